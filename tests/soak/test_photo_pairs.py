"""The script of the photo pairs in short: one match of Gold Rush, one later photo of its table."""

from __future__ import annotations

from tests.soak.photo_pairs import FIRST, measured


def test_a_later_photo_of_a_match_is_read_with_its_table_and_proposes_the_moves() -> None:
    (row,) = measured("gold-rush", ("C1", "C1"), [FIRST])
    assert row["right_alone"] < row["cells"]  # two tiles are covered, and one was turned
    assert row["right_match"] >= row["cells"] - 1
    assert row["silent_match"] == 0
    assert row["changed"] == row["turned"]
    assert row["figures_right_alone"] <= row["position_right"] == row["figures"]
    assert row["places_right"] == row["turns"] > 0
    assert row["places_wrong"] == row["deploys_wrong"] == row["false_others"] == 0
