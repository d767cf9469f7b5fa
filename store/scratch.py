"""Scratch files of a process, and uploads that no other process may access.

A server may be killed at any moment. Its unfinished files are in its own locked folder. The kernel releases
the lock when the process ends, for whatever reason, and the next process that checks deletes the folder. An
upload in its original form, with the location in its metadata, has no name at all: it disappears with the
process.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

LOCK = "lock"
PIECE_BYTES = 1 << 20  # bytes copied at a time


class Scratch:
    """A folder of this process below `root`, created on first use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._making = threading.Lock()
        self._pid = 0
        self._folder = root
        self._held: IO[bytes] | None = None

    @property
    def folder(self) -> Path:
        """This process's folder. Raises OSError if none can be created."""
        with self._making:
            if self._pid != os.getpid() or not self._folder.is_dir():
                self._folder, self._held = _made(self.root)
                self._pid = os.getpid()
            return self._folder

    def place(self, name: str) -> Path:
        """The path for a file of this name."""
        return self.folder / name

    def drop(self, *names: str) -> None:
        """Delete complete or partial files; on failure, the next sweep does."""
        for name in names:
            for file in (name, f"{name}.part"):
                with suppress(OSError):
                    (self._folder / file).unlink()

    @contextmanager
    def unnamed(self, source: IO[bytes], most: int) -> Iterator[str]:
        """A copy of an upload (of at most one byte more than allowed) in an unnamed file. Raises OSError.

        Yields the path by which child processes of this one can open it.
        """
        with TemporaryFile(dir=self.folder) as file:
            copy(source, file, most)
            file.flush()
            yield f"/proc/{os.getpid()}/fd/{file.fileno()}"

    def sweep(self) -> list[str]:
        """Delete the folders of processes that have ended; returns the names of their files."""
        if not self.root.is_dir():
            return []
        others = [one for one in sorted(self.root.iterdir()) if one != self._folder and one.is_dir()]
        return [name for folder in others for name in _swept(folder)]

    def close(self) -> None:
        """Delete this process's folder."""
        with self._making:
            if self._held is not None and self._pid == os.getpid():
                shutil.rmtree(self._folder, ignore_errors=True)
                self._held.close()
            self._pid, self._held = 0, None


def copy(source: IO[bytes], target: IO[bytes], most: int) -> None:
    """Copy an upload, at most one byte more than allowed."""
    left = most + 1
    while left > 0 and (piece := source.read(min(left, PIECE_BYTES))):
        target.write(piece)
        left -= len(piece)


def _made(root: Path) -> tuple[Path, IO[bytes]]:
    """Create a folder and lock it."""
    while True:
        folder = root / secrets.token_hex(8)
        folder.mkdir(parents=True)
        with suppress(FileNotFoundError):
            lock = (folder / LOCK).open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX)
            except OSError:  # a file system without locks: such folders are never swept
                return folder, lock
            if (folder / LOCK).exists():  # else it was swept before it was locked
                return folder, lock


def _swept(folder: Path) -> list[str]:
    """Delete a folder without a lock and return its file names; nothing if it is locked."""
    try:
        with (folder / LOCK).open("ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            names = sorted(file.name for file in folder.iterdir() if file.name != LOCK)
            shutil.rmtree(folder, ignore_errors=True)
            return names
    except OSError:  # its process lives, or another one sweeps it
        return []
