"""Score previews: what they promise is what the moves then score, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import BadInput, Illegal, ScoreLine
from referee.tiles.lookahead.previews import best, tried
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import Ref
from services.rulings import previews
from services.rulings.previews import points_of
from tests.api.matches import CITY, ROAD, Table
from tests.referee.plays import CARCASSONNE, Player

Ask = Callable[..., Any]
OPTIONS: tuple[dict[str, Any], ...] = (
    {"edition": "C1"},
    {"edition": "C1", "expansions": ["inns-and-cathedrals", "traders-and-builders", "hills-and-sheep"]},
    {"edition": "C2", "expansions": ["abbot", "dragon", "abbey"]},
)


def played(state: Any, moves: list[Any]) -> tuple[ScoreLine, ...] | None:
    """The result of each move in order; None if one of them is illegal."""
    lines: tuple[ScoreLine, ...] = ()
    for move in moves:
        try:
            step = CARCASSONNE.play(state, move)
        except (Illegal, BadInput):
            return None
        state, lines = step.state, (*lines, *step.lines)
    return lines


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
@settings(max_examples=5)
def test_a_preview_promises_what_the_moves_bring(seed: int, options: dict[str, Any]) -> None:
    player = Player.sits_down(seed, options)
    for _ in player.plays(14):
        pass
    state, who = player.match.state, str(player.match.to_move)
    tiles = [id for id in CARCASSONNE.placing.draws(state) if state.bag.copies_left(id)]
    for id in player.chance.sample(tiles, min(4, len(tiles))):
        most = None
        found = list(tried(state, state.library.tiles[id], who))
        assert [one.placement for one in found] == list(CARCASSONNE.placing.placements(state, id, who))
        for one in found:
            spot = one.placement
            place, end = Place(who, id, spot.x, spot.y, spot.rotation), EndTurn(who)
            lines = played(state, [place, end])
            assert lines is None or points_of(lines) == points_of(one.none)
            ways = [one.none]
            for figure, promised in one.deployed:
                ref = Ref(figure.feature_kind, figure.at)
                lines = played(state, [place, Deploy(who, figure.kind, spot.x, spot.y, ref), end])
                assert lines is None or points_of(lines) == points_of(promised)
                ways.append(promised)
            for move, promised in one.others:
                lines = played(state, [place, move, end])
                assert lines is None or points_of(lines) == points_of(promised)
            gains = [sum(line.points for line in way if line.player == who) for way in ways]
            most = max([*gains, *([] if most is None else [most])])
        assert best(state, state.library.tiles[id], who) == most


def test_every_placement_with_its_points(client: FlaskClient) -> None:
    """The tile that closes the start city: 4 points with a figure in it, nothing without."""
    table = Table.new(client)
    answer = table.get("/previews?tile=base/E")
    plain = table.get("/placements?tile=base/E")
    assert (answer["count"], answer["left"], answer["player"]) == (plain["count"], plain["left"], "red")
    for one, bare in zip(answer["placements"], plain["placements"], strict=True):
        assert {name: one[name] for name in ("x", "y", "rotation", "completes")} == {
            name: bare[name] for name in ("x", "y", "rotation", "completes")
        }
        assert [d["feature"] for d in one["deployments"]] == [d["feature"] for d in bare["deployments"]]
    closing = next(p for p in answer["placements"] if (p["x"], p["y"]) == (0, -1))
    city = next(d for d in closing["deployments"] if d["feature"]["kind"] == "city")
    assert (closing["none"], closing["lines"], closing["ends"]) == ({}, [], True)
    assert city["points"] == {"red": 4}
    assert city["lines"][0]["says"] == "Red scores 4 for a completed city: 2 tiles × 2 = 4."
    table.play(CITY)
    before = table.get("/previews?tile=base/E&at=1")
    assert before["placements"] == answer["placements"]


def test_other_moves_that_pay_at_once(ask: Ask) -> None:
    """A shepherd whose field grows may herd his flock; an abbot is retrieved instead of deploying a
    figure."""
    players = [{"id": "red"}, {"id": "blue"}]
    grown = {
        "game": "carcassonne",
        "options": {"edition": "C1", "expansions": ["hills-and-sheep"]},
        "players": players,
        "tiles": [{"x": 0, "y": 0, "tile": "base/D"}],
        "figures": [
            {"player": "red", "kind": "shepherd", "x": 0, "y": 0, "feature": {"kind": "field", "at": ["SL"]}}
        ],
        "tokens": [
            {"kind": "sheep", "value": 3, "x": 0, "y": 0, "feature": {"kind": "field", "at": ["SL"]}},
            {"kind": "sheep", "value": 2, "x": 0, "y": 0, "feature": {"kind": "field", "at": ["SL"]}},
        ],
    }
    answer = ask("/previews", {"position": grown, "tile": "base/U", "player": "red"})
    ways = [way for place in answer["placements"] for way in place["others"]]
    assert {way["move"]["choice"] for way in ways} == {"score"}
    assert {way["points"]["red"] for way in ways} == {5}
    south = next(p for p in answer["placements"] if (p["x"], p["y"]) == (0, 1))
    assert (south["none"], [way["lines"][0]["rule"] for way in south["others"]]) == ({}, ["HS-F14"])

    abbot = {
        "game": "carcassonne",
        "options": {"edition": "C2", "expansions": ["abbot"]},
        "players": players,
        "tiles": [{"x": 0, "y": 0, "tile": "base/D"}, {"x": 0, "y": 1, "tile": "base/B"}],
        "figures": [{"player": "red", "kind": "abbot", "x": 0, "y": 1, "feature": {"kind": "monastery"}}],
    }
    answer = ask("/previews", {"position": abbot, "tile": "base/U", "player": "red"})
    beside = next(p for p in answer["placements"] if (p["x"], p["y"]) == (1, 0))
    (way,) = beside["others"]
    assert (way["move"]["type"], way["points"]) == ("retrieve", {"red": 3})


def test_the_stateless_question_needs_player_and_tile(ask: Ask) -> None:
    table = {
        "game": "carcassonne",
        "players": [{"id": "red"}, {"id": "blue"}],
        "tiles": [{"x": 0, "y": 0, "tile": "base/D"}],
    }
    assert set(ask("/previews", {"position": table, "tile": "base/E"}, 422)["errors"]) == {"player"}
    assert set(ask("/previews", {"position": table, "player": "red"}, 422)["errors"]) == {"tile"}
    several = {"position": table, "tile": "base/E", "player": "red", "options": [{"edition": "C1"}]}
    assert set(ask("/previews", several, 422)["errors"]) == {"options"}
    wrong = ask("/previews", {"position": table, "tile": "base/E", "player": "pink"}, 422)
    assert set(wrong["errors"]) == {"player"}
    unknown = ask("/previews", {"position": table, "tile": "base/?", "player": "red"}, 422)
    assert set(unknown["errors"]) == {"tile"}
    by_turn = ask("/previews", {"position": {**table, "turn": {"player": "blue"}}, "tile": "base/E"})
    assert by_turn["player"] == "blue"
    own = {
        "id": "my/own",
        "edges": "FFCF",
        "features": [
            {"kind": "city", "edges": ["S"]},
            {"kind": "field", "halves": ["NL", "NR", "EL", "ER", "WL", "WR"], "cities": [0]},
        ],
    }
    inline = ask("/previews", {"position": table, "tile": own, "player": "red"})
    paid = [d["points"] for p in inline["placements"] for d in p["deployments"] if d["points"]]
    assert paid == [{"red": 4}]


@pytest.mark.parametrize("game", ["gold-rush", "amazonas"])
def test_other_tile_games(client: FlaskClient, game: str) -> None:
    table = Table.new(client, game=game, options={})
    tiles = table.post("/preview", {})["tiles"]
    looked = Counter[str]()
    for tile in tiles[:6]:
        answer = table.get(f"/previews?tile={tile['tile']}")
        plain = table.get(f"/placements?tile={tile['tile']}")
        assert [(p["x"], p["y"], p["rotation"]) for p in answer["placements"]] == [
            (p["x"], p["y"], p["rotation"]) for p in plain["placements"]
        ]
        for one in answer["placements"][:3]:
            spot = {name: one[name] for name in ("x", "y", "rotation")}
            moves = [{"type": "place", "player": "red", "tile": tile["tile"], **spot}]
            if one["ends"]:
                moves.append({"type": "end_turn", "player": "red"})
            ahead = table.post("/preview", {"moves": moves})
            assert {p: n for p, n in ahead["scores"].items() if n} == one["none"]
            looked["placements"] += 1
    assert looked["placements"] > 5


def test_a_map(client: FlaskClient) -> None:
    table = Table.new(client, options={"edition": "C3", "map": "stand-in-map"})
    answer = table.get("/previews?tile=base/V")
    assert answer["count"] == table.get("/placements?tile=base/V")["count"] > 0


def test_builds_of_a_game_without_tiles(client: FlaskClient) -> None:
    """The cost and income of each first tent."""
    table = Table.new(client, game="dorra-amazonas", options={})
    answer = table.get("/previews")
    plain = table.get("/placements")
    names = ("village", "space", "cost", "neutral")
    assert [{n: one[n] for n in names} for one in answer["placements"]] == plain["placements"]
    assert {event["event"] for one in answer["placements"] for event in one["events"]} >= {"open", "tile"}
    assert any(one["points"].get("red") for one in answer["placements"])
    assert table.ask("GET", "/previews?tile=base/V").status_code == 422


def test_readings_over_the_limit_are_left_out_and_marked(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    cross = [{"x": 3 * n, "y": 0, "tile": "base/X"} for n in range(4)]
    table = {"game": "carcassonne", "players": [{"id": "red"}], "tiles": cross}
    whole = ask("/previews", {"position": table, "tile": "base/X", "player": "red"})
    assert (whole["whole"], whole["count"]) == (True, len(whole["placements"]))
    monkeypatch.setattr(previews, "MOST_WORK", 10_000)
    part = ask("/previews", {"position": table, "tile": "base/X", "player": "red"})
    assert part["whole"] is False
    assert part["placements"] == whole["placements"][: part["count"]]


def test_a_finished_match_has_no_previews(client: FlaskClient) -> None:
    table = Table.new(client)
    table.play([*CITY, *ROAD])
    table.play([{"type": "end_game"}])
    assert table.get("/previews?tile=base/V")["placements"] == []


def test_a_large_board_is_tried_whole() -> None:
    player = Player.sits_down(5, {"edition": "C1"})
    for _ in player.plays(71):
        pass
    state = player.match.state.but(left_given=None)
    assert len(list(tried(state, state.library.tiles["base/V"], "red"))) > 20
