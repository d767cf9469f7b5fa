"""Segments, evidence and homographies: the geometry that grids are made of."""
