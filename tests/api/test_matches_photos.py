"""Photos of a match: its board helps to read them, and they propose the moves that lead to what they show.

The recogniser is the stand-in: it sees base/D at (0, 0) with a red meeple in its city, base/E north of it and
base/U east of it, in every picture.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from app import create_app
from referee.tiles.io.catalog import built_in
from services.photos.alignment import Faces, Frame, evident_frame, facts, frames_of, needed
from services.photos.gallery import looks
from services.photos.request import PhotoRequest
from settings import Settings
from tests.api.border import API, position, problem
from tests.api.fake_recogniser import GOES_ON
from tests.api.matches import Table, end, place
from tests.api.photo_house import ask, bearer, correct, picture, send, uploaded
from tests.conftest import DATABASES, fresh

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
    """The stand-in cannot distinguish base/E from base/E.garden well; the match knows which it is."""
    table = table_of(photo_app, D, (0, -1, "base/E.garden", 180), U)
    photo = photographed(table)
    seen = {(t["x"], t["y"]): t["tile"] for t in photo["tiles"]}
    assert seen[0, -1] == "base/E.garden"
    assert photo["proposal"] == []


CITY, FIELD = {"kind": "city", "at": ["N"]}, {"kind": "field", "at": ["SL"]}
ROAD = {"kind": "road", "at": ["E"]}


def on(player: str, x: int, y: int, feature: dict[str, Any]) -> dict[str, Any]:
    return {"player": player, "kind": "meeple", "x": x, "y": y, "feature": feature}


def with_figures(app: Flask, *figures: dict[str, Any], tiles: Any = (D, E, U), more: Any = ()) -> Table:
    players = [*PLAYERS, *more]
    start = {**position(*tiles), "players": [{"id": one["id"]} for one in players], "figures": list(figures)}
    return Table.new(app.test_client(), players=players, start=start)


def with_corrections(table: Table, photo: Any, *rows: dict[str, Any], status: int = 200) -> Any:
    answer = table.client.patch(
        f"{API}/photos/{photo['id']}",
        json={"corrections": list(rows)},
        headers={"Authorization": f"Bearer {photo['token']}"},
    )
    assert answer.status_code == status, answer.get_data(as_text=True)
    return answer.get_json()


def odd(photo: Any) -> list[tuple[str, tuple[int, int]]]:
    found = [one for one in photo["findings"] if one["finding"] != "scores-after"]
    return [(one["finding"], (one.get("x"), one.get("y"))) for one in found]


def test_known_figures_are_where_the_match_has_them(photo_app: Flask) -> None:
    """The picture shows the blue one as a farmer; the match knows that it is on the road."""
    table = with_figures(photo_app, on("ana", 0, 0, CITY), on("bob", 0, 0, ROAD), tiles=(D, U))
    photo = photographed(table)
    red, blue = photo["figures"]
    assert (red["known"], red["feature"]["kind"]) == (True, "city")
    assert (blue["known"], blue["feature"]["kind"], blue["pose"]) == (True, "road", "standing")
    assert [doubt for doubt in photo["doubts"] if "figure" in doubt or doubt["reason"] == "hidden"] == []
    assert [move["type"] for move in photo["proposal"]] == ["place", "end_turn"]


def test_a_figure_that_was_scored_goes_back(photo_app: Flask) -> None:
    """The new tile closes the city. Red is still there and should have been returned; green is removed."""
    cid = {"id": "cid", "colour": "green", "name": "Cid"}
    figures = on("ana", 0, 0, CITY), on("cid", 0, 0, CITY), on("bob", 0, 0, FIELD)
    table = with_figures(photo_app, *figures, tiles=(D, U), more=[cid])
    photo = photographed(table)
    assert photo["proposal"] == [place("ana", "base/E", 0, -1, 180), end("ana")]
    assert odd(photo) == [("figure-back", (0, 0)), ("figure-left", (0, 0))]
    assert photo["findings"][0]["says"] == "Cid: the meeple at (0, 0) has been returned."
    assert [one["severity"] for one in photo["findings"]] == ["info", "warning", "info"]
    assert photo["findings"][-1]["says"] == "With these turns: ana 4 (+4), bob 0, Cid 4 (+4)"
    assert all("values" not in one for one in photo["findings"])
    assert photo["doubts"] == []


def test_a_known_figure_that_is_not_seen_is_questioned(photo_app: Flask) -> None:
    figures = on("ana", 0, 0, CITY), on("bob", 0, 0, FIELD), on("bob", 1, 0, {"kind": "road"})
    table = with_figures(photo_app, *figures, tiles=(D, U))
    photo = photographed(table)
    (doubt,) = [one for one in photo["doubts"] if one["reason"] == "hidden"]
    assert (doubt["x"], doubt["y"], doubt["colour"], doubt["feature"]["kind"]) == (1, 0, "blue", "road")
    assert [(f["player"], f["x"]) for f in photo["position"]["figures"]].count(("blue", 1)) == 1
    there = {"figure": "new", **{name: doubt[name] for name in ("x", "y", "colour", "kind", "feature")}}
    confirmed = with_corrections(table, photo, there)
    assert "hidden" not in [one["reason"] for one in confirmed["doubts"]]
    assert [(f["player"], f["x"]) for f in confirmed["position"]["figures"]].count(("blue", 1)) == 1
    again = photographed(table)
    gone = {"figure": "known", "x": 1, "y": 0, "colour": "blue", "kind": "meeple", "remove": True}
    after = with_corrections(table, again, gone)
    assert "hidden" not in [one["reason"] for one in after["doubts"]]
    assert ("figure-gone", (1, 0)) in odd(after)
    assert [(f["player"], f["x"]) for f in after["position"]["figures"]].count(("blue", 1)) == 0
    with_corrections(table, again, {**gone, "remove": False}, status=422)
    with_corrections(table, again, {"figure": "known", "x": 1}, status=422)
    with_corrections(table, again, {**gone, "pose": "lying"}, status=422)


def test_false_matches_of_known_figures(photo_app: Flask) -> None:
    table = with_figures(photo_app, on("ana", 0, 0, CITY), on("bob", 0, 0, FIELD))
    photo = photographed(table)
    after = with_corrections(table, photo, {"figure": 0, "remove": True})
    assert [figure["colour"] for figure in after["figures"]] == ["blue"]
    assert odd(after) == [("figure-gone", (0, 0))]


def test_figures_and_tiles_that_no_move_brings(photo_app: Flask) -> None:
    table = with_figures(photo_app, on("ana", 0, 0, CITY))
    photo = photographed(table)
    assert odd(photo) == [("figure-unexplained", (0, 0))]
    assert photo["findings"][0]["says"] == "Bob: no legal move was found that brings the meeple to (0, 0)."
    after = with_corrections(table, photo, {"x": 1, "y": 0, "tile": "base/V", "rotation": 90})
    assert ("tile-differs", (1, 0)) in odd(after)
    after = with_corrections(table, photo, {"x": 5, "y": 5, "tile": "base/B", "rotation": 0})
    assert ("tile-unexplained", (5, 5)) in odd(after)
    assert after["unexplained"] == [[5, 5]]
    nobody = Table.new(
        photo_app.test_client(),
        players=[{"id": "ana", "colour": "red"}, {"id": "bob", "colour": "green"}],
        start={**position(D, E, U), "players": [{"id": "ana"}, {"id": "bob"}]},
    )
    assert ("figure-nobody", (0, 0)) in odd(photographed(nobody))


def test_another_table_is_reported_in_every_language(photo_app: Flask) -> None:
    table = table_of(photo_app, (0, 0, "base/X", 0), (0, 1, "base/A", 0), (0, 2, "base/B", 0))
    photo = photographed(table)
    assert (photo["proposal"], photo["unexplained"]) == ([], [])
    (finding,) = photo["findings"]
    assert (finding["finding"], finding["severity"]) == ("other-table", "error")
    sentences = set()
    for language in ("en", "ro", "it", "de"):
        headers = {"Authorization": f"Bearer {photo['token']}", "Accept-Language": language}
        answer = table.client.get(f"{API}/photos/{photo['id']}", headers=headers).get_json()
        sentences.add(answer["findings"][0]["says"])
    assert len(sentences) == 4


def test_a_started_turn_is_continued(photo_app: Flask) -> None:
    """The match has the tile already, and the photo shows the figure placed on it since."""
    table = table_of(photo_app, E, U)
    table.play([place("ana", "base/D", 0, 0, 0)])
    photo = photographed(table)
    assert [move["type"] for move in photo["proposal"]] == ["deploy", "end_turn"]
    table.play(photo["proposal"])


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


def test_the_token_of_a_photo_ends_with_that_of_its_sender(photo_app: Flask) -> None:
    """A photo's answer has the scores of the match as it stands and the turns since. A former player reads
    them neither by the match nor by an old photo of it."""
    table = table_of(photo_app, D, U)
    bobs, hosts = photographed(table, by="bob"), photographed(table, by="host")
    phone = photo_app.test_client()
    assert [ask(phone, photo).status_code for photo in (bobs, hosts)] == [200, 200]
    table.post("/tokens", {"players": ["bob"]}, by="host")
    for part in ("", "/picture", "/overlay.png", "/events"):
        assert ask(phone, bobs, part).status_code == 404, part
    assert correct(phone, bobs, {"x": 0, "y": -1, "tile": None, "remove": True}).status_code == 404
    assert ask(phone, hosts).status_code == 200
    by_match = phone.get(f"{API}/photos/{bobs['id']}", headers=bearer({"token": table.tokens["host"]}))
    assert by_match.status_code == 200
    answer = send(phone, picture(), box=bobs["id"], headers=bearer(bobs))
    assert answer.status_code == 422
    assert list(problem(answer)["errors"]) == ["box"]


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


@pytest.fixture(params=DATABASES)
def kept_app(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Flask]:
    """A separate application that reads photos, on SQLite and on PostgreSQL."""
    for url in fresh(request, tmp_path):
        fake = "tests.api.fake_recogniser:recognise"
        app = create_app(
            Settings(data_dir=str(tmp_path), database_url=url, ratelimit_enabled=False, recogniser=fake)
        )
        yield app
        app.extensions["services"].stop()


def test_a_deleted_match_takes_its_photos_along(kept_app: Flask) -> None:
    """Those that were sent for it, not the one with which it began; also one that is being read."""
    client, service = kept_app.test_client(), kept_app.extensions["services"]
    first = uploaded(client)
    began = {"id": first["id"], "token": first["token"]}
    table, other = table_of(kept_app, D, U, photo=began), table_of(kept_app, D, U)
    auth = {"Authorization": f"Bearer {table.tokens['ana']}"}
    mine = [photographed(table, by="ana"), uploaded(client, match=table.id, headers=auth)]
    theirs = photographed(other)
    reading = uploaded(client, picture(GOES_ON), wait=None, match=table.id, headers=auth)
    progress = ask(client, reading, "/events").iter_encoded()
    assert any(b'"lattice"' in piece for piece in progress)
    assert table.ask("DELETE", "").status_code == 204
    assert list(progress) == []
    for photo in (*mine, reading):
        for path in ("", "/picture", "/overlay.png", "/events"):
            assert problem(ask(client, photo, path))["status"] == 404
        assert correct(client, photo, {"x": 0, "y": 0, "tile": None, "remove": True}).status_code == 404
    assert uploaded(client)["status"] == "done"  # the only worker has abandoned the other one
    for photo in (first, theirs):
        assert ask(client, photo).get_json()["status"] == "done"
        assert ask(client, photo, "/picture").status_code == 200
    gone = {photo["id"] for photo in (*mine, reading)}
    assert service.photos.repository.records.ids().isdisjoint(gone)
    assert not [name for name in service.storage.files.names() if name.startswith(tuple(gone))]


def test_a_photo_that_comes_when_its_match_is_deleted_is_not_kept(
    photo_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match is deleted while the upload is opened."""
    table, service = table_of(photo_app, D, U), photo_app.extensions["services"]
    before, keep = set(service.storage.files.names()), service.photos.uploads.keep

    def deleted(name: str) -> None:
        keep(name)
        assert table.ask("DELETE", "").status_code == 204

    monkeypatch.setattr(service.photos.uploads, "keep", deleted)
    photographed(table, status=404)
    assert set(service.storage.files.names()) == before


def test_corrections_of_the_first_photo_are_learnt(photo_app: Flask) -> None:
    """It stays with the match when the photo expires, and is deleted when the photo is deleted."""
    client, records = photo_app.test_client(), photo_app.extensions["services"].photos.repository.records
    first = [uploaded(client) for _ in range(2)]
    for photo in first:
        assert correct(client, photo, {"x": 1, "y": 0, "tile": "base/V", "rotation": 0}).status_code == 200
    tables = [
        table_of(photo_app, D, U, photo={"id": photo["id"], "token": photo["token"]}) for photo in first
    ]
    for table in tables:
        assert records.tables.looks(table.id) == []
        photographed(table)
        (learnt,) = records.tables.looks(table.id)
        assert (learnt.version, len(learnt.looks) > 500) == (1, True)
    assert ask(client, first[0], method="DELETE").status_code == 204
    assert records.delete_expired(1e12)
    assert [len(records.tables.looks(table.id)) for table in tables] == [0, 1]
    assert tables[1].ask("DELETE", "").status_code == 204
    assert records.tables.looks(tables[1].id) == []


def test_a_match_begins_only_with_ones_own_photo(photo_app: Flask) -> None:
    photo = uploaded(photo_app.test_client())
    start = {**position(D, U), "players": [{"id": "ana"}, {"id": "bob"}]}
    body = {"game": "carcassonne", "players": PLAYERS, "start": start}
    for wrong in ({"id": photo["id"], "token": "x" * 32}, {"id": "nothing", "token": photo["token"]}):
        answer = photo_app.test_client().post(f"{API}/matches", json={**body, "photo": wrong})
        assert answer.status_code == 422
        assert list(problem(answer)["errors"]) == ["photo"]


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
@settings(max_examples=60)
def test_a_known_board_is_found_from_every_side(
    board: dict[tuple[int, int], tuple[str, int]], quarters: int, x: int, y: int, fresh: int
) -> None:
    frame, tiles = Frame(quarters, x, y), built_in("base").tiles
    photo = [(a, b, tile, rotation) for (a, b), (tile, rotation) in board.items()]
    known = [frame.laid(one, tiles) for one in photo]
    known = known[: max(1, len(known) - fresh)]
    for a, b, _, _ in photo:
        assert frame.reverse.cell(*frame.cell(a, b)) == (a, b)
        assert frame.reverse.sides(frame.sides(["N", "SL", "I"])) == ["N", "SL", "I"]
    found = frames_of([[one] for one in photo], known, tiles)
    assert found
    for one in found:
        faces = Faces(tiles)
        there = {(c.x, c.y): faces.of(c.tile, c.rotation) for c in facts(one, known, (), tiles) if c.tile}
        seen = {(a, b): faces.of(tile, rotation) for a, b, tile, rotation in photo}
        assert sum(seen.get(cell) == tile for cell, tile in there.items()) >= needed(photo, known)
    if len(known) == len(photo) >= 4 and len({tile for _, _, tile, _ in photo}) == len(photo):
        assert found == [frame]


LAID = [D, E, U, (2, 0, "base/V", 0), (0, 1, "base/B", 0)]
ELSEWHERE = [(0, 0, "base/C", 0), (1, 0, "base/G", 90), (2, 0, "base/R", 0)]


@pytest.mark.parametrize(
    ("photo", "known", "evident"),
    [
        ([*LAID, *((x + 9, y, tile, turn) for x, y, tile, turn in ELSEWHERE)], LAID, True),
        (LAID, LAID[:2], True),
        ([*LAID[:3], *ELSEWHERE], LAID, False),  # three of five agree: perhaps others were misread
        ([*LAID, *((x + 9, y, tile, turn) for x, y, tile, turn in LAID)], LAID, False),  # it lies there twice
        (ELSEWHERE, LAID, False),
        ([], LAID, False),
        ([(0, 0, "base/C", 0)], [(0, 0, "base/C", 0)], False),  # alike from all sides
    ],
)
@pytest.mark.parametrize("quarters", range(4))
def test_a_known_board_is_evident_or_looked_for_closely(
    photo: list[Any], known: list[Any], evident: bool, quarters: int
) -> None:
    """Then the photo need not be settled twice; it is found at the same place."""
    tiles, frame = built_in("base").tiles, Frame(quarters, -4, 7)
    there = [frame.laid(one, tiles) for one in known]
    found = evident_frame([[one] for one in photo], there, tiles)
    assert found == (frame if evident else None)
    if evident:
        assert frames_of([[one] for one in photo], there, tiles) == [frame]


def test_a_large_tile_is_found_from_every_side() -> None:
    """It is identified by its north-west cell, which is another one from each side."""
    tiles = built_in("amazonas").tiles
    start = next(tile for tile in tiles.values() if tile.large and len(tile.large.parts) > 2)
    for quarters in range(4):
        frame = Frame(quarters, 3, -2)
        known = [frame.laid((0, 0, start.id, 90), tiles)]
        assert frames_of([[(0, 0, start.id, 90)]], known, tiles) == [frame]
        (back,) = facts(frame, known, (), tiles)
        assert (back.x, back.y, back.rotation) == (0, 0, 90)


BESIDE = [
    *((x, 0, "base/U", 0) for x in range(2, 9)),
    *((x, 1, "base/B", 0) for x in range(1, 5)),
    *((x, -1, "base/E", 0) for x in range(1, 5)),
]  # with the city that the stand-in sees, 16 new tiles next to D and U


def laid(*tiles: tuple[int, int, str, int]) -> list[dict[str, Any]]:
    return [{"x": x, "y": y, "tile": tile, "rotation": turn} for x, y, tile, turn in tiles]


def test_more_turns_than_are_proposed_at_a_time_follow_once_the_first_are_played(photo_app: Flask) -> None:
    """A tile that was not tried is not reported as one that no legal turn can place."""
    table = with_figures(photo_app, on("ana", 0, 0, CITY), on("bob", 0, 0, FIELD), tiles=(D, U))
    photo = with_corrections(table, photographed(table), *laid(*BESIDE)) | {
        "token": photographed(table)["token"]
    }
    first = [move for move in photo["proposal"] if move["type"] == "place"]
    assert (len(first), photo["unexplained"], len(photo["to_come"])) == (12, [], 4)
    more = [one for one in photo["findings"] if one["finding"] == "tiles-to-come"]
    assert [one["severity"] for one in more] == ["info"]
    assert more[0]["says"].startswith("4 more tiles are new in the photo.")
    assert not [one for one in photo["findings"] if one["finding"].endswith("-unexplained")]
    table.play(photo["proposal"])
    headers = {"Authorization": f"Bearer {table.tokens['host']}"}
    again = table.client.get(f"{API}/photos/{photo['id']}", headers=headers).get_json()
    rest = [move for move in again["proposal"] if move["type"] == "place"]
    assert sorted([m["x"], m["y"]] for m in rest) == sorted(photo["to_come"])
    assert (again["unexplained"], again["to_come"], again["seq"]) == ([], [], 1)
    table.play(again["proposal"])
    last = table.client.get(f"{API}/photos/{photo['id']}", headers=headers).get_json()
    assert (last["proposal"], last["unexplained"], last["to_come"]) == ([], [], [])


def test_a_tile_that_cannot_be_laid_is_not_among_those_to_come(photo_app: Flask) -> None:
    """A figure on a later tile is not reported yet; a tile far off is reported last."""
    table = with_figures(photo_app, on("ana", 0, 0, CITY), on("bob", 0, 0, FIELD), tiles=(D, U))
    photo = photographed(table)
    far = {
        "figure": "new",
        "x": 4,
        "y": -1,
        "colour": "red",
        "kind": "meeple",
        "feature": {"kind": "city", "at": ["N"]},
    }
    after = with_corrections(table, photo, *laid(*BESIDE, (20, 20, "base/B", 0)), far)
    assert (after["unexplained"], len(after["to_come"])) == ([], 5)
    assert {one["finding"] for one in after["findings"]} & {"tile-unexplained", "figure-unexplained"} == set()
    table.play(after["proposal"])
    headers = {"Authorization": f"Bearer {table.tokens['host']}"}
    again = table.client.get(f"{API}/photos/{photo['id']}", headers=headers).get_json()
    assert (again["unexplained"], again["to_come"]) == ([[20, 20]], [])
    assert ("tile-unexplained", (20, 20)) in odd(again)


# ---- our box ----


def test_a_photo_is_read_with_the_box_of_an_earlier_one_or_of_a_match(photo_app: Flask) -> None:
    """Only the token of that photo or match opens its box; what was corrected there is learnt from."""
    client = photo_app.test_client()
    first, other = uploaded(client), uploaded(client)
    assert correct(client, first, {"x": 1, "y": 0, "tile": "base/V", "rotation": 0}).status_code == 200
    for token in (None, other["token"]):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        refused = problem(send(client, picture(), box=first["id"], headers=headers))
        assert (refused["status"], list(refused["errors"])) == (422, ["box"])
    second = uploaded(client, box=first["id"], headers=bearer(first))
    third = uploaded(client, box=second["id"], headers=bearer(second))
    table = table_of(photo_app, D, U, photo={"id": first["id"], "token": first["token"]})
    viewer, host = ({"Authorization": f"Bearer {table.tokens[role]}"} for role in ("viewer", "host"))
    of_match = uploaded(client, box=table.id, headers=viewer)
    for photo in (second, third, of_match):
        assert photo["status"] == "done"
        assert learnt(photo_app, photo) == {"base/V"}
    assert learnt(photo_app, other) == set()
    both = problem(send(client, picture(), box=first["id"], match=table.id, headers=host))
    assert (both["status"], list(both["errors"])) == (422, ["box"])
    assert ask(client, first, method="DELETE").status_code == 204
    assert [learnt(photo_app, photo) for photo in (second, third, of_match)] == [set(), set(), set()]
    assert problem(send(client, picture(), box=first["id"], headers=bearer(first)))["status"] == 422


def learnt(app: Flask, photo: dict[str, Any]) -> set[str]:
    """The tiles of which a reading of this photo has pictures of its box."""
    service = app.extensions["services"]
    request = PhotoRequest.from_json(service.photos.repository.records.get(photo["id"]).request)
    found = looks(request, app.config["SETTINGS"].database_url, service.storage.files)
    return set() if found is None else {tile for tile, _ in found.labels}
