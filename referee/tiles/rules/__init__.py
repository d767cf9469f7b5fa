"""Rule books, what rules look at, the state of a game."""
