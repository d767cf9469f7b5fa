"""Rules and steps that need what is not at a table are left out there: they would find nothing."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games import game
from referee.match import Entry, PlayedMatch, follow
from referee.tiles.model.position import TilePosition
from referee.tiles.rules.rule import Rule
from referee.tiles.rules.rule_group import RuleGroup
from referee.tiles.rules.rule_groups import ScoringRules, TurnRules
from referee.tiles.rules.waiting_step import WaitingStep
from tests.referee.plays import SEATS, Player

CARCASSONNE = game("carcassonne")
EVERYTHING = {"edition": "C2", "expansions": [box.id for box in CARCASSONNE.boxes]}
TURNS = 60


def played(moves: list[Any]) -> PlayedMatch:
    start = PlayedMatch.begin(CARCASSONNE, TilePosition("carcassonne", SEATS, (), EVERYTHING))
    return follow(start, [Entry((move,)) for move in moves]).match


@pytest.mark.parametrize("seed", range(4))
def test_they_would_find_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player.sits_down(seed, EVERYTHING)
    for _ in player.plays(TURNS):
        pass
    asleep = played(player.moves)
    monkeypatch.setattr(RuleGroup, "awake", lambda group, present: group)
    awake = played(player.moves)
    for one, other in zip(asleep.played, awake.played, strict=True):
        assert (one.events, one.lines, one.to_move) == (other.events, other.lines, other.to_move)
        assert CARCASSONNE.position(one.state) == CARCASSONNE.position(other.state)


def test_some_sleep_on_a_table_of_the_base_game() -> None:
    state = Player.sits_down(1, EVERYTHING).match.start
    book, bare = state.book, frozenset[str]()
    assert len(book.scoring.awake(bare).after_completion) < len(book.scoring.after_completion)
    assert book.turn.awake(bare).waiting_steps.keys() < book.turn.waiting_steps.keys()


def test_any_word_wakes_a_rule() -> None:
    rule = Rule("X-1", lambda table: None, needs=("fairy", "castle"))
    group = ScoringRules(before_scoring=(rule, Rule("X-2", lambda table: None)))
    assert [one.id for one in group.awake(frozenset({"barn"})).before_scoring] == ["X-2"]
    assert group.awake(frozenset({"castle", "barn"})).before_scoring == group.before_scoring


def test_steps_sleep_too() -> None:
    step = WaitingStep((), lambda before, after: after, Rule("X-1", lambda table: ()), needs=("wagon",))
    group = TurnRules(waiting_steps={"wagon": step})
    assert not group.awake(frozenset()).waiting_steps
    assert group.awake(frozenset({"wagon"})).waiting_steps == {"wagon": step}
