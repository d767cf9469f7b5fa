"""Games, tile sets and tiles."""
