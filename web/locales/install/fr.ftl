### French.

install-description = Une table pour deux jeux de cartes : jouez contre l’ordinateur, autour d’une tablette ou entre amis, même sans réseau.
install-screen-wide = Un tour à une table de cinq
install-screen-narrow = Le même tour sur un téléphone
install-resume = Reprendre la dernière partie
install-resume-short = Reprendre
install-new = Nouvelle partie
install-daily = La donne du jour
install-missing-files = Des fichiers du jeu ne sont plus sur cet appareil. Connectez-vous à internet et <a>rechargez la page</a>. Les parties enregistrées sont conservées.
install-no-script = Il faut JavaScript pour jouer.
