"""The table of every tile set: what is refereed, what is tiles only, and why.

    python -m tests.catalog.boxes

writes docs/boxes.md from the catalogs and the games; a test fails where it is not up to date.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from referee.games.carcassonne.base_game import EDITION
from referee.tiles.io.catalog import Printing, TileSet
from services.catalogs.library import built_in, games

DOC = Path(__file__).resolve().parents[2] / "docs" / "boxes.md"
HEAD = """# Boxes and expansions

Every tile set that the referee knows, by printing, and which of its rules are refereed. *Tiles only* means:
the tiles can be placed, photographed and scored by the rules in play, and the box's own rules are left to the
players; a finding names their rule wherever such tiles lie. Tiles of other boxes can be drawn in the tile
editor or enrolled by photo. This table is written from the catalogs (`python -m tests.catalog.boxes`).

The option `edition` names the edition of the base game, and of all other sets unless an option of a set names
another (`hills-and-sheep.edition`): a box of the first edition goes with a base game of the second.
A printing with no edition cannot be chosen: that of Under the Big Top was never printed. Where a set was
sold in several boxes, the same option chooses one by its name (`siege.edition`: `cathars`; `cult.edition`:
`five`; `river.edition`: `river-3`); without it all are there that name an edition. `minis` alone brings the
second box of Crop Circles, as those boxes hold it; with `corn-circles` chosen as well, both.

| set | printings: editions, tiles | rules |
|---|---|---|
"""
NOTES = {  # set -> what is to be known of its rules
    "catapult": "throws cannot be refereed: players enter what they brought (the move `catapult`), and who "
    "hits or catches whom, which is not known for certain, is not judged; nor is who throws with which "
    "token. Unsure: the fields of tiles 7 and 9; that the ring of tile 11 is a crossing follows from the "
    "rule",
    "castles-in-germany": "fields are taken to end at every road that ends at a castle",
    "cathedrals-in-germany": "all but what an incomplete cathedral scores at the end, which is not known for "
    "certain: it is entered with `adjust`. The towns in the ids are a guess",
    "corn-circles": "which sign of the Winter Edition's six tiles means roads, fields or cities is taken "
    "from the older boxes: it is not known for certain",
    "halflings": "a cell counts as one tile, with one half or two, as the publisher answered in January 2021 "
    "(public rule pages; the digest calls it the newest rules); nothing is joined at the long sides, with a "
    "note, as the tile facts leave open which features meet there. Unsure: whether the pictures on tiles of "
    "the second dozen are signs of rules",
    "princess-and-dragon": "those of the later third edition (C31) are not known: with it the box is "
    "tiles only, unless parts are switched on, which are then played as in the second. Its 26 tiles and two "
    "of two cells are counted once each, as pictured. A piece has one face here: of the lake, printed on "
    "both sides, the front is counted (`I.v.front`), and the back (`I.v.back`) is laid as a house rule. "
    "Unsure: whether the stream of `IICc` parts two fields",
    "river": "River III (Big Box 5) is the printing `river-3`: no tile facts are published, on pictures its "
    "tiles are those of the first edition, with a vineyard on the two plain bends and sheep on the two "
    "straight ones. Vineyards count with Hills & Sheep (`ext.vineyard`); what the sheep do is not known for "
    "certain, so they do nothing",
    "robbers": "two tiles of the second printing are not pictured and taken as copies of others, as in the "
    "first",
    "tower": "the newest box, with guards and thieves, is another game and not covered",
}
AS_MONASTERY = "scored as a monastery"
ONLY_TILES = {  # set -> why, unless its rules are merely not written yet
    "plague": "the order of its steps is not known for certain. Unsure: the bridge of tile 4",
    "russian-promos": "the publisher's rules are not known in full",
    "wheel-of-fortune": "how often each design occurs is not known: the counts are the most there can be, 80 "
    "for the 71 or 72 of the box. What its events cost is not known for certain, nor which tiles have a "
    "number that moves the pig. Its start, a block of 4 x 4 cells, is larger than a tile may be (12 cells): "
    "play begins with the base game's start tile",
    "winter": "an edition of the base game with more tiles and no further rules",
}
NOT_YET = "its rules are not covered yet"
WITHOUT_TILES = {  # set -> why
    "Barber-Surgeons": "no tile facts are published; its rule is refereed (`barber-surgeons`) on drawn "
    "tiles, whose cities and roads have a mark for the number of the bathhouse. The digest marks what a tie "
    "scores (?): nothing here, and a note",
    "Bets": "no tile facts are published; the digest marks the amounts (?), which are all that a bet scores",
    "Drought, Markets of Leipzig and other promos of the 2020s": "no tile facts are published, and the "
    "digest has no rules of them",
    "Fruit-Bearing Trees": "no tile facts are published; the digest marks the table of points (?), which is "
    "all that a run of fruits scores",
    "Gifts": "cards only; their rule is refereed (`gifts`, the move `gift`): who extends a road or city of "
    "others alone gets a card, and opens it before placing, entering which one it is. A synod's monk and a "
    "road sweeper's scoring are checked. That one tile brings one card, that a shared majority brings none, "
    "that none is left once 25 are held, and that all figures of a swept road return, is from public rule "
    "pages with the publisher's answers of 2021. What change position, cash out and take 2 bring is not "
    "known for certain: points are entered with `adjust`, moves are played as a house rule",
    "La Porxada": "no tile facts are published; the digest marks its rule (?)",
    "Land Surveyors": "cards to print, no tiles; of the twelve cards the digest lists the kinds of effect, "
    "not what each card changes by how much: the players read the three open cards and enter the difference "
    "with `adjust`",
    "Monasteries of the Netherlands and Belgium, of Japan": "no tile facts are published; played like the "
    "German ones, with drawn tiles whose monastery has the mark `special`",
    "Peasant Revolts": "no tile facts are published, so it is not known which type of follower each of the "
    "twelve tiles sends home, which is all that its rule acts on",
    "River of the 20th anniversary": "no tile facts are published; the digest only names its 17 tiles, one "
    "of two cells",
    "Signposts": "no tile facts are published; its rule is refereed (`signposts`) on drawn tiles, whose "
    "roads have a mark for the signpost at each edge",
    "Spiel Doch tiles": "two plain tiles without a rule; no tile facts are published",
    "Fan sets": "Black Tower, City Gates, Courier, Families, Fishermen, Wells and others: not sold by the "
    "publisher, and the digest has neither their rules nor their tiles",
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
but for those of which no picture is known: the twelve that only the Winter Edition has, its six crop circles,
and `ffff.ac` and `frrf.bt` of Under the Big Top. Those are entered with a tap. Every tile of which a picture
was at hand is in a set here. The nets were trained with pictures of seventeen sets; of other tiles only what
the nets make of their pictures is stored, mostly of one picture of each printing. Where the tiles on the
table are of another printing, half of them are right, and not every wrong one is a question; tiles that only
a later third edition (C31) has are mostly questions. How often all are read:
`training/evaluation/results/later-sets.md`.

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
    known = EDITION.values if tile_set.game == "carcassonne" else tuple(tile_set.counts)
    return "; ".join(f"{_editions(one, known)}: {one.total}" for one in tile_set.printings)


def _editions(one: Printing, known: Collection[str]) -> str:
    """The name of the box, if the set was sold in several, and the editions that use it."""
    return ", ".join(name if name in known else f"`{name}`" for name in one.editions) or "no edition"


def rules(tile_set: TileSet, ruled: set[str]) -> str:
    """What is refereed, and if not all, why."""
    if tile_set.provenance == "stand-in":
        return "all; the tiles are stand-ins that we drew"
    if tile_set.id in {"base", *ruled}:
        return f"all; {NOTES[tile_set.id]}" if tile_set.id in NOTES else "all"
    return f"tiles only: {ONLY_TILES.get(tile_set.id, NOT_YET)}"


if __name__ == "__main__":
    DOC.write_text(table(), encoding="utf-8")
