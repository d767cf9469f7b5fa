"""Keep freed memory for the next picture, but not too much of it.

A reading allocates and frees hundreds of large arrays. By default glibc maps each of them again and returns
it to the kernel, which clears the pages every time. Kept memory is in pieces, though, into which the largest
arrays do not fit: before these are made, a large process returns it.
"""

from __future__ import annotations

import ctypes
import os
from functools import cache
from pathlib import Path

from vision.parameters import RECOGNITION

PARAMETERS = RECOGNITION.memory

TRIM_THRESHOLD, TOP_PAD, MMAP_THRESHOLD = -1, -2, -3  # parameters of mallopt, from malloc.h
MEBIBYTE = 1 << 20
STATM = Path("/proc/self/statm")  # in pages: the second number is what is in memory


@cache
def keep_freed_memory() -> bool:
    """Raise the allocator's thresholds for this process; return whether that is possible here (glibc)."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # another C library
        return False
    settings = (
        (TRIM_THRESHOLD, PARAMETERS.trim_threshold_mib),
        (TOP_PAD, PARAMETERS.top_pad_mib),
        (MMAP_THRESHOLD, PARAMETERS.mmap_threshold_mib),
    )
    return all(mallopt(name, size * MEBIBYTE) == 1 for name, size in settings)


def return_freed_memory() -> bool:
    """Return freed memory to the kernel if the process is large; whether that was done."""
    if not keep_freed_memory() or resident_mib() < PARAMETERS.min_resident_mib:
        return False
    return bool(ctypes.CDLL(None).malloc_trim(0))


def resident_mib() -> int:
    """Return how much of this process is in memory."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // MEBIBYTE
