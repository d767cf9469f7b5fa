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
from referee.tiles.rules.table import Table
from tests.examples import tries
from tests.referee.plays import Player

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


def extra(line: ScoreLine) -> int:
    return sum(part.points for part in line.parts if part.rule == "LA-1")
