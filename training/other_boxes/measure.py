"""Measure the recogniser on boxes whose pictures it has never seen.

    python -m training.other_boxes.measure [--only 0,5,7] [--cache FILE]

Tables are rendered by training/other_boxes/box_photo.py, which shares no code with the renderer of the
training data, from whole sources of pictures (../shared/art/index-more.json) that are neither in the gallery
nor in the training: every source in six colour temperatures, each at two saturations; some with tiles of
sets that were not selected. Writes `results/other-boxes.csv` and prints totals.
"""

from __future__ import annotations

import argparse
import pickle
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from referee.tiles.io.catalog import built_in
from training.data.ground_truth import Truth, cell_under, centre, compare, figures_right, truth_of
from training.evaluation.report import files
from training.other_boxes.box_camera import KELVIN, Light
from training.other_boxes.box_photo import BoxPhoto, BoxTile, box, photo, pieces
from vision.errors import Unreadable
from vision.pipeline import recognise, tile_sets
from vision.reading import Draft, Reading
from vision.settle import settle

RESULTS = Path(__file__).parents[1] / "evaluation" / "results"
SOURCES = {"BaseGame_C3_scans": "C3", "BaseGame_C2_koki": "C2", "BaseGame_C2_bga70": "C2"}
LIGHTS = tuple(Light(kelvin, saturation) for saturation in (1.0, 0.6) for kelvin in KELVIN)
# tiles of these sets lie on tables for which only the base game is selected
UNSELECTED = {
    "C2": ("Watchtowers_C2", "UnderTheBigTop_C2", "Goldmines_C2", "Robbers_C2", "Tower_C2", "Festival_C2"),
    "C3": ("PrincessAndDragon_C31", "PrincessAndDragon_C31_more", "Watchtowers_C2", "Goldmines_C2"),
}
FIRST = 70_000  # seed of the first table
SELECTED = ("base",)


@dataclass(frozen=True)
class OtherBoxTable:
    """One table: its source of pictures, its light, whether tiles of unselected sets are on it."""

    number: int
    source: str
    light: Light
    strangers: int = 0

    @property
    def edition(self) -> str:
        """The edition of the source."""
        return SOURCES[self.source]


@dataclass(frozen=True)
class OtherBoxResult:
    """Counts of one table.

    `right` of `tiles`; of the others those without a question are `silent`; `questioned`: right ones with a
    question. `strangers`: tiles of unselected sets, `noticed`: those with a question. `figures` labelled,
    `hits` in the right cell and colour, `strays`: others. `given`: the edition that people gave.
    """

    number: int
    source: str
    kelvin: int
    saturation: float
    given: str
    seen: str
    tiles: int
    right: int
    silent: int
    questioned: int
    strangers: int
    noticed: int
    figures: int
    hits: int
    strays: int
    seconds: float


def tables() -> list[OtherBoxTable]:
    """Return all tables: one per source and light without strangers, then some with."""
    plain = [(source, light, 0) for source in SOURCES for light in LIGHTS]
    mixed = [(source, light, 8) for source in SOURCES for light in LIGHTS[1::2]]
    return [OtherBoxTable(number, *row) for number, row in enumerate([*plain, *mixed])]


@cache
def _box(source: str, edition: str) -> tuple[BoxTile, ...]:
    return tuple(box(source, built_in("base").counts[edition]))


@cache
def _strangers(edition: str) -> tuple[BoxTile, ...]:
    return tuple(piece for source in UNSELECTED[edition] for piece in pieces(source))


def rendered(table: OtherBoxTable) -> BoxPhoto:
    """Render one table."""
    rng = np.random.default_rng((FIRST, table.number))
    bag, more = _box(table.source, table.edition), _strangers(table.edition)
    others = [more[i] for i in rng.permutation(len(more))[: table.strangers]]
    return photo(FIRST + table.number, bag, table.light, int(rng.integers(26, 56)), others)


def truth_in(label: dict[str, Any]) -> Truth:
    """Return the labels of a rendered photo, with the exact corners of every tile."""
    quads = {
        (int(x), int(y)): np.array(quad) for key, quad in label["quads"].items() for x, y in [key.split(",")]
    }
    return replace(truth_of(label), quads=quads)


def counted(
    table: OtherBoxTable, truth: Truth, reading: Reading, draft: Draft, given: str = "", seconds: float = 0
) -> OtherBoxResult:
    """Compare a settled board with the labels."""
    known = {t.id: t for s in tile_sets(reading.sets) for t in s.tiles.values()}
    mine = {at for at, (tile, _) in truth.tiles.items() if tile in known}
    others = set(truth.tiles) - mine
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    questions = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    missing = {cell_under(truth, centre(d.quad)) for d in draft.doubts if d.reason == "missing" and d.quad}
    right = questioned = silent = 0
    places, noticed = set(), set(missing)
    for one, tile in zip(found, draft.tiles, strict=True):
        doubtful = (tile.x, tile.y) in questions
        places.add(one.at)
        if one.at in others:
            noticed |= {one.at} if doubtful or tile.tile is None else set()
        elif one.right:
            right, questioned = right + 1, questioned + doubtful
        else:
            silent += not doubtful
    silent += len(mine - places - missing)
    hits, strays = figures_right(truth, draft.figures)
    return OtherBoxResult(
        table.number, table.source, table.light.kelvin, table.light.saturation, given, reading.seen_edition,
        len(mine), right, silent, questioned, len(others), len(others & noticed), len(truth.figures), hits,
        strays, round(seconds, 2),
    )  # fmt: skip


def read(table: OtherBoxTable, given: str | None = None) -> tuple[Truth, Reading | None, float]:
    """Render and recognise one table."""
    shot = rendered(table)
    began = time.process_time()
    try:
        reading = recognise(shot.jpeg, SELECTED, given)
    except Unreadable:
        return truth_in(shot.label), None, time.process_time() - began
    return truth_in(shot.label), reading, time.process_time() - began


def measured(table: OtherBoxTable, given: str = "") -> OtherBoxResult:
    """Render one table, read it and compare."""
    truth, reading, seconds = read(table, given or None)
    if reading is None:
        light = table.light
        return OtherBoxResult(
            table.number, table.source, light.kelvin, light.saturation, given, "unreadable",
            len(truth.tiles), 0, len(truth.tiles), 0, 0, 0, len(truth.figures), 0, 0, round(seconds, 2),
        )  # fmt: skip
    return counted(table, truth, reading, settle(reading, tile_sets(SELECTED)), given, seconds)


def summary(rows: Iterable[OtherBoxResult]) -> str:
    """Return a line of totals for each source, for each light, and for all."""
    rows = list(rows)
    groups = {source: [r for r in rows if r.source == source] for source in SOURCES}
    groups |= {
        f"{light.kelvin} K, {light.saturation}": [
            r for r in rows if (r.kelvin, r.saturation) == (light.kelvin, light.saturation)
        ]
        for light in LIGHTS
    }
    groups |= {
        "without strangers": [r for r in rows if not r.strangers],
        "with strangers": [r for r in rows if r.strangers],
        "all": rows,
    }
    return "\n".join(_line(name, some) for name, some in groups.items() if some)


def _line(name: str, rows: Sequence[OtherBoxResult]) -> str:
    def total(field: str) -> int:
        return sum(getattr(row, field) for row in rows)

    tiles, right, seconds = total("tiles"), total("right"), np.median([row.seconds for row in rows])
    return (
        f"{name}: tiles {right}/{tiles} = {right / max(1, tiles):.2%}, silent {total('silent')}, right but "
        f"questioned {total('questioned')} = {total('questioned') / max(1, right):.1%}, strangers noticed "
        f"{total('noticed')}/{total('strangers')}, figures "
        f"{total('hits')}/{total('figures')} (+{total('strays')}), {seconds:.2f} s"
    )


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="numbers of tables")
    parser.add_argument("--given", default="", help="edition that people give: C1, C2 or C3")
    parser.add_argument("--cache", type=Path, help="pickle file for the readings, for fitting")
    parser.add_argument("--results", type=Path, default=RESULTS)
    args = parser.parse_args()
    only = {int(n) for n in args.only.split(",") if n}
    some = [table for table in tables() if not only or table.number in only]
    if args.cache:
        kept = [(table.number, *read(table, args.given or None)) for table in some]
        args.cache.write_bytes(pickle.dumps(kept))
        return
    rows = [measured(table, args.given) for table in some]
    if not only:
        name = f"other-boxes{'-given-' + args.given if args.given else ''}.csv"
        files.table(args.results / name, [asdict(row) for row in rows])
    print(summary(rows))


if __name__ == "__main__":
    main()
