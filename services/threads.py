"""How many threads the numeric libraries take."""

import os


def one_thread() -> None:
    """Hold numpy's and OpenCV's libraries to one thread. They look when they are loaded: call this before.

    On small pictures and busy machines more threads wait for each other far longer than they help.
    """
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "OPENCV_FOR_THREADS_NUM"):
        os.putenv(variable, "1")
