### Français. Toutes les langues ont les mêmes messages et les mêmes variables ; les identifiants viennent du moteur et de la page.

## Matériel

resource-community = communauté
    .def = la communauté
    .de = de communauté
    .a = une carte de communauté
resource-economy = économie
    .def = l’économie
    .de = d’économie
    .a = une carte d’économie
resource-energy = énergie
    .def = l’énergie
    .de = d’énergie
    .a = une carte d’énergie
resource-ecology = écologie
    .def = l’écologie
    .de = d’écologie
    .a = une carte d’écologie
resource-industry = industrie
    .def = l’industrie
    .de = d’industrie
    .a = une carte d’industrie
resource-ingenuity = ingéniosité
    .def = l’ingéniosité
    .de = d’ingéniosité
    .a = une carte d’ingéniosité
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
    .a = { $amount ->
        [1] { FORM($resource, "a") }
       *[other] une carte double { FORM($resource, "de") }
    }
spent-cards = { $amount ->
    [1] { $count ->
        [one] { $count } carte { FORM($resource, "de") }
       *[other] { $count } cartes { FORM($resource, "de") }
    }
   *[other] { $count ->
        [one] { $count } carte double { FORM($resource, "de") }
       *[other] { $count } cartes doubles { FORM($resource, "de") }
    }
}
cell-place = ligne { $row }, colonne { $column }
building-line = { $name } (donne : { $gives } ; coûte : { $cost })
gives-civic = un jeton civique
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Bâtiments

building-cash_machine = Distributeur
    .a = un distributeur
building-mini_golf = Minigolf
    .a = un minigolf
building-newsstand = Kiosque à journaux
    .a = un kiosque à journaux
building-market_stall = Étal de marché
    .a = un étal de marché
building-bus_stop = Arrêt de bus
    .a = un arrêt de bus
building-post_office = Bureau de poste
    .a = un bureau de poste
building-pond = Bassin
    .a = un bassin
building-food_truck = Food truck
    .a = un food truck
building-playground = Aire de jeux
    .a = une aire de jeux
building-hot_dog_stand = Stand de hot-dogs
    .a = un stand de hot-dogs
building-small_house = Petite maison
    .a = une petite maison
building-cabin = Cabane
    .a = une cabane
building-bird_feeder = Mangeoire à oiseaux
    .a = une mangeoire à oiseaux
building-art_gallery = Galerie d’art
    .a = une galerie d’art
building-fountain = Fontaine
    .a = une fontaine
building-cafe = Café
    .a = un café
building-community_garden = Jardin partagé
    .a = un jardin partagé
building-townhouses = Maisons de ville
    .a = des maisons de ville
building-cell_tower = Antenne relais
    .a = une antenne relais
building-factory = Usine
    .a = une usine
building-radio_station = Station de radio
    .a = une station de radio
building-observatory = Observatoire
    .a = un observatoire
building-supermarket = Supermarché
    .a = un supermarché
building-square = Square
    .a = un square
building-mansion = Manoir
    .a = un manoir
building-warehouse = Entrepôt
    .a = un entrepôt
building-funfair = Fête foraine
    .a = une fête foraine
building-apartments = Appartements
    .a = des appartements
building-data_centre = Centre de données
    .a = un centre de données
building-quarry = Carrière
    .a = une carrière
building-train_station = Gare
    .a = une gare
building-dam = Barrage
    .a = un barrage

## Jetons civiques

token-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
token-sets = { $points ->
    [one] { $points } point pour chaque série de ressources permanentes { FORM($resources, "de") }
   *[other] { $points } points pour chaque série de ressources permanentes { FORM($resources, "de") }
}
token-single = { $points ->
    [one] { $points } point par ressource permanente { FORM($resources, "de") }
   *[other] { $points } points par ressource permanente { FORM($resources, "de") }
}
token-types = { $points ->
    [one] { $points } point pour chaque type dont vous avez au moins { $least } ressources permanentes
   *[other] { $points } points pour chaque type dont vous avez au moins { $least } ressources permanentes
}
token-missing = { $points ->
    [one] { $points } point pour chaque type dont vous n’avez aucune ressource permanente
   *[other] { $points } points pour chaque type dont vous n’avez aucune ressource permanente
}
token-ingenuity = { $points ->
    [one] { $points } point pour chaque carte d’ingéniosité non dépensée
   *[other] { $points } points pour chaque carte d’ingéniosité non dépensée
}
token-cards = { $points ->
    [one] { $points } point pour chaque carte ressource non dépensée
   *[other] { $points } points pour chaque carte ressource non dépensée
}
token-plain = { $points ->
    [one] { $points } point pour chaque bâtiment qui donne une ressource, mais aucun point
   *[other] { $points } points pour chaque bâtiment qui donne une ressource, mais aucun point
}
token-tokens = { $points ->
    [one] { $points } point par jeton possédé, celui-ci compris
   *[other] { $points } points par jeton possédé, celui-ci compris
}
token-brief-pair = { $points } par { $resource } + { $with }
token-brief-all = { $points } par série complète
token-brief-single = { $points } par { $resource }
token-brief-types = { $points } par type à partir de { $least }
token-brief-missing = { $points } par type absent
token-brief-ingenuity = { $points } par carte d’ingéniosité
token-brief-cards = { $points } par carte ressource
token-brief-plain = { $points } par bâtiment qui ne donne qu’une ressource
token-brief-tokens = { $points } par jeton
tokens-one = un type
tokens-two = deux types
tokens-other = autres

## La table

round-of = Tour { $round } sur { $rounds }
deck-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
deck-top = dessus : { $side }
market-title = Marché
cell-empty = vide
tokens-title = Jetons
tab-city = Ma ville
hand-title = Cartes ressources
permanent-title = Ressources permanentes
city-title = Bâtiments
nothing = aucun
stack-count = { $side } : { $count }
worth = { $what } : { $points }
automa = Automate
level-easy = facile
level-medium = moyen
level-hard = difficile
automa-next = prend ensuite : { $places }
score-buildings = Bâtiments
score-resources = Ressources
score-tokens = Jetons
score-token-flat = { $points ->
    [one] { $points } point (jeton)
   *[other] { $points } points (jeton)
}
score-ingenuity = Ingéniosité
tie-cards = À égalité, { $points } partout, { $name } devance { $other } par les cartes ressources restantes, { $own } contre { $figure }.
tie-cards-you = { $you ->
    [name] À égalité, { $points } partout, vous devancez { $other } par les cartes ressources restantes, { $own } contre { $figure }.
   *[other] À égalité, { $points } partout, { $name } vous devance par les cartes ressources restantes, { $own } contre { $figure }.
}
tie-automa = À égalité, { $points } partout : pour battre l’automate, il faut plus de points que lui.
curve-points = Points
curve-city = Bâtiments
statistics-together = Sans l’automate
statistics-token = Jetons pris

## Questions

ask-turn = { $stage ->
    [deck] Prenez deux cartes voisines ou piochez-en deux
    [market] Prenez deux cartes voisines
   *[none] Vous ne pouvez rien prendre
}
ask-flip = Quelle carte ressource retournez-vous côté bâtiment ?
ask-second = Quelle carte voisine prenez-vous ?
ask-payment = Comment payez-vous ?
ask-payment_type = Avec quoi payez-vous cette ressource ?
ask-token = Quel jeton pour { FORM($source, "a") } ?

## Réponses

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Retourner une carte ressource
option-draw = { $side ->
    [none] Piocher deux cartes
   *[other] Piocher { FORM($side, "a") } et une inconnue
}
option-pass = Passer
option-pay = Dépenser { $sides }
option-pay_type = Pour { FORM($resource, "def") }, dépenser { $sides }
option-token = { $token }
act-take = Prendre
act-draw = Piocher
act-flip = Retourner

## Ce qui ne peut être choisi, et pourquoi

blocked-short = { $count ->
    [one] Il vous manque { $count } symbole
   *[other] Il vous manque { $count } symboles
}
blocked-no-pair = Aucune carte voisine à prendre en même temps
blocked-flipped = Une carte est déjà retournée ce tour-ci
blocked-no-line = Aucune ligne ni colonne faite uniquement de ressources
blocked-deck-empty = La pioche est vide
reason-where = Prenez au marché ({ $places })
reason-wanted = Sans cela, d’autres pourraient bâtir { FORM($card, "a") }
reason-token = Un jeton pourrait être à vous
reason-leaves = Cela mène en moyenne à { $built ->
    [one] { $built } bâtiment
   *[other] { $built } bâtiments
  } et { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-ends-points = Cela mène en moyenne à { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } au lieu de { $instead }
reason-ends-buildings = Cela mène en moyenne à { $mean ->
    [one] { $mean } bâtiment
   *[other] { $mean } bâtiments
  } au lieu de { $instead }
reason-ends-resources = Cela mène en moyenne à { $mean ->
    [one] { $mean } carte ressource
   *[other] { $mean } cartes ressources
  } au lieu de { $instead }
reason-ends-growth = En moyenne, vos jetons pourraient ensuite rapporter encore { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } au lieu de { $instead }
reason-ends-rival-points = En moyenne, votre plus fort rival a ensuite { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } au lieu de { $instead }
reason-own-building = Chances de bâtir { FORM($card, "a") } : { $share } % au lieu de { $before } %
reason-own-token = Chances de prendre le jeton « { $token } » : { $share } % au lieu de { $before } %
reason-own-reach = Chances de pouvoir ensuite payer { FORM($card, "a") } : { $share } % au lieu de { $before } %
reason-rival-building = Chances pour { $seat } de bâtir { FORM($card, "a") } : { $share } % au lieu de { $before } %
reason-rival-token = Chances pour { $seat } de prendre le jeton « { $token } » : { $share } % au lieu de { $before } %
reason-rival-reach = Chances pour { $seat } de pouvoir ensuite payer { FORM($card, "a") } : { $share } % au lieu de { $before } %
reason-more-points = Vos bâtiments pourraient rapporter plus de points : { $mean } en moyenne au lieu de { $instead }
reason-more-resources = Vous pourriez avoir plus de ressources permanentes : { $mean } en moyenne au lieu de { $instead }
reason-more-buildings = Vous pourriez avoir plus de bâtiments : { $mean } en moyenne au lieu de { $instead }
reason-more-tokens = Vos jetons pourraient rapporter plus de points : { $mean } en moyenne au lieu de { $instead }
reason-more-symbols = Vos cartes ressources pourraient avoir plus de symboles : { $mean } en moyenne au lieu de { $instead }
reason-more-reach = Vous pourriez payer plus de bâtiments du marché : { $mean } en moyenne au lieu de { $instead }
reason-fewer-buildings = { $seat } pourrait avoir moins de bâtiments : { $mean } en moyenne au lieu de { $instead }
reason-less-tokens = { $seat } pourrait tirer moins de points de ses jetons : { $mean } en moyenne au lieu de { $instead }
reason-less-reach = { $seat } pourrait payer moins de bâtiments du marché : { $mean } en moyenne au lieu de { $instead }
reason-token-now = Vous prenez un jeton tout de suite
reason-scores = { $points_now ->
    [one] { $points_now } point tout de suite
   *[other] { $points_now } points tout de suite
}
reason-new-type = Votre première ressource permanente { FORM($resource, "de") }
reason-saves-for = Vous pourrez alors payer { FORM($card, "a") }

## Événements

event-turn_started = { $seat } commence le tour { $round }
event-turn_started-you = Vous commencez le tour { $round }
event-card_flipped = { $seat } retourne une carte ({ $place }) et découvre { FORM($card, "a") }
event-card_flipped-you = Vous retournez une carte ({ $place }) et découvrez { FORM($card, "a") }
event-resource_taken = { $seat } prend { FORM($side, "a") }
event-resource_taken-you = Vous prenez { FORM($side, "a") }
event-resource_drawn = { $seat } pioche { FORM($side, "a") }
event-resource_drawn-you = Vous piochez { FORM($side, "a") }
event-resources_spent = { $seat } dépense { $sides }
event-resources_spent-you = Vous dépensez { $sides }
event-building_built = { $seat } bâtit { FORM($card, "a") }
event-building_built-you = Vous bâtissez { FORM($card, "a") }
event-token_taken = { $seat } prend le jeton « { $token } »
event-token_taken-you = Vous prenez le jeton « { $token } »
event-turn_passed = { $seat } ne peut rien prendre et passe
event-turn_passed-you = Vous ne pouvez rien prendre et passez
event-resource_dealt = Nouveau : { FORM($side, "a") } ({ $place })
event-building_dealt = Nouveau : { FORM($card, "a") } ({ $place })
event-automa_took = L’automate prend { FORM($side, "a") }
event-automa_built = L’automate bâtit { FORM($card, "a") }
event-automa_took_token = L’automate prend le jeton « { $token } »
event-automa_moved = L’automate prendra ensuite ces cartes ({ $places })
last-stone = { $seat } construit le dernier bâtiment, { FORM($card, "a") }
last-stone-you = Vous construisez le dernier bâtiment, { FORM($card, "a") }
event-game_ended = { $several ->
    [0] La partie est terminée : l’automate l’emporte
    [1] La partie est terminée : { $winners } l’emporte
   *[other] La partie est terminée : { $winners } partagent la victoire
}
event-game_ended-you = { $several ->
    [0] La partie est terminée : l’automate l’emporte
    [1] La partie est terminée : vous l’emportez
   *[other] La partie est terminée : victoire partagée entre { FORM($winners, "inside") }
}

## La page

title = Point City
subtitle = Prenez deux cartes, bâtissez une ville
pitch = Prenez deux cartes voisines : des ressources à dépenser, et des bâtiments qui aident à payer la suite.
set = Dans la boîte
phase-over = la partie est terminée
last-round = dernier tour
hand-empty = aucune carte ressource
city-empty = pas encore de bâtiment
stack-civic = bâtiments civiques
stack-points = bâtiments à points
automa-takes = l’automate la prend ensuite
cell-affordable = vous pouvez la payer
cell-missing = { $count ->
    [one] il vous manque { $count } symbole
   *[other] il vous manque { $count } symboles
}
cell-gain = { $count ->
    [one] rapporte { $count } point
   *[other] rapporte { $count } points
}
token-name = Jeton
token-now = { $count ->
    [one] { $count } point pour l’instant
   *[other] { $count } points pour l’instant
}
payment-proposed = proposé
points-untold = Points pas encore comptés
points-now = points pour l’instant
city-of = { $count ->
    [one] { $name } : { $count } bâtiment
   *[other] { $name } : { $count } bâtiments
}
automa-tokens = { $count ->
    [one] { $count } jeton face cachée
   *[other] { $count } jetons face cachée
}
tier-number = Niveau { $tier }
sheet-gives = Donne : { $gives }
sheet-costs = Coûte : { $cost }
sheet-second = { $count ->
    [one] Il manque { $count } symbole pour l’instant. La carte ressource voisine prise avec celle-ci doit l’apporter.
   *[other] Il manque { $count } symboles pour l’instant. La carte ressource voisine prise avec celle-ci doit les apporter.
}
sheet-joker = Dépensez-la pour bâtir, à la place d’une ressource au choix.
sheet-resource = Dépensez-la pour bâtir : elle paie { $amount ->
    [one] { $amount } symbole { FORM($resource, "de") }
   *[other] jusqu’à { $amount } symboles { FORM($resource, "de") }
}. Au dos, un bâtiment que personne ne connaît encore.
automa-level = Niveau de l’automate
option-of-first = Qui commence
promo-tokens = Jetons promotionnels
promo-tokens-help = Quatre jetons de plus sont mélangés aux autres.
pieces-alone = Vous contre l’automate : après chacun de vos tours, il prend deux cartes, ne paie rien, et gagne si vous n’avez pas plus de points.
pieces-together = { $count } joueurs, 17 tours chacun, un marché de seize cartes. Seuls la pioche et le dos des cartes sont cachés.
resources-title = Ressources
told-token = un jeton
chapter-turn = Tour { $round }
promo-mark = (promotionnel)
deed-building_built = { $card }
deed-resource_taken = { $side }
deed-resource_drawn = { $side }
deed-card_flipped = { $card }

# What problems are about
problem-theme-cards = Cartes
problem-theme-second-card = Deuxième carte
problem-theme-tokens = Jetons
problem-theme-last-round = Derniers tours
problem-theme-turning-over = Retourner
