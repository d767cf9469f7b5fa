### Errors of the API and of unreadable input. English is also how they are found: what code and libraries say in English is looked up here.

problem-unparsable = The body cannot be read
    .meaning = The body is not JSON in UTF-8, or the form is broken.

problem-no-token = A token is needed
    .meaning = Send the token in the header Authorization: Bearer.

problem-not-allowed = This token does not allow that
    .meaning = Another token is needed for this.

problem-hints-off = Hints are off
    .meaning = The host has turned hints off for everybody in this match.

problem-not-found = Not found
    .meaning = There is nothing at this address.

problem-unknown-id = Unknown id
    .meaning = The id in the address names nothing.

problem-method = Method not allowed
    .meaning = The methods this address answers are in the header Allow.

problem-not-acceptable = Not acceptable
    .meaning = This address cannot answer in the form that was asked for.

problem-seated = Somebody sits there
    .meaning = Somebody has joined as this player already.

problem-stale = Somebody was faster
    .meaning = The seq sent is not the newest one.

problem-not-yet = Not read
    .meaning = The photo has not been read yet, or cannot be read.

problem-full = No room for more
    .meaning = Something has to be decided before more is taken; what, says detail.

problem-being-answered = Still being answered
    .meaning = A request with this Idempotency-Key is under way.

problem-too-large = Too large
    .meaning = The body is larger than this address takes.

problem-media-type = Wrong media type
    .meaning = This address takes another Content-Type.

problem-bad-content = The content is not right
    .meaning = What is wrong, and where, stands in errors.

problem-illegal = Against the rules
    .meaning = Why not stands in ruling; with insist it is played all the same.

problem-too-many = Too many requests
    .meaning = Wait for the seconds in the header Retry-After.

problem-bug = Something went wrong here
    .meaning = The fault is ours and has been logged.

problem-busy = Busy
    .meaning = Wait for the seconds in the header Retry-After.

problem-out-of-time = Out of time
    .meaning = The answer took too long; ask for less at once, or later again.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (and { $count } more)

error-unknown = There is no { $kind } { $name }.

error-unknown-near = There is no { $kind } { $name }. Did you mean { $near }?

error-required = Missing data for required field.

error-null = Field may not be null.

error-invalid = Invalid value.

error-input = Invalid input.

error-input-type = Invalid input type.

error-type = Invalid type.

error-list = Not a valid list.

error-string = Not a valid string.

error-utf8 = Not a valid utf-8 string.

error-number = Not a valid number.

error-number-large = Number too large.

error-integer = Not a valid integer.

error-special = Special numeric values (nan or infinity) are not permitted.

error-boolean = Not a valid boolean.

error-mapping = Not a valid mapping type.

error-url = Not a valid URL.

error-uuid = Not a valid UUID.

error-date = Not a valid date.

error-min = Must be greater than or equal to { $low }.

error-max = Must be less than or equal to { $high }.

error-range = Must be greater than or equal to { $low } and less than or equal to { $high }.

error-shorter = Shorter than minimum length { $low }.

error-longer = Longer than maximum length { $high }.

error-length = Length must be between { $low } and { $high }.

error-length-exact = Length must be { $length }.

error-equal = Must be equal to { $value }.

error-pattern = String does not match expected pattern.

error-choice = Must be one of: { $choices }.

error-object = Must be an object.

error-unknown-field = Unknown field.

error-whole = Must be a whole number.

error-true-false = Must be true or false.

error-text = Must be text.

error-a-list = Must be a list.

error-moves = Must be a list of moves.

error-side = Must be the name of a side or a list of them.

error-sides = At most { $most } sides.

error-most = At most { $most }, not { $count }.

error-tile-or-inline = Must be the id of a tile or an inline tile.

error-catalog-or-inline = Must be the id of a catalog or an inline catalog.

error-board-or-inline = Must be the id of a board or an inline board.

error-inline-tiles = Inline catalogs have { $most } tiles at most together, not { $count }.

error-question = Ask about a move or about a feature, one of the two.

error-time = Must be a time: 2026-11-20T10:15:00Z.

error-must-be = Must be { $value }.

error-page-address = Must be the address of a page: http://192.168.1.5:8000

error-tent-owner = Must be true, or the player who put it up.

error-is-json = Must be JSON: { $what }.

error-null-removed = Must be null for what is to be removed.

error-null-tile = Must be null when the tile is to be removed.

error-figure = Must be the index of a figure, "new" or "known".

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

error-not-json = The body is not JSON: { $why } (line { $line }, column { $column }).

error-odd-json = The body is not JSON we can read: { $why }.

error-character = Must not contain the character U+{ $code }.

error-zero = The body contains the character U+0000.

error-surrogate = The body contains half of a surrogate pair.

refused-match = There is no such match.

refused-match-token = This is not one of the tokens of this match.

refused-match-needs-token = A match is shown to whoever sends one of its tokens.

refused-seat = Somebody has joined as this player already; the host can hand out a new token.

refused-newest = The newest change is { $seq }.

refused-photo = There is no such photo, or this is not its token.

refused-against-rules = Against the rules.

refused-moves-for = This token moves for { $players }, not for { $player }.

refused-takes-back = Only { $who } takes that back.

refused-end-private = Ending the game reveals what others keep private: before its last turn only the host ends it.

refused-end-illegal = Ending the game reveals what others keep private: after moves against the rules only the host ends it.

refused-correction-private = That correction reveals what others keep private: only the host may make it.

refused-another-version = This photo was read by another version of the recogniser. Please upload it again.

refused-empty-map = Only a game on a map has a photo of the empty one.

refused-catalog-enrol = Enrolling a catalog takes its token.

refused-catalog-picture = Keeping a picture with a catalog takes its token.

refused-no-picture = No picture is kept with this catalog.

read-no-tile = no tile lies at { $cell }

read-two-players = there are two players { $player }

read-rotation = { $value } is no rotation; there is 0, 90, 180 and 270

read-side = { $value } is no side; there is { $sides }

read-no-set = { $catalog } is no set of tiles

read-other-game = { $catalog } belongs to the game { $game }, not to { $this }

read-same-cell = lies on { $tile }, both at { $cell }

read-errors = more than { $most } errors; here are the first

read-this-game = this is { $found }, not { $wanted }

read-no-feature = { $tile } has no { $kind }; it has { $kinds }

read-edition-only = { $what } exists in edition { $edition } only, not in { $found }

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

thing-move = move

thing-option = option

thing-phase = phase

thing-photo = photo

thing-player = player

thing-printing = printing

thing-provenance = provenance

thing-question = question

thing-rule = rule

thing-schema = schema

thing-species = species

thing-step = step

thing-tile = tile

thing-token = token

thing-value = value

thing-village = village

error-unknown-there = unknown { $kind } { $name }; there is { $known }

error-unknown-one = unknown { $kind } { $name }; did you mean { $near }?

error-unknown-none = unknown { $kind } { $name }; there is none here

error-unknown-many = unknown { $kind } { $name }; there is { $known } and { $count } more

read-object = a JSON object

read-must-be-object = must be an object

read-mark-list = a list of marks

read-tile-object = a tile is a JSON object

read-feature-object = a feature is a JSON object

read-feature-list = a list of features

read-feature-count = a list of 1 to { $most } features

read-whole = a whole number from { $low } to { $high }

read-number = a number from { $low } to { $high }

read-plain-text = plain text, at most { $most } characters

read-twice = { $what } is there twice

read-track = a { $figure } stands on no track

read-track-space = a { $figure } stands on a space of its track, not on a tile

read-copies = { $count } of them; at most { $most }

read-letters = four letters, N E S W

read-catalogs-differ = tile { $tile } is in both { $one } and { $other }, and differs

read-options = options are JSON values

read-expansions = a list of expansions

read-does-not-go = { $what } does not go with the others: { $why }

read-most = at most { $most }, not { $count }

read-text = must be text of 1 to { $most } characters

read-tents = more tents than spaces

read-tent = a tent belongs to a player or is neutral

read-players = there are { $count } players

read-board = { $board } is no board of this game
