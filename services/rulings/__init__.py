"""Stateless questions about a position: placements, rulings, scores, odds."""
