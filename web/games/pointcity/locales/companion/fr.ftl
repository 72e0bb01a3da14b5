### Texts for people who play with the box. Loaded on first use.

real-points = Points seuls
real-tokens = Jetons
real-ask-cards = Cartes de ressource non dépensées : { $name }
real-ask-ingenuity = Cartes d’ingéniosité non dépensées : { $name }
real-doubt-copies = { $piece } : { $count } sur la table, la boîte en contient { $most }.
real-doubt-not-in-set = { $piece } est un jeton promotionnel, et vous jouez sans.
real-doubt-tokens = { $count } jetons, mais { $most } bâtiments qui en donnent.
real-step-cards = Mélangez chaque niveau à part et prenez { $one }, { $two } et { $three } cartes des niveaux 1, 2 et 3 ; posez le 1 sur le 2 sur le 3.
real-step-market = Étalez { $count } cartes en rangées de quatre, côté ressource visible.
real-step-tokens = Mélangez les { $of } jetons et étalez-en { $count }.
real-step-hand = Chaque joueur prend { $count } carte de départ d’ingéniosité.
real-step-rounds = Chaque joueur a { $count } tours.
real-step-automa = L’automate ne prend pas de carte de départ ; vous commencez.
