"""The library's docstring examples and those of docs/library.md run."""

from __future__ import annotations

import doctest
import runpy
from pathlib import Path
from types import ModuleType

import pytest

import tile_referee
import tile_referee.drawing
import tile_referee.files
import tile_referee.match
import tile_referee.position

WALKTHROUGH = Path(__file__).parents[2] / "examples/walkthrough.py"
GUIDE = Path(__file__).parents[2] / "docs/library.md"


@pytest.mark.parametrize(
    "module",
    [tile_referee.position, tile_referee.match, tile_referee.files],
    ids=lambda module: module.__name__,
)
def test_examples_in_docstrings(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 2
    assert failed == 0


def test_the_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_walkthrough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "match.html"
    runpy.run_path(str(WALKTHROUGH))["main"](str(page))
    assert page.read_text().count("<svg") > 10
    assert "'red': " in capsys.readouterr().out


def test_everything_public_is_described() -> None:
    for name in tile_referee.__all__:
        if name != "__version__":
            assert getattr(tile_referee, name).__doc__, name
    for public in (tile_referee.Position, tile_referee.Match):
        for name in vars(public):
            if not name.startswith("_"):
                assert getattr(public, name).__doc__ or name == "created", name
