"""Rule books: small functions with rule ids, in groups for the parts of the game (`rule_groups`). An
expansion is a function Book -> Book.

The checks that all tile games share (edges must match, majorities, ...) are implemented in referee.tiles;
the rule ids that a game uses for them are in its `Ids`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from referee.tiles.rules.completion import CompletesWith
from referee.tiles.rules.objections import BookObjections
from referee.tiles.rules.pad import PadRules
from referee.tiles.rules.rule import DeployRule, Rule, WeightRule
from referee.tiles.rules.rule_group import RuleGroup, united
from referee.tiles.rules.rule_groups import (
    BagRules,
    DeploymentRules,
    FinalRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    SetupRules,
    TurnRules,
)
from referee.tiles.rules.state.supplies import Supplies

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.action import Action

GROUPS: Mapping[type[RuleGroup], str] = {
    SetupRules: "setup",
    BagRules: "bag",
    PlacementRules: "placement",
    DeploymentRules: "deployment",
    ScoringRules: "scoring",
    TurnRules: "turn",
    FinalRules: "final",
    ReportRules: "report",
    PadRules: "pad",
}


@dataclass(frozen=True)
class FigureKind:
    """A kind of figure: how many a player has, the kinds of feature it may be put on, and its weight in a
    majority (0 for a kind missing from the book; a figure without weight occupies nothing).

    `deploy`: objections to deploying this kind, in addition to those for all kinds; `allows`: what allows
    deploying it. `of`: the kind whose supply it is taken from. `company`: the rule by which it returns to its
    owner when no follower of that player is left on its feature. `stands`: the rule on which
    features it may stand. `on_point`: it stands on a point where four tiles meet, all of whose edges there
    show the kind of feature in `goes_on`. `moves`: it may move to another tile after its deployment;
    `in_addition`: it may be put in addition to the figure of the turn.
    """

    supply: int
    goes_on: frozenset[str]
    weight: int | Rule[WeightRule] = 1
    deploy: tuple[Rule[DeployRule], ...] = ()
    allows: tuple[Rule[DeployRule], ...] = ()
    of: str | None = None
    stands: str = ""
    company: str | None = None
    on_point: bool = False
    moves: bool = False
    in_addition: bool = False


@dataclass(frozen=True)
class Ids:
    """The rule ids under which a game words the checks that all tile games share."""

    turn: str  # whose turn it is, one tile a turn
    order: str  # the steps of a turn
    cell: str  # an empty cell next to a tile
    edges: str  # edges match
    must: str  # a tile that fits somewhere must be placed
    discard: str  # a tile that fits nowhere leaves the game
    start: str  # tiles and their counts
    figures: str  # figures and their counts
    just_placed: str  # only on the tile just placed, from the player's supply
    goes_on: str  # which features a figure may be put on
    free: str  # only on a feature without figures
    supply: str  # no figure left
    completing: str  # a feature completed by the placed tile may be claimed
    score: str  # what the tile completed is scored
    majority: str  # most figures
    tie: str  # tied for most
    nobody: str  # no figures there
    home: str  # figures return to their owners after scoring
    end: str  # end of the game
    wins: str = ""  # most points win
    final: str = ""  # what is scored at the end
    lies: str = ""  # placed tiles stay
    absent: str = ""  # boxes that are not in play provide no figures


@dataclass(frozen=True)
class Book:
    """All rules in force at a table. `ids_by_kind`: the rule ids for kinds of feature that have their `Ids`;
    `actions`: the moves that exist, by name; `figures`: the kinds of figure; `tracks_tiles` False: only
    points are tracked."""

    ids: Ids
    ids_by_kind: Mapping[str, Ids] = field(default_factory=dict)
    actions: Mapping[str, Action] = field(default_factory=dict)
    figures: Mapping[str, FigureKind] = field(default_factory=dict)
    setup: SetupRules = field(default_factory=SetupRules)
    bag: BagRules = field(default_factory=BagRules)
    placement: PlacementRules = field(default_factory=PlacementRules)
    deployment: DeploymentRules = field(default_factory=DeploymentRules)
    scoring: ScoringRules = field(default_factory=ScoringRules)
    turn: TurnRules = field(default_factory=TurnRules)
    final: FinalRules = field(default_factory=FinalRules)
    report: ReportRules = field(default_factory=ReportRules)
    pad: PadRules = field(default_factory=PadRules)
    tracks_tiles: bool = True

    def ids_of(self, kind: str) -> Ids:
        """Return the rule ids used for a kind of feature."""
        return self.ids_by_kind.get(kind, self.ids)

    @cached_property
    def action_of(self) -> Mapping[type, Action]:
        """The moves that exist, by their classes."""
        return {action.move: action for action in reversed(tuple(self.actions.values()))}

    @cached_property
    def on_points(self) -> tuple[str, ...]:
        """The kinds of figure that stand on points where four tiles meet."""
        return tuple(kind for kind, known in self.figures.items() if known.on_point)

    @cached_property
    def on_features(self) -> tuple[str, ...]:
        """The kinds of figure that stand on features."""
        return tuple(kind for kind, known in self.figures.items() if not known.on_point)

    @cached_property
    def closable(self) -> frozenset[str]:
        """The kinds of feature that are complete when none of their edges is open."""
        return frozenset(self.scoring.completion.keys() - self.surrounded - self.through)

    @cached_property
    def surrounded(self) -> frozenset[str]:
        """The kinds of feature that are complete when the cells around them are filled."""
        return frozenset(kind for kind, rule in self.scoring.completion.items() if rule.surrounded)

    @cached_property
    def through(self) -> frozenset[str]:
        """The kinds of feature that are complete when other features of their tile are."""
        rules = self.scoring.completion.items()
        return frozenset(kind for kind, rule in rules if isinstance(rule, CompletesWith))

    @cached_property
    def objections(self) -> BookObjections:
        """The rules that may object to placing a tile, or to deploying a figure on it."""
        return BookObjections(self.placement.checks, self.deployment.checks, self.figures)

    @cached_property
    def supplies(self) -> Supplies:
        """The kinds of figure that are taken from the same supply."""
        return Supplies(self.figures)

    def known_as(self, kind: str, tile: Tile, index: int) -> str:
        """Return the kind of figure that is meant when this kind is entered on a feature."""
        for reads in self.deployment.aliases:
            kind = reads.apply(kind, tile, index)
        return kind

    def goes_on(self, kind: str) -> frozenset[str]:
        """Return the kinds of feature that a figure of that kind may stand on; none if it is not in play."""
        return self.figures[kind].goes_on if kind in self.figures else frozenset()

    def occupies(self, kind: str) -> bool:
        """Return whether a figure of that kind occupies its feature: all but those without weight."""
        return kind not in self._without_weight

    @cached_property
    def _without_weight(self) -> frozenset[str]:
        """The kinds of figure that never count for majorities."""
        return frozenset([kind for kind, known in self.figures.items() if known.weight == 0])

    def follows(self, kind: str) -> bool:
        """Return whether a figure of that kind ever counts for majorities, which makes it a follower."""
        return kind in self.figures and kind not in self._without_weight

    def against(self, kind: str, feature: str) -> tuple[Rule[DeployRule], ...]:
        """Return the rules that may object to a figure of that kind on that kind of feature: the rule that
        forbids to stand there, if any, then the rules for all figures and for this kind."""
        known = self.figures[kind]
        wrong = self.deployment.wrong_terrain
        where = () if wrong is None or feature in known.goes_on else (wrong,)
        return (*where, *self.deployment.checks, *known.deploy)

    def add(
        self,
        *groups: RuleGroup,
        figures: Mapping[str, FigureKind] | None = None,
        actions: Mapping[str, Action] | None = None,
    ) -> Book:
        """Return the book with more rules, in groups, and more figures and actions. Raises Clash for two
        rules with one id in the same part of a group, or a key that exists."""
        changes: dict[str, Any] = {}
        for group in groups:
            name = GROUPS[type(group)]
            changes[name] = changes.get(name, getattr(self, name)).merged(group)
        if figures:
            changes["figures"] = united("figures", self.figures, figures)
        if actions:
            changes["actions"] = united("actions", self.actions, actions)
        return replace(self, **changes)
