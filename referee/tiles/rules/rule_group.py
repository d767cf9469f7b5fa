"""One part of a rule book, which expansions extend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from referee.tiles.rules.rule import (
    Rule,
)

GroupT = TypeVar("GroupT", bound="RuleGroup")


class Clash(ValueError):
    """Rules that cannot be combined in one book."""


@dataclass(frozen=True)
class RuleGroup:
    """Rules about one part of the game."""

    def merged(self: GroupT, more: GroupT) -> GroupT:
        """Return the group with more rules: tuples are extended, mappings get new keys, and what is empty
        here is taken over. Raises Clash for two rules with one id in one tuple, or a key that exists."""
        changes: dict[str, Any] = {}
        for known in fields(self):
            name = known.name
            old, new = getattr(self, name), getattr(more, name)
            if new == known.default or new == {}:
                continue
            if isinstance(old, tuple):
                changes[name] = joined(name, old, new)
            elif isinstance(old, Mapping):
                changes[name] = united(name, old, new)
            elif old == known.default:
                changes[name] = new
            else:
                raise Clash(f"{name} is in the book already")
        return replace(self, **changes)


def joined(name: str, old: tuple[Rule[Any], ...], new: tuple[Rule[Any], ...]) -> tuple[Rule[Any], ...]:
    """Return one tuple after the other. Raises Clash for two rules with one id."""
    ids = [r.id for r in (*old, *new)]
    twice = {i for i in ids if ids.count(i) > 1}
    if twice:
        raise Clash(f"two rules {sorted(twice)} in {name}")
    return (*old, *new)


def united(name: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return both mappings in one; tuples of rules under the same key are joined. Raises Clash for another
    value under a key that exists."""
    found = dict(old)
    for key, value in new.items():
        if key not in old:
            found[key] = joined(f"{name} of {key}", (), value) if isinstance(value, tuple) else value
        elif value is old[key]:  # shared by several expansions
            continue
        elif isinstance(value, tuple):
            found[key] = joined(f"{name} of {key}", old[key], value)
        else:
            raise Clash(f"{name} {sorted(set(old) & set(new))} is in the book already")
    return found
