"""POST /rulings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from services.infra.codec import plain, plain_move
from tests.api.border import CITIES, meeple, position
from tests.referee.plays import Player

START = position((0, 0, "base/D", 0))


def place(tile: str, x: int, y: int, rotation: int, player: str = "red") -> dict[str, Any]:
    return {"type": "place", "player": player, "tile": tile, "x": x, "y": y, "rotation": rotation}


def deploy(x: int, y: int, kind: str, at: Any = None, player: str = "red") -> dict[str, Any]:
    feature = {"kind": kind} | ({"at": at} if at is not None else {})
    return {"type": "deploy", "player": player, "kind": "meeple", "x": x, "y": y, "feature": feature}


def check_reason(reason: dict[str, Any]) -> None:
    assert reason["rule"]
    assert reason["title"]
    assert reason["text"]
    assert reason["source"]
    assert reason["says"]
    assert all(len(cell) == 2 for cell in reason["where"]["tiles"])
    assert reason["where"]["edge"] in (None, "N", "E", "S", "W")


def test_a_legal_placement(ask: Callable[..., Any]) -> None:
    answer = ask("/rulings", {"position": START, "move": place("base/D", 1, 0, 0)})
    assert answer["legal"] is True
    assert answer["reasons"] == []


def test_an_edge_that_does_not_meet_with_all_reasons_and_ways_out(ask: Callable[..., Any]) -> None:
    """CB-D2: fits one neighbour, not the other."""
    table = position((0, 0, "base/D", 0), (1, -1, "base/E", 0))
    answer = ask("/rulings", {"position": table, "move": place("base/U", 1, 0, 90)})
    assert answer["legal"] is False
    for reason in answer["reasons"]:
        check_reason(reason)
    assert {r["where"]["edge"] for r in answer["reasons"]} == {"W", "N"}
    assert any([0, 0] in r["where"]["tiles"] for r in answer["reasons"])
    for alternative in answer["alternatives"]:
        assert alternative["type"] == "place"
        assert ask("/rulings", {"position": table, "move": alternative})["legal"] is True
    assert answer["alternatives"]


def test_tiles_that_share_a_corner_do_not_touch(ask: Callable[..., Any]) -> None:
    """CB-D1."""
    answer = ask("/rulings", {"position": START, "move": place("base/D", 1, 1, 0)})
    assert answer["legal"] is False
    assert len(answer["reasons"]) == 1


def test_an_occupied_cell_is_refused(ask: Callable[..., Any]) -> None:
    assert ask("/rulings", {"position": START, "move": place("base/D", 0, 0, 0)})["legal"] is False


def test_rulings_and_placements_agree(ask: Callable[..., Any]) -> None:
    table = position((0, 0, "base/D", 0), (1, 0, "base/W", 0), (0, -1, "base/E", 180))
    legal = {
        (p["x"], p["y"], p["rotation"])
        for p in ask("/placements", {"position": table, "tile": "base/K"})["placements"]
    }
    for x in range(-2, 4):
        for y in range(-3, 3):
            for rotation in (0, 90, 180, 270):
                answer = ask("/rulings", {"position": table, "move": place("base/K", x, y, rotation)})
                assert answer["legal"] is ((x, y, rotation) in legal)
                assert answer["legal"] is not bool(answer["reasons"])


def test_deploying_on_the_tile_just_placed(ask: Callable[..., Any]) -> None:
    """CB-M3: an occupied region is closed, however far away its figure is."""
    table = position(
        (0, 0, "base/D", 0),
        (1, 0, "base/D", 0),
        figures=[meeple("blue", 0, 0, "road", "W")],
        turn={"player": "red", "step": "act", "placed": [[1, 0]]},
    )
    assert ask("/rulings", {"position": table, "move": deploy(1, 0, "city", "N")})["legal"] is True
    taken = ask("/rulings", {"position": table, "move": deploy(1, 0, "road", "E")})
    assert taken["legal"] is False
    check_reason(taken["reasons"][0])
    for alternative in taken["alternatives"]:
        assert ask("/rulings", {"position": table, "move": alternative})["legal"] is True
    assert len(taken["alternatives"]) == 3
    assert [0, 0] in taken["reasons"][0]["where"]["tiles"]


def test_alternatives_lie_on_the_tile_just_placed(ask: Callable[..., Any]) -> None:
    """CB-M1: for a deployment on an older tile, the alternatives name the cell of the new one."""
    table = position(
        (0, 0, "base/D", 0),
        (0, -1, "base/E", 180),
        turn={"player": "red", "step": "act", "placed": [[0, -1]]},
    )
    answer = ask("/rulings", {"position": table, "move": deploy(0, 0, "road", "E")})
    assert [r["rule"] for r in answer["reasons"]] == ["CB-M1"]
    assert {(a["x"], a["y"]) for a in answer["alternatives"]} == {(0, -1)}
    for alternative in answer["alternatives"]:
        assert ask("/rulings", {"position": table, "move": alternative})["legal"] is True


@pytest.mark.parametrize(
    "turn",
    [
        {"player": "blue", "step": "place"},
        {"player": "red", "step": "act", "placed": [[0, 0]]},
        {"player": "red", "step": "place", "drawn": "base/V"},
    ],
)
@pytest.mark.parametrize("kind", ["place", "discard"])
def test_alternatives_would_not_be_refused(ask: Callable[..., Any], turn: dict[str, Any], kind: str) -> None:
    move = place("base/D", 0, 0, 0) if kind == "place" else {"type": kind, "player": "red", "tile": "base/D"}
    answer = ask("/rulings", {"position": {**START, "turn": turn}, "move": move})
    assert answer["legal"] is False
    assert answer["alternatives"] == []


@pytest.mark.parametrize("step", [{}, {"step": "act"}])
def test_one_figure_a_turn(ask: Callable[..., Any], step: dict[str, str]) -> None:
    """CB-M1: a figure of the player on the tile just placed was deployed in this turn."""
    turn = {"player": "red", "placed": [[0, 0]], **step}
    table = position((0, 0, "base/D", 0), figures=[meeple("red", 0, 0, "field", "EL")], turn=turn)
    answer = ask("/rulings", {"position": table, "move": deploy(0, 0, "road", "E")})
    assert [r["rule"] for r in answer["reasons"]] == ["CB-M1"]
    assert answer["alternatives"] == []


def test_a_taken_cell_where_the_tile_would_not_fit_either(ask: Callable[..., Any]) -> None:
    """All reasons, not only the first."""
    table = position((0, 0, "base/D", 0), (1, 0, "base/W", 0))
    answer = ask("/rulings", {"position": table, "move": place("base/B", 1, 0, 0)})
    reasons = [(r["rule"], r["where"]["edge"]) for r in answer["reasons"]]
    assert reasons == [("CB-P1", None), ("CB-P6", None), ("CB-P2", "W")]


def test_who_gets_a_feature(ask: Callable[..., Any]) -> None:
    answer = ask("/rulings", {"position": CITIES, "feature": {"x": 0, "y": 0, "kind": "city", "at": "N"}})
    assert answer["because"]
    for reason in answer["because"]:
        check_reason(reason)
    assert "blue" in str(answer["because"]).casefold()
    assert [(line["player"], line["points"]) for line in answer["lines"]] == [("blue", 8)]
    scores = ask("/scores", {"position": CITIES})
    assert answer["lines"] == scores["lines"]


def test_end_points_of_unfinished_features(ask: Callable[..., Any]) -> None:
    table = position((0, 0, "base/D", 0), figures=[meeple("red", 0, 0, "field", "EL")])
    for feature, points in (("city", []), ("field", [0])):
        place = {"x": 0, "y": 0, "kind": feature, "at": "N" if feature == "city" else "EL"}
        answer = ask("/rulings", {"position": table, "feature": place})
        assert [line["points"] for line in answer["lines"]] == points


def test_the_language_of_the_answer_is_named(ask: Callable[..., Any], client: Any) -> None:
    body = {"position": START, "move": place("base/D", 1, 1, 0)}
    for wanted in ("en", "en-GB,en;q=0.8", "xx", "de, *;q=0.1", ""):
        answer = client.post("/api/v1/rulings", json=body, headers={"Accept-Language": wanted})
        assert answer.status_code == 200
        assert answer.headers["Content-Language"]
        assert "Accept-Language" in answer.headers["Vary"]
    ids = {r["rule"] for r in answer.get_json()["reasons"]}
    assert ids == {r["rule"] for r in ask("/rulings", body)["reasons"]}


# ---- the end of a turn -------------------------------------------------------------------------------------


def test_scoring_at_the_end_of_a_turn(ask: Callable[..., Any]) -> None:
    table = position(
        (0, 0, "base/D", 0),
        (0, -1, "base/E", 180),
        figures=[meeple("blue", 0, 0, "city", "N")],
        turn={"player": "red", "step": "act", "placed": [[0, -1]]},
    )
    answer = ask("/rulings", {"position": table, "move": {"type": "end_turn", "player": "red"}})
    assert answer["legal"] is True
    assert "CB-G1" in {reason["rule"] for reason in answer["because"]}
    assert [(line["player"], line["points"]) for line in answer["lines"]] == [("blue", 4)]
    early = {**table, "turn": {"player": "red", "step": "place"}}
    refused = ask("/rulings", {"position": early, "move": {"type": "end_turn", "player": "red"}})
    assert refused["legal"] is False
    assert "lines" not in refused


# ---- disputes: the same under several interpretations ------------------------------------------------------

SMALL = position(
    (0, 0, "base/D", 0),
    (0, -1, "base/E", 180),
    figures=[meeple("blue", 0, 0, "city", "N")],
    options={"edition": "C3"},
)
BOTH = [{"edition": "C1"}, {"edition": "C1-r1"}]
CITY = {"x": 0, "y": 0, "kind": "city", "at": "N"}


def points(reading: dict[str, Any]) -> list[int]:
    return [line["points"] for line in reading["lines"]]


def test_a_dispute_is_answered_under_both_readings_side_by_side(ask: Callable[..., Any]) -> None:
    answer = ask("/rulings", {"position": SMALL, "feature": CITY, "options": BOTH})
    assert [reading["options"] for reading in answer["readings"]] == BOTH
    assert answer["differs"] is True
    for reading, options in zip(answer["readings"], BOTH, strict=True):
        alone = ask("/rulings", {"position": {**SMALL, "options": options}, "feature": CITY})
        assert {name: part for name, part in reading.items() if name != "options"} == alone


def test_a_move_under_both_readings(ask: Callable[..., Any]) -> None:
    table = {**SMALL, "turn": {"player": "red", "step": "act", "placed": [[0, -1]]}}
    end = {"type": "end_turn", "player": "red"}
    answer = ask("/rulings", {"position": table, "move": end, "options": BOTH})
    assert [points(reading) for reading in answer["readings"]] == [[4], [2]]
    farm = {
        "type": "deploy",
        "player": "red",
        "kind": "meeple",
        "x": 0,
        "y": -1,
        "feature": {"kind": "field"},
    }
    farms = [{"base.fields": "on"}, {"base.fields": "off"}]
    answer = ask("/rulings", {"position": table, "move": farm, "options": farms})
    assert [reading["legal"] for reading in answer["readings"]] == [True, False]


def test_readings_lie_over_the_options_of_the_position(ask: Callable[..., Any]) -> None:
    table = {**SMALL, "options": {"edition": "C1-r1"}}
    readings: list[dict[str, Any]] = [{}, {"base.two_tile_city": "normal"}]
    answer = ask("/scores", {"position": table, "options": readings})
    assert [points(reading) for reading in answer["readings"]] == [[2], [4]]
    assert answer["differs"] is True


def test_the_options_of_the_position_may_be_the_list(ask: Callable[..., Any]) -> None:
    answer = ask("/rulings", {"position": {**SMALL, "options": BOTH}, "feature": CITY})
    assert answer == ask("/rulings", {"position": {**SMALL, "options": {}}, "feature": CITY, "options": BOTH})
    scores = ask("/scores", {"position": {**SMALL, "options": BOTH}})
    assert [points(reading) for reading in scores["readings"]] == [[4], [2]]


def test_readings_that_agree(ask: Callable[..., Any]) -> None:
    answer = ask("/scores", {"position": SMALL, "options": [{"edition": "C2"}, {"edition": "C3"}]})
    assert answer["differs"] is False


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"options": []}, "options"),
        ({"options": [{}] * 7}, "options"),
        ({"options": {"edition": "C1"}}, "options"),
        ({"options": [{}, {"edition": "C9"}]}, "options[1].edition"),
        ({"options": [{}, {"editoin": "C1"}]}, "options[1].editoin"),
        ({"options": [{}, 3]}, "options[1]"),
        ({"position": {**SMALL, "options": BOTH}, "options": BOTH}, "options"),
        ({"position": {**SMALL, "options": [{}, {"edition": 4}]}}, "position.options[1].edition"),
        ({"position": {**SMALL, "options": []}}, "position.options"),
    ],
)
def test_readings_that_cannot_be_read(ask: Callable[..., Any], more: dict[str, Any], path: str) -> None:
    for route, question in (("/rulings", {"feature": CITY}), ("/scores", {})):
        answer = ask(route, {"position": SMALL, **question, **more}, 422)
        assert list(answer["errors"]) == [path]


# ---- positions of matches and photos -----------------------------------------------------------------------

TABLES: list[dict[str, Any]] = [
    {"edition": "C1", "expansions": ["hills-and-sheep", "abbey", "traders-and-builders"]},
    {"edition": "C2", "expansions": ["river", "dragon", "abbot", "inns-and-cathedrals"]},
    {"edition": "C3", "expansions": ["cult", "monasteries", "hills-and-sheep"]},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["edition"])
def test_the_position_of_a_match_is_taken_as_it_is(ask: Callable[..., Any], options: dict[str, Any]) -> None:
    """The position of a match can be sent at every step, and every move made in it is ruled legal."""
    player = Player.sits_down(7, options)
    before = player.match
    for move in player.plays(12):
        shown = plain(before.position)
        answer = ask("/rulings", {"position": shown, "move": plain_move(before.game, move)})
        assert answer["legal"] is True, (move, answer["reasons"])
        paid = [(line.player, line.points) for line in player.match.played[-1].lines]
        assert [(line["player"], line["points"]) for line in answer["lines"]] == paid
        before = player.match


def test_the_position_of_a_photo_is_taken_as_it_is(ask: Callable[..., Any]) -> None:
    """Players are the colours of the figures; some of the table could not be read."""
    table = {
        "game": "carcassonne",
        "players": [{"id": "red", "name": None, "colour": "red", "points": None}],
        "tiles": [
            {"x": 0, "y": 0, "tile": "base/D", "rotation": 0, "edges": None},
            {"x": 0, "y": -1, "tile": None, "rotation": 0, "edges": "??C?"},
        ],
        "figures": [{"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": None}],
        "tokens": [],
        "turn": None,
        "left": None,
    }
    answer = ask("/rulings", {"position": table, "feature": CITY})
    assert "TR-unknown" in {reason["rule"] for reason in answer["because"]}
    assert ask("/rulings", {"position": table, "move": place("base/U", 1, 0, 0)})["legal"] is True


# ---- the moves of the expansions ---------------------------------------------------------------------------


def test_a_flock_is_ruled_on_with_its_odds_and_its_worth(ask: Callable[..., Any]) -> None:
    """HS-F7: red's tile extended the field of red's shepherd."""
    field = {"kind": "field", "at": "NL"}
    table = position(
        (0, 0, "base/B", 0),
        (0, 1, "base/B", 0),
        figures=[{"player": "red", "kind": "shepherd", "x": 0, "y": 0, "feature": field}],
        tokens=[{"kind": "sheep", "value": 3, "x": 0, "y": 0, "feature": field}],
        turn={"player": "red", "step": "act", "placed": [[0, 1]]},
        options={"edition": "C1", "expansions": ["hills-and-sheep"]},
    )
    herd = {"type": "flock", "player": "red", "x": 0, "y": 0, "feature": field, "choice": "score"}
    answer = ask("/rulings", {"position": table, "move": herd})
    assert answer["legal"] is True
    assert [(line["player"], line["points"]) for line in answer["lines"]] == [("red", 3)]
    for reason in answer["because"]:
        check_reason(reason)
    expand = {**herd, "choice": "expand"}
    answer = ask("/rulings", {"position": table, "move": expand})
    assert answer["legal"] is True
    assert "lines" not in answer, "which token is drawn was not told"
    assert any("17" in reason["says"] for reason in answer["because"]), "2 wolves among 17 tokens"
    lost = ask("/rulings", {"position": table, "move": {**expand, "token": "wolf"}})
    assert lost["lines"] == []
    blue = ask("/rulings", {"position": table, "move": {**herd, "player": "blue"}})
    assert blue["legal"] is False
    for reason in blue["reasons"]:
        check_reason(reason)
    later = {**table, "turn": {"player": "red", "step": "place"}}
    assert ask("/rulings", {"position": later, "move": herd})["legal"] is False


def test_a_move_of_an_expansion_that_is_not_in_play(ask: Callable[..., Any]) -> None:
    move = {"type": "draw_token", "player": "red", "token": "wolf"}
    assert list(ask("/rulings", {"position": START, "move": move}, 422)["errors"]) == ["move.type"]


def test_steps_due_before_the_end_of_a_turn_are_offered(ask: Callable[..., Any]) -> None:
    """HS-F5: a shepherd was deployed, and its token is not drawn yet."""
    field = {"kind": "field", "at": "NL"}
    table = position(
        (0, 0, "base/B", 0),
        figures=[{"player": "red", "kind": "shepherd", "x": 0, "y": 0, "feature": field}],
        turn={"player": "red", "step": "end", "placed": [[0, 0]]},
        options={"edition": "C1", "expansions": ["hills-and-sheep"]},
    )
    answer = ask("/rulings", {"position": table, "move": {"type": "end_turn", "player": "red"}})
    assert answer["legal"] is False
    tokens = [one["token"] for one in answer["alternatives"]]
    assert tokens == ["sheep-1", "sheep-2", "sheep-3", "sheep-4", "wolf"]
    for alternative in answer["alternatives"]:
        assert alternative["type"] == "draw_token"
        assert ask("/rulings", {"position": table, "move": alternative})["legal"] is True
    blue = ask("/rulings", {"position": table, "move": {"type": "end_turn", "player": "blue"}})
    assert blue["alternatives"] == []
