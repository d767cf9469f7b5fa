"""Loads what players hold, and the tokens on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.game import Cell, Message, PositionFinding, RuleReason, unknown_text
from referee.tiles.io.errors import Errors, enough
from referee.tiles.io.features import in_quarter, refuse, shown_cell
from referee.tiles.model.ports import EDGES
from referee.tiles.model.position import TilePosition, TokenAt
from referee.tiles.model.tile import Tile
from referee.tiles.rules.state.player_supply import PRISONERS
from referee.tiles.rules.table import DeployedFigure, Token

MOST_HELD = 200  # things of one kind that are listed one by one


class Sorts(tuple[str, ...]):
    """The sorts of a thing, each of which is counted by itself."""

    __slots__ = ()


def load_held(
    held: Mapping[str, Mapping[str, object]],
    players: set[str],
    things: Mapping[str, tuple[int | str, ...]],
    kinds: frozenset[str],
    tiles: Mapping[str, Tile],
    errors: Errors,
) -> tuple[PositionFinding, ...]:
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
                notes.append(PositionFinding("warning", RuleReason("TR-held", "unknown", values)))
            elif thing == PRISONERS:
                _prisoners(count, players, kinds, f"held.{player}.{thing}", errors)
            elif things[thing] == PLAYER:
                if count is not None and (not isinstance(count, str) or count not in players - {player}):
                    errors[f"held.{player}.{thing}"].append(unknown_text("player", count, players - {player}))
            elif isinstance(sorts := things[thing], Sorts):
                _sorted(count, sorts, f"held.{player}.{thing}", errors)
            elif things[thing] == TILE:
                _tile(count, tiles, f"held.{player}.{thing}", errors)
            elif things[thing] and isinstance(count, list | tuple):
                _values(count, things[thing], f"held.{player}.{thing}", errors)
            elif isinstance(count, bool) or not isinstance(count, int) or not 0 <= count < 1000:
                errors[f"held.{player}.{thing}"].append(Message("input-must-be-number", low=0, high=999))
    return tuple(notes)


def without_prisoners(held: Mapping[str, Mapping[str, object]]) -> Mapping[str, Mapping[str, object]]:
    """Return what players hold in a game without prisoners: what was entered as such may be anything."""
    if not any(PRISONERS in having for having in held.values()):
        return held
    return {
        player: {thing: count for thing, count in having.items() if thing != PRISONERS}
        for player, having in held.items()
    }


def _tile(tile: object, tiles: Mapping[str, Tile], path: str, errors: Errors) -> None:
    """Check the id of a tile."""
    if tile is not None and (not isinstance(tile, str) or tile not in tiles):
        errors[path].append(unknown_text("tile", str(tile)[:80], tiles))


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


def _sorted(counts: object, known: Sorts, path: str, errors: Errors) -> None:
    """Check things counted by sort: {"a": 1}."""
    if not isinstance(counts, Mapping):
        errors[path].append(Message("input-must-be-object"))
        return
    for sort, count in counts.items():
        enough(errors)
        if sort not in known:
            errors[f"{path}.{sort}"].append(unknown_text("token", sort, known))
        elif isinstance(count, bool) or not isinstance(count, int) or not 0 <= count < 1000:
            errors[f"{path}.{sort}"].append(Message("input-must-be-number", low=0, high=999))


def _values(values: Sequence[object], known: tuple[int | str, ...], path: str, errors: Errors) -> None:
    """Check things held one by one: each has one of these values, or null if unknown."""
    if len(values) > MOST_HELD:
        errors[path].append(Message("input-most", most=MOST_HELD, count=len(values)))
        return
    for number, value in enumerate(values):
        if value is not None and (isinstance(value, bool) or value not in known):
            enough(errors)
            errors[f"{path}[{number}]"].append(Message("input-one-of", choices=(*known, "null")))


def load_tokens(
    position: TilePosition,
    cells: Mapping[Cell, Tile],
    kinds: frozenset[str],
    figures: tuple[DeployedFigure, ...],
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


def _edges(token: TokenAt, path: str, errors: Errors) -> tuple[str, ...]:
    """Return the edges between which a token lies, or the one at whose end, clockwise from the north."""
    named = [(f"{path}.edges[{number}]", edge) for number, edge in enumerate(token.edges or ())]
    if token.edge is not None:
        named.append((f"{path}.edge", token.edge))
    for where, edge in named:
        if edge not in EDGES:
            errors[where].append(unknown_text("side", edge, EDGES))
    return tuple(edge for edge in EDGES if any(edge == one for _, one in named))


def _place(token: TokenAt, cells: Mapping[Cell, Tile], path: str, errors: Errors) -> tuple[int, int, int]:
    """Return the cell of a token and the number of its feature there; notes errors."""
    if token.quarter is not None:
        return in_quarter(token.quarter, cells, f"{path}.quarter", errors)
    if token.x is None or token.y is None:
        for name in ("x", "y"):
            if getattr(token, name) is None:
                errors[f"{path}.{name}"].append(Message("error-required"))
        return 0, 0, -1
    cell, segment = (token.x, token.y), -1
    tile = cells.get(cell)
    if tile is None:
        errors[path].append(Message("input-no-tile", cell=shown_cell(cell)))
    elif token.feature is not None and not tile.unknown:
        found = tile.names.find(token.feature.kind, token.feature.at)
        if len(found) == 1:
            segment = found[0]
        else:
            refuse(token.feature, tile, cell, f"{path}.feature", errors)
    return (*cell, segment)


def _tiles(token: TokenAt, cells: Mapping[Cell, Tile], path: str, errors: Errors) -> tuple[Cell, ...]:
    """Return the tiles over which a token lies; notes those that are not there."""
    tiles = tuple((x, y) for x, y in token.tiles or ())
    for number, cell in enumerate(tiles):
        if cell not in cells:
            errors[f"{path}.tiles[{number}]"].append(Message("input-no-tile", cell=shown_cell(cell)))
    return tiles


TILE = ("tile",)  # the values of a thing that is a tile
PLAYER = ("player",)  # the values of a thing that is next to another player
