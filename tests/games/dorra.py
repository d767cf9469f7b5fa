"""The scenario language of Stefan Dorra's Amazonas, which has no tiles.

Reads the scenarios and runs their questions. The language is described in dorra-amazonas/SCENARIOS.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.game import AnyGame, BadInput, ScoreLine
from referee.games.dorra_amazonas.board import SPECIES
from referee.games.dorra_amazonas.moves import (
    Build,
    Commit,
    EventCard,
    IndioTile,
    MissionCard,
    NeutralTent,
    Open,
    RevealCard,
)
from referee.games.dorra_amazonas.position import Seat, Subject, VillagePosition, VillageTent
from referee.tiles.model.moves import Adjust, EndGame, EndTurn, Score

if TYPE_CHECKING:  # it imports this module
    from tests.games.runner import Seen

GAME = "dorra-amazonas"
HEADING = re.compile(r"== ((?:AD-[A-Z]+\d+|CR-points)(?:/\S+)?): (.+)")


class Unclear(ValueError):
    """A line that cannot be read, with its file and number."""


@dataclass
class Question:
    """`words`: the text of the question; `answers`: (line number, text) of each answer below it."""

    line: int
    words: list[str]
    answers: list[tuple[int, list[str]]] = field(default_factory=list)


@dataclass
class Scenario:
    """One case: a position, and questions about it in order."""

    id: str
    title: str
    file: str
    board: dict[str, Any] | None
    game: str = GAME
    shows: list[str] = field(default_factory=list)
    position: VillagePosition = field(default_factory=lambda: VillagePosition(GAME))
    begins: bool = False
    questions: list[Question] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        """The rules that the case is about."""
        return [self.id.split("/")[0], *self.shows]


def read(path: Path) -> list[Scenario]:
    """The cases of a file. Raises Unclear."""
    found: list[Scenario] = []
    board: dict[str, Any] = {}
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.split("#")[0].rstrip()
        try:
            if heading := HEADING.fullmatch(line):
                found.append(Scenario(heading[1], heading[2], path.name, board or None))
            elif not found and line.strip():
                _board(board, line.split())
            elif line.startswith(" "):
                found[-1].questions[-1].answers.append((number, line.split()))
            elif line:
                _line(found[-1], number, line)
        except (LookupError, ValueError) as error:
            raise Unclear(f"{path.name}:{number}: {line.strip()!r}: {error}") from None
    return found


def _board(board: dict[str, Any], words: list[str]) -> None:
    """`village A fish 2 3 5`, `path A B`, `water A B`, `mission A B C D`, `white red 1 12`."""
    for name in ("villages", "paths", "waterways", "missions"):
        board.setdefault(name, [])
    kind, *rest = words
    if kind == "game":
        return
    if kind == "village":
        spaces = [int(cost) for cost in rest[2:]]
        board["villages"].append({"id": rest[0], "species": rest[1], "spaces": spaces})
    elif kind == "white":
        card = {"colour": rest[0], "value": int(rest[1]), "tiebreak": int(rest[2])}
        board.setdefault("income_cards", []).append(card)
    else:
        board[{"path": "paths", "water": "waterways", "mission": "missions"}[kind]].append(rest)


def _line(case: Scenario, number: int, line: str) -> None:
    first, _, rest = line.partition(" ")
    position = case.position
    if first == "shows":
        case.shows += rest.split()
    elif first == "begin":
        case.begins = True
    elif first == "player":
        id, _, seat = rest.partition(" ")
        case.position = replace(position, players=(*position.players, _seat(id, seat)))
    elif first == "round":
        case.position = replace(position, round=int(rest))
    elif first == "event":
        case.position = replace(position, event=rest)
    elif first == "past":
        case.position = replace(position, past=tuple(rest.split()))
    elif first == "options":
        pairs = [pair.split() for pair in rest.split(",")]
        case.position = replace(position, options=dict(pairs))
    elif first == "tents":
        case.position = replace(position, tents=(*position.tents, *_tents(rest)))
    elif first in ("may", "do", "insist", "who", "score", "builds", "findings", "ranking"):
        case.questions.append(Question(number, line.split()))
    else:
        raise ValueError("unknown sentence")


def _seat(id: str, text: str) -> Seat:
    """`gold 3, silver 1, fish 2, indio fish fish, played 1 5, medal 4, mission A B C D, colour red`."""
    fields: dict[str, Any] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, *values = part.split()
        if name in SPECIES:
            fields.setdefault("species", {})[name] = int(values[0])
        elif name in ("indio", "mission"):
            fields[name] = tuple(values)
        elif name == "played":
            fields[name] = tuple(map(int, values))
        else:
            fields[name] = values[0] if name == "colour" else int(values[0])
    return Seat(id, **fields)


def _tents(text: str) -> Iterator[VillageTent]:
    """`red A B:1; neutral red C`: village, and its space where it is not the cheapest that is free."""
    for group in text.split(";"):
        owner, *places = group.split()
        neutral = owner == "neutral"
        owner, places = (places[0], places[1:]) if neutral else (owner, places)
        for place in places:
            village, _, space = place.partition(":")
            where = int(space) if space else None
            yield VillageTent(village, where, None if neutral else owner, owner if neutral else None)


def move_of(words: list[str]) -> Any:
    """A move from its text: `red build B`, `event jaguar`, `end game`."""
    if words[0] == "event":
        return EventCard(words[1])
    if words == ["end", "game"]:
        return EndGame()
    player, kind, *rest = words
    first, second = ([int(word) if word.isdigit() else None for word in rest] + [None] * 2)[:2]
    moves: dict[str, Any] = {
        "open": lambda: Open(player, rest[0], second),
        "build": lambda: Build(player, rest[0], second),
        "neutral": lambda: NeutralTent(player, rest[0]),
        "commit": lambda: Commit(player, first, second),
        "reveal": lambda: RevealCard(player, first, second),
        "take": lambda: IndioTile(player, take=True, pile=next(iter(rest), None)),
        "refuse": lambda: IndioTile(player, take=False),
        "mission": lambda: MissionCard(player, tuple(rest)),
        "adjust": lambda: Adjust(player, int(rest[0]), "agreed"),
        "end": lambda: EndTurn(player),
        "score": lambda: _scored(player, rest),
    }
    return moves[kind]()


def _alternative(move: object) -> str:
    """`build:B`: where a tent may be put up instead."""
    assert isinstance(move, Open | Build | NeutralTent), move
    return f"{type(move).__name__.lower()[:5]}:{move.village}"


def _scored(player: str, words: list[str]) -> Score:
    """`red score fish tiles 4 majority 2 tied blue`: an entry of the score pad in the final scoring."""
    what, *rest = words
    numbers, _, tied = " ".join(rest).partition("tied")
    pairs = numbers.split()
    counts = dict(zip(pairs[::2], map(int, pairs[1::2]), strict=True))
    return Score(player, what, counts, final=True, tied=tuple(tied.split()))


# ---- asking ---------------------------------------------------------------------------------------------


class Asking:
    """Runs all questions of one case. `wrong`: unexpected answers, with file and line."""

    def __init__(self, case: Scenario, game: AnyGame, seen: Seen) -> None:
        self.case, self.game, self.seen = case, game, seen
        self.wrong: list[str] = []
        self.state: Any = None

    def all(self) -> list[str]:
        position = replace(self.case.position, board=self.case.board)
        start = self.game.begin if self.case.begins else self.game.load
        for question in self.case.questions:
            try:
                self.state = self.state or start(position)
                self.seen.states.append(self.state)
                got = getattr(self, question.words[0])(question.words[1:])
            except BadInput as bad:
                got = {"unreadable": sorted(bad.errors)}
            self.compare(question, got)
        return self.wrong

    def compare(self, question: Question, got: dict[str, Any]) -> None:
        if not question.answers and "no" in got:
            self.wrong.append(f"{self.case.file}:{question.line}: refused: {got['no']}")
        for number, words in question.answers:
            name, *rest = words
            if name not in got:
                self.wrong.append(f"{self.case.file}:{number}: no answer {name!r}; there is {got}")
            elif not _agrees(name, rest, got[name]):
                self.wrong.append(f"{self.case.file}:{number}: expected {rest}, got {got[name]}")

    def rules(self, reasons: Any) -> list[str]:
        self.seen.reasons += reasons
        return [reason.rule for reason in reasons]

    def sentences(self) -> list[str]:
        return self.seen.sentences()

    # ---- the questions ----

    def may(self, words: list[str]) -> dict[str, Any]:
        ruling = self.game.check(self.state, move_of(words))
        reasons, because = self.rules(ruling.reasons), self.rules(ruling.because)
        instead = [_alternative(move) for move in ruling.alternatives]
        got = {"no": reasons} if reasons else {"yes": because, "because": because}
        return {**got, "instead": instead or ["nothing"], "sentence": self.sentences()}

    def do(self, words: list[str], insist: bool = False) -> dict[str, Any]:
        move = move_of(words)
        ruling = self.game.check(self.state, move)
        if ruling.reasons and not insist:
            return {"no": self.rules(ruling.reasons), "sentence": self.sentences()}
        self.rules((*ruling.reasons, *ruling.because))
        step = self.game.play(self.state, move, insist=insist)
        self.state = step.state
        self.seen.events += step.events
        self.seen.lines += step.lines
        self.seen.states.append(self.state)
        return {**self.happened(step.events), **self.standing(), **self.lines(step.lines)}

    def insist(self, words: list[str]) -> dict[str, Any]:
        return self.do(words, insist=True)

    def who(self, words: list[str]) -> dict[str, Any]:
        kind, *rest = words
        player = next((word for word in rest if word in self.state.seats), None)
        card = next((int(word) for word in rest if word.isdigit()), None)
        village = next((word for word in rest if word in self.state.board.villages), None)
        ruling = self.game.scoring.who(self.state, Subject(kind, player, card, village))
        self.seen.lines += ruling.lines
        got = {"by": self.rules((*ruling.because, *ruling.reasons))}
        return {**got, **self.lines(ruling.lines), "sentence": self.sentences()}

    def score(self, words: list[str]) -> dict[str, Any]:
        sheet = self.game.scoring.tally(self.state, final=words != ["now"])
        self.seen.lines += sheet.lines
        self.seen.findings += sheet.findings
        self.seen.sheets.append(sheet)
        totals = {f"total-{player}": [str(total.total)] for player, total in sheet.totals.items()}
        return {
            **self.lines(sheet.lines),
            **totals,
            **self.found(sheet.findings),
            "sentence": self.sentences(),
        }

    def builds(self, words: list[str]) -> dict[str, Any]:
        assert self.game.building is not None
        sites = self.game.building.sites(self.state, words[0] if words else None)
        names = [f"{'neutral-' if s['neutral'] else ''}{s['village']}:{s['cost']}" for s in sites]
        return {"only": names or ["nothing"]}

    def findings(self, words: list[str]) -> dict[str, Any]:
        found = self.game.inspect(self.state)
        self.seen.findings += found
        return {**self.found(found), "sentence": self.sentences()}

    def ranking(self, words: list[str]) -> dict[str, Any]:
        totals = self.game.scoring.tally(self.state, final=True).totals
        found = self.game.scoring.ranking(self.state, {player: one.total for player, one in totals.items()})
        self.rules([one.because for one in found])
        return {**{f"place-{one.player}": [str(one.place)] for one in found}, "sentence": self.sentences()}

    # ---- the answers ----

    def lines(self, lines: tuple[ScoreLine, ...]) -> dict[str, Any]:
        """`red 6 fish = 4 x 1 + 1 x 2`; as text `red-fish 6 = 4x1 + 1x2`."""
        got: dict[str, Any] = {} if lines else {"none": []}
        for line in lines:
            assert line.points == sum(part.points for part in line.parts)
            parts = " + ".join(f"{part.count}x{part.each}" for part in line.parts) or "?"
            rules = [part.rule for part in line.parts] or [line.rule]
            got[f"{line.player}-{line.feature_kind}"] = [str(line.points), "=", *parts.split(), *rules]
        return got

    def found(self, findings: Any) -> dict[str, Any]:
        got: dict[str, Any] = {} if findings else {"none": []}
        for finding in findings:
            got.setdefault(finding.severity, []).append(finding.reason.rule)
        return got

    def standing(self) -> dict[str, Any]:
        shown, turn = self.game.position(self.state), self.state.turn
        got: dict[str, Any] = {
            "to": [str(self.game.to_move(self.state))],
            "phase": [turn.phase],
            "order": list(turn.order),
            "round": [str(shown.round)],
        }
        for seat in shown.players:
            got[f"money-{seat.id}"] = [str(seat.gold), str(seat.silver)]
            got[f"tiles-{seat.id}"] = [
                f"{k}:{self.state.tiles.pile(seat.id, k)}" for k in self.state.tiles.piles(seat.id)
            ]
            got[f"medal-{seat.id}"] = [str(seat.medal)]
            got[f"played-{seat.id}"] = [str(card) for card in seat.played]
        return got

    def happened(self, events: Any) -> dict[str, Any]:
        got: dict[str, Any] = {"events": [event.what for event in events]}
        for event in events:
            values = event.values
            who = [values["player"]] if "player" in values else []
            silver = [str(values["silver"])] if "silver" in values else []
            got.setdefault(event.what, []).extend([*who, *silver, values["because"]])
        return got


def _agrees(name: str, wanted: list[str], got: Any) -> bool:
    """Whether an answer is what was expected.

    `sentence` is contained in one sentence; `yes` and `by` name some of the rules; lists of rules and of
    villages are sets; a line may stop after its points or its arithmetic; the rest is exact.
    """
    if name == "sentence":
        return any(" ".join(wanted) in sentence for sentence in got)
    if name in ("yes", "by", "info"):
        return set(wanted) <= set(got)
    if name in ("no", "because", "only", "instead", "error", "warning", "unreadable"):
        return sorted(wanted) == sorted(got)
    if "=" in got:
        return list(wanted) == list(got[: len(wanted)])
    return list(wanted) == list(got)
