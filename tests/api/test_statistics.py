"""Statistics of a match in numbers and sentences, in every game."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.game import RuleReason, ranked
from referee.games import game as find
from referee.games.dorra_amazonas.position import Seat, VillagePosition
from referee.say import speaker
from referee.tiles.tile_game.lookahead import TileLookahead
from services.matches.reports import luck as match_luck
from services.matches.reports.export_csv import COLUMNS, safe
from tests.api.matches import CITY, CLOISTER, ROAD, TURNS, Table, imported, place

LANGUAGES = ["en", "ro", "it", "de"]


@pytest.fixture(autouse=True)
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the time limit of luck, for busy machines."""
    monkeypatch.setattr(match_luck, "SECONDS", 60.0)


@pytest.fixture
def played(client: FlaskClient) -> Table:
    table = Table.new(client, players=[{"id": "red", "name": "Ana"}, {"id": "blue", "name": "Ion"}])
    for moves in TURNS:
        table.play(moves)
    return table


def test_points_lines_and_kinds(played: Table) -> None:
    answer = played.get("/statistics", by="viewer")
    assert answer["points"] == [
        [0, {"red": 0, "blue": 0}],
        *([seq, {"red": 4, "blue": 0}] for seq in (1, 2, 3, 4)),
    ]
    assert answer["by_kind"] == {"red": {"city": 4}, "blue": {}}
    (biggest,) = answer["biggest"]
    assert (biggest["kind"], biggest["tiles"], biggest["points"], biggest["player"]) == ("city", 2, 4, "red")
    assert biggest["where"]["tiles"] == [[0, -1], [0, 0]]
    assert biggest["says"] == "Ana scores 4 for a completed city: 2 tiles × 2 = 4."


def test_by_kind_adds_up_to_the_points(client: FlaskClient) -> None:
    table = Table.new(client, players=[{"id": "red", "points": 7}, {"id": "blue"}])
    for moves in (CITY, ROAD, CLOISTER):
        table.play(moves)
    table.play([{"type": "adjust", "player": "blue", "points": 3, "note": "said so"}])
    table.play([{"type": "end_game"}])
    answer = table.get("/statistics")
    begin, end = answer["points"][0][1], answer["points"][-1][1]
    assert begin == {"red": 7, "blue": 0}
    assert end == answer["scores"]
    for player, points in end.items():
        assert begin[player] + sum(answer["by_kind"][player].values()) == points
    assert answer["by_kind"]["blue"]["adjust"] == 3
    assert answer["over"]


def test_luck_is_the_best_of_the_tile_beside_the_mean_of_the_box(client: FlaskClient) -> None:
    """On the start tile a tile that closes the city scores 4 (a pennant 2 more), any other nothing."""
    table = Table.new(client)
    left = {tile["tile"]: tile["left"] for tile in table.post("/preview", {})["tiles"]}
    best = {}
    for tile in left:
        gains = [
            max([p["none"].get("red", 0), *(d["points"].get("red", 0) for d in p["deployments"])])
            for p in table.get(f"/previews?tile={tile}")["placements"]
        ]
        best[tile] = max(gains)
    mean = sum(left[tile] * best[tile] for tile in left) / sum(left.values())
    for moves in (CITY, ROAD):
        table.play(moves)
    answer = table.get("/statistics")
    assert answer["luck"]["red"] == [{"seq": 1, "tile": "base/E", "best": 4, "mean": round(mean, 2)}]
    assert answer["luck"]["blue"] == [{"seq": 2, "tile": "base/U", "best": 0, "mean": 0.0}]
    assert answer["luck_whole"] is True


def test_luck_is_worked_out_bit_by_bit(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_luck, "SECONDS", -1.0)
    none = played.get("/statistics")
    assert (none["luck"], none["luck_whole"]) == ({"red": [], "blue": []}, False)
    monkeypatch.setattr(match_luck, "SECONDS", 60.0)
    whole = played.get("/statistics")
    assert whole["luck_whole"]
    assert [one["seq"] for one in whole["luck"]["red"]] == [1, 3]
    monkeypatch.setattr(match_luck, "SECONDS", -1.0)
    assert played.get("/statistics")["luck"] == whole["luck"]
    played.undo()
    after = played.get("/statistics")
    assert [one["seq"] for one in after["luck"]["blue"]] == [2]
    assert after["luck_whole"]


def test_luck_goes_on_in_the_middle_of_a_draw(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """One drawn tile is compared with all others of the box, which may take longer than one answer may."""
    table = Table.new(client)
    table.play(CITY)
    tried: list[str] = []
    monkeypatch.setattr(match_luck, "SECONDS", 1.5)
    monkeypatch.setattr(match_luck.time, "thread_time", lambda: float(len(tried)))  # a tile takes a second
    monkeypatch.setattr(TileLookahead, "best", lambda *given: tried.append(given[2]) or len(tried))
    kinds = len(table.post("/preview", {})["tiles"])
    answers = [table.get("/statistics") for _ in range((kinds + 1) // 2)]
    assert [answer["luck_whole"] for answer in answers] == [False] * (len(answers) - 1) + [True]
    assert len(tried) == len(set(tried)) == kinds
    assert [one["best"] for one in answers[-1]["luck"]["red"]] == [1 + tried.index("base/E")]


def test_time_is_counted_turn_by_turn(played: Table) -> None:
    """From the times in an export."""
    export = played.get("/export")
    export["created"] = "2026-11-20T10:00:00Z"
    for change, at in zip(export["changes"], ("00:30", "02:00", "02:10", "05:00"), strict=True):
        change["at"] = f"2026-11-20T10:{at}Z"
    time = imported(played.client, export).get("/statistics")["time"]
    assert time["turns"] == [
        {"seq": 1, "player": "red", "seconds": 30.0},
        {"seq": 2, "player": "blue", "seconds": 90.0},
        {"seq": 3, "player": "red", "seconds": 10.0},
        {"seq": 4, "player": "blue", "seconds": 170.0},
    ]
    assert time["players"] == {"red": 40.0, "blue": 260.0}


def test_a_turn_of_several_lists_is_one_turn(client: FlaskClient) -> None:
    table = Table.new(client)
    for move in CITY:
        table.play([move])
    table.play(ROAD[:1])
    turns = table.get("/statistics")["time"]["turns"]
    assert [(turn["seq"], turn["player"]) for turn in turns] == [(3, "red")]


def test_equal_points_share_a_place_and_say_why(played: Table) -> None:
    first = played.get("/statistics")["ranking"]
    assert [(r["player"], r["place"], r["points"]) for r in first] == [("red", 1, 4), ("blue", 2, 0)]
    played.play([{"type": "adjust", "player": "blue", "points": 4, "note": ""}])
    shared = played.get("/statistics")["ranking"]
    assert [(r["player"], r["place"]) for r in shared] == [("red", 1), ("blue", 1)]
    why = shared[0]["because"][0]
    assert why["rule"] == "CB-E3"
    assert why["says"] == "Ana and Ion have 4 points each and share position 1."


def test_ranks_are_decided_level_by_level() -> None:
    points, tiles = {"a": 5, "b": 5, "c": 5, "d": 9}, {"a": 1, "b": 3, "c": 1, "d": 0}
    found = ranked(
        [(points, RuleReason("R1", "points")), (tiles, RuleReason("R2", "tiles"))], RuleReason("R3", "shared")
    )
    assert [(r.player, r.place, r.because.rule) for r in found] == [
        ("d", 1, "R1"), ("b", 2, "R2"), ("a", 3, "R3"), ("c", 3, "R3"),
    ]  # fmt: skip
    assert found[1].because.values["count"] == 3
    assert found[2].because.values["players"] == ("a", "c")


def test_in_a_game_without_tiles_tiles_and_money_decide() -> None:
    """Equal points: more species tiles, then more money; players equal in both share a place."""
    game = find("dorra-amazonas")
    seats = (
        Seat("red", gold=1, silver=0, species={"fish": 2}),
        Seat("blue", gold=0, silver=3, species={"fish": 2}),
        Seat("white", gold=0, silver=4, species={"fish": 2}),
        Seat("orange", gold=0, silver=0, species={"fish": 1, "iguana": 2}),
    )
    state = game.load(VillagePosition(game.id, seats))
    found = game.scoring.ranking(state, dict.fromkeys(("red", "blue", "white", "orange"), 7))
    assert [(one.player, one.place) for one in found] == [
        ("orange", 1), ("white", 2), ("red", 3), ("blue", 3),
    ]  # fmt: skip
    sentences = [speaker("en").reason(one.because) for one in found]
    assert sentences[0] == "Equal on 7 points: orange finishes in position 1 with 3 tiles."
    assert (
        sentences[1] == "Equal on points and tiles: white finishes in position 2 with money worth 4 silver."
    )
    assert sentences[2] == sentences[3] == "Red and blue have 7 points each and share position 3."


def test_the_table_for_a_spreadsheet(played: Table) -> None:
    answer = played.ask("GET", "/export.csv", by="viewer", **{"Accept-Language": "de"})
    assert answer.mimetype == "text/csv"
    rows = list(csv.DictReader(io.StringIO(answer.get_data(as_text=True))))
    assert tuple(rows[0]) == COLUMNS
    lines = played.get("/lines")["lines"]
    assert [int(row["points"]) for row in rows] == [line["points"] for line in lines] == [4]
    assert (rows[0]["name"], rows[0]["total"], rows[0]["kind"]) == ("Ana", "4", "city")
    assert "Stadt" in rows[0]["says"]


@pytest.mark.parametrize("name", ["=1+1", "@x", "+40", "-3", "\tx", "\nx", "＝1"])
def test_a_spreadsheet_runs_no_name(name: str) -> None:
    assert safe(name) == "'" + name
    assert (safe("Ana"), safe(-3), safe("")) == ("Ana", -3, "")


def test_no_cell_becomes_a_formula_where_semicolons_split_cells() -> None:
    assert safe("Ana; =1+1") == "Ana;' =1+1"
    assert safe("a,@b\n-c") == "a,'@b\n'-c"
    assert safe("3 + 4 = 7; Ana") == "3 + 4 = 7; Ana"
    for name in (
        'Ana;"=1+1',
        'Ana\t"=1',
        'Ana\n"=1',
        'Ana; "" =1',
    ):  # quoted, the cell begins behind the mark
        row = io.StringIO()
        csv.writer(row).writerow([1, safe(name)])
        for separator in ";\t,":
            cells = [
                cell for line in csv.reader(io.StringIO(row.getvalue()), delimiter=separator) for cell in line
            ]
            assert not [cell for cell in cells if cell.lstrip().startswith("=")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_in_every_language(played: Table, language: str) -> None:
    answer = played.get(f"/summary?language={language}", by="viewer")
    assert answer["language"] == language
    assert answer["text"].splitlines() == answer["sentences"]
    assert answer["sentences"][0].startswith("Carcassonne: Ana")
    assert answer["sentences"][1].startswith("1. Ana: 4 ")
    assert any("(1, 1)" in sentence for sentence in answer["turn"])
    assert not any("{" in sentence for sentence in (*answer["sentences"], *answer["turn"]))


def test_a_turn_read_aloud(client: FlaskClient) -> None:
    table = Table.new(client, players=[{"id": "red", "name": "Ana"}, {"id": "blue", "name": "Ion"}])
    assert table.get("/summary")["turn"] == []
    table.play(CITY)
    assert table.get("/summary")["turn"] == [
        "Ana places the tile base/E at (0, -1).",
        "Ana places a meeple in a city.",
        "A city of 2 tiles is complete.",
        "Ana scores 4 for a completed city: 2 tiles × 2 = 4.",
        "Ion is next.",
    ]
    table.play([{"type": "end_game"}])
    over = table.get("/summary")
    assert "The game is over." in over["sentences"]
    assert "Ana finishes in position 1 with 4 points." in over["sentences"]


def test_a_turn_of_several_lists_is_read_whole(client: FlaskClient) -> None:
    table = Table.new(client)
    whole = Table.new(client)
    whole.play(CITY)
    for move in CITY[:2]:
        table.play([move])
    half = table.get("/summary")["turn"]
    assert half == [*whole.get("/summary")["turn"][:2], "Red is next."]
    table.play(CITY[2:])
    assert table.get("/summary")["turn"] == whole.get("/summary")["turn"]


def test_a_picture_to_share(played: Table) -> None:
    answer = played.ask("GET", "/summary.png", by="viewer")
    assert (answer.status_code, answer.mimetype) == (200, "image/png")
    assert answer.data.startswith(b"\x89PNG")


OTHERS: dict[str, dict[str, Any]] = {
    "gold-rush": {},
    "amazonas": {},
    "dorra-amazonas": {},
    "carcassonne": {"edition": "C3", "map": "stand-in-map"},
}


@pytest.mark.parametrize("game", OTHERS)
def test_every_game_has_all_of_it(client: FlaskClient, game: str) -> None:
    table = Table.new(client, game=game, options=OTHERS[game])
    ahead = table.post("/preview", {})
    if ahead["tiles"]:
        for tile in ahead["tiles"]:
            places = table.get(f"/placements?tile={tile['tile']}")["placements"]
            if places:
                spot = places[0]
                break
        table.play([place("red", tile["tile"], spot["x"], spot["y"], spot["rotation"])])
        offers = table.post("/preview", {})["offers"]
        table.play([next((o for o in offers if o["type"] == "end_turn"), offers[0])])
    else:
        table.play([ahead["offers"][0]])
    answer = table.get("/statistics")
    assert {row["player"] for row in answer["ranking"]} == {"red", "blue"}
    assert all(row["because"][0]["says"] for row in answer["ranking"])
    assert len(answer["points"]) == answer["lists"] + 1
    assert answer["luck_whole"]
    assert sum(map(len, answer["luck"].values())) == (1 if ahead["tiles"] else 0)
    assert table.get("/audit")["findings"] is not None
    for language in LANGUAGES:
        assert table.get(f"/summary?language={language}")["sentences"]
    assert table.ask("GET", "/export.csv").status_code == 200
    assert table.ask("GET", "/summary.png").status_code == 200
