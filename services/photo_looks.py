"""What the tile sets of a photo look like. For worker processes: it needs the recogniser's nets."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from referee.tiles.catalog import TileSet
from services.photo_request import PhotoRequest
from services.photo_sets import tile_sets
from store import CatalogRecords, Database, Files, PhotoRecord, PhotoRecords
from vision import nets
from vision.large import said_by_cell
from vision.own import drawn, enrolled_before, of_table
from vision.photo import Limits, open_photo
from vision.reading import Correction, Reading

log = logging.getLogger(__name__)

EARLIER = 3  # photos of the same table whose corrections are looked at
MOST = 60  # corrected cells of one photo
OURS = Limits(
    max_bytes=1 << 30, max_pixels=1 << 28
)  # pictures we kept: they were small enough when they came


def looks(request: PhotoRequest, database_url: str, files: Files) -> nets.Gallery | None:
    """Prototypes besides the shipped gallery: of sets that it does not know (enrolled by their users, else
    in our own drawing, which people may have printed), and of the cells that people corrected in earlier
    photos of this match.
    """
    sets = tile_sets(request)
    database = Database(database_url) if database_url else None
    found: list[nets.Gallery] = []
    for tile_set in sets.values():
        own = tile_set.id in request.own
        kept = (
            CatalogRecords(database, files).prototypes(tile_set.id, tile_set.version)
            if own and database
            else None
        )
        if kept is not None:
            found.append(enrolled_before(kept, tile_set))
        elif own or not nets.pictured(tile_set.tiles):
            found.append(drawn(tile_set))
    compared = {name for gallery in found for name, _ in gallery.labels}
    if request.match and database:
        for record in PhotoRecords(database).corrected(request.match, EARLIER):
            try:
                found += _of_table(record, files, sets, compared)
            except Exception:  # a help only: an old picture or reading must not stop a new one
                log.exception("the corrections of photo %s could not be learnt from", record.id)
    return _all(found)


def _of_table(
    record: PhotoRecord, files: Files, sets: Mapping[str, TileSet], compared: set[str]
) -> list[nets.Gallery]:
    """What tiles look like on this very table: the cells of a photo that people corrected."""
    tiles = {name: tile for one in sets.values() for name, tile in one.tiles.items()}
    corrections = [Correction.from_json(row) for row in record.corrections]
    said = {(c.x, c.y): c for c in said_by_cell(corrections, tiles) if c.figure is None and c.token is None}
    named = [c for c in said.values() if c.tile and not c.remove][:MOST]
    if not named:
        return []
    try:
        picture = open_photo(files.read(f"{record.id}.jpg"), OURS).bgr
    except FileNotFoundError:
        return []
    return of_table(picture, Reading.from_json(record.reading or {}), named, tiles, compared)


def _all(galleries: Iterable[nets.Gallery]) -> nets.Gallery | None:
    found: nets.Gallery | None = None
    for gallery in galleries:
        found = gallery if found is None else nets.joined(found, gallery)
    return found
