"""What was learnt from corrected photos of a match's table."""

from __future__ import annotations

import time

from sqlalchemy import or_, select
from sqlalchemy.orm import undefer

from store.database import Database
from store.tables import MatchRecord, PhotoRecord, TablePhoto


class TablePhotos:
    """Photos of the tables of matches, and the prototypes learnt from them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def corrected(self, match_id: str, most: int) -> list[PhotoRecord]:
        """The latest corrected photos of a match's table, with their readings.

        These are the photo it began with, and later ones.
        """
        first = select(TablePhoto.photo_id).where(TablePhoto.match_id == match_id)
        wanted = (
            select(PhotoRecord)
            .options(undefer(PhotoRecord.reading))
            .where(
                or_(PhotoRecord.request["match"].as_string() == match_id, PhotoRecord.id.in_(first)),
                PhotoRecord.state == "done",
                PhotoRecord.version > 0,
            )
            .order_by(PhotoRecord.created.desc())
            .limit(most)
        )
        with self._database.read() as session:
            return list(session.scalars(wanted))

    def looks(self, match_id: str) -> list[TablePhoto]:
        """Prototypes learnt from photos of a match's table, the latest first."""
        mine = TablePhoto.match_id == match_id
        wanted = select(TablePhoto).where(mine, TablePhoto.looks.is_not(None))
        with self._database.read() as session:
            return list(session.scalars(wanted.order_by(TablePhoto.made.desc())))

    def keep_looks(self, match_id: str, photo_id: str, version: int, looks: bytes) -> None:
        """Store what was learnt from a photo as of this version; ignored if match or photo were deleted."""
        with self._database.write() as session:
            if session.get(MatchRecord, match_id) is None or session.get(PhotoRecord, photo_id) is None:
                return
            known = session.get(TablePhoto, (match_id, photo_id))
            made = time.time() if known is None else known.made
            row = {"match_id": match_id, "photo_id": photo_id, "version": version, "looks": looks}
            session.merge(TablePhoto(**row, made=made))
