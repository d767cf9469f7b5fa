"""Stored data is listed, cleaned, dumped and restored: on SQLite and on PostgreSQL, each with a folder."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import requests
from sqlalchemy import update

import manage
from app import create_app
from services.container import Services
from settings import Settings
from store.files import Folder
from store.tables import ChangeRecord, MatchRecord, PhotoRecord
from tests.api.border import API
from tests.api.matches import Table, end, place
from tests.api.photo_house import ask, picture, uploaded
from tests.serving import HOUSE, Server
from tests.serving import ask as ask_server

NEW = {"game": "carcassonne", "players": [{"id": "red"}, {"id": "blue"}]}
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


TOOL = """#!/bin/sh
echo "$0 $* with $PGPASSWORD" >> "$LOG"
for one in "$@"; do case $one in --file=*) : > "${one#--file=}" ;; esac; done
"""
SECRET = "p@ss word"


@pytest.mark.parametrize(
    "url", ["postgresql://ana:p%40ss+word@db:5433/x", "postgresql://ana@/x?host=db&password=p%40ss+word"]
)
def test_no_password_is_in_a_list_of_processes(tmp_path: Path, url: str) -> None:
    """Every user of the machine sees the arguments of a process."""
    log, tools = tmp_path / "log", tmp_path / "tools"
    tools.mkdir()
    for name in ("pg_dump", "pg_restore"):
        (tools / name).write_text(TOOL)
        (tools / name).chmod(0o755)
    environment = os.environ | {
        "DATABASE_URL": url.replace("+", "%20"), "DATA_DIR": str(tmp_path / "data"), "LOG": str(log),
        "PATH": f"{tools}:{os.environ['PATH']}",
    }  # fmt: skip
    for command in ("dump", "restore"):
        manage_it = [sys.executable, "-m", "manage", command, str(tmp_path / "dump")]
        subprocess.run(manage_it, cwd=HOUSE, env=environment, check=True, timeout=60)
    called = log.read_text().splitlines()
    assert len(called) == 2
    for line in called:
        arguments, _, password = line.partition(" with ")
        assert password == SECRET
        assert "ana@" in arguments
        assert "p%40" not in arguments
        assert "p@ss" not in arguments


def test_other_users_of_the_machine_read_nothing(tmp_path: Path) -> None:
    """Photos, hidden cards and join codes, in the files of the service and in a dump, whatever the umask."""
    folder = tmp_path / "data"
    open_to_all = ["sh", "-c", 'umask 0; exec "$@"', "sh"]
    server = Server(folder, f"sqlite:///{folder}/own/x.db", 2, open_to_all, more={"RECOGNISER": FAKE})
    try:
        assert ask_server(server.port, "POST", "/matches", NEW)[0] == 201
        sent = {"photo": ("table.jpg", picture(), "image/jpeg"), "game": (None, "carcassonne")}
        assert requests.post(f"http://127.0.0.1:{server.port}{API}/photos", files=sent, timeout=60).ok
    finally:
        server.kill()
    environment = os.environ | {"DATABASE_URL": f"sqlite:///{folder}/own/x.db", "DATA_DIR": str(folder)}
    dump = [*open_to_all, sys.executable, "-m", "manage", "dump", str(tmp_path / "dump")]
    subprocess.run(dump, cwd=HOUSE, env=environment, check=True, timeout=60)
    for top in (folder, tmp_path / "dump"):
        found = [top, *top.rglob("*")]
        assert [one for one in found if one.is_file()]
        assert not [str(one) for one in found if one.stat().st_mode & 0o007]
    assert list((tmp_path / "dump" / "files").iterdir())


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
