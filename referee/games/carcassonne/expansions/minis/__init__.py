"""The small expansions of 2012, each playable alone."""
