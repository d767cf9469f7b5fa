"""From what was seen and what people said to one consistent board and the doubts that remain. Pure and quick.

A cell's picture speaks first; edges and copies in the box decide between what it leaves open; a person's word
is final. Everything uncertain comes back as a doubt, worst first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace

import numpy as np

from referee.tiles.catalog import TileSet
from vision.company import lean
from vision.faces import tile_id
from vision.hidden import LIES, hidden
from vision.joint import SIDES, Floats, Ints, conflicts, descend, max_marginals, neighbours, with_copies
from vision.large import by_cell, held_together, said_by_cell, with_rest
from vision.places import by_place, cell_of, groups, quad_at
from vision.reading import At, Candidate, Cell, Correction, Doubt, Draft, DraftTile, Reading
from vision.standing import Grounds, settle_figures
from vision.states import States, printed, states_of

LAID = 0.5  # occupancy from which a tile lies in a cell
SURELY = 0.9  # the same for a tile that looks strange
FAINT = 0.8  # below: ask whether it does
LAYERS = 3  # of hardly seen tiles that lie beside one another
NEARBY = 2  # cells from the board at which a single tile still belongs to it
HIDDEN = 0.1  # an empty cell that looks this much like a tile
STRANGE = 0.45  # cosine below which no enrolled tile is believed
KNOWN = 0.75  # cosine from which the wildcard costs all of WILD
WILD = 10.0  # nats
SINGLED = 0.7  # share among the tiles from which edges and copies single one out
ODD = (0.5, 0.85)  # cosine below which a tile is asked about: usually, and where many look strange
UNLIKE = 0.6  # cosine of a tile that looks strange
FOREIGN = 0.7  # cosine below which it may be one of a set that nobody named
MANY = (0.05, 0.08)  # share of such tiles: none of them foreign, certainly tiles of other sets on the table
BARE = 0.02  # occupancy below which the table is plainly seen
# Nats to the runner-up below which a cell is asked about: of tiles that the tile net knows (in the
# cross-validation by photo all cells between this and 3 are right), of tiles that are only compared.
MARGIN, WARY = 1.6, 3.0
# Nats and cosine from which an edge that does not meet is an unsure neighbour's affair.
CERTAIN, FAMILIAR = 8.0, 0.9
# How likely a tile that is asked about will be another one when people have answered, which is the order of
# questions: what nobody can name (a tile of other sets stays one) comes late. Of tiles that look like none,
# that look strange, to each edge that does not meet; and, times the chance of the runner-up, of tiles of
# these cosines: below, the right one is hardly ever among the tiles known. Counted in the cross-validation.
NAMELESS, OTHER, UNMET = 0.9, 0.1, 0.1
NAMED = ((0.6, 0.8), (0.1, 1.0))
HALF_SEEN = 0.2  # of places where something lies that looks strange, a fifth hold a tile
SHY = 0.79  # occupancy at most of a tile that was laid for its neighbours' sake: it is asked about
CALM = 1.0  # temperature of confidences (1 = beliefs as they are)
SHOWN = 6  # candidates a person is offered
PINNED = 1e4  # nats: a person's word against any picture
BEFORE = 8.0  # nats for what lay there before


@dataclass(frozen=True)
class Board:
    """The settled cells: chosen state, belief of every state, and what speaks against the choice."""

    cells: tuple[Cell, ...]
    chosen: Ints
    belief: Floats
    near: Ints
    pinned: frozenset[At]
    states: States
    expected: Mapping[int, int] = field(default_factory=dict)  # cell -> state that is known from before


def settle(
    reading: Reading,
    tile_sets: Sequence[TileSet],
    corrections: Sequence[Correction] = (),
    grounds: Grounds | None = None,
) -> Draft:
    """One board for this reading, with the corrections (oldest first) taken as facts.

    `tile_sets`: those of `reading.sets`, and any further ones that corrections take tiles from; `grounds`:
    the game's figures and what they go on, left out: Carcassonne's. Raises KeyError for a tile that no set
    has.
    """
    corrections = [said for said in corrections if said.token is None]
    corrections = said_by_cell(corrections, {name: tile for s in tile_sets for name, tile in s.tiles.items()})
    said = {(c.x, c.y): c for c in corrections if c.figure is None and c.x is not None and c.y is not None}
    cells = _laid(reading, said)
    if not cells:
        return Draft((), (), ())
    known = {name: tile for s in tile_sets if s.id in reading.sets for name, tile in s.tiles.items()}
    cells = with_rest(cells, known, lambda at: quad_at(*at, reading.cells), said)
    board = _decide(reading, tile_sets, cells, said)
    unseen = _unseen(reading, board, said)
    for _ in range(LAYERS):
        covered = [at for at, chance in unseen.items() if chance >= LIES]
        if not covered:
            break
        seen = by_place(reading.cells)
        lies = [replace(seen[at], occupancy=min(unseen[at], SHY)) for at in covered]
        board = _decide(reading, tile_sets, _in_order([*board.cells, *lies]), said)
        unseen = _unseen(reading, board, said)
    tiles = _tiles(board)
    figures, figure_doubts = settle_figures(reading, tiles, board.states.tiles, corrections, grounds)
    margin = WARY if reading.compared else MARGIN
    doubts = [
        *_cell_doubts(board, _stood_on(reading), margin),
        *_missing(reading, board, said, unseen),
        *figure_doubts,
    ]
    return Draft(tiles, figures, tuple(sorted(doubts, key=lambda d: -d.weight)))


def _laid(reading: Reading, said: Mapping[At, Correction]) -> tuple[Cell, ...]:
    """The cells in which a tile lies: seen there and near the board, or put there by a person."""
    seen = {at: cell for at, cell in by_place(reading.cells).items() if _lies(cell)}
    board = groups(seen)
    whole = bool(reading.squares)  # on a map groups of tiles lie apart
    kept = {a for one in board if whole or one is board[0] or _belongs(one, board[0], seen) for a in one}
    laid = {at: seen[at] for at in kept if not (at in said and said[at].remove)}
    for at, correction in said.items():
        if not correction.remove and at not in laid:
            laid[at] = Cell(*at, quad_at(*at, reading.cells), 1.0, 1.0, 0.0, ())
    return _in_order(laid.values())


def _in_order(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Row by row."""
    return tuple(sorted(cells, key=lambda cell: (cell.y, cell.x)))


def _lies(cell: Cell) -> bool:
    """Whether a tile lies in a cell; one that looks like no tile we know must be all the more certain."""
    return cell.occupancy >= (LAID if cell.cosine >= UNLIKE else SURELY)


def _belongs(group: AbstractSet[At], board: AbstractSet[At], seen: Mapping[At, Cell]) -> bool:
    """Whether tiles that hang together apart from the board are a part of it: several of them, or a single
    one close by that is clearly a tile. Tiles in hand and the like lie further off."""
    if len(group) > 1:
        return True
    ((x, y),) = group
    sure = seen[x, y].occupancy >= FAINT and seen[x, y].cosine >= UNLIKE
    return sure and any(abs(x - a) <= NEARBY and abs(y - b) <= NEARBY for a, b in board)


def _decide(
    reading: Reading, tile_sets: Sequence[TileSet], cells: tuple[Cell, ...], said: Mapping[At, Correction]
) -> Board:
    """The most likely board: pictures, edges and copies together, pinned cells as they were said."""
    tiles, copies = printed(tile_sets, reading.edition)
    named = {tile_id(c.tile)[0] for c in said.values() if c.tile}
    known = {name: tile for s in tile_sets for name, tile in s.tiles.items()}
    faces, copies = by_cell([*tiles, *(known[name] for name in named)], copies)
    states = states_of(faces, copies)
    read = {t.id for t in printed([s for s in tile_sets if s.id in reading.sets], reading.edition)[0]}
    theta = np.stack([_evidence(cell, states, read) for cell in cells])
    words = [said.get((c.x, c.y)) for c in cells]
    pinned = np.array([word is not None and not word.known for word in words], bool)
    for i in np.flatnonzero(pinned):
        word = said[cells[i].x, cells[i].y]
        theta[i] = -PINNED
        theta[i, states.wild if word.tile is None else states.index[word.tile, word.rotation % 360]] = 0.0
    before = {
        i: states.index[word.tile, word.rotation % 360]
        for i, word in enumerate(words)
        if word is not None and word.known and word.tile is not None
    }
    for at, state in before.items():
        told = [c.logp for c in cells[at].candidates if states.index.get((c.tile, c.rotation)) == state]
        theta[at, state] = max(theta[at, state], *told, cells[at].unlisted) + BEFORE
    places = [(c.x, c.y) for c in cells]
    theta = held_together(theta, places, states, known)
    near = neighbours(places)
    theta = theta + _company(theta, states, near)
    belief = max_marginals(theta, states, near)
    chosen = descend(belief.argmax(1), theta, states, near, pinned)
    belief = with_copies(belief, chosen, states)
    return Board(
        cells,
        chosen,
        belief,
        near,
        frozenset((c.x, c.y) for c, p in zip(cells, pinned, strict=True) if p),
        states,
        before,
    )


def _company(theta: Floats, states: States, near: Ints) -> Floats:
    """Nats for every state by how much of its tile set lies on the table for sure."""
    belief = max_marginals(theta, states, near)
    best = belief.argmax(1)
    others = np.where(states.look_of[None, :] == states.look_of[best][:, None], -np.inf, belief)
    sure = belief.max(1) - others.max(1) >= WARY
    return lean(best[sure], len(best), states)


def _unseen(reading: Reading, board: Board, said: Mapping[At, Correction]) -> dict[At, float]:
    """How likely a tile lies, hardly seen, in the places beside the board that nobody spoke of. Only of tiles
    that the tile net knows: what those are like that are only compared was not learnt."""
    if reading.compared:
        return {}
    laid = {(cell.x, cell.y): int(state) for cell, state in zip(board.cells, board.chosen, strict=True)}
    places = {at: cell for at, cell in by_place(reading.cells).items() if at not in laid and at not in said}
    within = [cell for at, cell in places.items() if not reading.squares or at in reading.squares]
    return hidden(within, laid, board.states)


def _evidence(cell: Cell, states: States, read: AbstractSet[str]) -> Floats:
    """Log-probability of every state from the picture of one cell, the wildcard's from how strange it
    looks."""
    theta = np.full(len(states.labels), cell.unlisted)
    heard: dict[int, float] = {}
    for candidate in cell.candidates:
        state = states.index.get((candidate.tile, candidate.rotation))
        if state is not None:
            heard[state] = float(np.logaddexp(heard.get(state, -np.inf), candidate.logp))
    for state, logp in heard.items():
        theta[state] = max(logp, cell.unlisted)
    theta[[i for i, (tile, _) in enumerate(states.labels) if tile_id(tile)[0] not in read]] = -PINNED / 2
    theta[states.wild] = -WILD * min(1.0, max(0.0, (cell.cosine - STRANGE) / (KNOWN - STRANGE)))
    return theta


def _tiles(board: Board) -> tuple[DraftTile, ...]:
    tiles = []
    for i, cell in enumerate(board.cells):
        pinned = (cell.x, cell.y) in board.pinned
        state = _named(board, i)
        tile, rotation = board.states.labels[state]
        ranked = _ranked(board, i)
        shares = _shares(board.belief[i])
        tiles.append(
            DraftTile(
                cell.x,
                cell.y,
                tile or None,
                rotation,
                1.0 if pinned else round(_share(shares, state, board.states) * _faintness(cell), 4),
                cell.quad,
                ranked,
                pinned,
            )
        )
    return tuple(tiles)


def _share(shares: Floats, state: int, states: States) -> float:
    """The share of a state and of all that look like it."""
    return float(shares[states.look_of == states.look_of[state]].sum())


def _faintness(cell: Cell) -> float:
    """1 where a tile surely lies, less where that is not certain."""
    return min(1.0, cell.occupancy / FAINT)


def _named(board: Board, i: int) -> int:
    """The state to show for a cell: the wildcard only where a person says so, or where the picture looks like
    nothing enrolled and neither edges nor copies single out a tile."""
    cell, state, wild = board.cells[i], int(board.chosen[i]), board.states.wild
    if state != wild or (cell.x, cell.y) in board.pinned:
        return state
    likely = np.delete(board.belief[i], wild)
    if cell.cosine < STRANGE and _shares(likely).max() < SINGLED:
        return wild
    return int(likely.argmax())


def _ranked(board: Board, i: int) -> tuple[Candidate, ...]:
    """The likeliest readings of a cell, best first, whatever was chosen."""
    belief, cell = board.belief[i], board.cells[i]
    shares = _shares(belief)
    seen = {board.states.index.get((c.tile, c.rotation)): c.logp for c in reversed(cell.candidates)}
    best = [int(s) for s in np.argsort(-belief, kind="stable")[: SHOWN + 1] if s != board.states.wild][:SHOWN]
    return tuple(
        Candidate(*board.states.labels[s], round(seen.get(s, cell.unlisted), 4), round(float(shares[s]), 4))
        for s in best
        if belief[s] > -PINNED / 4
    )


def _shares(belief: Floats) -> Floats:
    weights = np.exp((belief - belief.max()) / CALM)
    return np.asarray(weights / weights.sum())


def _stood_on(reading: Reading) -> frozenset[At]:
    """The cells that a figure hides a part of."""
    seen = by_place(reading.cells)
    middles = [cell_of(f.middle, seen.values()) for f in reading.figures if f.middle]
    return frozenset({(f.x, f.y) for f in reading.figures} | {place[:2] for place in middles if place})


def _cell_doubts(board: Board, hidden: AbstractSet[At], least: float) -> list[Doubt]:
    """Cells a person should look at, each with its strongest reason; figures stand on those `hidden`;
    `least`: nats to the runner-up."""
    doubts, below = [], _odd_below([cell for cell in board.cells if (cell.x, cell.y) not in hidden])
    named = [_named(board, i) for i in range(len(board.cells))]
    margins = [_margin(board, i, state) for i, state in enumerate(named)]
    alike = np.array([cell.cosine for cell in board.cells])
    sure = (np.array(margins) >= CERTAIN) & (alike >= FAMILIAR)
    clashes = conflicts(board.chosen, board.states, board.near, sure)
    for i, cell in enumerate(board.cells):
        if (cell.x, cell.y) in board.pinned:
            continue
        state, margin, clash = named[i], margins[i], int(clashes[i])
        if i in board.expected:
            if _changed(board, i, state):
                ranked = _ranked(board, i)
                doubts.append(Doubt("changed", 0.6, cell.x, cell.y, None, ranked, cell.quad))
            continue
        strange = cell.cosine < (ODD[0] if (cell.x, cell.y) in hidden else below)
        odd = ("unknown", NAMELESS) if cell.cosine < STRANGE else ("odd", OTHER * strange)
        wrong = float(np.interp(cell.cosine, *NAMED) / (1 + np.exp(margin / CALM)))
        reasons = [odd]
        reasons += [
            ("close", wrong if margin < least else 0.0),
            ("edges", UNMET * clash),
            ("faint", 1 - cell.occupancy if cell.occupancy < FAINT else 0.0),
        ]
        reason, weight = max(reasons, key=lambda r: r[1])
        if weight > 0:
            doubts.append(Doubt(reason, round(weight, 4), cell.x, cell.y, None, _ranked(board, i), cell.quad))
    return doubts


def _changed(board: Board, i: int, state: int) -> bool:
    """Whether a cell shows something other than what is known to have lain there: so settled, or in a clear
    picture of a tile (not of what was laid on top of it), for the known one may have been turned or moved."""
    cell, states = board.cells[i], board.states
    known = states.look_of[board.expected[i]]
    if states.look_of[state] != known:
        return True
    if cell.cosine < KNOWN or not cell.candidates:
        return False
    heard = [(c.logp, states.index.get((c.tile, c.rotation))) for c in cell.candidates]
    same = [logp for logp, at in heard if at is not None and states.look_of[at] == known]
    return cell.candidates[0].logp - max(same, default=cell.unlisted) >= WARY


def _margin(board: Board, i: int, state: int) -> float:
    """Nats from a state to the likeliest one that looks otherwise; the wildcard does not count."""
    others = board.states.look_of != board.states.look_of[state]
    others[board.states.wild] = False
    return float(board.belief[i, state] - board.belief[i, others].max(initial=-np.inf))


def _odd_below(cells: Sequence[Cell]) -> float:
    """The cosine below which a tile is asked about that nothing stands on: higher where so many of these
    look strange that tiles of sets nobody named seem to lie on the table."""
    strange = float(np.mean([c.cosine < FOREIGN for c in cells])) if cells else 0.0
    return float(np.interp(strange, MANY, ODD))


def _missing(
    reading: Reading, board: Board, said: Mapping[At, Correction], unseen: Mapping[At, float]
) -> list[Doubt]:
    """Empty places beside tiles where one may lie unseen: with so high a chance, or looking a little like a
    tile, or closed in on all sides without clearly showing the table."""
    laid = {(c.x, c.y) for c in board.cells}
    seen = by_place(reading.cells)
    doubts = []
    for x, y in {(x + dx, y + dy) for x, y in laid for dx, dy in SIDES} - laid - set(said):
        if reading.squares and (x, y) not in reading.squares:
            continue
        around = sum((x + dx, y + dy) in laid for dx, dy in SIDES)
        covered = seen[x, y].occupancy if (x, y) in seen else 0.0
        faint = max(unseen.get((x, y), covered), HALF_SEEN if covered >= LAID else 0.0)
        bare = (x, y) in seen and covered < BARE
        if faint >= HIDDEN or (around == 4 and not bare):
            likely = _whole(seen[x, y].candidates) if faint >= HIDDEN else ()
            weight, quad = round(max(faint, HIDDEN), 4), quad_at(x, y, reading.cells)
            doubts.append(Doubt("missing", weight, x, y, None, likely, quad))
    return doubts


def _whole(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """The likeliest of these that a person is offered for a single cell."""
    return tuple(c for c in candidates if tile_id(c.tile)[0] == c.tile)[:SHOWN]
