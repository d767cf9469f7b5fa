"""Parameters of enrolment and of sheets to print.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class EnrolmentAugmentationParameters:
    """Views of clean pictures."""

    crop_px: int = 64  # pixels of a crop
    margin_cells: float = 0.1  # cells around the cell that a crop shows
    min_cell_px: int = 20  # pixels of a cell in the smallest view
    # share of the views in which plain colour surrounds the tile, as a table does; range of its levels
    plain_surroundings_share: float = 0.3
    surroundings_levels: tuple[int, int] = (10, 230)
    max_gap_px: int = 2  # between the tile and its neighbour, in pixels of the clean picture
    gap_levels: tuple[int, int] = (15, 90)  # range of the levels of the shadow in it
    # standard deviations, in cells: of each corner, and of the whole tile, from where the grid has it
    corner_deviation_cells: float = 0.018
    place_deviation_cells: float = 0.03


@dataclass(frozen=True)
class EnrolmentAugmentationLightParameters:
    """Light and sharpness of these views. training/nets/side_cards.py trains with them, too."""

    # standard deviations of logarithms: gain of a channel, of all channels, exponent of the tone curve
    channel_log_deviation: float = 0.09
    brightness_log_deviation: float = 0.2
    gamma_log_deviation: float = 0.2
    gradient_deviation: float = 0.12  # of the brightness, from the middle of the crop to its edge
    saturation_range: tuple[float, float] = (0.6, 1.3)
    blurred_share: float = 0.5  # share of the views that are blurred
    blur_px: tuple[float, float] = (0.4, 1.5)  # range of their blur, in pixels of the crop
    max_noise_levels: float = 7.0  # maximum standard deviation of the noise, of 255 levels


@dataclass(frozen=True)
class EnrolmentCardSheetParameters:
    """Stored cards."""

    jpeg_quality: int = 93  # JPEG quality of stored pictures


@dataclass(frozen=True)
class EnrolmentLayoutInferenceParameters:
    """Weights of the side net's outputs."""

    # Weights of the net's outputs: what a side shows (1), whether two places are connected, a sign.
    pair_weight: float = 0.5
    sign_weight: float = 0.4
    # log-odds added to every sign: signs of an unseen printing look fainter to the net
    unseen_printing_log_odds: float = 1.0
    no_evidence_nats: float = 4.0  # nats against a side without usable evidence
    invented_tile_nats: float = 5.0  # nats against features that no known tile has
    temperature: float = 1.6  # factor by which the guess is less certain than the raw numbers
    min_sign_log_odds: float = 2.0  # log-odds from which a sign is accepted on an unknown tile


@dataclass(frozen=True)
class EnrolmentPrintPartsParameters:
    """Parts of a large sheet."""

    # copies and designs in one part: ten pages
    max_tiles: int = 240
    max_designs: int = 60


@dataclass(frozen=True)
class EnrolmentPrintSheetParameters:
    """Sheets to print; lengths in millimetres."""

    page_mm: tuple[float, float] = (210.0, 297.0)  # width and height of a page
    margin_mm: float = 9.0  # mm around the page
    tile_mm: float = 45.0  # mm of a tile
    dpi: int = 150  # resolution of the sheet
    cutting_line_rgb: tuple[int, int, int] = (200, 200, 200)  # colour of the lines to cut along
    inch_mm: float = 25.4  # length of an inch
    jpeg_quality: int = 80  # JPEG quality of the pages: it keeps the file small enough to send


@dataclass(frozen=True)
class EnrolmentProposalsParameters:
    """Proposals for cards."""

    card_px: int = 128  # pixels of a card that is cut out
    min_copy_similarity: float = 0.935  # similarity from which two cards are copies of one tile
    max_offered_tiles: int = 6  # tiles offered for a card
    min_offered_probability: float = 0.002  # probability below which a tile is not offered
    drawing_nats: float = 25.0  # nats for a similarity of 1 to our own drawing of a tile
    min_clear_probability: float = 0.7  # probability of a layout from which a quick check is enough


@dataclass(frozen=True)
class EnrolmentPrototypesParameters:
    """Prototypes of enrolled tiles."""

    views: int = 8  # per picture and quarter turn
    # pictures of a face used for vectors: further ones take as long and add nothing
    max_pictures_per_face: int = 3
    # pictures of all faces that get that many views each, 10 s of one core; with more pictures, fewer views
    full_view_pictures: int = 160
    min_views: int = 3  # minimum number of views of each
    picture_px: int = 128  # pixels of a picture


@dataclass(frozen=True)
class EnrolmentSegmentationParameters:
    """Cards in a photo; shares of the picture or of a side."""

    long_side_px: int = 1200  # longer side of the picture that is searched
    min_card_share: float = 0.0012  # share of the picture that the smallest card covers
    max_card_share: float = 0.6  # the same of the largest
    min_filled_share: float = 0.86  # share of its quad that a card fills
    max_side_ratio: float = 1.55  # longest to shortest side
    max_bend_share: float = 0.2  # of a side: maximum deviation of a quad from a parallelogram
    max_area_ratio: float = 1.5  # ratio of a card's area to the usual one, either way
    tried_sizes: int = 16  # card sizes tried
    tried_levels: int = 7  # thresholds tried per channel
    # overlap of two cards, as a share of the smaller, from which they are the same
    max_overlap_share: float = 0.25
    max_cards: int = 120  # cards in one photo
    edge_search_share: float = 0.09  # of a side: search range for its true line
    # quantiles of the areas found between which the usual size is tried: the ends are specks and the table
    size_quantiles: tuple[float, float] = (0.02, 0.98)
    # of an outline's length: tolerances with which it is simplified, until four corners are left
    outline_tolerances: tuple[float, ...] = (0.02, 0.03, 0.045, 0.06, 0.08, 0.1)
    row_share: float = 0.5  # of a side: cards no lower than this are in one row


@dataclass(frozen=True)
class EnrolmentCardMasksParameters:
    """Masks of where cards may be. Several values are tried of what depends on the photo."""

    colour_blur_px: float = 1.6  # blur before colours are compared with the table's
    lab_weights: tuple[float, float, float] = (0.6, 1.0, 1.0)  # of lightness, which shade changes, and colour
    # levels of the eight-bit picture of these distances for each unit of Lab: its threshold is that exact
    steps_per_lab_unit: int = 3
    distance_factors: tuple[float, ...] = (1.0, 0.7, 1.35)  # on Otsu's threshold
    edge_blur_px: float = 1.2  # blur before edges are detected
    edge_levels: tuple[int, ...] = (30, 60)  # lower thresholds of the edges, in levels per pixel
    edge_level_ratio: float = 2.5  # of the upper to the lower threshold
    level_quantiles: tuple[float, float] = (0.15, 0.85)  # of each channel: range of the levels tried
    tile_values: tuple[float, ...] = (0.4, 0.7)  # values of the scene net from which a tile is there
    bridge_fraction: int = 240  # of the longer side: connections between cards this thin are cut


@dataclass(frozen=True)
class EnrolmentCardTableParameters:
    """The table's colour."""

    samples_across: int = 160  # pixels compared in a row: the colour changes slowly
    rim_share: float = 0.93  # of half the width or height: what is farther from the middle is the rim
    rounds: int = 6  # of fitting the surface to what resembles it
    # what resembles it: within this distance in Lab, or within so many times the median of the rim
    min_distance_lab: float = 6.0
    distance_medians: float = 2.0
    rim_weight: float = 0.02  # weight of the rim where it does not, which keeps the fit determined


@dataclass(frozen=True)
class EnrolmentCardEdgesParameters:
    """The exact sides of a card."""

    searched_shares: tuple[float, float] = (0.08, 0.92)  # of a side: its rounded corners are left out
    samples: int = 36  # places along a side
    step_px: float = 0.5  # step of the search across a side
    far_discount: float = 0.6  # of an edge's strength at the end of the search range: near edges are likelier
    max_residual_share: float = 0.03  # of a side: an edge this close to the median belongs to the line
    min_samples: int = 8  # places with such an edge from which a line is fitted
    max_correction_share: float = 0.2  # of a side: corners moved farther are wrong


@dataclass(frozen=True)
class EnrolmentSideNetParameters:
    """The side net's input."""

    face_px: int = 64  # pixels of a face in the net's input


@dataclass(frozen=True)
class EnrolmentParameters:
    """Parameters of enrolment and of sheets to print."""

    augmentation: EnrolmentAugmentationParameters = EnrolmentAugmentationParameters()
    augmentation_light: EnrolmentAugmentationLightParameters = EnrolmentAugmentationLightParameters()
    card_edges: EnrolmentCardEdgesParameters = EnrolmentCardEdgesParameters()
    card_masks: EnrolmentCardMasksParameters = EnrolmentCardMasksParameters()
    card_sheet: EnrolmentCardSheetParameters = EnrolmentCardSheetParameters()
    card_table: EnrolmentCardTableParameters = EnrolmentCardTableParameters()
    layout_inference: EnrolmentLayoutInferenceParameters = EnrolmentLayoutInferenceParameters()
    print_parts: EnrolmentPrintPartsParameters = EnrolmentPrintPartsParameters()
    print_sheet: EnrolmentPrintSheetParameters = EnrolmentPrintSheetParameters()
    proposals: EnrolmentProposalsParameters = EnrolmentProposalsParameters()
    prototypes: EnrolmentPrototypesParameters = EnrolmentPrototypesParameters()
    segmentation: EnrolmentSegmentationParameters = EnrolmentSegmentationParameters()
    side_net: EnrolmentSideNetParameters = EnrolmentSideNetParameters()


ENROLMENT = EnrolmentParameters()
