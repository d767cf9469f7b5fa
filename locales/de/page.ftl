app-name = Tile Referee
app-back = Zur Startseite
app-start-over = Zur Startseite
app-loading = Einen Moment …
app-close = Schließen
app-offline = Keine Verbindung. Deine Partien gehen hier weiter und werden abgeglichen, sobald die Verbindung wieder da ist.
app-online = Die Verbindung ist wieder da
app-noscript = Diese Seite braucht JavaScript. Ohne JavaScript gibt es den Befehl ./run score FOTO.jpg und die API:

title-photo = Foto auswerten
title-match-new = Neue Partie
title-join = Partie beitreten
title-match = Partie
title-table = Partie auf dem Tisch
title-dispute = Streitfrage klären
title-edit-board = Auslage zeichnen
title-edit-tile = Plättchen zeichnen
title-rule = Regel

start-lead = Der Schiedsrichter für Carcassonne mit echten Plättchen.
start-choices = Was möchtest du tun?
start-photo = Foto auswerten
start-photo-hint = Fotografiere den Tisch: alle Punkte, mit Begründung.
start-dispute = Streitfrage klären
start-dispute-hint = Darf das Plättchen dorthin? Wer bekommt die Punkte? Antwort und Regel.
start-match = Partie mitschreiben
start-match-hint = Zug um Zug, auf jedem Handy am Tisch.
start-matches = Letzte Partien
start-photos = Letzte Fotos
start-over = beendet
start-more = Mehr
start-join = Partie beitreten
start-join-hint = Mit dem Code, den die Spielleitung hat.
start-edit-board = Auslage zeichnen
start-edit-tile = Eigene Plättchen zeichnen
start-theme = Hell oder dunkel

theme-system = Wie im Gerät eingestellt
theme-light = Hell
theme-dark = Dunkel

start-language = Sprache

photo-new-title = Foto auswerten
photo-new-lead = Fotografiere den Tisch. Alles darauf wird gewertet, mit Begründung.
photo-new-camera = Foto machen
photo-new-choose = Foto auswählen
file-choose = Datei auswählen
photo-new-tips = Von oben, mit allen Plättchen im Bild und ohne Hände davor. Lass die Figuren stehen.
photo-new-tips-board = Von oben, mit dem ganzen Spielplan im Bild und ohne Hände davor. Lass die Hütten stehen.
photo-new-sets = Auf dem Tisch
photo-new-which = Plättchen in diesem Spiel
photo-new-edition = Auflage
photo-new-edition-hint = An der Gestaltung der Plättchen ist die Auflage zu erkennen, und deren Regeln gelten. Wähle nur dann eine andere, wenn du nach anderen Regeln spielst.
photo-new-box = Mit deiner Schachtel vergleichen (am { $day } berichtigt)
photo-new-box-hint = Auflagen und Verzierungen unterscheiden sich. Plättchen, die du auf einem früheren Foto oder in einer Partie berichtigt hast, zeigen, wie deine aussehen.
photo-new-print = Plättchen drucken (PDF): { $name }
photo-new-print-part = Plättchen drucken (PDF, Teil { $n } von { $of }): { $name }
photo-new-stand-in = { $name }: Anzahlen wie veröffentlicht, Zeichnungen von uns. Fotos des gedruckten Spiels lassen sich damit nicht lesen; drucke unsere Bögen oder zeichne und fotografiere deine eigenen Plättchen.
photo-new-two = Zwei Personen: Hütten einer dritten Farbe sind neutral
photo-new-map = Karte unter den Plättchen
photo-new-map-none = Keine (einfacher Tisch)
photo-new-map-draw = Diese Karte wurde nicht über einem Foto gezeichnet, daher lassen sich Fotos von Partien darauf nicht lesen.
photo-new-reference-board = Foto desselben Spielplans ohne Hütten
photo-new-reference-why = Durch den Vergleich mit deinem Foto werden die Hütten erkannt.
photo-new-reference-kept = Das Foto, über dem dieser Spielplan gezeichnet wurde, ist schon da: Mehr wird nicht gebraucht.

maps-edit-kept-picture = Fotos von Partien darauf können gelesen werden.

title-edit-dorra-table = Tisch von Hand eingeben

photo-tents-told = Wessen Hütten stehen wo?
photo-tents-told-hint = Tippe ein Dorf an, und gib ein, wessen Hütten dort stehen; gib dann ein, was alle haben. Der Schiedsrichter zählt die Punkte.

dorra-amazonas-table-tell = Nur einen Tisch auswerten

photo-tents-title = Hütten auf dem Spielplan
photo-tents-hint = Erkannte Hütten: { $n }. Prüfe sie, und gib dann ein, was kein Foto zeigt.
photo-tents-board = Der Spielplan mit den erkannten Hütten
photo-tents-picture = Das Foto
photo-tents-check = Stimmt das?
photo-tents-sure = Alles ist eindeutig.
photo-tents-unsure = unsicher
photo-tents-hidden = nicht im Bild
photo-tents-tap = Tippe ein Dorf an, um seine Hütten zu ändern.
photo-tents-right = Stimmt so
photo-tents-hand = Was { $name } hat
photo-tents-indio = Indio-Plättchen: { $kind }
photo-tents-gold = Gold
photo-tents-silver = Silber
photo-tents-medal = Wertungschip
photo-tents-mission = Auftrag
photo-tents-count = Punkte zählen

photo-new-own-draw = Meine Plättchen zeichnen
photo-new-own-photos = Mein eigener Satz, aus Fotos seiner Plättchen
photo-new-own = Spielst du mit einem anderen Satz? Fotografiere oder zeichne seine Plättchen; dann lassen sich auch Tische damit lesen.
photo-new-enrol = Fotos der Plättchen von { $name }

sort-articles = der die das
catalog-base = Grundspiel
catalog-river = Der Fluss
catalog-inns-and-cathedrals = Wirtshäuser und Kathedralen
catalog-traders-and-builders = Händler und Baumeister
catalog-hills-and-sheep = Schafe und Hügel
catalog-abbey-and-mayor = Abtei und Bürgermeister
catalog-princess-and-dragon = Burgfräulein und Drache
catalog-cult = Die Kultstätte
catalog-monasteries = Klöster in Deutschland
catalog-river-2 = Der Fluss II
catalog-king-and-robber = König und Raubritter
catalog-bridges-castles-and-bazaars = Brücken, Burgen und Basare
catalog-corn-circles = Die Kornkreise
catalog-count = Der Graf von Carcassonne
catalog-darmstadt = Darmstadt
catalog-ferries = Die Fähren
catalog-festival = Das Fest
catalog-flier = Die Fluggeräte
catalog-goldmines = Die Goldminen
catalog-gq11 = Games Quarterly 11
catalog-labyrinth = Das Labyrinth
catalog-castles-in-germany = Burgen in Deutschland
catalog-halflings = Halb so wild
catalog-catapult = Das Katapult
catalog-cathedrals-in-germany = Kathedralen in Deutschland
catalog-plague = Die Pest
catalog-school = Die Schule
catalog-mage-and-witch = Magier und Hexe
catalog-robbers = Die Räuber
catalog-russian-promos = Russische Sonderplättchen
catalog-siege = Katharer und Belagerer
catalog-tower = Der Turm
catalog-tunnel = Der Tunnel
catalog-under-the-big-top = Manege frei!
catalog-watchtowers = Die Wachtürme
catalog-wind-roses = Die Windrosen
catalog-winter = Winter-Carcassonne
catalog-wheel-of-fortune = Das Schicksalsrad

sets-tiles-only = { $name } (nur die Plättchen)

edition-C1 = Erste Auflage (ab 2000)
edition-C1-r1 = Erste Auflage, ursprüngliche Wiesenregel
edition-C1-r2 = Erste Auflage, zweite Wiesenregel
edition-C1-r3 = Erste Auflage, heutige Wiesenregel
edition-C2 = Zweite Auflage (2014)
edition-C3 = Dritte Auflage (2021)
edition-C31 = Dritte Auflage, späterer Druck
edition-besiegers = Belagerer
edition-five = fünf Plättchen
edition-six = sechs Plättchen
edition-river-3 = Der Fluss III (Big Box 5)
edition-cathars = Katharer
edition-winter = Winter-Carcassonne

upload-sending = Das Foto wird gesendet …
upload-preparing = Das Bild wird vorbereitet …
upload-cancel = Abbrechen
upload-cancelled = Abgebrochen.
upload-share = Das Foto wird gesendet: { $share }
upload-opening = Der Server öffnet das Foto …

reading-title = Die Auslage wird gelesen
reading-queued = Andere Fotos sind zuerst an der Reihe …
reading-decode = Das Bild wird geöffnet
reading-lattice = Das Raster der Plättchen wird gesucht
reading-cells = Jedes Plättchen wird erkannt
reading-figures = Die Figuren werden gesucht
reading-settle = Die Auslage wird zusammengesetzt
reading-grid =
    { $n ->
        [one] Das Bild mit dem Raster von { $n } Plättchen
       *[other] Das Bild mit dem Raster von { $n } Plättchen
    }
reading-cancel = Abbrechen

quality-dark = Das Bild ist dunkel. Werden Plättchen falsch erkannt, hilft mehr Licht.
quality-bright = Das Bild ist stellenweise zu hell. Werden Plättchen falsch erkannt, halte Lampen und Sonne fern und schalte den Blitz aus.
quality-blurred = Das Bild ist unscharf. Werden Plättchen falsch erkannt, halte das Handy ruhig und fotografiere noch einmal.
quality-small = Das Bild ist klein. Werden Plättchen falsch erkannt, schick das Bild in voller Größe.
quality-plain = Das Bild scheint leer zu sein.

unreadable-title = Dieses Foto ist nicht lesbar
unreadable-stage = Abgebrochen { $stage }.
unreadable-decode = Diese Datei ist kein Bild, das sich öffnen lässt. Mach das Foto noch einmal, oder sende ein JPEG.
unreadable-lattice = Es war kein Raster aus Plättchen zu finden. Fotografiere senkrecht von oben und geh näher heran, sodass die Plättchen das Bild füllen.
unreadable-cells = Die Plättchen waren nicht zu erkennen. Versuch es mit mehr Licht, und prüfe, ob die richtigen Plättchensätze angekreuzt sind.
unreadable-figures = Die Figuren waren nicht zu lesen. Versuch es mit mehr Licht.
unreadable-settle = Was zu sehen war, ergibt keine Auslage. Prüfe, ob die richtigen Plättchensätze angekreuzt sind.
unreadable-other = Mach das Foto noch einmal, senkrecht von oben.
unreadable-tip-above = Halte das Handy waagerecht über die Mitte.
unreadable-tip-light = Mehr Licht, kein Blitz; keine Lampe, die sich auf den Plättchen spiegelt.
unreadable-tip-whole = Alle Plättchen im Bild, mit etwas Tisch ringsum.
unreadable-again = Ein anderes Foto versuchen

stage-decode = beim Öffnen des Bildes
stage-lattice = bei der Suche nach dem Raster der Plättchen
stage-cells = beim Erkennen der Plättchen
stage-figures = bei der Suche nach Figuren
stage-settle = beim Zusammensetzen der Auslage
stage-other = beim Lesen

photo-title = Die Auslage auf deinem Foto
photo-summary =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }

legend = Was die Zeichnungen bedeuten

board-label = Auslage
board-mode = Auslage zeigen als
board-photo = Foto
board-drawn = Skizze
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Ganze Auslage zeigen
board-near = Zeigen, wo gespielt wird
board-place = Reihe { $row }, Spalte { $column }
board-tile = { $place }: { $tile }{ $doubt }
board-figure = { $figure }, { $place }{ $doubt }
board-missing = { $place }: hier liegt vielleicht ein übersehenes Plättchen
board-free = { $place }: bisher kein Plättchen
board-doubtful = , zu prüfen

panel-label = Aktionen
panel-back = Zurück

check-left =
    { $n ->
        [one] Noch { $n } Frage offen
       *[other] Noch { $n } Fragen offen
    }
check-left-new =
    { $n ->
        [one] Noch { $n } Frage offen
       *[other] Noch { $n } Fragen offen
    }, davon { $new } neu nach deiner Antwort
check-tile = Welches Plättchen liegt hier?
check-missing = Liegt hier ein Plättchen?
check-figure = Stimmt diese Figur?
check-figures = Was davon sind Figuren?
check-seen = Auf deinem Foto
check-crop = Ausschnitt des Fotos: { $place }
check-no-crop = Kein Bild von dieser Stelle.
check-candidates = Wahrscheinliche Plättchen
check-choose = Dieses: { $tile }, um { $rotation }° gedreht
check-other = Ein anderes Plättchen …
check-no-tile = Hier liegt kein Plättchen
check-nothing = Nein, hier ist nichts
check-figure-on = auf: { $feature }
check-figure-nowhere = Es ist nicht klar, auf welchem Gebiet sie steht.
check-right = Das stimmt
check-change = Ändern …
check-no-figure = Hier ist keine Figur
check-hidden = Steht diese Figur noch da?
check-hidden-there = Ja, sie steht noch da
check-hidden-gone = Nein, sie ist weg
check-skip = Später
check-skip-all = Alle überspringen

reason-close = Zwei Plättchen sehen hier fast gleich aus.
reason-edges = Eine Kante passt nicht zum Nachbarplättchen.
reason-unknown = Es sieht keinem Plättchen der gewählten Sätze ähnlich.
reason-odd = Es sieht anders aus als die bekannten Bilder dieses Plättchens, oder hier liegen mehr davon, als das Spiel enthält.
reason-faint = Es ist nicht sicher, dass hier ein Plättchen liegt.
reason-missing = Hier ist Platz für ein Plättchen.
reason-weak = Es ist nicht sicher, dass das eine Figur ist.
reason-border = Sie steht nahe an der Grenze zwischen zwei Gebieten.
reason-nowhere = Sie steht auf nichts, was sich besetzen lässt.
reason-colour = Zwei Farben sind fast gleich wahrscheinlich.
reason-changed = Es sieht nicht aus wie das Plättchen, das vorher hier lag.
reason-hidden = Laut der Partie steht sie hier, auf dem Foto ist sie aber nicht zu sehen.
reason-kind = Es ist nicht sicher, welche Figur das ist.
reason-pieces = Welche davon sind keine einfachen Meeples?
reason-tokens = Wie viele Schürfplättchen liegen in diesem Stapel?

stack-count = Schürfplättchen im Stapel
stack-most = Hierher kamen höchstens { $n }.
stack-where = { $feature }, { $place }
stack-title = Wie viele Schürfplättchen liegen hier? ({ $tokens })

reason-space = Auf diesem Plättchen liegen mehrere Felder; ein Foto kann sie nicht sicher unterscheiden.
reason-tent = Steht hier eine Hütte ({ $colour })?

edition-seen = auf dem Foto erkannt
edition-seen-short = Erkannt: { $edition }
edition-seen-is = Erkannte Auflage: { $edition }
edition-rules = Regeln: { $edition }
edition-change-hint = Die Punkte unten ändern sich sofort.

sets-first = Eines vorweg
sets-ask =
    { $n ->
        [one] Hier scheint auch ein Plättchen von „{ $name }“ zu liegen. Den Satz hinzufügen?
       *[other] Hier scheinen auch Plättchen von „{ $name }“ zu liegen ({ $n }). Den Satz hinzufügen?
    }
sets-ask-several = Hier scheinen auch Plättchen dieser Sätze zu liegen. Hinzufügen?
sets-tiles =
    { $n ->
        [one] { $name } ({ $n } Plättchen)
       *[other] { $name } ({ $n } Plättchen)
    }
sets-add = Hinzufügen und neu lesen
sets-no = Nein
sets-again = Foto noch einmal lesen
sets-again-hint = Das Foto wird mit diesen Sätzen noch einmal gelesen. Deine Angaben bleiben erhalten.
sets-count =
    { $n ->
        [one] { $n } Plättchensatz
       *[other] { $n } Plättchensätze
    }
sets-change = Ändern
sets-other = Sätze auf dem Tisch …
sets-other-table = Liegen andere Sätze auf dem Tisch?

overview-done = Alles ist geprüft
overview-skipped =
    { $n ->
        [one] Eine Frage ist noch offen
       *[other] { $n } Fragen sind noch offen
    }
overview-tap = Vergleiche die Auslage mit deinem Tisch. Tippe ein Plättchen oder eine Figur an, um etwas zu ändern.

pieces-also = Auf diesem Tisch kann es auch geben: { $pieces }. Auf einem Foto verwechselt man sie leicht mit Meeples.
pieces-rest = Alles andere stimmt so
pieces-unseen = Liegt davon noch etwas auf dem Tisch?

add-tile-missing = Ein Plättchen fehlt
add-tile-where = Wo liegt das Plättchen?
add-tile-hint = Tippe die Stelle neben den anderen Plättchen an.
add-tile-taken = Entfernt: { $tile }, { $place }.
add-tile-back = Zurücklegen

overview-scores = Punkte zeigen
overview-match = Mit diesem Tisch eine Partie beginnen
overview-missing = Fehlt noch: { $figure }
overview-tiles =
    { $n ->
        [one] Plättchen
       *[other] Plättchen
    }
overview-again =
    { $n ->
        [one] Offene Frage beantworten
       *[other] { $n } offene Fragen beantworten
    }
overview-as-text = Die Auslage als Text

later-take = Was wurde seitdem gespielt?
later-lead = Fotografiere den Tisch. Was seitdem gespielt wurde, wird zu Zügen, sobald du es bestätigst.
later-title = Seitdem gespielt
later-other = Ist das ein anderer Tisch?
later-nothing = Alles auf dem Tisch ist in der Partie schon erfasst.
later-none = Es wurde kein Zug gefunden, der zu dem führt, was das Foto zeigt.
later-next = Diese Züge sind gespielt. Hier sind die nächsten auf dem Foto.
later-play =
    { $n ->
        [one] Ja, diesen Zug spielen
       *[other] Ja, diese { $n } Züge spielen
    }
later-played = Züge vom Foto: { $n }
later-order = Ihre Reihenfolge zeigt das Foto nicht. Öffne einen Zug, um zu ändern, wann und von wem er gespielt wurde.
later-stale = Inzwischen haben andere gespielt. Das hier ist noch neu.
later-again = Noch ein Foto machen
later-new = Als neuen Tisch nehmen
later-back = Zurück zur Partie
later-change = Ändern: { $what }

tile-unknown = unbekanntes Plättchen
tile-none = kein Plättchen
tile-kind =
    { $n ->
        [one] { $kind }
       *[other] { $n } { $kinds }
    }
tile-title = Plättchen: { $place }
tile-turn = Drehen
tile-remove-half = Halbes Plättchen entfernen: { $where }
tile-cannot-tell = Nicht sicher
tile-figures = Figuren auf diesem Plättchen
tile-change-figure = Ändern: { $figure }
tile-add-figure = Figur hinzufügen
tile-other = Es ist ein anderes Plättchen

picker-search = Plättchen suchen
picker-example = { $kinds } …
also-field = Acker Weide Gras
also-road = Weg Pfad
also-city = Burg Ort
also-monastery = Abtei Kirche
also-river = Wasser Bach
also-inn = Gasthaus Gasthof Herberge
also-pennants = Schild Banner

picker-tiles = Plättchen
picker-none = Kein Plättchen der gewählten Sätze passt dazu.
picker-shape = Nach den Kanten
picker-shape-how = Welche Kanten hat es? Tippe im Uhrzeigersinn an, was sie zeigen: Stadt, Straße und so weiter. Tippe hier auf eine Kante, um sie zu ändern; wie das Plättchen gedreht ist, spielt keine Rolle.
picker-edge = { $where }: { $what }
picker-edge-open = noch nichts
picker-narrow = Nur Plättchen mit
picker-camera = Das Plättchen fotografieren
picker-camera-looking = Das Plättchen wird erkannt …
picker-camera-which = Welches ist es?
picker-camera-none = Es wurde kein Plättchen erkannt. Halte es bei gutem Licht nah und gerade vor die Kamera und versuch es noch einmal.
picker-camera-close = Keines davon
picker-clear = Alle zeigen
picker-clear-only = Alle zeigen, nicht nur: { $what }
picker-others = Plättchen anderer Sätze
picker-rotation = Wie gedreht?
picker-turn = { $tile }, um { $rotation }° gedreht

figure-name = { $kind } ({ $colour })
figure-on = { $figure } { $where }
on-feature = auf der { $feature }
on-mountain = auf dem { $feature }
on-city = in der { $feature }
on-monastery = im { $feature }
on-quarter = in { $feature }
on-city_of_carcassonne = in der { $feature }
on-garden = im { $feature }
on-bathhouse = im { $feature }
on-german_castle = in der { $feature }
on-pyramid = in der { $feature }
on-village = im { $feature }
on-jungle = im { $feature }
on-tributary = auf dem { $feature }
on-castle = in der { $feature }
figure-title = Figur: { $place }
figure-new = Neue Figur: { $place }
figure-owner = Wem gehört sie?
figure-kind = Was ist es?
figure-feature = Worauf steht sie?
figure-unknown-tile = Gib zuerst an, welches Plättchen das ist; dann kannst du die Figur daraufstellen.
figure-tile-later = Farbe und Art kannst du jetzt ändern; worauf sie steht, erst, wenn das Plättchen bekannt ist.
figure-save = Speichern
figure-nowhere = Auf diesem Plättchen gibt es nichts, worauf sie stehen könnte.
figure-space = Feld auf der Wertungstafel
figure-meeple = Meeple
figure-meeple-lying = liegender Meeple
figure-neutral = neutrale Hütte
figure-farmer = Bauer
figure-big = großer Meeple
figure-builder = Baumeister
figure-pig = Schwein
figure-shepherd = Schäfer
figure-mayor = Bürgermeister
figure-wagon = Wagen
figure-ringmaster = Zirkusdirektor
figure-phantom = Phantom
figure-barn = Scheune
figure-dragon = Drache
figure-fairy = Fee

token-mage = Magier
token-witch = Hexe
token-wolf = Wolf

token-letter-mage = M
token-letter-witch = H
token-letter-wolf = W

figure-abbot = Abt

live-scores-title = Bisher:
live-scores-label = Die bisherigen Punkte

scores-title = Punkte
scores-when = Gewertet wird
scores-final = Spielende
scores-now = Stand jetzt
scores-part = Das sind nur die Punkte auf dem Tisch: Die bisherigen Punkte fehlen.
scores-part-photo = Das sind nur die Punkte auf dem Tisch; die bisherigen Punkte kommen noch dazu.
scores-part-track = Das sind nur die Punkte auf dem Tisch. Die bisherigen Punkte wurden von der Wertungstafel gelesen: Prüfe sie, und zähle sie dazu.
scores-whole = Der ganze Punktestand: Punkte auf der Wertungstafel und Punkte auf dem Tisch.
scores-sum = { $points_before } vorher, { $gained } auf dem Tisch
scores-nobody = Keine Figuren, keine Punkte.
scores-ready =
    { $n ->
        [one] Gewertet: { $n } Zeile
       *[other] Gewertet: { $n } Zeilen
    }
scores-findings =
    { $n ->
        [one] Etwas wirkt seltsam
       *[other] { $n } Dinge wirken seltsam
    }
scores-notes =
    { $n ->
        [one] Zu bedenken
       *[other] Zu bedenken
    }
scores-lines = Zeile für Zeile
scores-none = Noch bringt nichts Punkte
scores-arithmetic = So kommen die Punkte zustande
scores-total = Summe
scores-holders = Figuren dort:
scores-more = { $n } weitere

severity-error = Falsch
severity-warning = Seltsam
severity-info = Hinweis

points-title = Bisherige Punkte
points-ask = Bisherige Punkte dazuzählen
points-why = Was jetzt auf der Wertungstafel steht. Nötig für den ganzen Punktestand.
points-seen = Von der Wertungstafel gelesen: Prüfe die Punkte. Eine liegende Figur war schon einmal herum.
points-field = Feld { $n }, zu { $share } sicher
points-lying = liegt (+50)
points-add = Noch jemand …
points-save = Zu den Punkten zählen

rule-open = Regel { $id }: Text zeigen
rule-source = Quelle: { $source }

kind-city = Stadt
kind-road = Straße
kind-field = Wiese
kind-monastery = Kloster
kind-river = Fluss
kind-garden = Garten
kind-bathhouse = Badehaus
kind-german_castle = Burg
kind-castle = Burg
kind-german_cathedral = Kathedrale
kind-pyramid = Pyramide
kind-quarter = Viertel der Stadt
kind-city_of_carcassonne = Stadt Carcassonne
kind-tower = Turm

kinds-city = Städte
kinds-road = Straßen
kinds-field = Wiesen
kinds-monastery = Klöster
kinds-river = Flüsse
kinds-garden = Gärten
kinds-german_castle = Burgen
kinds-castle = Burgen
kinds-german_cathedral = Kathedralen
kinds-quarter = Viertel der Stadt
kinds-tower = Türme
kinds-medal = Wertungschips
kinds-mission = Aufträge
kinds-trade-goods = Waren
kinds-pyramid = Artisten
kinds-big_top = Zirkuszelt
kinds-ringmaster = Zirkusdirektor
kinds-gold = Gold
kinds-robber = Räuber
kinds-message = Depeschen
kinds-king = König
kinds-watchtower = Wachtürme
kinds-wind_rose = Windrosen
kinds-school = Schule
kinds-church = Kirchen
kinds-robber_baron = Raubritter
kinds-fairy = Fee
kinds-flock = Herden
kinds-teacher = Lehrer
kinds-catapult = Katapult
kinds-auction = Basare
kinds-bathhouse = Badehäuser
kinds-buy_back = Rückkäufe
kinds-ransom = Lösegeld
kinds-adjust = nach Absprache
kinds-town = Städtchen
kinds-mining = Schürfplättchen

mark-pennants = Wappen
mark-inn = Wirtshaus
mark-cathedral = Kathedrale

feature-inside = { $kind } (umschlossen)
feature-number = { $kind } { $n }
quarter-castle = Burg
quarter-market = Markt
quarter-blacksmith = Schmiede
quarter-cathedral = Kathedrale
quarter-which = Die Stadt Carcassonne: welches Viertel?
feature-at = { $kind }, { $where }

side-N = oben
side-E = rechts
side-S = unten
side-W = links

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
colour-pink = Rosa
colour-grey = Grau
colour-gray = Grau
colour-white = Weiß
colour-orange = Orange
colour-purple = Lila
colour-brown = Braun

colour-letter-red = R
colour-letter-blue = B
colour-letter-green = N
colour-letter-yellow = G
colour-letter-black = S
colour-letter-pink = P
colour-letter-grey = A
colour-letter-gray = A
colour-letter-white = W
colour-letter-orange = O
colour-letter-purple = L
colour-letter-brown = U

match-title = Partie
match-host = Spielleitung
match-key = Dieses Handy kann die Partie nicht mehr öffnen
match-key-do = Die Spielleitung hat neue Schlüssel ausgegeben, oder die Partie wurde gelöscht. Tritt mit dem Code wieder bei.
match-overtaken = Der Zug, den du begonnen hast, ist nicht mehr möglich. Nichts davon wurde gesendet.
match-conflict-finish = Diesen Zug zu Ende führen
match-conflict-finish-only =
    { $n ->
        [one] Diesen Zug zu Ende führen ({ $n } späterer muss neu eingegeben werden)
       *[other] Diesen Zug zu Ende führen ({ $n } spätere müssen neu eingegeben werden)
    }
match-gone = Diese Partie gibt es hier nicht mehr
match-gone-do = Sie wurde gelöscht, oder dieser Browser hat keinen Schlüssel dazu. Lass dir Code oder Link noch einmal geben.
match-live = Verbunden
match-away = Keine Verbindung
match-sending = Wird gesendet …
match-stuck = Nicht gesendet
match-turn = { $name } ist am Zug
match-over = Das Spiel ist zu Ende.
match-waiting = Du siehst jeden Zug sofort.
match-waiting-as = Du spielst für { $name } und siehst jeden Zug sofort.
match-watching = Du schaust zu: Jeder Zug erscheint sofort.
match-tool-undo = Zurücknehmen
match-tool-redo = Wiederherstellen
match-tool-history = Verlauf
match-tool-menu = Menü der Partie
match-tool-camera = Foto: Was wurde seitdem gespielt?
match-pile =
    { $n ->
        [one] noch { $n } Plättchen
       *[other] noch { $n } Plättchen
    }
match-supply = Vorrat: { $figures }
match-undo-done = Der letzte Zug wurde zurückgenommen.
match-redo-done = Der Zug wurde wiederhergestellt.
match-did-undo = { $who } hat den letzten Zug zurückgenommen.
match-did-redo = { $who } hat einen Zug wiederhergestellt.
match-did-correct = { $who } hat einen früheren Zug berichtigt.
match-after-reveal = Das wurde zurückgenommen, nachdem geheime Werte aufgedeckt waren. Sie bleiben allen bekannt und werden wieder so gespielt.
match-after-reveal-short = nach dem Aufdecken
match-setup-title = Neue Partie
match-setup-game = Spiel
match-setup-with-maps = { $game } (auch Maps)
match-setup-tracking = Was wird eingegeben?
match-setup-tracking-tiles = Jeder Zug
match-setup-tracking-points = Nur Punkte
match-setup-players = Mitspielende
match-setup-order = In der Reihenfolge der Züge. Tippe eine Figur an, um ihre Farbe zu ändern.
match-setup-first = beginnt
match-setup-colour = Farbe: { $colour }. Ändern
match-setup-name = Name von Person { $n }
match-setup-up = { $name } nach oben
match-setup-remove = { $name } entfernen
match-setup-add = Noch jemand
match-setup-table =
    { $n ->
        [one] Die Partie beginnt mit dem Tisch, den du gezeichnet hast: { $n } Plättchen.
       *[other] Die Partie beginnt mit dem Tisch, den du gezeichnet hast: { $n } Plättchen.
    }
match-setup-photo =
    { $n ->
        [one] Die Partie beginnt mit dem Tisch auf deinem Foto: { $n } Plättchen.
       *[other] Die Partie beginnt mit dem Tisch auf deinem Foto: { $n } Plättchen.
    }
match-setup-points = Was jetzt auf der Wertungstafel steht. Die Partie zählt von dort weiter; bleibt ein Feld leer, von 0.
match-setup-expansions = Erweiterungen
match-setup-expansions-none = Keine
match-setup-edition = Gespielt wird die Auflage, die alles Gewählte hat: { $edition }
match-setup-boxes = Schachteln des Grundspiels
match-setup-more = Weitere Optionen
match-setup-changed = { $n } geändert
match-setup-usual = Standard
match-setup-usual-is = Standard: { $value }
match-setup-start = Partie beginnen
match-join-title = Partie beitreten
match-join-code = Code der Partie
match-join-hint = Den Code findet die Spielleitung unter „Menü der Partie“.
match-join-go = Beitreten
match-join-unknown = Es gibt keine Partie mit diesem Code. Codes gelten einen Tag.
match-join-who = Wer bist du?
match-join-watch = Ich schaue nur zu
match-draw-which = { $name }: welches Plättchen?
match-ending-tiles = Alle Plättchen sind gelegt: Beende das Spiel
match-draw-after-all = Doch noch ein Plättchen übrig
match-ending-rounds = Die letzte Runde ist vorbei: Beende das Spiel
match-ending-watching = Alles ist gespielt; das Spiel muss noch beendet werden.
match-draw-again = { $name } noch einmal: welches Plättchen?
match-draw-rest = Kann jetzt nicht gezogen werden
match-draw-none-away = Soweit dieses Handy weiß, ist kein Plättchen mehr übrig. Die Schlusswertung folgt, sobald die Verbindung wieder da ist.
match-draw-pass = Kein Plättchen, Zug beenden
match-finish = Spielende …
match-finish-sure = Das Spiel endet, und alles Übrige wird gewertet. Das lässt sich zurücknehmen.
match-finish-yes = Jetzt werten
match-place-where = Wohin kommt es?
match-place-right = Richtig so?
match-beyond = Felder außerhalb des Ausschnitts
match-beyond-N =
    Oben: { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } zeigen
match-beyond-E =
    Rechts: { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } zeigen
match-beyond-S =
    Unten: { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } zeigen
match-beyond-W =
    Links: { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } zeigen
match-place-lit =
    { $n ->
        [one] { $n } Feld ist hervorgehoben. Tippe es an.
       *[other] { $n } Felder sind hervorgehoben. Tippe eines an.
    }
match-place-free =
    { $n ->
        [one] { $n } Feld steht zur Wahl: Der Schiedsrichter sagt, was falsch ist.
       *[other] { $n } Felder stehen zur Wahl: Der Schiedsrichter sagt, was falsch ist.
    }
match-place-nowhere = Dieses Plättchen passt nirgends.
match-place-not-now = Dieses Plättchen kann jetzt nicht gelegt werden.
match-place-unsure = Nur die Kanten sind geprüft; den Rest prüft der Schiedsrichter später.
match-place-way = Drehung { $n } von { $of }
match-place-tap = Figur? Tippe ins kleine Bild.
match-place-later = { $moves }? Erst „Hier legen“.
match-place-turn = Drehen
match-place-here = Hier legen
match-place-other = Anderes Plättchen
match-place-elsewhere = Anderes Feld …
match-place-discard = Aus dem Spiel nehmen
match-place-bridge = Mit einer Brücke: { $place }
match-place-completes =
    { $n ->
        [one] Schließt ab: { $kind } aus { $n } Plättchen, Wert { $points }
       *[other] Schließt ab: { $kind } aus { $n } Plättchen, Wert { $points }
    }
match-act-title = { $name }: eine Figur?
match-act-else = { $name }: sonst noch etwas?
match-act-before = { $name }: zuerst das hier
match-act-decides = { $name } entscheidet
match-act-where = Tippe an, wohin sie kommt
match-act-where-else = Auf der anderen Hälfte, { $place }
match-act-none = Hier kann keine Figur eingesetzt werden.
match-act-other = Trotzdem setzen …
match-act-deployed = Eingesetzt: { $figure }.
match-act-end = Zug beenden
match-act-end-without = Ohne Figur beenden
match-act-end-plain = Nur den Zug beenden
match-act-also = { $move } …
match-act-none-after = Nach „{ $move }“ kann keine Figur mehr eingesetzt werden.
match-act-undo = Zurücknehmen: { $move }
match-act-figure-first = Setze vorher eine Figur ein; danach geht es nicht mehr.
match-hint-tower-capture = Wen nimmt der Turm gefangen?
match-act-from-memory = Ohne Verbindung stammen diese Vorschläge vom zuletzt gesehenen Tisch. Gib ein, was gezogen wurde; der Schiedsrichter entscheidet, sobald die Verbindung wieder da ist.
match-act-then = Dann: { $move }
match-act-first = Vorher ist noch etwas anderes zu tun.
match-act-no-figure = Figur zurücknehmen
match-act-take-back = Plättchen zurücknehmen
match-implied = Der Zug endet von selbst
match-implied-without = Der Zug endet von selbst, ohne: { $moves }
match-implied-undo = Zurücknehmen: { $move }
match-place-by-name = Nach Namen wählen
match-offer-back = Noch einmal wählen
match-offer-walk = Schritt { $n }: Tippe ein hervorgehobenes Plättchen an.
match-held = Vor den Mitspielenden
match-turn-end = Zug beenden
match-turn-send = Senden
match-turn-away = Dieses Spiel geht nur mit Verbindung weiter.
match-offer-where = Tippe in der Auslage eine hervorgehobene Stelle an, oder wähle hier.
match-fill-of =
    { $n ->
        [one] { $n } von { $of } eingegeben
       *[other] { $n } von { $of } eingegeben
    }
match-fill-value = Wert { $value }
match-yes = Ja
match-no = Nein
match-none = Nichts

token-stack = { $n } × { $token }

match-move-draw_token = Marker ziehen
match-move-flock = Die Herde
match-move-fly = Vom Fluggerät fliegen
match-move-corn_circle = Der Kornkreis
match-move-robber = Den Räuber einsetzen
match-move-message = Wertungstafel und Depeschen
match-move-teacher = Was der Lehrer bringt
match-move-catapult = Das Katapult
match-move-gift = Ein Geschenk öffnen
match-move-message-marker = Auf der Wertungstafel ziehen
match-move-message-card = Eine Depesche
match-move-retrieve = Den Abt zurücknehmen
match-move-dragon = Der Drache zieht
match-move-dragon_step = Den Drachen einen Schritt ziehen
match-move-fairy = Die Fee versetzen
match-move-mage = Den Magier auf eine Straße oder in eine Stadt setzen
match-move-witch = Die Hexe auf eine Straße oder in eine Stadt setzen
match-move-take = Eine Figur vom Tisch nehmen
match-move-tower = Turmbaustein setzen
match-move-exchange = Einen Gefangenen tauschen
match-move-ransom = Lösegeld zahlen
match-move-tent = Das Tierplättchen aufdecken
match-move-pyramid = Eine Artistenpyramide werten
match-move-gold = Gold neben die Mine legen
match-move-march = Aus der Stadt ziehen
match-move-count = Einen Gefolgsmann in die Stadt setzen
match-move-ferry = Eine Fähre legen oder umsetzen
match-move-bridge = Eine Brücke legen
match-move-castle = Eine Burg bauen
match-move-offer = Ein Plättchen anbieten
match-move-bid = Auf das Plättchen bieten
match-move-settle = Das Plättchen kaufen oder verkaufen
match-field-tile = Aufgedecktes Plättchen
match-field-price = Punkte
match-hint-bid = Angeboten: { $tile }, von { $chooser }. Höchster Preis: { $price }, von { $bidder }.
match-hint-settle = Angeboten: { $tile }, von { $chooser }. Höchster Preis: { $price }, von { $bidder }.
match-none-bid-price = Passen
match-offer-settle-buy-true = Kaufen für { $price }
match-offer-settle-buy-false = Verkaufen an { $bidder } für { $price }
settle-true = kaufen
settle-false = verkaufen
event-auction = { $player } bekommt { $tile } für { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
match-move-tunnel = Tunnelmarker legen
match-move-wagon = Mit dem Wagen weiterfahren
match-move-phantom = Das Phantom einsetzen
match-move-building = Kleines Gebäude errichten
match-move-pass = Passen
match-move-score = Werten
match-none-count-to = der Graf bleibt
match-hint-count-to = Wohin zieht der Graf?
event-count = der Graf zieht: { $quarter }
match-says-count-to = der Graf zieht: { $value }
match-choice-expand = Herde vergrößern
match-choice-score = In den Stall treiben
match-choice-add = Alle setzen einen Gefolgsmann dazu
match-choice-remove = Alle nehmen einen Gefolgsmann zurück
match-last = Der letzte Zug
match-last-nothing = { $name } hat keine Punkte erhalten.
match-house = Hausregel, entgegen
match-house-short = Hausregel
match-refused = Das ist gegen die Regeln
match-refused-back = Zurücknehmen
match-refused-insist = Trotzdem so spielen
match-refused-house = Wenn du trotzdem so spielst, gilt das als Hausregel und wird im Verlauf vermerkt.
match-scores = Punkte
match-chart = Zug um Zug
match-chart-alt = Die Punkte aller Mitspielenden im Lauf der Züge
match-chart-none = Noch keine Punkte.
match-unsent =
    { $n ->
        [one] { $n } Zug ist noch nicht gesendet
       *[other] { $n } Züge sind noch nicht gesendet
    }
match-sending-n =
    { $n ->
        [one] { $n } Zug wird gesendet …
       *[other] { $n } Züge werden gesendet …
    }
match-unsent-when = Wird gesendet, sobald die Verbindung wieder da ist.
match-unsent-drop = Den letzten zurücknehmen
match-conflict-stale = Jemand anderes war schneller
match-conflict-refused = Der Schiedsrichter lehnt es ab
match-conflict-mine =
    { $n ->
        [one] Von hier nicht gesendet:
       *[other] Von hier nicht gesendet ({ $n } Züge):
    }
match-conflict-after = Meine nach den anderen spielen
match-conflict-drop =
    { $n ->
        [one] Meinen verwerfen
       *[other] Meine { $n } Züge verwerfen
    }
match-says = { $name }: { $sentence }
match-says-place = { $tile } in { $place }
match-says-deploy = { $figure } { $where }
match-says-discard = nimmt { $tile } aus dem Spiel
match-says-other = { $move }: { $what }
match-says-tunnel-set = Tunnel { $value }
match-says-robber = Den Räuber neben den Zählstein von { $beside } stellen
match-marker-hint =
    { $name } erhält { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }: Welcher Zählstein zieht?
match-marker-moves = { $marker }: von { $from } auf { $to }
match-marker-draws = { $marker }: von { $from } auf { $to }, eine Depesche
match-throw-target = Ziel: 5 Punkte
match-throw-catch = Gefangen: 5 Punkte
match-throw-knock_out = Gefolgsleute sind getroffen
match-throw-seduction = Ein Gefolgsmann wird getauscht
match-hint-message-card = Zieh die oberste Depesche: Welche ist es?
match-hint-message-choice = { $card }: 2 Punkte nehmen oder ausführen?
marker-meeple = Meeple
marker-messenger = Bote
message-smallest_road = kleinste Straße
message-smallest_city = kleinste Stadt
message-smallest_monastery = kleinstes Kloster
message-pennants = 2 Punkte je Wappen in einer Stadt
message-knights = 2 Punkte je Ritter
message-farmers = 3 Punkte je Bauer
message-tile = noch ein Plättchen
message-follower = einen Gefolgsmann werten und zurücknehmen
message-choice-points = 2 Punkte
message-choice-action = ausführen
gift-synod = Synode
gift-road_sweeper = Straßenfeger
gift-change_position = Stellungswechsel
gift-cash_out = Auszahlung
gift-take_2 = Nimm zwei
match-offer-tunnel-set = Neuer Tunnel { $value }
match-offer-tunnel-set-again = Anderer Eingang von Tunnel { $value }
event-receive-gold =
    { $player } nimmt { $n } { $n ->
        [one] Goldstück
       *[other] Goldstücke
    }
event-leaves = { $token }: kommt vom Tisch
match-move-mage-remove = Magier: kommt vom Tisch
match-move-witch-remove = Hexe: kommt vom Tisch
match-hint-fly-flight = Was zeigt der Würfel?
match-none-fly-feature = Zurück in den Vorrat
event-exchange = Gefangene getauscht: { $player } bekommt { $kind } zurück, { $captor } bekommt { $given } zurück
event-trapped = Im Badehaus bleibt von { $player }: { $kind }
event-flight = { $player } fliegt { $n } { $n ->
        [one] Feld
       *[other] Felder
    }
event-robber = Der Räuber von { $player } steht neben dem Zählstein von { $robbed }
event-robs = { $player } raubt { $robbed } aus
event-marker = { $player } zieht auf { $n } ({ $marker })
event-message = { $player } zieht eine Depesche: { $card }
event-gift = { $player } öffnet ein Geschenk: { $card }
event-receive-gift = { $player } bekommt ein Geschenk
event-corn_circle-add = Kornkreis ({ $feature }): Gefolgsleute kommen dazu
event-corn_circle-remove = Kornkreis ({ $feature }): Gefolgsleute kommen zurück
match-says-tower-capture = nimmt { $value } gefangen
match-says-passed = kein Plättchen
match-says-end_game = Spielende
match-says-adjust = { $points } nach Absprache { $note }
match-history = Verlauf
match-history-slider = Zug
match-history-before = Voriger Zug
match-history-after = Nächster Zug
match-history-start = Der Anfang
match-history-at = { $n } von { $of }. { $sentence }
match-history-gone = zurückgenommen
match-history-folded =
    { $n ->
        [one] { $n } Änderung, die nicht mehr gilt
       *[other] { $n } Änderungen, die nicht mehr gelten
    }
match-history-by = { $who }, { $at }
match-history-show = Den Tisch von damals zeigen
match-correct = Berichtigen …
match-correct-now = Ein früherer Zug von { $name }
match-correct-leave = Lassen, wie es war
match-correct-title = Das würde sich ändern
match-correct-sum = { $name }, Punkte: { $before } → { $after }
match-correct-same = Die Punkte bleiben gleich.
match-correct-turn = In Zug { $n }
match-correct-gone = Nicht mehr:
match-correct-new = Stattdessen:
match-correct-conflicts =
    { $n ->
        [one] { $n } späterer Zug ist nicht mehr möglich
       *[other] { $n } spätere Züge sind nicht mehr möglich
    }
match-correct-kept = Zug { $n } wäre gegen die Regeln:
match-correct-left-out = Aus Zug { $n } fiele eine Aktion weg:
match-correct-show = Unterschied zeigen
match-correct-do = Berichtigen
match-correct-insist = Trotzdem berichtigen
match-correct-back = Noch einmal ändern
match-correct-done = Der Zug ist berichtigt.
match-end-counting = Schlusswertung
match-end-line = { $n } von { $of }:
match-end-next = Nächste Zeile
match-end-all = Alles auf einmal
match-end-who = Wer hat gewonnen?
match-end-again = Noch eine Partie
match-end-winner =
    { $name } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
match-end-tie =
    Gleichstand: { $names } haben je { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
match-menu = Menü der Partie
match-menu-invite = Mit einem Handy beitreten
match-menu-qr = QR-Code des Links zum Beitreten
match-menu-code = Code:
match-menu-host = Für alle
match-menu-hints = Zeigen, wohin Plättchen und Figuren dürfen
match-menu-name = Name von { $colour }
match-seat-title = Dein Platz
match-seat = Dieses Handy zieht für
match-seat-everybody = Alle
match-seat-hint = An deinem Platz zeigt das Handy auch, was nur du sehen darfst. Die Spielleitung bleibt bei dir.
match-seat-others = Für die anderen ziehen
match-menu-watch = Link zum Zuschauen
match-menu-watch-hint = Wer diesen Link hat, kann bei der Partie zusehen, aber nichts ändern.
keys-on = Tastenkürzel
keys-hint = Für einen Laptop am Tisch: ein ganzer Zug ohne Maus.
keys-find = Plättchen suchen
keys-spot = nächstes Feld
keys-choose = Figur oder Auswahl
keys-turn = drehen
keys-end = Zug beenden
keys-place = nur legen
keys-back = zurück
keys-undo = zurücknehmen
keys-redo = wiederherstellen
keys-history = Verlauf
keys-look = Tisch ansehen
keys-menu = Menü
match-menu-invite-later = Der Code zum Beitreten steht im Menü, sobald der Server antwortet.
match-menu-invite-close = Alle sind da
match-menu-table = Ansicht für die Tischmitte
table-whole = Vollbild
match-pad-title = Punkteblock
match-pad-what = Was wird gewertet?
match-pad-when = Wann gewertet wird
match-pad-during = Im Spiel
match-pad-final = Schlusswertung
match-pad-who = Wer bekommt die Punkte?
match-pad-tie = Gleich­stand
match-pad-score = Für alle werten
match-pad-how-many = Erst die Zahl eingeben.
match-pad-away = Keine Verbindung: Die Punkte folgen später.
match-pad-later = Die Punkte erscheinen nach der Wertung.
match-pad-finish = Das Spiel endet mit diesen Punkten. Das lässt sich zurücknehmen.
match-pad-finish-yes = Spiel beenden
match-pad-from = { $n }+
match-pad-with = mit { $names }

pad-what-road = Straße
pad-what-city = Stadt
pad-what-monastery = Kloster
pad-what-german_castle = Deutsche Burg
pad-what-german_cathedral = Deutsche Kathedrale
pad-what-field = Wiese
pad-what-trade-goods = Waren
pad-what-flock = Herde
pad-what-barn = Scheune
pad-what-farmers = Bauern zurück
pad-what-garden = Garten
pad-what-abbot = Abt zurück
pad-what-big_top = Zirkuszelt
pad-what-pyramid = Artisten
pad-what-ringmaster = Zirkusdirektor
pad-what-gold = Gold
pad-what-robber = Räuber
pad-what-message = Depesche
pad-what-fairy = Fee
pad-what-watchtower = Wachturm
pad-what-wind_rose = Windrose
pad-what-bathhouse = Badehäuser
pad-what-teacher = Lehrer
pad-what-catapult = Katapult
pad-what-church = Die meisten Gefolgsleute um eine Kirche
pad-what-laid-abbot = Liegender Abt
pad-what-town = Plättchen auf einem Städtchen
pad-what-fish = Fische
pad-what-butterfly = Schmetterlinge
pad-what-iguana = Leguane
pad-what-parrot = Papageien
pad-what-orchid = Orchideen
pad-what-medal = Wertungschip
pad-what-mission = Auftrag
pad-what-railroad = Eisenbahnstrecke
pad-what-mountain = Berg
pad-what-prairie = Prärie
pad-what-mining = Schürfplättchen
pad-what-tributary = Nebenfluss
pad-what-village = Dorf
pad-what-jungle = Dschungel
pad-what-first-boat = Vorderstes Boot
pad-what-second-boat = Zweites Boot
pad-what-mouth = Mündung

pad-count-tiles = Plättchen
pad-count-inn = Wirtshaus
pad-count-pennants = Wappen
pad-count-cathedral = Kathedrale
pad-count-ferry = Fähren
pad-count-abroad = Abschnitte hinter der Grenze
pad-count-large-city = Felder von Großstädten
pad-count-towns = Sichtbare Städtchen daneben
pad-count-majority = Punkte für die meisten
pad-count-medal = Zahl auf dem Wertungschip
pad-count-missing = Dörfer ohne eigene Hütte
pad-count-darmstadtium = Darmstadtium
pad-count-labyrinth = Gefolgsleute auf einer Straße mit Labyrinth
pad-count-signposts-left = Richtige Wegweiser: links
pad-count-signposts-straight = Richtige Wegweiser: geradeaus
pad-count-signposts-right = Richtige Wegweiser: rechts
pad-count-monasteries = Klöster
pad-count-followers = Gefolgsleute
pad-count-shed = Schuppen
pad-count-house = Häuser
pad-count-watch = Kleine Türme
pad-count-besieged = Belagert
pad-count-around = Plättchen ringsum
pad-count-around-castle = Plättchen rings um die Burg
pad-count-german-castle = Deutsche Burgen daran
pad-count-german-cathedral = Enden an derselben deutschen Kathedrale
pad-count-road-tiles = Plättchen aller ihrer Straßen
pad-count-vineyards = Weinberge ringsum
pad-count-shrine = Kultstätte
pad-count-cities = Abgeschlossene Städte
pad-count-castles = Burgen
pad-count-mage = Magier
pad-count-witch = Hexe
pad-count-pig = Mit dem Schwein
pad-count-pig-herd = Mit einer Schweineherde
pad-count-audience = Gefolgsleute ringsum
pad-count-animal = Tierplättchen
pad-count-acrobats = Artisten
pad-count-circus_space = Zeltplätze
pad-count-acrobat_space = Artistenplätze
pad-count-gold = Goldstücke
pad-count-robbed = Punkte der ausgeraubten Person
pad-count-bathhouses = Summe ihrer Zahlen
pad-count-copied = Punkte, die der Lehrer noch einmal bringt
pad-count-catapult = Punkte der Würfe
pad-count-message = Punkte der Depesche
pad-count-wine = Am meisten Wein
pad-count-grain = Am meisten Korn
pad-count-cloth = Am meisten Tuch
pad-count-sheep = Schafe
pad-count-joined = Ein Plättchen verband die Wiesen
pad-count-monastery = Von einem Kloster
pad-count-scored = Ihr Gefolgsmann wurde gewertet
pad-count-row-N = Plättchen nach oben
pad-count-row-E = Plättchen nach rechts
pad-count-row-S = Plättchen nach unten
pad-count-row-W = Plättchen nach links
pad-count-locomotives = Lokomotiven
pad-count-nuggets = Nuggets
pad-count-railroads = Abgeschlossene Eisenbahnstrecken
pad-count-tipis = Tipilager
pad-count-horses = Pferdeherden
pad-count-ones = Schürfplättchen mit 1 Nugget
pad-count-twos = Schürfplättchen mit 2 Nuggets
pad-count-threes = Schürfplättchen mit 3 Nuggets
pad-count-fives = Schürfplättchen mit 5 Nuggets
pad-count-fruit = Fruchtsymbole
pad-count-animals = Tiere
pad-count-caimans = Kaimane
pad-count-piranhas = Piranhas
pad-count-place = Platz
match-menu-adjust = Punkte nach Absprache
match-menu-adjust-hint = Für das, was der Schiedsrichter nicht sehen kann.
match-menu-adjust-who = Wer?
match-menu-adjust-points = Punkte (−3 zieht 3 ab)
match-menu-adjust-note = Warum?
match-menu-adjust-do = Hinzufügen
match-menu-this = Diese Partie
match-menu-ask = Streitfrage zu diesem Tisch klären
match-menu-save = Als Datei speichern
match-menu-awake = Der Bildschirm bleibt an, solange die Partie geöffnet ist.
match-menu-asleep = Nur über HTTPS kann diese Seite den Bildschirm anlassen und sich ohne Netz öffnen. Starte den Server mit einem Zertifikat (README: ./run https), oder stelle das Handy so ein, dass der Bildschirm anbleibt.
match-menu-forget-host = Nur dieser Browser hat den Schlüssel der Spielleitung. Ohne ihn lassen sich Namen, Hinweise und Schlüssel nicht mehr ändern.
match-menu-forget-sure = Mit dem Code der Partie kommst du wieder hinein.
match-menu-forget-yes = Ja, hier entfernen
match-menu-forget = In diesem Browser entfernen

value-on = ja
value-off = nein
value-may = darf
value-must = muss
value-beside = neben einem Gefolgsmann
value-on_tile = auf einem Plättchen
value-3_2 = zu zweit 3 Sorten, zu dritt 2
value-2_1 = zu zweit 2 Sorten, zu dritt 1
value-1_1 = 1 Sorte
value-co-count_move-free = nach Belieben
value-co-count_move-clockwise = ein Viertel im Uhrzeigersinn
value-co-count_move-follow = zum Gefolgsmann
value-co-final-market = nur vom Markt
value-co-final-any = aus jedem Viertel
value-pd-city-block = alle zwölf
value-pd-city-centre = die beiden in der Mitte
value-needs_3 = nur mit 3 Punkten
value-figure = jede Figur
value-rb-others-next = wer als Nächstes kommt
value-rb-others-all = alle anderen
value-follower = nur Gefolgsleute
value-1-1-1 = je 1 Punkt
value-3-2-1 = Turm 3, Haus 2, Schuppen 1
value-advanced = für Fortgeschrittene
value-basic = einfach
value-siege_tile = nahe bei einem belagerten Abschnitt
value-any_tile = nahe bei irgendeinem Plättchen der Stadt
value-extra_turn = ein weiterer Zug
value-cost2 = 2 Punkte weniger
value-road_bonus = 2 Punkte mehr für Straßen daneben
value-supply = zurück in den Vorrat
value-removed = aus dem Spiel
value-one = als ein Plättchen
value-squares = nach ihren Feldern
value-cheapest = der billigste
value-any = jeder
value-value = Silber und Gold dem Wert nach
value-silver_coins = nur Silbermünzen

error-retry = Noch einmal versuchen
error-said = In den Worten des Servers
error-away = Der Server antwortet nicht
error-away-do = Nichts ist verloren. Prüfe die Verbindung, und versuch es noch einmal.
error-away-again = Nichts ist verloren. Sobald der Server wieder da ist, wird es von selbst noch einmal versucht.
error-other = Etwas ist schiefgegangen
error-other-do = Nichts ist verloren. Versuch es noch einmal; hilft das nicht, lade die Seite neu.
error-403 = Dieser Browser darf das nicht
error-403-do = Es gehört jemand anderem, oder der Schlüssel wurde geändert.
error-link = Dieser Link ist unvollständig
error-link-do = Ein Teil fehlt. Lass ihn dir noch einmal schicken, oder fang neu an.
error-unreadable = Das lässt sich nicht öffnen
error-unreadable-do = Es ist beschädigt oder zu groß zum Zeichnen. Nichts von dem, was du gespeichert hast, wurde geändert. Lass dir den Link noch einmal schicken, oder fang mit einem leeren Tisch an.

link-replace = Den geteilten Link öffnen?
link-replace-text = Du hast hier eine eigene, unfertige Zeichnung. Der Inhalt des Links würde sie ersetzen.
link-replace-open = Link öffnen
link-replace-keep = Meine Zeichnung behalten

error-422-do = Ändere es, und versuch es noch einmal.
error-404 = Nicht gefunden
error-404-do = Es wurde gelöscht, oder der Link ist nicht vollständig.
error-photo = Dieses Foto gibt es nicht mehr
error-photo-do = Ein Foto lässt sich nur in dem Browser öffnen, der es gesendet hat, bis du es löschst oder es nach einigen Tagen abläuft.
error-409 = Inzwischen hat sich etwas geändert
error-409-do = Versuch es noch einmal.
error-413 = Dieses Bild ist zu groß
error-413-do = Höchstens 25 MB und 50 Megapixel.
error-415 = Dieses Bild lässt sich nicht lesen
error-415-do = Sende ein Bild als JPEG, PNG, WebP oder HEIC.
error-422 = Etwas stimmt nicht

picture-413 = Wähle ein anderes: höchstens 25 MB und 50 Megapixel.
picture-415 = Wähle ein anderes: ein Bild als JPEG, PNG, WebP oder HEIC.
picture-unfit = Dieses Bild lässt sich nicht verwenden
picture-422 = Wähle ein anderes: Diese Datei ist beschädigt oder unvollständig.
picture-other = Wähle ein anderes.

error-429 = Zu viele Anfragen
error-429-do = Warte einen Moment, und versuch es dann noch einmal.
error-503 = Gerade werden zu viele Fotos gelesen
error-503-do = Warte einen Moment, und versuch es dann noch einmal. Nichts ist verloren.

track-label = Wertungstafel
track-lap = Runde { $lap }, Feld { $field }
track-change = { $points }

board-flagged = hier stimmt etwas nicht
board-spot = leeres Feld
board-ghost = { $place }: { $tile }, um { $rotation }° gedreht, noch nicht gelegt
board-squares = Feld für Feld
board-features = Gebiet für Gebiet
board-printed = auf der Karte
board-on-tiles =
    { $n ->
        [one] auf { $n } Plättchen
       *[other] auf { $n } Plättchen
    }
board-feature = { $kind } { $where }
board-in-places = in { $places }
board-complete = abgeschlossen
board-closed-in = ringsum begrenzt
board-open =
    { $n ->
        [one] an { $n } Stelle offen
       *[other] an { $n } Stellen offen
    }
board-worth =
    { $n ->
        [one] derzeit { $n } Punkt wert
       *[other] derzeit { $n } Punkte wert
    }
board-held = darauf: { $figures }
board-nobody = unbesetzt

picker-rest = Andere
picker-left = noch { $n }

share-link = Link
share-copy = Link kopieren
share-copied = Kopiert
share-select = Halte den Link oben gedrückt, um ihn zu kopieren
share-send = Senden …

edit-board = Auslage in Arbeit
edit-table = Deine Auslage
edit-how = Tippe ein leeres Feld an, um ein Plättchen zu legen. Tippe ein Plättchen an, um es zu drehen, zu verschieben oder Figuren daraufzusetzen.
edit-limit = Eine Auslage kann bis zu { $n } Felder lang und breit sein; weiter außen lässt sich kein Plättchen legen.
edit-begin = Ein leerer Tisch
edit-begin-how = Lege das erste Plättchen, oder übernimm einen Tisch aus einem Foto, einer Partie oder einer Datei.
edit-first = Erstes Plättchen legen
edit-add = Neues Plättchen: { $place }
edit-add-here = leer, hier ein Plättchen legen
edit-move-here = leer, das Plättchen hierher verschieben
edit-not-fitting = Diese Kanten passen nicht zu den Plättchen ringsum:
edit-turn = Drehen
edit-move = Verschieben
edit-remove = Entfernen
edit-moving = Wohin soll es?
edit-moving-how = Tippe ein leeres Feld an. Figuren und Marker kommen mit.
edit-cancel = Lassen, wo es ist
edit-pieces = Auf diesem Plättchen
edit-whose = Wem gehört die Figur?
edit-quarter = Viertel der Stadt Carcassonne
edit-tap-feature = Tippe ein Gebiet an, um die Figur daraufzustellen.
edit-put = { $figure } setzen auf: { $feature }
edit-take = Entfernen: { $what }
edit-nowhere = Gebiet unbekannt
edit-its-tile = Ihr Plättchen
edit-tokens = Marker
edit-token-kind = Welcher Marker
edit-token-put = Auf dieses Plättchen: { $token }
edit-token-change = Ändern: { $token }
edit-settings = Spiel und Mitspielende
edit-players = Wer spielt mit?
edit-points = Bisherige Punkte
edit-points-hint = Gib die Punkte aller ein, um den Stand der ganzen Partie zu erhalten.
edit-edition = Auflage
edit-expansions = Erweiterungen im Spiel
edit-sets = Weitere Plättchen
edit-sets-hint = Nur Plättchen, ohne eigene Regeln. Hier erscheinen auch Sätze, die du zeichnest.
edit-readings = Regelauslegungen
edit-take-from = Ein anderer Tisch
edit-other-table = Ein anderer Tisch …
edit-empty = Leerer Tisch
edit-clear = Alles löschen
edit-import = Datei öffnen
edit-not-a-table = In dieser Datei ist kein Tisch.
edit-from-text = Aus Text
edit-from-text-open = Tisch öffnen
edit-from-match = Aus einer Partie
edit-from-photo = Aus einem Foto
edit-no-matches = Dieser Browser kennt noch keine Partie.
edit-no-photos = Von diesem Browser wurde in letzter Zeit kein Foto gesendet.
edit-undo = Rückgängig
edit-hand-on = Weiter mit dieser Auslage
edit-ask = Den Schiedsrichter dazu fragen
edit-start-match = Von hier eine Partie beginnen
edit-export = Als Datei speichern
edit-share = Anderen zeigen

expansion-pig-herd = Schweineherden
expansion-abbey = Abteien
expansion-abbot = Abt
expansion-phantom = Das Phantom
expansion-little-buildings = Die Häuser
expansion-dragon = Drache
expansion-minis = Alle Mini-Erweiterungen von 2012
expansion-messages = Die Depeschen
expansion-barber-surgeons = Die Bader
expansion-gifts = Die Geschenke
expansion-signposts = Die Wegweiser
expansion-cult = Die Kultstätte

token-sheep = Schafe
token-dragon = Drache
token-big_top = Zirkuszelt
token-animal = Tierplättchen
token-gold = Gold
token-count = Graf
token-ferry = Fähre
token-bridge = Brücke
token-castle = Burg
token-tunnel = Tunnelmarker
token-fairy = Fee
token-tower = Turm
token-wind_rose = Windrose
token-teacher = Lehrer
token-shed = Schuppen
token-house = Haus
token-watch = kleiner Turm

token-letter-sheep = S
token-letter-dragon = D
token-letter-big_top = Z
token-letter-animal = Ti
token-letter-gold = G
token-letter-count = Gr
token-letter-ferry = F
token-letter-bridge = B
token-letter-castle = B
token-letter-tunnel = U
token-letter-fairy = F
token-letter-tower = T
token-letter-wind_rose = W
token-letter-teacher = L
token-letter-shed = S
token-letter-house = H
token-letter-watch = T

held-tower = Turmbausteine
held-tunnel = Tunnelmarker
held-bridge = Brücken
held-castle = Burgen
held-german_castle = Burgplättchen
held-halfling = halbe Plättchen
held-tile = Plättchen
held-shed = Schuppen
held-house = Häuser
held-watch = kleine Türme
held-prisoners = Gefangene

dispute-title = Worum geht es?
dispute-how = Lege die paar Plättchen, um die es geht, in die Auslage, und wähle dann.
dispute-build = Die Plättchen der Streitfrage aufbauen
dispute-build-how = Ein paar Plättchen genügen. Oder übernimm sie aus einem Foto, einer Partie oder einer Datei.
dispute-to-editor = Zum Editor
dispute-place = Darf das Plättchen hierhin?
dispute-place-hint = Ein Plättchen und ein Feld dafür
dispute-place-which = Welches Plättchen?
dispute-place-where = Wohin?
dispute-place-where-how = Tippe ein Feld der Auslage an. Der Schiedsrichter antwortet sofort.
dispute-place-other = Anderes Plättchen
dispute-place-yes = Ja, es darf dorthin.
dispute-place-no = Nein, es darf nicht dorthin.
dispute-place-none = Dieses Plättchen lässt sich nirgends anlegen.
dispute-place-instead =
    { $n ->
        [one] Erlaubt ist { $n } Feld, in der Auslage markiert. Tippe es an, um es auszuprobieren.
       *[other] Erlaubt sind { $n } Felder, in der Auslage markiert. Tippe eines an, um es auszuprobieren.
    }
dispute-deploy = Darf ich hier eine Figur einsetzen?
dispute-deploy-hint = Eine Figur auf ein Gebiet eines Plättchens
dispute-deploy-how = Tippe das Plättchen an, auf das die Figur soll.
dispute-deploy-tap = Tippe das Gebiet an, auf das die Figur soll.
dispute-deploy-placed = Dieses Plättchen wurde gerade gelegt
dispute-deploy-change = Andere Figur oder Person
dispute-deploy-yes = Ja, sie darf dorthin.
dispute-deploy-no = Nein, sie darf nicht dorthin.
dispute-deploy-none = Auch sonst darf sie auf diesem Plättchen nirgends stehen.
dispute-deploy-instead =
    { $n ->
        [one] Erlaubt ist { $n } anderes Gebiet, in der Auslage markiert. Tippe es an, um es auszuprobieren.
       *[other] Erlaubt sind { $n } andere Gebiete, in der Auslage markiert. Tippe eines an, um es auszuprobieren.
    }
dispute-mine = Darf ich ein Schürfplättchen nehmen?
dispute-mine-hint = Gold schürfen, wo das eigene Zelt steht
dispute-mine-yes = Ja, ein Schürfplättchen darf genommen werden.
dispute-mine-no = Nein, jetzt darf kein Schürfplättchen genommen werden.
dispute-who = Wer bekommt die Punkte?
dispute-who-hint = Wem ein Gebiet gehört und was es bringt
dispute-who-how = Tippe ein Plättchen an, auf dem das Gebiet liegt.
dispute-who-tap = Tippe das Gebiet an.
dispute-who-nobody = Niemand bekommt Punkte.
dispute-who-now =
    { $n ->
        [one] { $players } erhält { $n } Punkt.
       *[other] { $players } erhält { $n } Punkte.
    }
dispute-who-now-each =
    { $n ->
        [one] { $players } erhalten je { $n } Punkt.
       *[other] { $players } erhalten je { $n } Punkte.
    }
dispute-who-end =
    { $n ->
        [one] { $players } erhält nach jetzigem Stand am Ende { $n } Punkt.
       *[other] { $players } erhält nach jetzigem Stand am Ende { $n } Punkte.
    }
dispute-who-end-each =
    { $n ->
        [one] { $players } erhalten nach jetzigem Stand am Ende je { $n } Punkt.
       *[other] { $players } erhalten nach jetzigem Stand am Ende je { $n } Punkte.
    }
dispute-feature = Welches Gebiet
dispute-whose = Wer ist am Zug?
dispute-reasons = Begründung
dispute-rule = { $id }: { $title }
dispute-differ = Die Auslegungen unterscheiden sich.
dispute-agree = Alle Auslegungen stimmen überein.
dispute-compare = Regelauslegungen vergleichen
dispute-compare-by = Auslegungen, die sich unterscheiden in
dispute-compare-none = nichts: nur die Regeln dieses Tisches
dispute-compare-values = Verglichen: { $values }
dispute-share = Anderen zeigen
dispute-as-text = Als Text kopieren
dispute-text = Tisch als Text

half-NL = oben, linke Hälfte
half-NR = oben, rechte Hälfte
half-EL = rechts, obere Hälfte
half-ER = rechts, untere Hälfte
half-SL = unten, rechte Hälfte
half-SR = unten, linke Hälfte
half-WL = links, untere Hälfte
half-WR = links, obere Hälfte

draw-canvas = Das Plättchen in Arbeit
draw-side = { $where }: { $what }
draw-nothing = noch nichts
draw-inside = umschlossen
draw-nowhere = noch keine Seite
draw-title = Plättchen { $code } von „{ $name }“
draw-title-start = Startplättchen von „{ $name }“
draw-how = Füge ein Gebiet hinzu, und tippe dann die Seiten an, die es berührt. Tippe noch einmal, um eine zu entfernen.
draw-start = Was ist auf dem Plättchen? Füge das erste Gebiet hinzu.
draw-features = Gebiete
draw-remove = Entfernen: { $name }
draw-inner = Umschlossen, berührt keine Seite
draw-auto = Den Rest füllen mit: { $kind }
draw-marks = Zeichen auf: { $name }
draw-tile-marks = Zeichen auf dem ganzen Plättchen
draw-copies = Anzahl im Spiel
draw-wrong =
    { $n ->
        [one] Etwas stimmt noch nicht
       *[other] { $n } Dinge stimmen noch nicht
    }
draw-right = Dieses Plättchen stimmt.
draw-empty = Auf diesem Plättchen ist noch nichts gezeichnet: Alles ist { $kind }.
draw-set = Plättchen dieses Satzes
draw-nth = { $code } · { $n }×
draw-new-tile = Neues Plättchen
draw-copy-printed = Gedrucktes Plättchen kopieren
draw-remove-tile = Dieses Plättchen löschen
draw-keep = Speichern und teilen
draw-name = Name des Satzes
draw-name-plain = Bitte die Zeichen < und > nicht verwenden.
draw-new-name = Meine Plättchen
draw-foreign = Diesen Satz hat jemand anderes gezeichnet. Du kannst damit spielen oder eine eigene Kopie speichern.
draw-save = Satz speichern
draw-save-copy = Kopie speichern
draw-odd = Der ganze Satz im Vergleich mit dem gedruckten Spiel:
draw-start-tile = Mit diesem Plättchen beginnt das Spiel
draw-saved = Gespeichert: { $name }. Du kannst den Satz jetzt überall wählen, wo Plättchen gewählt werden.
draw-remember = In diesem Browser speichern
draw-remembered = Gespeichert. Du kannst den Satz jetzt überall wählen, wo Plättchen gewählt werden.
draw-use = In einer Auslage benutzen
draw-not-a-set = In dieser Datei ist kein Plättchensatz.
draw-others = Deine anderen Sätze
draw-replace = Diesen Satz öffnen?
draw-replace-text = Du hast hier eigene Plättchen, die nicht gespeichert sind. Der Satz, den du öffnest, würde sie ersetzen.
draw-replace-open = Satz öffnen
draw-replace-keep = Meine Plättchen behalten
draw-new-set-of = Neuer Satz für { $game }
draw-new-set = Neuer Satz
draw-loose = { $name }. Tippe die Seiten an, die das Gebiet berührt.
draw-free = Diese Seiten gehören noch zu keinem Gebiet: { $sides }.
draw-cells = Felder dieses Plättchens
draw-cell-wrong = { $place }, hier stimmt etwas nicht
draw-cell-add = Feld wieder dazunehmen: { $place }
draw-cell-remove = Feld entfernen: { $place }
draw-shape = Größe in Feldern: { $wide } × { $high }
draw-shape-how = Ein großes Plättchen hat mehrere Felder, jedes so groß wie ein gewöhnliches Plättchen. Was auf einem entfernten Feld war, kommt mit dem Feld zurück.
draw-wide = Felder nebeneinander
draw-high = Felder untereinander
draw-features-on = Gebiete: { $place }
draw-how-cells = Wähle ein Feld, füge ein Gebiet hinzu, und tippe die Seiten an, die es berührt. An der Seite zu einem anderen Feld geht es dort weiter.
draw-towards = { $where }, zu { $place } hin
draw-missing = Dieses Feld fehlt. Die Felder eines Plättchens füllen ein Rechteck.
draw-unmet = Wo es an { $place } stößt, zeigen die beiden Felder Verschiedenes.
draw-untold = Nicht angegeben

mark-group-type = Was für ein Plättchen es ist
mark-group-to = Wo es endet
mark-group-resource = Waren
mark-group-castle-base = Burgen
mark-group-signpost-n = Wegweiser oben
mark-group-signpost-e = Wegweiser rechts
mark-group-signpost-s = Wegweiser unten
mark-group-signpost-w = Wegweiser links

edit-sets-whole = { $name } (ein ganzes Spiel, anstelle des gedruckten)

mark-resource-wine = Wein
mark-resource-grain = Korn
mark-resource-cloth = Tuch
mark-princess = Burgfräulein
mark-besieged = Belagerung
mark-castle-base = Platz für eine Burg
mark-castle-base-false = kein Platz für eine Burg
mark-shrine = es ist eine Kultstätte
mark-special = es ist ein deutsches Kloster
mark-tunnel = Tunneleingang
mark-wells = Brunnen
mark-pig-herd = Schweineherde
mark-hill = Hügel
mark-vineyard = Weinberg
mark-volcano = Vulkan
mark-dragon = Drache
mark-portal = Zauberportal
mark-tower = Turmfundament
mark-circus = Zeltplatz
mark-acrobats = Artistenplatz
mark-festival = Fest
mark-mage = Magier und Hexe
mark-goldmine = Goldmine
mark-bazaar = Basar
mark-flying-machine = Fluggerät
mark-corn-circle = Kornkreis
mark-watchtower = Wachturm
mark-church = Kirche
mark-city-of-carcassonne = innerhalb der Stadt Carcassonne
mark-darmstadtium = Darmstadtium
mark-diagonal = reicht an die lange Seite
mark-german-castle = deutsche Burg
mark-german-cathedral = deutsche Kathedrale
mark-labyrinth = Labyrinth
mark-bathhouse = Badehaus
mark-signpost-n-left = Wegweiser oben: links
mark-signpost-n-straight = Wegweiser oben: geradeaus
mark-signpost-n-right = Wegweiser oben: rechts
mark-signpost-e-left = Wegweiser rechts: links
mark-signpost-e-straight = Wegweiser rechts: geradeaus
mark-signpost-e-right = Wegweiser rechts: rechts
mark-signpost-s-left = Wegweiser unten: links
mark-signpost-s-straight = Wegweiser unten: geradeaus
mark-signpost-s-right = Wegweiser unten: rechts
mark-signpost-w-left = Wegweiser links: links
mark-signpost-w-straight = Wegweiser links: geradeaus
mark-signpost-w-right = Wegweiser links: rechts
mark-fair = Jahrmarkt
mark-ferry = See mit Fähre
mark-half = halbes Plättchen
mark-plague = Pestherd
mark-quarter = Viertel der Stadt Carcassonne
mark-razboynik = Räuber Solowei Rasboinik
mark-robber = Räuber
mark-school = Schule
mark-vodyanoy = Wodjanoi
mark-wind-rose = Windrose
mark-yaga-hut = Hütte der Baba Jaga

dispute-why = Warum

value-print = wie gedruckt
value-engine = wie JCloisterZone spielt
value-rgg = wie in der ersten englischen Auflage
value-normal = wie jede Stadt
value-small = nur die Hälfte
value-per_field_3 = 3 je Stadt und Wiese
value-per_city_once_3 = 3 je Stadt, je Person nur einmal
value-per_city_4 = 4 je Stadt
value-printed = wie gedruckt
value-strict = streng
value-shuffle = in den Stapel mischen
value-after_river = nach dem Fluss
value-first = gleich nach der Quelle
value-in_pile = unter den Flussplättchen
value-plain = einfache Wiese
value-herd = mit Schweineherde
value-gq-source-river = die des Flusses
value-gq11 = die aus Games Quarterly 11
value-per_feature = 1 für jedes abgeschlossene Gebiet
value-10_each = je 10
value-15_40 = 15 für einen, 40 für beide
value-running = 1 für jeden Abschluss
value-out = aus dem Spiel
value-keep = sie bleiben im Spiel
value-tiles = Jedes Plättchen
value-points = Nur Punkte
value-wraps = die Wiese reicht ringsum
value-splits = die Wiese ist geteilt
value-figure_first = zuerst die Figur
value-action_first = zuerst die Aktion
value-auto_herd = von selbst in den Stall getrieben
value-after_figure = nach der Figur
value-before_figure = vor der Figur
value-presence = ein Gefolgsmann auf einem Hügel genügt
value-count = die auf Hügeln werden gezählt
value-immediate = sofort
value-owner_first = wer den Schäfer hat, darf vorher handeln
value-all = alle vier
value-pairwise = nur die gegenüberliegenden
value-once = einmal
value-repeat = mehrmals
value-before_scoring = vor der Wertung
value-by_edition = wie in der Auflage
value-siege-edition-by_edition = beide Schachteln
value-russian-promos-edition-by_edition = beide Schachteln
value-halflings-edition-by_edition = beide Schachteln
value-corn-circles-edition-by_edition = I + II
value-linked = über eine Straße
value-near = auf ein Plättchen in der Nähe
value-after_scoring = nach der Wertung

kind-mountain = Berg
kind-prairie = Prärie
kind-railroad = Eisenbahnstrecke
kind-junction = Weiche

kinds-mountain = Berge
kinds-prairie = Prärien
kinds-railroad = Eisenbahnstrecken
kinds-junction = Weichen

mark-nuggets = Nuggets
mark-tipis = Tipilager
mark-horses = Pferdeherden
mark-locomotives = Lokomotiven
mark-exits = Ausgänge
mark-to-city = endet in der Stadt
mark-to-junction = endet an einer Weiche
mark-to-mountain = endet im Berg

figure-cowboy = Cowboy
figure-tent = Zelt

token-mining = Schürfplättchen

token-letter-mining = G

token-sheriff = Sheriff

token-letter-sheriff = { "*" }

held-mining = Schürfplättchen
held-gold = Gold
held-gift = Geschenke
held-robber_at = Räuber neben
held-messenger = Bote auf
held-king = König
held-robber_baron = Raubritter
held-teacher = Lehrer

match-move-pitch = Zelt aufschlagen
match-move-mine = Schürfplättchen nehmen
match-move-report = Schürfplättchen angeben
match-move-reveal = Schürfplättchen umdrehen
match-move-recall = Cowboy zurückrufen
match-field-values = was die Schürfplättchen zeigen

catalog-gold-rush = Goldrausch (eigene Anordnung)

gold-rush-tokens =
    { $n ->
        [one] { $n } Schürfplättchen
       *[other] { $n } Schürfplättchen
    }
gold-rush-hidden = noch nicht aufgedeckt
gold-rush-own = Nur { $name } sieht diese Werte bis zum Spielende.
gold-rush-report-of =
    { $n ->
        [one] Angeben, was { $n } Schürfplättchen zeigt
       *[other] Angeben, was { $n } Schürfplättchen zeigen
    }
gold-rush-reveal-of = { $name } dreht die Schürfplättchen um
gold-rush-reveal-waiting = Schürfplättchen noch nicht umgedreht: { $names }
gold-rush-reveal-early = Früher aufhören: Schürfplättchen umdrehen
gold-rush-reveal-known = wie angegeben: { $values }
gold-rush-put =
    { $n ->
        [one] { $n } Schürfplättchen kommt dazu ({ $place }); auf diesem Berg sind es jetzt { $stack }.
       *[other] { $n } Schürfplättchen kommen dazu ({ $place }); auf diesem Berg sind es jetzt { $stack }.
    }
gold-rush-joined = Stapel kommen zusammen: Auf diesem Berg liegen jetzt { $stack } Schürfplättchen.
gold-rush-short =
    { $n ->
        [one] Der Vorrat ist leer: { $n } Schürfplättchen fehlt.
       *[other] Der Vorrat ist leer: { $n } Schürfplättchen fehlen.
    }
gold-rush-take =
    { $n ->
        [one] { $name } nimmt { $n } Schürfplättchen.
       *[other] { $name } nimmt { $n } Schürfplättchen.
    }
gold-rush-unclaimed =
    { $n ->
        [one] Dort steht kein Goldgräber: { $n } Schürfplättchen kommt vom Berg.
       *[other] Dort steht kein Goldgräber: { $n } Schürfplättchen kommen vom Berg.
    }
gold-rush-removed =
    { $n ->
        [one] { $n } Schürfplättchen auf einem Berg kommt aus dem Spiel.
       *[other] { $n } Schürfplättchen auf Bergen kommen aus dem Spiel.
    }
gold-rush-lies = { $name } hat 49 überschritten: Der Zählcowboy liegt auf Feld { $field }.
gold-rush-laps = { $name } hat { $points } Punkte: Feld { $field }, Runde { $lap }.
gold-rush-says-values = { $move }: { $values }
gold-rush-says-secret = { $move }: Was sie zeigen, weiß nur, wem sie gehören

track-lying = liegt auf Feld { $field }

title-enrol = Fotos meiner Plättchen

draw-enrol = Auf Fotos lesbar machen

enrol-title = Fotos meiner Plättchen
enrol-lead = Zeige einmal die Plättchen von „{ $name }“, damit sich Fotos von Tischen mit ihnen lesen lassen.
enrol-tips = Lege die Plättchen offen und mit Lücken auf einen einfarbigen Tisch, bis zu etwa 30 je Bild, und fotografiere sie von oben bei gleichmäßigem Licht. Eines von jeder Sorte genügt.
enrol-choose = Bilder wählen
enrol-more = Weitere Bilder
enrol-foreign = Das kann nur, wer diesen Satz verwaltet, in dem Browser, in dem er gespeichert wurde.
enrol-state = Fortschritt
enrol-count = { $known } von { $all } Plättchen werden erkannt.
enrol-missing = Noch ohne Bild: { $tiles }
enrol-ready = Fotos eines Tisches mit diesem Satz lassen sich jetzt lesen. Mehr Bilder machen es zuverlässiger.
enrol-save =
    { $n ->
        [one] Stimmt so: lernen
       *[other] Stimmt so: diese { $n } lernen
    }
enrol-editor = Ein Plättchen fehlt: zum Editor
enrol-seen = Plättchen { $number }, Kanten { $edges }
enrol-copies = { $n }-mal gesehen
enrol-first = Zuerst ansehen ({ $n })
enrol-first-hint = Links das Foto, rechts, was es zu zeigen scheint.
enrol-glance = Diese scheinen zu stimmen ({ $n })
enrol-glance-hint = Sieh sie kurz an, auch die kleinen Symbole, und tippe an, was nicht stimmt.
enrol-learnt = Gelernt ({ $n })
enrol-right = Stimmt
enrol-change = Anderes
enrol-all = In allen suchen
enrol-is-new = Neu: { $tile }
enrol-unsaid = Welches Plättchen ist das?
enrol-brief = Plättchen { $number }, { $what }
enrol-found = Gefundene Plättchen: { $cards }, davon verschieden: { $kinds }.
enrol-still =
    { $n ->
        [one] Eines oben ist noch offen.
       *[other] { $n } oben sind noch offen.
    }
enrol-none = Kein Plättchen dieses Satzes
enrol-new = Selbst zeichnen
enrol-new-how = Das scheinen seine Farben und Linien zu zeigen. Berichtige, was nicht stimmt: Wähle ein Gebiet, und tippe dann seine Seiten an.
enrol-turn = Drehen
enrol-looking = Die Plättchen werden gesucht …
enrol-learning = Ihr Aussehen wird gelernt …
enrol-lot =
    { $n ->
        [one] Bild { $last } von { $all }
       *[other] Bilder { $first } bis { $last } von { $all }
    }
enrol-wrong = Ein falsches Bild?
enrol-drop =
    { $n ->
        [one] Das eine weglassen, zu dem du nichts angegeben hast
       *[other] Die { $n } weglassen, zu denen du nichts angegeben hast
    }
enrol-anew = Diese Plättchen wurden anderswo gelöscht und ersetzt. Jetzt siehst du die neuen: Gib an, was sie sind.
enrol-left-out = Weggelassen ({ $n })

kind-tributary = Nebenfluss
kind-village = Dorf
kind-jungle = Dschungel
kind-amazon = Amazonas

kinds-tributary = Nebenflüsse
kinds-village = Dörfer
kinds-jungle = Dschungel
kinds-amazon = Amazonas

mark-boats = Bootssymbole
mark-fruit = Fruchtsymbole
mark-animals = Tiere
mark-caimans = Kaimane
mark-piranhas = Piranhas
mark-to-rock = endet an einem Felsen
mark-to-amazon = mündet in den Amazonas
mark-type-standard = gewöhnliches Plättchen
mark-type-amazon = Amazonasplättchen
mark-type-amazon-bang = Amazonasplättchen mit „!“
mark-type-double = Doppelplättchen
mark-type-start = Starttafel
mark-type-mouth = Mündung

figure-camp = Camp
figure-boat = Boot

catalog-amazonas = Carcassonne Amazonas (eigene Anordnung)
catalog-amazonas-bonus-river = Bonusfluss (eigene Anordnung)

amazonas-provenance = Deine gedruckten Plättchen sind hier noch nicht eingegeben. Diese sind von uns gezeichnet, deine sehen anders aus: Gib deine einmal ein oder führe nur die Punkte.
amazonas-double = { $name }: Welches Doppelplättchen folgt?
amazonas-river = Der Fluss: { $last } Felder
amazonas-boats = Boote
amazonas-boats-how = Wie weit jedes Boot gekommen ist: ein Feld von 1, der Quelle, bis { $last }. 0: unbekannt.
amazonas-boat-at = { $place }. { $name }: Feld { $space } von { $last }
amazonas-boat-moves = Das Boot von { $name } fährt von Feld { $from } auf { $to } ({ $why }).
amazonas-boat-stays = Das Boot von { $name } bleibt auf dem letzten Feld, { $to }.
amazonas-boat-icons = Bootssymbole
amazonas-boat-wood = weder Meeple noch Camp eingesetzt
amazonas-boat-without = Ohne Figur fährt dein Boot 1 Feld weiter.
amazonas-boat-nothing = keine Punkte auf dem Amazonas
amazonas-boat-animals = keine Tiere auf dem Plättchen
amazonas-boat-behind = nicht direkt hinter dem ersten
amazonas-boat-stops = Es hält auf dem letzten Feld.
amazonas-boat-otherwise = Nach der anderen Auslegung: { $other }.
amazonas-lies = { $name } hat { $points } Punkte: Der Meeple liegt auf Feld { $field }.
amazonas-stands = { $name } hat { $points } Punkte: Der Meeple steht wieder auf Feld { $field }.
amazonas-unsure = Der Schiedsrichter prüft auch den Fluss.

gold-rush-none = nicht angegeben
gold-rush-ask = Was kein Foto zeigt: die Schürfplättchen vor den Mitspielenden. Sie zählen am Ende.


title-edit-dorra-board = Spielplan zeichnen

game-dorra-amazonas = Amazonas (Stefan Dorra)
game-gold-rush = Goldrausch

catalog-stand-in-map = Beispielkarte
catalog-dorra-stand-in = Beispiel-Spielplan

dorra-amazonas-species-any = alle Arten
dorra-amazonas-species-fish = Fisch
dorra-amazonas-species-butterfly = Schmetterling
dorra-amazonas-species-iguana = Leguan
dorra-amazonas-species-parrot = Papagei
dorra-amazonas-species-orchid = Orchidee
dorra-amazonas-species-indio = Indio
dorra-amazonas-card-jaguar = Jaguar
dorra-amazonas-card-crocodile = Krokodil
dorra-amazonas-card-fire = Waldbrand
dorra-amazonas-card-monkeys = Diebische Affen
dorra-amazonas-card-indio = Indio
dorra-amazonas-card-bonus-fish = Bonus: Fisch
dorra-amazonas-card-bonus-butterfly = Bonus: Schmetterling
dorra-amazonas-card-bonus-iguana = Bonus: Leguan
dorra-amazonas-card-bonus-parrot = Bonus: Papagei
dorra-amazonas-card-bonus-orchid = Bonus: Orchidee
dorra-amazonas-effect-jaguar = Keine Hütten entlang von Dschungelpfaden, nur entlang von Wasserwegen.
dorra-amazonas-effect-crocodile = Keine Hütten entlang von Wasserwegen, nur entlang von Dschungelpfaden.
dorra-amazonas-effect-fire = Nur die Hälfte des Einkommens wird ausgezahlt.
dorra-amazonas-effect-monkeys = Alle verlieren 1 Silber je Plättchen ihres größten Stapels.
dorra-amazonas-effect-bonus = 1 Silber mehr je Plättchen dieser Art.
dorra-amazonas-effect-indio = Jemand darf statt des Einkommens ein Indio-Plättchen nehmen; gefragt wird der Reihe nach.
dorra-amazonas-income = { $card } { $name }
dorra-amazonas-neutral = neutral
dorra-amazonas-tent = Hütte
dorra-amazonas-tents-of = Hütten: { $names }
dorra-amazonas-no-tents = keine Hütten
dorra-amazonas-next-cost = die nächste Hütte kostet { $n } Gold
dorra-amazonas-full = kein Bauplatz ist frei
dorra-amazonas-paths = Dschungelpfade nach { $names }
dorra-amazonas-waterways = Wasserwege nach { $names }
dorra-amazonas-waiting = Warten auf { $names }
dorra-amazonas-neutral-in = Neutrale Hütte in { $village }, kostenlos
dorra-amazonas-site = { $village }: { $n } Gold
dorra-amazonas-open-title = { $name }: Wo fängst du an?
dorra-amazonas-open-hint = Tippe ein hervorgehobenes Dorf an. Wo schon Hütten stehen, ist der nächste Bauplatz teurer.
dorra-amazonas-for = Für wen?
dorra-amazonas-event-title = Runde { $n }: Welches Ereignis?
dorra-amazonas-event-bonus = Bonus:
dorra-amazonas-event-hint = Es genügt, wenn es eine Person für alle eingibt.
dorra-amazonas-round = Runde { $n } von 18
dorra-amazonas-mine = Deine Karte liegt verdeckt: { $card }
dorra-amazonas-commit-title = { $name }: Welche Einnahmekarte?
dorra-amazonas-commit-hint = Die anderen sehen sie erst, wenn alle gewählt haben.
dorra-amazonas-commit-table = Sie liegt verdeckt auf dem Tisch und wird später eingegeben
dorra-amazonas-reveal-title = { $name }: Welche Karte war es?
dorra-amazonas-reveal-hint = Alle haben gewählt: Jetzt werden die Karten gemeinsam aufgedeckt.
dorra-amazonas-build-title = { $name } baut
dorra-amazonas-build-hint = Tippe hervorgehobene Dörfer an, solange das Geld reicht.
dorra-amazonas-build-neutral = Gelber Ring: deine Hütte. Grauer Ring: die neutrale Hütte, kostenlos.
dorra-amazonas-build-none = Jetzt keine Hütte: Kein Dorf neben deinen hat einen freien Platz, den du bezahlen kannst.
dorra-amazonas-sites = Dörfer als Liste
dorra-amazonas-alone = Ohne Verbindung kann der Schiedsrichter nicht anbieten, was als Nächstes kommt: Es hängt von Karten ab, die andere verdeckt ausspielen. Was du eingegeben hast, bleibt erhalten und wird gesendet, sobald die Verbindung wieder da ist.
dorra-amazonas-neutral-first = Auf die neutrale Hütte muss eine eigene folgen.
dorra-amazonas-indio-title = Ein Indio-Plättchen statt { $n } Silber?
dorra-amazonas-indio-take = Indio-Plättchen auf den Stapel { $pile }
dorra-amazonas-indio-refuse = Kein Indio-Plättchen, das Silber behalten
dorra-amazonas-end-title = Runde 18 ist vorbei
dorra-amazonas-end-hint = Decke die Aufträge auf, die noch unbekannt sind; dann folgt die Schlusswertung.
dorra-amazonas-mission-of = { $name }: Gib deine Auftragskarte ein
dorra-amazonas-mission-hint = Die anderen sehen sie erst am Spielende.
dorra-amazonas-mission-is = Auftrag: { $villages }
dorra-amazonas-mission-secret = eine Auftragskarte
dorra-amazonas-seats = Was alle haben
dorra-amazonas-order = Reihenfolge
dorra-amazonas-coins = { $gold } Gold, { $silver } Silber (wert { $worth } Silber)
dorra-amazonas-face-down = Karte verdeckt
dorra-amazonas-medal = Wertungschip { $n }
dorra-amazonas-pile = { $kind }: { $n }
dorra-amazonas-pile-indio = { $kind }: { $n } und { $more } Indio
dorra-amazonas-account = Abrechnung aller Münzen
dorra-amazonas-account-hint = In Silber: 1 Goldmünze ist 3 Silbermünzen wert.
dorra-amazonas-account-start = Am Anfang: { $worth }
dorra-amazonas-tells-event = Ereignis: { $card }
dorra-amazonas-tells-income = { $name }: Karte { $card }, { $n } Silber
dorra-amazonas-tells-order = Reihenfolge: { $names }
dorra-amazonas-tells-collect = { $name } nimmt { $n } Silber ein
dorra-amazonas-tells-fire = Der Waldbrand vernichtet { $n } Silber vom Einkommen von { $name }
dorra-amazonas-tells-theft = Die Affen stehlen { $name } { $n } Silber
dorra-amazonas-tells-bonus = { $name } erhält { $n } Silber aus dem Bonus
dorra-amazonas-tells-spared = Karte 6: Das Ereignis trifft { $name } nicht
dorra-amazonas-tells-change = { $name } wechselt { $n } Silber in { $gold } Gold
dorra-amazonas-tells-indio-take = { $name } nimmt statt { $n } Silber ein Indio-Plättchen auf den Stapel { $kind }
dorra-amazonas-tells-indio-refuse = { $name } lehnt das Indio-Plättchen ab
dorra-amazonas-tells-indio-gone = Das Indio-Plättchen kommt in die Schachtel zurück
dorra-amazonas-tells-open = { $name } beginnt in { $village } für { $n } Gold
dorra-amazonas-tells-build = { $name } baut in { $village } für { $n } Gold
dorra-amazonas-tells-neutral = { $name } stellt eine neutrale Hütte in { $village } auf
dorra-amazonas-tells-tile = { $name } nimmt ein Plättchen: { $kind }
dorra-amazonas-tells-no-tile = Kein Plättchen mehr da: { $kind }
dorra-amazonas-tells-medal = { $name } hat alle fünf Arten: Wertungschip { $n }
dorra-amazonas-tells-take-back = Alle nehmen ihre Einnahmekarten zurück
dorra-amazonas-tells-win = Sieg für { $names }
dorra-amazonas-says-tent = Hütte in { $village }
dorra-amazonas-says-card = Einnahmekarte { $card }
dorra-amazonas-says-event = Ereignis: { $event }
dorra-amazonas-says-nothing = beendet den Zug
dorra-amazonas-board = Spielplan
dorra-amazonas-board-which = Welcher Spielplan liegt auf dem Tisch?
dorra-amazonas-board-stand-in = Beispiel-Spielplan
dorra-amazonas-board-provenance = Dein gedruckter Spielplan ist hier noch nicht eingegeben. Dieser hat die veröffentlichten Anzahlen, aber Dörfer und Wege haben wir erfunden, denn die Regeln beschreiben die gedruckten nicht.
dorra-amazonas-board-draw = Eigenen Spielplan zeichnen
dorra-amazonas-edit-title = Ein eigener Spielplan
dorra-amazonas-edit-hint = Lege ein Foto deines Spielplans darunter, tippe dann an, wo seine Dörfer sind, und verbinde sie mit Wegen.
dorra-amazonas-edit-mode = Was zeichnest du?
dorra-amazonas-edit-mode-village = Dörfer
dorra-amazonas-edit-mode-paths = Dschungelpfade
dorra-amazonas-edit-mode-waterways = Wasserwege
dorra-amazonas-edit-mode-mission = Aufträge
dorra-amazonas-edit-mode-change = Ein Dorf ändern
dorra-amazonas-edit-way-hint = Tippe zwei Dörfer an, um sie zu verbinden; noch einmal, um sie zu trennen.
dorra-amazonas-edit-mission-hint = Tippe die Dörfer einer Auftragskarte an; es fehlen noch: { $n }
dorra-amazonas-edit-change-hint = Tippe das Dorf an, das geändert werden soll.
dorra-amazonas-edit-name = Name
dorra-amazonas-edit-species = Art
dorra-amazonas-edit-spaces = Bauplätze, in Gold
dorra-amazonas-edit-remove = Entfernen
dorra-amazonas-edit-put = Irgendwo eines hinsetzen
dorra-amazonas-edit-missions = Aufträge: { $n } von 8
dorra-amazonas-edit-mission = Auftrag { $n }
dorra-amazonas-edit-numbers = Weiße Zahlen der Karten: { $n } von { $of }
dorra-amazonas-edit-numbers-hint = Die kleine Zahl oben auf jeder Einnahmekarte: Bei gleichem Einkommen ist die kleinere Zahl zuerst dran. Gib alle aus deiner Schachtel ein oder keine: Ohne sie gelten die erfundenen Zahlen des Ersatz-Spielplans.
dorra-amazonas-edit-numbers-card = { $colour }, { $card }
dorra-amazonas-edit-numbers-clear = Alle weglassen
dorra-amazonas-edit-board-name = Name des Spielplans
dorra-amazonas-edit-photo = Foto des Spielplans (bleibt in diesem Browser)
dorra-amazonas-edit-keep = Speichern und darauf spielen
dorra-amazonas-edit-kept = Gespeichert. Der Spielplan steht jetzt für neue Partien zur Wahl.
dorra-amazonas-edit-link = Diesen Spielplan teilen
dorra-amazonas-edit-save = Als Datei speichern
dorra-amazonas-edit-stand-in = Mit dem Beispiel-Spielplan beginnen
dorra-amazonas-edit-check = Prüfung durch den Schiedsrichter
dorra-amazonas-edit-counts = Dörfer: { $villages } · Wege: { $ways } · Aufträge: { $missions } von 8
dorra-amazonas-edit-right = Der Spielplan ist vollständig: Jedes Dorf ist verbunden, jede Art kommt vor.

gold-rush-provenance = Deine gedruckten Plättchen sind hier noch nicht eingegeben. Diese sind von uns gezeichnet, deine sehen anders aus: Gib deine einmal ein oder führe nur die Punkte.
own-box-title = Welche Plättchen?
own-box-which = Plättchen dieser Partie
own-box-ours = Von uns gezeichnete Plättchen
own-box-entered = { $entered } von { $n } Plättchen eingegeben
own-box-only = Nur diese Plättchen stehen in der Partie zur Wahl.
own-box-with-ours = Weil dein Startplättchen fehlt, wird mit deinen und unseren Plättchen zusammen gespielt.
own-box-complete = Alle { $n } Plättchen deines Spiels sind eingegeben. Gespielt wird mit ihnen statt mit unseren.
own-box-enter = Eigene Plättchen eingeben
own-box-continue = Fehlende Plättchen eingeben
own-box-no-start = Das Startplättchen fehlt.
own-box-whole = Alle { $n } Plättchen sind eingegeben. Sobald sie gespeichert sind, wird mit ihnen statt mit unseren gespielt.

title-edit-map = Eine Karte zeichnen

start-edit-map = Eine Karte zeichnen (Carcassonne Maps)

maps-none = Keine Karte
maps-stand-in = Beispielkarte
maps-setup = Auf einer Karte
maps-setup-which = Welche Karte
maps-pad = Auf einer Karte (Aufgedrucktes zählt mit)
maps-provenance = Deine gedruckte Karte ist hier noch nicht eingegeben. Diese ist von uns gezeichnet; zeichne deine, um darauf zu spielen.
maps-begin = Lege zuerst ein gezogenes Plättchen ohne Figur auf ein anderes Startfeld.
maps-begins = Stattdessen beginnt { $name }
maps-setup-hint = Das Startplättchen liegt auf dem ersten Startfeld; gib unten an, was auf den anderen liegt.
maps-tiles = Auch im Stapel
maps-tiles-hint = Auf Karten empfohlen, ohne die Regeln ihrer Schachteln. Lass weg, was nicht da ist.
maps-starts = Plättchen auf den Startfeldern
maps-starts-hint = Auf mindestens zwei Startfeldern liegt ein Plättchen: das Startplättchen und ein oder zwei zufällig gezogene.
maps-starts-none = kein Plättchen
maps-starts-choose = Plättchen wählen
maps-starts-turn = Drehen
maps-starts-clear = Hier liegt keines
maps-kind-normal = Feld
maps-kind-start = Startfeld
maps-kind-town = Städtchen
maps-kind-city = Großstadt
maps-kind-none = Kein Feld
maps-coats = Wappen
maps-side-N = Oben
maps-side-E = Rechts
maps-side-S = Unten
maps-side-W = Links
maps-edge-neutral = Nichts aufgedruckt
maps-edge-city = Stadt
maps-edge-road = Straße
maps-edge-field = Wiese
maps-edge-ferry = Fähre
maps-edit-board = Karte in Arbeit
maps-edit-hint = Tippe Felder an oder ziehe über mehrere; zwei Finger bewegen die Karte. „Details“: Name, Wappen und Kanten eines Feldes.
maps-edit-brush = Malen
maps-edit-pick = Details
maps-edit-pick-hint = Tippe ein Feld an, um mehr dazu anzugeben.
maps-edit-name = Name des Feldes
maps-edit-map-name = Name der Karte
maps-edit-unnamed = Meine Karte
maps-edit-ferry-hint = Tippe jetzt das Feld am anderen Ende an, und wähle an seiner Kante „Fähre“.

maps-edit-check = Prüfung durch den Schiedsrichter
maps-edit-counts = Felder: { $squares } · Grenzen: { $borders } · Fähren: { $ferries }
maps-edit-right = Die Karte ist in Ordnung: Darauf lässt sich eine Partie spielen.
maps-edit-keep = Karte speichern
maps-edit-kept = Gespeichert. Du findest sie beim Einrichten einer neuen Partie.
maps-edit-open = Datei öffnen
maps-edit-sources = Mit einer Karte oder einem Foto beginnen
maps-edit-known = Eine Kopie von
maps-edit-join = Rechts eine weitere Karte anfügen
maps-photo = Über einem Foto der gedruckten Karte
maps-photo-hint = Das Foto wird in diesem Browser ausgewertet: Die Seite schlägt das Raster der Felder vor, und du ziehst seine Ecken dorthin, wo sich Felder treffen.
maps-photo-columns = Felder von links nach rechts
maps-photo-rows = Felder von oben nach unten
maps-photo-file = Foto
maps-photo-picture = Das Foto der Karte
maps-photo-found = Das Raster der Felder wurde gefunden. Zieh seine Ecken, falls sie nicht dort liegen, wo sich Felder treffen.
maps-photo-not-found = Es wurde kein Raster gefunden. Zieh die Ecken dorthin, wo sich Felder treffen, und gib an, wie viele Felder dazwischen liegen.
maps-photo-take = Dieses Raster verwenden
maps-photo-corner-nw = Linke obere Ecke des Rasters
maps-photo-corner-ne = Rechte obere Ecke des Rasters
maps-photo-corner-se = Rechte untere Ecke des Rasters
maps-photo-corner-sw = Linke untere Ecke des Rasters
maps-photo-done = Das Foto liegt jetzt richtig unter dem Raster.

look-title = Den Tisch ansehen
look-tournament = Hinweise sind für alle aus
look-hints-off = Aus: Die Spielleitung hat die Hinweise abgeschaltet.
look-features = Wer wo vorn liegt
look-features-hint = Jedes Gebiet in der Farbe der Person, die vorn liegt
look-chances = Was sich noch abschließen lässt
look-chances-hint = Was fehlt, welche Plättchen passen, wie wahrscheinlich es ist
look-chances-none = Auf dem Tisch ist kein Gebiet offen.
look-audit = Den Tisch prüfen
look-audit-hint = Falsche Anschlüsse, zu viele Exemplare, vergessene Figuren
look-aloud = Der Zug als Text
look-aloud-hint = Was geschah, wie es steht, wer am Zug ist
look-help = Regeln, die jetzt gelten
look-help-hint = Je ein Satz, dazu eine Anleitung durch die Partie
look-kind = Art des Gebiets
look-none = Davon ist nichts auf dem Tisch.
look-nobody = unbesetzt
look-nobody-leads = niemand liegt vorn
look-leads = { $name } liegt vorn
look-tied = gleichauf: { $names }
look-of = { $kind }: { $tiles }
look-left =
    { $n ->
        [one] In der Schachtel ist noch { $n } Plättchen.
       *[other] In der Schachtel sind noch { $n } Plättchen.
    }
look-left-unknown = Wie viele Plättchen übrig sind, ist nicht bekannt.
look-missing =
    { $n ->
        [one] { $n } Plättchen fehlt.
       *[other] { $n } Plättchen fehlen.
    }
look-worth-now = Jetzt { $now } wert.
look-worth-then = Jetzt { $now } wert, abgeschlossen { $then }.
look-hole = { $place }: { $fits }
look-fits =
    { $n ->
        [one] { $n } Plättchen passt
       *[other] { $n } Plättchen passen
    }
look-more-tiles =
    { $n ->
        [one] und { $n } weiteres
       *[other] und { $n } weitere
    }
look-draws = Wahrscheinlichkeit, dass { $name } allein zieht, was fehlt: { $share }
look-closes = Wahrscheinlichkeit, dass es abgeschlossen wird
look-dead =
    { $n ->
        [one] { $n } Lücke, in die kein Plättchen mehr passt
       *[other] { $n } Lücken, in die kein Plättchen mehr passt
    }
look-dead-spot = hierher passt kein Plättchen mehr

audit-wrong =
    { $n ->
        [one] { $n } Fehler gefunden
       *[other] { $n } Fehler gefunden
    }
audit-right = Keine Fehler gefunden.
audit-dead-hint = Tippe eine an, um sie in der Auslage zu sehen.
audit-looked-at = Was geprüft wurde
audit-looked-joins = Kanten, die nicht zusammenpassen
audit-looked-copies = mehr Exemplare eines Plättchens, als es gibt
audit-looked-figures = zwei Figuren, wo nur eine eingesetzt werden durfte
audit-looked-forgotten = abgeschlossene Gebiete, auf denen noch Figuren stehen
audit-looked-holes = Lücken, die nichts mehr füllt

aloud-again = Noch einmal ansagen
aloud-speak = Laut vorlesen
aloud-last = Letzter Zug: { $sentence }.
aloud-standing = Punkte: { $points }.
aloud-points = { $name } { $n }
aloud-over = Das Spiel ist zu Ende.
aloud-turn = { $name } ist am Zug.
aloud-so-far = Bisher: { $sentence }.
aloud-may = Jetzt möglich: { $moves }.
quoted = „{ $words }“

match-move-deploy = Eine Figur einsetzen
match-move-place = Ein Plättchen legen
match-move-end_turn = Den Zug beenden
match-move-end_game = Das Spiel beenden
match-move-discard = Ein Plättchen aus dem Spiel nehmen
match-move-open = In einem Dorf beginnen
match-move-event = Das Ereignis aufdecken
match-move-commit = Eine Einnahmekarte wählen
match-move-build = Eine Hütte bauen
match-move-indio = Das Angebot des Indios beantworten
match-move-mission = Den eigenen Auftrag aufdecken
match-move-neutral = Eine neutrale Hütte aufstellen

help-now = Jetzt: { $moment }
help-none = Hier gilt keine besondere Regel.
help-moment-setup = Vorbereitung
help-moment-place = Plättchen ziehen und legen
help-moment-act = eine Figur einsetzen
help-moment-end = Ende des Zuges, Punkte
help-moment-over = Ende des Spiels
help-moment-opening = erste Hütten
help-moment-event = Ereignis
help-moment-income = Einnahmekarten
help-moment-reveal = Karten aufdecken
help-moment-building = Hütten bauen

guide-title = Anleitung
guide-on = Durch den Zug leiten
guide-off = Ich kenne das Spiel
guide-first = Unsere erste Partie: leite uns an
guide-place = Zieh ein Plättchen, und tippe hier dasselbe an. Suche es nach Namen, oder blättere.
guide-where = Die hervorgehobenen Felder sind erlaubt. Tippe das an, auf dem das Plättchen auf deinem Tisch liegt.
guide-turn = Tippe das Plättchen an, bis es so liegt wie auf deinem Tisch, dann „Hier legen“.
guide-act = Hat jemand eine Figur auf dieses Plättchen gesetzt? Tippe an, wo sie steht. Wenn nicht, beende den Zug ohne Figur.
guide-send = Beende den Zug: Der Schiedsrichter wertet, was abgeschlossen ist, und zeigt, welche Figuren in den Vorrat zurückkommen.
guide-end = Was sonst noch möglich ist, steht unten; sonst beende den Zug.
guide-wait = Jemand anderes ist am Zug. Die Züge der anderen erscheinen hier von selbst; das Auge neben der Auslage zeigt mehr.
guide-over = Das Spiel ist zu Ende: Jedes Tippen wertet eine Zeile. Zieh die Figuren auf der Wertungstafel mit.
guide-opening = Alle stellen eine erste Hütte auf: Tippe das Dorf an, in dem sie auf deinem Spielplan steht.
guide-event = Decke die oberste Ereigniskarte auf, und tippe hier dieselbe an.
guide-income = Alle wählen geheim eine Einnahmekarte. Die anderen sehen sie erst, wenn alle gewählt haben.
guide-reveal = Jetzt werden die Karten gemeinsam aufgedeckt; tippe an, welche es waren.
guide-building = Erst das Geld, dann die Hütten: Tippe hervorgehobene Dörfer an, und beende dann den Zug.

timer-title = Zuguhr
timer-none = Keine Uhr
timer-limit = { $time } Minuten je Zug
timer-left = noch { $time }
timer-over = { $time } überzogen
timer-late = { $name }: Die Zeit für diesen Zug ist um
timer-hint = Jedes Handy zeigt dieselbe Restzeit, gerechnet ab dem Ende des vorigen Zuges. Sie ist nur eine Erinnerung.

kind-fish = Fisch

kinds-fish = Fische

kind-butterfly = Schmetterling

kinds-butterfly = Schmetterlinge

kind-iguana = Leguan

kinds-iguana = Leguane

kind-parrot = Papagei

kinds-parrot = Papageien

kind-orchid = Orchidee

kinds-orchid = Orchideen

title-audit = Einen Tisch prüfen
title-evenings = Unsere Abende

audit-nothing = Ein fertiger Tisch wird geprüft: Kanten, die nicht passen, zu viele Exemplare, Figuren, die nicht eingesetzt werden durften, vergessene Punkte und Lücken, die nichts füllt. Woher kommt der Tisch?
audit-from-photo = Von einem Foto
audit-from-board = Von Hand gezeichnet
audit-from-match = Aus einer Partie
audit-edit = Den Tisch ändern
audit-other = Ein anderer Tisch
audit-share = Diesen Tisch teilen

start-audit = Einen fertigen Tisch prüfen
start-evenings = Unsere Abende im Vergleich
start-guided = Eine erste Partie, Schritt für Schritt

end-ranking = Rangfolge
end-place = { $place }.
end-kinds = Punkte nach Art
end-biggest = Die größten Gebiete
end-luck = Glück beim Ziehen
end-luck-hint = Was jedes gezogene Plättchen sofort höchstens gebracht hätte, verglichen mit dem Durchschnitt der Schachtel in diesem Augenblick.
end-luck-each = { $name }, Plättchen für Plättchen
end-luck-tile = höchster sofortiger Wert { $best }, Durchschnitt der Schachtel { $mean }
end-luck-of =
    { $n ->
        [one] { $name }: { $n } Plättchen, je { $best }, Schachtel { $mean }
       *[other] { $name }: { $n } Plättchen, je { $best }, Schachtel { $mean }
    }
end-time = Zeit
end-time-of =
    { $n ->
        [one] { $name }: { $whole } in { $n } Zug, je { $each }
       *[other] { $name }: { $whole } in { $n } Zügen, je { $each }
    }
end-seconds = { $n } s
end-minutes = { $minutes } min { $seconds } s
end-hours = { $hours } h { $minutes } min
end-share = Teilen
end-share-picture = Als Bild
end-share-text = Als Text
end-share-link = Als Link
end-share-csv = Tabelle (CSV)
end-share-json = Alles (JSON)
end-share-save = Bild speichern
end-evenings = Unsere Abende im Vergleich

evenings-none = Dieser Browser kennt noch keine beendete Partie. Schreibe eine bis zum Ende mit; dann erscheint sie hier.
evenings-players = Mitspielende
evenings-group =
    { $n ->
        [one] { $names }: { $n } Abend
       *[other] { $names }: { $n } Abende
    }
evenings-all-games = Alle Spiele
evenings-wins = Siege
evenings-mean = Im Schnitt
evenings-hint = Beendete Partien, die dieser Browser kennt, gruppiert nach den Mitspielenden. Tippe ein Datum an, um eine zu öffnen.

look-can = noch möglich
look-cannot = nicht mehr möglich
look-anyone = Egal, wer zieht, was fehlt:
look-surely = Die Schachtel enthält noch die Plättchen dafür.
look-maybe = { $share }.

match-preview = Sofortige Punkte
match-preview-none = ohne Figur
match-preview-goes-on = Der Zug geht danach weiter: Gezeigt wird nur, was vorher kommt.
match-preview-nothing = Keine sofortigen Punkte.
match-preview-spot = bis zu { $n } sofort

figure-tile = Plättchen

dispute-board-title = Darf dort jemand bauen?
dispute-board-how = Tippe ein Dorf an: Der Schiedsrichter antwortet und nennt die Regel. Unten kannst du den Tisch so aufbauen, wie er ist.
dispute-board-tap = danach fragen
dispute-board-who = Wer baut?
dispute-board-table = Den Tisch aufbauen
dispute-board-mode = Ein Tippen auf ein Dorf
dispute-board-ask = fragt den Schiedsrichter
dispute-board-tent = stellt eine Hütte auf: { $name }
dispute-board-neutral = stellt eine neutrale Hütte auf
dispute-board-none = nimmt die Hütten weg
dispute-board-gold = { $name }: Gold
dispute-board-silver = { $name }: Silber
dispute-board-build = { $name } baut in { $village }
dispute-board-neutral-tent = { $name } stellt eine neutrale Hütte in { $village } auf
dispute-board-instead = Erlaubt: { $villages }
dispute-board-other-neutral = Und eine neutrale Hütte?
dispute-board-other-build = Und eine Hütte der eigenen Farbe?
dispute-build-yes = Ja, das ist erlaubt.
dispute-build-no = Nein, das ist gegen die Regeln.
dispute-neutral-yes = Ja, das ist erlaubt.
dispute-neutral-no = Nein, das ist gegen die Regeln.

error-400 = Das ließ sich nicht lesen
error-400-do = Die Datei oder der Link ist beschädigt. Nimm etwas anderes, oder lass es dir noch einmal schicken.
error-401 = Der Schlüssel fehlt
error-401-do = Öffne noch einmal den Link, den du bekommen hast, oder tritt mit dem Code der Partie bei.
error-hints-off = Hinweise sind aus
error-hints-off-do = Die Spielleitung hat sie für alle abgeschaltet und kann sie im Menü der Partie wieder einschalten.
error-seated = Diesen Platz hat schon jemand
error-seated-do = Wähle einen anderen Platz, sieh zu, oder lass dir von der Spielleitung den Link für diesen Platz geben.
error-full = Es sind noch zu viele offen
error-full-do = Gib an, was die Plättchen unten zeigen, und lass sie lernen, oder lass sie weg; versuch es dann noch einmal.
error-500 = Bei uns ist etwas schiefgegangen
error-500-do = Der Fehler liegt bei uns. Nichts ist verloren: Versuch es gleich noch einmal; hilft das nicht, speichere die Partie als Datei.

dorra-amazonas-site-worth = { $site } · Punkte: { $points }

match-menu-hints-what = Ohne Hinweise, wie im Turnier: keine erlaubten Felder, keine Punkte vor dem Ende des Zuges, keine Wahrscheinlichkeiten, keine Anzeige, wer vorn liegt. Alle sehen, dass sie aus sind.
