### Errors of what was sent: tile sets, tiles, positions, maps and boards.

input-or = { $names } oder { $last }

input-cited = { $rule }: { $why }

input-errors = mehr als { $most } Fehler; hier sind die ersten

input-unknown-near = es gibt { $kind } „{ $name }“; meintest du { $near }?

input-unknown-none = es gibt { $kind } „{ $name }“; hier ist nichts dieser Art bekannt

input-unknown-known = es gibt { $kind } „{ $name }“; möglich: { $known }

input-unknown-many = es gibt { $kind } „{ $name }“; möglich: { $known } und { $count } weitere

input-unknown-expansion = { $why }; um nur mit den Plättchen zu spielen, nenne ihren Katalog

## Tile sets and tiles

input-no-catalogs = dieses Spiel hat keine Kataloge

input-set-object = ein Plättchensatz ist ein JSON-Objekt

input-set-kinds = der Satz muss seine Arten von Gebieten und deren Formen nennen

input-plain-text = muss einfacher Text mit höchstens { $most } Zeichen sein

input-most = höchstens { $most }, nicht { $count }

input-marks = muss ein Objekt sein, das jedes Zeichen erklärt

input-tile-list = muss eine Liste mit mindestens einem Plättchen sein

input-twice = { $what } kommt zweimal vor

input-other-kind = dieses Spiel legt { $feature } anders fest: shape { $shape }, sides { $sides }, letter { $letter }

input-kinds = muss ein Objekt mit der Form jeder Art sein

input-shape = shape ist area, line oder point; sides ist edges oder halves

input-printings = muss ein Objekt mit den Auflagen und Anzahlen jedes Drucks sein

input-counts = es fehlt counts: zu jedem Plättchen die Anzahl

input-total = { $total } gedruckt, aber die Anzahlen ergeben zusammen { $count }

input-editions = muss eine Liste von Auflagen sein

input-printing-start = muss die ID eines Plättchens aus diesem Druck sein

input-copies = Anzahlen stehen unter printings des Satzes

input-tile-object = ein Plättchen ist ein JSON-Objekt

input-tile-pair = & und danach / steht für zwei halbe Plättchen; der Code darf nur eines dieser Zeichen enthalten

input-tile-id = die ID eines Plättchens ist <set>/<code>, ohne Leerzeichen, je höchstens { $most } Zeichen

input-feature-count = muss eine Liste von 1 bis { $most } Gebieten sein

input-feature-list = muss eine Liste von Gebieten sein

input-feature-object = ein Gebiet ist ein JSON-Objekt

input-wagon = muss eine Liste von Gruppen aus Gebietsnummern von 0 bis { $most } sein

input-feature-numbers = muss eine Liste von Gebietsnummern von 0 bis { $most } sein

input-list-of = muss eine Liste aus diesen sein, jedes höchstens einmal: { $names }

input-line = { $feature } ist eine Linie: nenne ihre Kanten

input-point = { $feature } ist ein Punkt: er reicht an keine Kante

input-multi-edge = eine Kante, an die genau ein anderes Gebiet dieser Art reicht

input-inner = ein inneres Gebiet reicht an keine Kante

input-no-edges = { $feature } reicht nirgends hin: gib edges oder halves an, oder „I“ für ein inneres

input-mark-count = muss eine Anzahl von 0 bis { $most }, true oder false sein

input-mark-list = muss eine Liste von Zeichen sein

input-half-owners = die Hälfte { $side } gehört zu { $count } Gebieten

input-middle-owners = die Mitte der Kante { $side } gehört zu { $count } Gebieten

input-letters = müssen vier Buchstaben sein, für N E S W

input-letters-of = müssen vier Buchstaben für N E S W sein, aus { $letters } * oder ?

input-wild-edge = die Kante { $side } ist beliebig (*), aber Gebiete reichen an sie

input-half-unowned = die Hälfte { $side } gehört zu keinem Gebiet

input-letters-differ = angegeben sind die Kanten { $given }, die Gebiete zeigen aber { $letters }

input-edge-things = die Kante { $side } zeigt { $features }; eine Kante zeigt nur eines

input-inner-twice = { $count } innere Gebiete { $feature }; nenne das zweite II

input-cells = muss ein Rechteck aus 2 bis { $most } Feldern [x, y] ab [0, 0] sein

input-cell = muss eines der Felder des Plättchens sein

input-in-cell = Feld { $cell }: { $why }

input-cells-differ = die Felder { $cell } und { $other } passen nicht aneinander

## Positions

input-this-game = das ist { $game }, nicht { $other }

input-other-game = { $catalog } gehört zum Spiel { $game }, nicht zu { $other }

input-no-set = { $catalog } ist kein Plättchensatz

input-catalogs-differ = das Plättchen { $tile } ist in { $one } und in { $other }, aber verschieden

input-player-twice = „{ $player }“ kommt unter den Mitspielenden zweimal vor

input-same-cell = überschneidet sich mit { $other }: beide liegen in { $cell }
input-same-half = die halben Plättchen hier und bei { $other } füllen { $cell } nicht zusammen aus: jedes muss gegenüber dem anderen um 180 Grad gedreht sein

input-pad-final = { $what } wird nie mit „final“ { $final } gewertet

input-pad-count = muss zwischen { $least } und { $most } liegen

input-rotation = { $value } ist keine Drehung; es gibt 0, 90, 180 und 270

input-track = { $figure } steht auf keiner Leiste

input-track-space = { $figure } steht auf einem Feld der eigenen Leiste, nicht auf einem Plättchen

input-figure-point = { $figure } steht in einem Gebiet auf einem Plättchen, nicht auf einem Punkt zwischen Plättchen

input-point-cell = muss [x, y] des Feldes sein, dessen nordwestliche Ecke der Punkt ist

input-castle-tiles = müssen die beiden Plättchen der Stadt sein

input-prisoners = muss eine Liste von Figuren sein, jede mit Besitzer und Art

input-beside-nobody = auf dem Plättchen steht keine solche Figur ({ $figure })

input-no-tile = in { $cell } liegt kein Plättchen

input-one-of = muss eines davon sein: { $choices }

input-nothing-readable = nichts Lesbares

input-side = „{ $side }“ ist keine Seite; es gibt { $sides }

input-no-feature = { $tile } in { $cell } hat kein solches Gebiet ({ $feature }); vorhanden: { $features }

input-features = { $tile } in { $cell } hat mehrere solche Gebiete ({ $feature }); vorhanden: { $features }

input-options = Optionen sind JSON-Werte

input-expansions = muss eine Liste von Erweiterungen sein

input-clash = { $expansion } passt nicht zu den anderen: { $why }

input-herding-token = wer die Herde in den Stall treibt, zieht keinen Marker

input-expanding-token = beim Vergrößern wird ein Marker gezogen: welcher?

## Maps

input-map-json = eine Karte ist JSON

input-map-object = eine Karte ist ein JSON-Objekt

input-map-game = eine Karte gehört zu carcassonne

input-joined-again = verbundene Karten lassen sich nicht noch einmal verbinden: nenne alle Teile

input-joined-fields = eine verbundene Karte hat nur id, name, source und join

input-join = müssen 2 bis { $most } Karten sein, jede mit map, x und y

input-join-part = muss map, x und y haben und sonst nichts

input-join-shift = x und y sind ganze Zahlen von { $low } bis { $high }

input-squares-unknown = die Felder von { $map } sind hier nicht bekannt: zeichne sie als eigene Karte, oder nimm { $known }

input-map-small = nur { $count } Felder nehmen Plättchen auf, weniger als die empfohlenen { $recommended } Plättchen

input-list = muss eine Liste mit höchstens { $most } Einträgen sein

input-map-squares = noch ist kein Feld gezeichnet

input-square-twice = in { $cell } ist schon ein Feld: sie überlappen sich

input-square-plain = nur Felder von Großstädten zeigen Gebiete und Wappen

input-large-city-features = zu einer Großstadt gehört, was auf ihr gedruckt ist

input-large-city = eine Großstadt zeigt eine Stadt

input-map-edge = muss x, y und edge eines Feldes haben

input-no-square = in { $cell } ist kein Feld für Plättchen

input-square-beyond = hinter dieser Kante liegt das Feld { $cell }

input-edge-twice = diese Kante kommt schon vor

input-border-coats = dort ist nichts gedruckt, was sie tragen könnte

input-ferry-ends = eine Fähre hat zwei Enden, nicht { $count }

input-recommended = muss die kleinste und die größte Zahl von Plättchen sein

input-picture = muss size, corners und cells haben

input-picture-size = muss Breite und Höhe in Pixeln sein

input-picture-corners = muss [x, y] in Pixeln für die Ecken NW, NE, SE und SW sein

input-picture-clockwise = die Ecken gehen im Uhrzeigersinn: NW, NE, SE, SW

input-picture-cells = muss x und y des Felds im Nordwesten, Spalten und Reihen sein

input-picture-empty = muss mindestens eine Spalte und eine Reihe haben

input-start-squares = eine Karte hat mindestens 2 Startfelder, nicht { $count }

input-cut-off =
    { $count ->
        [one] { $count } Feld hat keine Verbindung zu den Startfeldern: { $cells }
       *[other] { $count } Felder haben keine Verbindung zu den Startfeldern: { $cells }
    }

input-large-city-differs = die Felder einer Großstadt in { $cell } und { $other } zeigen Verschiedenes

## Gold Rush and Amazonas: what is printed on tiles and what the box holds

input-mark-elsewhere = { $mark } gehört nur zu { $features }, nicht zu { $feature }

input-line-end = { $feature } mit nur einer Kante braucht auch das Ende: „to“ ist { $ends }

input-line-no-end = { $feature } über zwei Kanten endet nicht auf dem Plättchen und kann nicht auch zu { $end } führen

input-line-edges = { $feature } hat zwei Enden; hier erreichte Kanten: { $count }

input-line-nowhere = { $feature } kann auf diesem Plättchen nicht enden; es fehlt: { $end }

input-undivided = { $tile }: { $area } { $sides } liegt auf beiden Seiten von { $wall }

input-start-board-id = muss die ID der Starttafel sein

input-start-board-type = das Spiel beginnt mit der Starttafel, einem Plättchen vom Typ start

input-mouth-edges = der Amazonas erreicht eine Kante der Mündung, nicht { $count }

input-amazon-standard = auf einem gewöhnlichen Plättchen gibt es keinen Amazonas

input-amazon-cells = nur Doppelplättchen und die Starttafel haben mehrere Felder

input-amazon-animals = Kaimane und Piranhas sind nur auf Amazonasplättchen und Doppelplättchen

input-amazon-straight = der Amazonas erreicht genau zwei gegenüberliegende Kanten eines Amazonasplättchens

input-double-size = ein Doppelplättchen hat 2 Felder, nicht { $width } mal { $height }

input-start-board-size = die Starttafel hat 2 mal 4 Felder, nicht { $width } mal { $height }

input-amazon-double = der Amazonas erreicht genau die beiden kurzen Seiten eines Doppelplättchens

input-amazon-start = der Amazonas verlässt die Starttafel einmal, an einer kurzen Seite

input-box-untyped = Plättchen ohne Typ: { $count }

input-box-standard = gewöhnliche Plättchen: { $count }, die Schachtel enthält aber { $most }

input-box-double = Doppelplättchen: { $count }, die Schachtel enthält aber { $most }

input-box-start-boards = Starttafeln: { $count }, die Schachtel enthält aber { $most }

input-box-mouths = Mündungen: { $count }, die Schachtel enthält aber { $most }

input-box-amazon-tiles = Amazonasplättchen: { $count }, die Schachtel enthält aber { $most }

input-box-bangs = Amazonasplättchen mit „!“: { $count }, es sollten aber { $most } sein

input-bang-animals = { $tile } ist ein Plättchen mit „!“ und Tieren; gewertet werden nur die des Doppelplättchens danach

input-city-exits = eine Stadt hat 3 oder 4 Ausgänge, Eisenbahnstrecken, die in ihr enden; diese hat { $count }

input-exits-differ = angegebene Ausgänge: { $given }, Eisenbahnstrecken, die in dieser Stadt enden, aber: { $count }

input-designs-differ = { $tile } und { $other } sind dasselbe Motiv; nur Tipilager und Herden dürfen sich unterscheiden

input-start-tile = das Startplättchen hat einen Berg mit 1 Nugget; hier Berge: { $mountains }, Nuggets: { $nuggets }

input-start-tile-id = muss die ID des Startplättchens sein

input-start-tile-missing = es ist kein Startplättchen genannt

input-box-73 = 73 Plättchen, so ergibt es die veröffentlichte Liste; die Schachtel enthält 72 (drei vom Motiv 66)

input-box-tiles = Plättchen: { $count }, die Schachtel enthält aber { $most }

input-box-nuggets = Nuggets auf allen Plättchen: { $count }, aber nur { $most } Schürfplättchen: sie könnten knapp werden

input-nuggets = ein Schürfplättchen zeigt { $shown } Nuggets, nicht { $value }

## Amazonas by Stefan Dorra

input-species-missing = kein Dorf hat die Art { $species }

input-no-villages = noch ist kein Dorf gezeichnet

input-villages-cut-off = kein Weg führt vom Rest des Spielplans nach { $villages }

input-must-be-object = muss ein Objekt sein

input-village-twice = es gibt zwei Dörfer „{ $village }“

input-must-be-number = muss eine Zahl von { $low } bis { $high } sein

input-must-be-whole = muss eine ganze Zahl von { $low } bis { $high } sein

input-costs = muss eine Liste mit 1 bis { $most } Preisen sein

input-cost = ein Bauplatz kostet { $costs } Gold

input-costs-order = jeder Bauplatz kostet mehr als der davor

input-way = muss eine Liste von zwei Dörfern sein

input-way-same = ein Weg verbindet zwei verschiedene Dörfer

input-mission = muss eine Liste von { $count } Dörfern sein

input-mission-same = das müssen verschiedene Dörfer sein

input-missions = es gibt { $most } Auftragskarten, nicht { $count }

input-card-fields = muss ein Objekt mit { $fields } sein

input-white-number = eine andere Karte hat die weiße Zahl { $number }

input-cards = es gibt 28 Karten: 0 bis 6 in jeder der vier Farben

input-must-be-list = muss eine Liste sein

input-text = muss ein Text mit 1 bis { $most } Zeichen sein

input-size = muss Breite und Höhe sein, höchstens { $most }

input-one-board = eine Partie wird auf einem Spielplan gespielt, nicht auf { $count }

input-players = es spielen { $count } Personen

input-board = { $board } ist kein Spielplan dieses Spiels

input-building-order = in der Phase building nennen order und income alle Mitspielenden

input-building-player = in der Phase building baut jemand

input-tent = eine Hütte gehört jemandem oder ist neutral

input-tents = mehr Hütten als Bauplätze

input-spaces = es gibt die Bauplätze 0 bis { $most }, der billigste zuerst

input-which-pile = auf welchen Stapel kommt es? Es gibt { $piles }

input-which-village = welches?

input-which-card = { $players } hat keine offene Karte; welche Karte ist gemeint?

input-whose-tents = um wessen Hütten geht es?

input-feature = { $feature }

input-feature-at = { $feature } an { $sides }

input-and = { $names } und { $last }
