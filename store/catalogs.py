"""Tile sets that are kept: those of users, and every version that a match was made with."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from store.database import Database
from store.filed import Contents
from store.files import Files, Unreachable
from store.tables import CatalogPicture, CatalogRecord, CatalogVersion, EnrolmentRecord, Prototypes

FILED = "$file"  # in place of a content that lies in a file: its name


@dataclass(frozen=True)
class Learnt:
    """What people's words make of a set: of its version `read` they were said; `version` and `data`: the
    newest one from now on (the same if they brought no tiles); `looks`: what its tiles look like (None: none
    is named any more)."""

    read: str
    version: str
    data: dict[str, Any]
    looks: bytes | None


class CatalogRecords:
    """All access to kept catalogs. Every method is one transaction."""

    def __init__(self, database: Database, files: Files | None = None) -> None:
        """`files`: where contents that were put into files lie; new ones go there if it is a Bucket."""
        self.database, self.files, self.contents = database, files, Contents(files)

    def _filed(self, id: str, version: str, data: dict[str, Any]) -> dict[str, Any]:
        """What the row of a version holds: its content, or where that was put now. Raises Unreachable."""
        if self.files is None or not self.contents.filing:
            return data
        name = f"catalog-{hashlib.sha256(f'{id} {version}'.encode()).hexdigest()[:40]}.json"
        self.files.write(name, json.dumps(data).encode())
        return {FILED: name}

    def add(self, id: str, token_hash: str, version: str, data: dict[str, Any]) -> None:
        """Keep a user's new catalog. Raises Unreachable."""
        kept = self._filed(id, version, data)
        with self.database.write() as session:
            session.add(
                CatalogRecord(id=id, token_hash=token_hash, newest=version, versions=1, created=time.time())
            )
            session.add(CatalogVersion(id=id, version=version, data=kept))

    def renew(self, id: str, version: str, data: dict[str, Any], most: int) -> bool:
        """Make this the newest version of a user's catalog; False when it has had `most` already."""
        kept = self._filed(id, version, data)
        with self.database.write() as session:
            record = session.get(CatalogRecord, id, with_for_update=True)
            if record is None or record.versions >= most:
                return False
            _renewed(session, record, version, kept)
        return True

    def get(self, id: str) -> CatalogRecord | None:
        """A user's catalog by id."""
        with self.database.read() as session:
            return session.get(CatalogRecord, id)

    def of_tokens(self, token_hashes: Iterable[str]) -> list[CatalogRecord]:
        """The catalogs that these tokens belong to."""
        wanted = select(CatalogRecord).where(CatalogRecord.token_hash.in_(list(token_hashes)))
        with self.database.read() as session:
            return list(session.scalars(wanted.order_by(CatalogRecord.created)))

    def data(self, id: str, version: str) -> dict[str, Any] | None:
        """One version of a catalog, as it was kept. Raises Unreachable, also when the storage has lost it."""
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
        """Keep a version that a match refers to, unless it is kept already; what the storage has lost is put
        there again. Raises Unreachable."""
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
            return  # another process kept it at the same moment

    # ---- what an empty map or board looks like ----

    def picture(self, id: str) -> bytes | None:
        """The picture kept with a user's map or board. Raises Unreachable."""
        with self.database.read() as session:
            found = session.get(CatalogPicture, id)
        return self.contents.get(found.data) if found else None

    def keep_picture(self, id: str, data: bytes) -> None:
        """Keep this picture instead of an older one. Raises Unreachable."""
        held = self.contents.put("picture", data)
        with self._or_forget(held), self.database.write() as session:
            old = session.get(CatalogPicture, id, with_for_update=True)
            before = old.data if old else None
            session.merge(CatalogPicture(id=id, data=held, made=time.time()))
        self.contents.forget(before)

    def drop_picture(self, id: str) -> None:
        """Forget the picture."""
        with self.database.write() as session:
            old = session.get(CatalogPicture, id, with_for_update=True)
            if old is not None:
                session.delete(old)
        self.contents.forget(old.data if old else None)

    @contextmanager
    def _or_forget(self, *held: bytes) -> Iterator[None]:
        """What was put away for rows that are not written then is forgotten."""
        try:
            yield
        except BaseException:
            self.contents.forget(*held)
            raise

    # ---- what the tiles look like ----

    def prototypes(self, id: str) -> bytes | None:
        """What the tiles of a set look like as people enrolled them last. That goes for older versions, too:
        what was said in error is taken back for the matches made with them as well."""
        latest = select(Prototypes.data).where(Prototypes.id == id).order_by(Prototypes.made.desc()).limit(1)
        with self.database.read() as session:
            found = session.scalar(latest)
        return None if found is None else self.contents.get(found)

    def enrolment(self, id: str) -> EnrolmentRecord | None:
        """The enrolment of a user's catalog."""
        with self.database.read() as session:
            return session.get(EnrolmentRecord, id)

    def begun(self, ids: Iterable[str]) -> set[str]:
        """Those of these catalogs that have an enrolment."""
        wanted = select(EnrolmentRecord.catalog_id).where(EnrolmentRecord.catalog_id.in_(list(ids)))
        with self.database.read() as session:
            return set(session.scalars(wanted))

    def cards(self, record: EnrolmentRecord) -> bytes:
        """The picture of an enrolment's cards. Raises Unreachable."""
        return self.contents.get(record.sheet)

    def keep_enrolment(self, record: EnrolmentRecord, before: int, learnt: Learnt | None = None) -> bool:
        """Keep an enrolment as it is now and what was learnt from it, both or neither; False, and nothing is
        kept, when somebody changed it since `before` (0: there was none) or made another version of the
        catalog than the one read. Its `sheet` may be new, or what the row held. Raises Unreachable."""
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
            return False  # another process began one at the same moment
        self.contents.forget(*over)
        return over is not fresh

    def drop_enrolment(self, id: str) -> None:
        """Forget the enrolment of a catalog and what its tiles look like."""
        with self.database.write() as session:
            over = list(
                session.scalars(select(EnrolmentRecord.sheet).where(EnrolmentRecord.catalog_id == id))
            )
            session.execute(delete(EnrolmentRecord).where(EnrolmentRecord.catalog_id == id))
            over += _forgotten(session, id)
        self.contents.forget(*over)

    # ---- from the database into files ----

    def move(self) -> int:
        """Put contents that lie in the database into files, where there is object storage, one after the
        other while others work; how many those were. Raises Unreachable."""
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


def _renewed(session: Session, record: CatalogRecord, version: str, kept: dict[str, Any]) -> None:
    """This is the newest version of a catalog; one that there was before is never written again."""
    if session.get(CatalogVersion, (record.id, version)) is None:
        session.add(CatalogVersion(id=record.id, version=version, data=kept))
        record.versions += 1
    record.newest = version


def _took(session: Session, id: str, learnt: Learnt, kept: dict[str, Any]) -> bool:
    """The catalog has the version now that people's words make of it; False where its newest one is no longer
    that of which they were said."""
    catalog = session.get(CatalogRecord, id, with_for_update=True)
    if catalog is None or catalog.newest != learnt.read:
        return False
    if learnt.version != learnt.read:
        _renewed(session, catalog, learnt.version, kept)
    return True


def _forgotten(session: Session, id: str) -> list[bytes]:
    """What the tiles of a set look like is not known any more: the contents that can be forgotten."""
    held = list(session.scalars(select(Prototypes.data).where(Prototypes.id == id)))
    session.execute(delete(Prototypes).where(Prototypes.id == id))
    return held
