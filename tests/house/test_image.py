"""The container image: without a container engine, the test builds and starts the same layout of files."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app import VERSION

HOUSE = Path(__file__).resolve().parents[2]
DOCKERFILE = (HOUSE / "Dockerfile").read_text()


def copied() -> list[str]:
    """The files that the last stage copies from the project."""
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    lines = re.findall(r"^COPY (?!--from)(.+) \S+$", last, flags=re.M)
    return [name for line in lines for name in line.split()]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the contents of the image."""
    folder = tmp_path_factory.mktemp("image")
    for name in copied():
        source = HOUSE / name
        if source.is_dir():
            shutil.copytree(source, folder / name)  # with what is compiled, which is not compiled again
        else:
            shutil.copy(source, folder / name)
    return folder


def test_the_service_starts_from_what_the_image_copies(image: Path, tmp_path: Path) -> None:
    ask = (
        "import app; client = app.create_app().test_client();"
        "assert client.get('/api/v1/health').status_code == 200;"
        "assert client.get('/').status_code == 200;"
        "assert client.get('/api/v1/catalogs/base').status_code == 200;"
        "import vision.pipeline, sys;"
        # An editable install would provide what the image lacks.
        "own = {n: m.__file__ for n, m in sys.modules.items() if getattr(m, '__file__', None)"
        f"       and m.__file__.startswith({str(HOUSE)!r}) and '/.venv/' not in m.__file__}};"
        "print(own or 'started')"
    )
    done = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=image,
        env={"DATA_DIR": str(tmp_path), "PYTHONPATH": str(image), "REQUEST_SECONDS": "60"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.strip() == "started", done.stderr


@pytest.mark.parametrize("name", ["compose.yaml", "deploy/kubernetes/referee.yaml"])
def test_the_image_that_is_run_is_of_this_version(name: str) -> None:
    """Image tags equal app.VERSION, the single source of the version."""
    named = re.findall(r"^\s*image: tile-referee(\S*)", (HOUSE / name).read_text(), flags=re.M)
    assert named
    assert set(named) == {f":{VERSION}"}


def test_own_user_health_check_and_locked_packages() -> None:
    assert re.search(r"^USER (?!root)", DOCKERFILE, flags=re.M)
    assert re.search(r"^HEALTHCHECK ", DOCKERFILE, flags=re.M)
    assert "--require-hashes" in DOCKERFILE
    assert len(re.findall(r"^FROM ", DOCKERFILE, flags=re.M)) == 2
