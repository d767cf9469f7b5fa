"""Every scenario of every game, one test each. `pytest tests/games/test_scenarios.py -k CB-X9` runs one."""

from __future__ import annotations

import pytest

from referee.game import AnyGame
from referee.games import GAMES, game
from tests.games.cases import CASES, FILES
from tests.games.notation import Scenario
from tests.games.runner import run


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_scenario(case: Scenario) -> None:
    wrong, _ = run(case, game(case.game))
    assert not wrong, "\n".join([f"{case.id}: {case.title}", *wrong])


def test_ids_are_there_once() -> None:
    ids = [case.id for case in CASES]
    assert len(ids) > 100
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_every_game_has_scenarios(one: AnyGame) -> None:
    assert FILES[one.id]
