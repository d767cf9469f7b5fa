"""Deployment of a figure on a feature of the tile just placed."""

from __future__ import annotations

from dataclasses import replace

from referee.game import Cell, Event, RuleReason, Step
from referee.tiles.model.half_tiles import is_newest
from referee.tiles.model.moves import Deploy
from referee.tiles.model.multi_cell import origin
from referee.tiles.model.points import cells_at, pieces_at
from referee.tiles.model.ports import NORTH_WEST
from referee.tiles.rules.action import Reasons, assumed_turn, at_step, in_turn
from referee.tiles.rules.contexts import DeploymentContext
from referee.tiles.rules.rule import applies
from referee.tiles.rules.state.standing import apart_from_tile
from referee.tiles.rules.table import DeployedFigure, Table

MOST_FIGURES = 300  # on the table, as in a position


def just_placed(table: Table, move: Deploy) -> Reasons:
    """Check that the figure is put on the tile just placed, unless something lets it be put elsewhere."""
    cell, ids = (move.x, move.y), table.book.ids
    cells, placed = table.board.cells, table.turn.placed
    tile = origin(cells, cell)
    if move.point is not None:
        if placed is not None and not set(placed[-1:]) & set(cells_at(move.point)):
            yield RuleReason(
                ids.just_placed, "not_just_placed", {"cell": cell, "placed": placed[-1:]}, (cell,)
            )
        return
    if move.feature.kind in table.book.deployment.kinds_anywhere:
        return
    if placed is not None and (
        [tile] != [origin(cells, one) for one in placed[-1:]] or on_earlier_half(table, move)
    ):
        if any(reach.apply(table, move) for reach in table.book.deployment.allowed_elsewhere):
            return
        yield RuleReason(ids.just_placed, "not_just_placed", {"cell": cell, "placed": placed[-1:]}, (cell,))
        for rule in table.book.deployment.elsewhere_notes if move.kind in table.book.figures else ():
            if (reason := rule.apply(claim_of(table, move))) is not None:
                yield reason


def on_earlier_half(table: Table, move: Deploy) -> bool:
    """Return whether the feature is on the one of two halves of a cell that was laid first."""
    tile = table.board.cells[move.x, move.y]
    if not tile.special.halves:
        return False
    return not is_newest(tile, tile.names.find(move.feature.kind, move.feature.at)[0])


def only_figure(table: Table, move: Deploy) -> Reasons:
    """Check that the figure is the only one of the turn: a figure of the player on the tile just placed
    counts as deployed this turn. (If the placed tile is unknown, the tile may be an old one.)"""
    cell, cells, placed = (move.x, move.y), table.board.cells, table.turn.placed
    tile, anywhere = origin(cells, cell), table.book.deployment.kinds_anywhere
    if move.point is not None or move.feature.kind in anywhere or not placed:
        return
    if tile != origin(cells, placed[-1]):
        return
    mine = put_on_it(table, move.player, tile)
    own = [figure for figure in mine if not apart_from_tile(table, figure)]
    if own:
        yield RuleReason(
            table.book.ids.just_placed, "one_figure", {"player": move.player, "cell": cell}, (cell,)
        )
        yield from _either(table, move, own[0])


def put_on_it(table: Table, player: str, cell: Cell) -> list[DeployedFigure]:
    """Return a player's figures on the tile that was laid last on a cell."""
    cells = table.board.cells
    there = [
        f for f in table.figures if f.player == player and origin(cells, (f.x, f.y)) == origin(cells, cell)
    ]
    return [figure for figure in there if is_newest(cells[figure.x, figure.y], figure.segment)]


def _either(table: Table, move: Deploy, there: DeployedFigure) -> Reasons:
    """Return the rules of both figures, and of the features, which allow only one of them."""
    stands = table.board.cells[there.x, there.y].kinds[there.segment] if there.segment >= 0 else ""
    words = (move.kind, there.kind, move.feature.kind, stands)
    for id in dict.fromkeys(
        table.book.deployment.exclusive_kinds[word]
        for word in words
        if word in table.book.deployment.exclusive_kinds
    ):
        yield applies(id, ((there.x, there.y),))


def in_supply(table: Table, move: Deploy) -> Reasons:
    """Check that the player has such a figure left."""
    known = table.book.figures.get(move.kind)
    if known is None:
        yield RuleReason(
            table.book.ids.just_placed, "no_such_figure", {"figure": move.kind, "player": move.player}
        )
        for id in (table.book.ids.absent, table.book.deployment.absent_kinds.get(move.kind)):
            if id:
                yield applies(id)
    elif table.supply.left(move.player, move.kind) <= 0:
        yield RuleReason(
            table.book.ids.supply,
            "none_left",
            {"player": move.player, "figure": move.kind, "most": known.supply},
        )


def room_for_it(table: Table, move: Deploy) -> Reasons:
    """Check that the table does not fill up with figures, even if the players insist: twice as many of a
    player as the box has, MOST_FIGURES in all."""
    known = table.book.figures.get(move.kind)
    most = known.supply if known is not None else 0
    if len(table.figures) >= MOST_FIGURES or (most and table.supply.left(move.player, move.kind) <= -most):
        values = {"player": move.player, "figure": move.kind, "most": 2 * most or MOST_FIGURES}
        yield RuleReason(table.book.ids.supply, "none_left", values)


def claim_stands(table: Table, move: Deploy) -> Reasons:
    """Return the objections of the book's deployment rules."""
    if move.kind in table.book.figures and not any(True for _ in on_field_point(table, move)):
        yield from claim_of(table, move).objections()


def on_field_point(table: Table, move: Deploy) -> Reasons:
    """Check that a figure for a point where four tiles meet gets one with the right feature all around."""
    known = table.book.figures.get(move.kind)
    if move.point is None or known is None:
        return
    (kind,) = known.goes_on
    if pieces_at(table.board.cells, move.point, kind) is None:
        around = tuple(cell for cell in cells_at(move.point) if cell in table.board.cells)
        values = {"figure": move.kind, "kind": kind, "count": len(around)}
        yield RuleReason(known.stands, "no_point", values, around)


def point_exists(table: Table, move: Deploy) -> Reasons:
    """Check that four tiles meet at the point, if one is named: nothing else could hold the figure."""
    if move.point is not None and pieces_at(table.board.cells, move.point, move.feature.kind) is None:
        around = tuple(cell for cell in cells_at(move.point) if cell in table.board.cells)
        yield RuleReason(table.book.ids.goes_on, "not_there", {"figure": move.kind, "kind": "?"}, around)


def why_deployed(table: Table, move: Deploy) -> Reasons:
    """Return what allows it: from the player's supply, onto the tile just placed, onto a free feature, even
    one that the tile completed."""
    ids, cell, claim = table.book.ids, (move.x, move.y), claim_of(table, move)
    region = table.board.region((*claim.cell, claim.index))
    cells = region.cells
    yield from assumed_turn(table, move, "step_act")
    if table.turn.placed is None:
        yield RuleReason("TR-assumed", "just_placed", {"cell": cell}, (cell,))
    yield RuleReason(
        ids.just_placed,
        "own_supply",
        {
            "player": move.player,
            "figure": move.kind,
            "count": table.supply.left(move.player, move.kind),
            "most": table.book.figures[move.kind].supply,
        },
        (cell,),
    )
    if claim.elsewhere and move.point is None:
        anywhere = table.book.deployment.kinds_anywhere.get(region.kind)
        allowed = (r.id for r in table.book.deployment.allowed_elsewhere if r.apply(table, move))
        yield from (applies(id, (cell,)) for id in ((anywhere,) if anywhere else allowed))
    own = table.book.ids_of(region.kind)
    stands = table.book.figures[move.kind].stands or own.goes_on
    yield RuleReason(stands, "may_stand", {"figure": move.kind, "kind": region.kind}, (cell,))
    if not claim.standing:
        yield RuleReason(own.free, "free", {"kind": region.kind, "count": len(cells)}, cells)
    for rule in table.book.figures[move.kind].allows:
        if (reason := rule.apply(claim)) is not None:
            yield reason
    for rule in table.book.deployment.notes:
        if (reason := rule.apply(claim)) is not None:
            yield reason
    if table.done(region):
        yield RuleReason(own.completing, "completing", {"kind": region.kind}, cells)
    if region.doubts:
        yield RuleReason("TR-unknown", "deploy", {"kind": region.kind}, tuple(sorted(region.doubts)))


def do_deploy(table: Table, move: Deploy) -> Step[Table]:
    """Deploy the figure and advance the turn to its end."""
    claim = claim_of(table, move)
    segment = claim.index
    if move.point is not None:
        segment = table.board.cells[move.point].names.find(move.feature.kind, NORTH_WEST)[0]
    figure = DeployedFigure(move.player, move.kind, move.x, move.y, segment)
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
    state, events = table.but(figures=(*table.figures, figure), turn=turn), [event]
    for rule in table.book.deployment.effects:
        step = rule.apply(state, figure)
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))


def claim_of(table: Table, move: Deploy) -> DeploymentContext:
    """Return the claim that a deployment makes; the feature must exist. For a point it is one on the tile
    just placed."""
    cell = (move.x, move.y)
    if move.point is not None:
        pieces = pieces_at(table.board.cells, move.point, move.feature.kind) or ()
        x, y, index = next((piece for piece in pieces if piece[:2] in (table.turn.placed or ())), pieces[0])
        there = table.standing_on(table.board.region((x, y, index)))
        return DeploymentContext(table, move.player, move.kind, (x, y), table.board.cells[x, y], index, there)
    tile = table.board.cells[cell]
    index = tile.names.find(move.feature.kind, move.feature.at)[0]
    standing = table.standing_on(table.board.region((*cell, index)))
    return DeploymentContext(table, move.player, move.kind, cell, tile, index, standing)


CHECKS = (in_turn, at_step("act"), just_placed, only_figure, in_supply, on_field_point, claim_stands)
