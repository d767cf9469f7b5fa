"""The received part of a request."""

from __future__ import annotations

import re
from typing import Any

from gunicorn.http.body import Body, ChunkedReader, LengthReader

from server.bodies import IN_MEMORY_BYTES, Arrived, Chunks, Malformed, Spool
from server.early_head import MOST
from server.response_socket import CONTINUE

HEAD_MOST_BYTES = 65_536  # bytes of a head
BARE_LF = re.compile(rb"(?<!\r)\n")


class ArrivingRequest:
    """What has arrived of the next request of a connection, and what follows it."""

    def __init__(self, cfg: Any, client: Any) -> None:
        self._cfg, self._client = cfg, client
        self.incoming = bytearray()  # of an incomplete head
        self.begin()

    def begin(self) -> None:
        """Reset for the next request."""
        self.parser: Arrived | None = None
        self.source: Spool | None = None
        self.cut = False  # whether a body is answered that has not arrived completely
        self.interim = b""  # to be sent before anything else is read or sent
        self._expects_continue = False  # whether the client waits for leave to send its body
        self.head_first = False  # whether the application is to answer the head alone
        self.notes: dict[str, Any] | None = None  # what it noted about it
        self._missing = 0
        self._chunks: Chunks | None = None
        self._most = 0

    @property
    def idle(self) -> bool:
        """Whether no part of a request has arrived."""
        return self.parser is None and not self.incoming

    def take(self, data: bytes, limits: tuple[int, int]) -> bool:
        """Process received data; returns whether a thread can answer now, or the head alone (`head_first`).

        `limits`: bytes of a JSON body, of a form. Raises NoRoom.
        """
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
        return self._body(data)

    def _hopeless(self, before: int) -> bool:
        """Whether a head will be refused whatever follows."""
        return (
            len(self.incoming) > HEAD_MOST_BYTES
            or BARE_LF.search(self.incoming, before) is not None
            or (b"\r\n" not in self.incoming[:8194] and len(self.incoming) > 8194)
        )

    def _head(self, head: bytes, limits: tuple[int, int]) -> None:
        self.source = Spool(self._cfg.tmp_upload_dir)
        self.source.write(head)
        self.parser = Arrived(self._cfg, self.source, self._client)
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
        if self.cut or whole:
            return True
        if self.notes is None and (self._chunks or self._missing > IN_MEMORY_BYTES or self._expects_continue):
            self.ask()
            return True
        return False

    @property
    def unasked(self) -> bool:
        """Whether the application has not been asked if the body may come: most small ones come at once."""
        return self.parser is not None and self.notes is None

    def ask(self) -> None:
        """Let the application answer the head alone."""
        self.head_first, self.notes = True, {}

    def head_answered(self, *, admitted: bool) -> None:
        """Continue after the application has answered the head."""
        self.head_first, self.cut = False, not admitted
        self._most = min(self._most, (self.notes or {}).get(MOST, self._most))
        if admitted and self._expects_continue:
            self.interim, self._expects_continue = CONTINUE, False

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
