"""Find the square grid of laid tiles in a photo: perspective, spacing, orientation and local drift."""

from vision.lattice.find import Search, find_lattice, retrace
from vision.lattice.grid import Lattice

__all__ = ["Lattice", "Search", "find_lattice", "retrace"]
