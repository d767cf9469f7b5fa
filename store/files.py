"""File storage for pictures and other large contents, in a folder or in object storage.

Names are generated here.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Collection
from datetime import datetime
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import IO, Any, Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

import fsspec  # type: ignore[import-untyped]

from store.database import Busy

OURS = re.compile(r"[\w-]{16}\.[\w.]+")  # files that a sweep of shared storage may delete
SHORT_LIVED = (".upload", ".overlay", ".part")  # suffixes of files that only one job needs
SHORT_LIVED_SECONDS = 60.0  # after which a sweep deletes these
LASTING = re.compile(r"(?:catalog|picture|cards|learnt)-[0-9a-f]{40}\.\w+")  # files that no sweep deletes


class Unreachable(Busy):
    """The storage does not answer; trying again may help."""


class Files(Protocol):
    """File storage."""

    def keep(self, name: str, made: Path) -> None:
        """Store a file made elsewhere on this machine, atomically. Raises OSError, Unreachable."""

    def write(self, name: str, data: bytes) -> None:
        """Store these bytes. Raises Unreachable."""

    def read(self, name: str) -> bytes:
        """The content. Raises FileNotFoundError, Unreachable."""

    def open(self, name: str) -> Path | IO[bytes]:
        """The path, or a file object. Raises FileNotFoundError, Unreachable."""

    def delete(self, name: str) -> None:
        """Delete the file; a missing one is no error. Raises Unreachable."""

    def names(self) -> list[str]:
        """The names of all stored files. Raises Unreachable."""

    def sweep(self, keep: Collection[str], older_than: float) -> list[str]:
        """Delete files older than `older_than` seconds, except those in `keep`; returns their names."""

    def free(self) -> int:
        """Free space in bytes."""

    def check(self) -> None:
        """Raise Unreachable or OSError if nothing can be stored."""


def free_bytes(folder: Path) -> int:
    """Free space on the disk of a folder in bytes. Raises OSError."""
    return shutil.disk_usage(folder).free


class Folder:
    """The folder behind a `file://` URL. Files appear atomically."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def place(self, name: str) -> Path:
        self.path.mkdir(parents=True, exist_ok=True)
        return self.path / name

    def keep(self, name: str, made: Path) -> None:
        try:
            os.link(made, self.place(name))
        except OSError:  # another file system, or one without hard links
            write_whole(self.place(name), made.read_bytes())

    def write(self, name: str, data: bytes) -> None:
        write_whole(self.place(name), data)

    def read(self, name: str) -> bytes:
        return (self.path / name).read_bytes()

    def open(self, name: str) -> Path:
        place = self.path / name
        if not place.is_file():
            raise FileNotFoundError(name)
        return place

    def delete(self, name: str) -> None:
        (self.path / name).unlink(missing_ok=True)

    def names(self) -> list[str]:
        return sorted(file.name for file in self.path.iterdir()) if self.path.is_dir() else []

    def sweep(self, keep: Collection[str], older_than: float) -> list[str]:
        if not self.path.is_dir():
            return []
        now = time.time()
        gone = [
            file
            for file in self.path.iterdir()
            if file.is_file()
            and file.name not in keep
            and not LASTING.fullmatch(file.name)
            and _changed(file)
            <= now - (min(older_than, SHORT_LIVED_SECONDS) if file.name.endswith(SHORT_LIVED) else older_than)
        ]
        for file in gone:
            file.unlink(missing_ok=True)
        return sorted(file.name for file in gone)

    def free(self) -> int:
        return free_bytes(self.place(""))

    def check(self) -> None:
        if not os.access(self.place(""), os.W_OK):
            raise PermissionError(self.path)


class Bucket:
    """Objects below a URL that fsspec supports (`s3://bucket/prefix?endpoint_url=...`).

    The query is passed to fsspec's file system unchanged. `scratch`: the folder of this machine where files
    are made.
    """

    def __init__(self, url: str, scratch: Path) -> None:
        self.scratch = Folder(scratch)
        plain, _, query = url.partition("?")
        self._url, self._options = plain, dict(parse_qsl(query))
        self._root = plain.partition("://")[2].strip("/")

    @cached_property
    def _system(self) -> Any:
        """The file system, created in the process that uses it: its connections do not survive a fork."""
        options: dict[str, Any] = dict(self._options, use_listings_cache=False)
        protocol = self._url.partition("://")[0]
        if protocol in ("s3", "s3a"):
            quick = {"connect_timeout": 3, "read_timeout": 20, "retries": {"max_attempts": 2}}
            options["config_kwargs"] = quick
        return fsspec.filesystem(protocol, **options)

    def _at(self, name: str) -> str:
        return f"{self._root}/{name}"

    def keep(self, name: str, made: Path) -> None:
        self.write(name, made.read_bytes())

    def write(self, name: str, data: bytes) -> None:
        self._do("pipe_file", self._at(name), data)

    def read(self, name: str) -> bytes:
        return bytes(self._do("cat_file", self._at(name)))

    def open(self, name: str) -> IO[bytes]:
        return BytesIO(self.read(name))

    def delete(self, name: str) -> None:
        try:
            self._do("rm_file", self._at(name))
        except FileNotFoundError:
            return

    def names(self) -> list[str]:
        return sorted(self._found())

    def sweep(self, keep: Collection[str], older_than: float) -> list[str]:
        limit = time.time() - older_than
        found = {name: changed for name, changed in self._found().items() if OURS.fullmatch(name)}
        gone = sorted(name for name, changed in found.items() if name not in keep and changed <= limit)
        for name in gone:
            self.delete(name)
        self.scratch.sweep((), older_than)
        return gone

    def free(self) -> int:
        return min(sys.maxsize, self.scratch.free())

    def check(self) -> None:
        self._do("exists", self._root.partition("/")[0])

    def _found(self) -> dict[str, float]:
        """Name and modification time of every object directly below the URL."""
        try:
            rows = self._do("ls", self._root, detail=True)
        except FileNotFoundError:
            return {}
        files = [row for row in rows if row["type"] == "file"]
        return {row["name"].rpartition("/")[2]: _time(row) for row in files}

    def _do(self, what: str, *arguments: Any, **more: Any) -> Any:
        try:
            return getattr(self._system, what)(*arguments, **more)
        except FileNotFoundError:
            raise
        except Exception as error:  # whatever a protocol's own library raises
            raise Unreachable(f"{type(error).__name__}: {error}") from error


def files_at(url: str, scratch: str) -> Folder | Bucket:
    """The file storage for STORAGE_URL: `file:///folder`, or a URL for fsspec. Raises ValueError.

    For example, `s3://bucket/photos`.
    """
    parts = urlsplit(url)
    if parts.scheme in ("", "file"):
        return Folder(Path(unquote(parts.path)))
    if parts.scheme not in fsspec.available_protocols() or not parts.netloc + parts.path:
        raise ValueError(
            f"STORAGE_URL must be file:///folder or s3://bucket/prefix, not {parts.scheme}://..."
        )
    return Bucket(url, Path(scratch))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: after a crash it is either complete or absent."""
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


def _time(row: Any) -> float:
    changed = row.get("LastModified") or row.get("created") or row.get("mtime")
    return changed.timestamp() if isinstance(changed, datetime) else float(changed or 0.0)
