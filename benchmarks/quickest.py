"""CPU times of functions, compared."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence


def quickest(functions: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Return the CPU time of each function: the best of some rounds, alternating, after a warm-up."""
    times: list[list[float]] = []
    for _ in range(rounds + 1):
        times.append([])
        for function in functions:
            began = time.process_time()
            function()
            times[-1].append(time.process_time() - began)
    return [min(column) for column in zip(*times[1:], strict=True)]
