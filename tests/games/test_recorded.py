"""Games recorded by a foreign engine, replayed through the referee: every answer must be equal."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from referee.game import BadInput
from referee.games import game
from referee.tiles.position import Position
from tests.games.recorded import Replay

HERE = Path(__file__).parent
TRACES = HERE.parents[2] / "shared" / "traces"
FACTS = HERE.parents[2] / "shared" / "facts" / "tiles"
GAMES = 40


def catalogs(name: str) -> tuple[Any, ...]:
    """The catalogs a file was played with; a set that is not built in is sent whole, as a user would."""
    if name == "tiles-only":
        facts = (FACTS / "traders-and-builders.json").read_text(encoding="utf-8")
        return "base", "inns-and-cathedrals", json.loads(facts)
    return (name,)


def records(name: str) -> list[Any]:
    """The games of a file of ../shared/traces."""
    path = TRACES / f"{name}.jsonl.gz"
    if not path.exists():
        pytest.skip(f"{path} is not there: the recorded games are replayed only beside the shared files")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


@pytest.mark.parametrize("name", ["base", "tiles-only"])
def test_recorded_games_replay_equal(name: str) -> None:
    games = records(name)
    assert len(games) == GAMES
    for record in games:
        Replay(record, {"edition": "C1"}, catalogs(name)).check()


def test_the_comparison_notices_a_difference() -> None:
    """A replay that could not fail would prove nothing: spoil a record and see it refused."""
    record = records("base")[0]
    turn = next(t for t in record["turns"] if any(e["type"] == "score" for e in t["events"]))
    next(e for e in turn["events"] if e["type"] == "score")["to"][0]["points"] += 1
    with pytest.raises(AssertionError):
        Replay(record, {"edition": "C1"}, ("base",)).check()


def test_files_of_expansions_wait_for_their_rules() -> None:
    """What is not replayed yet is refused by name, not silently played as the base game."""
    carcassonne = game("carcassonne")
    for expansion in ("inns-and-cathedrals", "traders-and-builders", "river", "hills-and-sheep", "abbey"):
        with pytest.raises(BadInput, match="unknown expansion") as refused:
            carcassonne.load(Position("carcassonne", (), (), {"expansions": [expansion]}))
        assert list(refused.value.errors) == ["options.expansions[0]"]
