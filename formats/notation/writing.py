"""Positions and moves written in the notation."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from formats.notation.words import BARE, EDGES, NO_SET, SIDE, Json, first_set
from referee.game import BadInput, Message


def write_position(position: Json, separator: str = "; ") -> str:
    """Return a position in one line, or with a line for each section (`separator` a newline)."""
    prefix = first_set(str(position["game"]))
    parts = [_word(position["game"])]
    parts += [
        f"{name} {_json(position[name])}" for name in ("options", "catalogs") if _stated(position, name)
    ]
    parts.append("players " + ", ".join(map(_player, position["players"])))
    parts.append("tiles " + " ".join(_tile(tile, prefix) for tile in position["tiles"]))
    if position.get("figures"):
        parts.append("figures " + ", ".join(map(_figure, position["figures"])))
    if position.get("tokens") is not None:
        parts.append("tokens " + ", ".join(map(_token, position["tokens"])))
    if position.get("turn") is not None:
        parts.append(_turn(position["turn"], prefix))
    parts += [f"{name} {_json(position[name])}" for name in ("held", "left") if _stated(position, name)]
    if position.get("over") is not None:
        parts.append("over" if position["over"] else "over false")
    return separator.join(part.rstrip() for part in parts)


def _stated(position: Json, name: str) -> bool:
    """Whether a part differs from its default, which is nothing for options and what players hold."""
    return bool(position.get(name)) or (position.get(name) is not None and name in ("catalogs", "left"))


def write_moves(moves: Sequence[Json], game: str = "carcassonne", separator: str = "; ") -> str:
    """Return moves in one line."""
    return separator.join(_move(move, first_set(game)) for move in moves)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _word(text: object) -> str:
    """A word as it is, or as a JSON string if it has other characters."""
    return str(text) if isinstance(text, str) and BARE.fullmatch(text) else _json(text)


def _id(tile: str, prefix: str) -> str:
    """A tile's id, without the first set of the game."""
    if "/" not in tile:
        return _word(f"{NO_SET}{tile}")
    short = tile.removeprefix(prefix)
    return _word(short if tile.startswith(prefix) and "/" not in short else tile)


def _player(player: Json) -> str:
    found = _word(player["id"])
    if player.get("points") is not None:
        found += f" {player['points']}"
    if player.get("name") is not None:
        found += f" {_json(player['name'])}"
    return found + (f" #{_word(player['colour'])}" if player.get("colour") is not None else "")


def _tile(tile: Json, prefix: str) -> str:
    kind = tile["tile"]
    if kind is None:
        shown = f"?{tile.get('edges') or ''}" if EDGES.fullmatch(f"?{tile.get('edges') or ''}") else None
        shown = _json({"edges": tile["edges"]}) if shown is None else shown
    else:
        shown = _id(kind, prefix) if isinstance(kind, str) else _json({"tile": kind})
    turned = f"~{tile['rotation'] // 90}" if tile.get("rotation") else ""
    return f"{tile['x']},{tile['y']}:{shown}{turned}"


def _feature(feature: Json | None) -> str:
    if not feature:
        return ""
    at = feature.get("at") or ()
    sides = [at] if isinstance(at, str) else list(at)
    plain = all(SIDE.fullmatch(side) for side in sides)
    written = f" {'.'.join(sides) if plain else _json(sides)}" if sides else ""
    return f" {_word(feature['kind'])}{written}"


def _figure(figure: Json) -> str:
    who = f"{_word(figure['player'])} {_word(figure['kind'])}"
    if figure.get("point") is not None:
        return f"{who} ^{figure['point'][0]},{figure['point'][1]}"
    if figure.get("x") is None and figure.get("space") is None:
        raise BadInput({"figures": [Message("notation-figure")]})
    if figure.get("x") is None:
        return f"{who} @{figure.get('space')}"
    return f"{who} {figure['x']},{figure['y']}{_feature(figure.get('feature'))}"


def _token(token: Json) -> str:
    value = "" if token.get("value") is None else f" {token['value']}"
    count = "" if token.get("count") is None else f" x{token['count']}"
    if token.get("quarter") is not None:
        return f"{_word(token['kind'])} @{_word(token['quarter'])}"
    where = f"{token['x']},{token['y']}{_feature(token.get('feature'))}"
    beside = token.get("beside")
    whom = f" & {_word(beside['player'])} {_word(beside['kind'])}" if beside else ""
    edges = token.get("edges") or ([token["edge"]] if token.get("edge") else [])
    between = f" ~{'.'.join(edges)}" if edges else ""
    owner = f" : {_word(token['player'])}" if token.get("player") else ""
    owner += f" {_word(token['set'])}" if owner and token.get("set") else ""
    return f"{_word(token['kind'])}{value}{count} {where}{between}{whom}{owner}"


def _turn(turn: Json, prefix: str) -> str:
    parts = ["turn"]
    parts += [_word(turn["player"])] if turn.get("player") is not None else ["-"]
    parts += [turn["step"]] if turn.get("step") else []
    if turn.get("placed") is not None:
        parts += ["placed", *(f"{x},{y}" for x, y in turn["placed"])]
    parts += ["drawn", _id(turn["drawn"], prefix)] if turn.get("drawn") else []
    if turn.get("part", 1) != 1 or len(turn.get("placed") or ()) > 1:  # two placed tiles imply part 2
        parts.append(f"part {turn.get('part', 1)}")
    parts += [f"due {_word(step)}" for step in turn.get("due") or ()]
    parts += [f"passed {_word(player)}" for player in turn.get("passed") or ()]
    parts += ["walk", *(f"{x},{y}" for x, y in turn["walk"])] if turn.get("walk") else []
    parts += ["auction", _json(turn["auction"])] if turn.get("auction") else []
    parts += ["marks", *map(_word, sorted(turn["marks"]))] if turn.get("marks") else []
    return " ".join(parts)


SHORT: Mapping[str, tuple[str, ...]] = {  # the fields of moves that have a short form
    "place": ("tile", "x", "y", "rotation"),
    "discard": ("tile",),
    "deploy": ("kind", "x", "y", "feature"),
    "end_turn": (),
    "end_game": (),
}


def _move(move: Json, prefix: str) -> str:
    kind, who = str(move["type"]), f"{_word(move['player'])}: " if "player" in move else ""
    rest = {name: value for name, value in move.items() if name not in ("type", "player")}
    if set(rest) != set(SHORT.get(kind, ("?",))):
        return f"{who}{_word(kind)}" + (f" {_json(rest)}" if rest else "")
    if kind == "place":
        turned = f"~{rest['rotation'] // 90}" if rest["rotation"] else ""
        return f"{who}place {_id(rest['tile'], prefix)}{turned} {rest['x']},{rest['y']}"
    if kind == "discard":
        return f"{who}discard {_id(rest['tile'], prefix)}"
    if kind == "deploy":
        return f"{who}deploy {_word(rest['kind'])} {rest['x']},{rest['y']}{_feature(rest['feature'])}"
    return f"{who}{kind}"
