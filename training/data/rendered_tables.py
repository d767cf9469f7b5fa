"""Render tables of drawn games with every kind of piece, for the nets that detect pieces."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np

from referee.tiles.io.catalog import built_in
from training.synthetic.layout import GameBox, Stands, SyntheticPiece, box_of, table
from training.synthetic.other_pieces import wooden
from training.synthetic.scans import Art
from training.synthetic.shot import arts_of, pixels_of
from training.synthetic.table.figures import COLOUR_WEIGHTS, COLOURS
from training.synthetic.table.scene import Shot
from vision.artwork.tile_renderer import PrintingStyle
from vision.enrolment.custom_sets import tint_of
from vision.labels.cell_images import faces_of

SETS = (("gold-rush",), ("amazonas",), ("base",), ("base", "river"))
OFTEN = (0.3, 0.4, 0.15, 0.15)  # share of the tables of each set
LOOKS = 3  # printings of each set
PLAYERS = ("red", "blue", "green", "yellow", "black")
THEIRS = 0.7  # share of the tables whose pieces are of these colours
SIZE = (960, 720)
Known = list[tuple[GameBox, dict[str, Art]]]
Pieces = list[dict[str, Any]]


def games() -> Known:
    """Return boxes and faces of the games, each in several looks."""
    found = []
    for number, names in enumerate(SETS):
        box = box_of([built_in(name) for name in names])
        for look in range(LOOKS):
            found.append(
                (box, arts_of(faces_of(box.tiles, 128, PrintingStyle(0 if look < 2 else 100 + number))))
            )
    return found


def made(seed: int, known: Known) -> tuple[Shot, Pieces, tuple[float, ...]]:
    """Render one photo of a table. Return it, its pieces (centre and side of a cell in pixels, shape), and
    the mean colour of the game's tiles in neutral light."""
    rng = np.random.default_rng(seed)
    shares = np.repeat(OFTEN, LOOKS) / LOOKS
    box, arts = known[int(rng.choice(len(known), p=shares))]
    kinds = {f.kind for tile in box.tiles.values() for f in tile.features}
    wood = tuple(
        SyntheticPiece(shape, shape, tuple(kinds), share)
        for shape, share in (("meeple", 3.0), ("cowboy", 3.0), ("tent", 1.6), ("camp", 1.6), ("boat", 1.6))
    )
    others = rng.choice(COLOURS, 5, replace=False, p=COLOUR_WEIGHTS / COLOUR_WEIGHTS.sum())
    colours = PLAYERS if rng.random() < THEIRS else others
    full = GameBox(box.tiles, box.copies, wood, tuple(map(str, colours)), box.start)
    laid = table(rng, full, int(rng.integers(8, 30)), float(rng.uniform(0.2, 0.6)))
    laid.figures[:] = [_anyhow(rng, f) for f in laid.figures]
    for shape in ("cowboy", "tent", "camp", "boat"):
        wooden(shape)
    photo, label, map_ = pixels_of(rng, laid, arts, SIZE)
    quads = np.array([c["quad"] for c in label["cells"]], np.float32)
    side = [float(np.sqrt(max(1.0, cv2.contourArea(q)))) for q in quads]
    at = {(c["x"], c["y"]): s for c, s in zip(label["cells"], side, strict=True)}
    pieces = [
        {"middle": m["middle"], "shape": m["kind"], "side": at[m["x"], m["y"]]} for m in label["meeples"]
    ]
    corners = np.array([row[2:] for row in label["lattice"]], np.float32)
    png = cv2.imencode(".png", map_)[1].tobytes()
    none = np.zeros((0, 4, 2), np.float32)
    shot = Shot(photo, png, quads, [], np.zeros(len(quads)), none, corners, float(np.median(side)))
    return shot, pieces, tint_of({name: [art.faces[-1]] for name, art in arts.items()})


def _anyhow(rng: np.random.Generator, figure: Stands) -> Stands:
    """Move the piece anywhere on its tile; persons lie or stand at random."""
    u, v = (float(np.clip(c + rng.normal(0, 0.08), 0.08, 0.92)) for c in (figure.u, figure.v))
    lies = figure.shape in ("meeple", "cowboy") and rng.random() < 0.4
    return Stands(figure.cell, u, v, figure.colour, figure.kind, figure.shape, not lies, figure.feature)
