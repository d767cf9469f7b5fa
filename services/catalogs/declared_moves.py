"""What a game declares about its moves, as its answer has it: the page chooses and describes them by it."""

import dataclasses
from typing import get_type_hints

from referee.tiles.model.position import Ref
from services.infra.codec import JsonAnswer, key_of

HOLDS = {int: "number", Ref: "feature"}
NAMES = {
    "player": "player",
    "kind": "figure",
    "tile": "tile",
    "token": "token",
}  # by field, unless it declares another
TRAITS = ("step_of", "often", "figure_first", "counted")  # attributes of the classes of moves


def fields(move: type) -> JsonAnswer:
    """The fields of a move: the type of each, whether it is required, and what its values name."""
    hints = get_type_hints(move)
    return {
        key_of(field): {
            "holds": HOLDS.get(hints[field.name], "text"),
            "needed": field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING,
            **({"names": names} if (names := field.metadata.get("names", NAMES.get(field.name))) else {}),
        }
        for field in dataclasses.fields(move)
    }


def traits(move: type) -> JsonAnswer:
    """What is peculiar about a move, without what is not."""
    found = {name: getattr(move, name, None) for name in TRAITS}
    return {name: value for name, value in found.items() if value is not None}
