"""Mage & Witch (MW-...): neutral figures, with whom a road or city is worth more, or half as much."""

from __future__ import annotations

import functools

from referee.game import Cell, Options, PadCount, PlacedToken, PositionFinding, RuleReason, ScorePart, Step
from referee.game.offline import OfflineMark, OfflineMove
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.minis.mage_and_witch.figures import (
    APART,
    BOTH,
    GOES_ON,
    MAGE,
    WITCH,
    goals,
    leaves,
    on,
    region_of,
    token_of,
)
from referee.games.carcassonne.expansions.minis.mage_and_witch.moves import MOVES, Mage, Witch
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadExtra, PadRules, Sketch
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import AtOnce


def extend(book: Book, options: Options) -> Book:
    """Return the book with both figures."""
    choice = (Mage, Witch)
    return book.add(
        PlacementRules(effects=(brought,)),
        TurnRules(
            at_once={MAGE: AtOnce(choice, "MW-1", scores=True), APART: AtOnce(choice, "MW-2", scores=True)}
        ),
        ScoringRules(
            worth=dict.fromkeys(GOES_ON, (changed,)), after_completion=(leave,), after_scoring=(built_over,)
        ),
        ReportRules(findings=(where,), feature_notes=(there,)),
        PadRules(extras=tuple(on_pad(entry, kind) for entry in GOES_ON for kind in BOTH)),
    )


@functools.cache  # books compare equal only if their functions are the same
def on_pad(entry: str, kind: str) -> PadExtra:
    """Return the number of these figures on the feature of an entry of the score pad."""

    def put(sketch: Sketch, count: int) -> Sketch:
        return sketch.but(tokens=(*sketch.tokens, (kind, 0))) if count else sketch

    return PadExtra(entry, PadCount(kind, 0, 1, 0), put)


@rule("MW-1", needs=BOTH)
def brought(before: Table, after: Table, cell: Cell) -> Table:
    """A mage tile requires that one of them is moved; so does a tile that joins their features (MW-2)."""
    if MAGE in after.board.cells[cell].marks:
        movable = any(token_of(after, kind) for kind in BOTH) or any(True for _ in goals(after))
        mark = MAGE if movable else None
    else:
        here = region_of(after, MAGE)
        joined = here is not None and here is region_of(after, WITCH)
        mark = APART if joined and region_of(before, MAGE) is not region_of(before, WITCH) else None
    return after if mark is None else after.but(turn=after.turn.but(marks=after.turn.marks | {mark}))


@rule("MW-3")
def changed(case: ScoringContext, parts: Parts) -> Parts:
    """With the mage 1 more for each tile; then half of all with the witch, rounded up."""
    there = on(case.table, case.region)
    if MAGE in there:
        parts = (*parts, ScorePart("MW-3", MAGE, len(case.region.tiles), 1))
    if WITCH in there:
        parts = (*parts, ScorePart("MW-3", WITCH, sum(part.points for part in parts) // 2, -1))
    return parts


@rule("MW-4", needs=BOTH)
def leave(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """They leave the table with a completed feature."""
    return taken(table, on(table, case.region))


def taken(table: Table, gone: tuple[str, ...]) -> Step[Table]:
    """Return the table without these figures, which leave it."""
    if not gone:
        return Step(table)
    events = tuple(leaves(kind, table) for kind in gone)
    return Step(table.but(tokens=tuple(one for one in table.tokens if one.kind not in gone)), events)


@rule("MW-4", needs=BOTH)
def built_over(table: Table) -> Step[Table]:
    """They leave a completed feature that was not scored, since something was built over it."""
    here = {kind: region_of(table, kind) for kind in BOTH}
    gone = [kind for kind, one in here.items() if one and one.kind not in GOES_ON and table.done(one)]
    return taken(table, tuple(gone))


@rule("MW-3")
def there(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report which of them is on a feature, and that they leave a completed one."""
    found = on(case.table, case.region)
    if not found or case.region.kind not in GOES_ON:
        return ()
    cells = case.region.cells
    reasons = tuple(RuleReason("MW-3", kind, {}, cells) for kind in found)
    return (*reasons, applies("MW-4", cells)) if case.complete else reasons


@rule("MW-1")
def where(table: Table) -> tuple[PositionFinding, ...]:
    """Find more than one of a kind, one that is on no road or city, and both on one feature (MW-2)."""
    found = []
    for kind in BOTH:
        tokens = [token for token in table.tokens if token.kind == kind]
        cells = tuple((token.x, token.y) for token in tokens)
        if len(tokens) > 1:
            values = {"figure": kind, "count": len(tokens)}
            found.append(PositionFinding("error", RuleReason("MW-1", "one", values, cells)))
        for token in tokens:
            cell = (token.x, token.y)
            if token.segment >= 0 and table.board.cells[cell].kinds[token.segment] not in GOES_ON:
                values = {"figure": kind, "kind": table.board.cells[cell].kinds[token.segment]}
                found.append(PositionFinding("error", RuleReason("MW-1", "not_there", values, (cell,))))
            elif token.segment < 0:
                found.append(
                    PositionFinding("warning", RuleReason("MW-1", "which", {"figure": kind}, (cell,)))
                )
    region = region_of(table, MAGE)
    if region is not None and region is region_of(table, WITCH) and not table.turn.marks & {MAGE, APART}:
        found.append(
            PositionFinding("warning", RuleReason("MW-2", "together", {"kind": region.kind}, region.cells))
        )
    return tuple(found)


OFFLINE = (
    OfflineMark(mark=MAGE, due=MAGE),
    OfflineMark(joins=BOTH, due=MAGE),
    *(
        OfflineMove(
            move=kind,
            due=MAGE,
            first=True,
            at=("features", "open"),
            of=tuple(GOES_ON),
            clear=BOTH,
            token=kind,
        )
        for kind in BOTH
    ),
    *(
        OfflineMove(move=kind, due=MAGE, first=True, instead=True, values={"remove": (True,)}, leaves=kind)
        for kind in BOTH
    ),
)
MAGE_AND_WITCH = Expansion(
    "mage-and-witch",
    (
        Element(
            extend,
            switch("ext.mage_witch", "MW-1"),
            MOVES,
            help={"act": ("MW-1", "MW-2"), "end": ("MW-3", "MW-4"), "over": ("MW-3",)},
            offline=OFFLINE,
        ),
    ),
    ("mage-and-witch",),
    tokens={MAGE: (), WITCH: ()},
    wooden=BOTH,
    lone=BOTH,
    placed=dict.fromkeys(BOTH, PlacedToken("feature", on=GOES_ON)),
)
