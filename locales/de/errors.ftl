### Errors of the API: what a request did wrong, and why it was refused.

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

problem-unknown-id = Unbekannte ID
    .meaning = Zur ID in der Adresse gibt es nichts.

problem-method = Methode nicht erlaubt
    .meaning = Welche Methoden hier gehen, steht im Header Allow.

problem-not-acceptable = Format nicht verfügbar
    .meaning = Diese Adresse kann nicht im gewünschten Format antworten.

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

problem-precondition = Andere Version
    .meaning = Unter dieser Adresse liegt nicht die verlangte Version.

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

problem-bug = Bei uns ist etwas schiefgegangen
    .meaning = Der Fehler liegt bei uns und ist protokolliert.

problem-busy = Ausgelastet
    .meaning = Warte so viele Sekunden, wie im Header Retry-After stehen.

problem-out-of-time = Zeit überschritten
    .meaning = Die Antwort hat zu lange gedauert; frag weniger auf einmal ab, oder versuch es später noch einmal.

error-first = { $path }: { $message }

error-more = { $path }: { $message } (und { $count } weitere)

error-unknown = Es gibt { $kind } „{ $name }“.

error-unknown-near = Es gibt { $kind } „{ $name }“. Meintest du { $near }?

error-required = Dieses Pflichtfeld fehlt.

error-null = Das Feld darf nicht null sein.

error-invalid = Ungültiger Wert.

error-input-type = Ungültiger Datentyp.

error-list = Muss eine Liste sein.

error-string = Muss ein Text sein.

error-utf8 = Muss ein Text in UTF-8 sein.

error-number = Muss eine Zahl sein.

error-number-large = Die Zahl ist zu groß.

error-integer = Muss eine ganze Zahl sein.

error-special = Sonderwerte (nan oder unendlich) sind nicht erlaubt.

error-boolean = Muss true oder false sein.

error-mapping = Muss ein Objekt sein.

error-min = Muss mindestens { $low } sein.

error-max = Darf höchstens { $high } sein.

error-range = Muss zwischen { $low } und { $high } liegen.

error-shorter = Zu kurz: Die Länge muss mindestens { $low } sein.

error-longer = Zu lang: Die Länge darf höchstens { $high } sein.

error-length = Die Länge muss zwischen { $low } und { $high } liegen.

error-length-exact = Die Länge muss { $length } sein.

error-choice = Möglich sind: { $choices }.

error-object = Muss ein Objekt sein.

error-unknown-field = Dieses Feld gibt es nicht.

error-whole = Muss eine ganze Zahl sein.

error-true-false = Muss true oder false sein.

error-text = Muss ein Text sein.
error-host = Muss der Name oder die Adresse eines Rechners sein.
error-unseen = Muss ein sichtbares Zeichen enthalten.

error-a-list = Muss eine Liste sein.

error-moves = Muss eine Liste von Zügen sein.

error-side = Muss der Name einer Seite oder eine Liste davon sein.

error-sides = Höchstens { $most } Seiten.

error-most = Höchstens { $most }, nicht { $count }.

error-tile-or-inline = Muss die ID eines Plättchens oder ein hier beschriebenes Plättchen sein.

error-catalog-or-inline = Muss die ID eines Katalogs oder ein hier beschriebener Katalog sein.

error-board-or-inline = Muss die ID eines Spielplans oder ein hier beschriebener Spielplan sein.

error-inline-tiles = Hier beschriebene Kataloge haben zusammen höchstens { $most } Plättchen, nicht { $count }.

error-question = Frage entweder nach einem Zug oder nach einem Gebiet.

error-time = Muss ein Zeitpunkt sein: 2026-11-20T10:15:00Z.

error-must-be = Muss { $value } sein.

error-page-address = Muss die Adresse einer Seite sein: http://192.168.1.5:8000

error-tent-owner = Muss true sein oder die Person, die sie aufgestellt hat.

error-null-removed = Muss für das, was entfernt werden soll, null sein.

error-null-tile = Muss null sein, wenn das Plättchen entfernt werden soll.

error-figure = Muss der Index einer Figur sein, new, known, returned oder none.

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

error-nested = Der Inhalt hat höchstens { $most } Objekte und Listen.

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

refused-takes-back = Das darf nur { $who } zurücknehmen.

refused-end-private = Das Spielende deckt auf, was andere geheim halten: Vor dem letzten Zug darf nur die Spielleitung das Spiel beenden.

refused-end-illegal = Das Spielende deckt auf, was andere geheim halten: Nach Zügen gegen die Regeln darf nur die Spielleitung das Spiel beenden.

refused-correction-private = Diese Berichtigung deckt auf, was andere geheim halten: Nur die Spielleitung darf sie vornehmen.

refused-another-version = Dieses Foto wurde von einer anderen Version des Programms gelesen. Bitte lade es noch einmal hoch.

refused-no-tiles = Dieses Spiel hat keine Plättchen.

refused-empty-map = Nur ein Spiel auf einer Karte hat ein Foto der leeren Karte.

refused-catalog-enrol = Zum Anlernen eines Katalogs wird sein Token gebraucht.

refused-catalog-picture = Um ein Bild zu einem Katalog zu speichern, wird sein Token gebraucht.

refused-no-picture = Zu diesem Katalog ist kein Bild gespeichert.

thing-board = keinen Spielplan

thing-card = keine Karte

thing-catalog = keinen Katalog

thing-choice = keine Auswahl

thing-colour = keine Farbe

thing-event = kein Ereignis

thing-expansion = keine Erweiterung

thing-field = kein Feld

thing-figure = keine Figur

thing-game = kein Spiel

thing-kind = keine Art

thing-map = keine Karte

thing-mark = kein Zeichen

thing-match = keine Partie

thing-count = keine Zahl
thing-move = keinen Zug

thing-scoring = keine Wertung
thing-option = keine Option

thing-phase = keine Phase

thing-photo = kein Foto

thing-player = keine Person

thing-printing = keinen Druck

thing-provenance = keine Herkunft

thing-quarter = kein Viertel

thing-question = keine Frage

thing-rule = keine Regel

thing-schema = kein Schema

thing-species = keine Art

thing-step = keinen Schritt

thing-tile = kein Plättchen

thing-token = keinen Marker

thing-value = keinen Wert

thing-village = kein Dorf

error-other = { $text }

error-picture = Nötig ist genau ein Bild als Datei.

error-pictures = Nötig sind 1 bis { $most } Bilder als Dateien.

error-only-field = Unbekanntes Feld; es gibt nur { $field }.

error-sent-twice = Mehrmals gesendet.

error-only-photo = Nur photo ist eine Datei.

error-files = Nur photo und reference sind Dateien.

error-reference = Nötig ist ein Foto der leeren Karte oder des leeren Spielplans, mitgesendet oder vorher gespeichert (PUT /catalogs/{"{"}id{"}"}/picture).

error-no-match = Die Partie „{ $match }“ gibt es nicht, oder das Token gehört nicht dazu.

error-no-box = Es gibt keine Partie und kein Foto „{ $box }“, oder das Token gehört nicht dazu.

error-box-of-match = Ein Foto einer Partie wird mit dem gelesen, was die Partie über die Schachtel weiß.

error-field-json = Als JSON: { $why }

error-json-object = Muss JSON sein: ein Objekt.

error-json-catalogs = Muss JSON sein: eine Liste von Katalog-IDs.

error-key-short = Ohne Token muss der Schlüssel 128 zufällige Bits enthalten: etwa eine UUID oder { $characters } andere Zeichen.

error-moves-of = { $why } ({ $game } hat: { $known })

error-moves-in-all = Insgesamt höchstens { $most } Züge.

error-no-list = Es gibt keine gültige Zugliste { $at }.

error-not-insisted = Gegen die Regeln ({ $rules }), und niemand hat darauf bestanden.

error-does-not-follow = Das folgt nicht aus den Änderungen davor: { $change } zu { $target }.

error-change-by = Änderungen von Mitspielenden nennen, von wem sie sind; die der Spielleitung nicht.

error-change-moves = Gibt es nur bei moves und correct.

error-paid = Muss eine Liste von { $form } sein.

error-players = { $game } spielen { $fewest } bis { $most } Personen, nicht { $count }.

error-player-twice = „{ $player }“ kommt unter den Mitspielenden zweimal vor.

error-colour-twice = Die Farbe { $colour } ist zweimal vergeben.

error-start-game = Die Partie ist { $game }, ihr Anfang aber { $start }.

error-start-options = Das sind nicht die Optionen der Partie.

error-options-twice = Die Stellung hat schon eine Liste von Optionen.

error-option-sets = Optionssätze bei einem so großen Tisch: höchstens { $most } (Plättchen: { $tiles }).

error-placements = Das Plättchen kann auf { $count } Arten gelegt werden. Aufgezählt werden höchstens { $most }.

error-who-places = Wer legt es? In der Stellung steht nicht, wer am Zug ist.

error-whose-turn = Wer ist am Zug?

error-which-tile = Welches Plättchen wird gelegt?

error-no-tiles = { $game } wird ohne Plättchen gespielt.

error-no-set = { $catalog } ist kein Plättchensatz.

error-no-set-of = { $catalog } ist kein Plättchensatz von { $game }.

error-set-of-game = { $catalog } gehört zu { $game }, nicht zu { $other }.

error-kept-sets = Auf einem Foto werden nur gespeicherte Plättchensätze erkannt; nenne ihre IDs.

error-map-picture = Fotos auf einer Karte werden mit einem Foto der leeren Karte verglichen; bei dieser Karte fehlt, wo ihre Felder auf einem solchen Foto liegen (picture).

error-needed-version = Der Inhalt wird gebraucht: Diese Version ist hier nicht bekannt.

error-other-version = Der Inhalt ist { $catalog } in Version { $version }.

error-markup = Nur einfacher Text.

error-no-proposal = Vorschlag { $index } gibt es nicht; Vorschläge insgesamt: { $count }.

error-proposal-twice = { $path } entscheidet schon über Vorschlag { $index }.

error-cards-gone = Die Bilder der Plättchen sind gelöscht; fotografiere das Plättchen noch einmal.

error-parts = Zahl der Teile: { $count }.

error-picture-of = { $catalog } ist weder Karte noch Spielplan ({ $form }); nur sie haben ein Bild.

error-one-board = Ein Tisch hat einen Spielplan, nicht { $count }.

error-village-places = Bei diesem Spielplan fehlt, wo seine Dörfer liegen (size, x, y).

error-photo-of-match = Das ist ein Foto einer Partie: Es gelten deren Sätze und Optionen.

error-photo-of-map = Ein Foto bleibt bei der Karte, auf der es aufgenommen wurde.

error-readings = Ein Foto wird höchstens { $most }-mal ausgewertet. Bitte lade es noch einmal hoch.

error-corrections = Höchstens { $most } Berichtigungen an einem Foto.

error-corrected-cells = Auf einem Foto lassen sich höchstens { $most } Felder berichtigen.
error-corrected-figures = Auf einem Foto lassen sich höchstens { $most } Figuren berichtigen.

error-most-players = Höchstens { $most } Personen.

error-no-figure = Figur { $index } gibt es nicht; Figuren auf dem Foto: { $count }.

error-no-known-tile = Auf dem Feld { $x }, { $y } liegt kein bekanntes Plättchen.

error-no-tile-at = Auf dem Feld { $x }, { $y } liegt kein Plättchen.

error-tokens-on = Diese Marker liegen auf { $feature }.

error-unknown-tile-there = Das Plättchen dort ist nicht bekannt, seine Gebiete also auch nicht.

error-no-feature-there = { $tile } hat, so wie es liegt, kein solches Gebiet ({ $feature }); vorhanden: { $features }.

error-features-there = { $tile } hat, so wie es liegt, mehrere solche Gebiete ({ $feature }); vorhanden: { $features }.

error-needed-stack = Dieses Feld wird für einen Stapel gebraucht.

error-not-of-stack = Gehört nicht zu einem Stapel.

error-needed-token = Dieses Feld wird für diesen Marker gebraucht.

error-not-of-token = Gehört nicht zu diesem Marker.

error-needed-cell = Dieses Feld wird für einen Platz auf dem Tisch gebraucht.

error-needed-cell-tile = Dieses Feld wird für einen Platz auf dem Tisch gebraucht (für eine Figur sende { $field }).

error-of-figure = Gehört zu einer Figur, nicht zu einem Platz auf dem Tisch.

error-of-stack = Gehört zu einem Stapel, nicht zu einem Platz auf dem Tisch.

error-of-cell = Gehört zu einem Platz auf dem Tisch, nicht zu einer Figur.

error-needed-new-figure = Dieses Feld wird für eine neue Figur gebraucht.

error-needed-known-figure = Dieses Feld wird für eine bekannte Figur gebraucht.

error-new-figure-removed = Eine neue Figur lässt sich nicht entfernen.

error-needed-returned-figure = Dieses Feld wird für eine Figur gebraucht, die gesetzt wurde und wieder zurückkam.
error-needed-none-figure = Dieses Feld wird für ein Gebiet ohne Figur gebraucht.
error-turns-alone = Die Reihenfolge der Züge ist eine Korrektur für sich.

error-x-and-y = x und y gehören zusammen.
error-message-alone = Ein Spielzug nennt entweder einen Zählstein oder eine Depesche und was mit ihr geschieht.
error-catapult-only = Dieser Wurf bringt nur das Feld { $field }.
error-gift-field = Dieses Geschenk hat dieses Feld nicht.

error-known-figure = Dieses Feld wird gebraucht: Eine bekannte Figur lässt sich nur entfernen.

error-not-of-gone = Gehört nicht zu einer Figur, die nicht mehr da ist.

refused-role = Das Token für { $role } erlaubt das nicht; nötig ist das für { $roles }.

role-host = die Spielleitung

role-player = Mitspielende

role-viewer = Zuschauende

refused-unplayable = sie lässt sich nicht spielen

refused-later-list = Die spätere Liste { $seq } ließe sich dann nicht spielen: { $why }

refused-moves = Eine Partie hat höchstens { $most } Züge.

refused-moves-in-all = Eine Partie hat höchstens { $most } Züge, zurückgenommene und berichtigte mitgezählt.

refused-pad = Die Wertungen einer Partie zählen zusammen höchstens { $most } Plättchen, Städte und Marker; jede Wertung zählt wie { $each } weitere.

refused-size = Alle Änderungen einer Partie haben höchstens { $most } kB: Notizen kürzer fassen.

refused-start = Anfangsstellung und Plättchensätze einer Partie haben höchstens { $most } kB.

refused-overruled = Eine Partie hat höchstens { $most } Züge gegen die Regeln, weniger bei mehr als { $tiles } Plättchen auf dem Tisch.

refused-changes = Eine Partie hat höchstens { $most } Änderungen.

refused-undo = Es gibt nichts zurückzunehmen.

refused-redo = Es gibt nichts wiederherzustellen.

refused-photo-points = In dieser Partie werden keine Plättchen festgehalten, also lässt sich ein Foto mit nichts vergleichen.
refused-points-tiles = In dieser Partie werden keine Plättchen festgehalten, also kann sie nicht mit Plättchen auf dem Tisch beginnen.
refused-match-photo = Keiner der Sätze der Partie lässt sich auf einem Foto erkennen.

refused-versions = Ein Katalog hat höchstens { $most } Versionen.

refused-bytes = Ein Katalog hat höchstens { $most } Bytes.

refused-catalog = Zum Ändern eines Katalogs wird sein Token gebraucht.

refused-cards = Zu einem Satz werden höchstens { $most } Bilder von Plättchen gespeichert; vorhanden: { $count }.

refused-cards-ever = Zu einem Satz werden höchstens { $most } Bilder von Plättchen ausgewertet; bisher: { $count }.

refused-proposals = Offene Vorschläge: { $count }; mit denen dieses Fotos dürfen es höchstens { $most } sein. Wähle erst ihre Plättchen, oder gib an, dass sie nicht zu diesem Satz gehören.

refused-no-enrolment = Ein solches Anlernen oder Bild gibt es nicht: Sende zuerst Fotos der Plättchen.

refused-old-enrolment = Diese Bilder wurden gelöscht, und seitdem wurden neue Fotos gesendet: Verwende diese.

refused-metrics = Für die Metriken ist METRICS_TOKEN oder eine Adresse aus METRICS_NETWORKS nötig.

refused-tents-corrected = Die Hütten auf einem solchen Foto werden in seiner Stellung berichtigt.

refused-tents-overlay = Auf ein Foto mit Hütten wird nichts gezeichnet; die Antwort enthält die Orte.

refused-unreadable = Dieses Foto war nicht lesbar: { $why }

refused-not-read = Dieses Foto ist noch nicht ausgewertet.

busy-photos = Es werden gerade zu viele Fotos verarbeitet.

busy-waiting-photos = Zu viele Fotos warten auf die Auswertung.

busy-enrolment-same = Die Plättchen dieses Satzes werden schon verarbeitet. Sende das danach noch einmal.

busy-enrolment = Gerade werden Plättchen anderer Sätze verarbeitet. Bitte versuch es gleich noch einmal.

busy-enrolment-late = Die Plättchen anderer Sätze werden noch verarbeitet. Bitte versuch es gleich noch einmal.

json-at = { $why } (Zeile { $line }, Spalte { $column })
json-value = hier fehlt ein Wert

json-comma = hier fehlt ein Komma

json-colon = hier fehlt ein Doppelpunkt

json-name = hier fehlt ein Name in doppelten Anführungszeichen

json-trailing = überzähliges Komma am Ende

json-unterminated = Text ohne schließendes Anführungszeichen

json-control = unerlaubtes Steuerzeichen

json-escape = ungültige Escape-Sequenz

json-extra = überzähliger Inhalt nach dem Ende

json-other = ungültig

json-digits = eine Zahl hat zu viele Ziffern

json-twice = der Name { $name } kommt in einem Objekt zweimal vor

json-constant = { $name } ist kein JSON

json-large = { $number } ist eine zu große Zahl

error-file-bytes = Höchstens { $most } Bytes.

error-is-json = Muss JSON sein: { $why }.

error-no-sequence = Eine Änderung folgt nicht aus denen davor.
