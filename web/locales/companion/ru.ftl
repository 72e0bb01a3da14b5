### Texts for people who play with the box. Loaded on first use.

real-parts = Разделы
real-part-set = Подготовка
real-part-call = Ведущий
real-part-score = Подсчёт
real-need-box = Чтобы так играть, нужна коробка с игрой.
# A link beside "You need the box": to a shop that has it.
real-sold = Где её продают
real-people = Игроки
real-count = Сколько игроков
real-person = Игрок { $number }
real-name-of = Имя игрока { $number }
real-cards = Карты этого набора
real-lay-out = Разложите
real-draft = Выбор в каждом раунде
real-link = Ссылка на этот набор
real-link-share = Наш набор для игры за столом
real-link-note = По этой ссылке другие телефоны за столом откроют тот же набор.
real-result = Результат
real-counting = Подождите…
real-mine-of = { $name }: { $count }
real-tap = Коснитесь всего, что лежит перед этим игроком.
real-remove = Убрать: { $name }
real-next = Дальше: { $name }
real-pieces = Что можно добавить
real-find = Введите две буквы
real-whole = Всё, что есть в коробке
real-none-found = Ничего такого нет.
real-needed = нужен ответ
real-yes = Да
real-no = Нет
real-no-player = Никто
real-none = Нет
real-number = { $value }
real-more = Больше
real-still = Ещё не подсчитано: ответьте
real-winner = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}
real-store = Сохранить в «Вечера с друзьями»
real-stored = Сохранено
real-again = Следующая игра
real-say = { $number }. { $name }!
real-call-number = Номер
real-new-round = Новый раунд
real-begin-calls = Начать вызывать
real-next-call = Вызвать следующего
real-round-over = Конец раунда
real-left = { $seconds } с
real-seconds = { $seconds } с
real-time-over = Время вышло
real-call-back = На один вызов назад
real-voice = Озвучивать
real-timer = Таймер
real-timer-off = выключен
real-remind = Напомнить, кто назван
real-named = Цель: { $name }
real-part-rules = Можно ли так?
real-part-print = Печать
real-rules-find = Ваш вопрос или названия карт
real-rules-none = Ничего не найдено. Попробуйте название карты.
real-rules-of-set = Толкования для этого набора
real-card = Карта
real-print-now = Напечатать страницу
real-print-sheet = Лист подсчёта
real-print-calls = Порядок вызова
real-needs = Кому что нужно
real-total-word = Итого
# Words that stand before the name of a card, as "the" in "the Keep"; - where a language has none.
real-articles = -
# Words of questions that say nothing of what is asked; the search leaves them out.
real-silent-words = что, как, какой, какая, какую, какие, если, почему, мой, моя, моё, мои, меня, мне, его, её, их, он, она, оно, они, тогда, тоже, также, уже, ещё, для, от, при, про, под, над, между, или, но, тот, эту, этот, эта, это, быть, будет, был, была, было, есть, имеет, может, могут, можно, надо, нужно, ли, так, нет, только, всё, свой, своего, свою, свои, игра, игре, играем, игрок, игрока, игроку, игроков, раунд, раунда, благодаря, делать, сделать
# A heading, folded: people say which character each had in the last round; the history tells with which they won.
real-roles = Кто кем был в конце
real-role-of = Персонаж в конце: { $name }
real-role-none = Не выбрано
