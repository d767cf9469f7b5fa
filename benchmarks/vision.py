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
import io
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cv2
from PIL import Image

from benchmarks.vision_posted import HOUSE, posted_text, sets_of
from benchmarks.vision_tables import STAGES, TWELVE, Spent, UploadTimes, table, upload_table
from services.jobs.threads import one_thread

ROUNDS = 3
READ = ("baseline", "progressive", "HEIC")  # file formats that are also read


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


def stages_text(photos: Path, paths: Sequence[Path]) -> str:
    """Return the table of files and stages."""
    spent = [alone(path.stem, sets_of(path), (photos / f"{path.stem}.jpg").read_bytes()) for path in paths]
    if not any(path.stem == TWELVE for path in paths):
        return table(spent)
    picture = (photos / f"{TWELVE}.jpg").read_bytes()
    sets, files = sets_of(photos / "labels" / f"{TWELVE}.json"), kinds(picture)
    spent += [alone(f"{TWELVE} {kind}", sets, files[kind]) for kind in READ]
    return table(spent) + "\n" + upload_table([alone_upload(kind, data) for kind, data in files.items()])


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


def alone_upload(kind: str, data: bytes) -> UploadTimes:
    """Measure the upload of one file in a separate process with one thread, as in the service."""
    one_thread()
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(timed_upload, (kind, data))


def timed_upload(kind: str, data: bytes) -> UploadTimes:
    """Upload the file a few times: the fastest run of every step."""
    from services.photos.uploads.opening import open_upload
    from vision.image.loading import ImageLimits, open_photo
    from vision.image.quality import glance_at

    cv2.setNumThreads(1)
    limits = ImageLimits()
    with tempfile.TemporaryDirectory() as place:
        upload, kept = Path(place) / "upload", Path(place) / "kept.jpg"
        upload.write_bytes(data)
        photo = open_photo(data)
        return UploadTimes(
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


if __name__ == "__main__":
    main()
