### Amazonas von Stefan Dorra auf Deutsch: die Regeln, und was nur dieses Spiel sagt.

rule-AD-S1 = Gold und Silber
    .text = Eine Goldmünze ist drei Silbermünzen wert. Was eine Hütte kostet, steht immer in Gold, Einkommen immer in Silber.

rule-AD-S2 = Ereigniskarten
    .text = Die 18 Ereigniskarten werden gemischt und neben den Spielplan gelegt.

rule-AD-S3 = Auftragskarten
    .text = Die 8 Auftragskarten werden gemischt; alle bekommen eine, die sonst niemand sehen darf. Die übrigen kommen ungesehen in die Schachtel zurück.

rule-AD-S4 = Reihenfolgekarten
    .text = Die Reihenfolgekarten 1 bis 4 werden neben den Spielplan gelegt.

rule-AD-S5 = Was alle haben
    .text = Alle nehmen die 12 Hütten und die 7 Einnahmekarten einer Farbe und 3 Gold.

rule-AD-S6 = Verdeckte Karten, offenes Geld
    .text = Die Karten auf der Hand darf sonst niemand sehen; das Geld sehen alle.

rule-AD-S7 = Ein Auftrag
    .text = Eine Auftragskarte zeigt 4 Dörfer. Am Ende kostet jedes davon, in dem keine eigene Hütte steht, 3 Punkte.

rule-AD-I1 = Erste Hütten
    .text = In frei vereinbarter Reihenfolge stellen alle eine Hütte auf einen Bauplatz eines beliebigen Dorfs und zahlen, was dort steht: 2, 3 oder 5 Gold.

rule-AD-I2 = Plättchen des ersten Dorfs
    .text = Für die erste Hütte nehmen alle ein Forschungsplättchen dieses Dorfs.

rule-AD-I3 = Zusammen im ersten Dorf
    .text = Mehrere dürfen im selben Dorf beginnen; wer später kommt, nimmt einen teureren Bauplatz. Im Allgemeinen kosten die zweite und dritte Hütte eines Dorfs mehr.

rule-AD-I4 = Wann Runde 1 beginnt
    .text = Wenn alle eine Hütte aufgestellt, bezahlt und das Plättchen genommen haben, beginnt die erste Runde.

rule-AD-I5 = Rat für den Anfang
    .text = Meist ist es besser, neben zwei Dörfern des Auftrags zu beginnen als in einem davon.

rule-AD-T1 = Eine Runde
    .text = Das Spiel hat 18 Runden. In jeder Runde wird ein Ereignis aufgedeckt; alle spielen eine Einnahmekarte; daraus ergibt sich die Reihenfolge, in der alle bauen.

rule-AD-T2 = Ein Ereignis je Runde
    .text = In jeder Runde wird eine Ereigniskarte aufgedeckt. Sie wirkt die ganze Runde und endet, wenn das nächste Ereignis aufgedeckt wird.

rule-AD-N1 = Einnahmekarten
    .text = Die Karten haben Nummern: 0 alle Arten, 1 Fisch, 2 Schmetterling, 3 Leguan, 4 Papagei, 5 Orchidee, 6 Indio.

rule-AD-N2 = Geheim gewählt
    .text = Alle wählen geheim eine Einnahmekarte; wenn alle gewählt haben, werden die Karten gemeinsam aufgedeckt.

rule-AD-N3 = Einkommen
    .text = Das Einkommen in Silber ist die Zahl auf der Karte plus die eigenen Plättchen ihrer Art, Indio-Plättchen auf diesem Stapel eingeschlossen.

rule-AD-N4 = Karte 0
    .text = Karte 0 bringt so viel Silber, wie der größte eigene Artenstapel Plättchen hat.

rule-AD-N5 = Karte 6
    .text = Karte 6 bringt 6 Silber und für jedes eigene Indio-Plättchen eines mehr, auf welchem Stapel es auch liegt.

rule-AD-N6 = Karte 6 gegen schlechte Ereignisse
    .text = Wer Karte 6 spielt, bleibt von den negativen Wirkungen des Ereignisses dieser Runde verschont: Jaguar, Krokodil, Waldbrand und diebische Affen.

rule-AD-N7 = Gespielte Karten
    .text = Gespielte Einnahmekarten bleiben offen auf einem Stapel vor ihren Besitzern liegen; zu sehen ist nur die letzte.

rule-AD-N8 = Die Karten kommen zurück
    .text = Nach 7 Runden, wenn alle Einnahmekarten gespielt sind, nehmen alle ihre 7 zurück; so gehören die Runden 1 bis 7, 8 bis 14 und 15 bis 18 zusammen.

rule-AD-Q1 = Höchstes Einkommen zuerst
    .text = Wer in der Runde das höchste Einkommen hat, nimmt Reihenfolgekarte 1 und baut zuerst, und so weiter.

rule-AD-Q2 = Gleiches Einkommen
    .text = Bei gleichem Einkommen kommt zuerst, wessen gespielte Karte oben die kleinere weiße Zahl hat.

rule-AD-B1 = Einnehmen und bauen
    .text = Der Reihe nach nehmen alle das verdiente Silber (3 Silber auch als 1 Gold) und bauen dann beliebig viele Hütten oder keine.

rule-AD-B2 = Genug Geld
    .text = Eine Hütte kann nur bauen, wer genug Geld für ihren Bauplatz hat.

rule-AD-B3 = Auf einen leeren Bauplatz
    .text = Eine Hütte kommt auf einen leeren Bauplatz eines Dorfs; bezahlt wird, was dort steht: 2, 3 oder 5 Gold.

rule-AD-B4 = Plättchen des Dorfs
    .text = Wer baut, nimmt ein Forschungsplättchen des Dorfs. Es gibt 12 von jeder Art; sind sie aus, gibt es nichts.

rule-AD-B5 = Nur, wohin ein Weg führt
    .text = Gebaut wird nur in Dörfern, die ein Dschungelpfad oder ein Wasserweg mit einem Dorf mit eigener Hütte verbindet.

rule-AD-B6 = Eine Hütte je Dorf
    .text = Niemand baut mehr als eine Hütte im selben Dorf.

rule-AD-B7 = Stapel der Arten
    .text = Forschungsplättchen werden gestapelt, ein Stapel für jede Art.

rule-AD-B8 = Mehrere Schritte in einem Zug
    .text = Eine eben gebaute Hütte zählt sofort als eigene; die nächste desselben Zuges darf von dort ausgehen.

rule-AD-B9 = Der billigste Bauplatz
    .text = Der billigste leere Bauplatz eines Dorfs muss genommen werden (Standard), oder es darf ein beliebiger sein.

rule-AD-B10 = Geld behalten und wechseln
    .text = Geld bleibt von Runde zu Runde; Gold und Silber dürfen jederzeit gewechselt werden, 3 Silber für 1 Gold.

rule-AD-B11 = Was üblich ist
    .text = Meist wird eine Hütte im Zug gebaut und das meiste Geld gleich ausgegeben.

rule-AD-B12 = Ein beliebiger Bauplatz
    .text = Wo jeder Bauplatz genommen werden darf, spielt es keine Rolle, ob die besetzten Bauplätze die billigsten sind; eine neutrale Hütte nimmt trotzdem den billigsten.

rule-AD-E1 = Jaguar
    .text = Jaguar (2 Karten): In dieser Runde sind die Dschungelpfade gesperrt, nur die Wasserwege sind offen.

rule-AD-E2 = Krokodil
    .text = Krokodil (2 Karten): In dieser Runde sind die Wasserwege gesperrt, nur die Dschungelpfade sind offen.

rule-AD-E3 = Waldbrand
    .text = Waldbrand (3 Karten): In dieser Runde bekommen alle nur die Hälfte des verdienten Silbers, abgerundet.

rule-AD-E4 = Diebische Affen
    .text = Diebische Affen (2 Karten): Alle verlieren so viel Silber, wie der größte eigene Artenstapel Plättchen hat.

rule-AD-E5 = Wann die Affen stehlen
    .text = Die Affen stehlen, nachdem das Einkommen der Runde genommen ist; niemand verliert mehr, als da ist.

rule-AD-E6 = Bonus
    .text = Bonus (5 Karten, eine je Art): Alle bekommen ein Silber mehr für jedes eigene Plättchen dieser Art. Die Reihenfolge ändert das nicht.

rule-AD-E7 = Wann ein Ereignis wirkt
    .text = Indio (4 Karten): siehe „Das Angebot“. Diebstahl, Bonus und Angebot des Indio-Plättchens kommen beim Einnehmen: nach dem Einkommen, vor der ersten Hütte der Runde.

rule-AD-E8 = Was die Affen nehmen können
    .text = Die Affen nehmen den Wert in Silber, Gold wird gewechselt (Standard), oder sie nehmen nur Silbermünzen. In der ersten Auslegung kann das gedruckte Beispiel mit einer einzigen Münze nicht vorkommen: Solche Plättchen bringen in der Runde mindestens 2.

rule-AD-K1 = Das Angebot
    .text = Indio (4 Karten): Wer in der Reihenfolge vorn ist, darf auf das Silber dieser Runde verzichten und dafür ein Indio-Plättchen nehmen; nach einer Ablehnung geht das Angebot an die nächste Person, und so weiter.

rule-AD-K2 = Auf einen eigenen Stapel
    .text = Wer ein Indio-Plättchen nimmt, legt es sofort auf einen der eigenen Artenstapel.

rule-AD-K3 = Ein Plättchen seines Stapels
    .text = Von da an zählt das Indio-Plättchen als Plättchen dieses Stapels und bleibt dort.

rule-AD-K4 = Indio-Plättchen und Karte 6
    .text = Jedes Indio-Plättchen bringt ein Silber mehr, wenn Karte 6 gespielt wird.

rule-AD-K5 = Höchstens ein Plättchen
    .text = Ein Ereignis bringt höchstens ein Indio-Plättchen; lehnen alle ab, kommt es in die Schachtel zurück.

rule-AD-K6 = Keine neue Art
    .text = Ein Indio-Plättchen eröffnet nie eine neue Art, denn es braucht einen vorhandenen Stapel.

rule-AD-M1 = Wertungschips
    .text = Wer zuerst alle fünf Arten hat, bekommt den Wertungschip mit 5 Punkten, danach gibt es 4, 3 und 2. Keine Regel nimmt einen Wertungschip wieder weg.

rule-AD-M2 = Wertungschips zu dritt
    .text = Zu dritt wird der Wertungschip mit 5 Punkten nicht benutzt: Es gibt 4, 3 und 2.

rule-AD-M3 = Ohne alle fünf Arten
    .text = Wer am Spielende nicht alle fünf Arten hat, bekommt keinen Wertungschip.

rule-AD-F0 = Spielende
    .text = Das Spiel endet nach Runde 18, wenn alle sie abgeschlossen haben.

rule-AD-F1 = Drei Plättchen oder mehr
    .text = Jede Art, von der jemand mindestens 3 Plättchen hat, bringt 1 Punkt je Plättchen.

rule-AD-F2 = Die meisten einer Art
    .text = Die meisten Plättchen einer Art bringen 2 Punkte, auch wenn es weniger als 3 sind; bei Gleichstand bekommen alle Beteiligten je 1 Punkt.

rule-AD-F3 = Punkte eines Wertungschips
    .text = Ein Wertungschip ist die Zahl wert, die auf ihm steht.

rule-AD-F4 = Punkte des Auftrags
    .text = Jedes Dorf des eigenen Auftrags ohne eigene Hütte kostet 3 Punkte; die Summe darf unter null fallen.

rule-AD-F5 = Indio-Plättchen am Ende
    .text = Für die Punkte der Arten zählt ein Indio-Plättchen für den Stapel, auf dem es liegt, und für keinen anderen.

rule-AD-F6 = Wer gewinnt
    .text = Die meisten Punkte gewinnen; bei Gleichstand die meisten Forschungsplättchen samt Indio-Plättchen; danach das meiste Geld.

rule-AD-F7 = Art ohne Besitzer
    .text = Hat niemand ein Plättchen einer Art, gibt es für ihre Mehrheit keine Punkte.

rule-AD-F8 = Geld, das entscheidet
    .text = Geld, das einen Gleichstand entscheidet, zählt nach seinem Wert, 3 je Gold und 1 je Silber; ist auch das gleich, wird der Sieg geteilt.

rule-AD-V1 = Wertungschips zu zweit
    .text = Zu zweit werden nur die Wertungschips mit 3 und 2 Punkten benutzt.

rule-AD-V2 = Neutrale Hütten
    .text = Zu zweit teilt man die 12 Hütten einer unbenutzten Farbe: Beide haben 6 neutrale Hütten.

rule-AD-V3 = Eine neutrale Hütte je Zug
    .text = Im eigenen Zug darf man eine neutrale Hütte aufstellen, nur eine, kostenlos und zusätzlich zur eigenen, im selben Dorf oder in einem anderen.

rule-AD-V4 = Eine neutrale Hütte je Dorf
    .text = In einem Dorf steht nie mehr als eine neutrale Hütte.

rule-AD-V5 = Nicht auf den letzten Bauplatz
    .text = Eine neutrale Hütte kommt nie auf den letzten freien Bauplatz eines Dorfs.

rule-AD-V6 = Ihr Bauplatz
    .text = Von den freien Bauplätzen nimmt eine neutrale Hütte den billigsten; bezahlt wird er nicht.

rule-AD-V7 = Erst die neutrale Hütte
    .text = In einem Dorf mit 2 freien Bauplätzen darf also erst die neutrale Hütte kommen und dann die eigene auf den teureren Bauplatz; umgekehrt geht es nicht.

rule-AD-V8 = Die meisten einer Art, zu zweit
    .text = Zu zweit bringen die meisten Plättchen einer Art 1 Punkt, auch wenn es weniger als 3 sind; bei Gleichstand gibt es keinen Punkt.

rule-AD-V9 = Was eine neutrale Hütte nicht bewirkt
    .text = Eine neutrale Hütte braucht keine Verbindung und bringt kein Plättchen; sie zählt für kein Netz und für keinen Auftrag.

rule-AD-V10 = Nicht ohne eigene Hütte
    .text = Eine neutrale Hütte kommt nur in einem Zug mit eigener Hütte (Standard) oder auch ohne eine. Geprüft wird das am Ende des Zuges, denn die neutrale Hütte darf zuerst kommen, solange noch eine eigene folgen kann.

rule-AD-V11 = Nicht am Anfang
    .text = Zu den ersten Hütten kommt keine neutrale Hütte.

rule-AD-Z1 = Wie lange ein Ereignis wirkt
    .text = Nach den Regeln wirkt ein Ereignis, bis eine weitere Karte derselben Sorte aufgedeckt wird; gemeint ist die nächste Ereigniskarte.

rule-AD-Z2 = Die letzte Karte
    .text = Die „letzte Rundenkarte“, mit der das Spiel endet, ist die letzte Ereigniskarte.

rule-AD-Z3 = Welcher leere Bauplatz
    .text = Die Regeln lassen jeden leeren Bauplatz zu, sagen aber, dass spätere Hütten immer mehr kosten: Also kommt der billigste zuerst.

rule-AD-Z4 = Waldbrand und Reihenfolge
    .text = Die Reihenfolge richtet sich nach dem Einkommen, bevor ein Waldbrand es halbiert (Standard), oder danach; auch bei der Indio-Karte entscheidet das Einkommen der Phase 2a, wer vorn ist.

rule-AD-Z5 = Affen und Gold
    .text = Die Karte der Affen spricht nur von Silber; Geld zählt nach seinem Wert in Silber.

rule-AD-Z6 = Andere Auflagen
    .text = Andere Auflagen und Besprechungen weichen ab: Dort braucht man für die meisten mindestens 3 Plättchen und bekommt 1 Punkt, und Aufträge bringen Punkte. Hier gelten die gedruckten Regeln.

rule-AD-Z7 = Was die Regeln offen lassen
    .text = Die Regeln sagen nicht, was geschieht, wenn die Münzen ausgehen oder nirgends gebaut werden kann: Das Geld wird aufgeschrieben, und man passt.

sources-ad = Amazonas von Stefan Dorra, italienische Regeln
sources-ad-read = Amazonas von Stefan Dorra, wie dieser Schiedsrichter es auslegt, wo die Regeln schweigen

sections-AD-S = Material und Vorbereitung
sections-AD-I = Spielbeginn
sections-AD-T = Ablauf der Runden
sections-AD-N = Einnahmekarten
sections-AD-Q = Reihenfolge
sections-AD-B = Hütten bauen
sections-AD-E = Ereigniskarten
sections-AD-K = Indio-Plättchen
sections-AD-M = Wertungschips
sections-AD-F = Spielende und Wertung
sections-AD-V = Variante für zwei
sections-AD-Z = unklare Stellen

reasons-AD-S1-changed = { $player } zahlt { $cost } Gold mit { $gold } Gold und den Rest in Silber: 3 Silber sind 1 Gold.

reasons-AD-S3-one_each = { $player } hat den eigenen Auftrag schon aufgedeckt; je Person gibt es nur einen.
reasons-AD-S3-secret = Nur { $player } sieht diese Karte bis zum Spielende.
reasons-AD-S3-same = { $players } können nicht dieselbe Auftragskarte haben.
reasons-AD-S3-cards =
    Dieser Spielplan hat { $count } { $count ->
        [one] Auftragskarte
       *[other] Auftragskarten
    }; es sollten 8 sein.

reasons-AD-S5-no_tent = { $player } hat keine Hütte mehr: Alle { $count } stehen auf dem Spielplan.
reasons-AD-S5-too_many = { $player } hat { $count } Hütten auf dem Spielplan; es gibt nur 12.

reasons-AD-S6-hand = Nur { $player } sieht die eigenen Handkarten; das Geld auf dem Tisch sehen alle.

reasons-AD-S7-no_card = Keine Auftragskarte zeigt diese Dörfer: { $villages }.

reasons-AD-N1-species = Karte { $card } zählt die Plättchen einer Art: { $species }.
reasons-AD-N1-all_species = Karte { $card } gilt für alle Arten und zählt den größten Stapel.
reasons-AD-N1-indio = Karte { $card } ist die Indio-Karte: Sie zählt Indio-Plättchen.

reasons-AD-I1-once = { $player } hat schon eine erste Hütte, in { $village }.
reasons-AD-I1-opens = { $player } darf in { $village } beginnen; der Bauplatz kostet { $cost } Gold, und { $player } hat { $gold } Gold und { $silver } Silber.

reasons-AD-I2-tile = { $player } nimmt ein Plättchen: { $species }.

reasons-AD-I3-dearer = Die billigeren Bauplätze in { $village } sind besetzt; wer später kommt, zahlt { $cost } Gold.
reasons-AD-I3-cheap = Ein teurerer Bauplatz in { $village } ist schon besetzt; wer später kommt, nimmt einen noch teureren.

reasons-AD-I4-assumed = Annahme: Gerade werden die ersten Hütten aufgestellt, und { $player } ist an der Reihe.
reasons-AD-I4-opening =
    Zuerst stellen alle eine erste Hütte auf; { COUNT($players) ->
        [one] es fehlt
       *[other] es fehlen
    } noch: { $players }.
reasons-AD-I4-begun = Die ersten Hütten werden vor der ersten Runde aufgestellt; jetzt ist Runde { $round }.

reasons-AD-T1-event_first = Zuerst muss das Ereignis von Runde { $round } aufgedeckt werden.
reasons-AD-T1-building = Jetzt baut { $player }; das gehört in eine andere Phase der Runde.
reasons-AD-T1-assumed = Annahme: { $player } ist mit Bauen an der Reihe und hat das Silber der Runde schon genommen.
reasons-AD-T1-no_event = Das Ereignis dieser Runde wurde nicht aufgedeckt.

reasons-AD-T2-lasts = Es wirkt, bis das nächste Ereignis aufgedeckt wird.
reasons-AD-T2-one_a_round = Das Ereignis von Runde { $round } liegt schon offen: { $event }.

reasons-AD-N2-income =
    Nicht alle haben eine Einnahmekarte gewählt; { COUNT($players) ->
        [one] es fehlt
       *[other] es fehlen
    } noch { $players }. Erst dann werden sie gemeinsam aufgedeckt.
reasons-AD-N2-reveal =
    Alle haben gewählt; die Karte { COUNT($players) ->
        [one] muss noch aufdecken
       *[other] müssen noch aufdecken
    }: { $players }.
reasons-AD-N2-committed = { $player } hat schon eine Einnahmekarte gewählt.
reasons-AD-N2-secret = Die Karte von { $player } bleibt verdeckt, bis alle gewählt haben.
reasons-AD-N2-open_already = Keine Karte liegt verdeckt.
reasons-AD-N2-known = Die Karte von { $player } ist schon bekannt.
reasons-AD-N2-together = Alle haben gewählt: Die Karten werden gemeinsam aufgedeckt.

reasons-AD-N3-earns = Mit Karte { $card } verdient { $player } { $parts } = { $silver } Silber.

reasons-AD-N4-earns = Mit Karte { $card } verdient { $player } { $parts } = { $silver } Silber.

reasons-AD-N5-earns = Mit Karte { $card } verdient { $player } { $parts } = { $silver } Silber.

reasons-AD-N6-spared = { $player } hat Karte 6 gespielt: Dieses Ereignis trifft { $player } nicht ({ $event }).
reasons-AD-N6-not_this = Karte 6 ändert für { $player } hier nichts: Dieses Ereignis gehört nicht zu den negativen ({ $event }).

reasons-AD-N7-played = Karte { $card } liegt offen auf dem Stapel von { $player }.

reasons-AD-N8-back = Alle sieben Karten von { $player } wurden gespielt: Sie sind wieder auf der Hand.
reasons-AD-N8-played = { $player } hat Karte { $card } schon gespielt; die Karten kommen nach den Runden 7 und 14 zurück.
reasons-AD-N8-twice = { $player } kann Karte { $card } nicht zweimal gespielt haben, bevor die Karten zurückkommen.

reasons-AD-Q1-order = Gebaut wird in dieser Reihenfolge: { $players }. Einkommen: { $values }.

reasons-AD-Q2-untold = { $players } verdienen gleich viel, und nicht alle ihre weißen Zahlen sind bekannt: Wer gleichauf bleibt, kommt der Sitzordnung nach dran.
reasons-AD-Q2-assumed = Das sind die erfundenen weißen Zahlen der Ersatzkarten; auf gedruckten Karten können es andere sein: Gib dann diese ein.
reasons-AD-Q2-numbers = { $players } verdienen gleich viel; die weißen Zahlen entscheiden, die kleinere zuerst: { $values }.

reasons-AD-B1-not_your_turn = Nicht { $player } ist mit Bauen an der Reihe, sondern { $to_move }. Die Reihenfolge ist { $players }.
reasons-AD-B1-any_number = { $player } darf beliebig viele Hütten bauen oder keine; in diesem Zug: { $count }.
reasons-AD-B1-money_held = Das Geld, das { $player } vorher hatte, bleibt, und damit lassen sich Hütten bauen.

reasons-AD-B2-money = Der Bauplatz in { $village } kostet { $cost } Gold; { $player } hat { $gold } Gold und { $silver } Silber.
reasons-AD-B2-assumed = Es ist nicht bekannt, wie viel Geld { $player } hat; angenommen wird, dass es reicht.

reasons-AD-B3-space_untold = In { $village } ist ein Bauplatz frei; er kostet { $cost } Gold.
reasons-AD-B3-full = In { $village } ist kein Bauplatz frei.
reasons-AD-B3-taken = Der Bauplatz für { $cost } Gold in { $village } ist besetzt.
reasons-AD-B3-space = In { $village } ist ein Bauplatz frei; er kostet { $cost } Gold, und { $player } hat { $gold } Gold und { $silver } Silber.
reasons-AD-B3-twice = { $count } Hütten stehen in { $village } auf demselben Bauplatz, dem für { $cost } Gold.
reasons-AD-B3-holders = Hütten in { $village }: { $players }.

reasons-AD-B4-tile = { $player } nimmt ein Plättchen: { $species }; noch da: { $count } von 12.
reasons-AD-B4-none_left = Von dieser Art ist kein Plättchen mehr da ({ $species }), also nimmt { $player } keines.
reasons-AD-B4-more_tiles =
    { $player } hat { $count } Plättchen ({ $species }), aber nur { $most } { $most ->
        [one] eigene Hütte
       *[other] eigene Hütten
    } in solchen Dörfern.
reasons-AD-B4-fewer_tiles = Alle zusammen haben { $count } Plättchen ({ $species }), aber Hütten für { $most }.
reasons-AD-B4-too_many = Alle zusammen haben { $count } Plättchen ({ $species }); es gibt nur 12.

reasons-AD-B5-no_way = Von keinem Dorf mit einer Hütte von { $player } ({ $villages }) führt ein Weg nach { $village }.
reasons-AD-B5-no_tent = { $player } hat noch keine Hütte, von der ein Weg nach { $village } führen könnte.
reasons-AD-B5-path = Von { $via }, wo { $player } eine Hütte hat, führt ein Dschungelpfad nach { $village }.
reasons-AD-B5-water = Von { $via }, wo { $player } eine Hütte hat, führt ein Wasserweg nach { $village }.
reasons-AD-B5-apart =
    Die Hütten von { $player } sind nicht verbunden: { $villages } { COUNT($villages) ->
        [one] liegt
       *[other] liegen
    } abseits.

reasons-AD-B6-own_tent = { $player } hat schon eine Hütte in { $village }.
reasons-AD-B6-several = { $player } hat mehrere Hütten in { $village }.

reasons-AD-B7-on_pile = Es kommt auf den Stapel dieser Art von { $player }: { $species }.

reasons-AD-B8-path = Von { $via } führt ein Dschungelpfad nach { $village }; die eben dort gebaute Hütte von { $player } zählt.
reasons-AD-B8-water = Von { $via } führt ein Wasserweg nach { $village }; die eben dort gebaute Hütte von { $player } zählt.

reasons-AD-B9-any = Mit dieser Option darf jeder leere Bauplatz genommen werden, auch wenn in { $village } ein billigerer frei ist, für { $cost } Gold.
reasons-AD-B9-cheaper = In { $village } ist ein billigerer Bauplatz frei, für { $cost } Gold; er muss zuerst genommen werden.
reasons-AD-B9-gap = In { $village } ist ein billigerer Bauplatz leer, für { $cost } Gold, obwohl ein teurerer besetzt ist.
reasons-AD-B9-next =
    Die nächste Hütte in { $village } kostet { $cost } Gold; { $count ->
        [one] frei ist
       *[other] frei sind
    } { $count } { $count ->
        [one] Bauplatz
       *[other] Bauplätze
    }.

reasons-AD-B10-changed = Gold und Silber dürfen jederzeit gewechselt werden, also kann auch Silber für { $village } bezahlt werden.

reasons-AD-E1-shown = Das Ereignis dieser Runde: { $event }.
reasons-AD-E1-closed = Der Jaguar sperrt in dieser Runde den Dschungelpfad von { $via } nach { $village }.
reasons-AD-E1-used_up = Von diesen Karten gibt es nur { $count }: { $event }.

reasons-AD-E2-shown = Das Ereignis dieser Runde: { $event }.
reasons-AD-E2-closed = Das Krokodil sperrt in dieser Runde den Wasserweg von { $via } nach { $village }.
reasons-AD-E2-used_up = Von diesen Karten gibt es nur { $count }: { $event }.

reasons-AD-E3-shown = Das Ereignis dieser Runde: { $event }.
reasons-AD-E3-burnt = Der Waldbrand vernichtet { $silver } Silber vom Einkommen von { $player }.
reasons-AD-E3-used_up = Von diesen Karten gibt es nur { $count }: { $event }.

reasons-AD-E4-shown = Das Ereignis dieser Runde: { $event }.
reasons-AD-E4-theft = Die Affen stehlen { $player } { $silver } Silber.
reasons-AD-E4-used_up = Von diesen Karten gibt es nur { $count }: { $event }.

reasons-AD-E6-shown = Das Ereignis dieser Runde: { $event }.
reasons-AD-E6-bonus = Der Bonus bringt { $player } { $silver } Silber.
reasons-AD-E6-not_in_order = Silber aus einem Bonus zählt nicht für die Reihenfolge.
reasons-AD-E6-used_up = Von diesen Karten gibt es nur { $count }: { $event }.

reasons-AD-E7-before = Der Diebstahl kommt nach dem Einkommen und vor der ersten Hütte der Runde.
reasons-AD-E7-too_late = { $player } hat in diesem Zug schon gebaut; das Angebot kommt vor der ersten Hütte.

reasons-AD-E8-value = Die Affen nehmen den Wert in Silber, Gold wird gewechselt. Das gedruckte Beispiel mit einer einzigen Münze kann dann nicht vorkommen: Solche Plättchen bringen in der Runde mindestens 2.
reasons-AD-E8-silver_coins = Mit dieser Option werden nur Silbermünzen gestohlen; Gold ist sicher.

reasons-AD-K1-assumed =
    Vor { $player } { COUNT($players) ->
        [one] kommt
       *[other] kommen
    } { $players }; angenommen wird, dass das Angebot dort abgelehnt wurde.
reasons-AD-K1-assumed_order = Die Reihenfolge ist nicht bekannt; angenommen wird, dass das Angebot bei { $player } angekommen ist.
reasons-AD-K1-in_order = Das Angebot geht der Reihenfolge nach herum, das höchste Einkommen zuerst.
reasons-AD-K1-shown = Das Ereignis dieser Runde: { $event }.
reasons-AD-K1-no_offer = Keine Indio-Karte liegt offen, also wird { $player } kein Plättchen angeboten.
reasons-AD-K1-no_card = Keine Indio-Karte liegt offen.
reasons-AD-K1-answered = { $player } hat auf das Angebot schon geantwortet.
reasons-AD-K1-take = { $player } darf auf das Silber dieser Runde für ein Indio-Plättchen verzichten.
reasons-AD-K1-refuse = { $player } darf ablehnen; das Angebot geht an die nächste Person der Reihenfolge.
reasons-AD-K1-order = Das Angebot geht der Reihenfolge nach herum: { $players }.
reasons-AD-K1-used_up = Von diesen Karten gibt es nur { $count }: { $event }.
reasons-AD-K1-given_up = { $player } hat auf das Silber dieser Runde für ein Indio-Plättchen verzichtet.

reasons-AD-K2-none = { $player } hat noch kein Forschungsplättchen und damit keinen Stapel dafür.
reasons-AD-K2-own = Wer das Plättchen nimmt, legt es auf einen eigenen Stapel.
reasons-AD-K2-pile = { $player } legt es auf einen eigenen Stapel: { $species }.
reasons-AD-K2-no_pile = { $player } hat keinen Stapel dieser Art: { $species }.

reasons-AD-K5-back = Nimmt es niemand, kommt das Plättchen in die Schachtel zurück.
reasons-AD-K5-taken = Das Indio-Plättchen dieser Runde ist schon genommen.
reasons-AD-K5-gone = In dieser Runde ist es schon genommen.
reasons-AD-K5-too_many = Alle zusammen haben { $count } Indio-Plättchen; es können höchstens { $most } sein.

reasons-AD-K6-own = Es eröffnet keine neue Art.
reasons-AD-K6-no_pile = Ein Indio-Plättchen eröffnet keine neue Art; { $player } hat kein Plättchen dieser Art: { $species }.

reasons-AD-M1-has = { $player } hat den Wertungschip mit { $medal } Punkten und behält ihn.
reasons-AD-M1-due = { $player } hat alle fünf Arten und bekommt den Wertungschip mit { $medal } Punkten.
reasons-AD-M1-next = Wer als Nächstes alle fünf Arten hat, bekommt den Wertungschip mit { $medal } Punkten.
reasons-AD-M1-none = Alle Wertungschips sind vergeben.
reasons-AD-M1-not_in_play =
    { $player } hat den Wertungschip mit { $medal } { $medal ->
        [one] Punkt
       *[other] Punkten
    }; dieser ist nicht im Spiel.
reasons-AD-M1-shared = { $count } Personen haben den Wertungschip mit { $medal } Punkten.

reasons-AD-M2-due = { $player } hat alle fünf Arten und bekommt den Wertungschip mit { $medal } Punkten.
reasons-AD-M2-next = Wer als Nächstes alle fünf Arten hat, bekommt den Wertungschip mit { $medal } Punkten.
reasons-AD-M2-none = Alle Wertungschips sind vergeben.
reasons-AD-M2-not_in_play =
    { $player } hat den Wertungschip mit { $medal } { $medal ->
        [one] Punkt
       *[other] Punkten
    }; dieser ist nicht im Spiel.
reasons-AD-M2-shared = { $count } Personen haben den Wertungschip mit { $medal } Punkten.

reasons-AD-M3-keeps = Wer einen Wertungschip hat, behält ihn: Keine Regel nimmt Plättchen wieder weg.
reasons-AD-M3-lacks = { $player } hat nicht alle fünf Arten.
reasons-AD-M3-without = { $player } hat den Wertungschip mit { $medal } Punkten, nach den Angaben aber nicht alle fünf Arten. Keine Regel nimmt einen Wertungschip weg, also zählt er; prüfe bitte die Plättchen.

reasons-AD-F0-done = Runde 18 ist vorbei.
reasons-AD-F0-over = Das Spiel ist zu Ende.
reasons-AD-F0-last_round = Runde 18 ist vorbei: Es folgt die Schlusswertung.
reasons-AD-F0-early = Einvernehmlich beendet: Sonst endet das Spiel nach Runde { $count }, jetzt ist Runde { $round }.
reasons-AD-F0-in_turn = { $player } hat den Zug noch nicht beendet: Abgebrochen werden kann nur zwischen zwei Zügen.

reasons-AD-F1-few = { $player } hat davon ({ $species }) { $count } Plättchen, weniger als 3: Für sich bringt das nichts.
reasons-AD-F1-pays = { $player } erhält { $parts } = { $points }.

reasons-AD-F2-leader = { $players } hat die meisten Plättchen ({ $species }): { $values }.
reasons-AD-F2-tied = { $players } haben gleichauf die meisten Plättchen ({ $species }): { $values }.

reasons-AD-F4-untold = Es ist nicht bekannt, welche Dörfer auf dem Auftrag von { $player } stehen; jedes ohne eigene Hütte kostet 3 Punkte.
reasons-AD-F4-missing = { $player } hat keine Hütte in { $villages }.
reasons-AD-F4-all = { $player } hat in jedem Dorf des Auftrags eine Hütte.

reasons-AD-F5-indio = Indio-Plättchen auf dem Stapel zählen ({ $species }).

reasons-AD-F6-untold =
    Wie viel Geld { $players } { COUNT($players) ->
        [one] hat
       *[other] haben
    }, ist nicht bekannt; angenommen wird keines.
reasons-AD-F6-ranked_tiles =
    Gleichstand bei { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }; { $player } kommt mit { $count } Plättchen auf Platz { $place }.
reasons-AD-F6-ranked_money = Gleichstand bei Punkten und Plättchen; { $player } kommt mit Geld im Wert von { $count } Silber auf Platz { $place }.
reasons-AD-F6-points =
    { $players } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
reasons-AD-F6-tiles = { $by } haben gleich viele Punkte; { $players } gewinnt mit { $count } Plättchen.
reasons-AD-F6-money = { $by } haben gleich viele Punkte und Plättchen; { $players } gewinnt mit Geld im Wert von { $count } Silber.

reasons-AD-F7-nobody = Niemand hat ein Plättchen dieser Art ({ $species }), also gibt es für ihre Mehrheit keine Punkte.

reasons-AD-F8-shared = { $players } haben gleich viele Punkte, Plättchen und Geld ({ $count } Silber): Sie teilen den Sieg.

reasons-AD-V1-due = { $player } hat alle fünf Arten und bekommt den Wertungschip mit { $medal } Punkten.
reasons-AD-V1-next = Wer als Nächstes alle fünf Arten hat, bekommt den Wertungschip mit { $medal } Punkten.
reasons-AD-V1-none = Alle Wertungschips sind vergeben.
reasons-AD-V1-not_in_play =
    { $player } hat den Wertungschip mit { $medal } { $medal ->
        [one] Punkt
       *[other] Punkten
    }; dieser ist nicht im Spiel.
reasons-AD-V1-shared = { $count } Personen haben den Wertungschip mit { $medal } Punkten.

reasons-AD-V2-two_only = Neutrale Hütten gibt es nur zu zweit, nicht bei { $count } Personen.
reasons-AD-V2-none_left = { $player } hat keine neutrale Hütte mehr: Alle { $count } stehen auf dem Spielplan.
reasons-AD-V2-too_many = { $player } hat { $count } neutrale Hütten aufgestellt; es gibt nur je 6.

reasons-AD-V3-one_a_turn = { $player } hat in diesem Zug schon eine neutrale Hütte aufgestellt.
reasons-AD-V3-allowed = { $player } darf in { $village } kostenlos eine neutrale Hütte aufstellen.

reasons-AD-V4-there = In { $village } steht schon eine neutrale Hütte.
reasons-AD-V4-several = In { $village } stehen { $count } neutrale Hütten.

reasons-AD-V5-last_space = In { $village } ist nur noch ein Bauplatz frei, und eine neutrale Hütte nimmt nie den letzten.

reasons-AD-V6-space = Sie nimmt den billigsten freien Bauplatz in { $village }, den für { $cost } Gold, ohne Bezahlung.

reasons-AD-V8-leader = { $players } hat die meisten Plättchen ({ $species }): { $values }.
reasons-AD-V8-tied = { $players } haben gleich viele Plättchen ({ $species }): Niemand bekommt den Punkt.

reasons-AD-V9-nothing = Eine neutrale Hütte in { $village } braucht keine Verbindung, bringt kein Plättchen und zählt für keinen Auftrag.

reasons-AD-V7-own_first = Die eigene Hütte kam in { $village } zuerst: Die neutrale hätte vorher kommen müssen.
reasons-AD-V7-neutral_first = Die neutrale Hütte in { $village } kam zuerst, also kommt die eigene auf den teureren Bauplatz.

reasons-AD-V10-alone = { $player } hat in { $village } eine neutrale Hütte aufgestellt, aber keine eigene in diesem Zug.
reasons-AD-V10-own_too = Im selben Zug muss eine eigene Hütte gebaut werden.
reasons-AD-V10-no_own_tent = Mit der neutralen Hütte in { $village } könnte { $player } in diesem Zug keine eigene Hütte bauen.

reasons-AD-V11-opening = Jetzt werden die ersten Hütten aufgestellt; neutrale kommen später.

reasons-AD-Z4-off = Die Reihenfolge richtet sich nach dem Einkommen, bevor der Waldbrand es halbiert.
reasons-AD-Z4-on = Mit dieser Option richtet sich die Reihenfolge nach dem Einkommen, nachdem der Waldbrand es halbiert hat.

reasons-AD-Z7-coins = Alle zusammen haben { $gold } Gold- und { $silver } Silbermünzen; die Schachtel hat 28 und 16.

reasons-AD-K3-counts = { $player } hat { $count } Indio-Plättchen; die auf diesem Stapel zählen mit.
reasons-AD-K3-stays = Von da an zählt es als Plättchen dieses Stapels und bleibt dort.

reasons-AD-K4-six = Mit Karte 6 verdient { $player } dafür ein Silber mehr.

reasons-AD-E5-at_most = Die Affen kommen nach dem Einkommen; niemand verliert mehr, als da ist.

lines-AD-F1 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Plättchen ({ $kind }): { $parts } = { $points }.
lines-AD-F2 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Plättchen ({ $kind }): { $parts } = { $points }.
lines-AD-V8 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Plättchen ({ $kind }): { $parts } = { $points }.
lines-AD-F3 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für einen Wertungschip.
lines-AD-F4 = { $player } verliert Punkte für den Auftrag: { $parts } = { $points }.
lines-income = { $player } verdient { $points } Silber: { $parts } = { $points }.
lines-theft = Die Affen stehlen Silber: { $player } { $parts }.
lines-bonus = { $player } erhält { $points } Silber aus dem Bonus: { $parts }.
lines-burnt = Der Waldbrand nimmt Silber vom Einkommen: { $player } { $parts }.

lines-nothing-AD-F4 = Der Auftrag von { $player } ist nicht bekannt.

lines-holders-fish = Plättchen: { $holders }.
lines-holders-butterfly = Plättchen: { $holders }.
lines-holders-iguana = Plättchen: { $holders }.
lines-holders-parrot = Plättchen: { $holders }.
lines-holders-orchid = Plättchen: { $holders }.

parts-AD-F1-fish =
    { $count } { $count ->
        [one] Fisch
       *[other] Fische
    } × { $each }
parts-AD-F1-butterfly =
    { $count } { $count ->
        [one] Schmetterling
       *[other] Schmetterlinge
    } × { $each }
parts-AD-F1-iguana =
    { $count } { $count ->
        [one] Leguan
       *[other] Leguane
    } × { $each }
parts-AD-F1-parrot =
    { $count } { $count ->
        [one] Papagei
       *[other] Papageien
    } × { $each }
parts-AD-F1-orchid =
    { $count } { $count ->
        [one] Orchidee
       *[other] Orchideen
    } × { $each }

parts-AD-N3-on_the_card = { $each } auf der Karte
parts-AD-N3-fish =
    { $count } { $count ->
        [one] Fisch
       *[other] Fische
    }
parts-AD-N3-butterfly =
    { $count } { $count ->
        [one] Schmetterling
       *[other] Schmetterlinge
    }
parts-AD-N3-iguana =
    { $count } { $count ->
        [one] Leguan
       *[other] Leguane
    }
parts-AD-N3-parrot =
    { $count } { $count ->
        [one] Papagei
       *[other] Papageien
    }
parts-AD-N3-orchid =
    { $count } { $count ->
        [one] Orchidee
       *[other] Orchideen
    }

parts-AD-N4-largest_pile = { $count } auf dem größten Stapel

parts-AD-N5-on_the_card = { $each } auf der Karte

parts-AD-K4-indio_tile = { $count } Indio-Plättchen

parts-AD-E3-burnt = { $points }

parts-AD-E4-stolen = { $points }

parts-AD-E6-bonus = { $points }

parts-AD-F2-majority = { $each } für die meisten
parts-AD-F2-shared_majority = { $each } für die meisten, geteilt

parts-AD-V8-majority = { $each } für die meisten

parts-AD-F3-medal = { $each }

parts-AD-F4-missing_village =
    { $count } { $count ->
        [one] Dorf
       *[other] Dörfer
    } ohne eigene Hütte × { $each }

options-ad-players = Wie viele spielen; zu zweit wird mit neutralen Hütten und weniger Wertungschips gespielt.
options-ad-space = Ob der billigste leere Bauplatz eines Dorfs genommen werden muss oder jeder genommen werden darf.
options-ad-neutral_without_own = Ob eine neutrale Hütte in einem Zug ohne eigene Hütte aufgestellt werden darf.
options-ad-fire_affects_order = Ob ein Waldbrand das Einkommen halbiert, bevor die Reihenfolge feststeht.
options-ad-monkeys = Ob die Affen Silber und Gold nach dem Wert nehmen oder nur Silbermünzen.

word-medal = Wertungschip
word-mission = Auftrag
word-fish = Fisch
word-butterfly = Schmetterling
word-iguana = Leguan
word-parrot = Papagei
word-orchid = Orchidee
word-jaguar = Jaguar
word-crocodile = Krokodil
word-fire = Waldbrand
word-monkeys = diebische Affen
word-indio = Indio
word-bonus-fish = Bonus für Fische
word-bonus-butterfly = Bonus für Schmetterlinge
word-bonus-iguana = Bonus für Leguane
word-bonus-parrot = Bonus für Papageien
word-bonus-orchid = Bonus für Orchideen
