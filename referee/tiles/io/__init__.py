"""Tile sets, tiles and positions, read from data and written back."""
