"""The kit for tile-laying games. It knows no game and no kind of feature."""
