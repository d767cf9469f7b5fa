"""The dragon (PD-...): volcanoes bring it, dragon tiles make it walk, and it eats figures on its path."""

from __future__ import annotations

from referee.game import Cell, Options, PositionFinding, RuleReason
from referee.game.offline import OfflineMark, OfflineMove, OfflineStep
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.expansions.dragon import steps, walk
from referee.games.carcassonne.expansions.dragon.state import (
    CITY,
    DRAGON,
    LENGTH,
    VOLCANO,
    WALK,
    brings_walk,
    dragon_at,
    due,
    later,
    moved,
    volcanoes,
)
from referee.tiles.model.position import Turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import BagRules, DeploymentRules, PlacementRules, ReportRules, TurnRules
from referee.tiles.rules.table import Table


def extend(book: Book, options: Options) -> Book:
    """Return the book with the dragon: its arrival, its waiting, and its walks."""
    return book.add(
        BagRules(draw_checks=(volcano_first,)),
        PlacementRules(blockers=(dragon_first,), effects=(brought,)),
        DeploymentRules(checks=(no_figure_on_volcanoes, not_to_the_dragon), second_checks=(before_the_walk,)),
        TurnRules(
            end_checks=(walk.has_walked,),
            next_turn=(handed_on,),
            waiting_steps={DRAGON: steps.step(after_scoring=options[WALK.name] == "after_scoring")},
        ),
        ReportRules(findings=(where,)),
    )


# ---- volcanoes and dragon tiles ----------------------------------------------------------------------------


@rule("PD-S1")
def volcano_first(table: Table, tile: str) -> RuleReason | None:
    """A dragon tile drawn before the first volcano is placed is put aside and returned to the pile later."""
    if DRAGON not in table.library.tiles[tile].marks or dragon_at(table) or volcanoes(table):
        return None
    return RuleReason("PD-S1", "no_volcano", {"tile": tile})


@rule("PD-M3")
def dragon_first(table: Table, player: str) -> RuleReason | None:
    """A dragon that walks after the scoring does so before the next tile is placed, drawn or not."""
    return RuleReason("PD-M3", "dragon_first") if due(table) else None


@rule("PD-M1", needs=(VOLCANO, DRAGON))
def brought(before: Table, after: Table, cell: Cell) -> Table:
    """A volcano brings the dragon to its tile; a dragon tile schedules a walk."""
    marks = after.board.cells[cell].marks
    if VOLCANO in marks:
        return moved(after, cell)
    if DRAGON in marks:
        return after.but(turn=after.turn.but(marks=after.turn.marks | {DRAGON}))
    return after


@rule("PD-M1", lambda tile: VOLCANO in tile.marks)
def no_figure_on_volcanoes(claim: DeploymentContext) -> RuleReason | None:
    """No figure may be put on a volcano in the turn in which it is placed; on a corner of it one may."""
    between = claim.table.book.figures[claim.kind].on_point
    here = VOLCANO in claim.tile.marks and not claim.elsewhere and not between
    return RuleReason("PD-M1", "volcano", {}, (claim.cell,)) if here else None


@rule("PD-M4", lambda tile: False)  # no tile still to be placed
def not_to_the_dragon(claim: DeploymentContext) -> RuleReason | None:
    """No figure is put on the tile where the dragon stands, but on top of a tower or on a pyramid."""
    anywhere = claim.feature_kind in claim.table.book.deployment.kinds_anywhere
    if not claim.elsewhere or anywhere or claim.cell != dragon_at(claim.table):
        return None
    return RuleReason("PD-M4", "dragon", {}, (claim.cell,))


@rule("PD-M1")
def where(table: Table) -> tuple[PositionFinding, ...]:
    """There is one dragon, and it is on the table as soon as there is a volcano."""
    cells = tuple((token.x, token.y) for token in table.tokens if token.kind == DRAGON)
    if len(cells) > 1:
        return (PositionFinding("error", RuleReason("PD-M1", "one_dragon", {"count": len(cells)}, cells)),)
    if not cells and (hearths := volcanoes(table)):
        return (PositionFinding("warning", RuleReason("PD-M1", "nowhere", {}, tuple(hearths))),)
    return ()


# ---- when it walks (PD-M3) ---------------------------------------------------------------------------------


@rule("PD-M3")
def before_the_walk(table: Table, player: str) -> RuleReason | None:
    """All figures of the turn are put before the dragon walks."""
    placed = (table.turn.placed or ())[-1:]
    if later(table) or due(table) or not any(DRAGON in table.board.cells[cell].marks for cell in placed):
        return None
    return applies("PD-M3", placed)


@rule("PD-M3")
def handed_on(table: Table, turn: Turn) -> Turn:
    """A dragon that walks after the scoring walks before the next turn continues; the player of its tile
    moves it first."""
    if not later(table) or not brings_walk(table.turn, table):
        return turn
    waits = (DRAGON,) if dragon_at(table) else None
    return turn.but(marks=turn.marks | {DRAGON}, due=waits)


OFFLINE = (
    OfflineMark(mark=VOLCANO, token=DRAGON, bars=True),
    OfflineMark(mark=DRAGON, due=DRAGON),
    *(
        OfflineStep(step=DRAGON, when={WALK.name: value}, begins=begins, optional=False)
        for value, begins in (("before_scoring", "walk"), ("after_scoring", "next_turn"))
    ),
    OfflineMove(
        move="dragon_step",
        due=DRAGON,
        at=("cells",),
        clear=("fairy",),
        token=DRAGON,
        home="cell",
        spares=("barn",),
        ends=True,
        walk=LENGTH,
    ),
)
THE_DRAGON = Expansion(
    "dragon",
    (
        Element(
            extend,
            switch("ext.dragon", "PD-M1"),
            {"dragon": walk.MOVE, "dragon_step": steps.MOVE},
            help={"place": ("PD-M1",), "end": ("PD-M2", "PD-E1")},
            offline=OFFLINE,
        ),
    ),
    ("princess-and-dragon",),
    (WALK, CITY),
    engine={CITY.name: "centre"},
    rgg={WALK.name: "after_scoring"},
    tokens={DRAGON: ()},
    wooden=(DRAGON,),
    lone=(DRAGON,),
    unruled=("C31",),  # see princess-and-dragon
)
