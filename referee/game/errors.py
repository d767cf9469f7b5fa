"""Errors about input, and hints about names that do not exist."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from heapq import nlargest
from itertools import pairwise

from referee.game.message import Message


class BadInput(ValueError):
    """Input that cannot be read; `errors` lists every error by JSON path."""

    def __init__(self, errors: Mapping[str, Sequence[Message]]) -> None:
        self.errors: dict[str, list[Message]] = {path: list(messages) for path, messages in errors.items()}
        super().__init__(
            "; ".join(f"{path}: {', '.join(messages)}" for path, messages in self.errors.items())
        )

    def under(self, prefix: str) -> BadInput:
        """Return the same errors with their paths below `prefix` of a larger body."""
        return BadInput(
            {f"{prefix}.{path}" if path else prefix: messages for path, messages in self.errors.items()}
        )


MOST_ERRORS = 100  # errors collected for one body


class Mistakes(defaultdict[str, list[Message]]):
    """Errors by JSON path, collected while input is read. Raises BadInput once there are more than `most`."""

    def __init__(self, most: int = MOST_ERRORS) -> None:
        super().__init__(list)
        self._most = most

    def __missing__(self, path: str) -> list[Message]:
        if len(self) >= self._most:
            raise BadInput({**self, "": [*self.get("", ()), Message("input-errors", most=MOST_ERRORS)]})
        return super().__missing__(path)


class Unknown(LookupError):
    """A name that does not exist; `near` lists similar names that do."""

    def __init__(self, kind: str, name: str, known: Iterable[str] = ()) -> None:
        self.kind, self.name = kind, name
        self.near: tuple[str, ...] = near(name, known)
        super().__init__(
            f"unknown {kind} {name!r}" + (f", near: {', '.join(self.near)}" if self.near else "")
        )


MOST_COMPARED = 24  # names compared letter by letter: those that share most pairs of letters


def near(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Return up to three known names similar to `name`, best first, ignoring case."""
    return _near(str(name)[:80].casefold(), tuple(sorted(known)))


@lru_cache(maxsize=1024)
def _near(name: str, known: tuple[str, ...]) -> tuple[str, ...]:
    folded = {k.casefold(): k for k in known}
    names = list(folded)
    if len(names) > MOST_COMPARED:
        letters = _pairs(name)
        names = nlargest(MOST_COMPARED, names, key=lambda other: len(letters & _pairs(other)))
    return tuple(folded[hit] for hit in get_close_matches(name, names, n=3, cutoff=0.6))


@lru_cache(maxsize=8192)
def _pairs(name: str) -> frozenset[str]:
    return frozenset(map("".join, pairwise(name[:80])))


def unknown_text(what: str, name: object, known: Iterable[str], most: int = 12) -> Message:
    """Return one line about an unknown name: similar names, or else up to `most` of the names that exist.
    `what`: the kind of thing, a message `thing-<what>`."""
    known = sorted(known)
    values = {"kind": what, "name": str(name)[:80]}
    if hits := near(str(name), known):
        return Message("input-unknown-near", **values, near=hits)
    if not known:
        return Message("input-unknown-none", **values)
    if len(known) <= most:
        return Message("input-unknown-known", **values, known=", ".join(known))
    shown = ", ".join(known[:most])
    return Message("input-unknown-many", **values, known=shown, count=len(known) - most)
