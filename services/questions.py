"""The stateless questions over a table: where may it go, may I, who gets it, what does it pay?

BadInput is raised with the paths of the whole body.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from referee import say
from referee.game import BadInput, Game
from referee.games import game as find
from referee.tiles.position import FeatureAt, Position
from services import words


def placements(
    position: Position, tile: str | Mapping[str, Any], player: str | None = None
) -> dict[str, Any]:
    """Every legal placement of the tile, and the deployments of `player`."""
    game, state = _table(position)
    found = game.placements(state, tile, player)
    rows = [words.placement(p) for p in found]
    return {"tile": tile, "placements": rows, "count": len(rows), "left": game.left(state, tile)}


def ruling(
    position: Position, move: Any = None, feature: FeatureAt | None = None, *, language: str
) -> dict[str, Any]:
    """All reasons for and against a move, or who gets a feature."""
    game, state = _table(position)
    with _under("feature" if feature else "move"):
        found = game.who(state, feature) if feature else game.check(state, move)
    return words.ruling(_speaker(position, language), found, move)


def scores(position: Position, final: bool, *, language: str) -> dict[str, Any]:
    """What the table pays."""
    game, state = _table(position)
    return words.sheet(_speaker(position, language), game.tally(state, final))


def _speaker(position: Position, language: str) -> say.Speaker:
    return say.speaker(language, names={p.id: p.name or p.id for p in position.players})


def _table(position: Position) -> tuple[Game, Any]:
    game = find(position.game)
    with _under("position"):
        return game, game.load(position)


@contextmanager
def _under(prefix: str) -> Iterator[None]:
    try:
        yield
    except BadInput as error:
        raise error.under(prefix) from None
