"""Legal placements of a tile, and the legal deployments on it."""
