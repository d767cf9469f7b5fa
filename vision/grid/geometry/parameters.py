"""Parameters of segments, vanishing points and homographies.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GridEvidenceParameters:
    """Evidence of line segments."""

    max_segment_tangent: float = 0.1  # tangent of the angle to the grid from which a segment is no evidence
    # factor on max_deviation_sine within which a segment is evidence
    slack: float = 1.6
    segment_shares: tuple[float, ...] = (0.15, 0.5, 0.85)  # of a segment's length: the points taken from it


@dataclass(frozen=True)
class GridHomographyParameters:
    """Fitting of homographies."""

    min_evidence: int = 12  # minimum pieces of evidence to adjust a homography
    # maximum distance of evidence from its line in each round
    tolerances_cells: tuple[float, float, float, float, float, float] = (0.3, 0.25, 0.2, 0.15, 0.12, 0.12)
    # Focal lengths in longer sides of the picture: of a phone, for views that do not show it, and the range
    # of plausible ones.
    usual_focal_sides: float = 1.1
    focal_range_sides: tuple[float, float] = (0.55, 2.5)
    # distance of a vanishing point in longer sides, beyond which a direction has no perspective
    min_far_sides: float = 6
    refit_rounds: int = 6  # rounds of a fit to known lines
    usual_residual_cells: float = 0.08  # residual at which evidence counts half in such a fit


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
    distance_percentile: float = 3  # of the segments: the distance of the far end
    min_segments: int = 8  # segments below which no grid is searched for
    min_gain_share: float = 0.02  # of the length of all segments: a vanishing point has at least this
    min_crossing_sine: float = 0.3  # of the angle between the two directions in the picture
    min_far_sides: float = 8  # as in GridHomographyParameters, for the judgement of pairs
    min_focal_sides: float = 0.3  # shortest plausible focal length, in longer sides of the picture


@dataclass(frozen=True)
class GridGeometryParameters:
    """Parameters of segments, vanishing points and homographies."""

    evidence: GridEvidenceParameters = GridEvidenceParameters()
    homography: GridHomographyParameters = GridHomographyParameters()
    lines: GridLinesParameters = GridLinesParameters()


GEOMETRY = GridGeometryParameters()
