"""Cooperative cancellation of long computations.

The rules have neither clock nor network. The caller supplies a function that raises `Cancelled` when the work
has to end, and every loop that may take long calls it at its checkpoints.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

Stop = Callable[[], None]  # raises Cancelled when the work has to end


class Cancelled(Exception):
    """The work was stopped early: its deadline passed, or the client is no longer waiting."""


_stop: ContextVar[Stop | None] = ContextVar("stop", default=None)


def checkpoint() -> None:
    """Raise Cancelled if the work of this thread has to end."""
    stop = _stop.get()
    if stop is not None:
        stop()


def stop_by(stop: Stop | None) -> None:
    """Set the function that the checkpoints of this thread call; None runs the work to its end."""
    _stop.set(stop)
