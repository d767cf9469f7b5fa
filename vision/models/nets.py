"""The nets of the recogniser, run on the CPU by onnxruntime.

Nets and galleries of enrolled tiles are in vision/models/ (made by training; see the model card
there). Pictures are BGR uint8 throughout; quarter turns are clockwise from the tile's canonical orientation.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
import onnxruntime
from numpy.typing import NDArray

from referee.tiles.model.tile_set import BEFORE
from vision.models.parameters import NETS

PARAMETERS = NETS.nets

MODELS = Path(__file__).parent
_folder = MODELS  # see use_models
# Channels of the figure net after the background, in the order of training/synthetic/table/figures.py.
FIGURE_COLOURS = ("red", "blue", "green", "yellow", "black", "pink", "grey", "orange", "purple", "brown")
TILE_NET = "tile"  # the net that knows the tiles of the shipped gallery
FINE_NET = "fine"  # as TILE_NET, of larger crops
GALLERIES = {TILE_NET: "gallery", FINE_NET: "fine"}  # the gallery of each
CROPS = {TILE_NET: 64, FINE_NET: 128}  # side of the crops in pixels
COMPARING_NET = "own"  # the net for sets without training data: it only learnt to compare
MADE_FROM = "made_from"  # in the properties of an int8 net: SHA-256 of the net that it was made from
AVX_512VNNI = 23  # of cv2.checkHardwareSupport: OpenCV has no Python name for it

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]
Pulse = Callable[[], None]
_pulse: ContextVar[Pulse | None] = ContextVar("pulse", default=None)
Outputs = dict[tuple[str, bytes], Floats]  # of the tile nets, by net and crop
_outputs: ContextVar[Outputs | None] = ContextVar("outputs", default=None)


@dataclass(frozen=True)
class Scene:
    """Output of the scene net: maps of 0 to 1, one value per `scale` x `scale` input pixels."""

    mask: Floats  # tile present (figures standing on tiles count as tile)
    corners: Floats  # corner of the grid present
    scale: int


@dataclass(frozen=True)
class Gallery:
    """Enrolled tiles. Rotations under which a tile's features coincide share the label of the smallest."""

    labels: tuple[tuple[str, int], ...]  # tile id, quarter turns
    vectors: Floats  # P x D, unit length
    owner: NDArray[np.int64]  # label of each vector
    # True for vectors of the comparing net; None: all are of the net that knows
    own: NDArray[np.bool_] | None = None
    tint: tuple[float, ...] | None = None  # mean blue, green, red of the faces in neutral light, where known
    # clean pictures, face_px pixels a side, where known
    faces: Mapping[str, Picture] = field(default_factory=dict)
    unselected: Gallery | None = None  # tiles of unselected shipped sets, of the net that knows

    @cached_property
    def sorted(self) -> SortedVectors:
        """Return the vectors sorted by label."""
        order = np.argsort(self.owner, kind="stable")
        starts = np.searchsorted(self.owner[order], np.arange(len(self.labels)))
        return SortedVectors(order, starts, np.ascontiguousarray(self.vectors[order].T))


class SortedVectors(NamedTuple):
    """Vectors of a gallery sorted by label: their rows there, the first one of each label, and D x P."""

    order: NDArray[np.int64]
    starts: NDArray[np.int64]
    vectors: Floats


@dataclass(frozen=True)
class Classification:
    """Classification of crops, one row each."""

    logp: Floats  # N x labels: log-probability of each label, given that it is one of them
    cosine: Floats  # N: greatest similarity to any prototype; low (< 0.6) = not enrolled or hidden
    empty: Floats  # N: probability that the cell is empty
    pennant: Floats  # N: probability that the tile shows a pennant
    unselected: Floats  # N x labels of the gallery's `unselected`: greatest similarity to any prototype

    @property
    def alike(self) -> Floats:
        """N: greatest similarity to any prototype, of selected and unselected sets."""
        return np.asarray(np.maximum(self.cosine, self.unselected.max(axis=1, initial=-1.0)), np.float32)


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


def _of(name: str) -> Path:
    """Return the path of a model file; the shipped one if another folder has none of that name."""
    return _folder / name if (_folder / name).exists() else MODELS / name


def use_models(folder: Path) -> None:
    """Load nets and galleries from another folder than MODELS (for training and measuring)."""
    global _folder
    _folder = folder
    for kept in (_net, _stored, _gallery, print_of):
        kept.cache_clear()


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
    path = _of(f"{name}.onnx")
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


def _run(name: str, batch: Floats) -> Floats:
    """Run the named net on N x 3 x H x W."""
    if pulse := _pulse.get():
        pulse()
    return np.asarray(_net(name).run(None, {"picture": np.ascontiguousarray(batch)})[0], np.float32)


def _dense(name: str, bgr: Picture) -> Floats:
    """Return the logits of a dense net for a picture of any size: channels x ceil(H / 4) x ceil(W / 4)."""
    height, width = bgr.shape[:2]
    tall, wide = -height % 32, -width % 32
    padded = cv2.copyMakeBorder(bgr, 0, tall, 0, wide, cv2.BORDER_REPLICATE)
    out = _run(name, padded.transpose(2, 0, 1)[None].astype(np.float32))[0]
    return out[:, : -(-height // PARAMETERS.stride_px), : -(-width // PARAMETERS.stride_px)]


def scene(bgr: Picture) -> Scene:
    """Return where tiles are and where the corners of their grid are. For tiles of about 20 to 140 pixels."""
    out = 1 / (1 + np.exp(-_dense("scene", bgr)))
    return Scene(out[0], out[1], PARAMETERS.stride_px)


def kinds(crops: NDArray[np.uint8]) -> Floats:
    """Classify N x 40 x 40 x 3 crops around pieces: N x 4 probabilities (see vision.figures.piece_shape)."""
    out = _run("kinds", crops.transpose(0, 3, 1, 2).astype(np.float32))
    out = np.exp(out - out.max(axis=1, keepdims=True))
    return np.asarray(out / out.sum(axis=1, keepdims=True), np.float32)


def sides(faces: NDArray[np.uint8]) -> Floats:
    """Classify what N x 64 x 64 x 3 faces of cards show with that side up (see vision.enrolment.side_net)."""
    parts = [
        _run("sides", faces[start : start + PARAMETERS.batch_crops].transpose(0, 3, 1, 2).astype(np.float32))
        for start in range(0, len(faces), PARAMETERS.batch_crops)
    ]
    return np.concatenate(parts)


def figures(bgr: Picture, pieces: bool = False) -> Floats:
    """Return H x W x (1 + colours): probability of background and of each of FIGURE_COLOURS. A cell should
    be about 80 pixels. `pieces`: use the net for games other than Carcassonne, with their boards."""
    out = _dense("pieces" if pieces else "figures", bgr)
    out = np.exp(out - out.max(axis=0))
    out = (out / out.sum(axis=0)).transpose(1, 2, 0)
    height, width = bgr.shape[:2]
    grown = cv2.resize(
        out,
        (out.shape[1] * PARAMETERS.stride_px, out.shape[0] * PARAMETERS.stride_px),
        interpolation=cv2.INTER_LINEAR,
    )
    return np.asarray(grown[:height, :width], np.float32)


@contextmanager
def remembering() -> Iterator[None]:
    """Within this context, keep the outputs of the tile nets for every crop: the stages of one reading look
    at many crops more than once."""
    before = _outputs.set({})
    try:
        yield
    finally:
        _outputs.reset(before)


def _tile(crops: NDArray[np.uint8], net: str = TILE_NET) -> Floats:
    """Return N x (D + 2): embedding, logits of `no tile` and `pennant`."""
    kept = _outputs.get()
    if kept is None or not len(crops):
        return _tile_outputs(crops, net)
    keys = [(net, hashlib.blake2b(crop.tobytes(), digest_size=16).digest()) for crop in crops]
    fresh = list({key: i for i, key in enumerate(keys) if key not in kept}.values())
    kept.update(zip((keys[i] for i in fresh), _tile_outputs(crops[fresh], net), strict=True))
    return np.stack([kept[key] for key in keys])


def _tile_outputs(crops: NDArray[np.uint8], net: str) -> Floats:
    parts = [
        _run(net, crops[start : start + PARAMETERS.batch_crops].transpose(0, 3, 1, 2).astype(np.float32))
        for start in range(0, len(crops), PARAMETERS.batch_crops)
    ]
    return np.concatenate(parts) if parts else np.zeros((0, PARAMETERS.embedding_dimensions + 2), np.float32)


def embed(crops: NDArray[np.uint8], net: str = TILE_NET) -> Floats:
    """Return N x D unit vectors for N x 64 x 64 x 3 crops of 1.2 cells (the cell and a tenth of its
    neighbours); the net FINE_NET takes 128 x 128."""
    return _tile(crops, net)[:, : PARAMETERS.embedding_dimensions]


def bare(crops: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Return the crops (see `embed`) in which neither net sees a tile of any set."""
    odds = [_tile(crops, net)[:, PARAMETERS.embedding_dimensions] for net in (TILE_NET, COMPARING_NET)]
    return np.asarray((odds[0] > 0) & (odds[1] > PARAMETERS.min_empty_log_odds))


@cache
def print_of(net: str) -> str:
    """Return a fingerprint of this version of a net: vectors of two versions cannot be compared."""
    return _sha256(_of(f"{net}.onnx"))[:16]


@cache
def _stored(name: str) -> dict[str, NDArray[np.generic]]:
    with np.load(_of(f"{name}.npz")) as stored:
        return {key: stored[key] for key in stored.files}


def editions() -> tuple[str, ...]:
    """Return the editions with enrolled tiles."""
    return tuple(sorted({str(e) for e in _stored("gallery")["edition"]}))


# editions of the game -> editions of the pictures
FAMILIES = {"C1": ("C1",), "C2": ("C2",), "C3": ("C3", "C31")}


def family_of(edition: str) -> str:
    """Return the edition whose pictures this one has: a variant ("C2-...") has those of its edition, an old
    one those of its successor. "" for others."""
    name = BEFORE.get(edition, edition.split("-")[0])
    return name if name in FAMILIES else ""


@lru_cache(maxsize=64)
def _gallery(tiles: tuple[str, ...], edition: str, net: str) -> Gallery:
    stored = _stored(GALLERIES[net])
    family = FAMILIES.get(family_of(edition), ())
    of_edition = np.isin(stored["edition"], family) | (not family)
    wanted = np.isin(stored["tile"], tiles)
    pictured = np.unique(stored["tile"][wanted & of_edition])
    rows = np.flatnonzero(wanted & (of_edition | ~np.isin(stored["tile"], pictured)))
    keys = [(str(stored["tile"][r]), int(stored["turn"][r])) for r in rows]
    return collected(keys, stored["vector"][rows].astype(np.float32))


def gallery(tiles: Iterable[str], edition: str = "C1", net: str = TILE_NET) -> Gallery:
    """Return prototypes of these tiles (ids) as this edition of the game prints them (`any`: as all do);
    for tiles without pictures of this edition, those of the others. `net`: TILE_NET or FINE_NET, which made
    the vectors."""
    return _gallery(tuple(sorted(tiles)), edition, net)


def collected(
    keys: Sequence[tuple[str, int]],
    vectors: Floats,
    own: NDArray[np.bool_] | None = None,
    tint: tuple[float, ...] | None = None,
    faces: Mapping[str, Picture] | None = None,
) -> Gallery:
    """Build a gallery of these vectors, which show these (tile, quarter turns)."""
    labels = tuple(sorted(set(keys)))
    place = {label: i for i, label in enumerate(labels)}
    length = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    owner = np.array([place[key] for key in keys], np.int64)
    return Gallery(labels, vectors / length, owner, own, tint, faces or {})


def beside(selected: Gallery, tiles: Iterable[str], edition: str) -> Gallery:
    """Return the gallery extended by all other tiles of the shipped gallery, except these (ids)."""
    known, named = {str(tile) for tile in _stored("gallery")["tile"]}, set(tiles)
    return replace(selected, unselected=gallery(known - named, edition))


def joined(one: Gallery, more: Gallery) -> Gallery:
    """Return a gallery with the prototypes of both."""
    keys = [held.labels[i] for held in (one, more) for i in held.owner]
    flags = [np.zeros(len(held.owner), bool) if held.own is None else held.own for held in (one, more)]
    own = np.concatenate(flags)
    tints = [held.tint for held in (one, more) if held.tint is not None]
    tint = tuple(np.mean(tints, axis=0).tolist()) if tints else None
    vectors, faces = np.concatenate([one.vectors, more.vectors]), {**more.faces, **one.faces}
    return collected(keys, vectors, own if own.any() else None, tint, faces)


def pictured(tiles: Iterable[str]) -> bool:
    """Return whether the shipped gallery has a picture of any of these tiles (ids)."""
    return not set(tiles).isdisjoint(map(str, _stored("gallery")["tile"]))


def edition_of(crops: NDArray[np.uint8], tiles: Iterable[str]) -> str:
    """Return the edition whose pictures of these tiles the crops resemble most."""
    names, vectors = tuple(sorted(tiles)), embed(crops)
    like = {
        edition: float((vectors @ _gallery(names, edition, TILE_NET).vectors.T).max(axis=1).mean())
        for edition in FAMILIES
    }
    return max(like, key=lambda edition: like[edition])


def classify(
    crops: NDArray[np.uint8], tiles: Gallery, without: NDArray[np.bool_] | None = None
) -> Classification:
    """Classify each crop (see `embed`) among the labels of a gallery. `without`: N x P, prototypes with which
    a crop is not to be compared."""
    if tiles.own is None or not tiles.own.any():
        out = _tile(crops)
        best = _greatest(out, tiles, without)
        extra = 1 / (1 + np.exp(-out[:, PARAMETERS.embedding_dimensions :]))
        others = None if tiles.unselected is None else _greatest(out, tiles.unselected)
        return Classification(
            _shares(best),
            best.max(axis=1, initial=-1.0),
            extra[:, 0],
            extra[:, 1],
            np.zeros((len(crops), 0), np.float32) if others is None else others,
        )
    return _compared(crops, tiles, tiles.own, without)


def _compared(
    crops: NDArray[np.uint8], tiles: Gallery, own: NDArray[np.bool_], without: NDArray[np.bool_] | None
) -> Classification:
    """Do the same for a gallery with vectors of the comparing net (`own`)."""
    likeness = np.empty((len(crops), len(own)), np.float32)
    alike, extras = np.full(len(crops), -1.0, np.float32), []
    others = np.zeros((len(crops), 0), np.float32)
    for net, rows in ((TILE_NET, ~own), (COMPARING_NET, own)):
        if not rows.any() and tiles.unselected is None:
            continue
        out = _tile(crops, net)
        cosines = out[:, : PARAMETERS.embedding_dimensions] @ tiles.vectors[rows].T
        if without is not None:
            cosines[without[:, rows]] = -1.0
        nearest = cosines.max(axis=1, initial=-1.0)
        if net == TILE_NET and tiles.unselected is not None:
            others = _greatest(out, tiles.unselected)
        extra = 1 / (1 + np.exp(-out[:, PARAMETERS.embedding_dimensions :]))
        if net == COMPARING_NET:
            odds = PARAMETERS.empty_weight * out[
                :, PARAMETERS.embedding_dimensions
            ] + PARAMETERS.empty_steepness * (PARAMETERS.empty_midpoint_cosine - nearest)
            extra[:, 0] = 1 / (1 + np.exp(-np.clip(odds, -30, 30)))
            cosines = 1 - PARAMETERS.comparing_sharpness * (1 - cosines)
        likeness[:, rows] = cosines
        alike = np.maximum(alike, nearest)
        extras.append(extra)
    by_label = np.maximum.reduceat(likeness[:, tiles.sorted.order], tiles.sorted.starts, axis=1)
    logp = _shares(np.asarray(by_label, np.float32))
    empty, pennant = (np.min([extra[:, i] for extra in extras], axis=0) for i in (0, 1))
    return Classification(logp, alike, empty, pennant, others)


def look_alike(crops: NDArray[np.uint8], tiles: Gallery) -> Floats:
    """Return the log-probability of each label of a gallery of the net FINE_NET for 128 x 128 crops of 1.2
    cells: N x labels."""
    return _shares(_greatest(embed(crops, FINE_NET), tiles))


def _shares(best: Floats) -> Floats:
    """Convert the greatest cosines to each label (N x labels) to log-probabilities of the labels."""
    scores = PARAMETERS.sharpness * best
    top = scores.max(axis=1, keepdims=True, initial=-np.inf)
    return np.asarray(scores - top - np.log(np.exp(scores - top).sum(axis=1, keepdims=True)), np.float32)


def _greatest(out: Floats, tiles: Gallery, without: NDArray[np.bool_] | None = None) -> Floats:
    """Return the greatest cosine of each embedding to a vector of each label: N x labels. `out`: N x D or
    more columns; `without`: as in `classify`. A few crops at a time, so that the cosines to thousands of
    vectors stay in the processor's cache."""
    found = np.full((len(out), len(tiles.labels)), -1.0, np.float32)
    if not len(tiles.labels):
        return found
    order, starts, vectors = tiles.sorted
    for first in range(0, len(out), PARAMETERS.matched_crops):
        some = slice(first, first + PARAMETERS.matched_crops)
        cosines = out[some, : PARAMETERS.embedding_dimensions] @ vectors
        if without is not None:
            cosines[without[some][:, order]] = -1.0
        np.maximum.reduceat(cosines, starts, axis=1, out=found[some])
    return found
