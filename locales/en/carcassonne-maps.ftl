### Carcassonne Maps in English.

rule-MP-S1 = Which tiles
    .text = On a map the tiles of the base game, of Inns & Cathedrals and of Traders & Builders are recommended; any other mix may be played.

rule-MP-S2 = How many tiles
    .text = Each map has a recommended number of tiles.

rule-MP-S3 = Tiles without their expansions
    .text = On a map, expansions are best used for their tiles only, without their rules, figures and special meeples, unless the players agree otherwise.

rule-MP-S4 = Nine meeples
    .text = If possible each player has 9 meeples in addition to the one on the scoreboard; otherwise the usual 7.

rule-MP-S5 = What start squares look like
    .text = There are several start squares on a map; each shows a small town and has a red frame.

rule-MP-S6 = Start squares
    .text = At least two start squares are used: the start tile and one or two random tiles are placed on two or three of them.

rule-MP-S7 = The first tile placed
    .text = The first tile that is placed goes next to one of the tiles on the start squares.

rule-MP-S8 = What else is printed on the map
    .text = Without the mini expansion Map Chips, everything else printed on the map (bottles, coloured lines, islands) is ignored.

rule-MP-S9 = Variations
    .text = The publisher suggests variants and encourages players to invent their own: the group may change any rule of the maps.

rule-MP-P1 = Only on squares
    .text = A tile may be placed only on a printed square of the map.

rule-MP-P2 = Next to tiles already placed
    .text = A tile is placed next to a tile already placed, next to a connected large city, or at the far end of a ferry that is joined to a road.

rule-MP-P3 = Edges match what is printed
    .text = Edges must match neighbouring tiles and, in the same way, what is printed on large cities and beyond the border.

rule-MP-L1 = No tile on a large city
    .text = No tile may be placed on a square with a printed large city.

rule-MP-L2 = Connected large city
    .text = A large city is connected as soon as there is a tile next to it; from then on everyone may place tiles on the other squares next to it.

rule-MP-L3 = Large city not yet connected
    .text = Being next to a large city that is not connected yet is not enough for a tile.

rule-MP-L4 = Completed large city
    .text = A completed large city is scored like any city: each of its printed squares counts as a tile, and its coats of arms count.

rule-MP-T1 = Town squares
    .text = Squares with a small town are normal squares: tiles may be placed on them.

rule-MP-T2 = Other rules for towns
    .text = Some maps have other rules for towns; the players may agree on them.

rule-MP-B1 = What is printed at the border
    .text = Where a city or road is printed beyond the border, the tile on that square must match it.

rule-MP-B2 = Neutral border
    .text = A border where no road or city is printed is neutral: any edge may face it.

rule-MP-B3 = Road that ends at the border
    .text = A road that ends at the border is complete at that end.

rule-MP-B4 = Segments beyond the border
    .text = A road or city segment printed beyond the border counts as a tile of that road or city; its coats of arms count too.

rule-MP-B5 = Closed by the border
    .text = At a neutral border (clouds, sea), a city, road or field is closed on that side and is scored as usual; even a city of one tile is possible.

rule-MP-Y1 = Ferry joined to a road
    .text = Once a ferry is joined to a road, everyone may continue at its other end with a matching tile.

rule-MP-Y2 = What a ferry is worth
    .text = A ferry adds 1 point to its road, plus the points for its coats of arms.

rule-MP-Y3 = When a ferry is scored
    .text = A ferry is scored when its road is complete.

rule-MP-M1 = Placing a meeple
    .text = After placing a tile, the player may place a meeple by the usual rules.

rule-MP-C1 = Coats of arms
    .text = During the game a coat of arms is worth 2 points in every scoring, on a road as well as in a city.

rule-MP-K1 = Monastery at the border
    .text = A monastery at the border is complete when every square around it that the map has is filled; there need not be eight.

rule-MP-K2 = What a monastery at the border scores
    .text = It scores 1 point for itself, 1 for each tile and 1 for each square of a large city around it.

rule-MP-K3 = Nothing beyond the border for a monastery
    .text = City or road segments printed beyond the border never count for a monastery.

rule-MP-K4 = Squares of a large city
    .text = Each square of a large city counts separately as a filled square, for monasteries as well as for the city.

rule-MP-G1 = What counts for what
    .text = For roads, tiles and segments beyond the border count; for cities, tiles, squares of large cities and segments beyond the border; for monasteries, tiles and squares of large cities.

rule-MP-G2 = Road into a large city
    .text = A road that runs into a square of a large city ends there.

rule-MP-E1 = Final scoring
    .text = At the end every tile and every coat of arms of an incomplete city or road is worth 1 point.

rule-MP-E2 = Coats of arms beyond the border at the end
    .text = Coats of arms on the part of an incomplete road that is printed beyond the border are also worth 1 point each.

rule-MP-E3 = Ferries, monasteries and fields at the end
    .text = An incomplete road scores 1 point for its ferry; an incomplete monastery scores 1 point for itself and 1 for each filled square around it; for fields, large cities and cities at the border count as cities.

rule-MP-O1 = Variant: an extra turn for a town
    .text = Placing a tile on a town gives one extra turn at once, but not another one in that extra turn.

rule-MP-O2 = Variant: a town costs 2 points
    .text = Placing a tile on a town costs 2 points.

rule-MP-O3 = Variant: 2 points for towns next to a road
    .text = When a road is scored, each town that is still visible and touches it horizontally or vertically gives 2 extra points.

rule-MP-Z1 = Nowhere but on squares
    .text = The text merely allows tiles on the printed squares; it is taken to mean that they may go nowhere else.

rule-MP-Z2 = Start tiles and start squares
    .text = Where the setup places tiles on “start tiles”, it means start squares.

rule-MP-Z3 = 2 points in every scoring, 1 at the end
    .text = Coats of arms are worth 2 points in every scoring; the final scoring of incomplete features, with 1 point, is the exception.

rule-MP-Z4 = Colour of start squares
    .text = Whether the frame of a start square is red or darker makes no difference to the rules.

rule-MP-Z5 = Points for a road with a ferry
    .text = In the example of the ferry, the 3 points for the road come from 2 tiles and 1 ferry.

rule-MP-Z6 = A town counts once
    .text = A town that touches several tiles of a road counts once for that road.

rule-MP-Z7 = Points below zero
    .text = Where a town costs 2 points, a player may fall below zero.

rule-MP-Z8 = Years of the maps
    .text = The published rules do not say when the maps appeared; the years are known from elsewhere.

sources-mp = Carcassonne Maps, rules of the publisher as commonly known
sources-mp-read = Carcassonne Maps, how this referee reads them where they are silent

sections-MP-S = setup
sections-MP-P = placing tiles
sections-MP-L = large cities
sections-MP-T = towns
sections-MP-B = the border
sections-MP-Y = ferries
sections-MP-M = meeples
sections-MP-C = coats of arms
sections-MP-K = monasteries
sections-MP-G = what counts
sections-MP-E = final scoring
sections-MP-O = variants for towns
sections-MP-Z = unclear passages

reasons-MP-P1-no_square = The map { $map } has no square at { $cell }.
reasons-MP-P1-off = The tile at { $cell } is not on a square of the map.

reasons-MP-L1-large_city = The map { $map } shows a large city at { $cell }.
reasons-MP-L1-off = The tile at { $cell } is on a large city.

reasons-MP-P2-beside = The square { $cell } is next to a tile.
reasons-MP-P2-alone = At { $cell } the tile would be next to no other tile, no connected large city and no ferry joined to a road.
reasons-MP-P2-apart =
    { $count } { $count ->
        [one] tile is
       *[other] tiles are
    } not connected to the start squares.

reasons-MP-L3-not_connected = The large city next to { $cell } is not connected yet: there is no tile next to it.

reasons-MP-Y1-not_joined = The ferry at { $cell } is not joined to a road at its other end yet.
reasons-MP-Y1-joined = The ferry at { $cell } is joined to a road at its other end, so everyone may continue here.
reasons-MP-Y1-far_end = The ferry leads on to { $cell }, where there is no tile yet: the road is open there.
reasons-MP-Y1-lands = At { $cell } a ferry lands on the { $side } edge, where the tile shows a road.
reasons-MP-Y1-print = At { $cell } a ferry lands on the { $side } edge: the tile has to show { WORD($kind, form: "a") } there.
reasons-MP-Y1-joins = The ferry joins the roads at { $cell } and { $other } into one.

reasons-MP-B1-print = Beyond the { $side } edge of { $cell } { WORD($kind, form: "a") } is printed; the tile does not match it.
reasons-MP-B1-meets = The tile meets what is printed beyond the { $side } edge of { $cell }.

reasons-MP-P3-print = The large city shows { WORD($kind, form: "a") } on the { $side } edge of { $cell }; the tile does not match it.
reasons-MP-P3-meets = At { $cell } the tile matches what is printed on the large city.

reasons-MP-B2-blank = No road or city is printed beyond the { $side } edge of { $cell }, so any edge may face it.

reasons-MP-L2-connected = There is a tile next to the large city at { $cell }: it is connected, and everyone may continue from it.
reasons-MP-L2-connects = The tile at { $cell } connects the large city: from now on everyone may place tiles next to it.

reasons-MP-T1-town = The square { $cell } shows a town; it works like any other square.

reasons-MP-S1-assumed = The edition is not known; on a map { $edition } is assumed, since maps go with the new edition.

reasons-MP-S3-tiles_only = With this option, only the tiles of the chosen expansions are used, without their rules, figures and special meeples.
reasons-MP-S3-named = The chosen expansions are played with their rules; an option limits them to their tiles.

reasons-MP-S5-free = Start squares still free, each with a small town on it: { $cell }.

reasons-MP-S6-starts =
    { $count } { $count ->
        [one] start square has
       *[other] start squares have
    } a tile; the game begins with { $wanted }.
reasons-MP-S6-first = There is no tile on the map yet: the game begins on a start square, and { $cell } is one.
reasons-MP-S6-more = The game begins with tiles on { $wanted } start squares, and { $cell } is still free: this is part of the setup, and the same player continues.

reasons-MP-S7-first = Only start squares have tiles so far: the tile at { $cell } is placed next to one of them.

reasons-MP-B3-ends =
    At { $count } { $count ->
        [one] place
       *[other] places
    } the road crosses the border and is complete there.

reasons-MP-B4-counts =
    { $count } { $count ->
        [one] segment
       *[other] segments
    } printed beyond the border { $count ->
        [one] counts as a tile
       *[other] count as tiles
    } of { WORD($kind, form: "the") }.

reasons-MP-B5-closed =
    On { $count } { $count ->
        [one] side
       *[other] sides
    } the border closes { WORD($kind, form: "the") }.

reasons-MP-L4-counts =
    { $count } { $count ->
        [one] square of a large city counts as a tile
       *[other] squares of a large city count as tiles
    }.

reasons-MP-Y2-adds =
    { $count } { $count ->
        [one] ferry adds 1 point
       *[other] ferries add 1 point each
    }.

reasons-MP-C1-coats =
    In a scoring during the game, { $count } { $count ->
        [one] coat of arms is
       *[other] coats of arms are
    } worth { $points } { $points ->
        [one] point
       *[other] points
    }.

reasons-MP-E1-coats =
    In the final scoring, { $count } { $count ->
        [one] coat of arms is
       *[other] coats of arms are
    } worth { $points } { $points ->
        [one] point
       *[other] points
    }.

reasons-MP-K1-around =
    The map has { $count } { $count ->
        [one] square
       *[other] squares
    } around the monastery; { $filled } { $filled ->
        [one] is
       *[other] are
    } filled.

reasons-MP-S4-all_out = { $player } has all { $most } meeples on the table: until one returns, only tiles are placed.
reasons-MP-S4-too_many = { $player } has { $count } { WORD($figure, form: "many") } on the table, but only { $most } in all.

reasons-MP-O1-off = A tile on the town { $cell } gives no extra turn: that variant is not played.
reasons-MP-O1-on = A tile on the town { $cell } gives one extra turn, but not another one in that turn.

reasons-MP-O2-off = A tile on the town { $cell } costs nothing: that variant is not played.
reasons-MP-O2-on = A tile on the town { $cell } costs 2 points.

reasons-MP-O3-touch =
    { $count } { $count ->
        [one] visible town touches
       *[other] visible towns touch
    } the road with a whole side; a corner does not count.

lines-MP-O2 = { $player } pays 2 points for placing a tile on a town: { $parts } = { $points }.

parts-large_city =
    { $count } { $count ->
        [one] square
       *[other] squares
    } of a large city × { $each }
parts-abroad =
    { $count } { $count ->
        [one] segment
       *[other] segments
    } beyond the border × { $each }
parts-coat =
    { $count } { $count ->
        [one] coat of arms
       *[other] coats of arms
    } × { $each }
parts-ferry =
    { $count } { $count ->
        [one] ferry
       *[other] ferries
    } × { $each }
parts-town =
    { $count } { $count ->
        [one] town
       *[other] towns
    } × { $each }

options-mp-expansion_rules = Whether the rules of Inns & Cathedrals and Traders & Builders are used on a map.
options-mp-meeples = How many meeples each player has on a map.
options-mp-start_squares = How many start squares have tiles at the beginning.
options-mp-chips = Whether the mini expansion Map Chips is used.
options-mp-town = What a tile on a town gives or costs: an extra turn, 2 points, or 2 more points for roads next to it.

word-town = town
