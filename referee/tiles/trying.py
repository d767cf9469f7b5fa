"""What every legal placement of a tile, and every deployment after it, would bring at once: each is played on
to the end of the turn, and nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.deadline import checkpoint
from referee.game import Deployment, Line, Placement, Step
from referee.tiles.book import Book
from referee.tiles.choices import placements
from referee.tiles.deeds.deed import Deed, objected
from referee.tiles.moves import Deploy, EndTurn, Place
from referee.tiles.position import Ref
from referee.tiles.table import Library, Table
from referee.tiles.tile import Tile


class Try(NamedTuple):
    """A placement: the points it brings by the end of the turn without any figure, with each deployment, and
    with each other move that pays at once (a flock herded, an abbot sent home). `ends`: whether the turn may
    end then (if not, only what comes before is told)."""

    placement: Placement
    none: tuple[Line, ...]
    deployed: tuple[tuple[Deployment, tuple[Line, ...]], ...]
    others: tuple[tuple[Any, tuple[Line, ...]], ...] = ()
    ends: bool = True


def tried(
    table: Table,
    tile: Tile,
    player: str,
    only: Callable[[Placement], bool] | None = None,
    others: bool = True,
) -> Iterator[Try]:
    """Every legal placement of a tile by a player, as if his turn had just begun. Those that `only` leaves
    out are told as bringing nothing; `others`: whether other moves that pay are tried, too."""
    table = knowing(table, tile)
    if table.turn.player != player or table.turn.step != "place":
        table = table.but(turn=replace(table.turn, player=player, step="place", placed=(), drawn=None))
    deeds = {deed.move: deed for deed in table.book.deeds.values()}
    for one in placements(table, tile, player):
        checkpoint()
        if only is not None and not only(one):
            yield Try(one, (), ())
            continue
        laid = deeds[Place].do(table, Place(player, tile.id, one.x, one.y, one.rotation))
        over = EndTurn(player)
        ends = laid.state.turn.step != "place" and not objected(deeds[EndTurn].checks, laid.state, over)
        none = (*laid.lines, *(_ended(deeds, laid.state, player) if ends else ()))
        deployed = []
        for figure in one.deployments:
            x, y = figure.cell or (one.x, one.y)
            move = Deploy(player, figure.kind, x, y, Ref(figure.feature_kind, figure.at))
            then = deeds[Deploy].do(laid.state, move)
            lines = _ended(deeds, then.state, player) if ends else ()
            deployed.append((figure, (*laid.lines, *then.lines, *lines)))
        more = tuple(_others(table.book, laid, player)) if ends and others else ()
        yield Try(one, none, tuple(deployed), more, ends)


def best(table: Table, tile: Tile, player: str) -> int | None:
    """The most points that a player gets at once with a tile, wherever he lays it and whatever he puts on it;
    None where it fits nowhere. What other moves pay is not owed to the tile. Where only what is completed
    pays at once, only that is tried."""
    book, most = table.book, None
    always = bool(book.arriving or book.ending)
    only = None if always else lambda place: bool(place.completes)
    for one in tried(table, tile, player, only, others=False):
        ways = (one.none, *(lines for _, lines in one.deployed))
        gained = max(sum(line.points for line in lines if line.player == player) for lines in ways)
        most = gained if most is None else max(most, gained)
    return most


def _others(book: Book, laid: Step, player: str) -> Iterator[tuple[Any, tuple[Line, ...]]]:
    """The other moves that may follow a placement and pay at once, with what the turn brings by each."""
    deeds = {deed.move: deed for deed in book.deeds.values()}
    for deed in deeds.values():
        for move in deed.offers(laid.state, player) if deed.pays else ():
            if not objected(deed.checks, laid.state, move):
                then = deed.do(laid.state, move)
                if then.lines:
                    yield move, (*laid.lines, *then.lines, *_ended(deeds, then.state, player))


def _ended(deeds: dict[type, Deed], table: Table, player: str) -> tuple[Line, ...]:
    """The points that the end of the turn brings."""
    return deeds[EndTurn].do(table, EndTurn(player)).lines


def knowing(table: Table, tile: Tile) -> Table:
    """The table, with a tile in its library that may be of no box."""
    if table.library.tiles.get(tile.id) is tile:
        return table
    return table.but(library=_knowing(table.library, tile))


def _knowing(library: Library, tile: Tile) -> Library:
    """The box with one more tile, of which it holds no copy."""
    more = replace(library)
    known: dict[str, Any] = vars(more)
    known["tiles"] = {**library.tiles, tile.id: tile}
    known["counts"], known["most"], known["doubles"] = library.counts, library.most, library.doubles
    return more
