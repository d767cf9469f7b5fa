"""The same request sent twice is answered twice and done once (Idempotency-Key).

Answers hold tokens, which are nowhere kept in plain: an answer is kept under a stream of bytes that only the
request itself gives (key and body, with a salt), so the database alone does not tell it.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from store import KeptReplies, KeptReply, StillAnswering

KEPT = 24 * 3600.0  # seconds

__all__ = ["KeyReused", "StillAnswering", "once"]


class KeyReused(Exception):
    """The key was sent before, with another body."""


def once(
    kept: KeptReplies, scope: str, key: str, body: bytes, answer: Callable[[], tuple[bytes, bool]]
) -> bytes:
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
    old = kept.begin(row)
    if old is not None and (old.body_hash != row.body_hash or old.sealed is None):
        raise KeyReused
    if old is not None and old.sealed is not None:
        return _masked(old.sealed, old.salt + request)
    try:
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
