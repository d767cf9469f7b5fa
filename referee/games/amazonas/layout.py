"""Layout rules of the tiles of this game, and of a whole box (CA-N1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.game import (
    Cell,
    JsonObject,
    Message,
    cited,
)
from referee.games.amazonas.marks import AMAZON, BANG, DOUBLE, MOUTH, STANDARD, START, TYPES
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.dividing_features import on_both_sides

RIVER = "amazon"
TO = ("to:junction", "to:rock", "to:amazon")
GOES_WITH = {  # the kinds of feature for a mark, and the rule
    "boats": (("tributary",), "CA-B1"),
    "fruit": (("tributary", "village"), "CA-R2"),
    "animals": (("jungle",), "CA-C5"),
    "caimans": ((RIVER,), "CA-L2"),
    "piranhas": ((RIVER,), "CA-L2"),
    **dict.fromkeys(TO, (("tributary",), "CA-R1")),
}
SYMBOLS = {"tributary": "CA-R1", "village": "CA-V1", "jungle": "CA-C3", RIVER: "CA-A1"}
IN_A_BOX = {STANDARD: 65, DOUBLE: 4, START: 1, MOUTH: 1}
BOX_COUNTS = {
    STANDARD: "input-box-standard",
    DOUBLE: "input-box-double",
    START: "input-box-start-boards",
    MOUTH: "input-box-mouths",
}
AMAZONS, BANGS = 15, 3
ANIMALS = ("caimans", "piranhas")
STRAIGHT = ([0, 2], [1, 3])  # N and S, or W and E
SIZES = {DOUBLE: ((1, 2), (2, 1)), START: ((2, 4), (4, 2))}


def parts(tile: Tile) -> dict[Cell, Tile]:
    """Return the parts of a tile by cell."""
    return {(0, 0): tile} if tile.large is None else tile.large.parts


def type_of(tile: Tile) -> str | None:
    """Return the tile's type, if it is one of the game's."""
    return next((word for word in TYPES if word in tile.marks), None)


def wrong_tile(tile: Tile) -> Iterator[Message]:
    """Yield what is impossible on a tile of this game, each with its rule."""
    kind = type_of(tile)
    if kind in (AMAZON, BANG):
        yield from _wrong_amazon(tile)
    elif kind in (DOUBLE, START):
        yield from _wrong_large(tile, kind)
    elif kind == MOUTH:
        if len(river_edges(tile)) != 1:
            yield cited("CA-E2", Message("input-mouth-edges", count=len(river_edges(tile))))
    elif RIVER in tile.kinds and kind == STANDARD:
        yield cited("CA-N1", Message("input-amazon-standard"))
    if tile.large is not None and kind not in (DOUBLE, START):
        yield cited("CA-N1", Message("input-amazon-cells"))
    if kind in (STANDARD, START, MOUTH) and any(mark in _marks(tile) for mark in ANIMALS):
        yield cited("CA-L2", Message("input-amazon-animals"))


def wrong_features(tile: Tile) -> Iterator[tuple[int, Message]]:
    """Yield what is impossible on a feature of one cell: its number there, and the reason with its rule."""
    for index, feature in enumerate(tile.features):
        for mark in feature.marks:
            kinds, id = GOES_WITH.get(mark, ((feature.kind,), ""))
            if feature.kind not in kinds:
                yield index, cited(id, _misplaced(mark, kinds, feature.kind))
        if feature.kind == "tributary":
            ends = [mark for mark in TO if mark in feature.marks]
            yield from ((index, why) for why in _wrong_ends(tile, len(feature.edges), ends))


def _misplaced(mark: str, kinds: tuple[str, ...], kind: str) -> Message:
    return Message("input-mark-elsewhere", mark=mark, features=kinds, feature=kind)


def start_of(data: JsonObject) -> str | None:
    """Return the start board that a catalog names."""
    start = data.get("start")
    return start if isinstance(start, str) else None


def undivided(tile: Tile) -> Iterator[Message]:
    """CA-C3: jungles that are on both sides of what should divide them."""
    found = {
        cited(
            "CA-C3",
            Message("input-undivided", tile=tile.id, area="jungle", sides=" ".join(jungle.sides), wall=kind),
        )
        for part in parts(tile).values()
        for kind, wall in _walls(part)
        for jungle in part.features
        if jungle.kind == "jungle" and on_both_sides(jungle.ports, wall)
    }
    yield from sorted(found)


def _walls(part: Tile) -> Iterator[tuple[str, set[int]]]:
    """Yield what divides jungles: villages, tributaries, the Amazon, and those that meet there together."""
    for feature in part.features:
        if feature.kind != "jungle":
            yield feature.kind, set(feature.ports)
    yield "tributary", {port for f in part.features if "to:junction" in f.marks for port in f.ports}
    flowing = [f for f in part.features if "to:amazon" in f.marks or f.kind == RIVER]
    yield RIVER, {port for feature in flowing for port in feature.ports}


def _wrong_ends(tile: Tile, edges: int, ends: list[str]) -> Iterator[Message]:
    """CA-R1: a tributary has two ends: edges, or features of the tile where it stops."""
    if edges == 1 and len(ends) != 1:
        yield cited(
            "CA-R1", Message("input-line-end", feature="tributary", ends=("junction", "rock", "amazon"))
        )
    elif edges == 2 and ends:
        yield cited("CA-R1", Message("input-line-no-end", feature="tributary", end=ends[0][3:]))
    elif edges not in (1, 2):
        yield cited("CA-R1", Message("input-line-edges", feature="tributary", count=edges))
    if "to:amazon" in ends and RIVER not in tile.kinds:
        yield cited("CA-R1", Message("input-line-nowhere", feature="tributary", end="amazon"))


def _wrong_amazon(tile: Tile) -> Iterator[Message]:
    """CA-N2: the Amazon runs straight through."""
    if tile.large is None and sorted(edge for _, edge in river_edges(tile)) not in STRAIGHT:
        yield cited("CA-N2", Message("input-amazon-straight"))


def _wrong_large(tile: Tile, kind: str) -> Iterator[Message]:
    """CA-A4, CA-S4: the size of double tiles and of the start board, and the edges where the Amazon leaves
    them."""
    width, height = (max(at) + 1 for at in zip(*parts(tile), strict=True))
    if (width, height) not in SIZES[kind]:
        rule, id = ("CA-A4", "input-double-size") if kind == DOUBLE else ("CA-S4", "input-start-board-size")
        yield cited(rule, Message(id, width=width, height=height))
        return
    edges = [edge for _, edge in river_edges(tile)]
    short = STRAIGHT[width > height]
    if kind == DOUBLE and sorted(edges) != short:
        yield cited("CA-N2", Message("input-amazon-double"))
    if kind == START and (len(edges) != 1 or edges[0] not in short):
        yield cited("CA-S4", Message("input-amazon-start"))


def river_edges(tile: Tile) -> list[tuple[Cell, int]]:
    """Return where the Amazon leaves a tile: cells and outer edges (0 to 3, N E S W)."""
    lying = parts(tile)
    return [
        (spot, edge)
        for spot, part in lying.items()
        for index, kind in enumerate(part.kinds)
        if kind == RIVER
        for edge, _ in part.connections.exits[index]
        if (spot[0] + (0, 1, 0, -1)[edge], spot[1] + (-1, 0, 1, 0)[edge]) not in lying
    ]


def _marks(tile: Tile) -> set[str]:
    return {mark for part in parts(tile).values() for feature in part.features for mark in feature.marks}


def odd_counts(counts: Mapping[str, int], tiles: Mapping[str, Tile]) -> Iterator[Message]:
    """Yield warnings about the numbers of a whole box (components according to the publication)."""
    found: dict[str | None, int] = {}
    for id, count in counts.items():
        if id in tiles:
            found[type_of(tiles[id])] = found.get(type_of(tiles[id]), 0) + count
    untyped = found.get(None, 0)
    if untyped:
        yield cited("CA-N1", Message("input-box-untyped", count=untyped))
    for kind, expected in IN_A_BOX.items():
        if found.get(kind, 0) != expected:
            yield cited("CA-S1", Message(BOX_COUNTS[kind], count=found.get(kind, 0), most=expected))
    amazons, bangs = found.get(AMAZON, 0) + found.get(BANG, 0), found.get(BANG, 0)
    if amazons != AMAZONS:
        yield cited("CA-S1", Message("input-box-amazon-tiles", count=amazons, most=AMAZONS))
    if bangs != BANGS:
        yield cited("CA-A5", Message("input-box-bangs", count=bangs, most=BANGS))
    for id in counts:
        if id in tiles and BANG in tiles[id].marks and not _marks(tiles[id]).isdisjoint(ANIMALS):
            yield cited("CA-Z6", Message("input-bang-animals", tile=id))
