"""Which figures and tokens of a box are in play with which of its switches."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

import pytest

from referee.game import BoxContents
from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.expansion import Expansion
from referee.tiles.rules.book import Book
from referee.tiles.rules.rule_groups import ReportRules
from referee.tiles.tile_game import supplies

BOXES = [box for box in CARCASSONNE.boxes if box.figures or box.tokens]


def kinds_with(box: BoxContents, **off: str) -> set[str]:
    """The kinds of figure of the rules with this box."""
    options = {"expansions": [box.id], **off}
    return set(supplies(CARCASSONNE.settings.at_table(options, None, defaultdict(list)).book))


@pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.id))
def test_a_switch_takes_the_figures_that_are_declared_to_need_it(box: BoxContents) -> None:
    """As in the rules: a figure is in play with its switch, and not without."""
    everything = kinds_with(box)
    added = everything & set(box.figures) - {"meeple"}
    switches = {name for name in box.options if name.startswith(("ext.", "base."))}
    for name in sorted(switches):
        needing = {kind for kind, needed in box.switched.items() if needed == name}
        assert added & needing == everything - kinds_with(box, **{name: "off"}), name


@pytest.mark.parametrize("box", BOXES, ids=lambda box: str(box.id))
def test_whatever_has_switches_declares_the_one_of_each_piece(box: BoxContents) -> None:
    pieces = {*box.figures, *box.tokens}
    switched = any(name.startswith(("ext.", "base.")) for name in box.options)
    assert set(box.switched) == (pieces if switched else set())
    off = dict.fromkeys(box.switched.values(), "off")
    nothing = box.in_play(off)
    if switched:
        assert not any((nothing.figures, nothing.tokens, nothing.wooden, nothing.lone, nothing.placed))
    assert box.in_play(dict.fromkeys(box.switched.values(), "on")) == box


def book_of(**options: Any) -> Book:
    """The rules under these options, without what only explains them."""
    book = CARCASSONNE.settings.settle({"edition": "C1", **options}, defaultdict(list)).book
    return replace(book, report=ReportRules(), deployment=replace(book.deployment, notes=()))


@pytest.mark.parametrize("one", CARCASSONNE.expansions, ids=lambda one: str(one.id))
def test_each_part_of_a_box_can_be_switched_off(one: Expansion) -> None:
    """With all its switches off, a box changes no rule."""
    those = [box for box in CARCASSONNE.expansions if box.id in (one.id, *one.includes)]
    off = {switch.name: "off" for box in those for switch in box.switches}
    assert book_of(expansions=[one.id], **off) == book_of()
