"""Games recorded by another engine, replayed as matches: every answer must be equal.

Runs the first two games of each file, one of them with a new start at every turn; `python -m
tests.games.replay` replays all of them (last result: replay.md).
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from formats import jcz
from referee.match import PlayedMatch
from tests.games.recorded import Replay
from tests.games.recorded_sets import EXPANSIONS, TRACES, games


def records(name: str, count: int) -> list[Any]:
    """The first games of a file of ../shared/traces."""
    if not TRACES.exists():
        pytest.skip(f"{TRACES} is not there: the recorded games are replayed only beside the shared files")
    return list(games(name, count))


@pytest.mark.parametrize("name", EXPANSIONS)
def test_recorded_games_replay_equal(name: str) -> None:
    count = 1 if name == "everything" else 2  # these games are long
    found = records(name, count)
    assert len(found) == count
    replay = Replay(found[-1]).run()  # the first of two goes on from every turn (below)
    whole(replay)
    survives_as_a_save(replay.match, found[-1]["final"]["scores"])


def whole(replay: Replay) -> None:
    """All of the game was compared, and no answer differs."""
    assert replay.differences == []
    assert replay.compared["lines"] == sum("place" in turn for turn in replay.record["turns"]) + 1


def survives_as_a_save(match: PlayedMatch, scores: list[int]) -> None:
    """Written for JCloisterZone and read again, board and points are those of the record."""
    again = jcz.read(json.loads(json.dumps(jcz.write(match, "2026-11-27T18:00:00.000Z"))))
    assert list(again.scores.values()) == scores
    assert again.state.board.cells == match.state.board.cells
    assert again.game.over(again.state)


def test_a_wagon_that_leaves_an_abbey_is_the_only_known_difference() -> None:
    """docs/differences.md: the engine sends it home instead, in one game."""
    record = records("abbey-and-mayor-c1", 3)[2]
    first, *others = Replay(record).run().differences
    assert "game 2 turn 86: home: ours [], recorded" in first
    assert "wagon" in first
    assert all("turn 86: supply" in one or "turn 87: " in one for one in others)


def spoil_points(record: Any) -> None:
    turn = next(t for t in record["turns"] if any(e["type"] == "score" for e in t["events"]))
    next(e for e in turn["events"] if e["type"] == "score")["to"][0]["points"] += 1


def spoil_placements(record: Any) -> None:
    record["turns"][4]["legal"].pop()


def spoil_deployments(record: Any) -> None:
    turn = next(t for t in record["turns"] if t["steps"][0]["options"])
    turn["steps"][0]["options"].pop()


def spoil_completed(record: Any) -> None:
    next(t for t in record["turns"] if t["completed"])["completed"].pop()


def spoil_owners(record: Any) -> None:
    owned = (c for t in record["turns"] for c in t["completed"] if c["owners"])
    next(owned)["owners"].clear()


def spoil_supply(record: Any) -> None:
    record["turns"][10]["supply"][0]["meeple"] -= 1


def spoil_player(record: Any) -> None:
    record["turns"][-1]["player"] = (record["turns"][-1]["player"] + 1) % record["players"]


def spoil_board(record: Any) -> None:
    next(one for one in record["board"] if len(one["parts"]) > 1)["parts"].pop()


def spoil_final(record: Any) -> None:
    record["final"]["scores"][0] += 1


SPOILS = {
    "lines": spoil_points,
    "placements": spoil_placements,
    "deployments": spoil_deployments,
    "completes": spoil_completed,
    "completed": spoil_owners,
    "supply": spoil_supply,
    "to_move": spoil_player,
    "board": spoil_board,
    "final": spoil_final,
}


@pytest.mark.parametrize("what", SPOILS)
def test_the_comparison_notices_a_difference(what: str) -> None:
    """Spoil a record and see that the replay notices."""
    record = records("base", 1)[0]
    SPOILS[what](record)
    assert any(f": {what}: " in one for one in Replay(record).run().differences)


@pytest.mark.parametrize("name", [name for name in EXPANSIONS if name != "everything"])  # it is long
def test_a_match_goes_on_from_the_position_of_every_turn(name: str) -> None:
    """Restarted from its position after every turn, a game continues as recorded."""
    (record,) = records(name, 1)
    whole(Replay(record, resume=1).run())
