"""Stored data is listed, cleaned, dumped and restored: on SQLite and on PostgreSQL, each with a folder."""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import update

import manage
from app import create_app
from services.container import Services
from settings import Settings
from store.files import Folder
from store.tables import ChangeRecord, MatchRecord, PhotoRecord
from tests.api.border import API
from tests.api.matches import Table, end, place
from tests.api.photo_house import ask, uploaded

FAKE = "tests.api.fake_recogniser:recognise"


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    return Settings(
        data_dir=str(tmp_path / "data"), database_url=database_url, ratelimit_enabled=False, recogniser=FAKE
    )


def run(settings: Settings, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Run the command with these settings in the environment."""
    for name in ("data_dir", "database_url", "storage_url"):
        monkeypatch.setenv(name.upper(), str(getattr(settings, name)))
    return manage.main(arguments)


def test_a_dump_loads_on_its_own(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    if settings.database_url.startswith("postgresql") and shutil.which("pg_dump") is None:
        pytest.skip("pg_dump is not installed: apt-get install postgresql-client")
    app = create_app(settings)
    table = Table.new(app.test_client())
    table.play([place("red", "base/U", 1, 0, 0), end("red")])
    photo = uploaded(app.test_client())
    before, picture = table.get("/export"), ask(app.test_client(), photo, "/picture").data
    service(app).stop()
    assert run(settings, monkeypatch, "dump", str(tmp_path / "dump")) == 0
    assert run(settings, monkeypatch, "dump", str(tmp_path / "dump")) == 1  # it is not empty any more

    folder = tmp_path / "elsewhere"
    url = f"sqlite:///{folder}/new.db"
    if settings.database_url.startswith("postgresql"):
        with service(app).storage.database.engine.connect() as connection:
            connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            connection.exec_driver_sql("CREATE SCHEMA public")
            connection.commit()
        service(app).storage.database.close()
        url = settings.database_url
    after = Settings(data_dir=str(folder), database_url=url, ratelimit_enabled=False, recogniser=FAKE)
    assert run(after, monkeypatch, "restore", str(tmp_path / "dump")) == 0
    again = create_app(after)
    restored = Table(again.test_client(), table.made)
    assert restored.get("/export") == before
    assert ask(again.test_client(), photo, "/picture").data == picture
    restored.play([place("blue", "base/U", 2, 0, 0), end("blue")])
    service(again).stop()


@pytest.mark.parametrize("there", [True, False], ids=["an empty folder", "no folder"])
def test_a_dump_that_fails_leaves_nothing(
    there: bool,
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if settings.database_url.startswith("postgresql") and shutil.which("pg_dump") is None:
        pytest.skip("pg_dump is not installed: apt-get install postgresql-client")
    app, target = create_app(settings), tmp_path / "dump"
    uploaded(app.test_client())
    service(app).stop()
    if there:
        target.mkdir()

    def fails(self: Folder, name: str) -> bytes:
        assert target.is_dir()  # the database was written already
        raise OSError("no space left")

    for name, broken in (("files", (Folder, "read", fails)), ("database", (shutil, "which", lambda _: None))):
        with monkeypatch.context() as context:
            context.setattr(*broken)
            if name == "database" and settings.database_url.startswith("sqlite"):
                context.setattr(sqlite3, "connect", unreachable)
            assert run(settings, context, "dump", str(target)) == 1
        assert capsys.readouterr().err.startswith("dump: ")
        assert target.exists() == there
        assert not there or not any(target.iterdir())
    (target / "unfinished" / "files").mkdir(parents=True)  # of a process that was killed
    assert run(settings, monkeypatch, "dump", str(target)) == 0
    assert {one.name for one in target.iterdir()} - {"database.sqlite", "database.dump"} == {"files"}
    assert any((target / "files").iterdir())


def unreachable(*_: object, **__: object) -> None:
    raise sqlite3.OperationalError("unable to open database file")


def test_a_photo_that_expires_during_a_dump_is_left_out(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if settings.database_url.startswith("postgresql") and shutil.which("pg_dump") is None:
        pytest.skip("pg_dump is not installed: apt-get install postgresql-client")
    app = create_app(settings)
    uploaded(app.test_client())
    service(app).stop()
    names = Folder.names
    monkeypatch.setattr(Folder, "names", lambda self: [*names(self), "expired-meanwhile.jpg"])
    assert run(settings, monkeypatch, "dump", str(tmp_path / "dump")) == 0
    assert not (tmp_path / "dump" / "files" / "expired-meanwhile.jpg").exists()


def test_show_lists_what_clean_deletes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = create_app(settings)
    old, new = (Table.new(app.test_client()) for _ in range(2))
    gone, kept = (uploaded(app.test_client()) for _ in range(2))
    auth = {"Authorization": f"Bearer {old.tokens['host']}"}
    with_match = uploaded(app.test_client(), match=old.id, headers=auth)
    with service(app).storage.database.write() as session:
        session.execute(
            update(PhotoRecord).where(PhotoRecord.id == gone["id"]).values(expires=time.time() - 1)
        )
        session.execute(update(MatchRecord).where(MatchRecord.id == old.id).values(created=1.0))
        session.execute(update(ChangeRecord).where(ChangeRecord.match_id == old.id).values(at=1.0))
    printed = {}
    for command in ("show", "clean"):
        assert run(settings, monkeypatch, command, "--match-days", "30") == 0
        printed[command] = json.loads(capsys.readouterr().out)
    assert (printed["show"]["photos"]["over"], printed["show"]["matches"]["over"]) == (1, 1)
    assert (printed["clean"]["photos"], printed["clean"]["matches"]) == (1, 1)
    assert not {f"{photo['id']}.jpg" for photo in (gone, with_match)} & set(
        service(app).storage.files.names()
    )
    assert ask(app.test_client(), with_match).status_code == 404
    assert ask(app.test_client(), kept).status_code == 200
    assert app.test_client().get(f"{API}/matches/{old.id}").status_code == 404
    assert new.get()["seq"] == 0
    service(app).stop()


@pytest.mark.parametrize(
    ("language", "usage", "help", "refusal"),
    [
        ("en", "usage: ./run manage", "delete expired photos", "is not empty"),
        ("de", "Aufruf: ./run manage", "abgelaufene Fotos", "ist nicht leer"),
        ("it", "uso: ./run manage", "cancella le foto scadute", "non è vuota"),
        ("ro", "utilizare: ./run manage", "șterge fotografiile", "nu este gol"),
    ],
)
def test_help_and_refusals_are_in_the_language_of_the_environment(
    language: str,
    usage: str,
    help: str,
    refusal: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    with pytest.raises(SystemExit) as ended:
        manage.main(["--help"])
    printed = " ".join(capsys.readouterr().out.split())
    assert ended.value.code == 0
    assert printed.startswith(usage)
    assert help in printed
    (tmp_path / "there").touch()
    assert manage.main(["dump", str(tmp_path)]) == 1
    assert refusal in capsys.readouterr().err


def service(app: object) -> Services:
    found: Services = app.extensions["services"]  # type: ignore[attr-defined]
    return found
