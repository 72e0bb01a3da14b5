### Words for those who listen. Loaded on first use.

listen-hand = Moja ręka
listen-own = Moje miasto
listen-others = Miasta innych
listen-goods = Złoto i karty wszystkich
listen-left = Kogo jeszcze nie wywołano?
listen-card = { $name }, koszt { $cost }
listen-own-city = Twoje miasto, { $built } z { $size }
listen-city = { $name }, { $built } z { $size }
listen-to-call = { $count ->
    [0] Wszystkie postacie już wywołano
   *[other] Jeszcze niewywołane, { $count }
}
