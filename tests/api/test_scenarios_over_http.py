"""Scenarios over HTTP: the API answers as the referee does. The suite tries every sixth, a search all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from referee.game import AnyGame, BadInput
from referee.games import game
from referee.tiles.model.position import FeatureAt, Ref
from services.infra.codec import plain, plain_move
from tests.examples import searching
from tests.games.cases import TILED
from tests.games.notation import Scenario

COMPARED = set[tuple[str, str, bool]]()  # games and positions whose scores agreed, so far or at the end


def refused(question: Callable[[], Any]) -> set[str]:
    """The paths at which a question cannot be read."""
    try:
        question()
    except BadInput as bad:
        return set(bad.errors)
    return set()


def before_any_move(case: Scenario) -> list[Any]:
    """The questions about the initial position."""
    verbs = [question.verb for question in case.questions]
    return case.questions[: verbs.index("do")] if "do" in verbs else case.questions


@pytest.mark.parametrize("case", TILED if searching() else TILED[::6], ids=lambda case: case.id)
def test_the_api_answers_as_the_referee_does(case: Scenario, ask: Callable[..., Any]) -> None:
    body, played = plain(case.position), game(case.game)
    if wrong := refused(lambda: played.load(case.position)):
        assert set(ask("/scores", {"position": body}, 422)["errors"]) == {
            f"position.{path}" for path in wrong
        }
        return
    state = played.load(case.position)
    questions = before_any_move(case)
    about_points = any(question.verb in ("score", "who") for question in questions)
    for final in (False, True) if about_points else (True,):
        if (known := (case.game, repr(case.position), final)) not in COMPARED:
            check_scores(ask, played, body, state, final)
            COMPARED.add(known)
    for question in questions:
        if question.verb == "may":
            check_move(ask, played, body, state, *question.arguments)
        elif question.verb == "who":
            check_who(ask, played, body, state, *question.arguments)
        elif question.verb == "placements":
            check_placements(ask, played, body, state, *question.arguments)


def check_scores(ask: Callable[..., Any], played: AnyGame, body: Any, state: Any, final: bool) -> None:
    sheet, answer = (
        played.scoring.tally(state, final=final),
        ask("/scores", {"position": body, "final": final}),
    )
    assert answer["scope"] == sheet.scope
    assert [
        (one["player"], one["points"], one["rule"], one["certain"], one["holders"]) for one in answer["lines"]
    ] == [(one.player, one.points, one.rule, one.certain, one.holders) for one in sheet.lines]
    assert {player: total["total"] for player, total in answer["totals"].items()} == {
        player: total.total for player, total in sheet.totals.items()
    }
    assert [(one["severity"], one["rule"]) for one in answer["findings"]] == [
        (one.severity, one.reason.rule) for one in sheet.findings
    ]
    assert len(answer["features"]) == len(sheet.features)
    assert [[reason["rule"] for reason in reasons] for reasons in answer["because"]] == [
        [reason.rule for reason in played.scoring.why_paid(state, line)] for line in sheet.lines
    ]


def check_move(
    ask: Callable[..., Any], played: AnyGame, body: Any, state: Any, name: str, *words: Any
) -> None:
    move = played.moves[name](*words)
    sent = plain_move(played, move)
    if wrong := refused(lambda: played.check(state, move)):
        errors = ask("/rulings", {"position": body, "move": sent}, 422)["errors"]
        assert set(errors) == {f"move.{path}" for path in wrong}
        return
    ruling = played.check(state, move)
    answer = ask("/rulings", {"position": body, "move": sent})
    assert answer["legal"] == ruling.legal
    assert [reason["rule"] for reason in answer["reasons"]] == [reason.rule for reason in ruling.reasons]
    assert [reason["rule"] for reason in answer["because"]] == [reason.rule for reason in ruling.because]
    assert len(answer["alternatives"]) == len(ruling.alternatives)


def check_who(
    ask: Callable[..., Any], played: AnyGame, body: Any, state: Any, x: int, y: int, ref: Ref
) -> None:
    because = played.scoring.who(state, FeatureAt(x, y, ref)).because
    feature = {"x": x, "y": y, "kind": ref.kind, "at": list(ref.at)}
    answer = ask("/rulings", {"position": body, "feature": feature})
    assert answer["legal"] is True
    assert [reason["rule"] for reason in answer["because"]] == [reason.rule for reason in because]


def check_placements(
    ask: Callable[..., Any], played: AnyGame, body: Any, state: Any, tile: str, player: str | None
) -> None:
    found = played.placing.placements(state, tile, player)
    question = {"position": body, "tile": tile} | ({"player": player} if player else {})
    answer = ask("/placements", question)
    assert answer["count"] == len(found)
    assert answer["left"] == played.placing.left(state, tile)
    assert [
        (one["x"], one["y"], one["rotation"], len(one["deployments"])) for one in answer["placements"]
    ] == [(one.x, one.y, one.rotation, len(one.deployments)) for one in found]
