"""Who gets a feature, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.game import Cell, Part, Reason, Ruling
from referee.tiles.case import Case, case_of
from referee.tiles.regions import Region
from referee.tiles.scoring import certainty
from referee.tiles.table import Table


def who(table: Table, region: Region) -> Ruling:
    """Who gets a region and why: the figures on it, what the majority says, and the arithmetic."""
    case = case_of(table, region)
    ids, owners, cells = table.book.ids, case.owners(), tuple(sorted(region.tiles))
    holders = case.holders()
    values: dict[str, Any] = {"kind": region.kind, "holders": holders, "owners": owners, "tiles": len(cells)}
    because = [_stand(table, case, values, cells)]
    if not owners:
        because.append(Reason(ids.nobody, "nobody", values, cells))
    elif len(owners) > 1:
        because.append(Reason(ids.tie, "tie", values, cells))
    elif len(holders) == 1:
        because.append(Reason(ids.majority, "alone", values, cells))
    elif len(case.tied()) == 1:
        because.append(Reason(ids.majority, "majority", values, cells))
    for rule in table.book.tells:
        because.extend(rule.apply(case))
    case.player = owners[0] if owners else None
    because.extend(_arithmetic(table, region, case, values, cells))
    certain, low, high = certainty(case)
    if not certain:
        known = "at_least" if low is None or high is None else "exactly" if low == high else "between"
        because.append(
            Reason(
                "TR-unknown",
                known,
                {**values, "low": low, "high": high},
                tuple(sorted(region.doubts)) or cells,
            )
        )
    return Ruling((), tuple(because))


def _stand(table: Table, case: Case, values: Mapping[str, Any], cells: tuple[Cell, ...]) -> Reason:
    """Whether a region is complete, or of a kind that never is and pays at the end only."""
    kind, book = case.region.kind, table.book
    if kind in book.worth and kind not in book.completion:
        return Reason(book.worth[kind][0].id, "at_the_end", values, cells)
    return Reason(book.ids.score, "complete" if case.complete else "incomplete", values, cells)


def _arithmetic(
    table: Table, region: Region, case: Case, values: dict[str, Any], cells: tuple[Cell, ...]
) -> list[Reason]:
    """What the region is worth, part by part; for kinds with their own way to pay, who would get what."""
    parts = case.worth()
    reasons = [part_reason(part, cells) for part in parts] if len(parts) > 1 else []
    total = {**values, "points": sum(part.points for part in parts), "parts": parts}
    reasons.append(Reason(parts[0].rule if parts else table.book.ids.score, "sum", total, cells))
    pay = table.book.pays.get(region.kind)
    if pay is not None and region in table.occupants:
        alike = sorted((r for r in table.occupants if r.kind == region.kind), key=lambda r: r.anchor)
        reasons += [
            Reason(
                line.rule,
                "gets",
                {"player": line.player, "points": line.points, "parts": line.parts},
                line.tiles,
            )
            for line in pay.apply(table, tuple(alike))
            if region.tiles <= set(line.tiles)
        ]
    return reasons


def part_reason(part: Part, cells: tuple[Cell, ...]) -> Reason:
    """A part of the arithmetic as a reason."""
    values: Mapping[str, Any] = {
        "what": part.what,
        "count": part.count,
        "each": part.each,
        "points": part.points,
        "parts": (part,),
    }
    return Reason(part.rule, "part", values, cells)
