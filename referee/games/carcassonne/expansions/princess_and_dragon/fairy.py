"""The fairy: a neutral figure with a follower. She pays the follower's player, and the dragon does not
enter her tile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.game import Event, Finding, Line, Option, Options, Part, Reason, Step
from referee.games.carcassonne.expansions.princess_and_dragon.princess import princess_first
from referee.tiles.model.position import Ref, Standing
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import ScoringContext, case_of
from referee.tiles.rules.pad import BOTH, Numbers, PadEntry, PadRules, Sketch, yes_no
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import FinalRules, PlacementRules, ReportRules, ScoringRules
from referee.tiles.rules.table import Figure, Table, Token

FAIRY = "fairy"  # token, move, and mark of a turn in which she was moved
CASTLE = "castle"  # kind of feature, whose lord she may be with
AT_START, SCORED = 1, 3  # points: PD-F2, PD-F3
PLACE = Option("pd.fairy", ("beside", "on_tile"), "beside", "PD-F6", {"ext.fairy": "on"})


@dataclass(frozen=True, slots=True)
class Fairy:
    """Move the fairy with one of the player's followers on the tile at (x, y); `figure`: which one, if
    there are several."""

    player: str
    x: int
    y: int
    figure: Standing | None = None


def extend(book: Book, options: Options) -> Book:
    """Return the book with the fairy."""
    return book.add(
        PlacementRules(before_deployment=(paid_at_start,)),
        ScoringRules(
            after_completion=(paid_with_feature,),
            upon_payment=(paid_with_castle,),
            after_scoring=(left_alone,),
        ),
        FinalRules(bonuses=(paid_at_end,)),
        ReportRules(findings=(one_fairy,), feature_notes=(explained,)),
        PadRules({FAIRY: PAD}),
    )


def fairy_of(table: Table) -> Token | None:
    """Return the fairy, if she is on the table."""
    return next((token for token in table.tokens if token.kind == FAIRY), None)


def companions(table: Table) -> tuple[Figure, ...]:
    """Return the followers whom the fairy pays: the one she is with, or (on_tile) those on her tile."""
    fairy = fairy_of(table)
    if fairy is None:
        return ()
    if table.options[PLACE.name] == "on_tile":
        there = (
            f
            for f in table.figures
            if (f.x, f.y) == (fairy.x, fairy.y) and f.kind not in table.book.on_points
        )
        return tuple(f for f in there if table.book.follows(f.kind))
    return (fairy.beside,) if fairy.beside is not None and fairy.beside in table.figures else ()


# ---- paying ------------------------------------------------------------------------------------------------


def line_for(id: str, figure: Figure, each: int, complete: bool) -> Line:
    """Return what the fairy pays the player of a follower, whatever its feature pays."""
    cells = ((figure.x, figure.y),)
    return Line(figure.player, id, (Part(id, FAIRY, 1, each),), cells, FAIRY, complete, {figure.player: 1})


def paid_on_pad(table: Table, region: Region, numbers: Numbers) -> tuple[Line, ...]:
    """Return what she pays when a feature is scored, or else at the start of the turn."""
    scored = bool(numbers["scored"])
    id, each = ("PD-F3", SCORED) if scored else ("PD-F2", AT_START)
    return tuple(line_for(id, figure, each, scored) for figure in table.figures)


PAD = PadEntry((yes_no("scored"),), lambda n, final: Sketch("field"), BOTH, paid_on_pad)


@rule("PD-F2")
def paid_at_start(table: Table) -> Step[Table]:
    """The player whose follower she is with gets 1 point at the start of the turn, once per turn."""
    if table.turn.part != 1:
        return Step(table)
    own = [figure for figure in companions(table) if figure.player == table.turn.player]
    lines = tuple(line_for("PD-F2", figure, AT_START, False) for figure in own)
    return Step(scoring.with_points(table, lines), (), lines)


@rule("PD-F3")
def paid_with_feature(table: Table, case: ScoringContext, owners: frozenset[str]) -> Step[Table]:
    """When the follower's feature is scored, its player gets 3 more, with or without the majority. A castle
    is not scored by itself."""
    if case.region.kind == CASTLE:
        return Step(table)
    there = [figure for figure in companions(table) if figure in case.figures]
    return Step(table, (), tuple(line_for("PD-F3", figure, SCORED, True) for figure in there[:1]))


@rule("PD-F3")
def paid_with_castle(table: Table, lines: tuple[Line, ...]) -> Step[Table]:
    """The same when a castle pays its lord, who has left by then."""
    fairy = fairy_of(table)
    lord = None if fairy is None else fairy.beside
    if lord is None or lord.segment < 0 or table.board.cells[lord.x, lord.y].kinds[lord.segment] != CASTLE:
        return Step(table)
    pays = any(line.feature_kind == CASTLE and (lord.x, lord.y) in line.tiles for line in lines)
    return Step(table, (), (line_for("PD-F3", lord, SCORED, True),) if pays else ())


@rule("PD-F3")
def paid_at_end(table: Table) -> tuple[Line, ...]:
    """The same at the end, even for a feature that is worth nothing then (PD-F8)."""
    found: dict[Region, Figure] = {}
    for figure in companions(table):
        if figure.segment < 0:
            continue
        region = table.board.region(figure[2:])
        if region.kind in table.book.scoring.worth:
            found.setdefault(region, figure)
    return tuple(line_for(_why(table, region), one, SCORED, False) for region, one in found.items())


def _why(table: Table, region: Region) -> str:
    """Return the rule: a road or city that is worth nothing at the end pays all the same (PD-F8)."""
    worthless = region.kind in ("road", "city") and not case_of(table, region).value()
    return "PD-F8" if worthless else "PD-F3"


@rule("PD-F3")
def explained(case: ScoringContext) -> tuple[Reason, ...]:
    """Name the rules for a feature of the follower with the fairy: he brings points (PD-F3), and she stays
    when he leaves (PD-F5)."""
    cells = tuple((f.x, f.y) for f in companions(case.table) if f in case.figures)
    return (applies("PD-F3", cells), applies("PD-F5", cells)) if cells else ()


@rule("PD-F5")
def left_alone(table: Table) -> Step[Table]:
    """When her follower leaves, the fairy stays on the tile alone."""
    fairy = fairy_of(table)
    if fairy is None or fairy.beside is None or fairy.beside in table.figures:
        return Step(table)
    return Step(moved(table, fairy._replace(beside=None)))


def moved(table: Table, fairy: Token) -> Table:
    """Return the table with the fairy there."""
    return table.but(tokens=(*(token for token in table.tokens if token.kind != FAIRY), fairy))


@rule("PD-S2")
def one_fairy(table: Table) -> tuple[Finding, ...]:
    """There is one fairy."""
    cells = tuple((token.x, token.y) for token in table.tokens if token.kind == FAIRY)
    if len(cells) < 2:
        return ()
    return (Finding("error", Reason("PD-S2", "one_fairy", {"count": len(cells)}, cells)),)


# ---- the move ----------------------------------------------------------------------------------------------


def followers_at(table: Table, move: Fairy) -> list[Figure]:
    """Return the player's followers on the tile that the move may mean."""
    there = [f for f in table.figures if (f.player, f.x, f.y) == (move.player, move.x, move.y)]
    found = [f for f in there if table.book.follows(f.kind) and f.kind not in table.book.on_points]
    if move.figure is None:
        return found
    named = move.figure
    return [f for f in found if f.kind == named.kind and _stands_on(table, f, named.feature)]


def _stands_on(table: Table, figure: Figure, feature: Ref | None) -> bool:
    if feature is None or figure.segment < 0:
        return True
    return figure.segment in table.board.cells[figure.x, figure.y].find(feature.kind, feature.at)


def instead_of_a_figure(table: Table, move: Fairy) -> Reasons:
    """She moves after the tile was placed, in place of any figure."""
    turn = table.turn
    if turn.step in ("place", "end"):
        yield Reason(table.book.ids.order, f"step_{turn.step}", {"player": move.player}, turn.placed or ())


def beside_own_follower(table: Table, move: Fairy) -> Reasons:
    """She moves with one follower of the player, another one than before."""
    cell = (move.x, move.y)
    found = followers_at(table, move)
    if not found:
        others = [f.kind for f in table.figures if (f.player, f.x, f.y) == (move.player, *cell)]
        if others and move.figure is None:
            yield Reason("PD-F7", "no_follower", {"figure": others[0]}, (cell,))
        else:
            yield Reason("PD-F1", "nobody", {"player": move.player, "cell": cell}, (cell,))
        return
    on_tile = table.options[PLACE.name] == "on_tile"
    fairy = fairy_of(table)
    if len(set(found)) > 1 and not on_tile:
        yield Reason("PD-F1", "which", {"player": move.player, "count": len(found)}, (cell,))
    elif fairy is not None and (fairy.beside == found[0] if not on_tile else (fairy.x, fairy.y) == cell):
        yield Reason("PD-F1", "stands_there", {"player": move.player}, (cell,))


def on_a_tile(table: Table, move: Fairy) -> Reasons:
    """She stands on a tile of the table, whatever the players agree on."""
    cell = (move.x, move.y)
    if not table.board.holds(cell):
        yield Reason("PD-F1", "nobody", {"player": move.player, "cell": cell}, (cell,))


def do_move(table: Table, move: Fairy) -> Step[Table]:
    """Move the fairy; the turn advances to its end."""
    turn = replace(table.turn, player=move.player, step="end", marks=table.turn.marks | {FAIRY})
    found = followers_at(table, move)
    beside = found[0] if found and table.options[PLACE.name] == "beside" else None
    fairy = Token(FAIRY, None, move.x, move.y, -1, beside=beside)
    event = Event(FAIRY, {"player": move.player}, ((move.x, move.y),))
    return Step(moved(table, fairy).but(turn=turn), (event,))


def why_moved(table: Table, move: Fairy) -> Reasons:
    """Return the rules that allow it."""
    yield from assumed_turn(table, move, "step_act")
    yield Reason("PD-F1", "moves", {"player": move.player}, ((move.x, move.y),))
    yield applies("PD-F4", ((move.x, move.y),))


def offered(table: Table, player: str) -> Iterator[Fairy]:
    """Yield a move to every follower of the player."""
    on_tile = table.options[PLACE.name] == "on_tile"
    offered_cells = set()
    for figure in dict.fromkeys(table.figures):  # of several alike, one
        if on_tile and (figure.x, figure.y) in offered_cells:
            continue
        if figure.player != player or not table.book.follows(figure.kind) or figure.segment < 0:
            continue
        offered_cells.add((figure.x, figure.y))
        move = Fairy(player, figure.x, figure.y)
        if not on_tile and len(set(followers_at(table, move))) > 1:
            tile = table.board.cells[figure.x, figure.y]
            feature = Ref(tile.kinds[figure.segment], tile.name(figure.segment))
            move = replace(move, figure=Standing(player, figure.kind, figure.x, figure.y, feature))
        yield move


MOVE = Action(
    Fairy,
    (in_turn, instead_of_a_figure, princess_first, beside_own_follower),
    do_move,
    why_moved,
    firm=(not_over, on_a_tile),
    offers=offered,
)
