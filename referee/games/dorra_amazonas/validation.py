"""Findings for a table that was photographed or entered instead of played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referee.game import PositionFinding, RuleReason
from referee.games.dorra_amazonas.board import SPECIES, TILES
from referee.games.dorra_amazonas.board_reader import MISSIONS
from referee.games.dorra_amazonas.position import Seat
from referee.games.dorra_amazonas.rounds.building import complete, due, medal_rule
from referee.games.dorra_amazonas.table import (
    EVENTS,
    GOLD_COINS,
    NEUTRAL_TENTS,
    SILVER_COINS,
    TENTS,
    VillageTable,
    event_rule,
)

INDIO_TILES = 4


WORST_FIRST = ("error", "warning", "info")


def inspect(table: VillageTable, *, final: bool = False) -> list[PositionFinding]:
    """Return all findings, worst first."""
    return sorted(findings(table, final=final), key=lambda one: WORST_FIRST.index(one.severity))


def findings(table: VillageTable, *, final: bool = False) -> Iterator[PositionFinding]:
    """Yield all findings; `final`: the game is scored, so its end is checked, too. All are about what players
    have on the table: there are none where only points are tracked."""
    if table.points_only:
        return
    yield from _villages(table)
    for seat in table.position.players:
        yield from _tents(table, seat)
        yield from _tiles(table, seat)
        yield from _cards(table, seat)
        yield from _medal(table, seat, final=final)
        if final and seat.mission is None:
            yield finding("info", RuleReason("AD-F4", "untold", {"player": seat.id}))
    yield from _together(table)


def finding(severity: str, reason: RuleReason) -> PositionFinding:
    """Return a finding."""
    return PositionFinding(severity, reason)


def _error(rule: str, key: str, **values: object) -> PositionFinding:
    return PositionFinding("error", RuleReason(rule, key, values))


def _villages(table: VillageTable) -> Iterator[PositionFinding]:
    for village, tents in table.tents.by_village.items():
        name = table.board.name_of(village)
        for space, count in Counter(tent.space for tent in tents).items():
            if count > 1:
                cost = table.tents.cost(village, space or 0)
                yield _error("AD-B3", "twice", village=name, count=count, cost=cost)
        taken = sorted({tent.space or 0 for tent in tents})
        gaps = [space for space in table.tents.free(village) if taken and space < taken[-1]]
        if gaps and table.options["ad.space"] == "cheapest":
            yield _error("AD-B9", "gap", village=name, cost=table.tents.cost(village, gaps[0]))
        neutral = sum(bool(tent.neutral) for tent in tents)
        if neutral > 1:
            yield _error("AD-V4", "several", village=name, count=neutral)


def _tents(table: VillageTable, seat: Seat) -> Iterator[PositionFinding]:
    count, own = table.tents.of(seat.id), table.tents.villages_of(seat.id)
    if count > TENTS:
        yield _error("AD-S5", "too_many", player=seat.id, count=count)
    for village in own:
        if sum(tent.player == seat.id for tent in table.tents.by_village[village]) > 1:
            yield _error("AD-B6", "several", player=seat.id, village=table.board.name_of(village))
    parts = table.board.parts(own) if own else []
    if len(parts) > 1:
        lone = min(parts, key=len)
        yield _error("AD-B5", "apart", player=seat.id, villages=table.board.names_of(sorted(lone)))
    if table.tents.neutral_of(seat.id) > NEUTRAL_TENTS:
        yield _error("AD-V2", "too_many", player=seat.id, count=table.tents.neutral_of(seat.id))


def _tiles(table: VillageTable, seat: Seat) -> Iterator[PositionFinding]:
    tents = Counter(
        table.board.villages[t.village].species for t in table.position.tents if t.player == seat.id
    )
    for species in SPECIES:
        tiles = seat.species.get(species, 0)
        if tents and tiles > tents[species]:
            yield _error("AD-B4", "more_tiles", player=seat.id, species=species, count=tiles,
                         most=tents[species])  # fmt: skip
        if species in seat.indio and not tiles:
            yield _error("AD-K6", "no_pile", player=seat.id, species=species)


def _cards(table: VillageTable, seat: Seat) -> Iterator[PositionFinding]:
    twice = [card for card, count in Counter(seat.played).items() if count > 1]
    if twice:
        yield _error("AD-N8", "twice", player=seat.id, card=twice[0])
    if seat.mission is not None and table.board.missions:
        if set(seat.mission) not in [set(card) for card in table.board.missions]:
            yield _error("AD-S7", "no_card", villages=table.board.names_of(seat.mission))
        same = [
            one for one in table.position.players if one.mission and set(one.mission) == set(seat.mission)
        ]
        if len(same) > 1 and same[0] is seat:
            yield _error("AD-S3", "same", players=tuple(one.id for one in same))


def _medal(table: VillageTable, seat: Seat, *, final: bool) -> Iterator[PositionFinding]:
    rule = medal_rule(table)
    if seat.medal is not None:
        if seat.medal not in table.medals:
            yield _error(rule, "not_in_play", player=seat.id, medal=seat.medal)
        if not complete(table, seat.id):
            yield _error("AD-M3", "without", player=seat.id, medal=seat.medal)
    elif complete(table, seat.id) and due(table) is not None:
        yield PositionFinding("warning", RuleReason(rule, "due", {"player": seat.id, "medal": due(table)}))


def _together(table: VillageTable) -> Iterator[PositionFinding]:
    seats = table.position.players
    for medal, count in Counter(seat.medal for seat in seats if seat.medal is not None).items():
        if count > 1:
            yield _error(medal_rule(table), "shared", medal=medal, count=count)
    tents = Counter(table.board.villages[t.village].species for t in table.position.tents if t.player)
    for species in SPECIES:
        held = TILES - table.tiles.left(species)
        if held > TILES:
            yield _error("AD-B4", "too_many", species=species, count=held)
        elif held < min(TILES, tents[species]):
            yield PositionFinding("warning", RuleReason("AD-B4", "fewer_tiles", {
                "species": species, "count": held, "most": min(TILES, tents[species]),
            }))  # fmt: skip
    indio = sum(len(seat.indio) for seat in seats)
    shown = [*table.position.past, *([table.position.event] if table.position.event else [])]
    most = shown.count("indio") if table.live else INDIO_TILES
    if indio > most:
        yield _error("AD-K5", "too_many", count=indio, most=most)
    for event, count in Counter(shown).items():
        if count > EVENTS[event]:
            yield _error(event_rule(event), "used_up", event=event, count=EVENTS[event])
    if not table.two and any(tent.neutral for tent in table.position.tents):
        yield _error("AD-V2", "two_only", count=int(table.options["ad.players"]))
    yield from _coins(table)
    if len(table.board.missions) not in (0, MISSIONS):
        yield PositionFinding("info", RuleReason("AD-S3", "cards", {"count": len(table.board.missions)}))


def _coins(table: VillageTable) -> Iterator[PositionFinding]:
    gold = sum(seat.gold or 0 for seat in table.position.players)
    silver = sum(seat.silver or 0 for seat in table.position.players)
    if gold > GOLD_COINS or silver > SILVER_COINS:
        yield PositionFinding("info", RuleReason("AD-Z7", "coins", {"gold": gold, "silver": silver}))
