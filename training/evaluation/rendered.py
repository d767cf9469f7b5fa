"""Measure the recogniser on rendered tables, generated from seeds.

    python -m training.evaluation.rendered --game gold-rush --tables 100

reads tables of a game's built-in sets in our own drawing. Seeds, light, clutter, camera and the game's
figures: see vision/rendered. Rows go to training/evaluation/results/rendered-<game>.csv with a summary on the
last line.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from multiprocessing import Pool
from pathlib import Path

import cv2
import numpy as np

from referee.tiles.io.catalog import TileSet, built_in
from referee.tiles.model.tile import Tile
from training.data.ground_truth import Truth, cell_under, centre, compare, figures_right, truth_of
from training.evaluation.report import files
from training.synthetic.games import GAMES, SETS
from training.synthetic.layout import GameBox, box_of
from training.synthetic.scans import Art
from training.synthetic.shot import Rendered, arts_of, shot
from vision.enrolment.custom_sets import known_tiles, prototypes
from vision.errors import Unreadable
from vision.figures.terrain import FigureTerrain
from vision.labels.cell_images import faces_of
from vision.models.tile_galleries import Gallery
from vision.pipeline import recognise
from vision.reading import Draft
from vision.reading.request import TableFacts
from vision.settle import settle

RESULTS = Path(__file__).parent / "results"
FIRST = 50_000  # seed of the first table: no training uses these


@dataclass(frozen=True)
class RenderedRow:
    """One rendered table: right cells of all, false tiles, wrong ones without and right ones with a review
    question, figures found (cell, colour) of all, other figures reported, right kinds and features of
    those found."""

    seed: int
    cells: int
    right: int
    false: int
    silent: int
    questioned: int
    figures: int
    hits: int
    strays: int
    kinds: int
    features: int
    seconds: float
    note: str = ""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="gold-rush", choices=sorted(SETS))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args(arguments)
    with Pool(args.jobs) as pool:
        rows = pool.starmap(measured, [(args.game, args.first + n) for n in range(args.tables)], 1)
    args.results.mkdir(parents=True, exist_ok=True)
    write(rows, args.results / f"rendered-{args.game}.csv")
    print(summary(rows))


@lru_cache(maxsize=4)
def bench(game: str) -> tuple[tuple[TileSet, ...], GameBox, Mapping[str, Art], Gallery]:
    """Return what the tables of a game are made of and read with: its sets, its box, its faces, their
    prototypes."""
    sets = tuple(built_in(name) for name in SETS[game])
    box = box_of(sets, **GAMES[game])
    return sets, box, arts_of(faces_of(box.tiles)), prototypes(sets)


def measured(game: str, seed: int) -> RenderedRow:
    """Render the table of this seed, read it, and compare."""
    cv2.setNumThreads(1)
    sets, box, arts, gallery = bench(game)
    grounds = {wood.kind: wood.goes_on for wood in box.wood} if game != "carcassonne" else None
    return read(shot(seed, box, arts), seed, sets, gallery, grounds)


def read(
    rendered: Rendered,
    seed: int,
    sets: Sequence[TileSet],
    gallery: Gallery,
    grounds: FigureTerrain | None = None,
) -> RenderedRow:
    """Read a rendered table with these prototypes and compare the result with its labels."""
    truth = truth_of(rendered.label)
    source = {s.id: s for s in sets}
    began = time.process_time()
    try:
        reading = recognise(
            rendered.jpeg,
            [s.id for s in sets],
            _edition(sets),
            facts=TableFacts(gallery, source.__getitem__, pieces=grounds is not None),
        )
    except Unreadable as why:
        count, figures = len(truth.tiles), len(truth.figures)
        return RenderedRow(
            seed, count, 0, 0, 0, 0, figures, 0, 0, 0, 0, time.process_time() - began, str(why)
        )
    draft = settle(reading, sets, grounds=grounds)
    return row(rendered, seed, truth, draft, time.process_time() - began, known_tiles(sets))


def _edition(sets: Sequence[TileSet]) -> str:
    """Return the edition whose copies apply: that of the sets' first printing."""
    return next((e for s in sets for p in s.printings for e in p.editions), "any")


def row(
    rendered: Rendered, seed: int, truth: Truth, draft: Draft, seconds: float, known: Mapping[str, Tile]
) -> RenderedRow:
    """Return the counts of one table. A cell with a review question, or an unseen one with a question for
    a missing tile, is not a silent error."""
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    doubtful = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    doubted = [(t.x, t.y) in doubtful for t in draft.tiles]
    wrong = [f.at is None or not f.right for f in found]
    hidden = [d.quad for d in draft.doubts if d.reason == "missing" and d.quad]
    unseen = set(truth.tiles) - {f.at for f in found} - {cell_under(truth, centre(quad)) for quad in hidden}
    hits, strays = figures_right(truth, draft.figures)
    kinds = features = 0
    for label in rendered.label["meeples"]:
        at = (label["x"], label["y"])
        near = [
            f
            for f in draft.figures
            if cell_under(truth, np.array(f.point)) == at and f.colour == label["colour"]
        ]
        kinds += bool(near and near[0].kind == label["kind"])
        features += bool(near and near[0].feature and near[0].feature[0] == label["feature"]["kind"])
    return RenderedRow(
        seed,
        len(truth.tiles),
        sum(f.right for f in found),
        sum(f.at is None for f in found),
        sum(w and not d for w, d in zip(wrong, doubted, strict=True)) + len(unseen),
        sum(f.right and d for f, d in zip(found, doubted, strict=True)),
        len(truth.figures),
        hits,
        strays,
        kinds,
        features,
        round(seconds, 2),
    )


def summary(rows: Sequence[RenderedRow]) -> str:
    """Return the totals of all tables as a line."""
    total = {
        f.name: sum(getattr(r, f.name) for r in rows)
        for f in fields(RenderedRow)
        if f.name not in ("note", "seed")
    }
    cells, figures = max(1, total["cells"]), max(1, total["figures"])
    reported = max(1, total["hits"] + total["strays"])
    return (
        f"{len(rows)} tables, {total['cells']} cells: right {total['right'] / cells:.4f}, "
        f"silent {total['silent'] / cells:.4f}, questioned {total['questioned'] / cells:.4f}, "
        f"false {total['false']}; "
        f"{total['figures']} figures: recall {total['hits'] / figures:.4f}, "
        f"precision {total['hits'] / reported:.4f}, "
        f"kind {total['kinds'] / figures:.4f}, feature kind {total['features'] / figures:.4f}; "
        f"unreadable {sum(bool(r.note) for r in rows)}; {total['seconds'] / max(1, len(rows)):.2f} s a table"
    )


def write(rows: Sequence[RenderedRow], path: Path, note: str | None = None) -> None:
    """Write a row per table, and the summary as the last one."""
    files.table(path, [asdict(row) for row in rows])
    with path.open("a", newline="", encoding="utf-8") as file:
        file.write(f"# {note or summary(rows)}\n")


if __name__ == "__main__":
    main()
