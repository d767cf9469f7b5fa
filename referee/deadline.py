"""Where long work may be stopped. The rules know no clock and no network: whoever asks them says when they
shall stop, and every loop that could take long asks at its checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Stop = Callable[[], None]  # raises Cancelled where the work is to end


class Cancelled(Exception):
    """The work was stopped before its end: its time is over, or nobody waits for it."""


_stop: ContextVar[Stop | None] = ContextVar("stop", default=None)


def checkpoint() -> None:
    """Stop here if the work is to be stopped. Raises Cancelled."""
    stop = _stop.get()
    if stop is not None:
        stop()


def stop_by(stop: Stop | None) -> None:
    """From now on ask this at every checkpoint of this thread; None: work is done to its end."""
    _stop.set(stop)


@contextmanager
def stopped_by(stop: Stop | None) -> Iterator[None]:
    """The same for what is done within this block."""
    token = _stop.set(stop)
    try:
        yield
    finally:
        _stop.reset(token)
