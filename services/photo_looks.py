"""What the tile sets of a photo look like. For worker processes: it needs the recogniser's nets."""

from __future__ import annotations

from collections.abc import Callable

from services.photo_request import PhotoRequest
from services.photo_sets import tile_sets
from vision import nets
from vision.own import drawn, enrolled_before

Prototypes = Callable[[str, str], bytes | None]  # of a set in a version, where people enrolled it


def looks(request: PhotoRequest, prototypes: Prototypes) -> nets.Gallery | None:
    """Prototypes of the sets that the shipped gallery does not know: enrolled by their users, else of our own
    drawing, which people may have printed."""
    found: nets.Gallery | None = None
    for tile_set in tile_sets(request).values():
        kept = prototypes(tile_set.id, tile_set.version) if tile_set.id in request.own else None
        if kept is not None:
            gallery = enrolled_before(kept, tile_set)
        elif tile_set.id in request.own or not nets.pictured(tile_set.tiles):
            gallery = drawn(tile_set)
        else:
            continue
        found = gallery if found is None else nets.joined(found, gallery)
    return found
