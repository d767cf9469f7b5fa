"""The whole state of a tile game as a value: board, figures, players, turn. Everything else is derived."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple, TypeVar, cast

from referee.game import Cell, Options, PositionFinding, ScoreLine
from referee.tiles.model.board import Board
from referee.tiles.model.derived import derived
from referee.tiles.model.position import PlayerSeat, TilePosition, Turn
from referee.tiles.model.regions import Piece, Region
from referee.tiles.rules.book import Book
from referee.tiles.rules.completion import CompletesWith
from referee.tiles.rules.rule import Rule, UndrawnRule
from referee.tiles.rules.state.phase import Phase
from referee.tiles.rules.state.player_supply import Held, PlayerSupply
from referee.tiles.rules.state.tile_bag import TileBag
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.unreadable_tiles import SearchBudget, reading

UNKNOWN_TURN = Turn()
Found = TypeVar("Found")


class DeployedFigure(NamedTuple):
    """A figure on one segment (a feature by its number) of the tile at (x, y); -1: segment unknown."""

    player: str
    kind: str
    x: int
    y: int
    segment: int


class Token(NamedTuple):
    """A token on one segment of the tile at (x, y); -1: on the tile, or segment unknown. `count`: the size of
    the stack; None: a single token of a kind that is not stacked. `beside`: the figure with which it stands;
    `edges`: the edges of its tile between which it lies, or at whose end; `player`: whose it is, of which
    `set`; `tiles`: the tiles over which it lies, if several.
    """

    kind: str
    value: int | None
    x: int
    y: int
    segment: int
    count: int | None = None  # type: ignore[assignment]   # not tuple.count
    beside: DeployedFigure | None = None
    edges: tuple[str, ...] = ()
    player: str | None = None
    set: str | None = None
    tiles: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class Table:
    """One table. `points`: those before (missing: unknown); `notes`: findings from loading the position;
    `waiting`: figures whose feature was scored and which their players may still move."""

    book: Book
    library: Library
    board: Board
    players: tuple[PlayerSeat, ...]
    figures: tuple[DeployedFigure, ...] = ()
    options: Options = field(default_factory=dict)
    given: frozenset[str] = frozenset()  # options that were given, not assumed
    turn: Turn = UNKNOWN_TURN
    points: Mapping[str, int] = field(default_factory=dict)
    held: Held = field(default_factory=dict)
    tokens: tuple[Token, ...] = ()
    left_given: Mapping[str, int] | None = None
    gone: tuple[str, ...] = ()  # tiles discarded
    notes: tuple[PositionFinding, ...] = ()
    over: bool = False
    loaded_from: TilePosition | None = None  # the position it was loaded from
    track: Mapping[tuple[str, str], int] = field(default_factory=dict)  # spaces by (player, kind)
    waiting: tuple[DeployedFigure, ...] = ()
    tracked: bool = False  # a match: every tile drawn so far is known
    _found: dict[Hashable, object] = field(default_factory=dict, init=False, repr=False, compare=False)

    def but(self, **changes: object) -> Table:
        """Return a copy with these fields changed, like `dataclasses.replace` in a tenth of the time.
        Values computed from other fields are carried over."""
        other = object.__new__(Table)
        theirs = vars(other)
        theirs.update(vars(self))
        theirs.update(changes)
        theirs["_found"] = {}
        for name in _stale(*changes) & theirs.keys():
            del theirs[name]
        return other

    @derived
    def occupants(self) -> dict[Region, list[DeployedFigure]]:
        """The figures on each region that has any."""
        found: dict[Region, list[DeployedFigure]] = {}
        board, known = self.board, self.board.regions.known
        for figure in self.figures:
            if figure.segment >= 0:
                region = known.get(figure[2:]) or board.region(figure[2:])
                found.setdefault(region, []).append(figure)
        return found

    @derived
    def present(self) -> frozenset[str]:
        """What is on the table that rules may need: the kinds of its figures and tokens, the marks of its
        tiles, and the kinds of features that reach no edge."""
        kinds = [figure.kind for figure in self.figures] + [token.kind for token in self.tokens]
        return frozenset([*self.board.landmarks, *kinds])

    @derived
    def supply(self) -> PlayerSupply:
        """The figures that players have left."""
        return PlayerSupply(self.book, (*self.figures, *self.waiting), self.held)

    @derived
    def bag(self) -> TileBag:
        """The tiles that are left to draw, and those that players hold. They are counted on a copy: a table
        that is part of a cycle would stay in memory until the next garbage collection, with its board."""
        return TileBag(self.but(), *self._undrawn)

    @cached_property
    def _undrawn(self) -> tuple[Mapping[str, Rule[UndrawnRule]], int]:
        """The tiles at this table that are not drawn, and how many copies the box has of them."""
        found, tiles = self.book.bag.unbagged, self.library.tiles.values()
        if not all("/" in key for key in found):  # by marks
            found = {tile.id: found[mark] for tile in tiles for mark in sorted(tile.marks) if mark in found}
        return found, sum([self.library.counts.get(id, 0) for id in found])

    @property
    def phase(self) -> Phase:
        """What may be done now, and by whom."""
        return Phase(self)

    def standing_on(self, region: Region) -> list[DeployedFigure]:
        """Return the figures on a region; searches only there unless all occupants were already computed."""
        if "occupants" in vars(self):
            return self.occupants.get(region, [])
        at = self.board.regions.known.get
        if at(region.pieces[0]) is region:  # then all its pieces are known: no set of them is needed
            return [figure for figure in self.figures if at(figure[2:]) is region]
        pieces = set(region.pieces)
        return [figure for figure in self.figures if figure[2:] in pieces]

    def tokens_on(self, region: Region) -> list[Token]:
        """Return the tokens on a region."""
        if not self.tokens:
            return []
        pieces, lying = region.pieces, self._tokens_by_piece
        found = [one for piece in pieces for one in lying.get(piece, ())]
        found.sort()  # in the order of the position
        return [token for _, token in found]

    @derived
    def _tokens_by_piece(self) -> dict[Piece, list[tuple[int, Token]]]:
        """The tokens on each piece of the board that has any, each with its number."""
        found: dict[Piece, list[tuple[int, Token]]] = {}
        for number, token in enumerate(self.tokens):
            found.setdefault(token[2:5], []).append((number, token))
        return found

    def holds(self, player: str, thing: str) -> int:
        """Return how many of a thing a player holds off the table."""
        return int(self.held.get(player, {}).get(thing) or 0)

    def with_held(
        self, player: str, thing: str, count: int | Mapping[str, int] | Sequence[Mapping[str, str]]
    ) -> Table:
        """Return the table with a player holding that many of a thing, or of each sort of it, or these
        things."""
        return self.but(held={**self.held, player: {**self.held.get(player, {}), thing: count}})

    def done(self, region: Region) -> bool:
        """Return whether a region is complete; one that touches unreadable tiles, only if it is in every
        reading."""
        completion = self.book.scoring.completion.get(region.kind)
        if completion is None:
            return False
        for rule in self.book.scoring.deferred:
            if rule.apply(self, region):
                return False
        if region.doubts and not completion.surrounded:
            return reading(self, region).complete
        if isinstance(completion, CompletesWith):
            others = completion.others(self.board, region)
            return bool(others) and all(map(self.done, others))
        return completion.done(self.board, region)

    @cached_property
    def pad_lines(self) -> dict[tuple[object, ...], tuple[ScoreLine, ...]]:
        """The lines of entries on the score pad with their numbers; filled on demand."""
        return {}

    @cached_property
    def patience(self) -> SearchBudget:
        """The remaining budget for trying readings of unreadable tiles."""
        return SearchBudget()

    def once(self, name: Hashable, work: Callable[[Table], Found]) -> Found:
        """Cache what rules find on this table, which never changes; not carried over by `but`."""
        if name not in self._found:
            self._found[name] = work(self)
        return cast(Found, self._found[name])

    def looking_at(self, board: Board, occupants: dict[Region, list[DeployedFigure]] | None = None) -> Table:
        """Return this table with another board that may follow. All boards examined for one question share
        the budget, so thousands of placements next to unreadable tiles cost no more than a few. `occupants`:
        the figures on its regions, if they are known."""
        ahead = self.but(board=board)
        vars(ahead)["patience"] = self.patience
        if occupants is not None:
            vars(ahead)["occupants"] = occupants
        return ahead


def with_full_budget(table: Table) -> Table:
    """Return this table with the full budget for unreadable tiles, for a separate question."""
    vars(table).pop("patience", None)
    return table


_BOX = frozenset({"book", "library"})
DERIVED_FROM: Mapping[str, Collection[str]] = {
    "patience": (),
    "occupants": {"board", "figures"},
    "present": {"board", "figures", "tokens"},
    "supply": {"book", "figures", "waiting", "held"},
    "_tokens_by_piece": {"tokens"},
    "_undrawn": _BOX,
    "bag": _BOX | {"board", "options", "given", "left_given", "gone", "held"},
    "pad_lines": _BOX | {"players", "options"},
}
"""What `but` carries over: each cached value with the fields it is computed from."""


@cache
def _stale(*changed: str) -> frozenset[str]:
    """Return the cached values of a table that do not hold for one with other values of these fields."""
    assert Table.__dataclass_fields__.keys() >= {*changed}
    kept = {name for name, of in DERIVED_FROM.items() if set(of).isdisjoint(changed)}
    return frozenset(n for n, one in vars(Table).items() if isinstance(one, cached_property)) - kept
