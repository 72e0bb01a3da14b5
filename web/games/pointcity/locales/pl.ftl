### Polski. Wszystkie języki mają te same komunikaty z tymi samymi danymi; nazwy przed znakiem równości pochodzą od silnika gry i strony.

## Elementy gry

resource-community = społeczność
    .gen = społeczności
    .acc = społeczność
    .each = każdy stały symbol społeczności
    .first = twój pierwszy stały symbol społeczności
resource-economy = ekonomia
    .gen = ekonomii
    .acc = ekonomię
    .each = każdy stały symbol ekonomii
    .first = twój pierwszy stały symbol ekonomii
resource-energy = energia
    .gen = energii
    .acc = energię
    .each = każdy stały symbol energii
    .first = twój pierwszy stały symbol energii
resource-ecology = ekologia
    .gen = ekologii
    .acc = ekologię
    .each = każdy stały symbol ekologii
    .first = twój pierwszy stały symbol ekologii
resource-industry = przemysł
    .gen = przemysłu
    .acc = przemysł
    .each = każdy stały symbol przemysłu
    .first = twój pierwszy stały symbol przemysłu
resource-ingenuity = innowacja
    .gen = innowacji
    .acc = innowację
    .each = każdy stały symbol innowacji
    .first = twój pierwszy stały symbol innowacji
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
    .acc = { $amount ->
        [1] kartę { FORM($resource, "gen") }
       *[other] podwójną kartę { FORM($resource, "gen") }
    }
spent-cards = { $amount ->
    [1] { $count ->
        [one] { $count } karta { FORM($resource, "gen") }
        [few] { $count } karty { FORM($resource, "gen") }
       *[many] { $count } kart { FORM($resource, "gen") }
    }
   *[other] { $count ->
        [one] { $count } podwójna karta { FORM($resource, "gen") }
        [few] { $count } podwójne karty { FORM($resource, "gen") }
       *[many] { $count } podwójnych kart { FORM($resource, "gen") }
    }
}
    .acc = { $amount ->
        [1] { $count ->
            [one] { $count } kartę { FORM($resource, "gen") }
            [few] { $count } karty { FORM($resource, "gen") }
           *[many] { $count } kart { FORM($resource, "gen") }
        }
       *[other] { $count ->
            [one] { $count } podwójną kartę { FORM($resource, "gen") }
            [few] { $count } podwójne karty { FORM($resource, "gen") }
           *[many] { $count } podwójnych kart { FORM($resource, "gen") }
        }
    }
cell-place = rząd { $row }, kolumna { $column }
building-line = { $name } (daje: { $gives }; kosztuje: { $cost })
gives-civic = żeton publiczny
points-count = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}

## Budynki

building-cash_machine = Bankomat
    .acc = bankomat
building-mini_golf = Minigolf
    .acc = minigolf
building-newsstand = Kiosk z gazetami
    .acc = kiosk z gazetami
building-market_stall = Stragan
    .acc = stragan
building-bus_stop = Przystanek autobusowy
    .acc = przystanek autobusowy
building-post_office = Poczta
    .acc = pocztę
building-pond = Staw
    .acc = staw
building-food_truck = Food truck
    .acc = food truck
building-playground = Plac zabaw
    .acc = plac zabaw
building-hot_dog_stand = Budka z hot dogami
    .acc = budkę z hot dogami
building-small_house = Domek
    .acc = domek
building-cabin = Chata
    .acc = chatę
building-bird_feeder = Karmnik
    .acc = karmnik
building-art_gallery = Galeria sztuki
    .acc = galerię sztuki
building-fountain = Fontanna
    .acc = fontannę
building-cafe = Kawiarnia
    .acc = kawiarnię
building-community_garden = Ogród społeczny
    .acc = ogród społeczny
building-townhouses = Szeregowce
    .acc = szeregowce
building-cell_tower = Maszt komórkowy
    .acc = maszt komórkowy
building-factory = Fabryka
    .acc = fabrykę
building-radio_station = Stacja radiowa
    .acc = stację radiową
building-observatory = Obserwatorium
    .acc = obserwatorium
building-supermarket = Supermarket
    .acc = supermarket
building-square = Skwer
    .acc = skwer
building-mansion = Rezydencja
    .acc = rezydencję
building-warehouse = Magazyn
    .acc = magazyn
building-funfair = Wesołe miasteczko
    .acc = wesołe miasteczko
building-apartments = Blok mieszkalny
    .acc = blok mieszkalny
building-data_centre = Centrum danych
    .acc = centrum danych
building-quarry = Kamieniołom
    .acc = kamieniołom
building-train_station = Dworzec
    .acc = dworzec
building-dam = Zapora
    .acc = zaporę

## Żetony publiczne

token-flat = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
token-sets = { $points ->
    [one] { $points } punkt za każdy zestaw stałych symboli { FORM($resources, "gen") }
    [few] { $points } punkty za każdy zestaw stałych symboli { FORM($resources, "gen") }
   *[many] { $points } punktów za każdy zestaw stałych symboli { FORM($resources, "gen") }
}
token-single = { $points ->
    [one] { $points } punkt za { FORM($resources, "each") }
    [few] { $points } punkty za { FORM($resources, "each") }
   *[many] { $points } punktów za { FORM($resources, "each") }
}
token-types = { $points ->
    [one] { $points } punkt za każdy rodzaj, w którym masz co najmniej { $least } { $least ->
        [one] stały surowiec
        [few] stałe surowce
       *[many] stałych surowców
    }
    [few] { $points } punkty za każdy rodzaj, w którym masz co najmniej { $least } { $least ->
        [one] stały surowiec
        [few] stałe surowce
       *[many] stałych surowców
    }
   *[many] { $points } punktów za każdy rodzaj, w którym masz co najmniej { $least } { $least ->
        [one] stały surowiec
        [few] stałe surowce
       *[many] stałych surowców
    }
}
token-missing = { $points ->
    [one] { $points } punkt za każdy rodzaj, w którym nie masz stałego surowca
    [few] { $points } punkty za każdy rodzaj, w którym nie masz stałego surowca
   *[many] { $points } punktów za każdy rodzaj, w którym nie masz stałego surowca
}
token-ingenuity = { $points ->
    [one] { $points } punkt za każdą niewydaną kartę innowacji
    [few] { $points } punkty za każdą niewydaną kartę innowacji
   *[many] { $points } punktów za każdą niewydaną kartę innowacji
}
token-cards = { $points ->
    [one] { $points } punkt za każdą niewydaną kartę surowca
    [few] { $points } punkty za każdą niewydaną kartę surowca
   *[many] { $points } punktów za każdą niewydaną kartę surowca
}
token-plain = { $points ->
    [one] { $points } punkt za każdy budynek, który daje surowiec, a nie daje punktów
    [few] { $points } punkty za każdy budynek, który daje surowiec, a nie daje punktów
   *[many] { $points } punktów za każdy budynek, który daje surowiec, a nie daje punktów
}
token-tokens = { $points ->
    [one] { $points } punkt za każdy twój żeton, także za ten
    [few] { $points } punkty za każdy twój żeton, także za ten
   *[many] { $points } punktów za każdy twój żeton, także za ten
}
token-brief-pair = { $points } za { FORM($resource, "acc") } + { FORM($with, "acc") }
token-brief-all = { $points } za zestaw wszystkich rodzajów
token-brief-single = { $points } za { FORM($resource, "acc") }
token-brief-types = { $points } za rodzaj (min. { $least })
token-brief-missing = { $points } za brakujący rodzaj
token-brief-ingenuity = { $points } za kartę innowacji
token-brief-cards = { $points } za kartę surowca
token-brief-plain = { $points } za budynek, który daje tylko surowiec
token-brief-tokens = { $points } za żeton
tokens-one = jeden rodzaj
tokens-two = dwa rodzaje
tokens-other = inne

## Stół

round-of = Tura { $round } z { $rounds }
deck-count = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
deck-top = na wierzchu: { $side }
market-title = Rynek
cell-empty = puste
tokens-title = Żetony
tab-city = Moje miasto
hand-title = Karty surowców
permanent-title = Stałe surowce
city-title = Budynki
nothing = nic
stack-count = { $side }: { $count }
worth = { $what }: { $points }
automa = Automat
level-easy = łatwy
level-medium = średni
level-hard = trudny
automa-next = następnie weźmie: { $places }
score-buildings = Budynki
score-resources = Surowce
score-tokens = Żetony
score-token-flat = { $points ->
    [one] { $points } punkt (żeton)
    [few] { $points } punkty (żeton)
   *[many] { $points } punktów (żeton)
}
score-ingenuity = Innowacja
tie-cards = Przy równym wyniku ({ $points }) { $name } wyprzedza { FORM($other, "acc") } liczbą niewydanych kart surowców, { $own } do { $figure }.
tie-cards-you = { $you ->
    [name] Przy równym wyniku ({ $points }) wyprzedzasz { FORM($other, "acc") } liczbą niewydanych kart surowców, { $own } do { $figure }.
   *[other] Przy równym wyniku ({ $points }) { $name } wyprzedza cię liczbą niewydanych kart surowców, { $own } do { $figure }.
}
tie-automa = Remis, po { $points }: aby wygrać z automatem, trzeba mieć więcej punktów niż on.
curve-points = Punkty
curve-city = Budynki
statistics-together = Bez automatu
statistics-token = Wzięte żetony

## Pytania

ask-turn = { $stage ->
    [deck] Weź dwie sąsiednie karty albo dobierz dwie
    [market] Weź dwie sąsiednie karty
   *[none] Nie możesz nic wziąć
}
ask-flip = Którą kartę surowca odwracasz na stronę budynku?
ask-second = Którą kartę obok bierzesz?
ask-payment = Jak płacisz?
ask-payment_type = Czym opłacasz ten surowiec?
ask-token = Wybierz żeton za { FORM($source, "acc") }

## Odpowiedzi

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Odwróć kartę surowca
option-draw = { $side ->
    [none] Dobierz dwie karty
   *[other] Dobierz { FORM($side, "acc") } i nieznaną
}
option-pass = Pasuj
option-pay = Wydaj { FORM($sides, "acc") }
option-pay_type = Wydaj { FORM($sides, "acc") } jako { FORM($resource, "acc") }
option-token = { $token }
act-take = Weź
act-draw = Dobierz
act-flip = Odwróć

## Dlaczego czegoś nie można wybrać

blocked-short = { $count ->
    [one] Brakuje ci { $count } symbolu
    [few] Brakuje ci { $count } symboli
   *[many] Brakuje ci { $count } symboli
}
blocked-no-pair = Obok nie ma nic, co możesz wziąć razem z nią
blocked-flipped = Jedna karta już odwrócona w tej turze
blocked-no-line = Nie ma rzędu ani kolumny z samych surowców
blocked-deck-empty = Talia jest pusta
reason-where = Weź z rynku ({ $places })
reason-wanted = Inaczej inni mogą zbudować { FORM($card, "acc") }
reason-token = Żeton może być twój
reason-leaves = Średnio stawiasz potem { $built ->
    [one] { $built } budynek
    [few] { $built } budynki
    [many] { $built } budynków
   *[other] { $built } budynku
  } i masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
reason-ends-points = Średnio masz potem { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
  } zamiast { $instead }
reason-ends-buildings = Średnio masz potem { $mean ->
    [one] { $mean } budynek
    [few] { $mean } budynki
    [many] { $mean } budynków
   *[other] { $mean } budynku
  } zamiast { $instead }
reason-ends-resources = Średnio masz potem { $mean ->
    [one] { $mean } kartę surowca
    [few] { $mean } karty surowców
    [many] { $mean } kart surowców
   *[other] { $mean } karty surowca
  } zamiast { $instead }
reason-ends-growth = Średnio twoje żetony mogą potem przynieść jeszcze { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
  } zamiast { $instead }
reason-ends-rival-points = Średnio najsilniejszy rywal ma potem { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
  } zamiast { $instead }
reason-own-building = Możesz zbudować { FORM($card, "acc") }: prawdopodobieństwo { $share }% zamiast { $before }%
reason-own-token = Możesz wziąć żeton „{ $token }”: prawdopodobieństwo { $share }% zamiast { $before }%
reason-own-reach = Potem może cię być stać na { FORM($card, "acc") }: prawdopodobieństwo { $share }% zamiast { $before }%
reason-rival-building = { $seat } może zbudować { FORM($card, "acc") }: prawdopodobieństwo { $share }% zamiast { $before }%
reason-rival-token = { $seat } może wziąć żeton „{ $token }”: prawdopodobieństwo { $share }% zamiast { $before }%
reason-rival-reach = Potem { $seat } może mieć czym zapłacić za { FORM($card, "acc") }: prawdopodobieństwo { $share }% zamiast { $before }%
reason-more-points = Twoje budynki mogą dać więcej punktów: średnio { $mean } zamiast { $instead }
reason-more-resources = Możesz mieć więcej stałych surowców: średnio { $mean } zamiast { $instead }
reason-more-buildings = Możesz mieć więcej budynków: średnio { $mean } zamiast { $instead }
reason-more-tokens = Twoje żetony mogą dać więcej punktów: średnio { $mean } zamiast { $instead }
reason-more-symbols = Na twoich kartach może być więcej symboli surowców: średnio { $mean } zamiast { $instead }
reason-more-reach = Może cię być stać na więcej budynków z rynku: średnio { $mean } zamiast { $instead }
reason-fewer-buildings = { $seat } może mieć mniej budynków: średnio { $mean } zamiast { $instead }
reason-less-tokens = { $seat } może mieć mniej punktów za żetony: średnio { $mean } zamiast { $instead }
reason-less-reach = W zasięgu { FORM($seat, "gen") } może być mniej budynków z rynku: średnio { $mean } zamiast { $instead }
reason-token-now = Daje teraz żeton
reason-scores = { $points_now ->
    [one] Daje od razu { $points_now } punkt
    [few] Daje od razu { $points_now } punkty
   *[many] Daje od razu { $points_now } punktów
}
reason-new-type = { CAP(FORM($resource, "first")) }
reason-saves-for = Potem stać cię na { FORM($card, "acc") }

## Co się stało

event-turn_started = { $seat } zaczyna turę { $round }
event-turn_started-you = Zaczynasz turę { $round }
event-card_flipped = { $seat } odwraca kartę ({ $place }) i odsłania { FORM($card, "acc") }
event-card_flipped-you = Odwracasz kartę ({ $place }) i odsłaniasz { FORM($card, "acc") }
event-resource_taken = { $seat } bierze { FORM($side, "acc") }
event-resource_taken-you = Bierzesz { FORM($side, "acc") }
event-resource_drawn = { $seat } dobiera { FORM($side, "acc") }
event-resource_drawn-you = Dobierasz { FORM($side, "acc") }
event-resources_spent = { $seat } wydaje { FORM($sides, "acc") }
event-resources_spent-you = Wydajesz { FORM($sides, "acc") }
event-building_built = { $seat } stawia { FORM($card, "acc") }
event-building_built-you = Stawiasz { FORM($card, "acc") }
event-token_taken = { $seat } bierze żeton „{ $token }”
event-token_taken-you = Bierzesz żeton „{ $token }”
event-turn_passed = { $seat } nie może nic wziąć i pasuje
event-turn_passed-you = Nie możesz nic wziąć i pasujesz
event-resource_dealt = Wyłożono { FORM($side, "acc") } ({ $place })
event-building_dealt = Wyłożono { FORM($card, "acc") } ({ $place })
event-automa_took = Automat bierze { FORM($side, "acc") }
event-automa_built = Automat stawia { FORM($card, "acc") }
event-automa_took_token = Automat bierze żeton „{ $token }”
event-automa_moved = Następnie automat weźmie te karty ({ $places })
last-stone = { $seat } stawia ostatni budynek: { FORM($card, "acc") }
last-stone-you = Stawiasz ostatni budynek: { FORM($card, "acc") }
event-game_ended = { $several ->
    [0] Koniec gry: wygrywa automat
    [1] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry: zwycięstwem dzielą się { $winners }
}
event-game_ended-you = { $several ->
    [0] Koniec gry: wygrywa automat
    [1] Koniec gry: wygrywasz
   *[other] Koniec gry: { FORM($winners, "inside") } dzielicie się zwycięstwem
}

## Strona

title = Point City
subtitle = Weź dwie karty, zbuduj miasto
pitch = Weź dwie karty leżące obok siebie: surowce do wydania i budynki, które pomagają płacić za to, co przyjdzie potem.
set = W pudełku
phase-over = gra skończona
last-round = ostatnia tura
hand-empty = brak kart surowców
city-empty = nie ma jeszcze budynków
stack-civic = budynki publiczne
stack-points = budynki dające punkty
automa-takes = automat weźmie to w następnej turze
cell-affordable = stać cię na to
cell-missing = { $count ->
    [one] brakuje ci { $count } symbolu
    [few] brakuje ci { $count } symboli
   *[many] brakuje ci { $count } symboli
}
cell-gain = { $count ->
    [one] daje { $count } punkt
    [few] daje { $count } punkty
   *[many] daje { $count } punktów
}
token-name = Żeton
token-now = { $count ->
    [one] { $count } punkt do tej pory
    [few] { $count } punkty do tej pory
   *[many] { $count } punktów do tej pory
}
payment-proposed = proponowane
points-untold = Punkty jeszcze nie są policzone
points-now = punkty do tej pory
city-of = { $count ->
    [one] { $name }: { $count } budynek
    [few] { $name }: { $count } budynki
   *[many] { $name }: { $count } budynków
}
automa-tokens = { $count ->
    [one] { $count } zakryty żeton
    [few] { $count } zakryte żetony
   *[many] { $count } zakrytych żetonów
}
tier-number = Poziom { $tier }
sheet-gives = Daje: { $gives }
sheet-costs = Kosztuje: { $cost }
sheet-second = { $count ->
    [one] Brakuje teraz { $count } symbolu. Musi go dać sąsiednia karta surowca, którą weźmiesz razem z tą.
    [few] Brakuje teraz { $count } symboli. Musi je dać sąsiednia karta surowca, którą weźmiesz razem z tą.
   *[many] Brakuje teraz { $count } symboli. Musi je dać sąsiednia karta surowca, którą weźmiesz razem z tą.
}
sheet-joker = Wydaj ją przy budowie zamiast jednego dowolnego surowca.
sheet-resource = Wydaj ją, aby budować; jest warta { $amount ->
    [one] { $amount } symbol { FORM($resource, "gen") }
    [few] najwyżej { $amount } symbole { FORM($resource, "gen") }
   *[many] najwyżej { $amount } symboli { FORM($resource, "gen") }
}. Jej druga strona to budynek, którego nikt jeszcze nie zna.
automa-level = Poziom automatu
option-of-first = Kto zaczyna
promo-tokens = Żetony promocyjne
promo-tokens-help = Dochodzą cztery żetony.
pieces-alone = Ty przeciw automatowi: po każdej twojej turze bierze on dwie karty, za nic nie płaci i wygrywa, chyba że masz więcej punktów.
pieces-together = Liczba graczy: { $count }; każdy ma 17 tur; rynek liczy 16 kart. Ukryte są tylko talia i drugie strony kart.
resources-title = Surowce
told-token = żeton
chapter-turn = Tura { $round }
promo-mark = (promocyjny)
deed-building_built = { $card }
deed-resource_taken = { $side }
deed-resource_drawn = { $side }
deed-card_flipped = { $card }

# What problems are about
problem-theme-cards = Karty
problem-theme-second-card = Druga karta
problem-theme-tokens = Żetony
problem-theme-last-round = Ostatnie tury
problem-theme-turning-over = Odwracanie
