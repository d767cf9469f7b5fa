"""Positions in the notation of `formats.notation`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from formats import notation
from referee.game import BadInput, CatalogLookup, Message
from services.infra.codec import JsonAnswer, plain
from services.rulings.queries import table_of


def write(position: Any, catalogs: CatalogLookup | None) -> dict[str, str]:
    """A position of a game with tiles as a text. Raises BadInput for a position that cannot be read."""
    table_of(position, catalogs)
    return {"text": notation.write_position(plain(position))}


def read(text: str) -> JsonAnswer:
    """The JSON data of a text, not yet checked by a schema. Raises BadInput.

    The path of an error is the place of a character: `text[17]`; see `of_text` for later errors.
    """
    try:
        return {"position": notation.read_position(text)}
    except BadInput as error:
        places = {"text" + path.removeprefix("$"): why for path, why in error.errors.items()}
        raise BadInput(places) from None


def checked(position: Any, catalogs: CatalogLookup | None) -> JsonAnswer:
    """The JSON data of a position that was read. Raises BadInput with paths in the text."""
    try:
        table_of(position, catalogs)
    except BadInput as error:
        raise BadInput(of_text(error.errors)) from None
    return {"position": plain(position)}


def of_text(errors: Mapping[str, list[Message]]) -> dict[str, list[Message]]:
    """Errors of a position that was read, with paths in its text: `text.tiles[0].tile`."""
    return {"text" + path.removeprefix("position"): why for path, why in errors.items()}
