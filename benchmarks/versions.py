"""Compare the processor time of reading photos with that of an older version.

    git worktree add ../old a5f9ec6f        (the last commit of 0.5.0)
    python -m benchmarks.versions ../old [--only 64,24] [--rounds 2] [--write]

Two processes, one with the code and nets of each checkout, read every labelled photo in turn on one thread,
so that both meet the same load of the machine; the fastest round counts. The first photo is read once before.
The same for rendered tables of boxes of later editions (training/other_boxes), on which the recogniser takes
more steps. `--write` stores the tables as benchmarks/versions.md. Versions before 0.6.0 are read, too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

HOUSE = Path(__file__).resolve().parents[1]
PHOTOS = HOUSE.parent / "shared" / "photos"
BOX_STEP = 4  # every fourth table of other boxes: nine of them, three of each source
TITLE = """# Reading photos, relative to an older version

Written by `python -m benchmarks.versions OLD --write`. Processor seconds on one core, before and
now.

"""
BOXES = """
## Boxes of later editions

Rendered tables of sources that are neither in the gallery nor in the training, on which the reading
has more steps: cells fitted locally, sides, and the box learnt from the photo.

"""
STAGES = ("decode", "lattice", "cells", "figures", "settle")
# Run with the code of a checkout: for each line with a photo, a line with the seconds of its stages.
READER = """
import json, sys, time
from importlib import import_module, util
house, photos = sys.argv[1:]
sys.meta_path = [one for one in sys.meta_path if 'editable' not in getattr(one, '__module__', '')]
sys.path.insert(0, house)
import cv2
cv2.setNumThreads(1)
def module(name, old):
    there = util.find_spec(name.rpartition('.')[0]) and util.find_spec(name)
    return import_module(name if there else old)
pipeline = module('vision.pipeline', 'vision.recognise')
names = module('referee.tiles.io.catalog', 'referee.tiles.catalog').names()
settle = import_module('vision.settle').settle
for line in sys.stdin:
    label = json.load(open(f'{photos}/labels/{line.strip()}.json'))
    sets = [name for name in label['tile_sets'] if name in names]
    data = open(f"{photos}/{label['photo']}", 'rb').read()
    reading = pipeline.recognise(data, sets, clock=time.process_time)
    started = time.process_time()
    settle(reading, pipeline.tile_sets(sets))
    print(json.dumps({**reading.timings, 'settle': time.process_time() - started}), flush=True)
"""

Seconds = dict[str, float]


class VersionReader:
    """A process that reads photos with the code of one checkout."""

    def __init__(self, checkout: Path, photos: Path) -> None:
        words = [sys.executable, "-P", "-c", READER, str(checkout), str(photos)]
        threads = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **threads},
            cwd=checkout,
        )

    def read(self, stem: str) -> Seconds:
        """Return the processor seconds of each stage of one photo."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(stem + "\n")
        self._process.stdin.flush()
        spent: Seconds = json.loads(self._process.stdout.readline())
        return {stage: spent[stage] for stage in STAGES}

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compared(old: Path, photos: Path, stems: Sequence[str], rounds: int) -> str:
    """Return the table of photos, as Markdown."""
    readers = [VersionReader(checkout.resolve(), photos.resolve()) for checkout in (old, HOUSE)]
    for reader in readers:
        reader.read(stems[0])
    rows = []
    for stem in stems:
        runs = [[reader.read(stem) for reader in readers] for _ in range(rounds)]
        rows.append([min((run[i] for run in runs), key=lambda spent: sum(spent.values())) for i in (0, 1)])
    for reader in readers:
        reader.close()
    return table(stems, rows)


def table(stems: Sequence[str], rows: Sequence[Sequence[Seconds]]) -> str:
    """Return the seconds of both versions and their ratio."""
    lines = [
        "| photo | " + " | ".join(STAGES) + " | whole | ratio |",
        "| --- " * (len(STAGES) + 3) + "|",
    ]
    whole = [[sum(spent.values()) for spent in row] for row in rows]
    for stem, row, (before, now) in zip(stems, rows, whole, strict=True):
        cells = [f"{row[0][stage]:.2f} {row[1][stage]:.2f}" for stage in STAGES]
        lines.append(f"| {stem} | {' | '.join(cells)} | {before:.2f} {now:.2f} | {now / before:.2f} |")
    ratios = [now / before for before, now in whole]
    usual = statistics.median(now for _, now in whole)
    lines += [
        "",
        f"Median of the ratios {statistics.median(ratios):.2f}; the slowest photo takes "
        f"{max(now for _, now in whole) / usual:.1f} times as long as the median one.",
    ]
    return "\n".join(lines) + "\n"


def other_boxes(folder: Path) -> list[str]:
    """Write photos of rendered tables and their labels into a folder; return their names."""
    from training.other_boxes.measure import SELECTED, rendered, tables

    (folder / "labels").mkdir()
    some = [one for one in tables() if not one.strangers][::BOX_STEP]
    for one in some:
        name = f"{one.source}-{one.light.kelvin}-{one.light.saturation:g}"
        (folder / f"{name}.jpg").write_bytes(rendered(one).jpeg)
        label = {"photo": f"{name}.jpg", "tile_sets": SELECTED}
        (folder / "labels" / f"{name}.json").write_text(json.dumps(label))
    return sorted(path.stem for path in folder.glob("*.jpg"))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=Path, help="checkout of the older version")
    parser.add_argument("--photos", type=Path, default=PHOTOS)
    parser.add_argument("--only", default="", help="only these photos: endings of their names")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="keep the result")
    args = parser.parse_args()
    only = [f"test_{stem.strip()}" for stem in args.only.split(",") if stem.strip()]
    stems = [p.stem for p in sorted((args.photos / "labels").glob("*.json")) if not only or p.stem in only]
    text = TITLE + compared(args.old, args.photos, stems, args.rounds)
    with TemporaryDirectory() as place:
        boxes = other_boxes(Path(place))
        text += BOXES + compared(args.old, Path(place), boxes, args.rounds)
    print(text, end="")
    if args.write:
        (HOUSE / "benchmarks" / "versions.md").write_text(text)


if __name__ == "__main__":
    main()
