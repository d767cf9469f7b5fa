"""Break one line of the rules at a time and show that some scenario notices. Run by hand:

    python -m tests.games.mutate            every mutation, with the scenarios that notice it
    python -m tests.games.mutate road       only those whose name contains a word
    python -m tests.games.mutate --write    the results are written to mutate.json, one by one
    python -m tests.games.mutate --missing  only those that mutate.json does not have

Each mutation is made in a copy of `referee`; the working tree is not touched. It is an error if the line of a
mutation no longer occurs exactly once in its file: update it in mutations_*.py. `test_mutations.py` runs a
few mutations with the other tests. The last result of each is in mutate.json.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from tests.games.mutations_amazonas import AMAZONAS
from tests.games.mutations_base import BASE, Mutation
from tests.games.mutations_dorra import DORRA
from tests.games.mutations_expansions import EXPANSIONS
from tests.games.mutations_gold_rush import GOLD_RUSH
from tests.games.mutations_maps import MAPS

ROOT = Path(__file__).resolve().parents[2]
MUTATIONS = (*BASE, *EXPANSIONS, *GOLD_RUSH, *AMAZONAS, *DORRA, *MAPS)
RESULT = Path(__file__).with_suffix(".json")
UNNOTICED = "unnoticed"


def sources(root: Path = ROOT) -> dict[Path, str]:
    """The text of each file with rules."""
    return {path: path.read_text(encoding="utf-8") for path in root.glob("referee/**/*.py")}


def place(mutation: Mutation, texts: dict[Path, str]) -> Path:
    """The file with the line. Raises LookupError unless the line occurs exactly once."""
    found = {path: text.count(mutation.right) for path, text in texts.items()}
    if sum(found.values()) != 1:
        raise LookupError(
            f"{mutation.name}: the line is there {sum(found.values())} times: {mutation.right!r}"
        )
    return max(found, key=lambda path: found[path])


def noticed(mutation: Mutation, *more: str) -> list[str]:
    """The ids of the scenarios that fail with this mutation.

    `more`: "--first" for only the first, and ids of scenarios to try before the others.

    Raises LookupError if nothing can run at all.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("referee", "catalog", "locales", "tests/games"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("*.gz"))
        path = place(mutation, sources(copy))
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(mutation.right, mutation.wrong), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "tests.games.mutate", "--here", *more],
            cwd=copy,
            text=True,
            capture_output=True,
            check=False,
            timeout=120,
        )
        if done.returncode:
            raise LookupError(f"{mutation.name}: nothing runs then: {done.stderr.strip().splitlines()[-1]}")
        return done.stdout.split()


def failing_here(soon: Collection[str] = ()) -> Iterator[str]:
    """The ids of the scenarios that fail in this copy; these are tried first."""
    from referee.games import game
    from tests.games.cases import CASES
    from tests.games.runner import run

    for case in sorted(CASES, key=lambda case: case.id not in soon):
        try:
            if run(case, game(case.game))[0]:
                yield case.id
        except Exception:  # a crash counts as noticed, too
            yield case.id


def kept() -> dict[str, str]:
    """The last result of each mutation: the scenarios that notice it."""
    rows: dict[str, str] = json.loads(RESULT.read_text("utf-8"))
    return rows


def keep(rows: dict[str, str]) -> None:
    """Write the results of the mutations that still exist, in their order."""
    rows = {one.name: rows[one.name] for one in MUTATIONS if one.name in rows}
    RESULT.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main(words: list[str]) -> int:
    """Print which scenarios notice which mutation. Returns 1 if one goes unnoticed."""
    if words[:1] == ["--here"]:
        found = failing_here(words[1:])
        print("\n".join(islice(found, 1) if "--first" in words else found))
        return 0
    wanted = [word for word in words if not word.startswith("--")]
    chosen = [mutation for mutation in MUTATIONS if all(word in mutation.name for word in wanted)]
    rows = kept()
    if "--missing" in words:
        chosen = [mutation for mutation in chosen if mutation.name not in rows]
    unnoticed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each waits for a separate process
        for mutation, by in zip(chosen, pool.map(noticed, chosen), strict=True):
            unnoticed += not by
            more = f" and {len(by) - 6} more" if len(by) > 6 else ""
            rows[mutation.name] = ", ".join(by[:6]) + more if by else UNNOTICED
            print(mutation.name, rows[mutation.name], sep=": ", flush=True)
            if "--write" in words:
                keep(rows)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
