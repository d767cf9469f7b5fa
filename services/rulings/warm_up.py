"""What is computed at first use, computed before the service is ready.

The first answers of a process would otherwise cost their users far more than later ones: the messages of a
language are read and compiled, and how a tile fits is found once and kept.
"""

from __future__ import annotations

import math
from typing import Any

from referee.games import GAMES
from referee.messages import languages
from referee.tiles.tile_game import TileGame
from services.infra.codec import position_from
from services.rulings import analysis, queries

DEALS = 10  # simulated draws: their number does not matter here
PLAYERS = 2


def prepare() -> None:
    """Score a table in every language, and look for the gaps of one that has every tile of all boxes."""
    for game in GAMES:
        if not isinstance(game, TileGame):
            continue
        for language in languages():
            queries.scores(_table(game, {}, figures=True), final=True, language=language)
        boxes = [box.id for box in game.boxes]
        options = {"edition": "C2", "expansions": boxes} if boxes else {}
        analysis.chances(_table(game, options), None, 0, DEALS, language=languages()[0])


def _table(game: TileGame, options: dict[str, Any], *, figures: bool = False) -> Any:
    """A position of all tiles of these options, none of which touches another: so every gap is open.

    With `figures`, one stands on a feature of each tile.
    """
    sets = game.catalog_reader.implied(options)
    tiles = [tile for tile in game.catalog_reader.tiles.values() if tile.large is None]
    tiles = [tile for tile in tiles if tile.id.partition("/")[0] in sets]
    wide = math.isqrt(len(tiles)) + 1
    laid, standing = [], []
    for number, tile in enumerate(tiles):
        place = {"x": 2 * (number % wide), "y": 2 * (number // wide)}
        laid.append({"tile": tile.id, "rotation": 0, **place})
        if figures and tile.kinds:
            index = number % len(tile.kinds)
            feature = {"kind": tile.kinds[index], "at": list(tile.names.at(index))}
            owner = game.colours[number % PLAYERS]
            standing.append({"player": owner, "kind": game.figure_kinds[0], "feature": feature, **place})
    players = [{"id": colour} for colour in game.colours[:PLAYERS]]
    read = {"game": game.id, "players": players, "options": options, "tiles": laid, "figures": standing}
    return position_from(read)
