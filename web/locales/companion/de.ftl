### Texts for people who play with the box. Loaded on first use.

real-parts = Teile
real-part-set = Aufbau
real-part-call = Aufruf
real-part-score = Wertung
real-need-box = Um so zu spielen, braucht ihr die Schachtel mit dem Spiel.
# A link beside "You need the box": to a shop that has it.
real-sold = Wo es sie gibt
real-people = Spieler
real-count = Zahl der Spieler
real-person = Spieler { $number }
real-name-of = Name von Spieler { $number }
real-cards = Die Karten dieser Auswahl
real-lay-out = Legt aus
real-draft = Wahl in jeder Runde
real-link = Link zu dieser Auswahl
real-link-share = Unsere Auswahl für die Partie am Tisch
real-link-note = Mit diesem Link öffnen andere Telefone am Tisch dieselbe Auswahl.
real-result = Ergebnis
real-counting = Einen Moment …
real-mine-of = { $name }: { $count }
real-tap = Drückt auf alles, was vor diesem Spieler liegt.
real-remove = Entfernen: { $name }
real-next = Weiter: { $name }
real-pieces = Was dazukommen kann
real-find = Zwei Buchstaben eingeben
real-whole = Alles aus der Schachtel
real-none-found = Nichts heißt so.
real-needed = bitte beantworten
real-yes = Ja
real-no = Nein
real-no-player = Niemand
real-none = Keiner
real-number = { $value }
real-more = Mehr
real-still = Noch nicht gewertet: bitte beantworten
real-winner = { $count ->
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
}
real-store = Bei den Abenden mit Freunden speichern
real-stored = Gespeichert
real-again = Nächste Partie
real-say = { $number }. { $name }!
real-call-number = Nummer
real-new-round = Neue Runde
real-begin-calls = Mit dem Aufruf beginnen
real-next-call = Den Nächsten aufrufen
real-round-over = Ende der Runde
real-left = { $seconds } s
real-seconds = { $seconds } s
real-time-over = Die Zeit ist um
real-call-back = Einen Aufruf zurück
real-voice = Laut vorlesen
real-timer = Zeitmesser
real-timer-off = aus
real-remind = Daran erinnern, wer genannt wurde
real-named = Genannt: { $name }
real-part-rules = Darf ich das?
real-part-print = Drucken
real-rules-find = Deine Frage oder Namen von Karten
real-rules-none = Nichts passt. Versuche es mit dem Namen einer Karte.
real-rules-of-set = Regelfragen zu dieser Auswahl
real-card = Karte
real-print-now = Diese Seite drucken
real-print-sheet = Wertungsblatt
real-print-calls = Reihenfolge der Aufrufe
real-needs = Wer was braucht
real-total-word = Summe
# Words that stand before the name of a card, as "the" in "the Keep"; - where a language has none.
real-articles = der, die, das, den, dem, des
# Words of questions that say nothing of what is asked; the search leaves them out.
real-silent-words = der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, aber, wenn, dann, als, darf, dürfen, kann, können, ist, sind, war, wird, werden, wurde, hat, haben, habe, was, welche, welcher, wie, warum, mein, meine, meinen, sein, seine, seinen, ihr, ihre, ich, man, sie, mit, für, von, vom, zum, zur, bei, auf, aus, auch, noch, nur, schon, sich, nicht, spieler, runde, zug, wegen, tun, machen, passiert
# A heading, folded: people say which character each had in the last round; the history tells with which they won.
real-roles = Wer am Ende was war
real-role-of = Was { $name } am Ende war
real-role-none = Nicht gewählt
