"""Compares the answers of the referee with the lines of a scenario."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from referee.game import ScoreLine
from tests.games.answer_text import bounds, cells, ids, line_text, part_text
from tests.games.notation import Question, Scenario

STANDS = ("complete", "incomplete", "at_the_end")
SEVERITIES = ("error", "warning", "info", "none")
LISTS = ("returns", "completes", "wins", "receives", "tokens", "held", "hole", "chance", "place",
         *SEVERITIES)  # fmt: skip
POINTS = re.compile(r"(\S+) (-?\d+) = ([\w-]+): (.*?) \[([^\]]*)\](.*)")
EXTRAS = re.compile(
    r"(?: held ((?: ?[a-z]+ \d+)+))?(?: on ((?: ?\(\S+\))+))?( between .*| at least .*| uncertain)?"
)


class Comparison:
    """The failures of a case, each with file and line."""

    def __init__(self, case: Scenario) -> None:
        self.case = case
        self.wrong: list[str] = []

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

    def points(self, line: int, expected: Sequence[str], got: Sequence[ScoreLine] | None) -> None:
        left = list(got or ())
        for text in expected:
            if text == "none":
                continue
            match = next((one for one in left if same(text, one)), None)
            if match is None:
                self.say(line, f"no answer {text!r}; got {[line_text(one) for one in got or ()]}")
            else:
                left.remove(match)
        for one in left:
            self.say(line, f"unexpected: {line_text(one)!r}")

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


def same(text: str, line: ScoreLine) -> bool:
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
