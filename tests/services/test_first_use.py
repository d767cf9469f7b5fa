"""The first answers of a process cost about as much as the next ones."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from tests.serving import HOUSE

COUNTED = """
import json, os, sys
from referee.games import built_in, catalog_ids
from services.infra.codec import position_from
from services.rulings import warm_up
from services.rulings import queries

for name in catalog_ids():
    built_in(name)
if child := os.fork():  # it counts first, with nothing prepared
    os.waitpid(child, 0)
    warm_up.prepare()
figure = {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "city", "at": ["N"]}}
tiles = [{"x": 0, "y": 0, "tile": "base/E", "rotation": 0}]
players = [{"id": "red"}, {"id": "blue"}]
data = {"game": "carcassonne", "players": players, "tiles": tiles, "figures": [figure]}

def calls(language):
    count = 0
    def note(frame, event, argument):
        nonlocal count
        count += event == "call"
    sys.setprofile(note)
    queries.scores(position_from(data), True, language=language)
    sys.setprofile(None)
    return count

print(json.dumps([[calls(language), calls(language)] for language in ("en", "de")]))
"""


TOGETHER = """
import sys, threading
from referee.games import game
from services.infra.codec import move_from, position_from

sys.setswitchinterval(1e-6)
there = {"x": 0, "y": 0}
city = {"kind": "city", "at": ["N"]}
position = {"game": "carcassonne", "players": [{"id": "red"}], "options": {},
            "tiles": [{"tile": "base/D", "rotation": 0, **there}]}
move = {"type": "deploy", "player": "red", "kind": "meeple", "feature": city, **there}
start = threading.Barrier(8)

def convert():
    start.wait()
    for _ in range(20):
        position_from(position)
        move_from(game("carcassonne"), move)

threads = [threading.Thread(target=convert) for _ in range(8)]
for one in threads:
    one.start()
for one in threads:
    one.join()
"""


def ratios() -> list[list[float]]:
    """How many times as many calls the first scoring makes as the second, in English and in German: in a
    process that has prepared nothing, and in one that has."""
    ran = subprocess.run(
        [sys.executable, "-c", COUNTED], cwd=HOUSE, capture_output=True, text=True, check=True
    )
    return [[first / second for first, second in json.loads(line)] for line in ran.stdout.splitlines()]


def test_the_first_scoring_costs_little_more_than_the_second() -> None:
    before, after = ratios()
    assert min(before) > 20, "nothing is loaded at first use any more"
    assert max(after) < 2


def test_threads_may_convert_to_a_class_for_the_first_time_together() -> None:
    """msgspec alone crashed most of such processes, and so the requests that came first to a server."""
    for _ in range(3):
        ran = subprocess.run([sys.executable, "-c", TOGETHER], cwd=HOUSE, capture_output=True, text=True)
        assert ran.returncode == 0, (ran.returncode, ran.stderr)


def test_stored_data_is_converted_in_one_place() -> None:
    converting = [
        str(path.relative_to(HOUSE))
        for folder in ("api", "api_schemas", "services", "store", "referee", "vision", "formats", "web")
        for path in (HOUSE / folder).rglob("*.py")
        if re.search(r"\bmsgspec\.(convert|json\.[Dd]ecode|msgpack\.[Dd]ecode)", path.read_text("utf-8"))
    ]
    assert converting == ["services/infra/codec.py"]


def test_the_process_that_opens_uploads_loads_the_decoders_only() -> None:
    """Clients wait for its start: with the store and the rules it takes four times as long."""
    loaded = loaded_with("services.photos.uploads.opening")
    assert "vision" in loaded
    assert not loaded & {"store", "sqlalchemy", "referee", "onnxruntime"}


def test_the_process_that_cuts_cards_loads_no_database() -> None:
    """It ends when idle, so that clients wait for its start more often."""
    loaded = loaded_with("services.enrolment.tasks")
    assert "vision" in loaded
    assert not loaded & {"store", "sqlalchemy"}


def loaded_with(module: str) -> set[str]:
    """The packages that a process loads with a module."""
    code = f"import sys, {module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in ran.stdout.split()}
