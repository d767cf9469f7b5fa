"""The score track and the markers on it."""
