"""Closed lists of words of all games, for the OpenAPI document. What is valid is checked by the referee.

Words that a catalog of a user or a later version may add (ids of tiles and rules, kinds of event and finding)
are plain strings.
"""

from collections.abc import Sequence
from typing import Any

from referee.games import GAMES
from referee.games.carcassonne.expansions.bridges.castles import CASTLE
from referee.games.carcassonne.expansions.hills_and_sheep.herding import CHOICES
from referee.games.carcassonne.expansions.promos.bathhouses import BATHHOUSE
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.questions import KINDS as _SUBJECTS
from referee.games.dorra_amazonas.table import EVENTS
from referee.messages import languages
from referee.tiles.model.ports import EDGES, HALVES, INNER, ROTATIONS
from referee.tiles.tile_game import TileGame

Words = Sequence[str | int]

_TILE_GAMES = [game for game in GAMES if isinstance(game, TileGame)]
GAME_IDS = [game.id for game in GAMES]
TILE_GAME_IDS = [game.id for game in _TILE_GAMES]
_BOXES = [box for game in _TILE_GAMES for box in (game.own, *game.boxes)]
FEATURE_KINDS = sorted(  # those of tiles, and what only rules add to a tile, such as a tower foundation
    {kind for game in _TILE_GAMES for kind in game.kinds}
    | {kind for box in _BOXES for figure in box.figures.values() for kind in figure.goes_on}
    | {CASTLE, BATHHOUSE}  # where figures stay, but are not put
)
FIGURE_KINDS = sorted({kind for game in _TILE_GAMES for kind in (*game.figure_kinds, *game.tracks)})
TOKEN_KINDS = sorted({kind for game in _TILE_GAMES for kind in game.token_kinds})
PLACES = [name for game in _TILE_GAMES for name in game.places]  # features with names instead of sides
SIDES = [*EDGES, *HALVES, *INNER, *PLACES]
EDGE_SIDES = list(EDGES)
FIELD_SIDES = [*HALVES, *INNER]
QUARTERS = list(ROTATIONS)
LANGUAGES = list(languages())
DORRA_SPECIES = list(SPECIES)
DORRA_EVENTS = list(EVENTS)
DORRA_SUBJECTS = list(_SUBJECTS)
FLOCK_CHOICES = list(CHOICES)
_PADS = [game.pad.words for game in GAMES if game.pad is not None]
PAD_ENTRIES = sorted({word for entries, _ in _PADS for word in entries})
PAD_COUNTS = sorted({word for _, counts in _PADS for word in counts})
DRAWN_TOKENS = ["sheep-1", "sheep-2", "sheep-3", "sheep-4", "wolf"]


def listed(words: Words, **metadata: Any) -> dict[str, Any]:
    """Metadata of a field that holds one of these words."""
    return {**metadata, "enum": list(words)}
