"""Tests that the suite leaves out because shorter ones run the same code (listed in long_tests.toml).

`pytest` runs whatever it is given, `pytest --short` (which `./test` calls) all but these, and `pytest --long`
only these. `python -m tests.soak.long_tests --write` runs them and keeps the outcome.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

LISTED = Path(__file__).with_name("long_tests.toml")


def listed() -> set[str]:
    """The ids of the long tests; without [...] all variants of a test are meant."""
    groups = tomllib.loads(LISTED.read_text("utf-8"))["group"]
    return {test for group in groups for test in group["tests"]}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--short", action="store_true", help="leave the long tests out")
    parser.addoption("--long", action="store_true", help="run only the long tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not (config.option.short or config.option.long):
        return
    long = listed()
    found = [item for item in items if long & names(item)]
    unknown = long.difference(*(names(item) for item in found))
    whole = config.args_source is not pytest.Config.ArgsSource.ARGS
    if unknown and whole:
        fault = f"{LISTED.name}: no such tests: {sorted(unknown)}"
        print(fault, file=sys.stderr)  # a process of pytest-xdist ends without a word
        raise pytest.UsageError(fault)
    others = [item for item in items if not long & names(item)]
    kept, left = (found, others) if config.option.long else (others, found)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def names(item: pytest.Item) -> set[str]:
    """How the list may name a test."""
    return {item.nodeid, item.nodeid.partition("[")[0]}
