"""Caches and shortcuts: what boards and queries remember, merge or defer equals a full computation, with the
tiles of many sets and all expansions enabled."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.tiles.io.catalog import built_in
from referee.tiles.model import regions
from referee.tiles.model.board import Board
from referee.tiles.model.board_parts.partition import partition as regions_at_once
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import pairwise as joined_pairwise
from referee.tiles.play.legal.deployments import Offers
from referee.tiles.play.legal.trial_tile import LooksAtFeature, LooksFurther, anywhere
from referee.tiles.rules.contexts import DeploymentContext
from tests.examples import tries
from tests.referee.plays import Player
from tests.referee.tables import odd_set, partition, random_board

EVERYTHING: dict[str, Any] = {"edition": "C2", "expansions": [one.id for one in CARCASSONNE.expansions]}
SETS = (*(built_in(id) for id in ("base", "hills-and-sheep", "traders-and-builders", "cult")), odd_set())
seeds = st.integers(0, 10**6)
few = tries(20)
SPLIT, WHOLE, ABBEY = (
    odd_set().tiles["odd/half"],
    built_in("base").tiles["base/E"],
    odd_set().tiles["odd/abbey"],
)


@given(seeds, st.integers(2, 80), st.booleans())
@few
def test_regions_are_the_same_by_every_way_to_find_them(seed: int, size: int, pairwise: bool) -> None:
    """All at once, one by one, and incrementally from tile to tile, by either rule for split edges."""
    laid = [
        (cell, joined_pairwise(tile) if pairwise else tile) for cell, tile in random_board(seed, size, *SETS)
    ]
    cells, carried, one_by_one = dict(laid), Board({}), set()
    for cell, tile in laid:
        carried = carried.lay(cell, tile)
        carried.regions.all()
    at_once = regions_at_once(cells)
    assert at_once is not None, "everything is readable and fits"
    for x, y, index in at_once:
        region = regions.flood(cells, (x, y, index))
        assert region is not None
        marks = tuple(sorted(region.marks.items()))
        one_by_one.add((region.kind, frozenset(region.pieces), region.open_edges, marks))
    assert one_by_one == partition(Board(cells)) == partition(carried)
    assert carried.needs.by_cell == Board(cells).needs.by_cell


@pytest.mark.parametrize("way", ["at once", "one by one", "carried on"])
@pytest.mark.parametrize(
    ("south", "north", "joined"),
    [
        (SPLIT, WHOLE.turned(2), {"all": 1, "pairwise": 1}),
        (SPLIT, SPLIT.turned(2), {"all": 1, "pairwise": 2}),
        (SPLIT, ABBEY, {"all": 2, "pairwise": 2}),
    ],
    ids=["a whole edge", "a split edge", "an abbey"],
)
def test_cities_that_share_an_edge(way: str, south: Tile, north: Tile, joined: dict[str, int]) -> None:
    """HS-N1, HS-Z6, AB-X7: a neighbour's city joins both; two split edges join all, or opposite parts; an
    abbey joins nothing.

    Nothing is left open, and alone each of the two is open.
    """
    for rule, number in joined.items():
        one, two = (south, north) if rule == "all" else (joined_pairwise(south), joined_pairwise(north))
        board = Board({(0, 0): one})
        assert [r.open_edges for r in board.regions.all() if r.kind == "city"] == [1, 1]
        both = {(0, 0): one, (0, -1): two}
        board = board.lay((0, -1), two) if way == "carried on" else Board(both)
        if way == "one by one":
            assert board.region((0, 0, 0)).closed
        cities = [region for region in board.regions.all() if region.kind == "city"]
        assert len(cities) == number
        assert all(city.closed and len(city.tiles) == 2 - (north is ABBEY) for city in cities)


def test_a_tile_without_a_split_edge_has_one_join_rule() -> None:
    assert joined_pairwise(WHOLE) is WHOLE
    assert joined_pairwise(SPLIT) != SPLIT
    assert joined_pairwise(SPLIT).turned(1) == joined_pairwise(SPLIT.turned(1))


@given(seeds)
@tries(6)
def test_rules_agree_at_every_cell(seed: int) -> None:
    """Offers are tried on a tile without a cell; at each cell, every rule gives the same answer."""
    player, chance = Player.sits_down(seed, EVERYTHING), random.Random(seed)
    list(player.plays(14))
    table = player.match.state
    for tile in chance.sample(sorted(table.library.tiles.values(), key=lambda tile: tile.id), 6):
        offers, left = Offers(table, "red", tile), table.supply.kinds_left("red")
        for x, y, quarter in table.board.placements(tile):
            lying, legal = tile.turned(quarter - tile.quarter), set()
            for meeting in table.board.regions.meet((x, y), lying):
                assert meeting.closed == meeting.whole((x, y), lying).closed
                there = [f for region in meeting.regions for f in table.occupants.get(region, ())]
                for index in meeting.features:
                    for kind in left.intersection(table.book.on_features):
                        claim = DeploymentContext(table, "red", kind, (x, y), lying, index, there, meeting)
                        if lying.kinds[index] in table.book.goes_on(kind) and not any(claim.objections()):
                            legal.add((kind, lying.kinds[index], *lying.names.both[index]))
            found = offers.at((x, y), lying)
            assert {tuple(one)[:4] for one in found if one.point is None} == legal


@pytest.mark.parametrize(
    "looks",
    [
        lambda claim: claim.standing[0].x,
        lambda claim: claim.standing[0][2:],
        lambda claim: claim.standing[0] == claim.standing[1],
        lambda claim: set(claim.standing),
        lambda claim: [*claim.standing[0]],
        lambda claim: claim.tile.marks,
        lambda claim: bool(claim.tile),
        lambda claim: claim.index,
        lambda claim: claim.table.turn,
        lambda claim: claim.table.options,
        lambda claim: claim.cell == (0, 0),
        lambda claim: claim.complete,
    ],
    ids=[
        "place", "piece", "same figure", "set of figures", "unpacked figure", "marks", "any tile", "feature",
        "turn", "options", "cell", "completion",
    ],
)  # fmt: skip
def test_a_rule_that_looks_further_is_not_remembered(looks: Callable[[DeploymentContext], object]) -> None:
    """What a rule finds is remembered for all tables only if it looks at nothing but the book and whose
    figures of which kinds stand there."""
    book = Player.sits_down(1, EVERYTHING).match.state.book
    with pytest.raises((LooksFurther, LooksAtFeature, TypeError)):
        looks(anywhere(book, "red", "field", (("red", "meeple"), ("blue", "meeple"))))


def test_who_stands_there_is_enough_for_most_rules() -> None:
    book = Player.sits_down(1, EVERYTHING).match.state.book
    (taken,) = (rule for rule in book.figures["meeple"].deploy if rule.id == "CB-M3")
    for standing, free in (((), True), ((("blue", "shepherd"),), True), ((("blue", "meeple"),), False)):
        assert (taken.apply(anywhere(book, "red", "field", standing)) is None) == free


def test_completions_of_a_loaded_placement_are_a_tuple() -> None:
    player = Player.sits_down(5, {})
    list(player.plays(20))
    found = CARCASSONNE.placing.placements(player.match.state, "base/E", player.match.to_move)
    completed = [tuple(place.completes) for place in found]
    assert any(completed)
    assert [place.completes for place in found] == completed
    assert [hash(place) for place in found] == [
        hash((*p[:4], done, p.bridge)) for p, done in zip(found, completed, strict=True)
    ]
    assert pickle.loads(pickle.dumps(found)) == found
    assert repr(found[0].completes) == repr(completed[0])
