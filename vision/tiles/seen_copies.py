"""How much a cell resembles another copy of its tile on the same photo.

A box has several copies of most tiles, in one printing, and a photo shows them in one light. Where the known
pictures of a tile are of another printing, its copies still look like each other, while a tile of another set
that was taken for it resembles none of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from vision.arrays import Float32s, Picture
from vision.grid.rectify import crops
from vision.labels.label_space import Label, LabelSpace
from vision.models import embedding
from vision.reading import At, Cell, SeenCopy
from vision.tiles.parameters import TILES

PARAMETERS = TILES.seen_copies


def with_copies(
    bgr: Picture, cells: Sequence[Cell], shown: Mapping[At, Label], states: LabelSpace
) -> tuple[Cell, ...]:
    """Return the cells with their likeness to the most similar copy. `shown`: the tiles that cells seem to
    show; only those of which a copy looks strange are compared."""
    copies: dict[str, list[int]] = defaultdict(list)
    for i, cell in enumerate(cells):
        if (cell.x, cell.y) in shown:
            copies[shown[cell.x, cell.y][0]].append(i)
    found = list(cells)
    for tile, some in copies.items():
        if len(some) < 2 or min(cells[i].cosine for i in some) >= PARAMETERS.max_cosine:
            continue
        turns = [shown[cells[i].x, cells[i].y][1] // 90 for i in some]
        faces = crops(bgr, [np.array(cells[i].quad) for i in some])
        best = _most_alike(faces, turns, _same_turns(tile, states))
        for i, turn, cosine in zip(some, turns, best, strict=True):
            found[i] = replace(cells[i], copy=SeenCopy(tile, 90 * turn, round(float(cosine), 3)))
    return tuple(found)


def _same_turns(tile: str, states: LabelSpace) -> list[int]:
    """Return the quarter turns after which a tile shows the same features; its pictures may differ."""
    return [turn for turn in range(4) if states.index[tile, 90 * turn] == states.index[tile, 0]]


def _most_alike(faces: Picture, turns: Sequence[int], same: Sequence[int]) -> Float32s:
    """Return for each face its greatest likeness to another one when all lie in the same direction."""
    upright = _embedded(faces, turns)
    likeness = np.full((len(faces), len(faces)), -1.0, np.float32)
    for more in same:
        others = upright if more == 0 else _embedded(faces, [turn + more for turn in turns])
        likeness = np.maximum(likeness, upright @ others.T)
    np.fill_diagonal(likeness, -1.0)
    return np.asarray(likeness.max(axis=1), np.float32)


def _embedded(faces: Picture, turns: Sequence[int]) -> Float32s:
    turned = [np.rot90(face, turn) for face, turn in zip(faces, turns, strict=True)]
    return embedding.embed(np.stack(turned))
