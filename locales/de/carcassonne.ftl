### Carcassonne auf Deutsch, in den Worten am Tisch: Plättchen, Meeple und Gefolgsleute, Wiese, Kloster, Schäfer, Herde, Wirtshaus.

rule-CR-preset = Gedruckte Regel oder Programm
    .text = Wo ein verbreitetes Regelprogramm die gedruckten Erweiterungsregeln anders auslegt, gilt die gedruckte Regel (Standard) oder auf Wunsch die Auslegung des Programms, ebenso die der ersten englischen Auflage. Eine einzeln gesetzte Option geht vor.

rule-CR-edition = Schachteln verschiedener Auflagen
    .text = Auf einem Tisch dürfen Schachteln verschiedener Auflagen liegen. Eine Schachtel, deren Auflage gewählt ist, hat die Plättchen dieser Auflage und die Regeln, die dazu gehören; alle anderen sind aus der Auflage des Spiels. Wo die Regeln einer Auflage nicht bekannt sind, spielen nur ihre Plättchen mit; jeder Teil der Schachtel lässt sich einschalten und wird dann wie in der Auflage davor gespielt. Von einem Set, das in mehreren Schachteln verkauft wurde, lässt sich eine wählen.

rule-CB-S1 = Startplättchen
    .text = Das Startplättchen, Motiv D, liegt offen auf dem Tisch; die anderen 71 der 72 Plättchen werden verdeckt gemischt.

rule-CB-S2 = Sieben Meeple
    .text = Alle haben 8 Meeple: 1 auf der Wertungstafel und 7 im Vorrat, gleich wie viele mitspielen.

rule-CB-S3 = Wertungstafel
    .text = Die Wertungstafel hat die Felder 0 bis 49; nach 49 beginnt eine neue Runde.

rule-CB-S4 = Mit oder ohne Wiesen
    .text = Die Wiesen können weggelassen werden: Die zweite und die dritte Auflage führen sie als Ergänzung, die erste hat sie von Anfang an. Standard: an.

rule-CB-S5 = Fluss und Abt gesondert
    .text = Der Fluss und der Abt gehören nicht zu den Grundregeln; standardmäßig sind sie aus, und ein Plättchen mit Garten gilt wie dasselbe Motiv ohne Garten.

rule-CB-T1 = Ein Zug
    .text = Gespielt wird im Uhrzeigersinn. In einem Zug zieht und legt man ein Plättchen, setzt dann einen Meeple oder keinen ein und wertet dann alles, was das Plättchen abgeschlossen hat.

rule-CB-T2 = Reihenfolge der Schritte
    .text = Die Schritte eines Zuges folgen in dieser Reihenfolge; ein Meeple, der bei der Wertung zurückkommt, darf erst im nächsten eigenen Zug wieder eingesetzt werden.

rule-CB-T3 = Ratschläge
    .text = Das gezogene Plättchen darf gezeigt werden, und andere dürfen Rat geben; es entscheidet, wer am Zug ist.

rule-CB-P1 = Wo ein Plättchen liegen darf
    .text = Ein Plättchen kommt auf ein leeres Feld, das mit einem Plättchen auf dem Tisch mindestens eine ganze Kante gemeinsam hat; eine Berührung über Eck genügt nicht.

rule-CB-P2 = Die Kanten müssen passen
    .text = Jede gemeinsame Kante muss auf beiden Plättchen dasselbe zeigen (Straße an Straße, Stadt an Stadt, Wiese an Wiese), und zwar zu allen Nachbarn zugleich.

rule-CB-P3 = Beliebig gedreht
    .text = Ein Plättchen darf in jeder seiner vier Drehungen gelegt werden.

rule-CB-P4 = Was passt, muss gelegt werden
    .text = Lässt sich das Plättchen irgendwo zulässig anlegen, gleich in welcher Drehung, so muss es gelegt werden; passen darf man nicht.

rule-CB-P5 = Ein Plättchen, das nirgends passt
    .text = Ein Plättchen ohne erlaubten Platz kommt aus dem Spiel, und man zieht ein anderes, wenn nötig mehrmals.

rule-CB-P6 = Plättchen bleiben liegen
    .text = Gelegte Plättchen werden nie verschoben und nie überdeckt.

rule-CB-M1 = Ein Meeple, auf das gerade gelegte Plättchen
    .text = Nach dem Legen darf man einen Meeple einsetzen, nur aus dem eigenen Vorrat und nur auf das gerade gelegte Plättchen.

rule-CB-M2 = Ein Abschnitt
    .text = Ein Meeple besetzt genau einen Abschnitt: eine Straße, eine Stadt, ein Kloster oder eine Wiese, auf die er gelegt wird.

rule-CB-M3 = Nur auf ein freies Gebiet
    .text = Auf ein Gebiet darf kein Meeple gesetzt werden, wenn nach dem Legen irgendwo auf dem ganzen verbundenen Gebiet schon ein Meeple steht, ein fremder oder ein eigener; die Entfernung spielt keine Rolle.

rule-CB-M4 = Ein neues Kloster ist frei
    .text = Ein Kloster liegt auf einem einzigen Plättchen, also ist ein gerade gelegtes immer frei.

rule-CB-M5 = Verbinden
    .text = Auf einem Gebiet können mehrere Meeple stehen, wenn Gebiete später verbunden werden.

rule-CB-M6 = Leerer Vorrat
    .text = Wer keine Meeple mehr im Vorrat hat, legt weiter Plättchen, ohne Meeple.

rule-CB-M7 = Meeple bleiben stehen
    .text = Ein eingesetzter Meeple wird nie versetzt und nicht nach Belieben zurückgenommen; er kommt nur zurück, wenn sein Gebiet gewertet wird.

rule-CB-M8 = Gerade Abgeschlossenes besetzen
    .text = Ein freies Gebiet, das eben dieses Plättchen abgeschlossen hat, darf besetzt werden; es wird dann gewertet, und der Meeple kommt im selben Zug zurück.

rule-CB-J1 = Mehrheit
    .text = Wer auf einem gewerteten Gebiet die meisten Meeple hat, erhält alle seine Punkte; die anderen erhalten keine.

rule-CB-J2 = Gleichstand
    .text = Wer bei der Zahl der Meeple gleichauf an der Spitze liegt, erhält jeweils die volle Punktzahl.

rule-CB-J3 = Unbesetztes Gebiet
    .text = Ein abgeschlossenes Gebiet ohne Meeple bringt niemandem Punkte und wird auch später nie gewertet.

rule-CB-J4 = Meeple kommen zurück
    .text = Nach der Wertung eines Gebiets kommen alle Meeple darauf in den Vorrat zurück, auch die von denen, die nichts erhalten haben.

rule-CB-G1 = Was in einem Zug gewertet wird
    .text = Gewertet werden alle Straßen, Städte und Klöster, die das gerade gelegte Plättchen abgeschlossen hat, gleich wem sie gehören; es können mehrere sein.

rule-CB-G2 = Einmal gewertet
    .text = Ein Gebiet wird höchstens einmal gewertet.

rule-CB-G3 = Plättchen zählen, nicht Abschnitte
    .text = Ein Plättchen, über das dieselbe Straße zweimal führt oder das zwei Abschnitte derselben Stadt zeigt, zählt einmal.

rule-CB-R1 = Wann eine Straße abgeschlossen ist
    .text = Eine Straße ist abgeschlossen, wenn sie an beiden Enden begrenzt ist (durch eine Kreuzung, ein Dorf, eine Stadt oder ein Kloster) oder wenn sie einen Kreis bildet.

rule-CB-R2 = Abgeschlossene Straße
    .text = Eine abgeschlossene Straße bringt 1 Punkt je Plättchen.

rule-CB-R3 = Straße am Ende
    .text = Eine nicht abgeschlossene Straße bringt am Spielende 1 Punkt je Plättchen.

rule-CB-R4 = Kreuzungen
    .text = Eine Kreuzung beendet jede Straße, die sie erreicht; die Straßen, die von ihr ausgehen, sind verschiedene.

rule-CB-C1 = Wann eine Stadt abgeschlossen ist
    .text = Eine Stadt ist abgeschlossen, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt.

rule-CB-C2 = Abgeschlossene Stadt
    .text = Eine abgeschlossene Stadt bringt 2 Punkte je Plättchen und 2 je Wappen.

rule-CB-C3 = Stadt aus zwei Plättchen
    .text = Eine abgeschlossene Stadt aus zwei Plättchen bringt Punkte wie jede andere (4 Punkte, je Wappen 2 mehr) in der zweiten und dritten Auflage und in späteren Drucken der ersten. Auf Wunsch, wie in frühen Drucken der ersten, bringt sie 1 je Plättchen und Wappen.

rule-CB-C4 = Stadt am Ende
    .text = Eine nicht abgeschlossene Stadt bringt am Spielende 1 Punkt je Plättchen und 1 je Wappen.

rule-CB-K1 = Wann ein Kloster abgeschlossen ist
    .text = Ein Kloster ist abgeschlossen, wenn auf allen 8 Feldern ringsum, auch über Eck, Plättchen liegen.

rule-CB-K2 = Abgeschlossenes Kloster
    .text = Ein abgeschlossenes Kloster bringt 9 Punkte.

rule-CB-K3 = Kloster am Ende
    .text = Ein nicht abgeschlossenes Kloster bringt am Spielende 1 Punkt für sich und 1 je Plättchen ringsum.

rule-CB-K4 = Alle dürfen ein Kloster abschließen
    .text = Jedes Plättchen, gleich von wem, kann ein Kloster abschließen, und ein Plättchen kann mehrere abschließen.

rule-CB-F1 = Was eine Wiese ist
    .text = Eine Wiese ist eine zusammenhängende grüne Fläche; Straßen, Stadtmauern, Flüsse und der Rand der gelegten Plättchen begrenzen sie. Wiesen hängen über halbe Kanten zusammen, nicht über ganze.

rule-CB-F2 = Bauern bleiben
    .text = Wiesen werden während des Spiels nie gewertet; Bauern bleiben bis zum Ende liegen.

rule-CB-F3 = Wiesen am Ende
    .text = Am Ende erhält, wer auf einer Wiese die meisten Bauern hat, 3 Punkte für jede abgeschlossene Stadt an dieser Wiese.

rule-CB-F4 = Städte an einer Wiese
    .text = Eine Stadt liegt an einer Wiese, wenn auf einem Plättchen ein Abschnitt der Stadt einen Abschnitt der Wiese berührt.

rule-CB-F5 = Wiesen sind unabhängig
    .text = Eine Stadt kann für mehrere Wiesen Punkte bringen, auch für mehrere derselben Person (zweite und dritte Auflage und die heutige Wiesenregel der ersten; Standard).

rule-CB-F6 = Nicht abgeschlossene Städte
    .text = Nicht abgeschlossene Städte bringen den Wiesen nichts.

rule-CB-F7 = Jede Stadt einmal je Person
    .text = Zweite Wiesenregel der ersten Auflage: 3 Punkte je abgeschlossener Stadt, aber für dieselbe Stadt erhält man höchstens einmal Punkte.

rule-CB-F8 = Vier Punkte je Stadt
    .text = Ursprüngliche Wiesenregel der ersten Auflage: Für jede abgeschlossene Stadt zählen die Bauern auf allen Wiesen, die sie berühren; wer die meisten hat, erhält 4 Punkte, bei Gleichstand alle je 4.

rule-CB-E1 = Spielende
    .text = Das Spiel endet nach dem vollständigen Zug, in dem das letzte Plättchen gelegt wird.

rule-CB-E2 = Schlusswertung
    .text = Dann werden nicht abgeschlossene Straßen, Städte und Klöster gewertet, danach die Wiesen; es gelten die Mehrheitsregeln.

rule-CB-E3 = Wer gewinnt
    .text = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

rule-CB-I1 = Wirtshäuser
    .text = Eine abgeschlossene Straße mit mindestens einem Wirtshaus bringt 2 Punkte je Plättchen; ist sie am Ende nicht abgeschlossen, bringt sie 0. (Wirtshäuser und Kathedralen; standardmäßig aus.)

rule-CB-I2 = Kathedralen
    .text = Eine abgeschlossene Stadt mit mindestens einer Kathedrale bringt 3 Punkte je Plättchen und je Wappen; ist sie am Ende nicht abgeschlossen, bringt sie 0. (Wirtshäuser und Kathedralen; standardmäßig aus.)

rule-CB-I3 = Großer Meeple
    .text = Der große Meeple zählt bei der Mehrheit als 2, sonst als eine Figur. (Wirtshäuser und Kathedralen; standardmäßig aus.)

rule-CB-I4 = Nur die Plättchen
    .text = Wird nur mit den Plättchen einer Erweiterung gespielt, haben Wirtshäuser, Kathedralen und Waren keine Wirkung, und die zusätzlichen Figuren bleiben in der Schachtel.

rule-CB-B1 = Baumeister
    .text = Ein Baumeister darf auf eine Straße oder in eine Stadt gesetzt werden, wo schon ein eigener Meeple steht; wer dieses Gebiet mit einem eigenen Plättchen erweitert, hat einen Doppelzug, nie mehr als zwei Teile. Er zählt bei keiner Mehrheit. (Händler und Baumeister; standardmäßig aus.)

rule-CB-B2 = Schwein
    .text = Ein Schwein kommt zu einem eigenen Bauern; wer damit die Punkte dieser Wiese erhält, bekommt für jede abgeschlossene Stadt 1 Punkt mehr. Es zählt bei keiner Mehrheit. (Händler und Baumeister; standardmäßig aus.)

rule-CB-B3 = Waren
    .text = Wer eine Stadt abschließt, nimmt ihre Waren; am Ende erhält 10 Punkte, wer von einer Sorte die meisten hat. (Händler und Baumeister; standardmäßig aus.)

rule-IC-S1 = Plättchen und große Meeple
    .text = Die 18 Plättchen werden untergemischt, und alle nehmen den großen Meeple der eigenen Farbe dazu: 7 Meeple und 1 großer im Vorrat.

rule-IC-S2 = Zu sechst
    .text = Man kann zu sechst spielen; die sechste Farbe hat dieselben Figuren wie die anderen.

rule-IC-I1 = Was eine Straße mit Wirtshaus ist
    .text = Eine Straße, an der mindestens ein Wirtshaus liegt, ist eine Straße mit Wirtshaus; weitere Wirtshäuser ändern nichts.

rule-IC-I2 = Abgeschlossene Straße mit Wirtshaus
    .text = Eine abgeschlossene Straße mit Wirtshaus bringt 2 Punkte je Plättchen statt 1.

rule-IC-I3 = Straße mit Wirtshaus am Ende
    .text = Eine Straße mit Wirtshaus, die am Spielende nicht abgeschlossen ist, bringt nichts.

rule-IC-I4 = Eine Straße je Wirtshaus
    .text = Ein Wirtshaus gehört zu genau einer Straße seines Plättchens; andere Straßen, die auf dem Plättchen enden, haben nichts davon.

rule-IC-I5 = Wem das Wirtshaus gehört
    .text = Es spielt keine Rolle, wessen Plättchen das Wirtshaus gebracht hat; man darf es an jede Straße legen.

rule-IC-C1 = Eine Kathedrale legen
    .text = Ein Plättchen mit Kathedrale ist eine einzige Stadt, nach allen vier Seiten offen und ohne Wiese. Es darf an jede Stadt gelegt werden, an eigene wie an fremde.

rule-IC-C2 = Abgeschlossene Stadt mit Kathedrale
    .text = Eine abgeschlossene Stadt mit mindestens einer Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen. Eine zweite Kathedrale bringt nur ihr Plättchen dazu.

rule-IC-C3 = Kathedrale am Ende
    .text = Eine Stadt mit Kathedrale, die am Spielende nicht abgeschlossen ist, bringt nichts, auch nicht für ihre Wappen.

rule-IC-C4 = Kleinste Stadt mit Kathedrale
    .text = Die kleinste abgeschlossene Stadt mit Kathedrale hat fünf Plättchen (weniger nur neben Abteien); die Regel über Städte aus zwei Plättchen betrifft sie also nie.

rule-IC-C5 = Wiesen an einer Kathedrale
    .text = Für eine Wiese ist eine abgeschlossene Stadt mit Kathedrale nicht mehr wert als jede andere, eine nicht abgeschlossene nichts.

rule-IC-M1 = Den großen Meeple einsetzen
    .text = Der große Meeple wird wie jeder Meeple eingesetzt, auf dieselben Straßen, Städte, Klöster und Wiesen, anstelle eines gewöhnlichen.

rule-IC-M2 = Stärke des großen Meeples
    .text = Der große Meeple zählt beim Vergleich der Mehrheiten als 2, auf Straßen, in Städten und auf Wiesen gleichermaßen.

rule-IC-M3 = Keine doppelten Punkte
    .text = Der große Meeple verdoppelt nie die Punkte des Gebiets, auf dem er steht.

rule-IC-M4 = Der große Meeple kommt zurück
    .text = Der große Meeple kommt wie jeder Meeple in den Vorrat zurück, wenn sein Gebiet gewertet wird.

rule-IC-M5 = Trotzdem nur eine Figur
    .text = Wo Figuren gezählt werden und nicht ihre Stärke, zählt der große Meeple einmal.

rule-TB-S1 = Plättchen, Baumeister, Schweine, Waren
    .text = Die 24 Plättchen werden untergemischt, alle nehmen einen Baumeister und ein Schwein dazu, und die 20 Warenmarker (9 Wein, 6 Korn, 5 Tuch) bilden einen offenen Vorrat.

rule-TB-B1 = Den Baumeister einsetzen
    .text = Statt eines Meeples darf man den eigenen Baumeister auf eine Straße oder in eine Stadt des gerade gelegten Plättchens setzen, wenn auf diesem verbundenen Gebiet schon ein eigener Meeple steht.

rule-TB-B2 = Fremde Figuren stören nicht
    .text = Fremde Meeple oder Baumeister auf dem Gebiet halten den Baumeister nicht fern; alle haben nur einen.

rule-TB-B3 = Nur auf nicht Abgeschlossenes
    .text = Der Baumeister kommt nur auf eine nicht abgeschlossene Straße oder Stadt. (Die gedruckte Regel sagt dazu nichts; von einer abgeschlossenen käme er gleich zurück.)

rule-TB-B4 = Weder Mehrheit noch Besitz
    .text = Der Baumeister zählt bei keiner Mehrheit und besetzt nichts; das tun nur Meeple.

rule-TB-B5 = Doppelzug
    .text = Wer ein Plättchen legt, das Teil des Gebiets wird, auf dem der eigene Baumeister schon vorher stand, hat einen zweiten Zugteil: einen Doppelzug.

rule-TB-B6 = Auch Abschließen und Verbinden erweitert
    .text = Auch wer das Gebiet mit diesem Plättchen abschließt, erweitert es; ebenso, wer zwei Gebiete verbindet, auf welcher Seite der Baumeister auch steht.

rule-TB-B7 = Angrenzen genügt nicht
    .text = Ein Plättchen, das nur neben dem Gebiet des Baumeisters liegt, ohne ein Teil davon zu werden, gibt keinen zweiten Zugteil.

rule-TB-B8 = Das Plättchen des Baumeisters
    .text = Das Plättchen, auf das der Baumeister gesetzt wird, gibt für sich keinen zweiten Zugteil.

rule-TB-B9 = Ein Teil nach dem anderen
    .text = Der erste Teil wird ganz beendet, mit Figur, Wertung, Waren und Rückkehr der Figuren, bevor der zweite beginnt. Ein Baumeister, der im ersten Teil in den Vorrat zurückkam, darf im zweiten wieder eingesetzt werden.

rule-TB-B10 = Kein dritter Teil
    .text = Der zweite Teil ist ein ganzer: ziehen, legen, eine Figur, werten. Er gibt nie einen dritten Teil, was auch immer er erweitert.

rule-TB-B11 = Das Recht bleibt
    .text = Das Recht auf den zweiten Teil steht fest, sobald das Plättchen liegt; es bleibt, auch wenn der Baumeister im ersten Teil wegkommt.

rule-TB-B12 = Auf den zweiten Teil darf man verzichten
    .text = Der zweite Teil ist ein Recht: Man darf darauf verzichten. Auf Wunsch wird er immer gespielt.

rule-TB-B13 = Kein Plättchen, kein zweiter Teil
    .text = Ist kein Plättchen mehr da, kann im zweiten Teil nur noch eine Abtei gelegt werden; ohne sie gibt es keinen zweiten Teil.

rule-TB-B14 = Wann der Baumeister zurückkommt
    .text = Der Baumeister kommt in den Vorrat zurück, wenn das Gebiet gewertet wird, oder sofort, wenn dort der letzte eigene Meeple weggenommen wird.

rule-TB-P1 = Das Schwein einsetzen
    .text = Statt eines Meeples darf man das eigene Schwein auf eine Wiese des gerade gelegten Plättchens setzen, wenn auf der verbundenen Wiese ein eigener Bauer liegt.

rule-TB-P2 = Das Schwein bleibt und zählt sonst nichts
    .text = Das Schwein zählt bei keiner Mehrheit und bleibt bis zum Spielende.

rule-TB-P3 = Ein Punkt mehr je Stadt
    .text = Wer mit einem Schwein zu denen gehört, die die Punkte dieser Wiese erhalten, bekommt je abgeschlossener Stadt 1 Punkt mehr: 4 statt 3. Bei Gleichstand bleibt es für die anderen bei 3.

rule-TB-P4 = Höchstens ein Punkt mehr
    .text = Ein Schwein bringt je Stadt und Person höchstens 1 Punkt mehr, wie auch immer es dazu kommt.

rule-TB-P5 = Wann das Schwein zurückkommt
    .text = Wird der letzte eigene Bauer von der Wiese genommen, kommt das Schwein in den Vorrat zurück.

rule-TB-P6 = Das Schwein, wo Städte vier bringen
    .text = Wo jede abgeschlossene Stadt 4 bringt, macht das Schwein für die Städte, die seine Wiese berührt, 5 daraus.

rule-TB-G1 = Wer die Waren nimmt
    .text = Wer das Plättchen legt, das eine Stadt abschließt, nimmt je Warensymbol darin einen Marker. Ritter, Mehrheit und Punkte spielen keine Rolle, auch nicht, ob überhaupt ein Ritter in der Stadt steht.

rule-TB-G2 = Nur Symbole dieser Stadt
    .text = Symbole in anderen Städten desselben Plättchens zählen nicht; jedes gehört zu einer Stadt.

rule-TB-G3 = Die Stadt wird wie sonst gewertet
    .text = Außerdem erhalten die Besitzer der Stadt wie sonst ihre Punkte.

rule-TB-G4 = Nicht Abgeschlossenes bringt keine Waren
    .text = Eine Stadt, die am Spielende nicht abgeschlossen ist, gibt keine Marker.

rule-TB-G5 = Die meisten einer Sorte
    .text = Am Ende, für Wein, Korn und Tuch getrennt: Wer die meisten Marker hat, erhält 10 Punkte; bei Gleichstand erhalten alle Beteiligten die vollen 10.

rule-TB-G6 = Nichts ohne Marker, nichts für Platz zwei
    .text = Eine Ware, die niemand hat, bringt niemandem Punkte, und der zweite Platz bringt nichts.

rule-TB-G7 = Waren liegen offen
    .text = Die Warenmarker aller Mitspielenden liegen offen für alle.

rule-TB-T1 = Eine Brücke ist keine Kreuzung
    .text = Auf dem Plättchen RRrr führt eine Straße über die andere: Zwei Straßen laufen durch, von Nord nach Süd und von West nach Ost, zwischen vier getrennten Wiesen.

rule-TB-T2 = Zwei Kurven auf einem Plättchen
    .text = Das Plättchen RrRr aus Wirtshäuser und Kathedralen zeigt zwei getrennte Kurven, von Nord nach West und von Ost nach Süd, und drei Wiesen; die mittlere verläuft zwischen ihnen.

rule-TB-T3 = Ähnliche Plättchen
    .text = Manche Plättchen sehen sich ähnlich und haben andere Wiesen: CcRR!.c hat 4 und CcRR.w 3, RCc!.g 3 und RCc.g 2, CcR!.w 3 und CcR.c 2, C! aus Wirtshäuser und Kathedralen 2 und E aus dem Grundspiel 1.

rule-TB-T4 = Innere Wiesen
    .text = Manche Plättchen haben eine Wiese, die keine Kante erreicht: CCCC aus Wirtshäuser und Kathedralen sowie CCc.c, CCc.w, CcCC.c und CcCc.w aus Händler und Baumeister.

rule-HS-S1 = Marker im Beutel
    .text = Alle 18 Marker sind zu Beginn im Beutel: 4 mit einem Schaf, 5 mit zwei, 5 mit drei, 2 mit vier und 2 Wölfe.

rule-HS-S2 = Je ein Schäfer
    .text = Alle, bis zu sechs Personen, nehmen den einen Schäfer der eigenen Farbe in den Vorrat.

rule-HS-S3 = Plättchen der Erweiterung
    .text = Die 18 Plättchen der Erweiterung werden in den Stapel gemischt.

rule-HS-S4 = Alles andere wie bisher
    .text = Was diese Erweiterung nicht ändert, folgt dem Grundspiel; ihre Plättchen werden wie sonst gezogen und gelegt.

rule-HS-F1 = Ein Schäfer statt eines Gefolgsmanns
    .text = Hat das gerade gelegte Plättchen eine Wiese, so darf man den eigenen Schäfer auf eine seiner Wiesen setzen, statt einen Gefolgsmann einzusetzen; nicht beides.

rule-HS-F2 = Nur ein Schäfer
    .text = Der Schäfer muss im eigenen Vorrat sein; alle haben nur einen.

rule-HS-F3 = Ein Schäfer je Wiese
    .text = Auf der ganzen verbundenen Wiese darf noch kein Schäfer stehen, gleich wessen.

rule-HS-F4 = Bauern stören nicht
    .text = Bauern auf einer Wiese halten einen Schäfer nicht fern.

rule-HS-F5 = Ein Marker für den neuen Schäfer
    .text = Wird ein Schäfer eingesetzt, so wird sofort ein Marker gezogen; ein Schafmarker kommt neben den Schäfer.

rule-HS-F6 = Wolf beim Einsetzen
    .text = Ein Wolf, der beim Einsetzen des Schäfers gezogen wird, kommt in den Beutel zurück und der Schäfer in den Vorrat.

rule-HS-F7 = Herde vergrößern oder in den Stall treiben
    .text = Erweitert das eigene Plättchen die Wiese mit dem eigenen Schäfer, so darf man zuerst wie sonst eine Figur einsetzen und dann eines von beiden tun: die Herde vergrößern oder sie in den Stall treiben. Ein fremdes Plättchen gibt niemandem diese Wahl.

rule-HS-F8 = Eine Aktion je Plättchen
    .text = Je gelegtem Plättchen gibt es höchstens eine solche Aktion mit einer Herde, wie viele Kanten der Wiese es auch erweitert.

rule-HS-F9 = Zuerst jede Figur
    .text = Bevor man die Herde vergrößert oder in den Stall treibt, darf man jede zulässige Figur einsetzen, auch Baumeister oder Schwein, nicht nur einen Gefolgsmann.

rule-HS-F10 = Zuerst die Figur oder zuerst die Aktion
    .text = Die Figur kommt vor der Aktion mit der Herde. Auf Wunsch, wie in den ersten englischen Regeln, kommt die Aktion zuerst, und ein vom Wolf vertriebener Schäfer darf gleich wieder eingesetzt werden.

rule-HS-F11 = Vor dem Drachen
    .text = Zeigt das Plättchen einen Drachen, so kommt die Aktion mit der Herde, bevor der Drache zieht.

rule-HS-F12 = Die Herde vergrößern
    .text = Vergrößern: Ein Marker wird gezogen; ein Schafmarker kommt zur Herde.

rule-HS-F13 = Der Wolf
    .text = Wird beim Vergrößern ein Wolf gezogen, so kommen alle Schafmarker der Wiese und der Wolf in den Beutel zurück und der Schäfer in den Vorrat, ohne Punkte.

rule-HS-F14 = In den Stall treiben
    .text = In den Stall treiben: Die Herde bringt 1 Punkt je Schaf auf ihren Markern; die Marker kommen in den Beutel zurück und der Schäfer in den Vorrat.

rule-HS-F15 = Nur der Stall bringt Punkte
    .text = Eine Herde bringt nur im Stall Punkte; ein früher Druck, der dort das Vergrößern nennt, ist falsch.

rule-HS-F16 = Verbundene Herden
    .text = Werden Wiesen später verbunden, so können mehrere Schäfer auf einer stehen; alle ihre Schafe sind eine Herde.

rule-HS-F17 = Ein Marker für alle
    .text = Ein Marker, der zu einer gemeinsamen Herde kommt, zählt für jeden Schäfer dort.

rule-HS-F18 = Alle Schäfer erhalten Punkte
    .text = Treibt ein Schäfer eine gemeinsame Herde in den Stall, so bringt jeder Schäfer dort die volle Punktzahl; alle Marker und alle diese Schäfer kommen zurück.

rule-HS-F19 = Der Wolf nimmt alles
    .text = Zieht einer von mehreren Schäfern einen Wolf, so kommen alle Marker der Wiese mit ihm in den Beutel zurück, und alle Schäfer dort kommen ohne Punkte in den Vorrat zurück.

rule-HS-F20 = Kein Gefolgsmann
    .text = Der Schäfer ist kein Gefolgsmann: Keine andere Wertung betrifft ihn, und er beeinflusst keine andere.

rule-HS-F21 = Herden am Ende
    .text = Schäfer und Schafe, die am Ende noch auf dem Tisch sind, bringen nichts.

rule-HS-F22 = Die Herde einer geschlossenen Wiese
    .text = Haben Straßen und Stadtmauern eine Wiese ganz umschlossen, so kommt die Herde darauf sofort in den Stall. Auf Wunsch, wie in den ersten englischen Regeln, nicht.

rule-HS-F23 = Bauern werden dann nicht gewertet
    .text = Eine Wiese, die sich schließt, wird dann nicht für ihre Bauern gewertet; das geschieht wie sonst am Ende.

rule-HS-F24 = Ein Schäfer auf einer geschlossenen Wiese
    .text = Für einen Schäfer, der auf eine geschlossene Wiese gesetzt wird, wird wie sonst ein Marker gezogen; ist es kein Wolf, kommt die Herde von selbst in den Stall.

rule-HS-F25 = Innere Wiesen
    .text = Manche Plättchen mit vier Stadtkanten, oder mit drei und einer Wiesenkante, haben eine Wiese innerhalb der Mauern; nichts kann sie erweitern.

rule-HS-F26 = Verzierung
    .text = Ein Plättchen mit vier Stadtkanten zeigt einen grünen Fleck mit einem Turnier: Das ist Verzierung und keine Wiese.

rule-HS-F27 = Wann die Herde einer geschlossenen Wiese in den Stall kommt
    .text = Die Herde einer durch das Plättchen geschlossenen Wiese kommt nach der Figur und der eigenen Aktion in den Stall; auf Wunsch davor, sodass ein eben zurückgekommener Schäfer wieder eingesetzt werden darf.

rule-HS-F28 = Wie viele Marker auf einer geschlossenen Wiese
    .text = Für einen Schäfer auf einer umschlossenen Wiese wird ein Marker gezogen, bevor die Herde in den Stall kommt; auf Wunsch sind es zwei, außer wenn der erste ein Wolf ist.

rule-HS-F29 = Verbinden ist Erweitern
    .text = Eine durch das gelegte Plättchen verbundene Wiese gilt als erweitert, wenn der eigene Schäfer in einem ihrer Teile stand; kommt die Herde dann in den Stall, bringt jeder Schäfer darauf Punkte.

rule-HS-H1 = Ein Plättchen unter den Hügel
    .text = Wer einen Hügel zieht, zieht sofort ein zweites Plättchen und legt es verdeckt und ungesehen unter den Hügel.

rule-HS-H2 = Hügel werden wie sonst gelegt
    .text = Der kleine Stapel wird nach den üblichen Regeln gelegt, und ein Gefolgsmann darf darauf gesetzt werden.

rule-HS-H3 = Was auf einem Hügel ist
    .text = Stadt, Straße und Wiese auf einem Hügel wirken wie auf jedem Plättchen. Das verdeckte Plättchen zählt nichts, und der kleine Stapel zählt als ein Plättchen.

rule-HS-H4 = Ein Hügel entscheidet bei Gleichstand
    .text = Haben in einer Stadt, auf einer Straße oder Wiese mehrere gleich viele Gefolgsleute, so erhält die volle Punktzahl, wer von ihnen dort einen auf einem Hügel hat; die anderen erhalten nichts.

rule-HS-H5 = Hügel zählen nur bei Gleichstand
    .text = Ohne Gleichstand hat ein Hügel keine Wirkung.

rule-HS-H6 = Gefolgsleute auf Hügeln kommen zurück
    .text = Gefolgsleute auf Hügeln kommen nach der Wertung wie sonst zurück.

rule-HS-H7 = Hügel am Ende
    .text = Auch in der Schlusswertung entscheidet ein Hügel bei Gleichstand.

rule-HS-H8 = Alle auf einem Hügel
    .text = Haben alle am Gleichstand Beteiligten mindestens einen Gefolgsmann auf einem Hügel dieses Gebiets, so bleibt es beim Gleichstand, wie viele es dort auch sind; alle erhalten die volle Punktzahl.

rule-HS-H9 = Auf den Hügeln zählen
    .text = Auf Wunsch erhält bei Gleichstand alles, wer die meisten Gefolgsleute auf Hügeln dieses Gebiets hat; ist auch das gleich, erhalten alle die volle Punktzahl.

rule-HS-H10 = Ein Hügel als letztes Plättchen
    .text = Ein Hügel, der als letztes Plättchen gezogen wird, wird ohne ein Plättchen darunter gelegt, und es folgt ein gewöhnlicher Zug.

rule-HS-H11 = Nur in diesem Gebiet
    .text = Es zählen nur Gefolgsleute des gewerteten Gebiets, die auf einem Hügel stehen, nicht andere auf demselben Hügel.

rule-HS-H12 = Nur einige auf Hügeln
    .text = Stehen nur einige der Beteiligten dort auf einem Hügel, so erhalten diese die volle Punktzahl und die anderen nichts.

rule-HS-H13 = Ein Hügel ohne Symbol
    .text = Einem Hügelplättchen fehlt das Symbol der Erweiterung; es gehört trotzdem dazu.

rule-HS-H14 = Leere Plättchen unter Hügeln
    .text = Hausregel: Unter die Hügel kommen leere Plättchen, damit kein echtes verloren geht.

rule-HS-H15 = Wie viele Plättchen verdeckt sind
    .text = Es sind so viele Plättchen verdeckt, wie Hügel gelegt wurden; eines weniger, wenn der Stapel nach dem Ziehen des letzten Hügels leer war.

rule-HS-V1 = Weinberge werden wie sonst gelegt
    .text = Ein Plättchen mit Weinberg wird wie jedes andere gelegt.

rule-HS-V2 = Weinberge um ein Kloster
    .text = Wird ein Kloster abgeschlossen und gewertet, so bringt es je Weinberg auf den 8 Plättchen ringsum 3 Punkte mehr.

rule-HS-V3 = Ein Weinberg kann mehrmals zählen
    .text = Ein Weinberg kann für mehrere Klöster zählen.

rule-HS-V4 = Nicht abgeschlossene Klöster
    .text = Klöster, die am Ende nicht abgeschlossen sind, erhalten nichts für Weinberge.

rule-HS-V5 = Abteien und Kultstätten
    .text = Weinberge bringen auch Abteien und Kultstätten Punkte.

rule-HS-V6 = Mönche besonderer Klöster
    .text = Für ein deutsches, niederländisches oder belgisches Kloster bringen Weinberge Punkte, wenn der Gefolgsmann als Mönch eingesetzt wurde und das Kloster als abgeschlossenes gewertet wird, nie für einen liegenden Abt.

rule-HS-V7 = Keine Weinberge am Ende
    .text = In der Schlusswertung erhält keine Art von Kloster etwas für Weinberge.

rule-HS-N1 = Zwei Städte an einer Kante
    .text = Ein Motiv hat eine Kante mit zwei getrennten Städten; ein Nachbar mit einer Stadt dort verbindet beide.

rule-HS-N2 = Getrennt bis zur Verbindung
    .text = Bis dahin sind beide Städte getrennt und an dieser Kante offen; sind sie verbunden, zählt das Plättchen einmal.

rule-HS-I1 = Der Drache frisst Schafe
    .text = Ein Drache, der auf ein Plättchen mit einem Schäfer zieht, frisst ihn und seine Schafe: Der Schäfer kommt in den Vorrat, die Marker kommen in den Beutel.

rule-HS-I2 = Der Drache frisst jede Figur
    .text = Die Regeln nennen das eine Ausnahme, doch nach seinen eigenen Regeln frisst der Drache jede Figur der Mitspielenden außer der Scheune.

rule-HS-I3 = Einer von zwei Schäfern gefressen
    .text = Zieht der Drache zu einem von zwei Schäfern einer Herde, nimmt er diesen Schäfer und die Marker, die bei ihm liegen.

rule-HS-Z1 = Ein Druckfehler beim Wolf
    .text = Beide Fälle des Vergrößerns sprechen von einem Schafmarker; im zweiten ist der Wolf gemeint, der die Schafe vertreibt.

rule-HS-Z2 = Ein Druckfehler bei den Weinbergen
    .text = Die Regeln sprechen von den 8 Plättchen um den Weinberg; gemeint sind die 8 um das Kloster.

rule-HS-Z3 = Dürfen oder müssen
    .text = Die Herde zu vergrößern oder in den Stall zu treiben ist freiwillig; auf Wunsch muss man eines von beiden tun.

rule-HS-Z4 = Die Wiese der eigenen Herde schließen
    .text = Schließt das eigene Plättchen die Wiese der eigenen Herde, so kommt diese ohne weiteren Marker in den Stall; auf Wunsch darf man sie vorher vergrößern.

rule-HS-Z5 = Der Drache ist keine Ausnahme
    .text = Ob das Fressen des Schäfers eine Ausnahme ist oder nicht, das Ergebnis ist dasselbe.

rule-HS-Z6 = Zwei geteilte Kanten
    .text = Wo zwei Kanten mit je zwei Städten aneinanderliegen, werden alle vier Städte verbunden; auf Wunsch nur die, die einander gegenüberliegen.

rule-HS-Z7 = Ein Hügel, der nirgends passt
    .text = Das Plättchen für einen Hügel wird verdeckt, sobald der Hügel gezogen ist; passt der Hügel nirgends und kommt aus dem Spiel, kommt das ungesehene Plättchen in den Stapel zurück.

rule-HS-Z8 = Durch eine Abtei geschlossen
    .text = Eine Abtei schließt eine Wiese, ohne sie zu erweitern; die Herde darauf kommt trotzdem in den Stall.

rule-RV-S1 = Die Quelle
    .text = Die Quelle liegt anstelle des Startplättchens offen auf dem Tisch. Niemand hat sie gelegt, darum darf auch später keine Figur darauf gesetzt werden.

rule-RV-S2 = Zwei Stapel
    .text = Die zehn anderen Flussplättchen werden zu einem ersten Stapel gemischt, der See kommt nach unten; danach folgen die Landschaftsplättchen.

rule-RV-S3 = Was aus dem Startplättchen wird
    .text = Das übliche Startplättchen ist ein gewöhnliches Plättchen des Stapels (Standard), oder es wird gelegt, sobald der Fluss fertig ist, oder es bleibt in der Schachtel.

rule-RV-S5 = Der dritte Fluss
    .text = Der Fluss der Big Box 5 ist der erste Fluss mit zwei Weinbergen und zwei Schafen auf den Plättchen. Ein Weinberg zählt für Klöster wie die von Schafe und Hügel. Was die Schafe bewirken, ist nicht sicher bekannt. Wähle den dritten Fluss als Auflage des Flusses.

rule-RV-S4 = Der zweite Fluss
    .text = Auf die Quelle des Flusses II folgt die Gabelung (Standard), oder sie wird in den Flussstapel gemischt. Danach folgen die anderen Flussplättchen, der Vulkansee zuletzt. Zusammen mit dem ersten Fluss gibt es nur eine Quelle, und beide Seen kommen zuletzt.

rule-RV-P1 = Zuerst die Flussplättchen
    .text = Die Quelle kommt zuerst, der See zuletzt. Solange Flussplättchen übrig sind, werden nur sie gezogen; alle haben ihre Züge wie sonst.

rule-RV-P2 = Den Fluss fortsetzen
    .text = Ein Flussplättchen muss mit einer eigenen Flusskante an das offene Ende des Flusses gelegt werden, und auch alle anderen Kanten müssen passen. Nur mit einer Wiese anzulegen ist nicht erlaubt.

rule-RV-P3 = In beiden Richtungen
    .text = Ein Flussplättchen darf in beiden Richtungen gelegt werden, abgesehen vom Verbot der Kehre.

rule-RV-P4 = Ein Flussplättchen ohne Platz
    .text = Ein Flussplättchen ohne zulässigen Platz wird beiseitegelegt und das nächste gezogen. Der See beendet den Fluss so, wie er liegt; hat der See keinen Platz, bleibt der Fluss offen.

rule-RV-P5 = Wer den See legt
    .text = Den See legt, wer am Zug ist, als gewöhnlichen Zug.

rule-RV-U1 = Keine sofortige Kehre
    .text = Wie gedruckt (Standard): Eine Kurve darf, in Fließrichtung gesehen, nicht zur selben Seite abbiegen wie das Flussplättchen direkt davor. Mit einem geraden Plättchen dazwischen ist es erlaubt.

rule-RV-U2 = Platz vor dem Fluss
    .text = Strenger: Von den Feldern vor dem Fluss müssen die zwei neben dem nächsten Feld und die drei der Reihe dahinter leer sein. Der See braucht keinen Platz.

rule-RV-U3 = Die strenge Auslegung verbietet mehr
    .text = Die strenge Auslegung erlaubt nie, was die gedruckte Regel verbietet; sie verbietet zusätzlich einige Felder.

rule-RV-F1 = Keine Figuren auf dem Fluss
    .text = Auf dem Fluss darf keine Figur stehen. Städte, Straßen, Klöster und Wiesen der Flussplättchen werden wie immer benutzt, auch während der Fluss gelegt wird.

rule-RV-F2 = Der Fluss begrenzt Wiesen
    .text = Der Fluss begrenzt Wiesen. Quelle und See haben ringsum eine Wiese, die dort beide Ufer verbindet (Standard), oder eine an jedem Ufer.

rule-RV-F3 = Brücke
    .text = Eine Brücke führt die Straße über den Fluss: eine Straße, vier Wiesen. Auf anderen Plättchen endet die Straße am Fluss.

rule-RV-F4 = Der Fluss ist kein Gebiet
    .text = Der Fluss ist nie abgeschlossen und wird nie gewertet. Flussplättchen zählen als Plättchen für Straßen, Städte und Klöster.

rule-RV-K1 = Die Gabelung
    .text = Die Gabelung hat drei Flusskanten, und jede davon darf an den Fluss gelegt werden. Danach hat der Fluss zwei offene Enden; jedes Flussplättchen setzt eines davon fort. Das Verbot der Kehre gilt an jedem Ende.

rule-RV-K2 = Das Ende an einer Stadt
    .text = Das Flussplättchen, das dem Fluss gegenüber eine Stadt zeigt, beendet einen Arm des Flusses. Seine beiden Wiesen hängen hinter der Stadt nicht zusammen. Danach ist nur noch das andere Ende offen.

rule-RV-K3 = Der Vulkansee
    .text = Der Vulkansee beendet den Fluss, und seine Wiese reicht ringsum. Mit dem Drachen ist er ein Vulkan: Der Drache kommt, und in diesem Zug wird keine Figur darauf gesetzt. Sonst ist er ein gewöhnlicher See.

rule-RV-K4 = Das Wirtshaus an der Brücke
    .text = Auf der Brücke des Flusses II gehört das Wirtshaus zur Straße über den Fluss. Es zählt nur mit Wirtshäusern und Kathedralen.

rule-RV-H1 = Die Schweineherde
    .text = Wer eine Wiese mit einer Schweineherde wertet, bekommt für jede abgeschlossene Stadt an dieser Wiese 1 Punkt mehr, je Wiese und Stadt einmal, auch zusätzlich zum eigenen Schwein. Auch Bauern, die die Wiese einer Scheune verlassen, bekommen ihn; Scheunen nicht.

rule-RV-H2 = Das Wiesenplättchen aus Games Quarterly 11
    .text = Das Plättchen ohne Stadt und Straße ist eine einfache Wiese (Standard), oder seine Schweine sind eine Herde.

rule-GQ-S1 = Wohin die Plättchen gehören
    .text = Die zwei Flussplättchen aus Games Quarterly 11 werden nur mit einem Fluss benutzt: Eines kommt zu den Flussplättchen, die Quelle ersetzt auf Wunsch die übliche. Die zehn anderen werden in den Stapel gemischt.

rule-GQ-1 = Die Quelle mit einer Straße
    .text = An dieser Quelle endet eine Straße, und die Wiesen auf ihren beiden Seiten sind getrennt: Die Ufer hängen hinter ihr nicht zusammen. Alle anderen Plättchen werden wie gewöhnliche gespielt.

rule-KR-S1 = Beide Marker zu Beginn
    .text = König und Raubritter liegen neben dem Tisch; zu Beginn hat niemand einen davon.

rule-KR-1 = Der König
    .text = Wer mit dem eigenen Plättchen eine Stadt abschließt, die mehr Plättchen hat als jede andere abgeschlossene Stadt, nimmt den König, gleich wem die Stadt gehört. Bei der ersten abgeschlossenen Stadt ist das immer so.

rule-KR-2 = Der Raubritter
    .text = Dasselbe gilt für Straßen und den Raubritter. Eine gleich lange Straße ändert nichts.

rule-KR-3 = Plättchen zählen
    .text = Für beide Marker zählen Plättchen, nicht Punkte, und auch Gebiete ohne Figuren.

rule-KR-4 = Was die Marker bringen
    .text = Am Ende bringt der König 1 Punkt für jede abgeschlossene Stadt auf dem Tisch, der Raubritter 1 für jede abgeschlossene Straße (Standard). Hausregeln: 10 Punkte je Marker; 15 für einen, 40 für beide; oder 1 Punkt für jeden Abschluss für die Person, die den Marker hat, bevor er wechselt, und am Ende nichts.

rule-KR-6 = Zwei Städte, die sich kreuzen
    .text = Ein Plättchen hat zwei Städte, die sich kreuzen: eine von Norden nach Süden und eine von Westen nach Osten. Die anderen vier Plättchen sind gewöhnliche.

rule-AB-S1 = Je eine Abtei
    .text = Alle haben ein Abteiplättchen vor sich; es ist nicht im Stapel. Die Abteien der Farben, die nicht mitspielen, kommen aus dem Spiel.

rule-AB-S2 = Figuren von Abtei und Bürgermeister
    .text = Alle nehmen einen Bürgermeister, einen Wagen und eine Scheune in ihren Vorrat.

rule-AB-P1 = Eine Abtei, statt zu ziehen
    .text = Am Anfang des eigenen Zuges, vor dem Ziehen, darf man die eigene Abtei legen, statt ein Plättchen zu ziehen, einmal im Spiel.

rule-AB-P2 = Wohin eine Abtei kommt
    .text = Eine Abtei kommt nur auf ein leeres Feld, dessen vier Nachbarfelder alle belegt sind; die Felder über Eck spielen keine Rolle. Ohne ein solches Feld kann sie nicht gelegt werden.

rule-AB-P3 = Jede Kante passt
    .text = Was die Nachbarn einer Abtei zeigen, spielt keine Rolle, und ihre Drehung bedeutet nichts.

rule-AB-P4 = Keine Abtei neben einer Abtei
    .text = Alle Felder neben einer Abtei sind belegt, also muss später nichts mehr zu ihr passen, und zwei Abteien haben nie eine Kante gemeinsam; über Eck dürfen sie sich berühren.

rule-AB-P5 = Es wird nicht gezogen
    .text = Wird eine Abtei gelegt, so wird in diesem Zugteil kein Plättchen gezogen; der Stapel bleibt, wie er ist.

rule-AB-P6 = Abtei im zweiten Teil
    .text = Die Abtei darf im zweiten Teil eines Doppelzuges gelegt werden, auch bei leerem Stapel.

rule-AB-C1 = Eine Abtei schließt ab
    .text = Eine Abtei schließt Straße, Stadt und Wiese an jeder ihrer vier Seiten und ist mit keiner davon verbunden.

rule-AB-C2 = Durch eine Abtei abgeschlossen
    .text = Von einer Abtei abgeschlossene Gebiete werden sofort als abgeschlossen gewertet. Die Abtei zählt nicht als Plättchen dieser Gebiete: Ein einzelnes so geschlossenes Stadtstück ist eine Stadt aus einem Plättchen.

rule-AB-C3 = Gegenüberliegendes bleibt getrennt
    .text = Gebiete auf gegenüberliegenden Seiten einer Abtei bleiben getrennt; ebenso zwei Städte an einer Kante, die an einer Abtei endet.

rule-AB-C4 = Von einer Abtei geschlossene Wiesen
    .text = Eine Wiese, die durch eine Abtei geschlossen wird, wird dadurch nicht gewertet.

rule-AB-C5 = Um Klöster herum
    .text = Eine Abtei füllt ihr Feld und zählt für die Klöster ringsum 1 Punkt; sie kann mehrere abschließen.

rule-AB-C6 = Wer sie legt, schließt ab
    .text = Wer die Abtei legt, hat abgeschlossen und nimmt die Waren.

rule-AB-C7 = Abtei und Baumeister
    .text = Ein Gebiet mit einer Abtei abzuschließen erweitert es nicht, also gibt ein Baumeister dort keinen Doppelzug (Standard). Nach der ersten Fassung, „abschließen oder erweitern“, gibt es ihn.

rule-AB-M1 = Figur auf einer Abtei
    .text = Eine Abtei ist ein Kloster: Nach dem Legen darf ein Gefolgsmann daraufgesetzt werden, sonst nichts.

rule-AB-M2 = Punkte einer Abtei
    .text = Sind alle 8 Felder ringsum belegt, bringt eine Abtei 9 Punkte; am Ende bringt sie 1 für sich und 1 je Plättchen ringsum, also nie weniger als 5.

rule-AB-E1 = Abteien nach dem letzten Plättchen
    .text = Nach dem Zug mit dem letzten Plättchen dürfen alle, die noch eine Abtei haben, sie im Uhrzeigersinn legen, mit Figur und Wertung: Es beginnt, wer links neben der Person sitzt, die das letzte Plättchen gelegt hat; diese kommt zuletzt. Dann folgt die Schlusswertung.

rule-AB-E2 = Eine Gelegenheit oder mehrere
    .text = Wie gedruckt werden alle einmal gefragt (Standard). Nach der anderen Auslegung beginnt die Runde, wenn auch die letzte Person gefragt ist, von vorn für alle, die noch eine Abtei und einen Platz dafür haben.

rule-FM-1 = Fliegen
    .text = Auf einem Plättchen mit Fluggerät darf man den Gefolgsmann dieses Zuges auf das Gerät stellen. Ein Würfel mit 1 bis 3 zeigt, wie viele Felder weit er in Richtung des Geräts fliegt, das sich mit dem Plättchen dreht; auch schräg zählt jedes Feld einmal. Liegt dort kein Plättchen, kommt er in den Vorrat zurück.

rule-FM-2 = Landen
    .text = Der Gefolgsmann landet auf einem nicht abgeschlossenen Gebiet des erreichten Plättchens (Straße, Stadt oder Kloster), auch wenn dort schon andere stehen; nie auf einer Wiese und nie beim Drachen. Der Bürgermeister landet nur in Städten. Kann der Gefolgsmann landen, so muss er es; sonst kommt er in den Vorrat zurück.

rule-FM-3 = Der Flug ist die Figur des Zuges
    .text = Wer fliegt, setzt in diesem Zug keine andere Figur, gleich wo der Flug endet. Ein Phantom darf noch auf das Plättchen gesetzt werden, fliegt aber nicht.

rule-CC-1 = Kornkreis
    .text = Wer ein Plättchen mit Kornkreis gelegt hat, wählt nach der Wertung für alle: Es kommen Gefolgsleute dazu, oder es gehen welche in den Vorrat zurück. Die Wahl gilt für die Art von Gebiet, die der Kornkreis zeigt: Straßen, Städte oder Wiesen. Steht dort niemand, wird nichts gewählt.

rule-CC-2 = Gefolgsleute kommen oder gehen
    .text = Es beginnt, wer links neben der Person sitzt, die das Plättchen gelegt hat; diese kommt zuletzt. Kommen welche dazu, dürfen alle je einen Gefolgsmann aus dem Vorrat neben einen eigenen auf ein Gebiet dieser Art stellen. Gehen welche zurück, müssen alle je einen eigenen von einem Gebiet dieser Art nehmen. Wer dort keinen hat, tut nichts. Punkte gibt es dafür nicht.

rule-CC-3 = Welche Gefolgsleute
    .text = Wo eine Figur stehen darf, gilt auch hier: ein Bürgermeister nur in Städten, ein Wagen nicht auf Wiesen. Gefolgsleute in Burgen, auf Türmen und in Pyramiden zählen nicht.

rule-RB-1 = Einen Räuber einsetzen
    .text = Wer ein Plättchen mit Räuber gelegt hat, darf vor allem anderen den eigenen Räuber neben einen fremden Zählstein stellen oder von einem Zählstein zu einem anderen versetzen. Danach darf das auch die nächste Person, deren Räuber nicht auf der Wertungstafel steht (Standard), oder alle diese dürfen es der Reihe nach.

rule-RB-2 = Die Hälfte der Punkte
    .text = Zieht ein Zählstein für ein Gebiet weiter, bekommen alle, die einen Räuber daneben haben, je die Hälfte der Punkte, aufgerundet. Das gilt nur für ein Gebiet; sind es mehrere auf einmal, für das mit den meisten Punkten. Wer ausgeraubt wird, behält alle Punkte, und der Räuber kommt in den Vorrat zurück. Punkte, die ein Räuber bringt, werden nicht noch einmal geraubt.

rule-ME-1 = Zwei Zählsteine
    .text = Alle haben zwei Zählsteine auf der Wertungstafel, den Meeple und den Boten; ihre Felder ergeben zusammen die Punkte. Wer während des Spiels Punkte erhält, zieht damit einen der beiden nach Wahl. Stehen beide auf demselben Feld, zieht der Meeple. Für Lösegeld und Punkte nach Absprache zieht immer der Meeple.

rule-ME-2 = Eine Depesche ziehen
    .text = Bleibt im eigenen Zug ein eigener Zählstein auf 0, 5, 10 und so weiter stehen, zieht man eine Depesche und nimmt entweder 2 Punkte oder führt sie aus. Danach kommt sie unter den Stapel. Auch mit diesen Punkten zieht ein Zählstein, was die nächste Depesche bringen kann. Die Zählsteine ziehen am Ende des Zuges, nach allen Wertungen.

rule-ME-3 = Die Depeschen
    .text = Die kleinste Straße, die kleinste Stadt oder das kleinste Kloster mit einem eigenen Gefolgsmann wird wie am Spielende gewertet, mit allen Punkten, und der Gefolgsmann bleibt stehen; sind es mehrere, gilt das Gebiet mit den wenigsten Punkten. 2 Punkte für jedes Wappen in einer eigenen Stadt, 2 für jeden eigenen Ritter, 3 für jeden eigenen Bauern. Noch ein Plättchen: ein weiterer Teil des Zuges. Oder ein eigener Gefolgsmann wird wie am Spielende gewertet, mit allen Punkten, und kommt in den Vorrat zurück.

rule-ME-4 = Keine Depeschen am Ende
    .text = Bei der Schlusswertung zieht niemand Depeschen.

rule-AB-Y1 = Den Bürgermeister einsetzen
    .text = Der Bürgermeister wird wie ein Gefolgsmann eingesetzt, aber nur in einer Stadt.

rule-AB-Y2 = Stärke des Bürgermeisters
    .text = Bei der Mehrheit zählt der Bürgermeister so viel, wie die ganze Stadt bei der Wertung Wappen hat; das kann auch 0 sein.

rule-AB-Y3 = Ein Bürgermeister ohne Wappen
    .text = Wer in einer Stadt die Stärke 0 hat, erhält für sie keine Punkte. Gilt das für alle, erhält niemand Punkte, und alle Figuren kommen in den Vorrat zurück.

rule-AB-Y4 = Der Bürgermeister besetzt
    .text = Ein Bürgermeister besetzt seine Stadt, wie stark er auch ist, und der eigene Baumeister darf dazugesetzt werden.

rule-AB-Y5 = Der Bürgermeister in einer Burg
    .text = In einer Burg zählt ein Bürgermeister nichts: Er erhält keine Punkte, wenn sie Punkte bringt, und kommt in den Vorrat zurück.

rule-AB-W1 = Den Wagen einsetzen
    .text = Der Wagen wird wie ein Gefolgsmann auf einer Straße, in einer Stadt oder auf einem Kloster eingesetzt (auch auf einer Abtei oder einer Kultstätte), nicht auf einer Wiese oder in einem Garten. Er zählt als 1.

rule-AB-W2 = Der Wagen fährt weiter
    .text = Ist sein Gebiet abgeschlossen und gewertet, mit Punkten oder ohne, darf der Wagen sofort in ein anderes Gebiet weiterfahren, statt in den Vorrat zurückzukommen.

rule-AB-W3 = Wohin der Wagen fährt
    .text = Er fährt nur auf eine Straße, in eine Stadt oder auf ein Kloster, wenn sie nicht abgeschlossen sind und dort kein Gefolgsmann steht.

rule-AB-W4 = Wie weit der Wagen fährt
    .text = In der ersten Auflage müssen beide Gebiete durch ein Straßenende verbunden sein: Straßen einer Kreuzung, oder eine Straße und die Stadt, das Kloster oder die Abtei, in die sie mündet. In späteren Auflagen fährt der Wagen in ein Gebiet auf seinem Plättchen oder auf einem der 8 Felder ringsum.

rule-AB-W5 = Mehrere Wagen
    .text = Dürfen mehrere Wagen weiterfahren, entscheiden die Beteiligten in Zugreihenfolge, angefangen bei der Person am Zug; alle sehen, was davor geschehen ist. So kann ein Wagen auch in einem fremden Zug fahren.

rule-AB-W6 = Fahren gilt nicht als Einsetzen
    .text = Das Fahren eines Wagens gilt nicht als Einsetzen einer Figur und bringt keine Punkte. In der Schlusswertung fährt kein Wagen.

rule-AB-W7 = Wohin Bürgermeister und Wagen nicht kommen
    .text = Ein Wagen fährt weder in eine Burg noch auf das Plättchen, auf dem der Drache steht. Bürgermeister und Wagen stehen nicht auf Türmen.

rule-AB-B1 = Die Scheune einsetzen
    .text = Statt einer Figur darf die Scheune auf einen Punkt gesetzt werden, an dem vier Plättchen zusammentreffen, eines davon gerade gelegt, wenn rings um den Punkt Wiese ist.

rule-AB-B2 = Eine Scheune je Wiese
    .text = Bauern auf der Wiese stören nicht. Eine andere Scheune verhindert eine weitere (Standard) oder nicht.

rule-AB-B3 = Bauern, wenn eine Scheune kommt
    .text = Nach den abgeschlossenen Gebieten wird die Wiese der neuen Scheune für ihre Bauern gewertet: 3 Punkte für jede abgeschlossene Stadt und 1 mehr mit dem eigenen Schwein. Dann kommen alle Bauern und Schweine dieser Wiese in den Vorrat zurück.

rule-AB-B4 = Keine Bauern bei einer Scheune
    .text = Solange eine Scheune auf einer Wiese steht, darf dort kein Bauer und kein Schwein eingesetzt werden, ein Schäfer schon.

rule-AB-B5 = Wiesen, die zu einer Scheune kommen
    .text = Verbindet ein Plättchen eine Wiese mit Bauern mit der Wiese einer Scheune, bringen diese Bauern am Ende dieses Zuges 1 Punkt für jede abgeschlossene Stadt (die meisten Bauern; 1 mehr mit dem eigenen Schwein) und kommen mit den Schweinen in den Vorrat zurück.

rule-AB-B6 = Die Scheune am Ende
    .text = Am Ende bringt eine Scheune 4 Punkte für jede abgeschlossene Stadt an ihrer Wiese; bei mehreren Scheunen auf einer Wiese bringt jede die volle Punktzahl. Schweine zählen nicht.

rule-AB-B7 = Eine Scheune bleibt
    .text = Eine Scheune bleibt bis zum Ende des Spiels; der Drache frisst sie nicht.

rule-EX-Z1 = Neueste Fassung der Schlussrunde
    .text = Die Fassung der Runde nach dem letzten Plättchen in der neuesten zweiten Auflage lag nicht vor; wie früher gedruckt, werden alle einmal gefragt.

rule-EX-Z2 = Startplättchen mit dem Fluss
    .text = Ob in der zweiten Auflage das Startplättchen in die Schachtel kommt, wenn mit dem Fluss gespielt wird, ist nicht geklärt; standardmäßig wird es untergemischt, und keine andere Regel hängt davon ab.

rule-EX-Z3 = Wie weit andere Erweiterungen reichen
    .text = Von Kultstätten und deutschen Klöstern wird hier nur gespielt, worauf Schafe und Hügel verweist.

rule-EX-T1 = Wer beginnt
    .text = Haben in einem Schritt mehrere Personen die Wahl, geht es im Uhrzeigersinn reihum. Beim Ziehen aus der Stadt Carcassonne, beim Basar und bei Kornkreisen beginnt, wer links neben der Person am Zug sitzt, und diese kommt zuletzt; bei Wagen, Burgen und dem Drachen beginnt sie selbst.

rule-EX-T2 = Wer ein Gefolgsmann ist
    .text = Meeple, großer Meeple, Abt, Bürgermeister, Wagen, Phantom und Zirkusdirektor sind Gefolgsleute. Baumeister, Schwein, Scheune, Schäfer und alle Figuren, die niemandem gehören, sind keine.

rule-EX-I1 = Gefolgsleute auf Hügeln
    .text = Auf einem Hügel zählt jeder Gefolgsmann einmal, wie stark er auch ist. Scheunen, Gefangene und Gefolgsleute auf Türmen, in Vierteln oder in Pyramiden zählen nicht.

rule-EX-I2 = Was einen Schäfer trifft
    .text = Nur der Drache und ein eigenes Fest nehmen einen Schäfer vom Tisch. Er darf auf der Wiese einer Scheune stehen. Brücken, Fähren und Tunnel teilen die Wiese einer Herde nicht.

rule-EX-I3 = In welcher Reihenfolge der Wert wächst
    .text = Zuerst Plättchen und Wappen mit Wirtshaus, Kathedrale oder Belagerung; dann Kirche, Darmstadtium und Labyrinth; Weinberge; der Magier; die Hexe halbiert alles; kleine Gebäude kommen zuletzt. Fee, Zirkusdirektor, Wachturm und Gold zählen für sich. Eine Burg bekommt denselben Wert.

rule-EX-I4 = Der große Meeple anderswo
    .text = Ein großer Meeple zählt 2 für die Mehrheit und 1 bei Zirkuszelt, Wachtürmen, Labyrinthen, Kirchen und Räubern.

rule-EX-I5 = Was für den Baumeister als Erweitern gilt
    .text = Nur das gerade gelegte Plättchen erweitert das Gebiet eines Baumeisters, auch wenn erst eine Brücke, eine Fähre oder ein Tunnel es verbindet; diese allein geben keinen zweiten Zugteil. Ein Plättchen vom Basar gilt als eigenes. Basar und Flucht warten, bis der zweite Teil vorbei ist.

rule-EX-I6 = Wer die Waren bekommt
    .text = Die Waren einer Stadt bekommt, wessen Plättchen sie abschließt, mit oder ohne Brücke. Eine Stadt, die zur Burg wird, bringt keine.

rule-EX-I7 = Wenn ein Gefolgsmann genommen wird
    .text = Was auch immer einen Gefolgsmann vom Tisch nimmt: Bleibt dort ein Baumeister oder ein Schwein allein zurück, kommt auch diese Figur weg, und die Fee bleibt allein auf dem Plättchen.

rule-EX-I8 = Der Drache und bewegte Gefolgsleute
    .text = Wagen, Phantome und Gefolgsleute, die aus der Stadt ziehen, kommen nicht auf das Plättchen des Drachen. Zieht er nach der Wertung, kann er einen Wagen fressen, der gerade gefahren ist.

rule-EX-I9 = Die Fee bei Burgherren und Artisten
    .text = Steht die Fee bei einem Burgherrn, bringt sie 3 Punkte, wenn die Burg gewertet wird. Bei einem Artisten bringt sie Punkte am Anfang des Zuges, aber nicht, wenn die Pyramide gewertet wird.

rule-EX-I10 = Kultstätten sind wie Klöster
    .text = Für Gefolgsleute aus der Kathedrale, Wagen und Portale ist eine Kultstätte ein Kloster. Für die Herausforderung zählen die Figuren, die beim Abschluss des ersten von beiden dort stehen.

rule-EX-I11 = Die Abtei schließt ab
    .text = Eine Abtei, die eine Straße oder Stadt abschließt, zählt für Raubritter und König wie jedes Plättchen der Person. Sie ist ein Ziel für Wagen; in der ersten Auflage von jeder Straße aus, die dort endet.

rule-EX-I12 = Nicht auf Karten
    .text = Diese Erweiterungen sind nicht für die gedruckten Karten gemacht; dort sind sie nur im Spiel, wenn sie eigens gewählt werden.

rule-EX-Z4 = Türme, Burgherren und der Drache
    .text = Gedruckte Regeln sagen nicht, ob ein Turm den Herrn einer Burg fängt oder der Drache einen Gefolgsmann auf einem Turm frisst. Hier sind Burgherren vor Türmen sicher, und wer auf einem Turm steht, wird gefressen.

rule-EX-Z5 = Mehr, als vorhanden ist
    .text = Es ist nicht sicher, ob ein Preis oder Lösegeld höher sein darf als die vorhandenen Punkte. Hier darf es ein Preis, ein Lösegeld nur auf Wunsch.

rule-AT-S1 = Je ein Abt
    .text = Mit der zweiten oder dritten Auflage nehmen alle den einen Abt der eigenen Farbe dazu; mit Plättchen der ersten, wenn sie es so wählen. Ohne den Abt haben Gärten keine Wirkung.

rule-AT-P1 = Wo der Abt stehen darf
    .text = Statt einer anderen Figur darf der Abt in das Kloster oder den Garten des gerade gelegten Plättchens gesetzt werden, wenn dort noch niemand steht; sonst nirgendwohin.

rule-AT-P2 = Gärten sind für Äbte
    .text = Keine andere Figur darf in einem Garten stehen.

rule-AT-P3 = Ein Garten liegt auf einem einzigen Plättchen
    .text = Ein Garten begrenzt weder Wiese noch Stadt noch Straße ringsum und gehört auch nicht dazu. Es bleibt bei einer Figur je Zug: in den Garten oder auf ein anderes Gebiet des Plättchens, nicht beides.

rule-AT-P4 = Was für den Abt ein Kloster ist
    .text = Eine Abtei, eine Kultstätte und ein besonderes Kloster (als Mönch) sind für den Abt Klöster.

rule-AT-G1 = Abgeschlossener Garten
    .text = Ein Garten wird wie ein Kloster gewertet: Liegen auf allen 8 Feldern ringsum Plättchen, bringt er 9 Punkte, und der Abt kommt in den Vorrat zurück.

rule-AT-G2 = Garten am Ende
    .text = Am Spielende bringt ein Abt in einem Garten oder Kloster 1 Punkt und 1 je Plättchen ringsum.

rule-AT-G3 = Garten ohne Abt
    .text = Ein Garten, in dem kein Abt steht, wird nie gewertet.

rule-AT-R1 = Den Abt zurücknehmen
    .text = Statt eine Figur einzusetzen, darf man den eigenen Abt von überall auf dem Tisch zurücknehmen. Das bringt sofort 1 Punkt und 1 je Plättchen ringsum, das gerade gelegte eingeschlossen.

rule-AT-R2 = Statt jeder Figur
    .text = Wer den Abt zurücknimmt, setzt dafür keine Figur ein, auch keinen Baumeister, kein Schwein und keinen Schäfer. Wieder eingesetzt werden kann der Abt frühestens im nächsten Zugteil.

rule-AT-R3 = Nicht von Abgeschlossenem
    .text = Der Abt wird nicht von einem Garten oder Kloster zurückgenommen, das jetzt abgeschlossen ist: Es bringt am Ende des Zuges seine 9 Punkte, und eine andere Figur darf eingesetzt werden.

rule-AT-R4 = Eingesetzt oder zurückgenommen
    .text = Der Abt kann nicht im selben Schritt zurückgenommen werden, in dem er eingesetzt wurde.

rule-AT-R5 = Ein Abt zwischen Weinbergen
    .text = Ein zurückgenommener Abt erhält nichts für Weinberge, denn das Kloster ist nicht abgeschlossen. In einem abgeschlossenen Kloster bringen sie ihm Punkte wie einem Mönch, in einem Garten nie.

rule-AT-R6 = Der Abt ist ein Gefolgsmann
    .text = Der Abt ist ein Gefolgsmann: Der Drache frisst auch ihn. Hügel spielen keine Rolle, denn dort steht nur eine Figur.

rule-PD-S1 = Kein Drache vor einem Vulkan
    .text = Ein Drachenplättchen, das gezogen wird, bevor der erste Vulkan auf dem Tisch liegt, wird beiseitegelegt und kommt danach in den Stapel zurück.

rule-PD-M1 = Vulkan
    .text = Ein Vulkan holt den Drachen auf sein Plättchen; in diesem Zug darf keine Figur daraufgesetzt werden.

rule-PD-M2 = Der Weg des Drachen
    .text = Ein Drachenplättchen lässt den Drachen 6 Schritte ziehen, reihum je einen, beginnend bei der Person am Zug: von einem Plättchen auf ein benachbartes, nie schräg, nie auf eines, auf dem er auf diesem Weg schon war, auch nicht auf das erste, und nie auf das der Fee. Wo er nicht weiterkann, endet der Weg.

rule-PD-M3 = Wann der Drache zieht
    .text = Der Drache zieht nach der Figur und der Herde, vor der Wertung. Auf Wunsch zieht er nach der Wertung.

rule-PD-S2 = Fee und Drache zu Beginn
    .text = Fee und Drache warten neben dem Tisch: Der Drache kommt mit dem ersten Vulkan, die Fee, sobald jemand sie das erste Mal versetzt.

rule-PD-F1 = Die Fee versetzen
    .text = Statt eine Figur einzusetzen, auch nach einem Vulkanplättchen, darf man die Fee neben einen eigenen Gefolgsmann irgendwo auf dem Tisch stellen, nur nicht neben den, bei dem sie schon steht.

rule-PD-F2 = Ein Punkt von der Fee
    .text = Steht die Fee zu Beginn des Zuges neben einem eigenen Gefolgsmann, gibt es 1 Punkt; nur einmal im Zug, nicht noch einmal im zweiten Teil eines Doppelzuges.

rule-PD-F3 = Die Fee bei einer Wertung
    .text = Wird das Gebiet des Gefolgsmanns neben der Fee gewertet, im Spiel oder am Ende, bekommt sein Besitzer 3 Punkte mehr, mit Mehrheit oder ohne.

rule-PD-F4 = Die Fee hält den Drachen fern
    .text = Der Drache darf das Plättchen der Fee nicht betreten.

rule-PD-F5 = Die Fee neben niemandem
    .text = Verlässt ihr Gefolgsmann das Plättchen, bleibt die Fee dort neben niemandem stehen: Sie hält den Drachen fern, bringt aber keine Punkte, bis sie versetzt wird.

rule-PD-F6 = Neben einem Gefolgsmann oder auf einem Plättchen
    .text = Die Fee steht neben einem Gefolgsmann (Standard). In manchen ersten Auflagen steht sie auf einem Plättchen, bringt je 1 Punkt für die eigenen Gefolgsleute dort und 3 Punkte für einen Gefolgsmann dort in einem gewerteten Gebiet.

rule-PD-F7 = Nicht neben anderen Figuren
    .text = Die Fee steht nicht neben Baumeister, Schwein, Scheune oder Schäfer. Das Burgfräulein und das Einsetzen von Figuren stört sie nicht.

rule-PD-F8 = Die Fee bringt auch bei wertlosen Gebieten Punkte
    .text = Eine Straße mit Wirtshaus oder eine Stadt mit Kathedrale, die am Ende nichts wert ist, bringt trotzdem die 3 Punkte der Fee.

rule-PD-Q1 = Das Burgfräulein
    .text = Ist das Burgfräulein auf dem gerade gelegten Plättchen in einer Stadt mit Rittern, darf man einen von ihnen, gleich wem er gehört, in den Vorrat zurückschicken; das ersetzt jede andere Aktion mit einer Figur.

rule-PD-Q2 = Darf oder muss
    .text = Einen Ritter zurückzuschicken ist freiwillig (Standard). In manchen ersten Auflagen ist es Pflicht, wenn ein Ritter da ist, auch ein eigener.

rule-PD-Q3 = Das Burgfräulein handelt vor der Wertung
    .text = Der Ritter kommt vor der Wertung zurück, sodass sich die Mehrheit sofort ändern kann. Mit dem letzten Gefolgsmann kommt auch der Baumeister zurück. Ohne Ritter ist das Plättchen ein gewöhnliches.

rule-PD-G1 = Das Zauberportal
    .text = Der Gefolgsmann dieses Zuges darf auf ein freies Gebiet des Portalplättchens oder jedes anderen Plättchens auf dem Tisch gesetzt werden; auf anderen Plättchen nur auf nicht abgeschlossene Gebiete und auf Wiesen.

rule-PD-G2 = Nur Gefolgsleute gehen durch das Portal
    .text = Baumeister, Schwein, Scheune und Schäfer werden nur auf dem Portalplättchen selbst eingesetzt.

rule-PD-G3 = Wohin kein Portal führt
    .text = Ein Portal führt weder auf das Plättchen des Drachen noch in eine Burg oder ein Viertel. Auf einen Turm kommt man ohne Portal.

rule-PD-M4 = Niemand kommt zum Drachen
    .text = Auf das Plättchen, auf dem der Drache steht, wird keine Figur gesetzt.

rule-PD-E1 = Was der Drache frisst
    .text = Jede Figur auf einem Plättchen, auf das der Drache zieht, kommt ohne Punkte in den Vorrat zurück, auch Baumeister, Schwein, Abt oder Schäfer; nur eine Scheune bleibt. Die Schafe bei einem gefressenen Schäfer kommen in den Beutel zurück.

rule-PD-E2 = Allein zurückgeblieben
    .text = Ein Baumeister oder Schwein kommt ebenfalls in den Vorrat zurück, wenn der letzte Gefolgsmann derselben Farbe dort dem Drachen zum Opfer gefallen ist.

rule-TW-S1 = Turmbausteine für alle
    .text = Zu Beginn erhalten alle gleich viele Turmbausteine: zu zweit je 10, zu dritt 9, zu viert 7, zu fünft 6, zu sechst 5. Die übrigen bleiben in der Schachtel.

rule-TW-P1 = Plättchen mit Turmfundament
    .text = Plättchen mit einem Turmfundament werden wie üblich gelegt und besetzt; das Fundament gehört zu keinem anderen Gebiet.

rule-TW-P2 = Einen Turmbaustein setzen
    .text = Statt eine Figur zu setzen, darf man einen eigenen Turmbaustein auf ein beliebiges Turmfundament setzen oder auf einen beliebigen Turm, auf dem kein Gefolgsmann steht.

rule-TW-C1 = Wen ein Turm erreicht
    .text = Danach darf man einen beliebigen Gefolgsmann gefangen nehmen, der auf dem Plättchen des Turms oder in dessen Reihe oder Spalte steht, höchstens so viele Felder entfernt, wie der Turm jetzt hoch ist. Leere Felder zählen mit, und nichts versperrt den Weg.

rule-TW-C2 = Gefangene
    .text = Ein eigener gefangen genommener Gefolgsmann kommt in den Vorrat zurück. Ein fremder ist ein Gefangener: Er liegt bei der Person, die ihn gefangen hat, und fehlt im Vorrat seiner Farbe. Punkte gibt es dafür keine.

rule-TW-C3 = Wer nie gefangen wird
    .text = Baumeister, Schwein, Scheune, Schäfer, Burgherren und neutrale Figuren werden nie gefangen genommen. Ein Baumeister oder Schwein, dessen Farbe keinen anderen Gefolgsmann mehr in diesem Gebiet hat, kommt in den Vorrat zurück.

rule-TW-C4 = Vom Turm geholt
    .text = Ein Gefolgsmann auf einem Turm darf wie jeder andere gefangen genommen werden; danach darf wieder an diesem Turm gebaut werden.

rule-TW-N1 = Austausch von Gefangenen
    .text = Halten nach einer Gefangennahme zwei Personen Gefolgsleute voneinander gefangen, wird sofort einer gegen den gerade gefangenen getauscht; bei verschiedenen Arten bestimmt, wer gefangen genommen hat, welcher eigene zurückkommt.

rule-TW-R1 = Lösegeld
    .text = Einmal in jedem eigenen Zug darf man einen gefangenen eigenen Gefolgsmann für 3 Punkte freikaufen; sie gehen an die Person, die ihn hält, und diese darf nicht ablehnen. Er darf noch im selben Zug eingesetzt werden. Dafür muss man 3 Punkte haben (Standard), oder man darf unter 0 fallen.

rule-TW-T1 = Ein Gefolgsmann auf dem Turm
    .text = Statt eine Figur auf das neue Plättchen zu setzen, darf man einen Gefolgsmann auf einen beliebigen Turm aus mindestens einem Baustein stellen, auf dem noch keiner steht. Solange er dort steht, wächst der Turm nicht; er bleibt bis zum Ende. Nur Meeple, große Meeple, Phantome und Zirkusdirektoren dürfen auf Türme steigen.

rule-TW-E1 = Am Ende nichts
    .text = Gefangene und Gefolgsleute auf Türmen bringen am Ende keine Punkte.

rule-TW-I1 = Die Fee und die Türme
    .text = Die Fee schützt ihren Gefolgsmann nicht davor, gefangen genommen zu werden.

rule-PH-1 = Das Phantom
    .text = Alle haben ein Phantom, einen Gefolgsmann, der wie ein Meeple zählt. Nach der Figur des Zuges (oder dem, was sie ersetzt) darf es auf ein anderes freies Gebiet desselben Plättchens gesetzt werden, auf einen Turm oder dorthin, wohin ein Zauberportal führt; es darf auch die einzige Figur des Zuges sein. Hat das Burgfräulein einen Ritter zurückgeschickt, wird kein Phantom eingesetzt.

rule-FE-1 = Das Fest
    .text = Wer ein Plättchen mit einem Fest gelegt hat, darf, statt eine Figur einzusetzen, eine eigene vom Tisch zurücknehmen; sie bringt keine Punkte. Erlaubt ist jede Figur, auch Baumeister, Schwein, Schäfer oder Scheune (Standard), oder nur ein Gefolgsmann.

rule-WT-1 = Wachtürme
    .text = Wird eine Straße oder Stadt abgeschlossen, werden zuerst ihre Wachtürme gewertet. Jeder Gefolgsmann darauf, der auf einem Plättchen mit Wachturm steht, bringt Punkte, mit oder ohne Mehrheit, für das, was auf diesem Plättchen und den 8 ringsum ist: je nach Wachturm 2 je Wappen, 3 je Kloster, 1 je Plättchen mit Stadt, 1 je Plättchen mit Straße oder 2 je Gefolgsmann. Bauern erhalten nichts, und am Ende gibt es dafür keine Punkte.

rule-WR-1 = Windrosen
    .text = Ein Plättchen mit einem Viertel einer Windrose bringt sofort 3 Punkte, wenn es in der Richtung seines Viertels liegt, von der zuletzt gelegten ganzen Windrose aus und so, wie diese gedreht ist. Reihe und Spalte der ganzen Windrose gehören zu den Richtungen auf beiden Seiten.

rule-LB-1 = Kleine Gebäude
    .text = Die 6 Schuppen, 6 Häuser und 6 kleinen Türme werden gleichmäßig verteilt. Statt einer Figur darf man eines davon auf das gerade gelegte Plättchen setzen, höchstens eines auf ein Plättchen. Es macht jedes Gebiet, zu dem sein Plättchen gehört, um 1 Punkt wertvoller, gleich wer es wertet; zu einem Kloster gehören seine 9 Felder, und auch Wiesen und Scheunen zählen. Auf Wunsch bringt ein kleiner Turm 3, ein Haus 2 und ein Schuppen 1.

rule-DA-1 = Die Kirchen von Darmstadt
    .text = Eine Kirche wird wie ein Kloster gelegt, besetzt und gewertet. Ist sie abgeschlossen, erhält außerdem 3 Punkte, wer auf ihrem Plättchen und den 8 ringsum die meisten Gefolgsleute hat, bei Gleichstand alle Beteiligten. Jeder Gefolgsmann zählt einmal.

rule-DA-2 = Das Darmstadtium
    .text = Eine abgeschlossene Stadt mit dem Darmstadtium bringt 3 Punkte mehr.

rule-LA-1 = Das Labyrinth
    .text = Die vier Arme des Labyrinths sind eine Straße. Wird sie abgeschlossen, bringt sie 2 Punkte mehr für jeden Gefolgsmann darauf, gleich wem er gehört; ein großer Meeple zählt nur einmal. Jeder Arm bis zur Mitte und die Mitte selbst können einzeln besetzt werden, auch wenn auf den anderen Teilen Gefolgsleute stehen. Auf Wunsch ist das Labyrinth eine Straße wie jede andere.

rule-SC-1 = Den Lehrer nehmen
    .text = Die Schule liegt neben dem Startplättchen, und der Lehrer steht darin. Wer eine Straße abschließt, die zur Schule führt, ob besetzt oder nicht, nimmt nach der Wertung den Lehrer, auch von anderen. Sind alle Straßen zur Schule abgeschlossen, nimmt ihn niemand mehr.

rule-SC-2 = Was der Lehrer bringt
    .text = Sobald danach ein Gebiet abgeschlossen und gewertet wird, gleich von wem, bekommt dieselben Punkte auch, wer den Lehrer hat, und der Lehrer kommt in die Schule zurück. Werden in einem Zug mehrere Gebiete gewertet, wählt eines davon, wer den Lehrer hat. In der Schlusswertung bringt der Lehrer nichts.
rule-CP-1 = Auf dem Jahrmarkt
    .text = Ein Jahrmarkt beendet die Straßen, die auf ihn führen, wie eine Kreuzung. Nach einem Zug, in dem ein Jahrmarkt gelegt wurde, wird mit dem Katapult geworfen. Würfe lassen sich nicht beurteilen: Alle tragen ein, was ihre gebracht haben, zuerst, wer am Zug war, mit ihren Plättchen in beliebiger Reihenfolge.

rule-CP-2 = Was Würfe bringen
    .text = Wer dem Ziel am nächsten ist, erhält 5 Punkte, bei Gleichstand alle, und ein Fang bringt 5 Punkte. Beim Umwerfen kommen die getroffenen Gefolgsleute ohne Punkte in den Vorrat zurück. Beim Verführen wird ein fremder Gefolgsmann gegen einen aus dem Vorrat der Person getauscht, die geworfen hat, auf demselben Gebiet. Wer was getroffen oder gefangen hat, entscheidet die Runde.

rule-GI-1 = Geschenke
    .text = Wer mit dem gelegten Plättchen eine Straße oder Stadt erweitert, die nur anderen gehört, bekommt verdeckt eines der 25 Geschenke, auch wenn es mehrere erweitert; keines, wenn alle schon verteilt sind. Einmal im Zug darf man nach dem Ziehen und vor dem Legen des Plättchens ein Geschenk öffnen, aber nicht im zweiten Teil, den ein Baumeister bringt. Eine Synode stellt einen Gefolgsmann aus dem Vorrat in ein besetztes Kloster. Ein Straßenfeger wertet eine nicht abgeschlossene Straße wie am Spielende, und alle Figuren darauf kommen in den Vorrat zurück. Wie „Stellungswechsel“, „Auszahlung“ und „Nimm zwei“ im Einzelnen wirken, ist nicht sicher bekannt: Die Mitspielenden lesen die Karte und tragen ein, was sie bringt.

rule-SP-1 = Wegweiser
    .text = Ein Wegweiser steht an einem Rand und zeigt auf das nächste Plättchen. Er stimmt, wenn die Straße dort so weitergeht, wie er zeigt (links, rechts oder geradeaus), und nicht auf diesem Plättchen endet. Jeder Wegweiser, der stimmt, bringt an einer abgeschlossenen Straße allen, die sie werten, 1 Punkt, 2 Punkte, wenn Wegweiser von zwei Arten stimmen, und 3, wenn welche von allen drei Arten stimmen. Am Spielende bringt jeder, der an einer unfertigen Straße stimmt, 1 Punkt.

rule-PL-1 = Die Pest
    .text = Die Plättchen der Pest werden wie alle anderen gelegt und gewertet. Ausbrüche, Flöhe und Fluchten führen die Mitspielenden selbst aus, denn in welcher Reihenfolge das in einem Zug geschieht, ist nicht sicher bekannt.

rule-WF-1 = Das Schicksalsrad
    .text = Die Plättchen des Schicksalsrads werden wie alle anderen gelegt und gewertet. Das Rad, sein Schwein und seine Kronenfelder spielen die Mitspielenden selbst, denn was jedes Ereignis bringt, ist nicht sicher bekannt. Was sie bringen, wird als Punkte nach Absprache eingetragen.

rule-RU-1 = Russische Sonderplättchen
    .text = Die russischen Sonderplättchen werden wie alle anderen gelegt und gewertet. Die Hütte, den Räuber und den Wassergeist spielen die Mitspielenden selbst, denn ihre Regeln sind nicht vollständig bekannt. Was sie bringen, wird als Punkte nach Absprache eingetragen.

rule-BS-1 = Badehäuser
    .text = Ein Badehaus in einer Stadt oder an einer Straße hat eine Zahl. Wird das Gebiet abgeschlossen und gehört es nur einer Person, erhält sie zusätzlich die Zahlen seiner Badehäuser, und ein Meeple, der gewertet hat, bleibt im Badehaus: Er besetzt nichts und ist nicht im Vorrat. Er kommt zurück, sobald die acht Felder rings um das Badehaus belegt sind, oder am Anfang eines eigenen Zuges für so viele Punkte, wie das Badehaus zeigt. Sind sie schon belegt, bleibt er nicht. Was ein Gleichstand bringt, ist nicht sicher bekannt; das entscheiden die Mitspielenden.

rule-BU-1 = Burgen in Deutschland
    .text = Alle haben ein Burgplättchen, zu zweit oder zu dritt zwei, und dürfen es, statt zu ziehen, dorthin legen, wo es passt; eine andere Burg darf es nicht berühren, auch nicht an einer Ecke. Ein Gefolgsmann in der Burg ist der Burgherr. Sind alle zehn Felder rings um die Burg belegt, bringt sie 12 Punkte; sonst bringt sie am Ende 2 Punkte und 1 für jedes dieser Felder, das belegt ist.

rule-BU-2 = Straßen und Städte an einer Burg
    .text = Eine Straße oder Stadt, die abgeschlossen wird und von der ein Teil auf einem Burgplättchen liegt, bringt für jede Burg 3 Punkte mehr, gleich wer sie gelegt hat.
rule-HA-1 = Halb so wild
    .text = Alle haben drei halbe Plättchen und dürfen eines davon legen, statt ein Plättchen zu ziehen. Mindestens eine der beiden ganzen Kanten muss an ein Plättchen grenzen, und alles, woran sie grenzen, muss passen. Zwei halbe Plättchen dürfen sich ein Feld teilen, jedes gegenüber dem anderen um 180 Grad gedreht. Eine Figur darf folgen. Ein Feld mit halben Plättchen zählt als ein Plättchen. An den langen Seiten wird nichts verbunden: Was dort gilt, ist nicht sicher bekannt.

rule-KD-1 = Straßen zu einer Kathedrale
    .text = Eine abgeschlossene Straße, die zu einer deutschen Kathedrale führt, bringt 2 Punkte je Plättchen. Führen beide Enden zur selben Kathedrale, zählt deren Plättchen doppelt. Ein Wirtshaus bringt nichts zusätzlich.

rule-KD-2 = Deutsche Kathedralen
    .text = Ein Gefolgsmann auf einer deutschen Kathedrale ist ihr Erzbischof. Sind alle drei oder vier Straßen abgeschlossen, die von ihr ausgehen, bringt er 1 Punkt für jedes Plättchen jeder dieser Straßen; das Plättchen der Kathedrale zählt für jede Straße, die von ihr ausgeht, einmal. Was eine nicht abgeschlossene Kathedrale am Spielende bringt, ist nicht sicher bekannt.

rule-GM-J1 = Andere Klöster
    .text = Die Klöster in den Niederlanden und Belgien und die in Japan werden wie die deutschen gespielt.

rule-SG-1 = Belagerte Städte
    .text = Eine abgeschlossene belagerte Stadt bringt für jedes Plättchen und Wappen 1 Punkt weniger: je 1, mit Kathedrale je 2; eine Stadt aus zwei Plättchen, die in frühen Auflagen je 1 bringt, bringt 0. Nicht abgeschlossen bringt sie nichts.

rule-SG-2 = Ein Abschnitt genügt
    .text = Ein belagerter Abschnitt belagert die ganze Stadt.

rule-SG-3 = Wiesen an belagerten Städten
    .text = Eine abgeschlossene belagerte Stadt zählt für Wiesen doppelt: 6 Punkte für Bauern, 8 für eine Scheune und 2 für Bauern, deren Wiese mit der einer Scheune verbunden wird.

rule-SG-4 = Flucht
    .text = Nach dem eigenen Zug darf man einen eigenen Ritter durch ein Kloster oder eine Abtei aus einer belagerten Stadt holen. Das Kloster muss auf einem Plättchen mit belagertem Abschnitt oder auf einem der 8 Felder darum liegen (Standard), oder jedes Plättchen der Stadt genügt.

rule-PD-E3 = Wen der Drache nicht frisst
    .text = Der Drache frisst weder Scheunen, Gefangene und Burgherren noch Gefolgsleute in Vierteln. Einen Gefolgsmann auf einem Turm frisst er (Standard), oder dieser ist dort sicher.

rule-TU-1 = Tunneleingänge
    .text = Eine Straße, die in einem Tunnel endet, ist dort offen, bis zwei gleiche Marker diesen Eingang mit einem anderen verbinden. Alle haben von jeder Sorte 2 Marker: zu zweit 3 Sorten, zu dritt 2, sonst 1 (Standard), auf Wunsch weniger.

rule-TU-2 = Tunnelmarker
    .text = Zusätzlich zur Figur darf man einmal im Zug einen eigenen Marker auf einen beliebigen freien Tunneleingang legen. Liegen beide Marker einer Sorte auf dem Tisch, sind ihre Straßen eine einzige, wie weit entfernt sie auch sind. Auch Straßen durch Tunnel anderer Schachteln haben Tunneleingänge (Standard) oder nicht.

rule-CO-S1 = Die Stadt Carcassonne
    .text = Die zwölf Plättchen der Stadt liegen von Anfang an als Block von vier mal drei auf dem Tisch, anstelle des Startplättchens, das eingemischt wird. An ihren Außenkanten setzen sich Straßen, Städte und Wiesen fort. Sie hat vier Viertel: Burg, Markt, Schmiede und Kathedrale.

rule-CO-S2 = Der Graf
    .text = Der Graf beginnt in der Burg. Er steht immer in einem der vier Viertel.

rule-CO-P1 = Keine Figuren auf den Plättchen der Stadt
    .text = Die Außenkanten der Stadt setzen Straßen, Städte und Wiesen wie üblich fort. Auf ihre Plättchen wird keine Figur gesetzt, außer in die Viertel; außerhalb dürfen Figuren auf Gebieten stehen, die an sie grenzen.

rule-CO-F1 = Ein Gefolgsmann für die Stadt
    .text = Bringen abgeschlossene Gebiete in einem Zug (oder einem Teil davon) anderen Punkte und der Person am Zug keine, darf diese einen Gefolgsmann aus dem Vorrat in ein beliebiges Viertel setzen. In einem Viertel dürfen mehrere stehen.

rule-CO-F2 = Den Grafen versetzen
    .text = Wer einen Gefolgsmann in die Stadt setzt, darf danach den Grafen in ein anderes Viertel versetzen. (Als Hausregel zieht er jedes Mal im Uhrzeigersinn weiter oder zu diesem Gefolgsmann.)

rule-CO-M1 = Aus der Stadt ziehen
    .text = Bevor abgeschlossene Gebiete gewertet werden, dürfen alle der Reihe nach beliebig viele eigene Gefolgsleute aus einem Viertel auf eines dieser Gebiete stellen: aus der Burg in eine Stadt, aus der Schmiede auf eine Straße, aus der Kathedrale in ein Kloster, vom Markt auf eine Wiese. Es beginnt, wer links neben der Person am Zug sitzt; diese kommt zuletzt.

rule-CO-M2 = Wo der Graf steht
    .text = Aus dem Viertel, in dem der Graf steht, zieht niemand.

rule-CO-M3 = Wer aus der Stadt kommt, zählt mit
    .text = Gefolgsleute aus der Stadt zählen sofort für die Mehrheit, auch mehrere in einem Kloster, und kommen nach der Wertung in den Vorrat zurück.

rule-CO-M4 = Vom Markt
    .text = Vom Markt zieht man nur, wenn Wiesen gewertet werden: durch eine Scheune und am Spielende.

rule-CO-E1 = Die Stadt am Spielende
    .text = Vor der Schlusswertung darf man in derselben Reihenfolge noch aus der Stadt ziehen, bis alle passen: vom Markt auf Wiesen oder, in der ersten Auflage, aus jedem Viertel auf nicht abgeschlossene Gebiete. Aus dem Viertel des Grafen zieht niemand.

rule-CO-E2 = Wer in der Stadt bleibt
    .text = Gefolgsleute, die in der Stadt bleiben, bringen keine Punkte.

rule-CO-A1 = Wiesen an der Stadt
    .text = Für Wiesen, die an sie grenzen, ist die Stadt eine abgeschlossene Stadt: 3 Punkte, für eine Scheune 4.

rule-CO-A2 = Wer in welchem Viertel stehen darf
    .text = Der Bürgermeister darf nur in der Burg stehen, der Abt nur in der Kathedrale, der Wagen überall außer auf dem Markt. Scheune, Baumeister, Schwein und Schäfer stehen nie in der Stadt.

rule-CO-A3 = Punkte, die nicht zählen
    .text = Punkte der Fee, eines Zirkusdirektors, einer Depesche oder einer Windrose erlauben es nicht, einen Gefolgsmann in die Stadt zu setzen, und hindern auch nicht daran.

rule-PD-M5 = Der Drache und die Stadt
    .text = Die Stadt Carcassonne ist für den Drachen gesperrt: alle zwölf Plättchen (Standard) oder, wie das Regelprogramm es auslegt, nur die beiden in der Mitte.

rule-KR-5 = Was als Stadt zählt
    .text = Eine Burg ist keine Stadt. Die Stadt Carcassonne zählt am Ende als eine abgeschlossene Stadt mehr.

rule-FY-1 = Eine Fähre legen
    .text = Wer ein Plättchen mit einem See gelegt hat, legt nach der Figur dessen Fähre zwischen zwei der Straßen dort; die Figur darf auf jeder von ihnen stehen. Diese zwei Straßen sind nun eine einzige; die übrigen enden am See.

rule-FY-2 = Ein Plättchen mit Fähre
    .text = Für jede Straße zählt ein Plättchen mit Fähre einmal.

rule-FY-3 = Fähren umsetzen
    .text = Danach darf man für jede Straße des gerade gelegten Plättchens in jeder Richtung die nächste Fähre umsetzen: nur Fähren auf anderen Plättchen und jede nur einmal im Zug. Wer dadurch eine Straße verliert, bekommt keine Punkte und nimmt keine Figur zurück; was dadurch abgeschlossen ist, wird jetzt gewertet.

rule-BC-S1 = Brücken und Burgen zu Beginn
    .text = Zu Beginn haben alle 3 Brücken und 3 Burgen, zu fünft oder sechst je 2.

rule-BC-B1 = Was eine Brücke ist
    .text = Eine Brücke überspannt ein Plättchen von einer Kante zur gegenüberliegenden. Beide Kanten dürfen nur Wiese zeigen. Die Brücke führt eine Straße über alles auf dem Plättchen hinweg und verbindet sie dort mit nichts; die Wiese darunter wird nicht geteilt.

rule-BC-B2 = Eine Brücke legen
    .text = Einmal in jedem Teil des Zuges darf man eine eigene Brücke über das gerade gelegte oder ein angrenzendes Plättchen legen: beim Anlegen, wenn das Plättchen nur so passt, oder danach. Nach der anderen Auslegung bekommt ein angrenzendes Plättchen nur beim Anlegen eine Brücke.

rule-BC-B3 = Hinter einer Brücke
    .text = Die beiden Enden einer Brücke sind fortan Straßenkanten: Dahinter muss es leer sein oder eine Straße weitergehen. Ein Plättchen hat höchstens eine Brücke.

rule-BC-B4 = Ein Gefolgsmann auf einer Brücke
    .text = Auf die Straße einer Brücke über dem gerade gelegten Plättchen darf man einen Gefolgsmann setzen. Das Plättchen zählt für diese Straße einmal.

rule-BC-B5 = Brücken bleiben liegen
    .text = Eine Brücke bleibt liegen, und es ist gleich, wem sie gehörte. Wo Artisten stehen, wird keine gelegt.

rule-BC-B6 = Nur mit einer Brücke
    .text = Ein Plättchen, das nur mit einer Brücke passt, muss man nicht anlegen; man darf es aus dem Spiel nehmen.

rule-BC-C1 = Welche Stadt zur Burg werden kann
    .text = Eine gerade abgeschlossene Stadt kann zur Burg werden, wenn sie aus genau zwei Plättchen mit je einer Kante besteht. Auf manchen Plättchen geht das nicht.

rule-BC-C2 = Eine Burg bauen
    .text = Statt die Stadt werten zu lassen, darf die Person, deren Gefolgsmann allein darin steht, eine eigene Burg darauf legen. Der Gefolgsmann bleibt als Burgherr stehen. Gefragt wird im Uhrzeigersinn, zuerst, wer am Zug ist.

rule-BC-C3 = Die Umgebung einer Burg
    .text = Zur Umgebung einer Burg gehören 6 Felder: ihre zwei Plättchen und die zwei Felder an jeder Längsseite.

rule-BC-C4 = Was der Burgherr bringt
    .text = Wenn zum ersten Mal eine Straße, eine Stadt, ein Kloster oder eine Burg mit einem Plättchen in der Umgebung gewertet wird (beim Kloster zählt nur sein eigenes), bringt der Burgherr ebenso viele Punkte. Er kommt zurück in den Vorrat, und die Burg bleibt für immer leer.

rule-BC-C5 = Mehreres zugleich
    .text = Wird mehreres zugleich gewertet, zählt das Beste, auch wenn niemand darauf steht; in dem Zug, in dem die Burg gebaut wird, zählt nichts. Eine so gewertete Burg kann die nächste auslösen.

rule-BC-C6 = Welche Punkte zählen
    .text = Es zählt nur, was das Gebiet selbst wert ist, mit Wirtshaus, Kathedrale, Magier und Hexe, nicht aber, was es zusätzlich gibt.

rule-BC-C7 = Burgen am Spielende
    .text = Eine Burg, deren Burgherr während des Spiels nichts gebracht hat, bringt am Ende nichts.

rule-BC-C8 = Burgen an Wiesen
    .text = Für eine Wiese bringt eine Burg, mit oder ohne Burgherrn, 1 Punkt mehr als eine abgeschlossene Stadt.

rule-BC-C9 = Eine Burg ist keine Stadt
    .text = Eine Burg ist keine Stadt mehr: Sie bringt keine Waren und keinen König, und niemand wird dorthin gesetzt.

rule-BC-Z1 = Wann ein Basar stattfindet
    .text = Nach dem ganzen Zug, in dem ein Plättchen mit Basar gezogen und gelegt wurde (bei einem Doppelzug nach dessen zweitem Teil), werden so viele Plättchen aufgedeckt, wie Personen mitspielen. Sind weniger übrig, findet kein Basar statt.

rule-BC-Z2 = Anbieten und bieten
    .text = Wer links neben der Person am Zug sitzt, wählt eines der Plättchen und nennt dafür einen Preis von 0 oder mehr Punkten. Alle anderen ohne Plättchen dürfen im Uhrzeigersinn je einmal einen höheren Preis bieten oder passen.

rule-BC-Z3 = Kaufen oder verkaufen
    .text = Hat jemand anderes am meisten geboten, entscheidet die Person, die das Plättchen gewählt hat: Sie kauft es und zahlt den Preis an die höchstbietende Person, oder sie verkauft es ihr für diesen Preis. Hat niemand mehr geboten, zahlt sie den Preis an die Bank.

rule-BC-Z4 = Bis alle ein Plättchen haben
    .text = Die nächste Person im Uhrzeigersinn ohne Plättchen wählt das nächste. Das letzte Plättchen bekommt die letzte Person umsonst.

rule-BC-Z5 = Ein gekauftes Plättchen legen
    .text = Im nächsten Zug legt man das gekaufte Plättchen, statt eines zu ziehen. Für ein gekauftes Plättchen mit Basar findet kein Basar statt. Passt es nirgends, kommt es aus dem Spiel, und man zieht ein Plättchen.

rule-BC-Z6 = Punkte im Basar
    .text = Ein Preis darf höher sein als die eigenen Punkte; man fällt dann unter 0. Auf Wunsch wählen alle in derselben Reihenfolge ein Plättchen ohne Punkte.

rule-GO-1 = Gold einer Goldmine
    .text = Wer eine Goldmine legt, legt ein Goldstück darauf und eines auf ein beliebiges der 8 Felder ringsum, auf dem ein Plättchen liegt. Das geschieht vor allem anderen im Zug.

rule-GO-2 = Gold auf Plättchen
    .text = Gold bleibt auf seinem Plättchen, bis jemand es nimmt; auf einem Plättchen dürfen mehrere Goldstücke liegen.

rule-GO-3 = Gold nehmen
    .text = Wird ein Gebiet während des Spiels gewertet, nehmen die, denen es gehört, das Gold auf seinen Plättchen; bei einem Kloster zählt das Gold auf allen 9 Feldern. Steht dasselbe Gold mehreren zu, nehmen sie reihum je ein Stück, zuerst wer am Zug ist. Hier wird dabei immer vom Plättchen mit dem meisten Gold genommen.

rule-GO-4 = Was Gold bringt
    .text = Am Ende bringen 1 bis 3 Goldstücke je 1 Punkt, 4 bis 6 je 2, 7 bis 9 je 3, ab 10 je 4. Gold, das noch auf Plättchen liegt, bringt nichts, und Gebiete der Schlusswertung bringen kein Gold.

rule-BT-S1 = Tierplättchen
    .text = Die 16 Tierplättchen liegen verdeckt neben dem Tisch, daneben das Zirkuszelt. Eines zeigt 1, vier zeigen 3, fünf 4, drei 5, zwei 6 und eines 7.

rule-BT-T1 = Zeltplätze
    .text = An einem Zeltplatz enden die Straßen, die zu ihm führen; auf ihm darf keine Figur stehen.

rule-BT-T2 = Das Zirkuszelt
    .text = Auf das erste Zeltplättchen kommt ein verdecktes Tierplättchen und darauf das Zirkuszelt. Danach zieht das Zelt nur weiter, wenn wieder ein Zeltplättchen gelegt wird.

rule-BT-T3 = Die Vorstellung im Zirkuszelt
    .text = Wird das nächste Zeltplättchen gelegt, wird nach der Wertung seiner abgeschlossenen Gebiete das Tierplättchen unter dem Zelt aufgedeckt: Jeder Gefolgsmann auf dem Plättchen des Zelts und den 8 ringsum bringt so viele Punkte, und alle bleiben stehen. Das Tierplättchen kommt aus dem Spiel; das Zelt zieht mit einem neuen auf das neue Plättchen.

rule-BT-T4 = Wer im Publikum ist
    .text = Am Ende wird das Zirkuszelt noch einmal gewertet. Alle Gefolgsleute zählen, auch Artisten, Zirkusdirektoren und Burgherren, ein großer Meeple nur einmal; Baumeister, Schwein, Scheune und Schäfer zählen nicht.

rule-BT-A1 = Artisten
    .text = Statt eine Figur auf ein Gebiet des neuen Plättchens zu setzen, darf man einen Meeple in die Artistenpyramide dieses Plättchens oder eines der 8 ringsum stellen. Eine Pyramide hat Platz für drei Meeple beliebiger Farben.

rule-BT-A2 = Eine Pyramide werten
    .text = Statt eine Figur einzusetzen, darf man eine beliebige Pyramide aus drei Meeple werten, aber nicht in dem Zug, in dem sie voll wurde. Jeder Meeple bringt 5 Punkte, und alle drei kommen zurück in den Vorrat.

rule-BT-A3 = Artisten am Ende
    .text = Am Ende bringt jeder Artist 5 Punkte, ob seine Pyramide voll ist oder nicht. Artisten gehören zu keinem anderen Gebiet, und Straßen enden an ihrem Platz.

rule-BT-A4 = Wer Artist sein darf
    .text = Nur Meeple werden Artisten: kein großer Meeple, kein Abt, kein Phantom und kein Zirkusdirektor. Auf einem Plättchen mit Brücke gibt es keine Pyramide.

rule-BT-R1 = Der Zirkusdirektor
    .text = Alle haben einen Zirkusdirektor, einen Gefolgsmann, der auf Straßen, in Städten, in Klöstern und auf Wiesen wie ein Meeple zählt.

rule-BT-R2 = Was der Zirkusdirektor bringt
    .text = Wird das Gebiet eines Zirkusdirektors gewertet, auch am Ende und auch ohne Mehrheit, bringt er je 2 Punkte für jeden Zeltplatz und jeden Artistenplatz auf seinem Plättchen und den 8 ringsum.

rule-CU-C1 = Kultstätte
    .text = Eine Kultstätte wird wie ein Kloster gelegt, besetzt und gewertet: abgeschlossen 9 Punkte, am Ende 1 und 1 je Plättchen ringsum. Abteien und besondere Klöster (mit einem Mönch) gelten gegenüber Kultstätten als Klöster.

rule-CU-C2 = Je ein Gegner
    .text = Kein Plättchen darf so gelegt werden, dass eine Kultstätte auf den 8 Feldern ringsum mehr als ein Kloster hat oder ein Kloster mehr als eine Kultstätte. Auf Wunsch darf eine Abtei trotzdem so gelegt werden.

rule-CU-C3 = Herausforderung
    .text = Liegen Kultstätte und Kloster gegenseitig auf den 8 Feldern ringsum und sind beide besetzt, fordern sie einander heraus: Was zuerst abgeschlossen ist, bringt 9 Punkte; das andere bringt nichts, und seine Figur kommt sofort in den Vorrat zurück.

rule-CU-C4 = Zugleich abgeschlossen
    .text = Schließt ein Plättchen Kultstätte und Kloster einer Herausforderung zugleich ab, werden beide gewertet.

rule-CU-C5 = Herausforderung am Ende
    .text = Ist am Spielende keines von beiden abgeschlossen, werden Kultstätte und Kloster beide als nicht abgeschlossen gewertet.

rule-CU-C6 = Ohne Figur endet keine Herausforderung
    .text = Eine Kultstätte oder ein Kloster ohne Figur beendet beim Abschließen keine Herausforderung.

rule-MW-1 = Magier oder Hexe
    .text = Wer ein Plättchen mit dem Zeichen von Magier und Hexe legt, setzt einen der beiden auf eine beliebige nicht abgeschlossene Straße oder Stadt der Auslage, auf der keiner von beiden steht. Das ist Pflicht und geschieht vor allem anderen im Zug. Gibt es kein solches Gebiet, kommt einer der beiden vom Tisch.

rule-MW-2 = Magier und Hexe zusammen
    .text = Verbindet ein Plättchen die Gebiete von Magier und Hexe, versetzt, wer es gelegt hat, einen der beiden nach derselben Regel.

rule-MW-3 = Was Magier und Hexe bewirken
    .text = Ein Gebiet mit dem Magier bringt 1 Punkt mehr für jedes seiner Plättchen. Ein Gebiet mit der Hexe bringt die Hälfte seiner Punkte, aufgerundet, nach allem, was Wirtshäuser und Kathedralen ändern. Beides gilt während des Spiels und am Ende, gleich wem das Gebiet gehört.

rule-MW-4 = Magier und Hexe gehen
    .text = Wird eine Straße oder Stadt abgeschlossen, kommt der Magier oder die Hexe darauf vom Tisch.

rule-GM-S1 = Klöster des Grundspiels
    .text = Die sechs einfachen Klöster des Grundspiels kommen aus dem Spiel; die anderer Sätze bleiben. Auf Wunsch bleiben auch sie.

rule-GM-M1 = Mönch oder Abt
    .text = In ein besonderes Kloster wird ein Gefolgsmann entweder stehend als Mönch oder liegend als Abt gesetzt, und dabei bleibt es. Dort ist immer nur eine Figur.

rule-GM-M2 = Mönch
    .text = Ein stehender Mönch in einem besonderen Kloster wird wie in einem einfachen gewertet, Weinberge eingeschlossen.

rule-GM-M3 = Liegender Abt
    .text = Ein liegender Abt wird während des Spiels nie gewertet, auch nicht umringt. Am Ende bringt das Kloster 1 Punkt und 1 je Plättchen in den lückenlosen Reihen nach oben, rechts, unten und links, ohne Punkte für Weinberge.

rule-GM-M4 = Nicht die Figur namens Abt
    .text = Liegend als Abt ist eine Art, einen Gefolgsmann einzusetzen; mit dem Abt der zweiten und dritten Auflage hat das nichts zu tun.

sources-base = Carcassonne, Grundregeln des Verlags, wie sie allgemein bekannt sind (Auflagen von 2000, 2014 und 2021)
sources-c1 = Carcassonne, Grundregeln der ersten Auflage in ihren späteren Fassungen
sources-ic = Wirtshäuser und Kathedralen, Regeln des Verlags, wie sie allgemein bekannt sind
sources-tb = Händler und Baumeister, Regeln des Verlags, wie sie allgemein bekannt sind
sources-referee = Wie dieser Schiedsrichter Carcassonne auslegt
sources-fm = Die Fluggeräte, Regeln des Verlags, wie sie allgemein bekannt sind
sources-cc = Die Kornkreise, Regeln des Verlags, wie sie allgemein bekannt sind
sources-rb = Die Räuber, Regeln des Verlags, wie sie allgemein bekannt sind
sources-me = Die Depeschen, Regeln des Verlags, wie sie allgemein bekannt sind
sources-at = Abt und Gärten der zweiten und dritten Auflage, Regeln des Verlags, wie sie allgemein bekannt sind
sources-at-read = Abt und Gärten, wie dieser Schiedsrichter sie auslegt, wo ihre Regeln schweigen
sources-tw = Der Turm der ersten und zweiten Auflage, Regeln des Verlags, wie sie allgemein bekannt sind
sources-ph = Das Phantom, Regeln des Verlags, wie sie allgemein bekannt sind
sources-fe = Das Fest, Regeln des Verlags, wie sie allgemein bekannt sind
sources-wt = Die Wachtürme, Regeln des Verlags, wie sie allgemein bekannt sind
sources-wr = Die Windrosen, Regeln des Verlags, wie sie allgemein bekannt sind
sources-la = Das Labyrinth, Regeln des Verlags, wie sie allgemein bekannt sind
sources-sc = Die Schule, Regeln des Verlags, wie sie allgemein bekannt sind
sources-cp = Das Katapult, Regeln des Verlags, wie sie allgemein bekannt sind
sources-gi = Die Geschenke, Regeln des Verlags, wie sie allgemein bekannt sind
sources-sp = Die Wegweiser, Regeln des Verlags, wie sie allgemein bekannt sind
sources-pl = Die Pest, Regeln des Verlags, wie sie allgemein bekannt sind
sources-wf = Das Schicksalsrad, Regeln des Verlags, wie sie allgemein bekannt sind
sources-ru = Russische Sonderplättchen, Regeln des Verlags, wie sie allgemein bekannt sind
sources-bs = Die Bader, Regeln des Verlags, wie sie allgemein bekannt sind
sources-bu = Burgen in Deutschland, Regeln des Verlags, wie sie allgemein bekannt sind
sources-kd = Kathedralen in Deutschland, Regeln des Verlags, wie sie allgemein bekannt sind
sources-ha = Halb so wild, Regeln des Verlags, wie sie allgemein bekannt sind
sources-lb = Die Häuser, Regeln des Verlags, wie sie allgemein bekannt sind
sources-da = Darmstadt, Regeln des Verlags, wie sie allgemein bekannt sind
sources-sg = Katharer, Belagerung und Belagerer, Regeln des Verlags, wie sie allgemein bekannt sind
sources-pd = Burgfräulein und Drache, Regeln des Verlags, wie sie allgemein bekannt sind
sources-go = Die Goldminen, Regeln des Verlags, wie sie allgemein bekannt sind
sources-co = Der Graf von Carcassonne, Regeln des Verlags, wie sie allgemein bekannt sind
sources-fy = Die Fähren, Regeln des Verlags, wie sie allgemein bekannt sind
sources-bc = Brücken, Burgen und Basare, Regeln des Verlags, wie sie allgemein bekannt sind
sources-tu = Der Tunnel, Regeln des Verlags, wie sie allgemein bekannt sind
sources-mw = Magier und Hexe, Regeln des Verlags, wie sie allgemein bekannt sind
sources-bt = Manege frei!, Regeln des Verlags, wie sie allgemein bekannt sind
sources-cu = Die Kultstätte, Regeln des Verlags, wie sie allgemein bekannt sind
sources-cu-read = Die Kultstätte, wie dieser Schiedsrichter sie auslegt, wo ihre Regeln schweigen
sources-gm = Klöster in Deutschland, Regeln des Verlags, wie sie allgemein bekannt sind
sources-gm-read = Klöster in Deutschland, wie dieser Schiedsrichter sie auslegt, wo ihre Regeln schweigen
sources-hs = Schafe und Hügel, Regeln der ersten Auflage (2014) mit ihren Fußnoten
sources-hs-read = Schafe und Hügel, wie dieser Schiedsrichter es auslegt, wo die Regeln schweigen
sources-rv = Der Fluss (der erste), Regeln des Verlags, wie sie allgemein bekannt sind
sources-rv2 = Der Fluss II, Regeln des Verlags, wie sie allgemein bekannt sind
sources-gq = Games Quarterly 11, Regeln des Verlags, wie sie allgemein bekannt sind
sources-kr = König und Raubritter, Regeln des Verlags, wie sie allgemein bekannt sind
sources-ab = Abtei und Bürgermeister, Regeln des Verlags, wie sie allgemein bekannt sind
sources-ex = Offene Fragen zu den Regeln der Erweiterungen
sources-exi = Erweiterungen von Carcassonne miteinander, wie sie allgemein bekannt sind und hier ausgelegt werden

sections-CB-S = Vorbereitung
sections-CB-T = Spielzüge
sections-CB-P = Plättchen legen
sections-CB-M = Meeple
sections-CB-J = Mehrheit
sections-CB-G = Wertung
sections-CB-R = Straßen
sections-CB-C = Städte
sections-CB-K = Klöster
sections-CB-F = Wiesen
sections-CB-E = Spielende
sections-CB-I = in Kürze
sections-CB-B = in Kürze
sections-HS-S = Vorbereitung
sections-HS-F = Schäfer und Herde
sections-HS-H = Hügel
sections-HS-V = Weinberge
sections-HS-N = neue Plättchen
sections-HS-I = andere Erweiterungen
sections-IC-S = Vorbereitung
sections-IC-I = Wirtshäuser
sections-IC-C = Kathedralen
sections-IC-M = großer Meeple
sections-TB-S = Vorbereitung
sections-TB-B = Baumeister
sections-TB-P = Schwein
sections-TB-G = Waren
sections-TB-T = Plättchen
sections-RV-S = Vorbereitung
sections-RV-P = den Fluss legen
sections-RV-U = Biegungen des Flusses
sections-RV-F = Gebiete
sections-RV-K = Gabelung und Enden des Flusses
sections-RV-H = Schweineherden
sections-GQ-S = Vorbereitung
sections-GQ- = Plättchen
sections-KR-S = Vorbereitung
sections-KR- = die Marker
sections-AB-S = Vorbereitung
sections-AB-P = die Abtei legen
sections-AB-C = Abschließen
sections-AB-M = Kloster
sections-AB-E = Spielende
sections-AB-Y = Bürgermeister
sections-AB-W = Wagen
sections-AB-B = Scheune
sections-AT-S = Vorbereitung
sections-AT-P = den Abt einsetzen
sections-AT-G = Gärten
sections-AT-R = den Abt zurücknehmen
sections-PD-S = Vorbereitung
sections-PD-M = Züge des Drachen
sections-PD-E = was der Drache frisst
sections-PD-F = Fee
sections-PD-Q = Burgfräulein
sections-PD-G = Zauberportal
sections-TW-S = Vorbereitung
sections-TW-P = Bausteine setzen
sections-TW-C = Gefangennahme
sections-TW-N = Austausch
sections-TW-R = Lösegeld
sections-TW-T = auf dem Turm
sections-TW-E = das Ende
sections-TW-I = mit anderen Erweiterungen
sections-GO- = Gold
sections-CO-S = Vorbereitung
sections-CO-P = Plättchen legen
sections-CO-F = Gefolgsleute und Graf
sections-CO-M = aus der Stadt ziehen
sections-CO-E = Spielende
sections-CO-A = andere Erweiterungen
sections-FY- = Fähren
sections-BC-S = Vorbereitung
sections-BC-B = Brücken
sections-BC-C = Burgen
sections-BC-Z = Basare
sections-TU- = Tunnel
sections-MW- = Magier und Hexe
sections-FM- = Flug
sections-CC- = Kornkreise
sections-RB- = Räuber
sections-SC- = die Schule
sections-CP- = das Katapult
sections-GI- = Geschenke
sections-SP- = Wegweiser
sections-BS- = Badehäuser
sections-BU- = Burgen in Deutschland
sections-HA- = Halb so wild
sections-ME- = Depeschen
sections-BT-T = Zirkuszelt
sections-BT-A = Artisten
sections-BT-R = Zirkusdirektor
sections-CU-C = Kultstätten
sections-GM-S = Vorbereitung
sections-GM-M = Mönch und Abt
sections-HS-Z = unklare Stellen

reasons-fields_off = An diesem Tisch wird ohne Wiesen gespielt, also darf { WORD($figure, form: "no") } auf einer stehen.

reasons-CB-P1-alone = In { $cell } würde das Plättchen kein anderes berühren; nötig ist eine ganze Kante.
reasons-CB-P1-apart =
    { $count } Plättchen { $count ->
        [one] liegt
       *[other] liegen
    } getrennt von der übrigen Auslage.

reasons-CB-P2-clash = Die Plättchen in { $cell } und { $other } passen nicht aneinander.

reasons-CB-S1-copies = Das Plättchen { $tile } liegt hier { $count }-mal, aber die Schachtel enthält nur { $most }.

reasons-CB-S3-lapped = { $player } kommt auf { $points } und beginnt auf der Wertungstafel eine neue Runde: Die Figur steht auf Feld { $field }.

reasons-CB-S2-too_few_pieces = { $count } Personen spielen; die Schachtel hat Figuren für { $most }.
reasons-CB-S2-too_many =
    { $player } hat { $count } { $count ->
        [one] { $figure }
       *[other] { WORD($figure, form: "many") }
    } auf dem Tisch, aber insgesamt nicht mehr als { $most }.

reasons-CB-M1-together =
    Auf dem Plättchen in { $where } { $count ->
        [one] steht
       *[other] stehen
    } { $count } { $count ->
        [one] Figur
       *[other] Figuren
    }; auf ein Plättchen darf nur eine gesetzt werden.

reasons-CB-M2-no_such_figure = { WORD($figure, form: "the") } von { $player } in { $where } ist hier nicht im Spiel und zählt nichts.

reasons-CB-M3-crowded =
    Auf dem Plättchen in { $where } { $count ->
        [one] steht
       *[other] stehen
    } { $count } { $count ->
        [one] Figur
       *[other] Figuren
    } { WORD($kind, form: "on-same") }; dort darf nur eine eingesetzt werden.

reasons-CB-F1-inside_the_city = Das liegt innerhalb der Stadt Carcassonne und ist keine Wiese; dort darf { WORD($figure, form: "no") } eingesetzt werden.

reasons-CB-I4-ignored = Symbole einer Erweiterung, die nicht im Spiel ist, zählen hier nicht.
reasons-own_rules = Die Plättchen in { $where } zählen wie alle anderen. Was nur in den Regeln ihrer Schachtel steht, führen die Mitspielenden selbst aus.
reasons-CB-J4-occupied = { WORD($kind, form: "on-a-complete") } stehen noch Figuren: Werte jetzt, oder nimm sie zurück, falls schon gewertet wurde.

reasons-CB-C3-assumed = Diese Stadt aus zwei Plättchen bringt { $points }. Die Auflage ist nicht bekannt; frühe Drucke der ersten Auflage geben { $early }.

reasons-CB-F5-assumed = Die Wiesen bringen: { $points }. Die Auflage ist nicht bekannt; nach den ersten Regeln von 2000 bringen sie: { $early }.

reasons-IC-M2-strength = Der große Meeple von { $player } dort zählt als 2.

reasons-TB-B1-joins = { $count } Meeple von { $player } { WORD($kind, form: "on-this") }, in { $where }: Der Baumeister darf dazukommen.
reasons-TB-B1-no_follower = Von { $player } steht kein Meeple { WORD($kind, form: "on-this") }, also darf der Baumeister nicht dazukommen.

reasons-TB-B3-finished =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } ist abgeschlossen; der Baumeister kommt nur auf nicht abgeschlossene Gebiete.

reasons-TB-B4-no_majority = Der Baumeister dort zählt bei keiner Mehrheit.

reasons-TB-B5-own_tiles_only = Das Plättchen erweitert das Gebiet, auf dem der Baumeister von { $player } steht, aber { $to_move } hat es gelegt: Nur eigene Plättchen bringen einen zweiten Teil.
reasons-TB-B5-turn_follows = Das Plättchen erweitert das Gebiet, auf dem der Baumeister von { $player } steht: { $player } hat einen zweiten Teil dieses Zuges.

reasons-TB-B14-alone = Der Baumeister von { $player } in { $where } hat keinen Meeple derselben Farbe mehr bei sich, also kommt er in den Vorrat zurück.

reasons-TB-P1-joins =
    { $count } { $count ->
        [one] Bauer
       *[other] Bauern
    } von { $player } auf dieser Wiese, in { $where }: Das Schwein darf dazukommen.
reasons-TB-P1-no_follower = Von { $player } liegt kein Bauer auf dieser Wiese, also darf das Schwein nicht dazukommen.

reasons-TB-P2-no_majority = Das Schwein dort zählt bei keiner Mehrheit.

reasons-TB-P5-alone = Das Schwein von { $player } in { $where } hat keinen Bauern derselben Farbe mehr bei sich, also kommt es in den Vorrat zurück.

reasons-TB-G1-takes = Wer das Plättchen legt, das diese Stadt abschließt, nimmt { $count } Marker ({ $what }), auch ohne Ritter darin.
reasons-TB-G1-too_many = Die Mitspielenden haben { $count } Marker ({ $what }), aber die abgeschlossenen Städte zeigen nur { $most }.

reasons-TB-S1-too_many = Die Mitspielenden haben { $count } Marker ({ $what }), aber insgesamt gibt es nur { $most }.

reasons-TB-G5-assumed = Die abgeschlossenen Städte zeigen Waren, aber es ist nicht bekannt, wer die Marker hat: Es zählt keiner.

reasons-CR-edition-unruled = Die Regeln dieser Auflage von „{ $box }“ sind nicht bekannt: Nur die Plättchen spielen mit. Jeder Teil der Schachtel lässt sich einschalten; er wird dann wie in der Auflage davor gespielt.

reasons-AT-S1-assumed = Die Auflage ist nicht bekannt; angenommen wird { $edition }, denn die erste hat keinen Abt.
reasons-AT-S1-chosen = Die Plättchen sind aus der ersten Auflage, die weder Äbte noch Gärten hat: Die Äbte wurden dazugewählt.

reasons-AT-R1-no_abbot = Auf dem Plättchen in { $cell } steht { WORD($figure, form: "no") } von { $player }.
reasons-AT-R1-instead = { $player } hat in diesem Zug schon eine Figur eingesetzt und kann nicht noch { WORD($figure, form: "the-acc") } zurücknehmen.
reasons-AT-R1-brings = Das bringt sofort { $parts } = { $points }.
reasons-AT-R1-taken_back = { $player } hat in diesem Zug { WORD($figure, form: "the-acc") } zurückgenommen, statt eine Figur einzusetzen.

reasons-AT-R2-taken_back = { $player } hat in diesem Zug { WORD($figure, form: "the-acc") } zurückgenommen, statt eine Figur einzusetzen.

reasons-AT-R3-complete_now =
    { GENDER($kind) ->
       *[m] Der
        [f] Die
        [n] Das
    } { $kind } ist jetzt abgeschlossen: Gewertet wird am Ende des Zuges, also wird von dort keine Figur zurückgenommen.

reasons-AT-R4-just_put = { WORD($figure, form: "the") } wurde gerade erst dort eingesetzt; einsetzen und zurücknehmen geht nicht im selben Schritt.

reasons-PD-S1-no_volcano = Auf dem Tisch liegt noch kein Vulkan: Das Plättchen { $tile } wird beiseitegelegt und kommt später in den Stapel zurück.

reasons-PD-M1-volcano = In dem Zug, in dem ein Vulkan gelegt wird, darf keine Figur daraufgesetzt werden.
reasons-PD-M1-one_dragon =
    Auf dem Tisch { $count ->
        [one] ist
       *[other] sind
    } { $count } { $count ->
        [one] Drache
       *[other] Drachen
    }; es gibt nur einen.
reasons-PD-M1-nowhere = Auf dem Tisch liegt ein Vulkan, aber es ist nicht bekannt, wo der Drache steht.

reasons-PD-M2-no_walk = Kein Plättchen dieses Zuges lässt den Drachen ziehen.
reasons-PD-M2-first = Zuerst muss { $player } den Drachen ein Plättchen weiterziehen.
reasons-PD-M2-must_walk = Zuerst muss der Drache ziehen.
reasons-PD-M2-no_tile = In { $cell } liegt kein Plättchen: Der Drache zieht nur auf Plättchen.
reasons-PD-M2-not_beside = Der Drache in { $other } kann { $cell } nicht mit einem Schritt erreichen.
reasons-PD-M2-been_there = Der Drache war auf diesem Weg schon in { $cell }.
reasons-PD-M2-six_steps =
    Der Weg hat { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    }; nötig sind { $most }, weniger nur, wo der Drache nicht weiterkann.
reasons-PD-M2-steps = Das ist Schritt { $count } von höchstens { $most }.
reasons-PD-M2-walks =
    Der Drache zieht { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    }.

reasons-PD-M3-first = Zuerst muss { $player } den Drachen ein Plättchen weiterziehen, bevor das nächste Plättchen gezogen wird.
reasons-PD-M3-dragon_first = Bevor das nächste Plättchen gezogen wird, muss der Drache ziehen.
reasons-PD-M3-after_scoring = Hier zieht der Drache nach der Wertung: Zuerst muss der Zug beendet werden.

reasons-PD-S2-one_fairy = Auf dem Tisch stehen { $count } Feen, das Spiel hat aber nur eine.

reasons-PD-F1-nobody = { $player } hat in { $cell } keinen Gefolgsmann, neben dem die Fee stehen könnte.
reasons-PD-F1-which = { $player } hat dort { $count } Gefolgsleute; gib an, neben welchem die Fee steht.
reasons-PD-F1-stands_there = Dort steht die Fee schon.
reasons-PD-F1-moves = Die Fee kommt neben einen Gefolgsmann von { $player } in { $where }.

reasons-PD-F4-fairy = In { $where } steht die Fee: Dorthin zieht der Drache nicht.

reasons-PD-F7-no_follower = Die Fee steht nur neben Gefolgsleuten; { WORD($figure, form: "a") } gehört nicht dazu.

reasons-PD-Q1-no_knight = In der Stadt eines gerade gelegten Burgfräuleins steht kein solcher Ritter.
reasons-PD-Q1-takes = Das Burgfräulein schickt { WORD($figure, form: "the-acc") } von { $player } aus { $where } in den Vorrat zurück.
reasons-PD-Q2-knight_first = In der Stadt des Burgfräuleins steht ein Ritter: Einer muss zurückgeschickt werden.

reasons-PD-G1-finished =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } ist abgeschlossen; durch das Portal geht es nur auf nicht abgeschlossene Gebiete.

reasons-PD-M4-dragon = In { $where } steht der Drache; dorthin wird keine Figur gesetzt.

reasons-TW-S1-no_piece = { $player } hat keinen Turmbaustein mehr.
reasons-TW-S1-too_many = Auf dem Tisch und bei den Mitspielenden sind { $count } Turmbausteine; zu Beginn haben alle zusammen nur { $most }.

reasons-TW-P1-height = Der Turm in { $where } braucht genau eine Höhe, mindestens 1.

reasons-TW-P2-no_base = Das Plättchen in { $cell } hat kein Turmfundament.
reasons-TW-P2-builds = Mit einem Baustein von { $player } hat der Turm in { $where } die Höhe { $height }.

reasons-TW-C1-nobody = { $player } hat dort { WORD($figure, form: "no-acc") }.
reasons-TW-C1-which = { $player } hat dort { $count } solche Figuren; gib an, in welchem Gebiet der Gefolgsmann steht.
reasons-TW-C1-not_reached = { WORD($figure, form: "the") } von { $player } ist für einen Turm der Höhe { $height } außer Reichweite.
reasons-TW-C1-reached = Ein Turm der Höhe { $height } erreicht { WORD($figure, form: "the-acc") } von { $player }.

reasons-TW-C2-own_home = { WORD($figure, form: "the") } von { $player } kommt in den Vorrat zurück.
reasons-TW-C2-prisoner = { $captor } nimmt { WORD($figure, form: "the-acc") } von { $player } gefangen.
reasons-TW-C2-own_prisoner = { $player } kann keine eigene Figur gefangen halten ({ $figure }).

reasons-TW-C3-no_follower = Nur Gefolgsleute werden gefangen genommen; { WORD($figure, form: "a") } gehört nicht dazu.
reasons-TW-C3-lord = { WORD($figure, form: "the") } von { $player } ist Burgherr und wird nicht gefangen genommen.
reasons-TW-C3-left_alone = { WORD($figure, form: "the") } von { $player } in { $where } hat keinen Gefolgsmann mehr bei sich und kommt in den Vorrat zurück.

reasons-TW-N1-choose = { $player } muss bestimmen, welcher gefangene Gefolgsmann im Tausch zurückkommt.
reasons-TW-N1-nothing_due = Für { $player } gibt es jetzt nichts zu tauschen.
reasons-TW-N1-not_held = { $player } hält keine solche Figur gefangen, die zurückkommen könnte ({ $figure }).
reasons-TW-N1-comes_back = { WORD($figure, form: "the") } von { $player } kommt im Tausch gegen einen Gefolgsmann von { $captor } zurück.
reasons-TW-N1-both_hold = { $players } halten Gefolgsleute voneinander gefangen; sie hätten getauscht werden müssen.

reasons-TW-R1-not_held = { $player } hält keine solche Figur gefangen ({ $figure }).
reasons-TW-R1-once = { $player } hat in diesem Zug schon Lösegeld gezahlt.
reasons-TW-R1-too_few = { $player } hat keine 3 Punkte; so viel kostet das Lösegeld.
reasons-TW-R1-pays = { $player } zahlt { $captor } 3 Punkte; { WORD($figure, form: "the") } kommt in den Vorrat zurück.

reasons-TW-T1-no_piece = In { $where } steht noch kein Turm; auf einem Turmfundament steht kein Gefolgsmann.
reasons-TW-T1-crowded = Auf dem Turm in { $where } stehen { $count } Figuren; dort ist nur Platz für eine.
reasons-TW-T1-closed = Auf diesem Turm steht { WORD($figure, form: "the") } von { $player }; der Turm wächst nicht mehr.

reasons-PH-1-figure_first = Das Phantom folgt auf die Figur des Zuges; als einzige Figur setzt { $player } es wie jede andere ein.
reasons-PH-1-no_phantom = Als zweite Figur wird nur das Phantom eingesetzt, { WORD($figure, form: "no") }.

reasons-FE-1-no_festival = Auf dem gerade gelegten Plättchen ist kein Fest.
reasons-FE-1-not_own = Beim Fest nimmt man nur eigene Figuren zurück, keine von { $player }.
reasons-FE-1-nobody = Dort hat diese Person keine solche Figur.
reasons-FE-1-no_follower = Mit dieser Option nimmt man beim Fest nur Gefolgsleute zurück, { WORD($figure, form: "no-acc") }.
reasons-FE-1-takes = { $player } nimmt { WORD($figure, form: "the-acc") } in { $where } zurück, statt eine Figur einzusetzen.
reasons-FE-1-sheep =
    Mit dem Schäfer { $count ->
        [one] kommt
       *[other] kommen
    } { $count } Schafmarker in den Beutel zurück.
reasons-TU-1-no_token = { $player } hat keinen solchen Tunnelmarker mehr.
reasons-TU-1-no_end = In { $cell } führt keine Straße in einen Tunnel.
reasons-TU-1-too_many = Von { $player } liegen { $count } gleiche Tunnelmarker auf dem Tisch: mehr, als eine Person hat.

reasons-TU-2-one_token = { $player } hat in diesem Zug schon einen Tunnelmarker gelegt.
reasons-TU-2-taken = Auf dem Tunneleingang in { $cell } liegt schon ein Marker.
reasons-TU-2-joins = Mit diesem Marker verbindet { $player } zwei Tunneleingänge: { $where }.
reasons-TU-2-waits = Der Tunneleingang in { $where } bleibt offen, bis { $player } den gleichen Marker auf einen anderen legt.
reasons-TU-2-whose =
    { $count ->
        [one] Bei { $count } Tunnelmarker auf dem Tisch ist nicht bekannt, wem er gehört; er verbindet nichts.
       *[other] Bei { $count } Tunnelmarkern auf dem Tisch ist nicht bekannt, wem sie gehören; sie verbinden nichts.
    }

reasons-FY-1-first = Zuerst muss { $player } die Fähre des neuen Plättchens zwischen zwei Straßen legen.
reasons-FY-1-no_roads = In { $cell } ist kein See mit Straßen an beiden Seiten, oder seine Fähre liegt dort schon.
reasons-FY-1-missing = Hier fehlt die Fähre: { $where }.
reasons-FY-1-puts = { $player } legt die Fähre in { $where }.

reasons-FY-3-not_met = Die Fähre in { $cell } ist nicht die nächste an einer Straße des gerade gelegten Plättchens.
reasons-FY-3-once = Die Fähre in { $where } wurde in diesem Zug schon umgesetzt.
reasons-FY-3-there = Die Fähre in { $where } liegt schon dort.

reasons-BC-S1-no_bridge = { $player } hat keine Brücke mehr.
reasons-BC-S1-too_many = Auf dem Tisch liegen { $count } Brücken, alle zusammen haben aber nur { $most }.

reasons-BC-B1-no_field = Eine Brücke über { $cell } braucht zwei gegenüberliegende Kanten, die nur Wiese zeigen.

reasons-BC-B2-one_bridge = { $player } hat in diesem Teil des Zuges schon eine Brücke gelegt.
reasons-BC-B2-too_far = Eine Brücke kommt nur über das gerade gelegte oder ein angrenzendes Plättchen, nicht in { $cell }.
reasons-BC-B2-needless = In { $cell } passt das Plättchen ohne Brücke. Nach dem Anlegen darf man eine legen.
reasons-BC-B2-laid = Das Plättchen passt mit einer Brücke von { $player } in { $where }.
reasons-BC-B2-lays =
    { $player } hat noch { $count } von { $most } Brücken und legt { $count ->
        [one] sie
       *[other] eine
    } in { $where }.

reasons-BC-B3-second = Über dem Plättchen in { $cell } liegt schon eine Brücke.
reasons-BC-B3-beyond = Hinter der Brücke in { $cell } wäre ein Plättchen ohne Straße.

reasons-BC-B5-acrobats = In { $cell } stehen Artisten; dort wird keine Brücke gelegt.

reasons-BC-S1-no_castle = { $player } hat keine Burg mehr.

reasons-BC-C1-no_caps = In { $where } ist keine Stadt aus genau zwei Plättchen mit je einer Kante, die zur Burg werden kann.

reasons-BC-C2-not_now = { $player } kann jetzt keine Burg bauen: Das geht nur, bevor eine solche Stadt gewertet wird.
reasons-BC-C2-not_alone = { $player } hat in der Stadt in { $where } nicht den einzigen Gefolgsmann, oder sie wurde nicht in diesem Zug abgeschlossen.
reasons-BC-C2-builds =
    { $player } hat noch { $count } { $count ->
        [one] Burg und legt sie
       *[other] Burgen und legt eine
    } auf die Stadt in { $where }.
reasons-BC-C2-lords = In der Burg in { $where } stehen { $count } Figuren; es gibt höchstens einen Burgherrn.
reasons-BC-Z1-nothing_due = Für { $player } gibt es jetzt im Basar nichts zu tun.
reasons-BC-Z1-never_drawn = { $tile } wird nie gezogen und kommt deshalb nicht in den Basar.
reasons-BC-Z2-first = Zuerst ist { $player } im Basar an der Reihe.
reasons-BC-Z2-on_offer = { $tile } wird schon angeboten, gewählt von { $player }.
reasons-BC-Z2-no_tile = Noch wird kein Plättchen angeboten: { $player } wählt eines.
reasons-BC-Z2-price = Ein Preis von { $price } geht nicht: Der niedrigste ist 0.
reasons-BC-Z2-once = { $player } hat auf dieses Angebot schon geantwortet: Das darf jeder nur einmal.
reasons-BC-Z2-too_low = Ein Preis von { $price } geht nicht: Er muss höher sein als { $highest }.
reasons-BC-Z2-offers = { $player } wählt { $tile } und nennt als Preis { $price }.
reasons-BC-Z2-bids = { $player } bietet { $price }.
reasons-BC-Z2-passes = { $player } passt und darf auf dieses Plättchen nicht mehr bieten.
reasons-BC-Z3-first = { $player } hat dieses Plättchen gewählt und muss es jetzt kaufen oder verkaufen.
reasons-BC-Z3-not_yours = { $player } hat kein Plättchen zu kaufen oder zu verkaufen.
reasons-BC-Z3-buys = { $player } kauft das Plättchen; der Preis von { $price } geht an { $bidder }.
reasons-BC-Z3-sells = { $player } verkauft das Plättchen für { $price } an { $bidder }.
reasons-BC-Z4-free = Das letzte Plättchen kostet { $player } nichts.
reasons-BC-Z4-last = { $player } bekommt das letzte Plättchen, { $tile }, umsonst.
reasons-BC-Z5-in_hand = { $player } hat { $tile } gekauft und muss es jetzt legen.
reasons-BC-Z6-free = Ohne Versteigerung zahlt { $player } nichts für ein Plättchen.
reasons-BC-Z6-takes = { $player } nimmt { $tile }.
reasons-SG-4-first = Zuerst muss { $player } einen Ritter aus einer belagerten Stadt holen oder passen.
reasons-SG-4-later = Ritter fliehen erst nach dem ganzen Zug aus belagerten Städten.
reasons-SG-4-nobody = Dort hat diese Person keinen solchen Ritter.
reasons-SG-4-no_way = Für { WORD($figure, form: "the-acc") } liegt kein Kloster nahe genug, oder die Stadt ist nicht belagert.
reasons-SG-4-escapes = { $player } holt { WORD($figure, form: "the-acc") } durch ein Kloster aus der belagerten Stadt.

reasons-CC-1-nothing_due = Für { $player } gibt es jetzt bei Kornkreisen nichts zu tun.
reasons-CC-1-first = Zuerst muss { $player } wählen, ob Gefolgsleute dazukommen oder gehen.
reasons-CC-1-add = { $player } hat gewählt, dass Gefolgsleute dazukommen.
reasons-CC-1-remove = { $player } hat gewählt, dass Gefolgsleute in den Vorrat zurückkommen.
reasons-CC-1-chooses_add = { $player } lässt alle einen Gefolgsmann dazustellen. Art des Gebiets: { $kind }.
reasons-CC-1-chooses_remove = { $player } lässt alle einen Gefolgsmann zurücknehmen. Art des Gebiets: { $kind }.

reasons-CC-2-first = Zuerst ist { $player } beim Kornkreis an der Reihe.
reasons-CC-2-no_follower = Ein Kornkreis betrifft nur Gefolgsleute; { WORD($figure, form: "a") } gehört nicht dazu.
reasons-CC-2-other_kind = Der Kornkreis betrifft eine andere Art von Gebiet: { $kind }.
reasons-CC-2-nobody = { $player } hat dort keinen solchen Gefolgsmann.
reasons-CC-2-puts = { $player } stellt { WORD($figure, form: "acc") } neben eine andere Figur in { $where }.
reasons-CC-2-takes = { $player } nimmt { WORD($figure, form: "the-acc") } in { $where } ohne Punkte zurück.

reasons-CC-3-not_there = { WORD($figure, form: "a") } darf nicht { WORD($kind, form: "on") } stehen.

reasons-RB-1-first = Zuerst muss { $player } den Räuber einsetzen oder passen.
reasons-RB-1-nothing_due = { $player } setzt einen Räuber nur nach einem Plättchen mit Räuber ein.
reasons-RB-1-own_marker = { $player } muss den Räuber neben einen fremden Zählstein stellen.
reasons-RB-1-there = Der Räuber von { $player } steht schon neben dem Zählstein von { $robbed }.
reasons-RB-1-puts = { $player } stellt den Räuber neben den Zählstein von { $robbed }.
reasons-ME-1-first = Zuerst zieht { $player } auf der Wertungstafel oder nimmt eine Depesche.
reasons-ME-1-nothing_due = { $player } hat keine Punkte, mit denen auf der Wertungstafel zu ziehen ist.
reasons-ME-1-beyond = Der Bote von { $player } steht auf { $count }, weiter als alle Punkte zusammen ({ $points }).
reasons-ME-1-moves =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, und { WORD($marker, form: "the") } zieht auf { $space }.

reasons-ME-2-first = Zuerst nimmt { $player } die gezogene Depesche.
reasons-ME-2-nothing_due = { $player } zieht eine Depesche nur im eigenen Zug, wenn ein Zählstein auf 0, 5, 10 und so weiter stehen bleibt.
reasons-ME-2-not_stopped = Kein Zählstein von { $player } ist auf 0, 5, 10 und so weiter stehen geblieben.

reasons-ME-3-which = Diese Depesche wertet eine Figur von { $player } oder eine Stadt mit einer solchen: Sie muss genannt werden.
reasons-ME-3-no_tile = Es ist kein Plättchen mehr da, also legt { $player } kein weiteres.
reasons-ME-3-turn_follows = Eine Depesche bringt { $player } noch ein Plättchen: ein weiterer Teil dieses Zuges.

reasons-GO-1-first = Zuerst muss { $player } das zweite Goldstück neben die Goldmine legen.
reasons-GO-1-nothing_due = { $player } hat jetzt kein Gold zu legen: Gold wird nach einer Goldmine gelegt.
reasons-GO-1-not_beside = Das zweite Goldstück kommt auf eines der 8 Felder um die Goldmine, auf dem ein Plättchen liegt; { $cell } gehört nicht dazu.
reasons-GO-1-puts = { $player } legt ein Goldstück in { $where }.
reasons-GO-1-too_many = Auf dem Tisch und bei den Mitspielenden sind { $count } Goldstücke; in der Schachtel sind nur { $most }.

reasons-GO-2-number = Das Gold in { $where } braucht eine Anzahl, mindestens 1.

reasons-GO-3-gold_there =
    Auf den Plättchen { $count ->
        [one] liegt { $count } Goldstück
       *[other] liegen { $count } Goldstücke
    }: Das Gold bekommt, wem das Gebiet bei einer Wertung während des Spiels gehört.

reasons-MW-1-first = Zuerst muss { $player } Magier oder Hexe auf eine Straße oder Stadt setzen.
reasons-MW-1-nothing_due = { $player } darf Magier und Hexe jetzt nicht versetzen: Das geschieht nach einem Plättchen mit ihrem Zeichen.
reasons-MW-1-must_move = Es gibt eine Straße oder Stadt für { WORD($figure, form: "the-acc") }, also kommt keiner der beiden vom Tisch.
reasons-MW-1-not_on_table = { WORD($figure, form: "the") } ist nicht auf dem Tisch.
reasons-MW-1-not_there = Magier und Hexe kommen nur auf Straßen und Städte.
reasons-MW-1-finished =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } ist abgeschlossen; { WORD($figure, form: "the") } kommt nur auf ein nicht abgeschlossenes Gebiet.
reasons-MW-1-taken = { WORD($kind, form: "on-this") } steht schon { WORD($figure, form: "the") }.
reasons-MW-1-moves = { WORD($figure, form: "the") } steht nun { WORD($kind, form: "on-this") }, in { $where }.
reasons-MW-1-leaves = Für { WORD($figure, form: "the-acc") } gibt es keine Straße oder Stadt mehr; die Figur kommt vom Tisch.
reasons-MW-1-one = { WORD($figure, form: "the") } steht { $count }-mal auf dem Tisch; es gibt die Figur nur einmal.
reasons-MW-1-which = Für { WORD($figure, form: "the-acc") } in { $where } fehlt die Straße oder Stadt.

reasons-MW-2-first = Zuerst muss { $player } Magier oder Hexe versetzen: Beide stehen jetzt auf derselben Straße oder Stadt.
reasons-MW-2-together = Magier und Hexe stehen beide { WORD($kind, form: "on-this") }; eine der beiden Figuren hätte versetzt werden müssen.

reasons-MW-3-mage = Mit dem Magier gibt es 1 Punkt mehr für jedes Plättchen.
reasons-MW-3-witch = Mit der Hexe gibt es die Hälfte, aufgerundet.
reasons-BT-T2-one_tent = Es gibt nur ein Zirkuszelt, mit einem Tierplättchen darunter.
reasons-BT-T2-nowhere = In { $where } ist ein Zeltplatz, aber auf dem Tisch steht kein Zirkuszelt.
reasons-BT-T2-no_space = Das Plättchen in { $cell } hat keinen Zeltplatz für das Zelt.
reasons-BT-S1-no_token = Kein Tierplättchen zeigt { $value }.

reasons-BT-T3-first = Zuerst muss { $player } das Tierplättchen unter dem Zirkuszelt aufdecken.
reasons-BT-T3-nothing_due = { $player } hat jetzt kein Tierplättchen aufzudecken: Das geschieht nach dem nächsten Zeltplättchen oder am Spielende.

reasons-BT-T4-first = Zuerst muss { $player } das Tierplättchen unter dem Zirkuszelt aufdecken.

reasons-BT-A1-full = In der Pyramide in { $where } sind { $count } Artisten; Platz ist für drei.
reasons-BT-A1-too_far = Die Pyramide in { $cell } ist zu weit weg: Sie muss auf dem gerade gelegten Plättchen oder einem der 8 ringsum sein.
reasons-BT-A1-joins = Das ist Artist { $count } von { $most } in der Pyramide in { $where }.

reasons-BT-A2-incomplete = In der Pyramide in { $where } sind { $count } von { $most } Artisten; gewertet wird nur eine volle.
reasons-BT-A2-just_filled = Die Pyramide in { $where } wurde in diesem Zug voll; ab dem nächsten Zug darf sie gewertet werden.

reasons-BT-R2-brings =
    Der Zirkusdirektor in { $where } bringt bei dieser Wertung { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } ({ $player }).

reasons-WT-1-pays =
    Der Wachturm bringt { $player } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
reasons-WT-1-would_pay = Wird dies so abgeschlossen, bringt der Wachturm { $player } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

reasons-WR-1-whole = Von jetzt an zählen die Richtungen von dieser Windrose aus.
reasons-WR-1-no_rose = Es ist nicht bekannt, von welcher ganzen Windrose aus die Richtung zählt, also bringt dieses Plättchen nichts.
reasons-WR-1-pays =
    Es liegt in der Richtung seines Viertels: { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
reasons-WR-1-elsewhere = Es liegt nicht in der Richtung seines Viertels und bringt nichts.
reasons-WR-1-not_there = Der Marker der Windrose liegt auf einem Plättchen mit ganzer Windrose, nicht in { $where }.
reasons-WR-1-unknown = Es ist nicht bekannt, welche der ganzen Windrosen in { $where } zuletzt gelegt wurde.

reasons-LB-1-none_left = { $player } hat kein solches Gebäude mehr ({ $token }).
reasons-LB-1-not_just_placed = Ein kleines Gebäude kommt nur auf das gerade gelegte Plättchen.
reasons-LB-1-built = In { $where } steht schon ein kleines Gebäude.
reasons-LB-1-builds = Das Gebäude ({ $token }) macht jedes Gebiet, zu dem dieses Plättchen gehört, um { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } wertvoller.
reasons-LB-1-too_many = Auf dem Tisch und bei den Mitspielenden sind { $count } dieser Gebäude ({ $token }); zu Beginn haben alle zusammen nur { $most }.

reasons-LA-1-apart = Die Gefolgsleute in { $where } stehen auf anderen Teilen des Labyrinths, und jeder Teil wird für sich besetzt.
reasons-LA-1-pays =
    Die Gefolgsleute auf der Straße mit dem Labyrinth bringen { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr.
reasons-LA-1-would_pay =
    Wird dies so abgeschlossen, bringen die Gefolgsleute auf der Straße mit dem Labyrinth { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr.
reasons-SC-1-one_teacher = Es gibt nur einen Lehrer, aber { $count } sind auf dem Tisch oder im Besitz von Mitspielenden.
reasons-SC-1-outside = Der Lehrer steht nicht in der Schule: Der Marker gehört dorthin oder zu der Person, die ihn hat.
reasons-SC-2-copies = { $player } hat den Lehrer und bekommt dieselben Punkte.
reasons-SC-2-may_copy = { $player } hat den Lehrer und darf dieselben Punkte wählen oder die eines anderen Gebiets, das jetzt gewertet wird.
reasons-SC-2-first = Zuerst wählt { $player }, was der Lehrer bringt.
reasons-SC-2-nothing_due = { $player } wählt nur dann, was der Lehrer bringt, wenn in einem Zug mehrere Gebiete gewertet wurden.
reasons-SC-2-not_scored = Der Lehrer bringt die Punkte eines gerade gewerteten Gebiets; dieses gehört nicht dazu. Art des Gebiets: { $kind }.
reasons-SC-2-chooses = { $player } erhält durch den Lehrer dieselben Punkte, hier { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }. Art des Gebiets: { $kind }.
reasons-CP-1-nothing_due = { $player } trägt Würfe nur nach einem Zug ein, in dem ein Jahrmarkt gelegt wurde.
reasons-CP-1-first = Zuerst trägt { $player } Würfe ein oder passt.
reasons-CP-1-entered = { $player } trägt ein, was der Wurf gebracht hat; beurteilt wird es nicht.
reasons-CP-2-points = Ziel und Fang bringen 5 Punkte, nicht { $points }.
reasons-CP-2-no_follower = Dort ist kein solcher Gefolgsmann ({ $figure }).
reasons-CP-2-own = Beim Verführen wird ein fremder Gefolgsmann getauscht, keiner von { $player }.
reasons-CP-2-none_left = { $player } hat keine solche Figur ({ $figure }) mehr im Vorrat.
reasons-CP-2-not_there = Dort darf { WORD($figure, form: "a") } nicht stehen. Art des Gebiets: { $kind }.
reasons-CP-2-target = { $player } war dem Ziel am nächsten.
reasons-CP-2-catch = { $player } erhält Punkte für einen Fang.
reasons-CP-2-knock_out = Die getroffenen Gefolgsleute kommen ohne Punkte in den Vorrat zurück.
reasons-CP-2-seduction = { $player } tauscht einen fremden Gefolgsmann gegen einen aus dem Vorrat.
reasons-GI-1-none = { $player } hat kein Geschenk, das noch verdeckt ist.
reasons-GI-1-once = { $player } hat in diesem Zug schon ein Geschenk geöffnet.
reasons-GI-1-second_part = Im zweiten Teil eines Zuges öffnet { $player } kein Geschenk.
reasons-GI-1-no_tile = Es ist kein Plättchen mehr zu ziehen; darum öffnet { $player } kein Geschenk mehr.
reasons-GI-1-no_road = Ein Straßenfeger wertet eine Straße. Art des Gebiets: { $kind }.
reasons-GI-1-complete = Diese Straße ist abgeschlossen; ein Straßenfeger wertet nur eine, die es nicht ist.
reasons-GI-1-empty = { WORD($kind, form: "on-this") } steht keine Figur; das Geschenk braucht dort eine.
reasons-GI-1-unclear = Bei { $where } ist nicht bekannt, in welchem Gebiet eine Figur steht. Steht sie { WORD($kind, form: "on-this") }, dann bitte zuerst eintragen.
reasons-GI-1-no_monastery = Eine Synode stellt einen Gefolgsmann in ein Kloster. Art des Gebiets: { $kind }.
reasons-GI-1-none_left = { $player } hat keine solche Figur ({ $figure }) mehr im Vorrat.
reasons-GI-1-not_there = Dort darf { WORD($figure, form: "a") } nicht stehen. Art des Gebiets: { $kind }.
reasons-GI-1-synod = { $player } stellt einen Gefolgsmann in das besetzte Kloster.
reasons-GI-1-road_sweeper = { $player } lässt diese Straße werten; die Figuren darauf kommen in den Vorrat zurück.
reasons-GI-1-entered = { $player } öffnet ein Geschenk. Was es bringt, wird nicht beurteilt, sondern eingetragen.
reasons-GI-1-too_many = Vor den Mitspielenden liegen { $count } Geschenke; in der Schachtel sind nur { $most }.
reasons-SP-1-posts =
    Von { $count } { $count ->
        [one] Wegweiser
       *[other] Wegweisern
    } an dieser Straße { $right ->
        [one] stimmt
       *[other] stimmen
    } { $right }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
reasons-SP-1-no_road = Die Wegweiser in { $where } stehen an Rändern, die ihre Straße nicht erreicht: Das Plättchen muss berichtigt werden.
reasons-BS-1-later = { $player } kauft eine Figur nur am Anfang des eigenen Zuges aus einem Badehaus zurück, bevor ein Plättchen gelegt wird.
reasons-BS-1-not_own = Zurückkaufen kann man nur eigene Figuren, keine von { $player }.
reasons-BS-1-not_trapped = Dort ist keine solche Figur ({ $figure }) in einem Badehaus.
reasons-BS-1-too_few = { $player } hat weniger als { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }; so viel kostet dieses Badehaus.
reasons-BS-1-buys_back = { $player } zahlt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }; { WORD($figure, form: "the") } kommt aus dem Badehaus in den Vorrat zurück.
reasons-BS-1-shared = Dies gehört { $players } gemeinsam: Was Badehäuser dann bringen und wer dort bleibt, ist nicht sicher bekannt. Hier bringen sie nichts; andere Punkte lassen sich eintragen.
reasons-BS-1-pays = Wem dies allein gehört, bringen Badehäuser { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
reasons-BS-1-would_pay = Wird dies abgeschlossen und gehört es nur einer Person, bringen Badehäuser { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
reasons-BS-1-number = Die Badehäuser in { $where } haben eine andere Zahl als 3, 4 oder 5: Das Plättchen muss berichtigt werden.
reasons-BU-1-drawn_already = { $player } hat in diesem Zug schon gezogen; eine Burg legt man, statt zu ziehen.
reasons-BU-1-none_held = { $player } hat keine Burg mehr.
reasons-BU-1-nothing_to_draw = { $player } legt keine Burg mehr: Sie käme anstelle eines gezogenen Plättchens, und es ist keines mehr übrig.
reasons-BU-1-touches = In { $cell } würde die Burg eine andere Burg berühren.
reasons-BU-1-assumed = Es ist nicht bekannt, welche Burgen { $player } noch hat: Angenommen wird, dass noch eine übrig ist.
reasons-BU-1-side_by_side = Die Burgen in { $cell } und { $other } berühren sich.
reasons-BU-1-too_many = Auf dem Tisch und vor den Mitspielenden sind { $count } Burgen, aber zusammen haben alle nur { $most }.
reasons-HA-1-drawn_already = { $player } hat in diesem Zug schon gezogen; ein halbes Plättchen legt man, statt zu ziehen.
reasons-HA-1-none_held = { $player } hat kein halbes Plättchen mehr.
reasons-HA-1-nothing_to_draw = { $player } legt kein halbes Plättchen mehr: Es käme anstelle eines gezogenen Plättchens, und es ist keines mehr übrig.
reasons-HA-1-assumed = Es ist nicht bekannt, welche halben Plättchen { $player } noch hat: Angenommen wird, dass noch eines übrig ist.
reasons-HA-1-too_many = Auf dem Tisch und vor den Mitspielenden sind { $count } halbe Plättchen, aber zusammen haben alle nur { $most }.
reasons-HA-1-shares = Die andere Hälfte von { $cell } ist leer: Zwei halbe Plättchen dürfen sich ein Feld teilen. Ob ihre langen Seiten zueinander passen müssen, ist nicht sicher bekannt.
reasons-HA-1-open = An der langen Seite eines halben Plättchens gilt { WORD($kind, form: "the") } als offen: Was dort weitergeht, ist nicht sicher bekannt.
reasons-HA-1-not_known = An den langen Seiten halber Plättchen wird nichts verbunden: Was dort aneinanderstößt, ist nicht sicher bekannt. Andere Punkte lassen sich als Korrektur eintragen.
reasons-KD-2-roads_open = Noch nicht alle Straßen dieser Kathedrale sind abgeschlossen. Was sie dann bringt, ist nicht sicher bekannt; worauf man sich am Tisch einigt, lässt sich als Punkte nach Absprache eingeben.

reasons-DA-1-pays = Die meisten Gefolgsleute rings um die Kirche: { $players }.
reasons-FM-1-no_machine = { $player } fliegt nur vom Fluggerät des gerade gelegten Plättchens.
reasons-FM-1-no_follower = Nur Gefolgsleute fliegen; { WORD($figure, form: "a") } gehört nicht dazu.
reasons-FM-1-elsewhere = Mit einer { $count } führt der Flug nach { $cell }.
reasons-FM-1-flies = { WORD($figure, form: "the") } hebt in { $where } ab; der Würfel zeigt { $count }.
reasons-FM-1-returns = Dort liegt kein Plättchen, also kommt { WORD($figure, form: "the") } in den Vorrat zurück.

reasons-FM-2-not_there = { WORD($figure, form: "the") } landet nicht { WORD($kind, form: "on") }.
reasons-FM-2-finished = { WORD($kind, form: "the") } in { $where } ist abgeschlossen.
reasons-FM-2-must_land = { WORD($figure, form: "the") } muss in { $where } landen: Dort ist Platz.
reasons-FM-2-lands = { WORD($figure, form: "the") } landet { WORD($kind, form: "on") } in { $where }, ob besetzt oder nicht.
reasons-FM-2-returns = { WORD($figure, form: "the") } findet keinen Landeplatz und kommt in den Vorrat zurück.

reasons-PD-E1-eaten = Der Drache frisst { WORD($figure, form: "the-acc") } von { $player } in { $where }.

reasons-PD-E2-left_alone = { WORD($figure, form: "the") } von { $player } in { $where } bleibt allein zurück und kommt ebenfalls in den Vorrat zurück.

reasons-CU-C2-one_at_shrine = Die Kultstätte in { $cell } darf auf den 8 Feldern ringsum nur ein Kloster haben.
reasons-CU-C2-one_at_monastery = Das Kloster in { $cell } darf auf den 8 Feldern ringsum nur eine Kultstätte haben.

reasons-GM-M1-upright = Nur in einem deutschen Kloster darf ein Gefolgsmann als Abt liegen.

reasons-RV-S1-source = Niemand hat die Quelle gelegt, also darf dort { WORD($figure, form: "no") } eingesetzt werden.
reasons-RV-S1-on_source = Niemand hat die Quelle gelegt, also kann { WORD($figure, form: "the") } von { $player } in { $where } nicht dorthin gekommen sein.

reasons-RV-S2-other_river = Für die Plättchen eines anderen Flusses gelten die Regeln des ersten Flusses; Gabelungen und andere Enden eines Flusses haben hier keine Regeln.

reasons-RV-S3-start_tile = Der Fluss ist fertig: Jetzt wird zuerst das Startplättchen { $tile } gelegt.
reasons-RV-S4-fork_first = Auf die Quelle folgt die Gabelung { $tile }.
reasons-CO-S1-no_city = Die Stadt Carcassonne liegt nicht auf dem Tisch, also gelten ihre Regeln nicht.
reasons-CO-S1-river_began = Der Fluss hat ohne die Stadt Carcassonne begonnen, also gelten ihre Regeln nicht. Wie beide beginnen, ist nicht sicher bekannt: Für beide gebt die Plättchen der Stadt und die Quelle als Anfang ein.
reasons-CO-S2-one_count = Es gibt nur einen Grafen, nicht { $count }.
reasons-CO-S2-assumed = Es ist nicht bekannt, wo der Graf steht; angenommen wird die Burg.
reasons-CO-P1-block = Dieses Plättchen gehört zur Stadt Carcassonne: Dort darf { WORD($figure, form: "the") } nur in einem Viertel stehen.
reasons-CO-F1-not_now = In die Stadt werden Figuren nur nach der Wertung eines Zuges gesetzt.
reasons-CO-F1-first = Zuerst darf { $player } einen Gefolgsmann in die Stadt setzen oder passen.
reasons-CO-F1-not_due = { $player } darf jetzt keinen Gefolgsmann in die Stadt setzen: Das geht nur nach einer Wertung, die allein anderen Punkte bringt.
reasons-CO-F1-enters = { $player } hat keine Punkte erhalten, andere schon, und setzt { WORD($figure, form: "the-acc") } { WORD($quarter, form: "into") }.
reasons-CO-F2-moves = Der Graf kommt { WORD($quarter, form: "into") }.
reasons-CO-F2-is_there = Der Graf steht schon { WORD($quarter, form: "inside") }.
reasons-CO-F2-by_itself = Dorthin kommt der Graf nicht, sondern { WORD($quarter, form: "into") }.
reasons-CO-M1-first = Zuerst darf { $player } aus der Stadt ziehen oder passen.
reasons-CO-M1-nothing_due = { $player } kann jetzt nicht aus der Stadt ziehen: Das geht nur unmittelbar vor einer Wertung.
reasons-CO-M1-nobody = { WORD($quarter, form: "inside") } steht { WORD($figure, form: "no") } dieser Farbe.
reasons-CO-M1-leads = { WORD($quarter, form: "out") } zieht man nur { WORD($kind, form: "onto") }.
reasons-CO-M1-not_scored = { WORD($kind, form: "the") } in { $where } wird jetzt nicht gewertet.
reasons-CO-M1-marches =
    { WORD($figure, form: "the") } zieht { WORD($quarter, form: "out") } { WORD($kind, form: "onto") }, { GENDER($kind) ->
       *[m] der
        [f] die
        [n] das
    } gleich gewertet wird.
reasons-CO-M2-stays = { WORD($quarter, form: "inside") } steht der Graf; niemand zieht von dort fort.
reasons-CO-M4-not_scored = Die Wiese in { $where } wird jetzt nicht gewertet.
reasons-CO-E1-first = Zuerst darf { $player } aus der Stadt ziehen oder passen.
reasons-CO-E1-market_only = Am Ende zieht man nur vom Markt, nicht { WORD($quarter, form: "out") }.
reasons-CO-E1-not_scored = { WORD($kind, form: "the") } in { $where } ist schon abgeschlossen.
reasons-CO-E1-marches = { WORD($figure, form: "the") } zieht vor der Schlusswertung { WORD($quarter, form: "out") } { WORD($kind, form: "onto") }.
reasons-CO-A2-never = { WORD($figure, form: "a") } steht nie in der Stadt.
reasons-CO-A2-not_here = { WORD($figure, form: "a") } darf nicht { WORD($quarter, form: "inside") } stehen.

reasons-KR-1-largest = Diese Stadt aus { $count } Plättchen ist größer als jede andere abgeschlossene.
reasons-KR-1-not_larger = Diese Stadt aus { $count } Plättchen ist nicht größer als jede andere abgeschlossene: Eine andere hat { $most }.
reasons-KR-1-one_token = { $count } Personen haben den Marker { WORD($what) }; es gibt nur einen.
reasons-KR-2-largest = Diese Straße aus { $count } Plättchen ist länger als jede andere abgeschlossene.
reasons-KR-2-not_larger = Diese Straße aus { $count } Plättchen ist nicht länger als jede andere abgeschlossene: Eine andere hat { $most }.
reasons-KR-2-one_token = { $count } Personen haben den Marker { WORD($what) }; es gibt nur einen.
reasons-KR-4-nobody = Es ist nicht bekannt, wer den Marker { WORD($what) } hat, also bringt er niemandem Punkte.

reasons-RV-P1-source_first = Die Quelle des Flusses ist das erste Plättchen auf dem Tisch.
reasons-RV-P1-river_first =
    Es { $count ->
        [one] ist
       *[other] sind
    } noch { $count } Flussplättchen übrig, also wird noch kein anderes gezogen.
reasons-RV-P1-lake_last =
    Der See kommt zuletzt, und es { $count ->
        [one] ist noch ein anderes
       *[other] sind noch { $count } andere
    } Flussplättchen übrig.
reasons-RV-P1-river_over = Der Fluss ist fertig, also werden keine Flussplättchen mehr gezogen.
reasons-RV-P1-missing =
    Hier liegen Landschaftsplättchen, aber { $count } Flussplättchen { $count ->
        [one] fehlt
       *[other] fehlen
    }; sie wurden beiseitegelegt oder kommen zuerst.

reasons-RV-P2-joined = Es setzt den Fluss in { $other } fort.
reasons-RV-P2-not_joined = Keine Flusskante des Plättchens in { $cell } träfe auf das offene Ende des Flusses.
reasons-RV-P2-apart =
    { $count } Flussplättchen { $count ->
        [one] ist
       *[other] sind
    } nicht mit der Quelle verbunden.

reasons-RV-P4-put_aside = Das Flussplättchen { $tile } wird beiseitegelegt und das nächste gezogen.
reasons-RV-P4-stays_open = Der See hat keinen Platz, also bleibt der Fluss offen.

reasons-RV-U1-bends = In { $cell } würde der Fluss zur selben Seite abbiegen wie auf dem Plättchen davor, { $other }.

reasons-RV-U2-ahead =
    Vor dem Fluss in { $cell } müssen fünf Felder leer sein; { $count } { $count ->
        [one] ist
       *[other] sind
    } belegt.

reasons-AB-S1-not_played = An diesem Tisch wird ohne Abteien gespielt: Niemand hat eine, und gezogen wird auch keine.
reasons-AB-S1-assumed = Es ist nicht bekannt, was { $player } noch hat: Angenommen wird, dass die Abtei noch nicht gelegt ist.
reasons-AB-S1-too_many =
    Hier { $count ->
        [one] liegt
       *[other] liegen
    } { $count } { $count ->
        [one] Abtei
       *[other] Abteien
    }, aber es gibt nur { $most }, für jede Person eine, abzüglich der noch nicht gelegten.
reasons-AB-S1-too_many_held = Nach den Angaben hat { $player } { $count } Abteien, aber je Person gibt es nur eine.

reasons-AB-P1-drawn_already = { $player } hat in diesem Zug schon gezogen; eine Abtei legt man, statt zu ziehen.
reasons-AB-P1-none_held = { $player } hat keine Abtei mehr: Je Person gibt es nur eine im ganzen Spiel.

reasons-AB-P2-hole = Auf allen vier Feldern neben { $cell } liegen Plättchen.
reasons-AB-P2-no_hole =
    Eine Abtei braucht an jeder ihrer vier Seiten ein Plättchen; in { $cell } { $count ->
        [one] fehlt
       *[other] fehlen
    } { $count }.
reasons-AB-P2-gap = Der Abtei in { $cell } fehlt an { $count } ihrer vier Seiten ein Plättchen.

reasons-AB-M1-followers_only = Auf eine Abtei kommt ein Gefolgsmann und sonst nichts: { WORD($figure, form: "no") }.
reasons-AB-M1-only_here = Wer eine Abtei legt, darf einen Gefolgsmann auf die Abtei selbst setzen, in { $cell }, aber nicht auf das, was sie abschließt.

reasons-AB-Y2-strength = Der Bürgermeister von { $player } dort zählt { $count }, so viel, wie die Stadt Wappen hat.
reasons-AB-Y3-no_strength = Die Stadt hat kein Wappen, also zählt der Bürgermeister von { $player } nichts.
reasons-AB-Y5-no_strength = In einer Burg zählt der Bürgermeister von { $player } nichts.

reasons-AB-W2-drives = Das Gebiet des Wagens von { $player } in { $where } ist gerade gewertet worden: Der Wagen darf weiterfahren.
reasons-AB-W2-not_scored = Von { $player } darf in { $where } kein Wagen weiterfahren; ein Wagen fährt, wenn sein Gebiet gerade gewertet worden ist.

reasons-AB-W3-finished =
    { GENDER($kind) ->
       *[m] Dieser
        [f] Diese
        [n] Dieses
    } { $kind } ist abgeschlossen; ein Wagen fährt nur in nicht abgeschlossene Gebiete.

reasons-AB-W4-linked = Ein Straßenende verbindet die beiden Gebiete.
reasons-AB-W4-near = Es liegt auf dem Plättchen des Wagens oder auf einem der 8 Felder ringsum.
reasons-AB-W4-not_linked =
    Kein Straßenende verbindet { GENDER($kind) ->
       *[m] diesen
        [f] diese
        [n] dieses
    } { $kind } mit dem gewerteten Gebiet.
reasons-AB-W4-not_near = Es liegt weder auf dem Plättchen des Wagens noch auf einem der 8 Felder ringsum.

reasons-AB-W5-first = Zuerst muss { $player } mit dem Wagen weiterfahren oder ihn zurücknehmen.

reasons-AB-W7-dragon = In { $where } steht der Drache; dorthin fährt kein Wagen.

reasons-AB-B1-no_point = Eine Scheune braucht einen Punkt, an dem vier Plättchen zusammentreffen und ringsum Wiese ist; das ist hier nicht so.

reasons-AB-B2-barn_there = Auf dieser Wiese steht schon eine Scheune von { $by }, in { $where }.
reasons-AB-B2-farmers_there = Die Bauern von { $by } auf dieser Wiese werden am Ende des Zuges gewertet und kommen in den Vorrat zurück.

reasons-AB-B4-barn_there = Auf dieser Wiese steht eine Scheune, in { $where }: Hier darf { WORD($figure, form: "no") } eingesetzt werden.
reasons-AB-B4-farmers_there = Die Bauern in { $where } liegen auf der Wiese einer Scheune; sie hätten gewertet werden und zurückkommen müssen.

reasons-AB-B6-pays =
    Am Ende bringt die Scheune von { $player } auf dieser Wiese { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.

reasons-AB-P4-beside_another = In { $cell } hätte die Abtei eine Kante mit der in { $other } gemeinsam.
reasons-AB-P4-side_by_side = Die Abteien in { $cell } und { $other } haben eine Kante gemeinsam.

reasons-AB-E1-only_abbeys = Das letzte Plättchen liegt; jetzt darf nur noch eine Abtei gelegt werden.

reasons-AB-E2-round_over = Die Runde der Abteien nach dem letzten Plättchen ist vorbei.

reasons-HS-S1-none_in_bag =
    Im Beutel ist kein Marker mit { $sheep } { $sheep ->
        [one] Schaf
       *[other] Schafen
    } mehr: Alle { $most } liegen auf dem Tisch.
reasons-HS-S1-too_many =
    Auf dem Tisch { $count ->
        [one] liegt
       *[other] liegen
    } { $count } Marker mit { $sheep } { $sheep ->
        [one] Schaf
       *[other] Schafen
    }, aber die Schachtel enthält nur { $most }.

reasons-HS-F2-on_the_table = { $player } hat keinen Schäfer mehr im Vorrat; er steht in { $where }.

reasons-HS-F3-shepherd_there = Auf dieser Wiese steht schon ein Schäfer von { $by }, in { $where }.
reasons-HS-F3-neighbours = Die Schäfer in { $where } stehen auf benachbarten Plättchen auf derselben Wiese; der spätere durfte dort nicht eingesetzt werden.

reasons-HS-F4-farmers_there = Auf dieser Wiese liegen Bauern von { $by }; sie halten einen Schäfer nicht fern.

reasons-HS-F5-odds =
    Für den neuen Schäfer wird ein Marker gezogen: { $wolves } { $count ->
        [one] des einzigen Markers
       *[other] der { $count } Marker
    } im Beutel { $wolves ->
        [one] ist ein Wolf
       *[other] sind Wölfe
    }.
reasons-HS-F5-nothing_due = { $player } hat keinen Marker zu ziehen: Für einen gerade eingesetzten Schäfer wird nur einer gezogen.
reasons-HS-F5-just_put_down = Der Schäfer von { $player } wurde in diesem Zug eingesetzt: Mehr als den einen Marker gibt es dafür nicht.
reasons-HS-F5-draw_first = Zuerst muss der Marker für den neuen Schäfer von { $player } gezogen werden.
reasons-HS-F5-no_shepherd = In { $where } liegen Schafe, aber auf dieser Wiese steht kein Schäfer.
reasons-HS-F5-no_sheep = Auf der Wiese des Schäfers in { $where } liegen weniger Schafmarker, als dort Schäfer stehen; jeder hat einen mitgebracht.

reasons-HS-F6-wolf = Der Wolf kommt in den Beutel zurück und der Schäfer von { $player } in den Vorrat.

reasons-HS-F7-extended = Das Plättchen erweitert die Wiese, auf der der Schäfer von { $player } steht.
reasons-HS-F7-no_shepherd = In { $cell } steht kein Schäfer von { $player }.
reasons-HS-F7-not_extended = Das gerade gelegte Plättchen erweitert die Wiese nicht, auf der der Schäfer von { $player } steht, in { $where }.
reasons-HS-F7-not_own_tile = Das Plättchen hat nicht { $player } gelegt: Nur ein eigenes Plättchen gibt dem Schäfer eine Aktion.

reasons-HS-F8-over = Für dieses Plättchen ist die Aktion mit der Herde vorbei: Je Plättchen gibt es nur eine.

reasons-HS-F10-action_was_first = Die Herde wurde schon vergrößert oder in den Stall getrieben; hier kommt die Figur davor.
reasons-HS-F10-figure_was_first = Eine Figur ist schon eingesetzt; hier kommt die Aktion mit der Herde vor der Figur.

reasons-HS-F12-odds =
    Für die Herde wird ein Marker gezogen: { $wolves } { $count ->
        [one] des einzigen Markers
       *[other] der { $count } Marker
    } im Beutel { $wolves ->
        [one] ist ein Wolf
       *[other] sind Wölfe
    }.

reasons-HS-F13-wolf = Der Wolf nimmt alle Schafe der Wiese; der Schäfer von { $players } kommt ohne Punkte in den Vorrat zurück.
reasons-HS-F13-wolf_on_the_table = In { $where } liegt ein Wolf auf dem Tisch, aber Wölfe kommen immer in den Beutel zurück.

reasons-HS-F14-flock =
    Jetzt in den Stall getrieben, bringt die Herde { $players } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $parts }.
reasons-HS-F14-unread =
    Die Schafe auf { $count } { $count ->
        [one] Marker
       *[other] Markern
    } in { $where } konnten nicht gelesen werden.

reasons-HS-F16-joint = Die Wiesen sind verbunden: Alle Schafe dort sind eine Herde von { $players }.

reasons-HS-F18-flock =
    Jetzt in den Stall getrieben, bringt die Herde { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für jeden Schäfer ({ $players }): { $parts }.

reasons-HS-F19-wolf = Der Wolf nimmt alle Schafe der Wiese; die Schäfer dort kommen ohne Punkte in den Vorrat zurück ({ $players }).

reasons-HS-F20-no_follower = Ein Schäfer dort zählt bei keiner Mehrheit und erhält nur für seine Herde Punkte ({ $players }).

reasons-HS-F22-by_itself = Die Wiese ist geschlossen: Ihre Herde kommt vor dem Ende des Zuges in den Stall.
reasons-HS-F22-not_herded = Auf einer geschlossenen Wiese steht ein Schäfer: Seine Herde hätte in den Stall kommen müssen.
reasons-HS-F22-closed = Die Wiese ist jetzt geschlossen: Ihre Herde kommt ohne weiteren Marker in den Stall.

reasons-HS-F24-closed = Die Wiese ist geschlossen: Die Herde kommt sofort in den Stall.

reasons-HS-F28-draw_again = Die Wiese ist geschlossen: Bevor die Herde in den Stall kommt, wird ein zweiter Marker gezogen.

reasons-HS-H4-nobody_on_hills = Von den am Gleichstand Beteiligten hat dort niemand einen Gefolgsmann auf einem Hügel; es bleibt beim Gleichstand.
reasons-HS-H4-on_hills =
    Von den am Gleichstand Beteiligten { COUNT($owners) ->
        [one] hat
       *[other] haben
    } dort { $owners } einen Gefolgsmann auf einem Hügel; das entscheidet.

reasons-HS-H5-no_tie = Es herrscht kein Gleichstand, also ändern Gefolgsleute auf Hügeln nichts.

reasons-HS-H8-all_on_hills = Alle am Gleichstand Beteiligten haben dort einen Gefolgsmann auf einem Hügel ({ $holders }); es bleibt beim Gleichstand.

reasons-HS-H9-most_on_hills = Bei Gleichstand werden dort die Gefolgsleute auf Hügeln gezählt: { $holders }.

reasons-HS-H12-share = { $owners } erhalten alle die volle Punktzahl; die anderen Beteiligten haben dort niemanden auf einem Hügel.

reasons-HS-V4-not_complete =
    Ringsum { $count ->
        [one] liegt
       *[other] liegen
    } { $count } { $count ->
        [one] Weinberg
       *[other] Weinberge
    }; Weinberge bringen nur einem abgeschlossenen Kloster Punkte.

reasons-HS-Z3-must = Die Wiese, auf der der Schäfer von { $player } steht, wurde erweitert: Zuerst muss die Herde vergrößert oder in den Stall getrieben werden.

reasons-HS-I1-sheep_eaten =
    Mit dem Schäfer { $count ->
        [one] kommt
       *[other] kommen
    } { $count } Schafmarker in den Beutel zurück.

reasons-TR-assumed-extended = Annahme: Das Plättchen dieses Zuges erweitert die Wiese, auf der der Schäfer von { $player } steht.

reasons-CB-G3-once =
    Plättchen mit mehreren Abschnitten zählen für { GENDER($kind) ->
       *[m] diesen
        [f] diese
        [n] dieses
    } { $kind } nur einmal: { $where }.

reasons-CB-M7-stays = { WORD($figure, form: "a") } wird nach dem Einsetzen nicht zurückgenommen; die Figur kommt zurück, wenn ihr Gebiet gewertet wird.

reasons-CB-E3-win = { $players } hat die meisten Punkte, { $points }, und gewinnt.
reasons-CB-E3-share_win = { $players } haben die meisten Punkte, je { $points }, und teilen sich den Sieg.

reasons-IC-I1-inns =
    An dieser Straße { $count ->
        [one] liegt
       *[other] liegen
    } { $count } { $count ->
        [one] Wirtshaus
       *[other] Wirtshäuser
    }; mehr als eines ändert nichts.

reasons-TB-B7-not_part = Das Plättchen in { $cell } gehört nicht zu dem Gebiet, auf dem der Baumeister von { $player } steht: kein zweiter Teil dieses Zuges.

reasons-TB-B8-own_tile = Der Baumeister von { $player } kam erst mit dem Plättchen in { $cell }: kein zweiter Teil dieses Zuges.

reasons-TB-B10-no_third = Es war der zweite Teil des Zuges von { $player }: Einen dritten gibt es nie.

reasons-TB-B11-stays = Der Baumeister von { $player } ist inzwischen weg, aber das Recht auf den zweiten Teil bleibt.
reasons-TB-B11-goes_home = Der Baumeister von { $player } kommt jetzt in den Vorrat zurück, aber das Recht auf den zweiten Teil bleibt.

reasons-TB-B12-must = { $player } muss den zweiten Teil des Zuges spielen: Verzichten ist hier nicht erlaubt.

reasons-TB-B13-no_tile = Es ist kein Plättchen mehr da, also zieht { $player } keines für einen zweiten Teil des Zuges.

reasons-TB-P3-no_owner = Das Schwein von { $player } bringt nichts: { $player } erhält die Punkte dieser Wiese nicht.

reasons-AB-C7-turn_follows = Das Abschließen durch die Abtei gilt als Erweitern: { $player } hat einen zweiten Teil dieses Zuges.
reasons-AB-C7-no_extension = Die Abtei schließt das Gebiet ab, auf dem der Baumeister von { $player } steht, erweitert es aber nicht: kein zweiter Teil dieses Zuges.
reasons-AB-C7-counts = Mit dieser Option gilt die Abtei als Erweiterung des Gebiets, auf dem der Baumeister von { $player } steht.

reasons-CU-C3-won = Es ist zuerst abgeschlossen und gewinnt die Herausforderung gegen den Gegner in { $other }; dessen Figur kommt ohne Punkte in den Vorrat zurück.
reasons-CU-C3-lost = Der Gegner in { $other } ist zuerst abgeschlossen: Hier gibt es keine Punkte, und die Figur kommt in den Vorrat zurück.
reasons-CU-C3-open = Es steht in einer Herausforderung mit dem Gegner in { $other }: Gewertet wird, was zuerst abgeschlossen ist; das andere bringt nichts.

reasons-CU-C4-together = Der Gegner in { $other } ist zur gleichen Zeit abgeschlossen: Beide werden gewertet.

lines-field =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Wiese: { $parts } = { $points }.
lines-CB-F8 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine abgeschlossene Stadt, mit den meisten Bauern auf den Wiesen ringsum: { $parts } = { $points }.
lines-AT-R1 = { $player } nimmt den Abt zurück ({ $kind }): { $parts } = { $points }.
lines-GM-M3 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für einen liegenden Abt: { $parts } = { $points }.
lines-trade-goods =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Waren: { $parts }.
lines-king =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für den König: { $parts } = { $points }.
lines-robber_baron =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für den Raubritter: { $parts } = { $points }.
lines-big_top =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } am Zirkuszelt: { $parts } = { $points }.
lines-pyramid =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Artisten: { $parts } = { $points }.
lines-ringmaster =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für den Zirkusdirektor: { $parts } = { $points }.
lines-gold =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Gold: { $parts } = { $points }.
lines-robber =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } durch den Räuber.
lines-message =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } durch eine Depesche: { $parts }.
lines-ME-2 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } durch eine Depesche.
lines-flock =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Herde: { $parts } = { $points }.
lines-CU-C1 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Kultstätte: { $parts } = { $points }.
lines-BU-1 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Burg: { $parts } = { $points }.
lines-KD-2 =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Kathedrale: { $parts } = { $points }.

lines-auction =
    Basar: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $player }.
lines-bathhouse =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Badehäuser: { $parts } = { $points }.
lines-buy_back =
    Aus einem Badehaus zurückgekauft: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $player }.
lines-ransom =
    Lösegeld für einen Gefangenen: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für { $player }.
lines-watchtower =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für einen Wachturm: { $parts }.
lines-wind_rose =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für eine Windrose.
lines-teacher =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } durch den Lehrer.
lines-catapult =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } am Katapult.
lines-church =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für die meisten Gefolgsleute rings um die Kirche.
lines-holders-church = Gefolgsleute ringsum: { $holders }.
lines-nothing-CB-F3 = { $player } erhält 0 Punkte für eine Wiese: An ihr liegt keine abgeschlossene Stadt.
lines-nothing-CB-F7 = { $player } erhält 0 Punkte für eine Wiese: Alle abgeschlossenen Städte an ihr haben { $player } schon Punkte gebracht, oder es gibt keine.
lines-nothing-CU-C3 = { $player } erhält 0 Punkte: Die Herausforderung ist verloren.
lines-nothing-IC-I3 = { $player } erhält 0 Punkte für eine nicht abgeschlossene Straße mit Wirtshaus.
lines-nothing-IC-C3 = { $player } erhält 0 Punkte für eine nicht abgeschlossene Stadt mit Kathedrale.
lines-nothing-SG-1 = { $player } erhält 0 Punkte für eine belagerte Stadt.

lines-holders-trade-goods = Marker: { $holders }.
lines-holders-flock = Schäfer dort: { $holders }.

parts-pennant = { $count } Wappen × { $each }
parts-city =
    { $count } abgeschlossene { $count ->
        [one] Stadt
       *[other] Städte
    } × { $each }
parts-monastery =
    { $count } { $count ->
        [one] Kloster
       *[other] Klöster
    } × { $each }
parts-surrounding = { $count } Plättchen ringsum × { $each }
parts-garden =
    { $count } { $count ->
        [one] Garten
       *[other] Gärten
    } × { $each }
parts-shrine =
    { $count } { $count ->
        [one] Kultstätte
       *[other] Kultstätten
    } × { $each }
parts-row-N = { $count } nach oben
parts-row-E = { $count } nach rechts
parts-row-S = { $count } nach unten
parts-row-W = { $count } nach links
parts-challenge = Herausforderung verloren
parts-pig =
    { $count } { $count ->
        [one] Stadt
       *[other] Städte
    } mit dem Schwein × { $each }
parts-pig_herd =
    { $count } { $count ->
        [one] Stadt
       *[other] Städte
    } mit der Schweineherde × { $each }
parts-big_top =
    { $count } { $count ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    } × { $each }
parts-acrobat =
    { $count } { $count ->
        [one] Artist
       *[other] Artisten
    } × { $each }
parts-circus_space =
    { $count } { $count ->
        [one] Zeltplatz
       *[other] Zeltplätze
    } × { $each }
parts-acrobat_space =
    { $count } { $count ->
        [one] Artistenplatz
       *[other] Artistenplätze
    } × { $each }
parts-besieged =
    { $count } belagerte { $count ->
        [one] Stadt
       *[other] Städte
    } noch einmal × { $each }
parts-gold =
    { $count } { $count ->
        [one] Goldstück
       *[other] Goldstücke
    } × { $each }
parts-mage = { $count } Plättchen mit dem Magier × { $each }
parts-witch = Hexe { $points }
parts-wine = { $each } für die meisten Weinmarker
parts-grain = { $each } für die meisten Kornmarker
parts-cloth = { $each } für die meisten Tuchmarker
parts-auction = Basar
parts-ransom = Lösegeld
parts-wind_rose = Windrose
parts-teacher = dieselben Punkte
parts-target = Ziel
parts-catch = Fang
parts-catapult = Würfe
parts-german_castle =
    { $count } { $count ->
        [one] Burg
       *[other] Burgen
    } × { $each }
parts-german_cathedral =
    { $count } { $count ->
        [one] Kathedrale
       *[other] Kathedralen
    } × { $each }
parts-signpost = { $count } Wegweiser × { $each }
parts-bathhouse =
    { $count } { $count ->
        [one] Badehaus
       *[other] Badehäuser
    } × { $each }
parts-buy_back = Rückkauf
parts-robber = die Hälfte der Punkte
parts-message = Depesche
parts-knight =
    { $count } { $count ->
        [one] Ritter
       *[other] Ritter
    } × { $each }
parts-farmer =
    { $count } { $count ->
        [one] Bauer
       *[other] Bauern
    } × { $each }
parts-church = Kirche
parts-darmstadtium = Darmstadtium
parts-city_tile = { $count } Plättchen mit Stadt × { $each }
parts-road_tile = { $count } Plättchen mit Straße × { $each }
parts-follower =
    { $count } { $count ->
        [one] Gefolgsmann
       *[other] Gefolgsleute
    } × { $each }
parts-shed = { $count } Schuppen × { $each }
parts-house =
    { $count } { $count ->
        [one] Haus
       *[other] Häuser
    } × { $each }
parts-watch =
    { $count } { $count ->
        [one] kleiner Turm
       *[other] kleine Türme
    } × { $each }
lines-fairy =
    { $player } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für die Fee.
parts-fairy = Fee
parts-king = { $each } für den König
parts-robber_baron = { $each } für den Raubritter
parts-both_tokens = { $each } für König und Raubritter
parts-road =
    { $count } { $count ->
        [one] abgeschlossene Straße
       *[other] abgeschlossene Straßen
    } × { $each }
parts-token =
    { $count } Marker mit { $each } { $each ->
        [one] Schaf
       *[other] Schafen
    }
parts-vineyard =
    { $count } { $count ->
        [one] Weinberg
       *[other] Weinberge
    } × { $each }

options-edition = Welche Auflage gespielt wird: wie Wiesen und Städte aus zwei Plättchen gewertet werden und wie oft es ein Plättchen gibt.
options-expansions = Die Erweiterungen im Spiel.
options-map = Die Karte aus Carcassonne Maps, falls auf einer gespielt wird.

options-base-fields = Ob Meeple auf Wiesen gelegt werden dürfen, die am Ende Punkte bringen.
options-base-meeples = Wie viele Meeple jede Person hat, wenn am Tisch eine andere Zahl vereinbart ist; auf einer Karte gilt die Option für Karten.

options-base-two_tile_city = Ob eine abgeschlossene Stadt aus zwei Plättchen Punkte bringt wie jede andere oder nur die Hälfte wie in frühen Drucken der ersten Auflage.
options-base-field_scoring = Wie Wiesen am Ende gewertet werden: 3 je abgeschlossener Stadt und Wiese; 3 je Stadt, aber für jede Person nur einmal; oder 4 je Stadt nach allen Bauern ringsum.
options-base-river = Ob das Spiel mit dem Fluss beginnt.
options-base-river_2 = Ob das Spiel mit dem Fluss II beginnt, der sich gabelt.
options-base-abbot = Ob alle einen Abt haben.

options-ext-big_top = Ob das Zirkuszelt mitspielt: Es bringt Punkte für die Gefolgsleute ringsum.
options-ext-acrobats = Ob Meeple Artistenpyramiden bilden.
options-ext-ringmaster = Ob alle einen Zirkusdirektor haben, der für Zelt- und Artistenplätze Punkte bringt.
options-ext-gold = Ob Goldminen Gold bringen, für das es am Ende Punkte gibt.
options-ext-count = Ob die Stadt Carcassonne auf dem Tisch liegt, mit Gefolgsleuten in ihren Vierteln und dem Grafen.
options-co-count_move = Ob der Graf nach Belieben, um ein Viertel im Uhrzeigersinn oder zum Gefolgsmann zieht.
options-co-final = Aus welchen Vierteln man vor der Schlusswertung ziehen darf.
options-pd-city = Welche Plättchen der Stadt Carcassonne der Drache nicht betritt.
options-ext-ferries = Ob Fähren an Seen Straßen verbinden und umgesetzt werden dürfen.
options-ext-bridge = Ob alle Brücken haben, die Straßen über Plättchen führen.
options-ext-castle = Ob kleine Städte zu Burgen werden können, deren Herren die Punkte für das bekommen, was in der Nähe gewertet wird.
options-ext-bazaar = Ob man nach einem Plättchen mit Basar die nächsten Plättchen kauft.
options-ext-tunnel = Ob Straßen in Tunneln enden, die zwei gleiche Marker verbinden.
options-ext-mage_witch = Ob Magier und Hexe ändern, was Straßen und Städte bringen.
options-ext-flier = Ob Gefolgsleute von Fluggeräten fliegen dürfen.
options-ext-dragon = Ob der Drache mitspielt: Vulkane holen ihn, Drachenplättchen lassen ihn ziehen.
options-ext-shrine = Ob Kultstätten Klöster herausfordern.
options-ext-special_monastery = Ob ein Gefolgsmann in einem deutschen Kloster als Abt liegen darf.

options-pd-dragon_move = Ob der Drache vor oder nach der Wertung zieht.
options-ext-tower = Ob Türme mitspielen: Sie nehmen Gefolgsleute gefangen.
options-ext-phantom = Ob alle ein Phantom haben, einen zweiten Gefolgsmann für denselben Zug.
options-ext-festival = Ob Feste mitspielen: Sie bringen eine eigene Figur zurück.
options-fe-take = Ob ein Fest jede Figur zurückbringt oder nur Gefolgsleute.
options-ext-watchtowers = Ob Wachtürme den Gefolgsleuten Punkte für das bringen, was ringsum ist.
options-ext-wind_roses = Ob Viertel einer Windrose in ihrer Richtung Punkte bringen.
options-ext-church = Ob Kirchen für die meisten Gefolgsleute ringsum Punkte bringen und das Darmstadtium für seine Stadt.
options-ext-labyrinth = Ob Labyrinthe im Spiel sind.
options-ext-school = Ob die Schule im Spiel ist, deren Lehrer die Punkte eines Gebiets noch einmal bringt.
options-ext-catapult = Ob nach einem Jahrmarkt mit dem Katapult geworfen wird.
options-ext-gifts = Ob es Geschenke für das Erweitern fremder Straßen und Städte gibt.
options-ext-signposts = Ob Wegweiser im Spiel sind, die Punkte bringen, wo die Straße so weitergeht, wie sie zeigen.
options-ext-bathhouses = Ob Badehäuser im Spiel sind, die mehr bringen und einen Meeple behalten.
options-ext-german_castles = Ob alle Burgplättchen haben (Burgen in Deutschland), die man statt eines gezogenen Plättchens legt.
options-ext-german_cathedrals = Ob Straßen zu deutschen Kathedralen mehr bringen, auch für einen Erzbischof.
options-ext-halflings = Ob alle halbe Plättchen haben (Halb so wild), die man statt eines gezogenen Plättchens legt.
options-la-variant = Ob die Arme eines Labyrinths einzeln besetzt werden und seine Gefolgsleute Punkte bringen, oder ob es eine Straße wie jede andere ist.
options-ext-little_buildings = Ob alle kleine Gebäude haben, die Gebiete wertvoller machen.
options-lb-points = Was Turm, Haus und Schuppen bringen, in dieser Reihenfolge.
options-ext-siege = Ob Städte belagert sein können: Sie bringen Rittern weniger und Bauern mehr.
options-sg-escape = Wo ein Kloster liegen muss, damit ein Ritter aus einer belagerten Stadt fliehen kann.
options-ext-corn_circles = Ob nach einem Kornkreis alle einen Gefolgsmann dazustellen oder zurücknehmen.
options-ext-robbers = Ob Räuber die Hälfte der Punkte anderer bringen.
options-ext-messages = Ob alle zwei Zählsteine auf der Wertungstafel haben und Depeschen ziehen.
options-rb-others = Wer nach der Person am Zug noch einen Räuber einsetzen darf.
options-tw-ransom = Ob man für ein Lösegeld 3 Punkte braucht oder unter 0 fallen darf.
options-tw-top_safe = Ob der Drache Gefolgsleute auf Türmen verschont.
options-tu-tokens = Wie viele Sorten von je 2 Tunnelmarkern man zu zweit und zu dritt hat; zu mehreren ist es 1.
options-tu-others = Ob auch Straßen durch Tunnel anderer Schachteln Tunneleingänge haben.
options-bc-bridge_place = Ob eine Brücke jederzeit über ein angrenzendes Plättchen gelegt werden darf oder nur, wenn das neue sie braucht.
options-bc-auction = Ob die Plättchen eines Basars Punkte kosten.
options-ext-fairy = Ob die Fee mitspielt: Sie bringt für einen Gefolgsmann Punkte und hält den Drachen fern.
options-ext-princess = Ob ein Burgfräulein einen Ritter zurückschickt.
options-ext-portal = Ob ein Gefolgsmann durch Zauberportale auf jedes Plättchen gesetzt werden darf.
options-pd-fairy = Ob die Fee neben einem Gefolgsmann oder auf einem Plättchen steht.
options-pd-princess = Ob es freiwillig ist, mit einem Burgfräulein einen Ritter zurückzuschicken.

options-cu-abbey_restricted = Ob die Regel, dass Kultstätten und Klöster je nur einen Gegner haben, auch für die Abtei gilt.

options-gm-base_monasteries = Ob die sechs einfachen Klöster des Grundspiels aus dem Spiel kommen oder bleiben.

options-rv-u_turn = Wie stark der Fluss abbiegen darf: nie zwei Kurven nacheinander zur selben Seite, wie gedruckt, oder mit fünf leeren Feldern davor.
options-rv-start_tile = Was aus dem üblichen Startplättchen wird, wenn das Spiel mit dem Fluss beginnt: Es ist im Stapel, wird nach dem Fluss gelegt oder bleibt in der Schachtel.
options-rv-source_field = Ob die Wiese von Quelle und See beide Ufer des Flusses verbindet oder dort geteilt ist.
options-rv-fork = Ob die Gabelung auf die Quelle folgt oder unter die Flussplättchen gemischt wird.
options-gq-source = Mit welcher Quelle der Fluss beginnt: mit der üblichen oder der aus Games Quarterly 11.
options-gq-pig_tile = Ob das Wiesenplättchen aus Games Quarterly 11 eine Schweineherde hat.
options-ext-king = Ob den König hat, wer die größte Stadt abschließt.
options-ext-robber_baron = Ob den Raubritter hat, wer die längste Straße abschließt.
options-kr-final = Was König und Raubritter bringen.

options-ext-abbey = Ob alle eine Abtei haben.

options-ab-end_round = Ob Abteien nach dem letzten Plättchen einmal oder mehrmals gelegt werden dürfen.
options-ab-builder_turn = Ob eine Abtei, die das Gebiet des eigenen Baumeisters abschließt, einen Doppelzug gibt.

options-ext-mayor = Ob alle einen Bürgermeister haben, der so viel zählt, wie seine Stadt Wappen hat.
options-ext-wagon = Ob alle einen Wagen haben, der weiterfahren darf, wenn sein Gebiet gewertet ist.
options-ext-barn = Ob alle eine Scheune haben, die für die Städte an ihrer Wiese Punkte bringt.

options-set-edition = Aus welcher Auflage die Plättchen von { $set } sind.
options-siege-edition = Welche Schachtel von Katharer und Belagerer auf dem Tisch ist: die Katharer (4 Plättchen), die Belagerer (6) oder beide.
options-cult-edition = Welche Schachtel von Die Kultstätte auf dem Tisch ist: die mit sechs Plättchen oder die mit fünf.
options-river-edition = Welcher Fluss auf dem Tisch ist: der einer Auflage oder Fluss III der Big Box 5, mit zwei Weinbergen und zwei Schafen darauf.
options-russian-promos-edition = Welche russischen Sonderplättchen auf dem Tisch sind: die zwei von 2013, die zwei von 2016 oder beide Paare.
options-corn-circles-edition = Welche Schachtel der Kornkreise auf dem Tisch ist: I oder II (je 6 Plättchen), I und II zusammen oder die 6 Plättchen von Winter-Carcassonne. Zu den Minis gehört II.
options-halflings-edition = Welche Schachtel von Halb so wild auf dem Tisch ist: I oder II (je 12 Plättchen) oder beide.
options-ab-wagon_move = Wohin ein Wagen weiterfährt: über ein Straßenende, auf ein Plättchen in der Nähe oder wie in der Auflage.
options-ab-barn_shared = Ob eine Scheune auf eine Wiese darf, auf der schon eine andere steht.

options-ext-inns = Ob Wirtshäuser zählen: Straßen mit Wirtshaus bringen 2 Punkte je Plättchen oder, nicht abgeschlossen, nichts.
options-ext-cathedral = Ob Kathedralen zählen: Städte mit Kathedrale bringen 3 Punkte je Plättchen und Wappen oder, nicht abgeschlossen, nichts.
options-ext-large_meeple = Ob alle einen großen Meeple haben, der bei der Mehrheit als 2 zählt.
options-ext-builder = Ob alle einen Baumeister haben, der einen zweiten Zugteil bringt.
options-ext-pig = Ob alle ein Schwein haben, mit dem Städte an seiner Wiese einen Punkt mehr bringen.
options-ext-pig_herd = Ob eine Schweineherde auf einer Wiese je Stadt einen Punkt mehr bringt.
options-ext-goods = Ob abgeschlossene Städte Waren bringen, mit 10 Punkten am Ende für die meisten jeder Sorte.

options-tb-double_turn = Ob man auf den zweiten Zugteil durch den Baumeister verzichten darf oder ihn spielen muss.

options-ext-shepherd = Ob alle einen Schäfer haben, der auf einer Wiese eine Herde Schafe sammelt.
options-ext-hill = Ob Hügel zählen: Unter jeden kommt ein Plättchen aus dem Stapel, und ein Gefolgsmann auf einem Hügel entscheidet bei Gleichstand.
options-ext-vineyard = Ob Weinberge zählen: Jeder auf den 8 Plättchen rings um ein abgeschlossenes Kloster bringt 3 Punkte mehr.
options-hs-shepherd_order = Ob die Figur vor oder nach der Aktion mit der Herde eingesetzt wird.
options-hs-closed_field = Ob die Herde einer ganz geschlossenen Wiese von selbst in den Stall kommt.
options-hs-closure_time = Ob die Herde einer geschlossenen Wiese nach der Figur des Zuges in den Stall kommt oder davor.
options-hs-inner_field_draws = Wie viele Marker für einen Schäfer auf einer umschlossenen Wiese gezogen werden, bevor die Herde in den Stall kommt.
options-hs-hill_tiebreak = Ob bei Gleichstand ein Gefolgsmann auf einem Hügel genügt oder die auf Hügeln gezählt werden.
options-hs-blank_under_hill = Ob unter die Hügel leere Plättchen kommen statt solcher aus dem Stapel.
options-hs-action = Ob man, wenn das Plättchen die Wiese der eigenen Herde erweitert, diese vergrößern oder in den Stall treiben darf oder eines von beiden tun muss.
options-hs-closure_choice = Ob eine Herde, deren Wiese der eigene Zug schließt, sofort in den Stall kommt oder vorher vergrößert werden darf.
options-hs-split_edges = Ob alle vier Städte verbunden werden, wo zwei Kanten mit je zwei Städten aneinanderliegen, oder nur die gegenüberliegenden.

options-preset = Ob die Erweiterungen wie gedruckt gespielt werden, so, wie ein verbreitetes Regelprogramm sie auslegt, oder wie in der ersten englischen Auflage.

marks-pennants = Wappen in einer Stadt
marks-inn = ein Wirtshaus an einer Straße
marks-cathedral = eine Kathedrale in einer Stadt
marks-resource-wine = Wein in einer Stadt
marks-resource-grain = Korn in einer Stadt
marks-resource-cloth = Tuch in einer Stadt
marks-princess = ein Burgfräulein in einer Stadt
marks-besieged = eine belagerte Stadt
marks-castle-base = Platz für eine Burg
marks-castle-base-false = auf dieser Stadt darf keine Burg gebaut werden
marks-shrine = das Kloster ist eine Kultstätte
marks-special = ein deutsches Kloster
marks-tunnel = ein Tunneleingang an einer Straße
marks-wells = Brunnen an einer Straße
marks-pig-herd = eine Schweineherde auf einer Wiese
marks-hill = ein Hügel
marks-vineyard = ein Weinberg
marks-volcano = ein Vulkan
marks-dragon = ein Drache
marks-portal = ein Zauberportal
marks-tower = ein Turmfundament
marks-circus = ein Zeltplatz
marks-acrobats = ein Artistenplatz
marks-festival = ein Fest
marks-mage = Magier und Hexe
marks-goldmine = eine Goldmine
marks-bazaar = ein Basar
marks-flying-machine = ein Fluggerät und seine Richtung
marks-corn-circle = ein Kornkreis und seine Art
marks-watchtower = ein Wachturm und sein Bonus
marks-church = eine Kirche von Darmstadt
marks-city-of-carcassonne = innerhalb der Stadt Carcassonne: eine Wiese, die die Regeln übergehen
marks-darmstadtium = das Darmstadtium
marks-diagonal = reicht an die lange Seite eines halben Plättchens
marks-german-castle = eine deutsche Burg
marks-german-cathedral = eine deutsche Kathedrale
marks-labyrinth = ein Labyrinth auf einer Straße
marks-bathhouse = die Zahl eines Badehauses
marks-signpost-n-left = ein Wegweiser am oberen Rand: links
marks-signpost-n-straight = ein Wegweiser am oberen Rand: geradeaus
marks-signpost-n-right = ein Wegweiser am oberen Rand: rechts
marks-signpost-e-left = ein Wegweiser am rechten Rand: links
marks-signpost-e-straight = ein Wegweiser am rechten Rand: geradeaus
marks-signpost-e-right = ein Wegweiser am rechten Rand: rechts
marks-signpost-s-left = ein Wegweiser am unteren Rand: links
marks-signpost-s-straight = ein Wegweiser am unteren Rand: geradeaus
marks-signpost-s-right = ein Wegweiser am unteren Rand: rechts
marks-signpost-w-left = ein Wegweiser am linken Rand: links
marks-signpost-w-straight = ein Wegweiser am linken Rand: geradeaus
marks-signpost-w-right = ein Wegweiser am linken Rand: rechts
marks-fair = ein Jahrmarkt
marks-ferry = ein See mit einer Fähre
marks-half = ein Dreieck: ein halbes Plättchen
marks-plague = ein Pestherd
marks-quarter = ein Viertel der Stadt Carcassonne
marks-razboynik = der Räuber Solowei Rasboinik
marks-robber = ein Räuber
marks-school = eine Schule
marks-vodyanoy = Wodjanoi, der Wassergeist
marks-wind-rose = eine Windrose oder ein Viertel davon
marks-yaga-hut = die Hütte der Baba Jaga

# names of the tile sets, by id

catalogs-base = Grundspiel
catalogs-river = Der Fluss
catalogs-river-2 = Der Fluss II
catalogs-inns-and-cathedrals = Wirtshäuser und Kathedralen
catalogs-traders-and-builders = Händler und Baumeister
catalogs-hills-and-sheep = Schafe und Hügel
catalogs-abbey-and-mayor = Abtei und Bürgermeister
catalogs-princess-and-dragon = Burgfräulein und Drache
catalogs-king-and-robber = König und Raubritter
catalogs-cult = Die Kultstätte
catalogs-monasteries = Klöster in Deutschland
catalogs-watchtowers = Die Wachtürme
catalogs-wind-roses = Die Windrosen
catalogs-darmstadt = Darmstadt
catalogs-labyrinth = Das Labyrinth
catalogs-castles-in-germany = Burgen in Deutschland
catalogs-halflings = Halb so wild
catalogs-catapult = Das Katapult
catalogs-cathedrals-in-germany = Kathedralen in Deutschland
catalogs-plague = Die Pest
catalogs-school = Die Schule
catalogs-bridges-castles-and-bazaars = Brücken, Burgen und Basare
catalogs-corn-circles = Die Kornkreise
catalogs-count = Der Graf von Carcassonne
catalogs-ferries = Die Fähren
catalogs-festival = Das Fest
catalogs-flier = Die Fluggeräte
catalogs-goldmines = Die Goldminen
catalogs-gq11 = Games Quarterly 11
catalogs-mage-and-witch = Magier und Hexe
catalogs-robbers = Die Räuber
catalogs-russian-promos = Russische Sonderplättchen
catalogs-siege = Katharer und Belagerer
catalogs-tower = Der Turm
catalogs-tunnel = Der Tunnel
catalogs-under-the-big-top = Manege frei!
catalogs-winter = Winter-Carcassonne
catalogs-wheel-of-fortune = Das Schicksalsrad

word-trade-goods = Waren
word-king = König
word-robber_baron = Raubritter
word-teacher = Lehrer
word-catapult = Katapult
word-auction = Basar
word-big_top = Zirkuszelt
word-church = Kirche
word-fairy = Fee
word-message = Depesche
word-ransom = Lösegeld
word-robber = Räuber
word-watchtower = Wachturm
word-wind_rose = Windrose
word-city = Stadt
    .gender = f
    .a = eine Stadt
    .acc = eine Stadt
    .the = die Stadt
    .the-acc = die Stadt
    .on = in einer Stadt
    .on-this = in dieser Stadt
    .on-same = in derselben Stadt
    .onto = in eine Stadt
    .on-a-complete = in einer abgeschlossenen Stadt
word-road = Straße
    .gender = f
    .a = eine Straße
    .acc = eine Straße
    .the = die Straße
    .the-acc = die Straße
    .on = auf einer Straße
    .on-this = auf dieser Straße
    .on-same = auf derselben Straße
    .onto = auf eine Straße
    .on-a-complete = auf einer abgeschlossenen Straße
word-field = Wiese
    .gender = f
    .a = eine Wiese
    .acc = eine Wiese
    .the = die Wiese
    .the-acc = die Wiese
    .on = auf einer Wiese
    .on-this = auf dieser Wiese
    .on-same = auf derselben Wiese
    .onto = auf eine Wiese
    .on-a-complete = auf einer abgeschlossenen Wiese
word-monastery = Kloster
    .gender = n
    .a = ein Kloster
    .acc = ein Kloster
    .the = das Kloster
    .the-acc = das Kloster
    .on = in einem Kloster
    .on-this = in diesem Kloster
    .on-same = in demselben Kloster
    .onto = in ein Kloster
    .on-a-complete = in einem abgeschlossenen Kloster
word-german_castle = Burg
    .gender = f
    .a = eine Burg
    .acc = eine Burg
    .the = die Burg
    .the-acc = die Burg
    .on = in einer Burg
    .on-this = in dieser Burg
    .on-same = in derselben Burg
    .onto = in eine Burg
    .on-a-complete = in einer abgeschlossenen Burg
word-german_cathedral = Kathedrale
    .gender = f
    .a = eine Kathedrale
    .acc = eine Kathedrale
    .the = die Kathedrale
    .the-acc = die Kathedrale
    .on = auf einer Kathedrale
    .on-this = auf dieser Kathedrale
    .on-same = auf derselben Kathedrale
    .onto = auf eine Kathedrale
    .on-a-complete = auf einer abgeschlossenen Kathedrale
word-quarter = Viertel der Stadt
    .gender = n
    .a = ein Viertel der Stadt
    .acc = ein Viertel der Stadt
    .the = das Viertel der Stadt
    .the-acc = das Viertel der Stadt
    .on = in einem Viertel der Stadt
    .on-this = in diesem Viertel der Stadt
    .on-same = in demselben Viertel der Stadt
    .onto = in ein Viertel der Stadt
    .on-a-complete = in einem Viertel der Stadt
word-city_of_carcassonne = Stadt Carcassonne
    .gender = f
    .a = die Stadt Carcassonne
    .acc = die Stadt Carcassonne
    .the = die Stadt Carcassonne
    .the-acc = die Stadt Carcassonne
    .on = in der Stadt Carcassonne
    .on-this = in der Stadt Carcassonne
    .on-same = in der Stadt Carcassonne
    .onto = in die Stadt Carcassonne
    .on-a-complete = in der Stadt Carcassonne
word-castle = Burg
    .gender = f
    .a = eine Burg
    .acc = eine Burg
    .the = die Burg
    .the-acc = die Burg
    .on = in einer Burg
    .on-this = in dieser Burg
    .on-same = in derselben Burg
    .onto = in eine Burg
    .on-a-complete = in einer abgeschlossenen Burg
    .into = in die Burg
    .inside = in der Burg
    .out = aus der Burg
word-market = Markt
    .into = auf den Markt
    .inside = auf dem Markt
    .out = vom Markt
word-blacksmith = Schmiede
    .into = in die Schmiede
    .inside = in der Schmiede
    .out = aus der Schmiede
word-cathedral = Kathedrale
    .into = in die Kathedrale
    .inside = in der Kathedrale
    .out = aus der Kathedrale
word-tower = Turm
    .gender = m
    .a = ein Turm
    .acc = einen Turm
    .the = der Turm
    .the-acc = den Turm
    .on = auf einem Turm
    .on-this = auf diesem Turm
    .on-same = auf demselben Turm
    .onto = auf einen Turm
    .on-a-complete = auf einem Turm
word-buy_back = Rückkauf
word-bathhouse = Badehaus
    .gender = n
    .a = ein Badehaus
    .acc = ein Badehaus
    .the = das Badehaus
    .the-acc = das Badehaus
    .on = in einem Badehaus
    .on-this = in diesem Badehaus
    .on-same = in demselben Badehaus
    .onto = in ein Badehaus
    .on-a-complete = in einem abgeschlossenen Badehaus
word-garden = Garten
    .gender = m
    .a = ein Garten
    .acc = einen Garten
    .the = der Garten
    .the-acc = den Garten
    .on = in einem Garten
    .on-this = in diesem Garten
    .on-same = in demselben Garten
    .onto = in einen Garten
    .on-a-complete = in einem abgeschlossenen Garten
word-river = Fluss
    .gender = m
    .a = ein Fluss
    .acc = einen Fluss
    .the = der Fluss
    .the-acc = den Fluss
    .on = auf einem Fluss
    .on-this = auf diesem Fluss
    .on-same = auf demselben Fluss
    .onto = auf einen Fluss
    .on-a-complete = auf einem abgeschlossenen Fluss
word-meeple = Meeple
    .gender = m
    .a = ein Meeple
    .acc = einen Meeple
    .the = der Meeple
    .the-acc = den Meeple
    .no = kein Meeple
    .no-acc = keinen Meeple
    .many = Meeple
word-big = großer Meeple
    .gender = m
    .a = ein großer Meeple
    .acc = einen großen Meeple
    .the = der große Meeple
    .the-acc = den großen Meeple
    .no = kein großer Meeple
    .no-acc = keinen großen Meeple
    .many = große Meeple
word-builder = Baumeister
    .gender = m
    .a = ein Baumeister
    .acc = einen Baumeister
    .the = der Baumeister
    .the-acc = den Baumeister
    .no = kein Baumeister
    .no-acc = keinen Baumeister
    .many = Baumeister
word-pig = Schwein
    .gender = n
    .a = ein Schwein
    .acc = ein Schwein
    .the = das Schwein
    .the-acc = das Schwein
    .no = kein Schwein
    .no-acc = kein Schwein
    .many = Schweine
word-shepherd = Schäfer
    .gender = m
    .a = ein Schäfer
    .acc = einen Schäfer
    .the = der Schäfer
    .the-acc = den Schäfer
    .no = kein Schäfer
    .no-acc = keinen Schäfer
    .many = Schäfer
word-messenger = Bote
    .gender = m
    .a = ein Bote
    .acc = einen Boten
    .the = der Bote
    .the-acc = den Boten
    .no = kein Bote
    .no-acc = keinen Boten
    .many = Boten
word-abbot = Abt
    .gender = m
    .a = ein Abt
    .acc = einen Abt
    .the = der Abt
    .the-acc = den Abt
    .no = kein Abt
    .no-acc = keinen Abt
    .many = Äbte
word-mayor = Bürgermeister
    .gender = m
    .a = ein Bürgermeister
    .acc = einen Bürgermeister
    .the = der Bürgermeister
    .the-acc = den Bürgermeister
    .no = kein Bürgermeister
    .no-acc = keinen Bürgermeister
    .many = Bürgermeister
word-wagon = Wagen
    .gender = m
    .a = ein Wagen
    .acc = einen Wagen
    .the = der Wagen
    .the-acc = den Wagen
    .no = kein Wagen
    .no-acc = keinen Wagen
    .many = Wagen
word-barn = Scheune
    .gender = f
    .a = eine Scheune
    .acc = eine Scheune
    .the = die Scheune
    .the-acc = die Scheune
    .no = keine Scheune
    .no-acc = keine Scheune
    .many = Scheunen
word-ringmaster = Zirkusdirektor
    .gender = m
    .a = ein Zirkusdirektor
    .acc = einen Zirkusdirektor
    .the = der Zirkusdirektor
    .the-acc = den Zirkusdirektor
    .no = kein Zirkusdirektor
    .no-acc = keinen Zirkusdirektor
    .many = Zirkusdirektoren
word-pyramid = Artistenpyramide
    .gender = f
    .a = eine Artistenpyramide
    .acc = eine Artistenpyramide
    .the = die Artistenpyramide
    .the-acc = die Artistenpyramide
    .on = in einer Artistenpyramide
    .on-this = in dieser Artistenpyramide
    .on-same = in derselben Artistenpyramide
    .onto = in eine Artistenpyramide
    .on-a-complete = in einer vollen Artistenpyramide
word-phantom = Phantom
    .gender = n
    .a = ein Phantom
    .acc = ein Phantom
    .the = das Phantom
    .the-acc = das Phantom
    .no = kein Phantom
    .no-acc = kein Phantom
    .many = Phantome
word-shed = Schuppen
word-house = Haus
word-watch = kleiner Turm
word-meeple-lying = liegender Meeple
    .gender = m
    .a = ein liegender Meeple
    .acc = einen liegenden Meeple
    .the = der liegende Meeple
    .the-acc = den liegenden Meeple
    .no = kein liegender Meeple
    .no-acc = keinen liegenden Meeple
    .many = liegende Meeple
word-big-lying = liegender großer Meeple
    .gender = m
    .a = ein liegender großer Meeple
    .acc = einen liegenden großen Meeple
    .the = der liegende große Meeple
    .the-acc = den liegenden großen Meeple
    .no = kein liegender großer Meeple
    .no-acc = keinen liegenden großen Meeple
    .many = liegende große Meeple
word-tile = Plättchen
word-pennant = Wappen
word-surrounding = Plättchen ringsum
word-shrine = Kultstätte
word-challenge = Herausforderung
word-row-N = nach oben
word-row-E = nach rechts
word-row-S = nach unten
word-row-W = nach links
word-gold = Gold
word-mage = Magier
    .gender = m
    .the = der Magier
    .the-acc = den Magier
word-witch = Hexe
    .gender = f
    .the = die Hexe
    .the-acc = die Hexe
word-wine = Wein
word-grain = Korn
word-cloth = Tuch
word-flock = Herde
word-token = Marker
word-vineyard = Weinberge
word-C = Stadt
    .a = eine Stadt
    .acc = eine Stadt
word-R = Straße
    .a = eine Straße
    .acc = eine Straße
word-F = Wiese
    .a = eine Wiese
    .acc = eine Wiese
word-V = Fluss
    .a = ein Fluss
    .acc = einen Fluss
