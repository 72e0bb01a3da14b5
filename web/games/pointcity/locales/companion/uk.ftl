### Texts for people who play with the box. Loaded on first use.

real-points = Лише очки
real-tokens = Жетони
real-ask-cards = Невитрачені картки ресурсів: { $name }
real-ask-ingenuity = Невитрачені картки винахідливості: { $name }
real-doubt-copies = { $piece }: на столі { $count }, а в коробці { $most }.
real-doubt-not-in-set = { $piece }: це проможетон, а ви граєте без них.
real-doubt-tokens = Жетонів { $count }, а об’єктів, що їх дають, { $most }.
real-step-cards = Перетасуйте кожен рівень окремо й візьміть { $one }, { $two } і { $three } карток рівнів 1, 2 і 3; складіть рівень 1 на рівень 2, а той — на рівень 3.
real-step-market = Викладіть { $count } карток рядами по чотири, стороною ресурсів догори.
real-step-tokens = Перетасуйте { $of } жетонів і викладіть { $count }.
real-step-hand = Кожен гравець бере стартову картку винахідливості: { $count }.
real-step-rounds = Кожен гравець має { $count } ходів.
real-step-automa = Автома не бере стартової картки; починаєте ви.
