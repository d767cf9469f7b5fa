"""The referee in the terminal: a board as text, each point with its arithmetic, readable error messages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from referee.messages import messages
from services.cli.terminal import main
from services.infra.network import addresses
from tests.api.fake_recogniser import BOARD, INNS, SEES_NOTHING
from tests.api.photo_house import picture

HOUSE = Path(__file__).resolve().parents[2]
FAKE = ["--recogniser", "tests.api.fake_recogniser:recognise"]


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "table.png"
    path.write_bytes(picture())
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The output of `score`, which must succeed."""
    assert main(["score", *arguments, *FAKE]) == 0
    out, error = capsys.readouterr()
    assert error == ""
    return out


def test_board_figures_points_and_scope(capsys: pytest.CaptureFixture[str], file: str) -> None:
    out = printed(capsys, file)
    rows = [line.split() for line in out.splitlines()]
    assert ["-1", "Ev", "."] in rows
    assert ["0", "D^", "U^"] in rows
    assert "red meeple at (0, 0) on city N" in out
    assert "blue meeple at (0, 0) on field ER SL SR WL" in out
    assert "Red scores 4 for a completed city: 2 tiles × 2 = 4." in out
    assert "[CB-C2]" in out
    assert "Points scored earlier in the game are not in a photo" in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ro", ["Punctele acum", "red meeple la (0, 0) pe oraș N", "2 cartonașe × 2 = 4"]),
        ("it", ["Punti ora", "red meeple in (0, 0) su città N", "2 tessere × 2 = 4"]),
        ("de", ["Punkte jetzt", "red Meeple in (0, 0): Stadt N", "2 Plättchen × 2 = 4"]),
    ],
)
def test_the_terminal_speaks_every_language(
    capsys: pytest.CaptureFixture[str], file: str, language: str, words: list[str]
) -> None:
    """The report and its errors."""
    out = printed(capsys, file, "--language", language)
    assert [one for one in words if one not in out] == []
    assert not re.search(r"\b(the|points|tiles|figures|check)\b", out.replace("--points", ""))
    for wrong in (["--options", "[]"], ["--options", "{"], ["--points", "red"], ["--game", "dorra-amazonas"]):
        assert main(["score", file, *wrong, "--language", language, *FAKE]) == 2
        assert not re.search(r"\b(must|not|Expecting|has)\b", capsys.readouterr().err)


def test_unnamed_edition_and_sets(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "inns.png"
    path.write_bytes(picture(INNS))
    out = printed(capsys, str(path))
    assert "edition seen: C3\n" in out
    assert "inns-and-cathedrals (3); read the photo with --sets base,inns-and-cathedrals" in out
    out = printed(capsys, str(path), "--options", '{"edition": "C1"}')
    assert "edition seen: C3; rules of C1" in out


def test_final_scoring_and_points_so_far(capsys: pytest.CaptureFixture[str], file: str) -> None:
    out = printed(capsys, file, "--final", "--points", "red=12,blue=7")
    assert "Points if the game ended now" in out
    assert "red: 12 + 4 = 16" in out
    assert "Points scored earlier" not in out


def test_as_json(capsys: pytest.CaptureFixture[str], file: str) -> None:
    found = json.loads(printed(capsys, file, "--json", "--sets", "base, river"))
    assert len(found["photo"]["tiles"]) == 3
    assert found["photo"]["position"]["catalogs"] == ["base", "river"]
    assert found["scores"]["totals"]["red"]["gained"] == 4


def test_stacks_of_tokens_are_questioned(capsys: pytest.CaptureFixture[str], file: str) -> None:
    """A photo of Gold Rush, which does not show the height of a stack."""
    rush = ["--game", "gold-rush", "--recogniser", "tests.api.fake_recogniser:recognise_gold_rush"]
    assert main(["score", file, *rush]) == 0
    out, error = capsys.readouterr()
    assert error == ""
    assert "(0, 0) on mountain S: a photo cannot show how many tokens are in this stack" in out


def test_heic(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "IMG.heic"
    Image.new("RGB", (BOARD, 300)).save(path, "HEIF")
    assert "3 tiles, 2 figures" in printed(capsys, str(path))


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["nowhere.jpg"], 2, "No such file: nowhere.jpg"),
        (["{folder}"], 2, "This is a folder"),
        (["{text}"], 1, "not a JPEG, PNG, WebP or HEIC picture"),
        (["{blank}"], 1, "No grid of tiles was found"),
        (["{file}", "--sets", "bas"], 2, "did you mean base?"),
        (["{file}", "--game", "chess"], 2, "chess"),
        (["{file}", "--game", "dorra-amazonas"], 2, "no tiles to read"),
        (["{file}", "--options", "{"], 2, "--options is not JSON"),
        (["{file}", "--options", "[]"], 2, "--options must be a JSON object"),
        (["{file}", "--options", '{"edition": "C7"}'], 2, "C7"),
        (["{file}", "--points", "red"], 2, "--points takes player=points"),
    ],
)
def test_errors_in_plain_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, file: str, arguments: list[str], code: int, words: str
) -> None:
    text, blank = tmp_path / "text.jpg", tmp_path / "blank.png"
    text.write_text("This is no picture.")
    blank.write_bytes(picture(SEES_NOTHING))
    places = {"{folder}": str(tmp_path), "{text}": str(text), "{blank}": str(blank), "{file}": file}
    assert main(["score", *[places.get(a, a) for a in arguments], *FAKE]) == code
    out, error = capsys.readouterr()
    assert out == ""
    assert words in error
    assert "Traceback" not in error


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of the machine does not matter."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_wrong_arguments_show_the_usage() -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["scroe"])
    assert stopped.value.code == 2


def test_run_prints_its_address_and_a_qr_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("services.infra.network.addresses", lambda: ["192.0.2.7"])
    assert main(["address", "--port", "8123"]) == 0
    out = capsys.readouterr().out
    assert "http://192.0.2.7:8123/" in out
    assert "http://localhost:8123/" in out
    assert "▄" in out


@pytest.mark.parametrize(
    ("bind", "shown", "code"),
    [
        ("0.0.0.0", ["192.0.2.7", "localhost"], True),
        ("127.0.0.1", ["localhost"], False),
        ("localhost", ["localhost"], False),
        ("::1", ["[::1]"], False),
        ("192.0.2.9", ["192.0.2.9"], True),
    ],
)
def test_only_addresses_that_are_served_are_shown(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    bind: str,
    shown: list[str],
    code: bool,
) -> None:
    """A server that listens on localhost only is not found in the network."""
    monkeypatch.setattr("services.infra.network.addresses", lambda: ["192.0.2.7"])
    assert main(["address", "--port", "8123", "--bind", bind]) == 0
    out = capsys.readouterr().out
    assert [line.strip() for line in out.splitlines() if "://" in line] == [
        f"http://{place}:8123/" for place in shown
    ]
    assert ("▄" in out) == code


@pytest.mark.parametrize(("language", "words"), [("de", "DATEI"), ("ro", "FIȘIER"), ("it", "FILE")])
def test_the_help_of_run_is_translated(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    """Every command of the script, in each language; the script asks for it in the same one."""
    assert main(["usage", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    script = (HOUSE / "run").read_text()
    assert 'services.cli.terminal usage --language "$(spoken)"' in script
    own = [line.removeprefix("# ") for line in script.splitlines()[1:10]]
    assert [line[:27].replace(words, "FILE").split() for line in lines] == [line[:27].split() for line in own]
    assert all(line[27:] != known[27:] for line, known in zip(lines, own, strict=True))


def test_run_prints_what_it_listens_on() -> None:
    lines = (HOUSE / "run").read_text().splitlines()
    calls = [line for line in lines if "services.cli.terminal address" in line]
    assert len(calls) == 2
    assert all('--bind "${BIND_ADDRESS:-0.0.0.0}"' in line for line in calls)


def test_a_certificate_is_made_for_every_address_of_the_machine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("services.cli.terminal.addresses", lambda: ["192.0.2.7"])
    assert main(["names"]) == 0
    names = capsys.readouterr().out.strip()
    assert names == "DNS:localhost,IP:127.0.0.1,IP:192.0.2.7"
    monkeypatch.setattr("services.infra.network.addresses", lambda: ["192.0.2.7"])
    assert main(["address", "--port", "8443", "--scheme", "https"]) == 0
    assert "https://192.0.2.7:8443/" in capsys.readouterr().out


def test_addresses_are_those_a_phone_can_reach() -> None:
    assert all(not place.startswith("127.") for place in addresses())


def test_it_runs_from_any_folder(tmp_path: Path, file: str) -> None:
    command = [sys.executable, "-m", "services.cli.terminal", "score", file, *FAKE]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, env={"PYTHONPATH": str(HOUSE)}, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "D^" in done.stdout


@pytest.mark.parametrize(
    ("environment", "arguments", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "", "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ro"}, "", "ro"),
        ({"LANG": "C.UTF-8"}, "", "en"),
        ({"LANGUAGE": "fr:it:de", "LANG": "en_GB.UTF-8"}, "", "it"),
        ({"LANGUAGE": "it", "LC_ALL": "C"}, "", "en"),
        ({"LANG": "fr_FR"}, "--language it", "it"),
        ({"LANG": "it_IT"}, "https --language de", "de"),
    ],
)
def test_run_passes_the_language_on(
    tmp_path: Path, environment: dict[str, str], arguments: str, language: str
) -> None:
    """The language of `./run` is that of --language, else that of the environment."""
    script = (HOUSE / "run").read_text()
    (tmp_path / "locales").symlink_to(HOUSE / "locales")
    calls = [line.strip() for line in script.splitlines() if "services.cli.terminal address" in line]
    command = calls["https" in arguments]
    head = script[script.index('[ "${1:-}"') : script.index("environment requirements.lock")]
    head = f"source {HOUSE / 'environment.sh'}\n{head}"
    line = command.replace('"$HERE/.venv/bin/python" -m services.cli.terminal', "echo")
    done = subprocess.run(
        ["bash", "-c", f"{head}\n{line}", "run", *arguments.split()],
        capture_output=True,
        text=True,
        env={"HERE": str(tmp_path), "PORT": "8000", "PATH": "/usr/bin:/bin", **environment},
        check=True,
    )
    assert done.stdout.split("--language ")[-1].strip() == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "SPOKEN": "it"}, "it"),
        ({"LC_ALL": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_run_reports_its_progress_in_the_language_of_the_environment(
    environment: dict[str, str], language: str
) -> None:
    """What the script prints before Python starts is in the same files, with one argument at most."""
    lines = 'words run-ready; words run-missing "git curl"; for key in $KEYS; do words "$key" -; done'
    scripts = "".join((HOUSE / name).read_text() for name in ("environment.sh", "run"))
    used = sorted(set(re.findall(r"words (run-\w+)", scripts)))
    done = subprocess.run(
        ["bash", "-c", f"set -eu; source {HOUSE / 'environment.sh'}; {lines}"],
        capture_output=True,
        text=True,
        env={"HERE": str(HOUSE), "PATH": "/usr/bin:/bin", "KEYS": " ".join(used), **environment},
        check=True,
    )
    text = messages(language).format
    expected = [
        text("run-ready"),
        text("run-missing", what="git curl"),
        *(text(key, what="-") for key in used),
    ]
    assert done.stdout.splitlines() == expected
    assert len(used) == 8


def test_the_environment_is_made_with_the_python_that_was_named() -> None:
    """Else with Debian's, which takes half the time of one that was built without optimisation."""

    def chosen(**environment: str) -> str:
        script = f"source {HOUSE / 'environment.sh'}; python_command || echo none"
        variables = {"HERE": str(HOUSE), "PATH": "/usr/bin:/bin", **environment}
        return subprocess.run(
            ["bash", "-c", script], capture_output=True, text=True, env=variables, check=True
        ).stdout.strip()

    assert chosen(PYTHON=sys.executable) == sys.executable
    assert chosen(PYTHON="no-such-python") == "none"
    own = Path(sys.executable).parent / "python3"
    debian = chosen()
    assert chosen(PATH=f"{own.parent}:/usr/bin:/bin") == (str(own) if debian == "none" else debian)
