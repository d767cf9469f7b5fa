"""The whole state of a tile game: board, figures, players, turn. A value; everything else follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from referee.game import Cell, Finding
from referee.tiles.board import Board
from referee.tiles.book import Book
from referee.tiles.catalog import TileSet
from referee.tiles.position import PlayerSeat, TokenAt, Turn
from referee.tiles.readings import Patience, Reading, read_doubts
from referee.tiles.regions import Region
from referee.tiles.tile import Tile

NOT_TOLD = Turn()


class Figure(NamedTuple):
    """A wooden figure on one segment (a feature by its number) of the tile at (x, y); -1: nobody knows
    which."""

    player: str
    kind: str
    x: int
    y: int
    segment: int


@dataclass(frozen=True, eq=False)
class Library:
    """The tiles of all catalogs at the table. `lying` finds a tile by id and degrees; `counts` are copies
    in the box by the printing in use, None where no printing counts the tile."""

    sets: tuple[TileSet, ...]
    edition: str

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """Tiles by id, canonical."""
        return {id: tile for tile_set in self.sets for id, tile in tile_set.tiles.items()}

    @cached_property
    def doubles(self) -> dict[str, tuple[str, str]]:
        """Tiles that two of the sets define differently, and the ids of those sets."""
        first: dict[str, TileSet] = {}
        found = {}
        for tile_set in self.sets:
            for id, tile in tile_set.tiles.items():
                other = first.setdefault(id, tile_set)
                if other.tiles[id] != tile:
                    found[id] = (other.id, tile_set.id)
        return found

    @cached_property
    def lying(self) -> dict[tuple[str | None, int], Tile]:
        """Tiles by id and rotation in degrees."""
        return {(id, 90 * q): tile.turned(q) for id, tile in self.tiles.items() for q in range(4)}

    @cached_property
    def counts(self) -> dict[str, int]:
        """Copies by tile in the edition in use; a tile of another edition has 0."""
        total: Counter[str] = Counter()
        for tile_set in self.sets:
            if tile_set.printings:
                total.update(dict.fromkeys(tile_set.tiles, 0))
                total.update(tile_set.counts.get(self.edition, {}))
        return dict(total)

    @cached_property
    def most(self) -> dict[str, int]:
        """Copies by tile in whichever edition has most."""
        total: Counter[str] = Counter()
        for tile_set in self.sets:
            for tile in tile_set.tiles if tile_set.printings else ():
                total[tile] += max(p.counts.get(tile, 0) for p in tile_set.printings)
        return dict(total)


@dataclass(frozen=True)
class Table:
    """One table. `points` are those before (None: nobody said); `notes` were found while reading the
    position."""

    book: Book
    library: Library
    board: Board
    players: tuple[PlayerSeat, ...]
    figures: tuple[Figure, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    told: frozenset[str] = frozenset()  # options that were given, not assumed
    turn: Turn = NOT_TOLD
    points: Mapping[str, int] = field(default_factory=dict)
    held: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    tokens: tuple[TokenAt, ...] = ()
    told_left: Mapping[str, int] | None = None
    gone: tuple[str, ...] = ()  # tiles discarded
    notes: tuple[Finding, ...] = ()
    over: bool = False

    @cached_property
    def occupants(self) -> dict[Region, list[Figure]]:
        """The figures on each region that has any."""
        found: dict[Region, list[Figure]] = {}
        for figure in self.figures:
            if figure.segment >= 0:
                found.setdefault(self.board.region(figure[2:]), []).append(figure)
        return found

    @cached_property
    def out(self) -> Counter[tuple[str, str]]:
        """Figures on the board by (player, kind)."""
        return Counter((f.player, f.kind) for f in self.figures)

    def supply(self, player: str, kind: str) -> int:
        """Figures of a kind the player still has; what is on the board counts as taken."""
        known = self.book.figures.get(kind)
        return known.supply - self.out[player, kind] if known else 0

    def done(self, region: Region) -> bool:
        """Whether a region is complete; one that runs into unreadable tiles only if every reading completes
        it."""
        completion = self.book.completion.get(region.kind)
        if completion is None:
            return False
        if region.doubts and not completion.surrounded:
            return self.reading(region).complete
        return completion.done(self.board, region)

    def reading(self, region: Region) -> Reading:
        """What the unreadable tiles that a region runs into could make of it; worked out once."""
        found = self._readings.get(region)
        if found is None:
            found = self._readings[region] = read_doubts(self, region)
        return found

    @cached_property
    def patience(self) -> Patience:
        """What is left for trying readings of unreadable tiles."""
        return Patience()

    def looking_at(self, board: Board) -> Table:
        """This table with the board as it may be next. All boards looked at for one question share the
        patience: thousands of placements beside unreadable tiles cost no more than a few."""
        ahead = replace(self, board=board)
        vars(ahead)["patience"] = self.patience
        return ahead

    @cached_property
    def _readings(self) -> dict[Region, Reading]:
        return {}

    @cached_property
    def blurred(self) -> bool:
        """Whether anything on the table is unreadable or does not fit."""
        return bool(self.clashes or self.unknown_cells())

    @cached_property
    def clashes(self) -> tuple[tuple[Cell, Cell, int], ...]:
        """Neighbours whose edges do not meet."""
        return tuple(self.board.clashes())

    def seat(self, player: str) -> PlayerSeat | None:
        """The player of that id."""
        return next((p for p in self.players if p.id == player), None)

    def unknown_cells(self) -> list[Cell]:
        """Where unreadable tiles lie."""
        return sorted(cell for cell, tile in self.board.cells.items() if tile.unknown)
