"""The score track: fields 0 to 49; a player who has passed 49 lays the scoring cowboy down (GR-K1). From 100
on the track is reported in words and numbers (GR-K3)."""

from __future__ import annotations

from referee.tiles.play.score_laps import Laps
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table

TILES = "gr.score_tiles"
FORMS = {"GR-K1": "lies", "GR-K2": "tile", "GR-K3": "words"}


def passed(table: Table, laps: int) -> str:
    """Return the rule on a cowboy that has passed 49 this many times."""
    if table.options[TILES] == "on":
        return "GR-K2"
    return "GR-K1" if laps == 1 else "GR-K3"


LAPS = Laps(lies=lambda laps: laps > 0, rule=passed, form=lambda id, lies: FORMS[id])
will_pass = rule("GR-K1")(LAPS.will_pass)
