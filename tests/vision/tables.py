"""Random legal tables and simulated readings of them."""

from __future__ import annotations

import numpy as np

from referee.tiles.io.catalog import built_in
from vision.labels.label_space import looks, printed
from vision.reading import Candidate, Cell, LatticeInfo, Quad, Reading
from vision.solver.belief_propagation import SIDES

SETS = (built_in("base"),)


def legal_table(seed: int, size: int) -> dict[tuple[int, int], tuple[str, int]]:
    """`size` tiles of the base game placed one after the other, edges matching, no more copies than the box
    holds."""
    rng = np.random.default_rng(seed)
    tiles, copies = printed(SETS, "C1")
    known = {t.id: t for t in tiles}
    bag = rng.permutation([name for name, count in copies.items() for _ in range(count)]).tolist()
    table: dict[tuple[int, int], tuple[str, int]] = {(0, 0): ("base/D", 0)}
    bag.remove("base/D")
    while len(table) < size and bag:
        name = bag.pop()
        places = sorted({(x + dx, y + dy) for x, y in table for dx, dy in SIDES} - set(table))
        fitting = [
            (at, quarter)
            for at in places
            for quarter in range(4)
            if _fits(table, at, known[name].turned(quarter), known)
        ]
        if fitting:
            at, quarter = fitting[int(rng.integers(len(fitting)))]
            table[at] = name, 90 * quarter
    return table


def reading_of(
    table: dict[tuple[int, int], tuple[str, int]],
    seed: int,
    margin: float = 4.0,
    noise: float = 1.5,
    blurred: float = 0.0,
) -> Reading:
    """A reading in which each tile stands out by `margin` nats on average, with `noise`.

    A share `blurred` of the cells carries no information.
    """
    rng = np.random.default_rng(seed)
    tiles, _ = printed(SETS, "C1")
    cells = []
    for (x, y), (name, rotation) in sorted(table.items()):
        truth = next(t for t in tiles if t.id == name).turned(rotation // 90)
        scores = {}
        for tile in tiles:
            for quarter in range(4):
                right = tile.id == name and looks(tile.turned(quarter)) == looks(truth)
                scores[tile.id, 90 * quarter] = rng.normal() * noise + margin * right
        if rng.random() < blurred:
            scores = dict.fromkeys(scores, 0.0)
        total = np.logaddexp.reduce(list(scores.values()))
        ranked = sorted(((float(s - total), label) for label, s in scores.items()), reverse=True)
        best = [Candidate(t, r, s, float(np.exp(s))) for s, (t, r) in ranked[:16]]
        cells.append(Cell(x, y, square(x, y), 0.97, 0.9, ranked[16][0], tuple(best)))
    return Reading(2000, 1500, "C1", ("base",), LatticeInfo(0.02), tuple(cells), ())


def square(x: int, y: int, side: float = 100.0) -> Quad:
    """A cell seen from straight above, the cell (0, 0) at (1000, 700)."""
    left, top = 1000 + side * x, 700 + side * y
    return (left, top), (left + side, top), (left + side, top + side), (left, top + side)


def _fits(table, at, tile, known) -> bool:
    for side, (dx, dy) in enumerate(SIDES):
        other = table.get((at[0] + dx, at[1] + dy))
        if other is not None:
            theirs = known[other[0]].turned(other[1] // 90).edges.kinds_at((side + 2) % 4)
            if theirs is None or theirs[::-1] != tile.edges.kinds_at(side):
                return False
    return True
