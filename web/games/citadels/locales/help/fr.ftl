### Règles et aide, en français. Chargées quand l’aide s’ouvre. On peut ajouter des paragraphes numérotés : `…-1`, `…-2` et ainsi de suite.

## L’écran

help-parts = Rubriques d’aide
help-part-play = Comment jouer
help-part-cards = Toutes les cartes
help-part-readings = Cas précis
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = tuer, tue, meurtr, assassin / voler, vole, voleu, dérob / détru, brûl, ruin / argent, pièce, monnaie / gagn, victoire, vainqu, remport / échang / négociant, bourgeois / navigatrice, navigateur / marchande, marchand / magicienne, magicien / point, score, décompte

## Comment jouer

help-goal-title = But du jeu
help-goal-1 = Vous bâtissez une cité. À chaque manche, vous choisissez en secret un personnage pour vous aider : le Roi, le Voleur, l’Architecte ou un autre. Pour cette manche, ses pouvoirs sont les vôtres.
help-goal-2 = La manche où un joueur complète sa cité est la dernière. La plus belle cité l’emporte alors, et ce n’est pas toujours la première achevée.

help-round-title = Une manche
help-round-1 = Choix des personnages. L’un d’eux est écarté face cachée et, à quatre ou cinq joueurs (six avec un rang 9), d’un à trois autres face visible. À commencer par le joueur qui a la couronne, chacun prend en secret un des autres personnages et passe le reste au suivant.
help-round-2 = Appel. Le joueur qui a la couronne appelle les personnages par rang, du plus petit au plus grand. Le joueur qui détient le personnage appelé le révèle et joue son tour. Jusque-là, personne ne sait qui vous êtes.
help-round-3 = Après le dernier rang, chacun rend ses personnages, et le joueur qui a désormais la couronne commence la manche suivante.

help-turn-title = Votre tour
help-turn-1 = Action : prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une. Vous devez le faire à chaque tour, et vous ne pouvez pas bâtir avant.
help-turn-2 = Revenu : si votre personnage en a un, prenez 1 pièce d’or ou 1 carte, selon son texte, par quartier de son type dans votre cité. Une fois par tour, à tout moment.
help-turn-3 = Pouvoir : utilisez celui de votre personnage, une fois par tour. C’est permis, pas obligatoire.
help-turn-4 = Construction : bâtissez un quartier de votre main en payant son coût. Sauf si une carte dit autre chose : un seul par tour, et pas un quartier que votre cité a déjà.
help-turn-5 = Fin : vous gardez l’or et les cartes qui vous restent.

help-types-title = Cinq types de quartiers
help-types-noble = Noble : revenu du Roi, de l’Empereur et du Patricien
help-types-religious = Religieux : revenu de l’Évêque, de l’Abbé et du Cardinal
help-types-trade = Marchand : revenu de la Marchande et du Négociant
help-types-military = Militaire : revenu du Condottiere, du Diplomate et du Capitaine
help-types-unique = Merveille : aucun revenu, mais chacune a son propre pouvoir

help-crown-title = La couronne
help-crown-1 = Le joueur qui a la couronne choisit son personnage en premier et appelle les rangs. Le rang 4 la fait changer de main : le Roi et le Patricien la prennent à l’appel ou, s’ils ont été assassinés, à la fin de la manche ; l’Empereur la donne. Si personne ne joue le rang 4, elle reste où elle est.

help-end-title = La fin et le score
help-end-1 = Une cité est complète avec sept quartiers ; à deux ou trois joueurs, et dans l’édition classique, avec huit. Le rang 8 ne peut plus y toucher. On joue la manche jusqu’au bout, puis on compte :
help-score-districts = le coût de chaque quartier de votre cité, en points
help-score-uniques = ce que rapportent vos merveilles à la fin
help-score-types = 3 points pour une cité qui a les cinq types
help-score-first = 4 points pour la première cité complète
help-score-completed = 2 points pour chaque autre cité complète
help-end-2 = À égalité, le joueur qui a révélé le rang le plus élevé à la dernière manche l’emporte. Dans l’édition classique, c’est celui dont la cité vaut le plus de points, puis celui qui a le plus d’or.

help-few-title = À deux ou trois joueurs
help-few-1 = Chaque joueur a deux personnages par manche et joue un tour avec chacun d’eux, mais il n’a qu’une cité, qu’une main et qu’une réserve d’or. À deux, le premier joueur prend d’abord un personnage sans en écarter ; ensuite, à chaque choix, on en garde un et on en écarte un. À trois, chacun en prend un, puis encore un.

help-classic-title = L’édition classique
help-classic-1 = C’est l’ancienne boîte, avec La Cité sombre. Il faut huit quartiers pour une cité complète, le Bailli a le rang 2, et il y a d’autres merveilles : l’Université, le Cimetière, le Beffroi et d’autres encore.
help-classic-2 = Certaines cartes n’ont pas le même effet, et certains personnages changent de nom : Magicien, Marchand et Navigateur. Le texte d’une carte est toujours celui de l’édition en jeu ; en cas de doute, lisez-le.

help-table-title = Sur cet écran
help-table-1 = Le panneau indique tout ce que vous pouvez faire. Appuyez sur une carte pour la lire. Si elle est encadrée, appuyez encore pour la choisir.
help-table-2 = On peut jouer à plusieurs sur le même appareil : avant de montrer un secret, il demande qu’on le passe au joueur concerné.
help-table-3 = Chaque choix est enregistré aussitôt. Partez quand vous voulez et reprenez plus tard depuis l’accueil. Pour continuer sur un autre appareil, exportez la partie.
help-table-4 = La vitesse des joueurs gérés par l’ordinateur se règle dans le coin supérieur, et « Aller à mon tour » mène à votre prochaine décision.

## La partie guidée et les conseils

guide-draft = Sept quartiers mettent fin à la partie ; les plus chers rapportent le plus. Choisissez un personnage en secret : pour cette manche, son pouvoir est le vôtre. Le nombre est son rang ; les petits rangs jouent en premier. Vous passez les autres cartes.
guide-ranks = Voici les personnages de la partie. On les appelle de gauche à droite, et le joueur qui détient le personnage appelé joue son tour. Jusque-là, personne ne sait qui vous êtes. Les plus pâles sont hors jeu : aucun joueur ne les a pour cette manche.
guide-others = Les autres jouent. Leur or, leurs cartes et leurs points sont à côté de leur nom, et le journal raconte ce qu’ils font.
guide-murder = Ce personnage a été assassiné. À l’appel, son joueur se tait et perd son tour, mais il garde or et cartes.
guide-theft = Le Voleur a nommé ce personnage : à l’appel, tout son or ira au Voleur. Ce qu’il reçoit ensuite, il le garde.
guide-crown = Le joueur qui a la couronne choisit en premier et appelle les rangs. À l’appel du Roi, celui-ci la prend.
guide-gather = Votre tour commence par une action : prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une. Prenez ce qui vous manque.
guide-purple = Une carte violette est une merveille, avec son propre pouvoir. Appuyez dessus pour le lire.
guide-build = Bâtissez maintenant. Un quartier coûte l’or indiqué sur sa carte et rapporte autant de points à la fin. Un cadre montre ce que vous pouvez bâtir.
guide-income = Revenu : le Roi, l’Évêque, la Marchande et le Condottiere prennent 1 pièce d’or par quartier de leur type dans leur cité, une fois par tour.
guide-ability = Voici ce que votre personnage sait faire, une fois par tour et quand vous voulez. C’est permis, pas obligatoire.
guide-end = Quand vous avez fini, terminez votre tour ici. Vous gardez l’or et les cartes qui vous restent.
guide-round = La manche est finie, et chacun choisit de nouveau. La partie s’achèvera avec la manche où une cité sera complète : il faut sept quartiers.
guide-take-assassin = Prenez cette fois l’Assassin. Il nomme un autre personnage, et vous verrez comment deviner qui est qui.
guide-take-thief = Prenez cette fois le Voleur. Il nomme un autre personnage, et vous verrez comment deviner qui est qui.
guide-naming-known = { $fact ->
    [passed] Vous avez transmis { FORM($characters, "def") }. Où chercher : { $places }.
    [held] Pour { FORM($characters, "def") }, aucun doute. Où chercher : { $places }.
    [taken] Quelqu’un a pris { FORM($characters, "def") } avant vous. Où chercher : { $places }.
   *[unseen] Vous n’avez pas vu { FORM($characters, "def") }. Où chercher : { $places }.
}
guide-naming-facedown = les cartes face cachée
guide-naming-out = Hors jeu cette manche : { FORM($characters, "def") }.
guide-naming-choose = { $kind ->
    [rob] Quel personnage le joueur le plus riche a-t-il pu prendre ? Un doute ? L’ampoule suggère un choix.
   *[kill] Qui vous devance, et quel personnage a-t-il pu prendre ? Un doute ? L’ampoule suggère un choix.
}
guide-bye = Voilà deux manches ; la suite est à vous. À la fin, chaque quartier rapporte son coût ; les cinq types, 3 points ; la première cité complète, 4 ; toute autre cité complète, 2. Appuyez longuement sur une chose pour savoir ce qu’elle signifie. Le reste, et cette partie guidée, sont dans « Règles et aide ».
tip-killed = Le personnage nommé par l’Assassin se tait à l’appel et perd son tour, mais garde or et cartes.
tip-robbed = À l’appel du personnage nommé par le Voleur, tout son or va au Voleur. Ce qu’il reçoit ensuite, il le garde.
tip-bewitched = Votre personnage est ensorcelé : vous ne faites que l’action, et la Sorcière joue le reste du tour avec sa propre cité.
tip-blanks = Ces jetons sont face cachée, et certains sont faux. Seul le joueur qui les a posés sait lesquels.
tip-destroyed = Vous avez perdu un quartier. Les moins chers partent d’abord, car on paie le plus souvent leur coût moins un. Le rang 8 ne peut pas toucher à une cité complète.
tip-swapped = Quelqu’un a échangé sa main avec la vôtre. Qui a peu de cartes en main a peu à perdre.
tip-crown = La couronne est à vous : à la prochaine manche, vous choisissez en premier et appelez les rangs.
tip-last = Une cité est complète : c’est la dernière manche. Bâtissez ce que vous pouvez : chaque pièce dépensée est un point.
tip-special = Une carte violette est une merveille, avec son propre pouvoir. Appuyez dessus pour le lire.
tip-hold = Appuyez longuement sur une chose pour savoir ce qu’elle signifie.
tip-hold-keys = Au clavier : placez-vous dessus et tapez le point d’interrogation.

## Toutes les cartes

help-edition = Édition
help-characters = Personnages
help-uniques = Merveilles
help-basics = Autres quartiers
try-card = Essayer
try-card-deal = Essayer dans une partie
help-copies = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
help-waiting = Les cartes apparaîtront dès que le moteur sera prêt.

## Nos lectures des règles

reading-lead = Les livrets laissent certains points ouverts, et l’on joue de plusieurs façons. Voici comment on joue ici. Les numéros sont ceux de notre liste de cas.
readings-table = Absent des règles : notre choix
readings-characters = Notre choix sur les personnages
readings-districts = Notre choix sur les quartiers
readings-options = On joue de plusieurs façons : choisissez en créant la partie
readings-editions = Les deux éditions diffèrent

reading-17 = Les quatre points de la première cité complète restent acquis, même si la cité rapetisse ensuite. Les deux points vont aux autres cités complètes à la fin.
reading-18 = Les joueurs qu’aucune règle ne départage partagent leur place.
reading-20 = Si la pioche est trop courte, on reçoit les cartes qui restent. Quand elle est vide, les pouvoirs qui ne feraient que piocher ne sont pas proposés.

reading-44 = Un quartier pris par l’Échevin compte dans la limite de celui qui l’a bâti. Les quartiers marchands du Négociant et les Écuries n’y comptent jamais, même dans ce cas.
reading-48 = Si l’Échevin prend un quartier bâti avec l’or d’un autre joueur, grâce au Cardinal, cet or revient au bâtisseur avec le reste. Les cartes données en échange restent données.
reading-49 = Un quartier pris par l’Échevin n’a pas d’effet pour le joueur qui l’a payé. Il peut compléter la cité de l’Échevin.
reading-55 = Les cartes de l’Espion viennent de la pioche, pas de la main regardée. Des Catacombes dans cette main comptent comme une merveille.
reading-57 = Un Roi menacé a déjà la couronne quand il répond à la Maître-chanteuse : la prendre n’est pas un choix.
reading-63 = La carte prise par le Sorcier se paie comme une autre, toutes réductions comprises. Une fois en main, elle peut aussi être bâtie grâce au Chantier.
reading-70 = Un joueur qui n’a rien ne paie rien à l’Empereur. Un joueur qui n’a que de l’or ou que des cartes paie avec ce qu’il a.
reading-78 = Ce qui manque au Cardinal se compte après les réductions. Le Tripot peut se payer directement avec des cartes, sans emprunt.
reading-81 = Classique : l’impôt vient en dernier, après l’Hospice aussi ; l’Alchimiste le paie donc avec l’or qui lui est revenu.
reading-92 = Pour la Grande muraille, le Capitaine et le Diplomate paient une pièce de plus à la banque. Classique : elle revient au propriétaire du quartier.
reading-97 = Classique : la Reine est payée aussi à côté d’un Roi assassiné qui se révèle grâce à l’Hôpital.
reading-103 = Un quartier que le Capitaine saisit ou que le Diplomate échange n’a pas été bâti : personne ne paie d’impôt pour lui. L’Échevin en paie un pour ce qu’il prend.

reading-104 = Ce qui est commencé peut être annulé tant que rien n’a changé. Si le Sorcier renonce à payer la carte prise, il la garde, mais ne peut plus la bâtir en plus de sa limite.
reading-106 = Un quartier peut servir dès le tour où il est bâti, et s’en servir ne coûte que ce que dit sa carte. Détruit puis rebâti pendant le même tour, c’est un autre quartier, qui peut servir de nouveau.
reading-107 = La Poudrière peut détruire même le Donjon, et même un quartier de la cité de l’Évêque.
reading-110 = Le Chantier peut servir dans une cité complète : un quartier part, un autre vient.
reading-111 = La Grande muraille se protège aussi elle-même ; dans l’édition classique, seulement les autres.
reading-115 = Des Catacombes en main ne gênent pas la Tour d’ivoire.
reading-117 = Le Monument compte pour deux quand il s’agit de compléter une cité, pour un sinon, et ne peut pas être le sixième quartier, pas même celui de l’Échevin. Un Chantier qu’on détruirait pour lui compte encore.
reading-124 = Les Catacombes ne se bâtissent jamais ; pour tout le reste, c’est une carte comme une autre.
reading-129 = Le Tripot se paie avec des cartes et de l’or, en toutes proportions, mais pas avec lui-même. Seul l’or peut vous revenir.
reading-136 = Un Beffroi bâti comme huitième quartier achève d’abord cette cité, puis sonne : les autres cités de sept quartiers reçoivent alors deux points.
reading-138 = Un Beffroi échangé garde son effet. S’il est détruit, il faut de nouveau huit quartiers, mais une dernière manche reste la dernière.
reading-139 = Pour la Salle de bal, on appuie sur un bouton au lieu de dire un mot. Si cela ne vous plaît pas, jouez sans cette carte.

reading-9 = Les personnages, un par rang : une liste toute prête, un tirage au hasard ou votre choix. Il faut le rang 9 à huit joueurs, et à trois dans l’édition 2016 ; à deux, il est exclu.
reading-10 = À trois dans l’édition classique, on prend six personnages sur huit. Avec un personnage de rang 9, on choisit comme en 2016.
reading-11 = À deux dans l’édition classique, on peut plutôt répartir les personnages en piles de quatre et de trois.
reading-16 = Combien de quartiers font une cité complète : 7 ou 8 ; dans l’édition classique 6, 7 ou 8.
reading-140 = L’édition classique compte de neuf à quinze merveilles : trois cartes bonus en plus du jeu de base, ou davantage à la place d’autres.

reading-2 = Les pouvoirs s’utilisent à tout moment de votre tour. Classique : Marchand, Architecte et Navigateur après leur action, Condottiere et Diplomate tout à la fin.
reading-67 = Un Empereur assassiné déplace quand même la couronne en fin de manche, sans être payé. Classique : elle reste.
reading-69 = L’Empereur choisit l’or ou une carte au hasard. Classique : il donne la couronne à l’appel ; le joueur couronné choisit ce qu’il donne, et quelle carte.
reading-75 = L’Abbé touche de l’or ou des cartes pour ses quartiers. Classique : de l’or.
reading-76 = L’Abbé choisit parmi les plus riches. Classique : à égalité, personne ne paie.
reading-101 = Chaque personnage, sauf le Bailli, paie l’impôt après chaque quartier qu’il bâtit, même si personne ne joue le Bailli. Un joueur sans or ne paie rien. Classique : une pièce d’or à la fin d’un tour où l’on a bâti.
reading-105 = La Poudrière ne peut pas détruire un quartier d’une cité complète. Classique : elle le peut, et la partie se termine tout de même.
reading-113 = La Cour des miracles a son effet même si elle a été bâtie à la dernière manche. Classique : elle ne l’a pas dans ce cas.
reading-116 = Avec la Bibliothèque et l’Observatoire, on garde trois cartes sur trois. Classique : deux sur trois.
reading-122 = La Carrière permet autant de quartiers identiques qu’on veut. Classique : deux.
reading-130 = La Fontaine aux souhaits se compte elle-même. Classique : seulement les autres.
