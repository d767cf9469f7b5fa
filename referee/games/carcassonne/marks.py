"""What may stand on a tile or a feature of Carcassonne: the marks of the published facts, in play or not."""

from __future__ import annotations

ON_FEATURES = {
    "pennants": "coats of arms in a city",
    "inn": "an inn at a road",
    "cathedral": "a cathedral in a city",
    "resource:wine": "wine in a city",
    "resource:grain": "grain in a city",
    "resource:cloth": "cloth in a city",
    "princess": "a princess in a city",
    "besieged": "a besieged city",
    "castle-base": "false: no castle may be built on this city",
    "shrine": "the monastery is a shrine",
    "special": "a German monastery",
    "tunnel": "an end of a tunnel on a road",
    "wells": "wells at a road",
    "pig-herd": "a herd of pigs in a field",
}
ON_TILES = {
    "hill": "a hill",
    "vineyard": "a vineyard",
    "volcano": "a volcano",
    "dragon": "a dragon",
    "portal": "a magic portal",
    "tower": "the foot of a tower",
    "circus": "a circus space",
    "acrobats": "a space for acrobats",
    "festival": "a festival",
    "mage": "mage and witch",
    "goldmine": "a gold mine",
    "bazaar": "a bazaar",
    "flying-machine": "a flying machine and its direction",
    "corn-circle": "a corn circle and its kind",
    "watchtower": "a watchtower and its bonus",
}
MARKS = {**ON_FEATURES, **ON_TILES}
