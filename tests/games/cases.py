"""All scenarios of all games, read once."""

from __future__ import annotations

from pathlib import Path

from referee.games import GAMES, game
from tests.games.notation import Scenario, read

HERE = Path(__file__).parent
FILES = {one.id: sorted((HERE / one.id).glob("scenarios/*.txt")) for one in GAMES}
CASES: list[Scenario] = [case for files in FILES.values() for path in files for case in read(path, game)]
