"""The learnt parts of the recogniser, run on the CPU through OpenCV's dnn.

Three nets and a gallery of enrolled tiles lie in vision/models/ (made by vision/training; see the
card there).
Pictures are BGR uint8 throughout; quarter turns are clockwise from the tile's canonical orientation.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

MODELS = Path(__file__).parent / "models"
# Channels of the figure net after the background, in the order of vision/training/figures.py.
FIGURE_COLOURS = ("red", "blue", "green", "yellow", "black", "pink", "grey", "orange", "purple", "brown")
LONGEST = 1280  # pixels of the longer side the scene net is meant for
STRIDE = 4  # input pixels to an output pixel of the dense nets
SHARPNESS = 22.0  # factor of the cosines in the classifier's softmax
DIMENSIONS = 128
BATCH = 64

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]
_lock = threading.Lock()  # a dnn.Net holds its activations: one user at a time


@dataclass(frozen=True)
class Scene:
    """What the scene net sees: maps of 0..1, one value for `scale` x `scale` input pixels."""

    mask: Floats  # a tile lies here (figures standing on tiles count as tile)
    corners: Floats  # a corner of the tile lattice lies here
    scale: int


@dataclass(frozen=True)
class Gallery:
    """Enrolled tiles. Turns under which a tile's features fall on themselves share the smallest turn's
    label.
    """

    labels: tuple[tuple[str, int], ...]  # tile id, quarter turns
    vectors: Floats  # P x D, unit length
    owner: NDArray[np.int64]  # label of each vector


@dataclass(frozen=True)
class Telling:
    """How crops were told. Rows are crops."""

    logp: Floats  # N x labels: log-probability of each label, given that it is one of them
    cosine: Floats  # N: greatest likeness to any prototype; low (< 0.6) = not enrolled or hidden
    empty: Floats  # N: probability that no tile lies here
    pennant: Floats  # N: probability that the tile shows a pennant


def use_threads(count: int) -> None:
    """How many threads the nets (and the rest of OpenCV) may use in this process."""
    cv2.setNumThreads(count)


@cache
def _net(name: str) -> cv2.dnn.Net:
    return cv2.dnn.readNetFromONNX(str(MODELS / f"{name}.onnx"))


def _run(name: str, batch: Floats) -> Floats:
    """N x 3 x H x W through the named net."""
    with _lock:
        net = _net(name)
        net.setInput(np.ascontiguousarray(batch))
        return np.asarray(net.forward(), np.float32)


def _dense(name: str, bgr: Picture) -> Floats:
    """Logits of a dense net for a picture of any size: channels x ceil(H / 4) x ceil(W / 4)."""
    height, width = bgr.shape[:2]
    tall, wide = -height % 32, -width % 32
    padded = cv2.copyMakeBorder(bgr, 0, tall, 0, wide, cv2.BORDER_REPLICATE)
    out = _run(name, padded.transpose(2, 0, 1)[None].astype(np.float32))[0]
    return out[:, : -(-height // STRIDE), : -(-width // STRIDE)]


def scene(bgr: Picture) -> Scene:
    """Where tiles lie and where the corners of their lattice are. For tiles of about 20 to 140 pixels."""
    out = 1 / (1 + np.exp(-_dense("scene", bgr)))
    return Scene(out[0], out[1], STRIDE)


def figures(bgr: Picture) -> Floats:
    """H x W x (1 + colours): probability of background and of each of FIGURE_COLOURS. A cell should be ~80
    pixels.
    """
    out = _dense("figures", bgr)
    out = np.exp(out - out.max(axis=0))
    out = (out / out.sum(axis=0)).transpose(1, 2, 0)
    height, width = bgr.shape[:2]
    grown = cv2.resize(out, (out.shape[1] * STRIDE, out.shape[0] * STRIDE), interpolation=cv2.INTER_LINEAR)
    return np.asarray(grown[:height, :width], np.float32)


def _tile(crops: NDArray[np.uint8]) -> Floats:
    """N x (D + 2): embedding, logits of `no tile` and `pennant`. The net takes 64 crops at a time."""
    parts = []
    for start in range(0, len(crops), BATCH):
        part = crops[start : start + BATCH].transpose(0, 3, 1, 2).astype(np.float32)
        short = BATCH - len(part)
        if short:
            part = np.concatenate([part, np.zeros((short, *part.shape[1:]), np.float32)])
        parts.append(_run("tile", part)[: BATCH - short])
    return np.concatenate(parts) if parts else np.zeros((0, DIMENSIONS + 2), np.float32)


def embed(crops: NDArray[np.uint8]) -> Floats:
    """N x 64 x 64 x 3 crops of 1.2 cells (the cell and a tenth of its neighbours) to N x D unit vectors."""
    return _tile(crops)[:, :DIMENSIONS]


@cache
def _enrolled() -> dict[str, NDArray[np.generic]]:
    with np.load(MODELS / "gallery.npz") as stored:
        return {key: stored[key] for key in stored.files}


def editions() -> tuple[str, ...]:
    """Editions with enrolled tiles."""
    return tuple(sorted({str(e) for e in _enrolled()["edition"]}))


@lru_cache(maxsize=32)
def _gallery(sets: tuple[str, ...], edition: str) -> Gallery:
    stored = _enrolled()
    wanted = edition_family(edition)
    tiles, turns = stored["tile"], stored["turn"]
    of_set = np.array([str(t).split("/")[0] in sets for t in tiles])
    of_edition = np.array([not wanted or str(e) in wanted for e in stored["edition"]])
    rows = np.flatnonzero(of_set & of_edition)
    keys = [(str(tiles[r]), int(turns[r])) for r in rows]
    labels = tuple(sorted(set(keys)))
    place = {label: i for i, label in enumerate(labels)}
    vectors = stored["vector"][rows].astype(np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    return Gallery(labels, vectors, np.array([place[k] for k in keys], np.int64))


def edition_family(edition: str) -> tuple[str, ...]:
    """Stored editions that belong to the asked one; none = every edition."""
    if edition == "any":
        return ()
    return ("C3", "C31") if edition == "C3" else (edition.split("-")[0],)


def gallery(set_ids: Sequence[str], edition: str = "C1") -> Gallery:
    """Prototypes of the tiles of these sets in this edition (`any`: of all editions)."""
    return _gallery(tuple(sorted(set_ids)), edition)


def classify(crops: NDArray[np.uint8], tiles: Gallery) -> Telling:
    """Tells each crop (see `embed`) among the labels of a gallery."""
    out = _tile(crops)
    likeness = out[:, :DIMENSIONS] @ tiles.vectors.T
    best = np.full((len(crops), len(tiles.labels)), -1.0, np.float32)
    order = np.argsort(tiles.owner, kind="stable")
    starts = np.searchsorted(tiles.owner[order], np.arange(len(tiles.labels)))
    if len(crops) and len(tiles.labels):
        best = np.maximum.reduceat(likeness[:, order], starts, axis=1)
    scores = SHARPNESS * best
    top = scores.max(axis=1, keepdims=True)
    logp = scores - top - np.log(np.exp(scores - top).sum(axis=1, keepdims=True))
    empty, pennant = (1 / (1 + np.exp(-out[:, DIMENSIONS + i])) for i in (0, 1))
    return Telling(logp, best.max(axis=1), empty, pennant)
