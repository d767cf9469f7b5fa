"""The position that a photo answer holds, and what goes with it."""
