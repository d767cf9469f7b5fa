"""Positions and matches in files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import IO, Any

from referee.game import BadInput, Message
from tile_referee.match import FORMAT, Match
from tile_referee.position import Position

MOST_BYTES = 8_000_000  # of a file that is read


def load(source: str | PathLike[str] | IO[str] | IO[bytes]) -> Position | Match:
    """Read a position or a match from a file (a path, or an open file). Raises OSError, BadInput.

    >>> import io
    >>> load(io.StringIO('{"game": "carcassonne", "players": [], "tiles": []}'))
    <Position carcassonne: 0 tiles, 0 figures>
    """
    if isinstance(source, str | PathLike):
        with Path(source).open("rb") as file:
            return loads(file.read(MOST_BYTES + 1))
    return loads(source.read(MOST_BYTES + 1))


def loads(text: str | bytes) -> Position | Match:
    """Read a position or a match from text. Raises BadInput."""
    if len(text) > MOST_BYTES:
        raise BadInput({"$": [Message("error-file-bytes", most=MOST_BYTES)]})
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput({"$": [Message("error-is-json", why=str(error))]}) from None
    if not isinstance(data, Mapping):
        raise BadInput({"$": [Message("error-object")]})
    if data.get("format") == FORMAT:
        return Match.from_json(data)
    inner = data.get("position")  # of a photo's answer, or of the body of a question
    return Position(inner if isinstance(inner, Mapping) and "game" not in data else data)


def dump(what: Position | Match, target: str | PathLike[str] | IO[str]) -> None:
    """Write a position or a match to a file as JSON. Raises OSError.

    >>> import io
    >>> file = io.StringIO()
    >>> dump(Position.start(), file)
    >>> loads(file.getvalue()) == Position.start()
    True
    """
    text = dumps(what)
    if isinstance(target, str | PathLike):
        Path(target).write_text(text, encoding="utf-8")
    else:
        target.write(text)


def dumps(what: Position | Match) -> str:
    """Return a position or a match as JSON text."""
    return json.dumps(what.to_json(), ensure_ascii=False, indent=1) + "\n"
