### Texts for people who play with the box. Loaded on first use.

real-parts = Rubriques
real-part-set = Mise en place
real-part-call = Appel
real-part-score = Décompte
real-need-box = Il faut la boîte du jeu pour jouer ainsi.
# A link beside "You need the box": to a shop that has it.
real-sold = Où la trouver
real-people = Joueurs
real-count = Nombre de joueurs
real-person = Joueur { $number }
real-name-of = Nom du joueur { $number }
real-cards = Les cartes de cet ensemble
real-lay-out = Installez
real-draft = Le choix à chaque manche
real-link = Lien vers cet ensemble
real-link-share = Notre ensemble pour la partie
real-link-note = Avec ce lien, les autres téléphones de la table ouvrent le même ensemble.
real-result = Résultat
real-counting = Un instant…
real-mine-of = { $name } : { $count }
real-tap = Appuyez sur tout ce qui est devant ce joueur.
real-remove = Retirer : { $name }
real-next = Ensuite : { $name }
real-pieces = Ce qui peut être ajouté
real-find = Tapez deux lettres
real-whole = Tout ce que contient la boîte
real-none-found = Rien ne porte ce nom.
real-needed = réponse attendue
real-yes = Oui
real-no = Non
real-no-player = Personne
real-none = Aucun
real-number = { $value }
real-more = Plus
real-still = Décompte incomplet : il manque des réponses
real-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
real-store = Enregistrer dans les soirées entre amis
real-stored = Enregistré
real-again = Partie suivante
real-say = { $number }. { $name } !
real-call-number = Numéro
real-new-round = Nouvelle manche
real-begin-calls = Commencer l’appel
real-next-call = Appeler le suivant
real-round-over = Fin de la manche
real-left = { $seconds } s
real-seconds = { $seconds } s
real-time-over = Le temps est écoulé
real-call-back = Appel précédent
real-voice = À voix haute
real-timer = Minuteur
real-timer-off = désactivé
real-remind = Nous rappeler qui a été nommé
real-named = Personnage nommé : { $name }
real-part-rules = Ai-je le droit ?
real-part-print = Imprimer
real-rules-find = Votre question, ou des noms de cartes
real-rules-none = Rien ne correspond. Essayez le nom d’une carte.
real-rules-of-set = Cas précis pour cet ensemble
real-card = Carte
real-print-now = Imprimer cette page
real-print-sheet = Feuille de score
real-print-calls = Ordre d’appel
real-needs = Ce qu’il faut à chacun
real-total-word = Total
# Words that stand before the name of a card, as "the" in "the Keep"; - where a language has none.
real-articles = le, la, l, les, un, une, du, de, d, au, à
# Words of questions that say nothing of what is asked; the search leaves them out.
real-silent-words = le, la, les, un, une, des, du, de, et, ou, mais, si, peut, peuvent, puis, peut-on, est, sont, était, que, quoi, quel, quelle, quels, comment, pourquoi, mon, ma, mes, son, sa, ses, leur, leurs, je, tu, il, elle, on, nous, vous, ils, se, ce, cette, ces, avec, pour, par, dans, sur, aux, au, en, ne, pas, plus, aussi, encore, déjà, ai, as, ont, avoir, être, joueur, joueurs, manche, tour, est-ce, grâce, passe, cas, faire
# A heading, folded: people say which character each had in the last round; the history tells with which they won.
real-roles = Qui était qui à la fin
real-role-of = Qui était { $name } à la fin
real-role-none = Non choisi
