"""The policy of who may use a pool of worker processes, and when."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal


class PoolSaturated(Exception):
    """A job was not started, or not in time, because of other jobs.

    `reason`: too many wait ("full"), it waited too long ("late"), or another job with its key uses the pool
    or waits for it already ("duplicate").
    """

    def __init__(self, reason: Literal["full", "late", "duplicate"] = "full") -> None:
        self.reason = reason
        super().__init__(reason)


class Admission:
    """Admits callers to a pool, in the order in which they come.

    `places`: callers that use the pool or wait for it; more are refused immediately, because each holds a
    server thread. `at_once`: callers that use it at the same time; None: all of them. `seconds`: how long
    the others wait.
    """

    def __init__(self, places: int, at_once: int | None = None, seconds: float = 0.0) -> None:
        self.places, self.at_once, self.seconds = places, at_once, seconds
        self._line: list[object] = []
        self._moved = threading.Condition()
        self._closed = False

    def __len__(self) -> int:
        """The number of callers that use the pool or wait for it."""
        return len(self._line)

    @contextmanager
    def turn(self, key: str | None = None) -> Iterator[None]:
        """Wait until this caller may use the pool, for the duration of the context.

        Of callers with the same key only one is admitted. Raises PoolSaturated.
        """
        ticket: object = object() if key is None else key
        with self._moved:
            self._enter(ticket)
        try:
            yield
        finally:
            self._leave(ticket)

    def close(self) -> None:
        """Make all waiting callers give up because the server is shutting down; the others continue."""
        with self._moved:
            self._closed = True
            self._moved.notify_all()

    def _enter(self, ticket: object) -> None:
        if ticket in self._line:
            raise PoolSaturated("duplicate")
        if self._closed or len(self._line) >= self.places:
            raise PoolSaturated("full")
        self._line.append(ticket)
        if self.at_once is None:
            return
        self._moved.wait_for(lambda: self._closed or self._first(ticket), self.seconds)
        if not self._first(ticket):
            self._line.remove(ticket)
            raise PoolSaturated("late")

    def _first(self, ticket: object) -> bool:
        return ticket in self._line[: self.at_once]

    def _leave(self, ticket: object) -> None:
        with self._moved:
            self._line.remove(ticket)
            self._moved.notify_all()
