"""Parameters of the score track and its markers.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreTrackDetectionParameters:
    """Location of the sheet; lengths in heights of the sheet."""

    long_side_px: int = 1000  # longer side in pixels of the picture that is searched
    max_keypoints: int = 2200  # maximum number of keypoints, strongest first
    min_keypoint_contrast: float = 0.02  # minimum contrast of a keypoint, as SIFT defines it
    # minimum similarity of a keypoint; maximum ratio of its distance to that of any other place
    min_keypoint_similarity: float = 0.8
    max_distance_ratio: float = 0.85
    min_place_distance_heights: float = 0.024  # sheet heights from which two places are different
    max_compared_places: int = 12  # places compared with the best one
    max_inlier_px: float = 5.0  # pixels (of the searched picture) that an inlier may be off
    min_inliers: int = 30  # minimum number of inliers; up to 12 occur by chance
    max_fit_rounds: int = 2000  # rounds of the search for a homography
    fit_confidence: float = 0.999  # probability of having found the best one, at which it ends earlier
    seed: int = 7  # any number: the same photo always gets the same reading
    certain_inliers_ratio: float = 3  # to min_inliers: from here on the confidence is 1
    area_shares: tuple[float, float] = (0.002, 4)  # least and greatest area of a sheet, in pictures
    # The glance before the search: longer side of its picture, inliers from which the search is worth while
    # (the ten sheets of the labelled photos have 23 or more, other photos 9 at most), and the margin around
    # the sheet, in its longer sides, in which it is searched for.
    glance_px: int = 600
    min_glance_inliers: int = 13
    glance_rim: float = 0.1


@dataclass(frozen=True)
class ScoreTrackMarkersParameters:
    """Markers on the fields; lengths in heights of the sheet."""

    lap_fields: int = 50  # fields: a lying marker has completed one round
    min_confidence: float = 0.5  # confidence below which a blob is not a marker
    rim_heights: float = 0.04  # sheet heights outside the sheet within which a marker still counts as on it
    max_field_distance_heights: float = 0.12  # sheet heights within which a field must be
    min_field_margin_heights: float = 0.03  # sheet heights by which the next field must be farther away
    marker_height_tiles: float = 0.6  # tiles that a marker rises above the sheet
    max_picture_px: int = 1600  # longer side of the picture that the net sees
    min_picture_px: int = 8  # sides below which the sheet is hardly in the photo
    # log-odds: base; weights of the spreads in tiles, share of hull, slant
    standing_weights: tuple[float, float, float, float, float] = (-11.3, -135.2, 72.9, 10.1, 5.7)


@dataclass(frozen=True)
class ScoreTrackParameters:
    """Parameters of the score track and its markers."""

    detection: ScoreTrackDetectionParameters = ScoreTrackDetectionParameters()
    markers: ScoreTrackMarkersParameters = ScoreTrackMarkersParameters()


SCORE_TRACK = ScoreTrackParameters()
