"""Train the net that finds figures of grey paint and of natural wood, and cross-validate it by photo.

    python -m training faint --seed 1 --workers 2

Adds the figure net's last features to its outputs where they are missing, renders tables, looks at them and
at the labelled photos, fits both stages and writes `faint.npz`. The shipped weights are fitted on the photos
that the other nets learn from. For `results/faint.json` an eighth of the tables is left out; each of these
photos is read by weights that were fitted without its group, the others by weights fitted on all of these.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import onnx

from training.data import real
from training.faint import fit
from training.faint.pictures import OTHER, FaintView, photos, rendered, variants
from training.synthetic import scans
from vision.models import faint_net, sessions
from vision.models.sessions import Floats

FIRST, TABLES = 9_000_000, 520  # seeds of the tables
PIXEL_TABLES, PIXELS = 70, 4000  # tables and pixels of each for the first stage
HELD = 8  # every so many tables are left out of the fit that is measured on rendered tables
FEATURES = "/last/last.2/Relu_output_0"
RESULTS = Path(__file__).parents[1] / "evaluation" / "results"
QUESTIONS = (7, 14, 27, 40)  # on all photos together, at which the odds are reported


@dataclass(frozen=True, eq=False)
class Candidates:
    """The candidates of one view: evidence and classes (255: unknown)."""

    photo: str
    variant: int
    rows: Floats
    classes: np.ndarray


def train(models: Path, seed: int, workers: int, results: Path = RESULTS) -> None:
    """Do what the command promises."""
    cv2.setNumThreads(1)
    for name in ("figures.onnx", "figures.int8.onnx"):
        if (models / name).exists():
            with_features(models / name)
    sessions.use_models(models)
    jobs = [(models, seed, share, workers) for share in range(workers)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        pixel = fit.pixel_weights(_joined(chain(*pool.map(_pixels, jobs))), seed)
        seen = list(chain(*pool.map(_candidates, [(*job, pixel) for job in jobs])))
    learnt = {photo.name for photo in _fold("shipped")}
    weights = fitted(seen, pixel, seed, learnt)
    np.savez_compressed(models / faint_net.FILE, **asdict(weights))
    text = json.dumps(measured(seen, pixel, seed, learnt), indent=1)
    (results / "faint.json").write_text(text + "\n")
    print(text)


def with_features(path: Path) -> None:
    """Add the figure net's last features to the outputs of its file, and to its int8 version; no other output
    changes."""
    net = onnx.load(str(path))
    quick = path.name.endswith(".int8.onnx")
    if len(net.graph.output) == 1:
        name = FEATURES + ("_DequantizeLinear_Output" if quick else "")
        net.graph.output.append(
            onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, [1, 32, "height4", "width4"])
        )
    if quick:
        whole = path.with_name(path.name.replace(".int8", ""))
        onnx.helper.set_model_props(net, {sessions.MADE_FROM: hashlib.sha256(whole.read_bytes()).hexdigest()})
    onnx.save(net, str(path))


def fitted(seen: Sequence[Candidates], pixel: Floats, seed: int, names: set[str]) -> faint_net.FaintWeights:
    """Return the weights fitted on rendered tables and on the photos of these names."""
    some = [one for one in seen if one.photo in names or one.photo.startswith("rendered")]
    return fit.net(
        _joined((one.rows, one.classes, not one.photo.startswith("r")) for one in some), pixel, seed
    )


def measured(seen: Sequence[Candidates], pixel: Floats, seed: int, learnt: set[str]) -> dict[str, Any]:
    """Return what is found at thresholds that leave so many questions on all photos as they are, by weights
    that were not fitted on the picture."""
    groups = [{*group} & learnt for group in real.GROUPS]
    outside = {one.photo for one in seen} - learnt
    tables = sorted({one.photo for one in seen if one.photo.startswith("rendered")})
    outside -= set(tables)
    held = set(tables[::HELD])
    odds: list[tuple[Candidates, Floats]] = []
    for some in (*groups, outside):
        weights = fitted([one for one in seen if one.photo not in held], pixel, seed, learnt - some)
        mine = some | held if some is outside else some
        odds += [(one, weights.odds(one.rows)) for one in seen if one.photo in mine and len(one.rows)]
    return {colour: _counts(odds, 1 + number) for number, colour in enumerate(faint_net.COLOURS)}


def _counts(odds: Sequence[tuple[Candidates, Floats]], number: int) -> list[dict[str, float]]:
    def of(kind: str) -> tuple[Floats, np.ndarray, int]:
        some = [pair for pair in odds if _kind(pair[0]) == kind]
        classes = np.concatenate([one.classes for one, _ in some])
        return np.concatenate([each[:, number - 1] for _, each in some]), classes, len(some)

    photos_odds, photos_classes, _ = of("photo")
    rows = []
    for questions in QUESTIONS:
        least = np.sort(photos_odds[photos_classes < OTHER])[::-1][questions]
        row = {"odds": round(float(least), 2), "questions": questions}
        for kind in ("photo", "repainted", "rendered"):
            values, classes, views = of(kind)
            mine = classes == number
            row[f"{kind}: figures"] = int(mine.sum())
            row[f"{kind}: questioned"] = int((values[mine] > least).sum())
            row[f"{kind}: false in each view"] = round(float((values[classes == 0] > least).sum() / views), 2)
        rows.append(row)
    return rows


def _kind(one: Candidates) -> str:
    return "rendered" if one.photo.startswith("rendered") else "repainted" if one.variant else "photo"


def _joined(parts: Iterator[tuple[Floats, np.ndarray, bool]]) -> fit.LabelledRows:
    rows, classes, real_ones = zip(*((a, b, np.full(len(b), c)) for a, b, c in parts if len(b)), strict=True)
    known = fit.LabelledRows(np.concatenate(rows), np.concatenate(classes), np.concatenate(real_ones))
    return known.some(known.classes <= OTHER)


def _pixels(job: tuple[Path, int, int, int]) -> list[tuple[Floats, np.ndarray, bool]]:
    """Return features and classes of some pixels of this worker's share of tables and of photos as they
    are."""
    found = []
    for view in _views(job, PIXEL_TABLES):
        features = view.chances.features
        if view.variant or features is None:
            continue
        rng = np.random.default_rng((job[1], len(found)))
        height, width = view.label.shape
        tile = view.where[:: view.chances.scale, :: view.chances.scale][:height, :width]
        for faint in (True, False):
            mine = ((view.label > 0) & (view.label <= len(faint_net.COLOURS))) == faint
            spots = np.argwhere(mine & tile & (view.label <= OTHER))
            spots = spots[rng.permutation(len(spots))[:PIXELS]]
            rows = np.ascontiguousarray(features[:, spots[:, 0], spots[:, 1]].T)
            found.append((rows, view.label[spots[:, 0], spots[:, 1]], not view.photo.startswith("rendered")))
    return found


def _candidates(job: tuple[Path, int, int, int, Floats]) -> list[Candidates]:
    """Return the candidates in this worker's share of tables and of photos."""
    found = []
    for view in _views(job[:4], TABLES):
        spots = faint_net.places(view.chances, view.where, job[4])
        if spots:
            rows = faint_net.evidence(view.chances, view.picture, view.board, spots)
            found.append(Candidates(view.photo, view.variant, rows, _classes(view.label, spots)))
    return found


def _classes(label: np.ndarray, spots: Sequence[faint_net.Place]) -> np.ndarray:
    """Return the class of each place: a faint figure also where a pixel next to it shows one."""
    grown = [
        cv2.dilate((label == 1 + n).astype(np.uint8), np.ones((3, 3))) for n in range(len(faint_net.COLOURS))
    ]
    found = []
    for y, x in spots:
        here = [n for n, mask in enumerate(grown, 1) if mask[y, x]]
        found.append(here[0] if here else 0 if label[y, x] == OTHER else int(label[y, x]))
    return np.array(found)


def _views(job: tuple[Path, int, int, int], tables: int) -> Iterator[FaintView]:
    models, seed, share, workers = job
    cv2.setNumThreads(1)
    sessions.use_models(models)
    arts = scans.load()
    for number in range(share, tables, workers):
        yield from rendered(FIRST + 100_003 * seed + number, arts)
    for fold in ("shipped", "other"):
        _fold(fold)
        for name, opened in photos()[share::workers]:
            yield from variants(name, opened, seed)


def _fold(name: str) -> Sequence[Any]:
    real.learn_from(name)
    return real.photos()
