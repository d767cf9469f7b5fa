"""The rules of the games. Uses the standard library only; no clock, no randomness, no network."""
