"""The phases of a connection: what the loop does with it as soon as its socket is ready."""

from __future__ import annotations

import selectors
import socket
import ssl
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from server.connection import Connection

HEAD_SECONDS = 15.0  # limit for the arrival of the head of a request (and for the TLS handshake)
LINGER_SECONDS = (
    2.0  # seconds for which a closed connection is still read, so that the client sees the answer
)
DRAIN_SECONDS = 15.0  # the same while the client still sends a refused body
DRAIN_MOST_BYTES = 64_000_000  # bytes that are read and discarded then

Phase = Callable[[Connection], None]


class Loop(Protocol):
    """What the phases use of the worker. `waiting`: the connections without a thread, with their phases."""

    cfg: Any
    alive: bool
    limits: tuple[int, int]
    waiting: dict[Connection, Phase]

    def answer(self, conn: Connection) -> None:
        """Pass the request to a thread."""

    def drop(self, conn: Connection) -> None:
        """Close at once."""


class Phases:
    """Each phase does what the socket of a connection allows, and sets the next one. `tls`: how
    connections are encrypted."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self._buffer = bytearray(262_144)
        self.tls: ssl.SSLContext | None = None

    def start(self, conn: Connection) -> None:
        """Set the first phase of a new connection."""
        conn.pace.deadline = time.monotonic() + HEAD_SECONDS
        self._loop.waiting[conn] = self.read if self.tls is None else self._greet

    def _greet(self, conn: Connection) -> None:
        """Start TLS."""
        assert self.tls is not None
        if conn.real is conn.sock and not isinstance(conn.real, ssl.SSLSocket):
            ragged = self._loop.cfg.suppress_ragged_eofs
            conn.real = conn.sock = self.tls.wrap_socket(
                conn.sock, server_side=True, do_handshake_on_connect=False, suppress_ragged_eofs=ragged
            )
        conn.wants = selectors.EVENT_READ
        conn.real.do_handshake()
        self._loop.waiting[conn] = self.read
        self.read(conn)

    def read(self, conn: Connection) -> None:
        """Read what has arrived of a request."""
        conn.wants = selectors.EVENT_READ
        while True:
            count = conn.real.recv_into(self._buffer)
            if not count:
                self._loop.drop(conn)
                return
            if conn.kept:
                conn.kept, conn.pace.deadline = False, time.monotonic() + HEAD_SECONDS
            if conn.take(bytes(memoryview(self._buffer)[:count]), self._loop.limits):
                self._loop.answer(conn)
                return
            if self.tls is None or not conn.real.pending():
                return

    def let_come(self, conn: Connection) -> None:
        """Let the body of a request come, and ask the client for it if it waits for that."""
        self._loop.waiting[conn] = self.let_come
        conn.wants = selectors.EVENT_WRITE
        while conn.request.interim:
            conn.request.interim = conn.request.interim[conn.real.send(conn.request.interim) :]
        self._loop.waiting[conn] = self.read
        self.read(conn)

    def send(self, conn: Connection, *, keep: bool, cut: bool) -> None:
        """Send the rest of a thread's answer."""
        rest = conn.sock.rest
        before = len(rest)
        done = conn.sock.flush()
        conn.pace.moved(before - len(rest))
        conn.wants = selectors.EVENT_READ if done else conn.sock.wants
        if not done:
            return
        rest.close()
        conn.sock = conn.real
        now = time.monotonic()
        if not keep:
            self._end(conn, cut=cut)
        elif conn.request.incoming:  # the next request was pipelined
            conn.pace.deadline = now + HEAD_SECONDS
            self._loop.waiting[conn] = self.read
            if conn.take(b"", self._loop.limits):
                self._loop.answer(conn)
        else:
            conn.kept = True
            conn.pace.deadline = now + (self._loop.cfg.keepalive if self._loop.alive else LINGER_SECONDS)
            self._loop.waiting[conn] = self.read

    def _end(self, conn: Connection, *, cut: bool) -> None:
        """Signal the end of the connection."""
        self._loop.waiting[conn] = partial(self._end, cut=cut)
        conn.end_tls()
        conn.wants = selectors.EVENT_READ
        conn.pace.deadline = time.monotonic() + (DRAIN_SECONDS if cut else LINGER_SECONDS)
        self._loop.waiting[conn] = self._linger
        conn.real.shutdown(socket.SHUT_WR)

    def _linger(self, conn: Connection) -> None:
        """Discard what a client still sends: closing earlier would take the answer from it."""
        count = conn.real.recv_into(self._buffer)
        conn.drained += count
        if not count or conn.drained > DRAIN_MOST_BYTES:
            self._loop.drop(conn)
