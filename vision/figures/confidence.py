"""Confidence that a blob of the figure net's map is a figure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import numpy as np

from vision.figures.blobs import Blob
from vision.figures.parameters import FIGURES
from vision.labels.cell_geometry import within
from vision.reading import Cell, Point, Quad, SeenFigure

PARAMETERS = FIGURES.detection

ROOF_COLOURS = ("red", "pink", "orange", "brown")  # that the red roof of a monastery may be taken for


def confidence(score: float, size: float, share: float) -> float:
    """Return the confidence that a blob is a piece or marker, from the map's score, its size in cells and
    the share of its main colour. Weights from labelled photos."""
    base, word, large, pure = PARAMETERS.confidence_weights
    return float(1 / (1 + np.exp(-(base + word * score + large * np.log(size) + pure * share))))


def evidence_of(blob: Blob, size: float, *, roof: bool) -> tuple[float, float, float, float]:
    """Return what counts for and against a figure of Carcassonne: log-odds of the net in its median pixel,
    logarithm of its size in cells, share of its main colour, and whether a roof may look like it."""
    limited = np.log(np.clip(size, 1e-6, PARAMETERS.max_evident_cells))
    return blob.core, float(limited), blob.colours[0][1], float(roof)


def figure_confidence(evidence: Sequence[float]) -> float:
    """Return the confidence that a blob with this evidence is a figure."""
    base, *weights = PARAMETERS.figure_weights
    return float(1 / (1 + np.exp(-(base + np.dot(weights, evidence)))))


def roofs_of(cells: Sequence[Cell], roofed: Collection[str]) -> list[Quad]:
    """Return the corners of the cells that most likely hold one of these tiles."""
    return [cell.quad for cell in cells if cell.candidates and cell.candidates[0].tile in roofed]


def on_roof(blob: Blob, middle: Point, roofs: Sequence[Quad]) -> bool:
    """Return whether a blob may be the painted roof of a building. `middle`: its centre in the picture."""
    if blob.colours[0][0] not in ROOF_COLOURS:
        return False
    return any(
        np.hypot(*(np.array(within(middle, quad)) - 0.5)) < PARAMETERS.roof_cells
        for quad in roofs
        if np.hypot(*(np.mean(quad, axis=0) - middle)) < np.ptp(np.array(quad), axis=0).max()
    )


def in_company(figures: Sequence[SeenFigure]) -> list[SeenFigure]:
    """Return the figures with confidences adjusted to all others on the board. Weights from labelled
    photos."""
    base, own, others = PARAMETERS.company_weights
    found = []
    for one, (odds, company) in zip(figures, company_evidence(figures), strict=True):
        odds = base + own * odds + others * company
        found.append(replace(one, confidence=round(float(1 / (1 + np.exp(-odds))), 4)))
    return found


def company_evidence(figures: Sequence[SeenFigure]) -> list[tuple[float, float]]:
    """Return for each figure its own log-odds, and the logarithm of how many others have its colour."""
    found = []
    for one in figures:
        alike = sum(f.confidence * dict(f.colours).get(one.colour, 0.0) for f in figures if f is not one)
        odds = np.log(one.confidence / max(1e-4, 1 - one.confidence))
        found.append((float(odds), float(np.log(alike + PARAMETERS.base_company))))
    return found
