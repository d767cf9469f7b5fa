"""Run the tests that the suite leaves out (tests/long_tests.toml).

    python -m tests.soak.long_tests [--write] [PYTEST ARGUMENT ...]

With `--write` the outcomes are written to long_tests.json. Arguments choose some of them (a file, `-k WORD`).
"""

from __future__ import annotations

import argparse
import datetime
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

from tests.soak.results import renew

RESULT = Path(__file__).with_name("long_tests.json")


def outcomes(report: Path) -> dict[str, str]:
    """What became of each test, from a report in JUnit's format."""
    found = {}
    for case in ET.parse(report).iter("testcase"):
        if not case.attrib["classname"]:
            continue  # a module that was skipped when it was collected
        name = f"{case.attrib['classname'].replace('.', '/')}.py::{case.attrib['name']}"
        wrong = [part for part in case if part.tag in ("failure", "error", "skipped")]
        found[name] = wrong[0].tag if wrong else "passed"
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--write", action="store_true", help="keep the outcomes")
    options, more = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "--long", "-n", "2", "--dist", "worksteal"]
        done = subprocess.run([*command, f"--junitxml={report}", *more], check=False)
        if options.write and report.exists():
            day = datetime.datetime.now(datetime.UTC).date().isoformat()
            renew(RESULT, {test: f"{what} {day}" for test, what in outcomes(report).items()})
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
