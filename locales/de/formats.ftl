### Dateien anderer Programme und die Kurzschrift.

format-list = Muss eine Liste sein.

format-most = Höchstens { $most }.

format-not-covered = Nicht unterstützt: { $what }.

format-whole-numbers = x, y und rotation müssen ganze Zahlen sein.

format-one-of = Muss { $names } sein.

format-cell = Muss [x, y] sein.

format-no-flock = Hier gibt es keine Herde zu vergrößern oder zu werten.

format-chance = Nicht unterstützt: Der Spielstand nennt nicht, was gezogen wurde.

format-against = Gegen die Regeln: { $rules }.

format-not-over = Das Spiel kann hier nicht enden.

format-cannot = Das Format kann diese Partie nicht aufnehmen: { $why }

format-cannot-rules = ihre Regeln weichen ab.

format-cannot-points = nur ihre Punkte werden festgehalten, nicht ihre Plättchen.

format-cannot-house = sie enthält Hausregeln.

format-cannot-tiles = ihre Plättchen sind nicht die ganzer Schachteln.

format-other = { $format } kann das nicht aufnehmen.

notation-expected = Erwartet: { $wanted }, nicht „{ $found }“.

notation-word = ein Wort

notation-number = eine Zahl

notation-twice = { $name } kommt zweimal vor.

notation-figure = Eine Figur steht auf einem Plättchen oder auf einem Feld einer Leiste.
