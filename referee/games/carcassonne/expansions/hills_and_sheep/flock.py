"""Flocks: the sheep tokens and shepherds on one field, the bag, and how a flock is paid or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace

from referee.game import Event, ScoreLine, ScorePart, Step
from referee.tiles.model.half_tiles import came_into, is_newest
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.rules.table import DeployedFigure, Table, Token

SHEPHERD, SHEEP, WOLF = "shepherd", "sheep", "wolf"
VALUES: Mapping[int, int] = {1: 4, 2: 5, 3: 5, 4: 2}  # HS-S1: tokens in the box by number of sheep
WOLVES = 2
DRAWABLE = (*(f"{SHEEP}-{value}" for value in VALUES), WOLF)


def value_of(token: str) -> int | None:
    """Return the number of sheep on a token ("sheep-3"); None for a wolf."""
    return None if token == WOLF else int(token.removeprefix(f"{SHEEP}-"))


# ---- where shepherds and sheep are -------------------------------------------------------------------------


def shepherds_on(table: Table, region: Region) -> list[DeployedFigure]:
    """Return the shepherds on a field."""
    return [figure for figure in table.standing_on(region) if figure.kind == SHEPHERD]


def shepherds_of(table: Table, player: str) -> list[DeployedFigure]:
    """Return a player's shepherds on the table (usually one) whose field is known."""
    return [f for f in table.figures if (f.player, f.kind) == (player, SHEPHERD) and f.segment >= 0]


def sheep_on(table: Table, region: Region) -> list[Token]:
    """Return the sheep tokens on a field; a token with only its tile known belongs to the shepherd there."""
    if not table.tokens:
        return []
    pieces = set(region.pieces) | {(f.x, f.y, -1) for f in shepherds_on(table, region)}
    return [token for token in table.tokens if token.kind == SHEEP and token[2:5] in pieces]


def flocks(table: Table) -> list[Region]:
    """Return the fields with a shepherd, each once."""
    found = {table.board.region(f[2:]) for f in table.figures if f.kind == SHEPHERD and f.segment >= 0}
    return sorted(found, key=lambda region: region.anchor)


def herds_itself(table: Table, region: Region) -> bool:
    """Return whether the flock of this field is herded automatically, because the field is closed
    (HS-F22)."""
    return region.closed and table.options["hs.closed_field"] == "auto_herd"


def extended(table: Table, player: str) -> list[Region]:
    """Return the fields of a player's shepherds that the tile just placed extends (HS-F7), but not those that
    it only closes or on which the shepherd was just deployed."""
    placed = table.turn.placed
    if not placed:
        return []
    tile = table.board.cells[placed[-1]]
    fields = [
        table.board.region(f[2:])
        for f in shepherds_of(table, player)
        if (f.x, f.y) != placed[-1] or not is_newest(tile, f.segment)
    ]
    return [region for region in dict.fromkeys(fields) if came_into(region, placed[-1], tile)]


def newcomer(table: Table, player: str) -> DeployedFigure | None:
    """Return the shepherd that a player deployed in this turn. If the placed tile is unknown, one without
    sheep counts as new."""
    placed = table.turn.placed
    for shepherd in shepherds_of(table, player):
        cell = (shepherd.x, shepherd.y)
        if cell in (placed or ())[-1:] and is_newest(table.board.cells[cell], shepherd.segment):
            return shepherd
        if placed is None and not sheep_on(table, table.board.region(shepherd[2:])):
            return shepherd
    return None


def draws_due(table: Table, player: str) -> int:
    """Return how many tokens a player still has to draw for a shepherd deployed in this turn (HS-F5,
    HS-F28)."""
    shepherd = newcomer(table, player)
    if shepherd is None:
        return 0
    region = table.board.region(shepherd[2:])
    twice = table.options["hs.inner_field_draws"] == "2" and herds_itself(table, region)
    return max(0, (2 if twice else 1) - len(sheep_on(table, region)))


# ---- the bag -----------------------------------------------------------------------------------------------


def left_in_bag(table: Table, token: str) -> int:
    """Return how many of that token the bag may still have; both wolves are always in it."""
    value = value_of(token)
    if value is None:
        return WOLVES
    return VALUES[value] - sum(lying.kind == SHEEP and lying.value == value for lying in table.tokens)


def bag_size(table: Table) -> int:
    """Return how many tokens are in the bag."""
    return max(WOLVES, sum(VALUES.values()) + WOLVES - sum(t.kind == SHEEP for t in table.tokens))


# ---- paying and losing -------------------------------------------------------------------------------------


def worth(table: Table, region: Region) -> tuple[ScorePart, ...]:
    """1 point for each sheep, listed token by token; an unreadable token counts as one sheep."""
    counts = Counter(token.value or 1 for token in sheep_on(table, region))
    return tuple(ScorePart("HS-F14", "token", counts[value], value) for value in sorted(counts or (1,)))


def pay(table: Table, region: Region, rule: str) -> tuple[ScoreLine, ...]:
    """Return what the flock of a field pays: all of it to the player of each shepherd (HS-F18)."""
    parts = worth(table, region)
    least, unread = sum(p.points for p in parts), sum(t.value is None for t in sheep_on(table, region))
    certain = region.certain and not unread
    most = least + (max(VALUES) - 1) * unread if region.certain else None
    owners = {figure.player for figure in shepherds_on(table, region)}
    line = ScoreLine(
        "",
        rule,
        parts,
        tuple(sorted(region.tiles)),
        "flock",
        certain=certain,
        low=None if certain else least,
        high=None if certain else most,
    )
    return scoring.each_in_full(table, owners, line)


def herd(table: Table, region: Region, rule: str) -> Step[Table]:
    """Pay the flock of a field and return shepherds and sheep (HS-F14)."""
    lines = pay(table, region, rule)
    step = scatter(table, region)
    return step._replace(state=scoring.with_points(step.state, lines), lines=lines)


def scatter(table: Table, region: Region) -> Step[Table]:
    """Return all shepherds of a field to their players and all its sheep to the bag (HS-F13, HS-F19)."""
    back = sheep_on(table, region)
    event = Event("bag", {"tokens": tuple(sorted(token.value or 0 for token in back))}, _cells(back))
    step = scoring.go_home(table, shepherds_on(table, region))
    left = tuple(token for token in table.tokens if token not in back)
    return Step(replace(step.state, tokens=left), (*step.events, *((event,) if back else ())))


def join(table: Table, x: int, y: int, segment: int, value: int) -> Table:
    """Return the table with one more sheep token next to a shepherd."""
    return replace(table, tokens=(*table.tokens, Token(SHEEP, value, x, y, segment)))


def herd_closed(table: Table, waiting: Collection[Region] = ()) -> Step[Table]:
    """Herd the flocks of all closed fields, except those that wait for a choice of the shepherd's player."""
    done = Step(table)
    for region in flocks(table):
        if region not in waiting and herds_itself(table, region):
            step = herd(done.state, region, "HS-F22")
            done = Step(step.state, (*done.events, *step.events), (*done.lines, *step.lines))
    return done


def _cells(tokens: list[Token]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({(token.x, token.y) for token in tokens}))
