"""A rule: a small function and the id of the rule that it implements, and the kinds of function there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from referee.game import Cell, PositionFinding, RuleReason, ScoreLine, ScorePart, Step
from referee.tiles.model.moves import Deploy
from referee.tiles.model.regions import Piece, Region

if TYPE_CHECKING:
    from referee.tiles.model.position import Turn
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.contexts import DeploymentContext, ScoringContext
    from referee.tiles.rules.table import DeployedFigure, Table

Parts = tuple[ScorePart, ...]
F_co = TypeVar("F_co", covariant=True)
G = TypeVar("G")


@dataclass(frozen=True)
class Rule(Generic[F_co]):
    """A function and its rule id. `tiles`: the tiles to which a rule about placing or deploying may object,
    if not all, so that the others need not be tried cell by cell; `tables`: likewise, the tables at which one
    about deploying may object; `places`: the tables at which one about placing may object to a tile; `needs`:
    words of which one has to be at the table (`Table.present`), or on the tile to be placed, for the rule to
    find anything there. Without any, it may find something at every table."""

    id: str
    apply: F_co
    tiles: Callable[[Tile], bool] | None = None
    tables: Callable[[Table], bool] | None = None
    places: Callable[[Table, Tile], bool] | None = None
    needs: tuple[str, ...] = ()


def rule(
    id: str,
    tiles: Callable[[Tile], bool] | None = None,
    tables: Callable[[Table], bool] | None = None,
    places: Callable[[Table, Tile], bool] | None = None,
    needs: tuple[str, ...] = (),
) -> Callable[[G], Rule[G]]:
    """Decorator that turns a function into the rule with this id."""
    return lambda function: Rule(id, function, tiles, tables, places, needs)


PlaceRule = Callable[["Table", Cell, "Tile"], RuleReason | None]  # an objection to a placement
AllowsRule = Callable[["Table", str, Cell, "Tile"], RuleReason | None]  # what allows a placement there
DiscardRule = Callable[
    ["Table", "Tile"], RuleReason | None
]  # the reason to report for a tile that fits nowhere
DeployRule = Callable[
    ["DeploymentContext"], RuleReason | None
]  # an objection to a deployment, or what allows it
WorthRule = Callable[["ScoringContext", Parts], Parts]  # changes what a feature is worth
WeightRule = Callable[["ScoringContext", str], int]  # the weight of a figure of that kind
TieRule = Callable[["ScoringContext", frozenset[str]], frozenset[str]]  # the tied players who remain
ClosesRule = Callable[
    ["Table", "ScoringContext", frozenset[str]], "Step[Table]"
]  # further effects of a completion
TogetherRule = Callable[
    ["Table", tuple["ScoringContext", ...]], "Step[Table]"
]  # further effects of all completions of a turn
PaidRule = Callable[["Table", tuple[ScoreLine, ...]], "Step[Table]"]  # further effects of lines just paid
TurnRule = Callable[["Table", "Turn"], "Turn"]  # the turn after the one that ends, replacing the given one
PayRule = Callable[
    ["Table", tuple[Region, ...]], tuple[ScoreLine, ...]
]  # how features of a kind pay at the end
LastRule = Callable[["Table"], tuple[ScoreLine, ...]]  # the lines paid after everything else
CertaintyRule = Callable[
    ["ScoringContext"], tuple[bool, int | None, int | None] | None
]  # certain, and bounds
InspectRule = Callable[["Table"], tuple[PositionFinding, ...]]  # findings for a table
SetupRule = Callable[["Table"], "Table"]  # what players have when a match begins
DrawRule = Callable[["Table", str], RuleReason | None]  # an objection to this tile having been drawn
UndrawnRule = Callable[["Table", str], RuleReason | None]  # an objection to placing a tile not drawn
PlacedRule = Callable[["Table", "Table", Cell], "Table"]  # effect of placing a tile: before, after, cell
EndsRule = Callable[["Table", str], RuleReason | None]  # an objection to a player ending the turn
PassRule = Callable[["Table", str], bool]  # whether a player may end the turn without a placement
ArrivingRule = Callable[["Table"], "Step[Table]"]  # effects of a placement before any deployment
ReachRule = Callable[["Table", Deploy], bool]  # whether a figure may be put on another tile than the last
ApartRule = Callable[
    ["DeploymentContext", "list[DeployedFigure]"], "list[DeployedFigure]"
]  # the figures on a feature that occupy the part of it which a figure would claim
DeployedRule = Callable[["Table", "DeployedFigure"], "Step[Table]"]  # effects of a deployment
EndingRule = Callable[["Table"], "Step[Table]"]  # effects at the end of the turn before scoring
WaitRule = Callable[["Table", Region], bool]  # whether a complete region is not scored yet
CityRule = Callable[
    ["ScoringContext", tuple[Region, ...]], int
]  # how many more cities a field is paid for, given its completed ones
SizeRule = Callable[["ScoringContext"], int]  # the number of tiles of a feature
MoverRule = Callable[["Table"], tuple[str, ...]]  # the players for whom a step waits, in order
ExplainRule = Callable[["ScoringContext"], tuple[RuleReason, ...]]  # further reasons about a feature
HidesRule = Callable[["Table"], int]  # how many tiles of the box are hidden on the table
AccountRule = Callable[["Table", ScoreLine], tuple[RuleReason, ...]]  # why a line without one region is paid
ReadRule = Callable[[str, "Tile", int], str]  # the kind as which a figure entered on that feature is read
AlsoRule = Callable[["Table"], Iterable[Piece]]  # pieces that something else than a tile may have completed
SettledRule = Callable[["Table", tuple[ScoreLine, ...]], "Table"]  # what the lines of a scoring leave behind
JoinRule = Callable[["Table"], Iterable[tuple[Piece, Piece]]]  # the pieces that are joined, in pairs
FollowingRule = Callable[["Table", "Turn"], tuple[RuleReason, ...]]  # reasons about the turn that follows


def applies(id: str, cells: Iterable[Cell] = ()) -> RuleReason:
    """Return the reason that a rule applies, worded by the text of the rule itself."""
    return RuleReason(id, "applies", {}, tuple(sorted(set(cells))))
