"""The packages inside the layers: small, layered, and importing only what the table names.

Like the table of layers (test_layers.py), the guard is itself tested with planted imports.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from tests.house.test_layers import HOUSE, imports

MOST_MODULES = 15  # of a package, not counting __init__.py
MOST_LEVELS = 6  # of the import graph of a package's own modules

# package -> the packages of the same layer that it may import, from the lowest layer up
SERVICES = {
    "settings": set(),
    "infra": {"settings"},
    "jobs": {"infra"},
    "catalogs": {"infra"},
    "rulings": {"infra"},
    "photos": {"settings", "infra", "jobs", "catalogs"},
    "matches": {"infra", "jobs", "catalogs", "rulings", "photos"},
    "enrolment": {"infra", "jobs", "catalogs", "photos"},
    "operations": {"settings", "infra", "jobs", "photos", "matches"},
    "cli": {"infra", "jobs", "rulings", "photos"},
    "container": {
        *("settings", "infra", "jobs", "catalogs", "rulings", "photos", "matches", "enrolment"),
        "operations",
    },
}
VISION = {
    "arrays": set(),
    "errors": set(),
    "parameters": set(),
    "json_dataclass": set(),
    "reading": {"json_dataclass"},
    "models": set(),
    "artwork": set(),
    "serializer": {"reading"},
    "image": {"errors", "json_dataclass", "reading"},
    "labels": {"artwork", "reading"},
    "grid": {"errors", "image", "models", "reading"},
    "tiles": {"grid", "image", "labels", "models", "reading"},
    "solver": {"labels", "parameters", "reading"},
    "enrolment": {
        *("artwork", "errors", "grid", "image", "json_dataclass", "labels", "models", "reading"),
    },
    "figures": {"artwork", "image", "labels", "models", "reading", "solver", "tiles"},
    "scene": {
        *("errors", "grid", "image", "labels", "models", "parameters", "reading", "score_track"),
        *("solver", "tiles"),
    },
    "maps": {"grid", "image", "reading", "scene"},
    "score_track": {"figures", "image", "models", "reading"},
    "single_tile": {"grid", "image", "labels", "models", "reading", "tiles"},
    "settle": {"figures", "labels", "parameters", "reading", "solver"},
    "memory": {"parameters"},
    "box_learning": {
        *("enrolment", "labels", "models", "parameters", "reading", "settle", "solver", "tiles"),
    },
    "reading_steps": {
        *("box_learning", "errors", "figures", "grid", "image", "labels", "maps", "memory", "models"),
        *("parameters", "reading", "scene", "score_track", "solver", "tiles"),
    },
    "pipeline": {
        *("enrolment", "errors", "grid", "image", "maps", "memory", "models", "reading", "serializer"),
        *("settle", "solver", "reading_steps"),
    },
}
TILES = {
    "model": set(),
    "rules": {"model"},
    "io": {"model", "rules"},
    "play": {"model", "rules"},
    "lookahead": {"model", "rules", "play"},
    "tile_game": {"model", "rules", "io", "play", "lookahead"},
}
API = {"http": set(), "openapi": {"http"}, "routes": {"http"}}
API_SCHEMAS = {
    "common": set(),
    "catalogs": {"common"},
    "positions": {"common", "catalogs"},
    "games": {"common", "catalogs", "positions"},
    "rulings": {"common", "catalogs", "positions", "games"},
    "photos": {"common", "catalogs", "positions", "games"},
    "matches": {"common", "positions", "games", "rulings"},
}
EVERYWHERE = {"arrays"}  # names of types only
PACKAGES: dict[str, dict[str, set[str]]] = {
    "services": SERVICES,
    "vision": VISION,
    "referee/tiles": TILES,
    "api": API,
    "api_schemas": API_SCHEMAS,
}
PAGE = {
    "lib": set(),
    "net": {"lib"},
    "tile": {"lib", "net"},
    "picker": {"lib", "net", "tile"},
    "score": {"lib", "net", "tile"},
    "board": {"lib", "net", "tile", "picker", "score"},
    "match": {"picker", "lib", "net", "tile", "score", "board"},
    "games": {"lib", "net", "tile", "picker", "score", "board", "match"},
    "editor": {"lib", "net", "tile", "picker", "score", "board", "games"},
    "dispute": {"lib", "net", "tile", "picker", "score", "editor"},
    "game-screens": {"lib", "net", "tile", "picker", "score", "board", "match", "games", "editor"},
    "screens": {
        *("lib", "net", "tile", "picker", "score", "board", "match", "games", "editor", "dispute"),
        "game-screens",
    },
}
CALL = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']""")


def part(name: str, layer: str) -> str:
    """The package (or module) of a layer that a dotted name belongs to; "" for anything else."""
    inside = name.split(".")[len(layer.split("/")) :]
    return inside[0] if name.startswith(layer.replace("/", ".") + ".") and inside else ""


def python_complaints(path: Path, source: str, layer: str, table: Mapping[str, set[str]]) -> list[str]:
    own = path.relative_to(HOUSE / layer).with_suffix("").parts[0]
    allowed = {"", own} | table.get(own, set()) | EVERYWHERE
    return sorted({name for name in imports(run_time(source), path) if part(name, layer) not in allowed})


def page_complaints(path: Path, source: str) -> list[str]:
    folder = HOUSE / "web/js"
    own = path.relative_to(folder).parts[0]
    allowed = {folder / package for package in {own} | PAGE.get(own, set())}
    if own == "lib":
        allowed.add(HOUSE / "web/vendor")
    targets = [(path.parent / target).resolve() for target in CALL.findall(source)]
    return sorted(str(t) for t in targets if not allowed & set(t.parents))


def levels(imported: Mapping[str, Iterable[str]]) -> int:
    """How many levels an import graph has; a cycle is an error."""
    known: dict[str, int] = {}

    def level(module: str, above: tuple[str, ...]) -> int:
        assert module not in above, f"a cycle of imports: {' -> '.join([*above, module])}"
        if module not in known:
            below = [level(one, (*above, module)) for one in imported[module] if one in imported]
            known[module] = 1 + max(below, default=0)
        return known[module]

    return max((level(module, ()) for module in imported), default=0)


@pytest.mark.parametrize("layer", PACKAGES)
def test_a_package_imports_only_those_that_the_table_names(layer: str) -> None:
    files = [
        path
        for path in (HOUSE / layer).rglob("*.py")
        if path.parent != HOUSE / layer or path.stem != "__init__"
    ]
    table = PACKAGES[layer]
    found = {str(p): bad for p in files if (bad := python_complaints(p, p.read_text(), layer, table))}
    assert found == {}
    there = {path.relative_to(HOUSE / layer).with_suffix("").parts[0] for path in files}
    assert there - {"migrations"} == set(table)


@pytest.mark.parametrize("layer", [*PACKAGES, "page"])
def test_the_table_has_layers(layer: str) -> None:
    assert levels(PACKAGES.get(layer, PAGE)) > 1


def test_a_package_of_the_page_imports_only_those_that_the_table_names() -> None:
    folder = HOUSE / "web/js"
    files = [path for path in folder.rglob("*.js") if path.parent != folder]
    assert len(files) > 100
    assert {str(p): bad for p in files if (bad := page_complaints(p, p.read_text()))} == {}


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("services/infra/clock.py", "from services.photos.service import Photos"),
        ("services/photos/service.py", "def f():\n    from services.matches import repository"),
        ("vision/image/loading.py", "from vision.grid import search"),
        ("vision/solver/solution.py", "from vision.figures.detection import see_figures"),
        ("referee/tiles/model/board.py", "from referee.tiles.rules.book import Book"),
        ("referee/tiles/play/scoring.py", "from referee.tiles.lookahead import gaps"),
        ("api/http/problem.py", "from api.routes import photos"),
        ("api_schemas/common/schema.py", "from api_schemas.matches.answers import MatchSchema"),
    ],
)
def test_planted_imports_are_caught(where: str, source: str) -> None:
    layer = next(one for one in PACKAGES if where.startswith(one + "/"))
    assert python_complaints(HOUSE / where, source, layer, PACKAGES[layer])


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("lib/dom.js", 'import { ask } from "../net/api.js";'),
        ("lib/dom.js", 'import {\n  ask,\n  newKey,\n} from "../net/api.js";'),
        ("lib/dom.js", 'import "../net/api.js";'),
        ("board/view/stage.js", 'const late = () => import("../../screens/start/start.js");'),
        ("games/rules.js", 'export { x } from "../editor/opening.js";'),
    ],
)
def test_planted_imports_of_the_page_are_caught(where: str, source: str) -> None:
    assert page_complaints(HOUSE / "web/js" / where, source)


def folders(layer: str, kind: str) -> dict[Path, list[Path]]:
    """The modules of every folder."""
    found: dict[Path, list[Path]] = {}
    for path in sorted((HOUSE / layer).rglob(f"*.{kind}")):
        if path.stem != "__init__":
            found.setdefault(path.parent, []).append(path)
    return found


@pytest.mark.parametrize(("layer", "kind"), [("api", "py"), ("services", "py"), ("web/js", "js")])
def test_a_game_without_tiles_is_named_only_in_its_own_packages(layer: str, kind: str) -> None:
    own = {"games", "game-screens"}
    named = [
        str(path)
        for path in (HOUSE / layer).rglob(f"*.{kind}")
        if not own & set(path.relative_to(HOUSE / layer).parts) and "dorra" in path.read_text().lower()
    ]
    assert named == []


LAYERS = ("services", "vision", "referee", "api", "api_schemas", "store", "server", "training")


@pytest.mark.parametrize(
    ("layer", "kind"), [*((layer, "py") for layer in LAYERS), ("web/js", "js"), ("tests/js", "js")]
)
def test_no_package_has_too_many_modules(layer: str, kind: str) -> None:
    found = folders(layer, kind)
    assert found
    full = {str(folder): len(files) for folder, files in found.items() if len(files) > MOST_MODULES}
    assert full == {}, f"at most {MOST_MODULES} modules in a folder: move related ones into a package of it"


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if layer != "training"])
def test_the_modules_of_a_package_form_few_levels(layer: str) -> None:
    deep = {}
    for folder, files in folders(layer, "py").items():
        package = ".".join(folder.relative_to(HOUSE).parts)
        names = {f"{package}.{path.stem}": path for path in files}
        graph = {
            name: [one for one in imports(run_time(path.read_text()), path) if one in names and one != name]
            for name, path in names.items()
        }
        if (found := levels(graph)) > MOST_LEVELS:
            deep[package] = found
    assert deep == {}


def run_time(source: str) -> str:
    """Without what only the type checker imports."""
    return re.sub(r"(?m)^if TYPE_CHECKING:\n(?:(?:    .*)?\n)+", "\n", source)
