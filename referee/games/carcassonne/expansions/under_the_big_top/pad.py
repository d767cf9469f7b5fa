"""What Under the Big Top adds to the score pad."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import PadCount, ScoreLine, ScorePart
from referee.games.carcassonne.expansions.under_the_big_top.acrobats import EACH, MOST, PYRAMID
from referee.games.carcassonne.expansions.under_the_big_top.big_top import TENT, VALUES
from referee.games.carcassonne.expansions.under_the_big_top.ringmaster import EACH as EACH_SPACE
from referee.games.carcassonne.expansions.under_the_big_top.ringmaster import RINGMASTER
from referee.tiles.model.regions import Region
from referee.tiles.rules.pad import Numbers, PadEntry, PadRules, Sketch
from referee.tiles.rules.table import Table

AROUND = 9  # tiles
CROWD = 20  # followers around the big top


def _lines(table: Table, kind: str, parts: tuple[ScorePart, ...]) -> Iterator[ScoreLine]:
    """Yield the same line for every player who scores."""
    for figure in table.figures:
        yield ScoreLine(
            figure.player, parts[0].rule, parts, (), kind, complete=True, holders={figure.player: 1}
        )


def acrobats(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the acrobats of a player pay."""
    yield from _lines(table, PYRAMID, (ScorePart("BT-A2", "acrobat", numbers["acrobats"], EACH),))


def big_top(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the animal token pays the followers of a player."""
    yield from _lines(table, TENT, (ScorePart("BT-T3", TENT, numbers["audience"], numbers["animal"]),))


def ringmaster(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what the spaces around a ringmaster pay."""
    spaces = ("circus_space", "acrobat_space")
    parts = tuple(ScorePart("BT-R2", space, numbers[space], EACH_SPACE) for space in spaces)
    yield from _lines(table, RINGMASTER, parts)


ACROBATS_PAD = PadRules(
    {
        PYRAMID: PadEntry(
            (PadCount("acrobats", 1, MOST, None),), lambda n, final: Sketch("field"), pay=acrobats
        )
    }
)
BIG_TOP_PAD = PadRules(
    {
        TENT: PadEntry(
            (PadCount("audience", 1, CROWD, None), PadCount("animal", VALUES[0], VALUES[-1], None)),
            lambda n, final: Sketch("field"),
            pay=big_top,
        )
    }
)
RINGMASTER_PAD = PadRules(
    {
        RINGMASTER: PadEntry(
            (PadCount("circus_space", 0, AROUND, 0), PadCount("acrobat_space", 0, AROUND, 0)),
            lambda n, final: Sketch("field"),
            pay=ringmaster,
        )
    }
)
