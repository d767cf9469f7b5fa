"""An expansion is one module that the base does not know: shown with two small ones made here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from api_schemas.positions.moves import load as load_move
from referee.game import BadInput, Event, Help, Option, RuleReason, ScorePart, Step, holds
from referee.games.carcassonne import CARCASSONNE, Carcassonne, carcassonne
from referee.games.carcassonne.expansion import Element, Expansion
from referee.tiles.model.moves import Deploy, EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, Turn
from referee.tiles.rules.action import Action, Reasons, at_step, in_turn
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
from referee.tiles.rules.rule import Parts, rule
from referee.tiles.rules.rule_groups import ScoringRules, TurnRules
from referee.tiles.rules.table import Table


@dataclass(frozen=True, slots=True)
class Ring:
    """Ring the bell of the monastery just placed."""

    player: str
    times: int = 1


def no_bell(table: Table, move: Ring) -> Reasons:
    """There is a bell only in a monastery."""
    placed = table.turn.placed or ()
    if not any("monastery" in table.board.cells[cell].kinds for cell in placed):
        yield RuleReason("X-bell", "", {"player": move.player}, placed)


def ring(table: Table, move: Ring) -> Step:
    """Note that the player has rung."""
    held = {**table.held, move.player: {"rung": move.times}}
    return Step(replace(table, held=held), (Event("ring", {"player": move.player}),))


@rule("X-again")
def again(table: Table, turn: Turn) -> Turn:
    """A player who rang in this turn has another one."""
    if table.turn.player is None or "rung" not in table.held.get(table.turn.player, {}):
        return turn
    return replace(turn, player=table.turn.player)


@rule("X-helper")
def beside_own(claim: DeploymentContext) -> RuleReason | None:
    """A helper may join only a figure of the same player."""
    if any(figure.player == claim.player for figure in claim.standing):
        return None
    return RuleReason("X-helper", "", {"figure": claim.kind}, (claim.cell,))


@rule("X-long")
def long_roads(case: ScoringContext, parts: Parts) -> Parts:
    """Roads pay twice."""
    return (*parts, ScorePart("X-long", "tile", len(case.region.tiles), 1))


def bells(book: Book, options: Mapping[str, Any]) -> Book:
    """A move, an extra turn, and a figure with a special deployment."""
    helper = FigureKind(1, frozenset({"road", "city"}), 0, (beside_own,))
    more = ScoringRules(worth={"road": (long_roads,)} if options["bells.long"] == "on" else {})
    return book.add(TurnRules(next_turn=(again,)), more, figures={"builder": helper})


BELLS = Expansion(
    "bells",
    (
        Element(
            bells,
            None,
            {"ring": Action(Ring, (in_turn, at_step("act", "end"), no_bell), ring)},
            help={"act": ("X-bell",)},
        ),
    ),
    ("river",),
    (Option("bells.long", ("off", "on"), "off", "X-long"),),
    figures=("builder",),
)
RIVALS = Expansion(
    "rivals", (Element(lambda book, options: book.add(figures={"builder": FigureKind(1, frozenset())})),)
)
GAME = carcassonne((BELLS, RIVALS))
RED, BLUE = PlayerSeat("red"), PlayerSeat("blue")
ROAD = (Laid(0, 0, "base/D"),)


def table(*expansions: str, game: Carcassonne = GAME, **more: Any) -> Table:
    """A table with these expansions."""
    options = {"expansions": list(expansions), **more.pop("options", {})}
    return game.load(TilePosition("carcassonne", (RED, BLUE), more.pop("tiles", ROAD), options, **more))


def test_the_game_lists_what_its_expansions_add() -> None:
    assert {option.name for option in GAME.options} - {option.name for option in CARCASSONNE.options} == {
        "bells.long"
    }
    assert set(GAME.moves) - set(CARCASSONNE.moves) == {"ring"}
    assert GAME.catalog_reader.implied({"expansions": ["bells"]}) == ("base", "river")
    assert load_move(GAME, {"type": "ring", "player": "red"}) == Ring("red")


def test_its_rules_are_in_the_help_while_it_is_in_play() -> None:
    assert [one for one in GAME.help if one not in CARCASSONNE.help] == [
        Help("act", ("X-bell",), {"expansions": "bells"})
    ]
    (own,) = (one for one in GAME.help if "X-bell" in one.rules)
    assert holds(own.when, {"expansions": ["river", "bells"]})
    assert not holds(own.when, {"expansions": ["river"]})


def test_every_option_is_declared_once() -> None:
    names = [option.name for option in CARCASSONNE.options]
    assert sorted(set(names)) == sorted(names)


def test_a_move_of_its_own_and_another_turn() -> None:
    state = table("bells", turn=Turn("red", "place", ()))
    placed = GAME.play(state, Place("red", "base/B", 0, 1, 0)).state
    rung = GAME.play(placed, Ring("red"))
    assert [event.what for event in rung.events] == ["ring"]
    assert GAME.play(rung.state, EndTurn("red")).state.turn == Turn("red", "place", ())
    assert GAME.play(placed, EndTurn("red")).state.turn == Turn("blue", "place", ())
    elsewhere = GAME.play(state, Place("red", "base/U", 1, 0, 0)).state
    assert [reason.rule for reason in GAME.check(elsewhere, Ring("red")).reasons] == ["X-bell"]
    with pytest.raises(BadInput) as refused:
        GAME.check(table(), Ring("red"))
    assert "type" in refused.value.errors, "the expansion is not in play"


def test_a_figure_follows_rules_of_its_own() -> None:
    thief = (Standing("red", "meeple", 0, 0, Ref("road")),)
    state = table("bells", figures=thief, turn=Turn("red", "place", ()))
    there = next(p for p in GAME.placing.placements(state, "base/U", "red") if (p.x, p.y) == (1, 0))
    assert {(d.kind, d.feature_kind) for d in there.deployments} == {("meeple", "field"), ("builder", "road")}
    laid = GAME.play(state, Place("red", "base/U", *there[:3])).state
    assert GAME.check(laid, Deploy("red", "builder", 1, 0, Ref("road"))).legal
    assert [r.rule for r in GAME.check(laid, Deploy("red", "meeple", 1, 0, Ref("road"))).reasons] == ["CB-M3"]
    by_blue = GAME.check(
        replace(laid, turn=Turn("blue", "act", ((1, 0),))), Deploy("blue", "builder", 1, 0, Ref("road"))
    )
    assert [r.rule for r in by_blue.reasons] == ["X-helper"]
    assert {p.kind for p in by_blue.alternatives} == {"meeple"}


def test_options_of_an_expansion_reach_it_only_in_play() -> None:
    thief = (Standing("red", "meeple", 0, 0, Ref("road")),)
    long = {"bells.long": True}
    assert (
        GAME.scoring.tally(table("bells", figures=thief, options=long), final=True).totals["red"].gained == 2
    )
    assert GAME.scoring.tally(table("bells", figures=thief), final=True).totals["red"].gained == 1
    assert GAME.scoring.tally(table(figures=thief, options=long), final=True).totals["red"].gained == 1


def test_expansions_that_clash_are_refused() -> None:
    with pytest.raises(BadInput) as refused:
        table("bells", "rivals")
    assert "builder" in refused.value.errors["options.expansions"][0]
