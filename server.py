"""gunicorn's threaded worker, with threads that never wait for a client.

One event loop reads each request completely (head and body; larger bodies into an unnamed file) before a
thread is used, and sends the part of an answer that the client does not accept at once. So slow clients cost
a file descriptor but no thread, and each is limited in time: see `HEAD_SECONDS`, `LEAST_RATE` and
`SPOOLED_MOST`.

This is custom code because none of gunicorn's worker classes limits how long a client may send: see
docs/operations.md.
"""

from __future__ import annotations

import errno
import re
import resource
import selectors
import shutil
import socket
import ssl
import struct
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from select import POLLIN, POLLOUT, poll
from tempfile import SpooledTemporaryFile
from typing import Any

from gunicorn.http.body import CHUNK_EXT_RE, Body, ChunkedReader, LengthReader
from gunicorn.http.errors import LimitRequestHeaders, NoMoreData
from gunicorn.http.parser import RequestParser
from gunicorn.sock import ssl_context
from gunicorn.workers.gthread import TConn, ThreadWorker
from werkzeug.exceptions import BadRequest

HEAD_SECONDS = 15.0  # limit for the arrival of the head of a request (and for the TLS handshake)
LEAST_RATE = 10_000  # bytes per second of a body or an answer ...
GRACE = 10.0  # ... after these seconds ...
WINDOW = 5.0  # ... measured over these
LINGER = 2.0  # seconds for which a closed connection is still read, so that the client sees the answer
DRAIN_SECONDS = 15.0  # the same while the client still sends a refused body
DRAIN_MOST = 64_000_000  # bytes that are read and discarded then
STREAM_SECONDS = 15.0  # after which an event stream is ended if its client does not read
STOP_SECONDS = 5.0  # that a stopping worker waits for a request or an answer in progress
HEAD_MOST = 65_536  # bytes of a head
IN_MEMORY = 65_536  # bytes of a body or an answer that are kept in memory
PIECE = 16_384  # bytes passed to a socket at once: the size of a TLS record
SPOOLED_MOST = 1_000_000_000  # bytes of all stored bodies and answers; above, the oldest one is dropped
SEND_BUFFER = 262_144  # bytes of an answer that the kernel buffers; its default is four million
CHUNK_LINE_MOST = 4_096  # bytes of the line before a chunk
FILES_MOST = 16_384  # limit of file descriptors to request; a connection takes up to two
FILES_ELSE = 256  # file descriptors for everything else
ACCEPTED_AT_ONCE = 16
SWEEP = 0.5  # seconds between two searches for connections past their deadline

BARE_LF = re.compile(rb"(?<!\r)\n")
CHUNK_SIZE = re.compile(rb"([0-9a-fA-F]{1,16})" + CHUNK_EXT_RE.pattern)
LATER = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 15\r\nContent-Length: 0\r\n\r\n"
)

Phase = Callable[["Connection"], None]


class Spool:
    """A queue of bytes: in memory while it is small, else in an unnamed file, deleted with the process."""

    def __init__(self, folder: str | None) -> None:
        self._file = SpooledTemporaryFile(max_size=IN_MEMORY, dir=folder)  # noqa: SIM115 (closed below)
        self.size = self.taken = 0

    def __len__(self) -> int:
        return self.size - self.taken

    def write(self, data: bytes | memoryview) -> None:
        """Append data. Raises OSError if the disk is full."""
        self._file.seek(self.size)
        self._file.write(data)
        self.size += len(data)

    def peek(self, size: int) -> bytes:
        """Up to `size` bytes from the front, without removing them."""
        self._file.seek(self.taken)
        return self._file.read(size)

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
            if len(self._line) > CHUNK_LINE_MOST or self._lines > IN_MEMORY + self.size // 8:
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
        except NoMoreData:
            self.error = LimitRequestHeaders("the head is too large")
        except Exception as error:
            self.error = error

    def __next__(self) -> Any:
        if self.error is not None:
            raise self.error
        return self.mesg

    def finish_body(self, *args: Any, **kwargs: Any) -> bool:
        """Ignore what the application left unread: it is not in front of the next request."""
        return True


class Outlet:
    """The socket as seen by the thread that answers.

    The thread does not wait when it sends an answer of known length: the loop sends what the client does not
    accept at once. It waits for up to STREAM_SECONDS when it sends a stream.
    """

    def __init__(self, sock: socket.socket, folder: str | None) -> None:
        self.sock, self.rest = sock, Spool(folder)
        self.wants = selectors.EVENT_WRITE  # what to wait for before the next flush
        self._known: bool | None = None
        self._again = 0  # bytes of the piece that the socket did not accept

    def sendall(self, data: bytes) -> None:
        """Send, or store. Raises BrokenPipeError if the client of a stream does not read."""
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
            piece = self.rest.peek(self._again or PIECE)
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
                self._again = min(self._again or PIECE, len(view) - sent)
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
        request = self.parser.mesg
        if self.parser.error is None and not self.cut and not whole and request._expected_100_continue:
            self.interim = CONTINUE
        if self.parser.error is None:
            request._expected_100_continue = False  # else the thread would send it
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


class BufferingWorker(ThreadWorker):  # type: ignore[misc]
    """gunicorn's worker with threads. `waiting`: the connections without a thread, oldest first."""

    limits = (2_000_000, 80_000_000)  # bytes of a JSON body and of a form; more is refused unread

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.worker_connections: int = self.cfg.worker_connections
        self.waiting: dict[Connection, Phase] = {}
        self.answering: set[Connection] = set()
        self._buffer = bytearray(262_144)
        self._next_sweep = 0.0
        self._stop_at = float("inf")
        self._tls: ssl.SSLContext | None = None

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
            self._tls = ssl_context(self.cfg)
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
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            conn = Connection(self.cfg, sock, client, listener.getsockname())
            conn.deadline = time.monotonic() + HEAD_SECONDS
            self.waiting[conn] = self._read if self._tls is None else self._greet
            self._step(conn)  # most requests arrive with the connection

    def _make_room(self) -> None:
        """Close the connection that has waited longest."""
        oldest = next(iter(self.waiting), None)
        if oldest is not None:
            self._drop(oldest)

    def _drop(self, conn: Connection) -> None:
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
        except OSError as error:
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                self._say(conn, NO_ROOM)
            self._drop(conn)
        except Exception:
            self.log.exception("a connection could not be served")
            self._drop(conn)
        if conn in self.waiting:
            self._watch(conn)

    def _say(self, conn: Connection, answer: bytes) -> None:
        """Send a last answer, if the client accepts it at once."""
        with suppress(OSError):
            conn.real.send(answer)

    # ---- phases ----

    def _greet(self, conn: Connection) -> None:
        """Start TLS."""
        assert self._tls is not None
        if conn.real is conn.sock and not isinstance(conn.real, ssl.SSLSocket):
            ragged = self.cfg.suppress_ragged_eofs
            conn.real = conn.sock = self._tls.wrap_socket(
                conn.sock, server_side=True, do_handshake_on_connect=False, suppress_ragged_eofs=ragged
            )
        conn.wants = selectors.EVENT_READ
        conn.real.do_handshake()
        self.waiting[conn] = self._read
        self._read(conn)

    def _read(self, conn: Connection) -> None:
        """Read what has arrived of a request."""
        conn.wants = selectors.EVENT_READ
        while True:
            count = conn.real.recv_into(self._buffer)
            if not count:
                self._drop(conn)
                return
            if conn.kept:
                conn.kept, conn.deadline = False, time.monotonic() + HEAD_SECONDS
            if conn.take(bytes(memoryview(self._buffer)[:count]), self.limits):
                self._answer(conn)
                return
            if conn.interim:
                self._continue(conn)
                return
            if self._tls is None or not conn.real.pending():
                return

    def _continue(self, conn: Connection) -> None:
        """Ask the client to send its body."""
        self.waiting[conn] = self._continue
        conn.wants = selectors.EVENT_WRITE
        while conn.interim:
            conn.interim = conn.interim[conn.real.send(conn.interim) :]
        self.waiting[conn] = self._read
        self._read(conn)

    def _answer(self, conn: Connection) -> None:
        """Pass the request to a thread."""
        self._leave(conn)
        self.answering.add(conn)
        conn.sock = Outlet(conn.real, self.cfg.tmp_upload_dir)
        self.enqueue_req(conn)

    def finish_request(self, conn: Connection, fs: Future[Any]) -> None:
        """After a thread has answered (called by the loop): send the rest, then continue or close."""
        self.answering.discard(conn)
        try:
            keep = bool(fs.result()) and not conn.cut
        except Exception:
            self.log.exception("a request could not be answered")
            keep = False
        self.waiting[conn] = partial(self._send, keep=keep, cut=conn.cut)
        conn.release()
        conn.measure()
        self._step(conn)

    def _send(self, conn: Connection, keep: bool, cut: bool) -> None:
        """Send the rest of a thread's answer."""
        rest = conn.sock.rest
        before = len(rest)
        done = conn.sock.flush()
        conn.moved(before - len(rest))
        conn.wants = selectors.EVENT_READ if done else conn.sock.wants
        if not done:
            return
        rest.close()
        conn.sock = conn.real
        now = time.monotonic()
        if not keep:
            self._end(conn, cut)
        elif conn.incoming:  # the next request was pipelined
            conn.deadline = now + HEAD_SECONDS
            self.waiting[conn] = self._read
            if conn.take(b"", self.limits):
                self._answer(conn)
            elif conn.interim:
                self._continue(conn)
        else:
            conn.kept, conn.deadline = True, now + (self.cfg.keepalive if self.alive else LINGER)
            self.waiting[conn] = self._read

    def _end(self, conn: Connection, cut: bool) -> None:
        """Signal the end of the connection."""
        self.waiting[conn] = partial(self._end, cut=cut)
        conn.end_tls()
        conn.wants = selectors.EVENT_READ
        conn.deadline = time.monotonic() + (DRAIN_SECONDS if cut else LINGER)
        self.waiting[conn] = self._linger
        conn.real.shutdown(socket.SHUT_WR)

    def _linger(self, conn: Connection) -> None:
        """Discard what a client still sends: closing earlier would take the answer from it."""
        count = conn.real.recv_into(self._buffer)
        conn.drained += count
        if not count or conn.drained > DRAIN_MOST:
            self._drop(conn)

    # ---- deadlines and storage: gunicorn calls these after each poll of its sockets ----

    def murder_keepalived(self, force: bool = False) -> None:
        """Close connections past their deadline and, above the limit of stored bytes, the oldest large ones.

        With `force`, close all that wait.
        """
        now = time.monotonic()
        if now < self._next_sweep and not force:
            return
        self._next_sweep = now + SWEEP
        for conn in list(self.waiting):
            if force or now > self._stop_at or conn.late(now):
                if isinstance(conn.sock, Outlet):  # make the kernel drop unread data, too
                    conn.real.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                elif self.waiting[conn] == self._read and not conn.idle:
                    self._say(conn, TOO_LATE)
                self._drop(conn)
        held = sum(conn.held for conn in (*self.waiting, *self.answering))
        over = held - self._room(held)
        for conn in list(self.waiting) if over > 0 else ():
            if over > 0 and conn.held > IN_MEMORY:
                over -= conn.held
                self._drop(conn)

    def _room(self, held: int) -> int:
        """Bytes that may be stored: at most half of what the disk had free without them."""
        try:
            free = shutil.disk_usage(self.cfg.tmp_upload_dir or "/tmp").free
        except OSError:
            return SPOOLED_MOST
        return max(IN_MEMORY * 64, min(SPOOLED_MOST, (held + free) // 2))

    def murder_pending(self) -> None:
        """Do nothing: no thread returns a waiting connection."""

    def _cap_keepalive(self, deadline: float) -> None:
        """Limit waiting when this worker stops: idle connections until `deadline`, others shortly after."""
        self._stop_at = deadline - LINGER + STOP_SECONDS
        for conn in self.waiting:
            if conn.idle:
                conn.deadline = min(conn.deadline, deadline)
