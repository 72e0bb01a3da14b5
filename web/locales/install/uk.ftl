### Ukrainian.

install-description = Стіл для двох карткових ігор: грайте проти комп’ютера, за одним планшетом чи з друзями, навіть без мережі.
install-screen-wide = Хід за столом на п’ятьох
install-screen-narrow = Той самий хід на телефоні
install-resume = Продовжити останню партію
install-resume-short = Грати далі
install-new = Нова гра
install-daily = Роздача дня
install-missing-files = Частини файлів гри вже немає на цьому пристрої. Під’єднайтеся до інтернету й <a>завантажте сторінку знову</a>. Збережені партії лишаються.
install-no-script = Для гри потрібен JavaScript.
