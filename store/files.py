"""Pictures as files in one folder, under names of our own making."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Collection
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Folder:
    """The folder behind a `file://` address. Files appear whole or not at all."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("", "file"):
            raise ValueError(f"STORAGE_URL must begin with file://, not {parts.scheme}://")
        self.path = Path(unquote(parts.path))

    def place(self, name: str) -> Path:
        """Where the file of this name lies or will lie."""
        self.path.mkdir(parents=True, exist_ok=True)
        return self.path / name

    def free(self) -> int:
        """Bytes that still fit on its disk."""
        return shutil.disk_usage(self.place("")).free

    def delete(self, name: str) -> None:
        """Remove the file; one that is gone already is no error."""
        (self.path / name).unlink(missing_ok=True)

    def sweep(self, keep: Collection[str], older_than: float) -> list[str]:
        """Delete what is not to be kept and has lain for `older_than` seconds; returns the names."""
        if not self.path.is_dir():
            return []
        limit = time.time() - older_than
        gone = [f for f in self.path.iterdir() if f.is_file() and f.name not in keep and _changed(f) <= limit]
        for file in gone:
            file.unlink(missing_ok=True)
        return sorted(file.name for file in gone)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that after a crash it is there completely or not at all."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _changed(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except FileNotFoundError:
        return float("inf")
