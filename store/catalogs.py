"""The repository of catalogs: users' catalogs, and every version that a match was made with."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from store.blobs import Blobs
from store.catalog_versions import filed, renewed
from store.database import Database
from store.enrolments import EnrolmentRecords
from store.files import Files, Unreachable
from store.object_storage_move import moved
from store.tables import CatalogPicture, CatalogRecord, CatalogVersion


@dataclass(frozen=True)
class ListedCatalog:
    """The newest version of a user's catalog. `summary` is None if an older release stored it."""

    id: str
    version: str
    summary: dict[str, Any] | None


class CatalogPictures:
    """Pictures of empty maps and boards, stored with users' catalogs. Every method is one transaction."""

    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database, self._blobs = database, blobs

    def get(self, id: str) -> bytes | None:
        """The picture stored with a user's map or board. Raises Unreachable."""
        with self._database.read() as session:
            found = session.get(CatalogPicture, id)
        return self._blobs.get(found.data) if found else None

    def keep(self, id: str, data: bytes) -> None:
        """Store this picture, replacing an older one. Raises Unreachable."""
        held = self._blobs.put("picture", data)
        with self._blobs.or_forget(held), self._database.write() as session:
            old = session.get(CatalogPicture, id, with_for_update=True)
            before = old.data if old else None
            session.merge(CatalogPicture(id=id, data=held, made=time.time()))
        self._blobs.forget(before)

    def drop(self, id: str) -> bool:
        """Delete the picture; False if there was none."""
        with self._database.write() as session:
            old = session.get(CatalogPicture, id, with_for_update=True)
            if old is not None:
                session.delete(old)
        self._blobs.forget(old.data if old else None)
        return old is not None


class CatalogRecords:
    """Access to stored catalogs. Every method is one transaction."""

    def __init__(self, database: Database, files: Files | None = None) -> None:
        """`files`: storage of contents in files; if it is a Bucket, new contents are written there."""
        self.database, self.blobs = database, Blobs(files)
        self.pictures = CatalogPictures(database, self.blobs)
        self.enrolments = EnrolmentRecords(database, self.blobs)

    def add(
        self,
        id: str,
        token_hash: str,
        version: str,
        data: dict[str, Any],
        summary: dict[str, Any] | None = None,
    ) -> None:
        """Store a user's new catalog. Raises Unreachable."""
        kept = filed(self.blobs, id, version, data)
        with self.database.write() as session:
            session.add(
                CatalogRecord(id=id, token_hash=token_hash, newest=version, versions=1, created=time.time())
            )
            session.add(CatalogVersion(id=id, version=version, data=kept, summary=summary))

    def renew(
        self, id: str, version: str, data: dict[str, Any], most: int, summary: dict[str, Any] | None = None
    ) -> bool:
        """Store the newest version of a user's catalog; False if it has `most` versions already."""
        kept = filed(self.blobs, id, version, data)
        with self.database.write() as session:
            record = session.get(CatalogRecord, id, with_for_update=True)
            if record is None or record.versions >= most:
                return False
            renewed(session, record, version, kept, summary)
        return True

    def get(self, id: str) -> CatalogRecord | None:
        """A user's catalog by id."""
        with self.database.read() as session:
            return session.get(CatalogRecord, id)

    def listed(self, token_hashes: Iterable[str]) -> list[ListedCatalog]:
        """The newest versions of the catalogs that these tokens belong to, without their contents."""
        newest = (CatalogVersion.id == CatalogRecord.id) & (CatalogVersion.version == CatalogRecord.newest)
        wanted = (
            select(CatalogRecord.id, CatalogRecord.newest, CatalogVersion.summary)
            .join(CatalogVersion, newest)
            .where(CatalogRecord.token_hash.in_(list(token_hashes)))
            .order_by(CatalogRecord.created)
        )
        with self.database.read() as session:
            return [ListedCatalog(*row) for row in session.execute(wanted)]

    def keep_summary(self, id: str, version: str, summary: dict[str, Any]) -> None:
        """Store the summary of a version."""
        of_version = (CatalogVersion.id == id) & (CatalogVersion.version == version)
        with self.database.write() as session:
            session.execute(update(CatalogVersion).where(of_version).values(summary=summary))

    def data(self, id: str, version: str) -> dict[str, Any] | None:
        """The content of one version. Raises Unreachable, also if the storage has lost it."""
        with self.database.read() as session:
            found = session.get(CatalogVersion, (id, version))
        return None if found is None else self.blobs.get_json(found.data)

    def pin(self, id: str, version: str, data: dict[str, Any]) -> None:
        """Store a version that a match refers to, unless it is stored already. Raises Unreachable.

        A file that the storage has lost is written again.
        """
        try:
            if self.data(id, version) is not None:
                return
        except Unreachable:
            filed(self.blobs, id, version, data)
            return
        kept = filed(self.blobs, id, version, data)
        try:
            with self.database.write() as session:
                session.add(CatalogVersion(id=id, version=version, data=kept))
        except IntegrityError:
            return  # another process stored it at the same moment

    def move(self) -> int:
        """Move contents from the database to files in object storage; see `moved`. Raises Unreachable."""
        return moved(self.database, self.blobs)
