"""How many threads of this process event streams and waits may hold, so that enough are left for all else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from services import metrics
from store import Busy


class HeldThread:
    """One thread that is held, until `release`, or until nobody has this any more: a stream whose reader went
    before it began is never run."""

    def __init__(self, threads: HeldThreads) -> None:
        self._threads: HeldThreads | None = threads

    def release(self) -> None:
        """Give the thread back; once is enough."""
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.give_back()
            metrics.STREAMS.dec()

    __del__ = release


class HeldThreads:
    """Counts them. `threads`: those of this process; event streams take three quarters at most, and nobody
    is made to wait for a photo where half are held already."""

    def __init__(self, threads: int) -> None:
        self.streams_most, self.waits_most = max(4, threads * 3 // 4), max(2, threads // 2)
        self.held = 0
        self._lock = threading.Lock()

    def stream(self) -> HeldThread:
        """A thread for an event stream. Raises Busy."""
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
        """How long to wait between two looks at what is waited for: longer where many look."""
        return seconds * max(1.0, self.held / 4)

    def give_back(self) -> None:
        """One is held no more."""
        with self._lock:
            self.held -= 1

    def _take(self, most: int) -> bool:
        with self._lock:
            if self.held >= most:
                return False
            self.held += 1
            return True
