"""Store rendered photos on disk, so that several trainings can share them. Chunk k of seed s is always the
same.
"""

from __future__ import annotations

import os
import pickle
import time
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path

import cv2

from training.data import real
from training.synthetic.scans import Art, load
from training.synthetic.table.scene import Shot, shot

CHUNK = 40  # photos per file


def path_of(folder: Path, seed: int, number: int) -> Path:
    return folder / f"{seed}-{number:05d}.pickle"


@lru_cache(maxsize=1)
def all_arts(fold: str) -> list[Art]:
    """Return the scans, and faces cut out of the photos available for training."""
    real.learn_from(fold)
    return load() + real.faces()


def render(folder: Path, seed: int, number: int, fold: str = "shipped") -> None:
    """Render one chunk unless it exists."""
    path = path_of(folder, seed, number)
    if path.exists():
        return
    cv2.setNumThreads(1)
    shots = [shot(seed * 1_000_003 + number * CHUNK + i, all_arts(fold)) for i in range(CHUNK)]
    part = path.with_suffix(f".{os.getpid()}")
    part.write_bytes(pickle.dumps(shots))
    part.rename(path)


def fill(folder: Path, seed: int, chunks: int, workers: int = 1, fold: str = "shipped") -> None:
    """Render chunks 0 .. chunks - 1."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(workers) as pool:
        list(pool.map(render, [folder] * chunks, [seed] * chunks, range(chunks), [fold] * chunks))


def take(folder: Path, seed: int, number: int, patience_s: float = 900) -> list[Shot]:
    """Return one chunk; wait if another process is still rendering it."""
    path = path_of(folder, seed, number)
    waited = 0.0
    while not path.exists():
        if waited > patience_s:
            raise TimeoutError(f"nobody renders {path}; run `python -m training bank` first")
        time.sleep(0.5)
        waited += 0.5
    return list(pickle.loads(path.read_bytes()))
