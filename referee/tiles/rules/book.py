"""Rule books: tuples of small functions with rule ids, one tuple for each moment of the game. An expansion is
a function Book -> Book.

The checks that all tile games share (edges must match, majorities, ...) are implemented in referee.tiles; the
rule ids that a game uses for them are in its `Ids`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from referee.game import Cell, Finding, Line, Part, Reason, Step
from referee.tiles.model.board import Board
from referee.tiles.model.moves import Deploy
from referee.tiles.model.regions import Region

if TYPE_CHECKING:
    from referee.tiles.model.position import Turn
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.action import Action
    from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
    from referee.tiles.rules.table import Figure, Table

MOST_TILES = 2000  # whose objections a book remembers
Parts = tuple[Part, ...]
F_co = TypeVar("F_co", covariant=True)
G = TypeVar("G")


@dataclass(frozen=True)
class Rule(Generic[F_co]):
    """A function and its rule id. `tiles`: the tiles to which a rule about placing or deploying may object,
    if not all, so that the others need not be tried cell by cell."""

    id: str
    apply: F_co
    tiles: Callable[[Tile], bool] | None = None


def rule(id: str, tiles: Callable[[Tile], bool] | None = None) -> Callable[[G], Rule[G]]:
    """Decorator that turns a function into the rule with this id."""
    return lambda function: Rule(id, function, tiles)


PlaceRule = Callable[["Table", Cell, "Tile"], Reason | None]  # an objection to a placement
AllowsRule = Callable[["Table", str, Cell, "Tile"], Reason | None]  # what allows a placement there
DiscardRule = Callable[["Table", "Tile"], Reason | None]  # the reason to report for a tile that fits nowhere
DeployRule = Callable[["DeploymentContext"], Reason | None]  # an objection to a deployment, or what allows it
WorthRule = Callable[["ScoringContext", Parts], Parts]  # changes what a feature is worth
WeightRule = Callable[["ScoringContext", str], int]  # the weight of a figure of that kind
TieRule = Callable[["ScoringContext", frozenset[str]], frozenset[str]]  # the tied players who remain
ClosesRule = Callable[
    ["Table", "ScoringContext", frozenset[str]], "Step[Table]"
]  # further effects of a completion
TurnRule = Callable[["Table", "Turn"], "Turn"]  # the turn after the one that ends, replacing the given one
PayRule = Callable[["Table", tuple[Region, ...]], tuple[Line, ...]]  # how features of a kind pay at the end
LastRule = Callable[["Table"], tuple[Line, ...]]  # the lines paid after everything else
CertaintyRule = Callable[
    ["ScoringContext"], tuple[bool, int | None, int | None] | None
]  # certain, and bounds
InspectRule = Callable[["Table"], tuple[Finding, ...]]  # findings for a table
SetupRule = Callable[["Table"], "Table"]  # what players have when a match begins
DrawRule = Callable[["Table", str], Reason | None]  # an objection to this tile having been drawn
UndrawnRule = Callable[["Table", str], Reason | None]  # an objection to placing a tile not drawn
PlacedRule = Callable[["Table", "Table", Cell], "Table"]  # effect of placing a tile: before, after, cell
EndsRule = Callable[["Table", str], Reason | None]  # an objection to a player ending the turn
PassRule = Callable[["Table", str], bool]  # whether a player may end the turn without a placement
ArrivingRule = Callable[["Table"], "Step[Table]"]  # effects of a placement before any deployment
ReachRule = Callable[["Table", Deploy], bool]  # whether a figure may be put on another tile than the last
DeployedRule = Callable[["Table", "Figure"], "Step[Table]"]  # effects of a deployment
EndingRule = Callable[["Table"], "Step[Table]"]  # effects at the end of the turn before scoring
WaitRule = Callable[["Table", Region], bool]  # whether a complete region is not scored yet
SizeRule = Callable[["ScoringContext"], int]  # the number of tiles of a feature
MoverRule = Callable[["Table"], tuple[str, ...]]  # the players for whom a step waits, in order
ExplainRule = Callable[["ScoringContext"], tuple[Reason, ...]]  # further reasons about a feature
HidesRule = Callable[["Table"], int]  # how many tiles of the box are hidden on the table
AccountRule = Callable[["Table", Line], tuple[Reason, ...]]  # why a line without one region is paid
ReadRule = Callable[[str, "Tile", int], str]  # the kind as which a figure entered on that feature is read
FollowingRule = Callable[["Table", "Turn"], tuple[Reason, ...]]  # reasons about the turn that follows


def applies(id: str, cells: Iterable[Cell] = ()) -> Reason:
    """Return the reason that a rule applies, worded by the text of the rule itself."""
    return Reason(id, "applies", {}, tuple(sorted(set(cells))))


class CompletionRule:
    """The default condition for a complete feature: none of its edges is open."""

    surrounded = False

    def done(self, board: Board, region: Region) -> bool:
        """Return whether the region is complete on this board; unreadable tiles are ignored."""
        return not region.open_edges and region.closed

    def open_edges(self, board: Board, region: Region) -> int:
        """Count what is missing."""
        return region.open_edges


class Surrounded(CompletionRule):
    """Complete when all eight cells around its tile are filled."""

    surrounded = True

    def done(self, board: Board, region: Region) -> bool:
        """Return whether the eight cells around are filled."""
        return self.open_edges(board, region) == 0

    def open_edges(self, board: Board, region: Region) -> int:
        """Count the empty cells around."""
        x, y, _ = region.pieces[0]
        return 8 - board.around((x, y))


class CompletesWith(CompletionRule):
    """Complete when all the features of its tile named by `leads` (by tile and feature number) are; never if
    it names none."""

    def __init__(self, leads: Callable[[Tile, int], tuple[int, ...]]) -> None:
        self.leads = leads

    def others(self, board: Board, region: Region) -> dict[Region, None]:
        """Return the regions on which its completion depends, each once, in order."""
        x, y, index = region.pieces[0]
        return dict.fromkeys(board.region((x, y, other)) for other in self.leads(board.cells[x, y], index))

    def done(self, board: Board, region: Region) -> bool:
        """Return whether none of them is open; unreadable tiles are ignored."""
        others = self.others(board, region)
        return bool(others) and all(other.closed for other in others)

    def open_edges(self, board: Board, region: Region) -> int:
        """Count the open edges of the regions on which its completion depends."""
        return sum(other.open_edges for other in self.others(board, region))


CLOSED, SURROUNDED = CompletionRule(), Surrounded()


class Clash(ValueError):
    """Rules that cannot be combined in one book."""


@dataclass(frozen=True)
class FigureKind:
    """A kind of figure: how many a player has, the kinds of feature it may be put on, and its weight in a
    majority (0 for a kind missing from the book; a figure without weight occupies nothing).

    `deploy`: objections to deploying this kind, in addition to those for all kinds; `allows`: what allows
    deploying it. `of`: the kind whose supply it is taken from. `company`: the rule by which it returns to its
    owner when no follower of that player is left on its feature. `stands`: the rule on which
    features it may stand. `on_point`: it stands on a point where four tiles meet, all of whose edges there
    show the kind of feature in `goes_on`.
    `moves`: it may move to another tile after its deployment.
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


@dataclass(frozen=True)
class WaitingStep:
    """A step after the scoring of a turn in which players may make a `move` or pass, one after another.

    `begin`: the table after scoring, with what it needs (arguments: the table before and after the scoring);
    that very table if there is nothing to choose;
    `movers`: the players who still have a choice, in order, under the rule about that order; `declined`: the
    effect of passing; `done`: what happens when no player has a choice any more; `resume`: a table entered in
    this step, with what `begin` would have given it.
    """

    move: type
    begin: Callable[[Table, Table], Table]
    movers: Rule[MoverRule]
    declined: Callable[[Table, str], Step[Table]]
    done: Callable[[Table], Step[Table]]
    resume: Callable[[Table], Table]


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
    """All rules in force at a table, by moment.

    `deeds`: the moves that exist. Kinds without `worth` are never scored; kinds without `completion` are
    never complete.

    - `closed`: kinds of feature on which figures may not stand (except kinds of figure that name them), with
      the rule; `where`: the reason why a figure may not stand on a kind of feature.
    - `starts`: the cells for the first tile, on tables that have such; `begins_on`: how many of them have
      tiles before the first turn.
    - `halts`: objections to placing any tile now; `never`: objections to a placement that no later tile
      lifts; `discards`: reasons about a tile that fits nowhere; `elsewhere`: further reasons about a figure
      that is not put on the tile just placed; `reaches`: what lets a figure be put on another tile.
    - `scored`: effects after the features that a turn completed were scored; `waiting`: steps after that, by
      name, for which the game waits.
    - `undrawn`: tiles that are not drawn, by id or by a mark of the tile; `stays`: why a player may not pass
      if no rule of `passes` allows it; `claims`: reasons about a legal deployment.
    - `worded`: the rule ids for kinds of feature that have their `Ids`; `leaves`: complete regions that the
      end of this turn does not score; `read_as`: kinds of figure that people enter under another name.
    - `size`: how many tiles a feature has, if not the number of its cells; `accounts`: why lines are paid
      that do not belong to one region; `either`: kinds of figure or feature with a separate rule for one
      figure per turn; `missing`: kinds of figure that are not in play, with the rule.
    """

    ids: Ids
    worded: Mapping[str, Ids] = field(default_factory=dict)
    deeds: Mapping[str, Action] = field(default_factory=dict)
    figures: Mapping[str, FigureKind] = field(default_factory=dict)
    missing: Mapping[str, str] = field(default_factory=dict)
    either: Mapping[str, str] = field(default_factory=dict)
    completion: Mapping[str, CompletionRule] = field(default_factory=dict)
    worth: Mapping[str, tuple[Rule[WorthRule], ...]] = field(default_factory=dict)
    closed: Mapping[str, str] = field(default_factory=dict)
    setup: tuple[Rule[SetupRule], ...] = ()
    starts: tuple[Cell, ...] = ()
    begins_on: int = 1
    halts: tuple[Rule[EndsRule], ...] = ()
    draws: tuple[Rule[DrawRule], ...] = ()
    undrawn: Mapping[str, Rule[UndrawnRule]] = field(default_factory=dict)
    place: tuple[Rule[PlaceRule], ...] = ()
    never: tuple[Rule[PlaceRule], ...] = ()
    allows: tuple[Rule[AllowsRule], ...] = ()
    discards: tuple[Rule[DiscardRule], ...] = ()
    placed: tuple[Rule[PlacedRule], ...] = ()
    arriving: tuple[Rule[ArrivingRule], ...] = ()
    where: Rule[DeployRule] | None = None
    deploy: tuple[Rule[DeployRule], ...] = ()
    elsewhere: tuple[Rule[DeployRule], ...] = ()
    reaches: tuple[Rule[ReachRule], ...] = ()
    claims: tuple[Rule[DeployRule], ...] = ()
    deployed: tuple[Rule[DeployedRule], ...] = ()
    ties: tuple[Rule[TieRule], ...] = ()
    closes: tuple[Rule[ClosesRule], ...] = ()
    ends: tuple[Rule[EndsRule], ...] = ()
    passes: tuple[Rule[PassRule], ...] = ()
    stays: tuple[Rule[EndsRule], ...] = ()
    ending: tuple[Rule[EndingRule], ...] = ()
    scored: tuple[Rule[EndingRule], ...] = ()
    waiting: Mapping[str, WaitingStep] = field(default_factory=dict)
    waits: tuple[Rule[WaitRule], ...] = ()
    leaves: tuple[Rule[WaitRule], ...] = ()
    hides: tuple[Rule[HidesRule], ...] = ()
    turns: tuple[Rule[TurnRule], ...] = ()
    following: tuple[Rule[FollowingRule], ...] = ()
    size: Rule[SizeRule] | None = None
    pays: Mapping[str, Rule[PayRule]] = field(default_factory=dict)
    last: tuple[Rule[LastRule], ...] = ()
    inspect: tuple[Rule[InspectRule], ...] = ()
    explains: tuple[Rule[ExplainRule], ...] = ()
    certainty: tuple[Rule[CertaintyRule], ...] = ()
    accounts: tuple[Rule[AccountRule], ...] = ()
    read_as: tuple[Rule[ReadRule], ...] = ()

    def ids_of(self, kind: str) -> Ids:
        """Return the rule ids used for a kind of feature."""
        return self.worded.get(kind, self.ids)

    @cached_property
    def deed_of(self) -> Mapping[type, Action]:
        """The moves that exist, by their classes."""
        return {deed.move: deed for deed in reversed(tuple(self.deeds.values()))}

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
        return frozenset(
            kind
            for kind, rule in self.completion.items()
            if not rule.surrounded and not isinstance(rule, CompletesWith)
        )

    @cached_property
    def surrounded(self) -> frozenset[str]:
        """The kinds of feature that are complete when the cells around them are filled."""
        return frozenset(kind for kind, rule in self.completion.items() if rule.surrounded)

    @cached_property
    def through(self) -> frozenset[str]:
        """The kinds of feature that are complete when other features of their tile are."""
        return frozenset(kind for kind, rule in self.completion.items() if isinstance(rule, CompletesWith))

    def objections(self, tile: Tile) -> dict[str, tuple[DeployRule, ...]]:
        """Return the rules that may object to deploying each kind of figure on that tile. Kinds under the
        same rules share one tuple, so the rules need to be evaluated only once."""
        found = self._objections.get(tile.serial)
        if found is None:
            shared: dict[tuple[DeployRule, ...], tuple[DeployRule, ...]] = {}
            found = {}
            for kind in sorted(self.figures):
                may = (*self.deploy, *self.figures[kind].deploy)
                rules = tuple(r.apply for r in may if r.tiles is None or r.tiles(tile))
                found[kind] = shared.setdefault(rules, rules)
            if len(self._objections) < MOST_TILES:
                self._objections[tile.serial] = found
        return found

    @cached_property
    def _objections(self) -> dict[int, dict[str, tuple[DeployRule, ...]]]:
        """Cache by tile."""
        return {}

    def same_supply(self, kind: str) -> tuple[str, ...]:
        """Return the kinds taken from the same supply as this one, starting with the kind that the supply
        belongs to."""
        return self._same_supply[kind]

    @cached_property
    def _same_supply(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for root in dict.fromkeys(known.of or kind for kind, known in self.figures.items()):
            same = (root, *(kind for kind, known in self.figures.items() if known.of == root))
            found.update(dict.fromkeys(same, same))
        return found

    def known_as(self, kind: str, tile: Tile, index: int) -> str:
        """Return the kind of figure that is meant when this kind is entered on a feature."""
        for reads in self.read_as:
            kind = reads.apply(kind, tile, index)
        return kind

    def occupies(self, kind: str) -> bool:
        """Return whether a figure of that kind occupies its feature: all but those without weight."""
        known = self.figures.get(kind)
        return known is None or known.weight != 0

    def follows(self, kind: str) -> bool:
        """Return whether a figure of that kind ever counts for majorities, which makes it a follower."""
        known = self.figures.get(kind)
        return known is not None and known.weight != 0

    def against(self, kind: str, feature: str) -> tuple[Rule[DeployRule], ...]:
        """Return the rules that may object to a figure of that kind on that kind of feature: the rule that
        forbids to stand there, if any, then the rules for all figures and for this kind."""
        known = self.figures[kind]
        where = () if self.where is None or feature in known.goes_on else (self.where,)
        return (*where, *self.deploy, *known.deploy)

    def add(self, *, worth: Mapping[str, tuple[Rule[WorthRule], ...]] | None = None, **more: Any) -> Book:
        """Return the book with more rules: tuples are extended, mappings get new keys. Raises Clash for two
        rules with one id in the same moment, or a key that exists."""
        changes: dict[str, Any] = {}
        for name, new in more.items():
            old = getattr(self, name)
            if isinstance(old, tuple):
                changes[name] = _joined(name, old, new)
            elif set(old) & set(new):
                raise Clash(f"{name} {sorted(set(old) & set(new))} is in the book already")
            else:
                changes[name] = {**old, **new}
        if worth:
            changes["worth"] = {
                **self.worth,
                **{
                    kind: _joined(f"worth of {kind}", self.worth.get(kind, ()), new)
                    for kind, new in worth.items()
                },
            }
        return replace(self, **changes)


def _joined(name: str, old: tuple[Rule[Any], ...], new: tuple[Rule[Any], ...]) -> tuple[Rule[Any], ...]:
    ids = [r.id for r in (*old, *new)]
    twice = {i for i in ids if ids.count(i) > 1}
    if twice:
        raise Clash(f"two rules {sorted(twice)} in {name}")
    return (*old, *new)
