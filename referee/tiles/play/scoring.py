"""Scoring: score lines of features, the end of a turn, the final scoring."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace

from referee.game import Event, ScoreLine, Step
from referee.tiles.model.regions import Region
from referee.tiles.play.feature_scores import lines_of
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.rule import Rule
from referee.tiles.rules.state.standing import alone
from referee.tiles.rules.table import DeployedFigure, Table

# ---- paying ------------------------------------------------------------------------------------------------


def pay_now(table: Table, regions: Iterable[Region]) -> tuple[ScoreLine, ...]:
    """Return what these regions pay during the game."""
    return tuple(line for region in regions for line in lines_of(table, region))


def pay_at_end(table: Table) -> tuple[ScoreLine, ...]:
    """Return the final scoring: completed features first, then the others kind by kind in the order of the
    book."""
    kinds = table.book.scoring.worth
    owned = [r for r in sorted(table.occupants, key=lambda r: r.anchor) if r.kind in kinds]
    done = [r for r in owned if table.done(r)]
    lines = list(pay_now(table, done))
    for kind in kinds:
        open_ones = tuple([r for r in owned if r.kind == kind and r not in done])
        pay = table.book.final.payments.get(kind)
        lines.extend(pay.apply(table, open_ones) if pay else pay_now(table, open_ones))
    for rule in table.book.final.bonuses:
        lines.extend(rule.apply(table))
    return (*lines, *upon_payment(table, lines).lines)


def one_after_another(rules: Iterable[Rule[Callable[[Table], Step[Table]]]], table: Table) -> Step[Table]:
    """Apply these rules to the table in sequence, each to the result of the one before."""
    events: list[Event] = []
    lines: list[ScoreLine] = []
    for rule in rules:
        table, more, paid, _ = rule.apply(table)
        if more:
            events.extend(more)
        if paid:
            lines.extend(paid)
    return Step(table, tuple(events), tuple(lines))


def before_scoring(table: Table) -> Step[Table]:
    """Apply the effects at the end of a turn before its tiles are scored; none if the player passed."""
    rules = table.book.scoring.at(table).before_scoring
    return one_after_another(rules, table) if rules and not table.phase.scored else Step(table)


def end_of_turn(table: Table, regions: Iterable[Region]) -> Step[Table]:
    """Score the regions just completed, owned or not, return their figures, and apply further effects."""
    events: list[Event] = []
    lines: list[ScoreLine] = []
    home: set[DeployedFigure] = set()
    cases: list[ScoringContext] = []
    rules, after = table.book.scoring.at(table), table
    for region in regions:
        case = case_of(table, region)
        cases.append(case)
        owners = frozenset(case.owners())
        cells = region.cells
        events.append(
            Event(
                "complete",
                {
                    "kind": region.kind,
                    "owners": tuple(sorted(owners)),
                    "figures": tuple(f[:2] for f in case.figures),
                    "tiles": case.tiles(),
                },
                cells,
            )
        )
        lines.extend(lines_of(table, region))
        home.update(case.figures)
        events.extend(returned(f) for f in case.figures)
        for rule in rules.after_completion:
            more = rule.apply(after, case, owners)
            after = more.state
            events.extend(more.events)
            lines.extend(more.lines)
    if rules.together and cases:
        joint = together(after, cases)
        after = joint.state
        events.extend(joint.events)
        lines.extend(joint.lines)
    paid = upon_payment(after, lines)
    events.extend(paid.events)
    lines.extend(paid.lines)
    done = with_points(without(paid.state, home), lines)
    more = one_after_another(rules.after_scoring, done)
    return Step(more.state, (*events, *more.events), (*lines, *more.lines))


def together(table: Table, cases: Iterable[ScoringContext]) -> Step[Table]:
    """Apply what the scoring of these features together brings."""
    scored, events, lines = tuple(cases), list[Event](), list[ScoreLine]()
    for rule in table.book.scoring.at(table).together:
        step = rule.apply(table, scored)
        table = step.state
        events.extend(step.events)
        lines.extend(step.lines)
    return Step(table, tuple(events), tuple(lines))


def upon_payment(table: Table, lines: Iterable[ScoreLine]) -> Step[Table]:
    """Apply what else these lines bring."""
    paid, events, brought = tuple(lines), list[Event](), list[ScoreLine]()
    if not paid:
        return Step(table)
    for rule in table.book.scoring.at(table).upon_payment:
        step = rule.apply(table, paid)
        table = step.state
        events.extend(step.events)
        brought.extend(step.lines)
    return Step(table, tuple(events), tuple(brought))


def go_home(table: Table, figures: Iterable[DeployedFigure]) -> Step[Table]:
    """Return figures to their owners for another reason than scoring, together with figures that are left
    without the company they need (`FigureKind.company`)."""
    gone = list(figures)
    left = _less(table, gone)
    book, board = table.book, table.board
    around = {board.region(figure[2:]) for figure in gone if figure.segment >= 0}
    needy = {kind for kind, known in book.figures.items() if known.company is not None}
    beside = [f for f in left.figures if f.kind in needy and f.segment >= 0 and board.region(f[2:]) in around]
    lonely = [f for f in beside if alone(left, f)]
    return Step(_less(left, lonely), tuple(returned(figure) for figure in (*gone, *lonely)))


def _less(table: Table, figures: Iterable[DeployedFigure]) -> Table:
    """Return the table without these figures; of several alike on one feature of a tile, only so many."""
    left = list(table.figures)
    for figure in figures:
        if figure in left:
            left.remove(figure)
    return table.but(figures=tuple(left))


def without(table: Table, figures: set[DeployedFigure]) -> Table:
    """Return the table without these figures."""
    return table.but(figures=tuple([f for f in table.figures if f not in figures])) if figures else table


def each_in_full(table: Table, owners: Collection[str], line: ScoreLine) -> tuple[ScoreLine, ...]:
    """Return a line for every owner, in the order of seats: each gets all of its points."""
    holders = dict.fromkeys(sorted(owners), 1)
    seats = (seat.id for seat in table.players)
    return tuple(replace(line, player=player, holders=holders) for player in seats if player in owners)


def with_points(table: Table, lines: Iterable[ScoreLine]) -> Table:
    """Return the table with the points of some lines added during the game, and what they leave behind."""
    lines = tuple(lines)
    for rule in table.book.scoring.upon_points if lines else ():
        table = rule.apply(table, lines)
    return summed(table, lines)


def summed(table: Table, lines: tuple[ScoreLine, ...]) -> Table:
    """Return the table with the points of some lines added."""
    if not lines and len(table.points) >= len(table.players):
        return table
    points = {seat.id: 0 for seat in table.players} | dict(table.points)
    for line in lines:
        points[line.player] = points.get(line.player, 0) + line.points
    return table.but(points=points)


def returned(figure: DeployedFigure) -> Event:
    return Event("return", {"player": figure.player, "kind": figure.kind}, ((figure.x, figure.y),))
