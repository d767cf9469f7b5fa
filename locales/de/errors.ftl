problem-unparsable = Der Inhalt der Anfrage ist nicht lesbar
    .meaning = Der Inhalt ist kein JSON in UTF-8, oder das Formular ist beschädigt.

problem-no-token = Ein Token wird gebraucht
    .meaning = Sende das Token im Header Authorization: Bearer.

problem-not-allowed = Dieses Token erlaubt das nicht
    .meaning = Dafür wird ein anderes Token gebraucht.

problem-hints-off = Hinweise sind ausgeschaltet
    .meaning = Die Spielleitung hat die Hinweise in dieser Partie für alle ausgeschaltet.

problem-not-found = Nicht gefunden
    .meaning = Unter dieser Adresse gibt es nichts.

problem-unknown-id = Unbekannte Id
    .meaning = Zur Id in der Adresse gibt es nichts.

problem-method = Methode nicht erlaubt
    .meaning = Welche Methoden hier gehen, steht im Header Allow.

problem-not-acceptable = Form nicht verfügbar
    .meaning = Diese Adresse kann nicht in der gewünschten Form antworten.

problem-seated = Der Platz ist besetzt
    .meaning = Diesen Platz hat schon jemand eingenommen.

problem-stale = Jemand war schneller
    .meaning = Das gesendete seq ist nicht das neueste.

problem-not-yet = Nicht gelesen
    .meaning = Das Foto ist noch nicht gelesen oder nicht lesbar.

problem-full = Kein Platz mehr
    .meaning = Bevor mehr angenommen wird, ist etwas zu entscheiden; was, steht in detail.

problem-being-answered = Antwort in Arbeit
    .meaning = Eine Anfrage mit diesem Idempotency-Key läuft gerade.

problem-too-large = Zu groß
    .meaning = Der Inhalt ist größer, als diese Adresse annimmt.

problem-media-type = Falscher Medientyp
    .meaning = Diese Adresse nimmt einen anderen Content-Type an.

problem-bad-content = Der Inhalt stimmt nicht
    .meaning = Was nicht stimmt und wo, steht in errors.

problem-illegal = Gegen die Regeln
    .meaning = Warum nicht, steht in ruling; mit insist wird trotzdem gespielt.

problem-too-many = Zu viele Anfragen
    .meaning = Warte so viele Sekunden, wie im Header Retry-After stehen.

problem-bug = Hier ist etwas schiefgegangen
    .meaning = Der Fehler liegt bei uns und ist protokolliert.

problem-busy = Ausgelastet
    .meaning = Warte so viele Sekunden, wie im Header Retry-After stehen.

problem-out-of-time = Zeit überschritten
    .meaning = Die Antwort hat zu lange gedauert; frage weniger auf einmal oder später noch einmal.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (und { $count } weitere)

error-unknown = Unbekannt: { $kind } { $name }.

error-unknown-near = Unbekannt: { $kind } { $name }. Meintest du { $near }?

error-required = Dieses Pflichtfeld fehlt.

error-null = Das Feld darf nicht null sein.

error-invalid = Ungültiger Wert.

error-input = Ungültige Eingabe.

error-input-type = Ungültiger Datentyp.

error-type = Ungültiger Typ.

error-list = Muss eine Liste sein.

error-string = Muss ein Text sein.

error-utf8 = Muss ein Text in UTF-8 sein.

error-number = Muss eine Zahl sein.

error-number-large = Die Zahl ist zu groß.

error-integer = Muss eine ganze Zahl sein.

error-special = Sonderwerte (nan oder unendlich) sind nicht erlaubt.

error-boolean = Muss true oder false sein.

error-mapping = Muss ein Objekt sein.

error-url = Muss eine URL sein.

error-uuid = Muss eine UUID sein.

error-date = Muss ein Datum sein.

error-min = Muss mindestens { $low } sein.

error-max = Darf höchstens { $high } sein.

error-range = Muss zwischen { $low } und { $high } liegen.

error-shorter = Kürzer als die Mindestlänge { $low }.

error-longer = Länger als die Höchstlänge { $high }.

error-length = Die Länge muss zwischen { $low } und { $high } liegen.

error-length-exact = Die Länge muss { $length } sein.

error-equal = Muss { $value } sein.

error-pattern = Der Text hat nicht die erwartete Form.

error-choice = Möglich sind: { $choices }.

error-object = Muss ein Objekt sein.

error-unknown-field = Unbekanntes Feld.

error-whole = Muss eine ganze Zahl sein.

error-true-false = Muss true oder false sein.

error-text = Muss ein Text sein.

error-a-list = Muss eine Liste sein.

error-moves = Muss eine Liste von Zügen sein.

error-side = Muss der Name einer Seite oder eine Liste davon sein.

error-sides = Höchstens { $most } Seiten.

error-most = Höchstens { $most }, nicht { $count }.

error-tile-or-inline = Muss die Id eines Plättchens oder ein hier beschriebenes Plättchen sein.

error-catalog-or-inline = Muss die Id eines Katalogs oder ein hier beschriebener Katalog sein.

error-board-or-inline = Muss die Id eines Spielplans oder ein hier beschriebener Spielplan sein.

error-inline-tiles = Hier beschriebene Kataloge haben zusammen höchstens { $most } Plättchen, nicht { $count }.

error-question = Frage nach einem Zug oder nach einem Gebiet, einem von beiden.

error-time = Muss ein Zeitpunkt sein: 2026-11-20T10:15:00Z.

error-must-be = Muss { $value } sein.

error-page-address = Muss die Adresse einer Seite sein: http://192.168.1.5:8000

error-tent-owner = Muss true sein oder wer es aufgestellt hat.

error-is-json = Muss JSON sein: { $what }.

error-null-removed = Muss für das, was entfernt werden soll, null sein.

error-null-tile = Muss null sein, wenn das Plättchen entfernt werden soll.

error-figure = Muss der Index einer Figur sein, new oder known.

error-change = Muss die Nummer einer Änderung sein.

error-key = Muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen.

error-key-again = Dieser Schlüssel wurde schon mit anderem Inhalt gesendet.

error-media = Der Inhalt muss { $needed } sein, nicht { $found }.

error-media-missing = Der Inhalt muss { $needed } sein; der Header Content-Type fehlt.

error-compressed = Der Inhalt darf nicht komprimiert sein.

error-empty = Der Inhalt ist leer; JSON wird gebraucht.

error-not-utf8 = Der Inhalt ist kein UTF-8 (Byte { $at }).

error-deep = Der Inhalt ist zu tief verschachtelt.

error-levels = Der Inhalt ist zu tief verschachtelt: höchstens { $most } Ebenen.

error-names = Ein Objekt hat höchstens { $most } Namen, nicht { $count }.

error-not-json = Der Inhalt ist kein JSON: { $why } (Zeile { $line }, Spalte { $column }).

error-odd-json = Der Inhalt ist kein lesbares JSON: { $why }.

error-character = Darf das Zeichen U+{ $code } nicht enthalten.

error-zero = Der Inhalt enthält das Zeichen U+0000.

error-surrogate = Der Inhalt enthält ein halbes Surrogatpaar.

refused-match = Diese Partie gibt es nicht.

refused-match-token = Das ist kein Token dieser Partie.

refused-match-needs-token = Eine Partie sieht nur, wer eines ihrer Token sendet.

refused-seat = Diesen Platz hat schon jemand eingenommen; die Spielleitung kann ein neues Token ausgeben.

refused-newest = Die neueste Änderung ist { $seq }.

refused-photo = Dieses Foto gibt es nicht, oder das Token gehört nicht dazu.

refused-against-rules = Gegen die Regeln.

refused-moves-for = Dieses Token zieht für { $players }, nicht für { $player }.

refused-takes-back = Das nimmt nur { $who } zurück.

refused-end-private = Das Spielende deckt auf, was andere geheim halten: Vor dem letzten Zug beendet nur die Spielleitung.

refused-end-illegal = Das Spielende deckt auf, was andere geheim halten: Nach Zügen gegen die Regeln beendet nur die Spielleitung.

refused-correction-private = Diese Korrektur deckt auf, was andere geheim halten: Nur die Spielleitung darf sie machen.

refused-another-version = Dieses Foto hat eine andere Version des Programms gelesen. Bitte lade es noch einmal hoch.

refused-empty-map = Nur ein Spiel auf einer Karte hat ein Foto der leeren Karte.

refused-catalog-enrol = Zum Anlernen eines Katalogs wird sein Token gebraucht.

refused-catalog-picture = Um ein Bild zu einem Katalog aufzuheben, wird sein Token gebraucht.

refused-no-picture = Zu diesem Katalog ist kein Bild aufgehoben.

read-no-tile = auf { $cell } liegt kein Plättchen

read-two-players = { $player } kommt in players zweimal vor

read-rotation = { $value } ist keine Drehung; es gibt 0, 90, 180 und 270

read-side = { $value } ist keine Seite; es gibt { $sides }

read-no-set = { $catalog } ist kein Plättchensatz

read-other-game = { $catalog } gehört zum Spiel { $game }, nicht zu { $this }

read-same-cell = liegt auf { $tile }, beide auf { $cell }

read-errors = mehr als { $most } Fehler; hier sind die ersten

read-this-game = das ist { $found }, nicht { $wanted }

read-no-feature = { $tile } hat { $kind } nicht; vorhanden: { $kinds }

read-edition-only = { $what } gibt es nur in der Edition { $edition }, nicht in { $found }

thing-board = Spielplan

thing-card = Karte

thing-catalog = Katalog

thing-choice = Auswahl

thing-colour = Farbe

thing-event = Ereignis

thing-expansion = Erweiterung

thing-field = Feld

thing-figure = Figur

thing-game = Spiel

thing-kind = Art

thing-map = Karte

thing-mark = Zeichen

thing-match = Partie

thing-move = Zug

thing-option = Option

thing-phase = Phase

thing-photo = Foto

thing-player = Person

thing-printing = Auflage

thing-provenance = Herkunft

thing-question = Frage

thing-rule = Regel

thing-schema = Schema

thing-species = Art

thing-step = Schritt

thing-tile = Plättchen

thing-token = Marker

thing-value = Wert

thing-village = Dorf

error-unknown-there = unbekannt: { $kind } { $name }; es gibt { $known }

error-unknown-one = unbekannt: { $kind } { $name }; meintest du { $near }?

error-unknown-none = unbekannt: { $kind } { $name }; hier gibt es nichts davon

error-unknown-many = unbekannt: { $kind } { $name }; es gibt { $known } und { $count } weitere

read-object = ein JSON-Objekt

read-must-be-object = muss ein Objekt sein

read-mark-list = eine Liste von Zeichen

read-tile-object = ein Plättchen ist ein JSON-Objekt

read-feature-object = ein Gebiet ist ein JSON-Objekt

read-feature-list = eine Liste von Gebieten

read-feature-count = eine Liste von 1 bis { $most } Gebieten

read-whole = eine ganze Zahl von { $low } bis { $high }

read-number = eine Zahl von { $low } bis { $high }

read-plain-text = einfacher Text, höchstens { $most } Zeichen

read-twice = { $what } kommt zweimal vor

read-track = { $figure } steht auf keiner Wertungstafel

read-track-space = { $figure } steht auf einem Feld der Wertungstafel, nicht auf einem Plättchen

read-copies = { $count } davon; höchstens { $most }

read-letters = vier Buchstaben, N E S W

read-catalogs-differ = das Plättchen { $tile } ist in { $one } und in { $other }, aber verschieden

read-options = Optionen sind JSON-Werte

read-expansions = eine Liste von Erweiterungen

read-does-not-go = { $what } geht nicht mit den anderen zusammen: { $why }

read-most = höchstens { $most }, nicht { $count }

read-text = muss ein Text von 1 bis { $most } Zeichen sein

read-tents = mehr Zelte als Plätze

read-tent = ein Zelt gehört jemandem oder ist neutral

read-players = es sind { $count } Personen

read-board = { $board } ist kein Spielplan dieses Spiels
