"""The Tunnel (TU-...): ends of roads in tunnels, and pairs of tokens that join two of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from referee.game import BadInput, Cell, Event, Finding, Message, Option, Options, Reason, Step, unknown_text
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import EDGES, ports_of
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Feature, Tile
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.joins import joined
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import PlacementRules, ReportRules, ScoringRules, TurnRules
from referee.tiles.rules.state.tile_library import LibraryChange
from referee.tiles.rules.table import Table, Token

TUNNEL = "tunnel"  # mark of a road, token, move, and mark of a turn
SETS = ("a", "b", "c")
PAIR = 2
OWN_TILES = "tunnel/"
TOKENS = Option("tu.tokens", ("3_2", "2_1", "1_1"), "3_2", "TU-1", {"ext.tunnel": "on"})
OTHERS = Option("tu.others", ("on", "off"), "on", "TU-2", {"ext.tunnel": "on"})


@dataclass(frozen=True, slots=True)
class Tunnel:
    """Put a token of one of the player's sets on the tunnel end of the road that leaves the tile at (x, y)
    across this edge."""

    player: str
    set: str
    x: int
    y: int
    edge: str


def extend(book: Book, options: Options) -> Book:
    """Return the book with tunnels."""
    return book.add(
        PlacementRules(joins=(pairs,)),
        ScoringRules(also_completed=(dug,)),
        TurnRules(next_turn=(once_a_turn,)),
        ReportRules(findings=(on_ends, as_many_as_there_are)),
    )


# ---- the tiles ---------------------------------------------------------------------------------------------


def ended(options: Options) -> LibraryChange | None:
    """Return the change of the tiles: a road ends in its tunnel."""
    if options.get("ext.tunnel") != "on":
        return None
    everywhere = options[OTHERS.name] == "on"
    return LibraryChange(f"TU-1 {everywhere}", tile=with_any_ends if everywhere else with_own_ends)


def with_own_ends(tile: Tile) -> Tile:
    """Return a tile of this set with its tunnel ends."""
    return with_any_ends(tile) if tile.id.startswith(OWN_TILES) else tile


def with_any_ends(tile: Tile) -> Tile:
    """Return a tile with its tunnel ends; a road that runs through a tunnel ends on both sides."""
    if not any(TUNNEL in feature.marks for feature in tile.features):
        return tile
    features = [*tile.features]
    for index, feature in enumerate(tile.features):
        if TUNNEL in feature.marks and len(feature.edges) == 2:
            first, second = (_end(feature, edge) for edge in feature.edges)
            features[index] = first
            features.append(second)
    ends = frozenset(index for index, feature in enumerate(features) if TUNNEL in feature.marks)
    return tile.with_features(features).with_loose_ends(ends)


def _end(road: Feature, edge: str) -> Feature:
    """Return the part of a road that reaches one edge."""
    return replace(road, ports=road.ports.intersection(ports_of(EDGES.index(edge))))


# ---- the table ---------------------------------------------------------------------------------------------


def end_at(table: Table, cell: Cell, edge: str) -> Piece | None:
    """Return the road that ends in a tunnel on a tile and leaves it across an edge."""
    tile = table.board.cells.get(cell)
    for index in tile.find("road", (edge,)) if tile is not None else ():
        if tile is not None and index in tile.turned(0).loose:  # as it came out of the box
            return (*cell, index)
    return None


def ends(table: Table) -> Iterator[tuple[Cell, str]]:
    """Yield every tunnel end on the table."""
    for cell, tile in table.board.cells.items():
        if tile.special:
            for index in sorted(tile.turned(0).loose):
                yield from ((cell, edge) for edge in tile.features[index].edges[:1])


def tokens(table: Table) -> list[Token]:
    """Return the tunnel tokens on the table."""
    return [token for token in table.tokens if token.kind == TUNNEL]


def taken(table: Table) -> set[tuple[Cell, str]]:
    """Return the ends that have a token."""
    return {((token.x, token.y), edge) for token in tokens(table) for edge in token.edges}


def sets_each(table: Table) -> tuple[str, ...]:
    """Return the sets of tokens of a player, by the number of players (TU-1)."""
    two, three = map(int, str(table.options[TOKENS.name]).split("_"))
    return SETS[: {2: two, 3: three}.get(len(table.players), 1)]


def left(table: Table, player: str, of: str) -> int:
    """Return how many tokens of a set a player still has: those not on the table, or fewer if so given."""
    used = sum((token.player, token.set) == (player, of) for token in tokens(table))
    most = PAIR - used if of in sets_each(table) else 0
    return min(most, held(table, player).get(of, most))


def held(table: Table, player: str) -> Mapping[str, int]:
    """Return the tokens that were given as held by a player, by set."""
    return table.held.get(player, {}).get(TUNNEL) or {}


@rule("TU-2")
def pairs(table: Table) -> Iterator[tuple[Piece, Piece]]:
    """Two equal tokens of a player join the roads of their ends."""
    found: dict[tuple[str, str], list[Piece]] = defaultdict(list)
    for token in tokens(table):
        piece = end_at(table, (token.x, token.y), token.edges[0]) if token.edges else None
        if piece is not None and token.player is not None and token.set is not None:
            found[token.player, token.set].append(piece)
    return ((of[0], of[1]) for of in found.values() if len(of) == PAIR)


@rule("TU-2")
def dug(table: Table) -> Iterator[Piece]:
    """The roads that the token of this turn has joined may be complete."""
    for mark in sorted(table.turn.marks):
        word, *rest = mark.split()
        if word == TUNNEL and len(rest) == 3:
            piece = end_at(table, (int(rest[0]), int(rest[1])), rest[2])
            if piece is not None:
                yield piece


def placed_in(turn: Turn) -> bool:
    """Return whether a token was put on an end in this turn."""
    return any(mark.split()[0] == TUNNEL for mark in turn.marks)


@rule("TU-2")
def once_a_turn(table: Table, turn: Turn) -> Turn:
    """A second part belongs to the same turn: one token for both."""
    if turn.part == 1 or not placed_in(table.turn):
        return turn
    return replace(turn, marks=turn.marks | {TUNNEL})


# ---- the move ----------------------------------------------------------------------------------------------


def readable(table: Table, move: Tunnel) -> Reasons:
    """Reject a cell without a tile, an edge or a set that does not exist."""
    errors = {}
    if not table.board.holds((move.x, move.y)):
        errors["x"] = [Message("input-no-tile", cell=f"({move.x}, {move.y})")]
    if move.edge not in EDGES:
        errors["edge"] = [unknown_text("side", move.edge, EDGES)]
    if move.set not in SETS:
        errors["set"] = [unknown_text("token", move.set, SETS)]
    if errors:
        raise BadInput(errors)
    return iter(())


def may_dig(table: Table, move: Tunnel) -> Reasons:
    """One token in a turn is put on a tunnel end that has none."""
    cell = (move.x, move.y)
    if placed_in(table.turn):
        yield Reason("TU-2", "one_token", {"player": move.player})
    if left(table, move.player, move.set) < 1:
        yield Reason("TU-1", "no_token", {"player": move.player})
    if end_at(table, cell, move.edge) is None:
        yield Reason("TU-1", "no_end", {"cell": cell}, (cell,))
    elif (cell, move.edge) in taken(table):
        yield Reason("TU-2", "taken", {"cell": cell}, (cell,))


def is_end(table: Table, move: Tunnel) -> Reasons:
    """Nothing but a free tunnel end can hold a token that is there."""
    cell = (move.x, move.y)
    if end_at(table, cell, move.edge) is None:
        yield Reason("TU-1", "no_end", {"cell": cell}, (cell,))
    elif (cell, move.edge) in taken(table):
        yield Reason("TU-2", "taken", {"cell": cell}, (cell,))
    if left(table, move.player, move.set) < 1:
        yield Reason("TU-1", "no_token", {"player": move.player})


def do_dig(table: Table, move: Tunnel) -> Step[Table]:
    """Put the token there; a pair joins two roads."""
    token = Token(TUNNEL, None, move.x, move.y, -1, None, None, (move.edge,), move.player, move.set)
    mark = f"{TUNNEL} {move.x} {move.y} {move.edge}"
    turn = replace(table.turn, player=move.player, marks=table.turn.marks | {mark})
    after = joined(table.but(tokens=(*table.tokens, token), turn=turn))
    if move.set in (given := held(table, move.player)):
        after = after.with_held(move.player, TUNNEL, {**given, move.set: max(0, given[move.set] - 1)})
    event = Event(TUNNEL, {"player": move.player}, partner(after, move))
    return Step(after, (event,))


def partner(table: Table, move: Tunnel) -> tuple[Cell, ...]:
    """Return the cells of the tokens of a set that are on the table."""
    same = (t for t in tokens(table) if (t.player, t.set) == (move.player, move.set))
    return tuple(dict.fromkeys([(move.x, move.y), *((token.x, token.y) for token in same)]))


def why_dug(table: Table, move: Tunnel) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    cells = partner(table, move)
    key = "joins" if left(table, move.player, move.set) < PAIR else "waits"
    yield Reason("TU-2", key, {"player": move.player}, cells)
    yield applies("TU-1", cells[:1])


def offered(table: Table, player: str) -> Iterator[Tunnel]:
    """Yield every token that the player has for every free end."""
    if table.turn.step not in ("act", "end") or placed_in(table.turn):
        return
    held = [of for of in sets_each(table) if left(table, player, of)]
    full = taken(table)
    for cell, edge in ends(table) if held else ():
        if (cell, edge) not in full:
            yield from (Tunnel(player, of, *cell, edge) for of in held)


CHECKS = (readable, in_turn, at_step("act", "end"), may_dig)
MOVE = Action(Tunnel, CHECKS, do_dig, why_dug, firm=(readable, not_over, is_end), offers=offered)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("TU-1")
def on_ends(table: Table) -> tuple[Finding, ...]:
    """Find tokens that are on no tunnel end, or together on one."""
    count = Counter(((token.x, token.y), token.edges) for token in tokens(table))
    found = []
    for cell, edges in count:
        if len(edges) != 1 or end_at(table, cell, edges[0]) is None:
            found.append(Finding("error", Reason("TU-1", "no_end", {"cell": cell}, (cell,))))
        elif count[cell, edges] > 1:
            found.append(Finding("error", Reason("TU-2", "taken", {"cell": cell}, (cell,))))
    return tuple(found)


@rule("TU-2")
def as_many_as_there_are(table: Table) -> tuple[Finding, ...]:
    """Find more equal tokens than a player has, and tokens that are not known to be anybody's."""
    count = Counter((token.player, token.set) for token in tokens(table))
    found = []
    for (player, of), number in count.items():
        if player is None or of is None:
            found.append(Finding("warning", Reason("TU-2", "whose", {"count": number})))
        elif number > (PAIR if of in sets_each(table) else 0):
            found.append(Finding("error", Reason("TU-1", "too_many", {"player": player, "count": number})))
    return tuple(found)


THE_TUNNEL = Expansion(
    "tunnel",
    (Element(extend, switch("ext.tunnel", "TU-1"), {TUNNEL: MOVE}),),
    ("tunnel",),
    (TOKENS, OTHERS),
    sorts={TUNNEL: SETS},
    tokens={TUNNEL: ()},
    change=ended,
)
