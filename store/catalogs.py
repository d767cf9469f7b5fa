"""The repository of catalogs: users' catalogs, and every version that a match was made with."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from store.contents import Contents
from store.database import Database
from store.files import Files, Unreachable
from store.tables import CatalogPicture, CatalogRecord, CatalogVersion, EnrolmentRecord, Prototypes

FILED = "$file"  # key that replaces the content in a row, if the content is in a file: the file name


@dataclass(frozen=True)
class ListedCatalog:
    """The newest version of a user's catalog. `summary` is None if an older release stored it."""

    id: str
    version: str
    summary: dict[str, Any] | None


@dataclass(frozen=True)
class Learnt:
    """The effect of confirmations on a set.

    `read`: the version that the confirmations refer to. `version` and `data`: the newest version from now on
    (the same if no tiles were added). `looks`: the archive of prototypes (None: no tile is named any more).
    """

    read: str
    version: str
    data: dict[str, Any]
    looks: bytes | None


class CatalogRecords:
    """Access to stored catalogs. Every method is one transaction."""

    def __init__(self, database: Database, files: Files | None = None) -> None:
        """`files`: storage of contents in files; if it is a Bucket, new contents are written there."""
        self.database, self.files, self.contents = database, files, Contents(files)

    def _filed(self, id: str, version: str, data: dict[str, Any]) -> dict[str, Any]:
        """The value for the row of a version: its content, or the name of the file just written.

        Raises Unreachable.
        """
        if self.files is None or not self.contents.filing:
            return data
        name = f"catalog-{hashlib.sha256(f'{id} {version}'.encode()).hexdigest()[:40]}.json"
        self.files.write(name, json.dumps(data).encode())
        return {FILED: name}

    def add(
        self,
        id: str,
        token_hash: str,
        version: str,
        data: dict[str, Any],
        summary: dict[str, Any] | None = None,
    ) -> None:
        """Store a user's new catalog. Raises Unreachable."""
        kept = self._filed(id, version, data)
        with self.database.write() as session:
            session.add(
                CatalogRecord(id=id, token_hash=token_hash, newest=version, versions=1, created=time.time())
            )
            session.add(CatalogVersion(id=id, version=version, data=kept, summary=summary))

    def renew(
        self, id: str, version: str, data: dict[str, Any], most: int, summary: dict[str, Any] | None = None
    ) -> bool:
        """Store the newest version of a user's catalog; False if it has `most` versions already."""
        kept = self._filed(id, version, data)
        with self.database.write() as session:
            record = session.get(CatalogRecord, id, with_for_update=True)
            if record is None or record.versions >= most:
                return False
            _renewed(session, record, version, kept, summary)
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
        if found is None or FILED not in found.data:
            return found.data if found else None
        try:
            if self.files is None:
                raise FileNotFoundError(id)
            content: dict[str, Any] = json.loads(self.files.read(found.data[FILED]))
        except FileNotFoundError as error:
            raise Unreachable(f"the content of {id} is not in the storage") from error
        return content

    def pin(self, id: str, version: str, data: dict[str, Any]) -> None:
        """Store a version that a match refers to, unless it is stored already. Raises Unreachable.

        A file that the storage has lost is written again.
        """
        try:
            if self.data(id, version) is not None:
                return
        except Unreachable:
            self._filed(id, version, data)
            return
        kept = self._filed(id, version, data)
        try:
            with self.database.write() as session:
                session.add(CatalogVersion(id=id, version=version, data=kept))
        except IntegrityError:
            return  # another process stored it at the same moment

    # ---- pictures of empty maps and boards ----

    def picture(self, id: str) -> bytes | None:
        """The picture stored with a user's map or board. Raises Unreachable."""
        with self.database.read() as session:
            found = session.get(CatalogPicture, id)
        return self.contents.get(found.data) if found else None

    def keep_picture(self, id: str, data: bytes) -> None:
        """Store this picture, replacing an older one. Raises Unreachable."""
        held = self.contents.put("picture", data)
        with self._or_forget(held), self.database.write() as session:
            old = session.get(CatalogPicture, id, with_for_update=True)
            before = old.data if old else None
            session.merge(CatalogPicture(id=id, data=held, made=time.time()))
        self.contents.forget(before)

    def drop_picture(self, id: str) -> None:
        """Delete the picture."""
        with self.database.write() as session:
            old = session.get(CatalogPicture, id, with_for_update=True)
            if old is not None:
                session.delete(old)
        self.contents.forget(old.data if old else None)

    @contextmanager
    def _or_forget(self, *held: bytes) -> Iterator[None]:
        """Delete these files if the rows for them cannot be written."""
        try:
            yield
        except BaseException:
            self.contents.forget(*held)
            raise

    # ---- prototypes and enrolments ----

    def prototypes(self, id: str) -> bytes | None:
        """The current prototypes of a set, for all its versions.

        Older versions use them, too: corrected confirmations also apply to the matches made with those
        versions.
        """
        latest = select(Prototypes.data).where(Prototypes.id == id).order_by(Prototypes.made.desc()).limit(1)
        with self.database.read() as session:
            found = session.scalar(latest)
        return None if found is None else self.contents.get(found)

    def enrolment(self, id: str) -> EnrolmentRecord | None:
        """The enrolment of a user's catalog."""
        with self.database.read() as session:
            return session.get(EnrolmentRecord, id)

    def with_enrolment(self, ids: Iterable[str]) -> set[str]:
        """The ids of those of these catalogs that have an enrolment."""
        wanted = select(EnrolmentRecord.catalog_id).where(EnrolmentRecord.catalog_id.in_(list(ids)))
        with self.database.read() as session:
            return set(session.scalars(wanted))

    def cards(self, record: EnrolmentRecord) -> bytes:
        """The picture of an enrolment's cards. Raises Unreachable."""
        return self.contents.get(record.sheet)

    def keep_enrolment(self, record: EnrolmentRecord, before: int, learnt: Learnt | None = None) -> bool:
        """Store an enrolment and what was learnt from it, both or neither. Raises Unreachable.

        Returns False and stores nothing if the enrolment was changed since version `before` (0: there was
        none), or if the catalog has another version than the one read. The record's `sheet` may be new, or
        the value from the row.
        """
        known = record.sheet
        record.sheet = self.contents.put("cards", record.sheet)
        fresh = [record.sheet] if record.sheet is not known else []
        looks = None if learnt is None or learnt.looks is None else self.contents.put("learnt", learnt.looks)
        fresh += [looks] if looks is not None else []
        content: dict[str, Any] = {}
        if learnt is not None and learnt.version != learnt.read:
            content = self._filed(record.catalog_id, learnt.version, learnt.data)
        over: list[bytes] = []
        try:
            with self._or_forget(*fresh), self.database.write() as session:
                held = session.get(EnrolmentRecord, record.catalog_id, with_for_update=True)
                stale = (held.version if held else 0) != before
                if stale or (learnt and not _took(session, record.catalog_id, learnt, content)):
                    over = fresh
                else:
                    over = [held.sheet] if held is not None and held.sheet != record.sheet else []
                    session.merge(record)
                    if learnt is not None:
                        over += _forgotten(session, record.catalog_id)
                        if looks is not None:
                            row = {"id": record.catalog_id, "version": learnt.version, "data": looks}
                            session.add(Prototypes(**row, made=time.time()))
        except IntegrityError:
            return False  # another process started one at the same moment
        self.contents.forget(*over)
        return over is not fresh

    def drop_enrolment(self, id: str) -> None:
        """Delete the enrolment of a catalog and the prototypes of its tiles."""
        with self.database.write() as session:
            over = list(
                session.scalars(select(EnrolmentRecord.sheet).where(EnrolmentRecord.catalog_id == id))
            )
            session.execute(delete(EnrolmentRecord).where(EnrolmentRecord.catalog_id == id))
            over += _forgotten(session, id)
        self.contents.forget(*over)

    # ---- moving contents from the database to files ----

    def move(self) -> int:
        """Move contents from the database to files in object storage, one by one, during operation.

        Returns their number, 0 without object storage. Raises Unreachable.
        """
        if not self.contents.filing:
            return 0
        return self._move_versions() + sum(
            self._move_bytes(table, column, kind)
            for table, column, kind in (
                (CatalogPicture, "data", "picture"), (EnrolmentRecord, "sheet", "cards"),
                (Prototypes, "data", "learnt"),
            )
        )  # fmt: skip

    def _move_versions(self) -> int:
        with self.database.read() as session:
            rows = session.execute(select(CatalogVersion.id, CatalogVersion.version)).all()
        moved = 0
        for id, version in rows:
            with self.database.write() as session:
                row = session.get(CatalogVersion, (id, version), with_for_update=True)
                if row is not None and FILED not in row.data:
                    row.data = self._filed(id, version, row.data)
                    moved += 1
        return moved

    def _move_bytes(self, table: Any, column: str, kind: str) -> int:
        keys = [one.key for one in table.__table__.primary_key]
        with self.database.read() as session:
            rows = session.execute(select(*[getattr(table, key) for key in keys])).all()
        moved = 0
        for key in rows:
            with self.database.write() as session:
                row = session.get(table, tuple(key), with_for_update=True)
                held = b"" if row is None else getattr(row, column)
                put = self.contents.put(kind, held)
                if row is not None and put != held:
                    setattr(row, column, put)
                    moved += 1
        return moved


def _renewed(
    session: Session,
    record: CatalogRecord,
    version: str,
    kept: dict[str, Any],
    summary: dict[str, Any] | None = None,
) -> None:
    """Make this the newest version of a catalog; a version that exists already is not written again."""
    if session.get(CatalogVersion, (record.id, version)) is None:
        session.add(CatalogVersion(id=record.id, version=version, data=kept, summary=summary))
        record.versions += 1
    record.newest = version


def _took(session: Session, id: str, learnt: Learnt, kept: dict[str, Any]) -> bool:
    """Apply the new version of a set; False if its newest version is not the one that was read."""
    catalog = session.get(CatalogRecord, id, with_for_update=True)
    if catalog is None or catalog.newest != learnt.read:
        return False
    if learnt.version != learnt.read:
        _renewed(session, catalog, learnt.version, kept)
    return True


def _forgotten(session: Session, id: str) -> list[bytes]:
    """Delete the prototypes of a set; returns the contents that can be deleted."""
    held = list(session.scalars(select(Prototypes.data).where(Prototypes.id == id)))
    session.execute(delete(Prototypes).where(Prototypes.id == id))
    return held
