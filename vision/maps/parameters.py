"""Parameters of printed maps and boards.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MapPrintedMapParameters:
    """Squares of a printed map."""

    long_side_px: int = 2000  # longer side in pixels to which a picture of the empty map is reduced
    square_px: int = 32  # pixels of a square for the comparison
    max_shift_px: int = 3  # maximum shift of a square from its expected place, at that size
    blur_px: float = 1.0  # blur before the comparison, at that size
    # range of the photo's contrast relative to the empty map's, without gradients of light
    contrast_range: tuple[float, float] = (0.35, 1.6)
    registration_px_features: tuple[int, int] = (1400, 5000)  # pixels and features used to find the map
    # Log-odds that a square is covered: base; weights of the correlation with its print, of each ten grey
    # levels of difference.
    covered_weights: tuple[float, float, float] = (0.9, -6.7, 2.1)
    max_residual_grey: float = 20.0  # maximum difference that counts
    residual_step_grey: float = 10  # difference for which the last weight stands


@dataclass(frozen=True)
class MapVillageTentsParameters:
    """Tents in villages; units of a board 1000 wide."""

    long_side_px: int = 1600  # of the reference at which tents are detected
    light_patches: int = 14  # along the longer side: the light within one is uniform
    min_lab_distance: float = 17.0  # distance in Lab from which something new is there
    min_tent_share: float = 0.14  # of the usual area of a tent: minimum area
    certain_tent_share: float = 0.45  # share of it from which a tent is certain
    # of a village: offset of its spaces, their radius, side of a tent, in units of a board 1000 wide
    space_offset_units: float = 21.0
    space_radius_units: float = 60.0
    tent_side_units: float = 26.0
    edge_px: int = 15  # twice the width, in pixels of the reference, of the photo's edge that is left out
    min_covered_level: int = 250  # of 255: a pixel of the reference that the photo covers
    max_outside_share: float = 0.35  # of a village outside the photo, from which it counts as hidden
    tent_full_share: float = 0.5  # of a tent's square that it covers, seen from anywhere
    min_confidence: float = 0.3  # from which a tent is reported
    min_confidence_unquestioned: float = 0.75  # below which it is questioned
    min_light_px: int = 50  # pixels of a patch from which its light is known
    black: float = 8  # grey levels added before ratios of colours are taken: dark ones are mostly noise


@dataclass(frozen=True)
class MapParameters:
    """Parameters of printed maps and boards."""

    printed_map: MapPrintedMapParameters = MapPrintedMapParameters()
    village_tents: MapVillageTentsParameters = MapVillageTentsParameters()


MAPS = MapParameters()
