"""Colours for the photo as a whole: figures of like paint get one name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.tables import SETS, legal_table, reading_of
from vision.figures.colour_estimate import PAINTS
from vision.figures.colour_names import PaintedFigure, named_together
from vision.reading import Correction, Reading, SeenFigure
from vision.settle import settle

COLOURS = tuple(PAINTS)


def painted(shares: Mapping[str, float], white: tuple[float, float, float]) -> PaintedFigure:
    rest = (1 - sum(shares.values())) / len(COLOURS)
    every = {name: rest + shares.get(name, 0.0) for name in COLOURS}
    return PaintedFigure(tuple(sorted(every.items(), key=lambda one: -one[1])), np.array(white))


def test_one_figure_in_shade_is_called_what_its_like_are_called() -> None:
    blue = [painted({"blue": 0.9}, (0.75, 0.5, 0.2)) for _ in range(3)]
    shaded = painted({"black": 0.5, "blue": 0.4}, (0.6, 0.4, 0.16))
    names = named_together([*blue, shaded])
    assert [one.colours[0][0] for one in names] == ["blue"] * 4
    assert len({one.group for one in names}) == 1


def test_other_paints_stay_other_groups() -> None:
    red, blue = painted({"red": 0.9}, (0.2, 0.25, 1.2)), painted({"blue": 0.9}, (0.75, 0.5, 0.2))
    names = named_together([red, blue, red])
    assert [one.colours[0][0] for one in names] == ["red", "blue", "red"]
    assert names[0].group != names[1].group


def test_green_paint_in_warm_light_is_not_blue() -> None:
    """Two hues among the figures called blue: the greener ones are green."""
    blue = [painted({"blue": 0.8, "green": 0.1}, (0.8, 0.5 + 0.01 * i, 0.2)) for i in range(3)]
    green = [painted({"blue": 0.6, "green": 0.3}, (0.45, 0.55 + 0.01 * i, 0.2)) for i in range(4)]
    names = [one.colours[0][0] for one in named_together([*blue, *green])]
    assert names == ["blue"] * 3 + ["green"] * 4


@pytest.mark.parametrize("count", [1, 2, 5])
def test_blue_figures_of_one_hue_stay_blue(count: int) -> None:
    figures = [painted({"blue": 0.8, "green": 0.15}, (0.6, 0.55 + 0.01 * i, 0.2)) for i in range(count)]
    assert {one.colours[0][0] for one in named_together(figures)} == {"blue"}


def test_shares_are_of_one_whole_and_none_is_no_figure() -> None:
    assert named_together([]) == []
    (one,) = named_together([painted({"yellow": 0.7, "orange": 0.2}, (0.15, 0.9, 1.1))])
    assert sum(share for _, share in one.colours) == pytest.approx(1.0, abs=0.01)
    assert one.colours[0][0] == "yellow"


def with_figures(groups: tuple[int | None, ...]) -> Reading:
    """A reading with figures on its first tile, torn between green and blue."""
    reading = reading_of(legal_table(3, 12), 3, margin=25.0, noise=0.3)
    figures, cell = [], reading.cells[0]
    for group in groups:
        point = (cell.quad[0][0] + 50.0, cell.quad[0][1] + 50.0)
        torn = (("blue", 0.5), ("green", 0.45))
        seen = SeenFigure(point, cell.x, cell.y, 0.5, 0.5, "blue", "meeple", "standing", 0.95, colours=torn)
        figures.append(replace(seen, group=group))
    return replace(reading, figures=tuple(figures))


def colour_questions(draft) -> list[int]:
    return [d.figure for d in draft.doubts if d.reason == "colour"]


def test_one_question_decides_the_colour_of_a_group() -> None:
    reading = with_figures((0, 0, 0, 1))
    questioned = colour_questions(settle(reading, SETS))
    assert {reading.figures[i].group for i in questioned} == {0, 1}
    assert len(questioned) == 2
    answered = settle(reading, SETS, [Correction(figure=questioned[0], colour="green")])
    group = reading.figures[questioned[0]].group
    assert {f.colour for f in answered.figures if reading.figures[f.key].group == group} == {"green"}
    assert {f.colour for f in answered.figures if reading.figures[f.key].group != group} == {"blue"}
    assert len(colour_questions(answered)) == 1


def test_a_single_figure_of_a_group_may_be_corrected_as_well() -> None:
    reading = with_figures((0, 0, 0))
    draft = settle(reading, SETS, [Correction(figure=0, colour="green"), Correction(figure=1, colour="red")])
    assert draft.figures[1].colour == "red"


def test_a_correction_of_a_clear_colour_changes_one_figure_only() -> None:
    reading = with_figures((0, 0))
    clear = tuple(replace(f, colours=(("blue", 0.9), ("green", 0.05))) for f in reading.figures)
    draft = settle(replace(reading, figures=clear), SETS, [Correction(figure=0, colour="green")])
    assert [f.colour for f in draft.figures] == ["green", "blue"]


@pytest.mark.parametrize(
    ("colours", "questioned"),
    [
        ((("grey", 0.31), ("black", 0.23), ("blue", 0.2)), [0]),  # none is likely
        ((("black", 0.62), ("blue", 0.2), ("grey", 0.1)), []),
    ],
)
def test_a_colour_is_a_question_if_the_second_one_comes_near(
    colours: tuple[tuple[str, float], ...], questioned: list[int]
) -> None:
    reading = with_figures((0,))
    figure = replace(reading.figures[0], colour=colours[0][0], colours=colours)
    assert colour_questions(settle(replace(reading, figures=(figure,)), SETS)) == questioned


def test_figures_of_no_group_are_questioned_one_by_one() -> None:
    """Readings of former versions and of other games."""
    assert len(colour_questions(settle(with_figures((None, None)), SETS))) == 2
