"""A wheel adds only `tile_referee`, and the rules alone run with four packages.

The wheel is installed into a fresh environment, without network: what it needs is linked from this one.
"""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from importlib import metadata
from pathlib import Path

import cv2
import numpy as np
import pytest
from werkzeug.datastructures import FileStorage
from werkzeug.test import stream_encode_multipart

from tests.topology import Part, answers, free_port

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
    plain = {"--build-option": ["--compression=stored"]}  # to compress the nets took half the time
    build = f"import build_backend, sys; build_backend.build_wheel(sys.argv[1], {plain})"
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
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
    done = subprocess.run([*command, "--no-deps", "--no-index", str(wheel)], capture_output=True, text=True)
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


def test_the_command(python: Path, tmp_path: Path) -> None:
    command, photo = str(python.parent / "tile-referee"), tmp_path / "table.jpg"
    photo.touch()

    def called(*words: str) -> tuple[int, str, str]:
        done = subprocess.run([command, *words], input=TABLE, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    code, out, error = called("score", "-")
    assert (code, error) == (0, "")
    assert "red: 0" in out
    for words, extra in ((["score", str(photo)], "vision"), (["serve"], "server")):
        code, out, error = called(*words)
        assert (code, out) == (2, "")
        assert f"pip install '.[{extra}]'" in error


def test_the_service_of_a_wheel(wheel: Path, tmp_path: Path) -> None:
    """`serve` runs and reads pictures without the checkout; what it stores goes to the user's data folder."""
    venv.create(tmp_path / "environment", symlinks=True)
    python = tmp_path / "environment/bin/python"
    site = next((tmp_path / "environment/lib").glob("python3*/site-packages"))
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(site)
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not (site / path.name).exists() and not path.name.startswith(("__editable__", "tile_referee")):
            (site / path.name).symlink_to(path)
    port = free_port()
    data = tmp_path / "home/data/tile-referee"
    home = {"HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(data.parent), "OMP_NUM_THREADS": "1"}
    command = [str(python), "-I", "-m", "tile_referee", "serve", "--port", str(port), "--host", "127.0.0.1"]
    here = f"http://127.0.0.1:{port}"
    server = Part("service", command, tmp_path / "log", lambda: answers(port, "/api/v1/health"), home)
    server.start()
    try:
        with urllib.request.urlopen(here) as page:
            assert b"<html" in page.read()
        picture = FileStorage(
            io.BytesIO(cv2.imencode(".png", np.full((64, 64, 3), 127))[1].tobytes()), "a.png"
        )
        form, _, boundary = stream_encode_multipart({"photo": picture, "catalogs": '["base"]'})
        kind = {"Content-Type": f"multipart/form-data; boundary={boundary}"}
        request = urllib.request.Request(f"{here}/api/v1/photos/tile", form.read(), kind)
        with urllib.request.urlopen(request, timeout=60) as answer:
            assert "candidates" in json.load(answer)
    finally:
        server.kill()
    assert "Traceback" not in server.output
    assert (data / "tile-referee.db").is_file()
    assert not list(site.joinpath("tile_referee").rglob("*.db"))
