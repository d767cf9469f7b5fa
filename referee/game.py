"""The contract that every game fulfils, and the values in which it answers.

A game is asked over a *state*, which only the game itself looks into. "No" is a value (`Ruling` with all its
reasons), points come as parts that add up, and sentences are made at the very end by `referee.say`.
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
    """Something that cannot be read at all; `errors` names every place by JSON path, all at once."""

    def __init__(self, errors: Mapping[str, Sequence[str]]) -> None:
        self.errors: dict[str, list[str]] = {path: list(said) for path, said in errors.items()}
        super().__init__("; ".join(f"{path}: {', '.join(said)}" for path, said in self.errors.items()))

    def under(self, prefix: str) -> BadInput:
        """The same errors one level further out: below `prefix` of a larger body."""
        return BadInput({f"{prefix}.{path}" if path else prefix: said for path, said in self.errors.items()})


MOST_ERRORS = 100  # that are told of one body


class Mistakes(defaultdict[str, list[str]]):
    """What is wrong, by JSON path, while something is read. Where so much is wrong that nobody would read on,
    the reading ends: raises BadInput."""

    def __init__(self, most: int = MOST_ERRORS) -> None:
        super().__init__(list)
        self._most = most

    def __missing__(self, path: str) -> list[str]:
        if len(self) >= self._most:
            more = f"more than {MOST_ERRORS} errors; here are the first"
            raise BadInput({**self, "": [*self.get("", ()), more]})
        return super().__missing__(path)


class Unknown(LookupError):
    """Something asked for by a name that does not exist; `near` are names that do."""

    def __init__(self, kind: str, name: str, known: Iterable[str] = ()) -> None:
        self.kind, self.name = kind, name
        self.near: tuple[str, ...] = near(name, known)
        super().__init__(
            f"unknown {kind} {name!r}" + (f", near: {', '.join(self.near)}" if self.near else "")
        )


MOST_COMPARED = 24  # names that are compared letter by letter: those with most pairs of letters in common


def near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known names that look like `name`, best first (case does not matter)."""
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
    """One line for people who mistyped a name: what is unknown, and what they may have meant; where nothing
    is near, what there is, `most` names of it."""
    known = sorted(known)
    hits = near(str(name), known)
    if hits:
        hint = f"; did you mean {' or '.join(hits)}?"
    elif len(known) <= most:
        hint = f"; there is {', '.join(known)}" if known else "; there is none here"
    else:
        hint = f"; there is {', '.join(known[:most])} and {len(known) - most} more"
    return f"unknown {what} {str(name)[:80]!r}{hint}"


# ---- what a game says about itself -----------------------------------------------------------------------


@dataclass(frozen=True)
class Option:
    """A switch of a game, declared by the module that needs it. Empty `values`: a list or free value.
    `needs`: what other options have to be for this one to have any effect (see `holds`)."""

    name: str
    values: tuple[str, ...]
    default: Any
    rule: str
    needs: Mapping[str, Any] = field(default_factory=dict)


class Implied(NamedTuple):
    """The value that an option has where nobody gave it one, because other options are so (see `holds`);
    None: what is played then is none of its values."""

    when: Mapping[str, Any]
    value: Any


def holds(wanted: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """Whether options are as wanted: each equals the wanted value, or holds it where it is a list; True: it
    is neither missing nor empty."""
    return all(_holds(value, options.get(name)) for name, value in wanted.items())


def _holds(wanted: Any, value: Any) -> bool:
    if wanted is True:
        return bool(value)
    return wanted in value if isinstance(value, list) else bool(wanted == value)


class Wood(NamedTuple):
    """A kind of figure: how many each player has, and the kinds of feature it may go on."""

    count: int  # type: ignore[assignment]   # not tuple.count
    goes_on: tuple[str, ...]


@dataclass(frozen=True)
class Box:
    """What an expansion (or the game itself) brings to the table: catalogs, options of its own, figures, and
    tokens by kind with the values that occur (none: it has no value). `editions` that have it; none: all."""

    id: str
    catalogs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    figures: Mapping[str, Wood] = field(default_factory=dict)
    tokens: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    editions: tuple[str, ...] = ()


# ---- answers ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reason:
    """Why (or why not): a rule, a text key within it, the values of the sentence, and where on the table."""

    rule: str
    key: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    tiles: tuple[Cell, ...] = ()
    edge: str | None = None


@dataclass(frozen=True)
class Ruling:
    """All reasons against, what allows it, and what could be done instead. `lines`: what the feature asked
    about pays, now or (unfinished) at the end as it stands."""

    reasons: tuple[Reason, ...] = ()
    because: tuple[Reason, ...] = ()
    alternatives: tuple[Any, ...] = ()
    lines: tuple[Line, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.reasons


class Part(NamedTuple):
    """`count` things worth `each` points, by one rule; `what` names the things in the texts."""

    rule: str
    what: str
    count: int  # type: ignore[assignment]   # not tuple.count
    each: int

    @property
    def points(self) -> int:
        """What the part adds."""
        return self.count * self.each


@dataclass(frozen=True)
class Line:
    """Points of one player from one source. `low`..`high` bound them where something is unknown (None: no
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
        """Always the sum of the parts."""
        return sum(part.points for part in self.parts)


class FeatureReport(NamedTuple):
    """One connected feature as it stands. `figures`: (player, kind) standing on it. `open_edges`: edges that
    face an empty cell; for a feature completed by its surroundings the empty cells around it."""

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
    """What is wrong or odd with a position; `severity` is error, warning or info."""

    severity: str
    reason: Reason


class Total(NamedTuple):
    """Points of one player."""

    points_before: int
    gained: int

    @property
    def total(self) -> int:
        """Before and gained together."""
        return self.points_before + self.gained


@dataclass(frozen=True)
class Sheet:
    """The score of a table. `scope`: "whole game" only where the points before were given."""

    scope: str
    lines: tuple[Line, ...]
    totals: Mapping[str, Total]
    findings: tuple[Finding, ...]
    features: tuple[FeatureReport, ...] = ()


class Deployment(NamedTuple):
    """A figure that may be put on a feature of the tile just placed. `at` are names that identify the
    feature, `sides` all its edges or half-edges on that tile as laid; `cell` says where the tile lies, if no
    placement does."""

    kind: str
    feature_kind: str
    at: tuple[str, ...]
    sides: tuple[str, ...]
    cell: Cell | None = None


class Completion(NamedTuple):
    """A feature that a placement completes: how many tiles it has and what it pays."""

    kind: str
    tiles: int
    points: int


class Placement(NamedTuple):
    """A legal place of a tile; `rotation` in degrees clockwise."""

    x: int
    y: int
    rotation: int
    deployments: tuple[Deployment, ...] = ()
    completes: Sequence[Completion] = ()


@dataclass(frozen=True)
class Event:
    """What happened besides points: `what` is deploy, return, complete, discard ...; `values` tell the
    rest."""

    what: str
    values: Mapping[str, Any]
    tiles: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Step:
    """What a move led to."""

    state: Any
    events: tuple[Event, ...] = ()
    lines: tuple[Line, ...] = ()


class Secret(NamedTuple):
    """A value that only `player` may know until it is `revealed`, as JSON data. None: nobody has told it."""

    player: str
    value: Any
    revealed: bool


class Illegal(Exception):
    """A move was played although `check` speaks against it; `ruling` says why."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        super().__init__(", ".join(f"{r.rule}.{r.key}" if r.key else r.rule for r in ruling.reasons))


class Catalog(Protocol):
    """A tile set, a map, a board: data that a game is played with. `version` is a hash of its content,
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
    """Where a player comes in. Players who share a `place` cannot be told apart; `because` says what put this
    one there, if there was anybody with as many points."""

    player: str
    place: int
    points: int
    because: Reason


def ranked(by: Sequence[tuple[Mapping[str, int], Reason]], shared: Reason) -> tuple[Rank, ...]:
    """Players ranked by points, and where those are equal by what follows: each with the reason to tell where
    it decides. Who is equal to the end shares a place, and `shared` tells that."""
    points = by[0][0]

    def better(player: str, other: str) -> bool:
        mine = [values[player] for values, _ in by]
        return mine > [values[other] for values, _ in by]

    def told(player: str) -> Rank:
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
        says = {"player": player, "players": tuple(equals), "place": place, "points": points[player]}
        return Rank(player, place, points[player], replace(why, values={**says, "count": values[player]}))

    return tuple(sorted(map(told, points), key=lambda rank: rank.place))


# ---- the contract ----------------------------------------------------------------------------------------


class Game(ABC):
    """One game. Nothing it does depends on time or chance; draws are reported by the players."""

    id: str
    name: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    implied: Mapping[
        str, tuple[Implied, ...]
    ] = {}  # by option; of those whose condition holds the last counts
    catalogs: tuple[str, ...]
    moves: Mapping[str, type]
    own: Box = Box("")  # what the game brings without expansions
    boxes: tuple[Box, ...] = ()  # its expansions
    told: type  # how its positions are written: game, options, catalogs, players, and what is its own
    seat: type  # a player in them: id, name, colour, points, and what is its own
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "black", "pink")
    tiled: bool = True  # whether tiles are placed
    catalog_key: str = "tiles"  # the field that tells a catalog of this game from those of others
    tables: tuple[str, ...] = ()  # built-in catalogs that options name: what the game may be played on

    @abstractmethod
    def load(self, position: Any, catalogs: Callable[[str], Any] | None = None) -> Any:
        """The state of a position. Raises BadInput with all errors (paths below the position) for what cannot
        be read; what is merely impossible is loaded and told by `inspect`. `catalogs` looks up a catalog by
        id (raising Unknown); left out: the built-in ones."""

    @abstractmethod
    def implied_catalogs(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Ids of the catalogs that these options imply. Raises BadInput (paths below the position)."""

    @property
    def catalog_keys(self) -> tuple[str, ...]:
        """The fields by which catalogs of this game are known, if it has several forms of them."""
        return (self.catalog_key,)

    def ground(
        self, options: Mapping[str, Any], catalogs: Callable[[str], Any] | None = None
    ) -> Mapping[str, Any] | None:
        """The printed map that tiles lie on under these options: `catalogs` (ids), `squares` for tiles,
        `picture` (where they lie in a picture of the empty map, or None). None: tiles lie on any table."""
        return None

    def named(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Ids of the catalogs that options name, besides the list of catalogs."""
        return ()

    def catalog(self, id: str) -> Catalog:
        """A built-in catalog of the game. Raises Unknown."""
        raise Unknown("catalog", id, self.catalogs)

    def read_catalog(self, data: Mapping[str, Any]) -> Catalog:
        """A catalog of the game from its JSON. Raises BadInput with everything that is wrong with it."""
        raise BadInput({"game": [f"{self.name} has no catalogs"]})

    def check_catalog(self, data: Mapping[str, Any]) -> Catalog:
        """The same, of one that somebody made: stricter, where that is possible."""
        return self.read_catalog(data)

    def odd_catalog(self, found: Any) -> tuple[str, ...]:
        """What is odd with a catalog, if it is meant to be a box of this game."""
        return ()

    def with_catalogs(self, position: Any, catalogs: tuple[Any, ...]) -> Any:
        """The position with these catalogs (ids or inline). Raises BadInput (path "catalogs")."""
        return replace(position, catalogs=catalogs)

    def sites(self, state: Any, player: str | None = None) -> tuple[Mapping[str, Any], ...]:
        """Where a player may build, in the game's own words, where nothing is placed that is a tile. Raises
        BadInput (path "player")."""
        raise BadInput({"tile": ["which tile is to be placed?"]})

    @abstractmethod
    def placements(self, state: Any, tile: Any, player: str | None = None) -> tuple[Placement, ...]:
        """Every placement of a tile (id, or a tile definition) that is legal now and no other, in all four
        rotations, sorted by x, y, rotation; with `player`, every legal deployment after each. Raises BadInput
        (paths "tile", "player")."""

    def why_nowhere(self, state: Any, tile: Any, player: str | None = None) -> tuple[Reason, ...]:
        """Why `placements` (or `sites`, in a game without tiles) of the same question are empty: what forbids
        to place the tile anywhere now, or why it has no place. Nothing, where they are not empty. Raises
        BadInput as they do."""
        return ()

    def size(self, state: Any) -> int:
        """How large a table is: tiles, figures, and kinds of figures; a measure of work."""
        return 0

    @abstractmethod
    def left(self, state: Any, tile: Any) -> int | None:
        """Copies of the tile left in the box, None where that is not known."""

    @abstractmethod
    def check(self, state: Any, move: Any) -> Ruling:
        """All reasons against a move, what allows it, and alternatives. Raises BadInput (paths below the
        move)."""

    @abstractmethod
    def play(self, state: Any, move: Any, insist: bool = False) -> Step:
        """The state after a move; raises Illegal where `check` objects, unless the players insist. On what
        would leave no state to go on with (a tile upon a tile) nobody can insist."""

    @abstractmethod
    def who(self, state: Any, feature: Any) -> Ruling:
        """Who gets a feature and why. Raises BadInput (paths below the feature reference)."""

    @abstractmethod
    def inspect(self, state: Any) -> tuple[Finding, ...]:
        """What is wrong or odd with a state that was seen or typed instead of played."""

    @abstractmethod
    def tally(self, state: Any, final: bool = False) -> Sheet:
        """What the table pays now, or (final) as if the game ended now."""

    def why_paid(self, state: Any, line: Line) -> tuple[Reason, ...]:
        """What decided who is paid by a line of this state's sheet, and how much."""
        return ()

    def place_name(self, state: Any, id: str) -> str:
        """What people call a place that is printed on the table (a village), by its id."""
        return id

    # ---- looking ahead ----

    def unfinished(self, state: Any) -> tuple[Any, ...]:
        """Every unfinished feature with its holes (referee.tiles.holes.Unfinished), where a game has such."""
        return ()

    def unfillable(self, state: Any) -> tuple[tuple[Any, Reason], ...]:
        """Holes (referee.tiles.holes.Hole) that nothing left can fill, and what is to be said of each."""
        return ()

    def audit(self, state: Any) -> tuple[Finding, ...]:
        """What is wrong or odd with a finished table: what `inspect` finds, and what only a close look shows;
        worst first."""
        return self.inspect(state)

    def tried(self, state: Any, tile: Any, player: str) -> Iterable[Any]:
        """What every legal placement of a tile (id, or a tile definition) would bring that player and others
        at once (referee.tiles.trying.Try). Raises BadInput (paths "tile", "player")."""
        raise BadInput({"tile": ["this game is played without tiles"]})

    def builds(self, state: Any, player: str | None = None) -> tuple[tuple[Mapping[str, Any], Step], ...]:
        """The places of `sites`, each with what building there leads to. Raises BadInput (path "player")."""
        return ()

    def best(self, state: Any, tile: str, player: str) -> int | None:
        """The most points that a player could get at once with a tile of the box; None where it fits nowhere,
        or the game has no tiles."""
        return None

    @abstractmethod
    def ranking(self, state: Any, points: Mapping[str, int]) -> tuple[Rank, ...]:
        """Who is where with these points, best first: most points, and what the rules say where several have
        as many."""

    def drawing(self, state: Any, player: str | None = None) -> Any:
        """Who will draw how many of the tiles left (referee.tiles.drawing.Drawing); None where that is not
        known. `player`: who draws next, if not who is to move. Raises BadInput (path "player")."""
        return None

    # ---- a match ----

    @abstractmethod
    def begin(self, position: Any, catalogs: Callable[[str], Any] | None = None) -> Any:
        """The state in which a match begins: like `load`, with everything set up that was not told (the first
        tile, the first player, no points, what players hold). Raises BadInput as `load` does."""

    @abstractmethod
    def position(self, state: Any) -> Any:
        """The position of a state: loading it gives a state that answers alike and has the same position."""

    @abstractmethod
    def to_move(self, state: Any) -> str | None:
        """Whose turn it is; None where nobody said, or the game is over."""

    @abstractmethod
    def scores(self, state: Any) -> Mapping[str, int]:
        """The points of every player so far."""

    @abstractmethod
    def over(self, state: Any) -> bool:
        """Whether the game has ended."""

    def draws(self, state: Any) -> tuple[str, ...]:
        """Ids of the tiles that the player to move may have drawn, or may lay without drawing."""
        return ()

    def offers(self, state: Any) -> tuple[Any, ...]:
        """Every legal move of the player to move, besides those that tell which tile was drawn."""
        return ()

    def finished(self, state: Any) -> bool:
        """Whether the rules end the game here: nothing is left to be played before final scoring."""
        return False

    # Values that only their player may know are fields of moves with `metadata={"private": True}`. To others
    # they are None, and a match is played with that, so that nothing which follows from them can be seen. A
    # move that makes them known has the class attribute `reveals = True`: only its player takes it back.

    def secrets(self, state: Any) -> Mapping[str, Secret]:
        """Every private value that a state holds, revealed or not. The name of a value is the same in every
        state of a match, and when the match takes another course ("red's card of round 3")."""
        return {}

    def revealed(self, state: Any, move: Any) -> bool:
        """Whether the private fields of a move made before `state` are revealed in it. Asked after every move
        until it is so; what was revealed once stays so."""
        return False

    def veiled(self, position: Any, player: str | None, revealed: Collection[str] = ()) -> Any:
        """The position in which a match began without what only others than `player` may know (None: somebody
        who is no player). `revealed`: names of `secrets` that all know by now."""
        return position
