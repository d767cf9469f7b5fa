"""A jump of the clock loses no data."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app import create_app
from services.container import Services
from services.infra.clock import DISTRUST_SECONDS, Clock
from services.infra.idempotency import KEPT_SECONDS, Replies, once
from services.photos.retention import PhotoRetention
from settings import Settings
from store import Database, KeptReply, PhotoRecord, PhotoRecords, StillAnswering
from store.database import time_of
from store.photos import any_stored
from store.replies import ANSWERING_SECONDS
from tests.api.matches import CITY, ROAD, Table, imported
from tests.api.photo_house import ask, uploaded
from tests.api.test_matches_roles import ROUTES

FAKE = "tests.api.fake_recogniser:recognise"
DAYS = 86_400


def test_a_failed_host_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now, steady, shift, later = time.time, time.monotonic, [0.0], [0.0]
    monkeypatch.setattr(time, "time", lambda: now() + shift[0] + later[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady() + later[0])
    clock = Clock()
    assert clock.believed() == pytest.approx(time.time(), abs=5)
    for jump in (9.0 * DAYS, 0.0, -DAYS):
        shift[0] = jump
        assert clock.believed() is None
        assert clock.believed(0.0) is not None
        later[0] += DISTRUST_SECONDS - 1
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


@pytest.fixture
def client(tmp_path: Path) -> Iterator[FlaskClient]:
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE))
    yield app.test_client()
    app.extensions["services"].stop()


YEARS = 365.0 * DAYS
JUMPS = [-60 * YEARS, -YEARS, -3600.0, 3600.0, YEARS, 100 * YEARS, 9_000 * YEARS]


@pytest.mark.parametrize("jump", JUMPS)
def test_a_match_survives_any_clock(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Every read is answered, moves are taken, no turn lasts less than nothing, and the file can be read."""
    now = time.time
    table = Table.new(client)
    table.play(CITY)
    monkeypatch.setattr(time, "time", lambda: now() + jump)
    table.play(ROAD)
    table.post("/undo", {"seq": table.seq})
    monkeypatch.setattr(time, "time", now)
    table.post("/redo", {"seq": table.seq})
    for method, path in ROUTES:
        if method == "GET" and path != "/events":
            assert table.ask("GET", path).status_code == 200, path
    assert all(turn["seconds"] >= 0 for turn in table.get("/statistics")["time"]["turns"])
    export = table.get("/export")
    assert imported(client, export).get("/export") == export


def test_a_join_code_never_outlives_its_hours(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code made while the clock was years ahead would be valid for years."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + YEARS)
    table = Table.new(client)
    code = {"code": table.made["join_code"]}
    assert client.post("/api/v1/matches/join", json=code).status_code == 200
    monkeypatch.setattr(time, "time", now)
    assert client.post("/api/v1/matches/join", json=code).status_code == 404
    fresh = table.ask("POST", "/tokens", {"join_code": True}).get_json()["join_code"]
    monkeypatch.setattr(time, "time", lambda: now() - 3600.0)
    assert client.post("/api/v1/matches/join", json={"code": fresh}).status_code == 200


def test_no_photo_outlives_its_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Uploaded while the clock was years ahead, it would be stored for years."""
    now, steady, shift, later = time.time, time.monotonic, [YEARS], [0.0]
    monkeypatch.setattr(time, "time", lambda: now() + shift[0] + later[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady() + later[0])
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE))
    services: Services = app.extensions["services"]
    photo = uploaded(app.test_client())
    shift[0] = 0.0
    for seconds, status in ((1.0, 200), (DISTRUST_SECONDS + 1.0, 200), (9.0 * DAYS, 404)):
        later[0] += seconds
        services.retention.photos.purge_safely()
        assert ask(app.test_client(), photo).status_code == status
    services.stop()


def test_an_answer_from_before_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stored while the clock was years ahead, it is used as long as any other; an unanswered request whose
    server died blocks its key no longer than after any other death."""
    now, steady, shift, later = time.time, time.monotonic, [YEARS], [0.0]
    monkeypatch.setattr(time, "time", lambda: now() + shift[0] + later[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady() + later[0])
    kept = Replies(Database(f"sqlite:///{tmp_path / 'referee.db'}"), Clock())
    kept.database.migrate()
    once(kept, "POST /a", "key", b"body", lambda: (b"one", True))
    row = KeptReply(
        id="lost", body_hash="h", salt=b"s", begun=time.time(), expires=time.time() + KEPT_SECONDS
    )
    assert kept.seen(row) is None
    shift[0] = 0.0
    again = KeptReply(
        id="lost", body_hash="h", salt=b"s", begun=time.time(), expires=time.time() + KEPT_SECONDS
    )
    with pytest.raises(StillAnswering):
        kept.seen(again)
    assert once(kept, "POST /a", "key", b"body", lambda: (b"two", True)) == b"one"
    later[0] += 2 * ANSWERING_SECONDS + 1
    assert kept.seen(again) is None
    later[0] += DISTRUST_SECONDS
    assert once(kept, "POST /a", "key", b"body", lambda: (b"two", True)) == b"two"


@pytest.mark.parametrize("wrong", [9 * DAYS, -400 * DAYS])
def test_a_process_that_starts_with_a_wrong_clock_deletes_no_photo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: float
) -> None:
    """Nor what another process that starts a little later with the same clock would delete."""
    settings = Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE)
    first = create_app(settings)
    photo, now = uploaded(first.test_client()), time.time
    first.extensions["services"].stop()
    monkeypatch.setattr(time, "time", lambda: now() + wrong)
    for _ in range(2):
        app = create_app(settings)
        uploaded(app.test_client())  # which also cleans up expired photos
        app.extensions["services"].stop()
    monkeypatch.setattr(time, "time", now)
    app = create_app(settings)
    assert ask(app.test_client(), photo).status_code == 200
    app.extensions["services"].stop()


@pytest.mark.parametrize(("idle", "runs", "deleted"), [
    (2 * DAYS, 0.0, False), (2 * DAYS, DISTRUST_SECONDS + 1, True),
    (DAYS / 2, 0.0, True), (3600.0, 0.0, False),
])  # fmt: skip
def test_expired_photos_are_deleted_once_the_clock_is_known_to_be_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, idle: float, runs: float, deleted: bool
) -> None:
    """`idle`: seconds since something else was stored; `runs`: how long the process has run."""
    app = create_app(Settings(data_dir=str(tmp_path), ratelimit_enabled=False, recogniser=FAKE))
    services: Services = app.extensions["services"]
    photo, now, steady = uploaded(app.test_client()), time.time, time.monotonic
    with monkeypatch.context() as earlier:
        earlier.setattr(time, "time", lambda: now() + 9 * DAYS - idle)
        Table.new(app.test_client())
    retention = PhotoRetention(services.photos.repository, services.storage, Clock())
    monkeypatch.setattr(time, "time", lambda: now() + 9 * DAYS + runs)
    monkeypatch.setattr(time, "monotonic", lambda: steady() + runs)
    retention._clock = Clock()
    retention.purge()
    assert (photo["id"] in services.photos.repository.records.ids()) is not deleted
    services.stop()


def test_the_times_of_rows_are_read_back_as_they_were_stored(database_url: str) -> None:
    """Whatever the time zone of the database; its own time is that of this machine here."""
    zone = "options=-c%20timezone%3DAsia/Tokyo"
    on_server = database_url.startswith("postgresql")
    database = Database(
        f"{database_url}{'&' if '?' in database_url else '?'}{zone}" if on_server else database_url
    )
    database.migrate()
    created, expires = 1_790_000_000.123457, 4_102_444_800.000001  # microseconds, long after 2038
    records = PhotoRecords(database)
    row = PhotoRecord(
        id="a", token_hash="t", state="done", width=4, height=3, request={"game": "g"}, corrections=[],
        version=0, attempts=0, created=created, expires=expires,
    )  # fmt: skip
    records.add(row, 9)
    for reader in (records, PhotoRecords(Database(database_url))):
        found, access = reader.get("a"), reader.access("a")
        assert found is not None
        assert access is not None
        assert (found.created, found.expires, access.expires) == (created, expires, expires)
        assert any_stored(reader.database, created, created)
        assert not any_stored(reader.database, created + 1e-6, expires)
        assert reader.delete_expired(expires - 1e-6) == []
    assert records.delete_expired(expires) == ["a"]
    theirs = time_of(database)
    assert theirs == (pytest.approx(time.time(), abs=5) if on_server else None)


def test_photos_stay_while_the_database_has_another_time(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file has no clock: there the process is believed once it has run for long enough."""
    settings = Settings(
        data_dir=str(tmp_path), database_url=database_url, ratelimit_enabled=False, recogniser=FAKE
    )
    app = create_app(settings)
    services: Services = app.extensions["services"]
    photo, now, steady = uploaded(app.test_client()), time.time, time.monotonic
    retention = PhotoRetention(services.photos.repository, services.storage, Clock())
    runs = DISTRUST_SECONDS + 1
    monkeypatch.setattr(time, "time", lambda: now() + 9 * DAYS + runs)
    monkeypatch.setattr(time, "monotonic", lambda: steady() + runs)
    retention._clock = Clock()
    retention.purge()
    assert (photo["id"] in services.photos.repository.records.ids()) is database_url.startswith("postgresql")
    services.stop()
