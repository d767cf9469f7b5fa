"""Positions and matches in the terminal. Photos: tests/services/test_terminal.py."""

from __future__ import annotations

import io
import json
import re
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from services.cli.arguments import language_of
from settings import preferred_languages
from tests.api.fake_recogniser import BOARD
from tests.api.photo_house import picture
from tile_referee import Match, Position, loads
from tile_referee.terminal import main

TABLE: dict[str, Any] = {
    "game": "carcassonne",
    "players": [{"id": "red"}, {"id": "blue"}],
    "tiles": [
        {"x": 0, "y": 0, "tile": "base/D", "rotation": 0},
        {"x": 0, "y": -1, "tile": "base/E", "rotation": 180},
    ],
    "figures": [
        {"player": "red", "kind": "meeple", "x": 0, "y": 0, "feature": {"kind": "city", "at": "N"}},
    ],
}
ROOT = Path(__file__).resolve().parents[2]
MOVE = {"type": "place", "player": "red", "tile": "base/U", "x": 0, "y": 1, "rotation": 0}
WRONG = {**MOVE, "rotation": 90}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of the machine does not matter."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def table(tmp_path: Path) -> str:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(TABLE))
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(arguments) == code
    out, error = capsys.readouterr()
    assert error == ""
    return out


def stdin(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Points now:", "4  Red scores 4", "[CB-C2]", "red: 4", "earlier points"]),
        ("ro", ["Punctele acum:", "4  Red primește 4", "mai devreme"]),
        ("it", ["Punti ora:", "4  Red", "già fatti"]),
        ("de", ["Punkte jetzt:", "4  Red erhält 4", "bisherigen Punkte"]),
    ],
)
def test_points_of_a_position(
    capsys: pytest.CaptureFixture[str], table: str, language: str, words: list[str]
) -> None:
    out = printed(capsys, "score", table, "--language", language)
    assert [word for word in words if word not in out] == []
    assert "Ev" in out


def test_standard_input_points_options_and_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stdin(monkeypatch, json.dumps({"position": TABLE}))
    out = printed(capsys, "score", "-", "--points", "red=12,blue=7", "--options", '{"edition": "C1-r1"}')
    assert "red: 12 + " in out
    stdin(monkeypatch, json.dumps(TABLE))
    found = json.loads(printed(capsys, "score", "-", "--json", "--final"))
    assert found["totals"]["red"]["total"] == 4


def test_rulings(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, table: str) -> None:
    assert printed(capsys, "rule", table, "--move", json.dumps(MOVE)).startswith("Legal\n")
    out = printed(capsys, "rule", table, "--move", json.dumps(WRONG), "--language", "de", code=1)
    assert out.startswith("Nicht erlaubt\n")
    assert "Stattdessen erlaubt:" in out
    feature = {"x": 0, "y": 0, "kind": "city", "at": "N"}
    assert "Red scores 4" in printed(capsys, "rule", table, "--feature", json.dumps(feature))
    stdin(monkeypatch, json.dumps({"position": TABLE, "move": WRONG}))
    found = json.loads(printed(capsys, "rule", "-", "--json", code=1))
    assert found["legal"] is False
    assert found["alternatives"]


def test_notation_and_other_formats(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, table: str
) -> None:
    text = printed(capsys, "convert", table, "--to", "notation")
    assert text.startswith(
        "carcassonne; players red, blue; tiles 0,0:D 0,-1:E~2; figures red meeple 0,0 city N"
    )
    stdin(monkeypatch, text)
    assert "red: 4" in printed(capsys, "score", "-")
    assert printed(capsys, "rule", table, "--move", "red: place U~1 0,1", code=1).startswith("Not legal")
    match, path = Match(), tmp_path / "match.json"
    match.play("red: place E~2 0,-1; red: deploy meeple 0,-1 city S; red: end_turn")
    path.write_text(json.dumps(match.to_json()))
    save = tmp_path / "match.jcz"
    save.write_text(printed(capsys, "convert", str(path), "--to", "jcz"))
    assert "p1: 4" in printed(capsys, "replay", str(save))
    play = json.loads(printed(capsys, "convert", str(path), "--to", "bgstats"))
    assert [one["score"] for one in play["plays"][0]["playerScores"]] == ["4", "0"]


def test_a_match_is_shown_list_by_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match, path = Match(), tmp_path / "match.json"
    match.play({"type": "adjust", "player": "red", "points": 3, "note": "a bonus"})
    match.play(WRONG, insist=True)
    path.write_text(json.dumps(match.to_json()))
    out = printed(capsys, "replay", str(path))
    assert "1. red: adjust" in out
    assert "2. red: place base/U (0, 1)" in out
    assert "red: 3" in out
    data = match.to_json()
    data["changes"][1]["insist"] = False
    path.write_text(json.dumps(data))
    assert "neighbour at (0, 0)" in printed(capsys, "replay", str(path), code=1)
    assert json.loads(printed(capsys, "replay", str(path), "--json", code=1))[0]["scores"]["red"] == 3


OBEYED = "a\x1b]0;title\x07\x1b[31m\x9b31m\x9d\x7f\u202eb"  # colours, and the title of the window


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_terminal_obeys_nothing_that_a_file_of_others_holds(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    """Names, ids, notes and keys are shown, in sentences, errors and other formats.

    What can be read again keeps them.
    """
    named = {**TABLE, "players": [{"id": "red", "name": OBEYED}, {"id": "blue"}]}
    match = Match()
    match.play({"type": "adjust", "player": "red", "points": 1, "note": OBEYED})
    data = match.to_json()
    data["setup"]["players"][0]["name"] = OBEYED
    files = {
        "table.json": json.dumps(named),
        "key.json": json.dumps({**TABLE, OBEYED: 1}),
        "match.json": json.dumps(data),
        "table.txt": f"carcassonne; players {OBEYED}, blue; tiles 0,0:D",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    table, key, played, notation = (str(tmp_path / name) for name in files)
    move = ("--move", "red: place U 0,1")
    for command in (
        ["score", table], ["score", table, "--json"], ["score", key], ["score", notation], ["score", OBEYED],
        ["rule", table, *move], ["rule", table, *move, "--json"], ["rule", table, "--move", OBEYED],
        ["replay", played], ["replay", played, "--json"], ["convert", played],
        ["convert", table], ["convert", table, "--to", "notation"], ["score", table, "--sets", OBEYED],
    ):  # fmt: skip
        with suppress(SystemExit):
            main([*command, "--language", language])
        out, error = capsys.readouterr()
        assert out + error
        assert not [one for one in out + error if one != "\n" and (ord(one) < 32 or 127 <= ord(one) < 160)], (
            command
        )
        assert "\u202e" not in out + error
        if command[0] == "convert" and command[1] == table:
            again = loads(out)
            assert isinstance(again, Position)
            assert again.to_json()["players"][0]["name"] == OBEYED


def test_photos_are_scored_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    path.write_bytes(picture())
    assert BOARD
    fake = ["--recogniser", "tests.api.fake_recogniser:recognise", "--language", "it"]
    assert "Punti ora" in printed(capsys, "score", str(path), *fake)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["score", "nowhere.json"], "No such file: nowhere.json"),
        (["score", "{empty}"], "Must be JSON"),
        (["score", "{empty}", "--language", "de"], "JSON"),
        (["score", "{match}"], "is a match"),
        (["replay", "{table}"], "is a position"),
        (["rule", "{table}"], "--move or --feature"),
        (["rule", "{table}", "--move", "{"], "--move is not JSON"),
        (["rule", "{table}", "--move", "[]"], "--move: Must be an object."),
        (["rule", "{table}", "--move", '{"type": "swim"}'], "swim"),
        (["rule", "{table}", "--move", "red: place"], "Expected a word"),
        (["convert", "{match}", "--to", "notation"], "cannot hold"),
        (["score", "{table}", "--points", "pink=3"], "pink"),
        (["score", "{table}", "--sets", "bas"], "did you mean base?"),
        (["score", "{table}", "--options", '{"edition": "C7"}'], "C7"),
    ],
)
def test_errors_in_plain_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, table: str, arguments: list[str], words: str
) -> None:
    (tmp_path / "empty.json").write_text("")
    (tmp_path / "match.json").write_text(json.dumps(Match().to_json()))
    places = {
        "{empty}": str(tmp_path / "empty.json"),
        "{match}": str(tmp_path / "match.json"),
        "{table}": table,
    }
    assert main([places.get(one, one) for one in arguments]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert words in error
    assert "Traceback" not in error


@pytest.mark.parametrize("command", [[], ["score"], ["rule"], ["replay"], ["serve"]])
def test_help_succeeds(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*command, "--help"])
    assert stopped.value.code == 0
    assert "usage: tile-referee" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["scroe"], ["score"], ["score", "x", "--language", "fr"]])
def test_wrong_arguments_exit_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2


COMMANDS = ("score", "rule", "replay", "convert", "serve")
ENGLISH_WORDS = re.compile(r"\b(usage|show|default|position|the|of|print|folder|address)\b")


@pytest.mark.parametrize(
    ("language", "usage", "arguments"),
    [("ro", "utilizare:", "argumente:"), ("it", "uso:", "argomenti:"), ("de", "Aufruf:", "Argumente:")],
)
def test_help_speaks_the_language_of_the_environment(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    usage: str,
    arguments: str,
) -> None:
    """The help in four languages, by LANGUAGE, LC_ALL, LANG or --language."""
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    for command in ([], *([one] for one in COMMANDS)):
        with pytest.raises(SystemExit):
            main([*command, "--help"])
        out = capsys.readouterr().out
        assert out.startswith(f"{usage} tile-referee")
        assert command == ["serve"] or arguments in out
        assert not ENGLISH_WORDS.search(out.replace("POST /rulings", "")), out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(SystemExit):
        main(["score", "--language", language, "--help"])
    assert capsys.readouterr().out.startswith(usage)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "es fehlt: command"),
        (["score"], "es fehlt: DATEI"),
        (["scroe"], "'scroe' ist nicht möglich"),
        (["convert", "x", "--to", "y"], "--to: 'y' ist nicht möglich; zur Wahl stehen"),
        (["serve", "--port", "x"], "--port: 'x' ist keine Zahl"),
        (["rule", "x", "--move"], "--move: der Wert fehlt"),
        (["rule", "x", "--json=1"], "--json erwartet keinen Wert"),
        (["score", "x", "--fin", "--colour"], "unbekannt: --colour"),
        (["score", "x", "--language", "fr"], "--language: 'fr' ist nicht möglich"),
        (["score", "x", "--language"], "--language: der Wert fehlt"),
    ],
)
def test_wrong_arguments_are_explained_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert words in error
    assert "argument" not in error.splitlines()[-1]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ro_RO@euro"}, "ro"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:it:de"}, "it"),
        ({"LC_ALL": "C", "LANGUAGE": "it"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    preferred = preferred_languages(environment)
    assert language_of(["score", "x"], preferred) == language
    assert language_of(["score", "x", "--language", "de"], preferred) == "de"
    assert language_of(["score", "x", "--language=fr"], preferred) == language


WITHOUT_SERVER = """
import importlib.abc, re, sys, tomllib

extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]
named = extras["server"] + extras["distributed"]
barred = {re.split("[^a-z0-9-]", one)[0].replace("-", "_") for one in named}
assert {"sqlalchemy", "segno", "prometheus_client"} <= barred, barred


class Barred(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in barred - {"tile_referee"}:
            raise ModuleNotFoundError(f"of another extra: {name}", name=name)


sys.meta_path.insert(0, Barred())
from tile_referee.terminal import main

code = main(["score", "no-such-photo.jpg"])
import services.cli.score_photo, vision.pipeline

sys.exit(code)
"""


def test_photos_need_only_the_extra_vision() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SERVER], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, "score: No such file: no-such-photo.jpg\n")


def commands_of(path: str) -> list[list[str]]:
    """The commands in the examples of a document, without those that need an extra."""
    text = (ROOT / path).read_text("utf-8")
    blocks = "\n".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL))
    lines = [line.strip() for line in blocks.splitlines()]
    found = [shlex.split(line, comments=True)[1:] for line in lines if line.startswith("tile-referee ")]
    return [words for words in found if words[0] != "serve"]


@pytest.mark.parametrize("words", commands_of("docs/library.md"), ids=" ".join)
def test_the_commands_of_the_guide_run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    table: str,
    words: list[str],
) -> None:
    match = Match()
    match.play(MOVE, {"type": "end_turn", "player": "red"})
    (tmp_path / "evening.json").write_text(json.dumps(match.to_json()))
    monkeypatch.chdir(tmp_path)
    assert main(words) in ((0, 1) if words[0] == "rule" else (0,)), capsys.readouterr().err
    out, error = capsys.readouterr()
    assert out
    assert error == ""


def test_the_guide_has_a_command_of_each_kind() -> None:
    assert {words[0] for words in commands_of("docs/library.md")} == {"score", "rule", "replay", "convert"}
