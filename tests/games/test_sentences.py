"""Texts of the referee: every rule has texts and a scenario that reaches it, every sentence is clean."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from referee import messages, say
from referee.game import PositionFinding, RuleReason, ScoreLine, ScorePart, Unknown
from referee.games import GAMES, game
from referee.say import speaker
from tests.games.cases import CASES
from tests.games.runner import Seen, run
from tests.house.parsing import nodes_of

REFEREE = Path(say.__file__).parent
HOW_FAR = {"exactly", "between", "at_least"}  # keys that follow from the bounds of a value
ID = re.compile(r"(?:AB|AD|AT|CA|CB|CU|GM|GR|HS|IC|MP|PD|RV|TB|EX|TR|CR)-[A-Za-z0-9]+")
NAMES = {"red": "Ana", "blue": "Ben", "green": "Cleo"}


@cache
def seen() -> tuple[Seen, ...]:
    """The answers of the referee in every scenario."""
    return tuple(run(case, game(case.game))[1] for case in CASES)


def seen_with_tiles() -> list[Seen]:
    """The same, only for games with tiles."""
    return [one for case, one in zip(CASES, seen(), strict=True) if game(case.game).placing is not None]


def reasons() -> list[RuleReason]:
    return [reason for one in seen() for reason in (*one.reasons, *(f.reason for f in one.findings))]


def lines() -> list[ScoreLine]:
    return [line for one in seen() for line in one.lines]


@cache
def sources() -> tuple[ast.AST, ...]:
    """Every AST node of the kit and the games."""
    paths = [*(REFEREE / "tiles").rglob("*.py"), *(REFEREE / "games").rglob("*.py")]
    return tuple(node for path in paths for node in nodes_of(path.read_text(encoding="utf-8")))


@cache
def in_the_help() -> frozenset[int]:
    """The nodes of the lists of rules that the help shows, which answers need not cite."""
    lists = [
        node.value
        for node in sources()
        if (isinstance(node, ast.keyword) and node.arg == "help")
        or (isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "HELP")
        or (isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "HELP")
    ]
    return frozenset(id(leaf) for one in lists if one is not None for leaf in ast.walk(one))


def ids_in_the_code() -> set[str]:
    """Every rule id that a text can cite: all in the code, except those that only name a function
    (`@rule("CB-F6")`), the reason for an error in a catalog (`cited("CA-N1", ...)`), or what the help
    shows."""
    naming = {
        id(node.args[0])
        for node in sources()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("rule", "cited")
    }
    return {
        node.value
        for node in sources()
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and ID.fullmatch(node.value)
        and id(node) not in naming
        and id(node) not in in_the_help()
    }


def keys_in_the_code() -> set[str]:
    """Every text key of a RuleReason."""
    calls = [
        node
        for node in sources()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "RuleReason"
        and len(node.args) > 1
    ]
    return {
        leaf.value
        for call in calls
        for leaf in ast.walk(call.args[1])
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str) and leaf.value != "step_"
    }


# ---- every rule --------------------------------------------------------------------------------------------


def test_every_rule_has_title_sentence_and_source() -> None:
    for rule in speaker("en").rules():
        assert 3 <= len(rule.title) <= 60, rule
        assert not rule.title.endswith("."), rule
        assert rule.text[0].isupper(), rule
        assert rule.text.endswith((".", ".)")), rule
        assert len(rule.source) > 10, rule
        assert not ID.search(rule.title + rule.text), rule


def test_every_rule_id_in_the_code_has_texts() -> None:
    ids = ids_in_the_code()
    assert len(ids) > 35
    assert ids <= {rule.id for rule in speaker("en").rules()}


def test_every_rule_id_in_the_code_occurs_in_a_scenario() -> None:
    cited = {rule for one in seen() for rule, _ in one.rules_and_keys}
    ours = {option.rule for one in GAMES for option in one.options}
    assert ids_in_the_code() - cited - ours == set()


def test_every_text_key_in_the_code_occurs_in_a_scenario() -> None:
    keys = keys_in_the_code() | HOW_FAR
    assert len(keys) > 40
    assert keys - {key for one in seen() for _, key in one.rules_and_keys} == set()


# ---- every sentence ----------------------------------------------------------------------------------------


def sentences() -> Iterator[tuple[str, object]]:
    voice = speaker("en", NAMES)
    for reason in reasons():
        yield voice.reason(reason), reason
    for line in lines():
        yield voice.line(line), line
    for one in GAMES:
        for option in one.options:
            yield voice.option(option), option


def test_sentences_are_clean() -> None:
    count = 0
    for text, thing in sentences():
        count += 1
        assert text[0].isupper() or text[0].isdigit(), (text, thing)
        assert text.endswith("."), (text, thing)
        assert not ID.search(text), (text, thing)
        assert not re.search(r"[{}_]|\?|  |\bNone\b|\(\)|\bred\b|\bblue\b", text), (text, thing)
        assert len(text) < 200, (text, thing)
    assert count > 500


def test_every_reason_has_a_sentence_of_its_own() -> None:
    voice = speaker("en")
    for reason in reasons():
        assert voice.reason(reason) != voice.rule(reason.rule).text, reason


def test_numbers_agree_with_their_words() -> None:
    wrong = re.compile(
        r"\b1 (?:tiles|cities|monasteries|meeples|times|ways|coats)\b"
        r"|\b(?:0|[2-9]|\d\d) (?:tile|city|monastery|meeple|time|way|coat)\b"
    )
    assert wrong.search("1 tiles × 2")
    assert wrong.search("12 city × 3")
    for text, thing in sentences():
        assert not wrong.search(text), (text, thing)


def test_a_line_shows_its_arithmetic() -> None:
    voice = speaker("en", NAMES)
    parts = (ScorePart("CB-C2", "tile", 4, 2), ScorePart("CB-C2", "pennant", 2, 2))
    line = ScoreLine("red", "CB-C2", parts, ((0, 0),), "city", complete=True, holders={"red": 1})
    assert voice.line(line) == "Ana scores 12 for a completed city: 4 tiles × 2 + 2 coats of arms × 2 = 12."


def test_a_part_in_words_begins_small_within_the_sum() -> None:
    parts = (ScorePart("CB-C2", "tile", 4, 2), ScorePart("MW-3", "witch", 1, -4))
    line = ScoreLine("red", "CB-C2", parts, ((0, 0),), "city", complete=True, holders={"red": 1})
    assert speaker("en", NAMES).line(line).endswith(": 4 tiles × 2 + witch -4 = 4.")


# ---- other languages ---------------------------------------------------------------------------------------


def test_a_language_without_texts_falls_back_to_english() -> None:
    assert speaker("tlh").language == "en"
    assert speaker("en-GB").rule("CB-P1") == speaker("en").rule("CB-P1")


def test_missing_messages_fall_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    lines = ["reasons-over = Schluss.", "word-city = Stadt", "rule-CB-P1 = Wohin", ""]
    (tmp_path / "xx/some.ftl").write_text("\n".join(lines))
    english = messages.messages("en")
    monkeypatch.setattr(messages, "LOCALES", tmp_path)
    known = messages.Messages("xx", english)
    monkeypatch.setattr(say, "messages", lambda language: known)
    voice = say.Speaker("xx", {})
    assert voice.reason(RuleReason("CB-E1", "over")) == "Schluss."
    assert voice.finding(
        PositionFinding("warning", RuleReason("CB-J4", "occupied", {"kind": "city"}))
    ).startswith("There are still figures on a completed Stadt")
    assert voice.rule("CB-P1").title == "Wohin"
    assert voice.rule("CB-P1").text == speaker("en").rule("CB-P1").text


def test_names_are_values_and_never_templates() -> None:
    voice = speaker("en", {"red": "{player} {0}"})
    assert (
        voice.reason(RuleReason("CB-T1", "not_your_turn", {"player": "red", "to_move": "blue"}))
        == "It is not {player} {0}'s turn; it is blue's."
    )


def test_an_unknown_rule_has_no_text() -> None:
    with pytest.raises(Unknown) as error:
        speaker("en").rule("CB-Z9")
    assert error.value.near


# ---- invariants of all answers -----------------------------------------------------------------------------


def test_points_are_the_sum_of_their_parts() -> None:
    assert len(lines()) > 100
    for line in lines():
        assert line.points == sum(part.count * part.each for part in line.parts)
        assert line.parts
        assert not (line.certain and (line.low, line.high) != (None, None))


def test_totals_are_points_before_and_lines() -> None:
    sheets = [(sheet, state) for one in seen_with_tiles() for sheet in one.sheets for state in one.states[:1]]
    assert len(sheets) > 60
    for sheet, state in sheets:
        assert set(sheet.totals) == {seat.id for seat in state.players}
        for player, total in sheet.totals.items():
            assert total.gained == sum(line.points for line in sheet.lines if line.player == player)
            assert total.total == total.points_before + total.gained


def test_every_where_is_on_the_board() -> None:
    for one in seen_with_tiles():
        board = set().union(*(state.board.cells for state in one.states))
        for line in one.lines:
            assert set(line.tiles) <= board, line
            assert (
                not board
                or line.tiles
                or line.feature_kind
                in (  # no board: a score pad
                    "adjust",
                    "trade-goods",
                    "message",
                    "catapult",
                    "ransom",
                    "auction",
                    "gold",
                    "king",
                    "robber_baron",
                    "mining",
                    "amazon",
                )
            ), line
        for finding in one.findings:
            assert set(finding.reason.tiles) <= board, finding
        for event in one.events:
            assert set(event.tiles) <= board, event
        for sheet in one.sheets:
            for feature in sheet.features:
                assert set(feature.tiles) <= board, feature


def test_owners_hold_most() -> None:
    for line in lines():
        if line.holders and line.feature_kind != "amazon":  # an Amazon scoring pays the second place as well
            assert line.holders[line.player] == max(line.holders.values()), line


def test_findings_come_worst_first() -> None:
    rank = {"error": 0, "warning": 1, "info": 2}
    mixed = 0
    for one in seen_with_tiles():
        for state in one.states[:1]:
            found = [rank[finding.severity] for finding in game("carcassonne").inspect(state)]
            assert found == sorted(found)
            mixed += len(set(found)) > 1
    assert mixed > 3
