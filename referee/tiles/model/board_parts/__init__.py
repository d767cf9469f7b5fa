"""What follows from the tiles of a board: its regions, and what its empty cells need."""
