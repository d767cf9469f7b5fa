"""Fits the confidence of figures to labelled candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.figures.confidence import company_evidence

if TYPE_CHECKING:
    from training.other_boxes.figures import LabelledCandidates


PARTS = 8  # of the pictures, each left out once
DECAY = 1e-3
MOST_LOST = 0.03


def regression(rows: Floats, real: NDArray[np.bool_]) -> Floats:
    """Return base and weights of a logistic regression, by Newton's method."""
    rows = np.column_stack([np.ones(len(rows)), rows])
    decay = np.diag([1e-9, *[DECAY * len(rows)] * (rows.shape[1] - 1)])
    beta = np.zeros(rows.shape[1])
    for _ in range(30):
        share = 1 / (1 + np.exp(-rows @ beta))
        slope = rows.T @ (real - share) - decay @ beta
        beta = beta + np.linalg.solve((rows * (share * (1 - share))[:, None]).T @ rows + decay, slope)
    return beta


def company(pictures: Sequence[LabelledCandidates], weights: Floats) -> Floats:
    """Return log-odds and company of all candidates, by these weights of the evidence for each alone."""
    found = []
    for one in pictures:
        odds = np.column_stack([np.ones(len(one.evidence)), one.evidence]) @ weights
        shares = 1 / (1 + np.exp(-odds))
        sure = [replace(f, confidence=float(p)) for f, p in zip(one.figures, shares, strict=True)]
        found += company_evidence(sure)
    return np.array(found).reshape(len(found), 2)


def fitted(pictures: Sequence[LabelledCandidates]) -> tuple[Floats, Floats]:
    """Return the weights of both regressions."""
    real = np.concatenate([one.real for one in pictures])
    sure = real >= 0
    alone = regression(np.concatenate([one.evidence for one in pictures])[sure], real[sure] > 0)
    return alone, regression(company(pictures, alone)[sure], real[sure] > 0)


def confidences(pictures: Sequence[LabelledCandidates], weights: tuple[Floats, Floats]) -> Floats:
    """Return the confidence of every candidate."""
    both = company(pictures, weights[0])
    return np.asarray(1 / (1 + np.exp(-(weights[1][0] + both @ weights[1][1:]))))


def fit(pictures: Sequence[LabelledCandidates]) -> dict[str, Any]:
    """Cross-validate, then fit on all pictures."""
    order = np.random.default_rng(0).permutation(sorted({one.picture for one in pictures}))
    part = {name: i % PARTS for i, name in enumerate(order.tolist())}
    sure: dict[int, Floats] = {}
    for number in range(PARTS):
        outside = [one for one in pictures if part[one.picture] == number]
        weights = fitted([one for one in pictures if part[one.picture] != number])
        for one in outside:
            sure[id(one)] = confidences([one], weights)
    everything = np.concatenate([sure[id(one)][one.right] for one in pictures])
    least = round(float(np.floor(np.quantile(everything, MOST_LOST) * 20) / 20), 2)
    alone, together = fitted(pictures)
    rows = {}
    for kind in sorted({one.kind for one in pictures}):
        some = [one for one in pictures if one.kind == kind]
        rows[kind] = counted(some, [sure[id(one)] >= least for one in some])
    return {
        "left out": rows,
        "figure_weights": [round(float(w), 2) for w in alone],
        "company_weights": [round(float(w), 2) for w in together],
        "min_confidence": least,
    }


def counted(pictures: Sequence[LabelledCandidates], kept: Sequence[NDArray[np.bool_]]) -> dict[str, int]:
    """Count figures labelled, found with their colour, found with another, and others reported."""
    return {
        "figures": sum(one.wanted for one in pictures),
        "found": sum(int((one.right & k).sum()) for one, k in zip(pictures, kept, strict=True)),
        "wrong colour": sum(
            int((~one.right & (one.real == 1) & k).sum()) for one, k in zip(pictures, kept, strict=True)
        ),
        "others": sum(int(((one.real == 0) & k).sum()) for one, k in zip(pictures, kept, strict=True)),
    }
