"""Parameters of the search for other boards and for reasons of failure.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import radians


@dataclass(frozen=True)
class SceneFailureReasonsParameters:
    """Why no board was found."""

    # share of the picture that may be tiles, below which it shows none
    min_possible_tile_share: float = 0.0005
    min_tile_share: float = 0.02  # share of the picture that is tiles, below which they are far away
    max_overexposed_share: float = 0.3  # overexposed share of the tiles
    min_board_ratio: float = 0.3  # ratio of width to length of a board seen from the side
    min_sharpness: float = 0.3  # sharpness below which not even the grid would be found
    # steepness of the tiles, in their worst direction, below which they cannot be recognised
    min_steepness: float = 0.05
    rim_px: int = 9  # pixels around tiles in which their edges are measured
    # distance in pixels between corners of tiles that are too small to recognise
    min_corner_distance_px: float = 14.0
    joining_map_px: int = 9  # map pixels within which possible tiles form one patch
    patch_margin_share: float = 0.15  # of the length of a patch: margin of the second, closer view
    # longer side of the closer view in pixels, and its maximum magnification
    closer_view_px: int = 800
    max_magnification: float = 2.0
    min_closer_tile_share: float = 0.004  # share of the closer view that is tiles, below which it shows none
    # ratio of width to length below which a far patch counts as seen from the side
    min_far_patch_ratio: float = 0.4
    min_corners: int = 6  # minimum number of corners to rely on
    contrast_percentiles: tuple[float, float] = (1, 99)  # of the tiles' greys: ends of their contrast


@dataclass(frozen=True)
class SceneOtherBoardsParameters:
    """Further boards on the table."""

    # longer side in pixels of the copy in which the scene net searches for tiles around the board
    tile_map_px: int = 640
    min_tiles: int = 4  # minimum number of tiles of a further board
    # maximum cells between two boards on one grid: with more, the tiles in between were overlooked
    max_gap_cells: int = 2
    # minimum distance in cells between the centres of tiles of two boards
    min_board_distance_cells: float = 1.35
    # cells around the centre of a tile within which no other tile has its centre
    taken_radius_cells: float = 1.0
    max_places: int = 1800  # maximum number of places searched: the nearest ones
    # minimum share of a cell that the scene net must classify as tile for it to be searched
    min_tile_share: float = 0.3
    # share of a board's tiles detected by the scene net from which it would detect another board's
    min_detected_share: float = 0.8
    max_boards: int = 2  # maximum number of boards reported
    # places at which a grid is searched for; the same where the scene net detects no tiles
    max_tries: int = 5
    max_tries_without_map: int = 2
    min_rotation_rad: float = radians(5)  # rotation from which a grid is another one
    min_shift_cells: float = 0.15  # shift in cells from which a grid is another one
    # overlap, as a share of the smaller box, from which two boxes are one board
    min_overlap_share: float = 0.5
    rim_cells: float = 0.2  # cells around the board whose lines belong to it
    neighbour_cells: float = 1.5  # cells around a place whose likeness counts for it: the eight next ones


@dataclass(frozen=True)
class SceneBoardSimilarityParameters:
    """How much the cells of a further board look like tiles."""

    # median similarity below which a separate patch of tiles is off this grid
    min_patch_similarity: float = 0.6
    min_patch_similarity_compared: float = 0.72
    # median similarity of the tiles of a compared board on its grid
    min_median_similarity_compared: float = 0.85
    min_cell_similarity: float = 0.6  # similarity from which a cell counts as a tile of the game
    # median similarity of all tiles of a further board: known tiles, compared tiles
    min_board_similarity: float = 0.6
    min_board_similarity_compared: float = 0.78
    # tiles of a further board from which a well-known quarter of them is enough
    min_well_known_tiles: int = 8
    well_known_percentile: float = 75  # of their similarities: what that quarter reaches
    # similarity of a cell at any rotation from which a grid is searched for there
    min_hint_similarity: float = 0.1


@dataclass(frozen=True)
class SceneOtherPlanesParameters:
    """Boards off the plane of the first."""

    # share of the picture that looks like tiles in one patch, from which a board is searched for, however
    # large its tiles: for known tiles, for compared tiles; otherwise from min_tiles tiles on
    min_patch_share: float = 0.03
    min_patch_share_compared: float = 0.01
    max_patches: int = 3  # maximum number of patches searched
    read_area_cells: float = 2.0  # of a cell that was read: the area around its centre that counts as read
    patch_margin_share: float = 0.1  # of a patch: the margin searched around it
    min_tile_value: float = 0.5  # of the map's value, from which a tile is there
    min_median_similarity: float = 0.75  # median similarity of the tiles of a board
    max_cells: int = 400  # maximum number of cells read
    min_tile_like_share: float = 0.5  # minimum share of a board's cells that look like tiles


@dataclass(frozen=True)
class SceneReadingAlignmentParameters:
    """Two readings of one table."""

    min_agreeing_share: float = 0.5  # share of the tiles that must agree on the transform
    cell_size_ratios: tuple[float, float] = (0.75, 1.33)  # range of the ratio of the two cell sizes
    max_foot_distance_cells: float = 0.3  # maximum distance in cells between the feet of a figure seen twice


@dataclass(frozen=True)
class SceneRotatedGridsParameters:
    """Grids at any rotation."""

    min_line_cells: float = 0.35  # minimum length of a line in cells
    line_radius_cells: float = 2.6  # cells around a place whose lines are used
    max_line_deviation_rad: float = radians(6)  # maximum deviation of a line's angle
    bins_per_right_angle: int = 45  # bins per right angle
    min_angle_bins: int = 5  # bins between two angles tried: ten degrees
    # angles tried, and offsets of the grid tried along each side
    max_angles: int = 3
    max_offsets: int = 2
    bins_per_cell: int = 20  # bins per cell
    min_offset_distance_cells: float = 0.2  # cells: minimum distance between two offsets tried
    min_similarity: float = 0.2  # similarity at or below which a cell counts nothing
    max_rivals: int = 4  # grids that are scored by more than one cell
    min_total_similarity: float = 0.6  # minimum total similarity of the scored cells
    angle_step_rad: float = radians(10)  # step between angles where all are tried
    max_cells: int = 80  # maximum number of cells of a board


@dataclass(frozen=True)
class SceneLatticeChoiceParameters:
    """When a grid is accepted."""

    min_grid_similarity: float = 0.6  # median similarity of cells from which a grid is accepted
    min_grid_similarity_compared: float = 0.8  # the same for the comparing net
    # the same below which the search for a better grid is extended
    extended_search_similarity_compared: float = 0.7


@dataclass(frozen=True)
class SceneTablePlaneParameters:
    """The rectified table."""

    cell_px: int = 53  # pixels of a cell: a crop of 64 pixels shows 1.2 cells
    crop_px: int = 64  # pixels of a crop
    # points of the picture, across and down, by which the visible part of the table is known
    extent_points: tuple[int, int] = (25, 19)
    search_radius_cells: int = 20  # cells around the board that are searched
    oversampling: float = 1.5  # oversampling of the picture that is rectified
    reduced_crop_px: int = 8  # side in pixels of the reduced crop that shows how much of it is visible
    min_visible_share: float = 0.9  # minimum share of a crop that must be inside the picture


@dataclass(frozen=True)
class SceneGlareParameters:
    """Glare on tiles."""

    # Overexposed share of a cell from which nothing of a tile can be seen: with less, the nets still find it.
    min_overexposed_share: float = 0.3
    # Share of the places without a visible tile: if more of them are overexposed, the table is bright.
    max_places_share: float = 0.3


@dataclass(frozen=True)
class SceneParameters:
    """Parameters of the search for other boards and for reasons of failure."""

    failure_reasons: SceneFailureReasonsParameters = SceneFailureReasonsParameters()
    other_boards: SceneOtherBoardsParameters = SceneOtherBoardsParameters()
    board_similarity: SceneBoardSimilarityParameters = SceneBoardSimilarityParameters()
    other_planes: SceneOtherPlanesParameters = SceneOtherPlanesParameters()
    reading_alignment: SceneReadingAlignmentParameters = SceneReadingAlignmentParameters()
    rotated_grids: SceneRotatedGridsParameters = SceneRotatedGridsParameters()
    lattice_choice: SceneLatticeChoiceParameters = SceneLatticeChoiceParameters()
    table_plane: SceneTablePlaneParameters = SceneTablePlaneParameters()
    glare: SceneGlareParameters = SceneGlareParameters()


SCENE = SceneParameters()
