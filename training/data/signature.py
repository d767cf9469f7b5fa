"""Signatures of turned tiles: equal signatures are equivalent under the rules. Gardens are decoration."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from training.synthetic.scans import FACTS

HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
EDGES = "NESW"


def turned(where: str, quarters: int) -> str:
    if where in HALVES:
        return HALVES[(HALVES.index(where) + 2 * quarters) % 8]
    return EDGES[(EDGES.index(where) + quarters) % 4] if where in EDGES else where


def signature(tile: Mapping[str, Any], quarters: int) -> tuple[Any, ...]:
    """Return the features with their turned edges and marks, in a fixed order."""
    rows: list[Any] = []
    for feature in tile["features"]:
        if feature["kind"] == "garden":
            continue
        spots = feature.get("edges", feature.get("halves", []))
        extra = sorted(
            (k, str(v))
            for k, v in feature.items()
            if k not in ("kind", "edges", "halves", "cities", "multi-edge")
        )
        rows.append((feature["kind"], tuple(sorted(turned(s, quarters) for s in spots)), tuple(extra)))
    rows += [("mark", (), str(sorted(mark.items(), key=str))) for mark in tile.get("marks", ())]
    return tuple(sorted(rows, key=str))


def least_turns() -> dict[tuple[str, int], int]:
    """Return for each (tile, turn) the smallest equivalent turn."""
    least = {}
    for path in sorted(FACTS.glob("*.json")):
        for data in json.loads(path.read_text())["tiles"]:
            signs = [signature(data, turn) for turn in range(4)]
            for turn in range(4):
                least[data["id"], turn] = signs.index(signs[turn])
    return least
