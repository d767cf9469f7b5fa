"""What runs in worker processes to enrol a set: opening photos, cutting out cards, learning what tiles look
like."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from referee.games import game as game_of
from referee.tiles.catalog import TileSet, built_in, names, read
from referee.tiles.tile_game import TileGame
from vision import enrolment
from vision.cards import sheet_of
from vision.errors import Unreadable
from vision.photo import Limits, open_photo
from vision.reading import Plain
from vision.sheet import pdf

Json = dict[str, Any]


def cut_cards(
    uploads: Sequence[str], max_bytes: int, max_pixels: int, catalog: Json, before: bytes | None
) -> tuple[list[Json], list[Json], list[Json], bytes]:
    """(photos, cards, proposals, sheet) of these uploads: the cards go below those of the sheet `before`.

    A photo in which nothing is found says why; the others count.
    """
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
    return photos, cards, proposals, sheet_of(faces, before)


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
