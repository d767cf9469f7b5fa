"""Crops of tiles as vectors, and what they are among the tiles of a gallery.

Pictures are BGR uint8; quarter turns are clockwise from the tile's canonical orientation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Float32s
from vision.models import sessions, tile_galleries
from vision.models.parameters import NETS
from vision.models.sessions import COMPARING_NET, FINE_NET, TILE_NET
from vision.models.tile_galleries import Gallery

PARAMETERS = NETS.nets

Outputs = dict[tuple[str, bytes], Float32s]  # of the tile nets, by net and crop
_outputs: ContextVar[Outputs | None] = ContextVar("outputs", default=None)


@dataclass(frozen=True)
class Classification:
    """Classification of crops, one row each."""

    logp: Float32s  # N x labels: log-probability of each label, given that it is one of them
    cosine: Float32s  # N: greatest similarity to any prototype; low (< 0.6) = not enrolled or hidden
    empty: Float32s  # N: probability that the cell is empty
    pennant: Float32s  # N: probability that the tile shows a pennant
    unselected: Float32s  # N x labels of the gallery's `unselected`: greatest similarity to any prototype

    @property
    def alike(self) -> Float32s:
        """N: greatest similarity to any prototype, of selected and unselected sets."""
        return np.asarray(np.maximum(self.cosine, self.unselected.max(axis=1, initial=-1.0)), np.float32)


@contextmanager
def remembering() -> Iterator[None]:
    """Within this context, keep the outputs of the tile nets for every crop: the stages of one reading look
    at many crops more than once."""
    before = _outputs.set({})
    try:
        yield
    finally:
        _outputs.reset(before)


def _tile(crops: NDArray[np.uint8], net: str = TILE_NET) -> Float32s:
    """Return N x (D + 2): embedding, logits of `no tile` and `pennant`."""
    kept = _outputs.get()
    if kept is None or not len(crops):
        return _tile_outputs(crops, net)
    keys = [(net, crop.tobytes()) for crop in crops]
    fresh = list({key: i for i, key in enumerate(keys) if key not in kept}.values())
    kept.update(zip((keys[i] for i in fresh), _tile_outputs(crops[fresh], net), strict=True))
    return np.stack([kept[key] for key in keys])


def _tile_outputs(crops: NDArray[np.uint8], net: str) -> Float32s:
    if not len(crops):
        return np.zeros((0, PARAMETERS.embedding_dimensions + 2), np.float32)
    return np.concatenate(list(sessions.in_batches(net, crops)))


def embed(crops: NDArray[np.uint8], net: str = TILE_NET) -> Float32s:
    """Return N x D unit vectors for N x 64 x 64 x 3 crops of 1.2 cells (the cell and a tenth of its
    neighbours); the net FINE_NET takes 128 x 128."""
    return _tile(crops, net)[:, : PARAMETERS.embedding_dimensions]


def embed_with_empty(crops: NDArray[np.uint8], net: str = TILE_NET) -> tuple[Float32s, Float32s]:
    """Return what `embed` does, and the log-odds that a crop shows no tile: N."""
    out = _tile(crops, net)
    return out[:, : PARAMETERS.embedding_dimensions], out[:, PARAMETERS.embedding_dimensions]


def bare(crops: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Return the crops (see `embed`) in which neither net sees a tile of any set."""
    odds = [_tile(crops, net)[:, PARAMETERS.embedding_dimensions] for net in (TILE_NET, COMPARING_NET)]
    return np.asarray((odds[0] > 0) & (odds[1] > PARAMETERS.min_empty_log_odds))


def edition_of(crops: NDArray[np.uint8], tiles: Iterable[str]) -> str:
    """Return the edition whose pictures of these tiles the crops resemble most."""
    names, vectors = tuple(sorted(tiles)), embed(crops)
    like = {
        edition: float(
            (vectors @ tile_galleries.cached_gallery(names, edition, TILE_NET).vectors.T).max(axis=1).mean()
        )
        for edition in tile_galleries.FAMILIES
    }
    return max(like, key=lambda edition: like[edition])


def classify(
    crops: NDArray[np.uint8], tiles: Gallery, without: NDArray[np.bool_] | None = None
) -> Classification:
    """Classify each crop (see `embed`) among the labels of a gallery. `without`: N x P, prototypes with which
    a crop is not to be compared."""
    if tiles.own is None or not tiles.own.any():
        out = _tile(crops)
        best = _greatest(out, tiles, without)
        extra = _chances(out)
        others = None if tiles.unselected is None else _greatest(out, tiles.unselected)
        return Classification(
            _shares(best),
            best.max(axis=1, initial=-1.0),
            extra[:, 0],
            extra[:, 1],
            np.zeros((len(crops), 0), np.float32) if others is None else others,
        )
    return _compared(crops, tiles, tiles.own, without)


def _compared(
    crops: NDArray[np.uint8], tiles: Gallery, own: NDArray[np.bool_], without: NDArray[np.bool_] | None
) -> Classification:
    """Do the same for a gallery with vectors of the comparing net (`own`)."""
    likeness = np.empty((len(crops), len(own)), np.float32)
    alike, extras = np.full(len(crops), -1.0, np.float32), []
    others = np.zeros((len(crops), 0), np.float32)
    for net, rows in ((TILE_NET, ~own), (COMPARING_NET, own)):
        if not rows.any() and tiles.unselected is None:
            continue
        out = _tile(crops, net)
        cosines = out[:, : PARAMETERS.embedding_dimensions] @ tiles.vectors[rows].T
        if without is not None:
            cosines[without[:, rows]] = -1.0
        nearest = cosines.max(axis=1, initial=-1.0)
        if net == TILE_NET and tiles.unselected is not None:
            others = _greatest(out, tiles.unselected)
        extra = _chances(out)
        if net == COMPARING_NET:
            odds = PARAMETERS.empty_weight * out[
                :, PARAMETERS.embedding_dimensions
            ] + PARAMETERS.empty_steepness * (PARAMETERS.empty_midpoint_cosine - nearest)
            extra[:, 0] = 1 / (
                1 + np.exp(-np.clip(odds, -PARAMETERS.max_empty_log_odds, PARAMETERS.max_empty_log_odds))
            )
            cosines = 1 - PARAMETERS.comparing_sharpness * (1 - cosines)
        likeness[:, rows] = cosines
        alike = np.maximum(alike, nearest)
        extras.append(extra)
    by_label = np.maximum.reduceat(likeness[:, tiles.sorted.order], tiles.sorted.starts, axis=1)
    logp = _shares(np.asarray(by_label, np.float32))
    empty, pennant = (np.min([extra[:, i] for extra in extras], axis=0) for i in (0, 1))
    return Classification(logp, alike, empty, pennant, others)


def look_alike(crops: NDArray[np.uint8], tiles: Gallery) -> Float32s:
    """Return the log-probability of each label of a gallery of the net FINE_NET for 128 x 128 crops of 1.2
    cells: N x labels."""
    return _shares(_greatest(embed(crops, FINE_NET), tiles))


def _chances(out: Float32s) -> Float32s:
    """Return the probabilities of `no tile` and `pennant` of each row of `_tile`: N x 2."""
    return np.asarray(1 / (1 + np.exp(-out[:, PARAMETERS.embedding_dimensions :])), np.float32)


def _shares(best: Float32s) -> Float32s:
    """Convert the greatest cosines to each label (N x labels) to log-probabilities of the labels."""
    scores = PARAMETERS.sharpness * best
    top = scores.max(axis=1, keepdims=True, initial=-np.inf)
    return np.asarray(scores - top - np.log(np.exp(scores - top).sum(axis=1, keepdims=True)), np.float32)


def _greatest(out: Float32s, tiles: Gallery, without: NDArray[np.bool_] | None = None) -> Float32s:
    """Return the greatest cosine of each embedding to a vector of each label: N x labels. `out`: N x D or
    more columns; `without`: as in `classify`. A few crops at a time, so that the cosines to thousands of
    vectors stay in the processor's cache."""
    found = np.full((len(out), len(tiles.labels)), -1.0, np.float32)
    if not len(tiles.labels):
        return found
    order, starts, vectors = tiles.sorted
    for first in range(0, len(out), PARAMETERS.matched_crops):
        some = slice(first, first + PARAMETERS.matched_crops)
        cosines = out[some, : PARAMETERS.embedding_dimensions] @ vectors
        if without is not None:
            cosines[without[some][:, order]] = -1.0
        np.maximum.reduceat(cosines, starts, axis=1, out=found[some])
    return found
