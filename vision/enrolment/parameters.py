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


@dataclass(frozen=True)
class EnrolmentSideNetParameters:
    """The side net's input."""

    face_px: int = 64  # pixels of a face in the net's input


@dataclass(frozen=True)
class EnrolmentParameters:
    """Parameters of enrolment and of sheets to print."""

    augmentation: EnrolmentAugmentationParameters = EnrolmentAugmentationParameters()
    card_sheet: EnrolmentCardSheetParameters = EnrolmentCardSheetParameters()
    layout_inference: EnrolmentLayoutInferenceParameters = EnrolmentLayoutInferenceParameters()
    print_parts: EnrolmentPrintPartsParameters = EnrolmentPrintPartsParameters()
    print_sheet: EnrolmentPrintSheetParameters = EnrolmentPrintSheetParameters()
    proposals: EnrolmentProposalsParameters = EnrolmentProposalsParameters()
    prototypes: EnrolmentPrototypesParameters = EnrolmentPrototypesParameters()
    segmentation: EnrolmentSegmentationParameters = EnrolmentSegmentationParameters()
    side_net: EnrolmentSideNetParameters = EnrolmentSideNetParameters()


ENROLMENT = EnrolmentParameters()
