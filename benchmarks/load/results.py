"""Update benchmarks/load/README.md, which holds the last results, a section for each benchmark."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

RESULTS = Path(__file__).with_name("README.md")
HEAD = "# Under load\n\nRatios within one run, and counts; each benchmark writes its section (`--write`).\n"


def write(title: str, words: str, lines: Sequence[str]) -> None:
    """Replace the section with this title, or append it."""
    text = RESULTS.read_text() if RESULTS.is_file() else HEAD
    section = f"\n## {title}\n\n{words.strip()}\n\n" + "\n".join(lines) + "\n"
    pattern = re.compile(rf"\n## {re.escape(title)}\n.*?(?=\n## |\Z)", re.DOTALL)
    text = pattern.sub(lambda _: section.rstrip("\n"), text) if pattern.search(text) else text + section
    RESULTS.write_text(text.rstrip("\n") + "\n")
