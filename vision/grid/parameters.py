"""Parameters of the search for the grid.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GridCandidatesParameters:
    """Evidence and candidates."""

    min_segment_px: float = 14.0  # pixels of a segment
    full_weight_segment_px: float = 60.0  # pixels of a segment that counts as much as a corner
    max_rough_evidence: int = 250  # strongest pieces of evidence of each axis, used to place rough grids
    compared_points: int = 60  # approximate number of points used to distinguish two grids
    min_corners: int = 12  # minimum number of corners for them to be used
    seed: int = 7  # any number: the same photo always gets the same reading
    score_weights: tuple[float, float] = (0.35, 0.65)  # of the lines and of the corners in the score
    # two grids are one if fewer than this share of the points are farther apart than this
    max_apart_share: float = 0.1
    max_same_distance_cells: float = 0.1


@dataclass(frozen=True)
class GridDriftParameters:
    """Estimation of the drift."""

    bandwidth_cells: float = 1.6  # standard deviation of the weights of nearby evidence
    # of a cell: maximum distance of new evidence from where its neighbours predict it
    max_residual_cells: float = 0.24
    # maximum distances of evidence from its line in the last rounds
    final_residuals_cells: tuple[float, float, float] = (0.2, 0.15, 0.12)
    smoothness_weight: float = 2.0  # weight of the prior that the drift does not change from cell to cell
    no_drift_weight: float = 0.15  # weight of the prior that there is no drift
    max_support_cells: float = 0.1  # of a cell: evidence this close to a line supports the grid there


@dataclass(frozen=True)
class GridHarmonicsParameters:
    """Variants with other spacings."""

    max_varied_candidates: int = 6  # best candidates that get variants


@dataclass(frozen=True)
class GridMasksParameters:
    """Masks by colour; sizes in working pixels."""

    colour_groups: int = 5  # number of colour groups
    grouping_px: int = 320  # longer side in pixels of the picture used for grouping
    lightness_weight: float = 0.6  # weight of lightness, which shade changes
    colour_weight: float = 1.5  # weight of hue and saturation
    blur_px: float = 1.2  # blur before grouping
    min_patch_share: float = 0.15  # of the largest patch of a group: smaller ones are dropped
    dilation_px: int = 15  # working pixels: size of the dilation around a patch
    max_group_share: float = 0.5  # of the picture: a larger group is the table
    seed: int = 7  # any number: the same photo always gets the same groups
    grouping_rounds: int = 30  # at most
    grouping_tolerance: float = 0.5  # movement of the groups' colours, in Lab, at which they are done
    closing_px: int = 5  # pixels of the reduced picture: gaps in a patch that are closed
    margin_px: int = 5  # the same: size of the dilation of a patch


@dataclass(frozen=True)
class GridFieldMaskParameters:
    """The mask of field green."""

    gain_range: tuple[float, float] = (0.5, 2.0)  # of a channel when the colour cast is removed
    # lowest and highest hue (0 to 180), saturation and value of field green
    hsv_range: tuple[tuple[int, int, int], tuple[int, int, int]] = ((27, 51, 46), (87, 255, 255))
    density_scale: float = 0.25  # size of the picture in which the density is measured
    density_fraction: int = 100  # of the longer side: side of the window, in pixels of that picture
    min_density_level: int = 70  # of 255: density of green from which a place belongs to the board
    closing_px: int = 9  # pixels of that picture: gaps between fields that are closed
    margin_px: int = 7  # the same: size of the dilation around it
    min_patch_share: float = 0.06  # of the largest patch: smaller ones are dropped


@dataclass(frozen=True)
class GridBusyMaskParameters:
    """The mask of places full of edges."""

    scale: float = 0.5  # size of the picture in which edges are detected
    blur_px: float = 1.0  # blur before
    edge_levels: tuple[int, int] = (40, 100)  # thresholds of the edges, in levels per pixel
    window_fraction: int = 30  # of the longer side: side of the window in which edges are counted
    min_patch_share: float = 0.15  # of the largest patch: smaller ones are dropped


@dataclass(frozen=True)
class GridPeaksParameters:
    """The scene net's output."""

    min_peak_height: float = 0.42  # minimum height of a corner's peak
    min_distance_map_px: int = 2  # map pixels: a corner is the maximum within this distance
    min_tile_value: float = 0.5  # mask value from which a tile is there
    min_possible_tile_value: float = 0.2  # mask value from which a tile may be there
    # shares of the picture that may be tiles, and that are tiles: if both are below one of these pairs, the
    # tiles are too far away to be read
    min_tile_shares: tuple[tuple[float, float], tuple[float, float]] = ((0.015, 1.0), (0.03, 0.001))


@dataclass(frozen=True)
class GridPitchParameters:
    """Spacing of the cells."""

    min_pitch_px: float = 15.0  # pixels of the working picture, in the middle of the board
    max_cells: int = 32  # cells along a side of the board
    min_evidence: int = 6  # pieces of evidence along each axis
    frequency_step: float = 0.1  # periods over the whole board, between two spacings tried
    min_frequencies: int = 8  # spacings below which there is nothing to choose from
    tried_ratios: int = 61  # ratios of the two sides of a cell
    min_peak_share: float = 0.15  # of the best spacing's strength: weaker ones are noise
    min_log_distance: float = 0.04  # logarithm of the ratio of two spacings from which they differ
    peak_log_width: float = 0.08  # the same around a spacing that is done
    min_frequency_share: float = 0.8  # of the lowest frequency: wider spacings are not tried
    extent_quantiles: tuple[float, float] = (0.02, 0.98)  # of the evidence, between which the board lies


@dataclass(frozen=True)
class GridRectifyParameters:
    """Pictures of cells and of the board."""

    crop_px: int = 64  # side of a crop: what the tile net takes
    margin_cells: float = 0.1  # cells that a crop shows around its cell
    mesh_per_cell: int = 8  # points of the mesh in a cell
    max_oversampling: int = 4  # a crop that is shrunk goes through a picture at most so many times as large


@dataclass(frozen=True)
class GridRefinementParameters:
    """Second run of the scene net."""

    cell_px: int = 48  # pixels of a cell on the rectified board
    max_board_px: int = 1280  # maximum longer side of the rectified board in pixels
    min_occupancy: float = 0.25  # minimum share of a reported cell that shows a tile
    margin_cells: float = 2.0  # cells around the board that are looked at


@dataclass(frozen=True)
class GridScoreParameters:
    """Score of a candidate."""

    max_segment_distance_cells: float = 0.12  # of a cell: a segment this close runs along a grid line
    max_corner_distance_cells: float = 0.2  # of a cell: a corner this close belongs to the grid
    samples_per_segment: int = 16  # points along a segment that are compared with grid lines
    sampled_fraction: int = 100  # of the longer side: step between the sampled pixels of a mask
    min_samples: int = 20  # sampled pixels on the board below which a patch covers no cell
    max_cells: int = 45  # along a side: a finer grid is wrong
    extent_percentiles: tuple[float, float] = (0.3, 99.7)  # of the pixels, between which cells are counted
    samples_per_cell: int = 6  # along each side
    max_segment_tangent: float = 0.12  # of the angle to the grid up to which a segment is parallel
    max_segment_cells: float = 6  # a longer segment may be the edge of the table
    full_cover_share: float = 0.6  # of an edge: from here on all of it counts as seen


@dataclass(frozen=True)
class GridSearchParameters:
    """The search as a whole."""

    working_px: int = 1600  # longer side in pixels of the picture used for the geometry
    max_magnification: float = 2.0  # maximum magnification of small pictures
    min_picture_px: int = 100  # pixels of a picture's shorter side
    min_occupancy: float = 0.25  # minimum occupancy of a reported cell
    outer_margin_cells: float = 0.7  # cells outside the mask in which lines are still used
    # pixels of a segment outside the mask that counts as much as a corner
    outer_full_weight_px: float = 160.0
    rim_cells: float = 0.15  # cells around cells in which their lines run
    # magnification, relative to the whole picture, from which a patch is searched in a separate picture
    min_patch_magnification: float = 1.5
    passes: int = 2  # passes, each of which reassigns the lines
    samples_per_cell: int = 6  # along each side: where a mask covers a cell
    cell_margin_cells: float = 0.08  # at each side, not counted there: gaps and the next tile


@dataclass(frozen=True)
class GridSelectionParameters:
    """Choice among candidates."""

    # score from which a single candidate is accepted without looking at its cells
    min_unchecked_score: float = 0.7
    min_similarity: float = 0.6  # similarity of cells to known tiles that outweighs a poor score
    extended_search_similarity: float = 0.52  # similarity below which a better grid is searched for
    # candidates compared by their cells: usually, and in a bold search
    max_rivals: int = 8
    max_rivals_bold: int = 24
    # cells compared per candidate; in the first pass over many candidates
    compared_cells: int = 16
    first_pass_cells: int = 5
    min_score: float = 0.45  # score below which a candidate is rejected
    compared_percentile: float = 65  # of the cells' similarities: what the best third of them reach
    min_rival_score: float = 0.5  # of the best score: candidates below it are not compared
    # candidates of a mask that may be accepted at once: its likeliest spacing, half of it and twice as much
    first_candidates: int = 3
    # Scores and similarities from which one of these is accepted without comparing it with others (a wrong
    # spacing or direction has a similarity of 0.5 at most), if its cells look that much more like tiles than
    # places half a cell aside.
    obvious: tuple[tuple[float, float], ...] = ((0.45, 0.85), (0.8, 0.7))
    min_gain_obvious: float = 0.2
    min_score_alone: float = 0.7  # score of such a candidate from which the other masks are not looked at


@dataclass(frozen=True)
class GridParameters:
    """Parameters of the search for the grid."""

    candidates: GridCandidatesParameters = GridCandidatesParameters()
    drift: GridDriftParameters = GridDriftParameters()
    harmonics: GridHarmonicsParameters = GridHarmonicsParameters()
    masks: GridMasksParameters = GridMasksParameters()
    field_mask: GridFieldMaskParameters = GridFieldMaskParameters()
    busy_mask: GridBusyMaskParameters = GridBusyMaskParameters()
    peaks: GridPeaksParameters = GridPeaksParameters()
    pitch: GridPitchParameters = GridPitchParameters()
    rectify: GridRectifyParameters = GridRectifyParameters()
    refinement: GridRefinementParameters = GridRefinementParameters()
    score: GridScoreParameters = GridScoreParameters()
    search: GridSearchParameters = GridSearchParameters()
    selection: GridSelectionParameters = GridSelectionParameters()


GRID = GridParameters()
