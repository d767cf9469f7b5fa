"""Replay of matches: their timeline, the match it leads to, and what that reveals."""
