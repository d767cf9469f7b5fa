"""Halflings (HA-...): half tiles that each player holds and places instead of drawing."""

from __future__ import annotations

from referee.game import Cell, Options, PositionFinding, RuleReason
from referee.game.offline import OfflineTile
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.half_tiles import HALF, LONG_SIDE, parts
from referee.tiles.model.position import DRAWN
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import BagRules, PlacementRules, ReportRules, SetupRules
from referee.tiles.rules.table import Table

HALFLING = "halfling"  # thing held
TILES = tuple(f"halflings/{part}.{number}" for part in (1, 2) for number in range(1, 13))
EACH = 3


def extend(book: Book, options: Options) -> Book:
    """Return the book with halflings."""
    return book.add(
        SetupRules(supplies=(dealt,)),
        BagRules(unbagged=dict.fromkeys(TILES, instead_of_drawing)),
        PlacementRules(notes=(in_front,), effects=(used_up,)),
        ReportRules(findings=(in_play,), feature_notes=(open_there,)),
    )


def lying(book: Book) -> Book:
    """Return the book with the notes and checks of half tiles wherever they lie."""
    return book.add(
        PlacementRules(notes=(shares_a_cell,)),
        ReportRules(findings=(lying_there,), feature_notes=(open_there,)),
    )


# ---- tiles in hand -----------------------------------------------------------------------------------------


def on_table(table: Table) -> list[Cell]:
    """Return the cells of the halflings on the table; one with two of them twice."""
    cells = table.board.landmarks.get(HALF, ())
    return sorted(cell for cell in cells for one in parts(table.board.cells[cell]) if one.id in TILES)


def left(table: Table, player: str) -> int:
    """Return how many halflings a player holds; if that was not given, as many as there can be."""
    given = table.held.get(player, {}).get(HALFLING)
    if given is not None:
        return int(given)
    others = sum(table.holds(seat.id, HALFLING) for seat in table.players)
    return max(0, min(EACH, EACH * len(table.players) - len(on_table(table)) - others))


@rule("HA-1")
def dealt(table: Table) -> Table:
    """Each player starts with three halflings."""
    for seat in table.players if not on_table(table) else ():
        table = table.with_held(seat.id, HALFLING, left(table, seat.id))
    return table


@rule("HA-1")
def instead_of_drawing(table: Table, player: str) -> RuleReason | None:
    """A halfling is placed instead of drawing, so not where nothing is left to be drawn (CB-E1)."""
    if table.bag.pile == 0:
        return RuleReason("HA-1", "nothing_to_draw", {"player": player})
    if table.turn.drawn is not None or DRAWN in table.turn.marks:
        return RuleReason("HA-1", "drawn_already", {"player": player})
    return None if left(table, player) else RuleReason("HA-1", "none_held", {"player": player})


@rule("HA-1")
def in_front(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that two half tiles may share a cell, and that the player is assumed to hold a halfling, if that
    is unknown."""
    if tile.id not in TILES or HALFLING in table.held.get(player, {}) or cell in table.board.cells:
        return shared(table, cell, tile)
    return RuleReason("HA-1", "assumed", {"player": player})


@rule("HA-1")
def used_up(before: Table, after: Table, cell: Cell) -> Table:
    """Remove a placed halfling from what its player holds."""
    player = after.turn.player
    if player is None or parts(after.board.cells[cell])[-1].id not in TILES:
        return after
    return after.with_held(player, HALFLING, max(0, left(before, player) - 1))


def too_many(table: Table) -> tuple[PositionFinding, ...]:
    """Find more halflings on the table and in hand than the players were given."""
    there, most = on_table(table), EACH * len(table.players)
    count = len(there) + sum(table.holds(seat.id, HALFLING) for seat in table.players)
    if not table.players or count <= most:
        return ()
    cells = tuple(dict.fromkeys(there))
    return (PositionFinding("error", RuleReason("HA-1", "too_many", {"count": count, "most": most}, cells)),)


@rule("HA-1")
def in_play(table: Table) -> tuple[PositionFinding, ...]:
    """Find too many halflings, and report what is assumed of half tiles."""
    return (*too_many(table), *not_known(table))


# ---- half tiles on the table -------------------------------------------------------------------------------


def shared(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """Return the reason that two half tiles may share a cell, if they would."""
    both = tile.special.half and cell in table.board.cells
    return RuleReason("HA-1", "shares", {"cell": cell}, (cell,)) if both else None


@rule("HA-1")
def shares_a_cell(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report that two half tiles may share a cell."""
    return shared(table, cell, tile)


@rule("HA-1")
def open_there(case: ScoringContext) -> tuple[RuleReason, ...]:
    """Report that a road or city has no end at a long side."""
    cells, region = case.table.board.cells, case.region
    ends = tuple(
        dict.fromkeys((x, y) for x, y, i in region.pieces if LONG_SIDE in cells[x, y].features[i].marks)
    ) if region.kind in ("road", "city") and LONG_SIDE in region.marks else ()  # fmt: skip
    return (RuleReason("HA-1", "open", {"kind": region.kind}, ends),) if ends else ()


def not_known(table: Table) -> tuple[PositionFinding, ...]:
    """Report what is assumed of half tiles, as it is not known for certain."""
    cells = tuple(
        cell for cell in table.board.landmarks.get(HALF, ())
        if (tile := table.board.cells[cell]).special.half or tile.special.halves
    )  # fmt: skip
    return (PositionFinding("info", RuleReason("HA-1", "not_known", {}, cells)),) if cells else ()


@rule("HA-1")
def lying_there(table: Table) -> tuple[PositionFinding, ...]:
    """Report what is assumed of half tiles."""
    return not_known(table)


OFFLINE = (OfflineTile(tile="halflings/"),)
HALFLINGS = Expansion(
    "halflings",
    (Element(extend, switch("ext.halflings", "HA-1"), help={"place": ("HA-1",)}, offline=OFFLINE),),
    ("halflings",),
    things=(HALFLING,),
    absent=lying,
)
