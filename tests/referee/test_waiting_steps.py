"""Steps at the end of a turn for which the game waits, shown with made-up steps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import pytest

from referee.game import Event, Step
from referee.games.carcassonne import CARCASSONNE
from referee.tiles.model.moves import Deploy, EndGame, EndTurn, Pass
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, Turn
from referee.tiles.play.actions.ending import do_end_game, do_end_turn, why_ended
from referee.tiles.play.actions.waiting import PASS, after_placing, declined_before_scoring, do_pass, go_on
from referee.tiles.play.scoring import go_home
from referee.tiles.rules.action import Action, objected
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import TurnRules
from referee.tiles.rules.table import Table
from referee.tiles.rules.waiting_step import (
    AFTER_SCORING,
    AFTER_TURN,
    AT_PLACE,
    BEFORE_FINAL,
    BEFORE_SCORING,
    WaitingStep,
)

SEATS = tuple(PlayerSeat(name) for name in ("red", "blue", "green"))
# A city of two tiles that the second one, just placed, completes; red has a knight in it.
CITY = TilePosition(
    "carcassonne",
    SEATS,
    (Laid(0, 0, "base/E"), Laid(0, -1, "base/E", 180)),
    {"edition": "C2", "base.two_tile_city": "normal"},
    figures=(Standing("red", "meeple", 0, 0, Ref("city", ("N",))),),
    turn=Turn("red", "act", ((0, -1),)),
)


@dataclass(frozen=True, slots=True)
class Wave:
    """A move of the made-up steps, which does nothing."""

    player: str


@rule("XX-1")
def left_neighbour_first(table: Table) -> tuple[str, ...]:
    """All players, the player of the turn last."""
    seats = [seat.id for seat in table.players]
    first = seats.index(table.turn.player or seats[0]) + 1
    return (*seats[first:], *seats[:first])


def begin(before: Table, after: Table) -> Table:
    """Begin the step in every turn."""
    return after.but()


def done(name: str, table: Table) -> Step[Table]:
    """Say that a step is over."""
    return Step(table, (Event("done", {"step": name}),))


def wave(table: Table, move: Wave) -> Step[Table]:
    """Do nothing and let the next player choose."""
    return go_on(Step(table.but(turn=passing(table.turn, move.player))))


def passing(turn: Turn, player: str) -> Turn:
    """Return the turn with the choice of a player made."""
    return Turn(
        turn.player,
        turn.step,
        turn.placed,
        turn.drawn,
        turn.part,
        turn.marks,
        turn.due,
        (*(turn.passed or ()), player),
    )


def table_with(*steps: tuple[str, str, int], optional: bool = True, position: TilePosition = CITY) -> Table:
    """Return the table with made-up steps: their names, stages and order."""
    table = CARCASSONNE.load(position)
    waiting = {
        name: WaitingStep(
            (Wave,),
            begin,
            left_neighbour_first,
            done=partial(done, name),
            stage=stage,
            order=order,
            optional=optional,
        )
        for name, stage, order in steps
    }
    return table.but(book=table.book.add(TurnRules(waiting_steps=waiting)))


def all_pass(step: Step[Table]) -> list[tuple[str, str]]:
    """Let every player pass until nothing is due; return who passed what."""
    passed = []
    while step.state.turn.due:
        one = (step.state.phase.mover or "", step.state.turn.due[0])
        passed.append(one)
        step = do_pass(step.state, Pass(*one))
    return passed


def test_before_scoring_nothing_is_scored_until_all_have_chosen() -> None:
    step = do_end_turn(table_with(("march", BEFORE_SCORING, 0)), EndTurn("red"))
    assert (step.state.turn.due, step.state.phase.mover, step.lines) == (("march",), "blue", ())
    assert step.state.figures
    blue = do_pass(step.state, Pass("blue", "march"))
    assert (blue.state.phase.mover, blue.state.turn.passed, blue.lines) == ("green", ("blue",), ())
    red = do_pass(do_pass(blue.state, Pass("green", "march")).state, Pass("red", "march"))
    assert [(line.player, line.points) for line in red.lines] == [("red", 4)]
    assert not red.state.figures
    assert (red.state.turn.player, red.state.turn.due, red.state.turn.passed) == ("blue", None, None)


def test_the_reasons_name_the_step_before_the_scoring() -> None:
    table = table_with(("march", BEFORE_SCORING, 0))
    assert [reason.rule for reason in why_ended(table, EndTurn("red"))] == ["XX-1"]


@pytest.mark.parametrize("moves", [0, 3])
def test_a_move_of_the_step_counts_as_a_choice(moves: int) -> None:
    step = do_end_turn(table_with(("march", BEFORE_SCORING, 0)), EndTurn("red"))
    for player in ("blue", "green", "red")[:moves]:
        step = wave(step.state, Wave(player))
    assert bool(step.lines) == (moves == 3)


def test_steps_follow_each_other_by_stage_and_order() -> None:
    table = table_with(
        ("bazaar", AFTER_TURN, 0),
        ("count", AFTER_SCORING, 2),
        ("tent", AFTER_SCORING, 1),
        ("castle", BEFORE_SCORING, 2),
        ("ferry", BEFORE_SCORING, 1),
    )
    passed = all_pass(do_end_turn(table, EndTurn("red")))
    order = ["blue", "green", "red"]
    steps = ["ferry", "castle", "tent", "count", "bazaar"]
    assert passed == [(player, step) for step in steps for player in order]


def test_a_step_after_the_turn_waits_for_the_second_part_of_a_builder() -> None:
    position = TilePosition(
        "carcassonne",
        SEATS,
        (Laid(0, 0, "base/U"), Laid(1, 0, "base/U"), Laid(2, 0, "base/U")),
        {"edition": "C2", "expansions": ["traders-and-builders"]},
        figures=(
            Standing("red", "meeple", 0, 0, Ref("road", ("E",))),
            Standing("red", "builder", 1, 0, Ref("road", ("E",))),
        ),
        turn=Turn("red", "act", ((2, 0),)),
    )
    table = table_with(("bazaar", AFTER_TURN, 0), position=position)
    step = do_end_turn(table, EndTurn("red"))
    assert (step.state.turn.part, step.state.turn.due) == (2, None)
    second = step.state.but(turn=Turn("red", "end", ((2, 0),), part=2))
    assert do_end_turn(second, EndTurn("red")).state.turn.due == ("bazaar",)


def test_before_the_final_scoring() -> None:
    table = table_with(("march", BEFORE_FINAL, 0)).but(turn=Turn("red", "place", ()))
    step = do_end_game(table, EndGame())
    assert (step.state.over, step.state.turn.due, step.lines) == (False, ("march",), ())
    for player in ("blue", "green", "red"):
        step = do_pass(step.state, Pass(player, "march"))
    assert step.state.over
    assert [(line.player, line.points) for line in step.lines] == [("red", 4)]


def test_a_compulsory_step_cannot_be_declined() -> None:
    step = do_end_turn(table_with(("dragon", BEFORE_SCORING, 0), optional=False), EndTurn("red"))
    assert objected(PASS.checks, step.state, Pass("blue", "dragon"))
    assert list(PASS.offers(step.state, "blue")) == []
    assert declined_before_scoring(step).state.turn.due == ("dragon",)


def test_a_step_may_be_declined_under_a_condition() -> None:
    step = do_end_turn(table_with(("circle", AFTER_SCORING, 0)), EndTurn("red"))
    known = step.state.book.turn.waiting_steps["circle"]

    def under(condition: bool) -> Table:
        rules = TurnRules(waiting_steps={"circle": replace(known, may_decline=lambda table: condition)})
        return step.state.but(book=replace(step.state.book, turn=rules))

    assert objected(PASS.checks, under(condition=False), Pass("blue", "circle"))
    assert not list(PASS.offers(under(condition=False), "blue"))
    assert not objected(PASS.checks, under(condition=True), Pass("blue", "circle"))


def test_a_step_may_have_its_own_action_for_a_common_move() -> None:
    step = do_end_turn(table_with(("circle", AFTER_SCORING, 0)), EndTurn("red"))
    known, table = step.state.book.turn.waiting_steps["circle"], step.state
    own = Action(Deploy, (), lambda table, move: Step(table))
    rules = TurnRules(waiting_steps={"circle": replace(known, deeds={Deploy: own})})
    waits = table.but(book=replace(table.book, turn=rules))
    assert waits.phase.action_of(Deploy) is own
    assert own in waits.phase.actions
    assert own not in waits.but(turn=Turn("red", "act")).phase.actions
    assert (
        waits.but(turn=Turn("red", "act")).phase.action_of(Deploy) is table.phase.action_of(Deploy) is not own
    )


def test_one_of_two_like_figures_goes_home() -> None:
    """Both stand on the same feature of a tile."""
    position = replace(CITY, figures=CITY.figures * 2)
    table = CARCASSONNE.load(position)
    home = go_home(table, table.figures[:1])
    assert (len(table.figures), len(home.state.figures), len(home.events)) == (2, 1, 1)


def test_right_after_a_placement_the_turn_goes_on() -> None:
    table = table_with(("robber", AT_PLACE, 0)).but(turn=Turn("red", "act", ((0, -1),)))
    step = after_placing(Step(table))
    assert (step.state.turn.due, step.state.turn.step, step.state.phase.scored) == (("robber",), "act", False)
    for player in ("blue", "green", "red"):
        assert step.state.phase.mover == player
        step = do_pass(step.state, Pass(player, "robber"))
    turn = step.state.turn
    assert (turn.player, turn.step, turn.due, turn.passed) == ("red", "act", None, None)
    assert not step.lines


def test_a_preview_declines_what_may_precede_the_scoring() -> None:
    step = do_end_turn(table_with(("march", BEFORE_SCORING, 0)), EndTurn("red"))
    assert [line.points for line in declined_before_scoring(step).lines] == [4]


def test_without_a_choice_the_turn_ends_at_once() -> None:
    nobody = rule("XX-2")(lambda table: ())
    table = CARCASSONNE.load(CITY)
    step = WaitingStep((Wave,), begin, nobody, done=partial(done, "march"), stage=BEFORE_SCORING)
    table = table.but(book=table.book.add(TurnRules(waiting_steps={"march": step})))
    ended = do_end_turn(table, EndTurn("red"))
    assert [event.values["step"] for event in ended.events if event.what == "done"] == ["march"]
    assert ended.state.turn.player == "blue"
    assert ended.lines
