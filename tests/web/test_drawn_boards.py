"""The boards in the pictures of the page follow the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import web
from referee.games import game
from referee.tiles.model.position import Laid, TilePosition
from tests.web.screens import position

HERO = (Path(web.__file__).parent / "js/screens/start/hero.js").read_text(encoding="utf-8")
ROW = [
    Laid(x, 0, tile, int(rotation))
    for x, (tile, rotation) in enumerate(re.findall(r'\["(base/\w+)", (\d+)\]', HERO))
]
DRAWN = [Laid(row["x"], row["y"], row["tile"], row["rotation"]) for row in position()["tiles"]]


def faults(tiles: list[Laid]) -> list[str]:
    """The rules that a board breaks."""
    rules = game("carcassonne")
    state = rules.load(TilePosition(game="carcassonne", players=(), tiles=tuple(tiles)))
    return [finding.reason.rule for finding in rules.inspect(state) if finding.severity == "error"]


@pytest.mark.parametrize("tiles", [ROW, DRAWN], ids=["start", "table"])
def test_every_join_is_legal(tiles: list[Laid]) -> None:
    assert len(tiles) >= 6
    assert faults(tiles) == []


def test_a_wrong_join_is_found() -> None:
    assert faults([Laid(0, 0, "base/E", 90), Laid(1, 0, "base/V", 180)]) != []
