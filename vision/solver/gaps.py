"""Empty places between separate parts of a board: it is connected, so a tile must lie in between."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

from vision.labels.cell_geometry import groups
from vision.parameters import RECOGNITION
from vision.reading import At, Cell
from vision.solver.belief_propagation import SIDES


def between(laid: Collection[At], free: Collection[At] = (), outer: Collection[At] = ()) -> dict[At, float]:
    """Return the places on the shortest ways from each part of the board to the largest, and how likely each
    holds a tile if every way is as likely. `free`: places that are known to be empty; `outer`: cells at the
    frame of the picture, beyond which parts may be joined as well."""
    parts = groups(laid)
    chances: dict[At, float] = {}
    for part in parts[1:]:
        if part & set(outer) and parts[0] & set(outer):
            continue
        ways = _ways(part, parts[0], set(laid) | set(free))
        for way in ways:
            for at in way:
                chances[at] = max(chances.get(at, 0.0), sum(at in other for other in ways) / len(ways))
    return chances


def at_frame(cells: Sequence[Cell], size: tuple[int, int]) -> set[At]:
    """Return the cells with room for less than a tile between them and the frame of a picture of this width
    and height."""
    if not cells:
        return set()
    corners = np.array([cell.quad for cell in cells], float)
    sides = np.hypot(*np.moveaxis(corners - np.roll(corners, 1, axis=1), 2, 0)).mean(axis=1)
    room = np.minimum(corners.min(axis=(1, 2)), (np.array(size) - corners).min(axis=(1, 2)))
    return {(cell.x, cell.y) for cell, near in zip(cells, room < sides, strict=True) if near}


def _ways(part: Collection[At], board: Collection[At], taken: Collection[At]) -> list[tuple[At, ...]]:
    """Return the shortest ways over places that are not taken, of at most as many as a gap has."""
    ways: list[tuple[At, ...]] = [(at,) for at in sorted(_around(part) - set(taken))]
    for _ in range(RECOGNITION.pipeline.max_gap_cells):
        if whole := [way for way in ways if _around([way[-1]]) & set(board)]:
            return whole
        ways = [(*way, at) for way in ways for at in sorted(_around([way[-1]]) - set(taken) - set(way))]
    return []


def _around(places: Collection[At]) -> set[At]:
    return {(x + dx, y + dy) for x, y in places for dx, dy in SIDES} - set(places)
