"""The messages of a JCloisterZone save, and our moves: one table for reading and writing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from referee.games import game

CARCASSONNE = game("carcassonne")
MOVES = CARCASSONNE.moves
WORDS: Mapping[type, str] = MappingProxyType({move: word for word, move in MOVES.items()})


class Piece(NamedTuple):
    """A token that a player puts on the table: our move, the feature at which the message places it (None: a
    cell is enough) and fields of the move that follow from the token."""

    word: str
    feature: str | None
    fields: Mapping[str, str] = MappingProxyType({})


TOKENS: Mapping[str, Piece] = MappingProxyType(
    {
        "TOWER_PIECE": Piece("tower", "Tower"),
        "BRIDGE": Piece("bridge", "Road"),
        "CASTLE": Piece("castle", "City"),
        "FERRY": Piece("ferry", "Road"),
        "GOLD": Piece("gold", None),
        "TUNNEL_A": Piece("tunnel", "Road", {"set": "a"}),
        "TUNNEL_B": Piece("tunnel", "Road", {"set": "b"}),
        "TUNNEL_C": Piece("tunnel", "Road", {"set": "c"}),
        "LB_SHED": Piece("building", None, {"kind": "shed"}),
        "LB_HOUSE": Piece("building", None, {"kind": "house"}),
        "LB_TOWER": Piece("building", None, {"kind": "watch"}),
    }
)
NEUTRAL: Mapping[str, str] = MappingProxyType(  # neutral figures, and the moves that move them
    {"fairy.1": "fairy", "mage.1": "mage", "witch.1": "witch", "dragon.1": "dragon_step"}
)
COUNT = "count.1"  # moves with the follower put into the City
RETURNS: Mapping[str, str] = MappingProxyType(  # why a figure is taken back, as we name it
    {
        "PRINCESS": "princess",
        "FESTIVAL": "festival",
        "SIEGE_ESCAPE": "escape",
        "CORN_CIRCLE": "corn_circle",
    }
)
RETIRED = "ABBOT_RETURN"  # an abbot who is taken back: a separate move
CHOICES: Mapping[str, Mapping[str, str]] = MappingProxyType(  # words in messages, by our move
    {
        "flock": {"EXPAND": "expand", "SCORE": "score"},
        "corn_circle": {"DEPLOY": "add", "REMOVE": "remove"},
    }
)
INSTEAD = frozenset(  # moves that are the figure action of a turn
    {"deploy", "fly", "take", "fairy", "tower", "retrieve", "pyramid", "building"}
)
