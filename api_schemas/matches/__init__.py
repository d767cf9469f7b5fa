"""Matches: requests and answers."""
