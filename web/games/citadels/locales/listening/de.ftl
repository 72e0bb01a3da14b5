### Words for those who listen. Loaded on first use.

listen-hand = Meine Hand
listen-own = Meine Stadt
listen-others = Die Städte der anderen
listen-goods = Gold und Karten aller
listen-left = Wer wird noch aufgerufen?
listen-card = { $name }, kostet { $cost }
listen-own-city = Deine Stadt, { $built } von { $size }
listen-city = { $name }, { $built } von { $size }
listen-to-call = { $count ->
    [0] Alle Charaktere sind aufgerufen
   *[other] Noch nicht aufgerufen, { $count }
}
