"""Every rule of the digests is named by the code that applies it, so that an answer can cite it.

Each exception is listed here with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.cases import CASES
from tests.games.test_coverage import CASE, DIGESTS, RULES, UNPLAYED, defined
from tests.games.test_sentences import ids_in_the_code, in_the_help, seen, sources

SETUP = "what lies in the box and how the table is set up: a match begins so, nothing is asked"
SHORT = "the short form in the base rules; the expansion's own rule is named"
ADVICE = "advice or manners at the table, which no answer rests on"
READING = "how an unclear passage is read; the rule that is read so is named"
ORDER = "the order of a turn, which the steps that are allowed follow; a step out of turn is refused by name"
COMMON = "follows from a rule that every answer about it names"
TOGETHER = "how expansions go together: the rule of the expansion is named, and scenarios show this one"

NAMELESS: dict[str, str] = {
    "CB-T3": ADVICE,
    **dict.fromkeys(("CB-I1", "CB-I2", "CB-I3", "CB-B1", "CB-B2", "CB-B3"), SHORT),
    **dict.fromkeys(("HS-S2", "HS-S3", "HS-S4"), SETUP),
    "HS-F26": "what a tile shows, which stands in the catalog",
    "HS-H13": "what a tile shows, which stands in the catalog",
    "HS-I2": "says why HS-I1 is no exception; PD-E1 names what the dragon eats",
    **dict.fromkeys(("HS-Z1", "HS-Z2", "HS-Z5"), READING),
    **dict.fromkeys(("IC-S1", "IC-S2"), SETUP),
    "AB-S2": SETUP,
    "KR-S1": SETUP,
    "RV-S5": "what its tiles show, which people draw; HS-V2 is named",
    "GM-J1": "Dutch, Belgian and Japanese monasteries, of which there are no tile facts",
    **dict.fromkeys(("BC-C3", "BC-C6", "BC-C7"), COMMON),
    "ME-4": "nothing happens then: the lines of the final scoring name their own rules",
    **dict.fromkeys(("EX-T1", "EX-T2", *(f"EX-I{n}" for n in range(1, 13)), "EX-Z4", "EX-Z5"), TOGETHER),
    "EX-Z1": READING,
    "EX-Z2": READING,
    "EX-Z3": "how far the expansions are covered",
    "GR-S5": SETUP,
    "GR-G0": "the aim of the game",
    "GR-P1": ADVICE,
    "GR-E6": COMMON,
    **dict.fromkeys(("GR-Z2", "GR-Z3", "GR-Z4", "GR-Z5", "GR-Z6", "GR-Z8"), READING),
    **dict.fromkeys(("CA-S2", "CA-S3", "CA-S6", "CA-Q1"), SETUP),
    "CA-T3": ORDER,
    "CA-B4": COMMON,
    "CA-B9": COMMON,
    **dict.fromkeys(("CA-Z1", "CA-Z2", "CA-Z4", "CA-Z7"), READING),
    **dict.fromkeys(("AD-S2", "AD-S4"), SETUP),
    "AD-I5": ADVICE,
    "AD-B11": ADVICE,
    **dict.fromkeys(("AD-Z1", "AD-Z2", "AD-Z3", "AD-Z5", "AD-Z6"), READING),
    "MP-S9": "that a group may switch rules, which the options are for",
    **dict.fromkeys(("MP-Z1", "MP-Z2", "MP-Z3", "MP-Z4", "MP-Z5", "MP-Z6", "MP-Z7", "MP-Z8"), READING),
}


def named() -> set[str]:
    """Every rule id in the code, of a function or of a text."""
    nodes = [node for node in sources() if id(node) not in in_the_help()]
    texts = {node.value for node in nodes if hasattr(node, "value") and isinstance(node.value, str)}
    return texts | ids_in_the_code()


@pytest.mark.parametrize("digest", RULES)
def test_every_rule_is_named_or_needs_no_name(digest: str) -> None:
    rules = {id for id in defined(digest) if not CASE.fullmatch(id)}
    assert rules - named() - set(NAMELESS) == set()


def test_named_modules_are_not_listed() -> None:
    assert named() & set(NAMELESS) == set()


def test_every_listed_rule_is_one_of_a_digest() -> None:
    assert set(NAMELESS) - set().union(*(defined(digest) for digest in RULES)) == set()


# ---- rules behind examples and disputes -------------------------------------------------------------------

CITES = re.compile(r"^- \*\*(([A-Z]{2})-[XD]\d+)\*\*.*\[([^\[\]]+)\]\s*$", re.MULTILINE)
CITED = re.compile(r"(?:([A-Z]{2})-)?([A-Z]+)(\d+)(?:-[A-Z]+(\d+))?")  # "CB-J2", "L2-L4"
UNNAMED = {  # by example or dispute: the rules that its answers need not name
    "GR-X26": {"GR-W4"},  # no prairies are joined there: GR-X27 is the case of that rule
    "BC-D6": {"BC-C7"},  # nothing is paid, so no line is there to name it
}


def cited(digest: str) -> Iterator[tuple[str, set[str]]]:
    """Every example and dispute of a digest, with the rules that it relies on."""
    for case, family, rules in CITES.findall((DIGESTS / f"{digest}.txt").read_text(encoding="utf-8")):
        if case in UNPLAYED:
            continue
        found = set()
        for other, letters, first, last in CITED.findall(rules):
            numbers = range(int(first), int(last or first) + 1)
            found |= {f"{other or family}-{letters}{number}" for number in numbers}
        yield case, found


@pytest.mark.parametrize("digest", RULES)
def test_answers_name_every_rule_that_an_example_or_dispute_rests_on(digest: str) -> None:
    """Not only the verdict is right. All questions of a case and its variants count together."""
    assert defined(digest)
    named: dict[str, set[str]] = {}
    for case, answers in zip(CASES, seen(), strict=True):
        named.setdefault(case.id.partition("/")[0], set()).update(rule for rule, _ in answers.rules_and_keys)
    cases = dict(cited(digest))
    assert len(cases) > 25
    missing = {case: rules - named[case] - UNNAMED.get(case, set()) for case, rules in cases.items()}
    assert {case: sorted(rules) for case, rules in missing.items() if rules} == {}
