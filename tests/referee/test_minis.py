"""All minis of 2012 with one choice."""

from __future__ import annotations

from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.position import PlayerSeat, TilePosition

ALL = ("flier", "messages", "ferries", "goldmines", "mage-and-witch", "robbers", "corn-circles")


def test_one_choice_brings_the_rules_and_tiles_of_all() -> None:
    seats = (PlayerSeat("red"), PlayerSeat("blue"))
    together, apart = (
        CARCASSONNE.begin(
            TilePosition("carcassonne", seats, (), {"edition": "C1", "expansions": list(boxes), **more})
        )
        for boxes, more in ((("minis",), {}), (ALL, {"corn-circles.edition": "2"}))  # theirs is the second
    )
    assert together.book == apart.book
    assert together.library.counts == apart.library.counts
    assert {one.id for one in together.library.sets} == {"base", *ALL} - {"messages"}
