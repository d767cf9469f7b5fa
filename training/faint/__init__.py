"""Figures of grey paint and of natural wood: what separates them from the tiles, and how many are found."""
