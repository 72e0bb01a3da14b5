### Words for those who listen. Loaded on first use.

listen-hand = Ma main
listen-own = Ma cité
listen-others = Les cités des autres
listen-goods = L’or et les cartes de tous
listen-left = Qui reste-t-il à appeler ?
listen-card = { $name }, coût { $cost }
listen-own-city = Votre cité, { $built } sur { $size }
listen-city = { $name }, { $built } sur { $size }
listen-to-call = { $count ->
    [0] Tous les personnages ont été appelés
    [one] Reste à appeler, { $count }
   *[other] Restent à appeler, { $count }
}
