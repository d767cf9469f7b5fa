"""A jump of the clock loses no data."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from app import create_app
from services.container import Services
from services.infra.clock import WARY, Clock
from settings import Settings
from tests.api.photo_house import ask, uploaded

FAKE = "tests.api.fake_recogniser:recognise"
DAYS = 86_400


def test_it_is_believed_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now, steady, shift, later = time.time, time.monotonic, [0.0], [0.0]
    monkeypatch.setattr(time, "time", lambda: now() + shift[0] + later[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady() + later[0])
    clock = Clock()
    assert clock.believed() == pytest.approx(time.time(), abs=5)
    for jump in (9.0 * DAYS, 0.0, -DAYS):
        shift[0] = jump
        assert clock.believed() is None
        assert clock.believed(0.0) is not None
        later[0] += WARY - 1
        assert clock.believed() is None
        assert clock.believed(60.0) is not None
        later[0] += 2
        assert clock.believed() == pytest.approx(time.time(), abs=5)


@pytest.mark.parametrize("jump", [9 * DAYS, -DAYS])
def test_photos_stay_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE))
    services: Services = app.extensions["services"]
    client, now = app.test_client(), time.time
    old = uploaded(client)
    monkeypatch.setattr(time, "time", lambda: now() + jump)
    new = uploaded(client)  # which also cleans up expired photos
    for photo in (old, new):
        assert ask(client, photo).json["status"] == "done"
        assert ask(client, photo, "/picture").status_code == 200
    monkeypatch.setattr(time, "time", now)
    services.retention.photos.purge_safely()
    for photo in (old, new):
        assert ask(client, photo).status_code == 200
    services.stop()
