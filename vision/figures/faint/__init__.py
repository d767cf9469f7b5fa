"""Figures that are easily overlooked: their paint looks like a part of the tiles."""
