"""What an uploaded tile set may consist of, apart from what the reader needs to know of it.

The reader ignores what it does not need. But an answer holds a set as it was sent: with something else in it
than the published schema has (catalog/tile-set.schema.json), it would stop the pages and programs that read
it. Sets that were stored earlier are not checked again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from referee.game import JsonObject, Message, unknown_text
from referee.tiles.io.json_values import is_object
from referee.tiles.io.tile_set_reader import MOST_TEXT, MOST_TILES

KIND_FIELDS = {"shape", "sides", "letter"}
SET_TEXTS, TILE_TEXTS = ("halves", "start"), ("type", "note", "jcz")
EDGES = re.compile(r"\S{4}")
NUMBERS = ("cities", "beside")  # of features, in a feature


def wrong_values(data: JsonObject) -> Iterator[tuple[str, Message]]:
    """Yield the errors about values that the reader does not look at, which the schema excludes."""
    yield from ((name, _no_text()) for name in _no_texts(data, SET_TEXTS))
    if not all(isinstance(one, str) for one in _list(data.get("needs", []))):
        yield "needs", _no_text()
    for kind, row in data["kinds"].items() if is_object(data.get("kinds")) else ():
        if is_object(row):
            yield from ((f"kinds.{kind}.{name}", why) for name, why in _in_kind(row))
    rows = data["tiles"] if isinstance(data.get("tiles"), list) else []
    for number, row in enumerate(rows[:MOST_TILES]):
        if is_object(row):
            yield from ((f"tiles[{number}].{name}", why) for name, why in _in_tile(row))


def _in_kind(row: JsonObject) -> Iterator[tuple[str, Message]]:
    if not isinstance(row.get("letter", ""), str) or len(row.get("letter", "")) > 1:
        yield "letter", Message("input-plain-text", most=1)
    for name in sorted(row.keys() - KIND_FIELDS):
        yield name[:40], unknown_text("field", name, KIND_FIELDS)


def _in_tile(row: JsonObject) -> Iterator[tuple[str, Message]]:
    yield from ((name, _no_text()) for name in _no_texts(row, TILE_TEXTS))
    features = row["features"] if isinstance(row.get("features"), list) else []
    most = len(features) - 1
    if "edges" in row and not (isinstance(row["edges"], str) and EDGES.fullmatch(row["edges"])):
        yield "edges", Message("input-letters")
    if not all(isinstance(group, list) and _are_numbers(group) for group in _list(row.get("wagon", []))):
        yield "wagon", Message("input-wagon", most=most)
    for number, feature in enumerate(features):
        if not is_object(feature):
            yield f"features[{number}]", Message("input-feature-object")
            continue
        for name in NUMBERS:
            if not _are_numbers(_list(feature.get(name, []))):
                yield f"features[{number}].{name}", Message("input-feature-numbers", most=most)


def _no_text() -> Message:
    return Message("input-plain-text", most=MOST_TEXT)


def _list(value: object) -> list[object]:
    """Return a list; another value is a list with one wrong thing."""
    return value if isinstance(value, list) else [None]


def _are_numbers(values: list[object]) -> bool:
    return all(type(one) is int for one in values)


def _no_texts(row: JsonObject, names: tuple[str, ...]) -> list[str]:
    given = {name: row[name] for name in names if name in row}
    return [name for name, text in given.items() if not isinstance(text, str) or len(text) > MOST_TEXT]
