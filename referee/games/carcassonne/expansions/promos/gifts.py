"""The Gifts (GI-1): cards, which players get for adding tiles to roads and cities of others, and open before
they place a tile. Which card it is, they enter; of what it brings, the placement of a monk and the scoring of
a road are checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from referee.game import Cell, Event, Message, Options, PositionFinding, RuleReason, Step, unknown_text
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.games.carcassonne.taking_figures import kinds_for
from referee.tiles.model.half_tiles import newest
from referee.tiles.model.multi_cell import cells_of, origin
from referee.tiles.model.position import Ref
from referee.tiles.model.regions import Piece, Region
from referee.tiles.play import scoring
from referee.tiles.rules.action import Action, Reasons, assumed_turn, at_step, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import case_of
from referee.tiles.rules.rule import rule
from referee.tiles.rules.rule_groups import DeploymentRules, PlacementRules, ReportRules
from referee.tiles.rules.state.tile_bag import spent
from referee.tiles.rules.table import DeployedFigure, Table

GIFT = "gift"  # thing held, move and event; mark of a turn in which one was opened
SYNOD, SWEEPER = "synod", "road_sweeper"
CARDS = (SYNOD, SWEEPER, "change_position", "cash_out", "take_2")
ALL = 25
ROAD = "road"
OF_PLAYERS = (ROAD, "city")  # what brings a card when it is extended
MONASTERIES = ("monastery", "shrine")
NEEDS = {SYNOD: ("x", "y", "feature", "monk"), SWEEPER: ("x", "y", "feature")}  # fields by card


@dataclass(frozen=True, slots=True)
class Gift:
    """Open a gift. With a synod a monk of this kind of figure goes to the monastery on the tile at (x, y); a
    road sweeper scores the road there."""

    player: str
    card: str = field(metadata={"words": CARDS, "names": GIFT})
    x: int | None = None
    y: int | None = None
    feature: Ref | None = None
    monk: str | None = field(default=None, metadata={"names": "figure"})


def extend(book: Book, options: Options) -> Book:
    """Return the book with gifts."""
    return book.add(
        PlacementRules(before_deployment=(earned,)),
        DeploymentRules(joining={SYNOD: "GI-1"}),
        ReportRules(findings=(as_many_as_there_are,)),
    )


# ---- who gets one ------------------------------------------------------------------------------------------


def unopened(table: Table) -> int:
    """Return how many cards are in front of the players."""
    return sum(table.holds(seat.id, GIFT) for seat in table.players)


def extended(table: Table, player: str, cell: Cell) -> Region | None:
    """Return a road or city that the tile laid last on a cell adds to and that belongs to others alone, if
    there is one."""
    board = table.board
    for x, y in cells_of(board.cells, origin(board.cells, cell)):
        tile = board.cells[x, y]
        for index in newest(tile):
            if tile.kinds[index] not in OF_PLAYERS:
                continue
            region = board.region((x, y, index))
            owners = case_of(table, region).owners()  # none yet of what begins on this tile
            if owners and player not in owners:
                return region
    return None


@rule("GI-1")
def earned(table: Table) -> Step[Table]:
    """Who adds a tile to a road or city of other players gets one card, however many are extended; none if
    all are in front of the players."""
    player = table.turn.player
    for cell in (table.turn.placed or ())[-1:] if player else ():
        found = extended(table, player or "", cell)
        if found is not None and player and unopened(table) < ALL:
            after = table.with_held(player, GIFT, table.holds(player, GIFT) + 1)
            return Step(after, (Event("receive", {"player": player, "what": GIFT, "count": 1}, found.cells),))
    return Step(table)


# ---- opening one -------------------------------------------------------------------------------------------


def wrong_fields(table: Table, move: Gift) -> Iterator[tuple[str, Message]]:
    """Yield the errors of an unknown card, and of fields that it lacks or does not have."""
    if move.card not in CARDS:
        yield "card", unknown_text("choice", move.card, CARDS)
        return
    for name in NEEDS[SYNOD]:
        given = getattr(move, name) is not None
        if given != (name in NEEDS.get(move.card, ())):
            yield name, Message("error-gift-field" if given else "error-required")
    if move.monk is not None and move.monk not in table.book.figures:
        yield "monk", unknown_text("figure", move.monk, table.book.figures)


def has_one(table: Table, move: Gift) -> Reasons:
    """A player opens a card that was not opened yet."""
    if not table.holds(move.player, GIFT):
        yield RuleReason("GI-1", "none", {"player": move.player})


def one_a_turn(table: Table, move: Gift) -> Reasons:
    """One card a turn, and not in the second part that a builder gives."""
    if GIFT in table.turn.marks:
        yield RuleReason("GI-1", "once", {"player": move.player})
    elif table.turn.part == 2:
        yield RuleReason("GI-1", "second_part", {"player": move.player})


def a_tile_is_left(table: Table, move: Gift) -> Reasons:
    """A card is opened once a tile is drawn, so none when nothing is left to be drawn."""
    if table.turn.drawn is None and spent(table):
        yield RuleReason("GI-1", "no_tile", {"player": move.player})


def piece_of(table: Table, move: Gift) -> Piece | None:
    """Return the feature that a move names, if it does."""
    if move.x is None or move.y is None or move.feature is None:
        return None
    named = table.board.cells[move.x, move.y].names.find(move.feature.kind, move.feature.at)
    return move.x, move.y, named[0]


def where(move: Gift) -> tuple[Cell, ...]:
    """Return the cell that a move names, if it does."""
    return () if move.x is None or move.y is None else ((move.x, move.y),)


def figures_there(table: Table, region: Region, at: tuple[Cell, ...]) -> Reasons:
    """Both cards need figures; whether there are any is unclear if one may stand on another feature."""
    if table.standing_on(region):
        return
    cells = (one[2:4] for one in table.figures if one.segment < 0 and one[2:4] in region.tiles)
    unclear = tuple(dict.fromkeys(cells))
    yield RuleReason("GI-1", "unclear" if unclear else "empty", {"kind": region.kind}, unclear or at)


def monk_may_join(table: Table, move: Gift, region: Region, at: tuple[Cell, ...]) -> Reasons:
    """A synod needs a follower of the supply that may stand there."""
    there, monk = table.standing_on(region), move.monk or ""
    if table.supply.left(move.player, monk) <= 0:
        yield RuleReason("GI-1", "none_left", {"player": move.player, "figure": monk}, at)
    elif there and monk not in kinds_for(table, there[0], move.player):
        yield RuleReason("GI-1", "not_there", {"figure": monk, "kind": region.kind}, at)


def can_be_carried_out(table: Table, move: Gift) -> Reasons:
    """A road sweeper needs an unfinished road with figures, a synod an occupied monastery."""
    piece, at = piece_of(table, move), where(move)
    if piece is None:
        return
    region, swept = table.board.region(piece), move.card == SWEEPER
    if region.kind not in ((ROAD,) if swept else MONASTERIES):
        yield RuleReason("GI-1", "no_road" if swept else "no_monastery", {"kind": region.kind}, at)
        return
    if swept and table.done(region):
        yield RuleReason("GI-1", "complete", {}, at)
    yield from figures_there(table, region, at)
    if not swept:
        yield from monk_may_join(table, move, region, at)


def do_open(table: Table, move: Gift) -> Step[Table]:
    """Turn the card up; put the monk into the monastery, or score the road and send its figures home."""
    turn = table.turn.but(player=move.player, marks=table.turn.marks | {GIFT})
    left = max(0, table.holds(move.player, GIFT) - 1)
    after = table.but(turn=turn).with_held(move.player, GIFT, left)
    events = (Event(GIFT, {"player": move.player, "card": move.card}, where(move)),)
    piece = piece_of(table, move)
    if piece is None:
        return Step(after, events)
    if move.card == SYNOD:
        monk = DeployedFigure(move.player, move.monk or "", *piece)
        return Step(after.but(figures=(*after.figures, monk)), events)
    swept = table.board.region(piece)
    lines = scoring.pay_now(after, (swept,))
    paid = scoring.upon_payment(after, lines)
    home = scoring.go_home(paid.state, table.standing_on(swept))
    lines = (*lines, *paid.lines)
    return Step(scoring.with_points(home.state, lines), (*events, *paid.events, *home.events), lines)


def why_opened(table: Table, move: Gift) -> Reasons:
    """Return what the card does, or that players enter it."""
    yield from assumed_turn(table, move, "step_place")
    key = move.card if move.card in NEEDS else "entered"
    yield RuleReason("GI-1", key, {"player": move.player}, where(move))


def offered(table: Table, player: str) -> Iterator[Gift]:
    """Yield every card, with the places where it can be carried out."""
    if table.turn.step != "place" or not table.holds(player, GIFT):
        return
    for region, figures in sorted(table.occupants.items(), key=lambda one: one[0].anchor):
        x, y, index = figures[0][2:]
        tile = table.board.cells[x, y]
        feature = Ref(tile.kinds[index], tile.names.at(index))
        if region.kind == ROAD and not table.done(region):
            yield Gift(player, SWEEPER, x, y, feature)
        elif region.kind in MONASTERIES:
            for kind in kinds_for(table, figures[0], player):
                yield Gift(player, SYNOD, x, y, feature, kind)
    yield from (Gift(player, card) for card in CARDS if card not in NEEDS)


MOVE = Action(
    Gift,
    (in_turn, at_step("place"), has_one, one_a_turn, a_tile_is_left, can_be_carried_out),
    do_open,
    why_opened,
    firm=(not_over, can_be_carried_out),
    offers=offered,
    pays=True,
    read=wrong_fields,
)


# ---- findings ----------------------------------------------------------------------------------------------


@rule("GI-1")
def as_many_as_there_are(table: Table) -> tuple[PositionFinding, ...]:
    """Report more cards than there are."""
    count = unopened(table)
    reason = RuleReason("GI-1", "too_many", {"count": count, "most": ALL})
    return (PositionFinding("error", reason),) if count > ALL else ()


THE_GIFTS = Expansion(
    "gifts",
    (Element(extend, switch("ext.gifts", "GI-1"), {GIFT: MOVE}, help={"place": ("GI-1",)}),),
    things=(GIFT,),
)
