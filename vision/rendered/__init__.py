"""Rendered photos of tables, drawn from a seed, with everything that is known about them: what the
recogniser is measured on where nobody has real photos. Needs the pictures of the tiles: our own drawing, or
scans."""
