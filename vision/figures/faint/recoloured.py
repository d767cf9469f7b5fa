"""Figures in paints that look like parts of the tiles, seen once their paint is replaced in the picture.

The figure net knows the form of figures, but takes grey paint for stone, and natural wood for roofs and
walls. So pixels of such a paint are made blue, and the net looks again: what it sees only then may be a
figure. The paint depends on the light, so several are tried. A logistic regression separates figures from
walls (training/faint/recoloured.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s, Picture
from vision.figures.blobs import Blob, find_blobs
from vision.figures.colour_estimate import BOARD
from vision.figures.parameters import FIGURES
from vision.models import dense
from vision.models.dense import FIGURE_COLOURS

PARAMETERS = FIGURES.recoloured


@dataclass(frozen=True, eq=False)
class RecolouredBlob:
    """A blob that is seen when a paint is replaced, with the evidence for a figure of that paint."""

    blob: Blob
    evidence: NDArray[np.float64]

    @property
    def rank(self) -> float:
        """How clearly it is seen; of the same place in several paints the clearest one is kept."""
        return float(self.evidence[0] + PARAMETERS.size_rank * self.evidence[1])


def recoloured_blobs(
    picture: Picture,
    board: NDArray[np.float64],
    where: NDArray[np.bool_],
    colours: Sequence[str],
    seen: Sequence[Blob],
) -> list[Blob]:
    """Return what may be figures of these colours, the most likely ones first, apart from all that are
    `seen` anyway. `picture`: the input of the figure net; `board`: mean colour of the tiles, which are at
    `where`."""
    found: list[Blob] = []
    for colour, _ in PARAMETERS.paints:
        if colour not in colours:
            continue
        known = [
            (odds_of(colour, one.evidence), one) for one in candidates(picture, board, where, colour, seen)
        ]
        known = [pair for pair in known if pair[0] >= dict(PARAMETERS.min_odds)[colour]]
        for _, one in sorted(known, key=lambda pair: -pair[0])[: PARAMETERS.most]:
            if is_apart(one.blob.middle, found):
                found.append(replace(one.blob, colours=((colour, 1.0),)))
    return found


def odds_of(colour: str, evidence: NDArray[np.float64]) -> float:
    """Return the log-odds of a figure of this colour."""
    base, *weights = dict(PARAMETERS.weights)[colour]
    return float(base + evidence @ np.array(weights))


def candidates(
    picture: Picture,
    board: NDArray[np.float64],
    where: NDArray[np.bool_],
    colour: str,
    seen: Sequence[Blob],
) -> list[RecolouredBlob]:
    """Return what the net sees on the tiles where paint of this colour is replaced, and nowhere near what is
    `seen` anyway: each place once."""
    paints = dict(PARAMETERS.paints)[colour]
    middle = np.array(paints[len(paints) // 2])
    found = [
        RecolouredBlob(blob, _evidence(blob, picture, board, middle))
        for paint in paints
        for blob in _blobs(replaced(picture, board, paint), picture)
        if is_apart(blob.middle, seen) and (_on(where, blob.middle) or _on(where, blob.foot))
    ]
    return list(_once(found))


def relative_logs(picture: Picture, board: NDArray[np.float64]) -> Float32s:
    """Return the logarithms of blue, green and red in white light, relative to the board's."""
    shades = np.arange(256)[:, None] / board * BOARD + FIGURES.colour.black_reflection
    return np.asarray(cv2.LUT(picture, np.log(shades).astype(np.float32).reshape(1, 256, 3)), np.float32)


def replaced(picture: Picture, board: NDArray[np.float64], paint: Sequence[float]) -> Picture:
    """Return the picture with this paint replaced by blue. `paint`: logarithms of blue to red and of green to
    red."""
    shown = np.empty_like(picture)
    for top in range(0, len(picture), PARAMETERS.strip_px):  # a whole picture in floats would take 100 MB
        rows = slice(top, top + PARAMETERS.strip_px)
        strip, logs = picture[rows], relative_logs(picture[rows], board)
        away = sum(
            ((logs[..., channel] - logs[..., 2] - paint[channel]) / PARAMETERS.spreads[channel]) ** 2
            for channel in (0, 1)
        )
        share = np.exp(-np.maximum(away - 1, 0) / 2)[..., None]
        blue = strip.max(axis=2, keepdims=True) * np.array(PARAMETERS.blue, np.float32)
        shown[rows] = strip + share * (blue - strip)
    return shown


def is_apart(middle: tuple[float, float], others: Sequence[Blob]) -> bool:
    """Return whether a place is not that of another figure."""
    least = FIGURES.detection.min_distance_cells * FIGURES.view.cell_px
    return all(np.hypot(*np.subtract(middle, other.middle)) >= least for other in others)


def _blobs(shown: Picture, picture: Picture) -> list[Blob]:
    least = FIGURES.detection.min_figure_cells * FIGURES.view.cell_px**2
    apart = FIGURES.detection.min_distance_cells * FIGURES.view.cell_px
    return find_blobs(dense.figures(shown), FIGURE_COLOURS, least, picture, apart)


def _on(where: NDArray[np.bool_], place: tuple[float, float]) -> bool:
    column, row = (min(max(0, int(at)), size - 1) for at, size in zip(place, where.shape[::-1], strict=True))
    return bool(where[row, column])


def _once(found: Sequence[RecolouredBlob]) -> Iterator[RecolouredBlob]:
    """Yield each place once, as it is seen most clearly, with the number of paints in which it is seen."""
    left = sorted(found, key=lambda one: -one.rank)
    while left:
        first = left[0]
        same = [one for one in left if not is_apart(one.blob.middle, [first.blob])]
        left = [one for one in left if is_apart(one.blob.middle, [first.blob])]
        yield replace(first, evidence=np.append(first.evidence, float(len(same))))


def _evidence(
    blob: Blob, picture: Picture, board: NDArray[np.float64], paint: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return what counts for and against a figure: log-odds of the net, log of the size in cells, squared
    deviations of its paint, its brightness, how much brightness and colour vary in its middle, its share of
    its hull, and how tall it is."""
    lit = np.log(np.array(blob.paint) / board * BOARD + FIGURES.colour.black_reflection)
    half = [max(1, int(PARAMETERS.middle_share * side)) for side in (blob.high, blob.wide)]
    rows, columns = (
        slice(max(0, int(at) - by), int(at) + by + 1) for at, by in zip(blob.middle[::-1], half, strict=True)
    )
    inside = relative_logs(np.ascontiguousarray(picture[rows, columns]), board).reshape(-1, 3)
    hues = inside[:, :2] - inside[:, 2:]
    return np.array(
        [
            blob.core,
            np.log(min(blob.area / FIGURES.view.cell_px**2, PARAMETERS.max_evident_cells)),
            *(lit[:2] - lit[2] - paint) ** 2,
            lit.max(),
            inside.max(axis=1).std(),
            hues.std(axis=0).sum(),
            blob.full,
            np.log(blob.high / blob.wide),
        ]
    )
