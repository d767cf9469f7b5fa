"""docs/differences.md matches the code: every option with its readings, and the options of the recorded
games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from referee.game import Option
from referee.games import game
from referee.games.carcassonne import maps
from referee.say import speaker
from tests.games.recorded import Replay
from tests.games.recorded_sets import EXPANSIONS, MORE, TRACES, options
from tests.games.test_engine_tests import PLAYED
from tests.games.test_engine_tests_expansions import LEFT_OUT
from tests.games.test_recorded import records

CARCASSONNE = game("carcassonne")
TEXT = (Path(__file__).parents[2] / "docs" / "differences.md").read_text(encoding="utf-8")
ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
GENERAL = {"edition", "preset", "expansions", "map", "tracking"}


class Reading(NamedTuple):
    """A row of the table of options."""

    option: str
    default: str
    others: tuple[str, ...]
    engine: str
    bold: bool
    rules: tuple[str, ...]


def code(cell: str) -> tuple[str, ...]:
    """The words in backquotes."""
    return tuple(re.findall(r"`([^`]+)`", cell))


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading."""
    part = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def readings() -> list[Reading]:
    return [
        Reading(
            *code(option), *code(default), code(others), *code(engine), "**" in engine, tuple(ID.findall(ids))
        )
        for option, default, others, engine, ids, _ in rows("Readings that are options")
    ]


def declared() -> dict[str, Option]:
    """The options of the code that choose a reading.

    Without the options that enable an expansion, and those of maps, which no engine plays.
    """
    switches = {e.switch.name for one in CARCASSONNE.expansions for e in one.elements if e.switch}
    return {
        option.name: option
        for option in CARCASSONNE.options
        if not option.of
        and option.name not in GENERAL | switches | {one.name for one in maps.OPTIONS} | {"base.fields"}
    }


def test_every_option_is_listed_with_its_readings() -> None:
    listed = {row.option: row for row in readings()}
    assert set(listed) == set(declared())
    for name, option in declared().items():
        row = listed[name]
        assert (row.default, {row.default, *row.others}) == (option.default, set(option.values)), name
        assert row.engine in option.values, name
        assert row.bold == (row.engine != option.default), name
        assert option.rule in row.rules, name


def test_the_preset_is_as_in_the_table() -> None:
    engine = {row.option: row.engine for row in readings()}
    preset = {name: value for one in CARCASSONNE.expansions for name, value in one.engine.items()}
    assert preset
    assert preset == {name: engine[name] for name in preset}


def test_the_english_preset_is_as_in_the_text() -> None:
    preset = {name: value for one in CARCASSONNE.expansions for name, value in one.rgg.items()}
    assert len(preset) == 5
    assert all(f"`{name}={value}`" in TEXT for name, value in preset.items())
    assert all(value in declared()[name].values for name, value in preset.items())


def test_the_rules_are_there() -> None:
    known = {rule.id for rule in speaker("en").rules()}
    named = {id for row in readings() for id in row.rules}
    silent = {id for row in rows("Readings without an option") for id in ID.findall(row[0])}
    assert len(silent) > 8
    assert named | silent <= known
    assert not named & silent


@pytest.mark.parametrize("name", [name for name in EXPANSIONS if name != "everything"])  # it is long
def test_the_recorded_games_were_played_as_in_the_table(name: str) -> None:
    """With the readings of the engine, all given explicitly, a recorded game replays without a difference."""
    record = records(name, 1)[0]
    families = {"hills-and-sheep": "hs.", "traders-and-builders": "tb.", "river": "rv.", "abbey": "ab."}
    families["abbey-and-mayor"] = "ab."
    mine = ("base.", *(families[one] for one in EXPANSIONS[name] if one in families))
    engine = {row.option: row.engine for row in readings() if row.option.startswith(mine)}
    if name in MORE:  # played with either way of driving, which is in the options of the file
        engine.pop("ab.wagon_move", None)
        engine = {option: value for option, value in engine.items() if option not in options(name)}
    assert Replay(record, options(name) | engine).run().differences == []


@pytest.mark.skipif(not TRACES.exists(), reason="the recorded games are not there (../shared/traces)")
def test_every_recorded_file_is_replayed() -> None:
    assert {path.name.removesuffix(".jsonl.gz") for path in TRACES.rglob("*.jsonl.gz")} == set(EXPANSIONS)


def test_the_test_games_left_out_are_listed() -> None:
    assert f"The {PLAYED} test games" in TEXT
    assert all(f"`{name}`" in TEXT for name in LEFT_OUT)
