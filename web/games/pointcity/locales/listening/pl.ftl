### Words for those who listen. Loaded on first use.

listen-hand = Moje karty surowców
listen-own = Moje miasto
listen-others = Miasta innych
listen-goods = Karty i punkty wszystkich
listen-left = Czyja kolej i ile zostało?
listen-market = Rynek
listen-row = Rząd { $row }
listen-payable = Budynki, na które cię stać, { $count } z { $all }
listen-cards = { $count ->
    [one] { $count } karta surowca
    [few] { $count } karty surowców
   *[many] { $count } kart surowców
}
