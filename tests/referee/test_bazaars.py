"""Bazaars begin where the page expects it offline (tests/js/offline-play.test.js reads the same cases)."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from referee.game.offline import in_groups
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.moves import EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, Turn

KNOWN = json.loads((Path(__file__).parents[1] / "js" / "bazaars.json").read_text(encoding="utf-8"))
CASES = KNOWN["cases"]
BOX = "bridges-castles-and-bazaars"
OPENING = f"{BOX}/RFR.b"  # a tile with a bazaar
ROAD = Ref("road", ("N",))


def table(case: dict[str, Any]) -> Any:
    """The table of a case, before the tile with the bazaar is placed."""
    figures = ("meeple", "builder") if "builder" in case else ()
    position = TilePosition(
        "carcassonne",
        tuple(PlayerSeat(f"p{number}") for number in range(case["players"])),
        (Laid(0, 0, "base/U", 90),),
        {"edition": "C1", "expansions": [BOX, "traders-and-builders"]},
        figures=tuple(Standing("p0", kind, 0, 0, ROAD) for kind in figures),
        held={"p1": {"tile": "base/U"}} if "bought" in case else {},
        turn=Turn("p0", "place"),
    )
    tiles = CARCASSONNE.load(position).library.tiles
    left = {**dict.fromkeys(tiles, 0), OPENING: 1, "base/U": case["left"]}
    return CARCASSONNE.load(replace(position, left=left))


@pytest.mark.parametrize("case", CASES, ids=json.dumps)
def test_a_bazaar_begins_or_not(case: dict[str, Any]) -> None:
    """BC-Z1, BC-Z5."""
    state = table(case)
    for y, tile in enumerate((OPENING, "base/U") if "builder" in case else (OPENING,), 1):
        for move in (Place("p0", tile, 0, y, 0 if tile == OPENING else 90), EndTurn("p0")):
            state = CARCASSONNE.play(state, move).state
    assert (state.turn.due_step == "bazaar") == case["opens"]
    if not case["opens"]:
        assert state.turn.player == "p1"


def test_what_the_page_knows_of_it_is_declared() -> None:
    declared = in_groups(CARCASSONNE.offline)
    for row in KNOWN["declared"]:
        own = {name: value for name, value in row.items() if name != "group"}
        found = [
            {name: value for name, value in one.items() if name != "when"} for one in declared[row["group"]]
        ]
        assert own in found
