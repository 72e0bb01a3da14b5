### Zasady i pomoc, wczytywane, gdy otwiera się pomoc. Numerowanych akapitów może przybyć: `…-1`, `…-2` i tak dalej.

help-parts = Działy pomocy
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = kup, płac, kosz, cen / wygra, zwycię / zamie, wymie / miast, Point City, Punktestadt / przyrod, ekologi / gospodark, ekonomi / pomysłowoś, innowacj / surow, zasob / punkt, licz, wynik
help-part-play = Jak się gra
help-part-cards = Wszystkie karty
help-waiting = Karty pojawią się, gdy się wczytają.

help-goal-title = Cel
help-goal-1 = Każdy buduje miasto, biorąc po dwie karty na turę. Budynki dają punkty, żetony albo surowce, którymi płacisz w każdej turze na nowo. Gdy każdy zagra 17 tur, wygra ten, kto ma najwięcej punktów.

help-cards-title = Karty i surowce
help-cards-1 = Każda karta ma dwie strony: surowiec do wydania i budynek. Są trzy poziomy: budynki z wyższych kosztują i dają więcej, a talia prowadzi od pierwszego do trzeciego.
help-cards-2 = Jest pięć surowców. Innowacja zastępuje dowolny z nich. Każdy zaczyna z jedną kartą innowacji.

help-turn-title = Twoja tura
help-turn-1 = Odwróć jedną: jeśli rząd lub kolumna rynku pokazuje same surowce, możesz najpierw odwrócić jedną z tych kart na stronę budynku, raz na turę.
help-turn-2 = Weź dwie: weź kartę z rynku i jedną obok niej: z boku, nad nią lub pod nią, nie na ukos.
help-turn-3 = Albo dobierz: weź zamiast tego dwie karty z wierzchu talii jako surowce; widać tylko pierwszą.
help-turn-4 = Buduj: za budynek trzeba zapłacić od razu i trafia on do twojego miasta. Karta surowca trafia na rękę.
help-turn-5 = Żeton: za każdy budynek publiczny wybierz jeden z odkrytych żetonów.

help-build-title = Płacenie
help-build-1 = Płacisz stałymi surowcami swojego miasta, każdym raz na turę, i kartami surowców, które odrzucasz. Możesz zapłacić też kartą surowca wziętą w tej turze.
help-build-2 = Za dwa budynki jednej tury płaci się razem. Surowca z budynku możesz używać od następnej tury. Podwójną kartą możesz zapłacić za jeden symbol; reszta przepada.
help-build-3 = Strona proponuje sposób płatności i wymienia pozostałe. Gdy jest tylko jeden, płaci się od razu.

help-tokens-title = Żetony
help-tokens-1 = Żeton mówi, co liczy się na koniec. Mała liczba to tyle, ile dałby ci teraz. Żetonu nie można odmówić; gdy ich zabraknie, budynek publiczny i tak stoi.

help-market-title = Rynek
help-market-1 = Po twojej turze dwie luki wypełniają karty z talii, drugą stroną do góry: w miejsce surowca przychodzi budynek, w miejsce budynku surowiec.
help-market-2 = Na dole budynku widać koszt i to, czy cię na niego stać: znaczek albo liczbę brakujących symboli.

help-end-title = Koniec
help-end-1 = Każdy ma 17 tur. Sumuje się punkty z budynków i żetonów. Przy remisie wygrywa ten, kto ma więcej niewydanych kart surowców; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
help-end-2 = Kto w ostatniej turze nie może nic wziąć, pasuje.

help-alone-title = W pojedynkę przeciw automatowi
help-alone-1 = Automat bierze kartę, na której krzyżują się jego znaczniki, i kartę pod nią (pod ostatnim rzędem jest znów pierwszy), nic nie płaci i nigdy nie odwraca kart. Strona zaznacza, co weźmie następnie. Co turę jego miejsce przesuwa się o kolumnę, a po ostatniej kolumnie o rząd niżej.
help-alone-2 = Liczą mu się wydrukowane punkty, punkty za stałe surowce i za żetony: więcej na wyższych poziomach, a na trudnym też 1 za każdą kartę innowacji. Wygrywasz tylko wtedy, gdy masz więcej punktów.

help-table-title = Na tym ekranie
help-table-1 = To, co możesz wziąć z rynku, jest w ramce: naciśnij to. Resztę pokazuje panel. Przytrzymaj kartę, aby o niej przeczytać.
help-table-2 = Każdy wybór zapisuje się od razu. Wyjdź, kiedy chcesz, i wznów grę później ze strony głównej. Aby grać dalej na innym urządzeniu, wyeksportuj ją.

## Gra z przewodnikiem i porady

guide-turn = Każdy ma 17 tur, a wygrywa ten, kto ma najwięcej punktów. Twoja tura: weź kartę z rynku, a potem taką, która styka się z nią bokiem. Na razie są tylko surowce; wkrótce przyjdą budynki, za które płaci się surowcami.
guide-second = Teraz kartę obok. Kartę w ramce możesz wziąć: naciśnij ją. Przytrzymaj kartę, aby o niej przeczytać.
guide-own = Tu jest twoje miasto: surowce, które daje na nowo co turę, karty surowców, które wydaje się raz, i twoje punkty.
guide-market = Luki wypełniły karty z talii, drugą stroną do góry: w miejscu surowca leży budynek, w miejscu budynku surowiec. To, co bierzesz, decyduje o tym, co zastanie następny gracz.
guide-cost = U dołu budynku widać koszt i to, czy możesz zapłacić: znaczek albo liczbę brakujących symboli. Innowacja zastępuje jeden dowolny surowiec.
guide-build = Na ten cię stać. Budynek daje punkty na koniec, a większość daje surowiec, którym płacisz co turę, od następnej.
guide-tokens = Budynek publiczny daje ci jeden z tych żetonów. Każdy mówi, co liczy się na koniec; mała liczba to tyle, ile dałby ci teraz.
guide-goal = Gdy każdy zagra 17 tur, wygra ten, kto ma najwięcej punktów; ile kto ma, widać przy imionach. Więcej nie trzeba: przytrzymaj cokolwiek, aby dowiedzieć się, co oznacza, a reszty szukaj w „Zasadach i pomocy”.
tip-flip = Rząd lub kolumna rynku pokazuje same surowce: raz na turę, zanim coś weźmiesz, możesz odwrócić jedną z tych kart na stronę budynku.
tip-payment = Można zapłacić na kilka sposobów. Zostaw sobie karty surowców, których będziesz potrzebować najwcześniej.
tip-last = Twoja ostatnia tura. Pozostałe karty surowców nie dają punktów, chyba że liczy je któryś z twoich żetonów: wydaj je, jeśli da to więcej punktów.
tip-hold = Przytrzymaj cokolwiek przez chwilę, aby dowiedzieć się, co oznacza.
tip-hold-keys = Z klawiatury: przejdź tam i naciśnij znak zapytania.
