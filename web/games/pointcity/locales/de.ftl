### Deutsch. Alle Sprachen haben dieselben Nachrichten mit denselben Angaben; die Namen davor kommen vom Spielprogramm und von der Seite.

## Spielmaterial

resource-community = Gemeinschaft
    .dat = Gemeinschaft
    .each = jedes dauerhafte Gemeinschaftssymbol
    .first = dein erstes dauerhaftes Gemeinschaftssymbol
    .one = Gemeinschaftskarte
    .more = Gemeinschaftskarten
    .a = eine Gemeinschaftskarte
resource-economy = Wirtschaft
    .dat = Wirtschaft
    .each = jedes dauerhafte Wirtschaftssymbol
    .first = dein erstes dauerhaftes Wirtschaftssymbol
    .one = Wirtschaftskarte
    .more = Wirtschaftskarten
    .a = eine Wirtschaftskarte
resource-energy = Energie
    .dat = Energie
    .each = jedes dauerhafte Energiesymbol
    .first = dein erstes dauerhaftes Energiesymbol
    .one = Energiekarte
    .more = Energiekarten
    .a = eine Energiekarte
resource-ecology = Natur
    .dat = Natur
    .each = jedes dauerhafte Natursymbol
    .first = dein erstes dauerhaftes Natursymbol
    .one = Naturkarte
    .more = Naturkarten
    .a = eine Naturkarte
resource-industry = Industrie
    .dat = Industrie
    .each = jedes dauerhafte Industriesymbol
    .first = dein erstes dauerhaftes Industriesymbol
    .one = Industriekarte
    .more = Industriekarten
    .a = eine Industriekarte
resource-ingenuity = Erfindergeist
    .dat = Erfindergeist
    .each = jedes dauerhafte Erfindergeistsymbol
    .first = dein erstes dauerhaftes Erfindergeistsymbol
    .one = Erfindergeistkarte
    .more = Erfindergeistkarten
    .a = eine Erfindergeistkarte
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
    .a = { $amount ->
        [1] { FORM($resource, "a") }
       *[other] eine doppelte { FORM($resource, "one") }
    }
spent-cards = { $amount ->
    [1] { $count ->
        [one] { $count } { FORM($resource, "one") }
       *[other] { $count } { FORM($resource, "more") }
    }
   *[other] { $count ->
        [one] { $count } doppelte { FORM($resource, "one") }
       *[other] { $count } doppelte { FORM($resource, "more") }
    }
}
    .dat = { $amount ->
        [1] { $count ->
            [one] { $count } { FORM($resource, "one") }
           *[other] { $count } { FORM($resource, "more") }
        }
       *[other] { $count ->
            [one] { $count } doppelten { FORM($resource, "one") }
           *[other] { $count } doppelten { FORM($resource, "more") }
        }
    }
cell-place = Zeile { $row }, Spalte { $column }
building-line = { $name } (bringt: { $gives }; kostet: { $cost })
gives-civic = ein öffentliches Plättchen
points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Gebäude

building-cash_machine = Geldautomat
    .acc = einen Geldautomaten
building-mini_golf = Minigolfplatz
    .acc = einen Minigolfplatz
building-newsstand = Zeitungskiosk
    .acc = einen Zeitungskiosk
building-market_stall = Marktstand
    .acc = einen Marktstand
building-bus_stop = Bushaltestelle
    .acc = eine Bushaltestelle
building-post_office = Postamt
    .acc = ein Postamt
building-pond = Teich
    .acc = einen Teich
building-food_truck = Imbisswagen
    .acc = einen Imbisswagen
building-playground = Spielplatz
    .acc = einen Spielplatz
building-hot_dog_stand = Würstchenstand
    .acc = einen Würstchenstand
building-small_house = Häuschen
    .acc = ein Häuschen
building-cabin = Blockhütte
    .acc = eine Blockhütte
building-bird_feeder = Vogelhaus
    .acc = ein Vogelhaus
building-art_gallery = Kunstgalerie
    .acc = eine Kunstgalerie
building-fountain = Springbrunnen
    .acc = einen Springbrunnen
building-cafe = Café
    .acc = ein Café
building-community_garden = Bürgergarten
    .acc = einen Bürgergarten
building-townhouses = Reihenhäuser
    .acc = Reihenhäuser
building-cell_tower = Funkmast
    .acc = einen Funkmast
building-factory = Fabrik
    .acc = eine Fabrik
building-radio_station = Radiosender
    .acc = einen Radiosender
building-observatory = Sternwarte
    .acc = eine Sternwarte
building-supermarket = Supermarkt
    .acc = einen Supermarkt
building-square = Grünanlage
    .acc = eine Grünanlage
building-mansion = Villa
    .acc = eine Villa
building-warehouse = Lagerhaus
    .acc = ein Lagerhaus
building-funfair = Rummelplatz
    .acc = einen Rummelplatz
building-apartments = Wohnblock
    .acc = einen Wohnblock
building-data_centre = Rechenzentrum
    .acc = ein Rechenzentrum
building-quarry = Steinbruch
    .acc = einen Steinbruch
building-train_station = Bahnhof
    .acc = einen Bahnhof
building-dam = Staudamm
    .acc = einen Staudamm

## Öffentliche Plättchen

token-flat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
token-sets = { $points ->
    [one] { $points } Punkt für jeden Satz der dauerhaften Rohstoffe { $resources }
   *[other] { $points } Punkte für jeden Satz der dauerhaften Rohstoffe { $resources }
}
token-single = { $points ->
    [one] { $points } Punkt für { FORM($resources, "each") }
   *[other] { $points } Punkte für { FORM($resources, "each") }
}
token-types = { $points ->
    [one] { $points } Punkt für jede Art mit { $least } oder mehr dauerhaften Rohstoffen
   *[other] { $points } Punkte für jede Art mit { $least } oder mehr dauerhaften Rohstoffen
}
token-missing = { $points ->
    [one] { $points } Punkt für jede Art ohne dauerhaften Rohstoff
   *[other] { $points } Punkte für jede Art ohne dauerhaften Rohstoff
}
token-ingenuity = { $points ->
    [one] { $points } Punkt für jede übrige Erfindergeistkarte
   *[other] { $points } Punkte für jede übrige Erfindergeistkarte
}
token-cards = { $points ->
    [one] { $points } Punkt für jede übrige Rohstoffkarte
   *[other] { $points } Punkte für jede übrige Rohstoffkarte
}
token-plain = { $points ->
    [one] { $points } Punkt für jedes Gebäude, das einen Rohstoff und keine Punkte bringt
   *[other] { $points } Punkte für jedes Gebäude, das einen Rohstoff und keine Punkte bringt
}
token-tokens = { $points ->
    [one] { $points } Punkt für jedes deiner Plättchen, dieses eingeschlossen
   *[other] { $points } Punkte für jedes deiner Plättchen, dieses eingeschlossen
}
token-brief-pair = { $points } je { $resource } + { $with }
token-brief-all = { $points } je Satz aller Arten
token-brief-single = { $points } je { $resource }
token-brief-types = { $points } je Art ab { $least }
token-brief-missing = { $points } je fehlender Art
token-brief-ingenuity = { $points } je Erfindergeistkarte
token-brief-cards = { $points } je Rohstoffkarte
token-brief-plain = { $points } je Gebäude, das nur einen Rohstoff bringt
token-brief-tokens = { $points } je Plättchen
tokens-one = eine Art
tokens-two = zwei Arten
tokens-other = andere

## Der Tisch

round-of = Zug { $round } von { $rounds }
deck-count = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
deck-top = obenauf: { $side }
market-title = Markt
cell-empty = leer
tokens-title = Plättchen
tab-city = Meine Stadt
hand-title = Rohstoffkarten
permanent-title = Dauerhafte Rohstoffe
city-title = Gebäude
nothing = nichts
stack-count = { $side }: { $count }
worth = { $what }: { $points }
automa = Automa
level-easy = leicht
level-medium = mittel
level-hard = schwer
automa-next = nimmt als Nächstes: { $places }
score-buildings = Gebäude
score-resources = Rohstoffe
score-tokens = Plättchen
score-token-flat = { $points ->
    [one] { $points } Punkt (Plättchen)
   *[other] { $points } Punkte (Plättchen)
}
score-ingenuity = Erfindergeist
tie-cards = Bei gleichem Punktestand ({ $points }) liegt { $name } mit mehr übrigen Rohstoffkarten ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
tie-cards-you = { $you ->
    [name] Bei gleichem Punktestand ({ $points }) liegst du mit mehr übrigen Rohstoffkarten ({ $own } zu { $figure }) vor { FORM($other, "dat") }.
   *[other] Bei gleichem Punktestand ({ $points }) liegt { $name } mit mehr übrigen Rohstoffkarten ({ $own } zu { $figure }) vor dir.
}
tie-automa = Gleicher Punktestand ({ $points }): Um gegen den Automa zu gewinnen, brauchst du mehr Punkte als er.
curve-points = Punkte
curve-city = Gebäude
statistics-together = Ohne Automa
statistics-token = Genommene Plättchen

## Fragen

ask-turn = { $stage ->
    [deck] Nimm zwei benachbarte Karten oder ziehe zwei
    [market] Nimm zwei benachbarte Karten
   *[none] Du kannst nichts nehmen
}
ask-flip = Welche Rohstoffkarte drehst du auf die Gebäudeseite?
ask-second = Welche Nachbarkarte nimmst du dazu?
ask-payment = Wie bezahlst du?
ask-payment_type = Womit bezahlst du diesen Rohstoff?
ask-token = Wähle ein Plättchen für { FORM($source, "acc") }

## Antworten

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Eine Rohstoffkarte umdrehen
option-draw = { $side ->
    [none] Zwei Karten ziehen
   *[other] Ziehen: { FORM($side, "a") } und eine unbekannte
}
option-pass = Passen
option-pay = { $sides } ausgeben
option-pay_type = { $resource } mit { FORM($sides, "dat") } bezahlen
option-token = { $token }
act-take = Nehmen
act-draw = Ziehen
act-flip = Umdrehen

## Warum etwas nicht gewählt werden kann

blocked-short = { $count ->
    [one] Dir fehlt { $count } Symbol
   *[other] Dir fehlen { $count } Symbole
}
blocked-no-pair = Keine Nachbarkarte, die du dazunehmen könntest
blocked-flipped = In diesem Zug schon eine umgedreht
blocked-no-line = Keine Zeile oder Spalte nur aus Rohstoffen
blocked-deck-empty = Der Stapel ist leer
reason-where = Nimm vom Markt ({ $places })
reason-wanted = Sonst könnten andere { FORM($card, "acc") } bauen
reason-token = Ein Plättchen könnte dir gehören
reason-leaves = Im Schnitt baust du damit { $built } Gebäude und hast dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
reason-ends-points = Im Schnitt hast du danach { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
  } statt { $instead }
reason-ends-buildings = Im Schnitt hast du danach { $mean } Gebäude statt { $instead }
reason-ends-resources = Im Schnitt hast du danach { $mean ->
    [one] { $mean } Rohstoffkarte
   *[other] { $mean } Rohstoffkarten
  } statt { $instead }
reason-ends-growth = Im Schnitt könnten deine Plättchen danach noch { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
  } statt { $instead } bringen
reason-ends-rival-points = Im Schnitt hat dein stärkster Gegner danach { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
  } statt { $instead }
reason-own-building = Du könntest { FORM($card, "acc") } bauen: Wahrscheinlichkeit { $share } % statt { $before } %
reason-own-token = Du könntest das Plättchen „{ $token }“ nehmen: Wahrscheinlichkeit { $share } % statt { $before } %
reason-own-reach = Danach könntest du { FORM($card, "acc") } bezahlen: Wahrscheinlichkeit { $share } % statt { $before } %
reason-rival-building = { $seat } könnte { FORM($card, "acc") } bauen: Wahrscheinlichkeit { $share } % statt { $before } %
reason-rival-token = { $seat } könnte das Plättchen „{ $token }“ nehmen: Wahrscheinlichkeit { $share } % statt { $before } %
reason-rival-reach = Danach könnte { $seat } { FORM($card, "acc") } bezahlen: Wahrscheinlichkeit { $share } % statt { $before } %
reason-more-points = Deine Gebäude bringen mehr Punkte, im Schnitt { $mean } statt { $instead }
reason-more-resources = Du hast mehr dauerhafte Rohstoffe, im Schnitt { $mean } statt { $instead }
reason-more-buildings = Du hast mehr Gebäude, im Schnitt { $mean } statt { $instead }
reason-more-tokens = Deine Plättchen bringen mehr Punkte, im Schnitt { $mean } statt { $instead }
reason-more-symbols = Deine Rohstoffkarten haben mehr Symbole, im Schnitt { $mean } statt { $instead }
reason-more-reach = Du kannst mehr Gebäude des Marktes bezahlen, im Schnitt { $mean } statt { $instead }
reason-fewer-buildings = { $seat } hat weniger Gebäude, im Schnitt { $mean } statt { $instead }
reason-less-tokens = { $seat } hat weniger Punkte durch Plättchen, im Schnitt { $mean } statt { $instead }
reason-less-reach = { $seat } kann weniger Gebäude des Marktes bezahlen, im Schnitt { $mean } statt { $instead }
reason-token-now = Es bringt jetzt ein Plättchen
reason-scores = { $points_now ->
    [one] { $points_now } Punkt sofort
   *[other] { $points_now } Punkte sofort
}
reason-new-type = { CAP(FORM($resource, "first")) }
reason-saves-for = Danach kannst du { FORM($card, "acc") } bezahlen

## Was geschah

event-turn_started = { $seat } beginnt Zug { $round }
event-turn_started-you = Du beginnst Zug { $round }
event-card_flipped = { $seat } deckt { FORM($card, "acc") } auf ({ $place })
event-card_flipped-you = Du deckst { FORM($card, "acc") } auf ({ $place })
event-resource_taken = { $seat } nimmt { FORM($side, "a") }
event-resource_taken-you = Du nimmst { FORM($side, "a") }
event-resource_drawn = { $seat } zieht { FORM($side, "a") }
event-resource_drawn-you = Du ziehst { FORM($side, "a") }
event-resources_spent = { $seat } gibt { $sides } aus
event-resources_spent-you = Du gibst { $sides } aus
event-building_built = { $seat } baut { FORM($card, "acc") }
event-building_built-you = Du baust { FORM($card, "acc") }
event-token_taken = { $seat } nimmt das Plättchen „{ $token }“
event-token_taken-you = Du nimmst das Plättchen „{ $token }“
event-turn_passed = { $seat } kann nichts nehmen und passt
event-turn_passed-you = Du kannst nichts nehmen und passt
event-resource_dealt = Neu: { FORM($side, "a") } ({ $place })
event-building_dealt = Neu: { $card } ({ $place })
event-automa_took = Der Automa nimmt { FORM($side, "a") }
event-automa_built = Der Automa baut { FORM($card, "acc") }
event-automa_took_token = Der Automa nimmt das Plättchen „{ $token }“
event-automa_moved = Als Nächstes nimmt der Automa diese Karten ({ $places })
last-stone = { $seat } baut als letztes Gebäude { FORM($card, "acc") }
last-stone-you = Du baust als letztes Gebäude { FORM($card, "acc") }
event-game_ended = { $several ->
    [0] Die Partie ist zu Ende: Der Automa gewinnt
    [1] Die Partie ist zu Ende: { $winners } gewinnt
   *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg
}
event-game_ended-you = { $several ->
    [0] Die Partie ist zu Ende: Der Automa gewinnt
    [1] Die Partie ist zu Ende: Du gewinnst
   *[other] Die Partie ist zu Ende: { CAP(FORM($winners, "inside")) } teilt euch den Sieg
}

## Die Seite

title = Point City
subtitle = Nimm zwei Karten, baue eine Stadt
pitch = Nimm zwei benachbarte Karten: Rohstoffe zum Ausgeben und Gebäude, die bezahlen helfen, was danach kommt.
set = In der Schachtel
phase-over = die Partie ist zu Ende
last-round = letzter Zug
hand-empty = keine Rohstoffkarten
city-empty = noch keine Gebäude
stack-civic = öffentliche Gebäude
stack-points = Gebäude mit Punkten
automa-takes = das nimmt der Automa als Nächstes
cell-affordable = du kannst es bezahlen
cell-missing = { $count ->
    [one] dir fehlt { $count } Symbol
   *[other] dir fehlen { $count } Symbole
}
cell-gain = { $count ->
    [one] bringt { $count } Punkt
   *[other] bringt { $count } Punkte
}
token-name = Plättchen
token-now = { $count ->
    [one] { $count } Punkt bisher
   *[other] { $count } Punkte bisher
}
payment-proposed = vorgeschlagen
points-untold = Die Punkte sind noch nicht gezählt
points-now = Punkte bisher
city-of = { $count ->
    [one] { $name }: { $count } Gebäude
   *[other] { $name }: { $count } Gebäude
}
automa-tokens = { $count ->
    [one] { $count } Plättchen, verdeckt
   *[other] { $count } Plättchen, verdeckt
}
tier-number = Stufe { $tier }
sheet-gives = Bringt: { $gives }
sheet-costs = Kostet: { $cost }
sheet-second = { $count ->
    [one] Jetzt fehlt noch { $count } Symbol. Die benachbarte Rohstoffkarte, die du dazunimmst, muss es bringen.
   *[other] Jetzt fehlen noch { $count } Symbole. Die benachbarte Rohstoffkarte, die du dazunimmst, muss sie bringen.
}
sheet-joker = Gib sie zum Bauen aus, anstelle eines beliebigen Rohstoffs.
sheet-resource = Gib sie zum Bauen aus; damit bezahlst du { $amount ->
    [one] { $amount } Symbol
   *[other] bis zu { $amount } Symbole
} der Art { $resource }. Ihre andere Seite ist ein Gebäude, das noch niemand kennt.
automa-level = Stufe des Automas
option-of-first = Wer beginnt
promo-tokens = Promo-Plättchen
promo-tokens-help = Vier weitere Plättchen werden untergemischt.
pieces-alone = Du gegen den Automa: Nach jedem deiner Züge nimmt er zwei Karten und bezahlt nichts. Er gewinnt, wenn du am Ende nicht mehr Punkte hast als er.
pieces-together = { $count } Spieler, je 17 Züge, ein Markt aus sechzehn Karten. Verborgen sind nur der Stapel und die anderen Seiten der Karten.
resources-title = Rohstoffe
told-token = ein Plättchen
chapter-turn = Zug { $round }
promo-mark = (Promo-Plättchen)
deed-building_built = { $card }
deed-resource_taken = { $side }
deed-resource_drawn = { $side }
deed-card_flipped = { $card }

# What problems are about
problem-theme-cards = Karten
problem-theme-second-card = Zweite Karte
problem-theme-tokens = Plättchen
problem-theme-last-round = Letzte Züge
problem-theme-turning-over = Umdrehen
