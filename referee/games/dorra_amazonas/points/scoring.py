"""Final scoring: species, majorities, medals, missions; and the winner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.game import PlayerTotal, Rank, RegionReport, RuleReason, ScoreLine, ScorePart, Sheet, ranked
from referee.games.dorra_amazonas import validation
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.rounds.building import complete
from referee.games.dorra_amazonas.table import VillageTable

ENOUGH, EACH_MISSING, IN_A_MISSION = 3, -3, 4


def lines(table: VillageTable) -> Iterator[ScoreLine]:
    """Yield every line of final scoring, player by player; where only points are tracked, players enter
    them."""
    for seat in () if table.points_only else table.position.players:
        for species in SPECIES:
            yield from of_species(table, species, seat.id)
        yield from medal(table, seat.id)
        yield from mission(table, seat.id)


def of_species(table: VillageTable, species: str, player: str) -> Iterator[ScoreLine]:
    """The score of a pile: its tiles (AD-F1), and the majority (AD-F2; for two players AD-V8)."""
    held = counts(table, species)
    parts = []
    if held[player] >= ENOUGH:
        parts.append(ScorePart("AD-F1", species, held[player], 1))
    parts += majority(table, species, player)
    if parts:
        most = player in leaders(table, species)
        there = {one: count for one, count in held.items() if count and most}
        yield ScoreLine(player, parts[0].rule, tuple(parts), (), species, complete=True, holders=there)


def majority(table: VillageTable, species: str, player: str) -> Iterator[ScorePart]:
    """The points for most tiles of a species; none for a species without tiles (AD-F7)."""
    first = leaders(table, species)
    if player not in first:
        return
    if table.two:
        if len(first) == 1:
            yield ScorePart("AD-V8", "majority", 1, 1)
    elif len(first) == 1:
        yield ScorePart("AD-F2", "majority", 1, 2)
    else:
        yield ScorePart("AD-F2", "shared_majority", 1, 1)


def counts(table: VillageTable, species: str) -> dict[str, int]:
    """Return the tiles of a species by player, including Indio tiles on it (AD-F5)."""
    return {seat.id: table.tiles.pile(seat.id, species) for seat in table.position.players}


def leaders(table: VillageTable, species: str) -> tuple[str, ...]:
    """Return who has most tiles of a species; empty if there are none."""
    held = counts(table, species)
    most = max(held.values(), default=0)
    return tuple(player for player, count in held.items() if count == most) if most else ()


def medal(table: VillageTable, player: str) -> Iterator[ScoreLine]:
    """The number on the medal (AD-F3). It is paid as given, even if the known tiles are not of all five
    species, because no rule takes a medal away. Then the line is uncertain (AD-M3), as for a medal that is
    not in play."""
    number = table.seats[player].medal
    if number:
        part = ScorePart("AD-F3", "medal", 1, number)
        right = complete(table, player) and number in table.medals
        low, high = (None, None) if right else (0, number)
        yield ScoreLine(
            player,
            "AD-F3",
            (part,),
            (),
            "medal",
            complete=True,
            certain=right,
            low=low,
            high=high,
        )


def mission(table: VillageTable, player: str) -> Iterator[ScoreLine]:
    """Three points lost for each village of the mission without a tent of the player (AD-F4); bounds if the
    villages are unknown."""
    villages = table.seats[player].mission
    if villages is None:
        nothing = (ScorePart("AD-F4", "missing_village", 0, EACH_MISSING),)
        least = IN_A_MISSION * EACH_MISSING
        yield ScoreLine(
            player,
            "AD-F4",
            nothing,
            (),
            "mission",
            complete=False,
            certain=False,
            low=least,
            high=0,
        )
        return
    missing = missing_of(table, player)
    if missing:
        part = ScorePart("AD-F4", "missing_village", len(missing), EACH_MISSING)
        yield ScoreLine(player, "AD-F4", (part,), (), "mission", complete=False)


def missing_of(table: VillageTable, player: str) -> tuple[str, ...]:
    """Return the villages of a player's mission without a tent of that player."""
    own = table.tents.villages_of(player)
    return tuple(village for village in table.seats[player].mission or () if village not in own)


# ---- the winner -----------------------------------------------------------------------------------------


def winners(table: VillageTable, points: dict[str, int]) -> tuple[tuple[str, ...], RuleReason]:
    """Most points, then most tiles, then most money (AD-F6); players equal in all three share the win
    (AD-F8)."""
    first = _most(points)
    if len(first) == 1:
        return first, RuleReason("AD-F6", "points", {"players": first, "points": points[first[0]]})
    tiles = {one: sum(table.tiles.piles(one).values()) for one in first}
    second = _most(tiles)
    if len(second) == 1:
        return second, RuleReason(
            "AD-F6", "tiles", {"players": second, "by": first, "count": tiles[second[0]]}
        )
    money = {one: table.money(one) or 0 for one in second}
    third = _most(money)
    key = "money" if len(third) == 1 else "shared"
    rule = "AD-F6" if len(third) == 1 else "AD-F8"
    return third, RuleReason(rule, key, {"players": third, "by": second, "count": money[third[0]]})


def ranking(table: VillageTable, points: Mapping[str, int]) -> tuple[Rank, ...]:
    """Rank by points, then tiles, then money (AD-F6); players equal in all three are equal (AD-F8)."""
    tiles = {player: sum(table.tiles.piles(player).values()) for player in points}
    money = {player: table.money(player) or 0 for player in points}
    by = (
        (points, RuleReason("AD-F6", "ranked_points")),
        (tiles, RuleReason("AD-F6", "ranked_tiles")),
        (money, RuleReason("AD-F6", "ranked_money")),
    )
    return ranked(by, RuleReason("AD-F8", "ranked_shared"))


def _most(values: dict[str, int]) -> tuple[str, ...]:
    best = max(values.values())
    return tuple(player for player, value in values.items() if value == best)


# ---- score sheet ----------------------------------------------------------------------------------------


def tally(table: VillageTable, *, final: bool) -> Sheet:
    """Return what the game pays if it ends here. Nothing pays before the end: then only the piles are
    listed."""
    found = tuple(lines(table)) if final and not table.turn.over else ()
    totals = {}
    for seat in table.position.players:
        gained = sum(line.points for line in found if line.player == seat.id)
        totals[seat.id] = PlayerTotal(seat.points or 0, gained)
    findings = validation.inspect(table, final=final)
    if final and totals:
        _, why = winners(table, {player: total.total for player, total in totals.items()})
        findings.append(validation.finding("info", why))
        unknown = tuple(one for one in why.values.get("by", ()) if table.money(one) is None)
        if unknown and why.key in ("money", "shared"):
            findings.append(validation.finding("info", RuleReason("AD-F6", "untold", {"players": unknown})))
    return Sheet("whole game", found, totals, tuple(findings), tuple(_reports(table)))


def _reports(table: VillageTable) -> Iterator[RegionReport]:
    for species in SPECIES:
        held = counts(table, species)
        tiles = tuple((player, "tile") for player, count in held.items() for _ in range(count))
        value = 0
        first = leaders(table, species)
        if first:
            value = sum(line.points for line in of_species(table, species, first[0]))
        yield RegionReport(
            species, complete=False, tiles=(), figures=tiles, open_edges=0, value=value, owners=first
        )
