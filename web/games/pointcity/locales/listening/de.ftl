### Words for those who listen. Loaded on first use.

listen-hand = Meine Rohstoffkarten
listen-own = Meine Stadt
listen-others = Die Städte der anderen
listen-goods = Karten und Punkte aller
listen-left = Wer ist am Zug, und wie viele Züge bleiben?
listen-market = Der Markt
listen-row = Zeile { $row }
listen-payable = Gebäude, die du bezahlen kannst, { $count } von { $all }
listen-cards = { $count ->
    [one] { $count } Rohstoffkarte
   *[other] { $count } Rohstoffkarten
}
