"""Recognise the one tile in an upload: decode it, choose what to compare with, name the tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from referee.tiles.io.catalog import TileSet, built_in
from vision.image.loading import ImageLimits, open_photo
from vision.image.quality import lifted
from vision.labels.cell_images import tile_id
from vision.labels.label_space import printed
from vision.models import sessions, tile_galleries
from vision.models.tile_galleries import Gallery
from vision.reading import Candidate
from vision.single_tile.identification import name_tile

ANY_EDITION = "any"  # whatever the edition of the rules, the tiles of the table may be of another


def recognise_tile(
    data: bytes,
    sets: Sequence[str],
    edition: str | None = None,
    limits: ImageLimits | None = None,
    *,
    more: Gallery | None = None,
    source: Callable[[str], TileSet] = built_in,
    copies: Mapping[str, float] | None = None,
) -> tuple[Candidate, ...]:
    """Return the tiles that an upload may show, best first; none if nothing in it looks like a tile.

    `sets`: ids of the tile sets in the game, which `source` knows; `edition`: of the game; `more`: further
    prototypes; `copies`: how many of each tile may be drawn, by id. Raises Unreadable("decode", ...).
    """
    photo = lifted(open_photo(data, limits))
    gallery, fine = galleries([source(name) for name in dict.fromkeys(sets)], edition, more)
    if not gallery.labels:
        return ()
    return whole_tiles(name_tile(photo.bgr, gallery, fine, copies))


def galleries(
    sets: Sequence[TileSet], edition: str | None, more: Gallery | None = None
) -> tuple[Gallery, Gallery]:
    """Return the prototypes of these sets' tiles for both tile nets; `more` replaces the known ones."""
    enrolled = (
        set() if more is None or more.own is None else {more.labels[i][0] for i in more.owner[more.own]}
    )
    tiles = {tile.id for tile in printed(sets, edition or ANY_EDITION)[0]} - enrolled
    held = tile_galleries.gallery(tiles, ANY_EDITION)
    gallery = held if more is None else tile_galleries.joined(held, more)
    known = {name for name, _ in gallery.labels} - enrolled
    return gallery, tile_galleries.gallery(known, ANY_EDITION, sessions.FINE_NET)


def whole_tiles(seen: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Return the candidates with the cells of large tiles replaced by these tiles, each tile once."""
    best: dict[str, Candidate] = {}
    for one in seen:
        name, _ = tile_id(one.tile)
        best.setdefault(name, Candidate(name, one.rotation, one.logp, one.confidence))
    return tuple(best.values())
