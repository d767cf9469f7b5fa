"""The licences of the runtime dependencies, from pip-licenses: docs/licences.md.

python -m tests.house.licences --write
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST, LOCK = ROOT / "docs" / "licences.md", ROOT / "requirements.lock"
HEAD = """# Licences of what the program needs to run

Made by `python -m tests.house.licences --write` from the packages of `requirements.lock`;
`tests/house/test_dependencies.py` fails on a licence that is not known to go with ours (MIT). Fonts and the
page's modules of others (`web/vendor`) have their licences next to their files.

| package | licence |
|---|---|
"""
GOES_WITH_OURS = re.compile(
    r"MIT|BSD|Apache|Python Software Foundation|PSF|ISC|MPL[- ]2|Mozilla Public License 2|LGPL|Lesser General"
    r"|HPND|Historical Permission|zlib|Unlicense|0BSD|CC0|Public Domain",
    re.IGNORECASE,
)


def needed() -> set[str]:
    """The packages of the lock file."""
    return set(re.findall(r"^([a-z0-9][a-z0-9._-]*)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE))


@cache
def licences() -> dict[str, str]:
    """The installed ones of them, by name."""
    command = [sys.executable, "-m", "piplicenses", "--format=json", "--from=mixed"]
    rows = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    found = {re.sub(r"[-_.]+", "-", row["Name"]).lower(): " ".join(row["License"].split()) for row in rows}
    return {name: found[name] for name in sorted(needed()) if name in found}


def text() -> str:
    """The list."""
    rows = [
        f"| {name} | {licence if len(licence) < 80 else licence[:77] + '...'} |"
        for name, licence in licences().items()
    ]
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        LIST.write_text(text(), encoding="utf-8")
    else:
        print(text())
