"""Write int8 versions of the nets, which run two to three times as fast on processors with VNNI.

    python -m training quantise [--models M]

All convolutions but the first and the last ones compute in 8 bits, with a scale for each channel; all else
stays in 32 bits. Ranges come from what the nets are given while training photos are read,
and from scans of other editions. Each file records the fingerprint of the net that it was made from:
vision/models/sessions.py uses it with that net only.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import onnx
import onnxruntime
from numpy.typing import NDArray
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

from referee.tiles.io.catalog import names
from training.data import measure, real
from training.synthetic import scans
from vision.models import embedding, sessions
from vision.pipeline import recognise
from vision.tiles.seen_sides import with_sides

QUANTISED = ("tile", "fine", "sides", "scene", "figures")
DENSE = ("scene", "figures")
LAST = {"tile": 2, "fine": 2, "sides": 1, "scene": 1, "figures": 1}  # last convolutions that stay exact
SHARE = 0.1  # of the crops of a photo that are kept
CROPS, BATCH = 384, 16
SEED = 1

Batch = NDArray[np.float32]
Seen = dict[str, list[NDArray[np.uint8]]]


class Examples(CalibrationDataReader):
    """Inputs of one net, batch by batch."""

    def __init__(self, batches: Iterable[Batch]) -> None:
        self._batches: Iterator[Batch] = iter(batches)

    def get_next(self) -> dict[str, Batch] | None:
        batch = next(self._batches, None)
        return None if batch is None else {"picture": batch}


def write(models: Path) -> None:
    """Write the int8 version of each net next to it in its folder."""
    for name in QUANTISED:
        (models / f"{name}.int8.onnx").unlink(missing_ok=True)
    sessions.use_models(models)
    seen = examples(np.random.default_rng(SEED))
    for name in QUANTISED:
        if (models / f"{name}.onnx").exists():
            quantise(models / f"{name}.onnx", seen[name])


def examples(rng: np.random.Generator) -> Seen:
    """Return inputs of each net: from reading the photos that the shipped nets learnt from, and faces of
    scans."""
    seen: Seen = defaultdict(list)
    run = sessions.run

    def watched(name: str, batch: Batch) -> Batch:
        kept = np.ones(len(batch), bool) if name in DENSE else rng.random(len(batch)) < SHARE
        seen[name] += list(np.asarray(batch)[kept].astype(np.uint8))
        return run(name, batch)

    sessions.run = watched
    try:
        for photo in real.photos():
            sets = [one for one in photo.label["tile_sets"] if one in names()]
            data = (measure.PHOTOS / photo.label["photo"]).read_bytes()
            with embedding.remembering():
                with_sides(photo.picture, recognise(data, sets).cells)
        faces = [cv2.resize(art.faces[0], (128, 128), interpolation=cv2.INTER_AREA) for art in scans.load()]
        for face in faces:
            lit = np.clip(face * rng.uniform(0.5, 1.3, 3), 0, 255).astype(np.uint8)
            small = np.asarray(cv2.resize(lit, (64, 64), interpolation=cv2.INTER_AREA), np.uint8)
            for name, picture in (("tile", small), ("sides", small), ("fine", lit)):
                if rng.random() < SHARE:
                    seen[name].append(picture.transpose(2, 0, 1))
    finally:
        sessions.run = run
    return seen


def quantise(path: Path, seen: list[NDArray[np.uint8]]) -> None:
    """Write `name.int8.onnx` next to `name.onnx`."""
    name = path.stem
    order = np.random.default_rng(SEED).permutation(len(seen))
    some = [seen[i].astype(np.float32) for i in order]
    batches = (
        [one[None] for one in some]
        if name in DENSE
        else [np.stack(some[i : i + BATCH]) for i in range(0, min(len(some), CROPS), BATCH)]
    )
    target = path.with_suffix(".int8.onnx")
    with tempfile.TemporaryDirectory() as folder:
        folded = Path(folder) / path.name
        _folded(path, folded)
        quantize_static(
            folded,
            target,
            Examples(batches),
            quant_format=QuantFormat.QDQ,
            per_channel=True,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            op_types_to_quantize=["Conv", "Relu", "Add", "Resize"],
            nodes_to_exclude=_exact(onnx.load(str(folded)).graph, name),
            # ranges of the mean batch: a third less error than with those of all batches
            extra_options={"CalibMovingAverage": True},
        )
    net = onnx.load(str(target))
    onnx.helper.set_model_props(net, {sessions.MADE_FROM: fingerprint(path)})
    onnx.save(net, str(target))


def fingerprint(path: Path) -> str:
    """Return what identifies a version of a net."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _folded(path: Path, target: Path) -> None:
    """Write a net with its constants folded."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    options.optimized_model_filepath = str(target)
    onnxruntime.InferenceSession(str(path), options, ["CPUExecutionProvider"])


def _exact(graph: Any, name: str) -> list[str]:
    """Return the nodes that stay in 32 bits: the first convolution, the last ones, and sums of anything but
    maps (the length of an embedding)."""
    convolutions = [node.name for node in graph.node if node.op_type == "Conv"]
    maps = {
        out for node in graph.node if node.op_type in ("Conv", "Relu", "Add", "Resize") for out in node.output
    }
    sums = [
        node.name
        for node in graph.node
        if node.op_type == "Add" and not all(one in maps for one in node.input)
    ]
    return [convolutions[0], *convolutions[-LAST[name] :], *sums]
