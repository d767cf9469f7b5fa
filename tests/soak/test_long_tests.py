"""The tests that the suite leaves out: which they are, and that they passed when they ran last."""

from __future__ import annotations

import json
from pathlib import Path

from tests.long_tests import listed
from tests.soak.long_tests import RESULT, outcomes


def test_all_passed_when_they_ran_last() -> None:
    rows = json.loads(RESULT.read_text("utf-8"))
    for test in listed():
        variants = {row for row in rows if row == test or row.partition("[")[0] == test}
        assert variants, f"{test}: python -m tests.soak.long_tests --write"
        for row in variants:
            assert rows[row].startswith("passed "), row


def test_the_outcome_of_each_test_is_read(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        """<testsuites><testsuite>
        <testcase classname="tests.web.test_a" name="test_b[c.d]"/>
        <testcase classname="" name="tests.web.test_c"><skipped message="needs more"/></testcase>
        <testcase classname="tests.web.test_a" name="test_e"><failure message="wrong"/></testcase>
        </testsuite></testsuites>"""
    )
    assert outcomes(report) == {
        "tests/web/test_a.py::test_b[c.d]": "passed",
        "tests/web/test_a.py::test_e": "failure",
    }
