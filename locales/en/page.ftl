app-name = Tile Referee
app-back = Home
app-start-over = Home
app-loading = One moment…
app-close = Close
app-offline = No connection. Your matches continue here and sync when you are back online.
app-online = The connection is back
app-noscript = This page needs JavaScript. Without it, use the command ./run score PHOTO.jpg or the API:

title-photo = Score a photo
title-match-new = New match
title-join = Join a match
title-match = Match
title-table = Match on the table
title-dispute = Settle a dispute
title-edit-board = Draw a board
title-edit-tile = Draw tiles
title-rule = Rule

start-lead = The referee for Carcassonne, played with real cardboard.
start-choices = What would you like to do?
start-photo = Score a photo
start-photo-hint = Photograph the table and see every feature scored, with the reasons.
start-dispute = Settle a dispute
start-dispute-hint = Can it go there? Who scores this? The ruling, and the rule behind it.
start-match = Keep score
start-match-hint = Turn by turn, on every phone at the table.
start-matches = Recent matches
start-photos = Recent photos
start-over = finished
start-more = More
start-join = Join a match
start-join-hint = With the code on the host's phone.
start-edit-board = Draw a board
start-edit-tile = Draw tiles of your own
start-theme = Light or dark

theme-system = Same as the device
theme-light = Light
theme-dark = Dark

start-language = Language

photo-new-title = Score a photo
photo-new-lead = Take a photo of the table and see everything on it scored, with the reasons.
photo-new-camera = Take a photo
photo-new-choose = Choose a picture
file-choose = Choose a file
photo-new-tips = Shoot from above, with every tile in the frame and no hands in the way. Leave the meeples where they are.
photo-new-tips-board = Shoot from above, with the whole board in the frame and no hands in the way. Leave the tents where they are.
photo-new-sets = On the table
photo-new-which = Tiles in this game
photo-new-edition = Edition
photo-new-edition-hint = The edition is recognised by the artwork, and its rules are used. Choose one only if you play by different rules.
photo-new-box = Compare with your box, as corrected on { $day }
photo-new-box-hint = Printings and artwork differ. Tiles you corrected in an earlier photo, or in a match, show what yours look like.
photo-new-print = Print the tiles (PDF): { $name }
photo-new-print-part = Print the tiles (PDF, part { $n } of { $of }): { $name }
photo-new-stand-in = { $name }: tile counts as published, layouts our own. Photos of the printed game cannot be read with it; print our sheets, or draw and photograph your own tiles.
photo-new-two = Two players: tents of a third colour are neutral
photo-new-map = Map under the tiles
photo-new-map-none = None (plain table)
photo-new-map-draw = This map was not drawn over a photo, so photos of games on it cannot be read.
photo-new-reference-board = Photo of the same board without tents
photo-new-reference-why = Tents are found by comparing your photo with it.
photo-new-reference-kept = We already have the photo this board was drawn over: nothing more is needed.

maps-edit-kept-picture = Photos of games on it can be read.

title-edit-dorra-table = Enter a table by hand

photo-tents-told = Whose tents are where?
photo-tents-told-hint = Tap a village to say whose tents are there, then enter what each player has. The referee counts the points.

dorra-amazonas-table-tell = Just score a table

photo-tents-title = Tents on the board
photo-tents-hint =
    { $n ->
        [one] { $n } tent found. Check it, then enter what no photo shows.
       *[other] { $n } tents found. Check them, then enter what no photo shows.
    }
photo-tents-board = The board with the tents found
photo-tents-picture = The photo
photo-tents-check = Is this correct?
photo-tents-sure = Nothing is in doubt.
photo-tents-unsure = uncertain
photo-tents-hidden = not in the picture
photo-tents-tap = Tap a village to change its tents.
photo-tents-right = That's right
photo-tents-hand = What { $name } has
photo-tents-indio = Indio tiles on { $kind }
photo-tents-gold = Gold
photo-tents-silver = Silver
photo-tents-medal = Medal
photo-tents-mission = Mission
photo-tents-count = Score it

photo-new-own-draw = Draw my tiles
photo-new-own-photos = My own set, from photos of its tiles
photo-new-own = Playing with another set? Photograph or draw its tiles once, and photos of tables with it can be read too.
photo-new-enrol = Photograph the tiles: { $name }

sort-articles = the
catalog-base = Base game
catalog-river = The River
catalog-inns-and-cathedrals = Inns & Cathedrals
catalog-traders-and-builders = Traders & Builders
catalog-hills-and-sheep = Hills & Sheep
catalog-abbey-and-mayor = Abbey & Mayor
catalog-princess-and-dragon = The Princess & the Dragon
catalog-cult = The Cult
catalog-monasteries = German Monasteries
catalog-river-2 = The River II
catalog-king-and-robber = King & Robber Baron
catalog-bridges-castles-and-bazaars = Bridges, Castles & Bazaars
catalog-corn-circles = Crop Circles
catalog-count = The Count of Carcassonne
catalog-darmstadt = Darmstadt
catalog-ferries = The Ferries
catalog-festival = The Festival
catalog-flier = Flying Machines
catalog-goldmines = Gold Mines
catalog-gq11 = Games Quarterly 11
catalog-labyrinth = The Labyrinth
catalog-castles-in-germany = Castles in Germany
catalog-halflings = Halflings
catalog-catapult = The Catapult
catalog-cathedrals-in-germany = Cathedrals in Germany
catalog-plague = The Plague
catalog-school = The School
catalog-mage-and-witch = Mage & Witch
catalog-robbers = The Robbers
catalog-russian-promos = Russian promos
catalog-siege = Cathars & Besiegers
catalog-tower = The Tower
catalog-tunnel = The Tunnel
catalog-under-the-big-top = Under the Big Top
catalog-watchtowers = Watchtowers
catalog-wind-roses = Wind Roses
catalog-winter = Winter Carcassonne
catalog-wheel-of-fortune = Wheel of Fortune

sets-tiles-only = { $name } (tiles only)

edition-C1 = First edition (from 2000)
edition-C1-r1 = First edition, original field rules
edition-C1-r2 = First edition, second field rules
edition-C1-r3 = First edition, current field rules
edition-C2 = Second edition (2014)
edition-C3 = Third edition (2021)
edition-C31 = Third edition, later printing
edition-besiegers = Besiegers
edition-five = five tiles
edition-six = six tiles
edition-river-3 = The River III (Big Box 5)
edition-cathars = Cathars
edition-winter = Winter Carcassonne

upload-sending = Sending the photo…
upload-preparing = Preparing the picture…
upload-cancel = Cancel
upload-cancelled = Cancelled.
upload-share = Sending the photo: { $share }
upload-opening = The server is opening the photo…

reading-title = Reading the board
reading-queued = Waiting in line…
reading-decode = Opening the picture
reading-lattice = Finding the grid of tiles
reading-cells = Recognising each tile
reading-figures = Finding the figures
reading-settle = Putting the board together
reading-grid =
    { $n ->
        [one] The picture with the grid of { $n } tile
       *[other] The picture with the grid of { $n } tiles
    }
reading-cancel = Cancel

quality-dark = The picture is dark. If tiles come out wrong, try more light.
quality-bright = The picture is too bright in places. If tiles come out wrong, shade them from lamps and the sun and turn off the flash.
quality-blurred = The picture is blurred. If tiles come out wrong, hold the phone still and take it again.
quality-small = The picture is small. If tiles come out wrong, send it at full size.
quality-plain = The picture seems to be empty.

unreadable-title = This photo cannot be read
unreadable-stage = It stopped while { $stage }.
unreadable-decode = The file is not a picture this page can open. Take the photo again, or send a JPEG.
unreadable-lattice = No grid of tiles was found. Take the photo from straight above and come closer, so that the tiles fill the picture.
unreadable-cells = The tiles could not be identified. Try more light, and check that the right sets are ticked.
unreadable-figures = The figures could not be read. Try more light.
unreadable-settle = What was found does not make up a board. Check that the right sets are ticked.
unreadable-other = Take the photo again from straight above.
unreadable-tip-above = Hold the phone level, straight above the middle.
unreadable-tip-light = More light, no flash; avoid lamp reflections on the tiles.
unreadable-tip-whole = All tiles in the picture, with a little table around them.
unreadable-again = Try another photo

stage-decode = opening the picture
stage-lattice = looking for the grid of tiles
stage-cells = recognising the tiles
stage-figures = looking for figures
stage-settle = putting the board together
stage-other = reading

photo-title = The board in your photo
photo-summary =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }

legend = What the drawings mean

board-label = Board
board-mode = Show the board as
board-photo = Photo
board-drawn = Drawn
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-near = Show where play is
board-place = row { $row }, column { $column }
board-tile = { $place }: { $tile }{ $doubt }
board-figure = { $figure }, { $place }{ $doubt }
board-missing = { $place }: there may be a tile here that was missed
board-free = { $place }: no tile yet
board-doubtful = , to be checked

panel-label = Actions
panel-back = Back

check-left =
    { $n ->
        [one] { $n } thing to check
       *[other] { $n } things to check
    }
check-left-new =
    { $n ->
        [one] { $n } thing to check
       *[other] { $n } things to check
    }, { $new } new since your answer
check-tile = Which tile is this?
check-missing = Is there a tile here?
check-figure = Is this figure right?
check-figures = Which of these are figures?
check-seen = In your photo
check-crop = Part of the photo: { $place }
check-no-crop = No picture of this place.
check-candidates = Likely tiles
check-choose = This one: { $tile }, rotated { $rotation }°
check-other = Another tile…
check-no-tile = No tile here
check-nothing = No, nothing here
check-figure-on = on: { $feature }
check-figure-nowhere = It is not clear which feature it is on.
check-right = That's right
check-change = Change…
check-no-figure = No figure here
check-hidden = Is this figure still there?
check-hidden-there = Yes, still there
check-hidden-gone = No, it is gone
check-skip = Later
check-skip-all = Skip all questions

reason-close = Two tiles look almost alike here.
reason-edges = An edge does not match the tile next to it.
reason-unknown = It does not look like any tile of the chosen sets.
reason-odd = It differs from the known pictures of this tile, or there are more of them here than in the box.
reason-faint = We are not sure there is a tile here.
reason-missing = There is room for a tile here.
reason-weak = We are not sure this is a figure.
reason-border = It is close to the border between two features.
reason-nowhere = It is not on anything that can be claimed.
reason-colour = Two colours are about equally likely.
reason-changed = It does not look like the tile that was here before.
reason-hidden = According to the match it is here, but it cannot be seen in the photo.
reason-kind = We are not sure which piece this is.
reason-pieces = Which of these are not plain meeples?
reason-tokens = How many tokens are in this stack?

stack-count = Tokens in the stack
stack-most = At most { $n } were put here.
stack-where = { $feature }, { $place }
stack-title = How many tokens are here? ({ $tokens })

reason-space = There are several spaces on this tile; a photo cannot show for certain which one it is.
reason-tent = { $colour } tent here?

edition-seen = as seen in the photo
edition-seen-short = Seen: { $edition }
edition-seen-is = Edition seen: { $edition }
edition-rules = rules: { $edition }
edition-change-hint = The scores below update immediately.

sets-first = One thing first
sets-ask =
    { $n ->
        [one] There seems to be a tile of { $name } here too. Add the set?
       *[other] There seem to be tiles of { $name } here too ({ $n }). Add the set?
    }
sets-ask-several = There seem to be tiles of these sets here too. Add the sets?
sets-tiles =
    { $n ->
        [one] { $name } ({ $n } tile)
       *[other] { $name } ({ $n } tiles)
    }
sets-add = Add and read again
sets-no = No
sets-again = Read the photo again
sets-again-hint = The photo is read again with these sets. Your corrections are kept.
sets-count =
    { $n ->
        [one] { $n } tile set
       *[other] { $n } tile sets
    }
sets-change = Change
sets-other = Sets on the table…
sets-other-table = Are other sets on the table?

overview-done = All checked
overview-skipped =
    { $n ->
        [one] One question is left open
       *[other] { $n } questions are left open
    }
overview-tap = Compare the board with your table. Tap any tile or figure to change it.

pieces-also = This table may also have: { $pieces }. In a photo they are easily mistaken for meeples.
pieces-rest = Everything else is as shown
pieces-unseen = Is one of these on the table as well?

add-tile-missing = A tile is missing
add-tile-where = Where is the tile?
add-tile-hint = Tap its place next to the others.
add-tile-taken = Removed: { $tile }, { $place }.
add-tile-back = Put it back

overview-scores = Show the scores
overview-match = Start a match from this table
overview-missing = Where is the { $figure }?
overview-tiles =
    { $n ->
        [one] tile
       *[other] tiles
    }
overview-again =
    { $n ->
        [one] Answer the open question
       *[other] Answer the { $n } open questions
    }
overview-as-text = The board as text

later-take = What has been played since?
later-lead = Photograph the table. What has been played since becomes turns once you confirm.
later-title = What has been played since
later-other = Is this another table?
later-nothing = Everything on the table is already in the match.
later-none = No turns were found that lead to what the photo shows.
later-next = These turns have been played. Here are the next ones in the photo.
later-play =
    { $n ->
        [one] Yes, play this turn
       *[other] Yes, play these { $n } turns
    }
later-played = Turns from the photo: { $n }
later-order = The photo does not show their order. Open a turn to change when it was played, and by whom.
later-stale = Others have played in the meantime. This is what is still new.
later-again = Take another photo
later-new = Use it as a new table
later-back = Back to the match
later-change = Change: { $what }

tile-unknown = unknown tile
tile-none = no tile
tile-kind =
    { $n ->
        [one] { $kind }
       *[other] { $n } { $kinds }
    }
tile-title = Tile: { $place }
tile-turn = Rotate
tile-remove-half = Remove the half tile: { $where }
tile-cannot-tell = Not sure
tile-figures = Figures on this tile
tile-change-figure = Change: { $figure }
tile-add-figure = Add a figure
tile-other = It is another tile

picker-search = Find a tile
picker-example = { $kinds }…
also-field = meadow farm grass
also-road = street path
also-city = town castle
also-monastery = cloister church abbey
also-river = water stream
also-inn = tavern pub
also-pennants = shield banner

picker-tiles = Tiles
picker-none = No tile of the chosen sets matches.
picker-shape = By its edges
picker-shape-how = Which edges does it have? Tap city, road or whatever they show, clockwise. Tap an edge here to change it; how the tile is turned does not matter.
picker-edge = { $where }: { $what }
picker-edge-open = not entered
picker-narrow = Show only tiles with
picker-camera = Take a picture of the tile
picker-camera-looking = Looking at the tile…
picker-camera-which = Which one is it?
picker-camera-none = No tile was recognised. Hold it close and flat to the camera in good light, and try again.
picker-camera-close = None of these
picker-clear = Show all
picker-clear-only = Show all, not only: { $what }
picker-others = Tiles of other sets
picker-rotation = Which rotation?
picker-turn = { $tile }, rotated { $rotation }°

figure-name = { $colour } { $kind }
figure-on = { $figure } { $where }
on-feature = on { $feature }
on-city = in { $feature }
on-field = in { $feature }
on-quarter = in { $feature }
on-city_of_carcassonne = in { $feature }
on-bathhouse = in { $feature }
on-german_castle = in { $feature }
on-pyramid = in { $feature }
on-village = in { $feature }
on-jungle = in { $feature }
on-castle = in { $feature }
figure-title = Figure: { $place }
figure-new = New figure: { $place }
figure-owner = Whose is it?
figure-kind = What is it?
figure-feature = What is it on?
figure-unknown-tile = First say which tile this is; then a figure can be placed on it.
figure-tile-later = You can change its colour and kind now; where it stands only once the tile is known.
figure-save = Save
figure-nowhere = There is nothing on this tile for it to stand on.
figure-space = Space on the scoreboard
figure-meeple = meeple
figure-meeple-lying = lying meeple
figure-neutral = neutral tent
figure-farmer = farmer
figure-big = large meeple
figure-builder = builder
figure-pig = pig
figure-shepherd = shepherd
figure-mayor = mayor
figure-wagon = wagon
figure-ringmaster = ringmaster
figure-phantom = phantom
figure-barn = barn
figure-dragon = dragon
figure-fairy = fairy

token-mage = mage
token-witch = witch
token-wolf = wolf

token-letter-mage = M
token-letter-witch = W
token-letter-wolf = W

figure-abbot = abbot

live-scores-title = So far:
live-scores-label = The scores so far

scores-title = Scores
scores-when = When it is scored
scores-final = At the end
scores-now = Right now
scores-part = These are only the points on the table: points scored earlier are missing.
scores-part-photo = These are only the points on the table; points scored earlier are added on top.
scores-part-track = These are only the points on the table. The points scored earlier were read from the scoreboard: check and add them.
scores-whole = The whole score: points on the scoreboard and points on the table.
scores-sum = { $points_before } before, { $gained } on the table
scores-nobody = No figures, no points.
scores-ready =
    { $n ->
        [one] Scored: { $n } line
       *[other] Scored: { $n } lines
    }
scores-findings =
    { $n ->
        [one] One thing looks odd
       *[other] { $n } things look odd
    }
scores-notes =
    { $n ->
        [one] To bear in mind
       *[other] To bear in mind
    }
scores-lines = Line by line
scores-none = Nothing scores yet
scores-arithmetic = How the points add up
scores-total = Total
scores-holders = Figures there:
scores-more = { $n } more

severity-error = Wrong
severity-warning = Odd
severity-info = Note

points-title = Points scored earlier
points-ask = Add the points scored earlier
points-why = What the scoreboard shows now. Needed for the full score.
points-seen = Read from the scoreboard: check them. A marker lying down has been round once.
points-field = space { $n }, { $share } sure
points-lying = lying down (+50)
points-add = Another player…
points-save = Add to the scores

rule-open = Rule { $id }: show its text
rule-source = Source: { $source }

kind-city = city
kind-road = road
kind-field = field
kind-monastery = monastery
kind-river = river
kind-garden = garden
kind-bathhouse = bathhouse
kind-german_castle = castle
kind-german_cathedral = cathedral
kind-pyramid = pyramid
kind-quarter = quarter of the City
kind-city_of_carcassonne = City of Carcassonne
kind-tower = tower
kind-castle = castle

kinds-city = cities
kinds-road = roads
kinds-field = fields
kinds-monastery = monasteries
kinds-river = rivers
kinds-garden = gardens
kinds-german_castle = castles
kinds-german_cathedral = cathedrals
kinds-quarter = quarters of the City
kinds-tower = towers
kinds-medal = medals
kinds-mission = missions
kinds-trade-goods = goods
kinds-pyramid = acrobats
kinds-big_top = big top
kinds-ringmaster = ringmaster
kinds-gold = gold
kinds-robber = robbers
kinds-message = messages
kinds-king = king
kinds-watchtower = watchtowers
kinds-wind_rose = wind roses
kinds-school = school
kinds-church = churches
kinds-robber_baron = robber baron
kinds-castle = castles
kinds-fairy = fairy
kinds-flock = flocks
kinds-teacher = teacher
kinds-catapult = catapult
kinds-auction = bazaars
kinds-bathhouse = bathhouses
kinds-buy_back = figures bought back
kinds-ransom = ransoms
kinds-adjust = by agreement
kinds-town = towns
kinds-mining = mining tokens

mark-pennants = coat of arms
mark-inn = inn
mark-cathedral = cathedral

feature-inside = enclosed { $kind }
feature-number = { $kind } { $n }
quarter-castle = castle
quarter-market = market
quarter-blacksmith = blacksmith
quarter-cathedral = cathedral
quarter-which = The City of Carcassonne: which quarter?
feature-at = { $kind }, { $where }

side-N = top
side-E = right
side-S = bottom
side-W = left

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-black = Black
colour-pink = Pink
colour-grey = Grey
colour-gray = Grey
colour-white = White
colour-orange = Orange
colour-purple = Purple
colour-brown = Brown

colour-letter-red = R
colour-letter-blue = B
colour-letter-green = G
colour-letter-yellow = Y
colour-letter-black = K
colour-letter-pink = P
colour-letter-grey = A
colour-letter-gray = A
colour-letter-white = W
colour-letter-orange = O
colour-letter-purple = V
colour-letter-brown = N

match-title = Match
match-host = Host
match-key = This phone can no longer open the match
match-key-do = The host has issued new keys, or the match was deleted. Join again with the code.
match-overtaken = The turn you were taking is no longer possible. None of it was sent.
match-conflict-finish = Finish this turn
match-conflict-finish-only =
    { $n ->
        [one] Finish this turn ({ $n } later one has to be entered again)
       *[other] Finish this turn ({ $n } later ones have to be entered again)
    }
match-gone = This match no longer exists here
match-gone-do = It was deleted, or this browser has no key for it. Ask for the code or link again.
match-live = Connected
match-away = No connection
match-sending = Sending…
match-stuck = Not sent
match-turn = { $name }'s turn
match-over = The game is over.
match-waiting = You see every move as it happens.
match-waiting-as = You play for { $name } and see every move as it happens.
match-watching = You are watching: every move appears as it happens.
match-tool-undo = Undo
match-tool-redo = Redo
match-tool-history = History
match-tool-menu = Match menu
match-tool-camera = Photo: what has been played since?
match-pile =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
match-supply = supply: { $figures }
match-undo-done = The last turn has been undone.
match-redo-done = The turn has been restored.
match-did-undo = { $who } undid the last turn.
match-did-redo = { $who } restored a turn.
match-did-correct = { $who } corrected an earlier turn.
match-after-reveal = This was undone after values had been revealed. Everyone knows them now, and the same ones are played again.
match-after-reveal-short = after a reveal
match-setup-title = New match
match-setup-game = Game
match-setup-with-maps = { $game } (also Maps)
match-setup-tracking = What do you want to enter?
match-setup-tracking-tiles = Every move
match-setup-tracking-points = Only points
match-setup-players = Players
match-setup-order = In turn order. Tap a figure to change its colour.
match-setup-first = first
match-setup-colour = Colour: { $colour }. Change
match-setup-name = Name of player { $n }
match-setup-up = Move { $name } up
match-setup-remove = Remove { $name }
match-setup-add = Another player
match-setup-table =
    { $n ->
        [one] The match begins with the table you have drawn: { $n } tile.
       *[other] The match begins with the table you have drawn: { $n } tiles.
    }
match-setup-photo =
    { $n ->
        [one] The match begins with the table in your photo: { $n } tile.
       *[other] The match begins with the table in your photo: { $n } tiles.
    }
match-setup-points = What the scoreboard shows now. The match continues from there; left empty, it starts at 0.
match-setup-expansions = Expansions
match-setup-expansions-none = None
match-setup-edition = The edition that has everything you chose is used: { $edition }
match-setup-boxes = Boxes of the base game
match-setup-more = More options
match-setup-changed = { $n } changed
match-setup-usual = Default
match-setup-usual-is = Default: { $value }
match-setup-start = Start the match
match-join-title = Join a match
match-join-code = Code of the match
match-join-hint = The host finds the code under “Match menu”.
match-join-go = Join
match-join-unknown = No match has this code. Codes are valid for one day.
match-join-who = Who are you?
match-join-watch = Just watch
match-draw-which = { $name }: which tile?
match-ending-tiles = All tiles are placed: end the game
match-draw-after-all = A tile is left after all
match-ending-rounds = The last round is over: end the game
match-ending-watching = Everything has been played; the game has yet to be ended.
match-draw-again = { $name } once more: which tile?
match-draw-rest = Cannot come up now
match-draw-none-away = By this phone's count, no tiles are left. The end of the game is scored once the connection is back.
match-draw-pass = No tile, end the turn
match-finish = End of the game…
match-finish-sure = The game ends and everything left is scored. You can undo this.
match-finish-yes = Score now
match-place-where = Where does it go?
match-place-right = Like this?
match-beyond = Places out of view
match-beyond-N =
    Above: show { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
match-beyond-E =
    To the right: show { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
match-beyond-S =
    Below: show { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
match-beyond-W =
    To the left: show { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
match-place-lit =
    { $n ->
        [one] { $n } place is highlighted. Tap it.
       *[other] { $n } places are highlighted. Tap one.
    }
match-place-free =
    { $n ->
        [one] { $n } place.
       *[other] Any of { $n } places: the referee will say what is wrong.
    }
match-place-nowhere = This tile does not fit anywhere.
match-place-not-now = This tile cannot be placed now.
match-place-unsure = Only the edges have been checked; the referee checks the rest later.
match-place-way = Rotation { $n } of { $of }
match-place-tap = A figure? Tap the small picture.
match-place-later = { $moves }? “Place here” first.
match-place-turn = Rotate
match-place-here = Place here
match-place-other = Another tile
match-place-elsewhere = Somewhere else…
match-place-discard = Discard it
match-place-bridge = With a bridge: { $place }
match-place-completes =
    { $n ->
        [one] Completes: { $kind } of { $n } tile, worth { $points }
       *[other] Completes: { $kind } of { $n } tiles, worth { $points }
    }
match-act-title = { $name }: a figure?
match-act-else = { $name }: anything else?
match-act-before = { $name }: this first
match-act-decides = { $name } decides
match-act-where = Tap where it goes
match-act-where-else = On the other half, { $place }
match-act-none = No figure can be placed here.
match-act-other = Place one anyway…
match-act-deployed = Placed: { $figure }.
match-act-end = End the turn
match-act-end-without = End without a figure
match-act-end-plain = Just end the turn
match-act-also = { $move }…
match-act-none-after = After “{ $move }” no figure can be placed.
match-act-undo = Undo: { $move }
match-act-figure-first = Place a figure before this; afterwards it is too late.
match-hint-tower-capture = Whom does the tower capture?
match-act-from-memory = Offline, these options are based on the table as last seen. Enter what was drawn; the referee decides when the connection is back.
match-act-then = Then: { $move }
match-act-first = Something has to be done first.
match-act-no-figure = Take the figure back
match-act-take-back = Take the tile back
match-implied = The turn ends by itself
match-implied-without = The turn ends by itself, without: { $moves }
match-implied-undo = Undo: { $move }
match-place-by-name = Choose by name
match-offer-back = Choose again
match-offer-walk = Step { $n }: tap a highlighted tile.
match-held = In front of the players
match-turn-end = End the turn
match-turn-send = Send
match-turn-away = This game needs a connection to continue.
match-offer-where = Tap a highlighted place on the board, or choose here.
match-fill-of = { $n } of { $of } entered
match-fill-value = Worth { $value }
match-yes = Yes
match-no = No
match-none = None

token-stack = { $n } × { $token }

match-move-draw_token = Draw a token
match-move-flock = The flock
match-move-fly = Fly a follower
match-move-corn_circle = The crop circle
match-move-robber = Place the robber
match-move-message = Markers and messages
match-move-teacher = What the teacher copies
match-move-catapult = The catapult
match-move-gift = Open a gift
match-move-message-marker = Move a marker
match-move-message-card = A message
match-move-retrieve = Take the abbot back
match-move-dragon = The dragon moves
match-move-dragon_step = Move the dragon one step
match-move-fairy = Move the fairy
match-move-mage = Put the mage on a road or city
match-move-witch = Put the witch on a road or city
match-move-take = Take a figure from the table
match-move-tower = Place a tower piece
match-move-exchange = Exchange a prisoner
match-move-ransom = Pay a ransom
match-move-tent = Turn up the animal token
match-move-pyramid = Score a pyramid of acrobats
match-move-gold = Put gold next to the mine
match-move-march = March out of the City
match-move-count = Put a follower into the City
match-move-ferry = Place or turn a ferry
match-move-bridge = Lay a bridge
match-move-castle = Build a castle
match-move-offer = Offer a tile
match-move-bid = Bid for the tile
match-move-settle = Buy or sell the tile
match-field-tile = Tile turned up
match-field-price = Points
match-hint-bid = On offer: { $tile }, by { $chooser }. Highest price: { $price }, named by { $bidder }.
match-hint-settle = On offer: { $tile }, by { $chooser }. Highest price: { $price }, named by { $bidder }.
match-none-bid-price = Pass
match-offer-settle-buy-true = Buy for { $price }
match-offer-settle-buy-false = Sell to { $bidder } for { $price }
settle-true = buy
settle-false = sell
event-auction = { $player } gets { $tile } for { $n } { $n ->
        [one] point
       *[other] points
    }
match-move-tunnel = Place a tunnel token
match-move-wagon = Drive the wagon on
match-move-phantom = Place the phantom
match-move-building = Put up a little building
match-move-pass = Pass
match-move-score = Score
match-none-count-to = the count stays
match-hint-count-to = Where does the count go?
event-count = the count moves: { $quarter }
match-says-count-to = the count moves: { $value }
match-choice-expand = Expand
match-choice-score = Herd
match-choice-add = Everyone adds a follower
match-choice-remove = Everyone takes a follower back
match-last = The last turn
match-last-nothing = No points for { $name }.
match-house = House rule, contrary to
match-house-short = house rule
match-refused = That is against the rules
match-refused-back = Take it back
match-refused-insist = Do it anyway
match-refused-house = If you do it anyway, it counts as a house rule and is marked in the history.
match-scores = Points
match-chart = Turn by turn
match-chart-alt = The points of all players, turn by turn
match-chart-none = No points yet.
match-unsent =
    { $n ->
        [one] { $n } turn has not been sent yet
       *[other] { $n } turns have not been sent yet
    }
match-sending-n =
    { $n ->
        [one] Sending { $n } turn…
       *[other] Sending { $n } turns…
    }
match-unsent-when = Sent as soon as the connection is back.
match-unsent-drop = Take back the last one
match-conflict-stale = Someone else was faster
match-conflict-refused = The referee refuses it
match-conflict-mine =
    { $n ->
        [one] Not sent from here:
       *[other] Not sent from here ({ $n } turns):
    }
match-conflict-after = Play mine after theirs
match-conflict-drop =
    { $n ->
        [one] Discard mine
       *[other] Discard my { $n } turns
    }
match-says = { $name }: { $sentence }
match-says-place = { $tile } in { $place }
match-says-deploy = { $figure } { $where }
match-says-discard = discards { $tile }
match-says-other = { $move }: { $what }
match-says-tunnel-set = tunnel { $value }
match-says-robber = Put the robber next to { $beside }'s scoring marker
match-marker-hint =
    { $name } gets { $n } { $n ->
        [one] point
       *[other] points
    }: which marker moves?
match-marker-moves = { $marker }: from { $from } to { $to }
match-marker-draws = { $marker }: from { $from } to { $to }, a message
match-throw-target = Nearest to the target: 5 points
match-throw-catch = Caught: 5 points
match-throw-knock_out = Followers are hit
match-throw-seduction = A follower is changed
match-hint-message-card = Draw the top message: which one is it?
match-hint-message-choice = { $card }: take 2 points, or use the message?
marker-meeple = meeple
marker-messenger = messenger
message-smallest_road = smallest road
message-smallest_city = smallest city
message-smallest_monastery = smallest monastery
message-pennants = 2 points per coat of arms in one city
message-knights = 2 points per knight
message-farmers = 3 points per farmer
message-tile = one more tile
message-follower = score a follower and take it back
message-choice-points = 2 points
message-choice-action = use the message
gift-synod = synod
gift-road_sweeper = road sweeper
gift-change_position = change position
gift-cash_out = cash out
gift-take_2 = take 2
match-offer-tunnel-set = New tunnel { $value }
match-offer-tunnel-set-again = Other entrance of tunnel { $value }
event-receive-gold =
    { $player } takes { $n } { $n ->
        [one] piece
       *[other] pieces
    } of gold
event-leaves = { $token }: leaves the table
match-move-mage-remove = mage: leaves the table
match-move-witch-remove = witch: leaves the table
match-hint-fly-flight = What does the die show?
match-none-fly-feature = Back to the supply
event-exchange = Exchange of prisoners: { $player } gets back { $kind }, { $captor } gets back { $given }
event-trapped = { $player }'s { $kind } stays in the bathhouse
event-flight =
    { $player } flies { $n } { $n ->
        [one] cell
       *[other] cells
    }
event-robber = { $player }'s robber is next to { $robbed }'s scoring marker
event-robs = { $player } robs { $robbed }
event-marker = { $player }'s { $marker } moves to { $n }
event-message = { $player } draws a message: { $card }
event-gift = { $player } opens a gift: { $card }
event-receive-gift = { $player } gets a gift
event-corn_circle-add = Crop circle ({ $feature }): followers are added
event-corn_circle-remove = Crop circle ({ $feature }): followers are taken back
match-says-tower-capture = captures { $value }
match-says-passed = no tile
match-says-end_game = End of the game
match-says-adjust = { $points } by agreement { $note }
match-history = History
match-history-slider = Turn
match-history-before = Previous turn
match-history-after = Next turn
match-history-start = The start
match-history-at = { $n } of { $of }. { $sentence }
match-history-gone = undone
match-history-folded =
    { $n ->
        [one] { $n } change that no longer counts
       *[other] { $n } changes that no longer count
    }
match-history-by = { $who }, { $at }
match-history-show = Show the table at that point
match-correct = Correct…
match-correct-now = An earlier turn of { $name }
match-correct-leave = Leave it as it was
match-correct-title = What would change
match-correct-sum = { $name }: { $before } → { $after } points
match-correct-same = The points stay the same.
match-correct-turn = In turn { $n }
match-correct-gone = No longer:
match-correct-new = Instead:
match-correct-conflicts =
    { $n ->
        [one] { $n } later move is no longer possible
       *[other] { $n } later moves are no longer possible
    }
match-correct-kept = Turn { $n } would be against the rules:
match-correct-left-out = A move of turn { $n } would be dropped:
match-correct-show = Show the difference
match-correct-do = Correct it
match-correct-insist = Correct it anyway
match-correct-back = Change it again
match-correct-done = The turn has been corrected.
match-end-counting = Final scoring
match-end-line = { $n } of { $of }:
match-end-next = Next line
match-end-all = Everything at once
match-end-who = Who has won?
match-end-again = Play again
match-end-winner =
    { $name } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
match-end-tie =
    A tie: { $names } have { $points } { $points ->
        [one] point
       *[other] points
    } each
match-menu = Match menu
match-menu-invite = Join with a phone
match-menu-qr = QR code for joining
match-menu-code = Code:
match-menu-host = For everyone
match-menu-hints = Show where tiles and figures may go
match-menu-name = Name of { $colour }
match-seat-title = Your seat
match-seat = This phone plays for
match-seat-everybody = Everyone
match-seat-hint = In your own seat the phone also shows what only you may see. You remain the host.
match-seat-others = Play for the others
match-menu-watch = Link to watch
match-menu-watch-hint = Anyone with this link can watch the match but not change it.
keys-on = Keyboard shortcuts
keys-hint = For a laptop at the table: a whole turn without the mouse.
keys-find = find a tile
keys-spot = next place
keys-choose = figure or choice
keys-turn = rotate
keys-end = end the turn
keys-place = place only
keys-back = back
keys-undo = undo
keys-redo = redo
keys-history = history
keys-look = look at the table
keys-menu = menu
match-menu-invite-later = The code to join will be in the menu once the server answers.
match-menu-invite-close = Everyone is here
match-menu-table = Screen for the middle of the table
table-whole = Full screen
match-pad-title = Score pad
match-pad-what = What is scored?
match-pad-when = When it is scored
match-pad-during = During the game
match-pad-final = Final scoring
match-pad-who = Who scores it?
match-pad-tie = Tie
match-pad-score = Score it for all of them
match-pad-how-many = Enter the number first.
match-pad-away = Not connected: the points will appear later.
match-pad-later = The points appear once they are scored.
match-pad-finish = The game ends with these points. You can undo this.
match-pad-finish-yes = End the game
match-pad-from = { $n }+
match-pad-with = with { $names }

pad-what-road = Road
pad-what-city = City
pad-what-monastery = Monastery
pad-what-german_castle = German castle
pad-what-german_cathedral = German cathedral
pad-what-field = Field
pad-what-trade-goods = Goods
pad-what-flock = Flock
pad-what-barn = Barn
pad-what-farmers = Farmers at a barn
pad-what-garden = Garden
pad-what-abbot = Abbot taken back
pad-what-big_top = Big top
pad-what-pyramid = Acrobats
pad-what-ringmaster = Ringmaster
pad-what-gold = Gold
pad-what-robber = Robber
pad-what-message = Message
pad-what-fairy = Fairy
pad-what-watchtower = Watchtower
pad-what-wind_rose = Wind rose
pad-what-bathhouse = Bathhouses
pad-what-teacher = Teacher
pad-what-catapult = Catapult
pad-what-church = The most followers around a church
pad-what-laid-abbot = Lying abbot
pad-what-town = Tile on a town
pad-what-fish = Fish
pad-what-butterfly = Butterflies
pad-what-iguana = Iguanas
pad-what-parrot = Parrots
pad-what-orchid = Orchids
pad-what-medal = Medal
pad-what-mission = Mission
pad-what-railroad = Railroad
pad-what-mountain = Mountain
pad-what-prairie = Prairie
pad-what-mining = Mining tokens
pad-what-tributary = Tributary
pad-what-village = Village
pad-what-jungle = Jungle
pad-what-first-boat = First boat
pad-what-second-boat = Second boat
pad-what-mouth = River mouth

pad-count-tiles = Tiles
pad-count-inn = Inn
pad-count-pennants = Coats of arms
pad-count-cathedral = Cathedral
pad-count-ferry = Ferries
pad-count-abroad = Segments beyond the border
pad-count-large-city = Squares of large cities
pad-count-towns = Visible towns next to it
pad-count-majority = Points for the most
pad-count-medal = Number on the medal
pad-count-missing = Villages without a tent of theirs
pad-count-darmstadtium = Darmstadtium
pad-count-labyrinth = Followers on a road with a labyrinth
pad-count-signposts-left = Right signposts: left
pad-count-signposts-straight = Right signposts: straight ahead
pad-count-signposts-right = Right signposts: right
pad-count-monasteries = Monasteries
pad-count-followers = Followers
pad-count-shed = Sheds
pad-count-house = Houses
pad-count-watch = Small towers
pad-count-besieged = Besieged
pad-count-around = Tiles around it
pad-count-around-castle = Tiles around the castle
pad-count-german-castle = Tiles with a German castle
pad-count-german-cathedral = Ends at the same German cathedral
pad-count-road-tiles = Tiles of all its roads
pad-count-vineyards = Vineyards around it
pad-count-shrine = Shrine
pad-count-cities = Completed cities
pad-count-castles = Castles
pad-count-mage = Mage
pad-count-witch = Witch
pad-count-pig = With the pig
pad-count-pig-herd = With a herd of pigs
pad-count-audience = Followers around it
pad-count-animal = Animal token
pad-count-acrobats = Acrobats
pad-count-circus_space = Circus spaces
pad-count-acrobat_space = Acrobat spaces
pad-count-gold = Pieces of gold
pad-count-robbed = Points that are robbed
pad-count-bathhouses = Sum of their numbers
pad-count-copied = Points that the teacher copies
pad-count-catapult = Points of throws
pad-count-message = Points of the message
pad-count-wine = Most wine
pad-count-grain = Most grain
pad-count-cloth = Most cloth
pad-count-sheep = Sheep
pad-count-joined = A tile joined the fields
pad-count-monastery = From a monastery
pad-count-scored = Her follower was scored
pad-count-row-N = Tiles above
pad-count-row-E = Tiles to the right
pad-count-row-S = Tiles below
pad-count-row-W = Tiles to the left
pad-count-locomotives = Locomotives
pad-count-nuggets = Nuggets
pad-count-railroads = Completed railroads
pad-count-tipis = Tipi camps
pad-count-horses = Herds of horses
pad-count-ones = Tokens with 1 nugget
pad-count-twos = Tokens with 2 nuggets
pad-count-threes = Tokens with 3 nuggets
pad-count-fives = Tokens with 5 nuggets
pad-count-fruit = Fruit icons
pad-count-animals = Animals
pad-count-caimans = Caimans
pad-count-piranhas = Piranhas
pad-count-place = Place
match-menu-adjust = Points by agreement
match-menu-adjust-hint = For things the referee cannot see.
match-menu-adjust-who = Player
match-menu-adjust-points = Points (−3 subtracts 3)
match-menu-adjust-note = Why
match-menu-adjust-do = Add them
match-menu-this = This match
match-menu-ask = Settle a dispute about this table
match-menu-save = Save as a file
match-menu-awake = The screen stays on while the match is open.
match-menu-asleep = This page can keep the screen on and open offline only over HTTPS. Start the server with a certificate (README: ./run https), or set the phone to keep the screen on.
match-menu-forget-host = Only this browser has the host key. Without it, names, hints and keys can no longer be changed.
match-menu-forget-sure = You can come back with the code of the match.
match-menu-forget-yes = Yes, forget it
match-menu-forget = Forget it in this browser

value-on = yes
value-off = no
value-may = may
value-must = must
value-beside = next to a follower
value-on_tile = on a tile
value-3_2 = 3 sets with 2 players, 2 with 3
value-2_1 = 2 sets with 2 players, 1 with 3
value-1_1 = 1 set
value-co-count_move-free = as its player likes
value-co-count_move-clockwise = one quarter clockwise
value-co-count_move-follow = to the follower
value-co-final-market = the market only
value-co-final-any = every quarter
value-pd-city-block = all twelve
value-pd-city-centre = the two in the middle
value-needs_3 = only with 3 points
value-figure = any figure
value-rb-others-next = the next player
value-rb-others-all = all other players
value-follower = only followers
value-1-1-1 = 1 point each
value-3-2-1 = tower 3, house 2, shed 1
value-advanced = advanced
value-basic = basic
value-siege_tile = near a besieged segment
value-any_tile = near any tile of the city
value-extra_turn = an extra turn
value-cost2 = 2 points less
value-road_bonus = 2 more points for roads next to it
value-supply = back to the supply
value-removed = out of the game
value-one = as one tile
value-squares = by their squares
value-cheapest = the cheapest one
value-any = any
value-value = silver or gold, by its value
value-silver_coins = silver coins only

error-retry = Try again
error-said = In the server's words
error-away = The server does not answer
error-away-do = Nothing is lost. Check the connection and try again.
error-away-again = Nothing is lost. The page tries again as soon as the server is back.
error-other = Something went wrong
error-other-do = Nothing is lost. Try again; if that does not help, reload the page.
error-403 = This browser may not do that
error-403-do = It belongs to someone else, or its key was changed.
error-link = This link is incomplete
error-link-do = Part of it is missing. Ask for it again, or start over.
error-unreadable = This cannot be opened
error-unreadable-do = It is damaged, or too large to be drawn. Nothing you have saved was changed. Ask for the link again, or start with an empty table.

link-replace = Open the shared link?
link-replace-text = You have an unfinished drawing of your own here. The drawing in the link would replace it.
link-replace-open = Open the link
link-replace-keep = Keep my drawing

error-422-do = Change it, then try again.
error-404 = Not found
error-404-do = It was deleted, or the link is incomplete.
error-photo = This photo is gone
error-photo-do = A photo can be opened only in the browser that sent it, until you delete it or it expires after a few days.
error-409 = Something changed in the meantime
error-409-do = Try again.
error-413 = This picture is too large
error-413-do = At most 25 MB and 50 megapixels.
error-415 = This is not a picture we can read
error-415-do = Send a JPEG, PNG, WebP or HEIC picture.
error-422 = Something is not right

picture-413 = Choose another one: at most 25 MB and 50 megapixels.
picture-415 = Choose another one: a JPEG, PNG, WebP or HEIC picture.
picture-unfit = This picture cannot be used
picture-422 = Choose another one: this file is damaged or incomplete.
picture-other = Choose another one.

error-429 = Too many requests
error-429-do = Wait a moment, then try again.
error-503 = The photo reader is busy
error-503-do = Please wait a moment and try again. Nothing is lost.

track-label = Scoreboard
track-lap = lap { $lap }, space { $field }
track-change = { $points }

board-flagged = something is wrong here
board-spot = empty place
board-ghost = { $place }: { $tile }, rotated { $rotation }°, not placed yet
board-squares = Square by square
board-features = Feature by feature
board-printed = printed on the map
board-on-tiles =
    { $n ->
        [one] on { $n } tile
       *[other] on { $n } tiles
    }
board-feature = { $kind } { $where }
board-in-places = in { $places }
board-complete = complete
board-closed-in = closed in on all sides
board-open =
    { $n ->
        [one] open at { $n } place
       *[other] open at { $n } places
    }
board-worth =
    { $n ->
        [one] worth { $n } point as it stands
       *[other] worth { $n } points as it stands
    }
board-held = on it: { $figures }
board-nobody = unoccupied

picker-rest = Others
picker-left = { $n } left

share-link = Link
share-copy = Copy the link
share-copied = Copied
share-select = Press and hold the link above to copy it
share-send = Send it…

edit-board = The board being drawn
edit-table = Your board
edit-how = Tap an empty place to add a tile. Tap a tile to rotate it, move it or place figures on it.
edit-limit = A drawn board can be up to { $n } cells long and wide; no tile can be placed beyond that.
edit-begin = An empty table
edit-begin-how = Place the first tile, or take a table from a photo, a match or a file.
edit-first = Place the first tile
edit-add = Place a tile ({ $place })
edit-add-here = empty, place a tile here
edit-move-here = empty, move the tile here
edit-not-fitting = These do not match the surrounding tiles:
edit-turn = Rotate
edit-move = Move
edit-remove = Remove
edit-moving = Where should it go?
edit-moving-how = Tap an empty place. Figures and tokens go with the tile.
edit-cancel = Leave it where it is
edit-pieces = On this tile
edit-whose = Whose figure is it?
edit-quarter = Quarter of the City
edit-tap-feature = Tap a feature to put the figure there.
edit-put = Put { $figure } on: { $feature }
edit-take = Remove: { $what }
edit-nowhere = feature unknown
edit-its-tile = Its tile
edit-tokens = Tokens
edit-token-kind = Which token
edit-token-put = Put on this tile: { $token }
edit-token-change = Change: { $token }
edit-settings = Game and players
edit-players = Who plays
edit-points = Points scored earlier
edit-points-hint = Enter every player's points to get the score of the whole game.
edit-edition = Edition
edit-expansions = Expansions in play
edit-sets = More tiles
edit-sets-hint = Tiles only, without special rules. Sets that you draw appear here.
edit-readings = Rule interpretations
edit-take-from = Another table
edit-other-table = Another table…
edit-empty = Empty table
edit-clear = Clear everything
edit-import = Open a file
edit-not-a-table = There is no table in this file.
edit-from-text = From text
edit-from-text-open = Open the table
edit-from-match = From a match
edit-from-photo = From a photo
edit-no-matches = There are no matches in this browser yet.
edit-no-photos = No photos have been sent from this browser recently.
edit-undo = Undo
edit-hand-on = Continue with this board
edit-ask = Ask the referee about it
edit-start-match = Start a match from here
edit-export = Save as a file
edit-share = Show it to others

expansion-pig-herd = Herds of pigs
expansion-abbey = Abbeys
expansion-abbot = Abbot
expansion-phantom = Phantom
expansion-little-buildings = Little Buildings
expansion-dragon = Dragon
expansion-minis = All minis of 2012
expansion-messages = The Messages
expansion-barber-surgeons = The Barber-Surgeons
expansion-gifts = The Gifts
expansion-signposts = The Signposts
expansion-cult = The Cult (shrines)

token-sheep = sheep
token-dragon = dragon
token-big_top = big top
token-animal = animal token
token-gold = gold
token-count = count
token-ferry = ferry
token-bridge = bridge
token-castle = castle
token-tunnel = tunnel token
token-fairy = fairy
token-tower = tower
token-wind_rose = wind rose
token-teacher = teacher
token-shed = shed
token-house = house
token-watch = small tower

token-letter-sheep = S
token-letter-dragon = D
token-letter-big_top = BT
token-letter-animal = A
token-letter-gold = G
token-letter-count = C
token-letter-ferry = F
token-letter-bridge = B
token-letter-castle = C
token-letter-tunnel = U
token-letter-fairy = F
token-letter-tower = T
token-letter-wind_rose = W
token-letter-teacher = T
token-letter-shed = S
token-letter-house = H
token-letter-watch = T

held-tower = tower pieces
held-tunnel = tunnel tokens
held-bridge = bridges
held-castle = castles
held-german_castle = castle tiles
held-halfling = half tiles
held-tile = tile
held-shed = sheds
held-house = houses
held-watch = small towers
held-prisoners = prisoners

dispute-title = What is the question?
dispute-how = Put the few tiles in question on the board, then choose.
dispute-build = Place the tiles in question
dispute-build-how = A few tiles are enough. Or take them from a photo, a match or a file.
dispute-to-editor = Open the board editor
dispute-place = May it go here?
dispute-place-hint = A tile and a place for it
dispute-place-which = Which tile?
dispute-place-where = Where?
dispute-place-where-how = Tap a place on the board. The referee answers at once.
dispute-place-other = Another tile
dispute-place-yes = Yes, it may go there.
dispute-place-no = No, it may not go there.
dispute-place-none = This tile cannot be placed anywhere.
dispute-place-instead =
    { $n ->
        [one] It may go in { $n } place, shown on the board. Tap it to try.
       *[other] It may go in { $n } places, shown on the board. Tap one to try.
    }
dispute-deploy = May I place a figure here?
dispute-deploy-hint = A figure on a feature of a tile
dispute-deploy-how = Tap the tile the figure should go on.
dispute-deploy-tap = Tap the feature the figure should go on.
dispute-deploy-placed = This tile has just been placed
dispute-deploy-change = Another figure or player
dispute-deploy-yes = Yes, it may go there.
dispute-deploy-no = No, it may not go there.
dispute-deploy-none = It cannot go anywhere else on this tile either.
dispute-deploy-instead =
    { $n ->
        [one] It may go on { $n } other feature, drawn on the board. Tap it to try.
       *[other] It may go on { $n } other features, drawn on the board. Tap one to try.
    }
dispute-mine = May I take a token?
dispute-mine-hint = Mining where your tent stands
dispute-mine-yes = Yes, a token may be taken.
dispute-mine-no = No, no token may be taken now.
dispute-who = Who scores this?
dispute-who-hint = Who owns a feature, and what it scores
dispute-who-how = Tap a tile the feature is on.
dispute-who-tap = Tap the feature.
dispute-who-nobody = It scores for no one.
dispute-who-now =
    { $n ->
        [one] { $players } scores { $n } point.
       *[other] { $players } scores { $n } points.
    }
dispute-who-now-each =
    { $n ->
        [one] { $players } score { $n } point each.
       *[other] { $players } score { $n } points each.
    }
dispute-who-end =
    { $n ->
        [one] { $players } scores { $n } point at the end, as things stand.
       *[other] { $players } scores { $n } points at the end, as things stand.
    }
dispute-who-end-each =
    { $n ->
        [one] { $players } score { $n } point each at the end, as things stand.
       *[other] { $players } score { $n } points each at the end, as things stand.
    }
dispute-feature = Which feature
dispute-whose = Whose turn
dispute-reasons = Reasons
dispute-rule = { $id }: { $title }
dispute-differ = The interpretations differ.
dispute-agree = All interpretations agree.
dispute-compare = Compare rule interpretations
dispute-compare-by = Interpretations that differ in
dispute-compare-none = nothing: only the rules of this table
dispute-compare-values = Compared: { $values }
dispute-share = Show it to others
dispute-as-text = Copy as text
dispute-text = Table as text

half-NL = top, left half
half-NR = top, right half
half-EL = right, upper half
half-ER = right, lower half
half-SL = bottom, right half
half-SR = bottom, left half
half-WL = left, lower half
half-WR = left, upper half

draw-canvas = The tile being drawn
draw-side = { $where }: { $what }
draw-nothing = nothing yet
draw-inside = enclosed
draw-nowhere = no side yet
draw-title = Tile { $code } of “{ $name }”
draw-title-start = Start tile of “{ $name }”
draw-how = Add a feature, then tap the sides it touches. Tap again to remove one.
draw-start = What is on the tile? Add the first feature.
draw-features = Features
draw-remove = Remove: { $name }
draw-inner = Enclosed, touches no side
draw-auto = Fill the rest with { $kind }
draw-marks = Marks on { $name }
draw-tile-marks = Marks on the whole tile
draw-copies = Copies in the box
draw-wrong =
    { $n ->
        [one] One thing is not right yet
       *[other] { $n } things are not right yet
    }
draw-right = This tile is correct.
draw-empty = Nothing has been drawn on this tile yet: it is all { $kind }.
draw-set = Tiles of this set
draw-nth = { $code } · { $n }×
draw-new-tile = New tile
draw-copy-printed = Copy a printed tile
draw-remove-tile = Delete this tile
draw-keep = Save and share
draw-name = Name of the set
draw-name-plain = Please do not use the characters < and >.
draw-new-name = My tiles
draw-foreign = This set was drawn by someone else. You can play with it, or save your own copy.
draw-save = Save the set
draw-save-copy = Save a copy
draw-odd = The set as a whole, compared with the printed box:
draw-start-tile = The game starts with this tile
draw-saved = Saved: { $name }. You can now choose it wherever tiles are chosen.
draw-remember = Keep it in this browser
draw-remembered = Kept. You can now choose it wherever tiles are chosen.
draw-use = Use it on a board
draw-not-a-set = There is no tile set in this file.
draw-others = Your other sets
draw-replace = Open this set?
draw-replace-text = You have unsaved tiles of your own here. The set you are opening would replace them.
draw-replace-open = Open the set
draw-replace-keep = Keep my tiles
draw-new-set-of = New set for { $game }
draw-new-set = New set
draw-loose = { $name }. Tap the sides it touches.
draw-free = These sides are not assigned yet: { $sides }.
draw-cells = Cells of this tile
draw-cell-wrong = { $place }, something is wrong here
draw-cell-add = Put the cell back: { $place }
draw-cell-remove = Remove the cell: { $place }
draw-shape = Size in cells: { $wide } × { $high }
draw-shape-how = A large tile has several cells, each the size of an ordinary tile. What was on a removed cell comes back when the cell does.
draw-wide = Cells across
draw-high = Cells down
draw-features-on = Features: { $place }
draw-how-cells = Choose a cell, add a feature, then tap the sides it touches. Across a side shared with another cell, it continues there.
draw-towards = { $where }, towards { $place }
draw-missing = This cell is missing. The cells of a tile fill a rectangle.
draw-unmet = Where it meets { $place }, the two cells show different things.
draw-untold = Not specified

mark-group-type = Type of tile
mark-group-to = Where it ends
mark-group-resource = Goods
mark-group-castle-base = Castles
mark-group-signpost-n = Signpost at the top
mark-group-signpost-e = Signpost on the right
mark-group-signpost-s = Signpost at the bottom
mark-group-signpost-w = Signpost on the left

edit-sets-whole = { $name } (a complete set, instead of the printed one)

mark-resource-wine = wine
mark-resource-grain = grain
mark-resource-cloth = cloth
mark-princess = princess
mark-besieged = siege
mark-castle-base = base for a castle
mark-castle-base-false = no base for a castle
mark-shrine = it is a shrine
mark-special = it is a German monastery
mark-tunnel = tunnel entrance
mark-wells = wells
mark-pig-herd = herd of pigs
mark-hill = hill
mark-vineyard = vineyard
mark-volcano = volcano
mark-dragon = dragon
mark-portal = magic portal
mark-tower = tower foundation
mark-circus = circus space
mark-acrobats = acrobat space
mark-festival = festival
mark-mage = mage and witch
mark-goldmine = gold mine
mark-bazaar = bazaar
mark-flying-machine = flying machine
mark-corn-circle = crop circle
mark-watchtower = watchtower
mark-church = church
mark-city-of-carcassonne = inside the City of Carcassonne
mark-darmstadtium = Darmstadtium
mark-diagonal = reaches the long side
mark-german-castle = German castle
mark-german-cathedral = German cathedral
mark-labyrinth = labyrinth
mark-bathhouse = bathhouse
mark-signpost-n-left = signpost at the top: left
mark-signpost-n-straight = signpost at the top: straight ahead
mark-signpost-n-right = signpost at the top: right
mark-signpost-e-left = signpost on the right: left
mark-signpost-e-straight = signpost on the right: straight ahead
mark-signpost-e-right = signpost on the right: right
mark-signpost-s-left = signpost at the bottom: left
mark-signpost-s-straight = signpost at the bottom: straight ahead
mark-signpost-s-right = signpost at the bottom: right
mark-signpost-w-left = signpost on the left: left
mark-signpost-w-straight = signpost on the left: straight ahead
mark-signpost-w-right = signpost on the left: right
mark-fair = fair
mark-ferry = lake with a ferry
mark-half = half a tile
mark-plague = outbreak of the plague
mark-quarter = quarter of the City of Carcassonne
mark-razboynik = Solovei Razboynik
mark-robber = robber
mark-school = school
mark-vodyanoy = Vodyanoy
mark-wind-rose = wind rose
mark-yaga-hut = Baba Yaga's hut

dispute-why = Why

value-print = as printed
value-engine = as the JCloisterZone engine plays it
value-rgg = as in the first English edition
value-normal = like any city
value-small = half as much
value-per_field_3 = 3 per city and field
value-per_city_once_3 = 3 per city, once per player
value-per_city_4 = 4 per city
value-printed = as printed
value-strict = strict
value-shuffle = into the pile
value-after_river = after the river
value-first = right after the source
value-in_pile = among the river tiles
value-plain = plain
value-herd = with a herd of pigs
value-gq-source-river = that of the river
value-gq11 = that of Games Quarterly 11
value-per_feature = 1 for each completed feature
value-10_each = 10 each
value-15_40 = 15 for one, 40 for both
value-running = 1 for each completion
value-out = out of the game
value-keep = they stay in the game
value-tiles = Every tile
value-points = Only points
value-wraps = the field goes around
value-splits = the field is split
value-figure_first = figure first
value-action_first = action first
value-auto_herd = herded automatically
value-after_figure = after the figure
value-before_figure = before the figure
value-presence = one follower on a hill is enough
value-count = those on hills are counted
value-immediate = at once
value-owner_first = the owner may act first
value-all = all four
value-pairwise = only those that face each other
value-once = once
value-repeat = repeatedly
value-before_scoring = before scoring
value-by_edition = as in the edition
value-siege-edition-by_edition = both boxes
value-russian-promos-edition-by_edition = both boxes
value-halflings-edition-by_edition = both boxes
value-corn-circles-edition-by_edition = I + II
value-linked = along a road
value-near = to a tile nearby
value-after_scoring = after scoring

kind-mountain = mountain
kind-prairie = prairie
kind-railroad = railroad
kind-junction = junction

kinds-mountain = mountains
kinds-prairie = prairies
kinds-railroad = railroads
kinds-junction = junctions

mark-nuggets = nuggets
mark-tipis = tipi camps
mark-horses = herds of horses
mark-locomotives = locomotives
mark-exits = exits
mark-to-city = ends in the city
mark-to-junction = ends at a junction
mark-to-mountain = ends in the mountain

figure-cowboy = cowboy
figure-tent = tent

token-mining = mining token

token-letter-mining = G

token-sheriff = sheriff

token-letter-sheriff = { "*" }

held-mining = mining tokens
held-gold = gold
held-gift = gifts
held-robber_at = robber next to
held-messenger = messenger on
held-king = king
held-robber_baron = robber baron
held-teacher = teacher

match-move-pitch = Pitch the tent
match-move-mine = Take a token
match-move-report = Report what the tokens show
match-move-reveal = Turn the tokens over
match-move-recall = Call a cowboy back
match-field-values = what the tokens show

catalog-gold-rush = Gold Rush (our own layout)

gold-rush-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
gold-rush-hidden = not revealed yet
gold-rush-own = Only { $name } sees these values until the game ends.
gold-rush-report-of =
    { $n ->
        [one] Report what { $n } token shows
       *[other] Report what { $n } tokens show
    }
gold-rush-reveal-of = { $name } turns the tokens over
gold-rush-reveal-waiting = Still to turn their tokens over: { $names }
gold-rush-reveal-early = End the game early: turn the tokens over
gold-rush-reveal-known = as reported: { $values }
gold-rush-put =
    { $n ->
        [one] { $n } token is placed ({ $place }); this mountain now has { $stack }.
       *[other] { $n } tokens are placed ({ $place }); this mountain now has { $stack }.
    }
gold-rush-joined = Stacks are joined: { $stack } tokens on this mountain now.
gold-rush-short =
    { $n ->
        [one] The supply is empty: { $n } token is missing.
       *[other] The supply is empty: { $n } tokens are missing.
    }
gold-rush-take =
    { $n ->
        [one] { $name } takes { $n } token.
       *[other] { $name } takes { $n } tokens.
    }
gold-rush-unclaimed =
    { $n ->
        [one] There are no gold miners: { $n } token leaves the mountain.
       *[other] There are no gold miners: { $n } tokens leave the mountain.
    }
gold-rush-removed =
    { $n ->
        [one] { $n } token on a mountain leaves the game.
       *[other] { $n } tokens on mountains leave the game.
    }
gold-rush-lies = { $name } has passed 49: the marker is laid down on space { $field }.
gold-rush-laps = { $name } has { $points } points: space { $field }, lap { $lap }.
gold-rush-says-values = { $move }: { $values }
gold-rush-says-secret = { $move }: only the owner knows

track-lying = lying on space { $field }

title-enrol = Photos of my tiles

draw-enrol = Read it from photos

enrol-title = Photos of my tiles
enrol-lead = Show the tiles of “{ $name }” once, so that photos of a table with them can be read.
enrol-tips = Lay the tiles face up with gaps on a plain table, up to about 30 in a picture, and take it from above in even light. One of each is enough.
enrol-choose = Choose pictures
enrol-more = More pictures
enrol-foreign = Only the owner of this set can do this, in the browser where it was saved.
enrol-state = Progress
enrol-count = { $known } of { $all } tiles can be recognised.
enrol-missing = Still without a picture: { $tiles }
enrol-ready = Photos of a table with this set can now be read. More pictures make it more reliable.
enrol-save =
    { $n ->
        [one] That's right: learn it
       *[other] All correct: learn these { $n }
    }
enrol-editor = A tile is missing: open the tile editor
enrol-seen = Tile { $number }, edges { $edges }
enrol-copies = seen { $n } ×
enrol-first = Look at these first ({ $n })
enrol-first-hint = On the left the photo, on the right what it seems to show.
enrol-glance = These look right ({ $n })
enrol-glance-hint = Have a quick look, including the small symbols, and tap any that are wrong.
enrol-learnt = Learnt ({ $n })
enrol-right = Right
enrol-change = Another
enrol-all = Search all tiles
enrol-is-new = New: { $tile }
enrol-unsaid = Which tile is it?
enrol-brief = Tile { $number }, { $what }
enrol-found = Tiles found: { $cards } ({ $kinds } different).
enrol-still =
    { $n ->
        [one] One above is still open.
       *[other] { $n } above are still open.
    }
enrol-none = No tile of this set
enrol-new = Draw it
enrol-new-how = This is what its colours and lines seem to show. Correct anything that is wrong: choose a feature, then tap its sides.
enrol-turn = Rotate
enrol-looking = Looking for the tiles…
enrol-learning = Learning what they look like…
enrol-lot =
    { $n ->
        [one] Picture { $last } of { $all }
       *[other] Pictures { $first } to { $last } of { $all }
    }
enrol-wrong = A wrong picture?
enrol-drop =
    { $n ->
        [one] Leave out the one you did not name
       *[other] Leave out the { $n } you did not name
    }
enrol-anew = These tiles were deleted elsewhere and replaced. You now see the new ones: say what they are.
enrol-left-out = Left out ({ $n })

kind-tributary = tributary
kind-village = village
kind-jungle = jungle
kind-amazon = Amazon

kinds-tributary = tributaries
kinds-village = villages
kinds-jungle = jungles
kinds-amazon = Amazon

mark-boats = boat icons
mark-fruit = fruit icons
mark-animals = animals
mark-caimans = caimans
mark-piranhas = piranhas
mark-to-rock = ends at a cliff
mark-to-amazon = flows into the Amazon
mark-type-standard = standard tile
mark-type-amazon = Amazon tile
mark-type-amazon-bang = Amazon tile with a “!”
mark-type-double = double tile
mark-type-start = start board
mark-type-mouth = river mouth

figure-camp = camp
figure-boat = boat

catalog-amazonas = Carcassonne Amazonas (our own layout)
catalog-amazonas-bonus-river = Bonus river (our own layout)

amazonas-provenance = Your printed tiles have not been entered here yet. We drew these, and yours differ: enter yours once, or keep only the points.
amazonas-double = { $name }: which double tile follows?
amazonas-river = The river: { $last } spaces
amazonas-boats = Boats
amazonas-boats-how = How far each boat has come: a space from 1, the source, to { $last }. 0: unknown.
amazonas-boat-at = { $place }. { $name }: space { $space } of { $last }
amazonas-boat-moves = The boat of { $name } goes from space { $from } to { $to } ({ $why }).
amazonas-boat-stays = The boat of { $name } stays on the last space, { $to }.
amazonas-boat-icons = boat icons
amazonas-boat-wood = no meeple and no camp placed
amazonas-boat-without = Without a figure your boat moves on 1 space.
amazonas-boat-nothing = nothing scored on the Amazon
amazonas-boat-animals = no animals on the tile
amazonas-boat-behind = not directly behind the first
amazonas-boat-stops = It stops on the last space.
amazonas-boat-otherwise = By the other interpretation: { $other }.
amazonas-lies = { $name } has { $points } points: the meeple is laid down on space { $field }.
amazonas-stands = { $name } has { $points } points: the meeple stands up again on space { $field }.
amazonas-unsure = The referee will check the river as well.

gold-rush-none = none entered
gold-rush-ask = What no photo shows: the tokens in front of the players. They count at the end.


title-edit-dorra-board = Draw a board

game-dorra-amazonas = Amazonas (Stefan Dorra)
game-gold-rush = Gold Rush

catalog-stand-in-map = Example map
catalog-dorra-stand-in = Example board

dorra-amazonas-species-any = all species
dorra-amazonas-species-fish = fish
dorra-amazonas-species-butterfly = butterfly
dorra-amazonas-species-iguana = iguana
dorra-amazonas-species-parrot = parrot
dorra-amazonas-species-orchid = orchid
dorra-amazonas-species-indio = Indio
dorra-amazonas-card-jaguar = Jaguar
dorra-amazonas-card-crocodile = Crocodile
dorra-amazonas-card-fire = Forest fire
dorra-amazonas-card-monkeys = Thieving monkeys
dorra-amazonas-card-indio = Indio
dorra-amazonas-card-bonus-fish = Bonus: fish
dorra-amazonas-card-bonus-butterfly = Bonus: butterfly
dorra-amazonas-card-bonus-iguana = Bonus: iguana
dorra-amazonas-card-bonus-parrot = Bonus: parrot
dorra-amazonas-card-bonus-orchid = Bonus: orchid
dorra-amazonas-effect-jaguar = No tents along jungle paths, only along water routes.
dorra-amazonas-effect-crocodile = No tents along water routes, only along jungle paths.
dorra-amazonas-effect-fire = Only half of the income is paid out.
dorra-amazonas-effect-monkeys = Everyone loses 1 silver for each tile of their largest pile.
dorra-amazonas-effect-bonus = 1 silver more for each tile of this species.
dorra-amazonas-effect-indio = One player may take an Indio tile instead of the income; everyone is asked in order.
dorra-amazonas-income = { $card } { $name }
dorra-amazonas-neutral = neutral
dorra-amazonas-tent = tent
dorra-amazonas-tents-of = tents: { $names }
dorra-amazonas-no-tents = no tents
dorra-amazonas-next-cost = the next tent costs { $n } gold
dorra-amazonas-full = no space is free
dorra-amazonas-paths = jungle paths to { $names }
dorra-amazonas-waterways = water routes to { $names }
dorra-amazonas-waiting = Waiting for { $names }
dorra-amazonas-neutral-in = Neutral tent in { $village }, free of charge
dorra-amazonas-site = { $village }: { $n } gold
dorra-amazonas-open-title = { $name }: where do you begin?
dorra-amazonas-open-hint = Tap a highlighted village. Where there are tents already, the next space is more expensive.
dorra-amazonas-for = For whom?
dorra-amazonas-event-title = Round { $n }: which event?
dorra-amazonas-event-bonus = Bonus:
dorra-amazonas-event-hint = Anyone may enter it, once for everyone.
dorra-amazonas-round = Round { $n } of 18
dorra-amazonas-mine = Your card, face down: { $card }
dorra-amazonas-commit-title = { $name }: which income card?
dorra-amazonas-commit-hint = The others see it only when all have chosen.
dorra-amazonas-commit-table = It is face down on the table and will be entered later
dorra-amazonas-reveal-title = { $name }: which card was it?
dorra-amazonas-reveal-hint = All have chosen: turn the cards over together.
dorra-amazonas-build-title = { $name } builds
dorra-amazonas-build-hint = Tap a highlighted village, as often as your money lasts.
dorra-amazonas-build-neutral = Yellow ring: your tent. Grey ring: the neutral tent, free of charge.
dorra-amazonas-build-none = No tent now: no village next to yours has a free space that you can pay for.
dorra-amazonas-sites = Villages as a list
dorra-amazonas-alone = Offline the referee cannot offer the next step: it depends on cards the others play face down. What you have entered is kept and sent when the connection is back.
dorra-amazonas-neutral-first = The neutral tent has to be followed by a tent of your own.
dorra-amazonas-indio-title = An Indio tile instead of { $n } silver?
dorra-amazonas-indio-take = Indio tile on { $pile }
dorra-amazonas-indio-refuse = No Indio tile, keep the silver
dorra-amazonas-end-title = Round 18 is over
dorra-amazonas-end-hint = Reveal the missions that are still unknown; then the final scoring follows.
dorra-amazonas-mission-of = { $name }: enter your mission card
dorra-amazonas-mission-hint = The others see it only at the end of the game.
dorra-amazonas-mission-is = Mission: { $villages }
dorra-amazonas-mission-secret = a mission card
dorra-amazonas-seats = What everyone has
dorra-amazonas-order = Order of play
dorra-amazonas-coins = { $gold } gold, { $silver } silver (worth { $worth } silver)
dorra-amazonas-face-down = card face down
dorra-amazonas-medal = medal { $n }
dorra-amazonas-pile = { $kind }: { $n }
dorra-amazonas-pile-indio = { $kind }: { $n }, and { $more } Indio
dorra-amazonas-account = Money in and out
dorra-amazonas-account-hint = In silver: 1 gold is 3 silver.
dorra-amazonas-account-start = At the beginning: { $worth }
dorra-amazonas-tells-event = Event: { $card }
dorra-amazonas-tells-income = { $name }: card { $card }, { $n } silver
dorra-amazonas-tells-order = Order: { $names }
dorra-amazonas-tells-collect = { $name } collects { $n } silver
dorra-amazonas-tells-fire = The fire destroys { $n } silver of { $name }'s income
dorra-amazonas-tells-theft = The monkeys steal { $n } silver from { $name }
dorra-amazonas-tells-bonus = { $name } gets { $n } silver from the bonus
dorra-amazonas-tells-spared = Card 6: the event does not affect { $name }
dorra-amazonas-tells-change = { $name } exchanges { $n } silver for { $gold } gold
dorra-amazonas-tells-indio-take = { $name } takes an Indio tile instead of { $n } silver (pile: { $kind })
dorra-amazonas-tells-indio-refuse = { $name } refuses the Indio tile
dorra-amazonas-tells-indio-gone = The Indio tile goes back to the box
dorra-amazonas-tells-open = { $name } begins in { $village } for { $n } gold
dorra-amazonas-tells-build = { $name } builds in { $village } for { $n } gold
dorra-amazonas-tells-neutral = { $name } places a neutral tent in { $village }
dorra-amazonas-tells-tile = { $name } takes a tile: { $kind }
dorra-amazonas-tells-no-tile = No tile is left: { $kind }
dorra-amazonas-tells-medal = { $name } has all five species: medal { $n }
dorra-amazonas-tells-take-back = Everyone takes all income cards back
dorra-amazonas-tells-win = Winner: { $names }
dorra-amazonas-says-tent = tent in { $village }
dorra-amazonas-says-card = income card { $card }
dorra-amazonas-says-event = event: { $event }
dorra-amazonas-says-nothing = ends the turn
dorra-amazonas-board = Board
dorra-amazonas-board-which = Which board is on the table?
dorra-amazonas-board-stand-in = Example board
dorra-amazonas-board-provenance = Your printed board has not been entered here yet. This one has the published counts, but we made up its villages and routes, since the rules do not describe the printed ones.
dorra-amazonas-board-draw = Draw your own board
dorra-amazonas-edit-title = Your own board
dorra-amazonas-edit-hint = Put a photo of your board underneath, then tap where its villages are and connect them with routes.
dorra-amazonas-edit-mode = What are you drawing?
dorra-amazonas-edit-mode-village = Villages
dorra-amazonas-edit-mode-paths = Jungle paths
dorra-amazonas-edit-mode-waterways = Water routes
dorra-amazonas-edit-mode-mission = Missions
dorra-amazonas-edit-mode-change = Change a village
dorra-amazonas-edit-way-hint = Tap two villages to connect them; tap again to disconnect them.
dorra-amazonas-edit-mission-hint = Tap the villages of a mission card; still to come: { $n }
dorra-amazonas-edit-change-hint = Tap the village to be changed.
dorra-amazonas-edit-name = Name
dorra-amazonas-edit-species = Species
dorra-amazonas-edit-spaces = Spaces, in gold
dorra-amazonas-edit-remove = Remove
dorra-amazonas-edit-put = Place one anywhere
dorra-amazonas-edit-missions = Missions: { $n } of 8
dorra-amazonas-edit-mission = Mission { $n }
dorra-amazonas-edit-numbers = White numbers of the cards: { $n } of { $of }
dorra-amazonas-edit-numbers-hint = The small number at the top of each income card: if incomes are equal, the smaller number goes first. Enter all of your set or none; without them, the made-up numbers of the stand-in are used.
dorra-amazonas-edit-numbers-card = { $colour }, { $card }
dorra-amazonas-edit-numbers-clear = Leave them all out
dorra-amazonas-edit-board-name = Name of the board
dorra-amazonas-edit-photo = Photo of the board (stays in this browser)
dorra-amazonas-edit-keep = Save and play on it
dorra-amazonas-edit-kept = Saved. You will find it when setting up a new match.
dorra-amazonas-edit-link = Share this board
dorra-amazonas-edit-save = Save as a file
dorra-amazonas-edit-stand-in = Begin with the example board
dorra-amazonas-edit-check = The referee's check
dorra-amazonas-edit-counts = Villages: { $villages } · routes: { $ways } · missions: { $missions } of 8
dorra-amazonas-edit-right = This board is complete: every village is connected, every species occurs.

gold-rush-provenance = Your printed tiles have not been entered here yet. We drew these, and yours differ: enter yours once, or keep only the points.
own-box-title = Which tiles?
own-box-which = Tiles of this match
own-box-ours = Tiles drawn by us
own-box-entered = { $entered } of { $n } tiles entered
own-box-only = Only these tiles can be chosen in the match.
own-box-with-ours = As your start tile is missing, they are played together with ours.
own-box-complete = All { $n } tiles of your box are entered. They are played instead of ours.
own-box-enter = Enter my own tiles
own-box-continue = Enter the missing tiles
own-box-no-start = The start tile is missing.
own-box-whole = All { $n } tiles are entered. Once saved, they are played instead of ours.

title-edit-map = Draw a map

start-edit-map = Draw a map (Carcassonne Maps)

maps-none = No map
maps-stand-in = Example map
maps-setup = On a map
maps-setup-which = Which map
maps-pad = On a printed map (what is printed on it counts too)
maps-provenance = Your printed map has not been entered here yet. We drew this one; draw yours to play on it.
maps-begin = First draw a tile and place it on another start square, without a figure.
maps-begins = { $name } begins instead
maps-setup-hint = The start tile is on the first start square; enter below what is on the others.
maps-tiles = Also in the pile
maps-tiles-hint = Recommended on maps, without the rules of their boxes. Leave out what you do not have.
maps-starts = Tiles on the start squares
maps-starts-hint = At least two start squares carry a tile: the start tile, and one or two drawn at random.
maps-starts-none = no tile
maps-starts-choose = Choose the tile
maps-starts-turn = Rotate
maps-starts-clear = No tile here
maps-kind-normal = Square
maps-kind-start = Start square
maps-kind-town = Town
maps-kind-city = Large city
maps-kind-none = No square
maps-coats = Coats of arms
maps-side-N = Top
maps-side-E = Right
maps-side-S = Bottom
maps-side-W = Left
maps-edge-neutral = Nothing printed
maps-edge-city = City
maps-edge-road = Road
maps-edge-field = Field
maps-edge-ferry = Ferry
maps-edit-board = The map being drawn
maps-edit-hint = Tap cells or drag over several; two fingers move the map. “Details”: name, coats of arms and edges of a square.
maps-edit-brush = Paint
maps-edit-pick = Details
maps-edit-pick-hint = Tap a square to edit its details.
maps-edit-name = Name of the square
maps-edit-map-name = Name of the map
maps-edit-unnamed = My map
maps-edit-ferry-hint = Now tap the square of the other end and choose Ferry at its edge.

maps-edit-check = The referee's check
maps-edit-counts = Squares: { $squares } · borders: { $borders } · ferries: { $ferries }
maps-edit-right = The map is valid: you can play a match on it.
maps-edit-keep = Save the map
maps-edit-kept = Saved. You will find it when setting up a new match.
maps-edit-open = Open a file
maps-edit-sources = Begin from a map or a photo
maps-edit-known = A copy of
maps-edit-join = Attach another map on the right
maps-photo = Over a photo of the printed map
maps-photo-hint = The photo stays in this browser: the page proposes the grid of squares, and you drag its corners to where squares meet.
maps-photo-columns = Squares from left to right
maps-photo-rows = Squares from top to bottom
maps-photo-file = Photo
maps-photo-picture = The photo of the map
maps-photo-found = The grid of squares was found. Drag its corners if they are not where squares meet.
maps-photo-not-found = No grid was found. Drag the corners to where squares meet, and set how many squares lie between them.
maps-photo-take = Use this grid
maps-photo-corner-nw = Top left corner of the grid
maps-photo-corner-ne = Top right corner of the grid
maps-photo-corner-se = Bottom right corner of the grid
maps-photo-corner-sw = Bottom left corner of the grid
maps-photo-done = The photo is aligned with the grid.

look-title = Look at the table
look-tournament = Hints are off for everyone
look-hints-off = Off: the host has turned hints off.
look-features = Who leads where
look-features-hint = Every feature in the colour of its leader
look-chances = What can still be completed
look-chances-hint = What is missing, which tiles fit, how likely it is
look-chances-none = No feature on the table is incomplete.
look-audit = Check the table
look-audit-hint = Mismatched edges, surplus tiles, forgotten figures
look-aloud = The turn as text
look-aloud-hint = What happened, the score, whose turn it is
look-help = Rules that matter now
look-help-hint = One sentence each; plus a guide through the match
look-kind = Kind of feature
look-none = None of this kind is on the table.
look-nobody = unoccupied
look-nobody-leads = no leader
look-leads = { $name } leads
look-tied = tied: { $names }
look-of = { $kind }: { $tiles }
look-left =
    { $n ->
        [one] { $n } tile is left in the box.
       *[other] { $n } tiles are left in the box.
    }
look-left-unknown = The number of tiles left is unknown.
look-missing =
    { $n ->
        [one] { $n } tile is missing.
       *[other] { $n } tiles are missing.
    }
look-worth-now = Worth { $now } now.
look-worth-then = Worth { $now } now, { $then } when complete.
look-hole = { $place }: { $fits }
look-fits =
    { $n ->
        [one] { $n } tile fits
       *[other] { $n } tiles fit
    }
look-more-tiles =
    { $n ->
        [one] and { $n } more
       *[other] and { $n } more
    }
look-draws = Chance that { $name } alone draws what is missing: { $share }
look-closes = Chance of completion
look-dead =
    { $n ->
        [one] { $n } hole that no tile left can fill
       *[other] { $n } holes that no tile left can fill
    }
look-dead-spot = no tile left fits here

audit-wrong =
    { $n ->
        [one] { $n } problem found
       *[other] { $n } problems found
    }
audit-right = No problems found.
audit-dead-hint = Tap one to see it on the board.
audit-looked-at = What was checked
audit-looked-joins = edges that do not match
audit-looked-copies = more copies of a tile than exist
audit-looked-figures = two figures where only one could be placed
audit-looked-forgotten = completed features still occupied
audit-looked-holes = holes that no tile left can fill

aloud-again = Announce it again
aloud-speak = Read it aloud
aloud-last = Last turn: { $sentence }.
aloud-standing = Points: { $points }.
aloud-points = { $name } { $n }
aloud-over = The game is over.
aloud-turn = { $name }'s turn.
aloud-so-far = So far: { $sentence }.
aloud-may = Possible now: { $moves }.
quoted = “{ $words }”

match-move-deploy = Place a figure
match-move-place = Place a tile
match-move-end_turn = End the turn
match-move-end_game = End the game
match-move-discard = Discard a tile
match-move-open = Start in a village
match-move-event = Reveal the event
match-move-commit = Choose an income card
match-move-build = Build a tent
match-move-indio = Respond to the Indio's offer
match-move-mission = Reveal your mission
match-move-neutral = Place a neutral tent

help-now = Now: { $moment }
help-none = No special rule here.
help-moment-setup = setting up
help-moment-place = drawing and placing the tile
help-moment-act = placing a figure
help-moment-end = end of the turn, points
help-moment-over = end of the game
help-moment-opening = first tents
help-moment-event = event
help-moment-income = income cards
help-moment-reveal = turning the cards over
help-moment-building = building tents

guide-title = Guide
guide-on = Guide me through the turn
guide-off = I know how to play
guide-first = Our first match: guide us
guide-place = Draw a tile and tap the same one here. Search for it by name, or scroll.
guide-where = The highlighted places are legal. Tap where the tile is on your table.
guide-turn = Tap the tile until it matches your table, then “Place here”.
guide-act = Has someone placed a figure on this tile? Tap where it is. If not, end the turn without one.
guide-send = End the turn: the referee scores what is complete and shows which figures return.
guide-end = Other options are listed below; otherwise end the turn.
guide-wait = It is someone else's turn. Their moves appear here automatically; the eye next to the board shows more.
guide-over = The game is over: each tap scores one line. Move the scoring markers as you go.
guide-opening = Everyone puts up a first tent: tap the village where it stands on your board.
guide-event = Turn up the top event card on the table and tap the same one here.
guide-income = Everyone chooses an income card in secret. The others see it only when all have chosen.
guide-reveal = Turn the cards over together and tap which ones they were.
guide-building = Money first, then tents: tap a highlighted village for each tent on your board, then end the turn.

timer-title = Turn timer
timer-none = No timer
timer-limit = { $time } min per turn
timer-left = { $time } left
timer-over = { $time } overtime
timer-late = { $name }: time is up for this turn
timer-hint = Every phone shows the same remaining time, counted from the end of the previous turn. It is only a reminder.

kind-fish = fish

kinds-fish = fish

kind-butterfly = butterfly

kinds-butterfly = butterflies

kind-iguana = iguana

kinds-iguana = iguanas

kind-parrot = parrot

kinds-parrot = parrots

kind-orchid = orchid

kinds-orchid = orchids

title-audit = Check a table
title-evenings = Our past matches

audit-nothing = A finished table is checked for mismatched edges, surplus tiles, figures that could not have been placed, forgotten points and holes that no tile fits. Where does the table come from?
audit-from-photo = From a photo
audit-from-board = Drawn by hand
audit-from-match = From a match
audit-edit = Change the table
audit-other = Another table
audit-share = Share this table

start-audit = Check a finished table
start-evenings = Compare our past matches
start-guided = A first match, step by step

end-ranking = Ranking
end-place = { $place }.
end-kinds = Points by type
end-biggest = Biggest features
end-luck = Luck of the draw
end-luck-hint = The most that each drawn tile could have scored at once, compared with the average of the box at that moment.
end-luck-each = { $name }, tile by tile
end-luck-tile = best immediate value { $best }, box average { $mean }
end-luck-of =
    { $n ->
        [one] { $name }: { $n } tile, { $best } each, box { $mean }
       *[other] { $name }: { $n } tiles, { $best } each, box { $mean }
    }
end-time = Time
end-time-of =
    { $n ->
        [one] { $name }: { $whole } in { $n } turn, { $each } each
       *[other] { $name }: { $whole } in { $n } turns, { $each } each
    }
end-seconds = { $n } s
end-minutes = { $minutes } min { $seconds } s
end-hours = { $hours } h { $minutes } min
end-share = Share
end-share-picture = As a picture
end-share-text = As text
end-share-link = As a link
end-share-csv = Table (CSV)
end-share-json = Everything (JSON)
end-share-save = Save the picture
end-evenings = Compare our past matches

evenings-none = There are no finished matches in this browser yet. Keep score of one to the end and it will appear here.
evenings-players = Players
evenings-group =
    { $n ->
        [one] { $names }: { $n } match
       *[other] { $names }: { $n } matches
    }
evenings-all-games = All games
evenings-wins = Wins
evenings-mean = Average
evenings-hint = Finished matches known to this browser, grouped by player names. Tap a date to open one.

look-can = still possible
look-cannot = no longer possible
look-anyone = No matter who draws the missing tiles:
look-surely = the box still holds the tiles for it.
look-maybe = { $share }.

match-preview = Points right away
match-preview-none = without a figure
match-preview-goes-on = The turn continues after this: only what happens up to then is shown.
match-preview-nothing = No points right away.
match-preview-spot = up to { $n } at once

figure-tile = tile

dispute-board-title = May a player build there?
dispute-board-how = Tap a village: the referee answers and cites the rule. Below you can set up the table as it is.
dispute-board-tap = ask about it
dispute-board-who = Who builds?
dispute-board-table = Set up the table
dispute-board-mode = A tap on a village
dispute-board-ask = asks the referee
dispute-board-tent = places a tent of { $name }
dispute-board-neutral = places a neutral tent
dispute-board-none = removes the tents
dispute-board-gold = { $name }: gold
dispute-board-silver = { $name }: silver
dispute-board-build = { $name } builds in { $village }
dispute-board-neutral-tent = { $name } places a neutral tent in { $village }
dispute-board-instead = Allowed: { $villages }
dispute-board-other-neutral = And a neutral tent?
dispute-board-other-build = And a tent of the same player?
dispute-build-yes = Yes, that is allowed.
dispute-build-no = No, that is against the rules.
dispute-neutral-yes = Yes, that is allowed.
dispute-neutral-no = No, that is against the rules.

error-400 = This could not be read
error-400-do = The file or link is damaged. Use another one, or ask for it again.
error-401 = The key is missing
error-401-do = Open the link you were sent again, or join with the match code.
error-hints-off = Hints are off
error-hints-off-do = The host has turned them off for everyone and can turn them on again in the match menu.
error-seated = Someone has already taken this seat
error-seated-do = Choose another player, watch, or ask the host for this player's link.
error-full = Too many tiles are still unidentified
error-full-do = Say what the tiles below show and let them be learnt, or leave them out; then try again.
error-500 = Something went wrong on our side
error-500-do = It is our fault. Nothing is lost: try again in a moment; if it persists, save the match as a file.

dorra-amazonas-site-worth = { $site } · points { $points }

match-menu-hints-what = Without hints, as in a tournament: no legal places, no points before the turn ends, no chances, no leaders. Everyone sees that they are off.
