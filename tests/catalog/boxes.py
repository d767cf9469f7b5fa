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

The option `edition` names the edition of the base game, and of all other sets unless an option of a set names
another (`hills-and-sheep.edition`): a box of the first edition goes with a base game of the second.
A printing with no edition cannot be chosen: that of Under the Big Top was never printed, and the five tiles
of the other Cult are among its six.

| set | printings: editions, tiles | rules |
|---|---|---|
"""
NOTES = {  # set -> what is to be known of its rules
    "castles-in-germany": "fields are taken to end at every road that ends at a castle",
    "cathedrals-in-germany": "all but what an incomplete cathedral scores at the end, which is not known for "
    "certain: it is entered with `adjust`. The towns in the ids are a guess",
    "halflings": "a cell counts as one tile, with one half or two, as the publisher answered in January 2021 "
    "(public rule pages; the digest calls it the newest rules); nothing is joined at the long sides, with a "
    "note, as the tile facts leave open which features meet there. Unsure: whether the pictures on tiles of "
    "the second dozen are signs of rules",
    "princess-and-dragon": "those of the later third edition (C31) are not known: with it the box is "
    "tiles only, unless parts are switched on, which are then played as in the second",
    "tower": "the newest box, with guards and thieves, is another game and not covered",
}
AS_MONASTERY = "scored as a monastery"
ONLY_TILES = {  # set -> why, unless its rules are merely not written yet
    "catapult": "throws cannot be refereed, and who catches whom is not known for certain. Unsure: the "
    "fields of tiles 7 and 9, and whether the ring of tile 11 is a crossing",
    "plague": "the order of its steps is not known for certain. Unsure: the bridge of tile 4",
    "russian-promos": "the publisher's rules are not known in full",
    "winter": "an edition of the base game with more tiles and no further rules",
}
NOT_YET = "its rules are not covered yet"
WITHOUT_TILES = {  # set -> why
    "Barber-Surgeons": "no tile facts are published; the digest marks what a tie scores (?). What it states "
    "without a mark, the points and the meeple that stays at the bathhouse, is not built yet",
    "Bets": "no tile facts are published; the digest marks the amounts (?), which are all that a bet scores",
    "Drought, Markets of Leipzig and other promos of the 2020s": "neither tiles nor rules are known",
    "Fruit-Bearing Trees": "no tile facts are published; the digest marks the table of points (?), which is "
    "all that a run of fruits scores",
    "Gifts": "cards only; how many there are of each is not known for certain, nor whose road is swept and "
    "whether its figures return, where figures change to, what is cashed out, and who gets a card where "
    "several players own a feature: the players read the cards and enter points with `adjust`; a move that "
    "a card allows is played as a house rule, and all others are checked",
    "La Porxada": "no tile facts are published; its rule is not known for certain",
    "Land Surveyors": "cards only; not covered",
    "Monasteries of the Netherlands and Belgium, of Japan": "no tile facts are published; played like the "
    "German ones, with drawn tiles whose monastery has the mark `special`",
    "Peasant Revolts": "no tile facts are published",
    "River III": "its tiles are those of the River; what its sheep do is not known for certain",
    "River of the 20th anniversary": "no tile facts are published",
    "Signposts": "no tile facts are published; its rule is refereed (`signposts`) on drawn tiles, whose "
    "roads have a mark for the signpost at each edge",
    "Spiel Doch tiles": "two plain tiles; no tile facts are published",
    "Wheel of Fortune": "its start fills 4 x 4 cells; how many tiles of each kind there are, and what its "
    "events cost, is not known for certain",
    "Fan sets": "not covered: Black Tower, City Gates, Courier, Families, Fishermen, Wells and others",
}
TAIL = """
Carcassonne Maps adds maps of squares, and Stefan Dorra's Amazonas a board of villages; both have all their
rules.

## Sets without tiles here

The tiles of these sets can be drawn in the tile editor or enrolled by photo, and then lie on the table like
any others; further points of a set are entered with `adjust`. No rule is guessed.

| set | why it is not in the table above |
|---|---|
@@

The abbot and the gardens belong to Carcassonne C2 and C3 (`abbot`); the abbot can be chosen with tiles of C1.
Phantom, Little Buildings and Messages have no tiles either; their rules are refereed (`phantom`,
`little-buildings`, `messages`).

In photos the tiles of every Carcassonne set of this table are recognised where the set is among the boxes,
but for those of which no picture is known: the twelve that only the Winter Edition has, and `ffff.ac` and
`frrf.bt` of Under the Big Top. Those are entered with a tap. Pictured, but
in no set here, are the tile of The Robbers with a garden (second edition), the double tiles of the third
printing of Princess & Dragon, and Wheel of Fortune; they can be drawn. The nets were trained with pictures of
seventeen sets; of other tiles only what the nets make of their pictures is stored, mostly of one picture of
each printing. Where the tiles on the table are of another printing, half of them are right, and not every
wrong one is a question; tiles that only a later third edition (C31) has are mostly questions. How often all
are read: `training/evaluation/results/later-sets.md`.

Where the halflings are among the boxes, photos are read with them: one half tile with the table beyond its
long side, or two on a cell, which the answer names together (`halflings/1.1&halflings/2.4`, the second one
turned by 180 degrees). What is not clear is a question, with half and whole tiles to choose from. A half tile
that is entered on the cell of another one, opposite it, shares the cell. How often they are read:
`training/evaluation/results/halves.md`. Half tiles of users' sets are not recognised: such a cell is a
question, or empty.

In photos every piece of wood in a player's colour is read as a meeple first. Where the boxes at the table
have other pieces, one that is larger, smaller, broader or longer than the photo's meeples is a question
("which piece is it?"), and one twice as large where tiles meet is called a barn, with a question. A mayor,
wagon, builder or abbot looks too much like a meeple in a photo: so there is one question about all figures
together (the doubt `pieces`). The page shows them side by side, a tap names one, and the last tap
confirms that the rest are meeples. Dragon, fairy, tower, bridge, gold, mage, witch, ferry and
little buildings are put on their tile in the same way (a correction with `token`), castles over two tiles;
one that was not seen is chosen first, then its tile is tapped. The page then lets people enter the height
of a tower, the direction of a bridge and with whom the fairy stands. Figures may stand on towers and
bridges, and a barn stands on the nearest corner where four tiles meet, unless another one is chosen. The
count, tunnels, sheep and what players hold are entered with the position. How often pieces are noticed:
`training/evaluation/results/other-boxes.md`.
"""


def table() -> str:
    """The document."""
    without = "\n".join(f"| {name} | {why} |" for name, why in WITHOUT_TILES.items())
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows()) + TAIL.replace("@@", without)


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
