"""Tents: where they may be put up, what they cost, what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from referee.game import Event, Reason, Step
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.moves import Build, NeutralTent, Open
from referee.games.dorra_amazonas.position import VillageTent
from referee.games.dorra_amazonas.rounds.building_costs import (
    cheaper_taken,
    cost_of,
    no_space,
    priced,
    too_little_money,
)
from referee.games.dorra_amazonas.rounds.money import paid
from referee.games.dorra_amazonas.rounds.phases import BUILDING, OPENING, not_in_turn, out_of_phase, unopened
from referee.games.dorra_amazonas.table import (
    CLOSED_BY,
    NEUTRAL_TENTS,
    ROUNDS,
    TENTS,
    VillageTable,
)

# ---- objections -----------------------------------------------------------------------------------------


def against_open(table: VillageTable, move: Open) -> Iterator[Reason]:
    """The tent before the first round (AD-I1 to AD-I4)."""
    if table.turn.phase in (None, OPENING):
        own = table.villages_of(move.player)
        if own:
            yield Reason("AD-I1", "once", {"player": move.player, "village": table.board.name_of(own[0])})
    else:
        yield Reason("AD-I4", "begun", {"round": table.position.round or ROUNDS})
    yield from no_space(table, move)
    if cheaper_taken(table, move) and any(True for _ in too_little_money(table, move)):
        yield Reason("AD-I3", "dearer", priced(table, move))


def against_build(table: VillageTable, move: Build) -> Iterator[Reason]:
    """A tent of the player in phase 3."""
    yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    player, village = move.player, move.village
    if table.tents_of(player) >= TENTS:
        yield Reason("AD-S5", "no_tent", {"player": player, "count": TENTS})
    if village in table.villages_of(player):
        yield Reason("AD-B6", "own_tent", {"player": player, "village": table.board.name_of(village)})
    else:
        yield from _unreached(table, player, village)
    yield from no_space(table, move)


def against_neutral(table: VillageTable, move: NeutralTent) -> Iterator[Reason]:
    """A neutral tent of the two-player variant (AD-V2 to AD-V6, AD-V10, AD-V11)."""
    reasons = tuple(_against_its_place(table, move))
    yield from reasons
    if not reasons and _own_tent_due(table) and not _own_tent_possible(table, move):
        yield Reason("AD-V10", "no_own_tent", {
            "player": move.player, "village": table.board.name_of(move.village)
        })  # fmt: skip


def _own_tent_due(table: VillageTable) -> bool:
    """Return whether a turn with a neutral tent could not end now, because a tent of the player is also
    required (AD-V10)."""
    return table.options["ad.neutral_without_own"] == "off" and not table.turn.own


def _own_tent_possible(table: VillageTable, move: NeutralTent) -> bool:
    """Return whether the player could build a tent of that player after this neutral one, which only changes
    what is free in its village."""
    if any(village != move.village for village in _open_to(table, move.player)):
        return True
    after: VillageTable = do_neutral(table, move).state
    return any(not any(True for _ in against_build(after, build))
               for build in builds_in(after, move.player, move.village))  # fmt: skip


@lru_cache(maxsize=8)  # called for every village of the same table
def _open_to(table: VillageTable, player: str) -> tuple[str, ...]:
    """Return the villages where a player may build a tent of that player now."""
    return tuple(
        village
        for village in table.board.villages
        if any(not any(True for _ in against_build(table, build))
               for build in builds_in(table, player, village))
    )  # fmt: skip


def builds_in(table: VillageTable, player: str, village: str) -> Iterator[Build]:
    """Yield every candidate for a tent of the player in a village; a space is named only if any may be
    chosen."""
    yield Build(player, village)
    if table.options["ad.space"] == "any":
        yield from (Build(player, village, space) for space in table.free(village)[1:])


def _against_its_place(table: VillageTable, move: NeutralTent) -> Iterator[Reason]:
    """Yield the objections to a neutral tent in that village now, regardless of the rest of the turn."""
    if not table.two:
        yield Reason("AD-V2", "two_only", {"count": int(table.options["ad.players"])})
    if table.turn.phase == OPENING:
        yield Reason("AD-V11", "opening")
    else:
        yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    values = {"player": move.player, "village": table.board.name_of(move.village)}
    if table.turn.neutral and table.turn.player == move.player:
        yield Reason("AD-V3", "one_a_turn", values)
    if table.neutral_of(move.player) >= NEUTRAL_TENTS:
        yield Reason("AD-V2", "none_left", {"player": move.player, "count": NEUTRAL_TENTS})
    if any(tent.neutral for tent in table.tents[move.village]):
        yield Reason("AD-V4", "there", values)
    free = table.free(move.village)
    if not free:
        yield Reason("AD-B3", "full", values)
    elif len(free) == 1:
        yield Reason("AD-V5", "last_space", values)
        if move.village in table.villages_of(move.player) and (table.turn.own or not table.live):
            yield Reason("AD-V7", "own_first", values)


def _unreached(table: VillageTable, player: str, village: str) -> Iterator[Reason]:
    """Object if there is no way from a village with a tent of the player (AD-B5), or only ways that the event
    closes (AD-E1, AD-E2)."""
    ways = list(_ways(table, player, village))
    if any(open_now(table, player, kind) for _, kind in ways):
        return
    own = table.board.names_of(table.villages_of(player))
    values = {"player": player, "village": table.board.name_of(village), "villages": own}
    yield Reason("AD-B5", "no_way" if own else "no_tent", values)
    for near, kind in ways:
        rule = "AD-E1" if kind == "path" else "AD-E2"
        yield Reason(rule, "closed", {**values, "via": table.board.name_of(near)})


def _ways(table: VillageTable, player: str, village: str) -> Iterator[tuple[str, str]]:
    """Yield the adjacent (village with a tent of the player, kind of way) of a village."""
    own = set(table.villages_of(player))
    return ((near, kind) for near, kind in table.board.neighbours[village] if near in own)


def open_now(table: VillageTable, player: str, kind: str) -> bool:
    """Return whether a player may use ways of this kind in this round."""
    return not table.struck(player, CLOSED_BY[kind])


# ---- what allows it -------------------------------------------------------------------------------------


def for_open(table: VillageTable, move: Open) -> Iterator[Reason]:
    """Return the space, its price, and what comes with it."""
    yield Reason("AD-I1", "opens", priced(table, move))
    yield from _by_choice(table, move)
    if cheaper_taken(table, move):
        yield Reason("AD-I3", "dearer", priced(table, move))
    yield from _brings(table, move.player, move.village, "AD-I2")
    if not table.live:
        yield Reason("AD-I4", "assumed", {"player": move.player})


def for_build(table: VillageTable, move: Build) -> Iterator[Reason]:
    """Return the way there, the space and its price, the tile."""
    name = table.board.name_of(move.village)
    player = move.player
    for near, kind in _ways(table, player, move.village):
        values = {"player": player, "village": name, "via": table.board.name_of(near)}
        if open_now(table, player, kind):
            yield Reason("AD-B8" if near in table.turn.own else "AD-B5", kind, values)
            if table.position.event == CLOSED_BY[kind]:
                yield Reason("AD-N6", "spared", {"player": player, "event": table.position.event})
            break
    yield Reason("AD-B1", "any_number", {"player": player, "count": len(table.turn.own)})
    if table.turn.offer == "taken" and table.turn.player == player:
        yield Reason("AD-K1", "given_up", {"player": player})
        yield Reason("AD-B1", "money_held", {"player": player})
    unknown = table.money(player) is None
    yield Reason("AD-B3", "space_untold" if unknown else "space", priced(table, move))
    yield from _by_choice(table, move)
    if table.turn.neutral == move.village:
        yield Reason("AD-V7", "neutral_first", {"village": name})
    seat = table.seats[player]
    if unknown:
        yield Reason("AD-B2", "assumed", {"player": player})
    elif (seat.gold or 0) < cost_of(table, move):
        yield Reason("AD-S1", "changed", priced(table, move))
        yield Reason("AD-B10", "changed", priced(table, move))
    yield from _brings(table, player, move.village, "AD-B4")
    if not table.live:
        yield Reason("AD-T1", "assumed", {"player": player})


def _by_choice(table: VillageTable, move: Build | Open) -> Iterator[Reason]:
    """Report that the option allows a more expensive space than the cheapest (AD-B9, AD-B12)."""
    free = table.free(move.village)
    if move.space not in (None, free[0]):
        village = table.board.name_of(move.village)
        yield Reason("AD-B9", "any", {"village": village, "cost": table.cost(move.village, free[0])})
        yield Reason("AD-B12", "applies")


def for_neutral(table: VillageTable, move: NeutralTent) -> Iterator[Reason]:
    """Report that it is free of charge, on the cheapest of several free spaces, and what it does not count
    as."""
    values = {"player": move.player, "village": table.board.name_of(move.village)}
    space = table.free(move.village)[0]
    yield Reason("AD-V3", "allowed", values)
    yield Reason("AD-V6", "space", {**values, "cost": table.cost(move.village, space)})
    yield Reason("AD-V9", "nothing", values)
    if table.options["ad.neutral_without_own"] == "off" and not table.turn.own:
        yield Reason("AD-V10", "own_too", values)
    if not table.live:
        yield Reason("AD-T1", "assumed", {"player": move.player})


def _brings(table: VillageTable, player: str, village: str, rule: str) -> Iterator[Reason]:
    species = table.board.villages[village].species
    left = table.left(species)
    values = {"player": player, "species": species, "count": left}
    if left <= 0:
        yield Reason("AD-B4", "none_left", values)
        return
    yield Reason(rule, "tile", values)
    yield Reason("AD-B7", "on_pile", values)


# ---- effects --------------------------------------------------------------------------------------------


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
    space = table.free(move.village)[0]
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
    space = table.free(move.village)[0] if move.space is None else move.space
    cost = table.cost(move.village, space)
    values = {"player": move.player, "village": move.village, "space": space, "cost": cost, "because": rule}
    seats = (paid(seat, cost) if seat.id == move.player else seat for seat in table.position.players)
    tent = VillageTent(move.village, space, move.player)
    species = table.board.villages[move.village].species
    brings = table.left(species) > 0
    table = table.with_seats(seats).with_position(tents=(*table.position.tents, tent))
    if not brings:
        gone = {"player": move.player, "species": species, "because": "AD-B4"}
        return table, (Event(what, values), Event("no_tile", gone))
    seat = table.seats[move.player]
    tiles = {**seat.species, species: seat.species.get(species, 0) + 1}
    table = table.with_seat(move.player, species=tiles)
    rule = "AD-I2" if isinstance(move, Open) else "AD-B4"
    tile = {"player": move.player, "species": species, "pile": table.pile(move.player, species),
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
