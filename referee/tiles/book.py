"""A rule book: tuples of small functions with ids, one tuple a moment. An expansion is a function Book ->
Book.

The kit itself knows what every tile game shares (edges must fit, the most figures own, ...); under which
rule id a game words that is in its `Ids`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from referee.game import Cell, Finding, Line, Part, Reason, Step
from referee.tiles.board import Board
from referee.tiles.regions import Region

if TYPE_CHECKING:
    from referee.tiles.case import Case, Claim
    from referee.tiles.deeds.deed import Deed
    from referee.tiles.position import Turn
    from referee.tiles.table import Figure, Table
    from referee.tiles.tile import Tile

MOST_TILES = 2000  # whose objections a book remembers
Parts = tuple[Part, ...]
F_co = TypeVar("F_co", covariant=True)
G = TypeVar("G")


@dataclass(frozen=True)
class Rule(Generic[F_co]):
    """One small function and the id under which people look it up. `tiles`: the tiles to which a rule about
    placing or deploying may object, if not to all, so that the others need not be tried cell by cell."""

    id: str
    apply: F_co
    tiles: Callable[[Tile], bool] | None = None


def rule(id: str, tiles: Callable[[Tile], bool] | None = None) -> Callable[[G], Rule[G]]:
    """Decorator: the function is the rule with this id."""
    return lambda function: Rule(id, function, tiles)


PlaceRule = Callable[["Table", Cell, "Tile"], Reason | None]  # an objection to a placement
AllowsRule = Callable[["Table", str, Cell, "Tile"], Reason | None]  # what lets a player lay a tile there
DiscardRule = Callable[["Table", "Tile"], Reason | None]  # what to tell of a tile that fits nowhere
DeployRule = Callable[["Claim"], Reason | None]  # an objection to a deployment, or what allows it
WorthRule = Callable[["Case", Parts], Parts]  # amends what a feature is worth
WeightRule = Callable[["Case", str], int]  # how much a figure of that kind counts
TieRule = Callable[["Case", frozenset[str]], frozenset[str]]  # who stays among the tied
ClosesRule = Callable[["Table", "Case", frozenset[str]], Step]  # what else follows from a completion
TurnRule = Callable[["Table", "Turn"], "Turn"]  # which turn follows the one that ends, in place of this one
PayRule = Callable[["Table", tuple[Region, ...]], tuple[Line, ...]]  # how features of a kind pay at the end
LastRule = Callable[["Table"], tuple[Line, ...]]  # what is paid after everything else
CertaintyRule = Callable[["Case"], tuple[bool, int | None, int | None] | None]  # and the value's bounds
InspectRule = Callable[["Table"], tuple[Finding, ...]]  # what is odd with a table
SetupRule = Callable[["Table"], "Table"]  # what players have when a match begins
DrawRule = Callable[["Table", str], Reason | None]  # an objection to this tile being the one drawn
UndrawnRule = Callable[["Table", str], Reason | None]  # an objection to a player laying a tile not drawn
PlacedRule = Callable[["Table", "Table", Cell], "Table"]  # what laying a tile brings: before, after, where
EndsRule = Callable[["Table", str], Reason | None]  # an objection to a player ending the turn
PassRule = Callable[["Table", str], bool]  # whether a player may end the turn without placing
ArrivingRule = Callable[["Table"], Step]  # what happens once a tile lies, before any figure
DeployedRule = Callable[["Table", "Figure"], Step]  # what follows at once from a figure put down
EndingRule = Callable[["Table"], Step]  # what happens at the end of the turn before scoring
WaitRule = Callable[["Table", Region], bool]  # whether a complete region is not scored yet
SizeRule = Callable[["Case"], int]  # how many tiles a feature has
TellRule = Callable[["Case"], tuple[Reason, ...]]  # what else there is to tell about a feature
HidesRule = Callable[["Table"], int]  # how many tiles of the box lie unseen on the table
AccountRule = Callable[["Table", Line], tuple[Reason, ...]]  # why a line that is not of one region is paid
ReadRule = Callable[[str, "Tile", int], str]  # as which kind a figure told of on that feature is read
FollowingRule = Callable[["Table", "Turn"], tuple[Reason, ...]]  # what to tell of the turn that follows


def applies(id: str, cells: Iterable[Cell] = ()) -> Reason:
    """That a rule counts here: a reason which its own words explain."""
    return Reason(id, "applies", {}, tuple(sorted(set(cells))))


class Completion:
    """When a kind of feature is complete: when no edge of it is open."""

    surrounded = False

    def done(self, board: Board, region: Region) -> bool:
        """Whether the region is complete on this board, for all that can be seen."""
        return not region.open_edges and region.closed

    def open_edges(self, board: Board, region: Region) -> int:
        """How much is missing."""
        return region.open_edges


class Surrounded(Completion):
    """Complete when all eight cells around its tile are filled."""

    surrounded = True

    def done(self, board: Board, region: Region) -> bool:
        """Whether the eight cells around are filled."""
        return self.open_edges(board, region) == 0

    def open_edges(self, board: Board, region: Region) -> int:
        """Empty cells around."""
        x, y, _ = region.pieces[0]
        return 8 - board.around((x, y))


class Through(Completion):
    """Complete when other features of its tile are, all those that `leads` names (by tile and number of the
    feature); never where it names none."""

    def __init__(self, leads: Callable[[Tile, int], tuple[int, ...]]) -> None:
        self.leads = leads

    def others(self, board: Board, region: Region) -> dict[Region, None]:
        """The features through which it completes, each once, in order."""
        x, y, index = region.pieces[0]
        return dict.fromkeys(board.region((x, y, other)) for other in self.leads(board.cells[x, y], index))

    def done(self, board: Board, region: Region) -> bool:
        """Whether nothing is open there, for all that can be seen."""
        others = self.others(board, region)
        return bool(others) and all(other.closed for other in others)

    def open_edges(self, board: Board, region: Region) -> int:
        """Open edges of the features through which it completes."""
        return sum(other.open_edges for other in self.others(board, region))


CLOSED, SURROUNDED = Completion(), Surrounded()


class Clash(ValueError):
    """Rules that cannot be in one book."""


@dataclass(frozen=True)
class FigureKind:
    """A kind of figure: how many a player has, the kinds of feature it may go on, and its weight in a
    majority (a figure that is in no book weighs nothing; one that weighs nothing occupies nothing). `deploy`:
    objections to putting down this kind, besides those to any kind; `allows`: what lets it be put down.
    `of`: another kind, from whose supply it is taken. `company`: the rule by which it goes home when no
    follower of its owner is left beside it. `stands`: the rule that says on which features it may stand."""

    supply: int
    goes_on: frozenset[str]
    weight: int | Rule[WeightRule] = 1
    deploy: tuple[Rule[DeployRule], ...] = ()
    allows: tuple[Rule[DeployRule], ...] = ()
    of: str | None = None
    stands: str = ""
    company: str | None = None


@dataclass(frozen=True)
class Ids:
    """Under which rule id the game words what the kit checks for every tile game."""

    turn: str  # whose turn it is, one tile a turn
    order: str  # the steps of a turn
    cell: str  # an empty cell beside a tile
    edges: str  # edges fit
    must: str  # a tile that fits somewhere must be placed
    discard: str  # a tile that fits nowhere leaves the game
    start: str  # tiles and their counts
    figures: str  # figures and their counts
    just_placed: str  # only on the tile just placed, from the own supply
    goes_on: str  # which feature a figure may go on
    free: str  # only on a feature without figures
    supply: str  # no figure left
    completing: str  # a feature completed by the very tile may be claimed
    score: str  # what a tile completed is scored
    majority: str  # most figures
    tie: str  # tied for most
    nobody: str  # nobody there
    home: str  # figures go home after scoring
    end: str  # end of the game
    wins: str = ""  # most points win
    final: str = ""  # what is scored at the end
    lies: str = ""  # tiles that lie stay
    absent: str = ""  # boxes that are not played bring no figures


@dataclass(frozen=True)
class Book:
    """All rules in force at one table, by moment. `deeds` are the moves there are. Kinds without `worth`
    are never scored; kinds without `completion` never complete. `closed`: kinds of feature on which
    figures do not stand (but those that say so), and under which rule. `where`: says why a figure may not
    stand on a kind of feature that it does not go on. `starts`: the cells for the first tile, on tables
    that have such; `begins_on`: on how many of them tiles lie before the first turn; `halts`: objections
    to any tile being laid now; `never`: those of a placement that nothing laid later lifts; `discards`:
    what there is to tell of a tile that fits nowhere; `elsewhere`: what more there is to tell of a figure
    that is not put on the tile just placed; `undrawn`: tiles that are not drawn, by id, or else by a mark
    of the tile; `stays`: why a player may not pass, where no rule of `passes` lets him; `claims`: what
    there is to tell about a legal deployment; `worded`: the ids of rules for kinds of feature that have
    their own; `leaves`: complete regions that the end of this turn does not score; `read_as`: kinds of
    figure that people tell under another name; `size`: how many tiles a feature has, where that is not
    how many cells it lies on; `accounts`: why lines are paid that are not of one region; `either`: kinds
    of figure or feature with a rule of their own saying that it is one figure a turn; `missing`: kinds of
    figure that are not in play, with the rule that says so."""

    ids: Ids
    worded: Mapping[str, Ids] = field(default_factory=dict)
    deeds: Mapping[str, Deed] = field(default_factory=dict)
    figures: Mapping[str, FigureKind] = field(default_factory=dict)
    missing: Mapping[str, str] = field(default_factory=dict)
    either: Mapping[str, str] = field(default_factory=dict)
    completion: Mapping[str, Completion] = field(default_factory=dict)
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
    claims: tuple[Rule[DeployRule], ...] = ()
    deployed: tuple[Rule[DeployedRule], ...] = ()
    ties: tuple[Rule[TieRule], ...] = ()
    closes: tuple[Rule[ClosesRule], ...] = ()
    ends: tuple[Rule[EndsRule], ...] = ()
    passes: tuple[Rule[PassRule], ...] = ()
    stays: tuple[Rule[EndsRule], ...] = ()
    ending: tuple[Rule[EndingRule], ...] = ()
    waits: tuple[Rule[WaitRule], ...] = ()
    leaves: tuple[Rule[WaitRule], ...] = ()
    hides: tuple[Rule[HidesRule], ...] = ()
    turns: tuple[Rule[TurnRule], ...] = ()
    following: tuple[Rule[FollowingRule], ...] = ()
    size: Rule[SizeRule] | None = None
    pays: Mapping[str, Rule[PayRule]] = field(default_factory=dict)
    last: tuple[Rule[LastRule], ...] = ()
    inspect: tuple[Rule[InspectRule], ...] = ()
    tells: tuple[Rule[TellRule], ...] = ()
    certainty: tuple[Rule[CertaintyRule], ...] = ()
    accounts: tuple[Rule[AccountRule], ...] = ()
    read_as: tuple[Rule[ReadRule], ...] = ()

    def ids_of(self, kind: str) -> Ids:
        """The rule ids that word what is said of a kind of feature."""
        return self.worded.get(kind, self.ids)

    @cached_property
    def closable(self) -> frozenset[str]:
        """The kinds of feature that are complete when no edge of theirs is open."""
        return frozenset(
            kind
            for kind, rule in self.completion.items()
            if not rule.surrounded and not isinstance(rule, Through)
        )

    @cached_property
    def surrounded(self) -> frozenset[str]:
        """The kinds of feature that are complete when the cells around them are filled."""
        return frozenset(kind for kind, rule in self.completion.items() if rule.surrounded)

    @cached_property
    def through(self) -> frozenset[str]:
        """The kinds of feature that are complete when others of their tile are."""
        return frozenset(kind for kind, rule in self.completion.items() if isinstance(rule, Through))

    def objections(self, tile: Tile) -> dict[str, tuple[DeployRule, ...]]:
        """What may object to each kind of figure being put on that tile where it may stand. Kinds under the
        same rules share one tuple: no rule tells them apart, so the rules need to be asked but once."""
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
        """By tile, worked out once."""
        return {}

    def same_supply(self, kind: str) -> tuple[str, ...]:
        """The kinds taken from the same supply as this one, first the one whose supply it is."""
        return self._same_supply[kind]

    @cached_property
    def _same_supply(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for root in dict.fromkeys(known.of or kind for kind, known in self.figures.items()):
            same = (root, *(kind for kind, known in self.figures.items() if known.of == root))
            found.update(dict.fromkeys(same, same))
        return found

    def known_as(self, kind: str, tile: Tile, index: int) -> str:
        """The kind of figure that people mean who tell of one of that kind on a feature."""
        for reads in self.read_as:
            kind = reads.apply(kind, tile, index)
        return kind

    def occupies(self, kind: str) -> bool:
        """Whether a figure of that kind takes its feature: all but those that weigh nothing."""
        known = self.figures.get(kind)
        return known is None or known.weight != 0

    def follows(self, kind: str) -> bool:
        """Whether a figure of that kind counts for majorities, somewhere at least: a follower."""
        known = self.figures.get(kind)
        return known is not None and known.weight != 0

    def against(self, kind: str, feature: str) -> tuple[Rule[DeployRule], ...]:
        """What may object to a figure of that kind being put on that kind of feature: where it may not stand,
        the rule that says so; then the rules for any figure and its own."""
        known = self.figures[kind]
        where = () if self.where is None or feature in known.goes_on else (self.where,)
        return (*where, *self.deploy, *known.deploy)

    def add(self, *, worth: Mapping[str, tuple[Rule[WorthRule], ...]] | None = None, **more: Any) -> Book:
        """The book with more rules: tuples grow at the end, mappings by new keys. Two rules with one id in
        the same moment, or a key that is there already, refuse to be assembled (Clash)."""
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
