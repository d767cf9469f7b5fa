"""The notation of the scenarios (described in SCENARIOS.md): from text to a position and questions.

Parsing is strict: anything unknown is a NotationError that names file and line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from referee.game import Lane
from referee.tiles.io.catalog import built_in
from referee.tiles.model.position import (
    Companion,
    FeatureAt,
    Laid,
    PlayerSeat,
    Position,
    Ref,
    Standing,
    TokenAt,
    Turn,
)

CELL = r"\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)"
LAID = re.compile(CELL + r"\s*(?:\?([A-Z?*]{4})?|([A-Z])\s*([0-3])|(\S+)\s+([0-3]))(?=\s|$)")
HEADING = re.compile(r"==\s+([A-Za-z]+-[A-Za-z0-9.]+(?:/[a-z0-9-]+)?):\s+(\S.*)")
FIGURE = re.compile(rf"(\S+)\s+{CELL}\s*(.*)")
TOKEN = re.compile(rf"([a-z_-]+)(?:\s+(x?)(\d+))?\s*{CELL}\s*(.*)")
QUARTERS = ("castle", "market", "blacksmith", "cathedral")
FEATURE = re.compile(rf"\s*(\w+)((?:\s+(?:N|E|S|W|NL|NR|EL|ER|SL|SR|WL|WR|I|II|{'|'.join(QUARTERS)}))*)\s*")
TURN = re.compile(
    rf"(\S+)(?:\s+(place|act|end))?((?:\s+placed(?:\s*{CELL})+)?)(?:\s+drawn\s+(\S+))?"
    rf"(?:\s+part\s+([12]))?(?:\s+due\s+(\S+))?((?:\s+walk(?:\s*{CELL})+)?)(?:\s+marks((?:\s+\S+)+))?"
)
MOVES = {
    "place": re.compile(rf"(\S+)\s+{CELL}\s+([0-3])(?:\s+bridge\s+{CELL}\s+([NESW]\s+[NESW]))?"),
    "deploy": re.compile(rf"(\S+)\s+{CELL}\s+(.+)"),
    "phantom": re.compile(rf"(?:([a-z]+)\s+)?{CELL}\s+(.+)"),
    "building": re.compile(rf"(\S+)\s+{CELL}"),
    "discard": re.compile(r"(\S+)"),
    "retrieve": re.compile(CELL),
    "fairy": re.compile(rf"{CELL}(?:\s+(\S+)\s+(.+))?"),
    "take": re.compile(rf"(\S+)\s+(\S+)\s+(\S+)\s+{CELL}\s+(.+)"),
    "tower": re.compile(rf"{CELL}(?:\s+takes\s+(\S+)\s+(\S+)\s+{CELL}\s+(.+))?"),
    "exchange": re.compile(r"(\S+)"),
    "gold": re.compile(CELL),
    "ferry": re.compile(rf"{CELL}\s+([NESW](?:\s+[NESW])*)"),
    "castle": re.compile(rf"{CELL}\s+{CELL}"),
    "bridge": re.compile(rf"{CELL}\s+([NESW](?:\s+[NESW])*)"),
    "tunnel": re.compile(rf"([abc])\s+{CELL}\s+([NESW])"),
    "fly": re.compile(rf"(\S+)\s+([0-9])\s+(?:home|{CELL}\s+(.+))"),
    "mage": re.compile(rf"(?:remove|{CELL}\s+(.+))"),
    "witch": re.compile(rf"(?:remove|{CELL}\s+(.+))"),
    "robber": re.compile(r"(\S+)"),
    "message": re.compile(rf"(\S+)(?:\s+(points|action|both))?(?:\s+(\S+)\s+(\S+)\s+{CELL}\s+(.+))?"),
    "corn_circle": re.compile(r"(\S+)"),
    "pyramid": re.compile(CELL),
    "tent": re.compile(r"(-?\d+)"),
    "ransom": re.compile(r"(\S+)\s+from\s+(\S+)"),
    "wagon": re.compile(rf"{CELL}\s+(.+?)\s+to\s+{CELL}\s+(.+)"),
    "march": re.compile(rf"(\S+)\s+(\S+)\s+{CELL}\s+(.+)"),
    "count": re.compile(r"(\S+)\s+(\S+?)(?:\s+moves\s+(\S+))?"),
    "offer": re.compile(r"(\S+)(?:\s+(-?\d+))?"),
    "bid": re.compile(r"(-?\d+|pass)"),
    "settle": re.compile(r"(buy|sell)"),
    "pass": re.compile(r"(\S+)"),
    "step": re.compile(CELL),
    "dragon": re.compile(rf"((?:{CELL}\s*)*)"),
    "draw": re.compile(r"(\S+)"),
    "flock": re.compile(rf"{CELL}\s+(.+?)\s+(expand|score)(?:\s+(\S+))?"),
    "pitch": re.compile(rf"{CELL}\s+(.+)"),
    "mine": re.compile(r""),
    "report": re.compile(r"((?:[\d?]+\s*)*)"),
    "reveal": re.compile(r"((?:[\d?]+\s*)*)"),
    "recall": re.compile(CELL),
    "end turn": re.compile(r""),
    "adjust": re.compile(r"(-?\d+)\s+(.+)"),
    "score": re.compile(r"(\S+)((?:\s+[A-Za-z-]+\s+\d+)*)(\s+final)?(?:\s+tied((?:\s+\S+)+))?"),
}
HELD = r"(?:\[((?:[\d?]+\s*)*)\]|(\d+))"  # values of things, or their number
NAMES = {
    "end turn": "end_turn",
    "draw": "draw_token",
    "step": "dragon_step",
}  # of moves with another name in the API
QUESTIONS = ("may", "do", "placements", "score", "who", "findings", "audit", "needs", "ranking")


class NotationError(ValueError):
    """A line that cannot be read; the message begins with file and line."""


@dataclass(frozen=True)
class Answer:
    """One expected line."""

    line: int
    text: str


@dataclass(frozen=True)
class Question:
    """`verb` is one of QUESTIONS; `arguments`: parsed (for may and do: the move's name first)."""

    line: int
    verb: str
    arguments: tuple[Any, ...]
    answers: list[Answer] = field(default_factory=list)


@dataclass
class Scenario:
    """One case: a position and questions about it, in order. `position` is for Game.load."""

    id: str
    title: str
    file: str
    line: int
    game: str
    default_set: str
    shows: list[str] = field(default_factory=list)
    players: list[PlayerSeat] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    catalogs: list[str] | None = None
    own: list[dict[str, Any]] = field(default_factory=list)
    tiles: list[Laid] = field(default_factory=list)
    figures: list[Standing] = field(default_factory=list)
    tokens: list[TokenAt] = field(default_factory=list)
    turn: Turn | None = None
    held: dict[str, dict[str, Any]] = field(default_factory=dict)
    left: dict[str, int] | None = None
    nothing_else_left: bool = False
    no_tokens: bool = False
    begins: bool = False
    questions: list[Question] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        """The rule ids that the case is about."""
        return [self.id.split("/")[0], *self.shows]

    @property
    def position(self) -> Position:
        """The position of the case."""
        catalogs: list[Any] | None = self.catalogs
        if self.own:
            catalogs = [
                *(catalogs or [self.default_set]),
                {"id": "own", "game": self.game, **OWN.get(self.game, {}), "tiles": self.own},
            ]
        players = self.players or [PlayerSeat("red"), PlayerSeat("blue")]
        return Position(
            self.game,
            tuple(players),
            tuple(self.tiles),
            self.options,
            None if catalogs is None else tuple(catalogs),
            tuple(self.figures),
            tuple(self.tokens) if self.tokens or self.no_tokens else None,
            self.turn,
            self.held,
            self.left,
        )

    def tile(self, name: str) -> str:
        """The full id of a tile."""
        tile_set, slash, code = name.partition("/")
        return f"{SHORT.get(tile_set, tile_set)}/{code}" if slash else f"{self.default_set}/{name}"


SHORT = {
    "ic": "inns-and-cathedrals",
    "tb": "traders-and-builders",
    "hs": "hills-and-sheep",
    "rv": "river",
    "r2": "river-2",
    "gq": "gq11",
    "kr": "king-and-robber",
    "am": "abbey-and-mayor",
    "pd": "princess-and-dragon",
    "cu": "cult",
    "gm": "monasteries",
    "to": "tower",
    "wt": "watchtowers",
    "wr": "wind-roses",
    "da": "darmstadt",
    "go": "goldmines",
    "tu": "tunnel",
    "fy": "ferries",
    "bb": "bridges-castles-and-bazaars",
    "mw": "mage-and-witch",
    "fe": "festival",
    "fl": "flier",
    "bt": "under-the-big-top",
    "si": "siege",
    "cc": "corn-circles",
    "la": "labyrinth",
    "bu": "castles-in-germany",
    "kd": "cathedrals-in-germany",
    "sc": "school",
    "co": "count",
}
KINDS = {
    "city": {"shape": "area", "letter": "C"},
    "road": {"shape": "line", "letter": "R"},
    "field": {"shape": "area", "sides": "halves", "letter": "F"},
    "monastery": {"shape": "point"},
    "garden": {"shape": "point"},
}
MARKS = {"pennants": "coats of arms", "inn": "an inn", "cathedral": "a cathedral", "wine": "goods of a city"}
OWN = {
    "carcassonne": {"kinds": KINDS, "marks": MARKS}
}  # in other games, inline tiles support everything that the game does


def values(text: str) -> list[int | None]:
    """Values of things: "1 ? 5", "?" for an unknown value."""
    return [None if word == "?" else int(word) for word in text.split()]


def read(path: Path, games: Callable[[str], Any]) -> list[Scenario]:
    """The cases of a file. `games` looks up a game by its id. Raises NotationError."""
    return list(_Reader(path.name, games).cases(path.read_text(encoding="utf-8")))


class _Reader:
    def __init__(self, file: str, games: Callable[[str], Any]) -> None:
        self.file, self.games, self.number = file, games, 0
        self.game = ""
        self.case: Scenario | None = None

    def wrong(self, text: str) -> NotationError:
        return NotationError(f"{self.file}:{self.number}: {text}")

    def cases(self, text: str) -> Iterator[Scenario]:
        for self.number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#")[0].rstrip()
            if line.startswith("=="):
                if self.case:
                    yield self.finished()
                self.case = self.heading(line)
            elif line[:1].isspace():
                self.answer(line.strip())
            elif line:
                self.line(line)
        if self.case is None:
            raise self.wrong("there is no case in this file")
        yield self.finished()

    def finished(self) -> Scenario:
        assert self.case is not None
        if not self.case.questions:
            raise self.wrong(f"{self.case.id} asks nothing")
        for question in self.case.questions:
            if not question.answers and question.verb != "do":
                self.number = question.line
                raise self.wrong(f"no answer to {question.verb!r}")
        if self.case.nothing_else_left:
            sets = self.case.catalogs or self.games(self.game).catalog_reader.implied(self.case.options)
            none = {tile: 0 for one in sets for tile in built_in(one).tiles}
            self.case.left = {**none, **(self.case.left or {})}
        return self.case

    def heading(self, line: str) -> Scenario:
        found = HEADING.fullmatch(line)
        if not found:
            raise self.wrong("a heading is '== RULE-ID: title' or '== RULE-ID/variant: title'")
        if not self.game:
            raise self.wrong("say which game before the first case, as in 'game carcassonne'")
        return Scenario(
            found[1], found[2], self.file, self.number, self.game, self.games(self.game).catalogs[0]
        )

    def line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "game" and self.case is None:
            self.game = rest
            return
        if self.case is None:
            raise self.wrong(f"{word!r} before the first case")
        if word in QUESTIONS:
            self.case.questions.append(Question(self.number, word, getattr(self, f"ask_{word}")(rest)))
        elif self.case.questions:
            raise self.wrong(f"{word!r}: the table comes before the first question")
        elif hasattr(self, f"set_{word}"):
            getattr(self, f"set_{word}")(self.case, rest)
        elif word in self.games(self.game).figure_kinds:
            self.figure(self.case, word, rest)
        else:
            raise self.wrong(f"unknown word {word!r}")

    def answer(self, text: str) -> None:
        if self.case is None or not self.case.questions:
            raise self.wrong("an indented line is an answer, and nothing was asked")
        self.case.questions[-1].answers.append(Answer(self.number, " ".join(text.split())))

    # ---- the table ----

    def set_shows(self, case: Scenario, rest: str) -> None:
        case.shows += rest.split()

    def set_players(self, case: Scenario, rest: str) -> None:
        for one in rest.split(","):
            name, _, points = one.strip().partition(" ")
            if points and not points.strip().isdigit():
                raise self.wrong(f"points of {name} are no number: {points!r}")
            case.players.append(PlayerSeat(name, points=int(points) if points else None))

    def set_options(self, case: Scenario, rest: str) -> None:
        for one in rest.split(","):
            name, _, value = one.strip().partition(" ")
            case.options[name] = value.strip()

    def set_begin(self, case: Scenario, rest: str) -> None:
        if rest:
            raise self.wrong("'begin' stands alone")
        case.begins = True

    def set_expansions(self, case: Scenario, rest: str) -> None:
        case.options["expansions"] = [one.strip() for one in rest.split(",")]

    def set_catalogs(self, case: Scenario, rest: str) -> None:
        case.catalogs = [one.strip() for one in rest.split(",")]

    def set_define(self, case: Scenario, rest: str) -> None:
        name, _, described = (part.strip() for part in rest.partition("="))
        id, *words = name.split()
        attributes = dict(word.split(":", 1) for word in words if ":" in word)
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
                    one_feature[mark] = (
                        [int(c) for c in count.split("+")]
                        if mark in ("cities", "beside")
                        else count
                        if mark == "to"
                        else int(count or 1)
                    )
            features.append(one_feature)
        case.own.append(
            {"id": id, **attributes, "features": features} | ({"edges": letters} if letters else {})
        )

    def set_tiles(self, case: Scenario, rest: str) -> None:
        at = 0
        while at < len(rest):
            found = LAID.match(rest, at)
            if not found:
                raise self.wrong(
                    f"no tile: {rest[at : at + 30]!r}; a tile is written (x,y)NAME quarter-turns"
                )
            x, y, edges, letter, turn, name, turned = found.groups()
            if letter or name:
                case.tiles.append(Laid(int(x), int(y), case.tile(letter or name), 90 * int(turn or turned)))
            else:
                case.tiles.append(Laid(int(x), int(y), None, 0, edges))
            at = found.end() + len(rest[found.end() :]) - len(rest[found.end() :].lstrip())

    def set_block(self, case: Scenario, rest: str) -> None:
        """The City of Carcassonne: tiles count/1 to count/12, row by row."""
        if rest:
            raise self.wrong("'block' stands alone")
        places = [(x, y) for y in (-1, 0, 1) for x in (-2, -1, 0, 1)]
        case.tiles += [Laid(x, y, f"count/{number}", 0) for number, (x, y) in enumerate(places, 1)]

    def set_boats(self, case: Scenario, rest: str) -> None:
        for one in rest.split(","):
            player, _, space = one.strip().partition(" ")
            if not space.strip().isdigit():
                raise self.wrong(f"the space of {player} is no number: {space!r}")
            case.figures.append(Standing(player, "boat", space=int(space)))

    def figure(self, case: Scenario, kind: str, rest: str) -> None:
        found = FIGURE.fullmatch(rest)
        if not found:
            raise self.wrong(f"a figure is written '{kind} red (0,0) road W'")
        player, x, y, feature = found.groups()
        if feature == "point":
            case.figures.append(Standing(player, kind, point=(int(x), int(y))))
            return
        case.figures.append(
            Standing(player, kind, int(x), int(y), None if feature == "?" else self.feature(feature))
        )

    def set_token(self, case: Scenario, rest: str) -> None:
        kind, _, quarter = rest.partition(" in ")
        if quarter:
            case.tokens.append(TokenAt(kind, None, quarter=quarter))
            return
        found = TOKEN.fullmatch(rest)
        if not found:
            raise self.wrong(
                "a token is written 'token sheep 3 (0,0) field SL' or 'token dragon (0,0)', a stack "
                "'token mining x3 (0,0) mountain N'; 'tokens none' means that there are none"
            )
        kind, stack, number, x, y, feature = found.groups()
        between = re.fullmatch(r"\s*([NESW](?:\s+[NESW])*)(?:\s+of\s+(\S+)(?:\s+(\S+))?)?", feature or "")
        if between:
            edges, player, of = between.groups()
            several = tuple(edges.split()) if " " in edges else None
            one = None if several else edges
            case.tokens.append(
                TokenAt(kind, None, int(x), int(y), edges=several, edge=one, player=player, set=of)
            )
            return
        tiles = re.fullmatch(rf"\s*{CELL}(?:\s+of\s+(\S+))?", feature or "")
        if tiles:
            cells = ((int(x), int(y)), (int(tiles[1]), int(tiles[2])))
            case.tokens.append(TokenAt(kind, None, *cells[0], player=tiles[3], tiles=cells))
            return
        beside = re.fullmatch(r"\s*beside\s+(\S+)\s+(\S+)", feature or "")
        if beside:
            case.tokens.append(TokenAt(kind, None, int(x), int(y), beside=Companion(*beside.groups())))
            return
        case.tokens.append(
            TokenAt(
                kind,
                int(number) if number and not stack else None,
                int(x),
                int(y),
                self.feature(feature) if feature else None,
                int(number) if stack else None,
            )
        )

    def set_tokens(self, case: Scenario, rest: str) -> None:
        if rest != "none" or case.tokens:
            raise self.wrong("'tokens none' means that there are no tokens; otherwise each has a line")
        case.no_tokens = True

    def set_turn(self, case: Scenario, rest: str) -> None:
        found = TURN.fullmatch(rest)
        if not found:
            raise self.wrong("a turn is written 'turn red act placed (1,0)' or 'turn red place drawn D'")
        cells = tuple((int(x), int(y)) for x, y in re.findall(CELL, found[3]))
        case.turn = Turn(
            found[1],
            found[2],
            cells or None,
            case.tile(found[6]) if found[6] else None,
            int(found[7] or 1),
            frozenset((found[12] or "").split()),
            (found[8],) if found[8] else None,
            walk=tuple((int(x), int(y)) for x, y in re.findall(CELL, found[9])) or None,
        )

    def set_held(self, case: Scenario, rest: str) -> None:
        for one in rest.split(","):
            prisoners = re.findall(r"\s+prisoner\s+(\S+)\s+(\S+)", one)
            if prisoners:
                listed = [{"player": owner, "kind": kind} for owner, kind in prisoners]
                one = re.sub(r"\s+prisoner\s+\S+\s+\S+", "", one)
                case.held[one.split()[0]] = {"prisoners": listed}
                if len(one.split()) == 1:
                    continue
            beside = re.fullmatch(r"(\S+)\s+robber_at\s+(\S+)", one.strip())
            if beside:
                case.held[beside[1]] = {"robber_at": beside[2]}
                continue
            tunnels = re.fullmatch(r"(\S+)((?:\s+tunnel\s+[a-c]\s+\d+)+)", one.strip())
            if tunnels:
                sets = re.findall(r"tunnel\s+([a-c])\s+(\d+)", tunnels[2])
                case.held[tunnels[1]] = {"tunnel": {of: int(count) for of, count in sets}}
                continue
            hand = re.fullmatch(r"(\S+)\s+tile\s+(\S+)", one.strip())
            if hand:
                case.held[hand[1]] = {"tile": case.tile(hand[2])}
                continue
            found = re.fullmatch(rf"(\S+)((?:\s+\S+\s+{HELD})+)", one.strip())
            if not found:
                raise self.wrong(
                    "what players hold is written 'held red wine 2 abbey 1, blue abbey 0', and things with "
                    "values 'held red mining [1 ? 5]', captured figures 'held red prisoner blue big', "
                    "tunnel tokens by their sets 'held red tunnel a 1 tunnel b 0'"
                )
            case.held[found[1]] = case.held.get(found[1], {}) | {
                thing: values(several) if several else int(count)
                for thing, several, count in re.findall(rf"([a-z_-]+)\s+{HELD}", found[2])
            }

    def set_left(self, case: Scenario, rest: str) -> None:
        only = re.fullmatch(r"nothing(?:\s+but\s+(.+))?", rest)
        found = re.findall(r"(\S+)\s+(\d+)\s*(?:,|$)", (only[1] or "") if only else rest)
        if not found and not (only and only[1] is None):
            raise self.wrong(
                "copies left are written 'left E 0, D 2', 'left nothing' or 'left nothing but D 2'"
            )
        tokens = self.games(self.game).token_kinds
        case.left = {name if name in tokens else case.tile(name): int(count) for name, count in found}
        case.nothing_else_left = only is not None

    # ---- the questions ----

    def feature(self, text: str) -> Ref:
        found = FEATURE.fullmatch(text)
        if not found:
            raise self.wrong(f"no feature: {text!r}; one is written 'road W', 'field NL' or 'monastery'")
        return Ref(found[1], tuple(found[2].split()))

    def ask_may(self, rest: str) -> tuple[Any, ...]:
        assert self.case is not None
        if rest == "end game":
            return ("end_game",)
        for name, pattern in MOVES.items():
            found = re.fullmatch(rf"(\S+)\s+{name}\b\s*{pattern.pattern}", rest)
            if found:
                return (NAMES.get(name, name), *self.move(name, found.groups()))
        raise self.wrong(
            f"no move: {rest!r}; there is 'red place D (1,0) 2', "
            "'red deploy meeple (1,0) road W', 'red discard D', 'red retrieve (0,0)', "
            "'red dragon (1,0) (1,1)', 'red step (1,0)', 'red draw sheep-3', "
            "'red tower (0,0) takes blue meeple (2,0) road W', "
            "'red exchange big', 'red phantom (0,0) city N', 'red building shed (0,0)', "
            "'red ransom meeple from blue', 'red gold (0,0)', 'red tunnel a (0,0) S', 'red ferry (0,0) N S', "
            "'red castle (0,0) (0,-1)', 'red bridge (0,0) N S', 'red place D (1,0) 2 bridge (0,0) E W', "
            "'red mage (0,0) road W', 'red witch remove', "
            "'red pyramid (0,0)', 'red tent 5', 'red corn_circle add', "
            "'red robber blue', 'red offer D 2', 'red bid 3', 'red bid pass', 'red settle buy', "
            "'red message messenger', 'red message knights action', "
            "'red march meeple castle (2,1) city E', 'red count meeple castle moves market', "
            "'red fly meeple 2 (0,0) road W', 'red fly meeple 3 home', "
            "'red flock (0,0) field NL expand wolf', 'red pitch (0,0) mountain N', 'red mine', "
            "'red report 1 ?', 'red reveal 1 2', 'red recall (0,0)', 'red end turn', "
            "'red adjust 5 note', 'red score city tiles 3' and 'end game'"
        )

    ask_do = ask_may

    def move(self, name: str, words: tuple[str | Any, ...]) -> tuple[Any, ...]:
        assert self.case is not None
        if name == "place":
            player, tile, x, y, turn, there_x, there_y, edges = words
            lane = (Lane(int(there_x), int(there_y), tuple(edges.split())),) if edges else ()
            return player, self.case.tile(tile), int(x), int(y), 90 * int(turn), *lane
        if name == "deploy":
            player, kind, x, y, feature = words
            if feature == "point":
                corner = Ref("field", ("NL", "WR"))
                return player, kind, int(x), int(y), corner, (int(x), int(y))
            return player, kind, int(x), int(y), self.feature(feature)
        if name == "wagon":
            player, x, y, start, to_x, to_y, goal = words
            begin = FeatureAt(int(x), int(y), self.feature(start))
            return player, begin, int(to_x), int(to_y), self.feature(goal)
        if name in (
            "fairy",
            "take",
            "tower",
            "exchange",
            "ransom",
            "mage",
            "witch",
            "building",
            "fly",
            "march",
        ):
            return self.of_a_figure(name, words)
        if name in ("score", "adjust", "tent", "castle", "offer", "bid", "settle", "message"):
            return self.without_place(name, words)
        if name in ("pitch", "phantom"):
            player, *kind, x, y, feature = words
            return player, int(x), int(y), self.feature(feature), *(kind if any(kind) else ())
        if name in ("report", "reveal"):
            return words[0], tuple(values(words[1]))
        if name in ("retrieve", "recall", "gold", "tunnel", "pyramid", "ferry", "bridge", "step"):
            plain = [int(word) if re.fullmatch(r"-?\d+", word) else word for word in words]
            return (*plain[:3], tuple(words[3].split())) if name in ("ferry", "bridge") else tuple(plain)
        if name == "flock":
            player, x, y, feature, choice, token = words
            return player, int(x), int(y), self.feature(feature), choice, token
        if name == "dragon":
            return words[0], tuple((int(x), int(y)) for x, y in re.findall(CELL, words[1]))
        return (words[0], self.case.tile(words[1])) if name == "discard" else words

    def in_a_bazaar(self, name: str, words: tuple[str | Any, ...]) -> tuple[Any, ...]:
        """A tile with its price, a bid, or whether the tile is bought."""
        assert self.case is not None
        if name == "offer":
            return words[0], self.case.tile(words[1]), int(words[2] or 0)
        if name == "settle":
            return words[0], words[1] == "buy"
        return words[0], None if words[1] == "pass" else int(words[1])

    def without_place(self, name: str, words: tuple[str | Any, ...]) -> tuple[Any, ...]:
        """A move that names nothing on the table, several tiles, or perhaps a figure."""
        if name in ("offer", "bid", "settle"):
            return self.in_a_bazaar(name, words)
        if name == "message":
            player, word, choice, whose, kind, *there = words
            named = whose and Standing(whose, kind, int(there[0]), int(there[1]), self.feature(there[2]))
            return (player, word) if choice is None else (player, None, word, choice, named)
        if name == "castle":
            x, y, other_x, other_y = map(int, words[1:])
            return words[0], ((x, y), (other_x, other_y))
        if name == "tent":
            return words[0], int(words[1])
        if name == "adjust":
            return words[0], int(words[1]), words[2]
        player, what, counts, final, tied = words
        numbers = {one: int(count) for one, count in re.findall(r"(\S+)\s+(\d+)", counts)}
        return player, what, numbers, final is not None, tuple((tied or "").split())

    def of_a_figure(self, name: str, words: tuple[str | Any, ...]) -> tuple[Any, ...]:
        """A move that names a figure or a building."""
        if name == "march":
            player, kind, quarter, x, y, feature = words
            return player, kind, quarter, int(x), int(y), self.feature(feature)
        if name == "fly":
            player, kind, flight, x, y, feature = words
            return player, kind, int(flight), *((int(x), int(y), self.feature(feature)) if feature else ())
        if name in ("mage", "witch"):
            player, x, y, feature = words
            place = (int(x), int(y), self.feature(feature)) if feature else (None, None, None)
            return player, *place, not feature
        if name == "building":
            return words[0], words[1], int(words[2]), int(words[3])
        if name == "ransom":
            return words[0], words[2], words[1]
        if name == "exchange":
            return words[0], Standing(words[0], words[1])
        if name == "tower":
            player, x, y, whose, kind, *there = words
            named = None
            if whose is not None:
                feature = None if there[2] == "?" else self.feature(there[2])
                named = Standing(whose, kind, int(there[0]), int(there[1]), feature)
            return player, int(x), int(y), named
        if name == "take":
            player, by, whose, kind, x, y, feature = words
            if feature == "point":
                return player, by, Standing(whose, kind, int(x), int(y), point=(int(x), int(y)))
            return player, by, Standing(whose, kind, int(x), int(y), self.feature(feature))
        player, x, y, kind, feature = words
        if kind is None:
            return player, int(x), int(y)
        return player, int(x), int(y), Standing(player, kind, int(x), int(y), self.feature(feature))

    def ask_placements(self, rest: str) -> tuple[Any, ...]:
        assert self.case is not None
        found = re.fullmatch(r"(\S+)(?:\s+for\s+(\S+))?", rest)
        if not found:
            raise self.wrong("ask for placements as in 'placements D' or 'placements D for red'")
        return self.case.tile(found[1]), found[2]

    def ask_score(self, rest: str) -> tuple[Any, ...]:
        if rest not in ("now", "final"):
            raise self.wrong("score now, or score final")
        return (rest == "final",)

    def ask_who(self, rest: str) -> tuple[Any, ...]:
        found = re.fullmatch(rf"{CELL}\s+(.+)", rest)
        if not found:
            raise self.wrong("ask who gets a feature as in 'who (0,0) city N'")
        return int(found[1]), int(found[2]), self.feature(found[3])

    def ask_findings(self, rest: str) -> tuple[Any, ...]:
        if rest:
            raise self.wrong("'findings', 'audit' and 'ranking' stand alone")
        return ()

    def ask_audit(self, rest: str) -> tuple[Any, ...]:
        return self.ask_findings(rest)

    def ask_ranking(self, rest: str) -> tuple[Any, ...]:
        return self.ask_findings(rest)

    def ask_needs(self, rest: str) -> tuple[Any, ...]:
        return self.ask_who(rest)


SIDES = {"N", "E", "S", "W", "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR", "I", "II"}
