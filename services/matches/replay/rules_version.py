"""The version of the rules in force, stored with each change."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import referee

DOCSTRING = re.compile(r'\A"""[\s\S]*?"""\n')
IMPORT = re.compile(r"^[ \t]*(?:from [\w.]+ )?import (?:\([^)]*\)|[^\n]*)\n", re.MULTILINE)
STATEMENT = re.compile(  # with its decorators
    r"^(?:@.*\n(?:[ \t)].*\n)*)*[^\s@#].*(?:\n(?:[ \t)\]}].*)?)*", re.MULTILINE
)


@cache
def rules_version() -> str:
    """A hash of the rules in force: two matches recorded under the same one were judged alike. In which
    module a statement stands and what that imports do not count."""
    sources = (path.read_text(encoding="utf-8") for path in Path(referee.__file__).parent.rglob("*.py"))
    return rules_digest(sources)


def rules_digest(sources: Iterable[str]) -> str:
    """The hash of the statements of these modules, in whatever order."""
    bare = (IMPORT.sub("", DOCSTRING.sub("", source)) for source in sources)
    statements = {found.strip() for source in bare for found in STATEMENT.findall(source)}
    parts = sorted(hashlib.sha256(one.encode()).digest() for one in statements)
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]
