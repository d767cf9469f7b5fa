"""The arguments of `score` that describe what is on a table."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Any

RECOGNISER = "vision.pipeline:recognise"


class UsageError(Exception):
    """The arguments are invalid. `message`: the id of the message that explains it."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message, self.values = message, values


def add_score_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `score` takes in addition to its file."""
    parser.add_argument("--final", action="store_true", help="final scoring, as if the game ended now")
    parser.add_argument("--sets", default="", help="tile sets on the table, e.g. base,river (default: base)")
    parser.add_argument("--points", default="", help="points so far, e.g. red=12,blue=7")
    parser.add_argument("--game", default="carcassonne", help="default: carcassonne")
    parser.add_argument("--options", default="{}", help='rules, e.g. \'{"edition": "C2"}\'')
    parser.add_argument("--json", action="store_true", help="print the answers as JSON")
    parser.add_argument("--recogniser", default=RECOGNISER, help=argparse.SUPPRESS)


def sets_of(text: str) -> list[str] | None:
    """The ids of --sets; None if it is empty."""
    return [name.strip() for name in text.split(",") if name.strip()] or None


def options_of(text: str) -> Mapping[str, Any]:
    """The options of --options. Raises UsageError."""
    try:
        options = json.loads(text)
    except ValueError as error:
        raise UsageError("terminal-options-json", why=str(error)) from None
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
