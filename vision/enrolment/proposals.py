"""Enrol own tiles: cut cards out of photos of single tiles, group them, and propose a tile for each group.

Nothing is known of the set but the kinds of feature of its game. The comparing net separates one card from
another; the proposal is based on what the card's sides show (vision/enrolment/layout_inference.py), on
similar tiles, and on
cards that people have named before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from referee.tiles.io.catalog import TileSet
from vision.arrays import Picture
from vision.enrolment.card_groups import (
    Card,
    Earlier,
    ProposedTile,
    drawn_alike,
    grouped,
    named_before,
    seen,
    small_picture,
    together,
)
from vision.enrolment.layout_inference import Guess, guesses, letters_of, ways_of, written
from vision.enrolment.parameters import ENROLMENT
from vision.enrolment.segmentation import find_loose
from vision.enrolment.side_net import sides_of
from vision.grid.rectify import crop
from vision.json_dataclass import JsonDataclass
from vision.labels.label_space import looks
from vision.models import embedding
from vision.reading import Quad

PARAMETERS = ENROLMENT.proposals


@dataclass(frozen=True)
class Suggestion(JsonDataclass):
    """What a card seems to be: "known", a `tile` of the set, turned by `rotation` degrees clockwise; or
    "new", a tile that the set does not have yet, with the matching tile of another set if there is one.
    `sure`: the layout is clear and a quick check is enough, except for small marks."""

    seems: str
    tile: str | None
    rotation: int
    confidence: float
    sure: bool


@dataclass(frozen=True)
class Proposal(JsonDataclass):
    """Cards that are copies of one tile: their numbers, and the quarter turns clockwise of each relative to
    the first. `edges`: letters N E S W of the suggestion, as the first card is turned; `features`: in the
    catalog's format, turned likewise. `offers`: tiles of the set that it may be; `like`: tiles of other known
    sets."""

    cards: tuple[int, ...]
    turns: tuple[int, ...]
    edges: str
    features: tuple[dict[str, Any], ...]
    offers: tuple[ProposedTile, ...]
    like: tuple[ProposedTile, ...]
    suggestion: Suggestion


def cut_out(bgr: Picture, photo: int = 0) -> tuple[list[Card], list[Picture]]:
    """Return the single tiles of a photo and the face of each, a square of `card_px` pixels. Raises
    Unreadable if there are none."""
    found = [(quad, crop(bgr, quad, PARAMETERS.card_px, 0.0)) for quad in find_loose(bgr)]
    bare = embedding.bare(np.stack([small_picture(face) for _, face in found]))
    kept = [one for one, none in zip(found, bare, strict=True) if not none] or found
    return [Card(photo, _quad(quad)) for quad, _ in kept], [face for _, face in kept]


def proposed(
    faces: Sequence[Picture],
    catalog: TileSet,
    known: Sequence[TileSet],
    before: Sequence[Earlier] = (),
) -> list[Proposal]:
    """Group the cards and propose a tile for each group. `catalog`: the set being enrolled; `known`: other
    sets of its game; `before`: cards that were named already."""
    if not faces:
        return []
    vectors = seen(faces)
    groups = grouped(vectors)
    sides = sides_of(faces)
    others = {name: tile for one in known for name, tile in one.tiles.items() if name not in catalog.tiles}
    ways = ways_of([*catalog.tiles.values(), *others.values()])
    like = drawn_alike(vectors[:, 0], ways, [one for one in known if one.provenance == "stand-in"])
    named = named_before(vectors, before)
    found = []
    for group in groups:
        first = group[0][0]
        ranked = guesses(ways, together(sides, group), catalog.kinds, like[first])
        found.append(
            _proposal(group, ranked, catalog, next((named[i] for i, _ in group if i in named), None))
        )
    return found


def _proposal(
    group: Sequence[tuple[int, int]], ranked: Sequence[Guess], catalog: TileSet, named: ProposedTile | None
) -> Proposal:
    """Build the proposal for a group of cards. `named`: the tile that the group holds more copies of."""
    held = {looks(tile.turned(q)): (name, 90 * q) for name, tile in catalog.tiles.items() for q in range(4)}
    best, name, quarter = ranked[0], None, 0
    if own := named or _held(best, held):
        name, quarter = own.tile, own.rotation // 90
    elif best.label:
        name, quarter = best.label
    tile = catalog.tiles[own.tile].turned(quarter) if own else best.tile
    sure = bool(named) or best.alike > PARAMETERS.min_clear_probability
    suggestion = Suggestion(
        "known" if own else "new", name, 90 * quarter, own.confidence if own else best.chance, sure
    )
    offers = [named] if named else []
    offers += [
        offer
        for guess in ranked
        if (offer := _held(guess, held)) and offer.confidence > PARAMETERS.min_offered_probability
    ]
    like = [
        ProposedTile(g.label[0], 90 * g.label[1], g.chance)
        for g in ranked
        if g.label and g.chance > PARAMETERS.min_offered_probability
    ]
    return Proposal(
        tuple(card for card, _ in group),
        tuple(turn for _, turn in group),
        letters_of(tile, catalog.kinds),
        tuple(written(tile)),
        tuple(offers[: PARAMETERS.max_offered_tiles]),
        tuple([one for one in like if one.tile not in catalog.tiles][: PARAMETERS.max_offered_tiles]),
        suggestion,
    )


def _held(guess: Guess, held: Mapping[tuple[object, ...], tuple[str, int]]) -> ProposedTile | None:
    """Return the tile of the set that matches a guess."""
    found = held.get(looks(guess.tile))
    return ProposedTile(found[0], found[1], guess.chance) if found else None


def _quad(quad: NDArray[np.float64]) -> Quad:
    nw, ne, se, sw = ((round(float(x), 1), round(float(y), 1)) for x, y in quad)
    return nw, ne, se, sw
