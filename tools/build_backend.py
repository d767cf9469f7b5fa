"""The build backend: setuptools, with all packages of a wheel inside `tile_referee`.

In the checkout, `referee`, `vision`, `api` and the others are top-level packages. In site-packages such names
would collide with other projects, so a wheel has them in `tile_referee._internal`, with imports rewritten.
Own code because no build backend can move a package and its imports.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401   # hooks that need no change
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

PUBLIC, PRIVATE = "tile_referee", "tile_referee._internal"
PACKAGES = (
    *("referee", "formats", "api_schemas", "services", "vision", "store", "api", "web", "server"),
    *("catalog", "locales"),
)
MODULES = {  # file in the checkout -> file in the private package
    "app.py": "app.py",
    "settings.py": "settings.py",
    "worker.py": "worker.py",
    "manage.py": "manage.py",
    "gunicorn.conf.py": "gunicorn_conf.py",
}
BESIDE = ("pyproject.toml", "README.md", "LICENSE")
MOVED = {*PACKAGES, *(Path(name).stem for name in MODULES)}
DOTTED = re.compile(r"[a-z_][a-z_0-9]*(\.[a-z_][a-z_0-9]*)*(:[A-Za-z_]\w*(\(\))?)?")


def build_wheel(
    wheel_directory: str,
    config_settings: dict[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build a wheel from a copy of the checkout with all packages moved into one."""
    directory = str(Path(wheel_directory).resolve())
    with tempfile.TemporaryDirectory() as folder:
        stage(Path.cwd(), Path(folder))
        with _inside(Path(folder)):
            return str(build_meta.build_wheel(directory, config_settings))


def build_editable(
    wheel_directory: str,
    config_settings: dict[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build an editable wheel: the checkout itself is on the path, for type checkers too."""
    settings = {"editable_mode": "compat", **(config_settings or {})}
    return str(build_meta.build_editable(wheel_directory, settings, metadata_directory))


def stage(checkout: Path, folder: Path) -> None:
    """Copy the checkout's packages into `folder` as they are in a wheel."""
    for name in BESIDE:
        shutil.copy(checkout / name, folder / name)
    clean = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")
    shutil.copytree(checkout / PUBLIC, folder / PUBLIC, ignore=clean)
    private = folder.joinpath(*PRIVATE.split("."))
    private.mkdir()
    (private / "__init__.py").write_text('"""The packages of the project; no public interface."""\n')
    for name in PACKAGES:
        if (checkout / name).is_dir():
            shutil.copytree(checkout / name, private / name, ignore=clean)
    for name, target in MODULES.items():
        shutil.copy(checkout / name, private / target)
    for path in sorted((folder / PUBLIC).rglob("*.py")):
        path.write_text(moved(path.read_text(encoding="utf-8"), checkout), encoding="utf-8")


def moved(source: str, checkout: Path) -> str:
    """Return a module with the project's packages imported from their place in a wheel.

    Strings that name a module of the project ("vision.pipeline:recognise") are rewritten too.
    """
    lines = source.encode().splitlines(keepends=True)  # columns of the syntax tree count bytes
    edits = sorted(_edits(ast.parse(source), checkout), reverse=True)
    for row, first, last, text in edits:
        line = lines[row - 1]
        if text[0] in "\"'" and line[first : first + 1] not in (b'"', b"'"):
            continue  # a part of an f-string
        lines[row - 1] = line[:first] + text.encode() + line[last:]
    return b"".join(lines).decode()


Edit = tuple[int, int, int, str]  # line, first and last column, new text


def _edits(tree: ast.Module, checkout: Path) -> Iterator[Edit]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and not node.level and _is_moved(node.module or ""):
            first = node.col_offset + len("from ")
            yield node.lineno, first, first + len(node.module or ""), f"{PRIVATE}.{node.module}"
        elif isinstance(node, ast.Import) and any(_is_moved(alias.name) for alias in node.names):
            if node.lineno != node.end_lineno:
                raise ValueError(f"line {node.lineno}: an import of several lines")
            yield node.lineno, node.col_offset, node.end_col_offset or 0, "; ".join(_imports(node))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _names(node.value, checkout):
            yield node.lineno, node.col_offset, node.end_col_offset or 0, repr(f"{PRIVATE}.{node.value}")


def _imports(node: ast.Import) -> Iterator[str]:
    """Yield statements that import the same modules under the same names."""
    for alias in node.names:
        top, _, below = alias.name.partition(".")
        name = alias.asname and f" as {alias.asname}"
        if not _is_moved(alias.name):
            yield f"import {alias.name}{name or ''}"
        elif name:
            yield f"import {PRIVATE}.{alias.name}{name}"
        else:
            if below:
                yield f"import {PRIVATE}.{alias.name}"
            yield f"from {PRIVATE} import {top}"


def _is_moved(module: str) -> bool:
    return module.partition(".")[0] in MOVED


def _names(text: str, checkout: Path) -> bool:
    """Return whether a string names a module of the project, or something in it."""
    module, colon, _ = text.partition(":")
    if not DOTTED.fullmatch(text) or not _is_moved(text.partition(":")[0]) or not (colon or "." in module):
        return False
    path = checkout.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
