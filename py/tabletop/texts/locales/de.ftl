### Was nur das Terminal und die Bibliothek sagen. Alles andere lesen sie aus den Dateien der Seite.

term-welcome = Partie { $seed }. Gib die Nummer einer Antwort ein (mehrere mit Leerzeichen), oder h für Hilfe.
term-help =
    1 2: diese Antworten wählen
    ?: den ganzen Tisch noch einmal zeigen
    ? NAME: zeigen, was eine Karte tut
    u: die letzte Wahl zurücknehmen
    w DATEI: die Partie in einer Datei speichern
    q: die Partie verlassen
term-number = { $most ->
    [1] Gib 1 ein, oder h für Hilfe.
   *[other] Gib eine Zahl von 1 bis { $most } ein, oder h für Hilfe.
  }
term-count = Wähle { $count } { $count ->
    [one] Antwort
   *[other] Antworten
  }.
term-count-most = Wähle höchstens { $count } { $count ->
    [one] Antwort
   *[other] Antworten
  }.
term-count-range = Wähle { $least } bis { $count } { $count ->
    [one] Antwort
   *[other] Antworten
  }.
term-save-where = Gib nach w den Namen einer Datei ein.
term-saved = Die Partie ist in { $file } gespeichert.
term-not-saved = Die Partie konnte nicht in { $file } gespeichert werden: { $why }
term-kept = Bis sie zu Ende ist, liegt die Partie in { $file }. So geht sie weiter: play --open "{ $file }"
term-unread = { $count } { $count ->
    [one] Ergebnis in dieser Datei lässt sich nicht lesen und wird ausgelassen.
   *[other] Ergebnisse in dieser Datei lassen sich nicht lesen und werden ausgelassen.
  }
term-no-card = Es gibt keine Karte namens { $name }.
term-left = Du hast die Partie verlassen.
numbered = { $number }. { $text }
refused-allowed = Erlaubt: { $allowed }.
refused-near = Meintest du { $near }?
refused-language = { $given } ist keine Sprache des Spiels. Es gibt { $allowed }.
refused-value = { $where } kann nicht { $given } sein.
refused-unknown = Die Einstellung { $where } gibt es nicht.
refused-missing = Die Einstellung { $where } fehlt.
refused-size = Die Zahl der Einträge in { $where } kann nicht { $count } sein.
refused-card = Für { $where } gibt es keine Karte { $given }.
refused-set = Für { $where } gibt es keine Auswahl { $given }.
refused-sets = { $where } kann nicht { $given } sein. Es muss der Name einer Auswahl oder eine Liste von Karten-IDs sein.
refused-range = { $least }–{ $most }
refused-bad-seed = Die Startzahl kann nicht { $given } sein. Sie muss eine ganze Zahl von 0 bis { $most } oder ein Text aus 64 Zeichen von 0 bis 9 und a bis f sein.
refused-bad-seat = An diesem Tisch gibt es keinen Platz { $given }.
refused-bad-level = Es gibt keinen Computerspieler { $given }.
refused-illegal-pick = Die Antwort { $pick } ist jetzt nicht möglich.
refused-pick-count = Die Antwort { $pick } besteht aus { $count } { $count ->
    [one] Teil
   *[other] Teilen
  }, die Frage verlangt { $range }.
refused-pick-twice = Die Antwort { $pick } enthält etwas doppelt.
refused-pick-type = Die Antwort { $pick } steht nicht zur Wahl. Gib jeden Teil für sich: push(*options).
refused-player = Dieser Spieler kann nicht gefragt werden: { $given }. Er muss eine Stufe oder eine Funktion choose(view, ask, tools) sein.
refused-undo-count = Zurücknehmen geht nur für { $most } { $most ->
    [one] Antwort
   *[other] Antworten
  }, nicht für { $given }.
refused-moment = Die Partie lässt sich nach 0 bis { $most } Antworten ansehen, nicht nach { $given }.
refused-text-line = Zeile { $line } im Text der Partie lässt sich nicht lesen: { $given }.
refused-text-play = Zeile { $line } im Text der Partie lässt sich nicht spielen: { $given }
refused-text-rules = Dieser Text gehört zu einer Partie nach den Regeln { $given }; hier gelten { $ours }.
refused-text-result = Im Text steht { $name } { $given }, aber seine Antworten führen zu { $ours }.
refused-no-text = Diese Partie begann mitten in einer anderen, also hat sie keinen Text. Speichere sie als JSON.
refused-bad-reward = Die Belohnung { $given } gibt es nicht.
refused-bad-render = Die Darstellung { $given } gibt es nicht.
refused-bad-cycles = Die Zahl der Schritte kann nicht { $given } sein. Sie muss eine ganze Zahl ab 1 oder None sein.
refused-before-reset = Vor { $call } muss reset aufgerufen werden.
refused-circles = Die letzten Antworten haben nichts verändert: Was sie begannen, wurde jedes Mal abgebrochen. Antworte anders.
refused-action-type = Die Aktion { $given } ist keine Zahl. env.actions nennt die Aktionen nach ihrer Nummer.
refused-reset-option = reset nimmt keine Option { $given }. Welcher Tisch es ist, sagt man beim Anlegen der Umgebung.
refused-action = Die Aktion { $given } ist jetzt nicht erlaubt.
term-seat = Platz { $seat }
