"""The tunnel ends and the tokens on a table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from referee.game import Cell, Option
from referee.games.carcassonne.expansions.tunnel.tiles import TUNNEL
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Piece
from referee.tiles.model.tile import Tile
from referee.tiles.rules.rule import rule
from referee.tiles.rules.table import Table, Token

SETS = ("a", "b", "c")
PAIR = 2
TOKENS = Option("tu.tokens", ("3_2", "2_1", "1_1"), "3_2", "TU-1", {"ext.tunnel": "on"})


def in_tunnels(tile: Tile) -> frozenset[int]:
    """Return the roads of a tile that end in a tunnel. On a half tile, others end at its long side."""
    loose = tile.turned(0).special.loose  # as it came out of the box
    return frozenset(index for index in loose if TUNNEL in tile.features[index].marks)


def end_at(table: Table, cell: Cell, edge: str) -> Piece | None:
    """Return the road that ends in a tunnel on a tile and leaves it across an edge."""
    tile = table.board.cells.get(cell)
    if tile is None:
        return None
    found = in_tunnels(tile).intersection(tile.names.find("road", (edge,)))
    return (*cell, min(found)) if found else None


def ends(table: Table) -> Iterator[tuple[Cell, str]]:
    """Yield every tunnel end on the table."""
    for cell, tile in table.board.cells.items():
        for index in sorted(in_tunnels(tile)):
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
    return turn.but(marks=turn.marks | {TUNNEL})
