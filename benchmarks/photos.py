"""Score what `POST /photos` answers for labelled photos: the recogniser as people meet it, upload and all.

`python benchmarks/photos.py [SHARED] [--write]` sends every photo of SHARED/photos (default `../shared`) whose tile sets
have a catalog, waits for the answers, and runs SHARED/measure/vision_score.py over them. `--write` keeps what it printed in
vision/results/vision_score.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(HOUSE))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shared", nargs="?", type=Path, default=HOUSE.parent / "shared")
    parser.add_argument("--write", action="store_true", help="keep the result in vision/results")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        labels, predictions = Path(folder, "labels"), Path(folder, "predictions")
        labels.mkdir()
        predictions.mkdir()
        answer_all(args.shared / "photos", labels, predictions, Path(folder, "data"))
        script = args.shared / "measure" / "vision_score.py"
        printed = subprocess.run(
            [sys.executable, str(script), str(labels), str(predictions)], capture_output=True, text=True, check=True
        ).stdout
    print(printed, end="")
    if args.write:
        (HOUSE / "vision" / "results" / "vision_score.txt").write_text(printed)


def answer_all(photos: Path, labels: Path, predictions: Path, data: Path) -> None:
    """Send each photo of known sets; leave its label in `labels` and the service's answer in `predictions`."""
    from app import create_app
    from settings import Settings

    os.environ["DATA_DIR"], os.environ["RATELIMIT_ENABLED"] = str(data), "0"
    client = create_app(Settings.from_environment()).test_client()
    known = {entry["id"] for entry in client.get("/api/v1/catalogs").get_json()["catalogs"]}
    for path in sorted((photos / "labels").glob("*.json")):
        label = json.loads(path.read_text())
        if known.issuperset(label["tile_sets"]):
            (labels / path.name).write_text(path.read_text())
            told = answer(client, photos / label["photo"], label["tile_sets"])
            (predictions / path.name).write_text(json.dumps(told))
            print(f"{label['photo']}: {told['status']}, {len(told['tiles'] or ())} tiles", file=sys.stderr)


def answer(client: Any, photo: Path, sets: list[str]) -> dict[str, Any]:
    """What the service says of one photo, asked as a phone would: upload, then ask until it is done."""
    with photo.open("rb") as file:
        form = {"photo": (file, photo.name), "game": "carcassonne", "catalogs": json.dumps(sets)}
        sent = client.post("/api/v1/photos", data=form, headers={"Prefer": "wait=30"})
    told: dict[str, Any] = sent.get_json()
    token = {"Authorization": f"Bearer {told['token']}"}
    while told["status"] in ("queued", "reading"):
        client.get(f"/api/v1/photos/{told['id']}/events", headers=token).get_data()     # ends when it is done
        told = client.get(f"/api/v1/photos/{told['id']}", headers=token).get_json()
    return told


if __name__ == "__main__":
    main()
