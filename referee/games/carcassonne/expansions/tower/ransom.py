"""Buying a captured follower back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import BadInput, Event, Option, RuleReason, ScoreLine, ScorePart, Step, unknown_text
from referee.games.carcassonne.expansions.tower.prisoners import exchange_first, holds_of, without
from referee.tiles.model.position import Turn
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.table import Table

RANSOM = "ransom"  # mark of a turn in which one was paid, and kind of line
COST = 3
PRICE = Option("tw.ransom", ("needs_3", "any"), "needs_3", "TW-R1", {"ext.tower": "on"})


@dataclass(frozen=True, slots=True)
class Ransom:
    """Buy one own follower back from the player who holds it."""

    player: str
    from_: str = field(metadata={"key": "from", "names": "player"})
    kind: str


def extend(book: Book) -> Book:
    """Return the book with ransom."""
    return book.add(TurnRules(next_turn=(once_a_turn,)))


def captor_exists(table: Table, move: Ransom) -> Reasons:
    """Reject a captor who does not play."""
    if all(seat.id != move.from_ for seat in table.players):
        raise BadInput({"from": [unknown_text("player", move.from_, [p.id for p in table.players])]})
    return iter(())


def has_prisoner(table: Table, move: Ransom) -> Reasons:
    """The other player must hold such a follower."""
    if move.kind not in holds_of(table, move.from_, move.player):
        yield RuleReason("TW-R1", "not_held", {"player": move.from_, "figure": move.kind})


def may_buy(table: Table, move: Ransom) -> Reasons:
    """One follower a turn, for 3 points that the player has (needs_3)."""
    if RANSOM in table.turn.marks:
        yield RuleReason("TW-R1", "once", {"player": move.player})
    if (reason := exchange_first.apply(table, move.player)) is not None:
        yield reason
    points = table.points.get(move.player)
    if table.options[PRICE.name] == "needs_3" and points is not None and points < COST:
        yield RuleReason("TW-R1", "too_few", {"player": move.player})


def do_ransom(table: Table, move: Ransom) -> Step[Table]:
    """Pay the captor; the follower is in its player's supply at once."""
    lines = tuple(
        ScoreLine(player, "TW-R1", (ScorePart("TW-R1", RANSOM, 1, points),), (), RANSOM)
        for player, points in ((move.player, -COST), (move.from_, COST))
    )
    turn = table.turn.but(player=move.player, marks=table.turn.marks | {RANSOM})
    after = without(table, move.from_, move.player, move.kind).but(turn=turn)
    event = Event(RANSOM, {"player": move.player, "kind": move.kind, "captor": move.from_})
    return Step(scoring.with_points(after, lines), (event,), lines)


def why_bought(table: Table, move: Ransom) -> Reasons:
    """Return the price."""
    if table.turn.player is None:
        yield RuleReason("TR-assumed", "player", {"player": move.player})
    values = {"player": move.player, "captor": move.from_, "figure": move.kind}
    yield RuleReason("TW-R1", "pays", values)


def ransoms(table: Table, player: str) -> Iterator[Ransom]:
    """Yield every follower of the player that another one holds, once for each kind."""
    for seat in table.players:
        for kind in dict.fromkeys(holds_of(table, seat.id, player)):
            yield Ransom(player, seat.id, kind)


@rule("TW-R1")
def once_a_turn(table: Table, turn: Turn) -> Turn:
    """A second part belongs to the same turn: one ransom for both."""
    if turn.part == 1 or RANSOM not in table.turn.marks:
        return turn
    return turn.but(marks=turn.marks | {RANSOM})


RANSOM_MOVE = Action(
    Ransom,
    (captor_exists, in_turn, has_prisoner, may_buy),
    do_ransom,
    why_bought,
    firm=(captor_exists, not_over, has_prisoner),
    offers=ransoms,
    pays=True,
)
