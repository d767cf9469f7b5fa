"""Trying the possible tiles of unreadable cells is limited per question."""

from __future__ import annotations

import pytest

from referee.tiles.model.position import Laid, PlayerSeat, TilePosition
from referee.tiles.rules import unreadable_tiles
from tests.referee.tables import CARCASSONNE

RED = (PlayerSeat("red"),)


def test_all_placements_of_one_question_share_the_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A road may end at any of these; it is tried until the limit is used up, not once per placement."""
    tried = []
    plain = unreadable_tiles.candidates
    monkeypatch.setattr(
        unreadable_tiles, "candidates", lambda *arguments: tried.append(arguments) or plain(*arguments)
    )
    scattered = tuple(Laid(2 * (i % 20), 2 * (i // 20), None) for i in range(400))
    state = CARCASSONNE.load(TilePosition("carcassonne", RED, scattered))
    found = CARCASSONNE.placing.placements(state, "base/L", "red")
    assert len(found) == 4 * len({(p.x, p.y) for p in found}) > 3000
    assert all(len(p.completes) < 9 for p in found), "worked out when read"
    assert state.patience.left <= 0
    assert 10 < len(tried) < 3000


def test_every_question_has_patience_of_its_own() -> None:
    """A match keeps its table: the work for one question does not reduce the limit of the next."""
    scattered = tuple(Laid(2 * (i % 20), 2 * (i // 20), None) for i in range(400))
    state = CARCASSONNE.load(TilePosition("carcassonne", RED, scattered))
    first = [one.completes[:] for one in CARCASSONNE.placing.placements(state, "base/L", "red")]
    assert state.patience.left <= 0
    assert [one.completes[:] for one in CARCASSONNE.placing.placements(state, "base/L", "red")] == first


def test_untried_readings_cost_nothing() -> None:
    """A city that runs into three unreadable tiles has too many readings; the others keep theirs."""
    around = tuple(Laid(x, y, None) for x, y in ((0, -1), (-1, 0), (1, 0)))
    state = CARCASSONNE.load(TilePosition("carcassonne", RED, (Laid(0, 0, "base/R"), *around)))
    before = state.patience.left
    reports = CARCASSONNE.scoring.tally(state).features
    assert [f.certain for f in reports if f.kind == "city"] == [False]
    assert before - state.patience.left < 100_000
