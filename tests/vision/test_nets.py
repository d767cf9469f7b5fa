"""The shipped nets load, keep their shapes, know every tile of the catalogs, and distinguish simple cases."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import onnxruntime
import pytest

from referee.tiles.io.catalog import FOLDER, built_in
from vision.models import dense, embedding, sessions, tile_galleries
from vision.models.parameters import NETS

SETS = tuple(sorted(p.stem for p in (FOLDER / "carcassonne").glob("*.json")))
WINTER = tuple(f"corn-circles/{tile}.we" for tile in ("C", "Cc", "Ccc+", "LRFR", "RRR", "Rr"))
UNSEEN = ("under-the-big-top/ffff.ac", "under-the-big-top/frrf.bt", "winter/", *WINTER)  # without pictures
HALVES = "halflings"  # has a classifier instead (half_prototypes.py)
LIMIT = 25_000_000  # bytes of all models together


def grass(seed: int, side: int = 64) -> np.ndarray:
    """A crop of a drawn meadow."""
    rng = np.random.default_rng(seed)
    crop = np.empty((side, side, 3), np.uint8)
    crop[:] = (40, 165, 120)
    return np.clip(crop + rng.normal(0, 6, crop.shape), 0, 255).astype(np.uint8)


def road(seed: int, *ends: tuple[int, int]) -> np.ndarray:
    """A drawn meadow with roads from the middle to these points."""
    crop = grass(seed)
    for end in ends:
        cv2.line(crop, (32, 32), end, (225, 240, 245), 5, cv2.LINE_AA)
    return crop


def test_models_are_the_ones_of_the_card_and_small() -> None:
    listed = dict(
        re.findall(r"\| `([\w.]+)` \| \d+ \| `([0-9a-f]{64})` \|", (sessions.MODELS / "CARD.md").read_text())
    )
    there = {p.name: p.read_bytes() for p in sessions.MODELS.iterdir() if p.suffix in (".onnx", ".npz")}
    assert set(there) >= {
        f"{net}.onnx" for net in (*sessions.GALLERIES, "scene", "figures", "own", "pieces", "kinds")
    }
    assert set(there) >= {f"{held}.npz" for held in sessions.GALLERIES.values()}
    assert listed == {name: hashlib.sha256(data).hexdigest() for name, data in there.items()}
    assert sum(map(len, there.values())) < LIMIT


def test_int8_nets_are_those_of_the_shipped_nets_and_agree_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are used on processors made for them, next to the net that they were made from only."""
    small = {path.name.split(".")[0]: path for path in sessions.MODELS.glob("*.int8.onnx")}
    assert set(small) == {"tile", "fine", "sides", "scene", "figures"}
    for name, path in small.items():
        made_from = onnxruntime.InferenceSession(path, None, ["CPUExecutionProvider"]).get_modelmeta()
        whole = (sessions.MODELS / f"{name}.onnx").read_bytes()
        assert made_from.custom_metadata_map[sessions.MADE_FROM] == hashlib.sha256(whole).hexdigest()
    crops = np.stack([grass(1), road(2, (32, 0)), road(3, (0, 32), (63, 32))])
    exact, quick = (embedded(crops, monkeypatch, int8) for int8 in (False, True))
    if not sessions.supports_int8():
        pytest.skip("this processor has no VNNI")
    assert ((exact * quick).sum(axis=1) > 0.99).all()
    assert (exact != quick).any()


def test_an_int8_net_of_another_version_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    crops = np.stack([grass(1), road(2, (32, 0))])
    for net, source in (("tile", "own"), ("tile.int8", "tile.int8")):
        (tmp_path / f"{net}.onnx").write_bytes((sessions.MODELS / f"{source}.onnx").read_bytes())
    try:
        sessions.use_models(tmp_path)
        quick = embedded(crops, monkeypatch, int8=True)
    finally:
        sessions.use_models(sessions.MODELS)
    np.testing.assert_array_equal(quick, embedding.embed(crops, sessions.COMPARING_NET))


def embedded(crops: np.ndarray, monkeypatch: pytest.MonkeyPatch, int8: bool) -> np.ndarray:
    """Embeddings by the tile net, in 8 bits if there is such a version, or in 32 bits."""
    with monkeypatch.context() as patched:
        patched.setattr(sessions, "supports_int8", lambda: int8)
        sessions.use_models(sessions._folder)
        found = embedding.embed(crops)
    sessions.use_models(sessions._folder)
    return found


def test_each_label_is_as_similar_as_its_most_similar_prototype() -> None:
    rng = np.random.default_rng(1)
    keys = [(name, turn) for name in ("b", "a", "c") for turn in (0, 1) for _ in range(3)]
    held = tile_galleries.collected(
        [keys[i] for i in rng.permutation(len(keys))], rng.normal(size=(len(keys), 128))
    )
    seen = rng.normal(size=(70, 130)).astype(np.float32)
    without = rng.random((70, len(keys))) < 0.2
    cosines = np.where(without, -1.0, seen[:, :128] @ held.vectors.T)
    expected = [cosines[:, held.owner == label].max(axis=1) for label in range(len(held.labels))]
    np.testing.assert_allclose(embedding._greatest(seen, held, without).T, expected, rtol=1e-4, atol=1e-5)


def test_models_to_measure_with_have_all_tile_nets_or_none(tmp_path: Path) -> None:
    sessions.all_or_none(tmp_path)
    sessions.all_or_none(sessions.MODELS)
    (tmp_path / "tile.onnx").touch()
    with pytest.raises(FileNotFoundError, match=r"gallery\.npz.*fine\.onnx"):
        sessions.all_or_none(tmp_path)


def test_scene_maps_cover_pictures_of_any_size() -> None:
    for height, width in ((64, 64), (245, 331), (480, 640)):
        seen = dense.scene(np.full((height, width, 3), 90, np.uint8))
        assert seen.scale == 4
        assert seen.mask.shape == seen.corners.shape == (-(-height // 4), -(-width // 4))
        assert 0 <= seen.mask.min() <= seen.mask.max() <= 1


def test_a_bare_table_has_no_tiles() -> None:
    seen = dense.scene(np.full((320, 320, 3), 120, np.uint8))
    assert (seen.mask > 0.5).mean() < 0.02


def test_figure_map_has_a_class_for_each_colour() -> None:
    seen = dense.figures(np.full((150, 170, 3), 200, np.uint8))
    whole = seen.within((slice(0, 150), slice(0, 170)))
    assert whole.shape == (150, 170, 1 + len(dense.FIGURE_COLOURS))
    np.testing.assert_allclose(whole.sum(axis=2), 1, atol=1e-4)


def test_a_part_of_the_figure_map_is_as_in_the_whole_map() -> None:
    """Interpolated between the same neighbours, at the picture's edges, too."""
    coarse = np.random.default_rng(3).random((30, 40, 4)).astype(np.float32)
    map_of = dense.FigureChances(coarse, (117, 158), 4)
    whole = map_of.within((slice(0, 117), slice(0, 158)))
    np.testing.assert_array_equal(whole[..., 0], map_of.background)
    for rows, columns in (
        (slice(0, 9), slice(3, 50)),
        (slice(33, 38), slice(61, 62)),
        (slice(90, 117), slice(0, 158)),
    ):
        np.testing.assert_allclose(map_of.within((rows, columns)), whole[rows, columns], atol=1e-6)


def test_embeddings_are_unit_vectors_one_a_crop_and_the_same_each_time() -> None:
    crops = np.stack([grass(i) for i in range(67)])
    vectors = embedding.embed(crops)
    assert vectors.shape == (67, NETS.nets.embedding_dimensions)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-4)
    np.testing.assert_allclose(embedding.embed(crops[65:]), vectors[65:], atol=1e-4)
    assert embedding.embed(crops[:0]).shape == (0, NETS.nets.embedding_dimensions)


def tiles_of(*sets: str) -> list[str]:
    return [tile for name in sets for tile in built_in(name).tiles]


@pytest.mark.parametrize("edition", ["C1", "C2", "C3", "any"])
@pytest.mark.parametrize("set_id", SETS)
def test_every_tile_of_the_catalogs_is_enrolled(set_id: str, edition: str) -> None:
    wanted = set(tiles_of(set_id))
    held = tile_galleries.gallery(wanted, edition)
    shown = {tile_galleries.tile_of(face) for face, _ in held.labels}
    assert shown == {tile for tile in wanted if not tile.startswith(UNSEEN) and set_id != HALVES}
    assert len(held.vectors) == len(held.owner) > len(held.labels) - 1
    np.testing.assert_allclose(np.linalg.norm(held.vectors, axis=1), 1, atol=1e-3)


def test_turns_that_look_the_same_to_the_rules_share_a_label() -> None:
    turns = {}
    for tile, turn in tile_galleries.gallery(tiles_of("base", "river"), "C1").labels:
        turns.setdefault(tile, set()).add(turn)
    assert [turns[f"base/{t}"] for t in "BXC"] == [{0}] * 3
    assert [turns[f"base/{t}"] for t in "GU"] == [{0, 1}] * 2
    assert turns["base/D"] == {0, 1, 2, 3}


def test_classification_gives_log_probabilities() -> None:
    held = tile_galleries.gallery(tiles_of("base", "river"), "C1")
    scores = embedding.classify(np.stack([grass(1), road(2, (32, 63))]), held)
    np.testing.assert_allclose(np.exp(scores.logp).sum(axis=1), 1, atol=1e-4)
    assert ((scores.empty >= 0) & (scores.empty <= 1)).all()
    assert ((scores.cosine >= -1.001) & (scores.cosine <= 1.001)).all()


@pytest.mark.parametrize("turn", range(4))
def test_drawn_bends_are_distinguished_by_their_turn(turn: int) -> None:
    """Of the four turns of a bend the drawn one is likeliest, and any bend likelier than a straight road."""
    held = tile_galleries.gallery(tiles_of("base"), "C1")
    crop = np.rot90(road(turn, (0, 32), (32, 63)), -turn)
    logp = embedding.classify(crop[None], held).logp[0]
    chances = {label: float(logp[i]) for i, label in enumerate(held.labels)}
    assert max(range(4), key=lambda t: chances["base/V", t]) == turn
    assert chances["base/V", turn] > max(chances["base/U", 0], chances["base/U", 1])


@pytest.mark.parametrize("turn", range(2))
def test_drawn_straight_roads_are_distinguished_by_their_turn(turn: int) -> None:
    held = tile_galleries.gallery(tiles_of("base"), "C1")
    crop = np.rot90(road(turn, (0, 32), (63, 32)), -turn)
    logp = embedding.classify(crop[None], held).logp[0]
    assert logp[held.labels.index(("base/U", turn))] > logp[held.labels.index(("base/U", 1 - turn))] + 1


def test_all_editions_can_be_compared_at_once() -> None:
    every, first = (
        tile_galleries.gallery(tiles_of("base"), "any"),
        tile_galleries.gallery(tiles_of("base"), "C1"),
    )
    assert set(first.labels) <= set(every.labels)
    assert len(every.vectors) > len(first.vectors)
    assert {"C1", "C2", "C3"} <= set(tile_galleries.editions())


def test_tiles_that_an_edition_does_not_show_are_known_from_the_others() -> None:
    borrowed = tile_galleries.gallery(tiles_of("king-and-robber"), "C3")
    own = tile_galleries.gallery(tiles_of("king-and-robber"), "C1")
    np.testing.assert_array_equal(borrowed.vectors, own.vectors)


def test_galleries_join() -> None:
    one, more = (tile_galleries.gallery(tiles_of(name), "C1") for name in ("base", "river"))
    both = tile_galleries.joined(one, more)
    assert set(both.labels) == set(one.labels) | set(more.labels)
    where = [both.labels[owner] for owner in both.owner]
    assert where == [held.labels[i] for held in (one, more) for i in held.owner]
    np.testing.assert_allclose(both.vectors, np.concatenate([one.vectors, more.vectors]), atol=1e-6)


def test_the_nets_leave_no_trace_and_send_nothing(tmp_path: Path) -> None:
    """onnxruntime's telemetry would write a machine id to the home folder and contact its maker."""
    code = "from vision.models import sessions; print(sessions.onnxruntime.__version__)"
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("ORT_", "CI", "XDG_"))}
    done = subprocess.run(
        [sys.executable, "-B", "-c", code],
        cwd=Path(__file__).parents[2],
        env={**clean, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == onnxruntime.__version__
    assert list(tmp_path.rglob("*")) == []
