"""What follows from where things are printed on a map."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Cell
from referee.games.carcassonne.maps.map import Map
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Feature

MOST_PIXELS = 100_000


def are_numbers(data: object, count: int) -> bool:
    """Return whether this is a list of that many numbers, none larger than a picture."""
    return (
        isinstance(data, list)
        and len(data) == count
        and all(type(n) in (int, float) and abs(n) <= MOST_PIXELS for n in data)
    )


def is_convex(corners: list[list[float]]) -> bool:
    """Return whether four points are in clockwise order (y grows downwards) and not collinear."""
    turns = []
    for i in range(4):
        (ax, ay), (bx, by), (cx, cy) = corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return min(turns) > 1


def roads_ending_here(features: list[Feature]) -> list[Feature]:
    """Return the features of a large city's square, with roads that end there (MP-G2) split by side."""
    found, more = [], []
    for one in features:
        lanes = sorted(one.ports) if one.kind == "road" else []
        first = frozenset(lanes[:1]) if len(lanes) > 1 else one.ports
        found.append(replace(one, ports=first))
        more += [replace(one, ports=frozenset((lane,)), marks={}) for lane in lanes[1:]]
    return found + more


def reached_squares(found: Map) -> set[Cell]:
    """Return the squares connected to a start square (or to the first square, if there is none) by edges,
    large cities and ferries."""
    walk = list(found.starts) or sorted(found.land)[:1]
    seen = set(walk)
    for cell in walk:  # grows during the iteration
        ferries = [end.cell for ferry in found.docks.get(cell, ()) for end in ferry.ends]
        for near in (*NEAR[cell], *ferries):
            if near in found.squares and near not in seen:
                seen.add(near)
                walk.append(near)
    return seen
