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
from vision.maps.printed_map import Printed
from vision.memory import keep_freed_memory
from vision.models import embedding, sessions
from vision.models.tile_galleries import Gallery
from vision.reading import Quad, Reading
from vision.reading_steps import KnownTable, cells_on, figures_on, grid_on, opened, reading_of
from vision.serializer import answer
from vision.settle import settle
from vision.solver.parameters import SOLVER

STAGES: tuple[Stage, ...] = ("decode", "lattice", "cells", "figures", "settle")
Progress = Callable[[Stage], None]


@embedding.remembering()
@rectify.remembering()
def recognise(
    data: bytes,
    sets: Sequence[str],
    edition: str | None = None,
    progress: Progress | None = None,
    limits: ImageLimits | None = None,
    clock: Callable[[], float] = time.perf_counter,
    *,
    more: Gallery | None = None,
    source: Callable[[str], TileSet] = built_in,
    pieces: bool = False,
    colours: Sequence[str] = (),
    ground: Printed | None = None,
    pulse: sessions.Pulse | None = None,
    found: Callable[[Sequence[Quad]], None] | None = None,
) -> Reading:
    """Run every stage but the last, which is `settle(reading, tile_sets(sets))`, and return the reading.

    `sets`: ids of the tile sets, which `source` knows; `edition` of the game: None means that whose pictures
    match; `progress` gets each stage; `clock` times them; `more`: further prototypes (the drawings of sets
    without any are added); `pieces`: the game has other pieces than Carcassonne; the players' `colours`,
    where known; `ground`: the map on whose squares the tiles are; `pulse` may raise to end the work; `found`
    gets the cells that seem to hold a tile as soon as the grid is known. Raises Unreadable(stage, reason)
    with advice for the photographer.
    """
    keep_freed_memory()
    timings: dict[str, float] = {}

    @contextmanager
    def stage(name: Stage) -> Iterator[None]:
        if progress:
            progress(name)
        started = clock()
        with sessions.heeding(pulse):
            yield
        timings[name] = round(clock() - started, 3)

    with stage("decode"):
        photo = opened(data, limits)
    with stage("lattice"):
        more = with_drawings(known := tuple(map(source, sets)), more)
        table = KnownTable(tuple(sets), known, edition, more, ground, pieces, tuple(colours))
        lattice = grid_on(photo, table)
        if found:
            found(lattice.quads(SOLVER.solution.min_occupancy, photo.taken.reduction))
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
        reading = recognise(data, sets, args.edition, lambda stage: print(stage, file=sys.stderr))
    except Unreadable as why:
        sys.exit(f"{args.photo}: {why}")
    draft = settle(reading, tile_sets(sets))
    if args.overlay:
        args.overlay.write_bytes(overlay(open_photo(data).pyramid, draft))
    print(json.dumps({**answer(draft), "timings": reading.timings}, indent=1))


if __name__ == "__main__":
    main()
