"""Schemas by game: a game without tiles brings its own."""
