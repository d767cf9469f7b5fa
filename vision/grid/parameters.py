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


@dataclass(frozen=True)
class GridEvidenceParameters:
    """Evidence of line segments."""

    max_segment_tangent: float = 0.1  # tangent of the angle to the grid from which a segment is no evidence


@dataclass(frozen=True)
class GridHarmonicsParameters:
    """Variants with other spacings."""

    max_varied_candidates: int = 6  # best candidates that get variants


@dataclass(frozen=True)
class GridHomographyParameters:
    """Fitting of homographies."""

    min_evidence: int = 12  # minimum pieces of evidence to adjust a homography
    # maximum distance of evidence from its line in each round
    tolerances_cells: tuple[float, float, float, float, float, float] = (0.3, 0.25, 0.2, 0.15, 0.12, 0.12)


@dataclass(frozen=True)
class GridLinesParameters:
    """Segments and vanishing points."""

    detection_scale: float = 0.7  # size of the picture in which segments are detected, to the working picture
    sampled_pairs: int = 1000  # pairs of segments whose crossing is tried as a vanishing point
    # sine of the angle by which a segment may deviate from its vanishing point
    max_deviation_sine: float = 0.03
    max_scoring_segments: int = 900  # longest segments, which score the sampled points
    max_vanishing_points: int = 7  # distinct vanishing points kept for pairing
    max_pairs: int = 5  # maximum number of pairs returned
    # score of a pair whose camera must point away from the middle of the picture
    off_centre_score: float = 0.6
    min_distance_ratio: float = 0.25  # the far end may be 1 / 0.25 times the distance of the middle


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


@dataclass(frozen=True)
class GridRefinementParameters:
    """Second run of the scene net."""

    cell_px: int = 48  # pixels of a cell on the rectified board
    max_board_px: int = 1280  # maximum longer side of the rectified board in pixels
    min_occupancy: float = 0.25  # minimum share of a reported cell that shows a tile


@dataclass(frozen=True)
class GridScoreParameters:
    """Score of a candidate."""

    max_segment_distance_cells: float = 0.12  # of a cell: a segment this close runs along a grid line
    max_corner_distance_cells: float = 0.2  # of a cell: a corner this close belongs to the grid
    samples_per_segment: int = 16  # points along a segment that are compared with grid lines


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
    evidence: GridEvidenceParameters = GridEvidenceParameters()
    harmonics: GridHarmonicsParameters = GridHarmonicsParameters()
    homography: GridHomographyParameters = GridHomographyParameters()
    lines: GridLinesParameters = GridLinesParameters()
    masks: GridMasksParameters = GridMasksParameters()
    peaks: GridPeaksParameters = GridPeaksParameters()
    pitch: GridPitchParameters = GridPitchParameters()
    refinement: GridRefinementParameters = GridRefinementParameters()
    score: GridScoreParameters = GridScoreParameters()
    search: GridSearchParameters = GridSearchParameters()
    selection: GridSelectionParameters = GridSelectionParameters()


GRID = GridParameters()
