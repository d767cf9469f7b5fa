"""Reading a photo again with other tile sets or options.

Earlier corrections are carried over to the new reading, whose grid may have another origin and rotation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from referee.game import BadInput, Catalog, CatalogLookup, JsonObject, Message
from referee.tiles.io.catalog import names
from referee.tiles.model.points import cells_at
from services.photos.alignment import Frame
from services.photos.request import PhotoRequest, photo_request
from services.photos.tile_sets import artwork, editions_of, family, tile_sets
from vision.labels.cell_geometry import cell_of
from vision.labels.multi_cell import spots_of
from vision.reading import KNOWN_FIGURE, NOT_PICTURED, Correction, Reading, SeenFigure
from vision.scene.reading_alignment import same_figure, shift

MOST_READINGS = 12  # of one photo


def changed_request(
    request: PhotoRequest,
    reading: Reading | None,
    catalogs: Sequence[Any] | None,
    options: JsonObject | None,
    source: CatalogLookup,
) -> PhotoRequest:
    """The request with other sets (None: the same) and these options changed (None removes one).

    An edition other than the one seen in the `reading` selects the rules, not the artwork. Raises BadInput.
    """
    if catalogs is None and not options:
        return request
    if request.match:
        raise BadInput({"options" if catalogs is None else "catalogs": [Message("error-photo-of-match")]})
    changes = dict(options or {})
    if changes.get("map") != request.options.get("map") and "map" in changes:
        raise BadInput({"options.map": [Message("error-photo-of-map")]})
    merged = {name: value for name, value in {**request.options, **changes}.items() if value is not None}

    def kept(id: str) -> Catalog:
        """The catalog as it was when the photo was uploaded, if the sets stay the same."""
        held = tile_sets(request) if catalogs is None else {}
        return held[id] if id in held else source(id)

    sets = list(request.catalogs) if catalogs is None else catalogs
    wanted = photo_request(request.game, merged, sets, request.points, kept)
    if sorted(wanted.catalogs) == sorted(request.catalogs):
        wanted = replace(wanted, catalogs=request.catalogs)
    rules_only = request.rules_only
    if "edition" in changes:
        seen = reading.seen_edition if reading else ""
        rules_only = bool(seen) and changes["edition"] is not None and family(changes["edition"]) != seen
    return replace(wanted, again=request.again, ground=request.ground, rules_only=rules_only, box=request.box)


def reads_again(before: PhotoRequest, after: PhotoRequest, reading: Reading | None) -> bool:
    """Whether the changed request makes a new reading necessary."""
    if reading is None:
        return before != after
    expected = artwork(after) or reading.seen_edition or reading.edition
    same_sets = (set(before.catalogs), before.own) == (set(after.catalogs), after.own)
    same_sets = same_sets and editions_of(before) == editions_of(after)
    return not same_sets or expected != reading.edition


def once_more(request: PhotoRequest) -> PhotoRequest:
    """The request with its count of readings increased. Raises BadInput if a photo was read too often."""
    if request.again + 1 >= MOST_READINGS:
        raise BadInput({"catalogs": [Message("error-readings", most=MOST_READINGS)]})
    return replace(request, again=request.again + 1)


# ---- corrections carried over to another reading ----


def carried(
    corrections: Sequence[Correction], before: Reading, after: Reading, request: PhotoRequest
) -> list[Correction]:
    """Map the corrections of one reading to another reading of the same picture.

    Corrections of figures are matched by the feet of the figures. Returns nothing if the two grids do not
    match. Left out are corrections of cells whose tile could not be named, because the sets now known may
    name it, and of cells named after a set that was removed.
    """
    lies = shift(before, after)
    if lies is None:
        return []
    frame = Frame(*lies)
    corrections = _still_meant(corrections, request)
    tiles = {
        name: tile for one in tile_sets(request, corrections).values() for name, tile in one.tiles.items()
    }
    figures = _Figures(before, after)
    found: list[Correction] = []
    for one in corrections:
        there = moved(one, frame)
        if one.figure is not None:
            moved_figure = figures.moved(one, there)
            found += [] if moved_figure is None else [moved_figure]
            continue
        tile = tiles.get(one.tile or "")
        if tile is not None and tile.large is not None and one.x is not None and one.y is not None:
            spots = spots_of(tile, one.rotation // 90)
            cells = [frame.cell(one.x + dx, one.y + dy) for dx, dy in spots]
            there = replace(there, x=min(x for x, _ in cells), y=min(y for _, y in cells))
        found.append(there)
    return found


def _still_meant(corrections: Sequence[Correction], request: PhotoRequest) -> list[Correction]:
    """The corrections, except of cells whose last correction is an unknown tile or from a removed set."""
    known = {tile for one in tile_sets(request).values() for tile in one.tiles}
    last = {(c.x, c.y): c for c in corrections if c.figure is None and c.token is None}
    gone = {
        at
        for at, one in last.items()
        if not (one.remove or one.tile in known or (one.tile or "").partition("/")[0] in names())
    }
    return [c for c in corrections if c.figure is not None or c.token is not None or (c.x, c.y) not in gone]


def moved(one: Correction, frame: Frame) -> Correction:
    """A correction in the other grid."""
    moved = replace(one, rotation=frame.rotation(one.rotation) if one.tile else one.rotation)
    if one.x is not None and one.y is not None:
        x, y = frame.cell(one.x, one.y)
        moved = replace(moved, x=x, y=y)
    if one.feature is not None:
        kind, sides = one.feature
        moved = replace(moved, feature=(kind, tuple(frame.sides(sides))))
    if one.edges is not None:
        moved = replace(moved, edges=tuple(frame.sides(one.edges)))
    if one.tiles is not None:
        moved = replace(moved, tiles=tuple(frame.cell(*cell) for cell in one.tiles))
    if one.corner is not None:
        around = [frame.cell(*cell) for cell in cells_at(one.corner)]
        moved = replace(moved, corner=(max(x for x, _ in around), max(y for _, y in around)))
    return moved


class _Figures:
    """Maps figures of one reading to those of the other; figures added by corrections keep their order."""

    def __init__(self, before: Reading, after: Reading) -> None:
        self.before, self.after = before, after
        self.keys: dict[int, int] = {}  # of figures seen before, once a correction mentions them
        self.added = len(after.figures)  # key of the next figure added by a correction
        self.new = len(before.figures)  # the same in the reading before

    def moved(self, one: Correction, moved: Correction) -> Correction | None:
        """The correction of a figure, given its mapped version, or None if it has no effect any more."""
        if one.figure in (KNOWN_FIGURE, *NOT_PICTURED):
            return moved
        if one.figure == "new":
            self.keys[self.new] = self.added
            self.new, self.added = self.new + 1, self.added + 1
            return moved
        key = int(one.figure or 0)
        if key not in self.keys:
            seen = self.before.figures[key]
            there = same_figure(seen, self.after, self.keys.values())
            if there is None:
                return None if one.remove else self._as_new(key, seen, moved)
            self.keys[key] = there
        return replace(moved, figure=self.keys[key])

    def _as_new(self, key: int, seen: SeenFigure, moved: Correction) -> Correction | None:
        """Convert a figure that only the reading before saw into one added by a correction."""
        place = cell_of(seen.point, self.after.cells)
        if place is None:
            return None
        self.keys[key] = self.added
        self.added += 1
        return replace(
            moved,
            figure="new",
            x=place[0],
            y=place[1],
            colour=moved.colour or seen.colour,
            kind=moved.kind or seen.kind,
            pose=moved.pose or seen.pose,
            point=moved.point or seen.point,
        )
