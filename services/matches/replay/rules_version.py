"""The version of the rules in force, stored with each change."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import referee

IMPORT = re.compile(r"^[ \t]*(?:from [\w.]+ )?import (?:\([^)]*\)|[^\n]*)\n", re.MULTILINE)


@cache
def rules_version() -> str:
    """A hash of the rules in force: two matches recorded under the same one were judged alike. Where a module
    stands and what it imports do not count."""
    sources = (path.read_text(encoding="utf-8") for path in Path(referee.__file__).parent.rglob("*.py"))
    return rules_digest(sources)


def rules_digest(sources: Iterable[str]) -> str:
    """The hash of these modules, in whatever order."""
    parts = sorted(hashlib.sha256(IMPORT.sub("", source).encode()).digest() for source in sources)
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]
