"""Counters of the rate limits."""

from __future__ import annotations

import functools
import math
import threading
import time
from typing import Any

from flask_limiter import Limiter, RequestLimit
from limits.storage import Storage

IN_MEMORY = "monotonic+memory://"


class MonotonicCounters(Storage):
    """Rate limits in the memory of this process, in fixed windows by the monotonic clock.

    Unlike the storage of `limits`, it starts no thread, and no window lasts longer because the system clock
    is set back: then all counters start again. Those whose window is over are removed once a second.
    """

    STORAGE_SCHEME = ["monotonic+memory"]  # noqa: RUF012

    def __init__(self, uri: str | None = None, wrap_exceptions: bool = False, **_: Any) -> None:
        super().__init__(uri, wrap_exceptions)
        self._windows: dict[str, tuple[int, float]] = {}  # count and end of each
        self._lock = threading.Lock()
        self._next_sweep = 0.0
        self._offset = -math.inf  # of the system clock from the monotonic one, in seconds

    @property
    def base_exceptions(self) -> type[Exception]:
        """The errors of this storage: none."""
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count, in a window of `expiry` seconds; returns the count in this window."""
        now = time.monotonic()
        offset = time.time() - now
        with self._lock:
            if offset < self._offset - 1.0:
                self._windows.clear()
            self._offset = offset
            if now >= self._next_sweep:
                self._next_sweep = now + 1.0
                self._windows = {name: one for name, one in self._windows.items() if one[1] > now}
            count, end = self._windows.get(key, (0, 0.0))
            if end <= now:
                count, end = 0, now + expiry
            self._windows[key] = count + amount, end
        return count + amount

    def get(self, key: str) -> int:
        """The count in the current window."""
        count, end = self._windows.get(key, (0, 0.0))
        return count if end > time.monotonic() else 0

    def get_expiry(self, key: str) -> float:
        """The end of the current window, in seconds of the system clock."""
        end = self._windows.get(key, (0, 0.0))[1]
        return time.time() + max(0.0, end - time.monotonic())

    def check(self) -> bool:
        """Whether the storage works: always."""
        return True

    def reset(self) -> int:
        """Forget everything; returns the number of counters."""
        with self._lock:
            count = len(self._windows)
            self._windows.clear()
        return count

    def clear(self, key: str) -> None:
        """Forget one counter."""
        with self._lock:
            self._windows.pop(key, None)


def seconds_left(limit: RequestLimit) -> int:
    """Whole seconds until the current window of a limit ends, never more than the window has.

    `limit.reset_at` is a second late, and rounded to seconds of the clock.
    """
    left = math.ceil(limit.window.reset_time - time.time())
    return min(max(0, left), limit.limit.get_expiry())


class CachedLimits(Limiter):
    """Flask-Limiter with the limits of each route computed once, not at every request.

    Limits must not change after the first request.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        manager = self.limit_manager
        manager.resolve_limits = functools.cache(manager.resolve_limits)  # type: ignore[method-assign]
