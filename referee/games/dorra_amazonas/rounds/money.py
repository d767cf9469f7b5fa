"""Coins: receiving, paying, and changing them (AD-S1, AD-B10)."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Event
from referee.games.dorra_amazonas.position import Seat
from referee.games.dorra_amazonas.table import SILVER_COINS, SILVER_IN_GOLD, VillageTable


def with_silver(seat: Seat, silver: int) -> Seat:
    """Return the seat after receiving silver."""
    return replace(seat, gold=seat.gold or 0, silver=(seat.silver or 0) + silver)


def without_silver(seat: Seat, silver: int) -> Seat:
    """Return the seat after losing silver; gold is changed if there is too little silver, and the loss is
    limited to the money there is."""
    left = (seat.silver or 0) - silver
    gold = seat.gold or 0
    if left < 0:
        changed = min(gold, -(left // SILVER_IN_GOLD))
        gold, left = gold - changed, left + changed * SILVER_IN_GOLD
    return replace(seat, gold=gold, silver=max(left, 0))


def paid(seat: Seat, cost: int) -> Seat:
    """Return the seat after paying gold, and silver for the rest. A seat with unknown money is unchanged."""
    if seat.gold is None and seat.silver is None:
        return seat
    gold = min(seat.gold or 0, cost)
    return without_silver(replace(seat, gold=(seat.gold or 0) - gold), SILVER_IN_GOLD * (cost - gold))


def changed(table: VillageTable, first: str) -> tuple[VillageTable, tuple[Event, ...]]:
    """Return the table after silver was changed into gold, if the box has no more silver coins; `first`
    changes before the others."""
    events = []
    for seat in sorted(table.position.players, key=lambda seat: seat.id != first):
        if sum(one.silver or 0 for one in table.position.players) <= SILVER_COINS:
            break
        gold = (seat.silver or 0) // SILVER_IN_GOLD
        if gold:
            silver = gold * SILVER_IN_GOLD
            table = table.with_seat(seat.id, gold=(seat.gold or 0) + gold, silver=(seat.silver or 0) - silver)
            events.append(
                Event("change", {"player": seat.id, "silver": silver, "gold": gold, "because": "AD-B10"})
            )
    return table, tuple(events)
