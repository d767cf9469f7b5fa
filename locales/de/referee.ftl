### Was der Schiedsrichter zu jedem Plättchenspiel sagt. Die Schlüssel von [reasons] sind die von Reason, allein oder unter einer Regel.

rule-TR-unknown = Unlesbares Plättchen
    .text = Ein unlesbares Plättchen macht an seinen unbekannten Seiten nie ein Anlegen unzulässig. Es schließt nichts ab und verbindet nichts; ein angrenzendes Gebiet gilt nur dann als abgeschlossen, wenn es mit jedem möglichen Plättchen abgeschlossen wäre.

rule-TR-assumed = Annahme
    .text = Fehlende Angaben zu einem Tisch werden durch Annahmen ersetzt, und die Annahme wird genannt, wo eine Antwort davon abhängt.

rule-TR-figure = Figur auf unbekanntem Gebiet
    .text = Eine Figur, deren Gebiet auf ihrem Plättchen nicht bekannt ist, zählt für kein Gebiet.

rule-TR-held = Was vor den Mitspielenden liegt
    .text = Was die Mitspielenden vor sich liegen haben, zählt dort, wo eine gespielte Regel danach fragt; alles andere wird nicht beachtet.

rule-TR-adjust = Punkte nach Absprache
    .text = Alle haben sich auf diese Punkte geeinigt, für etwas, das der Schiedsrichter nicht sehen kann.

rule-TR-chance = Wahrscheinlichkeit des Abschlusses
    .text = Die Wahrscheinlichkeit, dass ein offenes Gebiet abgeschlossen wird, gilt für den Fall, dass alle übrigen Plättchen reihum gezogen werden: Für jede Lücke muss ein eigenes, passendes dabei sein. Bei ein oder zwei Lücken wird genau gerechnet, bei mehr mit vielen Zufallsziehungen.

rule-TR-hole = Lücke, in die nichts passt
    .text = Ein leeres Feld neben gelegten Plättchen, in das keines der übrigen passt. Gebiete, die dort weitergehen müssten, bleiben offen, es sei denn, dort darf ein Plättchen anderer Art liegen.

rule-TR-revealed = Aufgedeckt bleibt aufgedeckt
    .text = Ein geheimer Wert, den alle gesehen haben, bleibt bekannt, auch wenn die Züge zurückgenommen werden, die ihn aufgedeckt haben. Wer von dort aus weiterspielt, spielt wieder denselben Wert; nur die Spielleitung kann, für alle sichtbar, auf einem anderen bestehen, und das wird als Hausregel vermerkt.

rule-CR-points = Nur Punkte
    .text = In einer Partie, in der nur die Punkte festgehalten werden, werden keine Plättchen gelegt. Eingegeben wird, was auf dem Tisch gewertet wird: was es ist, wie groß es ist und wer es wertet. Die geltenden Regeln werten es wie das gleiche Gebiet in der Auslage.

sources-kit = Wie dieser Schiedsrichter einen Tisch auslegt

sections-fn = Fußnote

reasons-over = Das Spiel ist zu Ende.
reasons-within_a_turn = Bevor das Spiel enden kann, muss der Zug beendet werden.
reasons-not_your_turn = { $player } ist nicht am Zug; am Zug ist { $to_move }.
reasons-step_place = Zuerst muss das Plättchen dieses Zuges gelegt werden.
reasons-step_act = Das Plättchen dieses Zuges liegt schon.
reasons-step_end = In diesem Zug wird nichts mehr eingesetzt; er muss nur noch beendet werden.
reasons-drawn = Gezogen wurde das Plättchen { $drawn }, nicht { $tile }.
reasons-taken = In { $cell } liegt schon ein Plättchen: { $tile }.
reasons-corner = In { $cell } würde das Plättchen die anderen nur an einer Ecke berühren; nötig ist eine ganze Kante.
reasons-differ = Die { $side } Kante des Plättchens zeigt { WORD($mine, form: "acc") }, das Nachbarplättchen in { $other } aber { WORD($theirs, form: "acc") }.
reasons-meet = Die { $side } Kante passt zum Plättchen in { $other }: Beide zeigen { WORD($mine, form: "acc") }.
reasons-unreadable = Die { $side } Kante grenzt an das Plättchen in { $other }, das dort nicht zu lesen war.
reasons-wild = Die { $side } Kante grenzt an das Plättchen in { $other }; eine der beiden Kanten passt an alles.
reasons-undrawn = { $player } legt das Plättchen { $tile }, statt eines zu ziehen.
reasons-first_tile = Es ist das erste Plättchen: Es darf überall liegen.
reasons-fits =
    Das Plättchen { $tile } lässt sich auf { $count } { $count ->
        [one] Weise
       *[other] Weisen
    } anlegen und muss deshalb gelegt werden.
reasons-no_copy_left = Von { $tile } ist keines mehr übrig: Die Schachtel enthält nur { $count }.
reasons-other_edition = Das Plättchen { $tile } ist in der Schachtel der Auflage { $edition } nicht enthalten; die Auflage { $editions } hat es.
reasons-applies = Es gilt die Regel: { $title }.
reasons-home = Alle Figuren { WORD($kind, form: "on-this") } kommen dann in den Vorrat zurück.
reasons-none_told_left = Nach den Angaben ist von { $tile } keines mehr in der Schachtel.
reasons-scored = Das Spiel ist zu Ende und gewertet: Es gibt keine Punkte mehr.
reasons-never_drawn = Das Plättchen { $tile } wird nie gezogen und kann deshalb nicht aus dem Spiel genommen werden.
reasons-fits_nowhere = Das Plättchen { $tile } passt nirgends: Es kommt aus dem Spiel, und ein anderes wird gezogen.
reasons-not_just_placed = Das Plättchen in { $cell } ist nicht das gerade gelegte.
reasons-one_figure = { $player } hat auf dieses Plättchen schon eine Figur gesetzt; erlaubt ist nur eine je Zug.
reasons-no_such_figure = Hier ist { WORD($figure, form: "no") } im Spiel.
reasons-none_left =
    { $player } hat { WORD($figure, form: "no-acc") } mehr im Vorrat: { $most ->
        [one] { GENDER($figure) ->
           *[m] Der
            [f] Die
            [n] Das
        } einzige ist
       *[other] Alle { $most } sind
    } auf dem Tisch.
reasons-own_supply =
    { $most ->
        [one] { $player } hat noch { WORD($figure, form: "acc") } im Vorrat.
       *[other] { $player } hat noch { $count ->
            [one] { WORD($figure, form: "acc") }
           *[other] { $count } { WORD($figure, form: "many") }
        } im Vorrat (von { $most }).
    }
reasons-may_stand = { WORD($figure, form: "a") } darf { WORD($kind, form: "on") } stehen.
reasons-free =
    { GENDER($kind) ->
       *[m] Der ganze verbundene
        [f] Die ganze verbundene
        [n] Das ganze verbundene
    } { $kind } ({ $count } Plättchen) ist unbesetzt.
reasons-completing = Das Plättchen hat { WORD($kind, form: "the-acc") } gerade abgeschlossen; vor der Wertung darf { GENDER($kind) ->
       *[m] er
        [f] sie
        [n] es
    } noch besetzt werden.
reasons-occupied =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } ist schon besetzt: { $by }, in { $where }.
reasons-not_there = { WORD($figure, form: "a") } darf nicht { WORD($kind, form: "on") } stehen.
reasons-nothing_due = Es gibt nichts, worüber { $player } jetzt zu entscheiden hätte.
reasons-feature = { WORD($figure, form: "the") } von { $player } in { $where } steht { WORD($kind, form: "on") }; dort ist das nicht erlaubt.
reasons-completed = Das Plättchen hat { WORD($kind, form: "the-acc") } abgeschlossen, also wird jetzt gewertet.
reasons-complete =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } { $tiles ->
        [one] ist
       *[other] aus { $tiles } Plättchen ist
    } abgeschlossen.
reasons-incomplete =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } { $tiles ->
        [one] ist
       *[other] aus { $tiles } Plättchen ist
    } noch nicht abgeschlossen.
reasons-at_the_end =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } { $tiles ->
        [one] bringt
       *[other] aus { $tiles } Plättchen bringt
    } erst am Spielende Punkte.
reasons-nobody = Dort steht keine Figur, die zählt; also erhält niemand Punkte.
reasons-alone = Nur { $owners } hat dort Figuren.
reasons-majority = { $owners } hat dort die Mehrheit: { $holders }.
reasons-tie = { $owners } haben dort gleichauf die Mehrheit ({ $holders }): Sie erhalten jeweils die volle Punktzahl.
reasons-ranked_points =
    { $player } kommt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } auf Platz { $place }.
reasons-ranked_shared =
    { $players } haben je { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } und teilen sich Platz { $place }.
reasons-together =
    Figuren von { $players } stehen { WORD($kind, form: "on-same") }, auf benachbarten Plättchen: Als die zweite eingesetzt wurde, war { GENDER($kind) ->
       *[m] er
        [f] sie
        [n] es
    } schon besetzt.
reasons-several =
    Auf dem Plättchen in { $where } { $count ->
        [one] steht { $count } Figur
       *[other] stehen { $count } Figuren
    }; je Zug darf nur eine eingesetzt werden.
reasons-may_pass = { $player } darf den Zug beenden, ohne ein Plättchen zu legen.
reasons-turn_follows = Danach ist { $player } am Zug.
reasons-final = Der Zug ist beendet: Die Schlusswertung kann folgen.
reasons-gets = { $player } erhält { $parts } = { $points }.
reasons-part = { $parts } = { $points }.
reasons-sum = Nach jetzigem Stand: { $parts } = { $points }.
reasons-nothing = Nach jetzigem Stand bringt es nichts: { $parts }.

reasons-TR-unknown-exactly = Es grenzt an ein Plättchen, das nicht gelesen werden konnte; welches auch immer es ist, der Wert ist { $low }.
reasons-TR-unknown-between = Es grenzt an ein Plättchen, das nicht gelesen werden konnte; der Wert liegt zwischen { $low } und { $high }.
reasons-TR-unknown-at_least = Es grenzt an etwas, das nicht gelesen werden konnte oder nicht passt; der Wert ist mindestens { $low }.
reasons-TR-unknown-deploy = Es grenzt an ein Plättchen, das nicht gelesen werden konnte; dahinter könnte eine Figur stehen.
reasons-TR-unknown-tile = Das Plättchen in { $where } konnte nicht gelesen werden; was daran grenzt, ist nicht sicher.

reasons-CR-points-no_tiles = In dieser Partie werden keine Plättchen festgehalten, nur Punkte.

reasons-TR-assumed-player = Annahme: { $player } ist am Zug.
reasons-TR-assumed-step_place = Annahme: In diesem Zug wurde noch kein Plättchen gelegt.
reasons-TR-assumed-step_act = Annahme: In diesem Zug wurde noch keine Figur eingesetzt.
reasons-TR-assumed-step_end = Annahme: Plättchen und Figur dieses Zuges wurden schon gelegt und eingesetzt.
reasons-TR-assumed-just_placed = Annahme: Das Plättchen in { $cell } wurde gerade gelegt.
reasons-TR-assumed-turn_done = Annahme: Der letzte Zug ist beendet.
reasons-TR-assumed-points = Der bisherige Punktestand ist nicht bekannt ({ $players }): Das sind nur die Punkte auf dem Tisch.

reasons-TR-held-unknown = In diesem Spiel gibt es nichts dergleichen ({ $thing }); die Angabe zu { $player } wird nicht beachtet.

reasons-TR-figure-where = Es ist nicht bekannt, auf welchem Gebiet { WORD($figure, form: "the") } von { $player } in { $where } steht; daher zählt die Figur für keines.

reasons-TR-chance-exact =
    Genau gerechnet: { $count } { $count ->
        [one] Lücke ist
       *[other] Lücken sind
    } zu füllen, und jede Ziehung aus den übrigen Plättchen ist gleich wahrscheinlich.
reasons-TR-chance-nothing_fits = Beim jetzigen Stand des Tisches kann kein übriges Plättchen es mehr abschließen.
reasons-TR-chance-dealt =
    In { $deals } Zufallsziehungen simuliert: { $count } { $count ->
        [one] Lücke ist
       *[other] Lücken sind
    } zu füllen, jede mit einem anderen Plättchen.
reasons-TR-chance-box_unknown = Es ist nicht bekannt, was noch in der Schachtel ist, daher lässt sich keine Wahrscheinlichkeit angeben.
reasons-TR-chance-unreadable = Es grenzt an etwas, das nicht gelesen werden konnte oder nicht passt, daher lässt sich keine Wahrscheinlichkeit angeben.
reasons-TR-chance-too_many = Es fehlen zu viele Plättchen, um eine Wahrscheinlichkeit anzugeben.
reasons-TR-chance-loose_end = Eines der Enden, auf einem Plättchen, ist noch offen: Plättchen allein schließen das nicht ab.
reasons-TR-chance-large_box = In der Schachtel sind noch zu viele Plättchen, um eine Wahrscheinlichkeit anzugeben.
reasons-TR-chance-not_counted = Annahme: Alle Plättchen werden reihum gezogen. Nicht berücksichtigt: was inzwischen ringsum gelegt wird, Umwege über andere Gebiete, Legeregeln außer den Kanten, zusätzliche Züge und Plättchen, die nie gezogen werden.

reasons-TR-hole-nothing_left_fits = Kein Plättchen, das noch in der Schachtel ist, passt in { $cell }.
reasons-TR-hole-nothing_ever_fits = Kein Plättchen der Schachtel passt in { $cell }.

reasons-TR-revealed-other_value = Was { $player } hier hatte, wurde schon aufgedeckt: Es bleibt dabei, es sei denn, die Spielleitung besteht auf einem anderen Wert.

summary-title = { $game }: { $players }
summary-over = Das Spiel ist zu Ende.
summary-rank =
    { $place }. { $player }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
summary-to_move = { $player } ist am Zug.
summary-ending = Alles ist gespielt: Das Spiel kann beendet werden.
summary-nobody = In diesem Zug gab es keine Punkte.
summary-place = { $player } legt das Plättchen { $tile } in { $where }.
summary-deploy = { $player } setzt { WORD($figure, form: "acc") } { WORD($kind, form: "onto") }.
summary-complete =
    { WORD($kind, form: "a") } { $tiles ->
        [one] ist
       *[other] aus { $tiles } Plättchen ist
    } abgeschlossen.
summary-discard = Das Plättchen { $tile } von { $player } passt nirgends und kommt aus dem Spiel.
summary-boat = Das Boot von { $player } fährt von Feld { $from } auf Feld { $to }.
summary-pitch = { $player } schlägt das Zelt auf.
summary-open = { $player } stellt die erste Hütte in { $village } auf.
summary-build = { $player } baut eine Hütte in { $village }.
summary-neutral = { $player } stellt eine neutrale Hütte in { $village } auf.

lines-complete =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { GENDER($kind) ->
       *[m] einen abgeschlossenen
        [f] eine abgeschlossene
        [n] ein abgeschlossenes
    } { $kind }: { $parts } = { $points }.
lines-incomplete =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { GENDER($kind) ->
       *[m] einen nicht abgeschlossenen
        [f] eine nicht abgeschlossene
        [n] ein nicht abgeschlossenes
    } { $kind }: { $parts } = { $points }.
lines-adjust =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } nach Absprache.
lines-shared = Figuren dort: { $holders }.
lines-exactly = Ein angrenzendes Plättchen konnte nicht gelesen werden; welches auch immer es ist, der Wert ist { $low }.
lines-between = Nicht sicher: zwischen { $low } und { $high }.
lines-at_least = Nicht sicher: mindestens { $low }; es grenzt an etwas, das nicht gelesen werden konnte oder nicht passt.
lines-unbounded = Nicht sicher: Es grenzt an etwas, das nicht gelesen werden konnte oder nicht passt.

parts-tile = { $count } Plättchen × { $each }
parts-adjust = { $points }
parts-other = { $count } { $what } × { $each }

photos-second-board = Auf dem Bild ist mehr als eine Auslage. Gelesen wurde die größere; fotografiere die andere einzeln.
photos-other-table = Das sieht nicht nach dem Tisch dieser Partie aus: Kaum eines ihrer Plättchen ist auf dem Bild. Mach noch ein Foto, auf dem mehr davon zu sehen sind, oder nimm es als neuen Tisch.
photos-tile-unexplained = Für das Plättchen in { $cell } wurde kein erlaubter Zug gefunden.
photos-tiles-to-come =
    Auf dem Foto { $count ->
        [one] ist
       *[other] sind
    } noch { $count } { $count ->
        [one] weiteres neues Plättchen
       *[other] weitere neue Plättchen
    }. Bestätige zuerst diese Züge; danach schlägt das Foto die nächsten vor.
photos-tile-differs = In { $cell } liegt in der Partie ein anderes Plättchen. Berichtige es hier oder im Verlauf der Partie.
photos-figure-back = { WORD($figure, form: "the") } von { $player } in { $cell } ist wieder im Vorrat.
photos-figure-left = { WORD($figure, form: "the") } von { $player } in { $cell } sollte wieder im Vorrat sein, steht aber noch dort.
photos-figure-gone = { WORD($figure, form: "the") } von { $player } in { $cell } fehlt, und kein Zug erklärt es.
photos-figure-differs = { WORD($figure, form: "the") } von { $player } in { $cell } steht in der Partie anderswo auf dem Plättchen oder ist eine andere Figur.
photos-figures-unclear =
    { $count } { $count ->
        [one] Figur der Partie ist
       *[other] Figuren der Partie sind
    } hier nicht zu sehen und { $count ->
        [one] zählt
       *[other] zählen
    }, als { $count ->
        [one] stünde sie
       *[other] stünden sie
    } noch da.
photos-figure-unexplained = Es wurde kein erlaubter Zug gefunden, durch den { WORD($figure, form: "the") } von { $player } nach { $cell } kam.
photos-returned = { WORD($kind, form: "the") } ist seitdem fertig geworden. Stand dort eine Figur?
photos-turn = Wer hat dieses Plättchen gelegt? Davon hängt ab, wer was bekommt.
photos-scores-after = Mit diesen Zügen: { $scores }
photos-figure-nobody = In { $cell } steht eine Figur in einer Farbe, die niemand spielt.
photos-untold-sets = Hier scheinen auch Plättchen von Sätzen zu liegen, die du nicht gewählt hast: { $sets }. Füge diese Sätze hinzu, dann wird das Foto noch einmal mit ihnen gelesen.
photos-other-artwork = Die Plättchen sehen aus wie die einer anderen Auflage als der gewählten. Sie wurden mit allen Auflagen verglichen; die Regeln bleiben, wie du sie gewählt hast.
photos-dark = Das Bild ist zu dunkel. Mach mehr Licht, oder dreh dich zum Fenster, und fotografiere noch einmal.
photos-bright = Die Plättchen sind zu hell, um erkannt zu werden. Schalte den Blitz aus, halte Lampen und Sonne von ihnen fern, und fotografiere noch einmal.
photos-blurred = Das Bild ist unscharf. Halte das Handy ruhig, lass es auf die Plättchen scharfstellen, und fotografiere noch einmal.
photos-small = Das Bild ist zu klein. Schick es in voller Größe.
photos-plain = Auf dem Bild ist nichts zu sehen. War etwas vor der Linse?
photos-flat = Der Winkel ist zu flach. Fotografiere von weiter oben, auf die Plättchen hinunter.
photos-far = Die Plättchen sind zu weit weg. Geh näher heran, bis sie das Bild füllen.
photos-empty = Auf dem Bild wurden keine Plättchen gefunden. Fotografiere den Tisch mit allen Plättchen.
photos-sets = Von den gewählten Sätzen wurden zu wenige Plättchen erkannt. Prüfe, welche Sätze im Spiel sind, geh näher heran, und fotografiere von oben bei gleichmäßigem Licht.
photos-map = Die Karte des Vergleichsbilds wurde nicht gefunden. Fotografiere von oben, mit der ganzen Karte im Bild, scharf und bei gleichmäßigem Licht.
photos-grid = Es wurde keine Auslage aus quadratischen Plättchen gefunden, auch wenn vielleicht Plättchen da sind. Fotografiere von oben, mit allen gelegten Plättchen und etwas Tisch ringsum.

word-adjust = nach Absprache
word-and = und
word-N = obere
    .dat = oberen
word-E = rechte
    .dat = rechten
word-S = untere
    .dat = unteren
word-W = linke
    .dat = linken
word-unknown = Unbekanntes
    .a = etwas Unbekanntes
    .acc = etwas Unbekanntes
word-any = Beliebiges
    .a = etwas Beliebiges
    .acc = etwas Beliebiges

photos-board = Der leere Spielplan des Vergleichsbilds wurde auf dem Foto nicht gefunden. Zeig den ganzen Spielplan, von oben und scharf.

photos-bytes = Die Datei ist größer als { $most } MB.

photos-format = Das ist kein Bild in JPEG, PNG, WebP oder HEIC.

photos-parts = Das Bild ist beschädigt: Es hat zu viele Teile.

photos-damaged = Das { $format }-Bild ist beschädigt oder unvollständig.

photos-unwritten = Das Bild lässt sich nicht als JPEG speichern.

photos-side = Eine Seite des Bilds hat mehr als { $most } Pixel.

photos-slim = Das Bild ist mehr als { $most }-mal so lang wie breit: Es kann keinen Tisch zeigen.

photos-pixels = Das Bild hat mehr als { $most } Megapixel.

photos-unopened = Das Bild lässt sich nicht öffnen.

photos-limits = Das Bild lässt sich nicht in der erlaubten Zeit und mit dem erlaubten Speicher öffnen.

photos-few-pixels = Das Bild ist zu klein: Es braucht mindestens { $least } Pixel.

photos-no-board = Auf dem Bild wurde keine Auslage aus quadratischen Plättchen gefunden.

photos-no-tiles = Es wurden keine Plättchen gefunden.

photos-no-cards = Es wurden keine einzelnen Plättchen gefunden. Lege sie mit Abstand auf einen einfarbigen Tisch, alle offen, und fotografiere von oben bei gleichmäßigem Licht.

photos-slow = Die Auswertung dieses Fotos hat länger als { $seconds } Sekunden gedauert.

photos-memory = Die Auswertung dieses Fotos hat zu viel Speicher gebraucht.

photos-broke-off = Die Auswertung dieses Fotos hat zu viel Speicher gebraucht oder ist abgebrochen.

photos-failed = Die Auswertung dieses Fotos ist fehlgeschlagen; der Fehler liegt bei uns.

photos-gone = Das Bild wurde gelöscht.

photos-never-ended = Die Auswertung dieses Fotos wurde mehrmals begonnen und nie beendet.

options-tracking = Ob die Plättchen festgehalten werden oder nur die Punkte für das, was auf dem Tisch gewertet wird.
