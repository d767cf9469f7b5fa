"""Proposals of an enrolment compared with the box."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from referee.tiles.io.catalog import TileSet, tile_from
from referee.tiles.model.tile import Tile
from training.evaluation.enrolled import named
from training.synthetic.loose_tiles import loose
from training.synthetic.scans import Art
from vision.arrays import Picture
from vision.enrolment.layout_inference import guesses, layout_of, ways_of
from vision.enrolment.proposals import Proposal, cut_out, proposed
from vision.enrolment.side_net import sides_of
from vision.errors import Unreadable
from vision.labels.label_space import looks

EnrolmentPhoto = tuple[int, Sequence[str], Mapping[str, Art]]  # its seed, its tiles, the faces of tiles


@dataclass
class ProposalRow:
    """One edition. `cards` were found of `tiles` in the photos (`false`: pieces of table). Counted are
    cards whose edges are all right, single edges right (of four times as many), cards whose cities, lines
    and fields, whose points (monasteries) and whose marks (pennants, inns, ...) are right, those with all
    but the marks (`layout`), and with everything; cards of proposals that are `sure`, of those the ones
    with another layout, and with wrong marks only; cards grouped with those of another tile; and cards
    with the right edges and layout where no known tile has their layout."""

    edition: str
    tiles: int = 0
    cards: int = 0
    false: int = 0
    edges: int = 0
    single: int = 0
    areas: int = 0
    lines: int = 0
    fields: int = 0
    points: int = 0
    marks: int = 0
    layout: int = 0
    right: int = 0
    sure: int = 0
    sure_wrong: int = 0
    sure_marks: int = 0
    mixed: int = 0
    unheard_edges: int = 0
    unheard_layout: int = 0
    seconds: float = 0.0


def count(
    row: ProposalRow,
    photos: Sequence[EnrolmentPhoto],
    tiles: Mapping[str, Tile],
    known: Sequence[TileSet],
) -> None:
    """Add one enrolment to the counts."""
    faces: list[Picture] = []
    lie: list[Tile | None] = []
    for seed, sheet, arts in photos:
        photo = loose(seed, sheet, arts)
        row.tiles += len(sheet)
        began = time.process_time()
        try:
            cards, cut = cut_out(photo.bgr)
        except Unreadable:
            continue
        finally:
            row.seconds += time.process_time() - began
        faces += cut
        for card in cards:
            guess = named(photo, np.array(card.quad), 0.2)
            lie.append(tiles[guess[0]].turned(guess[1]) if guess else None)
    box = _Box(tiles, known)
    began = time.process_time()
    proposals = proposed(faces, box.empty, known)
    row.seconds += time.process_time() - began
    row.false += sum(tile is None for tile in lie)
    for proposal in proposals:
        _compare(row, proposal, lie, box.meant(proposal))
    _unheard(row, [(face, tile) for face, tile in zip(faces, lie, strict=True) if tile], box)


class _Box:
    """The known tiles of a game, and an empty set of it."""

    def __init__(self, tiles: Mapping[str, Tile], known: Sequence[TileSet]) -> None:
        self.tiles, self.kinds = tiles, known[0].kinds
        self.marks = {mark: what for one in known for mark, what in one.marks.items()}
        self.empty = TileSet("own", "own", known[0].game, "1", {}, (), self.kinds, self.marks)

    def meant(self, proposal: Proposal) -> Tile:
        """Return the proposed tile, in the orientation of the first card."""
        if proposal.suggestion.tile:
            return self.tiles[proposal.suggestion.tile].turned(proposal.suggestion.rotation // 90)
        return tile_from({"id": "made/1", "features": list(proposal.features)}, self.kinds, self.marks)


def _compare(row: ProposalRow, proposal: Proposal, lie: Sequence[Tile | None], meant: Tile) -> None:
    """Count the cards of one group."""
    group = [(lie[card], turn) for card, turn in zip(proposal.cards, proposal.turns, strict=True)]
    held = Counter(looks(tile.turned(-turn)) for tile, turn in group if tile is not None)
    for tile, turn in group:
        if tile is None:
            continue
        shown, wanted = _parts(meant.turned(turn)), _parts(tile)
        row.cards += 1
        same = [meant.turned(turn).edges.kinds_at(side) == tile.edges.kinds_at(side) for side in range(4)]
        row.edges += all(same)
        row.single += sum(same)
        for part in ("areas", "lines", "fields", "points", "marks"):
            setattr(row, part, getattr(row, part) + (shown[part] == wanted[part]))
        laid, right, sure = (
            layout_of(meant.turned(turn)) == layout_of(tile),
            shown == wanted,
            proposal.suggestion.sure,
        )
        row.layout += laid
        row.right += right
        row.sure += sure
        row.sure_wrong += sure and not laid
        row.sure_marks += sure and laid and not right
        row.mixed += looks(tile.turned(-turn)) != held.most_common(1)[0][0]


def _parts(tile: Tile) -> dict[str, list[Any]]:
    """Return what a tile shows, part by part, without gardens, which matter only to an abbot."""
    found: dict[str, list[Any]] = {part: [] for part in ("areas", "lines", "fields", "points", "marks")}
    found["marks"] += sorted(tile.marks)
    for feature in tile.features:
        if feature.kind == "garden":
            continue
        sides = tuple(sorted(feature.ports))
        ground, line = feature.named_by == "halves", bool(sides) and min(sides) >= 8
        part = "fields" if ground else "points" if not sides else "lines" if line else "areas"
        found[part].append((feature.kind, sides, feature.inner))
        found["marks"] += [(feature.kind, sides, mark, n) for mark, n in sorted(feature.marks.items())]
    return {part: sorted(rows, key=str) for part, rows in found.items()}


def _unheard(row: ProposalRow, shown: Sequence[tuple[Picture, Tile]], box: _Box) -> None:
    """Count the right proposals if no known tile had the card's layout."""
    ways = ways_of(box.tiles.values())
    for face, tile in shown:
        wanted = layout_of(tile)
        less = np.array([-1e3 if layout == wanted else 0.0 for layout in ways.layouts], np.float32)
        best = guesses(ways, sides_of([face]), box.kinds, less)[0].tile
        row.unheard_edges += [best.edges.kinds_at(side) for side in range(4)] == [
            tile.edges.kinds_at(side) for side in range(4)
        ]
        row.unheard_layout += layout_of(best) == wanted


def summary(row: ProposalRow) -> str:
    """Return a row as text."""
    n = max(1, row.cards)
    share = {
        name: getattr(row, name) / n
        for name in ("edges", "areas", "lines", "fields", "points", "marks", "layout", "right")
    }
    parts = ", ".join(f"{name} {value:.3f}" for name, value in share.items())
    sure = max(1, row.sure)
    return (
        f"{row.edition}: {row.cards} of {row.tiles} tiles found, {row.false} false; single edges "
        f"{row.single / 4 / n:.3f}, {parts}; sure {row.sure / n:.3f}, of them laid out wrong "
        f"{row.sure_wrong / sure:.3f}, wrong marks {row.sure_marks / sure:.3f}; mixed {row.mixed}; unheard: "
        f"edges {row.unheard_edges / n:.3f}, layout {row.unheard_layout / n:.3f}; {row.seconds:.0f} s"
    )
