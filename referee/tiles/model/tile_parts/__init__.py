"""What a tile is made of: its features with their names, and its edges."""
