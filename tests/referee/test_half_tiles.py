"""Half tiles: two of them fill a cell, and what boards remember of them equals a full computation."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games import game
from referee.match import Entry, PlayedMatch
from referee.tiles.io.catalog import built_in, read
from referee.tiles.model import regions
from referee.tiles.model.board import Board
from referee.tiles.model.board_parts.partition import partition as regions_at_once
from referee.tiles.model.half_tiles import laid_on, parts
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition
from referee.tiles.model.tile import Tile
from referee.tiles.play.legal.placements import by_edges
from tests.examples import tries
from tests.referee.tables import box, partition

CARCASSONNE = game("carcassonne")
HALVES = built_in("halflings")
seeds = st.integers(0, 10**6)
few = tries(20)
Cells = list[tuple[tuple[int, int], Tile]]


def random_halves(seed: int, size: int) -> Cells:
    """Whole and half tiles placed one after the other wherever they may lie: (cell, turned tile)."""
    chance = random.Random(seed)
    tiles = [*box(built_in("base")), *box(HALVES), *box(HALVES)]
    chance.shuffle(tiles)
    laid: Cells = []
    table = CARCASSONNE.load(
        TilePosition("carcassonne", (PlayerSeat("red"),), (), catalogs=("base", "halflings"))
    )
    for tile in tiles[:size]:
        places = CARCASSONNE.placing.placements(table, tile.id)
        if places:
            x, y, rotation = chance.choice(places)[:3]
            step = CARCASSONNE.play(table, Place("red", tile.id, x, y, rotation), insist=True)
            table = CARCASSONNE.load(CARCASSONNE.position(step.state))
            laid.append(((x, y), tile.turned(rotation // 90)))
    return laid


def board_of(laid: Cells) -> Board:
    cells: dict[tuple[int, int], Tile] = {}
    for cell, tile in laid:
        cells[cell] = laid_on(cells, cell, tile)
    return Board(cells)


@given(seeds, st.integers(2, 50))
@few
def test_regions_are_the_same_by_every_way_to_find_them(seed: int, size: int) -> None:
    laid = random_halves(seed, size)
    whole, carried, one_by_one = board_of(laid), Board({}), set()
    for cell, tile in laid:
        carried = carried.lay(cell, laid_on(carried.cells, cell, tile))
        carried.regions.all()
    at_once = regions_at_once(whole.cells)
    assert at_once is not None
    for piece in at_once:
        region = regions.flood(whole.cells, piece)
        assert region is not None
        marks = tuple(sorted(region.marks.items()))
        one_by_one.add((region.kind, frozenset(region.pieces), region.open_edges, marks))
    assert one_by_one == partition(whole) == partition(carried)
    assert carried.needs.by_cell == whole.needs.by_cell
    assert all(carried.needs.by_cell.values()), "no cell is beside a tile where that has no edge"
    assert dict(carried.copies) == dict(whole.copies)
    assert sum(whole.copies.values()) == len(laid)


@given(seeds, st.integers(2, 40), st.integers(1, 3))
@few
def test_turning_the_whole_board_changes_nothing(seed: int, size: int, quarter: int) -> None:
    laid = random_halves(seed, size)

    def moved(x: int, y: int) -> tuple[int, int]:
        return ((x, y), (-y, x), (-x, -y), (y, -x))[quarter]

    other = board_of([(moved(*cell), tile.turned(quarter)) for cell, tile in laid])
    there = {
        (k, frozenset((*moved(x, y), i) for x, y, i in p), o, m) for k, p, o, m in partition(board_of(laid))
    }
    assert partition(other) == there


@given(seeds, st.integers(2, 30))
@few
def test_a_listed_placement_is_legal_and_pays_what_it_promises(seed: int, size: int) -> None:
    laid = random_halves(seed, size)
    tiles = tuple(Laid(*cell, tile.id, 90 * tile.quarter) for cell, tile in laid)
    table = CARCASSONNE.load(
        TilePosition("carcassonne", (PlayerSeat("red"), PlayerSeat("blue")), tiles, options=PLAYED, held=HELD)
    )
    assert CARCASSONNE.position(table).tiles == tuple(sorted(tiles, key=lambda one: first_at(tiles, one)))
    for id in sorted(HALVES.tiles)[seed % 5 :: 5]:
        listed = {(p.x, p.y, p.rotation) for p in CARCASSONNE.placing.placements(table, id, "red")}
        cells = {(x + dx, y + dy) for (x, y), _ in laid for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        for x, y in cells:
            for rotation in (0, 90, 180, 270):
                reasons = CARCASSONNE.check(table, Place("red", id, x, y, rotation)).reasons
                at_cell = [one for one in reasons if one.key != "no_copy_left"]
                assert ((x, y, rotation) in listed) == (not at_cell) or any(
                    one.key == "no_copy_left" for one in reasons
                )


@given(seeds, st.integers(2, 30))
@few
def test_a_board_knows_every_place_of_a_half_tile(seed: int, size: int) -> None:
    """Next to another half as well: whether a tile fits anywhere decides when the game is over."""
    tiles = tuple(Laid(*cell, tile.id, 90 * tile.quarter) for cell, tile in random_halves(seed, size))
    table = CARCASSONNE.load(
        TilePosition("carcassonne", (PlayerSeat("red"),), tiles, catalogs=("base", "halflings"))
    )
    for tile in [*HALVES.tiles.values()][seed % 5 :: 5]:
        listed = [(*cell, lying.quarter) for cell, lying in by_edges(table, tile)]
        assert table.board.placements(tile) == sorted(listed)


PLAYED: dict[str, Any] = {"expansions": ["halflings"]}
HELD = {"red": {"halfling": 3}, "blue": {"halfling": 3}}


def first_at(tiles: tuple[Laid, ...], one: Laid) -> int:
    """The place of the first tile on the cell of a tile."""
    return next(number for number, other in enumerate(tiles) if (other.x, other.y) == (one.x, one.y))


def test_a_match_with_halves_is_replayed_and_taken_back() -> None:
    seats = (PlayerSeat("red"), PlayerSeat("blue"))
    match = PlayedMatch.begin(CARCASSONNE, TilePosition("carcassonne", seats, (), options=PLAYED))
    for move in (
        Place("red", "halflings/2.1", 1, 0, 0),
        Deploy("red", "meeple", 1, 0, Ref("road", ("W",))),
        EndTurn("red"),
        Place("blue", "base/U", 0, 1, 0),
        EndTurn("blue"),
        Place("red", "halflings/2.4", 1, 0, 180),
        Deploy("red", "meeple", 1, 0, Ref("field", ("NL",))),
        EndTurn("red"),
    ):
        match = match.add(Entry((move,)))
    position = match.position
    assert [(one.x, one.y, one.tile) for one in position.tiles if (one.x, one.y) == (1, 0)] == [
        (1, 0, "halflings/2.1"),
        (1, 0, "halflings/2.4"),
    ]
    assert position.held is not None
    assert position.held["red"]["halfling"] == 1
    assert CARCASSONNE.position(CARCASSONNE.load(position)) == position
    back = match.take_back(3)
    assert Laid(1, 0, "halflings/2.4", 180) not in back.position.tiles
    assert back.position.held is not None
    assert back.position.held["red"]["halfling"] == 2


def test_an_inline_half_is_written_as_it_was_sent() -> None:
    mine = {
        "id": "mine/half",
        "edges": "**FF",
        "features": [{"kind": "field", "halves": ["SL", "SR", "WL", "WR"], "diagonal": "true"}],
        "marks": ["half"],
    }
    tiles = (Laid(0, 0, "base/D", 0), Laid(0, 1, mine, 90), Laid(0, 1, "halflings/2.4", 270))
    position = TilePosition("carcassonne", (PlayerSeat("red"),), tiles, catalogs=("base", "halflings"))
    assert CARCASSONNE.position(CARCASSONNE.load(position)).tiles == tiles


@pytest.mark.parametrize(
    ("edges", "features"),
    [
        ("FFFF", [{"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}]),
        ("**F*", [{"kind": "field", "halves": ["SL", "SR"]}]),
    ],
)
def test_a_marked_tile_with_other_edges_is_a_whole_one(edges: str, features: list[dict[str, Any]]) -> None:
    base = built_in("base")
    row = {"id": "mine/one", "edges": edges, "features": features, "marks": ["half"]}
    marks = {"half": "half"}
    tile = read({"id": "mine", "game": "carcassonne", "tiles": [row]}, base.kinds, marks).tiles["mine/one"]
    assert not tile.special.half
    assert not tile.edges.absent
    assert parts(tile) == (tile,)


def test_figures_on_both_halves_keep_their_features() -> None:
    tiles = (Laid(0, 0, "base/D", 0), Laid(1, 0, "halflings/2.8", 180), Laid(1, 0, "halflings/2.6", 0))
    figures = (
        Standing("red", "meeple", 1, 0, Ref("road", ("I",))),
        Standing("blue", "meeple", 1, 0, Ref("road", ("II",))),
        Standing("blue", "meeple", 1, 0, Ref("field", ("II",))),
    )
    seats = (PlayerSeat("red"), PlayerSeat("blue"))
    position = TilePosition("carcassonne", seats, tiles, figures=figures, options=PLAYED)
    assert CARCASSONNE.position(CARCASSONNE.load(position)).figures == figures
