"""All scenarios of all games, read once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from referee.games import GAMES, game
from tests.games import dorra
from tests.games.notation import Scenario, read

HERE = Path(__file__).parent
FILES = {one.id: sorted((HERE / one.id).glob("scenarios/*.txt")) for one in GAMES}
TILED: list[Scenario] = [
    case for one in GAMES if one.placing is not None for path in FILES[one.id] for case in read(path, game)
]
CASES: list[Any] = [*TILED, *(case for path in FILES[dorra.GAME] for case in dorra.read(path))]
