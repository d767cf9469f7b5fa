"""Loads a position as a table, and sets up the table in which a match begins."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import (
    Mapping,
)
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from referee.game import (
    BadInput,
    CatalogLookup,
    Message,
    Mistakes,
    Options,
    Unknown,
    unknown_text,
)
from referee.games.dorra_amazonas.board import SPECIES, VillageBoard
from referee.games.dorra_amazonas.board_reader import GAME, built_in, names, read
from referee.games.dorra_amazonas.position import RoundTurn, Seat, VillagePosition, VillageTent
from referee.games.dorra_amazonas.rounds import course, phases
from referee.games.dorra_amazonas.table import (
    EVENTS,
    OPTIONS,
    ROUNDS,
    ROUNDS_IN_HAND,
    START_GOLD,
    VillageTable,
)

Errors = defaultdict[str, list[Message]]
Catalogs = CatalogLookup
PHASES = (phases.OPENING, phases.EVENT, phases.INCOME, phases.REVEAL, phases.BUILDING, phases.END)
NEUTRAL = "neutral"  # player of a neutral tent
MOST_PLAYERS = 4
ON_OFF = {True: "on", False: "off"}


def load(position: VillagePosition, catalogs: Catalogs | None = None) -> VillageTable:
    """Return the table of a position. Raises BadInput with everything that cannot be read."""
    errors: Errors = Mistakes()
    if position.game != GAME:
        errors["game"].append(Message("input-this-game", game=GAME, other=position.game[:40]))
    options = settled(position.options, len(position.players), errors)
    board = _board(position.board, catalogs, errors)
    _check_players(position, board, errors)
    if board is None:
        raise BadInput(errors)
    _check_round(position, errors)
    tents = _tents(position, board, errors)
    if errors:
        raise BadInput(errors)
    return VillageTable(replace(position, tents=tents), board, options)


def settled(options: Options, players: int, errors: Errors) -> Options:
    """Return the options with their defaults; the number of players determines the variant."""
    known = {option.name: option for option in OPTIONS}
    values: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    for name, given in options.items():
        option = known.get(name)
        if option is None:
            errors[f"options.{name}"].append(unknown_text("option", name, known))
            continue
        value = ON_OFF[given] if isinstance(given, bool) else str(given) if isinstance(given, int) else given
        if value not in option.values and not (value is None and option.default is None):
            errors[f"options.{name}"].append(unknown_text("value", given, option.values))
            continue
        values[name] = value
    if values["ad.players"] is None:
        values["ad.players"] = {2: "2", 3: "3"}.get(players, "4")
    elif players > int(values["ad.players"]):
        errors["options.ad.players"].append(Message("input-players", count=players))
    return MappingProxyType(values)


def _board(given: Any, catalogs: Catalogs | None, errors: Errors) -> VillageBoard | None:
    try:
        if given is None:
            given = names()[0]
        if isinstance(given, Mapping):
            return read(given)
        found = catalogs(given) if catalogs else built_in(given)
        if isinstance(found, VillageBoard):
            return found
        errors["board"].append(Message("input-board", board=given[:80]))
    except BadInput as bad:
        errors.update(bad.under("board").errors)
    except Unknown as unknown:
        errors["board"].append(unknown_text("board", unknown.name, unknown.near or names()))
    return None


def _check_players(position: VillagePosition, board: VillageBoard | None, errors: Errors) -> None:
    if len(position.players) > MOST_PLAYERS:
        errors["players"].append(Message("input-most", most=MOST_PLAYERS, count=len(position.players)))
    ids = [seat.id for seat in position.players]
    for number, seat in enumerate(position.players):
        path = f"players[{number}]"
        if seat.id in ids[:number]:
            errors[f"{path}.id"].append(Message("input-player-twice", player=seat.id))
        for species in seat.species:
            if species not in SPECIES:
                errors[f"{path}.species.{species[:40]}"].append(unknown_text("species", species, SPECIES))
        for place, pile in enumerate(seat.indio):
            if pile not in SPECIES:
                errors[f"{path}.indio[{place}]"].append(unknown_text("species", pile, SPECIES))
        for place, village in enumerate(seat.mission or ()):
            if board is not None and village not in board.villages:
                message = unknown_text("village", village, board.villages)
                errors[f"{path}.mission[{place}]"].append(message)


def _check_round(position: VillagePosition, errors: Errors) -> None:
    for path, event in (("event", position.event), *((f"past[{n}]", e) for n, e in enumerate(position.past))):
        if event is not None and event not in EVENTS:
            errors[path].append(unknown_text("event", event, EVENTS))
    ids = [seat.id for seat in position.players]
    turn = position.turn or RoundTurn()
    if turn.phase is not None and turn.phase not in PHASES:
        errors["turn.phase"].append(unknown_text("phase", turn.phase, PHASES))
    named = [("player", turn.player)] if turn.player is not None else []
    named += [(f"order[{n}]", player) for n, player in enumerate(turn.order)]
    named += [(f"income.{player}", player) for player in turn.income]
    for path, player in named:
        if player not in ids:
            errors[f"turn.{path}"].append(unknown_text("player", player, ids))
    if turn.phase == phases.BUILDING and not errors:
        if sorted(turn.order) != sorted(ids) or set(turn.income) != set(ids):
            errors["turn.order"].append(Message("input-building-order"))
        elif turn.player is None:
            errors["turn.player"].append(Message("input-building-player"))


def _tents(position: VillagePosition, board: VillageBoard, errors: Errors) -> tuple[VillageTent, ...]:
    """Return the tents, each on a space."""
    ids = [seat.id for seat in position.players]
    found: list[VillageTent] = []
    for number, tent in enumerate(position.tents):
        path = f"tents[{number}]"
        if tent.player == NEUTRAL and NEUTRAL not in ids:
            tent = replace(tent, player=None, neutral=tent.neutral or True)
        if bool(tent.player) == bool(tent.neutral):
            errors[path].append(Message("input-tent"))
        for name in ("player", "neutral"):
            owner = getattr(tent, name)
            if isinstance(owner, str) and owner not in ids:
                errors[f"{path}.{name}"].append(unknown_text("player", owner, ids))
        village = board.villages.get(tent.village)
        if village is None:
            errors[f"{path}.village"].append(unknown_text("village", tent.village, board.villages))
            continue
        if tent.space is None:
            taken = {one.space for one in found if one.village == tent.village}
            free = [space for space in range(len(village.spaces)) if space not in taken]
            tent = replace(tent, space=free[0] if free else 0)
            if not free:
                errors[f"{path}.village"].append(Message("input-tents"))
        elif not 0 <= (tent.space or 0) < len(village.spaces):
            most = len(village.spaces) - 1
            errors[f"{path}.space"].append(Message("input-spaces", most=most))
        found.append(tent)
    return tuple(found)


# ---- a match ---------------------------------------------------------------------------------------------


def begin(position: VillagePosition, catalogs: Catalogs | None = None) -> VillageTable:
    """Return the table in which a match begins: coins, points and phase are filled in where unknown (AD-S5,
    AD-I1)."""
    opened = {tent.player for tent in position.tents}
    seats = tuple(_settled_seat(seat, opened=seat.id in opened) for seat in position.players)
    board = position.board if position.board is not None else names()[0]
    table = load(replace(position, players=seats, board=board), catalogs)
    if table.live or table.points_only:
        return table
    number = position.round
    if phases.unopened(table) and not number:
        return table.with_position(round=0).with_turn(phase=phases.OPENING)
    table = table.with_position(round=number or 1)
    if position.event is None:
        return table.with_turn(phase=phases.EVENT)
    return _in_a_round(table, number or 1)


def _settled_seat(seat: Seat, *, opened: bool) -> Seat:
    gold = seat.gold
    if gold is None:
        gold = 0 if opened or seat.silver is not None else START_GOLD
    entered = seat.entered or (seat.ready and seat.card is not None)
    return replace(seat, gold=gold, silver=seat.silver or 0, points=seat.points or 0, entered=entered)


def _in_a_round(table: VillageTable, number: int) -> VillageTable:
    """Set up a round with a known event: either the cards are chosen now, or those of this round are open."""
    played = min(number, ROUNDS) - (min(number, ROUNDS) - 1) // ROUNDS_IN_HAND * ROUNDS_IN_HAND
    if not all(len(seat.played) == played for seat in table.position.players):
        return table.with_turn(phase=phases.INCOME)
    seats = tuple(
        replace(seat, played=seat.played[:-1], ready=True, card=seat.played[-1])
        for seat in table.position.players
    )
    step = course.opened(table.with_seats(seats).with_turn(phase=phases.INCOME), ())
    found: VillageTable = step.state
    return found
