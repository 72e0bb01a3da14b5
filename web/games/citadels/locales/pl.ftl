### Polski. Wszystkie języki mają te same komunikaty z tymi samymi danymi; nazwy przed znakiem równości pochodzą od silnika gry i strony.

## Strona

title = Cytadela
subtitle = Zbuduj średniowieczne miasto
pitch = Wybieraj potajemnie postacie, buduj dzielnice i zadbaj, aby twoje miasto było najwspanialsze, gdy zostanie położony ostatni kamień.

## Wejście

set = Karty
edition = Wydanie
edition-2016 = Wydanie z 2016 roku
edition-classic = Klasyczne, z Mrocznym Miastem
set-first_game = Pierwsza gra
set-first_game_three = Pierwsza gra we troje
set-ambitious_aristocrats = Ambitni arystokraci
set-cunning_agents = Przebiegli agenci
set-illustrious_emissaries = Znamienici emisariusze
set-devious_dignitaries = Podstępni dostojnicy
set-tenacious_delegates = Nieustępliwi delegaci
set-vicious_nobles = Okrutni wielmoże
set-ua_illustrious_emissaries = Znamienici emisariusze (wydanie ukraińskie)
set-ua_devious_dignitaries = Podstępni dostojnicy (wydanie ukraińskie)
set-ua_vicious_nobles = Okrutni wielmoże (wydanie ukraińskie)
set-base_game = Gra podstawowa
set-dark_city = Mroczne Miasto
set-old_friends = Starzy przyjaciele
set-high_court = Na dworze
set-powder_and_bells = Proch i dzwony
set-market_day = Dzień targowy
set-by-lot = Losowo
set-by-hand = Własny wybór
set-characters = Postacie
set-districts = Unikatowe dzielnice
count-range = { $least }–{ $most }
set-tally = { $count } z { $wanted }
lot-number = Numer losowania
draw-again = Losuj ponownie
nobody = Nikt
from-players = od { $count } graczy
cast = Kto jest kim
option-of-starts = Kto zaczyna z koroną
option-of-length = Ile dzielnic liczy ukończone miasto
length-usual = Zgodnie z zasadami: { $size }
length-of = { $size }
option-of-variant = Wybór postaci we dwoje
variant-usual = Jedną zatrzymaj, jedną odłóż
variant-piles = Stosy po cztery i trzy
temper-builder = { $rivals ->
    [1] Budowniczy
   *[other] Budowniczowie
}
temper-rusher = { $rivals ->
    [1] Niecierpliwy
   *[other] Niecierpliwi
}
temper-raider = { $rivals ->
    [1] Łupieżca
   *[other] Łupieżcy
}
temper-schemer = { $rivals ->
    [1] Intrygant
   *[other] Intryganci
}
temper-one-builder = budowniczy
temper-one-rusher = niecierpliwy
temper-one-raider = łupieżca
temper-one-schemer = intrygant
temper-help-builder = Drogie dzielnice i piękne miasto przede wszystkim.
temper-help-rusher = Tanie dzielnice i ostatnia runda tak szybko, jak się da.
temper-help-raider = { $rivals ->
    [1] Woli zabierać, niż budować: pilnuj złota i miasta.
   *[other] Wolą zabierać, niż budować: pilnuj złota i miasta.
}
temper-help-schemer = { $rivals ->
    [1] Wskazuje, zamienia i zabija: ukrywaj swoje zamiary.
   *[other] Wskazują, zamieniają i zabijają: ukrywaj swoje zamiary.
}

## Stół

round-number = Runda { $round }
quiet-out = { $characters } nie biorą udziału w tej rundzie
quiet-absent = Bez odpowiedzi: { $characters }
turn-gold = { $count ->
    [one] { $count } wzięta moneta
    [few] { $count } wzięte monety
   *[many] { $count } wziętych monet
}
turn-lost = { $count ->
    [one] { $count } stracona moneta
    [few] { $count } stracone monety
   *[many] { $count } straconych monet
}
turn-cards = { $count ->
    [one] { $count } wzięta karta
    [few] { $count } wzięte karty
   *[many] { $count } wziętych kart
}
told-gold = { $count ->
    [one] +{ $count } moneta
    [few] +{ $count } monety
   *[many] +{ $count } monet
}
told-lost = { $count ->
    [one] −{ $count } moneta
    [few] −{ $count } monety
   *[many] −{ $count } monet
}
told-cards = { $count ->
    [one] +{ $count } karta
    [few] +{ $count } karty
   *[many] +{ $count } kart
}
told-crown = korona
told-named = { $kind ->
    [kill] chce zabić { FORM($character, "acc") }
    [bewitch] rzuca urok na { FORM($character, "acc") }
    [rob] chce okraść { FORM($character, "acc") }
    [warrant] kładzie nakaz na karcie { FORM($character, "gen") }
    [threat] grozi { FORM($character, "dat") }
   *[other] wskazuje { FORM($character, "acc") }
}
drafted-many = { $count ->
    [one] { $count } gracz bierze postać
    [few] { $count } gracze biorą postacie
   *[many] { $count } graczy bierze postacie
}
drafted-several = { $names } biorą postacie
phase-draft = wybór postaci
phase-turns = tury
phase-over = gra skończona
last-round = ostatnia runda
ranks = Postacie według rangi
rank-number = Ranga { $rank }
rank-word = ranga
rank-here = { $said } (tutaj: { $name })
rank-explain = Ranga { $rank }: postacie są wywoływane od najniższej rangi do najwyższej
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = poza tą rundą
fate-absent = nikt się nie zgłosił
# The same where there is room for one word.
fate-faceup-short = poza grą
fate-absent-short = cisza
fate-mine = twoja
# The name of a character where it has little room: its own short form, if it has one.
rank-name-short = { FORM($character, "short") }
# What you know of a character this round, in a few words on its card.
fact-passed = podana dalej przez ciebie
fact-back = znów u ciebie
fact-laid = odłożona przez ciebie
fact-held = na pewno { $seat }
fact-facedown = zakryta karta
fact-taken = wzięta przed tobą
fact-unseen = niewidziana przez ciebie
order-before = Wybór przed tobą
order-both = Wybór przed tobą i po tobie
order-after = { $when ->
    [now] Wybór po tobie
   *[past] Wybór był po tobie
}
suspects = Kto może być kim?
suspects-button = Notatki
suspects-how = Puste pole znaczy: jeszcze możliwe. Naciśnij raz: podejrzenie, drugi raz: wykluczenie, trzeci raz: znów puste.
suspects-away = Może leżeć zakryta
suspects-away-short = zakryta
suspect-place = { $seat }, { $name }
suspect-no = niemożliwe
suspect-may = możliwe
suspect-suspect = twoje podejrzenie
suspect-cleared = wykluczone przez ciebie
mark-kill = Cel { FORM($by, "gen") } (zabójstwo)
mark-kill-you = Twój cel (zabójstwo)
mark-rob = Cel { FORM($by, "gen") } (kradzież)
mark-rob-you = Twój cel (kradzież)
mark-bewitch = Pod urokiem { FORM($by, "gen") }
mark-bewitch-you = Pod twoim urokiem
mark-warrant = { $real ->
    [yes] Podpisany nakaz { FORM($by, "gen") }
    [no] Pusty nakaz { FORM($by, "gen") }
   *[none] Nakaz { FORM($by, "gen") }
}
mark-warrant-you = { $real ->
    [yes] Twój podpisany nakaz
    [no] Twój pusty nakaz
   *[none] Twój nakaz
}
mark-threat = { $real ->
    [yes] Prawdziwa groźba { FORM($by, "gen") }
    [no] Pusta groźba { FORM($by, "gen") }
   *[none] Groźba { FORM($by, "gen") }
}
mark-threat-you = { $real ->
    [yes] Twoja prawdziwa groźba
    [no] Twoja pusta groźba
   *[none] Twoja groźba
}
tax-gold = { $count ->
    [one] { $count } moneta podatku
    [few] { $count } monety podatku
   *[many] { $count } monet podatku
}
has-crown = z koroną
crown-explain = Korona: kto ją ma, pierwszy wybiera postać i wywołuje rangi
gold-count = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
points-untold = Punkty jeszcze nie są policzone
points-count = { $count ->
    [one] { $count } punkt do tej pory
    [few] { $count } punkty do tej pory
   *[many] { $count } punktów do tej pory
}
points-at-end = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
drafted-count = { $count ->
    [one] { $count } ukryta postać
    [few] { $count } ukryte postacie
   *[many] { $count } ukrytych postaci
}
city-label = Miasto: { $built } z { $size } dzielnic
city-one-short = Miasto: { $built } z { $size } dzielnic; brakuje jednej
city-complete = Ukończone
district-label = { $name }, dzielnica { $type }, koszt { $cost }
coins-on = { $count ->
    [one] Leży na niej { $count } moneta
    [few] Leżą na niej { $count } monety
   *[many] Leży na niej { $count } monet
}
cards-under = { $count ->
    [one] Pod spodem leży { $count } karta
    [few] Pod spodem leżą { $count } karty
   *[many] Pod spodem leży { $count } kart
}
tab-city = Moje miasto
hand-title = Twoja ręka
hand-empty = Brak kart na ręce
deck-count = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
mine-title = { $count ->
    [one] Twoja postać
    [few] Twoje postacie
   *[many] Twoje postacie
}
mine-none = jeszcze niewybrana
passed-title = Podane dalej:
costs = kosztuje

## Koniec gry

score-districts = Dzielnice
score-types = Wszystkie typy dzielnic
score-first = Pierwsze ukończone miasto
score-completed = Ukończone miasto
tie-rank = { $figure ->
    [0] Przy równym wyniku ({ $points }) { $name } wyprzedza { FORM($other, "acc") }, bo { $other } w ostatniej rundzie nie ma odsłoniętej postaci.
   *[other] Przy równym wyniku ({ $points }) { $name } wyprzedza { FORM($other, "acc") } wyższą rangą w ostatniej rundzie, { $own } do { $figure }.
}
tie-rank-you = { $you ->
    [name] { $figure ->
        [0] Przy równym wyniku ({ $points }) wyprzedzasz { FORM($other, "acc") }, bo { $other } w ostatniej rundzie nie ma odsłoniętej postaci.
       *[other] Przy równym wyniku ({ $points }) wyprzedzasz { FORM($other, "acc") } wyższą rangą w ostatniej rundzie, { $own } do { $figure }.
    }
   *[other] { $figure ->
        [0] Przy równym wyniku ({ $points }) { $name } cię wyprzedza, bo w ostatniej rundzie nie odsłaniasz żadnej postaci.
       *[other] Przy równym wyniku ({ $points }) { $name } wyprzedza cię wyższą rangą w ostatniej rundzie, { $own } do { $figure }.
    }
}
tie-districts = Przy równym wyniku ({ $points }) { $name } wyprzedza { FORM($other, "acc") } wartością dzielnic, { $own } do { $figure }.
tie-districts-you = { $you ->
    [name] Przy równym wyniku ({ $points }) wyprzedzasz { FORM($other, "acc") } wartością dzielnic, { $own } do { $figure }.
   *[other] Przy równym wyniku ({ $points }) { $name } wyprzedza cię wartością dzielnic, { $own } do { $figure }.
}
tie-gold = Przy równym wyniku ({ $points }) { $name } wyprzedza { FORM($other, "acc") } ilością pozostałego złota, { $own } do { $figure }.
tie-gold-you = { $you ->
    [name] Przy równym wyniku ({ $points }) wyprzedzasz { FORM($other, "acc") } ilością pozostałego złota, { $own } do { $figure }.
   *[other] Przy równym wyniku ({ $points }) { $name } wyprzedza cię ilością pozostałego złota, { $own } do { $figure }.
}
curve-points = Punkty
curve-gold = Złoto
curve-cards = Karty na ręce
statistics-characters = Według zagranej postaci
statistics-drafted = Według wybranej postaci
statistics-named = Postacie przez ciebie wskazane

## O co pyta stół

ask-draft = Wybierz swoją postać na tę rundę
ask-piles = Bierzesz ten stos czy podajesz go dalej i bierzesz trzy karty, których nie widać?
ask-draft_two = Wybierz z tego stosu dwie postacie na tę rundę
ask-draft_discard = Odłóż jedną postać zakrytą
ask-turn = { $stage ->
    [gather] Jako { $source } weź złoto albo dobierz karty
    [due] Jako { $source } użyj zdolności, zanim skończysz turę
    [build] Jako { $source } buduj albo zakończ turę
    [act] Jako { $source } użyj zdolności albo zakończ turę
   *[end] Jako { $source } zakończ turę
}
ask-keep = { $choices ->
    [1] Dobrane karty są jednakowe: zatrzymaj jedną
   *[other] Zatrzymaj jedną z dobranych kart
}
ask-keep_some = Zatrzymaj { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
  } z dobranych
ask-payment = Jak płacisz za { FORM($source, "acc") }?
ask-payment_cards = Którą kartą płacisz za { FORM($source, "acc") }?
ask-kill = Kogo zabijasz?
ask-rob = Kogo okradasz?
ask-swap = Z kim zamieniasz się kartami?
ask-redraw = { $most ->
    [1] Odrzuć kartę, aby dobrać nową
   *[other] Odrzuć do { $most } kart, aby dobrać tyle samo nowych
}
ask-destroy = Którą dzielnicę niszczysz?
ask-bewitch = Na kogo rzucasz urok?
ask-warrant_signed = Kto dostaje podpisany nakaz?
ask-warrant_blank = Kto dostaje pusty nakaz?
ask-threat_real = Kto dostaje prawdziwą groźbę?
ask-threat_blank = Kto dostaje pustą groźbę?
ask-confiscate = { $choices ->
    [1] Postać z twoim pustym nakazem zapłaciła za dzielnicę. Nie możesz jej zabrać, ale wiesz o tym tylko ty
   *[other] Postać z twoim podpisanym nakazem zapłaciła za dzielnicę. Zabierasz ją?
}
ask-bribe = Grożą ci. Płacisz łapówkę?
ask-unmask = Łapówki nie zapłacono. Odsłaniasz groźbę?
ask-spy = Czyje karty oglądasz?
ask-spy_type = Jakiego typu szukasz?
ask-wizard = Czyje karty oglądasz?
ask-wizard_card = Którą kartę bierzesz?
ask-wizard_build = { $choices ->
    [1] Tej karty nie można teraz zbudować. Zatrzymaj ją; wiesz o tym tylko ty
   *[other] Zbudować ją od razu czy zatrzymać?
}
ask-seer_give = Którą kartę oddajesz?
ask-crown = Kto dostaje koronę?
ask-crown_tribute = { $source } daje ci koronę. Co dajesz w zamian?
ask-crown_price = Co bierzesz w zamian?
ask-tithe = Kto z najbogatszych ci płaci?
ask-mix = Ile w złocie, ile w kartach?
ask-loan = Co budujesz na kredyt?
ask-loan_from = Kto pożycza ci złoto?
ask-loan_cards = { $least ->
    [one] Którą kartę dajesz w zamian?
    [few] Które { $least } karty dajesz w zamian?
   *[many] Które { $least } kart dajesz w zamian?
}
ask-study = Którą kartę zatrzymujesz?
ask-seize = Którą dzielnicę zajmujesz?
ask-exchange = Którą dzielnicę chcesz dostać?
ask-exchange_for = Którą swoją dzielnicę dajesz w zamian?
ask-beautify = Którą dzielnicę upiększasz?
ask-armory = Którą dzielnicę niszczy { $source }?
ask-museum = Którą kartę kładziesz pod { FORM($source, "acc") }?
ask-framework = Co budujesz zamiast { FORM($source, "gen") }?
ask-search = { $source } pokazuje ci talię. Którą kartę bierzesz?
ask-bell = Czy { $source } ma dzwonić, aby do ukończenia miasta wystarczyło siedem dzielnic?
ask-rescue = { $source } może odzyskać zniszczoną dzielnicę. Płacisz 1 monetę?
ask-thanks = W mieście z koroną stoi { $source }. Dziękujesz? Jeśli milczysz, tracisz turę
ask-theater = { $source } pozwala zamienić postać. Z kim się zamieniasz?
ask-theater_give = Którą ze swoich postaci oddajesz przez { FORM($source, "acc") }?
ask-laboratory = Którą kartę oddajesz do { FORM($source, "gen") }?
ask-other = { $source ->
    [none] Dokonaj wyboru
   *[other] Co wybierasz dla { FORM($source, "gen") }?
}

## Odpowiedzi

option-cancel = Anuluj
option-draft = { $character }
option-discard = { $character }
option-gather_gold = { $amount ->
    [one] Weź { $amount } monetę
    [few] Weź { $amount } monety
   *[many] Weź { $amount } monet
}
option-gather_cards = { $count ->
    [one] Dobierz { $count } kartę
    [few] Dobierz { $count } karty
   *[many] Dobierz { $count } kart
}
option-income = Pobierz { $unit ->
    [cards] { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
    [either] { $amount ->
        [one] { $amount } monetę lub kartę
        [few] { $amount } monety lub karty
       *[many] { $amount } monet lub kart
    }
   *[gold] { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
} z dzielnic { FORM($type, "pl") }
option-build = Zbuduj { FORM($card, "acc") }
option-end_turn = Zakończ turę
option-keep = { $card ->
    [none] Zatrzymaj na ręce
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] Zapłać { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
      }
    [one] Zapłać { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
      } i { $cards } kartę
    [few] Zapłać { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
      } i { $cards } karty
   *[many] Zapłać { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
      } i { $cards } kart
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Weź ten stos czterech kart
   *[0] Podaj dalej, weź trzy karty
}
option-ring = Dzwoń: do ukończenia miasta wystarczy { $size } dzielnic
option-stay_silent = Milcz
option-rescue = Odzyskaj { FORM($card, "acc") }
option-thank = „Dziękuję najpokorniej, Wasza Miłość!”
option-sacrifice = Zniszcz { FORM($card, "acc") }
option-confiscate = Zabierz { FORM($card, "acc") }
option-let_pass = Przepuść
option-bribe = Zapłać { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
  } łapówki
option-refuse = Odmów
option-unmask = Odsłoń groźbę
option-type = { $type }
option-give = { $what ->
    [gold] 1 moneta
    [card] { $card }
   *[none] Oddaj { FORM($seat, "dat") } { FORM($card, "acc") }
}
option-take = { $what ->
    [gold] 1 moneta
   *[card] Losowa karta
}
option-mix = { $gold ->
    [0] { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
      }
   *[other] { $cards ->
        [0] { $gold ->
            [one] { $gold } moneta
            [few] { $gold } monety
           *[many] { $gold } monet
          }
       *[other] { $gold ->
            [one] { $gold } moneta
            [few] { $gold } monety
           *[many] { $gold } monet
          } i { $cards ->
            [one] { $cards } karta
            [few] { $cards } karty
           *[many] { $cards } kart
          }
    }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
group-own = Twoje
group-out = Poza tą rundą
facedown-count = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
}
# What an option would do; `change` has its sign.
effect-pays = Złoto: { $gold } → { $left }
effect-gold = { $count ->
    [one] { $change } moneta
    [few] { $change } monety
   *[many] { $change } monet
}
effect-cards = { $count ->
    [one] { $change } karta
    [few] { $change } karty
   *[many] { $change } kart
}
effect-points = { $points } → { $then } pkt
effect-score = { $count ->
    [one] { $change } punkt
    [few] { $change } punkty
   *[many] { $change } punktów
}
effect-other = { FORM($seat, "dat") } { $changes }
effect-loses = Tracisz { $what }
effect-risks = Możesz stracić { $what }
end-anyway = Zakończ mimo to
brings-income = { $count ->
    [one] przynosi teraz { $count } monetę
    [few] przynosi teraz { $count } monety
   *[many] przynosi teraz { $count } monet
}
brings-income-cards = { $count ->
    [one] przynosi teraz { $count } kartę
    [few] przynosi teraz { $count } karty
   *[many] przynosi teraz { $count } kart
}
brings-income-either = { $count ->
    [one] przynosi teraz { $count } monetę lub kartę
    [few] przynosi teraz { $count } monety lub karty
   *[many] przynosi teraz { $count } monet lub kart
}
stake-gold = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
stake-turn = turę
stake-district = { FORM($card, "acc") }
stake-income = { $count ->
    [one] { $count } niepobrana moneta
    [few] { $count } niepobrane monety
   *[many] { $count } niepobranych monet
  }
stake-income-cards = { $count ->
    [one] { $count } niepobrana karta
    [few] { $count } niepobrane karty
   *[many] { $count } niepobranych kart
}
stake-income-either = { $count ->
    [one] { $count } niepobrana moneta lub karta
    [few] { $count } niepobrane monety lub karty
   *[many] { $count } niepobranych monet lub kart
}
stake-ability = nie użyto „{ $name }”
stake-use = nie użyto „{ $name }”
stake-build = { $count ->
    [one] możesz jeszcze zbudować jedną kartę
    [few] możesz jeszcze zbudować jedną z { $count } kart
   *[many] możesz jeszcze zbudować jedną z { $count } kart
}
# Across a card of the hand, in two words.
strip-short = brak { $gold }
strip-duplicate = już stoi
strip-limit = limit
strip-never-built = nie do budowy
strip-shielded = { $character }
strip-immune = nietykalna
strip-complete = ukończone
strip-too-dear = ponad { $cost }
strip-doubled = druga taka
strip-no-give = bez wymiany
strip-beautified = upiększona
# What a button beside a card, a character or a player does.
act-draft = Weź
act-draft_discard = Odłóż
act-kill = Zabij
act-rob = Okradnij
act-bewitch = Rzuć urok
act-warrant_signed = Podpisany
act-warrant_blank = Pusty
act-threat_real = Prawdziwa
act-threat_blank = Pusta
act-pays = { $gold ->
    [0] { $act } · za darmo
   *[other] { $act } · zapłać { $gold }
}
# On a district that can be chosen: what it costs, and what gold is left.
price-left = −{ $gold } → { $left }
price-free = za darmo
act-destroy = Zniszcz
act-armory = Zniszcz
act-payment-sacrifice = Zniszcz
act-seize = Zajmij
act-exchange = Weź
act-exchange_for = Daj
act-beautify = Upiększ
act-swap = Zamień karty
act-spy = Obejrzyj
act-wizard = Obejrzyj
act-crown = Daj
act-tithe = Pobierz
act-loan_from = Pożycz
act-theater = Zamień postacie
act-theater_give = Daj
act-keep = Zatrzymaj
act-keep_some = Zatrzymaj
act-study = Zatrzymaj
act-search = Weź
act-wizard_card = Weź
act-laboratory = Odrzuć
act-redraw = Odrzuć
act-museum = Pod spód
act-payment_cards = Zapłać
act-loan = Zbuduj
act-framework = Zbuduj
act-build = Zbuduj
act-use = Użyj
act-give = Daj
act-loan_cards = Daj
act-confiscate = Zabierz
act-rescue = Odzyskaj
ability-bewitch = Rzuć urok na postać
ability-warrant = Połóż nakazy
ability-threaten = Połóż groźby
ability-spy = Podejrzyj karty gracza
ability-take_card = Weź kartę z cudzej ręki
ability-seer = Weź po karcie od każdego
ability-crown = Oddaj koronę
ability-tithe = Weź 1 monetę od najbogatszego
ability-loan = Buduj na kredyt
ability-four_gold = Weź 4 monety
ability-four_cards = Weź 4 karty
ability-study = Przejrzyj siedem kart
ability-exchange = Wymień dzielnice
ability-exchange-classic = Wymień dzielnice i zakończ turę
ability-seize = Zajmij dzielnicę
ability-court = Idź na dwór: weź 3 monety
ability-beautify = Upiększ dzielnicę
ability-collect_tax = Zbierz podatki
ability-kill = Zabij postać
ability-rob = Okradnij postać
ability-swap = Zamień się kartami z graczem
ability-redraw = Wymień karty z talią
ability-bonus_gold = Weź dodatkową monetę
ability-bonus_cards = Weź dodatkowe karty
ability-destroy = Zniszcz dzielnicę
ability-destroy-classic = Zniszcz dzielnicę i zakończ turę
use-armory = Zbrojownia: zniszcz ją, aby zniszczyć dzielnicę
use-framework = Rusztowanie: zniszcz je, aby zbudować bez płacenia
use-laboratory = Laboratorium: odrzuć kartę za złoto
use-museum = Muzeum: połóż kartę pod spód
use-smithy = Kuźnia: złoto za karty

## Dlaczego czegoś nie można wybrać

reason-silenced = Możesz stracić turę{ $because ->
    [yes] {": "}prowadzisz
   *[no] {""}
  }
reason-robbed = Ktoś może cię okraść{ $because ->
    [yes] {": "}masz najwięcej złota
   *[no] {""}
  }
reason-wrecked = Możesz stracić dzielnicę
reason-crowned = Korona może być twoja
reason-leaves = Średnio twoje miasto zyskuje { $built ->
    [one] { $built } dzielnicę
    [few] { $built } dzielnice
    [many] { $built } dzielnic
   *[other] { $built } dzielnicy
  }, a na koniec rundy masz { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
    [many] { $gold } monet
   *[other] { $gold } monety
  } i { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
reason-ends-points = Średnio na koniec rundy masz { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
  } zamiast { $instead }
reason-ends-districts = Średnio na koniec rundy masz { $mean ->
    [one] { $mean } dzielnicę
    [few] { $mean } dzielnice
    [many] { $mean } dzielnic
   *[other] { $mean } dzielnicy
  } zamiast { $instead }
reason-ends-gold = Średnio na koniec rundy masz { $mean ->
    [one] { $mean } monetę
    [few] { $mean } monety
    [many] { $mean } monet
   *[other] { $mean } monety
  } zamiast { $instead }
reason-ends-cards = Średnio na koniec rundy masz { $mean ->
    [one] { $mean } kartę
    [few] { $mean } karty
    [many] { $mean } kart
   *[other] { $mean } karty
  } zamiast { $instead }
reason-ends-rival-points = Średnio na koniec rundy najsilniejszy rywal ma { $mean ->
    [one] { $mean } punkt
    [few] { $mean } punkty
    [many] { $mean } punktów
   *[other] { $mean } punktu
  } zamiast { $instead }
reason-ends-rival-districts = Średnio na koniec rundy najsilniejszy rywal ma { $mean ->
    [one] { $mean } dzielnicę
    [few] { $mean } dzielnice
    [many] { $mean } dzielnic
   *[other] { $mean } dzielnicy
  } zamiast { $instead }
reason-lets-build = W tej rundzie możesz zbudować { FORM($card, "acc") }
reason-keeps-turn = Możesz stracić turę: prawdopodobieństwo { $share }% zamiast { $before }%
reason-keeps-gold = Ktoś może cię okraść: prawdopodobieństwo { $share }% zamiast { $before }%
reason-keeps-city = Możesz stracić dzielnicę: prawdopodobieństwo { $share }% zamiast { $before }%
reason-stops-rival = { $seat } może stracić turę: prawdopodobieństwo { $share }% zamiast { $before }%
reason-robs-rival = Ktoś może ukraść złoto { FORM($seat, "gen") }: prawdopodobieństwo { $share }% zamiast { $before }%
reason-strikes-rival = { $seat } może stracić dzielnicę: prawdopodobieństwo { $share }% zamiast { $before }%
reason-has-card = Możesz mieć w mieście { FORM($card, "acc") }: prawdopodobieństwo { $share }% zamiast { $before }%
reason-all-types = Możesz mieć dzielnice wszystkich typów: prawdopodobieństwo { $share }% zamiast { $before }%
reason-finishes = Możesz ukończyć miasto: prawdopodobieństwo { $share }% zamiast { $before }%
reason-last-round = Ta runda może być ostatnia: prawdopodobieństwo { $share }% zamiast { $before }%
reason-more-bonus = Za { FORM($card, "acc") } możesz mieć więcej dodatkowych punktów: średnio { $mean } zamiast { $instead }
reason-builds-more = W tej rundzie możesz zbudować więcej dzielnic: średnio { $mean } zamiast { $instead }
reason-more-gold = Na koniec rundy możesz mieć więcej złota: średnio { $mean } zamiast { $instead }
reason-more-cards = Na koniec rundy możesz mieć więcej kart do budowy: średnio { $mean } zamiast { $instead }
reason-builds-less = W tej rundzie { $seat } może zbudować mniej dzielnic: średnio { $mean } zamiast { $instead }
reason-less-gold = Na koniec rundy { $seat } może mieć mniej złota: średnio { $mean } zamiast { $instead }
reason-fewer-cards = Na koniec rundy { $seat } może mieć mniej kart do budowy: średnio { $mean } zamiast { $instead }
reason-stops = Do ukończenia miasta { $seat } potrzebuje jeszcze jednej dzielnicy: { FORM($character, "nom") } może temu przeszkodzić
reason-shields = Twojemu miastu brakuje { $count ->
    [one] jednej dzielnicy
    [few] { $count } dzielnic
   *[many] { $count } dzielnic
  }, a ranga 8 nie może go tknąć, póki twoja postać to { FORM($character, "nom") }
reason-pays = Jako { FORM($character, "nom") } możesz pobrać { $unit ->
    [cards] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [either] { $count ->
        [one] { $count } monetę lub kartę
        [few] { $count } monety lub karty
       *[many] { $count } monet lub kart
    }
   *[gold] { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
} dochodu
reason-robs = { $gold ->
    [one] { $seat } ma { $gold } monetę, którą może ukraść { FORM($character, "nom") }
    [few] { $seat } ma { $gold } monety, które może ukraść { FORM($character, "nom") }
   *[many] { $seat } ma { $gold } monet, które może ukraść { FORM($character, "nom") }
}
reason-builds = { $count ->
    [one] Jako { FORM($character, "nom") } możesz zbudować { $count } dzielnicę
    [few] Jako { FORM($character, "nom") } możesz zbudować { $count } dzielnice
   *[many] Jako { FORM($character, "nom") } możesz zbudować { $count } dzielnic
}
reason-crowns = { FORM($character, "nom") } bierze koronę: w następnej rundzie możesz wybierać przed wszystkimi
reason-denies = { $seat } jako { FORM($character, "nom") } może pobrać { $unit ->
    [cards] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [either] { $count ->
        [one] { $count } monetę lub kartę
        [few] { $count } monety lub karty
       *[many] { $count } monet lub kart
    }
   *[gold] { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
} dochodu
reason-passed-on = Przy wyborze podano dalej { FORM($character, "acc") }: ktoś może mieć tę postać
reason-names-paid = Możliwe, że { $seat } to { $character }, a wtedy pobiera { $unit ->
    [cards] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [either] { $count ->
        [one] { $count } monetę lub kartę
        [few] { $count } monety lub karty
       *[many] { $count } monet lub kart
    }
   *[gold] { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
} dochodu
reason-holds-gold = { $seat } ma { $gold ->
    [one] { $gold } monetę
    [few] { $gold } monety
   *[many] { $gold } monet
  }; możliwe, że to { $character }
reason-ruins = { FORM($character, "nom") } może pozbawić cię dzielnicy, a ty prowadzisz
reason-completes = Dodając { FORM($card, "acc") }, kończysz miasto: dwa punkty
reason-completes-first = Dodając { FORM($card, "acc") }, kończysz miasto przed innymi: cztery punkty i ostatnia runda
reason-fifth-type = { $card } to twój piąty typ: trzy punkty
reason-bonus-ivory_tower = Za { FORM($card, "acc") } masz dodatkowo { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }, póki to twoja jedyna unikatowa dzielnica
reason-bonus-statue = Za { FORM($card, "acc") } masz dodatkowo { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }, póki masz koronę
reason-bonus-capitol = Za { FORM($card, "acc") } masz dodatkowo { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }: trzy dzielnice jednego typu
reason-bonus = Za { FORM($card, "acc") } masz do tej pory dodatkowo { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
reason-pays-at-once = Zbuduj { FORM($card, "acc") } przed pobraniem dochodu: wtedy już się liczy
reason-no-ruin = { $character } w tej rundzie już nie zaszkodzi twojemu miastu
reason-spends = Złota wydanego na miasto nikt w następnej rundzie nie ukradnie, a to z sakiewki może zniknąć
reason-affords = Wystarczy na { FORM($card, "acc") }
reason-enough-cards = Masz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  } do budowy, brakuje tylko złota
reason-no-cards = Na ręce nie ma nic do budowy
reason-enough-gold = { $gold ->
    [one] Masz { $gold } monetę, dość na każdą kartę z ręki
    [few] Masz { $gold } monety, dość na każdą kartę z ręki
   *[many] Masz { $gold } monet, dość na każdą kartę z ręki
}
reason-ready-now = W tej turze możesz zbudować { FORM($card, "acc") }
reason-near-end = Do ukończenia miasta { $seat } potrzebuje jeszcze { $count ->
    [one] jednej dzielnicy
    [few] { $count } dzielnic
   *[many] { $count } dzielnic
  }
reason-strongest = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }, najwięcej spośród twoich rywali
reason-costs-rival = { $count ->
    [one] { $seat } traci { $count } punkt
    [few] { $seat } traci { $count } punkty
   *[many] { $seat } traci { $count } punktów
}
reason-full-hand = { $count ->
    [one] { $seat } ma na ręce { $count } kartę, więcej niż inni
    [few] { $seat } ma na ręce { $count } karty, więcej niż inni
   *[many] { $seat } ma na ręce { $count } kart, więcej niż inni
}
reason-draws = { FORM($character, "nom") } dobiera karty, a do budowy { $cards ->
    [0] nie masz żadnej
    [one] masz tylko { $cards }
    [few] masz tylko { $cards }
   *[many] masz tylko { $cards }
  }
reason-goes-first = { $gold ->
    [one] Rangi 1 nie można okraść, a ty masz { $gold } monetę
    [few] Rangi 1 nie można okraść, a ty masz { $gold } monety
   *[many] Rangi 1 nie można okraść, a ty masz { $gold } monet
}
reason-never-seen = Przy wyborze nie było widać { FORM($character, "gen") }: ktoś może mieć tę postać
reason-dearest = { $card } to najdroższa dzielnica, na którą cię stać
reason-short-of = Potem do { FORM($card, "gen") } zabraknie { $gold ->
    [one] { $gold } monety
    [few] { $gold } monet
   *[many] { $gold } monet
  }
reason-pays-now = Twoje dzielnice dają ci teraz { $unit ->
    [cards] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
    [either] { $count ->
        [one] { $count } monetę lub kartę
        [few] { $count } monety lub karty
       *[many] { $count } monet lub kart
    }
   *[gold] { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
}
reason-one-card = { $card } to jedyna karta, którą możesz zbudować
blocked-short = { $gold ->
    [one] Brakuje { $gold } monety
    [few] Brakuje { $gold } monet
   *[many] Brakuje { $gold } monet
}
blocked-duplicate = Stoi już w twoim mieście
blocked-limit = { $limit ->
    [one] W tej turze możesz zbudować tylko { $limit } dzielnicę
    [few] W tej turze możesz zbudować tylko { $limit } dzielnice
   *[many] W tej turze możesz zbudować tylko { $limit } dzielnic
}
blocked-no-builds = { $character } nie może budować
blocked-city-grown = Tylko póki masz najwyżej cztery dzielnice
blocked-never-built = Nie można zbudować
blocked-gather-first = Najpierw weź złoto albo karty
blocked-only-gathers = W tej turze tylko bierzesz złoto albo karty
blocked-bewitched = Urok: tylko bierzesz złoto albo karty
blocked-only-ability = W tej turze możesz tylko użyć zdolności
blocked-ability-first = Najpierw użyj zdolności
blocked-used = Już użyte w tej turze
blocked-no-income = Brak dzielnic { FORM($type, "pl") }
blocked-no-target = Nie ma na co tego użyć
blocked-no-build = Brak karty, którą można zbudować
blocked-no-loan = Brak karty, którą można zbudować na kredyt
blocked-no-richest = Nikt nie musi ci płacić
blocked-no-taxes = Nie ma tu złota z podatków
blocked-court-afar = Nie siedzisz obok rangi 4
blocked-hand-empty = Brak kart na ręce
blocked-hands-empty = Nikt inny nie ma kart
blocked-deck-empty = Talia jest pusta
blocked-own-character = Twoja własna postać w tej turze
blocked-rank-one = Ranga 1 jest przed tym bezpieczna
blocked-marked = Ma już żeton { FORM($character, "gen") }
blocked-token-laid = Ma już żeton
blocked-blank = Twój nakaz jest pusty
blocked-crowned = Ma koronę
blocked-not-richest = Nie ma najwięcej złota
blocked-complete = Miasto jest ukończone
blocked-shielded = Pod ochroną { FORM($character, "gen") }
blocked-immune = Nietykalna
blocked-too-dear = Kosztuje więcej niż { $cost }
blocked-doubled = Miasto miałoby dwie takie same
blocked-no-give = Nie ma czego dać w zamian
blocked-beautified = Już upiększona
blocked-being-built = Właśnie powstaje
blocked-no-loan-needed = Stać cię na to
blocked-no-lender = { $gold ->
    [one] Nikt nie może pożyczyć { $gold } monety
    [few] Nikt nie może pożyczyć { $gold } monet
   *[many] Nikt nie może pożyczyć { $gold } monet
}
blocked-few-cards = { $gold ->
    [one] Za mało kart do oddania za { $gold } monetę
    [few] Za mało kart do oddania za { $gold } monety
   *[many] Za mało kart do oddania za { $gold } monet
}

## Typy i przyczyny

type-noble = szlachecka
    .pl = szlacheckich
type-religious = sakralna
    .pl = sakralnych
type-military = wojskowa
    .pl = wojskowych
type-trade = handlowa
    .pl = handlowych
type-unique = unikatowa
    .pl = unikatowych
## Przebieg gry

event-round_started = Zaczyna się runda { $round }, koronę ma { $to }
event-round_started-you = Zaczyna się runda { $round }, korona jest u ciebie
event-character_removed = { $character } nie bierze udziału w tej rundzie
event-character_laid_away = { $named ->
    [yes] Odłożono zakrytą kartę { FORM($character, "gen") }
   *[other] { $count ->
        [one] Odłożono { $count } zakrytą postać
        [few] Odłożono { $count } zakryte postacie
       *[many] Odłożono { $count } zakrytych postaci
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } bierze { FORM($character, "acc") }
   *[other] { $seat } bierze postać
}
event-character_drafted-you = { $named ->
    [yes] Bierzesz { FORM($character, "acc") }
   *[other] Bierzesz postać
}
event-characters_swapped = { $named ->
    [yes] { $seat } i { $other } zamieniają się postaciami; masz teraz { FORM($character, "acc") }
   *[other] { $seat } i { $other } zamieniają się postaciami
}
event-characters_swapped-you = { $you ->
    [seat] { $named ->
        [yes] Ty i { $other } zamieniacie się postaciami; masz teraz { FORM($character, "acc") }
       *[other] Ty i { $other } zamieniacie się postaciami
    }
   *[other] { $named ->
        [yes] { $seat } i ty zamieniacie się postaciami; masz teraz { FORM($character, "acc") }
       *[other] { $seat } i ty zamieniacie się postaciami
    }
}
event-rank_called = { $by } wywołuje { FORM($character, "acc") } (ranga { $rank })
event-rank_called-you = Wywołujesz { FORM($character, "acc") } (ranga { $rank })
event-nobody_answered = { $source ->
    [none] Nikt nie zgłasza się jako { FORM($character, "nom") }
   *[other] { FORM($character, "gender") ->
        [f] Zabita { FORM($character, "nom") } milczy
       *[m] Zabity { FORM($character, "nom") } milczy
    }
}
event-character_revealed = { $seat } to { FORM($character, "nom") }
event-character_revealed-you = Twoja postać to { FORM($character, "nom") }
silence-out = { $character } nie bierze udziału w tej rundzie
silence-murdered = { FORM($character, "gender") ->
    [f] Zabita { FORM($character, "nom") } milczy
   *[m] Zabity { FORM($character, "nom") } milczy
}
silence-absent = Nikt nie ma { FORM($character, "gen") }
unmasked-murdered = { FORM($character, "gender") ->
    [f] Zabita { FORM($character, "nom") } to { $name }
   *[m] Zabity { FORM($character, "nom") } to { $name }
}
unmasked-murdered-you = { FORM($character, "gender") ->
    [f] Zabita { FORM($character, "nom") } to ty
   *[m] Zabity { FORM($character, "nom") } to ty
}
event-character_named = { $kind ->
    [kill] { $seat } chce zabić { FORM($character, "acc") }
    [bewitch] { $seat } rzuca urok na { FORM($character, "acc") }
    [rob] { $seat } chce okraść { FORM($character, "acc") }
    [warrant] { $seat } kładzie nakaz na karcie { FORM($character, "gen") }
    [threat] { $seat } grozi { FORM($character, "dat") }
   *[other] { $seat } wskazuje { FORM($character, "acc") }
}
event-character_named-you = { $kind ->
    [kill] Chcesz zabić { FORM($character, "acc") }
    [bewitch] Rzucasz urok na { FORM($character, "acc") }
    [rob] Chcesz okraść { FORM($character, "acc") }
    [warrant] Kładziesz nakaz na karcie { FORM($character, "gen") }
    [threat] Grozisz { FORM($character, "dat") }
   *[other] Wskazujesz { FORM($character, "acc") }
}
event-mark_unmasked = { $real ->
    [yes] Żeton na karcie { FORM($character, "gen") } był prawdziwy
   *[no] Żeton na karcie { FORM($character, "gen") } był pusty
}
event-turn_resumed = { $seat } wznawia turę jako { FORM($character, "nom") }
event-turn_resumed-you = Wznawiasz turę jako { FORM($character, "nom") }
event-turn_ended = { $seat } kończy turę
event-turn_ended-you = Kończysz turę
event-turn_lost = { $seat } traci turę
event-turn_lost-you = Tracisz turę
event-gold_gained = { $origin ->
    [gather] { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } jako zasoby
    [character] { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } dzięki zdolności { FORM($source, "gen") }
    [district] { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } dzięki zdolności { FORM($source, "gen") }
   *[none] { $seat } bierze { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
}
event-gold_gained-you = { $origin ->
    [gather] Bierzesz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } jako zasoby
    [character] Bierzesz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } dzięki zdolności { FORM($source, "gen") }
    [district] Bierzesz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } dzięki zdolności { FORM($source, "gen") }
   *[none] Bierzesz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
}
event-gold_paid = { $origin ->
    [character] { $seat } płaci { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } jako { $source }
    [district] { $seat } płaci { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } za { FORM($source, "acc") }
   *[none] { $seat } płaci { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
}
event-gold_paid-you = { $origin ->
    [character] Płacisz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } jako { $source }
    [district] Płacisz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } za { FORM($source, "acc") }
   *[none] Płacisz { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
}
event-gold_moved = { $origin ->
    [character] { $to } dostaje { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od { FORM($from, "gen") } dzięki zdolności { FORM($source, "gen") }
    [district] { $to } dostaje { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od { FORM($from, "gen") } dzięki zdolności { FORM($source, "gen") }
   *[none] { $to } dostaje { $amount ->
        [one] { $amount } monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od { FORM($from, "gen") }
}
event-gold_moved-you = { $you ->
    [from] { $origin ->
        [character] { $to } dostaje od ciebie { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } dzięki zdolności { FORM($source, "gen") }
        [district] { $to } dostaje od ciebie { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } dzięki zdolności { FORM($source, "gen") }
       *[none] { $to } dostaje od ciebie { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }
    }
   *[to] { $origin ->
        [character] Dostajesz { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od { FORM($from, "gen") } dzięki zdolności { FORM($source, "gen") }
        [district] Dostajesz { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od { FORM($from, "gen") } dzięki zdolności { FORM($source, "gen") }
       *[none] Dostajesz { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od { FORM($from, "gen") }
    }
}
event-tax_paid = { $amount ->
    [one] { $seat } płaci { $amount } monetę podatku
    [few] { $seat } płaci { $amount } monety podatku
   *[many] { $seat } płaci { $amount } monet podatku
}
event-tax_paid-you = { $amount ->
    [one] Płacisz { $amount } monetę podatku
    [few] Płacisz { $amount } monety podatku
   *[many] Płacisz { $amount } monet podatku
}
event-tax_collected = { $amount ->
    [one] { $seat } zbiera { $amount } monetę podatku
    [few] { $seat } zbiera { $amount } monety podatku
   *[many] { $seat } zbiera { $amount } monet podatku
}
event-tax_collected-you = { $amount ->
    [one] Zbierasz { $amount } monetę podatku
    [few] Zbierasz { $amount } monety podatku
   *[many] Zbierasz { $amount } monet podatku
}
event-cards_drawn = { $known ->
    [yes] { $seat } dobiera { FORM($cards, "acc") }
   *[other] { $count ->
       [one] { $seat } dobiera { $count } kartę
       [few] { $seat } dobiera { $count } karty
      *[many] { $seat } dobiera { $count } kart
   }
}
event-cards_drawn-you = { $known ->
    [yes] Dobierasz { FORM($cards, "acc") }
   *[other] { $count ->
       [one] Dobierasz { $count } kartę
       [few] Dobierasz { $count } karty
      *[many] Dobierasz { $count } kart
   }
}
event-cards_discarded = { $known ->
    [yes] { $seat } odkłada { FORM($cards, "acc") } pod talię
   *[other] { $count ->
       [one] { $seat } odkłada { $count } kartę pod talię
       [few] { $seat } odkłada { $count } karty pod talię
      *[many] { $seat } odkłada { $count } kart pod talię
   }
}
event-cards_discarded-you = { $known ->
    [yes] Odkładasz { FORM($cards, "acc") } pod talię
   *[other] { $count ->
       [one] Odkładasz { $count } kartę pod talię
       [few] Odkładasz { $count } karty pod talię
      *[many] Odkładasz { $count } kart pod talię
   }
}
event-card_kept = { $known ->
    [yes] { $seat } zatrzymuje { FORM($cards, "acc") }
   *[other] { $count ->
       [one] { $seat } zatrzymuje { $count } kartę
       [few] { $seat } zatrzymuje { $count } karty
      *[many] { $seat } zatrzymuje { $count } kart
   }
}
event-card_kept-you = { $known ->
    [yes] Zatrzymujesz { FORM($cards, "acc") }
   *[other] { $count ->
       [one] Zatrzymujesz { $count } kartę
       [few] Zatrzymujesz { $count } karty
      *[many] Zatrzymujesz { $count } kart
   }
}
event-build_given_up = Za { FORM($card, "acc") } nie zapłacono: karta zostaje na ręce i nie można jej już zbudować ponad limit
event-card_rescued = { $seat } odzyskuje { FORM($card, "acc") }
event-card_rescued-you = Odzyskujesz { FORM($card, "acc") }
event-cards_given = { $known ->
    [yes] { $from } daje { FORM($to, "dat") } { FORM($cards, "acc") }
   *[other] { $count ->
       [one] { $from } daje { FORM($to, "dat") } { $count } kartę
       [few] { $from } daje { FORM($to, "dat") } { $count } karty
      *[many] { $from } daje { FORM($to, "dat") } { $count } kart
   }
}
event-cards_given-you = { $you ->
    [from] { $known ->
        [yes] Dajesz { FORM($to, "dat") } { FORM($cards, "acc") }
       *[other] { $count ->
           [one] Dajesz { FORM($to, "dat") } { $count } kartę
           [few] Dajesz { FORM($to, "dat") } { $count } karty
          *[many] Dajesz { FORM($to, "dat") } { $count } kart
       }
    }
   *[to] { $known ->
        [yes] { $from } daje ci { FORM($cards, "acc") }
       *[other] { $count ->
           [one] { $from } daje ci { $count } kartę
           [few] { $from } daje ci { $count } karty
          *[many] { $from } daje ci { $count } kart
       }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } kładzie { FORM($cards, "acc") } pod { FORM($card, "acc") }
   *[other] { $seat } kładzie kartę pod { FORM($card, "acc") }
}
event-card_tucked-you = { $known ->
    [yes] Kładziesz { FORM($cards, "acc") } pod { FORM($card, "acc") }
   *[other] Kładziesz kartę pod { FORM($card, "acc") }
}
event-hand_shown = { $known ->
    [yes] { $by } widzi karty { FORM($seat, "gen") }: { $cards }
   *[other] { $by } ogląda karty { FORM($seat, "gen") }
}
event-hand_shown-you = { $you ->
    [by] { $known ->
        [yes] Widzisz karty { FORM($seat, "gen") }: { $cards }
       *[other] Oglądasz karty { FORM($seat, "gen") }
    }
   *[seat] { $known ->
        [yes] { $by } widzi twoje karty: { $cards }
       *[other] { $by } ogląda twoje karty
    }
}
event-hands_swapped = { $known ->
    [yes] { $seat } i { $other } zamieniają się kartami; twoje nowe karty: { $cards }
   *[other] { $seat } i { $other } zamieniają się kartami
}
event-hands_swapped-you = { $you ->
    [seat] { $known ->
        [yes] Ty i { $other } zamieniacie się kartami; twoje nowe karty: { $cards }
       *[other] Ty i { $other } zamieniacie się kartami
    }
   *[other] { $known ->
        [yes] { $seat } i ty zamieniacie się kartami; twoje nowe karty: { $cards }
       *[other] { $seat } i ty zamieniacie się kartami
    }
}
event-district_built = { $paid ->
    [0] { $seat } buduje { FORM($card, "acc") } za darmo
    [one] { $seat } buduje { FORM($card, "acc") } za { $paid } monetę
    [few] { $seat } buduje { FORM($card, "acc") } za { $paid } monety
   *[many] { $seat } buduje { FORM($card, "acc") } za { $paid } monet
}
event-district_built-you = { $paid ->
    [0] Budujesz { FORM($card, "acc") } za darmo
    [one] Budujesz { FORM($card, "acc") } za { $paid } monetę
    [few] Budujesz { FORM($card, "acc") } za { $paid } monety
   *[many] Budujesz { FORM($card, "acc") } za { $paid } monet
}
event-district_destroyed = { $own ->
    [yes] { $paid ->
        [0] { $by } niszczy { FORM($card, "acc") } w swoim mieście
        [one] { $by } niszczy { FORM($card, "acc") } w swoim mieście za { $paid } monetę
        [few] { $by } niszczy { FORM($card, "acc") } w swoim mieście za { $paid } monety
       *[many] { $by } niszczy { FORM($card, "acc") } w swoim mieście za { $paid } monet
    }
   *[no] { $paid ->
        [0] { $by } niszczy { FORM($card, "acc") } w mieście { FORM($seat, "gen") }
        [one] { $by } niszczy { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monetę
        [few] { $by } niszczy { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monety
       *[many] { $by } niszczy { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monet
    }
}
event-district_destroyed-you = { $you ->
    [by] { $paid ->
        [0] Niszczysz { FORM($card, "acc") } w mieście { FORM($seat, "gen") }
        [one] Niszczysz { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monetę
        [few] Niszczysz { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monety
       *[many] Niszczysz { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monet
    }
    [seat] { $paid ->
        [0] { $by } niszczy { FORM($card, "acc") } w twoim mieście
        [one] { $by } niszczy { FORM($card, "acc") } w twoim mieście za { $paid } monetę
        [few] { $by } niszczy { FORM($card, "acc") } w twoim mieście za { $paid } monety
       *[many] { $by } niszczy { FORM($card, "acc") } w twoim mieście za { $paid } monet
    }
   *[both] { $paid ->
        [0] Niszczysz { FORM($card, "acc") } w swoim mieście
        [one] Niszczysz { FORM($card, "acc") } w swoim mieście za { $paid } monetę
        [few] Niszczysz { FORM($card, "acc") } w swoim mieście za { $paid } monety
       *[many] Niszczysz { FORM($card, "acc") } w swoim mieście za { $paid } monet
    }
}
event-district_confiscated = { $to } zabiera { FORM($card, "acc") } na mocy nakazu; { $seat } odzyskuje złoto
event-district_confiscated-you = { $you ->
    [to] Zabierasz { FORM($card, "acc") } na mocy nakazu; { $seat } odzyskuje złoto
   *[seat] { $to } zabiera ci { FORM($card, "acc") } na mocy nakazu; odzyskujesz złoto
}
event-district_seized = { $paid ->
    [one] { $by } zajmuje { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monetę
    [few] { $by } zajmuje { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monety
   *[many] { $by } zajmuje { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monet
}
event-district_seized-you = { $you ->
    [by] { $paid ->
        [one] Zajmujesz { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monetę
        [few] Zajmujesz { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monety
       *[many] Zajmujesz { FORM($card, "acc") } w mieście { FORM($seat, "gen") } za { $paid } monet
    }
   *[seat] { $paid ->
       [one] { $by } zajmuje { FORM($card, "acc") } w twoim mieście za { $paid } monetę
       [few] { $by } zajmuje { FORM($card, "acc") } w twoim mieście za { $paid } monety
      *[many] { $by } zajmuje { FORM($card, "acc") } w twoim mieście za { $paid } monet
   }
}
event-districts_exchanged = { $seat } wymienia { FORM($card, "acc") } na { FORM($for, "acc") } { FORM($other, "gen") }
event-districts_exchanged-you = { $you ->
    [seat] Wymieniasz { FORM($card, "acc") } na { FORM($for, "acc") } { FORM($other, "gen") }
   *[other] { $seat } wymienia { FORM($card, "acc") } na { FORM($for, "acc") } z twojego miasta
}
event-district_beautified = { $seat } upiększa { FORM($card, "acc") }
event-district_beautified-you = Upiększasz { FORM($card, "acc") }
event-crown_moved = { $from ->
    [none] { $to } bierze koronę
   *[other] Korona przechodzi od { FORM($from, "gen") } do { FORM($to, "gen") }
}
event-crown_moved-you = { $you ->
    [to] { $from ->
        [none] Bierzesz koronę
       *[other] Korona przechodzi do ciebie od { FORM($from, "gen") }
    }
   *[from] { $from ->
        [none] { $to } bierze koronę
       *[other] Korona przechodzi od ciebie do { FORM($to, "gen") }
    }
}
event-city_completed = { $first ->
    [yes] { $seat } kończy miasto przed innymi: to ostatnia runda
   *[other] { $seat } kończy miasto
}
event-city_completed-you = { $first ->
    [yes] Kończysz miasto przed innymi: to ostatnia runda
   *[other] Kończysz miasto
}
event-city_size_changed = Odtąd ukończone miasto liczy { $size } dzielnic
event-round_ended = Koniec rundy { $round }
event-game_ended = { $several ->
    [1] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry: zwycięstwem dzielą się { $winners }
}
event-game_ended-you = { $several ->
    [1] Koniec gry: wygrywasz
   *[other] Koniec gry: { FORM($winners, "inside") } dzielicie się zwycięstwem
}

## Co się stało, w trakcie gry

round-rose = { $name } buduje { FORM($cards, "acc") }
round-rose-you = Budujesz { FORM($cards, "acc") }
round-robbed = { $amount ->
    [one] { $by } kradnie { FORM($name, "dat") } { $amount } monetę
    [few] { $by } kradnie { FORM($name, "dat") } { $amount } monety
   *[many] { $by } kradnie { FORM($name, "dat") } { $amount } monet
}
round-robbed-you = { $you ->
    [name] { $amount ->
        [one] { $by } kradnie ci { $amount } monetę
        [few] { $by } kradnie ci { $amount } monety
       *[many] { $by } kradnie ci { $amount } monet
    }
   *[by] { $amount ->
       [one] Kradniesz { FORM($name, "dat") } { $amount } monetę
       [few] Kradniesz { FORM($name, "dat") } { $amount } monety
      *[many] Kradniesz { FORM($name, "dat") } { $amount } monet
   }
}
round-lost = { $name } traci { FORM($card, "acc") } przez { FORM($by, "acc") }
round-lost-you = { $you ->
    [name] Tracisz { FORM($card, "acc") } przez { FORM($by, "acc") }
   *[by] { $name } traci { FORM($card, "acc") } przez ciebie
}
round-short = { $name } ma do zbudowania jeszcze tylko jedną dzielnicę
round-short-you = Brakuje ci tylko jednej dzielnicy
round-quiet = Spokojna runda: nic nie zbudowano, nikt nic nie stracił
last-stone = { $seat } buduje { FORM($card, "acc") } i kładzie ostatni kamień
last-stone-you = Budujesz { FORM($card, "acc") } i kładziesz ostatni kamień
story-call = { $character }?
story-own-kill = { FORM($character, "gender") ->
    [f] Zabita przez ciebie { FORM($character, "nom") } milczy
   *[m] Zabity przez ciebie { FORM($character, "nom") } milczy
}
story-own-gold = { $amount ->
    [one] Kradniesz { FORM($name, "dat") } { $amount } monetę
    [few] Kradniesz { FORM($name, "dat") } { $amount } monety
   *[many] Kradniesz { FORM($name, "dat") } { $amount } monet
}
story-own-empty = Kradzież się nie udaje: { $character } nie ma złota
story-own-absent = Kradzież się nie udaje: nikt nie ma { FORM($character, "gen") }
story-empty = { $by } nie znajduje złota u { FORM($character, "gen") }
story-named-kill = { $by } chce cię zabić
story-named-kill-line = Tura stracona: { $character } milczy.
story-named-bewitch = { $by } rzuca na ciebie urok
story-named-bewitch-line = Jako { FORM($character, "nom") } tylko bierzesz złoto albo karty; potem za ciebie gra { $by }.
story-named-rob = { $by } czyha na twoje złoto
story-named-rob-line = Po wywołaniu { FORM($character, "gen") } { $by } zabierze całe twoje złoto.
story-named-warrant = { $by } kładzie na tobie nakaz
story-named-warrant-line = Leży na twojej karcie { FORM($character, "gen") }. Jeśli jest podpisany, { $by } może zabrać pierwszą dzielnicę, za którą zapłacisz.
story-named-threat = { $by } cię szantażuje
story-named-threat-line = Groźba leży na twojej karcie { FORM($character, "gen") }. Gdy weźmiesz złoto albo karty, zapłać połowę złota albo ryzykuj całym.
story-unmasked = { $by } odsłania groźbę
story-unmasked-line = { $real ->
    [yes] Była prawdziwa: tracisz całe złoto.
   *[no] Była pusta: zatrzymujesz złoto.
}
story-gold = { $by } zabiera ci złoto
story-gold-line = { $amount ->
    [one] { $amount } moneta
    [few] { $amount } monety
   *[many] { $amount } monet
}
story-gold-thief = { $by } cię okrada
story-gold-thief-line = Tracisz całe złoto ({ $amount } { $amount ->
    [one] moneta
    [few] monety
   *[many] monet
  }).
story-gold-blackmailer = { $by } cię szantażuje
story-gold-blackmailer-line = { $amount ->
    [one] Kosztuje cię to { $amount } monetę.
    [few] Kosztuje cię to { $amount } monety.
   *[many] Kosztuje cię to { $amount } monet.
}
story-cards = { $amount ->
    [1] { $by } zabiera ci kartę z ręki
   *[other] { $by } zabiera ci karty z ręki
}
story-cards-line = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
story-shown = { $by } ogląda twoje karty
story-shown-line = Twoje karty nie są już tajemnicą.
story-hands = { $by } zamienia się z tobą kartami
story-hands-line = Masz teraz karty drugiego gracza.
story-roles = { $by } zamienia się z tobą postacią
story-roles-line = Masz teraz { FORM($character, "acc") }.
story-destroyed = { $by } niszczy ci { FORM($card, "acc") }
story-destroyed-line = Dzielnica znika z twojego miasta.
story-confiscated = { $by } zabiera ci { FORM($card, "acc") } na mocy nakazu
story-confiscated-line = Odzyskujesz zapłacone za nią złoto.
story-seized = { $by } zajmuje ci { FORM($card, "acc") }
story-seized-line = Dzielnica stoi teraz w innym mieście.
story-exchanged = { $by } zabiera ci { FORM($for, "acc") }
story-exchanged-line = W zamian dostajesz { FORM($card, "acc") }.

## Co poszło nie tak

error-bad-setup-crown = Koronę musi mieć ktoś przy stole.
error-bad-setup-characters = Tych postaci nie można łączyć w jednej grze.
error-bad-setup-needs-nine = Przy { $seats } graczach potrzebna jest postać z rangą 9.
error-bad-setup-too-few = { $character } wymaga co najmniej { $seats } graczy.
error-bad-setup-districts = Tych dzielnic nie można łączyć w jednej grze.
error-bad-setup-length = Zasady nie dopuszczają miasta tej wielkości.
error-bad-setup-no-nine = Przy { $seats } graczach nie może być postaci z rangą 9.
error-bad-setup-rank-missing = Brakuje postaci z rangą { $rank }.
error-bad-setup-rank-twice = Są dwie postacie z rangą { $rank }.
error-bad-setup-uniques = Wybierz unikatowe dzielnice: { $range }.
error-bad-setup-variant = Tego wariantu nie ma w tym wydaniu lub przy tej liczbie graczy.
## Postacie

character-assassin = Zabójczyni
    .nom = Zabójczyni
    .gen = Zabójczyni
    .dat = Zabójczyni
    .acc = Zabójczynię
    .gender = f
character-assassin-text = Wskaż postać. Jej gracz traci turę i do końca rundy się nie odsłania.
character-assassin-classic = Zabójca
    .nom = Zabójca
    .gen = Zabójcy
    .dat = Zabójcy
    .acc = Zabójcę
    .gender = m
character-witch = Czarownica
    .nom = Czarownica
    .gen = Czarownicy
    .dat = Czarownicy
    .acc = Czarownicę
    .gender = f
character-witch-text = Weź złoto albo karty, wskaż postać i przerwij swoją turę. Gracz tej postaci tylko bierze złoto albo karty; resztę jego tury rozgrywasz ty jako ta postać, ze swoim miastem, swoją ręką i swoim złotem. Jeśli nikt nie ma tej postaci, twoja tura się kończy.
character-magistrate = Sędzia
    .nom = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .gender = m
character-magistrate-text = Połóż na postaciach trzy zakryte nakazy; jeden z nich jest podpisany. Gdy gracz postaci z podpisanym nakazem pierwszy raz zapłaci za dzielnicę, możesz ją zabrać bez płacenia, jeśli nie ma jej w twoim mieście; złoto zostaje zwrócone.
character-thief = Złodziej
    .nom = Złodziej
    .gen = Złodzieja
    .dat = Złodziejowi
    .acc = Złodzieja
    .gender = m
character-thief-text = Wskaż postać. Gdy zostanie odsłonięta, zabierasz całe jej złoto. Nie możesz okraść rangi 1 ani postaci zabitej lub pod urokiem.
character-spy = Szpieg
    .nom = Szpieg
    .gen = Szpiega
    .dat = Szpiegowi
    .acc = Szpiega
    .gender = m
character-spy-text = Wskaż typ oraz gracza i obejrzyj jego rękę. Za każdą kartę tego typu bierzesz od niego 1 monetę, póki jakąś ma, i dobierasz 1 kartę z talii.
character-blackmailer = Szantażysta
    .nom = Szantażysta
    .gen = Szantażysty
    .dat = Szantażyście
    .acc = Szantażystę
    .gender = m
character-blackmailer-text = Połóż na postaciach dwie zakryte groźby; jedna jest prawdziwa. Gracz, któremu grozisz, może cię przekupić połową złota (zaokrągloną w dół) albo ryzykuje utratę całego. Nie możesz grozić randze 1 ani postaci zabitej lub pod urokiem.
character-magician = Magik
    .nom = Magik
    .gen = Magika
    .dat = Magikowi
    .acc = Magika
    .gender = m
character-magician-text = Zamień się z innym graczem wszystkimi kartami albo odłóż dowolnie wiele swoich pod talię i dobierz tyle samo.
character-magician-classic = Magik
    .nom = Magik
    .gen = Magika
    .dat = Magikowi
    .acc = Magika
    .gender = m
character-wizard = Czarnoksiężnik
    .short = Czarnoks.
    .nom = Czarnoksiężnik
    .gen = Czarnoksiężnika
    .dat = Czarnoksiężnikowi
    .acc = Czarnoksiężnika
    .gender = m
character-wizard-text = Obejrzyj rękę innego gracza i weź jedną kartę: zatrzymaj ją albo od razu za nią zapłać i zbuduj ją ponad swój limit. W tej turze możesz budować dzielnice, które twoje miasto już ma.
character-seer = Jasnowidz
    .nom = Jasnowidz
    .gen = Jasnowidza
    .dat = Jasnowidzowi
    .acc = Jasnowidza
    .gender = m
character-seer-text = Weź od każdego innego gracza losową kartę z ręki, a potem oddaj każdemu z nich po jednej. Możesz zbudować dwie dzielnice.
character-king = Król
    .nom = Król
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .gender = m
character-king-text = Korona jest twoja: wywołujesz postacie, a w następnej rundzie wybierasz przed wszystkimi. Dzielnice szlacheckie przynoszą ci złoto.
character-emperor = Cesarz
    .nom = Cesarz
    .gen = Cesarza
    .dat = Cesarzowi
    .acc = Cesarza
    .gender = m
character-emperor-text = Oddaj koronę innemu graczowi, który jej nie ma, i weź od niego 1 monetę albo 1 losową kartę. Dzielnice szlacheckie przynoszą ci złoto.
character-emperor-text-classic = Po wywołaniu oddaj koronę innemu graczowi, który jej nie ma; daje ci on 1 monetę albo 1 kartę, co woli. Dzielnice szlacheckie przynoszą ci złoto.
character-patrician = Patrycjusz
    .nom = Patrycjusz
    .gen = Patrycjusza
    .dat = Patrycjuszowi
    .acc = Patrycjusza
    .gender = m
character-patrician-text = Korona jest twoja. Dzielnice szlacheckie przynoszą ci karty.
character-bishop = Biskup
    .nom = Biskup
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .gender = m
character-bishop-classic = Biskup
    .nom = Biskup
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .gender = m
character-bishop-text = Ranga 8 nie może w tej rundzie tknąć twoich dzielnic. Dzielnice sakralne przynoszą ci złoto.
character-abbot = Opat
    .nom = Opat
    .gen = Opata
    .dat = Opatowi
    .acc = Opata
    .gender = m
character-abbot-text = Jeśli ktoś jest bogatszy od ciebie, najbogatszy gracz daje ci 1 monetę. Dzielnice sakralne przynoszą ci złoto albo karty, w dowolnym podziale.
character-abbot-text-classic = Jeśli najwięcej złota ma dokładnie jeden gracz i nie jesteś to ty, daje ci on 1 monetę. Dzielnice sakralne przynoszą ci złoto.
character-cardinal = Kardynał
    .nom = Kardynał
    .gen = Kardynała
    .dat = Kardynałowi
    .acc = Kardynała
    .gender = m
character-cardinal-text = Jeśli brakuje ci złota na dzielnicę, weź dokładnie tyle, ile brakuje, od jednego gracza i daj mu tyle samo kart. Dzielnice sakralne przynoszą ci karty.
character-merchant = Kupiec
    .nom = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .gender = m
character-merchant-text = Weź 1 dodatkową monetę. Dzielnice handlowe przynoszą ci złoto.
character-merchant-classic = Kupiec
    .nom = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .gender = m
character-merchant-text-classic = Gdy weźmiesz złoto albo karty, dostajesz jeszcze 1 monetę. Dzielnice handlowe przynoszą ci złoto.
character-alchemist = Alchemik
    .nom = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .gender = m
character-alchemist-text = Na koniec tury wraca do ciebie złoto zapłacone za dzielnice. Każdą cenę musisz jednak najpierw zapłacić.
character-trader = Handlarz
    .nom = Handlarz
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .gender = m
character-trader-text = Zbuduj dowolnie wiele dzielnic handlowych i jedną inną dzielnicę. Dzielnice handlowe przynoszą ci złoto.
character-architect = Architekt
    .nom = Architekt
    .gen = Architekta
    .dat = Architektowi
    .acc = Architekta
    .gender = m
character-architect-text = Dobierz 2 dodatkowe karty. Możesz zbudować trzy dzielnice.
character-architect-classic = Architekt
    .nom = Architekt
    .gen = Architekta
    .dat = Architektowi
    .acc = Architekta
    .gender = m
character-architect-text-classic = Gdy weźmiesz złoto albo karty, dobierz jeszcze 2 karty. Możesz zbudować trzy dzielnice.
character-navigator = Nawigator
    .nom = Nawigator
    .gen = Nawigatora
    .dat = Nawigatorowi
    .acc = Nawigatora
    .gender = m
character-navigator-text = Weź 4 dodatkowe monety albo 4 dodatkowe karty. Nic w tej turze nie budujesz.
character-navigator-classic = Nawigator
    .nom = Nawigator
    .gen = Nawigatora
    .dat = Nawigatorowi
    .acc = Nawigatora
    .gender = m
character-navigator-text-classic = Gdy weźmiesz złoto albo karty, weź jeszcze 4 monety albo 4 karty. Nic w tej turze nie budujesz.
character-scholar = Uczony
    .nom = Uczony
    .gen = Uczonego
    .dat = Uczonemu
    .acc = Uczonego
    .gender = m
character-scholar-text = Dobierz 7 kart i zatrzymaj jedną; resztę wtasuj z powrotem do talii. Możesz zbudować dwie dzielnice.
character-warlord = Generał
    .nom = Generał
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .gender = m
character-warlord-text = W dowolnym nieukończonym mieście zniszcz dzielnicę za 1 monetę mniej, niż wynosi jej koszt. Dzielnice wojskowe przynoszą ci złoto.
character-warlord-classic = Generał
    .nom = Generał
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .gender = m
character-warlord-text-classic = Na koniec tury w dowolnym nieukończonym mieście zniszcz dzielnicę za 1 monetę mniej, niż wynosi jej koszt. Dzielnice wojskowe przynoszą ci złoto.
character-diplomat = Dyplomata
    .nom = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .gender = m
character-diplomat-text = Wymień jedną ze swoich dzielnic na dzielnicę w cudzym nieukończonym mieście. Jeśli tamta kosztuje więcej, zapłać właścicielowi różnicę. W żadnym mieście nie może być dwóch takich samych. Dzielnice wojskowe przynoszą ci złoto.
character-diplomat-classic = Dyplomata
    .nom = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .gender = m
character-diplomat-text-classic = Na koniec tury wymień jedną ze swoich dzielnic na dzielnicę w cudzym nieukończonym mieście. Jeśli tamta kosztuje więcej, zapłać właścicielowi różnicę. W żadnym mieście nie może być dwóch takich samych. Dzielnice wojskowe przynoszą ci złoto.
character-marshal = Marszałek
    .nom = Marszałek
    .gen = Marszałka
    .dat = Marszałkowi
    .acc = Marszałka
    .gender = m
character-marshal-text = Zajmij w cudzym nieukończonym mieście dzielnicę o koszcie najwyżej 3, której jeszcze nie masz, i zapłać właścicielowi jej koszt. Dzielnice wojskowe przynoszą ci złoto.
character-queen = Królowa
    .nom = Królowa
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .gender = f
character-queen-text = Weź 3 monety, jeśli siedzisz obok gracza, który odsłonił postać z rangą 4.
character-artist = Artysta
    .nom = Artysta
    .gen = Artysty
    .dat = Artyście
    .acc = Artystę
    .gender = m
character-artist-text = Połóż po 1 monecie na jednej lub dwóch swoich dzielnicach, na każdej tylko raz. Odtąd każda z nich kosztuje o 1 więcej i daje o 1 punkt więcej.
character-artist-classic = Artysta
    .nom = Artysta
    .gen = Artysty
    .dat = Artyście
    .acc = Artystę
    .gender = m
character-tax_collector = Poborca
    .nom = Poborca
    .gen = Poborcy
    .dat = Poborcy
    .acc = Poborcę
    .gender = m
character-tax_collector-text = Gdy inny gracz buduje dzielnicę, kładzie tu 1 monetę, jeśli jakąś ma. W swojej turze weź wszystkie.
character-tax_collector-classic = Poborca
    .nom = Poborca
    .gen = Poborcy
    .dat = Poborcy
    .acc = Poborcę
    .gender = m
character-tax_collector-text-classic = Kto buduje, płaci ci na koniec swojej tury 1 monetę, jeśli jakąś ma. Zabójca, który budował, płaci, gdy się odsłaniasz.

## Dzielnice

# Gdzie wolno dzielić długie słowa tych nazw na wąskiej karcie.
long-words = Cesar-ski, Cmen-tarz, Dziel-nica, Klasz-tor, Kopal-nia, Latar-nia, Nawie-dzone, Skar-biec, Zło-dziei, Świą-tynia, Archi-tekt, Bazy-lika, Biblio-teka, Czarno-księżnik, Czaro-wnica, Dzwon-nica, Fakto-ria, Kamienio-łom, Kate-dra, Krypta, Labora-torium, Manu-faktura, Mar-szałek, Nabrze-że, Nawie-dzona, Nawi-gator, Nekro-polia, Obser-watorium, Patry-cjusz, Przy-tułek, Ruszto-wanie, Słonio-wej, Straż-nica, Szanta-żysta, Uniwer-sytet, Wię-zienie, Zabój-czyni, Zbro-jownia, Złodzie-ja

district-manor = Dwór
    .gen = Dworu
    .acc = Dwór
    .gender = m
district-manor-text = Dzielnica szlachecka: dach nad starymi nazwiskami i jeszcze starszymi długami.
district-castle = Zamek
    .gen = Zamku
    .acc = Zamek
    .gender = m
district-castle-text = Dzielnica szlachecka: grube mury, cienka cierpliwość.
district-palace = Pałac
    .gen = Pałacu
    .acc = Pałac
    .gender = m
district-palace-text = Dzielnica szlachecka i nikt na placu nie może o tym zapomnieć.
district-palace-classic = Pałac
    .gen = Pałacu
    .acc = Pałac
    .gender = m
district-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
    .gender = f
district-temple-text = Dzielnica sakralna: mała, cicha i tania w budowie.
district-church = Kościół
    .gen = Kościoła
    .acc = Kościół
    .gender = m
district-church-text = Dzielnica sakralna: cała ulica żyje w rytmie jej dzwonu.
district-monastery = Klasztor
    .gen = Klasztoru
    .acc = Klasztor
    .gender = m
district-monastery-text = Dzielnica sakralna pełna ksiąg, pszczół i dobrego piwa.
district-cathedral = Katedra
    .gen = Katedry
    .acc = Katedrę
    .gender = f
district-cathedral-text = Dzielnica sakralna: dzieło trzech pokoleń kamieniarzy.
district-watchtower = Strażnica
    .gen = Strażnicy
    .acc = Strażnicę
    .gender = f
district-watchtower-text = Dzielnica wojskowa: tam na górze ktoś czuwa, prawie co noc.
district-prison = Więzienie
    .gen = Więzienia
    .acc = Więzienie
    .gender = n
district-prison-text = Dzielnica wojskowa, do której łatwiej wejść, niż z niej wyjść.
district-barracks = Koszary
    .gen = Koszar
    .acc = Koszary
    .gender = p
district-barracks-text = Dzielnica wojskowa: buty, zupa i kości.
district-barracks-classic = Pole bitwy
    .gen = Pola bitwy
    .acc = Pole bitwy
    .gender = n
district-barracks-text-classic = Dzielnica wojskowa, na której rośnie tylko sława.
district-fortress = Forteca
    .gen = Fortecy
    .acc = Fortecę
    .gender = f
district-fortress-text = Dzielnica wojskowa, przy której sąsiedzi robią się uprzejmi.
district-tavern = Tawerna
    .gen = Tawerny
    .acc = Tawernę
    .gender = f
district-tavern-text = Dzielnica handlowa: najtańszy dach i najlepsze nowiny.
district-market = Targ
    .gen = Targu
    .acc = Targ
    .gender = m
district-market-text = Dzielnica handlowa: do południa wszystko ma swoją cenę.
district-trading_post = Faktoria
    .gen = Faktorii
    .acc = Faktorię
    .gender = f
district-trading_post-text = Dzielnica handlowa, w której rozładowuje się karawany.
district-trading_post-classic = Faktoria
    .gen = Faktorii
    .acc = Faktorię
    .gender = f
district-docks = Nabrzeże
    .gen = Nabrzeża
    .acc = Nabrzeże
    .gender = n
district-docks-text = Dzielnica handlowa, która pachnie smołą i cynamonem.
district-docks-classic = Nabrzeże
    .gen = Nabrzeża
    .acc = Nabrzeże
    .gender = n
district-harbor = Port
    .gen = Portu
    .acc = Port
    .gender = m
district-harbor-text = Dzielnica handlowa z miejscem dla największych statków.
district-harbor-classic = Port
    .gen = Portu
    .acc = Port
    .gender = m
district-town_hall = Ratusz
    .gen = Ratusza
    .acc = Ratusz
    .gender = m
district-town_hall-text = Dzielnica handlowa: cechy tu głosują i za to płacą.
district-armory = Zbrojownia
    .gen = Zbrojowni
    .acc = Zbrojownię
    .gender = f
district-armory-text = W swojej turze zniszcz Zbrojownię, aby zniszczyć inną dzielnicę w dowolnym nieukończonym mieście.
district-armory-text-classic = W swojej turze zniszcz Zbrojownię, aby zniszczyć inną dzielnicę w dowolnym mieście, także ukończonym.
district-basilica = Bazylika
    .gen = Bazyliki
    .acc = Bazylikę
    .gender = f
district-basilica-text = Na koniec gry twoje dzielnice o nieparzystym koszcie dają po 1 punkcie więcej.
district-capitol = Kapitol
    .gen = Kapitolu
    .acc = Kapitol
    .gender = m
district-capitol-text = Na koniec gry daje 3 dodatkowe punkty, jeśli co najmniej trzy twoje dzielnice są tego samego typu.
district-dragon_gate = Smocza Brama
    .gen = Smoczej Bramy
    .acc = Smoczą Bramę
    .gender = f
district-dragon_gate-text = Na koniec gry daje 2 dodatkowe punkty.
district-factory = Manufaktura
    .gen = Manufaktury
    .acc = Manufakturę
    .gender = f
district-factory-text = Inne unikatowe dzielnice kosztują cię o 1 monetę mniej.
district-framework = Rusztowanie
    .gen = Rusztowania
    .acc = Rusztowanie
    .gender = n
district-framework-text = Zniszcz Rusztowanie, aby zbudować dzielnicę bez płacenia.
district-gold_mine = Kopalnia Złota
    .gen = Kopalni Złota
    .acc = Kopalnię Złota
    .gender = f
district-gold_mine-text = Gdy jako zasoby bierzesz złoto, weź 1 dodatkową monetę.
district-great_wall = Wielki Mur
    .gen = Wielkiego Muru
    .acc = Wielki Mur
    .gender = m
district-great_wall-text = Ranga 8 płaci do banku 1 monetę więcej, aby tknąć dzielnicę w twoim mieście.
district-great_wall-text-classic = Ranga 8 płaci 1 monetę więcej, aby tknąć inną dzielnicę twojego miasta; Mur nie chroni sam siebie.
district-haunted_quarter = Nawiedzona Dzielnica
    .gen = Nawiedzonej Dzielnicy
    .acc = Nawiedzoną Dzielnicę
    .gender = f
district-haunted_quarter-text = Na koniec gry liczy się jako typ, który najbardziej ci pasuje.
district-haunted_quarter-classic = Nawiedzone Miasto
    .gen = Nawiedzonego Miasta
    .acc = Nawiedzone Miasto
    .gender = n
district-haunted_quarter-text-classic = Na koniec gry liczy się jako typ, który najbardziej ci pasuje, chyba że powstało w ostatniej rundzie.
district-imperial_treasury = Cesarski Skarbiec
    .gen = Cesarskiego Skarbca
    .acc = Cesarski Skarbiec
    .gender = m
district-imperial_treasury-text = Na koniec gry daje 1 dodatkowy punkt za każdą monetę, którą masz.
district-ivory_tower = Wieża z Kości Słoniowej
    .gen = Wieży z Kości Słoniowej
    .acc = Wieżę z Kości Słoniowej
    .gender = f
district-ivory_tower-text = Na koniec gry daje 5 dodatkowych punktów, jeśli to jedyna unikatowa dzielnica w twoim mieście.
district-keep = Donżon
    .gen = Donżonu
    .acc = Donżon
    .gender = m
district-keep-text = Ranga 8 nie może go tknąć.
district-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
    .gender = n
district-laboratory-text = Raz na turę możesz odrzucić kartę i wziąć 2 monety.
district-laboratory-text-classic = Raz na turę możesz odrzucić kartę i wziąć 1 monetę.
district-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .gender = f
district-library-text = Gdy jako zasoby dobierasz karty, zatrzymaj wszystkie dobrane.
district-library-text-classic = Gdy jako zasoby dobierasz karty, zatrzymaj dwie z nich.
district-map_room = Pokój Map
    .gen = Pokoju Map
    .acc = Pokój Map
    .gender = m
district-map_room-text = Na koniec gry karty na twojej ręce dają po 1 punkcie.
district-map_room-classic = Pokój Map
    .gen = Pokoju Map
    .acc = Pokój Map
    .gender = m
district-monument = Pomnik
    .gen = Pomnika
    .acc = Pomnik
    .gender = m
district-monument-text = Możesz go zbudować, tylko póki masz najwyżej cztery dzielnice. Do ukończenia miasta liczy się za dwie.
district-museum = Muzeum
    .gen = Muzeum
    .acc = Muzeum
    .gender = n
district-museum-text = Raz na turę możesz położyć kartę z ręki pod Muzeum. Na koniec gry karty tam leżące dają po 1 punkcie.
district-necropolis = Nekropolia
    .gen = Nekropolii
    .acc = Nekropolię
    .gender = f
district-necropolis-text = Zamiast za nią płacić, możesz zniszczyć jedną ze swoich dzielnic.
district-observatory = Obserwatorium
    .gen = Obserwatorium
    .acc = Obserwatorium
    .gender = n
district-observatory-text = Gdy jako zasoby dobierasz karty, dobierz 3 i wybierz spośród nich.
district-park = Park
    .gen = Parku
    .acc = Park
    .gender = m
district-park-text = Gdy kończysz turę bez kart na ręce, dobierz 2 karty.
district-poor_house = Przytułek
    .gen = Przytułku
    .acc = Przytułek
    .gender = m
district-poor_house-text = Gdy kończysz turę bez złota, weź 1 monetę.
district-quarry = Kamieniołom
    .gen = Kamieniołomu
    .acc = Kamieniołom
    .gender = m
district-quarry-text = Możesz budować dzielnice, które twoje miasto już ma.
district-quarry-text-classic = Możesz budować dzielnice, które twoje miasto już ma, ale nie trzecią taką samą.
district-school_of_magic = Szkoła Magii
    .gen = Szkoły Magii
    .acc = Szkołę Magii
    .gender = f
district-school_of_magic-text = Liczy się jako potrzebny ci typ, gdy twoja postać pobiera dochód.
district-secret_vault = Tajna Krypta
    .gen = Tajnej Krypty
    .acc = Tajną Kryptę
    .gender = f
district-secret_vault-text = Nie można jej zbudować. Pokazana z ręki na koniec gry daje 3 dodatkowe punkty.
district-smithy = Kuźnia
    .gen = Kuźni
    .acc = Kuźnię
    .gender = f
district-smithy-text = Raz na turę możesz kupić 3 karty z talii za 2 monety.
district-stables = Stajnie
    .gen = Stajni
    .acc = Stajnie
    .gender = p
district-stables-text = Stajnie możesz zbudować ponad swój limit na turę.
district-statue = Posąg
    .gen = Posągu
    .acc = Posąg
    .gender = m
district-statue-text = Na koniec gry daje 5 dodatkowych punktów, jeśli masz koronę.
district-theater = Teatr
    .gen = Teatru
    .acc = Teatr
    .gender = m
district-theater-text = Po wyborze postaci możesz w ciemno zamienić swoją na postać innego gracza.
district-thieves_den = Melina Złodziei
    .gen = Meliny Złodziei
    .acc = Melinę Złodziei
    .gender = f
district-thieves_den-text = Możesz za nią płacić także kartami z ręki: jedna karta za jedną monetę.
district-wishing_well = Studnia Życzeń
    .gen = Studni Życzeń
    .acc = Studnię Życzeń
    .gender = f
district-wishing_well-text = Na koniec gry daje 1 dodatkowy punkt za każdą unikatową dzielnicę w twoim mieście, także za siebie.
district-wishing_well-text-classic = Na koniec gry daje 1 dodatkowy punkt za każdą inną unikatową dzielnicę w twoim mieście.
district-bell_tower = Dzwonnica
    .gen = Dzwonnicy
    .acc = Dzwonnicę
    .gender = f
district-bell_tower-text = Gdy ją budujesz, możesz zadzwonić: wtedy do ukończenia miasta wystarczy siedem dzielnic. Jeśli zostanie zniszczona, znów potrzeba ośmiu.
district-ball_room = Sala Balowa
    .gen = Sali Balowej
    .acc = Salę Balową
    .gender = f
district-ball_room-text = Póki masz koronę, każdy inny wywołany gracz musi ci podziękować albo traci turę.
district-graveyard = Cmentarz
    .gen = Cmentarza
    .acc = Cmentarz
    .gender = m
district-graveyard-text = Za 1 monetę możesz odzyskać dzielnicę, którą Generał niszczy w dowolnym mieście: karta trafia na twoją rękę. Nie dotyczy to samego Cmentarza ani sytuacji, gdy Generałem jesteś ty.
district-hospital = Szpital
    .gen = Szpitala
    .acc = Szpital
    .gender = m
district-hospital-text = Jeśli cię zabiją, możesz w swojej turze wziąć złoto albo dobrać karty, ale nic więcej.
district-lighthouse = Latarnia Morska
    .gen = Latarni Morskiej
    .acc = Latarnię Morską
    .gender = f
district-lighthouse-text = Gdy ją budujesz, przejrzyj talię i weź jedną kartę; potem potasuj talię.
district-throne_room = Sala Tronowa
    .gen = Sali Tronowej
    .acc = Salę Tronową
    .gender = f
district-throne_room-text = Za każdym razem, gdy korona przechodzi do innego gracza, weź 1 monetę.
district-university = Uniwersytet
    .gen = Uniwersytetu
    .acc = Uniwersytet
    .gender = m
district-university-text = Na koniec gry daje 2 dodatkowe punkty.

## Co ktoś zrobił, w kilku słowach

deed-district_built = budowa { FORM($card, "gen") }
deed-district_destroyed = zniszczenie { FORM($card, "gen") }
deed-gold_gained = { $amount ->
    [one] { $amount } wzięta moneta
    [few] { $amount } wzięte monety
   *[many] { $amount } wziętych monet
}
deed-character_drafted = wybór { FORM($character, "gen") }
deed-character_named = wskazanie { FORM($character, "gen") }
deed-card_kept = zatrzymana karta
deed-turn_ended = koniec tury
hand-open = Ręka { FORM($name, "gen") }

# What problems are about
problem-theme-draft = Wybór postaci
problem-theme-naming = Wskazanie postaci
problem-theme-gathering = Złoto czy karty
problem-theme-keeping = Którą kartę zatrzymać
problem-theme-building = Budowa
problem-theme-destroying = Cudze dzielnice
problem-theme-last-round = Ostatnia runda
problem-theme-turn = Tura
