"""Parameters of the classification of cells.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TileClassifierParameters:
    """Occupancy and candidates of cells."""

    shift_cells: float = 0.056  # cells: three pixels of a crop
    # cells: half a step; a cell read within this distance counts as read
    max_reuse_distance_cells: float = 0.03
    max_candidates: int = 16  # candidates kept per cell
    max_unselected_sets: int = 3  # unselected sets whose most similar tile is kept
    # log-odds of a tile: base; weights of the net, the mask, the cosine beyond min_cosine_familiar
    occupancy_weights: tuple[float, float, float, float] = (-2.65, 0.85, 3.4, 9.1)
    # log-odds of a tile on a printed square, added to those of its change: base; weights of the net, the
    # cosine
    printed_occupancy_weights: tuple[float, float, float] = (-6.15, 0.67, 3.8)
    # of the probabilities whose log-odds these weights take: no output is surer than this
    probability_range: tuple[float, float] = (0.001, 0.999)
    # cosine to an enrolled tile that an empty table hardly ever exceeds
    min_cosine_familiar: float = 0.6
    # occupancy from which the board may continue past a cell: a tile under a figure is hardly visible
    likely_occupancy: float = 0.02
    min_occupancy: float = 0.5  # occupancy from which a cell counts as holding a tile
    # cells in a row without a likely tile after which the board ends, though each may hold one
    max_empty_cells_in_row: int = 2
    min_occupancy_several_crops: float = 0.1  # occupancy from which a cell is read with several crops
    # occupancy, cosine and margin from which one crop is enough: further crops do not change such readings
    min_occupancy_one_crop: float = 0.9
    min_cosine_one_crop: float = 0.85
    min_margin_one_crop_nats: float = 8.0
    min_visible_share: float = 0.6  # share of a cell that must be inside the picture


@dataclass(frozen=True)
class TileLocalFitParameters:
    """Cells that are not where the grid has them."""

    max_cosine: float = 0.75  # similarity below which a cell is looked for nearby
    coarse_shift_cells: float = 0.16  # eight shifts of this size, then eight of the next around the best
    fine_shift_cells: float = 0.08
    # log-probability of no half tile below which a cell is left where it is: it looks strange for that reason
    min_whole_logp: float = -0.7
    min_gain_cosine: float = 0.12  # gain in similarity from which a shift is kept: 0.05 does harm
    max_cells: int = 60  # the most strange-looking ones: bounds the time of a photo


@dataclass(frozen=True)
class TileSideEvidenceParameters:
    """What the side net sees of the cells of a photo."""

    face_px: int = 64  # pixels of a face in the net's input
    max_log_odds: float = 15.0  # of the net's outputs: larger ones are cut off
    max_cells: int = 200  # cells it is run on: bounds the time of a photo


@dataclass(frozen=True)
class TileSeenCopiesParameters:
    """Comparison of a tile with its copies on the photo."""

    max_cosine: float = 0.85  # similarity to the known pictures below which copies are compared


@dataclass(frozen=True)
class TileHiresRefinementParameters:
    """Comparison of larger crops."""

    # nats below the most likely candidate, and the maximum number of candidates compared
    max_loss_nats: float = 6.0
    max_candidates: int = 8
    nats_weight: float = 0.5  # weight of this net's nats: it sees the same picture as the tile net
    min_logp: float = -12.0  # nats: lower bound of its output for a tile
    # nats between the two most likely candidates from which one crop is enough: with fewer, a mean of several
    min_margin_one_crop_nats: float = 6.0


@dataclass(frozen=True)
class TilePixelRefinementParameters:
    """Comparison pixel by pixel."""

    # pixels of a cell, and of the margin around it: the largest shift
    cell_px: int = 64
    margin_px: int = 4
    rim_px: int = 2  # of those: left out, because of gaps and neighbours
    # pixels of blur: noise is finer than the first, light coarser than the second
    noise_blur_px: float = 1.0
    light_blur_px: float = 8.0
    # nats below the most likely candidate, and the maximum number of candidates compared
    max_loss_nats: float = 12.0
    max_candidates: int = 8
    max_shift_pictures: int = 4  # pictures used to find the shift
    # nats for each factor e of the squared residual, on a fully visible cell, times two
    residual_nats: float = 30.0
    min_pixel_visible_share: float = 0.7  # minimum visible share of a pixel
    min_cell_visible_share: float = 0.25  # minimum visible share of a cell


@dataclass(frozen=True)
class TileHalfTilesParameters:
    """Half tiles on a cell. Fitted by training/half_tiles/fit.py."""

    temperature: float = 5.0  # of the nats between half tiles
    # weights of the evidence for a whole tile, one half tile, a pair, in the order of half_tiles.features
    weights: tuple[float, ...] = (
        *(-3.943, 9.565, -0.726),
        *(-6.757, 4.139, -0.894, -0.173, 0.502),
        *(-9.268, 8.524, 5.104, -0.36),
    )
    empty_range: tuple[float, float] = (-8.0, 8.0)  # of log-odds of an empty table: larger ones count no more
    # similarity to a whole tile from which no half tiles are looked for; cells that are looked at
    max_cosine: float = 0.93
    max_cells: int = 150
    min_share: float = 0.001  # probability of half tiles below which a cell shows none
    # where a cell does not look like a tile: probability of one half tile, or pair, from which it lies there,
    # and from which that is no question; otherwise the greatest probability of a tile, which is one
    min_share_laid: float = 0.8
    min_share_unquestioned: float = 0.95
    max_occupancy_questioned: float = 0.79
    max_candidates: int = 12  # half tiles and pairs kept for each cell
    unlisted_nats: float = 1.0  # by which others are less likely than the last of these


@dataclass(frozen=True)
class TileParameters:
    """Parameters of the classification of cells."""

    classifier: TileClassifierParameters = TileClassifierParameters()
    local_fit: TileLocalFitParameters = TileLocalFitParameters()
    side_evidence: TileSideEvidenceParameters = TileSideEvidenceParameters()
    seen_copies: TileSeenCopiesParameters = TileSeenCopiesParameters()
    half_tiles: TileHalfTilesParameters = TileHalfTilesParameters()
    hires_refinement: TileHiresRefinementParameters = TileHiresRefinementParameters()
    pixel_refinement: TilePixelRefinementParameters = TilePixelRefinementParameters()


TILES = TileParameters()
