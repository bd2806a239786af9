"""Adjutant: rules of science-fiction war games.

Make a :class:`Game`, ask for its orders, submit one, read what happened, until ``info().over``.
"""

from . import constants
from ._native import Event, Info, Order, Outcome
from .errors import (
    AdjutantError,
    ArgumentError,
    ConfigError,
    DataError,
    DivergedError,
    GoneError,
    HandleError,
    LimitError,
    OverError,
    PanicError,
    RuleError,
    StaleError,
    TextError,
    ViewerError,
)
from .game import Game
from .library import build_info, catalog, config_check, rulesets, schema, version

__all__ = [
    "AdjutantError",
    "ArgumentError",
    "ConfigError",
    "DataError",
    "DivergedError",
    "Event",
    "Game",
    "GoneError",
    "HandleError",
    "Info",
    "LimitError",
    "Order",
    "Outcome",
    "OverError",
    "PanicError",
    "RuleError",
    "StaleError",
    "TextError",
    "ViewerError",
    "build_info",
    "catalog",
    "config_check",
    "constants",
    "rulesets",
    "schema",
    "version",
]
