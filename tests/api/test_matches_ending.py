"""Once no move is left, every answer of a match reports that only the end of the game is missing."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.game import BadInput
from referee.games import game
from referee.tiles.model.moves import EndGame, EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, TilePosition
from tests.api.matches import Table, end, place

SEATS = (PlayerSeat("red"), PlayerSeat("blue"))
START = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]}
MONASTERIES = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]


def last_tile(client: FlaskClient, *expansions: str, tiles: Any = ((0, 0, "base/D"),), **more: Any) -> Table:
    """A match in which one base/U is left."""
    options = {"edition": "C1", "expansions": list(expansions)}
    box = game("carcassonne").load(TilePosition("carcassonne", (), (), options)).library.counts
    laid = [{"x": x, "y": y, "tile": tile, "rotation": 0} for x, y, tile in tiles]
    start = {**START, "tiles": laid, "left": {**dict.fromkeys(box, 0), "base/U": 1}, **more}
    return Table.new(client, options=options, start=start)


def test_every_answer_shows_that_only_the_end_is_left(client: FlaskClient) -> None:
    table = last_tile(client)
    assert table.get()["status"] == "playing"
    assert table.play([place("red", "base/U", 1, 0, 0)])["status"] == "playing"
    answer = table.play([end("red")])
    assert (answer["status"], answer["to_move"]) == ("ending", "blue")
    for path in ("", "/lines", "/history", "/statistics", "/summary"):
        assert table.get(path)["status"] == "ending"
    assert [change["status"] for change in table.get("/history")["changes"]] == ["playing", "ending"]
    for by in ("red", "blue", "viewer"):
        ahead = table.post("/preview", {}, by=by)
        assert (ahead["status"], ahead["tiles"], ahead["offers"]) == ("ending", [], [{"type": "end_game"}])
    summary = table.get("/summary", Accept_Language="en")
    assert "Everything has been played: the game can be ended." in summary["sentences"]
    assert "Everything has been played: the game can be ended." in summary["turn"]
    assert table.post("/preview", {"at": 2})["status"] == "playing"
    assert table.undo()["status"] == table.get()["status"] == "playing"
    assert table.redo()["status"] == "ending"
    over = table.play([{"type": "end_game"}], by="red")
    assert (over["status"], over["to_move"]) == ("over", None)
    assert table.get()["status"] == "over"


def test_no_turn_is_timed_when_only_the_end_is_left(client: FlaskClient) -> None:
    table = last_tile(client)
    table.ask("PATCH", "", {"timer": 60})
    assert table.get()["turn_began"]
    table.play([place("red", "base/U", 1, 0, 0), end("red")])
    assert (table.get()["timer"], table.get()["turn_began"]) == (60, None)


def test_players_with_an_abbey_and_a_hole_decide_first(client: FlaskClient) -> None:
    around = tuple((x, y, "base/B") for x, y in MONASTERIES)
    table = last_tile(client, "abbey", tiles=around)
    answer = table.play([place("red", "base/U", 3, 0, 90), end("red")])
    assert (answer["status"], answer["to_move"]) == ("playing", "blue")
    assert table.play([end("blue")])["status"] == "playing"
    assert table.play([place("red", "abbey-and-mayor/A", 1, 1, 0), end("red")])["status"] == "ending"


def test_no_hole_for_the_abbeys_leaves_only_the_end(client: FlaskClient) -> None:
    table = last_tile(client, "abbey")
    assert table.play([place("red", "base/U", 1, 0, 0), end("red")])["status"] == "ending"


@pytest.mark.parametrize("name", ["carcassonne", "gold-rush", "amazonas"])
def test_a_match_is_not_ending_while_the_box_holds_tiles(name: str) -> None:
    played = game(name)
    state = played.begin(TilePosition(name, SEATS, ()))
    assert not played.finished(state)
    assert not played.finished(played.load(TilePosition(name, SEATS, (), catalogs=played.catalogs[:1])))


def test_the_last_tile_of_other_games() -> None:
    """Gold Rush: only revealing and the end are left. Amazonas: after a "!" tile its double comes first."""
    rush = game("gold-rush")
    box = rush.load(TilePosition("gold-rush", SEATS, ())).library.counts
    first = next(iter(rush.begin(TilePosition("gold-rush", SEATS, ())).board.cells.values())).id
    start = TilePosition(
        "gold-rush", SEATS, (Laid(0, 0, str(first)),), left=dict.fromkeys(box, 0) | {first: 1}
    )
    state = rush.begin(start)
    spot = rush.placing.placements(state, str(first), "red")[0]
    state = rush.play(state, Place("red", str(first), *spot[:3])).state
    assert not rush.finished(state)
    assert rush.finished(rush.play(state, EndTurn("red")).state)
    amazonas = game("amazonas")
    box = amazonas.load(TilePosition("amazonas", SEATS, ())).library.counts
    left = dict.fromkeys(box, 0) | {"amazonas/A!-jj": 1}
    state = amazonas.begin(
        TilePosition("amazonas", SEATS, (Laid(0, 0, "amazonas/start"),), left=left),
    )
    spot = amazonas.placing.placements(state, "amazonas/A!-jj", "red")[0]
    state = amazonas.play(state, Place("red", "amazonas/A!-jj", *spot[:3])).state
    assert not amazonas.finished(state)
    double = next(id for id in ("amazonas/D-42",) if amazonas.placing.placements(state, id, "red"))
    spot = amazonas.placing.placements(state, double, "red")[0]
    state = amazonas.play(state, Place("red", double, *spot[:3])).state
    assert not amazonas.finished(state)
    assert amazonas.finished(amazonas.play(state, EndTurn("red")).state)


def test_dorras_last_round() -> None:
    dorra = game("dorra-amazonas")
    state = dorra.begin(
        dorra.position_type("dorra-amazonas", tuple(dorra.seat(id) for id in ("red", "blue")))
    )
    seen = set()
    for _ in range(3_000):
        offers = [one for one in dorra.offers(state) if not isinstance(one, EndGame)]
        if not offers:
            break
        assert not dorra.finished(state)
        kinds = {type(one).__name__: one for one in reversed(offers)}
        seen |= set(kinds)
        move = kinds.get("EndTurn") or offers[0]
        try:
            state = dorra.play(state, move).state
        except BadInput:
            state = dorra.play(state, offers[-1]).state
    assert (dorra.finished(state), dorra.offers(state)) == (True, (EndGame(),))
    assert "Commit" in seen
