"""Small boxes of one or a few tiles: one module each."""
