"""Generate random tables with matching edges: tiles of any set, of one or several cells, and figures on their
features.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from referee.game import Cell
from referee.tiles.io.catalog import TileSet
from referee.tiles.model.tile import Tile
from vision.artwork.outline import outlines
from vision.labels.cell_images import face_id

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N E S W
GROUND = ("field", "prairie")  # kinds on which figures lie


@dataclass(frozen=True)
class SyntheticPiece:
    """One kind of figure of a game: its shape, the features it may be on, and how often it is on each."""

    kind: str
    shape: str
    goes_on: tuple[str, ...]
    share: float = 1.0


@dataclass(frozen=True)
class GameBox:
    """Contents of a game's tables: tiles with their copies, figures, the players' colours."""

    tiles: Mapping[str, Tile]
    copies: Mapping[str, int]
    wood: Sequence[SyntheticPiece] = (
        SyntheticPiece("meeple", "meeple", ("city", "road", "monastery", "field")),
    )
    colours: Sequence[str] = ("red", "blue", "green", "yellow", "black")
    start: str | None = None


@dataclass(frozen=True)
class Stands:
    """A figure on the table: (u, v) inside its cell as the board is seen; `feature` in the API's form."""

    cell: Cell
    u: float
    v: float
    colour: str
    kind: str
    shape: str
    standing: bool
    feature: tuple[str, tuple[str, ...]]


@dataclass
class SyntheticTable:
    """`faces`: face id and quarter turns by cell; `tiles`: the tiles by their north-west cell; `parts`:
    every cell as a single-cell tile in its rotation."""

    faces: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    tiles: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    parts: dict[Cell, Tile] = field(default_factory=dict)
    figures: list[Stands] = field(default_factory=list)

    def lay(self, tile: Tile, quarter: int, at: Cell) -> None:
        """Place a canonical tile with its north-west cell (after turning) at this cell."""
        self.tiles[at] = (tile.id, quarter)
        for cell, part, spot in spread(tile, quarter, at):
            self.parts[cell] = part
            self.faces[cell] = (face_id(tile.id, spot), quarter)


def box_of(sets: Sequence[TileSet], printing: str | None = None, **more: Any) -> GameBox:
    """Return the tiles of some sets with the copies of their printing (the first, or that of this
    edition)."""
    tiles: dict[str, Tile] = {}
    copies: dict[str, int] = {}
    for tile_set in sets:
        tiles |= tile_set.tiles
        named = [p for p in tile_set.printings if printing is None or printing in p.editions]
        counts = named[0].counts if named else dict.fromkeys(tile_set.tiles, 2)
        for name, count in counts.items():
            copies[name] = copies.get(name, 0) + count
    start = next((s.data["start"] for s in sets if s.data.get("start")), None)
    return GameBox(tiles, {n: c for n, c in copies.items() if c and n in tiles}, start=start, **more)


def spread(tile: Tile, quarter: int, at: Cell) -> list[tuple[Cell, Tile, Cell]]:
    """Return the cells that a canonical tile covers when placed: cell, part turned, the part's canonical
    place."""
    if tile.large is None:
        return [(at, tile.turned(quarter), (0, 0))]
    wide, high = (1 + max(spot[i] for spot in tile.large.parts) for i in (0, 1))
    found = []
    for (x, y), part in tile.large.parts.items():
        dx, dy = ((x, y), (high - 1 - y, x), (wide - 1 - x, high - 1 - y), (y, wide - 1 - x))[quarter]
        found.append(((at[0] + dx, at[1] + dy), part.turned(quarter), (x, y)))
    return found


def table(rng: np.random.Generator, box: GameBox, count: int, crowd: float = 0.25) -> SyntheticTable:
    """Generate a table of about `count` tiles placed one after the other with matching edges, with at most
    the copies in the box; a share of about `crowd` of them has a figure."""
    laid = SyntheticTable()
    bag = [name for name, copies in box.copies.items() for _ in range(copies)]
    bag = [bag[i] for i in rng.permutation(len(bag))]
    first = box.start if box.start is not None and box.start in box.tiles else bag[0]
    if first in bag:
        bag.remove(first)
    laid.lay(box.tiles[first], 0, (0, 0))
    stretch = float(rng.uniform(0.6, 1.6))
    while bag and len(laid.tiles) < count:
        tile = box.tiles[bag.pop()]
        spots = fitting(laid, tile)
        if not spots:
            continue
        far = np.array([np.hypot(x * stretch, y / stretch) for (x, y), _ in spots])
        weight = np.exp(-far / (0.3 * np.sqrt(count) + 1))
        at, quarter = spots[int(rng.choice(len(spots), p=weight / weight.sum()))]
        laid.lay(tile, quarter, at)
    people(rng, laid, box, crowd)
    return laid


def fitting(laid: SyntheticTable, tile: Tile) -> list[tuple[Cell, int]]:
    """Return every place and quarter turn at which all edges of a tile match its neighbours."""
    found = []
    near = {(x + dx, y + dy) for x, y in laid.parts for dx, dy in SIDES} - set(laid.parts)
    for quarter in range(4):
        shape = spread(tile, quarter, (0, 0))
        anchors = {(x - cell[0], y - cell[1]) for x, y in near for cell, _, _ in shape}
        for at in sorted(anchors):
            cells = [((at[0] + cell[0], at[1] + cell[1]), part) for cell, part, _ in shape]
            if all(cell not in laid.parts and fits(laid, cell, part) for cell, part in cells):
                found.append((at, quarter))
    return found


def fits(laid: SyntheticTable, cell: Cell, part: Tile) -> bool:
    """Return whether a cell of a tile, turned, matches the tiles around that place."""
    for side, (dx, dy) in enumerate(SIDES):
        other = laid.parts.get((cell[0] + dx, cell[1] + dy))
        if other is not None:
            mine, theirs = part.edges.kinds_at(side), other.edges.kinds_at((side + 2) % 4)
            if mine is not None and theirs is not None and theirs[::-1] != mine:
                return False
    return True


def people(rng: np.random.Generator, laid: SyntheticTable, box: GameBox, crowd: float) -> None:
    """Put figures near the places of features, at most one per cell."""
    for cell, part in sorted(laid.parts.items()):
        if rng.random() > crowd:
            continue
        where = [
            (i, wood) for i, f in enumerate(part.features) for wood in box.wood if f.kind in wood.goes_on
        ]
        if not where:
            continue
        weights = np.array([wood.share for _, wood in where])
        index, wood = where[int(rng.choice(len(where), p=weights / weights.sum()))]
        canonical = part.turned(-part.quarter)
        u, v = outlines(canonical)[index].seat
        for _ in range(part.quarter):
            u, v = 1 - v, u
        u, v = (float(np.clip(c + rng.normal(0, 0.015), 0.06, 0.94)) for c in (u, v))
        kind = part.features[index].kind
        lies = wood.shape in ("meeple", "cowboy") and kind in GROUND
        feature = (kind, part.names.at(index))
        colour = str(rng.choice(list(box.colours)))
        laid.figures.append(Stands(cell, u, v, colour, wood.kind, wood.shape, not lies, feature))
