"""What a space in a village costs, and how it may be paid."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason
from referee.games.dorra_amazonas.moves import Build, Open
from referee.games.dorra_amazonas.table import SILVER_IN_GOLD, VillageTable


def no_space(table: VillageTable, move: Build | Open) -> Iterator[RuleReason]:
    """The space must be empty (AD-B3), the required one (AD-B9), and affordable (AD-B2)."""
    free = table.tents.free(move.village)
    values = {"player": move.player, "village": table.board.name_of(move.village)}
    if not free:
        yield RuleReason("AD-B3", "full", values)
        return
    if move.space is not None and move.space not in free:
        yield RuleReason("AD-B3", "taken", {**values, "cost": cost_of(table, move)})
        return
    if move.space not in (None, free[0]) and table.options["ad.space"] == "cheapest":
        yield RuleReason("AD-B9", "cheaper", {**values, "cost": table.tents.cost(move.village, free[0])})
    elif isinstance(move, Open) and _dearer_taken(table, move):
        yield RuleReason("AD-I3", "cheap", values)
    yield from too_little_money(table, move)


def too_little_money(table: VillageTable, move: Build | Open) -> Iterator[RuleReason]:
    owned = table.money(move.player)
    if owned is not None and owned < SILVER_IN_GOLD * cost_of(table, move):
        yield RuleReason("AD-B2", "money", priced(table, move))


def priced(table: VillageTable, move: Build | Open) -> dict[str, object]:
    seat = table.seats[move.player]
    return {
        "player": move.player,
        "village": table.board.name_of(move.village),
        "cost": cost_of(table, move),
        "gold": seat.gold or 0,
        "silver": seat.silver or 0,
    }


def cost_of(table: VillageTable, move: Build | Open) -> int:
    """Return the price of the space that the move takes: the one it names, or the cheapest free one."""
    free = table.tents.free(move.village)
    space = move.space if move.space is not None else free[0] if free else 0
    return table.tents.cost(move.village, space)


def cheaper_taken(table: VillageTable, move: Open) -> bool:
    free = table.tents.free(move.village)
    return bool(free) and free[0] > 0


def _dearer_taken(table: VillageTable, move: Open) -> bool:
    space = move.space
    return space is not None and any(
        (tent.space or 0) > space for tent in table.tents.by_village[move.village]
    )
