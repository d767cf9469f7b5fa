"""Fit the trust in tiles that look unlike their known picture (vision/solver/trust.py), cross-validated.

    python -m training.other_boxes.measure --cache READINGS
    python -m training.other_boxes.fit_trust READINGS

A logistic regression from the evidence for a settled tile to whether it is right, on tables of boxes that
neither nets nor galleries have seen. Right are tiles of the selected set that were read rightly; wrong are
the others and all tiles of unselected sets. Each source of pictures is left out once; weights, the weight
of the suspicion and the threshold come from the other sources: of the thresholds that question at least
LEAST_NOTICED of their tiles of unselected sets the one that questions fewest right tiles. So the figures for
the source left out are honest. Writes `results/trust.json`; the values of the fit on all sources go into
`SolverTrustParameters` by hand.
"""

from __future__ import annotations

import argparse
import json
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from training.data.ground_truth import Truth, compare
from training.other_boxes.measure import RESULTS, SELECTED, SOURCES, OtherBoxTable, tables
from vision.arrays import Floats
from vision.pipeline import tile_sets
from vision.reading import Reading
from vision.settle import settle, solution_of
from vision.solver.review_questions import stood_on
from vision.solver.solution import foreign
from vision.solver.trust import EVIDENCE, evidence, shown_tiles, suspicion_nats

# Share of the tiles of unselected sets that are questioned. A new box is noticed a little less often: of
# 0.85, 0.87, 0.88, 0.885 this is the least at which 0.85 of those of a source left out are questioned.
LEAST_NOTICED = 0.885
SUSPICIONS = (0.0, 0.5, 1.0, 1.5, 2.0)  # weights of the suspicion that are tried
DECAY = 0.02  # of the squared weights, in units of the evidence's spread
WRONG = 2.0  # weight of a wrong tile, a right one has 1: a silent error costs more than a question


@dataclass(frozen=True)
class TrustData:
    """Settled tiles: evidence, whether right, of a stranger, questioned about anyway; source of each."""

    rows: Floats
    right: NDArray[np.bool_]
    stranger: NDArray[np.bool_]
    questioned: NDArray[np.bool_]
    source: NDArray[np.str_]
    table: NDArray[np.int64]


def tiles_of(table: OtherBoxTable, truth: Truth, reading: Reading) -> TrustData:
    """Return the settled tiles of one table that lie on a labelled one."""
    sets = tile_sets(SELECTED)
    known = {t.id: t for s in sets for t in s.tiles.values()}
    board = solution_of(reading, sets)
    foreigners = {(cell.x, cell.y) for cell in board.cells if foreign(cell) > 0}
    rows = evidence(board, shown_tiles(board), stood_on(reading) | foreigners)
    with patch("vision.solver.review_questions.trust", lambda rows: rows.sum(1) * 0 + 1):  # nan stays nan
        draft = settle(reading, sets)
    questioned = {(d.x, d.y) for d in draft.doubts if d.x is not None}
    found = compare(truth, [(t.tile, t.rotation, t.quad) for t in draft.tiles], known)
    kept = [i for i, one in enumerate(found) if one.at in truth.tiles]
    return TrustData(
        rows[kept],
        np.array([found[i].right for i in kept], bool),
        np.array([truth.tiles[found[i].at or (0, 0)][0] not in known for i in kept], bool),
        np.array([(draft.tiles[i].x, draft.tiles[i].y) in questioned for i in kept], bool),
        np.array([table.source] * len(kept)),
        np.full(len(kept), table.number),
    )


NAMES = tuple(TrustData.__dataclass_fields__)


def joined(parts: Sequence[TrustData]) -> TrustData:
    """Return the tiles of several tables as one."""
    return TrustData(*(np.concatenate([getattr(part, name) for part in parts]) for name in NAMES))


def only(data: TrustData, which: NDArray[np.bool_]) -> TrustData:
    """Return some of the tiles."""
    return TrustData(*(getattr(data, name)[which] for name in NAMES))


def fitted(rows: Floats, right: NDArray[np.bool_]) -> tuple[Floats, float]:
    """Return weights and base of the regression, by Newton's method; tiles without evidence count not."""
    seen = ~np.isnan(rows).any(1)
    rows, right = rows[seen], right[seen]
    middle, spread = rows.mean(0), np.maximum(rows.std(0), 1e-6)
    scaled = np.column_stack([(rows - middle) / spread, np.ones(len(rows))])
    importance = np.where(right, 1.0, WRONG)
    beta = np.zeros(scaled.shape[1])
    decay = np.diag([*[DECAY * len(rows) / 10] * rows.shape[1], 1e-9])
    for _ in range(40):
        share = 1 / (1 + np.exp(-scaled @ beta))
        slope = scaled.T @ (importance * (right - share)) - decay @ beta
        curve = (scaled * (importance * share * (1 - share))[:, None]).T @ scaled + decay
        beta = beta + np.linalg.solve(curve, slope)
    weights = beta[:-1] / spread
    return weights, float(beta[-1] - weights @ middle)


def odds_of(data: TrustData, model: tuple[Floats, float], suspicion: float) -> Floats:
    """Return the log-odds of being right, less the suspicion of each table; nan without evidence."""
    odds = np.asarray(data.rows @ model[0] + model[1])
    for number in np.unique(data.table):
        own = data.table == number
        odds[own] -= suspicion_nats(odds[own], suspicion)
    return odds


@dataclass(frozen=True)
class FittedTrust:
    """A regression with the weight of the suspicion and the log-odds below which tiles are questioned."""

    model: tuple[Floats, float]
    suspicion: float
    least: float

    def counts(self, data: TrustData) -> dict[str, int]:
        """Count questions and silent errors on some tables."""
        return measured(data, odds_of(data, self.model, self.suspicion), self.least)


def fitted_trust(data: TrustData) -> FittedTrust:
    """Fit on some tables."""
    model = fitted(data.rows, data.right)
    tried = [FittedTrust(model, w, threshold(data, odds_of(data, model, w))) for w in SUSPICIONS]
    return min(tried, key=lambda one: _cost(one.counts(data)))


def _cost(counts: dict[str, int]) -> tuple[int, int]:
    return counts["silent"], counts["of these questioned"] + counts["of those questioned"]


def measured(data: TrustData, odds: Floats, least: float) -> dict[str, int]:
    """Count questions and silent errors if tiles below these log-odds are questioned about."""
    questioned = data.questioned | (odds < least)
    known, mixed = ~data.stranger, np.isin(data.table, np.unique(data.table[data.stranger]))
    return {
        "tiles": int(known.sum()),
        "right": int((known & data.right).sum()),
        "silent": int((known & ~data.right & ~questioned).sum()),
        "right, without strangers": int((~mixed & data.right).sum()),
        "of these questioned": int((~mixed & data.right & questioned).sum()),
        "right, with strangers": int((mixed & data.right).sum()),
        "of those questioned": int((mixed & data.right & questioned).sum()),
        "strangers": int(data.stranger.sum()),
        "strangers questioned": int((data.stranger & questioned).sum()),
    }


def cross_validated(data: TrustData) -> dict[str, Any]:
    """Leave every source out once, then fit on all."""
    result: dict[str, Any] = {"left out": {}}
    for source in SOURCES:
        trust = fitted_trust(only(data, data.source != source))
        counts = trust.counts(only(data, data.source == source))
        result["left out"][source] = {**counts, "suspicion_weight": trust.suspicion}
    parts = list(result["left out"].values())
    result["left out"]["all"] = {
        name: sum(part[name] for part in parts) for name in parts[0] if name != "suspicion_weight"
    }
    trust = fitted_trust(data)
    result["all, fitted on them"] = {
        source: trust.counts(only(data, data.source == source)) for source in SOURCES
    }
    result["all, fitted on them"]["all"] = trust.counts(data)
    result["by suspicion_weight"] = {
        str(w): measured(data, odds := odds_of(data, trust.model, w), threshold(data, odds))
        for w in SUSPICIONS
    }
    weights = (round(float(w), 3) for w in trust.model[0])
    result["weights"] = dict(zip(EVIDENCE, weights, strict=True))
    result["base"] = round(trust.model[1], 3)
    result["suspicion_weight"] = trust.suspicion
    result["min_trust"] = round(float(1 / (1 + np.exp(-trust.least))), 3)
    return result


def threshold(data: TrustData, odds: Floats) -> float:
    """Return the least log-odds so that LEAST_NOTICED of the tiles of unselected sets are questioned."""
    certain = np.where(data.questioned, -np.inf, np.where(np.isnan(odds), np.inf, odds))
    ranked = np.sort(certain[data.stranger])
    return float(ranked[int(np.ceil(LEAST_NOTICED * len(ranked))) - 1]) + 1e-6


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("readings", type=Path)
    every = tables()
    kept = pickle.loads(parser.parse_args().readings.read_bytes())
    data = joined([tiles_of(every[number], truth, reading) for number, truth, reading, _ in kept if reading])
    result = cross_validated(data)
    (RESULTS / "trust.json").write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
