"""Applies corrections to a photo's answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from referee.game import BadInput, Cell, JsonObject, Message, Mistakes, unknown_text
from referee.tiles.io.catalog import built_in, names
from referee.tiles.model.position import Ref
from referee.tiles.model.tile import Tile
from services.infra.codec import JsonAnswer
from services.photos.position.half_tiles import of_half, with_other_halves
from services.photos.position.placed_tokens import as_played, placed
from services.photos.position.serializer import answer_of, draft_of, laid_tile, tiles_by_cell
from services.photos.position.token_corrections import check_tokens, named, of_token
from services.photos.position.track_spaces import figure_kinds
from services.photos.request import MOST_PLAYERS, PhotoRequest
from services.photos.tile_sets import tile_sets
from store import PhotoRecord
from vision.labels.half_pairs import tile_named
from vision.labels.multi_cell import spots_of
from vision.reading import KNOWN_FIGURE, NOT_PICTURED, Correction, Draft, Reading
from vision.settle import SolvedBoards

Row = JsonObject
Points = Mapping[str, int | None]

MOST_CORRECTIONS = 2000
MOST_OF_FIGURES = 150  # corrections of figures; a table has about 60 at most
MOST_RETURNED = 40  # figures that came back before the photo was taken; each is tried in each turn
MOST_CELLS = 250  # that are corrected; all boxes of a game together have fewer tiles
KEPT = ("timings", "quality")  # parts of an answer that corrections do not change


def corrected(
    record: PhotoRecord,
    reading: Reading,
    rows: Sequence[Row],
    points: Points | None,
    request: PhotoRequest | None = None,
) -> JsonAnswer:
    """The changed columns of the photo's row after these corrections. Raises BadInput.

    `reading`: that of the record. `points` are merged into the stored ones; None removes a player's.
    `request`: the photo request from now on, if it changes.
    """
    request = request or PhotoRequest.from_json(record.request)
    before = [Correction.from_json(row) for row in record.corrections]
    if len(before) + len(rows) > MOST_CORRECTIONS:
        raise BadInput({"corrections": [Message("error-corrections", most=MOST_CORRECTIONS)]})
    if _of_figures(before) + sum("figure" in row or "turns" in row for row in rows) > MOST_OF_FIGURES:
        raise BadInput({"corrections": [Message("error-corrected-figures", most=MOST_OF_FIGURES)]})
    if _returned(before) + sum(row.get("figure") == "returned" for row in rows) > MOST_RETURNED:
        raise BadInput({"corrections": [Message("error-corrected-figures", most=MOST_RETURNED)]})
    request = _with_points(request, points or {})
    boards: SolvedBoards = {}
    tiles = _tiles_of(request)
    entered = understood_tiles(rows, tiles)
    if any(of_half(one, tiles) for one in entered):
        entered = with_other_halves(entered, draft_of(reading, request, before, boards), tiles)
    corrections = before + _cell_by_cell(entered, reading, request, before, boards)
    if len({(one.x, one.y) for one in corrections if one.figure is None and not one.token}) > MOST_CELLS:
        raise BadInput({"corrections": [Message("error-corrected-cells", most=MOST_CELLS)]})
    sets = tile_sets(request, corrections)
    draft = draft_of(reading, request, corrections, boards)
    cells = tiles_by_cell(draft, sets)
    check_tokens(rows, cells, request)
    if any("figure" in row or "turns" in row for row in rows):
        shown = draft_of(reading, request, before, boards) if len(corrections) > len(before) else draft
        covered = dict.fromkeys((tile.x, tile.y) for tile in draft.tiles) | cells
        played = as_played(request, draft, placed(request, cells, corrections))
        corrections += understood_figures(rows, shown, covered, figure_kinds(request), played)
    if any(row.get("figure", "none") not in NOT_PICTURED for row in rows):
        draft = draft_of(reading, request, corrections, boards)
    kept = {name: value for name, value in (record.answer or {}).items() if name in KEPT}
    return {
        "request": request.to_json(),
        "corrections": [correction.to_json() for correction in corrections],
        "answer": {**answer_of(reading, request, corrections, draft), **kept},
    }


def _of_figures(corrections: Sequence[Correction]) -> int:
    """The number of corrections of figures; the one that goes with a removed known figure is not counted."""
    return sum(one.figure is not None and one.figure != KNOWN_FIGURE for one in corrections)


def _returned(corrections: Sequence[Correction]) -> int:
    return sum(one.figure == "returned" for one in corrections)


def _cell_by_cell(
    entered: Sequence[Correction],
    reading: Reading,
    request: PhotoRequest,
    before: Sequence[Correction],
    boards: SolvedBoards,
) -> list[Correction]:
    """The corrections; one that removes a multi-cell tile becomes one correction per cell of it."""
    sets = tile_sets(request, before)
    if all(one.tile or one.token for one in entered) or not any(
        tile.large for one in sets.values() for tile in one.tiles.values()
    ):
        return list(entered)
    cells: dict[Cell, list[Cell]] = {}
    for laid in draft_of(reading, request, before, boards).tiles:
        tile = laid_tile(laid.tile, 0, sets)
        if tile is not None:
            spots = spots_of(tile, laid.rotation // 90)
            cells[laid.x, laid.y] = [(laid.x + dx, laid.y + dy) for dx, dy in spots]
    found: list[Correction] = []
    for one in entered:
        at = (one.x or 0, one.y or 0)
        gone = cells.get(at, [at]) if not (one.tile or one.token) else [at]
        found += [replace(one, x=x, y=y) for x, y in gone]
    return found


def _with_points(request: PhotoRequest, points: Points) -> PhotoRequest:
    merged = {p: n for p, n in {**request.points, **points}.items() if n is not None}
    if len(merged) > MOST_PLAYERS:
        raise BadInput({"points": [Message("error-most-players", most=MOST_PLAYERS)]})
    return replace(request, points=merged)


def understood_tiles(rows: Sequence[Row], tiles: Mapping[str, Tile]) -> list[Correction]:
    """The corrections of cells. Raises BadInput (`corrections[i]...`) for tiles that are none of these."""
    errors = Mistakes()
    found = []
    known = sorted(tiles)
    for number, row in enumerate(rows):
        if "figure" in row or "turns" in row:
            continue
        if "token" in row:
            found.append(of_token(row))
            continue
        tile = row.get("tile")
        if tile is not None and tile_named(tile, tiles) is None:
            errors[f"corrections[{number}].tile"].append(unknown_text("tile", tile, known))
        found.append(
            Correction(
                row["x"], row["y"], tile, row.get("rotation", 0), remove=bool(row.get("remove", False))
            )
        )
    if errors:
        raise BadInput(errors)
    return found


def understood_figures(
    rows: Sequence[Row],
    shown: Draft,
    cells: Mapping[Cell, Tile | None],
    kinds: Sequence[str],
    played: Mapping[Cell, Tile],
) -> list[Correction]:
    """The corrections of figures: of those in the `shown` draft, on the tiles of the new one.

    `cells`: all tiles and parts of tiles, None for unknown ones. `kinds`: those of the game. `played`: the
    tiles with what tokens add to them. Raises BadInput (`corrections[i]...`) if a figure, its cell or its
    feature does not exist.
    """
    errors: dict[str, list[Message]] = {}
    found = []
    for number, row in enumerate(rows):
        if "turns" in row:
            found.append(Correction(figure="turns", tiles=tuple((x, y) for x, y in row["turns"])))
        if "figure" not in row:
            continue
        try:
            found += _with_known(_figure(row, shown, cells, kinds, played), shown)
        except BadInput as error:
            errors.update(error.under(f"corrections[{number}]").errors)
    if errors:
        raise BadInput(errors)
    return found


def _with_known(correction: Correction, shown: Draft) -> list[Correction]:
    """The correction; if it removes a figure that the match knows, also one that removes the known figure."""
    old = next(
        (f for f in shown.figures if correction.remove and f.known and f.key == correction.figure), None
    )
    if old is None:
        return [correction]
    return [
        correction,
        Correction(old.x, old.y, figure=KNOWN_FIGURE, remove=True, colour=old.colour, kind=old.kind),
    ]


def _figure(
    row: Row,
    shown: Draft,
    cells: Mapping[Cell, Tile | None],
    kinds: Sequence[str],
    played: Mapping[Cell, Tile],
) -> Correction:
    index = row["figure"]
    if index == KNOWN_FIGURE:
        x, y, colour, kind = (row[name] for name in ("x", "y", "colour", "kind"))
        return Correction(x, y, figure=KNOWN_FIGURE, remove=True, colour=colour, kind=kind)
    added = index in ("new", *NOT_PICTURED)
    if not added and not 0 <= index < len(shown.figures):
        raise BadInput({"figure": [Message("error-no-figure", index=index, count=len(shown.figures))]})
    old = None if added else shown.figures[index]
    x, y = (row.get("x"), row.get("y")) if old is None or "x" in row else (old.x, old.y)
    if x is None or y is None or not (row.get("remove") or (x, y) in cells):
        raise BadInput({"x": [Message("error-no-tile-at", x=str(x), y=str(y))]})
    if "kind" in row and row["kind"] not in kinds:
        raise BadInput({"kind": [unknown_text("figure", row["kind"], kinds)]})
    feature: Ref | None = row.get("feature")
    on = None if feature is None else named(cells.get((x, y)), feature, played.get((x, y)))
    return Correction(
        x=x,
        y=y,
        figure=index if old is None else old.key,
        remove=bool(row.get("remove", False)),
        colour=row.get("colour"),
        kind=row.get("kind"),
        pose=row.get("pose"),
        point=tuple(row["point"]) if row.get("point") else None,
        feature=on,
        space=row.get("space"),
        corner=row.get("corner"),
    )


def _tiles_of(request: PhotoRequest) -> dict[str, Tile]:
    """All tiles of the photo's sets, and of all built-in sets of its game, by id."""
    there = [*(built_in(name) for name in names()), *tile_sets(request).values()]
    return {name: tile for one in there if one.game == request.game for name, tile in one.tiles.items()}
