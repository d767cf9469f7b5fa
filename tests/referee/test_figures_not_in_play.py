"""Figures of boxes that are not in play stand on any feature: the table has findings, and nothing fails
(29.11)."""

from __future__ import annotations

from itertools import islice

import pytest

from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.moves import EndGame, EndTurn
from referee.tiles.model.position import Laid, TilePosition, Turn
from referee.tiles.rules.table import DeployedFigure, Table
from tests.referee.plays import SEATS

BOXES = [one.id for one in CARCASSONNE.boxes]
KINDS = [kind for kind in CARCASSONNE.figure_kinds if kind not in CARCASSONNE.tracks]
TILES = 12


def laid_out(box: str) -> Table:
    """A table of tiles of one box, after the last was placed."""
    options = {"edition": "C2", "expansions": [box]}
    library = CARCASSONNE.load(TilePosition("carcassonne", SEATS, (), options)).library
    tiles = [id for id, tile in library.tiles.items() if tile.large is None]
    chosen = islice(reversed(tiles), TILES)
    laid = tuple(Laid(number % 4, number // 4, tile) for number, tile in enumerate(chosen))
    turn = Turn(SEATS[0].id, "act", ((laid[-1].x, laid[-1].y),))
    return CARCASSONNE.load(TilePosition("carcassonne", SEATS, laid, options, turn=turn))


@pytest.mark.parametrize("box", BOXES)
def test_no_figure_that_is_not_in_play_breaks_a_question(box: str) -> None:
    table = laid_out(box)
    pieces = [(*cell, n) for cell, tile in table.board.cells.items() for n in range(len(tile.kinds))]
    foreign = [kind for kind in KINDS if kind not in table.book.figures]
    for kind in foreign:
        strewn = table.but(
            figures=tuple(DeployedFigure(SEATS[n % 2].id, kind, *piece) for n, piece in enumerate(pieces))
        )
        found = {one.reason.key for one in CARCASSONNE.inspect(strewn)}
        assert "no_such_figure" in found, kind
        for final in (False, True):
            assert not any(line.holders for line in CARCASSONNE.scoring.tally(strewn, final=final).lines), (
                kind
            )
        for move in (EndTurn(SEATS[0].id), EndGame()):
            CARCASSONNE.play(strewn, move, insist=True)
