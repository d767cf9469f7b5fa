"""Photos sent through the whole service, with the scores of its answers (see benchmarks/vision.py)."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from app import create_app
from referee.tiles.io.catalog import names
from settings import Settings

HOUSE = Path(__file__).resolve().parents[1]
PHOTOS = "/api/v1/photos"


def sets_of(path: Path) -> list[str]:
    """Return the tile sets of a label that have catalogs."""
    return [name for name in json.loads(path.read_text())["tile_sets"] if name in names()]


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
