"""Tile sets that are kept: those of users, and every version that a match was made with."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from store.database import Database
from store.files import Files, Unreachable
from store.tables import CatalogPicture, CatalogRecord, CatalogVersion, EnrolmentRecord, Prototypes

FILED = "$file"  # in place of a content that lies in a file: its name


class CatalogRecords:
    """All access to kept catalogs. Every method is one transaction."""

    def __init__(self, database: Database, files: Files | None = None) -> None:
        """`files`: where the contents lie, as one file a version; without, in the database."""
        self.database, self.files = database, files

    def _filed(self, id: str, version: str, data: dict[str, Any]) -> dict[str, Any]:
        """What the row of a version holds: its content, or where that was put now. Raises Unreachable."""
        if self.files is None:
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
            if session.get(CatalogVersion, (id, version)) is None:
                session.add(CatalogVersion(id=id, version=version, data=kept))
                record.versions += 1
            record.newest = version
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
        if found is None or self.files is None or FILED not in found.data:
            return found.data if found else None
        try:
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
        """The picture kept with a user's map or board."""
        with self.database.read() as session:
            found = session.get(CatalogPicture, id)
        return found.data if found else None

    def keep_picture(self, id: str, data: bytes) -> None:
        """Keep this picture instead of an older one."""
        with self.database.write() as session:
            session.merge(CatalogPicture(id=id, data=data, made=time.time()))

    def drop_picture(self, id: str) -> None:
        """Forget the picture."""
        with self.database.write() as session:
            session.execute(delete(CatalogPicture).where(CatalogPicture.id == id))

    # ---- what the tiles look like ----

    def prototypes(self, id: str, version: str) -> bytes | None:
        """What people enrolled of this version, else of the version they enrolled last."""
        with self.database.read() as session:
            found = session.get(Prototypes, (id, version))
            if found is None:
                latest = (
                    select(Prototypes).where(Prototypes.id == id).order_by(Prototypes.made.desc()).limit(1)
                )
                found = session.scalar(latest)
        return found.data if found else None

    def enrolment(self, id: str) -> EnrolmentRecord | None:
        """The enrolment of a user's catalog."""
        with self.database.read() as session:
            return session.get(EnrolmentRecord, id)

    def keep_enrolment(self, record: EnrolmentRecord, before: int, prototypes: Prototypes | None) -> bool:
        """Keep an enrolment as it is now; False, and nothing is kept, when somebody changed it since `before`
        (0: there was none)."""
        try:
            with self.database.write() as session:
                held = session.get(EnrolmentRecord, record.catalog_id, with_for_update=True)
                if (held.version if held else 0) != before:
                    return False
                session.merge(record)
                if prototypes is not None:
                    session.merge(prototypes)
        except IntegrityError:
            return False  # another process began one at the same moment
        return True

    def drop_enrolment(self, id: str) -> None:
        """Forget the enrolment of a catalog and what its tiles look like."""
        with self.database.write() as session:
            session.execute(delete(EnrolmentRecord).where(EnrolmentRecord.catalog_id == id))
            session.execute(delete(Prototypes).where(Prototypes.id == id))
