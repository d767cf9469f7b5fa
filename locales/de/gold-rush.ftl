### Goldrausch auf Deutsch. Wörter der Regel: Eisenbahnstrecke, Berg, Prärie, Cowboy, Zelt, Schürfplättchen.

rule-GR-G0 = Ziel
    .text = Wer die meisten Punkte hat, wenn alle Plättchen gelegt sind und die Schlusswertung vorbei ist, gewinnt.

rule-GR-S1 = Startplättchen
    .text = Das Startplättchen liegt in der Tischmitte, mit einem verdeckten Schürfplättchen auf seinem Berg.

rule-GR-S2 = Die übrigen Plättchen
    .text = Die übrigen Plättchen werden gemischt und verdeckt gestapelt; die Schachtel enthält insgesamt 72.

rule-GR-S3 = Schürfplättchen
    .text = Es gibt 63 Schürfplättchen, verdeckt neben dem Tisch: 10 mit einem Nugget, 30 mit zwei, 10 mit drei, 3 mit fünf und 10 mit Kies. Eine Person legt sie bei Bedarf aus.

rule-GR-S4 = Cowboys und Zelt
    .text = Alle nehmen fünf Cowboys und ein Zelt, gleich wie viele mitspielen. Ein Cowboy steht auf Feld 0 der Wertungstafel, also sind vier im Spiel.

rule-GR-S5 = Wer beginnt
    .text = Wer am jüngsten ist, bestimmt, wer beginnt; oder man einigt sich anders.

rule-GR-S6 = Mit oder ohne Farmer
    .text = Für die erste Partie wird empfohlen, ohne Farmer und ohne Wertung der Prärien zu spielen. Standard: mit beiden.

rule-GR-T1 = Ein Zug
    .text = Gespielt wird im Uhrzeigersinn. Erst ein Plättchen ziehen und legen und Schürfplättchen auslegen; dann höchstens eines von dreien: einen Cowboy einsetzen, das Zelt aufschlagen, ein Schürfplättchen nehmen; zuletzt werten, was das Plättchen abgeschlossen hat.

rule-GR-T2 = Nichts abgeschlossen
    .text = Hat das Plättchen nichts abgeschlossen, beginnt der nächste Zug.

rule-GR-P1 = Ratschläge
    .text = Das gezogene Plättchen darf allen gezeigt werden, und alle dürfen beraten, wohin es soll.

rule-GR-P2 = Wohin ein Plättchen darf
    .text = Ein Plättchen muss mit mindestens einem auf dem Tisch eine Kante gemeinsam haben; eine Berührung über Eck genügt nicht.

rule-GR-P3 = Kanten müssen passen
    .text = Gleise, Berge und Prärien müssen über jede gemeinsame Kante weitergehen.

rule-GR-P4 = Ein Plättchen ohne Platz
    .text = Ein Plättchen, das regelgerecht gelegt werden kann, muss gelegt werden. Eines, das nirgends passt, kommt aus dem Spiel, und ein anderes wird gezogen.

rule-GR-N1 = Nuggets bringen Schürfplättchen
    .text = Wird ein Plättchen mit Berg gelegt, kommen auf diesen Berg verdeckt so viele Schürfplättchen, wie das Plättchen Nuggets zeigt.

rule-GR-N2 = Ein einziger Stapel
    .text = Alle Schürfplättchen eines Bergs liegen verdeckt in einem einzigen Stapel.

rule-GR-N3 = Mehrere Berge auf einem Plättchen
    .text = Zeigt ein Plättchen mehrere Berge, bekommt jeder die Schürfplättchen seiner Nuggets; wachsen Berge zusammen, werden auch ihre Stapel vereint.

rule-GR-C1 = Ein Cowboy, auf das gerade gelegte Plättchen
    .text = Es darf ein Cowboy eingesetzt werden, aus dem eigenen Vorrat und auf das gerade gelegte Plättchen.

rule-GR-C2 = Vier Rollen
    .text = Ein Cowboy besetzt ein einziges Gebiet: als Eisenbahner eine Eisenbahnstrecke, als Goldgräber einen Berg, als Händler eine Stadt, als Farmer, liegend, eine Prärie.

rule-GR-C3 = Nur, wo kein Cowboy steht
    .text = Auf der ganzen verbundenen Eisenbahnstrecke, dem ganzen Berg oder der ganzen Prärie darf kein Cowboy stehen, weder ein eigener noch ein fremder. Eine Stadt liegt auf einem einzigen Plättchen, ist also immer frei, wenn sie gelegt wird.

rule-GR-C4 = Zelte besetzen nichts
    .text = Ein Zelt hindert niemanden daran, auf seinem Berg einen Cowboy einzusetzen.

rule-GR-C5 = Der Sheriff
    .text = Mit dem Sheriff der Erweiterung darf auf einem Berg, auf dem der Sheriff steht, ein Cowboy eingesetzt werden, wenn dort noch keiner steht. Standard: aus.

rule-GR-C6 = Kein Cowboy mehr
    .text = Wer keine Cowboys mehr hat, legt weiter Plättchen. Cowboys kommen von abgeschlossenen Eisenbahnstrecken, Bergen und Städten zurück.

rule-GR-A1 = Das Zelt aufschlagen
    .text = Statt einen Cowboy einzusetzen, darf man das eigene Zelt auf einen Berg stellen oder von einem Bergabschnitt auf einen anderen versetzen; beides ist dieselbe Aktion.

rule-GR-A2 = Nicht auf einem abgeschlossenen Berg
    .text = Das Zelt kommt auf einen Berg, der nicht abgeschlossen ist.

rule-GR-A3 = Ein leerer Abschnitt
    .text = Dieser Abschnitt dieses Plättchens muss leer sein. Auf anderen Abschnitten desselben Bergs oder Plättchens dürfen Cowboys und Zelte stehen.

rule-GR-A4 = Auf jedem Plättchen
    .text = Das Zelt darf auf dem gerade gelegten oder auf einem früheren Plättchen stehen.

rule-GR-Q1 = Ein Schürfplättchen nehmen
    .text = Statt einen Cowboy einzusetzen oder das Zelt aufzuschlagen, darf man das oberste Schürfplättchen des Bergs nehmen, auf dem das eigene Zelt steht; nie in dem Zug, in dem es aufgeschlagen wird.

rule-GR-Q2 = Andere spielen keine Rolle
    .text = Andere Cowboys und Zelte auf diesem Berg und die Mehrheit dort spielen keine Rolle.

rule-GR-Q3 = Ansehen darf es nur, wem es gehört
    .text = Ein genommenes Schürfplättchen liegt verdeckt vor der Person, die es genommen hat; sie darf es jederzeit ansehen. Punkte bringt es erst am Spielende.

rule-GR-Q4 = Schürfen vor dem Verteilen
    .text = Schließt das gerade gelegte Plättchen den Berg ab, darf man dort zuerst noch schürfen, dann wird der Rest verteilt (Standard). Auf Wunsch kann dort nicht mehr geschürft werden.

rule-GR-Q5 = Ohne Schürfplättchen kein Schürfen
    .text = Liegt kein Schürfplättchen auf dem Berg, kann keines genommen werden.

rule-GR-K1 = Wertungstafel
    .text = Die Wertungstafel hat die Felder 0 bis 49. Wer 49 überschreitet, legt den Zählcowboy hin: liegend auf Feld n bedeutet er 50 plus n.

rule-GR-K2 = Plättchen für 50 und 100
    .text = Statt den Zählcowboy hinzulegen, darf man Plättchen zu 50 und 100 Punkten nehmen.

rule-GR-K3 = Ab 100
    .text = Ab 100 Punkten wird der Stand als Zahl angegeben; die Regeln enden mit dem liegenden Cowboy.

rule-GR-R1 = Wann eine Eisenbahnstrecke abgeschlossen ist
    .text = Eine Eisenbahnstrecke ist abgeschlossen, wenn beide Enden in eine Weiche, eine Stadt oder einen Berg führen oder wenn sie einen Ring bildet.

rule-GR-R2 = Abgeschlossene Eisenbahnstrecke
    .text = Eine abgeschlossene Eisenbahnstrecke bringt 1 Punkt je Plättchen.

rule-GR-R3 = Genau eine Lokomotive
    .text = Mit genau einer Lokomotive bringt eine abgeschlossene Eisenbahnstrecke das Doppelte.

rule-GR-R4 = Keine Lokomotive oder mehrere
    .text = Ohne Lokomotive oder mit zwei oder mehr wird nicht verdoppelt.

rule-GR-R5 = Ein Plättchen zählt einmal
    .text = Ein Plättchen, über das dieselbe Eisenbahnstrecke zweimal führt oder das zwei Teile desselben Bergs oder derselben Prärie zeigt, zählt einmal; Nuggets zählen einzeln.

rule-GR-J1 = Mehrere Cowboys
    .text = Mehrere Cowboys können in einem Gebiet zusammenkommen, wenn Gebiete zusammenwachsen.

rule-GR-J2 = Mehrheit
    .text = Wer die meisten Cowboys hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten die vollen Punkte.

rule-GR-M1 = Wann ein Berg abgeschlossen ist
    .text = Ein Berg ist abgeschlossen, wenn Prärie ihn umgibt: Keine Seite ist offen, und er hat keine Lücke.

rule-GR-M2 = Abgeschlossener Berg
    .text = Wer die meisten Goldgräber hat, nimmt zuerst alle Schürfplättchen, die auf dem Berg liegen, und bekommt dann 1 Punkt je Nugget auf dem Berg.

rule-GR-M3 = Gleichstand auf einem Berg
    .text = Wer gleichauf liegt, nimmt reihum ein Schürfplättchen, bis keines mehr da ist; den Anfang macht, wer am Zug ist. Danach zählen alle Beteiligten sämtliche Nuggets.

rule-GR-M4 = Zelte zählen nicht
    .text = Zelte ändern weder Mehrheit noch Wertung. Ein Zelt auf einem abgeschlossenen Berg kommt in den Vorrat zurück.

rule-GR-M5 = Keine Goldgräber dort
    .text = Schürfplättchen eines abgeschlossenen Bergs ohne Goldgräber kommen in den allgemeinen Vorrat zurück (Standard) oder aus dem Spiel.

rule-GR-M6 = Von oben
    .text = Beim Verteilen nehmen alle jeweils das oberste Schürfplättchen des Stapels.

rule-GR-Y1 = Wann eine Stadt abgeschlossen ist
    .text = Eine Stadt ist abgeschlossen, wenn alle drei oder vier Gleise, die sie verlassen, zu abgeschlossenen Eisenbahnstrecken gehören.

rule-GR-Y2 = Abgeschlossene Stadt
    .text = Der Händler bekommt 3 Punkte je abgeschlossener Eisenbahnstrecke an der Stadt.

rule-GR-Y3 = Hin und zurück
    .text = Eine Eisenbahnstrecke, die in derselben Stadt beginnt und endet, zählt einmal.

rule-GR-H1 = Cowboys kommen zurück
    .text = Cowboys auf abgeschlossenen Eisenbahnstrecken und Bergen und in abgeschlossenen Städten kommen in den Vorrat zurück und können in späteren Zügen eingesetzt werden.

rule-GR-H2 = Abschließen, einsetzen, werten, zurücknehmen
    .text = In einem Zug darf man ein Gebiet abschließen, dort einen Cowboy einsetzen, wenn kein anderer da ist, werten und den Cowboy zurücknehmen.

rule-GR-W1 = Farmer warten
    .text = Farmer bringen erst am Spielende Punkte.

rule-GR-W2 = Farmer bleiben
    .text = Ein Farmer liegt auf der Prärie und bleibt dort bis zum Ende.

rule-GR-W3 = Grenzen einer Prärie
    .text = Gleise, Berge und die Außenkanten der Plättchen begrenzen eine Prärie.

rule-GR-W4 = Verbundene Prärien
    .text = Wer mit einem Plättchen Prärien mit Farmern verbindet, darf deshalb keinen weiteren Farmer dazulegen.

rule-GR-E1 = Spielende
    .text = Das Spiel endet gleich nach dem Zug, in dem das letzte Plättchen gelegt wurde; dann werden nicht abgeschlossene Gebiete, Farmer und Schürfplättchen gewertet.

rule-GR-E2 = Zelte und Schürfplättchen kommen weg
    .text = Zuerst kommen alle Zelte und alle Schürfplättchen auf Bergen aus dem Spiel.

rule-GR-E3 = Nicht abgeschlossener Berg
    .text = Wer die meisten Goldgräber hat, bekommt 1 Punkt je Nugget auf dem Berg.

rule-GR-E4 = Nicht abgeschlossene Eisenbahnstrecke
    .text = Sie bringt 1 Punkt je Plättchen; Lokomotiven haben keine Wirkung.

rule-GR-E5 = Nicht abgeschlossene Stadt
    .text = Der Händler bekommt 3 Punkte je abgeschlossener Eisenbahnstrecke an der Stadt.

rule-GR-E6 = Cowboys kommen am Ende zurück
    .text = Nach der Wertung jedes Gebiets kommen die Cowboys zurück.

rule-GR-E7 = Was eine Prärie wert ist
    .text = Eine Prärie bringt 2 Punkte je Tipilager und 4 je Herde wilder Pferde.

rule-GR-E8 = Wer die Punkte einer Prärie bekommt
    .text = Wer die meisten Farmer hat, bekommt die Punkte der Prärie; bei Gleichstand bekommen alle Beteiligten die vollen Punkte.

rule-GR-E9 = Gold
    .text = Alle drehen ihre Schürfplättchen um und bekommen 1 Punkt je Nugget darauf; Kies bringt nichts.

rule-GR-E10 = Gleichstand
    .text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand starrt man sich an, und wer zuletzt blinzelt, gewinnt; für den Schiedsrichter bleibt es ein Gleichstand.

rule-GR-O1 = Hausregel: einen Cowboy zurückrufen
    .text = Statt einen Cowboy einzusetzen, darf man einen eigenen ohne Wertung vom Tisch zurücknehmen. Standard: aus.

rule-GR-O2 = Hausregel: der fünfte Cowboy
    .text = Mit einem anderen Zählstein sind alle fünf Cowboys im Spiel. Standard: aus.

rule-GR-Z1 = Wie viele Plättchen
    .text = Die veröffentlichte Liste ergibt 73 Plättchen, die Schachtel enthält aber 72: Versteht man die Angaben als laufende Nummern, kommt Motiv 66 dreimal vor, nicht viermal.

rule-GR-Z2 = Abgeschlossene Straße
    .text = Wo die Stelle über Lokomotiven von einer abgeschlossenen Straße spricht, ist eine abgeschlossene Eisenbahnstrecke gemeint.

rule-GR-Z3 = Welche Schürfplättchen wegkommen
    .text = Vor der Schlusswertung kommen nur die Schürfplättchen auf dem Tisch weg; die vor den Mitspielenden werden danach gewertet.

rule-GR-Z4 = Wo das Verteilen beginnt
    .text = Bei Gleichstand wird im Uhrzeigersinn genommen; es beginnt, wer am Zug ist, sonst die nächste Person unter den Beteiligten.

rule-GR-Z5 = Städte brauchen das nicht
    .text = Die Regel über besetzte Gebiete nennt die Stadt nicht: Eine Stadt kann nicht wachsen, also fehlt nichts.

rule-GR-Z6 = Berg ohne Prärie
    .text = Gleise dürfen in einem Berg enden, also muss ihn nicht nur Prärie umgeben: Es kommt darauf an, dass keine Kante offen ist und er keine Lücke hat.

rule-GR-Z7 = Zu wenige Schürfplättchen
    .text = Reicht der Vorrat nicht, wird ausgelegt, was da ist. Wachsen Berge zusammen, liegen die neuen Schürfplättchen oben; die Reihenfolge älterer Stapel bleibt offen.

rule-GR-Z8 = Wie viele Lokomotiven verdoppeln
    .text = Laut einer Rezension verdoppelt mindestens eine Lokomotive; nach den Regeln muss es genau eine sein, und die Regeln gelten.

sources-gr = Carcassonne: Goldrausch (2014), Regeln des Verlags, veröffentlicht mit Fußnoten im Mai 2024
sources-gr-read = Goldrausch, wie dieser Schiedsrichter es auslegt, wo die Regeln schweigen oder unklar sind

sections-GR-G = Ziel des Spiels
sections-GR-S = Vorbereitung
sections-GR-T = Spielzüge
sections-GR-P = Plättchen legen
sections-GR-N = Schürfplättchen auslegen
sections-GR-C = Cowboys
sections-GR-A = Zelte
sections-GR-Q = Gold schürfen
sections-GR-K = Wertungstafel
sections-GR-R = Eisenbahnstrecken
sections-GR-J = Mehrheit
sections-GR-M = Berge
sections-GR-Y = Städte
sections-GR-H = Rückkehr der Cowboys
sections-GR-W = Prärien
sections-GR-E = Spielende
sections-GR-O = Hausregeln
sections-GR-Z = unklare Stellen

reasons-GR-T1-done = { $player } hat diesen Zug schon genutzt ({ $figure } auf dem gerade gelegten Plättchen): Je Zug ist nur eine der drei Aktionen erlaubt.
reasons-GR-T1-step_end = Je Zug ist nur eine der drei Aktionen erlaubt: ein Cowboy, das Zelt oder ein Schürfplättchen; dieser Zug muss nur noch beendet werden.
reasons-GR-T1-one = In einem Zug darf { $player } eines von dreien tun: einen Cowboy einsetzen, das Zelt aufschlagen oder ein Schürfplättchen nehmen.
reasons-GR-T1-none = { $player } nutzt keine der drei Aktionen (Cowboy, Zelt, Schürfplättchen); auch das ist erlaubt.

reasons-GR-P2-alone = In { $cell } würde das Plättchen kein anderes berühren; nötig ist eine gemeinsame Kante.
reasons-GR-P2-apart =
    { $count } Plättchen { $count ->
        [one] hängt
       *[other] hängen
    } nicht mit den übrigen zusammen.

reasons-GR-P3-clash = Die Plättchen in { $cell } und { $other } passen nicht aneinander.

reasons-GR-S2-copies = Das Plättchen { $tile } kommt hier { $count }-mal vor, aber die Schachtel enthält nur { $most }.

reasons-GR-S3-too_few =
    Auf Bergen, vor den Mitspielenden und im Vorrat { $count ->
        [one] ist
       *[other] sind
    } nur { $count } Schürfplättchen; insgesamt gibt es { $most }.
reasons-GR-S3-too_many = Auf Bergen, vor den Mitspielenden und im Vorrat sind { $count } Schürfplättchen, aber insgesamt gibt es nur { $most }.
reasons-GR-S3-too_often = Mit dem Wert { $value } wurden mehr Schürfplättchen angegeben, als es gibt: { $most }.

reasons-GR-S4-too_few_pieces = { $count } Personen spielen; die Schachtel hat Figuren für { $most }.
reasons-GR-S4-too_many =
    { $player } hat { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } auf dem Tisch, aber insgesamt nicht mehr als { $most }.

reasons-GR-S6-no_farmers = An diesem Tisch wird ohne Farmer gespielt, also darf kein Cowboy auf einer Prärie liegen.

reasons-GR-N1-brings =
    Auf den Berg { $count ->
        [one] kommt
       *[other] kommen
    } { $count } Schürfplättchen; sein Stapel hat dann { $stack }.
reasons-GR-N1-assumed = Es ist nicht bekannt, welche Schürfplättchen auf den Bergen liegen; angenommen wird je Nugget eines, insgesamt { $count }.
reasons-GR-N1-too_many =
    Auf diesem Berg { $count ->
        [one] liegt
       *[other] liegen
    } { $count } Schürfplättchen, aber er zeigt nur { $most } { $most ->
        [one] Nugget
       *[other] Nuggets
    }.

reasons-GR-N2-stack =
    Darauf { $count ->
        [one] liegt
       *[other] liegen
    } { $count } Schürfplättchen.
reasons-GR-N2-no_mountain = Die Schürfplättchen in { $where } liegen auf keinem Berg.

reasons-GR-C2-becomes = Der Cowboy wird { WORD($role, form: "a") }.
reasons-GR-C2-no_such_figure = { WORD($figure, form: "the") } von { $player } in { $where } ist hier nicht im Spiel und zählt nichts.

reasons-GR-C3-crowded =
    Auf dem Plättchen in { $where } { $count ->
        [one] steht
       *[other] stehen
    } { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } { WORD($kind, form: "on-same") }; dort darf nur eine eingesetzt werden.

reasons-GR-C4-tents_there = Das Zelt von { $by } dort hindert niemanden am Einsetzen.

reasons-GR-C5-sheriff_there = Der Sheriff dort hindert niemanden am Einsetzen.
reasons-GR-C5-off = In { $where } steht ein Sheriff, aber an diesem Tisch wird ohne ihn gespielt.

reasons-GR-A1-is_pitched = Ein Zelt wird nicht wie ein Cowboy eingesetzt: { $player } schlägt es auf.
reasons-GR-A1-set = { $player } schlägt das Zelt auf, statt einen Cowboy einzusetzen.
reasons-GR-A1-moved = { $player } versetzt das Zelt von { $cell }, statt einen Cowboy einzusetzen.

reasons-GR-A2-complete = Dieser Berg ist abgeschlossen, also darf dort kein Zelt aufgeschlagen werden.
reasons-GR-A2-open = Der Berg ist nicht abgeschlossen.

reasons-GR-A3-taken = Der Abschnitt auf dem Plättchen in { $cell } ist schon besetzt: { $by }.
reasons-GR-A3-empty = Der Abschnitt ist leer.
reasons-GR-A3-beside =
    Der Abschnitt ist leer; { $by } anderswo auf dem Berg { COUNT($by) ->
        [one] spielt
       *[other] spielen
    } keine Rolle.
reasons-GR-A3-not_alone = Das Zelt von { $player } in { $where } teilt seinen Abschnitt mit einer anderen Figur.

reasons-GR-A4-earlier = Das Plättchen in { $cell } liegt dort seit einem früheren Zug; das Zelt darf auf jedem stehen.

reasons-GR-Q1-no_tent = { $player } hat kein Zelt auf einem Berg und kann deshalb nicht schürfen.
reasons-GR-Q1-just_pitched = { $player } hat das Zelt in eben diesem Zug aufgeschlagen; ein Schürfplättchen gibt es erst in einem späteren.
reasons-GR-Q1-top_token =
    { $player } nimmt { $count ->
        [one] das einzige Schürfplättchen
       *[other] das oberste von { $count } Schürfplättchen
    } auf dem Berg, auf dem das eigene Zelt steht.

reasons-GR-Q2-others =
    { $by } auf demselben Berg { COUNT($by) ->
        [one] spielt
       *[other] spielen
    } keine Rolle.

reasons-GR-Q3-too_many =
    { $player } gibt { $count } { $count ->
        [one] Wert
       *[other] Werte
    } an; das passt nicht zu { $most } Schürfplättchen.
reasons-GR-Q3-own_eyes = Bis zum Ende kennt nur { $player } diese Werte.

reasons-GR-Q4-complete = Der Berg ist abgeschlossen: Seine Schürfplättchen werden verteilt, und dort kann nicht mehr geschürft werden.
reasons-GR-Q4-first = Das Plättchen hat den Berg gerade abgeschlossen: { $player } darf zuerst schürfen, dann wird der Rest verteilt.

reasons-GR-Q5-no_token = Auf diesem Berg liegt kein Schürfplättchen mehr.

reasons-GR-R1-closed = An dieser Eisenbahnstrecke ist nichts offen: Ihre Enden führen in Weichen, Städte oder Berge, oder sie ist ein Ring.
reasons-GR-R1-open =
    Sie ist an { $count } { $count ->
        [one] Ende
       *[other] Enden
    } offen.

reasons-GR-R3-doubled = Genau eine Lokomotive: Die Strecke zählt doppelt.

reasons-GR-R4-not_doubled =
    { $count } { $count ->
        [one] Lokomotive
       *[other] Lokomotiven
    } auf der Strecke: Sie wird nicht verdoppelt.

reasons-GR-R5-once =
    Sie berührt { COUNT($where) ->
        [one] das
       *[other] die
    } Plättchen in { $where } mehr als einmal und zählt { COUNT($where) ->
        [one] es
       *[other] sie
    } nur einmal.

reasons-GR-M1-closed = An diesem Berg ist nichts offen.
reasons-GR-M1-open =
    An diesem Berg { $count ->
        [one] ist
       *[other] sind
    } { $count } { $count ->
        [one] Kante
       *[other] Kanten
    } offen.

reasons-GR-M2-takes_all =
    { $player } nimmt zuerst { $count ->
        [one] das Schürfplättchen, das
       *[other] die { $count } Schürfplättchen, die
    } dort { $count ->
        [one] liegt
       *[other] liegen
    }.
reasons-GR-M2-left_over =
    Auf einem abgeschlossenen Berg { $count ->
        [one] liegt
       *[other] liegen
    } { $count } Schürfplättchen: { $count ->
        [one] Es gehört
       *[other] Sie gehören
    } der Person mit den meisten Goldgräbern dort oder in den Vorrat.

reasons-GR-M3-in_turn =
    { $players } nehmen reihum { $count ->
        [one] das Schürfplättchen
       *[other] die { $count } Schürfplättchen
    } dort, in dieser Reihenfolge: { $taken }.

reasons-GR-M4-no_matter =
    { COUNT($by) ->
        [one] Das Zelt
       *[other] Die Zelte
    } von { $by } dort { COUNT($by) ->
        [one] zählt
       *[other] zählen
    } nicht.
reasons-GR-M4-go_home =
    { COUNT($by) ->
        [one] Das Zelt von { $by } kommt in den Vorrat zurück und zählt
       *[other] Die Zelte von { $by } kommen in den Vorrat zurück und zählen
    } nicht.
reasons-GR-M4-still_there = Das Zelt von { $player } in { $where } steht auf einem abgeschlossenen Berg; es kommt in den Vorrat zurück.

reasons-GR-M5-supply =
    Dort steht kein Goldgräber: { $count } { $count ->
        [one] Schürfplättchen kommt
       *[other] Schürfplättchen kommen
    } in den Vorrat zurück.
reasons-GR-M5-removed =
    Dort steht kein Goldgräber: { $count } { $count ->
        [one] Schürfplättchen kommt
       *[other] Schürfplättchen kommen
    } aus dem Spiel.

reasons-GR-M6-from_the_top = Alle nehmen jeweils das oberste Schürfplättchen.

reasons-GR-Y1-exits =
    Von ihren { $most } Ausgängen { $count ->
        [one] gehört
       *[other] gehören
    } { $count } zu abgeschlossenen Eisenbahnstrecken.
reasons-GR-Y1-odd_exits =
    Eine Stadt des Plättchens { $tile } hat { $count } { $count ->
        [one] Ausgang
       *[other] Ausgänge
    }; es sollten drei oder vier sein.

reasons-GR-Y2-no_doubling = Lokomotiven verdoppeln hier nichts: Jede Eisenbahnstrecke zählt 3.

reasons-GR-Y3-once =
    Eine Eisenbahnstrecke beginnt und endet hier; sie zählt einmal, also { $count ->
        [one] zählt
       *[other] zählen
    } { $count } { $count ->
        [one] Eisenbahnstrecke
       *[other] Eisenbahnstrecken
    }.

reasons-GR-H1-occupied = { WORD($kind, form: "on-a-complete") } stehen noch Figuren: Werte jetzt, oder nimm sie zurück, falls schon gewertet wurde.

reasons-GR-W1-waits = Ihre Farmer warten auf das Spielende.

reasons-GR-W2-becomes = Der Cowboy wird { WORD($role, form: "a") }; er liegt und bleibt bis zum Ende.

reasons-GR-E2-leave =
    Zuerst { $count ->
        [one] kommt
       *[other] kommen
    } { $count } { $count ->
        [one] Zelt oder Schürfplättchen
       *[other] Zelte und Schürfplättchen
    } auf Bergen aus dem Spiel.

reasons-GR-E4-no_effect =
    { $count } { $count ->
        [one] Lokomotive
       *[other] Lokomotiven
    } auf der Strecke: Solange sie nicht abgeschlossen ist, hat das keine Wirkung.

reasons-GR-E8-most = Wer dort die meisten Farmer hat, bekommt die Punkte; bei Gleichstand alle Beteiligten.

reasons-GR-E9-not_told =
    { $player } hat { $count } Schürfplättchen mit unbekanntem Wert: Vor der Schlusswertung { $count ->
        [one] wird es
       *[other] werden sie
    } umgedreht.
reasons-GR-E9-all_of_them =
    { $player } hat { $most } Schürfplättchen, angegeben { $count ->
        [one] wurde
       *[other] wurden
    } { $count } { $count ->
        [one] Wert
       *[other] Werte
    }.
reasons-GR-E9-turned_over = { $player } dreht alle Schürfplättchen um.
reasons-GR-E9-values_asked =
    Gib an, was { $count ->
        [one] das verdeckte Schürfplättchen
       *[other] die { $count } verdeckten Schürfplättchen
    } von { $player } { $count ->
        [one] zeigt
       *[other] zeigen
    }; im Durchschnitt ist eines { $expected } wert.
reasons-GR-E9-none_told =
    Es ist nicht bekannt, welche Schürfplättchen { $players } { COUNT($players) ->
        [one] hat
       *[other] haben
    }; angenommen wird keines.

reasons-GR-O1-off = An diesem Tisch wird ohne die Hausregel gespielt, Cowboys zurückzurufen.
reasons-GR-O1-no_cowboy = In { $cell } steht kein Cowboy von { $player }.
reasons-GR-O1-comes_back = { $player } nimmt einen eigenen Cowboy zurück, ohne Wertung, statt einen einzusetzen.

reasons-GR-N3-each =
    Jeder Berg des Plättchens bekommt die Schürfplättchen seiner Nuggets: insgesamt { $count } { $count ->
        [one] neues
       *[other] neue
    }.
reasons-GR-N3-brings =
    Die Berge werden einer, und ihre Stapel ebenso: { $count } { $count ->
        [one] neues
       *[other] neue
    } Schürfplättchen, { $stack } insgesamt.

reasons-GR-Z7-short =
    Der Vorrat reicht nicht: { $missing } { $missing ->
        [one] Schürfplättchen fehlt
       *[other] Schürfplättchen fehlen
    }.

reasons-GR-E10-share_win = { $players } haben die meisten Punkte, je { $points }: Gleichstand; es entscheidet, wer zuletzt blinzelt.
reasons-GR-E10-win = { $players } hat die meisten Punkte, { $points }, und gewinnt.

reasons-GR-K1-lies = { $player } überschreitet 49: Der Zählcowboy wird auf Feld { $field } hingelegt, das heißt { $points }.

reasons-GR-K2-tile = { $player } kommt auf { $points } und nimmt ein Punkteplättchen: Der Zählcowboy steht auf Feld { $field }.

reasons-GR-K3-words = { $player } kommt auf { $points }: Der Zählcowboy ist auf Feld { $field }, und ab 100 werden die Punkte als Zahl angegeben.

reasons-GR-W4-joined = Das Plättchen hat Prärien mit Farmern verbunden: Wer es gelegt hat, darf keinen hinzufügen.

lines-prairie =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Prärie: { $parts } = { $points }.
lines-mining =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Gold: { $parts } = { $points }.

parts-nugget =
    { $count } { $count ->
        [one] Nugget
       *[other] Nuggets
    } × { $each }
parts-railroad =
    { $count } { $count ->
        [one] abgeschlossene Eisenbahnstrecke
       *[other] abgeschlossene Eisenbahnstrecken
    } × { $each }
parts-tipi =
    { $count } Tipilager × { $each }
parts-herd =
    { $count } { $count ->
        [one] Pferdeherde
       *[other] Pferdeherden
    } × { $each }

parts-GR-E9-token =
    { $count } Schürfplättchen × { $each }

options-gr-farmers = Ob mit Farmern und Prärien gespielt wird.
options-gr-sheriff = Ob mit dem Sheriff der Erweiterung gespielt wird.
options-gr-score_tiles = Ob Plättchen zu 50 und 100 Punkten genommen werden, statt den Zählcowboy hinzulegen.
options-gr-mine_before_distribution = Ob man auf einem Berg, den man abschließt, noch schürfen darf, bevor die Schürfplättchen verteilt werden.
options-gr-unclaimed_tokens = Ob Schürfplättchen eines abgeschlossenen Bergs ohne Goldgräber in den Vorrat zurück oder aus dem Spiel kommen.
options-gr-recall_cowboy = Ob man einen eigenen Cowboy zurücknehmen darf, statt einen einzusetzen (Hausregel).
options-gr-fifth_cowboy = Ob alle fünf Cowboys im Spiel sind (Hausregel).

marks-nuggets = Nuggets auf einem Berg
marks-tipis = Tipilager auf einer Prärie
marks-horses = Herden wilder Pferde auf einer Prärie
marks-locomotives = Lokomotiven auf einer Eisenbahnstrecke
marks-exits = wie viele Eisenbahnstrecken eine Stadt verlassen
marks-to-city = die Eisenbahnstrecke endet in einer Stadt
marks-to-junction = die Eisenbahnstrecke endet an einer Weiche
marks-to-mountain = die Eisenbahnstrecke endet in einem Berg

word-mountain = Berg
    .gender = m
    .a = ein Berg
    .acc = einen Berg
    .the = der Berg
    .the-acc = den Berg
    .on = auf einem Berg
    .on-this = auf diesem Berg
    .on-same = auf demselben Berg
    .onto = auf einen Berg
    .on-a-complete = auf einem abgeschlossenen Berg
word-prairie = Prärie
    .gender = f
    .a = eine Prärie
    .acc = eine Prärie
    .the = die Prärie
    .the-acc = die Prärie
    .on = auf einer Prärie
    .on-this = auf dieser Prärie
    .on-same = auf derselben Prärie
    .onto = auf eine Prärie
    .on-a-complete = auf einer abgeschlossenen Prärie
word-railroad = Eisenbahnstrecke
    .gender = f
    .a = eine Eisenbahnstrecke
    .acc = eine Eisenbahnstrecke
    .the = die Eisenbahnstrecke
    .the-acc = die Eisenbahnstrecke
    .on = auf einer Eisenbahnstrecke
    .on-this = auf dieser Eisenbahnstrecke
    .on-same = auf derselben Eisenbahnstrecke
    .onto = auf eine Eisenbahnstrecke
    .on-a-complete = auf einer abgeschlossenen Eisenbahnstrecke
word-junction = Weiche
    .gender = f
    .a = eine Weiche
    .acc = eine Weiche
    .the = die Weiche
    .the-acc = die Weiche
    .on = auf einer Weiche
    .on-this = auf dieser Weiche
    .on-same = auf derselben Weiche
    .onto = auf eine Weiche
    .on-a-complete = auf einer abgeschlossenen Weiche
word-cowboy = Cowboy
    .gender = m
    .a = ein Cowboy
    .acc = einen Cowboy
    .the = der Cowboy
    .the-acc = den Cowboy
    .no = kein Cowboy
    .no-acc = keinen Cowboy
    .many = Cowboys
word-tent = Zelt
    .gender = n
    .a = ein Zelt
    .acc = ein Zelt
    .the = das Zelt
    .the-acc = das Zelt
    .no = kein Zelt
    .no-acc = kein Zelt
    .many = Zelte
word-mining = Schürfplättchen
word-sheriff = Sheriff
word-railwayman = Eisenbahner
    .a = Eisenbahner
word-miner = Goldgräber
    .a = Goldgräber
word-merchant = Händler
    .a = Händler
word-farmer = Farmer
    .a = Farmer
word-nugget = Nuggets
word-tipi = Tipilager
word-herd = Pferdeherden
