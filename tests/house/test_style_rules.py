"""Rules that make Chromium look at much more than what has changed are few, or not used.

Of `:has()`, the subject is looked at again after every change inside of it. With 56 such rules, one tap on a
table of 52 tiles recalculated the style of 1,800 elements, and took 170 ms on a slowed phone
(benchmarks/page.md: 100 ms). Scripts set a class or an attribute instead. Of `* + *`, every element that
follows a change is looked at with all that it contains: `:where(:not(:first-child))` matches the same.
"""

from __future__ import annotations

import re
from pathlib import Path

CSS = Path(__file__).parents[2] / "web" / "css"
MOST = 6
RULE = re.compile(r"^\s*([^{}/*@]*:has\([^{}]*?)\s*[,{]", re.MULTILINE)
SIMPLE = re.compile(r":has\((> )?(\.[a-z-]+|[a-z]+)\)")  # one class or tag


def selectors() -> list[str]:
    found = [one.strip() for path in CSS.glob("*.css") for one in RULE.findall(path.read_text("utf-8"))]
    assert len(found) == sum(path.read_text("utf-8").count(":has(") for path in CSS.glob("*.css"))
    return found


def test_few_rules_depend_on_what_is_inside() -> None:
    assert len(selectors()) <= MOST


def test_selectors_ask_only_for_a_class_or_a_tag() -> None:
    """A class concerns only the elements that have it; a number among siblings or the focus, all of them."""
    assert [one for one in selectors() if not SIMPLE.search(one)] == []


def test_no_rule_is_about_whatever_follows_a_sibling() -> None:
    follows = re.compile(r"[+~]\s*\*")
    assert follows.search(".card > * + * {")
    assert [path.name for path in CSS.glob("*.css") if follows.search(path.read_text("utf-8"))] == []
