### Règles et aide, en français. Chargées quand l’aide s’ouvre. On peut ajouter des paragraphes numérotés : `…-1`, `…-2` et ainsi de suite.

## L’écran

help-parts = Parties de l’aide
help-part-play = Comment jouer
help-part-cards = Toutes les cartes
help-part-readings = Nos lectures des règles

## Comment jouer

help-goal-title = De quoi s’agit-il ?
help-goal-1 = Vous bâtissez une cité. À chaque manche, vous choisissez en secret qui va vous aider : le Roi, le Voleur, l’Architecte ou un autre. Pour cette manche, ses pouvoirs sont les vôtres.
help-goal-2 = La manche où quelqu’un complète sa cité est la dernière. La plus belle cité l’emporte alors, et ce n’est pas toujours la première achevée.

help-round-title = Une manche
help-round-1 = Choix des rôles. Un personnage est écarté face cachée et, si l’on est peu nombreux, quelques autres face visible. En commençant par la couronne, chacun en prend un en secret parmi les autres et passe le reste au suivant.
help-round-2 = Appel. Qui a la couronne appelle les personnages par rang, du plus petit au plus grand. Qui détient le personnage appelé le montre et joue son tour. Jusque-là, personne ne sait qui vous êtes.
help-round-3 = Après le dernier rang, chacun rend ses personnages, et la manche suivante commence par qui a désormais la couronne.

help-turn-title = Votre tour
help-turn-1 = Action : prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une. Aucun tour ne s’en passe, et rien ne se bâtit avant.
help-turn-2 = Touchez votre revenu si votre personnage en a un : 1 pièce d’or, ou 1 carte, par quartier de son type dans votre cité. Une fois par tour, au moment qui vous plaît.
help-turn-3 = Utilisez le pouvoir de votre personnage, une fois par tour. C’est permis, pas obligatoire.
help-turn-4 = Bâtissez un quartier de votre main en payant son coût : un par tour, sauf si votre personnage dit autre chose, et jamais un quartier que votre cité a déjà.
help-turn-5 = Terminez le tour. L’or et les cartes qui restent sont à vous pour la suite.

help-types-title = Cinq types de quartiers
help-types-noble = Noble : revenu du Roi, de l’Empereur et du Patricien
help-types-religious = Religieux : revenu de l’Évêque, de l’Abbé et du Cardinal
help-types-trade = Commerçant : revenu de la Marchande et du Négociant
help-types-military = Militaire : revenu du Condottiere, du Diplomate et du Capitaine
help-types-unique = Merveille : aucun revenu, mais chacune a son propre pouvoir

help-crown-title = La couronne
help-crown-1 = Qui la porte choisit son rôle en premier et appelle les rangs. Elle change de tête quand on appelle le rang 4 : le Roi et le Patricien la prennent, l’Empereur la donne. Si personne ne joue le rang 4, elle reste où elle est.

help-end-title = La fin et le score
help-end-1 = Une cité est complète avec sept quartiers ; à deux ou trois joueurs, et dans l’édition classique, avec huit. Le rang 8 ne peut plus y toucher. On joue la manche jusqu’au bout, puis on compte :
help-score-districts = le coût de chaque quartier de votre cité, en points
help-score-uniques = ce que rapportent vos merveilles à la fin
help-score-types = 3 points pour une cité qui a les cinq types
help-score-first = 4 points pour la première cité complète
help-score-completed = 2 points pour chaque autre cité complète
help-end-2 = À égalité, le rang le plus élevé montré à la dernière manche l’emporte. Dans l’édition classique, c’est la cité la plus chère, puis la bourse la mieux garnie.

help-few-title = À deux ou trois joueurs
help-few-1 = Chacun joue deux personnages par manche et un tour avec chacun d’eux, mais une seule cité, une seule main et une seule bourse pour les deux. À deux, on prend tour à tour un personnage à garder et un à écarter. À trois, on en prend un chacun, puis encore un chacun.

help-classic-title = L’édition classique
help-classic-1 = L’ancienne boîte, avec La Cité sombre. Il faut huit quartiers pour une cité complète, le Bailli a le rang 2, et il y a d’autres merveilles : l’Université, le Cimetière, le Beffroi et d’autres encore.
help-classic-2 = Certaines cartes jouent autrement. Le texte d’une carte est toujours celui de l’édition en jeu ; en cas de doute, c’est là qu’il faut regarder.

help-table-title = À cette table
help-table-1 = Tout ce que vous pouvez faire est écrit dans le panneau, et ce qui brille d’or sur la table fait la même chose quand on le touche. Toute autre carte vous parle d’elle-même.
help-table-2 = On peut jouer à plusieurs sur la même tablette : elle demande à changer de mains avant de montrer un secret.
help-table-3 = Chaque coup est enregistré aussitôt. Partez quand vous voulez et reprenez plus tard depuis l’accueil ; exportez une partie pour l’emporter sur un autre appareil.
help-table-4 = La vitesse des ordinateurs se règle dans le coin du haut, et « Aller à mon tour » vous mène tout de suite là où l’on vous attend.

## Toutes les cartes

help-edition = Édition
help-characters = Personnages
help-uniques = Merveilles
help-basics = Autres quartiers
help-copies = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
help-waiting = Les cartes apparaîtront dès que les règles seront prêtes.

## Nos lectures des règles

reading-lead = Les livrets laissent certains points ouverts, et chaque table a ses usages. Voici ceux d’ici. Les numéros sont ceux de notre liste de décisions.
readings-table = Rien n’est écrit : notre choix
readings-characters = Notre choix sur les personnages
readings-districts = Notre choix sur les quartiers
readings-options = Les tables diffèrent : choisissez en créant la partie
readings-editions = Les deux éditions diffèrent

reading-17 = Les quatre points de la première cité complète restent acquis, même si la cité rapetisse ensuite. Les deux points des autres vont aux cités complètes à la fin.
reading-18 = Les joueurs qu’aucune règle ne départage partagent leur place.
reading-20 = D’une pioche trop courte, on reçoit ce qu’il y a. Quand elle est vide, les pouvoirs qui ne feraient que piocher ne sont pas proposés.

reading-44 = Un quartier pris par l’Échevin compte dans votre limite. Les quartiers commerçants du Négociant et les Écuries n’y ont jamais compté, et n’y comptent pas davantage.
reading-48 = Si l’Échevin prend ce qui a été bâti à crédit, l’or emprunté revient au bâtisseur avec le reste. Les cartes données en échange restent données.
reading-49 = Un quartier pris par l’Échevin ne fait rien pour qui l’a payé. Il peut compléter la cité de l’Échevin.
reading-55 = Les cartes de l’Espion viennent de la pioche, pas de la main regardée. Des Catacombes dans cette main comptent comme une merveille.
reading-63 = La carte prise par le Sorcier se paie comme une autre, toutes réductions comprises. Une fois en main, le Chantier peut la bâtir aussi.
reading-70 = Qui n’a rien ne paie rien à l’Empereur ; qui n’a que de l’or ou que des cartes paie avec ce qu’il a.
reading-78 = Ce qui manque au Cardinal se compte après les réductions. Le Tripot peut se payer avec des cartes sans lui.
reading-81 = Édition classique : l’impôt vient en dernier, après l’Hospice aussi ; l’Alchimiste le paie donc avec l’or qui lui est revenu.
reading-92 = Pour la Grande Muraille, le Capitaine et le Diplomate paient une pièce de plus à la banque. Classique : elle revient au propriétaire du quartier.
reading-97 = Édition classique : la Reine est payée aussi à côté d’un Roi assassiné qui se montre grâce à l’Hôpital.
reading-103 = Un quartier saisi ou échangé n’a pas été bâti : personne ne paie d’impôt pour lui.

reading-106 = Un quartier détruit puis rebâti pendant le même tour est un autre quartier, et peut servir de nouveau.
reading-107 = La Poudrière détruit même le Donjon, et même la cité de l’Évêque.
reading-110 = Le Chantier peut servir dans une cité complète : un quartier part, un autre vient.
reading-111 = La Grande Muraille se protège aussi elle-même ; dans l’édition classique, seulement les autres.
reading-115 = Des Catacombes en main ne gênent pas la Tour d’Ivoire.
reading-117 = Le Monument compte pour deux quand il s’agit de compléter une cité, pour un sinon, et ne peut pas être le sixième quartier, pas même celui de l’Échevin. Un Chantier qu’on sacrifierait pour lui compte encore.
reading-124 = Les Catacombes ne se bâtissent jamais ; pour tout le reste, c’est une carte comme une autre.
reading-129 = Le Tripot se paie avec des cartes et de l’or, en toutes proportions, mais pas avec lui-même. Seul l’or revient jamais.
reading-138 = Un Beffroi échangé sonne encore. Détruit, il se tait.
reading-139 = La Salle de bal demande une pression sur un bouton plutôt qu’une parole. Si cela ne vous dit rien, jouez sans cette carte.

reading-9 = Les personnages, un par rang : une liste toute prête, le sort, ou votre choix. Il faut le rang 9 à huit joueurs, et à trois dans l’édition 2016 ; à deux, il est exclu.
reading-10 = À trois dans l’édition classique, on prend six personnages sur huit. Avec un personnage de rang 9, on choisit comme en 2016.
reading-11 = À deux dans l’édition classique, on peut plutôt répartir les personnages en piles de quatre et de trois.
reading-16 = Combien de quartiers font une cité complète : 7 ou 8 ; dans l’édition classique 6, 7 ou 8.
reading-140 = L’édition classique compte de neuf à quinze merveilles : trois cartes bonus en plus du jeu de base, ou davantage à la place d’autres.

reading-2 = Les pouvoirs s’utilisent à tout moment. Classique : Marchand, Architecte et Navigateur après leur action, Condottiere et Diplomate tout à la fin.
reading-67 = Un Empereur assassiné déplace quand même la couronne en fin de manche, sans être payé. Classique : elle reste.
reading-69 = L’Empereur choisit l’or ou une carte au hasard. Classique : il donne la couronne à l’appel ; qui est couronné choisit, et choisit la carte.
reading-75 = L’Abbé touche de l’or ou des cartes pour ses quartiers. Classique : de l’or.
reading-76 = L’Abbé choisit parmi les plus riches. Classique : à égalité, personne ne paie.
reading-101 = L’impôt se paie après chaque quartier bâti, même si personne ne joue le Bailli. Classique : une pièce d’or à la fin d’un tour où l’on a bâti.
reading-105 = La Poudrière n’atteint pas une cité complète. Classique : elle l’atteint, et la partie se termine tout de même.
reading-113 = La Cour des Miracles agit même bâtie à la dernière manche. Classique : pas dans ce cas.
reading-116 = Bibliothèque et Observatoire ensemble gardent trois cartes sur trois. Classique : deux sur trois.
reading-122 = La Carrière permet autant de quartiers semblables qu’on veut. Classique : deux.
reading-130 = La Fontaine aux Souhaits se compte elle-même. Classique : seulement les autres.
