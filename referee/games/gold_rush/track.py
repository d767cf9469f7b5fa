"""The score track: fields 0 to 49; who has passed 49 lays the scoring cowboy down (GR-K1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from referee.game import Event, Finding, Reason, Step
from referee.tiles import scoring
from referee.tiles.book import rule
from referee.tiles.position import Turn
from referee.tiles.table import Table

FIELDS = 50
TILES = "gr.score_tiles"


class Marker(NamedTuple):
    """Where a scoring cowboy is: his field, how often he has passed 49, and whether he lies."""

    field: int
    laps: int
    lying: bool


def marker(points: int) -> Marker:
    """The place of so many points. Lying on field n is 50 + n; from 100 on the track is told in words and
    numbers (GR-K3)."""
    laps, field = divmod(max(0, points), FIELDS)
    return Marker(field, laps, laps > 0)


def walked(before: Table, after: Table) -> Iterator[Event]:
    """What to tell of everybody whose cowboy has passed 49."""
    for seat in after.players:
        old, new = (marker(table.points.get(seat.id, 0)) for table in (before, after))
        if new.laps > old.laps:
            values = {"player": seat.id, "points": after.points[seat.id], **new._asdict()}
            yield Event("track", {**values, "because": _rule(after, new)})


def _rule(table: Table, new: Marker) -> str:
    if table.options[TILES] == "on":
        return "GR-K2"
    return "GR-K1" if new.laps == 1 else "GR-K3"


FORMS = {"GR-K1": "lies", "GR-K2": "tile", "GR-K3": "words"}


def in_words(before: Table, after: Mapping[str, int]) -> Iterator[Reason]:
    """The same as reasons: whose cowboy passes 49 where players come to these points."""
    for event in walked(before, before.but(points={**before.points, **after})):
        id = event.values["because"]
        yield Reason(id, FORMS[id], event.values)


def told(table: Table, totals: Mapping[str, int]) -> tuple[Finding, ...]:
    """The same for points that a table would bring; nothing of players whose points nobody told."""
    known = {player: total for player, total in totals.items() if player in table.points}
    return tuple(Finding("info", reason) for reason in in_words(table, known))


@rule("GR-K1")
def will_pass(table: Table, turn: Turn) -> tuple[Reason, ...]:
    """Whose cowboy passes 49 by what the end of a turn scores."""
    first = scoring.before_scoring(table)
    after = scoring.end_of_turn(first.state, scoring.of_this_turn(first.state)).state
    return tuple(in_words(table, after.points))


def tracked(do: Callable[[Table, Any], Step]) -> Callable[[Table, Any], Step]:
    """The same deed, which also tells whose cowboy has passed 49."""

    def done(table: Table, move: Any) -> Step:
        step = do(table, move)
        return replace(step, events=(*step.events, *walked(table, step.state)))

    return done
