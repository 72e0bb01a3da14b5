### Texts for people who play with the box. Loaded on first use.

real-points = Только очки
real-tokens = Жетоны
real-ask-cards = Непотраченные карты ресурсов: { $name }
real-ask-ingenuity = Непотраченные карты изобретательности: { $name }
real-doubt-copies = { $piece }: на столе { $count }, а в коробке { $most }.
real-doubt-not-in-set = { $piece }: это проможетон, а вы играете без них.
real-doubt-tokens = Жетонов { $count }, а объектов, которые их дают, { $most }.
real-step-cards = Перетасуйте каждый уровень отдельно и возьмите { $one }, { $two } и { $three } карт уровней 1, 2 и 3; сложите уровень 1 на уровень 2, а его на уровень 3.
real-step-market = Выложите { $count } карт рядами по четыре, стороной ресурсов вверх.
real-step-tokens = Перетасуйте { $of } жетонов и выложите { $count }.
real-step-hand = Каждый игрок берёт стартовую карту изобретательности: { $count }.
real-step-rounds = У каждого игрока { $count } ходов.
real-step-automa = Автома не берёт стартовой карты; начинаете вы.
