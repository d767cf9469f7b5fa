"""What `POST /photos` answers for labelled photos, measured as ../shared/measure/vision_score.py does.

    python -m benchmarks.photos [--photos ../shared/photos] [--write]

Every photo whose tile sets are within base, river and inns-and-cathedrals goes through the whole service:
form, worker processes, database. Prints the score per photo, seconds from sending to the answer, and their
median; `--write` keeps both in vision/results/posted.txt.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from app import create_app
from settings import Settings

HOUSE = Path(__file__).resolve().parents[1]
SETS = {"base", "river", "inns-and-cathedrals"}
PHOTOS = "/api/v1/photos"


def main() -> None:
    """Send every labelled photo, score the answers, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--photos", type=Path, default=HOUSE.parent / "shared" / "photos")
    parser.add_argument("--write", action="store_true", help="keep the result in vision/results/posted.txt")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, client(place) as sender:
        folder = Path(place)
        labels, answers = folder / "labels", folder / "answers"
        labels.mkdir()
        answers.mkdir()
        seconds = {}
        for path in sorted((told.photos / "labels").glob("*.json")):
            label = json.loads(path.read_text())
            if SETS.issuperset(label["tile_sets"]):
                begun = time.monotonic()
                answer = posted(sender, (told.photos / label["photo"]).read_bytes(), label["tile_sets"])
                seconds[label["photo"]] = time.monotonic() - begun
                shutil.copy(path, labels)
                (answers / path.name).write_text(json.dumps(answer))
        text = score(told.photos, labels, answers) + times(seconds)
    print(text, end="")
    if told.write:
        (HOUSE / "vision" / "results" / "posted.txt").write_text(text)


@contextlib.contextmanager
def client(folder: str) -> Iterator[FlaskClient]:
    """A service of its own, ended afterwards."""
    app = create_app(Settings(data_dir=folder, ratelimit_enabled=False))
    try:
        yield app.test_client()
    finally:
        app.extensions["photos"].stop()


def posted(sender: FlaskClient, picture: bytes, sets: list[str]) -> dict[str, Any]:
    """The answer once the photo is read."""
    form = {"photo": (io.BytesIO(picture), "photo.jpg"), "game": "carcassonne", "catalogs": json.dumps(sets)}
    answer: dict[str, Any] = sender.post(PHOTOS, data=form, headers={"Prefer": "wait=30"}).get_json()
    headers = {"Authorization": f"Bearer {answer['token']}", "Prefer": "wait=30"}
    while answer["status"] in ("queued", "reading"):
        answer = sender.get(f"{PHOTOS}/{answer['id']}", headers=headers).get_json()
    return answer


def score(photos: Path, labels: Path, answers: Path) -> str:
    """What the measure says, line by line."""
    measure = photos.parent / "measure" / "vision_score.py"
    command = [sys.executable, str(measure), str(labels), str(answers)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def times(seconds: dict[str, float]) -> str:
    """Seconds per photo, and the median."""
    rows = [f"{name:>16} {value:5.1f} s" for name, value in seconds.items()]
    return (
        "\n".join([*rows, f"median {statistics.median(seconds.values()):.1f} s from sending to the answer"])
        + "\n"
    )


if __name__ == "__main__":
    main()
