### Texts for people who play with the box. Loaded on first use.

real-points = Tylko punkty
real-tokens = Żetony
real-ask-cards = Niewydane karty surowców: { $name }
real-ask-ingenuity = Niewydane karty innowacji: { $name }
real-doubt-copies = { $piece }: na stole { $count }, a w pudełku { $most }.
real-doubt-not-in-set = { $piece }: to żeton promocyjny, a gracie bez nich.
real-doubt-tokens = Żetonów: { $count }, a budynków, które je dają: { $most }.
real-step-cards = Potasujcie każdy poziom osobno i weźcie { $one }, { $two } i { $three } kart z poziomów 1, 2 i 3; połóżcie poziom 1 na 2, a ten na 3.
real-step-market = Wyłóżcie { $count } kart w rzędach po cztery, stroną surowców do góry.
real-step-tokens = Potasujcie { $of ->
    [one] { $of } żeton
    [few] { $of } żetony
   *[many] { $of } żetonów
} i wyłóżcie { $count }.
real-step-hand = Każdy gracz bierze na początek { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} innowacji.
real-step-rounds = Każdy gracz ma { $count } tur.
real-step-automa = Automat nie bierze karty początkowej; zaczynasz ty.
ruling-143 = Musi cię być stać łącznie na oba budynki wzięte w jednej turze. Stałym surowcem płaci się raz w turze, nie raz za każdy budynek.
ruling-144 = Kartą surowca możesz zapłacić już w turze, w której ją bierzesz, za budynek wzięty razem z nią.
ruling-145 = Tego, co daje nowy budynek, można używać od następnej tury, nie w turze budowy.
ruling-146 = Reszty nie ma: podwójną kartą można zapłacić za jeden symbol, reszta przepada. Nie wolno jednak wydać karty, bez której można się obejść.
ruling-147 = Raz w turze, zanim coś weźmiesz, możesz odwrócić jedną kartę z rzędu lub kolumny, gdzie są same surowce. Nie musisz jej brać, możesz nawet dobrać z talii.
ruling-148 = Nowe karty wypełniają luki rynku w kolejności czytania, odwrotną stroną do góry niż karta wzięta: w miejsce surowca budynek, w miejsce budynku surowiec.
ruling-149 = Zamiast z rynku zawsze możesz dobrać dwie karty z talii; obie są surowcami, a drugiej wcześniej nie widać. Talia jest pusta tylko w ostatniej turze.
ruling-150 = Gdy zabraknie żetonów, budynek publiczny i tak stoi, bez żetonu. Żetonu nie można odmówić.
ruling-151 = Remis, tyle samo punktów: wygrywa, kto ma więcej niewydanych kart surowców; liczą się karty, nie symbole. Jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
ruling-152 = Karta początkowa liczy się jako niewydana karta innowacji: dla żetonów i przy remisie.
ruling-153 = Dla żetonów rodzaje to pięć stałych surowców w mieście; niewydane karty nie liczą się do żadnego rodzaju.
ruling-154 = Znacznik kolumny automatu przesuwa się co turę, a znacznik rzędu tylko wtedy, gdy kolumny zaczynają się od nowa.
ruling-155 = Automat dostaje punkty za każdy rodzaj zależnie od tego, ile ma w nim stałych surowców, jeden, dwa czy co najmniej trzy: 1, 2 lub 3 punkty na średnim poziomie, 1, 3 lub 6 na trudnym. To punkty za rodzaj, nie za każdy surowiec.
ruling-156 = Kto w ostatniej turze nie może zapłacić za żadną parę, pasuje.
ruling-157 = Gra kończy się po siedemnastu turach każdego gracza, cokolwiek zostało.
ruling-158 = Żeton wybiera się, zanim uzupełni się rynek.
ruling-161 = Ręka nie ma limitu: możesz trzymać dowolnie wiele kart surowców.
ruling-163 = Tyle samo punktów co automat to nie zwycięstwo: trzeba więcej.
# Why it is so: one sentence each, under the ruling of that number.
why-146 = W instrukcji jest jedna zapłata za całą turę.
why-150 = Żeton to nagroda; budynek stoi i bez niego.
why-152 = To karta surowca jak inne.
why-156 = Talia jest wtedy pusta, więc nie ma czego dobrać.
why-161 = Żadna instrukcja go nie podaje.
why-163 = Automat nigdy nie wydaje kart, więc zasada remisu zawsze by mu sprzyjała.
ruling-written = Zapisane w instrukcji
ruling-own = Instrukcje milczą; my gramy tak
ruling-synonyms = surow, zasob / płac, zapłac, koszt / żeton / odwró, obró / remis, równ, tyle samo / punkt / rynek, rynku / niewydan, został / reszt / tali / koniec, kończ / uzupeł, wypełn / obok, sąsied / odmów / limit / wziąć, wziął, wziąłem, bierz, wzięt / zabrak, brak / przyrod, ekologi / gospodark, ekonomi / pomysłowoś, innowacj / od razu, już, zaraz
# How people ask for the ruling of that number, one way after the other; never shown.
asked-143 = jeden surowiec na dwa budynki / czy stały surowiec liczy się dwa razy / kupuję dwa budynki w turze, czy to jedna zapłata / czy surowca starczy na oba / jeden stały surowiec na oba budynki / darmowy kamień z miasta, liczy się do obu kart / płacę dwa razy tym samym symbolem / jedna energia miasta na oba budynki / ten sam symbol dwa razy / jeden stały zasób na dwa budynki / czy produkcja liczy się dla każdego / obie karty razem / dwa budynki, jeden symbol
asked-144 = wziąłem surowiec i budynek razem, czy jedno płaci za drugie / kiedy płacę kartą dopiero co wziętą / czy mogę wydać ją od razu / biorę surowiec i budynek, czy surowiec płaci od razu / karta wzięta teraz, wydać w tej turze / surowiec z tej samej pary / biorę zasób i od razu wydaję / wziąć zasób i od razu wydać / dopiero co wzięta karta / zasób i budynek obok / użyć natychmiast
asked-145 = czy nowy budynek od razu daje surowiec / kiedy zaczyna działać to, co zbudowałem / pierwszy budynek pary płaci za drugi / właśnie kupiony budynek pomaga przy drugim / od kiedy działa nowy budynek / pierwszy z pary opłaca drugi / właśnie zbudowałem budynek z energią, wydać od razu / nowy budynek płaci za drugi / nowy budynek od razu produkuje / od kiedy działa / pierwszy pomaga drugiemu / świeżo postawiony, korzystam
asked-146 = przepłacić podwójną kartą / zbędny symbol przepada / czy oddają resztę / zapłacić więcej, niż trzeba / czy dostanę resztę / podwójna karta za jeden symbol / przepłacić, nadmiar przepada / wydać więcej kart niż trzeba / podwójna karta za jeden, reszta / przepłacić / pozbyć się kart / dwa symbole, potrzebny jeden
asked-147 = odwrócić kartę na drugą stronę / odwróciłem i nie biorę / ile razy odwracać / kiedy odwracać, przed czy po / gdzie wolno odwracać / odwrócić kartę przed braniem / odwracam kartę, a biorę dwie z talii / ile razy można odwrócić / odwrócić i nie wziąć / odwróciłem jedną, a potem wolę w ciemno / odwrócić kartę w rzędzie surowców i zostawić ją / co turę odwracać kartę / odwracać, gdy w rzędzie są już budynki / którą kartę można odwrócić / odwrócić kartę i nie brać / odwrócić i dobrać ze stosu / rząd samych zasobów / przed wzięciem
asked-148 = jak uzupełnia się rynek po turze / którą stroną kłaść nową kartę / co trafia na puste miejsce / jak uzupełnia się rynek / którą stroną kładzie się nową kartę / co w puste miejsce na rynku / uzupełnić lukę, którą stroną / co w miejsce budynku / kolejność uzupełniania / nowa karta przód czy tył
asked-149 = brać z talii zamiast z rynku / w ciemno z talii / obie karty z talii / talia jest pusta / nic mi nie pasuje na rynku / dwie karty w ciemno / jedna z rynku, druga z talii / dwie ze stosu / rynek mi się nie podoba / zobaczyć drugą kartę / jedna z rynku, jedna ze stosu
asked-150 = nie ma już żetonów, skończyły się / budynek publiczny bez żetonu / czy muszę wziąć żeton / nie chcę żetonu / skończyły się żetony / czy mogę odmówić żetonu / żetonów brak, czy budynek przepada / wziąłem budynek, a nie ma żetonów / zbudowałem, a żetony wszystkie zabrane / żaden żeton nie został, i co teraz / brak żetonów / odmówić żetonu / żetony wyszły, budować
asked-151 = kto wygrywa przy równych punktach / oboje mamy tyle samo / równy wynik / wspólne zwycięstwo / tyle samo punktów, kto wygrywa / remis na koniec gry / liczą się karty na ręce przy remisie / oboje mamy po 45 punktów / remis, karty czy symbole / tyle samo punktów kto wygrywa / podwójna karta przy remisie / zostałe karty
asked-152 = pierwsza karta na ręce, czy się liczy / początkowa innowacja na koniec gry / karta startowa na koniec / pierwsza karta, czy się liczy przy remisie / nie wydałem karty z początku / startowy joker liczy się do żetonów / joker startowy nieużyty / startowa karta przy remisie / pomysłowość do żetonów
asked-153 = co jest rodzajem dla żetonu / czy karty z ręki wchodzą do zestawów rodzajów / pozostałe karty i rodzaje / karty z ręki a typy na żetonie / co znaczy typ / liczą się surowce miasta czy ręki / żeton za różne typy, czy liczą się karty pomysłowości z ręki / karty na ręce a żeton / żeton za pary typów, niewydane karty też / żeton, czy karty z ręki się liczą / jakie typy do żetonu / niewydane zasoby a żeton / stałe w mieście
asked-154 = jak ruszają się znaczniki automatu / którą kartę bierze automat / gra w pojedynkę, rząd i kolumna / którą kartę bierze automa / znaczniki automy, wiersz i kolumna / gra solo, ruch automy / automa, który rząd / znacznik rzędu się rusza / solo, znaczniki / skąd automa bierze
asked-155 = jak punktuje automat / punkty automatu za rodzaje / trudny poziom, średni poziom / ile punktów ma automa / automa trudna, punktacja / średni poziom automy / punkty automy trudny / jeden trzy sześć za co / średni automa / zasoby bota
asked-156 = ostatnia tura i nie mam czym zapłacić / czy można spasować / nic nie mogę wziąć / nie stać mnie na nic w ostatniej turze / żadna para, pasuję / utknąłem na końcu / ostatnia tura, na nic nie stać / spasować na końcu / żadna para / muszę coś wziąć
asked-157 = ile tur ma gra / kiedy koniec / jak długo trwa gra, ostatnia runda / ile tur trwa gra / koniec, gdy talia pusta / jak długo gramy / kiedy koniec gry / ile tur / kiedy koniec Point City / karty zostały, a koniec / siedemnaście
asked-158 = najpierw żeton czy nowe karty / kolejność po budynku publicznym / czy widzę nowe karty przed wyborem / żeton przed uzupełnieniem rynku / czy widzę nowe karty przy wyborze żetonu / co najpierw, żeton czy rynek / żeton czy uzupełnienie najpierw / kiedy wybrać żeton / zobaczyć nowe karty przed / Najpierw dokładamy karty w puste miejsca czy ja najpierw wybieram żeton za pocztę?
asked-161 = ile kart można trzymać / wielkość ręki / czy trzeba odrzucać nadmiar / za dużo kart surowców / ile surowców mogę trzymać / limit ręki / czy trzeba odrzucać karty / ile kart zasobów można uzbierać / uzbierałem piętnaście zasobów / gromadzić karty bez limitu / ile kart zasobów trzymać / zbierać karty na zapas / dziesięć zasobów na ręce / ile zasobów można sobie nachomikować? mam już jedenaście kart i reszta marudzi
asked-163 = tyle punktów co automat / remis z automatem, czy wygrałem / remis z automą / tyle samo co automa, wygrałem / tyle samo co automa / remis solo / równo z botem, wygrana? / Solo: ja 48, automa 48. Wygrałem czy nie? / gram sama, wyszło mi tyle samo co automatowi. wygrałam czy nie?
