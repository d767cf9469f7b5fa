"""The mining tokens: how many there are, where they are, who holds them, and how they get there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from referee.game import Cell, Event, PositionFinding, RuleReason, Step
from referee.games.gold_rush.moves import Values
from referee.tiles.model.regions import Region
from referee.tiles.model.tile import Tile
from referee.tiles.play.completed_features import completed_by
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.table import Table, Token

MINING, MOUNTAIN = "mining", "mountain"
INVENTORY = {0: 10, 1: 10, 2: 30, 3: 10, 5: 3}  # how many tokens show so many nuggets (digest, section 1)
TOTAL = sum(INVENTORY.values())
UNCLAIMED = "gr.unclaimed_tokens"


# ---- where they are ----------------------------------------------------------------------------------------


def stacks(table: Table, region: Region) -> list[Token]:
    """Return the mining tokens listed for a mountain: one stack, unless several were given."""
    return [token for token in table.tokens_on(region) if token.kind == MINING]


def size(token: Token) -> int:
    """Return how many tokens a stack has."""
    return 1 if token.count is None else token.count


def height(table: Table, region: Region) -> int:
    """Return how many tokens are on a mountain."""
    return sum(map(size, stacks(table, region)))


def held_by(table: Table, player: str) -> Values:
    """Return the tokens of a player, in the order in which they were taken; None: value unknown."""
    held = table.held.get(player, {}).get(MINING, ())
    return (None,) * held if isinstance(held, int) else tuple(held)


def known(table: Table, but: str | None = None) -> Counter[int]:
    """Count how often each value is known to be held, by all players but one."""
    held = (held_by(table, seat.id) for seat in table.players if seat.id != but)
    return Counter(value for values in held for value in values if value is not None)


def unseen(table: Table) -> list[int]:
    """Return the values of all tokens that are not known to be held, lowest first."""
    seen = known(table)
    return sorted(value for value, most in INVENTORY.items() for _ in range(max(0, most - seen[value])))


def on_table(table: Table) -> int:
    """Return how many tokens are on mountains."""
    return sum(size(token) for token in table.tokens if token.kind == MINING)


def supply(table: Table) -> int:
    """Return how many tokens are in the supply, as given or derived."""
    given = (table.left_given or {}).get(MINING)
    if given is not None:
        return given
    return max(0, TOTAL - on_table(table) - sum(len(held_by(table, seat.id)) for seat in table.players))


def holding(table: Table, player: str, values: Values) -> Table:
    """Return the table with these tokens held by a player."""
    return replace(table, held={**table.held, player: {**table.held.get(player, {}), MINING: values}})


def stacked(table: Table, region: Region, count: int, at: int = -1) -> Table:
    """Return the table with one stack of that many tokens on a mountain (GR-N2): where the oldest was, else
    on piece `at` of the region. No stack if the count is 0."""
    there = stacks(table, region)
    x, y, segment = there[0][2:5] if there else region.pieces[at]
    others = tuple(token for token in table.tokens if token not in there)
    stack = (Token(MINING, None, x, y, segment, count),) if count else ()
    return replace(table, tokens=(*others, *stack))


def supplied(table: Table, more: int) -> Table:
    """Return the table with more tokens in the supply (or fewer), if their number was given."""
    left = table.left_given
    if left is None or MINING not in left:
        return table
    return replace(table, left_given={**left, MINING: max(0, left[MINING] + more)})


# ---- positions without segments ----------------------------------------------------------------------------


def placed_where_given(table: Table) -> Table:
    """Assign a stack given for a tile only to the tile's mountain, if it has a single one. If the tokens are
    unknown, assume one for each nugget on each unfinished mountain."""
    tokens = tuple(_on_its_mountain(table, token) for token in table.tokens)
    table = replace(table, tokens=tokens)
    if table.loaded_from is None or table.loaded_from.tokens is not None:
        return table
    now = completed_by(table, table.turn.placed or ())
    full = [
        region
        for region in table.board.regions.all()
        if region.kind == MOUNTAIN
        and region.marks.get("nuggets")
        and (region in now or not table.done(region))
    ]
    if not full:
        return table
    heights = ((region.anchor, region.marks["nuggets"]) for region in full)
    stacks = tuple(Token(MINING, None, *anchor, count) for anchor, count in heights)
    table = replace(table, tokens=(*table.tokens, *stacks))
    cells = tuple(sorted({cell for region in full for cell in region.tiles}))
    note = PositionFinding("info", RuleReason("GR-N1", "assumed", {"count": on_table(table)}, cells))
    return replace(table, notes=(*table.notes, note))


def _on_its_mountain(table: Table, token: Token) -> Token:
    tile = table.board.cells.get((token.x, token.y))
    if token.kind != MINING or token.segment >= 0 or tile is None:
        return token
    mountains = [index for index, kind in enumerate(tile.kinds) if kind == MOUNTAIN]
    return token._replace(segment=mountains[0]) if len(mountains) == 1 else token


# ---- putting them out --------------------------------------------------------------------------------------


@rule("GR-N1")
def put_out(table: Table) -> Step[Table]:
    """A tile with nuggets brings as many tokens onto its mountains; mountains that it joins become one, and
    so do their stacks (GR-N3). If the supply runs short, what is left is put out (GR-Z7)."""
    events: list[Event] = []
    mountains = list(_mountains_of_the_tile(table))
    for region, nuggets in mountains:
        there, before = height(table, region), len(stacks(table, region))
        count = min(nuggets, supply(table))
        if count or before > 1:
            table = supplied(stacked(table, region, there + count, _piece(table, region)), -count)
            because = "GR-N3" if before > 1 or len(mountains) > 1 else "GR-N1"
            events.append(_put_out(table, region, count, because))
        if count < nuggets:
            values = {"kind": MINING, "missing": nuggets - count, "because": "GR-Z7"}
            events.append(Event("short", values, _just_placed(table)))
    return Step(table, tuple(events))


@rule("GR-N1")
def brings(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """Report how many tokens a tile brings there, and how high the stack becomes."""
    placed = (*(table.turn.placed or ()), cell)
    laid = table.but(board=table.board.lay(cell, tile), turn=table.turn.but(placed=placed))
    found = [event.values for event in put_out.apply(laid).events]
    out = [values for values in found if "stack" in values]
    if not out:
        return RuleReason("GR-Z7", "short", found[0], (cell,)) if found else None
    count, stack = (sum(values[key] for values in out) for key in ("count", "stack"))
    key = "brings" if len(out) == 1 else "each"
    return RuleReason(out[0]["because"], key, {"count": count, "stack": stack}, (cell,))


@rule("GR-N2")
def one_stack(table: Table, player: str, cell: Cell, tile: Tile) -> RuleReason | None:
    """The tokens that a tile brings form one stack with those of the mountain."""
    out = brings.apply(table, player, cell, tile)
    return applies("GR-N2", (cell,)) if out is not None and "stack" in out.values else None


def _just_placed(table: Table) -> tuple[tuple[int, int], ...]:
    return (table.turn.placed or ())[-1:]


def _mountains_of_the_tile(table: Table) -> Iterator[tuple[Region, int]]:
    """Yield the mountains of the tile just placed, each with the nuggets of its segments there."""
    for x, y in _just_placed(table):
        nuggets: Counter[Region] = Counter()
        for index, feature in enumerate(table.board.cells[x, y].features):
            if feature.kind == MOUNTAIN:
                nuggets[table.board.region((x, y, index))] += feature.marks.get("nuggets", 0)
        yield from nuggets.items()


def _piece(table: Table, region: Region) -> int:
    """Return the piece of a mountain that is on the tile just placed."""
    cells = _just_placed(table)
    return next(number for number, piece in enumerate(region.pieces) if piece[:2] in cells)


def _put_out(table: Table, region: Region, count: int, because: str) -> Event:
    (stack,) = stacks(table, region)
    values = {"kind": MINING, "count": count, "stack": size(stack), "x": stack.x, "y": stack.y}
    values |= {"stacked": "GR-N2"}
    feature = {"kind": MOUNTAIN, "at": table.board.cells[stack.x, stack.y].names.at(stack.segment)}
    return Event("tokens", {**values, "feature": feature, "because": because}, _just_placed(table))


# ---- handing them out --------------------------------------------------------------------------------------


@rule("GR-M2")
def distributed(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """Hand out the tokens left on a completed mountain: all to the player with most miners, in turn to those
    tied (GR-M3), back to the supply if there are none (GR-M5)."""
    region = case.region
    count = height(table, region) if region.kind == MOUNTAIN else 0
    if not count:
        return Step(table)
    cells = region.cells
    after = stacked(table, region, 0)
    if not owners:
        back = table.options[UNCLAIMED] == "supply"
        values = {"kind": MINING, "count": count, "to": table.options[UNCLAIMED], "because": "GR-M5"}
        kept = supplied(after, count) if back else _out_of_the_game(table, after)
        return Step(kept, (Event("unclaimed", values, cells),))
    because = "GR-M2" if len(owners) == 1 else "GR-M3"
    order = list(takers(table, owners, count))
    events = [received(player, 1, because, cells) for player in order]
    if len(owners) == 1:
        events = [received(order[0], count, because, cells)]
    for player in order:
        after = holding(after, player, (*held_by(after, player), None))
    return Step(after, tuple(events))


def _out_of_the_game(before: Table, after: Table) -> Table:
    """Store the supply from now on, because it no longer follows from what is visible."""
    return replace(after, left_given={**(after.left_given or {}), MINING: supply(before)})


def takers(table: Table, owners: Iterable[str], count: int) -> Iterator[str]:
    """Yield who takes a token after whom: the tied players in turn, beginning with the player to move or, if
    not tied, the next of them clockwise (GR-Z4)."""
    among = set(owners)
    tied = [player for player in clockwise(table, table.turn.player) if player in among]
    for number in range(count):
        yield tied[number % len(tied)]


def received(player: str, count: int, because: str, cells: tuple[tuple[int, int], ...]) -> Event:
    """Return the event that a player takes tokens."""
    return Event("receive", {"player": player, "what": MINING, "count": count, "because": because}, cells)
