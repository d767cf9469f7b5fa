"""The report on labelled photos: its files and tables."""
