"""Loads a position as a table. Raises all errors at once for what cannot be read; what is readable but
impossible is loaded and reported by `inspect`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from referee.game import (
    MOST_ERRORS,
    BadInput,
    Catalog,
    Cell,
    Finding,
    JsonObject,
    Message,
    Options,
    Reason,
    Unknown,
    unknown_text,
)
from referee.tiles.io import catalog
from referee.tiles.io.catalog import Kinds, TileSet
from referee.tiles.model.board import Board
from referee.tiles.model.points import cells_at, pieces_at
from referee.tiles.model.ports import EDGES, HALVES, INNER, NORTH_WEST, ROTATIONS
from referee.tiles.model.position import QUARTER, Position, Ref, Standing, TokenAt, Turn
from referee.tiles.model.spans import Recast, Span, faces_of, spanned
from referee.tiles.model.tile import Tile, unknown_tile
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.table import PRISONERS, UNKNOWN_TURN, Figure, Library, LibraryChange, Table, Token

Errors = defaultdict[str, list[Message]]
CatalogSource = Callable[[str], Catalog]
TileReading = Callable[[JsonObject], Tile]  # raises BadInput, paths below the tile
STEPS = ("place", "act", "end")
MOST_SPACES = 999  # of a track
MOST_READ = 4  # uploaded sets that are cached
PLAYER = ("player",)  # the values of a thing that is beside another player
MOST_HELD = 200  # things of one kind that are listed one by one


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
    figures, notes = _figures(
        position,
        cells,
        players,
        frozenset(figure_kinds),
        tracks,
        errors,
        book.known_as if book.deployment.aliases else None,
        {kind: book.figures[kind] for kind in book.on_points},
    )
    tokens = _tokens(position, cells, frozenset(token_kinds), figures, errors)
    turn = _turn(position.turn, cells, players, library, book, errors) if position.turn else UNKNOWN_TURN
    notes += _held(position.held, players, things, frozenset(figure_kinds), errors)
    for tile in position.left or ():
        enough(errors)
        if tile not in library.tiles and tile not in token_kinds:
            errors[f"left.{tile}"].append(unknown_text("tile", tile, library.tiles))
    track, more = _on_track(position, players, tracks, errors)
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
        position.held if PRISONERS in things else _without_prisoners(position.held),
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


def enough(errors: Errors) -> None:
    """Stop collecting errors at the limit."""
    if len(errors) >= MOST_ERRORS:
        errors[""].append(Message("input-errors", most=MOST_ERRORS))
        raise BadInput(errors)


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
                    Message("input-same-cell", other=f"tiles[{laid_by[spot]}]", cell=_shown(spot))
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
        recast = recasts.get(token.kind)
        for x, y, index in (recast and faces_of(found, token.tiles or (), recast.old)) or ():
            found[x, y] = found[x, y].recast(index, recast.new if recast else "")
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


def _figures(
    position: Position,
    cells: Mapping[Cell, Tile],
    players: set[str],
    kinds: frozenset[str],
    tracks: Mapping[str, str],
    errors: Errors,
    known_as: Callable[[str, Tile, int], str] | None = None,
    on_points: Mapping[str, FigureKind] = MappingProxyType({}),
) -> tuple[tuple[Figure, ...], tuple[Finding, ...]]:
    figures: list[Figure] = []
    notes: list[Finding] = []
    for number, standing in enumerate(position.figures):
        player, kind, x, y, ref = standing.player, standing.kind, standing.x, standing.y, standing.feature
        if kind in tracks:
            continue
        if kind in on_points or standing.point is not None:
            figures.append(
                _on_point(standing, f"figures[{number}]", cells, players, kinds, on_points, errors)
            )
            if standing.point is None:
                at = ((figures[-1].x, figures[-1].y),)
                values = {"player": player, "figure": kind}
                notes.append(Finding("warning", Reason("TR-figure", "where", values, at)))
            elif kind in on_points:
                (feature,) = on_points[kind].goes_on
                notes += wrong_point(cells, standing.point, kind, feature, on_points[kind].stands)
            continue
        if x is None or y is None or standing.space is not None:
            _no_place(standing, f"figures[{number}]", tracks, errors)
            continue
        tile = cells.get((x, y))
        found = tile.find(ref.kind, ref.at) if tile is not None and ref is not None else ()
        segment = found[0] if len(found) == 1 else -1
        if segment < 0 or player not in players or kind not in kinds:
            path = f"figures[{number}]"
            _check_figure(standing, (x, y), tile, path, players, kinds, errors)
            if ref is None or (tile is not None and tile.unknown):
                values = {"player": player, "figure": kind}
                notes.append(Finding("warning", Reason("TR-figure", "where", values, ((x, y),))))
        if known_as is not None and tile is not None and segment >= 0:
            kind = known_as(kind, tile, segment)
        figures.append(Figure(player, kind, x, y, segment))
    return tuple(figures), tuple(notes)


def _on_point(
    standing: Standing,
    path: str,
    cells: Mapping[Cell, Tile],
    players: set[str],
    kinds: frozenset[str],
    on_points: Mapping[str, FigureKind],
    errors: Errors,
) -> Figure:
    """Return a figure on a point between tiles, on the feature at that corner of the tile beyond it."""
    x, y = standing.point or (standing.x or 0, standing.y or 0)
    if standing.kind in kinds and standing.kind not in on_points and standing.feature is not None:
        enough(errors)
        errors[f"{path}.point"].append(Message("input-figure-point", figure=standing.kind))
    missing = standing.point is None and (standing.x is None or standing.y is None)
    if missing:
        enough(errors)
        errors[f"{path}.point"].append(Message("error-required"))
    tile = cells.get((x, y))
    if tile is None or standing.player not in players or standing.kind not in kinds:
        _check_figure(replace(standing, feature=None), (x, y), tile, path, players, kinds, errors)
    known = on_points.get(standing.kind)
    kind = next(iter(known.goes_on)) if known is not None else ""
    found = tile.find(kind, NORTH_WEST) if tile is not None else ()
    segment = found[0] if standing.point is not None and len(found) == 1 else -1
    return Figure(standing.player, standing.kind, x, y, segment)


def wrong_point(cells: Mapping[Cell, Tile], point: Cell, kind: str, feature: str, id: str) -> list[Finding]:
    """Return the finding that a point does not have that feature all around, under this rule."""
    if pieces_at(cells, point, feature) is not None:
        return []
    around = tuple(cell for cell in cells_at(point) if cell in cells)
    values = {"figure": kind, "kind": feature, "count": len(around)}
    return [Finding("error", Reason(id, "no_point", values, around))]


def _no_place(standing: Standing, path: str, tracks: Mapping[str, str], errors: Errors) -> None:
    """Note an error for a figure without a cell, or with a space although it is not on a track."""
    enough(errors)
    for name in ("x", "y"):
        if getattr(standing, name) is None:
            errors[f"{path}.{name}"].append(Message("error-required"))
    if standing.space is not None:
        errors[f"{path}.space"].append(Message("input-track", figure=standing.kind[:40]))


def _on_track(
    position: Position, players: set[str], tracks: Mapping[str, str], errors: Errors
) -> tuple[dict[tuple[str, str], int], tuple[Finding, ...]]:
    """Return the spaces of figures on tracks, by player and kind; notes players with more than one there."""
    track: dict[tuple[str, str], int] = {}
    notes = []
    for number, standing in enumerate(position.figures if tracks else ()):
        if standing.kind in tracks:
            enough(errors)
            path, key = f"figures[{number}]", (standing.player, standing.kind)
            if standing.player not in players:
                errors[f"{path}.player"].append(unknown_text("player", standing.player, players))
            if standing.space is None or not 0 <= standing.space <= MOST_SPACES:
                errors[f"{path}.space"].append(Message("input-number", low=1, high=MOST_SPACES))
            if standing.x is not None or standing.y is not None or standing.feature is not None:
                errors[path].append(Message("input-track-space", figure=standing.kind))
            if key in track:
                values = {"player": standing.player, "figure": standing.kind}
                notes.append(Finding("error", Reason(tracks[standing.kind], "second", values)))
            else:
                track[key] = standing.space or 0
    return track, tuple(notes)


def _check_figure(
    standing: Standing,
    cell: Cell,
    tile: Tile | None,
    path: str,
    players: set[str],
    kinds: frozenset[str],
    errors: Errors,
) -> None:
    """Note errors of a figure: a player, kind, tile or feature that does not exist."""
    enough(errors)
    if standing.player not in players:
        errors[f"{path}.player"].append(unknown_text("player", standing.player, players))
    if standing.kind not in kinds:
        errors[f"{path}.kind"].append(unknown_text("figure", standing.kind, kinds))
    ref = standing.feature
    if tile is None:
        errors[path].append(Message("input-no-tile", cell=_shown(cell)))
    elif ref is not None and not tile.unknown and len(tile.find(ref.kind, ref.at)) != 1:
        refuse(ref, tile, cell, f"{path}.feature", errors)


def _held(
    held: Mapping[str, Mapping[str, object]],
    players: set[str],
    things: Mapping[str, tuple[int | str, ...]],
    kinds: frozenset[str],
    errors: Errors,
) -> tuple[Finding, ...]:
    """Check what players hold off the table: numbers, lists of values for things that have values, or
    figures; notes what no player can have in this game."""
    notes = []
    for player, having in held.items():
        enough(errors)
        if player not in players:
            errors[f"held.{player}"].append(unknown_text("player", player, players))
        for thing, count in having.items():
            enough(errors)
            if thing not in things:
                values = {"player": player, "thing": thing[:40]}
                notes.append(Finding("warning", Reason("TR-held", "unknown", values)))
            elif thing == PRISONERS:
                _prisoners(count, players, kinds, f"held.{player}.{thing}", errors)
            elif things[thing] == PLAYER:
                if count is not None and (not isinstance(count, str) or count not in players - {player}):
                    errors[f"held.{player}.{thing}"].append(unknown_text("player", count, players - {player}))
            elif things[thing] and isinstance(count, list | tuple):
                _values(count, things[thing], f"held.{player}.{thing}", errors)
            elif isinstance(count, bool) or not isinstance(count, int) or not 0 <= count < 1000:
                errors[f"held.{player}.{thing}"].append(Message("input-number", low=0, high=999))
    return tuple(notes)


def _without_prisoners(held: Mapping[str, Mapping[str, object]]) -> Mapping[str, Mapping[str, object]]:
    """Return what players hold in a game without prisoners: what was entered as such may be anything."""
    if not any(PRISONERS in having for having in held.values()):
        return held
    return {
        player: {thing: count for thing, count in having.items() if thing != PRISONERS}
        for player, having in held.items()
    }


def _prisoners(listed: object, players: set[str], kinds: frozenset[str], path: str, errors: Errors) -> None:
    """Check a list of figures, each given by its player and kind."""
    if not isinstance(listed, list | tuple):
        errors[path].append(Message("input-prisoners"))
        return
    if len(listed) > MOST_HELD:
        errors[path].append(Message("input-most", most=MOST_HELD, count=len(listed)))
        return
    for number, one in enumerate(listed):
        enough(errors)
        where = f"{path}[{number}]"
        if not isinstance(one, Mapping) or set(one) != {"player", "kind"}:
            errors[where].append(Message("input-prisoners"))
            continue
        for name, known in (("player", players), ("kind", kinds)):
            if not isinstance(one[name], str) or one[name] not in known:
                errors[f"{where}.{name}"].append(
                    unknown_text("player" if name == "player" else "figure", one[name], known)
                )


def _values(values: Sequence[object], known: tuple[int | str, ...], path: str, errors: Errors) -> None:
    """Check things held one by one: each has one of these values, or null if unknown."""
    if len(values) > MOST_HELD:
        errors[path].append(Message("input-most", most=MOST_HELD, count=len(values)))
        return
    for number, value in enumerate(values):
        if value is not None and (isinstance(value, bool) or value not in known):
            enough(errors)
            errors[f"{path}[{number}]"].append(Message("input-one-of", choices=(*known, "null")))


def _tokens(
    position: Position,
    cells: Mapping[Cell, Tile],
    kinds: frozenset[str],
    figures: tuple[Figure, ...],
    errors: Errors,
) -> tuple[Token, ...]:
    tokens = []
    for number, token in enumerate(position.tokens or ()):
        enough(errors)
        path = f"tokens[{number}]"
        if token.kind not in kinds:
            errors[f"{path}.kind"].append(unknown_text("token", token.kind, kinds))
        place = _place(token, cells, path, errors)
        beside = None
        if token.beside is not None:
            whom = (token.beside.player, token.beside.kind, *place[:2])
            beside = next((figure for figure in figures if figure[:4] == whom), None)
            if beside is None:
                errors[f"{path}.beside"].append(Message("input-beside-nobody", figure=token.beside.kind))
        edges = _edges(token, path, errors)
        if token.player is not None and all(seat.id != token.player for seat in position.players):
            ids = [seat.id for seat in position.players]
            errors[f"{path}.player"].append(unknown_text("player", token.player, ids))
        tokens.append(
            Token(
                token.kind,
                token.value,
                *place,
                token.count,
                beside,
                edges,
                token.player,
                token.set,
                _tiles(token, cells, path, errors),
            )
        )
    return tuple(tokens)


def _tiles(token: TokenAt, cells: Mapping[Cell, Tile], path: str, errors: Errors) -> tuple[Cell, ...]:
    """Return the tiles over which a token lies; notes those that are not there."""
    tiles = tuple((x, y) for x, y in token.tiles or ())
    for number, cell in enumerate(tiles):
        if cell not in cells:
            errors[f"{path}.tiles[{number}]"].append(Message("input-no-tile", cell=_shown(cell)))
    return tiles


def _place(token: TokenAt, cells: Mapping[Cell, Tile], path: str, errors: Errors) -> tuple[int, int, int]:
    """Return the cell of a token and the number of its feature there; notes errors."""
    if token.quarter is not None:
        return _in_quarter(token.quarter, cells, f"{path}.quarter", errors)
    if token.x is None or token.y is None:
        for name in ("x", "y"):
            if getattr(token, name) is None:
                errors[f"{path}.{name}"].append(Message("error-required"))
        return 0, 0, -1
    cell, segment = (token.x, token.y), -1
    tile = cells.get(cell)
    if tile is None:
        errors[path].append(Message("input-no-tile", cell=_shown(cell)))
    elif token.feature is not None and not tile.unknown:
        found = tile.find(token.feature.kind, token.feature.at)
        if len(found) == 1:
            segment = found[0]
        else:
            refuse(token.feature, tile, cell, f"{path}.feature", errors)
    return (*cell, segment)


def _in_quarter(name: str, cells: Mapping[Cell, Tile], path: str, errors: Errors) -> tuple[int, int, int]:
    """Return the piece of the board that is the quarter of this name; notes an error if there is none."""
    known = []
    for cell, tile in cells.items():
        for index in tile.find(QUARTER, ()) if QUARTER in tile.kinds else ():
            if tile.features[index].inner == name:
                return (*cell, index)
            known.append(tile.features[index].inner)
    errors[path].append(unknown_text("quarter", name, known))
    return 0, 0, -1


def _edges(token: TokenAt, path: str, errors: Errors) -> tuple[str, ...]:
    """Return the edges between which a token lies, or the one at whose end, clockwise from the north."""
    named = [(f"{path}.edges[{number}]", edge) for number, edge in enumerate(token.edges or ())]
    if token.edge is not None:
        named.append((f"{path}.edge", token.edge))
    for where, edge in named:
        if edge not in EDGES:
            errors[where].append(unknown_text("side", edge, EDGES))
    return tuple(edge for edge in EDGES if any(edge == one for _, one in named))


def segment_of(ref: Ref, cells: Mapping[Cell, Tile], cell: Cell, path: str, errors: Errors) -> int:
    """Return the number of the feature that a reference names on the tile at a cell; -1, with an error noted,
    if there is none."""
    tile = cells.get(cell)
    if tile is None or tile.beyond:
        errors["x"].append(Message("input-no-tile", cell=_shown(cell)))
        return -1
    found = tile.find(ref.kind, ref.at)
    if len(found) != 1:
        refuse(ref, tile, cell, path, errors)
        return -1
    return found[0]


def refuse(ref: Ref, tile: Tile, cell: Cell, path: str, errors: Errors) -> None:
    """Note the error that a reference names no feature or several, with those that exist."""
    sides = (*EDGES, *HALVES, *INNER, *(f.inner for f in tile.features if f.inner and f.inner not in INNER))
    odd = [side for side in ref.at if side not in sides]
    named = (_named(f.kind, tile.name(i)) for i, f in enumerate(tile.features))
    exist = list(dict.fromkeys(named)) or [Message("input-nothing-readable")]
    place = {"tile": tile.id, "cell": _shown(cell), "features": exist}
    wrong = odd[:1] or ref.at
    name = "sides" if wrong and all(side in ref.sides for side in wrong) else "at"
    if odd:
        errors[f"{path}.{name}"].append(Message("input-side", side=odd[0][:20], sides=" ".join(sides)))
    elif ref.kind not in tile.kinds:
        errors[f"{path}.kind"].append(Message("input-no-feature", **place, feature=ref.kind[:40]))
    else:
        id = "input-features" if len(tile.find(ref.kind, ref.at)) > 1 else "input-no-feature"
        errors[f"{path}.{name}"].append(Message(id, **place, feature=_named(ref.kind, ref.at)))


def _named(kind: str, sides: Sequence[str]) -> Message:
    if not sides:
        return Message("input-feature", feature=kind[:40])
    return Message("input-feature-at", feature=kind[:40], sides=" ".join(sides))


def _shown(cell: Sequence[int]) -> str:
    return f"({cell[0]}, {cell[1]})"


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
            errors[f"turn.placed[{number}]"].append(Message("input-no-tile", cell=_shown((cell[0], cell[1]))))
    for number, cell in enumerate(turn.walk or ()):
        enough(errors)
        if tuple(cell) not in cells:
            errors[f"turn.walk[{number}]"].append(Message("input-no-tile", cell=_shown((cell[0], cell[1]))))
    if turn.drawn is not None and turn.drawn not in library.tiles:
        errors["turn.drawn"].append(unknown_text("tile", turn.drawn, library.tiles))
    return _of_one_stage(turn, book)


def _of_one_stage(turn: Turn, book: Book) -> Turn:
    """Return the turn without due steps of later stages, which begin when that of the first is over."""
    known = book.turn.waiting_steps
    if not turn.due or turn.due[0] not in known:
        return turn
    first = known[turn.due[0]].stage
    return replace(turn, due=tuple(step for step in turn.due if step in known and known[step].stage == first))
