"""Goods (TB-G...): tokens for those who complete cities, and points for most of a kind."""

from __future__ import annotations

from collections import Counter

from referee.game import Event, Options, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.regions import Region
from referee.tiles.play.completed_features import completed_by
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadEntry, PadRules, Sketch, yes_no
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Table

TOKENS = {"wine": 9, "grain": 6, "cloth": 5}  # TB-S1
MOST = 10  # TB-G5
PAD = PadEntry(  # the kinds of which the players have most
    tuple(yes_no(kind, (True,)) for kind in TOKENS), lambda n, final: Sketch(held=n), (True,), needs_one=True
)


def goods(book: Book, options: Options) -> Book:
    """Return the book with goods; what players hold is listed by kind (TB-G7)."""
    return book.add(
        ScoringRules(after_completion=(taken,)),
        FinalRules(bonuses=(most_of_a_kind,)),
        PadRules({"trade-goods": PAD}),
        ReportRules(
            findings=(too_many, holders_assumed),
            feature_notes=(who_takes, other_city),
            line_notes=(nothing_else_pays,),
        ),
    )


def symbols(region: Region) -> dict[str, int]:
    """Return the goods shown in a city, and only there (TB-G2)."""
    return {kind: count for kind in TOKENS if (count := region.marks.get(f"resource:{kind}", 0))}


@rule("TB-G1")
def taken(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """The player who completes a city, owner or not, takes a token for each symbol in it."""
    player = table.turn.player
    if case.region.kind != "city" or player is None:
        return Step(table)
    events, cells = [], case.region.cells
    for kind, count in symbols(case.region).items():
        table = table.with_held(player, kind, table.holds(player, kind) + count)
        events.append(Event("receive", {"player": player, "what": kind, "count": count}, cells))
    return Step(table, tuple(events))


@rule("TB-G1")
def who_takes(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report who gets the goods of a city."""
    cells = case.region.cells
    shown = symbols(case.region) if case.region.kind == "city" else {}
    if not shown:
        return ()
    reasons = [RuleReason("TB-G1", "takes", {"count": n, "what": kind}, cells) for kind, n in shown.items()]
    return (*reasons, applies("TB-G3" if case.complete else "TB-G4", cells))


@rule("TB-G2")
def other_city(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report tiles on which another city shows goods, which do not count here."""
    pieces = case.region.pieces if case.region.kind == "city" else ()
    cells = [
        (x, y)
        for x, y, index in pieces
        for other, feature in enumerate(case.board.cells[x, y].features)
        if (x, y, other) not in pieces and any(mark.startswith("resource:") for mark in feature.marks)
    ]
    return (applies("TB-G2", cells),) if cells else ()


@rule("TB-G5")
def most_of_a_kind(table: Table) -> tuple[ScoreLine, ...]:
    """10 for most tokens of a kind, for all who are tied; nothing for a kind that no player holds (TB-G6)."""
    lines = []
    for kind in TOKENS:
        holders = {seat.id: count for seat in table.players if (count := table.holds(seat.id, kind))}
        most = max(holders.values(), default=0)
        lines += [
            ScoreLine(
                player,
                "TB-G5",
                (ScorePart("TB-G5", kind, 1, MOST),),
                (),
                "trade-goods",
                complete=False,
                holders=holders,
            )
            for player, count in holders.items()
            if count == most
        ]
    return tuple(lines)


@rule("TB-G6")
def nothing_else_pays(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Report that all who are tied for most of a kind get the points (TB-G5), and that fewer tokens or a kind
    that no player holds pay nothing. Tokens are public (TB-G7)."""
    if line.feature_kind != "trade-goods":
        return ()
    most = max(line.holders.values())
    nobody = any(not any(table.holds(seat.id, kind) for seat in table.players) for kind in TOKENS)
    fewer = any(count < most for count in line.holders.values())
    return (applies("TB-G5"), *((applies("TB-G6"),) if nobody or fewer else ()), applies("TB-G7"))


def _shown(table: Table) -> Counter[str]:
    """Count the symbols in completed cities whose tokens were taken (TB-G4): all but those of cities
    completed in this turn."""
    now = completed_by(table, table.turn.placed or ())
    shown: Counter[str] = Counter()
    for region in table.board.regions.all():
        if region.kind == "city" and region.marks and region not in now and table.done(region):
            shown.update(symbols(region))
    return shown


@rule("TB-G1")
def too_many(table: Table) -> tuple[PositionFinding, ...]:
    """Find more tokens held than exist, or than the completed cities show."""
    held = {kind: sum(table.holds(seat.id, kind) for seat in table.players) for kind in TOKENS}
    if not any(held.values()):
        return ()
    found = []
    shown = None if table.board.unknown else _shown(table)
    for kind, stock in TOKENS.items():
        values = {"count": held[kind], "what": kind}
        if held[kind] > stock:
            found.append(PositionFinding("error", RuleReason("TB-S1", "too_many", {**values, "most": stock})))
        elif shown is not None and held[kind] > shown[kind]:
            found.append(
                PositionFinding("warning", RuleReason("TB-G1", "too_many", {**values, "most": shown[kind]}))
            )
    return tuple(found)


@rule("TB-G5")
def holders_assumed(table: Table) -> tuple[PositionFinding, ...]:
    """Report the assumption made if completed cities show goods and the holders of the tokens are unknown."""
    if any(table.holds(seat.id, kind) for seat in table.players for kind in TOKENS) or not _shown(table):
        return ()
    return (PositionFinding("info", RuleReason("TB-G5", "assumed")),)
