### Carcassonne Amazonas in English: every rule, and what only this game says.

rule-CA-S1 = The land tiles
    .text = The 80 land tiles, 65 standard and 15 Amazon tiles, are shuffled so that the Amazon tiles are spread evenly, and put face down in stacks.

rule-CA-S2 = Double tiles and mouth
    .text = The 4 double tiles and the tile with the river mouth are set aside; they are not drawn.

rule-CA-S3 = Side of the start board
    .text = With 2 or 3 players the start board has 16 spaces on the river, with 4 or 5 players 8.

rule-CA-S4 = Where the source is
    .text = The start board is on the table when the game begins, its source near the edge of the table, with room for at least two rows of tiles behind it. The river grows to a little over one metre.

rule-CA-S5 = Boats at the source
    .text = Each player puts the boat of their colour on the first space of the river, the source.

rule-CA-S6 = Who starts
    .text = The player who last went on a boat trip starts; otherwise the youngest player does.

rule-CA-S7 = Four meeples and two camps
    .text = Each player has 4 meeples and 2 camps. The fifth meeple goes on space 0 of the scoreboard; the rest goes back into the box.

rule-CA-S8 = Large tiles count as one
    .text = The start board and a double tile each count as one tile of a tributary or village (the default), or by the squares they cover. Where it matters, the ruling mentions it.

rule-CA-T1 = A turn
    .text = Play goes clockwise. First the player places the tile drawn, then a meeple or a camp on it; a player who places neither moves their boat one space. Scoring comes last.

rule-CA-T2 = A meeple or a camp
    .text = A player may not place both a meeple and a camp in one turn.

rule-CA-T3 = Boat icons act at once
    .text = Boats that move by icons move at once, while the tile and the figure are placed, before anything is scored.

rule-CA-P1 = The landscape continues
    .text = A tile must continue the landscape of every neighbour: tributaries, villages, jungle and the banks of the Amazon.

rule-CA-P2 = Nothing in front of the open end
    .text = No land tile may be placed in front of the open end of the Amazon: no square may be used that is further downstream than the river has come, all across the table.

rule-CA-P3 = Where tiles may go
    .text = At the start there are exactly 10 squares for a tile; later the squares next to the placed tiles are added.

rule-CA-P4 = The open end moves on
    .text = Every Amazon tile moves the open end downstream and so opens new squares.

rule-CA-M1 = A meeple on a tributary
    .text = After placing a tile, the player may place a meeple on one tributary of that tile, if there is no meeple on the whole connected tributary.

rule-CA-M2 = A meeple in a village
    .text = After placing a tile, the player may place a meeple in a village of that tile, if there is no meeple in the whole connected village.

rule-CA-M3 = Only boats on the Amazon
    .text = Only boats may be on the Amazon itself.

rule-CA-M4 = Meeples return
    .text = After a tributary or village is scored, its meeples return to their owners.

rule-CA-B1 = Boat icons
    .text = Boat icons are found on tributaries only; each moves a boat one space.

rule-CA-B2 = When icons move boats
    .text = Right after a meeple is placed on a tributary with icons, its owner's boat moves one space per icon. Right after a player extends a tributary with a tile that shows icons, the boats of all players who have a meeple there move one space per icon.

rule-CA-B3 = Once per icon and player
    .text = However many meeples a player or others have on the tributary, each icon moves a player's boat once.

rule-CA-B4 = Only downstream
    .text = Boats move downstream only, never back.

rule-CA-B5 = The last space
    .text = A boat that should go beyond the last space of the river stops there.

rule-CA-B6 = Spaces of the river
    .text = The river has the spaces of the start board, one more for each Amazon tile and two for each double tile.

rule-CA-B7 = Nothing placed, one space
    .text = A player who places neither a meeple nor a camp in their turn must move their boat one space.

rule-CA-B8 = Both moves count
    .text = If in the same turn icons move the boat and neither a meeple nor a camp is placed, the moves are added up.

rule-CA-B9 = Boats share spaces
    .text = Any number of boats may be on one space.

rule-CA-R1 = A complete tributary
    .text = A tributary is complete when both its ends are closed, by a junction, a cliff or the Amazon, or when it forms a loop. It does not matter who placed the tile.

rule-CA-R2 = Points for a tributary
    .text = A complete tributary is worth 1 point for each tile and 1 for each fruit icon along it.

rule-CA-R3 = An incomplete tributary
    .text = At the end of the game an incomplete tributary is worth the same: 1 point for each tile and each fruit icon.

rule-CA-R6 = A tile counts once
    .text = A tile that the same tributary crosses twice, or that holds two parts of the same village, counts once.

rule-CA-V1 = A complete village
    .text = A village is complete when it is surrounded by jungle or the Amazon and no square inside is empty.

rule-CA-V2 = Points for a village
    .text = A complete village is worth 2 points for each tile and 1 for each fruit icon.

rule-CA-V3 = An incomplete village
    .text = At the end of the game an incomplete village is worth 1 point for each tile and 1 for each fruit icon.

rule-CA-C1 = A camp in the jungle
    .text = A camp goes on one jungle segment of the tile just placed; the player chooses which.

rule-CA-C2 = No other camp there
    .text = There may be no other camp in the connected jungle, no matter whose.

rule-CA-C3 = What divides jungles
    .text = Tributaries, the Amazon and villages divide jungles.

rule-CA-C4 = Camps stay
    .text = A camp stays where it is until the end of the game and scores nothing before.

rule-CA-C5 = Points for camps
    .text = At the end of the game a camp scores 1 point for each animal in its jungle.

rule-CA-J1 = Most meeples
    .text = Where several players are on one tributary or in one village, only the player with the most meeples scores; tied players all score in full.

rule-CA-J2 = Most camps
    .text = The same applies to camps in one jungle; a player with two camps there scores only once.

rule-CA-G1 = The scoreboard
    .text = The scoreboard has spaces 0 to 49. A player who reaches or passes space 0 lays the scoring meeple down (50 or more); on the next pass it stands up again (100 or more).

rule-CA-A1 = Amazon tiles make the river longer
    .text = An Amazon tile that is drawn must be placed at the open end of the river.

rule-CA-A2 = Two ways round
    .text = A player who places an Amazon tile chooses one of its two possible orientations.

rule-CA-A3 = Tiles with a “!”
    .text = A player who draws a tile with a “!” chooses one of the remaining double tiles: first the “!” tile is placed, then the double tile directly after it.

rule-CA-A4 = Double tiles
    .text = A double tile has the size of two tiles and two spaces for boats.

rule-CA-A5 = One double tile stays unused
    .text = There are 3 tiles with a “!” and 4 double tiles, so one double tile is never used.

rule-CA-A6 = On the banks
    .text = A meeple or a camp may be placed on the banks of an Amazon tile.

rule-CA-A7 = Only on the double tile
    .text = After a “!” tile and a double tile, a meeple or camp goes on the double tile only.

rule-CA-A8 = Nothing placed on the banks
    .text = A player who places nothing after an Amazon tile moves their boat one space, as always.

rule-CA-L1 = Amazon scoring
    .text = After any Amazon tile there is an Amazon scoring instead of the usual scoring.

rule-CA-L2 = The first boat
    .text = The boat furthest downstream scores the caimans and the piranhas on the Amazon tile just placed.

rule-CA-L3 = The second boat
    .text = The boat second furthest downstream scores the piranhas on it.

rule-CA-L4 = Boats that are level
    .text = Boats that share a place all score in full for it. The next boats behind those in first place are second.

rule-CA-L5 = Only the order counts
    .text = Where on the Amazon the boats are does not matter, only their order.

rule-CA-L6 = A double tile as a whole
    .text = For the Amazon scoring a double tile counts as one tile, with all its animals.

rule-CA-L7 = Nothing scored, one space
    .text = After an Amazon scoring, every player who scored no points in it moves their boat one space.

rule-CA-L8 = An Amazon tile without animals
    .text = An Amazon tile without animals scores for no player, so every boat moves one space, including the first; at most to the last space. Distances between boats are measured before.

rule-CA-E1 = End of the game
    .text = The game ends when all land tiles are placed. Then meeples on the board, camps and the Amazon are scored; the player with the most points wins.

rule-CA-E2 = The river mouth
    .text = The mouth is placed at the open end of the river. The leading boats take the highest number, the next boats the next number, until all numbers are taken; boats that are level share a number, and each scores it in full.

rule-CA-E3 = Numbers of the mouth
    .text = With 4 or 5 players the mouth scores 7, 4 and 1 points, with 2 or 3 players 6 and 3.

rule-CA-Q1 = Sides for 2 and 3 players
    .text = With 2 or 3 players the sides of the start board and of the mouth that are marked for them are used.

rule-CA-Q2 = Two players: directly behind
    .text = With 2 players only, the second boat scores the second place only if it is on the space directly behind the first. If it is further back it scores nothing and moves one space.

rule-CA-Q3 = Two players: every time
    .text = This applies to the Amazon scorings during the game and to the last one at the mouth.

rule-CA-N1 = The tiles
    .text = Tiles differ in their animals and their icons of boats and fruit; the catalog lists what is on them.

rule-CA-N2 = A straight river
    .text = The Amazon runs straight on, from tile to tile.

rule-CA-O1 = Bonus tiles for the river
    .text = Two more double tiles were published in 2017 and 2023 and may be chosen from as well, if the table agrees. Default: off.

rule-CA-Z1 = How many tiles
    .text = Some count the 15 Amazon tiles among the 65; the rules say 65 and 15, 80 tiles to shuffle.

rule-CA-Z2 = What “in front of the mouth” means
    .text = The limit runs across the whole table, level with the open end: of the 12 squares around the start board, the 2 in front of it are closed, which leaves the 10 of the rules.

rule-CA-Z3 = What an Amazon tile completes
    .text = The Amazon scoring replaces the usual one, so by default what an Amazon tile completes is not scored in that turn, and the rules do not say when it is; as an option it is scored in that turn.

rule-CA-Z4 = Two camps, scored once
    .text = The rule that each camp scores its animals contradicts the majority of camps: the majority decides, and each jungle is scored once.

rule-CA-Z5 = Icons of tributaries that are joined
    .text = When two tributaries are joined, players with a meeple on only one of them count the icons of the other as well (the default), or only the icons on the tile just placed. Where the two differ, both numbers are given.

rule-CA-Z6 = One scoring after “!” and double
    .text = After a “!” tile and a double tile there is one Amazon scoring, with the animals of the double tile only.

rule-CA-Z7 = From 50 points on
    .text = The rules lay the scoring meeple down above 50 points; this is taken to mean 50 or more.

rule-CA-Z8 = What the rules leave open
    .text = A tile that fits somewhere must be placed; one that fits nowhere leaves the game, and another is drawn. Players with equal points at the end share the victory. The source counts among the 16 or 8 spaces.

sources-ca = Carcassonne Amazonas (Hans im Glück, 2016), rules as published on the Romanian page
sources-ca-read = Carcassonne Amazonas, how this referee reads it where its rules are silent or unclear
sources-ca-ext = Carcassonne Amazonas, bonus tiles of 2017 and 2023, not part of the rules

sections-CA-S = setup
sections-CA-T = turns
sections-CA-P = placing tiles
sections-CA-M = meeples
sections-CA-B = boats
sections-CA-R = tributaries
sections-CA-V = villages
sections-CA-C = camps
sections-CA-J = majority
sections-CA-G = scoreboard
sections-CA-A = Amazon tiles
sections-CA-L = Amazon scoring
sections-CA-E = end of the game
sections-CA-Q = 2 and 3 players
sections-CA-N = notes on the tiles
sections-CA-O = bonus tiles
sections-CA-Z = unclear passages

reasons-CA-T2-one = { $player } has already placed { WORD($there, form: "a") } in this turn, so no { $figure } may be placed as well.

reasons-CA-P1-clash = The tiles at { $cell } and { $other } do not match where they meet.

reasons-CA-P2-front = At { $cell } the tile would be further downstream than the river has come; the open end is at { $other }.
reasons-CA-P2-beyond = The tile at { $cell } is further downstream than the river has come.

reasons-CA-P3-alone = At { $cell } the tile would not touch any other tile; it needs a shared edge.
reasons-CA-P3-apart =
    { $count } { $count ->
        [one] tile is
       *[other] tiles are
    } not connected to the others.

reasons-CA-S1-copies =
    The tile { $tile } appears { $count } { $count ->
        [one] time
       *[other] times
    }, but the box has only { $most }.

reasons-CA-S4-begins = The start board is there from the beginning; it is not placed again.
reasons-CA-S4-no_start = There is no start board on this table, so it is not known which way the river runs and where its open end is.
reasons-CA-S4-behind = There is room behind the source: the tile is further upstream than the start board.

reasons-CA-S5-second = { $player } has more than one { $figure } here; the first one entered counts.
reasons-CA-S5-assumed = It is not known where the boats of { $players } are; the source is assumed.
reasons-CA-S5-untold = The positions of the boats were not entered, so nothing is scored for them on the Amazon.

reasons-CA-S7-too_few_pieces = There are { $count } players, but the box has pieces for only { $most }.
reasons-CA-S7-too_many = { $player } has { $count } { WORD($figure, form: "many") } on the table, but only { $most } in all.

reasons-CA-S8-one =
    Large tiles count as one: { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    } here, which cover { $cells } squares.
reasons-CA-S8-squares =
    Large tiles count by their squares: { $cells } here, on { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }.

reasons-CA-M1-feature = { $player }'s { $figure } at { $where } is { WORD($kind, form: "on") }, where it is not allowed.
reasons-CA-M1-no_such_figure = The { $figure } of { $player } at { $where } is not in play here and counts for nothing.
reasons-CA-M1-crowded = { $count } figures share the same { $kind } of the tile at { $where }; only one can be placed there.

reasons-CA-M2-feature = { $player }'s { $figure } at { $where } is { WORD($kind, form: "on") }, where it is not allowed.
reasons-CA-M2-crowded = { $count } figures share the same { $kind } of the tile at { $where }; only one can be placed there.

reasons-CA-M3-incomplete = The Amazon is not a feature to be scored: the boats on it score by their order.
reasons-CA-M3-boats_only = Only boats may be on the Amazon, so no { $figure } may be placed there; there is room on its banks.
reasons-CA-M3-feature = { $player }'s { $figure } at { $where } is on the Amazon, where only boats are allowed.

reasons-CA-M4-occupied = There are still meeples on a completed { $kind }: score it now, or return them if it has been scored.

reasons-CA-C1-feature = { $player }'s { $figure } at { $where } is { WORD($kind, form: "on") }, where it is not allowed.

reasons-CA-C2-crowded = { $count } figures share the same { $kind } of the tile at { $where }; only one can be placed there.

reasons-CA-B2-moves = The boat of { $player } moves at once, one space per icon: { $icons }.
reasons-CA-B2-joined = The icons that are joined move boats at once: { $moves }.

reasons-CA-Z5-joined = The icons that are joined move boats at once: { $moves }. By the other interpretation it would be { $others }.

reasons-CA-B5-stops = The boat of { $by } goes no further than the last space, { $to }.

reasons-CA-B6-beyond = The boat of { $player } is on space { $space }, but the river has only spaces 1 to { $last }.

reasons-CA-B7-boat = { $by } places no figure: the boat moves from space { $from } to { $to }.
reasons-CA-B7-moved = { $player } has placed neither a meeple nor a camp in this turn, which only has to be ended: the boat is assumed to have moved already.
reasons-CA-B7-spared = { $player } places a meeple or a camp, so the boat need not move for that.

reasons-CA-A4-longer = The double tile makes the river two spaces longer: the last one is { $last }.

reasons-CA-B1-icons =
    { $count } boat { $count ->
        [one] icon
       *[other] icons
    } along it.

reasons-CA-A1-off = The Amazon tile at { $where } is not on the river that comes from the start board.
reasons-CA-A1-longer = The river becomes one space longer: the last one is { $last }.
reasons-CA-A1-open_end = An Amazon tile makes the river longer: it goes at its open end at { $other }, not at { $cell }.
reasons-CA-A1-some_end = An Amazon tile makes the river longer: it goes at an open end, not at { $cell }.

reasons-CA-A3-due = After the “!” tile a double tile has to be placed first.
reasons-CA-A3-without = A double tile is chosen only right after a “!” tile.
reasons-CA-A3-first = Before a { $figure } is placed, the double tile has to follow the “!” tile.
reasons-CA-A3-ends = The turn cannot end between a “!” tile and its double tile.
reasons-CA-A3-fewer =
    There { $bangs ->
        [one] is
       *[other] are
    } { $bangs } { $bangs ->
        [one] tile
       *[other] tiles
    } with a “!” on the table, but only { $count } double { $count ->
        [one] tile
       *[other] tiles
    }.

reasons-CA-A5-more =
    There { $count ->
        [one] is
       *[other] are
    } { $count } double { $count ->
        [one] tile
       *[other] tiles
    } on the table, but only { $bangs } { $bangs ->
        [one] tile
       *[other] tiles
    } with a “!”.

reasons-CA-A7-on_the_double = A { $figure } may be placed only on the double tile, not on the “!” tile.

reasons-CA-R6-once =
    It touches the { COUNT($where) ->
        [one] tile
       *[other] tiles
    } at { $where } more than once, and counts { COUNT($where) ->
        [one] it
       *[other] them
    } once.

reasons-CA-L1-not_told = It is not known which tile was placed last, so no Amazon scoring is counted.
reasons-CA-L1-instead =
    An Amazon tile was placed: its animals are scored instead of anything else ({ $caimans } { $caimans ->
        [one] caiman
       *[other] caimans
    }, { $piranhas } { $piranhas ->
        [one] piranha
       *[other] piranhas
    }).

reasons-CA-L2-level = { $player } is first on the Amazon (spaces: { $spaces }).

reasons-CA-L3-level = { $player } is second on the Amazon (spaces: { $spaces }).

reasons-CA-L4-level = { $players } are level: each scores the place in full.

reasons-CA-L6-whole = All animals of the double tile count.

reasons-CA-L7-boat = { $by } scores nothing here: the boat moves from space { $from } to { $to }.

reasons-CA-L8-nobody_scores = There are no animals on the tile, so no player scores and every boat moves one space.
reasons-CA-L8-boat = { $by } scores nothing here: the boat moves from space { $from } to { $to }.

reasons-CA-E1-win = { $players } has the most points, { $points }, and wins.
reasons-CA-E1-share_win = { $players } have the most points, { $points } each, and share the victory.

reasons-CA-E2-not_yet = The mouth is placed at the open end when the game is over, never before.

reasons-CA-E3-level = { $player } gets this number of the mouth (spaces: { $spaces }).

reasons-CA-Q2-boat = { $by } is not directly behind the first boat and scores nothing: the boat moves from space { $from } to { $to }.
reasons-CA-Q2-too_far = With two players the second boat scores only directly behind the first; { $player } is further back ({ $spaces }).
reasons-CA-Q2-only_two = Only with two players must the second boat be directly behind the first; { $player } scores the second place ({ $spaces }).

reasons-CA-Q3-too_far = With two players the second number goes only to a boat directly behind the first; { $player } is further back ({ $spaces }).

reasons-CA-Z3-unscored = An Amazon tile has completed this { $kind } with figures on it. It is not scored in this turn, and the rules do not say when: the option decides.
reasons-CA-Z3-not_now = An Amazon tile has completed this { $kind }: it is not scored in this turn.

reasons-CA-Z6-not_these = The animals on the “!” tile at { $where } are not scored; only those on the double tile are.

reasons-CA-G1-stands = { $player } reaches { $points }: the scoring meeple stands up again, on space { $field }.
reasons-CA-G1-lies = { $player } reaches { $points }: the scoring meeple is laid down, on space { $field }.

lines-jungle = { $player } scores { $points } for the animals in a jungle: { $parts } = { $points }.
lines-CA-L2 = { $player } scores { $points } as first on the Amazon: { $parts } = { $points }.
lines-CA-L3 = { $player } scores { $points } as second on the Amazon: { $parts } = { $points }.
lines-CA-E3 = { $player } scores { $points } at the mouth of the Amazon: { $parts }.

lines-holders-amazon = Boats on spaces: { $holders }.
lines-holders-jungle = Camps there: { $holders }.

parts-fruit =
    { $count } { $count ->
        [one] fruit icon
       *[other] fruit icons
    } × { $each }
parts-animal =
    { $count } { $count ->
        [one] animal
       *[other] animals
    } × { $each }
parts-caiman =
    { $count } { $count ->
        [one] caiman
       *[other] caimans
    } × { $each }
parts-piranha =
    { $count } { $count ->
        [one] piranha
       *[other] piranhas
    } × { $each }
parts-place_1 = { $each } for first place
parts-place_2 = { $each } for second place
parts-place_3 = { $each } for third place

options-ca-amazon_turn_scores_features = Whether tributaries and villages that an Amazon tile completes are scored in that turn.
options-ca-merge_counts_old_icons = Whether players with a meeple on only one of two tributaries that are joined also count the boat icons of the other, or only those on the tile just placed.
options-ca-big_tiles = Whether the start board and double tiles count as one tile or by their squares.
options-ca-bonus_river = Whether the two bonus double tiles may be chosen as well.

marks-boats = boat icons on a tributary
marks-fruit = fruit icons on a tributary or in a village
marks-animals = animals in the jungle
marks-caimans = caimans in the Amazon
marks-piranhas = piranhas in the Amazon
marks-to-rock = the tributary ends at a cliff
marks-to-amazon = the tributary flows into the Amazon
marks-type-standard = a standard tile
marks-type-amazon = an Amazon tile
marks-type-amazon-bang = an Amazon tile with a “!”
marks-type-double = a double tile
marks-type-start = the start board
marks-type-mouth = the river mouth

word-tributary = tributary
    .a = a tributary
    .the = the tributary
    .on = on a tributary
    .on-this = on this tributary
word-village = village
    .a = a village
    .the = the village
    .on = in a village
    .on-this = in this village
word-jungle = jungle
    .a = a jungle
    .the = the jungle
    .on = in a jungle
    .on-this = in this jungle
word-amazon = Amazon
    .a = the Amazon
    .the = the Amazon
    .on = on the Amazon
    .on-this = on the Amazon
word-camp = camp
    .a = a camp
    .many = camps
word-boat = boat
    .a = a boat
    .many = boats
word-animal = animals
word-fruit = fruit icons
word-caiman = caimans
word-piranha = piranhas
word-place_1 = first place
word-place_2 = second place
word-place_3 = third place
