"""Traders & Builders (TB-...): a builder who brings a second part of the turn, a pig that makes fields pay
more, and goods for those who complete cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from referee.game import Cell, Event, Finding, Line, Option, Part, Reason, Step
from referee.games.carcassonne import fields
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.book import Book, FigureKind, Parts, rule
from referee.tiles.case import Case, Claim
from referee.tiles.position import Turn
from referee.tiles.regions import Region
from referee.tiles.scoring import completed_by
from referee.tiles.table import Figure, Table

BUILDER, PIG = "builder", "pig"  # figures; the first is also the mark of a turn in which one was extended
TOKENS = {"wine": 9, "grain": 6, "cloth": 5}  # TB-S1
MOST = 10  # TB-G5
DOUBLE_TURN = Option("tb.double_turn", ("may", "must"), "may", "TB-B12")


# ---- the builder -------------------------------------------------------------------------------------------


def builder(book: Book, options: Mapping[str, Any]) -> Book:
    """The rules of the builder: a figure that joins, counts for nothing (TB-B4) and goes home with the
    others."""
    on = frozenset({"road", "city"})
    kind = FigureKind(
        1, on, 0, (joins_own_meeple, unfinished), (own_meeple,), stands="TB-B1", company="TB-B14"
    )
    return book.add(
        figures={BUILDER: kind},
        placed=(extended,),
        passes=(second_part_declined,),
        turns=(second_part,),
        tells=(builder_told,),
    )


@rule("TB-B4")
def builder_told(case: Case) -> tuple[Reason, ...]:
    """That builders there count for no majority."""
    return _told(case, BUILDER, "TB-B4")


@rule("TB-B1")
def joins_own_meeple(claim: Claim) -> Reason | None:
    """The builder joins a follower of the same player; others there do not matter (TB-B2)."""
    return _company_missing(claim, "TB-B1")


@rule("TB-B1")
def own_meeple(claim: Claim) -> Reason | None:
    """The followers that let the builder join."""
    return _company(claim, "TB-B1")


@rule("TB-B3")
def unfinished(claim: Claim) -> Reason | None:
    """The builder goes on an unfinished road or city."""
    if claim.feature_kind not in claim.table.book.figures[claim.kind].goes_on or not claim.complete:
        return None
    return Reason("TB-B3", "finished", {"kind": claim.feature_kind}, (claim.cell,))


@rule("TB-B5")
def extended(before: Table, after: Table, cell: Cell) -> Table:
    """Notes that the tile just laid extends what the own builder stood on before (TB-B8), for good
    (TB-B11)."""
    if not _extends(after, before.figures, cell):
        return after
    return replace(after, turn=replace(after.turn, marks=after.turn.marks | {BUILDER}))


def _extends(table: Table, figures: Iterable[Figure], cell: Cell) -> bool:
    """Whether the tile on the cell is part of what a builder of the player in turn stands on (TB-B6, B7)."""
    return any(
        (figure.player, figure.kind) == (table.turn.player, BUILDER)
        and figure.segment >= 0
        and (figure.x, figure.y) != cell
        and cell in table.board.region(figure[2:]).tiles
        for figure in figures
    )


@rule("TB-B5")
def second_part(table: Table, turn: Turn) -> Turn:
    """Who extended with the first part has a second, never a third (TB-B10), while there are tiles (TB-B13).
    Where the turn was told and not played, the builder still standing there shows it."""
    now = table.turn
    right = BUILDER in now.marks or (now.placed and _extends(table, table.figures, now.placed[-1]))
    if not right or now.part != 1 or now.step == "place" or table.spent:
        return turn
    return Turn(now.player, "place", (), part=2)


@rule("TB-B12")
def second_part_declined(table: Table, player: str) -> bool:
    """The second part is a right, or (must) taken whenever it can be."""
    return table.turn.part == 2 and (table.options[DOUBLE_TURN.name] == "may" or table.spent)


# ---- the pig -----------------------------------------------------------------------------------------------


def pig(book: Book, options: Mapping[str, Any]) -> Book:
    """The rules of the pig: a figure that joins, stays, and counts for no majority (TB-P2)."""
    on = frozenset({"field"} & set(book.worth))  # CB-S4
    kind = FigureKind(1, on, 0, (joins_own_farmer,), (own_farmer,), stands="TB-P1", company="TB-P5")
    return book.add(figures={PIG: kind}, worth={"field": (one_more,)}, tells=(pig_told,))


@rule("TB-P1")
def joins_own_farmer(claim: Claim) -> Reason | None:
    """The pig joins a farmer of the same player."""
    return _company_missing(claim, "TB-P1")


@rule("TB-P1")
def own_farmer(claim: Claim) -> Reason | None:
    """The farmers that let the pig join."""
    return _company(claim, "TB-P1")


@rule("TB-P2")
def pig_told(case: Case) -> tuple[Reason, ...]:
    """That pigs there count for no majority."""
    return _told(case, PIG, "TB-P2")


def _told(case: Case, kind: str, id: str) -> tuple[Reason, ...]:
    """That figures of a kind, where one stands, count for no majority."""
    cells = tuple(sorted((figure.x, figure.y) for figure in case.figures if figure.kind == kind))
    return (Reason(id, "no_majority", {}, cells),) if cells else ()


@rule("TB-P3")
def one_more(case: Case, parts: Parts) -> Parts:
    """An owner with a pig in the field gets 1 more per city, once (TB-P4), whatever a city pays (TB-P6)."""
    mine = any((figure.player, figure.kind) == (case.player, PIG) for figure in case.figures)
    cities = fields.paid(case) if mine else 0
    if not cities:
        return parts
    four = case.options["base.field_scoring"] == "per_city_4"
    return (*parts, Part("TB-P6" if four else "TB-P3", "pig", cities, 1))


# ---- both join a follower ----------------------------------------------------------------------------------


def _followers(claim: Claim) -> list[Figure]:
    follows = claim.table.book.follows
    return [figure for figure in claim.standing if figure.player == claim.player and follows(figure.kind)]


def _company_missing(claim: Claim, id: str) -> Reason | None:
    """An objection where no own follower stands on a feature of the right kind."""
    if claim.feature_kind not in claim.table.book.figures[claim.kind].goes_on or _followers(claim):
        return None
    return Reason(id, "no_follower", {"player": claim.player, "kind": claim.feature_kind}, (claim.cell,))


def _company(claim: Claim, id: str) -> Reason | None:
    there = _followers(claim)
    cells = tuple(dict.fromkeys((figure.x, figure.y) for figure in there))
    values = {"player": claim.player, "kind": claim.feature_kind, "count": len(there)}
    return Reason(id, "joins", values, cells) if there else None


# ---- goods -------------------------------------------------------------------------------------------------


def goods(book: Book, options: Mapping[str, Any]) -> Book:
    """The rules of the goods; what players hold is told by kind (TB-G7)."""
    return book.add(
        closes=(taken,), last=(most_of_a_kind,), inspect=(too_many, nobody_told), tells=(who_takes,)
    )


def symbols(region: Region) -> dict[str, int]:
    """Goods shown in a city, and in it alone (TB-G2)."""
    return {kind: count for kind in TOKENS if (count := region.marks.get(f"resource:{kind}", 0))}


@rule("TB-G1")
def taken(table: Table, case: Case, owners: frozenset[str]) -> Step:
    """Who completes a city, owner or not, takes a token for each symbol in it."""
    player = table.turn.player
    if case.region.kind != "city" or player is None:
        return Step(table)
    events, cells = [], tuple(sorted(case.region.tiles))
    for kind, count in symbols(case.region).items():
        table = table.with_held(player, kind, table.holds(player, kind) + count)
        events.append(Event("receive", {"player": player, "what": kind, "count": count}, cells))
    return Step(table, tuple(events))


@rule("TB-G1")
def who_takes(case: Case) -> tuple[Reason, ...]:
    """To whom the goods of a city go."""
    cells = tuple(sorted(case.region.tiles))
    shown = symbols(case.region) if case.region.kind == "city" else {}
    return tuple(Reason("TB-G1", "takes", {"count": n, "what": kind}, cells) for kind, n in shown.items())


@rule("TB-G5")
def most_of_a_kind(table: Table) -> tuple[Line, ...]:
    """10 for most tokens of a kind, for all who are tied; nothing for a kind that nobody holds (TB-G6)."""
    lines = []
    for kind in TOKENS:
        holders = {seat.id: count for seat in table.players if (count := table.holds(seat.id, kind))}
        most = max(holders.values(), default=0)
        lines += [
            Line(player, "TB-G5", (Part("TB-G5", kind, 1, MOST),), (), "trade-goods", False, holders)
            for player, count in holders.items()
            if count == most
        ]
    return tuple(lines)


def _shown(table: Table) -> Counter[str]:
    """Symbols in the completed cities of the table whose tokens were taken (TB-G4): all but those that this
    turn completed."""
    now = completed_by(table, table.turn.placed or ())
    shown: Counter[str] = Counter()
    for region in table.board.regions():
        if region.kind == "city" and region.marks and region not in now and table.done(region):
            shown.update(symbols(region))
    return shown


@rule("TB-G1")
def too_many(table: Table) -> tuple[Finding, ...]:
    """More tokens held than there are, or than the completed cities show."""
    held = {kind: sum(table.holds(seat.id, kind) for seat in table.players) for kind in TOKENS}
    if not any(held.values()):
        return ()
    found = []
    shown = None if table.unknown_cells() else _shown(table)
    for kind, stock in TOKENS.items():
        values = {"count": held[kind], "what": kind}
        if held[kind] > stock:
            found.append(Finding("error", Reason("TB-S1", "too_many", {**values, "most": stock})))
        elif shown is not None and held[kind] > shown[kind]:
            found.append(Finding("warning", Reason("TB-G1", "too_many", {**values, "most": shown[kind]})))
    return tuple(found)


@rule("TB-G5")
def nobody_told(table: Table) -> tuple[Finding, ...]:
    """Where completed cities show goods and nobody told who holds the tokens, says what was assumed."""
    if any(table.holds(seat.id, kind) for seat in table.players for kind in TOKENS) or not _shown(table):
        return ()
    return (Finding("info", Reason("TB-G5", "assumed")),)


TRADERS_AND_BUILDERS = Expansion(
    "traders-and-builders",
    (
        Element(builder, switch("ext.builder", "TB-B1")),
        Element(pig, switch("ext.pig", "TB-P1")),
        Element(goods, switch("ext.goods", "TB-G1")),
    ),
    ("traders-and-builders",),
    (DOUBLE_TURN,),
    {DOUBLE_TURN.name: "must"},
    things=tuple(TOKENS),
)
