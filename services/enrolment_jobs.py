"""What runs in worker processes to enrol a set: opening photos, cutting out cards, learning what tiles look
like."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.games import game as game_of
from referee.tiles.catalog import TileSet, built_in, names, read
from referee.tiles.tile_game import TileGame
from vision import enrolment, own
from vision.errors import Unreadable
from vision.photo import Limits, open_photo
from vision.reading import Plain
from vision.sheet import pdf

SIDE = enrolment.SIDE
QUALITY = 93  # of the pictures of the cards that are kept
LONGEST = 2400  # pixels of a photo that single tiles are looked for in

Json = dict[str, Any]


def cut_cards(
    uploads: Sequence[str], max_bytes: int, max_pixels: int, catalog: Json, before: bytes | None
) -> tuple[list[Json], list[Json], list[Json], bytes]:
    """(photos, cards, proposals, sheet) of these uploads: the cards go below those of the sheet `before`.

    A photo in which nothing is found says why; the others count.
    """
    cv2.setNumThreads(1)
    photos: list[Json] = []
    cards: list[Json] = []
    faces: list[Any] = []
    for number, upload in enumerate(uploads):
        row: Json = {"width": 0, "height": 0, "cards": 0, "reason": None}
        try:
            photo = open_photo(Path(upload).read_bytes(), Limits(max_bytes, max_pixels))
            row |= {"width": photo.width, "height": photo.height}
            found, cut = enrolment.cut_out(photo.bgr, number)
            cards += [card.to_json() for card in found]
            faces += cut
            row["cards"] = len(found)
        except Unreadable as why:
            row["reason"] = why.reason
        photos.append(row)
    tile_set = _tile_set(catalog)
    known = {
        tile.id: tile
        for name in names()
        if built_in(name).game == tile_set.game
        for tile in built_in(name).tiles.values()
        if tile.large is None
    }
    proposals = [plain(one) for one in enrolment.proposed(faces, tile_set, known)]
    sheet = ([] if before is None else _faces(before)) + faces
    return photos, cards, proposals, _sheet(sheet)


def learn(sheet: bytes, shown: Sequence[tuple[int, str, int]]) -> bytes | None:
    """Prototypes from the cards of a sheet: (number, tile, quarter turns clockwise it lies) of each that
    counts."""
    cv2.setNumThreads(1)
    faces = _faces(sheet)
    pictures: dict[str, list[Any]] = {}
    for number, tile, quarter in shown:
        pictures.setdefault(tile, []).append(np.ascontiguousarray(np.rot90(faces[number], quarter)))
    return own.learnt(pictures) if pictures else None


def card(sheet: bytes, number: int) -> bytes:
    """One card of a sheet, as a JPEG."""
    face = _faces(sheet)[number]
    return bytes(cv2.imencode(".jpg", face, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1])


def sheet(catalog: Json, printing: str | None) -> bytes:
    """A PDF of the tiles of a set to print and cut out, as often as the box holds each."""
    return pdf(_tile_set(catalog), printing)


def plain(value: Plain) -> Json:
    """Plain data for the store."""
    return value.to_json()


def _tile_set(data: Json) -> TileSet:
    if data["id"] in names():
        return built_in(data["id"])
    rules = game_of(data["game"])
    assert isinstance(rules, TileGame)
    return read(data, rules.kinds, rules.marks, rules.tiles)


def _sheet(faces: Sequence[Any]) -> bytes:
    if not faces:
        return b""
    return bytes(cv2.imencode(".jpg", np.concatenate(list(faces)), [cv2.IMWRITE_JPEG_QUALITY, QUALITY])[1])


def _faces(sheet: bytes) -> list[Any]:
    if not sheet:
        return []
    whole = cv2.imdecode(np.frombuffer(sheet, np.uint8), cv2.IMREAD_COLOR)
    return [whole[y : y + SIDE] for y in range(0, whole.shape[0], SIDE)]
