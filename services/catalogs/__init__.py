"""Catalogs: built-in ones, those of users, and their versions."""
