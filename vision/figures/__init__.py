"""Figures: found by colour and shape, assigned to features."""
