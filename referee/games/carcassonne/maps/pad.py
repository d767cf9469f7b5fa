"""What the prints of a map add to the score pad."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace

from referee.game import PadCount, ScoreLine, ScorePart
from referee.games.carcassonne.maps.map import COATS, FERRY
from referee.games.carcassonne.maps.printed import ABROAD, LARGE_CITY, SEA
from referee.games.carcassonne.maps.scoring import ENTERED
from referee.games.carcassonne.maps.towns import COST
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.model.tile_copies import as_printed
from referee.tiles.rules.book import Book
from referee.tiles.rules.pad import AROUND, MANY, Numbers, PadEntry, PadExtra, PadRules, Sketch, marked
from referee.tiles.rules.table import Table

BY_THE_SEA = as_printed(Tile(SEA, ()), beyond=True)
SQUARES = AROUND._replace(final=(False, True))  # at the border, fewer than eight complete a monastery
FINAL = True  # of a sketch: as in the final scoring


def of_book(base: Book, variants: str) -> Book:
    """Return the book with the entries of a map; `variants`: those for towns in play."""
    known = {
        name: _at_the_border(entry) if AROUND in entry.counts else entry
        for name, entry in base.pad.entries.items()
    }
    chosen = variants.split(",")
    towns = {"town": TOWN} if "cost2" in chosen else {}
    extras = (*EXTRAS, VISIBLE) if "road_bonus" in chosen else EXTRAS
    entries = PadRules({**known, **towns}, base.pad.extras)
    return replace(base, pad=entries).add(PadRules(extras=extras))


FINAL = True  # of a sketch: as in the final scoring


@functools.cache  # books compare equal only if their functions are the same
def _at_the_border(entry: PadEntry) -> PadEntry:
    """Return the entry with the number of squares around it, on which it is complete without others
    (MP-K1)."""

    def sketch(numbers: Numbers, final: bool) -> Sketch:
        drawn = entry.sketch(numbers, FINAL)
        return drawn if final else drawn.but(outside=BY_THE_SEA)

    counts = tuple(SQUARES if one is AROUND else one for one in entry.counts)
    return replace(entry, counts=counts, sketch=sketch)


def _prints(entry: str, name: str, tile: str) -> PadExtra:
    """Return the number of these printed tiles that an entry is continued on."""
    return PadExtra(
        entry,
        PadCount(name, 0, MANY, 0),
        lambda sketch, n: sketch.but(printed=(*sketch.printed, *(tile,) * n)),
    )


def cost(table: Table, region: Region, numbers: Numbers) -> Iterator[ScoreLine]:
    """Yield what a tile on a town costs (MP-O2)."""
    for player in table.held:
        yield ScoreLine(player, "MP-O2", (ScorePart("MP-O2", "town", 1, COST),), (), "town")


TOWN = PadEntry((), lambda numbers, final: Sketch(), (False,), pay=cost)
VISIBLE = PadExtra("road", PadCount("towns", 0, MANY, 0), lambda sketch, n: sketch.marked(ENTERED, n))
EXTRAS = (
    marked("road", COATS, MANY),
    marked("road", FERRY, MANY),
    _prints("road", "abroad", ABROAD),
    _prints("city", "abroad", ABROAD),
    _prints("city", "large-city", LARGE_CITY),
)
