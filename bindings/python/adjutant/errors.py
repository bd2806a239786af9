"""Failures as exceptions: what the library says, in a type per status.

Two statuses have no type: ADJ_E_BUFFER, because buffers grow, and ADJ_E_ABI, which is an ImportError.
"""

from typing import Any, Dict, List, Type

from . import constants
from ._native import Error, lib, static_text


class AdjutantError(Exception):
    """A call failed. Nothing has changed."""

    def __init__(self, error: Error) -> None:
        self.status: int = error.status
        self.status_name: str = static_text(lib.adj_status_name(error.status))
        self.reason: int = error.reason
        self.detail: int = error.detail
        self.rule: str = error.rule.decode()
        self.subject: int = error.subject
        self.target: int = error.target
        self.message: str = error.message.decode()
        section = f" (rulebook: {self.rule})" if self.rule else ""
        super().__init__(f"{self.message or self.status_name}{section}")


class ArgumentError(AdjutantError, ValueError):
    """An unknown form, policy, cause or schema."""


class HandleError(AdjutantError, ValueError):
    """The game is closed. (A ValueError, as for a closed file.)"""


class TextError(AdjutantError, ValueError):
    """Text that is not UTF-8."""


class ViewerError(AdjutantError):
    """Not this viewer's business."""


class ConfigError(AdjutantError):
    """A faulty configuration; ``faults`` lists all that is wrong with it (not for a configuration inside a record)."""

    def __init__(self, error: Error) -> None:
        super().__init__(error)
        self.faults: List[Dict[str, Any]] = []


class DataError(AdjutantError):
    """A save or record that is damaged or of another kind."""


class StaleError(AdjutantError):
    """The answer was given to a question that has gone."""


class RuleError(AdjutantError):
    """Not a legal order: ``reason``, ``rule`` and ``message`` say why."""


class OverError(AdjutantError):
    """The game is over."""


class GoneError(AdjutantError):
    """These events are not kept: take a view and go on from its ``events``."""


class DivergedError(AdjutantError):
    """A record that plays differently here; ``detail`` is the first answer that does."""


class LimitError(AdjutantError):
    """A bound on work, size or number."""


class PanicError(AdjutantError):
    """A fault of the library; the game is as it was."""


_TYPES: Dict[int, Type[AdjutantError]] = {
    constants.E_ARGUMENT: ArgumentError,
    constants.E_HANDLE: HandleError,
    constants.E_UTF8: TextError,
    constants.E_VIEWER: ViewerError,
    constants.E_CONFIG: ConfigError,
    constants.E_DATA: DataError,
    constants.E_STALE: StaleError,
    constants.E_RULE: RuleError,
    constants.E_OVER: OverError,
    constants.E_GONE: GoneError,
    constants.E_DIVERGED: DivergedError,
    constants.E_LIMIT: LimitError,
    constants.E_PANIC: PanicError,
}


def from_struct(error: Error) -> AdjutantError:
    """The exception for a filled error struct."""
    return _TYPES.get(error.status, AdjutantError)(error)
