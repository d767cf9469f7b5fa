"""Scoring of the race on the Amazon: after each Amazon tile (CA-L), and the last one at the mouth (CA-E2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from referee.game import Cell, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.games.amazonas.boats import advance, boats_known, in_words, joined, must_move, space, wood_on
from referee.games.amazonas.layout import ANIMALS, RIVER
from referee.games.amazonas.river import bang, double, just_placed, stream
from referee.tiles.model.multi_cell import cells_of
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Region
from referee.tiles.play.scoring import before_scoring, with_points
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.table import Table

MOUTH = {2: (6, 3), 3: (6, 3), 4: (7, 4, 1), 5: (7, 4, 1)}  # CA-E3: by number of players
PLACES = (("CA-L2", ("caiman", "piranha")), ("CA-L3", ("piranha",)))
SCORES_FEATURES = "ca.amazon_turn_scores_features"


def ranking(table: Table) -> list[tuple[str, ...]]:
    """Return the players by how far downstream their boats are; those on one space share a place, and the
    next behind them take the next place (CA-L4)."""
    by_space: dict[int, list[str]] = {}
    for seat in table.players:
        by_space.setdefault(space(table, seat.id), []).append(seat.id)
    return [tuple(by_space[at]) for at in sorted(by_space, reverse=True)]


def too_far_behind(table: Table) -> bool:
    """CA-Q2: of two players, the second scores only directly behind the first."""
    at = [space(table, seat.id) for seat in table.players]
    return len(at) == 2 and abs(at[0] - at[1]) > 1


def numbers(table: Table) -> tuple[int, ...]:
    """CA-E3: the points of the places at the mouth."""
    return MOUTH[min(5, max(2, len(table.players)))]


def animals(table: Table) -> Mapping[str, int]:
    """Return the caimans and piranhas on the tile placed last; a double tile counts as one (CA-L6), and after
    a "!" tile only its double tile counts (CA-Z6)."""
    found: dict[str, int] = {}
    for cell in cells_of(table.board.cells, (table.turn.placed or ())[-1]):
        for feature in table.board.cells[cell].features:
            for mark in ANIMALS if feature.kind == RIVER else ():
                found[mark] = found.get(mark, 0) + feature.marks.get(mark, 0)
    return found


def due(table: Table) -> bool:
    """Return whether the turn ends with an Amazon scoring: its last tile is one of the river."""
    tile = just_placed(table)
    return tile is not None and stream(tile) and table.turn.step != "place"


@rule("CA-L1")
def amazon_scoring(table: Table) -> Step[Table]:
    """After an Amazon tile the first two places score its animals; players who scored nothing move their
    boats."""
    if not due(table) or not boats_known(table):
        return Step(table)
    lines, there = tuple(_lines(table)), animals(table)
    paid = {line.player for line in lines}
    second_out = too_far_behind(table) and there["piranhas"] > 0
    because = "CA-L8" if not any(there.values()) else "CA-Q2" if second_out else "CA-L7"
    step = Step(with_points(table, lines), (), lines)
    for seat in table.players:
        if seat.id not in paid:
            moved = advance(step.state, seat.id, 1, because)
            step = Step(moved.state, (*step.events, *moved.events), lines)
    return step


def not_counted(table: Table) -> tuple[PositionFinding, ...]:
    """Report that no Amazon scoring is counted, if the tile placed last is unknown but may be an Amazon
    tile."""
    if table.tracked or table.turn.placed or table.turn.step == "place" or not boats_known(table):
        return ()
    cells = tuple(sorted(cell for cell, tile in table.board.cells.items() if stream(tile)))
    return (PositionFinding("info", RuleReason("CA-L1", "not_told", {}, cells)),) if cells else ()


def _lines(table: Table) -> Iterator[ScoreLine]:
    """Yield what the boats in the first two places score."""
    there, places = animals(table), ranking(table)[: 1 if too_far_behind(table) else 2]
    cells = tuple(cells_of(table.board.cells, (table.turn.placed or ())[-1]))
    for place, players in zip((1, 2), places, strict=False):
        yield from of_animals(place, there, players, cells, spaces(table))


def of_animals(
    place: int,
    there: Mapping[str, int],
    players: Iterable[str],
    cells: tuple[Cell, ...] = (),
    boats: Mapping[str, int] | None = None,
) -> Iterator[ScoreLine]:
    """Yield what the animals of an Amazon tile pay the players in the first or second place."""
    id, counted = PLACES[place - 1]
    parts = tuple(ScorePart(id, one, there[f"{one}s"], 1) for one in counted if there[f"{one}s"])
    for player in players if parts else ():
        yield ScoreLine(player, id, parts, cells, RIVER, complete=True, holders=boats or {})


def of_place(
    place: int, paid: tuple[int, ...], players: Iterable[str], boats: Mapping[str, int] | None = None
) -> Iterator[ScoreLine]:
    """Yield the number of a place at the mouth, which pays as many places as there are numbers."""
    part = ScorePart("CA-E3", f"place_{place}", 1, paid[place - 1] if place <= len(paid) else 0)
    for player in players:
        yield ScoreLine(player, "CA-E3", (part,), (), RIVER, complete=True, holders=boats or {})


def spaces(table: Table) -> dict[str, int]:
    """Return the space of every boat."""
    return {seat.id: space(table, seat.id) for seat in table.players}


@rule("CA-L1")
def explained(table: Table, turn: Turn) -> tuple[RuleReason, ...]:
    """Return how the end of a turn affects the boats, and what decides the Amazon scoring."""
    first = before_scoring(table)
    places = (reason for line in first.lines for reason in who_and_why(line))
    once = {(reason.rule, str(reason.values)): reason for reason in places}
    return (
        *(_decided(table) if due(table) else ()),
        *once.values(),
        *in_words(first.events),
        *_no_wood(table),
    )


def _no_wood(table: Table) -> Iterator[RuleReason]:
    """Yield reasons for boats that move because no figure was deployed: also after an Amazon tile (CA-A8),
    and in addition to moves by the icons of the tile (CA-B8); or that need not move, because one was."""
    player, placed = table.turn.player, (table.turn.placed or ())[-1:]
    if player is not None and wood_on(table, player):
        yield RuleReason("CA-B7", "spared", {"player": player}, placed)
        moves = {one: icons for one, icons, _ in joined(table) if icons}
        if player in moves:
            yield RuleReason("CA-B2", "joined", {"moves": moves}, placed)
    if player is None or not must_move.apply(table).events:
        return
    if due(table):
        yield applies("CA-A8", placed)
    if any(one == player and icons for one, icons, _ in joined(table)):
        yield applies("CA-B8", placed)


def _decided(table: Table) -> Iterator[RuleReason]:
    """Yield the reasons of an Amazon scoring. (Boats that must move first, CA-B7, have moved.)"""
    cells = tuple(cells_of(table.board.cells, (table.turn.placed or ())[-1]))
    if not boats_known(table):
        yield RuleReason("CA-S5", "untold")
        return
    there, tile = animals(table), just_placed(table)
    yield RuleReason("CA-L1", "instead", {"caimans": there["caimans"], "piranhas": there["piranhas"]}, cells)
    yield applies("CA-L5", cells)
    if tile is not None and double(tile):
        yield RuleReason("CA-L6", "whole", {}, cells)
    if not any(there.values()):
        yield RuleReason("CA-L8", "nobody_scores", {}, cells)


def who_and_why(line: ScoreLine) -> tuple[RuleReason, ...]:
    """Return why a line of the Amazon is paid, and how much."""
    boats = dict(line.holders)
    level = tuple(player for player, at in boats.items() if at == boats[line.player])
    reasons = [RuleReason(line.rule, "level", {"player": line.player, "spaces": boats}, line.tiles)]
    if not line.tiles:
        reasons.append(applies("CA-E2"))
    if len(level) > 1:
        reasons.append(RuleReason("CA-L4", "level", {"players": level}, line.tiles))
    if len(boats) == 2 and max(boats.values()) - min(boats.values()) > 1:
        second = min(boats, key=lambda player: boats[player])
        id = "CA-Q2" if line.tiles else "CA-Q3"
        reasons.append(RuleReason(id, "too_far", {"player": second, "spaces": boats}, line.tiles))
    taken = sorted(set(boats.values()), reverse=True)
    gap = any(before - behind > 1 for before, behind in pairwise(taken))
    if len(boats) > 2 and gap and boats[line.player] == taken[1]:
        values = {"player": line.player, "spaces": boats}
        reasons.append(RuleReason("CA-Q2", "only_two", values, line.tiles))
    return tuple(reasons)


@rule("CA-E2")
def account(table: Table, line: ScoreLine) -> tuple[RuleReason, ...]:
    """Return why a line of the Amazon is paid, including at the mouth."""
    return who_and_why(line) if line.feature_kind == RIVER else ()


@rule("CA-E2")
def at_the_mouth(table: Table) -> tuple[ScoreLine, ...]:
    """The boats furthest downstream take the numbers of the mouth; those on one space take the same
    number."""
    if not boats_known(table):
        return ()
    places = ranking(table)[: 1 if too_far_behind(table) else len(numbers(table))]
    paid = enumerate(places, 1)
    return tuple(line for place, who in paid for line in of_place(place, numbers(table), who, spaces(table)))


# ---- features completed by an Amazon tile ----


@rule("CA-Z3")
def not_scored_now(table: Table, region: Region) -> bool:
    """In the turn of an Amazon tile nothing else is scored (`ca.amazon_turn_scores_features`)."""
    tile = just_placed(table)
    if tile is None or not stream(tile) or table.options[SCORES_FEATURES] == "on":
        return False
    cells = {part for cell in table.turn.placed or () for part in cells_of(table.board.cells, cell)}
    return not cells.isdisjoint(region.tiles)


def bang_with_animals(table: Table) -> bool:
    """CA-Z6: whether this turn's "!" tile shows animals that are not scored, because a double tile
    followed."""
    cells = table.board.cells
    return any(
        bang(cells[cell]) and any(f.marks.get(mark) for f in cells[cell].features for mark in ANIMALS)
        for cell in (table.turn.placed or ())[:-1]
    )
