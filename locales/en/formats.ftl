### Files of other programs, and the text notation.

format-list = Must be a list.

format-most = At most { $most }.

format-not-covered = Not supported: { $what }.

format-whole-numbers = x, y and rotation must be whole numbers.

format-one-of = Must be { $names }.

format-cell = Must be [x, y].

format-no-flock = There is no flock to expand or score here.

format-chance = Not supported: the save does not state what was drawn.

format-against = Against the rules: { $rules }.

format-not-over = The game cannot end here.

format-cannot = The format cannot hold this match: { $why }

format-cannot-rules = its rules differ.

format-cannot-points = only its points are tracked, not its tiles.

format-cannot-house = it has house rules.

format-cannot-tiles = its tiles are not those of whole boxes.

format-other = { $format } cannot hold this.

notation-expected = Expected { $wanted }, not “{ $found }”.

notation-word = a word

notation-number = a number

notation-twice = { $name } appears twice.

notation-figure = A figure stands on a tile or on a space of a track.
