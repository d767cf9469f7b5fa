"""What a file of a match may cost, and the limits of a match; costs are counted in function calls."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from benchmarks.worst_bodies.imports import about_private_moves
from services.matches import move_checks
from tests.api.border import API
from tests.api.matches import CITY, ROAD, Table, end, imported, place
from tests.api.test_costs import MOST, calls, post, scored_position

ADJUST = {"type": "adjust", "player": "red", "points": 1, "note": ""}
OCCUPIED = place("red", "base/E", 0, 0, 0)  # by the start tile: can't be played even by insisting


def alone(moves: list[dict[str, Any]], **more: Any) -> list[dict[str, Any]]:
    """A change for each move, by the host."""
    row = {"type": "moves", "target": None, "insist": False, "paid": [], "rules": "x",
           "by": {"role": "host", "player": None}, "at": "2026-01-01T00:00:00Z"}  # fmt: skip
    return [row | {"seq": seq, "moves": [move]} | more for seq, move in enumerate(moves, 1)]


@pytest.fixture(scope="module")
def unit(app: Any) -> int:
    """Calls of a final scoring of 72 tiles."""
    client, scoring = app.test_client(), {"position": scored_position(), "final": True}
    assert post(client, "/scores", scoring) == 200
    return calls(lambda: post(client, "/scores", scoring))


@pytest.mark.parametrize("number", range(4))
def test_the_cost_of_private_moves_grows_with_their_number(client: FlaskClient, number: int) -> None:
    """None of the moves is ever revealed, so each might be compared with every later state."""
    body = list(about_private_moves(client))[number].body
    changes = body["changes"]
    post(client, "/matches/import", body)
    whole = calls(lambda: post(client, "/matches/import", body))
    half = calls(lambda: post(client, "/matches/import", body | {"changes": changes[: len(changes) // 2]}))
    assert whole < 2.4 * half, whole / half  # four times, if every pair were compared


@pytest.mark.parametrize("insist", [True, False])
def test_a_file_of_moves_against_the_rules_costs_no_more(
    client: FlaskClient, unit: int, insist: bool
) -> None:
    export = Table.new(client).get("/export")
    changes = alone([place("red", "base/E", 90 + n, 0, 0) for n in range(move_checks.MOST_OVERRULED)])
    body = export | {"changes": [one | {"insist": insist} for one in changes]}
    mine = calls(lambda: post(client, "/matches/import", body))
    assert mine < MOST * unit, mine / unit


def test_moves_against_the_rules_are_limited_per_match(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a file and in a match; the last tenth is for the host, so that a full match can be ended."""
    monkeypatch.setattr(move_checks, "MOST_OVERRULED", 10)
    monkeypatch.setattr("services.matches.moves.MOST_OVERRULED", 10)
    monkeypatch.setattr("services.matches.reports.export_json.MOST_OVERRULED", 10)
    table = Table.new(client)
    wrong = {"type": "deploy", "player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "road"}}
    for _ in range(9):
        table.play([wrong], by="red", insist=True)
    table.play([ADJUST], by="red", insist=True)  # legal: not counted
    refused = table.play([wrong], by="red", insist=True, status=422)
    assert refused["errors"]["moves"] == [
        "A match has at most 9 moves against the rules, fewer with more than 72 tiles on the table."
    ]
    table.play([wrong], by="host", insist=True)
    table.play([wrong], by="host", insist=True, status=422)
    export = table.get("/export")
    assert imported(client, export).get("/export") == export  # what may be played may be imported
    one_more = export | {
        "changes": [*export["changes"], {**export["changes"][0], "seq": len(export["changes"]) + 1}]
    }
    assert "at most 10 moves against the rules" in str(imported(client, one_more, 422)["errors"]["changes"])


def test_large_tables_allow_fewer_moves_against_the_rules(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes as long as the table is large."""
    monkeypatch.setattr(move_checks, "SMALL_TABLE", 1)
    monkeypatch.setattr("services.matches.moves.MOST_OVERRULED", 10)
    table = Table.new(client)
    for list_ in (CITY, ROAD):
        table.play(list_)
    for _ in range(3):  # of three tiles: 9 of 10
        table.play([end("red")], insist=True)
    table.play([end("red")], insist=True, status=422)


def test_lists_that_cannot_be_played_count_as_well(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file from another version may contain lists that are left out."""
    monkeypatch.setattr("services.matches.reports.export_json.MOST_OVERRULED", 10)
    export = Table.new(client).get("/export")
    assert imported(client, export | {"changes": alone([OCCUPIED] * 10)})
    imported(client, export | {"changes": alone([OCCUPIED] * 11)}, 422)


def test_a_corrected_match_can_be_imported(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match with as many moves as allowed can be imported, although it was corrected."""
    monkeypatch.setattr(move_checks, "MOST_MOVES", 4)
    monkeypatch.setattr(move_checks, "MOST_IN_FILE", 8)
    table = Table.new(client)
    table.play([ADJUST] * 4)
    table.post("/correct", {"seq": 1, "at": 1, "moves": [ADJUST] * 4})
    export = table.get("/export")
    assert imported(client, export).get("/export") == export
    twice = export | {"changes": alone([ADJUST] * 5)}
    assert imported(client, twice, 422)["errors"]["changes"] == ["A match has at most 4 moves."]
    more = {**export["changes"][1], "seq": 3}
    answer = imported(client, export | {"changes": [*export["changes"], more]}, 422)
    assert answer["errors"]["changes"] == ["At most 8 moves in all."]


def test_a_match_has_more_moves_with_more_tiles(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match of all boxes reached the limit before its end. In a file, too."""
    monkeypatch.setattr(move_checks, "MOST_MOVES", 2)
    table = Table.new(client)
    table.play([CITY[0]])
    table.play([ADJUST] * 2)
    assert table.play([ADJUST], status=422)["errors"]["moves"] == ["A match has at most 3 moves."]
    export = table.get("/export")
    assert imported(client, export).get("/export") == export
    monkeypatch.setattr(move_checks, "MOST_PLACED", 0)
    assert imported(client, export, 422)["errors"]["changes"] == ["A match has at most 2 moves."]


@pytest.mark.parametrize(("game", "most"), [("carcassonne", 6), ("gold-rush", 4)])
def test_a_game_with_hidden_information_has_shorter_matches(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, game: str, most: int
) -> None:
    """It is replayed for every viewer; still twice the longest real match."""
    monkeypatch.setattr(move_checks, "MOST_MOVES", 6)
    monkeypatch.setattr(move_checks, "MOST_PRIVATE_MOVES", 4)
    table = Table.new(client, game=game, options={})
    for _ in range(most):
        table.play([ADJUST])
    assert table.play([ADJUST], status=422)["errors"]["moves"] == [f"A match has at most {most} moves."]


def test_a_player_has_at_most_twice_the_figures_of_the_box(client: FlaskClient) -> None:
    """House rules may add figures, but no one can fill the table with thousands."""
    table = Table.new(client)
    table.play([CITY[0]])
    figure = {"type": "deploy", "player": "red", "kind": "meeple", "x": 0, "y": -1,
              "feature": {"kind": "city", "at": "S"}}  # fmt: skip
    table.play([figure] * 14, insist=True)
    refused = table.play([figure], insist=True, status=422)
    assert "CB-M6" in {reason["rule"] for reason in refused["ruling"]["reasons"]}


def test_a_conflict_of_a_correction_names_alternatives(client: FlaskClient) -> None:
    """The refusal lists other places, though the replay that found the conflict does not look for any."""
    table = Table.new(client)
    table.play(CITY)
    table.play(ROAD)
    elsewhere = [place("red", "base/U", 1, 0, 0), end("red")]
    refused = table.post("/correct", {"seq": 2, "at": 1, "moves": elsewhere}, 422)
    assert refused["at"] == 2
    assert refused["ruling"]["alternatives"]


def field(cities: int) -> dict[str, Any]:
    counts = {"cities": cities}
    return {"type": "score", "player": "red", "what": "field", "counts": counts, "final": True}


def test_equal_scorings_on_the_score_pad_cost_little(client: FlaskClient) -> None:
    """Each is scored on a sketched table, with 99 cities here; an equal one is not scored again."""
    table = Table.new(client, options={"edition": "C3", "tracking": "points"})
    one = calls(lambda: table.post("/preview", {"moves": [field(99)]}))
    many = calls(lambda: table.post("/preview", {"moves": [field(99)] * 60}))
    assert many < 6 * one, many / one  # 22 without the cache


def test_the_scorings_of_a_match_count_so_much_together(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In moves, previews, corrections and files; the last tenth is for the host."""
    for module in ("move_checks", "moves", "reports.export_json"):
        monkeypatch.setattr(f"services.matches.{module}.MOST_ON_PAD", 100)
    table = Table.new(client, options={"edition": "C3", "tracking": "points"})
    table.play([field(32)])  # 40 of 100
    table.play([field(42)], by="red")  # 90
    refused = table.play([field(0)], by="red", status=422)
    assert refused["errors"]["moves"] == [
        "The scorings of a match may count at most 90 tiles, cities and tokens in all; "
        "each scoring counts as 8 more."
    ]
    table.post("/preview", {"moves": [field(3)]}, 422)
    table.post("/correct", {"seq": 2, "at": 1, "moves": [field(43)], "dry_run": True}, 422)
    table.post("/correct", {"seq": 2, "at": 1, "moves": [field(43)]}, 422)
    table.play([field(2)])  # by the host: 100
    export = table.get("/export")
    assert imported(client, export).get("/export") == export
    export["changes"][0]["moves"] = [field(33)]
    assert "at most 100 tiles" in str(imported(client, export, 422)["errors"]["changes"])


@pytest.mark.parametrize("cold", [False, True])
def test_undone_and_corrected_moves_count_too(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, cold: bool
) -> None:
    """Whatever is done in a match, its export can be imported."""
    monkeypatch.setattr(move_checks, "MOST_IN_FILE", 10)
    table = Table.new(client)
    repository = client.application.extensions["services"].matches.repository
    for seq in (0, 2):
        table.play([ADJUST] * 3)
        table.post("/undo", {"seq": seq + 1})
    table.play([ADJUST])
    if cold:
        repository.forget(table.id)
    assert table.play([ADJUST] * 4, status=422)["errors"]["moves"] == [
        "A match has at most 10 moves, counting those taken back or corrected."
    ]
    table.post("/correct", {"seq": 5, "at": 5, "moves": [ADJUST] * 4}, 422)
    table.post("/correct", {"seq": 5, "at": 5, "moves": [ADJUST] * 3})
    table.play([ADJUST], status=422)
    table.post("/undo", {"seq": 6})
    table.post("/redo", {"seq": 7})
    export = table.get("/export")
    assert imported(client, export).get("/export") == export


def test_moves_without_the_limit_are_not_refused(client: FlaskClient) -> None:
    """The limits are above what the longest real matches need, twice in games with private moves."""
    gold_rush, rounds_of_dorra = 71 * 4 + 12, 18 * 4 * 4 + 10
    tiles, each = 390, 4.2  # of all boxes; moves for each tile when five players use all they may
    assert tiles * each <= (move_checks.MOST_MOVES + tiles) * 9 // 10  # a tenth is for the host
    assert 2 * max(gold_rush, rounds_of_dorra) <= move_checks.MOST_PRIVATE_MOVES
    once_a_turn = sum(max(move_checks.SMALL_TABLE, tiles) for tiles in range(250))
    scorings, features, cities_of_fields = 250, 250 * 4, 60 * 10
    assert 2 * (scorings * move_checks.EACH_ON_PAD + features + cities_of_fields) <= move_checks.MOST_ON_PAD
    assert once_a_turn <= move_checks.MOST_OVERRULED * move_checks.SMALL_TABLE
    assert client.get(f"{API}/health").status_code == 200


def test_every_match_fits_into_a_file_that_can_be_imported(client: FlaskClient) -> None:
    """Long notes are refused before the file of the match is too large; the host may still end it."""
    table = Table.new(client)
    notes = [ADJUST | {"note": "😀" * 200}] * 200
    count = 0
    while (
        answer := table.ask("POST", "/moves", {"seq": count, "moves": notes}, by="red")
    ).status_code == 201:
        count += 1
    assert answer.status_code == 422
    assert answer.get_json()["errors"]["seq"] == [
        "All changes of a match have at most 810 kB: write shorter notes."
    ]
    assert count == 4
    table.play([{"type": "end_game"}])
    export = table.ask("GET", "/export")
    assert len(export.data) < 2_000_000
    assert imported(client, export.get_json()).get("/export") == export.get_json()
    full = export.get_json()
    full["changes"] = alone(notes, by={"role": "player", "player": "red"})[:200] * 6
    full["changes"] = [one | {"seq": seq} for seq, one in enumerate(full["changes"], 1)]
    assert "at most 900 kB" in str(imported(client, full, 422)["errors"]["changes"])


def test_a_match_begins_with_catalogs_that_fit_into_its_file(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("services.matches.reports.export_json.MOST_START", 2_000)
    answer = client.post(
        f"{API}/matches", json={"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]}
    )
    assert answer.status_code == 422
    assert answer.get_json()["errors"]["catalogs"] == [
        "The start position and the tile sets of a match have at most 2 kB."
    ]


def test_a_correction_repeats_no_points_that_stay_the_same(client: FlaskClient) -> None:
    """Else each of many corrections would store the whole match again."""
    table = Table.new(client)
    for _ in range(3):
        table.play([ADJUST])
    table.post("/correct", {"seq": 3, "at": 1, "moves": [ADJUST | {"points": 2}]})
    export = table.get("/export")
    assert [seq for seq, _ in export["changes"][-1]["paid"]] == [1]
    assert table.get()["differences"] == []
    assert imported(client, export).get("/export") == export
