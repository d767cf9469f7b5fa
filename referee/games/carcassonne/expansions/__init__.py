"""The expansions, in their canonical order: one module and one line here each. The base knows none of
them."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Expansion
from referee.games.carcassonne.expansions.abbey import ABBEYS
from referee.games.carcassonne.expansions.river import RIVER_ONE

EXPANSIONS: tuple[Expansion, ...] = (
    RIVER_ONE,
    ABBEYS,
)
