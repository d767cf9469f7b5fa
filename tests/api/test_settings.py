"""Settings come from the environment, and errors name the variable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import create_app
from services.operations import preconditions
from settings import Settings

HOUSE = Path(__file__).resolve().parents[2]


def test_each_field_is_read_from_the_variable_of_its_name() -> None:
    found = Settings.from_environment(
        {
            "DATABASE_URL": "sqlite:////tmp/elsewhere.db",
            "RATELIMIT_ENABLED": "0",
            "PORT": "9000",
            "PHOTO_DAYS": "0.5",
            "WEB_THREADS": "",
            "HOME": "/home/somebody",
        }
    )
    assert found.database_url == "sqlite:////tmp/elsewhere.db"
    assert found.ratelimit_enabled is False
    assert found.port == 9000
    assert found.photo_days == 0.5
    assert found.web_threads == Settings().web_threads == 64


def test_database_and_photos_lie_in_the_data_folder_by_default(tmp_path: Path) -> None:
    found = Settings.from_environment({"DATA_DIR": str(tmp_path)})
    assert found.database_url == f"sqlite:///{tmp_path}/tile-referee.db"
    assert found.storage_url == f"file://{tmp_path}/photos"


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "many"),
        ("RATELIMIT_ENABLED", "perhaps"),
        ("PHOTO_DAYS", "7d"),
        ("METRICS_NETWORKS", "127.0.0.0/8, everywhere"),
        ("WEB_THREADS", "0"),
        ("PHOTO_WORKERS", "-1"),
        ("PHOTO_DAYS", "0"),
        ("REQUEST_SECONDS", "nan"),
        ("PHOTO_DAYS", "inf"),
        ("JOIN_CODE_HOURS", "1e400"),
        ("PORT", "65536"),
        ("METRICS_PORT", "-1"),
        ("WEB_REQUESTS", "-5"),
        ("TRUSTED_PROXIES", "-1"),
        ("LOG_FORMAT", "xml"),
        ("DATABASE_URL", "referee"),
        ("DATABASE_URL", "mysql://user:secret@host/referee"),
        ("DATABASE_URL", "sqlite://"),
        ("BROKER_URL", "secret@host"),
        ("REDIS_URL", "http://secret@host"),
        ("RATELIMIT_STORAGE_URI", "mysql://secret@host"),
        ("RECOGNISER", "vision.pipeline"),
        ("LIMIT_JOIN", "0 per minute"),
        ("LIMIT_JOIN", "60 per fortnight"),
        ("OTEL_EXPORTER_OTLP_ENDPOINT", "collector"),
    ],
)
def test_a_wrong_value_is_named(variable: str, value: str) -> None:
    with pytest.raises(ValueError, match=variable) as refused:
        Settings.from_environment({variable: value})
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DATABASE_URL", "postgres://user:secret@host/referee"),
        ("BROKER_URL", "redis+socket:///run/redis.sock"),
        ("REDIS_URL", "unix:///run/redis.sock"),
        ("RATELIMIT_STORAGE_URI", "redis+cluster://host:7000"),
        ("LIMIT_JOIN", "10/minute; 100 per 2 hours"),
    ],
)
def test_other_forms_of_addresses_and_rates_count(variable: str, value: str) -> None:
    assert getattr(Settings.from_environment({variable: value}), variable.lower()) == value


GUNICORN = ("gunicorn", "-c", "gunicorn.conf.py", "app:create_app()")
MANAGE = ("manage", "show")
DUMP = ("manage", "dump", "{file}-copy")
WORKER = ("celery", "-A", "worker", "worker")


@pytest.mark.parametrize(
    ("program", "variable", "value", "says"),
    [
        (MANAGE, "PHOTO_DAYS", "7d", "PHOTO_DAYS must be a number, not '7d'"),
        (GUNICORN, "LOG_FORMAT", "xml", "LOG_FORMAT must be json or plain"),
        (MANAGE, "DATABASE_URL", "foo", "DATABASE_URL must be like postgresql://user:password@host/database"),
        (GUNICORN, "DATABASE_URL", "foo", "DATABASE_URL must be like postgresql://user:password@host/database"),
        (WORKER, "DATABASE_URL", "foo", "DATABASE_URL must be like postgresql://user:password@host/database"),
        (GUNICORN, "DATA_DIR", "{file}", "DATA_DIR: {file} is not a folder"),
        (GUNICORN, "DATABASE_URL", "sqlite:///{file}/x.db", "DATABASE_URL: {file} is not a folder"),
        (GUNICORN, "BROKER_URL", "post://here", "BROKER_URL: No such transport: post"),
        (GUNICORN, "RECOGNISER", "a.b:c", "RECOGNISER: there is no module a.b"),
        (MANAGE, "STORAGE_URL", "post://here",
         "STORAGE_URL must be file:///folder or s3://bucket/prefix, not post://..."),
        (MANAGE, "DATABASE_URL", "postgresql://localhost:1/x",
         "show: the stored data cannot be reached: {more}"),
        (DUMP, "DATA_DIR", "{file}-none",
         "dump: the stored data cannot be reached: unable to open database file"),
    ],
)  # fmt: skip
def test_a_program_ends_with_the_message_alone(
    program: tuple[str, ...], variable: str, value: str, says: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    environ = {**os.environ, "DATA_DIR": str(tmp_path), "PORT": "0", "LANGUAGE": "", "LC_ALL": "C"}
    environ |= {variable: value.format(file=file)}
    command = [sys.executable, "-m", *(part.format(file=file) for part in program)]
    done = subprocess.run(command, cwd=HOUSE, env=environ, capture_output=True, text=True, timeout=60)
    begin, _, _ = says.format(file=file, more="\n").partition("\n")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert done.stderr.startswith(begin)


def test_a_folder_in_which_nothing_can_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        os, "access", lambda path, mode: path != tmp_path
    )  # as in a file system to be read only
    with pytest.raises(SystemExit, match=f"^DATA_DIR: nothing can be written in {tmp_path}$"):
        preconditions.require(Settings(data_dir=str(tmp_path / "data")))
    preconditions.require(Settings(data_dir=str(tmp_path / "data")), writes=False)


@pytest.mark.parametrize("name", ["limit_join", "limit_token"])
def test_a_wrong_rate_is_no_rate_without_a_limit(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=name.upper()):
        create_app(Settings(data_dir=str(tmp_path), **{name: "60 a minute"}))


def test_an_application_without_arguments_reads_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/matches.db")
    monkeypatch.setenv("STORAGE_URL", f"file://{tmp_path}/photos")
    monkeypatch.setenv("RATELIMIT_ENABLED", "0")
    app = create_app()
    assert app.config["SETTINGS"].database_url == f"sqlite:///{tmp_path}/matches.db"
    client = app.test_client()
    assert client.get("/api/v1/health").get_json()["status"] == "ok"
    assert (tmp_path / "matches.db").is_file()
    for _ in range(40):  # more than any limit
        assert client.post("/api/v1/photos").status_code == 415
