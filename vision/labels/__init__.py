"""What can lie in a cell: labels of the tiles in play, their pictures, tiles of several cells."""
