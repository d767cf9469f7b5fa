### What the kit says for every tile game. Keys of [reasons] are the keys of Reason, alone or below a rule id.

rule-TR-unknown = Unreadable tile
    .text = An unreadable tile never makes a placement illegal on the sides that are unknown. It neither closes nor joins anything; a feature touching it counts as complete only if every tile it could be would complete it.

rule-TR-assumed = Assumption
    .text = Whatever is not specified about a table is assumed, and the assumption is stated where an answer depends on it.

rule-TR-figure = Figure on an unknown feature
    .text = A figure whose feature on its tile is unknown counts for no feature.

rule-TR-held = Items in front of the players
    .text = What players have in front of them counts where a rule in play calls for it; anything else is ignored.

rule-TR-adjust = Adjustment
    .text = Points that the players agreed on for something the referee cannot see.

rule-TR-chance = Chance of completion
    .text = The chance that an incomplete feature is completed when all remaining tiles are drawn in turn order: each of its holes needs a separate tile that fits. It is computed exactly for one or two holes and by simulation for more.

rule-TR-hole = Hole that cannot be filled
    .text = An empty cell next to tiles in which no remaining tile fits. Whatever needs it stays incomplete unless a tile of another kind may be placed there.

rule-TR-revealed = Revealed is revealed
    .text = A private value that everyone has seen stays revealed, even when the moves that revealed it are undone. Players who continue from there play the same value again; only the host can insist on another one, visibly to everyone, and it is marked as a house rule.

rule-CR-points = Only points are tracked
    .text = In a match that tracks only points, no tiles are placed. Players enter what is scored on their real table: what it is, its size, and who scores it. The rules in force score it like the same feature on the board.

sources-kit = How this referee interprets a table

# of a source: under the letters of the rules that stand there ("CB-R"), and what follows a rule's own

sections-fn = footnote

reasons-over = The game is over.
reasons-within_a_turn = The current turn has to be finished before the game can end.
reasons-not_your_turn = It is not { $player }'s turn; it is { $to_move }'s.
reasons-step_place = The tile of this turn has to be placed first.
reasons-step_act = The tile of this turn has been placed already.
reasons-step_end = Nothing more can be placed this turn; it only has to be ended.
reasons-drawn = The tile drawn is { $drawn }, not { $tile }.
reasons-taken = There is already a tile at { $cell }: { $tile }.
reasons-corner = At { $cell } the tile would touch the others only at a corner; it needs a whole edge.
reasons-differ = The tile's { $side } edge shows { WORD($mine, form: "a") }, but its neighbour at { $other } shows { WORD($theirs, form: "a") }.
reasons-meet = The tile's { $side } edge matches its neighbour at { $other }: both show { WORD($mine, form: "a") }.
reasons-unreadable = The tile's { $side } edge borders the tile at { $other }, which could not be read there.
reasons-wild = The tile's { $side } edge borders the tile at { $other }, and one of the two matches anything.
reasons-undrawn = { $player } places the tile { $tile } instead of drawing one.
reasons-first_tile = It is the first tile and may go anywhere.
reasons-fits =
    The tile { $tile } fits in { $count } { $count ->
        [one] way
       *[other] ways
    }, so it has to be placed.
reasons-no_copy_left = No copy of { $tile } is left: the box has { $count }.
reasons-other_edition = The tile { $tile } is not in the box of edition { $edition }, only in that of: { $editions }.
reasons-applies = Rule: { $title }.
reasons-home = All figures on { WORD($kind, form: "the") } then return to their owners.
reasons-none_told_left = According to the entries, no copy of { $tile } is left in the box.
reasons-scored = The game is over and has been scored; nothing more is awarded.
reasons-never_drawn = The tile { $tile } is never drawn, so it cannot be discarded.
reasons-fits_nowhere = The tile { $tile } does not fit anywhere: it leaves the game and another one is drawn.
reasons-not_just_placed = The tile at { $cell } is not the one just placed.
reasons-one_figure = { $player } has already placed a figure on this tile; only one is allowed per turn.
reasons-no_such_figure = No { $figure } is in play here.
reasons-none_left =
    { $player } has no { $figure } left: all { $most } { $most ->
        [one] is
       *[other] are
    } on the table.
reasons-own_supply =
    { $most ->
        [one] { $player } has { WORD($figure, form: "a") } left in their supply.
       *[other] { $player } has { $count } of { $most } { WORD($figure, form: "many") } left in their supply.
    }
reasons-may_stand = { WORD($figure, form: "a") } may stand { WORD($kind, form: "on") }.
reasons-free =
    This connected { $kind } ({ $count } { $count ->
        [one] tile
       *[other] tiles
    }) is unoccupied.
reasons-completing = The tile has just completed { WORD($kind, form: "the") }, which may still be claimed before it is scored.
reasons-occupied = This { $kind } is already occupied: { $by }, at { $where }.
reasons-not_there = { WORD($figure, form: "a") } cannot stand { WORD($kind, form: "on") }.
reasons-nothing_due = There is nothing for { $player } to decide now.
reasons-feature = { $player }'s { $figure } at { $where } is { WORD($kind, form: "on") }, where it is not allowed.
reasons-completed = The tile has completed { WORD($kind, form: "the") }, so it is scored now.
reasons-complete =
    This { $kind } { $tiles ->
        [one] is
       *[other] of { $tiles } tiles is
    } complete.
reasons-incomplete =
    This { $kind } { $tiles ->
        [one] is
       *[other] of { $tiles } tiles is
    } not complete yet.
reasons-at_the_end =
    This { $kind } { $tiles ->
        [one] scores
       *[other] of { $tiles } tiles scores
    } only at the end of the game.
reasons-nobody = No figure on it counts, so it scores for no player.
reasons-alone = Only { $owners } has figures there.
reasons-majority = { $owners } has the most figures there: { $holders }.
reasons-tie = { $owners } are tied for the most figures there ({ $holders }): each scores the full points.
reasons-ranked_points =
    { $player } finishes in position { $place } with { $points } { $points ->
        [one] point
       *[other] points
    }.
reasons-ranked_shared =
    { $players } have { $points } { $points ->
        [one] point
       *[other] points
    } each and share position { $place }.
reasons-together = Figures of { $players } share the same { $kind }, on adjacent tiles: the second one could not have been placed there.
reasons-several = There are { $count } figures on the tile at { $where }; only one may be placed per turn.
reasons-may_pass = { $player } may end the turn without placing a tile.
reasons-turn_follows = { $player } is next.
reasons-final = The turn is complete: final scoring may follow.
reasons-gets = { $player } scores { $parts } = { $points }.
reasons-part = { $parts } = { $points }.
reasons-sum = As things stand it is worth { $parts } = { $points }.
reasons-nothing = As things stand it scores nothing: { $parts }.

reasons-TR-unknown-exactly = It touches a tile that could not be read; whatever that tile is, it is worth { $low }.
reasons-TR-unknown-between = It touches a tile that could not be read; it is worth between { $low } and { $high }.
reasons-TR-unknown-at_least = It touches something that could not be read or does not match; it is worth at least { $low }.
reasons-TR-unknown-deploy = It touches a tile that could not be read; there could be a figure beyond it.
reasons-TR-unknown-tile = The tile at { $where } could not be read; whatever touches it is uncertain.

reasons-CR-points-no_tiles = Tiles are not tracked in this match, only points.

reasons-TR-assumed-player = Assumption: it is { $player }'s turn.
reasons-TR-assumed-step_place = Assumption: no tile has been placed this turn yet.
reasons-TR-assumed-step_act = Assumption: no figure has been placed this turn yet.
reasons-TR-assumed-step_end = Assumption: this turn's tile and figure have been placed.
reasons-TR-assumed-just_placed = Assumption: the tile at { $cell } has just been placed.
reasons-TR-assumed-turn_done = Assumption: the last turn is complete.
reasons-TR-assumed-points = The points scored earlier are not known ({ $players }): these are only the points on the table.

reasons-TR-held-unknown = There is no { $thing } in this game; the entry for { $player } is ignored.

reasons-TR-figure-where = It is not known which feature { $player }'s { $figure } at { $where } is on, so it counts for none.

reasons-TR-chance-exact =
    Exact: { $count } { $count ->
        [one] hole
       *[other] holes
    } to fill, all draws of the remaining tiles equally likely.
reasons-TR-chance-nothing_fits = With the table as it is, none of the remaining tiles can complete it.
reasons-TR-chance-dealt =
    Simulated { $deals } times: { $count } { $count ->
        [one] hole
       *[other] holes
    } to fill, each with a different tile.
reasons-TR-chance-box_unknown = It is not known what is left in the box, so no chance can be given.
reasons-TR-chance-unreadable = It touches something that could not be read or does not match, so no chance can be given.
reasons-TR-chance-too_many = Too many tiles are missing to give a chance.
reasons-TR-chance-loose_end = One of its ends, on a tile, is still open: tiles alone do not complete it.
reasons-TR-chance-large_box = There are too many tiles left in the box to give a chance.
reasons-TR-chance-not_counted = All tiles are assumed to be drawn in turn order. Ignored: tiles placed nearby meanwhile, detours through other features, placement rules beyond matching edges, extra turns, and tiles never drawn.

reasons-TR-hole-nothing_left_fits = No tile left in the box fits at { $cell }.
reasons-TR-hole-nothing_ever_fits = No tile of the box fits at { $cell }.

reasons-TR-revealed-other_value = What { $player } had there was revealed already: it stays the same, unless the host insists on another value.

# of a match and of its last turn, to be shared or read aloud

summary-title = { $game }: { $players }
summary-over = The game is over.
summary-rank =
    { $place }. { $player }: { $points } { $points ->
        [one] point
       *[other] points
    }
summary-to_move = { $player } is next.
summary-ending = Everything has been played: the game can be ended.
summary-nobody = No points this turn.
summary-place = { $player } places the tile { $tile } at { $where }.
summary-deploy = { $player } places { WORD($figure, form: "a") } { WORD($kind, form: "on") }.
summary-complete =
    { WORD($kind, form: "a") } { $tiles ->
        [one] is
       *[other] of { $tiles } tiles is
    } complete.
summary-discard = { $player }'s tile { $tile } does not fit anywhere and is discarded.
summary-boat = The boat of { $player } goes from space { $from } to space { $to }.
summary-pitch = { $player } pitches the tent.
summary-open = { $player } puts up the first tent in { $village }.
summary-build = { $player } builds a tent in { $village }.
summary-neutral = { $player } places a neutral tent in { $village }.

lines-complete = { $player } scores { $points } for a completed { $kind }: { $parts } = { $points }.
lines-incomplete = { $player } scores { $points } for an incomplete { $kind }: { $parts } = { $points }.
lines-adjust = { $player } gets { $points } by agreement.
lines-shared = Figures there: { $holders }.
lines-exactly = A tile it touches could not be read; whatever it is, this is worth { $low }.
lines-between = Uncertain: between { $low } and { $high }.
lines-at_least = Uncertain: at least { $low }; it touches something that could not be read or does not match.
lines-unbounded = Uncertain: it touches something that could not be read or does not match.

parts-tile =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    } × { $each }
parts-adjust = { $points }
parts-other = { $count } { $what } × { $each }

photos-second-board = There is more than one board in the picture. The larger one was read; photograph the other one on its own.
photos-other-table = This does not look like the table of this match: hardly any of its tiles are in the picture. Take another photo with more of them in view, or use it as a new table.
photos-tile-unexplained = No legal turn was found that explains the tile at { $cell }.
photos-tiles-to-come =
    { $count } more { $count ->
        [one] tile is
       *[other] tiles are
    } new in the photo. Confirm these turns first; then the photo proposes the next ones.
photos-tile-differs = The match has a different tile at { $cell }. Correct it here or in the match history.
photos-figure-back = { $player }: the { $figure } at { $cell } has been returned.
photos-figure-left = { $player }: the { $figure } at { $cell } should have been returned, but it is still there.
photos-figure-gone = { $player }: the { $figure } at { $cell } is gone, and no move explains it.
photos-figure-differs = { $player }: in the match the { $figure } at { $cell } is on another feature of the tile, or is a different figure.
photos-figures-unclear =
    { $count } { $count ->
        [one] figure of the match is
       *[other] figures of the match are
    } not visible here; { $count ->
        [one] it counts
       *[other] they count
    } as unchanged.
photos-figure-unexplained = { $player }: no legal move was found that brings the { $figure } to { $cell }.
photos-returned = The { $kind } has been completed since. Was a figure on it?
photos-turn = Who placed this tile? Who gets what depends on it.
photos-scores-after = With these turns: { $scores }
photos-figure-nobody = At { $cell } there is a figure in a colour that is not in play.
photos-untold-sets = There also seem to be tiles of sets you did not select: { $sets }. Add these sets, and the photo will be read again with them.
photos-other-artwork = The artwork is that of another edition than the one you chose. The tiles were compared with all editions; the rules stay as you chose them.
photos-dark = The picture is too dark. Turn on more lights or move towards the window, and take it again.
photos-bright = The tiles are too bright to be recognised. Turn off the flash, shade them from lamps and the sun, and take the picture again.
photos-blurred = The picture is blurred. Hold the phone still, let it focus on the tiles, and take it again.
photos-small = The picture is too small. Send it at full size.
photos-plain = The picture shows nothing. Was something in front of the lens?
photos-flat = The angle is too flat. Take the picture from higher up, looking down at the tiles.
photos-far = The tiles are too far away. Get closer, so that they fill the picture.
photos-empty = No tiles were found in the picture. Photograph the table with all tiles in view.
photos-sets = Too few tiles of the chosen sets were recognised. Check which sets are in the game, and take the picture from closer and from above, in even light.
photos-map = The map of the reference picture was not found. Take the picture from above, sharp and in even light, with the whole map in view.
photos-grid = No board of square tiles was found, although there may be tiles. Take the picture from above, with all the tiles and a little of the table around them in view.

word-adjust = by agreement
word-and = and
word-N = top
word-E = right
word-S = bottom
word-W = left
word-unknown = unknown
    .a = something unknown
word-any = anything
    .a = anything

photos-board = The empty board of the reference picture was not found in the photo. Take a sharp photo from above that shows the whole board.

photos-bytes = The file is larger than { $most } MB.

photos-format = This is not a JPEG, PNG, WebP or HEIC picture.

photos-parts = The picture is damaged: it has too many parts.

photos-damaged = The { $format } picture is damaged or incomplete.

photos-unwritten = The picture cannot be saved as a JPEG.

photos-side = A side of the picture has more than { $most } pixels.

photos-slim = The picture is more than { $most } times as long as it is wide, so it cannot show a table.

photos-pixels = The picture has more than { $most } megapixels.

photos-unopened = The picture cannot be opened.

photos-limits = The picture cannot be opened within the limits of time and memory.

photos-few-pixels = The picture is too small: it needs at least { $least } pixels.

photos-no-board = No board of square tiles was found in the picture.

photos-no-tiles = No tiles were found.

photos-no-cards = No separate tiles were found. Lay them out face up with gaps on a plain table, and take the picture from above in even light.

photos-slow = Reading this photo took longer than { $seconds } seconds.

photos-memory = Reading this photo needed too much memory.

photos-broke-off = Reading this photo needed too much memory, or was cut short.

photos-failed = Reading this photo failed; the fault is ours.

photos-gone = The picture has been deleted.

photos-never-ended = Reading this photo was started several times and never finished.

options-tracking = Whether the tiles are tracked, or only the points of what is scored on a real table.
