### File di altri programmi e la notazione.

format-list = Deve essere una lista.

format-most = Al massimo { $most }.

format-not-covered = Non gestito: { $what }.

format-whole-numbers = x, y e rotation devono essere numeri interi.

format-one-of = Deve essere { $names }.

format-cell = Deve essere [x, y].

format-no-flock = Qui non c'è un gregge da ampliare o da portare all'ovile.

format-chance = Non gestito: il salvataggio non indica che cosa è stato pescato.

format-against = Contro le regole: { $rules }.

format-not-over = La partita non può finire qui.

format-cannot = Il formato non può contenere questa partita: { $why }

format-cannot-rules = le sue regole sono diverse.

format-cannot-points = se ne registrano solo i punti, non le tessere.

format-cannot-house = contiene regole della casa.

format-cannot-tiles = le sue tessere non sono quelle di scatole intere.

format-other = { $format } non può contenerlo.

notation-expected = Atteso: { $wanted }, non «{ $found }».

notation-word = una parola

notation-number = un numero

notation-twice = { $name } compare due volte.

notation-figure = Una pedina sta su una tessera o su uno spazio di un tracciato.
