"""Parameters of naming the one tile in a picture.

Values were chosen on crops of labelled photos and on rendered tables; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SingleTileQuadsParameters:
    """Squares that may be the tile."""

    long_side_px: int = 512  # longer side of the picture that is searched
    # longer sides in pixels of the copies that the scene net sees: one of them has the tile at a size that
    # it knows
    scene_sides_px: tuple[int, ...] = (160, 288, 416)
    min_corner: float = 0.16  # output of the scene net from which a place counts as a corner
    max_corners: int = 16  # corners per copy: the strongest
    corner_blur_px: float = 0.8  # blur of the scene net's output before
    corner_px: int = 5  # pixels of that output: side of the square in which a corner is the maximum
    min_side_share: float = 0.16  # of the shorter side of the picture: side of the smallest square
    max_side_share: float = 1.15
    max_side_ratio: float = 2.4  # longest to shortest side: the camera may see the tile at a flat angle
    max_bend_share: float = 0.3  # of a side: maximum deviation of a quad from a parallelogram
    corner_reach_share: float = 0.2  # of a side: how far a corner may be from where a square has it
    min_corner_sine: float = 0.55  # of the angle at a corner: seen at an angle it is no right one
    mask_levels: tuple[float, ...] = (0.35, 0.6)  # of the scene net: outlines of what it takes for a tile
    min_filled_share: float = 0.8  # share of its quad that an outline fills
    outline_tolerance: float = 0.06  # of an outline's length: tolerance with which it is simplified
    central_strength: float = 0.05  # of a square in the middle: found ones come first
    central_sides: tuple[float, ...] = (0.45, 0.6, 0.78, 0.95)  # of the shorter side: squares in the middle
    same_share: float = 0.09  # of a side: mean distance of the corners below which two quads are one
    max_compared: int = 1500  # quads of which those at other places are kept
    max_quads: int = 48  # quads that are compared with tiles: bounds the time
    spread_share: float = 0.25  # of the shorter side: the tile is likely this near the middle


@dataclass(frozen=True)
class SingleTileNamingParameters:
    """Which tile it is."""

    long_side_px: int = 1000  # longer side of the picture from which the tile is read
    kept_quads: int = 5  # best quads, whose place is refined
    read_quads: int = 2  # of these the best ones, which are read
    shift_cells: float = 0.07  # steps of the refinement
    side_shift_cells: float = 0.12  # of a single side
    scale_step: float = 0.08
    turn_degrees: float = 5.0
    rounds: int = 2  # each with half the step of the one before
    min_alike: float = (
        0.5  # likeness to a tile (cosine times probability of a tile) below which there is none
    )
    max_candidates: int = 6
    min_confidence: float = 0.001  # of the candidates after the first `min_candidates`
    min_candidates: int = 3  # a tile is read wrong with high confidence at times: two others are at hand
    absent_copies: float = 0.05  # copies counted for a tile of which none is left: people miscount
    middle_weight: float = 0.6  # weight of the place of a quad against its likeness


@dataclass(frozen=True)
class SingleTileParameters:
    """Parameters of naming the one tile in a picture."""

    quads: SingleTileQuadsParameters = SingleTileQuadsParameters()
    naming: SingleTileNamingParameters = SingleTileNamingParameters()


SINGLE_TILE = SingleTileParameters()
