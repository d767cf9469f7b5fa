"""Which changes of the code count as changes of the rules."""

from __future__ import annotations

from services.matches.replay.rules_version import rules_digest

BOARD = """from __future__ import annotations

from referee.tiles.model.tile_parts.feature import Feature
from referee.tiles.model.tile import Tile


def points(tile: Tile) -> int:
    from referee.tiles.model import ports
    return len(tile.features)
"""


def test_a_pure_move_does_not_change_the_rules_version() -> None:
    moved = BOARD.replace("referee.tiles.model", "referee.kit")
    assert rules_digest([BOARD, "x = 1\n"]) == rules_digest(["x = 1\n", moved])


def test_a_split_module_does_not_change_the_rules_version() -> None:
    other = '@rule("CB-P1")\ndef worth(tiles: int) -> int:\n    return (\n        2 * tiles\n    )\n'
    both = f'"""Two functions."""\n{BOARD}\n\n# ---- more ----\n\n{other}'
    assert rules_digest([both]) == rules_digest([f'"""What it is worth,\nand why."""\n\n{other}', BOARD])
    assert rules_digest([both]) != rules_digest([both.replace("CB-P1", "CB-P2")])
    assert rules_digest([both]) != rules_digest([both.replace("2 * tiles", "3 * tiles")])


def test_other_points_are_a_change_of_the_rules() -> None:
    assert rules_digest([BOARD]) != rules_digest([BOARD.replace("len(tile.features)", "2")])
