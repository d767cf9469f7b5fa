"""The net for faint figures learns what separates its classes; its tables are labelled."""

from __future__ import annotations

import numpy as np

from tests.shared import needs_scans
from training.faint import fit
from vision.models.faint_net import COLOURS


def known(seed: int) -> fit.LabelledRows:
    """Rows of six numbers: the class is the largest of the first three, on photos and on rendered tables."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(0, 1, (3000, 6)).astype(np.float32)
    return fit.LabelledRows(rows, rows[:, :3].argmax(1), rng.random(len(rows)) < 0.3)


def test_both_stages_learn_and_repeat() -> None:
    here, other = known(1), known(2)
    pixel = fit.pixel_weights(here, 1)
    assert pixel.shape == (6, len(COLOURS))
    score = other.rows @ pixel
    assert (score[other.classes == 2, 1].mean() > score[other.classes == 0, 1].mean()).all()
    net = fit.net(here, pixel, 1)
    odds = net.odds(other.rows)
    named = np.where(odds.max(1) > 0, 1 + odds.argmax(1), 0)
    assert (named == other.classes).mean() > 0.85
    np.testing.assert_array_equal(odds, fit.net(here, pixel, 1).odds(other.rows))


@needs_scans
def test_rendered_tables_have_faint_figures_on_their_tiles() -> None:
    from training.faint.pictures import OTHER, rendered
    from training.synthetic import scans

    arts, seen = scans.load(), set()
    for seed in range(6):
        for view in rendered(seed, arts):
            assert view.chances.features is not None
            assert view.label.shape == view.chances.coarse.shape[:2]
            seen |= set(np.unique(view.label).tolist())
    assert {0, 1, 2} <= seen <= {0, 1, 2, OTHER, 255}
