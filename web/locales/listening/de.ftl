### Words for those who listen. Loaded on first use.

listen-ask = Was du fragen kannst
listen-more = Frage dasselbe noch einmal, um den nächsten Teil zu hören, zum Beispiel über den nächsten Spieler.
listen-again = Noch einmal sagen
listen-options = Was darf ich tun?
listen-nothing-new = Nichts Neues
listen-no-topic = In diesem Spiel hat diese Taste keine Frage.
listen-no-table = Öffne zuerst eine Partie.
listen-no-question = Du wirst gerade nichts gefragt.
listen-answers = { $count ->
    [one] { $count } Antwort.
   *[other] { $count } Antworten.
}
listen-sentence = { $text }.
join-semicolons = { $first }; { $last }
listen-watching = Du schaust nur zu.
listen-telling = Wie viel angesagt wird
telling-short = Kurz
telling-usual = Üblich
telling-everything = Alles
listen-voice = Die Stimme des Geräts
listen-voice-use = Vorlesen, was geschieht und was du gefragt wirst
listen-no-voice = Dieses Gerät hat keine eigene Stimme für diese Sprache.
listen-shared = An diesem Gerät spielen mehrere: Vorgelesen wird nur, was alle wissen.
listen-voice-name = Stimme
listen-rate = Tempo
listen-rate-share = { $share } %
listen-keys = Tasten
listen-keys-how = Am Tisch fragst du mit diesen Tasten, auch ohne dieses Fenster zu öffnen. Wählst du eine schon vergebene Taste, tauschen die beiden die Plätze.
key-control = Strg
key-shift = Umschalt
ear-layout = Wie der Tisch aufgebaut ist
ear-layout-text = Zuerst kommt eine Leiste mit der Runde und den Werkzeugen, dann der Hauptteil mit dem Spielplan, dann die Frage und zuletzt der Verlauf. Jeder Spieler hat eine Überschrift. Eine neue Frage setzt den Fokus auf ihre erste Antwort.
ear-answers = Antworten
ear-answers-text = Eine Ziffer führt zur Antwort mit dieser Nummer, 0 zur zehnten. Mit Umschalt führt sie zehn weiter und bei jedem Druck noch einmal zehn: Umschalt+5 führt zu 15, dann zu 25. Die Eingabetaste wählt die Antwort. Tab erreicht alle Antworten nacheinander. Esc schließt, was offen ist, und Strg+Z nimmt eine Entscheidung zurück.
ear-ask = Fragen
ear-ask-text = Was geschieht, wird von selbst angesagt. Am Tisch fragen diese Tasten nach mehr; das Fenster „Nach Gehör“ hat für jede einen Knopf; dort lassen sich auch die Tasten ändern, und du bestimmst, wie viel angesagt wird.
ear-voice-text = Ohne Screenreader kann das Gerät vorlesen, was angesagt wird: Schalte seine Stimme im Fenster „Nach Gehör“ ein. Es spricht nur mit Stimmen auf dem Gerät, und nichts wird gesendet. Jeder Tastendruck und jede Berührung lässt sie verstummen.
ear-guided = Lernen
ear-guided-text = Die geführte Partie erklärt die ersten Runden; ihre Hinweise werden vorgelesen, sobald sie erscheinen. Du findest sie oben und auf der Startseite.
ear-hands = Mit Schaltersteuerung
ear-hands-text = Tabulator- und Eingabetaste reichen für alles: Nichts muss gehalten, gezogen oder doppelt gedrückt werden, und nichts drängt. Steht die Tabulatortaste in den Einstellungen auf „Gruppe für Gruppe“, geht sie von Gruppe zu Gruppe, und die Eingabetaste öffnet die umrandete: Dann ist auch die zwanzigste Antwort mit wenigen Tastendrücken erreicht.
