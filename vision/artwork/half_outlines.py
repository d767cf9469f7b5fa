"""Outlines of the features of a half tile: those of a whole one, cut along its long side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from vision.artwork import raster
from vision.artwork.geometry import Line, Point, bezier, disc, ribbon
from vision.artwork.shapes import Shape, half_width, is_house, radius
from vision.artwork.styles import GROUNDS

if TYPE_CHECKING:
    from vision.artwork.outline import Outline

CORNERS: Line = ((0.0, 0.0), (0.0, 1.0), (1.0, 1.0))  # of a half tile as defined: the south-west half
MIDDLE = (0.3, 0.7)  # of a house
ALONG = bezier((0.3, 0.3), (0.18, 0.62), (0.38, 0.82), (0.7, 0.7))  # a line from the long side back to it
BULGE = bezier((0.1, 0.1), (0.15, 0.5), (0.5, 0.85), (0.9, 0.9))  # an area that only reaches the long side
ROOM = 0.05  # between the long side and a figure


Room = Callable[[set[int], list[Point]], tuple[Point, Point]]


def halved(shapes: Sequence[Shape], whole: Sequence[Outline], room: Room) -> tuple[Outline, ...]:
    """Return the outlines of a half tile, given those of a whole tile with the same features. `room`: a seat
    and a badge among these cells, away from other points."""
    cut = [_cut(shape, outline) for shape, outline in zip(shapes, whole, strict=True)]
    over = {
        cell
        for shape, outline in zip(shapes, cut, strict=True)
        if not shape.ground or outline.path
        for area in outline.areas
        for cell in raster.covered(area)
    }
    inside = {cell for cell, (u, v) in enumerate(raster.CENTRES) if v - u > ROOM}
    taken: list[Point] = []
    found = []
    for shape, outline in zip(shapes, cut, strict=True):
        if not outline.path and not is_house(shape):
            own = {cell for area in outline.areas for cell in raster.covered(area)} & inside
            seat, badge = room((own - over if shape.ground else own) or own or inside, taken)
            outline = replace(outline, seat=seat, badge=badge)
        taken.append(outline.seat)
        found.append(outline)
    return tuple(found)


def _cut(shape: Shape, outline: Outline) -> Outline:
    """Return an outline without what is beyond the long side."""
    if is_house(shape):
        return replace(outline, areas=(disc(MIDDLE, radius(shape.kind)),), seat=MIDDLE, badge=MIDDLE)
    if shape.kind in LINES and not shape.ports:
        seat = ALONG[len(ALONG) // 2]
        areas = (ribbon(ALONG, half_width(shape.kind)),)
        return replace(outline, areas=areas, path=(ALONG,), seat=seat, badge=ALONG[len(ALONG) // 4])
    if outline.path:
        return outline
    if shape.ground and not shape.ports and shape.kind not in GROUNDS:
        return replace(outline, areas=(BULGE,))
    return replace(outline, areas=tuple(area for one in outline.areas if len(area := clipped(one)) > 2))


LINES = ("road", "river")  # kinds that are lines even where they only reach the long side


def clipped(area: Sequence[Point]) -> Line:
    """Return the part of a polygon that is on the half tile."""
    found: list[Point] = []
    for (au, av), (bu, bv) in zip(area, [*area[1:], area[0]], strict=True):
        one, other = av - au, bv - bu
        if one >= 0:
            found.append((au, av))
        if (one >= 0) != (other >= 0):
            share = one / (one - other)
            found.append((au + share * (bu - au), av + share * (bv - av)))
    return tuple(found)


def lying(whole: Sequence[Outline], quarter: int) -> Iterator[Outline]:
    """Yield outlines after quarter turns clockwise."""
    for one in whole:
        areas = tuple([_spun(line, quarter) for line in one.areas])
        path = tuple([_spun(line, quarter) for line in one.path])
        seat, badge = _spun((one.seat, one.badge), quarter)
        yield replace(one, areas=areas, path=path, seat=seat, badge=badge)


def _spun(points: Line, quarter: int) -> Line:
    for _ in range(quarter):
        points = tuple([(1 - v, u) for u, v in points])
    return points
