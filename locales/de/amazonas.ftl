### Carcassonne Amazonas auf Deutsch: jede Regel, und was nur dieses Spiel sagt.

rule-CA-S1 = Die Landschaftsplättchen
    .text = Die 80 Landschaftsplättchen, 65 gewöhnliche und 15 Amazonasplättchen, werden so gemischt, dass die Amazonasplättchen gleichmäßig verteilt sind, und liegen verdeckt in Stapeln.

rule-CA-S2 = Doppelplättchen und Mündung
    .text = Die 4 Doppelplättchen und das Plättchen mit der Mündung liegen bereit; sie werden nicht gezogen.

rule-CA-S3 = Seite der Starttafel
    .text = Zu zweit oder dritt hat die Starttafel 16 Felder auf dem Fluss, zu viert oder fünft 8.

rule-CA-S4 = Wo die Quelle liegt
    .text = Die Starttafel liegt von Anfang an auf dem Tisch, die Quelle nahe am Tischrand, mit Platz für mindestens zwei Reihen Plättchen dahinter. Der Fluss wird etwas über einen Meter lang.

rule-CA-S5 = Boote an der Quelle
    .text = Alle stellen ihr Boot auf das erste Feld des Flusses, die Quelle.

rule-CA-S6 = Wer beginnt
    .text = Es beginnt, wer zuletzt eine Bootsfahrt gemacht hat, sonst die jüngste Person.

rule-CA-S7 = Vier Meeple und zwei Camps
    .text = Alle haben 4 Meeple und 2 Camps. Der fünfte Meeple steht auf Feld 0 der Wertungstafel; der Rest kommt in die Schachtel.

rule-CA-S8 = Große Plättchen zählen als eines
    .text = Die Starttafel und ein Doppelplättchen zählen für einen Nebenfluss oder ein Dorf je als ein Plättchen (Standard) oder nach den Feldern, die sie bedecken. Wo es darauf ankommt, steht es in der Antwort.

rule-CA-T1 = Ein Zug
    .text = Gespielt wird im Uhrzeigersinn. Zuerst legt man das gezogene Plättchen, dann setzt man einen Meeple oder ein Camp darauf ein; wer nichts einsetzt, fährt mit dem eigenen Boot ein Feld weiter. Zuletzt wird gewertet.

rule-CA-T2 = Ein Meeple oder ein Camp
    .text = In einem Zug darf man nicht beides einsetzen, einen Meeple und ein Camp.

rule-CA-T3 = Bootssymbole wirken sofort
    .text = Boote, die durch Symbole fahren, fahren sofort beim Legen und Einsetzen, bevor etwas gewertet wird.

rule-CA-P1 = Die Landschaft geht weiter
    .text = Ein Plättchen muss die Landschaft aller Nachbarn fortsetzen: Nebenflüsse, Dörfer, Dschungel und die Ufer des Amazonas.

rule-CA-P2 = Nichts vor dem offenen Ende
    .text = Vor dem offenen Ende des Amazonas darf kein Landschaftsplättchen liegen: Quer über den ganzen Tisch sind alle Felder gesperrt, die weiter flussabwärts sind, als der Fluss reicht.

rule-CA-P3 = Wohin Plättchen dürfen
    .text = Am Anfang gibt es genau 10 Felder für ein Plättchen; später kommen die Felder neben den gelegten Plättchen dazu.

rule-CA-P4 = Das offene Ende rückt vor
    .text = Jedes Amazonasplättchen schiebt das offene Ende flussabwärts und öffnet so neue Felder.

rule-CA-M1 = Ein Meeple auf einem Nebenfluss
    .text = Nach dem Legen darf ein Meeple auf einen Nebenfluss dieses Plättchens gesetzt werden, wenn auf dem ganzen verbundenen Nebenfluss noch kein Meeple steht.

rule-CA-M2 = Ein Meeple in einem Dorf
    .text = Nach dem Legen darf ein Meeple in ein Dorf dieses Plättchens gesetzt werden, wenn im ganzen verbundenen Dorf noch kein Meeple steht.

rule-CA-M3 = Auf dem Amazonas nur Boote
    .text = Auf dem Amazonas selbst stehen nur Boote.

rule-CA-M4 = Meeple kommen zurück
    .text = Nach der Wertung eines Nebenflusses oder Dorfes kommen die Meeple von dort in den Vorrat zurück.

rule-CA-B1 = Bootssymbole
    .text = Bootssymbole gibt es nur an Nebenflüssen; jedes bewegt ein Boot um ein Feld.

rule-CA-B2 = Wann Symbole Boote bewegen
    .text = Sobald ein Meeple auf einen Nebenfluss mit Symbolen gesetzt ist, fährt das eigene Boot je Symbol ein Feld. Sobald jemand einen Nebenfluss mit einem Plättchen mit Symbolen verlängert, fahren die Boote aller, die dort einen Meeple haben, je Symbol ein Feld.

rule-CA-B3 = Je Symbol und Person einmal
    .text = Wie viele Meeple dort stehen, eigene oder fremde, spielt keine Rolle: Jedes Symbol bewegt ein Boot einmal.

rule-CA-B4 = Nur flussabwärts
    .text = Boote fahren nur flussabwärts, nie zurück.

rule-CA-B5 = Das letzte Feld
    .text = Ein Boot, das über das letzte Feld des Flusses hinausfahren müsste, hält dort an.

rule-CA-B6 = Felder des Flusses
    .text = Der Fluss hat die Felder der Starttafel, eines mehr für jedes Amazonasplättchen und zwei für jedes Doppelplättchen.

rule-CA-B7 = Nichts eingesetzt, ein Feld
    .text = Wer im eigenen Zug weder Meeple noch Camp einsetzt, muss mit dem eigenen Boot ein Feld fahren.

rule-CA-B8 = Beides zählt
    .text = Bewegen Symbole das Boot und wird im selben Zug nichts eingesetzt, werden die Felder zusammengezählt.

rule-CA-B9 = Boote teilen sich Felder
    .text = Auf einem Feld dürfen beliebig viele Boote sein.

rule-CA-R1 = Ein abgeschlossener Nebenfluss
    .text = Ein Nebenfluss ist abgeschlossen, wenn beide Enden geschlossen sind, durch eine Gabelung, einen Felsen oder den Amazonas, oder wenn er einen Ring bildet. Wer das Plättchen gelegt hat, spielt keine Rolle.

rule-CA-R2 = Punkte für einen Nebenfluss
    .text = Ein abgeschlossener Nebenfluss bringt 1 Punkt je Plättchen und 1 je Fruchtsymbol an ihm.

rule-CA-R3 = Ein nicht abgeschlossener Nebenfluss
    .text = Am Spielende bringt ein nicht abgeschlossener Nebenfluss dasselbe: 1 Punkt je Plättchen und je Fruchtsymbol.

rule-CA-R6 = Ein Plättchen zählt einmal
    .text = Ein Plättchen, über das derselbe Nebenfluss zweimal führt oder das zwei Teile desselben Dorfes zeigt, zählt einmal.

rule-CA-V1 = Ein abgeschlossenes Dorf
    .text = Ein Dorf ist abgeschlossen, wenn ringsum Dschungel oder der Amazonas liegt und kein Feld darin leer ist.

rule-CA-V2 = Punkte für ein Dorf
    .text = Ein abgeschlossenes Dorf bringt 2 Punkte je Plättchen und 1 je Fruchtsymbol.

rule-CA-V3 = Ein nicht abgeschlossenes Dorf
    .text = Am Spielende bringt ein nicht abgeschlossenes Dorf 1 Punkt je Plättchen und 1 je Fruchtsymbol.

rule-CA-C1 = Ein Camp im Dschungel
    .text = Ein Camp kommt auf einen Dschungelabschnitt des gerade gelegten Plättchens; welcher es ist, darf man wählen.

rule-CA-C2 = Kein anderes Camp
    .text = Im verbundenen Dschungel darf noch kein Camp sein, gleich wem es gehört.

rule-CA-C3 = Was Dschungel trennt
    .text = Nebenflüsse, der Amazonas und Dörfer trennen Dschungel voneinander.

rule-CA-C4 = Camps bleiben
    .text = Ein Camp bleibt bis zum Spielende stehen und bringt vorher nichts.

rule-CA-C5 = Punkte für Camps
    .text = Am Spielende bringt ein Camp 1 Punkt je Tier in seinem Dschungel.

rule-CA-J1 = Die meisten Meeple
    .text = Stehen mehrere auf einem Nebenfluss oder in einem Dorf, erhält nur Punkte, wer dort die meisten Meeple hat; bei Gleichstand erhalten alle Beteiligten die volle Punktzahl.

rule-CA-J2 = Die meisten Camps
    .text = Dasselbe gilt für Camps in einem Dschungel; wer dort zwei Camps hat, bekommt die Punkte nur einmal.

rule-CA-G1 = Die Wertungstafel
    .text = Die Wertungstafel hat die Felder 0 bis 49. Wer Feld 0 erreicht oder überschreitet, legt den Zählmeeple hin (50 und mehr); beim nächsten Mal wird er wieder aufgestellt (100 und mehr).

rule-CA-A1 = Amazonasplättchen verlängern den Amazonas
    .text = Ein gezogenes Amazonasplättchen muss an das offene Ende des Amazonas gelegt werden.

rule-CA-A2 = Zwei Richtungen
    .text = Wer ein Amazonasplättchen legt, wählt eine der zwei möglichen Ausrichtungen.

rule-CA-A3 = Plättchen mit „!“
    .text = Wer ein Plättchen mit „!“ zieht, wählt eines der übrigen Doppelplättchen: Zuerst wird das Plättchen mit „!“ gelegt, direkt danach das Doppelplättchen.

rule-CA-A4 = Doppelplättchen
    .text = Ein Doppelplättchen ist so groß wie zwei Plättchen und hat zwei Felder für Boote.

rule-CA-A5 = Ein Doppelplättchen bleibt übrig
    .text = Es gibt 3 Plättchen mit „!“ und 4 Doppelplättchen; eines davon bleibt also immer übrig.

rule-CA-A6 = Am Ufer
    .text = An den Ufern eines Amazonasplättchens darf ein Meeple oder ein Camp eingesetzt werden.

rule-CA-A7 = Nur auf das Doppelplättchen
    .text = Nach einem Plättchen mit „!“ und einem Doppelplättchen kommt ein Meeple oder Camp nur auf das Doppelplättchen.

rule-CA-A8 = Nichts am Ufer eingesetzt
    .text = Wer nach einem Amazonasplättchen nichts einsetzt, fährt mit dem Boot wie immer ein Feld.

rule-CA-L1 = Amazonaswertung
    .text = Nach jedem Amazonasplättchen gibt es statt der gewöhnlichen Wertung eine Amazonaswertung.

rule-CA-L2 = Das erste Boot
    .text = Das Boot, das am weitesten flussabwärts ist, bringt die Punkte für die Kaimane und die Piranhas auf dem gerade gelegten Amazonasplättchen.

rule-CA-L3 = Das zweite Boot
    .text = Das zweitvorderste Boot bringt die Punkte für die Piranhas darauf.

rule-CA-L4 = Boote gleichauf
    .text = Boote, die sich einen Platz teilen, bringen alle die volle Punktzahl dafür. Die nächsten hinter denen auf dem ersten Platz sind Zweite.

rule-CA-L5 = Nur die Reihenfolge zählt
    .text = Wo auf dem Amazonas die Boote sind, spielt keine Rolle; nur ihre Reihenfolge zählt.

rule-CA-L6 = Ein Doppelplättchen als Ganzes
    .text = In der Amazonaswertung zählt ein Doppelplättchen als ein Plättchen, mit allen seinen Tieren.

rule-CA-L7 = Keine Punkte, ein Feld
    .text = Nach einer Amazonaswertung fahren alle, die darin keine Punkte erhalten haben, mit ihrem Boot ein Feld.

rule-CA-L8 = Ein Amazonasplättchen ohne Tiere
    .text = Ein Amazonasplättchen ohne Tiere bringt niemandem Punkte, also fahren alle Boote ein Feld, auch das erste; höchstens bis zum letzten Feld. Die Abstände werden vorher gemessen.

rule-CA-E1 = Spielende
    .text = Das Spiel endet, wenn alle Landschaftsplättchen gelegt sind. Dann werden die Meeple auf dem Tisch, die Camps und der Amazonas gewertet; wer die meisten Punkte hat, gewinnt.

rule-CA-E2 = Die Mündung
    .text = Die Mündung kommt an das offene Ende des Flusses. Die führenden Boote bekommen die höchste Zahl, die nächsten die nächste, bis alle Zahlen vergeben sind; Boote gleichauf teilen sich eine Zahl und erhalten sie voll.

rule-CA-E3 = Zahlen der Mündung
    .text = Zu viert oder fünft bringt die Mündung 7, 4 und 1 Punkte, zu zweit oder dritt 6 und 3.

rule-CA-Q1 = Seiten für zwei und drei
    .text = Zu zweit oder dritt werden die Seiten der Starttafel und der Mündung benutzt, die dafür gekennzeichnet sind.

rule-CA-Q2 = Zu zweit: direkt dahinter
    .text = Dies gilt nur zu zweit: Das zweite Boot erhält die Punkte für den zweiten Platz allein auf dem Feld direkt hinter dem ersten. Ist es weiter hinten, erhält es nichts und fährt ein Feld.

rule-CA-Q3 = Zu zweit: jedes Mal
    .text = Das gilt in den Amazonaswertungen während des Spiels und in der letzten an der Mündung.

rule-CA-N1 = Die Plättchen
    .text = Die Plättchen unterscheiden sich in Tieren, Boots- und Fruchtsymbolen; was darauf ist, steht im Katalog.

rule-CA-N2 = Ein gerader Fluss
    .text = Der Amazonas fließt geradeaus, von Plättchen zu Plättchen.

rule-CA-O1 = Bonusplättchen für den Fluss
    .text = 2017 und 2023 erschienen zwei weitere Doppelplättchen, die auch gewählt werden dürfen, wenn man sich darauf einigt. Standard: aus.

rule-CA-Z1 = Wie viele Plättchen
    .text = Manche zählen die 15 Amazonasplättchen zu den 65; die Regeln sagen 65 und 15, also 80 Plättchen zum Mischen.

rule-CA-Z2 = Was „vor der Mündung“ heißt
    .text = Die Grenze geht auf der Höhe des offenen Endes quer über den ganzen Tisch: Von den 12 Feldern um die Starttafel sind die 2 davor gesperrt, so bleiben die 10 der Regeln.

rule-CA-Z3 = Was ein Amazonasplättchen abschließt
    .text = Die Amazonaswertung ersetzt die gewöhnliche: Was ein Amazonasplättchen abschließt, wird in diesem Zug nicht gewertet, und die Regeln sagen nicht, wann (Standard); auf Wunsch wird es gewertet.

rule-CA-Z4 = Zwei Camps, einmal Punkte
    .text = Dass jedes Camp seine Tiere bringt, passt nicht zur Mehrheit der Camps: Die Mehrheit entscheidet, und jeder Dschungel bringt einmal Punkte.

rule-CA-Z5 = Symbole verbundener Nebenflüsse
    .text = Werden zwei Nebenflüsse verbunden, zählen für alle, die nur auf einem davon einen Meeple haben, auch die Symbole des anderen (Standard) oder nur die auf dem gelegten Plättchen. Wo das einen Unterschied macht, werden beide Zahlen genannt.

rule-CA-Z6 = Eine Wertung nach „!“ und Doppelplättchen
    .text = Nach einem Plättchen mit „!“ und einem Doppelplättchen gibt es eine einzige Amazonaswertung, nur mit den Tieren des Doppelplättchens.

rule-CA-Z7 = Ab 50 Punkten
    .text = Nach den Regeln wird der Zählmeeple über 50 Punkten hingelegt; ausgelegt wird das als: ab 50.

rule-CA-Z8 = Was die Regeln offen lassen
    .text = Ein Plättchen, das irgendwo passt, muss gelegt werden; eines, das nirgends passt, kommt aus dem Spiel, und ein anderes wird gezogen. Bei gleichen Punkten am Ende wird der Sieg geteilt. Die Quelle zählt zu den 16 oder 8 Feldern.

sources-ca = Carcassonne Amazonas (Hans im Glück, 2016), Regeln nach der rumänischen Seite
sources-ca-read = Carcassonne Amazonas, wie dieser Schiedsrichter es auslegt, wo die Regeln schweigen oder unklar sind
sources-ca-ext = Carcassonne Amazonas, Bonusplättchen von 2017 und 2023, nicht Teil der Regeln

sections-CA-S = Vorbereitung
sections-CA-T = Spielzüge
sections-CA-P = Plättchen legen
sections-CA-M = Meeple
sections-CA-B = Boote
sections-CA-R = Nebenflüsse
sections-CA-V = Dörfer
sections-CA-C = Camps
sections-CA-J = Mehrheit
sections-CA-G = Wertungstafel
sections-CA-A = Amazonasplättchen
sections-CA-L = Amazonaswertung
sections-CA-E = Spielende
sections-CA-Q = zu zweit und zu dritt
sections-CA-N = Hinweise zu den Plättchen
sections-CA-O = Bonusplättchen
sections-CA-Z = unklare Stellen

reasons-CA-T2-one = { $player } hat in diesem Zug schon { WORD($there, form: "acc") } eingesetzt und darf deshalb { WORD($figure, form: "no-acc") } mehr einsetzen.

reasons-CA-P1-clash = Die Plättchen in { $cell } und { $other } passen nicht aneinander.

reasons-CA-P2-front = In { $cell } läge das Plättchen weiter flussabwärts, als der Fluss reicht; das offene Ende ist bei { $other }.
reasons-CA-P2-beyond = Das Plättchen in { $cell } liegt weiter flussabwärts, als der Fluss reicht.

reasons-CA-P3-alone = In { $cell } würde das Plättchen kein anderes berühren; nötig ist eine gemeinsame Kante.
reasons-CA-P3-apart =
    { $count } Plättchen { $count ->
        [one] hängt
       *[other] hängen
    } nicht mit den übrigen zusammen.

reasons-CA-S1-copies = Das Plättchen { $tile } kommt hier { $count }-mal vor, aber die Schachtel enthält nur { $most }.

reasons-CA-S4-begins = Die Starttafel liegt von Anfang an auf dem Tisch; sie wird nicht noch einmal gelegt.
reasons-CA-S4-no_start = Auf diesem Tisch liegt keine Starttafel, also ist nicht bekannt, wohin der Fluss fließt und wo sein offenes Ende ist.
reasons-CA-S4-behind = Hinter der Quelle ist Platz: Das Plättchen liegt weiter flussaufwärts als die Starttafel.

reasons-CA-S5-second = { $player } hat hier mehr als eine Figur dieser Art ({ $figure }); die zuerst angegebene zählt.
reasons-CA-S5-assumed =
    Es ist nicht bekannt, wo { COUNT($players) ->
        [one] das Boot
       *[other] die Boote
    } von { $players } { COUNT($players) ->
        [one] ist
       *[other] sind
    }; angenommen wird die Quelle.
reasons-CA-S5-untold = Wo die Boote sind, wurde nicht angegeben, also wird für sie auf dem Amazonas nichts gewertet.

reasons-CA-S7-too_few_pieces = { $count } Personen spielen; die Schachtel hat Figuren für { $most }.
reasons-CA-S7-too_many =
    { $player } hat { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } auf dem Tisch, aber insgesamt nicht mehr als { $most }.

reasons-CA-S8-one = Große Plättchen zählen als eines: hier { $tiles } Plättchen, die { $cells } Felder bedecken.
reasons-CA-S8-squares = Große Plättchen zählen nach ihren Feldern: hier { $cells }, auf { $tiles } Plättchen.

reasons-CA-M1-feature = { WORD($figure, form: "the") } von { $player } in { $where } steht { WORD($kind, form: "on") }; dort ist das nicht erlaubt.
reasons-CA-M1-no_such_figure = { WORD($figure, form: "the") } von { $player } in { $where } ist hier nicht im Spiel und zählt nichts.
reasons-CA-M1-crowded =
    Auf dem Plättchen in { $where } stehen { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } { WORD($kind, form: "on-same") }; dort darf nur eine eingesetzt werden.

reasons-CA-M2-feature = { WORD($figure, form: "the") } von { $player } in { $where } steht { WORD($kind, form: "on") }; dort ist das nicht erlaubt.
reasons-CA-M2-crowded =
    Auf dem Plättchen in { $where } stehen { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } { WORD($kind, form: "on-same") }; dort darf nur eine eingesetzt werden.

reasons-CA-M3-incomplete = Der Amazonas wird nicht als Gebiet gewertet, sondern die Boote darauf nach ihrer Reihenfolge.
reasons-CA-M3-boats_only = Auf dem Amazonas stehen nur Boote, also darf dort { WORD($figure, form: "no") } eingesetzt werden; an den Ufern ist Platz.
reasons-CA-M3-feature = { WORD($figure, form: "the") } von { $player } in { $where } steht auf dem Amazonas, wo nur Boote erlaubt sind.

reasons-CA-M4-occupied = { WORD($kind, form: "on-a-complete") } stehen noch Meeple: Werte jetzt, oder nimm sie zurück, falls schon gewertet wurde.

reasons-CA-C1-feature = { WORD($figure, form: "the") } von { $player } in { $where } steht { WORD($kind, form: "on") }; dort ist das nicht erlaubt.

reasons-CA-C2-crowded =
    Auf dem Plättchen in { $where } stehen { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } { WORD($kind, form: "on-same") }; dort darf nur eine eingesetzt werden.

reasons-CA-B1-icons =
    { $count } { $count ->
        [one] Bootssymbol
       *[other] Bootssymbole
    } an ihm.

reasons-CA-B2-moves = Das Boot von { $player } fährt sofort, je Symbol ein Feld: { $icons }.
reasons-CA-B2-joined = Die Symbole, die dazukommen, bewegen die Boote sofort: { $moves }.

reasons-CA-Z5-joined = Die Symbole, die dazukommen, bewegen die Boote sofort: { $moves }. Nach der anderen Auslegung wäre es { $others }.

reasons-CA-B5-stops = Das Boot von { $by } fährt nicht weiter als bis zum letzten Feld, { $to }.

reasons-CA-B6-beyond = Das Boot von { $player } ist auf Feld { $space }, aber der Fluss hat die Felder 1 bis { $last }.

reasons-CA-B7-boat = { $by } setzt keine Figur ein: Das Boot fährt von Feld { $from } auf { $to }.
reasons-CA-B7-moved = { $player } hat in diesem Zug nichts eingesetzt, und nur das Ende des Zuges fehlt noch: Das Boot gilt als schon bewegt.
reasons-CA-B7-spared = { $player } setzt etwas ein, also muss das Boot deswegen nicht fahren.

reasons-CA-A4-longer = Das Doppelplättchen macht den Fluss zwei Felder länger: Das letzte ist { $last }.

reasons-CA-A1-off = Das Amazonasplättchen in { $where } liegt nicht am Fluss, der von der Starttafel kommt.
reasons-CA-A1-longer = Der Fluss wird ein Feld länger: Das letzte ist { $last }.
reasons-CA-A1-open_end = Ein Amazonasplättchen verlängert den Fluss: Es gehört an sein offenes Ende bei { $other }, nicht nach { $cell }.
reasons-CA-A1-some_end = Ein Amazonasplättchen verlängert den Fluss: Es gehört an ein offenes Ende, nicht nach { $cell }.

reasons-CA-A3-due = Nach dem Plättchen mit „!“ muss zuerst ein Doppelplättchen gelegt werden.
reasons-CA-A3-without = Ein Doppelplättchen wird nur direkt nach einem Plättchen mit „!“ gewählt.
reasons-CA-A3-first = Bevor { WORD($figure, form: "a") } eingesetzt wird, muss auf das Plättchen mit „!“ das Doppelplättchen folgen.
reasons-CA-A3-ends = Zwischen einem Plättchen mit „!“ und seinem Doppelplättchen kann der Zug nicht enden.
reasons-CA-A3-fewer =
    Hier { $bangs ->
        [one] liegt
       *[other] liegen
    } { $bangs } Plättchen mit „!“, aber nur { $count } Doppelplättchen.

reasons-CA-A5-more =
    Hier { $count ->
        [one] liegt
       *[other] liegen
    } { $count } Doppelplättchen, aber nur { $bangs } Plättchen mit „!“.

reasons-CA-A7-on_the_double = { WORD($figure, form: "a") } darf nur auf dem Doppelplättchen eingesetzt werden, nicht auf dem Plättchen mit „!“.

reasons-CA-R6-once =
    { COUNT($where) ->
        [one] Das Plättchen
       *[other] Die Plättchen
    } in { $where } { COUNT($where) ->
        [one] wird
       *[other] werden
    } mehrmals berührt und { COUNT($where) ->
        [one] zählt
       *[other] zählen
    } nur einmal.

reasons-CA-L1-not_told = Es ist nicht bekannt, welches Plättchen zuletzt gelegt wurde; also gibt es keine Amazonaswertung.
reasons-CA-L1-instead =
    Ein Amazonasplättchen wurde gelegt: Statt allem anderen werden seine Tiere gewertet ({ $caimans } { $caimans ->
        [one] Kaiman
       *[other] Kaimane
    }, { $piranhas } { $piranhas ->
        [one] Piranha
       *[other] Piranhas
    }).

reasons-CA-L2-level = { $player } ist auf dem Amazonas vorn (Felder: { $spaces }).

reasons-CA-L3-level = { $player } liegt auf dem Amazonas auf dem zweiten Platz (Felder: { $spaces }).

reasons-CA-L4-level = { $players } sind gleichauf: Alle erhalten die volle Punktzahl für den Platz.

reasons-CA-L6-whole = Alle Tiere des Doppelplättchens zählen.

reasons-CA-L7-boat = { $by } erhält hier keine Punkte: Das Boot fährt von Feld { $from } auf { $to }.

reasons-CA-L8-nobody_scores = Auf dem Plättchen sind keine Tiere, also erhält niemand Punkte, und alle Boote fahren ein Feld.
reasons-CA-L8-boat = { $by } erhält hier keine Punkte: Das Boot fährt von Feld { $from } auf { $to }.

reasons-CA-E1-win = { $players } hat die meisten Punkte, { $points }, und gewinnt.
reasons-CA-E1-share_win = { $players } haben die meisten Punkte, je { $points }, und teilen sich den Sieg.

reasons-CA-E2-not_yet = Die Mündung wird erst an das offene Ende gelegt, wenn das Spiel zu Ende ist, nie vorher.

reasons-CA-E3-level = { $player } bekommt diese Zahl der Mündung (Felder: { $spaces }).

reasons-CA-Q2-boat = { $by } ist nicht direkt hinter dem ersten Boot und erhält keine Punkte: Das Boot fährt von Feld { $from } auf { $to }.
reasons-CA-Q2-too_far = Zu zweit bringt das zweite Boot nur direkt hinter dem ersten Punkte; { $player } ist weiter hinten ({ $spaces }).
reasons-CA-Q2-only_two = Nur zu zweit muss das zweite Boot direkt hinter dem ersten sein; { $player } erhält die Punkte für den zweiten Platz ({ $spaces }).

reasons-CA-Q3-too_far = Zu zweit bekommt die zweite Zahl nur ein Boot direkt hinter dem ersten; { $player } ist weiter hinten ({ $spaces }).

reasons-CA-Z3-unscored = Ein Amazonasplättchen hat { WORD($kind, form: "the-acc") } mit Figuren darauf abgeschlossen. In diesem Zug wird das nicht gewertet, und die Regeln sagen nicht, wann: Die Option entscheidet.
reasons-CA-Z3-not_now = Ein Amazonasplättchen hat { WORD($kind, form: "the-acc") } abgeschlossen: In diesem Zug wird das nicht gewertet.

reasons-CA-Z6-not_these = Die Tiere auf dem Plättchen mit „!“ in { $where } werden nicht gewertet, nur die auf dem Doppelplättchen.

reasons-CA-G1-stands = { $player } kommt auf { $points }: Der Zählmeeple wird auf Feld { $field } wieder aufgestellt.
reasons-CA-G1-lies = { $player } kommt auf { $points }: Der Zählmeeple wird auf Feld { $field } hingelegt.

lines-jungle =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für die Tiere in einem Dschungel: { $parts } = { $points }.
lines-CA-L2 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für den ersten Platz auf dem Amazonas: { $parts } = { $points }.
lines-CA-L3 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für den zweiten Platz auf dem Amazonas: { $parts } = { $points }.
lines-CA-E3 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } an der Mündung des Amazonas: { $parts }.

lines-holders-amazon = Boote auf Feldern: { $holders }.
lines-holders-jungle = Camps dort: { $holders }.

parts-fruit =
    { $count } { $count ->
        [one] Fruchtsymbol
       *[other] Fruchtsymbole
    } × { $each }
parts-animal =
    { $count } { $count ->
        [one] Tier
       *[other] Tiere
    } × { $each }
parts-caiman =
    { $count } { $count ->
        [one] Kaiman
       *[other] Kaimane
    } × { $each }
parts-piranha =
    { $count } { $count ->
        [one] Piranha
       *[other] Piranhas
    } × { $each }
parts-place_1 = { $each } für den ersten Platz
parts-place_2 = { $each } für den zweiten Platz
parts-place_3 = { $each } für den dritten Platz

options-ca-amazon_turn_scores_features = Ob Nebenflüsse und Dörfer, die ein Amazonasplättchen abschließt, in diesem Zug gewertet werden.
options-ca-merge_counts_old_icons = Ob für alle, die nur auf einem von zwei verbundenen Nebenflüssen einen Meeple haben, auch die Bootssymbole des anderen zählen oder nur die auf dem gelegten Plättchen.
options-ca-big_tiles = Ob Starttafel und Doppelplättchen als ein Plättchen zählen oder nach ihren Feldern.
options-ca-bonus_river = Ob auch die zwei Bonusdoppelplättchen gewählt werden dürfen.

marks-boats = Bootssymbole an einem Nebenfluss
marks-fruit = Fruchtsymbole an einem Nebenfluss oder in einem Dorf
marks-animals = Tiere im Dschungel
marks-caimans = Kaimane im Amazonas
marks-piranhas = Piranhas im Amazonas
marks-to-rock = der Nebenfluss endet an einem Felsen
marks-to-amazon = der Nebenfluss mündet in den Amazonas
marks-type-standard = ein gewöhnliches Plättchen
marks-type-amazon = ein Amazonasplättchen
marks-type-amazon-bang = ein Amazonasplättchen mit „!“
marks-type-double = ein Doppelplättchen
marks-type-start = die Starttafel
marks-type-mouth = die Mündung

word-tributary = Nebenfluss
    .gender = m
    .a = ein Nebenfluss
    .acc = einen Nebenfluss
    .the = der Nebenfluss
    .the-acc = den Nebenfluss
    .on = auf einem Nebenfluss
    .on-this = auf diesem Nebenfluss
    .on-same = auf demselben Nebenfluss
    .onto = auf einen Nebenfluss
    .on-a-complete = auf einem abgeschlossenen Nebenfluss
word-village = Dorf
    .gender = n
    .a = ein Dorf
    .acc = ein Dorf
    .the = das Dorf
    .the-acc = das Dorf
    .on = in einem Dorf
    .on-this = in diesem Dorf
    .on-same = in demselben Dorf
    .onto = in ein Dorf
    .on-a-complete = in einem abgeschlossenen Dorf
word-jungle = Dschungel
    .gender = m
    .a = ein Dschungel
    .acc = einen Dschungel
    .the = der Dschungel
    .the-acc = den Dschungel
    .on = in einem Dschungel
    .on-this = in diesem Dschungel
    .on-same = in demselben Dschungel
    .onto = in einen Dschungel
    .on-a-complete = in einem abgeschlossenen Dschungel
word-amazon = Amazonas
    .gender = m
    .a = der Amazonas
    .acc = den Amazonas
    .the = der Amazonas
    .the-acc = den Amazonas
    .on = auf dem Amazonas
    .on-this = auf dem Amazonas
    .on-same = auf dem Amazonas
    .onto = auf den Amazonas
    .on-a-complete = auf dem Amazonas
word-camp = Camp
    .gender = n
    .a = ein Camp
    .acc = ein Camp
    .the = das Camp
    .the-acc = das Camp
    .no = kein Camp
    .no-acc = kein Camp
    .many = Camps
word-boat = Boot
    .gender = n
    .a = ein Boot
    .acc = ein Boot
    .the = das Boot
    .the-acc = das Boot
    .no = kein Boot
    .no-acc = kein Boot
    .many = Boote
word-animal = Tiere
word-fruit = Fruchtsymbole
word-caiman = Kaimane
word-piranha = Piranhas
word-place_1 = erster Platz
word-place_2 = zweiter Platz
word-place_3 = dritter Platz
