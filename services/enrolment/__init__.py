"""Own tile sets learnt from photos of their tiles."""
