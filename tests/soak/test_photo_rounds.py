"""The script of the evenings with one photo per round in short: two rounds of two games."""

from __future__ import annotations

from tests.soak.photo_rounds import played


def test_a_photo_per_round_follows_the_game() -> None:
    count = played("amazonas", seed=1, rounds=2)
    assert count.turns == count.rounds * count.players == 6
    assert count.placed == count.right == 6
    assert count.confirmed == 2
    assert count.same_table
    assert count.same_points


def test_a_figure_that_came_back_within_a_round_is_found_by_a_question() -> None:
    count = played("gold-rush", seed=1, rounds=2)
    assert count.turns == count.rounds * count.players == 6
    assert count.returned == count.named == 1
    assert count.confirmed == 2
    assert count.same_table
    assert count.same_points
