"""Whether a line or an area divides the ground of a tile, leaving some of it on both sides."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable

from referee.tiles.model.ports import ports_of

CLOCKWISE = tuple(port for edge in range(4) for port in ports_of(edge))  # the twelve ports round a tile


def on_both_sides(ground: Iterable[int], wall: Iterable[int]) -> bool:
    """Return whether ports of the ground are on more than one side of what joins the ports of the wall."""
    places = sorted(CLOCKWISE.index(port) for port in wall)
    sides = {bisect(places, CLOCKWISE.index(port)) % len(places) for port in ground} if places else set()
    return len(sides) > 1
