"""Enrolment work in worker processes: opens photos, cuts out cards, prints sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from referee.games import game as game_of
from referee.tiles.io.catalog import TileSet, built_in, names, read
from referee.tiles.tile_game import TileGame
from services.enrolment.earlier_cards import EarlierCards
from services.infra.failures import stored_failure
from vision.enrolment import card_groups
from vision.enrolment import proposals as enrolment
from vision.enrolment.card_sheet import faces_on, sheet_of
from vision.enrolment.print_sheet import pdf
from vision.errors import Unreadable
from vision.image.loading import ImageLimits, open_photo
from vision.json_dataclass import JsonDataclass

Json = dict[str, Any]


def cut_cards(
    uploads: Sequence[str],
    limits: tuple[int, int],
    catalog: Json,
    blank: str | None,
    before: EarlierCards,
) -> tuple[list[Json], list[Json], list[Json], list[tuple[int, int, int]], bytes]:
    """Cut cards out of uploads and propose tiles: (photos, cards, proposals, copies, sheet).

    The cards are appended to those of the sheet `before`; its spare ones are deleted only when their room is
    needed, and cards that find no room are not processed. `copies`: (card, index of the undecided one it
    shows again, quarter turns relative to it); these cards are in no new proposal. `limits`: most bytes and
    most pixels of an upload. `blank`: a tile that was not drawn yet.

    A photo without cards has a reason in its row; the others count.
    Raises Unreadable if none of them shows a card.
    """
    photos, cards, faces = _cut_out(uploads, ImageLimits(*limits), before.room)
    if len(faces) > before.room:
        return photos, cards, [], [], b""
    tile_set = _tile_set(catalog)
    drawn = replace(tile_set, tiles={name: t for name, t in tile_set.tiles.items() if name != blank})
    known = [one for one in map(built_in, names()) if one.game == tile_set.game]
    old = faces_on(before.sheet or b"")
    earlier = [card_groups.Earlier(old[number], tile, quarter) for number, tile, quarter in before.named]
    again = card_groups.copies(faces, [old[number] for number in before.undecided])
    fresh = [number for number in range(len(faces)) if number not in again]
    proposed = enrolment.proposed([faces[number] for number in fresh], drawn, known, earlier)
    proposals = [{**plain(one), "cards": [fresh[card] for card in one.cards]} for one in proposed]
    copies = [(card, which, turn) for card, (which, turn) in again.items()]
    if len(faces) <= before.room - len(before.spare):
        return photos, cards, proposals, copies, sheet_of(faces, before.sheet)
    stay = [face for number, face in enumerate(old) if number not in before.spare]
    return photos, cards, proposals, copies, sheet_of([*stay, *faces])


def _cut_out(
    uploads: Sequence[str], limits: ImageLimits, room: int
) -> tuple[list[Json], list[Json], list[Any]]:
    """Cut cards out of uploads until there are more than there is room for: rows of the photos and of the
    cards, and the pictures of the cards. Raises Unreadable if there is no card."""
    photos: list[Json] = []
    failures: list[Unreadable] = []
    cards: list[Json] = []
    faces: list[Any] = []
    for number, upload in enumerate(uploads):
        row: Json = {"width": 0, "height": 0, "cards": 0, "reason": None}
        try:
            photo = open_photo(Path(upload).read_bytes(), limits)
            row |= {"width": photo.width, "height": photo.height}
            found, cut = enrolment.cut_out(photo.bgr, number)
            cards += [card.to_json() for card in found]
            faces += cut
            row["cards"] = len(found)
        except Unreadable as why:
            row["reason"] = stored_failure(why.reason, **why.values)
            failures.append(why)
        photos.append(row)
        if len(faces) > room:
            break
    if not faces:
        raise failures[0] if failures else Unreadable("lattice", "no-tiles")
    return photos, cards, faces


def sheet(catalog: Json, printing: str | None, part: int) -> bytes:
    """A part of a PDF of a set's tiles to print and cut out, with as many copies of each as the box holds."""
    return pdf(_tile_set(catalog), printing, part=part)


def plain(value: JsonDataclass) -> Json:
    """Convert to plain data for the store."""
    return value.to_json()


def _tile_set(data: Json) -> TileSet:
    if data["id"] in names():
        return built_in(data["id"])
    rules = game_of(data["game"])
    assert isinstance(rules, TileGame)
    return read(data, rules.kinds, rules.marks, rules.catalog_reader.tiles)
