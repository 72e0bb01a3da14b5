### Ce que seul le terminal dit. Il lit tout le reste dans les fichiers de la page.

term-welcome = Partie { $seed }. Tapez le numéro d’un choix (plusieurs séparés par des espaces), ? pour voir la table, q pour quitter.
term-number = Tapez un nombre de 1 à { $most }.
term-count = Nombre de choix : de { $least } à { $most }.
term-left = Vous avez quitté la partie.
term-line = { $label } : { $items }
