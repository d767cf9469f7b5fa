"""The tiles of all catalogs at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from referee.tiles.model.ports import ROTATIONS
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.cell_requirements import Pattern
from referee.tiles.model.tile_set import TileSet


class _Lying(dict[tuple[str | None, int], Tile]):
    """Tiles by id and rotation, rotated on first use."""

    def __init__(self, tiles: Mapping[str, Tile]) -> None:
        super().__init__()
        self._tiles = tiles

    def __missing__(self, key: tuple[str | None, int]) -> Tile:
        id, rotation = key
        if rotation not in ROTATIONS:
            raise KeyError(key)
        found = self[key] = self._tiles[id].lying(rotation // 90)  # type: ignore[index]   # None is not there
        return found


@dataclass(frozen=True)
class LibraryChange:
    """The effect of options on a box: replacement tiles (same id), other numbers of copies. Changes with the
    same name are equal. `mark`: it matters only where a set has this mark."""

    name: str
    tile: Callable[[Tile], Tile] = field(default=lambda tile: tile, compare=False)
    counts: Callable[[dict[str, int]], dict[str, int]] = field(default=lambda counts: counts, compare=False)
    mark: str = ""


@dataclass(frozen=True, eq=False)
class Library:
    """The tiles of all catalogs at the table. `lying` finds a tile by id and degrees; `counts`: copies in the
    box of the printing in use, None if no printing counts the tile. `edition`: of all sets for which
    none was chosen; empty: the game has none, and every printing is in use."""

    sets: tuple[TileSet, ...]
    edition: str
    changes: tuple[LibraryChange, ...] = ()

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """The canonical tiles by id."""
        tiles = {id: tile for tile_set in self.sets for id, tile in tile_set.tiles.items()}
        for change in self.changes:
            tiles = {id: change.tile(tile) for id, tile in tiles.items()}
        return tiles

    def first(self, tile: str) -> str:
        """Return the start tile of the printings in use for the default start tile of a set; other ids are
        returned unchanged."""
        for tile_set in self.sets:
            if tile_set.usual_start == tile:
                return tile_set.start(self.edition)
        return tile

    def edition_of(self, tile: str) -> str:
        """Return the edition chosen for the sets with a tile; empty if they have that of the game."""
        return next((one.edition for one in self.sets if tile in one.tiles), "")

    def elsewhere(self, tile: str) -> tuple[str, ...]:
        """Return the editions that have a tile, if the one in use does not."""
        if not self.edition or self.counts.get(tile, 1):
            return ()
        found = (edition for one in self.sets if tile in one.tiles for edition in one.editions_with(tile))
        return tuple(dict.fromkeys(found))

    @cached_property
    def candidates(self) -> dict[tuple[str, Pattern], list[Tile]]:
        """What an unreadable tile could be, by its letters and edge requirements; filled on demand."""
        return {}

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
        """Tiles by id and rotation in degrees. Only lookup by subscript rotates them."""
        return _Lying(self.tiles)

    @cached_property
    def large(self) -> bool:
        """Whether there is any multi-cell tile."""
        return any(tile.large for tile in self.tiles.values())

    @cached_property
    def counts(self) -> dict[str, int]:
        """Copies by tile in the edition in use; 0 for a tile of another edition."""
        return self._counts_in(self.edition) if self.edition else self.most

    @cached_property
    def total(self) -> int:
        """Copies of all tiles together."""
        return sum(self.counts.values())

    @cached_property
    def most(self) -> dict[str, int]:
        """Copies by tile in the edition with most copies of it."""
        total: Counter[str] = Counter()
        for tile_set in self.sets:
            for tile in tile_set.tiles if tile_set.printings else ():
                used = tile_set.used_in("") if tile_set.edition else tile_set.printings
                total[tile] += max((p.counts.get(tile, 0) for p in used), default=0)
        if not self.changes:
            return dict(total)
        # A change depends on what is in the box: a tile of one edition may displace another.
        printings = [printing for tile_set in self.sets for printing in tile_set.printings]
        editions = {edition: None for printing in printings for edition in printing.editions}
        boxes = [self._counts_in(edition) for edition in editions] or [self._changed(total)]
        return {tile: max(box.get(tile, 0) for box in boxes) for tile in total}

    def _counts_in(self, edition: str) -> dict[str, int]:
        total: Counter[str] = Counter()
        for tile_set in self.sets:
            if tile_set.printings:
                total.update(dict.fromkeys(tile_set.tiles, 0))
                total.update(tile_set.copies(edition))
        return self._changed(total)

    def _changed(self, counts: Mapping[str, int]) -> dict[str, int]:
        changed = dict(counts)
        for change in self.changes:
            changed = change.counts(changed)
        return changed
