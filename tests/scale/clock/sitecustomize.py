"""For processes with a shifted clock: PYTHONPATH names this folder, CLOCK_FILE a file of seconds to add."""

import contextlib
import os
import time

_real, _place = time.time, os.environ.get("CLOCK_FILE", "")
_looked, _shift = 0.0, 0.0


def _shifted() -> float:
    global _looked, _shift
    if time.monotonic() - _looked > 0.2:
        _looked = time.monotonic()
        with contextlib.suppress(OSError, ValueError), open(_place) as file:
            _shift = float(file.read())
    return _real() + _shift


if _place:
    time.time = _shifted
