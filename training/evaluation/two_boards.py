"""Measure the detection of two boards in one picture: on rendered tables with two boards, and with one.

    python -m training.evaluation.two_boards --tables 40 [--game gold-rush] [--labelled] [--afar]

Carcassonne is rendered from its scans and read as any photo is, the other games in our own drawing. A second
board counts as detected if one board is read and a detection covers most of the other one; a false alarm is a
detection where there is no second board, on tables with one board or with two. `--labelled` takes the first
board as labelled and measures only the search for others; `--afar` puts the boards far apart on a large table
(and renders none with one board). Counts go to training/evaluation/results/apart.json.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet, built_in
from training.data.ground_truth import as_quad
from training.synthetic.games import GAMES, SETS
from training.synthetic.layout import GameBox, box_of
from training.synthetic.scans import Art, load
from training.synthetic.shot import Rendered, arts_of, shot
from training.synthetic.two_boards import BEYOND, two_boards
from vision.enrolment.custom_sets import prototypes
from vision.errors import Unreadable
from vision.labels.cell_images import faces_of
from vision.models import tile_galleries
from vision.models.tile_galleries import Gallery
from vision.pipeline import recognise
from vision.reading import Cell, Quad
from vision.reading.request import TableFacts
from vision.scene.other_boards import other_boards
from vision.scene.tile_map import tile_map
from vision.solver.parameters import SOLVER
from vision.tiles.occupancy import likeness

RESULT = Path(__file__).parent / "results" / "apart.json"
FIRST = 120_000  # seed of the first table: no development used these tables
EDITION = "C1"
MOST = 0.5  # share of a board's cells that a detection must cover, or that must be read


@dataclass(frozen=True)
class EvaluationSet:
    """Tiles, figures and prototypes for the tables of a game."""

    sets: tuple[TileSet, ...]
    box: GameBox
    arts: Mapping[str, Art]
    gallery: Gallery | None

    def like(self, crops: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return how much crops of cells look like tiles of the game."""
        known = tile_galleries.gallery(self.box.tiles, EDITION) if self.gallery is None else self.gallery
        return likeness(crops, known)


@dataclass(frozen=True)
class TwoBoardsRow:
    """One table: its number of boards, the share of each that is read, whether the other one is detected,
    and the number of false detections."""

    seed: int
    boards: int
    read: tuple[float, ...]
    detected: bool
    false: int
    seconds: float
    note: str = ""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=sorted(SETS), action="append", help="all, if left out")
    parser.add_argument("--tables", type=int, default=40, help="of each kind")
    parser.add_argument("--labelled", action="store_true", help="the first board as labelled, not as read")
    parser.add_argument("--afar", action="store_true", help="boards far apart on a large table")
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--result", type=Path, default=RESULT)
    args = parser.parse_args(arguments)
    kept = json.loads(args.result.read_text()) if args.result.is_file() else {}
    how = ("labelled" if args.labelled else "read") + ", afar" * args.afar
    for game in args.game or sorted(SETS):
        jobs = [
            (game, args.first + n, boards)
            for boards in ((2,) if args.afar else (2, 1))
            for n in range(args.tables)
        ]
        with Pool(args.jobs) as pool:
            rows = pool.starmap(partial(measured, as_labelled=args.labelled, afar=args.afar), jobs, 1)
        kept[f"{game}, first board {how}"] = summed = summary(rows)
        print(game, how, json.dumps({**summed, "rows": None}), flush=True)
        args.result.write_text(json.dumps(kept, indent=1) + "\n")


@lru_cache(maxsize=3)
def bench(game: str) -> EvaluationSet:
    """Return the tiles of a game, their looks, and their prototypes."""
    sets = tuple(built_in(name) for name in SETS[game])
    if game != "carcassonne":
        box = box_of(sets, **GAMES[game])
        return EvaluationSet(sets, box, arts_of(faces_of(box.tiles)), prototypes(sets))
    arts = {art.tile: art for art in reversed(load()) if art.edition == EDITION}
    box = box_of(sets, EDITION, **GAMES[game])
    kept = {name: tile for name, tile in box.tiles.items() if name in arts}
    copies = {name: count for name, count in box.copies.items() if name in arts}
    return EvaluationSet(sets, GameBox(kept, copies, box.wood, box.colours, box.start), arts, None)


def measured(game: str, seed: int, boards: int, *, as_labelled: bool, afar: bool = False) -> TwoBoardsRow:
    """Render the table of this seed, read it, and compare."""
    cv2.setNumThreads(1)
    held = bench(game)
    two = boards == 2
    picture = two_boards(seed, held.box, held.arts, afar=afar) if two else shot(seed, held.box, held.arts)
    began = time.process_time()
    if as_labelled:
        board = labelled(picture)
        compared = held.gallery is not None
        tiles = None if compared else tile_map(picture.bgr)
        others = other_boards(picture.bgr, board, held.like, tiles=tiles, compared=compared)
        spent = round(time.process_time() - began, 2)
        return row(picture, seed, boards, [cell.quad for cell in board], others, spent)
    try:
        reading = recognise(
            picture.jpeg,
            SETS[game],
            clock=time.process_time,
            facts=TableFacts(held.gallery, pieces=game != "carcassonne"),
        )
    except Unreadable as why:
        return TwoBoardsRow(
            seed,
            boards,
            (0.0,) * boards,
            detected=False,
            false=0,
            seconds=time.process_time() - began,
            note=str(why),
        )
    laid = [cell.quad for cell in reading.cells if cell.occupancy >= SOLVER.solution.min_occupancy]
    return row(picture, seed, boards, laid, reading.others, round(time.process_time() - began, 2))


def labelled(picture: Rendered) -> list[Cell]:
    """Return the first board's cells as they are labelled."""
    labels = [cell for cell in picture.label["cells"] if cell["x"] < BEYOND / 2]
    return [Cell(c["x"], c["y"], as_quad(c["quad"]), 1.0, 1.0, 0.0, ()) for c in labels]


def row(
    picture: Rendered, seed: int, boards: int, laid: Sequence[Quad], findings: Sequence[Quad], seconds: float
) -> TwoBoardsRow:
    """Compare the results for a table with its labels: `laid` as tiles of the board, `findings` as other
    boards."""
    lie = middles(picture, boards)
    read = tuple(round(covered(board, laid), 2) for board in lie)
    first = int(np.argmax(read))
    others = [board for i, board in enumerate(lie) if i != first]
    detected = [max((covered(board, [quad]) for board in others), default=0.0) >= MOST for quad in findings]
    return TwoBoardsRow(
        seed, boards, read, any(detected) and read[first] >= MOST, len(detected) - sum(detected), seconds
    )


def middles(picture: Rendered, boards: int) -> list[NDArray[np.float64]]:
    """Return the centres of the cells of each board, in pixels."""
    cells = picture.label["cells"]
    return [
        np.array([np.mean(c["quad"], axis=0) for c in cells if (c["x"] >= BEYOND / 2) == bool(board)])
        for board in range(boards)
    ]


def covered(spots: NDArray[np.float64], quads: Sequence[Any]) -> float:
    """Return the share of these pixels that are in any of the quads."""
    outlines = [np.array(quad, np.float32) for quad in quads]
    within = [
        any(cv2.pointPolygonTest(o, (float(x), float(y)), measureDist=False) >= 0 for o in outlines)
        for x, y in spots
    ]
    return float(np.mean(within))


def summary(rows: Sequence[TwoBoardsRow]) -> dict[str, Any]:
    """Return counts of tables, and the rows."""
    two, one = ([row for row in rows if row.boards == boards] for boards in (2, 1))
    return {
        "two boards": len(two),
        "detected": sum(row.detected for row in two),
        "false beside two": sum(row.false > 0 for row in two),
        "one board": len(one),
        "false beside one": sum(row.false > 0 for row in one),
        "rows": [asdict(row) for row in rows],
    }


if __name__ == "__main__":
    main()
