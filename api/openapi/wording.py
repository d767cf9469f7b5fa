"""apispec plugin: describes schemas, properties and parameters, and mends what apispec gets wrong."""

from __future__ import annotations

import functools
import json
import tomllib
from pathlib import Path
from typing import Any

import marshmallow
from apispec import APISpec, BasePlugin
from apispec.ext.marshmallow import MarshmallowPlugin
from marshmallow import fields, validate

from api_schemas.games.by_game import named

SENTENCES = Path(__file__).with_name("descriptions.toml")


@functools.cache
def sentences() -> dict[str, dict[str, str]]:
    """Sentences by schema and property; see descriptions.toml."""
    tables: dict[str, dict[str, str]] = tomllib.loads(SENTENCES.read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for names, words in tables.items():
        for name in names.split(", ") if names != "ranges" else ():
            found.setdefault(name, {}).update(words)
    return found


@functools.cache
def ranges() -> dict[str, list[float]]:
    """Ranges of the numbers of answers; see descriptions.toml."""
    found: dict[str, list[float]] = tomllib.loads(SENTENCES.read_text("utf-8"))["ranges"]
    return found


class Wording(BasePlugin):
    """Describes every schema by the docstring of its class, and every property by its sentence."""

    def init_spec(self, spec: APISpec) -> None:
        """Extend the converter of marshmallow fields, whose plugin comes before this one."""
        for plugin in spec.plugins:
            if isinstance(plugin, MarshmallowPlugin) and plugin.converter is not None:
                plugin.converter.add_attribute_function(describe)  # type: ignore[no-untyped-call]

    def schema_helper(self, name: str, definition: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        """The description of a schema component."""
        schema = kwargs.get("schema")
        made = schema if isinstance(schema, type) else type(schema)
        if schema is None or not issubclass(made, marshmallow.Schema):
            return {}
        return {"description": " ".join((made.__doc__ or "").split())}


def describe(self: Any, field: fields.Field[Any], ret: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
    """apispec attribute function: the sentence of a property, and keywords that fit its type."""
    validators = field.validators
    if isinstance(field, fields.Dict):
        for length in (one for one in validators if isinstance(one, validate.Length)):
            for keyword, limit in (("min", length.min), ("max", length.max)):
                ret.pop(f"{keyword}Length", None)
                if limit is not None:
                    ret[f"{keyword}Properties"] = limit
    if len(ret.get("allOf", ())) == 1:  # openapi-typescript would take it for inheritance from a union
        ret["$ref"] = ret.pop("allOf")[0]["$ref"]
    if isinstance(field, fields.Dict) and ret.keys() & {"$ref", "anyOf"}:
        for keyword in ("type", "additionalProperties", "maxProperties"):  # the component has them
            ret.pop(keyword, None)
    ret |= getattr(field, "keywords", {})  # of which apispec knows nothing
    if "enum" in ret and field.allow_none and None not in ret["enum"]:
        ret["enum"] = [*ret["enum"], None]
    if isinstance(field, fields.Number) and not ret.keys() & {"minimum", "maximum", "enum"}:
        ret |= dict(zip(("minimum", "maximum"), _range(field), strict=False))
    sentence = _sentence(field) or ret.get("description", "")
    default = ret.pop("default", None)  # as a keyword, openapi-typescript would make the property required
    if default not in (None, [], {}, ""):
        sentence += f" Default: {json.dumps(default)}."
    return {"description": sentence} if sentence else {}


def _range(field: fields.Field[Any]) -> list[float]:
    """The smallest and largest value of a number in an answer, which may be inside lists or objects."""
    name, parent = field.name or "", field.parent
    while isinstance(parent, fields.Field):
        name, parent = parent.data_key or parent.name or "", parent.parent
    limits = ranges()
    for made in type(parent).__mro__:
        if isinstance(made, type) and (own := limits.get(f"{named(made)}.{name}")) is not None:
            return own
    return limits.get(name, [])


def _sentence(field: fields.Field[Any]) -> str | None:
    parent = field.parent
    if not isinstance(parent, marshmallow.Schema) or field.name is None:
        return None
    name = field.data_key or field.name
    for made in type(parent).__mro__:
        found = sentences().get(named(made), {}).get(name)
        if found is not None:
            return found
    return sentences()["properties"].get(name)
