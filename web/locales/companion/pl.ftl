### Texts for people who play with the box. Loaded on first use.

real-parts = Części
real-part-set = Przygotowanie
real-part-call = Wywoływanie
real-part-score = Punktacja
real-need-box = Do takiej gry potrzebne jest pudełko z grą.
# A link beside "You need the box": to a shop that has it.
real-sold = Gdzie je kupić
real-people = Gracze
real-count = Liczba graczy
real-person = Gracz { $number }
real-name-of = Imię gracza { $number }
real-cards = Karty tego zestawu
real-lay-out = Rozłóżcie
real-draft = Wybór w każdej rundzie
real-link = Link do tego zestawu
real-link-share = Nasz zestaw do gry przy stole
real-link-note = Tym linkiem inne telefony przy stole otworzą ten sam zestaw.
real-result = Wynik
real-counting = Chwileczkę…
real-mine-of = { $name }: { $count }
real-tap = Dotknij wszystkiego, co leży przed tym graczem.
real-remove = Usuń: { $name }
real-next = Dalej: { $name }
real-pieces = Co można dodać
real-find = Wpisz dwie litery
real-whole = Wszystko z pudełka
real-none-found = Nic się tak nie nazywa.
real-needed = potrzebna odpowiedź
real-yes = Tak
real-no = Nie
real-no-player = Nikt
real-none = Brak
real-number = { $value }
real-more = Więcej
real-still = Jeszcze nie policzono: odpowiedz
real-winner = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
real-store = Zapisz w wieczorach ze znajomymi
real-stored = Zapisano
real-again = Następna gra
real-say = { $number }. { $name }!
real-call-number = Numer
real-new-round = Nowa runda
real-begin-calls = Zacznij wywoływanie
real-next-call = Wywołaj następną postać
real-round-over = Koniec rundy
real-left = { $seconds } s
real-seconds = { $seconds } s
real-time-over = Czas minął
real-call-back = Jedno wywołanie wstecz
real-voice = Czytaj na głos
real-timer = Minutnik
real-timer-off = wyłączony
real-remind = Przypomnij, kogo wskazano
real-named = Wskazano: { $name }
real-part-rules = Czy wolno?
real-part-print = Druk
real-rules-find = Twoje pytanie albo nazwy kart
real-rules-none = Nic nie pasuje. Wpisz nazwę karty.
real-rules-of-set = Wyjaśnienia do tego zestawu
real-card = Karta
real-print-now = Drukuj tę stronę
real-print-sheet = Arkusz punktacji
real-print-calls = Kolejność wywoływania
real-needs = Kto czego potrzebuje
real-total-word = Razem
# Words that stand before the name of a card, as "the" in "the Keep"; - where a language has none.
real-articles = -
# Words of questions that say nothing of what is asked; the search leaves them out.
real-silent-words = czy, co, jak, jaki, jaka, jaką, jakie, jeśli, gdy, dokąd, czyja, dlaczego, mój, moja, moje, mnie, mi, jego, jej, ich, on, ona, ono, oni, wtedy, też, także, już, jeszcze, dla, od, przy, pod, nad, między, lub, albo, ale, ten, tę, ta, to, być, będzie, był, była, było, jest, ma, mam, mieć, może, mogą, można, nie, tak, tylko, się, swój, swoją, swoje, gra, grze, gracz, gracza, gracze, graczy, runda, rundy, tura, mając, zrobić, robić
# A heading, folded: people say which character each had in the last round; the history tells with which they won.
real-roles = Kto kim był na końcu
real-role-of = Postać na końcu: { $name }
real-role-none = Nie wybrano
