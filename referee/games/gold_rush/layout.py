"""Layout of railroads, cities and mountains on a tile, and rules for every tile of a box."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from referee.game import JsonObject, Message, cited
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.dividing_features import on_both_sides

TO = ("to:city", "to:junction", "to:mountain")  # where a railroad with a single edge ends
ON_FEATURES = ("nuggets", "tipis", "horses", "locomotives", "exits", *TO)
GOES_WITH: Mapping[str, str] = {  # the kind of feature for a mark
    "nuggets": "mountain",
    "tipis": "prairie",
    "horses": "prairie",
    "locomotives": "railroad",
    "exits": "city",
    **dict.fromkeys(TO, "railroad"),
}
SYMBOLS = {"mountain": "GR-N1", "prairie": "GR-E7", "railroad": "GR-R3", "city": "GR-Y1", "junction": "GR-R1"}
MARKS: Mapping[str, str] = dict.fromkeys(ON_FEATURES, "feature")
COPY = re.compile(r"(.*/(?:01|12|26|47))[a-z]")  # a copy of one of the designs that differ in camps and herds
EXITS = (3, 4)  # GR-Y1: a city has three or four


def exits(tile: Tile, city: int) -> tuple[int, ...]:
    """Return the railroads of a tile that end in one of its cities: those that lead to the city or, if the
    tile has several, those marked as adjacent to this one."""
    cities = [index for index, kind in enumerate(tile.kinds) if kind == "city"]
    leading = [index for index, feature in enumerate(tile.features) if "to:city" in feature.marks]
    return tuple(
        index
        for index in leading
        if len(cities) == 1
        or city in tile.connections.beside[index]
        or index in tile.connections.beside[city]
    )


def wrong_features(tile: Tile) -> Iterator[tuple[int, Message]]:
    """Yield what is impossible on a tile of this game: the number of the feature, and the reason with its
    rule."""
    for index, feature in enumerate(tile.features):
        for mark in feature.marks:
            if GOES_WITH.get(mark, feature.kind) != feature.kind:
                where = Message(
                    "input-mark-elsewhere", mark=mark, features=(GOES_WITH[mark],), feature=feature.kind
                )
                yield index, cited(SYMBOLS[feature.kind], where)
        if feature.kind == "city":
            found = len(exits(tile, index))
            given = feature.marks.get("exits", found)
            if found not in EXITS:
                yield index, cited("GR-Y1", Message("input-city-exits", count=found))
            elif given != found:
                yield index, cited("GR-Y1", Message("input-exits-differ", given=given, count=found))
        elif feature.kind == "railroad":
            yield from ((index, why) for why in _wrong_ends(tile, index))


def _wrong_ends(tile: Tile, index: int) -> Iterator[Message]:
    """GR-R1: a railroad has two ends; each is an edge, or a feature of the tile where it stops."""
    feature = tile.features[index]
    ends = [mark.removeprefix("to:") for mark in TO if mark in feature.marks]
    if len(feature.edges) == 1 and len(ends) != 1:
        yield cited(
            "GR-R1", Message("input-line-end", feature="railroad", ends=("city", "junction", "mountain"))
        )
    elif len(feature.edges) == 2 and ends:
        yield cited("GR-R1", Message("input-line-no-end", feature="railroad", end=ends[0]))
    elif len(feature.edges) not in (1, 2):
        yield cited("GR-R1", Message("input-line-edges", feature="railroad", count=len(feature.edges)))
    for end in ends:
        if end != "junction" and end not in tile.kinds:
            yield cited("GR-R1", Message("input-line-nowhere", feature="railroad", end=end))


def undivided(tile: Tile) -> Iterator[Message]:
    """GR-W3: prairies that are on both sides of what should divide them."""
    found = {
        cited(
            "GR-W3",
            Message(
                "input-undivided", tile=tile.id, area="prairie", sides=" ".join(prairie.sides), wall=kind
            ),
        )
        for kind, wall in _walls(tile)
        for prairie in tile.features
        if prairie.kind == "prairie" and on_both_sides(prairie.ports, wall)
    }
    yield from sorted(found)


def _walls(tile: Tile) -> Iterator[tuple[str, set[int]]]:
    """Yield what divides prairies: mountains, railroads, and those that end in the same place together."""
    for index, feature in enumerate(tile.features):
        if feature.kind in ("mountain", "railroad"):
            yield feature.kind, set(feature.ports)
        elif feature.kind == "city":
            yield "city", {port for exit in exits(tile, index) for port in tile.features[exit].ports}
    for kind in ("junction", "mountain"):
        ends = [feature for feature in tile.features if f"to:{kind}" in feature.marks]
        there = [feature for feature in tile.features if feature.kind == kind]
        if ends and len(there) < 2:
            yield kind, {port for feature in (*ends, *there) for port in feature.ports}


def unlike(tiles: Mapping[str, Tile]) -> Iterator[Message]:
    """GR-Z1: the copies of four designs (01a, 01b, ...) differ in tipi camps and herds only."""
    first: dict[str, Tile] = {}
    for id, tile in sorted(tiles.items()):
        design = COPY.fullmatch(id)
        if design is not None:
            one = first.setdefault(design[1], tile)
            if _but_for_animals(one) != _but_for_animals(tile):
                yield cited("GR-Z1", Message("input-designs-differ", tile=id, other=one.id))


def _but_for_animals(tile: Tile) -> list[tuple[str, list[int], list[tuple[str, int]]]]:
    """Return what is the same on all copies of a design."""
    return sorted(
        (f.kind, sorted(f.ports), sorted((k, n) for k, n in f.marks.items() if k not in ("tipis", "horses")))
        for f in tile.features
    )


def start_wrong(tile: Tile) -> Message | None:
    """GR-S1: why a tile cannot be the start tile: it has one mountain, with a single nugget."""
    nuggets = [f.marks.get("nuggets", 0) for f in tile.features if f.kind == "mountain"]
    if nuggets == [1]:
        return None
    return cited("GR-S1", Message("input-start-tile", mountains=len(nuggets), nuggets=sum(nuggets)))


def odd_counts(counts: Mapping[str, int], tiles: Mapping[str, Tile], tokens: int) -> Iterator[Message]:
    """Yield warnings about the numbers of a whole box (GR-Z1): 72 tiles, nuggets for which there are
    tokens."""
    total = sum(counts.values())
    if total == 73:
        yield cited("GR-Z1", Message("input-box-73"))
    elif total != 72:
        yield cited("GR-Z1", Message("input-box-tiles", count=total, most=72))
    nuggets = sum(
        count * sum(f.marks.get("nuggets", 0) for f in tiles[id].features)
        for id, count in counts.items()
        if id in tiles
    )
    if nuggets > tokens:
        yield cited("GR-Z7", Message("input-box-nuggets", count=nuggets, most=tokens))


def start_of(data: JsonObject) -> str | None:
    """Return the start tile that a catalog names."""
    start = data.get("start")
    return start if isinstance(start, str) else None
