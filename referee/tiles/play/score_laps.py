"""A score track with a marker for each player: who has completed a lap, and how the marker then shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from referee.game import Event, PositionFinding, RuleReason, Sheet, Step
from referee.tiles.model.position import Turn
from referee.tiles.play import completed_features, scoring
from referee.tiles.rules.table import Table

Move = TypeVar("Move")
FIELDS = 50  # 0 to 49


@dataclass(frozen=True)
class Laps:
    """The score track of a game. `lies`: whether the marker is laid flat after that many laps; `rule`: the
    rule id at this table; `form`: the text key, by that rule and whether the marker is flat."""

    lies: Callable[[int], bool]
    rule: Callable[[Table, int], str]
    form: Callable[[str, bool], str]

    def walked(self, before: Table, after: Table) -> Iterator[Event]:
        """Yield an event for each player whose marker completed a lap."""
        had, has = before.points, after.points
        for seat in after.players:
            old, new = had.get(seat.id, 0), has.get(seat.id, 0)
            if new < FIELDS or new <= old:
                continue
            laps, field = divmod(new, FIELDS)
            if laps > max(0, old) // FIELDS:
                values = {"player": seat.id, "points": new, "field": field, "laps": laps}
                because = self.rule(after, laps)
                yield Event("track", {**values, "lying": self.lies(laps), "because": because})

    def in_words(self, before: Table, points: Mapping[str, int]) -> Iterator[RuleReason]:
        """Yield the same as reasons, for players who reach these points."""
        for event in self.walked(before, before.but(points={**before.points, **points})):
            id, lies = event.values["because"], event.values["lying"]
            yield RuleReason(id, self.form(id, lies), event.values)

    def with_totals(self, table: Table, sheet: Sheet) -> tuple[PositionFinding, ...]:
        """Return the same as findings, for the totals of a score sheet, without players whose points are
        unknown."""
        known = {player: total.total for player, total in sheet.totals.items() if player in table.points}
        return tuple(PositionFinding("info", reason) for reason in self.in_words(table, known))

    def will_pass(self, table: Table, turn: Turn) -> tuple[RuleReason, ...]:
        """Return reasons for the markers that complete a lap by the scoring at the end of the turn."""
        first = scoring.before_scoring(table)
        after = scoring.end_of_turn(first.state, completed_features.of_this_turn(first.state)).state
        return tuple(self.in_words(table, after.points))

    def tracked(self, do: Callable[[Table, Move], Step[Table]]) -> Callable[[Table, Move], Step[Table]]:
        """Wrap the effect of an action so that it also reports completed laps."""

        def done(table: Table, move: Move) -> Step[Table]:
            step = do(table, move)
            if step.state.points is table.points:
                return step
            return step._replace(events=(*step.events, *self.walked(table, step.state)))

        return done
