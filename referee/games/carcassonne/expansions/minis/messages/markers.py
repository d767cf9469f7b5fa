"""The two markers of each player on the score track: which of them points move, and where they stop."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import PositionFinding, RuleReason, ScoreLine
from referee.tiles.rules.rule import rule
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.table import Table

MESSAGE = "message"  # move, step, and kind of line; begins the marks of a turn
MESSENGER = "messenger"  # held: the space of the second marker
MEEPLE = "meeple"  # the first one
MARKERS = (MEEPLE, MESSENGER)
DRAWN = f"{MESSAGE}:due"  # mark of a turn in which a message has to be drawn
EVERY = 5  # space on which a marker draws a message
AGREED = "adjust"  # kind of a line that no scoring brings


def numbered(table: Table) -> list[tuple[int, str, str, int]]:
    """Return the points for which no marker was moved yet: number, mark, player and points, in order."""
    found = []
    seats = {seat.id for seat in table.players}
    for mark in table.turn.marks:
        number, _, rest = mark.removeprefix(f"{MESSAGE}:").partition(":")
        player, _, points = rest.rpartition(":")
        if mark.startswith(MESSAGE) and number.isdigit() and points.isdigit() and player in seats:
            found.append((int(number), mark, player, int(points)))
    return sorted(found)


def scored(table: Table) -> list[tuple[str, str, int]]:
    """Return the points for which no marker was moved yet, in their order: mark, player and points."""
    return [one[1:] for one in numbered(table)]


def unmoved(table: Table, player: str) -> list[int]:
    """Return the points of a player for which no marker was moved yet."""
    return [points for _, one, points in scored(table) if one == player]


def space(table: Table, player: str, marker: str) -> int:
    """Return the space of a marker; both spaces and what is not moved yet are the points of the player."""
    second = table.holds(player, MESSENGER)
    if marker == MESSENGER:
        return second
    return table.points.get(player, 0) - second - sum(unmoved(table, player))


def with_mark(table: Table, mark: str) -> Table:
    """Return the table with one more mark of the turn."""
    return table.but(turn=table.turn.but(marks=table.turn.marks | {mark}))


def stopped(table: Table, player: str, at: int) -> Table:
    """Return the table after a marker stopped there: in the own turn, a message may be due (ME-2)."""
    return with_mark(table, DRAWN) if player == table.turn.player and at % EVERY == 0 else table


@rule("ME-1")
def points_gained(table: Table, lines: tuple[ScoreLine, ...]) -> Table:
    """Each line of points moves one marker of its player, who chooses it unless both are on one space.
    Payments between players and points by agreement move the first one."""
    if table.turn.player is None or any(line.points < 0 for line in lines):
        return table
    count = max((number for number, *_ in numbered(table)), default=0)
    gained: dict[str, int] = {}
    for line in lines:
        player, points = line.player, line.points
        if points <= 0 or line.feature_kind == AGREED or player not in table.points:
            gained[player] = gained.get(player, 0) + points
            continue
        first = space(table, player, MEEPLE) + gained.get(player, 0)
        alike = first == space(table, player, MESSENGER) and not unmoved(table, player)
        if alike and not (player == table.turn.player and DRAWN in table.turn.marks):
            table = stopped(table, player, first + points)
        else:
            count += 1
            table = with_mark(table, f"{MESSAGE}:{count}:{player}:{points}")
        gained[player] = gained.get(player, 0) + points
    return table


@rule("ME-1")
def choosers(table: Table) -> tuple[str, ...]:
    """The player of the turn, while a message is due; then all who move a marker, from that player on."""
    if not table.turn.marks:  # cheap test first: needed every turn
        return ()
    first, *others = clockwise(table, table.turn.player)
    if first != table.turn.player:
        return ()
    if DRAWN in table.turn.marks:
        return (first,)
    having = {one for _, one, _ in scored(table)}
    return tuple(one for one in (first, *others) if one in having)


def moved(table: Table, player: str, marker: str) -> Table:
    """Return the table after the next points of a player moved a marker."""
    mark, _, points = next(one for one in scored(table) if one[1] == player)
    table = table.but(turn=table.turn.but(marks=table.turn.marks - {mark}))
    if marker == MESSENGER:
        table = table.with_held(player, MESSENGER, table.holds(player, MESSENGER) + points)
    return stopped(table, player, space(table, player, marker))


@rule("ME-1")
def beyond(table: Table) -> tuple[PositionFinding, ...]:
    """Find messengers on a space beyond the points of their players."""
    return tuple(
        PositionFinding("warning", RuleReason("ME-1", "beyond", values)) for values in _beyond(table)
    )


def _beyond(table: Table) -> Iterator[dict[str, object]]:
    for seat in table.players:
        points, second = table.points.get(seat.id), table.holds(seat.id, MESSENGER)
        if points is not None and second > points:
            yield {"player": seat.id, "count": second, "points": points}
