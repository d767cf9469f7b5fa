"""Idempotency: a request repeated with the same Idempotency-Key is executed once and answered each time.

Answers contain tokens, which are never stored in plain text. So a stored answer is encrypted (AES-GCM) with
a key derived from the request itself (route, token, Idempotency-Key and body, by HKDF with a salt). The
database alone does not reveal it.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from services.infra.clock import Clock
from store import Database, KeptReplies, KeptReply, StillAnswering
from store.replies import ANSWERING_SECONDS

log = logging.getLogger(__name__)

KEPT_SECONDS = 24 * 3600.0
FORMAT = b"\x01"  # of sealed answers: AES-256-GCM, HKDF-SHA256
NONCE_BYTES = 12
AHEAD_SECONDS = 3600.0  # seconds by which the clock of another server may be ahead
EVER = (0.0, 1e18)

__all__ = ["KeyReused", "Replies", "StillAnswering", "once", "request_digest"]


class Replies(KeptReplies):
    """The stored answers, and the requests that this process is answering now.

    While the process lives, no other one starts the same request again.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database)
        self._clock = clock
        self._under_way: set[str] = set()
        self._lock = threading.Lock()
        self._renewer: threading.Thread | None = None

    def seen(self, row: KeptReply) -> KeptReply | None:
        """Begin a request as `begin` does, with times taken from the clock only while it is trusted.

        After a clock jump nothing expires for an hour, and requests in progress have time to be renewed.
        Times that are too far ahead are from before the clock was set back.
        Raises StillAnswering.
        """
        recent, now = self._clock.believed(2 * ANSWERING_SECONDS), self._clock.believed()
        renewed = EVER if recent is None else (recent - ANSWERING_SECONDS, recent + AHEAD_SECONDS)
        return self.begin(row, EVER if now is None else (now, now + 2 * KEPT_SECONDS), renewed)

    @contextmanager
    def answering(self, reply_id: str) -> Iterator[None]:
        """Keep this request renewed for the duration of the context."""
        with self._lock:
            self._under_way.add(reply_id)
            if self._renewer is None:
                self._renewer = threading.Thread(target=self._renew, name="replies", daemon=True)
                self._renewer.start()
        try:
            yield
        finally:
            with self._lock:
                self._under_way.discard(reply_id)

    def _renew(self) -> None:
        while True:
            time.sleep(ANSWERING_SECONDS / 3)
            with self._lock:
                mine = list(self._under_way)
                if not mine:
                    self._renewer = None
                    return
            try:
                self.renew(mine)
            except Exception as error:  # whatever it is, this thread has to try again
                log.warning("requests under way could not be renewed; trying again: %s", error)


class KeyReused(Exception):
    """The key was sent before with another body."""


def request_digest(scope: str, key: str, body: bytes) -> bytes:
    """The hash that a repeated request has again. Arguments as for `once`."""
    return hashlib.sha256(_joined(scope, key) + body).digest()


def _joined(scope: str, key: str) -> bytes:
    return f"{len(scope)}:{scope}{key}".encode()  # with its length: no other two give the same


def once(
    kept: Replies,
    scope: str,
    key: str,
    body: bytes,
    answer: Callable[[], tuple[bytes, bool]],
    allowed: Callable[[], object] = lambda: None,
) -> bytes:
    """Return the answer stored for this key, or a new one, which is stored if `answer` requests it.

    `scope`: route and token, which the key belongs to. `body`: a digest of everything that was sent.
    `answer`: returns the answer and whether to store it. `allowed`: raises if the token grants no access any
    more; it is called before a stored answer is used. Raises KeyReused, StillAnswering.
    """
    request = request_digest(scope, key, body)
    row = KeptReply(
        # Includes the format, so that servers of 0.5.0 running at the same time never meet a row they cannot
        # open.
        id=hashlib.sha256(FORMAT + _joined(scope, key)).hexdigest(),
        body_hash=hashlib.sha256(b"body" + request).hexdigest(),
        salt=secrets.token_bytes(32),
        begun=time.time(),
        expires=time.time() + KEPT_SECONDS,
    )
    old = _seen(kept, row, allowed)
    if old is not None and old.sealed is not None and old.body_hash == row.body_hash:
        made = _opened(old, request)
        if made is not None:
            return made
        kept.discard(old)  # sealed differently by version 0.5.0: treated as expired
        old = _seen(kept, row, allowed)
    if old is not None:
        raise KeyReused
    try:
        with kept.answering(row.id):
            made, keep = answer()
    except BaseException:
        kept.drop(row.id)
        raise
    if keep:
        kept.keep(row.id, _sealed(row, request, made))
    else:
        kept.drop(row.id)
    return made


def _seen(kept: Replies, row: KeptReply, allowed: Callable[[], object]) -> KeptReply | None:
    try:
        old = kept.seen(row)
    except StillAnswering:
        allowed()
        raise
    if old is not None:
        allowed()
    return old


def _cipher(row: KeptReply, request: bytes) -> AESGCM:
    derived = HKDF(hashes.SHA256(), length=32, salt=row.salt, info=b"tile-referee kept reply")
    return AESGCM(derived.derive(request))


def _sealed(row: KeptReply, request: bytes, answer: bytes) -> bytes:
    """An answer as it is stored: the format, the nonce, and the ciphertext, which is bound to this row."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    return FORMAT + nonce + _cipher(row, request).encrypt(nonce, answer, row.id.encode())


def _opened(row: KeptReply, request: bytes) -> bytes | None:
    """The answer stored in a row, or None if it was sealed in another way."""
    sealed = row.sealed or b""
    begin = len(FORMAT) + NONCE_BYTES
    if not sealed.startswith(FORMAT) or len(sealed) < begin:
        return None
    try:
        return _cipher(row, request).decrypt(sealed[len(FORMAT) : begin], sealed[begin:], row.id.encode())
    except InvalidTag:
        return None
