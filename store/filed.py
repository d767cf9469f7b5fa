"""Contents of rows that lie in files where there is object storage, and in the rows themselves where there is
only a folder: then one file holds all that is kept but photos."""

from __future__ import annotations

import logging
import secrets

from store.database import Busy
from store.files import Bucket, Files, Unreachable

log = logging.getLogger(__name__)

MARK = b"$file:"  # before the name of a file, in place of a content; no picture and no archive begins so


class Contents:
    """Puts contents away and finds them again. `files`: where files are; None: nowhere."""

    def __init__(self, files: Files | None) -> None:
        self.files = files

    @property
    def filing(self) -> bool:
        """Whether new contents go into files."""
        return isinstance(self.files, Bucket)

    def put(self, kind: str, data: bytes) -> bytes:
        """What the row shall hold: the content, or where it lies now. Raises Unreachable."""
        if not self.filing or data.startswith(MARK):
            return data
        assert self.files is not None
        name = f"{kind}-{secrets.token_hex(20)}.bin"
        self.files.write(name, data)
        return MARK + name.encode()

    def get(self, held: bytes) -> bytes:
        """The content of which a row holds this. Raises Unreachable, also when the storage has lost it."""
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
        """Delete the files of contents that no row holds any more; what cannot be deleted now stays."""
        for one in held:
            if one is not None and one.startswith(MARK) and self.files is not None:
                try:
                    self.files.delete(one.removeprefix(MARK).decode())
                except (Busy, OSError) as error:
                    log.warning("a file that is needed no more stays: %s", error)
