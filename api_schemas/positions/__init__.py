"""Positions and moves."""
