"""Proposes the moves that lead from a match to a photo of its table.

Users confirm the proposal; nothing is recorded here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.game import BadInput, Cell, JsonObject, Message
from referee.games import game as game_of
from referee.match import PlayedMatch
from referee.tiles.io import catalog
from referee.tiles.io.catalog import TileSet
from referee.tiles.model.position import TilePosition
from referee.tiles.rules.table import Table
from services.infra.codec import JsonAnswer, plain_move
from services.matches.access import Access, MatchNotFound
from services.matches.photos.explainer import Explained, explained
from services.matches.photos.findings import Findings, other_table, whole_picture
from services.matches.photos.photo_on_board import shown
from services.matches.photos.round_questions import RoundQuestions
from services.matches.repository import MatchRepository
from services.matches.serializer import names_of
from services.photos.alignment import SAME, Frame, Lies, Stands, agrees, frames_of, lies_of, reference
from services.photos.request import PhotoRequest
from vision.reading import Candidate

Row = JsonObject

MOST_FRAMES = 12  # places on a match's board that are compared, where a photo fits equally well


class MatchPhotos:
    """Photos of matches."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository

    def request(self, access: Access) -> PhotoRequest:
        """The photo request for this match: its tile sets, its points, and its board as the known one.

        Raises BadInput if none of its tile sets can be read from a photo, NotAllowed for viewers.
        """
        access.need("host", "player")
        # The photo is open to all tokens of the match.
        view = self._repository.replayed(access.match).view(None)
        position: TilePosition = view.position
        if view.game.pad is not None and view.game.pad.entries(view.state) is not None:
            raise BadInput({"photo": [Message("refused-photo-points")]})
        sets = _sets(view)
        if not sets:
            raise BadInput({"photo": [Message("refused-match-photo")]})
        points = {s.colour: view.scores.get(s.id, 0) for s in position.players if s.colour}
        own = {id: dict(one.data) for id, one in sets.items() if not _current(one)}
        known = (access.match.id, access.token_hash or None, _board(position), own)
        maps, source = view.game.maps, self._repository.catalogs.source(access.match.catalogs)
        ground = None if maps is None else maps.ground(position.options, source)
        ground = ground if ground is not None and ground["picture"] is not None else None
        boxes = tuple(one.id for one in view.state.library.sets)
        table = (position.game, boxes, dict(position.options), points)
        colours = tuple(seat.colour for seat in position.players if seat.colour)
        lone, moving = _alone(position), _moving(view.state)
        return PhotoRequest(*table, *known, ground, _standing(position), colours, alone=lone, moving=moving)

    def with_proposal(self, photo: dict[str, Any]) -> JsonAnswer:
        """The answer about a photo; if it belongs to a match, with proposed moves and findings.

        The moves lead from the match's board to the photo's. Also included are known figures that are not
        visible, and what neither rules nor moves explain.
        """
        record = self._repository.records.get(photo["match"]) if photo.get("match") else None
        if record is None or photo["status"] != "done":
            return photo
        try:
            kept = self._repository.replayed(record)
        except MatchNotFound:  # deleted meanwhile
            return photo
        match = kept.view(None)
        names = names_of(kept, record)
        return {**photo, **later(match, photo, names), "seq": kept.seq}


def _sets(match: PlayedMatch) -> dict[str, TileSet]:
    """The tile sets of a match, by id; empty if the game has no tiles."""
    library = getattr(match.state, "library", None)
    return {} if library is None else {one.id: one for one in library.sets}


def _current(tile_set: TileSet) -> bool:
    """Whether this is the current version of a built-in set: a match keeps the version it began with."""
    known = catalog.names()
    return tile_set.id in known and catalog.built_in(tile_set.id).version == tile_set.version


def _board(position: TilePosition) -> tuple[Lies, ...]:
    return tuple((t.x, t.y, t.tile, t.rotation) for t in position.tiles if isinstance(t.tile, str))


def _standing(position: TilePosition) -> tuple[Stands, ...]:
    """The figures on the board whose features are known, with their owners' colours."""
    colours = {seat.id: seat.colour for seat in position.players}
    return tuple(
        (f.x, f.y, colour, f.kind, f.feature.kind, tuple(f.feature.at))
        for f in position.figures
        if f.x is not None and f.y is not None and f.feature and (colour := colours[f.player])
    )


def _moving(state: Table) -> tuple[str, ...]:
    """The kinds of figure that may move to another tile."""
    return tuple(kind for kind, known in state.book.figures.items() if known.moves)


def _alone(position: TilePosition) -> tuple[Cell, ...]:
    """The cells of the tokens of which there is one, such as dragon and fairy."""
    lone = {kind for box in game_of(position.game).boxes for kind in box.lone}
    tokens = [token for token in position.tokens or () if token.kind in lone]
    return tuple((token.x, token.y) for token in tokens if token.x is not None and token.y is not None)


def later(match: PlayedMatch, photo: Row, names: Mapping[str, str]) -> JsonAnswer:
    """The additional parts of the answer about a photo, from comparing it with the match as it stands.

    `names`: of players, by id.
    """
    state: Table = match.state
    frames = _frames(match, photo)
    if not frames:
        strange = [] if photo.get("on_map") and not match.position.tiles else [other_table(photo)]
        return {"proposal": [], "unexplained": [], "to_come": [], "findings": [*strange, *photo["findings"]]}
    places = [shown(state, photo, frame) for frame in frames[:MOST_FRAMES]]
    tried = [(seen, explained(match.game, state, seen, len(places))) for seen in places]
    seen, found = min(tried, key=lambda one: one[1].lacks)
    odd = Findings(state, photo, seen, found, names)
    questions, standing = _hidden(odd)
    of_turns = RoundQuestions(match.game, state, seen, found).all()
    left = [list(cell) for cell in sorted(found.left)]
    position = photo["position"]
    tokens = position.get("tokens") or _tokens(match.game.position(found.state), seen.frame.reverse)
    return {
        "proposal": [plain_move(match.game, move) for move in found.moves],
        "unexplained": [] if found.goes_on else left,
        "to_come": left if found.goes_on else [],
        "frame": seen.frame._asdict(),
        "findings": [*odd.all(), *photo["findings"], *_scores_after(match, found, odd)],
        "doubts": [*questions, *(d for d in photo["doubts"] if d["reason"] != "tokens"), *of_turns],
        "position": {
            **position,
            "figures": [*position["figures"], *standing],
            **({"tokens": tokens} if tokens else {}),
        },
    }


def _frames(match: PlayedMatch, photo: Row) -> list[Frame]:
    """The possible positions of the photo's board on the match's board."""
    known = _board(match.position)
    tiles = match.state.library.tiles
    seen = [
        lies_of(t["x"], t["y"], t["tile"], t["rotation"], [Candidate(logp=0.0, **c) for c in t["candidates"]])
        for t in photo["tiles"]
    ]
    if photo.get("on_map"):
        return [SAME] if not known or agrees(seen, known, tiles) else []
    return frames_of(seen, known, tiles)


def _hidden(odd: Findings) -> tuple[list[Row], list[Row]]:
    """Known figures that are not visible: as review questions, and as rows for the position."""
    questions: list[Row] = []
    standing: list[Row] = []
    for figure in odd.hidden():
        x, y = odd.back.cell(figure.x, figure.y)
        tile = odd.found.state.board.cells[figure.x, figure.y]
        feature = None
        if figure.segment >= 0:
            feature = reference(tile.kinds[figure.segment], odd.back.sides(tile.names.at(figure.segment)))
        known = {"x": x, "y": y, "kind": figure.kind, "feature": feature}
        colour = odd.colours[figure.player]
        if not odd.unclear:
            questions.append({**known, "reason": "hidden", "colour": colour})
        standing.append({**known, "player": colour})
    return questions, standing


def _scores_after(match: PlayedMatch, found: Explained, odd: Findings) -> list[Row]:
    """The points of all players after the proposed turns."""
    if not found.moves:
        return []
    scores = match.game.scoring.scores(found.state)
    gained = {player: points - match.scores.get(player, 0) for player, points in scores.items()}
    words = [
        f"{odd.names[player]} {points}" + (f" ({gained[player]:+})" if gained[player] else "")
        for player, points in scores.items()
    ]
    whole = whole_picture(odd.photo)
    return [
        {"finding": "scores-after", "severity": "info", "quad": whole, "values": {"scores": ", ".join(words)}}
    ]


def _tokens(position: TilePosition, back: Frame) -> list[Row]:
    """The token stacks on the board of a match, in the photo's cells; the match knows them."""
    found: list[Row] = []
    for token in position.tokens or ():
        if token.feature is not None and token.x is not None and token.y is not None:
            x, y = back.cell(token.x, token.y)
            feature = reference(token.feature.kind, back.sides(token.feature.at))
            row = {"kind": token.kind, "value": token.value, "x": x, "y": y, "feature": feature}
            found.append({**row, **({"count": token.count} if token.count else {})})
    return found
