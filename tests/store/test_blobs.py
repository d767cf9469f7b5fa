"""Pictures, cards and enrolments are in object storage if configured; older ones are found in the database
until they are moved."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import fsspec
import pytest

import manage
from store import CatalogRecords, Database, EnrolmentRecord, Files, Learnt, Unreachable, files_at
from store.blobs import MARK
from store.tables import CatalogPicture

ID = "user/abc"


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    made = Database(database_url)
    made.migrate()
    yield made
    made.close()


@pytest.fixture
def bucket(tmp_path: Path) -> Files:
    fsspec.filesystem("memory").store.clear()
    return files_at("memory://bucket/files", str(tmp_path / "scratch"))


def enrolment(version: int, sheet: bytes) -> EnrolmentRecord:
    return EnrolmentRecord(
        catalog_id=ID, photos=[], cards=[], proposals=[], sheet=sheet, version=version, changed=time.time()
    )


def learnt(looks: bytes | None, version: str = "v1", read: str = "v1") -> Learnt:
    return Learnt(read, version, {"tiles": [version]}, looks)


def test_a_picture_lies_in_the_storage_and_leaves_nothing_behind(database: Database, bucket: Files) -> None:
    records = CatalogRecords(database, bucket)
    records.pictures.keep(ID, b"\xff\xd8 one")
    with database.read() as session:
        held = session.get(CatalogPicture, ID)
    assert held is not None
    assert held.data == MARK + bucket.names()[0].encode()
    records.pictures.keep(ID, b"\xff\xd8 two")
    assert [bucket.read(name) for name in bucket.names()] == [b"\xff\xd8 two"]
    assert records.pictures.get(ID) == b"\xff\xd8 two"
    records.pictures.drop(ID)
    assert (records.pictures.get(ID), bucket.names()) == (None, [])


def test_a_late_enrolment_leaves_nothing_behind(database: Database, bucket: Files) -> None:
    records = CatalogRecords(database, bucket)
    records.add(ID, "hash", "v1", {"tiles": [1]})
    (catalog,) = bucket.names()

    def kept() -> list[bytes]:
        return sorted(bucket.read(name) for name in bucket.names() if name != catalog)

    assert records.enrolments.keep(enrolment(1, b"cards"), 0)
    first = records.enrolments.get(ID)
    assert first is not None
    assert records.enrolments.cards(first) == b"cards"
    assert not records.enrolments.keep(enrolment(1, b"others"), 0, learnt(b"nothing"))
    assert kept() == [b"cards"]
    for data in (b"some", b"more"):  # the same sheet, more learnt from it
        now = records.enrolments.get(ID)
        assert now is not None
        assert records.enrolments.keep(enrolment(now.version + 1, now.sheet), now.version, learnt(data))
        assert (records.enrolments.cards(now), records.enrolments.prototypes(ID)) == (b"cards", data)
    assert kept() == [b"cards", b"more"]
    assert records.enrolments.keep(enrolment(4, b"more cards"), 3)
    assert kept() == [b"more", b"more cards"]
    assert records.enrolments.keep(enrolment(5, b"cards again"), 4, learnt(None))
    assert (records.enrolments.prototypes(ID), kept()) == (None, [b"cards again"])
    records.enrolments.drop(ID)
    assert (records.enrolments.get(ID), records.enrolments.prototypes(ID), kept()) == (None, None, [])


def test_a_catalog_an_enrolment_and_what_is_learnt_change_together(database: Database, bucket: Files) -> None:
    records = CatalogRecords(database, bucket)
    records.add(ID, "hash", "v1", {"tiles": ["v1"]})
    assert records.enrolments.keep(enrolment(1, b"cards"), 0, learnt(b"one", "v2"))
    assert (records.data(ID, "v2"), records.enrolments.prototypes(ID)) == ({"tiles": ["v2"]}, b"one")

    def stands() -> tuple[str, int, int, bytes | None]:
        catalog, held = records.get(ID), records.enrolments.get(ID)
        assert catalog is not None
        assert held is not None
        return catalog.newest, catalog.versions, held.version, records.enrolments.prototypes(ID)

    assert stands() == ("v2", 2, 1, b"one")
    of_an_old_version, of_old_words = learnt(b"late", "v3", "v1"), learnt(b"late", "v3", "v2")
    assert not records.enrolments.keep(enrolment(2, b"cards"), 1, of_an_old_version)
    assert not records.enrolments.keep(enrolment(2, b"cards"), 0, of_old_words)
    assert stands() == ("v2", 2, 1, b"one")
    assert records.enrolments.keep(enrolment(2, b"cards"), 1, learnt(b"two", "v1", "v2"))  # as it was
    assert stands() == ("v1", 2, 2, b"two")
    assert records.data(ID, "v1") == {"tiles": ["v1"]}


def test_files_in_the_database_are_found_and_moved(
    database: Database, database_url: str, bucket: Files, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = CatalogRecords(database, files_at(f"file://{tmp_path}/photos", ""))
    before.add(ID, "hash", "v1", {"tiles": [1]})
    before.pictures.keep(ID, b"\xff\xd8 one")
    assert before.enrolments.keep(enrolment(1, b"cards"), 0, learnt(b"some"))
    records = CatalogRecords(database, bucket)
    assert (records.pictures.get(ID), records.enrolments.prototypes(ID)) == (b"\xff\xd8 one", b"some")
    assert bucket.names() == []
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("STORAGE_URL", f"file://{tmp_path}/photos")
    assert manage.main(["move"]) == 1  # a folder is no object storage
    monkeypatch.setenv("STORAGE_URL", "memory://bucket/files")
    assert manage.main(["move"]) == 0
    assert len(bucket.names()) == 4
    assert records.move() == 0
    assert records.data(ID, "v1") == {"tiles": [1]}
    kept = records.enrolments.get(ID)
    assert kept is not None
    found = (records.pictures.get(ID), records.enrolments.cards(kept), records.enrolments.prototypes(ID))
    assert found == (b"\xff\xd8 one", b"cards", b"some")


def test_contents_brought_from_a_storage_into_a_folder_are_found_and_never_swept(
    database: Database, bucket: Files, tmp_path: Path
) -> None:
    records = CatalogRecords(database, bucket)
    records.add(ID, "hash", "v1", {"tiles": [1]})
    records.pictures.keep(ID, b"\xff\xd8 one")
    folder = files_at(f"file://{tmp_path}/photos", "")
    for name in bucket.names():
        folder.write(name, bucket.read(name))
    folder.write("left.jpg", b"")
    assert folder.sweep((), -1) == ["left.jpg"]
    restored = CatalogRecords(database, folder)
    assert (restored.data(ID, "v1"), restored.pictures.get(ID)) == ({"tiles": [1]}, b"\xff\xd8 one")


def test_a_content_that_is_lost_is_reported(database: Database, bucket: Files) -> None:
    records = CatalogRecords(database, bucket)
    records.pictures.keep(ID, b"\xff\xd8 one")
    bucket.delete(bucket.names()[0])
    with pytest.raises(Unreachable):
        records.pictures.get(ID)
