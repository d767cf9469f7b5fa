"""The interface that every game implements, and the values that it returns.

Questions are answered for a *state*, which is opaque to everything but the game. A refusal is a value
(`Ruling` with all its reasons), points are returned as parts that add up, and sentences are only formatted at
the very end, by `referee.say`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import lru_cache
from heapq import nlargest
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

Cell = tuple[int, int]  # (x, y): x grows east, y grows south


class BadInput(ValueError):
    """Input that cannot be read; `errors` lists every error by JSON path."""

    def __init__(self, errors: Mapping[str, Sequence[str]]) -> None:
        self.errors: dict[str, list[str]] = {path: list(messages) for path, messages in errors.items()}
        super().__init__(
            "; ".join(f"{path}: {', '.join(messages)}" for path, messages in self.errors.items())
        )

    def under(self, prefix: str) -> BadInput:
        """Return the same errors with their paths below `prefix` of a larger body."""
        return BadInput(
            {f"{prefix}.{path}" if path else prefix: messages for path, messages in self.errors.items()}
        )


MOST_ERRORS = 100  # errors collected for one body


class Mistakes(defaultdict[str, list[str]]):
    """Errors by JSON path, collected while input is read. Raises BadInput once there are more than `most`."""

    def __init__(self, most: int = MOST_ERRORS) -> None:
        super().__init__(list)
        self._most = most

    def __missing__(self, path: str) -> list[str]:
        if len(self) >= self._most:
            more = f"more than {MOST_ERRORS} errors; here are the first"
            raise BadInput({**self, "": [*self.get("", ()), more]})
        return super().__missing__(path)


class Unknown(LookupError):
    """A name that does not exist; `near` lists similar names that do."""

    def __init__(self, kind: str, name: str, known: Iterable[str] = ()) -> None:
        self.kind, self.name = kind, name
        self.near: tuple[str, ...] = near(name, known)
        super().__init__(
            f"unknown {kind} {name!r}" + (f", near: {', '.join(self.near)}" if self.near else "")
        )


MOST_COMPARED = 24  # names compared letter by letter: those that share most pairs of letters


def near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return up to three known names similar to `name`, best first, ignoring case."""
    return _near(str(name)[:80].casefold(), tuple(sorted(known)))


@lru_cache(maxsize=1024)
def _near(name: str, known: tuple[str, ...]) -> tuple[str, ...]:
    folded = {k.casefold(): k for k in known}
    names = list(folded)
    if len(names) > MOST_COMPARED:
        letters = _pairs(name)
        names = nlargest(MOST_COMPARED, names, key=lambda other: len(letters & _pairs(other)))
    return tuple(folded[hit] for hit in get_close_matches(name, names, n=3, cutoff=0.6))


@lru_cache(maxsize=8192)
def _pairs(name: str) -> frozenset[str]:
    return frozenset(map("".join, pairwise(name[:80])))


def unknown_text(what: str, name: object, known: Iterable[str], most: int = 12) -> str:
    """Return one line about an unknown name: similar names, or else up to `most` of the names that exist."""
    known = sorted(known)
    hits = near(str(name), known)
    if hits:
        hint = f"; did you mean {' or '.join(hits)}?"
    elif len(known) <= most:
        hint = f"; there is {', '.join(known)}" if known else "; there is none here"
    else:
        hint = f"; there is {', '.join(known[:most])} and {len(known) - most} more"
    return f"unknown {what} {str(name)[:80]!r}{hint}"


# ---- declarations of a game ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Option:
    """An option of a game, declared by the module that needs it. Empty `values`: a list or a free value.
    `needs`: the values that other options must have for this one to have any effect (see `holds`)."""

    name: str
    values: tuple[str, ...]
    default: Any
    rule: str
    needs: Mapping[str, Any] = field(default_factory=dict)


class Implied(NamedTuple):
    """The value of an option that was not given, which follows from other options (see `holds`). None: no
    listed value applies."""

    when: Mapping[str, Any]
    value: Any


def holds(wanted: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """Return whether `options` match `wanted`: each equals the wanted value, or contains it if it is a list.
    True stands for "neither missing nor empty"."""
    return all(_holds(value, options.get(name)) for name, value in wanted.items())


def _holds(wanted: Any, value: Any) -> bool:
    if wanted is True:
        return bool(value)
    return wanted in value if isinstance(value, list) else bool(wanted == value)


class FigureSupply(NamedTuple):
    """A kind of figure: how many each player has, and the kinds of feature it may be put on."""

    count: int  # type: ignore[assignment]   # not tuple.count
    goes_on: tuple[str, ...]


@dataclass(frozen=True)
class BoxContents:
    """What an expansion, or the base game, adds to the table: catalogs, options, figures, and tokens by kind
    with their possible values (none: tokens without a value). `editions`: those that include it; empty:
    all."""

    id: str
    catalogs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    figures: Mapping[str, FigureSupply] = field(default_factory=dict)
    tokens: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    editions: tuple[str, ...] = ()


# ---- answers ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reason:
    """One ground of a ruling: rule id, text key within the rule, values for the sentence, and cells."""

    rule: str
    key: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    tiles: tuple[Cell, ...] = ()
    edge: str | None = None


@dataclass(frozen=True)
class Ruling:
    """All reasons against something, what allows it, and the alternatives. `lines`: what the feature in
    question pays now or, if unfinished, at the end as it stands."""

    reasons: tuple[Reason, ...] = ()
    because: tuple[Reason, ...] = ()
    alternatives: tuple[Any, ...] = ()
    lines: tuple[Line, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether there is no reason against it."""
        return not self.reasons


class Part(NamedTuple):
    """`count` things worth `each` points by one rule; `what` names the things in the texts."""

    rule: str
    what: str
    count: int  # type: ignore[assignment]   # not tuple.count
    each: int

    @property
    def points(self) -> int:
        """The points of the part."""
        return self.count * self.each


@dataclass(frozen=True)
class Line:
    """Points of one player from one source. `low`..`high` bound them if something is unknown (None: no
    bound)."""

    player: str
    rule: str
    parts: tuple[Part, ...]
    tiles: tuple[Cell, ...]
    feature_kind: str
    complete: bool = False
    holders: Mapping[str, int] = field(default_factory=dict)
    certain: bool = True
    low: int | None = None
    high: int | None = None

    @property
    def points(self) -> int:
        """The sum of the parts."""
        return sum(part.points for part in self.parts)


class FeatureReport(NamedTuple):
    """One region as it stands. `figures`: (player, kind) standing on it. `open_edges`: edges that face an
    empty cell; for a feature completed by its surroundings, the empty cells around it."""

    kind: str
    complete: bool
    tiles: tuple[Cell, ...]
    figures: tuple[tuple[str, str], ...]
    open_edges: int
    value: int
    owners: tuple[str, ...]
    certain: bool = True


@dataclass(frozen=True)
class Finding:
    """Something wrong or odd with a position; `severity` is error, warning or info."""

    severity: str
    reason: Reason


class Total(NamedTuple):
    """Points of one player."""

    points_before: int
    gained: int

    @property
    def total(self) -> int:
        """The points before and the points gained."""
        return self.points_before + self.gained


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a table. `scope` is "whole game" only if the points before were given."""

    scope: str
    lines: tuple[Line, ...]
    totals: Mapping[str, Total]
    findings: tuple[Finding, ...]
    features: tuple[FeatureReport, ...] = ()


class Deployment(NamedTuple):
    """A figure that may be put on a feature of the tile just placed. `at`: names that identify the feature;
    `sides`: all its edges or half-edges on that tile in its rotation; `cell`: the cell of the tile, if no
    placement gives it."""

    kind: str
    feature_kind: str
    at: tuple[str, ...]
    sides: tuple[str, ...]
    cell: Cell | None = None


class Completion(NamedTuple):
    """A feature that a placement completes, with its number of tiles and its points."""

    kind: str
    tiles: int
    points: int


class Placement(NamedTuple):
    """A legal placement of a tile; `rotation` in degrees clockwise."""

    x: int
    y: int
    rotation: int
    deployments: tuple[Deployment, ...] = ()
    completes: Sequence[Completion] = ()


@dataclass(frozen=True)
class Event:
    """Something that happened apart from scoring: `what` is deploy, return, complete, discard ...; `values`
    holds the details."""

    what: str
    values: Mapping[str, Any]
    tiles: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Step:
    """The result of a move."""

    state: Any
    events: tuple[Event, ...] = ()
    lines: tuple[Line, ...] = ()


class Secret(NamedTuple):
    """A hidden value that only `player` knows until it is `revealed`, as JSON data. None: not entered."""

    player: str
    value: Any
    revealed: bool


class Illegal(Exception):
    """A move was played although `check` objects to it; `ruling` holds the reasons."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        super().__init__(", ".join(f"{r.rule}.{r.key}" if r.key else r.rule for r in ruling.reasons))


class Catalog(Protocol):
    """Data that a game is played with: a tile set, a map or a board. `version` is a hash of the content,
    `data` the JSON it was read from, `form` the name of its JSON schema."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def version(self) -> str: ...
    @property
    def provenance(self) -> str: ...
    @property
    def form(self) -> str: ...
    @property
    def data(self) -> Mapping[str, Any]: ...
    def __hash__(self) -> int: ...


class Rank(NamedTuple):
    """The rank of a player. Players who share a `place` are equal; `because` gives the tie-breaker that
    decided, if others have as many points."""

    player: str
    place: int
    points: int
    because: Reason


def ranked(by: Sequence[tuple[Mapping[str, int], Reason]], shared: Reason) -> tuple[Rank, ...]:
    """Rank players by points, then by each tie-breaker in turn. A tie-breaker comes with the reason to report
    if it decides; players who are still equal share a place, with `shared` as the reason."""
    points = by[0][0]

    def better(player: str, other: str) -> bool:
        mine = [values[player] for values, _ in by]
        return mine > [values[other] for values, _ in by]

    def rank(player: str) -> Rank:
        place = 1 + sum(better(other, player) for other in points)
        equals = [other for other in points if not better(other, player) and not better(player, other)]
        decided, alike = 0, [other for other in points if other != player]
        for level, (values, _) in enumerate(by):
            alike = [other for other in alike if values[other] == values[player]]
            if not alike:
                break
            decided = min(level + 1, len(by) - 1)
        values, why = by[decided]
        why = shared if len(equals) > 1 else why
        shown = {"player": player, "players": tuple(equals), "place": place, "points": points[player]}
        return Rank(player, place, points[player], replace(why, values={**shown, "count": values[player]}))

    return tuple(sorted(map(rank, points), key=lambda one: one.place))


# ---- the interface ---------------------------------------------------------------------------------------


class Game(ABC):
    """One game. Nothing depends on time or chance: the players report what they draw."""

    id: str
    name: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    implied: Mapping[str, tuple[Implied, ...]] = {}  # by option; the last whose condition holds applies
    catalogs: tuple[str, ...]
    moves: Mapping[str, type]
    own: BoxContents = BoxContents("")  # the base game without expansions
    boxes: tuple[BoxContents, ...] = ()  # the expansions
    position_type: type  # type of its positions: game, options, catalogs, players, game-specific fields
    seat: type  # type of a player in a position: id, name, colour, points, game-specific fields
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "black", "pink")
    tiled: bool = True  # whether tiles are placed
    catalog_key: str = "tiles"  # the field by which a catalog of this game is recognised
    tables: tuple[str, ...] = ()  # built-in catalogs that options name, such as maps and boards

    @abstractmethod
    def load(self, position: Any, catalogs: Callable[[str], Any] | None = None) -> Any:
        """Load a position. `catalogs` looks up a catalog by id and raises Unknown; default: the built-in
        ones.

        Raises BadInput with all errors (paths below the position) if it cannot be read. What is readable but
        impossible is loaded and reported by `inspect`.
        """

    @abstractmethod
    def implied_catalogs(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the ids of the catalogs that these options imply. Raises BadInput (paths below the
        position)."""

    @property
    def catalog_keys(self) -> tuple[str, ...]:
        """The fields by which catalogs of this game are recognised, if it has several kinds of catalog."""
        return (self.catalog_key,)

    def ground(
        self, options: Mapping[str, Any], catalogs: Callable[[str], Any] | None = None
    ) -> Mapping[str, Any] | None:
        """Return the printed map under the tiles for these options, or None if there is none: `catalogs`
        (ids), `squares` for tiles, `picture` (their place in a picture of the empty map, or None)."""
        return None

    def named(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the ids of catalogs that options name, in addition to the list of catalogs."""
        return ()

    def catalog(self, id: str) -> Catalog:
        """Return a built-in catalog of the game. Raises Unknown."""
        raise Unknown("catalog", id, self.catalogs)

    def read_catalog(self, data: Mapping[str, Any]) -> Catalog:
        """Read a catalog of the game from JSON. Raises BadInput with every error."""
        raise BadInput({"game": [f"{self.name} has no catalogs"]})

    def check_catalog(self, data: Mapping[str, Any]) -> Catalog:
        """Read a user's catalog: like `read_catalog`, with stricter checks where possible."""
        return self.read_catalog(data)

    def odd_catalog(self, found: Any) -> tuple[str, ...]:
        """Return warnings about a catalog that is meant as a box of this game."""
        return ()

    def with_catalogs(self, position: Any, catalogs: tuple[Any, ...]) -> Any:
        """Return the position with these catalogs (ids or inline). Raises BadInput (path "catalogs")."""
        return replace(position, catalogs=catalogs)

    def sites(self, state: Any, player: str | None = None) -> tuple[Mapping[str, Any], ...]:
        """Return where a player may build, as game-specific mappings, in games that place something other
        than tiles. Raises BadInput (path "player")."""
        raise BadInput({"tile": ["which tile is to be placed?"]})

    @abstractmethod
    def placements(self, state: Any, tile: Any, player: str | None = None) -> tuple[Placement, ...]:
        """Return every placement of a tile (id or tile definition) that is legal now, and no other, in all
        four rotations, sorted by x, y, rotation. With `player`, each has every legal deployment after it.
        Raises BadInput (paths "tile", "player")."""

    def why_nowhere(self, state: Any, tile: Any, player: str | None = None) -> tuple[Reason, ...]:
        """Return why `placements` (or `sites`, in a game without tiles) is empty for the same arguments: what
        forbids placing the tile anywhere now, or why no cell fits. Empty if there are placements. Raises
        BadInput as they do."""
        return ()

    def size(self, state: Any) -> int:
        """Return the size of a table as a measure of work: tiles, figures and kinds of figures."""
        return 0

    @abstractmethod
    def left(self, state: Any, tile: Any) -> int | None:
        """Return the copies of the tile left in the box, or None if unknown."""

    @abstractmethod
    def check(self, state: Any, move: Any) -> Ruling:
        """Check a move: all reasons against it, what allows it, and alternatives. Raises BadInput (paths
        below the move)."""

    @abstractmethod
    def play(self, state: Any, move: Any, insist: bool = False) -> Step:
        """Return the state after a move. Raises Illegal if `check` objects, unless `insist` is set. A move
        that would leave no usable state (a tile on an occupied cell) is refused even then."""

    @abstractmethod
    def who(self, state: Any, feature: Any) -> Ruling:
        """Rule who owns a feature, with the reasons. Raises BadInput (paths below the feature reference)."""

    @abstractmethod
    def inspect(self, state: Any) -> tuple[Finding, ...]:
        """Return what is wrong or odd with a state that was photographed or entered instead of played."""

    @abstractmethod
    def tally(self, state: Any, final: bool = False) -> Sheet:
        """Return what the table pays now, or (final) as if the game ended now."""

    def why_paid(self, state: Any, line: Line) -> tuple[Reason, ...]:
        """Return the reasons for who is paid by a line of this state's score sheet, and how much."""
        return ()

    def place_name(self, state: Any, id: str) -> str:
        """Return the printed name of a place on the table (a village) by its id."""
        return id

    # ---- looking ahead ----

    def unfinished(self, state: Any) -> tuple[Any, ...]:
        """Return every unfinished feature with its gaps (referee.tiles.lookahead.gaps.Unfinished), if the
        game has
        such."""
        return ()

    def unfillable(self, state: Any) -> tuple[tuple[Any, Reason], ...]:
        """Return the gaps (referee.tiles.lookahead.gaps.Hole) that no remaining tile can fill, each with the
        reason."""
        return ()

    def audit(self, state: Any) -> tuple[Finding, ...]:
        """Return the findings for a finished table, worst first: those of `inspect`, and those that need a
        more expensive check."""
        return self.inspect(state)

    def tried(self, state: Any, tile: Any, player: str) -> Iterable[Any]:
        """Return what every legal placement of a tile (id or tile definition) would score at once for
        `player` and for others (referee.tiles.lookahead.previews.Try). Raises BadInput (paths "tile",
        "player")."""
        raise BadInput({"tile": ["this game is played without tiles"]})

    def builds(self, state: Any, player: str | None = None) -> tuple[tuple[Mapping[str, Any], Step], ...]:
        """Return the places of `sites`, each with the result of building there. Raises BadInput (path
        "player")."""
        return ()

    def best(self, state: Any, tile: str, player: str) -> int | None:
        """Return the most points that a player could score at once with a tile of the box; None if it fits
        nowhere or the game has no tiles."""
        return None

    @abstractmethod
    def ranking(self, state: Any, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """Rank the players by these points, best first, with the game's tie-breakers."""

    def drawing(self, state: Any, player: str | None = None) -> Any:
        """Return who will draw how many of the remaining tiles
        (referee.tiles.lookahead.draw_schedule.Drawing); None if
        unknown. `player`: who draws next, by default the player to move. Raises BadInput (path "player")."""
        return None

    # ---- a match ----

    @abstractmethod
    def begin(self, position: Any, catalogs: Callable[[str], Any] | None = None) -> Any:
        """Return the state at the start of a match: like `load`, with everything set up that the position
        leaves out (first tile, first player, no points, what players hold). Raises BadInput as `load`
        does."""

    @abstractmethod
    def position(self, state: Any) -> Any:
        """Return the position of a state. Loading it gives a state with the same answers and the same
        position."""

    @abstractmethod
    def to_move(self, state: Any) -> str | None:
        """Return whose turn it is; None if unknown or if the game is over."""

    @abstractmethod
    def scores(self, state: Any) -> Mapping[str, int]:
        """Return the current points of every player."""

    @abstractmethod
    def over(self, state: Any) -> bool:
        """Return whether the game has ended."""

    def draws(self, state: Any) -> tuple[str, ...]:
        """Return the ids of the tiles that the player to move may have drawn, or may place undrawn."""
        return ()

    def offers(self, state: Any) -> tuple[Any, ...]:
        """Return every legal move of the player to move, except those that report which tile was drawn."""
        return ()

    def finished(self, state: Any) -> bool:
        """Return whether the rules end the game here: nothing is left to play before final scoring."""
        return False

    # Hidden values are fields of moves with `metadata={"private": True}`. In the views of others they are
    # None, and the match is replayed with None, so nothing that follows from them leaks. A move that makes
    # them public has the class attribute `reveals = True`; only its player may undo it.

    def secrets(self, state: Any) -> Mapping[str, Secret]:
        """Return every hidden value of a state, revealed or not. The name of a value is the same in every
        state of a match, on every timeline ("red's card of round 3")."""
        return {}

    def revealed(self, state: Any, move: Any) -> bool:
        """Return whether the private fields of a move made before `state` are revealed in it. Called after
        every move until it returns True; a revealed value stays revealed."""
        return False

    def veiled(self, position: Any, player: str | None, revealed: Collection[str] = ()) -> Any:
        """Redact the start position of a match for `player` (None: someone who is no player): remove what
        only others may know. `revealed`: names of `secrets` that are public by now."""
        return position
