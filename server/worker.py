"""The worker: one event loop that serves all connections of a process."""

from __future__ import annotations

import errno
import resource
import selectors
import shutil
import socket
import ssl
import struct
import time
from concurrent.futures import Future
from contextlib import suppress
from contextvars import Context
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any

from gunicorn.sock import ssl_context
from gunicorn.workers.gthread import ThreadWorker

from server.bodies import IN_MEMORY_BYTES, NoRoom
from server.body_check import admits
from server.connection import Connection
from server.phases import LINGER_SECONDS, Phase, Phases
from server.refusals import refusal, status_of
from server.response_socket import Outlet

STOP_SECONDS = 5.0  # that a stopping worker waits for a request or an answer in progress
SPOOLED_MOST_BYTES = 1_000_000_000  # bytes of all stored bodies and answers; above, the oldest one is dropped
SEND_BUFFER_BYTES = 262_144  # bytes of an answer that the kernel buffers; its default is four million
FILES_MOST = 16_384  # limit of file descriptors to request; a connection takes up to two
FILES_ELSE = 256  # file descriptors for everything else
ACCEPTED_AT_ONCE = 16
SWEEP_SECONDS = 0.5  # seconds between two searches for connections past their deadline
TOO_LATE = refusal(HTTPStatus.REQUEST_TIMEOUT)
BUSY = refusal(HTTPStatus.SERVICE_UNAVAILABLE, "Retry-After: 15")


class BufferingWorker(ThreadWorker):  # type: ignore[misc]
    """gunicorn's worker with threads. `waiting`: the connections without a thread, oldest first."""

    limits = (2_000_000, 80_000_000)  # bytes of a JSON body and of a form; more is refused unread

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.worker_connections: int = self.cfg.worker_connections
        self.waiting: dict[Connection, Phase] = {}
        self.answering: set[Connection] = set()
        self.phases = Phases(self)
        self._next_sweep = 0.0
        self._stop_at = float("inf")

    def init_process(self) -> None:
        """Raise the limit of file descriptors: each connection takes one, two with a large body."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES_MOST if hard == resource.RLIM_INFINITY else min(hard, FILES_MOST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        if soft != resource.RLIM_INFINITY:
            self.worker_connections = min(self.worker_connections, max(64, (soft - FILES_ELSE) // 2))
        if self.cfg.tmp_upload_dir:
            Path(self.cfg.tmp_upload_dir).mkdir(parents=True, exist_ok=True)
        if self.cfg.is_ssl:
            self.phases.tls = ssl_context(self.cfg)
        super().init_process()

    # ---- connections ----

    def accept(self, listener: Any) -> None:
        """Accept new connections, and make room for them."""
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                sock, client = listener.accept()
            except OSError as error:
                if error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                    self._make_room()
                elif error.errno not in (errno.EAGAIN, errno.EWOULDBLOCK, errno.ECONNABORTED):
                    raise
                return
            self.nr_conns += 1
            if self.nr_conns >= self.worker_connections:
                self._make_room()
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
            conn = Connection(self.cfg, sock, client, listener.getsockname())
            self.phases.start(conn)
            self._step(conn)  # most requests arrive with the connection

    def _make_room(self) -> None:
        """Close the connection that has waited longest."""
        oldest = next(iter(self.waiting), None)
        if oldest is not None:
            self.drop(oldest)

    def drop(self, conn: Connection) -> None:
        """Close a connection at once."""
        self._leave(conn)
        self.nr_conns -= 1
        conn.discard()

    def _leave(self, conn: Connection) -> None:
        """Stop waiting for this connection."""
        self.waiting.pop(conn, None)
        if conn.watched:
            self.poller.unregister(conn.real)
            conn.watched = 0

    def _watch(self, conn: Connection) -> None:
        """Make the loop poll for what the connection wants."""
        if conn.watched != conn.wants:
            put = self.poller.modify if conn.watched else self.poller.register
            put(conn.real, conn.wants, partial(self._on_event, conn))
            conn.watched = conn.wants

    def _on_event(self, conn: Connection, _sock: Any) -> None:
        if conn in self.waiting:  # else closed by an earlier event of the same poll
            self._step(conn)

    def _step(self, conn: Connection) -> None:
        """Advance a connection until it would block."""
        try:
            self.waiting[conn](conn)
        except BlockingIOError:
            pass
        except ssl.SSLWantReadError:
            conn.wants = selectors.EVENT_READ
        except ssl.SSLWantWriteError:
            conn.wants = selectors.EVENT_WRITE
        except NoRoom:
            self._say(conn, BUSY)
            self.drop(conn)
        except OSError:
            self.drop(conn)
        except Exception:
            self.log.exception("a connection could not be served")
            self.drop(conn)
        if conn in self.waiting:
            self._watch(conn)

    def _say(self, conn: Connection, answer: bytes) -> None:
        """Send a last answer, if the client accepts it at once."""
        with suppress(OSError):
            conn.real.send(answer)

    # ---- requests and answers ----

    def answer(self, conn: Connection) -> None:
        """Pass the request to a thread."""
        self._leave(conn)
        self.answering.add(conn)
        conn.sock = Outlet(conn.real, self.cfg.tmp_upload_dir, conn.request.notes)
        self.enqueue_req(conn)

    def handle(self, conn: Connection) -> Any:
        """Answer a request (called in a thread) without the context of an earlier one, such as its id."""
        return Context().run(self._ask if conn.request.head_first else super().handle, conn)

    def _ask(self, conn: Connection) -> bool:
        """Whether the application lets the body of a request come (called in a thread)."""
        try:
            return admits(self.wsgi, conn, self.cfg)
        except OSError:  # the client has left
            return False
        except Exception as error:
            self.handle_error(None, conn.sock, conn.client, error)
            return False

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Exception) -> None:
        """Refuse a request that cannot be read. gunicorn would log its address and parts of it."""
        status = status_of(exc)
        if status == HTTPStatus.INTERNAL_SERVER_ERROR:
            self.log.exception("a request could not be answered")
        else:
            self.log.warning("a request could not be read: %s", type(exc).__name__)
        with suppress(OSError):
            client.sendall(refusal(status))

    def finish_request(self, conn: Connection, fs: Future[Any]) -> None:
        """After a thread has answered (called by the loop): send the rest, then continue or close."""
        self.answering.discard(conn)
        try:
            keep = bool(fs.result()) and not conn.request.cut
        except Exception:
            self.log.exception("a request could not be answered")
            keep = False
        if conn.request.head_first:
            conn.request.head_answered(admitted=keep)
            if keep:
                conn.sock.rest.close()
                conn.sock = conn.real
                self.waiting[conn] = self.phases.let_come
                self._step(conn)
                return
        self.waiting[conn] = partial(self.phases.send, keep=keep, cut=conn.request.cut)
        conn.release()
        conn.pace.measure()
        self._step(conn)

    # ---- deadlines and storage: gunicorn calls these after each poll of its sockets ----

    def murder_keepalived(self, force: bool = False) -> None:
        """Close connections past their deadline and, above the limit of stored bytes, the oldest large ones.

        Also asks the application about small bodies that are still missing: it may refuse them. With `force`,
        all that wait are closed.
        """
        now = time.monotonic()
        if now < self._next_sweep and not force:
            return
        self._next_sweep = now + SWEEP_SECONDS
        for conn in list(self.waiting):
            if force or now > self._stop_at or conn.pace.late(now):
                if isinstance(conn.sock, Outlet):  # make the kernel drop unread data, too
                    conn.real.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                elif self.waiting[conn] == self.phases.read and not conn.request.idle:
                    self._say(conn, TOO_LATE)
                self.drop(conn)
            elif conn.request.unasked and self.waiting[conn] == self.phases.read:  # its body is slow
                conn.request.ask()
                self.answer(conn)
        held = sum(conn.held for conn in (*self.waiting, *self.answering))
        over = held - self._room(held)
        for conn in list(self.waiting) if over > 0 else ():
            if over > 0 and conn.held > IN_MEMORY_BYTES:
                over -= conn.held
                self.drop(conn)

    def _room(self, held: int) -> int:
        """Bytes that may be stored: at most half of what the disk had free without them."""
        try:
            free = shutil.disk_usage(self.cfg.tmp_upload_dir or "/tmp").free
        except OSError:
            return SPOOLED_MOST_BYTES
        return max(IN_MEMORY_BYTES * 64, min(SPOOLED_MOST_BYTES, (held + free) // 2))

    def murder_pending(self) -> None:
        """Do nothing: no thread returns a waiting connection."""

    def _cap_keepalive(self, deadline: float) -> None:
        """Limit waiting when this worker stops: idle connections until `deadline`, others shortly after."""
        self._stop_at = deadline - LINGER_SECONDS + STOP_SECONDS
        for conn in self.waiting:
            if conn.request.idle:
                conn.pace.deadline = min(conn.pace.deadline, deadline)
