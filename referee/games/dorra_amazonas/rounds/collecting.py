"""Phase 3 of one player, before the first tent: income, fire, theft, bonus, the offer of an Indio tile."""

from __future__ import annotations

from referee.game import Event
from referee.games.dorra_amazonas.position import Seat
from referee.games.dorra_amazonas.rounds.money import changed, with_silver, without_silver
from referee.games.dorra_amazonas.table import TAKEN, VillageTable


def burnt(table: VillageTable, player: str, income: int) -> int:
    """Return what is left of an income in a round of Forest fire: half of it, rounded down (AD-E3)."""
    return income // 2 if table.cards.struck(player, "fire") else income


def theft(table: VillageTable, player: str) -> int:
    """Return what the Thieving monkeys take from a player's money: as much silver as the largest pile has
    tiles (AD-E4), never more than there is (AD-E5); by the option only silver coins (AD-E8)."""
    if not table.cards.struck(player, "monkeys"):
        return 0
    seat = table.seats[player]
    coins = table.options["ad.monkeys"] == "silver_coins"
    owned = seat.silver if coins and seat.silver is not None else table.money(player)
    return table.tiles.largest(player) if owned is None else min(table.tiles.largest(player), owned)


def bonus(table: VillageTable, player: str) -> int:
    """Return what a Bonus card gives: one silver for each tile of its species (AD-E6)."""
    event = table.position.event or ""
    return table.tiles.pile(player, event.removeprefix("bonus-")) if event.startswith("bonus-") else 0


def collect(table: VillageTable, player: str) -> tuple[VillageTable, tuple[Event, ...]]:
    """Pay the player the income of the round and apply the event (AD-B1, AD-E7)."""
    events = []
    income = table.turn.income[player]
    got = burnt(table, player, income)
    if got != income:
        events.append(_event("fire", player, income - got, ("AD-E3",)))
    elif table.position.event == "fire" and table.cards.spared(player):
        events.append(_event("spared", player, 0, ("AD-N6",), card="fire"))
    table = _changed(table, player, with_silver(table.seats[player], got))
    events.append(_event("collect", player, got, ("AD-B1",)))
    lost = theft(table, player)
    if lost:
        table = _changed(table, player, without_silver(table.seats[player], lost))
        events.append(_event("theft", player, lost, ("AD-E4", "AD-E5", "AD-E7")))
    elif table.position.event == "monkeys" and table.cards.spared(player):
        events.append(_event("spared", player, 0, ("AD-N6",), card="monkeys"))
    more = bonus(table, player)
    if more:
        table = _changed(table, player, with_silver(table.seats[player], more))
        events.append(_event("bonus", player, more, ("AD-E6", "AD-E7")))
    table, coins = changed(table, player)
    events += coins
    if table.position.event == "indio" and table.turn.offer not in TAKEN:
        table = table.with_turn(offer="open")
        events.append(_event("offer", player, got, ("AD-K1", "AD-E7")))
    return table, tuple(events)


def _event(what: str, player: str, silver: int, rules: tuple[str, ...], **more: object) -> Event:
    return Event(
        what, {"player": player, "silver": silver, **more, "because": rules[0], "rules": list(rules)}
    )


def _changed(table: VillageTable, player: str, seat: Seat) -> VillageTable:
    return table.with_seats(seat if one.id == player else one for one in table.position.players)
