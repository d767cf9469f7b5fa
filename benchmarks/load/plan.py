"""Plan the number of workers for a number of photos an hour: queueing simulated from measured service times.

    python -m benchmarks.load.plan [--hourly 10000] [--write]

Service times and one measured point come from benchmarks/load/photos.json (`python -m
benchmarks.load.photos`). Photos arrive at random (Poisson), wait in one queue, and go to the first free
worker process. So the model is M/G/c, first come, first served, simulated with the measured times themselves.
`--write` puts the table into docs/scale.md.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
import re
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parents[2]
MEASURED = Path(__file__).with_name("photos.json")
PAGE = HOUSE / "docs" / "scale.md"
SIMULATED = 40_000  # photos of each plan
SOON = 10.0  # seconds within which the reading of 95 of 100 photos should start


def waits(times: Sequence[float], hourly: float, workers: int, count: int, seed: int = 1) -> list[float]:
    """Return the seconds that each of `count` photos waits until a worker takes it, without the first
    tenth."""
    chance = random.Random(seed)
    free = [0.0] * workers
    now, found = 0.0, []
    for _ in range(count):
        now += chance.expovariate(hourly / 3600.0)
        begins = max(now, heapq.heappop(free))
        heapq.heappush(free, begins + chance.choice(times))
        found.append(begins - now)
    return found[count // 10 :]


def at(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of them is."""
    return sorted(values)[int(share * (len(values) - 1))]


def least(times: Sequence[float], hourly: float) -> int:
    """Return the minimum number of workers with which the reading of 95 of 100 photos starts soon enough."""
    workers = int(hourly / 3600 * statistics.mean(times)) + 1
    while at(waits(times, hourly, workers, SIMULATED), 0.95) > SOON:
        workers += 1
    return workers


def table(measured: dict[str, Any], hourly: float) -> str:
    """Return the plan, and how the model compares with the measured point."""
    times, point = measured["service times"], measured["point"]
    model = waits(times, point["hourly"], point["workers"], SIMULATED)
    needed = least(times, hourly)
    rows = []
    for workers in sorted({needed, needed + 1, needed + 2, round(needed * 1.25)}):
        found = waits(times, hourly, workers, SIMULATED)
        busy = hourly / 3600 * statistics.mean(times) / workers
        cells = (statistics.mean(found), at(found, 0.95), at(found, 0.99))
        rows.append(f"| {workers} | {100 * busy:.0f} % | " + " | ".join(f"{c:.1f} s" for c in cells) + " |")
    return "\n".join([
        f"Reading a photo took {statistics.mean(times):.2f} s on average and {max(times):.2f} s at most "
        f"({len(times)} measured).",
        "",
        f"| {hourly:,.0f} photos an hour: worker processes | busy | wait, mean | 95 % | 99 % |",
        "|---|---|---|---|---|",
        *rows,
        "",
        f"Check: {point['workers']} worker processes and {point['hourly']:.0f} photos an hour "
        f"({point['photos']} photos): measured wait {point['mean wait']:.2f} s on average, simulated "
        f"{statistics.mean(model):.2f} s.",
    ])  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hourly", type=float, default=10_000.0)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    found = table(json.loads(MEASURED.read_text()), args.hourly)
    print(found)
    if args.write:
        marked = re.compile(r"(<!-- plan -->\n).*?(\n<!-- end -->)", re.DOTALL)
        PAGE.write_text(marked.sub(lambda m: f"{m[1]}{found}{m[2]}", PAGE.read_text()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
