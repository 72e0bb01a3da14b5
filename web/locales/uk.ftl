### Українська. У кожній мові ті самі повідомлення з тими самими змінними; ідентифікатори дають рушій і сторінка.

## Сторінка

credits = Ваші партії лишаються на цьому пристрої.
direction = ltr
language = Мова
language-not-here = Цієї мови на пристрої ще немає ({ $language }). Під’єднайтеся до інтернету й оберіть її знову.

labelled = { $label }: { $text }
join-commas = { $first }, { $last }
join-dots = { $first } · { $last }
join-dash = { $first } — { $last }
join-plus = { $first } + { $last }
join-sentences = { $first } { $last }
join-stops = { $first }. { $last }
list-two = { END($first) ->
    [vowel] { SOUND($last, "uk") ->
        [vowel] { $first } й { $last }
       *[consonant] { $first } і { $last }
    }
   *[consonant] { $first } і { $last }
}
list-end = { END($first) ->
    [vowel] { SOUND($last, "uk") ->
        [vowel] { $first } й { $last }
       *[consonant] { $first } і { $last }
    }
   *[consonant] { $first } і { $last }
}
in-brackets = { $text } ({ $more })
with-figure = { $text } { $figure }
close = Закрити
cancel = Скасувати
delete = Видалити
replace = Замінити
export = Зберегти у файл
import = Відкрити файл
resume = Грати далі
try-again = Спробувати ще раз
about = Докладніше: { $name }
help = Правила й довідка
help-search = Пошук у правилах і картах
help-fillers = скільки, як, який, яка, яке, які, що, хто, коли, де, чому, чи, за, у, в, на, до, з, із, та, і, й, я, ви, ми, мені, можна, треба, є, дає, дають, буде, отримую
help-found = { $count ->
    [0] Нічого не знайдено. Спробуйте менше літер або інше слово.
    [one] Знайдено: { $count } місце
    [few] Знайдено: { $count } місця
   *[many] Знайдено: { $count } місць
}
help-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
}
explain = Що це?
explain-how = Натисніть на будь-що, щоб дізнатися, що воно означає. Натискання на порожнє місце або Esc вимикає пояснення.
help-part-about = Про сайт
help-part-ear = На слух
try-card-offered = Першим вибором можна взяти цю карту: { $card }.
about-games = Чиї це ігри
about-fans = { $name } — робота шанувальників. Вона не пов’язана з авторами й видавцями, і ніхто з них її не схвалював. Ігри та їхні назви належать власникам; слова й малюнки тут наші.
about-buy = Що придбати
about-owner = Хто веде цю копію
about-owner-name = Цю копію сайту веде { $owner }.
about-owner-unnamed = Власник цієї копії не вказав імені.
about-contact = Як зв’язатися з власником:
about-contact-none = Власник цієї копії не вказав, як із ним зв’язатися.
about-licences = Ліцензії
about-licence = Програма цього сайту вільна, за ліцензією MIT. У ній є праця багатьох інших людей, за їхніми ліцензіями.
about-licences-show = Показати всі ліцензії
about-licences-failed = Не вдалося завантажити ліцензії. На цьому пристрої їх немає; під’єднайтеся до інтернету й спробуйте ще раз.

## Запуск рушія

loading-runtime = Готуємо стіл…
loading-engine = Запускаємо рушій…
loading-ready = Готово
loading-bytes = { $done } з { $all } МБ
insecure-title = Цій сторінці потрібна захищена адреса
insecure-text = Адреса цієї сторінки не захищена, і жоден браузер не дозволяє грі на ній працювати. Відкрийте сторінку за адресою, що починається з { $secure }, або, на комп’ютері, який її роздає, за адресою { $local }.
too-old-title = Цей браузер застарий для гри
too-old-text = Оновіть його або відкрийте сторінку в сучасному Chrome, Edge, Firefox чи Safari. Бракує:
feature-wasm = WebAssembly
feature-wasm-references = посилань у WebAssembly
feature-wasm-bulk-memory = роботи WebAssembly з великою пам’яттю
feature-wasm-exceptions = винятків у WebAssembly
feature-module-workers = фонових модулів
feature-broadcast-channel = каналів між сторінкою та фоновими модулями
feature-indexed-db = сховища для збережених партій
offline-unsupported = Цей браузер не може зберегти гру для роботи без мережі
offline-keeping = Зберігаємо гру на пристрої…
offline-ready = Можна грати без мережі
offline-incomplete = Без мережі грати ще не можна
offline-update = Готова нова версія. Вона запрацює з наступного запуску.
offline-replaced = Установлено нову версію; перезавантажте сторінку
update-now = Оновити
offline-held-back = Нова версія тут не запустилася, тому працює попередня.
update-playing = В іншій вкладці відкрито партію. Спершу вийдіть там до списку партій: оновлення ніколи не переривають гри.
device = Налаштування
theme = Вигляд
theme-system = Як у системі
theme-dark = Темний
theme-light = Світлий
theme-contrast = Високий контраст
install = Установити
install-title = Як застосунок
install-installed = Гру встановлено на цьому пристрої.
install-offered = Установлена гра відкривається, як будь-який застосунок, без рамки браузера.
install-by-hand = З початкового екрана гра відкривається, як будь-який застосунок. Збережені партії там свої, окремо від браузера:
install-elsewhere = Якщо браузер уміє встановлювати сторінки як застосунки, це можна зробити в його меню.
install-step-export = Спершу збережіть у файли партії, які хочете взяти із собою.
install-step-share = У Safari натисніть «Поділитися», потім «На початковий екран».
install-step-import = Відкрийте гру з початкового екрана, перший раз із мережею, і відкрийте в ній свої файли.
room-title = Місце для партій
room-unknown = Цей браузер не повідомляє, скільки є місця.
room-used = Зайнято { $used } з { $most }
room-tight = Місця лишилося мало. Видаліть завершені партії або збережіть потрібні у файли.
room-lasting = Сам браузер ваших партій не видалить.
room-passing = Браузер може видалити ваші партії, якщо на пристрої скінчиться місце або якщо ви довго не заходитимете.
room-ask = Попросити не видаляти партії
room-refused = Браузер відмовив. Важливі партії збережіть у файли.
version-title = Версія
version = Версія { $version }
tips = Підказки
tips-on = Показувати підказки під час гри

## Резервна копія

backup-title = Резервна копія
backup-text = Виберіть теку один раз. Відтоді після кожної партії туди одним файлом зберігаються всі партії й результати.
backup-text-by-hand = Один файл уміщує всі ваші партії й результати. Час від часу зберігайте його туди, де легко знайдете.
backup-seven-days = Цей браузер видаляє все, що зберегла сторінка, якщо не відкривати її сім днів. Установіть гру на початковий екран або збережіть копію.
backup-folder = Після кожної партії копія зберігається в теці «{ $folder }».
backup-saved = Останню копію збережено { $date }.
backup-never = Копії ще немає.
backup-choose = Вибрати теку
backup-other-folder = Інша тека
backup-now = Зберегти зараз
backup-allow = Дозволити й зберегти
backup-download = Зберегти все у файл
backup-forget = Більше не робити копій
backup-saving = Збереження…
backup-restore-title = Відновлення з копії
backup-restore-text = Усе, що є тут, лишається. З двох версій партії зберігається новіша; якщо у двох місцях грали далі по-різному, лишаються обидві.
backup-restore = Відкрити копію
backup-others = { $count ->
    [one] У теці є ще { $count } копія: з іншого пристрою або давніша.
    [few] У теці є ще { $count } копії: з інших пристроїв або давніші.
   *[many] У теці є ще { $count } копій: з інших пристроїв або давніших.
}
backup-restore-folder = Відновити все з теки
backup-restoring = { $count ->
    [one] Читання, лишилася { $count } партія…
    [few] Читання, лишилося { $count } партії…
   *[many] Читання, лишилося { $count } партій…
}
backup-merged = { $added ->
    [0] Нових партій немає
    [one] Додано { $added } нову партію
    [few] Додано { $added } нові партії
   *[many] Додано { $added } нових партій
}, { $newer ->
    [0] оновлених немає
   *[other] оновлено { $newer }
}.
backup-merged-none = Усе з цієї копії тут уже є.
backup-merged-both = { $count ->
    [one] { $count } партію тут і там грали далі по-різному: тепер у списку обидві версії.
    [few] { $count } партії тут і там грали далі по-різному: тепер у списку обидві версії кожної.
   *[many] { $count } партій тут і там грали далі по-різному: тепер у списку обидві версії кожної.
}
backup-merged-refused = { $count ->
    [one] { $count } партію не вдалося прочитати або її відкрито в іншій вкладці.
    [few] { $count } партії не вдалося прочитати або їх відкрито в іншій вкладці.
   *[many] { $count } партій не вдалося прочитати або їх відкрито в іншій вкладці.
}
backup-players = { $count ->
    [one] У ній також { $count } гравець із майстерні.
    [few] У ній також { $count } гравці з майстерні.
   *[many] У ній також { $count } гравців із майстерні.
}
backup-players-back = { $added ->
    [0] Нових гравців з майстерні немає
    [one] Додано { $added } гравця з майстерні
    [few] Додано { $added } гравців з майстерні
   *[many] Додано { $added } гравців з майстерні
}, { $changed ->
    [0] змінених немає
   *[other] змінено { $changed }
}.
backup-players-refused = Не відновлено: { $names }. Записи цих гравців у копії пошкоджено.
foreign-title = Дозволити цьому коду працювати тут?
foreign-refused = Цьому коду не дозволено працювати тут
foreign-file = З резервної копії { $file } від { $date }
foreign-players = Гравці: { $names }
foreign-libraries = Бібліотеки: { $names }
foreign-more = ще { $count }
foreign-author = Сторінка не може перевірити, хто його написав. Дозволяйте, лише якщо довіряєте цій людині. Доти замість цих гравців грає звичайний рівень.
foreign-allow = Дозволити
foreign-refuse = Не дозволяти
error-foreign-code = Цей гравець прийшов із резервної копії, і йому не дозволено працювати на цьому пристрої. Дозволити можна там, де відновлюють резервні копії.
backup-libraries = { $count ->
    [one] У ній також { $count } бібліотека з майстерні ({ $size }).
    [few] У ній також { $count } бібліотеки з майстерні ({ $size }).
   *[many] У ній також { $count } бібліотек з майстерні ({ $size }).
}
backup-libraries-left = Завеликі для копії: { $files }. Збережіть ці файли самі.
backup-libraries-back = { $count ->
    [one] Відновлено { $count } бібліотеку з майстерні ({ $size }).
    [few] Відновлено { $count } бібліотеки з майстерні ({ $size }).
   *[many] Відновлено { $count } бібліотек з майстерні ({ $size }).
}
backup-libraries-refused = Не відновлено: { $files }. Файл пошкоджено або призначено для іншого Python.
backup-libraries-away = Без мережі бібліотек не відновити. Відкрийте копію ще раз, коли буде зв’язок.
backup-taken-results = { $added ->
    [0] Нових результатів завершених партій немає
    [one] Додано { $added } результат завершеної партії
    [few] Додано { $added } результати завершених партій
   *[many] Додано { $added } результатів завершених партій
}, { $changed ->
    [0] доповнених немає
   *[other] доповнено { $changed }
}.
backup-taken-days = { $added ->
    [0] Нових роздач дня немає
    [one] Додано { $added } роздачу дня
    [few] Додано { $added } роздачі дня
   *[many] Додано { $added } роздач дня
}, { $changed ->
    [0] доповнених немає
   *[other] доповнено { $changed }
}.
backup-taken-evenings = { $added ->
    [0] Нових вечорів із друзями немає
    [one] Додано { $added } вечір із друзями
    [few] Додано { $added } вечори з друзями
   *[many] Додано { $added } вечорів із друзями
}, { $changed ->
    [0] доповнених немає
   *[other] доповнено { $changed }
}.
backup-taken-problems = { $added ->
    [0] Нових задач немає
    [one] Додано { $added } задачу
    [few] Додано { $added } задачі
   *[many] Додано { $added } задач
}, { $changed ->
    [0] оновлених немає
   *[other] оновлено { $changed }
}.
backup-taken-refused = { $count ->
    [one] Ще { $count } запис цієї копії пошкоджений, його пропущено.
    [few] Ще { $count } записи цієї копії пошкоджені, їх пропущено.
   *[many] Ще { $count } записів цієї копії пошкоджені, їх пропущено.
}
backup-lost-games = Партії не вдалося зберегти або прочитати. { $why }
backup-lost-results = Результати завершених партій не вдалося зберегти або прочитати. { $why }
backup-lost-days = Роздачі дня не вдалося зберегти або прочитати. { $why }
backup-lost-evenings = Вечори з друзями не вдалося зберегти або прочитати. { $why }
backup-lost-problems = Задачі не вдалося зберегти або прочитати. { $why }
backup-lost-players = Гравців із майстерні не вдалося зберегти або прочитати. { $why }
backup-lost-libraries = Бібліотеки з майстерні не вдалося зберегти або прочитати. { $why }
backup-damaged = Не відновлено, бо пошкоджено або створено новішою версією: { $files }.
backup-unread = Не все на цьому пристрої вдається прочитати. { $why }
backup-away = Частину про резервні копії не вдалося завантажити. Відкрийте це ще раз, коли з’явиться мережа.
backup-note = Ваші останні партії є тільки в цьому браузері. Збережіть їх, щоб не втратити.
backup-note-seven-days = Цей браузер видалить ваші партії, якщо не відкривати сторінку сім днів. Збережіть їх зараз.
backup-note-failed = Не вдалося зберегти копію в теку «{ $folder }». { $why }
backup-later = Не зараз
error-backup-broken = Це не резервна копія, або її пошкоджено. Нічого не змінено.
error-backup-newer = Цю копію зробила новіша версія. Спершу оновіть сторінку. Нічого не змінено.
error-backup-folder-gone = Теки для копії вже немає. Виберіть іншу.
error-backup-not-allowed = Браузер знову просить вашого дозволу писати в теку.
error-backup-full = У теці для копії не лишилося місця.
error-backup-failed = Не вдалося записати копію. Спробуйте ще раз або виберіть іншу теку.
error-backup-late = Тека для копії не відповідає. Якщо вона відгукнеться згодом, копія допишеться сама; можна також вибрати іншу теку або завантажити копію.

## Передпокій

more = Більше
play-now = Грати зараз
change-game = Змінити гравців, карти
arriving = Відкриється, щойно стіл буде готовий.
arriving-leave = На початок
names-title = Хто грає?
names-note = За порожнє поле гратиме комп’ютер.
names-person = Ім’я гравця { $seat }
with-friends = З друзями
today = Сьогодні
friends-host = Запросити друзів
friends-host-note = Кожен грає на своєму пристрої
friends-join-note = У вас є посилання або код
friends-round = За цим пристроєм
friends-round-note = Передавайте його з рук у руки
with-box = З коробкою
with-box-note = Ви граєте за справжнім столом, сторінка викликає і рахує
friends-screen-note = На великому екрані — стіл, на телефонах — карти
new-game = Нова гра
guided = Навчитися за п’ять хвилин
guided-dismiss = Більше не пропонувати навчальну гру
start-game = Почати гру
players = Гравців
player-person = Людина
player-elsewhere = Друг
player-normal = Комп’ютер
player-novice = Новачок
player-strong = Сильний
player-expert = Знавець
player-master = Майстер
player-own = Власний гравець
player-random = Комп’ютер, грає навмання
level-normal = грає розважливо, як той, хто добре знає гру.
level-novice = часто вирішує навмання: якраз для першої партії.
level-strong = знає, які ролі приносять перемогу, і обирає відповідно.
level-expert = найважливіші рішення розігрує наперед, але не так ретельно, як майстер.
level-master = найважливіші рішення подумки розігрує наперед, тож на мить замислюється.
level-random = робить будь-що дозволене, без жодного плану.
tempers = { $rivals ->
    [1] Вдача комп’ютерного гравця
   *[other] Вдача комп’ютерних гравців
}
temper-even = { $rivals ->
    [1] Звичайна
   *[other] Рівна
}
temper-mix = { $rivals ->
    [1] Під ім’я
   *[other] У кожного своя
}
temper-help-even = { $rivals ->
    [1] Без особливої вдачі.
   *[other] Усі грають однаково.
}
temper-help-mix = { $rivals ->
    [1] Вдача, що пасує до імені.
   *[other] Кожен має свою вдачу, і вона пасує до імені.
}
seat-name = Ім’я на місці { $seat }
seat-kind = Хто грає на місці { $seat }
default-name = Гравець
    .acc = гравця
    .gen = гравця
    .dat = гравцеві
# The same inside a sentence.
unnamed-player = гравець
    .acc = гравця
    .gen = гравця
    .dat = гравцеві
    .gender = m
you-name = Ви
    .inside = ви
own-name = Ваше ім’я
computer-name-1 = Одарка
    .acc = Одарку
    .gen = Одарки
    .dat = Одарці
    .gender = f
computer-name-2 = Богдан
    .acc = Богдана
    .gen = Богдана
    .dat = Богданові
    .gender = m
computer-name-3 = Мотря
    .acc = Мотрю
    .gen = Мотрі
    .dat = Мотрі
    .gender = f
computer-name-4 = Остап
    .acc = Остапа
    .gen = Остапа
    .dat = Остапові
    .gender = m
computer-name-5 = Явдоха
    .acc = Явдоху
    .gen = Явдохи
    .dat = Явдосі
    .gender = f
computer-name-6 = Тиміш
    .acc = Тимоша
    .gen = Тимоша
    .dat = Тимошеві
    .gender = m
computer-name-7 = Соломія
    .acc = Соломію
    .gen = Соломії
    .dat = Соломії
    .gender = f
computer-names = { computer-name-1 }, { computer-name-2 }, { computer-name-3 }, { computer-name-4 }, { computer-name-5 }, { computer-name-6 }, { computer-name-7 }
typed-name = { $name }
    .acc = гравця { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }
bare-name = «{ $name }»
more-options = Більше налаштувань
shuffle-seats = Перемішати місця
seat-up = Пересадити { FORM($name, "acc") } на місце вище
seat-down = Пересадити { FORM($name, "acc") } на місце нижче
by-lot = випадково
seed = Номер роздачі
seed-help = Той самий номер і ті самі рішення дають ту саму партію.
saved-games = Збережені партії
no-saved-games = Розпочатих партій ще немає.
finished-games = { $count ->
    [one] { $count } завершена партія
    [few] { $count } завершені партії
   *[many] { $count } завершених партій
}
save-over = { $count ->
    [1] Перемагає { $names }
   *[other] Перемогу ділять { $names }
}
save-over-you = { $count ->
    [1] Ви перемогли
   *[other] { CAP(FORM($names, "inside")) } ділите перемогу
}
quickstart = Швидкий запуск
quickstart-text = Коли гра якийсь час простоює, цей пристрій робить знімок запущеного рушія. Наступний запуск тоді триває близько секунди.
quickstart-on = Використовувати швидкий запуск
quickstart-off = Швидкий запуск вимкнено.
quickstart-none = Знімка ще немає.
quickstart-making = Робимо знімок…
quickstart-ready = { $size }, зроблено { $date }
broken-title = Пошкоджене збереження
broken-text = Цю партію пошкоджено, відкрити її не вдасться. Її можна зберегти у файл як є або видалити.
delete-title = Видалити цю партію?
delete-text = Вона зникне назавжди, якщо ви не зберегли її у файл.
delete-text-lost = Вона зникне назавжди, якщо ви не зберегли її у файл. Її вже розпочато всерйоз: видалена, вона вважатиметься програною для вашого рейтингу.
replace-title = Замінити збережену партію?
replace-text = На пристрої вже є пізніша версія цієї партії. Файл старіший: усе, що зіграно після того, буде втрачено.
replace-text-lost = На пристрої вже є пізніша версія цієї партії. Файл старіший: усе, що зіграно після того, буде втрачено. Її вже розпочато всерйоз, тож вона вважатиметься програною для вашого рейтингу.
statistics = Статистика
statistics-none = Завершених партій ще немає. Зіграйте партію до кінця, і її буде враховано тут.
statistics-stored = Ці дані є лише на цьому пристрої. Вони лишаються, коли партію видалено.
statistics-reading = Читаємо завершені партії: { $count }
statistics-who = Хто грав
statistics-everybody = Усі тут
statistics-games = Партії
statistics-won = Перемоги
statistics-mean = { FORM(title, "points") ->
    [n] Очок у середньому
   *[other] Балів у середньому
}
statistics-best = { FORM(title, "points") ->
    [n] Найбільше очок
   *[other] Найбільше балів
}
statistics-streak = Найдовша серія перемог
statistics-coach = Вибори, з якими згоден порадник
statistics-coaching = Порадник переглядає ваші партії: { $count }
statistics-times = Разів
statistics-months = За місяцями
statistics-months-table = Таблицею
statistics-month = Місяць
statistics-tables = У таблицях
statistics-variants = За виданням
statistics-players = За кількістю гравців
statistics-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
statistics-levels = За суперниками
statistics-friends = Друзі на інших пристроях
statistics-people = Лише люди тут
statistics-apart = Не враховано вище
statistics-fork = Продовжено з перегляду
statistics-free = Зі скасуванням ходів
statistics-left = Видалено до кінця
statistics-away = { $count ->
    [one] { $count } результат належить грі, якої немає на цій сторінці. Він лишається збереженим, але не враховується.
    [few] { $count } результати належать іграм, яких немає на цій сторінці. Вони лишаються збереженими, але не враховуються.
   *[many] { $count } результатів належать іграм, яких немає на цій сторінці. Вони лишаються збереженими, але не враховуються.
}
rating = Рейтинг
rating-none = Партія наодинці проти комп’ютерів дає вам рейтинг, якщо довести її до кінця без скасування ходів і без порад.
rating-how = Враховуються партії наодинці проти комп’ютерів, доведені до кінця без скасування ходів і без порад. З кожної роздачі враховується перша партія. Після десяти ваших рішень поразка враховується й тоді, коли була допомога, а видалена партія вважається програною. Рівень «{ player-normal }» за будь-яким столом має 1500 очок.
rating-failed = { $name }: рейтинг визначити неможливо, бо ця сторінка не може прочитати збережені результати.
rating-open = { $count ->
    [one] { $count } партія, розпочата всерйоз і вже тиждень не зіграна далі, вважається програною, доки її не завершено.
    [few] { $count } партії, розпочаті всерйоз і вже тиждень не зіграні далі, вважаються програними, доки їх не завершено.
   *[many] { $count } партій, розпочатих всерйоз і вже тиждень не зіграних далі, вважаються програними, доки їх не завершено.
}
rating-between = найімовірніше, від { $low } до { $high }
rating-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
rating-change = остання партія { $change }
rating-yours = Ваш рейтинг — { $points }, найімовірніше, від { $low } до { $high }.
rating-even = Приблизно вам до снаги: { $levels }.
rating-even-now = Ці суперники приблизно рівні вам за силою.
rating-level = { $count } × { $level }
rating-seat = Грати проти них
rating-reset = Скинути рейтинг
rating-reset-title = Скинути рейтинг?
rating-reset-text = Він почнеться заново з наступної партії. Самі партії залишаться в статистиці.
statistics-delete-title = Видалити статистику?
statistics-delete-text = Її не можна відновити, якщо ви не зберегли її у файл. Партії лишаться.
imported = Партію додано.
imported-beside = Партію додано поруч із тією, що вже є: її було продовжено інакше.
import-failed = Не вдалося додати { $name }. { $why }
arrived-file-title = Додати партію з цього файлу?
arrived-file = { $name } потрапить до списку збережених партій. Партія на столі лишиться, як є.
arrived-file-yes = Додати
arrived-link-title = Відкрити посилання?
arrived-link = Партію на столі збережено, і її буде закрито. Її можна продовжити з головної сторінки.
arrived-link-yes = Відкрити
arrived-nothing = У тому, чим поділилися, немає ні посилання цього столу, ні збереженої партії.
arrived-gone = Не вдалося прочитати, тому пропущено: { $files }.

## Стіл

to-lobby = Вийти до списку партій (партію збережено)
target-label = Обрати: { $label }
blocked-part = { $thing }: { $reason }
log = Журнал гри
log-news = Що нового
log-filter = Що показує журнал
log-all = Усе
log-against = Проти мене
log-against-none = Вам ще ніхто нічого не зробив.
news = Після вашого ходу
tabs = Частини столу
tab-table = Стіл
tab-log = Журнал
speed = Швидкість комп’ютерних гравців
speed-slow = Повільно
speed-normal = Звичайно
speed-fast = Швидко
speed-instant = Миттєво
end-turns-use = Завершувати мій хід, коли більше немає чого робити
turn-ends = Хід завершиться сам за { $seconds } секунди. Натисніть будь-де, щоб спинити це.
not-stored = Ця партія не зберігається. Збережіть її у файл, щоб не втратити.
your-move = Ваш хід: { $name }
your-move-alone = Ваш хід
waiting-for = Ходить { $name }
waiting-for-you = Зараз ваша черга
thinking = Обмірковує хід…
thinking-of = { $name } обмірковує хід…
stop-thinking = Досить думати
skip = Одразу до мого ходу
story-pause = Пауза
story-resume = Далі
story-step = Наступна сцена
story-continue = Продовжити
sound = Звук
sound-use = Монети, карти, погрози та сигнал вашого ходу
sound-effects = Гучність подій
sound-ambience = Гучність тла
sound-night = Тихіше вночі, з 21:00 до 7:00
sound-offer = Те, що відбувається за столом, можна й почути.
sound-on = Увімкнути звук
remarks-off = Сховати всі репліки
remarks-use = Комп’ютерні гравці коментують те, що з ними роблять
vibration-use = Вібрувати, коли настає ваш хід
text-size = Розмір тексту
text-size-share = { $share } %
hand = Панель
hand-right = Праворуч
hand-left = Ліворуч
listen = На слух
listen-open = Питати, слухати, озвучувати
guide = Навчальна гра
guide-next = Зрозуміло
guide-stop = Завершити навчання
tip = Підказка
tip-stop = Без підказок
chosen-count = { $most ->
    [1] Обрано { $count } з { $most }
   *[other] Обрано { $count }, щонайбільше { $most }
}
curtain-title = Передайте планшет { FORM($name, "dat") }
curtain-text = Решту гравців просимо не підглядати.
curtain-button = Це я, { $name }

## Друзі на інших пристроях

friend-name = Друг { $seat }
add-friend = Додати місце для друга
friends-next = Друзі грають на власних пристроях. Запросите їх на наступному кроці.
friends-impossible = Цей браузер не вміє з’єднуватися з іншими пристроями, тож запросити друзів звідси не вдасться. Спробуйте свіжий Chrome, Edge, Firefox чи Safari.
open-table = Запросити друзів
join-friend = Приєднатися до гри друга
peer-open = на зв’язку
peer-open-long = { $name } на зв’язку
peer-waiting = ще не відповідає
peer-waiting-long = { $name } зараз не відповідає
peer-lost = немає зв’язку
peer-lost-long = { $name } не на зв’язку
peer-bot = грає комп’ютер
peer-bot-long = Замість { FORM($name, "gen") } грає комп’ютер
room-table = За столом
room-you = ви, на цьому пристрої
room-here = теж на цьому пристрої
room-opener = господар столу
room-friend = ще немає
room-connecting = з’єднується…
room-computer = комп’ютерний гравець
room-leave = Вийти з-за столу
room-leave-title = Закрити стіл?
room-leave-text = Карти ще не роздано. Усі, хто вже прийшов, розійдуться.
room-reopened = Сторінку перезавантажено. Ваш стіл і посилання на нього ті самі.
room-links-void = Сторінку перезавантажено: посилання, надіслані раніше, вже нікуди не ведуть. Надішліть друзям нове.
screen-title = { $screen } · { $title }
screen-not-here = Того, що показує ця адреса, на цьому пристрої немає. Партії лишаються на пристрої, на якому в них грали.
screen-unknown = Ця адреса тут нікуди не веде, тож перед вами головна сторінка.
screen-leave-title = Покинути друзів?
screen-leave-text = Ви за столом із друзями. Вони побачать, що ви пішли.
room-wait = Чекаємо, поки { $name } почне гру.
room-missing = { $count ->
    [1] { $names } ще не сидить за столом.
   *[other] { $names } ще не сидять за столом.
}
room-all-there = Усі на місці.
room-start-without = Почати: за них гратиме комп’ютер
room-watching = { $count ->
    [0] Глядачів немає.
    [one] { $count } глядач.
    [few] { $count } глядачі.
   *[many] { $count } глядачів.
}
invite-somebody = Запросити
invite-somebody-to = Запросити { FORM($name, "acc") }
invite-again = Запросити знову
invite-again-to = Знову запросити { FORM($name, "acc") }
invite-watcher = Запросити глядача
seat-watcher = Посадити { FORM($name, "acc") } за стіл
pace-title = Час на кожне рішення
pace-none = скільки завгодно
pace-own = У вас залишилося { $time }.
pace-other = { $name } має ще { $time }.
pace-stopped = Годинник стоїть на { $time }: пристрій не відповідає.
pace-more = Додати хвилину
pace-late = Час вийшов: цього разу вирішив комп’ютерний гравець. Наступне рішення знову за вами.
pace-decided = { CAP(FORM($name, "dat")) } забракло часу { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}, і вирішував комп’ютерний гравець.
room-how = Як друзі потрапляють за стіл
room-how-1 = Натисніть «Запросити» й надішліть другові посилання або покажіть код на екрані.
room-how-2 = Друг відкриває його й отримує для вас відповідь, яка вертається тим самим шляхом.
room-how-3 = Вставте або відскануйте відповідь, і друг уже за столом.
room-how-private = Пристрої спілкуються напряму. Через наші сервери нічого не проходить.
friends = Друзі
stand-in = Хай пограє комп’ютер
hand-back = Повернути місце { FORM($name, "dat") }
away-waiting = { $name } не відповідає. Стіл чекає; здебільшого це минає саме.
away-unsaved = Пристрій господаря зараз не може зберегти партію. Щойно зможе, гра сама піде далі.
away-lost = { $name } більше не на зв’язку. Стіл чекає.
away-opener = { $name } більше не на зв’язку. Не закривайте сторінку: гра продовжиться, щойно зв’язок відновиться або вас запросять знову.
guest-here = { $name } за столом.
guest-back = { $name } знову тут.
chat = Чат
chat-none = Ще ніхто нічого не сказав.
chat-muted = Повідомлення інших приховано.
chat-mute = Сховати повідомлення інших
chat-unmute = Знову показувати слова інших
chat-write = Написати всім
chat-send = Надіслати
chat-unread = { $count ->
    [one] непрочитане повідомлення
    [few] непрочитані повідомлення
   *[many] непрочитаних повідомлень
}
reactions = Реакції
come-back = Вернутися за стіл
back-to-table = Назад до столу
back-to-friends = Назад за стіл: { $name }
reaction-applause = Браво!
reaction-laugh = Ха-ха!
reaction-wow = Ого!
reaction-ouch = Ой!
reaction-thanks = Дякую!
reaction-hurry = Ваш хід!
verdict = Чесні карти
verdict-checking = Перевіряємо, чи чесними були карти…
verdict-sound = Перевірено: колоду не підтасовано, і все, що вам показували, було правдою.
verdict-faulty = Щось не сходиться. Гра була нечесна, або сторінку пошкоджено:
verdict-by = { $count ->
    [1] { $names } підтверджує чесність гри
   *[other] { $names } підтверджують чесність гри
}
verdict-doubted = { $count ->
    [1] { $names } сумнівається в чесності гри
   *[other] { $names } сумніваються в чесності гри
}
verdict-number = Усі за цим столом бачать те саме число:
evening = Цей вечір
evenings = Вечори з друзями
evening-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}
evening-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[many] { $count } перемог
}
fault-changed-shuffle = Це не ті карти, що їх ви витягли всі разом.
fault-forged-update = Після рішення № { $moment } вам показали те, чого не було.
fault-rewritten-past = Рішення № { $moment } скасували або змінили, хоча правила цього не дозволяють.
fault-forged-pick = Рішення № { $moment } ухвалили від вашого імені, але не ви.
fault-forged-computer = Рішення № { $moment } не таке, яке ухвалив би комп’ютерний гравець.
fault-forged-seating = На рішенні № { $moment } грав хтось інший, ніж вам сказали.
fault-forged-chat = У чаті є слова від вашого імені, яких ви не казали.
fault-broken-chain = Надіслане після рішення № { $moment } не продовжує того, що було раніше.
fault-broken-record = Надісланий вам запис партії не можна дограти до кінця.
come-back-how = Тут ви сиділи за столом друга. Попросіть друга натиснути «Запросити знову» біля вашого місця й відкрийте посилання тут: ви нічого не пропустите.
drawn-together = Карти перетасували всі пристрої разом. Число, що бачать усі: { $number }
coming-back = Повертаємося за стіл…
coming-back-long = Якщо це триває довго, можливо, друг закрив сторінку або змінилася мережа. Тоді допоможе нове запрошення; ви нічого не пропустите.
coming-back-instead = У мене є нове запрошення
away-by-code = { $name } не на зв’язку. Цей браузер не дає сторінці повернутися самій: покажіть свій код повернення.
return-show = Показати код повернення
return-title = Повернутися за кодом
return-how = Дайте будь-якому пристрою за столом сканувати цей код або надішліть йому посилання. Ви нічого не пропустите.
return-how-all = Нехай пристрій кожного друга сканує цей код, або надішліть друзям посилання. Ніхто нічого не пропустить.
return-code = Код повернення
return-words = Я повертаюся за стіл. Відкрийте це посилання на пристрої за столом:
return-take-title = Прийняти код повернення
return-take-how = Друг, чию сторінку перезавантажено, показує код або надсилає посилання. Скануйте його або вставте тут.
return-field = Вставте код повернення
return-take = Прийняти код
return-taken = Код прийнято. Інший пристрій з’єднається сам.
return-sent = Код прямує до господаря…
return-handed = Готово: ваш стіл має код. Поверніться на його вкладку.
return-to-nobody = Це код повернення, але в цьому браузері на нього не чекає жоден стіл. Скопіюйте його й вставте на пристрої за столом: «Прийняти код повернення».
return-none = Це не код повернення. Скопіюйте все посилання, яке показує інша сторінка.
return-both = І цю сторінку, і сторінку того пристрою завантажено заново, тож той код нікуди не веде. Запросіть друга знову:
return-both-here = І цю сторінку, і сторінку вашого друга завантажено заново, тож коди нікуди не ведуть. Попросіть у друга нове посилання й відкрийте його тут: ви нічого не пропустите.
coming-back-by-code = Цей браузер не дає сторінці повернутися самій. Вистачить одного коду:
inherit = Грати далі без { FORM($name, "gen") }
inherit-title = Грати далі без господаря столу?
inherit-how = Кожен із вас зберігає зашифровану гру й частину ключа. Запросіть решту: коли вас буде досить, гра продовжиться на цьому пристрої, і він знатиме всі карти. Якщо господар столу повернеться раніше, вона продовжиться в нього.
inherit-asked = Той, хто вас запросив, хоче продовжити замість господаря столу. Його пристрій знатиме всі карти.
inherit-agree = Погодитися
inherit-count = Погодилися: { $have } з { $needed }

## Кінець гри

winner = { $count ->
    [1] { $names } перемагає!
   *[other] { $names } ділять перемогу!
}
winner-you = { $count ->
    [1] Ви перемогли!
   *[other] { CAP(FORM($names, "inside")) } ділите перемогу!
}
place = { $place ->
    [1] { $place }-ше
    [3] { $place }-тє
    [4] { $place }-те
    [5] { $place }-те
    [6] { $place }-те
    [7] { $place }-ме
    [8] { $place }-ме
   *[other] { $place }-ге
} місце
points-word = { FORM(title, "points") ->
    [n] { $count ->
        [one] очко
        [few] очки
       *[many] очок
    }
   *[other] { $count ->
        [one] бал
        [few] бали
       *[many] балів
    }
}
again-same = Ще раз із тими самими гравцями
again-change = Змінити гру
again-wished = { $name } хоче зіграти ще раз.
next-game = Наступна партія
next-come = Усі, хто за столом, перейдуть самі.
next-watch = { $count ->
    [1] { $names } дивитиметься.
   *[other] { $names } дивитимуться.
}
next-people = За столом
hand-over = Зробити господарем
hand-over-title = Зробити { FORM($name, "acc") } господарем столу?
hand-over-text = Наступну партію роздасть інший пристрій, а ваш перейде туди гостем.
hand-over-yes = Передати
hand-over-asked = Запит надіслано { FORM($name, "dat") }.
hand-over-declined = { $name } не хоче бути господарем столу.
hand-over-silent = { $name } не відповідає. Можливо, сторінка там старіша.
hand-over-offered = Стати господарем столу?
hand-over-offered-text = Господар передає вам стіл. Наступну партію роздасть ваш пристрій, і решта перейде до нього.
hand-over-take = Прийняти
see-table = Переглянути стіл
replay-short = Перегляд
replay-link-short = Посилання
share-picture-short = Картинка
see-table-short = Стіл
see-scores = Підсумки
end-part-day = День
end-part-decisions = Рішення
end-part-course = Перебіг
costs-title = Рішення, що коштували найбільше
costs-looking = Порадник переглядає ваші рішення: { $looked } з { $all }
costs-none = Жодне рішення напевно нічого вам не коштувало. Чудова гра!
cost-chosen = Ваш вибір — «{ $answer }»
cost-better = Краще було б «{ $answer }»
counting = { FORM(title, "points") ->
    [n] Рахуємо очки
   *[other] Рахуємо бали
}
counting-winner = А перемога…
skip-counting = Показати все одразу
score-you = ви
score-open = Деталі: { $name }
tie-none = Нічия, по { $points }: { END($name) ->
    [vowel] { SOUND($other, "uk") ->
        [vowel] { $name } й { $other }
       *[consonant] { $name } і { $other }
    }
   *[consonant] { $name } і { $other }
} ділять місце.
tie-none-you = { $you ->
    [name] Нічия, по { $points }: ви та { $other } ділите місце.
   *[other] Нічия, по { $points }: { $name } та ви ділите місце.
}
course = Перебіг партії
turning-points = Переломні моменти
turning-lead = { FORM(title, "points") ->
    [n] { $count ->
        [one] { $name } здобуває { $count } очко й виходить уперед
        [few] { $name } здобуває { $count } очки й виходить уперед
       *[many] { $name } здобуває { $count } очок і виходить уперед
    }
   *[other] { $count ->
        [one] { $name } здобуває { $count } бал і виходить уперед
        [few] { $name } здобуває { $count } бали й виходить уперед
       *[many] { $name } здобуває { $count } балів і виходить уперед
    }
}
turning-lead-you = { FORM(title, "points") ->
    [n] { $count ->
        [one] Ви здобуваєте { $count } очко й виходите вперед
        [few] Ви здобуваєте { $count } очки й виходите вперед
       *[many] Ви здобуваєте { $count } очок і виходите вперед
    }
   *[other] { $count ->
        [one] Ви здобуваєте { $count } бал і виходите вперед
        [few] Ви здобуваєте { $count } бали й виходите вперед
       *[many] Ви здобуваєте { $count } балів і виходите вперед
    }
}
turning-gain = { FORM(title, "points") ->
    [n] { $count ->
        [one] { $name } здобуває { $count } очко
        [few] { $name } здобуває { $count } очки
       *[many] { $name } здобуває { $count } очок
    }
   *[other] { $count ->
        [one] { $name } здобуває { $count } бал
        [few] { $name } здобуває { $count } бали
       *[many] { $name } здобуває { $count } балів
    }
}
turning-gain-you = { FORM(title, "points") ->
    [n] { $count ->
        [one] Ви здобуваєте { $count } очко
        [few] Ви здобуваєте { $count } очки
       *[many] Ви здобуваєте { $count } очок
    }
   *[other] { $count ->
        [one] Ви здобуваєте { $count } бал
        [few] Ви здобуваєте { $count } бали
       *[many] Ви здобуваєте { $count } балів
    }
}
turning-loss = { FORM(title, "points") ->
    [n] { $count ->
        [one] { $name } втрачає { $count } очко
        [few] { $name } втрачає { $count } очки
       *[many] { $name } втрачає { $count } очок
    }
   *[other] { $count ->
        [one] { $name } втрачає { $count } бал
        [few] { $name } втрачає { $count } бали
       *[many] { $name } втрачає { $count } балів
    }
}
turning-loss-you = { FORM(title, "points") ->
    [n] { $count ->
        [one] Ви втрачаєте { $count } очко
        [few] Ви втрачаєте { $count } очки
       *[many] Ви втрачаєте { $count } очок
    }
   *[other] { $count ->
        [one] Ви втрачаєте { $count } бал
        [few] Ви втрачаєте { $count } бали
       *[many] Ви втрачаєте { $count } балів
    }
}
turning-better = Шанс { FORM($name, "gen") } на перемогу зростає з { $from } % до { $to } %
turning-better-you = Ваш шанс на перемогу зростає з { $from } % до { $to } %
turning-worse = Шанс { FORM($name, "gen") } на перемогу падає з { $from } % до { $to } %
turning-worse-you = Ваш шанс на перемогу падає з { $from } % до { $to } %
curve-chance = Шанси
curve-chance-note = Шанси враховують силу кожного комп’ютерного гравця.
per-cent = { $figure } %
share-picture = Поділитися зображенням
tour-town = { $name }: місто, { $count ->
    [one] { $count } будівля
    [few] { $count } будівлі
   *[many] { $count } будівель
}
tour-back = Попереднє місто
tour-next = Наступне місто
poster-upright = Вертикально
poster-wide = Горизонтально
poster-alt = Зображення всіх міст з іменами й очками
poster-share = Поділитися

## Варіанти

option-confirm = Підтвердити
picked-before = Вибрано раніше
look-at-table = Глянути на стіл
choose-on-table = Обирайте на столі: доступне підсвічено.
see-cards = Назад до карт
choose = Вибрати


## Коли щось пішло не так

error-game-over = Цю партію вже завершено.
error-stale-pick = Ситуація на столі вже змінилася; оберіть ще раз.
error-not-your-ask = Зараз обирає інший гравець.
error-illegal-pick = Зараз так зробити не можна.
error-too-many-picks = Партія задовга: далі її не можна зберігати.
error-save-too-large = Файл завеликий як для збереженої партії.
error-file-unread = Файл не вдалося прочитати. Можливо, його перемістили чи видалили або його ще немає на цьому пристрої.
error-save-broken = Це не збережена партія, або збереження пошкоджено.
error-save-lacks = { $what ->
    [card] Для цієї партії потрібна карта, якої тут немає: «{ $name }».
    [set] Для цієї партії потрібен набір карт, якого тут немає: «{ $name }».
    [edition] Для цієї партії потрібне видання, якого тут немає: «{ $name }».
    [level] Для цієї партії потрібен рівень комп’ютерів, якого тут немає: «{ $name }».
   *[other] Для цієї партії потрібне те, чого тут немає: «{ $name }».
}
error-bad-request = Сторінка надіслала помилковий запит. Перезавантажте сторінку.
error-request-too-large = Забагато даних.
error-bad-setup = З такими налаштуваннями партію не почати.
error-unknown-match = Цю партію вже закрито. Відкрийте її ще раз зі списку.
error-unknown-method = Сторінка й рушій різних версій. Перезавантажте сторінку.
error-wrong-game = Цей файл належить грі, якої тут немає: «{ $game }».
error-problem-broken = Цю задачу не відкрити: вона пошкоджена або правила відтоді змінилися.
error-replay-link-broken = Це посилання на повтор пошкоджене або обрізане. Попросіть надіслати його ще раз.
error-replay-link-rules = Цю партію зіграно за іншими правилами чи з іншими картами, ніж у цій версії, тож показати її не можна.
error-no-replay-link = Ця партія не вміщується в посилання: вона задовга або почалася не з власної роздачі за сьогоднішніми правилами. Збережіть її файлом.
error-newer-save = Партію збережено новішою версією. Спершу оновіть сторінку.
error-bad-seating = Такі гравці не можуть сісти за цей стіл.
error-unknown-game = Такої гри тут немає.
error-not-replayed-rules = Відколи цю партію збережено, правила змінилися; гра продовжується зі збереженої позиції, а що було раніше, показати неможливо.
error-not-replayed-pick = Рішення { $at } цієї збереженої партії на своєму місці неможливе; гра продовжується зі збереженої позиції, а що було раніше, показати неможливо.
error-not-replayed-state = Рішення цієї збереженої партії ведуть до іншої позиції, ніж збережена; гра продовжується зі збереженої, а що було раніше, показати неможливо.
error-nothing-to-undo = Зараз немає рішення, яке можна скасувати.
error-nothing-to-redo = Немає рішення, яке можна повторити.
error-unknown-moment = У цій партії немає такого моменту.
error-not-your-seat = Це чуже місце за столом.
error-still-running = Це можна зробити, коли партію буде завершено.
error-no-redeal = Звідси далі можна грати лише тоді, коли одна людина грає проти комп’ютерних гравців.
error-cannot-redeal = З цього моменту роздати приховане заново не вдалося. Спробуйте інший.
error-no-hint = Поради є лише тоді, коли одна людина грає проти комп’ютерних гравців.
error-bad-day = Такого дня немає.
error-no-rating = У цій грі немає рейтингу.
error-no-real-table = Для цієї гри немає помічника за справжнім столом.
error-companion-away = Частини для гри з коробкою ще немає на цьому пристрої. Підключіться один раз до інтернету й відкрийте її знову.
error-no-days = У цієї гри немає роздачі дня.
error-day-alone = Роздачу дня грають без допомоги: без порадника, без інших гравців, без проб із середини.
error-no-free-undo = Вільно скасовувати рішення можна лише тоді, коли грає одна людина, а решта — комп’ютерні гравці.
error-too-many-matches = Відкрито забагато партій. Перезавантажте сторінку.
error-peer-broken = Інший пристрій надіслав щось незрозуміле. Під’єднайтеся ще раз.
error-other-protocol = На двох пристроях різні версії сторінки. Перезавантажте її на обох.
error-other-rules = Два пристрої грають за різними версіями правил. Перезавантажте сторінку на обох і спробуйте ще раз.
error-other-room = Це з’єднання веде до іншого столу.
error-unknown-guest = Цей стіл вас більше не знає. Попросіть нове запрошення.
error-invitation-void = Це запрошення вже використано, або для цього місця є новіше. Попросіть нове запрошення.
error-too-many-links = До столу проситься забагато людей одночасно. Зачекайте трохи та спробуйте ще раз.
error-too-many-rooms = Відкрито забагато столів. Перезавантажте сторінку.
error-unknown-room = Цей стіл тут уже не відкритий.
error-room-broken = Збережені дані цього столу пошкоджено. Попросіть нове запрошення.
error-already-dealt = Карти вже роздано.
error-too-fast = Це забагато за один раз. Зачекайте трохи.
error-not-connected = Зараз немає з’єднання.
error-not-answered = Інший пристрій не відповів. Спробуйте ще раз.
error-no-record = Повного запису цієї партії немає, тому перевірити її не можна.
error-no-legacy = Без господаря столу тут нема з чого продовжити.
error-legacy-broken = Збережену партію не вдається відкрити: одна з частин ключа хибна або пошкоджена.
error-elsewhere = Ви сіли за цей стіл в іншій вкладці або на іншому пристрої. Грайте далі там.
error-dismissed = Вас вилучили з гри.
error-replaced = На ваше місце запросили когось іншого.
error-left = Ви вийшли з-за столу.
error-shut = Стіл закрито.
error-gather-ended = Друг усе-таки не продовжує замість господаря столу. Зачекайте на господаря або попросіть у нього нове запрошення.
error-picture-not-shared = Браузер не дозволив сторінці надіслати картинку. Тепер вона у завантаженнях.
error-internal = Щось пішло не так. Нічого не змінилося.
error-engine-start = Не вдалося запустити рушій. Перевірте мережу і спробуйте ще раз.
error-engine-lost = Рушій зупинився. Перезавантажте сторінку; партію збережено.
error-engine-answer = Рушій дав хибну відповідь. Перезавантажте сторінку; партію збережено.
error-storage-full = На пристрої не лишилося місця. Можна грати далі, але партія не зберігається: збережіть її у файл, щоб не втратити.
error-storage-failed = Пристрій не дає сторінці зберігати дані. Можна грати далі, але збережіть партію у файл, щоб не втратити.
error-storage-blocked = Браузер не дозволяє сторінці нічого зберігати, тож із закриттям сторінки партія зникне. Запишіть її у файл або дозвольте сайту зберігати дані в налаштуваннях браузера.
error-storage-newer = Новіша версія сторінки змінила збережені партії. Перезавантажте сторінку.
unsaved-full = На цьому пристрої не лишилося місця. Незбережене зникне, щойно ви закриєте сторінку.
unsaved-newer = Новіша версія сторінки змінила те, що тут збережено. Перезавантажте сторінку; незбережене є лише до того часу.
unsaved-blocked = Цей браузер не дозволяє сторінці нічого зберігати. Усе на ній зникне, щойно ви її закриєте.
unsaved-failed = Цей пристрій не зміг усе зберегти. Незбережене зникне, щойно ви закриєте сторінку.
late-read = Сховище браузера не відповідає. Поки воно мовчить, збережене на цьому пристрої не видно; щойно відповість, сторінка сама піде далі.
late-write = Сховище браузера не відповідає. Останню дію ще не збережено; щойно її буде збережено, сторінка сама піде далі.
late-engine = Рушій не відповідає. Щойно відповість, сторінка сама піде далі. Якщо перезавантажити сторінку, рушій запуститься заново, а партія продовжиться зі збереженого місця.
late-start = Рушій ще не запустився. Повільній мережі чи старому пристрою треба більше часу; якщо нічого не відбувається, перезавантажте сторінку.
late-tabs = Часто допомагає закрити інші вкладки цієї сторінки.
late-reload = Перезавантажити сторінку
late-wait = Чекати далі
unread-newer = Новіша версія сторінки змінила те, що тут збережено. Перезавантажте сторінку, щоб це побачити.
unread-failed = Збережене на цьому пристрої зараз не вдається прочитати. Перезавантажте сторінку, щоб спробувати ще раз.
unreadable = { $count ->
    [one] { $count } збережений запис не вдається прочитати. Він лишається на цьому пристрої, а всі інші на місці.
    [few] { $count } збережені записи не вдається прочитати. Вони лишаються на цьому пристрої, а всі інші на місці.
   *[many] { $count } збережених записів не вдається прочитати. Вони лишаються на цьому пристрої, а всі інші на місці.
}
unreadable-entry = Нечитабельний запис { $number }
unreadable-delete-title = Видалити цей запис?
unreadable-delete-text = Його буде видалено назавжди. Якщо хтось зможе його полагодити, спершу збережіть запис у файл.
error-workshop-away = Майстерні ще немає на цьому пристрої. Відкрийте її один раз з інтернетом, а далі вона працюватиме й без нього.
error-match-gone = Цієї партії вже немає на цьому пристрої. Її видалено в іншій вкладці.
error-other-tab = Цю партію відкрито в іншій вкладці чи вікні.

## Хід назад

undo = Скасувати хід
hint = Порада
hint-title = Що зробив би порадник
hint-thinking = Розігрую можливі ходи…
hint-chances = Шанс на перемогу після кожної відповіді
hint-how = Кожну відповідь кілька разів розіграно наперед, з огляду лише на те, що знаєте ви.
hint-plain = Так зробив би сильний гравець.
hint-chance = { $chance } % шансів на перемогу
hint-as-good = рівноцінно
hint-percent = { $chance } %
replay-coach = Що зробив би порадник?
coach-chose = { $name } обирає «{ $answer }»
coach-chose-you = Ви обрали «{ $answer }»
# Above what the coach says of another player’s decision, to which every “you” below belongs.
coach-speaks-to = Порадник звертається до { FORM($name, "gen") }
coach-played = так і зіграно
coach-how-then = Відповіді розіграно до кінця раунду, з огляду лише на те, що { $name } знає в цю мить.
coach-how-then-you = Відповіді розіграно до кінця раунду, з огляду лише на те, що ви знаєте в цю мить.
coach-no-choice = Вибору тут не було.
undo-deed = Скасувати: { $deed }
redo = Зробити знову
undone = Скасовано
undone-deed = Скасовано: { $deed }
redone = Зроблено знову
redone-deed = Зроблено знову: { $deed }
event-taken_back = { $count ->
    [one] { $seat } повертає партію на { $count } рішення назад
    [few] { $seat } повертає партію на { $count } рішення назад
   *[many] { $seat } повертає партію на { $count } рішень назад
}
event-taken_back-you = { $count ->
    [one] Ви повертаєте партію на { $count } рішення назад
    [few] Ви повертаєте партію на { $count } рішення назад
   *[many] Ви повертаєте партію на { $count } рішень назад
}
take-back-free = Вільно скасовувати ходи
take-back-free-help = Ви можете скасувати будь-яке рішення, навіть побачивши, до чого воно призвело; журнал і підсумки покажуть, скільки разів.
take-backs = Скасовано ходів: { $count }

## Перегляд

replay = Переглянути партію
look-back = Що було раніше
replay-title = Перегляд партії
leave-replay = Закінчити перегляд
moment = Момент партії
moment-back = На крок назад
moment-next = На крок уперед
moment-play = Відтворити
moment-pause = Пауза
moment-speed = Швидкість перегляду
moment-chapter = Перейти до
replay-seat = Чиїми очима
replay-view = Погляд { FORM($name, "gen") }
replay-view-you = Ваш погляд
replay-open = Усі карти відкрито
replay-spectator = Погляд глядача
replay-notes = Нотатки до цього рішення
replay-older = Відколи партію зіграно, правила змінилися, тож переглянути її можна лише звідси.
replay-cut = Відколи партію зіграно, правила змінилися. Перегляд уривається там, де нинішні правила пропонують інший вибір: що було далі, дізнатися неможливо.
replay-changed = Відколи партію зіграно, правила змінилися, тож тут вона може закінчитися інакше.
play-on = Грати звідси далі
play-on-text = Нова партія почнеться з цього моменту: { $moment }. Зіграна партія залишиться, як була.
play-on-running = Нова партія почнеться з цього моменту: { $moment }. Нинішня партія залишиться, як була: вона серед збережених.
play-on-anew = Приховані карти роздаються заново: усе, чого ви тоді знати не могли, у новій партії може бути іншим. Про нинішню партію вона нічого не видасть.
replay-link = Посилання на повтор
replay-link-share = Подивіться партію в «{ $game }»
play-deal = Зіграти цю роздачу
replay-watch = Дивитися
replay-link-note = Кожен, хто має посилання, побачить усю партію з відкритими руками. Нічого не зберігається, і жоден сервер про це не знає.
replay-link-waiting = Перегляд відкриється, щойно стіл буде готовий.
replay-link-busy = Спершу залиште партію на столі, потім відкрийте посилання ще раз.
play-deal-text = Ви граєте за місце, яке оберете, від першої карти; за решту грають комп’ютери.
play-on-seats = Хто грає на цьому пристрої?
play-on-others = За решту грає комп’ютер.

## З пристрою на пристрій

carry-step = Крок { $number }:
carry-code = Посилання як QR-код
carry-copy = Скопіювати
carry-copied = Скопійовано
copy-refused = Браузер не дозволив сторінці скопіювати. Текст виділено: скопіюйте його вручну.
share-refused = Браузер не дозволив сторінці надіслати. Текст виділено: скопіюйте його вручну.
carry-share = Надіслати…
carry-scan = Сканувати
carry-stop-scan = Вимкнути камеру
carry-hold = Піднесіть інший екран до камери.
invitation = Запрошення
invitation-words = Пограймо разом! Відкрийте це посилання:
invite-title = Запрошення для { FORM($name, "gen") }
invite-title-watcher = Запрошення для глядача
invite-step-1 = Дайте другові відсканувати цей код камерою телефона або надішліть посилання.
invite-step-2 = Друг отримає для вас відповідь: відскануйте її або вставте сюди.
invite-step-3 = Друг сідає за стіл.
invite-wait = Скажіть другові, щоб тепер натиснув «З’єднатися».
invite-fresh = Створити нове запрошення
invite-calls = Відповідь прийнято. Сторінка друга з’єднається сама.
invite-no-address = Браузер не повідомляє адреси цього пристрою, як-от на телефоні, що роздає інтернет іншим. Тож свою адресу скаже пристрій друга: відповідь приведе ваш до нього. Для цього ви маєте бути в одній мережі.
invite-needs-address = Firefox не має адреси цього пристрою, як-от на телефоні, що роздає інтернет іншим, тож до друзів не дістанеться. Відкрийте цю сторінку в Chrome чи Edge, приєднайтеся до тієї самої мережі Wi-Fi або хай точкою доступу буде телефон друга. Тоді запросіть знову.
invite-all = Запросити всіх
invite-group = Запрошення для друзів
invite-group-1 = Одне посилання для всіх ({ $count }): надішліть його в групу або дайте кожному відсканувати код. Кожен друг обирає місце.
invite-group-2 = Кожен друг отримає для вас відповідь. Вставляйте або скануйте їх тут одну за одною.
invite-group-seats = Місця
invited-open = відповіді ще немає
invited-connecting = з’єднується…
invited-here = за столом
invited-failed = не вдалося з’єднатися
place-title = Де ваші друзі?
place-room = У цій кімнаті
place-room-long = В одній мережі Wi-Fi або через точку доступу телефона. Працює без інтернету.
place-far = Далеко
place-far-long = В інших домівках. Пристрої знаходять одне одного через інтернет.
place-without = Створити посилання без посередника
place-room-line = Для друзів у цій кімнаті
place-far-line = Для друзів, які далеко
place-change = Змінити
reply-field = Вставте відповідь
accept-reply = Прийняти відповідь
join-title = За стіл до друга
join-name = Ваше ім’я
join-step-1 = Відскануйте код з екрана друга або вставте надіслане вам запрошення.
join-step-1-done = Запрошення вже тут.
join-field = Вставте запрошення
join-open = Далі
join-step-2 = Дайте другові відсканувати цю відповідь або надішліть її тим шляхом, яким прийшло запрошення.
join-step-3 = Коли друг скаже, що прийняв відповідь, натисніть «З’єднатися». До того не закривайте цю сторінку.
join-step-3-waits = Щойно друг матиме відповідь, ви сядете за стіл. До того не закривайте цю сторінку.
join-seat = Оберіть своє місце.
join-seat-number = Місце { $number }
join-own = Ви відкрили власне посилання. Надішліть його друзям, а ваш стіл у тій вкладці, де ви його створили.
reply = Відповідь
reply-words = Ось моя відповідь. Вставте її на сторінці зі своїм столом:
reply-making = Готуємо відповідь…
connect = З’єднатися
join-wait = Шукаємо пристрій друга…
join-fresh = Потім попросіть у друга нове запрошення й відкрийте його тут.
join-no-address = Немає адреси, за якою ці два пристрої знайшли б один одного. Приєднайтеся до тієї самої мережі Wi-Fi або хай точкою доступу буде телефон друга, і відкрийте посилання знову.
local-network-prompt = Браузер може запитати, чи дозволити сторінці доступ до пристроїв у вашій мережі: дозвольте, адже пристрій друга — один із них. Нічого іншого сторінка не шукає.
local-network-denied = Браузер не дозволяє сторінці звертатися до пристроїв у вашій мережі, тож вона не знайде пристрою друга. Дозвольте це в налаштуваннях сайту біля його адреси й не закривайте сторінку: вона продовжить сама.
connection-asleep = Інший пристрій перестав відповідати.
connection-asleep-next = Тримайте обидві сторінки відкритими, а екрани ввімкненими, і візьміть нове запрошення.
connection-udp-blocked = Жоден посередник в інтернеті не відповідає: ця мережа, мабуть, блокує UDP.
connection-udp-blocked-next = Скористайтеся тут іншою мережею, наприклад точкою доступу телефона, або власним сервером TURN, що приймає TCP. Потім візьміть нове запрошення.
connection-reply-not-taken = Вашу відповідь, мабуть, ще не прийнято.
connection-reply-not-taken-next = Надішліть її ще раз і зачекайте, доки сторінка друга попросить натиснути «З’єднатися».
connection-other-network = Пристрої не бачать шляху один до одного.
connection-other-network-next = Якщо «З’єднатися» вже натиснуто, а ви не в одній мережі Wi-Fi, виберіть «Грати через інтернет» і візьміть нове запрошення.
connection-other-network-guest = Якщо «З’єднатися» вже натиснуто, а ви не в одній мережі Wi-Fi: нехай друг вибере «Грати через інтернет» і зробить нове запрошення. Якщо це вже вибрано, там заважає мережа: нехай друг візьме іншу, наприклад точку доступу телефона.
connection-local-refused = Браузер не дозволяє цій сторінці звертатися до пристроїв у вашій мережі.
connection-local-refused-next = Дозвольте це в налаштуваннях сайту біля його адреси.
connection-local-unanswered = Браузер ще не знає, чи дозволено цій сторінці доступ до пристроїв у вашій мережі.
connection-local-unanswered-next = Натисніть значок біля адреси сторінки й дозвольте. Якщо там нічого не питають, ви, мабуть, не в одній мережі Wi-Fi: грайте через інтернет.
connection-no-address = Браузер не повідомляє адреси цього пристрою і до пристрою друга теж не дістався.
connection-no-address-next = Приєднайтеся до тієї самої мережі Wi-Fi або візьміть інший браузер: цей, можливо, не дозволяє сторінкам з’єднуватися з іншими пристроями.
connection-other-no-address = Інший пристрій не має адреси в інтернеті.
connection-other-no-address-next = Нехай там виберуть «Грати через інтернет» або іншу мережу, наприклад точку доступу телефона. Потім візьміть нове запрошення.
connection-ports-change = Маршрутизатор змінює порти, тож напряму пристрої не зустрінуться.
connection-ports-change-next = Допоможе лише ретранслятор: впишіть власний сервер TURN або скористайтеся точкою доступу телефона.
connection-details = Звіт про з’єднання
connection-addresses = З адресами в інтернеті
connection-copy = Копіювати звіт про з’єднання
far-by-hand = Надсилати тексти самим
far-title = Одне посилання для друзів, які далеко
far-what = Щоб ваші пристрої знайшли одне одного, сторінка звернеться до { $hosts }. Їхні власники бачать адреси в інтернеті й час, але не імена й не карти.
far-yes = Так, скопіювати посилання
far-door = В інших домівках. Копіює одне посилання для всіх.
far-link = Надішліть це посилання друзям, одне на всіх. Кожен пише ім’я та просить місце, зокрема й місце комп’ютерного гравця; вирішуєте ви.
far-link-name = Посилання на стіл
far-withdraw = Скасувати посилання
far-waiting = Друзі біля дверей
far-at-the-door = { $name } чекає біля дверей
far-let-in = Впустити
far-let-watch = Лише дивитися
far-refuse = Відмовити
far-sit = Сісти
far-sit-asks = Сторінка звернеться до { $hosts }. Їхні власники бачать вашу адресу в інтернеті й час, але не імена й не карти.
far-sent = Друга запитано. Ви сядете, щойно вас впустять.
far-sent-long = Відповіді ще немає. Запитайте друга, чи стіл ще відкритий; ця сторінка чекає далі.
far-sent-away = Поштова скринька зараз не відповідає. Залиште цю сторінку відкритою: вона питатиме далі.
far-host = Ваш друг
far-coming = { $name }: вас впущено. Пристрої з’єднуються; ця сторінка пробує далі.
far-on-the-way = { $name }: впущено, пристрій з’єднується.
far-no-answer = { $name }: впущено, але пристрій не відповідає. Чи відкрита там сторінка?
remove = Вилучити
remove-title = Вилучити { FORM($name, "acc") }?
remove-text = Ця людина покине стіл і не повернеться за старим посиланням.
mailbox-setting = Друзі далеко
mailbox-use = Звертатися до поштової скриньки цього сайту, коли я запрошую друзів здалеку або сідаю за їхній стіл
internet-title = Друзі далеко?
internet-what = В одній мережі Wi-Fi пристрої знаходять один одного самі. Через інтернет публічний посередник каже кожному з вас його власну адресу. Він бачить вашу адресу в інтернеті й коли ви граєте, але не саму гру. Ця адреса тоді є і в запрошенні.
internet-who = Посередники: { $names }.
internet-none = Цей сайт не має посередника; можна вписати власний.
internet-expired = Строк дії пароля для { $names } минув: його має оновити власник сайту.
internet-yes = Грати через інтернет
internet-off = Більше не питати посередника
internet-on = Посередник увімкнений: друзі здалеку можуть приєднатися
internet-invited = Це запрошення — через інтернет
internet-no = Ми в одній мережі Wi-Fi
internet-own = Власний сервер
servers-reveal = Власник сервера бачить вашу адресу в інтернеті й коли ви граєте, а сервер TURN — ще й з ким; сама гра зашифрована. Ваша адреса в інтернеті тоді є і в запрошенні.
servers-field = Сервери
servers-form = По одному в рядку: { $stun } або { $turn }, а після пробілу ім’я та пароль.
handed-over = Готово: ваш стіл отримав відповідь. Поверніться до його вкладки.
handed-to-nobody = Це відповідь на запрошення, але в цьому браузері її не чекає жоден стіл. Скопіюйте її та вставте на сторінці, де створено запрошення.
error-signal-none = Це не запрошення й не відповідь. Скопіюйте все надіслане вам посилання.
error-signal-damaged = Щось загубилося або змінилося дорогою. Скопіюйте все посилання ще раз або відскануйте код.
error-signal-version = На ваших пристроях різні версії сторінки. Перезавантажте її на обох, а тоді створіть нове запрошення.
error-far-refused = Господар столу вас не впустив. Якщо це помилка, попросіть у друга нове посилання.
error-far-full = Біля дверей уже восьмеро людей. Попросіть друга відповісти їм і знову натисніть «Сісти».
error-far-withdrawn = Це посилання скасовано. Попросіть у друга нове.
error-far-dealt = Гра почалася, і це посилання більше не діє. Попросіть у друга нове.
error-far-left = Друг закрив цей стіл. Попросіть посилання на наступний.
error-far-unread = Сторінка вашого друга не може прочитати ваш запит. Перезавантажте цю сторінку й знову натисніть «Сісти».
error-far-elsewhere = Відтоді попросилася інша сторінка на цьому пристрої, і відповідь отримає вона. Продовжуйте там або натисніть «Сісти», щоб продовжити тут.
error-far-late = Господар столу не відповідає десять хвилин. Запитайте друга, чи стіл ще відкритий, і знову натисніть «Сісти».
error-mailbox-none = Ця копія сторінки не називає жодної поштової скриньки, тому тут це посилання нікуди не веде. Попросіть у друга запрошення.
error-mailbox-unreachable = Поштова скринька не відповідає. Запрошення й відповідь, які ви надсилаєте самі, працюють і без неї.
error-mailbox-full = У поштовій скриньці більше немає місця для цього посилання. Зачекайте кілька хвилин і спробуйте знову.
error-mailbox-busy = Поштова скринька зараз нічого не приймає. Зачекайте хвилину і спробуйте знову.
error-mailbox-long = Адреси цього пристрою не вміщаються в поштову скриньку. Запрошення й відповідь, які ви надсилаєте самі, працюють і без неї.
error-signal-is-return = Це код повернення. Він потрібен на пристрої за столом: «Прийняти код повернення».
error-return-unknown = Цей код повернення застарів або призначений для іншого столу. Візьміть той, який інша сторінка показує зараз.
error-return-both = І той пристрій, і сторінку, що відкрила стіл, завантажено заново, тож цей код нікуди не веде. Там уже пропонують нове посилання.
error-words-refused = Цей браузер не дає сторінці повторити давніше з’єднання. Допоможе код повернення або нове запрошення.
error-signal-is-reply = Це відповідь. Вона потрібна на сторінці, де створено запрошення.
error-signal-is-invitation = Це запрошення. Його має відкрити друг, а вам потрібна відповідь, яку він отримає.
error-signal-other-room = Ця відповідь до іншого столу. Нехай друг відкриє ваше теперішнє запрошення.
error-signal-other-invitation = Це відповідь на давніше посилання. Надішліть другові посилання, яке показано тут.
error-signal-used = За цим запрошенням уже хтось прийшов. Створіть нове.
error-signal-again = Цю відповідь уже прийнято. Зачекайте, поки з’єднається сторінка друга.
error-signal-seat-taken = Це місце вже вибрав хтось інший. Попросіть друга вибрати інше на сторінці з відповіддю й надіслати нову відповідь.
error-signal-browser = Цей браузер не вміє з’єднуватися з іншими пристроями. Відкрийте сторінку в свіжому Chrome, Edge, Firefox чи Safari; усе інше працює й тут.
error-link-unreachable = Пристрої не знайшли один одного.
error-camera-refused = Браузерові заборонено користуватися камерою. Дозвольте це в налаштуваннях для цієї сторінки або попросіть надіслати посилання та вставте його.
error-camera-none = Камери не знайдено. Попросіть надіслати посилання та вставте його.
error-camera-busy = Камера зайнята. Закрийте іншу програму або попросіть надіслати посилання та вставте його.
error-camera-failed = Камера тут не працює. Попросіть надіслати посилання та вставте його.
error-bad-server = Це не адреса сервера STUN чи TURN: { $line }

## The deal of the day

daily = Роздача дня
daily-new = нова роздача й задачі
daily-begun = розпочато
daily-of = роздача дня { $date }
daily-today = Сьогодні,
daily-note = Зараховується одна спроба. Без скасування ходів і без порадника; ці карти грає весь світ.
daily-late-note = День, що минув, ще можна зіграти, але до серії він не зарахується.
daily-early-note = Цей день ще не настав. Його роздачу можна буде зіграти, щойно він почнеться.
daily-play = Грати
daily-go-on = Продовжити
daily-again = Зіграти ще раз
daily-again-note = Зараховується лише перша спроба. Пізніші позначено.
daily-week-0 = Легкий початок
daily-week-1 = Розминка
daily-week-2 = Середина тижня
daily-week-3 = Повний стіл
daily-week-4 = Сильне товариство
daily-week-5 = Майстер за столом
daily-week-6 = Самі майстри
daily-you = Ви
daily-level = Хто
daily-points = { FORM(title, "points") ->
    [n] Очки
   *[other] Бали
}
daily-place = Місце
daily-level-random = Навмання
daily-level-novice = Новачок
daily-level-normal = Звичайний
daily-level-strong = Сильний
daily-level-master = Майстер
daily-score = { FORM(title, "points") ->
    [n] { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, { $place ->
        [1] { $place }-ше
        [3] { $place }-тє
        [4] { $place }-те
        [5] { $place }-те
        [6] { $place }-те
        [7] { $place }-ме
        [8] { $place }-ме
       *[other] { $place }-ге
    } місце з { $seats }
   *[other] { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }, { $place ->
        [1] { $place }-ше
        [3] { $place }-тє
        [4] { $place }-те
        [5] { $place }-те
        [6] { $place }-те
        [7] { $place }-ме
        [8] { $place }-ме
       *[other] { $place }-ге
    } місце з { $seats }
}
daily-place-of = { $place ->
    [1] { $place }-ше
    [3] { $place }-тє
    [4] { $place }-те
    [5] { $place }-те
    [6] { $place }-те
    [7] { $place }-ме
    [8] { $place }-ме
   *[other] { $place }-ге
} місце
daily-levels = Ті самі карти на вашому місці
daily-left = { $count ->
    [one] { $count } рівень ще грає.
    [few] { $count } рівні ще грають.
   *[many] { $count } рівнів ще грають.
}
daily-beaten = Ви набрали більше, ніж { $count } з { $all } рівнів.
daily-changed = Цей день роздано для давнішої версії.
daily-changed-rules = Версія правил була { $then }, тепер { $now }.
daily-changed-levels = Ці рівні тепер грають інакше: { $levels }.
daily-changed-deal = Столи тижня тепер інші.
daily-share = Поділитися результатом
daily-share-note = Текст нічого не каже про карти. Посилання показує всю гру.
daily-copy = Копіювати
daily-copied = Скопійовано
daily-send = Надіслати
daily-text-head = Роздача дня, { $date }: { $game }
daily-text-beaten = { FORM(title, "points") ->
    [n] { $count ->
        [0] Жодного з { $all } рівнів не обійдено
       *[other] Більше очок, ніж у { $count } з { $all } рівнів: { $levels }
    }
   *[other] { $count ->
        [0] Жодного з { $all } рівнів не обійдено
       *[other] Більше балів, ніж у { $count } з { $all } рівнів: { $levels }
    }
}
daily-text-second = Спроба номер { $number }
daily-text-late = Зіграно пізніше
daily-text-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[many] { $count } днів поспіль
}
daily-calendar = Календар
daily-month-before = Попередній місяць
daily-month-after = Наступний місяць
daily-day-done = зіграно
daily-day-late = зіграно пізніше
daily-day-begun = розпочато
daily-figure-now = Днів поспіль
daily-figure-best = Найдовша серія
daily-figure-days = Зіграно днів
daily-figure-most = { FORM(title, "points") ->
    [n] Найбільше очок
   *[other] Найбільше балів
}

## The games

choose-game = Яка гра
game-citadels = Цитаделі
game-citadels-about = «Цитаделі» з доповненням «Темне місто» — гра Бруно Файдутті. Англійською її видає Z-Man Games, українською — «Ігромаг», іншими мовами — інші видавці.
game-citadels-box = Якщо «Цитаделі» вам до вподоби, придбайте коробку: у виданні 2016 року є всі 27 персонажів, для 2–8 гравців.
game-citadels-progress = Раунд { $round }, { $phase ->
    [draft] вибір ролей
    [turns] ходи
   *[over] гру завершено
}
game-pointcity = Карткове місто
game-pointcity-about = «Карткове місто» — гра Моллі Джонсон, Роберта Мелвіна й Шона Станкевича. Її видають Flatout Games і Alderac Entertainment Group, українською — Games7Days.
game-pointcity-box = Якщо «Карткове місто» вам до вподоби, придбайте коробку: у ній є все для 1–4 гравців.
game-pointcity-progress = Хід { $round } з { $rounds }

# Problems
workshop = Майстерня
problems = Задачі
problems-intro = Позиції зі справжніх партій, якими їх бачив один гравець. Знайдіть найкращу відповідь, а тоді порадник назве шанси всіх.
problems-own = Ваші позиції
problems-own-text = Моменти ваших партій, коли інша відповідь була б помітно кращою.
problems-own-none = Поки що немає. Після кожної завершеної партії сторінка тихо шукає моменти, коли інша відповідь була б помітно кращою.
problems-own-later = На сьогодні немає. Розв’язане повертається за кілька днів.
problems-own-start = { $count ->
    [one] { $count } ваша позиція
    [few] { $count } ваші позиції
   *[many] { $count } ваших позицій
}
problem-put-away = Цю позицію більше не можна відкрити. Її відкладено й збережено.
problems-put-aside = { $count ->
    [one] { $count } вашу позицію ця версія гри не може відкрити. Її збережено, а всі інші на місці.
    [few] { $count } ваші позиції ця версія гри не може відкрити. Їх збережено, а всі інші на місці.
   *[many] { $count } ваших позицій ця версія гри не може відкрити. Їх збережено, а всі інші на місці.
}
problems-book = Збірка задач
problems-solved = Розв’язано { $solved } з { $count }
problem-theme-all = Усі теми
problem-theme-other = Інше
problem-note = Задача: { $theme }. Відповідайте так, як зіграли б.
problem-note-own = З вашої партії: { $theme }. Що ви зробили б тепер?
problem-right = Правильно!
problem-wrong = Була краща відповідь
problem-best = Найкраща
problem-mine = Ваша відповідь
problem-before = Ваша відповідь у партії
problem-how = Перевірено на { $worlds } { $worlds ->
    [one] роздачі, що узгоджується
    [few] роздачах, що узгоджуються
   *[many] роздачах, що узгоджуються
} з тим, що знав гравець. Найкраща відповідь випереджає наступну на { $gap } { $gap ->
    [one] пункт
    [few] пункти
   *[many] пунктів
}.
problem-played = Вона частіше перемагала й у { $games } партіях, дограних до кінця гравцями кожного з рівнів: { $levels }.
problem-again = { $days ->
    [one] Повернеться за { $days } день.
    [few] Повернеться за { $days } дні.
   *[many] Повернеться за { $days } днів.
}
problem-next = Наступна задача
problem-list = Усі задачі
problem-card = До карти
problem-play-on = Грати звідси далі: { $answer }

## Великий екран: стіл на телевізорі, карти на телефонах.
big-screen = Телевізор і телефони
big-screen-next = За цим пристроєм ніхто не грає: він показує те, що бачать усі. Кожен бере телефон і приєднується на наступному кроці.
screen-name = великий екран
screen-next = Далі — { $name }
screen-full = Усі тут
screen-full-long = Натисніть «Почати гру».
screen-step-1 = Відскануйте цей код камерою телефона й відкрийте посилання.
screen-step-2 = Телефон покаже відповідь. Хто вже за столом, зчитує її камерою свого телефона; перший показує її цьому пристрою або вставляє тут.
room-wait-screen = Гру почнуть на великому екрані.
pass-on-title = Приведіть наступного друга
pass-on-how = Друг відсканував код великого екрана й показує відповідь: зчитайте її камерою.
pass-on-field = Вставте відповідь сюди
pass-on-send = Передати відповідь
pass-on-sent = Передаємо на великий екран…
pass-on-taken = Великий екран її має: телефон друга зараз з’єднується.
error-pass-on-none = Зараз не чекають нікого нового, тож передавати відповідь нікуди.
error-part-not-now = Цей пристрій зараз не може прийняти стіл.
error-pass-on-busy = Хтось саме з’єднується. Дочекайтеся наступного коду на великому екрані.
error-pass-on-old = Ця відповідь не до коду, який зараз показує великий екран. Нехай друг відсканує його ще раз.
error-again-none = Сторінка господаря давніша й не може сама почати наступну партію. Попросіть нове запрошення.
