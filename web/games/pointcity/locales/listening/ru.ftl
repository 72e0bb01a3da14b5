### Words for those who listen. Loaded on first use.

listen-hand = Мои карты ресурсов
listen-own = Мой город
listen-others = Города других
listen-goods = Карты и очки всех
listen-left = Чей ход и сколько осталось?
listen-market = Рынок
listen-row = Ряд { $row }
listen-payable = Объекты, за которые вы можете заплатить, { $count } из { $all }
listen-cards = { $count ->
    [one] { $count } карта ресурса
    [few] { $count } карты ресурсов
   *[many] { $count } карт ресурсов
}
