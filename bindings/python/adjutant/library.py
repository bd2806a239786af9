"""The library itself: versions, rulesets, the catalogue, schemas, and checking a configuration."""

import json
from typing import Any, Dict, List

from ._calls import JsonOrText, encode, read_text
from ._native import lib, static_text


def version() -> str:
    """The library's version."""
    return static_text(lib.adj_version())


def build_info() -> Dict[str, Any]:
    """What was built, and how many handles are alive."""
    return json.loads(read_text(lib.adj_build_info))


def rulesets() -> List[Dict[str, Any]]:
    """The rulesets with their scenarios, decks and options."""
    return json.loads(read_text(lib.adj_rulesets))["rulesets"]


def catalog(config: JsonOrText) -> Dict[str, Any]:
    """Every card, unit and map of a configuration with number and provenance, and the words of the ruleset."""
    data = encode(config)
    return json.loads(read_text(lib.adj_catalog, data, len(data)))


def schema(name: str) -> Dict[str, Any]:
    """A JSON Schema: config, pack, position, view, orders, events, record, catalog."""
    data = name.encode()
    return json.loads(read_text(lib.adj_schema, data, len(data)))


def config_check(config: JsonOrText) -> List[Dict[str, Any]]:
    """All faults of a configuration; an empty list when it is good."""
    data = encode(config)
    return json.loads(read_text(lib.adj_config_check, data, len(data)))["faults"]
