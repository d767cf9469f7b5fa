"""Compare a labelled photo with its reading: which tiles, figures and places are right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.tiles.model.tile import Tile
from vision.labels.cell_geometry import CORNERS, homography
from vision.labels.label_space import looks
from vision.reading import At, DraftFigure, DraftTile, Quad

# Labelled photos (file names) that the shipped models were not trained on.
UNSEEN = frozenset(
    f"test_{n}" for n in ("02", "03", "05", "2", "24", "32", "36", "42", "46", "56", "61", "62", "64")
)


def as_quad(corners: Iterable[Iterable[float]]) -> Quad:
    """Return four corners as the recogniser stores them."""
    nw, ne, se, sw = ((float(x), float(y)) for x, y in corners)
    return nw, ne, se, sw


@dataclass(frozen=True)
class Truth:
    """Labels of one photo: corners of every cell in pixels, readable tiles, certain figures."""

    quads: Mapping[At, NDArray[np.float64]]
    tiles: Mapping[At, tuple[str, int]]  # readable cells: tile id, quarter turns
    figures: Sequence[tuple[At, str, float, float, str]]  # cell, colour, u, v, pose; only certain ones
    unsure: Sequence[At]
    features: Sequence[int | None] = ()  # per figure: number of the tile's feature it stands on, if known


@dataclass(frozen=True)
class Found:
    """A recognised tile matched to the labels: its label's cell, or None; whether it is right; quarter
    turns from the recogniser's orientation to the labels'."""

    at: At | None
    right: bool
    shift: int = 0


def truth_of(label: Mapping[str, Any], features: Sequence[Sequence[Any]] = ()) -> Truth:
    """Read one label file (format: README of the photos). `features`: what its figures stand on, in the
    same order: (x, y, colour, number of the tile's feature or None)."""
    project = homography([tuple(row) for row in label["lattice"]])
    cells = {(c["x"], c["y"]): c for c in label["cells"]}
    quads = {at: _through(project, np.array(at) + np.array(CORNERS, float)) for at in cells}
    tiles = {
        at: (c["tile"], c["rotation"]) for at, c in cells.items() if c["readable"] and not c.get("inferred")
    }
    people = label.get("meeples", [])
    sure = [m for m in people if m.get("sure", True) is not False]
    stands = [row[3] for row, m in zip(features, people, strict=False) if m.get("sure", True) is not False]
    unsure = [m for m in label.get("meeples", []) if m.get("sure", True) is False]
    return Truth(
        quads,
        tiles,
        [((m["x"], m["y"]), m["colour"], m["u"], m["v"], m["pose"]) for m in sure],
        [(m["x"], m["y"]) for m in unsure],
        stands,
    )


def compare(
    truth: Truth, tiles: Iterable[tuple[str | None, int, Quad]], known: Mapping[str, Tile]
) -> list[Found]:
    """Match each recognised (tile, rotation in degrees, quad) to the label at its place; a cell counts
    once."""
    taken: set[At] = set()
    found = []
    for tile, rotation, quad in tiles:
        corners = np.array(quad)
        at = cell_under(truth, corners.mean(0))
        if at is None or at in taken:
            found.append(Found(None, right=False))
            continue
        taken.add(at)
        shift = min(range(4), key=lambda k: float(((np.roll(truth.quads[at], -k, 0) - corners) ** 2).sum()))
        found.append(Found(at, _same(truth.tiles.get(at), tile, rotation // 90 + shift, known), shift))
    return found


def cell_under(truth: Truth, point: NDArray[np.float64]) -> At | None:
    """Return the labelled cell that contains a pixel."""
    for at, quad in truth.quads.items():
        ahead, off = np.roll(quad, -1, 0) - quad, point - quad
        if (ahead[:, 0] * off[:, 1] - ahead[:, 1] * off[:, 0] >= 0).all():
            return at
    return None


def centre(quad: Quad) -> NDArray[np.float64]:
    """Return the centre of a quad, in pixels."""
    return np.asarray(np.array(quad).mean(0))


def corner_error(truth: Truth, quads: Iterable[Quad]) -> float:
    """Return the median distance of recognised corners from the labelled ones, in cells; nan where nothing
    was found."""
    errors = []
    for quad in quads:
        corners = np.array(quad)
        at = cell_under(truth, corners.mean(0))
        if at is not None:
            side = float(np.sqrt(_area(truth.quads[at])))
            errors.append(
                min(float(np.hypot(*(np.roll(truth.quads[at], -k, 0) - corners).T).mean()) for k in range(4))
                / side
            )
    return float(np.median(errors)) if errors else float("nan")


def figures_right(truth: Truth, figures: Iterable[DraftFigure]) -> tuple[int, int]:
    """Return how many labelled figures were found in the right cell and colour, and how many others were
    reported."""
    wanted = [(at, colour) for at, colour, *_ in truth.figures]
    left: list[tuple[At, str]] = []
    hits = 0
    for figure in figures:
        at = cell_under(truth, np.array(figure.point))
        if at is None:
            continue
        if (at, figure.colour) in wanted:
            wanted.remove((at, figure.colour))
            hits += 1
        else:
            left.append((at, figure.colour))
    for at in truth.unsure:
        near = next((f for f in left if f[0] == at), None)
        if near:
            left.remove(near)
    return hits, len(left)


def features_right(
    truth: Truth,
    tiles: Sequence[DraftTile],
    found: Sequence[Found],
    figures: Iterable[DraftFigure],
    known: Mapping[str, Tile],
) -> tuple[int, int]:
    """Return, for figures found in the right cell and colour whose feature is labelled, how many were put
    on that feature and how many there are."""
    laid = {f.at: (tile, f.shift) for f, tile in zip(found, tiles, strict=True) if f.at is not None}
    left = list(figures)
    right = of = 0
    for (at, colour, *_), number in zip(truth.figures, truth.features, strict=False):
        near = next(
            (f for f in left if (cell_under(truth, np.array(f.point)), f.colour) == (at, colour)), None
        )
        if near is None:
            continue
        left.remove(near)
        if number is None or at not in truth.tiles or truth.tiles[at][0] not in known:
            continue
        of += 1
        tile, quarter = truth.tiles[at]
        want = known[tile].turned(quarter % 4).features[number]
        own, shift = laid.get(at, (None, 0))
        if own is None or own.tile not in known or near.feature is None:
            continue
        turned = known[own.tile or ""].turned(own.rotation // 90)
        for index in turned.names.find(*near.feature)[:1]:
            there = turned.turned(shift).features[index]
            right += (there.kind, there.ports) == (want.kind, want.ports)
    return right, of


def _same(label: tuple[str, int] | None, tile: str | None, quarter: int, known: Mapping[str, Tile]) -> bool:
    if label is None or tile not in known or label[0] not in known:
        return False
    return looks(known[tile or ""].turned(quarter % 4)) == looks(known[label[0]].turned(label[1] % 4))


def _area(quad: NDArray[np.float64]) -> float:
    ahead = np.roll(quad, -1, 0)
    return abs(float((quad[:, 0] * ahead[:, 1] - quad[:, 1] * ahead[:, 0]).sum())) / 2


def _through(matrix: NDArray[np.float64], points: NDArray[np.float64]) -> NDArray[np.float64]:
    flat = np.c_[points, np.ones(len(points))] @ matrix.T
    return np.asarray(flat[:, :2] / flat[:, 2:])
