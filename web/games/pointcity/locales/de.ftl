### Deutsch. Alle Sprachen haben dieselben Nachrichten mit denselben Angaben; die Namen davor kommen vom Spielprogramm und von der Seite.

## Spielmaterial

resource-community = Gemeinschaft
    .each = jede dauerhafte Gemeinschaft
    .first = deine erste dauerhafte Gemeinschaft
resource-economy = Wirtschaft
    .each = jede dauerhafte Wirtschaft
    .first = deine erste dauerhafte Wirtschaft
resource-energy = Energie
    .each = jede dauerhafte Energie
    .first = deine erste dauerhafte Energie
resource-ecology = Natur
    .each = jede dauerhafte Natur
    .first = deine erste dauerhafte Natur
resource-industry = Industrie
    .each = jede dauerhafte Industrie
    .first = deine erste dauerhafte Industrie
resource-ingenuity = Erfindergeist
    .each = jeden dauerhaften Erfindergeist
    .first = dein erster dauerhafter Erfindergeist
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
spent-cards = { $amount ->
    [1] { $resource } × { $count }
   *[other] doppelt { $resource } × { $count }
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
building-mini_golf = Minigolf
building-newsstand = Zeitungskiosk
building-market_stall = Marktstand
building-bus_stop = Bushaltestelle
building-post_office = Postamt
building-pond = Teich
building-food_truck = Imbisswagen
building-playground = Spielplatz
building-hot_dog_stand = Würstchenstand
building-small_house = Häuschen
building-cabin = Blockhütte
building-bird_feeder = Futterhaus
building-art_gallery = Kunstgalerie
building-fountain = Springbrunnen
building-cafe = Café
building-community_garden = Gemeinschaftsgarten
building-townhouses = Reihenhäuser
building-cell_tower = Funkmast
building-factory = Fabrik
building-radio_station = Radiosender
building-observatory = Sternwarte
building-supermarket = Supermarkt
building-square = Grünanlage
building-mansion = Villa
building-warehouse = Lagerhaus
building-funfair = Rummelplatz
building-apartments = Wohnblock
building-data_centre = Rechenzentrum
building-quarry = Steinbruch
building-train_station = Bahnhof
building-dam = Staudamm

## Öffentliche Plättchen

token-flat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
token-sets = { $points ->
    [one] { $points } Punkt für jeden Satz dauerhafter Rohstoffe: { $resources }
   *[other] { $points } Punkte für jeden Satz dauerhafter Rohstoffe: { $resources }
}
token-single = { $points ->
    [one] { $points } Punkt für { FORM($resources, "each") }
   *[other] { $points } Punkte für { FORM($resources, "each") }
}
token-types = { $points ->
    [one] { $points } Punkt für jede Art, von der du { $least } oder mehr dauerhafte Rohstoffe hast
   *[other] { $points } Punkte für jede Art, von der du { $least } oder mehr dauerhafte Rohstoffe hast
}
token-missing = { $points ->
    [one] { $points } Punkt für jede Art, von der du keinen dauerhaften Rohstoff hast
   *[other] { $points } Punkte für jede Art, von der du keinen dauerhaften Rohstoff hast
}
token-ingenuity = { $points ->
    [one] { $points } Punkt für jede übrige Karte Erfindergeist
   *[other] { $points } Punkte für jede übrige Karte Erfindergeist
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
automa = Automat
level-easy = leicht
level-medium = mittel
level-hard = schwer
automa-next = nimmt als Nächstes: { $places }
score-buildings = Gebäude
score-resources = Rohstoffe
score-tokens = Plättchen
score-ingenuity = Erfindergeist
tie-cards = Bei je { $points } Punkten liegt { $name } durch übrige Rohstoffkarten vor { $other }, { $own } zu { $figure }.
tie-cards-you = { $you ->
    [name] Bei je { $points } Punkten liegst du durch übrige Rohstoffkarten vor { $other }, { $own } zu { $figure }.
   *[other] Bei je { $points } Punkten liegt { $name } durch übrige Rohstoffkarten vor dir, { $own } zu { $figure }.
}
tie-automa = Je { $points } Punkte: Um gegen den Automaten zu gewinnen, brauchst du mehr Punkte als er.
curve-points = Punkte
curve-city = Gebäude
statistics-together = Ohne Automaten
statistics-token = Genommene Plättchen

## Fragen

ask-turn = { $stage ->
    [deck] Nimm eine Karte vom Markt und eine daneben (nicht schräg), oder zwei vom Stapel
    [market] Nimm eine Karte vom Markt und eine daneben (nicht schräg)
   *[none] Du kannst nichts nehmen
}
ask-flip = Welche Rohstoffkarte drehst du auf ihr Gebäude um?
ask-second = Welche Karte daneben nimmst du?
ask-payment = Wie bezahlst du?
ask-payment_type = Womit zahlst du diesen Rohstoff?
ask-token = Welches Plättchen nimmst du für das Gebäude „{ $source }“?

## Antworten

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Eine Rohstoffkarte umdrehen
option-draw = Zwei Karten ziehen: { $side } und eine unbekannte
option-pass = Passen
option-pay = { $sides } ausgeben
option-pay_type = { $resource } mit { $sides }
option-token = { $token }
act-take = Nehmen
act-draw = Ziehen

## Warum etwas nicht gewählt werden kann

blocked-short = { $count ->
    [one] Dir fehlt { $count } Zeichen
   *[other] Dir fehlen { $count } Zeichen
}
blocked-no-pair = Nichts daneben, was du dazunehmen könntest
blocked-flipped = In diesem Zug schon eine umgedreht
blocked-no-line = Keine Zeile oder Spalte nur aus Rohstoffen
blocked-deck-empty = Der Stapel ist leer
reason-where = Auf dem Markt: { $places }
reason-wanted = Sonst könnten andere das bauen: { $card }
reason-token = Ein Plättchen könnte dir gehören
reason-leaves = Was folgt, im Schnitt: { $built } gebaut, { $points } Punkte
reason-token-now = Es bringt jetzt ein Plättchen
reason-scores = { $points_now } Punkte auf einmal
reason-new-type = { CAP(FORM($resource, "first")) }
reason-saves-for = Danach kannst du { $card } bezahlen

## Was geschah

event-turn_started = { $seat } beginnt Zug { $round }
event-turn_started-you = Du beginnst Zug { $round }
event-card_flipped = { $seat } dreht um: { $card }, { $place }
event-card_flipped-you = Du drehst um: { $card }, { $place }
event-resource_taken = { $seat } nimmt { $side }
event-resource_taken-you = Du nimmst { $side }
event-resource_drawn = { $seat } zieht { $side }
event-resource_drawn-you = Du ziehst { $side }
event-resources_spent = { $seat } gibt { $sides } aus
event-resources_spent-you = Du gibst { $sides } aus
event-building_built = { $seat } baut { $card }
event-building_built-you = Du baust { $card }
event-token_taken = { $seat } nimmt ein Plättchen: { $token }
event-token_taken-you = Du nimmst ein Plättchen: { $token }
event-turn_passed = { $seat } kann nichts nehmen und passt
event-turn_passed-you = Du kannst nichts nehmen und passt
event-resource_dealt = Auf dem Markt liegt eine neue Karte, { $place }: { $side }
event-building_dealt = Auf dem Markt liegt ein neues Gebäude, { $place }: { $card }
event-automa_took = Der Automat nimmt { $side }
event-automa_built = Der Automat baut { $card }
event-automa_took_token = Der Automat nimmt ein Plättchen: { $token }
event-automa_moved = Der Automat nimmt als Nächstes: { $places }
last-stone = { $seat } baut das letzte Gebäude, „{ $card }“
event-game_ended = { $several ->
    [0] Die Partie ist zu Ende: Der Automat gewinnt
    [1] Die Partie ist zu Ende: { $winners } gewinnt
   *[other] Die Partie ist zu Ende: { $winners } teilen sich den Sieg
}
event-game_ended-you = { $several ->
    [0] Die Partie ist zu Ende: Der Automat gewinnt
    [1] Die Partie ist zu Ende: Du gewinnst
   *[other] Die Partie ist zu Ende: { $winners } teilt euch den Sieg
}

## Die Seite

title = Point City
subtitle = Nimm zwei Karten, baue eine Stadt
pitch = Nimm zwei Karten nebeneinander: Rohstoffe zum Ausgeben, und Gebäude, die das bezahlen helfen, was danach kommt.
set = In der Schachtel
phase-over = die Partie ist zu Ende
last-round = letzter Zug
hand-empty = keine Rohstoffkarten
city-empty = noch keine Gebäude
stack-civic = öffentliche Gebäude
stack-points = Gebäude für Punkte
automa-takes = das nimmt der Automat als Nächstes
cell-affordable = du kannst es bezahlen
cell-missing = { $count ->
    [one] dir fehlt { $count } Zeichen
   *[other] dir fehlen { $count } Zeichen
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
sheet-second = So viele Zeichen fehlen jetzt: { $count }. Die Rohstoffkarte daneben, die du dazunimmst, muss sie bringen.
sheet-joker = Solange sie nicht ausgegeben ist, zahlt sie für irgendeinen Rohstoff.
sheet-resource = Gib sie zum Bauen aus; sie zahlt für bis zu { $amount } { $resource }. Ihre andere Seite ist ein Gebäude, das noch niemand kennt.
automa-level = Stufe des Automaten
option-of-first = Wer beginnt
promo-tokens = Werbeplättchen
promo-tokens-help = Vier weitere Plättchen werden untergemischt.
pieces-alone = Du gegen den Automaten: Nach jedem deiner Züge nimmt er zwei Karten, bezahlt nichts, und gewinnt, wenn du nicht mehr Punkte hast.
pieces-together = { $count } Spieler, je 17 Züge, ein Markt aus sechzehn Karten. Verborgen sind nur der Stapel und die anderen Seiten der Karten.
resources-title = Rohstoffe
chapter-turn = Zug { $round }
promo-mark = (Werbeplättchen)
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
