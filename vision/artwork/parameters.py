"""Parameters of our own drawing of tiles.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]  # u east, v south


@dataclass(frozen=True)
class ArtworkGlyphsParameters:
    """Symbols."""

    subpixel_bits: int = 4  # fractional bits of drawn coordinates
    rim_share: float = 0.3  # width of a symbol's light outline, of its radius; half of it is outside
    small_line_px: int = 3  # width of the lines of small symbols, in drawn pixels


@dataclass(frozen=True)
class ArtworkSignsParameters:
    """Outlines of symbols."""

    oval_corners: int = 14  # of the polygon that stands for an oval


@dataclass(frozen=True)
class ArtworkHalfOutlinesParameters:
    """Lines on half tiles: shares of the way from where they enter to the middle of the long side."""

    inner_controls: tuple[float, float] = (0.3, 0.7)  # control points of a line from a wall
    searched_wall: float = 0.5  # of a line to a wall: to the point of a wall that is nearest to here
    end: float = 0.55  # of a line to nothing


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
    # The wall of a city between two edges: control points at these shares of the way, moved towards the rim
    # by a share of the distance, more of it if other cities are on both sides; with a factor, as a curve
    # reaches only part of the way to its control points.
    wall_controls: tuple[float, float] = (0.3, 0.7)
    wall_pull: float = 0.16
    wall_pull_between_cities: float = 0.32
    wall_pull_factor: float = 1.33
    row_width: float = 0.4  # between the first and the last of several houses
    # how far a house makes room for a feature in one corner, and for a city on one edge
    room_for_bend: float = 0.13
    room_for_city: float = 0.08
    # how far a straight course bends away from a house in the middle, and from a city along it
    aside_of_house: float = 0.34
    aside_of_city: float = 0.06
    # a straight course: how straight it enters the tile, and how far it sways to both sides
    straight_entry: float = 0.3
    straight_sway: float = 0.05
    # the same around a house: how straight it enters the tile and passes the house, and corners of each half
    pass_entry: float = 0.2
    pass_level: float = 0.26
    pass_points: int = 10
    # an arm: shares of its length from each end to the control points of its curve, and corners
    arm_entry: float = 0.45
    arm_end: float = 0.3
    arm_points: int = 12
    end_in_house: float = 0.8  # of a house's radius: how far from its middle a line ends


@dataclass(frozen=True)
class ArtworkTileRendererParameters:
    """Drawn tiles."""

    drawing_px: int = 512  # pixels of the side a tile is drawn at before it is shrunk
    rim_width: float = 0.012  # of the tile's own outline, in tile widths
    grain_grey: float = 5.0  # grey levels of the paper's grain
    grain_px: int = 16  # drawn pixels of one grain
    # other printings: shift of the hue (of 180, without the last one), factors of saturation and brightness
    hue_range: tuple[int, int] = (-14, 15)
    saturation_range: tuple[float, float] = (0.75, 1.25)
    brightness_range: tuple[float, float] = (0.85, 1.08)


@dataclass(frozen=True)
class ArtworkTileFeaturesParameters:
    """Drawn features; lengths in tile widths, if no other unit is given."""

    # Small symbols strewn over an area: rows on a tile and symbols in a row, places in the width of a tile
    # (more than symbols: every second row is shifted), that shift in places, and how far symbols keep from
    # the rim of the area, from features above it and from the figure's place.
    strewn_rows: int = 7
    strewn_places: float = 7.3
    strewn_shift: float = 0.25
    strewn_from_rim: float = 0.035
    strewn_from_feature: float = 0.05
    strewn_from_figure: float = 0.13
    strewn_radius: float = 0.032
    # lines: both edges of a road or river together, the light in a river, sleepers and rails of a railroad
    course_edges: float = 0.024
    ripple_width: float = 0.012
    sleeper_apart: float = 0.045
    sleeper_reach: float = 0.85  # of half the line's width
    sleeper_width: float = 0.016
    rail_aside: float = 0.45  # of half the line's width
    rail_width: float = 0.011
    wall_width: float = 0.04
    outline_width: float = 0.016  # of clearings, crossings and lakes
    # what is in a clearing: flowers of a garden, a monastery with its cross, a junction, houses
    flowers: tuple[Point, ...] = ((-0.04, -0.03), (0.04, -0.035), (-0.03, 0.035), (0.045, 0.03), (0.0, 0.0))
    monastery_radius: float = 0.1
    cross_top: float = 0.16  # above the middle of the monastery
    cross_bar: float = 0.135
    cross_bar_half: float = 0.03
    cross_width: float = 0.012
    junction_arm: float = 0.08  # east and south
    junction_width: float = 0.03
    houses: tuple[Point, ...] = ((-0.07, -0.03), (0.07, -0.05), (0.0, 0.06))
    village_house_radius: float = 0.05
    # ends of lines: of which a house is drawn, which meet, and what is drawn there
    max_to_house: float = 0.25
    max_to_meeting: float = 0.1
    crossing_radius: float = 0.085
    lake_half_width: float = 0.14
    lake_half_height: float = 0.115
    rock_radius: float = 0.125
    disc_corners: int = 24


@dataclass(frozen=True)
class ArtworkTileMarksParameters:
    """Symbols of marks; lengths in tile widths, if no other unit is given."""

    sign_radius: float = 0.09
    crowded_signs: int = 4  # from here on the symbols of a feature are smaller
    crowded_factor: float = 0.85
    three_columns_from: int = 5  # symbols; fewer than 3 are in one row
    sign_apart: float = 2.3  # radii between the middles of symbols
    sign_from_rim: float = 1.3  # radii between the middle of a symbol and the tile's edge
    cathedral_radius: float = 0.15
    # symbols of the whole tile: the first of the places tried, their distance and number in a row; the weight
    # of the distance to lines, and the distance from which on more room counts no more
    first_place: float = 0.16
    places_apart: float = 0.113
    places_in_row: int = 7
    line_weight: float = 1.3
    max_room: float = 0.5
    disc_radius: float = 0.085
    disc_line_px: int = 4  # drawn pixels
    tile_sign_radius: float = 0.048


@dataclass(frozen=True)
class ArtworkSvgParameters:
    """Tiles as SVG; lengths in units of the drawing, of which a tile is 100 wide, if no other is given."""

    course_edges: float = 2.4  # both edges of a line together
    wall_width: int = 4
    # discs at the ends of lines, and how near a house is that takes their place, in tile widths
    lake_radius: int = 14
    crossing_radius: int = 8
    max_to_house: float = 0.25
    # marks: radius and letters of a badge; how far its middle is from the tile's edge and from the next, in
    # tile widths
    badge_radius: float = 6.5
    badge_font: int = 9
    badge_baseline: float = 3.2  # below the middle
    badge_from_rim: float = 0.12
    badge_apart: float = 0.13
    # marks of the whole tile, in tile widths: as in ArtworkTileMarksParameters
    first_place: float = 0.14
    places_apart: float = 0.12
    places_in_row: int = 7
    line_weight: float = 1.3
    places_skipped: int = 4  # places from one mark of the tile to the next, as neighbours are alike
    # an unreadable tile: sizes of its question mark and of the letters of its edges, and the places of both
    unknown_font: int = 28
    unknown_at: tuple[int, int] = (50, 60)
    letter_font: int = 14
    letters_at: tuple[tuple[int, int], ...] = ((50, 16), (91, 54), (50, 96), (9, 54))  # N E S W


@dataclass(frozen=True)
class ArtworkParameters:
    """Parameters of our own drawing of tiles."""

    glyphs: ArtworkGlyphsParameters = ArtworkGlyphsParameters()
    half_outlines: ArtworkHalfOutlinesParameters = ArtworkHalfOutlinesParameters()
    outline: ArtworkOutlineParameters = ArtworkOutlineParameters()
    seats: ArtworkSeatsParameters = ArtworkSeatsParameters()
    shapes: ArtworkShapesParameters = ArtworkShapesParameters()
    signs: ArtworkSignsParameters = ArtworkSignsParameters()
    svg: ArtworkSvgParameters = ArtworkSvgParameters()
    tile_features: ArtworkTileFeaturesParameters = ArtworkTileFeaturesParameters()
    tile_marks: ArtworkTileMarksParameters = ArtworkTileMarksParameters()
    tile_renderer: ArtworkTileRendererParameters = ArtworkTileRendererParameters()


ARTWORK = ArtworkParameters()
