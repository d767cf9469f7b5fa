"""Reads files of scenarios."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from referee.tiles.io.catalog import built_in
from tests.games.notation.questions import QUESTIONS
from tests.games.notation.scenario import Answer, Question, Scenario
from tests.games.notation.table import TABLE_LINES, figure
from tests.games.notation.words import Unreadable

HEADING = re.compile(r"==\s+([A-Za-z]+-[A-Za-z0-9.]+(?:/[a-z0-9-]+)?):\s+(\S.*)")


class NotationError(ValueError):
    """A line that cannot be read; the message begins with file and line."""


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
        try:
            self.question_or_table(self.case, word, rest)
        except Unreadable as unreadable:
            raise self.wrong(str(unreadable)) from unreadable

    def question_or_table(self, case: Scenario, word: str, rest: str) -> None:
        game = self.games(self.game)
        if word in QUESTIONS:
            case.questions.append(Question(self.number, word, QUESTIONS[word](case, rest)))
        elif case.questions:
            raise Unreadable(f"{word!r}: the table comes before the first question")
        elif word in TABLE_LINES:
            TABLE_LINES[word](case, rest, game)
        elif word in game.figure_kinds:
            figure(case, word, rest)
        else:
            raise Unreadable(f"unknown word {word!r}")

    def answer(self, text: str) -> None:
        if self.case is None or not self.case.questions:
            raise self.wrong("an indented line is an answer, and nothing was asked")
        self.case.questions[-1].answers.append(Answer(self.number, " ".join(text.split())))
