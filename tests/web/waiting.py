"""Waiting for what the page does not wait for itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60_000  # milliseconds for what takes a second on an idle machine
T = TypeVar("T")


def eventually(read: Callable[[], T], wanted: T) -> None:
    """Read until this is found. A reading is a request to the server or the browser, which takes its time.

    The page shows a turn before the server has stored it: what is read right after that may be old.
    """
    until = time.monotonic() + PATIENCE / 1000
    while (found := read()) != wanted and time.monotonic() < until:
        pass
    assert found == wanted
