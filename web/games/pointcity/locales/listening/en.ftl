### Words for those who listen. Loaded on first use.

listen-hand = My resource cards
listen-own = My city
listen-others = The others’ cities
listen-goods = Cards and points of all
listen-left = Whose turn is it, and how many are left?
listen-market = The market
listen-row = Row { $row }
listen-cards = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
