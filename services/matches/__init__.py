"""Matches: created, joined, played, followed, analysed, exported."""
