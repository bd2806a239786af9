"""The C library: where it is, its structs, and the types of its functions.

Every function has argtypes and restype, handles and buffers are plain addresses (``c_void_p``), and nothing is ever returned as
``c_char_p``: so no pointer is cut short and no string is leaked. Numbers that do not fit are refused: ctypes would cut them
silently, and a viewer 4294967294 from the network would become -2, who sees everything.
"""

import ctypes
import os
import pathlib
import sys
from ctypes import c_char, c_char_p, c_int16, c_int32, c_uint16, c_uint32, c_uint64, c_void_p
from typing import Any, Dict, List

from . import constants


class _Struct(ctypes.Structure):
    """A struct that shows what is in it."""

    def __repr__(self) -> str:
        values = {name: getattr(self, name) for name, *_ in self._fields_ if name not in ("struct_size", "reserved")}
        shown = {name: list(value) if isinstance(value, ctypes.Array) else value for name, value in values.items()}
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


class _Sized(_Struct):
    """A struct that tells the library its size, and so is ready to be filled as soon as it is made."""

    def __init__(self) -> None:
        self.struct_size = ctypes.sizeof(self)


class Error(_Sized):
    """``adj_error``: why a call failed."""

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


class Info(_Sized):
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


class Outcome(_Sized):
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


class Order(_Struct):
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


class Event(_Struct):
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


def _misfit(value: Any, kind: str) -> OverflowError:
    return OverflowError(f"{value} does not fit into {kind}")


class Int32(c_int32):
    """An ``int32_t`` argument that must fit."""

    @classmethod
    def from_param(cls, value: Any) -> c_int32:
        if -(2**31) <= value < 2**31:
            return c_int32(value)
        raise _misfit(value, "int32_t")


class UInt32(c_uint32):
    """A ``uint32_t`` argument that must fit."""

    @classmethod
    def from_param(cls, value: Any) -> c_uint32:
        if 0 <= value < 2**32:
            return c_uint32(value)
        raise _misfit(value, "uint32_t")


class UInt64(c_uint64):
    """A ``uint64_t`` argument that must fit."""

    @classmethod
    def from_param(cls, value: Any) -> c_uint64:
        if 0 <= value < 2**64:
            return c_uint64(value)
        raise _misfit(value, "uint64_t")


# Lengths are Python's own and always fit.
_OUT: List[Any] = [c_void_p, c_uint64, c_void_p]
_TEXT: List[Any] = [c_char_p, c_uint64]
_ERROR: List[Any] = [c_void_p]

#: Argument types of every function.
SIGNATURES: Dict[str, List[Any]] = {
    "adj_abi_version": [],
    "adj_check_abi": [UInt32],
    "adj_version": [],
    "adj_status_name": [Int32],
    "adj_build_info": _OUT + _ERROR,
    "adj_rulesets": _OUT + _ERROR,
    "adj_catalog": _TEXT + _OUT + _ERROR,
    "adj_schema": _TEXT + _OUT + _ERROR,
    "adj_config_check": _TEXT + _OUT + _ERROR,
    "adj_game_new": _TEXT + [c_void_p] + _ERROR,
    "adj_game_clone": [c_void_p, UInt64, c_void_p] + _ERROR,
    "adj_game_free": [c_void_p],
    "adj_game_info": [c_void_p, Int32, c_void_p] + _ERROR,
    "adj_game_outcome": [c_void_p, c_void_p] + _ERROR,
    "adj_game_view": [c_void_p, Int32] + _OUT + _ERROR,
    "adj_game_text": [c_void_p, Int32, UInt32, UInt64] + _OUT + _ERROR,
    "adj_game_hash": [c_void_p, Int32, c_void_p] + _ERROR,
    "adj_game_orders": [c_void_p, Int32] + _OUT + _ERROR,
    "adj_game_orders_json": [c_void_p, Int32] + _OUT + _ERROR,
    "adj_game_order_text": [c_void_p, Int32, UInt32, UInt32] + _OUT + _ERROR,
    "adj_game_check": [c_void_p, Int32] + _TEXT + _ERROR,
    "adj_game_submit": [c_void_p, Int32, UInt64, UInt32] + _ERROR,
    "adj_game_submit_text": [c_void_p, Int32, UInt64] + _TEXT + _ERROR,
    "adj_game_step": [c_void_p, Int32, UInt64, UInt32, c_void_p] + _OUT + _ERROR,
    "adj_game_resign": [c_void_p, Int32, UInt32] + _ERROR,
    "adj_game_agree_draw": [c_void_p] + _ERROR,
    "adj_game_events": [c_void_p, Int32, UInt64] + _OUT + _ERROR,
    "adj_game_events_json": [c_void_p, Int32, UInt64] + _OUT + _ERROR,
    "adj_game_undo": [c_void_p, UInt32] + _ERROR,
    "adj_game_save": [c_void_p, Int32] + _OUT + _ERROR,
    "adj_game_load": _TEXT + [c_void_p] + _ERROR,
    "adj_game_record": [c_void_p] + _OUT + _ERROR,
    "adj_game_replay": _TEXT + [UInt64, c_void_p] + _ERROR,
}

#: Results of the functions that return no status.
RESULTS: Dict[str, Any] = {"adj_abi_version": c_uint32, "adj_version": c_void_p, "adj_status_name": c_void_p}


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
    tried = _candidates()
    path = next((path for path in tried if path.exists()), None)
    if path is None:
        places = ", ".join(str(path) for path in tried)
        raise ImportError(f"the Adjutant library was not found (tried {places}); set ADJUTANT_LIBRARY")
    # CDLL, not PyDLL: other Python threads run while the library works.
    library = ctypes.CDLL(str(path))
    try:
        for name, arguments in SIGNATURES.items():
            function = getattr(library, name)
            function.argtypes, function.restype = arguments, RESULTS.get(name, c_int32)
    except AttributeError as error:
        raise ImportError(f"{path} is no Adjutant library that this package knows: {error}") from error
    if library.adj_check_abi(constants.ABI_VERSION) != constants.OK:
        raise ImportError(f"{path} has ABI {library.adj_abi_version()}, this package {constants.ABI_VERSION}")
    return library


lib = _load()


def static_text(address: int) -> str:
    """A text that the library owns for ever."""
    return ctypes.string_at(address).decode()
