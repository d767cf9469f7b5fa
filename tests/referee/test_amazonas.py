"""Carcassonne Amazonas: invariants of any table, and its boxes."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games import game
from referee.games.amazonas import AMAZONAS
from referee.match import PlayedMatch
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import FeatureAt, Laid, PlayerSeat, Ref, Standing, TilePosition
from referee.tiles.rules.table import Table

COLOURS = ("red", "blue", "green", "yellow", "black")
SIDES = {side: i for i, side in enumerate("NESW")}
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


@cache
def played(seed: int) -> Table:
    """A table after some random turns."""
    chance = random.Random(seed)
    seats = tuple(PlayerSeat(one) for one in COLOURS[: chance.randrange(2, 6)])
    state: Table = PlayedMatch.begin(AMAZONAS, TilePosition("amazonas", seats, ())).state
    for _ in range(12 + 4 * seed):
        player = state.turn.player
        assert player is not None
        while state.turn.step == "place":
            tile, places = "", ()
            while not places:
                tile = chance.choice(AMAZONAS.placing.draws(state))
                places = AMAZONAS.placing.placements(state, tile)
            at = chance.choice(places)
            state = AMAZONAS.play(state, Place(player, tile, at.x, at.y, at.rotation)).state
        wood = [one for one in AMAZONAS.offers(state) if isinstance(one, Deploy)]
        if wood and chance.random() < 0.6:
            state = AMAZONAS.play(state, chance.choice(wood)).state
        state = AMAZONAS.play(state, EndTurn(player)).state
    return state


SEEDS = range(8)


@pytest.fixture(params=SEEDS)
def state(request: pytest.FixtureRequest) -> Table:
    """Each of the random tables."""
    return played(request.param)


def turned_side(side: str, quarter: int) -> str:
    """A side, or a half of one, of the board turned clockwise."""
    if side in HALVES:
        return HALVES[(HALVES.index(side) + 2 * quarter) % 8]
    return "NESW"[(SIDES[side] + quarter) % 4] if side in SIDES else side


def turned_cell(x: int, y: int, quarter: int) -> tuple[int, int]:
    return ((x, y), (-y, x), (-x, -y), (y, -x))[quarter]


def turned(position: TilePosition, state: Table, quarter: int) -> TilePosition:
    """The whole table turned clockwise: the river flows another way."""
    tiles = []
    for laid in position.tiles:
        large = state.board.cells[laid.x, laid.y].large
        cells = [cell for cell, _ in large.at((laid.x, laid.y))] if large else [(laid.x, laid.y)]
        spots = [turned_cell(*cell, quarter) for cell in cells]
        x, y = min(x for x, _ in spots), min(y for _, y in spots)
        tiles.append(Laid(x, y, laid.tile, (laid.rotation + 90 * quarter) % 360))
    figures = []
    for one in position.figures:
        if one.space is not None:
            figures.append(one)
            continue
        assert one.x is not None
        assert one.y is not None
        assert one.feature is not None
        at = tuple(turned_side(side, quarter) for side in one.feature.at)
        x, y = turned_cell(one.x, one.y, quarter)
        figures.append(Standing(one.player, one.kind, x, y, Ref(one.feature.kind, at)))
    return TilePosition("amazonas", position.players, tuple(tiles), figures=tuple(figures))


def paid(state: Table) -> list[Any]:
    """All payments at the end, without their places."""
    sheet = AMAZONAS.scoring.tally(state, final=True)
    return sorted((line.player, line.rule, line.points, line.parts) for line in sheet.lines)


@pytest.mark.parametrize("quarter", [1, 2, 3])
def test_turning_the_whole_table_changes_nothing(state: Table, quarter: int) -> None:
    position = AMAZONAS.position(state)
    plain = TilePosition("amazonas", position.players, position.tiles, figures=position.figures)
    here, there = AMAZONAS.load(plain), AMAZONAS.load(turned(plain, state, quarter))
    assert paid(here) == paid(there)
    for tile in ("amazonas/jjjj-a", "amazonas/TjTj-b", "amazonas/A-Tj-21", "amazonas/VVjj-a"):
        before, after = (
            AMAZONAS.placing.placements(here, tile, "red"),
            AMAZONAS.placing.placements(there, tile, "red"),
        )
        at = {(*turned_cell(one.x, one.y, quarter), (one.rotation + 90 * quarter) % 360) for one in before}
        assert at == {(one.x, one.y, one.rotation) for one in after}
        assert sum(len(one.deployments) for one in before) == sum(len(one.deployments) for one in after)
    assert [one.reason.rule for one in AMAZONAS.inspect(here)] == [
        one.reason.rule for one in AMAZONAS.inspect(there)
    ]


@settings(max_examples=25)
@given(st.sampled_from(SEEDS), st.randoms(use_true_random=False))
def test_the_order_of_tiles_figures_and_names_of_players_does_not_matter(which: int, chance: Any) -> None:
    position = AMAZONAS.position(played(which))
    tiles, figures = list(position.tiles), list(position.figures)
    chance.shuffle(tiles)
    chance.shuffle(figures)
    named = {seat.id: f"p{i}" for i, seat in enumerate(position.players)}
    seats = tuple(PlayerSeat(named[seat.id]) for seat in position.players)
    other = tuple(
        Standing(named[one.player], one.kind, one.x, one.y, one.feature, one.space) for one in figures
    )
    plain = TilePosition("amazonas", position.players, position.tiles, figures=position.figures)
    renamed = TilePosition("amazonas", seats, tuple(tiles), figures=other)
    one, two = paid(AMAZONAS.load(plain)), paid(AMAZONAS.load(renamed))
    assert sorted((named[player], *rest) for player, *rest in one) == sorted(two)


@settings(max_examples=60)
@given(st.lists(st.integers(1, 16), min_size=2, max_size=5), st.integers(1, 20))
def test_only_the_order_of_the_boats_counts_unless_two_play(spaces: list[int], gap: int) -> None:
    """CA-L5: other spaces in the same order pay the same (with two players the distance counts)."""
    seats = tuple(PlayerSeat(one) for one in COLOURS[: len(spaces)])
    start = (Laid(0, 0, "amazonas/start"),)

    def mouth(at: list[int]) -> list[Any]:
        boats = tuple(Standing(seat.id, "boat", space=space) for seat, space in zip(seats, at, strict=True))
        return paid(AMAZONAS.load(TilePosition("amazonas", seats, start, figures=boats)))

    order = sorted(set(spaces))
    wider = [1 + gap * order.index(space) for space in spaces]
    if len(spaces) > 2:
        assert mouth(spaces) == mouth(wider)
    first = [seat.id for seat, space in zip(seats, spaces, strict=True) if space == order[-1]]
    most = max(points for _, _, points, _ in mouth(spaces))
    assert [player for player, _, points, _ in mouth(spaces) if points == most] == sorted(first)


def test_every_placement_listed_is_allowed_and_no_other_near_the_river(state: Table) -> None:
    player = state.turn.player or ""
    for tile in ("amazonas/jjjj-a", "amazonas/VTjT-a", "amazonas/A-TT-11"):
        listed = {(one.x, one.y, one.rotation) for one in AMAZONAS.placing.placements(state, tile)}
        cells = {(x + dx, y + dy) for x, y in state.board.cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        for x, y in cells:
            for rotation in (0, 90, 180, 270):
                legal = AMAZONAS.check(state, Place(player, tile, x, y, rotation)).legal
                assert ((x, y, rotation) in listed) == legal


def test_who_gets_a_feature_agrees_with_the_final_scoring(state: Table) -> None:
    position = AMAZONAS.position(state)
    plain = AMAZONAS.load(
        TilePosition("amazonas", position.players, position.tiles, figures=position.figures)
    )
    lines = {(line.feature_kind, line.tiles, line.player): line.points
             for line in AMAZONAS.scoring.tally(plain, final=True).lines if line.tiles}  # fmt: skip
    for one in position.figures:
        if one.x is None or one.y is None or one.feature is None:
            continue
        for line in AMAZONAS.scoring.who(plain, FeatureAt(one.x, one.y, one.feature)).lines:
            assert lines[line.feature_kind, line.tiles, line.player] == line.points


@pytest.mark.parametrize("id", AMAZONAS.catalogs)
def test_the_built_in_boxes_keep_the_invariants(id: str) -> None:
    found = game("amazonas").catalog_reader.built_in(id)
    assert list(AMAZONAS.catalog_reader.checks.wrong_tiles(found)) == []
    assert found.provenance == "stand-in"
    if id == "amazonas":
        assert AMAZONAS.catalog_reader.checks.odd_set(found) == ()
