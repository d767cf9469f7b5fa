"""The small expansions of 2012 with one choice."""

from __future__ import annotations

from referee.games.carcassonne.expansion import Expansion

THE_MINIS = Expansion(
    "minis",
    (),
    includes=("flier", "messages", "ferries", "goldmines", "mage-and-witch", "robbers", "corn-circles"),
)
