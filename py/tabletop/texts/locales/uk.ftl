### Те, що каже лише термінал. Решту він читає з файлів самої сторінки.

term-welcome = Партія { $seed }. Уведіть номер варіанта (кілька — через пробіл) або h, щоб побачити довідку.
term-help =
    1 2: обрати ці варіанти
    ?: показати ще раз увесь стіл
    ? НАЗВА: показати, що робить карта
    u: скасувати свій останній вибір
    w ФАЙЛ: зберегти партію у файл
    q: вийти з партії
term-number = { $most ->
    [1] Уведіть 1 або h, щоб побачити довідку.
   *[other] Уведіть число від 1 до { $most } або h, щоб побачити довідку.
  }
term-count = Оберіть { $count } { $count ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
  }.
term-count-most = Оберіть щонайбільше { $count } { $count ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
  }.
term-count-range = Оберіть від { $least } до { $count } { $count ->
    [one] варіанта
    [few] варіантів
   *[many] варіантів
  }.
term-save-where = Після w уведіть назву файлу.
term-saved = Партію збережено у файлі { $file }.
term-not-saved = Не вдалося зберегти партію у файлі { $file }: { $why }
term-kept = До кінця партії вона зберігається у файлі { $file }. Щоб продовжити: play --open "{ $file }"
term-unread = { $count } { $count ->
    [one] результат у цьому файлі не вдається прочитати, його пропущено.
    [few] результати в цьому файлі не вдається прочитати, їх пропущено.
   *[many] результатів у цьому файлі не вдається прочитати, їх пропущено.
  }
term-no-card = Карти з назвою «{ $name }» немає.
term-left = Ви вийшли з партії.
numbered = { $number }. { $text }
refused-allowed = Можна: { $allowed }.
refused-near = Можливо, { $near }?
refused-language = Мови { $given } у грі немає. Є { $allowed }.
refused-value = { $where } не може мати значення { $given }.
refused-unknown = Налаштування { $where } немає.
refused-missing = Бракує налаштування { $where }.
refused-size = Кількість елементів у { $where } не може бути { $count }.
refused-card = Для { $where } немає карти { $given }.
refused-set = Для { $where } немає набору { $given }.
refused-sets = { $where } не може мати значення { $given }. Потрібна назва набору або список ідентифікаторів карт.
refused-range = { $least }–{ $most }
refused-bad-seed = Номер роздачі не може бути { $given }. Потрібне ціле число від 0 до { $most } або текст із 64 цифр від 0 до 9 та від a до f.
refused-bad-seat = За цим столом немає місця { $given }.
refused-bad-level = Комп’ютерного гравця { $given } немає.
refused-illegal-pick = Відповідь { $pick } зараз неможлива.
refused-pick-count = У відповіді { $pick } { $count } { $count ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
  }, а запитання потребує { $range }.
refused-pick-twice = У відповіді { $pick } той самий варіант двічі.
refused-pick-type = Відповідь { $pick } не є варіантом. Подавайте кожен варіант окремо: push(*options).
refused-player = Цього гравця не можна спитати: { $given }. Потрібен рівень або функція choose(view, ask, tools).
refused-undo-count = Можна скасувати лише { $most } { $most ->
    [one] відповідь
    [few] відповіді
   *[many] відповідей
  }, а не { $given }.
refused-moment = Партію можна переглянути після 0–{ $most } відповідей, а не { $given }.
refused-text-line = Рядок { $line } тексту партії не можна прочитати: { $given }.
refused-text-play = Рядок { $line } тексту партії не можна зіграти: { $given }
refused-text-rules = Цей текст — партія за правилами { $given }, а тут вони { $ours }.
refused-text-result = У тексті { $name } — { $given }, але відповіді в ньому ведуть до { $ours }.
refused-no-text = Ця партія почалася не з власної роздачі, тож не має тексту. Збережіть її як JSON.
refused-bad-reward = Винагороди { $given } немає.
refused-bad-render = Режиму показу { $given } немає.
refused-bad-cycles = Кількість кроків не може бути { $given }. Потрібне ціле число від 1 або None.
refused-before-reset = Викличте reset перед { $call }.
refused-circles = Останні відповіді нічого не змінили: розпочате щоразу скасовували. Дайте іншу відповідь.
refused-action-type = Дія { $given } — не число. Назви дій за номерами є в env.actions.
refused-reset-option = reset не приймає параметра { $given }. Стіл задають, коли створюють середовище.
refused-action = Дія { $given } зараз недопустима.
term-seat = Місце { $seat }
