"""The recognition pipeline: everything seen in a picture, in named and timed stages.

`python -m vision.pipeline PHOTO --sets base,river` prints the answer of `POST /photos` for it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np

from referee.tiles.io.catalog import TileSet, built_in
from vision.box_learning import learned
from vision.errors import Stage, Unreadable
from vision.figures.detection import see_figures
from vision.grid import rectify
from vision.image.enlargement import enlarged
from vision.image.loading import ImageLimits, open_photo
from vision.image.overlay import overlay
from vision.image.pyramid import ImagePyramid
from vision.image.quality import Glance, glance_at, lifted
from vision.labels.cell_images import tile_id
from vision.labels.label_space import printed, roofed
from vision.maps.printed_map import Printed, lattice_on
from vision.memory import keep_freed_memory, return_freed_memory
from vision.models import embedding, sessions, tile_galleries
from vision.models.tile_galleries import Gallery
from vision.parameters import RECOGNITION
from vision.reading import Cell, LatticeInfo, Quad, Reading
from vision.scene.extended_grid import extended
from vision.scene.failure_reasons import bleached, explained, refusal, unfamiliar
from vision.scene.glare import with_glare
from vision.scene.lattice_choice import best_lattice
from vision.scene.printings import ANY_EDITION, FALLBACK_EDITION, edition_on, gallery_of, may_look_unlike
from vision.scene.table_boards import one_board
from vision.score_track.detection import find_track
from vision.serializer import answer
from vision.settle import settle
from vision.solver.parameters import SOLVER
from vision.tiles.classifier import read_cells
from vision.tiles.hires_refinement import look_finer
from vision.tiles.local_fit import fitted
from vision.tiles.pixel_refinement import look_closer
from vision.tiles.side_evidence import with_sides

PARAMETERS = RECOGNITION.pipeline

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
    ground: Printed | None = None,
    pulse: sessions.Pulse | None = None,
    found: Callable[[Sequence[Quad]], None] | None = None,
) -> Reading:
    """Run every stage but the last, which is `settle(reading, tile_sets(sets))`, and return the reading.

    `sets`: ids of the tile sets in the game, which `source` knows; `edition` of the game: None means that
    whose pictures match; `progress` is called at the start of each stage; `clock` times them; `more`:
    further prototypes; `pieces`: the game has other pieces than Carcassonne; `ground`: the map on whose
    squares the tiles are; `pulse` is called throughout and may raise to end the work; `found` is called with
    the cells that seem to hold a tile as soon as the grid is known. Raises Unreadable(stage, reason) with
    advice for the photographer.
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
        taken = open_photo(data, limits, reduced=True)
        first = glance_at(taken.pyramid)
        if first.hopeless:
            raise refusal(first.hopeless)
        photo = lifted(taken).pyramid
    with stage("lattice"):
        tiles = [source(name) for name in sets]
        # the grid may be that of any edition's tiles, whatever people say
        gallery = gallery_of(tiles, None, more)
        try:
            lattice = best_lattice(photo, gallery) if ground is None else lattice_on(ground, photo.full)
        except Unreadable as lost:
            raise explained(photo, lost, first) from lost
        if found:
            found(lattice.quads(SOLVER.solution.min_occupancy, taken.reduction))
    with stage("cells"):
        seen_edition = edition_on(
            photo.full, lattice, tiles, 0.0 if ground is None else SOLVER.solution.min_occupancy
        )
        unlike = may_look_unlike(seen_edition, edition)
        edition = edition or seen_edition or FALLBACK_EDITION
        gallery = gallery_of(tiles, edition, more, any_printing=unlike)
        if ground is None:
            lattice, cells = extended(photo, lattice, gallery)
            if unlike:
                cells = fitted(photo.full, cells, gallery)
        else:
            cells = read_cells(photo.full, lattice, gallery, bounded=True)
        copies = printed(tiles, edition)[1]
        _believe(photo, cells, gallery, first, ground is not None, copies)
    with stage("figures"):
        seen = tuple(c for c in cells if c.occupancy >= SOLVER.solution.min_occupancy)
        track = None if pieces else find_track(photo, seen)
        laid, others = one_board(photo, seen, gallery, track) if ground is None else (seen, ())
        _believe(photo, laid, gallery, first, ground is not None, copies)
        return_freed_memory()  # the figure net needs the most
        wood = see_figures(photo.full, laid, pieces, gallery.tint, roofed(tiles))
        closer = look_closer(photo.full, laid, gallery, wood.hidden)
        taught = () if more is None else {name for name, _ in more.labels}
        fine = tile_galleries.gallery(
            {name for name, _ in gallery.labels}, ANY_EDITION if unlike else edition, sessions.FINE_NET
        )
        kept = {(c.x, c.y): c for c in look_finer(photo.full, closer, fine, taught)}
        cells = tuple(
            kept.get((c.x, c.y), c)
            for c in cells
            if c.occupancy < SOLVER.solution.min_occupancy or (c.x, c.y) in kept
        )
        if unlike:
            cells = with_sides(photo.full, cells)
        reading = Reading(
            *photo.size,
            edition,
            tuple(sets),
            LatticeInfo(round(lattice.residual, 4)),
            cells,
            wood.figures,
            timings,
            track,
            others,
            () if ground is None else ground.squares,
            gallery.own is not None,
            seen_edition,
        )
        if ground is None:
            reading = replace(reading, cells=with_glare(photo, reading.cells))
        if unlike and ground is None:
            refine = partial(look_finer, photo.full, known=fine, taught=taught)
            reading = learned(photo.full, reading, gallery, tiles, refine)
    return enlarged(reading, taken.reduction, taken.original)


def _believe(
    photo: ImagePyramid,
    cells: Sequence[Cell],
    gallery: Gallery,
    first: Glance,
    on_map: bool,
    copies: Mapping[str, int],
) -> None:
    """Raise Unreadable if too few of the cells with a tile look like tiles of the game. `on_map`: they
    are known to be on a map, so any tile will do; `copies` of each tile in the boxes, where known."""
    laid = [cell for cell in cells if cell.occupancy >= SOLVER.solution.min_occupancy]
    alike = float(np.median([cell.alike for cell in laid])) if laid else 0.0
    known = [cell.alike for cell in laid if cell.alike >= SOLVER.solution.min_cosine_familiar]
    clear = float(np.median(known or 0.0))
    if gallery.own is not None:
        strange = alike < PARAMETERS.min_tile_similarity_compared or (
            not on_map and beyond_box(laid, copies) > PARAMETERS.max_share_beyond_box
        )
    else:
        strange = (
            len(known) < PARAMETERS.min_accepted_share * len(laid)
            and clear < PARAMETERS.min_cloth_similarity
            and not on_map
        )
    if strange or len(known) < (1 if on_map else PARAMETERS.min_board_cells):
        raise unfamiliar(photo, first)
    if (
        gallery.own is None
        and clear < PARAMETERS.min_overexposed_similarity
        and bleached(photo, [cell.quad for cell in laid]) > PARAMETERS.max_overexposed_share
    ):
        raise refusal("bright", "cells")


def beyond_box(laid: Sequence[Cell], copies: Mapping[str, int]) -> float:
    """Return the share of cells beyond twice as many as the boxes hold of their most likely tile. To the net
    that only compares, the slabs of a floor may look like one and the same tile."""
    counts = Counter(cell.candidates[0].tile for cell in laid if cell.candidates)
    known = ((count, copies.get(tile_id(face)[0])) for face, count in counts.items())
    return sum(max(0, count - 2 * held) for count, held in known if held is not None) / max(1, len(laid))


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
