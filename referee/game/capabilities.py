"""The parts of a game: how it is scored, and one protocol for each capability that only some games have.

Callers ask a game for a capability by its attribute, which is None in games without it:
`game.placing is not None` in games with tiles.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from referee.game.answers import (
    GameRuling,
    LegalPlacement,
    PadScoring,
    PositionFinding,
    RuleReason,
    ScoreLine,
    Secret,
    Sheet,
    Step,
)
from referee.game.declarations import Catalog, CatalogLookup, JsonObject, Options
from referee.game.errors import BadInput, Unknown
from referee.game.message import Message
from referee.game.ranking import Rank

if TYPE_CHECKING:
    from referee.tiles.lookahead.draw_schedule import Drawing
    from referee.tiles.lookahead.gaps import Unfinished
    from referee.tiles.lookahead.previews import PlacementPreview
    from referee.tiles.lookahead.unfillable_cells import Hole

State = TypeVar("State")
State_in = TypeVar("State_in", contravariant=True)
TileRequest = str | JsonObject  # the id of a tile, or an inline tile definition


class Scoring(Protocol[State_in]):
    """What the table pays, to whom and why. Every game has it."""

    def scores(self, state: State_in) -> Mapping[str, int]:
        """Return the current points of every player."""

    def tally(self, state: State_in, *, final: bool = False) -> Sheet:
        """Return what the table pays now, or (final) as if the game ended now."""

    def ranking(self, state: State_in, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """Rank the players by these points, best first, with the game's tie-breakers."""

    def who(self, state: State_in, feature: Any) -> GameRuling:
        """Rule who owns a feature, with the reasons. Raises BadInput (paths below the feature reference)."""

    def why_paid(self, state: State_in, line: ScoreLine) -> tuple[RuleReason, ...]:
        """Return the reasons for who is paid by a line of this state's score sheet, and how much."""


class TilePlacing(Protocol[State_in]):
    """Placing tiles."""

    def placements(
        self, state: State_in, tile: TileRequest, player: str | None = None
    ) -> tuple[LegalPlacement, ...]:
        """Return every placement of a tile that is legal now, and no other, in all four rotations, sorted by
        x, y, rotation. With `player`, each has every legal deployment after it. Raises BadInput (paths
        "tile", "player")."""

    def why_nowhere(
        self, state: State_in, tile: TileRequest | None, player: str | None = None
    ) -> tuple[RuleReason, ...]:
        """Return why `placements` is empty for the same arguments: what forbids placing the tile anywhere
        now, or why no cell fits. Empty if there are placements. Raises BadInput as they do."""

    def cells(self, state: State_in, tile: TileRequest) -> int:
        """Return how many cells the tile covers. Raises BadInput (path "tile")."""

    def left(self, state: State_in, tile: TileRequest) -> int | None:
        """Return the copies of the tile left in the box, or None if unknown."""

    def pile(self, state: State_in) -> int | None:
        """Return the number of tiles that can still be drawn, or None if unknown."""

    def draws(self, state: State_in) -> tuple[str, ...]:
        """Return the ids of the tiles that the player to move may have drawn, or may place undrawn."""


class BuildSites(Protocol[State]):
    """Building on places of the table, in games without tiles."""

    def sites(self, state: State, player: str | None = None) -> tuple[Mapping[str, object], ...]:
        """Return where a player may build, as game-specific mappings. Raises BadInput (path "player")."""

    def why_nowhere(self, state: State, player: str | None = None) -> tuple[RuleReason, ...]:
        """Return why `sites` is empty for the same arguments; empty if it is not. Raises BadInput as it
        does."""

    def builds(
        self, state: State, player: str | None = None
    ) -> tuple[tuple[Mapping[str, object], Step[State]], ...]:
        """Return the places of `sites`, each with the result of building there. Raises BadInput (path
        "player")."""

    def place_name(self, state: State, id: str) -> str:
        """Return the printed name of a place on the table (a village) by its id."""


class ScorePad(Protocol[State_in]):
    """Scoring what lies on a real table without entering its tiles. `words`: every entry and every number, in
    play or not."""

    @property
    def words(self) -> tuple[tuple[str, ...], tuple[str, ...]]: ...

    def entries(self, state: State_in) -> tuple[PadScoring, ...] | None:
        """Return what can be scored in this match; None if its tiles are tracked."""


class Lookahead(Protocol[State_in]):
    """What may still happen on a table of tiles."""

    def size(self, state: State_in) -> int:
        """Return the size of a table as a measure of work: tiles, figures and kinds of figures."""

    def unfinished(self, state: State_in) -> tuple[Unfinished, ...]:
        """Return every unfinished feature with its gaps."""

    def unfillable(self, state: State_in) -> tuple[tuple[Hole, RuleReason], ...]:
        """Return the gaps that no remaining tile can fill, each with the reason."""

    def tried(self, state: State_in, tile: TileRequest, player: str) -> Iterable[PlacementPreview]:
        """Return what every legal placement of a tile would score at once for `player` and for others.
        Raises BadInput (paths "tile", "player")."""

    def best(self, state: State_in, tile: str, player: str) -> int | None:
        """Return the most points that a player could score at once with a tile of the box; None if it fits
        nowhere."""

    def drawing(self, state: State_in, player: str | None = None) -> Drawing | None:
        """Return who will draw how many of the remaining tiles; None if unknown. `player`: who draws next, by
        default the player to move. Raises BadInput (path "player")."""

    def audit(self, state: State_in) -> tuple[PositionFinding, ...]:
        """Return the findings for a finished table, worst first: those of `Game.inspect`, and those that need
        a more expensive check."""


class CatalogReader(Protocol):
    """Reading the catalogs of a game. `keys`: the fields by which its catalogs are recognised."""

    @property
    def keys(self) -> tuple[str, ...]: ...

    def built_in(self, id: str) -> Catalog:
        """Return a built-in catalog of the game. Raises Unknown."""

    def read(self, data: JsonObject) -> Catalog:
        """Read a catalog from JSON. Raises BadInput with every error."""

    def check(self, data: JsonObject) -> Catalog:
        """Read a user's catalog: like `read`, with stricter checks where possible."""

    def warnings(self, found: Catalog) -> tuple[Message, ...]:
        """Return warnings about a catalog that is meant as a box of this game."""

    def implied(self, options: Options) -> tuple[str, ...]:
        """Return the ids of the catalogs that these options imply. Raises BadInput (paths below the
        position)."""

    def with_catalogs(self, position: Any, catalogs: tuple[str | JsonObject, ...]) -> Any:
        """Return the position with these catalogs (ids or inline). Raises BadInput (path "catalogs")."""


class NoCatalogs:
    """A reader for games without catalogs."""

    keys: tuple[str, ...] = ()

    def built_in(self, id: str) -> Catalog:
        """See CatalogReader.built_in."""
        raise Unknown("catalog", id)

    def read(self, data: JsonObject) -> Catalog:
        """See CatalogReader.read."""
        raise BadInput({"game": [Message("input-no-catalogs")]})

    def check(self, data: JsonObject) -> Catalog:
        """See CatalogReader.check."""
        return self.read(data)

    def warnings(self, found: Catalog) -> tuple[Message, ...]:
        """See CatalogReader.warnings."""
        return ()

    def implied(self, options: Options) -> tuple[str, ...]:
        """See CatalogReader.implied."""
        return ()

    def with_catalogs(self, position: Any, catalogs: tuple[str | JsonObject, ...]) -> Any:
        """See CatalogReader.with_catalogs."""
        return replace(position, catalogs=catalogs)


class PrintedMaps(Protocol):
    """Maps printed under the tiles, which options name. `ids`: the built-in ones."""

    @property
    def ids(self) -> tuple[str, ...]: ...

    def named(self, options: Options) -> tuple[str, ...]:
        """Return the ids of catalogs that options name, in addition to the list of catalogs."""

    def ground(self, options: Options, catalogs: CatalogLookup | None = None) -> JsonObject | None:
        """Return the printed map under the tiles for these options, or None if there is none: `catalogs`
        (ids), `squares` for tiles, `picture` (their place in a picture of the empty map, or None)."""


class HiddenInformation(Protocol[State_in]):
    """Values that only some players know.

    They are fields of moves with `metadata={"private": True}`. In the views of others they are None, and the
    match is replayed with None, so nothing that follows from them leaks. A move that makes them public has
    the class attribute `reveals = True`; only its player may undo it.
    """

    def secrets(self, state: State_in) -> Mapping[str, Secret]:
        """Return every hidden value of a state, revealed or not. The name of a value is the same in every
        state of a match, on every timeline ("red's card of round 3")."""

    def opened(self, state: State_in) -> Mapping[str, object]:
        """Return what is public of each player in a state, in any form that can be compared; without players
        of whom nothing is. The result of `revealed`, and the revealed `secrets`, depend on this only."""

    def revealed(self, state: State_in, move: Any) -> bool:
        """Return whether the private fields of a move made before `state` are revealed in it. Called after
        every move that changes what is `opened` of its player until it returns True; a revealed value stays
        revealed."""

    def veiled(self, position: Any, player: str | None, revealed: Collection[str] = ()) -> Any:
        """Redact the start position of a match for `player` (None: someone who is no player): remove what
        only others may know. `revealed`: names of `secrets` that are public by now."""
