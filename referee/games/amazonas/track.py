"""The score track: fields 0 to 49; who reaches or passes 0 lays the scoring meeple down (CA-G1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from referee.game import Event, Finding, Reason, Step
from referee.tiles import scoring
from referee.tiles.book import rule
from referee.tiles.position import Turn
from referee.tiles.table import Table

FIELDS = 50


def walked(before: Table, after: Table) -> Iterator[Event]:
    """What to tell of everybody whose meeple has come round: it lies from 50 points on, and stands again from
    100 on."""
    for seat in after.players:
        old, new = (max(0, table.points.get(seat.id, 0)) for table in (before, after))
        laps, field = divmod(new, FIELDS)
        if laps > old // FIELDS:
            told = {"player": seat.id, "points": new, "field": field, "laps": laps, "lying": laps % 2 == 1}
            yield Event("track", {**told, "because": "CA-G1"})


def in_words(before: Table, after: Mapping[str, int]) -> Iterator[Reason]:
    """The same as reasons: whose meeple comes round where players come to these points."""
    for event in walked(before, before.but(points={**before.points, **after})):
        lies = event.values["lying"]
        yield Reason("CA-G1", "lies" if lies else "stands", event.values)


def told(table: Table, totals: Mapping[str, int]) -> tuple[Finding, ...]:
    """The same for points that a table would bring; nothing of players whose points nobody told."""
    known = {player: total for player, total in totals.items() if player in table.points}
    return tuple(Finding("info", reason) for reason in in_words(table, known))


@rule("CA-G1")
def will_pass(table: Table, turn: Turn) -> tuple[Reason, ...]:
    """Whose meeple comes round by what the end of a turn scores."""
    first = scoring.before_scoring(table)
    after = scoring.end_of_turn(first.state, scoring.of_this_turn(first.state)).state
    return tuple(in_words(table, after.points))


def also_told(because: Callable[[Table, Any], Iterator[Reason]]) -> Callable[[Table, Any], Iterator[Reason]]:
    """What allows the end of the game, and whose meeple comes round by its points."""

    def why(table: Table, move: Any) -> Iterator[Reason]:
        yield from because(table, move)
        yield from in_words(table, scoring.end_of_game(table).state.points)

    return why


def tracked(do: Callable[[Table, Any], Step]) -> Callable[[Table, Any], Step]:
    """The same deed, which also tells whose meeple has come round."""

    def done(table: Table, move: Any) -> Step:
        step = do(table, move)
        return replace(step, events=(*step.events, *walked(table, step.state)))

    return done
