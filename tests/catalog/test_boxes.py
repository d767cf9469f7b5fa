"""The table of boxes."""

from __future__ import annotations

from tests.catalog.boxes import DOC, NOTES, ONLY_TILES, rows, table


def test_the_table_of_boxes_is_up_to_date() -> None:
    assert DOC.read_text(encoding="utf-8") == table(), "python -m tests.catalog.boxes"


def test_every_reason_belongs_to_a_set_in_the_table() -> None:
    reasons = " ".join(rules for _, _, rules in rows())
    for reason in (*NOTES.values(), *ONLY_TILES.values()):
        assert reason in reasons
