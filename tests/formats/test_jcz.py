"""34: saves of JCloisterZone: recorded games survive a round trip, what is not covered is refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from formats import jcz_names, jcz_reader, jcz_writer
from referee.game import BadInput
from referee.games import built_in
from tests.games.recorded import EXPANSIONS, MORE, TRACES, Replay, games
from tests.referee.plays import Player
from tile_referee import Match, loads

WHEN = "2026-11-27T18:00:00.000Z"
BASE = {"small-follower": 7, "farmers": True}
START = [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}]


def place(tile: str, rotation: int, x: int, y: int) -> dict[str, Any]:
    return {
        "type": "PLACE_TILE",
        "payload": {"tileId": tile, "rotation": f"R{rotation}", "position": [x, y]},
    }


def deploy(figure: str, x: int, y: int, feature: str, location: str) -> dict[str, Any]:
    pointer = {"position": [x, y], "location": location, "feature": feature}
    return {"type": "DEPLOY_MEEPLE", "payload": {"pointer": pointer, "meepleId": figure}}


COMMIT = {"type": "COMMIT", "payload": {"random": 0.5}}
PASS: dict[str, Any] = {"type": "PASS", "payload": {}}


def saved(replay: list[Any], elements: Any = None, sets: Any = None, **more: Any) -> dict[str, Any]:
    return {
        "appVersion": "5.7.0",
        "setup": {
            "sets": sets or {"basic:1": 1},
            "elements": {**BASE, **(elements or {})},
            "rules": {},
            "start": START,
        },
        "players": [{"name": "Alice", "slot": 0}, {"name": "Bob", "slot": 1}],
        "replay": replay,
        **more,
    }


PIG = [
    *(place("BA/CFC.2", 0, 0, -1), deploy("0.small.1", 0, -1, "Field", "EL.ER.WL.WR"), COMMIT),
    *(place("BA/C", 180, 0, -2), deploy("1.small.1", 0, -2, "Field", "NL.NR.EL.ER.WL.WR"), COMMIT),
    *(place("BA/C", 270, -1, -1), deploy("0.pig.1", -1, -1, "Field", "NL.NR.EL.ER.SL.SR"), COMMIT),
    *(place("BA/Rr", 90, -1, -2), PASS, COMMIT),
]


COVERED = (
    "king-and-robber",
    "king-and-robber-15-40",
    "king-and-robber-continuous",
    "watchtowers",
    "wind-roses",
)


@pytest.mark.parametrize("name", [name for name in EXPANSIONS if name not in MORE] + list(COVERED))
def test_recorded_games_survive_a_round_trip(name: str) -> None:
    if not TRACES.exists():
        pytest.skip(f"{TRACES} is not there")
    (record,) = games(name, 1)
    replay = Replay(record).run()
    assert replay.differences == []
    save = json.loads(json.dumps(jcz_writer.write(replay.match, WHEN)))
    again = jcz_reader.read(save)
    assert list(again.scores.values()) == record["final"]["scores"]
    assert again.state.board.cells == replay.match.state.board.cells
    assert again.game.over(again.state)


def test_a_save_is_scored_like_in_the_other_program() -> None:
    """The end of a small game with a pig: 8 and 6 points."""
    match = jcz_reader.read(saved(PIG, {"pig": 1}, gameAnnotations={"endTurn": 4}))
    assert dict(match.scores) == {"p1": 8, "p2": 6}
    assert [seat.name for seat in match.state.players] == ["Alice", "Bob"]
    assert isinstance(loads(json.dumps(saved(PIG, {"pig": 1}))), Match)


def test_undone_messages_and_discarded_tiles() -> None:
    undone = [PIG[0], {"type": "UNDO", "payload": {}}, *PIG]
    assert jcz_reader.read(saved(undone, {"pig": 1})).scores == jcz_reader.read(saved(PIG, {"pig": 1})).scores
    order = {"drawOrder": ["BA/CFC.2", "BA/RRRR", "BA/C"]}
    with pytest.raises(BadInput, match="Against the rules"):  # the crossing can be placed
        jcz_reader.read(saved(PIG[:6], gameAnnotations=order))


def test_every_name_of_a_covered_tile_is_read_back() -> None:
    ids = [tile for catalog in set(jcz_names.SETS.values()) for tile in built_in(catalog).tiles]
    named = {tile: jcz_names.name_of(tile) for tile in ids}
    assert {tile for tile, name in named.items() if name is None} == jcz_names.NOT_THERE
    assert {tile: jcz_names.tile_of(name) for tile, name in named.items() if name} == {
        tile: tile for tile, name in named.items() if name
    }


@pytest.mark.parametrize(
    ("path", "value", "wrong"),
    [
        (("setup", "sets", "tower:1"), 1, "setup.sets.tower:1"),
        (("setup", "sets", "basic:1"), 2, "setup.sets.basic:1"),
        (("setup", "elements", "dragon"), True, "setup.elements.dragon"),
        (("setup", "elements", "small-follower"), 8, "setup.elements.small-follower"),
        (("setup", "start", 0, "tile"), "XX/Y", "setup.start[0].tile"),
        (("setup", "start", 0, "x"), "a", "setup.start[0]"),
        (("setup",), None, "setup"),
        (("players",), {}, "players"),
        (("replay",), 3, "replay"),
        (("replay",), [PASS] * 7_000, "replay"),
        (("replay", 0), 3, "replay[0]"),
        (("replay", 0, "payload", "position"), [1], "replay[0].payload.position"),
        (("replay", 0, "payload", "rotation"), "R45", "replay[0].payload.rotation"),
        (("replay", 0, "payload", "tileId"), "TO/C", "replay[0].payload.tileId"),
        (("replay", 0, "type"), "PLACE_TOKEN", "replay[0].type"),
        (("replay", 1, "payload", "meepleId"), "0.mayor.1", "replay[1].payload.meepleId"),
        (("replay", 1, "payload", "pointer", "feature"), "Tower", "replay[1].payload.pointer"),
        (("replay", 1, "payload", "pointer", "feature"), None, "replay[1].payload.pointer"),
        (("replay", 0, "payload", "rotation"), "R90", "replay[2]"),
        (("gameAnnotations",), 3, "gameAnnotations"),
        (("gameAnnotations",), {"drawOrder": ["TO/C"]}, "gameAnnotations.drawOrder[0]"),
        (("tileReferee",), 3, "tileReferee"),
    ],
)
def test_what_is_not_covered_or_malformed_is_refused(path: tuple[Any, ...], value: Any, wrong: str) -> None:
    save = copy.deepcopy(saved(PIG, {"pig": 1}))
    inner: Any = save
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadInput) as refused:
        jcz_reader.read(save)
    assert wrong in refused.value.errors


def test_sheep_tokens_are_not_in_other_saves() -> None:
    shepherd = [place("BA/RFr", 0, 1, 0), deploy("0.shepherd.1", 1, 0, "Field", "ER.SL.SR.WL"), COMMIT]
    with pytest.raises(BadInput, match="sheep token"):
        jcz_reader.read(saved(shepherd, {"shepherd": 1}))
    own = saved(shepherd, {"shepherd": 1}, tileReferee={"tokens": ["sheep-3"]})
    assert jcz_reader.read(own).state.tokens


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"setup": [], "replay": []}])
def test_nothing_malformed_is_more_than_bad_input(data: Any) -> None:
    with pytest.raises(BadInput):
        jcz_reader.read(data)


def test_matches_that_the_format_does_not_cover() -> None:
    adjusted = Match()
    adjusted.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
    insisted = Match()
    insisted.play("red: place E 0,-1", insist=True)
    for match in (adjusted, insisted, Match(game="gold-rush"), Match(options={"expansions": ["dragon"]})):
        with pytest.raises(BadInput, match="cannot hold"):
            match.to_jcz()


@pytest.mark.parametrize("count", [0, 1, 7])
def test_a_save_has_as_many_players_as_the_game(count: int) -> None:
    with pytest.raises(BadInput) as refused:
        jcz_reader.read({**saved([]), "players": [{"name": "Alice"}] * count})
    assert list(refused.value.errors) == ["players"]


def test_a_last_turn_against_the_rules_is_refused() -> None:
    retrieved = {"type": "RETURN_MEEPLE", "payload": {"pointer": {"position": [0, 0]}}}
    for last in (retrieved, place("BA/L", 0, 0, -1)):  # no abbot there; does not fit
        with pytest.raises(BadInput) as refused:
            jcz_reader.read(saved([last]))
        assert list(refused.value.errors) == ["replay"]


def test_errors_name_messages_by_their_place_in_the_save() -> None:
    undone = [place("BA/C", 180, 0, -1), {"type": "UNDO"}, {"type": "TOWER"}]
    with pytest.raises(BadInput) as refused:
        jcz_reader.read(saved(undone))
    assert list(refused.value.errors) == ["replay[2].type"]


def test_a_match_before_its_final_scoring_survives_a_round_trip() -> None:
    played = Player.sits_down(5, {"edition": "C1"})
    for _ in played.plays(71):
        pass
    again = jcz_reader.read(jcz_writer.write(played.match, WHEN))
    assert played.match.game.finished(played.match.state)
    assert not again.game.over(again.state)
    assert list(again.scores.values()) == list(played.match.scores.values())
