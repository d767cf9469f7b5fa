"""Moving the mage or the witch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from referee.game import BadInput, Event, Message, RuleReason, Step
from referee.games.carcassonne.expansions.minis.mage_and_witch.figures import (
    APART,
    GOES_ON,
    MAGE,
    WITCH,
    goals,
    leaves,
    on,
    pieces,
    token_of,
)
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Piece
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over, objected
from referee.tiles.rules.rule import applies
from referee.tiles.rules.table import Table, Token


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


def kind_of(move: Mage | Witch) -> str:
    """Return the figure that a move puts down."""
    return MAGE if isinstance(move, Mage) else WITCH


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
    return x, y, table.board.cells[x, y].names.find(feature.kind, feature.at)[0]


def may_move(table: Table, move: Mage | Witch) -> Reasons:
    """One of them is put on an unfinished road or city without either; if there is none, one leaves."""
    kind = kind_of(move)
    if table.turn.marks.isdisjoint({MAGE, APART}):
        yield RuleReason("MW-1", "nothing_due", {"player": move.player}, (table.turn.placed or ())[-1:])
        return
    if move.remove:
        if next(goals(table), None) is not None:
            yield RuleReason("MW-1", "must_move", {"figure": kind})
        elif token_of(table, kind) is None:
            yield RuleReason("MW-1", "not_on_table", {"figure": kind})
        return
    region = table.board.region(piece_of(table, move))
    values = {"kind": region.kind, "figure": kind}
    if region.kind not in GOES_ON:
        yield RuleReason("MW-1", "not_there", values, region.cells)
    elif table.done(region):
        yield RuleReason("MW-1", "finished", values, region.cells)
    elif there := on(table, region):
        yield RuleReason("MW-1", "taken", {**values, "figure": there[0]}, region.cells)


def do_move(table: Table, move: Mage | Witch) -> Step[Table]:
    """Put the figure there, or take it from the table."""
    kind = kind_of(move)
    turn = table.turn.but(player=move.player, marks=table.turn.marks - {MAGE, APART})
    tokens = tuple(token for token in table.tokens if token.kind != kind)
    if move.remove:
        return Step(table.but(tokens=tokens, turn=turn), (leaves(kind, table),))
    piece = piece_of(table, move)
    event = Event(kind, {"player": move.player, "feature": table.board.region(piece).kind}, (piece[:2],))
    return Step(table.but(tokens=(*tokens, Token(kind, None, *piece)), turn=turn), (event,))


def why_moved(table: Table, move: Mage | Witch) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    if APART in table.turn.marks:
        yield applies("MW-2", (table.turn.placed or ())[-1:])
    kind = kind_of(move)
    if move.remove:
        yield RuleReason("MW-1", "leaves", {"figure": kind})
        return
    region = table.board.region(piece_of(table, move))
    yield RuleReason("MW-1", "moves", {"figure": kind, "kind": region.kind}, region.cells)
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
            yield made(player, x, y, Ref(tile.kinds[index], tile.names.both[index][0]))


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
