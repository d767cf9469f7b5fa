"""Photos of a match: its board helps to read them, and they propose the moves that lead to what they show.

The recogniser is the stand-in: it sees base/D at (0, 0) with a red meeple in its city, base/E north of it and
base/U east of it, in every picture.
"""

from __future__ import annotations

import io
from typing import Any

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.tiles.catalog import built_in
from services.photo_frame import Frame, facts, frame_of
from tests.api.border import API, position, problem
from tests.api.matches import Table, end, place
from tests.api.photo_house import picture

D, E, U = (0, 0, "base/D", 0), (0, -1, "base/E", 180), (1, 0, "base/U", 0)
PLAYERS = [{"id": "ana", "colour": "red"}, {"id": "bob", "colour": "blue"}]


def table_of(app: Flask, *tiles: tuple[int, int, str, int], **more: Any) -> Table:
    start = {**position(*tiles), "players": [{"id": "ana"}, {"id": "bob"}]}
    return Table.new(app.test_client(), players=PLAYERS, start=start, **more)


def photographed(table: Table, path: str = "/photos", by: str = "host", status: int = 201) -> Any:
    answer = table.client.post(
        table.path + path,
        data={"photo": (io.BytesIO(picture()), "IMG_1.png")},
        headers={"Authorization": f"Bearer {table.tokens[by]}", "Prefer": "wait=30"},
    )
    assert answer.status_code == status, answer.get_data(as_text=True)[:2000]
    return answer.get_json() if status < 400 else problem(answer)


def test_one_new_tile_is_one_turn(photo_app: Flask) -> None:
    table = table_of(photo_app, D, U)
    photo = photographed(table)
    assert photo["match"] == table.id
    assert photo["proposal"] == [place("ana", "base/E", 0, -1, 180), end("ana")]
    assert photo["unexplained"] == []
    table.play(photo["proposal"])
    assert photographed(table)["proposal"] == []


def test_a_figure_on_the_new_tile_is_deployed(photo_app: Flask) -> None:
    table = table_of(photo_app, E, U)
    moves = photographed(table)["proposal"]
    assert [move["type"] for move in moves] == ["place", "deploy", "end_turn"]
    assert moves[1] | {"feature": None} == {
        "type": "deploy", "player": "ana", "kind": "meeple", "x": 0, "y": 0, "feature": None,
    }  # fmt: skip
    assert moves[1]["feature"]["kind"] == "city"
    table.play(moves)


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_taken_from_another_side_of_the_table(photo_app: Flask, quarters: int) -> None:
    frame = Frame(quarters, 5, -7)
    turned = [(*frame.cell(x, y), tile, frame.rotation(r)) for x, y, tile, r in (D, U)]
    table = table_of(photo_app, *turned)
    x, y = frame.cell(0, -1)
    moves = photographed(table)["proposal"]
    assert moves == [place("ana", "base/E", x, y, frame.rotation(180)), end("ana")]
    table.play(moves)


def test_several_turns_and_what_cannot_be_explained(photo_app: Flask) -> None:
    table = table_of(photo_app, D)
    moves = photographed(table)["proposal"]
    assert [move["player"] for move in moves if move["type"] == "place"] == ["ana", "bob"]
    table.play(moves)
    other = table_of(photo_app, D, (0, -1, "base/E", 180), (1, 0, "base/V", 90), (2, 0, "base/B", 0))
    photo = photographed(other)
    assert photo["proposal"] == []


def test_a_board_that_is_not_in_the_picture_proposes_nothing(photo_app: Flask) -> None:
    table = table_of(photo_app, (0, 0, "base/X", 0), (0, 1, "base/A", 0))
    photo = photographed(table)
    assert photo["proposal"] == []
    assert photo["status"] == "done"


def test_the_known_board_is_believed_more_than_the_picture(photo_app: Flask) -> None:
    """The stand-in cannot tell base/E from base/E.garden well; the match knows."""
    table = table_of(photo_app, D, (0, -1, "base/E.garden", 180), U)
    photo = photographed(table)
    seen = {(t["x"], t["y"]): t["tile"] for t in photo["tiles"]}
    assert seen[0, -1] == "base/E.garden"
    assert photo["proposal"] == []


def test_who_may_see_and_change_a_photo_of_a_match(photo_app: Flask) -> None:
    table = table_of(photo_app, D, U)
    photo, client = photographed(table, by="bob"), photo_app.test_client()
    stranger = table_of(photo_app, D)
    url = f"{API}/photos/{photo['id']}"

    def ask(method: str, token: str | None, body: Any = None) -> Any:
        extra = {"json": body} if body is not None else {}
        return client.open(url, method=method, headers={"Authorization": f"Bearer {token}"}, **extra)

    for role in ("host", "viewer", "ana", "bob"):
        answer = ask("GET", table.tokens[role])
        assert answer.status_code == 200
        assert answer.get_json()["proposal"] == photo["proposal"]
    assert ask("GET", photo["token"]).status_code == 200
    assert ask("GET", stranger.tokens["host"]).status_code == 404
    gone = {"corrections": [{"x": 0, "y": -1, "tile": None, "remove": True}]}
    assert ask("PATCH", table.tokens["viewer"], gone).status_code == 404
    corrected = ask("PATCH", table.tokens["ana"], gone)
    assert corrected.status_code == 200
    assert corrected.get_json()["proposal"] == []
    assert ask("DELETE", table.tokens["viewer"]).status_code == 404
    assert ask("DELETE", table.tokens["host"]).status_code == 204
    assert ask("GET", photo["token"]).status_code == 404
    photographed(table, by="viewer", status=403)


def test_a_match_named_in_the_form(photo_app: Flask) -> None:
    table, client = table_of(photo_app, D, U), photo_app.test_client()

    def send(token: str | None, match: str) -> Any:
        headers = {"Prefer": "wait=30"} | ({"Authorization": f"Bearer {token}"} if token else {})
        form = {"photo": (io.BytesIO(picture()), "IMG_1.png"), "match": match}
        return client.post(f"{API}/photos", data=form, headers=headers)

    answer = send(table.tokens["host"], table.id)
    assert answer.status_code == 201
    assert answer.get_json()["proposal"][0]["tile"] == "base/E"
    for token, match in ((None, table.id), (table.tokens["host"], "nothing"), ("x" * 32, table.id)):
        answer = send(token, match)
        assert answer.status_code == 422
        assert "match" in problem(answer)["errors"]


def test_a_photo_outlives_its_match(photo_app: Flask) -> None:
    table = table_of(photo_app, D, U)
    photo = photographed(table)
    assert table.ask("DELETE", "").status_code == 204
    url, headers = f"{API}/photos/{photo['id']}", {"Authorization": f"Bearer {photo['token']}"}
    told = photo_app.test_client().get(url, headers=headers).get_json()
    assert told["status"] == "done"
    assert "proposal" not in told


TILES = st.sampled_from(["base/D", "base/E", "base/U", "base/V", "base/K", "base/L", "base/W", "base/H"])
BOARDS = st.dictionaries(
    st.tuples(st.integers(-4, 4), st.integers(-4, 4)),
    st.tuples(TILES, st.sampled_from([0, 90, 180, 270])),
    min_size=1,
    max_size=12,
)


@given(
    board=BOARDS,
    quarters=st.integers(0, 3),
    x=st.integers(-9, 9),
    y=st.integers(-9, 9),
    fresh=st.integers(0, 3),
)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_a_known_board_is_found_from_every_side(
    board: dict[tuple[int, int], tuple[str, int]], quarters: int, x: int, y: int, fresh: int
) -> None:
    frame, sets = Frame(quarters, x, y), {"base": built_in("base")}
    photo = [(a, b, tile, rotation) for (a, b), (tile, rotation) in board.items()]
    known = [(*frame.cell(a, b), tile, frame.rotation(r)) for a, b, tile, r in photo]
    known = known[: max(1, len(known) - fresh)]
    for a, b, _, _ in photo:
        assert frame.back(*frame.cell(a, b)) == (a, b)
        assert frame.sides(frame.sides(["N", "SL", "I"])) == Frame(2 * quarters % 4, 0, 0).sides(
            ["N", "SL", "I"]
        )
    found = frame_of(photo, known, sets)
    if found is not None:
        tiles = sets["base"].tiles
        there = {(c.x, c.y): tiles[c.tile].turned(c.rotation // 90) for c in facts(found, known) if c.tile}
        seen = {(a, b): tiles[tile].turned(rotation // 90) for a, b, tile, rotation in photo}
        agree = sum(seen.get(cell) == tile for cell, tile in there.items())
        assert agree >= len(known) / 2
    if len(known) == len(photo) >= 4 and len({tile for _, _, tile, _ in photo}) == len(photo):
        assert found == frame
