"""Limits how many threads of this process event streams and waiting requests may hold."""

from __future__ import annotations

import threading
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager

from services.infra import metrics
from store import Busy


class HeldThread:
    """One held thread, until `release` or garbage collection.

    The latter covers a stream whose client disconnected before it started, which is never run.
    """

    def __init__(self, threads: HeldThreads, holders: tuple[str, ...]) -> None:
        self._threads: HeldThreads | None = threads
        self._holders = holders

    def release(self) -> None:
        """Give the thread back; idempotent."""
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.give_back(self._holders)
            metrics.STREAMS.dec()

    __del__ = release


class HeldThreads:
    """Counts the held threads.

    `threads`: threads of this process. Event streams take three quarters at most, and those of one match or
    photo, or of one client, three quarters of that: neither a token nor an address can take them all.
    Requests do not wait for a photo when half are held already.
    """

    def __init__(self, threads: int) -> None:
        self.streams_most, self.waits_most = max(4, threads * 3 // 4), max(2, threads // 2)
        self.streams_each = self.streams_most * 3 // 4
        self.held = 0
        self._streams = Counter[str]()  # by the match or photo that they follow, and by client
        self._given_back = deque[tuple[str, ...]]()
        self.closing = threading.Event()  # set when the server shuts down
        self._lock = threading.Lock()

    def stream(self, followed: str, client: str) -> HeldThread:
        """Take a thread for a client's event stream of this match or photo.

        `client`: as the rate limits count it. Raises Busy.
        """
        holders = (followed, f"client {client}")
        with self._lock:
            self._settle()
            fullest = max(self._streams[holder] for holder in holders)
            free = fullest < self.streams_each and self.held < self.streams_most
            if free:
                self._streams.update(holders)
                self.held += 1
        if not free:
            raise Busy("too many event streams")
        metrics.STREAMS.inc()
        return HeldThread(self, holders)

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

    def give_back(self, holders: tuple[str, ...] = ()) -> None:
        """Count one thread less. `holders`: by what its stream was counted.

        Garbage collection may call this in a thread that holds the lock, so it does not wait for it.
        """
        self._given_back.append(holders)
        if self._lock.acquire(blocking=False):
            try:
                self._settle()
            finally:
                self._lock.release()

    def _settle(self) -> None:
        while self._given_back:
            holders = self._given_back.popleft()
            self.held -= 1
            for holder in holders:
                self._streams[holder] -= 1
                if not self._streams[holder]:
                    del self._streams[holder]

    def _take(self, most: int) -> bool:
        with self._lock:
            self._settle()
            if self.held >= most:
                return False
            self.held += 1
            return True
