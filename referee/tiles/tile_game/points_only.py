"""Matches in which only points are tracked, on the score pad, and not tiles."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Option, PadScoring, RuleReason
from referee.tiles.play import pad
from referee.tiles.play.actions import Action
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import PlacementRules
from referee.tiles.rules.table import Table

TRACKING = Option("tracking", ("tiles", "points"), "tiles", "CR-points")


@rule("CR-points")
def no_tiles(table: Table, player: str) -> RuleReason:
    """No tile is placed where only points are tracked."""
    return RuleReason("CR-points", "no_tiles")


def only_points(book: Book, score: Action) -> Book:
    """Return the book for a match in which tiles are not tracked. `score`: the action of the pad."""
    kept = {name: book.actions[name] for name in ("end_game", "adjust")}
    blocked = book.add(PlacementRules(blockers=(no_tiles,)))
    silent = replace(blocked.report, findings=())  # all are about tiles and what stands on them
    return replace(blocked, actions={"score": score, **kept}, report=silent, tracks_tiles=False)


class TilePad:
    """The score pad of a tile game. `book`: one with all entries of the game."""

    def __init__(self, book: Book) -> None:
        counts = (one.name for what in book.pad.entries for one in pad.counts_of(book, what))
        self.words = tuple(book.pad.entries), tuple(dict.fromkeys(counts))

    def entries(self, state: Table) -> tuple[PadScoring, ...] | None:
        """See ScorePad.entries."""
        return None if state.book.tracks_tiles else pad.entries(state.book)
