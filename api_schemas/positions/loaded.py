"""Schemas that load into dataclasses of the referee: one description of each value.

The dataclass states which fields a value has, which of them are required and which may be null. The schema
adds limits and examples. The parser of rows (api_schemas.common.quick_rows) and the OpenAPI document follow
from the schema.
"""

import dataclasses
import functools
import types
import typing
from typing import Any, ClassVar

from marshmallow import fields, missing, post_load
from marshmallow.schema import SchemaMeta

from api_schemas.common.schema import Schema

DeclaredFields = dict[str, fields.Field[Any]]


class FromDataclass(SchemaMeta):
    """Metaclass of the schemas with an attribute `made`, the dataclass; see Loaded."""

    @classmethod
    def get_declared_fields(
        mcs, klass: Any, cls_fields: Any, inherited_fields: Any, dict_cls: Any = dict
    ) -> DeclaredFields:
        """As in marshmallow, with the fields of the class completed from its dataclass.

        Raises TypeError for a field that the dataclass lacks, or the schema.
        """
        found: DeclaredFields = super().get_declared_fields(klass, cls_fields, inherited_fields, dict_cls)
        if "made" in vars(klass):
            _complete(klass, found)
        return found


class Loaded(Schema, metaclass=FromDataclass):
    """Loads into the dataclass `made`, which decides what is required and what may be null.

    `absent`: fields that are left out rather than null if they are None.
    """

    made: ClassVar[type]
    absent: ClassVar[tuple[str, ...]] = ()
    sequences: ClassVar[dict[str, type]] = {}  # fields that are tuples or frozensets

    @classmethod
    def derive(cls, name: str, hint: Any, **kwargs: Any) -> fields.Field[Any]:
        """The field `name`, of this type, which the schema does not declare. Raises TypeError."""
        raise TypeError(f"no field of {cls.__name__} is {name}")

    @post_load
    def build(self, data: dict[str, Any], **kwargs: Any) -> Any:
        """The dataclass."""
        for name, kind in self.sequences.items():
            if data.get(name) is not None:
                data[name] = frozenset(data[name]) if kind is frozenset else immutable(data[name])
        return self.made(**data)


def _complete(schema: type[Loaded], declared: DeclaredFields) -> None:
    """Set what is required and what may be null, and derive the fields that are not declared."""
    made = schema.made
    hints = typing.get_type_hints(made)
    strange = declared.keys() - hints.keys() - {"type"}  # of a move: its name, not a field of it
    if strange:
        raise TypeError(f"{made.__name__} has no {', '.join(sorted(strange))}")
    for field in dataclasses.fields(made):
        hint, nullable = without_none(hints[field.name])
        required = field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        found = declared.get(field.name)
        if found is not None:
            found.required = required and found.load_default is missing
            found.allow_none = nullable and field.name not in schema.absent
        elif field.metadata.get("kept", True):
            more: dict[str, Any] = {}
            if "key" in field.metadata:
                more["data_key"] = field.metadata["key"]
            if "words" in field.metadata:
                more["metadata"] = {"enum": list(field.metadata["words"])}
            declared[field.name] = schema.derive(
                field.name, hint, required=required, allow_none=nullable, **more
            )
    kinds = {name: typing.get_origin(without_none(hint)[0]) for name, hint in hints.items()}
    schema.sequences = {name: kind for name, kind in kinds.items() if kind in (tuple, frozenset)}


def immutable(value: Any) -> Any:
    """Lists as tuples, at all levels."""
    return tuple(map(immutable, value)) if isinstance(value, list) else value


def without_none(hint: Any) -> tuple[Any, bool]:
    """A type without None, and whether None was one of its values."""
    values = typing.get_args(hint)
    if typing.get_origin(hint) not in (types.UnionType, typing.Union) or type(None) not in values:
        return hint, False
    return functools.reduce(lambda a, b: a | b, (h for h in values if h is not type(None))), True
