"""The documents: their links lead somewhere, and the map of the code names every package."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, check=True, text=True, capture_output=True
).stdout.splitlines()
DOCUMENTS = [path for path in TRACKED if path.endswith(".md") and "/vendor/" not in path]
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
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


@pytest.mark.parametrize("document", ["docs/HOUSE.md", "CONTRIBUTING.md", "README.md", "docs/GLOSSARY.md"])
def test_files_named_in_guides_exist(document: str) -> None:
    named = PATH.findall((ROOT / document).read_text(encoding="utf-8"))
    assert [one for one in named if one.split("/")[0] in FOLDERS and not (ROOT / one).exists()] == []


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
