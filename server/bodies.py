"""Bodies of requests as they arrive: stored, with chunks parsed, read by the application later."""

from __future__ import annotations

import math
import re
import tempfile
from collections.abc import Callable
from io import BytesIO
from typing import IO, Any

from gunicorn.http.body import CHUNK_EXT_RE
from gunicorn.http.errors import InvalidHeader, LimitRequestHeaders, NoMoreData, UnsupportedTransferCoding
from gunicorn.http.parser import RequestParser
from werkzeug.exceptions import BadRequest

IN_MEMORY_BYTES = 65_536  # bytes of a body or an answer that are kept in memory
CHUNK_LINE_MOST_BYTES = 4_096  # bytes of the line before a chunk
# A name or an address, perhaps with a port (RFC 3986, section 3.2.2); empty where the address has none.
HOST = re.compile(r"(?:[\w.~!$&'()*+,;=%-]*|\[[\w.:%~-]+\])(?::[0-9]*)?", re.ASCII)
CHUNK_SIZE = re.compile(rb"([0-9a-fA-F]{1,16})" + CHUNK_EXT_RE.pattern)


class NoRoom(OSError):
    """What has arrived cannot be stored, through no fault of the client or its connection."""


class Spool:
    """A queue of bytes: in memory while it is small, else in an unnamed file, deleted with the process.

    `whole`: what cannot be stored on the disk stays in memory, since half an answer is of no use.
    """

    def __init__(self, folder: str | None, *, whole: bool = False) -> None:
        self._file: IO[bytes] = BytesIO()
        self._folder, self._whole = folder, whole
        self._in_memory: float = IN_MEMORY_BYTES
        self.size = self.taken = 0

    def __len__(self) -> int:
        return self.size - self.taken

    def write(self, data: bytes | memoryview) -> None:
        """Append data. Raises NoRoom if the disk is full or cannot be written, unless this is `whole`."""
        try:
            if isinstance(self._file, BytesIO) and self.size + len(data) > self._in_memory:
                self._move(tempfile.TemporaryFile(dir=self._folder, buffering=0))  # noqa: SIM115 (closed below)
            self._append(self._file, data)
        except OSError as error:
            if not self._whole:
                raise NoRoom(*error.args) from error
            self._in_memory = math.inf
            self._move(BytesIO())
            self._append(self._file, data)
        self.size += len(data)

    def _move(self, other: IO[bytes]) -> None:
        """Store what is left in this file from now on."""
        self._append(other, self.peek(len(self)), at=0)
        self._file.close()
        self._file, self.size, self.taken = other, len(self), 0

    def _append(self, file: IO[bytes], data: bytes | memoryview, at: int | None = None) -> None:
        file.seek(self.size if at is None else at)
        left = memoryview(data)
        while left:  # a file that is not buffered may take a part only
            left = left[file.write(left) :]

    def peek(self, size: int) -> bytes:
        """Up to `size` bytes from the front, without removing them."""
        self._file.seek(self.taken)
        return self._file.read(min(size, len(self)))

    def recv(self, size: int) -> bytes:
        """Remove up to `size` bytes from the front; none at the end.

        Replaces a socket for gunicorn's parser.
        """
        data = self.peek(size)
        self.taken += len(data)
        return data

    def close(self) -> None:
        """Free memory and disk space."""
        self._file.close()


class Chunks:
    """Parses a chunked body as it arrives (RFC 9112, section 7.1).

    This is custom code because gunicorn's ChunkedReader waits for its socket.
    """

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self.write = write
        self.size = 0  # bytes of the body so far
        self._left = 0  # bytes of this chunk still to come
        self._line = bytearray()
        self._lines = 0  # bytes of all lines around the chunks
        self._read: Callable[[bytes], bool] = self._size_line

    def feed(self, data: bytes) -> bytes | None:
        """Parse the next bytes; returns the bytes after the body once it is complete. Raises ValueError."""
        at = 0
        while at < len(data):
            if self._left:
                piece = data[at : at + self._left]
                self.write(piece)
                self.size += len(piece)
                self._left -= len(piece)
                at += len(piece)
                continue
            end = data.find(b"\n", at) + 1 or len(data)
            self._line += data[at:end]
            self._lines += end - at
            at = end
            # Tiny chunks would cost the loop far more than the bytes that they carry.
            if len(self._line) > CHUNK_LINE_MOST_BYTES or self._lines > IN_MEMORY_BYTES + self.size // 8:
                raise ValueError("too much around the chunks")
            if not self._line.endswith(b"\n"):
                break
            line = bytes(self._line)
            self._line.clear()
            if not line.endswith(b"\r\n"):
                raise ValueError("a line ends without CR")
            if self._read(line[:-2]):
                return data[at:]
        return None

    def _size_line(self, line: bytes) -> bool:
        found = CHUNK_SIZE.fullmatch(line)
        if found is None:
            raise ValueError("no size of a chunk")
        self._left = int(found[1], 16)
        self._read = self._end_of_chunk if self._left else self._trailer
        return False

    def _end_of_chunk(self, line: bytes) -> bool:
        if line:
            raise ValueError("a chunk is longer than its size")
        self._read = self._size_line
        return False

    def _trailer(self, line: bytes) -> bool:
        return not line


class Malformed:
    """An unreadable body: the application answers 400 when it reads it."""

    def read(self, size: int) -> bytes:
        """Raise BadRequest."""
        raise BadRequest("The chunks of the body are malformed.")


class Arrived(RequestParser):  # type: ignore[misc]
    """gunicorn's parser for a head that has arrived completely; its errors are raised in the thread."""

    def __init__(self, cfg: Any, source: Spool, client: Any) -> None:
        super().__init__(cfg, source, client)
        self.error: Exception | None = None
        try:
            super().__next__()
            self._check_host()
            self._check_coding()
        except NoMoreData:
            self.error = LimitRequestHeaders("the head is too large")
        except Exception as error:
            self.error = error

    def _check_host(self) -> None:
        """Raise InvalidHeader where Host is missing or no host (RFC 9112, section 3.2)."""
        hosts = [value for name, value in self.mesg.headers if name == "HOST"]
        if (not hosts and self.mesg.version >= (1, 1)) or not all(map(HOST.fullmatch, hosts)):
            raise InvalidHeader("HOST")
        self.mesg.version = min(self.mesg.version, (1, 1))  # the newest that the answer can have

    def _check_coding(self) -> None:
        """Raise UnsupportedTransferCoding for a compressed body: gunicorn passes it on as it is."""
        for name, value in self.mesg.headers:
            if name == "TRANSFER-ENCODING" and value.strip().lower() != "chunked":
                raise UnsupportedTransferCoding(value)

    def __next__(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.mesg

    def finish_body(self, *args: Any, **kwargs: Any) -> bool:
        """Ignore what the application left unread: it is not in front of the next request."""
        return True
