### Polski. Wszystkie języki mają te same komunikaty z tymi samymi danymi; nazwy przed znakiem równości pochodzą od silnika gry i strony.

## Strona

credits = Twoje gry zostają na tym urządzeniu.
direction = ltr
language = Język
language-not-here = Języka „{ $language }” nie ma jeszcze na tym urządzeniu. Połącz się z internetem i wybierz go ponownie.

## How parts stand beside each other: all signs and spaces between them are here, none is in the code

labelled = { $label }: { $text }
join-commas = { $first }, { $last }
join-dots = { $first } · { $last }
join-dash = { $first } – { $last }
join-plus = { $first } + { $last }
join-sentences = { $first } { $last }
join-stops = { $first }. { $last }
list-two = { $first } i { $last }
list-end = { $first } i { $last }
in-brackets = { $text } ({ $more })
with-figure = { $text } { $figure }

close = Zamknij
cancel = Anuluj
delete = Usuń
replace = Zastąp
export = Eksportuj
import = Importuj plik
resume = Wznów
try-again = Spróbuj ponownie
about = Więcej: { $name }
help = Zasady i pomoc
help-search = Szukaj w zasadach i kartach
help-fillers = ile, jak, jaki, jaka, jakie, co, kto, kiedy, gdzie, dlaczego, czy, za, w, na, do, z, i, ja, my, mi, można, trzeba, jest, są, daje, dają, dostaję, się
help-found = { $count ->
    [0] Nic nie znaleziono. Wpisz mniej liter albo inne słowo.
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
help-more = { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
   *[many] i jeszcze { $count }
}
explain = Co to jest?
explain-how = Naciśnij cokolwiek, aby dowiedzieć się, co to znaczy. Aby skończyć, naciśnij puste miejsce albo Escape.
help-part-about = O tej stronie
help-part-ear = Ze słuchu
try-card-offered = Przy pierwszym wyborze możesz wziąć tę kartę: { $card }.
about-games = Czyje są te gry
about-fans = { $name } to dzieło fanów. Nie jest związane z żadnym z autorów ani wydawców i żaden z nich go nie zatwierdził. Gry i ich nazwy należą do swoich właścicieli; teksty i obrazy na tej stronie są nasze.
about-buy = Co kupić
about-owner = Kto prowadzi tę stronę
about-owner-name = Tę kopię strony prowadzi { $owner }.
about-owner-unnamed = Właściciel tej kopii nie podał nazwy.
about-contact = Kontakt z właścicielem:
about-contact-none = Właściciel tej kopii nie podał kontaktu.
about-licences = Licencje
about-licence = Program tej strony to wolne oprogramowanie na licencji MIT. Zawiera pracę wielu innych osób, na ich własnych licencjach.
about-licences-show = Pokaż wszystkie licencje
about-licences-failed = Nie udało się wczytać licencji. Nie ma ich na tym urządzeniu; połącz się z internetem i spróbuj ponownie.

## Start silnika gry

loading-runtime = Przygotowanie stołu…
loading-engine = Uruchamianie gry…
loading-ready = Gotowe
loading-bytes = { $done } z { $all } MB
insecure-title = Ta strona potrzebuje bezpiecznego adresu
insecure-text = Adres tej strony nie jest bezpieczny i żadna przeglądarka nie uruchomi tu gry. Otwórz stronę pod adresem, który zaczyna się od { $secure }, albo na komputerze, który ją udostępnia, pod { $local }.
too-old-title = Ta przeglądarka jest za stara na tę grę
too-old-text = Zaktualizuj ją albo otwórz stronę w nowej wersji przeglądarki Chrome, Edge, Firefox lub Safari. Brakuje:
feature-wasm = WebAssembly
feature-wasm-references = WebAssembly: typy referencyjne
feature-wasm-bulk-memory = WebAssembly: duże bloki pamięci
feature-wasm-exceptions = WebAssembly: wyjątki
feature-module-workers = wątki robocze z modułów
feature-broadcast-channel = kanały między stronami a wątkami roboczymi
feature-indexed-db = miejsce na zapisane gry
offline-unsupported = Ta przeglądarka nie może zapisać gry do użytku bez sieci
offline-keeping = Zapisywanie gry na tym urządzeniu…
offline-ready = Gotowe do gry bez sieci
offline-incomplete = Jeszcze niegotowe do gry bez sieci
offline-update = Nowa wersja jest gotowa. Będzie używana od następnego uruchomienia.
offline-replaced = Zainstalowano nową wersję; odśwież stronę, aby jej użyć
update-now = Aktualizuj
offline-held-back = Nowa wersja się tu nie uruchomiła, więc działa poprzednia.
update-playing = Gra jest otwarta w innej karcie. Wróć tam najpierw na stronę główną; aktualizacje nigdy nie przerywają gry.
device = Ustawienia
theme = Wygląd
theme-system = Jak w systemie
theme-dark = Ciemny
theme-light = Jasny
theme-contrast = Wysoki kontrast
install = Zainstaluj
install-title = Jako aplikacja
install-installed = Gra jest zainstalowana na tym urządzeniu.
install-offered = Po zainstalowaniu gra otwiera się jak każda inna aplikacja, bez przeglądarki wokół.
install-by-hand = Z ekranu początkowego gra otwiera się jak każda inna aplikacja. Zapisane gry są tam oddzielone od tych w przeglądarce:
install-elsewhere = Jeśli przeglądarka umie instalować strony jako aplikacje, zrobisz to w jej menu.
install-step-export = Najpierw wyeksportuj gry, które chcesz zabrać.
install-step-share = W Safari naciśnij Udostępnij, a potem „Do ekranu początkowego”.
install-step-import = Otwórz grę z ekranu początkowego, za pierwszym razem z siecią, i zaimportuj swoje gry.
room-title = Miejsce na dane
room-unknown = Ta przeglądarka nie podaje, ile miejsca zostało.
room-used = Zajęto { $used } z { $most }
room-tight = Miejsce prawie się skończyło. Usuń skończone gry albo wyeksportuj te, które chcesz zachować.
room-lasting = Przeglądarka sama nie usunie twoich gier.
room-passing = Przeglądarka może usunąć twoje gry, gdy na urządzeniu zabraknie miejsca albo gdy gra długo nie będzie otwierana.
room-ask = Chroń moje gry
room-refused = Przeglądarka odmówiła. Wyeksportuj gry, na których ci zależy.
version-title = Wersja
version = Wersja { $version }
tips = Porady
tips-on = Pokazuj porady w trakcie gry

## Kopia zapasowa

backup-title = Kopia zapasowa
backup-text = Wskaż raz folder. Odtąd po każdej grze wszystkie gry i wyniki będą się tam zapisywać w jednym pliku.
backup-text-by-hand = Jeden plik zawiera wszystkie twoje gry i wyniki. Zapisuj go od czasu do czasu i trzymaj tam, gdzie go znajdziesz.
backup-seven-days = Ta przeglądarka usuwa wszystko, co zapisała strona, której nie odwiedzasz przez siedem dni. Zainstaluj grę na ekranie początkowym albo zapisz kopię.
backup-folder = Po każdej grze kopia zapisuje się w folderze „{ $folder }”.
backup-saved = Ostatnią kopię zapisano { $date }.
backup-never = Nie ma jeszcze kopii.
backup-choose = Wybierz folder
backup-other-folder = Inny folder
backup-now = Zapisz teraz
backup-allow = Zezwól i zapisz
backup-download = Zapisz wszystko jako plik
backup-forget = Nie zapisuj więcej kopii
backup-saving = Zapisywanie…
backup-restore-title = Przywracanie z kopii
backup-restore-text = To, co tu jest, zostaje. Z każdej gry zostaje nowsza wersja; jeśli grę kontynuowano różnie w dwóch miejscach, zostają obie.
backup-restore = Otwórz kopię
backup-others = { $count ->
    [one] W folderze jest też { $count } kopia, wcześniejsza albo z innego urządzenia.
    [few] W folderze są też { $count } kopie, wcześniejsze albo z innych urządzeń.
   *[many] W folderze jest też { $count } kopii, wcześniejszych albo z innych urządzeń.
}
backup-restore-folder = Przywróć wszystko z folderu
backup-restoring = { $count ->
    [one] Wczytywanie, została jeszcze { $count } gra…
    [few] Wczytywanie, zostały jeszcze { $count } gry…
   *[many] Wczytywanie, zostało jeszcze { $count } gier…
}
backup-merged = { $added ->
    [0] Nie dodano żadnej gry
    [one] Dodano { $added } grę
    [few] Dodano { $added } gry
   *[many] Dodano { $added } gier
}, { $newer ->
    [0] żadnej nie zaktualizowano
   *[other] zaktualizowano { $newer }
}.
backup-merged-none = Wszystko z tej kopii już tu było.
backup-merged-both = { $count ->
    [one] { $count } grę kontynuowano różnie tu i tam: obie wersje są teraz na liście.
    [few] { $count } gry kontynuowano różnie tu i tam: na liście są teraz obie wersje każdej z nich.
   *[many] { $count } gier kontynuowano różnie tu i tam: na liście są teraz obie wersje każdej z nich.
}
backup-merged-refused = { $count ->
    [one] Pominięto { $count } grę: jest uszkodzona albo otwarta w innej karcie.
    [few] Pominięto { $count } gry: są uszkodzone albo otwarte w innej karcie.
   *[many] Pominięto { $count } gier: są uszkodzone albo otwarte w innej karcie.
}
backup-players = { $count ->
    [one] Jest w niej też jeden gracz z warsztatu.
    [few] Są w niej też { $count } gracze z warsztatu.
   *[many] Jest w niej też { $count } graczy z warsztatu.
}
backup-players-back = { $added ->
    [0] Nie dodano żadnego gracza z warsztatu
    [one] Dodano { $added } gracza z warsztatu
    [few] Dodano { $added } graczy z warsztatu
   *[many] Dodano { $added } graczy z warsztatu
}, { $changed ->
    [0] żadnego nie zmieniono
   *[other] zmieniono { $changed }
}.
foreign-title = Czy ten kod może tu działać?
foreign-refused = Ten kod nie może tu działać
foreign-file = Z kopii { $file } z dnia { $date }
foreign-players = Gracze: { $names }
foreign-libraries = Biblioteki: { $names }
foreign-more = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
foreign-author = Strona nie może sprawdzić, kto go napisał. Pozwól mu działać tylko wtedy, gdy ufasz tej osobie. Do tego czasu zamiast tych graczy gra poziom „Normalny”.
foreign-allow = Pozwól działać
foreign-refuse = Nie pozwalaj
error-foreign-code = Ten gracz pochodzi z kopii zapasowej i nie może działać na tym urządzeniu. Możesz na to pozwolić tam, gdzie przywraca się kopie.
backup-libraries = { $count ->
    [one] Jest w niej też jedna biblioteka z warsztatu ({ $size }).
    [few] Są w niej też { $count } biblioteki z warsztatu ({ $size }).
   *[many] Jest w niej też { $count } bibliotek z warsztatu ({ $size }).
}
backup-libraries-left = Za duże do kopii: { $files }. Zachowaj te pliki osobno.
backup-libraries-back = { $count ->
    [one] Wróciła jedna biblioteka z warsztatu ({ $size }).
    [few] Wróciły { $count } biblioteki z warsztatu ({ $size }).
   *[many] Wróciło { $count } bibliotek z warsztatu ({ $size }).
}
backup-libraries-refused = Nie przywrócono: { $files }. Ta biblioteka jest uszkodzona albo przeznaczona dla innego Pythona.
backup-libraries-away = Bez sieci nie udało się przywrócić bibliotek. Otwórz kopię ponownie, gdy będzie sieć.
backup-taken-results = { $added ->
    [0] Nie dodano żadnego wyniku skończonej gry
    [one] Dodano { $added } wynik skończonej gry
    [few] Dodano { $added } wyniki skończonych gier
   *[many] Dodano { $added } wyników skończonych gier
}, { $changed ->
    [0] żadnego nie uzupełniono
   *[other] uzupełniono { $changed }
}.
backup-taken-days = { $added ->
    [0] Nie dodano żadnego rozdania dnia
    [one] Dodano { $added } rozdanie dnia
    [few] Dodano { $added } rozdania dnia
   *[many] Dodano { $added } rozdań dnia
}, { $changed ->
    [0] żadnego nie uzupełniono
   *[other] uzupełniono { $changed }
}.
backup-taken-evenings = { $added ->
    [0] Nie dodano żadnego wieczoru ze znajomymi
    [one] Dodano { $added } wieczór ze znajomymi
    [few] Dodano { $added } wieczory ze znajomymi
   *[many] Dodano { $added } wieczorów ze znajomymi
}, { $changed ->
    [0] żadnego nie uzupełniono
   *[other] uzupełniono { $changed }
}.
backup-taken-problems = { $added ->
    [0] Nie dodano żadnego zadania
    [one] Dodano { $added } zadanie
    [few] Dodano { $added } zadania
   *[many] Dodano { $added } zadań
}, { $changed ->
    [0] żadnego nie zaktualizowano
   *[other] zaktualizowano { $changed }
}.
backup-taken-refused = { $count ->
    [one] Jeden inny wpis tej kopii jest uszkodzony i został pominięty.
    [few] { $count } inne wpisy tej kopii są uszkodzone i zostały pominięte.
   *[many] { $count } innych wpisów tej kopii jest uszkodzonych i zostało pominiętych.
}
backup-lost-games = Nie udało się zapisać lub odczytać gier. { $why }
backup-lost-results = Nie udało się zapisać lub odczytać wyników skończonych gier. { $why }
backup-lost-days = Nie udało się zapisać lub odczytać rozdań dnia. { $why }
backup-lost-evenings = Nie udało się zapisać lub odczytać wieczorów ze znajomymi. { $why }
backup-lost-problems = Nie udało się zapisać lub odczytać zadań. { $why }
backup-lost-players = Nie udało się zapisać lub odczytać graczy z warsztatu. { $why }
backup-lost-libraries = Nie udało się zapisać lub odczytać bibliotek z warsztatu. { $why }
backup-damaged = Nie przywrócono, bo są uszkodzone albo z nowszej wersji: { $files }.
backup-unread = Nie wszystko na tym urządzeniu daje się odczytać. { $why }
backup-away = Nie udało się wczytać części o kopiach. Otwórz ją ponownie, gdy będzie sieć.
backup-note = Twoje ostatnie gry są tylko w tej przeglądarce. Zapisz je na wypadek, gdyby je straciła.
backup-note-seven-days = Ta przeglądarka usuwa gry, jeśli nie odwiedzasz strony przez siedem dni. Zapisz je teraz.
backup-note-failed = Nie udało się zapisać kopii w folderze „{ $folder }”. { $why }
backup-later = Nie teraz
error-backup-broken = To nie jest kopia zapasowa albo jest uszkodzona. Nic się nie zmieniło.
error-backup-newer = Ta kopia pochodzi z nowszej wersji. Najpierw zaktualizuj stronę. Nic się nie zmieniło.
error-backup-folder-gone = Nie można już znaleźć folderu kopii. Wybierz inny.
error-backup-not-allowed = Przeglądarka prosi ponownie o zgodę na zapis w folderze.
error-backup-full = W folderze kopii nie ma już miejsca.
error-backup-failed = Nie udało się zapisać kopii. Spróbuj ponownie albo wybierz inny folder.
error-backup-late = Folder kopii nie odpowiada. Jeśli odpowie później, kopia dokończy się sama; możesz też wybrać inny folder albo pobrać kopię.

## Lobby

more = Więcej
play-now = Graj teraz
change-game = Zmień graczy, karty
arriving = Otworzy się, gdy stół będzie gotowy.
arriving-leave = Na stronę główną
names-title = Kto gra?
names-note = Gdzie pole zostanie puste, zagra komputer.
names-person = Imię gracza { $seat }
names-computer = Komputer
with-friends = Ze znajomymi
today = Dzisiaj
friends-host = Zaproś znajomych
friends-host-note = Każdy na własnym urządzeniu
friends-join-note = Masz link albo kod
friends-round = Przy tym urządzeniu
friends-round-note = Przechodzi z rąk do rąk
with-box = Z pudełkiem
with-box-note = Gracie przy prawdziwym stole, strona wywołuje i liczy
friends-screen-note = Stół na dużym ekranie, karty na telefonach

## Wejście

new-game = Nowa gra
guided = Naucz się w pięć minut
guided-dismiss = Nie proponuj więcej gry z przewodnikiem
start-game = Zacznij grę
players = Gracze
player-person = Człowiek
player-elsewhere = Znajomy
player-normal = Normalny
player-novice = Początkujący
player-strong = Silny
player-expert = Ekspert
player-master = Mistrz
player-own = Własny gracz
player-random = Komputer, gra losowo
level-normal = gra rozsądnie, jak ktoś, kto zna grę.
level-novice = często wybiera pod wpływem chwili: dobry na pierwszą grę.
level-strong = wie, co daje zwycięstwo, i zgodnie z tym wybiera postać.
level-expert = przy ważnych decyzjach myśli naprzód, ale mniej dokładnie niż mistrz.
level-master = przy ważnych decyzjach myśli naprzód, więc potrzebuje chwili.
level-random = robi cokolwiek, na co pozwalają zasady, bez planu.
tempers = { $rivals ->
    [1] Styl gry gracza komputerowego
   *[other] Style gry graczy komputerowych
}
temper-even = { $rivals ->
    [1] Zwykły
   *[other] Jednakowe
}
temper-mix = { $rivals ->
    [1] Według imienia
   *[other] Różne
}
temper-help-even = { $rivals ->
    [1] Bez szczególnego stylu.
   *[other] Wszyscy grają podobnie.
}
temper-help-mix = { $rivals ->
    [1] Styl, który pasuje do imienia.
   *[other] Każdy ma styl, który pasuje do imienia.
}
seat-name = Imię na miejscu { $seat }
seat-kind = Kto gra na miejscu { $seat }
default-name = Gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
# The same inside a sentence.
unnamed-player = gracz
    .gen = gracza
    .dat = graczowi
    .acc = gracza
    .gender = m
you-name = Ty
    .inside = ty
own-name = Twoje imię
computer-name-1 = Agnieszka
    .gen = Agnieszki
    .dat = Agnieszce
    .acc = Agnieszkę
    .gender = f
computer-name-2 = Bogusław
    .gen = Bogusława
    .dat = Bogusławowi
    .acc = Bogusława
    .gender = m
computer-name-3 = Cecylia
    .gen = Cecylii
    .dat = Cecylii
    .acc = Cecylię
    .gender = f
computer-name-4 = Dobrosław
    .gen = Dobrosława
    .dat = Dobrosławowi
    .acc = Dobrosława
    .gender = m
computer-name-5 = Jadwiga
    .gen = Jadwigi
    .dat = Jadwidze
    .acc = Jadwigę
    .gender = f
computer-name-6 = Gniewko
    .gen = Gniewka
    .dat = Gniewkowi
    .acc = Gniewka
    .gender = m
computer-name-7 = Kinga
    .gen = Kingi
    .dat = Kindze
    .acc = Kingę
    .gender = f
computer-names = { computer-name-1 }, { computer-name-2 }, { computer-name-3 }, { computer-name-4 }, { computer-name-5 }, { computer-name-6 }, { computer-name-7 }
typed-name = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
given-names =
    -na gen=ny dat=nie acc=nę Antonina Kalina Marcelina Michalina Alina Anna Bożena Diana Ewelina Grażyna Halina Hanna Helena Ilona Irena Iwona Janina Joanna Justyna Karolina Katarzyna Krystyna Lena Malwina Marianna Marlena Martyna Marzena Milena Nina Paulina Regina Roksana Sabina Tatiana Zuzanna Karina Magdalena
    -ta gen=ty dat=cie acc=tę Agata Aneta Beata Edyta Elżbieta Małgorzata Marta Renata Żaneta Danuta Dorota Jolanta
    -ra gen=ry dat=rze acc=rę Aleksandra Barbara Klara Laura Sandra Tamara
    -la gen=li dat=li acc=lę Ala Adela Angela Daniela Ela Gabriela Hela Izabela Kamila Mela Mirela Ola Pola Urszula
    -ła gen=ły dat=le acc=łę Bogumiła Ludmiła
    -wa gen=wy dat=wie acc=wę Bronisława Ewa Jarosława Mirosława Stanisława Władysława
    -ka gen=ki dat=ce acc=kę Blanka Angelika Anka Danka Dominika Hanka Monika Weronika Agnieszka
    -ga gen=gi dat=dze acc=gę Iga Inga Olga Jadwiga Kinga
    -da gen=dy dat=dzie acc=dę Jagoda Matylda Ida Magda Wanda
    -sa gen=sy dat=sie acc=sę Teresa Larysa
    -za gen=zy dat=zie acc=zę Eliza Luiza
    -ba gen=by dat=bie acc=bę Kuba
    -sza gen=szy dat=szy acc=szę Natasza
    -ia gen=i dat=i acc=ię Ania Asia Basia Frania Gabrysia Gosia Hania Jadzia Kasia Krysia Madzia Małgosia Marysia Renia Stasia Tosia Zosia Zuzia
    -ia gen=ii dat=ii acc=ię Eugenia Stefania Amelia Aurelia Emilia Julia Klaudia Kornelia Lidia Maria Nadia Natalia Oliwia Rozalia Sylwia Wiktoria Zofia
    -ja gen=ji dat=ji acc=ję Alicja Felicja Łucja Patrycja
    -ja gen=i dat=i acc=ję Kaja Maja Zoja
    - gen=a dat=owi acc=a Kajetan Nikodem Stefan Adam Adrian Albert Andrzej Artur Bartłomiej Bartosz Bernard Błażej Bogdan Czesław Damian Daniel Dariusz Dawid Edward Emil Fabian Filip Gabriel Grzegorz Hubert Igor Jakub Jan Janusz Jarosław Józef Julian Kamil Karol Kazimierz Konrad Krzysztof Leon Łukasz Maciej Marcin Marian Mariusz Mateusz Michał Mikołaj Mirosław Norbert Oskar Piotr Przemysław Radosław Rafał Robert Roman Ryszard Sebastian Sławomir Stanisław Sylwester Szymon Tadeusz Tomasz Wiesław Wiktor Władysław Włodzimierz Wojciech Zbigniew Zdzisław Dominik Henryk Patryk Zenon
    -ek gen=ka dat=kowi acc=ka Antek Janek Szymek Arek Bartek Darek Franek Jacek Jurek Leszek Marek Mirek Olek Piotrek Przemek Radek Romek Sławek Staszek Tadek Tomek Witek Wojtek Zbyszek Franciszek
    -er gen=ra dat=rowi acc=ra Aleksander Kacper
    -eł gen=ła dat=łowi acc=ła Paweł
    -y gen=ego dat=emu acc=ego Cezary Ignacy Jerzy Maurycy
    -i gen=iego dat=iemu acc=iego Antoni
    -ś gen=sia dat=siowi acc=sia Adaś Jaś Krzyś Staś
bare-name = „{ $name }”
more-options = Więcej ustawień
shuffle-seats = Wymieszaj miejsca
seat-up = Przesadź { FORM($name, "acc") } o miejsce wyżej
seat-down = Przesadź { FORM($name, "acc") } o miejsce niżej
by-lot = losowo
seed = Ziarno
seed-help = To samo ziarno i te same wybory dają tę samą grę.
saved-games = Zapisane gry
no-saved-games = Brak rozpoczętych gier.
finished-games = { $count ->
    [one] { $count } skończona gra
    [few] { $count } skończone gry
   *[many] { $count } skończonych gier
}
save-over = { $count ->
    [1] Wygrywa { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
save-over-you = { $count ->
    [1] Wygrywasz
   *[other] { CAP(FORM($names, "inside")) } dzielicie się zwycięstwem
}
quickstart = Szybki start
quickstart-text = Gdy w grze przez chwilę nic się nie dzieje, urządzenie zapisuje migawkę wczytanego silnika. Następny start trwa wtedy około sekundy.
quickstart-on = Używaj szybkiego startu
quickstart-off = Szybki start jest wyłączony.
quickstart-none = Nie ma jeszcze migawki.
quickstart-making = Tworzenie migawki…
quickstart-ready = { $size }, z dnia { $date }
broken-title = Uszkodzona gra
broken-text = Ta zapisana gra jest uszkodzona i nie da się jej otworzyć. Możesz ją wyeksportować tak, jak jest, albo usunąć.
delete-title = Usunąć tę grę?
delete-text = Nie da się jej odzyskać, jeśli nie została wyeksportowana.
delete-text-lost = Nie da się jej odzyskać, jeśli nie została wyeksportowana. Liczy się już do rankingu: jej usunięcie to porażka.
replace-title = Zastąpić zapisaną grę?
replace-text = Na urządzeniu jest już późniejsza wersja tej gry. Plik jest starszy: to, co zagrano od tamtej pory, przepadnie.
replace-text-lost = Na urządzeniu jest już późniejsza wersja tej gry. Plik jest starszy: to, co zagrano od tamtej pory, przepadnie. Liczy się już do rankingu, więc jej zastąpienie to porażka.
statistics = Statystyki
statistics-none = Nie ma jeszcze skończonych gier. Zagraj jedną do końca, a będzie się tu liczyć.
statistics-stored = Te liczby zna tylko to urządzenie. Zostają, gdy gra zostanie usunięta.
statistics-reading = Wczytywanie skończonych gier: { $count }
statistics-who = Kto grał
statistics-everybody = Wszyscy tutaj
statistics-games = Gry
statistics-won = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najwięcej punktów
statistics-streak = Najdłuższa seria zwycięstw
statistics-coach = Wybory zgodne z trenerem
statistics-coaching = Trener ogląda twoje gry: { $count }
statistics-times = Ile razy
statistics-months = Miesiąc po miesiącu
statistics-months-table = Jako tabela
statistics-month = Miesiąc
statistics-tables = Jako tabele
statistics-variants = Według wydania
statistics-players = Według liczby graczy
statistics-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
statistics-levels = Według przeciwników
statistics-friends = Znajomi na innych urządzeniach
statistics-people = Tylko ludzie, na tym urządzeniu
statistics-apart = Niewliczone powyżej
statistics-fork = Kontynuowane z powtórki
statistics-free = Z dowolnym cofaniem
statistics-left = Usunięte przed końcem
statistics-away = { $count ->
    [one] { $count } wynik dotyczy gry, której nie ma na tej stronie. Pozostaje zapisany i nie jest liczony.
    [few] { $count } wyniki dotyczą gier, których nie ma na tej stronie. Pozostają zapisane i nie są liczone.
   *[many] { $count } wyników dotyczy gier, których nie ma na tej stronie. Pozostają zapisane i nie są liczone.
}
rating = Ranking
rating-none = Gra w pojedynkę przeciw komputerom daje ci ranking, jeśli skończysz ją bez cofania i bez trenera.
rating-how = Liczą się gry w pojedynkę przeciw komputerom, skończone bez cofania i bez trenera. Z każdego rozdania liczy się pierwsza gra. Po dziesięciu twoich decyzjach porażka liczy się nawet z pomocą, a usunięta gra liczy się jako przegrana. Poziom „{ player-normal }” ma 1500 punktów przy każdym stole.
rating-failed = { $name }: nie można podać rankingu, bo ta strona nie może odczytać zapisanych wyników.
rating-open = { $count ->
    [one] { $count } gra, nietknięta od tygodnia, w której podjęto co najmniej dziesięć decyzji, liczy się jako przegrana, dopóki się nie skończy.
    [few] { $count } gry, nietknięte od tygodnia, w których podjęto co najmniej dziesięć decyzji, liczą się jako przegrane, dopóki się nie skończą.
   *[many] { $count } gier, nietkniętych od tygodnia, w których podjęto co najmniej dziesięć decyzji, liczy się jako przegrane, dopóki się nie skończą.
}
rating-between = najpewniej od { $low } do { $high }
rating-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
rating-change = ostatnia gra { $change }
rating-yours = Twój ranking to { $points }, najpewniej od { $low } do { $high }.
rating-even = Mniej więcej na twoim poziomie: { $levels }.
rating-even-now = Ci przeciwnicy są mniej więcej na twoim poziomie.
rating-level = { $count } × { $level }
rating-seat = Zagraj przeciw nim
rating-reset = Wyzeruj ranking
rating-reset-title = Wyzerować ranking?
rating-reset-text = Z następną grą zacznie się od nowa. Gry pozostaną w statystykach.
statistics-delete-title = Usunąć statystyki?
statistics-delete-text = Nie da się ich odzyskać, jeśli nie zostały wyeksportowane. Twoje gry zostają.
imported = Gra została zaimportowana.
imported-beside = Gra została dodana obok tej, która już tu jest i potoczyła się inaczej.
import-failed = Nie udało się dodać pliku { $name }. { $why }
arrived-file-title = Dodać grę z tego pliku?
arrived-file = { $name } trafi na listę zapisanych gier. Gra na stole zostaje bez zmian.
arrived-file-yes = Dodaj
arrived-link-title = Otworzyć ten link?
arrived-link = Gra na stole zostanie zapisana i zamknięta. Możesz ją wznowić ze strony głównej.
arrived-link-yes = Otwórz
arrived-nothing = W tym, co udostępniono, nie ma linku do stołu na tej stronie ani zapisanej gry.
arrived-gone = Nie da się odczytać, więc pominięto: { $files }.

## Stół

to-lobby = Wróć na stronę główną (gra się zapisuje)
target-label = Wybierz: { $label }
blocked-part = { $thing }: { $reason }
log = Przebieg gry
log-news = Co nowego
log-filter = Co pokazuje przebieg
log-all = Wszystko
log-against = Przeciwko mnie
log-against-none = Nikt jeszcze nic ci nie zrobił.
news = Od twojego ruchu
tabs = Części stołu
tab-table = Stół
tab-log = Przebieg
speed = Tempo graczy komputerowych
speed-slow = Wolne
speed-normal = Normalne
speed-fast = Szybkie
speed-instant = Od razu
end-turns-use = Kończ moją turę, gdy nie ma już nic innego do zrobienia
turn-ends = Twoja tura skończy się sama za { $seconds } sekundy. Naciśnij gdziekolwiek, aby to powstrzymać.
not-stored = Ta gra się nie zapisuje. Wyeksportuj ją, aby ją zachować.
your-move = { $name }, twoja kolej
your-move-alone = Twoja kolej
waiting-for = Teraz gra { $name }
waiting-for-you = Twoja kolej
thinking = Chwila namysłu…
thinking-of = { $name } się zastanawia…
stop-thinking = Przerwij namysł
skip = Do mojej tury
story-pause = Zatrzymaj
story-resume = Wznów
story-step = Następna scena
story-continue = Dalej
sound = Dźwięk
sound-use = Monety, karty, groźby i sygnał, gdy przychodzi twoja kolej
sound-effects = Głośność efektów
sound-ambience = Głośność tła
sound-night = Ciszej nocą, od 21:00 do 7:00
sound-offer = Gra ma dźwięki.
sound-on = Włącz dźwięk
remarks-off = Ukryj wszystkie uwagi
remarks-use = Gracze komputerowi mogą komentować to, co się dzieje
vibration-use = Wibracja, gdy przychodzi twoja kolej
text-size = Wielkość tekstu
text-size-share = { $share }%
hand = Panel
hand-right = Po prawej
hand-left = Po lewej
steps = Klawisz Tab
steps-each = Po jednej odpowiedzi
steps-groups = Grupami odpowiedzi
listen = Ze słuchu
listen-open = Pytaj, słuchaj, czytaj na głos
guide = Gra z przewodnikiem
guide-next = Jasne
guide-stop = Zakończ przewodnik
tip = Porada
tip-stop = Nie pokazuj więcej porad
chosen-count = { $most ->
    [1] Wybrano { $count } z { $most }
   *[other] Wybrano { $count }, najwyżej { $most }
}
curtain-title = Podaj urządzenie { FORM($name, "dat") }
curtain-text = Pozostali niech na chwilę odwrócą wzrok.
curtain-button = Jestem { $name }

## Znajomi na innych urządzeniach

friend-name = Znajomy { $seat }
add-friend = Dodaj miejsce dla znajomego
friends-next = Znajomi grają na własnych urządzeniach. Zaprosisz ich w następnym kroku.
friends-impossible = Ta przeglądarka nie może łączyć się z innymi urządzeniami, więc znajomi nie mogą stąd dołączyć. Spróbuj w nowej wersji przeglądarki Chrome, Edge, Firefox lub Safari.
open-table = Zaproś znajomych
join-friend = Dołącz do gry znajomego
peer-open = połączono
peer-open-long = { $name } ma połączenie
peer-waiting = jeszcze bez odpowiedzi
peer-waiting-long = { $name } chwilowo nie odpowiada
peer-lost = rozłączono
peer-lost-long = { $name } nie ma połączenia
peer-bot = gra komputer
peer-bot-long = Gracz komputerowy zastępuje { FORM($name, "acc") }
room-table = Przy stole
room-you = ty, na tym urządzeniu
room-here = także na tym urządzeniu
room-opener = gospodarz
room-friend = jeszcze nie przy stole
room-connecting = łączenie…
room-computer = gracz komputerowy
room-leave = Odejdź od stołu
room-leave-title = Zamknąć stół?
room-leave-text = Karty nie zostały jeszcze rozdane. Wszyscy, którzy już są, zostaną rozłączeni.
room-reopened = Strona wczytała się od nowa. Twój stół i link do niego są te same.
room-links-void = Strona wczytała się od nowa: linki wysłane wcześniej już nie działają. Wyślij znajomym nowy.
screen-title = { $screen } · { $title }
screen-not-here = Tego, co pokazuje ten adres, nie ma na tym urządzeniu. Gry zostają na urządzeniu, na którym się toczyły.
screen-unknown = Pod tym adresem nic tu nie ma, więc widzisz stronę główną.
screen-leave-title = Odejść od znajomych?
screen-leave-text = Siedzisz przy stole ze znajomymi. Zobaczą, że cię nie ma.
room-wait = Gra zacznie się, gdy uruchomi ją { $name }.
room-missing = { $count ->
    [1] { $names } jeszcze nie siedzi przy stole.
   *[other] { $names } jeszcze nie siedzą przy stole.
}
room-all-there = Wszyscy są.
room-start-without = Zacznij, z komputerami na wolnych miejscach
room-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
invite-somebody = Zaproś
invite-somebody-to = Zaproś { FORM($name, "acc") }
invite-again = Zaproś ponownie
invite-again-to = Zaproś ponownie { FORM($name, "acc") }
invite-watcher = Zaproś kogoś do oglądania
seat-watcher = Daj miejsce { FORM($name, "dat") }
pace-title = Czas na każdą decyzję
pace-none = bez ograniczeń
pace-own = Masz jeszcze { $time }.
pace-other = { $name } ma jeszcze { $time }.
pace-stopped = Zegar stoi na { $time }: urządzenie nie odpowiada.
pace-more = Daj jeszcze minutę
pace-late = Czas minął: tym razem zdecydował gracz komputerowy. Następna decyzja znów należy do ciebie.
pace-decided = { CAP(FORM($name, "dat")) } zabrakło czasu { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
} i zdecydował gracz komputerowy.
room-how = Jak znajomi dołączają do stołu
room-how-1 = Naciśnij „Zaproś” i wyślij link albo pokaż kod na ekranie.
room-how-2 = Kto go otworzy, dostanie odpowiedź dla ciebie; wraca ona tą samą drogą.
room-how-3 = Wklej albo zeskanuj odpowiedź: znajomy siada przy stole.
room-how-private = Urządzenia rozmawiają ze sobą bezpośrednio. Nic nie przechodzi przez nasz serwer.
friends = Znajomi
stand-in = Niech zagra gracz komputerowy
hand-back = Oddaj miejsce { FORM($name, "dat") }
away-waiting = { $name } nie odpowiada. Stół czeka; zwykle to chwilowe.
away-unsaved = Urządzenie gospodarza nie może teraz zapisać gry. Gdy tylko będzie mogło, gra sama ruszy dalej.
away-lost = { $name } nie ma połączenia. Stół czeka.
away-opener = { $name } nie ma połączenia. Zostaw tę stronę otwartą: gra ruszy dalej, gdy tylko połączenie wróci albo przyjdzie nowe zaproszenie.
guest-here = { $name } jest przy stole.
guest-back = { $name } wraca do stołu.
chat = Czat
chat-none = Nikt jeszcze nic nie powiedział.
chat-muted = Pozostali są wyciszeni.
chat-mute = Wycisz pozostałych
chat-unmute = Wyłącz wyciszenie pozostałych
chat-write = Napisz do wszystkich
chat-send = Wyślij
chat-unread = { $count ->
    [one] nieprzeczytana wiadomość
    [few] nieprzeczytane wiadomości
   *[many] nieprzeczytanych wiadomości
}
reactions = Reakcje
come-back = Wróć do stołu
back-to-table = Z powrotem do stołu
back-to-friends = Z powrotem do stołu: { $name }
reaction-applause = Brawo!
reaction-laugh = Ha, ha!
reaction-wow = Och!
reaction-ouch = Auć!
reaction-thanks = Dzięki!
reaction-hurry = Twoja kolej!
verdict = Kontrola uczciwości gry
verdict-checking = Sprawdzanie, czy grano uczciwie…
verdict-sound = Sprawdzone: nikt nie manipulował przy talii, a wszystko, co było widać, było prawdziwe.
verdict-faulty = Coś się nie zgadza. Grano nieuczciwie albo strona jest uszkodzona:
verdict-by = { $count ->
    [1] { $names } poświadcza uczciwość tej gry
   *[other] { $names } poświadczają uczciwość tej gry
}
verdict-doubted = { $count ->
    [1] { $names } wątpi w uczciwość tej gry
   *[other] { $names } wątpią w uczciwość tej gry
}
verdict-number = Wszyscy przy tym stole widzą tę samą liczbę:
evening = Ten wieczór
evenings = Wieczory ze znajomymi
evening-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
evening-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
}
fault-changed-shuffle = To nie są karty, które wszyscy wspólnie potasowali.
fault-forged-update = Po decyzji nr { $moment } pokazano ci coś, co nie było prawdą.
fault-rewritten-past = Decyzję nr { $moment } cofnięto albo zmieniono, choć zasady na to nie pozwalają.
fault-forged-pick = Decyzję nr { $moment } podjęto w twoim imieniu, ale nie przez ciebie.
fault-forged-computer = Gracz komputerowy nie podjąłby decyzji nr { $moment } w ten sposób.
fault-forged-seating = Przy decyzji nr { $moment } grał kto inny, niż ci powiedziano.
fault-forged-chat = Na czacie są pod twoim imieniem słowa, które nie pochodzą od ciebie.
fault-broken-chain = To, co przysłano ci po decyzji nr { $moment }, nie wynika z tego, co było wcześniej.
fault-broken-record = Przysłanego zapisu gry nie da się odtworzyć do końca.
come-back-how = To urządzenie było przy stole znajomego. Poproś go o naciśnięcie „Zaproś ponownie” przy twoim miejscu i otwórz tu link: nic cię nie ominie.
drawn-together = Karty potasowały wspólnie wszystkie urządzenia. U wszystkich widać tę samą liczbę: { $number }
drawn-again = Tasowanie zaczynano { $count } razy. Tak bywa, gdy czyjeś urządzenie traci połączenie. Jeśli zdarza się to często, zapytaj o powód.
coming-back = Powrót do stołu…
coming-back-long = Jeśli to długo trwa, strona znajomego może być zamknięta albo sieć się zmieniła. Wtedy pomaga nowe zaproszenie; nic cię nie ominie.
coming-back-unanswered = { $name } jeszcze nie odpowiada. Zapytaj, czy stół jest jeszcze otwarty. Jeśli tak, poproś o naciśnięcie „Zaproś ponownie” przy twoim miejscu i otwórz tu link: nic cię nie ominie.
coming-back-instead = Mam nowe zaproszenie
away-by-code = { $name } nie ma połączenia. Ta przeglądarka nie pozwala stronie samej wrócić: pokaż swój kod powrotu.
return-show = Pokaż kod powrotu
return-title = Powrót z kodem
return-how = Zeskanuj ten kod dowolnym urządzeniem przy stole albo wyślij na nie link. Nic cię nie ominie.
return-how-all = Niech każdy ze znajomych zeskanuje ten kod; możesz też wysłać im link. Nikogo nic nie ominie.
return-code = Kod powrotu
return-words = Wracam do stołu. Otwórz ten link na urządzeniu przy stole:
return-take-title = Przyjmij kod powrotu
return-take-how = Znajomy, którego strona wczytała się od nowa, pokazuje kod albo wysyła link. Zeskanuj go albo wklej tutaj.
return-field = Wklej kod powrotu
return-take = Przyjmij kod
return-taken = Kod został przyjęty. Drugie urządzenie połączy się samo.
return-sent = Kod jest w drodze do gospodarza…
return-handed = Gotowe: twój stół ma kod. Wróć do karty przeglądarki z tym stołem.
return-to-nobody = To kod powrotu, ale żaden stół w tej przeglądarce na niego nie czeka. Skopiuj go i wklej na urządzeniu przy stole: „Przyjmij kod powrotu”.
return-none = To nie jest kod powrotu. Skopiuj cały link, który pokazuje druga strona.
return-both = Ta strona i strona tamtego urządzenia wczytały się od nowa, więc ten kod już nie działa. Zaproś znajomego ponownie:
return-both-here = Ta strona i strona znajomego wczytały się od nowa, więc kody powrotu już nie działają. Poproś znajomego o nowy link i otwórz go tutaj: nic cię nie ominie.
coming-back-by-code = Ta przeglądarka nie pozwala stronie samej wrócić. Wystarczy jeden kod:
inherit = Graj dalej bez { FORM($name, "gen") }
inherit-title = Grać dalej bez gospodarza?
inherit-how = Każde z was ma zaszyfrowaną kopię gry i część klucza. Zaproś pozostałych: gdy będzie was dość, gra potoczy się dalej na tym urządzeniu, a ono zobaczy wtedy wszystkie karty. Jeśli gospodarz wróci wcześniej, gra potoczy się u niego.
inherit-asked = Osoba, od której masz zaproszenie, chce zostać gospodarzem. Jej urządzenie zobaczy wtedy wszystkie karty.
inherit-agree = Zgoda
inherit-count = Zgody: { $have } z { $needed }

## Koniec gry

winner = { $count ->
    [1] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
}
winner-you = { $count ->
    [1] Wygrywasz!
   *[other] { CAP(FORM($names, "inside")) } wygrywacie!
}
place = { $place }. miejsce
points-word = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
again-same = Jeszcze raz z tymi samymi graczami
again-change = Zmień ustawienia
again-wished = { $name } chce zagrać jeszcze raz.
next-game = Następna gra
next-come = Wszyscy przy stole przejdą do niej automatycznie.
next-watch = { $count ->
    [1] { $names } będzie oglądać.
   *[other] { $names } będą oglądać.
}
next-people = Przy stole
hand-over = Zrób gospodarzem
hand-over-title = Czy { $name } ma zostać gospodarzem?
hand-over-text = Drugie urządzenie rozda karty do następnej gry, a twoje przejdzie tam jako gość.
hand-over-yes = Przekaż
hand-over-asked = Czekamy na odpowiedź: { $name }.
hand-over-declined = { $name } nie chce być gospodarzem.
hand-over-silent = { $name } nie odpowiada. Strona na tamtym urządzeniu może być starsza.
hand-over-offered = Zostać gospodarzem?
hand-over-offered-text = Gospodarz przekazuje ci stół. Twoje urządzenie rozda karty do następnej gry, a pozostali przejdą do niego.
hand-over-take = Przejmij
see-table = Zobacz stół
replay-short = Powtórka
replay-link-short = Link
share-picture-short = Obraz
see-table-short = Stół
see-scores = Punkty
end-part-day = Dzień
end-part-decisions = Decyzje
end-part-course = Wykres
costs-title = Decyzje, które kosztowały najwięcej
costs-looking = Trener przegląda twoje decyzje: { $looked } z { $all }
costs-none = Nie ma decyzji, która na pewno coś cię kosztowała. Dobra gra!
cost-chosen = Twój wybór to „{ $answer }”
cost-better = Lepszy wybór to „{ $answer }”
counting = Liczenie punktów
counting-winner = A wygrywa…
skip-counting = Pokaż wszystko od razu
score-you = ty
score-open = Szczegóły: { $name }
tie-none = Przy równym wyniku ({ $points }) { $name } i { $other } zajmują to samo miejsce.
tie-none-you = { $you ->
    [name] Przy równym wyniku ({ $points }) ty i { $other } zajmujecie to samo miejsce.
   *[other] Przy równym wyniku ({ $points }) { $name } i ty zajmujecie to samo miejsce.
}
course = Wykres gry
turning-points = Punkty zwrotne
turning-lead = { $count ->
    [one] { $name } zyskuje { $count } punkt i obejmuje prowadzenie
    [few] { $name } zyskuje { $count } punkty i obejmuje prowadzenie
   *[many] { $name } zyskuje { $count } punktów i obejmuje prowadzenie
}
turning-lead-you = { $count ->
    [one] Zyskujesz { $count } punkt i obejmujesz prowadzenie
    [few] Zyskujesz { $count } punkty i obejmujesz prowadzenie
   *[many] Zyskujesz { $count } punktów i obejmujesz prowadzenie
}
turning-gain = { $count ->
    [one] { $name } zyskuje { $count } punkt
    [few] { $name } zyskuje { $count } punkty
   *[many] { $name } zyskuje { $count } punktów
}
turning-gain-you = { $count ->
    [one] Zyskujesz { $count } punkt
    [few] Zyskujesz { $count } punkty
   *[many] Zyskujesz { $count } punktów
}
turning-loss = { $count ->
    [one] { $name } traci { $count } punkt
    [few] { $name } traci { $count } punkty
   *[many] { $name } traci { $count } punktów
}
turning-loss-you = { $count ->
    [one] Tracisz { $count } punkt
    [few] Tracisz { $count } punkty
   *[many] Tracisz { $count } punktów
}
turning-better = Szansa { FORM($name, "gen") } na wygraną rośnie z { $from }% do { $to }%
turning-better-you = Twoja szansa na wygraną rośnie z { $from }% do { $to }%
turning-worse = Szansa { FORM($name, "gen") } na wygraną spada z { $from }% do { $to }%
turning-worse-you = Twoja szansa na wygraną spada z { $from }% do { $to }%
curve-chance = Szanse
curve-chance-note = Szanse uwzględniają siłę każdego gracza komputerowego.
per-cent = { $figure }%
share-picture = Udostępnij jako obraz
tour-town = { $name }: miasto, { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}
tour-back = Poprzednie miasto
tour-next = Następne miasto
poster-upright = Pionowo
poster-wide = Poziomo
poster-alt = Obraz wszystkich miast z imionami i punktami
poster-share = Udostępnij

## Odpowiedzi

option-confirm = Zatwierdź
picked-before = Wybrane wcześniej
look-at-table = Spójrz na stół
choose-on-table = Wybierz na stole: to, co możesz wybrać, jest podświetlone.
see-cards = Wróć do kart
choose = Wybierz


## Co poszło nie tak

error-game-over = Ta gra już się skończyła.
error-stale-pick = Gra poszła dalej. Wybierz jeszcze raz.
error-not-your-ask = Teraz wybiera inny gracz.
error-illegal-pick = Teraz to niemożliwe.
error-too-many-picks = Ta gra jest za długa: nie da się zapisać następnego wyboru.
error-save-too-large = Plik jest za duży jak na zapisaną grę.
error-file-unread = Nie udało się odczytać pliku. Być może został przeniesiony lub usunięty albo nie ma go jeszcze na tym urządzeniu.
error-save-broken = To nie jest zapisana gra albo jest uszkodzona.
error-save-lacks = { $what ->
    [card] Ta gra potrzebuje karty, której tu nie ma: „{ $name }”.
    [set] Ta gra potrzebuje zestawu kart, którego tu nie ma: „{ $name }”.
    [edition] Ta gra potrzebuje wydania, którego tu nie ma: „{ $name }”.
    [level] Ta gra potrzebuje poziomu komputerów, którego tu nie ma: „{ $name }”.
   *[other] Ta gra potrzebuje czegoś, czego tu nie ma: „{ $name }”.
}
error-bad-request = Strona wysłała niepoprawne żądanie. Odśwież stronę.
error-request-too-large = Za dużo danych.
error-bad-setup = Z tymi ustawieniami gra nie może się zacząć.
error-unknown-match = Ta gra nie jest już wczytana. Otwórz ją ponownie ze strony głównej.
error-unknown-method = Strona i silnik gry mają różne wersje. Odśwież stronę.
error-wrong-game = Ten plik należy do gry, której tu nie ma: „{ $game }”.
error-problem-broken = Tego zadania nie da się otworzyć: jest uszkodzone albo zasady zmieniły się od tego czasu.
error-replay-link-broken = Ten link do powtórki jest uszkodzony albo ucięty. Poproś o niego jeszcze raz.
error-replay-link-rules = Tę grę rozegrano według innych zasad lub z innymi kartami niż w tej wersji, więc nie można jej pokazać.
error-no-replay-link = Ta gra nie mieści się w linku: jest za długa, zaczęła się w środku innej albo toczyła się według dawnych zasad. Wyeksportuj ją jako plik.
error-newer-save = Tę grę zapisała nowsza wersja. Najpierw zaktualizuj stronę.
error-bad-seating = Ci gracze nie mogą zasiąść przy tym stole.
error-unknown-game = Tej gry tu nie ma.
error-not-replayed-rules = Zasady zmieniły się od zapisania tej gry; toczy się ona dalej od zapisanej pozycji, a tego, co było wcześniej, nie da się pokazać.
error-not-replayed-pick = Odpowiedź nr { $at } tej zapisanej gry nie jest tam możliwa; gra toczy się dalej od zapisanej pozycji, a tego, co było wcześniej, nie da się pokazać.
error-not-replayed-state = Odpowiedzi tej zapisanej gry prowadzą do innej pozycji niż zapisana; gra toczy się dalej od zapisanej, a tego, co było wcześniej, nie da się pokazać.
error-nothing-to-undo = Nie ma teraz czego cofnąć.
error-nothing-to-redo = Nie ma czego przywrócić.
error-unknown-moment = W tej grze nie ma takiego momentu.
error-not-your-seat = To miejsce kogoś innego.
error-still-running = Można to zrobić dopiero po końcu gry.
error-no-redeal = Grać dalej od tego miejsca można tylko tam, gdzie jedna osoba gra z graczami komputerowymi.
error-cannot-redeal = Dla tego momentu nie dało się rozdać na nowo ukrytych kart. Spróbuj innego.
error-no-hint = Rady są tylko tam, gdzie jedna osoba gra z graczami komputerowymi.
error-bad-day = Nie ma takiego dnia.
error-no-rating = Ta gra nie ma rankingu.
error-no-real-table = Ta gra nie ma pomocy przy prawdziwym stole.
error-unloaded-part = Tej pomocy do gry przy prawdziwym stole tu nie ma.
error-companion-away = Części do gry z pudełkiem nie ma jeszcze na tym urządzeniu. Połącz się raz z internetem i otwórz ją ponownie.
error-no-days = Ta gra nie ma rozdania dnia.
error-day-alone = W rozdanie dnia gra się bez pomocy: bez trenera, bez innych osób i tylko od początku.
error-no-free-undo = Dowolne cofanie wymaga dokładnie jednej osoby; wszyscy inni muszą być graczami komputerowymi.
error-too-many-matches = Za dużo otwartych gier naraz. Odśwież stronę.
error-peer-broken = Drugie urządzenie przysłało coś niezrozumiałego. Połącz się ponownie.
error-other-protocol = Oba urządzenia mają różne wersje strony. Odśwież ją na obu.
error-other-rules = Oba urządzenia grają według różnych wersji zasad. Odśwież stronę na obu i spróbuj ponownie.
error-other-room = To połączenie należy do innego stołu.
error-unknown-guest = Stół już cię nie zna. Poproś o nowe zaproszenie.
error-invitation-void = To zaproszenie zostało już użyte albo jest nowsze dla tego miejsca. Poproś o nowe zaproszenie.
error-too-many-links = Za dużo osób chce naraz usiąść przy tym stole. Zaczekaj chwilę i spróbuj ponownie.
error-too-many-rooms = Za dużo otwartych stołów naraz. Odśwież stronę.
error-unknown-room = Ten stół nie jest tu już otwarty.
error-room-broken = Zapisane dane tego stołu są uszkodzone. Poproś o nowe zaproszenie.
error-already-dealt = Karty są już rozdane.
error-too-fast = Za dużo naraz. Zaczekaj chwilę.
error-not-connected = Chwilowo nie ma połączenia.
error-not-answered = Drugie urządzenie nie odpowiedziało. Spróbuj ponownie.
error-no-record = Nie ma pełnego zapisu tej gry, więc nie można jej sprawdzić.
error-no-legacy = Nie ma tu niczego, z czym można by grać dalej bez gospodarza.
error-legacy-broken = Tego, co zachowano z tej gry, nie da się otworzyć: część klucza jest błędna albo uszkodzona.
error-elsewhere = To miejsce przy stole jest już otwarte w innej karcie albo na innym urządzeniu. Graj tam.
error-dismissed = Usunięto cię z tego stołu.
error-replaced = Na twoje miejsce zaproszono kogoś innego.
error-left = Nie siedzisz już przy tym stole.
error-shut = Stół został zamknięty.
error-gather-ended = Znajomy jednak nie zostaje gospodarzem. Zaczekaj na gospodarza albo poproś go o nowe zaproszenie.
error-continued = Znajomi grają dalej bez tego urządzenia. Poproś ich o zaproszenie.
error-picture-not-shared = Przeglądarka nie pozwoliła stronie wysłać obrazu. Jest teraz w pobranych plikach.
error-internal = Coś poszło nie tak. Nic się nie zmieniło.
error-engine-start = Silnik gry nie mógł wystartować. Sprawdź sieć i spróbuj ponownie.
error-engine-lost = Silnik gry się zatrzymał. Odśwież stronę; gra jest zapisana.
error-engine-answer = Silnik gry przysłał niepoprawną odpowiedź. Odśwież stronę; gra jest zapisana.
error-storage-full = Na tym urządzeniu nie ma już miejsca. Możesz grać dalej, ale gra się nie zapisuje: wyeksportuj ją, aby ją zachować.
error-storage-failed = To urządzenie nie pozwala stronie zapisywać danych. Możesz grać dalej, ale wyeksportuj grę, aby ją zachować.
error-storage-blocked = Ta przeglądarka nie pozwala stronie niczego zapisać, więc gra znika po zamknięciu strony. Wyeksportuj ją, aby ją zachować, albo zezwól na dane tej strony w ustawieniach przeglądarki.
error-storage-newer = Nowsza wersja strony zmieniła zapisane gry. Odśwież stronę.
unsaved-full = Na tym urządzeniu nie ma już miejsca. To, co niezapisane, zostaje tylko do zamknięcia strony.
unsaved-newer = Nowsza wersja strony zmieniła to, co tu zapisano. Odśwież stronę; to, co niezapisane, zostaje tylko do odświeżenia.
unsaved-blocked = Ta przeglądarka nie pozwala stronie niczego zapisać. To, co jest na stronie, zostaje tylko do jej zamknięcia.
unsaved-failed = To urządzenie nie mogło czegoś zapisać. Zostaje to tylko do zamknięcia strony.
late-read = Pamięć przeglądarki nie odpowiada. Dopóki nie odpowie, nie widać tego, co jest zapisane na tym urządzeniu; potem strona sama ruszy dalej.
late-write = Pamięć przeglądarki nie odpowiada. Ostatnia czynność nie jest jeszcze zapisana; gdy tylko będzie, strona sama ruszy dalej.
late-engine = Silnik gry nie odpowiada. Gdy tylko odpowie, strona sama ruszy dalej. Po odświeżeniu strony silnik wystartuje od nowa, a gra potoczy się od zapisanego miejsca.
late-start = Silnik gry jeszcze nie wystartował. Wolna sieć lub stare urządzenie potrzebują więcej czasu; jeśli nic się nie dzieje, odśwież stronę.
late-tabs = Często pomaga zamknięcie innych kart z tą stroną.
late-reload = Odśwież stronę
late-wait = Czekaj dalej
unread-newer = Nowsza wersja strony zmieniła to, co tu zapisano. Odśwież stronę, aby to zobaczyć.
unread-failed = Czegoś zapisanego na tym urządzeniu nie da się teraz odczytać. Odśwież stronę, aby spróbować ponownie.
unreadable = { $count ->
    [one] Jednego zapisanego wpisu nie da się odczytać. Zostaje na tym urządzeniu, a wszystkie inne są tutaj.
    [few] { $count } zapisanych wpisów nie da się odczytać. Zostają na tym urządzeniu, a wszystkie inne są tutaj.
   *[many] { $count } zapisanych wpisów nie da się odczytać. Zostają na tym urządzeniu, a wszystkie inne są tutaj.
}
unreadable-entry = Nieczytelny wpis { $number }
unreadable-delete-title = Usunąć ten wpis?
unreadable-delete-text = Zniknie na zawsze. Najpierw go wyeksportuj, jeśli ktoś może go naprawić.
error-workshop-away = Warsztatu nie ma jeszcze na tym urządzeniu. Otwórz go raz przy połączeniu z internetem; potem działa też bez sieci.
error-match-gone = Tej gry nie ma już na tym urządzeniu. Usunięto ją w innej karcie.
error-other-tab = Ta gra jest otwarta w innej karcie lub oknie.

## Cofanie

undo = Cofnij
hint = Rada
hint-title = Co zrobiłby trener
hint-thinking = Rozgrywanie…
hint-chances = Szansa na wygraną po każdej odpowiedzi
hint-how = Każdą odpowiedź rozegrano kilka razy, korzystając tylko z tego, co wiesz.
hint-plain = Tak zrobiłby silny gracz.
hint-chance = { $chance }% szans na wygraną
hint-as-good = równie dobra
hint-percent = { $chance }%
replay-coach = Co zrobiłby trener?
coach-chose = Wybór { FORM($name, "gen") }: „{ $answer }”
coach-chose-you = Twój wybór to „{ $answer }”
# Above what the coach says of another player’s decision, to which every “you” below belongs.
coach-speaks-to = Trener zwraca się do { FORM($name, "gen") }
coach-played = tak zagrano
coach-how-then = Każdą odpowiedź rozegrano naprzód, korzystając tylko z tego, co { FORM($name, "dat") } było wtedy wiadomo.
coach-how-then-you = Każdą odpowiedź rozegrano naprzód, korzystając tylko z tego, co było ci wtedy wiadomo.
coach-no-choice = Tu nie było wyboru.
undo-deed = Cofnij: { $deed }
redo = Przywróć
undone = Cofnięto
undone-deed = Cofnięto: { $deed }
redone = Przywrócono
redone-deed = Przywrócono: { $deed }
event-taken_back = { $count ->
    [one] { $seat } cofa { $count } decyzję
    [few] { $seat } cofa { $count } decyzje
   *[many] { $seat } cofa { $count } decyzji
}
event-taken_back-you = { $count ->
    [one] Cofasz { $count } decyzję
    [few] Cofasz { $count } decyzje
   *[many] Cofasz { $count } decyzji
}
take-back-free = Dowolne cofanie
take-back-free-help = Możesz cofnąć każdą decyzję, nawet gdy już widać jej skutek; przebieg gry i wynik mówią, ile razy.
take-backs = Cofnięcia: { $count }

## Powtórka

replay = Powtórka
look-back = Spójrz wstecz
replay-title = Powtórka
leave-replay = Zamknij powtórkę
moment = Moment gry
moment-back = O krok wstecz
moment-next = O krok dalej
moment-play = Odtwarzaj
moment-pause = Zatrzymaj
moment-speed = Tempo powtórki
moment-chapter = Przejdź do
replay-seat = Z czyjej perspektywy
replay-view = Widok { FORM($name, "gen") }
replay-view-you = Twój widok
replay-open = Odkryte karty wszystkich graczy
replay-spectator = Widok widza
replay-notes = Notatki do tej decyzji
replay-older = Zasady zmieniły się od rozegrania tej gry, więc można ją zobaczyć tylko od tego miejsca.
replay-cut = Zasady zmieniły się od rozegrania tej gry. Powtórka kończy się tam, gdzie dzisiejsze zasady dają inny wybór: nie da się odtworzyć tego, co było dalej.
replay-changed = Zasady zmieniły się od rozegrania tej gry, więc tu może skończyć się inaczej.
play-on = Graj dalej od tego miejsca
play-on-text = Nowa gra zaczyna się od tego miejsca: { $moment }. Skończona gra zostaje bez zmian.
play-on-running = Nowa gra zaczyna się od tego miejsca: { $moment }. Bieżąca gra zostaje bez zmian, wśród zapisanych.
play-on-anew = Ukryte karty są rozdawane na nowo: to, czego nie można było wtedy wiedzieć, może być w nowej grze inne. Nowa gra nie zdradza ci niczego o bieżącej.
replay-link = Link do tej powtórki
replay-link-share = Zobacz tę grę: { $game }
play-deal = Zagraj to rozdanie
replay-watch = Oglądaj
replay-link-note = Każdy, kto ma link, widzi całą grę i karty wszystkich graczy. Nic się nie zapisuje i żaden serwer o tym nie wie.
replay-link-waiting = Powtórka otworzy się, gdy stół będzie gotowy.
replay-link-busy = Najpierw zamknij grę na stole, potem otwórz link ponownie.
play-deal-text = Grasz na miejscu, które wybierzesz, od pierwszej karty; pozostałe zajmują gracze komputerowi.
play-on-seats = Kto gra na tym urządzeniu?
play-on-others = Pozostałe miejsca zajmują gracze komputerowi.

## Z urządzenia na urządzenie

carry-step = Krok { $number }:
carry-code = Link jako kod QR
carry-copy = Kopiuj
carry-copied = Skopiowano
copy-refused = Przeglądarka nie pozwoliła stronie tego skopiować. Tekst jest zaznaczony: skopiuj go ręcznie.
share-refused = Przeglądarka nie pozwoliła stronie tego wysłać. Tekst jest zaznaczony: skopiuj go ręcznie.
carry-share = Wyślij…
carry-scan = Skanuj
carry-stop-scan = Wyłącz kamerę
carry-hold = Trzymaj drugi ekran przed kamerą.
invitation = Zaproszenie
invitation-words = Zagraj ze mną! Otwórz ten link:
invite-title = Zaproś { FORM($name, "acc") }
invite-title-watcher = Zaproś kogoś do oglądania
invite-step-1 = Niech znajomy zeskanuje ten kod kamerą telefonu albo wyślij mu link.
invite-step-2 = Znajomy dostaje odpowiedź dla ciebie: zeskanuj ją albo wklej tutaj.
invite-step-3 = Znajomy siada przy stole.
invite-wait = Powiedz teraz znajomemu, aby nacisnął „Połącz”.
invite-fresh = Przygotuj nowe zaproszenie
invite-calls = Odpowiedź została przyjęta. Strona znajomego połączy się sama.
invite-no-address = Przeglądarka nie podaje adresu tego urządzenia: tak bywa na telefonie, który jest hotspotem. Dlatego swój adres poda w odpowiedzi urządzenie znajomego. W tym celu musicie być w tej samej sieci.
invite-needs-address = Firefox nie zna adresu tego urządzenia, więc nie dotrze do znajomych: tak bywa na telefonie, który jest hotspotem. Otwórz tę stronę w Chrome lub Edge, połączcie się z tą samą siecią Wi-Fi albo niech hotspotem będzie telefon znajomego. Potem zaproś jeszcze raz.
invite-all = Zaproś wszystkich
invite-group = Zaproś znajomych
invite-group-1 = Jeden link dla wszystkich ({ $count }): wyślij go grupie albo niech każdy zeskanuje kod. Każdy wybiera miejsce.
invite-group-2 = Każdy dostaje odpowiedź dla ciebie. Wklejaj je tu po kolei albo skanuj.
invite-group-seats = Miejsca
invited-open = jeszcze bez odpowiedzi
invited-connecting = łączenie…
invited-here = na miejscu
invited-failed = połączenie nieudane
place-title = Gdzie są twoi znajomi?
place-room = W tym pokoju
place-room-long = W tej samej sieci Wi-Fi albo przy hotspocie z telefonu. Działa bez internetu.
place-far = Daleko
place-far-long = W innych domach. Urządzenia znajdują się przez internet.
place-without = Utwórz link bez pośrednika
place-room-line = Dla znajomych w tym pokoju
place-far-line = Dla znajomych z daleka
place-change = Zmień
reply-field = Wklej odpowiedź
accept-reply = Przyjmij odpowiedź
join-title = Dołącz do stołu znajomego
join-name = Twoje imię
join-step-1 = Zeskanuj kod z ekranu znajomego albo wklej zaproszenie, które przyszło.
join-step-1-done = Zaproszenie zostało wczytane.
join-field = Wklej zaproszenie
join-open = Dalej
join-step-2 = Niech znajomy zeskanuje tę odpowiedź albo odeślij ją tą drogą, którą przyszło zaproszenie.
join-step-3 = Gdy znajomy powie, że odpowiedź została przyjęta, naciśnij „Połącz”. Do tego czasu zostaw tę stronę otwartą.
join-step-3-waits = Gdy tylko znajomy dostanie odpowiedź, usiądziesz przy stole. Do tego czasu zostaw tę stronę otwartą.
join-seat = Wybierz swoje miejsce.
join-seat-number = Miejsce { $number }
join-own = To twój własny link. Wyślij go znajomym; twój stół jest w karcie, w której powstał. Jeśli ta karta jest zamknięta, rozpoczętą grę wznowisz ze strony głównej.
reply = Odpowiedź
reply-words = Oto moja odpowiedź. Wklej ją na stronie ze swoim stołem:
reply-making = Przygotowywanie odpowiedzi…
connect = Połącz
join-wait = Szukanie urządzenia znajomego…
join-fresh = Poproś wtedy o nowe zaproszenie i otwórz je tutaj.
join-no-address = Nie ma adresu, pod którym te dwa urządzenia mogłyby się znaleźć. Połączcie się z tą samą siecią Wi-Fi albo niech hotspotem będzie telefon znajomego, i otwórz link jeszcze raz.
local-network-prompt = Przeglądarka może zapytać, czy strona może łączyć się z urządzeniami w twojej sieci: pozwól, bo jednym z nich jest urządzenie znajomego. Niczego innego strona nie szuka.
local-network-denied = Ta przeglądarka nie pozwala stronie łączyć się z urządzeniami w twojej sieci, więc strona nie znajdzie urządzenia znajomego. Zezwól na to w ustawieniach witryny obok jej adresu i nie zamykaj strony: sama ruszy dalej.
connection-asleep = Drugie urządzenie przestało odpowiadać.
connection-asleep-next = Zostawcie obie strony otwarte, a ekrany włączone, i użyjcie nowego zaproszenia.
connection-udp-blocked = Żaden pośrednik w internecie nie odpowiada: ta sieć prawdopodobnie blokuje UDP.
connection-udp-blocked-next = Użyj tu innej sieci, na przykład hotspotu z telefonu, albo własnego serwera TURN, który przyjmuje TCP. Potem użyjcie nowego zaproszenia.
connection-reply-not-taken = Twojej odpowiedzi prawdopodobnie jeszcze nie przyjęto.
connection-reply-not-taken-next = Wyślij ją ponownie i zaczekaj, aż strona znajomego powie, aby nacisnąć „Połącz”.
connection-other-network = Urządzenia nie znajdują do siebie drogi.
connection-other-network-next = Jeśli naciśnięto „Połącz”, a nie jesteście w tej samej sieci Wi-Fi, wybierz „Graj przez internet” i użyj nowego zaproszenia.
connection-other-network-guest = Jeśli naciśnięto „Połącz”, a nie jesteście w tej samej sieci Wi-Fi: znajomy wybiera „Graj przez internet” i przygotowuje nowe zaproszenie. Jeśli to już było wybrane, połączenie blokuje tamta sieć: użyjcie tam innej, na przykład hotspotu z telefonu.
connection-local-refused = Przeglądarka nie pozwala tej stronie łączyć się z urządzeniami w twojej sieci.
connection-local-refused-next = Zezwól na to w ustawieniach witryny obok jej adresu.
connection-local-unanswered = Przeglądarka jeszcze nie wie, czy ta strona może łączyć się z urządzeniami w twojej sieci.
connection-local-unanswered-next = Naciśnij ikonę obok adresu strony i zezwól. Jeśli nie pojawi się tam żadne pytanie, pewnie nie jesteście w tej samej sieci Wi-Fi: zagrajcie przez internet.
connection-local-unanswered-guest = Naciśnij ikonę obok adresu strony i zezwól. Jeśli nie pojawi się tam żadne pytanie, pewnie nie jesteście w tej samej sieci Wi-Fi: znajomy wybiera „Graj przez internet” i przygotowuje nowe zaproszenie. Jeśli to już było wybrane, połączenie blokuje tamta sieć: użyjcie tam innej, na przykład hotspotu z telefonu.
connection-no-address = Przeglądarka nie podaje adresu tego urządzenia i nie dotarła też do urządzenia znajomego.
connection-no-address-next = Połączcie się z tą samą siecią Wi-Fi albo użyj innej przeglądarki: ta może nie pozwalać stronom na łączenie się z innymi urządzeniami.
connection-other-no-address = Drugie urządzenie nie ma adresu w internecie.
connection-other-no-address-next = Wybierzcie tam „Graj przez internet” albo inną sieć, na przykład hotspot z telefonu. Potem użyjcie nowego zaproszenia.
connection-ports-change = Router zmienia porty, więc urządzenia nie mogą spotkać się bezpośrednio.
connection-ports-change-next = Pomaga tylko przekaźnik: podaj własny serwer TURN albo użyj hotspotu z telefonu.
connection-details = Raport o połączeniu
connection-addresses = Z adresami internetowymi
connection-copy = Kopiuj raport o połączeniu
far-by-hand = Sami wyślemy zaproszenie i odpowiedź
far-title = Jeden link dla znajomych z daleka
far-what = Strona zapyta { $hosts }, aby wasze urządzenia się znalazły. Właściciel serwera widzi adresy internetowe i godziny, bez imion i bez kart.
far-yes = Tak, skopiuj link
far-door = W innych domach. Kopiuje jeden link dla wszystkich.
far-link = Wyślij ten link znajomym, raz dla wszystkich. Każdy wpisuje imię i prosi o miejsce, także po graczu komputerowym; decydujesz ty.
far-link-name = Link do stołu
far-withdraw = Unieważnij link
far-waiting = Znajomi pod drzwiami
far-at-the-door = { $name } czeka pod drzwiami
far-let-in = Wpuść
far-let-watch = Tylko do oglądania
far-refuse = Odmów
far-sit = Usiądź
far-sit-asks = Strona zapyta { $hosts }. Właściciel serwera widzi twój adres internetowy i godzinę, bez imion i bez kart.
far-sent = Prośba wysłana: { $name } ją zobaczy. Usiądziesz, gdy tylko ktoś cię wpuści.
far-sent-long = { $name } jeszcze nie odpowiada. Zapytaj, czy stół jest jeszcze otwarty; ta strona czeka dalej.
far-sent-away = Skrzynka chwilowo nie odpowiada. Zostaw tę stronę otwartą: pyta dalej.
far-host = Twój znajomy
far-coming = { $name } cię wpuszcza. Urządzenia się łączą; ta strona próbuje dalej.
far-on-the-way = { $name } może wejść i jest w drodze.
far-no-answer = { $name } może wejść, ale tamto urządzenie nie odpowiada. Czy strona jest tam otwarta?
remove = Usuń
remove-title = Usunąć { FORM($name, "acc") }?
remove-text = Ta osoba odchodzi od stołu i nie może wrócić ze starym linkiem.
mailbox-setting = Znajomi daleko
mailbox-use = Używaj skrzynki, którą podaje ta strona, gdy zapraszam znajomych z daleka albo siadam przy ich stole
internet-title = Znajomi daleko?
internet-what = W tej samej sieci Wi-Fi urządzenia znajdują się same. Gdy gracie przez internet, publiczny pośrednik podaje każdemu z was jego własny adres. Widzi twój adres internetowy i to, kiedy grasz, ale nie twoją grę. Twoje zaproszenie zawiera wtedy także ten adres.
internet-who = Pośrednicy: { $names }.
internet-none = Ta strona nie podaje żadnego pośrednika; możesz podać własnego.
internet-expired = Hasło do { $names } wygasło: musi je odnowić właściciel strony.
internet-yes = Graj przez internet
internet-off = Nie używaj pośrednika
internet-on = Działa pośrednik: znajomi z daleka mogą dołączyć
internet-invited = To zaproszenie przychodzi przez internet
internet-no = Jesteśmy w tej samej sieci Wi-Fi
internet-own = Własny serwer
servers-reveal = Kto prowadzi serwer, widzi twój adres internetowy i to, kiedy grasz; serwer TURN widzi też, z kim; sama gra jest zaszyfrowana. Zaproszenie zawiera wtedy także twój adres internetowy.
servers-field = Serwery
servers-form = Jeden w każdym wierszu: { $stun } albo { $turn } z nazwą i hasłem po spacji.
handed-over = Gotowe: twój stół ma odpowiedź. Wróć do karty przeglądarki z tym stołem.
handed-to-nobody = To odpowiedź na zaproszenie, ale żaden stół w tej przeglądarce na nią nie czeka. Skopiuj ją i wklej na stronie, na której powstało zaproszenie.
error-signal-none = To ani zaproszenie, ani odpowiedź. Skopiuj cały link, który przyszedł.
error-signal-damaged = Po drodze czegoś zabrakło albo coś się zmieniło. Skopiuj cały link jeszcze raz albo zeskanuj kod.
error-signal-version = Wasze urządzenia mają różne wersje strony. Odświeżcie ją na obu, a potem przygotujcie nowe zaproszenie.
error-far-refused = Gospodarz cię nie wpuścił. Jeśli to pomyłka, poproś znajomego o nowy link.
error-far-full = Pod drzwiami czeka już osiem osób. Poproś znajomego, żeby im odpowiedział, i naciśnij ponownie „Usiądź”.
error-far-withdrawn = Ten link został unieważniony. Poproś znajomego o nowy.
error-far-dealt = Gra się zaczęła i ten link już nie działa. Poproś znajomego o nowy.
error-far-left = Znajomy zamknął ten stół. Poproś go o link do następnego.
error-far-unread = Strona znajomego nie może odczytać twojej prośby. Odśwież tę stronę i naciśnij ponownie „Usiądź”.
error-far-elsewhere = Od tamtej chwili o miejsce poprosiła inna strona na tym urządzeniu i to ona dostanie odpowiedź. Kontynuuj tam albo naciśnij „Usiądź”, aby kontynuować tutaj.
error-far-late = { $name } nie odpowiada od dziesięciu minut. Zapytaj, czy stół jest jeszcze otwarty, i naciśnij ponownie „Usiądź”.
error-far-apart = { $name } cię wpuszcza, ale przez dziesięć minut urządzenia się nie znalazły. Naciśnij ponownie „Usiądź” albo poproś o zaproszenie i samodzielnie odeślij odpowiedź.
error-mailbox-none = Ta kopia strony nie podaje żadnej skrzynki, więc ten link tu nie działa. Poproś znajomego o zaproszenie.
error-mailbox-unreachable = Skrzynka nie odpowiada. Zaproszenie i odpowiedź, które wyślecie sami, działają bez niej.
error-mailbox-full = W skrzynce nie ma już miejsca dla tego linku. Zaczekaj kilka minut i spróbuj ponownie.
error-mailbox-busy = Skrzynka nic więcej teraz nie przyjmuje. Zaczekaj minutę i spróbuj ponownie.
error-mailbox-long = Adresy tego urządzenia nie mieszczą się w skrzynce. Zaproszenie i odpowiedź, które wyślecie sami, działają bez niej.
error-signal-is-return = To kod powrotu. Jego miejsce jest na urządzeniu przy stole: „Przyjmij kod powrotu”.
error-return-unknown = Ten kod powrotu jest nieaktualny albo przeznaczony dla innego stołu. Weź ten, który druga strona pokazuje teraz.
error-return-both = Tamto urządzenie i strona, która otworzyła stół, wczytały się od nowa, więc ten kod już nie działa. Jest tam teraz nowy link.
error-words-refused = Ta przeglądarka nie pozwala stronie użyć ponownie wcześniejszego połączenia. Pomaga kod powrotu albo nowe zaproszenie.
error-signal-is-reply = To odpowiedź. Jej miejsce jest na stronie, na której powstało zaproszenie.
error-signal-is-invitation = To zaproszenie. Ma je otworzyć znajomy; potrzebujesz odpowiedzi, która z niego powstanie.
error-signal-other-room = Ta odpowiedź należy do innego stołu. Niech znajomy otworzy twoje obecne zaproszenie.
error-signal-other-invitation = Ta odpowiedź należy do starszego linku. Wyślij znajomemu link, który tu widać.
error-signal-used = Z tym zaproszeniem ktoś już przyszedł. Przygotuj nowe.
error-signal-again = Ta odpowiedź została już przyjęta. Zaczekaj, aż strona znajomego się połączy.
error-signal-seat-taken = To miejsce wybrał już ktoś inny. Poproś znajomego, aby na stronie z odpowiedzią wybrał inne i przysłał nową odpowiedź.
error-signal-browser = Ta przeglądarka nie może łączyć się z innymi urządzeniami. Otwórz stronę w nowej wersji przeglądarki Chrome, Edge, Firefox lub Safari; wszystko inne działa też tutaj.
error-link-unreachable = Urządzenia się nie znalazły.
error-camera-refused = Przeglądarka nie może użyć kamery. Zezwól na to w ustawieniach tej strony albo poproś o link i wklej go.
error-camera-none = Nie znaleziono kamery. Poproś o link i wklej go.
error-camera-busy = Kamera jest zajęta. Zamknij inny program albo poproś o link i wklej go.
error-camera-failed = Kamera tu nie działa. Poproś o link i wklej go.
error-bad-server = To nie jest adres serwera STUN ani TURN: { $line }

## Rozdanie dnia

daily = Rozdanie dnia
daily-new = nowe rozdanie i zadania
daily-begun = rozpoczęte
daily-of = rozdanie z dnia { $date }
daily-today = Dzisiaj,
daily-note = Liczy się jedna próba. Nie ma cofania ani trenera, a tymi kartami gra cały świat.
daily-late-note = Rozdanie z minionego dnia nadal można zagrać, ale nie liczy się do serii.
daily-early-note = Ten dzień jeszcze nie nadszedł. Jego rozdanie można zagrać, gdy tylko się zacznie.
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Zagraj jeszcze raz
daily-again-note = Liczy się tylko pierwsza próba. Późniejsze są oznaczone.
daily-week-0 = Łagodny początek
daily-week-1 = Rozgrzewka
daily-week-2 = Środek tygodnia
daily-week-3 = Pełny stół
daily-week-4 = Mocne towarzystwo
daily-week-5 = Mistrz przy stole
daily-week-6 = Sami mistrzowie
daily-you = Ty
daily-level = Kto
daily-points = Punkty
daily-place = Miejsce
daily-level-random = Losowo
daily-level-novice = Początkujący
daily-level-normal = Normalny
daily-level-strong = Silny
daily-level-master = Mistrz
daily-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $place }. miejsce na { $seats }
daily-place-of = { $place }. miejsce
daily-levels = Te same karty na twoim miejscu
daily-left = { $count ->
    [one] Jeden poziom jeszcze gra.
    [few] { $count } poziomy jeszcze grają.
   *[many] { $count } poziomów jeszcze gra.
}
daily-beaten = { $count ->
    [0] Tym razem nie wyprzedzasz żadnego z { $all } poziomów.
   *[other] Masz więcej punktów niż { $count } z { $all } poziomów.
}
daily-changed = To rozdanie powstało dla wcześniejszej wersji.
daily-changed-rules = Zasady miały wtedy wersję { $then }, teraz mają { $now }.
daily-changed-levels = Te poziomy grają teraz inaczej: { $levels }.
daily-changed-deal = Tygodniowy plan przeciwników jest teraz inny.
daily-share = Udostępnij wynik
daily-share-note = Tekst nie zdradza niczego o kartach. Link pokazuje całą grę.
daily-copy = Kopiuj
daily-copied = Skopiowano
daily-send = Wyślij
daily-text-head = Rozdanie dnia, { $date }: { $game }
daily-text-beaten = { $count ->
    [0] Żaden z { $all } poziomów nie został pokonany
   *[other] Więcej punktów niż { $count } z { $all } poziomów: { $levels }
}
daily-text-second = Próba numer { $number }
daily-text-late = Zagrane później
daily-text-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
daily-calendar = Kalendarz
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-day-done = zagrane
daily-day-late = zagrane później
daily-day-begun = rozpoczęte
daily-figure-now = Dni z rzędu
daily-figure-best = Najdłuższa seria
daily-figure-days = Zagrane dni
daily-figure-most = Najwięcej punktów

## Gry

choose-game = Która gra
game-citadels = Cytadela
game-citadels-about = Cytadela, z Mrocznym Miastem, to gra, którą stworzył Bruno Faidutti. Po angielsku wydaje ją Z-Man Games, w innych językach inni wydawcy.
game-citadels-box = Jeśli podoba ci się tu Cytadela, kup pudełko: wydanie z 2016 roku ma wszystkie 27 postaci, dla 2–8 graczy.
game-citadels-progress = Runda { $round }, { $phase ->
    [draft] wybór postaci
    [turns] tury
   *[over] gra skończona
}
game-pointcity = Point City
game-pointcity-about = Point City to gra, którą stworzyli Molly Johnson, Robert Melvin i Shawn Stankewich; wydają ją Flatout Games i Alderac Entertainment Group.
game-pointcity-box = Jeśli podoba ci się tu Point City, kup pudełko: ma wszystko dla 1–4 graczy.
game-pointcity-progress = Tura { $round } z { $rounds }

# Problems
workshop = Warsztat
problems = Zadania
problems-intro = Pozycje z prawdziwych gier, takie, jakimi widział je jeden gracz. Znajdź najlepszą odpowiedź; potem trener podaje szanse wszystkich odpowiedzi.
problems-own = Twoje pozycje
problems-own-text = Sytuacje z twoich gier, w których inna odpowiedź byłaby wyraźnie lepsza.
problems-own-none = Jeszcze żadnych. Po każdej skończonej grze strona po cichu szuka sytuacji, w których inna odpowiedź byłaby wyraźnie lepsza.
problems-own-later = Na dziś nic nie ma. To, co rozwiązane, wraca po kilku dniach.
problems-own-start = { $count ->
    [one] Jedna z twoich pozycji
    [few] { $count } z twoich pozycji
   *[many] { $count } z twoich pozycji
}
problem-put-away = Tej pozycji nie da się już otworzyć. Została odłożona i zachowana.
problems-put-aside = { $count ->
    [one] Jednej z twoich pozycji ta wersja gry nie może otworzyć. Jest zachowana, a wszystkie inne są tutaj.
    [few] { $count } z twoich pozycji ta wersja gry nie może otworzyć. Są zachowane, a wszystkie inne są tutaj.
   *[many] { $count } z twoich pozycji ta wersja gry nie może otworzyć. Są zachowane, a wszystkie inne są tutaj.
}
problems-book = Zbiór zadań
problems-solved = Rozwiązane: { $solved } z { $count }
problem-theme-all = Wszystkie tematy
problem-theme-other = Inne
problem-note = Zadanie: { $theme }. Odpowiedz tak, jak w grze.
problem-note-own = Z twojej gry: { $theme }. Jak teraz zagrasz?
problem-right = Dobrze!
problem-wrong = Była lepsza odpowiedź
problem-best = Najlepsza
problem-mine = Twoja odpowiedź
problem-before = Twoja odpowiedź w grze
problem-how = Rozegrano { $worlds } { $worlds ->
    [one] rozdanie zgodne
    [few] rozdania zgodne
   *[many] rozdań zgodnych
} z tym, co gracz wiedział. Najlepsza odpowiedź wyprzedza następną o { $gap } { $gap ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
}.
problem-played = Wygrywała też częściej w { $games } grach, które po każdej odpowiedzi rozegrali do końca gracze tych poziomów: { $levels }.
problem-again = { $days ->
    [one] Wraca jutro.
    [few] Wraca za { $days } dni.
   *[many] Wraca za { $days } dni.
}
problem-next = Następne zadanie
problem-list = Wszystkie zadania
problem-card = Wróć do karty
problem-play-on = Graj dalej od tego miejsca: { $answer }

## One big screen: the table on a television, the hands on phones.
big-screen = Telewizor i telefony
big-screen-next = Nikt tu nie gra: to urządzenie pokazuje to, co mogą widzieć wszyscy. Każdy bierze telefon i dołącza w następnym kroku.
screen-name = duży ekran
screen-next = Następnie { $name }
screen-full = Wszyscy są
screen-full-long = Naciśnij „Zacznij grę”.
screen-step-1 = Zeskanuj ten kod kamerą telefonu i otwórz link.
screen-step-2 = Twój telefon pokazuje odpowiedź. Ktoś, kto już jest w grze, skanuje ją kamerą; pierwsza osoba pokazuje ją kamerze tego urządzenia albo ktoś wkleja ją tutaj.
room-wait-screen = Gra zacznie się na dużym ekranie.
pass-on-title = Wprowadź następną osobę
pass-on-how = Znajomy zeskanował kod z dużego ekranu i pokazuje odpowiedź: zeskanuj ją swoją kamerą.
pass-on-field = Wklej odpowiedź tutaj
pass-on-send = Przekaż odpowiedź
pass-on-sent = W drodze na duży ekran…
pass-on-taken = Duży ekran ją ma: telefon znajomego właśnie się łączy.
error-pass-on-none = Nikt teraz nie dołącza, więc nie ma komu przekazać odpowiedzi.
error-part-not-now = To urządzenie nie może teraz przejąć stołu.
error-pass-on-busy = Ktoś się właśnie łączy. Zaczekaj na następny kod na dużym ekranie.
error-pass-on-old = Ta odpowiedź nie należy do kodu, który teraz pokazuje duży ekran. Niech znajomy zeskanuje go jeszcze raz.
error-again-none = Strona gospodarza jest starsza i nie może sama zacząć następnej gry. Poproś o nowe zaproszenie.
