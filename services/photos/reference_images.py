"""Reference pictures of empty maps and boards, stored with the catalogs that describe them.

Photos of games on them are read against these pictures.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import IO

from referee.game import BadInput, Message
from referee.tiles.io.catalog import TileSet
from services.catalogs.service import USER, Catalogs
from services.photos.uploads.service import Uploads
from store import Scratch


class References:
    """Reference pictures of users' catalogs. Changing one takes the catalog's token."""

    def __init__(self, catalogs: Catalogs, uploads: Uploads, scratch: Scratch) -> None:
        self._catalogs, self._uploads, self._scratch = catalogs, uploads, scratch

    def keep(self, catalog_id: str, token: str | None, picture: IO[bytes]) -> dict[str, int]:
        """Store an upload as the picture of this map or board; returns its width and height in pixels.

        Raises Unknown, NotYours, BadInput (no map or board), Unreadable, QueueFull, Busy.
        """
        self._catalogs.owned(catalog_id, token)
        found = self._catalogs.newest(catalog_id)
        if found.form == TileSet.form:
            raise BadInput({"": [Message("error-picture-of", catalog=catalog_id, form=found.form)]})
        self._uploads.require_room()
        name = f"{secrets.token_urlsafe(12)}.picture.jpg"
        try:
            width, height = self._uploads.open_reference(picture, name)
            data = self._scratch.place(name).read_bytes()
        finally:
            self._scratch.drop(name)
        self._catalogs.records().pictures.keep(catalog_id, data)
        return {"width": width, "height": height}

    def shown(self, catalog_id: str, token: str | None) -> bytes | None:
        """The stored picture. Raises Unknown, NotYours."""
        self._catalogs.owned(catalog_id, token)
        return self._catalogs.records().pictures.get(catalog_id)

    def drop(self, catalog_id: str, token: str | None) -> bool:
        """Delete the picture; False if there was none. Raises Unknown, NotYours."""
        self._catalogs.owned(catalog_id, token)
        return self._catalogs.records().pictures.drop(catalog_id)

    def of(self, catalog_ids: Iterable[str]) -> bytes | None:
        """The picture stored with a user's catalog, if that is the only id given; else None."""
        ids = list(catalog_ids)
        known = ids[0] if len(ids) == 1 and ids[0].startswith(USER) else None
        return None if known is None else self._catalogs.records().pictures.get(known)
