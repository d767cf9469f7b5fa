"""The score track: fields 0 to 49; who reaches or passes 0 lays the scoring meeple down (CA-G1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from referee.game import Event, Step
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


def tracked(do: Callable[[Table, Any], Step]) -> Callable[[Table, Any], Step]:
    """The same deed, which also tells whose meeple has come round."""

    def done(table: Table, move: Any) -> Step:
        step = do(table, move)
        return replace(step, events=(*step.events, *walked(table, step.state)))

    return done
