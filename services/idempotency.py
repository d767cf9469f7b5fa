"""The same request sent twice is answered twice and done once (Idempotency-Key).

Answers hold tokens, which are nowhere kept in plain: an answer is kept under a stream of bytes that only the
request itself gives (key and body, with a salt), so the database alone does not tell it.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from services.clock import Clock
from store import Database, KeptReplies, KeptReply, StillAnswering
from store.replies import ANSWERING

log = logging.getLogger(__name__)

KEPT = 24 * 3600.0  # seconds

__all__ = ["KeyReused", "Replies", "StillAnswering", "once"]


class Replies(KeptReplies):
    """The kept answers, and what this process is answering just now: as long as it lives, nobody else begins
    the same anew."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(database)
        self._clock = clock
        self._under_way: set[str] = set()
        self._lock = threading.Lock()
        self._renewer: threading.Thread | None = None

    def seen(self, row: KeptReply) -> KeptReply | None:
        """As `begin`, as far as the clock is believed: after it jumped nothing is forgotten for an hour, and
        requests under way have the time to be renewed. Raises StillAnswering."""
        renewed = (self._clock.believed(2 * ANSWERING) or ANSWERING) - ANSWERING
        return self.begin(row, self._clock.believed() or 0.0, renewed)

    @contextmanager
    def answering(self, reply_id: str) -> Iterator[None]:
        """For as long as this takes."""
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
            time.sleep(ANSWERING / 3)
            with self._lock:
                mine = list(self._under_way)
                if not mine:
                    self._renewer = None
                    return
            try:
                self.renew(mine)
            except Exception as error:
                log.warning("requests under way could not be renewed; trying again: %s", error)


class KeyReused(Exception):
    """The key was sent before, with another body."""


def once(kept: Replies, scope: str, key: str, body: bytes, answer: Callable[[], tuple[bytes, bool]]) -> bytes:
    """The answer kept for this key, or a new one, kept if `answer` says so.

    `scope`: route and token, which the key belongs to; `body`: a digest of all that was sent.
    Raises KeyReused, StillAnswering.
    """
    request = hashlib.sha256(f"{len(scope)}:{scope}{key}".encode() + body).digest()
    row = KeptReply(
        id=hashlib.sha256(f"{len(scope)}:{scope}{key}".encode()).hexdigest(),
        body_hash=hashlib.sha256(b"body" + request).hexdigest(),
        salt=secrets.token_bytes(32),
        begun=time.time(),
        expires=time.time() + KEPT,
    )
    old = kept.seen(row)
    if old is not None and (old.body_hash != row.body_hash or old.sealed is None):
        raise KeyReused
    if old is not None and old.sealed is not None:
        return _masked(old.sealed, old.salt + request)
    try:
        with kept.answering(row.id):
            made, keep = answer()
    except BaseException:
        kept.drop(row.id)
        raise
    if keep:
        kept.keep(row.id, _masked(made, row.salt + request))
    else:
        kept.drop(row.id)
    return made


def _masked(data: bytes, secret: bytes) -> bytes:
    """The data under the stream that the secret gives; masking twice gives it back."""
    stream = hashlib.shake_256(secret).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
