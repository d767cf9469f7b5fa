"""Keep freed memory for the next picture.

A reading allocates and frees hundreds of large arrays. By default glibc maps each of them again and returns
it to the kernel, which clears the pages every time.
"""

from __future__ import annotations

import ctypes
from functools import cache

from vision.parameters import RECOGNITION

PARAMETERS = RECOGNITION.memory

TRIM_THRESHOLD, TOP_PAD, MMAP_THRESHOLD = -1, -2, -3  # parameters of mallopt, from malloc.h
MEBIBYTE = 1 << 20


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
