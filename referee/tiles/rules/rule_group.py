"""One part of a rule book, which expansions extend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar, cast

from referee.tiles.model.tile import landmarks_of
from referee.tiles.rules.rule import Rule

if TYPE_CHECKING:
    from referee.tiles.model.tile import Tile
    from referee.tiles.rules.table import Table

GroupT = TypeVar("GroupT", bound="RuleGroup")
Present = frozenset[str]  # words for what is at a table
MOST_KEPT = 1000  # tables with different words for which a group remembers its rules


class Clash(ValueError):
    """Rules that cannot be combined in one book."""


@dataclass(frozen=True)
class RuleGroup:
    """Rules about one part of the game."""

    def merged(self: GroupT, more: GroupT) -> GroupT:
        """Return the group with more rules: tuples are extended, mappings get new keys, and what is empty
        here is taken over. Raises Clash for two rules with one id in one tuple, or a key that exists."""
        changes: dict[str, object] = {}
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

    def at(self: GroupT, table: Table) -> GroupT:
        """Return the group with the rules that are awake at a table."""
        return self.awake(table.present) if self._needs else self

    def needed(self, table: Table, tile: Tile) -> Present:
        """Return which of the words that the rules need are at a table, or come with a tile to be placed."""
        needs = self._needs
        return (needs & table.present) | (needs & landmarks_of(tile)) if needs else needs

    def awake(self: GroupT, present: Present) -> GroupT:
        """Return the group without the rules and steps that need something else than is present, so that
        they need not be evaluated in every turn; cached."""
        found = self._awake.get(present)
        if found is None:
            known = present & self._needs
            found = _of_group(self, known) if known == present else self.awake(known)
            if len(self._awake) >= MOST_KEPT:
                self._awake.clear()
            self._awake[present] = found
        return cast(GroupT, found)

    @cached_property
    def _needs(self) -> Present:
        """The words that any of the rules need."""
        return frozenset([word for known in fields(self) for word in _needs_of(getattr(self, known.name))])

    @cached_property
    def _awake(self) -> dict[Present, RuleGroup]:
        return {}


def _of_group(group: GroupT, present: Present) -> GroupT:
    """Return the group with what finds its needs among these words."""
    return replace(group, **{one.name: _kept(getattr(group, one.name), present) for one in fields(group)})


def _needs_of(value: object) -> Iterator[str]:
    """Yield the words that a rule or step needs, or those in a collection."""
    if isinstance(value, tuple | Mapping):
        for one in value.values() if isinstance(value, Mapping) else value:
            yield from _needs_of(one)
    else:
        yield from getattr(value, "needs", ())


def _kept(value: object, present: Present) -> object:
    """Return a collection without the rules and steps that need something else than these words."""
    if isinstance(value, tuple):
        return tuple([one for one in value if _wakes(one, present)])
    if isinstance(value, Mapping):
        return {key: _kept(one, present) for key, one in value.items() if _wakes(one, present)}
    return value


def _wakes(one: object, present: Present) -> bool:
    needs: tuple[str, ...] = getattr(one, "needs", ())
    return not needs or not present.isdisjoint(needs)


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
