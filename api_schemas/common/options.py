"""Options of a game: a field of requests and answers, and their description for the OpenAPI document."""

from typing import Any

from marshmallow import fields

from api_schemas.common.schema import ByName
from referee.games import GAMES

MOST = 200
OPTIONS, SWITCH = "Options", "Switch"  # components
_REFERENCE = {"allOf": [{"$ref": f"#/components/schemas/{OPTIONS}"}]}


def options_set(**kwargs: Any) -> ByName:
    """Options by name, checked by the game."""
    metadata = {**_REFERENCE, **kwargs.pop("metadata", {})}
    return ByName(80, fields.Raw(allow_none=True), MOST, metadata=metadata, **kwargs)


def options_answer() -> fields.Dict:
    """Options by name in an answer."""
    return fields.Dict(required=True, metadata=_REFERENCE)


def components() -> dict[str, dict[str, Any]]:
    """OpenAPI components for the options of all games; no two games have one of the same name."""
    every = [option for game in GAMES for option in game.options]
    properties = {option.name: _option(option.name, option.values) for option in every}
    options = {
        "type": "object",
        "description": "Options of a game by name, as GET /games lists them; left out: their defaults.",
        "properties": properties,
        "additionalProperties": False,
        "maxProperties": MOST,
    }
    switch = {
        "description": "On or off; true and false are read as these words.",
        "oneOf": [{"type": "string", "enum": ["on", "off"]}, {"type": "boolean"}],
    }
    return {OPTIONS: options, SWITCH: switch}


def _option(name: str, values: tuple[str, ...]) -> dict[str, Any]:
    """OpenAPI for an option. true and false mean on and off, a number its digits."""
    text = {"type": "string", "enum": list(values)}
    about = {"description": f"Option `{name}` of GET /games."}
    if name == "expansions":
        names = sorted({one.id for game in GAMES for one in getattr(game, "expansions", ())})
        items = {"type": "string", "enum": names}
        return {"type": ["array", "null"], "items": items, "description": "Ids of the expansions in play."}
    if name == "map":
        inline = {"type": "object"}  # as NewCatalog
        about = {"description": "Id of a map, or a whole inline one; null: no map."}
        return {"oneOf": [{"type": "string", "minLength": 1}, inline, {"type": "null"}], **about}
    if set(values) == {"on", "off"}:
        return {"$ref": f"#/components/schemas/{SWITCH}", **about}
    switch = [{"type": "boolean"}] if {"on", "off"} & set(values) else []
    digits = [int(one) for one in values if one.isdigit()]
    number = [{"type": "integer", "enum": digits}] if digits else []
    return {"oneOf": [text, *switch, *number], **about} if switch or number else {**text, **about}
