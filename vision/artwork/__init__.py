"""Our own drawing of tiles."""
