"""Coverage of the digests: every rule has texts and a scenario that reaches it; every worked example and
every dispute is a scenario.

The digests are copies of our own text; where ../shared/rules is available, they are compared with it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from referee.say import speaker
from tests.games.cases import CASES

DIGESTS = Path(__file__).parent / "digests"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "rules"
RULES = {  # the digest of each family of ids, and at least how many ids it has
    "carcassonne-base": 80,
    "hills-and-sheep": 95,
    "carcassonne-expansions": 195,
    "gold-rush": 125,
    "amazonas-carcassonne": 105,
    "amazonas-dorra": 110,
    "maps": 75,
    "carcassonne-more-expansions": 260,
}
UNPLAYED = {  # ids of no rule that an answer could rest on
    **dict.fromkeys(("FT-1", "BE-1", "BE-2", "PR-1", "PX-1"), "no tiles of these sets are known"),
    "LS-1": "cards without tiles: which card changes what is not known",
    "EX-Z6": "where saved games for tests are",
    "EX-Z7": "sets that were not at hand",
}
LATER = "carcassonne-more-expansions"  # the digest in which a rule needs a scenario under its own id
ID = re.compile(r"\*\*([A-Z]{2}-[A-Z]*\d+)\*\*")
CASE = re.compile(r"[A-Z]{2}-[XD]\d+")  # examples and disputes are scenarios, not rules


def defined(digest: str) -> set[str]:
    """Every id that a digest defines."""
    every = ID.findall((DIGESTS / f"{digest}.txt").read_text(encoding="utf-8"))
    found = set(every) - UNPLAYED.keys()
    assert len(found) >= RULES[digest]
    return found


def texts() -> set[str]:
    """The ids of all rules that have texts."""
    return {rule.id for rule in speaker("en").rules()}


def about() -> set[str]:
    """The ids in the headings of scenarios, or in what they show."""
    return {id for case in CASES for id in case.rules}


@pytest.mark.skipif(not SHARED.exists(), reason="the shared rules are not there (../shared/rules)")
@pytest.mark.parametrize("digest", RULES)
def test_the_copy_of_a_digest_is_up_to_date(digest: str) -> None:
    assert (DIGESTS / f"{digest}.txt").read_bytes() == (SHARED / f"{digest}.md").read_bytes()


@pytest.mark.parametrize("digest", RULES)
def test_every_rule_of_the_digest_has_texts(digest: str) -> None:
    assert {id for id in defined(digest) if not CASE.fullmatch(id)} - texts() == set()


@pytest.mark.parametrize("digest", RULES)
def test_every_example_and_dispute_of_the_digest_is_a_scenario(digest: str) -> None:
    cases = {id for id in defined(digest) if CASE.fullmatch(id)}
    assert len(cases) > 25
    assert cases - {case.id for case in CASES} == set()


def test_every_rule_of_the_later_boxes_has_a_scenario_under_its_own_id() -> None:
    """A rule that only others' scenarios mention could be wrong in a way that none of them is about."""
    assert defined(LATER) - {case.id.partition("/")[0] for case in CASES} == set()


# Rules about undo, which only a match can show: covered by tests/api/test_dorra_amazonas.py.
OF_MATCHES = {"TR-revealed"}


@pytest.mark.parametrize("family", sorted({id.split("-")[0] for id in texts()}))
def test_every_rule_is_reached_by_a_scenario(family: str) -> None:
    assert {id for id in texts() if id.startswith(f"{family}-")} - OF_MATCHES - about() == set()


def test_scenarios_name_only_rules_that_exist() -> None:
    assert {id for id in about() if not CASE.fullmatch(id)} - texts() == set()


def test_only_ids_of_a_digest_are_left_out() -> None:
    every = {id for digest in RULES for id in ID.findall((DIGESTS / f"{digest}.txt").read_text())}
    assert UNPLAYED.keys() <= every
    assert not UNPLAYED.keys() & texts()


def test_texts_name_only_rules_of_a_digest_or_of_the_referee_itself() -> None:
    rules = set().union(*(defined(digest) for digest in RULES))
    assert {id for id in texts() - rules if not id.startswith(("TR-", "CR-"))} == set()
