"""What a game declares: its options, the contents of its boxes, its catalogs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, Protocol

JsonObject = Mapping[str, Any]  # as read from JSON
Options = Mapping[str, Any]  # options by name; their values are JSON


@dataclass(frozen=True)
class Option:
    """An option of a game, declared by the module that needs it. Empty `values`: a list or a free value.
    `needs`: the values that other options must have for this one to have any effect (see `holds`). `of`: the
    tile set whose edition it is."""

    name: str
    values: tuple[str, ...]
    default: object
    rule: str
    needs: Options = field(default_factory=dict)
    of: str = ""


class Implied(NamedTuple):
    """The value of an option that was not given, which follows from other options (see `holds`). None: no
    listed value applies."""

    when: Options
    value: object


class Help(NamedTuple):
    """The ids of rules that matter at a moment of the game, a step of the turn for example, at tables with
    these options (see `holds`)."""

    moment: str
    rules: tuple[str, ...]
    when: Options


def help_for(rules: Mapping[str, tuple[str, ...]], when: Options | None = None) -> tuple[Help, ...]:
    """Return the rules by moment, in force with these options."""
    return tuple(Help(moment, ids, when or {}) for moment, ids in rules.items())


def holds(wanted: Options, options: Options) -> bool:
    """Return whether `options` match `wanted`: each equals the wanted value, or contains it if it is a list.
    True stands for "neither missing nor empty"."""
    return all(_holds(value, options.get(name)) for name, value in wanted.items())


def _holds(wanted: object, value: object) -> bool:
    if wanted is True:
        return bool(value)
    return wanted in value if isinstance(value, list) else bool(wanted == value)


class FigureSupply(NamedTuple):
    """A kind of figure: how many each player has, the kinds of feature it may be put on, and the kind whose
    supply it is taken from, if the kind has no supply. `on_point`: it stands on a point between four tiles,
    with that feature all around; else None."""

    count: int  # type: ignore[assignment]   # not tuple.count
    goes_on: tuple[str, ...]
    of: str | None = None
    on_point: bool | None = None


Lies = Literal["tile", "beside", "number", "feature", "across", "joins", "pair", "quarter"]


class PlacedToken(NamedTuple):
    """How a token lies on a tile: as it is (`tile`), `beside` a figure, with a `number`, on a `feature`,
    `across` between opposite edges, where it `joins` two edges, over a `pair` of tiles, or in a
    `quarter`. `mark`: of the tiles that have it; `on`: the kinds of feature it lies on, or that those edges
    show; `adds`: the kind of feature that it adds to its tile, on which figures stand."""

    lies: Lies
    mark: str | None = None
    on: tuple[str, ...] | None = None
    adds: str | None = None


@dataclass(frozen=True)
class BoxContents:
    """What an expansion, or the base game, adds to the table: catalogs, options, figures, and tokens by kind
    with their possible values (none: tokens without a value). `editions`: those that include it; empty:
    all. `unruled`: those whose rules are not known: only its tiles are in play, unless its parts are switched
    on. `wooden`: the tokens of wood, which a photo may show as figures; `lone`: the tokens of which there is
    one, which stands on a tile; `placed`: how those lie that do more than stand on a tile, or
    of which there may be several; `switched`: the option that must be "on" for a kind of figure or token to
    be in play."""

    id: str
    catalogs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    figures: Mapping[str, FigureSupply] = field(default_factory=dict)
    tokens: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    editions: tuple[str, ...] = ()
    wooden: tuple[str, ...] = ()
    lone: tuple[str, ...] = ()
    placed: Mapping[str, PlacedToken] = field(default_factory=dict)
    unruled: tuple[str, ...] = ()
    switched: Mapping[str, str] = field(default_factory=dict)

    def in_play(self, options: Options) -> BoxContents:
        """Return the box without the figures and tokens that complete options turn off."""
        off = {kind for kind, name in self.switched.items() if options[name] != "on"}
        return replace(
            self,
            figures={kind: one for kind, one in self.figures.items() if kind not in off},
            tokens={kind: one for kind, one in self.tokens.items() if kind not in off},
            wooden=tuple(kind for kind in self.wooden if kind not in off),
            lone=tuple(kind for kind in self.lone if kind not in off),
            placed={kind: one for kind, one in self.placed.items() if kind not in off},
        )


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
    def data(self) -> JsonObject: ...
    def __hash__(self) -> int: ...


CatalogLookup = Callable[[str], Catalog]  # by id; raises Unknown
