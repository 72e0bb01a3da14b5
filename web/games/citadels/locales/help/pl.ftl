### Zasady i pomoc po polsku. Wczytywane, gdy otwiera się pomoc. Numerowanych akapitów może przybyć: `…-1`, `…-2` i tak dalej.
### Słowa kroku do pierwszego dwukropka lub kropki są pogrubione.

## Ekran

help-parts = Działy pomocy
help-part-play = Jak się gra
help-part-cards = Wszystkie karty
help-part-readings = Wyjaśnienia zasad
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = zabij, zabój, zabić, mord, morder / kradn, kradzież, ukra, okra, złodziej / zniszcz, niszcz, burz, spal, ruin / pieniąd, monet, złot / wygra, zwycię / zamie, wymie / kondotier, generał / dobier, dobierz, pociąg / wskaż, wskaza, ogłoś / punkt, licz, wynik

## Jak się gra

help-goal-title = Cel
help-goal-1 = Budujesz miasto. W każdej rundzie wybierasz potajemnie postać, która ci pomaga: Króla, Złodzieja, Architekta lub inną. Przez tę rundę jej zdolności są twoje.
help-goal-2 = Runda, w której ktoś ukończy miasto, jest ostatnia. Wygrywa wtedy najlepsze miasto, i nie zawsze jest to miasto ukończone jako pierwsze.

help-round-title = Runda
help-round-1 = Wybór postaci. Jedną postać odkłada się zakrytą; przy czterech lub pięciu graczach (sześciu z rangą 9) jeszcze od jednej do trzech odkrytych. Zaczyna gracz z koroną: każdy po kolei bierze potajemnie jedną z pozostałych i podaje resztę dalej.
help-round-2 = Wywoływanie. Gracz z koroną wywołuje postacie według rangi, od najniższej. Kto ma wywołaną postać, odsłania ją i rozgrywa turę. Do tego czasu nikt nie wie, kim jesteś.
help-round-3 = Po najwyższej randze wszyscy zwracają postacie. Kto ma wtedy koronę, zaczyna następną rundę.

help-turn-title = Twoja tura
help-turn-1 = Zasoby: weź 2 monety albo dobierz 2 karty i zatrzymaj jedną z nich. Musisz to zrobić w każdej turze, a wcześniej nie możesz budować.
help-turn-2 = Dochód: jeśli twoja postać go ma, weź, zgodnie z tekstem jej karty, 1 monetę lub 1 kartę za każdą dzielnicę jej typu w swoim mieście. Możesz to zrobić raz na turę, w dowolnej chwili.
help-turn-3 = Zdolność: raz na turę użyj tego, co umie twoja postać. Możesz, ale nie musisz.
help-turn-4 = Budowa: zapłać koszt dzielnicy ze swojej ręki i zbuduj ją. Jeśli żadna karta nie mówi inaczej, możesz zbudować jedną dzielnicę na turę, i nie taką, którą twoje miasto już ma.
help-turn-5 = Koniec: pozostałe złoto i karty zostają u ciebie.

help-types-title = Pięć typów dzielnic
help-types-noble = Szlacheckie: dochód Króla, Cesarza i Patrycjusza
help-types-religious = Sakralne: dochód Biskupa, Opata i Kardynała
help-types-trade = Handlowe: dochód Kupca i Handlarza
help-types-military = Wojskowe: dochód Generała, Dyplomaty i Marszałka
help-types-unique = Unikatowe: nikomu nie dają dochodu, ale każda ma własną zdolność

help-crown-title = Korona
help-crown-1 = Kto ma koronę, wybiera postać przed innymi i wywołuje rangi. Koronę przenosi ranga 4: Król i Patrycjusz biorą ją po wywołaniu, a zabici na koniec rundy; Cesarz daje ją innemu graczowi. Jeśli nikt nie gra rangą 4, korona zostaje na miejscu.

help-end-title = Koniec i punktacja
help-end-1 = Miasto jest ukończone, gdy ma siedem dzielnic; przy dwóch i trzech graczach oraz w wydaniu klasycznym osiem. Ranga 8 nie może go już tknąć. Rundę gra się do końca, a potem liczy się punkty:
help-score-districts = koszt każdej dzielnicy w twoim mieście, w punktach
help-score-uniques = to, co na koniec dają twoje unikatowe dzielnice
help-score-types = 3 punkty za miasto ze wszystkimi pięcioma typami
help-score-first = 4 punkty za pierwsze ukończone miasto
help-score-completed = 2 punkty za każde inne ukończone miasto
help-end-2 = Przy remisie wygrywa ten, kto w ostatniej rundzie odsłonił wyższą rangę. W wydaniu klasycznym wygrywa cenniejsze miasto, a potem większy zapas złota.

help-few-title = Dwóch lub trzech graczy
help-few-1 = Każdy ma w rundzie dwie postacie i każdą rozgrywa turę, ale ma tylko jedno miasto, jedną rękę i jeden zapas złota. Przy dwóch graczach pierwsza osoba przy pierwszym wyborze zatrzymuje jedną postać i żadnej nie odkłada; potem za każdym razem jedną się zatrzymuje, a jedną odkłada. Przy trzech graczach każdy bierze jedną postać, a potem każdy jeszcze jedną.

help-classic-title = Wydanie klasyczne
help-classic-1 = To starsze pudełko z Mrocznym Miastem. Miasta liczą osiem dzielnic, Poborca ma rangę 2, a unikatowe dzielnice są inne, na przykład Uniwersytet, Cmentarz i Dzwonnica.
help-classic-2 = Niektóre karty działają inaczej, a kilka ma inne nazwy: Zabójczyni to tam Zabójca. Tekst karty pochodzi zawsze z wydania, w które grasz, więc w razie wątpliwości przeczytaj go.

help-table-title = Na tym ekranie
help-table-1 = Panel wymienia wszystko, co możesz zrobić. Naciśnij kartę, aby o niej przeczytać. Jeśli jest w ramce, naciśnij jeszcze raz, aby ją wybrać.
help-table-2 = Kilka osób może grać na jednym urządzeniu: zanim pokaże ono coś tajnego, prosi, aby podać je dalej.
help-table-3 = Każdy wybór zapisuje się od razu. Wyjdź, kiedy chcesz, i wznów grę później ze strony głównej. Aby grać dalej na innym urządzeniu, wyeksportuj ją.
help-table-4 = Tempo graczy komputerowych ustawiasz w górnym rogu. Naciśnij „Do mojej tury”, aby przejść od razu do swojej następnej decyzji.

## Gra z przewodnikiem i porady

guide-draft = Siedem dzielnic kończy grę; drogie dają najwięcej. Wybierz potajemnie postać: przez tę rundę jej zdolność jest twoja. Liczba to jej ranga; niskie rangi grają wcześnie. Pozostałe karty podajesz dalej.
guide-ranks = To postacie tej gry. Są wywoływane od lewej do prawej, a kto ma wywołaną, rozgrywa turę. Do tego czasu nikt nie wie, kim jesteś. Blade są poza grą: w tej rundzie nikt ich nie ma.
guide-others = Teraz grają inni. Ich złoto, karty i punkty widać obok imion, a przebieg gry mówi, co robią.
guide-murder = Ta postać została zabita. Jej gracz milczy po wywołaniu i traci turę, ale zachowuje złoto i karty.
guide-theft = Złodziej wskazał tę postać: gdy zostanie wywołana, całe jej złoto trafia do Złodzieja. To, co weźmie potem, zostaje przy niej.
guide-crown = Gracz z koroną wybiera przed innymi i wywołuje rangi. Gdy wywołany jest Król, bierze koronę.
guide-gather = Tura zaczyna się od zasobów: weź 2 monety albo dobierz 2 karty i zatrzymaj jedną. Weź to, czego ci brakuje.
guide-purple = Fioletowa karta to unikatowa dzielnica z własną zdolnością. Naciśnij ją, aby o niej przeczytać.
guide-build = Teraz buduj. Dzielnica kosztuje tyle złota, ile pokazuje jej znaczek, i daje na koniec tyle samo punktów. Ramka pokazuje, co możesz teraz zbudować.
guide-income = Dochód: Król, Biskup, Kupiec i Generał biorą raz na turę 1 monetę za każdą dzielnicę własnego typu w swoim mieście.
guide-ability = To umie twoja postać, raz na turę i kiedy chcesz. Możesz, ale nie musisz.
guide-end = Gdy zrobisz już wszystko, co chcesz, zakończ tu turę. Pozostałe złoto i karty zostają u ciebie.
guide-round = Jedna runda minęła i wszyscy wybierają na nowo. Gra kończy się w rundzie, w której ktoś ukończy miasto, a do tego potrzeba siedmiu dzielnic.
guide-take-assassin = Weź tym razem Zabójczynię. Wskazuje ona inną postać, a ty zobaczysz, jak dojść do tego, kto jest kim.
guide-take-thief = Weź tym razem Złodzieja. Wskazuje on inną postać, a ty zobaczysz, jak dojść do tego, kto jest kim.
guide-naming-known = { $fact ->
    [passed] Podano dalej { FORM($characters, "acc") }. Szukaj tutaj: { $places }.
    [held] Wiesz na pewno, kto ma { FORM($characters, "acc") }. Szukaj tutaj: { $places }.
    [taken] Wzięto przed tobą { FORM($characters, "acc") }. Szukaj tutaj: { $places }.
   *[unseen] Bez śladu przy wyborze: { $characters }. Szukaj tutaj: { $places }.
}
guide-naming-facedown = zakryte karty
guide-naming-out = Poza tą rundą: { $characters }.
guide-naming-choose = { $kind ->
    [rob] Pomyśl, którą postać wziąłby najbogatszy gracz. Wahasz się? Naciśnij żarówkę, a dostaniesz radę.
   *[kill] Pomyśl, kto cię wyprzedza i którą postać by wziął. Wahasz się? Naciśnij żarówkę, a dostaniesz radę.
}
guide-bye = Dwie rundy za tobą; resztę grasz samodzielnie. Na koniec każda dzielnica daje swój koszt; wszystkich pięć typów daje 3 punkty, pierwsze ukończone miasto 4, każde inne ukończone 2. Przytrzymaj cokolwiek, aby dowiedzieć się, co oznacza. Wszystko inne, i tę grę z przewodnikiem, znajdziesz w „Zasadach i pomocy”.
tip-killed = Gracz zabitej postaci milczy po wywołaniu i traci turę, ale zachowuje złoto i karty.
tip-robbed = Gdy zostaje wywołana postać wskazana przez Złodzieja, całe jej złoto trafia do Złodzieja. To, co weźmie potem, zostaje przy niej.
tip-bewitched = Twoja postać jest pod urokiem: tylko bierzesz złoto albo karty, a resztę tury rozgrywa Czarownica ze swoim miastem.
tip-blanks = Te żetony leżą zakryte, a niektóre są puste. Które, wie tylko ten, kto je położył.
tip-destroyed = Tracisz dzielnicę. Najpierw giną tanie, bo kto niszczy, płaci zwykle o monetę mniej, niż wynosi koszt. Ukończonego miasta ranga 8 nie może tknąć.
tip-swapped = Ktoś zamienił się z tobą kartami. Kto ma mało kart, ma mało do stracenia.
tip-crown = Korona jest twoja: w następnej rundzie wybierasz przed innymi i wywołujesz rangi.
tip-last = Jedno miasto jest ukończone, więc to ostatnia runda. Buduj, co możesz: każda wydana moneta to punkt.
tip-special = Fioletowa karta jest unikatowa i ma własną zdolność. Naciśnij ją, aby o niej przeczytać.
tip-hold = Przytrzymaj cokolwiek przez chwilę, aby dowiedzieć się, co oznacza.
tip-hold-keys = Z klawiatury: przejdź tam i naciśnij znak zapytania.

## Wszystkie karty

help-edition = Wydanie
help-characters = Postacie
help-uniques = Unikatowe dzielnice
help-basics = Inne dzielnice
try-card = Wypróbuj
try-card-deal = Wypróbuj w grze
help-copies = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
help-waiting = Karty pojawią się, gdy silnik gry będzie gotowy.

## Jak czytamy zasady

reading-lead = Instrukcje zostawiają kilka pytań otwartych, a grupy grają różnie. Tak gra się tutaj. Numery pochodzą z naszej listy wyjaśnień.
readings-table = Nie ma w zasadach: nasz wybór
readings-characters = Nasz wybór przy postaciach
readings-districts = Nasz wybór przy dzielnicach
readings-options = Grupy grają różnie: wybierz, gdy ustawiasz grę
readings-editions = Wydania się różnią

reading-17 = Kto miał pierwsze ukończone miasto, zachowuje cztery punkty, nawet jeśli miasto znów się zmniejszy. Dwa punkty są za inne miasta ukończone na koniec.
reading-18 = Gracze, których nie rozdzieli żadna zasada, zajmują to samo miejsce.
reading-20 = Jeśli w talii jest za mało kart, dostajesz te, które zostały. Gdy jest pusta, zdolności, które tylko dobierają karty, nie są proponowane.

reading-44 = Dzielnica, którą zabiera Sędzia, liczy się do limitu budowy tego, kto ją zbudował. Dzielnice handlowe Handlarza i Stajnie nie liczą się nigdy, więc wtedy też nie.
reading-48 = Jeśli Sędzia zabiera dzielnicę zbudowaną na kredyt, budujący odzyskuje także pożyczone złoto. Karty za nie oddane nie wracają.
reading-49 = Dzielnica, którą zabiera Sędzia, nie działa dla tego, kto zapłacił. Może ukończyć miasto Sędziego.
reading-55 = Karty Szpiega pochodzą z talii, nie z obejrzanej ręki. Tajna Krypta w tej ręce liczy się jako unikatowa.
reading-57 = Król, któremu grozi Szantażysta, bierze koronę, zanim mu odpowie: to nie jest wybór.
reading-63 = Za kartę, którą bierze Czarnoksiężnik, płaci się jak za każdą inną, ze wszystkimi zniżkami. Gdy jest już na ręce, można ją zbudować także dzięki Rusztowaniu.
reading-70 = Kto nic nie ma, nic Cesarzowi nie płaci. Kto ma tylko złoto albo tylko karty, płaci tym.
reading-78 = To, czego brakuje Kardynałowi, liczy się po zniżkach. Za Melinę Złodziei można płacić kartami także bez zdolności Kardynała.
reading-81 = Klasycznie: podatek jest ostatni, nawet po Przytułku, więc Alchemik płaci go ze złota, które wróciło.
reading-92 = Przez Wielki Mur Marszałek i Dyplomata płacą do banku o monetę więcej. Klasycznie: dostaje ją właściciel dzielnicy.
reading-97 = Klasycznie: Królowa dostaje złoto także wtedy, gdy siedzi obok zabitego Króla, odsłoniętego dzięki Szpitalowi.
reading-103 = Dzielnic, które zajmuje Marszałek lub wymienia Dyplomata, nikt nie buduje, więc nikt nie płaci za nie podatku. Sędzia płaci podatek za to, co zabiera.

reading-104 = To, co rozpoczęto, można odwołać, póki nic się nie zmieniło. Jeśli Czarnoksiężnik odwoła zapłatę za wziętą kartę, zatrzymuje ją, ale jego dodatkowa budowa przepada.
reading-106 = Z dzielnicy można skorzystać już w turze, w której ją zbudowano; kosztuje to tylko tyle, ile mówi karta. Dzielnica zniszczona i zbudowana ponownie w tej samej turze jest inną dzielnicą i można jej znów użyć.
reading-107 = Zbrojownia może zniszczyć Donżon, a także dzielnice w mieście Biskupa.
reading-110 = Rusztowania można użyć w ukończonym mieście: jedna dzielnica znika, druga powstaje.
reading-111 = Wielki Mur chroni także siebie; w wydaniu klasycznym tylko inne dzielnice.
reading-115 = Tajna Krypta na ręce nie szkodzi Wieży z Kości Słoniowej.
reading-117 = Pomnik liczy się za dwie dzielnice do ukończenia miasta, a poza tym za jedną, i nie może być szóstą dzielnicą, także u Sędziego. Rusztowanie, które ma zostać dla niego zniszczone, jeszcze się liczy.
reading-124 = Tajnej Krypty nigdy się nie buduje. Poza tym jest kartą jak każda inna.
reading-129 = Za Melinę Złodziei można zapłacić dowolnie kartami i złotem, ale nie nią samą. Odzyskać można zawsze tylko złoto.
reading-136 = Dzwonnica zbudowana jako ósma dzielnica najpierw kończy miasto, w którym stoi, a potem dzwoni: inne miasta z siedmioma dostają wtedy dwa punkty.
reading-138 = Wymieniona Dzwonnica zachowuje swój skutek. Gdy zostanie zniszczona, znów potrzeba ośmiu dzielnic, ale ostatnia runda pozostaje ostatnia.
reading-139 = Przy Sali Balowej naciskasz przycisk, zamiast coś mówić. Jeśli ci się to nie podoba, graj bez tej karty.

reading-9 = Zestaw postaci, po jednej na rangę: gotowy, losowy albo własny. Ranga 9 jest potrzebna przy ośmiu graczach, a w wydaniu z 2016 roku przy trzech; przy dwóch się jej nie używa.
reading-10 = Wydanie klasyczne, trzech graczy: z ośmiu postaci wybiera się sześć. Z postacią rangi 9 wybór jest taki jak w wydaniu z 2016 roku.
reading-11 = Wydanie klasyczne, dwóch graczy: można zamiast tego podzielić postacie na stosy po cztery i trzy.
reading-16 = Ile dzielnic liczy ukończone miasto: 7 lub 8; w wydaniu klasycznym 6, 7 lub 8.
reading-140 = Wydanie klasyczne ma od dziewięciu do piętnastu unikatowych kart: trzy karty dodatkowe obok gry podstawowej albo więcej zamiast innych.

reading-2 = Zdolności można używać w dowolnej chwili swojej tury. Klasycznie: Kupiec, Architekt i Nawigator najpierw biorą zasoby; Generał i Dyplomata działają na koniec tury.
reading-67 = Zabity Cesarz i tak przekazuje koronę na koniec rundy, bez zapłaty. Klasycznie: korona zostaje.
reading-69 = Cesarz wybiera złoto albo losową kartę. Klasycznie: przekazuje koronę po wywołaniu; kto ją dostaje, sam wybiera, co daje i którą kartę.
reading-75 = Opat bierze za swoje dzielnice złoto albo karty. Klasycznie: złoto.
reading-76 = Opat wybiera spośród najbogatszych graczy. Klasycznie: przy remisie nikt nie płaci.
reading-101 = Podatek płaci każda postać oprócz Poborcy, po każdej dzielnicy, którą zbuduje, nawet jeśli nikt nie gra Poborcą. Kto nie ma złota, nic nie płaci. Klasycznie: jedna moneta na koniec tury, w której coś zbudowano.
reading-105 = Zbrojownia nie może zniszczyć dzielnicy w ukończonym mieście. Klasycznie: może, a gra i tak się kończy.
reading-113 = Nawiedzona Dzielnica działa także wtedy, gdy powstała w ostatniej rundzie. Klasycznie: wtedy nie.
reading-116 = Z Biblioteką i Obserwatorium zatrzymujesz trzy z trzech kart. Klasycznie: dwie z trzech.
reading-122 = Kamieniołom pozwala mieć dowolnie wiele takich samych dzielnic. Klasycznie: dwie.
reading-130 = Studnia Życzeń liczy też siebie. Klasycznie: tylko inne.
