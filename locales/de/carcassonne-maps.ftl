### Carcassonne-Karten auf Deutsch.

rule-MP-S1 = Welche Plättchen
    .text = Auf einer Karte werden die Plättchen des Grundspiels, von Wirtshäuser und Kathedralen und von Händler und Baumeister empfohlen; jede andere Mischung ist erlaubt.

rule-MP-S2 = Wie viele Plättchen
    .text = Für jede Karte wird eine Anzahl von Plättchen empfohlen.

rule-MP-S3 = Plättchen ohne ihre Erweiterungen
    .text = Auf einer Karte nimmt man von Erweiterungen am besten nur die Plättchen, ohne Regeln, Figuren und besondere Meeple, wenn man sich nicht anders einigt.

rule-MP-S4 = Neun Meeple
    .text = Wenn möglich, haben alle 9 Meeple außer dem auf der Wertungstafel, sonst die üblichen 7.

rule-MP-S5 = Wie Startfelder aussehen
    .text = Auf einer Karte gibt es mehrere Startfelder; jedes zeigt ein Städtchen und hat einen roten Rand.

rule-MP-S6 = Startfelder
    .text = Mindestens zwei Startfelder werden benutzt: Das Startplättchen und ein oder zwei zufällige Plättchen kommen auf zwei oder drei davon.

rule-MP-S7 = Das erste gelegte Plättchen
    .text = Das erste gelegte Plättchen kommt neben eines der Plättchen auf den Startfeldern.

rule-MP-S8 = Zusätzliche Aufdrucke
    .text = Ohne die Mini-Erweiterung Maps-Chips spielen alle zusätzlichen Aufdrucke (Flaschen, farbige Linien, Inseln) keine Rolle.

rule-MP-S9 = Varianten
    .text = Der Verlag schlägt Varianten vor und lädt zu eigenen ein: Jede Regel der Karten darf gemeinsam geändert werden.

rule-MP-P1 = Nur auf Feldern
    .text = Ein Plättchen darf nur auf einem aufgedruckten Feld der Karte liegen.

rule-MP-P2 = Neben schon gelegten Plättchen
    .text = Ein Plättchen kommt neben ein schon gelegtes, neben eine verbundene Großstadt oder an das andere Ende einer Fähre, die an eine Straße angeschlossen ist.

rule-MP-P3 = Kanten passen zum Aufdruck
    .text = Kanten müssen zu den Nachbarplättchen passen und ebenso zu dem, was auf Großstädten und hinter der Grenze aufgedruckt ist.

rule-MP-L1 = Kein Plättchen auf einer Großstadt
    .text = Auf ein Feld mit aufgedruckter Großstadt darf kein Plättchen gelegt werden.

rule-MP-L2 = Verbundene Großstadt
    .text = Eine Großstadt ist verbunden, sobald ein Plättchen an ihr liegt; von da an dürfen alle auch auf die anderen Felder an ihr Plättchen legen.

rule-MP-L3 = Noch nicht verbundene Großstadt
    .text = Neben einer Großstadt zu liegen, die noch nicht verbunden ist, reicht für ein Plättchen nicht.

rule-MP-L4 = Abgeschlossene Großstadt
    .text = Eine abgeschlossene Großstadt wird wie jede Stadt gewertet: Jedes ihrer aufgedruckten Felder zählt als Plättchen, und ihre Wappen zählen mit.

rule-MP-T1 = Felder mit Städtchen
    .text = Felder mit einem Städtchen sind gewöhnliche Felder: Auf sie dürfen Plättchen gelegt werden.

rule-MP-T2 = Andere Regeln für Städtchen
    .text = Manche Karten haben andere Regeln für Städtchen; man kann sich darauf einigen.

rule-MP-B1 = Was an der Grenze aufgedruckt ist
    .text = Wo hinter der Grenze eine Stadt oder Straße aufgedruckt ist, muss das Plättchen auf diesem Feld dazu passen.

rule-MP-B2 = Neutrale Grenze
    .text = Eine Grenze, an der keine Straße oder Stadt aufgedruckt ist, ist neutral: Jede Kante darf daran liegen.

rule-MP-B3 = Straße, die an der Grenze endet
    .text = Eine Straße, die an der Grenze endet, ist an diesem Ende abgeschlossen.

rule-MP-B4 = Abschnitte hinter der Grenze
    .text = Ein Straßen- oder Stadtabschnitt, der hinter der Grenze aufgedruckt ist, zählt als Plättchen dieser Straße oder Stadt; seine Wappen zählen mit.

rule-MP-B5 = Von der Grenze geschlossen
    .text = An einer neutralen Grenze (Wolken, Meer) ist eine Stadt, Straße oder Wiese auf dieser Seite geschlossen und wird wie üblich gewertet; sogar eine Stadt aus einem Plättchen ist möglich.

rule-MP-Y1 = Fähre an einer Straße
    .text = Sobald eine Fähre an eine Straße angeschlossen ist, dürfen alle an ihrem anderen Ende mit einem passenden Plättchen weiterbauen.

rule-MP-Y2 = Was eine Fähre wert ist
    .text = Eine Fähre bringt ihrer Straße 1 Punkt, dazu die Punkte für ihre Wappen.

rule-MP-Y3 = Wann eine Fähre gewertet wird
    .text = Eine Fähre wird gewertet, wenn ihre Straße abgeschlossen ist.

rule-MP-M1 = Einen Meeple einsetzen
    .text = Nach dem Legen darf nach den üblichen Regeln ein Meeple eingesetzt werden.

rule-MP-C1 = Wappen
    .text = Während des Spiels bringt ein Wappen bei jeder Wertung 2 Punkte, auf einer Straße ebenso wie in einer Stadt.

rule-MP-K1 = Kloster an der Grenze
    .text = Ein Kloster an der Grenze ist abgeschlossen, wenn alle Felder, die es ringsum gibt, belegt sind; acht müssen es nicht sein.

rule-MP-K2 = Was ein Kloster an der Grenze bringt
    .text = Es bringt 1 Punkt für sich selbst, 1 für jedes Plättchen und 1 für jedes Feld einer Großstadt ringsum.

rule-MP-K3 = Nichts hinter der Grenze für ein Kloster
    .text = Stadt- oder Straßenabschnitte, die hinter der Grenze aufgedruckt sind, zählen nie für ein Kloster.

rule-MP-K4 = Felder einer Großstadt
    .text = Jedes Feld einer Großstadt gilt als belegt und zählt einzeln, bei Klöstern wie bei der Stadt.

rule-MP-G1 = Was wofür zählt
    .text = Bei Straßen zählen Plättchen und Abschnitte hinter der Grenze, bei Städten Plättchen, Felder von Großstädten und Abschnitte hinter der Grenze, bei Klöstern Plättchen und Felder von Großstädten.

rule-MP-G2 = Straße in eine Großstadt
    .text = Eine Straße, die in ein Feld einer Großstadt führt, endet dort.

rule-MP-E1 = Schlusswertung
    .text = Am Ende ist jedes Plättchen und jedes Wappen einer nicht abgeschlossenen Stadt oder Straße 1 Punkt wert.

rule-MP-E2 = Wappen hinter der Grenze am Ende
    .text = Auch Wappen auf dem Teil einer nicht abgeschlossenen Straße, der hinter der Grenze aufgedruckt ist, sind je 1 Punkt wert.

rule-MP-E3 = Fähren, Klöster und Wiesen am Ende
    .text = Eine nicht abgeschlossene Straße bringt 1 Punkt für ihre Fähre, ein nicht abgeschlossenes Kloster 1 Punkt für sich und 1 für jedes belegte Feld ringsum; für Wiesen zählen Großstädte und Städte an der Grenze als Städte.

rule-MP-O1 = Variante: ein Zug mehr für ein Städtchen
    .text = Wer ein Plättchen auf ein Städtchen legt, hat sofort noch einen Zug, in diesem aber keinen weiteren.

rule-MP-O2 = Variante: ein Städtchen kostet 2 Punkte
    .text = Ein Plättchen auf ein Städtchen zu legen kostet 2 Punkte.

rule-MP-O3 = Variante: 2 Punkte für Städtchen an einer Straße
    .text = Wird eine Straße gewertet, bringt jedes noch sichtbare Städtchen, das sie waagerecht oder senkrecht berührt, 2 Punkte mehr.

rule-MP-Z1 = Eine Erlaubnis als Grenze
    .text = Der Text erlaubt Plättchen auf den aufgedruckten Feldern, verbietet sie anderswo aber nicht; ausgelegt wird er so, dass sie nirgends sonst liegen dürfen.

rule-MP-Z2 = Startplättchen und Startfelder
    .text = Wo die Vorbereitung Plättchen auf „Startplättchen“ legt, sind Startfelder gemeint.

rule-MP-Z3 = 2 Punkte bei jeder Wertung, 1 am Ende
    .text = Wappen bringen bei jeder Wertung 2 Punkte; die Schlusswertung nicht abgeschlossener Gebiete mit 1 Punkt ist die Ausnahme.

rule-MP-Z4 = Farbe der Startfelder
    .text = Ob der Rand eines Startfelds rot oder dunkler ist, spielt für die Regeln keine Rolle.

rule-MP-Z5 = Punkte einer Straße mit Fähre
    .text = Im Beispiel mit der Fähre sind die 3 Punkte für die Straße 2 für Plättchen und 1 für die Fähre.

rule-MP-Z6 = Ein Städtchen zählt einmal
    .text = Ein Städtchen, das mehrere Plättchen einer Straße berührt, zählt für diese Straße einmal.

rule-MP-Z7 = Punkte unter null
    .text = Wo ein Städtchen 2 Punkte kostet, darf der Punktestand unter null fallen.

rule-MP-Z8 = Jahre der Karten
    .text = In der Veröffentlichung fehlen die Jahre, in denen die Karten erschienen; sie sind aus anderen Quellen bekannt.

sources-mp = Carcassonne Maps, Regeln des Verlags, wie sie allgemein bekannt sind
sources-mp-read = Carcassonne Maps, wie dieser Schiedsrichter die Regeln auslegt, wo sie schweigen

sections-MP-S = Vorbereitung
sections-MP-P = Plättchen legen
sections-MP-L = Großstädte
sections-MP-T = Städtchen
sections-MP-B = die Grenze
sections-MP-Y = Fähren
sections-MP-M = Meeple
sections-MP-C = Wappen
sections-MP-K = Klöster
sections-MP-G = was zählt
sections-MP-E = Schlusswertung
sections-MP-O = Varianten für Städtchen
sections-MP-Z = unklare Stellen

reasons-MP-P1-no_square = In { $cell } hat die Karte { $map } kein Feld.
reasons-MP-P1-off = Das Plättchen in { $cell } liegt auf keinem Feld der Karte.

reasons-MP-L1-large_city = In { $cell } zeigt die Karte { $map } eine Großstadt.
reasons-MP-L1-off = Das Plättchen in { $cell } liegt auf einer Großstadt.

reasons-MP-P2-beside = Das Feld { $cell } liegt neben einem Plättchen.
reasons-MP-P2-alone = In { $cell } läge das Plättchen neben keinem anderen Plättchen, keiner verbundenen Großstadt und keiner angeschlossenen Fähre.
reasons-MP-P2-apart =
    { $count } Plättchen { $count ->
        [one] hängt
       *[other] hängen
    } nicht mit den Startfeldern zusammen.

reasons-MP-L3-not_connected = Die Großstadt neben { $cell } ist noch nicht verbunden: An ihr liegt kein Plättchen.

reasons-MP-Y1-not_joined = Die Fähre in { $cell } ist an ihrem anderen Ende noch an keine Straße angeschlossen.
reasons-MP-Y1-joined = Die Fähre in { $cell } ist an ihrem anderen Ende an eine Straße angeschlossen, also dürfen hier alle weiterbauen.
reasons-MP-Y1-far_end = Die Fähre führt weiter nach { $cell }, wo noch kein Plättchen liegt: Dort ist die Straße offen.
reasons-MP-Y1-lands = In { $cell } legt an der { WORD($side, form: "dat") } Kante eine Fähre an; dort zeigt das Plättchen eine Straße.
reasons-MP-Y1-print = In { $cell } legt an der { WORD($side, form: "dat") } Kante eine Fähre an: Das Plättchen muss dort { WORD($kind, form: "acc") } zeigen.
reasons-MP-Y1-joins = Die Fähre verbindet die Straßen in { $cell } und { $other } zu einer.

reasons-MP-B1-print = Hinter der { WORD($side, form: "dat") } Kante von { $cell } ist { WORD($kind, form: "a") } aufgedruckt; das Plättchen passt nicht dazu.
reasons-MP-B1-meets = Das Plättchen passt zu dem, was hinter der { WORD($side, form: "dat") } Kante von { $cell } aufgedruckt ist.

reasons-MP-P3-print = Die Großstadt zeigt an der { WORD($side, form: "dat") } Kante von { $cell } { WORD($kind, form: "acc") }; das Plättchen passt nicht.
reasons-MP-P3-meets = In { $cell } passt das Plättchen zu dem, was auf der Großstadt aufgedruckt ist.

reasons-MP-B2-blank = Hinter der { WORD($side, form: "dat") } Kante von { $cell } ist keine Straße oder Stadt aufgedruckt, also darf dort jede Kante liegen.

reasons-MP-L2-connected = An der Großstadt neben { $cell } liegt ein Plättchen: Sie ist verbunden, und alle dürfen weiterbauen.
reasons-MP-L2-connects = Das Plättchen in { $cell } verbindet die Großstadt: Von jetzt an dürfen alle an ihr bauen.

reasons-MP-T1-town = Das Feld { $cell } zeigt ein Städtchen; es gilt wie jedes andere.

reasons-MP-S1-assumed = Die Auflage ist nicht bekannt; auf einer Karte wird { $edition } angenommen, denn die Karten gehören zur neuen Auflage.

reasons-MP-S3-tiles_only = Mit dieser Option werden von den gewählten Erweiterungen nur die Plättchen gespielt, ohne Regeln, Figuren und besondere Meeple.
reasons-MP-S3-named = Die gewählten Erweiterungen werden mit ihren Regeln gespielt; mit einer Option wären es nur ihre Plättchen.

reasons-MP-S5-free = Noch freie Startfelder, jedes mit einem Städtchen: { $cell }.

reasons-MP-S6-starts =
    Auf { $count } { $count ->
        [one] Startfeld
       *[other] Startfeldern
    } liegt ein Plättchen; begonnen wird mit { $wanted }.
reasons-MP-S6-first = Auf der Karte liegt noch kein Plättchen: Begonnen wird auf einem Startfeld, und { $cell } ist eines.
reasons-MP-S6-more = Das Spiel beginnt mit Plättchen auf { $wanted } Startfeldern, und { $cell } ist noch frei: Das gehört zur Vorbereitung, und dieselbe Person macht weiter.

reasons-MP-S7-first = Bisher liegen nur auf Startfeldern Plättchen: Das Plättchen in { $cell } kommt neben eines davon.

reasons-MP-B3-ends =
    An { $count } { $count ->
        [one] Stelle
       *[other] Stellen
    } führt die Straße über die Grenze und ist dort abgeschlossen.

reasons-MP-B4-counts =
    { $count } hinter der Grenze { $count ->
        [one] aufgedruckter Abschnitt zählt
       *[other] aufgedruckte Abschnitte zählen
    } für { GENDER($kind) ->
       *[m] diesen
        [f] diese
        [n] dieses
    } { $kind } als Plättchen.

reasons-MP-B5-closed =
    Auf { $count } { $count ->
        [one] Seite
       *[other] Seiten
    } schließt die Grenze { WORD($kind, form: "the-acc") } ab.

reasons-MP-L4-counts =
    { $count } { $count ->
        [one] Feld einer Großstadt zählt als Plättchen
       *[other] Felder einer Großstadt zählen als Plättchen
    }.

reasons-MP-Y2-adds =
    { $count } { $count ->
        [one] Fähre bringt 1 Punkt
       *[other] Fähren bringen je 1 Punkt
    } dazu.

reasons-MP-C1-coats =
    Bei einer Wertung während des Spiels { $count ->
        [one] bringt
       *[other] bringen
    } { $count } Wappen zusammen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

reasons-MP-E1-coats =
    Bei der Schlusswertung { $count ->
        [one] bringt
       *[other] bringen
    } { $count } Wappen zusammen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

reasons-MP-K1-around =
    Rings um das Kloster hat die Karte { $count } { $count ->
        [one] Feld
       *[other] Felder
    }; { $filled } { $filled ->
        [one] ist
       *[other] sind
    } belegt.

reasons-MP-S4-all_out = { $player } hat alle { $most } Meeple auf dem Tisch: Bis einer zurückkommt, werden nur Plättchen gelegt.
reasons-MP-S4-too_many =
    { $player } hat { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } auf dem Tisch, aber insgesamt nicht mehr als { $most }.

reasons-MP-O1-off = Ein Plättchen auf dem Städtchen { $cell } bringt keinen zusätzlichen Zug: Diese Variante wird nicht gespielt.
reasons-MP-O1-on = Ein Plättchen auf dem Städtchen { $cell } bringt einen zusätzlichen Zug, in diesem aber keinen weiteren.

reasons-MP-O2-off = Ein Plättchen auf dem Städtchen { $cell } kostet nichts: Diese Variante wird nicht gespielt.
reasons-MP-O2-on = Ein Plättchen auf dem Städtchen { $cell } kostet 2 Punkte.

reasons-MP-O3-touch =
    { $count } { $count ->
        [one] sichtbares Städtchen berührt
       *[other] sichtbare Städtchen berühren
    } die Straße mit einer ganzen Seite; eine Ecke zählt nicht.

lines-MP-O2 = { $player } zahlt 2 Punkte für das Legen auf ein Städtchen: { $parts } = { $points }.

parts-large_city =
    { $count } { $count ->
        [one] Feld
       *[other] Felder
    } einer Großstadt × { $each }
parts-abroad =
    { $count } { $count ->
        [one] Abschnitt
       *[other] Abschnitte
    } hinter der Grenze × { $each }
parts-coat = { $count } Wappen × { $each }
parts-ferry =
    { $count } { $count ->
        [one] Fähre
       *[other] Fähren
    } × { $each }
parts-town = { $count } Städtchen × { $each }

options-mp-expansion_rules = Ob auf einer Karte mit den Regeln von Wirtshäuser und Kathedralen und Händler und Baumeister gespielt wird.
options-mp-meeples = Wie viele Meeple auf einer Karte jede Person hat.
options-mp-start_squares = Auf wie vielen Startfeldern am Anfang Plättchen liegen.
options-mp-chips = Ob mit der Mini-Erweiterung Maps-Chips gespielt wird.
options-mp-town = Was das Legen auf ein Städtchen bringt oder kostet: einen Zug mehr, 2 Punkte oder 2 Punkte mehr für Straßen daran.

word-town = Städtchen
