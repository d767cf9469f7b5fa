"""Find the square grid of laid tiles in a photo: perspective, spacing, orientation and local drift."""

from vision.grid.grid import Lattice
from vision.grid.search import GridSearch, find_lattice
from vision.grid.tracing import retrace

__all__ = ["GridSearch", "Lattice", "find_lattice", "retrace"]
