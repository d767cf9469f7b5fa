### Goldrausch auf Deutsch. Wörter der Regel: Bahnstrecke, Berg, Prärie, Cowboy, Zelt, Goldchip.

rule-GR-G0 = Ziel
    .text = Wer die meisten Punkte hat, wenn alle Plättchen gelegt sind und die Schlusswertung vorbei ist, gewinnt.

rule-GR-S1 = Startplättchen
    .text = Das Startplättchen liegt in der Tischmitte, mit einem verdeckten Goldchip auf seinem Berg.

rule-GR-S2 = Die übrigen Plättchen
    .text = Die übrigen Plättchen werden gemischt und verdeckt gestapelt; die Schachtel enthält insgesamt 72.

rule-GR-S3 = Goldchips
    .text = Es gibt 63 Goldchips, verdeckt neben dem Tisch: 10 mit einem Nugget, 30 mit zwei, 10 mit drei, 3 mit fünf und 10 mit Kies. Eine Person legt sie aus, wenn sie gebraucht werden.

rule-GR-S4 = Cowboys und Zelt
    .text = Alle nehmen fünf Cowboys und ein Zelt, gleich wie viele mitspielen. Ein Cowboy steht auf Feld 0 der Wertungstafel, also sind vier im Spiel.

rule-GR-S5 = Wer beginnt
    .text = Wer am jüngsten ist, bestimmt, wer beginnt; oder man einigt sich anders.

rule-GR-S6 = Mit oder ohne Bauern
    .text = Für die erste Partie wird empfohlen, ohne Bauern und ohne Wertung der Prärien zu spielen (Option gr.farmers=off). Standard: an.

rule-GR-T1 = Ein Zug
    .text = Gespielt wird im Uhrzeigersinn. Erst ein Plättchen ziehen und legen und Goldchips auslegen; dann höchstens eines von dreien: einen Cowboy einsetzen, das Zelt aufschlagen, einen Goldchip nehmen; zuletzt werten, was das Plättchen abgeschlossen hat.

rule-GR-T2 = Nichts abgeschlossen
    .text = Hat das Plättchen nichts abgeschlossen, beginnt der nächste Zug.

rule-GR-P1 = Ratschläge
    .text = Das gezogene Plättchen darf allen gezeigt werden, und alle dürfen beraten, wohin es soll.

rule-GR-P2 = Wohin ein Plättchen darf
    .text = Ein Plättchen hat mit mindestens einem auf dem Tisch eine Kante gemeinsam; eine Berührung an der Ecke reicht nicht.

rule-GR-P3 = Kanten müssen passen
    .text = Gleise, Berge und Prärien müssen über jede gemeinsame Kante weitergehen.

rule-GR-P4 = Ein Plättchen ohne Platz
    .text = Ein Plättchen, das regelgerecht gelegt werden kann, muss gelegt werden. Eines, das nirgends passt, kommt aus dem Spiel, und ein anderes wird gezogen.

rule-GR-N1 = Goldchips kommen mit Nuggets
    .text = Wird ein Plättchen mit Berg gelegt, kommen auf diesen Berg verdeckt so viele Goldchips, wie das Plättchen Nuggets zeigt.

rule-GR-N2 = Ein einziger Stapel
    .text = Alle Goldchips eines Bergs liegen verdeckt in einem einzigen Stapel.

rule-GR-N3 = Mehrere Berge auf einem Plättchen
    .text = Zeigt ein Plättchen mehrere Berge, bekommt jeder die Goldchips seiner Nuggets; wachsen Berge zusammen, werden auch ihre Stapel vereint.

rule-GR-C1 = Ein Cowboy, auf das gerade gelegte Plättchen
    .text = Es darf ein Cowboy eingesetzt werden, aus dem eigenen Vorrat und auf das gerade gelegte Plättchen.

rule-GR-C2 = Vier Rollen
    .text = Ein Cowboy besetzt ein einziges Gebiet: als Gleisbauer eine Bahnstrecke, als Goldgräber einen Berg, als Händler eine Stadt, als Bauer, liegend, eine Prärie.

rule-GR-C3 = Nur, wo kein Cowboy ist
    .text = Auf der ganzen verbundenen Bahnstrecke, dem ganzen Berg oder der ganzen Prärie darf kein Cowboy sein, weder ein eigener noch ein fremder. Eine Stadt liegt auf einem einzigen Plättchen, ist also immer frei, wenn sie gelegt wird.

rule-GR-C4 = Zelte besetzen nichts
    .text = Ein Zelt hindert niemanden daran, auf seinem Berg einen Cowboy einzusetzen.

rule-GR-C5 = Der Sheriff
    .text = Mit dem Sheriff der Erweiterung (Option gr.sheriff=on) darf ein Berg besetzt werden, auf dem er ohne Cowboy steht. Standard: aus.

rule-GR-C6 = Kein Cowboy mehr
    .text = Wer keine Cowboys mehr hat, legt weiter Plättchen. Cowboys kommen von abgeschlossenen Bahnstrecken, Bergen und Städten zurück.

rule-GR-A1 = Das Zelt aufschlagen
    .text = Statt einen Cowboy einzusetzen, darf man das eigene Zelt auf einen Berg stellen oder von einem Bergabschnitt auf einen anderen versetzen; beides ist dieselbe Aktion.

rule-GR-A2 = Nicht auf einem abgeschlossenen Berg
    .text = Das Zelt kommt auf einen Berg, der nicht abgeschlossen ist.

rule-GR-A3 = Ein leerer Abschnitt
    .text = Dieser Abschnitt dieses Plättchens muss leer sein. Auf anderen Abschnitten desselben Bergs oder Plättchens dürfen Cowboys und Zelte stehen.

rule-GR-A4 = Auf jedem Plättchen
    .text = Das Zelt darf auf dem gerade gelegten oder auf einem früheren Plättchen stehen.

rule-GR-Q1 = Einen Goldchip nehmen
    .text = Statt einen Cowboy einzusetzen oder das Zelt aufzuschlagen, darf man den obersten Goldchip des Bergs nehmen, auf dem das eigene Zelt steht; nie in dem Zug, in dem es aufgeschlagen wird.

rule-GR-Q2 = Andere spielen keine Rolle
    .text = Andere Cowboys und Zelte auf diesem Berg und die Mehrheit dort spielen keine Rolle.

rule-GR-Q3 = Ansehen darf ihn nur, wem er gehört
    .text = Ein genommener Goldchip liegt verdeckt vor der Person, die ihn genommen hat; sie darf ihn jederzeit ansehen. Punkte bringt er erst am Spielende.

rule-GR-Q4 = Abbauen vor dem Verteilen
    .text = Schließt das gerade gelegte Plättchen den Berg ab, darf man dort noch zuerst abbauen, dann wird der Rest verteilt (gr.mine_before_distribution=on, Standard). Mit off kann dort nicht mehr abgebaut werden.

rule-GR-Q5 = Kein Goldchip, kein Abbau
    .text = Liegt kein Goldchip auf dem Berg, kann keiner genommen werden.

rule-GR-K1 = Wertungstafel
    .text = Die Wertungstafel hat die Felder 0 bis 49. Wer 49 überschreitet, legt den Zählcowboy hin: liegend auf Feld n bedeutet er 50 plus n.

rule-GR-K2 = Plättchen für 50 und 100
    .text = Statt ihn hinzulegen, darf man Plättchen zu 50 und 100 Punkten nehmen (gr.score_tiles=on).

rule-GR-K3 = Ab 100
    .text = Ab 100 Punkten wird der Stand als Zahl angegeben; die Regeln enden mit dem liegenden Cowboy.

rule-GR-R1 = Wann eine Bahnstrecke abgeschlossen ist
    .text = Eine Bahnstrecke ist abgeschlossen, wenn beide Enden in eine Weiche, eine Stadt oder einen Berg führen oder wenn sie einen Ring bildet.

rule-GR-R2 = Abgeschlossene Bahnstrecke
    .text = Eine abgeschlossene Bahnstrecke bringt 1 Punkt je Plättchen.

rule-GR-R3 = Genau eine Lokomotive
    .text = Mit genau einer Lokomotive bringt eine abgeschlossene Bahnstrecke das Doppelte.

rule-GR-R4 = Keine Lokomotive oder mehrere
    .text = Ohne Lokomotive oder mit zwei und mehr wird nicht verdoppelt.

rule-GR-R5 = Ein Plättchen zählt einmal
    .text = Ein Plättchen, über das dieselbe Bahnstrecke zweimal führt oder das zwei Teile desselben Bergs oder derselben Prärie zeigt, zählt einmal; Nuggets zählen einzeln.

rule-GR-J1 = Mehrere Cowboys
    .text = Mehrere Cowboys können in einem Gebiet zusammenkommen, wenn Gebiete zusammenwachsen.

rule-GR-J2 = Mehrheit
    .text = Wer die meisten Cowboys hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten die vollen Punkte.

rule-GR-M1 = Wann ein Berg abgeschlossen ist
    .text = Ein Berg ist abgeschlossen, wenn Prärie ihn umgibt: keine Seite ist offen, und er hat keine Lücke.

rule-GR-M2 = Abgeschlossener Berg
    .text = Wer die meisten Goldgräber hat, nimmt zuerst alle Goldchips, die auf dem Berg liegen, und bekommt dann 1 Punkt je Nugget auf dem Berg.

rule-GR-M3 = Gleichstand auf einem Berg
    .text = Wer gleichauf liegt, nimmt reihum einen Goldchip, bis keiner mehr da ist; den ersten nimmt, wer am Zug ist. Danach zählen alle Beteiligten sämtliche Nuggets.

rule-GR-M4 = Zelte zählen nicht
    .text = Zelte ändern weder Mehrheit noch Wertung. Ein Zelt auf einem abgeschlossenen Berg kommt in den Vorrat zurück.

rule-GR-M5 = Keine Goldgräber dort
    .text = Goldchips eines abgeschlossenen Bergs ohne Goldgräber kommen in den allgemeinen Vorrat zurück (gr.unclaimed_tokens=supply, Standard) oder aus dem Spiel (removed).

rule-GR-M6 = Von oben
    .text = Beim Verteilen nehmen alle den jeweils obersten Goldchip des Stapels.

rule-GR-Y1 = Wann eine Stadt abgeschlossen ist
    .text = Eine Stadt ist abgeschlossen, wenn alle drei oder vier Gleise, die sie verlassen, zu abgeschlossenen Bahnstrecken gehören.

rule-GR-Y2 = Abgeschlossene Stadt
    .text = Der Händler bekommt 3 Punkte je abgeschlossener Bahnstrecke an der Stadt.

rule-GR-Y3 = Hin und zurück
    .text = Eine Bahnstrecke, die in derselben Stadt beginnt und endet, zählt einmal.

rule-GR-H1 = Cowboys kommen zurück
    .text = Cowboys auf abgeschlossenen Bahnstrecken, Bergen und in Städten kommen in den Vorrat zurück und können in späteren Zügen eingesetzt werden.

rule-GR-H2 = Abschließen, einsetzen, werten, zurücknehmen
    .text = In einem Zug darf man ein Gebiet abschließen, dort einen Cowboy einsetzen, wenn kein anderer da ist, werten und den Cowboy zurücknehmen.

rule-GR-W1 = Bauern warten
    .text = Bauern bringen erst am Spielende Punkte.

rule-GR-W2 = Bauern bleiben
    .text = Ein Bauer liegt auf der Prärie und bleibt dort bis zum Ende.

rule-GR-W3 = Grenzen einer Prärie
    .text = Gleise, Berge und die Außenkanten der Plättchen begrenzen eine Prärie.

rule-GR-W4 = Verbundene Prärien
    .text = Wer mit einem Plättchen Prärien mit Bauern verbindet, darf deshalb keinen weiteren Bauern dazulegen.

rule-GR-E1 = Spielende
    .text = Das Spiel endet gleich nach dem Zug, in dem das letzte Plättchen gelegt wurde; dann werden offene Gebiete, Bauern und Goldchips gewertet.

rule-GR-E2 = Zelte und Goldchips kommen weg
    .text = Zuerst kommen alle Zelte und alle Goldchips auf Bergen aus dem Spiel.

rule-GR-E3 = Offener Berg
    .text = Wer die meisten Goldgräber hat, bekommt 1 Punkt je Nugget auf dem Berg.

rule-GR-E4 = Offene Bahnstrecke
    .text = Sie bringt 1 Punkt je Plättchen; Lokomotiven haben keine Wirkung.

rule-GR-E5 = Offene Stadt
    .text = Der Händler bekommt 3 Punkte je abgeschlossener Bahnstrecke an der Stadt.

rule-GR-E6 = Cowboys kommen am Ende zurück
    .text = Nach der Wertung jedes Gebiets kommen die Cowboys zurück.

rule-GR-E7 = Was eine Prärie wert ist
    .text = Eine Prärie ist 2 Punkte je Tipilager und 4 je Herde wilder Pferde wert.

rule-GR-E8 = Wer die Punkte einer Prärie bekommt
    .text = Wer die meisten Bauern hat, bekommt die Punkte der Prärie; bei Gleichstand bekommen alle Beteiligten die vollen Punkte.

rule-GR-E9 = Gold
    .text = Alle drehen ihre Goldchips um und bekommen 1 Punkt je Nugget darauf; Kies bringt nichts.

rule-GR-E10 = Gleichstand
    .text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand starrt man sich an, und wer zuletzt blinzelt, gewinnt; für den Schiedsrichter bleibt es ein Gleichstand.

rule-GR-O1 = Hausregel: einen Cowboy zurückrufen
    .text = Statt einen Cowboy einzusetzen, darf man einen eigenen ohne Wertung vom Tisch zurücknehmen (gr.recall_cowboy=on). Standard: aus.

rule-GR-O2 = Hausregel: der fünfte Cowboy
    .text = Mit einer anderen Zählfigur sind alle fünf Cowboys im Spiel (gr.fifth_cowboy=on). Standard: aus.

rule-GR-Z1 = Wie viele Plättchen
    .text = Die veröffentlichte Liste ergibt 73, die Schachtel enthält 72: Als laufende Nummern gelesen kommt Motiv 66 dreimal vor, nicht viermal.

rule-GR-Z2 = Abgeschlossene Straße
    .text = Wo die Stelle über Lokomotiven von einer abgeschlossenen Straße spricht, ist eine abgeschlossene Bahnstrecke gemeint.

rule-GR-Z3 = Welche Goldchips wegkommen
    .text = Vor der Schlusswertung kommen nur die Goldchips auf dem Tisch weg; die vor den Mitspielenden werden danach gewertet.

rule-GR-Z4 = Wo das Verteilen beginnt
    .text = Bei Gleichstand wird im Uhrzeigersinn genommen; es beginnt, wer am Zug ist, sonst die nächste Person unter den Beteiligten.

rule-GR-Z5 = Städte brauchen das nicht
    .text = Die Regel über besetzte Gebiete nennt die Stadt nicht: Eine Stadt kann nicht wachsen, also fehlt nichts.

rule-GR-Z6 = Berg ohne Prärie
    .text = Gleise dürfen in einem Berg enden, also muss ihn nicht nur Prärie umgeben: Es kommt darauf an, dass keine Kante offen ist und er keine Lücke hat.

rule-GR-Z7 = Goldchips reichen nicht
    .text = Reicht der Vorrat nicht, wird ausgelegt, was da ist. Wachsen Berge zusammen, liegen die neuen Goldchips oben; die Reihenfolge älterer Stapel bleibt offen.

rule-GR-Z8 = Wie viele Lokomotiven verdoppeln
    .text = Eine Rezension sagt, mindestens eine Lokomotive verdopple; die Regeln sagen genau eine, und sie gelten.

sources-gr = Carcassonne: Goldrausch (2014), Regeln des Verlags, veröffentlicht mit Fußnoten im Mai 2024
sources-gr-read = Goldrausch, wie dieser Schiedsrichter es auslegt, wo die Regeln schweigen oder unklar sind

sections-GR-G = Ziel des Spiels
sections-GR-S = Vorbereitung
sections-GR-T = Züge
sections-GR-P = Plättchen legen
sections-GR-N = Goldchips auslegen
sections-GR-C = Cowboys
sections-GR-A = Zelte
sections-GR-Q = Gold abbauen
sections-GR-K = Wertungstafel
sections-GR-R = Bahnstrecken
sections-GR-J = Mehrheit
sections-GR-M = Berge
sections-GR-Y = Städte
sections-GR-H = Rückkehr der Cowboys
sections-GR-W = Prärien
sections-GR-E = Spielende
sections-GR-O = Hausregeln
sections-GR-Z = unklare Stellen

reasons-GR-T1-done = { $player } hat diesen Zug schon genutzt ({ $figure } auf dem eben gelegten Plättchen): In einem Zug geht nur eines von dreien.
reasons-GR-T1-step_end = In einem Zug geht nur eines von dreien: ein Cowboy, das Zelt oder ein Goldchip; dieser Zug muss nur noch beendet werden.
reasons-GR-T1-one = In einem Zug darf { $player } eines von dreien: einen Cowboy einsetzen, das Zelt aufschlagen oder einen Goldchip nehmen.
reasons-GR-T1-none = { $player } tut keines von dreien (Cowboy, Zelt, Goldchip); auch das ist erlaubt.

reasons-GR-P2-alone = Auf { $cell } würde das Plättchen kein anderes berühren; es braucht eine ganze Kante.
reasons-GR-P2-apart =
    { $count } Plättchen { $count ->
        [one] liegt
       *[other] liegen
    } abseits vom Rest des Tisches.

reasons-GR-P3-clash = Die Plättchen auf { $cell } und { $other } passen nicht aneinander.

reasons-GR-S2-copies = Das Plättchen { $tile } liegt hier { $count }-mal, aber die Schachtel enthält nur { $most }.

reasons-GR-S3-too_few =
    Auf Bergen, vor den Mitspielenden und im Vorrat { $count ->
        [one] ist
       *[other] sind
    } nur { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    }; insgesamt gibt es { $most }.
reasons-GR-S3-too_many = Auf Bergen, vor den Mitspielenden und im Vorrat sind { $count } Goldchips, aber insgesamt gibt es nur { $most }.
reasons-GR-S3-too_often = Goldchips mit dem Wert { $value } wurden öfter angegeben, als es sie gibt: { $most }.

reasons-GR-S4-too_few_pieces = { $count } Personen spielen; die Schachtel hat Figuren für { $most }.
reasons-GR-S4-too_many =
    { $player } hat { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } auf dem Tisch, aber insgesamt nicht mehr als { $most }.

reasons-GR-S6-no_farmers = An diesem Tisch wird ohne Bauern gespielt, also darf kein Cowboy auf einer Prärie liegen.

reasons-GR-N1-brings =
    Auf den Berg { $count ->
        [one] kommt
       *[other] kommen
    } { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    }; sein Stapel hat dann { $stack }.
reasons-GR-N1-assumed = Es ist nicht bekannt, welche Goldchips auf den Bergen liegen; angenommen wird je Nugget einer, insgesamt { $count }.
reasons-GR-N1-too_many =
    Auf diesem Berg { $count ->
        [one] liegt
       *[other] liegen
    } { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    }, aber er zeigt nur { $most } { $most ->
        [one] Nugget
       *[other] Nuggets
    }.

reasons-GR-N2-stack =
    Darauf { $count ->
        [one] liegt
       *[other] liegen
    } { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    }.
reasons-GR-N2-no_mountain = Die Goldchips auf { $where } liegen auf keinem Berg.

reasons-GR-C2-becomes = Der Cowboy wird { WORD($role, form: "a") }.
reasons-GR-C2-no_such_figure = { WORD($figure, form: "the") } von { $player } auf { $where } ist hier nicht im Spiel und zählt nichts.

reasons-GR-C3-crowded =
    Auf dem Plättchen auf { $where } { $count ->
        [one] steht
       *[other] stehen
    } { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } im selben Gebiet ({ $kind }); dort darf nur eine eingesetzt werden.

reasons-GR-C4-tents_there = Das Zelt von { $by } dort hält niemanden ab.

reasons-GR-C5-sheriff_there = Der Sheriff dort hält niemanden ab.
reasons-GR-C5-off = Auf { $where } liegt ein Sheriff, aber an diesem Tisch wird ohne ihn gespielt.

reasons-GR-A1-is_pitched = Ein Zelt wird nicht wie ein Cowboy eingesetzt: { $player } schlägt es auf.
reasons-GR-A1-set = { $player } schlägt das Zelt auf, statt einen Cowboy einzusetzen.
reasons-GR-A1-moved = { $player } versetzt das Zelt von { $cell }, statt einen Cowboy einzusetzen.

reasons-GR-A2-complete = Dieser Berg ist abgeschlossen, also kommt kein Zelt dorthin.
reasons-GR-A2-open = Der Berg ist nicht abgeschlossen.

reasons-GR-A3-taken = Der Abschnitt auf dem Plättchen auf { $cell } ist schon besetzt: { $by }.
reasons-GR-A3-empty = Der Abschnitt ist leer.
reasons-GR-A3-beside =
    Der Abschnitt ist leer; { $by } anderswo auf dem Berg { COUNT($by) ->
        [one] spielt
       *[other] spielen
    } keine Rolle.
reasons-GR-A3-not_alone = Das Zelt von { $player } auf { $where } teilt seinen Abschnitt mit einer anderen Figur.

reasons-GR-A4-earlier = Das Plättchen auf { $cell } liegt dort seit einem früheren Zug; das Zelt darf auf jedem stehen.

reasons-GR-Q1-no_tent = { $player } hat kein Zelt auf einem Berg, also gibt es nichts abzubauen.
reasons-GR-Q1-just_pitched = { $player } hat das Zelt in eben diesem Zug aufgeschlagen; ein Goldchip wird erst in einem späteren genommen.
reasons-GR-Q1-top_token =
    { $player } nimmt den obersten von { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    }, wo das eigene Zelt steht.

reasons-GR-Q2-others =
    { $by } auf demselben Berg { COUNT($by) ->
        [one] spielt
       *[other] spielen
    } keine Rolle.

reasons-GR-Q3-too_many =
    { $player } gibt { $count } { $count ->
        [one] Wert
       *[other] Werte
    } an; das passt nicht zu { $most } { $most ->
        [one] Goldchip
       *[other] Goldchips
    }.
reasons-GR-Q3-own_eyes = Bis zum Ende kennt nur { $player } diese Werte.

reasons-GR-Q4-complete = Der Berg ist abgeschlossen: Seine Goldchips werden verteilt, und dort kann nicht mehr abgebaut werden.
reasons-GR-Q4-first = Das Plättchen hat den Berg gerade abgeschlossen: { $player } darf zuerst abbauen, dann wird der Rest verteilt.

reasons-GR-Q5-no_token = Auf diesem Berg liegt kein Goldchip mehr.

reasons-GR-R1-closed = An dieser Bahnstrecke ist nichts offen: Ihre Enden führen in Weichen, Städte oder Berge, oder sie ist ein Ring.
reasons-GR-R1-open =
    Sie ist an { $count } { $count ->
        [one] Ende
       *[other] Enden
    } offen.

reasons-GR-R3-doubled = Genau eine Lokomotive ist darauf: Sie zählt doppelt.

reasons-GR-R4-not_doubled =
    { $count } { $count ->
        [one] Lokomotive ist
       *[other] Lokomotiven sind
    } darauf: Sie wird nicht verdoppelt.

reasons-GR-R5-once =
    Sie berührt { COUNT($where) ->
        [one] das
       *[other] die
    } Plättchen auf { $where } mehr als einmal und zählt { COUNT($where) ->
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
        [one] den Goldchip, der
       *[other] die { $count } Goldchips, die
    } dort { $count ->
        [one] liegt
       *[other] liegen
    }.
reasons-GR-M2-left_over =
    Auf einem abgeschlossenen Berg { $count ->
        [one] liegt
       *[other] liegen
    } { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    }: { $count ->
        [one] er gehört
       *[other] sie gehören
    } der Person mit den meisten Goldgräbern dort oder in den Vorrat.

reasons-GR-M3-in_turn =
    { $players } nehmen reihum { $count ->
        [one] den Goldchip
       *[other] die { $count } Goldchips
    } dort, in dieser Reihenfolge: { $taken }.

reasons-GR-M4-no_matter = Das Zelt von { $by } dort zählt nicht.
reasons-GR-M4-go_home = Das Zelt von { $by } kommt in den Vorrat zurück und zählt nicht.
reasons-GR-M4-still_there = Das Zelt von { $player } auf { $where } steht auf einem abgeschlossenen Berg; es kommt in den Vorrat zurück.

reasons-GR-M5-supply =
    Dort steht kein Goldgräber: { $count } { $count ->
        [one] Goldchip kommt
       *[other] Goldchips kommen
    } in den Vorrat zurück.
reasons-GR-M5-removed =
    Dort steht kein Goldgräber: { $count } { $count ->
        [one] Goldchip kommt
       *[other] Goldchips kommen
    } aus dem Spiel.

reasons-GR-M6-from_the_top = Alle nehmen den jeweils obersten Goldchip.

reasons-GR-Y1-exits =
    Von ihren { $most } Ausgängen { $count ->
        [one] gehört
       *[other] gehören
    } { $count } zu abgeschlossenen Bahnstrecken.
reasons-GR-Y1-odd_exits =
    Eine Stadt des Plättchens { $tile } hat { $count } { $count ->
        [one] Ausgang
       *[other] Ausgänge
    }; es sollten drei oder vier sein.

reasons-GR-Y2-no_doubling = Lokomotiven verdoppeln hier nichts: Jede Bahnstrecke zählt 3.

reasons-GR-Y3-once =
    Eine Bahnstrecke beginnt und endet hier; sie zählt einmal, also { $count ->
        [one] zählt
       *[other] zählen
    } { $count } { $count ->
        [one] Bahnstrecke
       *[other] Bahnstrecken
    }.

reasons-GR-H1-occupied = { WORD($kind, form: "on-a-complete") } stehen noch Figuren: Werte jetzt, oder nimm sie zurück, falls schon gewertet wurde.

reasons-GR-W1-waits = Ihre Bauern warten auf das Spielende.

reasons-GR-W2-becomes = Der Cowboy wird { WORD($role, form: "a") }, liegt und bleibt bis zum Ende.

reasons-GR-E2-leave =
    Zuerst { $count ->
        [one] kommt
       *[other] kommen
    } { $count } { $count ->
        [one] Zelt oder Goldchip
       *[other] Zelte und Goldchips
    } auf Bergen aus dem Spiel.

reasons-GR-E4-no_effect =
    { $count } { $count ->
        [one] Lokomotive ist
       *[other] Lokomotiven sind
    } darauf: Solange sie offen ist, hat das keine Wirkung.

reasons-GR-E8-most = Wer dort die meisten Bauern hat, bekommt sie; bei Gleichstand alle Beteiligten.

reasons-GR-E9-not_told =
    { $player } hat { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    } mit unbekanntem Wert: Vor der Schlusswertung werden sie umgedreht.
reasons-GR-E9-all_of_them =
    { $player } hat { $most } { $most ->
        [one] Goldchip
       *[other] Goldchips
    }, angegeben { $count ->
        [one] wurde
       *[other] wurden
    } { $count } { $count ->
        [one] Wert
       *[other] Werte
    }.
reasons-GR-E9-turned_over = { $player } dreht alle Goldchips um.
reasons-GR-E9-values_asked =
    Gib an, was { $count ->
        [one] der verdeckte Goldchip
       *[other] die { $count } verdeckten Goldchips
    } von { $player } { $count ->
        [one] zeigt
       *[other] zeigen
    }; im Durchschnitt ist einer { $expected } wert.
reasons-GR-E9-none_told =
    Es ist nicht bekannt, welche Goldchips { $players } { COUNT($players) ->
        [one] hat
       *[other] haben
    }; angenommen wird keiner.

reasons-GR-O1-off = An diesem Tisch wird ohne die Hausregel gespielt, Cowboys zurückzurufen.
reasons-GR-O1-no_cowboy = Auf { $cell } steht kein Cowboy von { $player }.
reasons-GR-O1-comes_back = { $player } nimmt einen eigenen Cowboy zurück, ohne Wertung, statt einen einzusetzen.

reasons-GR-N3-each =
    Jeder Berg des Plättchens bekommt die Goldchips seiner Nuggets: insgesamt { $count } { $count ->
        [one] neuer
       *[other] neue
    }.
reasons-GR-N3-brings =
    Die Berge werden einer, und ihre Stapel ebenso: { $count } { $count ->
        [one] neuer Goldchip
       *[other] neue Goldchips
    }, { $stack } insgesamt.

reasons-GR-Z7-short =
    Der Vorrat reicht nicht: { $missing } { $missing ->
        [one] Goldchip fehlt
       *[other] Goldchips fehlen
    }.

reasons-GR-E10-share_win = { $players } haben die meisten Punkte, je { $points }: Gleichstand; es entscheidet, wer zuletzt blinzelt.
reasons-GR-E10-win = { $players } hat die meisten Punkte, { $points }, und gewinnt.

reasons-GR-K1-lies = { $player } überschreitet 49: Der Zählcowboy wird auf Feld { $field } hingelegt, das heißt { $points }.

reasons-GR-K2-tile = { $player } kommt auf { $points } und nimmt ein Punkteplättchen: Der Zählcowboy steht auf Feld { $field }.

reasons-GR-K3-words = { $player } kommt auf { $points }: Der Zählcowboy ist auf Feld { $field }, und ab 100 werden die Punkte als Zahl angegeben.

reasons-GR-W4-joined = Das Plättchen hat Prärien mit Bauern verbunden: Wer es gelegt hat, darf keinen hinzufügen.

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
        [one] abgeschlossene Bahnstrecke
       *[other] abgeschlossene Bahnstrecken
    } × { $each }
parts-tipi =
    { $count } { $count ->
        [one] Tipilager
       *[other] Tipilager
    } × { $each }
parts-herd =
    { $count } { $count ->
        [one] Pferdeherde
       *[other] Pferdeherden
    } × { $each }

parts-GR-E9-token =
    { $count } { $count ->
        [one] Goldchip
       *[other] Goldchips
    } × { $each }

options-gr-farmers = Ob mit Bauern und Prärien gespielt wird.
options-gr-sheriff = Ob mit dem Sheriff der Erweiterung gespielt wird.
options-gr-score_tiles = Ob Plättchen zu 50 und 100 Punkten genommen werden, statt den Zählcowboy hinzulegen.
options-gr-mine_before_distribution = Ob man auf einem Berg, den man abschließt, noch abbauen darf, bevor die Goldchips verteilt werden.
options-gr-unclaimed_tokens = Ob Goldchips eines abgeschlossenen Bergs ohne Goldgräber in den Vorrat zurück oder aus dem Spiel kommen.
options-gr-recall_cowboy = Ob man einen eigenen Cowboy zurücknehmen darf, statt einen einzusetzen (Hausregel).
options-gr-fifth_cowboy = Ob alle fünf Cowboys im Spiel sind (Hausregel).

marks-nuggets = Nuggets auf einem Berg
marks-tipis = Tipilager auf einer Prärie
marks-horses = Herden wilder Pferde auf einer Prärie
marks-locomotives = Lokomotiven auf einer Bahnstrecke
marks-exits = wie viele Bahnstrecken eine Stadt verlassen
marks-to-city = die Bahnstrecke endet in einer Stadt
marks-to-junction = die Bahnstrecke endet an einer Weiche
marks-to-mountain = die Bahnstrecke endet in einem Berg

word-mountain = Berg
    .gender = m
    .a = ein Berg
    .acc = einen Berg
    .the = der Berg
    .the-acc = den Berg
    .on = auf einem Berg
    .on-this = auf diesem Berg
    .on-a-complete = auf einem abgeschlossenen Berg
word-prairie = Prärie
    .gender = f
    .a = eine Prärie
    .acc = eine Prärie
    .the = die Prärie
    .the-acc = die Prärie
    .on = auf einer Prärie
    .on-this = auf dieser Prärie
    .on-a-complete = auf einer abgeschlossenen Prärie
word-railroad = Bahnstrecke
    .gender = f
    .a = eine Bahnstrecke
    .acc = eine Bahnstrecke
    .the = die Bahnstrecke
    .the-acc = die Bahnstrecke
    .on = auf einer Bahnstrecke
    .on-this = auf dieser Bahnstrecke
    .on-a-complete = auf einer abgeschlossenen Bahnstrecke
word-junction = Weiche
    .gender = f
    .a = eine Weiche
    .acc = eine Weiche
    .the = die Weiche
    .the-acc = die Weiche
    .on = auf einer Weiche
    .on-this = auf dieser Weiche
    .on-a-complete = auf einer abgeschlossenen Weiche
word-cowboy = Cowboy
    .gender = m
    .a = ein Cowboy
    .the = der Cowboy
    .the-acc = den Cowboy
    .no = kein Cowboy
    .no-acc = keinen Cowboy
    .many = Cowboys
word-tent = Zelt
    .gender = n
    .a = ein Zelt
    .the = das Zelt
    .the-acc = das Zelt
    .no = kein Zelt
    .no-acc = kein Zelt
    .many = Zelte
word-mining = Goldchips
word-sheriff = Sheriff
word-railwayman = Gleisbauer
    .a = Gleisbauer
word-miner = Goldgräber
    .a = Goldgräber
word-merchant = Händler
    .a = Händler
word-farmer = Bauer
    .a = Bauer
word-nugget = Nuggets
word-tipi = Tipilager
word-herd = Pferdeherden
