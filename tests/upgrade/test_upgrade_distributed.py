"""A data folder of version 0.5.0 is moved to PostgreSQL and served with Celery and Redis: the same
scores, and the photo that was queued is read by a worker."""

from __future__ import annotations

import secrets
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from tests import postgres
from tests.serving import ask
from tests.topology import MISSING, REDIS, Topology
from tests.upgrade.test_upgrade import GAMES, copy_rows, expected, unpacked

__all__ = ["expected", "unpacked"]  # fixtures
pytestmark = pytest.mark.skipif(REDIS is None, reason=MISSING)
PATIENCE = 120.0  # seconds until the photo must have been read


@pytest.fixture(scope="module")
def town(
    unpacked: Path, postgres_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Topology]:
    folder = tmp_path_factory.mktemp("town")
    photos = folder / "photos"
    photos.mkdir()
    for picture in (unpacked / "data" / "photos").iterdir():
        (photos / picture.name).write_bytes(picture.read_bytes())
    with postgres.database(postgres_server, f"t{secrets.token_hex(6)}") as url:
        copy_rows(create_engine(f"sqlite:///{unpacked / 'data' / 'tile-referee.db'}"), url)
        more = {"RECOGNISER": "tests.api.fake_recogniser:recognise"}
        made = Topology(folder, url, web=1, workers=1, storage=False, more=more)
        try:
            made.start()
            yield made
        finally:
            made.kill()


@pytest.mark.parametrize("game", GAMES)
def test_matches_have_the_same_scores(town: Topology, expected: dict[str, Any], game: str) -> None:
    kept = expected["matches"][game]
    for role, before in kept["answers"].items():
        status, now = ask(town.port, "GET", f"/matches/{kept['id']}", token=kept["tokens"][role])
        assert status == 200
        for name in ("seq", "scores", "to_move", "over"):
            assert now[name] == before[""][name], (role, name)


def test_photos_are_there_and_a_worker_reads_the_queued_one(town: Topology, expected: dict[str, Any]) -> None:
    done, waiting = expected["photos"]
    assert ask(town.port, "GET", f"/photos/{done['id']}", token=done["token"])[1]["status"] == "done"
    address = f"http://127.0.0.1:{town.port}/api/v1/photos/{waiting['id']}/events"
    stream = urllib.request.Request(address, headers={"Authorization": f"Bearer {waiting['token']}"})
    with urllib.request.urlopen(stream, timeout=PATIENCE) as events:
        assert b'"done"' in events.read()  # it ends when the photo is read
    photo = ask(town.port, "GET", f"/photos/{waiting['id']}", token=waiting["token"])[1]
    assert len(photo["position"]["tiles"]) > 0
    assert ask(town.port, "GET", "/health")[1]["broker"] == "ok"
