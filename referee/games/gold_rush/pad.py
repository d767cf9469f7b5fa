"""The entries of Gold Rush on the score pad."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import Options, PadCount, ScoreLine
from referee.games.gold_rush import scoring
from referee.games.gold_rush.cowboys import COWBOY, FARMERS
from referee.games.gold_rush.layout import EXITS
from referee.games.gold_rush.tokens import INVENTORY, MINING, MOUNTAIN
from referee.games.gold_rush.track import LAPS
from referee.tiles.model.regions import Region
from referee.tiles.play.actions import SCORE
from referee.tiles.rules.pad import MANY, TILES, Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.table import Table

SCORING = replace(SCORE, do=LAPS.tracked(SCORE.do))
GOLD = {"ones": 1, "twos": 2, "threes": 3, "fives": 5}  # tokens with so many nuggets; gravel pays nothing
CONNECTED = PadCount("railroads", 0, EXITS[-1], None)


def railroad(n: Numbers, final: bool) -> Sketch:
    """A row of tiles with locomotives."""
    return Sketch("railroad", n["tiles"], unfinished=final, figure=COWBOY).marked(
        "locomotives", n["locomotives"]
    )


def mountain(n: Numbers, final: bool) -> Sketch:
    """A mountain with nuggets."""
    return Sketch(MOUNTAIN, unfinished=final, figure=COWBOY).marked("nuggets", n["nuggets"])


def city(n: Numbers, final: bool) -> Sketch:
    """A city alone; its railroads are only counted."""
    return Sketch("city", unfinished=final, figure=COWBOY)


def merchants(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the complete railroads of a city pay its merchant."""
    complete = not region.open_edges
    part = scoring.of_railroads(numbers["railroads"], complete=complete)
    holders = {figure.player: 1 for figure in table.figures}
    for player in holders:
        yield ScoreLine(player, part.rule, (part,), (), "city", complete, holders)


def prairie(n: Numbers, final: bool) -> Sketch:
    """A prairie with camps and herds."""
    return Sketch("prairie", figure=COWBOY).marked("tipis", n["tipis"]).marked("horses", n["horses"])


def tokens(n: Numbers, final: bool) -> Sketch:
    """No feature; the tokens that players hold."""
    return Sketch(held={MINING: tuple(value for name, value in GOLD.items() for _ in range(n[name]))})


LOCOMOTIVES = PadCount("locomotives", 0, MANY, 0, (False,))
RAILROAD = PadEntry((TILES, LOCOMOTIVES), railroad)
NUGGETS = PadEntry((PadCount("nuggets", 0, MANY, None),), mountain)
CITY = PadEntry((CONNECTED,), city, pay=merchants)
VALUES = tuple(PadCount(name, 0, INVENTORY[value], 0) for name, value in GOLD.items())
TOKENS = PadEntry(VALUES, tokens, (True,), needs_one=True)
PRAIRIE = PadEntry(
    (PadCount("tipis", 0, MANY, 0), PadCount("horses", 0, MANY, 0)), prairie, (True,), needs_one=True
)


def entries(options: Options) -> PadRules:
    """Return the entries under these options."""
    farmers = {"prairie": PRAIRIE} if options[FARMERS] == "on" else {}
    return PadRules({"railroad": RAILROAD, MOUNTAIN: NUGGETS, "city": CITY, **farmers, MINING: TOKENS})
