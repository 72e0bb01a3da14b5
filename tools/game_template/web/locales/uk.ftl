### Слова гри «Нім».

title = Нім
subtitle = Візьміть останню паличку
pitch = Беріть по черзі від однієї до трьох паличок. Хто бере останню, виграє.
set = У що граємо
tab-own = Ваш бік
view-left = Залишилося паличок
view-turn = Ходить
view-lucky = Ваше щасливе число
view-points = Бали
view-winner = Переможець
ask-take = Скільки паличок ви берете?
option-take = { $sticks ->
    [one] Взяти { $sticks } паличку
    [few] Взяти { $sticks } палички
   *[many] Взяти { $sticks } паличок
  }
event-taken = { $sticks ->
    [one] { $seat } бере { $sticks } паличку
    [few] { $seat } бере { $sticks } палички
   *[many] { $seat } бере { $sticks } паличок
  }
event-taken-you = { $sticks ->
    [one] Ви берете { $sticks } паличку
    [few] Ви берете { $sticks } палички
   *[many] Ви берете { $sticks } паличок
  }
