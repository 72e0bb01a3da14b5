### Français. Toutes les langues ont les mêmes messages et les mêmes variables ; les identifiants viennent du moteur et de la page.

## La page

title = Citadelles
subtitle = Une table de jeu pour une ville médiévale
pitch = Choisissez un rôle en secret, bâtissez vos quartiers, et que votre cité soit la plus belle quand tombera la dernière pierre.

## Accueil

set = Cartes
edition = Édition
edition-2016 = Édition 2016
edition-classic = Classique, avec La Cité sombre
set-first_game = Première partie
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
set-tally = { $count } sur { $wanted }
lot-number = Numéro du tirage
draw-again = Nouveau tirage
nobody = Aucun
from-players = dès { $count } joueurs
cast = Qui est qui
option-of-starts = Qui a d’abord la couronne
option-of-length = Quartiers d’une cité complète
length-usual = Comme dans les règles : { $size }
length-of = { $size }
option-of-variant = Choix des rôles à deux
variant-usual = Un à garder, un à écarter
variant-piles = Piles de quatre et de trois
save-state = Manche { $round }, { $phase }

## La table

round-number = Manche { $round }
phase-draft = choix des rôles
phase-turns = tours de jeu
phase-over = partie terminée
last-round = dernière manche
ranks = Personnages par rang
rank-number = Rang { $rank }
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name } : { $state }
}
fate-faceup = hors de la manche
fate-absent = sans réponse
fate-mine = votre rôle
mark-kill = Assassiné par { $by }
mark-rob = Détroussé par { $by }
mark-bewitch = Ensorcelé par { $by }
mark-warrant = { $real ->
    [yes] Mandat signé, posé par { $by }
    [no] Mandat vierge, posé par { $by }
   *[none] Mandat posé par { $by }
}
mark-threat = { $real ->
    [yes] Vraie menace, posée par { $by }
    [no] Fausse menace, posée par { $by }
   *[none] Menace posée par { $by }
}
tax-gold = { $count ->
    [one] { $count } pièce d’impôt
   *[other] { $count } pièces d’impôt
}
has-crown = a la couronne
gold-count = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
points-count = { $count ->
    [one] { $count } point jusqu’ici
   *[other] { $count } points jusqu’ici
}
drafted-count = { $count ->
    [one] { $count } rôle caché
   *[other] { $count } rôles cachés
}
city-label = Cité : { $built } quartiers sur { $size }
city-complete = Complète
district-label = { $name }, { $type }, coût { $cost }
hand-title = Votre main
hand-empty = Aucune carte en main
deck-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
mine-title = { $count ->
    [1] Votre rôle
   *[other] Vos rôles
}
mine-none = pas encore choisi
passed-title = Transmis :
costs = coûte

## Fin de partie

score-districts = Quartiers
score-types = Tous les types de quartiers
score-first = Première cité complète
score-completed = Cité complète

## Ce que demande la table

ask-draft = Choisissez votre personnage pour cette manche
ask-piles = Prendre cette pile, ou la passer et recevoir les trois cartes que vous n’avez pas vues ?
ask-draft_two = Choisissez dans cette pile deux personnages pour la manche
ask-draft_discard = Écartez un personnage, face cachée
ask-turn = { $stage ->
    [gather] { $source } : prenez de l’or ou piochez
    [due] { $source } : votre pouvoir avant la fin du tour
    [build] { $source } : bâtissez, ou terminez votre tour
    [act] { $source } : agissez encore, ou terminez votre tour
   *[end] { $source } : il ne reste qu’à terminer votre tour
}
ask-keep = { $choices ->
    [1] Les cartes piochées sont identiques : gardez-en une
   *[other] Gardez l’une des cartes piochées
}
ask-keep_some = Cartes piochées à garder : { $most }
ask-payment = { $source } : comment payez-vous ?
ask-payment_cards = { $source } : quelle carte donnez-vous en paiement ?
ask-kill = Qui assassinez-vous ?
ask-rob = Qui détroussez-vous ?
ask-swap = Contre quelle main échangez-vous la vôtre ?
ask-redraw = { $most ->
    [1] Rendez une carte pour en piocher une autre
   *[other] Rendez jusqu’à { $most } cartes pour en piocher autant
}
ask-destroy = Quel quartier détruisez-vous ?
ask-bewitch = Qui ensorcelez-vous ?
ask-warrant_signed = À qui le mandat signé ?
ask-warrant_blank = À qui un mandat vierge ?
ask-threat_real = À qui la vraie menace ?
ask-threat_blank = À qui la fausse menace ?
ask-confiscate = { $choices ->
    [1] Un quartier a été payé sous votre mandat vierge. Rien à prendre, mais vous seul le savez
   *[other] Un quartier a été payé sous votre mandat signé. Le prenez-vous ?
}
ask-bribe = On vous menace. Versez-vous un pot-de-vin ?
ask-unmask = Pas de pot-de-vin. Révélez-vous la menace ?
ask-spy = Quelle main regardez-vous ?
ask-spy_type = Quel type cherchez-vous ?
ask-wizard = Quelle main regardez-vous ?
ask-wizard_card = Quelle carte prenez-vous ?
ask-wizard_build = { $choices ->
    [1] Cette carte ne peut pas être bâtie maintenant. Gardez-la ; vous seul le savez
   *[other] La bâtir tout de suite, ou la garder ?
}
ask-seer_give = Quelle carte rendez-vous ?
ask-crown = À qui donnez-vous la couronne ?
ask-crown_tribute = { $source } vous donne la couronne. Que donnez-vous en échange ?
ask-crown_price = Que prenez-vous en échange ?
ask-tithe = Lequel des plus riches vous paie ?
ask-mix = Comment touchez-vous votre revenu ?
ask-loan = Que bâtissez-vous à crédit ?
ask-loan_from = Qui vous prête l’or ?
ask-loan_cards = { $least ->
    [1] Quelle carte donnez-vous en échange ?
   *[other] Quelles { $least } cartes donnez-vous en échange ?
}
ask-study = Quelle carte gardez-vous ?
ask-seize = Quel quartier saisissez-vous ?
ask-exchange = Quel quartier voulez-vous ?
ask-exchange_for = Lequel de vos quartiers donnez-vous en échange ?
ask-beautify = Quel quartier embellissez-vous ?
ask-armory = { $source } : quel quartier détruisez-vous ?
ask-museum = { $source } : quelle carte glissez-vous dessous ?
ask-framework = { $source } : que bâtissez-vous à la place ?
ask-search = { $source } : quelle carte de la pioche prenez-vous ?
ask-bell = { $source } : sonnez-vous, pour que sept quartiers fassent une cité complète ?
ask-rescue = { $source } : rachetez-vous le quartier détruit, 1 pièce d’or, pour votre main ?
ask-thanks = { $source } : remerciez-vous qui porte la couronne ? Le silence coûte le tour
ask-theater = { $source } : avec qui échangez-vous de rôle ?
ask-theater_give = { $source } : lequel de vos rôles donnez-vous ?
ask-laboratory = { $source } : quelle carte cédez-vous ?
ask-other = { $source ->
    [none] Faites votre choix
   *[other] { $source } : faites votre choix
}

## Réponses

option-cancel = Renoncer
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
option-income = Revenu ({ $type }) : { $amount }
option-build = Bâtir : { $card }
option-end_turn = Terminer le tour
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
option-rescue = Racheter : { $card }
option-thank = « Merci, Votre Excellence ! »
option-sacrifice = Sacrifier : { $card }
option-confiscate = Prendre : { $card }
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
   *[none] { $card }, rendue à { $seat }
}
option-take = { $what ->
    [gold] 1 pièce d’or
   *[card] Une carte au hasard
}
option-mix = { $cards ->
    [0] Or : { $gold }
   *[other] Or : { $gold }, cartes : { $cards }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
ability-bewitch = Ensorceler un personnage
ability-warrant = Poser les mandats
ability-threaten = Poser les menaces
ability-spy = Espionner une main
ability-take_card = Prendre une carte dans une main
ability-seer = Prendre une carte à chacun
ability-crown = Donner la couronne
ability-tithe = Prendre 1 pièce d’or au plus riche
ability-loan = Bâtir à crédit
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
ability-rob = Détrousser un personnage
ability-swap = Échanger sa main avec un joueur
ability-redraw = Changer des cartes à la pioche
ability-bonus_gold = Prendre la pièce supplémentaire
ability-bonus_cards = Prendre les cartes supplémentaires
ability-destroy = Détruire un quartier
ability-destroy-classic = Détruire un quartier, fin du tour
use-armory = Poudrière : la sacrifier pour détruire un quartier
use-framework = Chantier : le sacrifier pour bâtir sans payer
use-laboratory = Laboratoire : une carte contre de l’or
use-museum = Musée : glisser une carte dessous
use-smithy = Forge : de l’or contre des cartes

## Types et causes

type-noble = noble
type-religious = religieux
type-military = militaire
type-trade = commerçant
type-unique = merveille
cause-gather = collecte

## Chronique

event-round_started = Manche { $round } : { $crown } a la couronne
event-character_removed = Hors de cette manche : { $character }
event-character_laid_away = { $named ->
    [yes] Personnage écarté face cachée : { $character }
   *[other] { $count ->
        [one] { $count } personnage est écarté face cachée
       *[other] { $count } personnages sont écartés face cachée
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } prend le rôle : { $character }
   *[other] { $seat } prend un rôle
}
event-characters_swapped = { $named ->
    [yes] { $seat } et { $other } échangent leurs rôles ; vous avez maintenant : { $character }
   *[other] { $seat } et { $other } échangent leurs rôles
}
event-rank_called = { $by } appelle le rang { $rank } : { $character }
event-nobody_answered = { $character } : personne ne répond
event-character_revealed = { $seat } : { $character }
event-character_named = { $kind ->
    [kill] { $seat } envoie un tueur. Cible : { $character }
    [bewitch] { $seat } jette un sort. Cible : { $character }
    [rob] { $seat } prépare un vol. Cible : { $character }
    [warrant] { $seat } pose un mandat : { $character }
    [threat] { $seat } pose une menace : { $character }
   *[other] { $seat } nomme : { $character }
}
event-mark_unmasked = { $real ->
    [yes] { $character } : le jeton était vrai
   *[no] { $character } : le jeton était vierge
}
event-turn_resumed = { $seat } poursuit le tour à la place de : { $character }
event-turn_ended = { $seat } termine son tour
event-turn_lost = { $seat } perd son tour
event-gold_gained = { $source ->
    [none] { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
   *[other] { $seat } prend { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } ({ $source })
}
event-gold_paid = { $source ->
    [none] { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
   *[other] { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } ({ $source })
}
event-gold_moved = { $source ->
    [none] { $from } cède { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à { $to }
   *[other] { $from } cède { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à { $to } ({ $source })
}
event-tax_paid = { $amount ->
    [one] { $seat } paie { $amount } pièce d’impôt
   *[other] { $seat } paie { $amount } pièces d’impôt
}
event-tax_collected = { $amount ->
    [one] { $seat } lève { $amount } pièce d’impôt
   *[other] { $seat } lève { $amount } pièces d’impôt
}
event-cards_drawn = { $known ->
    [yes] { $seat } pioche : { $cards }
   *[other] { $count ->
        [one] { $seat } pioche { $count } carte
       *[other] { $seat } pioche { $count } cartes
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } remet sous la pioche : { $cards }
   *[other] { $count ->
        [one] { $seat } remet { $count } carte sous la pioche
       *[other] { $seat } remet { $count } cartes sous la pioche
    }
}
event-card_kept = { $known ->
    [yes] { $seat } garde : { $cards }
   *[other] { $count ->
        [one] { $seat } garde { $count } carte
       *[other] { $seat } garde { $count } cartes
    }
}
event-card_rescued = { $seat } rachète « { $card } »
event-cards_given = { $known ->
    [yes] { $from } donne à { $to } : { $cards }
   *[other] { $count ->
        [one] { $from } donne { $count } carte à { $to }
       *[other] { $from } donne { $count } cartes à { $to }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } glisse sous « { $card } » : { $cards }
   *[other] { $seat } glisse une carte sous « { $card } »
}
event-hand_shown = { $known ->
    [yes] { $by } regarde une main ({ $seat }) : { $cards }
   *[other] { $by } regarde une main ({ $seat })
}
event-hands_swapped = { $known ->
    [yes] { $seat } et { $other } échangent leurs mains ; nouvelle main : { $cards }
   *[other] { $seat } et { $other } échangent leurs mains
}
event-district_built = { $paid ->
    [0] { $seat } bâtit « { $card } » sans rien payer
    [one] { $seat } bâtit « { $card } » pour { $paid } pièce d’or
   *[other] { $seat } bâtit « { $card } » pour { $paid } pièces d’or
}
event-district_destroyed = { $paid ->
    [0] { $by } détruit « { $card } » chez { $seat }
    [one] { $by } détruit « { $card } » chez { $seat } pour { $paid } pièce d’or
   *[other] { $by } détruit « { $card } » chez { $seat } pour { $paid } pièces d’or
}
event-district_confiscated = { $to } prend « { $card } » par mandat ; { $seat } récupère son or
event-district_seized = { $paid ->
    [one] { $by } saisit « { $card } » chez { $seat } pour { $paid } pièce d’or
   *[other] { $by } saisit « { $card } » chez { $seat } pour { $paid } pièces d’or
}
event-districts_exchanged = { $seat } et { $other } échangent « { $card } » contre « { $for } »
event-district_beautified = { $seat } embellit « { $card } »
event-crown_moved = { $from ->
    [none] { $to } prend la couronne
   *[other] { $from } laisse la couronne à { $to }
}
event-city_completed = { $first ->
    [yes] { $seat } complète sa cité avant tous : c’est la dernière manche
   *[other] { $seat } complète sa cité
}
event-city_size_changed = Désormais, { $size } quartiers font une cité complète
event-round_ended = Fin de la manche { $round }
event-game_ended = { $several ->
    [1] La partie est terminée : { $winners } l’emporte
   *[other] La partie est terminée : { $winners } partagent la victoire
}

## Ce qui n’a pas marché

error-bad-setup-crown = La couronne doit revenir à l’un des joueurs.
error-bad-setup-characters = On ne peut pas jouer avec ces personnages.
error-bad-setup-needs-nine = À { $seats } joueurs, il faut un personnage de rang 9.
error-bad-setup-too-few = { $character } : il faut au moins { $seats } joueurs.
error-bad-setup-districts = On ne peut pas jouer avec ces quartiers.
error-bad-setup-length = Les règles ne connaissent pas de cité de cette taille.
error-bad-setup-no-nine = À { $seats } joueurs, pas de personnage de rang 9.
error-bad-setup-rank-missing = Il n’y a pas de personnage de rang { $rank }.
error-bad-setup-rank-twice = Il y a deux personnages de rang { $rank }.
error-bad-setup-uniques = Il faut un autre nombre de merveilles : { $range }.
error-bad-setup-variant = Cette variante ne convient pas à ces joueurs.

## Personnages

character-assassin = Assassin
character-assassin-text = Nommez un personnage. Qui l’incarne perd son tour et reste caché jusqu’à la fin de la manche.
character-assassin-classic = Assassin
character-witch = Sorcière
character-witch-text = Prenez or ou cartes, nommez un personnage, puis attendez. Son joueur ne fait que prendre or ou cartes ; vous jouez le reste de ce tour comme ce personnage, avec vos propres cité, main et or.
character-magistrate = Échevin
character-magistrate-text = Posez trois mandats face cachée sur des personnages ; un seul est signé. Quand sa cible paie un premier quartier que vous pourriez bâtir vous-même, vous pouvez le prendre sans payer ; l’or lui est rendu.
character-thief = Voleur
character-thief-text = Nommez un personnage. Quand il se révèle, tout son or est à vous. Le rang 1 et les personnages assassinés ou ensorcelés ne risquent rien.
character-spy = Espion
character-spy-text = Choisissez un joueur et un type, et regardez sa main. Pour chaque carte de ce type, prenez-lui 1 pièce d’or, tant qu’il en a, et piochez 1 carte.
character-blackmailer = Maître-chanteuse
character-blackmailer-text = Posez deux menaces face cachée sur des personnages ; une seule est vraie. Un joueur menacé vous verse la moitié de son or, ou risque de tout perdre.
character-magician = Magicienne
character-magician-text = Au choix : échangez votre main avec celle d’un autre joueur, ou remettez des cartes sous la pioche et piochez-en autant.
character-magician-classic = Magicien
character-wizard = Sorcier
character-wizard-text = Regardez la main d’un joueur et prenez une carte : gardez-la, ou payez-la et bâtissez-la aussitôt en plus de votre limite. Ce tour-ci, vous pouvez bâtir des quartiers en double.
character-seer = Voyante
character-seer-text = Prenez une carte au hasard dans chaque autre main, puis rendez une carte à chacun de ces joueurs. Vous pouvez bâtir deux quartiers.
character-king = Roi
character-king-text = La couronne est à vous : vous appelez les personnages et choisirez en premier à la manche suivante. Les quartiers nobles vous rapportent de l’or.
character-emperor = Empereur
character-emperor-text = Donnez la couronne à un autre joueur qui ne l’a pas, et prenez-lui 1 pièce d’or ou 1 carte. Les quartiers nobles vous rapportent de l’or.
character-emperor-text-classic = À l’appel, donnez la couronne à un autre joueur qui ne l’a pas ; il vous donne, à son choix, 1 pièce d’or ou 1 carte. Les quartiers nobles vous rapportent de l’or.
character-patrician = Patricien
character-patrician-text = La couronne est à vous. Les quartiers nobles vous rapportent des cartes.
character-bishop = Évêque
character-bishop-text = Cette manche, le rang 8 ne peut pas toucher à vos quartiers. Les quartiers religieux vous rapportent de l’or.
character-abbot = Abbé
character-abbot-text = Le joueur le plus riche vous donne 1 pièce d’or, sauf si c’est vous. Les quartiers religieux vous rapportent de l’or ou des cartes, comme vous voulez.
character-abbot-text-classic = S’il y a un seul joueur plus riche que tous, et que ce n’est pas vous, il vous donne 1 pièce d’or. Les quartiers religieux vous rapportent de l’or.
character-cardinal = Cardinal
character-cardinal-text = S’il vous manque de l’or pour un quartier, prenez juste ce qui manque à un joueur et donnez-lui autant de cartes. Les quartiers religieux vous rapportent des cartes.
character-merchant = Marchande
character-merchant-text = Prenez 1 pièce d’or supplémentaire. Les quartiers commerçants vous rapportent de l’or.
character-merchant-classic = Marchand
character-merchant-text-classic = Après votre action, prenez 1 pièce d’or supplémentaire. Les quartiers commerçants vous rapportent de l’or.
character-alchemist = Alchimiste
character-alchemist-text = À la fin de votre tour, l’or payé pour vos quartiers vous revient. Vous ne pouvez pas dépenser plus que vous n’avez.
character-trader = Négociant
character-trader-text = En plus d’un quartier ordinaire, bâtissez autant de quartiers commerçants que vous voulez. Les quartiers commerçants vous rapportent de l’or.
character-architect = Architecte
character-architect-text = Prenez 2 cartes supplémentaires. Vous pouvez bâtir trois quartiers.
character-architect-classic = Architecte
character-architect-text-classic = Après votre action, piochez 2 cartes supplémentaires. Vous pouvez bâtir trois quartiers.
character-navigator = Navigatrice
character-navigator-text = Prenez 4 pièces d’or ou 4 cartes supplémentaires. Vous ne pouvez pas bâtir.
character-navigator-classic = Navigateur
character-navigator-text-classic = Après votre action, prenez 4 pièces d’or ou 4 cartes supplémentaires. Vous ne pouvez pas bâtir.
character-scholar = Archiviste
character-scholar-text = Piochez 7 cartes, gardez-en une et mélangez le reste à la pioche. Vous pouvez bâtir deux quartiers.
character-warlord = Condottiere
character-warlord-text = Détruisez un quartier pour 1 pièce d’or de moins que son coût, dans une cité qui n’est pas complète. Les quartiers militaires vous rapportent de l’or.
character-warlord-classic = Condottiere
character-warlord-text-classic = Pour finir votre tour, détruisez un quartier pour 1 pièce d’or de moins que son coût, dans une cité qui n’est pas complète. Les quartiers militaires vous rapportent de l’or.
character-diplomat = Diplomate
character-diplomat-text = Échangez un de vos quartiers contre celui d’un autre joueur, en lui payant la différence si le sien coûte plus. Les quartiers militaires vous rapportent de l’or.
character-diplomat-classic = Diplomate
character-diplomat-text-classic = Pour finir votre tour, échangez un de vos quartiers contre celui d’un autre joueur, en lui payant la différence si le sien coûte plus. Les quartiers militaires vous rapportent de l’or.
character-marshal = Capitaine
character-marshal-text = Saisissez chez un autre joueur un quartier de coût 3 ou moins en lui payant ce coût. Les quartiers militaires vous rapportent de l’or.
character-queen = Reine
character-queen-text = Prenez 3 pièces d’or si votre voisin de table a révélé le personnage de rang 4.
character-artist = Artiste
character-artist-text = Posez 1 pièce d’or sur un ou deux de vos quartiers : ils coûtent, et rapportent, 1 de plus pour de bon.
character-artist-classic = Artiste
character-tax_collector = Bailli
character-tax_collector-text = Les autres posent ici 1 pièce d’or après chaque quartier bâti. À votre tour, prenez le tout.
character-tax_collector-classic = Bailli
character-tax_collector-text-classic = Qui bâtit vous paie 1 pièce d’or à la fin de son tour, s’il lui en reste une. L’Assassin paie quand vous vous révélez.

## Quartiers

# Où couper les mots longs de ces noms, sur une carte étroite.
long-words = Basi-lique, Biblio-thèque, Capi-tole, Car-rière, Cata-combes, Cathé-drale, Chan-tier, Cime-tière, Comp-toir, Draco-port, Fon-taine, Forte-resse, Impé-rial, Labora-toire, Manu-facture, Mi-racles, Monas-tère, Monu-ment, Mu-raille, Nécro-pole, Observa-toire, Pou-drière, Sou-haits, Univer-sité, Éques-tre

district-manor = Manoir
district-manor-text = Quartier noble : un toit pour de vieux noms et de plus vieilles dettes.
district-castle = Château
district-castle-text = Quartier noble : murs épais, patience mince.
district-palace = Palais
district-palace-text = Quartier noble, et personne sur la place n’a le droit de l’oublier.
district-palace-classic = Palais
district-temple = Temple
district-temple-text = Quartier religieux : petit, paisible et vite payé.
district-church = Église
district-church-text = Quartier religieux : toute la rue vit à l’heure de sa cloche.
district-monastery = Monastère
district-monastery-text = Quartier religieux : des livres, des abeilles et de la bonne bière.
district-cathedral = Cathédrale
district-cathedral-text = Quartier religieux : l’œuvre de trois générations de maçons.
district-watchtower = Tour de guet
district-watchtower-text = Quartier militaire : là-haut, quelqu’un veille. Presque toutes les nuits.
district-prison = Prison
district-prison-text = Quartier militaire où il est plus facile d’entrer que de sortir.
district-barracks = Caserne
district-barracks-text = Quartier militaire : des bottes, de la soupe et des dés.
district-barracks-classic = Caserne
district-barracks-text-classic = Quartier militaire où ne poussent que les réputations.
district-fortress = Forteresse
district-fortress-text = Quartier militaire qui rend les voisins polis.
district-tavern = Taverne
district-tavern-text = Quartier commerçant : le toit le moins cher, les nouvelles les plus fraîches.
district-market = Marché
district-market-text = Quartier commerçant : avant midi, tout a son prix.
district-trading_post = Échoppe
district-trading_post-text = Quartier commerçant où les caravanes déchargent.
district-trading_post-classic = Échoppe
district-docks = Comptoir
district-docks-text = Quartier commerçant qui sent le goudron et la cannelle.
district-docks-classic = Comptoir
district-harbor = Port
district-harbor-text = Quartier commerçant, assez profond pour les grands navires.
district-harbor-classic = Port
district-town_hall = Hôtel de ville
district-town_hall-text = Quartier commerçant : les guildes y votent, et paient la note.
district-armory = Poudrière
district-armory-text = À votre tour, détruisez la Poudrière pour détruire un autre quartier dans une cité qui n’est pas complète.
district-armory-text-classic = À votre tour, sacrifiez la Poudrière pour détruire un autre quartier dans n’importe quelle cité, même complète.
district-basilica = Basilique
district-basilica-text = À la fin, 1 point de plus par quartier de votre cité dont le coût est impair.
district-capitol = Capitole
district-capitol-text = À la fin, 3 points de plus si au moins trois de vos quartiers sont du même type.
district-dragon_gate = Dracoport
district-dragon_gate-text = À la fin, 2 points de plus.
district-factory = Manufacture
district-factory-text = Vos autres merveilles vous coûtent 1 pièce d’or de moins.
district-framework = Chantier
district-framework-text = Sacrifiez le Chantier pour bâtir un quartier sans payer.
district-gold_mine = Mine d’or
district-gold_mine-text = Quand vous prenez de l’or comme action, prenez-en 1 de plus.
district-great_wall = Grande Muraille
district-great_wall-text = Le rang 8 paie à la banque 1 pièce d’or de plus pour toucher à un quartier de votre cité.
district-great_wall-text-classic = Le rang 8 paie 1 pièce d’or de plus pour toucher à un autre quartier de votre cité ; la Muraille ne se garde pas elle-même.
district-haunted_quarter = Cour des Miracles
district-haunted_quarter-text = À la fin, elle compte comme le type qui vous arrange le mieux.
district-haunted_quarter-classic = Cour des Miracles
district-haunted_quarter-text-classic = À la fin, elle compte comme le type qui vous arrange le mieux, sauf si vous l’avez bâtie à la dernière manche.
district-imperial_treasury = Trésor Impérial
district-imperial_treasury-text = À la fin, 1 point de plus par pièce d’or en votre possession.
district-ivory_tower = Tour d’Ivoire
district-ivory_tower-text = À la fin, 5 points de plus si c’est la seule merveille de votre cité.
district-keep = Donjon
district-keep-text = Le rang 8 ne peut pas y toucher.
district-laboratory = Laboratoire
district-laboratory-text = Une fois par tour, cédez une carte de votre main contre 2 pièces d’or.
district-laboratory-text-classic = Une fois par tour, cédez une carte de votre main contre 1 pièce d’or.
district-library = Bibliothèque
district-library-text = Quand vous piochez comme action, gardez toutes les cartes.
district-library-text-classic = Quand vous piochez comme action, gardez deux des cartes.
district-map_room = Salle des Cartes
district-map_room-text = À la fin, 1 point de plus par carte de votre main.
district-map_room-classic = Salle des Cartes
district-monument = Monument
district-monument-text = Seulement dans une cité de quatre quartiers au plus. Il compte pour deux quand il s’agit de compléter la cité.
district-museum = Musée
district-museum-text = Une fois par tour, glissez une carte de votre main sous le Musée. À la fin, 1 point de plus par carte glissée là.
district-necropolis = Nécropole
district-necropolis-text = Au lieu de la payer, vous pouvez détruire un de vos quartiers.
district-observatory = Observatoire
district-observatory-text = Quand vous piochez comme action, piochez 3 cartes et choisissez parmi elles.
district-park = Parc
district-park-text = Si votre main est vide à la fin de votre tour, piochez 2 cartes.
district-poor_house = Hospice
district-poor_house-text = Si vous n’avez plus d’or à la fin de votre tour, prenez 1 pièce d’or.
district-quarry = Carrière
district-quarry-text = Vous pouvez bâtir des quartiers que votre cité a déjà.
district-quarry-text-classic = Vous pouvez bâtir des quartiers que votre cité a déjà, mais pas un troisième semblable.
district-school_of_magic = École de Magie
district-school_of_magic-text = Elle compte comme le type voulu quand votre personnage touche son revenu.
district-secret_vault = Catacombes
district-secret_vault-text = On ne peut pas les bâtir. À la fin, montrez-les de votre main pour 3 points de plus.
district-smithy = Forge
district-smithy-text = Une fois par tour, payez 2 pièces d’or et piochez 3 cartes.
district-stables = Écuries
district-stables-text = Les bâtir ne compte pas dans votre limite.
district-statue = Statue Équestre
district-statue-text = 5 points de plus si vous avez la couronne à la fin.
district-theater = Théâtre
district-theater-text = Après le choix des rôles, vous pouvez échanger le vôtre, à l’aveugle, contre celui d’un autre joueur.
district-thieves_den = Tripot
district-thieves_den-text = Vous pouvez aussi le payer avec des cartes de votre main : une carte pour une pièce d’or.
district-wishing_well = Fontaine aux Souhaits
district-wishing_well-text = À la fin, 1 point de plus par merveille de votre cité, celle-ci comprise.
district-wishing_well-text-classic = À la fin, 1 point de plus par autre merveille de votre cité.
district-bell_tower = Beffroi
district-bell_tower-text = Quand vous le bâtissez, vous pouvez sonner : sept quartiers font alors une cité complète. S’il est détruit, il en faut de nouveau huit.
district-ball_room = Salle de bal
district-ball_room-text = Tant que vous avez la couronne, quiconque est appelé doit vous remercier, ou perd son tour.
district-graveyard = Cimetière
district-graveyard-text = Quand le Condottiere détruit un quartier, dans n’importe quelle cité, vous pouvez payer 1 pièce d’or pour le prendre en main. Pas quand vous jouez le Condottiere ; il ne se sauve pas lui-même.
district-hospital = Hôpital
district-hospital-text = Si l’on vous assassine, vous pouvez encore prendre de l’or ou piocher à votre tour, et rien d’autre.
district-lighthouse = Phare
district-lighthouse-text = Quand vous le bâtissez, fouillez la pioche et prenez-y une carte ; puis la pioche est mélangée.
district-throne_room = Salle du trône
district-throne_room-text = Chaque fois que la couronne passe à un autre joueur, prenez 1 pièce d’or.
district-university = Université
district-university-text = À la fin, 2 points de plus.

## Ce qui a été fait, en quelques mots

deed-district_built = construction de « { $card } »
deed-district_destroyed = destruction de « { $card } »
deed-gold_gained = pièces d’or, { $amount }
deed-character_drafted = rôle « { $character } »
deed-character_named = cible « { $character } »
deed-card_kept = carte gardée
deed-turn_ended = fin du tour
hand-open = Main de { $name }
