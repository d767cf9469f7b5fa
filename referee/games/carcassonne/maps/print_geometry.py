"""What follows from where things are printed on a map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from referee.game import Cell, Message
from referee.games.carcassonne.maps.map import Map
from referee.tiles.model.ports import NEAR
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_parts.feature import TileFeature

FAR = 1000  # no cell of a map is farther from the origin

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


def roads_ending_here(features: list[TileFeature]) -> list[TileFeature]:
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


def picture_faults(data: object) -> Iterator[tuple[str, Message]]:
    """Yield what is wrong with where the squares are in a picture of the empty map: the corners, in pixels,
    of a rectangle of cells."""
    if not isinstance(data, Mapping):
        yield "picture", Message("input-picture")
        return
    size: Any = data.get("size")
    corners: Any = data.get("corners")
    cells: Any = data.get("cells")
    if not are_numbers(size, 2) or min(size) < 1:
        yield "picture.size", Message("input-picture-size")
    if not isinstance(corners, list) or len(corners) != 4 or not all(are_numbers(one, 2) for one in corners):
        yield "picture.corners", Message("input-picture-corners")
    elif not is_convex(corners):
        yield "picture.corners", Message("input-picture-clockwise")
    if not are_numbers(cells, 4) or not all(type(n) is int and abs(n) <= FAR for n in cells):
        yield "picture.cells", Message("input-picture-cells")
    elif min(cells[2:]) < 1:
        yield "picture.cells", Message("input-picture-empty")


def map_faults(found: Map, *, complete: bool) -> Iterator[tuple[str, Message]]:
    """Yield what is wrong with the whole map: start squares, squares that cannot be reached, prints that
    differ. `complete`: it is no part of a map."""
    if complete and len(found.starts) < 2:
        yield "squares", Message("input-start-squares", count=len(found.starts))
    cut_off = sorted(found.squares.keys() - reached_squares(found))
    if cut_off:
        shown = ", ".join(f"({x}, {y})" for x, y in cut_off[:8])
        more = ", ..." if len(cut_off) > 8 else ""
        yield "squares", Message("input-cut-off", count=len(cut_off), cells=shown + more)
    tiles = {cell: Tile("map/city", square.features) for cell, square in found.squares.items()}
    for cell in sorted(found.large_cities):
        for edge in (1, 2):
            near = NEAR[cell][edge]
            shows = near in found.large_cities and tiles[near].edges.faces[(edge + 2) % 4]
            if shows and not tiles[cell].edges.accepts(edge, shows):
                yield "squares", Message("input-large-city-differs", cell=str(cell), other=str(near))
