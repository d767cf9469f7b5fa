"""Enrolment: a made-up box is shown once, then a board of it is read; and refusals."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any
from urllib.parse import quote

import numpy as np
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from referee.tiles.io.catalog import built_in
from services.enrolment import service as enrolments
from services.enrolment.service import Enrolments
from settings import Settings
from store import EnrolmentRecord
from tests.api.border import API
from tests.api.photo_house import correct, uploaded
from training.data.ground_truth import compare, truth_of
from training.synthetic.layout import GameBox, SyntheticPiece
from training.synthetic.loose_tiles import Loose, loose
from training.synthetic.shot import arts_of, shot
from vision.artwork.tile_renderer import PrintingStyle
from vision.labels.cell_images import faces_of

RUSH = built_in("gold-rush")
NAMES = ["gold-rush/01a", "gold-rush/08", "gold-rush/17", "gold-rush/31", "gold-rush/38", "gold-rush/42",
         "gold-rush/54", "gold-rush/64", "gold-rush/66", "gold-rush/70"]  # fmt: skip
ARTS = arts_of(faces_of({name: RUSH.tiles[name] for name in NAMES}, 128, PrintingStyle(77)))
WOOD = (SyntheticPiece("cowboy", "cowboy", ("railroad", "prairie", "city")),)
CUT: dict[tuple[bytes, ...], Any] = {}  # what was cut out of photos, by their content


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    app = create_app(Settings(data_dir=str(tmp_path_factory.mktemp("enrol")), ratelimit_enabled=False))
    yield app.test_client()
    app.extensions["services"].stop()


@pytest.fixture
def cut_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut the cards out of a photo once: it takes a second, and these tests are about what follows."""
    call = Enrolments._call

    def once(self: Enrolments, function: str, *arguments: Any) -> Any:
        if function != "services.enrolment.tasks:cut_cards":
            return call(self, function, *arguments)
        photos = tuple(Path(upload).read_bytes() for upload in arguments[0])
        if photos not in CUT:
            CUT[photos] = call(self, function, *arguments)
        return deepcopy(CUT[photos])

    monkeypatch.setattr(Enrolments, "_call", once)


def rows(names: list[str]) -> list[dict[str, Any]]:
    """Tiles as a catalog writes them."""
    return [{**row, "id": row["id"]} for row in RUSH.data["tiles"] if row["id"] in names]


def kept(client: FlaskClient, names: list[str]) -> tuple[str, dict[str, str]]:
    """A new catalog with these tiles: the address of its enrolment, and the header with its token."""
    made = client.post(f"{API}/catalogs", json={"name": "Mine", "game": "gold-rush", "tiles": rows(names)})
    assert made.status_code == 201, made.get_data(as_text=True)
    answer = made.get_json()
    return answer["id"], {"Authorization": f"Bearer {answer['token']}"}


def where(id: str) -> str:
    return f"{API}/catalogs/{quote(id, safe='')}/enrolment"


def named(card: dict[str, Any], photo: Loose) -> tuple[str, int]:
    """The tile on a card and its clockwise rotation in degrees, as a person would see it."""
    corners = np.array(card["quad"])
    gap = [
        (float(np.abs(np.roll(corners, -turn, 0) - quad).max()), name, 90 * turn)
        for name, quad in zip(photo.names, photo.quads, strict=True)
        for turn in range(4)
    ]
    best = min(gap)
    assert best[0] < 20
    return best[1], best[2]


def test_a_made_up_box_is_enrolled_from_single_tiles_and_its_board_is_read(client: FlaskClient) -> None:
    id, token = kept(client, NAMES[:-1])
    photo = loose(6, NAMES * 2, ARTS, 5)
    form = {"photo": (io.BytesIO(photo.jpeg), "tiles.jpg")}
    answer = client.post(where(id), data=form, headers=token)
    assert answer.status_code == 201, answer.get_data(as_text=True)
    proposed = answer.get_json()
    assert (proposed["status"], len(proposed["cards"]), proposed["enrolled"]) == ("proposed", 20, [])
    pairs = [one for one in proposed["proposals"] if len(one["cards"]) == 2]  # each tile appears twice
    assert len(NAMES) <= len(proposed["proposals"]) <= len(NAMES) + 2
    assert len(pairs) >= len(NAMES) - 2

    confirmations, offered, alike = [], 0, 0
    for one in proposed["proposals"]:
        name, rotation = named(proposed["cards"][one["cards"][0]], photo)
        other, turned = named(proposed["cards"][one["cards"][-1]], photo)
        alike += other == name and (turned - rotation) % 360 == one["turned"][-1]
        offered += name in [c["tile"] for c in one["candidates"]]
        tile = rows([name])[0] if name == NAMES[-1] else name  # one made in the editor
        confirmations.append({"proposal": one["proposal"], "tile": tile, "rotation": rotation})
    assert alike >= 6  # symmetric tiles may be proposed with another rotation
    assert offered >= 5
    learnt = client.patch(where(id), json={"confirmations": confirmations}, headers=token)
    assert learnt.status_code == 200, learnt.get_data(as_text=True)
    now = learnt.get_json()
    assert (now["status"], now["missing"], len(now["enrolled"])) == ("ready", [], len(NAMES))
    assert now == client.get(where(id), headers=token).get_json()
    card = client.get(f"{where(id)}/cards/0", headers=token)
    assert (card.mimetype, card.data[:2]) == ("image/jpeg", b"\xff\xd8")
    assert card.headers["Cache-Control"] == "private, no-cache"  # another photo's cards have the same numbers
    known = {"If-None-Match": card.headers["ETag"]}
    assert client.get(f"{where(id)}/cards/0", headers=token | known).status_code == 304
    assert client.get(f"{where(id)}/cards/0", headers=known).status_code in (401, 403, 404)

    box = GameBox({n: RUSH.tiles[n] for n in NAMES}, dict.fromkeys(NAMES, 3), WOOD)
    board = shot(12, box, ARTS, 18, 0.15, messy=False)
    truth = truth_of(board.label)
    read = uploaded(client, board.jpeg, game="gold-rush", catalogs=[id])
    assert read["status"] == "done", read
    found = compare(truth, [(t["tile"], t["rotation"], t["quad"]) for t in read["tiles"]], RUSH.tiles)
    assert sum(f.right for f in found) >= len(truth.tiles) - 1
    assert {f["kind"] for f in read["figures"]} <= {"cowboy", "tent"}
    assert read["position"]["catalogs"] == [id]
    heights = [d for d in read["doubts"] if d["reason"] == "tokens"]
    if heights:
        first = {key: heights[0][key] for key in ("x", "y", "feature", "token")}
        after = correct(client, read, {**first, "count": 2}).get_json()
        (stack,) = after["position"]["tokens"]
        assert (stack["kind"], stack["count"], stack["x"], stack["y"]) == (
            "mining",
            2,
            first["x"],
            first["y"],
        )
        assert len([d for d in after["doubts"] if d["reason"] == "tokens"]) == len(heights) - 1

    assert client.delete(where(id), headers=token).status_code == 204
    assert client.get(where(id), headers=token).status_code == 404
    assert client.delete(where(id), headers=token).status_code == 404


GROUND = {"kind": "field", "halves": ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]}
BLANK = {"name": "Mine", "game": "carcassonne", "tiles": [{"id": "own-ab/1", "features": [GROUND]}],
         "printings": {"own": {"editions": ["C1"], "counts": {"own-ab/1": 1}}}}  # fmt: skip
SHIPPED = ["base/A", "base/B", "base/D", "base/E", "base/V", "base/X", "river/II"]


def test_a_new_box_takes_tiles_over_and_its_blank_tile_goes(client: FlaskClient) -> None:
    made = client.post(f"{API}/catalogs", json=BLANK).get_json()
    id, token = made["id"], {"Authorization": f"Bearer {made['token']}"}

    def has_enrolment() -> bool:
        rows = client.get(f"{API}/catalogs", headers=token).get_json()["catalogs"]
        return bool(next(row["enrolment"] for row in rows if row["id"] == id))

    assert not has_enrolment()
    tiles = built_in("base").tiles | built_in("river").tiles
    drawn = arts_of(faces_of({name: tiles[name] for name in SHIPPED}, 128, PrintingStyle(0)))
    photo = loose(7, SHIPPED, drawn, 4)
    form = {"photo": (io.BytesIO(photo.jpeg), "tiles.jpg")}
    answer = client.post(where(id), data=form, headers=token).get_json()
    assert has_enrolment()
    assert answer["missing"] == []
    shown = {named(answer["cards"][one["cards"][0]], photo): one for one in answer["proposals"]}
    assert sorted(name for name, _ in shown) == SHIPPED
    right = 0
    for (name, rotation), one in shown.items():
        assert one["candidates"] == []  # least of all the blank tile
        assert one["suggestion"]["seems"] == "new"
        sides = [tiles[name].turned(rotation // 90).edges.kinds_at(side) for side in range(4)]
        offer = one["suggestion"]
        right += sides == [
            tiles[offer["tile"]].turned(offer["rotation"] // 90).edges.kinds_at(s) for s in range(4)
        ]
    assert right >= len(SHIPPED) - 1

    number = {name: one["proposal"] for (name, _), one in shown.items()}
    turned = dict(shown.keys())

    def confirm(*rows: dict[str, Any]) -> TestResponse:
        return client.patch(where(id), json={"confirmations": rows}, headers=token)

    bad = confirm(
        {"proposal": 0, "tile": "base/Hx"},
        {"proposal": 1, "tile": "river/x", "catalog": "river"},
        {"proposal": 2, "tile": "base/A", "catalog": "nothing"},
        {"proposal": 3, "tile": "gold-rush/08", "catalog": "gold-rush"},
        {"proposal": 4, "tile": {"features": [{"kind": "city", "edges": ["N"]}]}},
    )
    assert bad.status_code == 422
    places = [place.partition("]")[2].split(".")[1] for place in bad.get_json()["errors"]]
    assert places == ["tile", "tile", "catalog", "catalog", "tile"]

    cloister = [{"kind": "monastery"}, GROUND]
    church = [{"kind": "monastery"}, {"kind": "road", "edges": ["S"]}, GROUND]
    now = confirm(
        {"proposal": number["base/D"], "tile": "base/D", "rotation": turned["base/D"]},
        {"proposal": number["river/II"], "tile": "river/II", "catalog": "river"},
        {"proposal": number["base/B"], "tile": {"features": cloister}},
        {"proposal": number["base/A"], "tile": {"features": church}, "rotation": turned["base/A"]},
        {"proposal": number["base/E"], "tile": {"features": cloister}},  # the same again, on purpose
    ).get_json()
    assert (now["status"], now["missing"]) == ("ready", [])
    assert now["enrolled"] == ["base/D", "own-ab/1", "own-ab/2", "river/II"]  # the blank one's id was free
    catalog = client.get(f"{API}/catalogs/{quote(id, safe='')}").get_json()
    assert {tile["id"] for tile in catalog["tiles"]} == set(now["enrolled"])
    assert catalog["start"] == "base/D"
    assert catalog["printings"]["own"]["counts"]["base/D"] == 1

    again = client.post(where(id), data={"photo": (io.BytesIO(photo.jpeg), "t.jpg")}, headers=token)
    later = next(
        one
        for one in again.get_json()["proposals"][len(answer["proposals"]) :]
        if named(again.get_json()["cards"][one["cards"][0]], photo)[0] == "base/D"
    )
    assert later["suggestion"]["tile"] == "base/D"
    assert (later["suggestion"]["seems"], later["suggestion"]["sure"]) == ("known", True)


def sent(client: FlaskClient, id: str, token: dict[str, str], photo: Loose) -> TestResponse:
    return client.post(where(id), data={"photo": (io.BytesIO(photo.jpeg), "tiles.jpg")}, headers=token)


@pytest.mark.usefixtures("cut_once")
def test_more_photos_leave_open_what_was_proposed_and_copies_join_it(client: FlaskClient) -> None:
    id, token = kept(client, NAMES)
    first, second = loose(8, NAMES[:4], ARTS, 4), loose(12, NAMES[2:7], ARTS, 3)
    before = sent(client, id, token, first).get_json()
    numbers = {named(before["cards"][one["cards"][0]], first)[0]: one for one in before["proposals"]}
    left_out, decided = numbers[NAMES[0]]["proposal"], numbers[NAMES[1]]["proposal"]
    confirmations = [
        {"proposal": left_out, "tile": None, "remove": True},
        {"proposal": decided, "tile": NAMES[1]},
    ]
    client.patch(where(id), json={"confirmations": confirmations}, headers=token)

    answer = sent(client, id, token, second)
    assert answer.status_code == 201, answer.get_data(as_text=True)
    after = answer.get_json()
    assert (len(after["photos"]), len(after["cards"])) == (2, 9)
    old = after["proposals"][: len(before["proposals"])]
    keys = ("proposal", "edges", "features", "suggestion", "candidates", "like")
    assert [[one[key] for key in keys] for one in old] == [
        [one[key] for key in keys] for one in before["proposals"]
    ]
    assert (old[left_out]["removed"], old[decided]["tile"]) == (True, NAMES[1])

    again = [one for one in old if len(one["cards"]) == 2]  # tiles that both pictures show
    assert again
    for one in again:
        name, lay = named(before["cards"][one["cards"][0]], first)
        other, lies = named(after["cards"][one["cards"][1]], second)
        assert other == name
        assert one["turned"] == [0, (lies - lay) % 360]
    fresh = after["proposals"][len(old) :]
    assert [one["proposal"] for one in fresh] == list(range(len(old), len(old) + len(fresh)))
    assert sorted(card for one in (*again, *fresh) for card in one["cards"] if card >= 4) == [4, 5, 6, 7, 8]

    both = {"proposal": again[0]["proposal"], "tile": named(before["cards"][again[0]["cards"][0]], first)[0]}
    learnt = client.patch(where(id), json={"confirmations": [both]}, headers=token).get_json()
    assert both["tile"] in learnt["enrolled"]


@pytest.mark.usefixtures("cut_once")
def test_open_proposals_are_limited(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enrolments, "MOST_OPEN", 5)
    id, token = kept(client, NAMES)
    before = sent(client, id, token, loose(8, NAMES[:4], ARTS, 4)).get_json()
    more = loose(9, NAMES[4:8], ARTS, 4)
    refused = sent(client, id, token, more)
    assert (refused.status_code, refused.mimetype) == (409, "application/problem+json")
    assert refused.get_json()["type"].endswith("#full")
    assert "4 proposals are open; at most 5 may be" in refused.get_json()["detail"]
    assert client.get(where(id), headers=token).get_json() == before
    none = [{"proposal": one["proposal"], "tile": None, "remove": True} for one in before["proposals"]]
    client.patch(where(id), json={"confirmations": none}, headers=token)
    assert sent(client, id, token, more).status_code == 201


def test_confirmations_sent_while_photos_are_read_count(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, token = kept(client, NAMES)
    sent(client, id, token, loose(8, NAMES[:3], ARTS, 3))
    look, looked = Enrolments._looked_at, []
    other = create_app(client.application.config["SETTINGS"])  # a second server, with a separate queue

    def meanwhile(self: Enrolments, *arguments: Any) -> EnrolmentRecord:
        found = look(self, *arguments)
        if not looked:
            body = {"confirmations": [{"proposal": 0, "tile": NAMES[0]}]}
            assert other.test_client().patch(where(id), json=body, headers=token).status_code == 200
        looked.append(found)
        return found

    monkeypatch.setattr(Enrolments, "_looked_at", meanwhile)
    answer = sent(client, id, token, loose(9, NAMES[5:7], ARTS, 2))
    assert answer.status_code == 201
    assert (answer.get_json()["enrolled"], len(answer.get_json()["cards"])) == ([NAMES[0]], 5)
    assert len(looked) == 2
    other.extensions["services"].stop()


def test_refusals(client: FlaskClient) -> None:
    id, token = kept(client, NAMES[:2])
    empty = {"photo": (io.BytesIO(b"no picture"), "tiles.jpg")}
    assert client.post(where(id), data=dict(empty)).status_code == 401
    assert client.get(where(id)).status_code == 401
    wrong = {"Authorization": "Bearer nobody"}
    assert client.get(where(id), headers=wrong).status_code == 403
    assert client.get(where("base"), headers=token).status_code == 403
    assert client.get(where("user/nobody"), headers=token).status_code == 404
    assert client.get(where(id), headers=token).status_code == 404
    assert (
        client.patch(where(id), json={"confirmations": [{"proposal": 0}]}, headers=token).status_code == 404
    )
    assert client.post(where(id), json={}, headers=token).status_code == 415
    assert (
        client.post(where(id), data={"x": "1"}, headers=token, content_type="multipart/form-data").status_code
        == 422
    )
    bad = client.post(where(id), data={"photo": (io.BytesIO(b"no picture"), "tiles.jpg")}, headers=token)
    assert (bad.status_code, [*bad.get_json()["errors"]]) == (415, ["photo"])
    many = [(io.BytesIO(b"x"), "a.jpg") for _ in range(4)]
    assert client.post(where(id), data={"photo": many}, headers=token).status_code == 422


def test_tiles_are_printed_to_scale(client: FlaskClient) -> None:
    answer = client.get(f"{API}/catalogs/gold-rush/sheet.pdf")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["ETag"]
    assert (answer.status_code, answer.mimetype, answer.data[:4]) == (200, "application/pdf", b"%PDF")
    assert answer.headers["Sheet-Parts"] == "1"
    assert client.get(f"{API}/catalogs/gold-rush/sheet.pdf?part=1").data == answer.data
    assert client.get(f"{API}/catalogs/gold-rush/sheet.pdf?part=2").status_code == 422
    assert client.get(f"{API}/catalogs/nothing/sheet.pdf").status_code == 404
    unknown = client.get(f"{API}/catalogs/base/sheet.pdf?printing=base:9")
    assert (unknown.status_code, list(unknown.get_json()["errors"])) == (422, ["printing"])
    assert json.loads(client.get(f"{API}/catalogs/nothing/sheet.pdf").data)["status"] == 404
