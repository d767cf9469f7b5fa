"""The contents of each game's rendered tables: its built-in sets, its figures, its players' colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from training.synthetic.layout import SyntheticPiece

SETS: Mapping[str, tuple[str, ...]] = {
    "carcassonne": ("base",),
    "gold-rush": ("gold-rush",),
    "amazonas": ("amazonas",),
}
PLAYERS = ("red", "blue", "green", "yellow", "black")
GAMES: Mapping[str, Mapping[str, Any]] = {
    "carcassonne": {
        "wood": (SyntheticPiece("meeple", "meeple", ("city", "road", "monastery", "field")),),
        "colours": PLAYERS,
    },
    "gold-rush": {
        "wood": (
            SyntheticPiece("cowboy", "cowboy", ("railroad", "mountain", "city", "prairie")),
            SyntheticPiece("tent", "tent", ("mountain",), 0.7),
        ),
        "colours": PLAYERS,
    },
    "amazonas": {
        "wood": (
            SyntheticPiece("meeple", "meeple", ("tributary", "village")),
            SyntheticPiece("camp", "camp", ("jungle",), 0.6),
            SyntheticPiece("boat", "boat", ("amazon",), 1.5),
        ),
        "colours": PLAYERS,
    },
}
