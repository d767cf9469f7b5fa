"""The saved test games of the engine about further boxes (../shared/traces/more/engine-tests-more.jsonl), as
far as their boxes are played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from referee.match import Refused
from tests.games import test_engine_tests as engine
from tests.games.recorded_sets import TRACES

DIFFERENCES = Path(__file__).parents[2] / "docs" / "differences.md"
FILE = TRACES / "more" / "engine-tests-more.jsonl"
ELEMENTS = {  # in addition to those of the first file
    "church": "ext.church",
    "corn-circle": "ext.corn_circles",
    "flier": "ext.flier",
    "king": "ext.king",
    "labyrinth": "ext.labyrinth",
    "little-buildings": "ext.little_buildings",
    "mage": "ext.mage_witch",
    "pig-herd": "ext.pig_herd",
    "robber": "ext.robber_baron",
    "watchtower": "ext.watchtowers",
    "wind-rose": "ext.wind_roses",
    "witch": "ext.mage_witch",
}
RULES = {
    ("king-and-robber-scoring", "10/20"): {"kr.final": "10_each"},
    ("king-and-robber-scoring", "15/40"): {"kr.final": "15_40"},
    ("king-and-robber-scoring", "continuously"): {"kr.final": "running"},
    ("labyrinth-variant", "basic"): {"la.variant": "basic"},
    ("little-buildings-scoring", "3/2/1"): {"lb.points": "3/2/1"},
}
LANDING = "flying-machines/placement-is-mandatory"
LEFT_OUT = {
    "wind-rose/wind-rose-bonus": "saved in the middle of a turn, without its offers",
    LANDING: "saved in the middle of a flight, see below",
}


NOT_COVERED = {"russian-promos/vodyanoy", "russian-promos/yaga-scoring"}  # RU-1 is not certain


@cache
def recorded() -> list[dict[str, Any]]:
    """The test games of the file; none where it is missing."""
    return [*map(json.loads, FILE.read_text(encoding="utf-8").splitlines())] if FILE.exists() else []


@cache
def records() -> dict[str, Any]:
    """The test games whose elements are all played, by their names."""
    known = {*engine.ELEMENTS, *ELEMENTS, *engine.SHEEP, *engine.NO_RULES}
    return {one["test"]: one for one in recorded() if not set(one["elements"]) - known}


class Further(engine.EngineTest):
    """One of these games, with the options of its boxes."""

    def settings(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """The elements and rules of a record as options."""
        kept = {name: value for name, value in record["elements"].items() if name not in ELEMENTS}
        found = engine.options({**record, "elements": kept})
        found |= {ELEMENTS[name]: "on" for name in record["elements"] if name in ELEMENTS}
        for rule, values in RULES.items():
            found |= values if rule in record["rules"].items() else {}
        return found

    refused = ""

    def run_on(self) -> Further:
        """Play until a move is refused."""
        try:
            self.run()
        except Refused as refused:
            self.refused = str(refused)
        return self


@pytest.mark.parametrize("name", sorted(set(records()) - set(LEFT_OUT)) or ["none is there"])
def test_engine_test(name: str) -> None:
    if not records():
        pytest.skip(f"{FILE} is not there: the engine's test games are replayed only beside the shared files")
    replayed = Further(records()[name]).run()
    assert replayed.differences == []
    assert replayed.compared["placements"] >= len(records()[name]["turns"])


def test_a_flight_that_is_not_over_has_to_land() -> None:
    if not records():
        pytest.skip(f"{FILE} is not there: the engine's test games are replayed only beside the shared files")
    pending = records()[LANDING]["pending"]
    landings = [(one["figure"], one["x"], one["y"], one["feature"]) for one in pending["options"]]
    replayed = Further(records()[LANDING]).run_on()
    assert not pending["can_pass"]
    assert replayed.refused == "move 1: ['FM-2']"
    assert [one.split(": ", 1)[1] for one in replayed.differences] == [
        f"landings: ours {[str(one) for one in landings]}, recorded []"
    ]


def test_the_listed_tests_exist() -> None:
    assert set(LEFT_OUT) <= set(records()) or not records()


def test_those_with_other_pieces_are_named() -> None:
    text = DIFFERENCES.read_text(encoding="utf-8")
    assert all(f"`{name}`" in text for name in {*NOT_COVERED, *LEFT_OUT})
    assert {one["test"] for one in recorded()} - set(records()) in (NOT_COVERED, set())
