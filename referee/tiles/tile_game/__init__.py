"""Games played with tiles: a rule book applied to a table."""

from referee.tiles.tile_game.catalogs import TileCatalogs
from referee.tiles.tile_game.figure_supplies import supplies
from referee.tiles.tile_game.game import TileGame
from referee.tiles.tile_game.settings import Settled, TileSettings

__all__ = ["Settled", "TileCatalogs", "TileGame", "TileSettings", "supplies"]
