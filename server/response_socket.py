"""The socket of a connection as the thread that answers sees it: it never waits for the client."""

from __future__ import annotations

import errno
import selectors
import socket
import ssl
import time
from select import POLLIN, POLLOUT, poll
from typing import Any

from server.bodies import Spool

STREAM_SECONDS = 15.0  # after which an event stream is ended if its client does not read
PIECE_BYTES = 16_384  # bytes passed to a socket at once: the size of a TLS record
LATER = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"


class Outlet:
    """The socket as seen by the thread that answers.

    The thread does not wait when it sends an answer of known length: the loop sends what the client does not
    accept at once. It waits for up to STREAM_SECONDS when it sends a stream.

    `notes`: those of the application about the head of the request, if it got that alone.
    """

    def __init__(self, sock: socket.socket, folder: str | None, notes: dict[str, Any] | None = None) -> None:
        self.sock, self.rest, self.notes = sock, Spool(folder, whole=True), notes
        self.wants = selectors.EVENT_WRITE  # what to wait for before the next flush
        self._known: bool | None = None
        self._again = 0  # bytes of the piece that the socket did not accept

    def sendall(self, data: bytes) -> None:
        """Send, or store. Raises BrokenPipeError if the client of a stream does not read.

        gunicorn's leave to send the body is dropped: the loop has sent it, and the body is here.
        """
        if data == CONTINUE and self._known is None:
            return
        if self._known is None:  # the head of an answer comes first, in one piece
            self._known = b"\r\ncontent-length:" in data.lower()
        sent = 0 if self.rest else self._send(data)
        if sent < len(data):
            self.rest.write(memoryview(data)[sent:])
            deadline = time.monotonic() + STREAM_SECONDS
            while not self._known and not self.flush():
                self._wait(deadline)

    send = sendall

    def flush(self) -> bool:
        """Send stored data until the client accepts no more; returns whether all was sent."""
        while self.rest:
            piece = self.rest.peek(self._again or PIECE_BYTES)
            sent = self._send(piece)
            self.rest.taken += sent
            if sent < len(piece):
                return False
        return True

    def _send(self, data: bytes) -> int:
        """Send what the socket accepts at once; returns the number of bytes.

        Over TLS a piece that was not accepted is encrypted already. It must be sent again unchanged,
        otherwise OpenSSL aborts the connection ("bad length") or loses bytes (SSL_write(3)).
        """
        view, sent = memoryview(data), 0
        try:
            while sent < len(view):
                self._again = min(self._again or PIECE_BYTES, len(view) - sent)
                sent += self.sock.send(view[sent : sent + self._again])
                self._again = 0
        except ssl.SSLWantReadError:
            self.wants = selectors.EVENT_READ
        except LATER:
            self.wants = selectors.EVENT_WRITE
        return sent

    def _wait(self, deadline: float) -> None:
        waiting = poll()
        waiting.register(self.sock, POLLIN if self.wants == selectors.EVENT_READ else POLLOUT)
        if not waiting.poll(max(0.0, deadline - time.monotonic()) * 1000):
            raise BrokenPipeError(errno.EPIPE, "the client does not read")

    def recv(self, size: int, flags: int = 0) -> bytes:
        """Used to check whether the client is still connected."""
        return self.sock.recv(size, flags)

    def fileno(self) -> int:
        """Used to check whether the client is still connected."""
        return self.sock.fileno()

    def shutdown(self, how: int) -> None:
        """Raise OSError: only the loop closes connections."""
        raise OSError(errno.ENOTCONN, "closed by the loop")

    def gettimeout(self) -> float:
        """Never blocks."""
        return 0.0

    def setblocking(self, flag: bool) -> None:
        """Never blocks."""

    def close(self) -> None:
        """Do nothing: only the loop closes connections."""
