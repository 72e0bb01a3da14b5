### Words for those who listen. Loaded on first use.

listen-hand = Мої карти
listen-own = Моє місто
listen-others = Міста інших
listen-goods = Золото й карти всіх
listen-left = Кого ще не викликали?
listen-card = { $name }, вартість { $cost }
listen-own-city = Ваше місто, { $built } з { $size }
listen-city = { $name }, { $built } з { $size }
listen-to-call = { $count ->
    [0] Усіх персонажів уже викликано
   *[other] Ще не викликано ({ $count })
}
