"""Positions and matches in files."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import IO, Any

from api_schemas.common.json_numbers import number
from formats import jcz
from referee.error_messages import json_fault_at
from referee.game import BadInput, Message
from tile_referee.match import Match
from tile_referee.match_files import FORMAT
from tile_referee.position import Position

WORD = re.compile(r"\s*[a-z][a-z-]*\s*[;\n]")  # a game: the beginning of the notation
FORMATS = ("json", "notation", "jcz", "bgstats")
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
    """Read a position or a match from text. Raises BadInput.

    Known are JSON of positions and matches, saves of JCloisterZone 5, and the short notation of positions.

    >>> loads("carcassonne; players red, blue; tiles 0,0:D")
    <Position carcassonne: 1 tiles, 0 figures>
    """
    if len(text) > MOST_BYTES:
        raise BadInput({"$": [Message("error-file-bytes", most=MOST_BYTES)]})
    if WORD.match(text if isinstance(text, str) else text[:200].decode("utf-8", "replace")):
        return Position.from_notation(text if isinstance(text, str) else text.decode("utf-8", "replace"))
    try:
        data: Any = json.loads(text, parse_float=number)
    except ValueError as error:
        raise BadInput({"$": [Message("error-is-json", why=json_fault_at(error))]}) from None
    except RecursionError:
        raise BadInput({"$": [Message("error-deep")]}) from None
    if not isinstance(data, Mapping):
        raise BadInput({"$": [Message("error-object")]})
    if data.get("format") == FORMAT:
        return Match.from_json(data)
    if jcz.is_save(data):
        return Match.from_jcz(data)
    inner = data.get("position")  # of a photo's answer, or of the body of a question
    return Position(inner if isinstance(inner, Mapping) and "game" not in data else data)


def dump(what: Position | Match, target: str | PathLike[str] | IO[str], format: str = "json") -> None:
    """Write a position or a match to a file. Raises OSError, BadInput.

    `format`: json; notation (of positions); jcz, a save of JCloisterZone 5, or bgstats, a play of BG Stats
    (of matches).

    >>> import io
    >>> file = io.StringIO()
    >>> dump(Position.start(), file)
    >>> loads(file.getvalue()) == Position.start()
    True
    """
    text = dumps(what, format)
    if isinstance(target, str | PathLike):
        Path(target).write_text(text, encoding="utf-8")
    else:
        target.write(text)


def dumps(what: Position | Match, format: str = "json") -> str:
    """Return a position or a match as text. Raises BadInput if the format does not hold it."""
    if format == "notation" and isinstance(what, Position):
        return what.notation() + "\n"
    if format == "json":
        data = what.to_json()
    elif format == "jcz" and isinstance(what, Match):
        data = what.to_jcz()
    elif format == "bgstats" and isinstance(what, Match):
        data = what.to_bgstats()
    else:
        raise BadInput({"format": [Message("format-other", format=format)]})
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
