"""Enrolments of users' tile sets, and the prototypes learnt from them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from store.blobs import Blobs
from store.catalog_versions import filed, renewed
from store.database import Database
from store.tables import CatalogRecord, EnrolmentRecord, Prototypes


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


class EnrolmentRecords:
    """Access to stored enrolments. Every method is one transaction."""

    def __init__(self, database: Database, blobs: Blobs) -> None:
        self._database, self._blobs = database, blobs

    def prototypes(self, id: str) -> bytes | None:
        """The current prototypes of a set, for all its versions.

        Older versions use them, too: corrected confirmations also apply to the matches made with those
        versions.
        """
        latest = select(Prototypes.data).where(Prototypes.id == id).order_by(Prototypes.made.desc()).limit(1)
        with self._database.read() as session:
            found = session.scalar(latest)
        return None if found is None else self._blobs.get(found)

    def get(self, id: str) -> EnrolmentRecord | None:
        """The enrolment of a user's catalog."""
        with self._database.read() as session:
            return session.get(EnrolmentRecord, id)

    def among(self, ids: Iterable[str]) -> set[str]:
        """The ids of those of these catalogs that have an enrolment."""
        wanted = select(EnrolmentRecord.catalog_id).where(EnrolmentRecord.catalog_id.in_(list(ids)))
        with self._database.read() as session:
            return set(session.scalars(wanted))

    def cards(self, record: EnrolmentRecord) -> bytes:
        """The picture of an enrolment's cards. Raises Unreachable."""
        return self._blobs.get(record.sheet)

    def keep(self, record: EnrolmentRecord, before: int, learnt: Learnt | None = None) -> bool:
        """Store an enrolment and what was learnt from it, both or neither. Raises Unreachable.

        Returns False and stores nothing if the enrolment was changed since version `before` (0: there was
        none), or if the catalog has another version than the one read. The record's `sheet` may be new, or
        the value from the row.
        """
        known = record.sheet
        record.sheet = self._blobs.put("cards", record.sheet)
        fresh = [record.sheet] if record.sheet is not known else []
        looks = None if learnt is None or learnt.looks is None else self._blobs.put("learnt", learnt.looks)
        fresh += [looks] if looks is not None else []
        content: dict[str, Any] = {}
        if learnt is not None and learnt.version != learnt.read:
            content = filed(self._blobs, record.catalog_id, learnt.version, learnt.data)
        over: list[bytes] = []
        try:
            with self._blobs.or_forget(*fresh), self._database.write() as session:
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
        self._blobs.forget(*over)
        return over is not fresh

    def drop(self, id: str) -> bool:
        """Delete the enrolment of a catalog and the prototypes of its tiles; False if there was none."""
        with self._database.write() as session:
            over = list(
                session.scalars(select(EnrolmentRecord.sheet).where(EnrolmentRecord.catalog_id == id))
            )
            session.execute(delete(EnrolmentRecord).where(EnrolmentRecord.catalog_id == id))
            there = bool(over)
            over += _forgotten(session, id)
        self._blobs.forget(*over)
        return there


def _took(session: Session, id: str, learnt: Learnt, kept: dict[str, Any]) -> bool:
    """Apply the new version of a set; False if its newest version is not the one that was read."""
    catalog = session.get(CatalogRecord, id, with_for_update=True)
    if catalog is None or catalog.newest != learnt.read:
        return False
    if learnt.version != learnt.read:
        renewed(session, catalog, learnt.version, kept)
    return True


def _forgotten(session: Session, id: str) -> list[bytes]:
    """Delete the prototypes of a set; returns the contents that can be deleted."""
    held = list(session.scalars(select(Prototypes.data).where(Prototypes.id == id)))
    session.execute(delete(Prototypes).where(Prototypes.id == id))
    return held
