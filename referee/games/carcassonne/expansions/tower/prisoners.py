"""Prisoners: captured followers, their exchange, and their ransom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from referee.game import BadInput, Event, Line, Option, Part, Reason, Step, unknown_text
from referee.games.carcassonne.expansions.tower.towers import TOWER
from referee.tiles.model.position import Standing, Turn
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, in_turn, not_over, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.state.player_supply import PRISONERS
from referee.tiles.rules.table import Figure, Table

RANSOM = "ransom"  # mark of a turn in which one was paid, and kind of line
COST = 3
PRICE = Option("tw.ransom", ("needs_3", "any"), "needs_3", "TW-R1", {"ext.tower": "on"})


@dataclass(frozen=True, slots=True)
class Exchange:
    """Choose which of the player's own captured followers comes back for the one just taken; `figure` has its
    player and kind."""

    player: str
    figure: Standing


@dataclass(frozen=True, slots=True)
class Ransom:
    """Buy one own follower back from the player who holds it."""

    player: str
    from_: str = field(metadata={"key": "from"})
    kind: str


def extend(book: Book) -> Book:
    """Return the book with exchange and ransom."""
    return book.add(TurnRules(end_checks=(exchange_first,), next_turn=(once_a_turn,)))


def meant(table: Table, named: Standing) -> list[Figure]:
    """Return the figures on the table that a move may mean; of several alike, one."""
    found = [
        f
        for f in dict.fromkeys(table.figures)
        if f[:4] == (named.player, named.kind, named.x, named.y) and f.kind not in table.book.on_points
    ]
    if named.feature is None:
        return found
    exact = [f for f in found if f.segment >= 0 and _stands_on(table, f, named)]
    return exact or [f for f in found if f.segment < 0]


def _stands_on(table: Table, figure: Figure, named: Standing) -> bool:
    feature = named.feature
    tile = table.board.cells[figure.x, figure.y]
    return feature is None or figure.segment in tile.find(feature.kind, feature.at)


def holds_of(table: Table, captor: str, owner: str) -> list[str]:
    """Return the kinds of the followers of one player that another holds."""
    return [kind for player, kind in table.supply.prisoners(captor) if player == owner]


def without(table: Table, captor: str, owner: str, kind: str) -> Table:
    """Return the table after a captor gave up one prisoner."""
    left = list(table.supply.prisoners(captor))
    left.remove((owner, kind))
    return holding(table, captor, left)


def holding(table: Table, captor: str, prisoners: Iterable[tuple[str, str]]) -> Table:
    """Return the table with a player holding these figures, given by player and kind."""
    listed = [{"player": owner, "kind": kind} for owner, kind in prisoners]
    return table.with_held(captor, PRISONERS, listed)


# ---- capture -----------------------------------------------------------------------------------------------


def take(table: Table, captor: str, figure: Figure) -> Step[Table]:
    """Take a follower from the table: one of the captor's returns to the supply, another's is a prisoner
    (TW-C2) or is exchanged at once (TW-N1). Figures that are left alone return to their supply."""
    home = scoring.go_home(table, (figure,))
    if figure.player == captor:
        return home
    kind = table.book.same_supply(figure.kind)[0]  # not lying down any more
    values = {"player": figure.player, "kind": kind, "captor": captor}
    events = [Event("capture", values, ((figure.x, figure.y),)), *home.events[1:]]
    held = (*home.state.supply.prisoners(captor), (figure.player, kind))
    after = holding(home.state, captor, held)
    own = set(holds_of(after, figure.player, captor))
    if len(own) == 1:
        swapped = swap(after, captor, figure.player, kind, own.pop())
        return Step(swapped.state, (*events, *swapped.events))
    return Step(after, tuple(events))


def swap(table: Table, captor: str, other: str, taken: str, own: str) -> Step[Table]:
    """Give the follower just taken back for an own one that its player holds."""
    after = without(without(table, captor, other, taken), other, captor, own)
    return Step(after, (Event("exchange", {"player": captor, "kind": own, "captor": other, "given": taken}),))


def why_taken(table: Table, captor: str, figure: Figure) -> Reasons:
    """Return what happens to a follower that is taken, and why."""
    cell, step = ((figure.x, figure.y),), take(table, captor, figure)
    values = {"player": figure.player, "figure": figure.kind}
    own = figure.player == captor
    yield Reason("TW-C2", "own_home" if own else "prisoner", {**values, "captor": captor}, cell)
    if figure.segment >= 0 and table.board.cells[figure.x, figure.y].kinds[figure.segment] == TOWER:
        yield applies("TW-C4", cell)
    for event in step.events[1:]:
        if event.what == "return":
            alone = {"player": event.values["player"], "figure": event.values["kind"]}
            yield Reason("TW-C3", "left_alone", alone, event.tiles)
            company = table.book.figures[alone["figure"]].company
            if company:
                yield applies(company, event.tiles)
        else:
            yield Reason("TW-N1", "comes_back", {**event.values, "figure": event.values["kind"]})
    turn = replace(table.turn, player=captor, step="end", marks=frozenset({TOWER}))
    if due(step.state.but(turn=turn)):
        yield Reason("TW-N1", "choose", {"player": captor})
    if any(token.kind == "fairy" and (token.x, token.y) in cell for token in table.tokens):
        yield applies("TW-I1", cell)


# ---- exchange ----------------------------------------------------------------------------------------------


def due(table: Table) -> str | None:
    """Return the player with whom the player to move still has to exchange prisoners: one from whom a
    follower was just taken."""
    turn = table.turn
    if turn.player is None or turn.step != "end" or TOWER not in turn.marks:
        return None
    return next(
        (
            seat.id
            for seat in table.players
            if holds_of(table, turn.player, seat.id) and holds_of(table, seat.id, turn.player)
        ),
        None,
    )


@rule("TW-N1")
def exchange_first(table: Table, player: str) -> Reason | None:
    """Prisoners are exchanged before the turn goes on."""
    return Reason("TW-N1", "choose", {"player": player}) if due(table) else None


def may_exchange(table: Table, move: Exchange) -> Reasons:
    """The captor chooses one of the own followers that the other player holds."""
    other = due(table)
    if other is None:
        yield Reason("TW-N1", "nothing_due", {"player": move.player})
        return
    named = move.figure
    if named.player != move.player or named.kind not in holds_of(table, other, move.player):
        yield Reason("TW-N1", "not_held", {"player": other, "figure": named.kind})


def do_exchange(table: Table, move: Exchange) -> Step[Table]:
    """Both followers return to their players."""
    other = due(table)
    assert other is not None  # a firm check
    taken = holds_of(table, move.player, other)[-1]
    return swap(table, move.player, other, taken, move.figure.kind)


def why_exchanged(table: Table, move: Exchange) -> Reasons:
    """Return the rule."""
    values = {"player": move.player, "figure": move.figure.kind, "captor": due(table)}
    yield Reason("TW-N1", "comes_back", values)


def exchanges(table: Table, player: str) -> Iterator[Exchange]:
    """Yield every kind of own follower that may come back."""
    other = due(table)
    for kind in dict.fromkeys(holds_of(table, other, player) if other else ()):
        yield Exchange(player, Standing(player, kind))


EXCHANGE = Action(
    Exchange,
    (in_turn, may_exchange),
    do_exchange,
    why_exchanged,
    lambda table, move: () if objected((in_turn,), table, move) else tuple(exchanges(table, move.player)),
    firm=(not_over, may_exchange),
    offers=exchanges,
)


# ---- ransom ------------------------------------------------------------------------------------------------


def captor_exists(table: Table, move: Ransom) -> Reasons:
    """Reject a captor who does not play."""
    if all(seat.id != move.from_ for seat in table.players):
        raise BadInput({"from": [unknown_text("player", move.from_, [p.id for p in table.players])]})
    return iter(())


def has_prisoner(table: Table, move: Ransom) -> Reasons:
    """The other player must hold such a follower."""
    if move.kind not in holds_of(table, move.from_, move.player):
        yield Reason("TW-R1", "not_held", {"player": move.from_, "figure": move.kind})


def may_buy(table: Table, move: Ransom) -> Reasons:
    """One follower a turn, for 3 points that the player has (needs_3)."""
    if RANSOM in table.turn.marks:
        yield Reason("TW-R1", "once", {"player": move.player})
    if (reason := exchange_first.apply(table, move.player)) is not None:
        yield reason
    points = table.points.get(move.player)
    if table.options[PRICE.name] == "needs_3" and points is not None and points < COST:
        yield Reason("TW-R1", "too_few", {"player": move.player})


def do_ransom(table: Table, move: Ransom) -> Step[Table]:
    """Pay the captor; the follower is in its player's supply at once."""
    lines = tuple(
        Line(player, "TW-R1", (Part("TW-R1", RANSOM, 1, points),), (), RANSOM)
        for player, points in ((move.player, -COST), (move.from_, COST))
    )
    turn = replace(table.turn, player=move.player, marks=table.turn.marks | {RANSOM})
    after = without(table, move.from_, move.player, move.kind).but(turn=turn)
    event = Event(RANSOM, {"player": move.player, "kind": move.kind, "captor": move.from_})
    return Step(scoring.with_points(after, lines), (event,), lines)


def why_bought(table: Table, move: Ransom) -> Reasons:
    """Return the price."""
    if table.turn.player is None:
        yield Reason("TR-assumed", "player", {"player": move.player})
    values = {"player": move.player, "captor": move.from_, "figure": move.kind}
    yield Reason("TW-R1", "pays", values)


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
    return replace(turn, marks=turn.marks | {RANSOM})


RANSOM_MOVE = Action(
    Ransom,
    (captor_exists, in_turn, has_prisoner, may_buy),
    do_ransom,
    why_bought,
    firm=(captor_exists, not_over, has_prisoner),
    offers=ransoms,
    pays=True,
)
