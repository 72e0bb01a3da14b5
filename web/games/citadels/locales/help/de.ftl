### Regeln und Hilfe auf Deutsch. Wird geladen, wenn die Hilfe geöffnet wird. Nummerierte Absätze dürfen mehr werden: `…-1`, `…-2` und so weiter.
### Die Worte eines Schritts bis zum ersten Doppelpunkt oder Punkt stehen fett.

## Der Bildschirm

help-parts = Abschnitte der Hilfe
help-part-play = So wird gespielt
help-part-cards = Alle Karten
help-part-readings = Regelfragen
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = mord, mörder, töte, getöt, meuch, gemeuch, assassin / stehl, gestohlen, dieb, klau, raub / zerstör, abreiß, niederreiß, ruin / geld, münz, gold / gewinn, sieg, sieger / tausch, wechsel / bischof, prediger / kloster, abtei / gefängnis, kerker / handelsposten, kontor / sondergebäude, einzigartig / manufaktur, fabrik / verschlagene, krumme / grausame, bösartig / punkt, wertung, zähl

## So wird gespielt

help-goal-title = Das Ziel
help-goal-1 = Du baust eine Stadt. In jeder Runde wählst du heimlich einen Charakter, der dir hilft: den König, den Dieb, den Baumeister oder einen anderen. Für diese Runde gehören seine Fähigkeiten dir.
help-goal-2 = Die Runde, in der jemand eine Stadt vollendet, ist die letzte. Dann gewinnt die beste Stadt, und das ist nicht immer die zuerst vollendete.

help-round-title = Eine Runde
help-round-1 = Charakterwahl. Ein Charakter wird verdeckt weggelegt; bei vier oder fünf Spielern, mit einem Rang 9 auch bei sechs, werden außerdem einer bis drei offen weggelegt. Wer die Krone hat, beginnt: Alle nehmen der Reihe nach heimlich einen der übrigen und geben den Rest weiter.
help-round-2 = Aufrufen. Wer die Krone hat, ruft die Charaktere nach ihrem Rang auf, vom niedrigsten an. Wer den aufgerufenen Charakter hat, deckt ihn auf und ist am Zug. Bis dahin weiß niemand, wer du bist.
help-round-3 = Nach dem höchsten Rang geben alle ihre Charaktere zurück. Wer dann die Krone hat, beginnt die nächste Runde.

help-turn-title = Dein Zug
help-turn-1 = Grundaktion: Nimm 2 Gold oder ziehe 2 Karten und behalte eine davon. Das musst du in jedem Zug tun, und vorher kannst du nicht bauen.
help-turn-2 = Einkommen: Wenn dein Charakter eines hat, nimm für jedes Gebäude seiner Art in deiner Stadt 1 Gold oder 1 Karte, je nach seinem Text. Das darfst du einmal im Zug, jederzeit.
help-turn-3 = Fähigkeit: Nutze einmal im Zug, was dein Charakter kann. Du darfst, aber du musst nicht.
help-turn-4 = Bauen: Bezahle den Preis eines Gebäudes auf deiner Hand und baue es. Wenn keine Karte etwas anderes sagt, baust du höchstens ein Gebäude im Zug und keines, das schon in deiner Stadt steht.
help-turn-5 = Ende: Übriges Gold und übrige Karten behältst du.

help-types-title = Fünf Arten von Gebäuden
help-types-noble = Adel: Einkommen von König, Kaiser und Patrizier
help-types-religious = Klerus: Einkommen von Bischof (klassisch Prediger), Abt und Kardinal
help-types-trade = Handel: Einkommen von Händlerin (klassisch Händler) und Kaufmann
help-types-military = Militär: Einkommen von Söldner, Diplomat und Marschall
help-types-unique = Sondergebäude: kein Einkommen, dafür hat jedes eine eigene Fähigkeit

help-crown-title = Die Krone
help-crown-1 = Wer die Krone hat, wählt zuerst einen Charakter und ruft die Ränge auf. Rang 4 bewegt sie: König und Patrizier nehmen sie beim Aufruf oder, wenn sie gemeuchelt wurden, am Ende der Runde; der Kaiser gibt sie jemand anderem. Spielt niemand Rang 4, bleibt sie, wo sie ist.

help-end-title = Ende und Wertung
help-end-1 = Eine Stadt ist mit sieben Gebäuden vollständig; zu zweit, zu dritt und in der klassischen Ausgabe mit acht. Rang 8 kann ihr dann nichts mehr anhaben. Die Runde wird zu Ende gespielt, und dann zählt:
help-score-districts = der Preis jedes Gebäudes deiner Stadt, in Punkten
help-score-uniques = was deine Sondergebäude am Ende bringen
help-score-types = 3 Punkte für eine Stadt mit allen fünf Arten
help-score-first = 4 Punkte für die erste vollständige Stadt
help-score-completed = 2 Punkte für jede andere vollständige Stadt
help-end-2 = Bei Gleichstand gewinnt, wer in der letzten Runde den höheren Rang aufgedeckt hat. In der klassischen Ausgabe gewinnt die wertvollere Stadt, dann das meiste Gold.

help-few-title = Zu zweit oder zu dritt
help-few-1 = Alle haben zwei Charaktere in der Runde und mit jedem einen Zug, aber nur eine Stadt, eine Hand und einen Goldvorrat. Zu zweit behält, wer anfängt, bei der ersten Wahl einen Charakter und legt keinen weg; danach wird jedes Mal einer behalten und einer weggelegt. Zu dritt nehmen alle je einen Charakter und danach je noch einen.

help-classic-title = Die klassische Ausgabe
help-classic-1 = Das ist die ältere Schachtel mit „Die dunklen Lande“. Städte brauchen acht Gebäude, der Steuereintreiber hat Rang 2, und es gibt andere Sondergebäude: die Universität, den Friedhof, den Glockenturm und mehr.
help-classic-2 = Manche Karten wirken anders, und einige Charaktere heißen anders: Meuchler, Magier, Händler, Prediger. Der Text einer Karte ist immer der deiner Ausgabe, lies ihn also im Zweifel.

help-table-title = Auf diesem Bildschirm
help-table-1 = Das Feld mit den Antworten nennt alles, was du tun darfst. Drücke auf eine Karte, um mehr über sie zu lesen. Hat sie einen Rahmen, drücke noch einmal, um sie zu wählen.
help-table-2 = Mehrere können sich ein Gerät teilen: Bevor etwas Geheimes zu sehen ist, bittet die Seite dich, das Gerät weiterzugeben.
help-table-3 = Jede Entscheidung wird sofort gespeichert. Gehe, wann du willst, und setze die Partie später von der Startseite aus fort. Um auf einem anderen Gerät weiterzuspielen, exportiere sie.
help-table-4 = Das Tempo der Computerspieler stellst du in der oberen Ecke ein. Drücke auf „Bis zu meinem Zug“, um gleich zu deiner nächsten Entscheidung zu kommen.

## Die geführte Partie, und Tipps

guide-draft = Sieben Gebäude beenden die Partie; teure bringen am meisten. Wähle heimlich einen Charakter: Für diese Runde gehört seine Fähigkeit dir. Die Zahl ist sein Rang; niedrige Ränge kommen früh. Die anderen Karten gibst du weiter.
guide-ranks = Das sind die Charaktere dieser Partie. Sie werden von links nach rechts aufgerufen, und wer den aufgerufenen hat, ist am Zug. Bis dahin weiß niemand, wer du bist. Die blassen sind draußen: In dieser Runde hat sie niemand.
guide-others = Jetzt spielen die anderen. Ihr Gold, ihre Karten und ihre Punkte stehen neben ihren Namen, und der Verlauf erzählt, was sie tun.
guide-murder = Dieser Charakter wurde gemeuchelt. Wer ihn hat, schweigt beim Aufruf und verliert den Zug, behält aber Gold und Karten.
guide-theft = Der Dieb hat diesen Charakter genannt: Wird er aufgerufen, geht sein ganzes Gold an den Dieb. Was danach genommen wird, bleibt.
guide-crown = Wer die Krone hat, wählt zuerst und ruft die Ränge auf. Wird der König aufgerufen, nimmt er die Krone.
guide-gather = Dein Zug beginnt mit der Grundaktion: Nimm 2 Gold oder ziehe 2 Karten und behalte eine. Nimm, was dir fehlt.
guide-purple = Eine lila Karte ist ein Sondergebäude mit eigener Fähigkeit. Drücke darauf, um mehr darüber zu lesen.
guide-build = Jetzt baue. Ein Gebäude kostet das Gold auf seinem Siegel und bringt am Ende ebenso viele Punkte. Ein Rahmen zeigt, was du jetzt bauen kannst.
guide-income = Einkommen: König, Bischof, Händlerin und Söldner nehmen einmal im Zug 1 Gold für jedes Gebäude ihrer eigenen Art in ihrer Stadt.
guide-ability = Das kann dein Charakter, einmal im Zug und wann du willst. Du darfst, aber du musst nicht.
guide-end = Wenn du alles getan hast, was du wolltest, beende hier deinen Zug. Übriges Gold und übrige Karten bleiben dir.
guide-round = Eine Runde ist vorbei, und alle wählen neu. Die Partie endet mit der Runde, in der jemand eine Stadt vollendet, und dazu gehören sieben Gebäude.
guide-take-assassin = Nimm diesmal den Assassinen. Er nennt einen anderen Charakter, und du wirst sehen, wie man herausfindet, wer wer ist.
guide-take-thief = Nimm diesmal den Dieb. Er nennt einen anderen Charakter, und du wirst sehen, wie man herausfindet, wer wer ist.
guide-naming-known = { $fact ->
    [passed] Von dir weitergegeben: { $characters }. Suche bei { $places }.
    [held] Du weißt genau, wer { FORM($characters, "acc") } hat. Suche bei { $places }.
    [taken] Jemand hat { FORM($characters, "acc") } vor dir genommen. Suche bei { $places }.
   *[unseen] Du hast { FORM($characters, "acc") } nicht gesehen. Suche bei { $places }.
}
guide-naming-facedown = den verdeckten Karten
guide-naming-out = Diese Runde nicht im Spiel: { $characters }.
guide-naming-choose = { $kind ->
    [rob] Welchen Charakter hat wohl, wer am meisten Gold hat? Nicht sicher? Die Glühlampe gibt dir einen Rat.
   *[kill] Wer liegt vor dir, und welchen Charakter hat diese Person wohl? Nicht sicher? Die Glühlampe gibt dir einen Rat.
}
guide-bye = Zwei Runden liegen hinter dir; der Rest gehört dir. Am Ende ist jedes Gebäude so viele Punkte wert, wie es kostet; alle fünf Arten bringen 3 Punkte, die erste vollständige Stadt 4, jede andere vollständige 2. Halte irgendetwas gedrückt, um zu erfahren, was es bedeutet. Alles Weitere, und diese geführte Partie, steht unter „Regeln & Hilfe“.
tip-killed = Wer gemeuchelt wurde, schweigt beim Aufruf und verliert den Zug, behält aber Gold und Karten.
tip-robbed = Wird der Charakter aufgerufen, den der Dieb genannt hat, geht sein ganzes Gold an den Dieb. Was danach genommen wird, bleibt.
tip-bewitched = Dein Charakter ist verhext: Du nimmst nur Gold oder Karten, und die Hexe spielt den Rest des Zuges mit ihrer eigenen Stadt.
tip-blanks = Diese Plättchen liegen verdeckt, und manche sind leer. Welche, weiß nur, wer sie gelegt hat.
tip-destroyed = Du hast ein Gebäude verloren. Billige trifft es zuerst, denn wer zerstört, zahlt meist ein Gold weniger als den Preis. Einer vollständigen Stadt kann Rang 8 nichts anhaben.
tip-swapped = Jemand hat mit dir die Handkarten getauscht. Wer wenige Karten hat, hat wenig zu verlieren.
tip-crown = Die Krone gehört dir: In der nächsten Runde wählst du zuerst und rufst die Ränge auf.
tip-last = Eine Stadt ist vollständig, also ist dies die letzte Runde. Baue, was du kannst: Jedes verbaute Gold ist ein Punkt.
tip-special = Eine lila Karte ist ein Sondergebäude mit eigener Fähigkeit. Drücke darauf, um mehr darüber zu lesen.
tip-hold = Halte irgendetwas einen Moment gedrückt, um zu erfahren, was es bedeutet.
tip-hold-keys = Mit der Tastatur: Gehe dorthin und drücke das Fragezeichen.

## Alle Karten

help-edition = Ausgabe
help-characters = Charaktere
help-uniques = Sondergebäude
help-basics = Andere Gebäude
try-card = Ausprobieren
try-card-deal = In einer Partie ausprobieren
help-copies = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
help-waiting = Die Karten erscheinen, sobald das Spielprogramm bereit ist.

## Wie wir die Regeln lesen

reading-lead = Die Anleitungen lassen einige Fragen offen, und Gruppen spielen verschieden. So wird hier gespielt. Die Nummern sind die unserer Liste von Regelfragen.
readings-table = Nicht in den Regeln: unsere Wahl
readings-characters = Unsere Wahl bei den Charakteren
readings-districts = Unsere Wahl bei den Gebäuden
readings-options = Gruppen spielen verschieden: Wähle, wenn du eine Partie einrichtest
readings-editions = Die beiden Ausgaben unterscheiden sich

reading-17 = Wer die erste vollständige Stadt hatte, behält die vier Punkte, auch wenn die Stadt wieder schrumpft. Die zwei Punkte gibt es für andere Städte, die am Ende vollständig sind.
reading-18 = Wer nach allen Regeln noch gleich liegt, teilt sich den Platz.
reading-20 = Hat der Stapel zu wenige Karten, bekommst du die übrigen. Ist er leer, werden Fähigkeiten, die nur Karten ziehen, nicht angeboten.

reading-44 = Ein Gebäude, das der Magistrat nimmt, zählt für die Baugrenze dessen, der es gebaut hat. Handelsgebäude des Kaufmanns und die Stallungen zählen nie, also auch dann nicht.
reading-48 = Nimmt der Magistrat ein Gebäude, das auf Kredit gebaut wurde, bekommt die Person, die es gebaut hat, auch das geliehene Gold. Die Karten, die dafür gegeben wurden, kommen nicht zurück.
reading-49 = Ein Gebäude, das der Magistrat nimmt, wirkt nicht für die Person, die bezahlt hat. Es kann die Stadt des Magistrats vollenden.
reading-55 = Die Karten des Spions kommen vom Stapel, nicht aus der angesehenen Hand. Ein Geheimes Gewölbe in jener Hand zählt als Sondergebäude.
reading-57 = Ein bedrohter König hat die Krone genommen, bevor er der Erpresserin antwortet: Das geschieht von selbst.
reading-63 = Die Karte, die der Zauberer nimmt, wird bezahlt wie jede andere, mit allen Rabatten. Ist sie einmal auf der Hand, lässt sie sich auch mit dem Baugerüst bauen.
reading-70 = Wer nichts hat, zahlt dem Kaiser nichts. Wer nur Gold oder nur Karten hat, zahlt damit.
reading-78 = Was dem Kardinal fehlt, wird nach Abzug der Rabatte gezählt. Das Diebesnest darf auch direkt mit Karten bezahlt werden, ohne Kredit.
reading-81 = Klassisch: Die Steuer kommt zuletzt, noch nach dem Armenhaus, der Alchemist zahlt sie also aus dem Gold, das zurückkam.
reading-92 = Wegen der Großen Mauer zahlen Marschall und Diplomat der Bank ein Gold mehr. Klassisch: Es geht an den Besitzer des Gebäudes.
reading-97 = Klassisch: Die Königin bekommt ihr Gold auch, wenn sie neben einem gemeuchelten König sitzt, der dank des Hospitals aufgedeckt wird.
reading-103 = Was der Marschall oder der Diplomat in seine Stadt holt, wurde nicht gebaut: Dafür fällt keine Steuer an. Nimmt der Magistrat ein Gebäude, zahlt er sie.

reading-104 = Was du begonnen hast, kannst du abbrechen, bis sich etwas geändert hat. Bricht der Zauberer das Bezahlen der genommenen Karte ab, behält er sie, darf sie aber nicht mehr zusätzlich bauen.
reading-106 = Ein Gebäude darf schon in dem Zug genutzt werden, in dem es gebaut wird; die Nutzung kostet nur, was auf der Karte steht. Wird es im selben Zug zerstört und wieder gebaut, ist es ein anderes und darf wieder genutzt werden.
reading-107 = Das Zeughaus kann den Bergfried zerstören und auch Gebäude in der Stadt des Bischofs.
reading-110 = Das Baugerüst darf in einer vollständigen Stadt genutzt werden: Ein Gebäude geht, ein anderes kommt.
reading-111 = Die Große Mauer schützt auch sich selbst; in der klassischen Ausgabe nur die anderen Gebäude.
reading-115 = Ein Geheimes Gewölbe auf der Hand schadet dem Elfenbeinturm nicht.
reading-117 = Das Denkmal zählt für die Vollendung der Stadt als zwei, sonst als eines, und es kann nicht das sechste Gebäude sein, auch nicht beim Magistrat. Ein Baugerüst, das dafür zerstört würde, zählt noch mit.
reading-124 = Das Geheime Gewölbe wird nie gebaut. Sonst ist es eine Karte wie jede andere.
reading-129 = Das Diebesnest darfst du mit jeder Mischung aus Karten und Gold bezahlen, nur nicht mit der Karte selbst. Zurückbekommen kannst du immer nur das Gold.
reading-136 = Ein Glockenturm, der als achtes Gebäude gebaut wird, vollendet zuerst die Stadt, in der er steht, und läutet danach: Andere Städte mit sieben bekommen dann zwei Punkte.
reading-138 = Ein getauschter Glockenturm behält seine Wirkung. Wird er zerstört, sind wieder acht Gebäude nötig, doch eine letzte Runde bleibt die letzte.
reading-139 = Beim Ballsaal drückst du einen Knopf, statt etwas zu sagen. Wem das nicht gefällt, spielt ohne die Karte.

reading-9 = Welche Charaktere dabei sind, einer je Rang: eine fertige Auswahl, eine zufällige oder eine eigene. Rang 9 ist zu acht nötig, und in der Ausgabe von 2016 zu dritt; zu zweit wird er nicht genutzt.
reading-10 = Klassische Ausgabe, zu dritt: Von acht Charakteren werden sechs gewählt. Mit einem Charakter von Rang 9 wird gewählt wie 2016.
reading-11 = Klassische Ausgabe, zu zweit: Ihr dürft die Charaktere stattdessen in Stapel aus vier und drei teilen.
reading-16 = Wie viele Gebäude eine Stadt vollenden: 7 oder 8; in der klassischen Ausgabe 6, 7 oder 8.
reading-140 = Die klassische Ausgabe hat neun bis fünfzehn Sondergebäude: Zu den Karten des Grundspiels kommen drei Bonuskarten; weitere ersetzen andere.

reading-2 = Fähigkeiten dürfen im eigenen Zug jederzeit genutzt werden. Klassisch: Händler, Baumeister und Seefahrer nehmen zuerst Gold oder Karten; Söldner und Diplomat handeln am Ende des Zuges.
reading-67 = Ein gemeuchelter Kaiser bewegt die Krone trotzdem, am Ende der Runde und ohne Bezahlung. Klassisch: Sie bleibt.
reading-69 = Der Kaiser wählt Gold oder eine zufällige Karte. Klassisch: Er gibt die Krone beim Aufruf; wer sie bekommt, wählt, auch die Karte.
reading-75 = Der Abt nimmt für seine Gebäude Gold oder Karten. Klassisch: Gold.
reading-76 = Der Abt wählt unter den Reichsten. Klassisch: Bei Gleichstand zahlt niemand.
reading-101 = Jeder Charakter außer dem Steuereintreiber zahlt Steuer, wenn er ein Gebäude baut, auch wenn niemand den Steuereintreiber spielt. Wer kein Gold hat, zahlt nichts. Klassisch: ein Gold am Ende eines Zuges, in dem gebaut wurde.
reading-105 = Das Zeughaus kann kein Gebäude in einer vollständigen Stadt zerstören. Klassisch: doch, und die Partie endet trotzdem.
reading-113 = Das Spukviertel wirkt auch, wenn es in der letzten Runde gebaut wurde. Klassisch: dann nicht.
reading-116 = Mit Bibliothek und Sternwarte behältst du drei von drei Karten. Klassisch: zwei von drei.
reading-122 = Der Steinbruch erlaubt beliebig viele gleiche. Klassisch: zwei.
reading-130 = Der Wunschbrunnen zählt sich selbst mit. Klassisch: nur die anderen.
