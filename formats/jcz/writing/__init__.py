"""Matches written as saves."""

from formats.jcz.writing.save import write

__all__ = ["write"]
