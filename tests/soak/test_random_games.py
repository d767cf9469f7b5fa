"""The random games in short. In full: `python -m tests.soak.random_games <game> --write`; last results:
random_<game>.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from referee.games import GAMES
from settings import Settings
from tests.soak.random_games import HERE, dealer_of, play, rules_of

DEALT = sorted(path.stem.replace("_", "-") for path in (HERE / "games").glob("[a-z]*.py"))
FULL = 200


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    settings = Settings(data_dir=str(tmp_path_factory.mktemp("random")), ratelimit_enabled=False)
    app = create_app(settings)
    yield app
    app.extensions["services"].stop()


@pytest.mark.parametrize("game", DEALT)
def test_a_random_game_loses_nothing(game: str, app: Flask) -> None:
    dealer = dealer_of(game)
    one = play(app.test_client(), dealer, seed=77, number=1)
    assert one.look["over"]
    assert one.rules


def test_there_are_dealers() -> None:
    assert {dealer_of(name).game for name in DEALT} <= {one.id for one in GAMES}
    assert DEALT


@pytest.mark.parametrize("path", sorted(Path(HERE).glob("random_*.json")), ids=lambda path: path.stem)
def test_the_last_full_series_reached_or_explained_every_rule(path: Path) -> None:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found["games"] >= FULL
    dealer = dealer_of(found["game"])
    known = rules_of(dealer.family)
    assert set(found["reached"]) | set(found["not reached"]) == known
    assert all(found["not reached"].values()), found["not reached"]
    assert not set(found["reached"]) & set(dealer.unreachable)
