"""From a photo of a match's table to the moves that lead there. What a photo proposes people confirm; nothing
is recorded here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.game import BadInput, Game
from referee.match import Match
from referee.tiles.catalog import TileSet, names
from referee.tiles.moves import Deploy, EndTurn, Place
from referee.tiles.position import Position, Ref
from services.match_house import Access, MatchHouse, NotFound
from services.photo_frame import SAME, Frame, Lies, frame_of
from services.photo_request import PhotoRequest
from services.plain import plain_move

MOST_TURNS = 12  # that one photo is taken to show

Row = Mapping[str, Any]


class MatchPhotos(MatchHouse):
    """What photos and matches have to do with each other."""

    def opens(self, match_id: str, token: str | None, change: bool) -> bool:
        """Whether a token is one of the match's; to `change` something, not a viewer's."""
        try:
            access = self.open(match_id, token)
        except NotFound:
            return False
        return not change or access.role != "viewer"

    def photo_request(self, access: Access) -> PhotoRequest:
        """What is asked of a photo of this match: its tile sets, its points, its board as what is known.

        Raises BadInput where none of its tile sets can be read from a photo, NotAllowed for viewers.
        """
        access.need("host", "player")
        view = self.kept(access.match).view(access.player)
        position: Position = view.position
        sets = _sets(view)
        if not sets:
            raise BadInput({"photo": ["None of the match's tile sets can be read from a photo."]})
        points = {s.colour: view.scores.get(s.id, 0) for s in position.players if s.colour}
        own = {id: dict(one.data) for id, one in sets.items() if id not in names()}
        known = (access.match.id, _board(position), own)
        ground = view.game.ground(position.options, self.catalogs.source(access.match.catalogs))
        ground = ground if ground is not None and ground["picture"] is not None else None
        return PhotoRequest(position.game, tuple(sets), dict(position.options), points, *known, ground)

    def with_proposal(self, photo: dict[str, Any]) -> dict[str, Any]:
        """The answer about a photo; of a match, with the moves that lead from its board to the photo's.

        `unexplained`: cells of the match's board with a new tile that no legal turn brings there.
        """
        record = self.records.get(photo["match"]) if photo.get("match") else None
        if record is None or photo["status"] != "done":
            return photo
        match = self.kept(record).view(None)
        moves, left = proposal(match, photo)
        return {
            **photo,
            "proposal": [plain_move(match.game, move) for move in moves],
            "unexplained": [list(cell) for cell in left],
        }


def _sets(match: Match) -> dict[str, TileSet]:
    """The tile sets of a match, by id; none where the game has no tiles."""
    library = getattr(match.state, "library", None)
    return {} if library is None else {one.id: one for one in library.sets}


def _board(position: Position) -> tuple[Lies, ...]:
    return tuple((t.x, t.y, t.tile, t.rotation) for t in position.tiles if isinstance(t.tile, str))


def proposal(match: Match, photo: Row) -> tuple[list[Any], list[tuple[int, int]]]:
    """The turns that bring the tiles which the photo shows and the match does not know, and the figures on
    them; and the cells of tiles that no legal turn brings."""
    position: Position = match.position
    known = _board(position)
    seen = [(t["x"], t["y"], t["tile"], t["rotation"]) for t in photo["tiles"] if t["tile"] is not None]
    frame = SAME if photo.get("on_map") else frame_of(seen, known, _sets(match))
    if frame is None:
        return [], []
    taken = {(x, y) for x, y, _, _ in known}
    fresh = {cell: tile for tile in photo["tiles"] if (cell := frame.cell(tile["x"], tile["y"])) not in taken}
    colours = {seat.id: seat.colour for seat in position.players}
    game, state, moves = match.game, match.state, list[Any]()
    for _ in range(MOST_TURNS):
        player = game.to_move(state)
        if not fresh or player is None:
            break
        place = _place(game, state, player, fresh, _figures(frame, photo, colours[player]), frame)
        if place is None:
            break
        del fresh[place.x, place.y]
        state, played = _turn(game, state, place, _figures(frame, photo, colours[player]))
        moves += played
    return moves, sorted(fresh)


def _figures(frame: Frame, photo: Row, colour: str | None) -> dict[tuple[int, int], tuple[str, Ref]]:
    """The figures of that colour by their cells on the match's board."""
    return {
        frame.cell(f["x"], f["y"]): (
            f["kind"],
            Ref(f["feature"]["kind"], tuple(frame.sides(f["feature"].get("at", ())))),
        )
        for f in photo["figures"]
        if f["colour"] == colour and f["feature"]
    }


def _place(
    game: Game,
    state: Any,
    player: str,
    fresh: Mapping[tuple[int, int], Row],
    figures: Mapping[tuple[int, int], Any],
    frame: Frame,
) -> Place | None:
    """The likeliest legal placement: first where a figure of the player stands, then by confidence."""
    options = [
        (cell in figures, one["confidence"], cell, one["tile"], frame.rotation(one["rotation"]))
        for cell, tile in fresh.items()
        for one in (tile["candidates"] or [tile])
        if one["tile"] is not None
    ]
    for _, _, (x, y), tile, rotation in sorted(options, key=lambda o: (not o[0], -o[1], o[2])):
        move = Place(player, tile, x, y, rotation)
        if _legal(game, state, move):
            return move
    return None


def _turn(
    game: Game, state: Any, place: Place, figures: Mapping[tuple[int, int], tuple[str, Ref]]
) -> tuple[Any, list[Any]]:
    """The turn that begins with this placement, as far as it is legal; the state after it."""
    later: list[Any] = []
    if (place.x, place.y) in figures:
        kind, feature = figures[place.x, place.y]
        later.append(Deploy(place.player, kind, place.x, place.y, feature))
    moves: list[Any] = [place]
    state = game.play(state, place).state
    for move in (*later, EndTurn(place.player)):
        if _legal(game, state, move):
            state = game.play(state, move).state
            moves.append(move)
    return state, moves


def _legal(game: Game, state: Any, move: Any) -> bool:
    try:
        return game.check(state, move).legal
    except BadInput:
        return False
