"""Titles, texts and sources of the rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from referee.messages import ENGLISH, Format, messages

HERE = Path(__file__).resolve().parent


class RuleText(NamedTuple):
    """Title, text and source of a rule."""

    id: str
    title: str
    text: str
    source: str


@lru_cache(maxsize=1)
def rule_sources() -> Mapping[str, Mapping[str, str]]:
    """Return the source and footnotes of each rule, from `sources.toml` of all games."""
    found: dict[str, Mapping[str, str]] = {}
    for path in sorted(HERE.rglob("sources.toml")):
        found |= tomllib.loads(path.read_text(encoding="utf-8"))
    return found


@lru_cache(maxsize=1)
def rule_texts() -> tuple[str, ...]:
    """Return the ids of all rules that have a text."""
    found = (id.partition(".")[0] for id in messages(ENGLISH) if id.startswith("rule-"))
    return tuple(dict.fromkeys(id.removeprefix("rule-") for id in found))


@lru_cache(maxsize=8192)
def text_of_rule(language: str, kind: str, rule: str, key: str) -> Format | None:
    """Return the message of a key for one rule, else the one for all rules."""
    known = messages(language)
    return known.find(f"{kind}-{rule}-{key}") or known.find(f"{kind}-{key}")


@lru_cache(maxsize=1)
def rule_packages() -> Mapping[str, str]:
    """Return the package of the game that has each rule; a rule that is not listed is of all games."""
    found: dict[str, str] = {}
    for path in sorted(HERE.glob("games/**/sources.toml")):
        found |= dict.fromkeys(
            tomllib.loads(path.read_text(encoding="utf-8")), path.relative_to(HERE).parts[1]
        )
    return found
