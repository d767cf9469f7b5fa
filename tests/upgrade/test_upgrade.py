"""A data folder written by version 0.5.0 opens with this code: the same scores, photos and tile sets, on
SQLite and on PostgreSQL.

Made by `make_data.py`.
"""

from __future__ import annotations

import json
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from flask.testing import FlaskClient
from sqlalchemy import MetaData, create_engine, insert, make_url, select, text
from sqlalchemy.engine import Engine

from app import create_app
from settings import Settings
from store.database import MIGRATIONS
from tests.api.border import API
from tests.api.matches import Table
from tests.conftest import DATABASES, fresh

ARCHIVE = Path(__file__).with_name("0.5.0.tar.xz")
SAFELY: Any = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # since Python 3.11.4
REVISION = "0009"  # of the schema in 0.5.0
DAY = 24 * 3600.0
GAMES = ("gold-rush", "dorra-amazonas", "amazonas", "maps", "carcassonne", "own tiles")
PRIVATE = ("card", "values", "mission", "villages", "mining")


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder as 0.5.0 left it, some seconds ago."""
    folder = tmp_path_factory.mktemp("upgrade")
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(folder, **SAFELY)
    old = create_engine(f"sqlite:///{folder / 'data' / 'tile-referee.db'}")
    with old.begin() as connection:
        connection.execute(text("UPDATE photos SET created = :now, expires = :later"), _now())
        connection.execute(text("UPDATE photos SET lease_until = 0 WHERE lease IS NOT NULL"))
        connection.execute(text("UPDATE kept_replies SET begun = :now, expires = :later"), _now())
    old.dispose()
    return folder


def _now() -> dict[str, float]:
    return {"now": time.time(), "later": time.time() + DAY}


@pytest.fixture
def expected(unpacked: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((unpacked / "expected.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module", params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an empty database for all tests of this module."""
    yield from fresh(request, tmp_path_factory.mktemp("database"))


@pytest.fixture(scope="module")
def upgraded(
    unpacked: Path, database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[FlaskClient]:
    """This code on a copy of the data, in either kind of database."""
    folder = tmp_path_factory.mktemp("opened")
    photos = folder / "photos"
    photos.mkdir()
    for picture in (unpacked / "data" / "photos").iterdir():
        (photos / picture.name).write_bytes(picture.read_bytes())
    copy_rows(create_engine(f"sqlite:///{unpacked / 'data' / 'tile-referee.db'}"), database)
    app = create_app(Settings(data_dir=str(folder), database_url=database, ratelimit_enabled=False))
    try:
        yield app.test_client()
    finally:
        app.extensions["services"].stop()


def copy_rows(old: Engine, database_url: str) -> None:
    """Copy every row into a new database with the schema of that time."""
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite":
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    else:
        url = url.set(drivername="postgresql+psycopg")
    new, tables, config = create_engine(url), MetaData(), Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with new.begin() as target:
        config.attributes["connection"] = target
        command.upgrade(config, REVISION)
    with old.connect() as source, new.begin() as target:
        tables.reflect(target)
        for table in tables.sorted_tables:
            rows = [dict(row) for row in source.execute(select(table)).mappings()]
            if rows and table.name != "alembic_version":
                target.execute(insert(table), rows)
    old.dispose()
    new.dispose()


def table_of(client: FlaskClient, kept: dict[str, Any]) -> Table:
    """A match of the old folder, with the tokens that its participants kept."""
    roles = {name: token for name, token in kept["tokens"].items() if name not in ("host", "viewer", "none")}
    tokens = {"host": kept["tokens"]["host"], "viewer": kept["tokens"]["viewer"], "players": roles}
    return Table(client, {"id": kept["id"], "tokens": tokens})


def paid(lines: list[dict[str, Any]]) -> list[Any]:
    """Who was paid what, for what, by which rules."""
    return [
        (
            one["player"],
            one["points"],
            one["rule"],
            one["where"],
            [(p["rule"], p["points"]) for p in one["parts"]],
        )
        for one in lines
    ]


def moves_of(history: dict[str, Any]) -> list[Any]:
    """The moves without private values, which must not become visible to others."""
    return [
        [{k: v for k, v in move.items() if k not in PRIVATE} for move in change.get("moves") or ()]
        for change in history["changes"]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_matches_open_with_the_same_scores(
    upgraded: FlaskClient, expected: dict[str, Any], game: str
) -> None:
    kept = expected["matches"][game]
    table = table_of(upgraded, kept)
    for role, before in kept["answers"].items():
        now = table.get(by=role)
        for name in ("seq", "scores", "to_move", "over"):
            assert now[name] == before[""][name], (role, name)
        assert now["differences"] == []
        assert now["provenance"] == before[""]["provenance"]
        assert table.get("/position", by=role)["tiles" if "tiles" in before["/position"] else "tents"]
        assert paid(table.get("/lines", by=role)["lines"]) == paid(before["/lines"]["lines"])
        assert moves_of(table.get("/history", by=role)) == moves_of(before["/history"])


def test_matches_go_on(upgraded: FlaskClient, expected: dict[str, Any]) -> None:
    table = table_of(upgraded, expected["matches"]["carcassonne"])
    seq = table.seq
    table.undo()
    assert table.redo()["seq"] == seq + 2


def test_exports_of_the_old_version_are_imported(upgraded: FlaskClient, expected: dict[str, Any]) -> None:
    for name in ("carcassonne", "own tiles", "maps"):
        kept = expected["matches"][name]
        twin = upgraded.post(f"{API}/matches/import", json=table_of(upgraded, kept).get("/export"))
        assert twin.status_code == 201, twin.get_data(as_text=True)
        assert twin.get_json()["scores"] == kept["answers"]["host"][""]["scores"]


def test_photos_are_there_and_the_queued_one_is_read(upgraded: FlaskClient, expected: dict[str, Any]) -> None:
    done, waiting = expected["photos"]
    now = upgraded.get(f"{API}/photos/{done['id']}", headers=_bearer(done)).get_json()
    assert now["status"] == "done"
    assert _tiles(now) == _tiles(done["answer"])
    picture = upgraded.get(f"{API}/photos/{done['id']}/picture", headers=_bearer(done))
    assert picture.status_code == 200
    assert picture.data[:2] == b"\xff\xd8"  # a JPEG
    events = upgraded.get(f"{API}/photos/{waiting['id']}/events", headers=_bearer(waiting))
    assert b'"done"' in events.data  # the stream ends when the photo is read
    assert len(_tiles(upgraded.get(f"{API}/photos/{waiting['id']}", headers=_bearer(waiting)).get_json())) > 5


def test_custom_tiles_and_old_keys(upgraded: FlaskClient, expected: dict[str, Any]) -> None:
    own, once = expected["catalog"], expected["idempotent"]
    found = upgraded.get(f"{API}/catalogs/{own['id'].replace('/', '%2F')}").get_json()
    assert found["version"] == own["version"]
    again = upgraded.post(f"{API}/matches", json=once["body"], headers={"Idempotency-Key": once["key"]})
    assert again.status_code == once["status"]


def _bearer(photo: dict[str, Any]) -> dict[str, str]:
    return {"Authorization": f"Bearer {photo['token']}"}


def _tiles(photo: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [(one["x"], one["y"], one["tile"], one["rotation"]) for one in photo["tiles"]]
