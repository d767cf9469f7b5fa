"""Castles in Germany (BU-...): tiles of two cells that each player holds and places instead of drawing."""

from __future__ import annotations

from itertools import combinations

from referee.game import Cell, Options, PadCount, PositionFinding, RuleReason, ScorePart
from referee.game.offline import OfflineTile
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.german_kinds import open_to_followers, own_kind
from referee.tiles.model.board import Board
from referee.tiles.model.multi_cell import cells_of, origin, rim
from referee.tiles.model.ports import RING
from referee.tiles.model.position import DRAWN
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.completion import SURROUNDED_TILE
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.pad import PadEntry, PadRules, Sketch, marked
from referee.tiles.rules.rule import Parts, applies, rule
from referee.tiles.rules.rule_groups import (
    BagRules,
    DeploymentRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    SetupRules,
)
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import Table

MARK = "german-castle"  # of the feature in the catalog, and of what it adds on the score pad
CASTLE = "german_castle"  # kind of feature, thing held, and kind of part
TILES = tuple(f"castles-in-germany/{number}" for number in range(1, 7))
FEW_PLAYERS = 3  # with so many, each has two castles
ITSELF, BESIDE = 2, 3  # points of a castle for its lord, and for a road or city


def castles(options: Options) -> LibraryChange | None:
    """Return the change of the tiles if castles are in play: they are no monasteries."""
    on = options.get("ext.german_castles") == "on"
    return own_kind("BU-1", MARK, CASTLE) if on else None


def extend(book: Book, options: Options) -> Book:
    """Return the book with German castles."""
    return open_to_followers(book, CASTLE).add(
        SetupRules(supplies=(dealt,)),
        BagRules(unbagged=dict.fromkeys(TILES, instead_of_drawing)),
        PlacementRules(checks=(apart,), notes=(in_front,), effects=(used_up,)),
        DeploymentRules(notes=(becomes_lord,)),
        ScoringRules(
            completion={CASTLE: SURROUNDED_TILE},
            worth={CASTLE: (worth,), "road": (beside,), "city": (beside,)},
        ),
        ReportRules(feature_notes=(paid_around, led_to), findings=(wrong,)),
        PadRules({CASTLE: PAD}, tuple(marked(kind, MARK, len(TILES), (False,)) for kind in ("road", "city"))),
    )


# ---- tiles in hand -----------------------------------------------------------------------------------------


def is_castle(tile: Tile) -> bool:
    """Return whether the tile is a part of a German castle."""
    return tile.id in TILES


def on_table(table: Table) -> list[Cell]:
    """Return the north-west cells of the castles on the table."""
    return sorted(cell for cell, tile in table.board.cells.items() if is_castle(tile) and not tile.extra)


def covered(board: Board) -> frozenset[Cell]:
    """Return the cells under the castles on the table."""
    return frozenset(cell for cell, tile in board.cells.items() if is_castle(tile))


def each(table: Table) -> int:
    """Return how many castles a player of this table gets."""
    return 2 if len(table.players) <= FEW_PLAYERS else 1


def left(table: Table, player: str) -> int:
    """Return how many castles a player holds; if that was not given, as many as there can be."""
    given = table.held.get(player, {}).get(CASTLE)
    if given is not None:
        return int(given)
    others = sum(table.holds(seat.id, CASTLE) for seat in table.players)
    return max(0, min(each(table), each(table) * len(table.players) - len(on_table(table)) - others))


@rule("BU-1")
def dealt(table: Table) -> Table:
    """Each player starts with one castle; with two or three players, with two."""
    for seat in table.players if not on_table(table) else ():
        table = table.with_held(seat.id, CASTLE, left(table, seat.id))
    return table


@rule("BU-1")
def instead_of_drawing(table: Table, player: str) -> RuleReason | None:
    """A castle is placed instead of drawing, so not where nothing is left to be drawn (CB-E1)."""
    if table.bag.pile == 0:
        return RuleReason("BU-1", "nothing_to_draw", {"player": player})
    if table.turn.drawn is not None or DRAWN in table.turn.marks:
        return RuleReason("BU-1", "drawn_already", {"player": player})
    return None if left(table, player) else RuleReason("BU-1", "none_held", {"player": player})


@rule("BU-1", is_castle)
def apart(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """A castle touches no other castle, not even at a corner."""
    castles = table.board.once("German castles", covered)
    if not castles or not is_castle(tile):
        return None
    near = [spot for spot in RING[cell] if spot in castles]
    return RuleReason("BU-1", "touches", {"cell": cell}, (cell, near[0])) if near else None


@rule("BU-1")
def in_front(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that the player is assumed to hold a castle, if that is unknown."""
    if not is_castle(tile) or CASTLE in table.held.get(player, {}):
        return None
    return RuleReason("BU-1", "assumed", {"player": player})


@rule("BU-1")
def used_up(before: Table, after: Table, cell: Cell) -> Table:
    """Remove a placed castle from what its player holds."""
    player = after.turn.player
    if player is None or not is_castle(after.board.cells[cell]):
        return after
    return after.with_held(player, CASTLE, max(0, left(before, player) - 1))


@rule("BU-1")
def becomes_lord(claim: DeploymentContext) -> RuleReason | None:
    """A follower in a castle is its lord."""
    return applies("BU-1", (claim.cell,)) if claim.feature_kind == CASTLE else None


# ---- scoring -----------------------------------------------------------------------------------------------


@rule("BU-1")
def worth(case: ScoringContext, parts: Parts) -> Parts:
    """2 for the castle and 1 for each of the ten cells around it that is filled: 12 when all are."""
    cells = case.board.cells
    x, y, _ = case.region.pieces[0]
    filled = sum(cell in cells for cell in rim(cells_of(cells, (x, y))))
    return (*parts, ScorePart("BU-1", CASTLE, 1, ITSELF), ScorePart("BU-1", "surrounding", filled, 1))


def castle_tiles(case: ScoringContext) -> tuple[Cell, ...]:
    """Return the castles on whose tiles a road or city is."""
    cells = case.board.cells
    return tuple(sorted({origin(cells, one) for one in case.region.cells if is_castle(cells[one])}))


@rule("BU-2")
def beside(case: ScoringContext, parts: Parts) -> Parts:
    """A completed road or city gets 3 more for each castle on whose tile it is."""
    marks = case.region.marks.get(MARK, 0)  # on the score pad
    number = (len(castle_tiles(case)) or marks) if case.complete else 0
    return (*parts, ScorePart("BU-2", CASTLE, number, BESIDE)) if number else parts


@rule("BU-1")
def paid_around(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the rule of a castle."""
    return (applies("BU-1", case.region.cells),) if case.region.kind == CASTLE else ()


@rule("BU-2")
def led_to(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Name the castles that make a road or city worth more."""
    there = castle_tiles(case) if case.region.kind in ("road", "city") else ()
    return (applies("BU-2", there),) if there else ()


AROUND = PadCount("around-castle", 0, 10, None, (True,))
PAD = PadEntry(
    (AROUND,),
    lambda n, final: Sketch(CASTLE, double=True, around=((),) * (n[AROUND.name] if final else AROUND.most)),
)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("BU-1")
def wrong(table: Table) -> tuple[PositionFinding, ...]:
    """Find castles that touch each other, and more on the table and in hand than the players were given."""
    cells, lying, most = table.board.cells, on_table(table), each(table) * len(table.players)
    covered = {at: cells_of(cells, at) for at in lying}
    found = [
        RuleReason("BU-1", "side_by_side", {"cell": one, "other": other}, (one, other))
        for one, other in combinations(lying, 2)
        if not set(rim(covered[one])).isdisjoint(covered[other])
    ]
    count = len(lying) + sum(table.holds(seat.id, CASTLE) for seat in table.players)
    if table.players and count > most:
        found.append(RuleReason("BU-1", "too_many", {"count": count, "most": most}, tuple(lying)))
    return tuple(PositionFinding("error", reason) for reason in found)


OFFLINE = (OfflineTile(tile="castles-in-germany/"),)
CASTLES_IN_GERMANY = Expansion(
    "castles-in-germany",
    (
        Element(
            extend,
            switch("ext.german_castles", "BU-1"),
            help={"place": ("BU-1",), "act": ("BU-1",), "end": ("BU-1", "BU-2"), "over": ("BU-1",)},
            offline=OFFLINE,
        ),
    ),
    ("castles-in-germany",),
    things=(CASTLE,),
    change=castles,
)
