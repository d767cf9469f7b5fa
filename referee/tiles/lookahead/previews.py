"""Previews: what every legal placement of a tile, and every deployment after it, would score at once. Each is
played to the end of the turn and then dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from referee.deadline import checkpoint
from referee.game import LegalDeployment, LegalPlacement, ScoreLine, Step
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import Ref
from referee.tiles.model.tile import Tile
from referee.tiles.play.actions.waiting import declined_before_scoring
from referee.tiles.play.legal.placements import placements
from referee.tiles.rules.action import Action, objected
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import Table


class PlacementPreview(NamedTuple):
    """A placement: its points by the end of the turn without any figure, with each deployment, and with each
    other move that pays at once (herding a flock, returning an abbot). `ends`: whether the turn may end
    then; if not, only the points before that are included."""

    placement: LegalPlacement
    none: tuple[ScoreLine, ...]
    deployed: tuple[tuple[LegalDeployment, tuple[ScoreLine, ...]], ...]
    others: tuple[tuple[object, tuple[ScoreLine, ...]], ...] = ()
    ends: bool = True
    ways: int = 1  # tried, including those that pay nothing


def tried(
    table: Table,
    tile: Tile,
    player: str,
    only: Callable[[LegalPlacement], bool] | None = None,
    *,
    others: bool = True,
) -> Iterator[PlacementPreview]:
    """Yield every legal placement of a tile by a player, as if the turn had just begun. Those excluded by
    `only` are yielded without points; `others`: whether other moves that pay are tried, too."""
    table = knowing(table, tile)
    if table.turn.player != player or table.turn.step != "place":
        turn = table.turn.but(player=player, step="place", placed=(), drawn=None, due=None, passed=None)
        table = table.but(turn=turn)
    deeds = {deed.move: deed for deed in table.book.actions.values()}
    table.board.regions.all()  # all at once is faster than one by one
    for one in placements(table, tile, player):
        checkpoint()
        if only is not None and not only(one):
            yield PlacementPreview(one, (), ())
            continue
        laid = deeds[Place].do(table, Place(player, tile.id, one.x, one.y, one.rotation, one.bridge))
        over = EndTurn(player)
        if table.book.turn.at_once or laid.state.turn.due:
            laid = laid._replace(state=_as_done(laid.state))
        ends = laid.state.turn.step != "place" and not objected(deeds[EndTurn].checks, laid.state, over)
        none = (*laid.lines, *(_ended(deeds, laid.state, player) if ends else ()))
        deployed = []
        for figure in one.deployments:
            x, y = figure.cell or (one.x, one.y)
            move = Deploy(player, figure.kind, x, y, Ref(figure.feature_kind, figure.at), figure.point)
            then = deeds[Deploy].do(laid.state, move)
            lines = _ended(deeds, then.state, player) if ends else ()
            deployed.append((figure, (*laid.lines, *then.lines, *lines)))
        more = tuple(_others(table.book, laid, player)) if ends and others else ()
        paying = tuple((move, lines) for move, lines in more if lines)
        yield PlacementPreview(one, none, tuple(deployed), paying, ends, 1 + len(deployed) + len(more))


def best(table: Table, tile: Tile, player: str) -> int | None:
    """Return the most points that a player scores at once with a tile, over all placements and deployments;
    None if it fits nowhere. Points of other moves do not count. If only completions pay at once, only
    those are tried."""
    book, most = table.book, None
    always = bool(book.placement.before_deployment or book.scoring.before_scoring)
    only = None if always else lambda place: bool(place.completes)
    for one in tried(table, tile, player, only, others=False):
        ways = (one.none, *(lines for _, lines in one.deployed))
        gained = max(sum(line.points for line in lines if line.player == player) for lines in ways)
        most = gained if most is None else max(most, gained)
    return most


def _others(book: Book, laid: Step[Table], player: str) -> Iterator[tuple[object, tuple[ScoreLine, ...]]]:
    """Yield the other moves that may follow a placement and pay at once, with the score lines of the turn for
    each; no lines for those that do not pay."""
    deeds = {deed.move: deed for deed in book.actions.values()}
    for deed in deeds.values():
        for move in deed.offers(laid.state, player) if deed.pays else ():
            if not objected(deed.checks, laid.state, move):
                then = deed.do(laid.state, move)
                ended = _ended(deeds, then.state, player) if then.lines else ()
                yield move, (*laid.lines, *then.lines, *ended) if then.lines else ()


def _as_done(table: Table) -> Table:
    """Return the table as if what a placement requires at once were done, unless that changes what the turn
    scores, and as if all had declined what they may do then."""
    known, marks = table.book.turn.at_once, table.turn.marks
    left = frozenset(mark for mark in marks if mark not in known or known[mark].scores)
    if left == marks and not table.turn.due:
        return table
    return table.but(turn=table.turn.but(marks=left, due=None, passed=None))


def _ended(deeds: dict[type, Action], table: Table, player: str) -> tuple[ScoreLine, ...]:
    """Return the score lines of the end of the turn, in which all decline what they may do before it is
    scored."""
    return declined_before_scoring(deeds[EndTurn].do(table, EndTurn(player))).lines


def knowing(table: Table, tile: Tile) -> Table:
    """Return the table with a tile in its library that may be from no box."""
    if table.library.tiles.get(tile.id) is tile:
        return table
    return table.but(library=_knowing(table.library, tile))


def _knowing(library: Library, tile: Tile) -> Library:
    """Return the library with one more tile, of which it has no copy."""
    more = replace(library)
    known = vars(more)
    known["tiles"] = {**library.tiles, tile.id: tile}
    known["counts"], known["most"], known["doubles"] = library.counts, library.most, library.doubles
    return more
