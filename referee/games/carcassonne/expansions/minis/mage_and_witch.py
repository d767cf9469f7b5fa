"""Mage & Witch (MW-...): neutral figures, with whom a road or city is worth more, or half as much."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from referee.game import BadInput, Cell, Event, Finding, Message, Options, PadCount, Part, Reason, Step
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Piece, Region
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.pad import PadExtra, PadRules, Sketch
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.table import Table, Token
from referee.tiles.rules.waiting_step import AtOnce

MAGE, WITCH = "mage", "witch"  # tokens and moves; `MAGE` is also the mark of a tile, and of a turn with one
BOTH = (MAGE, WITCH)
APART = "apart"  # mark of a turn whose tile joined the features of both
GOES_ON = ("road", "city")


@dataclass(frozen=True, slots=True)
class Mage:
    """Put the mage on a feature, or `remove` him from the table if there is none for him."""

    player: str
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None
    remove: bool = False


@dataclass(frozen=True, slots=True)
class Witch:
    """Put the witch on a feature, or `remove` her from the table if there is none for her."""

    player: str
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None
    remove: bool = False


MADE: tuple[Callable[..., Mage | Witch], ...] = (Mage, Witch)


def extend(book: Book, options: Options) -> Book:
    """Return the book with both figures."""
    choice = (Mage, Witch)
    return book.add(
        PlacementRules(effects=(brought,)),
        TurnRules(at_once={MAGE: AtOnce(choice, "MW-1", True), APART: AtOnce(choice, "MW-2", True)}),
        ScoringRules(worth=dict.fromkeys(GOES_ON, (changed,)), after_completion=(leave,)),
        ReportRules(findings=(where,), feature_notes=(there,)),
        PadRules(extras=tuple(on_pad(entry, kind) for entry in GOES_ON for kind in BOTH)),
    )


@functools.cache  # books compare equal only if their functions are the same
def on_pad(entry: str, kind: str) -> PadExtra:
    """Return the number of these figures on the feature of an entry of the score pad."""

    def put(sketch: Sketch, count: int) -> Sketch:
        return sketch.but(tokens=(*sketch.tokens, (kind, 0))) if count else sketch

    return PadExtra(entry, PadCount(kind, 0, 1, 0), put)


# ---- where they are ----------------------------------------------------------------------------------------


def kind_of(move: Mage | Witch) -> str:
    """Return the figure that a move puts down."""
    return MAGE if isinstance(move, Mage) else WITCH


def token_of(table: Table, kind: str) -> Token | None:
    """Return the figure, if it is on the table."""
    return next((token for token in table.tokens if token.kind == kind), None)


def region_of(table: Table, kind: str) -> Region | None:
    """Return the feature of a figure, if it is on one."""
    token = token_of(table, kind)
    return None if token is None or token.segment < 0 else table.board.region(token[2:5])


def on(table: Table, region: Region) -> tuple[str, ...]:
    """Return which of the two are on a feature."""
    if not table.tokens:
        return ()
    kinds = {token.kind for token in table.tokens_on(region)}
    return tuple(kind for kind in BOTH if kind in kinds)


def goals(table: Table) -> Iterator[Region]:
    """Yield the unfinished roads and cities without either of them."""
    for region in table.board.regions():
        if region.kind in GOES_ON and not table.done(region) and not on(table, region):
            yield region


def pieces(table: Table, region: Region) -> Iterator[Piece]:
    """Yield the parts of a feature that are on tiles of the game."""
    cells = table.board.cells
    yield from (piece for piece in region.pieces if not cells[piece[0], piece[1]].printed)


@rule("MW-1")
def brought(before: Table, after: Table, cell: Cell) -> Table:
    """A mage tile requires that one of them is moved; so does a tile that joins their features (MW-2)."""
    if MAGE in after.board.cells[cell].marks:
        movable = any(token_of(after, kind) for kind in BOTH) or any(True for _ in goals(after))
        mark = MAGE if movable else None
    else:
        here = region_of(after, MAGE)
        joined = here is not None and here is region_of(after, WITCH)
        mark = APART if joined and region_of(before, MAGE) is not region_of(before, WITCH) else None
    return after if mark is None else after.but(turn=replace(after.turn, marks=after.turn.marks | {mark}))


# ---- the moves ---------------------------------------------------------------------------------------------


def readable(table: Table, move: Mage | Witch) -> Reasons:
    """Reject a move without a feature."""
    if move.remove:
        return iter(())
    missing = [name for name in ("x", "y", "feature") if getattr(move, name) is None]
    if missing:
        raise BadInput({name: [Message("error-required")] for name in missing})
    return iter(())


def piece_of(table: Table, move: Mage | Witch) -> Piece:
    """Return the part of a feature that a move names."""
    x, y, feature = move.x, move.y, move.feature
    assert feature is not None  # see `readable`
    assert x is not None
    assert y is not None
    return x, y, table.board.cells[x, y].find(feature.kind, feature.at)[0]


def may_move(table: Table, move: Mage | Witch) -> Reasons:
    """One of them is put on an unfinished road or city without either; if there is none, one leaves."""
    kind = kind_of(move)
    if table.turn.marks.isdisjoint({MAGE, APART}):
        yield Reason("MW-1", "nothing_due", {"player": move.player}, (table.turn.placed or ())[-1:])
        return
    if move.remove:
        if next(goals(table), None) is not None:
            yield Reason("MW-1", "must_move", {"figure": kind})
        elif token_of(table, kind) is None:
            yield Reason("MW-1", "not_on_table", {"figure": kind})
        return
    region = table.board.region(piece_of(table, move))
    values = {"kind": region.kind, "figure": kind}
    if region.kind not in GOES_ON:
        yield Reason("MW-1", "not_there", values, region.cells)
    elif table.done(region):
        yield Reason("MW-1", "finished", values, region.cells)
    elif there := on(table, region):
        yield Reason("MW-1", "taken", {**values, "figure": there[0]}, region.cells)


def do_move(table: Table, move: Mage | Witch) -> Step[Table]:
    """Put the figure there, or take it from the table."""
    kind = kind_of(move)
    turn = replace(table.turn, player=move.player, marks=table.turn.marks - {MAGE, APART})
    tokens = tuple(token for token in table.tokens if token.kind != kind)
    if move.remove:
        return Step(table.but(tokens=tokens, turn=turn), (_leaves(kind, table),))
    piece = piece_of(table, move)
    event = Event(kind, {"player": move.player, "feature": table.board.region(piece).kind}, (piece[:2],))
    return Step(table.but(tokens=(*tokens, Token(kind, None, *piece)), turn=turn), (event,))


def _leaves(kind: str, table: Table) -> Event:
    token = token_of(table, kind)
    return Event("leaves", {"token": kind}, () if token is None else ((token.x, token.y),))


def why_moved(table: Table, move: Mage | Witch) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    if APART in table.turn.marks:
        yield applies("MW-2", (table.turn.placed or ())[-1:])
    kind = kind_of(move)
    if move.remove:
        yield Reason("MW-1", "leaves", {"figure": kind})
        return
    region = table.board.region(piece_of(table, move))
    yield Reason("MW-1", "moves", {"figure": kind, "kind": region.kind}, region.cells)
    yield applies("MW-3", region.cells)


def offered(table: Table, player: str) -> Iterator[Mage | Witch]:
    """Yield both for every feature where they may be put; if there is none, their leaving."""
    if table.turn.marks.isdisjoint({MAGE, APART}):
        return
    free = list(goals(table))
    for made in MADE:
        if not free:
            yield made(player, remove=True)
        for x, y, index in (piece for region in free for piece in pieces(table, region)):
            tile = table.board.cells[x, y]
            yield made(player, x, y, Ref(tile.kinds[index], tile.api_names(index)[0]))


def offers_of(kind: type) -> Callable[[Table, str], Iterator[Mage | Witch]]:
    """Return the offers of one of the two moves."""
    return lambda table, player: (move for move in offered(table, player) if isinstance(move, kind))


def others(table: Table, move: Mage | Witch) -> tuple[object, ...]:
    """Return the features where either may be put."""
    return tuple(one for one in offered(table, move.player) if not objected(CHECKS, table, one))


CHECKS = (readable, in_turn, may_move)
FIRM = (readable, not_over)
MOVES = {
    kind: Action(made, CHECKS, do_move, why_moved, others, firm=FIRM, offers=offers_of(made))
    for kind, made in ((MAGE, Mage), (WITCH, Witch))
}


# ---- what they change --------------------------------------------------------------------------------------


@rule("MW-3")
def changed(case: ScoringContext, parts: Parts) -> Parts:
    """With the mage 1 more for each tile; then half of all with the witch, rounded up."""
    there = on(case.table, case.region)
    if MAGE in there:
        parts = (*parts, Part("MW-3", MAGE, len(case.region.tiles), 1))
    if WITCH in there:
        parts = (*parts, Part("MW-3", WITCH, sum(part.points for part in parts) // 2, -1))
    return parts


@rule("MW-4")
def leave(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """They leave the table with a completed feature."""
    gone = on(table, case.region)
    if not gone:
        return Step(table)
    events = tuple(_leaves(kind, table) for kind in gone)
    return Step(table.but(tokens=tuple(one for one in table.tokens if one.kind not in gone)), events)


@rule("MW-3")
def there(case: ScoringContext) -> tuple[Reason, ...]:
    """Report which of them is on a feature, and that they leave a completed one."""
    found = on(case.table, case.region)
    if not found or case.region.kind not in GOES_ON:
        return ()
    cells = case.region.cells
    reasons = tuple(Reason("MW-3", kind, {}, cells) for kind in found)
    return (*reasons, applies("MW-4", cells)) if case.complete else reasons


@rule("MW-1")
def where(table: Table) -> tuple[Finding, ...]:
    """Find more than one of a kind, one that is on no road or city, and both on one feature (MW-2)."""
    found = []
    for kind in BOTH:
        tokens = [token for token in table.tokens if token.kind == kind]
        cells = tuple((token.x, token.y) for token in tokens)
        if len(tokens) > 1:
            values = {"figure": kind, "count": len(tokens)}
            found.append(Finding("error", Reason("MW-1", "one", values, cells)))
        for token in tokens:
            cell = (token.x, token.y)
            if token.segment >= 0 and table.board.cells[cell].kinds[token.segment] not in GOES_ON:
                values = {"figure": kind, "kind": table.board.cells[cell].kinds[token.segment]}
                found.append(Finding("error", Reason("MW-1", "not_there", values, (cell,))))
            elif token.segment < 0:
                found.append(Finding("warning", Reason("MW-1", "which", {"figure": kind}, (cell,))))
    region = region_of(table, MAGE)
    if region is not None and region is region_of(table, WITCH) and not table.turn.marks & {MAGE, APART}:
        found.append(Finding("warning", Reason("MW-2", "together", {"kind": region.kind}, region.cells)))
    return tuple(found)


MAGE_AND_WITCH = Expansion(
    "mage-and-witch",
    (Element(extend, switch("ext.mage_witch", "MW-1"), MOVES),),
    ("mage-and-witch",),
    tokens={MAGE: (), WITCH: ()},
)
