"""A short text notation for positions and moves of games with tiles; docs/formats.md has its grammar.

Positions and moves are JSON data, in the form of the REST API. What has no short form is written as JSON, so
every position can be written.
"""

from formats.notation.reading import read_moves, read_position
from formats.notation.writing import write_moves, write_position

__all__ = ["read_moves", "read_position", "write_moves", "write_position"]
