"""Known embeddings of a set are reused at the next enrolment, so that only new cards take time."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from app import create_app
from services.enrolment.service import Enrolments
from settings import Settings
from store import EnrolmentRecord
from tests.api.border import API

GROUND = {"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}
BOX = {"name": "Mine", "game": "carcassonne", "tiles": [{"id": "own-ab/1", "features": [GROUND]}]}
PROPOSAL = {"cards": [0], "turns": [0], "edges": "FFFF", "features": [], "offers": [], "tile": None,
            "rotation": 0, "removed": False}  # fmt: skip


def test_prototypes_are_carried_over_when_learnt_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False))
    services = app.extensions["services"]
    catalogs, enrolments = services.catalogs, services.enrolments
    made = app.test_client().post(f"{API}/catalogs", json=BOX).get_json()
    enrolment = EnrolmentRecord(
        catalog_id=made["id"], photos=[{"reason": None}], cards=[{"photo": 0, "quad": []}],
        proposals=[PROPOSAL], sheet=b"cards", version=1, changed=time.time(),
    )  # fmt: skip
    assert catalogs.records().enrolments.keep(enrolment, 0, None)
    calls: list[tuple[Any, ...]] = []

    def call(self: Enrolments, *arguments: Any) -> bytes:
        calls.append(arguments)
        return b"learnt %d" % len(calls)

    monkeypatch.setattr(Enrolments, "_call", call)
    for rotation in (0, 90):
        enrolments.confirm(
            made["id"], made["token"], [{"proposal": 0, "tile": "own-ab/1", "rotation": rotation}]
        )
    services.stop()
    learn = "vision.enrolment.card_sheet:learn"
    assert calls == [
        (learn, b"cards", [(0, "own-ab/1", 0)], None),
        (learn, b"cards", [(0, "own-ab/1", 1)], b"learnt 1"),
    ]
