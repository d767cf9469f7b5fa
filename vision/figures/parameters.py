"""Parameters of the detection and assignment of figures.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class FigureAssignmentParameters:
    """Figures on features."""

    # minimum share of a shape; nats per cell from a feature of the kind
    min_shape_share: float = 0.02
    nats_per_cell: float = 14.0
    min_kind_share: float = 0.75  # share of the most likely kind below which it is questioned
    # log-odds of standing: base; weights of the shape and of the distances in `placed`
    pose_weights: tuple[float, float, float, float, float] = (0.74, 1.48, -18.2, -8.1, 14.1)
    missing_feature_cells: float = 0.25  # cells to a feature that the tile does not have
    max_feature_cells: float = 0.35  # cells beyond which distance makes no difference
    # share of the second colour among the first two from which the colour is questioned
    max_second_colour_share: float = 0.3
    min_border_cells: float = 0.03  # cells to another feature below which the feature is questioned
    # Confidence below which a figure is questioned. On 16 labelled photos, as they are and in three other
    # lights, and on 18 rendered tables 0.85 questions 29 of 995 right figures and 25 of 42 false ones; 0.8
    # questions 21 and 18, 0.9 56 and 29.
    min_confidence: float = 0.85
    entered_pose_log_odds: float = 2.0  # log-odds of a pose that was entered without a measurement
    corrected_pose_log_odds: float = 99.0  # of one that was corrected: no measurement reaches it
    nowhere_weight: float = 0.8  # of the question on which feature a figure is, if it fits none
    min_pose_log_odds: float = 1.0  # log-odds of the pose below which it is questioned
    recoloured_weight: float = 0.5  # weight of a known figure that was seen in another colour


@dataclass(frozen=True)
class FigureBlobsParameters:
    """Segmentation of the probability map."""

    min_figure_probability: float = 0.5  # figure probability from which a pixel belongs to a blob
    foot_share: float = 0.22  # share of a blob's rows, counted from the bottom, that form its foot
    # of its larger neighbour's area: a smaller patch of another colour is merged into it
    max_speck_share: float = 0.35
    min_double_area: float = 1.6  # of the usual area: a larger patch may be two figures
    min_core_share: float = 0.6  # of the largest thickness: the core of each figure is at least this thick
    max_core_probability: float = 0.999  # of the median pixel: above it the output means nothing more


@dataclass(frozen=True)
class FigureColourParameters:
    """Colours from paint in white light."""

    max_black_brightness: float = 0.55  # of the board: brighter than any black
    min_red_brightness: float = 0.02  # of the board: of less red the next ratio is noise
    max_black_green_ratio: float = 1.25  # ratio of green to red, in white light: more than any black
    max_grey_saturation: float = 0.45  # saturation below which a bright figure classified as black is grey
    black_reflection: float = 0.06  # of the board: light that even black reflects
    # Weight of the net's output. Chosen with the naming of groups on the 27 photos and on rendered tables of
    # other boxes (training/evaluation/results/naming.json): 0.5 and 1.5 are worse in weak colours.
    net_weight: float = 1.0
    min_colour_share: float = 0.03  # minimum share of every colour in the net's output
    # Nats against a paint from which a greater deviation hardly counts: the net is more reliable then.
    full_deviation_nats: float = 4.0
    excess_weight: float = 0.3


@dataclass(frozen=True)
class FigureNamingParameters:
    """Colours of the figures of a photo as a whole."""

    # spreads of one paint in a photo: logarithms of blue to red, of green to red, of the brightest channel
    spreads: tuple[float, float, float] = (0.20, 0.15, 0.45)
    max_distance: float = 1.7  # mean distance, in these spreads, within which two groups are one
    min_share: float = 0.01  # added to every share: no figure alone rules a colour out
    max_witnesses: float = 3.0  # members of a group that count as independent
    in_play_nats: float = 0.7  # for a colour of which several other figures are on the table
    # When figures called blue are split into blue and green: least members of each, difference of their mean
    # log(green / blue) as such and in spreads, gap, and mean of the greener ones.
    min_hue_members: int = 2
    min_hue_difference: float = 0.45
    min_hue_spreads: float = 2.5
    min_hue_gap: float = 0.1
    min_green_hue: float = -0.1


@dataclass(frozen=True)
class FigureDetectionParameters:
    """Figures from blobs."""

    min_figure_cells: float = 0.02  # smallest figure, in cells
    max_figure_cells: float = 0.9  # largest
    # confidence below which a blob is not a figure: in Carcassonne, in other games
    min_confidence: float = 0.65
    min_piece_confidence: float = 0.7
    # log-odds of a piece of other games or of a marker: base; weights of score, log of size, share of its
    # colour
    confidence_weights: tuple[float, float, float, float] = (4.0, 0.7, 2.2, 3.4)
    # Log-odds of a figure of Carcassonne: base; weights of the evidence in `evidence_of`. These and the next
    # ones are fitted by training/other_boxes/figures.py, cross-validated by picture (results/figures.json).
    figure_weights: tuple[float, float, float, float, float] = (4.54, 1.17, 2.11, 0.99, -2.24)
    max_evident_cells: float = 0.15  # size in cells beyond which a blob is no more likely to be a figure
    # Log-odds of a figure given the rest of the board: base; weights of the figure's log-odds and of the log
    # of how many others of its colour there are (players have several).
    company_weights: tuple[float, float, float] = (-0.52, 0.99, 0.58)
    base_company: float = 0.3
    # cells from the centre of a monastery within which its red roof is painted
    roof_cells: float = 0.35
    min_blob_confidence: float = 0.05
    # log-odds of standing: base; weights of the logs of height and width, slant, area
    standing_weights: tuple[float, float, float, float, float] = (0.5, 4.4, -1.0, 0.64, -2.1)
    min_slant: float = 0.05  # least slant in these, whose logarithm would decide alone
    # height in cells above the board of the centre of a piece's visible part
    standing_height_cells: float = 0.13
    lying_height_cells: float = 0.1  # the same for a piece that is lying
    min_distance_cells: float = 0.3  # minimum distance in cells between the centres of two figures
    min_player_colour_share: float = 0.3  # minimum share of these colours in a blob


@dataclass(frozen=True)
class FigureFaintParameters:
    """Figures in colours that the net takes for parts of the tiles, where these colours are in play."""

    colours: tuple[str, ...] = ("grey",)
    # Added to the log-odds of these colours. This and the next two were chosen on the six shared photos with
    # grey figures and on four rendered tables (training/evaluation/results/other-boxes.md).
    nats: float = 2.5
    # of the board, in the green channel: stone walls, which look grey, too, are about as bright as the board
    max_brightness: float = 0.9
    size_cells: tuple[float, float] = (0.04, 0.3)  # smallest and largest of them
    confidence: float = 0.5  # of such a figure: below that of all others and always a question


@dataclass(frozen=True)
class FigureRecolouredParameters:
    """Figures whose paint looks like a part of the tiles, where this paint is replaced."""

    # paints that are replaced one after the other, as logarithms of blue to red and of green to red in white
    # light: labelled and repainted figures are at -0.4 with a spread of 0.3, and -0.1 or -0.25
    paints: tuple[tuple[str, tuple[tuple[float, float], ...]], ...] = (
        ("grey", ((-0.2, -0.06), (-0.5, -0.1), (-0.8, -0.14))),
        ("brown", ((-0.4, -0.2), (-0.68, -0.24), (-0.96, -0.3))),
    )
    spreads: tuple[float, float] = (0.14, 0.1)  # of these logarithms: paints further away stay as they are
    blue: tuple[float, float, float] = (1.0, 0.55, 0.25)  # new paint, as shares of the brightest channel
    max_evident_cells: float = 0.2  # size in cells beyond which a blob is no more likely to be a figure
    middle_share: float = 0.3  # of height and width of a blob: half of the middle in which its paint varies
    size_rank: float = 2.0  # weight of the log of the size against the log-odds of the net in `rank`
    # Base and weights of the evidence, and the log-odds from which it is a question: fitted by
    # training/faint/recoloured.py, each photo left out once (training/evaluation/results/recoloured.json).
    weights: tuple[tuple[str, tuple[float, ...]], ...] = (
        ("grey", (-7.53, 0.56, 1.6, -0.1, -2.03, -5.27, 7.52, 0.32, 7.38, 0.74, 0.16)),
        ("brown", (-5.18, 0.41, 0.89, -0.13, 1.65, -2.67, 7.55, -7.9, 5.45, 0.16, -0.26)),
    )
    min_odds: tuple[tuple[str, float], ...] = (("grey", -2.45), ("brown", -1.91))
    most: int = 8  # of each colour in one view: few players have more figures
    strip_px: int = 64  # rows in which a paint is replaced at a time


@dataclass(frozen=True)
class FigureViewParameters:
    """The picture that the figure net sees."""

    cell_px: float = 80.0  # side of a cell in the picture the net sees
    # background probability below which a pixel may be hidden, and the margin in pixels around such pixels
    max_background_probability: float = 0.7
    hidden_margin_px: int = 7
    max_picture_px: int = 2560  # maximum longer side of that picture
    board_margin_cells: float = 0.6  # cells around the board: figures rise above its edge
    # minimum and maximum gain of a channel when correcting to neutral light
    gains: tuple[float, float] = (0.3, 4.0)
    # ratio of cell sizes from which far and near cells are processed separately
    max_cell_size_ratio: float = 1.8
    cell_size_quantiles: tuple[float, float] = (0.1, 0.9)  # of the cells' sizes, which have this ratio


@dataclass(frozen=True)
class FigureFootPointParameters:
    """Projection to the board."""

    # focal length, in longer sides of the picture: typical of phones; views from above hardly depend on it
    focal_length: float = 1.0
    # Cells that the top of a piece one cell high is away from its foot in the picture, from which its
    # direction shows which side of the picture is up; degrees off from which the picture is turned. Of the
    # 27 labelled photos, all taken upright, those with less than 0.3 are off by up to 145 degrees, the others
    # by up to 45.
    min_rise_cells: float = 0.3
    min_turn_degrees: float = 60.0


@dataclass(frozen=True)
class FigureKnownFiguresParameters:
    """Matching with figures known from before."""

    max_distance_cells: float = 0.5  # cells from its tile within which a known figure may be seen
    # the same on a tile that was placed since, where a new figure may stand, and for one that may have moved
    max_distance_new_tile_cells: float = 0.08
    # cells of extra distance for a figure of another colour or of another shape
    unlike_cost_cells: float = 1.0
    min_shape_share: float = 0.1  # minimum share of the shape of its kind


@dataclass(frozen=True)
class FigurePieceShapeParameters:
    """Crops for the classification of shapes."""

    crop_px: int = 40  # pixels of a crop
    crop_cells: float = 0.62  # cells that it covers
    # Scale down to which a crop is sampled directly; below it goes through a picture at most so many times as
    # large, so that fine detail is averaged.
    min_sampled_scale: float = 0.7
    max_oversampling: int = 4


@dataclass(frozen=True)
class FigurePieceKindsParameters:
    """Other pieces than meeples. Fitted by training/other_boxes/piece_kinds.py on the pieces of the labelled
    photos, each photo left out once (results/piece-kinds.json)."""

    # log-odds of another piece: base; weights of the evidence in `evidence`
    other_weights: tuple[float, ...] = (-3.83, 4.59, -0.02, 3.31, 2.09, 0.01, 4.31, 5.53)
    min_other_share: float = 0.5  # share of another piece from which the kind is questioned
    max_hollow_share: float = 0.2
    corner_cells: float = 0.35
    min_barn_ratio: float = 1.4  # of the usual area of the photo's figures
    max_barn_cells: float = 0.24  # from the corner of its tile; a barn stands on one
    barn_share: float = 0.7  # low enough for a question: few barns were seen


@dataclass(frozen=True)
class FigureParameters:
    """Parameters of the detection and assignment of figures."""

    assignment: FigureAssignmentParameters = FigureAssignmentParameters()
    blobs: FigureBlobsParameters = FigureBlobsParameters()
    colour: FigureColourParameters = FigureColourParameters()
    naming: FigureNamingParameters = FigureNamingParameters()
    detection: FigureDetectionParameters = FigureDetectionParameters()
    faint: FigureFaintParameters = FigureFaintParameters()
    recoloured: FigureRecolouredParameters = FigureRecolouredParameters()
    view: FigureViewParameters = FigureViewParameters()
    foot_point: FigureFootPointParameters = FigureFootPointParameters()
    known_figures: FigureKnownFiguresParameters = FigureKnownFiguresParameters()
    piece_shape: FigurePieceShapeParameters = FigurePieceShapeParameters()
    piece_kinds: FigurePieceKindsParameters = FigurePieceKindsParameters()


FIGURES = FigureParameters()
