"""Every route except those of a match, for every role: public ones, and those with the token of a photo or
catalog.

The routes of a match: test_matches_roles.py.
"""

from __future__ import annotations

import io
from typing import Any

import pytest
from flask import Flask

from server.early_head import HEAD_ALONE
from tests.api.border import API, problem
from tests.api.matches import Table
from tests.api.photo_house import picture, uploaded

ROLES = ("none", "garbage", "another's", "a match's host", "owner")
HIDDEN = (404, 404, 404, 404)  # the existence of the photo is not disclosed
SHUT = (401, 403, 403, 403)
TILE = {
    "id": "odd/x",
    "features": [
        {"kind": "city", "edges": ["N"]},
        {"kind": "field", "halves": ["EL", "ER", "SL", "SR", "WL", "WR"], "cities": [0]},
    ],
}
CATALOG = {"game": "carcassonne", "name": "Odd", "tiles": [TILE]}
PICTURE = "a picture in the form"

PHOTO: dict[tuple[str, str], tuple[Any, int]] = {  # (method, path) -> body, what the owner is answered
    ("GET", ""): (None, 200),
    ("GET", "/picture"): (None, 200),
    ("GET", "/overlay.png"): (None, 200),
    ("GET", "/events"): (None, 200),
    ("PATCH", ""): ({"corrections": []}, 200),
    ("DELETE", ""): (None, 204),
}
KEPT: dict[tuple[str, str], tuple[Any, int]] = {  # those of a catalog that take its token
    ("PUT", ""): (CATALOG, 200),
    ("POST", "/enrolment"): (PICTURE, 422),  # it shows no tiles; but access was checked before
    ("GET", "/enrolment"): (None, 404),
    ("PATCH", "/enrolment"): ({"confirmations": [{"proposal": 1, "tile": "odd/x"}]}, 404),
    ("DELETE", "/enrolment"): (None, 404),
    ("GET", "/enrolment/cards/<int:number>"): (None, 404),
    ("PUT", "/picture"): (PICTURE, 422),  # this catalog has no map or board
    ("GET", "/picture"): (None, 404),
    ("DELETE", "/picture"): (None, 404),
}
OPEN = {  # public: no token is required, and a wrong one does no harm
    ("GET", "/address"),
    ("GET", "/catalogs"),
    ("POST", "/catalogs"),
    ("POST", "/catalogs/check"),
    ("GET", "/catalogs/<catalog:catalog_id>"),
    ("GET", "/catalogs/<enrolled:catalog_id>/sheet.pdf"),
    ("GET", "/docs"),
    ("GET", "/docs.css"),
    ("GET", "/docs.js"),
    ("GET", "/rules"),
    ("GET", "/games"),
    ("GET", "/games/<game_id>"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("POST", "/matches"),
    ("POST", "/matches/import"),
    ("POST", "/matches/import.jcz"),
    ("POST", "/matches/join"),  # by its code; guesses are rate-limited
    ("POST", "/notation/read"),
    ("POST", "/notation/write"),
    ("GET", "/openapi.json"),
    ("POST", "/photos"),
    ("POST", "/photos/tile"),  # nothing is stored, so nothing has an owner
    ("POST", "/placements"),
    ("POST", "/previews"),
    ("POST", "/rulings"),
    ("GET", "/rules/<path:rule_id>"),
    ("GET", "/schemas/<form>.json"),
    ("POST", "/scores"),
    ("POST", "/audits"),
    ("POST", "/chances"),
}
PAGE = {"/", "/sw.js", "/metrics", "/web/<version>/<path:name>"}


def by(app: Flask, owner: str, other: str) -> dict[str, str | None]:
    """The tokens of the roles."""
    host = Table.new(app.test_client()).tokens["host"]
    return {"none": None, "garbage": "x" * 32, "another's": other, "a match's host": host, "owner": owner}


def answer_to(app: Flask, method: str, path: str, body: Any, token: str | None) -> Any:
    """An answer, closed."""
    more: dict[str, Any] = {} if body is None else {"json": body}
    if body == PICTURE:
        name = "picture" if path.endswith("picture") else "photo"
        more = {"data": {name: (io.BytesIO(picture()), "a.png")}}
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = app.test_client().open(API + path, method=method, headers=headers, **more)
    answer.close()
    return answer


@pytest.mark.parametrize(("method", "path"), PHOTO, ids=" ".join)
def test_a_photo_is_visible_to_its_owner_only(photo_app: Flask, method: str, path: str) -> None:
    body, whose = PHOTO[method, path]
    client = photo_app.test_client()
    mine, other = uploaded(client), uploaded(client)
    for role, token in by(photo_app, mine["token"], other["token"]).items():
        expected = dict(zip(ROLES, (*HIDDEN, whose), strict=True))[role]
        answer = answer_to(photo_app, method, f"/photos/{mine['id']}{path}", body, token)
        assert answer.status_code == expected, role
        assert "public" not in answer.headers.get("Cache-Control", "")


@pytest.mark.parametrize(("method", "path"), KEPT, ids=" ".join)
def test_a_catalog_changes_by_its_token_only(photo_app: Flask, method: str, path: str) -> None:
    body, whose = KEPT[method, path]
    client = photo_app.test_client()
    mine, other = (client.post(f"{API}/catalogs", json=CATALOG).get_json() for _ in range(2))
    for role, token in by(photo_app, mine["token"], other["token"]).items():
        expected = dict(zip(ROLES, (*SHUT, whose), strict=True))[role]
        at = f"/catalogs/{mine['id']}{path}".replace("<int:number>", "1")
        answer = answer_to(photo_app, method, at, body, token)
        assert answer.status_code == expected, (role, answer.get_data(as_text=True))
        if expected >= 400:
            problem(answer)


@pytest.mark.parametrize("table", [PHOTO, KEPT], ids=["photo", "catalog"])
def test_a_token_is_refused_before_the_body_is_received(
    photo_app: Flask, table: dict[tuple[str, str], tuple[Any, int]]
) -> None:
    client = photo_app.test_client()
    if table is PHOTO:
        mine, other = uploaded(client), uploaded(client)
    else:
        mine, other = (client.post(f"{API}/catalogs", json=CATALOG).get_json() for _ in range(2))
    refused, start = (HIDDEN, "/photos/") if table is PHOTO else (SHUT, "/catalogs/")
    with_bodies = [(method, path) for (method, path), (body, _) in table.items() if body is not None]
    assert with_bodies
    for method, path in with_bodies:
        for role, token in by(photo_app, mine["token"], other["token"]).items():
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            alone = client.open(
                API + start + mine["id"] + path,
                method=method,
                headers=headers,
                environ_overrides={HEAD_ALONE: {}},
            )
            expected = dict(zip(ROLES, (*refused, 100), strict=True))[role]
            assert alone.status_code == expected, (method, path, role)
            if expected >= 400:
                problem(alone)


def test_every_route_stands_in_one_of_the_tables(photo_app: Flask) -> None:
    routes = {
        (method, rule.rule)
        for rule in photo_app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    known = {(method, f"{API}{path}") for method, path in OPEN}
    known |= {(method, f"{API}/photos/<photo:photo_id>{path}") for method, path in PHOTO}
    known |= {(method, f"{API}/catalogs/<enrolled:catalog_id>{path}") for method, path in KEPT}
    known |= {("PUT", f"{API}/catalogs/<catalog:catalog_id>")}
    of_a_match = {one for one in routes if one[1].startswith(f"{API}/matches/<match:match_id>")}
    assert routes - known - of_a_match - {("GET", path) for path in PAGE} == set()
    assert known - routes - {("PUT", f"{API}/catalogs/<enrolled:catalog_id>")} == set()
