"""Every form field for a picture answers the same to a file that is none, with the error at the field."""

from __future__ import annotations

import io
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from referee.tiles.io.catalog import built_in
from tests.api.border import API, problem
from tests.api.photo_house import picture
from tests.soak.games.maps import STAND_IN

OWN = {"name": "Mine", "game": "gold-rush", "tiles": built_in("gold-rush").data["tiles"][:1]}
MAP = {"name": "A map", **{key: STAND_IN[key] for key in ("squares", "borders", "ferries")}}
FIELDS = {  # method and path, the field, the catalog whose token is needed
    "photo": ("POST /photos", "photo", None),
    "tile": ("POST /photos/tile", "photo", None),
    "enrolment": ("POST /catalogs/{id}/enrolment", "photo", OWN),
    "map": ("PUT /catalogs/{id}/picture", "picture", MAP),
}
FILES = {
    "nothing": (b"", 415, "media-type"),
    "text": (b"This is no picture at all.", 415, "media-type"),
    "GIF": (b"GIF89a\1\0\1\0\0\0\0;", 415, "media-type"),
    "half a JPEG": (picture(kind=".jpg")[:300], 422, "bad-content"),
    "half a PNG": (picture()[:60], 422, "bad-content"),
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_file_that_is_not_a_picture(phone: FlaskClient, name: str) -> None:
    where, field, catalog = FIELDS[name]
    headers = {}
    if catalog is not None:
        made = phone.post(f"{API}/catalogs", json=catalog)
        assert made.status_code == 201, made.get_data(as_text=True)
        where = where.replace("{id}", quote(made.get_json()["id"], safe=""))
        headers["Authorization"] = f"Bearer {made.get_json()['token']}"
    method, path = where.split()
    for data, status, kind in FILES.values():
        form = {field: (io.BytesIO(data), "IMG_1.jpg")}
        body = problem(phone.open(API + path, method=method, data=form, headers=headers))
        assert (body["status"], body["type"].partition("#")[2]) == (status, kind)
        assert list(body["errors"]) == [field]
