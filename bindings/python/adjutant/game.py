"""One game: make it, ask for the legal orders, answer, read what happened."""

import ctypes
import json
import threading
import weakref
from typing import Any, Callable, Dict, List, Optional, Tuple

from . import constants
from ._calls import Buffer, JsonOrText, call, encode
from ._native import Error, Event, Info, Order, Outcome, lib
from .errors import ConfigError, from_struct
from .library import config_check

ALL = constants.VIEWER_ALL


class Game:
    """A game in progress. Use it as a context manager, or call :meth:`close`; a forgotten one is freed with its object.

    Any thread may use it: buffers are guarded here, the game itself by the library.
    """

    def __init__(self, config: JsonOrText) -> None:
        data = encode(config)
        try:
            self._adopt(lambda out: call(lib.adj_game_new, data, len(data), out))
        except ConfigError as error:
            error.faults = config_check(config)
            raise

    @classmethod
    def load(cls, data: bytes) -> "Game":
        """A game from a save. The bytes are never trusted."""
        return cls._made(lambda out: call(lib.adj_game_load, data, len(data), out))

    @classmethod
    def replay(cls, record: JsonOrText, upto: Optional[int] = None) -> "Game":
        """A game from a record, played up to so many answers."""
        data = encode(record)
        most = 2**64 - 1 if upto is None else upto
        return cls._made(lambda out: call(lib.adj_game_replay, data, len(data), most, out))

    def clone(self, seed: int = 0) -> "Game":
        """A second game from here on: with the same dice to come (0), or with a new seed."""
        return type(self)._made(lambda out: call(lib.adj_game_clone, self._handle, seed, out))

    @classmethod
    def _made(cls, make: Callable[[int], None]) -> "Game":
        game = cls.__new__(cls)
        game._adopt(make)
        return game

    def _adopt(self, make: Callable[[int], None]) -> None:
        handle = ctypes.c_void_p()
        make(ctypes.addressof(handle))
        self._value = handle.value
        self._buffer = Buffer()
        self._orders = (Order * 64)()
        self._lock = threading.Lock()
        self._finalizer = weakref.finalize(self, lib.adj_game_free, handle.value)

    @property
    def _handle(self) -> int:
        if self._value is None:
            raise ValueError("this game is closed")
        return self._value

    def close(self) -> None:
        """Frees the game. Closing it again does nothing."""
        self._finalizer()
        self._value = None

    def __enter__(self) -> "Game":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def info(self, viewer: int = ALL) -> Info:
        """What is asked, of whom, and where the counters stand."""
        info = Info(struct_size=ctypes.sizeof(Info))
        call(lib.adj_game_info, self._handle, viewer, ctypes.addressof(info))
        return info

    def outcome(self) -> Outcome:
        """How the game ended; ``reason`` is 0 while it has not."""
        outcome = Outcome(struct_size=ctypes.sizeof(Outcome))
        call(lib.adj_game_outcome, self._handle, ctypes.addressof(outcome))
        return outcome

    def _text(self, function: Callable[..., int], *arguments: Any, spare: int = 1) -> bytes:
        with self._lock:
            return self._buffer.read(function, self._handle, *arguments, spare=spare)

    def view(self, viewer: int = ALL) -> Dict[str, Any]:
        """The table as this viewer sees it."""
        return json.loads(self._text(lib.adj_game_view, viewer))

    def text(self, what: int, viewer: int = ALL, since: int = 0) -> str:
        """Plain lines: ``constants.TEXT_TABLE``, ``TEXT_QUESTION`` or ``TEXT_EVENTS``."""
        return self._text(lib.adj_game_text, viewer, what, since).decode()

    def hash(self, viewer: int = ALL) -> int:
        """Hash of the position as this viewer knows it."""
        out = ctypes.c_uint64()
        call(lib.adj_game_hash, self._handle, viewer, ctypes.addressof(out))
        return out.value

    def orders(self, viewer: int = ALL) -> List[Order]:
        """The legal orders, in order."""
        count = ctypes.c_uint64()
        with self._lock:
            while True:
                error = Error(struct_size=ctypes.sizeof(Error))
                status = lib.adj_game_orders(
                    self._handle,
                    viewer,
                    ctypes.addressof(self._orders),
                    len(self._orders),
                    ctypes.addressof(count),
                    ctypes.addressof(error),
                )
                if status == constants.OK:
                    return [Order.from_buffer_copy(order) for order in self._orders[: count.value]]
                if status != constants.E_BUFFER:
                    raise from_struct(error)
                self._orders = (Order * (2 * count.value))()

    def orders_json(self, viewer: int = ALL) -> Dict[str, Any]:
        """The question with notation, label and all that a menu needs."""
        return json.loads(self._text(lib.adj_game_orders_json, viewer))

    def order_text(self, index: int, form: int = constants.TEXT_LABEL, viewer: int = ALL) -> str:
        """One order of the list: ``constants.TEXT_LABEL`` or ``TEXT_NOTATION``."""
        return self._text(lib.adj_game_order_text, viewer, index, form).decode()

    def check(self, notation: str, viewer: int = ALL) -> None:
        """Raises what :meth:`submit_text` would raise, and changes nothing."""
        data = notation.encode()
        call(lib.adj_game_check, self._handle, viewer, data, len(data))

    def submit(self, viewer: int, revision: int, index: int) -> None:
        """Answers by index; at a chance ``constants.INDEX_CHANCE`` lets the engine's stream answer."""
        call(lib.adj_game_submit, self._handle, viewer, revision, index)

    def submit_text(self, viewer: int, revision: int, notation: str) -> None:
        """Answers by notation."""
        data = notation.encode()
        call(lib.adj_game_submit_text, self._handle, viewer, revision, data, len(data))

    def stepper(self, viewer: int = ALL, most: int = 1024) -> Callable[[int, int], Tuple[Info, int]]:
        """A fast way to play: a function of (revision, index) that answers and gives the next info and how many orders it has.

        The info is the same object each time; read it before the next step.
        """
        info = Info(struct_size=ctypes.sizeof(Info))
        orders, count, error = (Order * most)(), ctypes.c_uint64(), Error(struct_size=ctypes.sizeof(Error))
        places = [ctypes.addressof(part) for part in (info, orders, count, error)]
        handle, function = self._handle, lib.adj_game_step

        def step(revision: int, index: int) -> Tuple[Info, int]:
            if function(handle, viewer, revision, index, places[0], places[1], most, places[2], places[3]):
                raise from_struct(error)
            return info, count.value

        step.orders = orders  # type: ignore[attr-defined]
        return step

    def resign(self, seat: int, cause: int = constants.CAUSE_RESIGN) -> None:
        """A seat gives up."""
        call(lib.adj_game_resign, self._handle, seat, cause)

    def agree_draw(self) -> None:
        """The seats have agreed on a draw."""
        call(lib.adj_game_agree_draw, self._handle)

    def events(self, since: int = 0, viewer: int = ALL) -> List[Event]:
        """The events with numbers above ``since``."""
        known = max(self.info(viewer).events - since, 0)
        events, count = (Event * known)(), ctypes.c_uint64()
        call(lib.adj_game_events, self._handle, viewer, since, ctypes.addressof(events), known, ctypes.addressof(count))
        return list(events)

    def events_json(self, since: int = 0, viewer: int = ALL) -> List[Dict[str, Any]]:
        """The same in words."""
        return json.loads(self._text(lib.adj_game_events_json, viewer, since))["events"]

    def undo(self, policy: int = constants.UNDO_SAME_CHANCE) -> None:
        """Takes back the last answer that was given, and the engine's dice after it."""
        call(lib.adj_game_undo, self._handle, policy)

    def save(self, viewer: int = ALL) -> bytes:
        """The game as bytes: whole, or as one viewer knows it."""
        return self._text(lib.adj_game_save, viewer, spare=0)

    def record(self) -> Dict[str, Any]:
        """Configuration and all answers: the replay."""
        return json.loads(self._text(lib.adj_game_record))
