### Words for those who listen. Loaded on first use.

listen-hand = Мои карты
listen-own = Мой город
listen-others = Города других
listen-goods = Золото и карты всех
listen-left = Кого ещё не вызвали?
listen-card = { $name }, цена { $cost }
listen-own-city = Ваш город, { $built } из { $size }
listen-city = { $name }, { $built } из { $size }
listen-to-call = { $count ->
    [0] Все персонажи уже вызваны
   *[other] Осталось вызвать, { $count }
}
