### Ce que seul le terminal dit. Il lit tout le reste dans les fichiers de la page.

term-welcome = Partie { $seed }. Tapez le numéro d’un choix (plusieurs séparés par des espaces), ou h pour l’aide.
term-help =
    1 2 : choisir ces options
    ? : revoir toute la table
    ? NOM : voir ce que fait une carte
    u : annuler votre dernier choix
    w FICHIER : enregistrer la partie dans un fichier
    q : quitter la partie
term-number = Tapez un nombre de 1 à { $most }, ou h pour l’aide.
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
term-no-card = Aucune carte ne s’appelle { $name }.
term-left = Vous avez quitté la partie.
term-line = { $label } : { $items }
