"""The rules of a book in groups, one group for each part of the game.

Groups of one kind are merged when an expansion adds rules to a book.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from referee.game import Cell, Lane, RuleReason
from referee.tiles.model.spans import Recast, Span
from referee.tiles.rules.completion import CompletionRule
from referee.tiles.rules.rule import (
    AccountRule,
    AllowsRule,
    AlsoRule,
    ApartRule,
    ArrivingRule,
    CertaintyRule,
    CityRule,
    ClosesRule,
    DeployedRule,
    DeployRule,
    DiscardRule,
    DrawRule,
    EndingRule,
    EndsRule,
    ExplainRule,
    FollowingRule,
    HidesRule,
    InspectRule,
    JoinRule,
    LastRule,
    PaidRule,
    PassRule,
    PayRule,
    PlacedRule,
    PlaceRule,
    ReachRule,
    ReadRule,
    Rule,
    SettledRule,
    SetupRule,
    SizeRule,
    TieRule,
    TogetherRule,
    TurnRule,
    UndrawnRule,
    WaitRule,
    WorthRule,
)
from referee.tiles.rules.rule_group import RuleGroup
from referee.tiles.rules.waiting_step import STAGES, AtOnce, WaitingStep

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.action import Action
    from referee.tiles.rules.table import Table


@dataclass(frozen=True)
class Spanning:
    """A piece that a player may lay over a tile with a placement, so that the tile fits: `ready`, the
    objections to laying one at all (arguments: table, player); `may`, further ones to laying it somewhere
    (table, player, where, and the tile there); `lay`: the table with it; `id`: the rule that allows
    it only if the tile fits nowhere else there."""

    span: Span
    id: str
    ready: Callable[[Table, str], Iterable[RuleReason]]
    may: Callable[[Table, str, Lane, Tile | None], Iterable[RuleReason]]
    lay: Callable[[Table, str, Lane], Table]


@dataclass(frozen=True)
class SetupRules(RuleGroup):
    """How a match begins. `supplies`: what players have; `start_cells`: the cells for the first tile, on
    tables that have such; `start_tiles`: how many of them have tiles before the first turn."""

    supplies: tuple[Rule[SetupRule], ...] = ()
    start_cells: tuple[Cell, ...] = ()
    start_tiles: int = 1


@dataclass(frozen=True)
class BagRules(RuleGroup):
    """What is drawn. `draw_checks`: objections to a tile having been drawn; `unbagged`: tiles that are not
    drawn, by id or by a mark of the tile, with objections to placing them; `hidden_tiles`: how many tiles of
    the box are hidden on the table; `in_hand`: what a player holds that is the only tile to place, with the
    rule."""

    draw_checks: tuple[Rule[DrawRule], ...] = ()
    unbagged: Mapping[str, Rule[UndrawnRule]] = field(default_factory=dict)
    hidden_tiles: tuple[Rule[HidesRule], ...] = ()
    in_hand: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class PlacementRules(RuleGroup):
    """The placement of a tile.

    `blockers`: objections to placing any tile now; `checks`: objections to a placement; `permanent_checks`:
    objections that no later tile lifts; `notes`: what allows a placement there; `discard_notes`: reasons
    about a tile that fits nowhere; `effects`: what placing a tile changes; `before_deployment`: what it
    brings about before any deployment, and reports; `joins`: the features of placed tiles that something on
    the table joins, in pairs; `spans`: the tokens that span a tile, and what they add to it; `spanning`: the
    piece that may be laid with a placement; `recasts`: the tokens that change the kind of a feature.
    """

    blockers: tuple[Rule[EndsRule], ...] = ()
    checks: tuple[Rule[PlaceRule], ...] = ()
    permanent_checks: tuple[Rule[PlaceRule], ...] = ()
    notes: tuple[Rule[AllowsRule], ...] = ()
    discard_notes: tuple[Rule[DiscardRule], ...] = ()
    effects: tuple[Rule[PlacedRule], ...] = ()
    before_deployment: tuple[Rule[ArrivingRule], ...] = ()
    joins: tuple[Rule[JoinRule], ...] = ()
    spans: Mapping[str, Span] = field(default_factory=dict)
    spanning: Spanning | None = None
    recasts: Mapping[str, Recast] = field(default_factory=dict)


@dataclass(frozen=True)
class DeploymentRules(RuleGroup):
    """The deployment of a figure.

    `closed_kinds`: kinds of feature on which figures may not stand (except kinds of figure that name them),
    with the rule; `absent_kinds`: kinds of figure that are not in play, with the rule; `exclusive_kinds`:
    kinds of figure or feature with a separate rule for one figure per turn; `aliases`: kinds of figure that
    people enter under another name; `wrong_terrain`: the reason why a figure may not stand on a kind of
    feature; `checks`: objections to a deployment; `allowed_elsewhere`: what lets a figure be put on another
    tile than the one just placed; `elsewhere_notes`: further reasons about such a figure; `kinds_anywhere`:
    kinds of feature on which a figure may be put on any tile, with the rule; `shared_kinds`: kinds
    of feature that several figures share without occupying them, with the rule; `sheltered_kinds`: kinds of
    feature from which no dragon takes a figure, with the rule; `kept_kinds`: kinds of feature on which
    figures stay, but are not put, with the rule; `second_checks`: objections to a second figure
    in this turn; `joining`: what puts figures on features where others stand, with the rule; `apart`: which
    of the figures on a feature are in the way of another, where its parts are occupied one by one; `notes`:
    reasons about a legal deployment; `effects`: what it brings about.
    """

    closed_kinds: Mapping[str, str] = field(default_factory=dict)
    absent_kinds: Mapping[str, str] = field(default_factory=dict)
    exclusive_kinds: Mapping[str, str] = field(default_factory=dict)
    aliases: tuple[Rule[ReadRule], ...] = ()
    wrong_terrain: Rule[DeployRule] | None = None
    checks: tuple[Rule[DeployRule], ...] = ()
    allowed_elsewhere: tuple[Rule[ReachRule], ...] = ()
    elsewhere_notes: tuple[Rule[DeployRule], ...] = ()
    kinds_anywhere: Mapping[str, str] = field(default_factory=dict)
    shared_kinds: Mapping[str, str] = field(default_factory=dict)
    sheltered_kinds: Mapping[str, str] = field(default_factory=dict)
    kept_kinds: Mapping[str, str] = field(default_factory=dict)
    joining: Mapping[str, str] = field(default_factory=dict)
    second_checks: tuple[Rule[EndsRule], ...] = ()
    apart: tuple[Rule[ApartRule], ...] = ()
    notes: tuple[Rule[DeployRule], ...] = ()
    effects: tuple[Rule[DeployedRule], ...] = ()


@dataclass(frozen=True)
class ScoringRules(RuleGroup):
    """The scoring of features.

    `completion`: when a kind of feature is complete (never without an entry); `worth`: what it is worth
    (nothing without an entry); `tile_count`: how many tiles a feature has, if not the number of its cells;
    `tie_breakers`: who of the tied players is paid; `after_completion`: further effects of a completion;
    `together`: those of all completions of a turn together, while the figures still stand; `upon_payment`:
    what the lines of features bring, at the end of the game, too; `upon_points`: what all points paid during
    the game leave behind; `before_scoring`
    and `after_scoring`: effects at the end of a turn, before and after the features that it completed are
    scored; `also_completed`: pieces of features that something else than the placed tile may have
    completed in this turn; `also_scored`: those that the end of this turn scores without completing them;
    `settled`: what the lines of the end of a turn leave behind; `deferred`: complete regions that are not
    scored yet; `skipped`: complete regions that the end of this turn does not score; `bounds`: whether a
    score is certain, and between which bounds; `more_cities`: how many more cities a field is paid for, by
    the kind of part.
    """

    completion: Mapping[str, CompletionRule] = field(default_factory=dict)
    worth: Mapping[str, tuple[Rule[WorthRule], ...]] = field(default_factory=dict)
    tile_count: Rule[SizeRule] | None = None
    tie_breakers: tuple[Rule[TieRule], ...] = ()
    after_completion: tuple[Rule[ClosesRule], ...] = ()
    together: tuple[Rule[TogetherRule], ...] = ()
    before_scoring: tuple[Rule[EndingRule], ...] = ()
    after_scoring: tuple[Rule[EndingRule], ...] = ()
    also_completed: tuple[Rule[AlsoRule], ...] = ()
    also_scored: tuple[Rule[AlsoRule], ...] = ()
    settled: tuple[Rule[SettledRule], ...] = ()
    deferred: tuple[Rule[WaitRule], ...] = ()
    upon_payment: tuple[Rule[PaidRule], ...] = ()
    upon_points: tuple[Rule[SettledRule], ...] = ()
    skipped: tuple[Rule[WaitRule], ...] = ()
    bounds: tuple[Rule[CertaintyRule], ...] = ()
    more_cities: Mapping[str, Rule[CityRule]] = field(default_factory=dict)


@dataclass(frozen=True)
class TurnRules(RuleGroup):
    """The course of a turn, its end, and the next one.

    `at_once`: what has to be done at once after a placement, by the mark of the turn in which it is due;
    `instead_checks`: objections to doing something else instead of placing a figure; `end_checks`: objections
    to ending the turn; `may_pass`: what allows ending it without a placement;
    `pass_checks`: why a player may not, if none of these applies; `waiting_steps`: steps for which the game
    waits, by name; `next_turn`: the turn that follows; `next_turn_notes`: reasons about it; `takers`: what
    lets players take a figure from the table, by the word of their moves.
    """

    at_once: Mapping[str, AtOnce] = field(default_factory=dict)
    instead_checks: tuple[Rule[EndsRule], ...] = ()
    end_checks: tuple[Rule[EndsRule], ...] = ()
    may_pass: tuple[Rule[PassRule], ...] = ()
    pass_checks: tuple[Rule[EndsRule], ...] = ()
    waiting_steps: Mapping[str, WaitingStep] = field(default_factory=dict)
    next_turn: tuple[Rule[TurnRule], ...] = ()
    next_turn_notes: tuple[Rule[FollowingRule], ...] = ()
    takers: Mapping[str, Action] = field(default_factory=dict)

    @cached_property
    def steps_by_stage(self) -> Mapping[str, Mapping[str, WaitingStep]]:
        """The steps that each stage begins, by name, in their order."""
        steps = sorted(self.waiting_steps.items(), key=lambda one: one[1].order)
        return {at: {name: one for name, one in steps if one.stage == at and not one.apart} for at in STAGES}


@dataclass(frozen=True)
class FinalRules(RuleGroup):
    """The final scoring. `payments`: how features of a kind pay, if otherwise than during the game;
    `bonuses`: the lines paid after everything else; `additions`: what is added where a figure is paid for its
    feature in another way than the feature is worth, such as a barn."""

    payments: Mapping[str, Rule[PayRule]] = field(default_factory=dict)
    bonuses: tuple[Rule[LastRule], ...] = ()
    additions: tuple[Rule[WorthRule], ...] = ()


@dataclass(frozen=True)
class ReportRules(RuleGroup):
    """What is reported in addition to scores. `findings`: findings for a table; `feature_notes`: further
    reasons about a feature; `line_notes`: why lines are paid that do not belong to one region."""

    findings: tuple[Rule[InspectRule], ...] = ()
    feature_notes: tuple[Rule[ExplainRule], ...] = ()
    line_notes: tuple[Rule[AccountRule], ...] = ()
