"""One game: make it, ask for the legal orders, answer, read what happened."""

import ctypes
import json
import weakref
from functools import cached_property
from types import TracebackType
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Type, TypeVar, Union

from . import constants
from ._calls import Buffer, Document, Function, call, encode, faults_of, text_buffer
from ._native import Event, Info, Order, Outcome, lib
from .errors import ConfigError

ALL = constants.VIEWER_ALL

Some = TypeVar("Some", bound="Game")


class Game:
    """A game in progress. Use it as a context manager, or call :meth:`close`; a forgotten one is freed with its object.

    Any thread may use it: the library guards the game, and each buffer here has a lock of its own. A host that shows players
    what they see gives their seat as ``viewer`` everywhere; the default is the host's own eyes.
    """

    def __init__(self, config: Document) -> None:
        data = encode(config)
        try:
            self._adopt(lambda out: call(lib.adj_game_new, data, len(data), out))
        except ConfigError as error:
            error.faults = faults_of(data)
            raise

    @classmethod
    def load(cls: Type[Some], data: Union[bytes, bytearray, memoryview]) -> Some:
        """A game from a save. The bytes are never trusted."""
        data = bytes(data)
        return cls._made(lambda out: call(lib.adj_game_load, data, len(data), out))

    @classmethod
    def replay(cls: Type[Some], record: Document, upto: int = 2**64 - 1) -> Some:
        """A game from a record: its first ``upto`` answers, or all."""
        data = encode(record)
        return cls._made(lambda out: call(lib.adj_game_replay, data, len(data), upto, out))

    def clone(self: Some, seed: int = 0) -> Some:
        """A second game from here on: with the same dice to come (0), or with a new seed."""
        return self._made(lambda out: call(lib.adj_game_clone, self._handle, seed, out))

    @classmethod
    def _made(cls: Type[Some], make: Callable[[int], None]) -> Some:
        game = cls.__new__(cls)
        game._adopt(make)
        return game

    def _adopt(self, make: Callable[[int], None]) -> None:
        handle = ctypes.c_void_p()
        make(ctypes.addressof(handle))
        # The handle is a number that is only looked up, never followed and not soon used again. So it stays when the game is
        # closed: the library then refuses it, also when another thread closes the game in the middle of a call.
        self._handle = handle.value
        self._finalizer = weakref.finalize(self, lib.adj_game_free, handle.value)

    # The buffers are made at their first use: most copies that a player makes to look ahead need one of them only. Should two
    # threads make one at once, each reads through its own.

    @cached_property
    def _texts(self) -> Buffer:
        return text_buffer()

    @cached_property
    def _orders(self) -> Buffer:
        return Buffer(ctypes.sizeof(Order), 64)

    @cached_property
    def _events(self) -> Buffer:
        return Buffer(ctypes.sizeof(Event), 64)

    def close(self) -> None:
        """Frees the game. Closing it again does nothing; every other call is then a HandleError."""
        self._finalizer()

    def __enter__(self: Some) -> Some:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def info(self, viewer: int = ALL) -> Info:
        """What is asked, of whom, and where the counters stand."""
        info = Info()
        call(lib.adj_game_info, self._handle, viewer, ctypes.addressof(info))
        return info

    def outcome(self) -> Outcome:
        """How the game ended; ``reason`` is 0 while it has not."""
        outcome = Outcome()
        call(lib.adj_game_outcome, self._handle, ctypes.addressof(outcome))
        return outcome

    def _text(self, function: Function, *arguments: Any) -> str:
        return self._texts.read(function, self._handle, *arguments).decode()

    def _json(self, function: Function, *arguments: Any) -> Dict[str, Any]:
        document: Dict[str, Any] = json.loads(self._text(function, *arguments))
        return document

    def view(self, viewer: int = ALL) -> Dict[str, Any]:
        """The table as this viewer sees it."""
        return self._json(lib.adj_game_view, viewer)

    def text(self, what: int, viewer: int = ALL, since: int = 0) -> str:
        """Plain lines: ``constants.TEXT_TABLE``, ``TEXT_QUESTION`` or ``TEXT_EVENTS`` (after number ``since``)."""
        return self._text(lib.adj_game_text, viewer, what, since)

    def hash(self, viewer: int = ALL) -> int:
        """Hash of the position as this viewer knows it."""
        out = ctypes.c_uint64()
        call(lib.adj_game_hash, self._handle, viewer, ctypes.addressof(out))
        return out.value

    def orders(self, viewer: int = ALL) -> List[Order]:
        """The legal orders, in order."""
        return list(_items(Order, self._orders.read(lib.adj_game_orders, self._handle, viewer)))

    def orders_json(self, viewer: int = ALL) -> Dict[str, Any]:
        """The question with notation, label and all that a menu needs."""
        return self._json(lib.adj_game_orders_json, viewer)

    def order_text(self, index: int, form: int = constants.TEXT_LABEL, viewer: int = ALL) -> str:
        """One order of the list: ``constants.TEXT_LABEL`` or ``TEXT_NOTATION``."""
        return self._text(lib.adj_game_order_text, viewer, index, form)

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

    def step(self, viewer: int, revision: int, index: int) -> Tuple[Info, Sequence[Order]]:
        """Answers by index, and gives what is asked next and its orders: the fast way for scripts.

        The orders are made only when they are looked at. They are empty if this viewer is not asked next.
        """
        info = Info()
        data = self._orders.read(
            lib.adj_game_step,
            self._handle,
            viewer,
            revision,
            index,
            ctypes.addressof(info),
            again=(lib.adj_game_orders, self._handle, viewer),
        )
        return info, _items(Order, data)

    def resign(self, seat: int, cause: int = constants.CAUSE_RESIGN) -> None:
        """A seat gives up."""
        call(lib.adj_game_resign, self._handle, seat, cause)

    def agree_draw(self) -> None:
        """The seats have agreed on a draw."""
        call(lib.adj_game_agree_draw, self._handle)

    def events(self, since: int = 0, viewer: int = ALL) -> List[Event]:
        """The events with numbers above ``since``."""
        return list(_items(Event, self._events.read(lib.adj_game_events, self._handle, viewer, since)))

    def events_json(self, since: int = 0, viewer: int = ALL) -> List[Dict[str, Any]]:
        """The same in words."""
        events: List[Dict[str, Any]] = self._json(lib.adj_game_events_json, viewer, since)["events"]
        return events

    def undo(self, policy: int = constants.UNDO_SAME_CHANCE) -> None:
        """Takes back the last answer that was given, and the engine's dice after it."""
        call(lib.adj_game_undo, self._handle, policy)

    def save(self, viewer: int = ALL) -> bytes:
        """The game as bytes: whole, or as one viewer knows it."""
        return bytes(self._texts.read(lib.adj_game_save, self._handle, viewer))

    def record(self) -> Dict[str, Any]:
        """Configuration and all answers: the replay."""
        return self._json(lib.adj_game_record)


def _items(kind: Any, data: bytearray) -> Any:
    """The structs in these bytes; each becomes an object when it is looked at."""
    return (kind * (len(data) // ctypes.sizeof(kind))).from_buffer_copy(data)
