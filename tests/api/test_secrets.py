"""Secrets are returned once and occur nowhere else: not in logs, stored data or addresses.

Names of people are not logged either.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event
from sqlalchemy.engine import Engine

from app import create_app
from services.infra.logs import JsonFormatter
from settings import Settings
from tests.api.border import API
from tests.api.matches import CITY, Table
from tests.api.photo_house import bearer, picture, send, uploaded
from tests.api.test_roles import CATALOG
from tests.kept_files import content_of

FAKE = "tests.api.fake_recogniser:recognise"
NAMES = ("Wilhelmina", "Bartholomew")
PLAYERS = [{"id": "red", "name": NAMES[0]}, {"id": "blue", "name": NAMES[1]}]
NOTE = "a note about somebody"


@pytest.fixture
def own_app(tmp_path: Path) -> Iterator[Flask]:
    """An application with a separate folder."""
    settings = Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE)
    app = create_app(settings)
    yield app
    app.extensions["services"].stop()


def evening(app: Flask) -> tuple[set[str], list[Any]]:
    """An evening of matches, photos and catalogs, with mistakes: its secrets, and the answers."""
    client = app.test_client()
    table = Table.new(client, players=PLAYERS)
    secret = {token for token in table.tokens.values() if token} | {table.made["join_code"]}
    joined = client.post(f"{API}/matches/join", json={"code": table.made["join_code"], "player": "blue"})
    secret.add(joined.get_json()["token"])
    table.play(CITY)
    table.play([{"type": "adjust", "player": "red", "points": 1, "note": NOTE}])
    table.play(CITY, status=422)
    answers = [joined, table.ask("GET", ""), table.ask("GET", "/export"), table.ask("GET", "/invitation")]
    photo = uploaded(client)
    kept = client.post(f"{API}/catalogs", json=CATALOG).get_json()
    secret |= {photo["token"], kept["token"]}
    rotated = table.post("/tokens", {"viewer": True, "host": True})
    secret |= set(re.findall(r"[A-Za-z0-9_-]{32}", str(rotated)))
    for token in (*secret, "x" * 32):  # sent to routes that they do not open
        for at in (
            f"/matches/{table.id}/moves",
            f"/photos/{photo['id']}",
            f"/catalogs/{kept['id']}",
            "/none",
        ):
            headers = {"Authorization": f"Bearer {token}"}
            for method in ("GET", "POST", "PUT", "DELETE"):
                answer = client.open(API + at, method=method, headers=headers, json={"token": token})
                answers.append(answer)
                if answer.status_code == 204:
                    break
    answers += [send(client, b"no picture"), send(client, picture(), headers=bearer(photo), game="chess")]
    client.get(f"{API}/matches/{table.id}?token={table.tokens['host']}")  # where it does not belong
    client.post(f"{API}/matches/join", json={"code": "WRONG-CODE-1"})
    assert len(secret) > 7
    return secret, answers


def test_no_secret_and_no_name_is_logged(own_app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    secret, _ = evening(own_app)
    for form in (JsonFormatter(), logging.Formatter("%(levelname)s %(name)s %(message)s")):
        log = "\n".join(map(form.format, caplog.records))
        assert "answered" in log
        for word in (*secret, *NAMES, NOTE):
            assert word not in log


def test_only_hashes_of_secrets_are_kept(own_app: Flask, tmp_path: Path) -> None:
    secret, _ = evening(own_app)
    codes = {one for one in secret if len(one) < 20}  # a join code is shown to the host again
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert any(path.suffix == ".db" or "sqlite" in path.name for path in files) or files
    for path in files:
        data = content_of(path)
        assert not [one for one in secret - codes if one.encode() in data], path


def test_no_address_holds_a_secret(own_app: Flask) -> None:
    """No Location header or parameter holds one; a link for people has it behind the #, which browsers do not
    send."""
    secret, answers = evening(own_app)
    for answer in answers:
        leads = [answer.headers.get("Location", ""), answer.request.path]
        text = answer.get_data(as_text=True) if answer.is_json else ""
        leads += re.findall(r'"(https?://[^"#]*|/[^"#]*)', text)
        assert not [one for one in secret for lead in leads if one in lead]
    document = own_app.test_client().get(f"{API}/openapi.json").get_json()
    for path, item in document["paths"].items():
        for deed in item.values():
            for parameter in deed.get("parameters", []) if isinstance(deed, dict) else ():
                where = (parameter.get("in"), parameter.get("name", "").lower())
                assert not (where[0] in ("query", "path") and re.search("token|secret|code$", where[1])), path


def statements(client: FlaskClient, method: str, path: str) -> list[str]:
    """What a request with a wrong token, which must be refused as if there was nothing, reads and writes."""
    found: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        found.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        answer = client.open(API + path, method=method, headers={"Authorization": f"Bearer {'w' * 32}"})
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert answer.status_code == 404
    return found


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("PATCH", ""),
        ("DELETE", ""),
        ("GET", "/picture"),
        ("GET", "/overlay.png"),
        ("GET", "/events"),
    ],
)
@pytest.mark.parametrize("at_table", [False, True])
def test_a_wrong_token_takes_as_much_work_as_the_id_of_no_photo(
    own_app: Flask, method: str, path: str, at_table: bool
) -> None:
    client = own_app.test_client()
    table = Table.new(client)
    host = {"Authorization": f"Bearer {table.tokens['host']}"}
    more: dict[str, Any] = {"match": table.id, "headers": host} if at_table else {}
    there = uploaded(client, **more)["id"]
    none = "A" * len(there)
    assert none != there
    known, unknown = (statements(client, method, f"/photos/{id}{path}") for id in (there, none))
    assert unknown
    assert known == unknown
    assert not any("photos.answer" in one for one in known)
