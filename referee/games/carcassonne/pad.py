"""The score pad: matches in which only points are tracked, not tiles. Its entries of the base game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.game import Options, PadCount, PadScoring, Reason
from referee.games.carcassonne import track
from referee.tiles.play import pad
from referee.tiles.play.actions import SCORE, Action
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import AROUND, MANY, TILES, PadEntry, PadRules, Sketch, surrounded
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import PlacementRules
from referee.tiles.rules.table import Table

DEEDS: Mapping[str, Action] = {"score": track.tracked(SCORE)}
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


@rule("CR-points")
def no_tiles(table: Table, player: str) -> Reason:
    """No tile is placed where only points are tracked."""
    return Reason("CR-points", "no_tiles")


def only_points(book: Book) -> Book:
    """Return the book for a match in which tiles are not tracked."""
    kept = {name: book.actions[name] for name in ("end_game", "adjust")}
    blocked = book.add(PlacementRules(blockers=(no_tiles,)))
    return replace(blocked, actions={**DEEDS, **kept}, tracks_tiles=False)


class CarcassonnePad:
    """The score pad of Carcassonne. `book`: with the entries of all expansions."""

    def __init__(self, book: Book) -> None:
        counts = (one.name for what in book.pad.entries for one in pad.counts_of(book, what))
        self.words = tuple(book.pad.entries), tuple(dict.fromkeys(counts))

    def entries(self, state: Table) -> tuple[PadScoring, ...] | None:
        """See ScorePad.entries."""
        return None if state.book.tracks_tiles else pad.entries(state.book)
