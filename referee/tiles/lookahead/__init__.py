"""What could still come: gaps, the tiles that fill them, odds, previews."""
