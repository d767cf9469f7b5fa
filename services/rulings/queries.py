"""Stateless questions about a position: placements, rulings, scores.

BadInput is raised with the paths of the whole body.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from referee import say
from referee.game import (
    AnyGame,
    BadInput,
    CatalogLookup,
    GameRuling,
    JsonObject,
    Message,
    RuleReason,
    ScoreLine,
)
from referee.games import game as find
from services.infra.codec import JsonAnswer
from services.rulings import serializer

Readings = Sequence[JsonObject]  # sets of options under each of which a question is answered
MOST_PLACEMENTS = 1_000  # listed by an answer; four tiles had at most 82 at a table of all boxes
OF_SEVERAL_CELLS = 5  # places that one of a larger tile counts as: it is laid there to find what follows


def placements(
    position: Any,
    tile: str | JsonObject | None = None,
    player: str | None = None,
    readings: Readings | None = None,
    options_path: str = "options",
    *,
    language: str,
    catalogs: CatalogLookup | None = None,
) -> JsonAnswer:
    """Every legal placement of the tile, with the deployments of `player`.

    In a game without tiles, where `player` may build. `readings`: sets of options; the answer has a row for
    each. `options_path`: their path in the body. `catalogs`: loads catalogs by id.
    """
    most = MOST_PLACEMENTS // max(1, len(readings or ()))

    def answer(read: Any) -> JsonAnswer:
        game, state = table_of(read, catalogs)
        return placements_of(game, state, tile, player, speaker_of(read, language), most)

    return answer(position) if readings is None else _side_by_side(position, readings, options_path, answer)


def placements_of(
    game: AnyGame,
    state: object,
    tile: str | JsonObject | None,
    player: str | None,
    speaker: say.Speaker,
    most: int = MOST_PLACEMENTS,
) -> JsonAnswer:
    """Every legal placement in this state, or the reasons if there is none.

    Raises BadInput, also if there are more than `most`, of a tile of several cells a fifth: what follows each
    of them is most of the work.
    """
    placing, building = game.placing, game.building
    if placing is None and tile is not None:
        raise BadInput({"tile": [Message("error-no-tiles", game=game.name)]})
    if placing is not None and tile is not None:
        found = placing.placements(state, tile, player)
        if placing.cells(state, tile) > 1:
            most //= OF_SEVERAL_CELLS
        if len(found) > most:
            raise BadInput({"tile": [Message("error-placements", count=len(found), most=most)]})
        rows = [serializer.placement(p) for p in found]
        why = () if rows else placing.why_nowhere(state, tile, player)
        left = placing.left(state, tile)
        return {"form": "placements", "tile": tile, **listed(speaker, rows, why), "left": left}
    if building is None:
        raise BadInput({"tile": [Message("error-which-tile")]})
    sites = [dict(site) for site in building.sites(state, player)]
    why = () if sites else building.why_nowhere(state, player)
    return {"form": "builds", **listed(speaker, sites, why)}


def listed(speaker: say.Speaker, rows: list[JsonAnswer], reasons: Sequence[RuleReason]) -> JsonAnswer:
    """Serialize a list of placements with the reasons why it is empty."""
    return {
        "placements": rows,
        "count": len(rows),
        "reasons": [serializer.reason(speaker, reason) for reason in reasons],
    }


def ruling(
    position: Any,
    move: object = None,
    feature: object = None,
    readings: Readings | None = None,
    options_path: str = "options",
    *,
    language: str,
    catalogs: CatalogLookup | None = None,
) -> JsonAnswer:
    """All reasons for and against a move and what it pays, or the owners of a feature.

    With `readings`, a row for each of them.
    """

    def answer(read: Any) -> JsonAnswer:
        game, state = table_of(read, catalogs)
        return ruling_of(game, state, move, feature, speaker_of(read, language))

    return answer(position) if readings is None else _side_by_side(position, readings, options_path, answer)


def ruling_of(
    game: AnyGame, state: object, move: object, feature: object, speaker: say.Speaker
) -> JsonAnswer:
    """The ruling on a move or a feature in this state. Raises BadInput."""
    with _under("feature" if feature else "move"):
        found = game.scoring.who(state, feature) if feature else game.check(state, move)
    ruled = serializer.ruling(speaker, game, found, move)
    lines = _paid(game, state, move, found)
    return ruled if lines is None else {**ruled, "lines": [serializer.line(speaker, line) for line in lines]}


def scores(
    position: Any,
    final: bool,
    readings: Readings | None = None,
    options_path: str = "options",
    *,
    language: str,
    catalogs: CatalogLookup | None = None,
) -> JsonAnswer:
    """The scores of the table; with `readings`, a row for each of them."""

    def answer(read: Any) -> JsonAnswer:
        game, state = table_of(read, catalogs)
        return scores_of(game, state, final=final, speaker=speaker_of(read, language))

    return answer(position) if readings is None else _side_by_side(position, readings, options_path, answer)


def scores_of(game: AnyGame, state: object, *, final: bool, speaker: say.Speaker) -> JsonAnswer:
    """The scores of this state, with the reasons for each line."""
    found = game.scoring.tally(state, final=final)
    because = [
        [serializer.reason(speaker, r) for r in game.scoring.why_paid(state, line)] for line in found.lines
    ]
    return {**serializer.sheet(speaker, found), "because": because}


def _side_by_side(
    position: Any, readings: Readings, options_path: str, answer: Callable[[Any], JsonAnswer]
) -> JsonAnswer:
    """Answer the same question under several sets of options, each merged into those of the position."""
    rows: list[JsonAnswer] = []
    for number, options in enumerate(readings):
        try:
            found = answer(replace(position, options={**position.options, **options}))
        except BadInput as bad:
            raise BadInput(
                {
                    path.replace("position.options", f"{options_path}[{number}]"): why
                    for path, why in bad.errors.items()
                }
            ) from None
        rows.append({"options": dict(options), **found})
    plain = [{name: part for name, part in row.items() if name != "options"} for row in rows]
    return {"form": "readings", "readings": rows, "differs": any(one != plain[0] for one in plain)}


def _paid(game: AnyGame, state: object, move: object, found: GameRuling) -> Sequence[ScoreLine] | None:
    """The score lines of a feature, or of a legal move.

    None for illegal moves, and for those whose result depends on something unknown (which token is drawn).
    """
    if move is None:
        return found.lines
    if not found.legal:
        return None
    try:
        return game.play(state, move).lines
    except BadInput:
        return None


def speaker_of(position: Any, language: str) -> say.Speaker:
    """The speaker for a position, with its players' names."""
    return say.speaker(language, names={p.id: p.name or p.id for p in position.players})


def table_of(position: Any, catalogs: CatalogLookup | None) -> tuple[AnyGame, Any]:
    """The game of a position and its state. Raises BadInput."""
    game = find(position.game)
    with _under("position"):
        return game, game.load(position, catalogs)


@contextmanager
def _under(prefix: str) -> Iterator[None]:
    try:
        yield
    except BadInput as error:
        raise error.under(prefix) from None
