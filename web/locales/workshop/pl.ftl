workshop-intro = Napisz w Pythonie własnego gracza komputerowego i zobacz, jak dobrze gra. To, co piszesz, zostaje na tym urządzeniu.
workshop-mine = Twoi gracze
workshop-none = Jeszcze żadnych. Zacznij od jednego z przykładów poniżej.
workshop-new = Nowy gracz
workshop-new-text = Każdy przykład to cały gracz. Weź jeden i zmień jedną linię.
workshop-blank = pusty
workshop-import = Importuj plik Pythona
workshop-drop = Możesz też upuścić pliki na tę stronę: graczy ({ $player }) i biblioteki ({ $wheel }).
workshop-delete = Usuń { $name }
workshop-delete-title = Usunąć gracza { $name }?
workshop-delete-text = Znikną też wszystkie jego wersje. Nie da się go odzyskać, jeśli nie został wyeksportowany.
workshop-back = Z powrotem do twoich graczy
workshop-again = Spróbuj ponownie
workshop-no-editor = Nie udało się wczytać edytora. Za pierwszym razem połącz się z internetem; potem działa też bez sieci.
workshop-loading = Wczytywanie edytora…
workshop-editor = Kod gracza { $name } w Pythonie
workshop-keys = Tab wstawia wcięcie. Aby wyjść z edytora klawiaturą, naciśnij Escape, a potem Tab.
workshop-name = Nazwa
workshop-name-rule = Nazwa zaczyna się od litery i ma tylko małe litery łacińskie, cyfry, - oraz _.
workshop-name-taken = Tę nazwę ma inny z twoich graczy.
workshop-save = Zapisz
workshop-saved = Zapisano
workshop-versions = Wersje
workshop-versions-text = Każde naciśnięcie „Zapisz” zachowuje kod jako wersję. Gdy jest ich za dużo, znikają najstarsze.
workshop-lines = { $count ->
    [one] { $count } linia
    [few] { $count } linie
   *[many] { $count } linii
}
workshop-restore = Przywróć tę wersję
workshop-restored = W edytorze jest wcześniejsza wersja. Poprzedni kod jest wśród wersji.
workshop-line = Linia { $line }
workshop-good = W kodzie nie znaleziono błędów
workshop-unchecked = Kod nie jest sprawdzony: silnik gry nie działa.
workshop-too-long = Kod jest za długi, aby go sprawdzić i zapisać.
workshop-completions = Nazwy
workshop-diagnostics = Błędy
workshop-no-file = Ten plik nie zawiera kodu w Pythonie albo jest za długi.
workshop-both-changed = „{ $name }” zmieniono też w innej karcie. Tamten kod jest zachowany jako wersja.
workshop-stored-again = „{ $name }” usunięto w innej karcie. Gracz jest znów zapisany, bo zmieniono go tutaj.
workshop-full = Na tym urządzeniu nie ma już miejsca. Wyeksportuj gracza, aby go zachować.
workshop-blocked = Ta przeglądarka nie pozwala stronie niczego zapisać: twoi gracze znikną po zamknięciu strony. Wyeksportuj ich, aby ich zachować, albo zezwól na dane tej strony w ustawieniach przeglądarki.
workshop-not-stored = Nie udało się zapisać lub odczytać twoich graczy. Wyeksportuj to, co jest napisane, aby to zachować.
example-lot = Odpowiada losowo: najkrótszy możliwy gracz
example-build = Buduje to, co daje najwięcej, a resztę zostawia poziomowi gry
example-never = Poziom gry, który jednej rzeczy nigdy nie robi
example-search = Rozgrywa odpowiedzi dalej w kilku możliwych rozdaniach i bierze wyraźnie lepszą
example-blank = Poziom gry: zastąp go własnym kodem
player-fault-syntax = To nie jest kod w Pythonie
player-fault-no-choose = W pliku nie ma funkcji { $function }
player-fault-changing = { $detail } sprawia, że ta sama gra daje inne odpowiedzi. Użyj losowości, którą dają narzędzia.
player-fault-detail = { $sentence }: { $detail }
arena-title = Uruchom i patrz
arena-about = Twój gracz rozgrywa serię gier. Każde rozdanie gra się raz z każdego miejsca, aby szczęście mniej znaczyło. Gracz działa we własnym wątku, bez sieci i bez zapisu.
arena-own = Mój gracz
arena-opponent = Przeciwnik { $number }
arena-count = Gry
arena-run = Uruchom
arena-stop = Zatrzymaj
arena-progress-label = Rozegrane gry
arena-starting = Uruchamianie Pythona…
arena-playing = Gra trwa.
arena-done = Koniec.
arena-stopping = Sprawdzanie ostatnich gier.
arena-stopped = Zatrzymano.
arena-fault = Tym graczem nie da się grać.
arena-stuck = Zatrzymano: gracz kilka razy nie odpowiedział.
arena-broken = Zatrzymano: wątek przestał działać.
arena-played = { $games } z { $all } gier
arena-refused = { $count ->
    [one] Pominięto { $count } grę
    [few] Pominięto { $count } gry
   *[many] Pominięto { $count } gier
}: zapis łamie zasady albo przeciwnicy nie grali tak, jak ich poziomy.
arena-rate = gier wygranych przez gracza { $name }
arena-interval = 95-procentowy przedział ufności: od { $low } do { $high }. Równi gracze wygrywaliby { $fair }.
arena-curve = Udział wygranych gier po każdej grze, z przedziałem
arena-decisions = Decyzje
arena-mean = Czas na decyzję
arena-slowest = Najdłużej
arena-ms = { $ms } ms
arena-first-fault = Pierwszy błąd: { $fault }. Tam, gdzie gracz zawodzi, odpowiada poziom „Normalny”.
arena-ended = { $count ->
    [one] Raz gracz nie odpowiedział i trzeba było uruchomić Pythona na nowo.
    [few] { $count } razy gracz nie odpowiedział i trzeba było uruchomić Pythona na nowo.
   *[many] { $count } razy gracz nie odpowiedział i trzeba było uruchomić Pythona na nowo.
}
arena-games = Gry, najpierw przegrane
arena-game = Gra { $number }
arena-won = wygrana
arena-lost = przegrana
arena-all = Pokaż wszystkie gry: { $count }
arena-log = Wypisane: { $count ->
    [one] { $count } linia
    [few] { $count } linie
   *[many] { $count } linii
}
arena-log-at = Gra { $game }, decyzja { $moment }
arena-fault-line = linia { $line }
arena-fault-syntax = To nie jest kod w Pythonie
arena-fault-no-choose = Nie ma funkcji { $function }
arena-fault-failed = Wyjątki
arena-fault-illegal = Niedozwolone odpowiedzi
arena-fault-overtime = Za wolno
arena-fault-circles = Wciąż to samo pytanie
my-players = Moi gracze
my-players-alone = Ze znajomymi na innych urządzeniach twoi własni gracze nie mogą grać.
level-own = gra według kodu z warsztatu. Tam, gdzie zawodzi albo jest za wolny, odpowiada poziom „Normalny”.
own-seat-missing = { $name }: w tej grze nie ma pliku tego gracza. Dalej gra za niego poziom „Normalny”.
own-seat-fault = { $name } zawodzi: { $why }. Odpowiada tam poziom „Normalny”.
own-seat-given = { $name } nie może grać: { $why }. Dalej gra poziom „Normalny”.
own-seat-held = { $name } pochodzi z kopii zapasowej i nie może działać na tym urządzeniu. Dalej gra poziom „Normalny”.
own-seat-stuck = brak odpowiedzi na czas
own-seat-broken = wątek przestał działać
library-title = Biblioteki
library-about = Biblioteki Pythona, które mogą importować twoi gracze. Zostają na tym urządzeniu i działają tam, gdzie twój gracz.
library-add = Dodaj bibliotekę z pliku
library-files = Pliki to paczki wheel ({ $ending }): czysty Python albo zrobione dla Pythona tej strony.
library-hosted = Z tej strony
library-hosted-about = Pobierane, gdy naciśniesz przycisk, razem z tym, czego biblioteka potrzebuje. Odtąd działa też bez sieci.
library-installer = Z pierwszą biblioteką pobiera się też jej instalator, dodatkowe { $size }.
library-get = Dodaj
library-get-label = Dodaj { $name }, { $size }
library-imported = Biblioteki { $name } nie ma jeszcze na tym urządzeniu. Możesz ją pobrać z tej strony.
library-with = { $size } razem z: { $names }
library-here = Dodano
library-coming = Pobieranie { $name }
library-stop = Przerwij pobieranie { $name }
library-stopped = Przerwano pobieranie { $name }; nic nie dodano
library-is-icepool = prawdopodobieństwa rzutów kośćmi i dobieranych kart
library-is-more-itertools = więcej narzędzi do list i innych ciągów
library-is-sortedcollections = więcej rodzajów uporządkowanych list, na przykład ranking według wartości
library-is-sortedcontainers = listy, zbiory i słowniki, które pozostają posortowane
library-away = To wymaga internetu: tego, co instaluje biblioteki, nie ma jeszcze na tym urządzeniu.
library-cut = Nie udało się pobrać { $file }: zerwało się połączenie z tą stroną. Nic się nie zmieniło.
library-gone = Ta strona nie ma { $file } w takiej postaci, jaką podaje jej lista. Nic się nie zmieniło. Odśwież stronę i spróbuj ponownie.
library-busy = Dodawanie…
library-added = Dodano { $name } { $version }
library-removed = Usunięto { $name }
library-remove = Usuń { $name }
library-kb = { $size } kB
library-mb = { $size } MB
library-no-wheel = { $file } nie jest kompletną paczką wheel, czyli plikiem { $ending } o nazwie nadanej przez autora i z opisem biblioteki w środku.
library-wrong-kind = { $file } jest dla innego Pythona albo innego systemu ({ $kind }). Paczka musi być { $pure } albo { $own }.
library-too-large = { $file } jest za duży: paczka może mieć najwyżej { $most } MB, a po rozpakowaniu pięć razy tyle.
library-compiled-in-pure = { $file } podaje się za czystego Pythona, a ma w środku skompilowany kod ({ $path }). Paczka ze skompilowanym kodem musi mówić to w nazwie.
library-reason-compiled-in-pure = podaje się za czystego Pythona, a ma skompilowany kod
library-full = Na tym urządzeniu nie ma miejsca na { $file }.
library-not-stored = Nie udało się zapisać { $file } na tym urządzeniu.
arena-library = Zatrzymano: nie udało się zainstalować biblioteki { $file } ({ $reason }). Usuń ją w warsztacie albo dodaj inny plik.
own-seat-library = nie udało się zainstalować biblioteki { $file }
