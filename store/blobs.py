"""Large contents of rows: in files if there is object storage, otherwise in the rows themselves.

Without object storage, the database file thus contains everything but the photos.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from store.database import Busy
from store.files import Bucket, Files, Unreachable

log = logging.getLogger(__name__)

FILED = "$file"  # key that replaces JSON data in a row, if the data are in a file: the file name
MARK = b"$file:"  # precedes a file name that replaces a content; no picture and no archive starts like this


class Blobs:
    """Stores and loads contents. `files`: the file storage, or None."""

    def __init__(self, files: Files | None) -> None:
        self.files = files

    @property
    def filing(self) -> bool:
        """Whether new contents are stored in files."""
        return isinstance(self.files, Bucket)

    def put(self, kind: str, data: bytes) -> bytes:
        """Store a content; returns the value for the row: the content itself or its file name.

        Raises Unreachable.
        """
        if not self.filing or data.startswith(MARK):
            return data
        assert self.files is not None
        name = f"{kind}-{secrets.token_hex(20)}.bin"
        self.files.write(name, data)
        return MARK + name.encode()

    def get(self, held: bytes) -> bytes:
        """The content for the value of a row. Raises Unreachable, also if the storage has lost it."""
        if not held.startswith(MARK):
            return held
        name = held.removeprefix(MARK).decode()
        try:
            if self.files is None:
                raise FileNotFoundError(name)
            return self.files.read(name)
        except FileNotFoundError as error:
            raise Unreachable(f"{name} is not in the storage") from error

    def forget(self, *held: bytes | None) -> None:
        """Delete the files of contents that no row refers to any more; failures are only logged."""
        for one in held:
            if one is not None and one.startswith(MARK) and self.files is not None:
                try:
                    self.files.delete(one.removeprefix(MARK).decode())
                except (Busy, OSError) as error:
                    log.warning("a file that is needed no more stays: %s", error)

    @contextmanager
    def or_forget(self, *held: bytes) -> Iterator[None]:
        """Delete the files of these contents if the rows for them cannot be written."""
        try:
            yield
        except BaseException:
            self.forget(*held)
            raise

    def put_json(self, name: str, data: dict[str, Any]) -> dict[str, Any]:
        """Store JSON data; returns the value for the row: the data themselves, or the name of the file.

        Raises Unreachable.
        """
        if not self.filing:
            return data
        assert self.files is not None
        self.files.write(name, json.dumps(data).encode())
        return {FILED: name}

    def get_json(self, held: dict[str, Any]) -> dict[str, Any]:
        """The data for the value of a row. Raises Unreachable, also if the storage has lost them."""
        if FILED not in held:
            return held
        name = held[FILED]
        try:
            if self.files is None:
                raise FileNotFoundError(name)
            data: dict[str, Any] = json.loads(self.files.read(name))
        except FileNotFoundError as error:
            raise Unreachable(f"{name} is not in the storage") from error
        return data
