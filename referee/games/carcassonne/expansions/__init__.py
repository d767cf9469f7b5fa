"""The expansions, in their canonical order: one module and one line here each. The base knows none of
them."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Expansion
from referee.games.carcassonne.expansions.abbey import ABBEYS
from referee.games.carcassonne.expansions.abbot import ABBOTS
from referee.games.carcassonne.expansions.cult import SHRINES
from referee.games.carcassonne.expansions.dragon import THE_DRAGON
from referee.games.carcassonne.expansions.monasteries import GERMAN_MONASTERIES
from referee.games.carcassonne.expansions.river import RIVER_ONE

EXPANSIONS: tuple[Expansion, ...] = (
    RIVER_ONE,
    ABBEYS,
    ABBOTS,
    THE_DRAGON,
    SHRINES,
    GERMAN_MONASTERIES,
)
