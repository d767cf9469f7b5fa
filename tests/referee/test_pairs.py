"""Any two sets, editions and maps compose, or the answer gives the reason (all pairs: pairs.py)."""

from __future__ import annotations

from itertools import combinations

from tests.referee.pairs import Choice, choices, refused, together

KINDS = ("set", "edition", "map")


def reason(one: Choice, other: Choice) -> str:
    options = together(one, other)
    return "" if options is None else refused(options)


def test_every_set_goes_with_every_edition_and_map() -> None:
    found = [one for one in choices() if one.kind in KINDS]
    tables = {(one.name, other.name): reason(one, other) for one, other in combinations(found, 2)}
    whys = {pair: why for pair, why in tables.items() if why}
    assert whys == {}
