"""Putting up tents: what the move changes."""

from __future__ import annotations

from referee.game import Event, Step
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.moves import Build, NeutralTent, Open
from referee.games.dorra_amazonas.position import VillageTent
from referee.games.dorra_amazonas.rounds.money import paid
from referee.games.dorra_amazonas.rounds.phases import OPENING, unopened
from referee.games.dorra_amazonas.table import (
    VillageTable,
)


def do_open(table: VillageTable, move: Open) -> Step[VillageTable]:
    """Put up the first tent; when all players have one, round 1 begins (AD-I4)."""
    table, events = _put_up(table, move, "open", "AD-I1")
    if table.turn.phase == OPENING and not unopened(table):
        table = table.with_position(round=1).with_turn(phase="event")
        events = (*events, Event("round", {"round": 1, "because": "AD-I4"}))
    return Step(table, events)


def do_build(table: VillageTable, move: Build) -> Step[VillageTable]:
    """Put up a tent in phase 3."""
    table, events = _put_up(table, move, "build", "AD-B3")
    return Step(_noted(table, move.player, own=(*table.turn.own, move.village)), events)


def do_neutral(table: VillageTable, move: NeutralTent) -> Step[VillageTable]:
    """Put up a neutral tent on the cheapest space (AD-V6)."""
    space = table.tents.free(move.village)[0]
    tent = VillageTent(move.village, space, None, move.player)
    table = _noted(
        table.with_position(tents=(*table.position.tents, tent)), move.player, neutral=move.village
    )
    values = {"player": move.player, "village": move.village, "space": space, "because": "AD-V3"}
    return Step(table, (Event("neutral", values),))


def _noted(table: VillageTable, player: str, **built: object) -> VillageTable:
    """Return the table with what a player built in this turn. If the player to move is unknown, it is the one
    who builds."""
    return table.with_turn(player=player, **built) if table.turn.player in (None, player) else table


def _put_up(
    table: VillageTable, move: Build | Open, what: str, rule: str
) -> tuple[VillageTable, tuple[Event, ...]]:
    """Put up the tent, pay for it, and take its tile."""
    space = table.tents.free(move.village)[0] if move.space is None else move.space
    cost = table.tents.cost(move.village, space)
    values = {"player": move.player, "village": move.village, "space": space, "cost": cost, "because": rule}
    seats = (paid(seat, cost) if seat.id == move.player else seat for seat in table.position.players)
    tent = VillageTent(move.village, space, move.player)
    species = table.board.villages[move.village].species
    brings = table.tiles.left(species) > 0
    table = table.with_seats(seats).with_position(tents=(*table.position.tents, tent))
    if not brings:
        gone = {"player": move.player, "species": species, "because": "AD-B4"}
        return table, (Event(what, values), Event("no_tile", gone))
    seat = table.seats[move.player]
    tiles = {**seat.species, species: seat.species.get(species, 0) + 1}
    table = table.with_seat(move.player, species=tiles)
    rule = "AD-I2" if isinstance(move, Open) else "AD-B4"
    tile = {"player": move.player, "species": species, "pile": table.tiles.pile(move.player, species),
            "because": rule}  # fmt: skip
    table, medal = awarded(table, move.player)
    return table, (Event(what, values), Event("tile", tile), *medal)


def awarded(table: VillageTable, player: str) -> tuple[VillageTable, tuple[Event, ...]]:
    """Award the best medal left to a player who has just got the fifth species (AD-M1, AD-M2, AD-V1)."""
    seat = table.seats[player]
    medal = due(table)
    if medal is None or seat.medal is not None or not complete(table, player):
        return table, ()
    values = {"player": player, "medal": medal, "because": medal_rule(table)}
    return table.with_seat(player, medal=medal), (Event("medal", values),)


def complete(table: VillageTable, player: str) -> bool:
    """Return whether a player has tiles of all five species; Indio tiles do not count (AD-K6)."""
    return all(table.seats[player].species.get(kind, 0) for kind in SPECIES)


def due(table: VillageTable) -> int | None:
    """Return the next medal; None if all are taken."""
    taken = {seat.medal for seat in table.position.players}
    return next((medal for medal in table.medals if medal not in taken), None)


def medal_rule(table: VillageTable) -> str:
    """Return the rule on which medals are in play."""
    return {"2": "AD-V1", "3": "AD-M2"}.get(table.options["ad.players"], "AD-M1")
