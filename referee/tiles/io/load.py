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
from referee.tiles.io.load_figures import load_figures, on_track
from referee.tiles.io.load_held import load_held, load_tokens, without_prisoners
from referee.tiles.model.board import Board
from referee.tiles.model.ports import ROTATIONS
from referee.tiles.model.position import Auction, Position, TokenAt, Turn
from referee.tiles.model.spans import Recast, Span, recast_tiles, spanned
from referee.tiles.model.tile import Tile, unknown_tile
from referee.tiles.rules.book import Book
from referee.tiles.rules.table import PRISONERS, UNKNOWN_TURN, Table
from referee.tiles.rules.tile_library import Library, LibraryChange

CatalogSource = Callable[[str], Catalog]
TileReading = Callable[[JsonObject], Tile]  # raises BadInput, paths below the tile
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
    cells = _cells(position, library, read, errors)
    if book.placement.spans:
        cells = _spanned(cells, position.tokens or (), book.placement.spans)
    if book.placement.recasts:
        cells = _recast(cells, position.tokens or (), book.placement.recasts)
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
    """Apply the changes of options to a library."""
    return Library(library.sets, library.edition, changes)


@lru_cache(maxsize=64)
def _library(sets: tuple[TileSet, ...], edition: str) -> Library:
    return Library(sets, edition)


def _twice(position: Position, errors: Errors) -> None:
    seen: set[str] = set()
    for number, seat in enumerate(position.players):
        if seat.id in seen:
            errors[f"players[{number}].id"].append(Message("input-player-twice", player=seat.id))
        seen.add(seat.id)


def _cells(position: Position, library: Library, read: TileReading, errors: Errors) -> dict[Cell, Tile]:
    """Return the tiles by cell. Usually each is known and on a separate cell; otherwise they are checked one
    by one."""
    lying = library.lying
    try:
        known = {(laid.x, laid.y): lying[laid.tile, laid.rotation] for laid in position.tiles}  # type: ignore[index]
        if len(known) == len(position.tiles) and not library.large:
            return known
    except (KeyError, TypeError):  # TypeError: a tile definition has no hash
        pass
    cells: dict[Cell, Tile] = {}
    laid_by: dict[Cell, int] = {}
    for number, laid in enumerate(position.tiles):
        path, cell = f"tiles[{number}]", (laid.x, laid.y)
        tile = None
        if isinstance(laid.tile, str) and laid.tile in library.tiles and laid.rotation in ROTATIONS:
            tile = lying[laid.tile, laid.rotation]
        if tile is None:
            enough(errors)
            if isinstance(laid.tile, Mapping):
                tile = _inline_tile(laid.tile, laid.rotation, path, read, errors)
            else:
                tile = _odd_tile(laid.tile, laid.rotation, laid.edges, path, library, errors)
        for spot, part in tile.large.at(cell) if tile.large is not None else [(cell, tile)]:
            if spot in cells:
                enough(errors)
                errors[path].append(
                    Message("input-same-cell", other=f"tiles[{laid_by[spot]}]", cell=shown_cell(spot))
                )
            cells[spot] = part
            laid_by.setdefault(spot, number)
    return cells


def _spanned(
    cells: Mapping[Cell, Tile], tokens: Iterable[TokenAt], spans: Mapping[str, Span]
) -> dict[Cell, Tile]:
    """Return the tiles with the lines of the tokens that span them. Tokens that span nothing are reported by
    the rules about them."""
    found = dict(cells)
    for token in tokens:
        cell = (token.x or 0, token.y or 0)
        if token.kind in spans and token.quarter is None and cell in found:
            found[cell] = spanned(found[cell], token.edges or (), spans[token.kind]) or found[cell]
    return found


def _recast(
    cells: Mapping[Cell, Tile], tokens: Iterable[TokenAt], recasts: Mapping[str, Recast]
) -> dict[Cell, Tile]:
    """Return the tiles with the features whose kind tokens change."""
    found = dict(cells)
    for token in tokens:
        if token.kind in recasts:
            found |= recast_tiles(found, token.tiles or (), recasts[token.kind])
    return found


def _inline_tile(data: JsonObject, rotation: int, path: str, read: TileReading, errors: Errors) -> Tile:
    """Read an inline tile in its rotation; returns an unreadable tile and notes the errors if it is wrong."""
    _check_rotation(rotation, path, errors)
    try:
        return read(data).lying(rotation // 90)
    except BadInput as bad:
        errors.update(bad.under(f"{path}.tile").errors)
        return unknown_tile("????")


def _check_rotation(rotation: int, path: str, errors: Errors) -> None:
    if rotation not in ROTATIONS:
        errors[f"{path}.rotation"].append(Message("input-rotation", value=rotation))


def _odd_tile(
    id: str | None, rotation: int, edges: str | None, path: str, library: Library, errors: Errors
) -> Tile:
    """Return an unreadable tile, or note why the tile is unknown."""
    letters = {kind.letter for tile_set in library.sets for kind in tile_set.kinds.values() if kind.letter}
    _check_rotation(rotation, path, errors)
    if id is not None and id not in library.tiles and not any(at.startswith("catalogs") for at in errors):
        errors[f"{path}.tile"].append(unknown_text("tile", id, library.tiles))
    if id is None and edges is not None and (len(edges) != 4 or not set(edges) <= {*letters, "?", "*"}):
        errors[f"{path}.edges"].append(Message("input-letters-of", letters=" ".join(sorted(letters))))
        edges = None
    return unknown_tile((edges or "????") if id is None else "????")


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
