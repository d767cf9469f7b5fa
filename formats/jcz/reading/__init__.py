"""Saves read as matches."""

from formats.jcz.reading.save import OWN, is_save, read

__all__ = ["OWN", "is_save", "read"]
