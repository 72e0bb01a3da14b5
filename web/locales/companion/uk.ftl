### Texts for people who play with the box. Loaded on first use.

real-parts = Розділи
real-part-set = Підготовка
real-part-call = Ведучий
real-part-score = Підрахунок
real-need-box = Щоб так грати, потрібна коробка з грою.
# A link beside "You need the box": to a shop that has it.
real-sold = Де її продають
real-people = Гравці
real-count = Скільки гравців
real-person = Гравець { $number }
real-name-of = Ім’я гравця { $number }
real-cards = Карти цього набору
real-lay-out = Розкладіть
real-draft = Вибір у кожному раунді
real-link = Посилання на цей набір
real-link-share = Наш набір для гри за столом
real-link-note = За цим посиланням інші телефони за столом відкриють той самий набір.
real-result = Результат
real-counting = Зачекайте…
real-mine-of = { $name }: { $count }
real-tap = Торкніться всього, що лежить перед цим гравцем.
real-remove = Прибрати: { $name }
real-next = Далі: { $name }
real-pieces = Що можна додати
real-find = Введіть дві літери
real-whole = Усе, що є в коробці
real-none-found = Нічого такого немає.
real-needed = потрібна відповідь
real-yes = Так
real-no = Ні
real-no-player = Ніхто
real-none = Немає
real-number = { $value }
real-more = Більше
real-still = Ще не підраховано: дайте відповідь
real-winner = { $count ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
    [many] Спільна перемога: { $names }
   *[other] Спільна перемога: { $names }
}
real-store = Зберегти серед вечорів із друзями
real-stored = Збережено
real-again = Наступна гра
real-say = { $number }. { $name }!
real-call-number = Номер
real-new-round = Новий раунд
real-begin-calls = Почати викликати
real-next-call = Викликати наступного
real-round-over = Кінець раунду
real-left = { $seconds } с
real-seconds = { $seconds } с
real-time-over = Час вийшов
real-call-back = На один виклик назад
real-voice = Озвучувати
real-timer = Таймер
real-timer-off = вимкнено
real-remind = Нагадати, кого названо
real-named = Названо: { $name }
real-part-rules = Чи можна так?
real-part-print = Друк
real-rules-find = Ваше запитання або назви карт
real-rules-none = Нічого не знайдено. Спробуйте назву карти.
real-rules-of-set = Тлумачення для цього набору
real-card = Карта
real-print-now = Надрукувати сторінку
real-print-sheet = Аркуш підрахунку
real-print-calls = Порядок виклику
real-needs = Кому що потрібно
real-total-word = Разом
# Words that stand before the name of a card, as "the" in "the Keep"; - where a language has none.
real-articles = -
# Words of questions that say nothing of what is asked; the search leaves them out.
real-silent-words = чи, що, як, яка, який, яку, які, яке, якщо, чому, мій, моя, моє, мої, мене, мені, мною, його, її, їх, їхній, він, вона, воно, вони, тоді, тож, теж, також, уже, вже, ще, ось, для, від, при, про, під, над, між, або, але, та, той, ту, цей, ця, це, цього, бути, буде, був, була, було, є, має, маю, може, можуть, можна, треба, хоче, так, ні, лише, все, усе, свій, свого, свою, свої, своєму, гра, грі, граємо, гравець, гравця, гравцеві, гравців, раунд, раунду, робити, зробити, діяти
# A heading, folded: people say which character each had in the last round; the history tells with which they won.
real-roles = Хто ким був наприкінці
real-role-of = Персонаж наприкінці: { $name }
real-role-none = Не обрано
