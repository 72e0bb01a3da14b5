### Words for those who listen. Loaded on first use.

listen-hand = My hand
listen-own = My city
listen-others = The others’ cities
listen-goods = Everyone’s gold and cards
listen-left = Who is left to be called?
listen-card = { $name }, cost { $cost }
listen-own-city = Your city, { $built } of { $size }
listen-city = { $name }, { $built } of { $size }
listen-to-call = { $count ->
    [0] No character is left to be called
   *[other] Still to be called, { $count }
}
