"""Rendered photos of tables, generated from a seed with complete labels: test data where there are no real
photos. Needs the pictures of the tiles: our own drawing, or scans.
"""
