### Русский. Во всех языках одни и те же сообщения с одними и теми же переменными; идентификаторы дают движок и страница.

## Страница

credits = Ваши партии остаются на этом устройстве.
language = Язык
language-en = English
language-uk = Українська
language-fr = Français
language-ru = Русский
close = Закрыть
cancel = Отмена
delete = Удалить
replace = Заменить
export = Сохранить в файл
import = Открыть файл
resume = Продолжить
try-again = Попробовать ещё раз
about = Подробнее: { $name }
help = Правила и справка

## Запуск движка

loading-runtime = Загружаем среду Python…
loading-engine = Будим правила…
loading-ready = Готово
loading-bytes = { $done } из { $all } МБ
too-old-title = Этот браузер слишком стар для нашего стола
too-old-text = Обновите его или откройте страницу в свежем Chrome, Edge, Firefox или Safari. Не хватает:
feature-wasm = WebAssembly
feature-wasm-references = ссылок в WebAssembly
feature-wasm-bulk-memory = работы WebAssembly с блоками памяти
feature-wasm-exceptions = исключений в WebAssembly
feature-module-workers = фоновых модулей
feature-broadcast-channel = каналов между страницей и фоновыми модулями
feature-indexed-db = хранилища для партий
feature-secure-context = защищённого адреса (https)
offline-unsupported = Этот браузер не умеет хранить игру для работы без сети
offline-keeping = Сохраняем игру на устройстве…
offline-ready = Можно играть без сети
offline-incomplete = Без сети играть пока нельзя
offline-update = Готова новая версия. Она заработает со следующего запуска.
offline-replaced = Установлена новая версия; перезагрузите страницу
update-now = Обновить
offline-held-back = Новая версия здесь не запустилась, поэтому работает предыдущая.
update-playing = В другой вкладке идёт партия. Сначала выйдите там из-за стола: посреди игры ничего не обновляется.
device = Это устройство
install = Установить
install-title = Как приложение
install-installed = Игра установлена на этом устройстве.
install-offered = Установленная игра открывается, как любое приложение, без рамки браузера.
install-by-hand = С экрана «Домой» игра открывается, как любое приложение. Сохранённые партии там свои, отдельно от браузера:
install-elsewhere = Если браузер умеет устанавливать страницы как приложения, об этом сказано в его меню.
install-step-export = Сначала сохраните в файлы партии, которые хотите взять с собой.
install-step-share = В Safari нажмите «Поделиться», затем «На экран „Домой“».
install-step-import = Откройте игру с экрана «Домой», первый раз с сетью, и откройте в ней свои файлы.
room-title = Место для партий
room-unknown = Этот браузер не сообщает, сколько есть места.
room-used = Занято { $used } из { $most }
room-tight = Места осталось мало. Удалите завершённые партии или сохраните нужные в файлы.
room-lasting = Сам браузер ваших партий не удалит.
room-passing = Браузер может удалить ваши партии, если на устройстве кончится место или если вы долго не будете заходить.
room-ask = Попросить хранить
room-refused = Браузер этого не обещал. Важные партии сохраните в файлы.
version-title = Версия
version = Версия { $version }

## Прихожая

new-game = Новая партия
start-game = Начать партию
players = Игроков
player-person = Человек
player-normal = Компьютер
player-random = Компьютер, играет наугад
seat-name = Имя на месте { $seat }
seat-kind = Кто играет на месте { $seat }
default-name = Игрок
computer-names = Аксинья, Богдан, Варвара, Глеб, Марфа, Ратмир, Ульяна
more-options = Больше настроек
shuffle-seats = Перемешать места
seat-up = { $name }: на место выше
seat-down = { $name }: на место ниже
by-lot = по жребию
seed = Номер раздачи
seed-help = Тот же номер и те же ходы дают ту же партию.
saved-games = Сохранённые партии
no-saved-games = Начатых партий пока нет.
finished-games = { $count ->
    [one] { $count } завершённая партия
    [few] { $count } завершённые партии
   *[many] { $count } завершённых партий
}
save-over = { $count ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
}
quickstart = Быстрый запуск
quickstart-text = Если какое-то время никто не ходит, это устройство делает снимок правил, уже разбуженных в памяти. Следующий запуск тогда занимает около секунды.
quickstart-on = Хранить такой снимок
quickstart-off = Выключено.
quickstart-none = Снимка ещё нет.
quickstart-making = Делаем снимок…
quickstart-ready = { $size }, сделан { $date }
broken-title = Повреждённая партия
broken-text = Эта партия повреждена, открыть её не получится. Её можно сохранить в файл как есть или удалить.
delete-title = Удалить эту партию?
delete-text = Она исчезнет навсегда, если вы не сохранили её в файл.
replace-title = Заменить сохранённую партию?
replace-text = Такая партия уже есть на устройстве. Файл займёт её место.
imported = Партия добавлена.
rules-changed = С тех пор как партия сохранена, правила изменились; она продолжается с сохранённой позиции.

## Стол

to-lobby = Выйти из-за стола (партия сохранена)
target-label = Выбрать: { $label }
log = Летопись
speed = Скорость компьютерных игроков
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Мгновенно
not-stored = Эта партия не сохраняется. Запишите её в файл, чтобы не потерять.
your-move = { $name }, ваш ход
waiting-for = Сейчас играет { $name }
skip = Сразу к моему ходу
chosen-count = { $most ->
    [1] Выбрано { $count } из { $most }
   *[other] Выбрано { $count }, не больше { $most }
}
curtain-title = Передайте планшет: { $name }
curtain-text = Остальных просим не подглядывать.
curtain-button = Это я, { $name }

## Конец партии

winner = { $count ->
    [1] Победа: { $names }!
   *[other] Общая победа: { $names }!
}
place = Место { $place }
points-word = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
again-same = Ещё раз с теми же игроками
see-table = Посмотреть на стол
see-scores = Итоги

## Ответы

option-confirm = Готово


## Когда что-то пошло не так

error-game-over = Эта партия уже окончена.
error-stale-pick = За столом уже что-то изменилось; выберите ещё раз.
error-not-your-ask = Сейчас ход другого игрока.
error-illegal-pick = Сейчас так сделать нельзя.
error-too-many-picks = Партия длиннее, чем может запомнить стол.
error-save-too-large = Файл слишком велик для сохранённой партии.
error-save-broken = Это не сохранённая партия, или она повреждена.
error-bad-request = Страница и правила не поняли друг друга. Перезагрузите страницу.
error-request-too-large = Столу столько не прочитать.
error-bad-setup = С такими игроками партию не начать.
error-unknown-match = Стол потерял эту партию. Откройте её ещё раз из списка.
error-unknown-method = Страница и правила разных версий. Перезагрузите страницу.
error-wrong-game = Этот файл — из другой игры.
error-newer-save = Партия сохранена более новой версией. Сначала обновите страницу.
error-bad-seating = Такие игроки не могут сесть за этот стол.
error-unknown-game = Такой игры здесь нет.
error-nothing-to-undo = Сейчас нет решения, которое можно взять назад.
error-nothing-to-redo = Нет решения, которое можно повторить.
error-unknown-moment = В этой партии нет такого момента.
error-not-your-seat = Это чужое место за столом.
error-still-running = Это можно сделать, когда партия будет окончена.
error-no-free-undo = Свободно брать решения назад можно, только если играет один человек, а остальные — компьютерные игроки.
error-too-many-matches = Открыто слишком много партий. Перезагрузите страницу.
error-internal = Что-то пошло не так. Ничего не изменилось.
error-engine-start = Не удалось запустить правила. Проверьте сеть и попробуйте ещё раз.
error-engine-lost = Правила остановились. Перезагрузите страницу; партия сохранена.
error-engine-answer = Правила ответили что-то непонятное. Перезагрузите страницу; партия сохранена.
error-storage-full = На устройстве не осталось места. Партия идёт, но не сохраняется: запишите её в файл, чтобы не потерять.
error-storage-failed = Устройство не даёт странице сохранять. Партия идёт, но запишите её в файл, чтобы не потерять.
error-storage-newer = Более новая версия страницы изменила сохранённые партии. Перезагрузите страницу.
error-other-tab = Эта партия открыта в другой вкладке или в другом окне.

## Ход назад

undo = Взять назад
undo-deed = Взять назад: { $deed }
redo = Сделать снова
undone = Взято назад
undone-deed = Взято назад: { $deed }
redone = Сделано снова
redone-deed = Сделано снова: { $deed }
event-taken_back = { $count ->
    [one] { $seat } возвращает партию на { $count } решение назад
    [few] { $seat } возвращает партию на { $count } решения назад
   *[many] { $seat } возвращает партию на { $count } решений назад
}
take-back-free = Свободно брать ходы назад
take-back-free-help = Можно взять назад любое решение, даже увидев, к чему оно привело; летопись и итоги покажут, сколько раз.
take-backs = Ходов взято назад: { $count }

## Просмотр

replay = Посмотреть партию
look-back = Что было раньше
replay-title = Просмотр партии
leave-replay = Закончить просмотр
moment = Момент партии
moment-back = На шаг назад
moment-next = На шаг вперёд
moment-play = Воспроизвести
moment-pause = Пауза
moment-speed = Скорость просмотра
moment-chapter = Перейти к
replay-seat = Чьими глазами
replay-view = Взгляд: { $name }
replay-open = Все карты открыты
replay-spectator = Взгляд: зритель
replay-older = С тех пор как партия сыграна, правила изменились, поэтому посмотреть её можно только отсюда.
play-on = Играть отсюда дальше
play-on-text = Новая партия начнётся с этого момента: { $moment }. Сыгранная партия останется как есть.
play-on-seats = Кто играет на этом устройстве?
play-on-others = За остальных играет компьютер.
