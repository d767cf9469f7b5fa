"""Any set of expansions and options composes, in any edition that has them: the book assembles, and a short
random game plays."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games.carcassonne import CARCASSONNE
from referee.games.carcassonne.printings import unruled
from referee.tiles.model.position import TilePosition
from referee.tiles.rules.table import Table
from tests.examples import tries
from tests.referee.plays import SEATS, Player

IDS = tuple(one.id for one in CARCASSONNE.expansions)
SWITCHES = tuple(switch.name for one in CARCASSONNE.expansions for switch in one.switches)
VARIANTS = tuple(
    option
    for option in CARCASSONNE.options
    if option.values and option.name not in (*SWITCHES, "edition", "tracking")  # see test_pad.py
)
LATE = ("C2", "C3")  # editions with an abbot, the assumed one first
expansions = st.lists(st.sampled_from(IDS), unique=True)
switches = st.dictionaries(st.sampled_from(SWITCHES), st.sampled_from(("on", "off")), max_size=5)
variants = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.values) for option in VARIANTS}
)
editions = st.sampled_from((None, "C1", "C1-r1", "C1-r2", "C2", "C3"))


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """Options of a table: any expansions, any switches with them, any interpretation, any edition."""
    options = {**draw(variants), **draw(switches), "expansions": draw(expansions)}
    edition = draw(editions)
    return options if edition is None else {**options, "edition": edition}


def has_abbot(options: dict[str, Any]) -> bool:
    """Whether these options include the abbot, who is not in the first edition."""
    option = options.get("base.abbot")
    return bool(option == "on" or (option is None and "abbot" in options["expansions"]))


def load(options: dict[str, Any]) -> Table:
    """An empty table under these options."""
    return CARCASSONNE.load(TilePosition("carcassonne", SEATS, (), options))


@given(tables())
@tries(150)
def test_every_set_of_expansions_makes_a_book(options: dict[str, Any]) -> None:
    table = load(options)
    for one in CARCASSONNE.expansions:
        boxes = {one.id, *(whole.id for whole in CARCASSONNE.expansions if one.id in whole.includes)}
        chosen = not boxes.isdisjoint(options["expansions"])
        for element in one.elements:
            if element.switch is None:
                continue
            ruled = not unruled(one, table.options)
            on = options.get(element.switch.name, "on" if chosen and ruled else "off") == "on"
            assert table.options[element.switch.name] == ("on" if on else "off")
            assert set(element.deeds) <= set(table.book.actions) or not on
            # A book may explain why a move of an absent element is illegal, by another action.
            assert on or all(table.book.actions.get(name) != deed for name, deed in element.deeds.items())
    assert set(table.book.figures) <= set(CARCASSONNE.figure_kinds)
    if has_abbot(options):
        assert table.options["edition"] == options.get("edition", LATE[0])


@given(tables(), st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_the_order_in_which_expansions_are_given_means_nothing(options: dict[str, Any], chance: Any) -> None:
    if has_abbot(options):
        options["edition"] = "C2"
    other = {**options, "expansions": chance.sample(options["expansions"], len(options["expansions"]))}
    one, two = load(options), load(other)
    assert one.book == two.book
    assert one.library is two.library


@given(tables(), st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_short_game_plays_under_any_of_them(options: dict[str, Any], seed: int) -> None:
    if has_abbot(options):
        options["edition"] = "C2"
    player = Player.sits_down(seed, options)
    for _ in player.plays(8):
        pass
    state = player.match.state
    paid = Counter(dict.fromkeys((seat.id for seat in SEATS), 0))
    for line in player.match.lines:
        paid[line.player] += line.points
    assert player.match.scores == dict(paid)
    sheet = CARCASSONNE.scoring.tally(state, final=True)
    assert [f for f in sheet.findings if f.severity == "error"] == []
    for line in sheet.lines:
        paid[line.player] += sum(part.points for part in line.parts)
    assert {id: total.total for id, total in sheet.totals.items()} == dict(paid)


def test_an_element_alone_needs_no_expansion() -> None:
    table = load({"ext.shrine": True})
    assert [rule.id for rule in table.book.placement.checks] == [
        "CU-C2",
        "AB-S1",
    ]  # AB-S1: abbeys are not played
    assert CARCASSONNE.catalog_reader.implied({"ext.shrine": True}) == ("base", "cult")
    assert (
        load({"expansions": ["cult"], "ext.shrine": False}).book.placement.checks
        == table.book.placement.checks[1:]
    )
