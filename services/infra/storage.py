"""The storage of one process: the database, the files, and the scratch folder for files being written."""

from __future__ import annotations

import threading
from pathlib import Path

from services.infra.disk import Disk
from services.settings import ServiceSettings
from store import Busy, Database, Folder, Scratch, files_at

LEAST_FREE_BYTES = 200_000_000  # bytes on the disk below which no upload is accepted


class Storage:
    """Opened on first use; the constructor does no I/O.

    `database` may not be migrated yet; `ready` returns it migrated.
    """

    def __init__(self, settings: ServiceSettings) -> None:
        self._data = Path(settings.data_dir).resolve()
        self.scratch = Scratch(self._data / "scratch")
        self.files = files_at(settings.storage_url, str(self.scratch.root))
        self.database = Database(settings.database_url)
        self.disk = Disk(self._written, LEAST_FREE_BYTES)
        self._lock = threading.Lock()
        self._migrated = False

    def ready(self) -> Database:
        """The database, migrated on first use."""
        with self._lock:
            if not self._migrated:
                self.database.migrate()
                self._migrated = True
            return self.database

    def require_room_for_uploads(self) -> None:
        """Raise Busy if the storage of files, which may be on another machine, is too full for an upload."""
        if self.files.free() < LEAST_FREE_BYTES:
            raise Busy("the disk is full")

    def require_room_for_new_data(self) -> None:
        """Raise Busy if the rest of a disk of this machine is needed by matches that are being played."""
        if self.disk.state() == "full":
            raise Busy("the disk is full")

    def health(self) -> str:
        """Return `ok`, or why the file storage, which may be on another machine, cannot be reached."""
        try:
            self.files.check()
        except (OSError, Busy) as error:
            return type(error).__name__
        return "ok"

    def close(self) -> None:
        """Close the database and delete the scratch files of this process."""
        self.database.close()
        self.scratch.close()

    def _written(self) -> set[Path]:
        """The folders of this machine that are written to."""
        storage = self.files.path if isinstance(self.files, Folder) else None
        folders = (self._data, storage, self.database.folder)
        return {folder for folder in folders if folder is not None}
