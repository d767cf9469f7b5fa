"""What separates faint figures from walls is learnt without the picture that is judged."""

from __future__ import annotations

import numpy as np

from tests.shared import needs_scans
from training.faint.recoloured import QUESTIONS, JudgedView, cross_validated, fitted, judged, odds


def views(seed: int, column: int) -> list[JudgedView]:
    """Views with ten candidates of ten numbers each, one of which separates the figures."""
    rng = np.random.default_rng(seed)
    found = []
    for number in range(30):
        rows = rng.normal(0, 1, (10, 10))
        real = rows[:, column] + rng.normal(0, 0.3, 10) > 0.8
        for variant in (0, 1):
            found.append(JudgedView(f"photo {number}", variant, "grey", int(real.sum()), rows, real))
        found.append(JudgedView(f"rendered {number}", 0, "grey", int(real.sum()), rows, real))
    return found


def test_the_regression_finds_what_separates_figures() -> None:
    known = views(1, 4)
    weights = fitted(known)
    assert np.abs(weights[1:]).argmax() == 4
    (one, *_) = views(2, 4)
    assert ((odds(weights, one) > 0) == one.real).mean() >= 0.8
    empty = JudgedView("photo", 0, "grey", 0, np.zeros((0, 10)), np.zeros(0, bool))
    assert not len(odds(weights, empty))


def test_no_picture_is_judged_by_weights_that_know_it() -> None:
    """Where each picture has another rule, weights of the others are worth nothing."""
    rng = np.random.default_rng(5)
    own = []
    for number in range(30):
        rows = np.zeros((40, 30))
        real = rng.random(40) < 0.5
        rows[:, number] = np.where(real, 1.0, -1.0)
        own += [JudgedView(f"photo {number}", variant, "grey", 20, rows, real) for variant in (0, 1)]
    own += [JudgedView(f"rendered {n}", 0, "grey", 0, np.zeros((4, 30)), np.zeros(4, bool)) for n in range(9)]
    counts = cross_validated(own)["photo"]
    assert counts["questioned"] <= 2 * QUESTIONS
    shared = cross_validated(views(1, 4))["photo"]
    assert shared["questioned"] >= 0.7 * shared["figures"]


@needs_scans
def test_rendered_tables_have_faint_figures_on_their_tiles() -> None:
    from training.faint.pictures import OTHER, rendered
    from training.synthetic import scans

    arts, seen, found = scans.load(), set(), 0
    for seed in range(6):
        for view in rendered(seed, arts):
            assert view.label.shape == view.chances.coarse.shape[:2]
            seen |= set(np.unique(view.label).tolist())
            found += sum(int(one.real.sum()) for one in judged(view))
    assert {0, 1, 2} <= seen <= {0, 1, 2, OTHER, 255}
    assert found
