"""A game's description of its options (their defaults, when they have an effect) matches the
referee."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.game import AnyGame, Option, holds
from referee.games import GAMES
from referee.games.carcassonne import CARCASSONNE

BY_NAME = {option.name: option for option in CARCASSONNE.options}
FREE = ("expansions", "map")


def usual(option: Option, options: dict[str, Any]) -> Any:
    """The default of an option."""
    held = [one.value for one in CARCASSONNE.implied.get(option.name, ()) if holds(one.when, options)]
    return held[-1] if held else option.default


@given(
    expansions=st.lists(st.sampled_from([box.id for box in CARCASSONNE.boxes]), unique=True),
    edition=st.sampled_from([None, *BY_NAME["edition"].values]),
    on_map=st.booleans(),
    preset=st.sampled_from([None, "print", "engine", "rgg"]),
    rules=st.sampled_from([None, "on", "off"]),
)
@settings(max_examples=150)
def test_options_that_are_not_given_have_their_defaults(
    expansions: list[str], edition: str | None, on_map: bool, preset: str | None, rules: str | None
) -> None:
    given = {"edition": edition, "preset": preset, "mp.expansion_rules": rules, "map": on_map or None}
    sent = {name: value for name, value in given.items() if value is not None} | {"expansions": expansions}
    played = CARCASSONNE.settings.settle(sent, defaultdict(list)).options
    for option in CARCASSONNE.options:
        if option.name not in sent and option.name not in ("edition", "mp.expansion_rules", "mp.town", *FREE):
            assert played[option.name] == usual(option, sent), option.name


@pytest.mark.parametrize("expansion", ["inns-and-cathedrals"])
def test_an_expansion_brings_its_switches(expansion: str) -> None:
    for name in ("ext.inns", "ext.cathedral", "ext.large_meeple"):
        assert usual(BY_NAME[name], {"expansions": []}) == "off"
        assert usual(BY_NAME[name], {"expansions": [expansion]}) == "on"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_conditions_name_options_of_the_game_and_values_that_these_have(game: AnyGame) -> None:
    known = {option.name: option for option in game.options}
    boxes = {box.id for box in game.boxes}
    conditions = [option.needs for option in game.options]
    conditions += [one.when for ones in game.implied.values() for one in ones]
    for condition in conditions:
        for name, value in condition.items():
            values = boxes if name == "expansions" else set(known[name].values)
            assert value is True or value in values
    for name, ones in game.implied.items():
        assert {one.value for one in ones} <= {*known[name].values, None}


def test_every_option_of_maps_needs_one() -> None:
    assert {o.name for o in CARCASSONNE.options if o.needs.get("map")} == {
        o.name for o in CARCASSONNE.options if o.name.startswith("mp.")
    }
