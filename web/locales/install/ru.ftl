### Russian.

install-description = Стол для двух карточных игр: играйте против компьютера, за одним планшетом или с друзьями, даже без сети.
install-screen-wide = Ход за столом на пятерых
install-screen-narrow = Тот же ход на телефоне
install-resume = Продолжить последнюю партию
install-resume-short = Продолжить
install-new = Новая партия
install-daily = Раздача дня
install-missing-files = Части файлов игры больше нет на этом устройстве. Подключитесь к интернету и <a>загрузите страницу снова</a>. Сохранённые партии остаются.
install-no-script = Для игры нужен JavaScript.
