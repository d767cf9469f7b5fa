"""Event and cards of a round: announced, committed, revealed."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import Event, RuleReason, Step
from referee.games.dorra_amazonas.moves import Commit, EventCard, RevealCard
from referee.games.dorra_amazonas.rounds.course import opened
from referee.games.dorra_amazonas.rounds.phases import (
    BUILDING,
    END,
    EVENT,
    INCOME,
    OPENING,
    REVEAL,
    out_of_phase,
    over,
    waiting,
)
from referee.games.dorra_amazonas.table import CARDS, EVENTS, VillageTable, event_rule


def against_event(table: VillageTable, move: EventCard) -> Iterator[RuleReason]:
    """One event a round (AD-T2), and no more of a kind than there are."""
    yield from over(table)
    phase = table.turn.phase
    if phase in (INCOME, REVEAL, BUILDING):
        yield RuleReason(
            "AD-T2", "one_a_round", {"event": table.position.event, "round": table.position.round}
        )
    elif phase in (OPENING, END):
        yield from out_of_phase(table, EVENT)
    shown = table.position.past.count(move.card) + (table.position.event == move.card)
    if shown >= EVENTS[move.card]:
        yield RuleReason(event_rule(move.card), "used_up", {"event": move.card, "count": EVENTS[move.card]})


def for_event(table: VillageTable, move: EventCard) -> Iterator[RuleReason]:
    """Report what the card does."""
    yield RuleReason(event_rule(move.card), "shown", {"event": move.card})


def do_event(table: VillageTable, move: EventCard) -> Step[VillageTable]:
    """Turn up the card; all players choose an income card."""
    values = {"card": move.card, "round": table.position.round, "because": event_rule(move.card)}
    return Step(table.with_position(event=move.card).with_turn(phase=INCOME), (Event("event", values),))


def against_commit(table: VillageTable, move: Commit) -> Iterator[RuleReason]:
    """One card each, from the player's hand (AD-N2, AD-N7, AD-N8)."""
    yield from out_of_phase(table, INCOME)
    seat = table.seats[move.player]
    if seat.ready and table.turn.phase == INCOME:
        yield RuleReason("AD-N2", "committed", {"player": move.player})
    yield from _lies_open(table, move.player, move.card)


def _lies_open(table: VillageTable, player: str, card: int | None) -> Iterator[RuleReason]:
    """A card that was played is no longer in the player's hand, until all seven were played (AD-N7,
    AD-N8)."""
    if card in table.cards.lying(player):
        yield RuleReason("AD-N7", "played", {"player": player, "card": card})
        yield RuleReason("AD-N8", "played", {"player": player, "card": card})


def for_commit(table: VillageTable, move: Commit) -> Iterator[RuleReason]:
    """It stays face down until all players have chosen."""
    yield RuleReason("AD-N2", "secret", {"player": move.player})
    yield RuleReason("AD-S6", "hand", {"player": move.player})
    if len(table.seats[move.player].played) >= len(CARDS):
        yield RuleReason("AD-N8", "back", {"player": move.player})


def do_commit(table: VillageTable, move: Commit) -> Step[VillageTable]:
    """Lay the card face down; the last one opens all."""
    lying, entered = table.cards.lying(move.player), move.entered or move.card is not None
    table = table.with_seat(
        move.player, ready=True, card=move.card, number=move.number, entered=entered, played=lying
    )
    events = (Event("commit", {"player": move.player, "because": "AD-N2"}),)
    return opened(table, events)


def against_reveal(table: VillageTable, move: RevealCard) -> Iterator[RuleReason]:
    """Cards are turned up together, once all players have chosen (AD-N2)."""
    if table.turn.phase in (EVENT, BUILDING):
        yield RuleReason("AD-N2", "open_already")
        return
    yield from out_of_phase(table, REVEAL)
    if table.turn.phase == REVEAL and move.player not in waiting(table):
        yield RuleReason("AD-N2", "known", {"player": move.player})
    yield from _lies_open(table, move.player, move.card)


def for_reveal(table: VillageTable, move: RevealCard) -> Iterator[RuleReason]:
    """All players have chosen."""
    yield RuleReason("AD-N2", "together")


def do_reveal(table: VillageTable, move: RevealCard) -> Step[VillageTable]:
    """Enter a card that was laid face down; the last one opens all."""
    entered = move.entered or move.card is not None
    return opened(table.with_seat(move.player, card=move.card, number=move.number, entered=entered), ())
