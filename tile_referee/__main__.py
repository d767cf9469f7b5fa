"""python -m tile_referee: the command `tile-referee`."""

import sys

from tile_referee.terminal import main

if __name__ == "__main__":
    sys.exit(main())
