"""The table as a value: what players have, which spaces are free, what a pile counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from referee.game import (
    Option,
    Options,
)
from referee.games.dorra_amazonas.board import COLOURS, SPECIES, TILES, VillageBoard
from referee.games.dorra_amazonas.position import RoundTurn, Seat, VillagePosition, VillageTent
from referee.tiles.tile_game.points_only import TRACKING

TENTS, NEUTRAL_TENTS, CARDS, ROUNDS, ROUNDS_IN_HAND = 12, 6, tuple(range(7)), 18, 7
START_GOLD = 3
SILVER_IN_GOLD = 3
GOLD_COINS, SILVER_COINS = 28, 16
INDIO_CARD = 6
EVENTS: Mapping[str, int] = {
    "jaguar": 2, "crocodile": 2, "fire": 3, "monkeys": 2, **{f"bonus-{kind}": 1 for kind in SPECIES},
    "indio": 4,
}  # fmt: skip
EVENT_RULE = {"jaguar": "AD-E1", "crocodile": "AD-E2", "fire": "AD-E3", "monkeys": "AD-E4", "indio": "AD-K1"}
TAKEN = ("taken", "gone")  # the Indio tile of the round is taken, by the current builder or an earlier one
CLOSED_BY = {"path": "jaguar", "water": "crocodile"}
OPTIONS = (
    TRACKING,
    Option("ad.players", ("2", "3", "4"), None, "AD-V1"),
    Option("ad.space", ("cheapest", "any"), "cheapest", "AD-B9"),
    Option("ad.neutral_without_own", ("off", "on"), "off", "AD-V10"),
    Option("ad.fire_affects_order", ("off", "on"), "off", "AD-Z4"),
    Option("ad.monkeys", ("value", "silver_coins"), "value", "AD-E8"),
)


def event_rule(event: str) -> str:
    """Return the rule of an event card."""
    return EVENT_RULE.get(event, "AD-E6")


@dataclass(frozen=True, eq=False)
class VillageTents:
    """The tents on a board."""

    board: VillageBoard
    tents: tuple[VillageTent, ...]

    @cached_property
    def by_village(self) -> Mapping[str, tuple[VillageTent, ...]]:
        """The tents of each village."""
        found: dict[str, tuple[VillageTent, ...]] = dict.fromkeys(self.board.villages, ())
        for tent in self.tents:
            found[tent.village] = (*found[tent.village], tent)
        return found

    def villages_of(self, player: str) -> tuple[str, ...]:
        """Return the villages where a player has a tent."""
        return tuple(dict.fromkeys(tent.village for tent in self.tents if tent.player == player))

    def of(self, player: str) -> int:
        """Return how many tents a player has on the board."""
        return sum(tent.player == player for tent in self.tents)

    def neutral_of(self, player: str) -> int:
        """Return how many neutral tents are known to be from a player."""
        return sum(tent.neutral == player for tent in self.tents)

    def free(self, village: str) -> tuple[int, ...]:
        """Return the empty spaces of a village, cheapest first."""
        taken = {tent.space for tent in self.by_village[village]}
        return tuple(n for n in range(len(self.board.villages[village].spaces)) if n not in taken)

    def cost(self, village: str, space: int) -> int:
        """Return the price of a space, in gold."""
        return self.board.villages[village].spaces[space]


@dataclass(frozen=True, eq=False)
class SpeciesPiles:
    """The tiles of the players by species."""

    seats: Mapping[str, Seat]

    def pile(self, player: str, species: str) -> int:
        """Return the number of tiles on a pile, including Indio tiles."""
        seat = self.seats[player]
        return seat.species.get(species, 0) + seat.indio.count(species)

    def piles(self, player: str) -> dict[str, int]:
        """Return the size of every pile."""
        return {kind: count for kind in SPECIES if (count := self.pile(player, kind))}

    def largest(self, player: str) -> int:
        """Return the size of the largest pile."""
        return max(self.piles(player).values(), default=0)

    def left(self, species: str) -> int:
        """Return the tiles of a species that no player has."""
        return TILES - sum(seat.species.get(species, 0) for seat in self.seats.values())


@dataclass(frozen=True, eq=False)
class IncomeCards:
    """The income cards of the players, and which of them an event of the round affects. `open_now`: whether
    the latest face-up cards are those of this round."""

    seats: Mapping[str, Seat]
    open_now: bool
    event: str | None

    @cached_property
    def decks(self) -> Mapping[str, str]:
        """The colour of each player's income cards: the player's, or one that no player has."""
        wanted = {seat.id: seat.colour or seat.id for seat in self.seats.values()}
        own = {id: colour for id, colour in wanted.items() if colour in COLOURS}
        left = [colour for colour in COLOURS if colour not in own.values()]
        return {seat.id: own.get(seat.id) or left.pop(0) for seat in self.seats.values()}

    def hand(self, player: str) -> tuple[int, ...]:
        """Return the income cards a player has not played since they were last taken back, or all of them
        once all were played (AD-N8); a face-down card counts as played if it is known."""
        lying = self.lying(player)
        return tuple(card for card in CARDS if card not in lying and card != self.seats[player].card)

    def lying(self, player: str) -> tuple[int, ...]:
        """Return the face-up income cards, which cannot be played; none once all seven are face up
        (AD-N8)."""
        played = self.seats[player].played
        return played if len(played) < len(CARDS) else ()

    def card(self, player: str) -> int | None:
        """Return the income card of this round, if it is open."""
        seat = self.seats[player]
        return seat.played[-1] if seat.played and self.open_now else None

    def spared(self, player: str) -> bool:
        """Return whether the player's card gives immunity to negative events (AD-N6)."""
        return self.card(player) == INDIO_CARD

    def struck(self, player: str, event: str) -> bool:
        """Return whether a negative event of this round affects the player."""
        return self.event == event and not self.spared(player)


@dataclass(frozen=True, eq=False)
class VillageTable:
    """Everything the rules look at. `position`: with every tent on a space; if its turn has no
    phase, the state of the round is unknown, and no rule about it is evaluated."""

    position: VillagePosition
    board: VillageBoard
    options: Options

    # ---- players ----

    @cached_property
    def seats(self) -> Mapping[str, Seat]:
        """Players by id, in turn order."""
        return {seat.id: seat for seat in self.position.players}

    @property
    def turn(self) -> RoundTurn:
        """The state of the round."""
        return self.position.turn or RoundTurn()

    @property
    def live(self) -> bool:
        """Whether the state of the round is known."""
        return self.turn.phase is not None

    @property
    def points_only(self) -> bool:
        """Whether only points are tracked, on the score pad."""
        return bool(self.options[TRACKING.name] == "points")

    @property
    def two(self) -> bool:
        """Whether this is the two-player variant."""
        return bool(self.options["ad.players"] == "2")

    @property
    def medals(self) -> tuple[int, ...]:
        """The medals in play, best first."""
        return {"2": (3, 2), "3": (4, 3, 2)}.get(self.options["ad.players"], (5, 4, 3, 2))

    # ---- its parts ----

    @cached_property
    def tents(self) -> VillageTents:
        """The tents on the board."""
        return VillageTents(self.board, self.position.tents)

    @cached_property
    def tiles(self) -> SpeciesPiles:
        """The tiles of the players."""
        return SpeciesPiles(self.seats)

    @cached_property
    def cards(self) -> IncomeCards:
        """The income cards of the players."""
        phase = self.turn.phase
        return IncomeCards(self.seats, phase is None or phase in ("building", "end"), self.position.event)

    def money(self, player: str) -> int | None:
        """Return gold and silver in silver; None if unknown."""
        seat = self.seats[player]
        if seat.gold is None and seat.silver is None:
            return None
        return SILVER_IN_GOLD * (seat.gold or 0) + (seat.silver or 0)

    # ---- copies with changes ----

    def with_seat(self, player: str, **changes: Any) -> VillageTable:
        """Return the table with changes to one player's seat."""
        seats = tuple(replace(s, **changes) if s.id == player else s for s in self.position.players)
        return self.with_position(players=seats)

    def with_seats(self, seats: Iterable[Seat]) -> VillageTable:
        """Return the table with these seats."""
        return self.with_position(players=tuple(seats))

    def with_turn(self, **changes: Any) -> VillageTable:
        """Return the table with changes to the turn."""
        return self.with_position(turn=replace(self.turn, **changes))

    def with_position(self, **changes: Any) -> VillageTable:
        """Return the table with changes to the position."""
        return replace(self, position=replace(self.position, **changes))
