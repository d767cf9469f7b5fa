"""Fit the confidence of figures (vision/figures/confidence.py), cross-validated by picture.

    python -m training.other_boxes.figures collect BLOBS
    python -m training.other_boxes.figures fit BLOBS

The first command looks for figures on the labelled photos, each in several lights, on the tables of
training/other_boxes/measure.py without tiles of unselected sets, and on as many tables with other seeds and
twice as many figures. The second one fits two logistic regressions from the evidence for a blob to whether
a labelled figure is there, whatever its colour: of the blob alone, then with its company. Every eighth of
the pictures is left out once (all lights of a photo together), so the counts of `results/figures.json` are
honest. The weights of the fit on all pictures go into `FigureDetectionParameters` by hand, and the largest
threshold that loses at most MOST_LOST of the figures with the right colour is `min_confidence`. The shipped
figure net was trained on the photos called "learnt".
"""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet, built_in, names
from referee.tiles.model.tile import Tile
from training.data.ground_truth import UNSEEN, Truth, as_quad, truth_of
from training.other_boxes.box_camera import KELVIN, UNCORRECTED, Light
from training.other_boxes.box_photo import BoxPhoto, box, photo
from training.other_boxes.figure_regression import fit
from training.other_boxes.measure import FIRST, RESULTS, OtherBoxTable, rendered, tables, truth_in
from vision.arrays import Floats
from vision.figures.assignment import settle_figures
from vision.figures.confidence import evidence_of, on_roof, roofs_of
from vision.figures.detection import figures_on, seen_on, with_names
from vision.figures.views import bands, look
from vision.image.loading import open_photo
from vision.image.quality import lifted
from vision.labels.cell_geometry import within
from vision.labels.label_space import roofed
from vision.pipeline import recognise, tile_sets
from vision.reading import At, Candidate, Cell, DraftTile, LatticeInfo, Reading, SeenFigure
from vision.settle import settle
from vision.solver.parameters import SOLVER

PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
LIGHTS = (Light(), Light(6500, 0.6), Light(3000, 0.6), Light(2700), Light(3500, 1.5), Light(7500))
CROWDED = 300  # number of the first table with other seeds
CROWD = 0.3  # share of its tiles with a figure
RIM = 0.1  # cells beyond its tile that a foot may be: the tolerance of vision_score.py


@dataclass(frozen=True)
class LabelledPicture:
    """A picture with its label, and what was read in it. `full`: its pixels; `laid`: the cells with tiles."""

    name: str
    kind: str
    truth: Truth
    full: NDArray[np.uint8]
    laid: Sequence[Cell]
    tiles: Sequence[DraftTile]
    sets: Sequence[TileSet]


@dataclass(frozen=True)
class LabelledCandidates:
    """The blobs of one picture that may be figures, in one light. `real`: 1 for a labelled figure, 0 for
    none, -1 where the label is unsure or the foot is off the board; `right`: of its labelled colour."""

    picture: str
    kind: str
    wanted: int
    evidence: Floats
    figures: tuple[SeenFigure, ...]
    real: NDArray[np.int64]
    right: NDArray[np.bool_]


def relit(part: NDArray[np.uint8], light: Light) -> NDArray[np.uint8]:
    """Return a picture in this light, halfway corrected by the camera."""
    linear = (part / 255.0) ** 2.2
    red, blue = KELVIN[light.kelvin]
    gain = np.array([blue, 1.0, red]) ** UNCORRECTED
    linear = linear * gain / np.sqrt(max(1.0, gain.max()))
    grey = (linear @ np.array([0.07, 0.72, 0.21]))[..., None]
    linear = np.clip(grey + light.saturation * (linear - grey), 0, 1)
    return np.asarray(np.round(linear ** (1 / 2.2) * 255), np.uint8)


def collect() -> Iterator[LabelledCandidates]:
    """Yield the candidates of every picture."""
    for path in sorted((PHOTOS / "labels").glob("*.json")):
        label = json.loads(path.read_text())
        data = (PHOTOS / label["photo"]).read_bytes()
        sets = tile_sets([name for name in label["tile_sets"] if name in names()])
        reading = recognise(data, [one.id for one in sets])
        laid = [cell for cell in reading.cells if cell.occupancy >= SOLVER.solution.min_occupancy]
        kind = "unseen" if path.stem in UNSEEN else "learnt"
        tiles = settle(reading, sets).tiles
        full = lifted(open_photo(data)).pyramid.full
        picture = LabelledPicture(path.stem, kind, truth_of(label), full, laid, tiles, sets)
        for light in LIGHTS:
            yield candidates(picture, light)
    plain = [table for table in tables() if not table.strangers]
    for table in plain:
        yield _of_table(f"table {table.number}", "table", table, rendered(table))
    for number, table in enumerate(plain, CROWDED):
        yield _of_table(f"table {number}", "crowded", table, crowded(number, table))


def crowded(number: int, table: OtherBoxTable) -> BoxPhoto:
    """Render a table with many figures from the source of another one and in its light."""
    count = int(np.random.default_rng((FIRST, number)).integers(26, 50))
    bag = box(table.source, built_in("base").counts[table.edition])
    return photo(FIRST + number, bag, table.light, count, (), CROWD)


def _of_table(picture: str, kind: str, table: OtherBoxTable, shot: BoxPhoto) -> LabelledCandidates:
    truth = truth_in(shot.label)
    tiles, laid = [], []
    for row in shot.label["cells"]:
        at: At = (row["x"], row["y"])
        quad = as_quad(truth.quads[at])
        seen = (Candidate(row["tile"], 90 * (row["rotation"] % 4), 0.0, 1.0),)
        laid.append(Cell(*at, quad, 1.0, 0.9, -5.0, seen))
        tiles.append(DraftTile(*at, row["tile"], seen[0].rotation, 1.0, quad, seen))
    full = lifted(open_photo(shot.jpeg)).pyramid.full
    found = candidates(LabelledPicture(picture, kind, truth, full, laid, tiles, tile_sets(["base"])), Light())
    return replace(found, kind=f"{kind} {table.light.kelvin} K, {table.light.saturation}")


def candidates(picture: LabelledPicture, light: Light) -> LabelledCandidates:
    """Look for figures on one picture in this light."""
    parts = []
    for band in bands(picture.laid):
        part, view = look(picture.full, band)
        parts.append(seen_on(relit(part, light), view, band))
    roofs = roofs_of(picture.laid, roofed(picture.sets))
    rows, figures = [], []
    for one in with_names(parts):
        for blob in one.blobs:
            for figure in figures_on([blob], one.view, one.cells, 0.0, roofs=roofs):
                figures.append(figure)
                roof = on_roof(blob, one.view.back(blob.middle), roofs)
                rows.append(evidence_of(blob, figure.size, roof=roof))
    known = {tile.id: tile for some in picture.sets for tile in some.tiles.values()}
    real, right = labelled(picture.truth, figures, picture.tiles, known)
    return LabelledCandidates(
        picture.name,
        f"{picture.kind} {light.kelvin} K, {light.saturation}",
        len(picture.truth.figures),
        np.array(rows).reshape(len(rows), 4),
        tuple(figures),
        real,
        right,
    )


def labelled(
    truth: Truth, figures: Sequence[SeenFigure], tiles: Sequence[DraftTile], known: dict[str, Tile]
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return which candidates are labelled figures (see LabelledCandidates), and whether their colour is
    right: those in their very cell and of their colour first, then those within RIM cells of it."""
    seen = Reading(1, 1, "C1", (), LatticeInfo(0.0), (), tuple(figures))
    placed, _ = settle_figures(seen, tiles, known, ())
    near = {figure.key: _near(truth, figure.point) for figure in placed}
    real, right = np.full(len(figures), -1), np.zeros(len(figures), bool)
    left = list(truth.figures)
    for cells, colours in ((1, True), (1, False), (9, True), (9, False)):
        for key, places in near.items():
            some = [
                f for f in left if f[0] in places[:cells] and (f[1] == figures[key].colour or not colours)
            ]
            if real[key] < 1 and some:
                left.remove(some[0])
                real[key], right[key] = 1, some[0][1] == figures[key].colour
    unsure = list(truth.unsure)
    for key, places in near.items():
        if real[key] < 1 and places:
            doubtful = next((at for at in unsure if at in places), None)
            real[key] = 0 if doubtful is None else -1
            if doubtful is not None:
                unsure.remove(doubtful)
    return real, right


def _near(truth: Truth, point: tuple[float, float]) -> list[At]:
    """Return the labelled cell under a pixel, then those within RIM cells of it."""
    found = []
    for at, quad in truth.quads.items():
        if np.hypot(*(quad.mean(0) - point)) < 2 * np.ptp(quad, axis=0).max():
            u, v = within(point, as_quad(quad))
            beyond = max(-u, u - 1, -v, v - 1)
            if beyond <= RIM:
                found.append((max(0.0, beyond), at))
    return [at for _, at in sorted(found)]


def main() -> None:
    """Run the command line."""
    path = Path(sys.argv[2])
    if sys.argv[1] == "collect":
        path.write_bytes(pickle.dumps(list(collect())))
        return
    result = fit(pickle.loads(path.read_bytes()))
    (RESULTS / "figures.json").write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
