"""Any two sets, editions and maps compose, or the answer gives the reason (all pairs: pairs.py)."""

from __future__ import annotations

from itertools import combinations

from tests.referee.pairs import Choice, choices, refused, together

KINDS = ("set", "edition", "map")


def reason(one: Choice, other: Choice) -> str:
    options = together(one, other)
    return "" if options is None else refused(options)


def test_only_the_abbot_needs_an_edition() -> None:
    found = [one for one in choices() if one.kind in KINDS]
    tables = {(one.name, other.name): reason(one, other) for one, other in combinations(found, 2)}
    whys = {pair: why for pair, why in tables.items() if why}
    assert set(whys) == {("abbot", "C1"), ("abbot", "C1-r1"), ("abbot", "C1-r2")}
    assert all("options.edition" in why and "C2" in why for why in whys.values())
