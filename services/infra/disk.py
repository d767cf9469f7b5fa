"""Checks whether folders are writable, at most once every few seconds."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable
from errno import EDQUOT, ENOSPC
from pathlib import Path
from tempfile import TemporaryFile

from store.files import free_bytes

CACHED_SECONDS = 5.0  # seconds for which a result is cached
PROBE = bytes(4096)


class Disk:
    """The folders that this process writes to. `least`: bytes that must be free."""

    def __init__(self, folders: Callable[[], Iterable[Path]], least: int) -> None:
        self._folders, self._least = folders, least
        self._lock = threading.Lock()
        self._found, self._until = "ok", 0.0

    def state(self) -> str:
        """`ok`, `full`, or the class name of the error that writing raises. A few seconds old at most."""
        with self._lock:
            if time.monotonic() >= self._until:
                self._found = self._look()
                self._until = time.monotonic() + CACHED_SECONDS
            return self._found

    def _look(self) -> str:
        try:
            for folder in self._folders():
                folder.mkdir(parents=True, exist_ok=True)
                if free_bytes(folder) < self._least:
                    return "full"
                _write(folder)
        except OSError as error:
            return "full" if error.errno in (ENOSPC, EDQUOT) else type(error).__name__
        return "ok"


def _write(folder: Path) -> None:
    """Write a few bytes to this disk, in an unnamed file. Raises OSError."""
    with TemporaryFile(dir=folder, buffering=0) as file:
        file.write(PROBE)
        os.fsync(file.fileno())
