"""Formats of other programs, and a short text notation. Knows the referee only."""
