"""Dependencies: exact versions with hashes, compatible licences, no known vulnerabilities."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from tests.house.licences import GOES_WITH_OURS, LIST, LOCK, ROOT, licences, needed


def test_every_dependency_is_pinned_with_hashes() -> None:
    for lock in (LOCK, ROOT / "requirements-test.lock"):
        pins = re.split(r"^(?=[a-z0-9])", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
        assert len(pins) > 20
        assert [pin.split()[0] for pin in pins if "==" not in pin or "--hash=sha256:" not in pin] == []


def test_every_licence_goes_with_ours() -> None:
    found = licences()
    assert len(found) > 20
    assert {name: licence for name, licence in found.items() if not GOES_WITH_OURS.search(licence)} == {}


def test_the_list_of_licences_names_every_package() -> None:
    listed = set(re.findall(r"^\| ([a-z0-9.-]+) \|", LIST.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(licences()) - listed == set()
    assert listed - needed() - {"package"} == set()


def test_no_known_hole_in_any_dependency() -> None:
    """Uses pip-audit, if its database can be reached."""
    command = [sys.executable, "-m", "pip_audit", "-r", str(LOCK), "--require-hashes", "--disable-pip"]
    done = subprocess.run(
        [*command, "-f", "json", "--progress-spinner=off", "--timeout=5"],
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except ValueError:
        pytest.skip(f"pip-audit's database cannot be reached: {done.stderr.strip()[-200:]}")
    audited = [one for one in packages if "skip_reason" not in one]
    if not audited:
        pytest.skip("pip-audit's database cannot be reached: it knows none of the packages")
    assert {one["name"]: one["vulns"] for one in audited if one["vulns"]} == {}
