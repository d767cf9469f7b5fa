"""Parameters of the solver and its review questions.

Values were fitted to or chosen on labelled and rendered photos; names and comments state the unit.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SolverBeliefPropagationParameters:
    """Agreement of neighbours."""

    mismatch_nats: float = 6.0  # nats for a mismatched edge
    surplus_copy_nats: float = 3.0  # nats per copy beyond those in the box
    message_rounds: int = 16  # rounds of messages between neighbours
    damping: float = 0.5  # share of the former message in a new one
    max_sweeps: int = 40  # sweeps of the descent over all cells
    max_pair_loss_nats: float = 8.0  # nats that one change may lose if a second one recovers them
    max_changes_per_cell: int = 4  # such changes considered per cell
    max_pairs_tried: int = 8  # pairs of them tried


@dataclass(frozen=True)
class SolverOccludedTilesParameters:
    """Barely visible tiles."""

    min_occupancy_possible: float = 0.005  # occupancy from which a tile may be there
    min_hidden_tile_probability: float = 0.75  # occupancy from which a tile is there
    cosine_offset: float = 0.5  # cosine from which similarity counts
    # probability that a tile fits nowhere; also added to the probability of a fit by chance
    chance_fit_probability: float = 0.02
    occupancy_range: tuple[float, float] = (0.001, 0.99)  # no picture is surer than this
    # Log-odds of a tile: base; weights of the log-odds from its picture, of how much better than a random
    # tile it fits its neighbours (nats), and of its cosine beyond cosine_offset. Fitted by logistic
    # regression on the places next to the boards of the 27 labelled photos and of 96 rendered ones (seeds
    # from 910000; 492 places, a tile on 16).
    hidden_tile_weights: tuple[float, float, float, float] = (-2.15, 0.91, 1.58, 13.5)


@dataclass(frozen=True)
class SolverReviewQuestionsParameters:
    """When people are asked."""

    min_occupancy_missing: float = 0.1  # occupancy of an empty cell from which it becomes a review question
    # cosine below which a tile becomes a review question: usually, and where many tiles look strange
    min_cosines_unquestioned: tuple[float, float] = (0.5, 0.85)
    # How far a tile's cosine may be below the median of the familiar ones (from max_cosine_foreign on) where
    # nothing comes near it: that median is 0.96 on the labelled photos, where the bar is 0.85. Blurred by
    # 0.003 of their longer side, five of them have 0.85 to 0.90; there 98 instead of 171 right tiles are
    # questioned, and 203 of 208 tiles of unselected sets as before. With 0.13 one more of 211 is missed on
    # the same photos without blur.
    max_cosine_below_usual: float = 0.11
    # Cosine below which a tile is a question where a tile of vision/solver/later_tiles.py may lie as well:
    # chosen on half of the sources of training/other_boxes/later_sets.py, checked on the others. There 52 of
    # 55 such tiles whose picture is known reach it, and all but 4 of 162 tiles of unseen base boxes that have
    # such a rival. How many of the candidates come before those rivals, how many of these are offered, and
    # the least confidence that they are offered with, from which the page shows a tile.
    min_cosine_later: float = 0.75
    # The same where what is shown is no such tile but has such a rival: so far below the median of the photo,
    # at most the second. Chosen on 16 more sources: 2 instead of 5 of 42 tiles of an unknown printing are
    # wrong in silence, and 23 instead of 14 of 520 right tiles of the base game are questioned.
    max_cosine_below_median: float = 0.05
    max_cosine_later: float = 0.85
    candidates_before_rivals: int = 2
    max_rivals_offered: int = 2
    min_rival_confidence: float = 0.01
    max_cosine_foreign: float = 0.7  # cosine below which a tile may belong to an unselected set
    # share of such tiles: up to the first, none are foreign; from the second, tiles of other sets are on the
    # table
    foreign_shares: tuple[float, float] = (0.05, 0.08)
    # Neighbours from which a trusted tile that looks like the table is not questioned: on the tables of
    # training/other_boxes/measure.py all 23 such tiles, pale cities above all, were there.
    min_neighbours_present: int = 2
    max_occupancy_table: float = 0.02  # occupancy below which the table is clearly visible
    # cosine below which a tile is a question beside half tiles of which no looks are known
    min_cosine_beside_halves: float = 0.8
    # probability of half tiles from which a whole tile needs a larger margin, and an empty place that looks a
    # little like a tile is a question; from which any empty place is; from which they are offered first
    min_half_share: float = 0.02
    min_half_share_missing: float = 0.2
    min_half_share_offered: float = 0.5
    # from which a whole tile is doubtful though its neighbours speak for it: people lay tiles that do not fit
    max_half_share_unquestioned: float = 0.3
    half_margin_nats: float = 3.5  # nats to the runner-up below which a half tile is doubtful
    # cosine to the nearest known picture below which a half tile is doubtful: chosen by
    # training/half_tiles/fit_floor.py with each source of base tiles left out once
    min_half_likeness: float = 0.48
    # Nats and cosine from which a mismatched edge is attributed to the less certain neighbour.
    certain_margin_nats: float = 8.0
    min_cosine_certain: float = 0.9
    # Probability that a questioned tile turns out to be another one, which orders the questions. Tiles that
    # cannot be named (a tile of an unselected set stays one) come late. For tiles that resemble none, that
    # look strange, and for each mismatched edge; and, multiplied by the runner-up's probability, by cosine:
    # below these cosines the right tile is hardly ever among the known ones. Counted in the cross-validation.
    unnamed_error_probability: float = 0.9
    unusual_error_probability: float = 0.1
    mismatch_error_probability: float = 0.1
    changed_error_probability: float = 0.6  # the same where another tile than the expected one is seen
    error_probability_by_cosine: tuple[tuple[float, float], tuple[float, float]] = ((0.6, 0.8), (0.1, 1.0))
    missing_tile_probability: float = 0.2  # of places with something strange on them, a fifth hold a tile


@dataclass(frozen=True)
class SolverSetPriorParameters:
    """Prior by tile set."""

    smoothing_tiles: float = 1.0  # tiles added to both the certain and the possible counts
    max_copies: float = 9.0  # copies that count of a tile of which the box has more, or any number
    # nats
    min_prior_nats: float = -2.0
    max_prior_nats: float = 0.7


@dataclass(frozen=True)
class SolverSolutionParameters:
    """Evidence for the chosen tiles."""

    min_occupancy: float = 0.5  # occupancy from which a cell counts as holding a tile
    min_cosine_familiar: float = 0.6  # cosine below which a tile looks strange
    min_cosine_accepted: float = 0.45  # cosine below which no enrolled tile is accepted
    # cosine from which an unknown tile (the wildcard) is as unlikely as possible
    cosine_without_wildcard: float = 0.75
    min_share_identified: float = 0.7  # share among the tiles from which edges and copies identify one
    # Nats to the runner-up below which a cell becomes a review question: for tiles that the tile net knows
    # (in the cross-validation by photo, 32 of 33 cells between this value and 3 are right; the label of the
    # other is turned), and for tiles of the comparing net.
    margin_nats: float = 1.6
    margin_nats_compared: float = 3.0
    temperature: float = 1.0  # temperature of confidences (1 = beliefs as they are)
    max_candidates_offered: int = 6  # candidates offered to people
    pinned_nats: float = 10000.0  # nats: a correction outweighs any picture
    min_occupancy_unquestioned: float = 0.8  # occupancy below which the tile's presence is a review question
    nats_per_cosine: float = 22.0  # nats for a cosine of 1, on the tile net's scale (nets.SHARPNESS)
    # Nats by which a cell must resemble a tile of an unselected set more than any other tile, and the minimum
    # cosine. On the labelled photos, tiles of selected sets reach 2.0 at most; 99 of 100 others reach 3.7 or
    # more.
    foreign_margin_nats: float = 3.0
    min_cosine_foreign: float = 0.7


@dataclass(frozen=True)
class SolverSideEvidenceParameters:
    """Evidence of the side net."""

    # weights within its output, as in enrolment: what a side shows (1), connections, signs
    pair_weight: float = 0.5
    sign_weight: float = 0.4
    no_evidence_nats: float = 4.0  # nats against a side without usable evidence
    # weight of its nats, added to those of the tile net; cosine of a cell up to which; lower bound
    weight: float = 0.4
    max_cosine: float = 0.85
    min_nats: float = -12.0


@dataclass(frozen=True)
class SolverTrustParameters:
    """Trust in tiles that look unlike the pictures known of them."""

    max_margin_nats: float = 12.0  # nats: larger margins count no more
    max_side_nats: float = 12.0  # the same for the misfit of the sides
    max_sign_log_odds: float = 6.0
    # Likeness to another copy that proves nothing: on the tables of training/other_boxes/measure.py the
    # median of tiles of other sets and the tile they were taken for is 0.36, of right tiles 0.81.
    common_likeness: float = 0.4
    # Log-odds of a right tile: base, and weights in the order of trust.EVIDENCE. Below min_trust a tile is
    # questioned. Fitted by training/other_boxes/fit_trust.py, which leaves out each source of pictures once
    # (training/evaluation/results/trust.json).
    base: float = -5.304
    weights: tuple[float, ...] = (
        *(8.537, -2.151, 0.225, -0.177, -0.273, -0.155, -2.74, -0.169, -2.383, 1.039, 5.11),
    )
    min_trust: float = 0.601
    # Nats against every tile for each factor e by which the mean doubt of a photo exceeds the usual one; its
    # weight is chosen by the same fit.
    suspicion_weight: float = 1.5
    usual_doubt: float = 0.06
    min_suspicion: float = 0.2  # added to that factor: a photo without any doubt proves no more
    smoothing_tiles: float = 4.0  # tiles of usual doubt added to those of the photo
    # trust and nats to the runner-up from which a tile teaches what this box looks like
    min_trust_certain: float = 0.97
    min_margin_certain_nats: float = 6.0


@dataclass(frozen=True)
class SolverUndeclaredSetsParameters:
    """Tiles of unselected sets."""

    # cosine difference within which tiles of several sets count as the same picture
    twin_cosine_difference: float = 0.03
    min_tiles_certain: int = 3  # tiles of a set from which it is certainly on the table
    min_cosine_single_tile: float = 0.9  # cosine from which a single tile is evidence of its set
    # minimum confidence of a selected set's tile offered along with that of another set
    min_confidence_offered: float = 0.005
    # weight of the question which tile of another set it is: adding that set answers it
    foreign_tile_weight: float = 0.05


@dataclass(frozen=True)
class SolverParameters:
    """Parameters of the solver and its review questions."""

    belief_propagation: SolverBeliefPropagationParameters = SolverBeliefPropagationParameters()
    occluded_tiles: SolverOccludedTilesParameters = SolverOccludedTilesParameters()
    review_questions: SolverReviewQuestionsParameters = SolverReviewQuestionsParameters()
    set_prior: SolverSetPriorParameters = SolverSetPriorParameters()
    side_evidence: SolverSideEvidenceParameters = SolverSideEvidenceParameters()
    solution: SolverSolutionParameters = SolverSolutionParameters()
    trust: SolverTrustParameters = SolverTrustParameters()
    undeclared_sets: SolverUndeclaredSetsParameters = SolverUndeclaredSetsParameters()


SOLVER = SolverParameters()
