### Regeln und Hilfe, geladen, wenn die Hilfe geöffnet wird. Nummerierte Absätze dürfen dazukommen: `…-1`, `…-2` und so weiter.

help-parts = Abschnitte der Hilfe
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = kauf, zahl, kost, preis / gewinn, sieg, sieger / tausch, wechsel / stadt, Point City, Punktestadt / rohstoff, ressource / gemeinschaft, einwohner / natur, umwelt / öffentlich, bürgerplättchen / dauerhaft, permanent / automa, automat / punkt, wertung, zähl
help-part-play = So wird gespielt
help-part-cards = Alle Karten
help-waiting = Die Karten erscheinen, sobald sie geladen sind.

help-goal-title = Das Ziel
help-goal-1 = Jeder baut eine Stadt, mit zwei Karten je Zug. Gebäude bringen Punkte, Plättchen oder Rohstoffe, mit denen du in jedem Zug wieder bezahlst. Hat jeder 17 Züge gemacht, gewinnt, wer die meisten Punkte hat.

help-cards-title = Karten und Rohstoffe
help-cards-1 = Jede Karte hat zwei Seiten: einen Rohstoff zum Ausgeben und ein Gebäude. Es gibt drei Stufen; Gebäude höherer Stufen kosten und bringen mehr, und der Stapel geht von der ersten bis zur dritten.
help-cards-2 = Es gibt fünf Rohstoffe. Erfindergeist steht für einen beliebigen davon. Alle beginnen mit einer Erfindergeistkarte.

help-turn-title = Dein Zug
help-turn-1 = Eine umdrehen: Zeigt eine Zeile oder Spalte des Marktes nur Rohstoffe, darfst du zuerst eine dieser Karten auf ihre Gebäudeseite drehen, einmal im Zug.
help-turn-2 = Zwei nehmen: Nimm eine Karte vom Markt und eine daneben: links, rechts, darüber oder darunter, nicht schräg.
help-turn-3 = Oder ziehen: Nimm stattdessen die zwei obersten Karten des Stapels als Rohstoffe; nur die erste ist zu sehen.
help-turn-4 = Bauen: Ein Gebäude muss sofort bezahlt werden und kommt in deine Stadt. Eine Rohstoffkarte kommt auf deine Hand.
help-turn-5 = Plättchen: Für jedes öffentliche Gebäude wählst du eines der offenen Plättchen.

help-build-title = Bezahlen
help-build-1 = Du zahlst mit dauerhaften Rohstoffen deiner Stadt, jedem einmal im Zug, und mit Rohstoffkarten, die du abgibst. Auch mit einer in diesem Zug genommenen Rohstoffkarte kannst du bezahlen.
help-build-2 = Zwei Gebäude eines Zuges werden zusammen bezahlt. Den Rohstoff eines Gebäudes kannst du ab deinem nächsten Zug nutzen. Eine doppelte Karte darfst du auch für ein einziges Symbol ausgeben; Wechselgeld gibt es nicht.
help-build-3 = Die Seite schlägt eine Bezahlung vor und nennt die anderen. Gibt es nur eine, wird sofort bezahlt.

help-tokens-title = Plättchen
help-tokens-1 = Ein Plättchen sagt, was am Ende zählt. Die kleine Zahl zeigt, was es dir jetzt brächte. Ein Plättchen darf nicht abgelehnt werden; ist keines mehr da, steht ein öffentliches Gebäude trotzdem.

help-market-title = Der Markt
help-market-1 = Nach deinem Zug werden die zwei Lücken vom Stapel gefüllt, mit der anderen Seite nach oben: Wo ein Rohstoff lag, kommt ein Gebäude hin, wo ein Gebäude lag, ein Rohstoff.
help-market-2 = Unten auf einem Gebäude siehst du den Preis und ob du ihn zahlen kannst: ein Häkchen, oder wie viele Symbole dir fehlen.

help-end-title = Das Ende
help-end-1 = Alle haben 17 Züge. Die Punkte auf Gebäuden und Plättchen werden zusammengezählt. Bei Gleichstand gewinnt, wer mehr Rohstoffkarten übrig hat; ist auch das gleich, wird der Sieg geteilt.
help-end-2 = Wer im letzten Zug nichts nehmen kann, passt.

help-alone-title = Allein gegen den Automa
help-alone-1 = Der Automa nimmt die Karte, auf der sich seine Marken kreuzen, und die darunter (unter der letzten Zeile ist wieder die erste), zahlt nichts und dreht nie eine Karte um. Die Seite zeigt, was er als Nächstes nimmt. Nach jedem Zug rückt seine Stelle eine Spalte weiter, nach der letzten Spalte eine Zeile tiefer.
help-alone-2 = Er bekommt aufgedruckte Punkte und Punkte für seine dauerhaften Rohstoffe und für Plättchen: mehr auf höheren Stufen, auf der Stufe „Schwer“ außerdem 1 für jede Erfindergeistkarte. Du gewinnst nur mit mehr Punkten.

help-table-title = Auf diesem Bildschirm
help-table-1 = Was du auf dem Markt nehmen kannst, hat einen Rahmen: Drücke darauf. Alles andere steht im Feld mit den Antworten. Halte eine Karte gedrückt, um mehr über sie zu lesen.
help-table-2 = Jede Entscheidung wird sofort gespeichert. Gehe, wann du willst, und setze die Partie später von der Startseite aus fort. Um auf einem anderen Gerät weiterzuspielen, exportiere sie.

## Die geführte Partie, und Tipps

guide-turn = Hat jeder 17 Züge gemacht, gewinnt, wer die meisten Punkte hat. Dein Zug: Nimm eine Karte vom Markt und dann eine direkt daneben: links, rechts, darüber oder darunter. Noch gibt es nur Rohstoffe; bald kommen Gebäude, und mit den Rohstoffen werden sie bezahlt.
guide-second = Jetzt eine daneben. Eine Karte mit Rahmen kannst du nehmen: Drücke darauf. Halte eine Karte gedrückt, um mehr über sie zu lesen.
guide-own = Hier ist deine Stadt: die Rohstoffe, die sie in jedem Zug neu gibt, die Rohstoffkarten, die einmal ausgegeben werden, und deine Punkte.
guide-market = Die Lücken wurden vom Stapel gefüllt, mit der anderen Seite nach oben: Wo ein Rohstoff lag, liegt ein Gebäude, wo ein Gebäude lag, ein Rohstoff. Was du nimmst, bestimmt, was die Nächsten vorfinden.
guide-cost = Am Fuß eines Gebäudes siehst du den Preis und ob du zahlen kannst: ein Häkchen, oder wie viele Symbole dir fehlen. Erfindergeist steht für einen beliebigen Rohstoff.
guide-build = Dieses kannst du bezahlen. Ein Gebäude bringt am Ende seine Punkte, und die meisten geben einen Rohstoff, mit dem du ab deinem nächsten Zug in jedem Zug bezahlst.
guide-tokens = Ein öffentliches Gebäude bringt dir eines dieser Plättchen. Jedes sagt, was am Ende zählt; die kleine Zahl zeigt, was es dir jetzt brächte.
guide-goal = Hat jeder 17 Züge gemacht, gewinnt, wer die meisten Punkte hat; wer wie viele hat, steht neben den Namen. Mehr brauchst du nicht: Halte irgendetwas gedrückt, um zu erfahren, was es bedeutet, und sieh alles Weitere unter „Regeln & Hilfe“ nach.
tip-flip = Eine Zeile oder Spalte des Marktes zeigt nur Rohstoffe: Bevor du Karten nimmst, darfst du einmal im Zug eine Karte daraus auf ihre Gebäudeseite drehen.
tip-payment = Du kannst auf mehrere Arten bezahlen. Behalte die Rohstoffkarten, die du am ehesten brauchst.
tip-last = Dein letzter Zug. Übrige Rohstoffkarten bringen keine Punkte, es sei denn, eines deiner Plättchen zählt sie: Gib sie aus, wenn das mehr Punkte bringt.
tip-hold = Halte irgendetwas einen Moment gedrückt, um zu erfahren, was es bedeutet.
tip-hold-keys = Mit der Tastatur: Gehe dorthin und drücke das Fragezeichen.
