"""How the library is called: errors become exceptions, texts and lists come through buffers that grow."""

import ctypes
import json
import threading
from typing import Any, Callable, Mapping, Optional, Tuple, Union

from . import constants
from ._native import Error, lib
from .errors import from_struct

Function = Callable[..., int]
#: A configuration or a record: as JSON, or as what JSON would hold.
Document = Union[str, Mapping[str, Any]]


def call(function: Function, *arguments: Any) -> None:
    """Calls with an error struct at the end; a failure is raised."""
    error = Error()
    if function(*arguments, ctypes.addressof(error)) != constants.OK:
        raise from_struct(error)


class Buffer:
    """A place for what a function writes, ``item`` bytes each. It is kept between calls and grows when it is too small.

    One thread at a time uses it. The size is asked for again after it has grown: another thread may have changed the game
    meanwhile, so that it is too small once more.
    """

    def __init__(self, item: int, size: int) -> None:
        self._item = item
        self._lock = threading.Lock()
        self._count, self._error = ctypes.c_uint64(), Error()
        self._resize(size)

    def _resize(self, size: int) -> None:
        self._bytes = bytearray(size * self._item)
        self._first = ctypes.c_char.from_buffer(self._bytes)  # While it lives, the bytes stay where they are.
        self._places = (
            ctypes.addressof(self._first),
            size,
            ctypes.addressof(self._count),
            ctypes.addressof(self._error),
        )

    def read(self, function: Function, *arguments: Any, again: Optional[Tuple[Any, ...]] = None) -> bytearray:
        """Calls a function that fills a buffer, and gives a copy of what it wrote.

        ``again`` is the call that reads the items when there was too little room, for a function that must not be called
        twice because it has acted.
        """
        with self._lock:
            while True:
                status = function(*arguments, *self._places)
                count = self._count.value
                if status == constants.OK:
                    return self._bytes[: count * self._item]
                if status != constants.E_BUFFER:
                    raise from_struct(self._error)
                self._resize(2 * count + 1)  # A text needs one more than it says, for the NUL.
                if again:
                    function, *arguments = again  # type: ignore[assignment]


def text_buffer() -> Buffer:
    """A buffer for texts and saves."""
    return Buffer(1, 4096)


def read_json(function: Function, *arguments: Any) -> Any:
    """A document through a buffer of its own."""
    return json.loads(text_buffer().read(function, *arguments))


def encode(document: Document) -> bytes:
    """A configuration or record as UTF-8: a text as it is, anything else as JSON."""
    return (document if isinstance(document, str) else json.dumps(document)).encode()


def faults_of(data: bytes) -> Any:
    """All faults of a configuration."""
    return read_json(lib.adj_config_check, data, len(data))["faults"]
