"""The catalogs of a match are stored with it, without being read again for every other match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import fsspec
import pytest

from referee.games import built_in
from services.catalogs.service import Catalogs
from store import CatalogRecords, Database, Files, files_at


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    made = Database(database_url)
    made.migrate()
    yield made
    made.close()


def test_a_version_is_stored_with_the_first_match(database: Database) -> None:
    catalogs, version = Catalogs(lambda: CatalogRecords(database)), built_in("base").version
    assert CatalogRecords(database).data("base", version) is None
    for _ in range(2):
        assert catalogs.pin("base") == ["base", version]
        catalogs.keep("base", version, None)
        assert CatalogRecords(database).data("base", version) == built_in("base").data


def test_a_stored_version_is_not_read_again(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogs, read = Catalogs(lambda: CatalogRecords(database)), list[str]()
    whole = CatalogRecords.data
    monkeypatch.setattr(CatalogRecords, "data", lambda self, *of: read.append(of[0]) or whole(self, *of))
    for _ in range(3):
        catalogs.pin("base")
        catalogs.pin("river")
    assert read == ["base", "river"]


def test_a_file_that_the_storage_lost_is_written_for_the_next_match(
    database: Database, tmp_path: Path
) -> None:
    fsspec.filesystem("memory").store.clear()
    bucket: Files = files_at("memory://bucket/files", str(tmp_path / "scratch"))
    catalogs = Catalogs(lambda: CatalogRecords(database, bucket))
    catalogs.pin("base")
    (name,) = bucket.names()
    bucket.delete(name)
    catalogs.pin("base")
    assert bucket.names() == [name]
