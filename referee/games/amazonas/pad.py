"""The entries of Amazonas on the score pad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import PadCount, ScoreLine
from referee.games.amazonas import race_scoring
from referee.games.amazonas.layout import RIVER
from referee.games.amazonas.track import LAPS
from referee.tiles.model.regions import Region
from referee.tiles.play.actions import SCORE
from referee.tiles.rules.pad import MANY, TILES, Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.table import Table

SCORING = replace(SCORE, do=LAPS.tracked(SCORE.do))
FRUIT = PadCount("fruit", 0, MANY, 0)
ON_A_TILE = 9  # caimans or piranhas
DURING, AT_END = (False,), (True,)


def tributary(n: Numbers, final: bool) -> Sketch:
    """A row of tiles with fruit."""
    return Sketch("tributary", n["tiles"], unfinished=final).marked("fruit", n["fruit"])


def village(n: Numbers, final: bool) -> Sketch:
    """A row of tiles with fruit."""
    return Sketch("village", n["tiles"], unfinished=final).marked("fruit", n["fruit"])


def jungle(n: Numbers, final: bool) -> Sketch:
    """A jungle with animals."""
    return Sketch("jungle", figure="camp").marked("animals", n["animals"])


def river(n: Numbers, final: bool) -> Sketch:
    """The Amazon; its race is only described."""
    return Sketch(RIVER)


def first_boat(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the animals of an Amazon tile pay the first boat."""
    return race_scoring.of_animals(1, numbers, players(table))


def second_boat(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what they pay the second boat."""
    return race_scoring.of_animals(2, numbers, players(table))


def mouth(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what a place at the mouth pays."""
    return race_scoring.of_place(numbers["place"], race_scoring.numbers(table), players(table))


def players(table: Table) -> tuple[str, ...]:
    """Return who scores."""
    return tuple(dict.fromkeys(figure.player for figure in table.figures))


CAIMANS, PIRANHAS = (PadCount(name, 0, ON_A_TILE, 0, DURING) for name in ("caimans", "piranhas"))
ENTRIES = PadRules(
    {
        "tributary": PadEntry((TILES, FRUIT), tributary),
        "village": PadEntry((TILES, FRUIT), village),
        "first-boat": PadEntry((CAIMANS, PIRANHAS), river, DURING, first_boat, needs_one=True),
        "second-boat": PadEntry((PIRANHAS,), river, DURING, second_boat, needs_one=True),
        "jungle": PadEntry((PadCount("animals", 0, MANY, None),), jungle, AT_END),
        "mouth": PadEntry((PadCount("place", 1, len(race_scoring.MOUTH[5]), None),), river, AT_END, mouth),
    }
)
