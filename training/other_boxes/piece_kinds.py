"""Fit how other pieces than meeples are recognised by their form (vision/figures/piece_kinds.py).

    python -m training.other_boxes.piece_kinds

Reads the labelled photos, and fits a logistic regression from the form of a figure to whether the label
calls it another piece than a meeple (pig, builder, barn, dragon, tower, bridge). Every photo is left
out once, so the counts of `results/piece-kinds.json` are honest; the weights of the fit on all photos go into
`FigurePieceKindsParameters` by hand. The rule for barns has two thresholds, chosen on these photos.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.tiles.io.catalog import names
from training.other_boxes.measure import RESULTS
from vision.arrays import Floats
from vision.figures.parameters import FIGURES
from vision.figures.piece_kinds import evidence, like_barn
from vision.pipeline import recognise
from vision.reading import SeenFigure

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
NEAR = 0.4  # cells from a labelled figure within which it is the one that was seen
DECAY = 0.3
RARE = 0.3  # weight of all other pieces together, in units of that of all meeples
ROUNDS = 60


@dataclass(frozen=True)
class LabelledPiece:
    """A figure that was seen, with its label: photo, kind, evidence of its form, and whether the rule for
    barns holds."""

    photo: str
    kind: str
    evidence: Floats
    barn: bool


def pieces(photos: Path) -> Iterator[LabelledPiece]:
    """Yield the labelled figures that are seen on the photos; meeples only where the label is sure."""
    for path in sorted((photos / "labels").glob("*.json")):
        label = json.loads(path.read_text())
        sets = [name for name in label["tile_sets"] if name in names()]
        figures = recognise((photos / label["photo"]).read_bytes(), sets).figures
        rows = evidence(figures) if figures else ()
        for figure, row in zip(figures, rows, strict=True):
            kind = _labelled(figure, label)
            if kind is not None:
                yield LabelledPiece(path.stem, kind, row, like_barn(figure, figures))


def _labelled(figure: SeenFigure, label: Mapping[str, Any]) -> str | None:
    """Return the kind of the labelled figure nearest to a seen one; None for unknown and unsure ones."""
    corners = np.array(label["lattice"], float)
    onto, _ = cv2.findHomography(corners[:, :2], corners[:, 2:])
    back = np.linalg.inv(onto)
    place = back @ (*figure.point, 1.0)
    at = place[:2] / place[2]
    away = [np.hypot(m["x"] + m["u"] - at[0], m["y"] + m["v"] - at[1]) for m in label["meeples"]]
    if not away or min(away) > NEAR:
        return None
    nearest = label["meeples"][int(np.argmin(away))]
    unsure = nearest["kind"] == "unknown" or (nearest["kind"] == "meeple" and not nearest["sure"])
    return None if unsure else str(nearest["kind"])


def fitted(rows: Floats, other: Floats) -> Floats:
    """Return base and weights of the log-odds of another piece."""
    x = np.column_stack([np.ones(len(rows)), rows])
    weight = np.where(other > 0, RARE * (other == 0).sum() / max(other.sum(), 1), 1.0)
    decay = DECAY * np.diag([0.1, *[1.0] * rows.shape[1]])
    found = np.zeros(x.shape[1])
    for _ in range(ROUNDS):
        share = 1 / (1 + np.exp(-x @ found))
        slope = x.T @ (weight * (share - other)) + decay @ found
        found = found - np.linalg.solve((x * (weight * share * (1 - share))[:, None]).T @ x + decay, slope)
    return found


def left_out(known: list[LabelledPiece]) -> Floats:
    """Return the probability of another piece for each, by a fit on the other photos."""
    photo = np.array([piece.photo for piece in known])
    rows = np.stack([piece.evidence for piece in known])
    other = np.array([piece.kind != "meeple" for piece in known], float)
    share = np.zeros(len(known))
    for name in np.unique(photo):
        mine = photo == name
        base, *weights = fitted(rows[~mine], other[~mine])
        share[mine] = 1 / (1 + np.exp(-(base + rows[mine] @ np.array(weights))))
    return share


def main() -> None:
    """Run the command line."""
    known = list(pieces(PHOTOS))
    questioned = left_out(known) >= FIGURES.piece_kinds.min_other_share
    kinds = Counter(piece.kind for piece in known)
    weights = fitted(
        np.stack([piece.evidence for piece in known]),
        np.array([piece.kind != "meeple" for piece in known], float),
    )
    found = {
        "kinds": {
            kind: {
                "seen": count,
                "questioned": sum(
                    a for a, p in zip(questioned.tolist(), known, strict=True) if p.kind == kind
                ),
                "taken for barns": sum(p.barn for p in known if p.kind == kind),
            }
            for kind, count in kinds.most_common()
        },
        "other_weights": [round(float(w), 2) for w in weights],
    }
    text = json.dumps(found, indent=1)
    (RESULTS / "piece-kinds.json").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
