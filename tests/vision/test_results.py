"""The committed results belong to the committed code."""

from __future__ import annotations

import json

import pytest

from training.evaluation import drawn
from training.evaluation.photos import RESULTS
from vision.models import sessions

ADVICE = "a change of the recogniser needs new results: python -m training.evaluation.photos --drawn"
ROUGH = 0.05  # of a confidence, between processors


@pytest.fixture(scope="module")
def tables() -> list[tuple[dict, dict]]:
    """The tables read by the 32-bit nets, which every processor has, and as they were read then."""
    landed = json.loads((RESULTS / drawn.NAME).read_text())
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sessions, "supports_int8", lambda: False)
        sessions.use_models(sessions.MODELS)
        now = json.loads(json.dumps(drawn.tables()))
    sessions.use_models(sessions.MODELS)
    return list(zip(now, landed, strict=True))


def test_two_small_tables_are_read_as_the_landed_results_say(tables):
    for now, landed in tables:
        for name in ("seed", "cells", "right", "figures", "found", "people", "doubts"):
            assert now[name] == landed[name], f"{name} of table {now['seed']}: {ADVICE}"
        assert [t[:4] for t in now["tiles"]] == [t[:4] for t in landed["tiles"]]
        assert [t[4] for t in now["tiles"]] == pytest.approx([t[4] for t in landed["tiles"]], abs=ROUGH)


def test_most_answers_are_right(tables):
    assert sum(now["right"] for now, _ in tables) >= 0.9 * sum(now["cells"] for now, _ in tables)
