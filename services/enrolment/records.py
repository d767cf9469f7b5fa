"""The record of an enrolment: its cards, proposals and confirmations, as they are stored."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence, Set
from typing import Any

from referee.game import MOST_ERRORS, BadInput, JsonObject, Message
from referee.tiles.io.catalog import TileSet
from services.enrolment.naming import Naming
from services.infra.codec import JsonAnswer
from store import EnrolmentRecord

MOST_CARDS = 400  # stored for one catalog: stacked vertically they must fit into a JPEG file
MOST_EVER = 2000  # including deleted ones, whose numbers are not reused

Row = JsonObject


def next_of(record: EnrolmentRecord, **changed: Any) -> EnrolmentRecord:
    """The next version of an enrolment, with these fields changed."""
    kept = ("catalog_id", "photos", "cards", "proposals", "sheet", "about")
    held = {name: getattr(record, name) for name in kept}
    return EnrolmentRecord(**held | changed, version=record.version + 1, changed=time.time())


def new_enrolment(id: str) -> EnrolmentRecord:
    """An empty enrolment.

    Its versions start at a random number, so that none is taken for a version of a deleted enrolment.
    """
    kept: dict[str, Any] = {"photos": [], "cards": [], "proposals": [], "sheet": b""}
    about = {"begun": secrets.token_urlsafe(9)}
    version = secrets.randbelow(1 << 30)
    return EnrolmentRecord(catalog_id=id, **kept, about=about, version=version, changed=0.0)


def about_of(record: EnrolmentRecord) -> JsonAnswer:
    """The stored facts about an enrolment as a whole.

    `begun`: random text that distinguishes it from a deleted enrolment ("": started before this field
    existed). `base`: the version of the catalog before any proposal added a tile. `made`: the version with
    those tiles. `given`: all ids that such tiles ever had.
    """
    return {"begun": "", "base": None, "made": None, "given": [], **record.about}


def stored_proposal(found: Row, first: int) -> JsonAnswer:
    """A proposal as it is stored: cards by their overall number, not answered yet."""
    cards = [first + number for number in found["cards"]]
    return {
        **found,
        "cards": cards,
        "turns": list(found["turns"]),
        "tile": None,
        "rotation": 0,
        "removed": False,
    }


def is_undecided(proposal: Row) -> bool:
    """Whether a proposal was not answered yet."""
    return not proposal["tile"] and not proposal["removed"]


def with_copies(proposals: Sequence[Row], copies: Sequence[tuple[int, int, int]]) -> list[JsonAnswer]:
    """The proposals with more cards of the same tiles.

    `copies`: (card, proposal, quarter turns relative to its first card).
    """
    now = [{**p, "cards": list(p["cards"]), "turns": list(p["turns"])} for p in proposals]
    for card, number, turn in copies:
        now[number]["cards"].append(card)
        now[number]["turns"].append(turn)
    return now


def places_on_sheet(cards: Sequence[Row]) -> dict[int, int]:
    """The place on the sheet of each stored card, by its number.

    A card keeps its number when others are deleted.
    """
    kept = [number for number, card in enumerate(cards) if not card.get("gone")]
    return {number: place for place, number in enumerate(kept)}


def spare_cards(record: EnrolmentRecord) -> list[int]:
    """The stored cards that show no tile of the set: they are deleted when room is needed."""
    needed = {card for p in record.proposals if not p["removed"] for card in p["cards"]}
    return [card for card in places_on_sheet(record.cards) if card not in needed]


def without_cards(cards: Sequence[Row], numbers: Sequence[int]) -> list[Row]:
    """The cards, with these marked as deleted."""
    return [{**card, "gone": True} if number in numbers else card for number, card in enumerate(cards)]


def room_for(record: EnrolmentRecord, more: int = 1) -> int:
    """The room for cards if the spare ones are deleted. Raises BadInput if it is less than `more`."""
    stay = len(places_on_sheet(record.cards)) - len(spare_cards(record))
    room = min(MOST_CARDS - stay, MOST_EVER - len(record.cards))
    if room >= more:
        return room
    full = Message("refused-cards", most=MOST_CARDS, count=stay)
    if MOST_CARDS - stay >= more:
        full = Message("refused-cards-ever", most=MOST_EVER, count=len(record.cards))
    raise BadInput({"photo": [full]})


def named_cards(record: EnrolmentRecord, tile_set: TileSet) -> list[tuple[int, str, int]]:
    """The named cards: place on the sheet, tile, rotation in quarter turns clockwise."""
    lies = places_on_sheet(record.cards)
    return [
        (lies[number], p["tile"], (p["rotation"] // 90 + turn) % 4)
        for p in record.proposals
        if p["tile"] in tile_set.tiles
        for number, turn in zip(p["cards"], p["turns"], strict=True)
    ]


def apply_confirmations(
    rows: Sequence[Row], proposals: list[JsonAnswer], naming: Naming, kept: Set[int]
) -> None:
    """Apply confirmations to the proposals. Raises BadInput (`confirmations[i]...`).

    `kept`: the cards whose pictures are stored.
    """
    errors: dict[str, list[Message]] = {}
    earlier: dict[int, str] = {}
    for number, row in enumerate(rows):
        if len(errors) >= MOST_ERRORS:
            break
        path, index = f"confirmations[{number}]", row["proposal"]
        if not 0 <= index < len(proposals):
            errors[f"{path}.proposal"] = [Message("error-no-proposal", index=index, count=len(proposals))]
            continue
        if index in earlier:
            errors[f"{path}.proposal"] = [Message("error-proposal-twice", path=earlier[index], index=index)]
            continue
        earlier[index] = path
        if not row.get("remove") and not kept & set(proposals[index]["cards"]):
            errors[f"{path}.proposal"] = [Message("error-cards-gone")]
            continue
        try:
            name, rotation = naming.named(row.get("tile"), row.get("catalog"))
        except BadInput as bad:
            errors |= bad.under(path).errors
            continue
        turned = (row.get("rotation", 0) + rotation) % 360
        proposals[index] |= {"tile": name, "rotation": turned, "removed": bool(row.get("remove", False))}
    if errors:
        raise BadInput(errors)
