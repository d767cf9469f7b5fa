"""The ringmaster: a follower who brings points for circus and acrobat spaces around him."""

from __future__ import annotations

from dataclasses import replace

from referee.game import RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.expansions.under_the_big_top.acrobats import ACROBATS, PYRAMID
from referee.games.carcassonne.expansions.under_the_big_top.big_top import CIRCUS
from referee.tiles.model.ports import RING
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, ReportRules, ScoringRules
from referee.tiles.rules.table import DeployedFigure, Table

RINGMASTER = "ringmaster"  # kind of figure and of line
SPACES = {"circus_space": CIRCUS, "acrobat_space": ACROBATS}  # parts of a line, and marks
EACH = 2


def extend(book: Book) -> Book:
    """Return the book with a ringmaster for each player, who is placed like a meeple."""
    meeple = book.figures["meeple"]
    kind = replace(meeple, supply=1, goes_on=meeple.goes_on - {PYRAMID}, allows=(like_a_meeple,))
    return book.add(
        ScoringRules(after_completion=(paid_with_feature,)),
        FinalRules(bonuses=(paid_at_end,)),
        ReportRules(feature_notes=(explained,)),
        figures={RINGMASTER: kind},
    )


@rule("BT-R1")
def like_a_meeple(claim: DeploymentContext) -> RuleReason:
    """The ringmaster is a follower of strength 1 for roads, cities, monasteries and fields."""
    return applies("BT-R1", (claim.cell,))


def lines_for(table: Table, figure: DeployedFigure, *, complete: bool) -> tuple[ScoreLine, ...]:
    """Return what a ringmaster brings with his feature, whatever it pays."""
    cell, cells = (figure.x, figure.y), table.board.cells
    near = [cells[one].marks for one in (cell, *RING[cell]) if one in cells]
    counts = {what: sum(space in marks for marks in near) for what, space in SPACES.items()}
    parts = tuple(ScorePart("BT-R2", what, count, EACH) for what, count in counts.items() if count)
    if not parts:
        return ()
    return (ScoreLine(figure.player, "BT-R2", parts, (cell,), RINGMASTER, complete, {figure.player: 1}),)


@rule("BT-R2", needs=(RINGMASTER,))
def paid_with_feature(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """When his feature is scored, its ringmasters pay, with or without the majority."""
    there = [figure for figure in case.figures if figure.kind == RINGMASTER]
    return Step(
        table, (), tuple(line for figure in there for line in lines_for(table, figure, complete=True))
    )


@rule("BT-R2")
def paid_at_end(table: Table) -> tuple[ScoreLine, ...]:
    """The same at the end, for every feature that is scored then."""
    there = [f for f in table.figures if f.kind == RINGMASTER and f.segment >= 0]
    worth = table.book.scoring.worth
    scored = [f for f in there if table.board.region(f[2:]).kind in worth]
    return tuple(line for figure in scored for line in lines_for(table, figure, complete=False))


@rule("BT-R2")
def explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report what a ringmaster on the feature brings his player."""
    there = [figure for figure in case.figures if figure.kind == RINGMASTER]
    lines = (line for figure in there for line in lines_for(case.table, figure, complete=case.complete))
    return tuple(
        RuleReason("BT-R2", "brings", {"player": line.player, "points": line.points}, line.tiles)
        for line in lines
    )
