"""The course of a round: event, cards, order, Indio offer, the end of a turn and of a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from referee.game import Event, Reason, Step
from referee.games.dorra_amazonas.moves import Commit, EventCard, IndioTile, MissionCard, RevealCard
from referee.games.dorra_amazonas.position import RoundTurn
from referee.games.dorra_amazonas.rounds import income
from referee.games.dorra_amazonas.rounds.collecting import collect
from referee.games.dorra_amazonas.rounds.money import without_silver
from referee.games.dorra_amazonas.rounds.phases import (
    BUILDING,
    END,
    EVENT,
    INCOME,
    OPENING,
    REVEAL,
    not_in_turn,
    out_of_phase,
    over,
    waiting,
)
from referee.games.dorra_amazonas.table import (
    CARDS,
    EVENTS,
    ROUNDS,
    ROUNDS_IN_HAND,
    TAKEN,
    VillageTable,
    event_rule,
)
from referee.tiles.model.moves import EndTurn

# ---- events ---------------------------------------------------------------------------------------------


def against_event(table: VillageTable, move: EventCard) -> Iterator[Reason]:
    """One event a round (AD-T2), and no more of a kind than there are."""
    yield from over(table)
    phase = table.turn.phase
    if phase in (INCOME, REVEAL, BUILDING):
        yield Reason("AD-T2", "one_a_round", {"event": table.position.event, "round": table.position.round})
    elif phase in (OPENING, END):
        yield from out_of_phase(table, EVENT)
    shown = table.position.past.count(move.card) + (table.position.event == move.card)
    if shown >= EVENTS[move.card]:
        yield Reason(event_rule(move.card), "used_up", {"event": move.card, "count": EVENTS[move.card]})


def for_event(table: VillageTable, move: EventCard) -> Iterator[Reason]:
    """Report what the card does."""
    yield Reason(event_rule(move.card), "shown", {"event": move.card})


def do_event(table: VillageTable, move: EventCard) -> Step[VillageTable]:
    """Turn up the card; all players choose an income card."""
    values = {"card": move.card, "round": table.position.round, "because": event_rule(move.card)}
    return Step(table.with_position(event=move.card).with_turn(phase=INCOME), (Event("event", values),))


# ---- income cards ---------------------------------------------------------------------------------------


def against_commit(table: VillageTable, move: Commit) -> Iterator[Reason]:
    """One card each, from the player's hand (AD-N2, AD-N7, AD-N8)."""
    yield from out_of_phase(table, INCOME)
    seat = table.seats[move.player]
    if seat.ready and table.turn.phase == INCOME:
        yield Reason("AD-N2", "committed", {"player": move.player})
    yield from _lies_open(table, move.player, move.card)


def _lies_open(table: VillageTable, player: str, card: int | None) -> Iterator[Reason]:
    """A card that was played is no longer in the player's hand, until all seven were played (AD-N7,
    AD-N8)."""
    if card in table.lying(player):
        yield Reason("AD-N7", "played", {"player": player, "card": card})
        yield Reason("AD-N8", "played", {"player": player, "card": card})


def for_commit(table: VillageTable, move: Commit) -> Iterator[Reason]:
    """It stays face down until all players have chosen."""
    yield Reason("AD-N2", "secret", {"player": move.player})
    yield Reason("AD-S6", "hand", {"player": move.player})
    if len(table.seats[move.player].played) >= len(CARDS):
        yield Reason("AD-N8", "back", {"player": move.player})


def do_commit(table: VillageTable, move: Commit) -> Step[VillageTable]:
    """Lay the card face down; the last one opens all."""
    lying, entered = table.lying(move.player), move.entered or move.card is not None
    table = table.with_seat(
        move.player, ready=True, card=move.card, number=move.number, entered=entered, played=lying
    )
    events = (Event("commit", {"player": move.player, "because": "AD-N2"}),)
    return opened(table, events)


def against_reveal(table: VillageTable, move: RevealCard) -> Iterator[Reason]:
    """Cards are turned up together, once all players have chosen (AD-N2)."""
    if table.turn.phase in (EVENT, BUILDING):
        yield Reason("AD-N2", "open_already")
        return
    yield from out_of_phase(table, REVEAL)
    if table.turn.phase == REVEAL and move.player not in waiting(table):
        yield Reason("AD-N2", "known", {"player": move.player})
    yield from _lies_open(table, move.player, move.card)


def for_reveal(table: VillageTable, move: RevealCard) -> Iterator[Reason]:
    """All players have chosen."""
    yield Reason("AD-N2", "together")


def do_reveal(table: VillageTable, move: RevealCard) -> Step[VillageTable]:
    """Enter a card that was laid face down; the last one opens all."""
    entered = move.entered or move.card is not None
    return opened(table.with_seat(move.player, card=move.card, number=move.number, entered=entered), ())


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


def against_indio(table: VillageTable, move: IndioTile) -> Iterator[Reason]:
    """The offer of an Indio tile (AD-K1, AD-K2, AD-K5, AD-K6, AD-E7)."""
    yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    if table.position.event != "indio":
        yield Reason("AD-K1", "no_offer", {"player": move.player})
    elif table.turn.order and table.turn.player not in (None, move.player):
        yield Reason("AD-K1", "order", {"players": table.turn.order})
    elif table.turn.offer in TAKEN:
        yield Reason("AD-K5", "taken", {"player": move.player})
    elif table.turn.offer == "answered":
        yield Reason("AD-K1", "answered", {"player": move.player})
    built = (table.turn.own or table.turn.neutral) and table.turn.player == move.player
    if move.take and built and table.position.event == "indio":
        yield Reason("AD-E7", "too_late", {"player": move.player})
    if not move.take:
        return
    if not table.piles(move.player):
        yield Reason("AD-K2", "none", {"player": move.player})
        yield Reason("AD-K6", "own")
    elif move.pile is not None and not table.pile(move.player, move.pile):
        values = {"player": move.player, "species": move.pile}
        yield Reason("AD-K2", "no_pile", values)
        yield Reason("AD-K6", "no_pile", values)


def for_indio(table: VillageTable, move: IndioTile) -> Iterator[Reason]:
    """Report whose offer it is, and what the tile is worth."""
    yield Reason("AD-K1", "take" if move.take else "refuse", {"player": move.player})
    yield from _assumed_offer(table, move.player)
    if move.take:
        pile = pile_of(table, move)
        values = {"player": move.player, "species": pile}
        yield Reason("AD-K2", "pile", values) if pile else Reason("AD-K2", "own")
        yield Reason("AD-B7", "on_pile", values) if pile else Reason("AD-B7", "applies")
        yield Reason("AD-K3", "stays")
        yield Reason("AD-K4", "six", {"player": move.player})
        yield Reason("AD-B1", "money_held", {"player": move.player})
    else:
        yield Reason("AD-K5", "back")


def _assumed_offer(table: VillageTable, player: str) -> Iterator[Reason]:
    """Report the assumption about an offer if the phase is unknown: earlier players refused it."""
    if table.live:
        return
    order = income.order_so_far(table)
    before = order[: order.index(player)] if order else ()
    if before:
        yield Reason("AD-K1", "assumed", {"player": player, "players": before, "order": order})
    elif not order:
        yield Reason("AD-K1", "assumed_order", {"player": player})


def pile_of(table: VillageTable, move: IndioTile) -> str | None:
    """Return the pile an Indio tile is put on: the one named, or the only one there is."""
    piles = list(table.piles(move.player))
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
    count = {"pile": pile, "silver": given_up, "count": table.pile(player, pile), "rules": ["AD-K1", "AD-K2"]}
    return Step(table, (Event("indio", {**values, **count}),))


def refused(table: VillageTable, player: str) -> Step[VillageTable]:
    """A player who continues without an answer has refused the offer."""
    if table.turn.offer != "open" or table.turn.player != player:
        return Step(table)
    return do_indio(table, IndioTile(player, False))


def against_end(table: VillageTable, move: EndTurn) -> Iterator[Reason]:
    """A neutral tent comes in addition to a tent of the player (AD-V10, at the end of the turn)."""
    yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    alone = table.turn.neutral is not None and not table.turn.own
    if alone and table.options["ad.neutral_without_own"] == "off":
        yield Reason("AD-V10", "alone", {
            "player": move.player, "village": table.board.name_of(table.turn.neutral or "")
        })  # fmt: skip


def for_end(table: VillageTable, move: EndTurn) -> Iterator[Reason]:
    """Any number of tents, including none."""
    yield Reason("AD-B1", "any_number", {"player": move.player, "count": len(table.turn.own)})


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


def against_mission(table: VillageTable, move: MissionCard) -> Iterator[Reason]:
    """One card each, out of the existing ones (AD-S3, AD-S7)."""
    yield from over(table)
    if table.seats[move.player].mission is not None:
        yield Reason("AD-S3", "one_each", {"player": move.player})
    cards = [set(card) for card in table.board.missions]
    if move.villages is not None and cards and set(move.villages) not in cards:
        yield Reason("AD-S7", "no_card", {"villages": table.board.names_of(move.villages)})


def for_mission(table: VillageTable, move: MissionCard) -> Iterator[Reason]:
    """It stays with its player."""
    yield Reason("AD-S3", "secret", {"player": move.player})


def do_mission(table: VillageTable, move: MissionCard) -> Step[VillageTable]:
    """Enter the card, which only its player knows until the end."""
    event = Event("mission", {"player": move.player, "because": "AD-S3"})
    return Step(table.with_seat(move.player, mission=move.villages, dealt=True), (event,))
