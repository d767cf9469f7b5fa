"""Files in the making, and uploads that nobody else may ever see.

A server may be killed at any moment. What it was making lies in a folder of its own that it holds locked:
the kernel releases the lock with the end of the process, whatever ended it, and whoever looks next sweeps the
folder. An upload as it came, with the place where it was taken in its metadata, has no name at all: it is
gone with the process.
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
PIECE = 1 << 20  # bytes copied at a time


class Scratch:
    """A folder of this process below `root`, made on first use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._making = threading.Lock()
        self._pid = 0
        self._folder = root
        self._held: IO[bytes] | None = None

    @property
    def folder(self) -> Path:
        """This process's folder. Raises OSError where none can be made."""
        with self._making:
            if self._pid != os.getpid() or not self._folder.is_dir():
                self._folder, self._held = _made(self.root)
                self._pid = os.getpid()
            return self._folder

    def place(self, name: str) -> Path:
        """Where the file of this name is made."""
        return self.folder / name

    def drop(self, *names: str) -> None:
        """Delete files that were made, or half of them; if that cannot be now, the next sweep does."""
        for name in names:
            for file in (name, f"{name}.part"):
                with suppress(OSError):
                    (self._folder / file).unlink()

    @contextmanager
    def unnamed(self, source: IO[bytes], most: int) -> Iterator[str]:
        """A copy of an upload (of at most one byte more than allowed) in a file without a name; the path by
        which processes that this one started can open it. Raises OSError."""
        with TemporaryFile(dir=self.folder) as file:
            copy(source, file, most)
            file.flush()
            yield f"/proc/{os.getpid()}/fd/{file.fileno()}"

    def sweep(self) -> list[str]:
        """Delete the folders of processes that have ended; the names of the files that lay there."""
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
    """Copy an upload, and at most one byte more than allowed of it."""
    left = most + 1
    while left > 0 and (piece := source.read(min(left, PIECE))):
        target.write(piece)
        left -= len(piece)


def _made(root: Path) -> tuple[Path, IO[bytes]]:
    """A new folder and its lock."""
    while True:
        folder = root / secrets.token_hex(8)
        folder.mkdir(parents=True)
        with suppress(FileNotFoundError):
            lock = (folder / LOCK).open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX)
            except OSError:  # a file system without locks: nobody can sweep it, then
                return folder, lock
            if (folder / LOCK).exists():  # else it was swept before it was locked
                return folder, lock


def _swept(folder: Path) -> list[str]:
    """The files of a folder that nobody holds any more, which is deleted; nothing where somebody does."""
    try:
        with (folder / LOCK).open("ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            names = sorted(file.name for file in folder.iterdir() if file.name != LOCK)
            shutil.rmtree(folder, ignore_errors=True)
            return names
    except OSError:  # its process lives, or another one sweeps it
        return []
