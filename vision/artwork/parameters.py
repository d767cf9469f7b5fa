"""Parameters of our own drawing of tiles.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ArtworkGlyphsParameters:
    """Symbols."""

    subpixel_bits: int = 4  # fractional bits of drawn coordinates


@dataclass(frozen=True)
class ArtworkOutlineParameters:
    """Outlines of features."""

    max_cached_designs: int = 4096  # designs whose outlines are cached
    min_field_cells: int = 20  # cells: fewer between two walls are no field


@dataclass(frozen=True)
class ArtworkShapesParameters:
    """Shapes of features, in tile widths."""

    # how straight a curve between adjacent edges enters the tile
    curve_entry: float = 0.5
    curve_entry_beside_city: float = 0.34


@dataclass(frozen=True)
class ArtworkTileRendererParameters:
    """Drawn tiles."""

    drawing_px: int = 512  # pixels of the side a tile is drawn at before it is shrunk
    sign_radius_tiles: float = 0.09  # radius of a mark's symbol, in tile widths
    grain_grey: float = 5.0  # grey levels of the paper's grain


@dataclass(frozen=True)
class ArtworkParameters:
    """Parameters of our own drawing of tiles."""

    glyphs: ArtworkGlyphsParameters = ArtworkGlyphsParameters()
    outline: ArtworkOutlineParameters = ArtworkOutlineParameters()
    shapes: ArtworkShapesParameters = ArtworkShapesParameters()
    tile_renderer: ArtworkTileRendererParameters = ArtworkTileRendererParameters()


ARTWORK = ArtworkParameters()
