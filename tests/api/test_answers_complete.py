"""Answers are complete: the rule for what does not happen, goods of the last turn, given parts of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import meeple, position
from tests.api.matches import Table, end, place

DATABASE = "sqlite"  # of all tests here

Ask = Callable[..., Any]
GOODS = {
    **position(
        (0, 0, "traders-and-builders/Ccc.g", 0),
        (-1, 0, "traders-and-builders/CFc.w", 0),
        (-2, 0, "base/E", 90),
        (0, -1, "base/E", 180),
        (1, 0, "base/E", 270),
    ),
    "options": {"edition": "C1", "expansions": ["traders-and-builders"]},
}
ROAD = {
    **position((0, 0, "base/W", 0), (1, 0, "base/U", 0), (2, 0, "base/U", 0)),
    "options": {"edition": "C1", "expansions": ["traders-and-builders"]},
    "figures": [meeple("red", 0, 0, "road", "E"), {**meeple("red", 1, 0, "road", "E"), "kind": "builder"}],
}
TURN_OVER = {"type": "end_turn"}


def rules(reasons: list[dict[str, Any]]) -> set[str]:
    return {reason["rule"] for reason in reasons}


@pytest.mark.parametrize(
    ("player", "placed", "part", "expected"),
    [("red", (2, 0), 1, "TB-B9"), ("blue", (2, 0), 1, "TB-B5"), ("red", (1, 0), 1, "TB-B8"),
     ("red", (2, 0), 2, "TB-B10")],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "ro", "it", "de"])
def test_why_there_is_no_second_part(
    ask: Ask, player: str, placed: tuple[int, int], part: int, expected: str, language: str
) -> None:
    turn = {"player": player, "step": "end", "placed": [list(placed)], "part": part}
    question = {"position": {**ROAD, "turn": turn}, "move": {**TURN_OVER, "player": player}}
    answer = ask("/rulings", question, Accept_Language=language)
    assert answer["legal"]
    assert expected in rules(answer["because"])


def test_both_readings_of_an_abbey_and_a_builder(ask: Ask) -> None:
    table = {
        **position(
            (0, 0, "base/D", 0),
            (1, 0, "base/D", 0),
            (0, -1, "base/P", 180),
            (2, 0, "base/U", 0),
            (2, -1, "base/N", 0),
            (2, -2, "base/N", 270),
            (1, -2, "base/N", 180),
            (1, -1, "abbey-and-mayor/A", 0),
        ),
        "options": {"edition": "C1", "expansions": ["traders-and-builders", "abbey"]},
        "figures": [
            meeple("red", 1, 0, "city", "N"),
            {**meeple("red", 1, 0, "city", "N"), "kind": "builder"},
        ],
        "turn": {"player": "red", "step": "end", "placed": [[1, -1]]},
    }
    readings = [{"ab.builder_turn": "off"}, {"ab.builder_turn": "on"}]
    body = {"position": table, "move": {**TURN_OVER, "player": "red"}, "options": readings}
    answer = ask("/rulings", body)
    assert answer["differs"]
    sentences = [
        next(one["says"] for one in reading["because"] if one["rule"] == "AB-C7")
        for reading in answer["readings"]
    ]
    assert "no second part" in sentences[0]
    assert "gets a second part" in sentences[1]


def test_goods_of_the_turn_with_which_the_game_ends(ask: Ask) -> None:
    turn = {"player": "red", "step": "act", "placed": [[1, 0]]}
    answer = ask("/scores", {"position": {**GOODS, "turn": turn}, "final": True})
    assert [(one["player"], one["points"], one["rule"]) for one in answer["lines"]] == [
        ("red", 10, "TB-G5"),
        ("red", 10, "TB-G5"),
    ]


def test_a_finished_game_is_not_paid_again(match_app: Any) -> None:
    client: FlaskClient = match_app.test_client()
    start = {**GOODS, "tiles": GOODS["tiles"][:-1]}
    table = Table.new(client, options=GOODS["options"], start=start)
    table.play([place("red", "base/E", 1, 0, 270), end("red")])
    paid = table.play([{"type": "end_game"}])
    assert paid["scores"] == {"red": 20, "blue": 0}
    ended = table.get("/position")
    assert ended["over"] is True
    answer = client.post("/api/v1/scores", json={"position": ended, "final": True}).get_json()
    assert answer["lines"] == []
    assert answer["totals"]["red"] == {"points_before": 20, "gained": 0, "total": 20}
    assert "CB-E1" in rules(answer["findings"])
    refused = client.post(
        "/api/v1/rulings", json={"position": ended, "move": {"type": "end_game"}}
    ).get_json()
    assert rules(refused["reasons"]) == {"CB-E1"}
    table.undo()
    assert "over" not in table.get("/position")


def test_a_tile_of_which_none_is_left_by_the_given_counts(match_app: Any) -> None:
    start = {**position((0, 0, "base/D", 0)), "left": {"base/V": 1}}
    table = Table.new(match_app.test_client(), start=start)
    table.play([place("red", "base/V", 1, 0, 90), end("red")], insist=True)
    refused = table.play([place("blue", "base/V", 1, 1, 0)], status=422)["ruling"]
    sentence = next(one["says"] for one in refused["reasons"] if one["rule"] == "CB-S1")
    assert "no copy of base/V is left" in sentence


def test_an_adjustment_needs_a_note(table: Table) -> None:
    adjust = {"type": "adjust", "player": "red", "points": 2}
    assert "moves[0].note" in table.play([adjust], status=422)["errors"]
    table.play([{**adjust, "note": "a bet"}])


def test_an_unknown_option_lists_the_known_ones(ask: Ask) -> None:
    table = {**position((0, 0, "base/D", 0)), "options": {"qqqq": 1}}
    (message,) = ask("/scores", {"position": table}, 422)["errors"]["position.options.qqqq"]
    assert "base.two_tile_city" in message
    assert "tb.double_turn" in message


def test_inline_catalogs_have_the_fields_of_catalogs(ask: Ask) -> None:
    tile = {"id": "own/A", "features": [{"kind": "monastery"}], "colour": "red"}
    table = {**position((0, 0, "base/D", 0)), "catalogs": ["base", {"tiles": [tile], "colour": "red"}]}
    errors = ask("/scores", {"position": table}, 422)["errors"]
    assert {"position.catalogs[1].colour", "position.catalogs[1].tiles[0].colour"} <= set(errors)


@pytest.mark.parametrize("edition", ["C1", "C3"])
def test_a_printing_of_a_user_without_an_edition_counts_in_any(ask: Ask, edition: str) -> None:
    tile = {"id": "own/R", "edges": "FRFR", "features": [
        {"kind": "road", "edges": ["E", "W"]}, {"kind": "field", "halves": ["NL", "NR", "EL", "WR"]},
        {"kind": "field", "halves": ["ER", "SL", "SR", "WL"]}]}  # fmt: skip
    own = {"id": "own", "tiles": [tile], "printings": {"mine": {"counts": {"own/R": 3}}}}
    table = {**position((0, 0, "own/R", 0)), "catalogs": [own], "options": {"edition": edition}}
    assert ask("/placements", {"position": table, "tile": "own/R"})["left"] == 2


def test_two_tiles_given_for_a_turn_are_its_two_parts(client: FlaskClient) -> None:
    """TB-B10: no third part, even if the request does not name the part."""
    tiles = [
        {"x": x, "y": 0, "tile": tile} for x, tile in enumerate(["base/W", "base/U", "base/U", "base/U"])
    ]
    figures = [
        {"player": "red", "kind": kind, "x": x, "y": 0, "feature": {"kind": "road", "at": "E"}}
        for x, kind in enumerate(["meeple", "builder"])
    ]
    position = {
        "game": "carcassonne",
        "options": {"expansions": ["traders-and-builders"]},
        "players": [{"id": "red"}, {"id": "blue"}],
        "tiles": tiles,
        "figures": figures,
        "turn": {"player": "red", "step": "end", "placed": [[2, 0], [3, 0]]},
    }
    request = {"position": position, "move": {"type": "end_turn", "player": "red"}}
    answer = client.post("/api/v1/rulings", json=request).get_json()
    assert [reason["rule"] for reason in answer["because"]] == ["TB-B10"]


def test_a_figure_where_none_may_stand_is_a_finding_and_paid_nothing(client: FlaskClient) -> None:
    """AT-P2: a meeple in a garden."""
    position = {
        "game": "carcassonne",
        "options": {"edition": "C3", "base.abbot": "on"},
        "players": [{"id": "red"}],
        "tiles": [{"x": 0, "y": 0, "tile": "base/D"}, {"x": 1, "y": 0, "tile": "base/U.garden"}],
        "figures": [{"player": "red", "kind": "meeple", "x": 1, "y": 0, "feature": {"kind": "garden"}}],
    }
    answer = client.post("/api/v1/scores", json={"position": position, "final": True}).get_json()
    assert answer["lines"] == []
    assert "error" in {finding["severity"] for finding in answer["findings"]}
