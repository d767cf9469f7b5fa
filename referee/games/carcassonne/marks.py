"""What may stand on a tile or a feature of Carcassonne: the marks of the published facts, in play or not.
What each is stands in the texts."""

from __future__ import annotations

ON_FEATURES = (
    "pennants",
    "inn",
    "cathedral",
    "resource:wine",
    "resource:grain",
    "resource:cloth",
    "princess",
    "besieged",
    "castle-base",
    "shrine",
    "special",
    "tunnel",
    "wells",
    "pig-herd",
)
ON_TILES = (
    "hill",
    "vineyard",
    "volcano",
    "dragon",
    "portal",
    "tower",
    "circus",
    "acrobats",
    "festival",
    "mage",
    "goldmine",
    "bazaar",
    "flying-machine",
    "corn-circle",
    "watchtower",
)
MARKS = {**dict.fromkeys(ON_FEATURES, "feature"), **dict.fromkeys(ON_TILES, "tile")}
