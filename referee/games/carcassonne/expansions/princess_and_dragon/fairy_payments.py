"""What the fairy pays, and when."""

from __future__ import annotations

from referee.game import RuleReason, ScoreLine, ScorePart, Step
from referee.games.carcassonne.expansions.princess_and_dragon.fairy_token import FAIRY, companions, fairy_of
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.pad import BOTH, Numbers, PadEntry, Sketch, yes_no
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import DeployedFigure, Table

CASTLE = "castle"  # kind of feature, whose lord she may be with
AT_START, SCORED = 1, 3  # points: PD-F2, PD-F3


def line_for(id: str, figure: DeployedFigure, each: int, *, complete: bool) -> ScoreLine:
    """Return what the fairy pays the player of a follower, whatever its feature pays."""
    cells = ((figure.x, figure.y),)
    return ScoreLine(
        figure.player, id, (ScorePart(id, FAIRY, 1, each),), cells, FAIRY, complete, {figure.player: 1}
    )


def paid_on_pad(table: Table, region: Region, numbers: Numbers) -> tuple[ScoreLine, ...]:
    """Return what she pays when a feature is scored, or else at the start of the turn."""
    scored = bool(numbers["scored"])
    id, each = ("PD-F3", SCORED) if scored else ("PD-F2", AT_START)
    return tuple(line_for(id, figure, each, complete=scored) for figure in table.figures)


PAD = PadEntry((yes_no("scored"),), lambda n, final: Sketch("field"), BOTH, paid_on_pad)


@rule("PD-F2", needs=(FAIRY,))
def paid_at_start(table: Table) -> Step[Table]:
    """The player whose follower she is with gets 1 point at the start of the turn, once per turn."""
    if table.turn.part != 1:
        return Step(table)
    own = [figure for figure in companions(table) if figure.player == table.turn.player]
    if not own:
        return Step(table)
    lines = tuple(line_for("PD-F2", figure, AT_START, complete=False) for figure in own)
    return Step(scoring.with_points(table, lines), (), lines)


@rule("PD-F3", needs=(FAIRY,))
def paid_with_feature(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """When the follower's feature is scored, its player gets 3 more, with or without the majority. A castle
    is not scored by itself."""
    if case.region.kind == CASTLE:
        return Step(table)
    there = [figure for figure in companions(table) if figure in case.figures]
    return Step(table, (), tuple(line_for("PD-F3", figure, SCORED, complete=True) for figure in there[:1]))


@rule("PD-F3", needs=(FAIRY,))
def paid_with_castle(table: Table, lines: tuple[ScoreLine, ...]) -> Step[Table]:
    """The same when a castle pays its lord, who has left by then."""
    fairy = fairy_of(table)
    lord = None if fairy is None else fairy.beside
    if lord is None or lord.segment < 0 or table.board.cells[lord.x, lord.y].kinds[lord.segment] != CASTLE:
        return Step(table)
    pays = any(line.feature_kind == CASTLE and (lord.x, lord.y) in line.tiles for line in lines)
    return Step(table, (), (line_for("PD-F3", lord, SCORED, complete=True),) if pays else ())


@rule("PD-F3")
def paid_at_end(table: Table) -> tuple[ScoreLine, ...]:
    """The same at the end, even for a feature that is worth nothing then (PD-F8)."""
    found: dict[Region, DeployedFigure] = {}
    for figure in companions(table):
        if figure.segment < 0:
            continue
        region = table.board.region(figure[2:])
        if region.kind in table.book.scoring.worth:
            found.setdefault(region, figure)
    return tuple(line_for(_why(table, region), one, SCORED, complete=False) for region, one in found.items())


def _why(table: Table, region: Region) -> str:
    """Return the rule: a road or city that is worth nothing at the end pays all the same (PD-F8)."""
    worthless = region.kind in ("road", "city") and not case_of(table, region).value()
    return "PD-F8" if worthless else "PD-F3"


@rule("PD-F3")
def explained(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the rules for a feature of the follower with the fairy: he brings points (PD-F3), and she stays
    when he leaves (PD-F5)."""
    cells = tuple((f.x, f.y) for f in companions(case.table) if f in case.figures)
    return (applies("PD-F3", cells), applies("PD-F5", cells)) if cells else ()
