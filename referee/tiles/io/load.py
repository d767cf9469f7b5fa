"""Loads a position as a table. Raises all errors at once for what cannot be read; what is readable but
impossible is loaded and reported by `inspect`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache

from referee.game import (
    BadInput,
    Catalog,
    Cell,
    JsonObject,
    Message,
    Options,
    Unknown,
    unknown_text,
)
from referee.tiles.io import catalog
from referee.tiles.io.catalog import Kinds, TileSet
from referee.tiles.io.errors import Errors, enough
from referee.tiles.io.features import shown_cell
from referee.tiles.io.load_cells import TileReading, cells_of, with_recasts, with_spans
from referee.tiles.io.load_figures import load_figures, on_track
from referee.tiles.io.load_held import load_held, load_tokens, without_prisoners
from referee.tiles.model.board import Board
from referee.tiles.model.position import Auction, Position, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.state.player_supply import PRISONERS
from referee.tiles.rules.state.tile_library import Library, LibraryChange
from referee.tiles.rules.table import UNKNOWN_TURN, Table

CatalogSource = Callable[[str], Catalog]
STEPS = ("place", "act", "end")
MOST_READ = 4  # uploaded sets that are cached


def load_table(
    position: Position,
    book: Book,
    options: Options,
    library: Library,
    figure_kinds: Iterable[str],
    things: Mapping[str, tuple[int | str, ...]],
    token_kinds: Iterable[str],
    tracks: Mapping[str, str],
    read: TileReading,
    errors: Errors,
) -> Table:
    """Load the table of a position whose options and catalogs were read already.

    `things`: what players may have, with the possible values if it has any; `read` reads inline tiles. Adds
    errors to `errors` and raises BadInput if there are any.
    """
    players = {seat.id for seat in position.players}
    if len(players) < len(position.players):
        _twice(position, errors)
    cells = cells_of(position, library, read, errors)
    if book.placement.spans:
        cells = with_spans(cells, position.tokens or (), book.placement.spans)
    if book.placement.recasts:
        cells = with_recasts(cells, position.tokens or (), book.placement.recasts)
    figures, notes = load_figures(
        position,
        cells,
        players,
        frozenset(figure_kinds),
        tracks,
        errors,
        book.known_as if book.deployment.aliases else None,
        {kind: book.figures[kind] for kind in book.on_points},
    )
    tokens = load_tokens(position, cells, frozenset(token_kinds), figures, errors)
    turn = _turn(position.turn, cells, players, library, book, errors) if position.turn else UNKNOWN_TURN
    notes += load_held(position.held, players, things, frozenset(figure_kinds), library.tiles, errors)
    for tile in position.left or ():
        enough(errors)
        if tile not in library.tiles and tile not in token_kinds:
            errors[f"left.{tile}"].append(unknown_text("tile", tile, library.tiles))
    track, more = on_track(position, players, tracks, errors)
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
        position.held if PRISONERS in things else without_prisoners(position.held),
        tokens,
        position.left,
        (),
        notes,
        over=bool(position.over),
        loaded_from=position,
        track=track,
    )


def library_of(
    catalogs: Iterable[str | JsonObject],
    edition: str,
    kinds: Kinds,
    marks: Mapping[str, str],
    game: str,
    source: CatalogSource | None,
    lent: Mapping[str, Tile],
    errors: Errors,
) -> Library:
    """Return the tiles of these catalogs (ids or inline; inline ones may count tiles of built-in sets,
    `lent`); notes errors."""
    sets: list[TileSet] = []
    inline = False
    for number, one in enumerate(catalogs):
        path = f"catalogs[{number}]"
        enough(errors)
        try:
            found: Catalog
            if isinstance(one, str):
                found = (source or catalog.built_in)(one)
            else:
                inline = True
                for place, why in catalog.unknown_fields(one).items():
                    errors[f"{path}.{place}"] += why
                found = _inline(one, kinds, marks, game, lent)
        except Unknown as unknown:
            errors[path].append(unknown_text("catalog", unknown.name, unknown.near or catalog.names()))
            continue
        except BadInput as bad:
            errors.update(bad.under(path).errors)
            continue
        if found.game not in ("", game):
            errors[path].append(Message("input-other-game", catalog=found.id, game=found.game, other=game))
        elif isinstance(found, TileSet):
            sets.append(found)
        else:
            errors[path].append(Message("input-no-set", catalog=found.id))
    chosen = tuple(sets)  # a set named twice means two boxes of it
    library = Library(chosen, edition) if inline else _library(chosen, edition)
    for id, two in library.doubles.items():
        errors["catalogs"].append(Message("input-catalogs-differ", tile=id, one=two[0], other=two[1]))
    return library


_read: list[tuple[JsonObject, str, TileSet]] = []  # the latest inline sets


def _inline(
    data: JsonObject, kinds: Kinds, marks: Mapping[str, str], game: str, lent: Mapping[str, Tile]
) -> TileSet:
    """Read an inline set, once even if a request reads its table several times. Raises BadInput."""
    for known, its_game, found in tuple(_read):
        if known is data and its_game == game:
            return found
    found = catalog.read(data, kinds, marks, lent)
    _read[MOST_READ - 1 :] = []
    _read.insert(0, (data, game, found))
    return found


@lru_cache(maxsize=64)
def changed(library: Library, changes: tuple[LibraryChange, ...]) -> Library:
    """Apply the changes of options to a library: those that matter to its sets."""
    matter = tuple(one for one in changes if not one.mark or any(one.mark in s.marks for s in library.sets))
    return Library(library.sets, library.edition, matter) if matter else library


@lru_cache(maxsize=64)
def _library(sets: tuple[TileSet, ...], edition: str) -> Library:
    return Library(sets, edition)


def _twice(position: Position, errors: Errors) -> None:
    seen: set[str] = set()
    for number, seat in enumerate(position.players):
        if seat.id in seen:
            errors[f"players[{number}].id"].append(Message("input-player-twice", player=seat.id))
        seen.add(seat.id)


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
    return replace(turn, due=tuple(step for step in turn.due if step in known and known[step].stage == first))
