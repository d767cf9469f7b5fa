"""34: a wheel adds only `tile_referee`, and the rules alone run with four packages.

The wheel is installed into a fresh environment, without network: what it needs is linked from this one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parents[2]
PACKAGES = (
    "referee",
    "api_schemas",
    "services",
    "vision",
    "store",
    "api",
    "web",
    "server",
    "catalog",
    "locales",
)
TABLE = '{"game": "carcassonne", "players": [{"id": "red"}], "tiles": [{"x": 0, "y": 0, "tile": "base/D"}]}'


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = "import build_backend, sys; build_backend.build_wheel(sys.argv[1])"
    paths = {"PYTHONPATH": str(HOUSE / "tools")}
    command = [sys.executable, "-c", build, str(folder)]
    subprocess.run(command, cwd=HOUSE, env={**os.environ, **paths}, capture_output=True, check=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with the wheel and what it requires."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    python = folder / "bin/python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps"]
    done = subprocess.run([*command, "--no-index", str(wheel)], capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"pip cannot install the wheel: {done.stderr[-200:]}")
    site = next(folder.glob("lib/python3*/site-packages"))
    added = {path.name for path in site.iterdir()}
    assert {name.partition("-")[0] for name in added} == {"tile_referee"}
    for source in required("tile-referee", wheel):
        if not (site / source.name).exists():
            (site / source.name).symlink_to(source)
    return python


def required(name: str, wheel: Path | None = None) -> set[Path]:
    """The files and folders in this environment's site-packages of what a package requires without extras."""
    if wheel is not None:
        with zipfile.ZipFile(wheel) as opened:
            (path,) = [one for one in opened.namelist() if one.endswith(".dist-info/METADATA")]
            lines = re.findall(r"^Requires-Dist: (.*)$", opened.read(path).decode(), re.MULTILINE)
    else:
        lines = metadata.requires(name) or []
    found: set[Path] = set()
    for line in lines:
        if "extra ==" in line or "extra==" in line:
            continue
        needed = re.split(r"[ ;<>=!~\[(]", line, maxsplit=1)[0]
        try:
            distribution = metadata.distribution(needed)
        except metadata.PackageNotFoundError:
            continue  # for other systems or versions
        firsts = {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}
        found |= {Path(str(distribution.locate_file(first))) for first in firsts} | required(needed)
    return found


def run(python: Path, *arguments: str, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(python), "-I", *arguments], capture_output=True, text=True, **more)  # type: ignore[call-overload,no-any-return]


def test_only_one_package_and_all_its_data(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"tile_referee"}
    listed = subprocess.run(
        ["git", "ls-files", *PACKAGES, "locales"], cwd=HOUSE, capture_output=True, text=True, check=True
    )
    missing = [name for name in listed.stdout.split() if f"tile_referee/_internal/{name}" not in names]
    missing = [name for name in missing if not name.endswith(".d.ts")]  # for type checkers of the page
    assert missing == []
    assert "tile_referee/py.typed" in names


def test_the_guide_runs_with_the_rules_alone(python: Path, tmp_path: Path) -> None:
    guide = str(HOUSE / "docs/library.md")
    code = f"import doctest; print(doctest.testfile({guide!r}, module_relative=False))"
    done = run(python, "-c", code, cwd=tmp_path)
    assert "failed=0" in done.stdout, done.stdout + done.stderr
    names = ("referee", "settings", "cv2", "flask")
    left = f"import importlib.util as u; print([name for name in {names} if u.find_spec(name)])"
    assert run(python, "-c", left).stdout.strip() == "[]"


def test_the_command(python: Path) -> None:
    command = str(python.parent / "tile-referee")

    def called(*words: str) -> tuple[int, str, str]:
        done = subprocess.run([command, *words], input=TABLE, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    code, out, error = called("score", "-")
    assert (code, error) == (0, "")
    assert "red: 0" in out
    for words, extra in ((["score", "table.jpg"], "vision"), (["serve"], "server")):
        code, out, error = called(*words)
        assert (code, out) == (2, "")
        assert f"tile-referee[{extra}]" in error


def test_the_service_of_a_wheel(wheel: Path, tmp_path: Path) -> None:
    """It runs without the checkout, and what it stores goes to the user's data folder."""
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(tmp_path / "site")
    site = sysconfig.get_path("purelib")
    code = f"""
import sys
sys.path[:0] = [{str(tmp_path / "site")!r}]
sys.path.append({site!r})
from tile_referee._internal import app, settings
client = app.create_app().test_client()
assert client.get("/api/v1/health").status_code == 200
assert client.get("/").status_code == 200
from tile_referee._internal.services.photos import tasks
assert tasks._function(settings.Settings().recogniser).__module__ == "tile_referee._internal.vision.pipeline"
own = ("referee", "vision", "services", "api", "store", "web", "server", "settings", "api_schemas")
print([name for name in sys.modules if name.partition(".")[0] in own], settings.Settings().data_dir)
"""
    home = {
        "HOME": str(tmp_path / "home"),
        "XDG_DATA_HOME": str(tmp_path / "home/data"),
        "OMP_NUM_THREADS": "1",
    }
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        cwd=tmp_path,
        env={**home, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["[]", str(tmp_path / "home/data/tile-referee")], done.stderr
    assert not list((tmp_path / "site").rglob("*.db"))
