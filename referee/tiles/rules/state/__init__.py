"""What a table is composed of: the tiles of its boxes."""
