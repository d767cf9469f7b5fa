"""The number of threads of the numeric libraries."""

import os


def one_thread() -> None:
    """Limit the libraries of numpy and OpenCV to one thread. Call this before they are imported.

    They read the variables on import. On small pictures and busy machines further threads cost more time by
    waiting for each other than they save.
    """
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "OPENCV_FOR_THREADS_NUM"):
        os.putenv(variable, "1")
