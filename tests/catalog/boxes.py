"""The table of every tile set: what is refereed, what is tiles only, and why.

    python -m tests.catalog.boxes

writes docs/boxes.md from the catalogs and the games; a test fails where it is not up to date.
"""

from __future__ import annotations

from pathlib import Path

from referee.tiles.io.catalog import TileSet
from services.catalogs.library import built_in, games

DOC = Path(__file__).resolve().parents[2] / "docs" / "boxes.md"
HEAD = """# Boxes and expansions

Every tile set that the referee knows, by printing, and which of its rules are refereed. *Tiles only* means:
the tiles can be placed, photographed and scored by the rules in play, and the box's own rules are left to the
players. Tiles of other boxes can be drawn in the tile editor or enrolled by photo. This table is written from
the catalogs (`python -m tests.catalog.boxes`).

| set | printings: editions, tiles | rules |
|---|---|---|
"""
NOTES = {  # set -> what is to be known of its rules
    "bridges-castles-and-bazaars": "castles and bazaars are not covered yet",
    "princess-and-dragon": "those of the third printing (C31) are not known: the second's are used",
    "tower": "the newest box, with guards and thieves, is another game and not covered",
}
ONLY_TILES = {  # set -> why, unless its rules are merely not written yet
    "russian-promos": "the publisher's rules are not known in full",
    "winter": "an edition of the base game with more tiles and no further rules",
}
NOT_YET = "its rules are not covered yet"
TAIL = """
Carcassonne Maps adds maps of squares, and Stefan Dorra's Amazonas a board of villages; both have all their
rules.

Known by name only, because no tile facts are published: School, Halflings, Castles in Germany, Cathedrals in
Germany, Fruit-Bearing Trees, Barber-Surgeons, Bets, Gifts, Signposts, Peasant Revolts, The Catapult, The
Plague, La Porxada, the Dutch and Japanese monasteries and the river of 20 years. Without any tiles,
and not covered yet: Messages, Land Surveyors, Wheel of Fortune.

Phantom and Little Buildings have no tiles either; their rules are refereed (`phantom`,
`little-buildings`). The Dutch, Belgian and Japanese monasteries are played like the German ones: with tiles
that you draw, whose monastery has the mark `special`.

In photos every figure of Carcassonne is read as a meeple: a mayor, wagon or barn is named by a correction,
and the point on which a barn stands is entered with the position. Dragon, fairy and tower pieces are
not read.
"""


def table() -> str:
    """The document."""
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows()) + TAIL


def rows() -> list[tuple[str, str, str]]:
    """One row per tile set: its name, its printings, its rules."""
    found = []
    for game in games("en")["games"]:
        ruled = {set_id for one in game["expansions"] for set_id in one["catalogs"]}
        for id in game["catalogs"]:
            tile_set = built_in(id)
            if isinstance(tile_set, TileSet):
                found.append((tile_set.name, printings(tile_set), rules(tile_set, ruled)))
    return found


def printings(tile_set: TileSet) -> str:
    """The editions and the number of tiles of each printing."""
    return "; ".join(f"{', '.join(one.editions) or 'no edition'}: {one.total}" for one in tile_set.printings)


def rules(tile_set: TileSet, ruled: set[str]) -> str:
    """What is refereed, and if not all, why."""
    if tile_set.provenance == "stand-in":
        return "all; the tiles are stand-ins that we drew"
    if tile_set.id in {"base", *ruled}:
        return f"all; {NOTES[tile_set.id]}" if tile_set.id in NOTES else "all"
    return f"tiles only: {ONLY_TILES.get(tile_set.id, NOT_YET)}"


if __name__ == "__main__":
    DOC.write_text(table(), encoding="utf-8")
