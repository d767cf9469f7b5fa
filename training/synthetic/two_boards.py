"""Render photos of two separate boards on one table, each at any rotation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from referee.game import Cell
from training.synthetic.layout import GameBox, SyntheticTable, table
from training.synthetic.scans import Art
from training.synthetic.shot import Rendered, put_down, taken
from training.synthetic.table import boards

SIZE, LARGE = (2000, 1500), (3200, 2400)
BEYOND = 100  # added to x of the second board's cells in the label
GAP, FAR = (1.2, 4.0), (6.0, 14.0)  # cells of empty table between the boards
STEP = 0.2  # cells per step by which the second board is moved away
FIRST, SECOND = (10, 31), (5, 17)  # tiles of each: minimum and maximum


def two_boards(
    seed: int, box: GameBox, arts: Mapping[str, Art], crowd: float = 0.2, *, afar: bool = False
) -> Rendered:
    """Render the photo of two random boards of this box for a seed. Cells of the second board are offset
    by `BEYOND` in the label. `afar`: far apart on a large table."""
    rng = np.random.default_rng(seed)
    one, other = (table(rng, box, int(rng.integers(*count)), crowd) for count in (FIRST, SECOND))
    lies = put_down(rng, one, arts)
    beside = _beside(rng, put_down(rng, other, arts), lies, FAR if afar else GAP)
    whole, board = joined(one, other), {**lies, **{_beyond(at): tile for at, tile in beside.items()}}
    jpeg, label, _ = taken(rng, whole, board, LARGE if afar else SIZE, rack=False)
    return Rendered(jpeg, label, whole)


def joined(one: SyntheticTable, other: SyntheticTable) -> SyntheticTable:
    """Merge both tables; the second one's cells are offset beyond all others."""
    return SyntheticTable(
        {**one.faces, **{_beyond(at): face for at, face in other.faces.items()}},
        {**one.tiles, **{_beyond(at): tile for at, tile in other.tiles.items()}},
        {**one.parts, **{_beyond(at): part for at, part in other.parts.items()}},
        [*one.figures, *(replace(figure, cell=_beyond(figure.cell)) for figure in other.figures)],
    )


def _beyond(at: Cell) -> Cell:
    return at[0] + BEYOND, at[1]


def _beside(
    rng: np.random.Generator,
    board: Mapping[Cell, boards.LaidTile],
    there: Mapping[Cell, boards.LaidTile],
    between: tuple[float, float],
) -> dict[Cell, boards.LaidTile]:
    """Return the board turned and placed `between` cells away from the other one."""
    taken_up = _corners(there)
    angle, way, gap = rng.uniform(0, 2 * np.pi), rng.uniform(0, 2 * np.pi), rng.uniform(*between)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middle, away = _corners(board).mean(0), np.array([np.cos(way), np.sin(way)])
    turned = {at: replace(tile, quad=(tile.quad - middle) @ turn.T) for at, tile in board.items()}
    corners, spot = _corners(turned), taken_up.mean(0)
    while np.linalg.norm((corners + spot)[:, None] - taken_up[None], axis=2).min() < gap:
        spot = spot + STEP * away
    return {at: replace(tile, quad=tile.quad + spot) for at, tile in turned.items()}


def _corners(board: Mapping[Cell, boards.LaidTile]) -> NDArray[np.float64]:
    return np.concatenate([tile.quad for tile in board.values()])
