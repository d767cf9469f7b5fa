"""Who owns a feature, and why."""

from __future__ import annotations

from typing import Any

from referee.game import Cell, GameRuling, Options, RuleReason, ScoreLine, ScorePart
from referee.tiles.model.regions import Region
from referee.tiles.play.completed_features import of_this_turn
from referee.tiles.play.feature_scores import certainty, lines_of
from referee.tiles.play.scoring import before_scoring, end_of_turn
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.table import Table


def who(table: Table, region: Region) -> GameRuling:
    """Rule who owns a region: the figures on it, the majority, and the arithmetic. The lines are what it pays
    now, or at the end as it stands."""
    case = case_of(table, region)
    owners, cells = case.owners(), region.cells
    values = _values_of(case)
    because = [_stand(table, case, values, cells), *verdict(case, cells)]
    lost = _sent_home(table, region) if case.figures and not case.complete else ()
    if lost:
        parts = tuple(part for line in lost for part in line.parts)
        because.append(RuleReason(lost[0].rule, "nothing", {**values, "points": 0, "parts": parts}, cells))
        return GameRuling((), tuple(because), lines=lost)
    case.player = owners[0] if owners else None
    lines = _pays(table, region)
    because.extend(_arithmetic(table, case, lines, values, cells))
    certain, low, high = certainty(case)
    if not certain:
        known = "at_least" if low is None or high is None else "exactly" if low == high else "between"
        because.append(
            RuleReason(
                "TR-unknown",
                known,
                {**values, "low": low, "high": high},
                tuple(sorted(region.doubts)) or cells,
            )
        )
    return GameRuling((), tuple(because), lines=lines)


def verdict(case: ScoringContext, cells: tuple[Cell, ...]) -> list[RuleReason]:
    """Return the reasons about the majority, and further reasons of the book about a region."""
    ids, owners, values = case.table.book.ids_of(case.region.kind), case.owners(), _values_of(case)
    because = []
    if not owners:
        because.append(RuleReason(ids.nobody, "nobody", values, cells))
    elif len(owners) > 1:
        because.append(RuleReason(ids.tie, "tie", values, cells))
    elif len(case.holders()) == 1:
        because.append(RuleReason(ids.majority, "alone", values, cells))
    elif len(case.tied()) == 1:
        because.append(RuleReason(ids.majority, "majority", values, cells))
    for rule in case.table.book.report.feature_notes:
        because.extend(rule.apply(case))
    return because


def _occupied(table: Table) -> dict[tuple[str, tuple[Cell, ...]], Region]:
    """Return the regions that have figures, by kind and cells."""
    found: dict[tuple[str, tuple[Cell, ...]], Region] = {}
    for region in table.occupants:
        found.setdefault((region.kind, region.cells), region)
    return found


def why_paid(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Return the reasons for who is paid by a line of this table, and how much."""
    region = table.once("occupied", _occupied).get((line.feature_kind, line.tiles))
    if region is not None:
        return tuple(verdict(case_of(table, region, line.player), region.cells))
    return tuple(reason for rule in table.book.report.line_notes for reason in rule.apply(table, line))


def _values_of(case: ScoringContext) -> dict[str, Any]:
    return {
        "kind": case.region.kind,
        "holders": case.holders(),
        "owners": case.owners(),
        "tiles": case.tiles(),
    }


def _sent_home(table: Table, region: Region) -> tuple[ScoreLine, ...]:
    """Return the lines of an unfinished region that the end of this turn settles, because the completion of
    another one returns its figures."""
    settled: Table = before_scoring(table).state
    closed = of_this_turn(settled)
    return tuple(
        line
        for line in (end_of_turn(settled, closed).lines if closed else ())
        if not line.complete and (line.feature_kind, line.tiles) == (region.kind, region.cells)
    )


def _stand(table: Table, case: ScoringContext, values: Options, cells: tuple[Cell, ...]) -> RuleReason:
    """Return the reason that a region is complete, unfinished, or of a kind that pays at the end only."""
    kind, book = case.region.kind, table.book
    if kind in book.scoring.worth and kind not in book.scoring.completion:
        return RuleReason(book.scoring.worth[kind][0].id, "at_the_end", values, cells)
    return RuleReason(book.ids_of(kind).score, "complete" if case.complete else "incomplete", values, cells)


def _pays(table: Table, region: Region) -> tuple[ScoreLine, ...]:
    """Return the lines of a region; for kinds with a special pay rule, the lines to which it belongs."""
    pay = table.book.final.payments.get(region.kind)
    if region.kind not in table.book.scoring.worth or region not in table.occupants:
        return ()
    if pay is None:
        return lines_of(table, region)
    alike = sorted((r for r in table.occupants if r.kind == region.kind), key=lambda r: r.anchor)
    return tuple(line for line in pay.apply(table, tuple(alike)) if set(region.cells) <= set(line.tiles))


def _arithmetic(
    table: Table,
    case: ScoringContext,
    lines: tuple[ScoreLine, ...],
    values: dict[str, object],
    cells: tuple[Cell, ...],
) -> list[RuleReason]:
    """Return what the region is worth, part by part; for kinds with a special pay rule, the points of each
    player."""
    parts = case.worth()
    reasons = [part_reason(part, cells) for part in parts] if len(parts) > 1 else []
    total = {**values, "points": sum(part.points for part in parts), "parts": parts}
    reasons.append(
        RuleReason(parts[0].rule if parts else table.book.ids_of(case.region.kind).score, "sum", total, cells)
    )
    if case.region.kind in table.book.final.payments:
        for line in lines:
            paid = {"player": line.player, "points": line.points, "parts": line.parts}
            reasons.append(RuleReason(line.rule, "gets", paid, line.tiles))
    return reasons


def part_reason(part: ScorePart, cells: tuple[Cell, ...]) -> RuleReason:
    """Return a part of the arithmetic as a reason."""
    values: Options = {
        "what": part.what,
        "count": part.count,
        "each": part.each,
        "points": part.points,
        "parts": (part,),
    }
    return RuleReason(part.rule, "part", values, cells)
