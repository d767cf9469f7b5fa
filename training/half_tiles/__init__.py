"""Half tiles: what they look like to the net, and how well they are read."""
