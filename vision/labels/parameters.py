"""Parameters of labels and cells.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LabelCellGeometryParameters:
    """Places in cells."""

    rim_cells: float = 0.12  # cells from a tile within which a figure is on its edge
    max_local_cells: int = 24  # nearest cells used to locate a place in the picture


@dataclass(frozen=True)
class LabelCellImagesParameters:
    """Our own drawings."""

    face_px: int = 128  # side of a drawn face


@dataclass(frozen=True)
class LabelMultiCellParameters:
    """Tiles of several cells."""

    # cells of a large board, share of it that must be seen, occupancy assumed for the others
    min_large_board_cells: int = 6
    min_seen_share: float = 0.7
    unseen_cell_occupancy: float = 0.6
    # nats per cell, on average, that a whole tile may lose against the best single-cell labels
    min_mean_cell_nats: float = -3.5
    size_nats: float = 0.01  # nats for each cell: of two tiles that explain as much, the larger one is taken
    whole_tile_nats: float = 12.0  # nats added to a cell of a tile that is there as a whole
    excluded_nats: float = 1000.0  # nats against a cell of a tile that is not there as a whole


@dataclass(frozen=True)
class LabelParameters:
    """Parameters of labels and cells."""

    cell_geometry: LabelCellGeometryParameters = LabelCellGeometryParameters()
    cell_images: LabelCellImagesParameters = LabelCellImagesParameters()
    multi_cell: LabelMultiCellParameters = LabelMultiCellParameters()


LABELS = LabelParameters()
