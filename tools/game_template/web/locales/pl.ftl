### Słowa gry Nim.

title = Nim
subtitle = Weź ostatni patyk
pitch = Bierzcie po kolei od jednego do trzech patyków. Kto weźmie ostatni, wygrywa.
set = W co się gra
tab-own = Twoja strona
view-left = Pozostałe patyki
view-turn = Teraz gra
view-lucky = Twoja szczęśliwa liczba
view-points = Punkty
view-winner = Wygrywa
ask-take = Ile patyków bierzesz?
option-take = { $sticks ->
    [one] Weź { $sticks } patyk
    [few] Weź { $sticks } patyki
   *[many] Weź { $sticks } patyków
}
event-taken = { $sticks ->
    [one] { $seat } bierze { $sticks } patyk
    [few] { $seat } bierze { $sticks } patyki
   *[many] { $seat } bierze { $sticks } patyków
}
event-taken-you = { $sticks ->
    [one] Bierzesz { $sticks } patyk
    [few] Bierzesz { $sticks } patyki
   *[many] Bierzesz { $sticks } patyków
}
