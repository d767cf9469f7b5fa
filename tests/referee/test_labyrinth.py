"""The Labyrinth in random matches: each of its parts holds followers that met there, or none."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.game import ScoreLine
from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansions.promos import labyrinth
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import Laid, Ref, Standing, TilePosition
from referee.tiles.play.legal.trial_tile import LooksFurther, anywhere
from referee.tiles.rules.table import Table
from tests.examples import tries
from tests.referee.plays import SEATS, Player

BOXES = ["labyrinth", "tunnel", "phantom", "inns-and-cathedrals", "traders-and-builders"]


def box(variant: str) -> dict[str, Any]:
    return {"edition": "C1", "expansions": BOXES, "la.variant": variant}


def on_other_parts(table: Table, move: Deploy) -> bool:
    """Whether the part of a road on which a figure was put had no follower before."""
    tile = table.board.cells[move.x, move.y]
    start = (move.x, move.y, tile.names.find(move.feature.kind, move.feature.at)[0])
    part = labyrinth.part_of(table.board.cells, start)
    there = [one for one in table.figures if one[2:] in part and table.book.occupies(one.kind)]
    return len(there) == 1


@pytest.mark.parametrize("variant", ["advanced", "basic"])
@given(seed=st.integers(0, 10**6))
@tries(6)
def test_parts_of_labyrinths_are_occupied_one_by_one(variant: str, seed: int) -> None:
    player = Player.sits_down(seed, box(variant))
    for _ in player.plays(20):
        state, done = player.match.state, player.match.played[-1]
        lines = [line for step in done.steps for line in step.lines]
        for move in done.entry.moves:
            if isinstance(move, Deploy) and move.feature.kind == "road" and move.kind in ("meeple", "big"):
                assert lines or on_other_parts(state, move)
        for region in {state.board.region(one[2:]) for one in state.figures if one.segment >= 0}:
            pieces = set(region.pieces)
            parts = [labyrinth.part_of(state.board.cells, piece) for piece in region.pieces]
            assert set().union(*parts) == pieces
            assert all(piece in parts[i] for i, piece in enumerate(region.pieces))
        assert all(variant == "advanced" or not extra(line) for line in lines)
        assert all(CARCASSONNE.check(state, one).legal for one in CARCASSONNE.offers(state))


def table_of(*laid: Laid, blue: tuple[int, int, str]) -> Table:
    """A table of these tiles; blue stands on the road at that edge of one of them."""
    x, y, edge = blue
    figure = Standing("blue", "meeple", x, y, Ref("road", (edge,)))
    options = {"edition": "C1", "expansions": ["labyrinth"]}
    return CARCASSONNE.load(TilePosition("carcassonne", SEATS, laid, options, figures=(figure,)))


ROAD = Laid(0, 0, "base/U")
NO_LABYRINTH = table_of(ROAD, blue=(0, 0, "W"))
A_LABYRINTH = table_of(Laid(0, 0, "labyrinth/Rrrr"), Laid(-1, 0, "base/U"), blue=(-1, 0, "E"))


def with_road(table: Table, tile: str) -> set[tuple[int, int]]:
    """The cells beside the road at (0, 0) on which red may put a meeple on a road of this tile."""
    return {
        (one.x, one.y)
        for one in CARCASSONNE.placing.placements(table, tile, "red")
        if (one.x, one.y) == (1, 0) and any(it[:2] == ("meeple", "road") for it in one.deployments)
    }


def test_tables_with_and_without_a_labyrinth_share_no_answers() -> None:
    """All have one book, which remembers what it found at the tables before."""
    without = NO_LABYRINTH
    within = without.but(board=A_LABYRINTH.board, figures=A_LABYRINTH.figures)
    for _ in range(2):
        assert with_road(without, "base/U") == set()
        assert with_road(without, "labyrinth/Rrrr") == {(1, 0)}
        assert with_road(within, "base/U") == {(1, 0)}


@pytest.mark.parametrize(
    ("table", "tile", "asleep"),
    [
        (NO_LABYRINTH, "base/U", True),
        (NO_LABYRINTH, "labyrinth/Rrrr", False),
        (A_LABYRINTH, "base/U", False),
    ],
    ids=["none", "to be placed", "on the table"],
)
def test_occupied_roads_are_decided_once_where_no_labyrinth_is(table: Table, tile: str, asleep: bool) -> None:
    against = table.book.objections.to_figures(table.library.tiles[tile], table)
    book = against.candidates(table.supply.kinds_left("red")).book
    claim = anywhere(book, "red", "road", (("blue", "meeple"),))
    (taken,) = (rule for rule in book.figures["meeple"].deploy if rule.id == "CB-M3")
    if asleep:
        assert taken.apply(claim) is not None
    else:
        with pytest.raises(LooksFurther):
            taken.apply(claim)


def extra(line: ScoreLine) -> int:
    return sum(part.points for part in line.parts if part.rule == "LA-1")
