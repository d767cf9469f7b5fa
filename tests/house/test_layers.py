"""Allowed imports between the layers: the table of docs/HOUSE.md, checked on the syntax trees.

A check counts only once it has been seen to fail: planted imports must be caught, and every layer must have
files.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.parsing import nodes_of

HOUSE = Path(__file__).resolve().parents[2]
STANDARD = set(sys.stdlib_module_names) | {"__future__"}
# Standard modules that would give the rules access to a clock, chance, the network or the environment.
IMPURE = {
    "time",
    "datetime",
    "random",
    "secrets",
    "uuid",
    "socket",
    "urllib",
    "http",
    "os",
    "subprocess",
    "asyncio",
}

BASE = {"referee.game", "referee.deadline"}  # what every part of the referee may import

# layer -> what it may import in addition to the standard library and itself
LAYERS: dict[str, set[str]] = {
    "referee": {"babel", "fluent", "fluent_compiler"},
    "formats": {"referee"},
    "vision": {"numpy", "cv2", "PIL", "pillow_heif", "onnxruntime", "referee.tiles", "referee.deadline"},
    "store": {"sqlalchemy", "alembic", "fsspec"},
    "services": {
        "PIL",
        "referee",
        "formats",
        "vision",
        "store",
        "pebble",
        "loky",
        "segno",
        "msgspec",
        "matplotlib",
        "numpy",
        "celery",
        "redis",
        "prometheus_client",
        "cryptography",
    },
    "api_schemas": {"marshmallow", "referee"},
    "api": {
        "apispec",
        "flask",
        "flask_cors",
        "flask_smorest",
        "flask_limiter",
        "webargs",
        "secure",
        "opentelemetry",
        "werkzeug",
        "marshmallow",
        "limits",
        "msgspec",
        "api_schemas",
        "services",
        "referee",
        "server.early_head",
    },
    "web": {"flask"},
    "server": {"gunicorn", "werkzeug"},
    # `serve` starts the server; scores of photos need `vision`, drawings only what is pure Python in it.
    "tile_referee": {
        *("referee", "formats", "api_schemas", "services", "vision.artwork", "settings"),
        *("msgspec", "marshmallow", "gunicorn"),
    },
}


def modules(layer: str) -> list[Path]:
    """Every Python file of a layer; training code runs apart from the service and may import anything."""
    return [p for p in sorted((HOUSE / layer).rglob("*.py")) if "training" not in p.relative_to(HOUSE).parts]


def imports(source: str, path: Path) -> Iterator[str]:
    """Absolute names of all imports of a module, with relative and nested ones."""
    package = path.relative_to(HOUSE).with_suffix("").parts[:-1]
    for node in nodes_of(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # `from referee import tiles` imports referee.tiles: name the deepest existing module.
            for alias in node.names:
                deeper = f"{module}.{alias.name}"
                there = HOUSE / Path(*deeper.split("."))
                yield deeper if there.is_dir() or there.with_suffix(".py").is_file() else module


def inside(name: str, layers: set[str]) -> bool:
    return any(name == layer or name.startswith(layer + ".") for layer in layers)


def complaints(path: Path, source: str) -> list[str]:
    """The imports of this module that its layer does not allow."""
    parts = path.relative_to(HOUSE).parts
    layer = parts[0]
    allowed = {layer} | LAYERS[layer]
    bad = []
    for name in imports(source, path):
        top = name.split(".")[0]
        if layer == "referee" and top in IMPURE:
            bad.append(name)
        if top not in STANDARD and not inside(name, allowed):
            bad.append(name)
    if parts[:2] == ("referee", "tiles"):
        bad += [
            n
            for n in imports(source, path)
            if inside(n, {"referee"}) and not inside(n, {"referee.tiles", *BASE})
        ]
    if parts[:2] == ("referee", "games") and len(parts) > 3:
        own = ".".join(parts[:3])
        kit = {own, *BASE, "referee.tiles"}
        bad += [n for n in imports(source, path) if inside(n, {"referee"}) and not inside(n, kit)]
        if parts[3] == "expansions" and parts[4] != "__init__.py":  # which lists them all
            mine = f"{own}.expansions.{parts[4].removesuffix('.py')}"
            others = [n for n in imports(source, path) if inside(n, {f"{own}.expansions"})]
            bad += [n for n in others if not inside(n, {mine})]
    return sorted(set(bad))


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_it_may(layer: str) -> None:
    files = modules(layer)
    assert files, f"the layer {layer} is empty: this test would pass over nothing"
    assert {str(p.relative_to(HOUSE)): c for p in files if (c := complaints(p, p.read_text()))} == {}


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("referee/game/interface.py", "import flask"),
        ("referee/game/interface.py", "import numpy as np"),
        ("referee/game/interface.py", "from time import monotonic"),
        ("referee/tiles/model/board.py", "from referee.games.carcassonne import CARCASSONNE"),
        ("referee/tiles/model/board.py", "from ... import say"),
        ("referee/games/carcassonne/base_game.py", "from referee.games.gold_rush import rules"),
        ("referee/games/carcassonne/base_game.py", "from referee.say import speaker"),
        ("referee/games/carcassonne/expansions/river.py", "from . import abbey\nfrom .abbey import A"),
        (
            "referee/games/carcassonne/expansions/hills_and_sheep/hills.py",
            "from referee.games.carcassonne.expansions import river",
        ),
        ("vision/settle.py", "from referee.games import GAMES"),
        ("vision/settle.py", "def f():\n    import sqlalchemy"),
        ("store/tables.py", "import services.photos.service"),
        ("services/photos/service.py", "from flask import current_app"),
        ("api_schemas/positions/position.py", "from api import photos"),
        ("api/routes/photos.py", "from store import session"),
        ("api/routes/photos.py", "from vision.pipeline import recognise"),
        ("tile_referee/position.py", "from vision.pipeline import recognise"),
        ("formats/notation.py", "from services.infra import codec"),
        ("tile_referee/position.py", "from api.http import problem"),
    ],
)
def test_planted_imports_are_caught(where: str, source: str) -> None:
    assert complaints(HOUSE / where, source)


def test_only_settings_reads_the_environment() -> None:
    readers = [
        str(p.relative_to(HOUSE))
        for layer in [*LAYERS, "app.py"]
        for p in (modules(layer) if not layer.endswith(".py") else [HOUSE / layer])
        if "os.environ" in p.read_text() or "getenv" in p.read_text()
    ]
    assert readers == []
    assert "os.environ" in (HOUSE / "settings.py").read_text()
