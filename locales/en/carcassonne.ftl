### Carcassonne in English: every rule of the base game, and what only this game says.

rule-CR-preset = Printed rules or engine
    .text = Where a widely used rules engine interprets the printed expansions differently, the printed rules apply (default) or, as an option, the engine's interpretation; as another option, that of the first edition in English. An option set individually overrides the preset.

rule-CR-edition = Boxes of different editions
    .text = Boxes of different editions can share a table. A box whose edition is chosen uses the tiles of that edition and the rules that go with them; all other boxes use the edition of the game. Where the rules of an edition are not known, only its tiles are in play; each part of the box can be switched on and is then played as in the edition before. Of a set that was sold in several boxes one can be chosen.

rule-CB-S1 = Start tile
    .text = The start tile, design D, is placed face up; the other 71 of the 72 tiles are shuffled face down.

rule-CB-S2 = Seven meeples
    .text = Each player has 8 meeples: 1 on the scoreboard, 7 in the supply, whatever the number of players.

rule-CB-S3 = Scoreboard
    .text = The scoreboard has spaces 0 to 49; after 49 a new lap begins.

rule-CB-S4 = With or without fields
    .text = Fields may be left out: the second and third edition present them as a supplement, while the first has them from the start. Default: on.

rule-CB-S5 = River and abbot not included
    .text = The River and the abbot are not part of the base rules; they are off by default, and a tile with a garden counts like the same design without one.

rule-CB-T1 = A turn
    .text = Play goes clockwise. A turn is: draw and place one tile, then place one meeple or none, then score everything the tile completed.

rule-CB-T2 = Order of the steps
    .text = The steps of a turn follow in that order; a meeple returned by scoring cannot be placed before the player's next turn.

rule-CB-T3 = Advice
    .text = The drawn tile may be shown and others may give advice; the active player decides.

rule-CB-P1 = Where a tile may go
    .text = A tile goes on an empty cell that shares at least one full edge with a tile on the table; touching at a corner is not enough.

rule-CB-P2 = Edges must match
    .text = Every shared edge must show the same on both tiles (road to road, city to city, field to field), with all neighbours at once.

rule-CB-P3 = Any rotation
    .text = A tile may be placed in any of its four rotations.

rule-CB-P4 = A tile that fits must be placed
    .text = If there is at least one legal cell and rotation, the tile must be placed; there is no passing.

rule-CB-P5 = A tile that fits nowhere
    .text = A tile without any legal place leaves the game and the player draws another, repeatedly if needed.

rule-CB-P6 = Tiles stay
    .text = Placed tiles are never moved or covered.

rule-CB-M1 = One meeple, on the tile just placed
    .text = After placing a tile the active player may place one meeple, only from their own supply and only on the tile just placed.

rule-CB-M2 = One segment
    .text = A meeple claims exactly one feature of the tile: a road, a city, a monastery, or a field, where it lies flat.

rule-CB-M3 = Only on a free feature
    .text = A meeple may not be placed on a feature if any part of the connected feature, judged after the tile is placed, already holds a meeple of any player, including the active player; the distance does not matter.

rule-CB-M4 = A new monastery is free
    .text = A monastery is a feature on a single tile, so a newly placed one is always free.

rule-CB-M5 = Joining
    .text = A feature can come to hold several meeples when features are joined later.

rule-CB-M6 = Empty supply
    .text = A player with an empty supply keeps placing tiles, without placing meeples.

rule-CB-M7 = Meeples stay
    .text = A placed meeple never moves and is not taken back at will; it returns only when its feature is scored.

rule-CB-M8 = Claiming what was just completed
    .text = An unoccupied feature completed by this very tile may be claimed; it is then scored and the meeple returns in the same turn.

rule-CB-J1 = Majority
    .text = The player with the most meeples on a scored feature gets all its points; the others get none.

rule-CB-J2 = Ties
    .text = Players tied for the most meeples each get the full points.

rule-CB-J3 = Unoccupied feature
    .text = A completed feature without meeples scores for no player and is never scored later.

rule-CB-J4 = Meeples return
    .text = After a feature is scored, all meeples on it return to their owners, including those of players who got no points.

rule-CB-G1 = What is scored in a turn
    .text = Every road, city and monastery completed by the tile just placed is scored, no matter whose it is; there may be several.

rule-CB-G2 = Scored once
    .text = A feature is scored at most once.

rule-CB-G3 = Tiles are counted, not segments
    .text = A tile crossed twice by the same road, or holding two segments of the same city, counts once.

rule-CB-R1 = When a road is complete
    .text = A road is complete when both ends are closed (by a crossing, village, city or monastery) or when it forms a loop.

rule-CB-R2 = Completed road
    .text = A completed road scores 1 point per tile.

rule-CB-R3 = Road at the end
    .text = An incomplete road scores 1 point per tile at the end of the game.

rule-CB-R4 = Crossings
    .text = A crossing ends every road that reaches it; the roads leaving it are separate roads.

rule-CB-C1 = When a city is complete
    .text = A city is complete when it is surrounded by walls and there are no gaps inside it.

rule-CB-C2 = Completed city
    .text = A completed city scores 2 points per tile and 2 per coat of arms.

rule-CB-C3 = City of two tiles
    .text = A completed city of two tiles scores like any other (4 points, plus 2 per coat of arms) in the second and third edition and in later printings of the first. As an option, as in early printings of the first, it scores 1 per tile and per coat of arms.

rule-CB-C4 = City at the end
    .text = An incomplete city scores 1 point per tile and 1 per coat of arms at the end of the game.

rule-CB-K1 = When a monastery is complete
    .text = A monastery is complete when all 8 cells around it, corners included, hold tiles.

rule-CB-K2 = Completed monastery
    .text = A completed monastery scores 9 points.

rule-CB-K3 = Monastery at the end
    .text = An incomplete monastery scores 1 point for itself and 1 per tile around it at the end of the game.

rule-CB-K4 = Anyone may complete a monastery
    .text = Any player's tile may complete a monastery, and one tile may complete several.

rule-CB-F1 = What a field is
    .text = A field is a connected green area, bounded by roads, city walls, rivers and the outer edge of the placed tiles. Fields connect across half edges, not whole edges.

rule-CB-F2 = Farmers stay
    .text = Fields are never scored during the game; farmers stay until the end.

rule-CB-F3 = Fields at the end
    .text = At the end the player with the most farmers in a field scores 3 points for each completed city adjacent to it.

rule-CB-F4 = Cities next to a field
    .text = A city is adjacent to a field if, on some tile, one of its segments touches a segment of the field.

rule-CB-F5 = Fields are independent
    .text = A city may score for several fields, even several fields of the same player (second and third edition, and the current field rules of the first; default).

rule-CB-F6 = Incomplete cities
    .text = Incomplete cities score nothing for fields.

rule-CB-F7 = Each city once per player
    .text = Second field rules of the first edition: 3 points per completed city, but a player scores each city at most once.

rule-CB-F8 = Four points per city
    .text = Original field rules of the first edition: for each completed city the farmers in all fields touching it are counted; the player with the most gets 4 points, tied players 4 each.

rule-CB-E1 = End of the game
    .text = The game ends after the complete turn in which the last tile is placed.

rule-CB-E2 = Final scoring
    .text = Then incomplete roads, cities and monasteries are scored, then the fields; the majority rules apply.

rule-CB-E3 = Winner
    .text = The player with the most points wins; tied players share the victory.

rule-CB-I1 = Inns
    .text = A completed road with at least one inn scores 2 points per tile; incomplete at the end, it scores 0. (Inns & Cathedrals; off by default.)

rule-CB-I2 = Cathedrals
    .text = A completed city with at least one cathedral scores 3 points per tile and per coat of arms; incomplete at the end, it scores 0. (Inns & Cathedrals; off by default.)

rule-CB-I3 = Large meeple
    .text = The large meeple counts as 2 for the majority and as one figure otherwise. (Inns & Cathedrals; off by default.)

rule-CB-I4 = Tiles only
    .text = Playing with the tiles of an expansion only: inns, cathedrals and goods are ignored and the extra figures stay in the box.

rule-CB-B1 = Builder
    .text = A builder may be added to a road or city where you already have a meeple; extending that feature with your own tile gives you a second part of the turn, never a third. It does not count for the majority. (Traders & Builders; off by default.)

rule-CB-B2 = Pig
    .text = A pig is added to one of your farmers; if you score that field, each completed city is worth 1 more. It does not count for the majority. (Traders & Builders; off by default.)

rule-CB-B3 = Goods
    .text = The player who completes a city takes its goods; at the end, the player with the most of a kind gets 10 points. (Traders & Builders; off by default.)

rule-IC-S1 = Tiles and large meeples
    .text = The 18 tiles are shuffled in, and each player adds the large meeple of their colour: 7 meeples and 1 large one in the supply.

rule-IC-S2 = Six players
    .text = Up to six players can play; the sixth colour has the same figures as the others.

rule-IC-I1 = What an inn road is
    .text = A road with at least one inn on it is an inn road; more inns add nothing.

rule-IC-I2 = Completed inn road
    .text = A completed road with an inn scores 2 points per tile instead of 1.

rule-IC-I3 = Inn road at the end
    .text = A road with an inn that is incomplete at the end of the game scores nothing.

rule-IC-I4 = One road per inn
    .text = An inn belongs to exactly one road of its tile; it has no effect on other roads that end on the tile.

rule-IC-I5 = Whose inn it is
    .text = It does not matter whose tile has the inn; an inn may be added to anyone's road.

rule-IC-C1 = Placing a cathedral
    .text = A cathedral tile is one city, open on all four sides, without a field. It may be added to any player's city.

rule-IC-C2 = Completed city with a cathedral
    .text = A completed city with at least one cathedral scores 3 points per tile and 3 per coat of arms. A second cathedral adds only its tile.

rule-IC-C3 = Cathedral at the end
    .text = A city with a cathedral that is incomplete at the end of the game scores nothing, not even for its coats of arms.

rule-IC-C4 = Smallest city with a cathedral
    .text = The smallest completed city with a cathedral has five tiles (fewer only next to abbeys), so the rule about two-tile cities never applies to it.

rule-IC-C5 = Fields next to a cathedral
    .text = For a field, a completed city with a cathedral is worth no more than any other, and an incomplete one is worth nothing.

rule-IC-M1 = Placing the large meeple
    .text = The large meeple is placed like any meeple, on the same roads, cities, monasteries and fields, instead of a normal one.

rule-IC-M2 = Strength of the large meeple
    .text = The large meeple counts as 2 when majorities are compared, on roads, in cities and in fields alike.

rule-IC-M3 = No double points
    .text = The large meeple never doubles the points of what it stands on.

rule-IC-M4 = The large meeple comes back
    .text = The large meeple returns to its owner like any meeple, when its feature is scored.

rule-IC-M5 = Still one figure
    .text = Whatever counts figures instead of strength counts the large meeple once.

rule-TB-S1 = Tiles, builders, pigs and goods
    .text = The 24 tiles are shuffled in, each player adds one builder and one pig, and the 20 goods tokens (9 wine, 6 grain, 5 cloth) form a general supply.

rule-TB-B1 = Placing the builder
    .text = Instead of a meeple a player may place their builder on a road or city of the tile just placed, if that connected feature already holds one of their meeples.

rule-TB-B2 = Other players' figures do not matter
    .text = Meeples or builders of other players on the feature do not keep the builder out; each player has only one.

rule-TB-B3 = Only where it is incomplete
    .text = The builder may be placed only on an incomplete road or city. (The printed rules do not say this, but on a completed one it would return at once.)

rule-TB-B4 = No majority, no claim
    .text = The builder does not count for majorities and claims nothing; only meeples do.

rule-TB-B5 = Second part of the turn
    .text = When a player places a tile that becomes part of the feature their builder was already on, they get a second part of the turn.

rule-TB-B6 = Completing and joining extend too
    .text = Completing the feature with that tile counts as extending it; so does joining two features, whichever of them the builder is on.

rule-TB-B7 = Being adjacent is not enough
    .text = A tile that is only next to the builder's feature, without becoming part of it, gives no second part.

rule-TB-B8 = The builder's own tile
    .text = The tile on which the builder is placed gives no second part by itself.

rule-TB-B9 = One part after the other
    .text = The first part is finished completely, with figure, scoring, goods and returns, before the second begins. A builder that returned in the first part may be placed again in the second.

rule-TB-B10 = No third part
    .text = The second part is a complete one: draw, place, one figure, score. It never gives a third part, whatever it extends.

rule-TB-B11 = The right stays
    .text = The right to a second part is earned when the tile is placed; it remains even if the builder leaves the feature in the first part.

rule-TB-B12 = The second part may be declined
    .text = The second part is a right: the player may decline it. As an option it is always taken.

rule-TB-B13 = No tile, no second part
    .text = When no tile is left, an abbey is all that can be placed in a second part; without one there is no second part.

rule-TB-B14 = When the builder returns
    .text = The builder returns to its owner when the feature is scored, or at once when the owner's last meeple there is removed.

rule-TB-P1 = Placing the pig
    .text = Instead of a meeple a player may place their pig on a field of the tile just placed, if the connected field holds one of their farmers.

rule-TB-P2 = The pig stays and counts for nothing else
    .text = The pig does not count for majorities and stays until the end of the game.

rule-TB-P3 = One point more per city
    .text = If the pig's owner is among the players who score its field, that player gets 1 point more per completed city: 4 instead of 3. Others who are tied stay at 3.

rule-TB-P4 = At most one point more
    .text = A pig adds at most 1 extra point per city and player, however it comes about.

rule-TB-P5 = When the pig returns
    .text = When the owner's last farmer is removed from the field, the pig returns to its owner.

rule-TB-P6 = The pig where cities are worth four
    .text = Where each completed city is worth 4, the pig makes it 5 for the cities that its field touches.

rule-TB-G1 = Who takes the goods
    .text = The player who places the tile that completes a city takes one token per goods symbol in it. Knights, majority and points do not matter; the city may even be empty.

rule-TB-G2 = Only symbols of that city
    .text = Symbols in other cities of the same tile do not count; each belongs to one city.

rule-TB-G3 = The city is scored as usual
    .text = In addition, the owners of the city score it as usual.

rule-TB-G4 = Incomplete cities bring no goods
    .text = A city that is incomplete at the end of the game gives no tokens.

rule-TB-G5 = Most of a kind
    .text = At the end, for each of wine, grain and cloth: the player with the most tokens gets 10 points; tied players each get the full 10.

rule-TB-G6 = Nothing for having none, nothing for second place
    .text = Goods without an owner score for no player, and second place scores nothing.

rule-TB-G7 = Goods are public
    .text = The goods tokens that players hold are open for all to see.

rule-TB-T1 = A bridge is not a crossing
    .text = On the tile RRrr one road passes over the other: two roads run through, north to south and west to east, between four separate fields.

rule-TB-T2 = Two curves on one tile
    .text = The tile RrRr of Inns & Cathedrals shows two separate curves, north to west and east to south, and three fields; the middle one passes between them.

rule-TB-T3 = Look-alikes
    .text = Some tiles look alike and differ in their fields: CcRR!.c has 4 and CcRR.w 3, RCc!.g 3 and RCc.g 2, CcR!.w 3 and CcR.c 2, C! of Inns & Cathedrals 2 and E of the base game 1.

rule-TB-T4 = Inner fields
    .text = Some tiles have a field that reaches no edge: CCCC of Inns & Cathedrals, and CCc.c, CCc.w, CcCC.c and CcCc.w of Traders & Builders.

rule-HS-S1 = Tokens in the bag
    .text = All 18 tokens start in the bag: 4 with one sheep, 5 with two, 5 with three, 2 with four, and 2 wolves.

rule-HS-S2 = One shepherd each
    .text = Each player, up to six, adds the shepherd of their colour to their supply.

rule-HS-S3 = Tiles of the set
    .text = The 18 tiles of the set are shuffled into the pile.

rule-HS-S4 = Everything else as before
    .text = What this expansion does not change follows the base game; its tiles are drawn and placed as usual.

rule-HS-F1 = A shepherd instead of a follower
    .text = If the tile just placed has a field, its player may place their shepherd on one of its fields instead of a follower; not both.

rule-HS-F2 = Only one shepherd
    .text = The shepherd must be in its owner's supply; each player has only one.

rule-HS-F3 = One shepherd to a field
    .text = There must be no shepherd of any player in the whole connected field.

rule-HS-F4 = Farmers make no difference
    .text = Farmers on a field do not keep a shepherd out.

rule-HS-F5 = A token for a new shepherd
    .text = When a shepherd is placed, one token is drawn at once; a sheep token is placed next to the shepherd.

rule-HS-F6 = A wolf for a new shepherd
    .text = If a wolf is drawn when the shepherd is placed, the wolf goes back into the bag and the shepherd back to the supply.

rule-HS-F7 = Expand or Herd
    .text = When a player's tile extends the field with their own shepherd, they may first place a figure as usual and may then do one of two things: Expand or Herd. An opponent's tile gives no one this choice.

rule-HS-F8 = One action per tile
    .text = There is at most one such action with a flock per placed tile, however many edges of the field it extends.

rule-HS-F9 = Any figure first
    .text = Before Expand or Herd any legal figure may be placed, a builder or a pig too, not only a follower.

rule-HS-F10 = Figure first, or action first
    .text = The figure comes before Expand or Herd. As an option, as in the first English rules, the action comes first, and a shepherd chased away by a wolf may be placed again at once.

rule-HS-F11 = Before the dragon
    .text = If the tile has a dragon, Expand or Herd comes before the dragon moves.

rule-HS-F12 = Expand
    .text = Expand: one token is drawn; a sheep token joins the flock.

rule-HS-F13 = The wolf
    .text = If Expand draws a wolf, every sheep token of the field and the wolf go back into the bag and the shepherd back to the supply, without points.

rule-HS-F14 = Herd
    .text = Herd: the flock scores 1 point per sheep on its tokens; the tokens go back into the bag and the shepherd back to the supply.

rule-HS-F15 = Only Herd scores
    .text = A flock scores only by Herd; an early printing that names Expand there is wrong.

rule-HS-F16 = Joined flocks
    .text = When fields are joined later, several shepherds may stand in one; all their sheep are one flock.

rule-HS-F17 = A token for all
    .text = A token added to a common flock counts for every shepherd there.

rule-HS-F18 = All shepherds score
    .text = If one shepherd of a common flock herds, the owner of each shepherd there gets the full points; all the tokens and all those shepherds are returned.

rule-HS-F19 = The wolf takes all
    .text = If one of several shepherds draws a wolf, all tokens on the field are returned and all shepherds there return without scoring.

rule-HS-F20 = No follower
    .text = The shepherd is not a follower: it takes no part in any other scoring, and has no effect on it.

rule-HS-F21 = Flocks at the end
    .text = Shepherds and sheep still on the table at the end score nothing.

rule-HS-F22 = A closed field is herded
    .text = When roads and city walls have closed a field completely, the shepherds in it herd at once. As an option, as in the first English rules, they do not.

rule-HS-F23 = Farmers are not scored then
    .text = When a field is closed, its farmers are not scored; they are scored at the end as usual.

rule-HS-F24 = A shepherd on a closed field
    .text = A shepherd placed on a field that is closed draws a token as usual; unless it is a wolf, Herd follows automatically.

rule-HS-F25 = Inner fields
    .text = Some tiles with four city edges, or with three and one field edge, have a field inside the city walls; nothing can extend it.

rule-HS-F26 = Decoration
    .text = One tile with four city edges shows a green patch with a tournament: it is decoration and not a field.

rule-HS-F27 = When a closed field is herded
    .text = A field that the tile closed is herded after the figure and the player's own action; as an option it is herded before them, so a shepherd that has just returned may be placed again.

rule-HS-F28 = How many tokens on a closed field
    .text = A shepherd placed on an enclosed field draws one token before it is herded; as an option it draws two, unless the first is a wolf.

rule-HS-F29 = Joining is extending
    .text = A field joined by the placed tile counts as extended if the player's shepherd stood in one of its parts; herding then scores for every shepherd in it.

rule-HS-H1 = A tile under the hill
    .text = A player who draws a hill draws a second tile at once and places it under the hill, face down and unseen.

rule-HS-H2 = Hills are placed as usual
    .text = The stack is placed by the normal rules, and a follower may be placed on it.

rule-HS-H3 = What is on a hill
    .text = City, road and field on a hill work as on any tile. The hidden tile counts for nothing, and the stack counts as one tile.

rule-HS-H4 = A hill breaks a tie
    .text = If players are tied for the most followers in a city, road or field, the tied players with a follower on a hill there get the full points and those without one get nothing.

rule-HS-H5 = Hills matter only in a tie
    .text = Without a tie a hill has no effect.

rule-HS-H6 = Followers on hills return
    .text = Followers on hills return after scoring as usual.

rule-HS-H7 = Hills at the end
    .text = A hill also breaks ties in the final scoring.

rule-HS-H8 = Everyone on a hill
    .text = If every tied player has at least one follower on a hill of that feature, the tie stands, whatever their numbers there; all of them get the full points.

rule-HS-H9 = Counting the hills
    .text = As an option, the tied player with the most followers on hills of that feature gets all the points; players equal there too each get the full points.

rule-HS-H10 = A hill as the last tile
    .text = A hill drawn as the last tile is placed without a tile under it, and a normal turn follows.

rule-HS-H11 = Only in that feature
    .text = Only followers of the scored feature that stand on a hill count, not others on the same hill.

rule-HS-H12 = Some of the tied on hills
    .text = If only some of the tied players stand on a hill there, those each get the full points and the others get nothing.

rule-HS-H13 = A hill without the symbol
    .text = One hill tile lacks the symbol of the expansion; it belongs to it all the same.

rule-HS-H14 = Blank tiles under hills
    .text = House rule: blank tiles go under the hills, so that no real tile is lost.

rule-HS-H15 = How many tiles are hidden
    .text = As many tiles are hidden as hills were placed; one fewer if the pile was empty after the last hill was drawn.

rule-HS-V1 = Vineyards are placed as usual
    .text = A tile with a vineyard is placed like any other.

rule-HS-V2 = Vineyards around a monastery
    .text = When a monastery is completed and scored, its owner gets 3 points more for each vineyard on the 8 tiles around it.

rule-HS-V3 = A vineyard may count several times
    .text = One vineyard may count for several monasteries.

rule-HS-V4 = Incomplete monasteries
    .text = Monasteries that are not complete at the end get nothing for vineyards.

rule-HS-V5 = Abbeys and shrines
    .text = Vineyards also count for abbeys and shrines.

rule-HS-V6 = Monks of special monasteries
    .text = For a German, Dutch or Belgian monastery, vineyards count if the follower was placed as a monk and the monastery is scored as complete, never for one lying as an abbot.

rule-HS-V7 = No vineyards at the end
    .text = No kind of monastery gets anything for vineyards in the final scoring.

rule-HS-N1 = Two cities on one edge
    .text = One design has an edge that shows two separate cities; a neighbour with a city there joins both.

rule-HS-N2 = Separate until joined
    .text = Until then both cities are separate and open at that edge; once they are joined, the tile counts once.

rule-HS-I1 = The dragon eats sheep
    .text = A dragon that enters a tile with a shepherd eats it and its sheep: the shepherd goes back to the supply, the tokens into the bag.

rule-HS-I2 = The dragon eats every figure
    .text = The rules call this an exception, but by the dragon's own rules it eats every figure of a player except the barn.

rule-HS-I3 = One of two shepherds eaten
    .text = A dragon on one of two shepherds of a flock takes that shepherd and the tokens next to it.

rule-HS-Z1 = A misprint about the wolf
    .text = Both cases of expanding a flock mention a sheep token; the second one means the wolf that chases the sheep away.

rule-HS-Z2 = A misprint about vineyards
    .text = The rules mention the 8 tiles around the vineyard; they mean the 8 tiles around the monastery.

rule-HS-Z3 = May or must
    .text = Expand or Herd is a choice and may be declined; as an option one of the two has to be done.

rule-HS-Z4 = Closing your own flock's field
    .text = If your own tile closes the field of your flock, the flock is herded without another token; as an option you may choose Expand before that.

rule-HS-Z5 = The dragon is no exception
    .text = Whether eating the shepherd is an exception or not, the result is the same.

rule-HS-Z6 = Two split edges
    .text = Where two edges with two cities each meet, all four cities are joined; as an option only those that face each other.

rule-HS-Z7 = A hill that fits nowhere
    .text = The tile for a hill is hidden as soon as the hill is drawn; if the hill fits nowhere and leaves the game, the unseen tile goes back to the pile.

rule-HS-Z8 = Closed by an abbey
    .text = An abbey closes a field without extending it; the flock in it is herded all the same.

rule-AT-S1 = One abbot each
    .text = With the second or third edition each player adds the abbot of their colour; with tiles of the first, if the players choose so. Without the abbot gardens have no effect.

rule-AT-P1 = Where the abbot may stand
    .text = Instead of another figure, the abbot may be placed on the monastery or the garden of the tile just placed, if it is free; nowhere else.

rule-AT-P2 = Gardens are for abbots
    .text = No other figure may stand on a garden.

rule-AT-P3 = A garden is a feature on a single tile
    .text = A garden neither bounds nor belongs to the field, city or road around it. Only one figure may be placed per turn: on the garden or on another feature of the tile, not on both.

rule-AT-P4 = What counts as a monastery for the abbot
    .text = An abbey, a shrine and a special monastery (as a monk) are monasteries for the abbot.

rule-AT-G1 = Completed garden
    .text = A garden is scored like a monastery: when all 8 cells around it hold tiles it scores 9 points and the abbot returns to its owner.

rule-AT-G2 = Garden at the end
    .text = At the end of the game an abbot on a garden or monastery gets 1 point and 1 per tile around it.

rule-AT-G3 = Garden without an abbot
    .text = A garden on which no abbot stands is never scored.

rule-AT-R1 = Taking the abbot back
    .text = Instead of placing a figure a player may take back their abbot from anywhere on the table. It scores 1 point plus 1 per surrounding tile at once, including the tile just placed.

rule-AT-R2 = Instead of any figure
    .text = Taking the abbot back replaces placing any figure, including a builder, pig or shepherd. The abbot can be placed again in the next part of a turn at the earliest.

rule-AT-R3 = Not from what is complete
    .text = The abbot is not taken back from a garden or monastery that is complete now: it scores its 9 points when the turn ends, and another figure may be placed.

rule-AT-R4 = Placed or taken back
    .text = The abbot cannot be taken back in the step in which it was placed.

rule-AT-R5 = An abbot among vineyards
    .text = An abbot taken back gets no vineyard bonus, since the monastery is not complete. On a completed monastery the abbot gets the bonus as a monk does; a garden never has it.

rule-AT-R6 = The abbot is a follower
    .text = The abbot is a follower: the dragon eats the abbot too. Hills do not matter, since only one figure stands there.

rule-PD-S1 = No dragon before a volcano
    .text = A dragon tile drawn before the first volcano is on the table is set aside and goes back into the pile afterwards.

rule-PD-M1 = Volcano
    .text = A volcano brings the dragon to its tile; no figure may be placed on that tile in this turn.

rule-PD-M2 = The dragon's move
    .text = A dragon tile makes the dragon move 6 steps, one by each player in turn starting with the active player: from a tile to a neighbouring one, never diagonally, never onto a tile it has already visited on this move, including its starting tile, or onto the fairy's tile. If it cannot move on, it stops.

rule-PD-M3 = When the dragon moves
    .text = The dragon moves after the figure and the flock, before the scoring. As an option it moves after the scoring.

rule-PD-S2 = Fairy and dragon at the start
    .text = Fairy and dragon wait next to the table: the dragon comes with the first volcano, the fairy when a player first moves her.

rule-PD-F1 = Moving the fairy
    .text = Instead of placing a figure, even after a volcano tile, a player may move the fairy next to one of their followers anywhere on the table, but not the one next to whom she already stands.

rule-PD-F2 = A point from the fairy
    .text = A player next to whose follower the fairy stands at the start of the turn scores 1 point; once per turn, not again in a builder's second part.

rule-PD-F3 = The fairy at a scoring
    .text = When the feature of the follower next to the fairy is scored, during the game or at the end, that follower's player scores 3 more, with or without the majority.

rule-PD-F4 = The fairy keeps the dragon away
    .text = The dragon may not enter the fairy's tile.

rule-PD-F5 = The fairy alone
    .text = When her follower leaves, the fairy stays on the tile alone: she keeps the dragon away, but brings no points until she is moved.

rule-PD-F6 = Next to a follower or on a tile
    .text = The fairy stands next to one follower (default). In some first editions she stands on a tile and brings players 1 point for each of their followers there, and 3 points for one of these in a scored feature.

rule-PD-F7 = Not next to other figures
    .text = The fairy does not stand next to a builder, pig, barn or shepherd. She does not hinder the princess or the placing of figures.

rule-PD-F8 = The fairy at features worth nothing
    .text = A road with an inn or a city with a cathedral that is worth nothing at the end still brings the 3 points of the fairy.

rule-PD-Q1 = The princess
    .text = If the princess on the tile just placed is in a city with knights, the player may send one of them, anyone's, back to the supply instead of any other figure action.

rule-PD-Q2 = May or must
    .text = Sending a knight back is optional (default). In some first editions it is compulsory if a knight is there, even if it is the player's own.

rule-PD-Q3 = The princess acts before the scoring
    .text = The knight returns to its owner before the scoring, so the majority may change at once. With the last follower the builder returns too. Without a knight the tile is a plain one.

rule-PD-G1 = The magic portal
    .text = The follower of this turn may be put on the portal tile or on any other tile of the table, on a free feature; on other tiles only on incomplete ones, and on fields.

rule-PD-G2 = Only followers use the portal
    .text = A builder, pig, barn or shepherd may be placed only on the portal tile itself.

rule-PD-G3 = Where no portal leads
    .text = A portal does not lead to the tile of the dragon, to a castle or to a quarter. The top of a tower needs no portal.

rule-PD-M4 = No figure joins the dragon
    .text = No figure is placed on the tile where the dragon is.

rule-PD-E1 = What the dragon eats
    .text = Every figure on a tile that the dragon enters returns to its owner without points, including a builder, pig, abbot or shepherd; only a barn stays. The sheep of an eaten shepherd go back into the bag.

rule-PD-E2 = Left alone by the dragon
    .text = A builder or pig whose owner has lost the last follower there to the dragon also returns to its owner.

rule-TW-S1 = Tower pieces of each player
    .text = Each player begins with the same number of tower pieces: 10 with two players, 9 with three, 7 with four, 6 with five, 5 with six. The rest stays in the box.

rule-TW-P1 = Tower tiles
    .text = Tiles with a tower foundation are placed and occupied as usual; the foundation belongs to no other feature.

rule-TW-P2 = Placing a tower piece
    .text = Instead of placing a figure a player may put one of their tower pieces on any tower foundation, or on any tower without a follower on top.

rule-TW-C1 = Whom a tower reaches
    .text = Then the player may capture one follower, anyone's, on the tower's own tile or in its row or column, at most as many cells away as the tower is now high. Empty cells count, and nothing blocks the way.

rule-TW-C2 = Prisoners
    .text = A player's own follower returns to the supply when captured. Another player's follower is a prisoner: it stays in front of the captor and is not in its owner's supply. No player scores for it.

rule-TW-C3 = Who is never captured
    .text = A builder, pig, barn, shepherd, lord of a castle or neutral figure is never captured. A builder or pig whose player has no other follower left on that feature returns to the supply.

rule-TW-C4 = Captured from the top
    .text = A follower on top of a tower may be captured like any other; pieces may be added to that tower again.

rule-TW-N1 = Exchange of prisoners
    .text = If two players hold followers of each other after a capture, one is exchanged at once for the one just captured; if there are several kinds, the captor chooses which one comes back.

rule-TW-R1 = Ransom
    .text = Once during their own turn a player may buy back one captured follower for 3 points, which its captor gets and cannot refuse. It may be used in the same turn. The player must have 3 points (default), or the points may fall below 0.

rule-TW-T1 = A follower on top of a tower
    .text = Instead of placing a figure on the new tile a player may put a follower on top of any tower of at least one piece that has none. The tower gets no more pieces while the follower is there; the follower stays to the end. Only meeples, large meeples, phantoms and ringmasters may climb a tower.

rule-TW-E1 = Nothing at the end
    .text = Prisoners and followers on top of towers score nothing at the end.

rule-TW-I1 = The fairy and towers
    .text = The fairy does not protect her follower from being captured.

rule-PH-1 = The phantom
    .text = Each player has one phantom, a follower that counts like a meeple. After the figure of the turn (or what replaces it) it may be put on another free feature of the same tile, on top of a tower, or where a magic portal leads; it may also be the only figure of the turn. If the princess has sent a knight back, no phantom is placed.

rule-FE-1 = The festival
    .text = After placing a tile with a festival, a player may take back one of their figures from the table instead of placing one; it scores nothing. This may be any figure, even a builder, pig, shepherd or barn (default), or only a follower.

rule-WT-1 = Watchtowers
    .text = When a road or city is completed, the watchtowers on its tiles are scored first. Each follower on the feature that stands on a tile with a watchtower brings its player points, with or without the majority, for what is on that tile and the 8 around it: 2 per coat of arms, 3 per monastery, 1 per tile with a city, 1 per tile with a road or 2 per follower, as the watchtower shows. Farmers get nothing, and watchtowers score nothing at the end.

rule-WR-1 = Wind roses
    .text = A tile with a quarter of a wind rose scores 3 points at once if it is placed in the direction of its quarter. Directions are counted from the whole wind rose placed last, as it is rotated; its own row and column belong to the directions on both sides.

rule-LB-1 = Little buildings
    .text = The 6 sheds, 6 houses and 6 small towers are divided equally among the players. Instead of a figure a player may put one of them on the tile just placed, at most one on a tile. Each adds 1 point to every feature that includes its tile, no matter who scores it; a monastery includes its 9 cells, and fields and barns count too. As an option a small tower adds 3, a house 2 and a shed 1.

rule-DA-1 = The churches of Darmstadt
    .text = A church is placed, occupied and scored like a monastery. When it is complete, the player with the most followers on its tile and the 8 around it gets 3 more points; if players are tied, each of them does. Every follower counts once.

rule-DA-2 = The Darmstadtium
    .text = A completed city with the Darmstadtium is worth 3 points more.

rule-LA-1 = The labyrinth
    .text = The four arms of the labyrinth are one road. When it is completed, it scores 2 more for each follower on it, no matter whose they are; a large meeple counts once. Each arm up to the centre, and the centre itself, can be occupied separately, even if there are followers on the other parts. As an option the labyrinth is a road like any other.

rule-SC-1 = Taking the teacher
    .text = The school is next to the start tile, with the teacher in it. When a player completes a road that leads to the school, occupied or not, that player takes the teacher after the scoring, even from another player. Once all roads to the school are completed, the teacher can no longer be taken.

rule-SC-2 = What the teacher copies
    .text = When the next feature is completed and scored, no matter whose it is, the player with the teacher gets the same points, and the teacher returns to the school. If a turn scores several features, the player with the teacher chooses which of them the teacher copies. In the final scoring the teacher copies nothing.
rule-CP-1 = At the fair
    .text = A fair ends the roads that run into it, like a crossing. After a turn in which a fair was placed, the players use the catapult. Throws cannot be judged: all players enter what theirs brought, from the player of the turn on, in any order of their tokens.

rule-CP-2 = What throws bring
    .text = The nearest to the target gets 5 points, each of them in a tie, and a catch brings 5 points. With the knock-out token the followers that were hit go home without points. With the seduction token another player's follower is changed for one from the supply of the player who threw, on the same feature. Who hit or caught what is for the players to decide.

rule-GI-1 = Gifts
    .text = When a tile just placed adds to a road or city that belongs to other players alone, its player gets one of the 25 gifts, face down, however many are extended; none if all of them are in front of the players. Once a turn, after drawing a tile and before placing it, a player may open a gift, but not in the second part that a builder gives. A synod puts a follower of the supply into an occupied monastery. A road sweeper scores an unfinished road as at the end of the game, and all its figures return to their players. How “change position”, “cash out” and “take 2” work in detail is not known for certain: the players read the card and enter what it brings.

rule-SP-1 = Signposts
    .text = A signpost stands at an edge and points to the next tile. It is right if the road turns there as it shows, left, right or straight ahead, and does not end on that tile. Each right signpost on a completed road scores 1 point for everyone who scores the road, 2 points if there are right ones of two kinds, and 3 if there are right ones of all three. At the end of the game each right signpost on an unfinished road scores 1 point.

rule-PL-1 = The Plague
    .text = The tiles of The Plague are placed and scored like any others. Outbreaks, fleas and flights are left to the players, as the order of their steps within a turn is not known for certain.

rule-WF-1 = Wheel of Fortune
    .text = The tiles of the Wheel of Fortune are placed and scored like any others. The wheel, its pig and its crown spaces are left to the players, as it is not known for certain what every event brings. What they bring is entered as points by agreement.

rule-RU-1 = Russian promos
    .text = The tiles of the Russian promos are placed and scored like any others. The hut, the robber and the water spirit are left to the players, as their rules are not known in full. What they bring is entered as points by agreement.

rule-BS-1 = Bathhouses
    .text = A bathhouse in a city or on a road has a number. When the feature is completed and one player alone owns it, that player scores the numbers of its bathhouses more, and one meeple that scored stays in the bathhouse: it claims nothing and is not in the supply. It returns when the eight cells around the bathhouse are filled, or at the start of a turn of its player, who pays the number of the bathhouse for it. If they are filled already, it does not stay. What a tie pays is not known for certain: the players decide.

rule-BU-1 = Castles in Germany
    .text = Each player has one castle tile (two with two or three players) and may place it instead of drawing, wherever it fits; it may not touch another castle, not even at a corner. A follower in the castle is its lord. When all ten cells around it are filled, the castle scores 12 points; an incomplete one scores 2 at the end, plus 1 for each of these cells that is filled.

rule-BU-2 = Roads and cities at a castle
    .text = A completed road or city with a part on a castle tile scores 3 more for each such castle, no matter who placed it.
rule-HA-1 = Halflings
    .text = Each player has three half tiles, the halflings, and may place one instead of drawing a tile. At least one of its two whole edges has to meet a tile, and whatever they meet has to match. Two half tiles may share a cell, each turned by 180 degrees from the other. A figure may follow. A cell with half tiles counts as one tile. Nothing is joined at the long sides: what is known for certain does not include them.

rule-KD-1 = Roads to a cathedral
    .text = A completed road that leads to a German cathedral scores 2 per tile. If both its ends lead to the same cathedral, the tile with the cathedral counts twice. An inn adds nothing more.

rule-KD-2 = German cathedrals
    .text = A follower on a German cathedral is its archbishop. When all three or four roads that leave it are complete, he scores 1 per tile of each of them; the tile with the cathedral counts once per road that leaves it. What an incomplete cathedral scores at the end is not known for certain.

rule-GM-J1 = Other monasteries
    .text = The monasteries of the Netherlands and Belgium and those of Japan are played like the German ones.

rule-SG-1 = Besieged cities
    .text = A completed besieged city scores 1 point less per tile and coat of arms: 1 each, or 2 with a cathedral; a city of two tiles, worth 1 each in early editions, scores 0. Incomplete, it scores nothing.

rule-SG-2 = One segment is enough
    .text = One besieged segment besieges the whole city.

rule-SG-3 = Fields at besieged cities
    .text = A completed besieged city counts twice for fields: 6 points for farmers, 8 for a barn, and 2 for farmers whose field is joined to a barn's.

rule-SG-4 = Escape
    .text = After their own turn, a player may take one of their knights out of a besieged city through a monastery or abbey. The monastery must be on a tile with a besieged segment or on one of the 8 cells around it (default), or any tile of the city will do.

rule-PD-E3 = Whom the dragon does not eat
    .text = The dragon eats no barns, prisoners, lords of castles or followers in quarters. A follower on top of a tower is eaten (default) or is safe there.

rule-TU-1 = Tunnel entrances
    .text = A road that ends in a tunnel is open there until two matching tokens join this entrance to another one. Each player has 2 tokens of each set: 3 sets with 2 players, 2 with 3, otherwise 1 (default), or fewer by agreement.

rule-TU-2 = Tunnel tokens
    .text = In addition to the figure, once in a turn, a player may put one of their tokens on any free tunnel entrance. When both tokens of a set are on the table, their roads are one, however far apart they are. Tunnels on tiles of other boxes count too (default), or do not.

rule-CO-S1 = The City of Carcassonne
    .text = The twelve tiles of the City are on the table from the start, as a block of four by three, in place of the start tile, which is shuffled in. Roads, cities and fields continue at its outer edges. It has four quarters: castle, market, blacksmith and cathedral.

rule-CO-S2 = The count
    .text = The count starts in the castle. He is always in one of the four quarters.

rule-CO-P1 = No figures on the tiles of the City
    .text = The outer edges of the City continue roads, cities and fields as usual. No figure is put on its tiles except in its quarters, but figures may stand outside on features that touch it.

rule-CO-F1 = A follower into the City
    .text = If completed features bring points to other players in a turn (or in one part of it) and none to the player whose turn it is, this player may put one follower from the supply into any quarter. Several followers may stand in a quarter.

rule-CO-F2 = Moving the count
    .text = A player who puts a follower into the City may then move the count to another quarter. (As house rules he moves clockwise each time, or to the follower.)

rule-CO-M1 = Marching out of the City
    .text = Before completed features are scored, all players in turn, beginning with the left neighbour of the player whose turn it is and ending with that player, may move any of their followers from a quarter to one of these features: from the castle to a city, from the blacksmith to a road, from the cathedral to a monastery, from the market to a field.

rule-CO-M2 = Where the count is
    .text = No follower leaves the quarter where the count is.

rule-CO-M3 = Marched followers count
    .text = Followers from the City count at once for the majority, several in one monastery too, and return to the supply after the scoring.

rule-CO-M4 = From the market
    .text = Followers march from the market only when fields are scored: by a barn, and at the end of the game.

rule-CO-E1 = The City at the end
    .text = Before the final scoring players may march out of the City again, in the same order, until all pass: from the market to fields, or, in the first edition, from every quarter to incomplete features. No one leaves the count's quarter.

rule-CO-E2 = Who stays in the City
    .text = Followers who stay in the City score nothing.

rule-CO-A1 = Fields that touch the City
    .text = For fields that touch it the City is one completed city: 3 points, for a barn 4.

rule-CO-A2 = Who may stand in which quarter
    .text = The mayor may stand in the castle only, the abbot in the cathedral only, and the wagon in every quarter but the market. Barn, builder, pig and shepherd never stand in the City.

rule-CO-A3 = Points that do not matter
    .text = Points from the fairy, a ringmaster, a message or a wind rose neither let a player put a follower into the City nor prevent it.

rule-PD-M5 = The dragon and the City
    .text = The City of Carcassonne is closed to the dragon: all twelve of its tiles (default) or, as the engine plays it, only the two in the middle.

rule-KR-5 = What counts as a city
    .text = A castle is not a city. The City of Carcassonne counts as one more completed city at the end.

rule-FY-1 = Placing a ferry
    .text = After the figure, a player who placed a tile with a lake puts its ferry between two of the roads there; the figure may be on any of them. These two roads become one; the others end at the lake.

rule-FY-2 = A tile with a ferry
    .text = A tile with a ferry counts once for each road.

rule-FY-3 = Turning ferries
    .text = Then, for each road of the tile just placed, the player may turn the nearest ferry on it in each direction: only ferries on other tiles, and each only once in a turn. A player who loses a road in this way gets neither points nor figures back; roads completed in this way are scored now.

rule-BC-S1 = Bridges and castles at the beginning
    .text = Each player begins with 3 bridges and 3 castles, or with 2 of each if there are 5 or 6 players.

rule-BC-B1 = What a bridge does
    .text = A bridge spans one tile from an edge to the opposite one. Both edges must show nothing but field. It carries a road over everything on the tile, joined to nothing there; the field under it is not cut.

rule-BC-B2 = Laying a bridge
    .text = Once in each part of a turn a player may lay one of their bridges over the tile just placed or a tile next to it, either while placing the tile, if it fits only with the bridge, or afterwards. By the other interpretation, a tile next to it gets a bridge only while the new tile is being placed.

rule-BC-B3 = Beyond a bridge
    .text = The two ends of a bridge are road edges from then on: what is beyond them must be empty or show a road. A tile has one bridge at most.

rule-BC-B4 = A follower on a bridge
    .text = A follower may be put on the road of a bridge over the tile just placed. The tile counts once for this road.

rule-BC-B5 = Bridges stay
    .text = A bridge stays where it is, no matter whose it was. No bridge is laid where acrobats stand.

rule-BC-B6 = Only with a bridge
    .text = A tile that fits only with a bridge need not be placed; it may be discarded.

rule-BC-C1 = Which city may become a castle
    .text = A city just completed may become a castle if it consists of exactly two tiles, with one edge of each. On some tiles this is not possible.

rule-BC-C2 = Building a castle
    .text = Instead of having the city scored, the player with the only follower there may lay one of their castles over it. The follower stays as its lord. Players are asked clockwise, beginning with the one whose turn it is.

rule-BC-C3 = The vicinity of a castle
    .text = The vicinity of a castle is 6 cells: its two tiles, and the two cells along each of its long sides.

rule-BC-C4 = What the lord of a castle gets
    .text = The first time that a road, city, monastery or castle with a tile in the vicinity is scored (for a monastery only its own tile counts), the lord's player gets the same points. The lord returns to the supply, and the castle never has a lord again.

rule-BC-C5 = Several features at once
    .text = If several features are scored at once, the best one counts, even one without figures; in the turn in which the castle is built, none counts. A castle scored in this way may pass its points on to the next castle.

rule-BC-C6 = Which points a castle gets
    .text = Only what the feature itself is worth counts, including inns, cathedrals, mage and witch, but nothing that is scored in addition.

rule-BC-C7 = Castles at the end
    .text = A castle whose lord got nothing during the game scores nothing at the end.

rule-BC-C8 = Castles at fields
    .text = For a field a castle, with or without a lord, is worth 1 more than a completed city.

rule-BC-C9 = A castle is not a city
    .text = A castle is no longer a city: it brings neither goods nor the king, and no figure is placed there.

rule-BC-Z1 = When a bazaar is held
    .text = After the whole turn in which a tile with a bazaar was drawn and placed (including a second part thanks to a builder), as many tiles are turned up as there are players. If fewer tiles are left, there is no bazaar.

rule-BC-Z2 = Offering and bidding
    .text = The left neighbour chooses one of the tiles and names a price of 0 or more points for it. Clockwise, each other player without a tile may name a higher price once, or pass.

rule-BC-Z3 = Buying or selling
    .text = If another player has named the highest price, the one who chose the tile either buys it and pays that price to this player, or sells it to this player for that price. If no one has named more, the one who chose it pays the price to the bank.

rule-BC-Z4 = Until each has a tile
    .text = The next player clockwise without a tile chooses the next one. The last tile is free for the last player.

rule-BC-Z5 = Placing a bought tile
    .text = In their next turn players place the tile they have bought instead of drawing one. A bazaar tile that was bought brings no bazaar. A bought tile that fits nowhere is discarded, and a tile is drawn instead.

rule-BC-Z6 = Points in a bazaar
    .text = A price may be more than the points that a player has; they then fall below 0. As an option everyone chooses a tile in the same order, without points.

rule-GO-1 = Gold of a gold mine
    .text = A player who places a gold mine puts one piece of gold on it and one on any of the 8 cells around it that has a tile. This comes before anything else in the turn.

rule-GO-2 = Gold on tiles
    .text = Gold stays on its tile until it is taken, and several pieces may be on one tile.

rule-GO-3 = Taking gold
    .text = When a feature is scored during the game, its owners take the gold on its tiles; for a monastery the gold on all 9 cells counts. If several owners may take the same gold, they take one piece each in turn, the player whose turn it is first. This referee always takes from the tile with the most gold.

rule-GO-4 = What gold is worth
    .text = At the end each piece of gold is worth 1 point to a player with 1 to 3 pieces, 2 points with 4 to 6, 3 with 7 to 9, and 4 with 10 or more. Gold left on tiles is worth nothing, and features scored at the end bring no gold.

rule-BT-S1 = Animal tokens
    .text = The 16 animal tokens are placed face down next to the table, with the big top. One shows 1, four show 3, five 4, three 5, two 6 and one 7.

rule-BT-T1 = Circus spaces
    .text = A circus space ends the roads that lead to it, and no figure may stand on it.

rule-BT-T2 = The big top
    .text = A face-down animal token is put on the first circus tile, and the big top on top of it. After that the big top moves only when another circus tile is placed.

rule-BT-T3 = The show at the big top
    .text = When the next circus tile is placed, the token under the big top is turned up, after the completed features have been scored: every follower on the tile of the big top and the 8 around it brings its player that many points, and all of them stay. The token leaves the game; the big top moves to the new tile on a new token.

rule-BT-T4 = Who is in the audience
    .text = At the end the big top is scored once more. All followers count, including acrobats, ringmasters and lords of castles; a large meeple counts only once. Builder, pig, barn and shepherd do not count.

rule-BT-A1 = Acrobats
    .text = Instead of placing a figure on a feature of the new tile a player may put a meeple into the pyramid of acrobats on that tile or on one of the 8 around it. A pyramid has room for three meeples of any colours.

rule-BT-A2 = Scoring a pyramid
    .text = Instead of placing a figure a player may score any pyramid of three meeples, but not in the turn in which it was filled. Every meeple brings its player 5 points, and all three return to the supply.

rule-BT-A3 = Acrobats at the end
    .text = At the end every acrobat brings 5 points, in a complete pyramid or not. Acrobats belong to no other feature, and roads end at their space.

rule-BT-A4 = Who may be an acrobat
    .text = Only meeples become acrobats: no large meeple, abbot, phantom or ringmaster. There is no pyramid on a tile with a bridge.

rule-BT-R1 = The ringmaster
    .text = Each player has one ringmaster, a follower that counts like a meeple on roads, in cities, monasteries and fields.

rule-BT-R2 = What the ringmaster brings
    .text = When a ringmaster's feature is scored, even at the end and even without the majority, its player gets 2 points for each circus space and each acrobat space on the ringmaster's tile and the 8 around it.

rule-CU-C1 = Shrine
    .text = A shrine is placed, occupied and scored like a monastery: 9 points when complete; at the end, 1 point and 1 per tile around it. Abbeys and special monasteries (with a monk) are monasteries where shrines are concerned.

rule-CU-C2 = One opponent each
    .text = No tile may be placed so that a shrine has more than one monastery on the 8 cells around it, or a monastery more than one shrine. As an option an abbey may be placed all the same.

rule-CU-C3 = Challenge
    .text = A shrine and a monastery among each other's 8 cells, both occupied, challenge each other: the first one completed scores 9 points, the other scores nothing and its figure returns at once.

rule-CU-C4 = Completed together
    .text = If one tile completes both the shrine and the monastery of a challenge, both are scored.

rule-CU-C5 = Challenge at the end
    .text = If neither is complete at the end of the game, shrine and monastery are both scored as incomplete.

rule-CU-C6 = An empty one does not end a challenge
    .text = A shrine or monastery without a figure that is completed does not end a challenge.

rule-MW-1 = Mage or witch
    .text = A player who places a tile with the sign of mage and witch puts one of the two on an incomplete road or city, anywhere on the table, that has neither of them. This is compulsory and comes before anything else in the turn. If there is no such feature, one of them leaves the table.

rule-MW-2 = Mage and witch together
    .text = If a tile joins the features of mage and witch into one, the player who placed it moves one of them away by the same rule.

rule-MW-3 = What mage and witch do
    .text = A feature with the mage scores 1 point more for each of its tiles. A feature with the witch scores half its points, rounded up, after everything that inns and cathedrals change. Both hold during the game and at the end, no matter who owns the feature.

rule-MW-4 = Mage and witch leave
    .text = When a road or city is completed, the mage or witch on it leaves the table.

rule-GM-S1 = Monasteries of the base game
    .text = The six plain monasteries of the base game leave the game; those of other sets stay. As an option all of them stay.

rule-GM-M1 = Monk or abbot
    .text = On a special monastery a follower is placed either upright as a monk or lying as an abbot, and stays that way. Only one figure may be there.

rule-GM-M2 = Monk
    .text = An upright monk on a special monastery is scored as on a plain one, vineyards included.

rule-GM-M3 = Lying abbot
    .text = A lying abbot is never scored during the game, not even when surrounded. At the end the monastery scores 1 point and 1 per tile in the unbroken rows above it, to its right, below it and to its left, without a vineyard bonus.

rule-GM-M4 = Not the abbot figure
    .text = Lying as an abbot is a way to place a follower; it has nothing to do with the abbot of the second and third edition.

rule-RV-S1 = The source
    .text = The source is placed face up as the start tile. It was not placed by any player, so no figure may go on it later.

rule-RV-S2 = Two piles
    .text = The ten other river tiles are shuffled into a first pile with the lake at its bottom; the land tiles follow.

rule-RV-S3 = What becomes of the start tile
    .text = The usual start tile is an ordinary tile of the pile (default), or it is placed as soon as the river is finished, or it stays in the box.

rule-RV-S5 = The third river
    .text = The river of Big Box 5 (River III) is the River with two vineyards and two sheep on its tiles. A vineyard counts for monasteries as those of Hills & Sheep do. What the sheep do is not known for certain. Choose it as the edition of the River.

rule-RV-S4 = The second river
    .text = The source of River II is followed by the fork (default), or the fork is shuffled into the pile of the river. The other river tiles follow, the volcano lake last. With the first River one source is used, and both lakes come last.

rule-RV-P1 = River tiles first
    .text = The source comes first, the lake last. While river tiles are left, only they are drawn; all players take their turns as usual.

rule-RV-P2 = Continue the river
    .text = A river tile must be joined to the open end of the river by its own river side, and all other edges must match too. Touching with a field only is not allowed.

rule-RV-P3 = Either way round
    .text = A river tile may be placed either way round, except for the ban on U-turns.

rule-RV-P4 = A river tile without a place
    .text = A river tile without a place is set aside and the next one is drawn. The lake ends the river as it is; if the lake has no place, the river stays open.

rule-RV-P5 = Who places the lake
    .text = The lake is placed by the player whose turn it is, as a normal turn.

rule-RV-U1 = No immediate U-turn
    .text = As printed (default): a curve may not bend the same way, seen in flow direction, as the river tile directly before it. With a straight tile between them it may.

rule-RV-U2 = Room ahead of the river
    .text = Stricter: ahead of the river, the cells to the left and right of the next cell and the three cells in the row beyond it must all be empty. The lake needs no room.

rule-RV-U3 = Strict forbids more
    .text = The strict interpretation never allows what the printed one forbids; it only forbids more placements.

rule-RV-F1 = No figures on the river
    .text = No figure may stand on the river. The cities, roads, monasteries and fields of river tiles are used as usual, even while the river is being placed.

rule-RV-F2 = The river bounds fields
    .text = The river bounds fields. The source and the lake each have one field all round, which connects both banks there (default), or one on each bank.

rule-RV-F3 = Bridge
    .text = A bridge carries the road over the river: one road, four fields. On other tiles the road ends at the river.

rule-RV-F4 = The river is not a feature
    .text = The river is never complete and never scored. River tiles count as tiles for roads, cities and monasteries.

rule-RV-K1 = The fork
    .text = The fork has three river sides, and any of them may be joined to the river. Then the river has two open ends, and each river tile continues one of them. The rule on U-turns holds at each end.

rule-RV-K2 = The end at a city
    .text = The river tile with a river on one side and a city on the opposite one ends a branch of the river. Its two fields do not join behind the city. After that only the other end is open.

rule-RV-K3 = The volcano lake
    .text = The volcano lake ends the river, and its field runs all round. With the dragon it is a volcano: the dragon comes, and no figure is put there in this turn. Otherwise it is an ordinary lake.

rule-RV-K4 = The inn on the bridge
    .text = On the bridge of River II the inn belongs to the road over the river. It counts with Inns & Cathedrals only.

rule-RV-H1 = The herd of pigs
    .text = A player who scores a field with a herd of pigs gets 1 point more per completed city at that field, once for each field and city, in addition to what the player's own pig brings. Farmers who leave a barn's field get it too; barns do not.

rule-RV-H2 = The field tile of Games Quarterly 11
    .text = The tile without any city or road is a plain field (default), or its pigs are a herd.

rule-GQ-S1 = Where the tiles of Games Quarterly 11 go
    .text = The two river tiles of Games Quarterly 11 are used with a river only: one joins the river tiles, and the source replaces the usual one if the players agree. The ten others are shuffled into the pile.

rule-GQ-1 = The source with a road
    .text = On this source a road ends, and the fields on its two sides are separate: the banks are not joined behind it. All other tiles are played like plain ones.

rule-KR-S1 = Both tokens at the start
    .text = The king and the robber baron start next to the table; no player holds one at the start.

rule-KR-1 = The king
    .text = The player whose tile completes a city with more tiles than every other completed city takes the king, no matter who owns the city. The first completed city always brings the king.

rule-KR-2 = The robber baron
    .text = The same holds for roads and the robber baron. A road of equal length changes nothing.

rule-KR-3 = Tiles count
    .text = For both tokens tiles count, not points, and features without figures count too.

rule-KR-4 = What the tokens are worth
    .text = At the end the king is worth 1 point for each completed city on the table, the robber baron 1 for each completed road (default). House rules: 10 points for each token; 15 for one, 40 for both; or 1 point to the holder for each completion, before the token moves, and nothing at the end.

rule-KR-6 = Two cities that cross
    .text = One tile has two cities that cross, one from north to south and one from west to east. The other four tiles are plain.

rule-AB-S1 = One abbey each
    .text = Each player has one abbey tile in front of them; it is not in the pile. Abbeys of colours not in play are removed from the game.

rule-AB-S2 = Figures of Abbey & Mayor
    .text = Each player adds one mayor, one wagon and one barn to their supply.

rule-AB-P1 = An abbey instead of drawing
    .text = At the start of their turn, before drawing, a player may place their abbey instead of drawing a tile, once per game.

rule-AB-P2 = Where an abbey goes
    .text = An abbey goes only on an empty cell whose four neighbours are all occupied; diagonal cells do not matter. Without such a cell it cannot be placed.

rule-AB-P3 = Every edge fits
    .text = What the neighbours of an abbey show does not matter, and neither does its rotation.

rule-AB-P4 = No abbey next to an abbey
    .text = All cells next to a placed abbey are occupied, so nothing is ever matched to it later, and two abbeys never share an edge; they may touch at a corner.

rule-AB-P5 = Nothing is drawn
    .text = When an abbey is placed, no tile is drawn in that part of the turn; the pile stays as it is.

rule-AB-P6 = Abbey in a second part
    .text = The abbey may be placed as the second part of the turn that a builder gives, even when the pile is empty.

rule-AB-C1 = An abbey closes
    .text = An abbey closes the road, city and field at each of its four sides and is joined to none of them.

rule-AB-C2 = Completed by an abbey
    .text = Features completed by an abbey are scored at once as completed. The abbey is not a tile of them: a lone city piece closed by it is a city of one tile.

rule-AB-C3 = Opposite sides stay apart
    .text = Features on opposite sides of an abbey stay separate; so do two cities on one edge that ends at an abbey.

rule-AB-C4 = Fields closed by an abbey
    .text = A field closed by an abbey is not scored for that.

rule-AB-C5 = Around monasteries
    .text = An abbey fills its cell and counts 1 point for the monasteries around it; it may complete several.

rule-AB-C6 = The player who places it completes it
    .text = The player who places the abbey is the one who completes the features, and takes the goods.

rule-AB-C7 = Abbey and builder
    .text = Completing a feature with an abbey does not extend it, so a builder there gives no second part of the turn (default). By the first wording, “complete or extend”, there is one.

rule-AB-M1 = Figure on an abbey
    .text = An abbey is a monastery: a follower may be placed on it after it is placed, and nothing else.

rule-AB-M2 = Points of an abbey
    .text = With all 8 cells around it filled, an abbey scores 9 points; at the end it scores 1 for itself and 1 per tile around it, so never less than 5.

rule-AB-E1 = Abbeys after the last tile
    .text = After the turn with the last tile, the players who still have an abbey may place it, clockwise from the left neighbour of the player who placed that tile, who comes last; a figure may be placed and the tile is scored as usual. Then comes the final scoring.

rule-AB-E2 = One chance or several
    .text = As printed, each player gets one chance (default). By the other interpretation, the round starts again after the player of the last tile, for all who still have an abbey and a place for it.

rule-FM-1 = Flying
    .text = On a tile with a flying machine the follower of this turn may be put on the machine. A die with 1 to 3 shows how many cells it flies in the direction of the machine, which turns with the tile; diagonal steps count as one cell each. If there is no tile, the follower returns to the supply.

rule-FM-2 = Landing
    .text = The follower lands on an incomplete road, city or monastery of the tile it reaches, even if other followers are there; never on a field, nor on the tile of the dragon. A mayor lands on cities only. If it can land, it has to; otherwise it returns to the supply.

rule-FM-3 = The flight is the figure of the turn
    .text = A player who flies places no other figure in this turn, wherever the flight ends. A phantom may still be placed on the tile, but does not fly.

rule-CC-1 = Crop circle
    .text = When a tile with a crop circle has been scored, the player who placed it chooses for all players: followers are added, or they are taken back. This concerns the kind of feature of the circle: roads, cities or fields. If no one has a follower there, nothing is chosen.

rule-CC-2 = Followers come or go
    .text = The left neighbour begins, and the player who placed the tile is last. If followers are added, a player may put one from the supply next to another of theirs on a feature of that kind. If they are taken back, a player has to take one of theirs from a feature of that kind. A player without a follower there does nothing. No one scores for this.

rule-CC-3 = Which followers
    .text = The limits of each kind of figure also hold here: a mayor is added in cities only, a wagon not in fields. Followers in castles, on towers and in pyramids do not count.

rule-RB-1 = Placing a robber
    .text = After placing a tile with a robber, before anything else, a player may put their own robber next to another player's scoring marker, or move it from one marker to another. Then the next player whose robber is not on the scoreboard may do so too (default), or all of these players in turn.

rule-RB-2 = Half of the points
    .text = When a player's scoring marker moves for a feature, the owner of each robber next to it gets half of the points, rounded up. This happens for one feature only; if several score at once, for the one with the most points. The robbed player keeps all points, and the robber returns to its owner. Points that a robber brings are not robbed again.

rule-ME-1 = Two markers
    .text = Every player has two markers on the scoreboard, a meeple and a messenger; their spaces together are the points. Whenever a player gets points during the game, one of the two moves, as the player likes. If both are on the same space, the meeple moves. Ransoms and points by agreement always move the meeple.

rule-ME-2 = Drawing a message
    .text = If a marker of the player of the turn stops on 0, 5, 10 and so on, that player draws a message and takes either 2 points or its action. Then the message goes under the stack. These points also move a marker, and so may bring another message. Markers are moved at the end of a turn, after all scoring.

rule-ME-3 = The messages
    .text = The smallest road, city or monastery with a follower of the player is scored as at the end of the game, in full, and the follower stays; if there are several, the one worth least. 2 points for each coat of arms in one of the player's cities, 2 for each knight, 3 for each farmer. One more tile: another part of the turn. Or one follower is scored as at the end, in full, and returns to its owner.

rule-ME-4 = No messages at the end
    .text = In the final scoring no one draws messages.

rule-AB-Y1 = Placing the mayor
    .text = The mayor is placed like a follower, but only in a city.

rule-AB-Y2 = Strength of the mayor
    .text = For the majority the mayor counts as much as the number of coats of arms in the whole city when it is scored; that may be 0.

rule-AB-Y3 = A mayor without coats of arms
    .text = A player whose strength in a city is 0 does not score it. If that is true of every player there, no player scores and all figures return.

rule-AB-Y4 = The mayor claims the city
    .text = Whatever his strength, a mayor claims his city, and a builder of the same player may join him.

rule-AB-Y5 = A mayor in a castle
    .text = In a castle a mayor counts for nothing: he gets no points when the castle scores, and returns to the supply.

rule-AB-W1 = Placing the wagon
    .text = The wagon is placed like a follower on a road, in a city or on a monastery (including an abbey or a shrine), not in a field or a garden. It counts as 1.

rule-AB-W2 = The wagon drives on
    .text = When its feature has been completed and scored, with points or without, the owner may move the wagon to another feature at once instead of returning it to the supply.

rule-AB-W3 = Where the wagon drives
    .text = It drives only to an incomplete road, city or monastery without any follower.

rule-AB-W4 = How far the wagon drives
    .text = In the first edition both features must be linked by the end of a road: roads of one crossing, or a road and the city, monastery or abbey into which it runs. In later editions the wagon drives to a feature on its own tile or on one of the 8 cells around it.

rule-AB-W5 = Several wagons
    .text = If several wagons may drive on, their owners decide in turn order, beginning with the player whose turn it is; each sees what the others did before. So a wagon may move in another player's turn.

rule-AB-W6 = Driving does not count as placing a figure
    .text = Moving a wagon does not count as placing a figure and scores nothing. In the final scoring no wagon moves.

rule-AB-W7 = Where mayor and wagon do not go
    .text = A wagon does not drive to a castle or to the tile on which the dragon stands. Mayor and wagon do not stand on towers.

rule-AB-B1 = Placing the barn
    .text = Instead of a figure, the barn may be placed on a point where four tiles meet, one of them just placed, if there is field all around that point.

rule-AB-B2 = One barn per field
    .text = Farmers in the field do not matter. Another barn keeps a barn out of the field (default) or does not.

rule-AB-B3 = Farmers when a barn is placed
    .text = After the completed features, the field of the new barn is scored for its farmers: 3 points for each completed city, and 1 more with the player's own pig. Then all farmers and pigs of that field return.

rule-AB-B4 = No farmers with a barn
    .text = As long as a barn is in a field, no farmer and no pig may be placed there. A shepherd may.

rule-AB-B5 = Fields joined to a barn's
    .text = If a tile joins a field with farmers to the field of a barn, these farmers score 1 point for each completed city at the end of that turn (most farmers; 1 more with the player's own pig) and return with the pigs.

rule-AB-B6 = The barn at the end
    .text = At the end the owner of a barn scores 4 points for each completed city at its field; with several barns in a field, every owner scores in full. Pigs do not count.

rule-AB-B7 = A barn stays
    .text = A barn stays until the end of the game; the dragon does not eat it.

rule-EX-Z1 = Newest wording of the end round
    .text = The wording of the round after the last tile in the newest printing of the second edition was not at hand; as printed before, each player gets one chance.

rule-EX-Z2 = Start tile with the River
    .text = Whether the second edition puts the start tile into the box when the River is used is not settled; by default it is shuffled in, and no other rule depends on it.

rule-EX-Z3 = How far other expansions are covered
    .text = Of shrines and German monasteries only what Hills & Sheep refers to is played here.

rule-EX-T1 = Who begins
    .text = A step in which several players have a choice goes around clockwise. For marches out of the City, tiles at the bazaar and crop circles it starts with the left neighbour of the player whose turn it is, who is last; for wagons, castles and the dragon it starts with that player.

rule-EX-T2 = Who is a follower
    .text = Meeple, large meeple, abbot, mayor, wagon, phantom and ringmaster are followers. Builder, pig, barn, shepherd and all figures without a player are not.

rule-EX-I1 = Followers on hills
    .text = On a hill every follower counts once, however strong. Barns, captured followers and those on towers, in quarters or in pyramids do not count.

rule-EX-I2 = What reaches a shepherd
    .text = Only the dragon and a festival of the same player take a shepherd from the table. A shepherd may stand in the field of a barn. Bridges, ferries and tunnels do not cut the field of a flock.

rule-EX-I3 = Order in which points are added
    .text = First tiles and coats of arms with inn, cathedral or siege; then church, Darmstadtium and labyrinth; vineyards; the mage; the witch halves it all; little buildings come last. Fairy, ringmaster, watchtower and gold are separate. A castle copies the value.

rule-EX-I4 = The large meeple elsewhere
    .text = A large meeple counts as 2 for the majority, but as 1 for the big top, watchtowers, labyrinths, churches and robbers.

rule-EX-I5 = What counts as extending for a builder
    .text = Only the tile just placed extends a road or city for a builder, even where it takes a bridge, ferry or tunnel to join it; these alone give no second part. A tile from the bazaar counts as the player's own. Bazaars and escapes wait until the second part is over.

rule-EX-I6 = Who takes the goods
    .text = The goods of a city go to the player whose tile completes it, with or without a bridge. A city that becomes a castle brings none.

rule-EX-I7 = When a follower is taken away
    .text = Whatever takes a follower away, a builder or pig that is left alone goes with it, and the fairy stays on the tile alone.

rule-EX-I8 = The dragon and moved followers
    .text = Wagons, phantoms and followers who march are not put on the dragon's tile. If the dragon moves after the scoring, it may eat a wagon that has just moved.

rule-EX-I9 = The fairy with lords and acrobats
    .text = Next to the lord of a castle the fairy brings 3 points when the castle scores. Next to an acrobat she brings a point at the start of the turn, but none when the pyramid is scored.

rule-EX-I10 = Shrines are like monasteries
    .text = For marches from the cathedral, wagons and portals a shrine is a monastery. A challenge looks at the figures that are there when the first of the two is completed.

rule-EX-I11 = The abbey completes
    .text = An abbey that closes a road or city counts for the robber baron and the king like any tile of its player. It is a goal for wagons; a linked wagon reaches it from every road that ends there.

rule-EX-I12 = Not on maps
    .text = These expansions are not made for the printed maps, where they are not in play unless the players choose them.

rule-EX-Z4 = Towers, lords and the dragon
    .text = Printed rules do not say whether a tower captures the lord of a castle, or whether the dragon eats a follower on a tower. Here lords are safe from towers, and followers on towers are eaten.

rule-EX-Z5 = More than a player has
    .text = It is not certain whether a price or ransom may be higher than the points that a player has. Here a price may be, a ransom only as an option.

sources-referee = How this referee reads Carcassonne
sources-base = Carcassonne base rules of the publisher, as commonly known (editions of 2000, 2014 and 2021)
sources-c1 = Carcassonne base rules, first edition in its successive revisions
sources-ic = Inns & Cathedrals, publisher's rules as commonly known
sources-tb = Traders & Builders, publisher's rules as commonly known
sources-fm = Flying Machines, publisher's rules as commonly known
sources-cc = Crop Circles, publisher's rules as commonly known
sources-rb = The Robbers, publisher's rules as commonly known
sources-me = The Messages, publisher's rules as commonly known
sources-at = Abbot and gardens of the second and third edition, publisher's rules as commonly known
sources-at-read = Abbot and gardens, how this referee reads them where their rules are silent
sources-tw = The Tower of the first and second edition, publisher's rules as commonly known
sources-ph = Phantom, publisher's rules as commonly known
sources-fe = The Festival, publisher's rules as commonly known
sources-wt = Watchtowers, publisher's rules as commonly known
sources-wr = Wind Roses, publisher's rules as commonly known
sources-lb = Little Buildings, publisher's rules as commonly known
sources-la = The Labyrinth, publisher's rules as commonly known
sources-sc = The School, publisher's rules as commonly known
sources-cp = The Catapult, publisher's rules as commonly known
sources-gi = The Gifts, publisher's rules as commonly known
sources-sp = Signposts, publisher's rules as commonly known
sources-pl = The Plague, publisher's rules as commonly known
sources-wf = Wheel of Fortune, publisher's rules as commonly known
sources-ru = Russian promos, publisher's rules as commonly known
sources-bs = The Barber-Surgeons, publisher's rules as commonly known
sources-bu = Castles in Germany, publisher's rules as commonly known
sources-kd = Cathedrals in Germany, publisher's rules as commonly known
sources-ha = Halflings, publisher's rules as commonly known
sources-da = Darmstadt, publisher's rules as commonly known
sources-sg = Cathars, Siege and Besiegers, publisher's rules as commonly known
sources-pd = The Princess & the Dragon, publisher's rules as commonly known
sources-go = Gold Mines, publisher's rules as commonly known
sources-co = The Count of Carcassonne, publisher's rules as commonly known
sources-fy = The Ferries, publisher's rules as commonly known
sources-bc = Bridges, Castles & Bazaars, publisher's rules as commonly known
sources-tu = The Tunnel, publisher's rules as commonly known
sources-mw = Mage & Witch, publisher's rules as commonly known
sources-bt = Under the Big Top, publisher's rules as commonly known
sources-cu = The Cult (shrines), publisher's rules as commonly known
sources-cu-read = The Cult (shrines), how this referee reads it where its rules are silent
sources-gm = German Monasteries, publisher's rules as commonly known
sources-gm-read = German Monasteries, how this referee reads them where their rules are silent
sources-hs = Hills & Sheep, rules of the first edition (2014) with their footnotes
sources-hs-read = Hills & Sheep, how this referee reads it where its rules are silent
sources-rv = The River (first one), publisher's rules as commonly known
sources-rv2 = The River II, publisher's rules as commonly known
sources-gq = Games Quarterly 11, publisher's rules as commonly known
sources-kr = King & Robber Baron, publisher's rules as commonly known
sources-ab = Abbey & Mayor, publisher's rules as commonly known
sources-ex = Open questions of the expansions' rules
sources-exi = Expansions of Carcassonne with each other, as commonly known and interpreted

sections-CB-S = setup
sections-CB-T = turns
sections-CB-P = placing tiles
sections-CB-M = meeples
sections-CB-J = majority
sections-CB-G = scoring
sections-CB-R = roads
sections-CB-C = cities
sections-CB-K = monasteries
sections-CB-F = fields
sections-CB-E = end of the game
sections-CB-I = in short
sections-CB-B = in short
sections-HS-S = setup
sections-HS-F = shepherd and flock
sections-HS-H = hills
sections-HS-V = vineyards
sections-HS-N = new tiles
sections-HS-I = other expansions
sections-IC-S = setup
sections-IC-I = inns
sections-IC-C = cathedrals
sections-IC-M = large meeple
sections-TB-S = setup
sections-TB-B = builder
sections-TB-P = pig
sections-TB-G = goods
sections-TB-T = tiles
sections-RV-S = setup
sections-RV-P = placing the river
sections-RV-U = bends of the river
sections-RV-F = features
sections-RV-K = fork and ends of the river
sections-RV-H = herds of pigs
sections-GQ-S = setup
sections-GQ- = tiles
sections-KR-S = setup
sections-KR- = the tokens
sections-AB-S = setup
sections-AB-P = placing the abbey
sections-AB-C = completing
sections-AB-M = monastery
sections-AB-E = end of the game
sections-AB-Y = mayor
sections-AB-W = wagon
sections-AB-B = barn
sections-AT-S = setup
sections-AT-P = placing the abbot
sections-AT-G = gardens
sections-AT-R = taking the abbot back
sections-PD-S = setup
sections-PD-M = moves of the dragon
sections-PD-E = what the dragon eats
sections-PD-F = fairy
sections-PD-Q = princess
sections-PD-G = magic portal
sections-TW-S = setup
sections-TW-P = placing pieces
sections-TW-C = capture
sections-TW-N = exchange
sections-TW-R = ransom
sections-TW-T = on top
sections-TW-E = the end
sections-TW-I = with other expansions
sections-GO- = gold
sections-CO-S = setup
sections-CO-P = placing tiles
sections-CO-F = followers and count
sections-CO-M = marching
sections-CO-E = end of the game
sections-CO-A = other expansions
sections-FY- = ferries
sections-BC-S = setup
sections-BC-B = bridges
sections-BC-C = castles
sections-BC-Z = bazaars
sections-TU- = tunnels
sections-MW- = mage and witch
sections-FM- = flight
sections-CC- = crop circles
sections-RB- = robbers
sections-SC- = the school
sections-CP- = the catapult
sections-GI- = gifts
sections-SP- = signposts
sections-BS- = bathhouses
sections-BU- = castles in Germany
sections-HA- = halflings
sections-ME- = messages
sections-BT-T = the big top
sections-BT-A = acrobats
sections-BT-R = the ringmaster
sections-CU-C = shrines
sections-GM-S = setup
sections-GM-M = monk and abbot
sections-HS-Z = unclear passages

reasons-fields_off = This table plays without fields, so no { $figure } may be placed on one.

reasons-CB-P1-alone = At { $cell } the tile would not touch any other tile; it needs a shared edge.
reasons-CB-P1-apart =
    { $count } { $count ->
        [one] tile is
       *[other] tiles are
    } not connected to the rest of the table.

reasons-CB-P2-clash = The tiles at { $cell } and { $other } do not match where they meet.

reasons-CB-S1-copies =
    The tile { $tile } appears { $count } { $count ->
        [one] time
       *[other] times
    }, but the box has only { $most }.

reasons-CB-S3-lapped = { $player } reaches { $points } and has gone round the scoreboard: the marker stands on space { $field }.

reasons-CB-S2-too_few_pieces = There are { $count } players, but the box has pieces for only { $most }.
reasons-CB-S2-too_many = { $player } has { $count } { WORD($figure, form: "many") } on the table, but only { $most } in all.

reasons-CB-M1-together = { $count } figures stand on the tile at { $where }; only one can be placed on a tile.

reasons-CB-M2-no_such_figure = The { $figure } of { $player } at { $where } is not in play here and counts for nothing.

reasons-CB-M3-crowded = { $count } figures share the same { $kind } of the tile at { $where }; only one can be placed there.

reasons-CB-F1-inside_the_city = This is inside the City of Carcassonne: it is not a field, so no { $figure } may be placed there.

reasons-CB-I4-ignored = Symbols of an expansion that is not in play do not count here.
reasons-own_rules = The tiles at { $where } count like any others. The rules that only their box has are left to the players.
reasons-CB-J4-occupied = There are still figures on a completed { $kind }: score it now, or return them if it has been scored.

reasons-CB-C3-assumed = This city of two tiles is worth { $points }. The edition is not known; early printings of the first edition give { $early }.

reasons-CB-F5-assumed = The fields are worth: { $points }. The edition is not known; by the original rules of 2000 they are worth: { $early }.

reasons-IC-M2-strength = The large meeple of { $player } there counts as 2.

reasons-TB-B1-joins =
    { $count } { $count ->
        [one] meeple
       *[other] meeples
    } of { $player } { WORD($kind, form: "on-this") }, at { $where }: the builder may join.
reasons-TB-B1-no_follower = No meeple of { $player } stands { WORD($kind, form: "on-this") }, so the builder cannot join it.

reasons-TB-B3-finished = This { $kind } is complete; the builder goes only on an incomplete one.

reasons-TB-B4-no_majority = The builder there does not count for the majority.

reasons-TB-B5-own_tiles_only = The tile extends the feature with { $player }'s builder, but { $to_move } placed it: only { $player }'s own tiles give a second part.
reasons-TB-B5-turn_follows = The tile extends the feature with { $player }'s builder: { $player } gets a second part of this turn.

reasons-TB-B14-alone = { $player }'s builder at { $where } has no meeple of the same player with it, so it returns to its owner.

reasons-TB-P1-joins =
    { $count } { $count ->
        [one] farmer
       *[other] farmers
    } of { $player } on this field, at { $where }: the pig may join.
reasons-TB-P1-no_follower = No farmer of { $player } stands on this field, so the pig cannot join it.

reasons-TB-P2-no_majority = The pig there does not count for the majority.

reasons-TB-P5-alone = { $player }'s pig at { $where } has no farmer of the same player with it, so it returns to its owner.

reasons-TB-G1-takes =
    The player who places the tile that completes this city, owner or not, takes { $count } { $count ->
        [one] token
       *[other] tokens
    } of { $what }.
reasons-TB-G1-too_many =
    The players hold { $count } { $count ->
        [one] token
       *[other] tokens
    } of { $what }, but the completed cities show only { $most }.

reasons-TB-S1-too_many =
    The players hold { $count } { $count ->
        [one] token
       *[other] tokens
    } of { $what }, but there are only { $most }.

reasons-TB-G5-assumed = The completed cities show goods, but it is not known who holds the tokens: none are counted.

reasons-CR-edition-unruled = The rules of this edition of { $box } are not known: only its tiles are in play. Each part of the box can be switched on; it is then played as in the edition before.

reasons-AT-S1-assumed = The edition is not known; { $edition } is assumed, since the first edition has no abbot.
reasons-AT-S1-chosen = The tiles are of the first edition, which has neither abbots nor gardens: the abbots were added by choice.

reasons-AT-R1-no_abbot = No { $figure } of { $player } stands on the tile at { $cell }.
reasons-AT-R1-instead = { $player } has placed a figure in this turn; the { $figure } could only be taken back instead of that.
reasons-AT-R1-brings = It scores { $parts } = { $points } at once.
reasons-AT-R1-taken_back = { $player } has taken the { $figure } back in this turn, instead of placing a figure.

reasons-AT-R2-taken_back = { $player } has taken the { $figure } back in this turn, instead of placing a figure.

reasons-AT-R3-complete_now = The { $kind } is complete now: it is scored when the turn ends, so no figure is taken back from it.

reasons-AT-R4-just_put = The { $figure } has just been placed there; it cannot be placed and taken back in the same step.

reasons-PD-S1-no_volcano = There is no volcano on the table yet: the tile { $tile } is set aside and goes back into the pile later.

reasons-PD-M1-volcano = In the turn in which a volcano is placed, no figure may be placed on it.
reasons-PD-M1-one_dragon = There are { $count } dragons on the table, but the game has only one.
reasons-PD-M1-nowhere = There is a volcano on the table, but it is not known where the dragon is.

reasons-PD-M2-no_walk = No tile of this turn makes the dragon move.
reasons-PD-M2-first = First { $player } has to move the dragon one tile.
reasons-PD-M2-must_walk = The dragon has to move first.
reasons-PD-M2-no_tile = There is no tile at { $cell }: the dragon enters only tiles.
reasons-PD-M2-not_beside = The dragon at { $other } cannot reach { $cell } in one step.
reasons-PD-M2-been_there = The dragon has already been at { $cell } on this move.
reasons-PD-M2-six_steps =
    The dragon's move has { $count } { $count ->
        [one] step
       *[other] steps
    }; it has { $most }, and fewer only where the dragon can go no further.
reasons-PD-M2-steps = This is step { $count } of at most { $most }.
reasons-PD-M2-walks =
    The dragon moves { $count } { $count ->
        [one] step
       *[other] steps
    }.

reasons-PD-M3-first = First { $player } has to move the dragon one tile, before the next tile is drawn.
reasons-PD-M3-dragon_first = The dragon has to move before the next tile is drawn.
reasons-PD-M3-after_scoring = Here the dragon moves after the scoring: the turn has to be ended first.

reasons-PD-S2-one_fairy = There are { $count } fairies on the table, but the game has only one.

reasons-PD-F1-nobody = { $player } has no follower at { $cell } next to whom the fairy could stand.
reasons-PD-F1-which = { $player } has { $count } followers there; say next to which one the fairy stands.
reasons-PD-F1-stands_there = The fairy stands there already.
reasons-PD-F1-moves = The fairy moves next to a follower of { $player } at { $where }.

reasons-PD-F4-fairy = The fairy is at { $where }: the dragon does not go there.

reasons-PD-F7-no_follower = The fairy stands next to followers only, not next to { WORD($figure, form: "a") }.

reasons-PD-Q1-no_knight = No such knight is in the city of a princess that was just placed.
reasons-PD-Q1-takes = The princess sends the { $figure } of { $player } at { $where } back to the supply.
reasons-PD-Q2-knight_first = A knight is in the city of the princess: one has to be sent back.

reasons-PD-G1-finished = This { $kind } is complete; through the portal figures go only to incomplete ones.

reasons-PD-M4-dragon = The dragon is at { $where }, so no figure is put there.

reasons-TW-S1-no_piece = { $player } has no tower piece left.
reasons-TW-S1-too_many = There are { $count } tower pieces on the table and with the players, but these players begin with { $most } in all.

reasons-TW-P1-height = The tower at { $where } needs exactly one height of at least 1.

reasons-TW-P2-no_base = The tile at { $cell } has no tower foundation.
reasons-TW-P2-builds = With a piece of { $player } the tower at { $where } has height { $height }.

reasons-TW-C1-nobody = { $player } has no { $figure } there.
reasons-TW-C1-which = { $player } has { $count } such figures there; say which feature the follower is on.
reasons-TW-C1-not_reached = { $player }'s { $figure } is out of reach for a tower of height { $height }.
reasons-TW-C1-reached = A tower of height { $height } reaches { $player }'s { $figure }.

reasons-TW-C2-own_home = { $player }'s { $figure } returns to the supply.
reasons-TW-C2-prisoner = { $player }'s { $figure } is captured by { $captor }.
reasons-TW-C2-own_prisoner = { $player } cannot hold their own { $figure } prisoner.

reasons-TW-C3-no_follower = Only followers are captured; { WORD($figure, form: "a") } is not one.
reasons-TW-C3-lord = { $player }'s { $figure } is the lord of a castle and cannot be captured.
reasons-TW-C3-left_alone = { $player }'s { $figure } at { $where } is left without a follower and returns to the supply.

reasons-TW-N1-choose = { $player } has to choose which captured follower comes back in exchange.
reasons-TW-N1-nothing_due = There is nothing to exchange for { $player } now.
reasons-TW-N1-not_held = { $player } holds no such { $figure } that could come back.
reasons-TW-N1-comes_back = { $player }'s { $figure } comes back in exchange for a follower of { $captor }.
reasons-TW-N1-both_hold = { $players } hold followers of each other, which should have been exchanged.

reasons-TW-R1-not_held = { $player } holds no such prisoner ({ $figure }).
reasons-TW-R1-once = { $player } has already paid a ransom in this turn.
reasons-TW-R1-too_few = { $player } has fewer than 3 points, the price of a ransom.
reasons-TW-R1-pays = { $player } pays { $captor } 3 points, and the { $figure } returns to the supply.

reasons-TW-T1-no_piece = There is no tower at { $where } yet: a follower does not stand on a bare foundation.
reasons-TW-T1-crowded = { $count } figures stand on top of the tower at { $where }; there is room for one.
reasons-TW-T1-closed = { $player }'s { $figure } is on top of this tower, so it gets no more pieces.

reasons-PH-1-figure_first = The phantom follows the figure of the turn; as the only figure { $player } places it like any other.
reasons-PH-1-no_phantom = Only the phantom is placed as a second figure, not { WORD($figure, form: "a") }.

reasons-FE-1-no_festival = The tile just placed has no festival.
reasons-FE-1-not_own = At a festival players take back only their own figures, not those of { $player }.
reasons-FE-1-nobody = This player has no such figure there.
reasons-FE-1-no_follower = With this option a festival takes back followers only, not { WORD($figure, form: "a") }.
reasons-FE-1-takes = { $player } takes back the { $figure } at { $where } instead of placing a figure.
reasons-FE-1-sheep =
    With the shepherd { $count } sheep { $count ->
        [one] token goes
       *[other] tokens go
    } back into the bag.
reasons-TU-1-no_token = { $player } has no such tunnel token left.
reasons-TU-1-no_end = No road ends in a tunnel at { $cell }.
reasons-TU-1-too_many = { $player } has { $count } tunnel tokens of one set on the table, more than a player gets.

reasons-TU-2-one_token = { $player } has already placed a tunnel token in this turn.
reasons-TU-2-taken = The tunnel entrance at { $cell } already has a token.
reasons-TU-2-joins = With this token { $player } joins two tunnel entrances: { $where }.
reasons-TU-2-waits = The tunnel entrance at { $where } stays open until { $player } puts the matching token on another one.
reasons-TU-2-whose =
    { $count ->
        [one] There is a tunnel token on the table, but it is not known whose; it joins nothing.
       *[other] There are { $count } tunnel tokens on the table, but it is not known whose; they join nothing.
    }

reasons-FY-1-first = { $player } has to put the ferry of the new tile between two roads first.
reasons-FY-1-no_roads = There is no lake with a road at both edges at { $cell }, or its ferry is there already.
reasons-FY-1-missing = The ferry is missing at: { $where }.
reasons-FY-1-puts = { $player } places the ferry at { $where }.

reasons-FY-3-not_met = The ferry at { $cell } is not the nearest one on a road of the tile just placed.
reasons-FY-3-once = The ferry at { $where } has already been turned in this turn.
reasons-FY-3-there = The ferry at { $where } is there already.

reasons-BC-S1-no_bridge = { $player } has no bridge left.
reasons-BC-S1-too_many = There are { $count } bridges on the table, but the players have { $most } in all.

reasons-BC-B1-no_field = A bridge over the tile at { $cell } would need two opposite edges that show nothing but field.

reasons-BC-B2-one_bridge = { $player } has already laid a bridge in this part of the turn.
reasons-BC-B2-too_far = A bridge may be laid only over the tile just placed or one next to it, not at { $cell }.
reasons-BC-B2-needless = The tile fits at { $cell } without a bridge. One may be laid after the placement.
reasons-BC-B2-laid = The tile fits with a bridge of { $player } at { $where }.
reasons-BC-B2-lays =
    { $player } has { $count } of { $most } bridges left and lays { $count ->
        [one] it
       *[other] one
    } at { $where }.

reasons-BC-B3-second = There is already a bridge over the tile at { $cell }.
reasons-BC-B3-beyond = Beyond the bridge at { $cell } there would be a tile that shows no road.

reasons-BC-B5-acrobats = Acrobats stand at { $cell }, so no bridge may be laid there.

reasons-BC-S1-no_castle = { $player } has no castle left.

reasons-BC-C1-no_caps = There is no city of exactly two tiles, with one edge of each, that may become a castle: { $where }.

reasons-BC-C2-not_now = { $player } cannot build a castle now: that is possible only before such a city is scored.
reasons-BC-C2-not_alone = { $player } does not have the only follower in the city at { $where }, or that city was not completed in this turn.
reasons-BC-C2-builds =
    { $player } has { $count } { $count ->
        [one] castle left and lays it
       *[other] castles left and lays one
    } over the city at { $where }.
reasons-BC-C2-lords = In the castle at { $where } there are { $count } figures; there is one lord at most.
reasons-BC-Z1-nothing_due = There is nothing for { $player } to do in a bazaar now.
reasons-BC-Z1-never_drawn = { $tile } is never drawn, and so is not in a bazaar.
reasons-BC-Z2-first = First { $player } has to act in the bazaar.
reasons-BC-Z2-on_offer = { $tile } is on offer already, chosen by { $player }.
reasons-BC-Z2-no_tile = No tile is on offer yet: { $player } chooses one.
reasons-BC-Z2-price = A price of { $price } is not possible: the lowest is 0.
reasons-BC-Z2-once = { $player } has already answered this offer: each player may do so once.
reasons-BC-Z2-too_low = A price of { $price } is not possible: it has to be higher than { $highest }.
reasons-BC-Z2-offers = { $player } chooses { $tile } and names { $price } as the price.
reasons-BC-Z2-bids = { $player } names { $price } as the price.
reasons-BC-Z2-passes = { $player } passes, and may not name a price for this tile again.
reasons-BC-Z3-first = { $player } has chosen this tile and now has to buy or sell it.
reasons-BC-Z3-not_yours = { $player } has no tile on offer to buy or sell.
reasons-BC-Z3-buys = { $player } buys the tile and pays { $bidder } the price of { $price }.
reasons-BC-Z3-sells = { $player } sells the tile to { $bidder } for { $price }.
reasons-BC-Z4-free = The last tile is free for { $player }.
reasons-BC-Z4-last = { $player } gets the last tile, { $tile }, free.
reasons-BC-Z5-in_hand = { $player } has bought { $tile } and has to place it now.
reasons-BC-Z6-free = Without an auction a tile costs { $player } no points.
reasons-BC-Z6-takes = { $player } takes { $tile }.
reasons-SG-4-first = { $player } first has to take a knight out of a besieged city, or pass.
reasons-SG-4-later = Knights escape from besieged cities after the whole turn.
reasons-SG-4-nobody = This player has no such knight there.
reasons-SG-4-no_way = No monastery is near enough for the { $figure } to escape, or its city is not besieged.
reasons-SG-4-escapes = { $player } takes the { $figure } out of the besieged city through a monastery.

reasons-CC-1-nothing_due = There is no crop circle for { $player } to decide on now.
reasons-CC-1-first = First { $player } has to choose whether followers are added or taken back.
reasons-CC-1-add = { $player } has chosen that followers are added.
reasons-CC-1-remove = { $player } has chosen that followers are taken back.
reasons-CC-1-chooses_add = { $player } lets all players add a follower. Kind of feature: { $kind }.
reasons-CC-1-chooses_remove = { $player } has all players take a follower back. Kind of feature: { $kind }.

reasons-CC-2-first = First it is { $player }'s turn to add a follower or take one back.
reasons-CC-2-no_follower = A crop circle concerns followers only, and { WORD($figure, form: "a") } is not one.
reasons-CC-2-other_kind = The crop circle concerns another kind of feature: { $kind }.
reasons-CC-2-nobody = { $player } has no such follower there.
reasons-CC-2-puts = { $player } puts a figure ({ $figure }) next to another one at { $where }.
reasons-CC-2-takes = { $player } takes back the { $figure } at { $where }, without points.

reasons-CC-3-not_there = { WORD($figure, form: "a") } is not put { WORD($kind, form: "on") }.

reasons-RB-1-first = First { $player } places the robber, or passes.
reasons-RB-1-nothing_due = { $player } places a robber only after a tile that shows one.
reasons-RB-1-own_marker = { $player } has to put the robber next to another player's scoring marker.
reasons-RB-1-there = The robber of { $player } is already next to the scoring marker of { $robbed }.
reasons-RB-1-puts = { $player } puts the robber next to the scoring marker of { $robbed }.
reasons-ME-1-first = First { $player } moves a marker, or takes a message.
reasons-ME-1-nothing_due = { $player } has no points for which to move a marker.
reasons-ME-1-beyond = The messenger of { $player } is on { $count }, beyond all of the player's points ({ $points }).
reasons-ME-1-moves =
    { $points } { $points ->
        [one] point
       *[other] points
    } for { $player }: the { WORD($marker) } moves to { $space }.

reasons-ME-2-first = First { $player } takes the message that was drawn.
reasons-ME-2-nothing_due = { $player } draws a message only in their own turn, when a marker stops on 0, 5, 10 and so on.
reasons-ME-2-not_stopped = No marker of { $player } has stopped on 0, 5, 10 and so on.

reasons-ME-3-which = This message scores one of the figures of { $player }, or a city with one: it has to be named.
reasons-ME-3-no_tile = There are no tiles left, so { $player } places no other one.
reasons-ME-3-turn_follows = A message brings { $player } one more tile: another part of this turn.

reasons-GO-1-first = { $player } has to put the second piece of gold next to the gold mine first.
reasons-GO-1-nothing_due = { $player } has no gold to place now: gold is placed after a gold mine.
reasons-GO-1-not_beside = The second piece of gold goes on one of the 8 cells around the gold mine that has a tile; { $cell } is not one of them.
reasons-GO-1-puts = { $player } puts a piece of gold at { $where }.
reasons-GO-1-too_many = There are { $count } pieces of gold on the table and with the players; the box has { $most }.

reasons-GO-2-number = The gold at { $where } needs a number of at least 1.

reasons-GO-3-gold_there =
    There { $count ->
        [one] is { $count } piece
       *[other] are { $count } pieces
    } of gold on its tiles: the player who owns the feature when it is scored during the game takes the gold.

reasons-MW-1-first = { $player } has to put the mage or the witch on a road or city first.
reasons-MW-1-nothing_due = { $player } cannot move the mage or the witch now: they move after a tile with their sign.
reasons-MW-1-must_move = There is a road or city for the { $figure }, so neither of the two leaves the table.
reasons-MW-1-not_on_table = The { $figure } is not on the table.
reasons-MW-1-not_there = Mage and witch are put on roads and cities only.
reasons-MW-1-finished = This { $kind } is complete; the { $figure } is put on an incomplete one.
reasons-MW-1-taken = The { $figure } is already on this { $kind }.
reasons-MW-1-moves = The { $figure } goes on this { $kind } at { $where }.
reasons-MW-1-leaves = No road or city is left for the { $figure }, which leaves the table.
reasons-MW-1-one = The { $figure } is on the table { $count } times, but there is only one.
reasons-MW-1-which = The { $figure } at { $where } needs a road or city.

reasons-MW-2-first = { $player } has to move the mage or the witch away first: they are on the same road or city now.
reasons-MW-2-together = Mage and witch are on the same { $kind }; one of them should have been moved away.

reasons-MW-3-mage = With the mage it scores 1 more point for each tile.
reasons-MW-3-witch = With the witch it scores half, rounded up.
reasons-BT-T2-one_tent = There is only one big top, with one animal token under it.
reasons-BT-T2-nowhere = There is a circus tile at { $where }, but no big top on the table.
reasons-BT-T2-no_space = The tile at { $cell } has no circus space for the big top.
reasons-BT-S1-no_token = No animal token shows { $value }.

reasons-BT-T3-first = First { $player } has to turn up the animal token under the big top.
reasons-BT-T3-nothing_due = { $player } has no animal token to turn up now: that is done after the next circus tile or at the end of the game.

reasons-BT-T4-first = First { $player } has to turn up the animal token under the big top.

reasons-BT-A1-full = The pyramid at { $where } has { $count } acrobats; there is room for three.
reasons-BT-A1-too_far = The pyramid at { $cell } is too far away: it must be on the tile just placed or one of the 8 around it.
reasons-BT-A1-joins = This is acrobat { $count } of { $most } in the pyramid at { $where }.

reasons-BT-A2-incomplete = The pyramid at { $where } has { $count } of { $most } acrobats; only a complete one is scored.
reasons-BT-A2-just_filled = The pyramid at { $where } was filled in this turn; it can be scored from the next turn on.

reasons-BT-R2-brings =
    The ringmaster at { $where } brings { $player } { $points } { $points ->
        [one] point
       *[other] points
    } when this is scored.

reasons-WT-1-pays =
    The watchtower brings { $player } { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-WT-1-would_pay =
    If this is completed as it stands, the watchtower brings { $player } { $points } { $points ->
        [one] point
       *[other] points
    }.

reasons-WR-1-whole = From now on directions are counted from this wind rose.
reasons-WR-1-no_rose = It is not known from which whole wind rose the direction is counted, so this tile scores nothing.
reasons-WR-1-pays =
    It is placed in the direction of its quarter: { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-WR-1-elsewhere = It is not placed in the direction of its quarter and scores nothing.
reasons-WR-1-not_there = The token of the wind rose marks a tile with a whole wind rose, not { $where }.
reasons-WR-1-unknown = It is not known which of the whole wind roses at { $where } was placed last.

reasons-LB-1-none_left = { $player } has no such building left ({ $token }).
reasons-LB-1-not_just_placed = A little building is put only on the tile just placed.
reasons-LB-1-built = The tile at { $where } already has a little building.
reasons-LB-1-builds =
    The building ({ $token }) adds { $points } { $points ->
        [one] point
       *[other] points
    } to every feature that includes this tile.
reasons-LB-1-too_many = On the table and with the players there are { $count } of these buildings ({ $token }), but these players begin with { $most } in all.

reasons-LA-1-apart = The followers at { $where } are on other parts of the labyrinth, and each part is occupied separately.
reasons-LA-1-pays =
    The followers on the road with the labyrinth add { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-LA-1-would_pay =
    If this is completed as it stands, the followers on the road with the labyrinth add { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-SC-1-one_teacher = There is one teacher, but { $count } are on the table or in front of players.
reasons-SC-1-outside = The teacher is not in the school: move that token there, or give it to the player who has it.
reasons-SC-2-copies = { $player } has the teacher and gets the same points for it.
reasons-SC-2-may_copy = { $player } has the teacher and may choose the same points for it, or those of another feature scored now.
reasons-SC-2-first = First { $player } chooses what the teacher copies.
reasons-SC-2-nothing_due = { $player } chooses what the teacher copies only when a turn has scored several features.
reasons-SC-2-not_scored = The teacher copies a feature that was just scored, and this { $kind } was not.
reasons-SC-2-chooses = { $player } lets the teacher copy this { $kind }, for { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-CP-1-nothing_due = { $player } enters throws only after a turn in which a fair was placed.
reasons-CP-1-first = First { $player } enters throws, or passes.
reasons-CP-1-entered = { $player } enters what the throw brought, which is not judged.
reasons-CP-2-points = A target or a catch brings 5 points, not { $points }.
reasons-CP-2-no_follower = There is no such follower ({ $figure }) there.
reasons-CP-2-own = With the seduction token another player's follower is changed, not one of { $player }.
reasons-CP-2-none_left = { $player } has no such figure ({ $figure }) left.
reasons-CP-2-not_there = { WORD($figure, form: "a") } may not stand there. Kind of feature: { $kind }.
reasons-CP-2-target = { $player } was nearest to the target.
reasons-CP-2-catch = { $player } gets points for a catch.
reasons-CP-2-knock_out = The followers that were hit go home without points.
reasons-CP-2-seduction = { $player } changes another player's follower for one of the supply.
reasons-GI-1-none = { $player } has no gift to open.
reasons-GI-1-once = { $player } has already opened a gift in this turn.
reasons-GI-1-second_part = { $player } opens no gift in the second part of a turn.
reasons-GI-1-no_tile = No tile is left to draw, so { $player } opens no gift any more.
reasons-GI-1-no_road = A road sweeper scores a road. Kind of feature: { $kind }.
reasons-GI-1-complete = This road is complete; a road sweeper scores an unfinished one.
reasons-GI-1-empty = No figure stands { WORD($kind, form: "on-this") }; the gift needs one there.
reasons-GI-1-unclear = It is not known on which feature a figure at { $where } stands. If it is { WORD($kind, form: "on-this") }, enter that first.
reasons-GI-1-no_monastery = A synod puts a follower into a monastery. Kind of feature: { $kind }.
reasons-GI-1-none_left = { $player } has no such figure ({ $figure }) left.
reasons-GI-1-not_there = { WORD($figure, form: "a") } may not stand there. Kind of feature: { $kind }.
reasons-GI-1-synod = { $player } puts a follower into the occupied monastery.
reasons-GI-1-road_sweeper = { $player } has this road scored; its figures return to their players.
reasons-GI-1-entered = { $player } opens a gift. What it brings is not judged, but entered by the players.
reasons-GI-1-too_many = There are { $count } gifts in front of the players; the box has { $most }.
reasons-SP-1-posts =
    Of { $count } { $count ->
        [one] signpost
       *[other] signposts
    } on this road { $right } { $right ->
        [one] shows
       *[other] show
    } the way, for { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-SP-1-no_road = The signposts at { $where } stand at edges that their road does not reach: the tile must be corrected.
reasons-BS-1-later = { $player } buys a figure back from a bathhouse at the start of their turn, before placing a tile.
reasons-BS-1-not_own = Players buy back only their own figures, not those of { $player }.
reasons-BS-1-not_trapped = No such figure ({ $figure }) is in a bathhouse there.
reasons-BS-1-too_few = { $player } has fewer than { $points } { $points ->
        [one] point
       *[other] points
    }, the price of this bathhouse.
reasons-BS-1-buys_back = { $player } pays { $points } { $points ->
        [one] point
       *[other] points
    }, and the { $figure } returns from the bathhouse to the supply.
reasons-BS-1-shared = { $players } own this together: what its bathhouses pay then is not known for certain, and who stays there. Here they score nothing; other points can be entered.
reasons-BS-1-pays = Its only owner scores { $points } { $points ->
        [one] point
       *[other] points
    } for bathhouses.
reasons-BS-1-would_pay = If this is completed and has one owner, its bathhouses score { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-BS-1-number = The bathhouses at { $where } have another number than 3, 4 or 5: the tile must be corrected.
reasons-BU-1-drawn_already = { $player } has already drawn in this turn; a castle is placed instead of drawing.
reasons-BU-1-none_held = { $player } has no castle left.
reasons-BU-1-nothing_to_draw = { $player } places no castle: it would replace a drawn tile, and none is left.
reasons-BU-1-touches = At { $cell } the castle would touch another castle.
reasons-BU-1-assumed = It is not known which castles { $player } still has: one is assumed to be left.
reasons-BU-1-side_by_side = The castles at { $cell } and { $other } touch each other.
reasons-BU-1-too_many = There are { $count } castles on the table and in front of players, but they have only { $most } in all.
reasons-HA-1-drawn_already = { $player } has already drawn in this turn; a half tile is placed instead of drawing.
reasons-HA-1-none_held = { $player } has no half tile left.
reasons-HA-1-nothing_to_draw = { $player } places no half tile: it would replace a drawn tile, and none is left.
reasons-HA-1-assumed = It is not known which half tiles { $player } still has: one is assumed to be left.
reasons-HA-1-too_many = There are { $count } half tiles on the table and in front of players, but they have only { $most } in all.
reasons-HA-1-shares = The other half of the cell { $cell } is empty: two half tiles may share a cell. Whether their long sides have to match is not known for certain.
reasons-HA-1-open = At the long side of a half tile { WORD($kind, form: "the") } is taken to be open: what continues there is not known for certain.
reasons-HA-1-not_known = Nothing is joined at the long sides of half tiles: which features meet there is not known for certain. If the table sees it otherwise, enter a correction of the score.
reasons-KD-2-roads_open = Not all roads of this cathedral are complete. What it scores then is not known for certain; what the table agrees on can be entered as a correction of the score.

reasons-DA-1-pays = The most followers around the church: { $players }.
reasons-FM-1-no_machine = { $player } flies only from the flying machine of the tile just placed.
reasons-FM-1-no_follower = Only followers fly; { WORD($figure, form: "a") } is not one.
reasons-FM-1-elsewhere = With { $count } on the die the flight reaches { $cell }.
reasons-FM-1-flies = The { $figure } takes off from { $where }; the die shows { $count }.
reasons-FM-1-returns = There is no tile where the { $figure } could land, so it returns to the supply.

reasons-FM-2-not_there = The { $figure } does not land on { WORD($kind, form: "a") }.
reasons-FM-2-finished = The { $kind } at { $where } is complete.
reasons-FM-2-must_land = The { $figure } has to land at { $where }: there is room for it.
reasons-FM-2-lands = The { $figure } lands on the { $kind } at { $where }, occupied or not.
reasons-FM-2-returns = The { $figure } finds no place to land and returns to the supply.

reasons-PD-E1-eaten = The dragon eats the { $figure } of { $player } at { $where }.

reasons-HS-I1-sheep_eaten =
    With the shepherd { $count } sheep { $count ->
        [one] token goes
       *[other] tokens go
    } back into the bag.

reasons-PD-E2-left_alone = { $player }'s { $figure } at { $where } is left alone and also returns to its owner.

reasons-CU-C2-one_at_shrine = The shrine at { $cell } may have only one monastery on the 8 cells around it.
reasons-CU-C2-one_at_monastery = The monastery at { $cell } may have only one shrine on the 8 cells around it.

reasons-GM-M1-upright = Only on a German monastery may a follower lie as an abbot.

reasons-HS-S1-none_in_bag = No token with { $sheep } sheep is left in the bag: all { $most } are on the table.
reasons-HS-S1-too_many =
    { $count } { $count ->
        [one] token
       *[other] tokens
    } with { $sheep } sheep { $count ->
        [one] is
       *[other] are
    } on the table, but the box has only { $most }.

reasons-HS-F2-on_the_table = { $player } has no shepherd left; it stands at { $where }.

reasons-HS-F3-shepherd_there = A shepherd of { $by } is already on this field, at { $where }.
reasons-HS-F3-neighbours = The shepherds at { $where } are on one field, on tiles next to each other; the later one could not have been placed there.

reasons-HS-F4-farmers_there = Farmers of { $by } are on this field; they do not keep a shepherd out.

reasons-HS-F5-odds = One token is drawn for the new shepherd: { $wolves } of the { $count } tokens in the bag { $wolves ->
        [one] is a wolf
       *[other] are wolves
    }.
reasons-HS-F5-nothing_due = { $player } has no token to draw: only one is drawn for a shepherd just placed.
reasons-HS-F5-just_put_down = { $player }'s shepherd was placed in this turn: only the one token is drawn for it.
reasons-HS-F5-draw_first = The token for { $player }'s new shepherd has to be drawn first.
reasons-HS-F5-no_shepherd = There are sheep at { $where }, but no shepherd on that field.
reasons-HS-F5-no_sheep = There are fewer sheep tokens than shepherds on the field of the shepherd at { $where }; a token was drawn for each shepherd.

reasons-HS-F6-wolf = The wolf goes back into the bag, and { $player }'s shepherd returns to its owner.

reasons-HS-F7-extended = The tile extends the field of { $player }'s shepherd.
reasons-HS-F7-no_shepherd = { $player } has no shepherd at { $cell }.
reasons-HS-F7-not_own_tile = The tile was not placed by { $player }: Expand or Herd follows only a tile that the shepherd's owner has placed.
reasons-HS-F7-not_extended = The tile just placed does not extend the field of { $player }'s shepherd at { $where }.

reasons-HS-F8-over = The flock has already been expanded or herded for this tile: there is one such action per tile.

reasons-HS-F10-action_was_first = The flock has already been expanded or herded; here a figure comes before that.
reasons-HS-F10-figure_was_first = A figure has already been placed; here Expand or Herd comes before the figure.

reasons-HS-F12-odds = One token is drawn for the flock: { $wolves } of the { $count } tokens in the bag { $wolves ->
        [one] is a wolf
       *[other] are wolves
    }.

reasons-HS-F13-wolf = The wolf takes all the sheep of the field; the shepherd of { $players } returns without points.
reasons-HS-F13-wolf_on_the_table = There is a wolf on the table at { $where }, but wolves always go back into the bag.

reasons-HS-F14-flock = Herded now, the flock scores { $points } for { $players }: { $parts }.
reasons-HS-F14-unread =
    The sheep on { $count } { $count ->
        [one] token
       *[other] tokens
    } at { $where } could not be read.

reasons-HS-F16-joint = The fields have been joined: all sheep there are one flock of { $players }.

reasons-HS-F18-flock = Herded now, the flock scores { $points } for the owner of each shepherd ({ $players }): { $parts }.

reasons-HS-F19-wolf = The wolf takes all the sheep of the field; the shepherds there return without points ({ $players }).

reasons-HS-F20-no_follower = A shepherd there does not count for the majority and scores only for its flock ({ $players }).

reasons-HS-F22-closed = The field is closed now: its flock is herded without another token.
reasons-HS-F22-by_itself = The field is closed: its flock is herded before the turn is over.
reasons-HS-F22-not_herded = A shepherd stands on a closed field: its flock should have been herded.

reasons-HS-F24-closed = The field is closed: the flock is herded at once.

reasons-HS-F28-draw_again = The field is closed: a second token is drawn before the flock is herded.

reasons-HS-H4-nobody_on_hills = No tied player has a follower on a hill there, so the tie stands.
reasons-HS-H4-on_hills =
    Of the tied players, { $owners } { COUNT($owners) ->
        [one] has
       *[other] have
    } a follower on a hill there, so the tie is broken.

reasons-HS-H5-no_tie = There is no tie, so followers on hills change nothing.

reasons-HS-H8-all_on_hills = Every tied player has a follower on a hill there ({ $holders }), so the tie stands.

reasons-HS-H9-most_on_hills = Followers on hills there are counted among the tied players: { $holders }.

reasons-HS-H12-share = { $owners } each get the full points; the other tied players have no follower on a hill there.

reasons-HS-V4-not_complete =
    There { $count ->
        [one] is
       *[other] are
    } { $count } { $count ->
        [one] vineyard
       *[other] vineyards
    } around it; vineyards count only for a completed monastery.

reasons-HS-Z3-must = The field of { $player }'s shepherd was extended: Expand or Herd has to be done first.

reasons-TR-assumed-extended = Assumption: this turn's tile extends the field of { $player }'s shepherd.

reasons-CB-G3-once = Tiles with several segments of this { $kind } count once: { $where }.

reasons-CB-M7-stays = { WORD($figure, form: "a") } cannot be taken back once placed; it returns when its feature is scored.

reasons-CB-E3-win = { $players } has the most points, { $points }, and wins.
reasons-CB-E3-share_win = { $players } have the most points, { $points } each, and share the victory.

reasons-IC-I1-inns =
    There { $count ->
        [one] is
       *[other] are
    } { $count } { $count ->
        [one] inn
       *[other] inns
    } on this road; more than one would add nothing.

reasons-TB-B7-not_part = The tile at { $cell } is not part of the feature with { $player }'s builder: no second part of this turn.

reasons-TB-B8-own_tile = { $player }'s builder was placed with the tile at { $cell } itself: no second part of this turn.

reasons-TB-B10-no_third = This was the second part of { $player }'s turn: there is never a third.

reasons-TB-B11-stays = { $player }'s builder has left since, but the right to a second part remains.
reasons-TB-B11-goes_home = { $player }'s builder returns now, but the right to a second part of the turn remains.

reasons-TB-B12-must = { $player } has to take the second part of the turn; here it may not be declined.

reasons-TB-B13-no_tile = No tile is left, so { $player } draws none for a second part of the turn.

reasons-TB-P3-no_owner = { $player }'s pig adds nothing: { $player } does not score this field.

reasons-AB-C7-turn_follows = Completing with the abbey counts as extending: { $player } gets a second part of this turn.
reasons-AB-C7-no_extension = The abbey completes the feature with { $player }'s builder but does not extend it: no second part of this turn.
reasons-AB-C7-counts = With this option the abbey counts as extending the feature with { $player }'s builder.

reasons-CU-C3-won = It is completed first and wins the challenge with { $other }, whose figure returns without points.
reasons-CU-C3-lost = Its opponent at { $other } is completed first: this one scores nothing, and its figure returns to its owner.
reasons-CU-C3-open = It is in a challenge with { $other }: the first one completed scores, the other gets nothing.

reasons-CU-C4-together = Its opponent at { $other } is complete at the same time: both are scored.

reasons-RV-S1-source = The source was not placed by any player, so no { $figure } may be placed there.
reasons-RV-S1-on_source = The source was not placed by any player, so { $player }'s { $figure } at { $where } cannot have been placed there.

reasons-RV-S2-other_river = The rules of the first River are applied to the tiles of another one; there are no rules here for forks and other ends of a river.

reasons-RV-S3-start_tile = The river is finished: now the start tile { $tile } is placed first.
reasons-RV-S4-fork_first = The fork { $tile } follows the source.
reasons-CO-S1-no_city = The City of Carcassonne is not on the table, so its rules do not apply.
reasons-CO-S1-river_began = The river began without the City of Carcassonne, so its rules do not apply. How both begin is not known for certain: to play with both, enter the twelve tiles of the City and the source as the start.
reasons-CO-S2-one_count = There is only one count; here there are { $count }.
reasons-CO-S2-assumed = It is not known where the count is; he is taken to be in the castle.
reasons-CO-P1-block = This is a tile of the City of Carcassonne: the { $figure } may stand only in a quarter.
reasons-CO-F1-not_now = Figures are put into the City only after the scoring of a turn.
reasons-CO-F1-first = First { $player } may put a follower into the City, or pass.
reasons-CO-F1-not_due = { $player } may put no follower into the City now: that is allowed after a scoring that brings points to others only.
reasons-CO-F1-enters = { $player } scored nothing while others did, and puts the { $figure } into the { $quarter } quarter.
reasons-CO-F2-moves = The count moves to the { $quarter } quarter.
reasons-CO-F2-is_there = The count is already in the { $quarter } quarter.
reasons-CO-F2-by_itself = The count does not move there; he moves to the { $quarter } quarter.
reasons-CO-M1-first = First { $player } may march out of the City, or pass.
reasons-CO-M1-nothing_due = { $player } cannot march now: that is done just before a scoring.
reasons-CO-M1-nobody = No { $figure } of this player is in the { $quarter } quarter.
reasons-CO-M1-leads = From the { $quarter } quarter followers march only to { WORD($kind, form: "a") }.
reasons-CO-M1-not_scored = The { $kind } at { $where } is not about to be scored.
reasons-CO-M1-marches = The { $figure } marches from the { $quarter } quarter to the { $kind }, which is about to be scored.
reasons-CO-M2-stays = The count is in the { $quarter } quarter; no follower leaves it.
reasons-CO-M4-not_scored = The field at { $where } is not about to be scored.
reasons-CO-E1-first = First { $player } may march out of the City, or pass.
reasons-CO-E1-market_only = At the end followers march from the market only, not from the { $quarter } quarter.
reasons-CO-E1-not_scored = The { $kind } at { $where } is complete already.
reasons-CO-E1-marches = The { $figure } marches from the { $quarter } quarter to the { $kind } before the final scoring.
reasons-CO-A2-never = { WORD($figure, form: "a") } never stands in the City.
reasons-CO-A2-not_here = { WORD($figure, form: "a") } may not stand in the { $quarter } quarter.

reasons-KR-1-largest =
    This city of { $count } { $count ->
        [one] tile
       *[other] tiles
    } is larger than any other completed one.
reasons-KR-1-not_larger =
    This city of { $count } { $count ->
        [one] tile
       *[other] tiles
    } is not larger than every other completed one: another has { $most }.
reasons-KR-1-one_token = { $count } players hold the { WORD($what) } token; there is only one.
reasons-KR-2-largest =
    This road of { $count } { $count ->
        [one] tile
       *[other] tiles
    } is longer than any other completed one.
reasons-KR-2-not_larger =
    This road of { $count } { $count ->
        [one] tile
       *[other] tiles
    } is not longer than every other completed one: another has { $most }.
reasons-KR-2-one_token = { $count } players hold the { WORD($what) } token; there is only one.
reasons-KR-4-nobody = It is not known who holds the { WORD($what) } token, so it scores for no player.

reasons-RV-P1-source_first = The source of the river is the first tile on the table.
reasons-RV-P1-river_first =
    { $count } river { $count ->
        [one] tile is
       *[other] tiles are
    } left, so no other is drawn yet.
reasons-RV-P1-lake_last =
    The lake comes last, and { $count } other river { $count ->
        [one] tile is
       *[other] tiles are
    } left.
reasons-RV-P1-river_over = The river is finished, so no more river tiles are drawn.
reasons-RV-P1-missing =
    There are land tiles here, but { $count } river { $count ->
        [one] tile is
       *[other] tiles are
    } missing; they were set aside, or come first.

reasons-RV-P2-joined = It continues the river at { $other }.
reasons-RV-P2-not_joined = No river side of the tile at { $cell } would meet the open end of the river.
reasons-RV-P2-apart =
    { $count } river { $count ->
        [one] tile is
       *[other] tiles are
    } not connected to the source.

reasons-RV-P4-put_aside = The river tile { $tile } is set aside, and the next one is drawn.
reasons-RV-P4-stays_open = The lake has no place, so the river stays open.

reasons-RV-U1-bends = The river would bend the same way at { $cell } as at the tile before, { $other }.

reasons-RV-U2-ahead =
    Ahead of the river at { $cell } five cells must be empty; { $count } { $count ->
        [one] is
       *[other] are
    } taken.

reasons-AB-S1-not_played = Abbeys are not part of this game: no player has one, and none is drawn.
reasons-AB-S1-assumed = It is not known what { $player } still has: the abbey is assumed to be unused.
reasons-AB-S1-too_many =
    There { $count ->
        [one] is
       *[other] are
    } { $count } { $count ->
        [one] abbey
       *[other] abbeys
    } on the table, but there can be only { $most }: one for each player, less those still held.
reasons-AB-S1-too_many_held = According to the entries { $player } holds { $count } abbeys, but each player has only one.

reasons-AB-P1-drawn_already = { $player } has already drawn in this turn; an abbey is placed instead of drawing.
reasons-AB-P1-none_held = { $player } has no abbey left: each player has one for the whole game.

reasons-AB-P2-hole = All four cells next to { $cell } hold tiles.
reasons-AB-P2-no_hole =
    An abbey needs a tile on each of its four sides; at { $cell } { $count } { $count ->
        [one] is
       *[other] are
    } missing.
reasons-AB-P2-gap = The abbey at { $cell } lacks a tile on { $count } of its four sides.

reasons-AB-M1-followers_only = Only a follower may be placed on an abbey: no { $figure }.
reasons-AB-M1-only_here = The player who places an abbey may put a follower on the abbey itself, at { $cell }, but not on what it closed.

reasons-AB-Y2-strength = { $player }'s mayor there counts for { $count }, the number of coats of arms of the city.
reasons-AB-Y3-no_strength = The city has no coat of arms, so { $player }'s mayor counts for nothing.
reasons-AB-Y5-no_strength = In a castle { $player }'s mayor counts for nothing.

reasons-AB-W2-drives = The feature of { $player }'s wagon at { $where } has just been scored: the wagon may drive on.
reasons-AB-W2-not_scored = No wagon of { $player } at { $where } may drive on; a wagon drives on when its feature has just been scored.

reasons-AB-W3-finished = This { $kind } is complete; a wagon drives only to an incomplete one.

reasons-AB-W4-linked = The end of a road links the two features.
reasons-AB-W4-near = It is on the wagon's tile or on one of the 8 cells around it.
reasons-AB-W4-not_linked = No end of a road links this { $kind } with the feature that was scored.
reasons-AB-W4-not_near = It is neither on the wagon's tile nor on one of the 8 cells around it.

reasons-AB-W5-first = { $player } has to drive the wagon on or return it to the supply first.

reasons-AB-W7-dragon = The dragon is at { $where }, so no wagon drives there.

reasons-AB-B1-no_point = A barn needs a point where four tiles meet with field all around; there is none here.

reasons-AB-B2-barn_there = A barn of { $by } is already in this field, at { $where }.
reasons-AB-B2-farmers_there = The farmers of { $by } in this field are scored at the end of the turn and return.

reasons-AB-B4-barn_there = A barn is in this field, at { $where }: no { $figure } may be placed there.
reasons-AB-B4-farmers_there = The farmers at { $where } share a field with a barn; they should have been scored and returned.

reasons-AB-B6-pays =
    At the end the barn of { $player } in this field scores { $points } { $points ->
        [one] point
       *[other] points
    }.

reasons-AB-P4-beside_another = At { $cell } the abbey would share an edge with the one at { $other }.
reasons-AB-P4-side_by_side = The abbeys at { $cell } and { $other } share an edge.

reasons-AB-E2-round_over = The round of abbeys after the last tile is over.

reasons-AB-E1-only_abbeys = The last tile has been placed; only an abbey can still be placed.

lines-holders-trade-goods = Tokens held: { $holders }.
lines-holders-flock = Shepherds there: { $holders }.

lines-flock = { $player } scores { $points } for a flock: { $parts } = { $points }.
lines-AT-R1 = { $player } takes the abbot back from the { $kind }: { $parts } = { $points }.
lines-GM-M3 = { $player } scores { $points } for a lying abbot: { $parts } = { $points }.
lines-field = { $player } scores { $points } for a field: { $parts } = { $points }.
lines-CB-F8 = { $player } scores { $points } for a completed city, having the most farmers in the fields around it: { $parts } = { $points }.
lines-big_top = { $player } scores { $points } at the big top: { $parts } = { $points }.
lines-pyramid = { $player } scores { $points } for acrobats: { $parts } = { $points }.
lines-ringmaster = { $player } scores { $points } for the ringmaster: { $parts } = { $points }.
lines-gold = { $player } scores { $points } for gold: { $parts } = { $points }.
lines-robber =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } from the robber.
lines-message =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } from a message: { $parts }.
lines-ME-2 =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } from a message.
lines-trade-goods = { $player } scores { $points } for goods: { $parts }.
lines-king = { $player } scores { $points } for the king: { $parts } = { $points }.
lines-robber_baron = { $player } scores { $points } for the robber baron: { $parts } = { $points }.
lines-CU-C1 = { $player } scores { $points } for a shrine: { $parts } = { $points }.
lines-BU-1 = { $player } scores { $points } for a castle: { $parts } = { $points }.
lines-KD-2 = { $player } scores { $points } for a cathedral: { $parts } = { $points }.

lines-auction = Bazaar: { $points } for { $player }.
lines-bathhouse = { $player } scores { $points } for bathhouses: { $parts } = { $points }.
lines-buy_back = Bought back from a bathhouse: { $points } for { $player }.
lines-ransom = Ransom for a captured follower: { $points } for { $player }.
lines-watchtower =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } for a watchtower: { $parts }.
lines-wind_rose =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } for a wind rose.
lines-teacher =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } from the teacher.
lines-catapult =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } at the catapult.
lines-church =
    { $player } gets { $points } { $points ->
        [one] point
       *[other] points
    } for the most followers around the church.
lines-holders-church = Followers around: { $holders }.
lines-nothing-CU-C3 = { $player } scores 0: the challenge was lost.
lines-nothing-CB-F3 = { $player } scores 0 for a field: no completed city is next to it.
lines-nothing-CB-F7 = { $player } scores 0 for a field: every completed city next to it has already scored for { $player }, or there is none.
lines-nothing-IC-I3 = { $player } scores 0 for an incomplete road with an inn.
lines-nothing-IC-C3 = { $player } scores 0 for an incomplete city with a cathedral.
lines-nothing-SG-1 = { $player } scores 0 for a besieged city.

parts-auction = bazaar
parts-ransom = ransom
parts-wind_rose = wind rose
parts-teacher = the same points
parts-target = target
parts-catch = catch
parts-catapult = throws
parts-german_castle =
    { $count } { $count ->
        [one] castle
       *[other] castles
    } × { $each }
parts-german_cathedral =
    { $count } { $count ->
        [one] cathedral
       *[other] cathedrals
    } × { $each }
parts-signpost =
    { $count } { $count ->
        [one] signpost
       *[other] signposts
    } × { $each }
parts-bathhouse =
    { $count } { $count ->
        [one] bathhouse
       *[other] bathhouses
    } × { $each }
parts-buy_back = bought back
parts-robber = half of the points
parts-message = message
parts-knight =
    { $count } { $count ->
        [one] knight
       *[other] knights
    } × { $each }
parts-farmer =
    { $count } { $count ->
        [one] farmer
       *[other] farmers
    } × { $each }
parts-church = church
parts-darmstadtium = Darmstadtium
parts-city_tile =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    } with a city × { $each }
parts-road_tile =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    } with a road × { $each }
parts-follower =
    { $count } { $count ->
        [one] follower
       *[other] followers
    } × { $each }
parts-shed =
    { $count } { $count ->
        [one] shed
       *[other] sheds
    } × { $each }
parts-house =
    { $count } { $count ->
        [one] house
       *[other] houses
    } × { $each }
parts-watch =
    { $count } { $count ->
        [one] small tower
       *[other] small towers
    } × { $each }
lines-fairy = { $player } scores { $points } for the fairy.
parts-fairy = fairy
parts-king = { $each } for the king
parts-robber_baron = { $each } for the robber baron
parts-both_tokens = { $each } for king and robber baron
parts-road =
    { $count } { $count ->
        [one] completed road
       *[other] completed roads
    } × { $each }
parts-token =
    { $count } { $count ->
        [one] token
       *[other] tokens
    } with { $each } sheep
parts-vineyard =
    { $count } { $count ->
        [one] vineyard
       *[other] vineyards
    } × { $each }
parts-garden =
    { $count } { $count ->
        [one] garden
       *[other] gardens
    } × { $each }
parts-shrine =
    { $count } { $count ->
        [one] shrine
       *[other] shrines
    } × { $each }
parts-row-N = { $count } above
parts-row-E = { $count } to the right
parts-row-S = { $count } below
parts-row-W = { $count } to the left
parts-challenge = challenge lost
parts-pennant =
    { $count } { $count ->
        [one] coat
       *[other] coats
    } of arms × { $each }
parts-city =
    { $count } completed { $count ->
        [one] city
       *[other] cities
    } × { $each }
parts-monastery =
    { $count } { $count ->
        [one] monastery
       *[other] monasteries
    } × { $each }
parts-surrounding =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    } around × { $each }
parts-pig =
    { $count } { $count ->
        [one] city
       *[other] cities
    } with the pig × { $each }
parts-pig_herd =
    { $count } { $count ->
        [one] city
       *[other] cities
    } with the herd of pigs × { $each }
parts-big_top =
    { $count } { $count ->
        [one] follower
       *[other] followers
    } × { $each }
parts-acrobat =
    { $count } { $count ->
        [one] acrobat
       *[other] acrobats
    } × { $each }
parts-circus_space =
    { $count } { $count ->
        [one] circus space
       *[other] circus spaces
    } × { $each }
parts-acrobat_space =
    { $count } { $count ->
        [one] acrobat space
       *[other] acrobat spaces
    } × { $each }
parts-besieged =
    { $count } besieged { $count ->
        [one] city
       *[other] cities
    } once more × { $each }
parts-gold =
    { $count } { $count ->
        [one] piece
       *[other] pieces
    } of gold × { $each }
parts-mage =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    } with the mage × { $each }
parts-witch = witch { $points }
parts-wine = { $each } for the most wine
parts-grain = { $each } for the most grain
parts-cloth = { $each } for the most cloth

options-ext-shepherd = Whether each player has a shepherd, who gathers a flock of sheep on a field.
options-ext-hill = Whether hills count: a tile of the pile goes under each, and a follower on one breaks a tie.
options-ext-vineyard = Whether vineyards count: each on the 8 tiles around a completed monastery scores 3 points more.
options-hs-shepherd_order = Whether a figure is placed before or after a flock is expanded or herded.
options-hs-closed_field = Whether the flock of a completely closed field is herded automatically.
options-hs-closure_time = Whether a closed field is herded after the figure of the turn or before it.
options-hs-inner_field_draws = How many tokens are drawn for a shepherd placed on an enclosed field before it is herded.
options-hs-hill_tiebreak = Whether one follower on a hill is enough for a tied player, or the followers on hills are counted.
options-hs-blank_under_hill = Whether blank tiles go under the hills instead of tiles of the pile.
options-hs-action = Whether a player whose tile extends their flock's field may expand or herd the flock, or must do one of the two.
options-hs-closure_choice = Whether a flock whose owner closes its field is herded at once, or may be expanded first.
options-hs-split_edges = Whether all four cities are joined where two edges with two cities each meet, or only those that face each other.

options-ext-big_top = Whether the big top is in play: it scores for the followers around it.
options-ext-acrobats = Whether meeples form pyramids of acrobats.
options-ext-ringmaster = Whether each player has a ringmaster, who brings points for circus and acrobat spaces.
options-ext-gold = Whether gold mines bring gold, which scores at the end.
options-ext-count = Whether the City of Carcassonne is on the table, with followers in its quarters and the count.
options-co-count_move = Whether the count moves as its player likes, one quarter clockwise, or to the follower.
options-co-final = From which quarters followers may march before the final scoring.
options-pd-city = Which tiles of the City of Carcassonne the dragon does not enter.
options-ext-ferries = Whether ferries join roads at lakes, and may be turned.
options-ext-bridge = Whether players have bridges, which carry roads over tiles.
options-ext-castle = Whether small cities may become castles, whose lords get the points of what is scored nearby.
options-ext-bazaar = Whether players buy their next tiles after a tile with a bazaar.
options-ext-tunnel = Whether roads end in tunnels, which pairs of tokens join.
options-ext-mage_witch = Whether mage and witch change what roads and cities score.
options-ext-flier = Whether followers may fly from flying machines.
options-ext-dragon = Whether the dragon is in play: volcanoes bring it, dragon tiles make it move.
options-ext-shrine = Whether shrines challenge monasteries.
options-ext-special_monastery = Whether a follower may lie as an abbot on a German monastery.

options-pd-dragon_move = Whether the dragon moves before or after the scoring.
options-ext-tower = Whether towers are in play: they capture followers.
options-ext-phantom = Whether each player has a phantom, a second follower for the same turn.
options-ext-festival = Whether festivals are in play: they let players take a figure back.
options-fe-take = Whether a festival takes any figure back, or followers only.
options-ext-watchtowers = Whether watchtowers bring followers points for what is around them.
options-ext-wind_roses = Whether quarters of a wind rose score when placed in their direction.
options-ext-labyrinth = Whether labyrinths are in play.
options-ext-school = Whether the school is in play, with its teacher, who copies the points of a feature.
options-ext-catapult = Whether the catapult is used after a fair, with what throws bring.
options-ext-gifts = Whether gifts are in play, for tiles added to the roads and cities of others.
options-ext-signposts = Whether signposts are in play, which pay where the road turns as they show.
options-ext-bathhouses = Whether bathhouses are in play, which pay more and keep a meeple.
options-ext-german_castles = Whether each player has German castles, which are placed instead of a drawn tile.
options-ext-german_cathedrals = Whether roads to German cathedrals are worth more, and score for an archbishop.
options-ext-halflings = Whether each player has half tiles, which are placed instead of a drawn tile.
options-la-variant = Whether the arms of a labyrinth are occupied separately and its followers bring points, or it is a road like any other.
options-ext-church = Whether churches score for the most followers around them, and the Darmstadtium for its city.
options-ext-little_buildings = Whether each player has little buildings, which make features worth more.
options-lb-points = What tower, house and shed add, in this order.
options-ext-siege = Whether cities can be besieged: they score less for knights and more for fields.
options-sg-escape = Where a monastery has to be for a knight to escape from a besieged city.
options-ext-corn_circles = Whether all players add a follower or take one back after a crop circle.
options-ext-robbers = Whether robbers bring their owners half of the points that another player scores.
options-ext-messages = Whether players have two markers on the scoreboard and draw messages.
options-rb-others = Who may place a robber after the player whose turn it is.
options-tw-ransom = Whether a ransom needs 3 points, or may lead below 0.
options-tw-top_safe = Whether the dragon spares followers on top of towers.
options-tu-tokens = How many sets of 2 tunnel tokens a player has with 2 and with 3 players; with more players it is 1.
options-tu-others = Whether tunnels on tiles of other boxes count too.
options-bc-bridge_place = Whether a bridge may be laid over a tile next to the new one at any time, or only if the new tile needs it.
options-bc-auction = Whether points are paid for the tiles of a bazaar.
options-ext-fairy = Whether the fairy is in play: she brings points for a follower and keeps the dragon away.
options-ext-princess = Whether a princess sends a knight back to the supply.
options-ext-portal = Whether magic portals let a follower be put on any tile.
options-pd-fairy = Whether the fairy stands next to one follower or on a tile.
options-pd-princess = Whether a player may or must send a knight back with the princess.

options-cu-abbey_restricted = Whether the rule that shrines and monasteries have one opponent each also applies to the abbey.

options-gm-base_monasteries = Whether the six plain monasteries of the base game leave the game or stay.

options-edition = Which edition is played: how fields and cities of two tiles are scored, and how many copies of a tile there are.
options-expansions = The expansions in play.
options-map = The map of Carcassonne Maps that is played on, if any.

options-base-fields = Whether meeples may be placed on fields, which score at the end.
options-base-meeples = How many meeples each player has, if you agree on another number; on a map, the option for maps applies instead.

options-base-two_tile_city = Whether a completed city of two tiles scores like any other, or half as much as in the earliest printings of the first edition.
options-base-field_scoring = How fields are scored at the end: 3 per completed city and field; 3 per city but once per player; or 4 per city by all farmers around it.
options-base-river = Whether the River starts the game.
options-base-river_2 = Whether the game begins with River II, which forks.
options-base-abbot = Whether each player has an abbot.

options-rv-u_turn = How sharply the river may turn: no two bends the same way in a row as printed, or five empty cells ahead of it.
options-rv-start_tile = What becomes of the usual start tile when the River starts the game: it is in the pile, it is placed after the river, or it stays in the box.
options-rv-source_field = Whether the field of the source and of the lake connects both banks of the river or is split there.
options-rv-fork = Whether the fork follows the source or is shuffled among the river tiles.
options-gq-source = Which source begins the river: the usual one or that of Games Quarterly 11.
options-gq-pig_tile = Whether the field tile of Games Quarterly 11 has a herd of pigs.
options-ext-king = Whether the player who completes the largest city holds the king.
options-ext-robber_baron = Whether the player who completes the longest road holds the robber baron.
options-kr-final = What the king and the robber baron are worth.

options-ext-abbey = Whether each player has an abbey.

options-ab-end_round = Whether players may place their abbeys once after the last tile, or repeatedly.
options-ab-builder_turn = Whether an abbey that completes the feature of your own builder gives a second part of the turn.

options-ext-mayor = Whether each player has a mayor, who counts as much as his city has coats of arms.
options-ext-wagon = Whether each player has a wagon, which may drive on when its feature has been scored.
options-ext-barn = Whether each player has a barn, which scores for the cities at its field.

options-set-edition = Which edition the tiles of { $set } are from.
options-siege-edition = Which box of Cathars & Besiegers is on the table: the Cathars (4 tiles), the Besiegers (6), or both.
options-cult-edition = Which box of The Cult is on the table: the one with six tiles, or the one with five.
options-river-edition = Which River is on the table: that of an edition, or River III of Big Box 5, with two vineyards and two sheep printed on it.
options-russian-promos-edition = Which Russian promos are on the table: the two tiles of 2013, the two of 2016, or both pairs.
options-corn-circles-edition = Which box of Crop Circles is on the table: I or II (6 tiles each), I and II together, or the 6 tiles of Winter Carcassonne. The minis have II.
options-halflings-edition = Which box of Halflings is on the table: I or II (12 tiles each), or both.
options-ab-wagon_move = Where a wagon drives on: along the end of a road, to a tile nearby, or as in the edition.
options-ab-barn_shared = Whether a barn may be placed in a field that has another barn.

options-ext-inns = Whether inns count: roads with an inn score 2 points per tile, or nothing if incomplete.
options-ext-cathedral = Whether cathedrals count: cities with one score 3 points per tile and coat of arms, or nothing if incomplete.
options-ext-large_meeple = Whether each player has a large meeple, which counts as 2 for majorities.
options-ext-builder = Whether each player has a builder, which gives a second part of a turn.
options-ext-pig = Whether each player has a pig, which makes each city next to its field worth one more point.
options-ext-pig_herd = Whether a herd of pigs on a field brings 1 point more per city.
options-ext-goods = Whether completed cities give goods, with 10 points at the end for the most of each kind.

options-tb-double_turn = Whether the second part of a turn that the builder gives may be declined or must be taken.

options-preset = Whether the expansions are played as printed, as a widely used rules engine interprets them, or as in the first edition in English.

marks-pennants = coats of arms in a city
marks-inn = an inn at a road
marks-cathedral = a cathedral in a city
marks-resource-wine = wine in a city
marks-resource-grain = grain in a city
marks-resource-cloth = cloth in a city
marks-princess = a princess in a city
marks-besieged = a besieged city
marks-castle-base = a base for a castle
marks-castle-base-false = no castle may be built on this city
marks-shrine = the monastery is a shrine
marks-special = a German monastery
marks-tunnel = a tunnel entrance on a road
marks-wells = wells at a road
marks-pig-herd = a herd of pigs in a field
marks-hill = a hill
marks-vineyard = a vineyard
marks-volcano = a volcano
marks-dragon = a dragon
marks-portal = a magic portal
marks-tower = a tower foundation
marks-circus = a circus space
marks-acrobats = an acrobat space
marks-festival = a festival
marks-mage = mage and witch
marks-goldmine = a gold mine
marks-bazaar = a bazaar
marks-flying-machine = a flying machine and its direction
marks-corn-circle = a crop circle and its kind
marks-watchtower = a watchtower and its bonus
marks-church = a church of Darmstadt
marks-city-of-carcassonne = inside the City of Carcassonne: a field that the rules ignore
marks-darmstadtium = the Darmstadtium
marks-diagonal = reaches the long side of a half tile
marks-german-castle = a German castle
marks-german-cathedral = a German cathedral
marks-labyrinth = a labyrinth on a road
marks-bathhouse = the number of a bathhouse
marks-signpost-n-left = a signpost at the top edge: left
marks-signpost-n-straight = a signpost at the top edge: straight ahead
marks-signpost-n-right = a signpost at the top edge: right
marks-signpost-e-left = a signpost at the right edge: left
marks-signpost-e-straight = a signpost at the right edge: straight ahead
marks-signpost-e-right = a signpost at the right edge: right
marks-signpost-s-left = a signpost at the bottom edge: left
marks-signpost-s-straight = a signpost at the bottom edge: straight ahead
marks-signpost-s-right = a signpost at the bottom edge: right
marks-signpost-w-left = a signpost at the left edge: left
marks-signpost-w-straight = a signpost at the left edge: straight ahead
marks-signpost-w-right = a signpost at the left edge: right
marks-fair = a fair
marks-ferry = a lake with a ferry
marks-half = a triangle: half a tile
marks-plague = an outbreak of the plague
marks-quarter = a quarter of the City of Carcassonne
marks-razboynik = Solovei Razboynik
marks-robber = a robber
marks-school = a school
marks-vodyanoy = Vodyanoy, the water spirit
marks-wind-rose = a wind rose or a quarter of it
marks-yaga-hut = Baba Yaga's hut

# names of the tile sets, by id

catalogs-base = Base game
catalogs-river = The River
catalogs-river-2 = The River II
catalogs-inns-and-cathedrals = Inns & Cathedrals
catalogs-traders-and-builders = Traders & Builders
catalogs-hills-and-sheep = Hills & Sheep
catalogs-abbey-and-mayor = Abbey & Mayor
catalogs-princess-and-dragon = The Princess & the Dragon
catalogs-king-and-robber = King & Robber Baron
catalogs-cult = The Cult
catalogs-monasteries = German Monasteries
catalogs-watchtowers = Watchtowers
catalogs-wind-roses = Wind Roses
catalogs-darmstadt = Darmstadt
catalogs-labyrinth = The Labyrinth
catalogs-castles-in-germany = Castles in Germany
catalogs-halflings = Halflings
catalogs-catapult = The Catapult
catalogs-cathedrals-in-germany = Cathedrals in Germany
catalogs-plague = The Plague
catalogs-school = The School
catalogs-bridges-castles-and-bazaars = Bridges, Castles & Bazaars
catalogs-corn-circles = Crop Circles
catalogs-count = The Count of Carcassonne
catalogs-ferries = The Ferries
catalogs-festival = The Festival
catalogs-flier = Flying Machines
catalogs-goldmines = Gold Mines
catalogs-gq11 = Games Quarterly 11
catalogs-mage-and-witch = Mage & Witch
catalogs-robbers = The Robbers
catalogs-russian-promos = Russian promos
catalogs-siege = Cathars & Besiegers
catalogs-tower = The Tower
catalogs-tunnel = The Tunnel
catalogs-under-the-big-top = Under the Big Top
catalogs-winter = Winter Carcassonne
catalogs-wheel-of-fortune = Wheel of Fortune

word-trade-goods = goods
word-king = king
word-robber_baron = robber baron
word-teacher = teacher
word-catapult = catapult
word-auction = bazaar
word-big_top = big top
word-church = church
word-fairy = fairy
word-message = message
word-ransom = ransom
word-robber = robber
word-watchtower = watchtower
word-wind_rose = wind rose
word-flock = flock
word-token = tokens
word-vineyard = vineyards
word-meeple-lying = lying meeple
    .a = a lying meeple
    .many = lying meeples
word-big-lying = lying large meeple
    .a = a lying large meeple
    .many = lying large meeples
word-shrine = shrine
word-challenge = challenge
word-row-N = above
word-row-E = to the right
word-row-S = below
word-row-W = to the left
word-city = city
    .a = a city
    .the = the city
    .on = in a city
    .on-this = in this city
word-road = road
    .a = a road
    .the = the road
    .on = on a road
    .on-this = on this road
word-field = field
    .a = a field
    .the = the field
    .on = in a field
    .on-this = in this field
word-monastery = monastery
    .a = a monastery
    .the = the monastery
    .on = on a monastery
    .on-this = on this monastery
word-german_castle = castle
    .a = a castle
    .the = the castle
    .on = in a castle
    .on-this = in this castle
word-german_cathedral = cathedral
    .a = a cathedral
    .the = the cathedral
    .on = on a cathedral
    .on-this = on this cathedral
word-quarter = quarter of the City
    .a = a quarter of the City
    .the = the quarter of the City
    .on = in a quarter of the City
    .on-this = in this quarter of the City
word-city_of_carcassonne = City of Carcassonne
    .a = the City of Carcassonne
    .the = the City of Carcassonne
    .on = in the City of Carcassonne
    .on-this = in the City of Carcassonne
word-castle = castle
    .a = a castle
    .the = the castle
    .on = in a castle
    .on-this = in this castle
word-market = market
word-blacksmith = blacksmith
word-cathedral = cathedral
word-tower = tower
    .a = a tower
    .the = the tower
    .on = on a tower
    .on-this = on this tower
word-buy_back = figure bought back
word-bathhouse = bathhouse
    .a = a bathhouse
    .the = the bathhouse
    .on = in a bathhouse
    .on-this = in this bathhouse
word-garden = garden
    .a = a garden
    .the = the garden
    .on = on a garden
    .on-this = on this garden
word-river = river
    .a = a river
    .the = the river
    .on = on a river
    .on-this = on this river
word-meeple = meeple
    .a = a meeple
    .many = meeples
word-big = large meeple
    .a = a large meeple
    .many = large meeples
word-builder = builder
    .a = a builder
    .many = builders
word-pig = pig
    .a = a pig
    .many = pigs
word-shepherd = shepherd
    .a = a shepherd
    .many = shepherds
word-messenger = messenger
    .a = a messenger
    .many = messengers
word-abbot = abbot
    .a = an abbot
    .many = abbots
word-mayor = mayor
    .a = a mayor
    .many = mayors
word-wagon = wagon
    .a = a wagon
    .many = wagons
word-barn = barn
    .a = a barn
    .many = barns
word-ringmaster = ringmaster
    .a = a ringmaster
    .many = ringmasters
word-pyramid = pyramid of acrobats
    .a = a pyramid of acrobats
    .the = the pyramid of acrobats
    .on = in a pyramid of acrobats
    .on-this = in this pyramid of acrobats
word-phantom = phantom
    .a = a phantom
    .many = phantoms
word-shed = shed
word-house = house
word-watch = small tower
word-tile = tiles
word-pennant = coats of arms
word-surrounding = tiles around
word-C = city
    .a = a city
word-R = road
    .a = a road
word-F = field
    .a = a field
word-V = river
    .a = a river
word-gold = gold
word-mage = mage
word-witch = witch
word-wine = wine
word-grain = grain
word-cloth = cloth
