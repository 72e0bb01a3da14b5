### Words for those who listen. Loaded on first use.

listen-hand = Mes cartes ressources
listen-own = Ma ville
listen-others = Les villes des autres
listen-goods = Les cartes et les points de tous
listen-left = À qui de jouer, et que reste-t-il ?
listen-market = Le marché
listen-row = Ligne { $row }
listen-payable = Bâtiments que vous pouvez payer, { $count } sur { $all }
listen-cards = { $count ->
    [one] { $count } carte ressource
   *[other] { $count } cartes ressources
}
