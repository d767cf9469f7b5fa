"""The script of the evenings with one photo per round in short: two rounds of Amazonas (33, photos)."""

from __future__ import annotations

from tests.soak.photo_rounds import played


def test_a_photo_per_round_follows_the_game() -> None:
    count = played("amazonas", seed=1, rounds=2)
    assert count.turns == count.rounds * count.players == 6
    assert count.placed == count.right == 6
    assert count.confirmed == 2
    assert count.same_table
    assert count.same_points
