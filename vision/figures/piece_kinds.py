"""Distinguish the other pieces of Carcassonne from plain meeples, by their size and form in the photo.

The figure net sees wood and its colour, not which piece it is. Most figures of a photo are meeples, so their
usual size is known; a pig is broader, a barn is larger and stands where four tiles meet.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from vision.figures.blobs import Blob
from vision.figures.parameters import FIGURES
from vision.reading import At, PieceForm, SeenFigure

PARAMETERS = FIGURES.piece_kinds

LikelyKind = tuple[str, float]  # a kind and how sure it is, 0 to 1


def form_of(blob: Blob, side: float) -> PieceForm:
    """Return the form of a blob; `side`: longer side of its cell, in pixels of the map. Tiles are
    foreshortened, standing figures hardly are."""
    xx, xy, yy = blob.spread
    short, long = np.linalg.eigvalsh(np.array([[xx, xy], [xy, yy]]))
    return PieceForm(
        round(blob.area / side**2, 4),
        round(blob.wide / side, 3),
        round(blob.high / side, 3),
        round(blob.full, 3),
        round(float(np.sqrt(long / max(short, 1e-9))), 3) if long > 0 else 1.0,
    )


def likely_kinds(figures: Sequence[SeenFigure], in_play: Collection[str]) -> list[LikelyKind]:
    """Return the likely kind of each figure, of those in play other than meeples; where there are none, all
    stay what they are."""
    shares = [0.0] * len(figures) if not in_play else other_shares(figures)
    return [
        ("barn", PARAMETERS.barn_share)
        if "barn" in in_play and like_barn(figure, figures)
        else (figure.kind, 1.0 - share if share >= PARAMETERS.min_other_share else 1.0)
        for figure, share in zip(figures, shares, strict=True)
    ]


def other_shares(figures: Sequence[SeenFigure]) -> list[float]:
    """Return the probability of each figure that it is another piece than a meeple; 0 for one whose form was
    not measured."""
    measured = [i for i, figure in enumerate(figures) if figure.form is not None]
    shares = [0.0] * len(figures)
    if measured:
        base, *weights = PARAMETERS.other_weights
        odds = base + evidence([figures[i] for i in measured]) @ np.array(weights)
        for i, share in zip(measured, 1 / (1 + np.exp(-odds)), strict=True):
            shares[i] = float(share)
    return shares


def unlike_meeples(figures: Sequence[SeenFigure], cells: Collection[At]) -> list[int]:
    """Return the indices of the figures on these cells that are another piece than a meeple, at most one on
    each: the most likely one."""
    found: dict[At, tuple[float, int]] = {}
    for index, (figure, share) in enumerate(zip(figures, other_shares(figures), strict=True)):
        at = (figure.x, figure.y)
        if at in cells and share >= PARAMETERS.min_other_share:
            found[at] = max(found.get(at, (0.0, index)), (share, index))
    return sorted(index for _, index in found.values())


def evidence(figures: Sequence[SeenFigure]) -> NDArray[np.float64]:
    """Return what speaks for another piece, for figures whose form was measured (N x 7): larger, smaller,
    broader and narrower than usual in this photo (logarithms), hollow, long, near a corner of its tile."""
    forms = [figure.form for figure in figures if figure.form is not None]
    area, wide, high, full, elongation = np.array(
        [(f.area, f.wide, f.high, f.full, f.elongation) for f in forms], np.float64
    ).T
    size, breadth = (
        np.log(v / np.median(v)) for v in (area, wide / high / np.median(wide) * np.median(high))
    )
    cornered = np.array([max(0.0, PARAMETERS.corner_cells - corner_distance(f)) for f in figures])
    return np.stack(
        [
            np.maximum(size, 0),
            np.maximum(-size, 0),
            np.maximum(breadth, 0),
            np.maximum(-breadth, 0),
            np.minimum(1 - full, PARAMETERS.max_hollow_share),
            np.log(elongation),
            cornered,
        ],
        1,
    )


def like_barn(figure: SeenFigure, figures: Sequence[SeenFigure]) -> bool:
    """Return whether a figure is as large as a barn and stands where tiles meet."""
    if figure.form is None or corner_distance(figure) > PARAMETERS.max_barn_cells:
        return False
    usual = float(np.median([one.form.area for one in figures if one.form is not None]))
    return figure.form.area >= PARAMETERS.min_barn_ratio * usual


def corner_distance(figure: SeenFigure) -> float:
    """Return the cells from the foot of a figure to the nearest corner of its tile."""
    return float(np.hypot(min(figure.u, 1 - figure.u), min(figure.v, 1 - figure.v)))
