workshop-intro = Écrivez votre propre joueur artificiel en Python, et voyez ce qu’il vaut. Ce que vous écrivez reste sur cet appareil.
workshop-mine = Vos joueurs
workshop-none = Aucun pour l’instant. Partez d’un des exemples ci-dessous.
workshop-new = Un nouveau joueur
workshop-new-text = Chaque exemple est un joueur complet. Prenez-en un et changez une ligne.
workshop-blank = vide
workshop-import = Importer un fichier Python
workshop-drop = Vous pouvez aussi déposer des fichiers sur cette page : joueurs ({ $player }) et bibliothèques ({ $wheel }).
workshop-delete = Supprimer { $name }
workshop-delete-title = Supprimer le joueur { $name } ?
workshop-delete-text = Toutes ses versions disparaissent aussi. Il sera perdu définitivement, à moins que vous ne l’ayez exporté.
workshop-back = Retour à vos joueurs
workshop-again = Réessayer
workshop-no-editor = L’éditeur n’a pas pu être chargé. La première fois, il faut une connexion à internet ; ensuite, il marche aussi sans.
workshop-loading = Chargement de l’éditeur …
workshop-editor = Texte Python du joueur { $name }
workshop-keys = Tab ajoute un retrait. Pour quitter l’éditeur au clavier, appuyez sur Escape, puis sur Tab.
workshop-name = Nom
workshop-name-rule = Un nom commence par une lettre et n’a que des minuscules sans accent, des chiffres, - et _.
workshop-name-taken = Un autre de vos joueurs porte ce nom.
workshop-save = Enregistrer
workshop-saved = Enregistré
workshop-versions = Versions
workshop-versions-text = Chaque pression sur « Enregistrer » garde le texte comme version. Les plus anciennes disparaissent quand il y en a trop.
workshop-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
workshop-restore = Reprendre cette version
workshop-restored = L’éditeur contient l’ancienne version. Le texte d’avant est parmi les versions.
workshop-line = Ligne { $line }
workshop-good = Aucune erreur trouvée dans le texte
workshop-unchecked = Le texte n’est pas vérifié : le moteur du jeu ne tourne pas.
workshop-too-long = Le texte est trop long pour être vérifié et enregistré.
workshop-completions = Noms
workshop-diagnostics = Erreurs
workshop-no-file = Ce fichier n’est pas un texte Python, ou il est trop long.
workshop-full = Il n’y a plus de place sur cet appareil. Exportez votre joueur pour le garder.
workshop-blocked = Ce navigateur ne laisse rien enregistrer à la page : vos joueurs disparaissent quand elle se ferme. Exportez-les pour les garder, ou autorisez les données de ce site dans les réglages du navigateur.
workshop-not-stored = Vos joueurs n’ont pas pu être enregistrés ou lus. Exportez ce que vous avez écrit pour le garder.
example-lot = Répond au hasard : le joueur le plus court qui soit
example-build = Construit ce qui rapporte le plus, et laisse le reste à un niveau du jeu
example-never = Un niveau du jeu, avec une chose qu’il ne fait jamais
example-search = Essaie les réponses dans quelques mondes, et prend celle qui est nettement meilleure
example-blank = Un niveau du jeu, à remplacer par le vôtre
player-fault-syntax = Ceci n’est pas du Python
player-fault-no-choose = Il n’y a pas de fonction { $function } dans le fichier
player-fault-changing = Avec { $detail }, une même partie donne d’autres réponses. Prenez plutôt le hasard que les outils offrent.
player-fault-detail = { $sentence } : { $detail }
arena-title = Lancer et regarder
arena-about = Votre joueur joue une série de parties. Chaque donne est jouée une fois à chaque place, pour que la chance compte moins. Il tourne dans un processus à part, sans réseau ni stockage.
arena-own = Mon joueur
arena-opponent = Adversaire { $number }
arena-count = Parties
arena-run = Lancer
arena-stop = Arrêter
arena-progress-label = Parties jouées
arena-starting = Démarrage de Python …
arena-playing = En jeu.
arena-done = Terminé.
arena-stopping = Vérification des dernières parties.
arena-stopped = Arrêté.
arena-fault = Ce joueur ne peut pas être utilisé.
arena-stuck = Arrêté : le joueur n’a pas répondu plusieurs fois.
arena-broken = Arrêté : le processus a échoué.
arena-played = { $games } parties sur { $all }
arena-refused = { $count ->
    [one] Une partie écartée : son enregistrement enfreint les règles, ou les adversaires n’ont pas joué selon leur niveau.
   *[other] { $count } parties écartées : leur enregistrement enfreint les règles, ou les adversaires n’ont pas joué selon leur niveau.
}
arena-rate = des parties gagnées par { $name }
arena-interval = Intervalle à 95 % : de { $low } à { $high }. Des joueurs égaux gagneraient { $fair }.
arena-curve = Part des parties gagnées après chaque partie, avec son intervalle
arena-decisions = Décisions
arena-mean = Temps par décision
arena-slowest = La plus lente
arena-ms = { $ms } ms
arena-first-fault = Première erreur : { $fault }. Là où le joueur échoue, l’ordinateur normal répond.
arena-ended = { $count ->
    [one] Une fois, le joueur n’a pas répondu et Python a dû redémarrer.
   *[other] { $count } fois, le joueur n’a pas répondu et Python a dû redémarrer.
}
arena-games = Parties, les perdues d’abord
arena-game = Partie { $number }
arena-won = gagnée
arena-lost = perdue
arena-all = Montrer les { $count } parties
arena-log = Journal : { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
arena-log-at = Partie { $game }, décision { $moment }
arena-fault-line = ligne { $line }
arena-fault-syntax = Ce n’est pas du Python
arena-fault-no-choose = Il n’y a pas de fonction { $function }
arena-fault-failed = Exceptions
arena-fault-illegal = Réponses illégales
arena-fault-overtime = Trop lent
my-players = Mes joueurs
my-players-alone = Avec des amis sur d’autres appareils, vos joueurs ne peuvent pas s’asseoir.
level-own = joue ce que vous avez écrit dans l’atelier. S’il échoue ou s’il est trop lent, le niveau normal répond.
own-seat-missing = { $name } : cette partie n’a pas de fichier pour ce joueur. Le niveau normal continue.
own-seat-fault = { $name } a échoué : { $why }. Le niveau normal répond à sa place.
own-seat-given = { $name } ne peut pas jouer : { $why }. Le niveau normal continue.
own-seat-stuck = il n’a pas répondu à temps
own-seat-broken = son processus s’est arrêté
library-title = Bibliothèques
library-about = Les bibliothèques Python que vos joueurs peuvent importer, en fichiers { $ending } : du Python pur, ou compilées pour l’interpréteur de cette page. Elles restent sur cet appareil et s’exécutent là où s’exécute le joueur.
library-add = Ajouter une bibliothèque
library-busy = Ajout en cours …
library-added = { $name } { $version } ajoutée
library-removed = { $name } retirée
library-remove = Retirer { $name }
library-kb = { $size } ko
library-mb = { $size } Mo
library-no-wheel = { $file } n’est pas une bibliothèque complète : il faut un fichier { $ending } avec le nom donné par son auteur, et la description de la bibliothèque à l’intérieur.
library-wrong-kind = { $file } est destiné à un autre Python ou à un autre système ({ $kind }). Il faut un fichier { $pure } ou { $own }.
library-too-large = { $file } est trop grand : { $most } Mo au plus, et cinq fois plus une fois décompressé.
library-full = Il n’y a plus de place pour { $file } sur cet appareil.
library-not-stored = Impossible d’enregistrer { $file } sur cet appareil.
arena-library = Arrêté : impossible d’installer la bibliothèque { $file } ({ $reason }). Retirez-la dans l’atelier, ou ajoutez un autre fichier.
own-seat-library = impossible d’installer la bibliothèque { $file }
