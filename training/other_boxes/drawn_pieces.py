"""Measure how many of the other pieces of Carcassonne are noticed on rendered tables.

    python -m training.other_boxes.drawn_pieces [--tables 60]

The weights of `FigurePieceKindsParameters` were fitted on labelled photos only, so no shape of these tables
was in their training. The tables are those of training/synthetic/carcassonne_pieces.py; their cells are
given, the figures are found by the recogniser. For each kind: how many are `drawn`, `seen` as a figure, and
`noticed` (called another piece or questioned) where all kinds are in play. Writes `results/drawn-
pieces.json`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

import cv2
import numpy as np

from training.data.decoded_photos import DecodedPhoto
from training.data.ground_truth import as_quad
from training.other_boxes.measure import RESULTS
from training.synthetic import scans
from training.synthetic.carcassonne_pieces import OUTLINES, crowd
from training.synthetic.scans import Art
from training.synthetic.table.boards import Cell as At
from training.synthetic.table.boards import LaidTile
from training.synthetic.table.figures import FigureModel
from training.synthetic.table.scene import shot
from vision.figures.detection import see_figures
from vision.figures.parameters import FIGURES
from vision.figures.piece_kinds import likely_kinds
from vision.figures.views import side_of
from vision.reading import Cell

FIRST = 9_400_000  # seed of the first table
LEAST_CELL = 34.0  # pixels of a cell of a table that is read
NEAR = {"barn": 0.5, "dragon": 0.5, "bridge": 0.5}  # cells between a piece and what is seen of it; others:
USUALLY_NEAR = 0.3
IN_PLAY = frozenset(OUTLINES) - {"meeple"}


def counted(seed: int, arts: list[Art], counts: Counter[tuple[str, str]]) -> None:
    """Add the pieces of the table of this seed."""
    figures: list[FigureModel] = []
    tiles: list[LaidTile] = []

    def placed(rng: np.random.Generator, board: dict[At, LaidTile]) -> list[FigureModel]:
        tiles.extend(board.values())
        figures.extend(crowd(rng, board))
        return figures

    made = shot(seed, arts, placed)
    if made.cell < LEAST_CELL or not figures:
        return
    cells = [Cell(i, 0, as_quad(quad), 1.0, 0.9, -5.0, ()) for i, quad in enumerate(made.quads)]
    board = np.concatenate([tile.quad for tile in tiles])
    onto, _ = cv2.findHomography(board, made.quads.reshape(-1, 2).astype(float))
    spots = cv2.perspectiveTransform(np.array([[one.spot for one in figures]], float), onto)[0]
    seen = see_figures(DecodedPhoto.of(made).photo, cells).figures
    found: dict[int, bool] = {}
    for figure, (kind, sure) in zip(seen, likely_kinds(seen, IN_PLAY), strict=True):
        side = side_of(cells[figure.x])
        assert figure.middle is not None, "a figure of the net has a shape"
        away = np.array(
            [
                np.hypot(*np.subtract(figure.point if one.standing else figure.middle, spot)) / side
                for one, spot in zip(figures, spots, strict=True)
            ]
        )
        nearest = int(away.argmin())
        if away[nearest] <= NEAR.get(figures[nearest].kind.split()[0], USUALLY_NEAR):
            noticed = kind != "meeple" or sure < FIGURES.assignment.min_kind_share
            found[nearest] = found.get(nearest, False) or noticed
    for index, one in enumerate(figures):
        kind = one.kind.split()[0]
        counts[kind, "drawn"] += 1
        counts[kind, "seen"] += index in found
        counts[kind, "noticed"] += found.get(index, False)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60)
    args = parser.parse_args()
    arts, counts = scans.load(), Counter[tuple[str, str]]()
    for number in range(args.tables):
        counted(FIRST + number, arts, counts)
    found = {kind: {what: counts[kind, what] for what in ("drawn", "seen", "noticed")} for kind in OUTLINES}
    text = json.dumps(found, indent=1) + "\n"
    (RESULTS / "drawn-pieces.json").write_text(text)
    print(text, end="")


if __name__ == "__main__":
    main()
