"""Corrections of photos of single tiles: concurrent ones, changes and removals, and the resulting set."""

from __future__ import annotations

import io
from collections.abc import Iterator
from copy import copy
from typing import Any
from urllib.parse import quote

import numpy as np
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app import create_app
from referee.tiles.io.catalog import built_in
from services.enrolment import records
from services.enrolment import service as enrolments
from settings import Settings
from store import CatalogRecords, EnrolmentRecord
from tests.api.border import API
from tests.api.test_enrolment import BLANK, GROUND, SHIPPED, cut_once, where  # noqa: F401 - a fixture
from training.data.pictures import decoded
from training.synthetic.loose_tiles import loose
from training.synthetic.shot import arts_of
from vision.enrolment.card_sheet import sheet_of
from vision.labels.cell_images import faces_of

NAMES = SHIPPED[:-1]
FACES = faces_of({name: built_in("base").tiles[name] for name in NAMES}, 128)
ARTS = arts_of({name: FACES[name] for name in NAMES})


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    app = create_app(Settings(data_dir=str(tmp_path_factory.mktemp("said")), ratelimit_enabled=False))
    yield app.test_client()
    app.extensions["services"].stop()


@pytest.fixture
def beside(client: FlaskClient) -> Iterator[FlaskClient]:
    """A second server with a separate queue."""
    app = create_app(client.application.config["SETTINGS"])
    yield app.test_client()
    app.extensions["services"].stop()


class Box:
    """A user's box whose cards were shown. `photos`: the tiles in each photo, one proposal per tile."""

    def __init__(self, client: FlaskClient, *photos: list[str]) -> None:
        made = client.post(f"{API}/catalogs", json=BLANK).get_json()
        self.client, self.id = client, made["id"]
        self.token = {"Authorization": f"Bearer {made['token']}"}
        if photos:
            self.show(*photos)

    @property
    def records(self) -> CatalogRecords:
        kept: CatalogRecords = self.client.application.extensions["services"].catalogs.records()
        return kept

    def show(self, *photos: list[str]) -> None:
        """Act as if these photos had been sent and read."""
        shown = [(number, name) for number, names in enumerate(photos) for name in names]
        cards = {name: [n for n, (_, other) in enumerate(shown) if other == name] for _, name in shown}
        corner = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]
        record = EnrolmentRecord(
            catalog_id=self.id,
            photos=[{"width": 9, "height": 9, "cards": len(names), "reason": None} for names in photos],
            cards=[{"photo": number, "quad": corner} for number, _ in shown],
            proposals=[
                {"cards": its, "turns": [0] * len(its), "edges": "FFFF", "features": [], "offers": [],
                 "like": [], "suggestion": None, "tile": None, "rotation": 0, "removed": False}
                for its in cards.values()
            ],
            sheet=sheet_of([FACES[name] for _, name in shown]),
            version=1,
            changed=0.0,
        )  # fmt: skip
        assert self.records.enrolments.keep(record, 0)

    def sent(self, names: list[str]) -> TestResponse:
        """Send a photo of these tiles."""
        photo = loose(7, names, ARTS, 2)
        form = {"photo": (io.BytesIO(photo.jpeg), "tiles.jpg")}
        return self.client.post(where(self.id), data=form, headers=self.token)

    def pictures(self, *cards: int) -> list[Any]:
        """The pictures of these cards."""
        kept = [self.client.get(f"{where(self.id)}/cards/{card}", headers=self.token).data for card in cards]
        return [decoded(one).astype(float) for one in kept]

    def by(self, client: FlaskClient) -> Box:
        """The same box, through another server."""
        other = copy(self)
        other.client = client
        return other

    def confirm(self, *rows: dict[str, Any], **more: Any) -> TestResponse:
        return self.client.patch(where(self.id), json={"confirmations": rows, **more}, headers=self.token)

    def name_tiles(self, *tiles: Any) -> dict[str, Any]:
        """Name the tiles of the first proposals, in order; None: not to be enrolled any more."""
        answer = self.confirm(*({"proposal": number, "tile": tile} for number, tile in enumerate(tiles)))
        assert answer.status_code == 200, answer.get_data(as_text=True)
        state: dict[str, Any] = answer.get_json()
        return state

    def catalog(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.client.get(f"{API}/catalogs/{quote(self.id, safe='')}").get_json()
        return answer

    def tiles(self) -> list[str]:
        return [tile["id"] for tile in self.catalog()["tiles"]]

    def counts(self) -> dict[str, int]:
        counts: dict[str, int] = self.catalog()["printings"]["own"]["counts"]
        return counts

    def kept(self) -> dict[str, Any]:
        """The newest stored version."""
        record = self.records.get(self.id)
        assert record is not None
        return self.records.data(self.id, record.newest) or {}

    def put(self, of: dict[str, Any] | None = None, **changed: Any) -> None:
        """Save the set in the editor as it is (or was in `of`), with these changes."""
        now = of or self.kept()
        data = {
            key: now[key] for key in ("name", "game", "tiles", "printings", "start") if key in now
        } | changed
        answer = self.client.put(f"{API}/catalogs/{quote(self.id, safe='')}", json=data, headers=self.token)
        assert answer.status_code == 200, answer.get_data(as_text=True)

    def looks(self) -> set[str]:
        """The tiles with enrolled pictures when a photo is read."""
        kept = self.records.enrolments.prototypes(self.id)
        return set() if kept is None else set(map(str, np.load(io.BytesIO(kept))["face"]))


def meanwhile(monkeypatch: pytest.MonkeyPatch, box: Box, row: dict[str, Any]) -> None:
    """Make this correction after the next request has read the set and before it is stored."""
    make, answers = enrolments.with_tiles, []

    def made(*arguments: Any) -> dict[str, Any]:
        if not answers:
            answers.append(None)
            assert box.confirm(row).status_code == 200
        return make(*arguments)

    monkeypatch.setattr(enrolments, "with_tiles", made)


def test_two_who_name_tiles_at_once_lose_none(
    client: FlaskClient, beside: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box(client, NAMES)
    meanwhile(monkeypatch, box.by(beside), {"proposal": 1, "tile": "base/B"})
    answer = box.name_tiles("base/A")
    assert (answer["enrolled"], answer["missing"]) == (["base/A", "base/B"], [])
    assert set(box.tiles()) == box.looks() == {"base/A", "base/B"}


def test_two_who_draw_tiles_at_once_draw_two(
    client: FlaskClient, beside: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box(client, NAMES)
    city = {"kind": "city", "edges": ["N"]}
    field = {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"]}
    meanwhile(
        monkeypatch, box.by(beside), {"proposal": 1, "tile": {"features": [{"kind": "monastery"}, GROUND]}}
    )
    answer = box.name_tiles({"features": [city, field]})
    first, second = [one["tile"] for one in answer["proposals"][:2]]
    drawn = {tile["id"]: tile["features"][0]["kind"] for tile in box.catalog()["tiles"]}
    assert drawn == {first: "city", second: "monastery"}


def test_undone_corrections_read_no_photos(client: FlaskClient) -> None:
    box = Box(client, NAMES)
    assert box.name_tiles("base/A", "base/B")["status"] == "ready"
    assert box.looks() == {"base/A", "base/B"}
    answer = box.name_tiles(None, None)
    assert (answer["status"], answer["enrolled"], box.looks()) == ("proposed", [], set())


def test_the_newest_prototypes_win_over_a_returning_old_version(client: FlaskClient) -> None:
    box = Box(client, NAMES)
    box.name_tiles("base/A", "base/B")
    before = box.kept()
    box.put(name="Mine, renamed")
    assert box.name_tiles("base/B", "base/A", "base/D")["enrolled"] == ["base/A", "base/B", "base/D"]
    learnt = box.records.enrolments.prototypes(box.id)
    box.put(before)
    assert box.kept() == before
    assert box.records.enrolments.prototypes(box.id) == learnt


def test_a_corrected_word_leaves_no_tile_behind(client: FlaskClient) -> None:
    box = Box(client, NAMES)
    blank = box.kept()
    box.name_tiles("base/D", "base/B")
    assert (box.tiles(), box.catalog()["start"]) == (["base/D", "base/B"], "base/D")
    answer = box.name_tiles("base/E")
    assert (answer["enrolled"], answer["missing"]) == (["base/B", "base/E"], [])
    assert (box.tiles(), box.counts()) == (["base/B", "base/E"], {"base/B": 1, "base/E": 1})
    assert box.catalog().get("start") is None
    answer = box.name_tiles(None, None)
    assert (answer["enrolled"], answer["missing"], box.kept()) == ([], [], blank)
    drawn = {"features": [{"kind": "monastery"}, GROUND]}
    assert box.name_tiles(drawn)["enrolled"] == ["own-ab/1"]
    assert box.name_tiles(None, drawn | {"edges": "FFFF"})["enrolled"] == ["own-ab/1"]  # the same tile
    city = {"kind": "city", "edges": ["N"]}
    field = {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"]}
    drawn = box.name_tiles({"features": [city, field]}, None)
    assert drawn["enrolled"] == ["own-ab/2"]  # no id means two tiles
    assert box.tiles() == ["own-ab/2"]


def test_tiles_that_were_edited_stay_whatever_is_put_right(client: FlaskClient) -> None:
    box = Box(client, NAMES)
    box.name_tiles("base/D", "base/B")
    counted = {"own": {"editions": ["C1"], "counts": {"base/D": 5, "base/B": 1}}}
    box.put(printings=counted)
    answer = box.name_tiles("base/E")
    assert (answer["enrolled"], answer["missing"]) == (["base/B", "base/E"], ["base/D"])
    assert box.counts() == {"base/D": 5, "base/B": 1, "base/E": 1}
    box.name_tiles("base/A")
    assert box.tiles() == ["base/D", "base/B", "base/A"]


def test_undoing_a_redrawn_tile_restores_it(client: FlaskClient) -> None:
    box = Box(client, NAMES)
    box.put(tiles=[*box.kept()["tiles"], {"id": "own-ab/7", "features": [{"kind": "monastery"}, GROUND]}])
    before = box.kept()
    box.name_tiles({"id": "own-ab/7", "features": [GROUND]})
    assert box.kept() != before
    box.name_tiles(None)
    assert box.kept() == before


def test_a_proposal_is_named_once(client: FlaskClient) -> None:
    box = Box(client, NAMES)
    twice = box.confirm({"proposal": 0, "tile": "base/D"}, {"proposal": 0, "tile": "base/A"})
    assert (twice.status_code, [*twice.get_json()["errors"]]) == (422, ["confirmations[1].proposal"])
    assert box.tiles() == ["own-ab/1"]


def test_photos_that_overlap_hold_no_more_copies(client: FlaskClient) -> None:
    box = Box(client, ["base/A", "base/B"], ["base/B", "base/E", "base/E"], ["base/A", "base/B", "base/E"])
    box.name_tiles("base/A", "base/B", "base/E")
    assert box.counts() == {"base/A": 1, "base/B": 1, "base/E": 2}
    box.name_tiles("base/A", "base/A")
    assert box.counts() == {"base/A": 2, "base/E": 2}
    box = Box(client, ["base/A"], ["base/B"])
    box.name_tiles("base/A", "base/A")  # one tile that did not look alike in two photos
    assert box.counts() == {"base/A": 1}


def started_again(box: Box) -> dict[str, Any]:
    """Delete the enrolment and start it again with other cards. Returns the answer."""
    assert box.client.delete(where(box.id), headers=box.token).status_code == 204
    answer = box.sent(NAMES[:2])
    assert answer.status_code == 201, answer.get_data(as_text=True)
    state: dict[str, Any] = answer.get_json()
    return state


@pytest.mark.usefixtures("cut_once")
def test_confirmations_of_deleted_cards_name_no_others(
    client: FlaskClient, beside: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box(client, NAMES)
    first = started_again(box)
    second = started_again(box)
    assert first["begun"] != second["begun"]
    late = box.confirm({"proposal": 0, "tile": "base/A"}, begun=first["begun"])
    assert (late.status_code, late.get_json()["type"].partition("#")[2]) == (409, "stale")
    now = box.client.get(where(box.id), headers=box.token).get_json()
    assert now == second
    right = box.confirm({"proposal": 0, "tile": "base/A"}, begun=second["begun"])
    assert (right.status_code, right.get_json()["begun"]) == (200, second["begun"])

    started_again(box)
    make, others = enrolments.with_tiles, []

    def meanwhile(*arguments: Any) -> dict[str, Any]:
        if not others:
            others.append(started_again(box.by(beside)))
        return make(*arguments)

    monkeypatch.setattr(enrolments, "with_tiles", meanwhile)
    box.name_tiles("base/B")
    now = box.client.get(where(box.id), headers=box.token).get_json()
    assert now["begun"] == others[0]["begun"]


def test_cards_that_were_left_out_make_room(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_CARDS", 4)
    box = Box(client)
    first = box.sent(NAMES[:4]).get_json()
    assert [one["cards"] for one in first["proposals"]] == [[0], [1], [2], [3]]
    calls: list[str] = []
    call = enrolments.Enrolments._call

    def counted(self: enrolments.Enrolments, function: str, *arguments: Any) -> Any:
        calls.append(function)
        return call(self, function, *arguments)

    monkeypatch.setattr(enrolments.Enrolments, "_call", counted)
    refused = box.sent(NAMES[4:])
    assert (refused.status_code, calls) == (422, [])  # before it was opened
    assert "At most 4 tile pictures are kept for one set; there are 4 already." in refused.get_data(
        as_text=True
    )

    box.confirm({"proposal": 0, "remove": True}, {"proposal": 2, "tile": "base/D"})
    refused = box.sent(NAMES[4:])
    assert "there are 3 already" in refused.get_data(as_text=True)
    box.confirm({"proposal": 3, "remove": True})
    before = box.pictures(1, 2)
    added = box.sent(NAMES[4:]).get_json()
    assert [one["cards"] for one in added["proposals"]] == [[0], [1], [2], [3], [4], [5]]
    assert added["cards"][:4] == first["cards"]
    assert all(np.abs(one - two).mean() < 6 for one, two in zip(before, box.pictures(1, 2), strict=True))
    assert np.abs(box.pictures(4)[0] - box.pictures(5)[0]).mean() > 6
    for gone in (0, 3, 6):
        answer = box.client.get(f"{where(box.id)}/cards/{gone}", headers=box.token)
        assert answer.status_code == 404

    late = box.confirm({"proposal": 0, "tile": "base/A"})
    assert (late.status_code, [*late.get_json()["errors"]]) == (422, ["confirmations[0].proposal"])
    last = box.confirm({"proposal": 0, "remove": True}, {"proposal": 4, "tile": "base/V"}).get_json()
    assert last["enrolled"] == ["base/D", "base/V"]
    assert box.looks() == {"base/D", "base/V"}
