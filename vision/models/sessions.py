"""The nets of the recogniser, run on the CPU by onnxruntime.

Nets and galleries of enrolled tiles are in vision/models/ (made by training; see the model card
there).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import onnxruntime
from numpy.typing import NDArray

from vision.arrays import Float32s
from vision.models.parameters import NETS

MODELS = Path(__file__).parent
_folder = MODELS  # see use_models
TILE_NET = "tile"  # the net that knows the tiles of the shipped gallery
FINE_NET = "fine"  # as TILE_NET, of larger crops
COMPARING_NET = "own"  # the net for sets without training data: it only learnt to compare
GALLERIES = {TILE_NET: "gallery", FINE_NET: "fine"}  # the gallery of each
CROPS = {TILE_NET: 64, FINE_NET: 128}  # side of the crops in pixels
MADE_FROM = "made_from"  # in the properties of an int8 net: SHA-256 of the net that it was made from
AVX_512VNNI = 23  # of cv2.checkHardwareSupport: OpenCV has no Python name for it
Pulse = Callable[[], None]
_pulse: ContextVar[Pulse | None] = ContextVar("pulse", default=None)
_reloads: list[Callable[[], None]] = []  # see on_other_models


def use_threads(count: int) -> None:
    """Set how many threads OpenCV may use in this process."""
    cv2.setNumThreads(count)


@contextmanager
def heeding(pulse: Pulse | None) -> Iterator[None]:
    """Within this context, call `pulse` before each run of a net, several times a second; an exception
    raised by it ends the work that runs the net."""
    before = _pulse.set(pulse)
    try:
        yield
    finally:
        _pulse.reset(before)


def path_of(name: str) -> Path:
    """Return the path of a model file; the shipped one if another folder has none of that name."""
    return _folder / name if (_folder / name).exists() else MODELS / name


def use_models(folder: Path) -> None:
    """Load nets and galleries from another folder than MODELS (for training and measuring)."""
    global _folder
    _folder = folder
    for forget in (_net.cache_clear, print_of.cache_clear, *_reloads):
        forget()


def on_other_models(*forget: Callable[[], None]) -> None:
    """Call these whenever the folder changes: they clear caches of what was loaded from it."""
    _reloads.extend(forget)


def all_or_none(folder: Path) -> None:
    """Raise FileNotFoundError for a folder with only some of the tile nets and galleries: the shipped ones
    that would replace the others have other vectors and were trained on other photos."""
    files = [folder / f for net, held in GALLERIES.items() for f in (f"{net}.onnx", f"{held}.npz")]
    missing = [str(file) for file in files if not file.exists()]
    if 0 < len(missing) < len(files):
        raise FileNotFoundError(f"not there: {', '.join(missing)}")


@cache
def _net(name: str) -> onnxruntime.InferenceSession:
    """Load the named net, on one thread: several photos are read in parallel, not one photo faster. Its int8
    version where there is one and the processor is made for it."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    # an arena would keep the memory of the largest picture for the life of the process
    options.enable_cpu_mem_arena = False
    path = path_of(f"{name}.onnx")
    small = path.with_suffix(".int8.onnx")
    if supports_int8() and small.exists():
        net = onnxruntime.InferenceSession(str(small), options, ["CPUExecutionProvider"])
        if net.get_modelmeta().custom_metadata_map.get(MADE_FROM) == _sha256(path):
            return net
    return onnxruntime.InferenceSession(str(path), options, ["CPUExecutionProvider"])


def supports_int8() -> bool:
    """Return whether this processor adds up products of 8 bits without overflow, and fast: others run the
    nets in 32 bits."""
    return cv2.checkHardwareSupport(AVX_512VNNI)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def run(name: str, batch: NDArray[Any]) -> Float32s:
    """Run the named net on N x 3 x H x W of 32-bit numbers."""
    if pulse := _pulse.get():
        pulse()
    net = _net(name)
    (out,) = net.run([net.get_outputs()[0].name], {"picture": np.ascontiguousarray(batch)})
    return np.asarray(out, np.float32)


def in_batches(name: str, crops: NDArray[np.uint8]) -> Iterator[Float32s]:
    """Run the named net on N x H x W x 3, a batch at a time."""
    for start in range(0, len(crops), NETS.nets.batch_crops):
        batch = crops[start : start + NETS.nets.batch_crops]
        yield run(name, batch.transpose(0, 3, 1, 2).astype(np.float32, order="C"))


@cache
def print_of(net: str) -> str:
    """Return a fingerprint of this version of a net: vectors of two versions cannot be compared."""
    return _sha256(path_of(f"{net}.onnx"))[:16]
