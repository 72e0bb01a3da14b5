### Français. Toutes les langues ont les mêmes messages et les mêmes variables ; les identifiants viennent du moteur et de la page.

## La page

title = Citadelles
subtitle = Bâtissez une cité médiévale
pitch = Choisissez un personnage en secret, bâtissez vos quartiers, et que votre cité soit la plus belle à la dernière pierre.

## Accueil

set = Cartes
edition = Édition
edition-2016 = Édition 2016
edition-classic = Classique, avec La Cité sombre
set-first_game = Première partie
set-first_game_three = Première partie à trois
set-ambitious_aristocrats = Aristocrates ambitieux
set-cunning_agents = Agents rusés
set-illustrious_emissaries = Émissaires illustres
set-devious_dignitaries = Dignitaires retors
set-tenacious_delegates = Délégués tenaces
set-vicious_nobles = Nobles impitoyables
set-ua_illustrious_emissaries = Émissaires illustres (édition ukrainienne)
set-ua_devious_dignitaries = Dignitaires retors (édition ukrainienne)
set-ua_vicious_nobles = Nobles impitoyables (édition ukrainienne)
set-base_game = Le jeu de base
set-dark_city = La Cité sombre
set-old_friends = Vieux amis
set-high_court = À la cour
set-powder_and_bells = Poudre et cloches
set-market_day = Jour de marché
set-by-lot = Au hasard
set-by-hand = À mon choix
set-characters = Personnages
set-districts = Merveilles
count-range = { $least }–{ $most }
set-tally = { $count } sur { $wanted }
lot-number = Numéro du tirage
draw-again = Nouveau tirage
nobody = Aucun
from-players = dès { $count } joueurs
cast = Qui est qui
option-of-starts = Qui commence avec la couronne
option-of-length = Quartiers nécessaires pour compléter une cité
length-usual = Selon les règles : { $size }
length-of = { $size }
option-of-variant = Choix des personnages à deux
variant-usual = Un à garder, un à écarter
variant-piles = Piles de quatre et de trois
temper-builder = { $rivals ->
    [1] Bâtisseur
   *[other] Bâtisseurs
}
temper-rusher = { $rivals ->
    [1] Pressé
   *[other] Pressés
}
temper-raider = { $rivals ->
    [1] Pillard
   *[other] Pillards
}
temper-schemer = { $rivals ->
    [1] Intrigant
   *[other] Intrigants
}
temper-one-builder = bâtisseur
temper-one-rusher = pressé
temper-one-raider = pillard
temper-one-schemer = intrigant
temper-help-builder = Des quartiers chers et une belle cité avant tout.
temper-help-rusher = Des quartiers bon marché, et la dernière manche au plus vite.
temper-help-raider = { $rivals ->
    [1] Aime mieux prendre que bâtir : gare à votre or et à votre cité.
   *[other] Ils aiment mieux prendre que bâtir : gare à votre or et à votre cité.
}
temper-help-schemer = { $rivals ->
    [1] Nomme, échange et assassine : cachez vos intentions.
   *[other] Ils nomment, échangent et assassinent : cachez vos intentions.
}

## La table

round-number = Manche { $round }
quiet-out = { CAP(FORM($characters, "def")) } sont hors jeu cette manche
quiet-absent = { CAP(FORM($characters, "def")) } n’ont pas trouvé preneur
turn-gold = { $count ->
    [one] { $count } pièce d’or prise
   *[other] { $count } pièces d’or prises
}
turn-lost = { $count ->
    [one] { $count } pièce d’or perdue
   *[other] { $count } pièces d’or perdues
}
turn-cards = { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
}
told-gold = { $count ->
    [one] +{ $count } pièce d’or
   *[other] +{ $count } pièces d’or
}
told-lost = { $count ->
    [one] −{ $count } pièce d’or
   *[other] −{ $count } pièces d’or
}
told-cards = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
told-crown = la couronne
told-named = { $kind ->
    [kill] veut assassiner { FORM($character, "def") }
    [bewitch] ensorcelle { FORM($character, "def") }
    [rob] veut voler { FORM($character, "def") }
    [warrant] pose un mandat sur { FORM($character, "def") }
    [threat] menace { FORM($character, "def") }
   *[other] nomme { FORM($character, "def") }
}
drafted-many = { $count } joueurs prennent un personnage
drafted-several = { $names } prennent un personnage
phase-draft = choix des personnages
phase-turns = tours de jeu
phase-over = partie terminée
last-round = dernière manche
ranks = Personnages par rang
rank-number = Rang { $rank }
rank-word = rang
rank-here = { $said } (ici : { $name })
rank-explain = Rang { $rank } : les personnages sont appelés du plus petit rang au plus grand
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name } : { $state }
}
fate-faceup = hors jeu
fate-absent = personne n’a répondu
# The same where there is room for one word.
fate-faceup-short = hors jeu
fate-absent-short = silence
fate-mine = le vôtre
# The name of a character where it has little room: its own short form, if it has one.
rank-name-short = { FORM($character, "short") }
# What you know of a character this round, in a few words on its card.
fact-passed = transmise par vous
fact-back = de retour chez vous
fact-laid = écartée par vous
fact-held = forcément { $seat }
fact-facedown = face cachée
fact-taken = prise avant votre choix
fact-unseen = jamais vue par vous
order-before = Choix avant vous
order-both = Choix avant et après vous
order-after = { $when ->
    [now] Choix après vous
   *[past] Choix après vous
}
suspects = Qui peut être qui ?
suspects-button = Notes
suspects-how = Une case vide veut dire : encore possible. Appuyez une fois pour un soupçon, une deuxième pour exclure, une troisième pour vider la case.
suspects-away = Peut être face cachée
suspects-away-short = face cachée
suspect-place = { $seat }, { $name }
suspect-no = impossible
suspect-may = possible
suspect-suspect = soupçonné par vous
suspect-cleared = exclu par vous
mark-kill = Cible { FORM($by, "de") } (assassinat)
mark-kill-you = Votre cible (assassinat)
mark-rob = Cible { FORM($by, "de") } (vol)
mark-rob-you = Votre cible (vol)
mark-bewitch = Sortilège { FORM($by, "de") }
mark-bewitch-you = Votre sortilège
mark-warrant = { $real ->
    [yes] Mandat signé { FORM($by, "de") }
    [no] Mandat vierge { FORM($by, "de") }
   *[none] Mandat { FORM($by, "de") }
}
mark-warrant-you = { $real ->
    [yes] Votre mandat signé
    [no] Votre mandat vierge
   *[none] Votre mandat
}
mark-threat = { $real ->
    [yes] Vraie menace { FORM($by, "de") }
    [no] Fausse menace { FORM($by, "de") }
   *[none] Menace { FORM($by, "de") }
}
mark-threat-you = { $real ->
    [yes] Votre vraie menace
    [no] Votre fausse menace
   *[none] Votre menace
}
tax-gold = { $count ->
    [one] { $count } pièce d’or d’impôt
   *[other] { $count } pièces d’or d’impôt
}
has-crown = avec la couronne
crown-explain = La couronne : qui la possède choisit son personnage en premier et appelle les rangs
gold-count = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
points-untold = Points pas encore comptés
points-count = { $count ->
    [one] { $count } point jusqu’ici
   *[other] { $count } points jusqu’ici
}
points-at-end = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
drafted-count = { $count ->
    [one] { $count } personnage caché
   *[other] { $count } personnages cachés
}
city-label = Cité : { $built ->
    [one] { $built } quartier
   *[other] { $built } quartiers
  } sur { $size }
city-one-short = Cité : { $built ->
    [one] { $built } quartier
   *[other] { $built } quartiers
  } sur { $size } ; il en manque un
city-complete = Complète
district-label = { $name }, { $type }, coût { $cost }
coins-on = { $count ->
    [one] { $count } pièce d’or sur ce quartier
   *[other] { $count } pièces d’or sur ce quartier
}
cards-under = { $count ->
    [one] { $count } carte sous ce quartier
   *[other] { $count } cartes sous ce quartier
}
tab-city = Ma cité
hand-title = Votre main
hand-empty = Aucune carte en main
deck-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
mine-title = { $count ->
    [1] Votre personnage
   *[other] Vos personnages
}
mine-none = pas encore choisi
passed-title = Transmis :
costs = coûte

## Fin de partie

score-districts = Quartiers
score-types = Tous les types de quartiers
score-first = Première cité complète
score-completed = Cité complète
tie-rank = { $figure ->
    [0] À égalité, { $points } partout, { $name } devance { $other }, qui n’a révélé aucun personnage à la dernière manche.
   *[other] À égalité, { $points } partout, { $name } devance { $other } par le rang le plus élevé de la dernière manche, { $own } contre { $figure }.
}
tie-rank-you = { $you ->
    [name] { $figure ->
        [0] À égalité, { $points } partout, vous devancez { $other }, qui n’a révélé aucun personnage à la dernière manche.
       *[other] À égalité, { $points } partout, vous devancez { $other } par le rang le plus élevé de la dernière manche, { $own } contre { $figure }.
    }
   *[other] { $figure ->
        [0] À égalité, { $points } partout, { $name } vous devance, car vous n’avez révélé aucun personnage à la dernière manche.
       *[other] À égalité, { $points } partout, { $name } vous devance par le rang le plus élevé de la dernière manche, { $own } contre { $figure }.
    }
}
tie-districts = À égalité, { $points } partout, { $name } devance { $other } par la valeur des quartiers, { $own } contre { $figure }.
tie-districts-you = { $you ->
    [name] À égalité, { $points } partout, vous devancez { $other } par la valeur des quartiers, { $own } contre { $figure }.
   *[other] À égalité, { $points } partout, { $name } vous devance par la valeur des quartiers, { $own } contre { $figure }.
}
tie-gold = À égalité, { $points } partout, { $name } devance { $other } par l’or restant, { $own } contre { $figure }.
tie-gold-you = { $you ->
    [name] À égalité, { $points } partout, vous devancez { $other } par l’or restant, { $own } contre { $figure }.
   *[other] À égalité, { $points } partout, { $name } vous devance par l’or restant, { $own } contre { $figure }.
}
curve-points = Points
curve-gold = Or
curve-cards = Cartes en main
statistics-characters = Par personnage joué
statistics-drafted = Par personnage choisi
statistics-named = Personnages que vous avez nommés

## Ce que demande la table

ask-draft = Choisissez votre personnage pour cette manche
ask-piles = Prendre cette pile, ou la passer et recevoir les trois cartes que vous n’avez pas vues ?
ask-draft_two = Choisissez dans cette pile deux personnages pour la manche
ask-draft_discard = Écartez un personnage, face cachée
ask-turn = { $stage ->
    [gather] Vous jouez { FORM($source, "def") } : prenez de l’or ou piochez
    [due] Vous jouez { FORM($source, "def") } : utilisez votre pouvoir avant de terminer votre tour
    [build] Vous jouez { FORM($source, "def") } : bâtissez, ou terminez votre tour
    [act] Vous jouez { FORM($source, "def") } : utilisez un pouvoir, ou terminez votre tour
   *[end] Vous jouez { FORM($source, "def") } : terminez votre tour
}
ask-keep = { $choices ->
    [1] Les cartes piochées sont identiques : gardez-en une
   *[other] Gardez l’une des cartes piochées
}
ask-keep_some = Gardez { $most } des cartes piochées
ask-payment = Comment payez-vous { FORM($source, "def") } ?
ask-payment_cards = Avec quelle carte payez-vous { FORM($source, "def") } ?
ask-kill = Qui assassinez-vous ?
ask-rob = Qui voulez-vous voler ?
ask-swap = Avec qui échangez-vous votre main ?
ask-redraw = { $most ->
    [1] Défaussez une carte pour en piocher une autre
   *[other] Défaussez jusqu’à { $most } cartes pour en piocher autant
}
ask-destroy = Quel quartier détruisez-vous ?
ask-bewitch = Qui ensorcelez-vous ?
ask-warrant_signed = Sur quel personnage posez-vous le mandat signé ?
ask-warrant_blank = Sur quel personnage posez-vous un mandat vierge ?
ask-threat_real = Sur quel personnage posez-vous la vraie menace ?
ask-threat_blank = Sur quel personnage posez-vous la fausse menace ?
ask-confiscate = { $choices ->
    [1] Le personnage sous votre mandat vierge a payé un quartier. Vous ne pouvez pas le prendre, mais personne d’autre ne le sait
   *[other] Le personnage sous votre mandat signé a payé un quartier. Le prenez-vous ?
}
ask-bribe = On vous menace. Versez-vous un pot-de-vin ?
ask-unmask = Le pot-de-vin n’a pas été versé. Révélez-vous la menace ?
ask-spy = Quelle main regardez-vous ?
ask-spy_type = Quel type cherchez-vous ?
ask-wizard = Quelle main regardez-vous ?
ask-wizard_card = Quelle carte prenez-vous ?
ask-wizard_build = { $choices ->
    [1] Cette carte ne peut pas être bâtie maintenant. Gardez-la ; personne d’autre ne le sait
   *[other] La bâtir tout de suite, ou la garder ?
}
ask-seer_give = Quelle carte rendez-vous ?
ask-crown = À qui donnez-vous la couronne ?
ask-crown_tribute = { CAP(FORM($source, "def")) } vous donne la couronne. Que donnez-vous en échange ?
ask-crown_price = Que prenez-vous en échange ?
ask-tithe = Lequel des joueurs les plus riches vous paie ?
ask-mix = Combien en or, combien en cartes ?
ask-loan = Que bâtissez-vous avec l’or d’un autre joueur ?
ask-loan_from = À qui prenez-vous l’or ?
ask-loan_cards = { $least ->
    [1] Quelle carte donnez-vous en échange ?
   *[other] Quelles { $least } cartes donnez-vous en échange ?
}
ask-study = Quelle carte gardez-vous ?
ask-seize = Quel quartier saisissez-vous ?
ask-exchange = Quel quartier voulez-vous ?
ask-exchange_for = Lequel de vos quartiers donnez-vous en échange ?
ask-beautify = Quel quartier embellissez-vous ?
ask-armory = Quel quartier détruisez-vous avec { FORM($source, "def") } ?
ask-museum = Quelle carte glissez-vous sous { FORM($source, "def") } ?
ask-framework = Que bâtissez-vous à la place { FORM($source, "de") } ?
ask-search = { CAP(FORM($source, "def")) } vous montre la pioche. Quelle carte prenez-vous ?
ask-bell = Faites-vous sonner { FORM($source, "def") }, pour que sept quartiers fassent une cité complète ?
ask-rescue = { CAP(FORM($source, "def")) } peut mettre le quartier détruit dans votre main. Payez-vous 1 pièce d’or ?
ask-thanks = { CAP(FORM($source, "def")) } se trouve dans la cité du joueur qui a la couronne. Dites-vous merci ? Si vous vous taisez, vous perdez votre tour
ask-theater = { CAP(FORM($source, "def")) } permet d’échanger votre personnage. Avec qui ?
ask-theater_give = Quel personnage donnez-vous avec { FORM($source, "def") } ?
ask-laboratory = Quelle carte défaussez-vous pour { FORM($source, "def") } ?
ask-other = { $source ->
    [none] Faites votre choix
   *[other] Faites votre choix pour { FORM($source, "def") }
}

## Réponses

option-cancel = Annuler
option-draft = { $character }
option-discard = { $character }
option-gather_gold = { $amount ->
    [one] Prendre { $amount } pièce d’or
   *[other] Prendre { $amount } pièces d’or
}
option-gather_cards = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
option-income = { $unit ->
    [cards] Piocher { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
    [either] Prendre { $amount ->
        [one] { $amount } pièce d’or ou carte
       *[other] { $amount } pièces d’or ou cartes
    }
   *[gold] Toucher { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
} pour vos { FORM($type, "pl") }
option-build = Bâtir { FORM($card, "def") }
option-end_turn = Terminer votre tour
option-keep = { $card ->
    [none] La garder en main
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] Payer { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
    [one] Payer { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } et { $cards } carte
   *[other] Payer { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } et { $cards } cartes
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Prendre cette pile de quatre
   *[0] La passer et prendre les trois
}
option-ring = Sonner : { $size } quartiers font une cité complète
option-stay_silent = Garder le silence
option-rescue = Récupérer { FORM($card, "def") }
option-thank = « Tous mes remerciements à Votre Grâce ! »
option-sacrifice = Détruire { FORM($card, "def") }
option-confiscate = Prendre { FORM($card, "def") }
option-let_pass = Laisser passer
option-bribe = { $gold ->
    [one] Verser { $gold } pièce d’or
   *[other] Verser { $gold } pièces d’or
}
option-refuse = Refuser
option-unmask = Révéler la menace
option-type = { $type }
option-give = { $what ->
    [gold] 1 pièce d’or
    [card] { $card }
   *[none] { $card } { FORM($seat, "dat") }
}
option-take = { $what ->
    [gold] 1 pièce d’or
   *[card] Une carte au hasard
}
option-mix = { $gold ->
    [0] { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
      }
   *[other] { $cards ->
        [0] { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
          }
       *[other] { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
          } et { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
          }
    }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
group-own = Les vôtres
group-out = Hors jeu
facedown-count = { $count } face cachée
# What an option would do; `change` has its sign.
effect-pays = { $gold ->
    [0] 0 pièce d’or, il vous en reste { $left }
    [one] { $gold } pièce d’or, il vous en reste { $left }
   *[other] { $gold } pièces d’or, il vous en reste { $left }
}
effect-gold = { $count ->
    [one] { $change } pièce d’or
   *[other] { $change } pièces d’or
}
effect-cards = { $count ->
    [one] { $change } carte
   *[other] { $change } cartes
}
effect-points = { $points } → { $then } points
effect-score = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
effect-other = { $seat } { $changes }
effect-loses = Vous perdez { $what }
effect-risks = Vous risquez { $what }
end-anyway = Terminer quand même
brings-income = { $count ->
    [one] rapporte { $count } pièce d’or
   *[other] rapporte { $count } pièces d’or
}
brings-income-cards = { $count ->
    [one] rapporte { $count } carte
   *[other] rapporte { $count } cartes
}
brings-income-either = { $count ->
    [one] rapporte { $count } pièce d’or ou { $count } carte
   *[other] rapporte { $count } pièces d’or ou { $count } cartes
}
stake-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
stake-turn = votre tour
stake-district = { FORM($card, "def") }
stake-income = { $count ->
    [one] { $count } pièce d’or non perçue
   *[other] { $count } pièces d’or non perçues
  }
stake-income-cards = { $count ->
    [one] { $count } carte non piochée
   *[other] { $count } cartes non piochées
}
stake-income-either = { $count ->
    [one] { $count } pièce d’or ou { $count } carte non prise
   *[other] { $count } pièces d’or ou { $count } cartes non prises
}
stake-ability = « { $name } » non utilisé
stake-use = « { $name } » non utilisé
stake-build = { $count ->
    [one] vous pouvez encore bâtir une carte
   *[other] vous pouvez encore bâtir l’une des { $count } cartes
}
# Across a card of the hand, in two words.
strip-short = manque { $gold }
strip-duplicate = déjà bâti
strip-limit = limite atteinte
strip-never-built = jamais bâti
strip-shielded = { $character }
strip-immune = intouchable
strip-complete = complète
strip-too-dear = plus de { $cost }
strip-doubled = doublon
strip-no-give = rien à donner
strip-beautified = déjà embelli
# What a button beside a card, a character or a player does.
act-draft = Prendre
act-draft_discard = Écarter
act-kill = Assassiner
act-rob = Voler
act-bewitch = Ensorceler
act-warrant_signed = Signé
act-warrant_blank = Vierge
act-threat_real = Vraie
act-threat_blank = Fausse
act-pays = { $gold ->
    [0] { $act } · gratuit
   *[other] { $act } · payer { $gold }
}
# On a district that can be chosen: what it costs, and what gold is left.
price-left = −{ $gold } → { $left }
price-free = gratuit
act-destroy = Détruire
act-armory = Détruire
act-payment-sacrifice = Détruire
act-seize = Saisir
act-exchange = Prendre
act-exchange_for = Donner
act-beautify = Embellir
act-swap = Échanger
act-spy = Regarder
act-wizard = Regarder
act-crown = Donner
act-tithe = Percevoir
act-loan_from = Prendre l’or
act-theater = Échanger
act-theater_give = Donner
act-keep = Garder
act-keep_some = Garder
act-study = Garder
act-search = Prendre
act-wizard_card = Prendre
act-laboratory = Défausser
act-redraw = Défausser
act-museum = Glisser
act-payment_cards = Payer
act-loan = Bâtir
act-framework = Bâtir
act-build = Bâtir
act-use = Utiliser
act-give = Donner
act-loan_cards = Donner
act-confiscate = Prendre
act-rescue = Récupérer
ability-bewitch = Ensorceler un personnage
ability-warrant = Poser les mandats
ability-threaten = Poser les menaces
ability-spy = Espionner une main
ability-take_card = Prendre une carte dans une main
ability-seer = Prendre une carte à chacun
ability-crown = Donner la couronne
ability-tithe = Prendre 1 pièce d’or au plus riche
ability-loan = Bâtir avec l’or d’un autre joueur
ability-four_gold = Prendre 4 pièces d’or
ability-four_cards = Piocher 4 cartes
ability-study = Consulter sept cartes
ability-exchange = Échanger des quartiers
ability-exchange-classic = Échanger des quartiers, fin du tour
ability-seize = Saisir un quartier
ability-court = Paraître à la cour : 3 pièces d’or
ability-beautify = Embellir un quartier
ability-collect_tax = Lever l’impôt
ability-kill = Assassiner un personnage
ability-rob = Voler un personnage
ability-swap = Échanger sa main avec un joueur
ability-redraw = Échanger des cartes avec la pioche
ability-bonus_gold = Prendre la pièce supplémentaire
ability-bonus_cards = Prendre les cartes supplémentaires
ability-destroy = Détruire un quartier
ability-destroy-classic = Détruire un quartier, fin du tour
use-armory = Poudrière : la détruire pour détruire un quartier
use-framework = Chantier : le détruire pour bâtir sans payer
use-laboratory = Laboratoire : défausser une carte pour de l’or
use-museum = Musée : glisser une carte dessous
use-smithy = Forge : de l’or contre des cartes

## Ce qui ne peut être choisi, et pourquoi

reason-silenced = Vous pourriez perdre votre tour{ $because ->
    [yes] , car vous menez
   *[no] {""}
  }
reason-robbed = On pourrait vous voler{ $because ->
    [yes] , car vous avez le plus d’or
   *[no] {""}
  }
reason-wrecked = Vous pourriez perdre un quartier
reason-crowned = La couronne pourrait être à vous
reason-leaves = En moyenne, vous finissez la manche avec { $built ->
    [one] { $built } quartier de plus
   *[other] { $built } quartiers de plus
  }, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
reason-ends-points = En moyenne, vous finissez la manche avec { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } au lieu de { $instead }
reason-ends-districts = En moyenne, vous finissez la manche avec { $mean ->
    [one] { $mean } quartier
   *[other] { $mean } quartiers
  } au lieu de { $instead }
reason-ends-gold = En moyenne, vous finissez la manche avec { $mean ->
    [one] { $mean } pièce d’or
   *[other] { $mean } pièces d’or
  } au lieu de { $instead }
reason-ends-cards = En moyenne, vous finissez la manche avec { $mean ->
    [one] { $mean } carte
   *[other] { $mean } cartes
  } au lieu de { $instead }
reason-ends-rival-points = En moyenne, votre plus fort rival finit la manche avec { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
  } au lieu de { $instead }
reason-ends-rival-districts = En moyenne, votre plus fort rival finit la manche avec { $mean ->
    [one] { $mean } quartier
   *[other] { $mean } quartiers
  } au lieu de { $instead }
reason-lets-build = Vous pourriez bâtir { FORM($card, "a") } pendant cette manche
reason-keeps-turn = Risque de perdre votre tour : { $share } % au lieu de { $before } %
reason-keeps-gold = Risque de vous faire voler : { $share } % au lieu de { $before } %
reason-keeps-city = Risque de perdre un quartier : { $share } % au lieu de { $before } %
reason-stops-rival = { $seat } risque de perdre son tour : { $share } % au lieu de { $before } %
reason-robs-rival = { $seat } risque de se faire voler : { $share } % au lieu de { $before } %
reason-strikes-rival = { $seat } risque de perdre un quartier : { $share } % au lieu de { $before } %
reason-has-card = Chances d’avoir { FORM($card, "def") } dans votre cité : { $share } % au lieu de { $before } %
reason-all-types = Chances d’avoir tous les types de quartiers : { $share } % au lieu de { $before } %
reason-finishes = Chances de compléter votre cité : { $share } % au lieu de { $before } %
reason-last-round = Chances que cette manche soit la dernière : { $share } % au lieu de { $before } %
reason-more-bonus = Avec { FORM($card, "def") }, vous pourriez marquer davantage de points de bonus : { $mean } en moyenne au lieu de { $instead }
reason-builds-more = Vous pourriez bâtir plus de quartiers pendant cette manche : { $mean } en moyenne au lieu de { $instead }
reason-more-gold = Vous pourriez finir la manche avec plus d’or : { $mean } en moyenne au lieu de { $instead }
reason-more-cards = Vous pourriez finir la manche avec plus de cartes à bâtir : { $mean } en moyenne au lieu de { $instead }
reason-builds-less = { $seat } pourrait bâtir moins de quartiers pendant cette manche : { $mean } en moyenne au lieu de { $instead }
reason-less-gold = { $seat } pourrait finir la manche avec moins d’or : { $mean } en moyenne au lieu de { $instead }
reason-fewer-cards = { $seat } pourrait finir la manche avec moins de cartes à bâtir : { $mean } en moyenne au lieu de { $instead }
reason-stops = Il ne manque qu’un quartier { FORM($seat, "dat") } : avec { FORM($character, "def") }, vous pourriez l’empêcher de finir
reason-shields = Il manque { $count ->
    [one] un quartier
   *[other] { $count } quartiers
  } à votre cité, et { FORM($character, "def") } pourrait la protéger du rang 8
reason-pays = { CAP(FORM($character, "def")) } pourrait vous rapporter { $unit ->
    [cards] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [either] { $count ->
        [one] { $count } pièce d’or ou carte
       *[other] { $count } pièces d’or ou cartes
    }
   *[gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
}
reason-robs = { $seat } a { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }, que { FORM($character, "def") } pourrait voler
reason-builds = { CAP(FORM($character, "def")) } pourrait bâtir { $count } quartiers
reason-crowns = { CAP(FORM($character, "def")) } prend la couronne : vous pourriez choisir en premier à la manche suivante
reason-denies = Avec { FORM($character, "def") }, { $seat } pourrait { $unit ->
    [cards] piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [either] prendre { $count ->
        [one] { $count } pièce d’or ou carte
       *[other] { $count } pièces d’or ou cartes
    }
   *[gold] toucher { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
}
reason-passed-on = Vous avez transmis { FORM($character, "def") } : quelqu’un pourrait avoir ce personnage
reason-names-paid = { $seat } pourrait jouer { FORM($character, "def") } et { $unit ->
    [cards] piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [either] prendre { $count ->
        [one] { $count } pièce d’or ou carte
       *[other] { $count } pièces d’or ou cartes
    }
   *[gold] toucher { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
}
reason-holds-gold = { $seat } a { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } et pourrait jouer { FORM($character, "def") }
reason-ruins = { CAP(FORM($character, "def")) } pourrait vous faire perdre un quartier, et vous êtes en tête
reason-completes = Avec { FORM($card, "def") }, votre cité est complète : deux points
reason-completes-first = Avec { FORM($card, "def") }, votre cité est complète en premier : quatre points, et dernière manche
reason-fifth-type = Avec { FORM($card, "def") }, vous avez le cinquième type : trois points
reason-bonus-ivory_tower = Avec { FORM($card, "def") }, vous marquez { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de plus tant que c’est votre seule merveille
reason-bonus-statue = Avec { FORM($card, "def") }, vous marquez { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de plus tant que vous avez la couronne
reason-bonus-capitol = Avec { FORM($card, "def") }, vous marquez { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de plus pour trois quartiers du même type
reason-bonus = Avec { FORM($card, "def") }, vous marquez { $count ->
    [one] { $count } point
   *[other] { $count } points
  } de plus pour l’instant
reason-pays-at-once = Bâtissez { FORM($card, "def") } avant de toucher le revenu, pour que ce quartier compte
reason-no-ruin = { CAP(FORM($character, "def")) } ne peut plus toucher à votre cité cette manche
reason-spends = L’or mis dans un quartier ne peut pas être volé à la manche suivante ; l’or gardé pourrait l’être
reason-affords = De quoi payer { FORM($card, "a") }
reason-enough-cards = Vous avez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } à bâtir ; c’est l’or qui manque
reason-no-cards = Rien à bâtir dans votre main
reason-enough-gold = { $gold ->
    [one] Votre pièce d’or suffit pour toute carte de votre main
   *[other] Vos { $gold } pièces d’or suffisent pour toute carte de votre main
}
reason-ready-now = Vous pourriez bâtir { FORM($card, "a") } pendant ce tour
reason-near-end = Il manque { $count ->
    [one] un quartier
   *[other] { $count } quartiers
  } { FORM($seat, "dat") }
reason-strongest = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, plus que vos autres rivaux
reason-costs-rival = { $seat } perd { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
reason-full-hand = { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } en main, plus que tous les autres
reason-draws = { CAP(FORM($character, "def")) } pioche, et vous { $cards ->
    [0] n’avez aucune carte à bâtir
    [one] n’avez qu’une carte à bâtir
   *[other] n’avez que { $cards } cartes à bâtir
  }
reason-goes-first = Le rang 1 ne peut pas être volé, et vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
reason-never-seen = Vous n’avez pas vu passer { FORM($character, "def") } : quelqu’un pourrait avoir ce personnage
reason-dearest = Vous ne pouvez rien payer de plus cher que { FORM($card, "def") }
reason-short-of = Il manquera alors { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } pour { FORM($card, "def") }
reason-pays-now = Vos quartiers rapportent tout de suite { $unit ->
    [cards] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    [either] { $count ->
        [one] { $count } pièce d’or ou carte
       *[other] { $count } pièces d’or ou cartes
    }
   *[gold] { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
}
reason-one-card = Vous n’avez que { FORM($card, "def") } à bâtir
blocked-short = { $gold ->
    [one] Il manque { $gold } pièce d’or
   *[other] Il manque { $gold } pièces d’or
}
blocked-duplicate = Déjà dans votre cité
blocked-limit = { $limit ->
    [one] { $limit } quartier bâti : c’est la limite
   *[other] { $limit } quartiers bâtis : c’est la limite
}
blocked-no-builds = { CAP(FORM($character, "def")) } ne peut pas bâtir
blocked-city-grown = Seulement avec quatre quartiers au plus
blocked-never-built = Ne peut pas être bâti
blocked-gather-first = D’abord l’or ou les cartes
blocked-only-gathers = Ce tour : de l’or ou des cartes, rien d’autre
blocked-bewitched = Sortilège : de l’or ou des cartes, rien d’autre
blocked-only-ability = Ce tour : le pouvoir, rien d’autre
blocked-ability-first = D’abord votre pouvoir
blocked-used = Déjà utilisé ce tour-ci
blocked-no-income = { FORM($type, "none") }
blocked-no-target = Rien à viser
blocked-no-build = Aucune carte à bâtir
blocked-no-loan = Aucune carte à bâtir ainsi
blocked-no-richest = Personne ne doit vous payer
blocked-no-taxes = Aucun impôt à lever
blocked-court-afar = Le rang 4 n’est pas votre voisin
blocked-hand-empty = Aucune carte en main
blocked-hands-empty = Personne d’autre n’a de cartes
blocked-deck-empty = La pioche est vide
blocked-own-character = Votre propre personnage ce tour-ci
blocked-rank-one = Le rang 1 en est à l’abri
blocked-marked = Porte déjà un jeton { FORM($character, "de") }
blocked-token-laid = A déjà un jeton
blocked-blank = Votre mandat est sans signature
blocked-crowned = A la couronne
blocked-not-richest = N’est pas le plus riche
blocked-complete = Cité complète
blocked-shielded = Sous la protection { FORM($character, "de") }
blocked-immune = Intouchable
blocked-too-dear = Coûte plus de { $cost }
blocked-doubled = Une cité l’aurait en double
blocked-no-give = Rien à donner en échange
blocked-beautified = Déjà embelli
blocked-being-built = En construction
blocked-no-loan-needed = Vous pouvez le payer vous-même
blocked-no-lender = { $gold ->
    [one] Personne n’a { $gold } pièce d’or à céder
   *[other] Personne n’a { $gold } pièces d’or à céder
}
blocked-few-cards = { $gold ->
    [one] Trop peu de cartes à donner pour { $gold } pièce d’or
   *[other] Trop peu de cartes à donner pour { $gold } pièces d’or
}

## Types et causes

type-noble = noble
    .pl = quartiers nobles
    .none = Aucun quartier noble
type-religious = religieux
    .pl = quartiers religieux
    .none = Aucun quartier religieux
type-military = militaire
    .pl = quartiers militaires
    .none = Aucun quartier militaire
type-trade = marchand
    .pl = quartiers marchands
    .none = Aucun quartier marchand
type-unique = merveille
    .pl = merveilles
    .none = Aucune merveille
## Journal de la partie

event-round_started = La manche { $round } commence, et { $to } a la couronne
event-round_started-you = La manche { $round } commence, et vous avez la couronne
event-character_removed = { CAP(FORM($character, "def")) } est hors jeu cette manche
event-character_laid_away = { $named ->
    [yes] { FORM($character, "gender") ->
        [f] { CAP(FORM($character, "def")) } est écartée face cachée
       *[m] { CAP(FORM($character, "def")) } est écarté face cachée
    }
   *[other] { $count ->
        [one] { $count } personnage est écarté face cachée
       *[other] { $count } personnages sont écartés face cachée
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } prend { FORM($character, "def") }
   *[other] { $seat } prend un personnage
}
event-character_drafted-you = { $named ->
    [yes] Vous prenez { FORM($character, "def") }
   *[other] Vous prenez un personnage
}
event-characters_swapped = { $named ->
    [yes] { $seat } et { $other } échangent leurs personnages ; vous avez maintenant { FORM($character, "def") }
   *[other] { $seat } et { $other } échangent leurs personnages
}
event-characters_swapped-you = { $you ->
    [seat] { $named ->
        [yes] Vous et { $other } échangez vos personnages ; vous avez maintenant { FORM($character, "def") }
       *[other] Vous et { $other } échangez vos personnages
    }
   *[other] { $named ->
        [yes] { $seat } et vous échangez vos personnages ; vous avez maintenant { FORM($character, "def") }
       *[other] { $seat } et vous échangez vos personnages
    }
}
event-rank_called = { $by } appelle { FORM($character, "def") } (rang { $rank })
event-rank_called-you = Vous appelez { FORM($character, "def") } (rang { $rank })
event-nobody_answered = { $source ->
    [none] Personne n’a répondu à l’appel { FORM($character, "de") }
   *[other] { FORM($character, "gender") ->
        [f] { CAP(FORM($character, "def")) }, assassinée, ne répond pas
       *[m] { CAP(FORM($character, "def")) }, assassiné, ne répond pas
    }
}
event-character_revealed = { $seat } est { FORM($character, "def") }
event-character_revealed-you = Vous êtes { FORM($character, "def") }
silence-out = { CAP(FORM($character, "def")) } est hors jeu cette manche
silence-murdered = { FORM($character, "gender") ->
    [f] { CAP(FORM($character, "def")) }, assassinée, ne répond pas
   *[m] { CAP(FORM($character, "def")) }, assassiné, ne répond pas
}
silence-absent = Personne n’a pris { FORM($character, "def") }
unmasked-murdered = { FORM($character, "gender") ->
    [f] { CAP(FORM($character, "def")) } assassinée, c’était { $name }
   *[m] { CAP(FORM($character, "def")) } assassiné, c’était { $name }
}
unmasked-murdered-you = { FORM($character, "gender") ->
    [f] { CAP(FORM($character, "def")) } assassinée, c’était vous
   *[m] { CAP(FORM($character, "def")) } assassiné, c’était vous
}
event-character_named = { $kind ->
    [kill] { $seat } envoie un assassin contre { FORM($character, "def") }
    [bewitch] { $seat } ensorcelle { FORM($character, "def") }
    [rob] { $seat } s’apprête à voler { FORM($character, "def") }
    [warrant] { $seat } pose un mandat sur { FORM($character, "def") }
    [threat] { $seat } menace { FORM($character, "def") }
   *[other] { $seat } nomme { FORM($character, "def") }
}
event-character_named-you = { $kind ->
    [kill] Vous envoyez un assassin contre { FORM($character, "def") }
    [bewitch] Vous ensorcelez { FORM($character, "def") }
    [rob] Vous vous apprêtez à voler { FORM($character, "def") }
    [warrant] Vous posez un mandat sur { FORM($character, "def") }
    [threat] Vous menacez { FORM($character, "def") }
   *[other] Vous nommez { FORM($character, "def") }
}
event-mark_unmasked = { $real ->
    [yes] Le jeton posé sur { FORM($character, "def") } était vrai
   *[no] Le jeton posé sur { FORM($character, "def") } était faux
}
event-turn_resumed = { $seat } reprend le tour { FORM($character, "de") }
event-turn_resumed-you = Vous reprenez le tour { FORM($character, "de") }
event-turn_ended = { $seat } termine son tour
event-turn_ended-you = Vous terminez votre tour
event-turn_lost = { $seat } perd son tour
event-turn_lost-you = Vous perdez votre tour
event-gold_gained = { $origin ->
    [gather] { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } pour son action
    [character] { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } grâce { FORM($source, "a") }
    [district] { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } avec { FORM($source, "def") }
   *[none] { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
}
event-gold_gained-you = { $origin ->
    [gather] Vous prenez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } pour votre action
    [character] Vous prenez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } grâce { FORM($source, "a") }
    [district] Vous prenez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } avec { FORM($source, "def") }
   *[none] Vous prenez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
}
event-gold_paid = { $origin ->
    [character] { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } en jouant { FORM($source, "def") }
    [district] { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } pour { FORM($source, "def") }
   *[none] { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
}
event-gold_paid-you = { $origin ->
    [character] Vous payez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } en jouant { FORM($source, "def") }
    [district] Vous payez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } pour { FORM($source, "def") }
   *[none] Vous payez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
}
event-gold_moved = { $origin ->
    [character] { $from } cède { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } { FORM($to, "dat") } par le pouvoir { FORM($source, "de") }
    [district] { $from } cède { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } { FORM($to, "dat") } avec { FORM($source, "def") }
   *[none] { $from } cède { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } { FORM($to, "dat") }
}
event-gold_moved-you = { $you ->
    [from] { $origin ->
        [character] Vous cédez { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } { FORM($to, "dat") } par le pouvoir { FORM($source, "de") }
        [district] Vous cédez { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } { FORM($to, "dat") } avec { FORM($source, "def") }
       *[none] Vous cédez { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } { FORM($to, "dat") }
    }
   *[to] { $origin ->
        [character] { $from } vous cède { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } par le pouvoir { FORM($source, "de") }
        [district] { $from } vous cède { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } avec { FORM($source, "def") }
       *[none] { $from } vous cède { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        }
    }
}
event-tax_paid = { $amount ->
    [one] { $seat } paie un impôt de { $amount } pièce d’or
   *[other] { $seat } paie un impôt de { $amount } pièces d’or
}
event-tax_paid-you = { $amount ->
    [one] Vous payez un impôt de { $amount } pièce d’or
   *[other] Vous payez un impôt de { $amount } pièces d’or
}
event-tax_collected = { $amount ->
    [one] { $seat } lève un impôt de { $amount } pièce d’or
   *[other] { $seat } lève un impôt de { $amount } pièces d’or
}
event-tax_collected-you = { $amount ->
    [one] Vous levez un impôt de { $amount } pièce d’or
   *[other] Vous levez un impôt de { $amount } pièces d’or
}
event-cards_drawn = { $known ->
    [yes] { $seat } pioche { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $seat } pioche { $count } carte
       *[other] { $seat } pioche { $count } cartes
    }
}
event-cards_drawn-you = { $known ->
    [yes] Vous piochez { FORM($cards, "a") }
   *[other] { $count ->
        [one] Vous piochez { $count } carte
       *[other] Vous piochez { $count } cartes
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } remet { FORM($cards, "a") } sous la pioche
   *[other] { $count ->
        [one] { $seat } remet { $count } carte sous la pioche
       *[other] { $seat } remet { $count } cartes sous la pioche
    }
}
event-cards_discarded-you = { $known ->
    [yes] Vous remettez { FORM($cards, "a") } sous la pioche
   *[other] { $count ->
        [one] Vous remettez { $count } carte sous la pioche
       *[other] Vous remettez { $count } cartes sous la pioche
    }
}
event-card_kept = { $known ->
    [yes] { $seat } garde { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $seat } garde { $count } carte
       *[other] { $seat } garde { $count } cartes
    }
}
event-card_kept-you = { $known ->
    [yes] Vous gardez { FORM($cards, "a") }
   *[other] { $count ->
        [one] Vous gardez { $count } carte
       *[other] Vous gardez { $count } cartes
    }
}
event-build_given_up = Pas de paiement pour { FORM($card, "def") } : la carte reste en main et ne peut plus être bâtie au-delà de votre limite
event-card_rescued = { $seat } récupère { FORM($card, "def") }
event-card_rescued-you = Vous récupérez { FORM($card, "def") }
event-cards_given = { $known ->
    [yes] { $from } donne { FORM($to, "dat") } { FORM($cards, "a") }
   *[other] { $count ->
        [one] { $from } donne { $count } carte { FORM($to, "dat") }
       *[other] { $from } donne { $count } cartes { FORM($to, "dat") }
    }
}
event-cards_given-you = { $you ->
    [from] { $known ->
        [yes] Vous donnez { FORM($to, "dat") } { FORM($cards, "a") }
       *[other] { $count ->
            [one] Vous donnez { $count } carte { FORM($to, "dat") }
           *[other] Vous donnez { $count } cartes { FORM($to, "dat") }
        }
    }
   *[to] { $known ->
        [yes] { $from } vous donne { FORM($cards, "a") }
       *[other] { $count ->
            [one] { $from } vous donne { $count } carte
           *[other] { $from } vous donne { $count } cartes
        }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } glisse { FORM($cards, "a") } sous { FORM($card, "def") }
   *[other] { $seat } glisse une carte sous { FORM($card, "def") }
}
event-card_tucked-you = { $known ->
    [yes] Vous glissez { FORM($cards, "a") } sous { FORM($card, "def") }
   *[other] Vous glissez une carte sous { FORM($card, "def") }
}
event-hand_shown = { $known ->
    [yes] { $by } regarde la main { FORM($seat, "de") } : { $cards }
   *[other] { $by } regarde la main { FORM($seat, "de") }
}
event-hand_shown-you = { $you ->
    [by] { $known ->
        [yes] Vous regardez la main { FORM($seat, "de") } : { $cards }
       *[other] Vous regardez la main { FORM($seat, "de") }
    }
   *[seat] { $known ->
        [yes] { $by } regarde votre main : { $cards }
       *[other] { $by } regarde votre main
    }
}
event-hands_swapped = { $known ->
    [yes] { $seat } et { $other } échangent leurs mains ; votre nouvelle main : { $cards }
   *[other] { $seat } et { $other } échangent leurs mains
}
event-hands_swapped-you = { $you ->
    [seat] { $known ->
        [yes] Vous et { $other } échangez vos mains ; votre nouvelle main : { $cards }
       *[other] Vous et { $other } échangez vos mains
    }
   *[other] { $known ->
        [yes] { $seat } et vous échangez vos mains ; votre nouvelle main : { $cards }
       *[other] { $seat } et vous échangez vos mains
    }
}
event-district_built = { $paid ->
    [0] { $seat } bâtit { FORM($card, "a") } gratuitement
    [one] { $seat } bâtit { FORM($card, "a") } pour { $paid } pièce d’or
   *[other] { $seat } bâtit { FORM($card, "a") } pour { $paid } pièces d’or
}
event-district_built-you = { $paid ->
    [0] Vous bâtissez { FORM($card, "a") } gratuitement
    [one] Vous bâtissez { FORM($card, "a") } pour { $paid } pièce d’or
   *[other] Vous bâtissez { FORM($card, "a") } pour { $paid } pièces d’or
}
event-district_destroyed = { $own ->
    [yes] { $paid ->
        [0] { $by } détruit { FORM($card, "def") } dans sa propre cité
        [one] { $by } détruit { FORM($card, "def") } dans sa propre cité pour { $paid } pièce d’or
       *[other] { $by } détruit { FORM($card, "def") } dans sa propre cité pour { $paid } pièces d’or
    }
   *[no] { $paid ->
        [0] { $by } détruit { FORM($card, "def") } chez { $seat }
        [one] { $by } détruit { FORM($card, "def") } chez { $seat } pour { $paid } pièce d’or
       *[other] { $by } détruit { FORM($card, "def") } chez { $seat } pour { $paid } pièces d’or
    }
}
event-district_destroyed-you = { $you ->
    [by] { $paid ->
        [0] Vous détruisez { FORM($card, "def") } chez { $seat }
        [one] Vous détruisez { FORM($card, "def") } chez { $seat } pour { $paid } pièce d’or
       *[other] Vous détruisez { FORM($card, "def") } chez { $seat } pour { $paid } pièces d’or
    }
    [seat] { $paid ->
        [0] { $by } détruit { FORM($card, "def") } chez vous
        [one] { $by } détruit { FORM($card, "def") } chez vous pour { $paid } pièce d’or
       *[other] { $by } détruit { FORM($card, "def") } chez vous pour { $paid } pièces d’or
    }
   *[both] { $paid ->
        [0] Vous détruisez { FORM($card, "def") } dans votre propre cité
        [one] Vous détruisez { FORM($card, "def") } dans votre propre cité pour { $paid } pièce d’or
       *[other] Vous détruisez { FORM($card, "def") } dans votre propre cité pour { $paid } pièces d’or
    }
}
event-district_confiscated = { $to } prend { FORM($card, "def") } par mandat ; { $seat } récupère son or
event-district_confiscated-you = { $you ->
    [to] Vous prenez { FORM($card, "def") } par mandat ; { $seat } récupère son or
   *[seat] { $to } vous prend { FORM($card, "def") } par mandat ; vous récupérez votre or
}
event-district_seized = { $paid ->
    [one] { $by } saisit { FORM($card, "def") } chez { $seat } pour { $paid } pièce d’or
   *[other] { $by } saisit { FORM($card, "def") } chez { $seat } pour { $paid } pièces d’or
}
event-district_seized-you = { $you ->
    [by] { $paid ->
        [one] Vous saisissez { FORM($card, "def") } chez { $seat } pour { $paid } pièce d’or
       *[other] Vous saisissez { FORM($card, "def") } chez { $seat } pour { $paid } pièces d’or
    }
   *[seat] { $paid ->
        [one] { $by } saisit { FORM($card, "def") } chez vous pour { $paid } pièce d’or
       *[other] { $by } saisit { FORM($card, "def") } chez vous pour { $paid } pièces d’or
    }
}
event-districts_exchanged = { $seat } échange { FORM($card, "def") } contre { FORM($for, "def") } { FORM($other, "de") }
event-districts_exchanged-you = { $you ->
    [seat] Vous échangez { FORM($card, "def") } contre { FORM($for, "def") } { FORM($other, "de") }
   *[other] { $seat } échange { FORM($card, "def") } contre { FORM($for, "def") } de votre cité
}
event-district_beautified = { $seat } embellit { FORM($card, "def") }
event-district_beautified-you = Vous embellissez { FORM($card, "def") }
event-crown_moved = { $from ->
    [none] { $to } prend la couronne
   *[other] La couronne passe { FORM($from, "de") } { FORM($to, "dat") }
}
event-crown_moved-you = { $you ->
    [to] { $from ->
        [none] Vous prenez la couronne
       *[other] { $from } vous cède la couronne
    }
   *[from] { $from ->
        [none] { $to } prend la couronne
       *[other] Vous cédez la couronne { FORM($to, "dat") }
    }
}
event-city_completed = { $first ->
    [yes] { $seat } complète sa cité en premier : c’est la dernière manche
   *[other] { $seat } complète sa cité
}
event-city_completed-you = { $first ->
    [yes] Vous complétez votre cité en premier : c’est la dernière manche
   *[other] Vous complétez votre cité
}
event-city_size_changed = Désormais, { $size } quartiers font une cité complète
event-round_ended = Fin de la manche { $round }
event-game_ended = { $several ->
    [1] La partie est terminée : { $winners } l’emporte
   *[other] La partie est terminée : { $winners } partagent la victoire
}
event-game_ended-you = { $several ->
    [1] La partie est terminée : vous l’emportez
   *[other] La partie est terminée : victoire partagée entre { FORM($winners, "inside") }
}

## Ce qui s’est passé, en images

round-rose = { $name } bâtit { FORM($cards, "a") }
round-rose-you = Vous bâtissez { FORM($cards, "a") }
round-robbed = { $by } vole { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
} { FORM($name, "dat") }
round-robbed-you = { $you ->
    [name] { $by } vous vole { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
   *[by] Vous volez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } { FORM($name, "dat") }
}
round-lost = { $name } perd { FORM($card, "def") } à cause { FORM($by, "de") }
round-lost-you = { $you ->
    [name] Vous perdez { FORM($card, "def") } à cause { FORM($by, "de") }
   *[by] { $name } perd { FORM($card, "def") } à cause de vous
}
round-short = Il ne manque qu’un quartier { FORM($name, "dat") }
round-short-you = Il ne vous manque qu’un quartier
round-quiet = Manche tranquille : rien de bâti, rien de perdu
last-stone = { $seat } bâtit { FORM($card, "def") } et pose la dernière pierre
last-stone-you = Vous bâtissez { FORM($card, "def") } et posez la dernière pierre
story-call = { $character } ?
story-own-kill = Votre victime, { FORM($character, "def") }, ne répond pas
story-own-gold = { $amount ->
    [one] Vous volez { $amount } pièce d’or { FORM($name, "dat") }
   *[other] Vous volez { $amount } pièces d’or { FORM($name, "dat") }
}
story-own-empty = { CAP(FORM($character, "def")) } n’a pas une pièce d’or : rien à voler
story-own-absent = Personne n’a pris { FORM($character, "def") } : personne à voler
story-empty = { $by } vole { FORM($character, "def") }, mais ne trouve pas d’or
story-named-kill = { $by } assassine votre personnage
story-named-kill-line = Vous perdez votre tour : { FORM($character, "def") } ne répondra pas.
story-named-bewitch = { $by } vous ensorcelle
story-named-bewitch-line = Avec { FORM($character, "def") }, vous ne faites que votre action ; ensuite { $by } joue à votre place.
story-named-rob = { $by } en veut à votre or
story-named-rob-line = À l’appel { FORM($character, "de") }, { $by } prend tout votre or.
story-named-warrant = { $by } pose un mandat sur vous
story-named-warrant-line = Mandat sur { FORM($character, "def") } : s’il est signé, { $by } peut prendre le premier quartier que vous payez.
story-named-threat = { $by } vous fait chanter
story-named-threat-line = Menace sur { FORM($character, "def") } : après votre action, cédez la moitié de votre or ou risquez tout.
story-unmasked = { $by } révèle la menace
story-unmasked-line = { $real ->
    [yes] Elle était vraie : vous perdez tout votre or.
   *[no] Elle était fausse : vous gardez votre or.
}
story-gold = { $by } vous prend de l’or
story-gold-line = { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}
story-gold-thief = { $by } vous vole
story-gold-thief-line = Vous perdez tout votre or ({ $amount }).
story-gold-blackmailer = { $by } vous soutire de l’or
story-gold-blackmailer-line = Vous perdez { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}.
story-cards = { $amount ->
    [1] { $by } prend une carte de votre main
   *[other] { $by } prend des cartes de votre main
}
story-cards-line = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
story-shown = { $by } regarde votre main
story-shown-line = Vos cartes ne sont plus un secret.
story-hands = { $by } échange sa main avec vous
story-hands-line = Vous avez maintenant les cartes de l’autre joueur.
story-roles = { $by } échange son personnage avec vous
story-roles-line = Vous avez maintenant { FORM($character, "def") }.
story-destroyed = { $by } détruit { FORM($card, "def") } chez vous
story-destroyed-line = Ce quartier n’est plus dans votre cité.
story-confiscated = { $by } confisque { FORM($card, "def") } chez vous
story-confiscated-line = Vous récupérez l’or que vous avez payé.
story-seized = { $by } saisit { FORM($card, "def") } chez vous
story-seized-line = Ce quartier se trouve maintenant dans une autre cité.
story-exchanged = { $by } vous prend { FORM($for, "def") }
story-exchanged-line = En échange, vous recevez { FORM($card, "def") }.

## Ce qui n’a pas marché

error-bad-setup-crown = La couronne doit revenir à l’un des joueurs.
error-bad-setup-characters = Ces personnages ne peuvent pas jouer ensemble.
error-bad-setup-needs-nine = À { $seats } joueurs, il faut un personnage de rang 9.
error-bad-setup-too-few = Pour jouer { FORM($character, "def") }, il faut au moins { $seats } joueurs.
error-bad-setup-districts = Ces quartiers ne peuvent pas être joués ensemble.
error-bad-setup-length = Les règles ne prévoient pas de cité de cette taille.
error-bad-setup-no-nine = À { $seats } joueurs, pas de personnage de rang 9.
error-bad-setup-rank-missing = Il n’y a pas de personnage de rang { $rank }.
error-bad-setup-rank-twice = Il y a deux personnages de rang { $rank }.
error-bad-setup-uniques = Nombre de merveilles à choisir : { $range }.
error-bad-setup-variant = Cette variante ne convient pas à cette édition ou à ce nombre de joueurs.

## Personnages

character-assassin = Assassin
    .def = l’Assassin
    .de = de l’Assassin
    .a = à l’Assassin
    .gender = m
character-assassin-text = Nommez un personnage. Son joueur perd son tour et reste caché jusqu’à la fin de la manche.
character-assassin-classic = Assassin
    .def = l’Assassin
    .de = de l’Assassin
    .a = à l’Assassin
    .gender = m
character-witch = Sorcière
    .def = la Sorcière
    .de = de la Sorcière
    .a = à la Sorcière
    .gender = f
character-witch-text = Faites votre action, nommez un personnage, puis suspendez votre tour. Le joueur de ce personnage ne fait que son action ; vous jouez le reste de ce tour comme ce personnage, avec votre propre cité, votre main et votre or. Si personne ne l’a, votre tour est fini.
character-magistrate = Échevin
    .def = l’Échevin
    .de = de l’Échevin
    .a = à l’Échevin
    .gender = m
character-magistrate-text = Posez trois mandats face cachée sur des personnages ; un seul est signé. Quand le joueur du personnage au mandat signé paie son premier quartier du tour, vous pouvez le prendre sans payer, sauf si votre cité l’a déjà ; l’or lui est rendu.
character-thief = Voleur
    .def = le Voleur
    .de = du Voleur
    .a = au Voleur
    .gender = m
character-thief-text = Nommez un personnage. Quand il se révèle, prenez tout son or. Vous ne pouvez voler ni le rang 1, ni le personnage assassiné ou ensorcelé.
character-spy = Espion
    .def = l’Espion
    .de = de l’Espion
    .a = à l’Espion
    .gender = m
character-spy-text = Choisissez un joueur et un type, et regardez sa main. Pour chaque carte de ce type, prenez-lui 1 pièce d’or, s’il lui en reste, et prenez 1 carte de la pioche.
character-blackmailer = Maître-chanteuse
    .short = Maître-ch.
    .def = la Maître-chanteuse
    .de = de la Maître-chanteuse
    .a = à la Maître-chanteuse
    .gender = f
character-blackmailer-text = Posez deux menaces face cachée sur des personnages ; une seule est vraie. Un joueur menacé vous verse la moitié de son or, arrondie à l’inférieur, ou risque de tout perdre. Vous ne pouvez menacer ni le rang 1, ni le personnage assassiné ou ensorcelé.
character-magician = Magicienne
    .def = la Magicienne
    .de = de la Magicienne
    .a = à la Magicienne
    .gender = f
character-magician-text = Au choix : échangez votre main avec celle d’un autre joueur, ou remettez autant de cartes que vous voulez sous la pioche et piochez-en autant.
character-magician-classic = Magicien
    .def = le Magicien
    .de = du Magicien
    .a = au Magicien
    .gender = m
character-wizard = Sorcier
    .def = le Sorcier
    .de = du Sorcier
    .a = au Sorcier
    .gender = m
character-wizard-text = Regardez la main d’un autre joueur et prenez une carte : gardez-la, ou payez-la et bâtissez-la aussitôt en plus de votre limite. Ce tour-ci, vous pouvez bâtir des quartiers en double.
character-seer = Voyante
    .def = la Voyante
    .de = de la Voyante
    .a = à la Voyante
    .gender = f
character-seer-text = Prenez une carte au hasard dans chaque autre main, puis rendez une carte à chacun de ces joueurs. Vous pouvez bâtir deux quartiers.
character-king = Roi
    .def = le Roi
    .de = du Roi
    .a = au Roi
    .gender = m
character-king-text = La couronne est à vous : vous appelez les personnages et choisirez en premier à la manche suivante. Les quartiers nobles vous rapportent de l’or.
character-emperor = Empereur
    .def = l’Empereur
    .de = de l’Empereur
    .a = à l’Empereur
    .gender = m
character-emperor-text = Donnez la couronne à un autre joueur qui ne l’a pas, et prenez-lui 1 pièce d’or ou 1 carte au hasard. Les quartiers nobles vous rapportent de l’or.
character-emperor-text-classic = À l’appel, donnez la couronne à un autre joueur qui ne l’a pas ; il vous donne, à son choix, 1 pièce d’or ou 1 carte. Les quartiers nobles vous rapportent de l’or.
character-patrician = Patricien
    .def = le Patricien
    .de = du Patricien
    .a = au Patricien
    .gender = m
character-patrician-text = La couronne est à vous. Les quartiers nobles vous rapportent des cartes.
character-bishop = Évêque
    .def = l’Évêque
    .de = de l’Évêque
    .a = à l’Évêque
    .gender = m
character-bishop-classic = Évêque
    .def = l’Évêque
    .de = de l’Évêque
    .a = à l’Évêque
    .gender = m
character-bishop-text = Cette manche, le rang 8 ne peut pas toucher à vos quartiers. Les quartiers religieux vous rapportent de l’or.
character-abbot = Abbé
    .def = l’Abbé
    .de = de l’Abbé
    .a = à l’Abbé
    .gender = m
character-abbot-text = Si un joueur est plus riche que vous, le plus riche vous donne 1 pièce d’or. Les quartiers religieux vous rapportent de l’or ou des cartes, comme vous voulez.
character-abbot-text-classic = Si un autre joueur est seul à être le plus riche, il vous donne 1 pièce d’or. Les quartiers religieux vous rapportent de l’or.
character-cardinal = Cardinal
    .def = le Cardinal
    .de = du Cardinal
    .a = au Cardinal
    .gender = m
character-cardinal-text = S’il vous manque de l’or pour un quartier, prenez à un joueur exactement la somme manquante et donnez-lui autant de cartes. Les quartiers religieux vous rapportent des cartes.
character-merchant = Marchande
    .def = la Marchande
    .de = de la Marchande
    .a = à la Marchande
    .gender = f
character-merchant-text = Recevez 1 pièce d’or supplémentaire. Les quartiers marchands vous rapportent de l’or.
character-merchant-classic = Marchand
    .def = le Marchand
    .de = du Marchand
    .a = au Marchand
    .gender = m
character-merchant-text-classic = Après votre action, recevez encore 1 pièce d’or. Les quartiers marchands vous rapportent de l’or.
character-alchemist = Alchimiste
    .def = l’Alchimiste
    .de = de l’Alchimiste
    .a = à l’Alchimiste
    .gender = m
character-alchemist-text = À la fin de votre tour, l’or payé pour vos quartiers vous revient. Il faut tout de même pouvoir payer d’abord.
character-trader = Négociant
    .def = le Négociant
    .de = du Négociant
    .a = au Négociant
    .gender = m
character-trader-text = Bâtissez autant de quartiers marchands que vous voulez, et un quartier d’un autre type. Les quartiers marchands vous rapportent de l’or.
character-architect = Architecte
    .def = l’Architecte
    .de = de l’Architecte
    .a = à l’Architecte
    .gender = m
character-architect-text = Recevez 2 cartes supplémentaires. Vous pouvez bâtir trois quartiers.
character-architect-classic = Architecte
    .def = l’Architecte
    .de = de l’Architecte
    .a = à l’Architecte
    .gender = m
character-architect-text-classic = Après votre action, recevez 2 cartes supplémentaires. Vous pouvez bâtir trois quartiers.
character-navigator = Navigatrice
    .def = la Navigatrice
    .de = de la Navigatrice
    .a = à la Navigatrice
    .gender = f
character-navigator-text = Recevez 4 pièces d’or ou 4 cartes supplémentaires. Vous ne bâtissez rien ce tour-ci.
character-navigator-classic = Navigateur
    .def = le Navigateur
    .de = du Navigateur
    .a = au Navigateur
    .gender = m
character-navigator-text-classic = Après votre action, recevez 4 pièces d’or ou 4 cartes supplémentaires. Vous ne bâtissez rien ce tour-ci.
character-scholar = Archiviste
    .def = l’Archiviste
    .de = de l’Archiviste
    .a = à l’Archiviste
    .gender = m
character-scholar-text = Piochez 7 cartes, gardez-en une, remettez les autres dans la pioche et mélangez-la. Vous pouvez bâtir deux quartiers.
character-warlord = Condottiere
    .def = le Condottiere
    .de = du Condottiere
    .a = au Condottiere
    .gender = m
character-warlord-text = Détruisez un quartier pour 1 pièce d’or de moins que son coût, dans une cité qui n’est pas complète. Les quartiers militaires vous rapportent de l’or.
character-warlord-classic = Condottiere
    .def = le Condottiere
    .de = du Condottiere
    .a = au Condottiere
    .gender = m
character-warlord-text-classic = À la fin de votre tour, détruisez un quartier pour 1 pièce d’or de moins que son coût, dans une cité qui n’est pas complète. Les quartiers militaires vous rapportent de l’or.
character-diplomat = Diplomate
    .def = le Diplomate
    .de = du Diplomate
    .a = au Diplomate
    .gender = m
character-diplomat-text = Échangez un de vos quartiers contre un quartier d’une cité adverse qui n’est pas complète, sans créer de double dans l’une ni dans l’autre. Si celui que vous prenez coûte plus, payez la différence à son propriétaire. Les quartiers militaires vous rapportent de l’or.
character-diplomat-classic = Diplomate
    .def = le Diplomate
    .de = du Diplomate
    .a = au Diplomate
    .gender = m
character-diplomat-text-classic = À la fin de votre tour, échangez un de vos quartiers contre un quartier d’une cité adverse qui n’est pas complète, sans créer de double dans l’une ni dans l’autre. Si celui que vous prenez coûte plus, payez la différence à son propriétaire. Les quartiers militaires vous rapportent de l’or.
character-marshal = Capitaine
    .def = le Capitaine
    .de = du Capitaine
    .a = au Capitaine
    .gender = m
character-marshal-text = Dans une cité adverse qui n’est pas complète, saisissez un quartier de coût 3 ou moins que vous n’avez pas, en payant ce coût à son propriétaire. Les quartiers militaires vous rapportent de l’or.
character-queen = Reine
    .def = la Reine
    .de = de la Reine
    .a = à la Reine
    .gender = f
character-queen-text = Prenez 3 pièces d’or si l’un de vos voisins de table a révélé le personnage de rang 4.
character-artist = Artiste
    .def = l’Artiste
    .de = de l’Artiste
    .a = à l’Artiste
    .gender = m
character-artist-text = Posez 1 pièce d’or sur un ou deux de vos quartiers, une seule fois sur chacun : désormais, chacun coûte 1 pièce de plus et vaut 1 point de plus.
character-artist-classic = Artiste
    .def = l’Artiste
    .de = de l’Artiste
    .a = à l’Artiste
    .gender = m
character-tax_collector = Bailli
    .def = le Bailli
    .de = du Bailli
    .a = au Bailli
    .gender = m
character-tax_collector-text = Quand un autre joueur bâtit un quartier, il pose ici 1 pièce d’or, s’il lui en reste une. À votre tour, prenez le tout.
character-tax_collector-classic = Bailli
    .def = le Bailli
    .de = du Bailli
    .a = au Bailli
    .gender = m
character-tax_collector-text-classic = Un joueur qui bâtit vous paie 1 pièce d’or à la fin de son tour, s’il lui en reste une. Un Assassin qui a bâti paie quand vous vous révélez.

## Quartiers

# Où couper les mots longs de ces noms, sur une carte étroite.
long-words = Basi-lique, Biblio-thèque, Capi-tole, Car-rière, Cata-combes, Cathé-drale, Chan-tier, Cime-tière, Comp-toir, Draco-port, Fon-taine, Forte-resse, impé-rial, Labora-toire, Manu-facture, mi-racles, Monas-tère, Monu-ment, mu-raille, Nécro-pole, Observa-toire, Pou-drière, sou-haits, Univer-sité, éques-tre

district-manor = Manoir
    .def = le Manoir
    .de = du Manoir
    .gender = m
    .a = un Manoir
district-manor-text = Quartier noble : un toit pour de vieux noms et de plus vieilles dettes.
district-castle = Château
    .def = le Château
    .de = du Château
    .gender = m
    .a = un Château
district-castle-text = Quartier noble : murs épais, patience mince.
district-palace = Palais
    .def = le Palais
    .de = du Palais
    .gender = m
    .a = un Palais
district-palace-text = Quartier noble, et personne sur la place n’a le droit de l’oublier.
district-palace-classic = Palais
    .def = le Palais
    .de = du Palais
    .gender = m
    .a = un Palais
district-temple = Temple
    .def = le Temple
    .de = du Temple
    .gender = m
    .a = un Temple
district-temple-text = Quartier religieux : petit, paisible et vite payé.
district-church = Église
    .def = l’Église
    .de = de l’Église
    .gender = f
    .a = une Église
district-church-text = Quartier religieux : toute la rue vit à l’heure de sa cloche.
district-monastery = Monastère
    .def = le Monastère
    .de = du Monastère
    .gender = m
    .a = un Monastère
district-monastery-text = Quartier religieux : des livres, des abeilles et de la bonne bière.
district-cathedral = Cathédrale
    .def = la Cathédrale
    .de = de la Cathédrale
    .gender = f
    .a = une Cathédrale
district-cathedral-text = Quartier religieux : l’œuvre de trois générations de maçons.
district-watchtower = Tour de guet
    .def = la Tour de guet
    .de = de la Tour de guet
    .gender = f
    .a = une Tour de guet
district-watchtower-text = Quartier militaire : là-haut, quelqu’un veille. Presque toutes les nuits.
district-prison = Prison
    .def = la Prison
    .de = de la Prison
    .gender = f
    .a = une Prison
district-prison-text = Quartier militaire où il est plus facile d’entrer que de sortir.
district-barracks = Caserne
    .def = la Caserne
    .de = de la Caserne
    .gender = f
    .a = une Caserne
district-barracks-text = Quartier militaire : des bottes, de la soupe et des dés.
district-barracks-classic = Caserne
    .def = la Caserne
    .de = de la Caserne
    .gender = f
    .a = une Caserne
district-barracks-text-classic = Quartier militaire : des bottes, de la soupe et des dés.
district-fortress = Forteresse
    .def = la Forteresse
    .de = de la Forteresse
    .gender = f
    .a = une Forteresse
district-fortress-text = Quartier militaire qui rend les voisins polis.
district-tavern = Taverne
    .def = la Taverne
    .de = de la Taverne
    .gender = f
    .a = une Taverne
district-tavern-text = Quartier marchand : le toit le moins cher, les nouvelles les plus fraîches.
district-market = Marché
    .def = le Marché
    .de = du Marché
    .gender = m
    .a = un Marché
district-market-text = Quartier marchand : avant midi, tout a son prix.
district-trading_post = Échoppe
    .def = l’Échoppe
    .de = de l’Échoppe
    .gender = f
    .a = une Échoppe
district-trading_post-text = Quartier marchand où les caravanes déchargent.
district-trading_post-classic = Échoppe
    .def = l’Échoppe
    .de = de l’Échoppe
    .gender = f
    .a = une Échoppe
district-docks = Comptoir
    .def = le Comptoir
    .de = du Comptoir
    .gender = m
    .a = un Comptoir
district-docks-text = Quartier marchand qui sent le goudron et la cannelle.
district-docks-classic = Comptoir
    .def = le Comptoir
    .de = du Comptoir
    .gender = m
    .a = un Comptoir
district-harbor = Port
    .def = le Port
    .de = du Port
    .gender = m
    .a = un Port
district-harbor-text = Quartier marchand, assez profond pour les grands navires.
district-harbor-classic = Port
    .def = le Port
    .de = du Port
    .gender = m
    .a = un Port
district-town_hall = Hôtel de ville
    .def = l’Hôtel de ville
    .de = de l’Hôtel de ville
    .gender = m
    .a = un Hôtel de ville
district-town_hall-text = Quartier marchand : les guildes y votent, et paient la note.
district-armory = Poudrière
    .def = la Poudrière
    .de = de la Poudrière
    .gender = f
    .a = la Poudrière
district-armory-text = À votre tour, détruisez la Poudrière pour détruire un autre quartier dans une cité qui n’est pas complète.
district-armory-text-classic = À votre tour, détruisez la Poudrière pour détruire un autre quartier dans n’importe quelle cité, même complète.
district-basilica = Basilique
    .def = la Basilique
    .de = de la Basilique
    .gender = f
    .a = la Basilique
district-basilica-text = À la fin de la partie, vos quartiers de coût impair valent chacun 1 point de plus.
district-capitol = Capitole
    .def = le Capitole
    .de = du Capitole
    .gender = m
    .a = le Capitole
district-capitol-text = À la fin de la partie, 3 points de plus si au moins trois de vos quartiers sont du même type.
district-dragon_gate = Dracoport
    .def = le Dracoport
    .de = du Dracoport
    .gender = m
    .a = le Dracoport
district-dragon_gate-text = À la fin de la partie, 2 points de plus.
district-factory = Manufacture
    .def = la Manufacture
    .de = de la Manufacture
    .gender = f
    .a = la Manufacture
district-factory-text = Vos autres merveilles vous coûtent 1 pièce d’or de moins.
district-framework = Chantier
    .def = le Chantier
    .de = du Chantier
    .gender = m
    .a = le Chantier
district-framework-text = Détruisez le Chantier pour bâtir un quartier sans payer.
district-gold_mine = Mine d’or
    .def = la Mine d’or
    .de = de la Mine d’or
    .gender = f
    .a = la Mine d’or
district-gold_mine-text = Si vous choisissez de prendre de l’or, prenez 1 pièce de plus.
district-great_wall = Grande muraille
    .def = la Grande muraille
    .de = de la Grande muraille
    .gender = f
    .a = la Grande muraille
district-great_wall-text = Le rang 8 paie à la banque 1 pièce d’or de plus pour toucher à un quartier de votre cité.
district-great_wall-text-classic = Le rang 8 paie 1 pièce d’or de plus pour toucher à un autre quartier de votre cité ; la muraille ne se garde pas elle-même.
district-haunted_quarter = Cour des miracles
    .def = la Cour des miracles
    .de = de la Cour des miracles
    .gender = f
    .a = la Cour des miracles
district-haunted_quarter-text = À la fin de la partie, elle compte comme le type qui vous arrange le mieux.
district-haunted_quarter-classic = Cour des miracles
    .def = la Cour des miracles
    .de = de la Cour des miracles
    .gender = f
    .a = la Cour des miracles
district-haunted_quarter-text-classic = À la fin de la partie, elle compte comme le type qui vous arrange le mieux, sauf si vous l’avez bâtie à la dernière manche.
district-imperial_treasury = Trésor impérial
    .def = le Trésor impérial
    .de = du Trésor impérial
    .gender = m
    .a = le Trésor impérial
district-imperial_treasury-text = À la fin de la partie, 1 point de plus par pièce d’or en votre possession.
district-ivory_tower = Tour d’ivoire
    .def = la Tour d’ivoire
    .de = de la Tour d’ivoire
    .gender = f
    .a = la Tour d’ivoire
district-ivory_tower-text = À la fin de la partie, 5 points de plus si c’est la seule merveille de votre cité.
district-keep = Donjon
    .def = le Donjon
    .de = du Donjon
    .gender = m
    .a = le Donjon
district-keep-text = Le rang 8 ne peut pas y toucher.
district-laboratory = Laboratoire
    .def = le Laboratoire
    .de = du Laboratoire
    .gender = m
    .a = le Laboratoire
district-laboratory-text = Une fois par tour, vous pouvez défausser une carte et prendre 2 pièces d’or.
district-laboratory-text-classic = Une fois par tour, vous pouvez défausser une carte et prendre 1 pièce d’or.
district-library = Bibliothèque
    .def = la Bibliothèque
    .de = de la Bibliothèque
    .gender = f
    .a = la Bibliothèque
district-library-text = Si vous choisissez de piocher, gardez toutes les cartes.
district-library-text-classic = Si vous choisissez de piocher, gardez deux des cartes piochées.
district-map_room = Salle des cartes
    .def = la Salle des cartes
    .de = de la Salle des cartes
    .gender = f
    .a = la Salle des cartes
district-map_room-text = Chaque carte encore en main à la fin de la partie vaut 1 point de plus.
district-map_room-classic = Salle des cartes
    .def = la Salle des cartes
    .de = de la Salle des cartes
    .gender = f
    .a = la Salle des cartes
district-monument = Monument
    .def = le Monument
    .de = du Monument
    .gender = m
    .a = le Monument
district-monument-text = Vous ne pouvez le bâtir que dans une cité de quatre quartiers au plus. Il compte pour deux quand il s’agit de compléter la cité.
district-museum = Musée
    .def = le Musée
    .de = du Musée
    .gender = m
    .a = le Musée
district-museum-text = Une fois par tour, une carte de votre main peut aller sous le Musée. À la fin de la partie, chaque carte ainsi placée vaut 1 point.
district-necropolis = Nécropole
    .def = la Nécropole
    .de = de la Nécropole
    .gender = f
    .a = la Nécropole
district-necropolis-text = Au lieu de payer la Nécropole, vous pouvez détruire un de vos quartiers.
district-observatory = Observatoire
    .def = l’Observatoire
    .de = de l’Observatoire
    .gender = m
    .a = l’Observatoire
district-observatory-text = Si vous choisissez de piocher, piochez 3 cartes et choisissez parmi elles.
district-park = Parc
    .def = le Parc
    .de = du Parc
    .gender = m
    .a = le Parc
district-park-text = Si votre main est vide à la fin de votre tour, piochez 2 cartes.
district-poor_house = Hospice
    .def = l’Hospice
    .de = de l’Hospice
    .gender = m
    .a = l’Hospice
district-poor_house-text = Si vous n’avez plus d’or à la fin de votre tour, prenez 1 pièce d’or.
district-quarry = Carrière
    .def = la Carrière
    .de = de la Carrière
    .gender = f
    .a = la Carrière
district-quarry-text = Vous pouvez bâtir des quartiers que votre cité a déjà.
district-quarry-text-classic = Vous pouvez bâtir des quartiers que votre cité a déjà, mais pas un troisième identique.
district-school_of_magic = École de magie
    .def = l’École de magie
    .de = de l’École de magie
    .gender = f
    .a = l’École de magie
district-school_of_magic-text = Elle compte comme le type voulu quand votre personnage touche son revenu.
district-secret_vault = Catacombes
    .def = les Catacombes
    .de = des Catacombes
    .gender = p
    .a = les Catacombes
district-secret_vault-text = On ne peut pas les bâtir. À la fin de la partie, révélez-les si vous les avez en main : 3 points de plus.
district-smithy = Forge
    .def = la Forge
    .de = de la Forge
    .gender = f
    .a = la Forge
district-smithy-text = Une fois par tour, vous pouvez acheter 3 cartes de la pioche pour 2 pièces d’or.
district-stables = Écuries
    .def = les Écuries
    .de = des Écuries
    .gender = p
    .a = les Écuries
district-stables-text = Vous pouvez bâtir les Écuries en plus de votre limite du tour.
district-statue = Statue équestre
    .def = la Statue équestre
    .de = de la Statue équestre
    .gender = f
    .a = la Statue équestre
district-statue-text = À la fin de la partie, 5 points de plus si vous avez la couronne.
district-theater = Théâtre
    .def = le Théâtre
    .de = du Théâtre
    .gender = m
    .a = le Théâtre
district-theater-text = Après le choix des personnages, vous pouvez échanger le vôtre, à l’aveugle, contre celui d’un autre joueur.
district-thieves_den = Tripot
    .def = le Tripot
    .de = du Tripot
    .gender = m
    .a = le Tripot
district-thieves_den-text = Vous pouvez aussi le payer avec des cartes de votre main : une carte pour une pièce d’or.
district-wishing_well = Fontaine aux souhaits
    .def = la Fontaine aux souhaits
    .de = de la Fontaine aux souhaits
    .gender = f
    .a = la Fontaine aux souhaits
district-wishing_well-text = À la fin de la partie, 1 point de plus par merveille de votre cité, celle-ci comprise.
district-wishing_well-text-classic = À la fin de la partie, 1 point de plus par autre merveille de votre cité.
district-bell_tower = Beffroi
    .def = le Beffroi
    .de = du Beffroi
    .gender = m
    .a = le Beffroi
district-bell_tower-text = Quand vous le bâtissez, vous pouvez sonner : sept quartiers font alors une cité complète. S’il est détruit, il en faut de nouveau huit.
district-ball_room = Salle de bal
    .def = la Salle de bal
    .de = de la Salle de bal
    .gender = f
    .a = la Salle de bal
district-ball_room-text = Tant que vous avez la couronne, tout autre joueur appelé doit vous remercier, ou perd son tour.
district-graveyard = Cimetière
    .def = le Cimetière
    .de = du Cimetière
    .gender = m
    .a = le Cimetière
district-graveyard-text = Pour 1 pièce d’or, vous pouvez ajouter à votre main un quartier que le Condottiere détruit, dans n’importe quelle cité. Cela ne vaut ni pour le Cimetière lui-même, ni quand vous jouez le Condottiere.
district-hospital = Hôpital
    .def = l’Hôpital
    .de = de l’Hôpital
    .gender = m
    .a = l’Hôpital
district-hospital-text = Si l’on vous assassine, vous pouvez encore prendre de l’or ou piocher à votre tour, et rien d’autre.
district-lighthouse = Phare
    .def = le Phare
    .de = du Phare
    .gender = m
    .a = le Phare
district-lighthouse-text = Quand vous le bâtissez, fouillez la pioche et prenez-y une carte ; puis la pioche est mélangée.
district-throne_room = Salle du trône
    .def = la Salle du trône
    .de = de la Salle du trône
    .gender = f
    .a = la Salle du trône
district-throne_room-text = Chaque fois que la couronne passe à un autre joueur, prenez 1 pièce d’or.
district-university = Université
    .def = l’Université
    .de = de l’Université
    .gender = f
    .a = l’Université
district-university-text = À la fin de la partie, 2 points de plus.

## Ce qui a été fait, en quelques mots

deed-district_built = construction { FORM($card, "de") }
deed-district_destroyed = destruction { FORM($card, "de") }
deed-gold_gained = { $amount ->
    [one] { $amount } pièce d’or prise
   *[other] { $amount } pièces d’or prises
}
deed-character_drafted = choix { FORM($character, "de") }
deed-character_named = cible « { $character } »
deed-card_kept = carte gardée
deed-turn_ended = fin du tour
hand-open = Main { FORM($name, "de") }

# What problems are about
problem-theme-draft = Choix du personnage
problem-theme-naming = Personnage à nommer
problem-theme-gathering = Or ou cartes
problem-theme-keeping = Carte à garder
problem-theme-building = Construction
problem-theme-destroying = Quartiers adverses
problem-theme-last-round = Dernière manche
problem-theme-turn = Un tour
