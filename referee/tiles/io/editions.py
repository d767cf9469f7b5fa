"""Editions of a tile set and its version."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable

from referee.game import JsonObject
from referee.tiles.io.json_values import is_object

EDITIONS = {"1": ["C1"], "2": ["C2", "C3"], "3": ["C3"], "3.1": ["C31"]}  # by the suffix of a printing's name
PROVENANCES = ("published", "stand-in", "user")


def version_of(data: JsonObject) -> str:
    """Return a hash of a set's content."""
    content = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(content.encode("utf-8", "backslashreplace")).hexdigest()[:16]


def editions_of(names: Iterable[str]) -> dict[str, list[str]]:
    """Return the editions meant by the suffixes of a set's printings, as in the tile facts: ":1" is the
    first, ":2" the second and, unless there is a ":3", the third, ":3.1" the later printing of that."""
    ends = {name: name.rsplit(":", 1)[-1] for name in names}
    third = "3" in ends.values()
    return {name: ["C2"] if end == "2" and third else EDITIONS.get(end, []) for name, end in ends.items()}


def printing_of(row: object, by_name: list[str]) -> tuple[object, ...]:
    """Return counts, printed total, editions (default: `by_name`) and start tile. As in the tile facts, a
    printing may consist of its counts alone."""
    if is_object(row) and "counts" not in row and all(type(n) is int for n in row.values()):
        return row, None, by_name, ""
    if not is_object(row):
        return None, None, [], ""
    return row.get("counts"), row.get("total"), row.get("editions", by_name), row.get("start", "")
