"""The interface that every game implements.

Questions are answered for a *state*, which is opaque to everything but the game. A refusal is a value
(`GameRuling` with all its reasons), points are returned as parts that add up, and sentences are only
formatted at the very end, by `referee.say`. What the table pays is a part of the game, `scoring`. What only
some games can do is in their capabilities: attributes that are None in games without them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Generic, TypeAlias, TypeVar

from referee.game.answers import GameRuling, PositionFinding, Step
from referee.game.capabilities import (
    BuildSites,
    CatalogReader,
    HiddenInformation,
    Lookahead,
    NoCatalogs,
    PrintedMaps,
    ScorePad,
    Scoring,
    TilePlacing,
)
from referee.game.declarations import BoxContents, CatalogLookup, Help, Implied, Option
from referee.game.offline import Offline

State = TypeVar("State")


@dataclass(eq=False, kw_only=True)
class Game(ABC, Generic[State]):
    """One game: what it declares, its parts, and the course of a match. Nothing depends on time or chance:
    the players report what they draw.

    `implied`: by option; the last whose condition holds applies. `own`: the base game without expansions;
    `boxes`: the expansions. `help`: the rules that matter at each moment, the moments in their order.
    `offline`: what a phone without network may assume about moves.
    `position_type`: type of its positions (game, options, catalogs, players,
    game-specific fields); `seat`: type of a player in a position (id, name, colour, points, game-specific
    fields).
    """

    id: str
    name: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    implied: Mapping[str, tuple[Implied, ...]] = field(default_factory=dict)
    catalogs: tuple[str, ...]
    moves: Mapping[str, type]
    own: BoxContents = field(default_factory=partial(BoxContents, ""))
    boxes: tuple[BoxContents, ...] = ()
    help: tuple[Help, ...] = ()
    offline: tuple[Offline, ...] = ()
    position_type: type
    seat: type
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "black", "pink")

    scoring: Scoring[State]
    catalog_reader: CatalogReader = field(default_factory=NoCatalogs)
    placing: TilePlacing[State] | None = None
    lookahead: Lookahead[State] | None = None
    building: BuildSites[State] | None = None
    hidden: HiddenInformation[State] | None = None
    maps: PrintedMaps | None = None
    pad: ScorePad[State] | None = None

    @abstractmethod
    def load(self, position: Any, catalogs: CatalogLookup | None = None) -> State:
        """Load a position. `catalogs` looks up a catalog by id and raises Unknown; default: the built-in
        ones.

        Raises BadInput with all errors (paths below the position) if it cannot be read. What is readable but
        impossible is loaded and reported by `inspect`.
        """

    @abstractmethod
    def begin(self, position: Any, catalogs: CatalogLookup | None = None) -> State:
        """Return the state at the start of a match: like `load`, with everything set up that the position
        leaves out (first tile, first player, no points, what players hold). Raises BadInput as `load`
        does."""

    @abstractmethod
    def position(self, state: State) -> Any:
        """Return the position of a state. Loading it gives a state with the same answers and the same
        position."""

    @abstractmethod
    def check(self, state: State, move: object) -> GameRuling:
        """Check a move: all reasons against it, what allows it, and alternatives. Raises BadInput (paths
        below the move)."""

    @abstractmethod
    def play(self, state: State, move: object, *, insist: bool = False) -> Step[State]:
        """Return the state after a move. Raises Illegal if `check` objects, unless `insist` is set; then the
        step names the reasons as `overruled`. A move that would leave no usable state (a tile on an occupied
        cell) is refused even then."""

    def size(self, state: State) -> int:
        """Return how many tiles or other pieces are on the table: the cost of a move grows with it."""
        return 0

    def offers(self, state: State) -> tuple[object, ...]:
        """Return every legal move of the player to move, except those that report which tile was drawn."""
        return ()

    @abstractmethod
    def to_move(self, state: State) -> str | None:
        """Return whose turn it is; None if unknown or if the game is over."""

    @abstractmethod
    def over(self, state: State) -> bool:
        """Return whether the game has ended."""

    def finished(self, state: State) -> bool:
        """Return whether the rules end the game here: nothing is left to play before final scoring."""
        return False

    @abstractmethod
    def inspect(self, state: State) -> tuple[PositionFinding, ...]:
        """Return what is wrong or odd with a state that was photographed or entered instead of played."""


AnyGame: TypeAlias = Game[Any]  # where only the game itself reads its states


def move_name(game: AnyGame, sent: Mapping[str, Any]) -> str:
    """Return the name of a move that is sent: one whose class has `sent_as` is sent under that name, and
    recognised by a field."""
    field, name = _sent_as(game).get(sent["type"], ("", ""))
    return name if field and sent.get(field) is not None else str(sent["type"])


@cache
def _sent_as(game: AnyGame) -> Mapping[str, tuple[str, str]]:
    """By the name under which a move is sent: the field by which it is recognised, and its own name."""
    sent = ((name, one, getattr(one, "sent_as", None)) for name, one in game.moves.items())
    return {word: (getattr(one, "sent_by", ""), name) for name, one, word in sent if word}
