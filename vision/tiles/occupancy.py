"""Whether a cell holds a tile, and how much it looks like one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats, Picture
from vision.models import embedding
from vision.models.tile_galleries import Gallery
from vision.tiles.parameters import TILES

PARAMETERS = TILES.classifier
SAMPLE_POSITIONS = np.linspace(0.05, 0.95, 7)
# weights of a cell's corners (NW, NE, SE, SW) at its sample points
_U, _V = (side.ravel()[:, None] for side in np.meshgrid(SAMPLE_POSITIONS, SAMPLE_POSITIONS))
CORNER_WEIGHTS = (1 - _U) * (1 - _V), _U * (1 - _V), _U * _V, (1 - _U) * _V


def likeness(pictures: Picture, gallery: Gallery) -> NDArray[np.float32]:
    """Return how much crops of cells resemble tiles of the gallery or of unselected sets, 0 to 1: cosine
    times probability of a tile."""
    classified = embedding.classify(pictures, gallery)
    return np.asarray(classified.alike.clip(0) * (1 - classified.empty), np.float32)


def mean_of_best(logp: Floats, weights: Sequence[int]) -> Floats:
    """Return the weighted mean of log-probabilities (... x rows x labels), normalised again: ... x labels."""
    mean = np.average(logp, axis=-2, weights=weights)
    return np.asarray(mean - np.logaddexp.reduce(mean, axis=-1, keepdims=True))


def occupancy(share: float, empty: float, cosine: float) -> float:
    """Return the probability that a cell holds a tile: from the share of it that the grid's mask covers, the
    tile net's output for its crop, and the similarity to enrolled tiles."""
    empty = min(PARAMETERS.probability_range[1], max(PARAMETERS.probability_range[0], empty))
    base, net, mask, alike = PARAMETERS.occupancy_weights
    odds = (
        base
        + net * np.log((1 - empty) / empty)
        + mask * share
        + alike * max(0.0, cosine - PARAMETERS.min_cosine_familiar)
    )
    return float(1 / (1 + np.exp(-odds)))


def on_print(share: float, empty: float, cosine: float) -> float:
    """Return the same for a printed square, from the probability that it no longer looks as printed."""
    least, most = PARAMETERS.probability_range
    share, empty = (min(most, max(least, value)) for value in (share, empty))
    base, net, alike = PARAMETERS.printed_occupancy_weights
    odds = base + np.log(share / (1 - share)) + net * np.log((1 - empty) / empty) + alike * cosine
    return float(1 / (1 + np.exp(-odds)))


def visible(quad: Floats, bgr: Picture) -> float:
    """Return the share of a cell's sample points that are inside the picture."""
    size = (bgr.shape[1], bgr.shape[0])
    if ((quad >= 0) & (quad < size)).all():  # then so is everything between its corners
        return 1.0
    points = sum(weight * corner for weight, corner in zip(CORNER_WEIGHTS, quad, strict=True))
    return float(((points >= 0) & (points < size)).all(1).mean())
