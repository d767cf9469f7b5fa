"""The deeds all tile games share: for each move its checks, what allows it, what else could be done, and
its doing.

A check is a function (table, move) -> reasons. The same objections (`Book.place`, `Book.deploy`, the edges)
also filter the choices, so a ruling and a list of placements cannot disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.game import Cell, Event, Reason, Step
from referee.tiles import scoring
from referee.tiles.choices import deployment, placements
from referee.tiles.moves import Adjust, Deploy, Discard, EndGame, EndTurn, Place
from referee.tiles.ports import EDGES, STEPS
from referee.tiles.position import Turn
from referee.tiles.table import Claim, Figure, Table
from referee.tiles.tile import Tile

Reasons = Iterator[Reason]
Check = Callable[[Table, Any], Reasons]


@dataclass(frozen=True)
class Deed:
    """One kind of move: its checks in the order in which people would ask, what allows it, what else could be
    done, and what it does to the table (called only when nothing objects, or the players insist)."""

    move: type
    checks: tuple[Check, ...]
    do: Callable[[Table, Any], Step]
    because: Check = lambda table, move: iter(())
    instead: Callable[[Table, Any], tuple[Any, ...]] = lambda table, move: ()


# ---- whose turn, which step ----


def in_turn(table: Table, move: Any) -> Reasons:
    """The move is by the player whose turn it is, and the game is not over."""
    turn = table.turn
    if table.over:
        yield Reason(table.book.ids.end, "over")
    if turn.player is not None and move.player != turn.player:
        yield Reason(table.book.ids.turn, "not_your_turn", {"player": move.player, "to_move": turn.player})


def at_step(*steps: str) -> Check:
    """The turn is at one of these steps (a step that was not told is assumed to be right)."""

    def check(table: Table, move: Any) -> Reasons:
        if table.turn.step is not None and table.turn.step not in steps:
            yield Reason(
                table.book.ids.order,
                f"step_{table.turn.step}",
                {"player": getattr(move, "player", "")},
                table.turn.placed or (),
            )

    return check


def assumed_turn(table: Table, move: Any, step: str) -> Reasons:
    """Names what had to be assumed about the turn."""
    if table.turn.player is None:
        yield Reason("TR-assumed", "player", {"player": move.player})
    if table.turn.step is None:
        yield Reason("TR-assumed", step, {"player": move.player})


# ---- place ----


def drawn(table: Table, move: Place | Discard) -> Reasons:
    """The tile is the one that was drawn."""
    if table.turn.drawn is not None and table.turn.drawn != move.tile:
        yield Reason(table.book.ids.turn, "drawn", {"tile": move.tile, "drawn": table.turn.drawn})


def cell_free(table: Table, move: Place) -> Reasons:
    """The cell is empty and shares an edge with a tile (on an empty table any cell will do)."""
    cell = (move.x, move.y)
    tile = table.board.cells.get(cell)
    if tile is not None:
        yield Reason(table.book.ids.cell, "taken", {"cell": cell, "tile": tile.id}, (cell,))
    elif table.board.cells and cell not in table.board.needs:
        corner = table.board.around(cell) > 0
        yield Reason(table.book.ids.cell, "corner" if corner else "alone", {"cell": cell}, (cell,))


def edges_fit(table: Table, move: Place) -> Reasons:
    """Every shared edge shows the same on both tiles."""
    cell, tile = (move.x, move.y), lying(table, move)
    if cell in table.board.cells:
        return
    for edge, asked in enumerate(table.board.asked(cell)):
        if not tile.accepts(edge, asked):
            near, spot = neighbour(table, cell, edge)
            yield Reason(
                table.book.ids.edges,
                "differ",
                {
                    "side": EDGES[edge],
                    "mine": shown(tile, edge),
                    "theirs": shown(near, (edge + 2) % 4),
                    "cell": cell,
                    "other": spot,
                },
                (cell, spot),
                EDGES[edge],
            )


def extra_place_rules(table: Table, move: Place) -> Reasons:
    """What the expansions in play object to."""
    for rule in table.book.place:
        reason = rule.apply(table, (move.x, move.y), lying(table, move))
        if reason is not None:
            yield reason


def why_placed(table: Table, move: Place) -> Reasons:
    """The neighbours it touches and the edges that meet."""
    cell, tile, ids = (move.x, move.y), lying(table, move), table.book.ids
    yield from assumed_turn(table, move, "step_place")
    if not table.board.cells:
        yield Reason(ids.start, "first_tile", {"tile": tile.id}, (cell,))
    for edge, asked in enumerate(table.board.asked(cell)):
        if asked is not None:
            near, spot = neighbour(table, cell, edge)
            yield Reason(
                ids.edges,
                "meet" if not near.unknown else "unreadable",
                {
                    "side": EDGES[edge],
                    "mine": shown(tile, edge),
                    "theirs": shown(near, (edge + 2) % 4),
                    "cell": cell,
                    "other": spot,
                },
                (cell, spot),
                EDGES[edge],
            )


def other_places(table: Table, move: Place | Discard) -> tuple[Any, ...]:
    """Every legal placement of that tile."""
    return placements(table, table.library.tiles[move.tile], None)


def do_place(table: Table, move: Place) -> Step:
    """Lays the tile; the turn goes on to its second step."""
    cell = (move.x, move.y)
    board = table.board.lay(cell, lying(table, move))
    turn = Turn(move.player, "act", (*(table.turn.placed or ()), cell))
    event = Event("place", {"player": move.player, "tile": move.tile, "rotation": move.rotation}, (cell,))
    return Step(replace(table, board=board, turn=turn), (event,))


# ---- discard ----


def fits_nowhere(table: Table, move: Discard) -> Reasons:
    """A tile leaves the game only if it has no legal place."""
    places = other_places(table, move)
    if places:
        yield Reason(
            table.book.ids.must,
            "fits",
            {"tile": move.tile, "count": len(places)},
            tuple(dict.fromkeys((p.x, p.y) for p in places)),
        )


def why_discarded(table: Table, move: Discard) -> Reasons:
    """It fits nowhere."""
    yield from assumed_turn(table, move, "step_place")
    yield Reason(table.book.ids.discard, "fits_nowhere", {"tile": move.tile})


def do_discard(table: Table, move: Discard) -> Step:
    """The tile leaves the game; another is drawn."""
    turn = replace(table.turn, player=move.player, step="place", drawn=None)
    return Step(
        replace(table, gone=(*table.gone, move.tile), turn=turn),
        (Event("discard", {"player": move.player, "tile": move.tile}),),
    )


# ---- deploy ----


def just_placed(table: Table, move: Deploy) -> Reasons:
    """Only on the tile just placed, and only one figure a turn."""
    cell, ids = (move.x, move.y), table.book.ids
    placed = table.turn.placed
    if placed is not None and cell not in placed:
        yield Reason(ids.just_placed, "not_just_placed", {"cell": cell, "placed": placed[-1:]}, (cell,))
    elif placed is not None and table.turn.step is None:
        for figure in table.figures:
            if figure.player == move.player and (figure.x, figure.y) == cell:
                yield Reason(ids.just_placed, "one_figure", {"player": move.player, "cell": cell}, (cell,))
                return


def in_supply(table: Table, move: Deploy) -> Reasons:
    """The player has such a figure left."""
    known = table.book.figures.get(move.kind)
    if known is None:
        yield Reason(
            table.book.ids.just_placed, "no_such_figure", {"figure": move.kind, "player": move.player}
        )
    elif table.supply(move.player, move.kind) <= 0:
        yield Reason(
            table.book.ids.supply,
            "none_left",
            {"player": move.player, "figure": move.kind, "most": known.supply},
        )


def claim_stands(table: Table, move: Deploy) -> Reasons:
    """What the book's deployment rules object to."""
    claim = claim_of(table, move)
    if move.kind in table.book.figures:
        for rule in table.book.deploy:
            reason = rule.apply(claim)
            if reason is not None:
                yield reason


def why_deployed(table: Table, move: Deploy) -> Reasons:
    """From the own supply, onto the tile just placed, onto a free feature, even one the tile completed."""
    ids, cell, claim = table.book.ids, (move.x, move.y), claim_of(table, move)
    region = table.board.region((*cell, claim.index))
    cells = tuple(sorted(region.tiles))
    yield from assumed_turn(table, move, "step_act")
    if table.turn.placed is None:
        yield Reason("TR-assumed", "just_placed", {"cell": cell}, (cell,))
    yield Reason(
        ids.just_placed,
        "own_supply",
        {
            "player": move.player,
            "figure": move.kind,
            "count": table.supply(move.player, move.kind),
            "most": table.book.figures[move.kind].supply,
        },
        (cell,),
    )
    yield Reason(ids.goes_on, "may_stand", {"figure": move.kind, "kind": region.kind}, (cell,))
    if not claim.standing:
        yield Reason(ids.free, "free", {"kind": region.kind, "count": len(cells)}, cells)
    if table.done(region):
        yield Reason(ids.completing, "completing", {"kind": region.kind}, cells)
    if region.doubts:
        yield Reason("TR-unknown", "deploy", {"kind": region.kind}, tuple(sorted(region.doubts)))


def other_deployments(table: Table, move: Deploy) -> tuple[Any, ...]:
    """Every legal deployment of that player on the same tile, or on the tile just placed."""
    cell = (move.x, move.y)
    if table.turn.placed and cell not in table.turn.placed:
        cell = table.turn.placed[-1]
    tile, found = table.board.cells[cell], []
    for index, kind in ((i, k) for i in range(len(tile.features)) for k in table.book.figures):
        there = table.occupants.get(table.board.region((*cell, index)), [])
        claim = Claim(table, move.player, kind, cell, tile, index, there)
        one = replace(move, kind=kind, x=cell[0], y=cell[1])
        if not any(
            True for check in (in_turn, at_step("act"), just_placed, in_supply) for _ in check(table, one)
        ) and all(rule.apply(claim) is None for rule in table.book.deploy):
            found.append(deployment(kind, tile, index))
    return tuple(found)


def do_deploy(table: Table, move: Deploy) -> Step:
    """Puts the figure down; the turn goes on to its end."""
    claim = claim_of(table, move)
    figure = Figure(move.player, move.kind, move.x, move.y, claim.index)
    turn = replace(
        table.turn, player=move.player, step="end", placed=table.turn.placed or ((move.x, move.y),)
    )
    event = Event(
        "deploy",
        {
            "player": move.player,
            "kind": move.kind,
            "feature": claim.feature_kind,
            "sides": claim.tile.features[claim.index].sides,
        },
        ((move.x, move.y),),
    )
    return Step(replace(table, figures=(*table.figures, figure), turn=turn), (event,))


# ---- ends ----


def do_end_turn(table: Table, move: EndTurn) -> Step:
    """Scores what this turn's tiles completed; the next seat is to move. Where it was not told which tiles
    those are, everything complete and still occupied is scored."""
    placed = table.turn.placed
    regions = scoring.completed_by(table, placed) if placed else scoring.completed_and_occupied(table)
    step = scoring.end_of_turn(table, regions)
    seats = [seat.id for seat in table.players]
    after = seats[(seats.index(move.player) + 1) % len(seats)]
    return replace(step, state=replace(step.state, turn=Turn(after, "place", ())))


def why_ended(table: Table, move: EndTurn) -> Reasons:
    """What is scored now."""
    yield from assumed_turn(table, move, "step_end")
    placed = table.turn.placed
    for region in scoring.completed_by(table, placed) if placed else scoring.completed_and_occupied(table):
        yield Reason(table.book.ids.score, "completed", {"kind": region.kind}, tuple(sorted(region.tiles)))


def why_game_ended(table: Table, move: EndGame) -> Reasons:
    """After a complete turn the table may be scored for the end."""
    if table.turn.step is None:
        yield Reason("TR-assumed", "turn_done")
    yield Reason(table.book.ids.end, "final")


def do_end_game(table: Table, move: EndGame) -> Step:
    """Final scoring."""
    return scoring.end_of_game(table)


def not_over(table: Table, move: Any) -> Reasons:
    """The game is not over yet."""
    if table.over:
        yield Reason(table.book.ids.end, "over")


def between_turns(table: Table, move: EndGame) -> Reasons:
    """The game ends after a complete turn."""
    if table.turn.step in ("act", "end"):
        yield Reason(table.book.ids.end, "within_a_turn", {}, table.turn.placed or ())


def do_adjust(table: Table, move: Adjust) -> Step:
    """Points for what the referee cannot see."""
    line = scoring.adjustment(move.player, move.points, move.note)
    return Step(scoring.with_points(table, (line,)), (), (line,))


SHARED: Mapping[str, Deed] = {
    "discard": Deed(
        Discard, (in_turn, at_step("place"), drawn, fits_nowhere), do_discard, why_discarded, other_places
    ),
    "place": Deed(
        Place,
        (in_turn, at_step("place"), drawn, cell_free, edges_fit, extra_place_rules),
        do_place,
        why_placed,
        other_places,
    ),
    "deploy": Deed(
        Deploy,
        (in_turn, at_step("act"), just_placed, in_supply, claim_stands),
        do_deploy,
        why_deployed,
        other_deployments,
    ),
    "end_turn": Deed(EndTurn, (in_turn, at_step("act", "end")), do_end_turn, why_ended),
    "end_game": Deed(EndGame, (not_over, between_turns), do_end_game, why_game_ended),
    "adjust": Deed(Adjust, (), do_adjust),
}


# ---- small helpers ----


def lying(table: Table, move: Place) -> Tile:
    """The tile of a move, turned as it shall lie."""
    return table.library.lying[move.tile, move.rotation]


def claim_of(table: Table, move: Deploy) -> Claim:
    """The claim that a deployment makes; the feature is known to exist."""
    cell = (move.x, move.y)
    tile = table.board.cells[cell]
    index = tile.find(move.feature.kind, move.feature.at)[0]
    standing = table.occupants.get(table.board.region((*cell, index)), [])
    return Claim(table, move.player, move.kind, cell, tile, index, standing)


def neighbour(table: Table, cell: Cell, edge: int) -> tuple[Tile, Cell]:
    """The tile across an edge, which is there, and its cell."""
    spot = (cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1])
    return table.board.cells[spot], spot


def shown(tile: Tile, edge: int) -> str:
    """What an edge shows, in one kind word: the line across it, or the area; "?" unknown, "*" wild."""
    if tile.unknown:
        return tile.letters[edge]
    kinds = tile.edge(edge)
    return "*" if kinds is None else kinds[1] or kinds[0] or kinds[2] or "?"
