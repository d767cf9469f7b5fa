"""Parameters of the nets and their galleries.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class NetNetsParameters:
    """Sizes of pictures and scales of outputs."""

    scene_long_side_px: int = 1280  # longer side in pixels that the scene net is meant for
    stride_px: int = 4  # input pixels per output pixel of the dense nets
    coarsest_stride_px: int = 32  # the same of their coarsest layer: sides of the input are multiples of it
    sharpness: float = 22.0  # factor of the cosines in the classifier's softmax
    embedding_dimensions: int = 128  # numbers of an embedding
    batch_crops: int = 16  # crops in one run of a net: their layers stay in the processor's cache
    matched_crops: int = 32  # crops compared at a time with the vectors of a gallery
    sampled_cells: int = 64  # cells of a grid that are compared with tiles to judge it
    face_px: int = 64  # side in pixels of a clean picture of a tile
    comparing_sharpness: float = 2.6  # factor on the distance of its cosines from 1 when tiles are compared
    # Weight of its empty-table output; its cosine below which a crop is more likely no tile of the set, and
    # the steepness of that transition: fitted on rendered tables of drawn games, with cloths and racks that
    # may or may not look like tiles.
    empty_weight: float = 1.4
    empty_midpoint_cosine: float = 0.79
    empty_steepness: float = 21.0
    # Its log-odds from which a single card is empty table: the maximum over 860 rendered cards is -0.5;
    # pieces of table reach 5.
    min_empty_log_odds: float = 1.0
    max_empty_log_odds: float = 30.0  # beyond which the exponential may overflow


@dataclass(frozen=True)
class NetParameters:
    """Parameters of the nets and their galleries."""

    nets: NetNetsParameters = NetNetsParameters()


NETS = NetParameters()
