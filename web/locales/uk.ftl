### Українська. У кожній мові ті самі повідомлення з тими самими змінними; ідентифікатори дають рушій і сторінка.

## Сторінка

credits = Ваші партії лишаються на цьому пристрої.
language = Мова
language-en = English
language-uk = Українська
language-fr = Français
language-ru = Русский
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

## Запуск рушія

loading-runtime = Завантажуємо середовище Python…
loading-engine = Будимо правила…
loading-ready = Готово
loading-bytes = { $done } з { $all } МБ
too-old-title = Цей браузер застарий для нашого столу
too-old-text = Оновіть його або відкрийте сторінку в сучасному Chrome, Edge, Firefox чи Safari. Бракує:
feature-wasm = WebAssembly
feature-wasm-references = посилань у WebAssembly
feature-wasm-bulk-memory = роботи WebAssembly з великою пам’яттю
feature-wasm-exceptions = винятків у WebAssembly
feature-module-workers = фонових модулів
feature-broadcast-channel = каналів між сторінкою та фоновими модулями
feature-indexed-db = сховища для збережених партій
feature-secure-context = захищеної адреси (https)
offline-unsupported = Цей браузер не може зберегти гру, щоб грати без мережі
offline-keeping = Зберігаємо гру на пристрої…
offline-ready = Можна грати без мережі
offline-incomplete = Без мережі грати ще не можна
offline-update = Готова нова версія. Вона запрацює з наступного запуску.
offline-replaced = Установлено нову версію; перезавантажте сторінку
update-now = Оновити
offline-held-back = Нова версія тут не запустилася, тому працює попередня.
update-playing = В іншій вкладці триває партія. Спершу вийдіть там з-за столу: посеред гри нічого не оновлюється.
device = Цей пристрій
install = Установити
install-title = Як застосунок
install-installed = Гру встановлено на цьому пристрої.
install-offered = Установлена гра відкривається, як будь-який застосунок, без рамки браузера.
install-by-hand = З початкового екрана гра відкривається, як будь-який застосунок. Збережені партії там свої, окремо від браузера:
install-elsewhere = Якщо браузер уміє встановлювати сторінки як застосунки, про це сказано в його меню.
install-step-export = Спершу збережіть у файли партії, які хочете взяти із собою.
install-step-share = У Safari натисніть «Поділитися», потім «На початковий екран».
install-step-import = Відкрийте гру з початкового екрана, перший раз із мережею, і відкрийте в ній свої файли.
room-title = Місце для партій
room-unknown = Цей браузер не повідомляє, скільки є місця.
room-used = Зайнято { $used } з { $most }
room-tight = Місця лишилося мало. Видаліть завершені партії або збережіть потрібні у файли.
room-lasting = Сам браузер ваших партій не видалить.
room-passing = Браузер може видалити ваші партії, якщо на пристрої скінчиться місце або якщо ви довго не заходитимете.
room-ask = Попросити зберігати
room-refused = Браузер цього не пообіцяв. Важливі партії збережіть у файли.
version-title = Версія
version = Версія { $version }

## Передпокій

new-game = Нова гра
start-game = Почати гру
players = Гравців
player-person = Людина
player-normal = Комп’ютер
player-random = Комп’ютер, грає навмання
seat-name = Ім’я на місці { $seat }
seat-kind = Хто грає на місці { $seat }
default-name = Гравець
computer-names = Одарка, Богдан, Мотря, Остап, Явдоха, Тиміш, Соломія
more-options = Більше налаштувань
shuffle-seats = Перемішати місця
seat-up = { $name }: на місце вище
seat-down = { $name }: на місце нижче
by-lot = за жеребом
seed = Номер роздачі
seed-help = Той самий номер і ті самі ходи дають ту саму партію.
saved-games = Збережені партії
no-saved-games = Розпочатих партій ще немає.
finished-games = { $count ->
    [one] { $count } завершена партія
    [few] { $count } завершені партії
   *[many] { $count } завершених партій
}
save-over = { $count ->
    [1] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
quickstart = Швидкий запуск
quickstart-text = Коли якийсь час ніхто не ходить, цей пристрій робить знімок правил, уже пробуджених у пам’яті. Наступний запуск тоді триває близько секунди.
quickstart-on = Зберігати такий знімок
quickstart-off = Вимкнено.
quickstart-none = Знімка ще немає.
quickstart-making = Робимо знімок…
quickstart-ready = { $size }, зроблено { $date }
broken-title = Пошкоджене збереження
broken-text = Цю партію пошкоджено, відкрити її не вдасться. Її можна зберегти у файл як є або видалити.
delete-title = Видалити цю партію?
delete-text = Вона зникне назавжди, якщо ви не зберегли її у файл.
replace-title = Замінити збережену партію?
replace-text = Така партія вже є на пристрої. Файл стане на її місце.
imported = Партію додано.
rules-changed = Відколи цю партію збережено, правила змінилися; вона триває зі збереженої позиції.

## Стіл

to-lobby = Вийти з-за столу (партію збережено)
target-label = Обрати: { $label }
log = Літопис
speed = Швидкість комп’ютерних гравців
speed-slow = Повільно
speed-normal = Звичайно
speed-fast = Швидко
speed-instant = Миттєво
not-stored = Цю партію не вдається зберегти. Запишіть її у файл, щоб не втратити.
your-move = { $name }, ваш хід
waiting-for = Зараз грає { $name }
skip = Одразу до мого ходу
chosen-count = { $most ->
    [1] Обрано { $count } з { $most }
   *[other] Обрано { $count }, щонайбільше { $most }
}
curtain-title = Передайте планшет: { $name }
curtain-text = Решту просимо не підглядати.
curtain-button = Це я, { $name }

## Кінець гри

winner = { $count ->
    [1] Перемога: { $names }!
   *[other] Спільна перемога: { $names }!
}
place = Місце { $place }
points-word = { $count ->
    [one] бал
    [few] бали
   *[many] балів
}
again-same = Ще раз із тими самими гравцями
see-table = Подивитися на стіл
see-scores = Підсумки

## Варіанти

option-confirm = Готово


## Коли щось пішло не так

error-game-over = Цю партію вже завершено.
error-stale-pick = За столом уже щось змінилося; оберіть ще раз.
error-not-your-ask = Зараз хід іншого гравця.
error-illegal-pick = Зараз так зробити не можна.
error-too-many-picks = Партія довша, ніж може запам’ятати стіл.
error-save-too-large = Файл завеликий як для збереженої партії.
error-save-broken = Це не збережена партія, або її пошкоджено.
error-bad-request = Сторінка і правила не порозумілися. Перезавантажте сторінку.
error-request-too-large = Стіл не може прочитати так багато.
error-bad-setup = З такими гравцями партію не почати.
error-unknown-match = Стіл загубив цю партію. Відкрийте її ще раз зі списку.
error-unknown-method = Сторінка і правила різних версій. Перезавантажте сторінку.
error-wrong-game = Цей файл — з іншої гри.
error-newer-save = Партію збережено новішою версією. Спершу оновіть сторінку.
error-bad-seating = Такі гравці не можуть сісти за цей стіл.
error-unknown-game = Такої гри тут немає.
error-nothing-to-undo = Зараз немає рішення, яке можна забрати назад.
error-nothing-to-redo = Немає рішення, яке можна повторити.
error-unknown-moment = У цій партії немає такого моменту.
error-not-your-seat = Це чуже місце за столом.
error-still-running = Це можна зробити, коли партію буде завершено.
error-no-free-undo = Вільно забирати рішення назад можна лише тоді, коли грає одна людина, а решта — комп’ютерні гравці.
error-too-many-matches = Відкрито забагато партій. Перезавантажте сторінку.
error-internal = Щось пішло не так. Нічого не змінилося.
error-engine-start = Не вдалося запустити правила. Перевірте мережу і спробуйте ще раз.
error-engine-lost = Правила зупинилися. Перезавантажте сторінку; партію збережено.
error-engine-answer = Правила відповіли щось незрозуміле. Перезавантажте сторінку; партію збережено.
error-storage-full = На пристрої не лишилося місця. Гра триває, але не зберігається: запишіть її у файл, щоб не втратити.
error-storage-failed = Пристрій не дає сторінці зберігати. Гра триває, але запишіть її у файл, щоб не втратити.
error-storage-newer = Новіша версія сторінки змінила збережені партії. Перезавантажте сторінку.
error-other-tab = Цю партію відкрито в іншій вкладці чи вікні.

## Хід назад

undo = Взяти назад
undo-deed = Взяти назад: { $deed }
redo = Зробити знову
undone = Взято назад
undone-deed = Взято назад: { $deed }
redone = Зроблено знову
redone-deed = Зроблено знову: { $deed }
event-taken_back = { $count ->
    [one] { $seat } повертає партію на { $count } рішення назад
    [few] { $seat } повертає партію на { $count } рішення назад
   *[many] { $seat } повертає партію на { $count } рішень назад
}
take-back-free = Вільно брати ходи назад
take-back-free-help = Ви можете взяти назад будь-яке рішення, навіть побачивши, до чого воно призвело; літопис і підсумки покажуть, скільки разів.
take-backs = Ходів узято назад: { $count }

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
replay-view = Погляд: { $name }
replay-open = Усі карти відкрито
replay-spectator = Погляд: глядач
replay-older = Відколи партію зіграно, правила змінилися, тож переглянути її можна лише звідси.
play-on = Грати звідси далі
play-on-text = Нова партія почнеться з цього моменту: { $moment }. Зіграна партія залишиться, як була.
play-on-seats = Хто грає на цьому пристрої?
play-on-others = За решту грає комп’ютер.
