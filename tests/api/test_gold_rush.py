"""Gold Rush over HTTP: refusals name their rule, events report tokens, values stay private."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from referee.tiles.io import catalog
from tests.api.border import API, problem
from tests.api.matches import Table, deploy, end, imported, place

DATABASE = "sqlite"  # of all tests here

Ask = Callable[..., Any]
PLAYERS = [{"id": "yellow"}, {"id": "blue"}]
BAND = {"x": 0, "y": -1, "tile": "gold-rush/27", "rotation": 0}
START = {"x": 0, "y": 0, "tile": "gold-rush/33", "rotation": 0}


def mountain(at: str) -> dict[str, Any]:
    return {"kind": "mountain", "at": at}


def pitch(player: str, x: int, y: int, at: str) -> dict[str, Any]:
    return {"type": "pitch", "player": player, "x": x, "y": y, "feature": mountain(at)}


def mine(player: str) -> dict[str, Any]:
    return {"type": "mine", "player": player}


def values(kind: str, player: str, *given: int | None) -> dict[str, Any]:
    return {"type": kind, "player": player, "values": list(given)}


def table_of(*tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"game": "gold-rush", "players": PLAYERS, "tiles": list(tiles), **more}


def rules(ruling: dict[str, Any]) -> set[str]:
    return {one["rule"] for one in ruling["reasons"]}


@pytest.fixture
def rush(match_app: Flask) -> Table:
    """A match of yellow and blue."""
    return Table.new(match_app.test_client(), game="gold-rush", options={}, players=PLAYERS)


def refused(table: Table, moves: list[Any], by: str = "host") -> set[str]:
    """The problem for moves that break a rule."""
    answer = table.play(moves, by=by, status=422)
    return rules(answer["ruling"])


# ---- may I? ------------------------------------------------------------------------------------------------


STACK = {"kind": "mining", "x": 0, "y": 0, "feature": mountain("N"), "count": 3}
TENT = {"player": "yellow", "kind": "tent", "x": 0, "y": 0, "feature": mountain("N")}
ACT = {"player": "yellow", "step": "act", "placed": [[0, -1]]}
CLOSED = {"x": 0, "y": -1, "tile": "gold-rush/26a", "rotation": 180}


@pytest.mark.parametrize(
    ("position", "move", "against"),
    [
        (table_of(START, CLOSED, turn=ACT), pitch("yellow", 0, 0, "N"), {"GR-A2"}),
        (table_of(START, BAND, turn=ACT, tokens=[STACK]), mine("yellow"), {"GR-Q1"}),
        (table_of(START, BAND, turn=ACT, tokens=[], figures=[TENT]), mine("yellow"), {"GR-Q5"}),
        (
            table_of(START, BAND, turn={**ACT, "step": "end"}, tokens=[STACK], figures=[TENT]),
            mine("yellow"),
            {"GR-T1"},
        ),
        (
            table_of(START, BAND, turn={**ACT, "step": "end"}, figures=[]),
            deploy("yellow", 0, -1, "mountain", "N", "cowboy"),
            {"GR-T1"},
        ),
        (table_of(START, BAND, turn=ACT, figures=[TENT]), pitch("blue", 0, -1, "N"), {"GR-T1"}),
        (table_of(START, BAND, turn=ACT, figures=[TENT]), pitch("yellow", 0, 0, "N"), {"GR-A3"}),
        (table_of(START), place("yellow", "gold-rush/69", 0, -1, 0), {"GR-P3"}),
        (table_of(START), place("yellow", "gold-rush/69", 1, 1, 0), {"GR-P2"}),
        (table_of(START), {"type": "discard", "player": "yellow", "tile": "gold-rush/69"}, {"GR-P4"}),
        (table_of(START, turn=ACT | {"placed": [[0, 0]]}), {"type": "end_game"}, {"GR-E1"}),
        (
            table_of(START, held={"yellow": {"mining": [5, 5, 5, None]}}),
            values("report", "yellow", 5),
            {"GR-S3"},
        ),
        (table_of(START, held={"yellow": {"mining": [None]}}), {"type": "end_game"}, {"GR-E9"}),
    ],
)
def test_refusals_name_their_rule(ask: Ask, position: Any, move: Any, against: set[str]) -> None:
    answer = ask("/rulings", {"position": position, "move": move})
    assert not answer["legal"]
    assert rules(answer) == against
    assert all(reason["says"] and reason["text"] and reason["source"] for reason in answer["reasons"])


def test_allowed_moves_have_reasons(ask: Ask) -> None:
    position = table_of(START, BAND, turn=ACT, tokens=[STACK], figures=[TENT])
    answer = ask("/rulings", {"position": position, "move": mine("yellow")})
    assert answer["legal"]
    assert {one["rule"] for one in answer["because"]} == {"GR-T1", "GR-Q1"}
    answer = ask("/rulings", {"position": position, "move": pitch("yellow", 0, -1, "S")})
    assert answer["legal"]
    moved = ask("/rulings", {"position": position, "move": pitch("yellow", 0, 0, "N")})
    assert [one["type"] for one in moved["alternatives"]] == ["pitch"]
    assert ask("/rulings", {"position": position, "move": moved["alternatives"][0]})["legal"]


def test_who_gets_a_mountain_and_its_tokens(ask: Ask) -> None:
    figures = [
        {"player": "blue", "kind": "cowboy", "x": 0, "y": 0, "feature": mountain("N")},
        {"player": "yellow", "kind": "cowboy", "x": 0, "y": -1, "feature": mountain("S")},
    ]
    position = table_of(START, CLOSED, turn={**ACT, "player": "blue"}, tokens=[STACK], figures=figures)
    answer = ask("/rulings", {"position": position, "feature": {"x": 0, "y": 0, **mountain("N")}})
    assert {"GR-J2", "GR-M1", "GR-M3", "GR-M6"} <= {one["rule"] for one in answer["because"]}
    (order,) = (one["says"] for one in answer["because"] if one["rule"] == "GR-M3" and "turn" in one["says"])
    assert order.endswith("blue 2, yellow 1.")


def test_unknown_moves_and_options_list_the_known_ones(ask: Ask) -> None:
    answer = ask("/rulings", {"position": table_of(START), "move": {"type": "dig", "player": "blue"}}, 422)
    assert "pitch" in json.dumps(answer)
    options = {"gr.farmer": "off"}
    answer = ask("/scores", {"position": table_of(START, options=options), "final": False}, 422)
    assert "gr.farmers" in answer["errors"]["position.options.gr.farmer"][0]
    for held in ([4], ["x"], [True], [1] * 300):
        position = table_of(START, held={"blue": {"mining": held}})
        assert "position.held.blue.mining" in json.dumps(
            ask("/scores", {"position": position, "final": True}, 422)["errors"]
        )
    answer = ask("/rulings", {"position": table_of(START), "move": values("report", "blue", 4)}, 422)
    assert answer["errors"] == {"move.values[0]": ["a token shows 0, 1, 2, 3 or 5 nuggets, not 4"]}


def test_placements_list_figures_and_completions(ask: Ask) -> None:
    answer = ask("/placements", {"position": table_of(START), "tile": "gold-rush/26a", "player": "blue"})
    (above,) = (one for one in answer["placements"] if (one["x"], one["y"]) == (0, -1))
    assert above["rotation"] == 180
    assert above["completes"] == [{"kind": "mountain", "tiles": 2, "points": 2}]
    assert [(one["kind"], one["feature"]["kind"]) for one in above["deployments"]] == [
        ("cowboy", "mountain"),
        ("cowboy", "prairie"),
    ]
    assert answer["left"] == 2


def test_the_final_scoring_requests_values(ask: Ask) -> None:
    held = {"yellow": {"mining": [1, 2, None]}, "blue": {"mining": [5, 0]}}
    answer = ask("/scores", {"position": table_of(START, held=held), "final": True})
    gold = {one["player"]: one for one in answer["lines"] if one["feature"]["kind"] == "mining"}
    assert gold["blue"]["points"] == 5
    assert gold["blue"]["certain"]
    assert gold["yellow"]["points"] == 3
    assert not gold["yellow"]["certain"]
    assert (gold["yellow"]["low"], gold["yellow"]["high"]) == (3, 8)
    findings = [one for one in answer["findings"] if one["rule"] == "GR-E9"]
    assert [(one["severity"], "yellow" in one["says"]) for one in findings] == [("warning", True)]
    silent = ask("/scores", {"position": table_of(START), "final": True})
    assert [one["severity"] for one in silent["findings"] if one["rule"] == "GR-E9"] == ["info"]


# ---- a match -----------------------------------------------------------------------------------------------


def test_a_match_begins_with_the_first_token(rush: Table) -> None:
    position = rush.get("/position")
    assert [one["tile"] for one in position["tiles"]] == ["gold-rush/33"]
    assert position["tokens"] == [
        {"kind": "mining", "value": None, "x": 0, "y": 0, "feature": {"kind": "mountain", "at": ["N"]},
         "count": 1}
    ]  # fmt: skip
    assert rush.get()["catalogs"][0]["id"] == "gold-rush"


def lead_on(table: Table) -> None:
    """Yellow places a band of mountain and pitches the tent, blue places a track, yellow mines."""
    table.play([place("yellow", "gold-rush/27", 0, -1, 0), pitch("yellow", 0, -1, "N"), end("yellow")])
    table.play([place("blue", "gold-rush/01a", 1, 0, 90), end("blue")])
    table.play([place("yellow", "gold-rush/01a", 2, 0, 90), mine("yellow"), end("yellow")])


def test_tokens_are_put_out_and_taken(rush: Table) -> None:
    answer = rush.play([place("yellow", "gold-rush/27", 0, -1, 0)])
    (put,) = (one for one in answer["events"] if one["event"] == "tokens")
    assert (put["count"], put["stack"], put["because"]) == (2, 3, "GR-N1")
    assert refused(rush, [mine("yellow")]) == {"GR-Q1"}
    rush.play([pitch("yellow", 0, -1, "N")])
    assert refused(rush, [mine("yellow")]) == {"GR-Q1", "GR-T1"}
    assert refused(rush, [deploy("yellow", 0, -1, "prairie", "EL", "cowboy")]) == {"GR-T1", "GR-C1"}
    assert refused(rush, [pitch("yellow", 0, 0, "N")]) == {"GR-T1"}
    rush.play([end("yellow")])
    rush.play([place("blue", "gold-rush/01a", 1, 0, 90), end("blue")])
    answer = rush.play([place("yellow", "gold-rush/01a", 2, 0, 90), mine("yellow")])
    (taken,) = (one for one in answer["events"] if one["event"] == "receive")
    assert (taken["player"], taken["what"], taken["count"], taken["because"]) == (
        "yellow", "mining", 1, "GR-Q1",
    )  # fmt: skip
    position = rush.get("/position")
    assert [one["count"] for one in position["tokens"]] == [2]
    assert position["held"] == {"yellow": {"mining": [None]}}


def test_a_tie_is_handed_out_in_turn(rush: Table) -> None:
    miner = ("mountain", "N", "cowboy")
    rush.play([place("yellow", "gold-rush/27", 0, -1, 0), deploy("yellow", 0, -1, *miner), end("yellow")])
    rush.play([place("blue", "gold-rush/33", 1, 0, 0), deploy("blue", 1, 0, *miner), end("blue")])
    rush.play([place("yellow", "gold-rush/27", 1, -1, 0), end("yellow")])
    rush.play([place("blue", "gold-rush/47a", 0, -2, 90), end("blue")])
    rush.play([place("yellow", "gold-rush/47a", 1, -2, 180)])
    assert [one["count"] for one in rush.get("/position")["tokens"]] == [8]
    assert refused(rush, [pitch("yellow", 1, -2, "S")]) == {"GR-A2"}
    answer = rush.play([end("yellow")])
    taken = [(one["player"], one["because"]) for one in answer["events"] if one["event"] == "receive"]
    assert taken == [("yellow", "GR-M3"), ("blue", "GR-M3")] * 4
    assert [(one["player"], one["points"], one["rule"]) for one in answer["lines"]] == [
        ("yellow", 8, "GR-M3"), ("blue", 8, "GR-M3"),
    ]  # fmt: skip
    position = rush.get("/position")
    assert position["held"] == {"yellow": {"mining": [None] * 4}, "blue": {"mining": [None] * 4}}
    assert (position["tokens"], position["figures"]) == ([], [])


def test_values_are_their_owners_secret_until_they_are_turned_over(rush: Table) -> None:
    lead_on(rush)
    rush.play([values("report", "yellow", 5)], by="yellow")
    assert rush.get("/position", by="yellow")["held"] == {"yellow": {"mining": [5]}}
    for by in ("host", "blue", "viewer"):
        answers = [rush.get(path, by=by) for path in ("", "/position", "/history", "/lines", "/export")]
        assert rush.get("/position", by=by)["held"] == {"yellow": {"mining": [None]}}
        moves = [
            one for change in answers[2]["changes"] for one in change["moves"] if one["type"] == "report"
        ]
        assert [one.get("values") for one in moves] == [None]
        events = [one for change in answers[2]["changes"] for one in change["events"]]
        assert [one["values"] for one in events if one["event"] == "report"] == [None]
    rush.play([values("report", "yellow", 4)], by="yellow", status=422)
    assert refused(rush, [values("report", "yellow", 1, 1)], by="yellow") == {"GR-Q3"}
    rush.play([values("reveal", "yellow", 5)], by="yellow")
    for by in ("host", "blue", "viewer"):
        assert rush.get("/position", by=by)["held"] == {"yellow": {"mining": [5]}}
    rush.post("/undo", {"seq": rush.seq}, 403, by="blue")
    answer = rush.play([{"type": "end_game"}])
    gold = [one for one in answer["lines"] if one["rule"] == "GR-E9"]
    assert [(one["player"], one["points"]) for one in gold] == [("yellow", 5)]
    assert rush.get()["over"]
    exact = rush.get("/export", by="blue")
    assert '"values": [5]' in json.dumps(exact)
    twin = imported(rush.client, exact)
    assert twin.shown() == rush.shown()


def test_hidden_values_in_the_start_stay_hidden(match_app: Flask) -> None:
    start = table_of(START, held={"yellow": {"mining": [3, None]}})
    table = Table.new(match_app.test_client(), game="gold-rush", options={}, players=PLAYERS, start=start)
    assert table.get("/position", by="yellow")["held"]["yellow"] == {"mining": [3, None]}
    assert table.get("/position", by="blue")["held"]["yellow"] == {"mining": [None, None]}


def test_the_game_is_scored_when_all_tokens_are_reported(rush: Table) -> None:
    lead_on(rush)
    assert refused(rush, [{"type": "end_game"}]) == {"GR-E9"}
    look = rush.post("/preview", {"moves": []})
    assert {"type": "reveal", "player": "yellow", "values": [None]} in look["offers"]
    assert "end_game" not in {one["type"] for one in look["offers"]}
    mine_only = rush.post("/preview", {"moves": []}, by="blue")
    assert "reveal" not in {one["type"] for one in mine_only["offers"]}
    rush.play([values("reveal", "yellow", 2)])
    answer = rush.play([{"type": "end_game"}])
    (gone,) = (one for one in answer["events"] if one["event"] == "removed")
    assert (gone["kind"], gone["because"]) == ("mining", "GR-E2")
    assert rush.get("/position")["tokens"] == []


def test_undo_redo_and_correct_keep_the_tokens(rush: Table) -> None:
    lead_on(rush)
    before = rush.shown()
    rush.undo()
    assert rush.get("/position")["held"] == {}
    rush.redo()
    assert rush.shown() == before
    moves = [place("yellow", "gold-rush/01a", 2, 0, 90), end("yellow")]
    answer = rush.post("/correct", {"seq": rush.seq, "at": 3, "moves": moves})
    assert not answer["conflicts"]
    assert rush.get("/position")["held"] == {}
    assert [one["count"] for one in rush.get("/position")["tokens"]] == [3]


# ---- reports of several players ----------------------------------------------------------------------------


@pytest.fixture
def holders(match_app: Flask) -> Table:
    """Yellow and blue hold three tokens each."""
    held = {player["id"]: {"mining": [None, None, None]} for player in PLAYERS}
    start = table_of(START, held=held)
    return Table.new(match_app.test_client(), game="gold-rush", options={}, players=PLAYERS, start=start)


def test_other_players_reports_never_refuse_a_private_report(holders: Table) -> None:
    """Contradictions show when the tokens are turned over, and block no player."""
    holders.play([values("report", "yellow", 5, 5, 5)], by="yellow")
    holders.play([values("report", "blue", 5, 0, 0)], by="blue")
    holders.play([values("report", "yellow", 5, 5, 2)])
    holders.play([values("report", "yellow", 5, 5, 5)], by="yellow")
    too_often = "GR-S3"
    for by in ("blue", "viewer", "host", "yellow"):
        assert too_often not in {one["rule"] for one in holders.get(by=by)["findings"]}
    holders.play([values("reveal", "yellow", None, None, None)])
    assert refused(holders, [values("report", "blue", 5, 1, 1)], by="blue") == {too_often}
    assert holders.play([{"type": "end_game"}])["scores"] == {"yellow": 15, "blue": 5}
    assert too_often in {one["rule"] for one in holders.get(by="viewer")["findings"]}


@pytest.mark.parametrize("insist", [False, True])
def test_a_correction_tried_reveals_nothing_that_is_private(holders: Table, insist: bool) -> None:
    holders.play([values("report", "yellow", 5, 5, 5)], by="yellow")
    holders.play([values("report", "blue", 1, 1, 1)], by="blue")
    moves = [values("report", "blue", 1, 1, 1), {"type": "end_game"}]
    body = {"seq": 2, "at": 2, "moves": moves, "dry_run": True, "insist": insist}
    answer = holders.ask("POST", "/correct", body, by="blue")
    tried = answer.get_json()
    if not insist:
        assert answer.status_code == 422
        assert rules(tried["ruling"]) == {"GR-E9"}
        return
    assert answer.status_code == 200
    (line,) = (one for one in tried["lines"] if one["player"] == "yellow")
    assert (line["points"], line["certain"]) == (0, False)
    assert tried["scores"] == {"yellow": 0, "blue": 3}
    assert tried["at"]


# ---- boxes of users ----------------------------------------------------------------------------------------


def box() -> dict[str, Any]:
    """The stand-in, as a user would enter it."""
    data: dict[str, Any] = copy.deepcopy(dict(catalog.built_in("gold-rush").data))
    for name in ("id", "provenance", "source"):
        del data[name]
    return data


def tile(data: dict[str, Any], code: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data["tiles"] if one["id"] == f"gold-rush/{code}")
    return found


def test_a_whole_box_is_kept_and_played_with(ask: Ask, match_app: Flask) -> None:
    kept = ask("/catalogs", box(), 201)
    assert kept["warnings"] == []
    client = match_app.test_client()
    kept = client.post(f"{API}/catalogs", json=box()).get_json()
    table = Table.new(client, game="gold-rush", options={}, players=PLAYERS, catalogs=[kept["id"]])
    assert [one["tile"] for one in table.get("/position")["tiles"]] == ["gold-rush/33"]
    assert table.get("/position")["tokens"][0]["count"] == 1
    assert table.get("/placements?tile=gold-rush/66")["left"] == 3


def _two_exits(data: dict[str, Any]) -> None:
    tile(data, "17")["features"][0] = {"kind": "railroad", "edges": ["N"], "to": "junction"}


def _unknown_icon(data: dict[str, Any]) -> None:
    tile(data, "27")["features"][0]["diamonds"] = 2


def _no_end(data: dict[str, Any]) -> None:
    del tile(data, "08")["features"][0]["to"]


def _no_mountain(data: dict[str, Any]) -> None:
    tile(data, "08")["features"][0]["to"] = "mountain"


def _wrong_half(data: dict[str, Any]) -> None:
    tile(data, "26a")["features"][1]["halves"].remove("EL")


def _wrong_icon(data: dict[str, Any]) -> None:
    tile(data, "27")["features"][1]["nuggets"] = 1


def _rich_start(data: dict[str, Any]) -> None:
    tile(data, "33")["features"][0]["nuggets"] = 2


@pytest.mark.parametrize(
    ("spoil", "path", "why"),
    [
        (_two_exits, r"tiles[7].features[3]", "GR-Y1: a city has 3 or 4 exits"),
        (_unknown_icon, r"tiles[11].features[0].diamonds", "GR-N1: unknown mark “diamonds”"),
        (_no_end, r"tiles[3].features[0]", "GR-R1: a railroad with a single edge must state where it ends"),
        (_no_mountain, r"tiles[3].features[0]", "GR-R1: there is no mountain on this tile"),
        (_wrong_half, r"tiles[8].features", "GR-W3: half EL belongs to no feature"),
        (_wrong_icon, r"tiles[11].features[1]", "GR-E7: nuggets: part of mountain only"),
        (_rich_start, "start", "GR-S1: the start tile has one mountain with 1 nugget"),
    ],
)
def test_an_impossible_box_is_refused_with_its_rule(ask: Ask, spoil: Any, path: str, why: str) -> None:
    data = box()
    spoil(data)
    answer = ask("/catalogs", data, 422)
    assert answer["errors"][path][0].startswith(why)
    ask("/catalogs/check", data, 422)


def test_everything_wrong_with_a_box_is_reported_at_once(ask: Ask) -> None:
    data = box()
    _unknown_icon(data)
    _two_exits(data)
    _no_end(data)
    assert set(ask("/catalogs", data, 422)["errors"]) == {
        "tiles[11].features[0].diamonds", "tiles[7].features[3]", "tiles[3].features[0]",
    }  # fmt: skip


def test_odd_counts_are_warned_of(ask: Ask) -> None:
    data = box()
    printing = data["printings"]["gold-rush:1"]
    printing["counts"]["gold-rush/66"], printing["total"] = 4, 73
    assert ask("/catalogs", data, 201)["warnings"][0].startswith("GR-Z1: 73 tiles")
    printing["counts"]["gold-rush/38"], printing["total"] = 10, 82
    warned = ask("/catalogs", data, 201)["warnings"]
    assert [one[:5] for one in warned] == ["GR-Z1", "GR-Z7"]
    del data["start"]
    assert ask("/catalogs", data, 201)["warnings"][-1] == "GR-S1: no start tile is named"
    assert ask("/catalogs", {**data, "start": [1]}, 422)["errors"]["start"] == [
        "GR-S1: must be the id of the start tile"
    ]


def _one_prairie(data: dict[str, Any]) -> None:
    left, right = tile(data, "01a")["features"][1:]
    left["halves"] += right["halves"]
    tile(data, "01a")["features"].remove(right)


def _prairie_through_a_junction(data: dict[str, Any]) -> None:
    first, second = tile(data, "08")["features"][4:6]
    first["halves"] += second["halves"]
    tile(data, "08")["features"].remove(second)


def _turned_copy(data: dict[str, Any]) -> None:
    tile(data, "12b")["features"][0]["locomotives"] = 1


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (
            _one_prairie,
            "GR-W3: gold-rush/01a: the prairie NL NR EL ER SL SR WL WR is on both sides of the railroad",
        ),
        (
            _prairie_through_a_junction,
            "GR-W3: gold-rush/08: the prairie NR EL ER SL is on both sides of the junction",
        ),
        (_turned_copy, "GR-Z1: gold-rush/12b and gold-rush/12a are one design"),
    ],
)
def test_layouts_that_are_odd_are_warned_of(ask: Ask, spoil: Any, why: str) -> None:
    data = box()
    assert ask("/catalogs", data, 201)["warnings"] == []
    spoil(data)
    assert ask("/catalogs", data, 201)["warnings"][0].startswith(why)


def test_the_stand_in_is_named_as_such(client: Any) -> None:
    answer = client.get(f"{API}/catalogs/gold-rush").get_json()
    assert answer["provenance"] == "stand-in"
    assert "ours" in answer["source"]
    assert len(answer["tiles"]) == 31
    assert sum(one["counts"]["gold-rush:1"] for one in answer["tiles"]) == 72
    listed = client.get(f"{API}/catalogs").get_json()["catalogs"]
    assert [one["provenance"] for one in listed if one["id"] == "gold-rush"] == ["stand-in"]
    game = client.get(f"{API}/games/gold-rush").get_json()
    assert game["players"] == {"min": 2, "max": 5}
    assert {"pitch", "mine", "report", "reveal"} <= set(game["moves"])
    assert set(game["kinds"]) == {"mountain", "prairie", "railroad", "city", "junction"}
    assert game["figures"]["cowboy"]["count"] == 4
    problem(client.get(f"{API}/games/goldrush"))
