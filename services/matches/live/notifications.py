"""Notifications between servers over Redis: a changed match makes event streams elsewhere poll at once.

Notifications are best effort; the match table is polled in any case.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # imported where it is used: a server without Redis needs no client
    import redis

log = logging.getLogger(__name__)

CHANNEL = "referee.matches"
RETRY_SECONDS = 5.0  # seconds between two attempts to reach Redis


class Notifications:
    """Sends and receives notifications; without a URL it does neither. It starts to listen on first use."""

    def __init__(self, url: str, receive: Callable[[str], None]) -> None:
        self.url, self.receive = url, receive
        self._lock = threading.Lock()
        self._listener: threading.Thread | None = None
        self._listening = False
        self._closed = threading.Event()
        self._silent_until = 0.0
        self._server: redis.Redis | None = None

    def _redis(self) -> redis.Redis:
        if self._server is None:
            import redis

            self._server = redis.Redis.from_url(self.url, socket_connect_timeout=1.0, socket_timeout=5.0)
        return self._server

    def send(self, match_id: str) -> None:
        """Notify the other servers; without Redis they see the change a little later."""
        if not self.url or time.monotonic() < self._silent_until:
            return
        import redis

        try:
            self._redis().publish(CHANNEL, match_id)
        except redis.RedisError as error:
            self._silent_until = time.monotonic() + RETRY_SECONDS
            log.warning("Redis does not answer; event streams poll the table of matches: %s", error)

    def listening(self) -> bool:
        """Whether notifications of other servers are being received. Starts the listener if needed."""
        if not self.url or self._closed.is_set():
            return False
        with self._lock:
            if self._listener is None or not self._listener.is_alive():
                self._listener = threading.Thread(
                    target=self._listen, name="match-notifications", daemon=True
                )
                self._listener.start()
        return self._listening

    def _listen(self) -> None:
        import redis

        while not self._closed.is_set():
            try:
                with self._redis().pubsub(ignore_subscribe_messages=True) as channel:  # type: ignore[no-untyped-call]
                    channel.subscribe(CHANNEL)
                    self._listening = True
                    while not self._closed.is_set():
                        message = channel.get_message(timeout=2.0)
                        if message is not None:
                            self.receive(message["data"].decode("ascii", "replace"))
            except redis.RedisError as error:
                if self._listening:
                    log.warning(
                        "Redis does not answer any more; event streams poll the table of matches: %s", error
                    )
            finally:
                self._listening = False
            self._closed.wait(RETRY_SECONDS)

    def reachable(self) -> str:
        """Return `ok`, or why Redis cannot be reached."""
        import redis

        try:
            self._redis().ping()
        except redis.RedisError as error:
            return type(error).__name__
        return "ok"

    def close(self) -> None:
        """Stop listening."""
        self._closed.set()
