"""The arguments of `score` that describe what is on a table."""

from __future__ import annotations

import argparse
import json

from referee.error_messages import json_fault_at
from referee.game import JsonObject, Message, MessageError
from services.cli.arguments import ArgumentParser

RECOGNISER = "vision.pipeline:recognise"


class UsageError(MessageError):
    """The arguments are invalid."""

    def __init__(self, id: str, **values: object) -> None:
        super().__init__(Message(id, **values))


def unreadable_file(file: str, error: OSError) -> UsageError:
    """Return why a file cannot be read; the message of Python itself is in English only."""
    known = {
        FileNotFoundError: "terminal-no-file",
        IsADirectoryError: "terminal-folder",
        PermissionError: "terminal-forbidden",
    }
    return UsageError(known.get(type(error), "terminal-file"), file=file, why=error.strerror or "")


def add_score_arguments(parser: ArgumentParser) -> None:
    """Add what `score` takes in addition to its file."""
    parser.add_argument("--final", action="store_true", help=parser.text("help-final"))
    parser.add_argument("--sets", default="", help=parser.text("help-sets"))
    parser.add_argument("--points", default="", help=parser.text("help-points", example="red=12,blue=7"))
    parser.add_argument("--game", default="carcassonne", help=parser.text("help-game"))
    parser.add_argument(
        "--options", default="{}", help=parser.text("help-rules", example="""'{"edition": "C2"}'""")
    )
    parser.add_argument("--json", action="store_true", help=parser.text("help-json"))
    parser.add_argument("--recogniser", default=RECOGNISER, help=argparse.SUPPRESS)


def sets_of(text: str) -> list[str] | None:
    """The ids of --sets; None if it is empty."""
    return [name.strip() for name in text.split(",") if name.strip()] or None


def options_of(text: str) -> JsonObject:
    """The options of --options. Raises UsageError."""
    try:
        options = json.loads(text)
    except ValueError as error:
        raise UsageError("terminal-options-json", why=json_fault_at(error)) from None
    if not isinstance(options, dict):
        raise UsageError("terminal-options-object")
    return options


def points_of(text: str) -> dict[str, int]:
    """The points of --points by player. Raises UsageError."""
    found = {}
    for pair in text.split(",") if text else []:
        player, _, points = pair.partition("=")
        try:
            found[player.strip()] = int(points)
        except ValueError:
            raise UsageError("terminal-points-form", found=repr(pair)) from None
    return found
