"""Draw the recognition result over the photo: cells with their tiles, figures, and review questions by colour
and pattern.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.arrays import Picture
from vision.image.parameters import IMAGE
from vision.image.pyramid import ImagePyramid
from vision.reading import Draft, DraftFigure, DraftTile, Quad

PARAMETERS = IMAGE.overlay

FONT = cv2.FONT_HERSHEY_SIMPLEX
COLOURS = {
    "red": (40, 40, 220),
    "blue": (220, 90, 20),
    "green": (50, 150, 40),
    "yellow": (30, 220, 240),
    "black": (30, 30, 30),
    "pink": (180, 120, 250),
    "grey": (140, 140, 140),
    "orange": (20, 130, 240),
    "purple": (150, 40, 120),
    "brown": (40, 70, 110),
    "white": (245, 245, 245),
}


def overlay(photo: Picture | ImagePyramid, draft: Draft) -> bytes:
    """Return a PNG of the picture, at most long_side_px pixels long, with everything recognised drawn on it.

    Certain cells have a thin green border, doubtful ones a thick orange one with hatching, places where a
    tile may be missing a dashed violet one. Figures are rings of their colour around the foot, doubtful
    ones with a cross.
    """
    small, scale = ImagePyramid.of(photo).level(PARAMETERS.long_side_px)
    picture = small.copy()
    doubtful = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    doubtful_figures = {d.figure for d in draft.doubts if d.figure is not None}
    for tile in draft.tiles:
        if (tile.x, tile.y) in doubtful:
            _hatch(picture, _corners(tile.quad, scale))
    for tile in draft.tiles:
        _tile(picture, tile, scale, doubtful=(tile.x, tile.y) in doubtful)
    for doubt in draft.doubts:
        if doubt.reason == "missing" and doubt.quad:
            _dashes(picture, _corners(doubt.quad, scale))
    for number, figure in enumerate(draft.figures):
        _figure(picture, figure, scale, doubtful=number in doubtful_figures)
    done, data = cv2.imencode(".png", picture)
    if not done:
        raise ValueError("the overlay cannot be written as PNG")
    return data.tobytes()


def _tile(picture: Picture, tile: DraftTile, scale: float, *, doubtful: bool) -> None:
    corners = _corners(tile.quad, scale)
    cv2.polylines(
        picture,
        [corners],
        isClosed=True,
        color=PARAMETERS.doubtful_bgr if doubtful else PARAMETERS.certain_bgr,
        thickness=3 if doubtful else 1,
        lineType=cv2.LINE_AA,
    )
    text = f"{tile.tile.split('/')[-1]}{tile.rotation // 90}" if tile.tile else "?"
    side = float(np.sqrt(max(cv2.contourArea(corners), 1.0)))
    smallest, largest = PARAMETERS.label_scales
    _label(picture, text, corners.mean(0), min(largest, max(smallest, side / PARAMETERS.label_cell_px)))


def _label(picture: Picture, text: str, centre: NDArray[np.float64], size: float) -> None:
    (width, height), _ = cv2.getTextSize(text, FONT, size, 1)
    at = (round(float(centre[0]) - width / 2), round(float(centre[1]) + height / 2))
    cv2.putText(picture, text, at, FONT, size, PARAMETERS.ink_bgr, 4, cv2.LINE_AA)
    cv2.putText(picture, text, at, FONT, size, PARAMETERS.paper_bgr, 1, cv2.LINE_AA)


def _figure(picture: Picture, figure: DraftFigure, scale: float, *, doubtful: bool) -> None:
    at = (round(figure.point[0] * scale), round(figure.point[1] * scale))
    cv2.circle(picture, at, PARAMETERS.ring_radius_px, PARAMETERS.paper_bgr, PARAMETERS.halo_px, cv2.LINE_AA)
    colour = COLOURS.get(figure.colour, PARAMETERS.ink_bgr)
    cv2.circle(picture, at, PARAMETERS.ring_radius_px, colour, 4, cv2.LINE_AA)
    if doubtful:
        cv2.drawMarker(
            picture, at, PARAMETERS.paper_bgr, cv2.MARKER_TILTED_CROSS, PARAMETERS.cross_px, 4, cv2.LINE_AA
        )
        cv2.drawMarker(
            picture, at, PARAMETERS.doubtful_bgr, cv2.MARKER_TILTED_CROSS, PARAMETERS.cross_px, 2, cv2.LINE_AA
        )


def _hatch(picture: Picture, corners: NDArray[np.int32]) -> None:
    """Hatch the cell with slanted lines, which are visible without colours, too."""
    nw, ne, se, sw = corners.astype(float)
    lines = round(1 / PARAMETERS.hatch_share)
    for share in np.linspace(PARAMETERS.hatch_share, 1.0, lines):
        _line(picture, nw + (ne - nw) * share, nw + (sw - nw) * share)
    for share in np.linspace(PARAMETERS.hatch_share, 1 - PARAMETERS.hatch_share, lines - 1):
        _line(picture, ne + (se - ne) * share, sw + (se - sw) * share)


def _dashes(picture: Picture, corners: NDArray[np.int32]) -> None:
    for start, end in zip(corners.astype(float), np.roll(corners, -1, 0).astype(float), strict=True):
        for share in np.arange(0.0, 1.0, PARAMETERS.dash_share):
            _line(
                picture,
                start + (end - start) * share,
                start + (end - start) * (share + PARAMETERS.dash_share / 2),
                PARAMETERS.missing_bgr,
                3,
            )


def _line(
    picture: Picture,
    start: NDArray[np.float64],
    end: NDArray[np.float64],
    colour: tuple[int, int, int] = PARAMETERS.doubtful_bgr,
    width: int = 1,
) -> None:
    a, b = ((round(float(p[0])), round(float(p[1]))) for p in (start, end))
    cv2.line(picture, a, b, colour, width, cv2.LINE_AA)


def _corners(quad: Quad, scale: float) -> NDArray[np.int32]:
    """Return corners in whole pixels of the drawn picture, clamped near it so that no corner beyond the
    horizon overflows."""
    return np.clip(
        np.round(np.array(quad) * scale), -PARAMETERS.max_corner_px, PARAMETERS.max_corner_px
    ).astype(np.int32)
