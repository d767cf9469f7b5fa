"""Lines that describe the table: each adds to the position of a case."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from referee.tiles.model.position import Companion, Laid, PlayerSeat, Standing, TokenAt, Turn
from tests.games.notation.scenario import Scenario
from tests.games.notation.words import CELL, HELD, SIDES, Unreadable, cells_in, ref_of, values

LAID = re.compile(CELL + r"\s*(?:\?([A-Z?*]{4})?|([A-Z])\s*([0-3])|(\S+)\s+([0-3]))(?=\s|$)")
FIGURE = re.compile(rf"(\S+)\s+{CELL}\s*(.*)")
TOKEN = re.compile(rf"([a-z_-]+)(?:\s+(x?)(\d+))?\s*{CELL}\s*(.*)")
TURN = re.compile(
    rf"(\S+)(?:\s+(place|act|end))?((?:\s+placed(?:\s*{CELL})+)?)(?:\s+drawn\s+(\S+))?"
    rf"(?:\s+part\s+([12]))?(?:\s+due\s+(\S+))?((?:\s+walk(?:\s*{CELL})+)?)(?:\s+marks((?:\s+\S+)+))?"
)


def _shows(case: Scenario, rest: str, game: Any) -> None:
    case.shows += rest.split()


def _players(case: Scenario, rest: str, game: Any) -> None:
    for one in rest.split(","):
        name, _, points = one.strip().partition(" ")
        if points and not points.strip().isdigit():
            raise Unreadable(f"points of {name} are no number: {points!r}")
        case.players.append(PlayerSeat(name, points=int(points) if points else None))


def _options(case: Scenario, rest: str, game: Any) -> None:
    for one in rest.split(","):
        name, _, value = one.strip().partition(" ")
        case.options[name] = value.strip()


def _begin(case: Scenario, rest: str, game: Any) -> None:
    if rest:
        raise Unreadable("'begin' stands alone")
    case.begins = True


def _expansions(case: Scenario, rest: str, game: Any) -> None:
    case.options["expansions"] = [one.strip() for one in rest.split(",")]


def _catalogs(case: Scenario, rest: str, game: Any) -> None:
    case.catalogs = [one.strip() for one in rest.split(",")]


def _define(case: Scenario, rest: str, game: Any) -> None:
    name, _, described = (part.strip() for part in rest.partition("="))
    id, *words = name.split()
    attributes: dict[str, Any] = dict(word.split(":", 1) for word in words if ":" in word)
    if "marks" in attributes:
        attributes["marks"] = [{"mark": mark} for mark in attributes["marks"].split(",")]
    letters = " ".join(word for word in words if ":" not in word)
    features: list[dict[str, Any]] = []
    for one in described.split(";"):
        kind, *words = one.split()
        one_feature: dict[str, Any] = {"kind": kind}
        sides = [word for word in words if word in SIDES]
        if sides:
            one_feature["edges" if set(sides) <= set("NESW") else "halves"] = sides
        for word in words:
            mark, _, count = word.partition(":")
            if word not in SIDES:
                one_feature[mark] = _mark_value(mark, count)
        features.append(one_feature)
    case.own.append({"id": id, **attributes, "features": features} | ({"edges": letters} if letters else {}))


def _mark_value(mark: str, text: str) -> list[int] | str | int:
    """The value of a mark of a feature; without one: 1."""
    if mark in ("cities", "beside"):
        return [int(one) for one in text.split("+")]
    return int(text or 1) if text.isdigit() or not text else text


def _tiles(case: Scenario, rest: str, game: Any) -> None:
    at = 0
    while at < len(rest):
        found = LAID.match(rest, at)
        if not found:
            raise Unreadable(f"no tile: {rest[at : at + 30]!r}; a tile is written (x,y)NAME quarter-turns")
        x, y, edges, letter, turn, name, turned = found.groups()
        if letter or name:
            case.tiles.append(Laid(int(x), int(y), case.tile(letter or name), 90 * int(turn or turned)))
        else:
            case.tiles.append(Laid(int(x), int(y), None, 0, edges))
        at = found.end() + len(rest[found.end() :]) - len(rest[found.end() :].lstrip())


def _block(case: Scenario, rest: str, game: Any) -> None:
    """The City of Carcassonne: tiles count/1 to count/12, row by row."""
    if rest:
        raise Unreadable("'block' stands alone")
    places = [(x, y) for y in (-1, 0, 1) for x in (-2, -1, 0, 1)]
    case.tiles += [Laid(x, y, f"count/{number}", 0) for number, (x, y) in enumerate(places, 1)]


def _boats(case: Scenario, rest: str, game: Any) -> None:
    for one in rest.split(","):
        player, _, space = one.strip().partition(" ")
        if not space.strip().isdigit():
            raise Unreadable(f"the space of {player} is no number: {space!r}")
        case.figures.append(Standing(player, "boat", space=int(space)))


def figure(case: Scenario, kind: str, rest: str) -> None:
    found = FIGURE.fullmatch(rest)
    if not found:
        raise Unreadable(f"a figure is written '{kind} red (0,0) road W'")
    player, x, y, feature = found.groups()
    if feature == "point":
        case.figures.append(Standing(player, kind, point=(int(x), int(y))))
        return
    case.figures.append(Standing(player, kind, int(x), int(y), None if feature == "?" else ref_of(feature)))


def _token(case: Scenario, rest: str, game: Any) -> None:
    kind, _, quarter = rest.partition(" in ")
    case.tokens.append(TokenAt(kind, None, quarter=quarter) if quarter else _placed_token(rest))


def _placed_token(text: str) -> TokenAt:
    """A token on a cell: on its tile, between edges or tiles, next to a figure, or on a feature."""
    found = TOKEN.fullmatch(text)
    if not found:
        raise Unreadable(
            "a token is written 'token sheep 3 (0,0) field SL' or 'token dragon (0,0)', a stack "
            "'token mining x3 (0,0) mountain N'; 'tokens none' means that there are none"
        )
    kind, stack, number, x, y, where = found.groups()
    cell = (int(x), int(y))
    where = where.strip()
    if between := re.fullmatch(r"([NESW](?:\s+[NESW])*)(?:\s+of\s+(\S+)(?:\s+(\S+))?)?", where):
        edges, player, of = between.groups()
        if " " in edges:
            return TokenAt(kind, None, *cell, edges=tuple(edges.split()), player=player, set=of)
        return TokenAt(kind, None, *cell, edge=edges, player=player, set=of)
    if tiles := re.fullmatch(rf"{CELL}(?:\s+of\s+(\S+))?", where):
        both = (cell, (int(tiles[1]), int(tiles[2])))
        return TokenAt(kind, None, *cell, player=tiles[3], tiles=both)
    if beside := re.fullmatch(r"beside\s+(\S+)\s+(\S+)", where):
        return TokenAt(kind, None, *cell, beside=Companion(*beside.groups()))
    feature, count = ref_of(where) if where else None, int(number) if number else None
    if stack:
        return TokenAt(kind, None, *cell, feature, count)
    return TokenAt(kind, count, *cell, feature)


def _tokens(case: Scenario, rest: str, game: Any) -> None:
    if rest != "none" or case.tokens:
        raise Unreadable("'tokens none' means that there are no tokens; otherwise each has a line")
    case.no_tokens = True


def _turn(case: Scenario, rest: str, game: Any) -> None:
    found = TURN.fullmatch(rest)
    if not found:
        raise Unreadable("a turn is written 'turn red act placed (1,0)' or 'turn red place drawn D'")
    cells = cells_in(found[3])
    case.turn = Turn(
        found[1],
        found[2],
        cells or None,
        case.tile(found[6]) if found[6] else None,
        int(found[7] or 1),
        frozenset((found[12] or "").split()),
        (found[8],) if found[8] else None,
        walk=cells_in(found[9]) or None,
    )


def _held(case: Scenario, rest: str, game: Any) -> None:
    for one in rest.split(","):
        prisoners = re.findall(r"\s+prisoner\s+(\S+)\s+(\S+)", one)
        if prisoners:
            listed = [{"player": owner, "kind": kind} for owner, kind in prisoners]
            one = re.sub(r"\s+prisoner\s+\S+\s+\S+", "", one)
            case.held[one.split()[0]] = {"prisoners": listed}
            if len(one.split()) == 1:
                continue
        player, things = _things(case, one.strip())
        case.held[player] = case.held.get(player, {}) | things


def _things(case: Scenario, text: str) -> tuple[str, dict[str, Any]]:
    """A player, and what is in front of that player."""
    if beside := re.fullmatch(r"(\S+)\s+robber_at\s+(\S+)", text):
        return beside[1], {"robber_at": beside[2]}
    if tunnels := re.fullmatch(r"(\S+)((?:\s+tunnel\s+[a-c]\s+\d+)+)", text):
        sets = re.findall(r"tunnel\s+([a-c])\s+(\d+)", tunnels[2])
        return tunnels[1], {"tunnel": {of: int(count) for of, count in sets}}
    if hand := re.fullmatch(r"(\S+)\s+tile\s+(\S+)", text):
        return hand[1], {"tile": case.tile(hand[2])}
    found = re.fullmatch(rf"(\S+)((?:\s+\S+\s+{HELD})+)", text)
    if not found:
        raise Unreadable(
            "what players hold is written 'held red wine 2 abbey 1, blue abbey 0', and things with "
            "values 'held red mining [1 ? 5]', captured figures 'held red prisoner blue big', "
            "tunnel tokens by their sets 'held red tunnel a 1 tunnel b 0'"
        )
    return found[1], {
        thing: values(several) if several else int(count)
        for thing, several, count in re.findall(rf"([a-z_-]+)\s+{HELD}", found[2])
    }


def _left(case: Scenario, rest: str, game: Any) -> None:
    only = re.fullmatch(r"nothing(?:\s+but\s+(.+))?", rest)
    found = re.findall(r"(\S+)\s+(\d+)\s*(?:,|$)", (only[1] or "") if only else rest)
    if not found and not (only and only[1] is None):
        raise Unreadable("copies left are written 'left E 0, D 2', 'left nothing' or 'left nothing but D 2'")
    tokens = game.token_kinds
    case.left = {name if name in tokens else case.tile(name): int(count) for name, count in found}
    case.nothing_else_left = only is not None


# word -> what reads the rest of its line; raises Unreadable
TABLE_LINES: dict[str, Callable[[Scenario, str, Any], None]] = {
    "shows": _shows,
    "players": _players,
    "options": _options,
    "begin": _begin,
    "expansions": _expansions,
    "catalogs": _catalogs,
    "define": _define,
    "tiles": _tiles,
    "block": _block,
    "boats": _boats,
    "token": _token,
    "tokens": _tokens,
    "turn": _turn,
    "held": _held,
    "left": _left,
}
