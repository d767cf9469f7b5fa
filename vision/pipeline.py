"""The recognition pipeline: everything seen in a picture, in named and timed stages.

`python -m vision.pipeline PHOTO --sets base,river` prints the answer of `POST /photos` for it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from referee.tiles.io.catalog import TileSet, built_in
from vision.enrolment.custom_sets import with_drawings
from vision.errors import Stage, Unreadable
from vision.grid import rectify
from vision.image.enlargement import enlarged
from vision.image.loading import ImageLimits, open_photo
from vision.image.overlay import overlay
from vision.memory import keep_freed_memory
from vision.models import embedding, sessions
from vision.reading import Reading
from vision.reading.request import ReadingWatch, TableFacts
from vision.reading_steps import KnownTable, cells_on, figures_on, grid_on, opened, reading_of
from vision.serializer import answer
from vision.settle import settle
from vision.solver.parameters import SOLVER

STAGES: tuple[Stage, ...] = ("decode", "lattice", "cells", "figures", "settle")
NOTHING, UNWATCHED = TableFacts(), ReadingWatch()


@embedding.remembering()
@rectify.remembering()
def recognise(
    data: bytes,
    sets: Sequence[str],
    edition: str | None = None,
    *,
    limits: ImageLimits | None = None,
    clock: Callable[[], float] = time.perf_counter,
    facts: TableFacts = NOTHING,
    watch: ReadingWatch = UNWATCHED,
) -> Reading:
    """Run every stage but the last, which is `settle(reading, tile_sets(sets))`, and return the reading.

    `sets`: ids of the tile sets; `edition` of the game: None means that whose pictures match; `clock` times
    the stages; `facts`: what else is known about the table (drawings of sets without prototypes are added).
    Raises Unreadable(stage, reason) with advice for the photographer.
    """
    keep_freed_memory()
    timings: dict[str, float] = {}

    @contextmanager
    def stage(name: Stage) -> Iterator[None]:
        if watch.progress:
            watch.progress(name)
        started = clock()
        with sessions.heeding(watch.pulse):
            yield
        timings[name] = round(clock() - started, 3)

    with stage("decode"):
        photo = opened(data, limits)
    with stage("lattice"):
        more = with_drawings(known := tuple(map(facts.source, sets)), facts.more)
        about = (facts.ground, facts.pieces, facts.colours, facts.board)
        table = KnownTable(tuple(sets), known, edition, more, *about)
        lattice = grid_on(photo, table)
        if watch.found:
            watch.found(lattice.quads(SOLVER.solution.min_occupancy, photo.taken.reduction))
    with stage("cells"):
        read = cells_on(photo, table, lattice)
    with stage("figures"):
        reading = reading_of(photo, table, read, figures_on(photo, table, read))
    return enlarged(replace(reading, timings=timings), photo.taken.reduction, photo.taken.original)


def tile_sets(sets: Sequence[str]) -> tuple[TileSet, ...]:
    """Return the built-in tile sets with these ids. Raises referee's Unknown for any other."""
    return tuple(built_in(name) for name in sets)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("photo", type=Path)
    parser.add_argument("--sets", default="base", help="tile sets in the game, comma-separated")
    parser.add_argument("--edition", help="edition of the game; left out: the one that is seen")
    parser.add_argument(
        "--overlay", type=Path, help="write what was recognised, drawn over the photo, as PNG"
    )
    args = parser.parse_args(arguments)
    sets = [name.strip() for name in args.sets.split(",") if name.strip()]
    data = args.photo.read_bytes()
    try:
        reading = recognise(
            data, sets, args.edition, watch=ReadingWatch(lambda stage: print(stage, file=sys.stderr))
        )
    except Unreadable as why:
        sys.exit(f"{args.photo}: {why}")
    draft = settle(reading, tile_sets(sets))
    if args.overlay:
        args.overlay.write_bytes(overlay(open_photo(data).pyramid, draft))
    print(json.dumps({**answer(draft), "timings": reading.timings}, indent=1))


if __name__ == "__main__":
    main()
