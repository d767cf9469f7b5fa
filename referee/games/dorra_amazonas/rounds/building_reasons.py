"""What allows putting up a tent, and what it brings."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import RuleReason
from referee.games.dorra_amazonas.moves import Build, NeutralTent, Open
from referee.games.dorra_amazonas.rounds.building_costs import cheaper_taken, cost_of, priced
from referee.games.dorra_amazonas.rounds.building_objections import open_now, ways
from referee.games.dorra_amazonas.table import CLOSED_BY, VillageTable


def for_open(table: VillageTable, move: Open) -> Iterator[RuleReason]:
    """Return the space, its price, and what comes with it."""
    yield RuleReason("AD-I1", "opens", priced(table, move))
    yield from _by_choice(table, move)
    if cheaper_taken(table, move):
        yield RuleReason("AD-I3", "dearer", priced(table, move))
    yield from _brings(table, move.player, move.village, "AD-I2")
    if not table.live:
        yield RuleReason("AD-I4", "assumed", {"player": move.player})


def for_build(table: VillageTable, move: Build) -> Iterator[RuleReason]:
    """Return the way there, the space and its price, the tile."""
    name = table.board.name_of(move.village)
    player = move.player
    for near, kind in ways(table, player, move.village):
        values = {"player": player, "village": name, "via": table.board.name_of(near)}
        if open_now(table, player, kind):
            yield RuleReason("AD-B8" if near in table.turn.own else "AD-B5", kind, values)
            if table.position.event == CLOSED_BY[kind]:
                yield RuleReason("AD-N6", "spared", {"player": player, "event": table.position.event})
            break
    yield RuleReason("AD-B1", "any_number", {"player": player, "count": len(table.turn.own)})
    if table.turn.offer == "taken" and table.turn.player == player:
        yield RuleReason("AD-K1", "given_up", {"player": player})
        yield RuleReason("AD-B1", "money_held", {"player": player})
    unknown = table.money(player) is None
    yield RuleReason("AD-B3", "space_untold" if unknown else "space", priced(table, move))
    yield from _by_choice(table, move)
    if table.turn.neutral == move.village:
        yield RuleReason("AD-V7", "neutral_first", {"village": name})
    seat = table.seats[player]
    if unknown:
        yield RuleReason("AD-B2", "assumed", {"player": player})
    elif (seat.gold or 0) < cost_of(table, move):
        yield RuleReason("AD-S1", "changed", priced(table, move))
        yield RuleReason("AD-B10", "changed", priced(table, move))
    yield from _brings(table, player, move.village, "AD-B4")
    if not table.live:
        yield RuleReason("AD-T1", "assumed", {"player": player})


def _by_choice(table: VillageTable, move: Build | Open) -> Iterator[RuleReason]:
    """Report that the option allows a more expensive space than the cheapest (AD-B9, AD-B12)."""
    free = table.tents.free(move.village)
    if move.space not in (None, free[0]):
        village = table.board.name_of(move.village)
        yield RuleReason(
            "AD-B9", "any", {"village": village, "cost": table.tents.cost(move.village, free[0])}
        )
        yield RuleReason("AD-B12", "applies")


def for_neutral(table: VillageTable, move: NeutralTent) -> Iterator[RuleReason]:
    """Report that it is free of charge, on the cheapest of several free spaces, and what it does not count
    as."""
    values = {"player": move.player, "village": table.board.name_of(move.village)}
    space = table.tents.free(move.village)[0]
    yield RuleReason("AD-V3", "allowed", values)
    yield RuleReason("AD-V6", "space", {**values, "cost": table.tents.cost(move.village, space)})
    yield RuleReason("AD-V9", "nothing", values)
    if table.options["ad.neutral_without_own"] == "off" and not table.turn.own:
        yield RuleReason("AD-V10", "own_too", values)
    if not table.live:
        yield RuleReason("AD-T1", "assumed", {"player": move.player})


def _brings(table: VillageTable, player: str, village: str, rule: str) -> Iterator[RuleReason]:
    species = table.board.villages[village].species
    left = table.tiles.left(species)
    values = {"player": player, "species": species, "count": left}
    if left <= 0:
        yield RuleReason("AD-B4", "none_left", values)
        return
    yield RuleReason(rule, "tile", values)
    yield RuleReason("AD-B7", "on_pile", values)
