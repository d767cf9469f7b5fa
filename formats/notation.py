"""A short text notation for positions and moves of games with tiles; docs/formats.md has its grammar.

Positions and moves are JSON data, in the form of the REST API. What has no short form is written as JSON, so
every position can be written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NoReturn

from referee.game import BadInput, Message

LONGEST = 200_000  # characters that are read
MOST_ITEMS = 3_000  # of a list
FIRST_SETS = {"carcassonne": "base"}  # tiles without a set; in other games the set has the name of the game
NO_SET = "*/"  # before an id that names no set
BARE = re.compile(r"[A-Za-z_*!][A-Za-z0-9_.!+*/-]*")
SIDE = re.compile(r"[A-Z]{1,2}")
NUMBER = re.compile(r"-?\d{1,6}")
EDGES = re.compile(r"\?([A-Za-z?*]{4})?")
SPACE = re.compile(r"[ \t]*")
BREAK = re.compile(r"\s*;\s*|\s*\n\s*")
STEPS = ("place", "act", "end")
DECODER = json.JSONDecoder()
Json = Mapping[str, Any]


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(position: Json, separator: str = "; ") -> str:
    """Return a position in one line, or with a line for each section (`separator` a newline)."""
    prefix = _first_set(str(position["game"]))
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
    return separator.join(_move(move, _first_set(game)) for move in moves)


def _first_set(game: str) -> str:
    return FIRST_SETS.get(game, game) + "/"


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


# ---- reading -----------------------------------------------------------------------------------------------


def read_position(text: str) -> dict[str, Any]:
    """Return the JSON data of a position. Raises BadInput with the place of the error."""
    scanner = _Scanner(text)
    found: dict[str, Any] = {"game": scanner.word()}
    prefix = _first_set(found["game"])
    while scanner.next_section():
        name = scanner.word()
        if name not in SECTIONS:
            scanner.fail(tuple(SECTIONS))
        if name in found:
            scanner.refuse(Message("notation-twice", name=name))
        found[name] = SECTIONS[name](scanner, prefix)
    return {"players": [], "tiles": [], **found}


def read_moves(text: str, game: str = "carcassonne") -> list[dict[str, Any]]:
    """Return the JSON data of moves. Raises BadInput with the place of the error."""
    scanner, prefix = _Scanner(text), _first_set(game)
    found = [_read_move(scanner, prefix)]
    while scanner.next_section():
        found.append(_read_move(scanner, prefix))
        if len(found) > MOST_ITEMS:
            scanner.refuse(Message("format-most", most=MOST_ITEMS))
    return found


class _Scanner:
    """Reads a text piece by piece, from left to right."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise BadInput({"$": [Message("format-most", most=LONGEST)]})
        self._text, self._at = text.strip(), 0

    def fail(self, wanted: Message | tuple[str, ...]) -> NoReturn:
        """Raise BadInput: this, or one of these, was expected here."""
        near = self._text[self._at : self._at + 20]
        self.refuse(Message("notation-expected", wanted=wanted, found=near))

    def refuse(self, why: Message) -> NoReturn:
        """Raise BadInput for this place."""
        raise BadInput({f"$[{self._at}]": [why]})

    def take(self, pattern: re.Pattern[str] | str) -> re.Match[str] | None:
        """Read a pattern after spaces, if it is next."""
        self._at = SPACE.match(self._text, self._at).end()  # type: ignore[union-attr]   # matches anything
        compiled = re.compile(re.escape(pattern)) if isinstance(pattern, str) else pattern
        found = compiled.match(self._text, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def next_section(self) -> bool:
        """Go to the next section or move; False at the end."""
        if self.take(BREAK) is None:
            if self._at < len(self._text):
                self.fail((";",))
            return False
        return self._at < len(self._text)

    def json(self) -> Any:
        """Read a JSON value."""
        self.take(SPACE)
        try:
            value, self._at = DECODER.raw_decode(self._text, self._at)
        except (ValueError, RecursionError):
            self.fail(("JSON",))
        return value

    def word(self) -> str:
        """Read a word, bare or as a JSON string."""
        found = self.take(BARE)
        if found is not None:
            return found[0]
        value = self.json() if self._text[self._at : self._at + 1] == '"' else None
        if not isinstance(value, str):
            self.fail(Message("notation-word"))
        return str(value)

    def number(self) -> int:
        """Read a whole number."""
        found = self.take(NUMBER)
        if found is None:
            self.fail(Message("notation-number"))
        return int(found[0])

    def ahead(self, characters: str) -> bool:
        """Whether one of these characters is next."""
        self.take(SPACE)
        return self._text[self._at : self._at + 1] != "" and self._text[self._at] in characters

    def word_ahead(self) -> bool:
        """Whether a word is next."""
        self.take(SPACE)
        return bool(BARE.match(self._text, self._at)) or self.ahead('"')

    def ended(self) -> bool:
        """Whether the section ends here."""
        self.take(SPACE)
        return self._at == len(self._text) or bool(BREAK.match(self._text, self._at))

    def cell(self) -> dict[str, int]:
        """Read a cell: `x,y`."""
        x = self.number()
        if not self.take(","):
            self.fail((",",))
        return {"x": x, "y": self.number()}


Reader = Callable[[_Scanner, str], Any]


def _listed(read: Reader) -> Reader:
    """A reader of a list with commas, which may be empty."""

    def read_all(scanner: _Scanner, prefix: str) -> list[Any]:
        found: list[Any] = []
        while not scanner.ended():
            if found and not scanner.take(","):
                scanner.fail((",", ";"))
            found.append(read(scanner, prefix))
            if len(found) > MOST_ITEMS:
                scanner.refuse(Message("format-most", most=MOST_ITEMS))
        return found

    return read_all


def _read_json(scanner: _Scanner, prefix: str) -> Any:
    return scanner.json()


def _read_player(scanner: _Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {"id": scanner.word()}
    if scanner.ahead("-0123456789"):
        found["points"] = scanner.number()
    if scanner.ahead('"'):
        found["name"] = scanner.word()
    if scanner.take("#"):
        found["colour"] = scanner.word()
    return found


def _read_tiles(scanner: _Scanner, prefix: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while not scanner.ended():
        found.append(_read_tile(scanner, prefix))
        if len(found) > MOST_ITEMS:
            scanner.refuse(Message("format-most", most=MOST_ITEMS))
    return found


def _read_tile(scanner: _Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = scanner.cell()
    if not scanner.take(":"):
        scanner.fail((":",))
    if edges := scanner.take(EDGES):
        found |= {"tile": None, **({"edges": edges[1]} if edges[1] else {})}
    elif scanner.ahead("{"):
        inline = scanner.json()
        found |= {"tile": None, **{name: inline[name] for name in ("tile", "edges") if name in inline}}
    else:
        found["tile"] = _read_id(scanner, prefix)
    return found | {"rotation": _read_rotation(scanner)}


def _read_id(scanner: _Scanner, prefix: str) -> str:
    word = scanner.word()
    if word.startswith(NO_SET):
        return word.removeprefix(NO_SET)
    return word if "/" in word else prefix + word


def _read_rotation(scanner: _Scanner) -> int:
    return 90 * scanner.number() if scanner.take("~") else 0


def _read_feature(scanner: _Scanner) -> dict[str, Any]:
    """A feature, or nothing if there is none."""
    if not scanner.word_ahead():
        return {}
    kind = scanner.word()
    if scanner.ahead("["):
        return {"feature": {"kind": kind, "at": scanner.json()}}
    at = scanner.word().split(".") if scanner.word_ahead() else []
    return {"feature": {"kind": kind, "at": at}}


def _read_figure(scanner: _Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {"player": scanner.word(), "kind": scanner.word()}
    if scanner.take("@"):
        return {**found, "space": scanner.number()}
    if scanner.take("^"):
        cell = scanner.cell()
        return {**found, **cell, "point": [cell["x"], cell["y"]]}
    return {**found, **scanner.cell(), **_read_feature(scanner)}


COUNT = re.compile(r"x(\d{1,6})")
CELL_AHEAD = re.compile(r"(?=-?\d+\s*,)")


def _read_token(scanner: _Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": scanner.word()}
    if scanner.take("@"):
        return {**found, "quarter": scanner.word()}
    if not scanner.take(CELL_AHEAD) and scanner.ahead("-0123456789"):
        found["value"] = scanner.number()
    if count := scanner.take(COUNT):
        found["count"] = int(count[1])
    found |= {**scanner.cell(), **_read_feature(scanner)}
    if scanner.take("~"):
        edges = scanner.word().split(".")
        found |= {"edges": edges} if len(edges) > 1 else {"edge": edges[0]}
    if scanner.take("&"):
        found["beside"] = {"player": scanner.word(), "kind": scanner.word()}
    if scanner.take(":"):
        found["player"] = scanner.word()
        found |= {"set": scanner.word()} if scanner.word_ahead() else {}
    return found


def _read_turn(scanner: _Scanner, prefix: str) -> dict[str, Any]:
    found: dict[str, Any] = {} if scanner.take("-") else {"player": scanner.word()}
    while not scanner.ended():
        name = scanner.word()
        if name in STEPS:
            found["step"] = name
        elif name == "placed":
            found["placed"] = list(_read_cells(scanner))
        elif name == "drawn":
            found["drawn"] = _read_id(scanner, prefix)
        elif name == "part":
            found["part"] = scanner.number()
        elif name == "due":
            found.setdefault("due", []).append(scanner.word())
        elif name == "passed":
            found.setdefault("passed", []).append(scanner.word())
        elif name == "walk":
            found["walk"] = list(_read_cells(scanner))
        elif name == "auction":
            found["auction"] = scanner.json()
        elif name == "marks":
            found["marks"] = list(_read_words(scanner))
        else:
            scanner.fail((*STEPS, "placed", "drawn", "part", "due", "passed", "walk", "auction", "marks"))
    return found


def _read_cells(scanner: _Scanner) -> Iterator[list[int]]:
    while scanner.ahead("-0123456789"):
        cell = scanner.cell()
        yield [cell["x"], cell["y"]]


def _read_words(scanner: _Scanner) -> Iterator[str]:
    while scanner.word_ahead():
        yield scanner.word()


SECTIONS: Mapping[str, Reader] = {
    "options": _read_json,
    "catalogs": _read_json,
    "players": _listed(_read_player),
    "tiles": _read_tiles,
    "figures": _listed(_read_figure),
    "tokens": _listed(_read_token),
    "turn": _read_turn,
    "held": _read_json,
    "left": _read_json,
    "over": lambda scanner, prefix: scanner.ended() or scanner.json(),
}


def _read_move(scanner: _Scanner, prefix: str) -> dict[str, Any]:
    first = scanner.word()
    found: dict[str, Any] = {}
    if scanner.take(":"):
        found, first = {"player": first}, scanner.word()
    found = {"type": first, **found}
    if scanner.ahead("{"):
        rest = scanner.json()
        return {**rest, **found}
    if first == "place":
        tile = _read_id(scanner, prefix)
        return {**found, "tile": tile, "rotation": _read_rotation(scanner), **scanner.cell()}
    if first == "discard":
        return {**found, "tile": _read_id(scanner, prefix)}
    if first == "deploy":
        return {**found, "kind": scanner.word(), **scanner.cell(), **_read_feature(scanner)}
    return found
