"""Bodies that are JSON but wrong: 422 at the right path, all errors at once, with near names."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.api.border import API, meeple, position, problem

TABLE = position((0, 0, "base/D", 0), (0, 1, "base/U", 90), figures=[meeple("red", 0, 0, "city", "N")])


def changed(**changes: Any) -> dict[str, Any]:
    """TABLE with values replaced by path: tiles__0__rotation=45 (None removes nothing, it is null)."""
    table = copy.deepcopy(TABLE)
    for path, value in changes.items():
        *way, last = [int(step) if step.isdigit() else step for step in path.split("__")]
        place: Any = table
        for step in way:
            place = place[step]
        place[last] = value
    return table


BAD_POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": (changed(game="carcasonne"), "position.game"),
    "game is a number": (changed(game=3), "position.game"),
    "game is null": (changed(game=None), "position.game"),
    "unknown field": (changed(tile=[]), "position.tile"),
    "unknown field of a tile": (changed(tiles__0__rotate=90), "position.tiles[0].rotate"),
    "rotation of 45": (changed(tiles__0__rotation=45), "position.tiles[0].rotation"),
    "rotation of 360": (changed(tiles__0__rotation=360), "position.tiles[0].rotation"),
    "rotation in words": (changed(tiles__0__rotation="90"), "position.tiles[0].rotation"),
    "x is a half": (changed(tiles__0__x=0.5), "position.tiles[0].x"),
    "x is true": (changed(tiles__0__x=True), "position.tiles[0].x"),
    "x is far away": (changed(tiles__0__x=10**30), "position.tiles[0].x"),
    "x is a list": (changed(tiles__0__x=[0]), "position.tiles[0].x"),
    "unknown tile": (changed(tiles__1__tile="base/Ü"), "position.tiles[1].tile"),
    "unknown set": (changed(tiles__1__tile="bass/D"), "position.tiles[1].tile"),
    "tile is empty": (changed(tiles__1__tile=""), "position.tiles[1].tile"),
    "tile is an object": (changed(tiles__1__tile={}), "position.tiles[1].tile"),
    "two tiles in one cell": (changed(tiles__1__y=0), "position.tiles[1]"),
    "a tile is null": (changed(tiles__1=None), "position.tiles[1]"),
    "a tile is a text": (changed(tiles__1="base/D"), "position.tiles[1]"),
    "tiles are an object": (changed(tiles={}), "position.tiles"),
    "tiles are null": (changed(tiles=None), "position.tiles"),
    "ten thousand tiles": (changed(tiles=[TABLE["tiles"][0]] * 10_000), "position.tiles"),
    "a player twice": (changed(players=[{"id": "red"}, {"id": "red"}]), "position.players[1]"),
    "thirteen players": (changed(players=[{"id": f"p{i}"} for i in range(13)]), "position.players"),
    "a player without id": (changed(players=[{"name": "Ana"}]), "position.players[0].id"),
    "points in words": (changed(players__0__points="12"), "position.players[0].points"),
    "a long name": (changed(players__0__name="a" * 100_000), "position.players[0].name"),
    "figure of nobody": (changed(figures__0__player="rot"), "position.figures[0].player"),
    "unknown kind of figure": (changed(figures__0__kind="miple"), "position.figures[0].kind"),
    "unknown kind of token": (changed(tokens=[{"kind": "shep", "x": 0, "y": 0}]), "position.tokens[0].kind"),
    "figure beside the table": (changed(figures__0__x=5), "position.figures[0]"),
    "feature that is not there": (changed(figures__0__feature__at="S"), "position.figures[0].feature"),
    "side that does not exist": (changed(figures__0__feature__at="NW"), "position.figures[0].feature"),
    "more than one feature": (
        changed(figures__0__feature={"kind": "field"}),
        "position.figures[0].feature",
    ),
    "unknown kind of feature": (changed(figures__0__feature__kind="citty"), "position.figures[0].feature"),
    "at is a number": (changed(figures__0__feature__at=3), "position.figures[0].feature.at"),
    "at is a list of lists": (changed(figures__0__feature__at=[["N"]]), "position.figures[0].feature.at"),
    "unknown option": (changed(options={"editon": "C1"}), "position.options"),
    "unknown edition": (changed(options={"edition": "C9"}), "position.options"),
    "edition is a list": (changed(options={"edition": ["C1"]}), "position.options"),
    "unknown expansion": (changed(options={"expansions": ["rivers"]}), "position.options"),
    "expansions are a text": (changed(options={"expansions": "river"}), "position.options"),
    "expansions hold objects": (changed(options={"expansions": [{}]}), "position.options"),
    "options are a list": (changed(options=[]), "position.options"),
    "unknown catalog": (changed(catalogs=["bas"]), "position.catalogs[0]"),
    "catalog is a number": (changed(catalogs=[3]), "position.catalogs[0]"),
    "catalog is a map": (changed(catalogs=["base", "stand-in-map"]), "position.catalogs[1]"),
    "catalog is a board": (changed(catalogs=["dorra-stand-in"]), "position.catalogs[0]"),
    "inline catalog of nothing": (changed(catalogs=[{}]), "position.catalogs[0]"),
    "inline catalogs of too many tiles": (
        changed(catalogs=[{"id": "user/x", "tiles": [{"features": []}] * 300}] * 2),
        "position.catalogs",
    ),
    "catalogs are a text": (changed(catalogs="base"), "position.catalogs"),
    "unknown step": (changed(turn={"step": "draw"}), "position.turn.step"),
    "turn of nobody": (changed(turn={"player": "rot", "step": "place"}), "position.turn.player"),
    "placed is not a cell": (changed(turn={"step": "act", "placed": [[0]]}), "position.turn.placed[0]"),
    "unknown drawn tile": (changed(turn={"drawn": "base/ZZ"}), "position.turn.drawn"),
    "left below zero": (changed(left={"base/V": -1}), "position.left.base/V"),
    "left of an unknown tile": (changed(left={"base/VV": 1}), "position.left.base/VV"),
    "held by a list": (changed(held=[]), "position.held"),
    "edges of a wrong length": (
        changed(tiles__1={"x": 0, "y": 1, "tile": None, "edges": "CC"}),
        "position.tiles[1]",
    ),
    "edges of unknown letters": (
        changed(tiles__1={"x": 0, "y": 1, "tile": None, "edges": "zzzz"}),
        "position.tiles[1]",
    ),
}


@pytest.mark.parametrize("name", BAD_POSITIONS)
@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/scores", {}),
        ("/placements", {"tile": "base/D"}),
        ("/rulings", {"feature": {"x": 0, "y": 0, "kind": "city"}}),
        ("/rulings", {"move": {"type": "end_turn", "player": "red"}}),
    ],
)
def test_bad_position(ask: Callable[..., Any], name: str, path: str, more: dict[str, Any]) -> None:
    table, place = BAD_POSITIONS[name]
    answer = ask(path, {"position": table, **more}, 422)
    assert answer["type"].endswith("#bad-content")
    assert any(at == place or at.startswith((f"{place}.", f"{place}[")) for at in answer["errors"]), answer[
        "errors"
    ]


def test_all_faults_are_reported_at_once(ask: Callable[..., Any]) -> None:
    table = changed(tiles__0__rotation=45, tiles__1__x="one", figures__0__kind=7, options=3)
    errors = ask("/scores", {"position": table, "finale": True}, 422)["errors"]
    assert set(errors) == {
        "position.tiles[0].rotation",
        "position.tiles[1].x",
        "position.figures[0].kind",
        "position.options",
        "finale",
    }
    assert "final" in errors["finale"][0]


def test_faults_only_the_rules_can_see_are_reported_at_once(ask: Callable[..., Any]) -> None:
    table = changed(tiles__1__tile="base/VV", figures__0__kind="miple", options={"editon": "C1"})
    errors = ask("/scores", {"position": table}, 422)["errors"]
    assert len(errors) >= 3, errors


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("unknown game", "carcassonne"),
        ("unknown field", "tiles"),
        ("unknown kind of figure", "meeple"),
        ("unknown option", "edition"),
        ("unknown expansion", "river"),
        ("unknown catalog", "base"),
        ("unknown set", "base/D"),
        ("figure of nobody", "red"),
    ],
)
def test_names_near_a_wrong_one_are_suggested(ask: Callable[..., Any], name: str, near: str) -> None:
    errors = ask("/scores", {"position": BAD_POSITIONS[name][0]}, 422)["errors"]
    assert near in " ".join(text for texts in errors.values() for text in texts)


@pytest.mark.parametrize("path", ["/scores", "/placements", "/rulings"])
def test_position_is_needed(ask: Callable[..., Any], path: str) -> None:
    assert "position" in ask(path, {}, 422)["errors"]
    assert "position" in ask(path, {"position": None}, 422)["errors"]
    assert "position" in ask(path, {"position": []}, 422)["errors"]


BAD_TILES: dict[str, tuple[Any, str]] = {
    "unknown": ("base/DD", "tile"),
    "a number": (7, "tile"),
    "null": (None, "tile"),
    "an empty object": ({}, "tile"),
    "features of no kind": ({"features": [{}]}, "tile"),
    "features are a number": ({"features": 3}, "tile"),
    "a feature is a number": ({"features": [3]}, "tile"),
    "unknown kind": ({"features": [{"kind": "citty", "edges": ["N", "E", "S", "W"]}]}, "tile"),
    "an edge of nobody": ({"features": [{"kind": "city", "edges": ["N", "E", "S"]}]}, "tile"),
    "an edge of two": (
        {"features": [{"kind": "city", "edges": ["N", "E", "S", "W"]}, {"kind": "city", "edges": ["N"]}]},
        "tile",
    ),
    "edges are a number": ({"features": [{"kind": "city", "edges": 4}]}, "tile"),
    "edges hold lists": ({"features": [{"kind": "city", "edges": [["N"], ["E"], "S", "W"]}]}, "tile"),
    "halves are null": ({"features": [{"kind": "field", "halves": None}]}, "tile"),
    "shared edge is a list": (
        {"features": [{"kind": "city", "edges": list("NESW"), "multi-edge": ["N"]}]},
        "tile",
    ),
    "shared edge is a number": (
        {"features": [{"kind": "city", "edges": list("NESW"), "multi-edge": 1}]},
        "tile",
    ),
    "neighbours are text": (
        {"features": [{"kind": "city", "edges": list("NESW"), "cities": "01"}]},
        "tile",
    ),
    "a thousand features": ({"features": [{"kind": "city", "edges": list("NESW")}] * 1000}, "tile"),
    "marks are a number": ({"features": [{"kind": "city", "edges": list("NESW")}], "marks": 3}, "tile"),
    "unknown attribute": ({"features": [{"kind": "city", "edges": list("NESW"), "penants": 1}]}, "tile"),
    "attribute is a digit of no number": (
        {"features": [{"kind": "city", "edges": list("NESW"), "pennants": "²"}]},
        "tile",
    ),
    "attribute below zero": ({"features": [{"kind": "city", "edges": list("NESW"), "pennants": -5}]}, "tile"),
    "attribute is an object": (
        {"features": [{"kind": "city", "edges": list("NESW"), "pennants": {}}]},
        "tile",
    ),
    "id is a list": ({"id": [], "features": [{"kind": "city", "edges": list("NESW")}]}, "tile"),
    "letters that contradict": (
        {"edges": "FFFF", "features": [{"kind": "city", "edges": list("NESW")}]},
        "tile",
    ),
}


@pytest.mark.parametrize("name", BAD_TILES)
def test_bad_tile(ask: Callable[..., Any], name: str) -> None:
    tile, place = BAD_TILES[name]
    errors = ask("/placements", {"position": TABLE, "tile": tile}, 422)["errors"]
    assert any(at.startswith(place) for at in errors), errors


BAD_MOVES: dict[str, tuple[Any, str]] = {
    "no object": ("place", "move"),
    "no type": ({"player": "red"}, "move.type"),
    "unknown type": ({"type": "plaze"}, "move.type"),
    "type is a list": ({"type": []}, "move.type"),
    "move of another game": ({"type": "pitch", "player": "red", "x": 0, "y": 0}, "move.type"),
    "unknown field": (
        {"type": "place", "player": "red", "tile": "base/D", "x": 1, "y": 0, "rotation": 0, "turn": 1},
        "move.turn",
    ),
    "no cell": ({"type": "place", "player": "red", "tile": "base/D", "rotation": 0}, "move.x"),
    "rotation of 45": (
        {"type": "place", "player": "red", "tile": "base/D", "x": 1, "y": 0, "rotation": 45},
        "move.rotation",
    ),
    "unknown tile": (
        {"type": "place", "player": "red", "tile": "base/DD", "x": 1, "y": 0, "rotation": 0},
        "move.tile",
    ),
    "unknown player": (
        {"type": "place", "player": "rot", "tile": "base/D", "x": 1, "y": 0, "rotation": 0},
        "move.player",
    ),
    "feature that is not there": (
        {
            "type": "deploy",
            "player": "red",
            "kind": "meeple",
            "x": 0,
            "y": 0,
            "feature": {"kind": "city", "at": "S"},
        },
        "move.feature",
    ),
    "unknown kind": (
        {
            "type": "deploy",
            "player": "red",
            "kind": "miple",
            "x": 0,
            "y": 0,
            "feature": {"kind": "city", "at": "N"},
        },
        "move.kind",
    ),
}


@pytest.mark.parametrize("name", BAD_MOVES)
def test_bad_move(ask: Callable[..., Any], name: str) -> None:
    move, place = BAD_MOVES[name]
    errors = ask("/rulings", {"position": TABLE, "move": move}, 422)["errors"]
    assert any(at.startswith(place) for at in errors), errors


def test_the_error_of_an_unknown_move_type_lists_the_types(ask: Callable[..., Any]) -> None:
    message = ask("/rulings", {"position": TABLE, "move": {"type": "pitch"}}, 422)["errors"]["move.type"][0]
    assert {"place", "deploy", "discard", "end_turn"} <= set(
        message.replace(",", " ").replace(")", " ").split()
    )


@pytest.mark.parametrize(
    "more",
    [
        {},
        {
            "move": {"type": "end_turn", "player": "red"},
            "feature": {"x": 0, "y": 0, "kind": "city", "at": "N"},
        },
    ],
)
def test_a_ruling_is_about_one_thing(ask: Callable[..., Any], more: dict[str, Any]) -> None:
    assert "$" in ask("/rulings", {"position": TABLE, **more}, 422)["errors"]


@pytest.mark.parametrize(
    ("feature", "place"),
    [
        ({"x": 9, "y": 0, "kind": "city"}, "feature"),
        ({"x": 0, "y": 0, "kind": "city", "at": "S"}, "feature"),
        ({"x": 0, "y": 0, "kind": "field"}, "feature"),
        ({"x": 0, "y": 0, "kind": "citty"}, "feature"),
        ({"x": 0, "y": 0}, "feature.kind"),
        ({"x": 0, "y": 0, "kind": "city", "at": ["N"] * 50}, "feature.at"),
        ([], "feature"),
    ],
)
def test_a_feature_that_is_not_there(ask: Callable[..., Any], feature: Any, place: str) -> None:
    errors = ask("/rulings", {"position": TABLE, "feature": feature}, 422)["errors"]
    assert any(at.startswith(place) for at in errors), errors


@pytest.mark.parametrize("final", ["yes", 1, 0, "true", [], {}])
def test_final_is_true_or_false(ask: Callable[..., Any], final: Any) -> None:
    assert "final" in ask("/scores", {"position": TABLE, "final": final}, 422)["errors"]


def test_unknown_player_of_placements(ask: Callable[..., Any]) -> None:
    answer = ask("/placements", {"position": TABLE, "tile": "base/D", "player": "blu"}, 422)
    assert "blue" in answer["errors"]["player"][0]


@pytest.mark.parametrize(
    ("feature", "field"),
    [
        ({"kind": "city", "sides": ["X"]}, "sides"),
        ({"kind": "city", "sides": ["S"]}, "sides"),
        ({"kind": "field", "sides": ["NL", "EL"]}, "sides"),
        ({"kind": "city", "at": "N", "sides": ["X"]}, "sides"),
        ({"kind": "city", "at": "X", "sides": ["N"]}, "at"),
        ({"kind": "city", "at": "S"}, "at"),
        ({"kind": "road", "at": "E", "sides": ["N"]}, "at"),
        ({"kind": "field"}, "at"),
    ],
    ids=str,
)
def test_faults_of_sides_are_reported_at_sides(
    ask: Callable[..., Any], feature: dict[str, Any], field: str
) -> None:
    """Wherever a feature may be named, the error names the field that was sent."""
    table = position((0, 0, "base/D", 0))
    figure = {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": feature}
    request = {"x": 0, "y": 0, **feature}
    for path, body, where in (
        ("/scores", {"position": table | {"figures": [figure]}}, "position.figures[0].feature."),
        ("/rulings", {"position": table, "move": {"type": "deploy", **figure}}, "move.feature."),
        ("/rulings", {"position": table, "feature": request}, "feature."),
    ):
        assert list(ask(path, body, 422)["errors"]) == [where + field]


@pytest.mark.parametrize(
    ("game", "kind", "ground"), [("gold-rush", "railroad", "prairie"), ("amazonas", "tributary", "jungle")]
)
def test_a_tile_that_is_sent_along_has_the_layout_of_its_game(
    client: FlaskClient, game: str, kind: str, ground: str
) -> None:
    """A line with a single edge must state where it ends, for tiles in positions, questions and
    sets."""
    halves = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
    tile = {"id": "x/a", "features": [{"kind": kind, "edges": ["N"]}, {"kind": ground, "halves": halves}]}
    if game == "amazonas":
        tile["type"] = "standard"
    seats: dict[str, Any] = {"game": game, "players": [{"id": "red"}, {"id": "blue"}]}
    empty = {**seats, "tiles": []}
    laid = {**seats, "tiles": [{"x": 0, "y": 0, "tile": tile}]}
    for path, body, where in (
        ("scores", {"position": laid}, "position.tiles[0].tile.features[0]"),
        ("placements", {"position": empty, "tile": tile}, "tile.features[0]"),
        ("scores", {"position": {**empty, "catalogs": [{"tiles": [tile]}]}},
         "position.catalogs[0].tiles[0].features[0]"),
        ("matches", {**seats, "catalogs": [{"tiles": [tile]}]}, "catalogs[0].tiles[0].features[0]"),
    ):  # fmt: skip
        answer = client.post(f"{API}/{path}", json=body)
        assert answer.status_code == 422, path
        assert list(problem(answer)["errors"]) == [where]


@pytest.mark.parametrize("code", ["202A", "202E", "2066", "2069"])
def test_names_turn_no_text_around_them(client: FlaskClient, code: str) -> None:
    """Neither as a character nor escaped; Hebrew and Arabic, with their marks, are names as any."""
    names = ["דָּנִי", "\u200fعلي\u200f"]
    players = [{"id": f"p{n}", "name": name} for n, name in enumerate(names)]
    body = json.dumps({"game": "carcassonne", "players": players}, ensure_ascii=False)
    head = {"Content-Type": "application/json"}
    assert client.post(f"{API}/matches", data=body.encode(), headers=head).status_code == 201
    for sent in (chr(int(code, 16)), f"\\u{code.lower()}"):
        answer = client.post(f"{API}/matches", data=body.replace("\u200f", sent, 1).encode(), headers=head)
        assert answer.status_code == 422
        assert f"U+{code}" in str(problem(answer)["errors"]["players[1].name"])
