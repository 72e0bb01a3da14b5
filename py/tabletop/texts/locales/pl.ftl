### To, co mówią tylko terminal i biblioteka. Wszystko inne czytają z plików strony.

term-welcome = Gra { $seed }. Wpisz numer odpowiedzi (kilka oddziel spacjami) albo h, aby zobaczyć pomoc.
term-help =
    1 2: wybierz te odpowiedzi
    ?: pokaż jeszcze raz cały stół
    ? NAZWA: pokaż, co robi karta
    u: cofnij swój ostatni wybór
    w PLIK: zapisz grę w pliku
    q: wyjdź z gry
term-number = { $most ->
    [1] Wpisz 1 albo h, aby zobaczyć pomoc.
   *[other] Wpisz liczbę od 1 do { $most } albo h, aby zobaczyć pomoc.
  }
term-count = Wybierz { $count } { $count ->
    [one] odpowiedź
    [few] odpowiedzi
   *[many] odpowiedzi
  }.
term-count-most = Wybierz najwyżej { $count } { $count ->
    [one] odpowiedź
    [few] odpowiedzi
   *[many] odpowiedzi
  }.
term-count-range = Wybierz od { $least } do { $count } { $count ->
    [one] odpowiedzi
    [few] odpowiedzi
   *[many] odpowiedzi
  }.
term-save-where = Po „w” wpisz nazwę pliku.
term-saved = Gra jest zapisana w { $file }.
term-not-saved = Nie udało się zapisać gry w { $file }: { $why }
term-kept = Dopóki gra się nie skończy, jest zapisywana w pliku { $file }. Aby grać dalej: play --open "{ $file }"
term-unread = { $count } { $count ->
    [one] wyniku w tym pliku nie da się odczytać, został pominięty.
    [few] wyników w tym pliku nie da się odczytać, zostały pominięte.
   *[many] wyników w tym pliku nie da się odczytać, zostały pominięte.
  }
term-no-card = Nie ma karty o nazwie { $name }.
term-left = Opuszczasz grę.
numbered = { $number }. { $text }
refused-allowed = Dozwolone: { $allowed }.
refused-near = Czy chodzi o { $near }?
refused-language = { $given } nie jest językiem gry. Są { $allowed }.
refused-value = { $where } nie może mieć wartości { $given }.
refused-unknown = Nie ma ustawienia { $where }.
refused-missing = Brakuje ustawienia { $where }.
refused-size = Liczba wpisów w { $where } nie może wynosić { $count }.
refused-card = Nie ma karty { $given } dla { $where }.
refused-set = Nie ma zestawu { $given } dla { $where }.
refused-sets = { $where } nie może mieć wartości { $given }. Potrzebna jest nazwa zestawu albo lista identyfikatorów kart.
refused-range = { $least }–{ $most }
refused-bad-seed = Ziarnem nie może być { $given }. Potrzebna jest liczba całkowita od 0 do { $most } albo tekst z 64 znaków od 0 do 9 i od a do f.
refused-bad-seat = Przy tym stole nie ma miejsca { $given }.
refused-bad-level = Nie ma gracza komputerowego { $given }.
refused-illegal-pick = Odpowiedź { $pick } nie jest teraz możliwa.
refused-pick-count = Odpowiedź { $pick } ma { $count } { $count ->
    [one] część
    [few] części
   *[many] części
  }, a pytanie przyjmuje { $range }.
refused-pick-twice = Odpowiedź { $pick } ma coś dwa razy.
refused-pick-type = Odpowiedzi { $pick } nie ma do wyboru. Podaj każdą część osobno: push(*options).
refused-player = Tego gracza nie można zapytać: { $given }. Potrzebny jest poziom albo funkcja choose(view, ask, tools).
refused-undo-count = Można cofnąć tylko { $most } { $most ->
    [one] odpowiedź
    [few] odpowiedzi
   *[many] odpowiedzi
  }, a nie { $given }.
refused-moment = Grę można obejrzeć po 0–{ $most } odpowiedziach, a nie { $given }.
refused-text-line = Linii { $line } w tekście gry nie da się odczytać: { $given }.
refused-text-play = Linii { $line } w tekście gry nie da się zagrać: { $given }
refused-text-rules = Ten tekst jest z gry według zasad { $given }; tu obowiązują { $ours }.
refused-text-result = W tekście jest { $name } { $given }, ale jego odpowiedzi prowadzą do { $ours }.
refused-no-text = Ta gra nie zaczęła się od własnego rozdania, więc nie ma tekstu. Zapisz ją jako JSON.
refused-bad-reward = Nie ma nagrody { $given }.
refused-bad-render = Nie ma trybu obrazu { $given }.
refused-bad-cycles = Liczbą kroków nie może być { $given }. Potrzebna jest liczba całkowita od 1 wzwyż albo None.
refused-before-reset = Wywołaj reset przed { $call }.
refused-circles = Ostatnie odpowiedzi niczego nie zmieniły: to, co rozpoczęto, za każdym razem przerywano. Odpowiedz inaczej.
refused-action-type = Akcja { $given } nie jest liczbą. env.actions podaje nazwy akcji według numerów.
refused-reset-option = reset nie przyjmuje opcji { $given }. Stół podaje się przy tworzeniu środowiska.
refused-action = Akcja { $given } nie jest teraz dozwolona.
term-seat = Miejsce { $seat }
