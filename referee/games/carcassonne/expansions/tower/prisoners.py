"""Prisoners: captured followers, and their exchange."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from referee.game import Event, RuleReason, Step
from referee.games.carcassonne.expansions.tower.towers import TOWER
from referee.tiles.model.position import Standing
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, in_turn, not_over, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.state.player_supply import PRISONERS
from referee.tiles.rules.table import DeployedFigure, Table


@dataclass(frozen=True, slots=True)
class Exchange:
    """Choose which of the player's own captured followers comes back for the one just taken; `figure` has its
    player and kind."""

    player: str
    figure: Standing


def extend(book: Book) -> Book:
    """Return the book with the exchange of prisoners."""
    return book.add(TurnRules(end_checks=(exchange_first,)))


def meant(table: Table, named: Standing) -> list[DeployedFigure]:
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


def _stands_on(table: Table, figure: DeployedFigure, named: Standing) -> bool:
    feature = named.feature
    tile = table.board.cells[figure.x, figure.y]
    return feature is None or figure.segment in tile.names.find(feature.kind, feature.at)


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


def take(table: Table, captor: str, figure: DeployedFigure) -> Step[Table]:
    """Take a follower from the table: one of the captor's returns to the supply, another's is a prisoner
    (TW-C2) or is exchanged at once (TW-N1). Figures that are left alone return to their supply."""
    home = scoring.go_home(table, (figure,))
    if figure.player == captor:
        return home
    kind = table.book.supplies.get(figure.kind, (figure.kind,))[0]  # not lying down any more
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


def why_taken(table: Table, captor: str, figure: DeployedFigure) -> Reasons:
    """Return what happens to a follower that is taken, and why."""
    cell, step = ((figure.x, figure.y),), take(table, captor, figure)
    values = {"player": figure.player, "figure": figure.kind}
    own = figure.player == captor
    yield RuleReason("TW-C2", "own_home" if own else "prisoner", {**values, "captor": captor}, cell)
    if figure.segment >= 0 and table.board.cells[figure.x, figure.y].kinds[figure.segment] == TOWER:
        yield applies("TW-C4", cell)
    for event in step.events[1:]:
        if event.what == "return":
            alone = {"player": event.values["player"], "figure": event.values["kind"]}
            yield RuleReason("TW-C3", "left_alone", alone, event.tiles)
            company = table.book.figures[alone["figure"]].company
            if company:
                yield applies(company, event.tiles)
        else:
            yield RuleReason("TW-N1", "comes_back", {**event.values, "figure": event.values["kind"]})
    turn = table.turn.but(player=captor, step="end", marks=frozenset({TOWER}))
    if due(step.state.but(turn=turn)):
        yield RuleReason("TW-N1", "choose", {"player": captor})
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
def exchange_first(table: Table, player: str) -> RuleReason | None:
    """Prisoners are exchanged before the turn goes on."""
    return RuleReason("TW-N1", "choose", {"player": player}) if due(table) else None


def may_exchange(table: Table, move: Exchange) -> Reasons:
    """The captor chooses one of the own followers that the other player holds."""
    other = due(table)
    if other is None:
        yield RuleReason("TW-N1", "nothing_due", {"player": move.player})
        return
    named = move.figure
    if named.player != move.player or named.kind not in holds_of(table, other, move.player):
        yield RuleReason("TW-N1", "not_held", {"player": other, "figure": named.kind})


def do_exchange(table: Table, move: Exchange) -> Step[Table]:
    """Both followers return to their players."""
    other = due(table)
    assert other is not None  # a firm check
    taken = holds_of(table, move.player, other)[-1]
    return swap(table, move.player, other, taken, move.figure.kind)


def why_exchanged(table: Table, move: Exchange) -> Reasons:
    """Return the rule."""
    values = {"player": move.player, "figure": move.figure.kind, "captor": due(table)}
    yield RuleReason("TW-N1", "comes_back", values)


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
