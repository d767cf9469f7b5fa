"""Limits how many threads of this process event streams and waiting requests may hold."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from services.infra import metrics
from store import Busy


class HeldThread:
    """One held thread, until `release` or garbage collection.

    The latter covers a stream whose client disconnected before it started, which is never run.
    """

    def __init__(self, threads: HeldThreads) -> None:
        self._threads: HeldThreads | None = threads

    def release(self) -> None:
        """Give the thread back; idempotent."""
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.give_back()
            metrics.STREAMS.dec()

    __del__ = release


class HeldThreads:
    """Counts the held threads.

    `threads`: threads of this process. Event streams take three quarters at most. Requests do not wait for a
    photo when half are held already.
    """

    def __init__(self, threads: int) -> None:
        self.streams_most, self.waits_most = max(4, threads * 3 // 4), max(2, threads // 2)
        self.held = 0
        self.closing = threading.Event()  # set when the server shuts down
        self._lock = threading.Lock()

    def stream(self) -> HeldThread:
        """Take a thread for an event stream. Raises Busy."""
        if not self._take(self.streams_most):
            raise Busy("too many event streams")
        metrics.STREAMS.inc()
        return HeldThread(self)

    @contextmanager
    def waiting(self, seconds: float) -> Iterator[bool]:
        """Whether a request may hold its thread for up to these seconds."""
        may = seconds > 0 and self._take(self.waits_most)
        try:
            yield may
        finally:
            if may:
                self.give_back()

    def pause(self, seconds: float) -> float:
        """The interval between two polls: longer when many requests poll."""
        return seconds * max(1.0, self.held / 4)

    def give_back(self) -> None:
        """Count one thread less."""
        with self._lock:
            self.held -= 1

    def _take(self, most: int) -> bool:
        with self._lock:
            if self.held >= most:
                return False
            self.held += 1
            return True
