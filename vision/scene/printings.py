"""Editions of the game: with which printings of its tiles the photo is compared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce

import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet, built_in, names
from vision.grid import Lattice
from vision.labels.label_space import printed
from vision.models import embedding, tile_galleries
from vision.models.tile_galleries import Gallery
from vision.scene.lattice_choice import some_cells

FALLBACK_EDITION = "C1"  # the edition of tiles without known pictures
ANY_EDITION = "any"  # of tile_galleries.gallery


def may_look_unlike(seen_edition: str, edition: str | None) -> bool:
    """Return whether the tiles on the table may look unlike the pictures known of the edition: later
    printings have several decorations of each tile, and the edition given may be another one."""
    return bool(seen_edition) and (
        seen_edition != FALLBACK_EDITION
        or (edition is not None and tile_galleries.family_of(edition) != seen_edition)
    )


def gallery_of(
    sets: Sequence[TileSet],
    edition: str | None,
    more: Gallery | None,
    *,
    any_printing: bool = False,
) -> Gallery:
    """Return the prototypes of these sets' tiles, and separately those of all others; enrolled pictures
    replace the known ones. `any_printing`: pictures of the edition's tiles in all editions."""
    enrolled = (
        set() if more is None or more.own is None else {more.labels[i][0] for i in more.owner[more.own]}
    )
    held = (
        tile_galleries.gallery({t for s in sets for t in s.tiles} - enrolled, "any")
        if edition is None
        else _as_printed(sets, enrolled, edition, any_printing=any_printing)
    )
    named = {t for s in sets for t in s.tiles}
    gallery = held if more is None else tile_galleries.joined(held, more)
    if not _may_meet_others(sets):
        return gallery
    return tile_galleries.beside(
        gallery, named, edition if edition and tile_galleries.pictured(named) else "any"
    )


def _as_printed(sets: Sequence[TileSet], without: set[str], edition: str, *, any_printing: bool) -> Gallery:
    """Return the prototypes of the tiles in the boxes of these sets, apart from some, as their editions print
    them, or as all do."""
    pictures: dict[str, set[str]] = {}
    for one in sets:
        of_box = ANY_EDITION if any_printing else one.edition or edition
        pictures.setdefault(of_box, set()).update({t.id for t in printed([one], edition)[0]} - without)
    galleries = [tile_galleries.gallery(tiles, of_box) for of_box, tiles in pictures.items()]
    return reduce(tile_galleries.joined, galleries)


def _may_meet_others(sets: Sequence[TileSet]) -> bool:
    """Return whether tiles of unselected sets may be on such a table: the game has known pictures, though
    perhaps not of these sets."""
    return not _games_with_pictures().isdisjoint(one.game for one in sets)


@cache
def _games_with_pictures() -> frozenset[str]:
    return frozenset(one.game for one in map(built_in, names()) if tile_galleries.pictured(one.tiles))


def edition_on(bgr: NDArray[np.uint8], lattice: Lattice, sets: Sequence[TileSet], least: float) -> str:
    """Return the edition that some of the grid's cells resemble; "" for sets without known pictures.
    `least`: minimum covered share of the cells used."""
    tiles = {t for s in sets for t in s.tiles}
    return (
        embedding.edition_of(some_cells(bgr, lattice, least), tiles) if tile_galleries.pictured(tiles) else ""
    )
