"""The whole state of a tile game as a value: board, figures, players, turn. Everything else is derived."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from referee.game import Cell, Finding, Line, Options
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell_fits import large_places
from referee.tiles.model.position import PlayerSeat, Position, Turn
from referee.tiles.model.regions import Piece, Region
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.completion import CompletesWith, Surrounded
from referee.tiles.rules.rule import Rule, UndrawnRule
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.unreadable_tiles import OutcomeRange, SearchBudget, read_doubts
from referee.tiles.rules.waiting_step import AT_PLACE, BEFORE_SCORING, WaitingStep

if TYPE_CHECKING:
    from referee.tiles.rules.action import Action

UNKNOWN_TURN = Turn()
PRISONERS = "prisoners"  # held: the figures of other players that a player holds
UNSCORED = (AT_PLACE, BEFORE_SCORING)  # stages before the scoring of a turn
FEW = 12  # with at most so many tiles left, check whether any fits


class Figure(NamedTuple):
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
    beside: Figure | None = None
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
    figures: tuple[Figure, ...] = ()
    options: Options = field(default_factory=dict)
    given: frozenset[str] = frozenset()  # options that were given, not assumed
    turn: Turn = UNKNOWN_TURN
    points: Mapping[str, int] = field(default_factory=dict)
    held: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    tokens: tuple[Token, ...] = ()
    left_given: Mapping[str, int] | None = None
    gone: tuple[str, ...] = ()  # tiles discarded
    notes: tuple[Finding, ...] = ()
    over: bool = False
    loaded_from: Position | None = None  # the position it was loaded from
    track: Mapping[tuple[str, str], int] = field(default_factory=dict)  # spaces by (player, kind)
    waiting: tuple[Figure, ...] = ()
    tracked: bool = False  # a match: every tile drawn so far is known

    def but(self, **changes: object) -> Table:
        """Return a copy with these fields changed, like `dataclasses.replace` in a tenth of the time.
        Values computed from other fields are carried over."""
        mine, other = vars(self), object.__new__(Table)
        theirs = vars(other)
        theirs.update(zip(FIELDS, _values(mine), strict=True))
        if "patience" in mine:
            theirs["patience"] = mine["patience"]
        for name, inputs in DERIVED_FROM:
            if name in mine and inputs.isdisjoint(changes):
                theirs[name] = mine[name]
        theirs.update(changes)
        return other

    @cached_property
    def occupants(self) -> dict[Region, list[Figure]]:
        """The figures on each region that has any."""
        found: dict[Region, list[Figure]] = {}
        for figure in self.figures:
            if figure.segment >= 0:
                found.setdefault(self.board.region(figure[2:]), []).append(figure)
        return found

    def standing_on(self, region: Region) -> list[Figure]:
        """Return the figures on a region; searches only there unless all occupants were already computed."""
        if "occupants" in vars(self):
            return self.occupants.get(region, [])
        pieces = set(region.pieces)
        return [figure for figure in self.figures if figure[2:] in pieces]

    @cached_property
    def occupied(self) -> dict[tuple[str, tuple[Cell, ...]], Region]:
        """The regions that have figures, by kind and cells."""
        found: dict[tuple[str, tuple[Cell, ...]], Region] = {}
        for region in self.occupants:
            found.setdefault((region.kind, region.cells), region)
        return found

    @cached_property
    def out(self) -> Counter[tuple[str, str]]:
        """Figures on the board, and those that other players hold, by (player, kind)."""
        found = Counter((f.player, f.kind) for f in (*self.figures, *self.waiting))
        if self.held:
            found.update(prisoner for player in self.held for prisoner in self.prisoners(player))
        return found

    def prisoners(self, player: str) -> tuple[tuple[str, str], ...]:
        """Return player and kind of the figures that a player holds."""
        held = self.held.get(player, {}).get(PRISONERS) or ()
        return tuple((one["player"], one["kind"]) for one in held)

    def with_prisoners(self, player: str, prisoners: Iterable[tuple[str, str]]) -> Table:
        """Return the table with a player holding these figures."""
        listed = [{"player": owner, "kind": kind} for owner, kind in prisoners]
        return self.but(held={**self.held, player: {**self.held.get(player, {}), PRISONERS: listed}})

    def supply(self, player: str, kind: str) -> int:
        """Return how many figures of a kind the player still has; those on the board count as used."""
        if kind not in self.book.figures:
            return 0
        same = self.book.same_supply(kind)
        return self.book.figures[same[0]].supply - sum([self.out.get((player, one), 0) for one in same])

    def between_tiles(self, figure: Figure) -> bool:
        """Return whether a figure stands on a point where four tiles meet, and so on none of them alone."""
        known = self.book.figures.get(figure.kind)
        return known is not None and known.on_point

    def apart_from_tile(self, figure: Figure) -> bool:
        """Return whether a figure stands between tiles, or where it may be put in any turn."""
        if self.between_tiles(figure):
            return True
        if not self.book.deployment.kinds_anywhere or figure.segment < 0:
            return False
        return (
            self.board.cells[figure.x, figure.y].kinds[figure.segment] in self.book.deployment.kinds_anywhere
        )

    def put_on_tile(self, figure: Figure) -> bool:
        """Return whether a figure was put on its tile in the turn in which that tile was placed, as the only
        one of that turn."""
        known = self.book.figures.get(figure.kind)
        deployment = self.book.deployment
        if (deployment.allowed_elsewhere or deployment.joining) and self.book.follows(figure.kind):
            return False
        if self.book.deployment.kinds_anywhere and self.apart_from_tile(figure):
            return False
        return known is None or not (known.on_point or known.moves or known.besides)

    def alone(self, figure: Figure) -> bool:
        """Return whether a figure that needs a follower of its player on the same feature has none there."""
        known = self.book.figures.get(figure.kind)
        if known is None or known.company is None or figure.segment < 0:
            return False
        there = self.occupants[self.board.region(figure[2:])]
        return not any(f.player == figure.player and self.book.follows(f.kind) for f in there)

    def tokens_on(self, region: Region) -> list[Token]:
        """Return the tokens on a region."""
        if not self.tokens:
            return []
        pieces, lying = region.pieces, self._tokens_by_piece
        found = [one for piece in pieces for one in lying.get(piece, ())]
        found.sort()  # in the order of the position
        return [token for _, token in found]

    @cached_property
    def _tokens_by_piece(self) -> dict[Piece, list[tuple[int, Token]]]:
        """The tokens on each piece of the board that has any, each with its number."""
        found: dict[Piece, list[tuple[int, Token]]] = {}
        for number, token in enumerate(self.tokens):
            found.setdefault(token[2:5], []).append((number, token))
        return found

    def holds(self, player: str, thing: str) -> int:
        """Return how many of a thing a player holds off the table."""
        return int(self.held.get(player, {}).get(thing) or 0)

    def with_held(self, player: str, thing: str, count: int | Mapping[str, int]) -> Table:
        """Return the table with a player holding that many of a thing, or of each sort of it."""
        return self.but(held={**self.held, player: {**self.held.get(player, {}), thing: count}})

    @cached_property
    def in_hand(self) -> dict[str, str]:
        """The tile that each player who has one holds and has to place next."""
        things = self.book.bag.in_hand
        if not things:
            return {}
        return {
            player: having[thing]
            for player, having in self.held.items()
            for thing in things
            if having.get(thing)
        }

    def without_tile(self, player: str) -> Table:
        """Return the table with no tile in a player's hand."""
        rest = {
            thing: count
            for thing, count in self.held.get(player, {}).items()
            if thing not in self.book.bag.in_hand
        }
        others = {other: having for other, having in self.held.items() if other != player}
        return self.but(held={**others, player: rest} if rest else others)

    def ring(self, kind: str, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells that have to be filled around a feature of this kind on a cell; none for a feature
        that is completed in another way."""
        completion = self.book.scoring.completion.get(kind)
        return completion.ring(self.board, cell) if isinstance(completion, Surrounded) else ()

    @property
    def waits_for(self) -> WaitingStep | None:
        """The step for which the game waits."""
        return self.book.turn.waiting_steps[self.turn.due[0]] if self.turn.due else None

    @property
    def actions(self) -> Iterator[Action]:
        """The moves that exist, as the step for which the game waits has them, if it has others."""
        step = self.waits_for
        for action in self.book.actions.values():
            yield step.deeds.get(action.move, action) if step else action

    def action_of(self, move: type) -> Action | None:
        """Return the action of a kind of move: that of the step for which the game waits, if it has one."""
        step = self.waits_for
        found = step.deeds.get(move) if step else None
        return found or self.book.action_of.get(move)

    @property
    def movers(self) -> tuple[str, ...]:
        """The players who still have a choice in the step for which the game waits, in order."""
        step = self.waits_for
        passed = self.turn.passed or ()
        return tuple(one for one in step.movers.apply(self) if one not in passed) if step else ()

    @property
    def mover(self) -> str | None:
        """The player to move: the one for whom a step waits, else the player whose turn it is."""
        return next(iter(self.movers), self.turn.player)

    @property
    def scored(self) -> bool:
        """Whether this turn has nothing to score any more: it was scored, or its tile is not placed yet."""
        step = self.waits_for
        return self.turn.step == "place" or (step is not None and step.stage not in UNSCORED)

    @property
    def turn_known(self) -> bool:
        """Whether the player to move or the step of the turn is known."""
        return self.turn.player is not None or self.turn.step is not None

    def tile(self, id: str) -> Tile:
        """Return the canonical tile with this id, from the catalogs of this table. Raises KeyError."""
        return self.library.tiles[id]

    @cached_property
    def undrawn(self) -> Mapping[str, Rule[UndrawnRule]]:
        """The tiles at this table that are not drawn, with the rule on who may place each and when."""
        rules = self.book.bag.unbagged
        if all("/" in key for key in rules):  # tiles by id
            return rules
        tiles = self.library.tiles.values()
        return {tile.id: rules[mark] for tile in tiles for mark in sorted(tile.marks) if mark in rules}

    @cached_property
    def hidden(self) -> int:
        """Tiles of the box that are face down on the table."""
        return sum(rule.apply(self) for rule in self.book.bag.hidden_tiles)

    def copies_left(self, tile: str) -> int | None:
        """Return the copies of a tile not yet seen, or None if unknown."""
        if not self.book.tracks_tiles:
            return None
        if self.left_given is not None and tile in self.left_given:
            return self.left_given[tile]
        if tile not in self.library.counts or tile in self.undrawn or self.board.unknown:
            return None
        if "edition" not in self.given and not self.library.counts[tile] and self.library.most[tile]:
            return None  # a tile of another edition than the one assumed
        return max(0, self.library.counts[tile] - self.used(tile))

    def used(self, tile: str) -> int:
        """Return how many copies of a tile are on the table, in hands or discarded."""
        held = list(self.in_hand.values()).count(tile) if self.in_hand else 0
        return self.board.copies.get(tile, 0) + self.gone.count(tile) + held

    @cached_property
    def pile(self) -> int | None:
        """The number of tiles that can still be drawn, or None if unknown. (If the edition was not given, the
        boxes of the assumed one are counted.)"""
        if not self.book.tracks_tiles:
            return None
        given, counts, undrawn = self.left_given or {}, self.library.counts, self.undrawn
        apart = counts.keys() & (given.keys() | undrawn.keys())
        if self.board.unknown and len(apart) < len(counts):
            return None
        used = self.board.copies
        left = self.library.total - sum([counts[id] for id in apart])
        left += sum([given[id] for id in (apart & given.keys()) - undrawn.keys()])
        left -= sum([used[id] for id in (used.keys() & counts.keys()) - apart])
        left -= sum([id in counts and id not in apart for id in (*self.gone, *self.in_hand.values())])
        return max(0, left - self.hidden)

    @property
    def drawn_out(self) -> bool:
        """Whether nothing can be drawn any more, and no player holds a tile."""
        if self.in_hand:
            return False
        if self.left_given is None and self._at_least > 0:  # cheap test first: called for every answer
            return False
        return self.pile == 0

    @cached_property
    def spent(self) -> bool:
        """Whether nothing can be drawn any more, or nothing that can be drawn fits anywhere, and no player
        holds a tile."""
        if self.in_hand:
            return False
        if self.left_given is None and self._at_least > FEW:  # cheap test first: needed every turn
            return False
        if not self.pile:
            return self.pile == 0
        if self.pile > FEW:
            return False
        left = (tile for id, tile in self.library.tiles.items() if self.copies_left(id))
        return not any(self._fits(tile) for tile in left)

    @property
    def _at_least(self) -> int:
        """Tiles that can still be drawn, if every tile on the table is from the box."""
        seen = len(self.board.cells) + len(self.gone) + len(self.in_hand)
        return self.library.total - seen - self.hidden

    def _fits(self, tile: Tile) -> bool:
        """Return whether a tile has a legal placement."""
        if tile.large is not None:
            return any(True for _ in large_places(self, tile))
        for x, y, quarter in self.board.placements(tile):
            lying = tile.turned(quarter - tile.quarter)
            if not any(rule.apply(self, (x, y), lying) for rule in self.book.placement.checks):
                return True
        return False

    def done(self, region: Region) -> bool:
        """Return whether a region is complete; one that touches unreadable tiles, only if it is in every
        reading."""
        completion = self.book.scoring.completion.get(region.kind)
        if completion is None:
            return False
        if self.book.scoring.deferred and any(
            rule.apply(self, region) for rule in self.book.scoring.deferred
        ):
            return False
        if region.doubts and not completion.surrounded:
            return self.reading(region).complete
        if isinstance(completion, CompletesWith):
            others = completion.others(self.board, region)
            return bool(others) and all(map(self.done, others))
        return completion.done(self.board, region)

    def reading(self, region: Region) -> OutcomeRange:
        """Return the range of results for the unreadable tiles that a region touches; cached."""
        found = self._readings.get(region)
        if found is None:
            found = self._readings[region] = read_doubts(self, region)
        return found

    @cached_property
    def pad_lines(self) -> dict[tuple[object, ...], tuple[Line, ...]]:
        """The lines of entries on the score pad with their numbers; filled on demand."""
        return {}

    @cached_property
    def patience(self) -> SearchBudget:
        """The remaining budget for trying readings of unreadable tiles."""
        return SearchBudget()

    def with_full_budget(self) -> Table:
        """Return this table with the full budget, for a separate question."""
        vars(self).pop("patience", None)
        return self

    def once(self, name: str, work: Callable[[Table], list[Region]]) -> list[Region]:
        """Cache regions that rules find on this table, which never changes; not carried over by `but`."""
        if name not in self._found:
            self._found[name] = work(self)
        return self._found[name]

    @cached_property
    def _found(self) -> dict[str, list[Region]]:
        return {}

    def looking_at(self, board: Board) -> Table:
        """Return this table with another board that may follow. All boards examined for one question share
        the budget, so thousands of placements next to unreadable tiles cost no more than a few."""
        ahead = self.but(board=board)
        vars(ahead)["patience"] = self.patience
        return ahead

    @cached_property
    def _readings(self) -> dict[Region, OutcomeRange]:
        return {}

    @cached_property
    def blurred(self) -> bool:
        """Whether anything on the table is unreadable or does not match."""
        return bool(self.clashes or self.unknown_cells())

    @cached_property
    def open_starts(self) -> tuple[Cell, ...]:
        """The cells where a start tile may still be placed, in addition to those by edges."""
        starts, board = self.book.setup.start_cells, self.board
        laid = [cell for cell, tile in board.cells.items() if not tile.printed] if starts else []
        more = 0 < len(laid) < self.book.setup.start_tiles and all(cell in starts for cell in laid)
        more = more and self.turn_known and not self.turn.placed
        return tuple(cell for cell in starts if cell not in laid and cell not in board.needs) if more else ()

    @cached_property
    def clashes(self) -> tuple[tuple[Cell, Cell, int], ...]:
        """Neighbours whose edges do not match."""
        return self.board.clashes

    def seat(self, player: str) -> PlayerSeat | None:
        """Return the player with that id."""
        return next((p for p in self.players if p.id == player), None)

    def unknown_cells(self) -> list[Cell]:
        """Return the cells with unreadable tiles."""
        return list(self.board.unknown)


FIELDS = tuple(one.name for one in fields(Table))
_values = itemgetter(*FIELDS)
_BOX = frozenset({"book", "library"})
_COUNTED = _BOX | {"board", "options", "given", "left_given", "gone"}
DERIVED_FROM = tuple(
    (name, frozenset(inputs))
    for name, inputs in {
        "occupants": {"board", "figures"},
        "occupied": {"board", "figures"},
        "out": {"figures", "waiting", "held"},
        "_tokens_by_piece": {"tokens"},
        "undrawn": _BOX,
        "hidden": _COUNTED,
        "in_hand": {"book", "held"},
        "pile": _COUNTED | {"held"},
        "pad_lines": _BOX | {"players", "options"},
    }.items()
)
"""What `but` carries over: each cached value with the fields it is computed from."""
