"""Freed memory is kept for the next picture, up to a limit, where the C library can do that."""

from __future__ import annotations

import json
import platform
import subprocess
import sys

import pytest

from tests.soak.photo_memory import RESULT

FAULTS = """
import resource
import numpy as np
from vision.memory import keep_freed_memory

def faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(40):
        np.ones(2_000_000, np.float32)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

before = faults()
assert keep_freed_memory()
faults()
print(before, faults())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can keep freed memory")
def test_arrays_of_the_next_picture_take_pages_that_are_there() -> None:
    done = subprocess.run([sys.executable, "-c", FAULTS], capture_output=True, text=True, check=True)
    before, after = map(int, done.stdout.split())
    assert after < before / 4


RETURNED = """
import numpy as np
from dataclasses import replace
from vision import memory

memory.keep_freed_memory()
small = [np.ones(250_000, np.float32) for _ in range(200)]  # a MB each: not mapped on its own
last = np.ones(250_000, np.float32)  # keeps the heap from shrinking at its end
memory.PARAMETERS = replace(memory.PARAMETERS, min_resident_mib=1 << 20)
full = memory.resident_mib()
del small
assert not memory.return_freed_memory()  # of a process that is not large
kept = memory.resident_mib()
memory.PARAMETERS = replace(memory.PARAMETERS, min_resident_mib=1)
assert memory.return_freed_memory()
print(full, kept, memory.resident_mib())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can return freed memory")
def test_a_large_process_returns_freed_memory_before_the_largest_arrays() -> None:
    done = subprocess.run([sys.executable, "-c", RETURNED], capture_output=True, text=True, check=True)
    full, kept, left = map(int, done.stdout.split())
    assert kept > full - 20  # kept for the next picture
    assert left < kept - 150


def test_thirty_readings_stay_below_the_limit() -> None:
    """In full: `python -m tests.soak.photo_memory --write`; last result: photo_memory.json."""
    found = json.loads(RESULT.read_text("utf-8"))
    assert found["readings"] >= 30
    assert found["peak_mib"] <= 600
