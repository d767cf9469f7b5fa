"""The rules, and nothing else: standard library only, no clock, no chance, no network."""
