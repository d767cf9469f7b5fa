"""Measure the photos read in an hour with one and with two worker processes; and one point of the queueing
model.

    python -m benchmarks.load.photos [--photos 24] [--photo FILE] [--write]

The whole service runs: two web servers, workers, PostgreSQL, Redis, object storage. First all photos are sent
and wait, then the workers start; the time is from the first start to the last end of a reading (goal: two
workers 1.8 times as fast as one, on two cores with nothing else to do). Then photos arrive at random at 60 %
of the capacity of two workers, and the waiting time of each is measured. `--write` stores
benchmarks/load/photos.json, the input of `benchmarks.load.plan`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import statistics
import tempfile
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

import psycopg

from benchmarks.load.plan import MEASURED
from benchmarks.load.results import write
from tests.serving import ask
from tests.topology import Topology, topology

SHARED = Path(__file__).resolve().parents[3] / "shared" / "photos"
GOAL = 1.8
BUSY = 0.6
TASK = re.compile(r"Task referee\.read_photo\[\S+\] succeeded in ([\d.e-]+)s")


def sent(port: int, data: bytes) -> dict[str, Any]:
    """Send a photo and return its acknowledgement."""
    import http.client

    edge = "xxEDGExx"
    head = f'--{edge}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    kind = {"Content-Type": f"multipart/form-data; boundary={edge}"}
    connection.request("POST", "/api/v1/photos", head.encode() + data + f"\r\n--{edge}--\r\n".encode(), kind)
    answer = connection.getresponse()
    photo: dict[str, Any] = json.loads(answer.read())
    assert answer.status in (201, 202), photo
    return photo


def finished(made: Topology, photos: list[dict[str, Any]]) -> None:
    """Wait until all of them are read."""
    for photo in photos:
        while True:
            answer = ask(made.ports[0], "GET", f"/photos/{photo['id']}", token=photo["token"])[1]
            if answer["status"] in ("done", "unreadable"):
                assert answer["status"] == "done", answer["reason"]
                break
            threading.Event().wait(0.2)


def readings(made: Topology) -> list[tuple[float, float]]:
    """Return the end and duration of each reading, as logged by the workers."""
    found = []
    for name, part in made.parts.items():
        if name.startswith("worker"):
            for line in part.output.splitlines():
                if line.startswith("{") and (seen := TASK.search(line)):
                    moment = json.loads(line)["time"].replace("Z", "+00:00")
                    found.append((datetime.fromisoformat(moment).timestamp(), float(seen[1])))
    return sorted(found)


def throughput(workers: int, data: bytes, count: int) -> tuple[float, list[float]]:
    """Return the photos read in an hour with `workers` workers, and the seconds of each reading."""
    with tempfile.TemporaryDirectory() as name, topology(Path(name), workers=workers, WARM_UP="1") as made:
        finished(made, [sent(made.ports[0], data) for _ in range(2 * workers)])  # loads the nets
        warm = len(readings(made))
        for number in range(1, workers + 1):
            made.parts[f"worker-{number}"].send(19)  # SIGSTOP: they wait until all photos are there
        with ThreadPoolExecutor(2) as pool:
            photos = list(pool.map(lambda n: sent(made.ports[n % 2], data), range(count)))
        started = time.time()
        for number in range(1, workers + 1):
            made.parts[f"worker-{number}"].send(18)
        finished(made, photos)
        found = readings(made)[warm:]
    return 3600 * count / (found[-1][0] - started), [seconds for _, seconds in found]


def point(hourly: float, data: bytes, count: int) -> dict[str, Any]:
    """Return the waiting times of photos that arrive at random, with two workers."""
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as name, topology(Path(name), workers=2, WARM_UP="1") as made:
        finished(made, [sent(made.ports[0], data) for _ in range(4)])
        warm = len(readings(made))
        with ThreadPoolExecutor(16) as pool:
            coming: list[Future[dict[str, Any]]] = []
            for _ in range(count):
                coming.append(pool.submit(sent, made.ports[len(coming) % 2], data))
                threading.Event().wait(chance.expovariate(hourly / 3600))
            photos = [one.result() for one in coming]
        finished(made, photos)
        ids = [photo["id"] for photo in photos]
        with psycopg.connect(made.settings["DATABASE_URL"]) as database:
            query = "SELECT created FROM photos WHERE id = ANY(%s) ORDER BY created"
            created = [row[0] for row in database.execute(query, (ids,))]
        started = sorted(ended - seconds for ended, seconds in readings(made)[warm:])
    found = [max(0.0, b - c) for b, c in zip(started, created, strict=True)]
    return {"workers": 2, "hourly": hourly, "photos": count, "mean wait": statistics.mean(found)}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--photos", type=int, default=24)
    parser.add_argument("--photo", type=Path, default=None)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    data = (args.photo or next(iter(sorted(SHARED.glob("*.jpg"))))).read_bytes()
    one, _ = throughput(1, data, args.photos)
    two, times = throughput(2, data, args.photos)
    print(f"two worker processes read {two / one:.2f} times as many as one ({one:.0f} and {two:.0f} an hour)")
    seen = point(BUSY * two, data, 2 * args.photos)
    print(f"at {BUSY:.0%} of that a photo waits {seen['mean wait']:.2f} s on average")
    if args.write:
        MEASURED.write_text(
            json.dumps({"service times": [round(t, 3) for t in times], "point": seen}, indent=1) + "\n"
        )
        rows = [
            "| | |",
            "|---|---|",
            f"| photos read with two workers, of those with one | {two / one:.2f} |",
        ]
        write("Photos", __doc__ or "", [*rows, f"| goal | {GOAL} |"])
    return 0 if two / one >= GOAL else 1


if __name__ == "__main__":
    raise SystemExit(main())
