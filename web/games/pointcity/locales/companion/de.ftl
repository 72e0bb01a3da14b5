### Texts for people who play with the box. Loaded on first use.

real-points = Nur Punkte
real-tokens = Plättchen
real-ask-cards = Nicht ausgegebene Rohstoffkarten: { $name }
real-ask-ingenuity = Nicht ausgegebene Erfindergeistkarten: { $name }
real-doubt-copies = { $piece }: { $count } auf dem Tisch, die Schachtel hat { $most }.
real-doubt-not-in-set = { $piece } ist ein Promo-Plättchen, und ihr spielt ohne sie.
real-doubt-tokens = { $count } Plättchen, aber { $most } Gebäude, die eines bringen.
real-step-cards = Mischt jede Stufe für sich und nehmt { $one }, { $two } und { $three } Karten der Stufen 1, 2 und 3; legt Stufe 1 auf Stufe 2 auf Stufe 3.
real-step-market = Legt { $count } Karten in Reihen zu vier aus, Rohstoffseite oben.
real-step-tokens = Mischt die { $of } Plättchen und legt { $count } aus.
real-step-hand = Jeder Spieler nimmt { $count } Erfindergeistkarte als Startkarte.
real-step-rounds = Jeder Spieler hat { $count } Züge.
real-step-automa = Der Automat nimmt keine Startkarte; du beginnst.
