"""What jobs of tests do in a worker process. The process imports this module, so it imports little."""

from __future__ import annotations

import os
import signal
import threading


def dies(*_: object) -> None:
    """Kill the process."""
    os.kill(os.getpid(), signal.SIGKILL)


def burns(*_: object) -> None:
    """Compute for ever."""
    while True:
        pass


def hangs(*_: object) -> None:
    """Wait for ever."""
    threading.Event().wait()


def waits(seconds: float) -> bool:
    """Wait so long."""
    return threading.Event().wait(seconds)


def threads() -> int:
    """The number of threads with which OpenCV works."""
    import cv2

    return cv2.getNumThreads()
