terminal-size = { $width } x { $height } Pixel; Plättchen: { $tiles }; Figuren: { $figures }; gelesen in { $seconds } s
terminal-seen = Was dort liegt
terminal-check = Bitte prüfen
terminal-figures = Figuren
terminal-odd = Auffällig oder falsch auf diesem Tisch
terminal-points-end = Punkte, wenn das Spiel jetzt endete
terminal-points-now = Punkte jetzt
terminal-totals = Summen
terminal-on-table = Das sind nur die Punkte auf dem Tisch. Früher gewertete Punkte sind auf keinem Foto; gib sie mit --points red=12,blue=7 an.
terminal-nothing = keine: nichts, was Punkte bringt, ist besetzt
terminal-whole = Die Summen enthalten die Punkte aus --points.
terminal-edition = erkannte Edition: { $edition }
terminal-edition-rules = erkannte Edition: { $edition }; Regeln von { $used }
terminal-sets = Plättchen aus nicht genannten Sätzen: { $found }; lies es mit --sets { $sets }
terminal-legend = ^ > v <: wohin die Oberkante des Plättchens zeigt; *: bitte prüfen; (?): hier kann ein Plättchen liegen
terminal-figure = { $figure } auf { $cell }: { $where }
terminal-piece = { $figure } auf { $cell }
terminal-place = { $cell }: { $where }
terminal-nowhere = ein unbekanntes Gebiet
terminal-served = Tile Referee läuft unter
terminal-only-here = Nur dieser Rechner erreicht es; Handys mit BIND_ADDRESS=0.0.0.0
terminal-scan = Mit dem Handy (im selben Netz) scannen:
terminal-unreadable = { $why } (Schritt: { $stage })
terminal-file = { $file }: { $why }
terminal-no-tiles = { $game } hat keine Plättchen; Fotos seines Spielplans verarbeitet die Seite (./run)
terminal-options-json = --options ist kein JSON: { $why }
terminal-options-object = --options muss ein JSON-Objekt sein
terminal-points-form = --points nimmt Farbe=Punkte, durch Kommas getrennt, nicht { $found }

doubt-close = ein anderes Plättchen oder eine andere Drehung ist fast so wahrscheinlich
doubt-edges = eine Kante passt nicht zum Nachbarn
doubt-unknown = sieht keinem Plättchen der gewählten Sätze ähnlich
doubt-odd = anders als die bekannten Bilder dieses Plättchens, oder mehr davon als in der Schachtel
doubt-faint = es ist nicht sicher, dass hier ein Plättchen liegt
doubt-missing = hier kann ein Plättchen liegen, das man nicht sieht
doubt-changed = es sieht nicht aus wie das Plättchen, das vorher hier lag
doubt-weak = es ist nicht sicher, dass das eine Figur ist
doubt-border = sie steht nahe an der Grenze zweier Gebiete
doubt-nowhere = das Plättchen hat kein Gebiet dafür oder ist unbekannt
doubt-colour = zwei Farben sind fast gleich wahrscheinlich
doubt-kind = es ist nicht sicher, welche Figur das ist
doubt-space = auf diesem Plättchen liegen mehrere Felder; ein Foto kann sie nicht sicher unterscheiden
doubt-tokens = ein Foto zeigt nicht, wie viele Goldchips in diesem Stapel liegen
doubt-hidden = sie sollte hier stehen, ist aber auf dem Foto nicht zu sehen
doubt-tent = es ist nicht sicher, dass hier ein Zelt steht
