"""What forbids putting up a tent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from referee.game import RuleReason
from referee.games.dorra_amazonas.moves import Build, NeutralTent, Open
from referee.games.dorra_amazonas.rounds.building import do_neutral
from referee.games.dorra_amazonas.rounds.building_costs import (
    cheaper_taken,
    no_space,
    priced,
    too_little_money,
)
from referee.games.dorra_amazonas.rounds.phases import BUILDING, OPENING, not_in_turn, out_of_phase
from referee.games.dorra_amazonas.table import CLOSED_BY, NEUTRAL_TENTS, ROUNDS, TENTS, VillageTable


def against_open(table: VillageTable, move: Open) -> Iterator[RuleReason]:
    """The tent before the first round (AD-I1 to AD-I4)."""
    if table.turn.phase in (None, OPENING):
        own = table.tents.villages_of(move.player)
        if own:
            yield RuleReason("AD-I1", "once", {"player": move.player, "village": table.board.name_of(own[0])})
    else:
        yield RuleReason("AD-I4", "begun", {"round": table.position.round or ROUNDS})
    yield from no_space(table, move)
    if cheaper_taken(table, move) and any(True for _ in too_little_money(table, move)):
        yield RuleReason("AD-I3", "dearer", priced(table, move))


def against_build(table: VillageTable, move: Build) -> Iterator[RuleReason]:
    """A tent of the player in phase 3."""
    yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    player, village = move.player, move.village
    if table.tents.of(player) >= TENTS:
        yield RuleReason("AD-S5", "no_tent", {"player": player, "count": TENTS})
    if village in table.tents.villages_of(player):
        yield RuleReason("AD-B6", "own_tent", {"player": player, "village": table.board.name_of(village)})
    else:
        yield from _unreached(table, player, village)
    yield from no_space(table, move)


def against_neutral(table: VillageTable, move: NeutralTent) -> Iterator[RuleReason]:
    """A neutral tent of the two-player variant (AD-V2 to AD-V6, AD-V10, AD-V11)."""
    reasons = tuple(_against_its_place(table, move))
    yield from reasons
    if not reasons and _own_tent_due(table) and not _own_tent_possible(table, move):
        yield RuleReason("AD-V10", "no_own_tent", {
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
        yield from (Build(player, village, space) for space in table.tents.free(village)[1:])


def _against_its_place(table: VillageTable, move: NeutralTent) -> Iterator[RuleReason]:
    """Yield the objections to a neutral tent in that village now, regardless of the rest of the turn."""
    if not table.two:
        yield RuleReason("AD-V2", "two_only", {"count": int(table.options["ad.players"])})
    if table.turn.phase == OPENING:
        yield RuleReason("AD-V11", "opening")
    else:
        yield from out_of_phase(table, BUILDING)
    yield from not_in_turn(table, move.player)
    values = {"player": move.player, "village": table.board.name_of(move.village)}
    if table.turn.neutral and table.turn.player == move.player:
        yield RuleReason("AD-V3", "one_a_turn", values)
    if table.tents.neutral_of(move.player) >= NEUTRAL_TENTS:
        yield RuleReason("AD-V2", "none_left", {"player": move.player, "count": NEUTRAL_TENTS})
    if any(tent.neutral for tent in table.tents.by_village[move.village]):
        yield RuleReason("AD-V4", "there", values)
    free = table.tents.free(move.village)
    if not free:
        yield RuleReason("AD-B3", "full", values)
    elif len(free) == 1:
        yield RuleReason("AD-V5", "last_space", values)
        if move.village in table.tents.villages_of(move.player) and (table.turn.own or not table.live):
            yield RuleReason("AD-V7", "own_first", values)


def _unreached(table: VillageTable, player: str, village: str) -> Iterator[RuleReason]:
    """Object if there is no way from a village with a tent of the player (AD-B5), or only ways that the event
    closes (AD-E1, AD-E2)."""
    found = list(ways(table, player, village))
    if any(open_now(table, player, kind) for _, kind in found):
        return
    own = table.board.names_of(table.tents.villages_of(player))
    values = {"player": player, "village": table.board.name_of(village), "villages": own}
    yield RuleReason("AD-B5", "no_way" if own else "no_tent", values)
    for near, kind in found:
        rule = "AD-E1" if kind == "path" else "AD-E2"
        yield RuleReason(rule, "closed", {**values, "via": table.board.name_of(near)})


def ways(table: VillageTable, player: str, village: str) -> Iterator[tuple[str, str]]:
    """Yield the adjacent (village with a tent of the player, kind of way) of a village."""
    own = set(table.tents.villages_of(player))
    return ((near, kind) for near, kind in table.board.neighbours[village] if near in own)


def open_now(table: VillageTable, player: str, kind: str) -> bool:
    """Return whether a player may use ways of this kind in this round."""
    return not table.cards.struck(player, CLOSED_BY[kind])
