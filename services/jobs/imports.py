"""Imports of a process that starts. This module imports nothing, so that it costs nothing itself."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Do not collect garbage: imports leave little, and to look for it takes a third of their time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
