"""The step of a round in which players take cards of the indio."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Event, RuleReason, Step
from referee.games.dorra_amazonas.moves import IndioTile
from referee.games.dorra_amazonas.rounds import income
from referee.games.dorra_amazonas.rounds.money import without_silver
from referee.games.dorra_amazonas.rounds.phases import BUILDING, not_in_turn, out_of_phase
from referee.games.dorra_amazonas.table import TAKEN, VillageTable


def against_indio(table: VillageTable, move: IndioTile) -> Iterator[RuleReason]:
    """The offer of an Indio tile (AD-K1, AD-K2, AD-K5, AD-K6, AD-E7)."""
    yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    if table.position.event != "indio":
        yield RuleReason("AD-K1", "no_offer", {"player": move.player})
    elif table.turn.order and table.turn.player not in (None, move.player):
        yield RuleReason("AD-K1", "order", {"players": table.turn.order})
    elif table.turn.offer in TAKEN:
        yield RuleReason("AD-K5", "taken", {"player": move.player})
    elif table.turn.offer == "answered":
        yield RuleReason("AD-K1", "answered", {"player": move.player})
    built = (table.turn.own or table.turn.neutral) and table.turn.player == move.player
    if move.take and built and table.position.event == "indio":
        yield RuleReason("AD-E7", "too_late", {"player": move.player})
    if not move.take:
        return
    if not table.tiles.piles(move.player):
        yield RuleReason("AD-K2", "none", {"player": move.player})
        yield RuleReason("AD-K6", "own")
    elif move.pile is not None and not table.tiles.pile(move.player, move.pile):
        values = {"player": move.player, "species": move.pile}
        yield RuleReason("AD-K2", "no_pile", values)
        yield RuleReason("AD-K6", "no_pile", values)


def for_indio(table: VillageTable, move: IndioTile) -> Iterator[RuleReason]:
    """Report whose offer it is, and what the tile is worth."""
    yield RuleReason("AD-K1", "take" if move.take else "refuse", {"player": move.player})
    yield from _assumed_offer(table, move.player)
    if move.take:
        pile = pile_of(table, move)
        values = {"player": move.player, "species": pile}
        yield RuleReason("AD-K2", "pile", values) if pile else RuleReason("AD-K2", "own")
        yield RuleReason("AD-B7", "on_pile", values) if pile else RuleReason("AD-B7", "applies")
        yield RuleReason("AD-K3", "stays")
        yield RuleReason("AD-K4", "six", {"player": move.player})
        yield RuleReason("AD-B1", "money_held", {"player": move.player})
    else:
        yield RuleReason("AD-K5", "back")


def _assumed_offer(table: VillageTable, player: str) -> Iterator[RuleReason]:
    """Report the assumption about an offer if the phase is unknown: earlier players refused it."""
    if table.live:
        return
    order = income.order_so_far(table)
    before = order[: order.index(player)] if order else ()
    if before:
        yield RuleReason("AD-K1", "assumed", {"player": player, "players": before, "order": order})
    elif not order:
        yield RuleReason("AD-K1", "assumed_order", {"player": player})


def pile_of(table: VillageTable, move: IndioTile) -> str | None:
    """Return the pile an Indio tile is put on: the one named, or the only one there is."""
    piles = list(table.tiles.piles(move.player))
    return move.pile or (piles[0] if len(piles) == 1 else None)


def do_indio(table: VillageTable, move: IndioTile) -> Step[VillageTable]:
    """Take the tile for the silver of the round, or keep the silver."""
    player, pile = move.player, pile_of(table, move)
    values = {"player": player, "take": move.take, "because": "AD-K1"}
    if not move.take or pile is None:
        return Step(table.with_turn(offer="answered"), (Event("indio", values),))
    given_up = table.turn.income.get(player, 0)
    seat = without_silver(table.seats[player], given_up)
    seats = (seat if one.id == player else one for one in table.position.players)
    table = table.with_seats(seats).with_turn(offer="taken")
    table = table.with_seat(player, indio=(*seat.indio, pile))
    count = {
        "pile": pile,
        "silver": given_up,
        "count": table.tiles.pile(player, pile),
        "rules": ["AD-K1", "AD-K2"],
    }
    return Step(table, (Event("indio", {**values, **count}),))
