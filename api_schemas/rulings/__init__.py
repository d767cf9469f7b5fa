"""Questions about a position, and their answers."""
