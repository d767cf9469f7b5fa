"""Building a castle before the features of a turn are scored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.game import BadInput, Cell, Event, Message, Options, RuleReason, Step
from referee.games.carcassonne.expansions.bridges.castles import (
    AT_FIELDS,
    CASTLE,
    CITY,
    RECAST,
    at_a_field,
    built_in_this_turn,
    dealt,
    kept,
    left,
    mark_of,
    on_pad,
    one_lord,
    over_cities,
    set_off,
)
from referee.tiles.model.spans import faces_of
from referee.tiles.play import completed_features, scoring
from referee.tiles.play.actions import Action
from referee.tiles.play.actions.waiting import go_on
from referee.tiles.rules.action import Reasons, in_turn
from referee.tiles.rules.book import Book
from referee.tiles.rules.completion import CompletionRule
from referee.tiles.rules.pad import PadRules
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import (
    DeploymentRules,
    FinalRules,
    PlacementRules,
    ReportRules,
    ScoringRules,
    SetupRules,
    TurnRules,
)
from referee.tiles.rules.seating import clockwise
from referee.tiles.rules.spans import put_over
from referee.tiles.rules.table import Table, Token
from referee.tiles.rules.waiting_step import BEFORE_SCORING, WaitingStep

NO_BASE = "castle-base:false"  # mark of a city over which no castle may be built
AFTER_ALL = 50  # order of the step: after the dragon
WHOLE = CompletionRule()  # one for all books, which are compared


@dataclass(frozen=True, slots=True)
class Castle:
    """Lay a castle over the city on these two tiles, instead of scoring it."""

    player: str
    tiles: tuple[Cell, ...]


def extend(book: Book, options: Options) -> Book:
    """Return the book with castles."""
    step = WaitingStep((Castle,), begins, owners_in_turn, stage=BEFORE_SCORING, order=AFTER_ALL)
    return book.add(
        SetupRules(supplies=(dealt,)),
        PlacementRules(recasts={CASTLE: RECAST}),
        DeploymentRules(sheltered_kinds={CASTLE: "BC-C2"}, kept_kinds={CASTLE: "BC-C2"}),
        ScoringRules(
            completion={CASTLE: WHOLE},
            worth={"field": (at_a_field,)},
            together=(set_off,),
            skipped=(kept,),
        ),
        TurnRules(waiting_steps={CASTLE: step}, next_turn=(built_in_this_turn,)),
        FinalRules(additions=(at_a_field,)),
        ReportRules(findings=(over_cities, one_lord)),
        PadRules(extras=tuple(on_pad(entry) for entry in AT_FIELDS)),
    )


def cities(table: Table) -> dict[tuple[Cell, ...], str]:
    """Return the cities completed in this turn that may become castles, with the player of the only follower
    there."""
    found = {}
    for region in completed_features.of_this_turn(table):
        if region.kind != CITY or len(region.tiles) != 2:
            continue
        tiles = tuple(sorted(region.tiles))
        if may_be_one(table, tiles):
            followers = [f for f in table.standing_on(region) if table.book.follows(f.kind)]
            if len(followers) == 1:
                found[tiles] = followers[0].player
    return found


def may_be_one(table: Table, tiles: tuple[Cell, ...]) -> bool:
    """Return whether two tiles have a city of one edge each, whole with them, with a base for a castle."""
    cells = table.board.cells
    faces = faces_of(cells, tiles, CITY)
    return faces is not None and not any(cells[x, y].features[i].marks.get(NO_BASE) for x, y, i in faces)


def begins(before: Table, after: Table) -> Table:
    """Wait if there is a city that may become a castle."""
    return after.but() if owners_in_turn.apply(after) else after


@rule("BC-C2")
def owners_in_turn(table: Table) -> tuple[str, ...]:
    """Those with the only follower in such a city, from the player of the turn on."""
    owners = set(cities(table).values())
    if not owners:  # cheap test first: needed every turn
        return ()
    seats = clockwise(table, table.turn.player)
    return tuple(one for one in seats if one in owners and left(table, one) > 0)


def readable(table: Table, move: Castle) -> Reasons:
    """Reject anything but two tiles on the table."""
    if len(move.tiles) != 2:
        raise BadInput({"tiles": [Message("input-castle-tiles")]})
    errors = {
        f"tiles[{number}]": [Message("input-no-tile", cell=f"({x}, {y})")]
        for number, (x, y) in enumerate(move.tiles)
        if not table.board.holds((x, y))
    }
    if errors:
        raise BadInput(errors)
    return iter(())


def may_build(table: Table, move: Castle) -> Reasons:
    """A player with the only follower in a city just completed, of two caps, lays a castle over it."""
    tiles = tuple(sorted(move.tiles))
    if left(table, move.player) < 1:
        yield RuleReason("BC-S1", "no_castle", {"player": move.player})
    if not may_be_one(table, tiles):
        yield RuleReason("BC-C1", "no_caps", {}, tiles)
    elif cities(table).get(tiles) != move.player:
        yield RuleReason("BC-C2", "not_alone", {"player": move.player}, tiles)


def is_due(table: Table, move: Castle) -> Reasons:
    """Only when the game waits for it, over a city of two caps."""
    tiles = tuple(sorted(move.tiles))
    if table.turn.due_step != CASTLE:
        yield RuleReason("BC-C2", "not_now", {"player": move.player})
    if not may_be_one(table, tiles):
        yield RuleReason("BC-C1", "no_caps", {}, tiles)


def do_build(table: Table, move: Castle) -> Step[Table]:
    """Lay the castle; the follower stays as its lord, and others go home."""
    tiles = tuple(sorted(move.tiles))
    token = Token(CASTLE, None, *tiles[0], -1, player=move.player, tiles=tiles)
    region = table.board.region(faces_of(table.board.cells, tiles, CITY)[0])  # type: ignore[index]   # is_due
    others = [f for f in table.standing_on(region) if not table.book.follows(f.kind)]
    gone = scoring.go_home(table, others)
    after = put_over(gone.state, token)
    if table.held.get(move.player, {}).get(CASTLE) is not None:
        after = after.with_held(move.player, CASTLE, max(0, left(table, move.player) - 1))
    after = after.but(turn=after.turn.but(marks=after.turn.marks | {mark_of(tiles)}))
    event = Event(CASTLE, {"player": move.player}, tiles)
    return go_on(Step(after, (event, *gone.events)))


def why_built(table: Table, move: Castle) -> Reasons:
    """Return the rules that allow it."""
    tiles = tuple(sorted(move.tiles))
    yield applies("BC-C1", tiles)
    yield RuleReason("BC-C2", "builds", {"player": move.player, "count": left(table, move.player)}, tiles)


def offered(table: Table, player: str) -> Iterator[Castle]:
    """Yield every city of the player that may become a castle."""
    if table.turn.due_step == CASTLE and left(table, player) > 0:
        yield from (Castle(player, tiles) for tiles, owner in cities(table).items() if owner == player)


CHECKS = (readable, in_turn, is_due, may_build)
MOVE = Action(Castle, CHECKS, do_build, why_built, firm=(readable, in_turn, is_due), offers=offered)
