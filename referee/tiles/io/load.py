"""Loads a position as a table. Raises all errors at once for what cannot be read; what is readable but
impossible is loaded and reported by `inspect`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from referee.game import BadInput, Cell, Message, Options, unknown_text
from referee.tiles.io.errors import Errors, enough
from referee.tiles.io.features import shown_cell
from referee.tiles.io.load_cells import TileReading, cells_of, with_recasts, with_spans
from referee.tiles.io.load_figures import FigureLoader, on_track
from referee.tiles.io.load_held import load_held, load_tokens, without_prisoners
from referee.tiles.model.board import Board
from referee.tiles.model.position import Auction, TilePosition, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.player_supply import PRISONERS
from referee.tiles.rules.state.tile_library import Library
from referee.tiles.rules.table import UNKNOWN_TURN, Table

STEPS = ("place", "act", "end")


@dataclass(frozen=True)
class Pieces:
    """The pieces of a game's family, in play or not. `things`: what players may have off the table, with the
    possible values if it has any; `tracks`: figures that stand on a track, with its rule."""

    figures: frozenset[str]
    things: Mapping[str, tuple[int | str, ...]]
    tokens: frozenset[str]
    tracks: Mapping[str, str]


def load_table(
    position: TilePosition,
    book: Book,
    options: Options,
    library: Library,
    pieces: Pieces,
    read: TileReading,
    errors: Errors,
) -> Table:
    """Load the table of a position whose options and catalogs were read already.

    `read` reads inline tiles. Adds errors to `errors` and raises BadInput if there are any.
    """
    players = _player_ids(position, errors)
    cells = _cells(position, book, library, read, errors)
    known_as = book.known_as if book.deployment.aliases else None
    on_points = {kind: book.figures[kind] for kind in book.on_points}
    loader = FigureLoader(cells, players, pieces.figures, pieces.tracks, on_points, known_as, errors)
    figures, notes = loader.load(position.figures)
    tokens = load_tokens(position, cells, pieces.tokens, figures, errors)
    turn = _turn(position.turn, cells, players, library, book, errors) if position.turn else UNKNOWN_TURN
    notes += load_held(position.held, players, pieces.things, pieces.figures, library.tiles, errors)
    _check_left(position, library, pieces, errors)
    track, more = on_track(position, players, pieces.tracks, errors)
    notes += more
    if errors:
        raise BadInput(errors)
    points = {seat.id: seat.points for seat in position.players if seat.points is not None}
    return Table(
        book,
        library,
        Board(cells),
        position.players,
        figures,
        options,
        frozenset(position.options),
        turn,
        points,
        position.held if PRISONERS in pieces.things else without_prisoners(position.held),
        tokens,
        position.left,
        (),
        notes,
        over=bool(position.over),
        loaded_from=position,
        track=track,
    )


def _cells(
    position: TilePosition, book: Book, library: Library, read: TileReading, errors: Errors
) -> dict[Cell, Tile]:
    """Return the tiles by cell, with what tokens change about them."""
    cells = cells_of(position, library, read, errors)
    if book.placement.spans:
        cells = with_spans(cells, position.tokens or (), book.placement.spans)
    if book.placement.recasts:
        cells = with_recasts(cells, position.tokens or (), book.placement.recasts)
    return cells


def _check_left(position: TilePosition, library: Library, pieces: Pieces, errors: Errors) -> None:
    for tile in position.left or ():
        enough(errors)
        if tile not in library.tiles and tile not in pieces.tokens:
            errors[f"left.{tile}"].append(unknown_text("tile", tile, library.tiles))


def _player_ids(position: TilePosition, errors: Errors) -> set[str]:
    """Return the ids of the players; notes those that occur twice."""
    seen: set[str] = set()
    for number, seat in enumerate(position.players):
        if seat.id in seen:
            errors[f"players[{number}].id"].append(Message("input-player-twice", player=seat.id))
        seen.add(seat.id)
    return seen


def _turn(
    turn: Turn, cells: Mapping[Cell, Tile], players: set[str], library: Library, book: Book, errors: Errors
) -> Turn:
    for number, step in enumerate(turn.due or ()):
        enough(errors)
        if step not in book.turn.waiting_steps:
            errors[f"turn.due[{number}]"].append(unknown_text("step", step, book.turn.waiting_steps))
    for number, player in enumerate(turn.passed or ()):
        enough(errors)
        if player not in players:
            errors[f"turn.passed[{number}]"].append(unknown_text("player", player, players))
    if turn.player is not None and turn.player not in players:
        errors["turn.player"].append(unknown_text("player", turn.player, players))
    if turn.step is not None and turn.step not in STEPS:
        errors["turn.step"].append(unknown_text("step", turn.step, STEPS))
    for number, cell in enumerate(turn.placed or ()):
        enough(errors)
        if tuple(cell) not in cells:
            errors[f"turn.placed[{number}]"].append(Message("input-no-tile", cell=shown_cell(cell)))
    for number, cell in enumerate(turn.walk or ()):
        enough(errors)
        if tuple(cell) not in cells:
            errors[f"turn.walk[{number}]"].append(Message("input-no-tile", cell=shown_cell(cell)))
    _auction(turn.auction, players, library, errors)
    if turn.drawn is not None and turn.drawn not in library.tiles:
        errors["turn.drawn"].append(unknown_text("tile", turn.drawn, library.tiles))
    return _of_one_stage(turn, book)


def _auction(auction: Auction | None, players: set[str], library: Library, errors: Errors) -> None:
    if auction is None:
        return
    for name, player in (("chooser", auction.chooser), ("bidder", auction.bidder)):
        if player is not None and player not in players:
            errors[f"turn.auction.{name}"].append(unknown_text("player", player, players))
    if auction.tile is not None and auction.tile not in library.tiles:
        errors["turn.auction.tile"].append(unknown_text("tile", auction.tile, library.tiles))


def _of_one_stage(turn: Turn, book: Book) -> Turn:
    """Return the turn without due steps of later stages, which begin when that of the first is over."""
    known = book.turn.waiting_steps
    if not turn.due or turn.due[0] not in known:
        return turn
    first = known[turn.due[0]].stage
    return turn.but(due=tuple(step for step in turn.due if step in known and known[step].stage == first))
