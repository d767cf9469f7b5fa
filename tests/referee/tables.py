"""Random legal tables for property tests: built from a seed, so that a failure names it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from referee.games import game
from referee.tiles.io.catalog import TileSet, built_in, read
from referee.tiles.model.board import Board
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile

CARCASSONNE = game("carcassonne")
# Edges that no built-in set has yet: a tile whose edges fit anything and join nothing, two cities on one
# edge.
ODD: dict[str, Any] = {
    "id": "odd",
    "game": "carcassonne",
    "tiles": [
        {"id": "odd/abbey", "edges": "****", "features": [{"kind": "monastery"}]},
        {
            "id": "odd/split",
            "edges": "CCFC",
            "features": [
                {"kind": "city", "edges": ["N", "W"]},
                {"kind": "city", "edges": ["E"], "multi-edge": "N"},
                {"kind": "field", "halves": ["SL", "SR"], "cities": [0, 1]},
            ],
        },
        {
            "id": "odd/half",
            "edges": "CFFF",
            "features": [
                {"kind": "city", "halves": ["NL"]},
                {"kind": "city", "halves": ["NR"]},
                {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"], "cities": [0, 1]},
            ],
        },
        {
            "id": "odd/inner",
            "edges": "CCCC",
            "features": [
                {"kind": "city", "edges": ["N", "W"]},
                {"kind": "city", "edges": ["E", "S"], "pennants": 2},
                {"kind": "field", "halves": ["I"], "cities": [0, 1]},
            ],
        },
    ],
    "printings": {
        "odd": {
            "editions": ["C1"],
            "total": 12,
            "counts": {"odd/abbey": 4, "odd/split": 3, "odd/half": 3, "odd/inner": 2},
        }
    },
}


def odd_set() -> TileSet:
    """The set above, read."""
    base = built_in("base")
    return read(ODD, base.kinds, base.marks)


def box(*sets: TileSet) -> list[Tile]:
    """All copies of the tiles of some sets."""
    counted = Counter[str]()
    for tile_set in sets:
        counted.update(tile_set.counts["C1"])
    tiles = {id: tile for tile_set in sets for id, tile in tile_set.tiles.items()}
    return [tiles[id] for id in sorted(counted) for _ in range(counted[id])]


def random_board(seed: int, size: int, *sets: TileSet) -> list[tuple[tuple[int, int], Tile]]:
    """Tiles placed one after the other, preferably with many neighbours: (cell, turned tile)."""
    chance = random.Random(seed)
    tiles = box(*(sets or (built_in("base"),)))
    chance.shuffle(tiles)
    board = Board({})
    laid: list[tuple[tuple[int, int], Tile]] = []
    for tile in tiles:
        places = board.placements(tile)
        if not places or len(laid) == size:
            continue
        x, y, quarter = chance.choices(places, [4.0 ** board.around((x, y)) for x, y, _ in places])[0]
        turned = tile.turned(quarter)
        board = Board({**board.cells, (x, y): turned})
        laid.append(((x, y), turned))
    return laid


def random_position(seed: int, size: int, catalogs: tuple[Any, ...] = ("base",), **more: Any) -> TilePosition:
    """A random board with up to seven meeples per player, each on an unoccupied feature."""
    sets = [odd_set() if one is ODD else built_in(one) for one in catalogs]
    laid = random_board(seed, size, *sets)
    chance = random.Random(seed + 1)
    board = Board(dict(laid))
    taken: set[Region] = set()
    figures: list[Standing] = []
    for (x, y), tile in chance.sample(laid, len(laid)):
        index = chance.randrange(len(tile.features))
        kind, region = tile.kinds[index], board.region((x, y, index))
        player = chance.choice(("red", "blue"))
        crowded = region in taken and chance.random() < 0.7
        mine = sum(f.player == player for f in figures)
        if kind in ("city", "road", "monastery", "field") and not crowded and mine < 7:
            taken.add(region)
            figures.append(Standing(player, "meeple", x, y, Ref(kind, tile.names.at(index))))
    tiles = tuple(Laid(x, y, tile.id, 90 * tile.quarter) for (x, y), tile in laid)
    return TilePosition(
        "carcassonne",
        (PlayerSeat("red"), PlayerSeat("blue")),
        tiles,
        catalogs=catalogs,
        figures=tuple(figures),
        **more,
    )


def turned_name(side: str, quarter: int) -> str:
    """The name of a side after quarter turns of the whole table."""
    if side in ("I", "II"):
        return side
    return "NESW"[("NESW".index(side[0]) + quarter) % 4] + side[1:]


def turned_cell(x: int, y: int, quarter: int) -> tuple[int, int]:
    """A cell after quarter turns of the whole table."""
    for _ in range(quarter % 4):
        x, y = -y, x
    return x, y


def partition(
    board: Board,
) -> set[tuple[str, frozenset[tuple[int, int, int]], int, tuple[tuple[str, int], ...]]]:
    """The features of a board as plain values."""
    return {
        (r.kind, frozenset(r.pieces), r.open_edges, tuple(sorted(r.marks.items())))
        for r in board.regions.all()
    }
