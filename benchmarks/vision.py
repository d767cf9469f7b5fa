"""Measure time and memory of reading photos, and the answers of `POST /photos`.

    python -m benchmarks.vision [--photos ../shared/photos] [--only 02,29] [--write]
    python -m benchmarks.vision --posted [--write]

The first command reads every photo on one thread, three times, and the twelve-megapixel one also as a
baseline JPEG, a progressive JPEG and a HEIC file. It measures processor seconds of every stage (the fastest
of the three runs), their ratio to decoding that file and resizing it to 1600 pixels, and the peak memory of a
process that reads nothing else. For that picture also the seconds before an upload is answered, including the
first check of its light, sharpness and size; as PNG and WebP, too. `--write` stores the result as
benchmarks/vision.md. The second command sends every photo through the whole service (form, worker processes,
database) and scores the answers as ../shared/measure/vision_score.py does; `--write` stores that as
training/evaluation/results/posted.txt.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from flask.testing import FlaskClient
from PIL import Image

from app import create_app
from referee.tiles.io.catalog import names
from services.jobs.threads import one_thread
from settings import Settings

HOUSE = Path(__file__).resolve().parents[1]
PHOTOS = "/api/v1/photos"
STAGES = ("decode", "lattice", "cells", "figures", "settle")
TWELVE = "test_02"  # a photo of twelve megapixels
ROUNDS = 3
GOAL_MEDIAN, GOAL_MOST, GOAL_MEMORY = 1.0, 2.5, 600
GOAL_JUDGED = 0.3  # seconds
READ = ("baseline", "progressive", "HEIC")  # file formats that are also read


@dataclass(frozen=True)
class Door:
    """Seconds before an upload is answered: opening one file, the first check, everything up to the stored
    clean copy; and decoding it only."""

    name: str
    opened: float
    judged: float
    whole: float
    floor: float


@dataclass(frozen=True)
class Spent:
    """Processor seconds of one file: of each stage, of decoding and resizing only; megabytes of memory."""

    name: str
    megapixels: float
    stages: dict[str, float]
    peer: float
    memory: float

    @property
    def whole(self) -> float:
        return sum(self.stages.values())


def main() -> None:
    """Measure and print; write the result if requested."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--photos", type=Path, default=HOUSE.parent / "shared" / "photos")
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--posted", action="store_true", help="through the whole service, with scores")
    parser.add_argument("--write", action="store_true", help="keep the result")
    args = parser.parse_args()
    only = [f"test_{stem.strip()}" for stem in args.only.split(",") if stem.strip()]
    paths = [p for p in sorted((args.photos / "labels").glob("*.json")) if not only or p.stem in only]
    text = posted_text(args.photos, paths) if args.posted else stages_text(args.photos, paths)
    print(text, end="")
    if args.write:
        kept = "training/evaluation/results/posted.txt" if args.posted else "benchmarks/vision.md"
        (HOUSE / kept).write_text(text)


# ---- stages -----------------------------------------------------------------------------------------------


def stages_text(photos: Path, paths: Sequence[Path]) -> str:
    """Return the table of files and stages."""
    spent = [alone(path.stem, sets_of(path), (photos / f"{path.stem}.jpg").read_bytes()) for path in paths]
    if not any(path.stem == TWELVE for path in paths):
        return table(spent)
    picture = (photos / f"{TWELVE}.jpg").read_bytes()
    sets, files = sets_of(photos / "labels" / f"{TWELVE}.json"), kinds(picture)
    spent += [alone(f"{TWELVE} {kind}", sets, files[kind]) for kind in READ]
    return table(spent) + "\n" + door_table([at_door(kind, data) for kind, data in files.items()])


def sets_of(path: Path) -> list[str]:
    """Return the tile sets of a label that have catalogs."""
    return [name for name in json.loads(path.read_text())["tile_sets"] if name in names()]


def kinds(data: bytes) -> dict[str, bytes]:
    """Return the same picture in other file formats; HEIC as phones write it, in tiles."""
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    forms: dict[str, dict[str, Any]] = {
        "baseline": {"format": "JPEG", "quality": 92, "progressive": False},
        "progressive": {"format": "JPEG", "quality": 92, "progressive": True},
        "HEIC": {"format": "HEIF", "quality": 80, "tile_size": 512},
        "WebP": {"format": "WEBP", "quality": 85},
        "PNG": {"format": "PNG", "compress_level": 1},
    }
    files = {kind: io.BytesIO() for kind in forms}
    for kind, form in forms.items():
        picture.save(files[kind], **form)
    return {kind: file.getvalue() for kind, file in files.items()}


def alone(name: str, sets: Sequence[str], data: bytes) -> Spent:
    """Measure one file in a separate process with one thread, as in the service."""
    one_thread()
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(timed, (name, sets, data))


def at_door(kind: str, data: bytes) -> Door:
    """Measure the upload of one file in a separate process with one thread, as in the service."""
    one_thread()
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(timed_door, (kind, data))


def timed_door(kind: str, data: bytes) -> Door:
    """Upload the file a few times: the fastest run of every step."""
    from services.photos.tasks import open_upload
    from vision.image.loading import ImageLimits, open_photo
    from vision.image.quality import glance_at

    cv2.setNumThreads(1)
    limits = ImageLimits()
    with tempfile.TemporaryDirectory() as place:
        upload, kept = Path(place) / "upload", Path(place) / "kept.jpg"
        upload.write_bytes(data)
        photo = open_photo(data)
        return Door(
            kind,
            quickest(lambda: open_photo(data)),
            quickest(lambda: glance_at(photo.bgr)),
            quickest(lambda: open_upload(str(upload), str(kept), limits.max_bytes, limits.max_pixels)),
            quickest(lambda: Image.open(io.BytesIO(data)).load()),
        )


def quickest(step: Callable[[], object]) -> float:
    """Return the seconds of a step, the fastest of a few runs."""
    spent = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        step()
        spent.append(time.perf_counter() - started)
    return min(spent)


def timed(name: str, sets: Sequence[str], data: bytes) -> Spent:
    """Read the file a few times: the fastest run of every stage, and of the peer."""
    from vision.image.loading import open_photo
    from vision.pipeline import recognise, tile_sets
    from vision.settle import settle

    cv2.setNumThreads(1)
    runs: list[dict[str, float]] = []
    peers = []
    for _ in range(ROUNDS):
        reading = recognise(data, sets, clock=time.process_time)
        started = time.process_time()
        settle(reading, tile_sets(sets))
        runs.append({**reading.timings, "settle": time.process_time() - started})
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    for _ in range(ROUNDS):
        started = time.process_time()
        photo = open_photo(data)
        scale = min(1.0, 1600 / max(photo.width, photo.height))
        cv2.resize(photo.bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        peers.append(time.process_time() - started)
    stages = {stage: min(run[stage] for run in runs) for stage in STAGES}
    return Spent(name, photo.width * photo.height / 1e6, stages, min(peers), memory)


def table(spent: Sequence[Spent]) -> str:
    """Return seconds and ratios, as Markdown."""
    lines = [
        "# Reading photos: time and memory",
        "",
        "Written by `python -m benchmarks.vision --write`. Processor seconds on one core; in brackets how",
        "many times as long as decoding the same file and resizing it to 1600 pixels. No edition is given.",
        "",
        "| file | megapixels | " + " | ".join(STAGES) + " | whole | memory, MB |",
        "| --- " * (len(STAGES) + 4) + "|",
    ]
    for one in spent:
        cells = [f"{one.stages[s]:.2f} ({one.stages[s] / one.peer:.1f})" for s in STAGES]
        whole = f"{one.whole:.2f} ({one.whole / one.peer:.0f})"
        lines.append(
            f"| {one.name} | {one.megapixels:.1f} | {' | '.join(cells)} | {whole} | {one.memory:.0f} |"
        )
    whole = [one.whole for one in spent]
    memory = max(one.memory for one in spent)
    lines += [
        "",
        f"Median {statistics.median(whole):.2f} s (goal {GOAL_MEDIAN}), at most {max(whole):.2f} s "
        f"(goal {GOAL_MOST}), at most {memory:.0f} MB (goal {GOAL_MEMORY}); ratio to decoding and resizing: "
        f"median {np.median([one.whole / one.peer for one in spent]):.0f}.",
    ]
    return "\n".join(lines) + "\n"


def door_table(doors: Sequence[Door]) -> str:
    """Return seconds and ratios of the steps before an upload is answered, as Markdown."""
    lines = [
        "## Before the upload is answered",
        "",
        f"The same picture ({TWELVE}, twelve megapixels) at the door: opened and turned upright, judged",
        "(light, sharpness, size), a clean copy written. Seconds that pass (the tiles of a phone's HEIC file",
        "are decoded by all cores, here two); in brackets how many times as long as Pillow takes to decode",
        f"that file and no more. Goal: judged within {GOAL_JUDGED * 1000:.0f} ms of receipt.",
        "",
        "| file | opened | judged | all of it |",
        "| --- | --- | --- | --- |",
    ]
    for one in doors:
        steps = (one.opened, one.judged, one.whole)
        cells = " | ".join(f"{step:.3f} ({step / one.floor:.1f})" for step in steps)
        lines.append(f"| {one.name} | {cells} |")
    return "\n".join(lines) + "\n"


# ---- the whole service ------------------------------------------------------------------------------------


def posted_text(photos: Path, paths: Sequence[Path]) -> str:
    """Send every labelled photo, and score the answers."""
    with tempfile.TemporaryDirectory() as place, client(place) as sender:
        folder = Path(place)
        labels, answers = folder / "labels", folder / "answers"
        labels.mkdir()
        answers.mkdir()
        seconds = {}
        for path in paths:
            label = json.loads(path.read_text())
            started = time.monotonic()
            answer = posted(sender, (photos / label["photo"]).read_bytes(), sets_of(path))
            seconds[label["photo"]] = time.monotonic() - started
            shutil.copy(path, labels)
            (answers / path.name).write_text(json.dumps(answer))
        known = ",".join(sorted(p.stem for p in (HOUSE / "catalog" / "carcassonne").glob("*.json")))
        free = score(photos, labels, answers, "--sets", known)
        helped = score(photos, labels, answers, "--sets", known, "--answers", "4").splitlines()[-4:]
        return free + "with four answers:\n" + "\n".join(helped) + "\n" + times(seconds)


@contextlib.contextmanager
def client(folder: str) -> Iterator[FlaskClient]:
    """Run a separate service, ended afterwards."""
    app = create_app(Settings(data_dir=folder, ratelimit_enabled=False))
    try:
        yield app.test_client()
    finally:
        app.extensions["services"].stop()


def posted(sender: FlaskClient, picture: bytes, sets: list[str]) -> dict[str, Any]:
    """Return the answer once the photo is read."""
    form = {"photo": (io.BytesIO(picture), "photo.jpg"), "game": "carcassonne", "catalogs": json.dumps(sets)}
    answer: dict[str, Any] = sender.post(PHOTOS, data=form, headers={"Prefer": "wait=30"}).get_json()
    if "token" not in answer:
        raise RuntimeError(f"refused: {answer}")
    headers = {"Authorization": f"Bearer {answer['token']}", "Prefer": "wait=30"}
    while answer["status"] in ("queued", "reading"):
        answer = sender.get(f"{PHOTOS}/{answer['id']}", headers=headers).get_json()
    return answer


def score(photos: Path, labels: Path, answers: Path, *more: str) -> str:
    """Return the output of the measuring script, line by line."""
    measure = photos.parent / "measure" / "vision_score.py"
    command = [sys.executable, str(measure), str(labels), str(answers), *more]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def times(seconds: dict[str, float]) -> str:
    """Return seconds per photo, and the median."""
    rows = [f"{name:>16} {value:5.1f} s" for name, value in seconds.items()]
    return (
        "\n".join([*rows, f"median {statistics.median(seconds.values()):.1f} s from sending to the answer"])
        + "\n"
    )


if __name__ == "__main__":
    main()
