### Errors of what was sent: tile sets, tiles, positions, maps and boards.

input-or = { $names } or { $last }

input-cited = { $rule }: { $why }

input-errors = more than { $most } errors; here are the first

input-unknown-near = unknown { $kind } “{ $name }”; did you mean { $near }?

input-unknown-none = unknown { $kind } “{ $name }”; there are none here

input-unknown-known = unknown { $kind } “{ $name }”; known: { $known }

input-unknown-many = unknown { $kind } “{ $name }”; known: { $known } and { $count } more

input-unknown-expansion = { $why }; to play with its tiles only, name their catalog

## Tile sets and tiles

input-no-catalogs = this game has no catalogs

input-set-object = a tile set is a JSON object

input-set-kinds = the set must list its kinds of feature and their shapes

input-plain-text = must be plain text, at most { $most } characters

input-most = at most { $most }, not { $count }

input-marks = must be an object that explains each mark

input-tile-list = must be a list of at least one tile

input-twice = { $what } appears twice

input-other-kind = this game defines { $feature } differently: shape { $shape }, sides { $sides }, letter { $letter }

input-kinds = must be an object with the shape of each kind

input-shape = shape is area, line or point; sides is edges or halves

input-printings = must be an object with the editions and counts of each printing

input-counts = needs counts: the number of copies of each tile

input-total = { $total } printed, but the counts sum to { $count }

input-editions = must be a list of editions

input-printing-start = must be the id of a tile that this printing counts

input-copies = copies belong under printings of the set

input-tile-object = a tile is a JSON object

input-tile-pair = & followed by / stands for two half tiles; a code may contain only one of these characters

input-tile-id = a tile id is <set>/<code>, without spaces, at most { $most } characters each

input-feature-count = must be a list of 1 to { $most } features

input-feature-list = must be a list of features

input-feature-object = a feature is a JSON object

input-wagon = must be a list of groups of feature numbers from 0 to { $most }

input-feature-numbers = must be a list of feature numbers from 0 to { $most }

input-list-of = must be a list of these, each at most once: { $names }

input-line = { $feature } is a line: list its edges

input-point = { $feature } is a point: it reaches no edge

input-multi-edge = an edge that one other feature of the kind reaches

input-inner = an inner feature reaches no edge

input-no-edges = { $feature } reaches nothing: give edges or halves, or “I” for an inner one

input-mark-count = must be a count from 0 to { $most }, true or false

input-mark-list = must be a list of marks

input-half-owners = half { $side } belongs to { $count } features

input-middle-owners = the middle of edge { $side } belongs to { $count } features

input-letters = must be four letters, for N E S W

input-letters-of = must be four letters for N E S W, out of { $letters } * or ?

input-wild-edge = edge { $side } is wild (*), yet features reach it

input-half-unowned = half { $side } belongs to no feature

input-letters-differ = the edges given are { $given }, but the features show { $letters }

input-edge-things = edge { $side } shows { $features }; an edge shows one thing

input-inner-twice = { $count } inner features { $feature }; call the second one II

input-cells = must be a rectangle of 2 to { $most } cells [x, y], from [0, 0] on

input-cell = must be one of the tile's cells

input-in-cell = cell { $cell }: { $why }

input-cells-differ = cells { $cell } and { $other } differ where they meet

## Positions

input-this-game = this is { $game }, not { $other }

input-other-game = { $catalog } belongs to the game { $game }, not to { $other }

input-no-set = { $catalog } is not a set of tiles

input-catalogs-differ = tile { $tile } is in both { $one } and { $other }, and differs

input-player-twice = there are two players “{ $player }”

input-same-cell = overlaps { $other }: both are at { $cell }
input-same-half = the half tiles here and at { $other } do not fill { $cell } together: each has to be turned by 180 degrees from the other

input-pad-final = { $what } is never scored with “final” { $final }

input-pad-count = must be between { $least } and { $most }

input-rotation = { $value } is not a rotation; use 0, 90, 180 or 270

input-track = { $figure } does not stand on a track

input-track-space = { $figure } stands on a space of its track, not on a tile

input-figure-point = { $figure } stands on a feature of a tile, not on a point between tiles

input-point-cell = must be [x, y] of the cell whose north-west corner is the point

input-castle-tiles = must be the two tiles of the city

input-prisoners = must be a list of figures, each with its player and kind

input-beside-nobody = no { $figure } of that player is on the tile

input-no-tile = there is no tile at { $cell }

input-one-of = must be one of these: { $choices }

input-nothing-readable = nothing readable

input-side = “{ $side }” is not a side; the sides are { $sides }

input-no-feature = { $tile } at { $cell } has no { $feature }; it has { $features }

input-features = { $tile } at { $cell } has more than one { $feature }; it has { $features }

input-options = options are JSON values

input-expansions = must be a list of expansions

input-clash = { $expansion } does not go with the others: { $why }

input-herding-token = herding draws no token

input-expanding-token = expanding draws a token: which one?

## Maps

input-map-json = a map is JSON

input-map-object = a map is a JSON object

input-map-game = a map belongs to carcassonne

input-joined-again = joined maps cannot be joined again: list all their parts

input-joined-fields = a joined map has id, name, source and join only

input-join = must be 2 to { $most } maps, each with map, x and y

input-join-part = must have map, x and y, and nothing else

input-join-shift = x and y are whole numbers from { $low } to { $high }

input-squares-unknown = the squares of { $map } are not known here: draw them as a map of your own, or take { $known }

input-map-small = { $count } squares take tiles, fewer than the { $recommended } tiles recommended

input-list = must be a list of at most { $most }

input-map-squares = no square is drawn yet

input-square-twice = there is a square at { $cell } already: they overlap

input-square-plain = only squares of large cities show features and coats of arms

input-large-city-features = a large city lists what is printed on it

input-large-city = a large city shows a city

input-map-edge = must have x, y and edge of a square

input-no-square = there is no square for tiles at { $cell }

input-square-beyond = beyond this edge there is the square { $cell }

input-edge-twice = this edge is listed already

input-border-coats = nothing is printed there that could bear them

input-ferry-ends = a ferry has two ends, not { $count }

input-recommended = must be the fewest and the most tiles

input-picture = must have size, corners and cells

input-picture-size = must be width and height in pixels

input-picture-corners = must be [x, y] in pixels of the corners NW, NE, SE and SW

input-picture-clockwise = the corners go round clockwise: NW, NE, SE, SW

input-picture-cells = must be x and y of the north-west cell, columns and rows

input-picture-empty = must have at least one column and one row

input-start-squares =
    { $count ->
        [one] { $count } start square; a map has at least 2
       *[other] { $count } start squares; a map has at least 2
    }

input-cut-off =
    { $count ->
        [one] { $count } square is disconnected from the start squares: { $cells }
       *[other] { $count } squares are disconnected from the start squares: { $cells }
    }

input-large-city-differs = the squares of a large city at { $cell } and { $other } show different things

## Gold Rush and Amazonas: what is printed on tiles and what the box holds

input-mark-elsewhere = { $mark }: part of { $features } only, not of { $feature }

input-line-end = a { $feature } with a single edge must state where it ends: “to” is { $ends }

input-line-no-end = a { $feature } over two edges does not end on the tile; it cannot lead to a { $end } as well

input-line-edges = a { $feature } has two ends, this one reaches { $count } edges

input-line-nowhere = there is no { $end } on this tile in which { $feature } could end

input-undivided = { $tile }: the { $area } { $sides } is on both sides of the { $wall }

input-start-board-id = must be the id of the start board

input-start-board-type = the game starts with the start board, a tile of the type start

input-mouth-edges = the Amazon reaches one edge of the mouth, not { $count }

input-amazon-standard = there is no Amazon on a standard tile

input-amazon-cells = only double tiles and the start board have several cells

input-amazon-animals = caimans and piranhas are on Amazon tiles and double tiles only

input-amazon-straight = the Amazon reaches exactly two opposite edges of an Amazon tile

input-double-size = a double tile has 2 cells, not { $width } by { $height }

input-start-board-size = the start board has 2 by 4 cells, not { $width } by { $height }

input-amazon-double = the Amazon reaches exactly the two short sides of a double tile

input-amazon-start = the Amazon leaves the start board once, on a short side

input-box-untyped = tiles without a type: { $count }

input-box-standard = standard tiles: { $count }, but the box has { $most }

input-box-double = double tiles: { $count }, but the box has { $most }

input-box-start-boards = start boards: { $count }, but the box has { $most }

input-box-mouths = river mouths: { $count }, but the box has { $most }

input-box-amazon-tiles = Amazon tiles: { $count }, but the box has { $most }

input-box-bangs = Amazon tiles with a “!”: { $count }, but it should be { $most }

input-bang-animals = { $tile } is a “!” tile with animals; only those of the double tile after it are scored

input-city-exits = a city has 3 or 4 exits, railroads that end in it; this one has { $count }

input-exits-differ = exits given: { $given }, but railroads that end in this city: { $count }

input-designs-differ = { $tile } and { $other } are one design; they may differ in camps and herds only

input-start-tile = the start tile has one mountain with 1 nugget; mountains here: { $mountains }, nuggets: { $nuggets }

input-start-tile-id = must be the id of the start tile

input-start-tile-missing = no start tile is named

input-box-73 = 73 tiles, which is what the published list adds up to; the box has 72 (three of design 66)

input-box-tiles = tiles: { $count }, but the box has { $most }

input-box-nuggets = nuggets on all tiles: { $count }, but there are only { $most } tokens: they may run short

input-nuggets = a token shows { $shown } nuggets, not { $value }

## Amazonas by Stefan Dorra

input-species-missing = no village has the species { $species }

input-no-villages = no village is drawn yet

input-villages-cut-off = no route leads from the rest of the board to { $villages }

input-must-be-object = must be an object

input-village-twice = there are two villages “{ $village }”

input-must-be-number = must be a number from { $low } to { $high }

input-must-be-whole = must be a whole number from { $low } to { $high }

input-costs = must be a list of 1 to { $most } costs

input-cost = a space costs { $costs } gold

input-costs-order = each space costs more than the one before

input-way = must be a list of two villages

input-way-same = a route joins two different villages

input-mission = must be a list of { $count } villages

input-mission-same = these must be different villages

input-missions = there are { $most } mission cards, not { $count }

input-card-fields = must be an object with { $fields }

input-white-number = another card has the white number { $number }

input-cards = there are 28 cards: 0 to 6 in each of four colours

input-must-be-list = must be a list

input-text = must be text of 1 to { $most } characters

input-size = must be width and height, up to { $most }

input-one-board = a match is played on one board, not on { $count }

input-players = there are { $count } players

input-board = { $board } is not a board of this game

input-building-order = in the phase “building”, order and income must name every player

input-building-player = in the phase “building”, a player builds

input-tent = a tent belongs to a player or is neutral

input-tents = more tents than spaces

input-spaces = the spaces are 0 to { $most }, cheapest first

input-which-pile = which pile does it go on? The piles are: { $piles }

input-which-village = which one?

input-which-card = { $players } has no card face up; which card is meant?

input-whose-tents = whose tents are meant?

input-feature = { $feature }

input-feature-at = { $feature } at { $sides }

input-and = { $names } and { $last }
