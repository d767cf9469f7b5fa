"""Parameters of the stages as a whole.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RecognitionPipelineParameters:
    """When the cells of a grid are accepted."""

    # median similarity of tiles, for the comparing net, below which they are probably none
    min_tile_similarity_compared: float = 0.7
    # share of cells beyond twice the copies in the box from which these are no tiles: it is 0 on a table of
    # tiles, 0.8 on a tiled floor that looks like two of them (training/failure_page.py)
    max_share_beyond_box: float = 0.4
    # share of tiles that the net that knows accepts for the game, below which there are none
    min_accepted_share: float = 0.44
    # their median similarity from which they are tiles nevertheless: on a checked cloth
    min_cloth_similarity: float = 0.8
    # overexposed share of the tiles that makes most readings wrong, and the similarity
    max_overexposed_share: float = 0.45
    min_overexposed_similarity: float = 0.76
    min_board_cells: int = 4  # minimum number of tile-like cells of a board
    min_known_board_cells: int = 2  # the same where some of its tiles are known
    # share of tiles outside the traced cells that triggers retracing; maximum number of rounds
    min_share_outside_grid: float = 0.25
    max_grid_extensions: int = 3
    # cells of a gap that a hand or a cup makes, beyond which tiles are looked for; their median similarity
    # from which they are the board's: a tile off this grid has less
    max_gap_cells: int = 2
    min_similarity_beyond_gap: float = 0.75
    max_cells_read: int = 1200  # total number of cells read from which the grid is not traced again


@dataclass(frozen=True)
class RecognitionSettleParameters:
    """What the settled board holds."""

    # occupancy from which a strange-looking cell counts as holding a tile
    min_occupancy_unfamiliar: float = 0.9
    max_whole_logp: float = -0.7  # log-probability of no half tile below which one seems to lie there
    # maximum number of adjacent barely visible tiles, outwards from the board
    max_hidden_tile_layers: int = 3
    max_single_tile_cells: int = 2  # cells from the board within which a single tile still belongs to it
    wildcard_nats: float = 10.0  # nats against an unknown tile (the wildcard) where a tile is familiar
    # maximum occupancy of a tile accepted because of its neighbours, so that it becomes a review question
    max_hidden_tile_occupancy: float = 0.79
    known_tile_nats: float = 8.0  # nats for the tile known from before
    # nats to the runner-up below which a tile is questioned where all others are known: few are left
    new_tile_margin_nats: float = 4.0


@dataclass(frozen=True)
class RecognitionBoxLearningParameters:
    """What a photo teaches about the box on it."""

    max_tiles: int = 48  # certain tiles that become prototypes: bounds the time of a photo
    max_cosine: float = 0.85  # similarity below which a cell is read again


@dataclass(frozen=True)
class RecognitionMemoryParameters:
    """Thresholds of the allocator: more kept memory means fewer page faults, but a larger process."""

    # Page faults of three large photos in a row, and the peak: 475,000 with 64, 16 and 8; 249,000 with these;
    # 197,000 with 256, 32 and 32 (glibc's maximum), where one process in three needed 150 MB more.
    trim_threshold_mib: int = 128  # free memory at the end of the heap that is kept
    top_pad_mib: int = 16  # by which the heap grows at a time
    mmap_threshold_mib: int = 16  # size from which an array is mapped on its own
    min_resident_mib: int = 250  # size of the process from which it returns freed memory


@dataclass(frozen=True)
class RecognitionParameters:
    """Parameters of the stages as a whole."""

    pipeline: RecognitionPipelineParameters = RecognitionPipelineParameters()
    settle: RecognitionSettleParameters = RecognitionSettleParameters()
    box_learning: RecognitionBoxLearningParameters = RecognitionBoxLearningParameters()
    memory: RecognitionMemoryParameters = RecognitionMemoryParameters()


RECOGNITION = RecognitionParameters()
