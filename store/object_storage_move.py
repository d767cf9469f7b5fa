"""Moves contents from the database to object storage."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from store.blobs import FILED, Blobs
from store.catalog_versions import filed
from store.database import Database
from store.tables import CatalogPicture, CatalogVersion, EnrolmentRecord, Prototypes


def moved(database: Database, blobs: Blobs) -> int:
    """Move contents from the database to files in object storage, one by one, during operation.

    Returns their number, 0 without object storage. Raises Unreachable.
    """
    if not blobs.filing:
        return 0
    return _versions_moved(database, blobs) + sum(
        _bytes_moved(database, blobs, table, column, kind)
        for table, column, kind in (
            (CatalogPicture, "data", "picture"), (EnrolmentRecord, "sheet", "cards"),
            (Prototypes, "data", "learnt"),
        )
    )  # fmt: skip


def _versions_moved(database: Database, blobs: Blobs) -> int:
    with database.read() as session:
        rows = session.execute(select(CatalogVersion.id, CatalogVersion.version)).all()
    moved = 0
    for id, version in rows:
        with database.write() as session:
            row = session.get(CatalogVersion, (id, version), with_for_update=True)
            if row is not None and FILED not in row.data:
                row.data = filed(blobs, id, version, row.data)
                moved += 1
    return moved


def _bytes_moved(database: Database, blobs: Blobs, table: Any, column: str, kind: str) -> int:
    keys = [one.key for one in table.__table__.primary_key]
    with database.read() as session:
        rows = session.execute(select(*[getattr(table, key) for key in keys])).all()
    moved = 0
    for key in rows:
        with database.write() as session:
            row = session.get(table, tuple(key), with_for_update=True)
            held = b"" if row is None else getattr(row, column)
            put = blobs.put(kind, held)
            if row is not None and put != held:
                setattr(row, column, put)
                moved += 1
    return moved
