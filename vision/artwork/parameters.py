"""Parameters of our own drawing of tiles.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ArtworkGlyphsParameters:
    """Symbols."""

    subpixel_bits: int = 4  # fractional bits of drawn coordinates


@dataclass(frozen=True)
class ArtworkOutlineParameters:
    """Outlines of features."""

    max_cached_designs: int = 4096  # designs whose outlines are cached
    min_field_cells: int = 20  # cells: fewer between two walls are no field
    # in tile widths
    garden_margin: float = 0.03  # around a garden, which no figure of a field takes
    clearing_radius: float = 0.14  # of a field that does not leave the tile
    corner_radius: float = 0.45  # around the place of a field that is farthest from where it leaves the tile
    badge_apart_weight: float = 0.6  # as ArtworkSeatsParameters.apart_weight, for the badge of a feature


@dataclass(frozen=True)
class ArtworkSeatsParameters:
    """Places of figures; lengths in tile widths."""

    line_margin: float = 0.01  # along a line, which is not free
    max_room: float = 0.22  # more room than a figure needs counts no more
    apart_weight: float = 0.25  # of the distance to what is there, against room
    max_distance: float = 0.32  # a greater one counts no more
    centre_weight: float = 0.02  # of the distance to the middle of the tile: decides between equal places
    tried_on_line: int = 16  # places along a line
    max_distance_on_line: float = 0.28  # as max_distance, on a line
    middle_weight: float = 0.15  # of the distance to the middle of a line, which is 0.5 at its ends


@dataclass(frozen=True)
class ArtworkShapesParameters:
    """Shapes of features, in tile widths."""

    # how straight a curve between adjacent edges enters the tile
    curve_entry: float = 0.5
    curve_entry_beside_city: float = 0.34
    # half the width of a line; radius of a feature without ports
    river_half_width: float = 0.08
    road_half_width: float = 0.045
    garden_radius: float = 0.1
    house_radius: float = 0.17
    # corners of the drawn curves: of a wall, of a road or river
    wall_points: int = 20
    course_points: int = 16
    way_steps: int = 60  # from the rim to the middle of the tile, where the wall on the way is searched for
    # The wall of a city on one edge, as shares of the edge that it takes: how far along the control points of
    # its curve are, and how deep in the tile; alone, where another city is next to it, and the same on half
    # of the edge.
    cap: tuple[float, float] = (0.24, 0.39)
    cap_beside_city: tuple[float, float] = (0.36, 0.23)
    short_cap_beside_city: tuple[float, float] = (0.2, 0.52)
    row_width: float = 0.4  # between the first and the last of several houses
    # how far a house makes room for a feature in one corner, and for a city on one edge
    room_for_bend: float = 0.13
    room_for_city: float = 0.08
    # how far a straight course bends away from a house in the middle, and from a city along it
    aside_of_house: float = 0.34
    aside_of_city: float = 0.06


@dataclass(frozen=True)
class ArtworkTileRendererParameters:
    """Drawn tiles."""

    drawing_px: int = 512  # pixels of the side a tile is drawn at before it is shrunk
    sign_radius_tiles: float = 0.09  # radius of a mark's symbol, in tile widths
    grain_grey: float = 5.0  # grey levels of the paper's grain
    grain_px: int = 16  # drawn pixels of one grain
    # other printings: shift of the hue (of 180, without the last one), factors of saturation and brightness
    hue_range: tuple[int, int] = (-14, 15)
    saturation_range: tuple[float, float] = (0.75, 1.25)
    brightness_range: tuple[float, float] = (0.85, 1.08)


@dataclass(frozen=True)
class ArtworkParameters:
    """Parameters of our own drawing of tiles."""

    glyphs: ArtworkGlyphsParameters = ArtworkGlyphsParameters()
    outline: ArtworkOutlineParameters = ArtworkOutlineParameters()
    seats: ArtworkSeatsParameters = ArtworkSeatsParameters()
    shapes: ArtworkShapesParameters = ArtworkShapesParameters()
    tile_renderer: ArtworkTileRendererParameters = ArtworkTileRendererParameters()


ARTWORK = ArtworkParameters()
