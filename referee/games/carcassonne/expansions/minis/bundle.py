"""The small expansions of 2012 with one choice; Messages, which has no tiles, is not covered."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Expansion

THE_MINIS = Expansion(
    "minis", (), includes=("flier", "ferries", "goldmines", "mage-and-witch", "robbers", "corn-circles")
)
