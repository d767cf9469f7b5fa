### Errors of the API: what a request did wrong, and why it was refused.

problem-unparsable = The body cannot be read
    .meaning = The body is not JSON in UTF-8, or the form is malformed.

problem-no-token = A token is needed
    .meaning = Send the token in the header Authorization: Bearer.

problem-not-allowed = This token does not allow that
    .meaning = Another token is needed for this.

problem-hints-off = Hints are off
    .meaning = The host has turned hints off for everyone in this match.

problem-not-found = Not found
    .meaning = There is nothing at this address.

problem-unknown-id = Unknown id
    .meaning = There is nothing with the id in the address.

problem-method = Method not allowed
    .meaning = The header Allow lists the methods of this address.

problem-not-acceptable = Not acceptable
    .meaning = This address cannot answer in the requested form.

problem-seated = Seat taken
    .meaning = Someone has already joined as this player.

problem-stale = Someone else was faster
    .meaning = The seq sent is not the newest one.

problem-not-yet = Not read
    .meaning = The photo has not been read yet, or cannot be read.

problem-full = No room for more
    .meaning = Something has to be decided before more is accepted; see detail.

problem-being-answered = Still in progress
    .meaning = A request with this Idempotency-Key is still in progress.

problem-precondition = Not this version
    .meaning = What is at this address is not the requested version.

problem-too-large = Too large
    .meaning = The body is larger than this address accepts.

problem-media-type = Wrong media type
    .meaning = This address accepts another Content-Type.

problem-bad-content = Invalid content
    .meaning = See errors for what is wrong, and where.

problem-illegal = Against the rules
    .meaning = See ruling for the reason; with insist it is played anyway.

problem-too-many = Too many requests
    .meaning = Wait for the number of seconds in the header Retry-After.

problem-bug = Something went wrong on our side
    .meaning = The fault is ours and has been logged.

problem-busy = Busy
    .meaning = Wait for the number of seconds in the header Retry-After.

problem-out-of-time = Out of time
    .meaning = The answer took too long; ask for less at once, or try again later.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (and { $count } more)

error-unknown = There is no { $kind } “{ $name }”.

error-unknown-near = There is no { $kind } “{ $name }”. Did you mean { $near }?

error-required = This field is required.

error-null = This field must not be null.

error-invalid = This value is not valid.

error-input-type = Wrong type of data.

error-list = Must be a list.

error-string = Must be text.

error-utf8 = Must be text in UTF-8.

error-number = Must be a number.

error-number-large = The number is too large.

error-integer = Must be a whole number.

error-special = NaN and infinity are not allowed.

error-boolean = Must be true or false.

error-mapping = Must be an object.

error-min = Must be at least { $low }.

error-max = Must be at most { $high }.

error-range = Must be between { $low } and { $high }.

error-shorter = Too short: the length must be at least { $low }.

error-longer = Too long: the length may be at most { $high }.

error-length = The length must be between { $low } and { $high }.

error-length-exact = The length must be { $length }.

error-choice = Must be one of: { $choices }.

error-object = Must be an object.

error-unknown-field = There is no such field.

error-whole = Must be a whole number.

error-true-false = Must be true or false.

error-text = Must be text.
error-host = Must be the name or the address of a host.
error-unseen = Must contain a character that can be seen.

error-a-list = Must be a list.

error-moves = Must be a list of moves.

error-side = Must be the name of a side or a list of them.

error-sides = At most { $most } sides.

error-most = At most { $most }, not { $count }.

error-tile-or-inline = Must be the id of a tile or an inline tile.

error-catalog-or-inline = Must be the id of a catalog or an inline catalog.

error-board-or-inline = Must be the id of a board or an inline board.

error-inline-tiles = Inline catalogs may have at most { $most } tiles in total, not { $count }.

error-question = Ask about either a move or a feature.

error-time = Must be a time: 2026-11-20T10:15:00Z.

error-must-be = Must be { $value }.

error-page-address = Must be the address of a page: http://192.168.1.5:8000

error-tent-owner = Must be true, or the player who placed it.

error-null-removed = Must be null for what is to be removed.

error-null-tile = Must be null when the tile is to be removed.

error-figure = Must be the index of a figure, “new”, “known”, “returned” or “none”.

error-change = Must be the number of a change.

error-key = Must be 1 to 255 visible ASCII characters.

error-key-again = This key was sent before with another body.

error-media = The body must be { $needed }, not { $found }.

error-media-missing = The body must be { $needed }; the header Content-Type is missing.

error-compressed = The body must not be compressed.

error-empty = The body is empty; JSON is needed.

error-not-utf8 = The body is not UTF-8 (byte { $at }).

error-deep = The body is nested too deeply.

error-levels = The body is nested too deeply: { $most } levels at most.

error-names = An object has { $most } names at most, not { $count }.

error-nested = The body has { $most } objects and lists at most.

error-not-json = The body is not JSON: { $why } (line { $line }, column { $column }).

error-odd-json = The body is JSON that cannot be read here: { $why }.

error-character = Must not contain the character U+{ $code }.

error-zero = The body contains the character U+0000.

error-surrogate = The body contains half of a surrogate pair.

refused-match = There is no such match.

refused-match-token = This is not one of the tokens of this match.

refused-match-needs-token = A match is shown only with one of its tokens.

refused-seat = Someone has already joined as this player; the host can issue a new token.

refused-newest = The newest change is { $seq }.

refused-photo = There is no such photo, or this is not its token.

refused-against-rules = Against the rules.

refused-moves-for = This token plays for { $players }, not for { $player }.

refused-takes-back = Only { $who } may take that back.

refused-end-private = Ending the game reveals what others keep private: before its last turn, only the host may end it.

refused-end-illegal = Ending the game reveals what others keep private: after moves against the rules, only the host may end it.

refused-correction-private = That correction reveals what others keep private: only the host may make it.

refused-another-version = This photo was read by another version of the recogniser. Please upload it again.

refused-no-tiles = This game has no tiles.

refused-empty-map = Only a game on a map has a photo of the empty one.

refused-catalog-enrol = Enrolling a catalog requires its token.

refused-catalog-picture = Storing a picture with a catalog requires its token.

refused-no-picture = No picture is stored with this catalog.

thing-board = board

thing-card = card

thing-catalog = catalog

thing-choice = choice

thing-colour = colour

thing-event = event

thing-expansion = expansion

thing-field = field

thing-figure = figure

thing-game = game

thing-kind = kind

thing-map = map

thing-mark = mark

thing-match = match

thing-count = number
thing-move = move

thing-scoring = scoring
thing-option = option

thing-phase = phase

thing-photo = photo

thing-player = player

thing-printing = printing

thing-provenance = provenance

thing-quarter = quarter

thing-question = question

thing-rule = rule

thing-schema = schema

thing-species = species

thing-step = step

thing-tile = tile

thing-token = token

thing-value = value

thing-village = village

error-other = { $text }

error-picture = Send one picture as a file.

error-pictures = Send 1 to { $most } pictures as files.

error-only-field = Unknown field; the only one is { $field }.

error-sent-twice = Sent more than once.

error-only-photo = Only photo is a file.

error-files = Only photo and reference are files.

error-reference = A photo of the empty map or board is needed: send it along, or store it first (PUT /catalogs/{ "{" }id{ "}" }/picture).

error-no-match = There is no match “{ $match }”, or this is not one of its tokens.

error-no-box = There is no match or photo “{ $box }”, or this is not one of its tokens.

error-box-of-match = A photo of a match is read with what the match knows of the box.

error-field-json = As JSON: { $why }

error-json-object = Must be JSON: an object.

error-json-catalogs = Must be JSON: a list of catalog ids.

error-key-short = Without a token the key has to hold 128 random bits: a UUID, say, or { $characters } other characters.

error-moves-of = { $why } ({ $game } has: { $known })

error-moves-in-all = At most { $most } moves in all.

error-no-list = There is no valid list of moves { $at }.

error-not-insisted = Against the rules ({ $rules }), and no one insisted on it.

error-does-not-follow = This does not follow from the previous changes: { $change } of { $target }.

error-change-by = A player's change names the player; the host's does not.

error-change-moves = Only moves and corrections have these.

error-paid = Must be a list of { $form }.

error-players = { $game } is played by { $fewest } to { $most } players, not { $count }.

error-player-twice = There are two players “{ $player }”.

error-colour-twice = Two players have the colour { $colour }.

error-start-game = The match is { $game }, but its start is { $start }.

error-start-options = These are not the options of the match.

error-options-twice = The position already has a list of options.

error-option-sets = At most { $most } sets of options for a table of { $tiles } tiles.

error-placements = The tile can be placed in { $count } ways. At most { $most } are listed.

error-who-places = Who places it? The position does not name the player to move.

error-whose-turn = Whose turn is it?

error-which-tile = Which tile is to be placed?

error-no-tiles = { $game } is played without tiles.

error-no-set = { $catalog } is not a set of tiles.

error-no-set-of = { $catalog } is not a set of tiles of { $game }.

error-set-of-game = { $catalog } belongs to { $game }, not to { $other }.

error-kept-sets = Only stored tile sets can be read from a photo; name them by their ids.

error-map-picture = Photos on a map are compared with a photo of the empty map; this map does not state where its squares are in such a photo (picture).

error-needed-version = Send the content: this version is not known here.

error-other-version = The content is { $catalog } in version { $version }.

error-markup = Plain text only.

error-no-proposal = There is no proposal { $index }; there are { $count }.

error-proposal-twice = { $path } already decides proposal { $index }.

error-cards-gone = The pictures of its tiles have been deleted; photograph the tile again.

error-parts = There are { $count } parts.

error-picture-of = { $catalog } is not a map or a board ({ $form }); only they have a picture.

error-one-board = A table has one board, not { $count }.

error-village-places = This board does not state where its villages are (size, x, y).

error-photo-of-match = This is a photo of a match: its sets and options are the match's.

error-photo-of-map = A photo stays on the map it was taken of.

error-readings = A photo is read at most { $most } times. Please upload it again.

error-corrections = At most { $most } corrections of one photo.

error-corrected-cells = At most { $most } cells of one photo can be corrected.
error-corrected-figures = At most { $most } figures of one photo can be corrected.

error-most-players = At most { $most } players.

error-no-figure = There is no figure { $index }; figures in the photo: { $count }.

error-no-known-tile = There is no known tile at { $x }, { $y }.

error-no-tile-at = There is no tile at { $x }, { $y }.

error-tokens-on = These tokens are on { $feature }.

error-unknown-tile-there = The tile there is not known, so neither are its features.

error-no-feature-there = There is no { $feature } on { $tile } as it is placed; it has: { $features }.

error-features-there = There is more than one { $feature } on { $tile } as it is placed; it has: { $features }.

error-needed-stack = This is needed for a stack of tokens.

error-not-of-stack = Does not belong to a stack of tokens.

error-needed-token = This is needed for this token.

error-not-of-token = Does not belong to this token.

error-needed-cell = This is needed for a cell.

error-needed-cell-tile = This is needed for a cell (for a figure, send { $field }).

error-of-figure = Belongs to a figure, not to a cell.

error-of-stack = Belongs to a stack of tokens, not to a cell.

error-of-cell = Belongs to a cell, not to a figure.

error-needed-new-figure = This is needed for a new figure.

error-needed-known-figure = This is needed for a known figure.

error-new-figure-removed = A new figure cannot be removed.

error-needed-returned-figure = This is needed for a figure that was placed and returned.
error-needed-none-figure = This is needed for a feature without a figure.
error-turns-alone = The order of the turns is a correction by itself.

error-x-and-y = x and y go together.
error-message-alone = A move names either a marker, or a message and what is done with it.
error-catapult-only = This token brings only the field { $field }.
error-gift-field = This gift does not have that field.

error-known-figure = This is needed: a known figure can only be removed.

error-not-of-gone = Does not belong to a figure that is gone.

refused-role = The token for { $role } does not allow that; the one for { $roles } is required.

role-host = the host

role-player = players

role-viewer = viewers

refused-unplayable = it cannot be played

refused-later-list = The later list { $seq } could not be played then: { $why }

refused-moves = A match has at most { $most } moves.

refused-moves-in-all = A match has at most { $most } moves, counting those taken back or corrected.

refused-pad = The scorings of a match may count at most { $most } tiles, cities and tokens in all; each scoring counts as { $each } more.

refused-size = All changes of a match have at most { $most } kB: write shorter notes.

refused-start = The start position and the tile sets of a match have at most { $most } kB.

refused-overruled = A match has at most { $most } moves against the rules, fewer with more than { $tiles } tiles on the table.

refused-changes = A match has at most { $most } changes.

refused-undo = There is nothing to take back.

refused-redo = There is nothing to restore.

refused-photo-points = Tiles are not tracked in this match, so there is nothing to compare a photo with.
refused-points-tiles = Tiles are not tracked in this match, so it cannot begin with tiles on the table.
refused-match-photo = None of the match's tile sets can be read from a photo.

refused-versions = A catalog has at most { $most } versions.

refused-bytes = A catalog has at most { $most } bytes.

refused-catalog = Changing a catalog requires its token.

refused-cards = At most { $most } tile pictures are kept for one set; there are { $count } already.

refused-cards-ever = At most { $most } tile pictures are examined for one set; so far: { $count }.

refused-proposals = { $count } proposals are open; at most { $most } may be, with those of this photo. First choose their tiles, or mark them as no tiles of this set.

refused-no-enrolment = There is no such enrolment or card: send photos of the tiles first.

refused-old-enrolment = These pictures were deleted, and new photos have been sent since: use those.

refused-metrics = The metrics require METRICS_TOKEN, or an address in METRICS_NETWORKS.

refused-tents-corrected = The tents of such a photo are corrected in its position.

refused-tents-overlay = Nothing is drawn over a photo of tents; the answer gives the place of each.

refused-unreadable = This photo could not be read: { $why }

refused-not-read = This photo has not been read yet.

busy-photos = Too many photos are being processed.

busy-waiting-photos = Too many photos are waiting to be read.

busy-enrolment-same = The tiles of this set are being processed already. Send this again when that is done.

busy-enrolment = The tiles of other sets are being processed at the moment. Please try again soon.

busy-enrolment-late = The tiles of other sets are still being processed. Please try again soon.

json-at = { $why } (line { $line }, column { $column })
json-value = a value is missing

json-comma = a comma is missing

json-colon = a colon is missing

json-name = a name in double quotes is missing

json-trailing = there is a comma too many at the end

json-unterminated = text without a closing quotation mark

json-control = a control character that is not allowed

json-escape = invalid escape sequence

json-extra = content after the end

json-other = invalid

json-digits = a number has too many digits

json-twice = the name { $name } occurs twice in one object

json-constant = { $name } is not JSON

json-large = { $number } is too large a number

error-file-bytes = At most { $most } bytes.

error-is-json = Must be JSON: { $why }.

error-no-sequence = A change does not follow from the previous ones.
