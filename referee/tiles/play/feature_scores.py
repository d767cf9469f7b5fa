"""What one feature pays, and to whom."""

from __future__ import annotations

from referee.game import RegionReport, ScoreLine
from referee.tiles.model.consistency import blurred
from referee.tiles.model.regions import Region
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.table import Table
from referee.tiles.rules.unreadable_tiles import reading as reading_of


def lines_of(table: Table, region: Region) -> tuple[ScoreLine, ...]:
    """Return one line for each owner of a region, as it stands: complete, or as at the end of the game."""
    case = case_of(table, region)
    owners = case.owners()
    if not owners:
        return ()
    priced = case
    if case.complete and region.doubts and not certainty(case)[0]:  # by the reading worth least
        reading = reading_of(table, region)
        priced = ScoringContext(
            table, reading.region, complete=True, figures=case.figures, board=reading.board
        )
    holders = case.holders()
    lines = []
    for player in owners:
        case.player = priced.player = player
        certain, low, high = certainty(case)
        parts = priced.worth()
        lines.append(
            ScoreLine(
                player,
                parts[0].rule if parts else table.book.ids_of(region.kind).score,
                parts,
                priced.region.cells,
                region.kind,
                case.complete,
                holders,
                certain,
                None if certain else low,
                None if certain else high,
            )
        )
    return tuple(lines)


def certainty(case: ScoringContext) -> tuple[bool, int | None, int | None]:
    """Return whether the value is certain despite unreadable tiles and mismatched edges (for the player of
    the case, if set), and its bounds."""
    table, region = case.table, case.region
    if region.certain and not blurred(table.board):
        return True, None, None
    for rule in table.book.scoring.bounds:
        bounds = rule.apply(case)
        if bounds is not None:
            return bounds
    if region.certain or ((rule_of := table.book.scoring.completion.get(region.kind)) and rule_of.surrounded):
        return True, None, None
    if region.clash:
        return False, case.value(), None
    reading = reading_of(table, region)
    return False, reading.low, reading.high


def report(table: Table, region: Region) -> RegionReport:
    """Return a region as it stands: its worth and its owners."""
    figures = table.occupants.get(region)
    completion = table.book.scoring.completion.get(region.kind)
    complete = table.done(region) if completion is not None else False
    case = ScoringContext(table, region, complete=complete, figures=figures or [], board=table.board)
    open_edges = completion.open_edges(table.board, region) if completion is not None else region.open_edges
    by_reading = complete and bool(region.doubts)  # complete in every reading of the unreadable tiles
    return RegionReport(
        region.kind,
        complete,
        region.cells,
        tuple([(f.player, f.kind) for f in figures]) if figures else (),
        open_edges,
        reading_of(table, region).low if by_reading else case.value(),
        case.owners() if figures else (),
        True if not blurred(table.board) else certainty(case)[0],
    )
