"""The shepherd: where it may stand, and when its flock is herded automatically."""

from __future__ import annotations

from collections.abc import Mapping

from referee.game import Options, PadCount, RuleReason, Step
from referee.games.carcassonne.expansions.hills_and_sheep import findings, flock
from referee.games.carcassonne.expansions.hills_and_sheep.drawing import DRAW
from referee.games.carcassonne.expansions.hills_and_sheep.flock import SHEPHERD
from referee.games.carcassonne.expansions.hills_and_sheep.herding import FLOCK, OVER, acted
from referee.games.carcassonne.expansions.hills_and_sheep.reasons import flock_explained, flock_paid, odds
from referee.tiles.play.actions import Action
from referee.tiles.rules.book import Book, FigureKind
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.pad import MANY, PadEntry, PadRules, Sketch
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import (
    DeploymentRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    TurnRules,
)
from referee.tiles.rules.state.standing import cells_of
from referee.tiles.rules.table import Table

DEEDS: Mapping[str, Action] = {"draw_token": DRAW, "flock": FLOCK}
PAD = PadEntry(  # the sheep of all tokens together
    (PadCount("sheep", 1, MANY, None),),
    lambda n, final: Sketch("field", figure=SHEPHERD, tokens=((flock.SHEEP, n["sheep"]),)),
    (False,),
    lambda table, region, n: flock.pay(table, region, "HS-F14"),
)


def with_shepherds(book: Book, options: Options) -> Book:
    """Return the book with shepherds."""
    early = options["hs.closure_time"] == "before_figure"
    return book.add(
        PlacementRules(before_deployment=(closed_before_figure,) if early else ()),
        DeploymentRules(
            exclusive_kinds={SHEPHERD: "HS-F1"},
            checks=(figure_before_action,),
            notes=(any_figure_first, on_inner_field),
        ),
        ScoringRules(before_scoring=(closed_at_the_end,)),
        TurnRules(end_checks=(token_drawn, *((action_taken,) if options["hs.action"] == "must" else ()))),
        ReportRules(
            findings=(findings.bag, findings.flocks),
            feature_notes=(flock_explained,),
            line_notes=(flock_paid,),
        ),
        PadRules({"flock": PAD}),
        figures={SHEPHERD: KIND},
    )


# ---- deploying it ------------------------------------------------------------------------------------------


def action_was_first(table: Table) -> bool:
    """Return whether a flock was expanded or herded in this turn, in which the action comes last."""
    if not table.turn.marks or table.turn.due or table.options["hs.shepherd_order"] == "action_first":
        return False
    return any(mark.startswith(f"{OVER}@") for mark in table.turn.marks)


@rule("HS-F10", tables=action_was_first)
def figure_before_action(claim: DeploymentContext) -> RuleReason | None:
    """No figure of the turn follows after a flock was expanded or herded, unless the action comes first."""
    if not action_was_first(claim.table):
        return None
    return RuleReason("HS-F10", "action_was_first", {"player": claim.player}, claim.table.turn.placed or ())


@rule("HS-F2")
def in_the_supply(claim: DeploymentContext) -> RuleReason | None:
    """Each player has one shepherd; an objection names where it stands."""
    if claim.available or not claim.table.supply.out.get((claim.player, SHEPHERD), 0):
        return None
    cells = tuple((f.x, f.y) for f in claim.table.figures if (f.player, f.kind) == (claim.player, SHEPHERD))
    return RuleReason("HS-F2", "on_the_table", {"player": claim.player}, cells)


@rule("HS-F3")
def alone(claim: DeploymentContext) -> RuleReason | None:
    """No other shepherd may stand on the whole region."""
    there = [figure for figure in claim.standing if figure.kind == SHEPHERD]
    if not there:
        return None
    cells = cells_of(there)
    return RuleReason("HS-F3", "shepherd_there", {"by": tuple(f.player for f in there)}, cells)


@rule("HS-F4")
def farmers_do_not_mind(claim: DeploymentContext) -> RuleReason | None:
    """Farmers on the field do not exclude a shepherd."""
    farmers = [figure for figure in claim.standing if claim.table.book.occupies(figure.kind)]
    if not farmers:
        return None
    cells = tuple(dict.fromkeys((f.x, f.y) for f in farmers))
    return RuleReason("HS-F4", "farmers_there", {"by": tuple(f.player for f in farmers)}, cells)


@rule("HS-F5")
def token_follows(claim: DeploymentContext) -> RuleReason:
    """A token is drawn at once; it may be a wolf."""
    return odds(claim.table, "HS-F5", claim.table.board.region((*claim.cell, claim.index)))


@rule("HS-F9")
def any_figure_first(claim: DeploymentContext) -> RuleReason | None:
    """Before the flock action any legal figure may be deployed, not only followers."""
    joins = claim.table.book.figures[claim.kind].company is not None
    action = joins and flock.extended(claim.table, claim.player)
    return applies("HS-F9", (claim.cell,)) if action else None


@rule("HS-F25")
def on_inner_field(claim: DeploymentContext) -> RuleReason | None:
    """Report a shepherd on a field that is enclosed by walls from the start."""
    inner = claim.feature_kind == "field" and not claim.tile.connections.exits[claim.index]
    return applies("HS-F25", (claim.cell,)) if inner and claim.kind == SHEPHERD else None


ALLOWS = (farmers_do_not_mind, token_follows)
KIND = FigureKind(1, frozenset({"field"}), 0, (in_the_supply, alone), ALLOWS, stands="HS-F1")

# ---- mandatory and automatic steps -------------------------------------------------------------------------


@rule("HS-F5", needs=(SHEPHERD,))
def token_drawn(table: Table, player: str) -> RuleReason | None:
    """The turn cannot end before the token for a new shepherd is drawn."""
    if table.turn.placed is None or not flock.draws_due(table, player):
        return None
    return RuleReason("HS-F5", "draw_first", {"player": player}, table.turn.placed[-1:])


@rule("HS-Z3")
def action_taken(table: Table, player: str) -> RuleReason | None:
    """If Expand or Herd is mandatory, the turn cannot end before it. (A closed field is herded anyway, and a
    player who deploys a figure where the action comes first has forgone it.)"""
    if table.options["hs.shepherd_order"] == "action_first" and table.turn.step == "end":
        return None
    for region in flock.extended(table, player):
        if not acted(table, player, region) and not flock.herds_itself(table, region):
            return RuleReason("HS-Z3", "must", {"player": player}, tuple(sorted(region.tiles)))
    return None


@rule("HS-F22", needs=(SHEPHERD,))
def closed_at_the_end(table: Table) -> Step[Table]:
    """Flocks of closed fields are herded, regardless of who closed them and how (HS-Z8)."""
    return flock.herd_closed(table)


@rule("HS-F27")
def closed_before_figure(table: Table) -> Step[Table]:
    """Flocks of closed fields are herded before any figure is deployed, unless a player may choose first."""
    player = table.turn.player
    first = table.options["hs.closure_choice"] == "owner_first" and player is not None
    return flock.herd_closed(table, flock.extended(table, player) if first and player else ())
