"""Measure how long a client waits for a photo: until it is accepted, shows its grid and is read.

    python -m benchmarks.photo_waiting [--photos ../shared/photos] [--only 02,29] [--rounds 2] [--write]

The server runs as `./run` starts it, with one web process. The photos are sent one after another once /health
reports it ready, the first of them once more at the end, since it finds nothing in any cache; the twelve
megapixel one also as HEIC. The event stream shows when the grid is there and when the photo is read. The
quickest of the rounds counts. What is not spent in the stages of the recogniser is outside of it: opening the
upload, the clean copy, the queue, the answer. `--write` stores the result as benchmarks/photo_waiting.md.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.vision import kinds
from benchmarks.vision_posted import HOUSE, sets_of
from benchmarks.vision_tables import TWELVE
from tests.serving import API, Server, ask
from tests.topology import answers, polled

GOAL_GRID, GOAL_OUTSIDE, GOAL_FIRST = 1.0, 0.25, 1.0  # seconds
READY = 120.0
BORDER = "photo-waiting-border"


@dataclass(frozen=True)
class Wait:
    """Seconds from sending a photo to its answer, to the grid and to the end, and those of the recogniser."""

    name: str
    accepted: float
    grid: float
    read: float
    stages: float

    @property
    def outside(self) -> float:
        """Seconds that pass outside the recogniser."""
        return self.read - self.stages


def waits(photos: Path, paths: Sequence[Path], rounds: int) -> tuple[float, Wait, list[Wait]]:
    """Return the seconds until the server is ready, the first photo after that, and the quickest of all
    later rounds for each photo."""
    with tempfile.TemporaryDirectory() as place:
        started = time.monotonic()
        server = Server(Path(place), f"sqlite:///{place}/photos.db", 1, more={"WARM_UP": "1"})
        try:
            if not polled(lambda: answers(server.port, f"{API}/health"), seconds=READY):
                raise RuntimeError("the server is not ready")
            ready = time.monotonic() - started
            files = [(path.stem, (photos / f"{path.stem}.jpg").read_bytes(), sets_of(path)) for path in paths]
            for name, data, sets in files:
                if name == TWELVE:
                    files.append((f"{name} HEIC", kinds(data)["HEIC"], sets))
                    break
            first = waited(server.port, *files[0])
            runs = [[waited(server.port, *file) for _ in range(rounds)] for file in files]
        finally:
            server.kill()
    return ready, first, [quickest(some) for some in runs]


def quickest(runs: Sequence[Wait]) -> Wait:
    """Return the least of every number: other work of the machine only adds to them."""
    outside = min(run.outside for run in runs)
    read = min(run.read for run in runs)
    return Wait(
        runs[0].name, min(run.accepted for run in runs), min(run.grid for run in runs), read, read - outside
    )


def waited(port: int, name: str, data: bytes, sets: Sequence[str]) -> Wait:
    """Send a photo and follow it to its end."""
    started = time.monotonic()
    photo = sent(port, data, sets)
    accepted, grid = time.monotonic() - started, None
    for state in states(port, photo):
        if grid is None and state.get("grid"):
            grid = time.monotonic() - started
    read = time.monotonic() - started
    answer = ask(port, "GET", f"/photos/{photo['id']}", token=photo["token"])[1]
    if answer["status"] != "done":
        raise RuntimeError(f"{name}: {answer['status']}, {answer['reason']}")
    return Wait(name, accepted, read if grid is None else grid, read, sum(answer["timings"].values()))


def sent(port: int, data: bytes, sets: Sequence[str]) -> dict[str, Any]:
    """Upload a photo; return the answer."""
    fields = {"game": "carcassonne", "catalogs": json.dumps(list(sets))}
    parts = [
        f'--{BORDER}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in fields.items()
    ]
    head = f'--{BORDER}\r\nContent-Disposition: form-data; name="photo"; filename="photo"\r\n\r\n'.encode()
    body = b"".join([*parts, head, data, f"\r\n--{BORDER}--\r\n".encode()])
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request(
        "POST", f"{API}/photos", body, {"Content-Type": f"multipart/form-data; boundary={BORDER}"}
    )
    answer: dict[str, Any] = json.loads(connection.getresponse().read())
    connection.close()
    if "token" not in answer:
        raise RuntimeError(f"refused: {answer}")
    return answer


def states(port: int, photo: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the states of a photo from its event stream, as they arrive."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request(
        "GET", f"{API}/photos/{photo['id']}/events", headers={"Authorization": f"Bearer {photo['token']}"}
    )
    for line in connection.getresponse():
        if line.startswith(b"data:"):
            yield json.loads(line[5:])
    connection.close()


def table(ready: float, first: Wait, rows: Sequence[Wait]) -> str:
    """Return the seconds as Markdown."""
    lines = [
        "# Waiting for a photo",
        "",
        "Written by `python -m benchmarks.photo_waiting --write`: seconds that pass from sending a photo",
        "until it is accepted, its grid is shown and it is read, and what passes outside the stages of the",
        "recogniser.",
        "",
        "| photo | accepted | grid | read | outside |",
        "| --- | --- | --- | --- | --- |",
    ]
    for one in rows:
        seconds = (one.accepted, one.grid, one.read, one.outside)
        lines.append(f"| {one.name} | {' | '.join(f'{value:.2f}' for value in seconds)} |")
    grids, outside = [one.grid for one in rows], [one.outside for one in rows]
    late = sum(grid > GOAL_GRID for grid in grids)
    lines += [
        "",
        f"Grid: median {statistics.median(grids):.2f} s, at most {max(grids):.2f} s; "
        f"later than {GOAL_GRID:g} s: {late} of {len(grids)}.",
        f"Outside: median {statistics.median(outside):.2f} s, at most {max(outside):.2f} s "
        f"(goal {GOAL_OUTSIDE}).",
        f"Ready {ready:.1f} s after the start; the first photo then took {first.read - rows[0].read:.2f} s",
        f"more than later (goal {GOAL_FIRST:g}).",
        "",
        f"Other work makes all of it slower: the load of the machine was {os.getloadavg()[1]:.1f} on "
        f"{os.cpu_count()} processors.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--photos", type=Path, default=HOUSE.parent / "shared" / "photos")
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="keep the result")
    args = parser.parse_args()
    only = [f"test_{stem.strip()}" for stem in args.only.split(",") if stem.strip()]
    paths = [p for p in sorted((args.photos / "labels").glob("*.json")) if not only or p.stem in only]
    text = table(*waits(args.photos, paths, args.rounds))
    print(text, end="")
    if args.write:
        (HOUSE / "benchmarks" / "photo_waiting.md").write_text(text)


if __name__ == "__main__":
    main()
