"""The library itself: versions, rulesets, the catalogue, schemas, and checking a configuration."""

from typing import Any, Dict, List

from ._calls import Document, encode, faults_of, read_json
from ._native import lib, static_text
from .errors import ConfigError


def version() -> str:
    """The library's version."""
    return static_text(lib.adj_version())


def build_info() -> Dict[str, Any]:
    """What was built, and how many handles are alive."""
    info: Dict[str, Any] = read_json(lib.adj_build_info)
    return info


def rulesets() -> List[Dict[str, Any]]:
    """The rulesets with their scenarios, decks and options."""
    found: List[Dict[str, Any]] = read_json(lib.adj_rulesets)["rulesets"]
    return found


def catalog(config: Document) -> Dict[str, Any]:
    """All that a configuration can put on the table, with number and source, and the words of the ruleset."""
    data = encode(config)
    try:
        found: Dict[str, Any] = read_json(lib.adj_catalog, data, len(data))
    except ConfigError as error:
        error.faults = faults_of(data)
        raise
    return found


def schema(name: str) -> Dict[str, Any]:
    """A JSON Schema: config, pack, position, view, orders, events, record, catalog."""
    data = name.encode()
    found: Dict[str, Any] = read_json(lib.adj_schema, data, len(data))
    return found


def config_check(config: Document) -> List[Dict[str, Any]]:
    """All faults of a configuration; an empty list when it is good."""
    found: List[Dict[str, Any]] = faults_of(encode(config))
    return found
