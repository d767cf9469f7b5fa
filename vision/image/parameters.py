"""Parameters of opening, checking and registering pictures.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ImageLoadingParameters:
    """Limits on the files and pictures that are opened."""

    max_scans: int = 30  # of a JPEG: progressive ones have about ten, and each takes time for all pixels
    max_segments: int = 20000  # of a JPEG up to its end, chunks of a PNG; more take as long as too many scans
    max_fill_bytes: int = 10000  # fill bytes before a segment
    # pixels of a side: the maximum of a JPEG, the format in which pictures are stored
    max_side_px: int = 65500
    # ratio of length to width: a slimmer picture cannot show a table (panoramas have up to 10)
    max_side_ratio: int = 50
    # Longer side in pixels from which the recogniser works on a picture of half the size: a cell of a board
    # of twenty tiles has 90 pixels then, which the tile net takes as 64. From 3200 on a tile under a hand and
    # some figures of the labelled photos were lost.
    reduced_from_px: int = 3600
    jpeg_quality: int = 90  # JPEG quality of the stored picture, without its metadata


@dataclass(frozen=True)
class ImageOverlayParameters:
    """Size and colours (blue, green, red) of the drawn result."""

    long_side_px: int = 1600  # longer side of the drawn picture
    certain_bgr: tuple[int, int, int] = (90, 200, 60)  # colour of certain cells
    doubtful_bgr: tuple[int, int, int] = (0, 140, 255)  # of doubtful ones
    missing_bgr: tuple[int, int, int] = (230, 90, 200)  # of places where a tile may be missing
    paper_bgr: tuple[int, int, int] = (255, 255, 255)  # of the light parts of labels and rings
    ink_bgr: tuple[int, int, int] = (20, 20, 20)  # of the dark ones
    # sizes of a label, as OpenCV scales its font: smallest and largest, and pixels of a cell with size 1
    label_scales: tuple[float, float] = (0.3, 0.8)
    label_cell_px: float = 110
    ring_radius_px: int = 11  # of the ring around a figure's foot
    halo_px: int = 6  # thickness of the light ring under it
    cross_px: int = 14  # of the cross on a doubtful figure
    hatch_share: float = 0.2  # of a side: distance of the lines across a doubtful cell
    dash_share: float = 0.2  # of a side: a dash and the gap after it
    max_corner_px: int = 20000  # farther corners are moved here: OpenCV counts in 16 bits and fractions


@dataclass(frozen=True)
class ImagePyramidParameters:
    """Memory of the smaller copies."""

    # longer side of a level from which it is made each time: it would take too much memory
    max_kept_px: int = 2000


@dataclass(frozen=True)
class ImageQualityParameters:
    """The first check of a picture."""

    long_side_px: int = 800  # longer side in pixels of the copy that is checked
    min_short_side_px: int = 100  # pixels of a picture's shorter side
    min_long_side_px: int = 640  # pixels of its longer side below which tiles may be too small
    min_visible_grey: float = 5.0  # grey (0 to 255) of the brightest parts below which nothing is visible
    min_clear_grey: float = 30.0  # the same below which reading may suffer
    min_contrast_ratio: float = 0.12  # contrast, relative to the light, below which a picture shows nothing
    overexposed_level: int = 250  # of 255 in two colours: overexposed
    max_overexposed_share: float = 0.2  # overexposed share from which reading may suffer
    min_visible_sharpness: float = 0.19  # sharpness in the best direction below which nothing is visible
    min_clear_sharpness: float = 0.55  # sharpness below which reading may suffer
    sharp_steepness_worst: float = 0.11  # steepness of a sharp picture in its worst direction
    sharp_steepness_best: float = 0.13  # the same in its best direction
    edge_percentile: float = 99.5  # percentile used for the clearest edges
    # of the greys: the dark end of the contrast, the light, the bright end of the contrast
    level_percentiles: tuple[float, float, float] = (0.05, 99.5, 99.95)


@dataclass(frozen=True)
class ImageBrighteningParameters:
    """Brightening of dark pictures."""

    # grey of the brightest parts below which a picture is brightened before it is read
    below_grey: float = 100.0
    target_grey: float = 220.0  # grey that they have then
    bright_percentile: float = 99.5  # of the brightest channel: these parts, without single bright pixels
    # grey below which brightening amplifies mostly noise, which is smoothed
    smoothed_below_grey: float = 20.0


@dataclass(frozen=True)
class ImageRegistrationParameters:
    """Registration of a photo with a reference picture."""

    long_side_px: int = 1000  # longer side at which features are detected
    max_features: int = 3000  # strongest features of a picture
    max_distance_ratio: float = 0.8  # maximum ratio of the best to the second best match distance
    max_inlier_px: float = 4.0  # pixels (at that size) within which a match is an inlier
    min_inliers: int = 25  # inliers below which there is no registration
    certain_inliers: int = 150  # inliers from which the confidence is 1
    # grid of parts, across and down, whose features are limited so that all parts contribute
    parts_per_side: int = 8
    max_fit_rounds: int = 5000  # rounds of the search for a homography
    min_area_share: float = 0.01  # of the photo: a smaller reference is a false match
    # local contrast before features are detected: its limit, and its parts across and down
    contrast_limit: float = 2.0
    contrast_parts: tuple[int, int] = (8, 8)
    view_degrees: tuple[int, ...] = (90, 0, 45, 135)  # directions of foreshortening, in the order tried
    foreshortening: float = 2.2  # factor by which the reference is foreshortened if it is not found directly


@dataclass(frozen=True)
class ImageToneParameters:
    """Adjustment of the light for the figure net."""

    # shares of the board's pixels below its dark and its light level
    level_shares: tuple[float, float] = (0.1, 0.9)
    # grey of these levels on a board in good light (median of real photos)
    usual_level_greys: tuple[float, float] = (102.0, 177.0)
    exponent_range: tuple[float, float] = (0.5, 2.2)  # minimum and maximum exponent of the full adjustment
    adjustment_share: float = 0.5  # share of the adjustment that is applied
    min_level_greys: tuple[float, float] = (5.0, 6.0)  # minimum grey of these levels
    min_level_ratio: float = 1.05  # of the light to the dark level: less contrast is no board's
    # Saturation: spread of the board's colours in neutral light, relative to their brightness. Median of the
    # labelled photos; with 0.6 of their saturation they have 0.08.
    usual_saturation: float = 0.195
    # exponent that turns the ratio of spreads into the gain in linear light that makes it 1: measured there
    saturation_exponent: float = 0.6
    max_saturation_gain: float = 2.0  # more would show the noise of the sensor as colours
    # Spreads up to which the gain is whole, and from which there is none: naturally pale boards, of which the
    # labelled photos have spreads from 0.13 on, are read better as they are.
    faded_saturations: tuple[float, float] = (0.105, 0.13)
    # Spreads from which colours are glaring, and from which the gain is vivid_gain. The labelled photos have
    # spreads up to 0.37, with 1.4 of their saturation most have 0.45 to 0.6, because channels end at 0. On
    # eight of them, at saturation 1.4 and at 1.5 in light of 3500 K, 252 of 328 figures are found in their
    # colour and 12 in another one without a gain; with 0.92 (from spreads of 0.36 to 0.42 on) 264 and 1,
    # with 0.85 262 and 2. A gain from 0.36 on loses two figures of a photo with strong colours as it is.
    vivid_saturations: tuple[float, float] = (0.42, 0.5)
    vivid_gain: float = 0.92


@dataclass(frozen=True)
class ImageParameters:
    """Parameters of opening, checking and registering pictures."""

    loading: ImageLoadingParameters = ImageLoadingParameters()
    overlay: ImageOverlayParameters = ImageOverlayParameters()
    pyramid: ImagePyramidParameters = ImagePyramidParameters()
    quality: ImageQualityParameters = ImageQualityParameters()
    brightening: ImageBrighteningParameters = ImageBrighteningParameters()
    registration: ImageRegistrationParameters = ImageRegistrationParameters()
    tone: ImageToneParameters = ImageToneParameters()


IMAGE = ImageParameters()
