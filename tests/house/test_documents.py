"""The documents: their links lead somewhere, what they name in the code exists, settings and figures are
those of the code and of the last results, and the map of the code names every package.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from settings import Settings

ROOT = Path(__file__).resolve().parents[2]
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, check=True, text=True, capture_output=True
).stdout.splitlines()
DOCUMENTS = [path for path in TRACKED if path.endswith(".md") and "/vendor/" not in path]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
PATH = re.compile(r"`([a-z_0-9]+(?:/[\w.-]+)+)`")  # of a file or folder, from the root


def anchors(text: str) -> set[str]:
    """The anchors that GitHub makes of the headings."""
    headings = re.findall(r"^#+ +(.+?)\s*$", FENCED.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in headings}


def dead(document: str) -> list[str]:
    """The relative links of a document that lead nowhere."""
    path, found = ROOT / document, []
    for link in LINK.findall(FENCED.sub("", path.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        to = (path.parent / file).resolve() if file else path
        if not to.exists() or (anchor and anchor not in anchors(to.read_text(encoding="utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    assert not dead(document)


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Two words\n[a](#two-words) [b](#three) [c](none.md) [d](https://example.org)\n")
    assert dead(str(page)) == ["#three", "none.md"]


def unknown_names(text: str) -> list[str]:
    """The files, tests, modules and names in files that a text mentions and the code does not have."""
    found = [one for one in PATH.findall(text) if one.split("/")[0] in FOLDERS and not (ROOT / one).exists()]
    found += [name for name in TEST_FILE.findall(text) if len(paths_of(name)) != 1]
    found += [name for name in TEST.findall(text) if not any(map(re.compile(name).match, TESTS))]
    for module in MODULE.findall(text):
        path = ROOT / module.replace(".", "/")
        if not path.with_suffix(".py").is_file() and not (path / "__main__.py").is_file():
            found.append(module)
    for name, file in NAMED_IN.findall(text):
        if not any(re.search(rf"\b{name}\b", (ROOT / path).read_text()) for path in paths_of(file)):
            found.append(f"{name} in {file}")
    return found


def paths_of(name: str) -> list[str]:
    return [path for path in TRACKED if path == name or path.endswith(f"/{name}")]


TEST_FILE = re.compile(r"`((?:[\w/]+/)?test_\w+\.py)\b")
TEST = re.compile(r"::(test_\w+?)(?:_?\.\.\.)?`")  # "test_a_cache_keeps_..." stands for a longer name
MODULE = re.compile(r"python3? -m ((?:benchmarks|tests|training|vision)[.\w]*)")
NAMED_IN = re.compile(r"`(\w+)`\s+(?:in|of)\s+(?:the\s+)?`([\w/]+\.(?:py|js|toml))`")
TESTS = {
    name
    for path in TRACKED
    if re.search(r"/test_\w+\.py$", path)
    for name in re.findall(r"^def (test_\w+)", (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if path != "CHANGELOG.md"])
def test_what_documents_name_exists(document: str) -> None:
    assert unknown_names((ROOT / document).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "wrong",
    [
        "`tests/house/none.py`",
        "`test_none.py`",
        "`test_gold_rush.py`",  # in three folders
        "`test_documents.py::test_what_none_...`",
        "`python -m tests.none`",
        "`NONE` in `settings.py`",
    ],
)
def test_a_name_that_the_code_lacks_is_noticed(wrong: str) -> None:
    assert unknown_names(wrong)


def test_the_settings_of_operations_exist_and_are_all_there() -> None:
    table = (ROOT / "docs/operations.md").read_text(encoding="utf-8").partition("## Deployments")[0]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    listed = {name for row in rows for name in CODE.findall(row)}
    settings = {name.upper() for name in Settings.__dataclass_fields__}
    assert listed - settings == {"LIMIT_*"}
    assert settings - listed - {name for name in settings if name.startswith("LIMIT_")} == set()


def test_the_figures_of_the_readme_are_the_last_results() -> None:
    results = (ROOT / "training/evaluation/results/README.md").read_text(encoding="utf-8")
    unseen = results.partition("## unseen")[2].partition("## ")[0]
    tiles = re.search(r"Tiles (\d+)/(\d+)", unseen)
    figures = re.search(r"recall (\d+)/(\d+).*\((\d+) false\)", unseen)
    assert tiles
    assert figures
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"{tiles[1]} of {tiles[2]} tiles were right" in text
    assert f"{figures[1]} of {figures[2]} figures were found, with {figures[3]} false" in text


FOLDERS = {path.split("/")[0] for path in TRACKED if "/" in path}


def test_the_map_of_the_code_names_every_package() -> None:
    text = (ROOT / "docs/HOUSE.md").read_text(encoding="utf-8")
    packages = {
        path.split("/")[0] for path in TRACKED if path.count("/") == 1 and path.endswith("__init__.py")
    }
    inner = {
        f"{area}/{path.split('/')[1]}"
        for path in TRACKED
        for area in ("services", "vision", "referee/tiles")
        if re.fullmatch(rf"{area}/\w+/__init__.py", path)
    }
    missing = [one for one in sorted(packages) if f"`{one}`" not in text and f"`{one}/" not in text]
    missing += [one for one in sorted(inner) if f"`{one.split('/')[-1]}`" not in text]
    assert missing == []
