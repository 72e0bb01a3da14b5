### Ce que seul le terminal dit. Il lit tout le reste dans les fichiers de la page.

term-welcome = Partie { $seed }. Tapez le numéro d’une option (plusieurs séparés par des espaces), ou h pour l’aide.
term-help =
    1 2 : choisir ces options
    ? : revoir toute la table
    ? NOM : voir ce que fait une carte
    u : annuler votre dernier choix
    w FICHIER : enregistrer la partie dans un fichier
    q : quitter la partie
term-number = { $most ->
    [1] Tapez 1, ou h pour l’aide.
   *[other] Tapez un nombre de 1 à { $most }, ou h pour l’aide.
  }
term-count = Choisissez { $count } { $count ->
    [one] option
   *[other] options
  }.
term-count-most = Choisissez au plus { $count } { $count ->
    [one] option
   *[other] options
  }.
term-count-range = Choisissez de { $least } à { $count } { $count ->
    [one] option
   *[other] options
  }.
term-save-where = Tapez le nom d’un fichier après w.
term-saved = La partie est enregistrée dans { $file }.
term-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $why }
term-kept = Tant qu’elle n’est pas finie, la partie est conservée dans { $file }. Pour la reprendre : play --open "{ $file }"
term-unread = { $count } { $count ->
    [one] résultat de ce fichier ne peut pas être lu et n’est pas compté.
   *[other] résultats de ce fichier ne peuvent pas être lus et ne sont pas comptés.
  }
term-no-card = Aucune carte ne s’appelle { $name }.
term-left = Vous avez quitté la partie.
numbered = { $number }. { $text }
refused-allowed = Valeurs possibles : { $allowed }.
refused-near = Peut-être { $near } ?
refused-language = { $given } n’est pas une langue du jeu. Il y a { $allowed }.
refused-value = { $where } ne peut pas être { $given }.
refused-unknown = Il n’y a pas de réglage { $where }.
refused-missing = Il manque le réglage { $where }.
refused-size = Le nombre d’éléments de { $where } ne peut pas être { $count }.
refused-card = Il n’y a pas de carte { $given } pour { $where }.
refused-set = Il n’y a pas d’ensemble { $given } pour { $where }.
refused-sets = { $where } ne peut pas être { $given }. Il faut le nom d’un ensemble, ou une liste d’identifiants de cartes.
refused-range = { $least }–{ $most }
refused-bad-seed = Le numéro de donne ne peut pas être { $given }. Il faut un nombre entier de 0 à { $most }, ou un texte de 64 chiffres de 0 à 9 et de a à f.
refused-bad-seat = Il n’y a pas de place { $given } à cette table.
refused-bad-level = Aucun niveau d’ordinateur ne s’appelle { $given }.
refused-illegal-pick = La réponse { $pick } n’est pas possible maintenant.
refused-pick-count = La réponse { $pick } a { $count } { $count ->
    [one] choix
   *[other] choix
  }, mais la question en demande { $range }.
refused-pick-twice = La réponse { $pick } contient deux fois le même choix.
refused-pick-type = La réponse { $pick } n’est pas un choix. Donnez chaque choix séparément : push(*options).
refused-player = Ce joueur ne peut pas répondre : { $given }. Il faut un niveau, ou une fonction choose(view, ask, tools).
refused-undo-count = On ne peut annuler que { $most } { $most ->
    [one] réponse
   *[other] réponses
  }, pas { $given }.
refused-moment = La partie peut être regardée après 0 à { $most } réponses, pas { $given }.
refused-text-line = La ligne { $line } du texte de la partie ne peut pas être lue : { $given }.
refused-text-play = La ligne { $line } du texte de la partie ne peut pas être jouée : { $given }
refused-text-rules = Ce texte vient d’une partie jouée avec les règles { $given } ; ici, ce sont les règles { $ours }.
refused-text-result = Le texte dit { $name } { $given }, mais ses réponses mènent à { $ours }.
refused-no-text = Cette partie n’a pas commencé par sa propre donne, elle n’a donc pas de texte. Enregistrez-la en JSON.
refused-bad-reward = Il n’y a pas de récompense { $given }.
refused-bad-render = Il n’y a pas de mode d’affichage { $given }.
refused-bad-cycles = Le nombre de pas ne peut pas être { $given }. Il faut un nombre entier à partir de 1, ou None.
refused-before-reset = Appelez reset avant { $call }.
refused-circles = Les dernières réponses n’ont rien changé : ce qui était commencé a chaque fois été abandonné. Donnez une autre réponse.
refused-action-type = L’action { $given } n’est pas un nombre. env.actions donne les noms des actions par numéro.
refused-reset-option = reset ne prend pas d’option { $given }. Dites quelle est la table en créant l’environnement.
refused-action = L’action { $given } n’est pas permise maintenant.
term-seat = Place { $seat }
