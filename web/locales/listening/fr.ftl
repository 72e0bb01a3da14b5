### Words for those who listen. Loaded on first use.

listen-ask = Ce que vous pouvez demander
listen-more = Redemandez la même chose pour entendre la suite, par exemple le joueur suivant.
listen-again = Répéter
listen-options = Que puis-je faire ?
listen-nothing-new = Rien de nouveau
listen-no-topic = Dans ce jeu, cette touche ne demande rien.
listen-no-table = Ouvrez d’abord une partie.
listen-no-question = On ne vous demande rien en ce moment.
listen-answers = { $count ->
    [one] { $count } réponse.
   *[other] { $count } réponses.
}
listen-sentence = { $text }.
join-semicolons = { $first } ; { $last }
listen-watching = Vous ne faites que regarder.
listen-telling = Ce qui est annoncé
telling-short = Court
telling-usual = Normal
telling-everything = Tout
listen-voice = La voix de l’appareil
listen-voice-use = Lire à voix haute ce qui se passe et les questions
listen-no-voice = Cet appareil n’a pas de voix propre pour cette langue.
listen-shared = Plusieurs personnes jouent sur cet appareil : seul ce que toutes savent est lu à voix haute.
listen-voice-name = Voix
listen-rate = Débit
listen-rate-share = { $share } %
listen-keys = Touches
listen-keys-how = À la table, ces touches posent la question sans cette fenêtre. Si vous choisissez une touche déjà prise, les deux s’échangent.
key-control = Ctrl
key-shift = Maj
ear-layout = Comment la table est disposée
ear-layout-text = D’abord une barre avec la manche et les outils, puis la partie principale avec le plateau, puis la question, et enfin le journal. Chaque joueur a un titre. Une nouvelle question place le focus sur sa première réponse.
ear-answers = Répondre
ear-answers-text = Un chiffre mène à la réponse qui porte ce numéro, 0 à la dixième. Avec Maj, il mène dix réponses plus loin, et encore dix à chaque appui : Maj+5 mène à la 15, puis à la 25. Entrée choisit la réponse. Tab passe par toutes les réponses, une à une. Échap ferme ce qui est ouvert, et Ctrl+Z annule une décision.
ear-ask = Demander
ear-ask-text = Ce qui se passe est annoncé tout seul. À la table, ces touches servent à en demander plus ; la fenêtre « À l’oreille » a un bouton pour chacune, et permet de changer les touches et de régler ce qui est annoncé.
ear-voice-text = Sans lecteur d’écran, l’appareil peut lire à voix haute ce qui est annoncé : activez sa voix dans la fenêtre « À l’oreille ». Seules les voix de l’appareil servent, rien n’est envoyé. Un appui ou une touche la fait taire.
ear-guided = Apprendre
ear-guided-text = La partie guidée explique les premières manches ; ses notes sont lues dès qu’elles apparaissent. Elle se trouve ci-dessus, et à l’accueil.
ear-hands = Avec un seul contacteur
ear-hands-text = Tab et Entrée suffisent pour tout : il ne faut rien maintenir, ni faire glisser, ni appuyer deux fois, et vous avez tout votre temps. Si la touche Tab est réglée sur « Groupe par groupe », Tab va de groupe en groupe et Entrée ouvre celui qui est encadré : quelques touches suffisent alors même pour la vingtième réponse.
