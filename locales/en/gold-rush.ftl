### Gold Rush in English: every rule, and what only this game says.

rule-GR-G0 = Aim
    .text = After all tiles have been placed and the final scoring is done, the player with the most points wins.

rule-GR-S1 = Start tile
    .text = The start tile is placed in the middle of the table, with one mining token face down on its mountain.

rule-GR-S2 = The other tiles
    .text = The other tiles are shuffled face down and put into stacks; the box holds 72 tiles in all.

rule-GR-S3 = Mining tokens
    .text = There are 63 tokens, placed face down next to the table: 10 with one nugget, 30 with two, 10 with three, 3 with five and 10 with gravel. One player hands them out as they are needed.

rule-GR-S4 = Cowboys and tent
    .text = Each player takes five cowboys and a tent, whatever the number of players. One cowboy goes on space 0 of the scoreboard, so four are in play.

rule-GR-S5 = Who starts
    .text = The youngest player chooses who starts, or the players agree in another way.

rule-GR-S6 = With or without farmers
    .text = For a first game it is recommended to play without farmers and prairie scoring. Default: with both.

rule-GR-T1 = A turn
    .text = Play goes clockwise. First draw and place a tile and put out tokens; then do at most one of three things: place a cowboy, pitch the tent, or take a token; finally score what the tile completed.

rule-GR-T2 = Nothing completed
    .text = If the tile completed nothing, the next player's turn begins.

rule-GR-P1 = Advice
    .text = The tile drawn may be shown to everyone, and others may advise where to place it.

rule-GR-P2 = Where a tile goes
    .text = A tile must share an edge with at least one tile on the table; touching at a corner is not enough.

rule-GR-P3 = Edges must match
    .text = Track, mountain and prairie must continue across every shared edge.

rule-GR-P4 = A tile that fits nowhere
    .text = A tile that can be placed legally has to be placed. One that cannot leaves the game, and another is drawn.

rule-GR-N1 = Nuggets bring tokens
    .text = When a tile with a mountain is placed, one token goes face down onto that mountain for each nugget the tile shows there.

rule-GR-N2 = One stack
    .text = All tokens of a mountain form a single stack, face down.

rule-GR-N3 = Several mountains on a tile
    .text = If a tile shows several mountains, each gets the tokens for its nuggets; when mountains are joined, so are their stacks.

rule-GR-C1 = One cowboy, on the tile just placed
    .text = The player may place one cowboy from their supply on the tile just placed.

rule-GR-C2 = Four roles
    .text = A cowboy claims one feature: a railroad as a railwayman, a mountain as a gold miner, a city as a merchant, or a prairie as a farmer, lying flat.

rule-GR-C3 = Only where there is no cowboy
    .text = No other cowboy, of any player, may be on the connected railroad, mountain or prairie. A city is on a single tile, so it is always free when placed.

rule-GR-C4 = Tents do not occupy
    .text = A tent does not keep players from placing a cowboy on its mountain.

rule-GR-C5 = The sheriff
    .text = With the sheriff of the expansion, a cowboy may be placed on a mountain where the sheriff stands, if there is no cowboy on it. Default: off.

rule-GR-C6 = No cowboy left
    .text = A player without cowboys keeps placing tiles. Cowboys return from completed railroads, mountains and cities.

rule-GR-A1 = Pitching the tent
    .text = Instead of placing a cowboy, the player may pitch their tent on a mountain, or move it from one mountain segment to another; both are the same action.

rule-GR-A2 = Not on a completed mountain
    .text = The tent goes on a mountain that is not complete.

rule-GR-A3 = An empty segment
    .text = That segment of that tile must be empty. Cowboys and tents may stand on other segments of the same mountain or of the same tile.

rule-GR-A4 = On any tile
    .text = The tent may stand on the tile just placed or on an earlier one.

rule-GR-Q1 = Taking a token
    .text = Instead of placing a cowboy or pitching the tent, the player may take the top token of the mountain their tent is on, but never in the turn in which the tent is pitched.

rule-GR-Q2 = Other players do not matter
    .text = Other cowboys and tents on that mountain do not matter, nor does it matter who has the majority there.

rule-GR-Q3 = Only the owner looks
    .text = A token taken stays face down in front of its player, who may look at it at any time. It scores only at the end of the game.

rule-GR-Q4 = Mining before the distribution
    .text = If the tile just placed completes the mountain, its player may still mine first; then the rest is distributed (default). As an option, that mountain can no longer be mined.

rule-GR-Q5 = No token, no mining
    .text = If there is no token on the mountain, none can be taken.

rule-GR-K1 = Scoreboard
    .text = The scoreboard has spaces 0 to 49. A player who passes 49 lays their scoring cowboy down: lying on space n it means 50 plus n.

rule-GR-K2 = Tiles for 50 and 100
    .text = Instead of laying cowboys down, tiles of 50 and 100 points may be used.

rule-GR-K3 = From 100 on
    .text = From 100 points on, the score is given as a number, as the rules go no further than the marker lying down.

rule-GR-R1 = When a railroad is complete
    .text = A railroad is complete when both its ends run into a junction, a city or a mountain, or when it closes into a loop.

rule-GR-R2 = Completed railroad
    .text = A completed railroad scores 1 point per tile.

rule-GR-R3 = Exactly one locomotive
    .text = With exactly one locomotive on it, a completed railroad scores double.

rule-GR-R4 = No locomotive, or several
    .text = With no locomotive, or with two or more, the score is not doubled.

rule-GR-R5 = A tile counts once
    .text = A tile that the same railroad crosses twice, or that holds two parts of the same mountain or prairie, counts once; nuggets are counted one by one.

rule-GR-J1 = Several cowboys
    .text = Several cowboys can meet on one feature when features are joined.

rule-GR-J2 = Majority
    .text = The player with the most cowboys gets all the points; tied players each get the full points.

rule-GR-M1 = When a mountain is complete
    .text = A mountain is complete when prairie surrounds it: no side of it is open and there is no hole in it.

rule-GR-M2 = Completed mountain
    .text = The player with the most gold miners first takes all tokens left on the mountain, and then scores 1 point per nugget shown on it.

rule-GR-M3 = Tied on a mountain
    .text = Tied players take the tokens in turn until none is left, beginning with the current player; then each scores all the nuggets.

rule-GR-M4 = Tents do not count
    .text = Tents affect neither majority nor scoring. A tent on a completed mountain returns to its owner.

rule-GR-M5 = No gold miners on the mountain
    .text = Tokens on a completed mountain without gold miners go back to the general supply (default), or leave the game.

rule-GR-M6 = From the top
    .text = When tokens are distributed, each player takes the top one of the stack.

rule-GR-Y1 = When a city is complete
    .text = A city is complete when all three or four track segments that leave it belong to completed railroads.

rule-GR-Y2 = Completed city
    .text = The merchant scores 3 points for each completed railroad connected to the city.

rule-GR-Y3 = There and back
    .text = A railroad that starts and ends in the same city counts once.

rule-GR-H1 = Cowboys return
    .text = Cowboys on completed railroads, mountains and cities return to their owners and can be used in later turns.

rule-GR-H2 = Complete, place, score, take back
    .text = In one turn a player may complete a feature, place a cowboy on it if no other is there, score it and take the cowboy back.

rule-GR-W1 = Farmers wait
    .text = Farmers score only at the end of the game.

rule-GR-W2 = Farmers stay
    .text = A farmer lies flat on the prairie and stays there until the end.

rule-GR-W3 = Borders of a prairie
    .text = Tracks, mountains and the outer edges of tiles bound a prairie.

rule-GR-W4 = Joining prairies
    .text = A tile that joins prairies with farmers gives its player no right to add one.

rule-GR-E1 = End of the game
    .text = The game ends right after the turn in which the last tile was placed; then incomplete features, farmers and tokens are scored.

rule-GR-E2 = Tents and tokens are removed
    .text = First, all tents and all tokens on mountains are removed from the game.

rule-GR-E3 = Incomplete mountain
    .text = The player with the most gold miners scores 1 point per nugget shown on it.

rule-GR-E4 = Incomplete railroad
    .text = It scores 1 point per tile; locomotives have no effect.

rule-GR-E5 = Incomplete city
    .text = The merchant scores 3 points for each completed railroad connected to it.

rule-GR-E6 = Cowboys return at the end
    .text = Cowboys return to their owners after each feature is scored.

rule-GR-E7 = What a prairie is worth
    .text = A prairie is worth 2 points per tipi camp and 4 per herd of wild horses.

rule-GR-E8 = Who scores a prairie
    .text = The player with the most farmers scores the prairie; tied players each get the full points.

rule-GR-E9 = Gold
    .text = Players turn their tokens over and score 1 point per nugget on them; gravel scores nothing.

rule-GR-E10 = Tie
    .text = The player with the most points wins. Tied players stare at each other and the last to blink wins; for the referee it is a tie.

rule-GR-O1 = House rule: calling a cowboy back
    .text = Instead of placing a cowboy a player may take back one of their cowboys from the board, without scoring. Default: off.

rule-GR-O2 = House rule: the fifth cowboy
    .text = With another marker on the scoreboard, all five cowboys are in play. Default: off.

rule-GR-Z1 = How many tiles
    .text = The published list adds up to 73 tiles, but the box has 72: if its entries are read as running numbers, design 66 appears three times, not four.

rule-GR-Z2 = Completed road
    .text = Where the passage on locomotives mentions a “completed road” it means a completed railroad.

rule-GR-Z3 = Which tokens are removed
    .text = Only the tokens on the board are removed before the final scoring; those that players hold are scored after it.

rule-GR-Z4 = Where the distribution begins
    .text = Tied players take tokens clockwise, beginning with the current player, or else with the next tied one.

rule-GR-Z5 = Cities need no such rule
    .text = The rule on occupied features does not name the city: a city cannot be extended, so nothing is missing.

rule-GR-Z6 = Mountain without prairie
    .text = Tracks may end in a mountain, so it need not be surrounded by prairie alone: what counts is that no edge of it is open and that it has no hole.

rule-GR-Z7 = Tokens run short
    .text = If the supply runs short, the tokens that are left are put out. When mountains are joined, the new tokens go on top; the order of the older stacks remains open.

rule-GR-Z8 = How many locomotives double
    .text = According to a review, at least one locomotive doubles the points; the rules require exactly one, and the rules apply.

sources-gr = Carcassonne: Gold Rush (Goldrausch, 2014), rules of the publisher as published with footnotes in May 2024
sources-gr-read = Gold Rush, how this referee reads it where its rules are silent or unclear

sections-GR-G = aim
sections-GR-S = setup
sections-GR-T = turns
sections-GR-P = placing tiles
sections-GR-N = putting out tokens
sections-GR-C = cowboys
sections-GR-A = tents
sections-GR-Q = mining
sections-GR-K = scoreboard
sections-GR-R = railroads
sections-GR-J = majority
sections-GR-M = mountains
sections-GR-Y = cities
sections-GR-H = return of the cowboys
sections-GR-W = prairies
sections-GR-E = end of the game
sections-GR-O = house rules
sections-GR-Z = unclear passages

reasons-GR-T1-done = { $player } has already used this turn ({ $figure } on the tile just placed): only one of the three actions is taken in a turn.
reasons-GR-T1-step_end = Only one of the three actions is taken in a turn: a cowboy, the tent, or a token; this turn only has to be ended.
reasons-GR-T1-one = In a turn { $player } may do one of three things: place a cowboy, pitch the tent, or take a token.
reasons-GR-T1-none = { $player } takes none of the three actions (a cowboy, the tent, a token); that is allowed too.

reasons-GR-P2-alone = At { $cell } the tile would not touch any other tile; it needs a shared edge.
reasons-GR-P2-apart =
    { $count } { $count ->
        [one] tile is
       *[other] tiles are
    } not connected to the others.

reasons-GR-P3-clash = The tiles at { $cell } and { $other } do not match where they meet.

reasons-GR-S2-copies =
    The tile { $tile } appears { $count } { $count ->
        [one] time
       *[other] times
    }, but the box has only { $most }.

reasons-GR-S3-too_few =
    Only { $count } { $count ->
        [one] token is
       *[other] tokens are
    } on mountains, with players and in the supply; there are { $most } in all.
reasons-GR-S3-too_many = There are { $count } tokens on mountains, with players and in the supply, but only { $most } in all.
reasons-GR-S3-too_often = The value { $value } was reported for more tokens than there are: { $most }.

reasons-GR-S4-too_few_pieces = There are { $count } players, but the box has pieces for only { $most }.
reasons-GR-S4-too_many = { $player } has { $count } { WORD($figure, form: "many") } on the table, but only { $most } in all.

reasons-GR-S6-no_farmers = This table plays without farmers, so no cowboy may be placed on a prairie.

reasons-GR-N1-brings =
    { $count } { $count ->
        [one] token goes
       *[other] tokens go
    } onto the mountain; its stack then has { $stack }.
reasons-GR-N1-assumed = It is not known which tokens are on the mountains; one per nugget is assumed, { $count } in all.
reasons-GR-N1-too_many =
    There { $count ->
        [one] is
       *[other] are
    } { $count } { $count ->
        [one] token
       *[other] tokens
    } on this mountain, but it shows only { $most } { $most ->
        [one] nugget
       *[other] nuggets
    }.

reasons-GR-N2-stack =
    There { $count ->
        [one] is
       *[other] are
    } { $count } { $count ->
        [one] token
       *[other] tokens
    } on it.
reasons-GR-N2-no_mountain = The tokens at { $where } are not on a mountain.

reasons-GR-C2-becomes = The cowboy becomes { WORD($role, form: "a") }.
reasons-GR-C2-no_such_figure = The { $figure } of { $player } at { $where } is not in play here and counts for nothing.

reasons-GR-C3-crowded = { $count } figures share the same { $kind } of the tile at { $where }; only one can be placed there.

reasons-GR-C4-tents_there = The tent of { $by } there does not keep other players out.

reasons-GR-C5-sheriff_there = The sheriff there does not keep players out.
reasons-GR-C5-off = There is a sheriff at { $where }, but this table plays without him.

reasons-GR-A1-is_pitched = A tent is not placed like a cowboy: { $player } pitches it.
reasons-GR-A1-set = { $player } pitches the tent instead of placing a cowboy.
reasons-GR-A1-moved = { $player } moves the tent from { $cell }, instead of placing a cowboy.

reasons-GR-A2-complete = This mountain is complete, so no tent may be pitched there.
reasons-GR-A2-open = The mountain is not complete.

reasons-GR-A3-taken = The segment on the tile at { $cell } is occupied by { $by }.
reasons-GR-A3-empty = The segment is empty.
reasons-GR-A3-beside =
    The segment is empty; { $by } elsewhere on the mountain { COUNT($by) ->
        [one] does
       *[other] do
    } not matter.
reasons-GR-A3-not_alone = The tent of { $player } at { $where } shares its segment with another figure.

reasons-GR-A4-earlier = The tile at { $cell } is from an earlier turn; the tent may stand on any tile.

reasons-GR-Q1-no_tent = { $player } has no tent on a mountain, so there is nothing to mine.
reasons-GR-Q1-just_pitched = { $player } pitched the tent in this very turn; a token can be taken in a later one.
reasons-GR-Q1-top_token =
    { $player } takes the top one of { $count } { $count ->
        [one] token
       *[other] tokens
    } from the mountain with their tent.

reasons-GR-Q2-others =
    { $by } on the same mountain { COUNT($by) ->
        [one] does
       *[other] do
    } not matter.

reasons-GR-Q3-too_many =
    { $player } reports { $count } { $count ->
        [one] value
       *[other] values
    }, which does not agree with the { $most } { $most ->
        [one] token
       *[other] tokens
    } held.
reasons-GR-Q3-own_eyes = Until the end only { $player } knows these values.

reasons-GR-Q4-complete = The mountain is complete: its tokens are distributed, and it can no longer be mined.
reasons-GR-Q4-first = The tile has just completed the mountain: { $player } may mine first, then the rest is distributed.

reasons-GR-Q5-no_token = No token is left on this mountain.

reasons-GR-R1-closed = This railroad has no open end: its ends run into junctions, cities or mountains, or it is a loop.
reasons-GR-R1-open =
    It is open at { $count } { $count ->
        [one] end
       *[other] ends
    }.

reasons-GR-R3-doubled = There is exactly one locomotive on it, so the railroad counts double.

reasons-GR-R4-not_doubled =
    There { $count ->
        [one] is { $count } locomotive
       *[other] are { $count } locomotives
    } on it, so it is not doubled.

reasons-GR-R5-once =
    It touches the { COUNT($where) ->
        [one] tile
       *[other] tiles
    } at { $where } more than once, and counts { COUNT($where) ->
        [one] it
       *[other] them
    } once.

reasons-GR-M1-closed = No edge of this mountain is open.
reasons-GR-M1-open =
    { $count } { $count ->
        [one] edge
       *[other] edges
    } of this mountain { $count ->
        [one] is
       *[other] are
    } open.

reasons-GR-M2-takes_all =
    { $player } first takes the { $count } { $count ->
        [one] token
       *[other] tokens
    } there.
reasons-GR-M2-left_over =
    { $count } { $count ->
        [one] token is
       *[other] tokens are
    } left on a completed mountain: they go to the player with the most gold miners there, or to the supply.

reasons-GR-M3-in_turn =
    { $players } take the { $count } { $count ->
        [one] token
       *[other] tokens
    } there in turn, in this order: { $taken }.

reasons-GR-M4-no_matter = The { COUNT($by) ->
        [one] tent
       *[other] tents
    } of { $by } there { COUNT($by) ->
        [one] does not
       *[other] do not
    } count.
reasons-GR-M4-go_home = The { COUNT($by) ->
        [one] tent of { $by } returns to its owner and does
       *[other] tents of { $by } return to their owners and do
    } not count.
reasons-GR-M4-still_there = { $player }'s tent at { $where } is on a completed mountain; it returns to its owner.

reasons-GR-M5-supply =
    No player has a gold miner there: { $count } { $count ->
        [one] token goes
       *[other] tokens go
    } back to the supply.
reasons-GR-M5-removed =
    No player has a gold miner there: { $count } { $count ->
        [one] token leaves
       *[other] tokens leave
    } the game.

reasons-GR-M6-from_the_top = Each takes the top token of the stack.

reasons-GR-Y1-exits =
    { $count } of its { $most } exits { $count ->
        [one] belongs
       *[other] belong
    } to completed railroads.
reasons-GR-Y1-odd_exits =
    A city of the tile { $tile } has { $count } { $count ->
        [one] exit
       *[other] exits
    }; it should have three or four.

reasons-GR-Y2-no_doubling = Locomotives double nothing here: each railroad counts 3.

reasons-GR-Y3-once =
    A railroad starts and ends here; it counts once, so { $count } { $count ->
        [one] railroad counts
       *[other] railroads count
    }.

reasons-GR-H1-occupied = There are still figures on a completed { $kind }: score it now, or return them if it has been scored.

reasons-GR-W1-waits = Its farmers wait for the end of the game.

reasons-GR-W2-becomes = The cowboy becomes { WORD($role, form: "a") }, lies flat and stays until the end.

reasons-GR-E4-no_effect =
    There { $count ->
        [one] is { $count } locomotive
       *[other] are { $count } locomotives
    } on it: as long as the railroad is incomplete, this has no effect.

reasons-GR-E8-most = The player with the most farmers there scores it; if several are tied, all of them do.

reasons-GR-E9-not_told =
    { $player } has { $count } { $count ->
        [one] token
       *[other] tokens
    } of unknown value: they are turned over before the game is scored.
reasons-GR-E9-all_of_them =
    { $player } holds { $most } { $most ->
        [one] token
       *[other] tokens
    }, but { $count } { $count ->
        [one] value was
       *[other] values were
    } reported.
reasons-GR-E9-turned_over = { $player } turns all tokens over.
reasons-GR-E9-values_asked =
    Enter what { $player }'s { $count } hidden { $count ->
        [one] token
       *[other] tokens
    } { $count ->
        [one] shows
       *[other] show
    }; each is worth { $expected } on average.
reasons-GR-E9-none_told =
    It is not known which tokens { $players } { COUNT($players) ->
        [one] holds
       *[other] hold
    }; none are assumed.

reasons-GR-E2-leave =
    First { $count } { $count ->
        [one] tent or token
       *[other] tents and tokens
    } on mountains { $count ->
        [one] leaves
       *[other] leave
    } the game.

reasons-GR-O1-off = This table does not play with the house rule of calling cowboys back.
reasons-GR-O1-no_cowboy = No cowboy of { $player } stands at { $cell }.
reasons-GR-O1-comes_back = { $player } takes back one of their cowboys, without scoring, instead of placing one.

reasons-GR-N3-each =
    Each mountain on the tile gets the tokens for its nuggets: { $count } new { $count ->
        [one] token
       *[other] tokens
    } in all.
reasons-GR-N3-brings =
    The mountains become one, and so do their stacks: { $count } new { $count ->
        [one] token
       *[other] tokens
    }, { $stack } in all.

reasons-GR-Z7-short =
    The supply runs short: { $missing } { $missing ->
        [one] token is
       *[other] tokens are
    } missing.

reasons-GR-E10-share_win = { $players } have the most points, { $points } each: a tie, which they settle by staring at each other.
reasons-GR-E10-win = { $players } has the most points, { $points }, and wins.

reasons-GR-K1-lies = { $player } passes 49: the scoring cowboy is laid down on space { $field }, meaning { $points }.

reasons-GR-K2-tile = { $player } reaches { $points } and takes a tile for it: the scoring cowboy stands on space { $field }.

reasons-GR-K3-words = { $player } reaches { $points }: the scoring cowboy is on space { $field }, and from 100 on the score is given as a number.

reasons-GR-W4-joined = The tile has joined prairies with farmers: the player who placed it may not add one.

lines-prairie = { $player } scores { $points } for a prairie: { $parts } = { $points }.
lines-mining = { $player } scores { $points } for gold: { $parts } = { $points }.

parts-nugget =
    { $count } { $count ->
        [one] nugget
       *[other] nuggets
    } × { $each }
parts-railroad =
    { $count } completed { $count ->
        [one] railroad
       *[other] railroads
    } × { $each }
parts-tipi =
    { $count } { $count ->
        [one] tipi camp
       *[other] tipi camps
    } × { $each }
parts-herd =
    { $count } { $count ->
        [one] herd
       *[other] herds
    } of horses × { $each }

parts-GR-E9-token =
    { $count } { $count ->
        [one] token
       *[other] tokens
    } × { $each }

options-gr-farmers = Whether the game is played with farmers and prairies.
options-gr-sheriff = Whether the game is played with the sheriff of the expansion.
options-gr-score_tiles = Whether tiles of 50 and 100 points are used instead of laying cowboys down.
options-gr-mine_before_distribution = Whether a player who completes a mountain may mine there before its tokens are distributed.
options-gr-unclaimed_tokens = Whether the tokens of a completed mountain without gold miners go back to the supply or leave the game.
options-gr-recall_cowboy = Whether a player may take back one of their cowboys instead of placing one (house rule).
options-gr-fifth_cowboy = Whether all five cowboys are in play (house rule).

marks-nuggets = nuggets of gold on a mountain
marks-tipis = tipi camps on a prairie
marks-horses = herds of wild horses on a prairie
marks-locomotives = locomotives on a railroad
marks-exits = how many railroads leave a city
marks-to-city = the railroad ends in a city
marks-to-junction = the railroad ends at a junction
marks-to-mountain = the railroad ends in a mountain

word-mountain = mountain
    .a = a mountain
    .the = the mountain
    .on = on a mountain
    .on-this = on this mountain
word-prairie = prairie
    .a = a prairie
    .the = the prairie
    .on = on a prairie
    .on-this = on this prairie
word-railroad = railroad
    .a = a railroad
    .the = the railroad
    .on = on a railroad
    .on-this = on this railroad
word-junction = junction
    .a = a junction
    .the = the junction
    .on = on a junction
    .on-this = on this junction
word-cowboy = cowboy
    .a = a cowboy
    .many = cowboys
word-tent = tent
    .a = a tent
    .many = tents
word-mining = mining tokens
word-sheriff = sheriff
word-railwayman = railwayman
    .a = a railwayman
word-miner = gold miner
    .a = a gold miner
word-merchant = merchant
    .a = a merchant
word-farmer = farmer
    .a = a farmer
word-nugget = nuggets
word-tipi = tipi camps
word-herd = herds of horses
