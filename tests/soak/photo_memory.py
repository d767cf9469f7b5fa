"""Measure the memory of a process that reads many photos, as a worker of the service does.

    python -m tests.soak.photo_memory [--readings 30] [--write]

The large photos of ../shared/photos in turn, each time with other tile sets and another edition, on one
thread. Printed after each reading: what is in memory, and the most there has been. `--write` stores the
result as tests/soak/photo_memory.json.
"""

from __future__ import annotations

import argparse
import json
import resource
from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from referee.tiles.io.catalog import names
from services.jobs.threads import one_thread

RESULT = Path(__file__).with_name("photo_memory.json")
PHOTOS = Path(__file__).resolve().parents[3] / "shared" / "photos"
# the ending of each name, and how many sets it is read with the first time
LARGE = (("28", 1), ("27", 3), ("51", 5), ("13", 8), ("60", 10), ("26", 2), ("02", 6))
EDITIONS = (None, "C1", "C2", "C3")
SETS = (
    *("base", "river", "river-2", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor"),
    *("hills-and-sheep", "king-and-robber", "tower", "count"),
)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--readings", type=int, default=30)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    rows = measured(args.readings)
    for row in rows:
        print(json.dumps(row))
    if args.write:
        lines = ",\n  ".join(json.dumps(row) for row in rows)
        most = rows[-1]["peak_mib"]
        text = f'{{\n "readings": {len(rows)},\n "peak_mib": {most},\n "rows": [\n  {lines}\n ]\n}}\n'
        RESULT.write_text(text, encoding="utf-8")


def measured(readings: int) -> list[dict[str, Any]]:
    """Return a row for each reading of a new process."""
    one_thread()
    with get_context("spawn").Pool(1) as pool:
        return pool.apply(_read, (readings,))


def _read(readings: int) -> list[dict[str, Any]]:
    from vision.memory import resident_mib
    from vision.pipeline import recognise, tile_sets
    from vision.settle import settle

    rows = []
    for name, sets, edition in islice(_jobs(), readings):
        reading = recognise((PHOTOS / f"test_{name}.jpg").read_bytes(), sets, edition)
        settle(reading, tile_sets(sets))
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        rows.append({"photo": name, "sets": len(sets), "resident_mib": resident_mib(), "peak_mib": peak})
    return rows


def _jobs() -> Iterator[tuple[str, list[str], str | None]]:
    known = [name for name in SETS if name in names()]
    for number in count():
        name, sets = LARGE[number % len(LARGE)]
        yield name, known[: sets + number // len(LARGE)], EDITIONS[number % len(EDITIONS)]


if __name__ == "__main__":
    main()
