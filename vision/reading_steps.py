"""The steps of a reading: the picture, its grid, the cells of the grid, and what is on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from referee.tiles.io.catalog import TileSet
from vision.box_learning import learned
from vision.errors import Unreadable
from vision.figures.detection import DetectedFigures, see_figures
from vision.grid import Lattice
from vision.image.loading import ImageLimits, Photo, open_photo
from vision.image.pyramid import ImagePyramid
from vision.image.quality import Glance, glance_at, lifted
from vision.labels.cell_images import tile_id
from vision.labels.label_space import printed, roofed
from vision.maps.printed_map import Printed, lattice_on
from vision.memory import return_freed_memory
from vision.models import sessions, tile_galleries
from vision.models.half_prototypes import known_halves
from vision.models.tile_galleries import Gallery
from vision.parameters import RECOGNITION
from vision.reading import Cell, LatticeInfo, Quad, Reading, SeenTrack
from vision.scene.extended_grid import extended
from vision.scene.failure_reasons import bleached, explained, refusal, unfamiliar
from vision.scene.glare import with_glare
from vision.scene.lattice_choice import best_lattice
from vision.scene.printings import ANY_EDITION, FALLBACK_EDITION, edition_on, gallery_of, may_look_unlike
from vision.scene.table_boards import one_board
from vision.score_track.detection import find_track
from vision.solver.parameters import SOLVER
from vision.tiles.classifier import read_cells
from vision.tiles.half_tiles import with_halves
from vision.tiles.hires_refinement import look_finer
from vision.tiles.local_fit import fitted
from vision.tiles.pixel_refinement import look_closer
from vision.tiles.seen_sides import with_sides

PARAMETERS = RECOGNITION.pipeline


@dataclass(frozen=True)
class KnownTable:
    """What people say is on the table: the tile sets, under the requested `names`, the `edition` of the
    game (None: not given), further prototypes (`more`), the map under the board (`ground`), whether the game
    has other `pieces` than Carcassonne, the players' `colours` (empty: not given), and whether some tiles of
    the `board` are known."""

    names: tuple[str, ...]
    sets: tuple[TileSet, ...]
    edition: str | None
    more: Gallery | None
    ground: Printed | None
    pieces: bool
    colours: tuple[str, ...] = ()
    board: bool = False

    @property
    def least(self) -> int:
        """The minimum number of cells that look like tiles. On a map any tile will do."""
        if self.ground is not None:
            return 1
        return PARAMETERS.min_known_board_cells if self.board else PARAMETERS.min_board_cells

    @property
    def halves(self) -> frozenset[str]:
        """The half tiles that cells are compared with; none on a map."""
        return known_halves(t for one in self.sets for t in one.tiles) if self.ground is None else frozenset()


@dataclass(frozen=True)
class OpenedPhoto:
    """A decoded picture, a first look at it, and its sizes, brightened if it is dark."""

    taken: Photo
    glance: Glance
    pyramid: ImagePyramid


@dataclass(frozen=True)
class ReadCells:
    """The cells of a grid, read with the gallery of an edition. `unlike`: tiles may look unlike its pictures;
    `copies` of each tile in the boxes, where known."""

    lattice: Lattice
    cells: tuple[Cell, ...]
    gallery: Gallery
    edition: str
    seen_edition: str
    unlike: bool
    copies: Mapping[str, int]


@dataclass(frozen=True)
class SeenTable:
    """The cells that hold a tile of the main board, and what else is on the table."""

    laid: tuple[Cell, ...]
    track: SeenTrack | None
    others: tuple[Quad, ...]
    figures: DetectedFigures


def opened(data: bytes, limits: ImageLimits | None) -> OpenedPhoto:
    """Decode a picture, large ones at half their size. Raises Unreadable if nothing can be seen in it."""
    taken = open_photo(data, limits, reduced=True)
    glance = glance_at(taken.pyramid)
    if glance.hopeless:
        raise refusal(glance.hopeless)
    return OpenedPhoto(taken, glance, lifted(taken).pyramid)


def grid_on(photo: OpenedPhoto, table: KnownTable) -> Lattice:
    """Find the grid. It may be that of any edition's tiles, whatever people say. Raises Unreadable."""
    gallery = gallery_of(table.sets, None, table.more)
    try:
        if table.ground is not None:
            return lattice_on(table.ground, photo.pyramid.full)
        return best_lattice(photo.pyramid, gallery)
    except Unreadable as lost:
        raise explained(photo.pyramid, lost, photo.glance) from lost


def cells_on(photo: OpenedPhoto, table: KnownTable, lattice: Lattice) -> ReadCells:
    """Read the cells of the grid, which may be extended. Raises Unreadable if they are no tiles."""
    full = photo.pyramid.full
    least = 0.0 if table.ground is None else SOLVER.solution.min_occupancy
    seen_edition = edition_on(full, lattice, table.sets, least)
    unlike = may_look_unlike(seen_edition, table.edition)
    edition = table.edition or seen_edition or FALLBACK_EDITION
    gallery = gallery_of(table.sets, edition, table.more, any_printing=unlike)
    if table.ground is None:
        lattice, cells = extended(photo.pyramid, lattice, gallery)
        cells = with_halves(full, cells, table.halves, compared=gallery.own is not None)
        if unlike:
            cells = fitted(full, cells, gallery)
    else:
        cells = read_cells(full, lattice, gallery, bounded=True)
    copies = printed(table.sets, edition)[1]
    read = ReadCells(lattice, cells, gallery, edition, seen_edition, unlike, copies)
    _require_tiles(photo, table, read, cells)
    return read


def figures_on(photo: OpenedPhoto, table: KnownTable, read: ReadCells) -> SeenTable:
    """Find the figures, the score track and other boards. Raises Unreadable if what is left of the board is
    no board of tiles."""
    seen = tuple(cell for cell in read.cells if cell.occupancy >= SOLVER.solution.min_occupancy)
    track = None if table.pieces else find_track(photo.pyramid, seen)
    laid, others = one_board(photo.pyramid, seen, read.gallery, track) if table.ground is None else (seen, ())
    _require_tiles(photo, table, read, laid)
    return_freed_memory()  # the figure net needs the most
    tint, roofs = read.gallery.tint, roofed(table.sets)
    found = see_figures(
        photo.pyramid.full, laid, pieces=table.pieces, tint=tint, roofed=roofs, in_play=table.colours
    )
    return SeenTable(laid, track, others, found)


def reading_of(photo: OpenedPhoto, table: KnownTable, read: ReadCells, seen: SeenTable) -> Reading:
    """Look again at doubtful cells, now that it is known where figures hide them, and sum up the reading."""
    full = photo.pyramid.full
    refine = partial(
        look_finer,
        full,
        known=tile_galleries.gallery(
            {name for name, _ in read.gallery.labels},
            ANY_EDITION if read.unlike else read.edition,
            sessions.FINE_NET,
        ),
        taught=() if table.more is None else {name for name, _ in table.more.labels},
    )
    closer = look_closer(full, seen.laid, read.gallery, seen.figures.hidden)
    kept = {(c.x, c.y): c for c in refine(closer)}
    cells = tuple(
        kept.get((c.x, c.y), c)
        for c in read.cells
        if c.occupancy < SOLVER.solution.min_occupancy or (c.x, c.y) in kept
    )
    if read.unlike:
        cells = with_sides(full, cells)
    reading = Reading(
        *photo.pyramid.size,
        edition=read.edition,
        sets=table.names,
        lattice=LatticeInfo(round(read.lattice.residual, 4)),
        cells=cells,
        figures=seen.figures.figures,
        track=seen.track,
        others=seen.others,
        squares=() if table.ground is None else table.ground.squares,
        compared=read.gallery.own is not None,
        seen_edition=read.seen_edition,
        halves=tuple(sorted(table.halves)),
    )
    if table.ground is not None:
        return reading
    reading = replace(reading, cells=with_glare(photo.pyramid, reading.cells))
    return learned(full, reading, read.gallery, table.sets, refine) if read.unlike else reading


def _require_tiles(photo: OpenedPhoto, table: KnownTable, read: ReadCells, cells: Sequence[Cell]) -> None:
    """Raise Unreadable if too few of the cells with a tile look like tiles of the game."""
    laid = [cell for cell in cells if cell.occupancy >= SOLVER.solution.min_occupancy]
    on_map, compared = table.ground is not None, read.gallery.own is not None
    alike = float(np.median([cell.alike for cell in laid])) if laid else 0.0
    known = [cell.alike for cell in laid if cell.alike >= SOLVER.solution.min_cosine_familiar]
    clear = float(np.median(known or 0.0))
    if compared:
        strange = alike < PARAMETERS.min_tile_similarity_compared or (
            not on_map and beyond_box(laid, read.copies) > PARAMETERS.max_share_beyond_box
        )
    else:
        strange = (
            len(known) < PARAMETERS.min_accepted_share * len(laid)
            and clear < PARAMETERS.min_cloth_similarity
            and not on_map
        )
    if strange or len(known) < table.least:
        raise unfamiliar(photo.pyramid, photo.glance)
    if (
        not compared
        and clear < PARAMETERS.min_overexposed_similarity
        and bleached(photo.pyramid, [cell.quad for cell in laid]) > PARAMETERS.max_overexposed_share
    ):
        raise refusal("bright", "cells")


def beyond_box(laid: Sequence[Cell], copies: Mapping[str, int]) -> float:
    """Return the share of cells beyond twice as many as the boxes hold of their most likely tile. To the net
    that only compares, the slabs of a floor may look like one and the same tile."""
    counts = Counter(cell.candidates[0].tile for cell in laid if cell.candidates)
    known = ((count, copies.get(tile_id(face)[0])) for face, count in counts.items())
    return sum(max(0, count - 2 * held) for count, held in known if held is not None) / max(1, len(laid))
