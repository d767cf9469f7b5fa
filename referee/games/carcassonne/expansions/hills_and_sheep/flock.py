"""A flock: the sheep tokens and shepherds on one field, the bag, and how a flock is paid or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace

from referee.game import Event, Line, Part, Step
from referee.tiles import scoring
from referee.tiles.regions import Region
from referee.tiles.table import Figure, Table, Token

SHEPHERD, SHEEP, WOLF = "shepherd", "sheep", "wolf"
VALUES: Mapping[int, int] = {1: 4, 2: 5, 3: 5, 4: 2}  # HS-S1: tokens in the box by their sheep
WOLVES = 2
DRAWABLE = (*(f"{SHEEP}-{value}" for value in VALUES), WOLF)


def value_of(token: str) -> int | None:
    """The sheep on a token as it is told ("sheep-3"); None for a wolf."""
    return None if token == WOLF else int(token.removeprefix(f"{SHEEP}-"))


# ---- where shepherds and sheep are -------------------------------------------------------------------------


def shepherds_on(table: Table, region: Region) -> list[Figure]:
    """The shepherds on a field."""
    return [figure for figure in table.occupants.get(region, ()) if figure.kind == SHEPHERD]


def shepherds_of(table: Table, player: str) -> list[Figure]:
    """A player's shepherds on the table (one, as a rule) of which it is known on which field they stand."""
    return [f for f in table.figures if (f.player, f.kind) == (player, SHEPHERD) and f.segment >= 0]


def sheep_on(table: Table, region: Region) -> list[Token]:
    """The sheep tokens on a field; one of which only the tile is known lies with the shepherd there."""
    if not table.tokens:
        return []
    pieces = set(region.pieces) | {(f.x, f.y, -1) for f in shepherds_on(table, region)}
    return [token for token in table.tokens if token.kind == SHEEP and token[2:5] in pieces]


def flocks(table: Table) -> list[Region]:
    """The fields with a shepherd, each once."""
    found = {table.board.region(f[2:]) for f in table.figures if f.kind == SHEPHERD and f.segment >= 0}
    return sorted(found, key=lambda region: region.anchor)


def herds_itself(table: Table, region: Region) -> bool:
    """Whether the flock of this field is herded without anybody asking: the field is closed (HS-F22)."""
    return region.closed and table.options["hs.closed_field"] == "auto_herd"


def extended(table: Table, player: str) -> list[Region]:
    """The fields of a player's shepherds that the tile just placed extends (HS-F7). A tile that only closes
    one, or on which the shepherd was put just now, does not."""
    placed = table.turn.placed
    if not placed:
        return []
    fields = [table.board.region(f[2:]) for f in shepherds_of(table, player) if (f.x, f.y) != placed[-1]]
    return [region for region in dict.fromkeys(fields) if placed[-1] in region.tiles]


def newcomer(table: Table, player: str) -> Figure | None:
    """The shepherd that a player has put down in this turn. Where nobody told which tile was placed, one
    without sheep is taken for new."""
    placed = table.turn.placed
    for shepherd in shepherds_of(table, player):
        if (shepherd.x, shepherd.y) in (placed or ())[-1:]:
            return shepherd
        if placed is None and not sheep_on(table, table.board.region(shepherd[2:])):
            return shepherd
    return None


def draws_due(table: Table, player: str) -> int:
    """How many tokens a player still has to draw for a shepherd put down in this turn (HS-F5, HS-F28)."""
    shepherd = newcomer(table, player)
    if shepherd is None:
        return 0
    region = table.board.region(shepherd[2:])
    twice = table.options["hs.inner_field_draws"] == "2" and herds_itself(table, region)
    return max(0, (2 if twice else 1) - len(sheep_on(table, region)))


# ---- the bag -----------------------------------------------------------------------------------------------


def left_in_bag(table: Table, token: str) -> int:
    """How many of that token the bag may still hold; both wolves are always in it."""
    value = value_of(token)
    if value is None:
        return WOLVES
    return VALUES[value] - sum(lying.kind == SHEEP and lying.value == value for lying in table.tokens)


def bag_size(table: Table) -> int:
    """How many tokens are in the bag."""
    return max(WOLVES, sum(VALUES.values()) + WOLVES - sum(t.kind == SHEEP for t in table.tokens))


# ---- paying and losing -------------------------------------------------------------------------------------


def worth(table: Table, region: Region) -> tuple[Part, ...]:
    """1 point for each sheep, told token by token; one that nobody could read counts as one sheep."""
    counts = Counter(token.value or 1 for token in sheep_on(table, region))
    return tuple(Part("HS-F14", "token", counts[value], value) for value in sorted(counts or (1,)))


def pay(table: Table, region: Region, rule: str) -> tuple[Line, ...]:
    """What the flock of a field pays: everything to the owner of each shepherd (HS-F18)."""
    parts = worth(table, region)
    least, unread = sum(p.points for p in parts), sum(t.value is None for t in sheep_on(table, region))
    certain = region.certain and not unread
    most = least + (max(VALUES) - 1) * unread if region.certain else None
    owners = {figure.player for figure in shepherds_on(table, region)}
    return tuple(
        Line(
            seat.id,
            rule,
            parts,
            tuple(sorted(region.tiles)),
            "flock",
            False,
            dict.fromkeys(sorted(owners), 1),
            certain,
            None if certain else least,
            None if certain else most,
        )
        for seat in table.players
        if seat.id in owners
    )


def herd(table: Table, region: Region, rule: str) -> Step:
    """Pays the flock of a field and sends shepherds and sheep back (HS-F14)."""
    lines = pay(table, region, rule)
    step = scatter(table, region)
    return replace(step, state=scoring.with_points(step.state, lines), lines=lines)


def scatter(table: Table, region: Region) -> Step:
    """Sends all shepherds of a field home and all its sheep into the bag (HS-F13, HS-F19)."""
    back = sheep_on(table, region)
    event = Event("bag", {"tokens": tuple(sorted(token.value or 0 for token in back))}, _cells(back))
    step = scoring.go_home(table, shepherds_on(table, region))
    left = tuple(token for token in table.tokens if token not in back)
    return Step(replace(step.state, tokens=left), (*step.events, *((event,) if back else ())))


def join(table: Table, x: int, y: int, segment: int, value: int) -> Table:
    """The table with one more sheep token beside a shepherd."""
    return replace(table, tokens=(*table.tokens, Token(SHEEP, value, x, y, segment)))


def herd_closed(table: Table, waiting: Collection[Region] = ()) -> Step:
    """Herds the flocks of all closed fields, but for those that wait for their shepherd's owner."""
    done = Step(table)
    for region in flocks(table):
        if region not in waiting and herds_itself(table, region):
            step = herd(done.state, region, "HS-F22")
            done = Step(step.state, (*done.events, *step.events), (*done.lines, *step.lines))
    return done


def _cells(tokens: list[Token]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted({(token.x, token.y) for token in tokens}))
