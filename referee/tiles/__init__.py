"""Shared code of tile-laying games. Independent of any game and any kind of feature."""
