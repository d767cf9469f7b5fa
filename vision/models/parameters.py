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
class NetFaintParameters:
    """Places that may show a figure which the figure net takes for a part of a tile. Lengths are in pixels of
    its map, 20 of which are about a cell."""

    smoothing_px: float = 1.7
    apart_px: int = 6  # minimum distance between two places of one colour
    maximum_px: int = 7  # side of the square in which a place has the maximum
    seen_px: int = 5  # side of the square around what the net sees as a figure in which nothing is searched
    same_px: int = 3  # places of two colours that are closer are one
    places: int = 30  # for each colour, in one view of a photo
    body_px: tuple[int, int] = (3, 2)  # half the height and half the width of a figure's body
    around_px: int = 6  # half the side of its surroundings
    crop_px: int = 24  # half the side of the crop around a place, in pixels of the picture
    thumbnail: int = 12  # side of the thumbnail of the crop
    outline_px: int = 32  # side of the crop of which the outlines are described
    outline_parts: int = 4  # of each side
    outline_directions: int = 8
    outline_floor: float = 200.0  # added to the length of that description: weak outlines count less
    black: float = 6.0  # grey levels added before ratios of colours are taken


@dataclass(frozen=True)
class NetParameters:
    """Parameters of the nets and their galleries."""

    nets: NetNetsParameters = NetNetsParameters()
    faint: NetFaintParameters = NetFaintParameters()


NETS = NetParameters()
