"""The course of a round: event, cards, order, Indio offer, the end of a turn and of a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import Event, RuleReason, Step
from referee.games.dorra_amazonas.moves import IndioTile, MissionCard
from referee.games.dorra_amazonas.position import RoundTurn
from referee.games.dorra_amazonas.rounds import income
from referee.games.dorra_amazonas.rounds.collecting import collect
from referee.games.dorra_amazonas.rounds.indio import do_indio
from referee.games.dorra_amazonas.rounds.phases import (
    BUILDING,
    END,
    EVENT,
    REVEAL,
    not_in_turn,
    out_of_phase,
    over,
)
from referee.games.dorra_amazonas.table import ROUNDS, ROUNDS_IN_HAND, TAKEN, VillageTable
from referee.tiles.model.moves import EndTurn

# ---- income cards ---------------------------------------------------------------------------------------


def opened(table: VillageTable, events: tuple[Event, ...]) -> Step[VillageTable]:
    """Advance the round if the cards allow it: once all are known, determine income, order and the first
    builder."""
    seats = table.position.players
    if not all(seat.ready for seat in seats):
        return Step(table, events)
    if any(seat.card is None for seat in seats):
        return Step(table.with_turn(phase=REVEAL), events)
    cards = {seat.id: seat.card for seat in seats if seat.card is not None}
    parts = {player: income.earned(table, player, card) for player, card in cards.items()}
    earned = {player: income.silver(found) for player, found in parts.items()}
    ranked = income.order(table, earned, cards)
    shown = [
        Event("income", {
            "player": player, "card": cards[player], "silver": earned[player],
            "parts": [{**part._asdict(), "points": part.points} for part in parts[player]],
            "because": parts[player][0].rule,
        })
        for player in cards
    ]  # fmt: skip
    shown.append(Event("order", {
        "players": list(ranked.players), "values": dict(ranked.values), "tied": list(ranked.tied),
        "numbers": dict(ranked.numbers), "because": "AD-Q2" if ranked.tied else "AD-Q1",
    }))  # fmt: skip
    table = table.with_seats(
        replace(seat, played=(*seat.played, seat.card or 0), ready=False, card=None, entered=False)
        for seat in seats
    ).with_turn(phase=BUILDING, order=ranked.players, income=earned)
    step = _begins(table, ranked.players[0])
    return Step(step.state, (*events, *shown, *step.events))


# ---- turns ----------------------------------------------------------------------------------------------


def _begins(table: VillageTable, player: str) -> Step[VillageTable]:
    """Begin a player's turn to build, which starts with collecting (AD-B1)."""
    offer = "gone" if table.turn.offer in TAKEN else None
    table, events = collect(table.with_turn(player=player, own=(), neutral=None, offer=offer), player)
    return Step(table, events)


def refused(table: VillageTable, player: str) -> Step[VillageTable]:
    """A player who continues without an answer has refused the offer."""
    if table.turn.offer != "open" or table.turn.player != player:
        return Step(table)
    return do_indio(table, IndioTile(player, take=False))


def against_end(table: VillageTable, move: EndTurn) -> Iterator[RuleReason]:
    """A neutral tent comes in addition to a tent of the player (AD-V10, at the end of the turn)."""
    yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    alone = table.turn.neutral is not None and not table.turn.own
    if alone and table.options["ad.neutral_without_own"] == "off":
        yield RuleReason("AD-V10", "alone", {
            "player": move.player, "village": table.board.name_of(table.turn.neutral or "")
        })  # fmt: skip


def for_end(table: VillageTable, move: EndTurn) -> Iterator[RuleReason]:
    """Any number of tents, including none."""
    yield RuleReason("AD-B1", "any_number", {"player": move.player, "count": len(table.turn.own)})


def do_end(table: VillageTable, move: EndTurn) -> Step[VillageTable]:
    """The next player in order builds; after the last one the round is over."""
    order = table.turn.order
    if move.player not in order:  # a table without a known order
        return Step(table.with_turn(player=None, own=(), neutral=None))
    place = order.index(move.player) + 1
    if place < len(order):
        return _begins(table, order[place])
    return _next_round(table)


def _next_round(table: VillageTable) -> Step[VillageTable]:
    position, events = table.position, []
    number = position.round or ROUNDS
    if position.event == "indio" and table.turn.offer not in TAKEN:
        events.append(Event("indio_gone", {"because": "AD-K5"}))
    if number >= ROUNDS:
        return Step(table.with_turn(phase=END, player=None, own=(), neutral=None), tuple(events))
    table = table.with_seats(replace(seat, number=None) for seat in table.position.players)
    if number % ROUNDS_IN_HAND == 0:
        table = table.with_seats(replace(seat, played=()) for seat in table.position.players)
        events.append(Event("take_back", {"round": number, "because": "AD-N8"}))
    past = (*position.past, position.event) if position.event else position.past
    table = table.with_position(round=number + 1, event=None, past=past, turn=RoundTurn(EVENT))
    events.append(Event("round", {"round": number + 1, "because": "AD-T1"}))
    return Step(table, tuple(events))


# ---- missions -------------------------------------------------------------------------------------------


def against_mission(table: VillageTable, move: MissionCard) -> Iterator[RuleReason]:
    """One card each, out of the existing ones (AD-S3, AD-S7)."""
    yield from over(table)
    if table.seats[move.player].mission is not None:
        yield RuleReason("AD-S3", "one_each", {"player": move.player})
    cards = [set(card) for card in table.board.missions]
    if move.villages is not None and cards and set(move.villages) not in cards:
        yield RuleReason("AD-S7", "no_card", {"villages": table.board.names_of(move.villages)})


def for_mission(table: VillageTable, move: MissionCard) -> Iterator[RuleReason]:
    """It stays with its player."""
    yield RuleReason("AD-S3", "secret", {"player": move.player})


def do_mission(table: VillageTable, move: MissionCard) -> Step[VillageTable]:
    """Enter the card, which only its player knows until the end."""
    event = Event("mission", {"player": move.player, "because": "AD-S3"})
    return Step(table.with_seat(move.player, mission=move.villages, dealt=True), (event,))
