"""Imports of a process that starts. This module imports no other of the project: it costs nothing."""

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
