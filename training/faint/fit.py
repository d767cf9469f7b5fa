"""Fit both stages of the net for faint figures: weights of pixels, and a tiny net of candidates."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from training.faint.pictures import OTHER
from vision.models.faint_net import COLOURS, FaintWeights
from vision.models.sessions import Floats

DECAY = 0.03
FIRST_MOMENT, SECOND_MOMENT, WARM_UP = 0.9, 0.99, 50
# shares of the classes in a batch: nothing, each faint colour, figures in other colours
PIXEL_SHARES = (0.5, 0.21, 0.21, 0.08)
SHARES = (0.6, 0.2, 0.2)


@dataclass(frozen=True)
class DescentSchedule:
    """How a net is fitted: hidden units (0: none), steps, rows of a batch, the highest rate of learning."""

    hidden: int
    steps: int
    batch: int
    rate: float


OF_CANDIDATES = DescentSchedule(hidden=16, steps=700, batch=512, rate=2e-3)
OF_PIXELS = DescentSchedule(hidden=0, steps=800, batch=4096, rate=3e-3)


@dataclass(frozen=True, eq=False)
class LabelledRows:
    """Rows of evidence, their classes, and which of them are of photos (the others are rendered)."""

    rows: Floats
    classes: np.ndarray
    real: np.ndarray

    def some(self, kept: np.ndarray) -> LabelledRows:
        return LabelledRows(self.rows[kept], self.classes[kept], self.real[kept])


def pixel_weights(known: LabelledRows, seed: int) -> Floats:
    """Return the weights of a pixel's score: features x colours."""
    weight = _weights(known, PIXEL_SHARES)
    classes = np.where(known.classes == OTHER, 0, known.classes)
    mean, scale = known.rows.mean(0), known.rows.std(0) + 1e-3
    rows = (known.rows - mean) / scale
    (layer, _) = _descended(rows, classes, weight, OF_PIXELS, seed)
    return np.asarray((layer[:, 1:] - layer[:, :1]) / scale[:, None], np.float32)


def net(known: LabelledRows, pixel: Floats, seed: int) -> FaintWeights:
    """Return all weights, with those of the tiny net fitted to candidates."""
    mean, scale = known.rows.mean(0), known.rows.std(0) + 1e-3
    rows, weight = (known.rows - mean) / scale, _weights(known, SHARES)
    layers = _descended(rows, known.classes, weight, OF_CANDIDATES, seed)
    return FaintWeights(pixel, mean, scale, *layers)


def _weights(known: LabelledRows, shares: tuple[float, ...]) -> np.ndarray:
    """Return the probability of each row to be drawn: half of the rows are of photos."""
    weight = np.zeros(len(known.rows))
    for real in (False, True):
        for number, share in enumerate(shares):
            mine = (known.real == real) & (known.classes == number)
            weight[mine] = share / max(1, mine.sum())
    return weight / weight.sum()


def _descended(
    rows: Floats, classes: np.ndarray, weight: np.ndarray, schedule: DescentSchedule, seed: int
) -> list[Floats]:
    """Return the layers (weights, biases) of a net with one hidden layer, or none, by Adam with weight decay,
    a warm-up and a cosine schedule."""
    rng = np.random.default_rng(seed)
    hidden, steps = schedule.hidden, schedule.steps
    wide = [rows.shape[1], hidden, 1 + len(COLOURS)] if hidden else [rows.shape[1], 1 + len(COLOURS)]
    layers = [
        part
        for a, b in pairwise(wide)
        for part in (
            (rng.normal(0, (2 / a) ** 0.5, (a, b)) * (hidden > 0)).astype(np.float32),
            np.zeros(b, np.float32),
        )
    ]
    first, second = [np.zeros_like(part) for part in layers], [np.zeros_like(part) for part in layers]
    wanted = np.eye(1 + len(COLOURS), dtype=np.float32)[classes]
    for step in range(steps):
        drawn = rng.choice(len(rows), schedule.batch, p=weight)
        slopes = _slopes(layers, rows[drawn], wanted[drawn])
        speed = schedule.rate * min(1.0, (step + 1) / WARM_UP) * (0.5 + 0.5 * np.cos(np.pi * step / steps))
        for k, slope in enumerate(slopes):
            first[k] = FIRST_MOMENT * first[k] + (1 - FIRST_MOMENT) * slope
            second[k] = SECOND_MOMENT * second[k] + (1 - SECOND_MOMENT) * slope**2
            towards = first[k] / (1 - FIRST_MOMENT ** (step + 1))
            length = np.sqrt(second[k] / (1 - SECOND_MOMENT ** (step + 1))) + 1e-8
            decay = DECAY * layers[k] if layers[k].ndim == 2 else 0.0
            layers[k] = (layers[k] - speed * (towards / length + decay)).astype(np.float32)
    return layers


def _slopes(layers: list[Floats], rows: Floats, wanted: Floats) -> list[Floats]:
    """Return the gradients of the mean cross entropy."""
    before = rows @ layers[0] + layers[1]
    seen = np.maximum(before, 0)
    out = before if len(layers) == 2 else seen @ layers[2] + layers[3]
    share = np.exp(out - out.max(1, keepdims=True))
    wrong = (share / share.sum(1, keepdims=True) - wanted) / len(rows)
    if len(layers) == 2:
        return [rows.T @ wrong, wrong.sum(0)]
    inner = wrong @ layers[2].T * (before > 0)
    return [rows.T @ inner, inner.sum(0), seen.T @ wrong, wrong.sum(0)]
