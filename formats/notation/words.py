"""What a text in the notation consists of, for its reader and its writer."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

LONGEST = 200_000  # characters that are read
MOST_ITEMS = 3_000  # of a list
FIRST_SETS = {"carcassonne": "base"}  # tiles without a set; in other games the set has the name of the game
NO_SET = "*/"  # before an id that names no set
BARE = re.compile(r"[A-Za-z_*!][A-Za-z0-9_.!+*/-]*")
SIDE = re.compile(r"[A-Z]{1,2}")
NUMBER = re.compile(r"-?\d{1,6}")
EDGES = re.compile(r"\?([A-Za-z?*]{4})?")
SPACE = re.compile(r"[ \t]*")
BREAK = re.compile(r"\s*;\s*|\s*\n\s*")
STEPS = ("place", "act", "end")
DECODER = json.JSONDecoder()
Json = Mapping[str, Any]


def first_set(game: str) -> str:
    return FIRST_SETS.get(game, game) + "/"
