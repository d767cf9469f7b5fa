### Fișiere ale altor programe și notația.

format-list = Trebuie să fie o listă.

format-most = Cel mult { $most }.

format-not-covered = Neacceptat: { $what }.

format-whole-numbers = x, y și rotation trebuie să fie numere întregi.

format-one-of = Trebuie să fie { $names }.

format-cell = Trebuie să fie [x, y].

format-no-flock = Aici nu este nicio turmă de extins sau de mânat în staul.

format-chance = Neacceptat: salvarea nu spune ce s-a tras.

format-against = Împotriva regulilor: { $rules }.

format-not-over = Jocul nu se poate încheia aici.

format-cannot = Formatul nu poate cuprinde această partidă: { $why }

format-cannot-rules = regulile ei diferă.

format-cannot-points = sunt înregistrate doar punctele ei, nu și cartonașele.

format-cannot-house = are reguli ale casei.

format-cannot-tiles = cartonașele ei nu sunt cele ale unor cutii întregi.

format-other = { $format } nu poate cuprinde acest lucru.

notation-expected = Se aștepta { $wanted }, nu „{ $found }”.

notation-word = un cuvânt

notation-number = un număr

notation-twice = { $name } apare de două ori.

notation-figure = Un pion stă pe un cartonaș sau pe un spațiu al unui traseu.
