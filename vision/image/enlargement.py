"""Readings of reduced pictures, in the pixels of the original ones."""

from __future__ import annotations

from dataclasses import replace

from vision.reading import Point, Quad, Reading, SeenTrack


def enlarged(reading: Reading, factor: int, size: tuple[int, int]) -> Reading:
    """Return a reading of a picture `factor` times as large, whose width and height are `size`."""
    if factor == 1:
        return reading
    return replace(
        reading,
        width=size[0],
        height=size[1],
        cells=tuple(replace(cell, quad=_quad(cell.quad, factor)) for cell in reading.cells),
        figures=tuple(
            replace(
                figure,
                point=_point(figure.point, factor),
                middle=None if figure.middle is None else _point(figure.middle, factor),
            )
            for figure in reading.figures
        ),
        track=None if reading.track is None else _track(reading.track, factor),
        others=tuple(_quad(quad, factor) for quad in reading.others),
    )


def _track(track: SeenTrack, factor: int) -> SeenTrack:
    markers = tuple(replace(marker, point=_point(marker.point, factor)) for marker in track.markers)
    return replace(track, quad=_quad(track.quad, factor), markers=markers)


def _point(point: Point, factor: int) -> Point:
    return round(point[0] * factor, 2), round(point[1] * factor, 2)


def _quad(quad: Quad, factor: int) -> Quad:
    nw, ne, se, sw = (_point(corner, factor) for corner in quad)
    return nw, ne, se, sw
