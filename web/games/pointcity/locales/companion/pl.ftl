### Texts for people who play with the box. Loaded on first use.

real-points = Tylko punkty
real-tokens = Żetony
real-ask-cards = Niewydane karty surowców: { $name }
real-ask-ingenuity = Niewydane karty pomysłowości: { $name }
real-doubt-copies = { $piece }: na stole { $count }, a w pudełku { $most }.
real-doubt-not-in-set = { $piece }: to żeton promocyjny, a gracie bez nich.
real-doubt-tokens = Żetonów: { $count }, a budynków, które je dają: { $most }.
real-step-cards = Potasujcie każdy poziom osobno i weźcie { $one }, { $two } i { $three } kart z poziomów 1, 2 i 3; połóżcie poziom 1 na 2, a ten na 3.
real-step-market = Wyłóżcie { $count } kart w rzędach po cztery, stroną surowców do góry.
real-step-tokens = Potasujcie { $of } żetonów i wyłóżcie { $count }.
real-step-hand = Każdy gracz bierze kartę początkową pomysłowości: { $count }.
real-step-rounds = Każdy gracz ma { $count } tur.
real-step-automa = Automat nie bierze karty początkowej; zaczynasz ty.
