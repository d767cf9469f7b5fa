"""The table of boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.catalog.boxes import DOC, NOTES, ONLY_TILES, rows, table

SHARED = Path(__file__).resolve().parents[3] / "shared" / "rules" / "boxes.md"


def test_the_table_of_boxes_is_up_to_date() -> None:
    same = DOC.read_text(encoding="utf-8") == table()
    assert same, "docs/boxes.md is out of date; run: python -m tests.catalog.boxes"


def test_every_reason_belongs_to_a_set_in_the_table() -> None:
    reasons = " ".join(rules for _, _, rules in rows())
    for reason in (*NOTES.values(), *ONLY_TILES.values()):
        assert reason in reasons


OTHER_NAMES = {  # names in the shared list of boxes that differ from those in the table
    "1 Inns & Cathedrals": "Inns & Cathedrals",
    "2 Traders & Builders": "Traders & Builders",
    "3 Princess & Dragon": "Princess & Dragon",
    "4 The Tower": "The Tower",
    "5 Abbey & Mayor": "Abbey & Mayor",
    "6 Count, King & Robber": "King & Robber Baron",
    "7 The Catapult": "The Catapult",
    "8 Bridges, Castles & Bazaars": "Bridges, Castles and Bazaars",
    "9 Hills & Sheep": "Hills & Sheep",
    "10 Under the Big Top": "Under the Big Top",
    "Wheel of Fortune (stand-alone/expansion)": "Wheel of Fortune",
    "River I": "The River",
    "River II": "The River II",
    "River III (Big Box 5, sheep and vineyards)": "River III",
    "20th-anniversary river (17 tiles, one double)": "River of the 20th anniversary",
    "Games Quarterly 11 (10 + 2 river)": "Games Quarterly 11",
    "Abbot and gardens": "abbot",
    "King & Robber Baron / Scout": "King & Robber Baron",
    "The Count": "The Count of Carcassonne",
    "Cult / Shrines and Heretics": "The Cult",
    "Cathars / Siege / Besiegers": "Siege",
    "Winter edition base": "Winter Edition",
    "Mini 1 Flying Machines": "Flying Machines",
    "Mini 2 Messages / Messengers": "Messages",
    "Mini 3 Ferries": "The Ferries",
    "Mini 4 Gold Mines": "Gold Mines",
    "Mini 5 Mage & Witch": "Mage & Witch",
    "Mini 6 Robbers": "The Robbers",
    "Mini 7 / Crop Circles II, Crop Circles I": "Crop Circles",
    "Festival (10th anniversary)": "The Festival",
    "Tunnel": "The Tunnel",
    "Dutch & Belgian, Japanese monasteries": "Monasteries of the Netherlands and Belgium, of Japan",
    "Halflings I, II": "Halflings",
    "Russian promos": "Russian Promos",
    "Land Surveyors (print & play)": "Land Surveyors",
    "Drought, Markets of Leipzig, Easter/solo and other promos of the 2020s": "Drought, Markets of Leipzig",
}


def test_every_box_of_the_shared_list_is_in_the_document() -> None:
    """Whatever lies on the table is known, with its rules or with a note."""
    if not SHARED.exists():
        pytest.skip(f"{SHARED} is not there")
    lines = SHARED.read_text(encoding="utf-8").split("## Fan sets")[0].splitlines()
    names = [line.split("|")[1].strip() for line in lines if line.startswith("| ")]
    boxes = [name for name in names if name != "set"]
    assert len(boxes) > 50
    assert set(OTHER_NAMES) <= set(boxes)
    text = DOC.read_text(encoding="utf-8")
    assert [name for name in boxes if OTHER_NAMES.get(name, name) not in text] == []
