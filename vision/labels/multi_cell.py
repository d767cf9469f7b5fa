"""Read multi-cell tiles cell by cell and combine the cells that certainly belong together.

Each cell of such a tile is a separate kind of state (see vision.labels.cell_images). The cells of one tile
are accepted together or not at all; in the answer they are one tile again.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from referee.tiles.model.tile import Tile
from vision.arrays import Floats
from vision.labels.cell_images import face_id, parts_of, tile_id
from vision.labels.label_space import PART, LabelSpace
from vision.labels.parameters import LABELS
from vision.reading import At, Candidate, Cell, Correction, Doubt, Draft, DraftTile, Quad

PARAMETERS = LABELS.multi_cell


def by_cell(tiles: Iterable[Tile], copies: Mapping[str, int]) -> tuple[list[Tile], dict[str, int]]:
    """Split multi-cell tiles into their cells; return all tiles and their copies."""
    found: list[Tile] = []
    counts: dict[str, int] = {}
    for tile in tiles:
        for spot, part in parts_of(tile).items():
            name = face_id(tile.id, spot)
            alone = part if spot == (0, 0) else Tile(name, part.features, part.marks, part.edges.letters)
            found.append(alone)
            if tile.id in copies:
                counts[name] = copies[tile.id]
    return found, counts


def spots_of(tile: Tile, quarter: int) -> dict[At, At]:
    """Map the cells of a canonical tile after quarter turns, counted from the north-west one: place on the
    board -> place in canonical orientation."""
    parts = parts_of(tile)
    wide, high = (1 + max(spot[i] for spot in parts) for i in (0, 1))
    return {
        ((x, y), (high - 1 - y, x), (wide - 1 - x, high - 1 - y), (y, wide - 1 - x))[quarter % 4]: (x, y)
        for x, y in parts
    }


def with_rest(
    cells: Sequence[Cell], tiles: Mapping[str, Tile], quad: Callable[[At], Quad], spared: Container[At]
) -> tuple[Cell, ...]:
    """Return the laid cells and the missing cells (glare, a hand) of large boards that are mostly seen,
    except those in `spared`, which corrections mention."""
    at = {(c.x, c.y): c for c in cells}
    for tile in tiles.values():
        if tile.large is None or len(parts_of(tile)) < PARAMETERS.min_large_board_cells:
            continue
        for quarter in range(4):
            spots = spots_of(tile, quarter)
            for x, y in {(c.x - dx, c.y - dy) for c in cells for dx, dy in spots}:
                there = {(x + dx, y + dy): own for (dx, dy), own in spots.items()}
                seen = [(at[place], own) for place, own in there.items() if place in at]
                if not PARAMETERS.min_seen_share * len(there) <= len(seen) < len(there):
                    continue
                lost = [_lost(cell, face_id(tile.id, own), 90 * quarter) for cell, own in seen]
                if float(np.mean(lost)) > PARAMETERS.min_mean_cell_nats:
                    for place in set(there) - set(at) - {p for p in there if p in spared}:
                        at[place] = Cell(*place, quad(place), PARAMETERS.unseen_cell_occupancy, 1.0, 0.0, ())
    return tuple(at[place] for place in sorted(at, key=lambda place: (place[1], place[0])))


def _lost(cell: Cell, face: str, rotation: int) -> float:
    """Return the nats by which this face is less likely in a cell than the most likely one."""
    listed = [c.logp for c in cell.candidates if (c.tile, c.rotation) == (face, rotation)]
    best = max((c.logp for c in cell.candidates), default=0.0)
    return (listed[0] if listed else cell.unlisted) - best


def held_together(
    theta: Floats, places: Sequence[At], states: LabelSpace, tiles: Mapping[str, Tile]
) -> Floats:
    """Return `theta` (cells x states) with whole multi-cell tiles favoured where all their cells look like
    them, and their cells ruled out everywhere else."""
    labels = {label for label, _ in states.labels}  # no cell may be a tile that this edition lacks
    large = {
        name: tile
        for name, tile in tiles.items()
        if tile.large is not None
        and labels.issuperset(face_id(name, own) for own in spots_of(tile, 0).values())
    }
    if not large:
        return theta
    lost = theta - theta.max(1, keepdims=True)
    rows_at = _rows_at(places)
    found: list[tuple[float, list[tuple[int, int]]]] = []
    for name, tile in large.items():
        for quarter in range(4):
            spots = spots_of(tile, quarter)
            where = [(rows_at(spot), states.index[face_id(name, own), 90 * quarter])
                     for spot, own in spots.items()]  # fmt: skip
            score = sum((lost[rows, state] for rows, state in where), np.zeros(len(places))) / len(where)
            there = np.all([rows >= 0 for rows, _ in where], axis=0)
            for first in np.flatnonzero(there & (score > PARAMETERS.min_mean_cell_nats)):
                cells = [(int(rows[first]), state) for rows, state in where]
                found.append((float(score[first]) + PARAMETERS.size_nats * len(cells), cells))
    taken: set[int] = set()
    kept = np.array([PART in label or label in large for label, _ in states.labels])
    held = theta.copy()
    held[:, kept] -= PARAMETERS.excluded_nats
    for _, cells in sorted(found, key=lambda one: (-len(one[1]), -one[0])):
        if taken.isdisjoint(row for row, _ in cells):
            taken.update(row for row, _ in cells)
            for row, state in cells:
                held[row, state] += PARAMETERS.excluded_nats + PARAMETERS.whole_tile_nats
    return held


def _rows_at(places: Sequence[At]) -> Callable[[At], NDArray[np.intp]]:
    """Return a function that finds, for each of the places, the row of the one that far from it; -1: none."""
    rows = {at: i for i, at in enumerate(places)}

    @cache
    def rows_at(spot: At) -> NDArray[np.intp]:
        dx, dy = spot
        return np.array([rows.get((x + dx, y + dy), -1) for x, y in places], np.intp)

    return rows_at


def corrections_by_cell(corrections: Sequence[Correction], tiles: Mapping[str, Tile]) -> list[Correction]:
    """Expand corrections that name a multi-cell tile to one for each of its cells."""
    found: list[Correction] = []
    for correction in corrections:
        tile = tiles.get(correction.tile or "")
        if (
            correction.figure is not None
            or tile is None
            or tile.large is None
            or correction.x is None
            or correction.y is None
        ):
            found.append(correction)
            continue
        for (dx, dy), own in spots_of(tile, correction.rotation // 90).items():
            found.append(
                replace(correction, x=correction.x + dx, y=correction.y + dy, tile=face_id(tile.id, own))
            )
    return found


def made_whole(draft: Draft, tiles: Mapping[str, Tile]) -> Draft:
    """Return the draft with the cells of each multi-cell tile merged into one tile at its north-west cell."""
    at = {(t.x, t.y): t for t in draft.tiles}
    home: dict[At, At] = {}
    whole: list[DraftTile] = []
    for laid in draft.tiles:
        name, own = tile_id(laid.tile or "")
        tile = tiles.get(name)
        if tile is None or tile.large is None:
            continue
        spots = spots_of(tile, laid.rotation // 90)
        dx, dy = next(spot for spot, canonical in spots.items() if canonical == own)
        first = (laid.x - dx, laid.y - dy)
        if first in home.values() or first not in at:
            continue
        cells = [at.get((first[0] + x, first[1] + y)) for x, y in spots]
        if all(c is not None and tile_id(c.tile or "")[0] == name for c in cells):
            home |= {(c.x, c.y): first for c in cells if c is not None}
            whole.append(_one(at, first, spots, name, laid.rotation))
    kept = [t for t in draft.tiles if (t.x, t.y) not in home]
    rows = sorted([*kept, *whole], key=lambda t: (t.y, t.x))
    doubts: dict[object, Doubt] = {}
    for doubt in draft.doubts:
        place = (doubt.x, doubt.y) if doubt.x is not None and doubt.y is not None else None
        mine = home.get(place) if place else None
        moved = (
            doubt
            if mine is None
            else replace(doubt, x=mine[0], y=mine[1], candidates=_named(doubt.candidates))
        )
        doubts.setdefault(
            (moved.x, moved.y, moved.figure), replace(moved, candidates=_named(moved.candidates))
        )
    return Draft(
        tuple(
            replace(t, tile=tile_id(t.tile)[0] if t.tile else None, candidates=_named(t.candidates))
            for t in rows
        ),
        draft.figures,
        tuple(doubts.values()),
        draft.seen_sets,
    )


def _one(
    at: Mapping[At, DraftTile], first: At, spots: Mapping[At, At], name: str, rotation: int
) -> DraftTile:
    x, y = first
    wide, high = (1 + max(spot[i] for spot in spots) for i in (0, 1))
    parts = [at[x + dx, y + dy] for dx, dy in spots]
    quad: Quad = (
        at[x, y].quad[0],
        at[x + wide - 1, y].quad[1],
        at[x + wide - 1, y + high - 1].quad[2],
        at[x, y + high - 1].quad[3],
    )
    sure = min(part.confidence for part in parts)
    pinned = all(part.pinned for part in parts)
    return DraftTile(x, y, name, rotation, sure, quad, at[first].candidates, pinned)


def _named(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Return candidates by the ids of whole tiles. Single cells of a large tile are dropped, except the
    first, which stands for the tile."""
    whole = [c for c in candidates if tile_id(c.tile)[1] == (0, 0)]
    return tuple(whole)
