"""Which figures and tokens of a box are in play with which of its switches."""

from __future__ import annotations

from collections import defaultdict

import pytest

from referee.game import BoxContents
from referee.games.carcassonne import CARCASSONNE
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
