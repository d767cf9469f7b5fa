"""The table of photos is the queue: one reader at a time, nothing lost with it, nothing kept too long."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import update

from store import (
    Bucket,
    Database,
    Folder,
    Gone,
    MatchRecord,
    MatchRecords,
    PhotoRecord,
    PhotoRecords,
    QueueFull,
    files_at,
)
from store.files import write_whole
from store.photo_leases import ATTEMPTS


@pytest.fixture
def records(database_url: str) -> PhotoRecords:
    database = Database(database_url)
    database.migrate()
    return PhotoRecords(database)


def photo(name: str = "a", expires: float = 3600.0) -> PhotoRecord:
    now = time.time()
    return PhotoRecord(
        id=name, token_hash="t", state="queued", width=4, height=3, request={"game": "g"}, corrections=[],
        version=0, attempts=0, created=now, expires=now + expires,
    )  # fmt: skip


def lose(records: PhotoRecords, name: str = "a") -> None:
    """Expire the lease, as if the reader had vanished long ago."""
    with records.database.write() as session:
        session.execute(update(PhotoRecord).where(PhotoRecord.id == name).values(lease_until=1.0))


def test_only_one_worker_claims_a_photo(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    assert records.leases.waiting() == ["a"]
    claimed = records.leases.claim("a", "me", 60)
    assert claimed is not None
    assert claimed.state == "reading"
    assert records.leases.claim("a", "you", 60) is None
    assert records.leases.waiting() == []


def test_only_the_holder_can_finish(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    records.leases.claim("a", "me", 60)
    assert not records.leases.finish("a", "you", {"cells": []}, {})
    assert records.leases.finish("a", "me", {"cells": [1]}, {"tiles": [2]})
    kept = records.get("a", with_reading=True)
    assert kept is not None
    assert (kept.state, kept.lease) == ("done", None)
    assert (kept.reading, kept.answer) == ({"cells": [1]}, {"tiles": [2]})
    assert not records.leases.fail("a", "me", None, "too late")


def test_a_lost_reader_is_replaced_and_cannot_come_back(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    records.leases.claim("a", "dead", 60)
    lose(records)
    assert records.leases.waiting() == ["a"]
    assert records.leases.claim("a", "me", 60) is not None
    assert not records.leases.finish("a", "dead", {}, {"tiles": ["old"]})
    assert records.leases.finish("a", "me", {}, {"tiles": ["new"]})


def test_a_reader_learns_that_its_photo_is_not_wanted_any_more(records: PhotoRecords) -> None:
    for name in ("a", "b"):
        records.add(photo(name), 9)
        records.leases.claim(name, "me", 60)
    assert records.leases.at_stage("a", "me", "cells")
    assert records.leases.holds("a", "me")
    records.delete("a")
    lose(records, "b")
    assert records.leases.holds("b", "me")  # it is not claimed yet
    records.leases.claim("b", "you", 60)
    for name in ("a", "b"):
        assert not records.leases.holds(name, "me")
        assert not records.leases.at_stage(name, "me", "figures")


def test_renewing_keeps_what_is_held(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    records.leases.claim("a", "me", 60)
    lose(records)
    records.leases.renew("me", 60)
    assert records.leases.waiting() == []
    assert records.leases.claim("a", "you", 60) is None


def test_a_photo_that_kills_every_reader_becomes_unreadable(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    for number in range(ATTEMPTS):
        assert records.leases.claim("a", f"reader {number}", 60) is not None
        lose(records)
    assert records.leases.claim("a", "one more", 60) is None
    kept = records.get("a")
    assert kept is not None
    assert kept.state == "unreadable"
    assert kept.reason == "never-ended"


def test_failing_needs_the_lease_or_an_unclaimed_photo(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    records.leases.claim("a", "me", 60)
    assert not records.leases.fail("a", "you", None, "no")
    assert records.leases.fail("a", "me", "lattice", "no board")
    records.add(photo("b"), 9)
    assert records.leases.fail("b", "you", None, "its process died at once")


def test_the_queue_is_bounded_for_all_processes_together(records: PhotoRecords, database_url: str) -> None:
    other = PhotoRecords(Database(database_url))
    records.add(photo("a"), 2)
    other.add(photo("b"), 2)
    with pytest.raises(QueueFull):
        records.add(photo("c"), 2)
    assert records.ids() == {"a", "b"}
    records.leases.claim("a", "me", 60)
    with pytest.raises(QueueFull):
        other.add(photo("c"), 2)
    records.leases.finish("a", "me", {}, {})
    other.add(photo("c"), 2)


def a_match(records: PhotoRecords, name: str) -> MatchRecords:
    matches = MatchRecords(records.database)
    row = MatchRecord(
        id=name, setup={"game": "g"}, catalogs=[], names={}, hints=True, seq=0, version=0, join_code=None,
        code_expires=None, created=time.time(),
    )  # fmt: skip
    matches.add(row, [])
    return matches


def test_photos_go_with_the_match_they_were_sent_for(records: PhotoRecords) -> None:
    matches = a_match(records, "m")
    a_match(records, "n")
    for name, match in (("a", "m"), ("b", "n"), ("c", None), ("d", "m")):
        one = photo(name)
        one.request = {"game": "g", "match": match}
        records.add(one, 9)
        records.tables.keep_looks("n", name, 1, b"faces")  # a match may begin with a photo of another one
    records.leases.claim("d", "me", 60)
    assert sorted(matches.delete("m") or ()) == ["a", "d"]
    assert records.ids() == {"b", "c"}
    assert {row.photo_id for row in records.tables.looks("n")} == {"b", "c"}
    assert not records.leases.finish("d", "me", {}, {})
    late = photo("e")
    late.request = {"game": "g", "match": "m"}
    with pytest.raises(Gone):
        records.add(late, 9)


def test_no_photo_is_left_of_a_match_that_is_deleted_as_it_comes(
    records: PhotoRecords, database_url: str
) -> None:
    for number in range(6):
        matches = a_match(records, f"m{number}")
        ready, others = Barrier(3), [PhotoRecords(Database(database_url)) for _ in range(2)]

        def add(where: PhotoRecords, name: str, ready: Barrier = ready, of: str = f"m{number}") -> None:
            one = photo(name)
            one.request = {"game": "g", "match": of}
            ready.wait()
            with suppress(Gone):
                where.add(one, 99)

        with ThreadPoolExecutor(2) as pool:
            for place, where in enumerate(others):
                pool.submit(add, where, f"{number}{place}")
            ready.wait()
            matches.delete(f"m{number}")
        for where in others:
            where.database.close()
    assert records.ids() == set()


def test_two_people_correct_one_after_the_other(records: PhotoRecords) -> None:
    records.add(photo(), 9)
    assert records.correct("a", 0, corrections=[1], request={}, answer={})
    assert not records.correct("a", 0, corrections=[2], request={}, answer={})
    kept = records.get("a")
    assert kept is not None
    assert (kept.corrections, kept.version) == ([1], 1)


def test_a_photo_is_read_again_by_its_last_reader(records: PhotoRecords) -> None:
    records.add(photo(), 2)
    assert not records.again("a", 0, 2, request={"early": True})  # it already waits to be read
    records.leases.claim("a", "me", 60)
    records.leases.finish("a", "me", {"cells": [1]}, {"tiles": [2]}, [{"x": 1}])
    assert not records.again("a", 7, 2, request={})
    assert records.again("a", 0, 2, request={"catalogs": ["river"]}, answer={})
    kept = records.get("a", with_reading=True)
    assert kept is not None
    assert (kept.state, kept.version, kept.attempts, kept.request) == (
        "queued",
        1,
        0,
        {"catalogs": ["river"]},
    )
    assert (kept.reading, kept.corrections, kept.answer) == ({"cells": [1]}, [{"x": 1}], {})
    assert records.leases.waiting() == ["a"]


def test_reading_again_waits_for_a_place_in_the_queue(records: PhotoRecords) -> None:
    records.add(photo("a"), 2)
    records.leases.claim("a", "me", 60)
    records.leases.finish("a", "me", {}, {})
    records.add(photo("b"), 2)
    with pytest.raises(QueueFull):
        records.again("a", 0, 1)
    kept = records.get("a")
    assert kept is not None
    assert kept.state == "done"


def test_finished_entries_are_removed(records: PhotoRecords) -> None:
    records.add(photo("old", expires=-1), 9)
    records.add(photo("new"), 9)
    assert records.delete_expired(time.time()) == ["old"]
    assert records.ids() == {"new"}
    assert records.delete("new")
    assert not records.delete("new")
    assert not records.leases.finish("new", "me", {}, {})


def test_a_photo_from_before_the_clock_was_set_back_expires_in_time(records: PhotoRecords) -> None:
    ten_years, week = 3650 * 86_400.0, 7 * 86_400.0
    records.add(photo("ahead", expires=ten_years), 9)
    records.add(photo("now"), 9)
    before = {one: records.get(one).expires for one in records.ids()}  # type: ignore[union-attr]
    records.limit_expiry(time.time() + week)
    assert records.get("now").expires == before["now"]  # type: ignore[union-attr]
    assert set(records.delete_expired(time.time() + week + 1)) == {"ahead", "now"}


def test_the_folder_deletes_files_without_an_owner(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "pictures")
    assert folder.sweep((), 0) == []
    for name in ("kept.jpg", "left.jpg", "fresh.upload"):
        write_whole(folder.place(name), b"x")
    for name in ("kept.jpg", "left.jpg"):
        os.utime(folder.place(name), (1, 1))
    assert folder.sweep({"kept.jpg"}, 60) == ["left.jpg"]
    assert sorted(p.name for p in folder.path.iterdir()) == ["fresh.upload", "kept.jpg"]
    folder.delete("kept.jpg")
    folder.delete("kept.jpg")


def test_addresses_of_storage(tmp_path: Path) -> None:
    folder = files_at(f"file://{tmp_path}/our%20pictures", str(tmp_path))
    assert isinstance(folder, Folder)
    assert folder.path == tmp_path / "our pictures"
    assert isinstance(files_at("s3://bucket/photos", str(tmp_path)), Bucket)
    for wrong in ("gopher://bucket/photos", "s3://"):
        with pytest.raises(ValueError, match="STORAGE_URL"):
            files_at(wrong, str(tmp_path))
