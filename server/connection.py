"""A connection: the received part of its next request, its deadlines, its rate."""

from __future__ import annotations

import re
import selectors
import socket
import ssl
import time
from contextlib import suppress
from typing import Any

from gunicorn.http.body import Body, ChunkedReader, LengthReader
from gunicorn.workers.gthread import TConn

from server.bodies import Arrived, Chunks, Malformed, Spool
from server.outlet import CONTINUE, Outlet

LEAST_RATE = 10_000  # bytes per second of a body or an answer ...
GRACE = 10.0  # ... after these seconds ...
WINDOW = 5.0  # ... measured over these
HEAD_MOST = 65_536  # bytes of a head
BARE_LF = re.compile(rb"(?<!\r)\n")


class Connection(TConn):  # type: ignore[misc]
    """A connection with the received part of its next request and the part of an answer still to be sent."""

    def __init__(self, cfg: Any, sock: socket.socket, client: Any, server: Any) -> None:
        super().__init__(cfg, sock, client, server)
        self.real: Any = sock
        self.initialized = self.data_ready = True  # the thread finds the parser ready
        self.deadline = 0.0  # of the current phase, on the monotonic clock
        self.kept = False  # whether it has waited for another request since an answer
        self.wants = selectors.EVENT_READ  # what the loop polls for next ...
        self.watched = 0  # ... and polls for now
        self.drained = 0
        self._moved = self._seen = 0  # bytes
        self._due = 0.0
        self.incoming = bytearray()  # of an incomplete head
        self.begin()

    def begin(self) -> None:
        """Reset for the next request."""
        self.parser: Arrived | None = None
        self.source: Spool | None = None
        self.cut = False  # whether a body is answered that has not arrived completely
        self.interim = b""  # to be sent before anything else is read or sent
        self._expects_continue = False  # whether the client waits for leave to send its body
        self._missing = 0
        self._chunks: Chunks | None = None
        self._most = 0

    @property
    def idle(self) -> bool:
        """Whether no part of a request has arrived."""
        return self.parser is None and not self.incoming

    @property
    def held(self) -> int:
        """Bytes stored for this connection."""
        return (self.source.size if self.source else 0) + (
            self.sock.rest.size if isinstance(self.sock, Outlet) else 0
        )

    def take(self, data: bytes, limits: tuple[int, int]) -> bool:
        """Process received data; returns whether a thread can answer now. Raises OSError if the disk is full.

        `limits`: bytes of a JSON body, of a form.
        """
        self.moved(len(data))
        if self.parser is None:
            before = len(self.incoming) if data else 0  # what was searched for the end of the head
            self.incoming += data
            end = self.incoming.find(b"\r\n\r\n", max(0, before - 3)) + 4
            if end < 4:
                if not self._hopeless(before):
                    return False
                end = len(self.incoming)
            head, data = bytes(self.incoming[:end]), bytes(self.incoming[end:])
            self.incoming.clear()
            self._head(head, limits)
            self.measure()
        return self._body(data)

    def _hopeless(self, before: int) -> bool:
        """Whether a head will be refused whatever follows."""
        return (
            len(self.incoming) > HEAD_MOST
            or BARE_LF.search(self.incoming, before) is not None
            or (b"\r\n" not in self.incoming[:8194] and len(self.incoming) > 8194)
        )

    def _head(self, head: bytes, limits: tuple[int, int]) -> None:
        self.source = Spool(self.cfg.tmp_upload_dir)
        self.source.write(head)
        self.parser = Arrived(self.cfg, self.source, self.client)
        if self.parser.error is not None:
            self.cut = True
            return
        request = self.parser.mesg
        kind = next((value for name, value in request.headers if name == "CONTENT-TYPE"), "")
        if request.version >= (1, 1):  # RFC 9110, section 10.1.1
            self._expects_continue = any(name == "EXPECT" for name, _ in request.headers)
        self._most = limits[kind.lower().startswith("multipart/form-data")]
        if isinstance(request.body.reader, ChunkedReader):
            self._chunks = Chunks(self.source.write)
        else:
            self._missing = request.body.reader.length
        if self._missing > self._most:
            self._refuse_rest()

    def _refuse_rest(self) -> None:
        """The body is too large or malformed: answer what has arrived and discard the rest."""
        assert self.parser is not None
        self.cut = True
        self.parser.mesg.force_close()

    def _body(self, data: bytes) -> bool:
        """Process bytes of the body; returns whether a thread can answer now."""
        assert self.parser is not None
        assert self.source is not None
        if not self.cut:
            left: bytes | None
            if self._chunks is None:
                part, left = data[: self._missing], data[self._missing :]
                self.source.write(part)
                self._missing -= len(part)
                whole = not self._missing
            else:
                left, whole = self._unchunk(data)
            if whole:
                self.incoming += left or b""
        if self.parser.error is None and not self.cut and not whole and self._expects_continue:
            self.interim, self._expects_continue = CONTINUE, False
        return self.cut or whole

    def _unchunk(self, data: bytes) -> tuple[bytes | None, bool]:
        assert self.parser is not None
        assert self._chunks is not None
        request, left = self.parser.mesg, None
        try:
            left = self._chunks.feed(data)
        except ValueError:
            request.body = Body(Malformed())
            self._refuse_rest()
        else:
            request.body = Body(LengthReader(self.parser.unreader, self._chunks.size))
            if self._chunks.size > self._most:
                self._refuse_rest()
        return left, left is not None

    # ---- deadlines and rates ----

    def moved(self, size: int) -> None:
        """Count bytes received or sent."""
        self._moved += size

    def measure(self) -> None:
        """Limit the rate from now on, after a grace period."""
        self.deadline = float("inf")
        self._moved, self._seen, self._due = 0, -1, time.monotonic() + GRACE

    def late(self, now: float) -> bool:
        """Whether its deadline has passed, or it has been too slow."""
        if now > self.deadline:
            return True
        if self.deadline < float("inf") or now < self._due:
            return False
        slow = self._seen >= 0 and self._moved - self._seen < LEAST_RATE * WINDOW
        self._seen, self._due = self._moved, now + WINDOW
        return slow

    def discard(self) -> None:
        """Close at once."""
        self.release()
        if isinstance(self.sock, Outlet):
            self.sock.rest.close()
        else:
            with suppress(OSError):  # a client that does not accept it goes without
                self.end_tls()
        self.real.close()

    def end_tls(self) -> None:
        """Send TLS' close_notify, which distinguishes an end from a cut connection (RFC 8446, section 6.1).

        Raises ssl.SSLWantWriteError if it is not accepted yet.
        """
        if isinstance(self.real, ssl.SSLSocket):
            try:
                self.real.unwrap()
            except ssl.SSLWantWriteError:
                raise
            except (OSError, ValueError):  # the client's is missing, or it disconnected, or TLS ended
                pass

    def release(self) -> None:
        """Drop the request."""
        if self.source is not None:
            self.source.close()
        self.begin()
