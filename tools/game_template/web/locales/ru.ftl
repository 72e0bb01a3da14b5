### Слова игры «Ним».

title = Ним
subtitle = Возьмите последнюю палочку
pitch = Берите по очереди от одной до трёх палочек. Кто берёт последнюю, выигрывает.
set = Во что играем
tab-own = Ваша сторона
view-left = Осталось палочек
view-turn = Ходит
view-lucky = Ваше счастливое число
view-points = Очки
view-winner = Победитель
ask-take = Сколько палочек вы берёте?
option-take = { $sticks ->
    [one] Взять { $sticks } палочку
    [few] Взять { $sticks } палочки
   *[many] Взять { $sticks } палочек
  }
event-taken = { $sticks ->
    [one] { $seat } берёт { $sticks } палочку
    [few] { $seat } берёт { $sticks } палочки
   *[many] { $seat } берёт { $sticks } палочек
  }
event-taken-you = { $sticks ->
    [one] Вы берёте { $sticks } палочку
    [few] Вы берёте { $sticks } палочки
   *[many] Вы берёте { $sticks } палочек
  }
