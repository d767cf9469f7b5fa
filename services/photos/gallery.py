"""Galleries for a photo beyond the shipped one. For worker processes: it needs the recogniser's nets."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from referee.tiles.io.catalog import TileSet, names
from referee.tiles.model.tile import Tile
from services.photos.request import PhotoRequest
from services.photos.tile_sets import tile_sets
from services.photos.uploads.opening import STORED
from store import CatalogRecords, Database, Files, PhotoRecord, PhotoRecords
from vision.enrolment.custom_sets import drawn, enrolled_before, has_looks
from vision.enrolment.table_prototypes import kept, known_before, of_table
from vision.image.loading import open_photo
from vision.labels.cell_images import face_id, parts_of
from vision.labels.half_pairs import is_half, tile_named
from vision.labels.multi_cell import corrections_by_cell
from vision.models import tile_galleries
from vision.models.tile_galleries import Gallery
from vision.reading import Correction, Reading

log = logging.getLogger(__name__)

EARLIER = 3  # corrected photos of the same table that are learnt from
MOST = 60  # corrected cells of one photo


def looks(request: PhotoRequest, database_url: str, files: Files) -> Gallery | None:
    """Prototypes in addition to the shipped gallery.

    They come from sets that it does not contain (enrolled by their users, otherwise from our own drawings,
    which users may have printed), and from cells corrected in photos of this match's table (the photo it
    began with, and later ones) or of the box that people say it is.
    """
    sets = tile_sets(request)
    database = Database(database_url) if database_url else None
    found: list[Gallery] = []
    for tile_set in sets.values():
        own = tile_set.id in request.own and tile_set.id not in names()  # not an older version of a built-in
        records = CatalogRecords(database, files).enrolments if own and database else None
        learnt = records and records.prototypes(tile_set.id)
        if learnt is not None:
            found.append(enrolled_before(learnt, tile_set))
        elif own or not has_looks(tile_set, sets.values()):
            found.append(drawn(tile_set))
    if request.match and database:
        found += _of_table(request.match, PhotoRecords(database), files, sets, found)
    elif request.box and database:
        found += _of_box(request.box, PhotoRecords(database), files, sets, found)
    return tile_galleries.all_joined(found)


def _of_table(
    match_id: str,
    records: PhotoRecords,
    files: Files,
    sets: Mapping[str, TileSet],
    others: Iterable[Gallery],
) -> list[Gallery]:
    """Prototypes of tiles as they look on this match's table.

    They are learnt from its corrected photos now, while these exist, and stored with the match.
    """
    tiles = {name: tile for one in sets.values() for name, tile in one.tiles.items()}
    compared = {name for gallery in others for name, _ in gallery.labels}
    found: list[Gallery] = []
    try:
        before = {row.photo_id: row for row in records.tables.looks(match_id)}
        for record in records.tables.corrected(match_id, EARLIER):
            known = before.get(record.id)
            if known is not None and known.version == record.version:
                continue
            learnt = kept(_learnt(record, files, tiles, compared))
            records.tables.keep_looks(match_id, record.id, record.version, learnt)
        for row in records.tables.looks(match_id)[:EARLIER]:
            found += known_before(row.looks or b"", _faces(tiles), compared)
    except Exception:  # optional: an old picture or reading must not stop a new one
        log.exception("what was corrected at the table of match %s could not be learnt from", match_id)
    return found


def _of_box(
    box: str,
    records: PhotoRecords,
    files: Files,
    sets: Mapping[str, TileSet],
    others: Iterable[Gallery],
) -> list[Gallery]:
    """Prototypes of tiles as they look in a box.

    They are learnt from the table of a match, or from a corrected photo and the box it was read with.
    """
    tiles = {name: tile for one in sets.values() for name, tile in one.tiles.items()}
    others = list(others)
    compared = {name for gallery in others for name, _ in gallery.labels}
    found: list[Gallery] = []
    following: str | None = box
    try:
        for _ in range(EARLIER):
            record = records.get(following, with_reading=True) if following else None
            if record is None or record.state != "done":
                break
            if record.version > 0:
                found += _learnt(record, files, tiles, compared)
            following = record.request.get("match") or record.request.get("box")
    except Exception:  # optional, as above
        log.exception("what was corrected in photo %s could not be learnt from", following)
    return [*found, *(_of_table(following, records, files, sets, others) if following else [])]


def _learnt(
    record: PhotoRecord, files: Files, tiles: Mapping[str, Tile], compared: set[str]
) -> list[Gallery]:
    """Prototypes from the corrected cells of a photo."""
    corrections = [Correction.from_json(row) for row in record.corrections]
    by_cell = {
        (c.x, c.y): c for c in corrections_by_cell(corrections, tiles) if c.figure is None and c.token is None
    }
    whole = [c for c in by_cell.values() if c.tile and not is_half(tile_named(c.tile, tiles))]
    named = [c for c in whole if not c.remove][:MOST]
    if not named:
        return []
    try:
        picture = open_photo(files.read(f"{record.id}.jpg"), STORED).bgr
    except FileNotFoundError:
        return []
    return of_table(picture, Reading.from_json(record.reading or {}), named, tiles, compared)


def _faces(tiles: Mapping[str, Tile]) -> set[str]:
    """The names of all cells of these tiles, as used in galleries."""
    return {face_id(name, spot) for name, tile in tiles.items() for spot in parts_of(tile)}
