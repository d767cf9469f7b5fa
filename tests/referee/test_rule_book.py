"""The rule book accepts more rules at every moment, unknown to the base; clashes are refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from referee.game import Cell, Event, RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.moves import EndGame, EndTurn, Place
from referee.tiles.model.position import Laid, PlayerSeat, Ref, Standing, TilePosition, Turn
from referee.tiles.model.tile import Tile
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import ScoringContext
from referee.tiles.rules.rule import Parts, rule
from referee.tiles.rules.rule_groups import FinalRules, PlacementRules, ScoringRules
from referee.tiles.rules.table import Table
from tests.referee.tables import CARCASSONNE

RED, BLUE = PlayerSeat("red", points=0), PlayerSeat("blue", points=0)
JOINED = (
    Laid(0, 0, "base/R"),
    Laid(0, -1, "base/E", 180),
    Laid(1, 0, "base/E", 270),
    Laid(-1, 0, "base/E", 90),
)


@rule("X-inn")
def inn(case: ScoringContext, parts: Parts) -> Parts:
    """A completed road with an inn pays double, an unfinished one nothing."""
    if not case.region.marks.get("inn"):
        return parts
    return (ScorePart("X-inn", "tile", len(case.region.tiles), 2 if case.complete else 0),)


@rule("X-first")
def first_seat_wins(case: ScoringContext, tied: frozenset[str]) -> frozenset[str]:
    """A tie goes to the first of the seats."""
    return frozenset([next(seat.id for seat in case.table.players if seat.id in tied)])


@rule("X-east")
def only_west(table: Table, cell: Cell, tile: Tile) -> RuleReason | None:
    """No tile may be placed east of the origin."""
    return RuleReason("X-east", "", {}, (cell,)) if cell[0] > 0 else None


@rule("X-gift")
def gift(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step:
    """The owner of a completed region gets a thing, and a point for it."""
    held = {**table.held, **{owner: {"thing": 1} for owner in owners}}
    points = tuple(
        ScoreLine(o, "X-gift", (ScorePart("X-gift", "thing", 1, 1),), (), "things") for o in sorted(owners)
    )
    return Step(replace(table, held=held), (Event("gift", {"players": tuple(owners)}),), points)


@rule("X-last")
def things_pay(table: Table) -> tuple[ScoreLine, ...]:
    """Things pay 5 at the end."""
    return tuple(
        ScoreLine(player, "X-last", (ScorePart("X-last", "thing", held["thing"], 5),), (), "things")
        for player, held in table.held.items()
        if "thing" in held
    )


def table(tiles: tuple[Laid, ...], figures: tuple[Standing, ...], book: Any, **more: Any) -> Table:
    """A table played by the base book after a change."""
    position = TilePosition(
        "carcassonne", (RED, BLUE), tiles, {"edition": "C3"}, ("base", "inns-and-cathedrals")
    )
    state = CARCASSONNE.load(replace(position, figures=figures, **more))
    return replace(state, book=book(state.book))


def gained(state: Table, final: bool = True) -> dict[str, int]:
    """Points gained by each player."""
    return {id: total.gained for id, total in CARCASSONNE.scoring.tally(state, final=final).totals.items()}


def test_a_value_is_amended() -> None:
    road = (Laid(-1, 0, "base/W"), Laid(0, 0, "inns-and-cathedrals/RFr.i"), Laid(1, 0, "base/A", 90))
    red = (Standing("red", "meeple", 0, 0, Ref("road")),)

    def more(book: Book) -> Book:
        return book.add(ScoringRules(worth={"road": (inn,)}))

    assert gained(table(road, red, more)) == {"red": 6, "blue": 0}
    assert gained(table(road[:2], red, more)) == {"red": 0, "blue": 0}
    assert gained(table(road, red, lambda book: book)) == {"red": 3, "blue": 0}, "tiles only"


def test_figures_have_weight_and_ties_are_broken() -> None:
    figures = (
        Standing("blue", "meeple", 0, -1, Ref("city")),
        Standing("blue", "meeple", 1, 0, Ref("city")),
        Standing("red", "big", -1, 0, Ref("city")),
    )
    assert gained(table(JOINED, figures, lambda book: book)) == {"red": 0, "blue": 8}, (
        "not in the book: weighs nothing"
    )

    def big(book: Book) -> Book:
        return book.add(figures={"big": FigureKind(1, frozenset({"city"}), 2)})

    assert gained(table(JOINED, figures, big)) == {"red": 8, "blue": 8}
    assert gained(
        table(JOINED, figures, lambda book: big(book).add(ScoringRules(tie_breakers=(first_seat_wins,))))
    ) == {
        "red": 8,
        "blue": 0,
    }
    heavy = FigureKind(1, frozenset({"city"}), rule("X-w")(lambda case, kind: len(case.region.tiles)))
    assert gained(table(JOINED, figures, lambda book: book.add(figures={"big": heavy}))) == {
        "red": 8,
        "blue": 0,
    }


def test_an_objection_to_placing_filters_and_rules_alike() -> None:
    state = table((Laid(0, 0, "base/D"),), (), lambda book: book.add(PlacementRules(checks=(only_west,))))
    assert {p.x for p in CARCASSONNE.placing.placements(state, "base/D")} == {-1, 0}
    ruling = CARCASSONNE.check(state, Place("red", "base/D", 1, 0, 0))
    assert [reason.rule for reason in ruling.reasons] == ["X-east"]
    assert {p.x for p in ruling.alternatives} == {-1, 0}


def test_steps_after_a_completion_and_the_last_payments() -> None:
    red = (Standing("red", "meeple", -1, 0, Ref("city")),)

    def more(book: Book) -> Book:
        return book.add(ScoringRules(after_completion=(gift,)), FinalRules(bonuses=(things_pay,)))

    state = table(JOINED, red, more, turn=Turn("red", "act", ((0, 0),)))
    step = CARCASSONNE.play(state, EndTurn("red"))
    assert step.state.held == {"red": {"thing": 1}}
    assert step.state.points == {"red": 9, "blue": 0}
    assert [event.what for event in step.events] == ["complete", "return", "gift"]
    assert [line.rule for line in step.lines] == ["CB-C2", "X-gift"]
    assert [line.rule for line in CARCASSONNE.play(step.state, EndGame()).lines] == ["X-last"]
    assert CARCASSONNE.play(step.state, EndGame()).state.points == {"red": 14, "blue": 0}


@pytest.mark.parametrize(
    "more",
    [
        lambda book: book.add(ScoringRules(worth={"road": (inn, inn)})),
        lambda book: book.add(ScoringRules(tie_breakers=(first_seat_wins, first_seat_wins))),
        lambda book: book.add(figures={"meeple": FigureKind(1, frozenset())}),
    ],
)
def test_clashes_refuse_to_be_assembled(more: Callable[[Book], Book]) -> None:
    book = CARCASSONNE.load(TilePosition("carcassonne", (), ())).book
    with pytest.raises(ValueError, match=r"two rules|in the book already"):
        more(book)
