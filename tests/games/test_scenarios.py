"""Every scenario of every game, one test each. `pytest tests/games/test_scenarios.py -k CB-X9` runs one."""

from __future__ import annotations

import pytest

from referee.game import AnyGame
from referee.games import GAMES, game
from tests.games.answer_text import finding_lines
from tests.games.cases import CASES, FILES
from tests.games.notation import Scenario
from tests.games.runner import Seen, run


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_scenario(case: Scenario) -> None:
    wrong, seen = run(case, game(case.game))
    assert not wrong, "\n".join([f"{case.id}: {case.title}", *wrong, *errors(game(case.game), seen)])


def errors(one: AnyGame, seen: Seen) -> list[str]:
    """What is wrong with the last table of a case, such as edges that do not match."""
    found = one.inspect(seen.states[-1]) if seen.states and seen.states[-1] is not None else ()
    lines = finding_lines(finding for finding in found if finding.severity == "error")
    return [f"the last table has errors: {'; '.join(lines)}"] if lines else []


def test_a_failure_names_the_errors_of_the_table() -> None:
    case = next(one for one in CASES if one.id == "BC-B1/findings")
    _, seen = run(case, game(case.game))
    assert "error CB-P2 at (0,0) (0,1)" in errors(game(case.game), seen)[0]


def test_ids_are_there_once() -> None:
    ids = [case.id for case in CASES]
    assert len(ids) > 100
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_every_game_has_scenarios(one: AnyGame) -> None:
    assert FILES[one.id]
