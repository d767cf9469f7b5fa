"""Settings come from the environment, and errors name the variable."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import create_app
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
    ],
)
def test_a_wrong_value_is_named(variable: str, value: str) -> None:
    with pytest.raises(ValueError, match=variable):
        Settings.from_environment({variable: value})


def test_a_program_ends_with_the_message_alone(tmp_path: Path) -> None:
    environ = {**os.environ, "DATA_DIR": str(tmp_path), "PHOTO_DAYS": "7d"}
    command = [sys.executable, "-m", "manage", "show"]
    done = subprocess.run(command, cwd=HOUSE, env=environ, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "PHOTO_DAYS must be a number, not '7d'\n")


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
