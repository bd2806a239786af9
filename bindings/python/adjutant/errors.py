"""Failures as exceptions: what the library says, in a type per status."""

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
        self.rule: str = error.rule.decode(errors="replace")
        self.subject: int = error.subject
        self.target: int = error.target
        self.message: str = error.message.decode(errors="replace")
        section = f" (rulebook: {self.rule})" if self.rule else ""
        super().__init__(f"{self.message or self.status_name}{section}")


class RuleError(AdjutantError):
    """Not a legal order: ``message`` and ``rule`` say why."""


class StaleError(AdjutantError):
    """The answer was given to a question that has gone."""


class ViewerError(AdjutantError):
    """Not this viewer's business."""


class OverError(AdjutantError):
    """The game is over."""


class GoneError(AdjutantError):
    """These events are not kept: take a view and go on from its ``events``."""


class DataError(AdjutantError):
    """A save or record that is damaged or of another kind."""


class DivergedError(AdjutantError):
    """A record that plays differently here; ``detail`` is the first answer that does."""


class LimitError(AdjutantError):
    """A bound on work, size or number."""


class ConfigError(AdjutantError):
    """A faulty configuration; ``faults`` lists all that is wrong with it."""

    faults: List[Dict[str, Any]] = []


_TYPES: Dict[int, Type[AdjutantError]] = {
    constants.E_RULE: RuleError,
    constants.E_STALE: StaleError,
    constants.E_VIEWER: ViewerError,
    constants.E_OVER: OverError,
    constants.E_GONE: GoneError,
    constants.E_DATA: DataError,
    constants.E_DIVERGED: DivergedError,
    constants.E_LIMIT: LimitError,
    constants.E_CONFIG: ConfigError,
}


def from_struct(error: Error) -> AdjutantError:
    """The exception for a filled error struct."""
    return _TYPES.get(error.status, AdjutantError)(error)
