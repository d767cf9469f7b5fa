"""Runs scenarios: asks a game the questions of a case and compares the answers with the lines of the case.

Questions and answers are described in SCENARIOS.md.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from referee.game import AnyGame, BadInput, Event, Illegal, PositionFinding, RuleReason, ScoreLine, Sheet
from referee.say import speaker
from referee.tiles.lookahead.completion_odds import outlook
from referee.tiles.model.position import FeatureAt
from tests.games import dorra
from tests.games.answer_text import at, bounds, cells, event, finding_lines, holding, instead, tiles, token
from tests.games.comparison import STANDS, Comparison
from tests.games.notation import Scenario


@dataclass
class Seen:
    """All answers of the referee during a case, for tests of its texts."""

    reasons: list[RuleReason] = field(default_factory=list)
    findings: list[PositionFinding] = field(default_factory=list)
    lines: list[ScoreLine] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)

    def sentences(self) -> list[str]:
        """Reasons, findings and lines in English with plain spaces; players are named by their ids."""
        voice = speaker("en")
        found = [
            *map(voice.reason, self.reasons),
            *map(voice.finding, self.findings),
            *map(voice.line, self.lines),
        ]
        return [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in found]

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
        assert game.placing is not None, "a game with tiles"
        assert game.lookahead is not None
        self.placing, self.lookahead = game.placing, game.lookahead
        self.comparison = Comparison(case)
        self.state: Any = None

    def all(self) -> tuple[list[str], Seen]:
        try:
            start = self.game.begin if self.case.begins else self.game.load
            self.state = start(self.case.position)
        except BadInput as bad:
            question = self.case.questions[0]
            self.comparison.compare(question, unreadable(bad))
            return self.comparison.wrong, self.seen
        self.seen.states.append(self.state)
        for question in self.case.questions:
            before = Counter(self.seen.sentences())
            try:
                got = getattr(self, question.verb)(*question.arguments)
            except BadInput as bad:
                self.comparison.compare(question, unreadable(bad))
                continue
            self.comparison.compare(
                question, got | {"sentence": list(Counter(self.seen.sentences()) - before)}
            )
        return self.comparison.wrong, self.seen

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
        sheet = self.game.scoring.tally(self.state, final=final)
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
        holes = [PositionFinding("info", reason) for _, reason in self.lookahead.unfillable(self.state)]
        found = (*self.lookahead.audit(self.state), *holes)
        self.seen.findings += found
        return {"findings": finding_lines(found)}

    def ranking(self) -> dict[str, Any]:
        found = self.game.scoring.ranking(self.state, self.game.scoring.scores(self.state))
        self.seen.reasons += [one.because for one in found]
        return {"place": [f"{one.place} {one.player}" for one in found]}

    def needs(self, x: int, y: int, ref: Any) -> dict[str, Any]:
        board = self.state.board
        region = board.region((x, y, board.cells[x, y].names.find(ref.kind, ref.at)[0]))
        one = next((one for one in self.lookahead.unfinished(self.state) if one.piece == region.anchor), None)
        if one is None:
            return {"hole": []}
        found = outlook(one, self.lookahead.drawing(self.state))
        self.seen.reasons += found.because
        return {
            "hole": [f"{cells([hole.cell])} {tiles(sum(hole.copies.values()))}" for hole in one.holes],
            "chance": [f"{who or 'anyone'} {chance}" for who, chance in (found.chances or {}).items()],
            "worth": str(one.value_complete),
            "by": {reason.rule for reason in found.because},
        }

    def placements(self, tile: str, player: str | None) -> dict[str, Any]:
        found = self.placing.placements(self.state, tile, player)
        against = self.placing.why_nowhere(self.state, tile, player)
        self.seen.reasons += against
        got: dict[str, Any] = {
            **({"no": {reason.rule for reason in against}} if against else {}),
            "count": str(len(found)),
            "left": str(self.placing.left(self.state, tile)),
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
