"""The gaps of unfinished features, compared with placing every tile in every gap."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import Cell
from referee.games import game
from referee.tiles.lookahead import gaps, unfillable_cells
from referee.tiles.lookahead.exact_odds import Near, TooMany, apart, chance_of_one
from referee.tiles.lookahead.gaps import Unfinished
from referee.tiles.model.board import Board
from referee.tiles.model.moves import EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition
from referee.tiles.model.tile import Tile
from referee.tiles.rules.table import Table
from tests.examples import tries
from tests.referee.plays import CARCASSONNE, Player

OPTIONS: tuple[dict[str, Any], ...] = (
    {"edition": "C1"},
    {"edition": "C1", "expansions": ["hills-and-sheep", "abbey", "inns-and-cathedrals"]},
    {"edition": "C2", "expansions": ["abbot", "river"]},
)
NOTHING = dict.fromkeys((f"base/{code}" for code in "ABCDEFGHIJKLMNOPQRSTUVWX"), 0)
SEATS = (PlayerSeat("red", points=0), PlayerSeat("blue", points=0))


def table_of(*tiles: tuple[int, int, str, int], **more: Any) -> Table:
    laid = tuple(Laid(x, y, f"base/{tile}", 90 * quarter) for x, y, tile, quarter in tiles)
    return CARCASSONNE.load(TilePosition("carcassonne", SEATS, laid, {"edition": "C1"}, **more))


def feature(table: Table, kind: str, cell: Cell) -> Unfinished:
    found = [one for one in gaps.unfinished(table) if one.report.kind == kind and cell in one.report.tiles]
    assert len(found) == 1
    return found[0]


def laid(board: Board, cell: Cell, tiles: list[Tile]) -> Iterator[tuple[Tile, Board]]:
    """The board with each of the tiles, turned each way in which it fits the cell."""
    for tile in tiles:
        for quarter in range(4):
            turned = tile.turned(quarter)
            if all(turned.edges.accepts(edge, wanted) for edge, wanted in enumerate(board.needs.faces(cell))):
                yield turned, board.lay(cell, turned)


def on_its_course(cell: Cell, tile: Tile) -> bool:
    """The Amazon flows east from the start board at the origin, in row 0, and nothing else is in that row."""
    if not tile.id.startswith("amazonas/"):
        return True
    return ("amazon" in tile.kinds) == (cell[1] == 0 and cell[0] > 3)


def closing(table: Table, one: Unfinished) -> set[tuple[str, ...]]:
    """The tiles (one per gap) that complete a feature, found by placing them."""
    left = unfillable_cells.box(table) or {}
    tiles = [table.library.tiles[id] for id, count in left.items() if count]
    boards: list[tuple[tuple[str, ...], Board]] = [((), table.board)]
    for hole in one.holes:
        boards = [
            ((*ids, tile.id), after)
            for ids, board in boards
            for tile, after in laid(board, hole.cell, tiles)
            if on_its_course(hole.cell, tile)
        ]
    return {ids for ids, board in boards if table.looking_at(board).done(board.region(one.piece))}


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
@tries(12)
def test_holes_are_closed_by_exactly_the_tiles_that_close_them(seed: int, options: dict[str, Any]) -> None:
    player = Player.sits_down(seed, options)
    for _ in player.plays(16):
        pass
    table, chance = player.match.state, random.Random(seed)
    few = [one for one in gaps.unfinished(table) if one.listed and 1 <= len(one.holes) <= 2]
    beside = [one for one in few if len(one.holes) == 2 and _beside(one)]
    for one in {*chance.sample(few, min(3, len(few))), *beside[:2]}:
        expected = closing(table, one)
        if len(one.holes) == 1:
            assert {(tile,) for tile in one.holes[0].copies} == expected
        else:
            assert one.pairs == expected


@pytest.mark.parametrize("name", ["gold-rush", "amazonas"])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=4)
def test_holes_of_other_games(name: str, seed: int) -> None:
    """Features that complete through others, cliffs and junctions."""
    played, chance = game(name), random.Random(seed)
    table: Any = played.begin(TilePosition(name, SEATS, ()))
    for _ in range(20):
        places = [
            Place(table.turn.player, tile, place.x, place.y, place.rotation)
            for tile in chance.sample(played.placing.draws(table), min(3, len(played.placing.draws(table))))
            for place in played.placing.placements(table, tile)
        ]
        if places:
            table = played.play(table, chance.choice(places)).state
            if table.turn.step != "place":
                table = played.play(table, EndTurn(table.turn.player)).state
    few = [one for one in gaps.unfinished(table) if one.listed and 1 <= len(one.holes) <= 2]
    for one in chance.sample(few, min(6, len(few))):
        expected = closing(table, one)
        if len(one.holes) == 1:
            assert {(tile,) for tile in one.holes[0].copies} == expected
        else:
            assert one.pairs == expected


def _beside(one: Unfinished) -> bool:
    (ax, ay), (bx, by) = (hole.cell for hole in one.holes)
    return abs(ax - bx) + abs(ay - by) == 1


def test_every_unfinished_feature_is_there_and_only_those_that_can_be_completed() -> None:
    table = table_of((0, 0, "D", 0), (0, -1, "E", 2), (1, 0, "B", 0))
    found = {(one.report.kind, len(one.holes)) for one in gaps.unfinished(table)}
    assert found == {("road", 1), ("monastery", 6)}  # the city is complete; fields never are


def test_a_hole_lists_what_each_edge_has_to_show() -> None:
    table = table_of((0, 0, "D", 0))
    city = feature(table, "city", (0, 0))
    assert [(hole.cell, hole.edges) for hole in city.holes] == [((0, -1), (None, None, "city", None))]
    assert city.holes[0].copies["base/E"] == 5
    assert "base/C" not in city.holes[0].copies  # it fits, but the city continues from it
    assert city.value_complete == 4


def test_two_holes_beside_each_other_are_filled_by_tiles_that_fit_each_other() -> None:
    """A monastery with two adjacent empty cells: both tiles are adjacent in the end."""
    around = [(-1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (1, 1)]
    table = table_of((0, 0, "B", 0), *((x, y, "B", 0) for x, y in around))
    assert not list(table.board.clashes)
    one = feature(table, "monastery", (0, 0))
    assert [hole.cell for hole in one.holes] == [(1, -1), (1, 0)]
    assert one.pairs == closing(table, one)
    alone = {(a, b) for a in one.holes[0].copies for b in one.holes[1].copies}
    assert one.pairs < alone


def test_features_that_meet_an_unreadable_tile_are_uncertain() -> None:
    table = table_of((0, 0, "D", 0))
    unreadable = TilePosition(
        "carcassonne", SEATS, (Laid(0, 0, "base/D"), Laid(0, -1, None, 0, "??C?")), {"edition": "C1"}
    )
    city = feature(CARCASSONNE.load(unreadable), "city", (0, 0))
    assert (city.known, city.listed) == (False, False)
    assert feature(table, "city", (0, 0)).listed


def test_features_with_figures_come_first() -> None:
    figures = (Standing("red", "meeple", 1, 0, Ref("road", ("W",))),)
    table = table_of((0, 0, "D", 0), (1, 0, "U", 0), figures=figures)
    assert gaps.unfinished(table)[0].report.owners == ("red",)


# ---- gaps that nothing fills ----


def by_trying(table: Table) -> set[Cell]:
    left = unfillable_cells.box(table) or {}
    tiles = [table.library.tiles[id] for id, count in left.items() if count]
    return {
        cell for cell in table.board.needs.by_cell if not any(True for _ in laid(table.board, cell, tiles))
    }


@given(st.integers(0, 10**6))
@tries(10)
def test_unfillable_cells_are_those_where_no_tile_left_can_be_laid(seed: int) -> None:
    player = Player.sits_down(seed, {"edition": "C1"})
    for _ in player.plays(20):
        pass
    table, chance = player.match.state, random.Random(seed)
    few = {id: int(chance.random() < 0.2) for id in table.library.tiles}
    table = table.but(left_given=few)
    if any(few.values()):
        assert {hole.cell for hole in unfillable_cells.unfillable(table)} == by_trying(table)


def test_with_an_empty_box_only_what_no_tile_would_ever_fill_is_reported() -> None:
    table = table_of((0, 0, "D", 0), left=NOTHING)
    assert unfillable_cells.unfillable(table) == ()
    assert unfillable_cells.box(table_of((0, 0, "D", 0), (1, 0, "U", 0)))["base/U"] == 7  # type: ignore[index]


# ---- counting ----

copies = st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 2), min_size=1)
sures = st.lists(st.sampled_from("abcdef"), max_size=3)
pair = st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef"))


def near(pairs: set[tuple[str, str]]) -> Near:
    """For each tile those with which it makes a pair."""
    found: dict[str, set[str]] = {}
    for one, two in pairs:
        found.setdefault(one, set()).add(two)
        found.setdefault(two, set()).add(one)
    return {tile: frozenset(others) for tile, others in found.items()}


@given(copies, st.integers(0, 2), st.sets(pair, max_size=5), st.integers(0, 8), sures)
@settings(max_examples=150)
def test_pairs_are_counted_as_by_looking_at_every_draw(
    box: dict[str, int], others: int, pairs: set[tuple[str, str]], drawn: int, sure: list[str]
) -> None:
    tiles = [tile for tile, count in box.items() for _ in range(count)] + ["z"] * others
    drawn = min(drawn, len(tiles))
    hands = [[*hand, *sure] for hand in combinations(tiles, drawn)]
    hit = sum(
        any((one != two and one in hand and two in hand) or (hand.count(one) > 1 and one == two)
            for one, two in pairs)
        for hand in hands
    )  # fmt: skip
    assert apart(near(pairs), box, len(tiles), sure).chance(drawn) * len(hands) == hit
    wanted = sum(box.values())
    assert chance_of_one(len(tiles), wanted, drawn) * len(hands) == sum(
        any(tile != "z" for tile in hand[:drawn]) for hand in hands
    )


def test_too_many_sorts_of_tiles_are_not_counted() -> None:
    """Every tile pairs with another set of tiles, so none can be grouped."""
    names = [f"t{number}" for number in range(40)]
    pairs = {(one, two) for number, one in enumerate(names) for two in names[number + 1 :: number + 2]}
    with pytest.raises(TooMany):
        apart(near(pairs), dict.fromkeys(names, 1), 60)
