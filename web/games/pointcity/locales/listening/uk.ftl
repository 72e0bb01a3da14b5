### Words for those who listen. Loaded on first use.

listen-hand = Мої картки ресурсів
listen-own = Моє місто
listen-others = Міста інших
listen-goods = Картки й очки всіх
listen-left = Чий хід і скільки ще лишилося?
listen-market = Ринок
listen-row = Рядок { $row }
listen-payable = Об’єкти, за які ви можете заплатити, { $count } з { $all }
listen-cards = { $count ->
    [one] { $count } картка ресурсу
    [few] { $count } картки ресурсів
   *[many] { $count } карток ресурсів
}
