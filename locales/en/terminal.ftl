terminal-size = { $width } x { $height } pixels, { $tiles } tiles, { $figures } figures, read in { $seconds } s
terminal-seen = What lies there
terminal-check = Please check
terminal-figures = Figures
terminal-odd = Odd or wrong on this board
terminal-points-end = Points if the game ended now
terminal-points-now = Points now
terminal-totals = Totals
terminal-on-table = These points are only those on the table. Points scored earlier in the game are not in a photo; add them with --points red=12,blue=7.
terminal-nothing = none: nothing that pays is occupied
terminal-whole = The totals count the points told with --points.
terminal-edition = edition seen: { $edition }
terminal-edition-rules = edition seen: { $edition }; rules of { $used }
terminal-sets = tiles of sets that were not named: { $found }; read it with --sets { $sets }
terminal-legend = ^ > v <: where the top of the tile points; *: please check; (?): a tile may lie there
terminal-figure = { $figure } at { $cell } on { $where }
terminal-piece = { $figure } at { $cell }
terminal-place = { $cell } on { $where }
terminal-nowhere = a feature that cannot be told
terminal-served = Tile Referee is served at
terminal-only-here = Only this machine reaches it; phones do with BIND_ADDRESS=0.0.0.0
terminal-scan = On the phone (in the same network) scan:
terminal-unreadable = { $why } (stage: { $stage })
terminal-file = { $file }: { $why }
terminal-no-tiles = { $game } has no tiles to read; the page reads photos of its board (./run)
terminal-options-json = --options is not JSON: { $why }
terminal-options-object = --options must be a JSON object
terminal-points-form = --points takes player=points, separated by commas, not { $found }

doubt-close = another tile or rotation is nearly as likely
doubt-edges = an edge does not meet its neighbour
doubt-unknown = looks like no tile of the chosen sets
doubt-odd = unlike the pictures known of this tile, or more copies than the box holds
doubt-faint = it is not certain that a tile lies here
doubt-missing = a tile may lie here unseen
doubt-changed = it does not look like the tile that lay here before
doubt-weak = it is not certain that this is a figure
doubt-border = it stands close to the border of two features
doubt-nowhere = the tile has no feature it may stand on, or is unknown
doubt-colour = two colours are nearly as likely
doubt-kind = it is not certain which piece it is
doubt-space = several spaces lie on this tile; a photo cannot tell them apart for certain
doubt-tokens = a photo cannot tell how many tokens lie in this stack
doubt-hidden = it should be here, but is not to be seen in the photo
doubt-tent = it is not certain that a tent stands here
