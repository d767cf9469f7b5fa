"""Marks and tile types of Carcassonne Amazonas. Their names are in the texts."""

from __future__ import annotations

STANDARD, AMAZON, BANG, DOUBLE, START, MOUTH = (
    f"type:{word}" for word in ("standard", "amazon", "amazon!", "double", "start", "mouth")
)
TYPES = (STANDARD, AMAZON, BANG, DOUBLE, START, MOUTH)
STREAM = frozenset((AMAZON, BANG, DOUBLE))  # tiles that extend the river
ON_FEATURES = (
    "boats",
    "fruit",
    "animals",
    "caimans",
    "piranhas",
    "to:junction",
    "to:rock",
    "to:amazon",
)
MARKS = {**dict.fromkeys(ON_FEATURES, "feature"), **dict.fromkeys(TYPES, "tile")}
