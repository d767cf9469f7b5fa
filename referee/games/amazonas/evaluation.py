"""Who is ahead on the Amazon: the scoring after each Amazon tile (CA-L), and the last one at the mouth
(CA-E2)."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Line, Part, Step
from referee.games.amazonas.boats import advance, space
from referee.games.amazonas.river import RIVER, just_placed, stream
from referee.tiles.book import rule
from referee.tiles.large import cells_of
from referee.tiles.regions import Region
from referee.tiles.scoring import with_points
from referee.tiles.table import Table

MOUTH = {2: (6, 3), 3: (6, 3), 4: (7, 4, 1), 5: (7, 4, 1)}  # CA-E3: by players
PLACES = ("CA-L2", "CA-L3")


def ranking(table: Table) -> list[tuple[str, ...]]:
    """Players by how far downstream their boats are; those on one space share a place, and the next behind
    them takes the next (CA-L4)."""
    by_space: dict[int, list[str]] = {}
    for seat in table.players:
        by_space.setdefault(space(table, seat.id), []).append(seat.id)
    return [tuple(by_space[at]) for at in sorted(by_space, reverse=True)]


def too_far_behind(table: Table) -> bool:
    """CA-Q2: of two players the second scores only directly behind the first."""
    at = [space(table, seat.id) for seat in table.players]
    return len(at) == 2 and abs(at[0] - at[1]) > 1


def animals(table: Table) -> Mapping[str, int]:
    """Caimans and piranhas on the tile placed last; a double tile counts as one (CA-L6)."""
    found: dict[str, int] = {}
    for cell in cells_of(table.board.cells, (table.turn.placed or ())[-1]):
        for feature in table.board.cells[cell].features:
            if feature.kind == RIVER:
                for mark, count in feature.marks.items():
                    found[mark] = found.get(mark, 0) + count
    return found


@rule("CA-L1")
def amazon_scoring(table: Table) -> Step:
    """After an Amazon tile the first two places score its animals; whoever scored nothing moves on."""
    tile = just_placed(table)
    if tile is None or not stream(tile) or table.turn.step == "place":
        return Step(table)
    lines = _lines(table)
    paid = {line.player for line in lines}
    step = Step(with_points(table, lines), (), lines)
    id = "CA-L7" if any(animals(table).values()) else "CA-L8"
    for seat in table.players:
        if seat.id not in paid:
            moved = advance(step.state, seat.id, 1, "CA-Q2" if paid and too_far_behind(table) else id)
            step = Step(moved.state, (*step.events, *moved.events), lines)
    return step


def _lines(table: Table) -> tuple[Line, ...]:
    """What the boats in the first two places score."""
    there, places = animals(table), ranking(table)[:2]
    if too_far_behind(table):
        places = places[:1]
    lines = []
    for id, what, players in zip(PLACES, (("caimans", "piranhas"), ("piranhas",)), places, strict=False):
        parts = tuple(Part(id, one, there[one], 1) for one in what if there.get(one))
        cells = tuple(cells_of(table.board.cells, (table.turn.placed or ())[-1]))
        holders = {seat.id: space(table, seat.id) for seat in table.players}
        lines += [Line(player, id, parts, cells, RIVER, True, holders) for player in players if parts]
    return tuple(lines)


@rule("CA-E2")
def at_the_mouth(table: Table) -> tuple[Line, ...]:
    """The boats furthest downstream take the numbers of the mouth, those on one space the same."""
    numbers = MOUTH[min(5, max(2, len(table.players)))]
    places = ranking(table)
    if too_far_behind(table):
        places = places[:1]
    holders = {seat.id: space(table, seat.id) for seat in table.players}
    return tuple(
        Line(player, "CA-E3", (Part("CA-E3", f"place_{place}", 1, number),), (), RIVER, True, holders)
        for place, (number, players) in enumerate(zip(numbers, places, strict=False), 1)
        for player in players
    )


@rule("CA-L1")
def not_scored_now(table: Table, region: Region) -> bool:
    """In the turn of an Amazon tile nothing else is scored (`ca.amazon_turn_scores_features`)."""
    tile = just_placed(table)
    if tile is None or not stream(tile) or table.options["ca.amazon_turn_scores_features"] == "on":
        return False
    cells = {part for cell in table.turn.placed or () for part in cells_of(table.board.cells, cell)}
    return not cells.isdisjoint(region.tiles)
