### Texts for people who play with the box. Loaded on first use.

real-parts = Teile
real-part-set = Aufbau
real-part-call = Aufruf
real-part-score = Wertung
real-need-box = Um so zu spielen, braucht ihr das Spiel als Schachtel.
real-people = Mitspieler
real-count = Zahl der Mitspieler
real-person = Spieler { $number }
real-name-of = Name von Spieler { $number }
real-cards = Die Karten dieser Auswahl
real-lay-out = Legt aus
real-draft = Wahl in jeder Runde
real-link = Link zu dieser Auswahl
real-link-share = Unsere Auswahl für die Partie am Tisch
real-link-note = Mit diesem Link öffnen andere Handys am Tisch dieselbe Auswahl.
real-result = Ergebnis
real-counting = Einen Moment …
real-mine-of = { $name }: { $count }
real-tap = Tippt alles an, was vor diesem Spieler liegt.
real-remove = Entfernen: { $name }
real-next = Weiter: { $name }
real-pieces = Was dazukommen kann
real-find = Zwei Buchstaben eingeben
real-whole = Alles aus der Schachtel
real-none-found = Nichts heißt so.
real-needed = bitte beantworten
real-yes = Ja
real-no = Nein
real-none = Keiner
real-number = { $value }
real-more = Mehr
real-still = Noch nicht gewertet: bitte beantworten
real-winner = { $count ->
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
}
real-store = Im Verlauf der Runde behalten
real-stored = Behalten
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
real-remind = An den Genannten erinnern
real-named = Genannt: { $name }
