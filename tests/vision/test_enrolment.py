"""Enrolment takes seconds however many cards there are, and known embeddings are not computed again."""

from __future__ import annotations

import io
from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from training.data.pictures import decoded
from vision.arrays import Picture
from vision.enrolment import prototypes
from vision.enrolment.card_sheet import card, learn, sheet_of
from vision.enrolment.parameters import ENROLMENT
from vision.enrolment.prototypes import clearest
from vision.models import embedding, sessions


class Counting:
    """A fake net: counts its crops; its embeddings are coarse copies of them."""

    def __init__(self) -> None:
        self.crops = 0

    def __call__(self, crops: Picture, net: str) -> NDArray[np.float32]:
        self.crops += len(crops)
        small = [cv2.resize(crop, (8, 16), interpolation=cv2.INTER_AREA)[..., 0].ravel() for crop in crops]
        vectors = np.array(small, np.float32) + 1
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)

    def since(self) -> int:
        """The number of crops since the last call."""
        crops, self.crops = self.crops, 0
        return crops


@pytest.fixture
def net(monkeypatch: pytest.MonkeyPatch) -> Counting:
    counting = Counting()
    monkeypatch.setattr(embedding, "embed", counting)
    return counting


def faces(count: int) -> list[Picture]:
    rng = np.random.default_rng(3)
    coarse = [rng.integers(0, 255, (8, 8, 3), np.uint8) for _ in range(count)]
    return [np.asarray(cv2.resize(one, (128, 128)), np.uint8) for one in coarse]


def kept(data: bytes | None) -> dict[str, NDArray[np.generic]]:
    assert data is not None
    with np.load(io.BytesIO(data)) as stored:
        return {name: stored[name] for name in stored.files}


@pytest.mark.parametrize(
    ("tiles", "copies", "used", "views"),
    [
        (2, 1, 2, ENROLMENT.prototypes.views),
        (4, 12, 4 * ENROLMENT.prototypes.max_pictures_per_face, ENROLMENT.prototypes.views),
        (7, 5, 14, ENROLMENT.prototypes.views),
        (12, 3, 12, ENROLMENT.prototypes.views),
        (33, 1, 33, ENROLMENT.prototypes.min_views),
    ],
)
def test_many_cards_cost_no_more_than_enough(
    net: Counting, tiles: int, copies: int, used: int, views: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = ENROLMENT.prototypes.full_view_pictures // 10  # so that few are many
    fewer = replace(ENROLMENT.prototypes, full_view_pictures=enough)
    monkeypatch.setattr(prototypes, "PARAMETERS", fewer)
    cards = faces(tiles * copies)
    shown = [(number, f"own/{number % tiles}", number % 4) for number in range(len(cards))]
    learnt = kept(learn(sheet_of(cards), shown))
    assert net.crops == used * 4 * views <= enough * 4 * ENROLMENT.prototypes.views
    assert set(learnt["face"]) == {f"own/{number}" for number in range(tiles)}
    assert len(learnt["vector"]) == len(learnt["turn"]) == used * 4 * (1 + views)


def test_only_what_is_new_is_worked_out(net: Counting) -> None:
    sheet = sheet_of(faces(6))
    shown = [(number, f"own/{number}", 0) for number in range(5)]
    first = learn(sheet, shown)
    net.since()
    assert learn(sheet, shown, first) == first
    assert net.since() == 0

    otherwise = [(0, "own/other", 0), (1, "own/1", 1), *shown[2:], (5, "own/5", 0)]
    second = learn(sheet, otherwise, first)
    assert net.since() == 2 * 4 * ENROLMENT.prototypes.views  # one with another rotation and one that is new
    before, now = kept(first), kept(second)
    rows = {name: now["face"] == name for name in ("own/other", "own/1", "own/2")}
    assert np.array_equal(now["vector"][rows["own/other"]], before["vector"][before["face"] == "own/0"])
    assert not np.array_equal(now["vector"][rows["own/1"]], before["vector"][before["face"] == "own/1"])
    assert np.array_equal(now["vector"][rows["own/2"]], before["vector"][before["face"] == "own/2"])
    assert learn(sheet, [], second) is None


def test_prototypes_of_another_net_or_version_are_ignored(
    net: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet, shown = sheet_of(faces(2)), [(0, "own/0", 0), (1, "own/1", 0)]
    first = learn(sheet, shown)
    older = io.BytesIO()
    np.savez_compressed(older, **{k: v for k, v in kept(first).items() if k not in ("picture", "net")})  # type: ignore[arg-type]
    net.since()
    learn(sheet, shown, older.getvalue())
    assert net.since() == 2 * 4 * ENROLMENT.prototypes.views
    monkeypatch.setattr(sessions, "print_of", lambda name: "another")
    learn(sheet, shown, first)
    assert net.since() == 2 * 4 * ENROLMENT.prototypes.views


def test_the_sharpest_pictures_count_in_whatever_light() -> None:
    (face,) = faces(1)
    noise = np.random.default_rng(2).normal(0, 6, face.shape)
    sharp = cv2.resize(face[::16, ::16], (128, 128), interpolation=cv2.INTER_NEAREST)
    dark = np.asarray(sharp * 0.6, np.uint8)
    blurred = [np.asarray(cv2.GaussianBlur(sharp, (0, 0), by), np.uint8) for by in (2, 3, 4, 5)]
    noisy = np.asarray(np.clip(blurred[2] + noise, 0, 255), np.uint8)
    chosen = clearest({"own/1": [noisy, *blurred, dark, sharp]})["own/1"]
    assert {one.tobytes() for one in chosen[:2]} == {sharp.tobytes(), dark.tobytes()}
    assert len(chosen) == ENROLMENT.prototypes.max_pictures_per_face
    assert noisy.tobytes() not in {one.tobytes() for one in chosen}


def test_a_card_is_shown_as_it_was_cut_out() -> None:
    cards = faces(3)
    shown = decoded(card(sheet_of(cards), 1))
    assert np.abs(shown.astype(int) - cards[1]).mean() < 6
