"""Phases of a round and turn order: objections to moves that come too early or late."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason
from referee.games.dorra_amazonas.table import VillageTable

OPENING, EVENT, INCOME, REVEAL, BUILDING, END = "opening", "event", "income", "reveal", "building", "end"


def unopened(table: VillageTable) -> tuple[str, ...]:
    """Return the players who have not put up their first tent."""
    return tuple(seat.id for seat in table.position.players if not table.tents.villages_of(seat.id))


def waiting(table: VillageTable) -> tuple[str, ...]:
    """Return the players the phase waits for, who may act in any order."""
    phase = table.turn.phase
    if phase == OPENING:
        return unopened(table)
    if phase == INCOME:
        return tuple(seat.id for seat in table.position.players if not seat.ready)
    if phase == REVEAL:
        unknown = tuple(seat for seat in table.position.players if seat.ready and seat.card is None)
        return tuple(seat.id for seat in unknown if not seat.entered) or tuple(seat.id for seat in unknown)
    return ()


def over(table: VillageTable) -> Iterator[RuleReason]:
    """Nothing is played after final scoring."""
    if table.turn.over:
        yield RuleReason("AD-F0", "over")


def out_of_phase(table: VillageTable, *wanted: str) -> Iterator[RuleReason]:
    """Object if the round is not in one of these phases."""
    yield from over(table)
    phase = table.turn.phase
    if phase is None or phase in wanted or table.turn.over:
        return
    if phase == OPENING:
        yield RuleReason("AD-I4", "opening", {"players": unopened(table)})
    elif phase == EVENT:
        yield RuleReason("AD-T1", "event_first", {"round": table.position.round})
    elif phase in (INCOME, REVEAL):
        yield RuleReason("AD-N2", phase, {"players": waiting(table)})
    elif phase == BUILDING:
        yield RuleReason("AD-T1", "building", {"player": table.turn.player})
    else:
        yield RuleReason("AD-F0", "last_round")


def not_in_turn(table: VillageTable, player: str) -> Iterator[RuleReason]:
    """Object if another player builds now (AD-B1)."""
    if table.turn.phase == BUILDING and table.turn.player not in (None, player):
        yield RuleReason(
            "AD-B1", "not_your_turn", {"player": player, "to_move": table.turn.player,
                                       "players": table.turn.order},
        )  # fmt: skip
