"""Files and words of the command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from api_schemas.common.json_numbers import number
from referee.error_messages import json_fault_at
from referee.game import BadInput, Message, unknown_text
from services.cli.photo_arguments import (
    UsageError,
    options_of,
    points_of,
    sets_of,
    unreadable_file,
)
from tile_referee.files import MOST_BYTES
from tile_referee.match import Match
from tile_referee.position import Position

STANDARD_INPUT = "-"
PHOTO = (b"\xff\xd8", b"\x89PNG", b"RIFF")  # the first bytes of pictures; those of HEIC follow a length
ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif"}


def data_of(file: str) -> bytes:
    """The content of a file, or of standard input."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        path = Path(file)
        if path.suffix.lower() in ENDINGS:
            return b""
        with path.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise unreadable_file(file, error) from None


def is_photo(file: str, data: bytes) -> bool:
    return file != STANDARD_INPUT and (
        Path(file).suffix.lower() in ENDINGS or data.startswith(PHOTO) or data[4:8] == b"ftyp"
    )


def question_of(data: bytes) -> Mapping[str, Any]:
    """The body of a question about a position; empty if the data is only a position."""
    try:
        body = json.loads(data, parse_float=number)
    except ValueError:
        return {}
    return body if "position" in body and "game" not in body else {}


def position_of(found: Position | Match, file: str) -> Position:
    if isinstance(found, Match):
        raise UsageError("terminal-no-position", file=file)
    return found


def with_arguments(position: Position, args: argparse.Namespace) -> Position:
    """The position with the options, sets and points of the command line. Raises UsageError, BadInput."""
    options, sets, points = options_of(args.options), sets_of(args.sets), points_of(args.points)
    if not options and sets is None and not points:
        return position
    data = position.to_json()
    data["options"] = {**data.get("options", {}), **options}
    if sets is not None:
        data["catalogs"] = sets
    unknown = points.keys() - set(position.players)
    if unknown:
        raise BadInput(
            {"--points": [unknown_text("player", one, position.players) for one in sorted(unknown)]}
        )
    data["players"] = [{**one, "points": points.get(one["id"], one.get("points"))} for one in data["players"]]
    return Position(data)


def move_of(text: str) -> Mapping[str, Any] | str:
    """The move of --move: a short text, or JSON. Raises UsageError, BadInput."""
    return text if text[:1].isalpha() else object_of("--move", text)


def object_of(name: str, text: str) -> Mapping[str, Any]:
    try:
        found = json.loads(text, parse_float=number)
    except ValueError as error:
        raise UsageError("terminal-argument-json", name=name, why=json_fault_at(error)) from None
    if not isinstance(found, dict):
        raise BadInput({name: [Message("error-object")]})
    return found
