"""Scenarios notice mutated rules: a few here, all with `python -m tests.games.mutate`."""

from __future__ import annotations

import pytest

from tests.games.mutate import MUTATIONS, Mutation, kept, noticed, place, sources

FEW = (
    "city: segments",
    "deployment: the player's own",
    "ports: halves",
    "unreadable",
    "hills: break no tie",
    "flock: tokens count",
    "builder: joins anybody",
    "river: u-turns",
    "abbey: again",
    "shrine: no challenge",
    "amazonas: boats go back",
    "dorra order: larger",
    "dorra neutral: last",
)


def test_every_mutation_finds_its_line() -> None:
    texts, lost = sources(), []
    for mutation in MUTATIONS:
        try:
            place(mutation, texts)
        except LookupError as error:
            lost.append(str(error))
    assert lost == []


def test_the_unchanged_rules_pass() -> None:
    assert noticed(Mutation("none", "MEEPLES = 7", "MEEPLES = 7")) == []


@pytest.mark.parametrize("name", FEW)
def test_a_broken_rule_is_noticed(name: str) -> None:
    (mutation,) = (s for s in MUTATIONS if s.name.startswith(name))
    assert noticed(mutation, "--first", *kept().get(mutation.name, "").split(", ")), mutation
