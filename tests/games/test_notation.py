"""The notation refuses unknown input, and the runner notices every wrong expectation."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.games import game
from referee.tiles.model.position import Laid, Ref, Standing, Turn
from tests.games.notation import QUESTIONS, TABLE_LINES, NotationError, Scenario, read
from tests.games.runner import run

TABLE = """game carcassonne

== CB-X1: A road
tiles (-1,0)W0 (0,0) D 0 (1,0) A 1   # a remark
meeple red (0,0) road W
turn blue act placed (1,0)
"""


def cases(tmp_path: Path, text: str) -> list[Scenario]:
    path = tmp_path / "some.txt"
    path.write_text(text, encoding="utf-8")
    return read(path, game)


def test_a_position_is_what_was_written(tmp_path: Path) -> None:
    text = TABLE.replace("(1,0) A 1", "(1,0) inns-and-cathedrals/RFr.i 3 (2,0)?C?RF (3,0)?")
    text += "players red 7, blue\noptions edition C2, base.fields off\nleft E 3\nscore now\n    none\n"
    (case,) = cases(tmp_path, text)
    position = case.position
    assert position.tiles == (
        Laid(-1, 0, "base/W", 0),
        Laid(0, 0, "base/D", 0),
        Laid(1, 0, "inns-and-cathedrals/RFr.i", 270),
        Laid(2, 0, None, 0, "C?RF"),
        Laid(3, 0, None, 0, None),
    )
    assert position.figures == (Standing("red", "meeple", 0, 0, Ref("road", ("W",))),)
    assert position.turn == Turn("blue", "act", ((1, 0),), None)
    assert [(seat.id, seat.points) for seat in position.players] == [("red", 7), ("blue", None)]
    assert position.options == {"edition": "C2", "base.fields": "off"}
    assert position.left == {"base/E": 3}
    assert position.catalogs is None
    assert case.questions[0].answers[0].text == "none"


@pytest.mark.parametrize(
    ("lines", "number", "word"),
    [
        ("tiles (0,0)D4", 7, "no tile"),
        ("tiles (0,0)D0 somewhere", 7, "no tile"),
        ("meeple red 0,0 road W", 7, "figure"),
        ("dragon red (0,0) road W", 7, "dragon"),
        ("turn red later", 7, "turn"),
        ("players red many", 7, "points"),
        ("    red 3", 7, "nothing was asked"),
        ("may red fly (0,0)", 7, "no move"),
        ("may red deploy meeple (0,0) road Q", 7, "no feature"),
        ("score tomorrow\n    none", 7, "score"),
        ("who is it\n    red", 7, "who"),
        ("score now", 7, "no answer"),
        ("score now\n    none\ntiles (5,5)B0", 9, "before the first question"),
        ("score now\n    none\n==CB-X2: no space", 9, "heading"),
        ("score now\n    none\n== a road", 9, "heading"),
        ("findings all\n    none", 7, "alone"),
        ("left many E", 7, "left"),
    ],
    ids=lambda value: str(value).replace("\n", "|").replace("    ", "")[:40],
)
def test_an_error_names_file_and_line(tmp_path: Path, lines: str, number: int, word: str) -> None:
    with pytest.raises(NotationError, match=rf"^some\.txt:{number}: .*{word}"):
        cases(tmp_path, TABLE + lines + "\n")


def test_a_file_names_its_game_first(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=r"some\.txt:1: say which game"):
        cases(tmp_path, "== CB-X1: A road\n")
    with pytest.raises(NotationError, match=r"some\.txt:1: there is no case"):
        cases(tmp_path, "game carcassonne")


RIGHT = """score now
    red 3 = road: 3 tiles x 1 [CB-R2] held red 1 on (-1,0) (0,0) (1,0)
    total red 3
    scope on the table
who (0,0) road E
    complete
    3 tiles
    worth 3
    to red
    by CB-J1
may blue deploy meeple (1,0) road W
    no CB-M3
    at (0,0)
    instead field NL NR EL ER SL SR WL WR; monastery
may blue deploy meeple (1,0) monastery
    yes CB-M1
findings
    none
do blue end turn
    red 3 = road: 3 tiles x 1 [CB-R2]
    completes road 3 tiles
    returns red meeple (0,0)
    total red 3
placements D
    left 3
    (2,0)1 completes nothing
"""


def test_the_guide_is_up_to_date(tmp_path: Path) -> None:
    guide = (Path(__file__).parent / "SCENARIOS.md").read_text(encoding="utf-8")
    (case,) = cases(tmp_path, guide.split("```")[1])
    assert case.title == "A knight far away closes the whole city"
    assert run(case, game("carcassonne"))[0] == []


def test_the_guide_describes_every_line_that_is_read() -> None:
    guide = (Path(__file__).parent / "SCENARIOS.md").read_text(encoding="utf-8")
    words = {*TABLE_LINES, *QUESTIONS}
    assert [word for word in words if f"`{word}" not in guide] == []


def test_right_expectations_pass(tmp_path: Path) -> None:
    (case,) = cases(tmp_path, TABLE + RIGHT)
    assert run(case, game("carcassonne"))[0] == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("red 3 = road: 3 tiles x 1 [CB-R2] held", "red 4 = road: 3 tiles x 1 [CB-R2] held"),
        ("red 3 = road: 3 tiles x 1 [CB-R2] held", "blue 3 = road: 3 tiles x 1 [CB-R2] held"),
        ("3 tiles x 1 [CB-R2] held", "3 tiles x 1 [CB-R3] held"),
        ("3 tiles x 1 [CB-R2] held", "1 tile x 3 [CB-R2] held"),
        ("held red 1", "held red 2"),
        ("on (-1,0) (0,0) (1,0)", "on (-1,0) (0,0)"),
        ("(1,0)\n    total", "(1,0) at least 3\n    total"),
        ("    red 3 = road: 3 tiles x 1 [CB-R2] held red 1 on (-1,0) (0,0) (1,0)\n", "    none\n"),
        ("total red 3\n    scope", "total red 4\n    scope"),
        ("scope on the table", "scope whole game"),
        ("    complete\n", "    incomplete\n"),
        ("    3 tiles\n", "    4 tiles\n"),
        ("worth 3", "worth 4"),
        ("to red\n", "to blue\n"),
        ("by CB-J1", "by CB-J2"),
        ("left 3", "left 2"),
        ("(2,0)1 completes nothing", "(1,-1)0 completes road 1 tile 1 point"),
        ("(2,0)1 completes nothing", "(9,9)0 completes nothing"),
        ("no CB-M3", "no CB-M3 CB-M1"),
        ("no CB-M3", "yes"),
        ("at (0,0)\n", "at (1,0)\n"),
        ("instead field NL NR EL ER SL SR WL WR; monastery", "instead monastery"),
        ("yes CB-M1", "no CB-M1"),
        ("yes CB-M1", "yes CB-M8"),
        ("    none\n", "    error CB-P2 at (0,0)\n"),
        ("completes road 3 tiles", "completes nothing"),
        ("completes road 3 tiles", "completes road 2 tiles"),
        ("returns red meeple (0,0)", "returns nothing"),
        ("returns red meeple (0,0)", "returns blue meeple (0,0)"),
        ("do blue end turn", "do red end turn"),
        ("may blue deploy meeple (1,0) monastery", "may blue deploy meeple (1,0) city N"),
    ],
    ids=lambda text: text.strip()[:40],
)
def test_a_wrong_expectation_is_noticed(tmp_path: Path, right: str, wrong: str) -> None:
    assert right in RIGHT
    (case,) = cases(tmp_path, TABLE + RIGHT.replace(right, wrong, 1))
    wrongs, _ = run(case, game("carcassonne"))
    assert wrongs
    assert all(line.startswith("some.txt:") for line in wrongs)


def test_an_unreadable_position_is_reported(tmp_path: Path) -> None:
    (case,) = cases(tmp_path, TABLE.replace("road W", "road N") + "score now\n    none\n")
    assert "figures[0].feature.at" in run(case, game("carcassonne"))[0][0]
