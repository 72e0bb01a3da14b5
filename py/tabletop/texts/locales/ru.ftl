### То, что говорит только терминал. Остальное он читает из файлов самой страницы.

term-welcome = Партия { $seed }. Введите номер варианта (несколько — через пробел) или h, чтобы увидеть справку.
term-help =
    1 2: выбрать эти варианты
    ?: показать ещё раз весь стол
    ? НАЗВАНИЕ: показать, что делает карта
    u: отменить свой последний выбор
    w ФАЙЛ: сохранить партию в файл
    q: выйти из партии
term-number = { $most ->
    [1] Введите 1 или h, чтобы увидеть справку.
   *[other] Введите число от 1 до { $most } или h, чтобы увидеть справку.
  }
term-count = Выберите { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
  }.
term-count-most = Выберите не больше { $count } { $count ->
    [one] варианта
    [few] вариантов
   *[many] вариантов
  }.
term-count-range = Выберите от { $least } до { $count } { $count ->
    [one] варианта
    [few] вариантов
   *[many] вариантов
  }.
term-save-where = После w введите имя файла.
term-saved = Партия сохранена в файле { $file }.
term-not-saved = Не удалось сохранить партию в файл { $file }: { $why }
term-kept = До конца партии она хранится в файле { $file }. Чтобы продолжить: play --open "{ $file }"
term-unread = { $count } { $count ->
    [one] результат в этом файле не удаётся прочитать, он пропущен.
    [few] результата в этом файле не удаётся прочитать, они пропущены.
   *[many] результатов в этом файле не удаётся прочитать, они пропущены.
  }
term-no-card = Карты с названием «{ $name }» нет.
term-left = Вы вышли из партии.
numbered = { $number }. { $text }
refused-allowed = Можно: { $allowed }.
refused-near = Может быть, { $near }?
refused-language = Языка { $given } в игре нет. Есть { $allowed }.
refused-value = { $where } не может иметь значение { $given }.
refused-unknown = Настройки { $where } нет.
refused-missing = Не хватает настройки { $where }.
refused-size = Число элементов в { $where } не может быть { $count }.
refused-card = Для { $where } нет карты { $given }.
refused-set = Для { $where } нет набора { $given }.
refused-sets = { $where } не может иметь значение { $given }. Нужно название набора или список идентификаторов карт.
refused-range = { $least }–{ $most }
refused-bad-seed = Начальное число не может быть { $given }. Нужно целое число от 0 до { $most } или текст из 64 цифр от 0 до 9 и от a до f.
refused-bad-seat = За этим столом нет места { $given }.
refused-bad-level = Компьютерного игрока { $given } нет.
refused-illegal-pick = Ответ { $pick } сейчас невозможен.
refused-pick-count = В ответе { $pick } { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
  }, а вопрос требует { $range }.
refused-pick-twice = В ответе { $pick } один вариант дважды.
refused-pick-type = Ответ { $pick } — не вариант. Передавайте каждый вариант отдельно: push(*options).
refused-player = Этого игрока нельзя спросить: { $given }. Нужен уровень или функция choose(view, ask, tools).
refused-undo-count = Можно отменить только { $most } { $most ->
    [one] ответ
    [few] ответа
   *[many] ответов
  }, а не { $given }.
refused-moment = Партию можно посмотреть после 0–{ $most } ответов, а не { $given }.
refused-text-line = Строку { $line } текста партии нельзя прочитать: { $given }.
refused-text-play = Строку { $line } текста партии нельзя сыграть: { $given }
refused-text-rules = Этот текст — партия по правилам { $given }, а здесь они { $ours }.
refused-text-result = В тексте { $name } — { $given }, но ответы в нём ведут к { $ours }.
refused-no-text = Эта партия началась не со своей раздачи, поэтому текста у неё нет. Сохраните её как JSON.
refused-bad-reward = Награды { $given } нет.
refused-bad-render = Режима показа { $given } нет.
refused-bad-cycles = Число шагов не может быть { $given }. Нужно целое число от 1 или None.
refused-before-reset = Вызовите reset перед { $call }.
refused-circles = Последние ответы ничего не изменили: начатое каждый раз отменяли. Дайте другой ответ.
refused-action-type = Действие { $given } — не число. Названия действий по номерам есть в env.actions.
refused-reset-option = reset не принимает параметра { $given }. Стол задают при создании среды.
refused-action = Действие { $given } сейчас недопустимо.
term-seat = Место { $seat }
