### Die Worte von Nim.

title = Nim
subtitle = Nimm das letzte Hölzchen
pitch = Nehmt abwechselnd ein bis drei Hölzchen. Wer das letzte nimmt, gewinnt.
set = Was gespielt wird
tab-own = Deine Seite
view-left = Übrige Hölzchen
view-turn = Am Zug
view-lucky = Deine Glückszahl
view-points = Punkte
view-winner = Gewonnen hat
ask-take = Wie viele Hölzchen nimmst du?
option-take = { $sticks ->
    [one] { $sticks } Hölzchen nehmen
   *[other] { $sticks } Hölzchen nehmen
  }
event-taken = { $sticks ->
    [one] { $seat } nimmt { $sticks } Hölzchen
   *[other] { $seat } nimmt { $sticks } Hölzchen
  }
event-taken-you = { $sticks ->
    [one] Du nimmst { $sticks } Hölzchen
   *[other] Du nimmst { $sticks } Hölzchen
  }
