### Règles et aide. Chargées quand l’aide s’ouvre. On peut ajouter des paragraphes numérotés : `…-1`, `…-2` et ainsi de suite.

help-parts = Rubriques d’aide
# Beginnings of words that mean the same to somebody who searches; groups are parted by /.
help-synonyms = achet, pay, coût, prix / gagn, victoire, vainqu, remport / échang / ville, Point City, Punktestadt / point, score, décompte
help-part-play = Comment jouer
help-part-cards = Toutes les cartes
help-waiting = Les cartes s’affichent dès qu’elles sont chargées.

help-goal-title = Le but
help-goal-1 = Chacun bâtit une ville, deux cartes par tour. Les bâtiments donnent des points, des jetons, ou des ressources qui paient à chaque tour. Après 17 tours chacun, qui a le plus de points l’emporte.

help-cards-title = Cartes et ressources
help-cards-1 = Chaque carte a deux faces : une ressource à dépenser et un bâtiment. Il y a trois niveaux ; les plus hauts coûtent et donnent davantage, et la pioche va du premier au troisième.
help-cards-2 = Il y a cinq ressources. L’ingéniosité en remplace une au choix. Chacun commence avec une carte d’ingéniosité.

help-turn-title = Votre tour
help-turn-1 = Retourner : si une ligne ou une colonne du marché ne montre que des ressources, vous pouvez d’abord retourner une de ces cartes côté bâtiment, une fois par tour.
help-turn-2 = Prendre deux cartes : prenez une carte du marché et une voisine (pas en diagonale).
help-turn-3 = Ou piocher : prenez plutôt les deux cartes du dessus de la pioche, comme ressources ; seule la première est visible.
help-turn-4 = Bâtir : un bâtiment se paie aussitôt et rejoint votre ville. Une carte ressource va dans votre main.
help-turn-5 = Jeton : pour chaque bâtiment civique, choisissez un des jetons visibles.

help-build-title = Payer
help-build-1 = On paie avec les ressources permanentes de sa ville, chacune une fois par tour, et avec des cartes ressources, que l’on défausse. Une carte ressource prise ce tour-ci paie aussi.
help-build-2 = Deux bâtiments d’un même tour se paient ensemble. Ce qu’un bâtiment donne paie dès le tour suivant. Une carte double peut payer un seul symbole ; le reste est perdu.
help-build-3 = La page propose une façon de payer et montre les autres. S’il n’y en a qu’une, la page paie d’office.

help-tokens-title = Les jetons
help-tokens-1 = Un jeton dit ce qu’il compte à la fin. Le petit chiffre est ce qu’il vous rapporterait pour l’instant. On ne peut pas refuser un jeton ; s’il n’en reste plus, le bâtiment civique est bâti quand même.

help-market-title = Le marché
help-market-1 = Après votre tour, les deux emplacements vides se remplissent depuis la pioche, sur l’autre face : un bâtiment où l’on a pris une ressource, une ressource où l’on a pris un bâtiment.
help-market-2 = Au bas d’un bâtiment, vous voyez son coût et si vous pouvez payer : une coche, ou le nombre de symboles manquants.

help-end-title = La fin
help-end-1 = Chacun a 17 tours. On additionne les points des bâtiments et des jetons. En cas d’égalité, celui qui a le plus de cartes ressources non dépensées l’emporte ; si elles sont aussi à égalité, la victoire est partagée.
help-end-2 = Qui ne peut rien prendre au tout dernier tour passe.

help-alone-title = En solo contre l’automate
help-alone-1 = L’automate prend la carte où se croisent ses marqueurs et celle du dessous (sous la dernière ligne revient la première), ne paie rien et ne retourne jamais de carte. La page marque ce qu’il prend ensuite. À chaque tour, sa place avance d’une colonne et, après la dernière, descend d’une ligne.
help-alone-2 = Il compte les points imprimés, des points pour ses ressources permanentes et pour ses jetons : davantage aux niveaux supérieurs ; au niveau difficile, aussi 1 par carte d’ingéniosité. Vous ne gagnez qu’avec plus de points.

help-table-title = Sur cet écran
help-table-1 = Ce que vous pouvez prendre au marché est encadré : appuyez dessus. Le reste est dans le panneau. Appuyez longuement sur une carte pour la lire.
help-table-2 = Chaque choix est enregistré aussitôt. Partez quand vous voulez et reprenez plus tard depuis l’accueil. Pour continuer sur un autre appareil, exportez la partie.

## La partie guidée et les conseils

guide-turn = Après 17 tours chacun, celui qui a le plus de points l’emporte. À vous : prenez une carte du marché, puis une qui la touche par un côté. Il n’y a encore que des ressources ; les bâtiments viennent bientôt, et se paient avec elles.
guide-second = Maintenant sa voisine. Une carte encadrée peut être prise : appuyez dessus. Appuyez longuement sur une carte pour la lire.
guide-own = Votre ville est ici : les ressources qu’elle donne à chaque tour, les cartes ressources, qu’on dépense une fois, et vos points.
guide-market = Les emplacements vides ont été remplis depuis la pioche, sur l’autre face : un bâtiment où l’on a pris une ressource, une ressource où l’on a pris un bâtiment. Ce que vous prenez décide de ce que trouve le joueur suivant.
guide-cost = Au bas d’un bâtiment, vous voyez son coût et si vous pouvez payer : une coche, ou le nombre de symboles manquants. L’ingéniosité remplace une ressource au choix.
guide-build = Vous pouvez payer celui-ci. Un bâtiment rapporte ses points à la fin, et la plupart donnent une ressource qui paie à chaque tour, dès le prochain.
guide-tokens = Un bâtiment civique vous apporte un de ces jetons. Chacun dit ce qu’il compte à la fin ; le petit chiffre est ce qu’il vous rapporterait pour l’instant.
guide-goal = Après 17 tours chacun, qui a le plus de points l’emporte ; les points de chacun sont à côté des noms. Voilà l’essentiel : appuyez longuement sur une chose pour savoir ce qu’elle signifie, et cherchez le reste dans « Règles et aide ».
tip-flip = Une ligne ou une colonne du marché ne montre que des ressources : une fois par tour, avant de prendre, vous pouvez en retourner une carte côté bâtiment.
tip-payment = Il y a plusieurs façons de payer. Gardez les cartes ressources dont vous aurez besoin le plus tôt.
tip-last = Votre dernier tour. Les cartes ressources qui restent ne rapportent rien, sauf si un de vos jetons les compte : dépensez-les si cela rapporte plus de points.
tip-hold = Appuyez longuement sur une chose pour savoir ce qu’elle signifie.
tip-hold-keys = Au clavier : placez-vous dessus et tapez le point d’interrogation.
