"""Turns a settled draft into the answer of `/photos`, whose position can be scored as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from referee.game import Cell, JsonObject, Message, MessageError
from referee.tiles.io.catalog import TileSet
from referee.tiles.model.tile import Tile
from services.infra.codec import JsonAnswer, converted
from services.photos.alignment import SAME, Frame, Lies, agrees, evident_frame, facts, frames_of, lies_of
from services.photos.position.extras import around, as_seen
from services.photos.position.piece_question import piece_question, without_kinds
from services.photos.position.placed_tokens import placed, with_companions
from services.photos.position.standing import places_of, standing
from services.photos.position.token_stacks import stacks
from services.photos.position.track_spaces import spaces_of, tracks_of
from services.photos.position.unpictured import unpictured
from services.photos.request import PhotoRequest
from services.photos.tile_sets import boxes, grounds, pieces, tile_sets
from vision.figures.piece_kinds import unlike_meeples
from vision.labels.half_pairs import laid_singly, tile_named
from vision.labels.multi_cell import made_whole
from vision.reading import KNOWN_FIGURE, Correction, Draft, DraftFigure, Reading
from vision.serializer import answer as seen
from vision.settle import SolvedBoards, settle, settled_tiles

Row = JsonObject

LAID = ("x", "y", "tile", "rotation")  # what a position has of a tile
TINGE = 0.05  # least share of the colours in play for a figure to be assigned one of them


class NotRead(MessageError):
    """The photo has not been read yet, or cannot be read, or was read by another version."""


def reading_of(data: Row) -> Reading:
    """Load a stored reading. Raises NotRead if this version cannot settle it."""
    try:
        return converted(data, Reading)  # ten times as fast
    except msgspec.ValidationError:  # stricter: no 1.0 for 1
        pass
    try:
        return Reading.from_json(data)
    except (KeyError, TypeError, ValueError):
        raise NotRead(Message("refused-another-version")) from None


def settled(reading: Row, request: Row, corrections: Sequence[Row]) -> Draft:
    """The draft that follows from stored data."""
    entered = [Correction.from_json(row) for row in corrections]
    wanted = PhotoRequest.from_json(request)
    return draft_of(reading_of(reading), wanted, entered)


def draft_of(
    reading: Reading,
    request: PhotoRequest,
    corrections: Sequence[Correction] = (),
    boards: SolvedBoards | None = None,
) -> Draft:
    """The board that follows from the reading, the match's board and the corrections.

    Multi-cell tiles are joined. `boards`: those that were solved for this reading already.
    """
    sets = tuple(boxes(request, corrections))
    reading = in_colours(reading, request.colours)
    facts = [*known(reading, request, corrections, boards), *corrections]
    draft = settle(reading, sets, facts, grounds(request), boards, pieces(request))
    return made_whole(draft, {name: tile for one in sets for name, tile in one.tiles.items()})


def in_colours(reading: Reading, colours: Sequence[str]) -> Reading:
    """The reading with figures restricted to the colours in play, if those are known.

    A figure that shows none of them keeps the colour that was seen.
    """
    figures = []
    for figure in reading.figures:
        shares = [(colour, share) for colour, share in figure.colours if colour in colours]
        total = sum(share for _, share in shares)
        if total < TINGE:
            figures.append(figure)
            continue
        in_play = tuple((colour, round(share / total, 4)) for colour, share in shares)
        figures.append(replace(figure, colour=shares[0][0], colours=in_play))
    return replace(reading, figures=tuple(figures))


def known(
    reading: Reading,
    request: PhotoRequest,
    corrections: Sequence[Correction] = (),
    boards: SolvedBoards | None = None,
) -> list[Correction]:
    """Facts about the photo's board from the match: where its tiles and figures are in the photo.

    Empty if there is no match, or if its board is not found in the picture.
    """
    if not request.board:
        return []
    sets = boxes(request, corrections)
    tiles = {name: tile for one in sets for name, tile in one.tiles.items()}
    evident = None if request.ground is not None else evident_frame(as_read(reading), request.board, tiles)
    frames = _frames(reading, request, corrections, boards) if evident is None else [evident]
    if not frames:
        return []
    lone = unlike_meeples(reading.figures, {frames[0].reverse.cell(*cell) for cell in request.alone})
    none = [Correction(figure=key, remove=True) for key in lone]  # dragon and fairy are no figures
    return [*facts(frames[0], request.board, request.standing, tiles, request.moving), *none]


def _frames(
    reading: Reading, request: PhotoRequest, corrections: Sequence[Correction], boards: SolvedBoards | None
) -> list[Frame]:
    """The alignments of the settled board with the match's."""
    sets = boxes(request, corrections)
    tiles = {name: tile for one in sets for name, tile in one.tiles.items()}
    cells = [one for one in corrections if one.figure is None]
    draft = made_whole(settled_tiles(replace(reading, figures=()), sets, cells, boards), tiles)
    seen = [lies_of(t.x, t.y, t.tile, t.rotation, t.candidates) for t in draft.tiles]
    if request.ground is not None:
        return [SAME] if agrees(seen, request.board, tiles) else []
    return frames_of(seen, request.board, tiles)


def as_read(reading: Reading) -> list[list[Lies]]:
    """What each cell of the picture looks like, before its neighbours are considered."""
    cells = (cell for cell in reading.cells if cell.candidates)
    return [[(cell.x, cell.y, cell.candidates[0].tile, cell.candidates[0].rotation)] for cell in cells]


def answer_of(
    reading: Reading,
    request: PhotoRequest,
    corrections: Sequence[Correction] = (),
    draft: Draft | None = None,
) -> JsonAnswer:
    """The complete answer of `/photos` about a reading, without timings.

    `draft`: the board that follows from these, if the caller has it already.
    """
    if draft is None:
        draft = draft_of(reading, request, corrections)
    answer = photo_answer(draft, as_seen(request, reading), corrections)
    return {**answer, **around(reading, draft, request)}


def photo_answer(draft: Draft, request: PhotoRequest, corrections: Sequence[Correction] = ()) -> JsonAnswer:
    """`scope`, `tiles`, `figures`, `doubts` and `position` of the answer.

    A figure whose feature is uncertain stays among the figures, with a review question, but is not in the
    position.
    """
    sets = tile_sets(request, corrections)
    answer = seen(draft)
    players = _players(draft.figures, request.points)
    cells = tiles_by_cell(draft, sets)
    tokens = placed(request, cells, corrections)
    spaces, unsure = spaces_of(request, draft.figures, cells, [player["id"] for player in players])
    stood = places_of(request, draft, cells, tokens)
    for index, row in enumerate(answer["figures"]):
        row["feature"] = stood.features[index]
        row.update({"space": spaces[index]} if index in spaces else {})
        row.update({"corner": list(stood.corners[index])} if index in stood.corners else {})
    doubtful = {doubt.get("figure") for doubt in answer["doubts"]}
    nowhere = [
        {"figure": i, "reason": "nowhere"}
        for i, f in enumerate(stood.features)
        if f is None and i not in doubtful and i not in spaces and i not in stood.corners
    ]
    unsure = [doubt for doubt in unsure if doubt["figure"] not in doubtful]
    other = [doubt for doubt in answer["doubts"] if doubt["reason"] != "kind"]
    strange = {doubt.get("figure") for doubt in answer["doubts"] if doubt["reason"] == "kind"}
    questioned = {doubt.get("figure") for doubt in [*nowhere, *other, *unsure]} - strange
    others = [*piece_question(request, draft.figures, cells, corrections, questioned)]
    stacked, heights = stacks(request, cells, corrections)
    figures = standing(draft.figures, stood, spaces, tracks_of(request))
    tokens = [*stacked, *with_companions(tokens, figures)]
    whole = bool(players) and all("points" in player for player in players)
    return {
        "scope": "whole game" if whole else "on the table",
        **answer,
        **({} if request.ground is None else {"on_map": True}),
        "doubts": [*nowhere, *without_kinds(answer["doubts"], others), *unsure, *others, *heights],
        **_gone(corrections),
        **unpictured(corrections),
        "position": {
            "game": request.game,
            "options": dict(request.options),
            "catalogs": [one.id for one in boxes(request, corrections)],
            "players": players,
            "tiles": [dict(zip(LAID, row, strict=True)) for row in laid_singly(draft.tiles)],
            "figures": figures,
            **({"tokens": tokens} if tokens else {}),
        },
    }


def _gone(corrections: Sequence[Correction]) -> JsonAnswer:
    """The match's figures that corrections mark as removed."""
    removed = [c for c in corrections if c.figure == KNOWN_FIGURE and c.remove]
    return {"gone": [{"x": c.x, "y": c.y, "colour": c.colour} for c in removed]} if removed else {}


def tiles_by_cell(draft: Draft, sets: Mapping[str, TileSet]) -> dict[Cell, Tile]:
    """The known tiles, or their parts, in their rotation, cell by cell."""
    found: dict[Cell, Tile] = {}
    for laid in reversed(draft.tiles):  # the first one in a cell counts
        tile = laid_tile(laid.tile, 0, sets)
        if tile is not None:
            lying = tile.lying(laid.rotation // 90)
            parts = [((laid.x, laid.y), lying)] if lying.large is None else lying.large.at((laid.x, laid.y))
            found.update(parts)
    return found


def laid_tile(name: str | None, rotation: int, sets: Mapping[str, TileSet]) -> Tile | None:
    """The tile of this name, or the pair of half tiles, in its rotation, or None if it is unknown."""
    for tile_set in sets.values():
        tile = None if name is None else tile_named(name, tile_set.tiles)
        if tile is not None:
            return tile.turned(rotation // 90)
    return None


def _players(figures: Sequence[DraftFigure], points: Mapping[str, int]) -> list[JsonAnswer]:
    """The colours seen, then further players with points. Points are included only if they are known."""
    colours = list(dict.fromkeys(figure.colour for figure in figures))
    rows: list[JsonAnswer] = [{"id": colour, "colour": colour} for colour in colours]
    rows += [{"id": player} for player in points if player not in colours]
    return [{**row, "points": points[row["id"]]} if row["id"] in points else row for row in rows]
