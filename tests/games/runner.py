"""Runs scenarios: asks a game the questions of a case and compares the answers with the lines of the case.

Questions and answers are described in SCENARIOS.md.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.game import (
    AnyGame,
    BadInput,
    Cell,
    Deployment,
    Event,
    Finding,
    Illegal,
    Line,
    Part,
    Placement,
    Reason,
    Sheet,
)
from referee.say import speaker
from referee.tiles.lookahead.completion_odds import outlook
from referee.tiles.model.moves import Deploy
from referee.tiles.model.position import FeatureAt
from tests.games import dorra
from tests.games.notation import Question, Scenario

MANY = {
    "city": "cities",
    "monastery": "monasteries",
    "surrounding": "around",
    "abroad": "abroad",
    "ferry": "ferries",
    "large_city": "large_cities",
}


@dataclass
class Seen:
    """All answers of the referee during a case, for tests of its texts."""

    reasons: list[Reason] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)

    def sentences(self) -> list[str]:
        """Reasons, findings and lines in English; players are named by their ids."""
        voice = speaker("en")
        return [
            *map(voice.reason, self.reasons),
            *map(voice.finding, self.findings),
            *map(voice.line, self.lines),
        ]

    @property
    def rules_and_keys(self) -> set[tuple[str, str]]:
        """(rule id, text key) of every sentence."""
        all_reasons = [*self.reasons, *(f.reason for f in self.findings)]
        parts = [part for line in self.lines for part in line.parts]
        return (
            {(r.rule, r.key) for r in all_reasons}
            | {(part.rule, part.what) for part in parts}
            | {(line.rule, "") for line in self.lines}
            | {(event.values["because"], "") for event in self.events if "because" in event.values}
        )


def run(case: Scenario | dorra.Scenario, game: AnyGame) -> tuple[list[str], Seen]:
    """Run all questions of a case.

    Returns the failures, each with file and line, and the answers of the referee.
    """
    if isinstance(case, dorra.Scenario):
        seen = Seen()
        return dorra.Asking(case, game, seen).all(), seen
    return _Run(case, game).all()


def unreadable(bad: BadInput) -> dict[str, Any]:
    """The paths and errors of bad input."""
    return {
        "unreadable": " ".join(sorted(bad.errors)),
        "sentence": [text for messages in bad.errors.values() for text in messages],
    }


class _Run:
    def __init__(self, case: Scenario, game: AnyGame) -> None:
        self.case, self.game, self.seen = case, game, Seen()
        self.wrong: list[str] = []
        self.state: Any = None

    def all(self) -> tuple[list[str], Seen]:
        try:
            start = self.game.begin if self.case.begins else self.game.load
            self.state = start(self.case.position)
        except BadInput as bad:
            question = self.case.questions[0]
            self.compare(question, unreadable(bad))
            return self.wrong, self.seen
        self.seen.states.append(self.state)
        for question in self.case.questions:
            before = Counter(self.seen.sentences())
            try:
                got = getattr(self, question.verb)(*question.arguments)
            except BadInput as bad:
                self.compare(question, unreadable(bad))
                continue
            self.compare(question, got | {"sentence": list(Counter(self.seen.sentences()) - before)})
        return self.wrong, self.seen

    # ---- the questions: each returns {kind of line: answer of the referee} ----

    def may(self, name: str, *words: Any) -> dict[str, Any]:
        ruling = self.game.check(self.state, self.game.moves[name](*words))
        self.seen.reasons += [*ruling.reasons, *ruling.because]
        got: dict[str, Any] = {"instead": instead(ruling.alternatives)}
        if ruling.legal:
            rules = {reason.rule for reason in ruling.because}
            return {**got, "yes": rules, "because": rules}
        got["at"] = cells(cell for reason in ruling.reasons for cell in reason.tiles)
        return {**got, "no": {reason.rule for reason in ruling.reasons}}

    def do(self, name: str, *words: Any) -> dict[str, Any]:
        try:
            step = self.game.play(self.state, self.game.moves[name](*words))
        except Illegal as illegal:
            self.seen.reasons += illegal.ruling.reasons
            return {"no": {reason.rule for reason in illegal.ruling.reasons}, "illegal": str(illegal)}
        self.state = step.state
        self.seen.states.append(step.state)
        self.seen.lines += step.lines
        self.seen.events += step.events
        events = {
            what: [event for event in step.events if event.what == what]
            for what in ("return", "complete", "win", "receive")
        }
        return {
            "lines": step.lines,
            "total": {f"{player} {points}" for player, points in step.state.points.items()},
            "returns": sorted(
                f"{e.values['player']} {e.values['kind']} {cells(e.tiles)}" for e in events["return"]
            ),
            "completes": sorted(f"{e.values['kind']} {tiles(len(e.tiles))}" for e in events["complete"]),
            "wins": [" ".join(e.values["players"]) for e in events["win"]],
            "receives": sorted(
                f"{e.values['player']} {e.values['what']} {e.values['count']}" for e in events["receive"]
            ),
            "next": self.to_move(),
            "tokens": sorted(map(token, step.state.tokens)),
            "held": sorted(map(holding, step.state.held.items())),
            "event": [event(one) for one in step.events],
        }

    def to_move(self) -> str:
        """Who is to move, and whether it is the second part of the turn."""
        part = " part 2" if self.state.turn.part == 2 else ""
        return (self.game.to_move(self.state) or "none") + part

    def score(self, final: bool) -> dict[str, Any]:
        sheet = self.game.scoring.tally(self.state, final)
        self.seen.sheets.append(sheet)
        self.seen.lines += sheet.lines
        self.seen.findings += sheet.findings
        because = [reason for line in sheet.lines for reason in self.game.scoring.why_paid(self.state, line)]
        self.seen.reasons += because
        return {
            "lines": sheet.lines,
            "by": {reason.rule for reason in because},
            "scope": sheet.scope,
            "some findings": finding_lines(sheet.findings),
            "total": {f"{player} {total.total}" for player, total in sheet.totals.items()},
        }

    def findings(self) -> dict[str, Any]:
        found = self.game.inspect(self.state)
        self.seen.findings += found
        return {"findings": finding_lines(found)}

    def audit(self) -> dict[str, Any]:
        holes = [Finding("info", reason) for _, reason in self.game.lookahead.unfillable(self.state)]
        found = (*self.game.lookahead.audit(self.state), *holes)
        self.seen.findings += found
        return {"findings": finding_lines(found)}

    def ranking(self) -> dict[str, Any]:
        found = self.game.scoring.ranking(self.state, self.game.scoring.scores(self.state))
        self.seen.reasons += [one.because for one in found]
        return {"place": [f"{one.place} {one.player}" for one in found]}

    def needs(self, x: int, y: int, ref: Any) -> dict[str, Any]:
        board = self.state.board
        region = board.region((x, y, board.cells[x, y].names.find(ref.kind, ref.at)[0]))
        one = next(
            (one for one in self.game.lookahead.unfinished(self.state) if one.piece == region.anchor), None
        )
        if one is None:
            return {"hole": []}
        found = outlook(one, self.game.lookahead.drawing(self.state))
        self.seen.reasons += found.because
        return {
            "hole": [f"{cells([hole.cell])} {tiles(sum(hole.copies.values()))}" for hole in one.holes],
            "chance": [f"{who or 'anyone'} {chance}" for who, chance in (found.chances or {}).items()],
            "worth": str(one.value_complete),
            "by": {reason.rule for reason in found.because},
        }

    def placements(self, tile: str, player: str | None) -> dict[str, Any]:
        found = self.game.placing.placements(self.state, tile, player)
        against = self.game.placing.why_nowhere(self.state, tile, player)
        self.seen.reasons += against
        got: dict[str, Any] = {
            **({"no": {reason.rule for reason in against}} if against else {}),
            "count": str(len(found)),
            "left": str(self.game.placing.left(self.state, tile)),
            "only": [at(p) for p in found],
        }
        for placement in found:
            done = [
                f"{c.kind} {tiles(c.tiles)} {c.points} point{'s' * (c.points != 1)}"
                for c in placement.completes
            ]
            got[f"{at(placement)} completes"] = "; ".join(done) or "nothing"
            got[f"{at(placement)} deploys"] = instead(placement.deployments)
        return got

    def who(self, x: int, y: int, ref: Any) -> dict[str, Any]:
        because = self.game.scoring.who(self.state, FeatureAt(x, y, ref)).because
        self.seen.reasons += because
        by_key = {reason.key: reason for reason in because}
        stand = next(by_key[key] for key in STANDS if key in by_key)
        got = {
            stand.key: "",
            "tiles": tiles(stand.values["tiles"]),
            "worth": str(next(by_key[key] for key in ("sum", "nothing") if key in by_key).values["points"]),
            "to": " ".join(stand.values["owners"]) or "none",
            "by": {reason.rule for reason in because},
        }
        for key in {"exactly", "between", "at_least"} & set(by_key):
            got["range"] = bounds(by_key[key].values["low"], by_key[key].values["high"])
        return got

    # ---- comparison ----

    def compare(self, question: Question, got: dict[str, Any]) -> None:
        lines: list[str] = []
        lists: dict[str, list[str]] = {}
        line = question.line
        for answer in question.answers:
            line = answer.line
            word, _, rest = answer.text.partition(" ")
            nothing = answer.text == "none" and question.verb not in ("findings", "audit")
            if POINTS.fullmatch(answer.text) or nothing:
                lines.append(answer.text)
            elif word in LISTS:
                lists.setdefault("findings" if word in SEVERITIES else word, []).append(
                    answer.text if word in SEVERITIES else rest
                )
            elif word == "only":
                lists.setdefault("only", []).extend(re.findall(r"\S+", rest))
            else:
                self.one(question, answer.line, answer.text, got)
        if lines or question.verb == "score":
            self.points(line, lines, got.get("lines"))
        for word, texts in lists.items():
            self.many(line, word, texts, got)
        expected = [answer.text.split()[0] for answer in question.answers]
        if question.verb == "do" and "no" in got and "no" not in expected:
            self.say(question.line, f"the move is refused: {got['illegal']}")
        if "unreadable" in got and "unreadable" not in expected:
            self.say(question.line, f"refused as unreadable: {got['unreadable']}")

    def one(self, question: Question, line: int, text: str, got: dict[str, Any]) -> None:
        word, _, rest = text.partition(" ")
        there: Any
        if word[:1] == "(":
            place, word, rest = re.match(r"(\(\S+)\s+(\w+)\s*(.*)", text).groups()  # type: ignore[union-attr]
            word = f"{place} {word}"
        if word in STANDS:
            ok, there = word in got, " ".join(key for key in STANDS if key in got)
        elif re.fullmatch(r"\d+ tiles?", text):
            ok, there = got.get("tiles") == text, got.get("tiles")
        elif word in ("between", "at") and question.verb == "who":
            ok, there = got.get("range") == text, got.get("range", "certain")
        elif word in ("no", "because"):
            ok, there = got.get(word) == set(rest.split()), got.get(word, got.get("no", "allowed"))
        elif word in ("yes", "by"):
            ok, there = word in got and set(rest.split()) <= got[word], got.get(word, got.get("no"))
        elif word == "sentence":
            ok, there = any(rest in sentence for sentence in got["sentence"]), got["sentence"]
        elif word == "event":
            there = got.get("event", [])
            none, rest = rest.startswith("none "), rest.removeprefix("none ")
            wanted = dict(zip(*[iter(rest.split())] * 2, strict=True)).items()
            ok = any(wanted <= one.items() for one in there) != none
        elif word == "total":
            ok, there = rest in got.get("total", ()), sorted(got.get("total", ()))
        elif word in got:
            ok, there = got[word] == rest, got[word]
        else:
            ok, there = False, ", ".join(got) or "nothing"
        if not ok:
            self.say(line, f"expected {text!r}, got {there!r}")

    def points(self, line: int, expected: Sequence[str], got: Sequence[Line] | None) -> None:
        left = list(got or ())
        for text in expected:
            if text == "none":
                continue
            match = next((one for one in left if same(text, one)), None)
            if match is None:
                self.say(line, f"no answer {text!r}; got {[say(one) for one in got or ()]}")
            else:
                left.remove(match)
        for one in left:
            self.say(line, f"unexpected: {say(one)!r}")

    def many(self, line: int, word: str, expected: list[str], got: dict[str, Any]) -> None:
        if word == "findings" and "some findings" in got:
            for text in expected:
                if text not in got["some findings"]:
                    self.say(line, f"expected {text!r}, got {got['some findings']}")
            return
        there = sorted(got.get(word, []))
        if there != sorted(text for text in expected if text not in ("nothing", "none")):
            self.say(line, f"expected {word} {sorted(expected)}, got {there}")

    def say(self, line: int, text: str) -> None:
        self.wrong.append(f"{self.case.file}:{line}: {self.case.id}: {text}")


# ---- rendering ----

STANDS = ("complete", "incomplete", "at_the_end")
SEVERITIES = ("error", "warning", "info", "none")
LISTS = ("returns", "completes", "wins", "receives", "tokens", "held", "hole", "chance", "place",
         *SEVERITIES)  # fmt: skip
POINTS = re.compile(r"(\S+) (-?\d+) = ([\w-]+): (.*?) \[([^\]]*)\](.*)")

EXTRAS = re.compile(
    r"(?: held ((?: ?[a-z]+ \d+)+))?(?: on ((?: ?\(\S+\))+))?( between .*| at least .*| uncertain)?"
)


def say(line: Line) -> str:
    """A score line in the notation of the scenarios, with every optional part."""
    parts = " + ".join(part_text(part) for part in line.parts) or "nothing"
    held = " ".join(f"{player} {weight}" for player, weight in sorted(line.holders.items()))
    unsure = "" if line.certain else " " + bounds(line.low, line.high)
    return (
        f"{line.player} {line.points} = {line.feature_kind}: {parts} [{' '.join(sorted(ids(line)))}]"
        f" held {held} on {cells(line.tiles)}{unsure}"
    )


def same(text: str, line: Line) -> bool:
    """Whether the text agrees with this score line; parts may be left out."""
    player, points, kind, parts, rules, rest = POINTS.fullmatch(text).groups()  # type: ignore[union-attr]
    extras = EXTRAS.fullmatch(rest)
    if extras is None:
        return False
    held, on, unsure = extras.groups()
    holders = {player: str(weight) for player, weight in line.holders.items()}
    return (
        (player, int(points), kind) == (line.player, line.points, line.feature_kind)
        and parts == (" + ".join(part_text(part) for part in line.parts) or "nothing")
        and set(rules.split()) == ids(line)
        and (held is None or dict(re.findall(r"(\S+) (\d+)", held)) == holders)
        and (on is None or sorted(on.split()) == sorted(cells(line.tiles).split()))
        and (unsure or "").strip() == ("" if line.certain else bounds(line.low, line.high))
    )


def ids(line: Line) -> set[str]:
    """The rule ids of a score line and its parts."""
    return {line.rule, *(part.rule for part in line.parts)}


def part_text(part: Part) -> str:
    """ "3 tiles x 2"."""
    one = part.count == 1 and part.what != "surrounding"
    what = part.what if one else MANY.get(part.what, part.what + "s")
    return f"{part.count} {what} x {part.each}"


def bounds(low: int | None, high: int | None) -> str:
    """The bounds of a value: "between 3 and 9", "at least 3", "uncertain"."""
    if low is None:
        return "uncertain"
    return f"between {low} and {high}" if high is not None else f"at least {low}"


def cells(of: Iterable[Cell]) -> str:
    """Cells as "(0,0) (1,0)", sorted, without duplicates."""
    return " ".join(f"({x},{y})" for x, y in sorted(set(of)))


def token(of: Any) -> str:
    """A token as "sheep 3 (0,0)", "mining x3 (0,0)"."""
    number = f"x{of.count} " if of.count is not None else f"{of.value} " if of.value is not None else ""
    return f"{of.kind} {number}({of.x},{of.y})"


def holding(of: tuple[str, Mapping[str, Any]]) -> str:
    """ "red wine 2", "red mining [1 ?]", "red prisoners blue big tower 5"."""
    player, things = of[0], dict(of[1])
    prisoners = [f"{one['player']} {one['kind']}" for one in things.pop("prisoners", ())]
    words = ["prisoners", *prisoners] if prisoners else []
    return " ".join([player, *words, *(f"{thing} {_values(having)}" for thing, having in things.items())])


def _values(having: Any) -> str:
    if isinstance(having, int | str):
        return str(having)
    if isinstance(having, Mapping):
        return " ".join(f"{sort} {count}" for sort, count in having.items())
    return f"[{' '.join('?' if value is None else str(value) for value in having)}]"


def event(of: Event) -> dict[str, str]:
    """An event as text: its type (`is`) and its values."""
    words = {True: "yes", False: "no"}
    return {"is": of.what} | {
        name: words[value] if isinstance(value, bool) else str(value) for name, value in of.values.items()
    }


def tiles(count: int) -> str:
    """ "1 tile", "2 tiles"."""
    return f"{count} tile" + "s" * (count != 1)


def at(placement: Placement) -> str:
    """ "(0,-1)2"."""
    lane = placement.bridge
    bridge = "" if lane is None else f"+{cells([(lane.x, lane.y)])}{''.join(lane.edges)}"
    return f"({placement.x},{placement.y}){placement.rotation // 90}{bridge}"


def instead(alternatives: Sequence[Any]) -> str:
    """The alternatives: placements are counted, deployments listed."""
    if not alternatives:
        return "nothing"
    if isinstance(alternatives[0], Placement):
        return f"{len(alternatives)} place" + "s" * (len(alternatives) != 1)
    return "; ".join(sorted(map(other, alternatives)))


def other(one: Any) -> str:
    """An alternative as "field NL", "builder road W", "barn (1,1)", or another move: "wagon road S", "flock
    score"."""
    name = type(one).__name__.lower()
    if name == "ransom":
        return f"ransom {one.kind} from {one.from_}"
    if name == "phantom":
        return " ".join([name, one.feature.kind, *one.feature.at])
    if name == "building":
        return f"building {one.kind} {cells([(one.x, one.y)])}"
    if name in ("exchange", "tent"):
        return f"{name} {one.value if name == 'tent' else one.figure.kind}"
    if name in ("mage", "witch", "fly", "robber", "messenger", "march", "count") or isinstance(one, Deploy):
        return mini(name, one)
    if name == "take":
        figure = one.figure
        there = figure.point or (figure.x, figure.y)
        return f"take {one.by} {figure.player} {figure.kind} {cells([there])}"
    if name in ("gold", "tunnel", "ferry", "pyramid", "bridge", "castle"):
        of = f"{one.set} " if name == "tunnel" else ""
        at_edges = getattr(one, "edges", (one.edge,) if name == "tunnel" else ())
        there = one.tiles if name == "castle" else ((one.x, one.y),)
        return " ".join([f"{name} {of}{cells(there)}", *at_edges])
    if name == "tower":
        taken = (
            one.capture
            and f" takes {one.capture.player} {one.capture.kind} {cells([(one.capture.x, one.capture.y)])}"
        )
        return f"tower {cells([(one.x, one.y)])}{taken or ''}"
    if hasattr(one, "from_"):
        return " ".join(["wagon", one.feature.kind, *one.feature.at])
    if not isinstance(one, Deployment):
        return f"{type(one).__name__.lower()} {getattr(one, 'choice', '')}".rstrip()
    if one.point is not None:
        return f"{one.kind} {cells([one.point])}"
    return " ".join(([] if one.kind == "meeple" else [one.kind]) + [one.feature_kind, *one.at])


def mini(name: str, one: Any) -> str:
    """A move of a small expansion: "mage (0,0) road", "fly meeple 2 home", "deploy meeple (0,0) road"."""
    if name == "messenger":
        return " ".join(["message", *filter(None, (one.marker, one.card, one.choice))])
    if name == "robber":
        return f"robber {one.beside}"
    if name == "deploy":
        return f"deploy {one.kind} {cells([(one.x, one.y)])} {one.feature.kind}"
    if name in ("march", "count"):
        there = [cells([(one.x, one.y)])] if name == "march" else []
        return " ".join([name, one.kind, one.quarter, *there])
    if name == "fly":
        return f"fly {one.kind} {one.flight} " + (one.feature.kind if one.feature else "home")
    return f"{name} remove" if one.remove else f"{name} {cells([(one.x, one.y)])} {one.feature.kind}"


def finding_lines(found: Iterable[Finding]) -> list[str]:
    """ "error CB-P2 at (0,0) (1,0)"."""
    return [
        f"{f.severity} {f.reason.rule}" + (f" at {cells(f.reason.tiles)}" if f.reason.tiles else "")
        for f in found
    ]
