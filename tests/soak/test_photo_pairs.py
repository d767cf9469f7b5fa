"""The script of the pairs of photos, short: one match of Gold Rush, one later photo of its table."""

from __future__ import annotations

from pathlib import Path

from app import create_app
from settings import Settings
from tests.soak.photo_pairs import FIRST, pair


def test_a_later_photo_of_a_match_is_read_with_its_board_and_proposes_the_moves(tmp_path: Path) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    try:
        row = pair(app.test_client(), "gold-rush", FIRST)
    finally:
        app.extensions["photos"].stop()
    assert row["alone"] < row["cells"]  # two tiles are covered
    assert row["with_match"] >= row["cells"] - 1
    assert row["proposed"] == row["moves"] > 0
