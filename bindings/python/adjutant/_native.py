"""The C library: where it is, its structs, and the types of its functions.

Every function has argtypes and restype, handles and buffers are plain addresses (``c_void_p``), and nothing is ever returned as
``c_char_p``: so no pointer is cut short and no string is leaked.
"""

import ctypes
import os
import pathlib
import sys
from ctypes import c_char, c_char_p, c_int16, c_int32, c_uint16, c_uint32, c_uint64, c_void_p
from typing import Dict, List, Tuple

from . import constants


class Error(ctypes.Structure):
    """``adj_error``"""

    _fields_ = [
        ("struct_size", c_uint32),
        ("status", c_int32),
        ("reason", c_uint32),
        ("detail", c_uint32),
        ("rule", c_char * 24),
        ("subject", c_uint32),
        ("target", c_uint32),
        ("message", c_char * 208),
    ]


class Info(ctypes.Structure):
    """``adj_info``: what is asked, of whom, and where the counters stand."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("ruleset", c_uint32),
        ("revision", c_uint64),
        ("events", c_uint64),
        ("seat", c_int32),
        ("prompt", c_uint32),
        ("order_count", c_uint32),
        ("round", c_uint32),
        ("phase", c_uint32),
        ("over", c_uint32),
        ("seats", c_uint32),
        ("subject", c_uint32),
        ("answers", c_uint64),
        ("turn", c_int32),
        ("undoable", c_uint32),
        ("pending", c_uint32),
        ("reserved", c_uint32 * 5),
    ]


class Outcome(ctypes.Structure):
    """``adj_outcome``: how the game ended; ``reason`` is 0 while it has not."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("winner", c_int32),
        ("reason", c_uint32),
        ("seats", c_uint32),
        ("score", c_int32 * 4),
        ("result", c_int32 * 4),
        ("reserved", c_uint32 * 4),
    ]


class Order(ctypes.Structure):
    """``adj_order``: one legal order."""

    _fields_ = [
        ("kind", c_uint16),
        ("flags", c_uint16),
        ("card", c_uint16),
        ("place", c_uint16),
        ("subject", c_uint32),
        ("target", c_uint32),
        ("value", c_int32),
        ("action", c_uint32),
        ("weight", c_uint32),
        ("reserved", c_uint32),
    ]


class Event(ctypes.Structure):
    """``adj_event``: something that happened."""

    _fields_ = [
        ("number", c_uint64),
        ("kind", c_uint16),
        ("flags", c_uint16),
        ("seat", c_int16),
        ("card", c_uint16),
        ("subject", c_uint32),
        ("former", c_uint32),
        ("target", c_uint32),
        ("place", c_uint16),
        ("origin", c_uint16),
        ("value", c_int32),
        ("reserved", c_uint32),
    ]


_TEXT_OUT = [c_void_p, c_uint64, c_void_p]
_TEXT_IN = [c_char_p, c_uint64]
_ERROR = [c_void_p]

#: Argument types of every function that returns a status.
SIGNATURES: Dict[str, List[type]] = {
    "adj_check_abi": [c_uint32],
    "adj_build_info": _TEXT_OUT + _ERROR,
    "adj_rulesets": _TEXT_OUT + _ERROR,
    "adj_catalog": _TEXT_IN + _TEXT_OUT + _ERROR,
    "adj_schema": _TEXT_IN + _TEXT_OUT + _ERROR,
    "adj_config_check": _TEXT_IN + _TEXT_OUT + _ERROR,
    "adj_game_new": _TEXT_IN + [c_void_p] + _ERROR,
    "adj_game_clone": [c_void_p, c_uint64, c_void_p] + _ERROR,
    "adj_game_free": [c_void_p],
    "adj_game_info": [c_void_p, c_int32, c_void_p] + _ERROR,
    "adj_game_outcome": [c_void_p, c_void_p] + _ERROR,
    "adj_game_view": [c_void_p, c_int32] + _TEXT_OUT + _ERROR,
    "adj_game_text": [c_void_p, c_int32, c_uint32, c_uint64] + _TEXT_OUT + _ERROR,
    "adj_game_hash": [c_void_p, c_int32, c_void_p] + _ERROR,
    "adj_game_orders": [c_void_p, c_int32, c_void_p, c_uint64, c_void_p] + _ERROR,
    "adj_game_orders_json": [c_void_p, c_int32] + _TEXT_OUT + _ERROR,
    "adj_game_order_text": [c_void_p, c_int32, c_uint32, c_uint32] + _TEXT_OUT + _ERROR,
    "adj_game_check": [c_void_p, c_int32] + _TEXT_IN + _ERROR,
    "adj_game_submit": [c_void_p, c_int32, c_uint64, c_uint32] + _ERROR,
    "adj_game_submit_text": [c_void_p, c_int32, c_uint64] + _TEXT_IN + _ERROR,
    "adj_game_step": [c_void_p, c_int32, c_uint64, c_uint32, c_void_p, c_void_p, c_uint64, c_void_p] + _ERROR,
    "adj_game_resign": [c_void_p, c_int32, c_uint32] + _ERROR,
    "adj_game_agree_draw": [c_void_p] + _ERROR,
    "adj_game_events": [c_void_p, c_int32, c_uint64, c_void_p, c_uint64, c_void_p] + _ERROR,
    "adj_game_events_json": [c_void_p, c_int32, c_uint64] + _TEXT_OUT + _ERROR,
    "adj_game_undo": [c_void_p, c_uint32] + _ERROR,
    "adj_game_save": [c_void_p, c_int32] + _TEXT_OUT + _ERROR,
    "adj_game_load": [c_char_p, c_uint64, c_void_p] + _ERROR,
    "adj_game_record": [c_void_p] + _TEXT_OUT + _ERROR,
    "adj_game_replay": _TEXT_IN + [c_uint64, c_void_p] + _ERROR,
}

#: The functions that return something else: argument types and result.
OTHERS: Dict[str, Tuple[List[type], type]] = {
    "adj_abi_version": ([], c_uint32),
    "adj_version": ([], c_void_p),
    "adj_status_name": ([c_int32], c_void_p),
}


def _candidates() -> List[pathlib.Path]:
    name = {"win32": "adjutant.dll", "darwin": "libadjutant.dylib"}.get(sys.platform, "libadjutant.so")
    named = os.environ.get("ADJUTANT_LIBRARY")
    if named:
        path = pathlib.Path(named)
        return [path / name if path.is_dir() else path]
    here = pathlib.Path(__file__).resolve().parent
    checkout = here.parents[2] / "target"
    return [here / name, checkout / "release" / name, checkout / "debug" / name]


def _load() -> ctypes.CDLL:
    found = [path for path in _candidates() if path.exists()]
    if not found:
        tried = ", ".join(str(path) for path in _candidates())
        raise ImportError(f"the Adjutant library was not found (tried {tried}); set ADJUTANT_LIBRARY")
    library = ctypes.CDLL(str(found[0]))
    for name, arguments in SIGNATURES.items():
        function = getattr(library, name)
        function.argtypes, function.restype = arguments, c_int32
    for name, (arguments, result) in OTHERS.items():
        function = getattr(library, name)
        function.argtypes, function.restype = arguments, result
    if library.adj_check_abi(constants.ABI_VERSION) != constants.OK:
        raise ImportError(f"{found[0]} has another ABI than this package")
    return library


lib = _load()


def static_text(address: int) -> str:
    """A text that the library owns for ever."""
    return ctypes.string_at(address).decode()


__all__ = ["Error", "Event", "Info", "Order", "Outcome", "OTHERS", "SIGNATURES", "lib", "static_text"]
