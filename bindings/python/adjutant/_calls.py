"""How the library is called: errors become exceptions, texts and lists come through buffers that grow."""

import ctypes
import json
from typing import Any, Callable, Union

from . import constants
from ._native import Error
from .errors import from_struct

JsonOrText = Union[str, dict]


def call(function: Callable[..., int], *arguments: Any) -> None:
    """Calls with an error struct at the end; a failure is raised."""
    error = Error(struct_size=ctypes.sizeof(Error))
    if function(*arguments, ctypes.addressof(error)) != constants.OK:
        raise from_struct(error)


class Buffer:
    """A buffer that is kept between calls and grows when it is too small."""

    def __init__(self, size: int = 4096) -> None:
        self._buffer = ctypes.create_string_buffer(size)
        self._needed = ctypes.c_uint64()

    def read(self, function: Callable[..., int], *arguments: Any, spare: int = 1) -> bytes:
        """Calls a function that fills a buffer; ``spare`` is 1 for the NUL behind a text and 0 for bytes."""
        while True:
            error = Error(struct_size=ctypes.sizeof(Error))
            address, needed = ctypes.addressof(self._buffer), ctypes.addressof(self._needed)
            status = function(*arguments, address, len(self._buffer), needed, ctypes.addressof(error))
            if status == constants.OK:
                return ctypes.string_at(address, self._needed.value)
            if status != constants.E_BUFFER:
                raise from_struct(error)
            self._buffer = ctypes.create_string_buffer(2 * (self._needed.value + spare))


def read_text(function: Callable[..., int], *arguments: Any) -> str:
    """A text through a buffer of its own."""
    return Buffer().read(function, *arguments).decode()


def encode(document: JsonOrText) -> bytes:
    """A configuration or record as UTF-8: a text as it is, anything else as JSON."""
    return (document if isinstance(document, str) else json.dumps(document)).encode()
