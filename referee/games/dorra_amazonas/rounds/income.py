"""Phase 2: the income from the open cards, and the order of building."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from referee.game import ScorePart
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.table import INDIO_CARD, VillageTable


def earned(table: VillageTable, player: str, card: int) -> tuple[ScorePart, ...]:
    """Return what a card earns its player, in silver (AD-N3 to AD-N5)."""
    if card == 0:
        return (ScorePart("AD-N4", "largest_pile", table.tiles.largest(player), 1),)
    if card == INDIO_CARD:
        tiles = len(table.seats[player].indio)
        return (
            ScorePart("AD-N5", "on_the_card", 1, card),
            *_some(ScorePart("AD-K4", "indio_tile", tiles, 1)),
        )
    species = SPECIES[card - 1]
    own = ScorePart("AD-N3", species, table.tiles.pile(player, species), 1)
    return (ScorePart("AD-N3", "on_the_card", 1, card), *_some(own))


def _some(part: ScorePart) -> tuple[ScorePart, ...]:
    return (part,) if part.count else ()


def silver(parts: tuple[ScorePart, ...]) -> int:
    """Return the sum of all parts."""
    return sum(part.points for part in parts)


def white_number(table: VillageTable, player: str, card: int | None) -> int | None:
    """Return the white number at the top of a card; None if neither the player nor the board gives it."""
    seat = table.seats[player]
    if seat.number is not None:
        return seat.number
    return None if card is None else table.board.white.get((table.cards.decks[player], card))


class Order(NamedTuple):
    """The order of building. `values`: the incomes that determine it; `tied`: players separated only by white
    numbers."""

    players: tuple[str, ...]
    values: Mapping[str, int]
    tied: tuple[str, ...]
    numbers: Mapping[str, int | None]


def order(table: VillageTable, incomes: Mapping[str, int], cards: Mapping[str, int]) -> Order:
    """Highest income first (AD-Q1), the smaller white number first among equals (AD-Q2); players who are
    still equal build in seat order. Forest fire counts only if the option is set (AD-Z4)."""
    values = {player: _counted(table, income, cards[player]) for player, income in incomes.items()}
    numbers = {player: white_number(table, player, cards[player]) for player in values}

    def key(player: str) -> tuple[int, int]:
        number = numbers[player]
        return -values[player], 1000 if number is None else number

    players = tuple(sorted(values, key=key))
    tied = tuple(one for one in players if list(values.values()).count(values[one]) > 1)
    return Order(players, values, tied, {player: numbers[player] for player in tied})


def order_so_far(table: VillageTable) -> tuple[str, ...]:
    """Return the order of this round: the one given, or the one that the open cards determine; empty if some
    cards are unknown."""
    cards = {player: table.cards.card(player) for player in table.seats}
    known = {player: card for player, card in cards.items() if card is not None}
    if table.turn.order or len(known) < len(cards):
        return table.turn.order
    return order(table, {one: silver(earned(table, one, card)) for one, card in known.items()}, known).players


def _counted(table: VillageTable, income: int, card: int) -> int:
    burns = table.position.event == "fire" and card != INDIO_CARD
    return income // 2 if burns and table.options["ad.fire_affects_order"] == "on" else income
