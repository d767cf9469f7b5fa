"""What a table of tiles pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from referee.game import (
    BadInput,
    GameRuling,
    Mistakes,
    PositionFinding,
    Rank,
    RuleReason,
    ScoreLine,
    Sheet,
    ranked,
)
from referee.tiles.io.errors import Errors
from referee.tiles.io.features import segment_of
from referee.tiles.model.position import FeatureAt
from referee.tiles.play import explanations, final_score, validation
from referee.tiles.rules.table import Table, with_full_budget

Reports: TypeAlias = Callable[[Table, Sheet, bool], tuple[PositionFinding, ...]]


class TableScoring:
    """Scoring, for every tile game. `ties`: the tie-breaker rule at the end, if there is one; `reports`:
    findings that a game adds to a score sheet, which is final or not."""

    def __init__(self, ties: str, reports: Reports) -> None:
        self._ties, self._reports = ties, reports

    def scores(self, state: Table) -> dict[str, int]:
        """See Scoring.scores."""
        return {seat.id: state.points.get(seat.id, 0) for seat in state.players}

    def tally(self, state: Table, *, final: bool = False) -> Sheet:
        """See Scoring.tally."""
        with_full_budget(state).board.regions.all()  # all at once is faster than one by one
        found = list(validation.findings(state))
        if any(seat.points is None and seat.id not in state.points for seat in state.players):
            missing = [seat.id for seat in state.players if seat.id not in state.points]
            found.append(PositionFinding("info", RuleReason("TR-assumed", "points", {"players": missing})))
        sheet = final_score.tally(state, final=final, findings=tuple(found))
        return replace(sheet, findings=(*sheet.findings, *self._reports(state, sheet, final)))

    def why_paid(self, state: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
        """See Scoring.why_paid."""
        return explanations.why_paid(state, line)

    def ranking(self, state: Table, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """See Scoring.ranking."""
        ids = state.book.ids
        first = RuleReason(ids.wins or ids.end, "ranked_points")
        return ranked([(points, first)], RuleReason(self._ties or first.rule, "ranked_shared"))

    def who(self, state: Table, feature: FeatureAt) -> GameRuling:
        """See Scoring.who."""
        errors: Errors = Mistakes()
        segment = segment_of(feature.feature, state.board.cells, (feature.x, feature.y), "", errors)
        if errors:
            raise BadInput({path.lstrip("."): messages for path, messages in errors.items()})
        return explanations.who(state, state.board.region((feature.x, feature.y, segment)))
