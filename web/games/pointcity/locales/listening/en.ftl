### Words for those who listen. Loaded on first use.

listen-hand = My resource cards
listen-own = My city
listen-others = The others’ cities
listen-goods = Everyone’s cards and points
listen-left = Whose turn is it, and how many turns are left?
listen-market = The market
listen-row = Row { $row }
listen-payable = Buildings you can pay for, { $count } of { $all }
listen-cards = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
