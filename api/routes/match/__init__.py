"""Routes of matches: beginning and joining one, its moves, its analysis, its files."""
