"""Find the square grid of laid tiles in a photo: perspective, spacing, orientation and local drift."""

from vision.grid.grid import Lattice
from vision.grid.search import Search, find_lattice, retrace

__all__ = ["Lattice", "Search", "find_lattice", "retrace"]
