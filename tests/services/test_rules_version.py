"""Which changes of the code count as changes of the rules."""

from __future__ import annotations

from services.matches.replay.rules_version import rules_digest

BOARD = """from __future__ import annotations

from referee.tiles.model.tile import (
    Feature,
    Tile,
)


def points(tile: Tile) -> int:
    from referee.tiles.model import ports
    return len(tile.features)
"""


def test_a_pure_move_is_no_change_of_the_rules() -> None:
    moved = BOARD.replace("referee.tiles.model", "referee.kit")
    assert rules_digest([BOARD, "x = 1\n"]) == rules_digest(["x = 1\n", moved])


def test_other_points_are_a_change_of_the_rules() -> None:
    assert rules_digest([BOARD]) != rules_digest([BOARD.replace("len(tile.features)", "2")])
