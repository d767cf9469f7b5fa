"""The entries of the base game on the score pad."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Options, PadCount
from referee.games.carcassonne import track
from referee.tiles.play.actions import SCORE, Action
from referee.tiles.rules.pad import AROUND, MANY, TILES, PadEntry, PadRules, Sketch, surrounded

SCORING: Action = track.tracked(SCORE)
DEEDS: Mapping[str, Action] = {"score": SCORING}
CITIES = PadCount("cities", 0, MANY, None, (True,))
ROAD = PadEntry((TILES,), lambda n, final: Sketch("road", n["tiles"], unfinished=final))
CITY = PadEntry(
    (TILES, PadCount("pennants", 0, MANY, 0)),
    lambda n, final: Sketch("city", n["tiles"], unfinished=final).marked("pennants", n["pennants"]),
)
MONASTERY = PadEntry((AROUND,), lambda n, final: surrounded("monastery", final, n["around"]))
FIELD = PadEntry((CITIES,), lambda n, final: Sketch("field", beside=n["cities"]), (True,))


def entries(options: Options) -> PadRules:
    """Return the entries of the base game."""
    fields = {"field": FIELD} if options["base.fields"] == "on" else {}  # CB-S4
    return PadRules({"road": ROAD, "city": CITY, "monastery": MONASTERY, **fields})
