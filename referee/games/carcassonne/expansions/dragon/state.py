"""Where the dragon is, and whether it has to walk (PD-M1, PD-M3)."""

from __future__ import annotations

from referee.game import Cell, Option
from referee.games.carcassonne import fields
from referee.tiles.model.ports import STEPS
from referee.tiles.model.position import Turn
from referee.tiles.rules.table import Table, Token

DRAGON = "dragon"  # mark of a tile that makes it walk, and of a turn with a pending walk; token and step, too
VOLCANO = "volcano"
WALK = Option(
    "pd.dragon_move", ("before_scoring", "after_scoring"), "before_scoring", "PD-M3", {"ext.dragon": "on"}
)
CITY = Option("pd.city", ("block", "centre"), "block", "PD-M5", {"ext.dragon": "on", "ext.count": "on"})
LENGTH = 6  # PD-M2
FAIRY = "fairy"  # a token, on whose tile it does not go


def dragon_at(table: Table) -> Cell | None:
    """Return the dragon's cell, if it is on the table and its cell is known."""
    return next(((token.x, token.y) for token in table.tokens if token.kind == DRAGON), None)


def volcanoes(table: Table) -> list[Cell]:
    """Return the volcanoes on the table."""
    return sorted(table.board.landmarks.get(VOLCANO, ()))


def moved(table: Table, cell: Cell) -> Table:
    """Return the table with the dragon on a cell."""
    others = tuple(token for token in table.tokens if token.kind != DRAGON)
    return table.but(tokens=(*others, Token(DRAGON, None, *cell, -1)))


def later(table: Table) -> bool:
    """Return whether the dragon walks after the scoring."""
    return bool(table.options[WALK.name] == "after_scoring")


def brings_walk(turn: Turn, table: Table) -> bool:
    """Return whether the tile of this turn makes the dragon walk and it has not walked yet. The tile decides
    as long as nothing followed it, whatever else is known of the turn."""
    just_placed = turn.placed[-1:] if turn.placed and turn.step in ("act", None) else ()
    return DRAGON in turn.marks or any(DRAGON in table.board.cells[cell].marks for cell in just_placed)


def due(table: Table) -> bool:
    """Return whether the dragon has to walk now."""
    if waits(table):
        return True
    if later(table):
        return table.turn.step == "place" and DRAGON in table.turn.marks
    return brings_walk(table.turn, table)


def waits(table: Table) -> bool:
    """Return whether the game waits for the next step of its walk."""
    return table.turn.due_step == DRAGON


def been(table: Table) -> tuple[Cell, ...]:
    """Return the cells of its walk so far, its first included (if its cell is known)."""
    at = dragon_at(table)
    return table.turn.walk or (() if at is None else (at,))


def may_enter(table: Table, cell: Cell) -> bool:
    """Return whether there is a tile that the City does not bar (PD-M5), and the fairy is not on it
    (PD-F4)."""
    return table.board.holds(cell) and not fairy_on(table, cell) and not in_the_city(table, cell)


def in_the_city(table: Table, cell: Cell) -> bool:
    """Return whether a tile belongs to the City of Carcassonne, into which it does not go; under `centre`,
    whether it has nothing else on it."""
    tile = table.board.cells.get(cell)
    if tile is None or not fields.walled(tile):
        return False
    if table.options[CITY.name] == "block":
        return True
    return all(one.marks.get(fields.WALLED) for one in tile.features if one.ports)


def fairy_on(table: Table, cell: Cell) -> bool:
    """Return whether the fairy stands on a cell."""
    return any(token.kind == FAIRY and (token.x, token.y) == cell for token in table.tokens)


def ways(table: Table, been: tuple[Cell, ...]) -> list[Cell]:
    """Return the cells that it may enter next on a walk over these cells; none: the walk is over."""
    if not been or len(been) > LENGTH:
        return []
    x, y = been[-1]
    near = ((x + dx, y + dy) for dx, dy in STEPS)
    return [cell for cell in near if cell not in been and may_enter(table, cell)]
