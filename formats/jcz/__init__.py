"""Saves of JCloisterZone 5 (`.jcz`), read and written (docs/formats.md)."""

from formats.jcz.reading import is_save, read
from formats.jcz.writing import write

__all__ = ["is_save", "read", "write"]
