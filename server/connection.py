"""A connection: its socket, its next request, the part of an answer still to be sent, its pace."""

from __future__ import annotations

import selectors
import socket
import ssl
from contextlib import suppress
from typing import Any

from gunicorn.workers.gthread import TConn

from server.bodies import Arrived
from server.request import ArrivingRequest
from server.response_socket import Outlet
from server.timeouts import Pace


class Connection(TConn):  # type: ignore[misc]
    """A connection with the received part of its next request and the part of an answer still to be sent."""

    def __init__(self, cfg: Any, sock: socket.socket, client: Any, server: Any) -> None:
        super().__init__(cfg, sock, client, server)
        self.real: Any = sock
        self.parser: Arrived | None = None  # what the thread reads the request from
        self.initialized = self.data_ready = True  # the thread finds the parser ready
        self.kept = False  # whether it has waited for another request since an answer
        self.wants = selectors.EVENT_READ  # what the loop polls for next ...
        self.watched = 0  # ... and polls for now
        self.drained = 0
        self.pace = Pace()
        self.request = ArrivingRequest(cfg, client)

    @property
    def held(self) -> int:
        """Bytes stored for this connection."""
        source = self.request.source
        return (source.size if source else 0) + (self.sock.rest.size if isinstance(self.sock, Outlet) else 0)

    def take(self, data: bytes, limits: tuple[int, int]) -> bool:
        """Process received data; returns whether a thread can answer now. Raises NoRoom.

        `limits`: bytes of a JSON body, of a form.
        """
        self.pace.moved(len(data))
        whole = self.request.take(data, limits)
        if self.parser is None and self.request.parser is not None:
            self.parser = self.request.parser
            self.pace.measure()
        return whole

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
        if self.request.source is not None:
            self.request.source.close()
        self.request.begin()
        self.parser = None
