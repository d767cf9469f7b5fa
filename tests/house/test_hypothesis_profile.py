"""Every property test uses the one profile of tests/conftest.py: none fails because the machine is busy
(29.22), and none repeats the settings of the profile."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import HealthCheck, settings

TESTS = Path(__file__).resolve().parents[1]
REPEATED = re.compile(r"settings\([^)]*(deadline|suppress_health_check)")


def test_no_property_fails_because_the_machine_is_busy() -> None:
    assert settings().deadline is None
    assert HealthCheck.too_slow in settings().suppress_health_check


def test_one_hypothesis_profile_for_all_tests() -> None:
    known = (TESTS / "conftest.py", Path(__file__))
    found = (path for path in sorted(TESTS.rglob("*.py")) if path not in known)
    assert [path.name for path in found if REPEATED.search(path.read_text(encoding="utf-8"))] == []
