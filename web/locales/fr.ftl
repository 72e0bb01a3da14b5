### Français. Toutes les langues ont les mêmes messages et les mêmes variables ; les identifiants viennent du moteur et de la page.

## La page

credits = Vos parties restent sur cet appareil.
direction = ltr
language = Langue
language-not-here = Cette langue n’est pas encore sur cet appareil ({ $language }). Connectez-vous à internet et choisissez-la de nouveau.

labelled = { $label } : { $text }
join-commas = { $first }, { $last }
join-dots = { $first } · { $last }
join-dash = { $first } – { $last }
join-plus = { $first } + { $last }
join-sentences = { $first } { $last }
join-stops = { $first }. { $last }
list-two = { $first } et { $last }
list-end = { $first } et { $last }
in-brackets = { $text } ({ $more })
with-figure = { $text } { $figure }
close = Fermer
cancel = Annuler
delete = Supprimer
replace = Remplacer
export = Exporter
import = Importer un fichier
resume = Reprendre
try-again = Réessayer
about = En savoir plus : { $name }
help = Règles et aide
help-search = Chercher dans les règles et les cartes
help-fillers = combien, comment, que, quel, quelle, quels, quelles, qui, quand, où, pourquoi, est, sont, ce, de, des, du, le, la, les, un, une, pour, à, au, aux, en, je, tu, on, nous, vous, peut, dois, faut, il, y, a
help-found = { $count ->
    [0] Aucun résultat. Essayez moins de lettres ou un autre mot.
    [one] { $count } résultat
   *[other] { $count } résultats
}
help-more = { $count ->
    [one] et { $count } de plus
   *[other] et { $count } de plus
}
explain = Qu’est-ce que c’est ?
explain-how = Appuyez sur n’importe quoi pour savoir ce que cela signifie. Appuyez sur un endroit vide, ou sur la touche Échap, pour arrêter.
help-part-about = À propos
help-part-ear = À l’oreille
try-card-offered = Votre premier choix propose cette carte : { $card }.
about-games = À qui sont ces jeux
about-fans = { $name } est l’œuvre d’amateurs de ces jeux. Ni les auteurs ni les éditeurs n’y sont liés, et aucun d’eux ne l’a approuvée. Les jeux et leurs noms appartiennent à leurs propriétaires ; les textes et les images sont les nôtres.
about-buy = Ce qu’il faut acheter
about-owner = Qui gère cette copie
about-owner-name = { $owner } gère cette copie du site.
about-owner-unnamed = Le propriétaire de cette copie n’a pas donné de nom.
about-contact = Pour joindre le propriétaire :
about-contact-none = Le propriétaire de cette copie n’a pas dit comment le joindre.
about-licences = Licences
about-licence = Le programme de ce site est libre, sous licence MIT. Il contient le travail de beaucoup d’autres, sous leurs propres licences.
about-licences-show = Afficher toutes les licences
about-licences-failed = Les licences n’ont pas pu être chargées. Elles ne sont pas gardées sur cet appareil ; connectez-vous à internet et réessayez.

## Démarrage du moteur

loading-runtime = Préparation de la table…
loading-engine = Démarrage du moteur…
loading-ready = Prêt
loading-bytes = { $done } sur { $all } Mo
insecure-title = Cette page a besoin d’une adresse sécurisée
insecure-text = L’adresse de cette page n’est pas sécurisée, et aucun navigateur n’y laisse fonctionner le jeu. Ouvrez la page à une adresse qui commence par { $secure } ou, sur l’ordinateur qui la sert, à { $local }.
too-old-title = Ce navigateur est trop ancien pour ce jeu
too-old-text = Mettez-le à jour, ou ouvrez la page dans une version récente de Chrome, Edge, Firefox ou Safari. Il manque :
feature-wasm = WebAssembly
feature-wasm-references = les types référence de WebAssembly
feature-wasm-bulk-memory = les opérations de mémoire en bloc de WebAssembly
feature-wasm-exceptions = les exceptions de WebAssembly
feature-module-workers = les workers de type module
feature-broadcast-channel = les canaux entre pages et workers
feature-indexed-db = le stockage des parties
offline-unsupported = Ce navigateur ne peut pas enregistrer le jeu pour jouer hors ligne
offline-keeping = Enregistrement du jeu sur cet appareil…
offline-ready = Jouable hors ligne
offline-incomplete = Pas encore prêt à jouer hors ligne
offline-update = Une nouvelle version est prête. Elle servira au prochain démarrage.
offline-replaced = Une nouvelle version est installée ; rechargez la page
update-now = Mettre à jour
offline-held-back = La nouvelle version n’a pas démarré ici ; la version précédente reste en service.
update-playing = Une partie est ouverte dans un autre onglet. Revenez-y d’abord à l’accueil : les mises à jour n’interrompent jamais une partie.
device = Réglages
theme = Apparence
theme-system = Comme le système
theme-dark = Sombre
theme-light = Clair
theme-contrast = Contraste élevé
install = Installer
install-title = Comme application
install-installed = Le jeu est installé sur cet appareil.
install-offered = Une fois installé, le jeu s’ouvre comme toute autre application, sans le navigateur autour.
install-by-hand = Depuis l’écran d’accueil, le jeu s’ouvre comme toute autre application. Il y garde ses propres parties, séparées de celles du navigateur :
install-elsewhere = Si le navigateur peut installer des pages comme applications, son menu le propose.
install-step-export = Exportez d’abord les parties que vous voulez emporter.
install-step-share = Dans Safari, appuyez sur « Partager », puis « Sur l’écran d’accueil ».
install-step-import = Ouvrez le jeu depuis l’écran d’accueil, une première fois avec le réseau, et importez vos parties.
room-title = Stockage
room-unknown = Ce navigateur n’indique pas l’espace restant.
room-used = { $used } utilisés sur { $most }
room-tight = Il reste peu d’espace. Supprimez des parties terminées, ou exportez celles que vous voulez garder.
room-lasting = Le navigateur n’effacera pas vos parties de lui-même.
room-passing = Le navigateur peut effacer vos parties si l’espace vient à manquer, ou si vous ne revenez pas pendant longtemps.
room-ask = Protéger mes parties
room-refused = Le navigateur a refusé. Exportez les parties auxquelles vous tenez.
version-title = Version
version = Version { $version }
tips = Conseils
tips-on = Afficher des conseils pendant la partie

## Sauvegarde

backup-title = Sauvegarde
backup-text = Choisissez un dossier une fois. Ensuite, après chaque partie, toutes les parties et tous les résultats y sont enregistrés dans un seul fichier.
backup-text-by-hand = Un seul fichier contient toutes vos parties et tous vos résultats. Enregistrez-le de temps en temps, là où vous le retrouverez.
backup-seven-days = Ce navigateur efface tout ce qu’une page a enregistré si vous n’y revenez pas pendant sept jours. Installez le jeu sur l’écran d’accueil, ou enregistrez une sauvegarde.
backup-folder = Une sauvegarde est enregistrée dans le dossier « { $folder } » après chaque partie.
backup-saved = La dernière sauvegarde date du { $date }.
backup-never = Il n’y a pas encore de sauvegarde.
backup-choose = Choisir un dossier
backup-other-folder = Autre dossier
backup-now = Enregistrer maintenant
backup-allow = Autoriser et enregistrer
backup-download = Tout enregistrer dans un fichier
backup-forget = Ne plus sauvegarder
backup-saving = Enregistrement…
backup-restore-title = Restaurer une sauvegarde
backup-restore-text = Rien de ce qui est ici n’est supprimé. De chaque partie, la version la plus récente est gardée ; si une partie a continué autrement à deux endroits, les deux versions sont gardées.
backup-restore = Ouvrir une sauvegarde
backup-others = { $count ->
    [one] Le dossier contient aussi { $count } sauvegarde, d’un autre appareil ou plus ancienne.
   *[other] Le dossier contient aussi { $count } sauvegardes, d’autres appareils ou plus anciennes.
}
backup-restore-folder = Restaurer tout le dossier
backup-restoring = { $count ->
    [one] Lecture, { $count } partie restante…
   *[other] Lecture, { $count } parties restantes…
}
backup-merged = { $added ->
    [0] Aucune partie n’a été ajoutée
    [one] { $added } partie a été ajoutée
   *[other] { $added } parties ont été ajoutées
}, { $newer ->
    [0] aucune n’a été mise à jour
    [one] { $newer } a été mise à jour
   *[other] { $newer } ont été mises à jour
}.
backup-merged-none = Tout ce que contient cette sauvegarde était déjà ici.
backup-merged-both = { $count ->
    [one] { $count } partie a continué autrement ici et ailleurs : les deux versions sont dans la liste.
   *[other] { $count } parties ont continué autrement ici et ailleurs : les deux versions de chacune sont dans la liste.
}
backup-merged-refused = { $count ->
    [one] { $count } partie est illisible, ou ouverte dans un autre onglet.
   *[other] { $count } parties sont illisibles, ou ouvertes dans un autre onglet.
}
backup-players = { $count ->
    [one] Elle contient aussi { $count } joueur de l’atelier.
   *[other] Elle contient aussi { $count } joueurs de l’atelier.
}
backup-players-back = { $added ->
    [0] Aucun joueur de l’atelier n’a été ajouté
    [one] { $added } joueur de l’atelier a été ajouté
   *[other] { $added } joueurs de l’atelier ont été ajoutés
}, { $changed ->
    [0] aucun n’a été modifié
    [one] { $changed } a été modifié
   *[other] { $changed } ont été modifiés
}.
foreign-title = Ce code peut-il s’exécuter ici ?
foreign-refused = Ce code ne peut pas s’exécuter ici
foreign-file = De la sauvegarde { $file } du { $date }
foreign-players = Joueurs : { $names }
foreign-libraries = Bibliothèques : { $names }
foreign-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
foreign-author = La page ne peut pas vérifier qui l’a écrit. Ne l’autorisez que si vous faites confiance à cette personne. D’ici là, le niveau normal joue à la place de ces joueurs.
foreign-allow = L’autoriser
foreign-refuse = Ne pas l’autoriser
error-foreign-code = Ce joueur vient d’une sauvegarde et ne peut pas s’exécuter sur cet appareil. Vous pouvez l’autoriser là où les sauvegardes sont restaurées.
backup-libraries = { $count ->
    [one] Elle contient aussi { $count } bibliothèque de l’atelier ({ $size }).
   *[other] Elle contient aussi { $count } bibliothèques de l’atelier ({ $size }).
}
backup-libraries-left = Trop grand pour la sauvegarde : { $files }. Gardez ces fichiers vous-même.
backup-libraries-back = { $count ->
    [one] { $count } bibliothèque de l’atelier est de retour ({ $size }).
   *[other] { $count } bibliothèques de l’atelier sont de retour ({ $size }).
}
backup-libraries-refused = Impossible de restaurer : { $files }. Le fichier est endommagé, ou destiné à un autre Python.
backup-libraries-away = Impossible de restaurer les bibliothèques sans réseau. Rouvrez la sauvegarde quand vous serez en ligne.
backup-taken-results = { $added ->
    [0] Aucun résultat de partie terminée n’a été ajouté
    [one] { $added } résultat de partie terminée a été ajouté
   *[other] { $added } résultats de parties terminées ont été ajoutés
}, { $changed ->
    [0] aucun n’a été complété
    [one] { $changed } a été complété
   *[other] { $changed } ont été complétés
}.
backup-taken-days = { $added ->
    [0] Aucune donne du jour n’a été ajoutée
    [one] { $added } donne du jour a été ajoutée
   *[other] { $added } donnes du jour ont été ajoutées
}, { $changed ->
    [0] aucune n’a été complétée
    [one] { $changed } a été complétée
   *[other] { $changed } ont été complétées
}.
backup-taken-evenings = { $added ->
    [0] Aucune soirée entre amis n’a été ajoutée
    [one] { $added } soirée entre amis a été ajoutée
   *[other] { $added } soirées entre amis ont été ajoutées
}, { $changed ->
    [0] aucune n’a été complétée
    [one] { $changed } a été complétée
   *[other] { $changed } ont été complétées
}.
backup-taken-problems = { $added ->
    [0] Aucune énigme n’a été ajoutée
    [one] { $added } énigme a été ajoutée
   *[other] { $added } énigmes ont été ajoutées
}, { $changed ->
    [0] aucune n’a été mise à jour
    [one] { $changed } a été mise à jour
   *[other] { $changed } ont été mises à jour
}.
backup-taken-refused = { $count ->
    [one] Une autre entrée de cette sauvegarde est endommagée et n’a pas été restaurée.
   *[other] { $count } autres entrées de cette sauvegarde sont endommagées et n’ont pas été restaurées.
}
backup-lost-games = Les parties n’ont pas pu être enregistrées ou lues. { $why }
backup-lost-results = Les résultats des parties terminées n’ont pas pu être enregistrés ou lus. { $why }
backup-lost-days = Les donnes du jour n’ont pas pu être enregistrées ou lues. { $why }
backup-lost-evenings = Les soirées entre amis n’ont pas pu être enregistrées ou lues. { $why }
backup-lost-problems = Les énigmes n’ont pas pu être enregistrées ou lues. { $why }
backup-lost-players = Les joueurs de l’atelier n’ont pas pu être enregistrés ou lus. { $why }
backup-lost-libraries = Les bibliothèques de l’atelier n’ont pas pu être enregistrées ou lues. { $why }
backup-damaged = Non restaurés, car endommagés ou issus d’une version plus récente : { $files }.
backup-unread = Certaines données de cet appareil sont illisibles. { $why }
backup-away = La rubrique des sauvegardes n’a pas pu être chargée. Rouvrez-la quand vous serez en ligne.
backup-note = Vos dernières parties ne sont que dans ce navigateur. Enregistrez-les pour ne pas les perdre.
backup-note-seven-days = Ce navigateur efface vos parties si vous ne revenez pas pendant sept jours. Enregistrez-les maintenant.
backup-note-failed = La sauvegarde dans le dossier « { $folder } » a échoué. { $why }
backup-later = Pas maintenant
error-backup-broken = Ce n’est pas une sauvegarde, ou elle est endommagée. Rien n’a changé.
error-backup-newer = Cette sauvegarde vient d’une version plus récente. Mettez d’abord la page à jour. Rien n’a changé.
error-backup-folder-gone = Le dossier de la sauvegarde est introuvable. Choisissez-en un autre.
error-backup-not-allowed = Le navigateur demande de nouveau votre autorisation pour écrire dans le dossier.
error-backup-full = Il n’y a plus de place dans le dossier de la sauvegarde.
error-backup-failed = La sauvegarde n’a pas pu être écrite. Réessayez, ou choisissez un autre dossier.
error-backup-late = Le dossier de la sauvegarde ne répond pas. S’il répond plus tard, elle se terminera d’elle-même ; vous pouvez aussi choisir un autre dossier ou télécharger la sauvegarde.

## Accueil

more = Plus
play-now = Jouer maintenant
change-game = Choisir joueurs et cartes
arriving = Ouverture dès que la table sera prête.
arriving-leave = À l’accueil
names-title = Qui joue ?
names-note = Si un champ reste vide, l’ordinateur occupe cette place.
names-person = Nom du joueur { $seat }
names-computer = Ordinateur
with-friends = Avec des amis
today = Aujourd’hui
friends-host = Inviter des amis
friends-host-note = Chacun joue sur son appareil
friends-join-note = Vous avez un lien ou un code
friends-round = Autour de cet appareil
friends-round-note = Il passe de main en main
with-box = Avec la boîte
with-box-note = Vous jouez avec la vraie boîte ; la page fait l’appel et le décompte
friends-screen-note = La table sur un grand écran, les mains sur les téléphones
new-game = Nouvelle partie
guided = Apprendre en cinq minutes
guided-dismiss = Ne plus proposer la partie guidée
start-game = Commencer la partie
players = Joueurs
player-person = Humain
player-elsewhere = Ami
player-normal = Normal
player-novice = Débutant
player-strong = Fort
player-expert = Expert
player-master = Maître
player-own = Mon joueur
player-random = Ordinateur, joue au hasard
level-normal = joue bien, comme quelqu’un qui connaît le jeu.
level-novice = choisit souvent sur un coup de tête : idéal pour une première partie.
level-strong = sait quels personnages font gagner et choisit en conséquence.
level-expert = étudie les suites de ses choix importants, mais moins à fond qu’un maître.
level-master = étudie les suites de ses choix importants ; cela lui prend un instant.
level-random = joue n’importe quel coup permis, sans plan.
tempers = { $rivals ->
    [1] Tempérament du joueur géré par l’ordinateur
   *[other] Tempéraments des joueurs gérés par l’ordinateur
}
temper-even = { $rivals ->
    [1] Aucun
   *[other] Le même pour tous
}
temper-mix = { $rivals ->
    [1] Selon le nom
   *[other] Un par joueur
}
temper-help-even = { $rivals ->
    [1] Sans tempérament particulier.
   *[other] Tous jouent de la même façon.
}
temper-help-mix = { $rivals ->
    [1] Un tempérament lié à son nom.
   *[other] Chacun a un tempérament, lié à son nom.
}
seat-name = Nom à la place { $seat }
seat-kind = Qui joue à la place { $seat }
default-name = Joueur
    .de = du joueur
    .dat = au joueur
# The same inside a sentence.
unnamed-player = le joueur
    .de = du joueur
    .dat = au joueur
    .gender = m
you-name = Vous
    .inside = vous
own-name = Votre nom
computer-name-1 = Aliénor
    .de = d’Aliénor
    .dat = à Aliénor
    .gender = f
computer-name-2 = Bertrand
    .de = de Bertrand
    .dat = à Bertrand
    .gender = m
computer-name-3 = Clotilde
    .de = de Clotilde
    .dat = à Clotilde
    .gender = f
computer-name-4 = Enguerrand
    .de = d’Enguerrand
    .dat = à Enguerrand
    .gender = m
computer-name-5 = Isabeau
    .de = d’Isabeau
    .dat = à Isabeau
    .gender = f
computer-name-6 = Foulques
    .de = de Foulques
    .dat = à Foulques
    .gender = m
computer-name-7 = Mélusine
    .de = de Mélusine
    .dat = à Mélusine
    .gender = f
computer-names = { computer-name-1 }, { computer-name-2 }, { computer-name-3 }, { computer-name-4 }, { computer-name-5 }, { computer-name-6 }, { computer-name-7 }
typed-name = { $name }
    .de = { SOUND($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
    .dat = à { $name }
given-names = {""}
bare-name = « { $name } »
more-options = Plus d’options
shuffle-seats = Mélanger les places
seat-up = Faire monter { $name } d’une place
seat-down = Faire descendre { $name } d’une place
by-lot = au hasard
seed = Numéro de donne
seed-help = Le même numéro et les mêmes choix donnent la même partie.
saved-games = Parties enregistrées
no-saved-games = Aucune partie en cours.
finished-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
save-over = { $count ->
    [1] { $names } l’emporte
   *[other] { $names } partagent la victoire
}
save-over-you = { $count ->
    [1] Vous l’emportez
   *[other] Victoire partagée entre { FORM($names, "inside") }
}
quickstart = Démarrage rapide
quickstart-text = Quand le jeu reste inactif un moment, cet appareil enregistre un instantané du moteur chargé. Le démarrage suivant ne prend alors qu’une seconde environ.
quickstart-on = Utiliser le démarrage rapide
quickstart-off = Démarrage rapide désactivé.
quickstart-none = Il n’y a pas encore d’instantané.
quickstart-making = Instantané en préparation…
quickstart-ready = { $size }, fait le { $date }
broken-title = Partie endommagée
broken-text = Cette partie est endommagée et ne peut pas être ouverte. Vous pouvez l’exporter telle quelle ou la supprimer.
delete-title = Supprimer cette partie ?
delete-text = Elle sera perdue définitivement, à moins que vous ne l’ayez exportée.
delete-text-lost = Elle sera perdue définitivement, à moins que vous ne l’ayez exportée. Elle compte déjà pour votre classement : la supprimer vaut une défaite.
replace-title = Remplacer la partie enregistrée ?
replace-text = Une version plus avancée de cette partie est déjà sur l’appareil. Le fichier est plus ancien : ce qui a été joué depuis sera perdu.
replace-text-lost = Une version plus avancée de cette partie est déjà sur l’appareil. Le fichier est plus ancien : ce qui a été joué depuis sera perdu. Elle compte déjà pour votre classement : la remplacer vaut une défaite.
statistics = Statistiques
statistics-none = Aucune partie terminée. Jouez-en une jusqu’au bout, elle comptera ici.
statistics-stored = Ces chiffres ne sont que sur cet appareil. Ils restent quand une partie est supprimée.
statistics-reading = Lecture des parties terminées : { $count }
statistics-who = Qui a joué
statistics-everybody = Tous ici
statistics-games = Parties
statistics-won = Victoires
statistics-mean = Points en moyenne
statistics-best = Meilleur score
statistics-streak = Plus longue série de victoires
statistics-coach = Choix identiques à ceux du conseiller
statistics-coaching = Le conseiller examine vos parties : { $count }
statistics-times = Fois
statistics-months = Mois par mois
statistics-months-table = En tableau
statistics-month = Mois
statistics-tables = En tableaux
statistics-variants = Par édition
statistics-players = Par nombre de joueurs
statistics-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
statistics-levels = Par adversaires
statistics-friends = Amis sur d’autres appareils
statistics-people = Humains seulement, sur cet appareil
statistics-apart = Non compté plus haut
statistics-fork = Reprise depuis un replay
statistics-free = Avec retours en arrière libres
statistics-left = Supprimées avant la fin
statistics-away = { $count ->
    [one] { $count } résultat concerne un jeu absent de cette page. Il reste enregistré et n’est pas compté.
   *[other] { $count } résultats concernent des jeux absents de cette page. Ils restent enregistrés et ne sont pas comptés.
}
rating = Classement
rating-none = Terminez une partie en solo contre l’ordinateur, sans retour en arrière ni suggestion : elle vous donnera un classement.
rating-how = Comptent les parties d’une seule personne contre l’ordinateur, terminées sans retour en arrière ni suggestion. Pour chaque donne, c’est la première partie qui compte. Après dix de vos décisions, une défaite compte même avec de l’aide, et une partie supprimée compte comme perdue. Le niveau normal a 1500 points à chaque table.
rating-failed = { $name } : le classement ne peut pas être donné, car cette page ne peut pas lire les résultats enregistrés.
rating-open = { $count ->
    [one] { $count } partie laissée ouverte depuis une semaine, après au moins dix de vos décisions, compte comme perdue jusqu’à sa fin.
   *[other] { $count } parties laissées ouvertes depuis une semaine, après au moins dix de vos décisions, comptent comme perdues jusqu’à leur fin.
}
rating-between = très probablement de { $low } à { $high }
rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
rating-change = dernière partie : { $change }
rating-yours = Votre classement est de { $points }, très probablement de { $low } à { $high }.
rating-even = À peu près à votre niveau : { $levels }.
rating-even-now = Ces adversaires sont à peu près à votre niveau.
rating-level = { $count } × { $level }
rating-seat = Jouer contre eux
rating-reset = Réinitialiser le classement
rating-reset-title = Réinitialiser le classement ?
rating-reset-text = Il recommence avec votre prochaine partie. Les parties restent dans les statistiques.
statistics-delete-title = Supprimer les statistiques ?
statistics-delete-text = Elles seront perdues, à moins que vous ne les ayez exportées. Vos parties restent.
imported = La partie a été importée.
imported-beside = La partie a été ajoutée à côté de celle qui est déjà ici et qui s’est poursuivie autrement.
import-failed = { $name } n’a pas pu être ajouté. { $why }
arrived-file-title = Ajouter la partie de ce fichier ?
arrived-file = { $name } rejoint la liste des parties enregistrées. La partie en cours reste comme elle est.
arrived-file-yes = Ajouter
arrived-link-title = Ouvrir le lien ?
arrived-link = La partie en cours est enregistrée et va se fermer. Vous pourrez la reprendre depuis l’accueil.
arrived-link-yes = Ouvrir
arrived-nothing = Ce qui a été partagé ne contient ni lien vers une table de ce site ni partie enregistrée.
arrived-gone = Illisible, donc laissé de côté : { $files }.

## La table

to-lobby = Revenir à l’accueil (la partie est enregistrée)
target-label = Choisir : { $label }
blocked-part = { $thing } : { $reason }
log = Journal de la partie
log-news = Quoi de neuf
log-filter = Ce que montre le journal
log-all = Tout
log-against = Contre moi
log-against-none = Personne ne vous a encore rien fait.
news = Depuis votre tour
tabs = Onglets de la table
tab-table = Table
tab-log = Journal
speed = Vitesse des joueurs gérés par l’ordinateur
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
end-turns-use = Terminer mon tour quand il ne reste rien d’autre à faire
turn-ends = Votre tour se termine tout seul dans { $seconds } seconde. Appuyez n’importe où pour l’en empêcher.
not-stored = Cette partie n’est pas enregistrée. Exportez-la pour la garder.
your-move = { $name }, à vous de jouer
your-move-alone = À vous
waiting-for = { CAP(FORM($name, "dat")) } de jouer
waiting-for-you = C’est à vous de jouer
thinking = Réflexion en cours…
thinking-of = { $name } réfléchit…
stop-thinking = Assez réfléchi
skip = Aller à mon tour
story-pause = Pause
story-resume = Reprendre
story-step = Scène suivante
story-continue = Continuer
sound = Son
sound-use = Pièces, cartes, menaces, et un signal quand c’est à vous
sound-effects = Volume des effets
sound-ambience = Volume du fond sonore
sound-night = Moins fort la nuit, de 21 h à 7 h
sound-offer = Le jeu a du son.
sound-on = Activer le son
remarks-off = Masquer toutes les remarques
remarks-use = Laisser les joueurs gérés par l’ordinateur commenter ce qui leur arrive
vibration-use = Vibrer quand c’est à vous
text-size = Taille du texte
text-size-share = { $share } %
hand = Panneau
hand-right = À droite
hand-left = À gauche
steps = Touche Tab
steps-each = Réponse par réponse
steps-groups = Groupe par groupe
listen = À l’oreille
listen-open = Demander, écouter, lire à voix haute
guide = Partie guidée
guide-next = Compris
guide-stop = Arrêter le guide
tip = Conseil
tip-stop = Ne plus en montrer
chosen-count = { $most ->
    [1] Vous en avez choisi { $count } sur { $most }
   *[other] Vous en avez choisi { $count } sur { $most } au plus
}
curtain-title = Passez l’appareil { FORM($name, "dat") }
curtain-text = Que les autres joueurs détournent les yeux.
curtain-button = C’est moi, { $name }

## Amis sur d’autres appareils

friend-name = Ami { $seat }
add-friend = Ajouter la place d’un ami
friends-next = Les amis jouent sur leur propre appareil. Vous les inviterez à l’étape suivante.
friends-impossible = Ce navigateur ne peut pas se connecter à d’autres appareils : vous ne pouvez donc pas y inviter d’amis. Essayez un Chrome, Edge, Firefox ou Safari récent.
open-table = Inviter les amis
join-friend = Rejoindre la partie d’un ami
peer-open = en ligne
peer-open-long = { $name } est en ligne
peer-waiting = ne répond pas encore
peer-waiting-long = { $name } ne répond pas pour le moment
peer-lost = hors ligne
peer-lost-long = Aucune connexion avec { $name }
peer-bot = l’ordinateur joue
peer-bot-long = L’ordinateur remplace { $name }
room-table = Autour de la table
room-you = vous, sur cet appareil
room-here = aussi sur cet appareil
room-opener = hôte
room-friend = pas encore là
room-connecting = se connecte…
room-computer = ordinateur
room-leave = Quitter la table
room-leave-title = Fermer la table ?
room-leave-text = Aucune carte n’a encore été distribuée. Ceux qui sont déjà là seront déconnectés.
room-reopened = La page a été rechargée. Votre table et son lien restent les mêmes.
room-links-void = La page a été rechargée : les liens envoyés auparavant ne fonctionnent plus. Envoyez-en un nouveau à vos amis.
screen-title = { $screen } · { $title }
screen-not-here = Ce que montre cette adresse n’est pas sur cet appareil. Les parties restent sur l’appareil où elles ont été jouées.
screen-unknown = Il n’y a rien à cette adresse : voici l’accueil.
screen-leave-title = Quitter vos amis ?
screen-leave-text = Vous êtes à une table avec des amis. Ils verront que vous n’êtes plus là.
room-wait = La partie commencera dès { SOUND($name) ->
    [vowel] qu’{ $name }
   *[consonant] que { $name }
  } la lancera.
room-missing = { $count ->
    [one] { $names } n’est pas encore là.
   *[other] { $names } ne sont pas encore là.
}
room-all-there = Tout le monde est là.
room-start-without = Commencer avec l’ordinateur à leur place
room-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
invite-somebody = Inviter
invite-somebody-to = Inviter { $name }
invite-again = Réinviter
invite-again-to = Réinviter { $name }
invite-watcher = Inviter un spectateur
seat-watcher = Donner une place { FORM($name, "dat") }
pace-title = Temps pour chaque décision
pace-none = sans limite
pace-own = Il vous reste { $time }.
pace-other = Il reste { $time } { FORM($name, "dat") }.
pace-stopped = L’horloge est arrêtée à { $time } : l’appareil ne répond pas.
pace-more = Donner une minute de plus
pace-late = Le temps est écoulé : l’ordinateur a décidé cette fois. La prochaine décision est à vous.
pace-decided = { $name } a laissé passer son temps { $count ->
    [one] une fois
   *[other] { $count } fois
}, et l’ordinateur a décidé.
room-how = Comment les amis arrivent à la table
room-how-1 = Appuyez sur « Inviter » et envoyez le lien à votre ami, ou montrez-lui le code à l’écran.
room-how-2 = Votre ami l’ouvre et obtient une réponse pour vous, qui revient par le même chemin.
room-how-3 = Collez ou scannez la réponse : votre ami est à la table.
room-how-private = Les appareils se parlent directement. Rien ne passe par un serveur à nous.
friends = Amis
stand-in = Laisser jouer l’ordinateur
hand-back = Rendre sa place { FORM($name, "dat") }
away-waiting = { $name } ne répond pas. La table attend ; en général, cela s’arrange tout seul.
away-unsaved = L’appareil de l’hôte ne peut pas enregistrer la partie pour le moment. Dès qu’il le pourra, elle continuera d’elle-même.
away-lost = La connexion avec { $name } est perdue. La table attend.
away-opener = La connexion avec { $name } est perdue. Gardez cette page ouverte : la partie reprendra dès que la connexion reviendra ou qu’on vous réinvitera.
guest-here = { $name } est à la table.
guest-back = { $name } est de retour.
chat = Discussion
chat-none = Personne n’a encore rien dit.
chat-muted = Les messages des autres sont masqués.
chat-mute = Masquer les messages des autres
chat-unmute = Afficher de nouveau les messages des autres
chat-write = Écrire à tous
chat-send = Envoyer
chat-unread = { $count ->
    [one] message non lu
   *[other] messages non lus
}
reactions = Réactions
come-back = Revenir à la table
back-to-table = Retour à la table
back-to-friends = Retour à la table { FORM($name, "de") }
reaction-applause = Bravo !
reaction-laugh = Ha ha !
reaction-wow = Oh !
reaction-ouch = Aïe !
reaction-thanks = Merci !
reaction-hurry = À vous !
verdict = Vérification de la partie
verdict-checking = Vérification que la partie était régulière…
verdict-sound = Vérifié : personne n’a truqué le mélange, et tout ce qu’on vous a montré était vrai.
verdict-faulty = Quelque chose ne colle pas. Cette partie n’a pas été jouée honnêtement, ou la page est endommagée :
verdict-by = { $count ->
    [1] { $names } a vérifié la partie et l’a jugée régulière
   *[other] { $names } ont vérifié la partie et l’ont jugée régulière
}
verdict-doubted = { $count ->
    [1] { $names } met en doute la régularité de la partie
   *[other] { $names } mettent en doute la régularité de la partie
}
verdict-number = Tous à cette table voient le même nombre :
evening = Cette soirée
evenings = Soirées entre amis
evening-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
evening-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
fault-changed-shuffle = Ce ne sont pas les cartes que tout le monde a mélangées ensemble.
fault-forged-update = Après la décision { $moment }, on vous a montré quelque chose de faux.
fault-rewritten-past = La décision { $moment } a été annulée ou changée, alors que les règles ne le permettent pas.
fault-forged-pick = La décision { $moment } a été prise en votre nom, mais pas par vous.
fault-forged-computer = La décision { $moment } n’est pas celle que l’ordinateur aurait prise.
fault-forged-seating = À la décision { $moment }, ce n’est pas le joueur annoncé qui a joué.
fault-forged-chat = La discussion contient, en votre nom, des messages que vous n’avez pas écrits.
fault-broken-chain = Ce que vous avez reçu après la décision { $moment } ne fait pas suite à ce qui précède.
fault-broken-record = L’enregistrement de la partie que vous avez reçu ne peut pas être rejoué jusqu’au bout.
come-back-how = Vous étiez ici à la table d’un ami. Demandez-lui d’appuyer sur « Réinviter » à côté de votre nom, puis ouvrez le lien ici : vous ne manquerez rien.
drawn-together = Les cartes ont été mélangées par tous les appareils ensemble. Tous voient le même nombre : { $number }
drawn-again = Le mélange a été commencé { $count } fois. Cela arrive quand un appareil perd la connexion. Si cela se répète, demandez pourquoi.
coming-back = Retour à la table…
coming-back-long = Si cela dure, la page de votre ami est peut-être fermée, ou le réseau a changé. Une nouvelle invitation suffit alors ; vous ne manquerez rien.
coming-back-unanswered = { $name } n’a pas encore répondu. Demandez si la table est encore ouverte. Si oui, demandez qu’on appuie sur « Réinviter » à côté de votre nom, puis ouvrez le lien ici : vous ne manquerez rien.
coming-back-instead = J’ai une nouvelle invitation
away-by-code = Aucune connexion avec { $name }. Ce navigateur ne laisse pas une page revenir toute seule : montrez votre code de retour.
return-show = Montrer le code de retour
return-title = Revenir avec un code
return-how = Faites scanner ce code par un appareil de la table, ou envoyez-lui le lien. Vous ne manquerez rien.
return-how-all = Faites scanner ce code par l’appareil de chaque ami, ou envoyez-leur le lien. Personne ne manquera rien.
return-code = Code de retour
return-words = Je reviens à la table. Ouvrez ce lien sur un appareil de la table :
return-take-title = Accepter un code de retour
return-take-how = Un ami dont la page a été rechargée montre un code ou envoie un lien. Scannez-le, ou collez-le ici.
return-field = Coller le code de retour
return-take = Accepter le code
return-taken = Le code est accepté. L’autre appareil se connecte tout seul.
return-sent = Le code est en route vers l’hôte…
return-handed = C’est fait : votre table a le code. Retournez à son onglet.
return-to-nobody = C’est un code de retour, mais aucune table de ce navigateur ne l’attend. Copiez-le et collez-le sur un appareil de la table : « Accepter un code de retour ».
return-none = Ce n’est pas un code de retour. Copiez tout le lien que l’autre page affiche.
return-both = Cette page et celle de l’autre appareil ont été rechargées toutes les deux : ce code ne fonctionne plus. Invitez votre ami de nouveau :
return-both-here = Cette page et celle de votre ami ont été rechargées toutes les deux : les codes de retour ne fonctionnent plus. Demandez-lui un nouveau lien et ouvrez-le ici : vous ne manquerez rien.
coming-back-by-code = Ce navigateur ne laisse pas une page revenir toute seule. Un code suffit :
inherit = Continuer sans { $name }
inherit-title = Continuer sans l’hôte ?
inherit-how = Chacun de vous garde la partie chiffrée et un morceau de la clé. Invitez les autres : dès que vous êtes assez nombreux, la partie continue sur cet appareil, qui pourra alors voir toutes les cartes. Si l’hôte revient avant, elle continue chez lui.
inherit-asked = La personne qui vous a envoyé l’invitation veut continuer à la place de l’hôte. Son appareil connaîtra alors toutes les cartes.
inherit-agree = Accepter
inherit-count = D’accord : { $have } sur { $needed }

## Fin de partie

winner = { $count ->
    [1] { $names } remporte la partie !
   *[other] { $names } partagent la victoire !
}
winner-you = { $count ->
    [1] Vous remportez la partie !
   *[other] Victoire partagée entre { FORM($names, "inside") } !
}
place = { $place ->
    [1] { $place }re
   *[other] { $place }e
} place
points-word = { $count ->
    [one] point
   *[other] points
}
again-same = Rejouer avec les mêmes joueurs
again-change = Modifier la partie
again-wished = { $name } veut rejouer.
next-game = Partie suivante
next-come = Tous ceux qui sont à la table suivent d’eux-mêmes.
next-watch = { $count ->
    [one] { $names } regardera.
   *[other] { $names } regarderont.
}
next-people = À la table
hand-over = Désigner comme hôte
hand-over-title = Désigner { $name } comme hôte de la table ?
hand-over-text = L’autre appareil distribuera les cartes de la partie suivante, et le vôtre suivra en invité.
hand-over-yes = Passer la main
hand-over-asked = Demande envoyée { FORM($name, "dat") }.
hand-over-declined = { $name } ne veut pas être l’hôte.
hand-over-silent = { $name } n’a pas répondu. L’autre page est peut-être plus ancienne.
hand-over-offered = Devenir l’hôte ?
hand-over-offered-text = L’hôte vous confie la table. Votre appareil distribuera les cartes de la partie suivante, et les autres suivront.
hand-over-take = Accepter
see-table = Voir la table
replay-short = Revoir
replay-link-short = Lien
share-picture-short = Image
see-table-short = Table
see-scores = Scores
end-part-day = Le jour
end-part-decisions = Décisions
end-part-course = Partie
costs-title = Les décisions qui ont coûté le plus cher
costs-looking = Le conseiller passe vos décisions en revue : { $looked } sur { $all }
costs-none = Aucune de vos décisions ne vous a clairement coûté quelque chose. Bien joué !
cost-chosen = Vous avez choisi « { $answer } »
cost-better = Il valait mieux « { $answer } »
counting = Décompte des points
counting-winner = Et la victoire revient à…
skip-counting = Tout afficher
score-you = vous
score-open = Détails : { $name }
tie-none = À égalité, { $points } partout, { $name } et { $other } se partagent la place.
tie-none-you = { $you ->
    [name] À égalité, { $points } partout, vous et { $other } partagez la place.
   *[other] À égalité, { $points } partout, { $name } et vous partagez la place.
}
course = Le déroulement de la partie
turning-points = Tournants de la partie
turning-lead = { $count ->
    [one] { $name } gagne { $count } point et prend la tête
   *[other] { $name } gagne { $count } points et prend la tête
}
turning-lead-you = { $count ->
    [one] Vous gagnez { $count } point et prenez la tête
   *[other] Vous gagnez { $count } points et prenez la tête
}
turning-gain = { $count ->
    [one] { $name } gagne { $count } point
   *[other] { $name } gagne { $count } points
}
turning-gain-you = { $count ->
    [one] Vous gagnez { $count } point
   *[other] Vous gagnez { $count } points
}
turning-loss = { $count ->
    [one] { $name } perd { $count } point
   *[other] { $name } perd { $count } points
}
turning-loss-you = { $count ->
    [one] Vous perdez { $count } point
   *[other] Vous perdez { $count } points
}
turning-better = Les chances de victoire { FORM($name, "de") } montent de { $from } % à { $to } %
turning-better-you = Vos chances de gagner montent de { $from } % à { $to } %
turning-worse = Les chances de victoire { FORM($name, "de") } tombent de { $from } % à { $to } %
turning-worse-you = Vos chances de gagner tombent de { $from } % à { $to } %
curve-chance = Chances
curve-chance-note = Ces chances tiennent compte de la force de chaque joueur géré par l’ordinateur.
per-cent = { $figure } %
share-picture = Partager en image
tour-town = { $name } : une cité avec { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
tour-back = La cité précédente
tour-next = La cité suivante
poster-upright = En hauteur
poster-wide = En largeur
poster-alt = Une image de toutes les cités, avec les noms et les points
poster-share = Partager

## Réponses

option-confirm = Valider
picked-before = Déjà choisi
look-at-table = Voir la table
choose-on-table = Choisissez sur la table : ce qui est possible est éclairé.
see-cards = Revenir aux cartes
choose = Choisir


## Ce qui n’a pas marché

error-game-over = Cette partie est déjà terminée.
error-stale-pick = La partie a avancé entre-temps. Choisissez de nouveau.
error-not-your-ask = C’est à un autre joueur de choisir.
error-illegal-pick = Ce n’est pas possible maintenant.
error-too-many-picks = Cette partie est trop longue : aucun choix de plus ne peut être enregistré.
error-save-too-large = Ce fichier est trop gros pour être une partie.
error-file-unread = Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou supprimé, ou n’est pas encore sur cet appareil.
error-save-broken = Ce n’est pas une partie enregistrée, ou elle est endommagée.
error-save-lacks = { $what ->
    [card] Cette partie demande une carte qui n’est pas ici : « { $name } ».
    [set] Cette partie demande un ensemble de cartes qui n’est pas ici : « { $name } ».
    [edition] Cette partie demande une édition qui n’est pas ici : « { $name } ».
    [level] Cette partie demande un niveau d’ordinateur qui n’est pas ici : « { $name } ».
   *[other] Cette partie demande un élément qui n’est pas ici : « { $name } ».
}
error-bad-request = La page a envoyé une requête incorrecte. Rechargez la page.
error-request-too-large = Il y a trop de données.
error-bad-setup = Une partie ne peut pas commencer avec ces réglages.
error-unknown-match = Cette partie n’est plus chargée. Rouvrez-la depuis l’accueil.
error-unknown-method = La page et le moteur sont de versions différentes. Rechargez la page.
error-wrong-game = Ce fichier vient d’un jeu qui n’est pas ici : « { $game } ».
error-problem-broken = Cette énigme ne peut pas être ouverte : elle est endommagée, ou les règles ont changé depuis.
error-replay-link-broken = Ce lien de partie est endommagé ou incomplet. Demandez-le encore une fois.
error-replay-link-rules = Cette partie a été jouée avec d’autres règles ou d’autres cartes que celles de cette version : elle ne peut pas être montrée.
error-no-replay-link = Cette partie ne tient pas dans un lien : elle est trop longue, elle a commencé au milieu d’une autre, ou elle suit d’autres règles que celles d’aujourd’hui. Exportez-la dans un fichier.
error-newer-save = Cette partie vient d’une version plus récente. Mettez d’abord la page à jour.
error-bad-seating = Ces joueurs ne peuvent pas s’asseoir à cette table.
error-unknown-game = Ce jeu n’existe pas ici.
error-not-replayed-rules = Les règles ont changé depuis l’enregistrement ; la partie continue à partir de la position enregistrée, et ce qui précède ne peut pas être montré.
error-not-replayed-pick = La réponse { $at } de cette partie enregistrée n’est pas possible à cet endroit ; la partie continue à partir de la position enregistrée, et ce qui précède ne peut pas être montré.
error-not-replayed-state = Les réponses de cette partie enregistrée mènent à une autre position que celle enregistrée ; la partie continue à partir de celle-ci, et ce qui précède ne peut pas être montré.
error-nothing-to-undo = Il n’y a rien à annuler pour l’instant.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-unknown-moment = Ce moment n’existe pas dans cette partie.
error-not-your-seat = C’est la place de quelqu’un d’autre.
error-still-running = Ce sera possible une fois la partie terminée.
error-no-redeal = On ne peut jouer à partir d’ici que si une seule personne joue contre l’ordinateur.
error-cannot-redeal = Impossible de redistribuer les cartes cachées à ce moment. Essayez-en un autre.
error-no-hint = Il n’y a de suggestions que si une seule personne joue contre des joueurs gérés par l’ordinateur.
error-bad-day = Ce jour n’existe pas.
error-no-rating = Ce jeu n’a pas de classement.
error-no-real-table = Ce jeu n’a pas d’aide pour une vraie table.
error-unloaded-part = Cette aide pour une vraie table n’existe pas ici.
error-companion-away = La rubrique pour jouer avec la boîte n’est pas encore sur cet appareil. Connectez-vous une fois à internet et rouvrez-la.
error-no-days = Ce jeu n’a pas de donne du jour.
error-day-alone = La donne du jour se joue sans aide : ni suggestion, ni autres personnes, et seulement depuis le début.
error-no-free-undo = Pour revenir librement en arrière, il faut une seule personne ; les autres doivent être gérés par l’ordinateur.
error-too-many-matches = Trop de parties sont ouvertes à la fois. Rechargez la page.
error-peer-broken = L’autre appareil a envoyé quelque chose d’incompréhensible. Reconnectez-vous.
error-other-protocol = Les deux appareils ont des versions différentes de la page. Rechargez-la sur les deux.
error-other-rules = Les deux appareils jouent avec des versions différentes des règles. Rechargez la page sur les deux, puis réessayez.
error-other-room = Cette connexion mène à une autre table.
error-unknown-guest = La table ne vous connaît plus. Demandez une nouvelle invitation.
error-invitation-void = Cette invitation a déjà servi, ou il y en a une plus récente pour cette place. Demandez une nouvelle invitation.
error-too-many-links = Trop de personnes veulent rejoindre cette table à la fois. Patientez un instant et réessayez.
error-too-many-rooms = Trop de tables sont ouvertes à la fois. Rechargez la page.
error-unknown-room = Cette table n’est plus ouverte ici.
error-room-broken = Les données enregistrées de cette table sont endommagées. Demandez une nouvelle invitation.
error-already-dealt = Les cartes sont déjà distribuées.
error-too-fast = C’est trop à la fois. Patientez un instant.
error-not-connected = Il n’y a pas de connexion pour le moment.
error-not-answered = L’autre appareil n’a pas répondu. Réessayez.
error-no-record = Il n’y a pas d’enregistrement complet de cette partie, elle ne peut donc pas être vérifiée.
error-no-legacy = Il n’y a rien ici pour continuer sans l’hôte.
error-legacy-broken = Ce qui a été gardé de cette partie ne peut pas être ouvert : un morceau de la clé est faux ou endommagé.
error-elsewhere = Vous avez rejoint cette table dans un autre onglet ou sur un autre appareil. Continuez là-bas.
error-dismissed = On vous a fait quitter cette table.
error-replaced = Quelqu’un d’autre a été invité à votre place.
error-left = Vous avez quitté la table.
error-shut = La table a été fermée.
error-gather-ended = Votre ami ne remplace finalement pas l’hôte. Attendez l’hôte, ou demandez-lui une nouvelle invitation.
error-continued = Vos amis continuent la partie sans cet appareil. Demandez-leur une invitation.
error-picture-not-shared = Votre navigateur n’a pas laissé la page envoyer l’image. Elle est maintenant dans vos téléchargements.
error-internal = Quelque chose s’est mal passé. Rien n’a changé.
error-engine-start = Le moteur n’a pas pu démarrer. Vérifiez le réseau et réessayez.
error-engine-lost = Le moteur s’est arrêté. Rechargez la page ; la partie est enregistrée.
error-engine-answer = Le moteur a donné une réponse incorrecte. Rechargez la page ; la partie est enregistrée.
error-storage-full = Il n’y a plus d’espace sur cet appareil. Vous pouvez continuer, mais la partie n’est pas enregistrée : exportez-la pour la garder.
error-storage-failed = Cet appareil ne permet pas à la page d’enregistrer des données. Vous pouvez continuer, mais exportez la partie pour la garder.
error-storage-blocked = Ce navigateur ne laisse rien enregistrer à la page : une partie disparaît quand la page se ferme. Exportez-la, ou autorisez les données de ce site dans les réglages du navigateur.
error-storage-newer = Une version plus récente de la page a modifié les parties enregistrées. Rechargez la page.
unsaved-full = Il n’y a plus d’espace sur cet appareil. Ce qui n’est pas enregistré ne reste que jusqu’à la fermeture de la page.
unsaved-newer = Une version plus récente de la page a modifié ce qui est enregistré ici. Rechargez la page ; ce qui n’est pas enregistré ne reste que jusque-là.
unsaved-blocked = Ce navigateur ne laisse rien enregistrer à la page. Ce qu’elle montre ne reste que jusqu’à sa fermeture.
unsaved-failed = Cet appareil n’a pas pu tout enregistrer. Ce qui n’est pas enregistré ne reste que jusqu’à la fermeture de la page.
late-read = Le stockage du navigateur ne répond pas. Ce qui est enregistré sur cet appareil ne pourra être montré que lorsqu’il répondra ; la page continuera alors d’elle-même.
late-write = Le stockage du navigateur ne répond pas. Ce qui a été fait en dernier n’est pas encore enregistré ; dès que ce sera fait, la page continuera d’elle-même.
late-engine = Le moteur ne répond pas. Dès qu’il répondra, la page continuera d’elle-même. Si vous rechargez la page, il redémarrera et la partie reprendra là où elle est enregistrée.
late-start = Le moteur n’a pas encore démarré. Un réseau lent ou un vieil appareil demande plus de temps ; si rien ne se passe, rechargez la page.
late-tabs = Fermer les autres onglets où cette page est ouverte aide souvent.
late-reload = Recharger la page
late-wait = Attendre encore
unread-newer = Une version plus récente de la page a modifié ce qui est enregistré ici. Rechargez la page pour le voir.
unread-failed = Ce qui est enregistré sur cet appareil ne peut pas être lu pour l’instant. Rechargez la page pour réessayer.
unreadable = { $count ->
    [one] Une entrée enregistrée ne peut pas être lue. Elle reste sur cet appareil, et toutes les autres sont là.
   *[other] { $count } entrées enregistrées ne peuvent pas être lues. Elles restent sur cet appareil, et toutes les autres sont là.
}
unreadable-entry = Entrée illisible { $number }
unreadable-delete-title = Supprimer cette entrée ?
unreadable-delete-text = Elle disparaîtra pour de bon. Si quelqu’un peut la réparer, exportez-la d’abord.
error-workshop-away = L’atelier n’est pas encore sur cet appareil. Ouvrez-le une fois avec une connexion à internet ; ensuite, il marche aussi sans.
error-match-gone = Cette partie n’est plus sur cet appareil. Elle a été supprimée dans un autre onglet.
error-other-tab = Cette partie est ouverte dans un autre onglet ou une autre fenêtre.

## Revenir en arrière

undo = Revenir en arrière
hint = Suggestion
hint-title = Ce que ferait le conseiller
hint-thinking = J’essaie les coups possibles…
hint-chances = Chances de gagner après chaque choix
hint-how = Chaque choix a été essayé plusieurs fois en jouant la suite, d’après ce que vous savez.
hint-plain = C’est ce que ferait un joueur fort.
hint-chance = { $chance } % de chances
hint-as-good = tout aussi bon
hint-percent = { $chance } %
replay-coach = Qu’aurait fait le conseiller ?
coach-chose = { $name } a choisi « { $answer } »
coach-chose-you = Vous avez choisi « { $answer } »
# Above what the coach says of another player’s decision, to which every “you” below belongs.
coach-speaks-to = Le conseiller s’adresse { FORM($name, "dat") }
coach-played = coup joué
coach-how-then = Chaque choix a été joué d’avance, d’après ce { SOUND($name) ->
    [vowel] qu’{ $name }
   *[consonant] que { $name }
  } pouvait savoir alors.
coach-how-then-you = Chaque choix a été joué d’avance, d’après ce que vous pouviez savoir alors.
coach-no-choice = Il n’y avait pas le choix.
undo-deed = Annuler : { $deed }
redo = Rétablir
undone = Annulé
undone-deed = Annulé : { $deed }
redone = Rétabli
redone-deed = Rétabli : { $deed }
event-taken_back = { $count ->
    [one] { $seat } annule { $count } décision
   *[other] { $seat } annule { $count } décisions
}
event-taken_back-you = { $count ->
    [one] Vous annulez { $count } décision
   *[other] Vous annulez { $count } décisions
}
take-back-free = Retours en arrière libres
take-back-free-help = Vous pouvez revenir sur toute décision, même après en avoir vu les effets ; le journal et les scores disent combien de fois.
take-backs = Retours en arrière : { $count }

## Relecture

replay = Revoir la partie
look-back = Revoir ce qui s’est passé
replay-title = Replay
leave-replay = Quitter le replay
moment = Moment de la partie
moment-back = Un moment en arrière
moment-next = Un moment en avant
moment-play = Lire
moment-pause = Pause
moment-speed = Vitesse du replay
moment-chapter = Aller à
replay-seat = Point de vue
replay-view = Vue { FORM($name, "de") }
replay-view-you = Votre vue
replay-open = Toutes les mains visibles
replay-spectator = Vue du spectateur
replay-notes = Notes sur cette décision
replay-older = Les règles ont changé depuis cette partie : on ne peut la revoir qu’à partir d’ici.
replay-cut = Les règles ont changé depuis cette partie : elle s’arrête ici, là où les règles d’aujourd’hui offrent d’autres choix. La suite ne peut pas être connue.
replay-changed = Les règles ont changé depuis cette partie : elle peut finir ici autrement.
play-on = Jouer à partir d’ici
play-on-text = Une nouvelle partie commence à partir de ce moment : { $moment }. La partie terminée reste telle quelle.
play-on-running = Une nouvelle partie commence à partir de ce moment : { $moment }. La partie en cours reste telle quelle, parmi les parties enregistrées.
play-on-anew = Les cartes cachées sont redistribuées : tout ce que vous ne pouviez pas savoir alors peut être différent dans la nouvelle partie. Elle ne vous apprend rien sur la partie en cours.
replay-link = Lien vers cette partie
replay-link-share = Regardez cette partie de { $game }
play-deal = Jouer cette donne
replay-watch = Regarder
replay-link-note = Qui a le lien voit toute la partie, toutes les mains visibles. Rien n’est enregistré, et aucun serveur n’en sait rien.
replay-link-waiting = La partie s’ouvrira dès que la table sera prête.
replay-link-busy = Quittez d’abord la partie sur la table, puis ouvrez le lien de nouveau.
play-deal-text = Vous jouez à la place que vous choisissez, dès la première carte ; l’ordinateur occupe les autres.
play-on-seats = Qui joue sur cet appareil ?
play-on-others = L’ordinateur occupe les autres places.

## D’un appareil à l’autre

carry-step = Étape { $number } :
carry-code = Le lien sous forme de QR code
carry-copy = Copier
carry-copied = Copié
copy-refused = Votre navigateur n’a pas laissé la page copier. Le texte est sélectionné : copiez-le à la main.
share-refused = Votre navigateur n’a pas laissé la page envoyer ce texte. Il est sélectionné : copiez-le à la main.
carry-share = Envoyer…
carry-scan = Scanner
carry-stop-scan = Arrêter la caméra
carry-hold = Présentez l’autre écran à la caméra.
invitation = Invitation
invitation-words = Venez jouer avec moi ! Ouvrez ce lien :
invite-title = Inviter { $name }
invite-title-watcher = Inviter un spectateur
invite-step-1 = Faites scanner ce code par votre ami avec son téléphone, ou envoyez-lui le lien.
invite-step-2 = Votre ami obtient une réponse pour vous : scannez-la ou collez-la ici.
invite-step-3 = Votre ami s’assoit à la table.
invite-wait = Dites à votre ami d’appuyer maintenant sur « Se connecter ».
invite-fresh = Créer une nouvelle invitation
invite-calls = La réponse est acceptée. La page de votre ami se connecte toute seule.
invite-no-address = Votre navigateur ne donne aucune adresse de cet appareil : cela arrive sur un téléphone qui partage sa connexion. L’appareil de votre ami donne donc la sienne dans sa réponse. Pour cela, vous devez être sur le même réseau.
invite-needs-address = Firefox ne connaît pas l’adresse de cet appareil, et aucun ami ne peut être joint : cela arrive sur un téléphone qui partage sa connexion. Ouvrez cette page dans Chrome ou Edge, rejoignez le même Wi-Fi, ou partagez la connexion depuis le téléphone de votre ami. Puis invitez de nouveau.
invite-all = Inviter tout le monde
invite-group = Inviter vos amis
invite-group-1 = Un seul lien pour les { $count } amis : envoyez-le au groupe, ou faites scanner le code par chacun. Chaque ami choisit une place.
invite-group-2 = Chaque ami obtient une réponse pour vous. Collez-les ou scannez-les ici, l’une après l’autre.
invite-group-seats = Places
invited-open = pas encore de réponse
invited-connecting = se connecte…
invited-here = à la table
invited-failed = pas de connexion
place-title = Où sont vos amis ?
place-room = Dans cette pièce
place-room-long = Sur le même Wi-Fi ou le partage de connexion d’un téléphone. Marche sans internet.
place-far = Loin d’ici
place-far-long = Chacun chez soi. Les appareils se trouvent par internet.
place-without = Créer un lien sans intermédiaire
place-room-line = Pour des amis dans cette pièce
place-far-line = Pour des amis au loin
place-change = Changer
reply-field = Collez la réponse
accept-reply = Accepter la réponse
join-title = Rejoindre la table d’un ami
join-name = Votre nom
join-step-1 = Scannez le code affiché chez votre ami, ou collez l’invitation reçue.
join-step-1-done = L’invitation est là.
join-field = Collez l’invitation
join-open = Continuer
join-step-2 = Faites scanner cette réponse par votre ami, ou envoyez-la par le même chemin que l’invitation.
join-step-3 = Quand votre ami dit avoir accepté la réponse, appuyez sur « Se connecter ». D’ici là, laissez cette page ouverte.
join-step-3-waits = Dès que votre ami a la réponse, vous êtes à la table. D’ici là, laissez cette page ouverte.
join-seat = Choisissez votre place.
join-seat-number = Place { $number }
join-own = Vous avez ouvert votre propre lien. Envoyez-le à vos amis ; votre table est dans l’onglet où vous l’avez créé. Si cet onglet est fermé, une partie commencée se reprend depuis l’accueil.
reply = Réponse
reply-words = Voici ma réponse. Collez-la sur la page de votre table :
reply-making = Votre réponse se prépare…
connect = Se connecter
join-wait = Recherche de l’appareil de votre ami…
join-fresh = Demandez ensuite une nouvelle invitation à votre ami, et ouvrez-la ici.
join-no-address = Il n’y a aucune adresse par laquelle ces deux appareils peuvent se trouver. Rejoignez le même Wi-Fi, ou partagez la connexion depuis le téléphone de votre ami, puis rouvrez le lien.
local-network-prompt = Votre navigateur peut demander si cette page a le droit d’atteindre les appareils de votre réseau : acceptez, celui de votre ami en fait partie. La page ne cherche rien d’autre.
local-network-denied = Ce navigateur interdit à la page d’atteindre les appareils de votre réseau : elle ne peut pas trouver celui de votre ami. Autorisez-le dans les réglages du site, à côté de son adresse, et laissez la page ouverte : elle continue d’elle-même.
connection-asleep = L’autre appareil ne répond plus.
connection-asleep-next = Gardez les deux pages ouvertes, écrans allumés, et recommencez avec une nouvelle invitation.
connection-udp-blocked = Aucun intermédiaire ne répond sur internet : ce réseau bloque sans doute UDP.
connection-udp-blocked-next = Passez ici par un autre réseau, comme le partage de connexion d’un téléphone, ou votre propre serveur TURN en TCP. Recommencez ensuite avec une nouvelle invitation.
connection-reply-not-taken = Votre réponse n’a sans doute pas encore été acceptée.
connection-reply-not-taken-next = Envoyez-la de nouveau, et attendez que la page de votre ami dise de se connecter.
connection-other-network = Les appareils ne voient aucun chemin entre eux.
connection-other-network-next = Si la connexion a été lancée et que vous n’êtes pas sur le même Wi-Fi, choisissez « Jouer par internet » et recommencez avec une nouvelle invitation.
connection-other-network-guest = Si la connexion a été lancée et que vous n’êtes pas sur le même Wi-Fi : votre ami choisit « Jouer par internet » et fait une nouvelle invitation. Si c’était déjà choisi, son réseau bloque la connexion : il lui faut un autre réseau, comme le partage de connexion d’un téléphone.
connection-local-refused = Votre navigateur interdit à cette page d’atteindre les appareils de votre réseau.
connection-local-refused-next = Autorisez-le dans les réglages du site, à côté de son adresse.
connection-local-unanswered = Votre navigateur ne sait pas encore si cette page a le droit d’atteindre les appareils de votre réseau.
connection-local-unanswered-next = Appuyez sur l’icône à côté de l’adresse de la page et acceptez. Si rien n’y est demandé, vous n’êtes sans doute pas sur le même Wi-Fi : jouez par internet.
connection-local-unanswered-guest = Appuyez sur l’icône à côté de l’adresse de la page et acceptez. Si rien n’y est demandé, vous n’êtes sans doute pas sur le même Wi-Fi : votre ami choisit « Jouer par internet » et fait une nouvelle invitation. Si c’était déjà choisi, son réseau bloque la connexion : il lui faut un autre réseau, comme le partage de connexion d’un téléphone.
connection-no-address = Votre navigateur ne donne aucune adresse de cet appareil, et n’a pas non plus atteint celui de votre ami.
connection-no-address-next = Rejoignez le même Wi-Fi, ou prenez un autre navigateur : celui-ci ne laisse peut-être aucune page se connecter à d’autres appareils.
connection-other-no-address = L’autre appareil n’a pas d’adresse sur internet.
connection-other-no-address-next = Là-bas, il faut choisir « Jouer par internet » ou un autre réseau, comme le partage de connexion d’un téléphone. Recommencez ensuite avec une nouvelle invitation.
connection-ports-change = Un routeur modifie les ports : les appareils ne peuvent pas se joindre directement.
connection-ports-change-next = Seul un relais aide : indiquez votre propre serveur TURN, ou passez par le partage de connexion d’un téléphone.
connection-details = Rapport de connexion
connection-addresses = Avec les adresses internet
connection-copy = Copier le rapport de connexion
far-by-hand = Envoyer nous-mêmes l’invitation et la réponse
far-title = Un lien pour les amis au loin
far-what = La page passera par { $hosts } pour que vos appareils se trouvent. Les responsables voient des adresses internet et des heures, mais ni noms ni cartes.
far-yes = Oui, copier le lien
far-door = Chacun chez soi. Un seul lien à copier, pour tous.
far-link = Envoyez ce lien à vos amis, une fois pour tous. Chacun écrit son nom et demande une place, même celle d’un joueur géré par l’ordinateur ; c’est vous qui décidez.
far-link-name = Lien vers la table
far-withdraw = Annuler le lien
far-waiting = Amis à la porte
far-at-the-door = { $name } est à la porte
far-let-in = Faire entrer
far-let-watch = En spectateur
far-refuse = Refuser
far-sit = S’asseoir
far-sit-asks = La page passe par { $hosts }. Les responsables voient votre adresse internet et l’heure, mais ni noms ni cartes.
far-sent = Demande envoyée : { $name } va la voir. Vous aurez votre place dès qu’on vous fera entrer.
far-sent-long = { $name } n’a pas encore répondu. Demandez si la table est encore ouverte ; cette page continue d’attendre.
far-sent-away = La boîte aux lettres ne répond pas en ce moment. Laissez cette page ouverte : elle continue de demander.
far-host = Votre ami
far-coming = { $name } vous fait entrer. Les appareils se connectent ; cette page continue d’essayer.
far-on-the-way = { $name } peut entrer et arrive.
far-no-answer = { $name } peut entrer, mais son appareil ne répond pas. La page y est-elle ouverte ?
remove = Retirer
remove-title = Retirer { $name } ?
remove-text = Cette personne quitte la table et ne peut pas revenir avec l’ancien lien.
mailbox-setting = Amis au loin
mailbox-use = Passer par la boîte aux lettres indiquée par ce site quand j’invite des amis au loin ou que je m’assieds à leur table
internet-title = Des amis au loin ?
internet-what = Sur un même Wi-Fi, les appareils se trouvent seuls. Par internet, un intermédiaire public indique à chacun sa propre adresse. Il voit votre adresse internet et quand vous jouez, pas la partie. Cette adresse figure alors aussi dans l’invitation.
internet-who = Intermédiaires : { $names }.
internet-none = Ce site n’en propose aucun ; vous pouvez indiquer le vôtre.
internet-expired = Le mot de passe pour { $names } a expiré : le propriétaire du site doit le renouveler.
internet-yes = Jouer par internet
internet-off = Ne plus l’utiliser
internet-on = Un intermédiaire est utilisé : des amis au loin peuvent venir
internet-invited = Cette invitation passe par internet
internet-no = Nous sommes sur le même Wi-Fi
internet-own = Votre propre serveur
servers-reveal = Qui gère le serveur voit votre adresse internet et quand vous jouez, et aussi avec qui si c’est un serveur TURN. La partie reste chiffrée. Votre adresse internet figure alors aussi dans l’invitation.
servers-field = Serveurs
servers-form = Un par ligne : { $stun }, ou { $turn } suivi d’un espace, du nom et du mot de passe.
handed-over = C’est fait : votre table a la réponse. Retournez à son onglet.
handed-to-nobody = C’est une réponse à une invitation, mais aucune table de ce navigateur ne l’attend. Copiez-la et collez-la sur la page où l’invitation a été créée.
error-signal-none = Ce n’est ni une invitation ni une réponse. Copiez en entier le lien reçu.
error-signal-damaged = Il manque quelque chose, ou le texte a changé en route. Copiez encore le lien entier, ou scannez le code.
error-signal-version = Vos appareils ont des versions différentes de la page. Rechargez-la sur les deux, puis créez une nouvelle invitation.
error-far-refused = L’hôte ne vous a pas fait entrer. Si c’est une erreur, demandez un nouveau lien à votre ami.
error-far-full = Il y a déjà huit personnes à la porte. Demandez à votre ami de leur répondre, puis appuyez de nouveau sur « S’asseoir ».
error-far-withdrawn = Ce lien a été annulé. Demandez-en un nouveau à votre ami.
error-far-dealt = La partie a commencé, et ce lien n’est plus valable. Demandez-en un nouveau à votre ami.
error-far-left = Votre ami a fermé cette table. Demandez-lui un lien vers la prochaine.
error-far-unread = La page de votre ami ne peut pas lire votre demande. Rechargez cette page, puis appuyez de nouveau sur « S’asseoir ».
error-far-elsewhere = Depuis, une autre page de cet appareil a demandé à entrer, et c’est elle qui aura la réponse. Continuez là-bas, ou appuyez sur « S’asseoir » pour continuer ici.
error-far-late = { $name } n’a pas répondu pendant dix minutes. Demandez si la table est encore ouverte, puis appuyez de nouveau sur « S’asseoir ».
error-far-apart = { $name } vous fait entrer, mais les deux appareils ne se sont pas trouvés en dix minutes. Appuyez de nouveau sur « S’asseoir », ou demandez une invitation et envoyez la réponse vous-même.
error-mailbox-none = Cette copie de la page n’indique aucune boîte aux lettres : ici, ce lien ne fonctionne pas. Demandez plutôt une invitation à votre ami.
error-mailbox-unreachable = La boîte aux lettres ne répond pas. Une invitation et une réponse que vous envoyez vous-mêmes fonctionnent sans elle.
error-mailbox-full = La boîte aux lettres n’a plus de place pour ce lien. Attendez quelques minutes, puis réessayez.
error-mailbox-busy = La boîte aux lettres n’accepte plus rien pour l’instant. Attendez une minute, puis réessayez.
error-mailbox-long = Les adresses de cet appareil ne tiennent pas dans la boîte aux lettres. Une invitation et une réponse que vous envoyez vous-mêmes fonctionnent sans elle.
error-signal-is-return = C’est un code de retour. Collez-le sur un appareil de la table : « Accepter un code de retour ».
error-return-unknown = Ce code de retour n’est plus valable, ou il est destiné à une autre table. Prenez celui que l’autre page affiche maintenant.
error-return-both = La page de l’autre appareil et celle qui a ouvert la table ont été rechargées toutes les deux : ce code ne fonctionne plus. Un nouveau lien est maintenant proposé là-bas.
error-words-refused = Ce navigateur ne laisse pas une page reprendre une ancienne connexion. Un code de retour ou une nouvelle invitation suffit.
error-signal-is-reply = C’est une réponse. Collez-la sur la page où l’invitation a été créée.
error-signal-is-invitation = C’est une invitation. C’est à votre ami de l’ouvrir ; il vous faut la réponse qu’il obtient.
error-signal-other-room = Cette réponse est pour une autre table. Demandez à votre ami d’ouvrir votre invitation actuelle.
error-signal-other-invitation = Cette réponse va avec un lien plus ancien. Envoyez à votre ami le lien affiché ici.
error-signal-used = Quelqu’un est déjà venu avec cette invitation. Créez-en une nouvelle.
error-signal-again = Cette réponse est déjà acceptée. Attendez que la page de votre ami se connecte.
error-signal-seat-taken = Quelqu’un d’autre a déjà choisi cette place. Demandez à votre ami d’en choisir une autre sur la page de la réponse et d’envoyer la nouvelle réponse.
error-signal-browser = Ce navigateur ne peut pas se connecter à d’autres appareils. Ouvrez la page dans un Chrome, Edge, Firefox ou Safari récent ; tout le reste marche ici aussi.
error-link-unreachable = Les deux appareils ne se sont pas trouvés.
error-camera-refused = Le navigateur n’a pas le droit d’utiliser la caméra. Autorisez-la dans les réglages de cette page, ou faites-vous envoyer le lien et collez-le.
error-camera-none = Aucune caméra n’a été trouvée. Faites-vous envoyer le lien et collez-le.
error-camera-busy = La caméra est occupée. Fermez l’autre programme, ou faites-vous envoyer le lien et collez-le.
error-camera-failed = La caméra ne marche pas ici. Faites-vous envoyer le lien et collez-le.
error-bad-server = Ce n’est pas l’adresse d’un serveur STUN ou TURN : { $line }

## The deal of the day

daily = La donne du jour
daily-new = une nouvelle donne et des énigmes
daily-begun = commencée
daily-of = donne du { $date }
daily-today = Aujourd’hui,
daily-note = Un seul essai compte. Ni retour en arrière ni suggestion, et le monde entier joue ces cartes.
daily-late-note = Un jour passé se joue encore, mais il ne prolonge pas votre série.
daily-early-note = Ce jour n’est pas encore arrivé. Sa donne se jouera dès qu’il sera là.
daily-play = Jouer
daily-go-on = Continuer
daily-again = Rejouer la donne
daily-again-note = Seul le premier essai compte. Les suivants sont signalés.
daily-week-0 = Un début en douceur
daily-week-1 = Échauffement
daily-week-2 = Milieu de semaine
daily-week-3 = Table pleine
daily-week-4 = De solides adversaires
daily-week-5 = Un maître à table
daily-week-6 = Rien que des maîtres
daily-you = Vous
daily-level = Qui
daily-points = Points
daily-place = Place
daily-level-random = Au hasard
daily-level-novice = Débutant
daily-level-normal = Normal
daily-level-strong = Fort
daily-level-master = Maître
daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] { $place }re
   *[other] { $place }e
} place sur { $seats }
daily-place-of = { $place ->
    [1] { $place }re
   *[other] { $place }e
} place
daily-levels = Les mêmes cartes, à votre place
daily-left = { $count ->
    [one] Un niveau joue encore.
   *[other] { $count } niveaux jouent encore.
}
daily-beaten = { $count ->
    [0] Vous n’avez dépassé aucun des { $all } niveaux cette fois.
    [1] Vous avez fait mieux qu’un niveau sur { $all }.
   *[other] Vous avez fait mieux que { $count } niveaux sur { $all }.
}
daily-changed = La donne de ce jour a été faite pour une version antérieure.
daily-changed-rules = La version des règles était { $then }, c’est maintenant { $now }.
daily-changed-levels = Ces niveaux jouent autrement aujourd’hui : { $levels }.
daily-changed-deal = Le programme des adversaires de la semaine a changé.
daily-share = Partager le résultat
daily-share-note = Le texte ne dit rien des cartes. Le lien montre toute la partie.
daily-copy = Copier
daily-copied = Copié
daily-send = Envoyer
daily-text-head = La donne du jour, { $date } : { $game }
daily-text-beaten = { $count ->
    [0] Aucun des { $all } niveaux dépassé
   *[other] Plus de points { $count ->
        [1] qu’un niveau
       *[other] que { $count } niveaux
    } sur { $all } : { $levels }
}
daily-text-second = Essai numéro { $number }
daily-text-late = Joué un autre jour
daily-text-streak = { $count ->
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-calendar = Calendrier
daily-month-before = Le mois précédent
daily-month-after = Le mois suivant
daily-day-done = jouée
daily-day-late = jouée plus tard
daily-day-begun = commencée
daily-figure-now = Jours d’affilée
daily-figure-best = Plus longue série
daily-figure-days = Jours joués
daily-figure-most = Record de points

## The games

choose-game = Quel jeu
game-citadels = Citadelles
game-citadels-about = Citadelles, avec La Cité sombre, est un jeu de Bruno Faidutti. Z-Man Games le publie en anglais ; d’autres éditeurs, dans d’autres langues.
game-citadels-box = Si Citadelles vous plaît ici, achetez la boîte : l’édition de 2016 contient les 27 personnages, pour 2 à 8 joueurs.
game-citadels-progress = Manche { $round }, { $phase ->
    [draft] choix des personnages
    [turns] tours de jeu
   *[over] partie terminée
}
game-pointcity = Point City
game-pointcity-about = Point City est un jeu de Molly Johnson, Robert Melvin et Shawn Stankewich, publié par Flatout Games et Alderac Entertainment Group.
game-pointcity-box = Si Point City vous plaît ici, achetez la boîte : elle contient tout, pour 1 à 4 joueurs.
game-pointcity-progress = Tour { $round } sur { $rounds }

# Problems
workshop = Atelier
problems = Énigmes
problems-intro = Des positions de vraies parties, telles qu’un joueur les voyait. Trouvez la meilleure réponse ; le conseiller donne alors les chances de chaque réponse.
problems-own = Vos positions
problems-own-text = Des moments de vos parties où une autre réponse aurait été nettement meilleure.
problems-own-none = Aucune pour l’instant. Après chaque partie terminée, la page cherche discrètement les moments où une autre réponse aurait été nettement meilleure.
problems-own-later = Aucune pour aujourd’hui. Ce qui est résolu revient après quelques jours.
problems-own-start = { $count ->
    [one] Une de vos positions
   *[other] { $count } de vos positions
}
problem-put-away = Cette position ne peut plus être ouverte. Elle est mise de côté et gardée.
problems-put-aside = { $count ->
    [one] Une de vos positions ne peut pas être ouverte par cette version du jeu. Elle est gardée, et toutes les autres sont là.
   *[other] { $count } de vos positions ne peuvent pas être ouvertes par cette version du jeu. Elles sont gardées, et toutes les autres sont là.
}
problems-book = Recueil d’énigmes
problems-solved = Résolues : { $solved } sur { $count }
problem-theme-all = Tous les thèmes
problem-theme-other = Autre
problem-note = Énigme : { $theme }. Répondez comme vous joueriez.
problem-note-own = De votre partie : { $theme }. Que feriez-vous maintenant ?
problem-right = Bonne réponse !
problem-wrong = Il y avait mieux
problem-best = La meilleure
problem-mine = Votre réponse
problem-before = Votre réponse dans la partie
problem-how = Chaque réponse a été essayée dans { $worlds } donnes compatibles avec ce que savait ce joueur. La meilleure réponse devance la suivante de { $gap } { $gap ->
    [one] point de pourcentage
   *[other] points de pourcentage
}.
problem-played = Elle a aussi gagné plus souvent dans { $games } parties jouées jusqu’au bout après chaque réponse, par chacun de ces niveaux : { $levels }.
problem-again = { $days ->
    [one] Revient demain.
   *[other] Revient dans { $days } jours.
}
problem-next = Énigme suivante
problem-list = Toutes les énigmes
problem-card = Retour à la carte
problem-play-on = Continuer à partir d’ici : { $answer }

## Un grand écran : la table sur un téléviseur, les mains sur les téléphones.
big-screen = Télé et téléphones
big-screen-next = Personne ne joue sur cet appareil : il montre ce que tous peuvent voir. Chacun prend un téléphone et rejoint la table à l’étape suivante.
screen-name = le grand écran
screen-next = Suivant : { $name }
screen-full = Tout le monde est là
screen-full-long = Appuyez sur « Commencer la partie ».
screen-step-1 = Scannez ce code avec l’appareil photo de votre téléphone et ouvrez le lien.
screen-step-2 = Votre téléphone montre une réponse. Quelqu’un qui est déjà à la table la scanne avec son téléphone ; le premier arrivé montre la sienne à cet appareil, ou la colle ici.
room-wait-screen = La partie se lance depuis le grand écran.
pass-on-title = Faire entrer l’ami suivant
pass-on-how = Votre ami a scanné le code du grand écran et montre une réponse : scannez-la avec votre appareil photo.
pass-on-field = Collez la réponse ici
pass-on-send = Transmettre la réponse
pass-on-sent = En route vers le grand écran…
pass-on-taken = Le grand écran l’a : le téléphone de votre ami se connecte.
error-pass-on-none = Aucune place n’attend quelqu’un en ce moment : il n’y a rien à transmettre.
error-part-not-now = Cet appareil ne peut pas recevoir la table en ce moment.
error-pass-on-busy = Quelqu’un se connecte à l’instant. Attendez le prochain code sur le grand écran.
error-pass-on-old = Cette réponse n’est pas pour le code que le grand écran montre à présent. Demandez à votre ami de le scanner à nouveau.
error-again-none = La page de votre hôte est plus ancienne et ne peut pas lancer la partie suivante. Demandez une nouvelle invitation.
