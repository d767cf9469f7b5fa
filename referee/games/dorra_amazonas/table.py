"""The table as a value: who has what, which spaces are free, what a pile counts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from referee.game import Option
from referee.games.dorra_amazonas.board import COLOURS, SPECIES, TILES, Board
from referee.games.dorra_amazonas.position import Position, Seat, Tent, Turn

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
TAKEN = ("taken", "gone")  # the Indio tile of the round is taken: by who builds now, or by an earlier one
CLOSED_BY = {"path": "jaguar", "water": "crocodile"}
OPTIONS = (
    Option("ad.players", ("2", "3", "4"), None, "AD-V1"),
    Option("ad.space", ("cheapest", "any"), "cheapest", "AD-B9"),
    Option("ad.neutral_without_own", ("off", "on"), "off", "AD-V10"),
    Option("ad.fire_affects_order", ("off", "on"), "off", "AD-Z4"),
    Option("ad.monkeys", ("value", "silver_coins"), "value", "AD-E8"),
)


def event_rule(event: str) -> str:
    """The rule of an event card."""
    return EVENT_RULE.get(event, "AD-E6")


@dataclass(frozen=True, eq=False)
class Table:
    """Everything the rules look at. `told` has every tent on a space; where its turn has no phase, nobody
    said how far the round has come, and no rule about that is asked."""

    told: Position
    board: Board
    options: Mapping[str, Any]

    # ---- who ----

    @cached_property
    def seats(self) -> Mapping[str, Seat]:
        """Players by id, in turn order."""
        return {seat.id: seat for seat in self.told.players}

    @property
    def turn(self) -> Turn:
        """How far the round has come."""
        return self.told.turn or Turn()

    @property
    def live(self) -> bool:
        """Whether that is known."""
        return self.turn.phase is not None

    @property
    def two(self) -> bool:
        """Whether the two-player variant is played."""
        return bool(self.options["ad.players"] == "2")

    @property
    def medals(self) -> tuple[int, ...]:
        """The medals in play, best first."""
        return {"2": (3, 2), "3": (4, 3, 2)}.get(self.options["ad.players"], (5, 4, 3, 2))

    @cached_property
    def decks(self) -> Mapping[str, str]:
        """Whose income cards are of which colour: the player's own, or one that nobody has."""
        wanted = {seat.id: seat.colour or seat.id for seat in self.told.players}
        own = {id: colour for id, colour in wanted.items() if colour in COLOURS}
        left = [colour for colour in COLOURS if colour not in own.values()]
        return {seat.id: own.get(seat.id) or left.pop(0) for seat in self.told.players}

    # ---- tents ----

    @cached_property
    def tents(self) -> Mapping[str, tuple[Tent, ...]]:
        """The tents of each village."""
        found: dict[str, tuple[Tent, ...]] = dict.fromkeys(self.board.villages, ())
        for tent in self.told.tents:
            found[tent.village] = (*found[tent.village], tent)
        return found

    def villages_of(self, player: str) -> tuple[str, ...]:
        """The villages where a player has an own tent."""
        return tuple(dict.fromkeys(tent.village for tent in self.told.tents if tent.player == player))

    def tents_of(self, player: str) -> int:
        """How many own tents a player has on the board."""
        return sum(tent.player == player for tent in self.told.tents)

    def neutral_of(self, player: str) -> int:
        """How many neutral tents are known to be a player's."""
        return sum(tent.neutral == player for tent in self.told.tents)

    def free(self, village: str) -> tuple[int, ...]:
        """The empty spaces of a village, cheapest first."""
        taken = {tent.space for tent in self.tents[village]}
        return tuple(n for n in range(len(self.board.villages[village].spaces)) if n not in taken)

    def cost(self, village: str, space: int) -> int:
        """What a space costs, in gold."""
        return self.board.villages[village].spaces[space]

    # ---- tiles ----

    def pile(self, player: str, species: str) -> int:
        """Tiles on a pile, Indio tiles included."""
        seat = self.seats[player]
        return seat.species.get(species, 0) + seat.indio.count(species)

    def piles(self, player: str) -> dict[str, int]:
        """The size of every pile there is."""
        return {kind: count for kind in SPECIES if (count := self.pile(player, kind))}

    def largest(self, player: str) -> int:
        """The size of the largest pile."""
        return max(self.piles(player).values(), default=0)

    def left(self, species: str) -> int:
        """Tiles of a species that nobody has."""
        return TILES - sum(seat.species.get(species, 0) for seat in self.told.players)

    # ---- cards and events ----

    def hand(self, player: str) -> tuple[int, ...]:
        """The income cards a player has not played since they were last taken back, all of them once all were
        played (AD-N8); one that lies face down counts as played where it is known."""
        lying = self.lying(player)
        return tuple(card for card in CARDS if card not in lying and card != self.seats[player].card)

    def lying(self, player: str) -> tuple[int, ...]:
        """The income cards that lie face up and cannot be played; none once all seven do (AD-N8)."""
        played = self.seats[player].played
        return played if len(played) < len(CARDS) else ()

    def card(self, player: str) -> int | None:
        """The income card of this round, if it is open."""
        seat = self.seats[player]
        open_now = not self.live or self.turn.phase in ("building", "end")
        return seat.played[-1] if seat.played and open_now else None

    def spared(self, player: str) -> bool:
        """Whether the player's card makes negative events pass him by (AD-N6)."""
        return self.card(player) == INDIO_CARD

    def struck(self, player: str, event: str) -> bool:
        """Whether a negative event of this round counts for the player."""
        return self.told.event == event and not self.spared(player)

    # ---- money ----

    def money(self, player: str) -> int | None:
        """Gold and silver in silver; None where nobody told of it."""
        seat = self.seats[player]
        if seat.gold is None and seat.silver is None:
            return None
        return SILVER_IN_GOLD * (seat.gold or 0) + (seat.silver or 0)

    # ---- changed ----

    def with_seat(self, player: str, **changes: Any) -> Table:
        """The table after something about one player has changed."""
        seats = tuple(replace(s, **changes) if s.id == player else s for s in self.told.players)
        return self.with_told(players=seats)

    def with_seats(self, seats: Iterable[Seat]) -> Table:
        """The table with these players."""
        return self.with_told(players=tuple(seats))

    def with_turn(self, **changes: Any) -> Table:
        """The table after the round went on."""
        return self.with_told(turn=replace(self.turn, **changes))

    def with_told(self, **changes: Any) -> Table:
        """The table after anything of it has changed."""
        return replace(self, told=replace(self.told, **changes))
