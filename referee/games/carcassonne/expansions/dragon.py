"""The dragon (PD-...): volcanoes bring it, dragon tiles make it walk, and it eats figures on its path."""

from __future__ import annotations

from collections.abc import (
    Iterable,
    Iterator,
)
from dataclasses import dataclass, replace

from referee.game import (
    Cell,
    Event,
    Finding,
    Option,
    Options,
    Reason,
    Step,
)
from referee.games.carcassonne.expansion import Element, Expansion, switch
from referee.tiles.model.ports import STEPS
from referee.tiles.model.position import Turn
from referee.tiles.model.regions import Region
from referee.tiles.play import scoring
from referee.tiles.play.actions import Action
from referee.tiles.rules.action import Reasons, assumed_turn, in_turn, not_over
from referee.tiles.rules.book import Book
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies, rule
from referee.tiles.rules.rule_groups import BagRules, DeploymentRules, PlacementRules, ReportRules, TurnRules
from referee.tiles.rules.table import Figure, Table, Token

DRAGON = "dragon"  # mark of a tile that makes it walk, and of a turn with a pending walk; also the token
VOLCANO = "volcano"
WALK = Option(
    "pd.dragon_move", ("before_scoring", "after_scoring"), "before_scoring", "PD-M3", {"ext.dragon": "on"}
)
LENGTH = 6  # PD-M2
FAIRY = "fairy"  # a token, on whose tile it does not go
STAYS = "barn"  # PD-E1: not eaten
SHEEP, SHEPHERD, ABBOT = "sheep", "shepherd", "abbot"
FLOCKED = "flocked"  # mark of a turn in which shepherds can no longer act (HS-F11)


@dataclass(frozen=True, slots=True)
class Dragon:
    """The walk of the dragon, all steps of all players: the cells it enters, in order. Entered by the player
    to move."""

    player: str
    path: tuple[Cell, ...]


def extend(book: Book, options: Options) -> Book:
    """Return the book with the dragon: its arrival, its waiting, and its walks."""
    return book.add(
        BagRules(draw_checks=(volcano_first,)),
        PlacementRules(blockers=(dragon_first,), effects=(brought,)),
        DeploymentRules(checks=(no_figure_on_volcanoes, not_to_the_dragon), second_checks=(before_the_walk,)),
        TurnRules(end_checks=(has_walked,), next_turn=(handed_on,)),
        ReportRules(findings=(where,)),
    )


def dragon_at(table: Table) -> Cell | None:
    """Return the dragon's cell, if it is on the table and its cell is known."""
    return next(((token.x, token.y) for token in table.tokens if token.kind == DRAGON), None)


def volcanoes(table: Table) -> list[Cell]:
    """Return the volcanoes on the table."""
    return sorted(cell for cell, tile in table.board.cells.items() if VOLCANO in tile.marks)


def moved(table: Table, cell: Cell) -> Table:
    """Return the table with the dragon on a cell."""
    others = tuple(token for token in table.tokens if token.kind != DRAGON)
    return table.but(tokens=(*others, Token(DRAGON, None, *cell, -1)))


# ---- volcanoes and dragon tiles ----------------------------------------------------------------------------


@rule("PD-S1")
def volcano_first(table: Table, tile: str) -> Reason | None:
    """A dragon tile drawn before the first volcano is placed is put aside and returned to the pile later."""
    if DRAGON not in table.tile(tile).marks or dragon_at(table) or volcanoes(table):
        return None
    return Reason("PD-S1", "no_volcano", {"tile": tile})


@rule("PD-M3")
def dragon_first(table: Table, player: str) -> Reason | None:
    """A dragon that walks after the scoring does so before the next tile is placed, drawn or not."""
    return Reason("PD-M3", "dragon_first") if due(table) else None


@rule("PD-M1")
def brought(before: Table, after: Table, cell: Cell) -> Table:
    """A volcano brings the dragon to its tile; a dragon tile schedules a walk."""
    marks = after.board.cells[cell].marks
    if VOLCANO in marks:
        return moved(after, cell)
    if DRAGON in marks:
        return after.but(turn=replace(after.turn, marks=after.turn.marks | {DRAGON}))
    return after


@rule("PD-M1", lambda tile: VOLCANO in tile.marks)
def no_figure_on_volcanoes(claim: DeploymentContext) -> Reason | None:
    """No figure may be put on a volcano in the turn in which it is placed."""
    here = VOLCANO in claim.tile.marks and not claim.elsewhere
    return Reason("PD-M1", "volcano", {}, (claim.cell,)) if here else None


@rule("PD-M4", lambda tile: False)  # no tile still to be placed
def not_to_the_dragon(claim: DeploymentContext) -> Reason | None:
    """No figure is put on the tile where the dragon stands."""
    if not claim.elsewhere or claim.cell != dragon_at(claim.table):
        return None
    return Reason("PD-M4", "dragon", {}, (claim.cell,))


@rule("PD-M1")
def where(table: Table) -> tuple[Finding, ...]:
    """There is one dragon, and it is on the table as soon as there is a volcano."""
    cells = tuple((token.x, token.y) for token in table.tokens if token.kind == DRAGON)
    if len(cells) > 1:
        return (Finding("error", Reason("PD-M1", "one_dragon", {"count": len(cells)}, cells)),)
    if not cells and (hearths := volcanoes(table)):
        return (Finding("warning", Reason("PD-M1", "nowhere", {}, tuple(hearths))),)
    return ()


# ---- when it walks (PD-M3) ---------------------------------------------------------------------------------


def later(table: Table) -> bool:
    """Return whether the dragon walks after the scoring."""
    return bool(table.options[WALK.name] == "after_scoring")


def brings_walk(turn: Turn, table: Table) -> bool:
    """Return whether the tile of this turn makes the dragon walk and it has not walked yet. The tile decides
    as long as nothing followed it, whatever else is known of the turn."""
    just_placed = turn.placed[-1:] if turn.placed and turn.step in ("act", None) else ()
    return DRAGON in turn.marks or any(DRAGON in table.board.cells[cell].marks for cell in just_placed)


def due(table: Table) -> bool:
    """Return whether the dragon has to walk now."""
    if later(table):
        return table.turn.step == "place" and DRAGON in table.turn.marks
    return brings_walk(table.turn, table)


@rule("PD-M2")
def has_walked(table: Table, player: str) -> Reason | None:
    """A turn with a dragon tile ends only after the dragon's walk."""
    return Reason("PD-M2", "must_walk") if due(table) else None


@rule("PD-M3")
def before_the_walk(table: Table, player: str) -> Reason | None:
    """All figures of the turn are put before the dragon walks."""
    placed = (table.turn.placed or ())[-1:]
    if later(table) or due(table) or not any(DRAGON in table.board.cells[cell].marks for cell in placed):
        return None
    return applies("PD-M3", placed)


@rule("PD-M3")
def handed_on(table: Table, turn: Turn) -> Turn:
    """A dragon that walks after the scoring walks before the next turn continues."""
    if not later(table) or not brings_walk(table.turn, table):
        return turn
    return replace(turn, marks=turn.marks | {DRAGON})


# ---- the walk ----------------------------------------------------------------------------------------------


def may_walk(table: Table, move: Dragon) -> Reasons:
    """The dragon walks when its walk is due, after everything else that must precede the end of the turn."""
    if not due(table):
        coming = later(table) and brings_walk(table.turn, table)
        yield Reason("PD-M3", "after_scoring") if coming else Reason("PD-M2", "no_walk")
        return
    for ends in table.book.turn.end_checks if table.turn.step != "place" else ():
        reason = None if ends is has_walked else ends.apply(table, move.player)
        if reason is not None:
            yield reason


def may_enter(table: Table, cell: Cell) -> bool:
    """Return whether there is a tile, and the fairy is not on it (PD-F4)."""
    return table.board.holds(cell) and not fairy_on(table, cell)


def fairy_on(table: Table, cell: Cell) -> bool:
    """Return whether the fairy stands on a cell."""
    return any(token.kind == FAIRY and (token.x, token.y) == cell for token in table.tokens)


def along_tiles(table: Table, move: Dragon) -> Reasons:
    """It enters cells with tiles only."""
    for cell in move.path:
        if not table.board.holds(cell):
            yield Reason("PD-M2", "no_tile", {"cell": cell})
            return


def step_by_step(table: Table, move: Dragon) -> Reasons:
    """It moves between adjacent tiles, none twice, six steps or until it is blocked (PD-M2)."""
    at = dragon_at(table)
    if at is None:
        yield Reason("PD-M1", "nowhere", {}, tuple(volcanoes(table)))
        return
    been = {at}
    for cell in move.path:
        if abs(cell[0] - at[0]) + abs(cell[1] - at[1]) != 1:
            yield Reason("PD-M2", "not_beside", {"cell": cell, "other": at}, (at, cell))
            return
        if fairy_on(table, cell):
            yield Reason("PD-F4", "fairy", {}, (cell,))
            return
        if cell in been:
            yield Reason("PD-M2", "been_there", {"cell": cell}, (cell,))
            return
        been.add(cell)
        at = cell
    count = len(move.path)
    ways = [cell for dx, dy in STEPS if (cell := (at[0] + dx, at[1] + dy)) not in been]
    if count > LENGTH or (count < LENGTH and any(may_enter(table, way) for way in ways)):
        yield Reason("PD-M2", "six_steps", {"count": count, "most": LENGTH}, move.path)


def walks(table: Table, player: str) -> Iterator[Dragon]:
    """Yield every walk from its cell, if it has to walk."""
    at = dragon_at(table)
    if at is not None and due(table):
        yield from (Dragon(player, path) for path in _ways(table, at, (at,)))


def _ways(table: Table, at: Cell, been: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """Yield every path from a cell that avoids the visited cells."""
    near = [cell for dx, dy in STEPS if may_enter(table, cell := (at[0] + dx, at[1] + dy))]
    ahead = [cell for cell in near if cell not in been] if len(been) <= LENGTH else []
    if not ahead:
        yield been[1:]
    for cell in ahead:
        yield from _ways(table, cell, (*been, cell))


def eaten(table: Table, path: tuple[Cell, ...]) -> tuple[Figure, ...]:
    """Return the figures on the cells that it enters."""
    there = (f for f in table.figures if (f.x, f.y) in path and f.kind != STAYS)
    return tuple(f for f in there if not sheltered(table, f))


def sheltered(table: Table, figure: Figure) -> bool:
    """Return whether a figure stands where the dragon does not eat it (PD-E3)."""
    safe = table.book.deployment.sheltered_kinds
    if not safe or figure.segment < 0:
        return False
    return table.board.cells[figure.x, figure.y].kinds[figure.segment] in safe


def without_sheep(table: Table, shepherds: list[Figure]) -> Table:
    """Return the table without the sheep next to these shepherds, and those of fields left without
    shepherds."""
    gone = {figure[2:] for figure in shepherds}
    herded = {table.board.region(f[2:]) for f in table.figures if f.kind == SHEPHERD and f.segment >= 0}
    for figure in shepherds:
        if figure.segment >= 0 and (field := table.board.region(figure[2:])) not in herded:
            gone.update(field.pieces)
    left = tuple(token for token in table.tokens if token.kind != SHEEP or token[2:5] not in gone)
    return replace(table, tokens=left)


def walk(table: Table, move: Dragon) -> Step[Table]:
    """Move the dragon to the end of its path and return everything it ate (PD-E1), with figures left without
    company (PD-E2)."""
    food = eaten(table, move.path)
    home = scoring.go_home(table, food)
    after = without_sheep(home.state, [figure for figure in food if figure.kind == SHEPHERD])
    went = Event("dragon", {"player": move.player}, move.path)
    return Step(moved(after, move.path[-1]) if move.path else after, (went, *home.events))


def why_walked(table: Table, move: Dragon) -> Reasons:
    """Return how far it walks and which figures it eats."""
    yield from assumed_turn(table, move, "step_end")
    yield Reason("PD-M2", "walks", {"count": len(move.path)}, move.path)
    yield applies("PD-M3")
    before = scoring.before_scoring(table).state
    step = walk(before, move)
    for event in step.events[1:]:
        values = {"player": event.values["player"], "figure": event.values["kind"]}
        alone = event.tiles[0] not in move.path
        yield Reason("PD-E2" if alone else "PD-E1", "left_alone" if alone else "eaten", values, event.tiles)
        if event.values["kind"] == ABBOT:
            yield applies("AT-R6", event.tiles)
    count = sum(token.kind == SHEEP for token in before.tokens)
    count -= sum(token.kind == SHEEP for token in step.state.tokens)
    if count:
        yield Reason("HS-I1", "sheep_eaten", {"count": count}, move.path)
    if _fields(before, eaten(before, move.path)) & _fields(before, step.state.figures):
        yield applies("HS-I3", move.path)


def _fields(table: Table, figures: Iterable[Figure]) -> set[Region]:
    """Return the fields of the shepherds among these figures."""
    return {table.board.region(f[2:]) for f in figures if f.kind == SHEPHERD and f.segment >= 0}


def do_walk(table: Table, move: Dragon) -> Step[Table]:
    """Apply what precedes the scoring before the walk, too (closed fields are herded); after the walk only
    the end of the turn follows."""
    first = scoring.before_scoring(table)
    turn = replace(table.turn, player=move.player, marks=table.turn.marks - {DRAGON})
    if turn.step != "place":
        over = {FLOCKED} if SHEPHERD in table.book.figures else set()
        turn = replace(turn, step="end", marks=turn.marks | over)
    then = walk(replace(first.state, turn=turn), move)
    return Step(then.state, (*first.events, *then.events), first.lines)


MOVE = Action(
    Dragon,
    (in_turn, may_walk, along_tiles, step_by_step),
    do_walk,
    why_walked,
    firm=(not_over, along_tiles),
    offers=walks,
)
THE_DRAGON = Expansion(
    "dragon",
    (Element(extend, switch("ext.dragon", "PD-M1"), {"dragon": MOVE}),),
    ("princess-and-dragon",),
    (WALK,),
    tokens={DRAGON: ()},
)
