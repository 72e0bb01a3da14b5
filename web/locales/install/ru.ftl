### Russian.

install-description = Стол для двух карточных игр: играйте против компьютера, за одним планшетом или с друзьями, даже без сети.
install-screen-wide = Ход за столом на пятерых
install-screen-narrow = Тот же ход на телефоне
install-resume = Продолжить последнюю партию
install-resume-short = Продолжить
install-new = Новая партия
install-daily = Раздача дня
