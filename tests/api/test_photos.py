"""Photos over HTTP: uploaded, read, shown, corrected, deleted."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator
from jsonschema import ValidationError as JsonSchemaError
from PIL import Image
from sqlalchemy import update

from api_schemas.positions.position import PositionSchema
from referee.tiles.io.catalog import built_in
from services.container import Services
from store import PhotoRecord, PhotoRecords
from tests.api.border import API, problem
from tests.api.fake_recogniser import BARN, BOARD, GOES_ON, SEES_NOTHING, WAITS, gate
from tests.api.photo_house import PHOTOS, ask, bearer, correct, picture, send, uploaded
from tests.kept_files import content_of


def records(app: Flask) -> PhotoRecords:
    return service(app).photos.repository.records


def service(app: Flask) -> Services:
    found: Services = app.extensions["services"]
    return found


def files(app: Flask) -> set[str]:
    return {path.name for path in service(app).storage.files.path.iterdir()}


# ---- uploads and answers ----


def test_a_photo_read_at_once_is_answered_whole(phone: FlaskClient) -> None:
    answer = send(phone, picture())
    photo = answer.get_json()
    assert answer.status_code == 201
    assert answer.headers["Location"] == f"{PHOTOS}/{photo['id']}"
    assert answer.headers["Preference-Applied"] == "wait=30"
    assert (photo["status"], photo["stage"], photo["reason"]) == ("done", None, None)
    assert (photo["width"], photo["height"]) == (BOARD, 300)
    assert {(t["x"], t["y"], t["tile"], t["rotation"]) for t in photo["tiles"]} == {
        (0, 0, "base/D", 0), (0, -1, "base/E", 180), (1, 0, "base/U", 0),
    }  # fmt: skip
    first = photo["tiles"][0]
    assert set(first) >= {"x", "y", "tile", "rotation", "confidence", "quad", "candidates"}
    assert first["quad"] == [[50, 50], [150, 50], [150, 150], [50, 150]]
    assert set(first["candidates"][0]) == {"tile", "rotation", "confidence"}
    red = photo["figures"][0]
    assert (red["colour"], red["kind"], red["pose"], red["point"]) == (
        "red",
        "meeple",
        "standing",
        [100, 160],
    )
    assert (red["x"], red["y"], red["feature"]) == (0, 0, {"kind": "city", "at": ["N"]})
    assert set(photo["timings"]) == {"decode", "lattice", "settle"}


def test_without_prefer_wait_a_photo_is_queued(phone: FlaskClient) -> None:
    answer = send(phone, picture(), wait=None)
    assert answer.status_code == 202
    assert answer.get_json()["status"] in ("queued", "reading")
    assert "Preference-Applied" not in answer.headers
    photo = answer.get_json()
    done = phone.get(answer.headers["Location"], headers={**bearer(photo), "Prefer": "wait=30"}).get_json()
    assert done["status"] == "done"
    assert "token" not in done


def test_answers_are_as_documented(phone: FlaskClient) -> None:
    document = phone.get(f"{API}/openapi.json").get_json()
    schema = {"$ref": "#/components/schemas/Photo", "components": document["components"]}
    queued = send(phone, picture(), wait=None).get_json()
    for photo in (queued, uploaded(phone), uploaded(phone, picture(SEES_NOTHING))):
        Draft202012Validator(schema).validate(photo)
    with pytest.raises(JsonSchemaError):
        Draft202012Validator(schema).validate({**queued, "tiles": [{"x": 1}]})


def test_every_key_of_the_answer_is_there_from_the_start(phone: FlaskClient) -> None:
    queued = send(phone, picture(), wait=None).get_json()
    done = uploaded(phone)
    assert set(queued) == set(done)
    assert queued["position"] is None
    assert queued["tiles"] == queued["figures"] == queued["doubts"] == []


def test_the_position_can_be_scored_as_it_is(phone: FlaskClient) -> None:
    photo = uploaded(phone)
    PositionSchema().load(photo["position"])
    scores = phone.post(f"{API}/scores", json={"position": photo["position"], "final": False})
    assert scores.status_code == 200
    sheet = scores.get_json()
    assert sheet["scope"] == "on the table"
    assert sheet["totals"]["red"]["gained"] == sum(
        line["points"] for line in sheet["lines"] if line["player"] == "red"
    ) > 0  # fmt: skip


def test_points_already_scored_are_never_assumed(phone: FlaskClient) -> None:
    alone = uploaded(phone)
    assert alone["scope"] == "on the table"
    assert all("points" not in player for player in alone["position"]["players"])
    some = uploaded(phone, points={"red": 12})
    assert some["scope"] == "on the table"
    everybody = uploaded(phone, points={"red": 12, "blue": 0, "ana": 30})
    assert everybody["scope"] == "whole game"
    assert everybody["position"]["players"] == [
        {"id": "red", "colour": "red", "points": 12},
        {"id": "blue", "colour": "blue", "points": 0},
        {"id": "ana", "points": 30},
    ]


def test_game_options_and_catalogs_reach_the_position(phone: FlaskClient) -> None:
    photo = uploaded(phone, game="carcassonne", options={"edition": "C2"}, catalogs=["base", "river"])
    position = photo["position"]
    assert (position["game"], position["options"]) == ("carcassonne", {"edition": "C2"})
    assert position["catalogs"] == ["base", "river"]
    assert uploaded(phone)["position"]["catalogs"] == ["base"]


def test_a_picture_without_a_board_is_unreadable_with_its_stage(phone: FlaskClient) -> None:
    answer = send(phone, picture(SEES_NOTHING))
    assert answer.status_code == 201
    photo = answer.get_json()
    assert (photo["status"], photo["stage"]) == ("unreadable", "lattice")
    assert photo["reason"] == "No grid of tiles was found."
    assert (photo["tiles"], photo["position"]) == ([], None)
    assert problem(correct(phone, photo, {"x": 0, "y": 0, "tile": "base/D", "rotation": 0}))["status"] == 409
    assert problem(ask(phone, photo, "/overlay.png"))["status"] == 409


# ---- the picture itself ----


def with_exif(width: int, height: int) -> bytes:
    """A JPEG with an orientation of a quarter turn and a GPS position."""
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "SecretCamera"
    exif.get_ifd(0x8825)[1] = "N"
    out = io.BytesIO()
    Image.new("RGB", (width, height), (200, 10, 10)).save(out, "JPEG", exif=exif)
    return out.getvalue()


def test_the_picture_is_upright_and_contains_nothing_else(phone: FlaskClient, photo_app: Flask) -> None:
    photo = uploaded(phone, with_exif(300, BOARD))
    assert (photo["width"], photo["height"]) == (BOARD, 300)
    shown = ask(phone, photo, "/picture")
    assert (shown.status_code, shown.mimetype) == (200, "image/jpeg")
    assert shown.headers["X-Content-Type-Options"] == "nosniff"
    image = Image.open(io.BytesIO(shown.get_data()))
    assert image.size == (BOARD, 300)
    assert not image.getexif()
    kept = service(photo_app).storage.files.path.glob(f"{photo['id']}*")
    assert [path.read_bytes() == shown.get_data() for path in kept] == [True]
    assert b"SecretCamera" not in shown.get_data()


@pytest.mark.parametrize(
    ("wanted", "status"),
    [("bytes=0-9", 206), ("bytes=99999999-", 200), ("bytes=0-1,5-6", 200), ("lines=1-2", 200)],
)
def test_a_range_that_the_picture_does_not_have_is_ignored(
    phone: FlaskClient, wanted: str, status: int
) -> None:
    photo = uploaded(phone)
    whole = ask(phone, photo, "/picture").get_data()
    where = f"{API}/photos/{photo['id']}/picture"
    part = phone.get(where, headers={**bearer(photo), "Range": wanted})
    assert (part.status_code, part.mimetype) == (status, "image/jpeg")
    assert part.get_data() == (whole if status == 200 else whole[:10])


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp"])
def test_pictures_of_several_kinds(phone: FlaskClient, kind: str) -> None:
    assert uploaded(phone, picture(kind=kind), name="../../x.exe")["status"] == "done"


def test_heic(phone: FlaskClient) -> None:
    out = io.BytesIO()
    Image.new("RGB", (BOARD, 300)).save(out, "HEIF")
    assert uploaded(phone, out.getvalue())["status"] == "done"


def test_the_overlay_is_the_picture_with_something_on_it(phone: FlaskClient, photo_app: Flask) -> None:
    photo = uploaded(phone)
    drawn = ask(phone, photo, "/overlay.png")
    assert (drawn.status_code, drawn.mimetype) == (200, "image/png")
    image = Image.open(io.BytesIO(drawn.get_data())).convert("RGB")
    assert image.size == (BOARD, 300)
    assert image.getcolors(maxcolors=3) is None  # the original has a single colour
    assert not any("overlay" in name for name in files(photo_app))


# ---- progress ----


@pytest.fixture
def open_gate() -> Iterator[Callable[[], None]]:
    """The fake recogniser waits at stage "lattice" until this is called.

    It never blocks: a recogniser that was cancelled reads no more."""
    place = gate(os.getpid())
    os.mkfifo(place)
    end = os.open(place, os.O_RDWR)

    def open_it() -> None:
        os.write(end, b"x")

    yield open_it
    os.close(end)
    os.unlink(place)


def events(stream: Iterator[bytes]) -> Iterator[tuple[str, dict[str, Any]]]:
    for piece in stream:
        name, _, data = piece.decode().strip().partition("\ndata: ")
        yield name.removeprefix("event: "), json.loads(data)


def test_progress_is_reported_stage_by_stage(phone: FlaskClient, open_gate: Callable[[], None]) -> None:
    photo = uploaded(phone, picture(WAITS), wait=None)
    answer = ask(phone, photo, "/events")
    assert (answer.status_code, answer.mimetype) == (200, "text/event-stream")
    progress, grids = [], []
    for name, state in events(answer.iter_encoded()):
        progress.append((name, state["status"]))
        if "grid" in state:
            grids.append(state["grid"])
            now = ask(phone, photo).get_json()
            assert (now["stage"], now["grid"], now["tiles"]) == ("lattice", state["grid"], [])
            assert (
                problem(correct(phone, photo, {"x": 0, "y": 0, "tile": "base/D", "rotation": 0}))["status"]
                == 409
            )
            open_gate()
    assert progress[-1] == ("done", "done")
    assert ("progress", "reading") in progress
    square = [[50, 150], [150, 150], [150, 250], [50, 250]]
    assert grids == [[square, [[x + 100, y] for x, y in square]]]  # once, while it was read
    assert "grid" not in ask(phone, photo).get_json()
    again = list(events(ask(phone, photo, "/events").iter_encoded()))
    assert [name for name, _ in again] == ["done"]


def test_a_photo_deleted_while_it_is_read_stays_deleted(
    phone: FlaskClient, photo_app: Flask, open_gate: Callable[[], None]
) -> None:
    photo = uploaded(phone, picture(WAITS), wait=None)
    stream = events(ask(phone, photo, "/events").iter_encoded())
    assert any(state["stage"] == "lattice" for _, state in stream)
    assert ask(phone, photo, method="DELETE").status_code == 204
    assert list(stream) == []
    open_gate()
    assert uploaded(phone)["status"] == "done"  # the only worker has finished the other one
    assert ask(phone, photo).status_code == 404
    assert records(photo_app).get(photo["id"]) is None
    assert not any(name.startswith(photo["id"]) for name in files(photo_app))


def test_a_photo_that_is_cancelled_makes_way_for_the_next(phone: FlaskClient) -> None:
    """The only worker would read it for a minute."""
    photo = uploaded(phone, picture(GOES_ON), wait=None)
    stream = events(ask(phone, photo, "/events").iter_encoded())
    assert any(state["stage"] == "lattice" for _, state in stream)
    assert ask(phone, photo, method="DELETE").status_code == 204
    assert uploaded(phone)["status"] == "done"


# ---- access ----

ROUTES = [
    ("GET", ""),
    ("GET", "/events"),
    ("GET", "/picture"),
    ("GET", "/overlay.png"),
    ("PATCH", ""),
    ("DELETE", ""),
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_without_its_token_a_photo_is_not_found(phone: FlaskClient, method: str, path: str) -> None:
    mine, other = uploaded(phone), uploaded(phone)
    wrong = ["", "Bearer", "Bearer x", f"Basic {mine['token']}", bearer(other)["Authorization"]]
    for header in wrong:
        answer = phone.open(
            f"{PHOTOS}/{mine['id']}{path}", method=method, headers={"Authorization": header}, json={}
        )
        assert problem(answer)["status"] == 404
    body = problem(phone.open(f"{PHOTOS}/nosuchphoto{path}", method=method, headers=bearer(mine), json={}))
    assert body["status"] == 404
    assert ask(phone, mine).status_code == 200


def test_the_database_does_not_reveal_tokens(phone: FlaskClient, photo_app: Flask) -> None:
    photo = uploaded(phone, headers={"Idempotency-Key": f"{'tokens':-<22}"})
    settings = photo_app.config["SETTINGS"]
    kept = b"".join(content_of(path) for path in Path(settings.data_dir).glob("*.db*"))
    assert photo["id"].encode() in kept
    assert photo["token"].encode() not in kept


# ---- idempotency ----


def test_sent_twice_with_one_key_it_is_one_photo(phone: FlaskClient, photo_app: Flask) -> None:
    headers = {"Idempotency-Key": f"{'one':-<22}"}
    first = send(phone, picture(), points={"red": 1}, headers=headers)
    count = len(records(photo_app).ids())
    second = send(phone, picture(), points={"red": 1}, headers=headers)
    assert second.get_json() == first.get_json()
    assert (second.status_code, second.headers["Location"]) == (first.status_code, first.headers["Location"])
    assert len(records(photo_app).ids()) == count


def test_one_key_is_good_for_one_body(phone: FlaskClient) -> None:
    headers = {"Idempotency-Key": f"{'two':-<22}"}
    uploaded(phone, headers=headers)
    other = problem(send(phone, picture(), points={"red": 1}, headers=headers))
    assert (other["status"], list(other["errors"])) == (422, ["Idempotency-Key"])
    assert problem(send(phone, b"not even a picture", headers=headers))["status"] == 422


def test_keys_of_different_tokens_have_nothing_to_do_with_each_other(phone: FlaskClient) -> None:
    one = uploaded(phone, headers={"Idempotency-Key": "three", "Authorization": "Bearer a"})
    other = uploaded(phone, headers={"Idempotency-Key": "three", "Authorization": "Bearer b"})
    assert one["id"] != other["id"]


def test_a_refused_request_may_be_sent_again(phone: FlaskClient) -> None:
    headers = {"Idempotency-Key": f"{'four':-<22}"}
    assert send(phone, b"no picture", headers=headers).status_code == 415
    assert send(phone, picture(), headers=headers).status_code == 201


def test_sent_twice_at_the_same_time_it_is_one_photo(phone: FlaskClient, photo_app: Flask) -> None:
    headers, count = (
        {"Idempotency-Key": f"{'five':-<22}"},
        len(records(photo_app).ids()),
    )
    with ThreadPoolExecutor(4) as phones:
        sent = [phones.submit(send, photo_app.test_client(), picture(), headers=headers) for _ in range(4)]
        answers = [one.result() for one in sent]
    taken = [answer.get_json() for answer in answers if answer.status_code == 201]
    waiting = [problem(answer)["status"] for answer in answers if answer.status_code != 201]
    assert taken
    assert all(photo == taken[0] for photo in taken)
    assert waiting == [409] * (4 - len(taken))
    assert len(records(photo_app).ids()) == count + 1
    assert send(phone, picture(), headers=headers).get_json() == taken[0]


def test_keys_must_be_words(phone: FlaskClient) -> None:
    assert problem(send(phone, picture(), headers={"Idempotency-Key": "x" * 256}))["status"] == 422


# ---- corrections ----


def test_a_corrected_cell_is_a_fact(phone: FlaskClient) -> None:
    photo = uploaded(phone)
    after = correct(phone, photo, {"x": 0, "y": -1, "tile": "base/N", "rotation": 90}).get_json()
    tile = next(t for t in after["tiles"] if (t["x"], t["y"]) == (0, -1))
    assert (tile["tile"], tile["rotation"], tile["confidence"]) == ("base/N", 90, 1.0)
    assert {"x": 0, "y": -1, "tile": "base/N", "rotation": 90} in after["position"]["tiles"]
    assert ask(phone, photo).get_json() == after
    assert after["timings"] == photo["timings"]


def test_a_tile_where_none_was_seen_and_none_where_one_was(phone: FlaskClient) -> None:
    photo = uploaded(phone)
    after = correct(
        phone, photo,
        {"x": 2, "y": 0, "tile": "base/V", "rotation": 0}, {"x": 0, "y": -1, "tile": None, "remove": True},
    ).get_json()  # fmt: skip
    assert {(t["x"], t["y"]) for t in after["tiles"]} == {(0, 0), (1, 0), (2, 0)}
    new = next(t for t in after["tiles"] if t["x"] == 2)
    assert new["quad"][0] == pytest.approx([250, 150], abs=1)


def test_an_unnameable_tile(phone: FlaskClient) -> None:
    photo = uploaded(phone)
    after = correct(phone, photo, {"x": 0, "y": 0, "tile": None}).get_json()
    laid = next(t for t in after["position"]["tiles"] if (t["x"], t["y"]) == (0, 0))
    assert laid["tile"] is None
    assert all(f["feature"] is None for f in after["figures"])
    assert after["position"]["figures"] == []
    assert {d["figure"] for d in after["doubts"] if "figure" in d} == {0, 1}
    assert phone.post(f"{API}/scores", json={"position": after["position"], "final": True}).status_code == 200


def test_a_tile_of_another_set_brings_its_catalog(phone: FlaskClient) -> None:
    photo = uploaded(phone)
    tile = next(tile for tile in built_in("river").tiles if tile.startswith("river/"))
    after = correct(phone, photo, {"x": 0, "y": 1, "tile": tile, "rotation": 0})
    assert after.get_json()["position"]["catalogs"] == ["base", "river"]
    assert (
        phone.post(
            f"{API}/scores", json={"position": after.get_json()["position"], "final": False}
        ).status_code
        == 200
    )


def test_people_correct_at_the_same_time_and_nothing_is_lost(phone: FlaskClient, photo_app: Flask) -> None:
    photo = uploaded(phone)
    rows = [{"x": x, "y": 3, "tile": "base/B", "rotation": 0} for x in range(4)]
    with ThreadPoolExecutor(4) as phones:
        answers = list(phones.map(lambda one: correct(photo_app.test_client(), photo, one).status_code, rows))
    assert answers == [200] * 4
    laid = {(t["x"], t["y"]) for t in ask(phone, photo).get_json()["tiles"]}
    assert {(x, 3) for x in range(4)} <= laid


def test_a_figure_is_corrected_added_and_taken_away(phone: FlaskClient) -> None:
    photo = uploaded(phone)
    after = correct(
        phone, photo,
        {"figure": 0, "colour": "green", "feature": {"kind": "road", "at": "W"}},
        {"figure": 1, "remove": True},
        {"figure": "new", "x": 1, "y": 0, "colour": "black", "feature": {"kind": "field", "at": ["NL"]}},
    ).get_json()  # fmt: skip
    assert [(f["colour"], f["x"], f["feature"]) for f in after["figures"]] == [
        ("green", 0, {"kind": "road", "at": ["E", "W"]}),
        ("black", 1, {"kind": "field", "at": ["NL", "NR", "EL", "WR"]}),
    ]
    assert [p["id"] for p in after["position"]["players"]] == ["green", "black"]
    again = correct(phone, photo, {"figure": 1, "colour": "grey"}).get_json()
    assert [f["colour"] for f in again["figures"]] == ["green", "grey"]
    assert [(f["player"], f["feature"]["kind"]) for f in again["position"]["figures"]] == [
        ("green", "road"), ("grey", "field"),
    ]  # fmt: skip


def test_a_correction_sent_again_with_its_key_is_one_correction(phone: FlaskClient) -> None:
    """Figures are renumbered when one is removed: its number is the next one's then."""
    photo = uploaded(phone)
    key, first = {"Idempotency-Key": "1"}, {"corrections": [{"figure": 0, "remove": True}]}
    answers = [ask(phone, photo, method="PATCH", json=first, headers=key) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].get_json() == answers[1].get_json()
    kept = ask(phone, photo).get_json()["figures"]
    assert [figure["colour"] for figure in kept] == [photo["figures"][1]["colour"]]
    other = ask(phone, photo, method="PATCH", json={"corrections": []}, headers=key)
    assert list(problem(other)["errors"]) == ["Idempotency-Key"]


def test_points_are_entered_later_and_taken_back(phone: FlaskClient) -> None:
    photo = uploaded(phone, points={"red": 5})
    after = correct(phone, photo, points={"blue": 7}).get_json()
    assert after["scope"] == "whole game"
    assert [p["points"] for p in after["position"]["players"]] == [5, 7]
    assert correct(phone, photo, points={"red": None}).get_json()["scope"] == "on the table"


@pytest.mark.parametrize(
    ("correction", "place"),
    [
        ({"x": 0, "y": 0, "tile": "base/Dd", "rotation": 0}, "tile"),
        ({"x": 0, "y": 0, "tile": "base/D", "rotation": 45}, "rotation"),
        ({"x": 0.5, "y": 0, "tile": "base/D"}, "x"),
        ({"x": 0, "tile": "base/D"}, "y"),
        ({"x": 0, "y": 0}, "tile"),
        ({"x": 0, "y": 0, "tile": "base/D", "remove": True}, "tile"),
        ({"x": 0, "y": 0, "tile": "base/D", "colour": "red"}, "colour"),
        ({"figure": 2, "colour": "red"}, "figure"),
        ({"figure": -1}, "figure"),
        ({"figure": True}, "figure"),
        ({"figure": "old"}, "figure"),
        ({"figure": "new", "colour": "red"}, "x"),
        ({"figure": "new", "x": 9, "y": 9, "colour": "red"}, "x"),
        ({"figure": 0, "feature": {"kind": "city", "at": "S"}}, "feature"),
        ({"figure": 0, "feature": {"kind": "field"}}, "feature"),
        ({"figure": 0, "tile": "base/D"}, "tile"),
        ({"figure": 0, "point": [1, float(10**9)]}, "point"),
        ({"what": 1, "x": 0, "y": 0, "tile": None}, "what"),
    ],
)
def test_a_wrong_correction_is_refused_and_changes_nothing(
    phone: FlaskClient, correction: dict[str, Any], place: str
) -> None:
    photo = uploaded(phone)
    good = {"x": 1, "y": 0, "tile": "base/V", "rotation": 0}
    body = problem(correct(phone, photo, good, correction))
    assert body["status"] == 422
    assert any(path.startswith(f"corrections[1].{place}") for path in body["errors"]), body["errors"]
    assert ask(phone, photo).get_json()["tiles"] == photo["tiles"]


def test_a_photo_read_by_another_version_is_to_be_uploaded_again(
    phone: FlaskClient, photo_app: Flask
) -> None:
    photo = uploaded(phone)
    with service(photo_app).storage.database.write() as session:
        older = update(PhotoRecord).where(PhotoRecord.id == photo["id"]).values(reading={"cells": [{"x": 1}]})
        session.execute(older)
    body = problem(correct(phone, photo, points={"red": 1}))
    assert body["status"] == 409
    assert "upload it again" in body["detail"]
    assert problem(ask(phone, photo, "/overlay.png"))["status"] == 409
    assert ask(phone, photo).get_json()["tiles"] == photo["tiles"]


# ---- deletion ----


def test_a_deleted_photo_is_gone(phone: FlaskClient, photo_app: Flask) -> None:
    photo = uploaded(phone)
    assert f"{photo['id']}.jpg" in files(photo_app)
    gone = ask(phone, photo, method="DELETE")
    assert (gone.status_code, gone.get_data()) == (204, b"")
    assert ask(phone, photo).status_code == 404
    assert ask(phone, photo, method="DELETE").status_code == 404
    assert records(photo_app).get(photo["id"]) is None
    assert not any(name.startswith(photo["id"]) for name in files(photo_app))


def test_photos_go_when_their_time_is_over(phone: FlaskClient, photo_app: Flask) -> None:
    photo = uploaded(phone)
    with service(photo_app).storage.database.write() as session:
        session.execute(update(PhotoRecord).where(PhotoRecord.id == photo["id"]).values(expires=1.0))
    assert ask(phone, photo).status_code == 404
    uploaded(phone)  # the next request cleans up
    assert records(photo_app).get(photo["id"]) is None
    assert f"{photo['id']}.jpg" not in files(photo_app)


def test_photo_answers_are_not_cached(phone: FlaskClient) -> None:
    answer = send(phone, picture())
    photo = answer.get_json()
    answers = [
        answer,
        ask(phone, photo),
        correct(phone, photo, {"x": 0, "y": 0, "tile": "base/D", "rotation": 0}),
        ask(phone, photo, "/events"),
        ask(phone, {**photo, "token": "another"}),
        ask(phone, photo, method="DELETE"),
    ]
    assert [one.headers.get("Cache-Control") for one in answers] == ["no-store"] * len(answers)


def pieces_in(answer: Any) -> Any:
    """The question about all pieces, or None."""
    return next((doubt for doubt in answer["doubts"] if doubt["reason"] == "pieces"), None)


def test_a_piece_unlike_a_meeple_is_among_those_in_question_where_its_kind_is_in_play(
    phone: FlaskClient,
) -> None:
    """It is called what it looks like, and a correction of the kind alone answers."""
    plain = uploaded(phone, picture(BARN))
    assert {figure["kind"] for figure in plain["figures"]} == {"meeple"}
    assert not {"kind", "pieces"} & {doubt["reason"] for doubt in plain["doubts"]}
    photo = uploaded(phone, picture(BARN), options={"expansions": ["abbey-and-mayor"]})
    (index,) = [i for i, figure in enumerate(photo["figures"]) if figure["kind"] != "meeple"]
    assert index in pieces_in(photo)["figures"]
    barn = photo["figures"][index]
    assert (barn["colour"], barn["kind"], barn["feature"]["kind"]) == ("yellow", "barn", "field")
    after = correct(phone, photo, {"figure": index, "kind": "wagon"}).get_json()
    assert (after["figures"][index]["kind"], after["figures"][index]["feature"]["kind"]) != ("barn", "field")
    assert after["figures"][index]["kind"] == "wagon"
    assert "kind" not in {doubt["reason"] for doubt in after["doubts"]}


def test_which_figures_are_other_pieces_is_one_question(phone: FlaskClient) -> None:
    """A mayor or wagon looks like a meeple in a photo, so nothing is silently taken for one."""
    assert pieces_in(uploaded(phone, picture(BARN))) is None  # no box has other pieces
    photo = uploaded(phone, picture(BARN), options={"expansions": ["abbey-and-mayor", "dragon"]})
    all = [*range(len(photo["figures"]))]
    first = {"reason": "pieces", "figures": all, "kinds": ["mayor", "wagon", "barn"], "tokens": ["dragon"]}
    assert photo["doubts"] == [first]  # however strange one of them looks
    after = correct(phone, photo, {"figure": 0, "kind": "mayor"}).get_json()
    assert pieces_in(after)["figures"] == all[1:]
    moved = correct(phone, photo, {"figure": 1, "colour": "black"}).get_json()
    assert pieces_in(moved)["figures"] == all[1:]  # its kind is still unknown
    rest = [{"figure": index, "kind": "meeple"} for index in all[1:-1]]
    new = {"figure": "new", "x": 1, "y": 0, "colour": "red", "kind": "wagon"}
    named = correct(phone, photo, *rest, {"figure": all[-1], "remove": True}, new).get_json()
    assert pieces_in(named) == {**first, "figures": []}  # there may be a dragon that was not seen
    done = correct(phone, photo, {"token": "dragon", "x": 0, "y": 0, "count": 0}).get_json()
    assert pieces_in(done) is None
    kinds = [figure["kind"] for figure in done["figures"]]
    assert kinds == ["mayor", *["meeple"] * len(rest), "wagon"]


@pytest.mark.parametrize(
    ("options", "kinds", "tokens"),
    [
        ({"expansions": ["princess-and-dragon"], "edition": "C31"}, [], []),
        ({"expansions": ["princess-and-dragon"], "ext.fairy": "off"}, [], ["dragon"]),
        ({"expansions": ["princess-and-dragon"], "edition": "C31", "ext.fairy": "on"}, [], ["fairy"]),
        ({"expansions": ["abbey-and-mayor"], "ext.wagon": "off", "ext.barn": False}, ["mayor"], []),
        ({"expansions": ["hills-and-sheep"], "ext.shepherd": "off"}, [], []),
    ],
)
def test_pieces_that_are_switched_off_are_in_no_question(
    phone: FlaskClient, options: dict[str, Any], kinds: list[str], tokens: list[str]
) -> None:
    """The rules of the printing C31 are not known, so that its dragon stays in the box."""
    photo = uploaded(phone, picture(BARN), options=options)
    found = [(one["kinds"], one["tokens"]) for one in photo["doubts"] if one["reason"] == "pieces"]
    assert found == ([(kinds, tokens)] if kinds or tokens else [])


def test_pieces_that_are_not_seen_at_all_are_in_the_question(phone: FlaskClient) -> None:
    """Most bridges are not seen as figures. What no token answers is no question without figures."""
    options = {"expansions": ["bridges-castles-and-bazaars", "dragon"]}
    photo = uploaded(phone, picture(BARN), options=options)
    none = [{"figure": index, "remove": True} for index, _ in enumerate(photo["figures"])]
    bare = pieces_in(correct(phone, photo, *none).get_json())
    assert (bare["figures"], bare["tokens"]) == ([], ["dragon", "bridge"])
    is_there = {"token": "dragon", "x": 1, "y": 0, "count": 1}
    assert pieces_in(correct(phone, photo, is_there).get_json())["tokens"] == ["bridge"]
    done = correct(phone, photo, {"token": "bridge", "x": 1, "y": 0, "count": 0}).get_json()
    assert pieces_in(done) is None
    assert [token["kind"] for token in done["position"]["tokens"]] == ["dragon"]
    other = uploaded(phone, picture(BARN), options={"expansions": ["abbey-and-mayor"]})
    assert pieces_in(correct(phone, other, *none).get_json()) is None


def test_a_piece_that_is_the_dragon_is_put_on_its_tile(phone: FlaskClient) -> None:
    """A large piece may be one of no player; it is no figure then, and the rules know where it is."""
    photo = uploaded(phone, picture(BARN), options={"expansions": ["princess-and-dragon"]})
    index = len(photo["figures"]) - 1
    large = photo["figures"][index]
    place = {"x": large["x"], "y": large["y"]}
    is_dragon = {"token": "dragon", **place, "count": 1}
    after = correct(phone, photo, {"figure": index, "remove": True}, is_dragon).get_json()
    assert large["colour"] not in {player["id"] for player in after["position"]["players"]}
    assert after["position"]["tokens"] == [{"kind": "dragon", "value": None, **place}]
    assert pieces_in(after)["tokens"] == ["fairy"]
    scored = phone.post(f"{API}/scores", json={"position": after["position"]})
    assert scored.status_code == 200, scored.get_json()
    moved = correct(phone, photo, {"token": "dragon", "x": 1, "y": 0, "count": 1}).get_json()
    assert [(token["x"], token["y"]) for token in moved["position"]["tokens"]] == [(1, 0)]
    gone = correct(phone, photo, {"token": "dragon", "x": 1, "y": 0, "count": 0}).get_json()
    assert "tokens" not in gone["position"]


@pytest.mark.parametrize(
    ("correction", "place"),
    [
        ({"token": "bridge", "x": 0, "y": 0, "count": 1}, "token"),
        ({"token": "dragon", "x": 9, "y": 9, "count": 1}, "x"),
        ({"token": "dragon", "x": 0, "y": 0, "count": 1, "feature": {"kind": "city", "at": "N"}}, "feature"),
    ],
)
def test_a_token_without_a_place_of_its_own_is_refused(
    phone: FlaskClient, correction: dict[str, Any], place: str
) -> None:
    photo = uploaded(phone, options={"expansions": ["dragon", "tower"]})
    assert list(problem(correct(phone, photo, correction))["errors"]) == [f"corrections[0].{place}"]
