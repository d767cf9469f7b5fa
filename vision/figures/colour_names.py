"""Name the colours of figures for the photo as a whole.

A set of figures has few paints. Figures of like paint are one group and get one name, from what the net and
the paint say of all of them; so one figure in shade or in a strange light does not become another player's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.arrays import Floats
from vision.figures.colour_estimate import Shares, paint_of
from vision.figures.parameters import FIGURES

PARAMETERS = FIGURES.naming


@dataclass(frozen=True)
class PaintedFigure:
    """What is known of the colour of one figure: its own shares, and its paint (blue, green, red) in white
    light."""

    shares: Shares
    white: Floats


@dataclass(frozen=True)
class NamedFigure:
    """The colours of a figure as a member of its group, most likely first, and the number of the group."""

    colours: Shares
    group: int


def named_together(figures: Sequence[PaintedFigure]) -> list[NamedFigure]:
    """Return the figures with the colours of their groups."""
    if not figures:
        return []
    paints = np.array([paint_of(figure.white) for figure in figures])
    groups = _groups(paints / np.array(PARAMETERS.spreads))
    names = sorted({name for figure in figures for name, _ in figure.shares})
    own = np.array([[dict(figure.shares).get(name, 0.0) for name in names] for figure in figures])
    nats = np.log(own + PARAMETERS.min_share)
    evidence = np.array([_together(nats[groups == group]) for group in range(groups.max() + 1)])
    evidence = evidence + PARAMETERS.in_play_nats * _in_play(evidence, groups)
    shares = np.exp(evidence - evidence.max(1, keepdims=True))
    shares = _greener(shares / shares.sum(1, keepdims=True), groups, names, figures)
    return [NamedFigure(_listed(names, shares[group]), int(group)) for group in groups]


def _together(nats: Floats) -> Floats:
    """Return the joint log-shares of the members of one group; they look alike, so they are not independent
    witnesses."""
    return np.asarray(nats.sum(0) * min(1.0, PARAMETERS.max_witnesses / len(nats)))


def _in_play(evidence: Floats, groups: NDArray[np.intp]) -> Floats:
    """Return 1 for each group and colour that another group of several figures has, else 0."""
    counts = np.bincount(groups)
    found = np.zeros_like(evidence)
    for group, count in enumerate(counts):
        if count > 1:
            found[np.arange(len(evidence)) != group, evidence[group].argmax()] = 1.0
    return found


def _groups(points: Floats) -> NDArray[np.intp]:
    """Return the group of each point: average linkage up to the distance `max_distance`."""
    apart = np.linalg.norm(points[:, None] - points[None], axis=2)
    np.fill_diagonal(apart, np.inf)
    group, size = np.arange(len(points)), np.ones(len(points))
    while len(points) > 1:
        one, other = np.unravel_index(int(apart.argmin()), apart.shape)
        if apart[one, other] > PARAMETERS.max_distance:
            break
        whole = size[one] + size[other]
        mean = (size[one] * apart[one] + size[other] * apart[other]) / whole
        apart[one], apart[:, one] = mean, mean
        apart[other], apart[:, other] = np.inf, np.inf
        apart[one, one] = np.inf
        size[one] = whole
        group[group == other] = one
    return np.asarray(np.unique(group, return_inverse=True)[1], np.intp)


def _greener(
    shares: Floats, groups: NDArray[np.intp], names: Sequence[str], figures: Sequence[PaintedFigure]
) -> Floats:
    """Return the shares of the groups; if those called blue have two clearly different hues, the greener
    ones are green: in warm light green paint looks blue to the net."""
    if "blue" not in names or "green" not in names:
        return shares
    blue, green = names.index("blue"), names.index("green")
    called = shares.argmax(1)
    if (called == green).any():
        return shares
    members = np.flatnonzero(called[groups] == blue)
    hue = np.array([float(np.log(f.white[1] / f.white[0])) for f in (figures[int(i)] for i in members)])
    order = np.sort(hue)
    if len(order) < 2 * PARAMETERS.min_hue_members:
        return shares
    cuts = range(PARAMETERS.min_hue_members, len(order) - PARAMETERS.min_hue_members + 1)
    cut = max(cuts, key=lambda k: order[k] - order[k - 1])
    low, high = order[:cut], order[cut:]
    apart = float(high.mean() - low.mean())
    spread = float(np.sqrt((low.var() * len(low) + high.var() * len(high)) / len(order)))
    if (
        apart < PARAMETERS.min_hue_difference
        or apart < PARAMETERS.min_hue_spreads * spread
        or high.min() - low.max() < PARAMETERS.min_hue_gap
        or high.mean() < PARAMETERS.min_green_hue
    ):
        return shares
    changed = shares.copy()
    for group in set(groups[members].tolist()):
        mean = hue[groups[members] == group].mean()
        if mean > (high.min() + low.max()) / 2:
            changed[group, [blue, green]] = shares[group, [green, blue]]
    return changed


def _listed(names: Sequence[str], shares: Floats) -> Shares:
    order = np.argsort(-shares, kind="stable")
    return tuple((names[i], round(float(shares[i]), 4)) for i in order)
