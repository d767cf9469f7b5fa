"""The versions of catalogs, whose contents are in files if there is object storage."""

from __future__ import annotations

import hashlib
from typing import Any

from sqlalchemy.orm import Session

from store.blobs import Blobs
from store.tables import CatalogRecord, CatalogVersion


def filed(blobs: Blobs, id: str, version: str, data: dict[str, Any]) -> dict[str, Any]:
    """The value for the row of a version: its content, or the name of the file just written.

    Raises Unreachable.
    """
    number = hashlib.sha256(f"{id} {version}".encode()).hexdigest()[:40]
    return blobs.put_json(f"catalog-{number}.json", data)


def renewed(
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
